<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AchievementsPanel</name>
    <message numerus="yes">
        <source>{day} · earned %Ln time(s)</source>
        <translation>
            <numerusform>{day} · earned %Ln&#xa0;time</numerusform>
            <numerusform>{day} · earned %Ln&#xa0;times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message numerus="yes">
        <source>brings %Ln more point(s) at once, but fewer in the end</source>
        <translation>
            <numerusform>brings %Ln&#xa0;more point at once, but fewer in the end</numerusform>
            <numerusform>brings %Ln&#xa0;more points at once, but fewer in the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message numerus="yes">
        <source>%Ln good move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;good move</numerusform>
            <numerusform>%Ln&#xa0;good moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message numerus="yes">
        <source>%Ln finished game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;finished game</numerusform>
            <numerusform>%Ln&#xa0;finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;running game</numerusform>
            <numerusform>%Ln&#xa0;running games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) given up</source>
        <translation>
            <numerusform>%Ln&#xa0;game given up</numerusform>
            <numerusform>%Ln&#xa0;games given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom set(s) or tile order(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;custom set or tile order</numerusform>
            <numerusform>%Ln&#xa0;custom sets or tile orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished score pad(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;unfinished score pad</numerusform>
            <numerusform>%Ln&#xa0;unfinished score pads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;player</numerusform>
            <numerusform>%Ln&#xa0;players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were already here.</source>
        <translation>
            <numerusform>%Ln&#xa0;game was already here.</numerusform>
            <numerusform>%Ln&#xa0;games were already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;result could not be read.</numerusform>
            <numerusform>%Ln&#xa0;results could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s) cannot be played here.</source>
        <translation>
            <numerusform>%Ln&#xa0;running game cannot be played here.</numerusform>
            <numerusform>%Ln&#xa0;running games cannot be played here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;point</numerusform>
            <numerusform>%Ln&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message numerus="yes">
        <source>New achievement(s): {names}</source>
        <translation>
            <numerusform>New achievement: {names}</numerusform>
            <numerusform>New achievements: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>You scored %Ln point(s)</source>
        <translation>
            <numerusform>You scored %Ln&#xa0;point</numerusform>
            <numerusform>You scored %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sun(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;sun</numerusform>
            <numerusform>%Ln&#xa0;suns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %Ln point(s)</source>
        <translation>
            <numerusform>You won by %Ln&#xa0;point</numerusform>
            <numerusform>You won by %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost by %Ln point(s)</source>
        <translation>
            <numerusform>You lost by %Ln&#xa0;point</numerusform>
            <numerusform>You lost by %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %Ln point(s)</source>
        <translation>
            <numerusform>{name} wins by %Ln&#xa0;point</numerusform>
            <numerusform>{name} wins by %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better than {beaten} of your last %Ln game(s)</source>
        <translation>
            <numerusform>Better than {beaten} of your last %Ln&#xa0;game</numerusform>
            <numerusform>Better than {beaten} of your last %Ln&#xa0;games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to the next sun</source>
        <translation>
            <numerusform>%Ln&#xa0;point to the next sun</numerusform>
            <numerusform>%Ln&#xa0;points to the next sun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind your best</source>
        <translation>
            <numerusform>%Ln&#xa0;point behind your best</numerusform>
            <numerusform>%Ln&#xa0;points behind your best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) before this one</source>
        <translation>
            <numerusform>%Ln&#xa0;game before this one</numerusform>
            <numerusform>%Ln&#xa0;games before this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln above your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;above your average of {mean}</numerusform>
            <numerusform>%Ln&#xa0;above your average of {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln below your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;below your average of {mean}</numerusform>
            <numerusform>%Ln&#xa0;below your average of {mean}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoldedLines</name>
    <message numerus="yes">
        <source>Not counted: %Ln</source>
        <translation>
            <numerusform>Not counted: %Ln</numerusform>
            <numerusform>Not counted: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message numerus="yes">
        <source>About %Ln point(s) less than the best.</source>
        <translation>
            <numerusform>About %Ln&#xa0;point less than the best.</numerusform>
            <numerusform>About %Ln&#xa0;points less than the best.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Show %Ln</numerusform>
            <numerusform>Show all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderMap</name>
    <message numerus="yes">
        <source>Deal {number}, %Ln star(s)</source>
        <translation>
            <numerusform>Deal {number}, %Ln&#xa0;star</numerusform>
            <numerusform>Deal {number}, %Ln&#xa0;stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message numerus="yes">
        <source>With %Ln partner(s)</source>
        <translation>
            <numerusform>With %Ln&#xa0;partner</numerusform>
            <numerusform>With %Ln&#xa0;partners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %Ln opponent(s)</source>
        <translation>
            <numerusform>Against %Ln&#xa0;opponent</numerusform>
            <numerusform>Against %Ln&#xa0;opponents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;point</numerusform>
            <numerusform>%Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %Ln point(s)</source>
        <translation>
            <numerusform>Your best: %Ln&#xa0;point</numerusform>
            <numerusform>Your best: %Ln&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The list of results was damaged. %Ln result(s) could be saved and are listed as before. The damaged list was kept: {path}</source>
        <translation>
            <numerusform>The list of results was damaged. %Ln&#xa0;result could be saved and is listed as before. The damaged list was kept: {path}</numerusform>
            <numerusform>The list of results was damaged. %Ln&#xa0;results could be saved and are listed as before. The damaged list was kept: {path}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ladder, deal {number}: %Ln star(s)</source>
        <translation>
            <numerusform>Ladder, deal {number}: %Ln&#xa0;star</numerusform>
            <numerusform>Ladder, deal {number}: %Ln&#xa0;stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MyGamesPage</name>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;result could not be read.</numerusform>
            <numerusform>%Ln&#xa0;results could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message numerus="yes">
        <source>Partners of this level make about %Ln point(s) together.</source>
        <translation>
            <numerusform>Partners of this level make about %Ln&#xa0;point together.</numerusform>
            <numerusform>Partners of this level make about %Ln&#xa0;points together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s).</source>
        <translation>
            <numerusform>About %Ln&#xa0;point.</numerusform>
            <numerusform>About %Ln&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message numerus="yes">
        <source>Places filled: {there} of %Ln. Add it as it is?</source>
        <translation>
            <numerusform>Places filled: {there} of %Ln. Add it as it is?</numerusform>
            <numerusform>Places filled: {there} of %Ln. Add it as it is?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message numerus="yes">
        <source>Not yet: this gives away %Ln point(s).</source>
        <translation>
            <numerusform>Not yet: this gives away %Ln&#xa0;point.</numerusform>
            <numerusform>Not yet: this gives away %Ln&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other move gives away at least %Ln point(s).</source>
        <translation>
            <numerusform>Every other move gives away at least %Ln&#xa0;point.</numerusform>
            <numerusform>Every other move gives away at least %Ln&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>The same for everybody. %Ln still to solve.</source>
        <translation>
            <numerusform>The same for everybody. %Ln&#xa0;still to solve.</numerusform>
            <numerusform>The same for everybody. %Ln&#xa0;still to solve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Streak: %Ln&#xa0;day</numerusform>
            <numerusform>Streak: %Ln&#xa0;days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again.</source>
        <translation>
            <numerusform>%Ln&#xa0;costly move of your own games to play again.</numerusform>
            <numerusform>%Ln&#xa0;costly moves of your own games to play again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing due today. %Ln will come back.</source>
        <translation>
            <numerusform>Nothing due today. %Ln&#xa0;moment will come back.</numerusform>
            <numerusform>Nothing due today. %Ln&#xa0;moments will come back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReachedWords</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;game</numerusform>
            <numerusform>%Ln&#xa0;games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;player</numerusform>
            <numerusform>%Ln&#xa0;players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again</source>
        <translation>
            <numerusform>%Ln&#xa0;costly move of your own games to play again</numerusform>
            <numerusform>%Ln&#xa0;costly moves of your own games to play again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Streak: %Ln&#xa0;day</numerusform>
            <numerusform>Streak: %Ln&#xa0;days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;player</numerusform>
            <numerusform>%Ln&#xa0;players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunningWords</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;move</numerusform>
            <numerusform>%Ln&#xa0;moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;point</numerusform>
            <numerusform>%Ln&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;point</numerusform>
            <numerusform>%Ln&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsCards</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;game</numerusform>
            <numerusform>%Ln&#xa0;games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;player</numerusform>
            <numerusform>%Ln&#xa0;players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>harmonia</name>
    <message numerus="yes">
        <source>Pattern of %Ln tile(s)</source>
        <translation>
            <numerusform>Pattern of %Ln&#xa0;tile</numerusform>
            <numerusform>Pattern of %Ln&#xa0;tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>harmonies</name>
    <message numerus="yes">
        <source>{card} moves in on %Ln hex(es) (+{points})</source>
        <translation>
            <numerusform>{card} moves in on %Ln&#xa0;hex (+{points})</numerusform>
            <numerusform>{card} moves in on %Ln&#xa0;hexes (+{points})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} suits this land and can bring up to %Ln point(s)</source>
        <translation>
            <numerusform>{card} suits this land and can bring up to %Ln&#xa0;point</numerusform>
            <numerusform>{card} suits this land and can bring up to %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} can bring more: up to %Ln point(s)</source>
        <translation>
            <numerusform>{card} can bring more: up to %Ln&#xa0;point</numerusform>
            <numerusform>{card} can bring more: up to %Ln&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more place(s) for {card} need just one token</source>
        <translation>
            <numerusform>%Ln&#xa0;more place for {card} needs just one token</numerusform>
            <numerusform>%Ln&#xa0;more places for {card} need just one token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for {card} in %Ln place(s)</source>
        <translation>
            <numerusform>there is room for {card} in %Ln&#xa0;place</numerusform>
            <numerusform>there is room for {card} in %Ln&#xa0;places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>building upwards saves %Ln hex(es)</source>
        <translation>
            <numerusform>building upwards saves %Ln&#xa0;hex</numerusform>
            <numerusform>building upwards saves %Ln&#xa0;hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>harmony</name>
    <message numerus="yes">
        <source>keeps %Ln more point(s) within reach</source>
        <translation>
            <numerusform>keeps %Ln&#xa0;more point within reach</numerusform>
            <numerusform>keeps %Ln&#xa0;more points within reach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sintra</name>
    <message numerus="yes">
        <source>breaks %Ln pane(s) (−{points})</source>
        <translation>
            <numerusform>breaks %Ln&#xa0;pane (−{points})</numerusform>
            <numerusform>breaks %Ln&#xa0;panes (−{points})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the opponent this round</source>
        <translation>
            <numerusform>should gain %Ln&#xa0;more point on the opponent this round</numerusform>
            <numerusform>should gain %Ln&#xa0;more points on the opponent this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the best opponent this round</source>
        <translation>
            <numerusform>should gain %Ln&#xa0;more point on the best opponent this round</numerusform>
            <numerusform>should gain %Ln&#xa0;more points on the best opponent this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should be worth %Ln more point(s) in all, this round and later</source>
        <translation>
            <numerusform>should be worth %Ln&#xa0;more point in all, this round and later</numerusform>
            <numerusform>should be worth %Ln&#xa0;more points in all, this round and later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should lose %Ln point(s) less to broken glass later this round</source>
        <translation>
            <numerusform>should lose %Ln&#xa0;point less to broken glass later this round</numerusform>
            <numerusform>should lose %Ln&#xa0;points less to broken glass later this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terraces</name>
    <message numerus="yes">
        <source>protects %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>protects %Ln&#xa0;point from the opponent’s next tile</numerusform>
            <numerusform>protects %Ln&#xa0;points from the opponent’s next tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take %Ln point(s) away</source>
        <translation>
            <numerusform>lets the opponent’s next tile take %Ln&#xa0;point away</numerusform>
            <numerusform>lets the opponent’s next tile take %Ln&#xa0;points away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>protects about %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>protects about %Ln&#xa0;point from the opponent’s next tile</numerusform>
            <numerusform>protects about %Ln&#xa0;points from the opponent’s next tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take about %Ln point(s) away</source>
        <translation>
            <numerusform>lets the opponent’s next tile take about %Ln&#xa0;point away</numerusform>
            <numerusform>lets the opponent’s next tile take about %Ln&#xa0;points away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves the opponent’s next tile about %Ln point(s) less to gain</source>
        <translation>
            <numerusform>leaves the opponent’s next tile about %Ln&#xa0;point less to gain</numerusform>
            <numerusform>leaves the opponent’s next tile about %Ln&#xa0;points less to gain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile gain about %Ln point(s) more</source>
        <translation>
            <numerusform>lets the opponent’s next tile gain about %Ln&#xa0;point more</numerusform>
            <numerusform>lets the opponent’s next tile gain about %Ln&#xa0;points more</numerusform>
        </translation>
    </message>
</context>
</TS>
