<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Divinare</source>
        <translation>À propos de Divinare</translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation>Ouvrir le &amp;dossier des données</translation>
    </message>
    <message>
        <source>Open the &amp;licences</source>
        <translation>Ouvrir les &amp;licences</translation>
    </message>
    <message>
        <source>Divinare for the desktop</source>
        <translation>Divinare pour ordinateur</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>Version {version}, commit {commit}</translation>
    </message>
    <message>
        <source>Version {version}, from source</source>
        <translation>Version {version}, depuis les sources</translation>
    </message>
    <message>
        <source>This is an unofficial implementation of the board game Divinare, which was designed by Brett J. Gilbert, illustrated by Benjamin Carré and published by Asmodee. This software has artwork and texts of its own. It is not made, endorsed or supported by the people and companies named here.</source>
        <translation>Ceci est une adaptation non officielle du jeu de société Divinare, créé par Brett J. Gilbert, illustré par Benjamin Carré et édité par Asmodee. Les images et les textes de ce logiciel lui sont propres. Il n’est ni réalisé, ni approuvé, ni soutenu par les personnes et sociétés nommées ici.</translation>
    </message>
    <message>
        <source>The software is free, under the MIT licence, and comes without any warranty.</source>
        <translation>Ce logiciel est libre, sous licence MIT, et fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Games, set-ups and statistics are kept in {folder}</source>
        <translation>Les parties, les configurations et les statistiques sont conservées dans {folder}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>It stands on the work of others:</source>
        <translation>Il s’appuie sur le travail d’autres personnes&#xa0;:</translation>
    </message>
    <message>
        <source>The whole texts are beside the program: {names}</source>
        <translation>Les textes complets accompagnent le programme&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>AccuracyPlot</name>
    <message>
        <source>Accuracy by board</source>
        <translation>Justesse par plateau</translation>
    </message>
    <message>
        <source>{art}: {perfect} % perfect, {incomplete} % incomplete, {incorrect} % incorrect.</source>
        <translation>{art}&#xa0;: {perfect}&#xa0;% parfaites, {incomplete}&#xa0;% incomplètes, {incorrect}&#xa0;% erronées.</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>discard {count}</source>
        <translation>écarter {count}</translation>
    </message>
    <message>
        <source>pass {count}</source>
        <translation>passer {count}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{size} cards: {what}</source>
        <translation>
            <numerusform>{size} carte&#xa0;: {what}</numerusform>
            <numerusform>{size} cartes&#xa0;: {what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Continuer la dernière partie</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>&amp;Revoir…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>Audit the &amp;bots…</source>
        <translation>&amp;Vérifier les bots…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre le coup</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>Re&amp;poser la carte</translation>
    </message>
    <message>
        <source>Pass or &amp;discard the cards</source>
        <translation>Passer ou écarter les car&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Forced moves</source>
        <translation>Coups &amp;forcés</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>H&amp;urry the bots</source>
        <translation>Presser les &amp;bots</translation>
    </message>
    <message>
        <source>&amp;Text table</source>
        <translation>&amp;Table en mode texte</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Journal</translation>
    </message>
    <message>
        <source>Me&amp;diums…</source>
        <translation>Mé&amp;diums…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>Jouer d’office les coups &amp;forcés</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Apprendre à jouer</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Signaler un problème…</translation>
    </message>
    <message>
        <source>&amp;About Divinare</source>
        <translation>À &amp;propos de Divinare</translation>
    </message>
    <message>
        <source>P&amp;ass the cards</source>
        <translation>Passer les car&amp;tes</translation>
    </message>
    <message>
        <source>&amp;Discard the cards</source>
        <translation>Écarter les car&amp;tes</translation>
    </message>
    <message>
        <source>chair {number}</source>
        <translation>place {number}</translation>
    </message>
    <message>
        <source>Hold to see the hand of {name}</source>
        <translation>{name}&#xa0;: maintenir pour voir la main</translation>
    </message>
</context>
<context>
    <name>Agenda</name>
    <message>
        <source>first player: {name}</source>
        <translation>premier joueur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>next on the action card: {event}</source>
        <translation>prochain événement&#xa0;: {event}</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>No bot sits at this table: there is nothing to audit.</source>
        <translation>Aucun bot n’est assis à cette table&#xa0;: il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <source>{name}: an outside program, which cannot be audited</source>
        <translation>{name}&#xa0;: un programme extérieur, qui ne peut pas être vérifié</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again</source>
        <translation>{name}&#xa0;: {same} décisions sur {count} refaites à l’identique</translation>
    </message>
    <message>
        <source>Line {line}, round {round}, {name}, {move}: {reason}</source>
        <translation>Ligne {line}, manche {round}, {name}, {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>decides otherwise now ({move}); the game was played by version {version}</source>
        <translation>décide autrement maintenant ({move})&#xa0;; la partie a été jouée avec la version {version}</translation>
    </message>
    <message>
        <source>decides otherwise now ({move})</source>
        <translation>décide autrement maintenant ({move})</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again; {outside} more by an outside program cannot be audited</source>
        <translation>{name}&#xa0;: {same} décisions sur {count} refaites à l’identique&#xa0;; {outside} de plus, prises par un programme extérieur, ne peuvent pas être vérifiées</translation>
    </message>
    <message>
        <source>decides the same again</source>
        <translation>décide de nouveau la même chose</translation>
    </message>
    <message>
        <source>the record does not say how this was decided</source>
        <translation>l’enregistrement ne dit pas comment cela a été décidé</translation>
    </message>
    <message>
        <source>this program has no such bot</source>
        <translation>ce programme n’a pas ce bot</translation>
    </message>
    <message>
        <source>another bot decided than the one that sits there</source>
        <translation>la décision vient d’un autre bot que celui de cette place</translation>
    </message>
    <message>
        <source>the dice are not those that were settled before the first deal</source>
        <translation>les tirages ne sont pas ceux qui ont été fixés avant la première donne</translation>
    </message>
    <message>
        <source>an outside program, which cannot be audited</source>
        <translation>un programme extérieur, qui ne peut pas être vérifié</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>écarte {cards}</translation>
    </message>
    <message>
        <source>pass {cards}</source>
        <translation>passe {cards}</translation>
    </message>
    <message>
        <source>No finished round has a bot’s decision in it yet.</source>
        <translation>Aucune manche terminée ne contient encore de décision d’un bot.</translation>
    </message>
    <message>
        <source>Every decision that can be audited was made again from the seat’s own view.</source>
        <translation>Chaque décision vérifiable a été refaite à l’identique, d’après ce que l’on voyait de cette place et rien d’autre.</translation>
    </message>
    <message>
        <source>Decisions that could not be made again: {wrong} of {count}.</source>
        <translation>Décisions qui n’ont pas pu être refaites&#xa0;: {wrong} sur {count}.</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Audit of the bots</source>
        <translation>Vérification des bots</translation>
    </message>
    <message>
        <source>The bots are asked once more…</source>
        <translation>Les bots sont interrogés une seconde fois…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Each bot is shown what its seat could see at that moment, and nothing else; it is given the same dice and the same work as in the game. A bot that had looked at more would not decide the same.</source>
        <translation>On montre à chaque bot ce qu’il pouvait voir de sa place à ce moment, et rien d’autre&#xa0;; le hasard et la quantité de calcul sont les mêmes que dans la partie. Un bot qui en aurait vu davantage ne déciderait pas la même chose.</translation>
    </message>
    <message>
        <source>Decisions of the bots</source>
        <translation>Décisions des bots</translation>
    </message>
    <message>
        <source>{same} of {count} decisions were made again; the others stand out below.</source>
        <translation>{same} décisions sur {count} ont été refaites à l’identique&#xa0;; les autres sont signalées ci-dessous.</translation>
    </message>
    <message>
        <source>No decision at this table can be audited.</source>
        <translation>Aucune décision à cette table ne peut être vérifiée.</translation>
    </message>
    <message>
        <source>All {count} decisions were made again, just the same.</source>
        <translation>Les {count} décisions ont toutes été refaites à l’identique.</translation>
    </message>
</context>
<context>
    <name>AuditModel</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Worlds tried</source>
        <translation>Mondes essayés</translation>
    </message>
    <message>
        <source>Asked again, the bot…</source>
        <translation>Interrogé de nouveau, le bot…</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (repris)</translation>
    </message>
    <message>
        <source>{art}: {space}</source>
        <translation>{art}&#xa0;: {space}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation>écarte {cards}</translation>
    </message>
    <message>
        <source>passes {cards}</source>
        <translation>passe {cards}</translation>
    </message>
</context>
<context>
    <name>Auditor</name>
    <message>
        <source>The audit was stopped.</source>
        <translation>La vérification a été interrompue.</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>&amp;Add a space</source>
        <translation>&amp;Ajouter une case</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>Comme dans le &amp;programme</translation>
    </message>
    <message>
        <source>This board: {reason}.</source>
        <translation>Ce plateau&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Space {place}: write one to three numbers, such as 7 or 9/10.</source>
        <translation>Case {place}&#xa0;: écrivez de un à trois nombres, comme 7 ou 9/10.</translation>
    </message>
    <message>
        <source>Space {place}: {reason}.</source>
        <translation>Case {place}&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>your token may go here</source>
        <translation>votre jeton peut aller ici</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>chance {percent}</source>
        <translation>probabilité {percent}</translation>
    </message>
    <message>
        <source>expected this round: {points} points against the others</source>
        <translation>attendu cette manche&#xa0;: {points} points face aux autres</translation>
    </message>
    <message>
        <source>the best, expected this round: {points} points against the others</source>
        <translation>le meilleur choix, attendu cette manche&#xa0;: {points} points face aux autres</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>cartes&#xa0;: {count}</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>exec: wants the command line of a program behind it</source>
        <translation>exec: doit être suivi de la ligne de commande d’un programme</translation>
    </message>
    <message>
        <source>exec: the command line of a program has at most {most} characters</source>
        <translation>exec&#xa0;: la ligne de commande d’un programme a au plus {most} caractères</translation>
    </message>
    <message>
        <source>exec: the command line of a program is not UTF-8</source>
        <translation>exec&#xa0;: la ligne de commande d’un programme n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>&apos;{kind}&apos; is not a level; there are {levels}, and exec:COMMAND</source>
        <translation>«&#xa0;{kind}&#xa0;» n’est pas un niveau&#xa0;; il y a {levels} et exec:COMMANDE</translation>
    </message>
    <message>
        <source>&apos;{persona}&apos; is not a persona; there are {personas}</source>
        <translation>«&#xa0;{persona}&#xa0;» n’est pas un personnage&#xa0;; il y a {personas}</translation>
    </message>
    <message>
        <source>the analyst has gone</source>
        <translation>le programme d’analyse s’est arrêté</translation>
    </message>
    <message>
        <source>the analysis took too long</source>
        <translation>l’analyse a pris trop de temps</translation>
    </message>
    <message>
        <source>the analysis gave no answer</source>
        <translation>l’analyse n’a donné aucune réponse</translation>
    </message>
    <message>
        <source>the program cannot be started: {reason}</source>
        <translation>le programme ne peut pas être lancé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no answer within the limit</source>
        <translation>pas de réponse dans le délai</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>le programme s’est arrêté</translation>
    </message>
    <message>
        <source>a line of more than {bytes} bytes</source>
        <translation>une ligne de plus de {bytes} octets</translation>
    </message>
    <message>
        <source>the program did not say that it is ready</source>
        <translation>le programme ne s’est pas déclaré prêt</translation>
    </message>
    <message>
        <source>the program is not running</source>
        <translation>le programme ne tourne pas</translation>
    </message>
    <message>
        <source>the move {move} is not legal</source>
        <translation>le coup {move} n’est pas permis</translation>
    </message>
    <message>
        <source>the message is not a move</source>
        <translation>le message n’est pas un coup</translation>
    </message>
    <message>
        <source>the answer is for question {number}, not {wanted}</source>
        <translation>la réponse est celle de la question {number}, non {wanted}</translation>
    </message>
    <message>
        <source>the choice of cards is not legal</source>
        <translation>ce choix de cartes n’est pas permis</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>la ligne n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>the ladder has no place for an outside program: only built-in bots are measured</source>
        <translation>l’échelle n’a pas de place pour un programme extérieur&#xa0;: seuls les robots intégrés sont mesurés</translation>
    </message>
    <message>
        <source>nothing is known of the work that {bot} does; limits of their own have {known}</source>
        <translation>on ne sait rien du travail de {bot}&#xa0;; ont une limite propre&#xa0;: {known}</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Cards dealt to each</source>
        <translation>Cartes données à chacun</translation>
    </message>
    <message>
        <source>Discarded by each</source>
        <translation>Cartes écartées par chacun</translation>
    </message>
    <message>
        <source>&amp;Add a pass</source>
        <translation>&amp;Ajouter une passe</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>Comme dans le &amp;programme</translation>
    </message>
    <message>
        <source>This card: {reason}.</source>
        <translation>Cette carte&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>une même taille de main a deux passes</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>Manches&#xa0;: {count}</translation>
    </message>
    <message numerus="yes">
        <source>{hand} cards each</source>
        <translation>
            <numerusform>{hand} carte chacun</numerusform>
            <numerusform>{hand} cartes chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} in hand: discard {count}</source>
        <translation>{hand} en main&#xa0;: écarter {count}</translation>
    </message>
    <message>
        <source>{hand} in hand: pass {count}</source>
        <translation>{hand} en main&#xa0;: passer {count}</translation>
    </message>
    <message>
        <source>At the end: reveal the discards</source>
        <translation>À la fin&#xa0;: révéler les cartes écartées</translation>
    </message>
