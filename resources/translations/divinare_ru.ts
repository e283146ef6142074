<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Divinare</source>
        <translation>О программе Divinare</translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation>Открыть папку с &amp;данными</translation>
    </message>
    <message>
        <source>Open the &amp;licences</source>
        <translation>Открыть &amp;лицензии</translation>
    </message>
    <message>
        <source>Divinare for the desktop</source>
        <translation>Divinare для компьютера</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Версия {version}, коммит {commit}</translation>
    </message>
    <message>
        <source>Version {version}, from source</source>
        <translation>Версия {version}, из исходного кода</translation>
    </message>
    <message>
        <source>This is an unofficial implementation of the board game Divinare, which was designed by Brett J. Gilbert, illustrated by Benjamin Carré and published by Asmodee. This software has artwork and texts of its own. It is not made, endorsed or supported by the people and companies named here.</source>
        <translation>Это неофициальная версия настольной игры Divinare, которую придумал Бретт Дж. Гилберт, проиллюстрировал Бенжамен Карре и издала компания Asmodee. Рисунки и тексты этой программы&#xa0;— её собственные. Названные здесь люди и компании не создавали, не одобряли и не поддерживают её.</translation>
    </message>
    <message>
        <source>The software is free, under the MIT licence, and comes without any warranty.</source>
        <translation>Программа свободна, распространяется по лицензии MIT и без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Games, set-ups and statistics are kept in {folder}</source>
        <translation>Игры, составы столов и статистика хранятся в папке {folder}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>It stands on the work of others:</source>
        <translation>Она опирается на труд других людей:</translation>
    </message>
    <message>
        <source>The whole texts are beside the program: {names}</source>
        <translation>Полные тексты лежат рядом с программой: {names}</translation>
    </message>
</context>
<context>
    <name>AccuracyPlot</name>
    <message>
        <source>Accuracy by board</source>
        <translation>Точность по доскам</translation>
    </message>
    <message>
        <source>{art}: {perfect} % perfect, {incomplete} % incomplete, {incorrect} % incorrect.</source>
        <translation>{art}: идеальных&#xa0;— {perfect}&#xa0;%, неточных&#xa0;— {incomplete}&#xa0;%, ошибочных&#xa0;— {incorrect}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>discard {count}</source>
        <translation>сбросить {count}</translation>
    </message>
    <message>
        <source>pass {count}</source>
        <translation>передать {count}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Раунд {round} из {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{size} cards: {what}</source>
        <translation>
            <numerusform>{size} карта: {what}</numerusform>
            <numerusform>{size} карты: {what}</numerusform>
            <numerusform>{size} карт: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Играть сразу</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Продолжить последнюю игру</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>Повто&amp;р…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>С&amp;татистика</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>С&amp;чёт</translation>
    </message>
    <message>
        <source>Audit the &amp;bots…</source>
        <translation>Проверить &amp;ботов…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game</source>
        <translation>Покин&amp;уть игру</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Вернуть ход</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Положить обратно</translation>
    </message>
    <message>
        <source>Pass or &amp;discard the cards</source>
        <translation>Передать или &amp;сбросить карты</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подс&amp;казка</translation>
    </message>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Вынужденные &amp;ходы</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>H&amp;urry the bots</source>
        <translation>По&amp;торопить ботов</translation>
    </message>
    <message>
        <source>&amp;Text table</source>
        <translation>&amp;Текстовый стол</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Журнал</translation>
    </message>
    <message>
        <source>Me&amp;diums…</source>
        <translation>М&amp;едиумы…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Текст &amp;крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Текст &amp;мельче</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Вынужденные &amp;ходы делать автоматически</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Параметры…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Учиться играть</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Сообщить о проблеме…</translation>
    </message>
    <message>
        <source>&amp;About Divinare</source>
        <translation>&amp;О программе Divinare</translation>
    </message>
    <message>
        <source>P&amp;ass the cards</source>
        <translation>Пере&amp;дать карты</translation>
    </message>
    <message>
        <source>&amp;Discard the cards</source>
        <translation>&amp;Сбросить карты</translation>
    </message>
    <message>
        <source>chair {number}</source>
        <translation>место {number}</translation>
    </message>
    <message>
        <source>Hold to see the hand of {name}</source>
        <translation>Удерживать, чтобы увидеть карты: {name}</translation>
    </message>
</context>
<context>
    <name>Agenda</name>
    <message>
        <source>first player: {name}</source>
        <translation>первый игрок: {name}</translation>
    </message>
    <message>
        <source>next on the action card: {event}</source>
        <translation>следующее на карточке действий: {event}</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>No bot sits at this table: there is nothing to audit.</source>
        <translation>За этим столом нет ботов: проверять нечего.</translation>
    </message>
    <message>
        <source>{name}: an outside program, which cannot be audited</source>
        <translation>{name}: внешняя программа, проверить её нельзя</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again</source>
        <translation>{name}: повторено решений&#xa0;— {same} из {count}</translation>
    </message>
    <message>
        <source>Line {line}, round {round}, {name}, {move}: {reason}</source>
        <translation>Строка {line}, раунд {round}, {name}, {move}: {reason}</translation>
    </message>
    <message>
        <source>decides otherwise now ({move}); the game was played by version {version}</source>
        <translation>теперь решает иначе ({move}); игра велась в версии {version}</translation>
    </message>
    <message>
        <source>decides otherwise now ({move})</source>
        <translation>теперь решает иначе ({move})</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again; {outside} more by an outside program cannot be audited</source>
        <translation>{name}: повторено решений&#xa0;— {same} из {count}; ещё решений внешней программы, проверить которые нельзя: {outside}</translation>
    </message>
    <message>
        <source>decides the same again</source>
        <translation>решает так же</translation>
    </message>
    <message>
        <source>the record does not say how this was decided</source>
        <translation>в записи не сказано, как принято это решение</translation>
    </message>
    <message>
        <source>this program has no such bot</source>
        <translation>в этой программе нет такого бота</translation>
    </message>
    <message>
        <source>another bot decided than the one that sits there</source>
        <translation>решал не тот бот, который сидит на этом месте</translation>
    </message>
    <message>
        <source>the dice are not those that were settled before the first deal</source>
        <translation>случайные числа не те, что были определены до первой раздачи</translation>
    </message>
    <message>
        <source>an outside program, which cannot be audited</source>
        <translation>внешняя программа, проверить её нельзя</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>сброс {cards}</translation>
    </message>
    <message>
        <source>pass {cards}</source>
        <translation>передача {cards}</translation>
    </message>
    <message>
        <source>No finished round has a bot’s decision in it yet.</source>
        <translation>В завершённых раундах пока нет решений ботов.</translation>
    </message>
    <message>
        <source>Every decision that can be audited was made again from the seat’s own view.</source>
        <translation>Все решения, которые можно проверить, повторены в точности&#xa0;— лишь по тому, что было видно с этого места.</translation>
    </message>
    <message>
        <source>Decisions that could not be made again: {wrong} of {count}.</source>
        <translation>Не удалось повторить решений: {wrong} из {count}.</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Audit of the bots</source>
        <translation>Проверка ботов</translation>
    </message>
    <message>
        <source>The bots are asked once more…</source>
        <translation>Ботов спрашивают ещё раз…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход проверки</translation>
    </message>
    <message>
        <source>Each bot is shown what its seat could see at that moment, and nothing else; it is given the same dice and the same work as in the game. A bot that had looked at more would not decide the same.</source>
        <translation>Каждому боту показывают то, что было видно с его места в ту минуту, и ничего больше; случайные числа и объём вычислений те же, что в игре. Бот, который подсмотрел бы лишнее, решил бы иначе.</translation>
    </message>
    <message>
        <source>Decisions of the bots</source>
        <translation>Решения ботов</translation>
    </message>
    <message>
        <source>{same} of {count} decisions were made again; the others stand out below.</source>
        <translation>Повторено решений: {same} из {count}; остальные отмечены ниже.</translation>
    </message>
    <message>
        <source>No decision at this table can be audited.</source>
        <translation>Ни одно решение за этим столом проверить нельзя.</translation>
    </message>
    <message>
        <source>All {count} decisions were made again, just the same.</source>
        <translation>Все решения ({count}) повторены в точности.</translation>
    </message>
</context>
<context>
    <name>AuditModel</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Worlds tried</source>
        <translation>Миров</translation>
    </message>
    <message>
        <source>Asked again, the bot…</source>
        <translation>На повторный вопрос бот…</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (взято назад)</translation>
    </message>
    <message>
        <source>{art}: {space}</source>
        <translation>{art}: {space}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation>сбрасывает: {cards}</translation>
    </message>
    <message>
        <source>passes {cards}</source>
        <translation>передаёт: {cards}</translation>
    </message>
</context>
<context>
    <name>Auditor</name>
    <message>
        <source>The audit was stopped.</source>
        <translation>Проверка прервана.</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>&amp;Add a space</source>
        <translation>&amp;Добавить деление</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>Как в &amp;программе</translation>
    </message>
    <message>
        <source>This board: {reason}.</source>
        <translation>Эта доска: {reason}.</translation>
    </message>
    <message>
        <source>Space {place}: write one to three numbers, such as 7 or 9/10.</source>
        <translation>Деление {place}: введите от одного до трёх чисел, например 7 или 9/10.</translation>
    </message>
    <message>
        <source>Space {place}: {reason}.</source>
        <translation>Деление {place}: {reason}.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Space</source>
        <translation>Деление</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>your token may go here</source>
        <translation>сюда можно поставить вашу метку</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>chance {percent}</source>
        <translation>вероятность {percent}</translation>
    </message>
    <message>
        <source>expected this round: {points} points against the others</source>
        <translation>ожидаемый перевес в этом раунде: {points} очка</translation>
    </message>
    <message>
        <source>the best, expected this round: {points} points against the others</source>
        <translation>лучший выбор, ожидаемый перевес в этом раунде: {points} очка</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>карт: {count}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>центр</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>exec: wants the command line of a program behind it</source>
        <translation>после exec: нужна командная строка программы</translation>
    </message>
    <message>
        <source>exec: the command line of a program has at most {most} characters</source>
        <translation>exec: командная строка программы не длиннее {most} символов</translation>
    </message>
    <message>
        <source>exec: the command line of a program is not UTF-8</source>
        <translation>exec: командная строка программы не в кодировке UTF-8</translation>
    </message>
    <message>
        <source>&apos;{kind}&apos; is not a level; there are {levels}, and exec:COMMAND</source>
        <translation>«{kind}»&#xa0;— не уровень; есть {levels} и exec:КОМАНДА</translation>
    </message>
    <message>
        <source>&apos;{persona}&apos; is not a persona; there are {personas}</source>
        <translation>«{persona}»&#xa0;— не персонаж; есть {personas}</translation>
    </message>
    <message>
        <source>the analyst has gone</source>
        <translation>программа анализа завершилась</translation>
    </message>
    <message>
        <source>the analysis took too long</source>
        <translation>анализ занял слишком много времени</translation>
    </message>
    <message>
        <source>the analysis gave no answer</source>
        <translation>анализ не дал ответа</translation>
    </message>
    <message>
        <source>the program cannot be started: {reason}</source>
        <translation>программу нельзя запустить: {reason}</translation>
    </message>
    <message>
        <source>no answer within the limit</source>
        <translation>нет ответа за отведённое время</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>программа завершилась</translation>
    </message>
    <message>
        <source>a line of more than {bytes} bytes</source>
        <translation>строка длиннее {bytes} байт</translation>
    </message>
    <message>
        <source>the program did not say that it is ready</source>
        <translation>программа не сообщила о готовности</translation>
    </message>
    <message>
        <source>the program is not running</source>
        <translation>программа не запущена</translation>
    </message>
    <message>
        <source>the move {move} is not legal</source>
        <translation>ход {move} не по правилам</translation>
    </message>
    <message>
        <source>the message is not a move</source>
        <translation>сообщение&#xa0;— не ход</translation>
    </message>
    <message>
        <source>the answer is for question {number}, not {wanted}</source>
        <translation>это ответ на вопрос {number}, а не {wanted}</translation>
    </message>
    <message>
        <source>the choice of cards is not legal</source>
        <translation>такой выбор карт не разрешён</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>строка&#xa0;— не объект JSON</translation>
    </message>
    <message>
        <source>the ladder has no place for an outside program: only built-in bots are measured</source>
        <translation>внешней программе нет места в рейтинге: измеряются только встроенные боты</translation>
    </message>
    <message>
        <source>nothing is known of the work that {bot} does; limits of their own have {known}</source>
        <translation>неизвестно, какую работу выполняет {bot}; свои ограничения есть у {known}</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Cards dealt to each</source>
        <translation>Карт раздаётся каждому</translation>
    </message>
    <message>
        <source>Discarded by each</source>
        <translation>Каждый сбрасывает</translation>
    </message>
    <message>
        <source>&amp;Add a pass</source>
        <translation>&amp;Добавить передачу</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>Как в &amp;программе</translation>
    </message>
    <message>
        <source>This card: {reason}.</source>
        <translation>Эта карточка: {reason}.</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>для одного числа карт на руках заданы две передачи</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} игрока</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Раундов: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{hand} cards each</source>
        <translation>
            <numerusform>по {hand} карте</numerusform>
            <numerusform>по {hand} карты</numerusform>
            <numerusform>по {hand} карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} in hand: discard {count}</source>
        <translation>{hand} на руках: сбросить {count}</translation>
    </message>
    <message>
        <source>{hand} in hand: pass {count}</source>
        <translation>{hand} на руках: передать {count}</translation>
    </message>
    <message>
        <source>At the end: reveal the discards</source>
        <translation>В конце: открыть сброс</translation>
    </message>
