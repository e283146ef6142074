<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ActionCard</name>
    <message numerus="yes">
        <source>{size} cards: {what}</source>
        <translation>
            <numerusform>{size} card: {what}</numerusform>
            <numerusform>{size} cards: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message numerus="yes">
        <source>{hand} cards each</source>
        <translation>
            <numerusform>{hand} card each</numerusform>
            <numerusform>{hand} cards each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message numerus="yes">
        <source>{names} share the win with {points} points each</source>
        <translation>
            <numerusform>{names} share the win with {points} point each</numerusform>
            <numerusform>{names} share the win with {points} points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {points} points</source>
        <translation>
            <numerusform>{name} wins with {points} point</numerusform>
            <numerusform>{name} wins with {points} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>Something is missing at chair {numbers}.</source>
        <translation>
            <numerusform>Something is missing at chair {numbers}.</numerusform>
            <numerusform>Something is missing at chairs {numbers}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundModel</name>
    <message numerus="yes">
        <source>{name} takes {points} points in this round.</source>
        <translation>
            <numerusform>{name} takes {points} point in this round.</numerusform>
            <numerusform>{name} takes {points} points in this round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>{wanted} cards must be chosen, not {got}</source>
        <translation>
            <numerusform>{wanted} card must be chosen, not {got}</numerusform>
            <numerusform>{wanted} cards must be chosen, not {got}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Selftest</name>
    <message numerus="yes">
        <source>%n files in {folder}</source>
        <translation>
            <numerusform>%n file in {folder}</numerusform>
            <numerusform>%n files in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines in the log</source>
        <translation>
            <numerusform>%n line in the log</numerusform>
            <numerusform>%n lines in the log</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bytes, checked by a process of its own</source>
        <translation>
            <numerusform>%n byte, checked by a process of its own</numerusform>
            <numerusform>%n bytes, checked by a process of its own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bots made %n mistakes</source>
        <translation>
            <numerusform>the bots made %n mistake</numerusform>
            <numerusform>the bots made %n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>painted with no more than %n colours: {what}</source>
        <translation>
            <numerusform>painted with no more than %n colour: {what}</numerusform>
            <numerusform>painted with no more than %n colours: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n colour</numerusform>
            <numerusform>%n colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the steps above failed</source>
        <translation>
            <numerusform>%n of the steps above failed</numerusform>
            <numerusform>%n of the steps above failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message numerus="yes">
        <source>{art}: {count} cards in the deck</source>
        <translation>
            <numerusform>{art}: {count} card in the deck</numerusform>
            <numerusform>{art}: {count} cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.</source>
        <translation>
            <numerusform>{name} predicted {space}, and {count} card lies there: a blue token, 3 points.</numerusform>
            <numerusform>{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} yellow: {points} points in all.</source>
        <translation>
            <numerusform>The bonus space adds {bonus} yellow: {points} point in all.</numerusform>
            <numerusform>The bonus space adds {bonus} yellow: {points} points in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, but {count} cards lie there: a red token, −1 point.</source>
        <translation>
            <numerusform>{name} predicted {space}, but {count} card lies there: a red token, −1 point.</numerusform>
            <numerusform>{name} predicted {space}, but {count} cards lie there: a red token, −1 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} red: {points} points in all.</source>
        <translation>
            <numerusform>The bonus space adds {bonus} red: {points} point in all.</numerusform>
            <numerusform>The bonus space adds {bonus} red: {points} points in all.</numerusform>
        </translation>
    </message>
</context>
</TS>