</context>
<context>
    <name>ChairPanel</name>
    <message>
        <source>Chair {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Qui occupe cette place</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Outside program</source>
        <translation>Programme externe</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne pour l’instant</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médium</translation>
    </message>
    <message>
        <source>Give this person a name.</source>
        <translation>Donnez un nom à cette personne.</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>Quelqu’un d’autre porte ce nom.</translation>
    </message>
    <message>
        <source>Choose the program that plays.</source>
        <translation>Choisissez le programme qui joue.</translation>
    </message>
    <message>
        <source>Another chair has this medium.</source>
        <translation>Ce médium est déjà à une autre place.</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>Personne n’est encore assis ici.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>Only needed where the oldest person is to be first player</source>
        <translation>Utile seulement si la personne la plus âgée commence</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Born in</source>
        <translation>Naissance</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>As strong as it takes for the people at the table to win their fair share</source>
        <translation>Juste assez fort pour que les personnes à la table gagnent leur juste part</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>Tempérament</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <translation>Tempérament égal</translation>
    </message>
    <message>
        <source>Whose way of playing the bot has</source>
        <translation>Le personnage dont le bot imite le jeu</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Command line of the program</source>
        <translation>Ligne de commande du programme</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>It speaks the bot protocol.</source>
        <translation>Il parle le protocole des bots.</translation>
    </message>
    <message>
        <source>Choose who sits here, or let a bot take the chair.</source>
        <translation>Choisissez qui prend cette place, ou laissez-la à un bot.</translation>
    </message>
    <message>
        <source>Choose a program that plays</source>
        <translation>Choisir un programme qui joue</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Qui est {name}&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>it is not your turn</source>
        <translation>ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>you hold no card of this art</source>
        <translation>vous n’avez aucune carte de cet art</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>check a game record and say what came out of it</source>
        <translation>vérifier une partie enregistrée et en donner le résultat</translation>
    </message>
    <message>
        <source>have the bots of a game record decide once more, and compare</source>
        <translation>faire décider une seconde fois les bots d’une partie enregistrée, et comparer</translation>
    </message>
    <message>
        <source>say what a level makes of one decision, read from standard input</source>
        <translation>donner l’avis d’un niveau sur une décision lue sur l’entrée standard</translation>
    </message>
    <message>
        <source>let bots play each other, and count</source>
        <translation>faire jouer des bots entre eux et compter les points</translation>
    </message>
    <message>
        <source>measure how strong every bot is, and compare with the stored table</source>
        <translation>mesurer la force de chaque bot et la comparer au tableau enregistré</translation>
    </message>
    <message>
        <source>a built-in bot that speaks the bot protocol on standard input and output</source>
        <translation>un bot intégré qui parle le protocole des bots sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>Play Divinare.</source>
        <translation>Jouer à Divinare.</translation>
    </message>
    <message>
        <source>a game record to go on with</source>
        <translation>une partie enregistrée à poursuivre</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>let bots play, game after game</source>
        <translation>laisser jouer les bots, partie après partie</translation>
    </message>
    <message>
        <source>play a whole game in the window and check it</source>
        <translation>jouer une partie entière dans la fenêtre et la vérifier</translation>
    </message>
    <message>
        <source>divinare [FILE.divinare | --demo | --selftest | --version | COMMAND ...]</source>
        <translation>divinare [FICHIER.divinare | --demo | --selftest | --version | COMMANDE …]</translation>
    </message>
    <message>
        <source>The game of Divinare for the desktop. Without a command the game is opened.</source>
        <translation>Le jeu Divinare pour ordinateur. Sans commande, le jeu s’ouvre.</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>{purpose}.</source>
        <translation>{purpose}.</translation>
    </message>
    <message>
        <source>SPEC,SPEC,…</source>
        <translation>BOT,BOT,…</translation>
    </message>
    <message>
        <source>two to four bots</source>
        <translation>de deux à quatre bots</translation>
    </message>
    <message>
        <source>games to play</source>
        <translation>nombre de parties à jouer</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>processus</translation>
    </message>
    <message>
        <source>how long a move may take (default {default})</source>
        <translation>durée maximale d’un coup (par défaut {default})</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>write every game there as a record</source>
        <translation>y enregistrer chaque partie</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>afficher un objet JSON au lieu d’un tableau</translation>
    </message>
    <message>
        <source>two to four bots are wanted, not {count}</source>
        <translation>il faut de deux à quatre bots, et non {count}</translation>
    </message>
    <message>
        <source>{done} of {games} games, about {seconds} s left</source>
        <translation>{done} parties sur {games}, encore {seconds}&#xa0;s environ</translation>
    </message>
    <message>
        <source>a process that played games has died; the tournament is void</source>
        <translation>un processus qui jouait des parties s’est arrêté brutalement&#xa0;; le tournoi est annulé</translation>
    </message>
    <message>
        <source>{games} games of {players} players, {limit} ms a move at most</source>
        <translation>parties&#xa0;: {games}, joueurs&#xa0;: {players}, au plus {limit}&#xa0;ms par coup</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>a column</comment>
        <translation>bot</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>points par manche</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>ms a move (95 %)</source>
        <translation>ms par coup (95&#xa0;%)</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>fautes</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most} is wanted, not {text}</source>
        <translation>il faut un nombre entier de {least} à {most}, et non {text}</translation>
    </message>
    <message>
        <source>a game record (NAME.divinare)</source>
        <translation>une partie enregistrée (NOM.divinare)</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>afficher un objet JSON au lieu du texte</translation>
    </message>
    <message>
        <source>(default {default})</source>
        <translation>(par défaut {default})</translation>
    </message>
    <message>
        <source>how long it may think (default {default})</source>
        <translation>durée maximale de réflexion (par défaut {default})</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>one of {levels}</source>
        <translation>au choix {levels}</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>the style laid over the level</source>
        <translation>le style ajouté au niveau</translation>
    </message>
    <message>
        <source>the same seed gives the same decisions (default {default})</source>
        <translation>la même graine donne les mêmes décisions (par défaut {default})</translation>
    </message>
    <message>
        <source>print a JSON line for each decision as it is checked</source>
        <translation>écrire une ligne JSON par décision, au fur et à mesure de la vérification</translation>
    </message>
    <message>
        <source>{done} of {count} decisions</source>
        <translation>{done} décisions sur {count}</translation>
    </message>
    <message>
        <source>how often every bot sits at a table (default {default})</source>
        <translation>nombre de tables où s’assoit chaque bot ({default} par défaut)</translation>
    </message>
    <message>
        <source>BOT,BOT,…</source>
        <translation>BOT,BOT,…</translation>
    </message>
    <message>
        <source>only these, at least four, as they are called in the table</source>
        <translation>seulement ceux-ci, quatre au moins, nommés comme dans le tableau</translation>
    </message>
    <message>
        <source>write the table there instead of comparing it</source>
        <translation>y écrire le tableau au lieu de le comparer</translation>
    </message>
    <message>
        <source>at least four different bots are wanted</source>
        <translation>il faut au moins quatre bots différents</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>cote</translation>
    </message>
    <message>
        <source>stored</source>
        <comment>a column: the rating that came with the program</comment>
        <translation>enregistrée</translation>
    </message>
    <message>
        <source>drift</source>
        <comment>a column: how far a rating is from the stored one</comment>
        <translation>écart</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong. The game is saved, and you can go on.</source>
        <translation>Une erreur est survenue. La partie est enregistrée, vous pouvez continuer.</translation>
    </message>
    <message>
        <source>{error}

The details are in {file}</source>
        <translation>{error}

Les détails sont dans {file}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Co&amp;ntinuer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Ouvrir le d&amp;ossier</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passez l’écran à {name}.</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>Je suis {name}&#xa0;: ouvrir le rideau</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The spirits are asked…</source>
        <translation>On interroge les esprits…</translation>
    </message>
    <message>
        <source>There is no hint now: {reason}.</source>
        <translation>Pas d’indice cette fois&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The analysis would choose: {cards}</source>
        <translation>L’analyse choisirait&#xa0;: {cards}</translation>
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
        <translation>Détails</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>Expectation</name>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Décompte de la manche {round}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>Passez l’écran à {name}.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>En pause.</translation>
    </message>
    <message>
        <source>{name} thinks about a play.</source>
        <translation>{name} réfléchit à son coup.</translation>
    </message>
    <message>
        <source>Cards are being chosen: {names}.</source>
        <translation>Choix des cartes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name}: choose a space on the {art} board, or put the card back.</source>
        <translation>{name}&#xa0;: choisissez une case du plateau «&#xa0;{art}&#xa0;», ou reposez la carte.</translation>
    </message>
    <message>
        <source>{name}: play a card and move your token on its board.</source>
        <translation>{name}&#xa0;: jouez une carte et déplacez votre jeton sur son plateau.</translation>
    </message>
    <message>
        <source>{name}: choose cards to discard face down ({marked} of {wanted}).</source>
        <translation>{name}&#xa0;: choisissez les cartes à écarter face cachée ({marked} sur {wanted}).</translation>
    </message>
    <message>
        <source>{name}: choose cards to pass to {receiver} ({marked} of {wanted}).</source>
        <translation>{name}&#xa0;: choisissez les cartes à passer à {receiver} ({marked} sur {wanted}).</translation>
    </message>
    <message>
        <source>You will have to move: {arts}. Plays that disturb no prediction: {count}.</source>
        <translation>Il vous faudra déplacer&#xa0;: {arts}. Coups qui ne dérangent aucune prédiction&#xa0;: {count}.</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>This is not a saved set-up: it is not JSON.</source>
        <translation>Ce n’est pas une configuration enregistrée&#xa0;: ce n’est pas du JSON.</translation>
    </message>
    <message>
        <source>The file is larger than {bytes} bytes.</source>
        <translation>Le fichier dépasse {bytes} octets.</translation>
    </message>
    <message>
        <source>Byte {place} is not UTF-8 text.</source>
        <translation>L’octet {place} n’est pas du texte UTF-8.</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre de Divinare.</translation>
    </message>
    <message>
        <source>Outside programs play in this record: choose another folder for it.</source>
        <translation>Des programmes externes jouent dans cette partie&#xa0;: choisissez-lui un autre dossier.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Divinare games (*{suffix});;All files (*)</source>
        <translation>Parties de Divinare (*{suffix});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Il n’y a pas de partie à enregistrer.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Enregistré&#xa0;: {file}</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>The end of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win with {points} points each</source>
        <translation>
            <numerusform>{names} se partagent la victoire avec {points} point chacun</numerusform>
            <numerusform>{names} se partagent la victoire avec {points} points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {points} points</source>
        <translation>
            <numerusform>{name} gagne avec {points} point</numerusform>
            <numerusform>{name} gagne avec {points} points</numerusform>
        </translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>Points game by game</source>
        <translation>Points partie par partie</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>Moyenne&#xa0;: {points}</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Board game</source>
        <translation>Jeu de société</translation>
    </message>
    <message>
        <source>Foresee which cards will be played, before your tokens are forced to move</source>
        <translation>Prévoyez combien de cartes seront jouées, avant que vos jetons ne soient forcés de bouger</translation>
    </message>
    <message>
        <source>card, cards, prediction, divination, bots</source>
        <translation>cartes, prédiction, divination, bots</translation>
    </message>
    <message>
        <source>Divinare game</source>
        <translation>Partie de Divinare</translation>
    </message>
    <message>
        <source>Game of hidden hands, forced moves and prediction</source>
        <translation>Jeu de prédiction, de mains cachées et de coups forcés</translation>
    </message>
    <message>
        <source>Thirty-six cards belong to four arts of divination, but no one sees them all: each of two to four mediums holds a few, hands some on, and plays one a turn. Every card that is played forces a token to another prediction, and at the end those come off best who foresaw how many cards of each art were played.</source>
        <translation>Trente-six cartes appartiennent à quatre arts divinatoires, mais personne ne les voit toutes&#xa0;: de deux à quatre médiums en tiennent chacun quelques-unes, en passent d’autres et en jouent une par tour. Chaque carte jouée force un jeton à changer de prédiction, et la victoire revient à qui aura prévu combien de cartes de chaque art seraient jouées.</translation>
    </message>
    <message>
        <source>Play alone against bots of five strengths and four characters, or with others at one computer.</source>
        <translation>Jouez en solitaire contre des bots de cinq niveaux et de quatre caractères, ou à plusieurs sur un même ordinateur.</translation>
    </message>
    <message>
        <source>Four languages, three looks, a palette for the colour-blind, keyboard and screen reader</source>
        <translation>Quatre langues, trois thèmes, une palette pour daltoniens, clavier et lecteur d’écran</translation>
    </message>
    <message>
        <source>Hints that know only what you could know, replays of every game, and statistics</source>
        <translation>Des indices qui ne savent que ce que vous pourriez savoir, la relecture de chaque partie et des statistiques</translation>
    </message>
    <message>
        <source>Boards and action cards that can be edited</source>
        <translation>Des plateaux et des cartes d’action modifiables</translation>
    </message>
    <message>
        <source>This is an unofficial version of the game by Brett J. Gilbert, with artwork and words of its own.</source>
        <translation>Ceci est une version non officielle du jeu de Brett J. Gilbert, avec des images et des textes qui lui sont propres.</translation>
    </message>
    <message>
        <source>Divinare needs 64-bit Windows 10, version 1809, or newer.</source>
        <translation>Divinare nécessite Windows 10 64 bits, version 1809 ou ultérieure.</translation>
    </message>
    <message>
        <source>This system is too old for Divinare, which needs the C library glibc {version} or newer.</source>
        <translation>Ce système est trop ancien pour Divinare, qui demande la bibliothèque C glibc {version} ou plus récente.</translation>
    </message>
    <message>
        <source>Divinare is running. Close it and try again.</source>
        <translation>Divinare est en cours d’exécution. Fermez-le, puis réessayez.</translation>
    </message>
    <message>
        <source>Only an administrator can install or remove Divinare for everybody.</source>
        <translation>Seul un administrateur peut installer ou désinstaller Divinare pour tous.</translation>
    </message>
    <message>
        <source>Foresee which cards will be played</source>
        <translation>Prévoyez combien de cartes seront jouées</translation>
    </message>
    <message>
        <source>Games Manual</source>
        <translation>Manuel des jeux</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>CODE DE RETOUR</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>JOUEURS</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>Divinare is a game for two to four mediums, who predict how many cards of each of four arts of divination will be played. Without a command the game is opened; with a game record, that game goes on.</source>
        <translation>Divinare est un jeu pour deux à quatre médiums, qui prédisent combien de cartes de chacun des quatre arts divinatoires seront jouées. Sans commande, le jeu s’ouvre&#xa0;; avec une partie enregistrée, cette partie continue.</translation>
    </message>
    <message>
        <source>Let bots play, game after game.</source>
        <translation>Laisser jouer les bots, partie après partie.</translation>
    </message>
    <message>
        <source>Play a whole game between bots in a window, save it, check it and show each language; exit with status 0, or say what failed.</source>
        <translation>Jouer une partie entière entre bots dans une fenêtre, l’enregistrer, la vérifier et montrer chaque langue&#xa0;; terminer avec le code 0, ou dire ce qui a échoué.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>Check a game record against the rules and print what came out of it.</source>
        <translation>Vérifier une partie enregistrée d’après les règles et afficher son résultat.</translation>
    </message>
    <message>
        <source>Have the bots of a game record decide once more, each from the view of its seat alone, and compare.</source>
        <translation>Faire décider une seconde fois les bots d’une partie enregistrée, chacun d’après ce qu’il voyait de sa place, et comparer.</translation>
    </message>
    <message>
        <source>Let bots play each other, and count.</source>
        <translation>Faire jouer des bots entre eux et compter les points.</translation>
    </message>
    <message>
        <source>Measure how strong every bot is, and compare with the table that came with the program.</source>
        <translation>Mesurer la force de chaque bot et la comparer au tableau fourni avec le programme.</translation>
    </message>
    <message>
        <source>Say what a level makes of one decision, read from standard input.</source>
        <translation>Donner l’avis d’un niveau sur une décision lue sur l’entrée standard.</translation>
    </message>
    <message>
        <source>A built-in bot that speaks the bot protocol on standard input and output.</source>
        <translation>Un bot intégré, qui parle le protocole des bots sur l’entrée et la sortie standard.</translation>
    </message>
    <message>
        <source>Games, set-ups, layouts, statistics and the error log.</source>
        <translation>Parties, configurations, plateaux et cartes d’action, statistiques et journal des erreurs.</translation>
    </message>
    <message>
        <source>Preferences.</source>
        <translation>Préférences.</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if not, 2 if the command line was not understood.</source>
        <translation>0 si tout s’est bien passé, 1 sinon, 2 si la ligne de commande n’a pas été comprise.</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>{art}, chosen</source>
        <translation>{art}, choisie</translation>
    </message>
    <message>
        <source>{card}, advised</source>
        <translation>{card}, conseillée</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médium</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>to choose cards</source>
        <translation>choisit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
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
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Actions and their keys</source>
        <translation>Les actions et leurs touches</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>Au&amp;cune</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>Touche &amp;habituelle</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” already.</source>
        <translation>{key} est déjà la touche de «&#xa0;{action}&#xa0;».</translation>
    </message>
    <message>
        <source>New k&amp;ey</source>
        <translation>Nouv&amp;elle touche</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” too. Give one of them another.</source>
        <translation>{key} est aussi la touche de «&#xa0;{action}&#xa0;». Changez l’une des deux.</translation>
    </message>
</context>
<context>
    <name>LayoutEditor</name>
    <message>
        <source>Boards and action card</source>
        <translation>Plateaux et carte d’action</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>My copy {number}</source>
        <translation>Mon exemplaire {number}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} joueurs</translation>
    </message>
    <message>
        <source>The action card for {number}</source>
        <translation>La carte d’action pour {number}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
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
        <translation>Étape {number} sur {pages}</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>&amp;Fermer la leçon</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>&amp;Quitter la leçon</translation>
    </message>
    <message>
        <source>Your turn, at the table.</source>
        <translation>À vous de jouer, sur la table.</translation>
    </message>
    <message>
        <source>Wait a moment…</source>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Progression de la leçon</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The deals are settled and sealed: {seal}</source>
        <translation>Les donnes sont fixées et scellées&#xa0;: {seal}</translation>
    </message>
    <message>
        <source>The seal is opened: seed {seed}, salt {salt}</source>
        <translation>Le sceau est ouvert&#xa0;: graine {seed}, sel {salt}</translation>
    </message>
    <message>
        <source>Decisions taken back: {count}</source>
        <translation>Décisions reprises&#xa0;: {count}</translation>
    </message>
    <message>
        <source>Round {round}: {name} is first player.</source>
        <translation>Manche {round}&#xa0;: {name} est premier joueur.</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}.</source>
        <translation>{name} s’adapte à la table et joue au niveau&#xa0;: {level}.</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}, at most {limit} ms a move.</source>
        <translation>{name} s’adapte à la table et joue au niveau&#xa0;: {level}, {limit}&#xa0;ms par coup au plus.</translation>
    </message>
    <message>
        <source>{name} plays {art}: {origin} → {to}.</source>
        <translation>{name} joue {art}&#xa0;: {origin}&#xa0;→&#xa0;{to}.</translation>
    </message>
    <message>
        <source>{name} discards face down.</source>
        <translation>{name} écarte des cartes face cachée.</translation>
    </message>
    <message>
        <source>{name} has chosen what to pass.</source>
        <translation>{name} a choisi ses cartes à passer.</translation>
    </message>
    <message>
        <source>The discards are revealed: {cards}.</source>
        <translation>Les cartes écartées sont révélées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Everybody passes cards to the right.</source>
        <translation>Chacun passe des cartes à droite.</translation>
    </message>
    <message>
        <source>You pass {gave} and receive {received}.</source>
        <translation>Vous passez {gave} et recevez {received}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>Round {round} is scored: {points}.</source>
        <translation>Décompte de la manche {round}. {points}.</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} share the win.</source>
        <translation>La partie est terminée. {points}. {names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} wins.</source>
        <translation>La partie est terminée. {points}. {names} gagne.</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>Décompte de la manche {round}.</translation>
    </message>
    <message>
        <source>Round {round} is scored. Your points in it: {points}.</source>
        <translation>Décompte de la manche {round}. Vos points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name}’s program went wrong ({fault}); a built-in bot made this move.</source>
        <translation>{name}&#xa0;: le programme n’a pas répondu comme il faut ({fault})&#xa0;; un bot intégré a joué ce coup.</translation>
    </message>
    <message>
        <source>A built-in bot plays for {name} from here on.</source>
        <translation>Un bot intégré joue désormais pour {name}.</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>Type d’entrée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>Fermer le journal</translation>
    </message>
    <message>
        <source>Detach the log</source>
        <translation>Détacher le journal</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <translation>Manches et scores</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game could not be started.</source>
        <translation>La partie n’a pas pu commencer.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>Il n’y a pas de partie inachevée.</translation>
    </message>
    <message>
        <source>This file is not a game that can be played.</source>
        <translation>Ce fichier n’est pas une partie jouable.</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre de Divinare.</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>Le fichier n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <translation>Cette partie est déjà sur la table.</translation>
    </message>
    <message>
        <source>That game is open in another window now.</source>
        <translation>Cette partie est maintenant ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This file is not a game that can be shown.</source>
        <translation>Ce fichier n’est pas une partie que l’on peut revoir.</translation>
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
        <translation>Le coup n’a pas pu être enregistré&#xa0;: il n’a pas été joué.</translation>
    </message>