</context>
<context>
    <name>ChairPanel</name>
    <message>
        <source>Chair {number}</source>
        <translation>Место {number}</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Кто здесь сидит</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Outside program</source>
        <translation>Внешняя программа</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Пока никто</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Медиум</translation>
    </message>
    <message>
        <source>Give this person a name.</source>
        <translation>Введите имя.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Это имя уже занято.</translation>
    </message>
    <message>
        <source>Choose the program that plays.</source>
        <translation>Выберите программу, которая играет.</translation>
    </message>
    <message>
        <source>Another chair has this medium.</source>
        <translation>Этот медиум уже на другом месте.</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>Здесь пока никто не сидит.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>не указан</translation>
    </message>
    <message>
        <source>Only needed where the oldest person is to be first player</source>
        <translation>Нужен, только если начинает самый старший</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Born in</source>
        <translation>Год рождения</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Адаптивный</translation>
    </message>
    <message>
        <source>As strong as it takes for the people at the table to win their fair share</source>
        <translation>Ровно той силы, при которой люди за столом выигрывают свою честную долю партий</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>Нрав</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <translation>Уравновешенный</translation>
    </message>
    <message>
        <source>Whose way of playing the bot has</source>
        <translation>В чьей манере играет бот</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>Command line of the program</source>
        <translation>Командная строка программы</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>It speaks the bot protocol.</source>
        <translation>Программа общается по протоколу ботов.</translation>
    </message>
    <message>
        <source>Choose who sits here, or let a bot take the chair.</source>
        <translation>Выберите, кто здесь сядет, или отдайте место боту.</translation>
    </message>
    <message>
        <source>Choose a program that plays</source>
        <translation>Выбор играющей программы</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Кто это&#xa0;— {name}?</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>it is not your turn</source>
        <translation>сейчас не ваш ход</translation>
    </message>
    <message>
        <source>you hold no card of this art</source>
        <translation>у вас нет карт этого искусства</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>check a game record and say what came out of it</source>
        <translation>проверить запись игры и показать её итог</translation>
    </message>
    <message>
        <source>have the bots of a game record decide once more, and compare</source>
        <translation>дать ботам из записи игры решить ещё раз и сравнить</translation>
    </message>
    <message>
        <source>say what a level makes of one decision, read from standard input</source>
        <translation>показать, как уровень оценивает решение со стандартного ввода</translation>
    </message>
    <message>
        <source>let bots play each other, and count</source>
        <translation>свести ботов за одним столом и подсчитать итоги</translation>
    </message>
    <message>
        <source>measure how strong every bot is, and compare with the stored table</source>
        <translation>измерить силу всех ботов и сравнить с сохранённой таблицей</translation>
    </message>
    <message>
        <source>a built-in bot that speaks the bot protocol on standard input and output</source>
        <translation>встроенный бот, который общается по протоколу ботов через стандартные ввод и вывод</translation>
    </message>
    <message>
        <source>Play Divinare.</source>
        <translation>Играть в Divinare.</translation>
    </message>
    <message>
        <source>a game record to go on with</source>
        <translation>запись игры, которую нужно продолжить</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>let bots play, game after game</source>
        <translation>пусть играют боты, игра за игрой</translation>
    </message>
    <message>
        <source>play a whole game in the window and check it</source>
        <translation>сыграть в окне целую игру и проверить её</translation>
    </message>
    <message>
        <source>divinare [FILE.divinare | --demo | --selftest | --version | COMMAND ...]</source>
        <translation>divinare [ФАЙЛ.divinare | --demo | --selftest | --version | КОМАНДА …]</translation>
    </message>
    <message>
        <source>The game of Divinare for the desktop. Without a command the game is opened.</source>
        <translation>Игра Divinare для компьютера. Без команды открывается сама игра.</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>показать версию</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>{purpose}.</source>
        <translation>{purpose}.</translation>
    </message>
    <message>
        <source>SPEC,SPEC,…</source>
        <translation>БОТ,БОТ,…</translation>
    </message>
    <message>
        <source>two to four bots</source>
        <translation>от двух до четырёх ботов</translation>
    </message>
    <message>
        <source>games to play</source>
        <translation>сколько игр сыграть</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>число процессов</translation>
    </message>
    <message>
        <source>how long a move may take (default {default})</source>
        <translation>сколько может длиться ход (по умолчанию {default})</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>ПАПКА</translation>
    </message>
    <message>
        <source>write every game there as a record</source>
        <translation>записывать туда каждую игру</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>вывести объект JSON вместо таблицы</translation>
    </message>
    <message>
        <source>two to four bots are wanted, not {count}</source>
        <translation>нужно от двух до четырёх ботов, а не {count}</translation>
    </message>
    <message>
        <source>{done} of {games} games, about {seconds} s left</source>
        <translation>сыграно {done} из {games}, осталось около {seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>a process that played games has died; the tournament is void</source>
        <translation>процесс, игравший партии, завершился аварийно; турнир недействителен</translation>
    </message>
    <message>
        <source>{games} games of {players} players, {limit} ms a move at most</source>
        <translation>игр: {games}, игроков: {players}, не более {limit}&#xa0;мс на ход</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>a column</comment>
        <translation>бот</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>очки за раунд</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>ms a move (95 %)</source>
        <translation>мс на ход (95&#xa0;%)</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>ошибки</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most} is wanted, not {text}</source>
        <translation>нужно целое число от {least} до {most}, а не {text}</translation>
    </message>
    <message>
        <source>a game record (NAME.divinare)</source>
        <translation>запись игры (ИМЯ.divinare)</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>вывести объект JSON вместо текста</translation>
    </message>
    <message>
        <source>(default {default})</source>
        <translation>(по умолчанию {default})</translation>
    </message>
    <message>
        <source>how long it may think (default {default})</source>
        <translation>сколько можно думать (по умолчанию {default})</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>one of {levels}</source>
        <translation>один из уровней: {levels}</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>УРОВЕНЬ</translation>
    </message>
    <message>
        <source>the style laid over the level</source>
        <translation>манера игры поверх уровня</translation>
    </message>
    <message>
        <source>the same seed gives the same decisions (default {default})</source>
        <translation>одно и то же зерно даёт одни и те же решения (по умолчанию {default})</translation>
    </message>
    <message>
        <source>print a JSON line for each decision as it is checked</source>
        <translation>печатать строку JSON о каждом решении по мере проверки</translation>
    </message>
    <message>
        <source>{done} of {count} decisions</source>
        <translation>решений: {done} из {count}</translation>
    </message>
    <message>
        <source>how often every bot sits at a table (default {default})</source>
        <translation>сколько раз каждый бот садится за стол (по умолчанию {default})</translation>
    </message>
    <message>
        <source>BOT,BOT,…</source>
        <translation>БОТ,БОТ,…</translation>
    </message>
    <message>
        <source>only these, at least four, as they are called in the table</source>
        <translation>только эти, не меньше четырёх, под именами из таблицы</translation>
    </message>
    <message>
        <source>write the table there instead of comparing it</source>
        <translation>записать таблицу туда, а не сравнивать её</translation>
    </message>
    <message>
        <source>at least four different bots are wanted</source>
        <translation>нужно не меньше четырёх разных ботов</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>рейтинг</translation>
    </message>
    <message>
        <source>stored</source>
        <comment>a column: the rating that came with the program</comment>
        <translation>сохранён</translation>
    </message>
    <message>
        <source>drift</source>
        <comment>a column: how far a rating is from the stored one</comment>
        <translation>сдвиг</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong. The game is saved, and you can go on.</source>
        <translation>Что-то пошло не так. Игра сохранена, можно продолжать.</translation>
    </message>
    <message>
        <source>{error}

The details are in {file}</source>
        <translation>{error}

Подробности&#xa0;— в файле {file}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Открыть п&amp;апку</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Передайте экран: {name}.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Я&#xa0;— {name}: открыть занавес</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The spirits are asked…</source>
        <translation>Спрашиваем духов…</translation>
    </message>
    <message>
        <source>There is no hint now: {reason}.</source>
        <translation>Подсказки сейчас нет: {reason}.</translation>
    </message>
    <message>
        <source>The analysis would choose: {cards}</source>
        <translation>Анализ выбрал бы: {cards}</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Divinare</source>
        <translation>Divinare</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Подробности</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
</context>
<context>
    <name>Expectation</name>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Раунд {round} подсчитан.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Передайте экран: {name}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>{name} thinks about a play.</source>
        <translation>Думает над ходом: {name}.</translation>
    </message>
    <message>
        <source>Cards are being chosen: {names}.</source>
        <translation>Выбор карт: {names}.</translation>
    </message>
    <message>
        <source>{name}: choose a space on the {art} board, or put the card back.</source>
        <translation>{name}: выберите деление на доске «{art}» или положите карту обратно.</translation>
    </message>
    <message>
        <source>{name}: play a card and move your token on its board.</source>
        <translation>{name}: сыграйте карту и передвиньте свою метку на её доске.</translation>
    </message>
    <message>
        <source>{name}: choose cards to discard face down ({marked} of {wanted}).</source>
        <translation>{name}: выберите карты для сброса рубашкой вверх ({marked} из {wanted}).</translation>
    </message>
    <message>
        <source>{name}: choose cards to pass to {receiver} ({marked} of {wanted}).</source>
        <translation>{name}: выберите карты для передачи ({marked} из {wanted}); их получит {receiver}.</translation>
    </message>
    <message>
        <source>You will have to move: {arts}. Plays that disturb no prediction: {count}.</source>
        <translation>Придётся двигать метки: {arts}. Ходов, не сбивающих предсказаний: {count}.</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>This is not a saved set-up: it is not JSON.</source>
        <translation>Это не сохранённый состав: файл не в формате JSON.</translation>
    </message>
    <message>
        <source>The file is larger than {bytes} bytes.</source>
        <translation>Файл больше {bytes} байт.</translation>
    </message>
    <message>
        <source>Byte {place} is not UTF-8 text.</source>
        <translation>Байт {place}&#xa0;— не текст UTF-8.</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>Эта игра открыта в другом окне Divinare.</translation>
    </message>
    <message>
        <source>Outside programs play in this record: choose another folder for it.</source>
        <translation>В этой записи играют внешние программы: выберите для неё другую папку.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file could not be written.</source>
        <translation>Не удалось записать файл.</translation>
    </message>
    <message>
        <source>Divinare games (*{suffix});;All files (*)</source>
        <translation>Игры Divinare (*{suffix});;Все файлы (*)</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Открытие игры</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Повтор игры</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Нет игры, которую можно сохранить.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранение игры</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>The end of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win with {points} points each</source>
        <translation>
            <numerusform>Победу делят {names}: у каждого {points} очко</numerusform>
            <numerusform>Победу делят {names}: у каждого {points} очка</numerusform>
            <numerusform>Победу делят {names}: у каждого {points} очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {points} points</source>
        <translation>
            <numerusform>Побеждает {name}: {points} очко</numerusform>
            <numerusform>Побеждает {name}: {points} очка</numerusform>
            <numerusform>Побеждает {name}: {points} очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Итоговая таблица</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Повтор</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>Points game by game</source>
        <translation>Очки по играм</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>В среднем: {points}</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С помощью</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Board game</source>
        <translation>Настольная игра</translation>
    </message>
    <message>
        <source>Foresee which cards will be played, before your tokens are forced to move</source>
        <translation>Предскажите, сколько карт будет сыграно, прежде чем вашим меткам придётся сдвинуться</translation>
    </message>
    <message>
        <source>card, cards, prediction, divination, bots</source>
        <translation>карты, предсказание, гадание, боты</translation>
    </message>
    <message>
        <source>Divinare game</source>
        <translation>Игра Divinare</translation>
    </message>
    <message>
        <source>Game of hidden hands, forced moves and prediction</source>
        <translation>Игра о скрытых картах, вынужденных ходах и предсказаниях</translation>
    </message>
    <message>
        <source>Thirty-six cards belong to four arts of divination, but no one sees them all: each of two to four mediums holds a few, hands some on, and plays one a turn. Every card that is played forces a token to another prediction, and at the end those come off best who foresaw how many cards of each art were played.</source>
        <translation>Тридцать шесть карт принадлежат четырём искусствам гадания, но всех не видит никто: каждый из двух–четырёх медиумов держит несколько, часть передаёт и в свой ход играет одну. Каждая сыгранная карта заставляет метку перейти к другому предсказанию, и побеждает тот, кто лучше всех предвидел, сколько карт каждого искусства будет сыграно.</translation>
    </message>
    <message>
        <source>Play alone against bots of five strengths and four characters, or with others at one computer.</source>
        <translation>Играйте в одиночку против ботов пяти уровней и четырёх характеров или вместе с другими за одним компьютером.</translation>
    </message>
    <message>
        <source>Four languages, three looks, a palette for the colour-blind, keyboard and screen reader</source>
        <translation>Четыре языка, три темы, палитра для людей с дальтонизмом, клавиатура и экранный диктор</translation>
    </message>
    <message>
        <source>Hints that know only what you could know, replays of every game, and statistics</source>
        <translation>Подсказки, которые знают только то, что могли бы знать вы, повтор каждой игры и статистика</translation>
    </message>
    <message>
        <source>Boards and action cards that can be edited</source>
        <translation>Доски и карточки действий можно изменять</translation>
    </message>
    <message>
        <source>This is an unofficial version of the game by Brett J. Gilbert, with artwork and words of its own.</source>
        <translation>Это неофициальная версия игры Бретта Дж. Гилберта с собственными рисунками и текстами.</translation>
    </message>
    <message>
        <source>Divinare needs 64-bit Windows 10, version 1809, or newer.</source>
        <translation>Для Divinare нужна 64-разрядная Windows 10 версии 1809 или новее.</translation>
    </message>
    <message>
        <source>This system is too old for Divinare, which needs the C library glibc {version} or newer.</source>
        <translation>Эта система слишком старая для Divinare: нужна библиотека C glibc версии {version} или новее.</translation>
    </message>
    <message>
        <source>Divinare is running. Close it and try again.</source>
        <translation>Divinare запущена. Закройте её и попробуйте снова.</translation>
    </message>
    <message>
        <source>Only an administrator can install or remove Divinare for everybody.</source>
        <translation>Установить или удалить Divinare для всех может только администратор.</translation>
    </message>
    <message>
        <source>Foresee which cards will be played</source>
        <translation>Предскажите, сколько карт будет сыграно</translation>
    </message>
    <message>
        <source>Games Manual</source>
        <translation>Руководство по играм</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>СИНТАКСИС</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>ОПИСАНИЕ</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>ПАРАМЕТРЫ</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>КОМАНДЫ</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ФАЙЛЫ</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>КОД ЗАВЕРШЕНИЯ</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>ИГРОКИ</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ЧИСЛО</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>УРОВЕНЬ</translation>
    </message>
    <message>
        <source>Divinare is a game for two to four mediums, who predict how many cards of each of four arts of divination will be played. Without a command the game is opened; with a game record, that game goes on.</source>
        <translation>Divinare&#xa0;— игра для двух, трёх или четырёх медиумов, которые предсказывают, сколько карт каждого из четырёх искусств предсказания будет сыграно. Без команды открывается игра; если указана запись игры, эта игра продолжается.</translation>
    </message>
    <message>
        <source>Let bots play, game after game.</source>
        <translation>Пусть боты играют игру за игрой.</translation>
    </message>
    <message>
        <source>Play a whole game between bots in a window, save it, check it and show each language; exit with status 0, or say what failed.</source>
        <translation>Сыграть в окне целую игру между ботами, сохранить её, проверить и показать каждый язык; завершиться с кодом 0 или сообщить, что не удалось.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>Check a game record against the rules and print what came out of it.</source>
        <translation>Проверить запись игры по правилам и показать её итог.</translation>
    </message>
    <message>
        <source>Have the bots of a game record decide once more, each from the view of its seat alone, and compare.</source>
        <translation>Дать ботам из записи игры решить ещё раз, каждому&#xa0;— лишь по тому, что видно с его места, и сравнить.</translation>
    </message>
    <message>
        <source>Let bots play each other, and count.</source>
        <translation>Дать ботам сыграть друг с другом и подсчитать итоги.</translation>
    </message>
    <message>
        <source>Measure how strong every bot is, and compare with the table that came with the program.</source>
        <translation>Измерить силу всех ботов и сравнить с таблицей, поставляемой с программой.</translation>
    </message>
    <message>
        <source>Say what a level makes of one decision, read from standard input.</source>
        <translation>Показать, как уровень оценивает решение, прочитанное со стандартного ввода.</translation>
    </message>
    <message>
        <source>A built-in bot that speaks the bot protocol on standard input and output.</source>
        <translation>Встроенный бот, который общается по протоколу ботов через стандартные ввод и вывод.</translation>
    </message>
    <message>
        <source>Games, set-ups, layouts, statistics and the error log.</source>
        <translation>Игры, составы столов, доски и карточки действий, статистика и журнал ошибок.</translation>
    </message>
    <message>
        <source>Preferences.</source>
        <translation>Параметры.</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if not, 2 if the command line was not understood.</source>
        <translation>0, если всё прошло хорошо; 1, если нет; 2, если командная строка не понята.</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>{art}, chosen</source>
        <translation>{art}, выбрана</translation>
    </message>
    <message>
        <source>{card}, advised</source>
        <translation>{card}, рекомендуется</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Медиум</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>думает</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>to choose cards</source>
        <translation>выбирает</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
</context>
<context>
    <name>KeysModel</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Действия и их клавиши</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>За&amp;дать</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Обычная</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” already.</source>
        <translation>{key}&#xa0;— уже клавиша действия «{action}».</translation>
    </message>
    <message>
        <source>New k&amp;ey</source>
        <translation>Нова&amp;я клавиша</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” too. Give one of them another.</source>
        <translation>{key}&#xa0;— клавиша и действия «{action}». Замените одну из них.</translation>
    </message>
</context>
<context>
    <name>LayoutEditor</name>
    <message>
        <source>Boards and action card</source>
        <translation>Доски и карточка действий</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>Мой экземпляр</translation>
    </message>
    <message>
        <source>My copy {number}</source>
        <translation>Мой экземпляр {number}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} игрока</translation>
    </message>
    <message>
        <source>The action card for {number}</source>
        <translation>Карточка действий для {number}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>{title} ✗</source>
        <translation>{title} ✗</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Step {number} of {pages}</source>
        <translation>Шаг {number} из {pages}</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Играть сразу</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Закрыть урок</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Прервать урок</translation>
    </message>
    <message>
        <source>Your turn, at the table.</source>
        <translation>Ваш черёд&#xa0;— за столом.</translation>
    </message>
    <message>
        <source>Wait a moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Ход урока</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The deals are settled and sealed: {seal}</source>
        <translation>Раздачи определены и запечатаны: {seal}</translation>
    </message>
    <message>
        <source>The seal is opened: seed {seed}, salt {salt}</source>
        <translation>Печать вскрыта: зерно {seed}, соль {salt}</translation>
    </message>
    <message>
        <source>Decisions taken back: {count}</source>
        <translation>Отменено решений: {count}</translation>
    </message>
    <message>
        <source>Round {round}: {name} is first player.</source>
        <translation>Раунд {round}: первый игрок&#xa0;— {name}.</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}.</source>
        <translation>{name} подстраивается под стол и играет на уровне: {level}.</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}, at most {limit} ms a move.</source>
        <translation>{name} подстраивается под стол и играет на уровне: {level}, не больше {limit}&#xa0;мс на ход.</translation>
    </message>
    <message>
        <source>{name} plays {art}: {origin} → {to}.</source>
        <translation>{name} играет карту «{art}»: {origin}&#xa0;→&#xa0;{to}.</translation>
    </message>
    <message>
        <source>{name} discards face down.</source>
        <translation>{name} сбрасывает карты рубашкой вверх.</translation>
    </message>
    <message>
        <source>{name} has chosen what to pass.</source>
        <translation>{name}: карты для передачи выбраны.</translation>
    </message>
    <message>
        <source>The discards are revealed: {cards}.</source>
        <translation>Сброс открыт: {cards}.</translation>
    </message>
    <message>
        <source>Everybody passes cards to the right.</source>
        <translation>Все передают карты направо.</translation>
    </message>
    <message>
        <source>You pass {gave} and receive {received}.</source>
        <translation>Вы передаёте: {gave}. Вы получаете: {received}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name}&#xa0;— {points}</translation>
    </message>
    <message>
        <source>Round {round} is scored: {points}.</source>
        <translation>Раунд {round} подсчитан: {points}.</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} share the win.</source>
        <translation>Игра окончена: {points}. Победу делят {names}.</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} wins.</source>
        <translation>Игра окончена: {points}. Побеждает {names}.</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Раунд {round} подсчитан.</translation>
    </message>
    <message>
        <source>Round {round} is scored. Your points in it: {points}.</source>
        <translation>Раунд {round} подсчитан. Ваши очки в нём: {points}.</translation>
    </message>
    <message>
        <source>{name}’s program went wrong ({fault}); a built-in bot made this move.</source>
        <translation>Программа игрока {name} дала сбой ({fault}); ход сделал встроенный бот.</translation>
    </message>
    <message>
        <source>A built-in bot plays for {name} from here on.</source>
        <translation>Отныне за игрока {name} играет встроенный бот.</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Поиск в журнале</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Вид записей</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Закрыть журнал</translation>
    </message>
    <message>
        <source>Detach the log</source>
        <translation>Открепить журнал</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <translation>Раунды и счёт</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game could not be started.</source>
        <translation>Не удалось начать игру.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Незаконченных игр нет.</translation>
    </message>
    <message>
        <source>This file is not a game that can be played.</source>
        <translation>Этот файл&#xa0;— не игра, которую можно продолжить.</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>Эта игра открыта в другом окне Divinare.</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Не удалось открыть файл.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <translation>Эта игра уже на столе.</translation>
    </message>
    <message>
        <source>That game is open in another window now.</source>
        <translation>Эта партия теперь открыта в другом окне.</translation>
    </message>
    <message>
        <source>This file is not a game that can be shown.</source>
        <translation>Этот файл&#xa0;— не игра, которую можно показать.</translation>
    </message>
    <message>
        <source>Divinare</source>
        <translation>Divinare</translation>
    </message>
    <message>
        <source>{names} · Divinare</source>
        <translation>{names} · Divinare</translation>
    </message>
    <message>
        <source>The move could not be saved, so it was not made.</source>
        <translation>Ход не удалось сохранить, поэтому он не сделан.</translation>
    </message>
