<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Divinare</source>
        <translation>Divinareについて</translation>
    </message>
    <message>
        <source>Open the &amp;data folder</source>
        <translation>データフォルダーを開く(&amp;D)</translation>
    </message>
    <message>
        <source>Open the &amp;licences</source>
        <translation>ライセンスを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Divinare for the desktop</source>
        <translation>デスクトップ版Divinare</translation>
    </message>
    <message>
        <source>Version {version}, commit {commit}</source>
        <translation>バージョン{version}、コミット {commit}</translation>
    </message>
    <message>
        <source>Version {version}, from source</source>
        <translation>バージョン{version}、ソースから実行</translation>
    </message>
    <message>
        <source>This is an unofficial implementation of the board game Divinare, which was designed by Brett J. Gilbert, illustrated by Benjamin Carré and published by Asmodee. This software has artwork and texts of its own. It is not made, endorsed or supported by the people and companies named here.</source>
        <translation>ブレット・J・ギルバート作、バンジャマン・カレ画、アスモデ発行のボードゲーム「ディヴィナーレ」の非公式版です。このソフトウェアの絵と文章は独自のものです。ここに挙げた個人や会社が制作・承認・支援したものではありません。</translation>
    </message>
    <message>
        <source>The software is free, under the MIT licence, and comes without any warranty.</source>
        <translation>MITライセンスの自由なソフトウェアで、いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Games, set-ups and statistics are kept in {folder}</source>
        <translation>ゲーム、席の設定、成績の保存場所：{folder}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>It stands on the work of others:</source>
        <translation>次の成果の上に成り立っています：</translation>
    </message>
    <message>
        <source>The whole texts are beside the program: {names}</source>
        <translation>全文はプログラムと同じ場所にあります：{names}</translation>
    </message>
</context>
<context>
    <name>AccuracyPlot</name>
    <message>
        <source>Accuracy by board</source>
        <translation>ボードごとの的中率</translation>
    </message>
    <message>
        <source>{art}: {perfect} % perfect, {incomplete} % incomplete, {incorrect} % incorrect.</source>
        <translation>{art}：完璧 {perfect}%、惜しい {incomplete}%、間違い {incorrect}%。</translation>
    </message>
