<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AchievementsPage</name>
    <message numerus="yes">
        <source>{day}, %Ln time(s) in all</source>
        <translation>
            <numerusform>{day}, and %Ln time in all</numerusform>
            <numerusform>{day}, and %Ln times in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message numerus="yes">
        <source>%Ln finished game(s)</source>
        <translation>
            <numerusform>%Ln finished game</numerusform>
            <numerusform>%Ln finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s)</source>
        <translation>
            <numerusform>%Ln running game</numerusform>
            <numerusform>%Ln running games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) given up</source>
        <translation>
            <numerusform>%Ln game given up</numerusform>
            <numerusform>%Ln games given up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln set(s) or order(s)</source>
        <translation>
            <numerusform>%Ln set or order</numerusform>
            <numerusform>%Ln sets or orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were here already.</source>
        <translation>
            <numerusform>%Ln game was here already.</numerusform>
            <numerusform>%Ln games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln result could not be read.</numerusform>
            <numerusform>%Ln results could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s) cannot be played here.</source>
        <translation>
            <numerusform>%Ln running game cannot be played here.</numerusform>
            <numerusform>%Ln running games cannot be played here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message numerus="yes">
        <source>Done: %Ln point(s)</source>
        <translation>
            <numerusform>Done: %Ln point</numerusform>
            <numerusform>Done: %Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>You reached %Ln point(s)</source>
        <translation>
            <numerusform>You reached %Ln point</numerusform>
            <numerusform>You reached %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sun(s)</source>
        <translation>
            <numerusform>%Ln sun</numerusform>
            <numerusform>%Ln suns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %Ln</source>
        <translation>
            <numerusform>You won by %Ln</numerusform>
            <numerusform>You won by %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost by %Ln</source>
        <translation>
            <numerusform>You lost by %Ln</numerusform>
            <numerusform>You lost by %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %Ln</source>
        <translation>
            <numerusform>{name} wins by %Ln</numerusform>
            <numerusform>{name} wins by %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better than {beaten} of your last %Ln game(s)</source>
        <translation>
            <numerusform>Better than {beaten} of your last %Ln game</numerusform>
            <numerusform>Better than {beaten} of your last %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to the next sun</source>
        <translation>
            <numerusform>%Ln point to the next sun</numerusform>
            <numerusform>%Ln points to the next sun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind your best</source>
        <translation>
            <numerusform>%Ln point behind your best</numerusform>
            <numerusform>%Ln points behind your best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) before this one</source>
        <translation>
            <numerusform>%Ln game before this one</numerusform>
            <numerusform>%Ln games before this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln above your average of {mean}</source>
        <translation>
            <numerusform>%Ln above your average of {mean}</numerusform>
            <numerusform>%Ln above your average of {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln below your average of {mean}</source>
        <translation>
            <numerusform>%Ln below your average of {mean}</numerusform>
            <numerusform>%Ln below your average of {mean}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message numerus="yes">
        <source>The list of results was damaged. %Ln result(s) could be saved and are listed as before. The damaged list was kept: {path}</source>
        <translation>
            <numerusform>The list of results was damaged. %Ln result could be saved and is listed as before. The damaged list was kept: {path}</numerusform>
            <numerusform>The list of results was damaged. %Ln results could be saved and are listed as before. The damaged list was kept: {path}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoldedLines</name>
    <message numerus="yes">
        <source>%Ln line(s) that do not count</source>
        <translation>
            <numerusform>%Ln line that does not count</numerusform>
            <numerusform>%Ln lines that do not count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsCards</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln result could not be read.</numerusform>
            <numerusform>%Ln results could not be read.</numerusform>
        </translation>
    </message>
</context>
</TS>