</context>
<context>
    <name>MediumCard</name>
    <message>
        <source>Played by {name}</source>
        <translation>Играет {name}</translation>
    </message>
</context>
<context>
    <name>MediumsDialog</name>
    <message>
        <source>The mediums</source>
        <translation>Медиумы</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>No card in your hand forces a token to move.</source>
        <translation>Ни одна карта на руках не заставит двигать метку.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Let &amp;bots take the empty chairs</source>
        <translation>Посадить &amp;ботов на свободные места</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} игрока</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>&amp;Rules and options</source>
        <translation>&amp;Правила и параметры</translation>
    </message>
    <message>
        <source>“{name}” cannot be used: {reason}</source>
        <translation>«{name}» использовать нельзя: {reason}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Something is missing at chair {numbers}.</source>
        <translation>
            <numerusform>Чего-то не хватает на месте {numbers}.</numerusform>
            <numerusform>Чего-то не хватает на местах {numbers}.</numerusform>
            <numerusform>Чего-то не хватает на местах {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is missing among the rules and options.</source>
        <translation>Чего-то не хватает в правилах и параметрах.</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>Открытый счёт</translation>
    </message>
    <message>
        <source>Everybody sees all points at any time</source>
        <translation>Все в любой момент видят очки друг друга</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Подсказки разрешены</translation>
    </message>
    <message>
        <source>A game in which a hint was used is marked so</source>
        <translation>Игра, в которой брали подсказку, отмечается</translation>
    </message>
    <message>
        <source>House rule: a token may stay in the centre</source>
        <translation>Домашнее правило: метка может остаться в центре</translation>
    </message>
    <message>
        <source>The printed rules say that it must move</source>
        <translation>По печатным правилам она обязана двигаться</translation>
    </message>
    <message>
        <source>Score tokens</source>
        <translation>Знаки подсчёта очков</translation>
    </message>
    <message>
        <source>{name}: {blue} blue, {yellow} yellow, {red} red</source>
        <translation>{name}: синих&#xa0;— {blue}, жёлтых&#xa0;— {yellow}, красных&#xa0;— {red}</translation>
    </message>
    <message>
        <source>Boards and action card</source>
        <translation>Доски и карточка действий</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>empty: chance decides</source>
        <translation>пусто: решает случай</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Решает случай</translation>
    </message>
    <message>
        <source>The oldest person</source>
        <translation>Самый старший</translation>
    </message>
    <message>
        <source>Chair {number}: {name}</source>
        <translation>Место {number}: {name}</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>Как в программе</translation>
    </message>
    <message>
        <source>Nobody has said when they were born.</source>
        <translation>Никто не указал год рождения.</translation>
    </message>
    <message>
        <source>A seed is less than 2 to the power of 64.</source>
        <translation>Зерно должно быть меньше 2 в степени 64.</translation>
    </message>
    <message>
        <source>Most printings</source>
        <translation>Большинство изданий</translation>
    </message>
    <message>
        <source>French printings</source>
        <translation>Французские издания</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Что в коробке</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>The same seed deals the same cards to the same chairs.</source>
        <translation>Одно и то же зерно раздаёт те же карты на те же места.</translation>
    </message>
</context>
<context>
    <name>Parser</name>
    <message>
        <source>{command} says more</source>
        <translation>подробнее: {command}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>использование: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>a heading; a colon follows</comment>
        <translation>аргументы</translation>
    </message>
    <message>
        <source>options</source>
        <comment>a heading; a colon follows</comment>
        <translation>параметры</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>аргумент %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>не хватает аргументов: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>неизвестные аргументы: %s</translation>
    </message>
    <message>
        <source>this option takes no value, and was given %r</source>
        <translation>этот параметр не принимает значения, а задано %r</translation>
    </message>
    <message>
        <source>one value is wanted</source>
        <translation>нужно одно значение</translation>
    </message>
    <message>
        <source>this does not go together with %s</source>
        <translation>нельзя вместе с %s</translation>
    </message>
    <message>
        <source>%(option)s is not clear; it could be %(matches)s</source>
        <translation>%(option)s можно понять по-разному: %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)</source>
        <translation>нет такого варианта: %(value)r; может быть, %(maybe)r? (есть %(choices)s)</translation>
    </message>
    <message>
        <source>%(value)r is not a value of the kind %(type)s</source>
        <translation>%(value)r&#xa0;— значение не того вида, нужен %(type)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>нет такого варианта: %(value)r (есть %(choices)s)</translation>
    </message>