</context>
<context>
    <name>MediumCard</name>
    <message>
        <source>Played by {name}</source>
        <translation>Joueur&#xa0;: {name}</translation>
    </message>
</context>
<context>
    <name>MediumsDialog</name>
    <message>
        <source>The mediums</source>
        <translation>Les médiums</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>No card in your hand forces a token to move.</source>
        <translation>Aucune carte de votre main n’oblige un jeton à bouger.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Let &amp;bots take the empty chairs</source>
        <translation>Laisser les places vides aux &amp;bots</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>La &amp;table</translation>
    </message>
    <message>
        <source>&amp;Rules and options</source>
        <translation>&amp;Règles et options</translation>
    </message>
    <message>
        <source>“{name}” cannot be used: {reason}</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas servir&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>Something is missing at chair {numbers}.</source>
        <translation>
            <numerusform>Il manque quelque chose à la place {numbers}.</numerusform>
            <numerusform>Il manque quelque chose aux places {numbers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is missing among the rules and options.</source>
        <translation>Il manque quelque chose dans les règles et options.</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>Scores visibles</translation>
    </message>
    <message>
        <source>Everybody sees all points at any time</source>
        <translation>Chacun voit tous les points à tout moment</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>Indices permis</translation>
    </message>
    <message>
        <source>A game in which a hint was used is marked so</source>
        <translation>Une partie jouée avec un indice est marquée comme telle</translation>
    </message>
    <message>
        <source>House rule: a token may stay in the centre</source>
        <translation>Règle maison&#xa0;: un jeton peut rester au centre</translation>
    </message>
    <message>
        <source>The printed rules say that it must move</source>
        <translation>Les règles imprimées disent qu’il doit bouger</translation>
    </message>
    <message>
        <source>Score tokens</source>
        <translation>Jetons de score</translation>
    </message>
    <message>
        <source>{name}: {blue} blue, {yellow} yellow, {red} red</source>
        <translation>{name}&#xa0;: {blue} bleus, {yellow} jaunes, {red} rouges</translation>
    </message>
    <message>
        <source>Boards and action card</source>
        <translation>Plateaux et carte d’action</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>empty: chance decides</source>
        <translation>vide&#xa0;: le hasard décide</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>Le hasard décide</translation>
    </message>
    <message>
        <source>The oldest person</source>
        <translation>La personne la plus âgée</translation>
    </message>
    <message>
        <source>Chair {number}: {name}</source>
        <translation>Place {number}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>Ceux du programme</translation>
    </message>
    <message>
        <source>Nobody has said when they were born.</source>
        <translation>Personne n’a donné son année de naissance.</translation>
    </message>
    <message>
        <source>A seed is less than 2 to the power of 64.</source>
        <translation>Une graine est inférieure à 2 puissance 64.</translation>
    </message>
    <message>
        <source>Most printings</source>
        <translation>La plupart des éditions</translation>
    </message>
    <message>
        <source>French printings</source>
        <translation>Éditions françaises</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>Le contenu de la boîte</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed deals the same cards to the same chairs.</source>
        <translation>La même graine donne les mêmes cartes aux mêmes places.</translation>
    </message>
</context>
<context>
    <name>Parser</name>
    <message>
        <source>{command} says more</source>
        <translation>{command} en dit plus</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>a heading; a colon follows</comment>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>options</source>
        <comment>a heading; a colon follows</comment>
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>il manque ces arguments&#xa0;: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>this option takes no value, and was given %r</source>
        <translation>cette option ne prend pas de valeur, et elle a reçu %r</translation>
    </message>
    <message>
        <source>one value is wanted</source>
        <translation>il faut une valeur</translation>
    </message>
    <message>
        <source>this does not go together with %s</source>
        <translation>incompatible avec %s</translation>
    </message>
    <message>
        <source>%(option)s is not clear; it could be %(matches)s</source>
        <translation>%(option)s n’est pas clair&#xa0;; ce peut être %(matches)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)</source>
        <translation>choix inconnu&#xa0;: %(value)r&#xa0;; vouliez-vous dire %(maybe)r&#xa0;? (au choix %(choices)s)</translation>
    </message>
    <message>
        <source>%(value)r is not a value of the kind %(type)s</source>
        <translation>%(value)r n’est pas une valeur de type %(type)s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix inconnu&#xa0;: %(value)r (au choix %(choices)s)</translation>
    </message>
</context>
<context>
    <name>PassFields</name>
    <message>
        <source>Hand size at which cards are passed</source>
        <translation>Taille de la main lors de la passe</translation>
    </message>
    <message>
        <source>Cards passed</source>
        <translation>Cartes passées</translation>
    </message>
    <message>
        <source>Remove this pass</source>
        <translation>Supprimer cette passe</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>in hand pass</source>
        <translation>en main, passer</translation>
    </message>
</context>
<context>
    <name>PeekKeys</name>
    <message>
        <source>Hold {key} to see your hand; it is hidden when you let go.</source>
        <translation>Maintenez {key} pour voir votre main&#xa0;; elle se cache dès que vous relâchez.</translation>
    </message>
    <message>
        <source>a key of your choice (Preferences)</source>
        <translation>une touche de votre choix (Préférences)</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points by round and board</source>
        <translation>Points par manche et par plateau</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
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
        <translation>Manche {round}, {name}&#xa0;: {parts}.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>S&amp;on</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Usual colours</source>
        <translation>Couleurs habituelles</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>Adaptées aux daltoniens</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Colours of the arts</source>
        <translation>Couleurs des arts</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}&#xa0;%</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivées</translation>
    </message>
    <message>
        <source>Show the log beside the table</source>
        <translation>Afficher le journal à côté de la table</translation>
    </message>
    <message>
        <source>Show the table as text, for keyboard and screen reader</source>
        <translation>Afficher la table en texte, pour clavier et lecteur d’écran</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Vive</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source> ms</source>
        <translation>&#xa0;ms</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>Allure des bots</translation>
    </message>
    <message>
        <source>How long a bot’s move is shown before the next one.</source>
        <translation>Combien de temps le coup d’un bot reste visible avant le suivant.</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>Jouer d’office les coups forcés</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <translation>Réflexion maximale des bots</translation>
    </message>
    <message>
        <source>Wait after the round sheet</source>
        <translation>Attendre après le décompte de la manche</translation>
    </message>
    <message>
        <source>New games allow hints</source>
        <translation>Indices permis dans les nouvelles parties</translation>
    </message>
    <message>
        <source>Close a curtain between people at one screen</source>
        <translation>Fermer un rideau entre les joueurs d’un même écran</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Outside programs</source>
        <translation>Programmes externes</translation>
    </message>
    <message>
        <source>Outside programs play in this game</source>
        <translation>Des programmes externes jouent dans cette partie</translation>
    </message>
    <message>
        <source>This record comes from elsewhere. What stands below would be started on this computer, and could do there whatever you can do: start it only if you know it.</source>
        <translation>Cet enregistrement vient d’ailleurs. Ce qui figure ci-dessous serait lancé sur cet ordinateur et pourrait y faire tout ce que vous pouvez faire&#xa0;: ne le lancez que si vous le connaissez.</translation>
    </message>
    <message>
        <source>Command lines of the programs</source>
        <translation>Lignes de commande des programmes</translation>
    </message>
    <message>
        <source>&amp;Start them</source>
        <translation>&amp;Lancer les programmes</translation>
    </message>
    <message>
        <source>Let &amp;bots play instead</source>
        <translation>Faire jouer des &amp;bots à leur place</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Pass the cards</source>
        <translation>Passer les cartes</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>Écarter les cartes</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>Protocol</name>
    <message>
        <source>a list is wanted</source>
        <translation>il faut une liste</translation>
    </message>
    <message>
        <source>a list with the hand size of two to four seats is wanted</source>
        <translation>il faut une liste des tailles de main de deux à quatre places</translation>
    </message>
    <message>
        <source>the message is not JSON</source>
        <translation>le message n’est pas du JSON</translation>
    </message>
    <message>
        <source>the message is nested too deeply</source>
        <translation>le message est trop profondément imbriqué</translation>
    </message>
    <message>
        <source>a message is a JSON object</source>
        <translation>un message doit être un objet JSON</translation>
    </message>
    <message>
        <source>the answer holds no play, pass or discard</source>
        <translation>la réponse ne contient ni play, ni pass, ni discard</translation>
    </message>
    <message>
        <source>one of {kinds} is wanted, not {value}</source>
        <translation>il faut l’un de {kinds}, et non {value}</translation>
    </message>
    <message>
        <source>at least one move is wanted</source>
        <translation>il faut au moins un coup</translation>
    </message>
    <message>
        <source>by the action card there is no {kind} with {size} cards in hand</source>
        <translation>la carte d’action ne prévoit pas de {kind} avec {size} cartes en main</translation>
    </message>
    <message>
        <source>by the action card it is {wanted}, not {count}</source>
        <translation>selon la carte d’action, c’est {wanted} et non {count}</translation>
    </message>
    <message>
        <source>a list of {size} is wanted</source>
        <translation>il faut une liste de {size} éléments</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>il faut un texte fait des lettres {letters}, et non {value}</translation>
    </message>
    <message>
        <source>this is not a card and a space of its board</source>
        <translation>ce n’est pas une carte et une case de son plateau</translation>
    </message>
    <message>
        <source>protocol {asked} is not known; this bot speaks {version}</source>
        <translation>le protocole {asked} est inconnu&#xa0;; ce bot parle le {version}</translation>
    </message>
    <message>
        <source>a list of two to four seats is wanted</source>
        <translation>il faut une liste de deux à quatre places</translation>
    </message>
    <message>
        <source>a choose came before any hello</source>
        <translation>un choose est arrivé avant tout hello</translation>
    </message>
    <message>
        <source>the history of the view does not lead to its hand and stacks</source>
        <translation>l’historique de la vue ne mène pas à sa main et à ses piles</translation>
    </message>
    <message>
        <source>the history of the view holds more cards of an art than there are</source>
        <translation>l’historique de la vue contient plus de cartes d’un art qu’il n’en existe</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>round {next} is dealt next, not round {number}</source>
        <translation>c’est la manche {next} qui vient, et non la manche {number}</translation>
    </message>
    <message>
        <source>no round has just ended where this {kind} line stands</source>
        <translation>aucune manche ne vient de finir là où se trouve cette ligne {kind}</translation>
    </message>
    <message>
        <source>the game ends after round {rounds}, and round {last} was the last</source>
        <translation>la partie finit après la manche {rounds}, or la dernière est la manche {last}</translation>
    </message>
    <message>
        <source>{place} disagrees with the moves, which give {value}</source>
        <translation>{place} contredit les coups, qui donnent {value}</translation>
    </message>
    <message>
        <source>the move was meant for revision {revision} of the game, which is at {current} now</source>
        <translation>le coup était prévu pour l’état {revision} de la partie, qui en est à {current}</translation>
    </message>
    <message>
        <source>{count} decisions cannot be taken back: {decisions} hold</source>
        <translation>impossible de reprendre {count} décisions&#xa0;: il n’y en a que {decisions}</translation>
    </message>
    <message>
        <source>a record begins with a header such as {&quot;divinare&quot;: 1, ...}</source>
        <translation>une partie enregistrée commence par un en-tête tel que {&quot;divinare&quot;: 1, ...}</translation>
    </message>
    <message>
        <source>version {version} of the format is not known; this program reads {ours}</source>
        <translation>la version {version} du format est inconnue&#xa0;; ce programme lit la {ours}</translation>
    </message>
    <message>
        <source>64 hexadecimal digits are wanted, not {value}</source>
        <translation>64 chiffres hexadécimaux sont attendus, et non {value}</translation>
    </message>
    <message>
        <source>a list of {players} seats is wanted</source>
        <translation>il faut une liste de {players} places</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} n’est pas parmi {choices}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>a text of at most {most} characters is wanted, not {value}</source>
        <translation>il faut un texte d’au plus {most} caractères, et non {value}</translation>
    </message>
    <message>
        <source>the text holds half of a surrogate pair</source>
        <translation>le texte contient la moitié d’une paire de substitution</translation>
    </message>
    <message>
        <source>a line is a JSON object</source>
        <translation>une ligne doit être un objet JSON</translation>
    </message>
    <message>
        <source>a line says one thing, and this one has {one} and {other}</source>
        <translation>une ligne ne dit qu’une chose, et celle-ci a {one} et {other}</translation>
    </message>
    <message>
        <source>a list of hands of the letters {letters} is wanted</source>
        <translation>il faut une liste de mains faites des lettres {letters}</translation>
    </message>
    <message>
        <source>one of the letters {letters} is wanted, not {value}</source>
        <translation>il faut l’une des lettres {letters}, et non {value}</translation>
    </message>
    <message>
        <source>the label of a space is wanted, not {value}</source>
        <translation>il faut le nom d’une case, et non {value}</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>il faut un texte fait des lettres {letters}, et non {value}</translation>
    </message>
    <message>
        <source>the file is empty; a game record begins with a header line</source>
        <translation>le fichier est vide&#xa0;; une partie enregistrée commence par une ligne d’en-tête</translation>
    </message>
    <message>
        <source>this is not a game record, or its header is torn: the first line has no end</source>
        <translation>ce n’est pas une partie enregistrée, ou son en-tête est coupé&#xa0;: la première ligne n’a pas de fin</translation>
    </message>
    <message>
        <source>the line is not JSON</source>
        <translation>la ligne n’est pas du JSON</translation>
    </message>
    <message>
        <source>the last line is torn and was dropped; all before it holds</source>
        <translation>la dernière ligne est coupée et a été ignorée&#xa0;; tout ce qui précède est bon</translation>
    </message>
    <message>
        <source>end.opening: the header has no commitment that could be opened</source>
        <translation>end.opening&#xa0;: l’en-tête n’a pas d’engagement qui puisse être révélé</translation>
    </message>
    <message>
        <source>this is not a game record: its first line is not JSON</source>
        <translation>ce n’est pas une partie enregistrée&#xa0;: sa première ligne n’est pas du JSON</translation>
    </message>
    <message>
        <source>the file is too large for a game record: {size} MB, and a record has at most {most} MB</source>
        <translation>le fichier est trop gros pour une partie enregistrée&#xa0;: {size}&#xa0;Mo, pour {most}&#xa0;Mo au plus</translation>
    </message>
    <message>
        <source>this cannot be the name of a file</source>
        <translation>ce ne peut pas être un nom de fichier</translation>
    </message>
    <message>
        <source>the seal of this game is missing: rounds to come are dealt without it</source>
        <translation>le sceau de cette partie manque&#xa0;: les manches à venir sont distribuées sans lui</translation>
    </message>
    <message>
        <source>end.opening: a seed and a salt are wanted</source>
        <translation>end.opening&#xa0;: une graine et un sel sont attendus</translation>
    </message>
    <message>
        <source>the seed and salt that are opened here do not give the header’s commitment</source>
        <translation>la graine et le sel révélés ici ne donnent pas l’engagement de l’en-tête</translation>
    </message>
    <message>
        <source>the deal of round {round} is not the one to which the header is committed</source>
        <translation>la donne de la manche {round} n’est pas celle à laquelle l’en-tête s’est engagé</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Step {at} of {count}</source>
        <translation>Étape {at} sur {count}</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Toutes les mains visibles</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>Mains cachées</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>What helps to find the fault</source>
        <translation>Ce qui aide à trouver l’erreur</translation>
    </message>
    <message>
        <source>Divinare sends nothing by itself. Copy or save this report, write what you did, what happened and what you had expected, and send both to those from whom you have this copy of the program.</source>
        <translation>Divinare n’envoie rien de lui-même. Copiez ou enregistrez ce rapport, écrivez ce que vous avez fait, ce qui s’est passé et ce que vous attendiez, puis envoyez le tout à ceux de qui vous tenez cet exemplaire du programme.</translation>
    </message>
    <message>
        <source>The report is in English, for those who look for the fault. It has no cards that are not on the table, no names, no paths and no seeds.</source>
        <translation>Le rapport est en anglais, pour ceux qui cherchent l’erreur. Il ne contient aucune carte qui ne soit sur la table, aucun nom, aucun chemin de fichier, aucune graine.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Le rapport est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>Le rapport est enregistré.</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>Fichiers texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