</context>
<context>
    <name>ActionCard</name>
    <message>
        <source>discard {count}</source>
        <translation>{count}枚捨てる</translation>
    </message>
    <message>
        <source>pass {count}</source>
        <translation>{count}枚渡す</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>ラウンド{round}／{rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{size} cards: {what}</source>
        <translation>
            <numerusform>{size}枚：{what}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>手番(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>すぐに遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>前回のゲームを続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>開く(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>再生(&amp;R)…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>成績(&amp;T)</translation>
    </message>
    <message>
        <source>Sc&amp;ores</source>
        <translation>得点(&amp;O)</translation>
    </message>
    <message>
        <source>Audit the &amp;bots…</source>
        <translation>ボットの検証(&amp;B)…</translation>
    </message>
    <message>
        <source>Lea&amp;ve the game</source>
        <translation>ゲームを離れる(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>一手戻す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>選び直す(&amp;P)</translation>
    </message>
    <message>
        <source>Pass or &amp;discard the cards</source>
        <translation>カードを渡す・捨てる(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Forced moves</source>
        <translation>強制される移動(&amp;F)</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>一時停止(&amp;S)</translation>
    </message>
    <message>
        <source>H&amp;urry the bots</source>
        <translation>ボットを急かす(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Text table</source>
        <translation>テキスト版のテーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>記録(&amp;L)</translation>
    </message>
    <message>
        <source>Me&amp;diums…</source>
        <translation>霊媒師(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>文字を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>音(&amp;S)</translation>
    </message>
    <message>
        <source>Play &amp;forced moves automatically</source>
        <translation>選べる手が一つなら自動で行う(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>環境設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>遊び方を学ぶ(&amp;L)</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>問題を報告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;About Divinare</source>
        <translation>Divinareについて(&amp;A)</translation>
    </message>
    <message>
        <source>P&amp;ass the cards</source>
        <translation>カードを渡す(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Discard the cards</source>
        <translation>カードを捨てる(&amp;D)</translation>
    </message>
    <message>
        <source>chair {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Hold to see the hand of {name}</source>
        <translation>押している間{name}の手札を見る</translation>
    </message>
</context>
<context>
    <name>Agenda</name>
    <message>
        <source>first player: {name}</source>
        <translation>スタートプレイヤー：{name}</translation>
    </message>
    <message>
        <source>next on the action card: {event}</source>
        <translation>次のアクション：{event}</translation>
    </message>
</context>
<context>
    <name>Audit</name>
    <message>
        <source>No bot sits at this table: there is nothing to audit.</source>
        <translation>このテーブルにボットはいません。検証するものがありません。</translation>
    </message>
    <message>
        <source>{name}: an outside program, which cannot be audited</source>
        <translation>{name}：外部プログラムなので検証できません</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again</source>
        <translation>{name}：{count}件の決定のうち{same}件を再現</translation>
    </message>
    <message>
        <source>Line {line}, round {round}, {name}, {move}: {reason}</source>
        <translation>{line}行目、ラウンド{round}、{name}、{move}：{reason}</translation>
    </message>
    <message>
        <source>decides otherwise now ({move}); the game was played by version {version}</source>
        <translation>今は別の決定をします（{move}）。このゲームはバージョン{version}で行われました</translation>
    </message>
    <message>
        <source>decides otherwise now ({move})</source>
        <translation>今は別の決定をします（{move}）</translation>
    </message>
    <message>
        <source>{name}: {same} of {count} decisions made again; {outside} more by an outside program cannot be audited</source>
        <translation>{name}：{count}件の決定のうち{same}件を再現。ほかに外部プログラムの決定が{outside}件あり、検証できません</translation>
    </message>
    <message>
        <source>decides the same again</source>
        <translation>同じ決定をします</translation>
    </message>
    <message>
        <source>the record does not say how this was decided</source>
        <translation>どう決めたのか、記録に書かれていません</translation>
    </message>
    <message>
        <source>this program has no such bot</source>
        <translation>このプログラムにそのボットはいません</translation>
    </message>
    <message>
        <source>another bot decided than the one that sits there</source>
        <translation>その席のボットとは別のボットが決めています</translation>
    </message>
    <message>
        <source>the dice are not those that were settled before the first deal</source>
        <translation>最初の配札の前に定めた乱数と違います</translation>
    </message>
    <message>
        <source>an outside program, which cannot be audited</source>
        <translation>外部プログラムなので検証できません</translation>
    </message>
    <message>
        <source>discard {cards}</source>
        <translation>捨てる {cards}</translation>
    </message>
    <message>
        <source>pass {cards}</source>
        <translation>渡す {cards}</translation>
    </message>
    <message>
        <source>No finished round has a bot’s decision in it yet.</source>
        <translation>終了したラウンドに、まだボットの決定はありません。</translation>
    </message>
    <message>
        <source>Every decision that can be audited was made again from the seat’s own view.</source>
        <translation>検証できる決定はすべて、その席から見えるものだけで、まったく同じに再現できました。</translation>
    </message>
    <message>
        <source>Decisions that could not be made again: {wrong} of {count}.</source>
        <translation>再現できなかった決定：{count}件中{wrong}件。</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Audit of the bots</source>
        <translation>ボットの検証</translation>
    </message>
    <message>
        <source>The bots are asked once more…</source>
        <translation>ボットにもう一度尋ねています…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>Each bot is shown what its seat could see at that moment, and nothing else; it is given the same dice and the same work as in the game. A bot that had looked at more would not decide the same.</source>
        <translation>各ボットに、その時その席から見えたものだけを見せます。乱数と計算の量はゲームのときと同じです。余計なものを見ていたボットなら、同じ決定にはなりません。</translation>
    </message>
    <message>
        <source>Decisions of the bots</source>
        <translation>ボットの決定</translation>
    </message>
    <message>
        <source>{same} of {count} decisions were made again; the others stand out below.</source>
        <translation>{count}件の決定のうち{same}件を再現しました。残りは下に示します。</translation>
    </message>
    <message>
        <source>No decision at this table can be audited.</source>
        <translation>このテーブルの決定はどれも検証できません。</translation>
    </message>
    <message>
        <source>All {count} decisions were made again, just the same.</source>
        <translation>{count}件の決定はすべて、まったく同じに再現されました。</translation>
    </message>
</context>
<context>
    <name>AuditModel</name>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Worlds tried</source>
        <translation>試した世界</translation>
    </message>
    <message>
        <source>Asked again, the bot…</source>
        <translation>もう一度尋ねると</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move}（取り消し）</translation>
    </message>
    <message>
        <source>{art}: {space}</source>
        <translation>{art}：{space}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <translation>捨てる：{cards}</translation>
    </message>
    <message>
        <source>passes {cards}</source>
        <translation>渡す：{cards}</translation>
    </message>
</context>
<context>
    <name>Auditor</name>
    <message>
        <source>The audit was stopped.</source>
        <translation>検証は中止されました。</translation>
    </message>
</context>
<context>
    <name>BoardPage</name>
    <message>
        <source>&amp;Add a space</source>
        <translation>マスを追加(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>プログラムの既定(&amp;P)</translation>
    </message>
    <message>
        <source>This board: {reason}.</source>
        <translation>このゲームボード：{reason}。</translation>
    </message>
    <message>
        <source>Space {place}: write one to three numbers, such as 7 or 9/10.</source>
        <translation>マス{place}：1〜3個の数を入力してください（例：7、9/10）。</translation>
    </message>
    <message>
        <source>Space {place}: {reason}.</source>
        <translation>マス{place}：{reason}。</translation>
    </message>
</context>
<context>
    <name>Boards</name>
    <message>
        <source>Space</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>ボーナス</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>your token may go here</source>
        <translation>ここに置けます</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>chance {percent}</source>
        <translation>確率{percent}</translation>
    </message>
    <message>
        <source>expected this round: {points} points against the others</source>
        <translation>このラウンドの見込み：他の人に対して{points}点</translation>
    </message>
    <message>
        <source>the best, expected this round: {points} points against the others</source>
        <translation>最善、このラウンドの見込み：他の人に対して{points}点</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>カード{count}枚</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中央</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>exec: wants the command line of a program behind it</source>
        <translation>exec: の後にプログラムのコマンドラインが必要です</translation>
    </message>
    <message>
        <source>exec: the command line of a program has at most {most} characters</source>
        <translation>exec: プログラムのコマンドラインは{most}文字までです</translation>
    </message>
    <message>
        <source>exec: the command line of a program is not UTF-8</source>
        <translation>exec: プログラムのコマンドラインがUTF-8ではありません</translation>
    </message>
    <message>
        <source>&apos;{kind}&apos; is not a level; there are {levels}, and exec:COMMAND</source>
        <translation>「{kind}」という強さはありません。{levels} または exec:コマンドを指定してください</translation>
    </message>
    <message>
        <source>&apos;{persona}&apos; is not a persona; there are {personas}</source>
        <translation>「{persona}」という人物はいません。{personas} から選んでください</translation>
    </message>
    <message>
        <source>the analyst has gone</source>
        <translation>分析プログラムは終了しています</translation>
    </message>
    <message>
        <source>the analysis took too long</source>
        <translation>分析に時間がかかりすぎました</translation>
    </message>
    <message>
        <source>the analysis gave no answer</source>
        <translation>分析の答えがありませんでした</translation>
    </message>
    <message>
        <source>the program cannot be started: {reason}</source>
        <translation>プログラムを起動できません：{reason}</translation>
    </message>
    <message>
        <source>no answer within the limit</source>
        <translation>制限時間内に答えがありません</translation>
    </message>
    <message>
        <source>the program has ended</source>
        <translation>プログラムが終了しました</translation>
    </message>
    <message>
        <source>a line of more than {bytes} bytes</source>
        <translation>{bytes}バイトを超える行があります</translation>
    </message>
    <message>
        <source>the program did not say that it is ready</source>
        <translation>プログラムから準備完了の知らせがありません</translation>
    </message>
    <message>
        <source>the program is not running</source>
        <translation>プログラムが動いていません</translation>
    </message>
    <message>
        <source>the move {move} is not legal</source>
        <translation>{move} は認められない手です</translation>
    </message>
    <message>
        <source>the message is not a move</source>
        <translation>メッセージが手ではありません</translation>
    </message>
    <message>
        <source>the answer is for question {number}, not {wanted}</source>
        <translation>質問{wanted}ではなく質問{number}への答えです</translation>
    </message>
    <message>
        <source>the choice of cards is not legal</source>
        <translation>カードの選び方がルール違反です</translation>
    </message>
    <message>
        <source>the line is not a JSON object</source>
        <translation>行がJSONオブジェクトではありません</translation>
    </message>
    <message>
        <source>the ladder has no place for an outside program: only built-in bots are measured</source>
        <translation>外部プログラムはラダーに載せられません。測定するのは内蔵ボットだけです</translation>
    </message>
    <message>
        <source>nothing is known of the work that {bot} does; limits of their own have {known}</source>
        <translation>{bot}の作業量は不明です。独自の制限があるのは{known}です</translation>
    </message>
</context>
<context>
    <name>CardPage</name>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Cards dealt to each</source>
        <translation>各自に配る枚数</translation>
    </message>
    <message>
        <source>Discarded by each</source>
        <translation>各自が捨てる枚数</translation>
    </message>
    <message>
        <source>&amp;Add a pass</source>
        <translation>渡すイベントを追加(&amp;A)</translation>
    </message>
    <message>
        <source>As the &amp;program has it</source>
        <translation>プログラムの既定(&amp;P)</translation>
    </message>
    <message>
        <source>This card: {reason}.</source>
        <translation>このカード：{reason}。</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>同じ手札枚数に渡すイベントが二つあります</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>Rounds: {count}</source>
        <translation>ラウンド：{count}</translation>
    </message>
    <message numerus="yes">
        <source>{hand} cards each</source>
        <translation>
            <numerusform>各{hand}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{hand} in hand: discard {count}</source>
        <translation>手札{hand}枚：{count}枚捨てる</translation>
    </message>
    <message>
        <source>{hand} in hand: pass {count}</source>
        <translation>手札{hand}枚：{count}枚渡す</translation>
    </message>
    <message>
        <source>At the end: reveal the discards</source>
        <translation>最後に捨て札を公開</translation>
    </message>
</context>
<context>
    <name>ChairPanel</name>
    <message>
        <source>Chair {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>ここに座るのは</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Outside program</source>
        <translation>外部プログラム</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>まだ空席</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>霊媒師</translation>
    </message>
    <message>
        <source>Give this person a name.</source>
        <translation>名前を入力してください。</translation>
    </message>
    <message>
        <source>Somebody else has this name.</source>
        <translation>同じ名前の人がいます。</translation>
    </message>
    <message>
        <source>Choose the program that plays.</source>
        <translation>対戦するプログラムを選んでください。</translation>
    </message>
    <message>
        <source>Another chair has this medium.</source>
        <translation>この霊媒師は別の席にいます。</translation>
    </message>
    <message>
        <source>Nobody sits here yet.</source>
        <translation>この席はまだ空いています。</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未記入</translation>
    </message>
    <message>
        <source>Only needed where the oldest person is to be first player</source>
        <translation>最年長者から始めるときだけ必要です</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Born in</source>
        <translation>生まれた年</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>As strong as it takes for the people at the table to win their fair share</source>
        <translation>同じ卓の人がほどよく勝てる強さになります</translation>
    </message>
    <message>
        <source>Temper</source>
        <translation>気質</translation>
    </message>
    <message>
        <source>Even-tempered</source>
        <translation>冷静</translation>
    </message>
    <message>
        <source>Whose way of playing the bot has</source>
        <translation>誰の流儀でプレイするか</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>Command line of the program</source>
        <translation>プログラムのコマンドライン</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>It speaks the bot protocol.</source>
        <translation>ボット用プロトコルで通信します。</translation>
    </message>
    <message>
        <source>Choose who sits here, or let a bot take the chair.</source>
        <translation>座る人を選ぶか、ボットに任せてください。</translation>
    </message>
    <message>
        <source>Choose a program that plays</source>
        <translation>対戦するプログラムの選択</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name}とは？</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>it is not your turn</source>
        <translation>あなたの手番ではありません</translation>
    </message>
    <message>
        <source>you hold no card of this art</source>
        <translation>この占いのカードを持っていません</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>check a game record and say what came out of it</source>
        <translation>ゲーム記録を検証して結果を表示する</translation>
    </message>
    <message>
        <source>have the bots of a game record decide once more, and compare</source>
        <translation>ゲーム記録のボットにもう一度決めさせ、比べる</translation>
    </message>
    <message>
        <source>say what a level makes of one decision, read from standard input</source>
        <translation>標準入力から読んだ一つの決定を、ある強さがどう見るかを表示する</translation>
    </message>
    <message>
        <source>let bots play each other, and count</source>
        <translation>ボット同士を対戦させて集計する</translation>
    </message>
    <message>
        <source>measure how strong every bot is, and compare with the stored table</source>
        <translation>すべてのボットの強さを測り、保存された表と比べる</translation>
    </message>
    <message>
        <source>a built-in bot that speaks the bot protocol on standard input and output</source>
        <translation>標準入出力を使ってプロトコルで通信する内蔵ボット</translation>
    </message>
    <message>
        <source>Play Divinare.</source>
        <translation>Divinareで遊ぶ。</translation>
    </message>
    <message>
        <source>a game record to go on with</source>
        <translation>続きから遊ぶゲーム記録</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>let bots play, game after game</source>
        <translation>ボットだけで次々に対戦する</translation>
    </message>
    <message>
        <source>play a whole game in the window and check it</source>
        <translation>ウィンドウで1ゲームを最後まで行い、検査する</translation>
    </message>
    <message>
        <source>divinare [FILE.divinare | --demo | --selftest | --version | COMMAND ...]</source>
        <translation>divinare [FILE.divinare | --demo | --selftest | --version | COMMAND …]</translation>
    </message>
    <message>
        <source>The game of Divinare for the desktop. Without a command the game is opened.</source>
        <translation>デスクトップ版Divinareです。コマンドを指定しなければゲームを開きます。</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>バージョンを表示する</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>{purpose}.</source>
        <translation>{purpose}。</translation>
    </message>
    <message>
        <source>SPEC,SPEC,…</source>
        <translation>BOT,BOT,…</translation>
    </message>
    <message>
        <source>two to four bots</source>
        <translation>2〜4体のボット</translation>
    </message>
    <message>
        <source>games to play</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>プロセス数</translation>
    </message>
    <message>
        <source>how long a move may take (default {default})</source>
        <translation>一手にかけられる時間（既定値{default}）</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DIR</translation>
    </message>
    <message>
        <source>write every game there as a record</source>
        <translation>すべてのゲーム記録をここに書き出す</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>表の代わりにJSONを一つ出力する</translation>
    </message>
    <message>
        <source>two to four bots are wanted, not {count}</source>
        <translation>ボットは2〜4体です（{count}体が指定されました）</translation>
    </message>
    <message>
        <source>{done} of {games} games, about {seconds} s left</source>
        <translation>{games}戦中{done}戦、残り約{seconds}秒</translation>
    </message>
    <message>
        <source>a process that played games has died; the tournament is void</source>
        <translation>対戦中のプロセスが異常終了したため、大会は無効です</translation>
    </message>
    <message>
        <source>{games} games of {players} players, {limit} ms a move at most</source>
        <translation>{players}人戦 {games}回、一手最大{limit}ミリ秒</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>a column</comment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>得点/ラウンド</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>ms a move (95 %)</source>
        <translation>ミリ秒/手（95%）</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>反則</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most} is wanted, not {text}</source>
        <translation>{least}〜{most}の整数が必要です（{text} が指定されました）</translation>
    </message>
    <message>
        <source>a game record (NAME.divinare)</source>
        <translation>ゲーム記録（名前.divinare）</translation>
    </message>
    <message>
        <source>print one JSON object instead of text</source>
        <translation>文章の代わりにJSONを一つ出力する</translation>
    </message>
    <message>
        <source>(default {default})</source>
        <translation>（既定値{default}）</translation>
    </message>
    <message>
        <source>how long it may think (default {default})</source>
        <translation>考える時間の上限（既定値{default}）</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>one of {levels}</source>
        <translation>{levels}のどれか</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>LEVEL</translation>
    </message>
    <message>
        <source>the style laid over the level</source>
        <translation>強さに重ねる流儀</translation>
    </message>
    <message>
        <source>the same seed gives the same decisions (default {default})</source>
        <translation>同じシードなら同じ決定になる（既定値{default}）</translation>
    </message>
    <message>
        <source>print a JSON line for each decision as it is checked</source>
        <translation>決定を確かめるごとにJSONを1行ずつ出力する</translation>
    </message>
    <message>
        <source>{done} of {count} decisions</source>
        <translation>{count}件中{done}件の決定</translation>
    </message>
    <message>
        <source>how often every bot sits at a table (default {default})</source>
        <translation>各ボットが卓につく回数（既定値 {default}）</translation>
    </message>
    <message>
        <source>BOT,BOT,…</source>
        <translation>BOT,BOT,…</translation>
    </message>
    <message>
        <source>only these, at least four, as they are called in the table</source>
        <translation>表にある名前で指定したボットだけ（4体以上）</translation>
    </message>
    <message>
        <source>write the table there instead of comparing it</source>
        <translation>比べる代わりに、表をそこに書き出す</translation>
    </message>
    <message>
        <source>at least four different bots are wanted</source>
        <translation>異なるボットが4体以上必要です</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>レーティング</translation>
    </message>
    <message>
        <source>stored</source>
        <comment>a column: the rating that came with the program</comment>
        <translation>保存値</translation>
    </message>
    <message>
        <source>drift</source>
        <comment>a column: how far a rating is from the stored one</comment>
        <translation>ずれ</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong. The game is saved, and you can go on.</source>
        <translation>問題が起きました。ゲームは保存されていて、続けられます。</translation>
    </message>
    <message>
        <source>{error}

The details are in {file}</source>
        <translation>{error}

詳細：{file}</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>続ける(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>画面を{name}に渡してください。</translation>
    </message>
    <message>
        <source>I am {name}: open the curtain</source>
        <translation>{name}です。幕を開ける</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>The spirits are asked…</source>
        <translation>霊に尋ねています…</translation>
    </message>
    <message>
        <source>There is no hint now: {reason}.</source>
        <translation>今はヒントを出せません：{reason}。</translation>
    </message>
    <message>
        <source>The analysis would choose: {cards}</source>
        <translation>分析の推奨：{cards}</translation>
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
        <translation>詳細</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Expectation</name>
    <message>
        <source>Round {round} is scored.</source>
        <translation>ラウンド{round}の得点計算。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲーム終了。</translation>
    </message>
    <message>
        <source>Pass the screen to {name}.</source>
        <translation>画面を{name}に渡してください。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>一時停止中。</translation>
    </message>
    <message>
        <source>{name} thinks about a play.</source>
        <translation>{name}が考えています。</translation>
    </message>
    <message>
        <source>Cards are being chosen: {names}.</source>
        <translation>カードを選んでいます：{names}。</translation>
    </message>
    <message>
        <source>{name}: choose a space on the {art} board, or put the card back.</source>
        <translation>{name}：「{art}」のボードでマスを選ぶか、カードを戻してください。</translation>
    </message>
    <message>
        <source>{name}: play a card and move your token on its board.</source>
        <translation>{name}：カードを1枚出し、そのボードの自分のトークンを動かしてください。</translation>
    </message>
    <message>
        <source>{name}: choose cards to discard face down ({marked} of {wanted}).</source>
        <translation>{name}：裏向きに捨てるカードを選んでください（{marked}／{wanted}枚）。</translation>
    </message>
    <message>
        <source>{name}: choose cards to pass to {receiver} ({marked} of {wanted}).</source>
        <translation>{name}：{receiver}に渡すカードを選んでください（{marked}／{wanted}枚）。</translation>
    </message>
    <message>
        <source>You will have to move: {arts}. Plays that disturb no prediction: {count}.</source>
        <translation>動かさざるを得ないトークン：{arts}。予言を崩さない手：{count}。</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>This is not a saved set-up: it is not JSON.</source>
        <translation>保存された席の設定ではありません（JSONではありません）。</translation>
    </message>
    <message>
        <source>The file is larger than {bytes} bytes.</source>
        <translation>ファイルが{bytes}バイトを超えています。</translation>
    </message>
    <message>
        <source>Byte {place} is not UTF-8 text.</source>
        <translation>{place}バイト目がUTF-8の文字ではありません。</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>このゲームは別のDivinareで開かれています。</translation>
    </message>
    <message>
        <source>Outside programs play in this record: choose another folder for it.</source>
        <translation>この記録には外部プログラムが参加しています。別のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>The file could not be written.</source>
        <translation>ファイルに書き込めませんでした。</translation>
    </message>
    <message>
        <source>Divinare games (*{suffix});;All files (*)</source>
        <translation>Divinareのゲーム記録 (*{suffix});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Load a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Replay a game</source>
        <translation>ゲームを再生する</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>保存するゲームがありません。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>保存しました：{file}</translation>
    </message>
</context>
<context>
    <name>FinalTable</name>
    <message>
        <source>The end of the game</source>
        <translation>ゲーム終了</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the win with {points} points each</source>
        <translation>
            <numerusform>{names}が{points}点で勝利を分け合いました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {points} points</source>
        <translation>
            <numerusform>{name}の勝ち（{points}点）</numerusform>
        </translation>
    </message>
    <message>
        <source>Final table</source>
        <translation>最終結果</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>再戦(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>再生(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
</context>
<context>
    <name>HistoryPlot</name>
    <message>
        <source>Points game by game</source>
        <translation>ゲームごとの得点</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>平均：{points}</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>補助あり</translation>
    </message>
</context>
<context>
    <name>Installer</name>
    <message>
        <source>Board game</source>
        <translation>ボードゲーム</translation>
    </message>
    <message>
        <source>Foresee which cards will be played, before your tokens are forced to move</source>
        <translation>トークンを動かさざるを得なくなる前に、出されるカードの枚数を予言しよう</translation>
    </message>
    <message>
        <source>card, cards, prediction, divination, bots</source>
        <translation>カード、予言、占い、ボット</translation>
    </message>
    <message>
        <source>Divinare game</source>
        <translation>Divinareのゲーム記録</translation>
    </message>
    <message>
        <source>Game of hidden hands, forced moves and prediction</source>
        <translation>隠された手札、強制される移動、そして予言のゲーム</translation>
    </message>
    <message>
        <source>Thirty-six cards belong to four arts of divination, but no one sees them all: each of two to four mediums holds a few, hands some on, and plays one a turn. Every card that is played forces a token to another prediction, and at the end those come off best who foresaw how many cards of each art were played.</source>
        <translation>四つの占いのカードは全部で36枚。でも、そのすべてを見る人はいません。2〜4人の霊媒師は、何枚かを手に持ち、何枚かを渡し、手番ごとに1枚を出します。カードが出されるたびにトークンは別の予言へ移らなければならず、それぞれの占いのカードが何枚出されるかを見通した人が、最後によい結果を手にします。</translation>
    </message>
    <message>
        <source>Play alone against bots of five strengths and four characters, or with others at one computer.</source>
        <translation>5段階の強さと4種類の性格を持つボットと一人で、または1台のコンピューターで何人かで遊べます。</translation>
    </message>
    <message>
        <source>Four languages, three looks, a palette for the colour-blind, keyboard and screen reader</source>
        <translation>4つの言語、3つのテーマ、色覚に配慮した配色、キーボードと読み上げに対応</translation>
    </message>
    <message>
        <source>Hints that know only what you could know, replays of every game, and statistics</source>
        <translation>あなたが知り得ることだけに基づくヒント、すべてのゲームの再生、成績</translation>
    </message>
    <message>
        <source>Boards and action cards that can be edited</source>
        <translation>編集できるゲームボードとアクションカード</translation>
    </message>
    <message>
        <source>This is an unofficial version of the game by Brett J. Gilbert, with artwork and words of its own.</source>
        <translation>ブレット・J・ギルバート作のゲームの非公式版で、絵と文章は独自のものです。</translation>
    </message>
    <message>
        <source>Divinare needs 64-bit Windows 10, version 1809, or newer.</source>
        <translation>Divinareには64ビット版Windows 10（バージョン1809）以降が必要です。</translation>
    </message>
    <message>
        <source>This system is too old for Divinare, which needs the C library glibc {version} or newer.</source>
        <translation>このシステムは古すぎます。DivinareにはCライブラリglibcの{version}以降が必要です。</translation>
    </message>
    <message>
        <source>Divinare is running. Close it and try again.</source>
        <translation>Divinareが起動しています。終了してからもう一度お試しください。</translation>
    </message>
    <message>
        <source>Only an administrator can install or remove Divinare for everybody.</source>
        <translation>すべてのユーザー用にインストールやアンインストールができるのは管理者だけです。</translation>
    </message>
    <message>
        <source>Foresee which cards will be played</source>
        <translation>出されるカードの枚数を予言しよう</translation>
    </message>
    <message>
        <source>Games Manual</source>
        <translation>ゲームのマニュアル</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>書式</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>終了ステータス</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FILE</translation>
    </message>
    <message>
        <source>PLAYERS</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>数</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>LEVEL</translation>
    </message>
    <message>
        <source>Divinare is a game for two to four mediums, who predict how many cards of each of four arts of divination will be played. Without a command the game is opened; with a game record, that game goes on.</source>
        <translation>Divinareは、二人から四人の霊媒師のためのゲームです。四つの占いのカードがそれぞれ何枚出されるかを予言します。コマンドなしではゲームが開き、ゲーム記録を渡すとその続きから始まります。</translation>
    </message>
    <message>
        <source>Let bots play, game after game.</source>
        <translation>ボット同士に続けてゲームをさせます。</translation>
    </message>
    <message>
        <source>Play a whole game between bots in a window, save it, check it and show each language; exit with status 0, or say what failed.</source>
        <translation>ウィンドウでボット同士のゲームを最後まで進め、保存して確かめ、すべての言語を表示します。成功すればステータス0で終わり、失敗すればその内容を示します。</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Check a game record against the rules and print what came out of it.</source>
        <translation>ゲーム記録をルールに照らして確かめ、結果を表示します。</translation>
    </message>
    <message>
        <source>Have the bots of a game record decide once more, each from the view of its seat alone, and compare.</source>
        <translation>ゲーム記録にあるボットに、それぞれの席から見えることだけをもとにもう一度決めさせ、比べます。</translation>
    </message>
    <message>
        <source>Let bots play each other, and count.</source>
        <translation>ボット同士を対戦させ、成績を数えます。</translation>
    </message>
    <message>
        <source>Measure how strong every bot is, and compare with the table that came with the program.</source>
        <translation>すべてのボットの強さを測り、プログラムに付属の表と比べます。</translation>
    </message>
    <message>
        <source>Say what a level makes of one decision, read from standard input.</source>
        <translation>標準入力から読んだ一つの決定を、ある強さがどう見るかを表示します。</translation>
    </message>
    <message>
        <source>A built-in bot that speaks the bot protocol on standard input and output.</source>
        <translation>標準入出力を使ってボット用プロトコルで通信する、内蔵のボットです。</translation>
    </message>
    <message>
        <source>Games, set-ups, layouts, statistics and the error log.</source>
        <translation>ゲーム、席の設定、ボードの配置、成績、エラーの記録。</translation>
    </message>
    <message>
        <source>Preferences.</source>
        <translation>環境設定。</translation>
    </message>
    <message>
        <source>0 if all went well, 1 if not, 2 if the command line was not understood.</source>
        <translation>すべてうまくいけば0、そうでなければ1、コマンドラインを解釈できなければ2です。</translation>
    </message>
</context>
<context>
    <name>Items</name>
    <message>
        <source>{art}, chosen</source>
        <translation>{art}、選択中</translation>
    </message>
    <message>
        <source>{card}, advised</source>
        <translation>{card}、推奨</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>霊媒師</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>has chosen</source>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>考え中</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>to choose cards</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
</context>
<context>
    <name>KeysModel</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Actions and their keys</source>
        <translation>操作とキー</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>なし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>既定(&amp;U)</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” already.</source>
        <translation>{key} はすでに「{action}」のキーです。</translation>
    </message>
    <message>
        <source>New k&amp;ey</source>
        <translation>新しいキー(&amp;E)</translation>
    </message>
    <message>
        <source>{key} is the key of “{action}” too. Give one of them another.</source>
        <translation>{key} は「{action}」のキーでもあります。どちらかを変えてください。</translation>
    </message>
</context>
<context>
    <name>LayoutEditor</name>
    <message>
        <source>Boards and action card</source>
        <translation>ゲームボードとアクションカード</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>手持ちの版</translation>
    </message>
    <message>
        <source>My copy {number}</source>
        <translation>手持ちの版{number}</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number}人</translation>
    </message>
    <message>
        <source>The action card for {number}</source>
        <translation>{number}人用アクションカード</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
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
        <translation>ステップ{number}／{pages}</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>すぐに遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Close the lesson</source>
        <translation>レッスンを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave the lesson</source>
        <translation>レッスンを離れる(&amp;L)</translation>
    </message>
    <message>
        <source>Your turn, at the table.</source>
        <translation>テーブルであなたの番です。</translation>
    </message>
    <message>
        <source>Wait a moment…</source>
        <translation>お待ちください…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>レッスンの進み具合</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The deals are settled and sealed: {seal}</source>
        <translation>配札は決まり、封印されました：{seal}</translation>
    </message>
    <message>
        <source>The seal is opened: seed {seed}, salt {salt}</source>
        <translation>封印を開きました：シード {seed}、ソルト {salt}</translation>
    </message>
    <message>
        <source>Decisions taken back: {count}</source>
        <translation>取り消した決定：{count}</translation>
    </message>
    <message>
        <source>Round {round}: {name} is first player.</source>
        <translation>ラウンド{round}：スタートプレイヤーは{name}。</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}.</source>
        <translation>{name}は卓に合わせた強さでプレイします：{level}。</translation>
    </message>
    <message>
        <source>{name} adapts to the table and plays as: {level}, at most {limit} ms a move.</source>
        <translation>{name}は卓に合わせた強さでプレイします：{level}、1手{limit}ミリ秒まで。</translation>
    </message>
    <message>
        <source>{name} plays {art}: {origin} → {to}.</source>
        <translation>{name}が「{art}」を出しました：{origin}&#xa0;→&#xa0;{to}。</translation>
    </message>
    <message>
        <source>{name} discards face down.</source>
        <translation>{name}がカードを裏向きに捨てました。</translation>
    </message>
    <message>
        <source>{name} has chosen what to pass.</source>
        <translation>{name}が渡すカードを決めました。</translation>
    </message>
    <message>
        <source>The discards are revealed: {cards}.</source>
        <translation>捨て札を公開：{cards}。</translation>
    </message>
    <message>
        <source>Everybody passes cards to the right.</source>
        <translation>全員が右どなりにカードを渡しました。</translation>
    </message>
    <message>
        <source>You pass {gave} and receive {received}.</source>
        <translation>渡したカード：{gave}。受け取ったカード：{received}。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}点</translation>
    </message>
    <message>
        <source>Round {round} is scored: {points}.</source>
        <translation>ラウンド{round}の得点：{points}。</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} share the win.</source>
        <translation>ゲーム終了：{points}。{names}が勝利を分け合いました。</translation>
    </message>
    <message>
        <source>The game is over: {points}. {names} wins.</source>
        <translation>ゲーム終了：{points}。{names}の勝ち。</translation>
    </message>
    <message>
        <source>Round {round} is scored.</source>
        <translation>ラウンド{round}の得点計算。</translation>
    </message>
    <message>
        <source>Round {round} is scored. Your points in it: {points}.</source>
        <translation>ラウンド{round}の得点計算。あなたの得点：{points}。</translation>
    </message>
    <message>
        <source>{name}’s program went wrong ({fault}); a built-in bot made this move.</source>
        <translation>{name}のプログラムに問題があり（{fault}）、内蔵ボットが代わりにプレイしました。</translation>
    </message>
    <message>
        <source>A built-in bot plays for {name} from here on.</source>
        <translation>これより先は内蔵ボットが{name}の代わりにプレイします。</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>記録を検索</translation>
    </message>
    <message>
        <source>Kind of entry</source>
        <translation>記録の種類</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close the log</source>
        <translation>記録を閉じる</translation>
    </message>
    <message>
        <source>Detach the log</source>
        <translation>記録を切り離す</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Rounds and scores</source>
        <translation>ラウンドと得点</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The game could not be started.</source>
        <translation>ゲームを始められませんでした。</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>途中のゲームはありません。</translation>
    </message>
    <message>
        <source>This file is not a game that can be played.</source>
        <translation>このファイルは遊べるゲームではありません。</translation>
    </message>
    <message>
        <source>This game is open in another window of Divinare.</source>
        <translation>このゲームは別のDivinareで開かれています。</translation>
    </message>
    <message>
        <source>The file could not be opened.</source>
        <translation>ファイルを開けませんでした。</translation>
    </message>
    <message>
        <source>This game is on the table already.</source>
        <translation>このゲームはすでに表示されています。</translation>
    </message>
    <message>
        <source>That game is open in another window now.</source>
        <translation>そのゲームは今、別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>This file is not a game that can be shown.</source>
        <translation>このファイルは再生できるゲームではありません。</translation>
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
        <translation>手を保存できなかったため、行われませんでした。</translation>
    </message>
</context>
<context>
    <name>MediumCard</name>
    <message>
        <source>Played by {name}</source>
        <translation>プレイヤー：{name}</translation>
    </message>
</context>
<context>
    <name>MediumsDialog</name>
    <message>
        <source>The mediums</source>
        <translation>霊媒師たち</translation>
    </message>
</context>
<context>
    <name>MoveMenu</name>
    <message>
        <source>No card in your hand forces a token to move.</source>
        <translation>手札にトークンを動かさせるカードはありません。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Let &amp;bots take the empty chairs</source>
        <translation>空席をボットに任せる(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>The &amp;table</source>
        <translation>テーブル(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rules and options</source>
        <translation>ルールと設定(&amp;R)</translation>
    </message>
    <message>
        <source>“{name}” cannot be used: {reason}</source>
        <translation>「{name}」は使えません：{reason}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>Something is missing at chair {numbers}.</source>
        <translation>
            <numerusform>席{numbers}に足りないものがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is missing among the rules and options.</source>
        <translation>ルールと設定に足りないものがあります。</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>First player</source>
        <translation>スタートプレイヤー</translation>
    </message>
    <message>
        <source>Open scores</source>
        <translation>得点を公開</translation>
    </message>
    <message>
        <source>Everybody sees all points at any time</source>
        <translation>全員の得点がいつでも見えます</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>ヒントを許可</translation>
    </message>
    <message>
        <source>A game in which a hint was used is marked so</source>
        <translation>ヒントを使ったゲームには印が付きます</translation>
    </message>
    <message>
        <source>House rule: a token may stay in the centre</source>
        <translation>ハウスルール：中央のトークンは動かさなくてもよい</translation>
    </message>
    <message>
        <source>The printed rules say that it must move</source>
        <translation>印刷されたルールでは必ず動かします</translation>
    </message>
    <message>
        <source>Score tokens</source>
        <translation>得点トークン</translation>
    </message>
    <message>
        <source>{name}: {blue} blue, {yellow} yellow, {red} red</source>
        <translation>{name}：青{blue}、黄{yellow}、赤{red}</translation>
    </message>
    <message>
        <source>Boards and action card</source>
        <translation>ゲームボードとアクションカード</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>empty: chance decides</source>
        <translation>空欄：運に任せる</translation>
    </message>
    <message>
        <source>Chance decides</source>
        <translation>運に任せる</translation>
    </message>
    <message>
        <source>The oldest person</source>
        <translation>最年長者</translation>
    </message>
    <message>
        <source>Chair {number}: {name}</source>
        <translation>席{number}：{name}</translation>
    </message>
    <message>
        <source>As the program has them</source>
        <translation>プログラムの既定</translation>
    </message>
    <message>
        <source>Nobody has said when they were born.</source>
        <translation>誰も生まれた年を記入していません。</translation>
    </message>
    <message>
        <source>A seed is less than 2 to the power of 64.</source>
        <translation>シードは2の64乗未満です。</translation>
    </message>
    <message>
        <source>Most printings</source>
        <translation>ほとんどの版</translation>
    </message>
    <message>
        <source>French printings</source>
        <translation>フランス語版</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>What is in the box</source>
        <translation>箱の中身</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>配札</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed deals the same cards to the same chairs.</source>
        <translation>同じシードなら同じ席に同じカードが配られます。</translation>
    </message>
</context>
<context>
    <name>Parser</name>
    <message>
        <source>{command} says more</source>
        <translation>詳しくは{command}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <comment>a heading; a colon follows</comment>
        <translation>引数</translation>
    </message>
    <message>
        <source>options</source>
        <comment>a heading; a colon follows</comment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>このヘルプを表示して終了する</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>引数%(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>必要な引数がありません：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>不明な引数です：%s</translation>
    </message>
    <message>
        <source>this option takes no value, and was given %r</source>
        <translation>このオプションは値を取りませんが、%rが指定されました</translation>
    </message>
    <message>
        <source>one value is wanted</source>
        <translation>値が一つ必要です</translation>
    </message>
    <message>
        <source>this does not go together with %s</source>
        <translation>%sと同時には指定できません</translation>
    </message>
    <message>
        <source>%(option)s is not clear; it could be %(matches)s</source>
        <translation>%(option)sだけでは決まりません。%(matches)sのどれかを指定してください</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r, maybe you meant %(maybe)r? (choose from %(choices)s)</source>
        <translation>%(value)rは選べません。%(maybe)rのことですか？（選択肢：%(choices)s）</translation>
    </message>
    <message>
        <source>%(value)r is not a value of the kind %(type)s</source>
        <translation>%(value)rは%(type)sの値ではありません</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)rは選べません（選択肢：%(choices)s）</translation>
    </message>
</context>
<context>
    <name>PassFields</name>
    <message>
        <source>Hand size at which cards are passed</source>
        <translation>カードを渡すときの手札枚数</translation>
    </message>
    <message>
        <source>Cards passed</source>
        <translation>渡す枚数</translation>
    </message>
    <message>
        <source>Remove this pass</source>
        <translation>この渡すイベントを削除</translation>
    </message>
    <message>
        <source>With</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>in hand pass</source>
        <translation>枚で渡す枚数</translation>
    </message>
</context>
<context>
    <name>PeekKeys</name>
    <message>
        <source>Hold {key} to see your hand; it is hidden when you let go.</source>
        <translation>{key}を押している間だけ手札が見えます。離すと隠れます。</translation>
    </message>
    <message>
        <source>a key of your choice (Preferences)</source>
        <translation>お好みのキー（環境設定）</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points by round and board</source>
        <translation>ラウンドとボードごとの得点</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{art} {points}</source>
        <translation>{art} {points}</translation>
    </message>
    <message>
        <source>Round {round}, {name}: {parts}.</source>
        <translation>ラウンド{round}、{name}：{parts}。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>外観(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>音(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗い</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>明るい</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高コントラスト</translation>
    </message>
    <message>
        <source>Usual colours</source>
        <translation>標準の色</translation>
    </message>
    <message>
        <source>Safe for colour-blind eyes</source>
        <translation>色覚に配慮した色</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Colours of the arts</source>
        <translation>占いの色</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}%</translation>
    </message>
    <message>
        <source>Speed of animation</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Show the log beside the table</source>
        <translation>テーブルの横に記録を表示</translation>
    </message>
    <message>
        <source>Show the table as text, for keyboard and screen reader</source>
        <translation>キーボードと読み上げ用に、テキスト版のテーブルを表示</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>即時</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source> ms</source>
        <translation>ミリ秒</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>How long a bot’s move is shown before the next one.</source>
        <translation>ボットの手を次の手まで表示する長さ。</translation>
    </message>
    <message>
        <source>Play forced moves automatically</source>
        <translation>選べる手が一つなら自動で行う</translation>
    </message>
    <message>
        <source>Bots think at most</source>
        <translation>ボットの思考時間の上限</translation>
    </message>
    <message>
        <source>Wait after the round sheet</source>
        <translation>ラウンド結果の後で待つ</translation>
    </message>
    <message>
        <source>New games allow hints</source>
        <translation>新しいゲームでヒントを許可</translation>
    </message>
    <message>
        <source>Close a curtain between people at one screen</source>
        <translation>同じ画面で遊ぶ人の間に幕を下ろす</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
</context>
<context>
    <name>ProgramsDialog</name>
    <message>
        <source>Outside programs</source>
        <translation>外部プログラム</translation>
    </message>
    <message>
        <source>Outside programs play in this game</source>
        <translation>このゲームには外部プログラムが参加しています</translation>
    </message>
    <message>
        <source>This record comes from elsewhere. What stands below would be started on this computer, and could do there whatever you can do: start it only if you know it.</source>
        <translation>この記録はほかの場所で作られたものです。下の内容がこのコンピューターで実行され、あなたにできることなら何でもできてしまいます。よく知っているものだけを起動してください。</translation>
    </message>
    <message>
        <source>Command lines of the programs</source>
        <translation>プログラムのコマンドライン</translation>
    </message>
    <message>
        <source>&amp;Start them</source>
        <translation>起動する(&amp;S)</translation>
    </message>
    <message>
        <source>Let &amp;bots play instead</source>
        <translation>代わりにボットが遊ぶ(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Pass the cards</source>
        <translation>カードを渡す</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>Protocol</name>
    <message>
        <source>a list is wanted</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>a list with the hand size of two to four seats is wanted</source>
        <translation>2〜4席の手札枚数のリストが必要です</translation>
    </message>
    <message>
        <source>the message is not JSON</source>
        <translation>メッセージがJSONではありません</translation>
    </message>
    <message>
        <source>the message is nested too deeply</source>
        <translation>メッセージの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a message is a JSON object</source>
        <translation>メッセージはJSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>the answer holds no play, pass or discard</source>
        <translation>答えにplay、pass、discardのどれもありません</translation>
    </message>
    <message>
        <source>one of {kinds} is wanted, not {value}</source>
        <translation>{kinds} のどれかが必要です（{value} でした）</translation>
    </message>
    <message>
        <source>at least one move is wanted</source>
        <translation>手が一つ以上必要です</translation>
    </message>
    <message>
        <source>by the action card there is no {kind} with {size} cards in hand</source>
        <translation>アクションカードでは、手札{size}枚での{kind}はありません</translation>
    </message>
    <message>
        <source>by the action card it is {wanted}, not {count}</source>
        <translation>アクションカードによれば{wanted}であり、{count}ではありません</translation>
    </message>
    <message>
        <source>a list of {size} is wanted</source>
        <translation>{size}個のリストが必要です</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>{letters} の文字だけの文字列が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>this is not a card and a space of its board</source>
        <translation>カードとそのボードのマスの組ではありません</translation>
    </message>
    <message>
        <source>protocol {asked} is not known; this bot speaks {version}</source>
        <translation>プロトコル {asked} は不明です（このボットが使うのは {version} です）</translation>
    </message>
    <message>
        <source>a list of two to four seats is wanted</source>
        <translation>2〜4席のリストが必要です</translation>
    </message>
    <message>
        <source>a choose came before any hello</source>
        <translation>helloより先にchooseが届きました</translation>
    </message>
    <message>
        <source>the history of the view does not lead to its hand and stacks</source>
        <translation>viewの履歴が、手札とボード横のカードに合いません</translation>
    </message>
    <message>
        <source>the history of the view holds more cards of an art than there are</source>
        <translation>viewの履歴に、実際より多い枚数の占いカードがあります</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>round {next} is dealt next, not round {number}</source>
        <translation>次に配るのはラウンド{number}ではなくラウンド{next}です</translation>
    </message>
    <message>
        <source>no round has just ended where this {kind} line stands</source>
        <translation>{kind} の行の位置ではラウンドが終わっていません</translation>
    </message>
    <message>
        <source>the game ends after round {rounds}, and round {last} was the last</source>
        <translation>ゲームはラウンド{rounds}で終わりますが、最後はラウンド{last}でした</translation>
    </message>
    <message>
        <source>{place} disagrees with the moves, which give {value}</source>
        <translation>{place} が手の内容と合いません（正しくは {value}）</translation>
    </message>
    <message>
        <source>the move was meant for revision {revision} of the game, which is at {current} now</source>
        <translation>手は状態{revision}に対するものですが、ゲームは今{current}です</translation>
    </message>
    <message>
        <source>{count} decisions cannot be taken back: {decisions} hold</source>
        <translation>{count}件の決定は取り消せません（あるのは{decisions}件です）</translation>
    </message>
    <message>
        <source>a record begins with a header such as {&quot;divinare&quot;: 1, ...}</source>
        <translation>ゲーム記録は {&quot;divinare&quot;: 1, ...} のような見出しで始まります</translation>
    </message>
    <message>
        <source>version {version} of the format is not known; this program reads {ours}</source>
        <translation>形式のバージョン {version} は不明です（このプログラムは {ours} を読みます）</translation>
    </message>
    <message>
        <source>64 hexadecimal digits are wanted, not {value}</source>
        <translation>64桁の16進数が必要です：{value}</translation>
    </message>
    <message>
        <source>a list of {players} seats is wanted</source>
        <translation>{players}席の一覧が必要です</translation>
    </message>
    <message>
        <source>{value} is not one of {choices}</source>
        <translation>{value} は {choices} のどれでもありません</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>a text of at most {most} characters is wanted, not {value}</source>
        <translation>{most}文字以内の文字列が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>the text holds half of a surrogate pair</source>
        <translation>文字列にサロゲートペアの片方だけが含まれています</translation>
    </message>
    <message>
        <source>a line is a JSON object</source>
        <translation>行はJSONオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>a line says one thing, and this one has {one} and {other}</source>
        <translation>一行に書けるのは一つですが、{one} と {other} があります</translation>
    </message>
    <message>
        <source>a list of hands of the letters {letters} is wanted</source>
        <translation>{letters} の文字による手札の一覧が必要です</translation>
    </message>
    <message>
        <source>one of the letters {letters} is wanted, not {value}</source>
        <translation>{letters} のどれかが必要です（{value} でした）</translation>
    </message>
    <message>
        <source>the label of a space is wanted, not {value}</source>
        <translation>マスの表示が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>a text of the letters {letters} is wanted, not {value}</source>
        <translation>{letters} の文字だけの文字列が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>the file is empty; a game record begins with a header line</source>
        <translation>ファイルが空です。ゲーム記録は見出しの行で始まります</translation>
    </message>
    <message>
        <source>this is not a game record, or its header is torn: the first line has no end</source>
        <translation>ゲーム記録ではないか、見出しが途切れています（最初の行に終わりがありません）</translation>
    </message>
    <message>
        <source>the line is not JSON</source>
        <translation>行がJSONではありません</translation>
    </message>
    <message>
        <source>the last line is torn and was dropped; all before it holds</source>
        <translation>最後の行は途切れているため捨てました。それより前は有効です</translation>
    </message>
    <message>
        <source>end.opening: the header has no commitment that could be opened</source>
        <translation>end.opening：ヘッダーには開示できるコミットメントがありません</translation>
    </message>
    <message>
        <source>this is not a game record: its first line is not JSON</source>
        <translation>ゲーム記録ではありません（最初の行がJSONではありません）</translation>
    </message>
    <message>
        <source>the file is too large for a game record: {size} MB, and a record has at most {most} MB</source>
        <translation>ゲーム記録としては大きすぎます（{size}MB。ゲーム記録は最大{most}MBです）</translation>
    </message>
    <message>
        <source>this cannot be the name of a file</source>
        <translation>ファイル名として使えません</translation>
    </message>
    <message>
        <source>the seal of this game is missing: rounds to come are dealt without it</source>
        <translation>このゲームの封印が見つかりません。残りのラウンドは封印なしで配ります</translation>
    </message>
    <message>
        <source>end.opening: a seed and a salt are wanted</source>
        <translation>end.opening：シードとソルトが必要です</translation>
    </message>
    <message>
        <source>the seed and salt that are opened here do not give the header’s commitment</source>
        <translation>ここで開示されたシードとソルトは、ヘッダーのコミットメントと一致しません</translation>
    </message>
    <message>
        <source>the deal of round {round} is not the one to which the header is committed</source>
        <translation>ラウンド{round}の配札は、ヘッダーが約束したものではありません</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Step {at} of {count}</source>
        <translation>{count}手中{at}手目</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>全員の手札を公開</translation>
    </message>
    <message>
        <source>Hands hidden</source>
        <translation>手札を隠す</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>What helps to find the fault</source>
        <translation>不具合を探す手がかり</translation>
    </message>
    <message>
        <source>Divinare sends nothing by itself. Copy or save this report, write what you did, what happened and what you had expected, and send both to those from whom you have this copy of the program.</source>
        <translation>Divinareが自動で何かを送ることはありません。この報告をコピーまたは保存し、何をしたか、何が起きたか、どうなるはずだったかを書き添えて、このプログラムの入手元にお送りください。</translation>
    </message>
    <message>
        <source>The report is in English, for those who look for the fault. It has no cards that are not on the table, no names, no paths and no seeds.</source>
        <translation>報告は、不具合を調べる人のために英語で書かれています。場に出ていないカード、名前、ファイルの場所、シードは含まれません。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>報告をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The report is saved.</source>
        <translation>報告を保存しました。</translation>
    </message>
    <message>
        <source>Text files (*.txt);;All files (*)</source>
        <translation>テキストファイル (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>報告を保存</translation>
    </message>
</context>
<context>
    <name>RoundModel</name>
    <message>
        <source>This round</source>
        <translation>このラウンド</translation>
    </message>
    <message>
        <source>{art}: {count}</source>
        <translation>{art}：{count}</translation>
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
        <translation>{space}：{judged}
{points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {points} points in this round.</source>
        <translation>
            <numerusform>{name}はこのラウンドで{points}点。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>ラウンド{number}／{rounds}</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Round sheet</source>
        <translation>ラウンド結果</translation>
    </message>
</context>
<context>
    <name>RulebookWindow</name>
    <message>
        <source>The rules of Divinare</source>
        <translation>Divinareのルール</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDFで保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{place} of {number}</source>
        <translation>{place}／{number}</translation>
    </message>
    <message>
        <source>Save the rules as PDF</source>
        <translation>ルールをPDFで保存</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>ファイルに書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>this is not an ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>a whole number is wanted, not {value}</source>
        <translation>整数が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>{value} is not from {least} to {most}</source>
        <translation>{value} は{least}〜{most}の範囲にありません</translation>
    </message>
    <message>
        <source>true or false is wanted, not {value}</source>
        <translation>true か false が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>a table of names and values is wanted, not {value}</source>
        <translation>名前と値の表が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>a list of spaces is wanted, not {value}</source>
        <translation>マスの一覧が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has no space</source>
        <translation>ゲームボードのマスは{least}〜{most}個ですが、一つもありません</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has 1 space</source>
        <translation>ゲームボードのマスは{least}〜{most}個ですが、1個しかありません</translation>
    </message>
    <message>
        <source>a board has {least} to {most} spaces, and this one has {count} spaces</source>
        <translation>ゲームボードのマスは{least}〜{most}個ですが、{count}個あります</translation>
    </message>
    <message>
        <source>a list of one to {most} numbers is wanted, not {value}</source>
        <translation>1〜{most}個の数の一覧が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>{number} is more than the {cards} {art} cards</source>
        <translation>{number} は「{art}」のカード{cards}枚を超えています</translation>
    </message>
    <message>
        <source>{number} stands on this space already</source>
        <translation>{number} はすでにこのマスにあります</translation>
    </message>
    <message>
        <source>{number} stands on space [{index}] already</source>
        <translation>{number} はすでにマス[{index}]にあります</translation>
    </message>
    <message>
        <source>{number} comes after {before}: numbers rise from left to right</source>
        <translation>{number} が {before} の後にあります。数は左から右へ増えます</translation>
    </message>
    <message>
        <source>{players} hands of {hand} are more than the {cards} cards of the deck</source>
        <translation>{hand}枚の手札{players}人分は、山札の{cards}枚を超えます</translation>
    </message>
    <message>
        <source>one hand size has two passes</source>
        <translation>同じ手札枚数に渡すイベントが二つあります</translation>
    </message>
    <message>
        <source>a hand size is wanted, not {value}</source>
        <translation>手札の枚数が必要です（{value} でした）</translation>
    </message>
    <message>
        <source>hands are never {size} cards large when cards are passed (1 to {largest} are)</source>
        <translation>渡すときの手札が{size}枚になることはありません（1〜{largest}枚）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>a value too large to show</source>
        <translation>大きすぎて表示できない値</translation>
    </message>
    <message>
        <source>{hands} hands were dealt to {players} players</source>
        <translation>{players}人に対して{hands}人分の手札が配られました</translation>
    </message>
    <message>
        <source>seat {seat} was dealt {count} cards, not {hand}</source>
        <translation>席{seat}に{hand}枚ではなく{count}枚配られました</translation>
    </message>
    <message>
        <source>hands and set-aside cards hold {count} {art} cards, but the deck has {deck}</source>
        <translation>手札と脇によけたカードに{art}が{count}枚ありますが、山札には{deck}枚です</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>ゲームは終わっています</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>to deal cards</comment>
        <translation>配る</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>to discard cards</comment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>to pass cards</comment>
        <translation>渡す</translation>
    </message>
    <message>
        <source>play</source>
        <comment>to play a card</comment>
        <translation>カードを出す</translation>
    </message>
    <message>
        <source>this is the time to {wanted}, not to {got}</source>
        <translation>今は「{wanted}」番で、「{got}」番ではありません</translation>
    </message>
    <message>
        <source>it is the turn of seat {turn}, not of seat {seat}</source>
        <translation>席{seat}ではなく席{turn}の手番です</translation>
    </message>
    <message>
        <source>there is no seat {seat}: seats are counted from 0 to {last}</source>
        <translation>席{seat}はありません。席は0〜{last}です</translation>
    </message>
    <message>
        <source>seat {seat} has already chosen its cards</source>
        <translation>席{seat}はすでにカードを選びました</translation>
    </message>
    <message>
        <source>1 card must be chosen, not {got}</source>
        <translation>{got}枚ではなく1枚選んでください</translation>
    </message>
    <message numerus="yes">
        <source>{wanted} cards must be chosen, not {got}</source>
        <translation>
            <numerusform>{got}枚ではなく{wanted}枚選んでください</numerusform>
        </translation>
    </message>
    <message>
        <source>seat {seat} does not hold {cards} (its hand is {hand})</source>
        <translation>席{seat}は {cards} を持っていません（手札：{hand}）</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>of a hand of cards</comment>
        <translation>なし</translation>
    </message>
    <message>
        <source>the {art} board has no space {space}</source>
        <translation>「{art}」のボードに {space} のマスはありません</translation>
    </message>
    <message>
        <source>space {space} of the {art} board is occupied by seat {seat}</source>
        <translation>「{art}」のボードの {space} のマスには席{seat}のトークンがあります</translation>
    </message>
    <message>
        <source>the token on the {art} board must move: it stands on {space} already</source>
        <translation>「{art}」のボードのトークンは必ず動かします（すでに {space} にあります）</translation>
    </message>
    <message>
        <source>{text} is not a move; a move looks like {expected}</source>
        <translation>{text} は手ではありません。手の書き方：{expected}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>ファイルが{bytes}バイトを超えています</translation>
    </message>
    <message>
        <source>byte {place} is not UTF-8 text</source>
        <translation>{place}バイト目がUTF-8の文字ではありません</translation>
    </message>
    <message>
        <source>not TOML: it breaks off, or holds what can’t be read</source>
        <translation>TOMLではありません（途中で切れているか、読めない内容があります）</translation>
    </message>
    <message>
        <source>not TOML: there is a slip in line {line}, column {column}</source>
        <translation>TOMLではありません（{line}行{column}列に誤りがあります）</translation>
    </message>
    <message>
        <source>the number of {art} cards is missing</source>
        <translation>{art} のカードの枚数がありません</translation>
    </message>
    <message>
        <source>this number is missing</source>
        <translation>この数がありません</translation>
    </message>
    <message>
        <source>a text is wanted that says where the layout comes from</source>
        <translation>配置の出典を示す文字列が必要です</translation>
    </message>
</context>
<context>
    <name>SavedBar</name>
    <message>
        <source>Saved set-ups</source>
        <translation>保存した席の設定</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>名前を付けて保存(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Save this set-up</source>
        <translation>この席の設定を保存</translation>
    </message>
    <message>
        <source>Name, for example “Thursday table”:</source>
        <translation>名前（例：「木曜のテーブル」）：</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Scores</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Score tokens lie face down until the end of the game.</source>
        <translation>得点トークンはゲーム終了まで裏向きです。</translation>
    </message>
</context>
<context>
    <name>SeatItem</name>
    <message>
        <source>Points: {points}</source>
        <translation>得点：{points}</translation>
    </message>
</context>
<context>
    <name>Selftest</name>
    <message>
        <source>resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>libraries</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>tournament</source>
        <translation>大会</translation>
    </message>
    <message>
        <source>languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>missing or broken in {folder}: {names}</source>
        <translation>{folder}にないか壊れています：{names}</translation>
    </message>
    <message numerus="yes">
        <source>%n files in {folder}</source>
        <translation>
            <numerusform>{folder}に%n個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Qt platform {platform}, Python {python}</source>
        <translation>Qtプラットフォーム{platform}、Python {python}</translation>
    </message>
    <message>
        <source>the welcome page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>the table was never painted</source>
        <translation>テーブルが一度も描かれませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%nラウンド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines in the log</source>
        <translation>
            <numerusform>記録%n行</numerusform>
        </translation>
    </message>
    <message>
        <source>the table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>there is no game to save</source>
        <translation>保存するゲームがありません</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes, checked by a process of its own</source>
        <translation>
            <numerusform>%nバイト、別のプロセスで確認済み</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no record to show</source>
        <translation>表示する記録がありません</translation>
    </message>
    <message>
        <source>the record was not shown</source>
        <translation>記録が表示されませんでした</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%nステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>the replay</source>
        <translation>再生の画面</translation>
    </message>
    <message numerus="yes">
        <source>the bots made %n mistakes</source>
        <translation>
            <numerusform>ボットが%n回の誤りをしました</numerusform>
        </translation>
    </message>
    <message>
        <source>the texts of Qt or of the program are missing: {language}</source>
        <translation>Qtまたはプログラムの文がありません：{language}</translation>
    </message>
    <message>
        <source>not every language has words of its own: {words}</source>
        <translation>言語ごとの言葉になっていません：{words}</translation>
    </message>
    <message>
        <source>the game did not end within {seconds} s</source>
        <translation>{seconds}秒以内にゲームが終わりませんでした</translation>
    </message>
    <message>
        <source>divinare {command} ended with status {status}: {words}</source>
        <translation>divinare {command}がステータス{status}で終わりました：{words}</translation>
    </message>
    <message numerus="yes">
        <source>painted with no more than %n colours: {what}</source>
        <translation>
            <numerusform>%n色しか使われていません：{what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n colours</source>
        <translation>
            <numerusform>%n色</numerusform>
        </translation>
    </message>
    <message>
        <source>divinare {version} {commit}: the files of the player would be in {folder}</source>
        <translation>divinare {version} {commit}：プレイヤーのファイルの場所は{folder}です</translation>
    </message>
    <message>
        <source>FAILED {step}: {problem}</source>
        <translation>失敗 {step}：{problem}</translation>
    </message>
    <message>
        <source>passed {step} in {seconds} s: {found}</source>
        <translation>成功 {step}（{seconds}秒）：{found}</translation>
    </message>
    <message numerus="yes">
        <source>%n of the steps above failed</source>
        <translation>
            <numerusform>上のうち%nステップが失敗しました</numerusform>
        </translation>
    </message>
    <message>
        <source>all is well</source>
        <translation>すべて正常です</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {round}. Cards beside the boards: {counts}.</source>
        <translation>ラウンド{round}。ボード脇のカード：{counts}。</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>{space}: no space shows the count</source>
        <translation>{space}：該当するマスなし</translation>
    </message>
    <message>
        <source>{space}: {why} {points}</source>
        <translation>{space}：{why} {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, single bonus {points}</source>
        <translation>{space}：{why}・シングル・ボーナス {points}</translation>
    </message>
    <message>
        <source>{space}: {why}, double bonus {points}</source>
        <translation>{space}：{why}・ダブル・ボーナス {points}</translation>
    </message>
    <message>
        <source>{blue} blue, {yellow} yellow, {red} red</source>
        <translation>青{blue}、黄{yellow}、赤{red}</translation>
    </message>
    <message>
        <source>The game is under way: {done} of {rounds} rounds finished. Points: {points}.</source>
        <translation>ゲームは進行中：{rounds}ラウンド中{done}ラウンド終了。得点：{points}。</translation>
    </message>
    <message>
        <source>The game is over: {name} wins. Points: {points}.</source>
        <translation>ゲーム終了：{name}の勝ち。得点：{points}。</translation>
    </message>
    <message>
        <source>The game is over: {names} and {last} share the win. Points: {points}.</source>
        <translation>ゲーム終了：{names}と{last}が勝利を分け合いました。得点：{points}。</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>part of a list such as: Ada 3, Ben 5</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>The deals were sealed before the first card, but the seal was never opened.</source>
        <translation>配札は最初のカードの前に封印されましたが、封印は開かれていません。</translation>
    </message>
    <message>
        <source>The deals are those that were sealed before the first card.</source>
        <translation>配札は、最初のカードの前に封印されたとおりです。</translation>
    </message>
</context>
<context>
    <name>SheetItem</name>
    <message>
        <source>Round</source>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>As the rulebooks print it.</source>
        <translation>ルールブックのとおり。</translation>
    </message>
    <message>
        <source>⚠ Reconstructed: the rulebooks do not print all of it. Change it to match your own copy.</source>
        <translation>⚠ 復元したもの：ルールブックにすべては載っていません。手持ちの版に合わせて直してください。</translation>
    </message>
    <message>
        <source>Changed by you to match your own copy.</source>
        <translation>手持ちの版に合わせて変更済み。</translation>
    </message>
</context>
<context>
    <name>SpaceFields</name>
    <message>
        <source>One to three numbers, such as 7 or 9/10</source>
        <translation>1〜3個の数（例：7、9/10）</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ボーナスなし</translation>
    </message>
    <message>
        <source>Remove this space</source>
        <translation>このマスを削除</translation>
    </message>
    <message>
        <source>Numbers of space {place}</source>
        <translation>マス{place}の数</translation>
    </message>
    <message>
        <source>Bonus of space {place}</source>
        <translation>マス{place}のボーナス</translation>
    </message>
    <message>
        <source>Remove space {place}</source>
        <translation>マス{place}を削除</translation>
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
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>ラウンド{number}</translation>
    </message>
    <message>
        <source>worth {points}</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{level} (bots)</source>
        <translation>{level}（ボット）</translation>
    </message>
    <message>
        <source>{name} (program)</source>
        <translation>{name}（プログラム）</translation>
    </message>
    <message>
        <source>Against {level}</source>
        <translation>対 {level}</translation>
    </message>
    <message>
        <source>Without built-in bots</source>
        <translation>内蔵ボットなし</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count}人</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>成績</translation>
    </message>
    <message>
        <source>A row for each</source>
        <translation>集計の単位</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>誰</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>With games in which &amp;hints or take-backs were used</source>
        <translation>ヒントや待ったを使ったゲームも含める(&amp;H)</translation>
    </message>
    <message>
        <source>No finished game yet. The first one you play will stand here.</source>
        <translation>終了したゲームはまだありません。最初の対戦がここに載ります。</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>リセット(&amp;R)…</translation>
    </message>
    <message>
        <source>player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>strongest level met</source>
        <translation>対戦した最強の相手</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>人数</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>人数を問わない</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>相手を問わない</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>成績の書き出し</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Forget the results of all games?</source>
        <translation>すべてのゲームの結果を消しますか？</translation>
    </message>
    <message>
        <source>The games themselves are kept. This cannot be undone.</source>
        <translation>ゲーム自体は残ります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Forget them</source>
        <translation>消す(&amp;F)</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>惜しい</translation>
    </message>
    <message>
        <source>Incorrect</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>補助あり</translation>
    </message>
    <message>
        <source>A shared win counts as its fraction</source>
        <translation>分け合った勝ちはその割合で数えます</translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>1ゲームの得点</translation>
    </message>
    <message>
        <source>Most points in a game</source>
        <translation>1ゲームの最高得点</translation>
    </message>
    <message>
        <source>Games in which people used hints or take-backs</source>
        <translation>人がヒントか一手戻しを使ったゲーム</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Ratings are as in chess: with 400 points more one is ahead ten times out of eleven. The bots’ come from games among themselves, and 1500 is their average. What stands after ± is how far off a rating may be.</source>
        <translation>レーティングはチェスと同じ仕組みで、400点高ければ11回に10回は上の順位になります。ボットの値はボット同士のゲームから求めたもので、平均は1500です。±の後の数は、値がどのくらいずれうるかを表します。</translation>
    </message>
    <message>
        <source>Lately about as strong as {other}.</source>
        <translation>最近の強さは「{other}」とほぼ同じ。</translation>
    </message>
    <message>
        <source>Here: {level}. {strength}</source>
        <translation>ここでは{level}。{strength}</translation>
    </message>
    <message>
        <source>{strength} Rating: {rating}.</source>
        <translation>{strength}レーティング：{rating}。</translation>
    </message>
    <message>
        <source>About as strong as {other}.</source>
        <translation>「{other}」とほぼ同じ強さ。</translation>
    </message>
    <message>
        <source>A little stronger than {other}.</source>
        <translation>「{other}」より少し強い。</translation>
    </message>
    <message>
        <source>A little weaker than {other}.</source>
        <translation>「{other}」より少し弱い。</translation>
    </message>
    <message>
        <source>Clearly stronger than {other}.</source>
        <translation>「{other}」より明らかに強い。</translation>
    </message>
    <message>
        <source>Clearly weaker than {other}.</source>
        <translation>「{other}」より明らかに弱い。</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルやフォルダーがありません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセスが許可されていません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用の場所です</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルがすでにあります</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>ディスクに空きがありません</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスクの割り当てを超えました</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>読み書きに失敗しました</translation>
    </message>
    <message>
        <source>Exec format error</source>
        <translation>実行できるプログラムではありません</translation>
    </message>
    <message>
        <source>Windows 10, version 1809,</source>
        <comment>part of a sentence: Divinare needs … or newer</comment>
        <translation>Windows 10 バージョン1809</translation>
    </message>
    <message>
        <source>Divinare needs {name} or newer; this is version {version}.</source>
        <translation>Divinareには{name}以降が必要です（この環境は{version}です）。</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because there is no screen. Start it on a desktop.</source>
        <translation>画面がないため、Divinareのウィンドウを表示できません。デスクトップ上で起動してください。</translation>
    </message>
    <message>
        <source>Divinare can’t show its window, because this system lacks {files}.</source>
        <translation>このシステムに{files}がないため、Divinareのウィンドウを表示できません。</translation>
    </message>
    <message>
        <source>To get what is missing: {command}</source>
        <translation>足りないものを入手するには：{command}</translation>
    </message>
    <message>
        <source>Install the packages that have these files; in Debian they are: {packages}</source>
        <translation>これらのファイルを含むパッケージを入れてください。Debianでは：{packages}</translation>
    </message>
</context>
<context>
    <name>TableScene</name>
    <message>
        <source>{player}, {status}</source>
        <translation>{player}、{status}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>あなたの手番ではありません。</translation>
    </message>
    <message>
        <source>Enough cards are marked: unmark one first, or confirm.</source>
        <translation>十分な枚数を選んでいます。1枚外すか、決定してください。</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Your card belongs to the {art} board.</source>
        <translation>そのカードは「{art}」のボード用です。</translation>
    </message>
    <message>
        <source>{art}, {space}: {reason}.</source>
        <translation>{art}、{space}：{reason}。</translation>
    </message>
    <message numerus="yes">
        <source>{art}: {count} cards in the deck</source>
        <translation>
            <numerusform>{art}：山札に{count}枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}. The action card says at which hand sizes something happens:</source>
        <translation>{round}。アクションカードは、手札が何枚のときに何をするかを示します：</translation>
    </message>
    <message>
        <source>Next: {event}.</source>
        <translation>次：{event}。</translation>
    </message>
    <message>
        <source>Nothing more of it comes in this round.</source>
        <translation>このラウンドではもう何もありません。</translation>
    </message>
    <message>
        <source>Discarded face down: {count}. They are revealed when the round ends.</source>
        <translation>裏向きに捨てたカード：{count}枚。ラウンドの終わりに公開します。</translation>
    </message>
    <message>
        <source>Set aside face down: {count}. Nobody knows these cards.</source>
        <translation>裏向きで脇によけたカード：{count}枚。中身は誰も知りません。</translation>
    </message>
    <message>
        <source>{name}: hold the mouse button here to see your hand.</source>
        <translation>{name}：ここでマウスボタンを押している間、手札が見えます。</translation>
    </message>
    <message>
        <source>{name} is {medium}. Click to read more.</source>
        <translation>{name}は{medium}です。クリックすると詳しく読めます。</translation>
    </message>
    <message>
        <source>{name} is first player: the action card lies here.</source>
        <translation>{name}がスタートプレイヤーです。アクションカードはここにあります。</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>&amp;Hand (Enter chooses a card)</source>
        <translation>手札（Enterで選択）(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Boards (Enter moves your token)</source>
        <translation>ゲームボード（Enterでトークン移動）(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;eats (Enter tells who they are)</source>
        <translation>席（Enterで人物紹介）(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;cores</source>
        <translation>得点(&amp;C)</translation>
    </message>
    <message>
        <source>Pass the cards</source>
        <translation>カードを渡す</translation>
    </message>
    <message>
        <source>Discard the cards</source>
        <translation>カードを捨てる</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Open the curtain</source>
        <translation>幕を開ける</translation>
    </message>
    <message>
        <source>Choose a card of this board first.</source>
        <translation>先にこのボードのカードを選んでください。</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>The final table · London, 17 November 1896</source>
        <translation>決勝のテーブル ― ロンドン、1896年11月17日</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>ようこそ</translation>
    </message>
    <message>
        <source>&amp;Play now</source>
        <translation>すぐに遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>You against three bots</source>
        <translation>ボット3体と対戦</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続きから(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>新しいゲーム(&amp;N)…</translation>
    </message>
    <message>
        <source>Learn &amp;to play</source>
        <translation>遊び方を学ぶ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>開く(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>chiromancy</source>
        <translation>手相占い</translation>
    </message>
    <message>
        <source>crystallomancy</source>
        <translation>水晶玉占い</translation>
    </message>
    <message>
        <source>tasseomancy</source>
        <translation>紅茶占い</translation>
    </message>
    <message>
        <source>astromancy</source>
        <translation>星占い</translation>
    </message>
    <message>
        <source>Chiromancy</source>
        <translation>手相占い</translation>
    </message>
    <message>
        <source>Crystallomancy</source>
        <translation>水晶玉占い</translation>
    </message>
    <message>
        <source>Tasseomancy</source>
        <translation>紅茶占い</translation>
    </message>
    <message>
        <source>Astromancy</source>
        <translation>星占い</translation>
    </message>
    <message>
        <source>Rami Sakar</source>
        <translation>ラミ・サカール</translation>
    </message>
    <message>
        <source>Tzciska Parovic</source>
        <translation>チスカ・パロヴィッチ</translation>
    </message>
    <message>
        <source>John-Paul Kramer</source>
        <translation>ジョン＝ポール・クレイマー</translation>
    </message>
    <message>
        <source>Lord Edmund Fischner III</source>
        <translation>エドムンド・フィッシュナー3世卿</translation>
    </message>
    <message>
        <source>Rami</source>
        <translation>ラミ</translation>
    </message>
    <message>
        <source>Tzciska</source>
        <translation>チスカ</translation>
    </message>
    <message>
        <source>John-Paul</source>
        <translation>ジョン＝ポール</translation>
    </message>
    <message>
        <source>Lord Edmund</source>
        <translation>エドムンド卿</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>見習い</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>熟練者</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>神託者</translation>
    </message>
    <message>
        <source>single bonus</source>
        <translation>シングル・ボーナス</translation>
    </message>
    <message>
        <source>double bonus</source>
        <translation>ダブル・ボーナス</translation>
    </message>
    <message>
        <source>single bonus: 1 point more for a prediction that scores, 1 more lost for a wrong one</source>
        <translation>シングル・ボーナス：得点した予言に1点を加え、外れた予言からさらに1点を引く</translation>
    </message>
    <message>
        <source>double bonus: 2 points more for a prediction that scores, 2 more lost for a wrong one</source>
        <translation>ダブル・ボーナス：得点した予言に2点を加え、外れた予言からさらに2点を引く</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>{count} {art}</source>
        <translation>{art}{count}枚</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names}と{last}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>occupied by {name}</source>
        <translation>{name}のトークンがあります</translation>
    </message>
    <message>
        <source>your token must move</source>
        <translation>トークンは必ず動かします</translation>
    </message>
    <message>
        <source>perfect</source>
        <translation>完璧</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>惜しい</translation>
    </message>
    <message>
        <source>incorrect</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>no prediction</source>
        <translation>予言なし</translation>
    </message>
    <message>
        <source>{name} made no prediction: the centre never scores.</source>
        <translation>{name}は予言なし：中央マスは得点になりません。</translation>
    </message>
    <message>
        <source>No space of the {art} board shows {count}: nobody takes a token.</source>
        <translation>「{art}」のボードに{count}のマスはありません：誰もトークンを得ません。</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.</source>
        <translation>
            <numerusform>{name}の予言は{space}、カードは{count}枚：青トークン1個、3点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} yellow: {points} points in all.</source>
        <translation>
            <numerusform>ボーナスマスで黄トークン{bonus}個追加：合計{points}点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} predicted {space}, next to the {count} that came: a yellow token, 1 point.</source>
        <translation>{name}の予言は{space}、実際の{count}のとなり：黄トークン1個、1点。</translation>
    </message>
    <message numerus="yes">
        <source>{name} predicted {space}, but {count} cards lie there: a red token, −1 point.</source>
        <translation>
            <numerusform>{name}の予言は{space}、カードは{count}枚：赤トークン1個、−1点。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bonus space adds {bonus} red: {points} points in all.</source>
        <translation>
            <numerusform>ボーナスマスで赤トークン{bonus}個追加：合計{points}点。</numerusform>
        </translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence}{next}</translation>
    </message>
</context>
</TS>