</context>
<context>
    <name>PassFields</name>
    <message>
        <source>Hand size at which cards are passed</source>
        <translation>Сколько карт на руках при передаче</translation>
    </message>
    <message>
        <source>Cards passed</source>
        <translation>Передаётся карт</translation>
    </message>
    <message>
        <source>Remove this pass</source>
        <translation>Убрать эту передачу</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>in hand pass</source>
        <translation>на руках, передать</translation>
    </message>
</context>
<context>
    <name>PeekKeys</name>
    <message>
        <source>Hold {key} to see your hand; it is hidden when you let go.</source>
        <translation>Удерживайте {key}, чтобы увидеть свои карты; отпустите&#xa0;— и они скроются.</translation>
    </message>
    <message>
        <source>a key of your choice (Preferences)</source>
        <translation>любую клавишу по выбору (она задаётся в параметрах)</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points by round and board</source>
        <translation>Очки по раундам и доскам</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{art} {points}</source>
        <translation>{art} {points}</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {parts}.</source>
        <translation>Раунд {round}, {name}: {parts}.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Usual colours</source>
        <translation>Обычные цвета</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Удобные при дальтонизме</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Colours of the arts</source>
        <translation>Цвета искусств</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}&#xa0;%</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation>Скорость анимации</translation>
    </message>
    <message>
        <source>off</source>
        <translation>выключена</translation>
    </message>
    <message>
        <source>Show the log beside the table</source>
        <translation>Показывать журнал рядом со столом</translation>
    </message>
    <message>
        <source>Show the table as text, for keyboard and screen reader</source>
        <translation>Показывать стол текстом, для клавиатуры и экранного диктора</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Неспешный</translation>
    </message>
    <message>
        <source> ms</source>
        <translation>&#xa0;мс</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Темп ботов</translation>
    </message>
    <message>
        <source>How long a bot’s move is shown before the next one.</source>
        <translation>Как долго показывается ход бота перед следующим.</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Вынужденные ходы делать автоматически</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <translation>Боты думают не дольше</translation>
    </message>
    <message>
        <source>Wait after the round sheet</source>
        <translation>Ждать после итогов раунда</translation>
    </message>
    <message>
        <source>New games allow hints</source>
        <translation>В новых играх разрешены подсказки</translation>
    </message>
    <message>
        <source>Close a curtain between people at one screen</source>
        <translation>Закрывать занавес между людьми за одним экраном</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Outside programs</source>
        <translation>Внешние программы</translation>
    </message>
    <message>
        <source>Outside programs play in this game</source>
        <translation>В этой игре участвуют внешние программы</translation>
    </message>
    <message>
        <source>This record comes from elsewhere. What stands below would be started on this computer, and could do there whatever you can do: start it only if you know it.</source>
        <translation>Эта запись получена извне. То, что указано ниже, было бы запущено на этом компьютере и могло бы делать на нём всё, что можете делать вы: запускайте, только если это вам знакомо.</translation>
    </message>
    <message>
        <source>Command lines of the programs</source>
        <translation>Командные строки программ</translation>
    </message>
    <message>
        <source>&amp;Start them</source>
        <translation>&amp;Запустить их</translation>
    </message>
    <message>
        <source>Let &amp;bots play instead</source>
        <translation>Пусть играют &amp;боты</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Pass the cards</source>
        <translation>Передать карты</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>Сбросить карты</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Положить обратно</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