</context>
<context>
    <name>RoundModel</name>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>{art}: {count}</source>
        <translation>{art}&#xa0;: {count}</translation>
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
            <numerusform>{name} marque {points} point dans cette manche.</numerusform>
            <numerusform>{name} marque {points} points dans cette manche.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>Décompte de la manche</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>The rules of Divinare</source>
        <translation>Les règles de Divinare</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message>
        <source>{place} of {number}</source>
        <translation>{place} sur {number}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>Enregistrer les règles en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>a whole number is wanted, not {value}</source>
        <translation>il faut un nombre entier, et non {value}</translation>
    </message>
    <message>
        <source>{value} is not from {least} to {most}</source>
        <translation>{value} n’est pas entre {least} et {most}</translation>
    </message>
    <message>
        <source>true or false is wanted, not {value}</source>
        <translation>il faut true ou false, et non {value}</translation>
    </message>
    <message>
        <source>a table of names and values is wanted, not {value}</source>
        <translation>il faut une table de noms et de valeurs, et non {value}</translation>
    </message>
    <message>
        <source>a list of spaces is wanted, not {value}</source>
        <translation>il faut une liste de cases, et non {value}</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has no space</source>
        <translation>un plateau a de {least} à {most} cases, et celui-ci n’en a aucune</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has 1 space</source>
        <translation>un plateau a de {least} à {most} cases, et celui-ci en a 1</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has {count} spaces</source>
        <translation>un plateau a de {least} à {most} cases, et celui-ci en a {count}</translation>
    </message>
    <message>
        <source>a list of one to {most} numbers is wanted, not {value}</source>
        <translation>il faut une liste de un à {most} nombres, et non {value}</translation>
    </message>
    <message>
        <source>{number} is more than the {cards} {art} cards</source>
        <translation>{number} dépasse le nombre de cartes «&#xa0;{art}&#xa0;» ({cards})</translation>
    </message>
    <message>
        <source>{number} stands on this space already</source>
        <translation>{number} est déjà sur cette case</translation>
    </message>
    <message>
        <source>{number} stands on space [{index}] already</source>
        <translation>{number} est déjà sur la case [{index}]</translation>
    </message>
    <message>
        <source>{number} comes after {before}: numbers rise from left to right</source>
        <translation>{number} vient après {before}&#xa0;: les nombres croissent de gauche à droite</translation>
    </message>
    <message>
        <source>{players} hands of {hand} are more than the {cards} cards of the deck</source>
        <translation>{players} mains de {hand} dépassent les {cards} cartes du paquet</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>une même taille de main a deux passes</translation>
    </message>
    <message>
        <source>a hand size is wanted, not {value}</source>
        <translation>il faut une taille de main, et non {value}</translation>
    </message>
    <message>
        <source>hands are never {size} cards large when cards are passed (1 to {largest} are)</source>
        <translation>une main n’a jamais {size} cartes au moment de passer (de 1 à {largest})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>une valeur trop grande pour être montrée</translation>
    </message>
    <message>
        <source>{hands} hands were dealt to {players} players</source>
        <translation>{hands} mains ont été données à {players} joueurs</translation>
    </message>
    <message>
        <source>seat {seat} was dealt {count} cards, not {hand}</source>
        <translation>la place {seat} a reçu {count} cartes, et non {hand}</translation>
    </message>
    <message>
        <source>hands and set-aside cards hold {count} {art} cards, but the deck has {deck}</source>
        <translation>mains et cartes écartées comptent {count} cartes «&#xa0;{art}&#xa0;», mais le paquet en a {deck}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>to deal cards</comment>
        <translation>donner</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>to discard cards</comment>
        <translation>écarter</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to pass cards</comment>
        <translation>passer</translation>
    </message>
    <message>
        <source>play</source>
        <comment>to play a card</comment>
        <translation>jouer</translation>
    </message>
    <message>
        <source>this is the time to {wanted}, not to {got}</source>
        <translation>il faut maintenant {wanted}, et non {got}</translation>
    </message>
    <message>
        <source>it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>c’est le tour de la place {turn}, et non de la place {seat}</translation>
    </message>
    <message>
        <source>there is no seat {seat}: seats are counted from 0 to {last}</source>
        <translation>il n’y a pas de place {seat}&#xa0;: les places vont de 0 à {last}</translation>
    </message>
    <message>
        <source>seat {seat} has already chosen its cards</source>
        <translation>la place {seat} a déjà choisi ses cartes</translation>
    </message>
    <message>
        <source>1 card must be chosen, not {got}</source>
        <translation>il faut choisir 1 carte, et non {got}</translation>
    </message>
    <message numerus="yes">
        <source>{wanted} cards must be chosen, not {got}</source>
        <translation>
            <numerusform>il faut choisir {wanted} carte, et non {got}</numerusform>
            <numerusform>il faut choisir {wanted} cartes, et non {got}</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} does not hold {cards} (its hand is {hand})</source>
        <translation>la place {seat} n’a pas {cards} (sa main&#xa0;: {hand})</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>of a hand of cards</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>the {art} board has no space {space}</source>
        <translation>le plateau «&#xa0;{art}&#xa0;» n’a pas de case {space}</translation>
    </message>
    <message>
        <source>space {space} of the {art} board is occupied by seat {seat}</source>
        <translation>la case {space} du plateau «&#xa0;{art}&#xa0;» est occupée par la place {seat}</translation>
    </message>
    <message>
        <source>the token on the {art} board must move: it stands on {space} already</source>
        <translation>le jeton du plateau «&#xa0;{art}&#xa0;» doit bouger&#xa0;: il est déjà sur {space}</translation>
    </message>
    <message>
        <source>{text} is not a move; a move looks like {expected}</source>
        <translation>{text} n’est pas un coup&#xa0;; un coup s’écrit {expected}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>le fichier dépasse {bytes} octets</translation>
    </message>
    <message>
        <source>byte {place} is not UTF-8 text</source>
        <translation>l’octet {place} n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>not TOML: it breaks off, or holds what can’t be read</source>
        <translation>ce n’est pas du TOML&#xa0;: le texte s’interrompt ou contient de l’illisible</translation>
    </message>
    <message>
        <source>not TOML: there is a slip in line {line}, column {column}</source>
        <translation>ce n’est pas du TOML&#xa0;: il y a une faute à la ligne {line}, colonne {column}</translation>
    </message>
    <message>
        <source>the number of {art} cards is missing</source>
        <translation>le nombre de cartes «&#xa0;{art}&#xa0;» manque</translation>
    </message>
    <message>
        <source>this number is missing</source>
        <translation>ce nombre manque</translation>
    </message>
    <message>
        <source>a text is wanted that says where the layout comes from</source>
        <translation>il faut un texte qui dise d’où vient cette disposition</translation>
    </message>
</context>
<context>
    <name>SavedBar</name>
    <message>
        <source>Saved set-ups</source>
        <translation>Configurations enregistrées</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>Enregistrer cette configuration</translation>
    </message>
    <message>
        <source>Name, for example “Thursday table”:</source>
        <translation>Nom, par exemple «&#xa0;La table du jeudi&#xa0;»&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Score tokens lie face down until the end of the game.</source>
        <translation>Les jetons de score restent face cachée jusqu’à la fin de la partie.</translation>
    </message>
</context>
<context>
    <name>SeatItem</name>
    <message>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>Selftest</name>
    <message>
        <source>resources</source>
        <translation>ressources</translation>
    </message>
    <message>
        <source>libraries</source>
        <translation>bibliothèques</translation>
    </message>
    <message>
        <source>window</source>
        <translation>fenêtre</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>record</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>relecture</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>tournoi</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>langues</translation>
    </message>
    <message>
        <source>missing or broken in {folder}: {names}</source>
        <translation>manquant ou abîmé dans {folder}&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n files in {folder}</source>
        <translation>
            <numerusform>%n fichier dans {folder}</numerusform>
            <numerusform>%n fichiers dans {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>Qt platform {platform}, Python {python}</source>
        <translation>plateforme Qt {platform}, Python {python}</translation>
    </message>
    <message>
        <source>the welcome page</source>
        <translation>la page d’accueil</translation>
    </message>
    <message>
        <source>the table was never painted</source>
        <translation>la table n’a jamais été dessinée</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines in the log</source>
        <translation>
            <numerusform>%n ligne au journal</numerusform>
            <numerusform>%n lignes au journal</numerusform>
        </translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la table</translation>
    </message>
    <message>
        <source>there is no game to save</source>
        <translation>il n’y a pas de partie à enregistrer</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes, checked by a process of its own</source>
        <translation>
            <numerusform>%n octet, vérifié par un processus à part</numerusform>
            <numerusform>%n octets, vérifiés par un processus à part</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no record to show</source>
        <translation>il n’y a pas d’enregistrement à montrer</translation>
    </message>
    <message>
        <source>the record was not shown</source>
        <translation>l’enregistrement n’a pas été montré</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>la relecture</translation>
    </message>
    <message numerus="yes">
        <source>the bots made %n mistakes</source>
        <translation>
            <numerusform>les bots ont commis&#xa0;%n faute</numerusform>
            <numerusform>les bots ont commis&#xa0;%n fautes</numerusform>
        </translation>
    </message>
    <message>
        <source>the texts of Qt or of the program are missing: {language}</source>
        <translation>les textes de Qt ou du programme manquent&#xa0;: {language}</translation>
    </message>
    <message>
        <source>not every language has words of its own: {words}</source>
        <translation>toutes les langues n’ont pas leurs propres mots&#xa0;: {words}</translation>
    </message>
    <message>
        <source>the game did not end within {seconds} s</source>
        <translation>la partie ne s’est pas terminée en {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>divinare {command} ended with status {status}: {words}</source>
        <translation>divinare {command} s’est terminé avec le code {status}&#xa0;: {words}</translation>
    </message>
    <message numerus="yes">
        <source>painted with no more than %n colours: {what}</source>
        <translation>
            <numerusform>dessiné avec&#xa0;%n couleur au plus&#xa0;: {what}</numerusform>
            <numerusform>dessiné avec&#xa0;%n couleurs au plus&#xa0;: {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n couleur</numerusform>
            <numerusform>%n couleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>divinare {version} {commit}: the files of the player would be in {folder}</source>
        <translation>divinare {version} {commit}&#xa0;: les fichiers du joueur seraient dans {folder}</translation>
    </message>
    <message>
        <source>FAILED {step}: {problem}</source>
        <translation>ÉCHEC {step}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>passed {step} in {seconds} s: {found}</source>
        <translation>réussi {step} en {seconds}&#xa0;s&#xa0;: {found}</translation>
    </message>
    <message numerus="yes">
        <source>%n of the steps above failed</source>
        <translation>
            <numerusform>%n des étapes ci-dessus a échoué</numerusform>
            <numerusform>%n des étapes ci-dessus ont échoué</numerusform>
        </translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>tout va bien</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Round {round}. Cards beside the boards: {counts}.</source>
        <translation>Manche {round}. Cartes près des plateaux&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>{space}: no space shows the count</source>
        <translation>{space}&#xa0;: aucune case ne montre ce nombre</translation>
    </message>
    <message>
        <source>{space}: {why} {points}</source>
        <translation>{space}&#xa0;: {why} {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, single bonus {points}</source>
        <translation>{space}&#xa0;: {why}, bonus simple {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, double bonus {points}</source>
        <translation>{space}&#xa0;: {why}, bonus double {points}</translation>
    </message>
    <message>
        <source>{blue} blue, {yellow} yellow, {red} red</source>
        <translation>bleus&#xa0;: {blue}, jaunes&#xa0;: {yellow}, rouges&#xa0;: {red}</translation>
    </message>
    <message>
        <source>The game is under way: {done} of {rounds} rounds finished. Points: {points}.</source>
        <translation>La partie est en cours&#xa0;: manches terminées&#xa0;: {done} sur {rounds}. Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The game is over: {name} wins. Points: {points}.</source>
        <translation>La partie est terminée&#xa0;: {name} gagne. Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>The game is over: {names} and {last} share the win. Points: {points}.</source>
        <translation>La partie est terminée&#xa0;: {names} et {last} se partagent la victoire. Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>part of a list such as: Ada 3, Ben 5</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals were sealed before the first card, but the seal was never opened.</source>
        <translation>Les donnes ont été scellées avant la première carte, mais le sceau n’a jamais été ouvert.</translation>
    </message>
    <message>
        <source>The deals are those that were sealed before the first card.</source>
        <translation>Les donnes sont celles qui ont été scellées avant la première carte.</translation>
    </message>
</context>
<context>
    <name>SheetItem</name>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>As the rulebooks print it.</source>
        <translation>Comme dans les livrets de règles.</translation>
    </message>
    <message>
        <source>⚠ Reconstructed: the rulebooks do not print all of it. Change it to match your own copy.</source>
        <translation>⚠ Reconstitué&#xa0;: tout ne figure pas dans les livrets de règles. Adaptez-le à votre exemplaire.</translation>
    </message>
    <message>
        <source>Changed by you to match your own copy.</source>
        <translation>Modifié par vous d’après votre exemplaire.</translation>
    </message>
</context>
<context>
    <name>SpaceFields</name>
    <message>
        <source>One to three numbers, such as 7 or 9/10</source>
        <translation>De un à trois nombres, comme 7 ou 9/10</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>sans bonus</translation>
    </message>
    <message>
        <source>Remove this space</source>
        <translation>Supprimer cette case</translation>
    </message>
    <message>
        <source>Numbers of space {place}</source>
        <translation>Nombres de la case {place}</translation>
    </message>
    <message>
        <source>Bonus of space {place}</source>
        <translation>Bonus de la case {place}</translation>
    </message>
    <message>
        <source>Remove space {place}</source>
        <translation>Supprimer la case {place}</translation>
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
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>vaut {points}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{level} (bots)</source>
        <translation>{level} (bots)</translation>
    </message>
    <message>
        <source>{name} (program)</source>
        <translation>{name} (programme)</translation>
    </message>
    <message>
        <source>Against {level}</source>
        <translation>Contre {level}</translation>
    </message>
    <message>
        <source>Without built-in bots</source>
        <translation>Sans bots intégrés</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} joueurs</translation>
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
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>A row for each</source>
        <translation>Une ligne par</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>With games in which &amp;hints or take-backs were used</source>
        <translation>Inclure les parties avec &amp;indices ou coups repris</translation>
    </message>
    <message>
        <source>No finished game yet. The first one you play will stand here.</source>
        <translation>Aucune partie terminée. La première que vous jouerez figurera ici.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Réinitialiser…</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>strongest level met</source>
        <translation>plus fort niveau rencontré</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>tous les nombres</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>n’importe qui</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Forget the results of all games?</source>
        <translation>Oublier les résultats de toutes les parties&#xa0;?</translation>
    </message>
    <message>
        <source>The games themselves are kept. This cannot be undone.</source>
        <translation>Les parties elles-mêmes sont conservées. C’est irréversible.</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>Les &amp;oublier</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfaites</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Incomplètes</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>Erronées</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>A shared win counts as its fraction</source>
        <translation>Une victoire partagée compte pour sa part</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>Meilleur score en une partie</translation>
    </message>
    <message>
        <source>Games in which people used hints or take-backs</source>
        <translation>Parties où des joueurs humains ont utilisé des indices ou repris des coups</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Ratings are as in chess: with 400 points more one is ahead ten times out of eleven. The bots’ come from games among themselves, and 1500 is their average. What stands after ± is how far off a rating may be.</source>
        <translation>La cote se lit comme aux échecs&#xa0;: avec 400 points de plus, on finit devant dix fois sur onze. Celle des bots vient de parties entre eux, et 1500 est leur moyenne. Ce qui suit le ± dit de combien une cote peut être fausse.</translation>
    </message>
    <message>
        <source>Lately about as strong as {other}.</source>
        <translation>Dernièrement, à peu près de la force de&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Here: {level}. {strength}</source>
        <translation>Ici&#xa0;: {level}. {strength}</translation>
    </message>
    <message>
        <source>{strength} Rating: {rating}.</source>
        <translation>{strength} Cote&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>About as strong as {other}.</source>
        <translation>À peu près de la force de&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>A little stronger than {other}.</source>
        <translation>Un peu plus fort que&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>A little weaker than {other}.</source>
        <translation>Un peu moins fort que&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Clearly stronger than {other}.</source>
        <translation>Nettement plus fort que&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Clearly weaker than {other}.</source>
        <translation>Nettement moins fort que&#xa0;: {other}.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>No such file or directory</source>
        <translation>Fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Accès refusé</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Support en lecture seule</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe déjà</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota de disque dépassé</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Fichier trop volumineux</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>Ce n’est pas un programme exécutable</translation>
    </message>
    <message>
        <source>Windows 10, version 1809,</source>
        <comment>part of a sentence: Divinare needs … or newer</comment>
        <translation>Windows 10 version 1809</translation>
    </message>
    <message>
        <source>Divinare needs {name} or newer; this is version {version}.</source>
        <translation>Divinare demande {name} ou plus récent&#xa0;; cette version est la {version}.</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because there is no screen. Start it on a desktop.</source>
        <translation>Divinare ne peut pas ouvrir sa fenêtre, car il n’y a pas d’écran. Lancez-le depuis un bureau.</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because this system lacks {files}.</source>
        <translation>Divinare ne peut pas ouvrir sa fenêtre&#xa0;: il manque à ce système {files}.</translation>
    </message>
    <message>
        <source>To get what is missing: {command}</source>
        <translation>Pour obtenir ce qui manque&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Install the packages that have these files; in Debian they are: {packages}</source>
        <translation>Installez les paquets qui contiennent ces fichiers&#xa0;; dans Debian, ce sont&#xa0;: {packages}</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Enough cards are marked: unmark one first, or confirm.</source>
        <translation>Vous avez choisi assez de cartes&#xa0;: retirez-en une ou confirmez.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>Choisissez d’abord une carte.</translation>
    </message>
    <message>
        <source>Your card belongs to the {art} board.</source>
        <translation>Votre carte va au plateau «&#xa0;{art}&#xa0;».</translation>
    </message>
    <message>
        <source>{art}, {space}: {reason}.</source>
        <translation>{art}, {space}&#xa0;: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{art}: {count} cards in the deck</source>
        <translation>
            <numerusform>{art}&#xa0;: {count} carte dans le paquet</numerusform>
            <numerusform>{art}&#xa0;: {count} cartes dans le paquet</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}. The action card says at which hand sizes something happens:</source>
        <translation>{round}. La carte d’action dit à combien de cartes en main il se passe quelque chose&#xa0;:</translation>
    </message>
    <message>
        <source>Next: {event}.</source>
        <translation>Ensuite&#xa0;: {event}.</translation>
    </message>
    <message>
        <source>Nothing more of it comes in this round.</source>
        <translation>Il ne se passera plus rien d’autre dans cette manche.</translation>
    </message>
    <message>
        <source>Discarded face down: {count}. They are revealed when the round ends.</source>
        <translation>Écartées par les joueurs, face cachée&#xa0;: {count}. Elles sont révélées à la fin de la manche.</translation>
    </message>
    <message>
        <source>Set aside face down: {count}. Nobody knows these cards.</source>
        <translation>Écartées après la donne, face cachée&#xa0;: {count}. Personne ne connaît ces cartes.</translation>
    </message>
    <message>
        <source>{name}: hold the mouse button here to see your hand.</source>
        <translation>{name}&#xa0;: maintenez le bouton de la souris ici pour voir votre main.</translation>
    </message>
    <message>
        <source>{name} is {medium}. Click to read more.</source>
        <translation>{name} joue {medium}. Cliquez pour en savoir plus.</translation>
    </message>
    <message>
        <source>{name} is first player: the action card lies here.</source>
        <translation>{name} est premier joueur&#xa0;: la carte d’action est ici.</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>&amp;Hand (Enter chooses a card)</source>
        <translation>&amp;Main (Entrée choisit une carte)</translation>
    </message>
    <message>
        <source>&amp;Boards (Enter moves your token)</source>
        <translation>P&amp;lateaux (Entrée déplace votre jeton)</translation>
    </message>
    <message>
        <source>S&amp;eats (Enter tells who they are)</source>
        <translation>Plac&amp;es (Entrée dit qui c’est)</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>Pass the cards</source>
        <translation>Passer les cartes</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>Écarter les cartes</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>Ouvrir le rideau</translation>
    </message>
    <message>
        <source>Choose a card of this board first.</source>
        <translation>Choisissez d’abord une carte de ce plateau.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>The final table · London, 17 November 1896</source>
        <translation>La table finale · Londres, 17 novembre 1896</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>&amp;Jouer maintenant</translation>
    </message>
    <message>
        <source>You against three bots</source>
        <translation>Vous contre trois bots</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Learn &amp;to play</source>
        <translation>Apprendre à jou&amp;er</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Rè&amp;gles</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>chiromancy</source>
        <translation>chiromancie</translation>
    </message>
    <message>
        <source>crystallomancy</source>
        <translation>cristallomancie</translation>
    </message>
    <message>
        <source>tasseomancy</source>
        <translation>thédomancie</translation>
    </message>
    <message>
        <source>astromancy</source>
        <translation>astrologie</translation>
    </message>
    <message>
        <source>Chiromancy</source>
        <translation>Chiromancie</translation>
    </message>
    <message>
        <source>Crystallomancy</source>
        <translation>Cristallomancie</translation>
    </message>
    <message>
        <source>Tasseomancy</source>
        <translation>Thédomancie</translation>
    </message>
    <message>
        <source>Astromancy</source>
        <translation>Astrologie</translation>
    </message>
    <message>
        <source>Rami Sakar</source>
        <translation>Rami Sakar</translation>
    </message>
    <message>
        <source>Tzciska Parovic</source>
        <translation>Tzciska Parovic</translation>
    </message>
    <message>
        <source>John-Paul Kramer</source>
        <translation>John-Paul Kramer</translation>
    </message>
    <message>
        <source>Lord Edmund Fischner III</source>
        <translation>Lord Edmund Fischner III</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>Rami</translation>
    </message>
    <message>
        <source>Tzciska</source>
        <translation>Tzciska</translation>
    </message>
    <message>
        <source>John-Paul</source>
        <translation>John-Paul</translation>
    </message>
    <message>
        <source>Lord Edmund</source>
        <translation>Lord Edmund</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Adepte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Oracle</translation>
    </message>
    <message>
        <source>single bonus</source>
        <translation>bonus simple</translation>
    </message>
    <message>
        <source>double bonus</source>
        <translation>bonus double</translation>
    </message>
    <message>
        <source>single bonus: 1 point more for a prediction that scores, 1 more lost for a wrong one</source>
        <translation>bonus simple&#xa0;: 1 point de plus pour une prédiction qui rapporte, 1 de moins pour une prédiction erronée</translation>
    </message>
    <message>
        <source>double bonus: 2 points more for a prediction that scores, 2 more lost for a wrong one</source>
        <translation>bonus double&#xa0;: 2 points de plus pour une prédiction qui rapporte, 2 de moins pour une prédiction erronée</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>le centre</translation>
    </message>
    <message>
        <source>{count} {art}</source>
        <translation>{art}&#xa0;×&#xa0;{count}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} et {last}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>occupied by {name}</source>
        <translation>occupée par {name}</translation>
    </message>
    <message>
        <source>your token must move</source>
        <translation>votre jeton doit bouger</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>parfaite</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>erronée</translation>
    </message>
    <message>
        <source>no prediction</source>
        <translation>pas de prédiction</translation>
    </message>
    <message>
        <source>{name} made no prediction: the centre never scores.</source>
        <translation>{name} n’a rien prédit&#xa0;: la case centrale ne compte jamais.</translation>
    </message>
    <message>
        <source>No space of the {art} board shows {count}: nobody takes a token.</source>
        <translation>Aucune case du plateau «&#xa0;{art}&#xa0;» ne montre {count}&#xa0;: personne ne prend de jeton.</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.</source>
        <translation>
            <numerusform>{name} a prédit {space}, et il y a {count} carte&#xa0;: un jeton bleu, 3 points.</numerusform>
            <numerusform>{name} a prédit {space}, et il y a {count} cartes&#xa0;: un jeton bleu, 3 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} yellow: {points} points in all.</source>
        <translation>
            <numerusform>Case de bonus&#xa0;: +{bonus} en jaune, soit {points} point en tout.</numerusform>
            <numerusform>Case de bonus&#xa0;: +{bonus} en jaune, soit {points} points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} predicted {space}, next to the {count} that came: a yellow token, 1 point.</source>
        <translation>{name} a prédit {space}, juste à côté du {count} obtenu&#xa0;: un jeton jaune, 1 point.</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, but {count} cards lie there: a red token, −1 point.</source>
        <translation>
            <numerusform>{name} a prédit {space}, mais il y a {count} carte&#xa0;: un jeton rouge, −1 point.</numerusform>
            <numerusform>{name} a prédit {space}, mais il y a {count} cartes&#xa0;: un jeton rouge, −1 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} red: {points} points in all.</source>
        <translation>
            <numerusform>Case de bonus&#xa0;: +{bonus} en rouge, soit {points} point en tout.</numerusform>
            <numerusform>Case de bonus&#xa0;: +{bonus} en rouge, soit {points} points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence} {next}</translation>
    </message>
</context>
</TS>