</context>
<context>
    <name>Protocol</name>
    <message>
        <source>a list is wanted</source>
        <translation>нужен список</translation>
    </message>
    <message>
        <source>a list with the hand size of two to four seats is wanted</source>
        <translation>нужен список с числом карт на руках для двух–четырёх мест</translation>
    </message>
    <message>
        <source>the message is not JSON</source>
        <translation>сообщение&#xa0;— не JSON</translation>
    </message>
    <message>
        <source>the message is nested too deeply</source>
        <translation>сообщение слишком глубоко вложено</translation>
    </message>
    <message>
        <source>a message is a JSON object</source>
        <translation>сообщение должно быть объектом JSON</translation>
    </message>
    <message>
        <source>the answer holds no play, pass or discard</source>
        <translation>в ответе нет ни play, ни pass, ни discard</translation>
    </message>
    <message>
        <source>one of {kinds} is wanted, not {value}</source>
        <translation>нужно одно из {kinds}, а не {value}</translation>
    </message>
    <message>
        <source>at least one move is wanted</source>
        <translation>нужен хотя бы один ход</translation>
    </message>
    <message>
        <source>by the action card there is no {kind} with {size} cards in hand</source>
        <translation>карточка действий не предусматривает {kind}, когда карт на руке: {size}</translation>
    </message>
    <message>
        <source>by the action card it is {wanted}, not {count}</source>
        <translation>по карточке действий это {wanted}, а не {count}</translation>
    </message>
    <message>
        <source>a list of {size} is wanted</source>
        <translation>нужен список, в котором элементов: {size}</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>нужен текст из букв {letters}, а не {value}</translation>
    </message>
    <message>
        <source>this is not a card and a space of its board</source>
        <translation>это не карта и деление её доски</translation>
    </message>
    <message>
        <source>protocol {asked} is not known; this bot speaks {version}</source>
        <translation>протокол {asked} неизвестен; этот бот знает {version}</translation>
    </message>
    <message>
        <source>a list of two to four seats is wanted</source>
        <translation>нужен список из двух–четырёх мест</translation>
    </message>
    <message>
        <source>a choose came before any hello</source>
        <translation>choose пришло раньше hello</translation>
    </message>
    <message>
        <source>the history of the view does not lead to its hand and stacks</source>
        <translation>история в view не приводит к картам на руках и у досок</translation>
    </message>
    <message>
        <source>the history of the view holds more cards of an art than there are</source>
        <translation>в истории view больше карт одного искусства, чем их есть</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>round {next} is dealt next, not round {number}</source>
        <translation>следующим раздаётся раунд {next}, а не {number}</translation>
    </message>
    <message>
        <source>no round has just ended where this {kind} line stands</source>
        <translation>там, где стоит строка {kind}, раунд ещё не закончился</translation>
    </message>
    <message>
        <source>the game ends after round {rounds}, and round {last} was the last</source>
        <translation>игра кончается после раунда {rounds}, а последним был раунд {last}</translation>
    </message>
    <message>
        <source>{place} disagrees with the moves, which give {value}</source>
        <translation>{place} не согласуется с ходами: по ним выходит {value}</translation>
    </message>
    <message>
        <source>the move was meant for revision {revision} of the game, which is at {current} now</source>
        <translation>ход предназначен для состояния {revision}, а сейчас {current}</translation>
    </message>
    <message>
        <source>{count} decisions cannot be taken back: {decisions} hold</source>
        <translation>нельзя отменить решений: {count}; всего их {decisions}</translation>
    </message>
    <message>
        <source>a record begins with a header such as {&quot;divinare&quot;: 1, ...}</source>
        <translation>запись начинается с заголовка вида {&quot;divinare&quot;: 1, ...}</translation>
    </message>
    <message>
        <source>version {version} of the format is not known; this program reads {ours}</source>
        <translation>версия формата {version} неизвестна; эта программа читает {ours}</translation>
    </message>
    <message>
        <source>64 hexadecimal digits are wanted, not {value}</source>
        <translation>нужны 64 шестнадцатеричные цифры, а не {value}</translation>
    </message>
    <message>
        <source>a list of {players} seats is wanted</source>
        <translation>нужен список мест: {players}</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} не входит в число {choices}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>a text of at most {most} characters is wanted, not {value}</source>
        <translation>нужен текст не длиннее {most} символов, а не {value}</translation>
    </message>
    <message>
        <source>the text holds half of a surrogate pair</source>
        <translation>текст содержит половину суррогатной пары</translation>
    </message>
    <message>
        <source>a line is a JSON object</source>
        <translation>строка должна быть объектом JSON</translation>
    </message>
    <message>
        <source>a line says one thing, and this one has {one} and {other}</source>
        <translation>строка говорит об одном, а в этой&#xa0;— {one} и {other}</translation>
    </message>
    <message>
        <source>a list of hands of the letters {letters} is wanted</source>
        <translation>нужен список карт на руках из букв {letters}</translation>
    </message>
    <message>
        <source>one of the letters {letters} is wanted, not {value}</source>
        <translation>нужна одна из букв {letters}, а не {value}</translation>
    </message>
    <message>
        <source>the label of a space is wanted, not {value}</source>
        <translation>нужно обозначение деления, а не {value}</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>нужен текст из букв {letters}, а не {value}</translation>
    </message>
    <message>
        <source>the file is empty; a game record begins with a header line</source>
        <translation>файл пуст; запись игры начинается со строки заголовка</translation>
    </message>
    <message>
        <source>this is not a game record, or its header is torn: the first line has no end</source>
        <translation>это не запись игры или её заголовок оборван: у первой строки нет конца</translation>
    </message>
    <message>
        <source>the line is not JSON</source>
        <translation>строка&#xa0;— не JSON</translation>
    </message>
    <message>
        <source>the last line is torn and was dropped; all before it holds</source>
        <translation>последняя строка оборвана и отброшена; всё до неё верно</translation>
    </message>
    <message>
        <source>end.opening: the header has no commitment that could be opened</source>
        <translation>end.opening: в заголовке нет обязательства, которое можно было бы раскрыть</translation>
    </message>
    <message>
        <source>this is not a game record: its first line is not JSON</source>
        <translation>это не запись игры: первая строка&#xa0;— не JSON</translation>
    </message>
    <message>
        <source>the file is too large for a game record: {size} MB, and a record has at most {most} MB</source>
        <translation>файл слишком велик для записи игры: {size}&#xa0;МБ, а в записи не больше {most}&#xa0;МБ</translation>
    </message>
    <message>
        <source>this cannot be the name of a file</source>
        <translation>это не может быть именем файла</translation>
    </message>
    <message>
        <source>the seal of this game is missing: rounds to come are dealt without it</source>
        <translation>печать этой игры утеряна: следующие раунды раздаются без неё</translation>
    </message>
    <message>
        <source>end.opening: a seed and a salt are wanted</source>
        <translation>end.opening: нужны зерно и соль</translation>
    </message>
    <message>
        <source>the seed and salt that are opened here do not give the header’s commitment</source>
        <translation>раскрытые здесь зерно и соль не дают обязательства из заголовка</translation>
    </message>
    <message>
        <source>the deal of round {round} is not the one to which the header is committed</source>
        <translation>раздача раунда {round} не та, которую обещает заголовок</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Step {at} of {count}</source>
        <translation>Шаг {at} из {count}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Карты скрыты</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о проблеме</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>What helps to find the fault</source>
        <translation>Что поможет найти ошибку</translation>
    </message>
    <message>
        <source>Divinare sends nothing by itself. Copy or save this report, write what you did, what happened and what you had expected, and send both to those from whom you have this copy of the program.</source>
        <translation>Divinare ничего не отправляет сама. Скопируйте или сохраните этот отчёт, напишите, что вы делали, что произошло и чего вы ожидали, и отправьте всё это тем, от кого вы получили программу.</translation>
    </message>
    <message>
        <source>The report is in English, for those who look for the fault. It has no cards that are not on the table, no names, no paths and no seeds.</source>
        <translation>Отчёт составлен по-английски&#xa0;— для тех, кто ищет ошибку. В нём нет ни карт, не выложенных на стол, ни имён, ни путей к файлам, ни зёрен.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Отчёт скопирован в буфер обмена.</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Отчёт сохранён.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Текстовые файлы (*.txt);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранение отчёта</translation>
    </message>
</context>
<context>
    <name>RoundModel</name>
    <message>
        <source>This round</source>
        <translation>Этот раунд</translation>
    </message>
    <message>
        <source>{art}: {count}</source>
        <translation>{art}: {count}</translation>
    </message>
    <message>
        <source>{space}
—</source>
        <translation>{space}
—</translation>
    </message>
    <message>
        <source>{space}, {judged}
{points}</source>
        <translation>{space}, {judged}
{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {points} points in this round.</source>
        <translation>
            <numerusform>{name} получает в этом раунде {points} очко.</numerusform>
            <numerusform>{name} получает в этом раунде {points} очка.</numerusform>
            <numerusform>{name} получает в этом раунде {points} очков.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Раунд {number} из {rounds}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>П&amp;родолжить</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Итоги раунда</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>The rules of Divinare</source>
        <translation>Правила Divinare</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Сохранить в PDF…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>{place} of {number}</source>
        <translation>{place} из {number}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Сохранить правила в PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Не удалось записать файл.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this is not an ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>a whole number is wanted, not {value}</source>
        <translation>нужно целое число, а не {value}</translation>
    </message>
    <message>
        <source>{value} is not from {least} to {most}</source>
        <translation>{value} не в пределах от {least} до {most}</translation>
    </message>
    <message>
        <source>true or false is wanted, not {value}</source>
        <translation>нужно true или false, а не {value}</translation>
    </message>
    <message>
        <source>a table of names and values is wanted, not {value}</source>
        <translation>нужна таблица имён и значений, а не {value}</translation>
    </message>
    <message>
        <source>a list of spaces is wanted, not {value}</source>
        <translation>нужен список делений, а не {value}</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has no space</source>
        <translation>на доске от {least} до {most} делений, а на этой нет ни одного</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has 1 space</source>
        <translation>на доске от {least} до {most} делений, а на этой 1</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has {count} spaces</source>
        <translation>на доске от {least} до {most} делений, а на этой {count}</translation>
    </message>
    <message>
        <source>a list of one to {most} numbers is wanted, not {value}</source>
        <translation>нужен список чисел, от одного до {most}, а не {value}</translation>
    </message>
    <message>
        <source>{number} is more than the {cards} {art} cards</source>
        <translation>{number} больше, чем карт «{art}» в колоде ({cards})</translation>
    </message>
    <message>
        <source>{number} stands on this space already</source>
        <translation>{number} на этом делении уже есть</translation>
    </message>
    <message>
        <source>{number} stands on space [{index}] already</source>
        <translation>{number} уже есть на делении [{index}]</translation>
    </message>
    <message>
        <source>{number} comes after {before}: numbers rise from left to right</source>
        <translation>{number} стоит после {before}: числа растут слева направо</translation>
    </message>
    <message>
        <source>{players} hands of {hand} are more than the {cards} cards of the deck</source>
        <translation>на руки ({players} по {hand}) не хватит карт: в колоде их {cards}</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>для одного числа карт на руках заданы две передачи</translation>
    </message>
    <message>
        <source>a hand size is wanted, not {value}</source>
        <translation>нужно число карт на руках, а не {value}</translation>
    </message>
    <message>
        <source>hands are never {size} cards large when cards are passed (1 to {largest} are)</source>
        <translation>при передаче на руках не бывает карт: {size} (только от 1 до {largest})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>слишком большое значение</translation>
    </message>
    <message>
        <source>{hands} hands were dealt to {players} players</source>
        <translation>роздано наборов карт: {hands}, игроков: {players}</translation>
    </message>
    <message>
        <source>seat {seat} was dealt {count} cards, not {hand}</source>
        <translation>место {seat} получило карт: {count}, а не {hand}</translation>
    </message>
    <message>
        <source>hands and set-aside cards hold {count} {art} cards, but the deck has {deck}</source>
        <translation>на руках и среди отложенных карт {art}&#xa0;— {count}, а в колоде {deck}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>to deal cards</comment>
        <translation>раздавать</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>to discard cards</comment>
        <translation>сбрасывать</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to pass cards</comment>
        <translation>передавать</translation>
    </message>
    <message>
        <source>play</source>
        <comment>to play a card</comment>
        <translation>ходить</translation>
    </message>
    <message>
        <source>this is the time to {wanted}, not to {got}</source>
        <translation>сейчас время {wanted}, а не {got}</translation>
    </message>
    <message>
        <source>it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>сейчас ход места {turn}, а не {seat}</translation>
    </message>
    <message>
        <source>there is no seat {seat}: seats are counted from 0 to {last}</source>
        <translation>места {seat} нет: места считаются от 0 до {last}</translation>
    </message>
    <message>
        <source>seat {seat} has already chosen its cards</source>
        <translation>место {seat} уже выбрало карты</translation>
    </message>
    <message>
        <source>1 card must be chosen, not {got}</source>
        <translation>нужно выбрать 1 карту, а не {got}</translation>
    </message>
    <message numerus="yes">
        <source>{wanted} cards must be chosen, not {got}</source>
        <translation>
            <numerusform>нужно выбрать {wanted} карту, а не {got}</numerusform>
            <numerusform>нужно выбрать {wanted} карты, а не {got}</numerusform>
            <numerusform>нужно выбрать {wanted} карт, а не {got}</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} does not hold {cards} (its hand is {hand})</source>
        <translation>у места {seat} нет {cards} (на руках: {hand})</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>of a hand of cards</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>the {art} board has no space {space}</source>
        <translation>на доске «{art}» нет деления {space}</translation>
    </message>
    <message>
        <source>space {space} of the {art} board is occupied by seat {seat}</source>
        <translation>деление {space} доски «{art}» занято местом {seat}</translation>
    </message>
    <message>
        <source>the token on the {art} board must move: it stands on {space} already</source>
        <translation>метка на доске «{art}» должна двигаться: она уже стоит на {space}</translation>
    </message>
    <message>
        <source>{text} is not a move; a move looks like {expected}</source>
        <translation>{text}&#xa0;— не ход; ход выглядит так: {expected}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>файл больше {bytes} байт</translation>
    </message>
    <message>
        <source>byte {place} is not UTF-8 text</source>
        <translation>байт {place}&#xa0;— не текст UTF-8</translation>
    </message>
    <message>
        <source>not TOML: it breaks off, or holds what can’t be read</source>
        <translation>не TOML: текст обрывается или не читается</translation>
    </message>
    <message>
        <source>not TOML: there is a slip in line {line}, column {column}</source>
        <translation>не TOML: ошибка в строке {line}, столбце {column}</translation>
    </message>
    <message>
        <source>the number of {art} cards is missing</source>
        <translation>не указано число карт {art}</translation>
    </message>
    <message>
        <source>this number is missing</source>
        <translation>это число не указано</translation>
    </message>
    <message>
        <source>a text is wanted that says where the layout comes from</source>
        <translation>нужен текст о том, откуда взята эта раскладка</translation>
    </message>
</context>
<context>
    <name>SavedBar</name>
    <message>
        <source>Saved set-ups</source>
        <translation>Сохранённые составы</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>Сохранение состава</translation>
    </message>
    <message>
        <source>Name, for example “Thursday table”:</source>
        <translation>Название, например «Стол по четвергам»:</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Score tokens lie face down until the end of the game.</source>
        <translation>Знаки подсчёта очков лежат лицом вниз до конца игры.</translation>
    </message>
</context>
<context>
    <name>SeatItem</name>
    <message>
        <source>Points: {points}</source>
        <translation>Очки: {points}</translation>
    </message>
</context>
<context>
    <name>Selftest</name>
    <message>
        <source>resources</source>
        <translation>ресурсы</translation>
    </message>
    <message>
        <source>libraries</source>
        <translation>библиотеки</translation>
    </message>
    <message>
        <source>window</source>
        <translation>окно</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>record</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>языки</translation>
    </message>
    <message>
        <source>missing or broken in {folder}: {names}</source>
        <translation>нет или испорчено в {folder}: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n files in {folder}</source>
        <translation>
            <numerusform>%n файл в {folder}</numerusform>
            <numerusform>%n файла в {folder}</numerusform>
            <numerusform>%n файлов в {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Qt platform {platform}, Python {python}</source>
        <translation>платформа Qt {platform}, Python {python}</translation>
    </message>
    <message>
        <source>the welcome page</source>
        <translation>начальная страница</translation>
    </message>
    <message>
        <source>the table was never painted</source>
        <translation>стол так и не был нарисован</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines in the log</source>
        <translation>
            <numerusform>%n строка в журнале</numerusform>
            <numerusform>%n строки в журнале</numerusform>
            <numerusform>%n строк в журнале</numerusform>
        </translation>
    </message>
    <message>
        <source>the table</source>
        <translation>стол</translation>
    </message>
    <message>
        <source>there is no game to save</source>
        <translation>нет игры, которую можно сохранить</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes, checked by a process of its own</source>
        <translation>
            <numerusform>%n байт, проверено отдельным процессом</numerusform>
            <numerusform>%n байта, проверено отдельным процессом</numerusform>
            <numerusform>%n байт, проверено отдельным процессом</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no record to show</source>
        <translation>нет записи, которую можно показать</translation>
    </message>
    <message>
        <source>the record was not shown</source>
        <translation>запись не была показана</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>повтор игры</translation>
    </message>
    <message numerus="yes">
        <source>the bots made %n mistakes</source>
        <translation>
            <numerusform>боты допустили&#xa0;%n ошибку</numerusform>
            <numerusform>боты допустили&#xa0;%n ошибки</numerusform>
            <numerusform>боты допустили&#xa0;%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>the texts of Qt or of the program are missing: {language}</source>
        <translation>нет текстов Qt или программы: {language}</translation>
    </message>
    <message>
        <source>not every language has words of its own: {words}</source>
        <translation>не у каждого языка свои слова: {words}</translation>
    </message>
    <message>
        <source>the game did not end within {seconds} s</source>
        <translation>игра не закончилась за {seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>divinare {command} ended with status {status}: {words}</source>
        <translation>divinare {command} завершилась с кодом {status}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>painted with no more than %n colours: {what}</source>
        <translation>
            <numerusform>нарисовано не более чем&#xa0;%n цветом: {what}</numerusform>
            <numerusform>нарисовано не более чем&#xa0;%n цветами: {what}</numerusform>
            <numerusform>нарисовано не более чем&#xa0;%n цветами: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n цвет</numerusform>
            <numerusform>%n цвета</numerusform>
            <numerusform>%n цветов</numerusform>
        </translation>
    </message>
    <message>
        <source>divinare {version} {commit}: the files of the player would be in {folder}</source>
        <translation>divinare {version} {commit}: файлы игрока были бы в {folder}</translation>
    </message>
    <message>
        <source>FAILED {step}: {problem}</source>
        <translation>СБОЙ {step}: {problem}</translation>
    </message>
    <message>
        <source>passed {step} in {seconds} s: {found}</source>
        <translation>успех {step} за {seconds}&#xa0;с: {found}</translation>
    </message>
    <message numerus="yes">
        <source>%n of the steps above failed</source>
        <translation>
            <numerusform>не удался&#xa0;%n шаг из перечисленных выше</numerusform>
            <numerusform>не удались&#xa0;%n шага из перечисленных выше</numerusform>
            <numerusform>не удалось&#xa0;%n шагов из перечисленных выше</numerusform>
        </translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>всё в порядке</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>tokens</source>
        <translation>знаки</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>Round {round}. Cards beside the boards: {counts}.</source>
        <translation>Раунд {round}. Карты у досок: {counts}.</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>центр</translation>
    </message>
    <message>
        <source>{space}: no space shows the count</source>
        <translation>{space}: такого числа на доске нет</translation>
    </message>
    <message>
        <source>{space}: {why} {points}</source>
        <translation>{space}: {why} {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, single bonus {points}</source>
        <translation>{space}: {why}, одинарный приз {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, double bonus {points}</source>
        <translation>{space}: {why}, двойной приз {points}</translation>
    </message>
    <message>
        <source>{blue} blue, {yellow} yellow, {red} red</source>
        <translation>синих {blue}, жёлтых {yellow}, красных {red}</translation>
    </message>
    <message>
        <source>The game is under way: {done} of {rounds} rounds finished. Points: {points}.</source>
        <translation>Игра идёт: окончено раундов&#xa0;— {done} из {rounds}. Очки: {points}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins. Points: {points}.</source>
        <translation>Игра окончена: побеждает {name}. Очки: {points}.</translation>
    </message>
    <message>
        <source>The game is over: {names} and {last} share the win. Points: {points}.</source>
        <translation>Игра окончена: победу делят {names} и {last}. Очки: {points}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>part of a list such as: Ada 3, Ben 5</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals were sealed before the first card, but the seal was never opened.</source>
        <translation>Раздачи были запечатаны до первой карты, но печать так и не вскрыли.</translation>
    </message>
    <message>
        <source>The deals are those that were sealed before the first card.</source>
        <translation>Раздачи те самые, что были запечатаны до первой карты.</translation>
    </message>
</context>
<context>
    <name>SheetItem</name>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>As the rulebooks print it.</source>
        <translation>Как напечатано в правилах.</translation>
    </message>
    <message>
        <source>⚠ Reconstructed: the rulebooks do not print all of it. Change it to match your own copy.</source>
        <translation>⚠ Восстановлено: в правилах напечатано не всё. Измените по своему экземпляру.</translation>
    </message>
    <message>
        <source>Changed by you to match your own copy.</source>
        <translation>Изменено вами по своему экземпляру.</translation>
    </message>
</context>
<context>
    <name>SpaceFields</name>
    <message>
        <source>One to three numbers, such as 7 or 9/10</source>
        <translation>От одного до трёх чисел, например 7 или 9/10</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>без приза</translation>
    </message>
    <message>
        <source>Remove this space</source>
        <translation>Убрать это деление</translation>
    </message>
    <message>
        <source>Numbers of space {place}</source>
        <translation>Числа деления {place}</translation>
    </message>
    <message>
        <source>Bonus of space {place}</source>
        <translation>Приз деления {place}</translation>
    </message>
    <message>
        <source>Remove space {place}</source>
        <translation>Убрать деление {place}</translation>
    </message>
</context>
<context>
    <name>StandingsModel</name>
    <message>
        <source>{name} · {who}</source>
        <translation>{name} · {who}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Раунд {number}</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>по {points}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{level} (bots)</source>
        <translation>{level} (боты)</translation>
    </message>
    <message>
        <source>{name} (program)</source>
        <translation>{name} (программа)</translation>
    </message>
    <message>
        <source>Against {level}</source>
        <translation>Против: {level}</translation>
    </message>
    <message>
        <source>Without built-in bots</source>
        <translation>Без встроенных ботов</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} игрока</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>A row for each</source>
        <translation>Группировка</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>With games in which &amp;hints or take-backs were used</source>
        <translation>Вместе с играми, где брали подсказки или возвращали &amp;ходы</translation>
    </message>
    <message>
        <source>No finished game yet. The first one you play will stand here.</source>
        <translation>Законченных игр пока нет. Первая сыгранная появится здесь.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>С&amp;бросить…</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>strongest level met</source>
        <translation>сильнейший уровень соперников</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>число игроков</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>любое число</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>кто угодно</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Экспорт статистики</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Forget the results of all games?</source>
        <translation>Забыть результаты всех игр?</translation>
    </message>
    <message>
        <source>The games themselves are kept. This cannot be undone.</source>
        <translation>Сами игры сохранятся. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>&amp;Забыть</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>В среднем</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучший</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Идеальные</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Неточные</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Ошибочные</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С помощью</translation>
    </message>
    <message>
        <source>A shared win counts as its fraction</source>
        <translation>Разделённая победа считается долей</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Очки за игру</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Больше всего очков за игру</translation>
    </message>
    <message>
        <source>Games in which people used hints or take-backs</source>
        <translation>Игры, в которых люди пользовались подсказками или возвратом хода</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Ratings are as in chess: with 400 points more one is ahead ten times out of eleven. The bots’ come from games among themselves, and 1500 is their average. What stands after ± is how far off a rating may be.</source>
        <translation>Рейтинг&#xa0;— как в шахматах: у кого на 400 очков больше, тот оказывается впереди в десяти случаях из одиннадцати. Рейтинги ботов получены в играх между ними и в среднем равны 1500. Число после ± показывает, на сколько рейтинг может быть неточен.</translation>
    </message>
    <message>
        <source>Lately about as strong as {other}.</source>
        <translation>В последнее время примерно на уровне: {other}.</translation>
    </message>
    <message>
        <source>Here: {level}. {strength}</source>
        <translation>Здесь: {level}. {strength}</translation>
    </message>
    <message>
        <source>{strength} Rating: {rating}.</source>
        <translation>{strength} Рейтинг: {rating}.</translation>
    </message>
    <message>
        <source>About as strong as {other}.</source>
        <translation>Примерно на уровне: {other}.</translation>
    </message>
    <message>
        <source>A little stronger than {other}.</source>
        <translation>Немного сильнее, чем {other}.</translation>
    </message>
    <message>
        <source>A little weaker than {other}.</source>
        <translation>Немного слабее, чем {other}.</translation>
    </message>
    <message>
        <source>Clearly stronger than {other}.</source>
        <translation>Заметно сильнее, чем {other}.</translation>
    </message>
    <message>
        <source>Clearly weaker than {other}.</source>
        <translation>Заметно слабее, чем {other}.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>No such file or directory</source>
        <translation>Нет такого файла или папки</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Доступ запрещён</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Действие не разрешено</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Носитель доступен только для чтения</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Это папка</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Это не папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Файл уже существует</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>На диске нет места</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Превышена дисковая квота</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Файл слишком велик</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Слишком длинное имя файла</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ошибка чтения или записи</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>Это не исполняемая программа</translation>
    </message>
    <message>
        <source>Windows 10, version 1809,</source>
        <comment>part of a sentence: Divinare needs … or newer</comment>
        <translation>Windows 10 версии 1809</translation>
    </message>
    <message>
        <source>Divinare needs {name} or newer; this is version {version}.</source>
        <translation>Для Divinare нужна система {name} или новее; у этой версия {version}.</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because there is no screen. Start it on a desktop.</source>
        <translation>Divinare не может показать своё окно: здесь нет экрана. Запустите игру на рабочем столе.</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because this system lacks {files}.</source>
        <translation>Divinare не может открыть окно: в системе не хватает {files}.</translation>
    </message>
    <message>
        <source>To get what is missing: {command}</source>
        <translation>Чтобы получить недостающее: {command}</translation>
    </message>
    <message>
        <source>Install the packages that have these files; in Debian they are: {packages}</source>
        <translation>Установите пакеты с этими файлами; в Debian это: {packages}</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>{player}, {status}</source>
        <translation>{player}, {status}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Enough cards are marked: unmark one first, or confirm.</source>
        <translation>Карт уже достаточно: снимите выбор с одной или подтвердите.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Сначала выберите карту.</translation>
    </message>
    <message>
        <source>Your card belongs to the {art} board.</source>
        <translation>Ваша карта относится к доске «{art}».</translation>
    </message>
    <message>
        <source>{art}, {space}: {reason}.</source>
        <translation>{art}, {space}: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{art}: {count} cards in the deck</source>
        <translation>
            <numerusform>{art}: {count} карта в колоде</numerusform>
            <numerusform>{art}: {count} карты в колоде</numerusform>
            <numerusform>{art}: {count} карт в колоде</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}. The action card says at which hand sizes something happens:</source>
        <translation>{round}. Карточка действий говорит, при скольких картах на руках что-то происходит:</translation>
    </message>
    <message>
        <source>Next: {event}.</source>
        <translation>Дальше: {event}.</translation>
    </message>
    <message>
        <source>Nothing more of it comes in this round.</source>
        <translation>В этом раунде больше ничего не будет.</translation>
    </message>
    <message>
        <source>Discarded face down: {count}. They are revealed when the round ends.</source>
        <translation>Сброшено рубашкой вверх: {count}. Эти карты откроют в конце раунда.</translation>
    </message>
    <message>
        <source>Set aside face down: {count}. Nobody knows these cards.</source>
        <translation>Отложено рубашкой вверх: {count}. Этих карт не знает никто.</translation>
    </message>
    <message>
        <source>{name}: hold the mouse button here to see your hand.</source>
        <translation>{name}: удерживайте здесь кнопку мыши, чтобы увидеть свои карты.</translation>
    </message>
    <message>
        <source>{name} is {medium}. Click to read more.</source>
        <translation>{name} играет за медиума: {medium}. Щёлкните, чтобы узнать больше.</translation>
    </message>
    <message>
        <source>{name} is first player: the action card lies here.</source>
        <translation>{name}&#xa0;— первый игрок: карточка действий лежит здесь.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>&amp;Hand (Enter chooses a card)</source>
        <translation>&amp;Карты на руках (Enter выбирает карту)</translation>
    </message>
    <message>
        <source>&amp;Boards (Enter moves your token)</source>
        <translation>&amp;Доски (Enter передвигает метку)</translation>
    </message>
    <message>
        <source>S&amp;eats (Enter tells who they are)</source>
        <translation>&amp;Места (Enter расскажет, кто это)</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>С&amp;чёт</translation>
    </message>
    <message>
        <source>Pass the cards</source>
        <translation>Передать карты</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>Сбросить карты</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Положить обратно</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Открыть занавес</translation>
    </message>
    <message>
        <source>Choose a card of this board first.</source>
        <translation>Сначала выберите карту этой доски.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>The final table · London, 17 November 1896</source>
        <translation>Финальный стол · Лондон, 17 ноября 1896 года</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>И&amp;грать сразу</translation>
    </message>
    <message>
        <source>You against three bots</source>
        <translation>Вы против трёх ботов</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Нов&amp;ая игра…</translation>
    </message>
    <message>
        <source>Learn &amp;to play</source>
        <translation>&amp;Учиться играть</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Прави&amp;ла</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>chiromancy</source>
        <translation>хиромантия</translation>
    </message>
    <message>
        <source>crystallomancy</source>
        <translation>кристалломантия</translation>
    </message>
    <message>
        <source>tasseomancy</source>
        <translation>гадание на кофейной гуще</translation>
    </message>
    <message>
        <source>astromancy</source>
        <translation>астрология</translation>
    </message>
    <message>
        <source>Chiromancy</source>
        <translation>Хиромантия</translation>
    </message>
    <message>
        <source>Crystallomancy</source>
        <translation>Кристалломантия</translation>
    </message>
    <message>
        <source>Tasseomancy</source>
        <translation>Гадание на кофейной гуще</translation>
    </message>
    <message>
        <source>Astromancy</source>
        <translation>Астрология</translation>
    </message>
    <message>
        <source>Rami Sakar</source>
        <translation>Рами Сакар</translation>
    </message>
    <message>
        <source>Tzciska Parovic</source>
        <translation>Цижка Паровиц</translation>
    </message>
    <message>
        <source>John-Paul Kramer</source>
        <translation>Джон-Поль Крамер</translation>
    </message>
    <message>
        <source>Lord Edmund Fischner III</source>
        <translation>Лорд Эдмунд Фишер III</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Рами</translation>
    </message>
    <message>
        <source>Tzciska</source>
        <translation>Цижка</translation>
    </message>
    <message>
        <source>John-Paul</source>
        <translation>Джон-Поль</translation>
    </message>
    <message>
        <source>Lord Edmund</source>
        <translation>Лорд Эдмунд</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Адепт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Оракул</translation>
    </message>
    <message>
        <source>single bonus</source>
        <translation>одинарный приз</translation>
    </message>
    <message>
        <source>double bonus</source>
        <translation>двойной приз</translation>
    </message>
    <message>
        <source>single bonus: 1 point more for a prediction that scores, 1 more lost for a wrong one</source>
        <translation>одинарный приз: на 1 очко больше за удачное предсказание, на 1 больше теряется за ошибочное</translation>
    </message>
    <message>
        <source>double bonus: 2 points more for a prediction that scores, 2 more lost for a wrong one</source>
        <translation>двойной приз: на 2 очка больше за удачное предсказание, на 2 больше теряется за ошибочное</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>центр</translation>
    </message>
    <message>
        <source>{count} {art}</source>
        <translation>{art}&#xa0;— {count}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} и {last}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>occupied by {name}</source>
        <translation>занято: {name}</translation>
    </message>
    <message>
        <source>your token must move</source>
        <translation>ваша метка обязана двигаться</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>идеальное</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>неточное</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>ошибочное</translation>
    </message>
    <message>
        <source>no prediction</source>
        <translation>нет предсказания</translation>
    </message>
    <message>
        <source>{name} made no prediction: the centre never scores.</source>
        <translation>{name} ничего не предсказывает: центральная область не приносит очков.</translation>
    </message>
    <message>
        <source>No space of the {art} board shows {count}: nobody takes a token.</source>
        <translation>На доске «{art}» нет числа {count}: никто не получает знаков.</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.</source>
        <translation>
            <numerusform>{name}: предсказано {space}, и там {count} карта. Синий знак, 3 очка.</numerusform>
            <numerusform>{name}: предсказано {space}, и там {count} карты. Синий знак, 3 очка.</numerusform>
            <numerusform>{name}: предсказано {space}, и там {count} карт. Синий знак, 3 очка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} yellow: {points} points in all.</source>
        <translation>
            <numerusform>Деление с призом добавляет жёлтых: {bonus}; всего {points} очко.</numerusform>
            <numerusform>Деление с призом добавляет жёлтых: {bonus}; всего {points} очка.</numerusform>
            <numerusform>Деление с призом добавляет жёлтых: {bonus}; всего {points} очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} predicted {space}, next to the {count} that came: a yellow token, 1 point.</source>
        <translation>{name}: предсказано {space}, рядом с выпавшим {count}. Жёлтый знак, 1 очко.</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, but {count} cards lie there: a red token, −1 point.</source>
        <translation>
            <numerusform>{name}: предсказано {space}, но там {count} карта. Красный знак, −1 очко.</numerusform>
            <numerusform>{name}: предсказано {space}, но там {count} карты. Красный знак, −1 очко.</numerusform>
            <numerusform>{name}: предсказано {space}, но там {count} карт. Красный знак, −1 очко.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} red: {points} points in all.</source>
        <translation>
            <numerusform>Деление с призом добавляет красных: {bonus}; всего {points} очко.</numerusform>
            <numerusform>Деление с призом добавляет красных: {bonus}; всего {points} очка.</numerusform>
            <numerusform>Деление с призом добавляет красных: {bonus}; всего {points} очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence} {next}</translation>
    </message>
</context>
</TS>
