<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Harmony Desktop</source>
        <translation>Über Harmony Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Tile games to play on one computer: alone, against the computer, or with others around one screen. Nothing is sent anywhere; everything stays on this computer.</source>
        <translation>Legespiele für den eigenen Rechner: allein, gegen den Computer oder zu mehreren an einem Bildschirm. Nichts wird verschickt, alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>This is an independent, unofficial implementation, not connected with the designers or publishers of the games. If you enjoy a game, please buy the original.</source>
        <translation>Dies ist eine unabhängige, inoffizielle Umsetzung. Sie steht in keiner Verbindung zu den Autoren oder Verlagen der Spiele. Wenn dir ein Spiel gefällt, kaufe dir bitte das Original.</translation>
    </message>
    <message>
        <source>The games and their designers</source>
        <translation>Die Spiele und ihre Autoren</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It uses the fonts Vazirmatn and Noto Sans (SIL Open Font License), the Lucide icons (ISC licence), animals from Microsoft’s Fluent Emoji (MIT licence), and Qt for Python (LGPL).</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz. Es verwendet die Schriften Vazirmatn und Noto Sans (SIL Open Font License), die Lucide-Symbole (ISC-Lizenz), Tiere aus Microsofts Fluent Emoji (MIT-Lizenz) und Qt for Python (LGPL).</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Wenn etwas schiefgeht</translation>
    </message>
    <message>
        <source>Errors are written to a log on this computer. The diagnostic information names versions only, nothing about you or your games.</source>
        <translation>Fehler werden auf diesem Rechner in einem Protokoll festgehalten. Die Diagnosedaten enthalten nur Versionsangaben, nichts über dich oder deine Partien.</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Diagnosedaten kopieren</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Read all licences</source>
        <translation>Alle Lizenzen lesen</translation>
    </message>
    <message>
        <source>Open the handbook</source>
        <translation>Handbuch öffnen</translation>
    </message>
</context>
<context>
    <name>AchievementsPanel</name>
    <message>
        <source>You earn them in the games you finish. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>Du schaltest sie in beendeten Partien frei. In den ersten drei Partien jedes Spiels schaden Tipps nicht, danach zählen nur Partien ohne Tipps.</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>{game}: {count} of {all}</source>
        <translation>{game}: {count} von {all}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>So far {count} of {goal}</source>
        <translation>Bisher {count} von {goal}</translation>
    </message>
    <message numerus="yes">
        <source>{day} · earned %Ln time(s)</source>
        <translation>
            <numerusform>{day}, insgesamt&#xa0;%Ln&#xa0;Mal</numerusform>
            <numerusform>{day}, insgesamt&#xa0;%Ln&#xa0;Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message numerus="yes">
        <source>brings %Ln more point(s) at once, but fewer in the end</source>
        <translation>
            <numerusform>bringt sofort %Ln&#xa0;Punkt mehr, am Ende aber weniger</numerusform>
            <numerusform>bringt sofort %Ln&#xa0;Punkte mehr, am Ende aber weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>the obvious move is worse: {reason}</source>
        <translation>der naheliegende Zug ist schlechter: {reason}</translation>
    </message>
    <message>
        <source>{gain}, but {loss}</source>
        <translation>{gain}, aber {loss}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finde den besten Zug</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Das Bestmögliche</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Erwarteter Endstand</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Teuerste Züge</translation>
    </message>
    <message>
        <source>Where it was close</source>
        <translation>Wo es knapp war</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Rückblick ansehen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The analysis could not be completed. Nothing has been lost.</source>
        <translation>Die Analyse konnte nicht abgeschlossen werden. Es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>The Champion is analysing the game: {judged} of {total}</source>
        <translation>Der Meister analysiert die Partie: {judged} von {total}</translation>
    </message>
    <message>
        <source>Stopped: {judged} of {total}</source>
        <translation>Angehalten: {judged} von {total}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;guter Zug</numerusform>
            <numerusform>%Ln&#xa0;gute Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The team</source>
        <translation>Das Team</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best.</source>
        <translation>Jeder Zug war etwa so gut wie der jeweils beste.</translation>
    </message>
    <message>
        <source>What cost most: {moves}.</source>
        <translation>Am teuersten: {moves}.</translation>
    </message>
    <message>
        <source>Points that {name} lost by decisions: about {points}.</source>
        <translation>{name} – verlorene Punkte durch eigene Entscheidungen: etwa {points}.</translation>
    </message>
    <message>
        <source>Points lost by your decisions: about {points}.</source>
        <translation>Verlorene Punkte durch deine Entscheidungen: etwa {points}.</translation>
    </message>
    <message>
        <source>{name}: no points lost.</source>
        <translation>{name}: keine Punkte verloren.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %. Points lost: about {points}.</source>
        <translation>{name}: Genauigkeit {percent}&#xa0;%. Verlorene Punkte: etwa {points}.</translation>
    </message>
    <message>
        <source>You played {percent} % as well as the champion. Points lost: about {points}.</source>
        <translation>Du hast zu {percent}&#xa0;% so gut gespielt wie der Meister. Verlorene Punkte: etwa {points}.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %.</source>
        <translation>{name}: Genauigkeit {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>move {number} ({points})</source>
        <translation>Zug {number} ({points})</translation>
    </message>
    <message>
        <source>The ornament could be finished until move {number}; after it, no longer.</source>
        <translation>Bis Zug {number} war das Ornament noch zu schaffen, danach nicht mehr.</translation>
    </message>
    <message>
        <source>No decision put the ornament out of reach.</source>
        <translation>Keine Entscheidung hat das Ornament unerreichbar gemacht.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw {luck}.</source>
        <translation>So kam die Kurve zustande: eigene Entscheidungen {decisions}, Glück beim Ziehen {luck}.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw and the others {luck}.</source>
        <translation>So kam die Kurve zustande: eigene Entscheidungen {decisions}, Glück und Gegner {luck}.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Etwa so gut wie der beste Zug.</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Das war der beste Zug.</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Move {number} of {count}, {name}</source>
        <translation>Zug {number} von {count}, {name}</translation>
    </message>
    <message>
        <source>After this, the ornament could no longer be finished.</source>
        <translation>Danach war das Ornament nicht mehr zu schaffen.</translation>
    </message>
    <message>
        <source>Points lost: {points}</source>
        <translation>Verlorene Punkte: {points}</translation>
    </message>
    <message>
        <source>Winning chance: {percent} %, margin {lead}</source>
        <translation>Siegchance: {percent}&#xa0;%, Abstand {lead}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielter Zug</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Bester Zug: {points}</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>Dein Zug: {points}</translation>
    </message>
    <message>
        <source>Played: {points}</source>
        <translation>Gespielter Zug: {points}</translation>
    </message>
    <message>
        <source>Best move: {reasons}</source>
        <translation>Der beste Zug: {reasons}</translation>
    </message>
    <message>
        <source>Move played: {reasons}</source>
        <translation>Der gespielte Zug: {reasons}</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back. {task}</source>
        <translation>Zurückgenommen. {task}</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Import a backup</source>
        <translation>Sicherung importieren</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>Ergebnisse als Tabelle speichern</translation>
    </message>
    <message>
        <source>The backup is being written…</source>
        <translation>Die Sicherung wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <source>The table is being written…</source>
        <translation>Die Tabelle wird geschrieben&#xa0;…</translation>
    </message>
    <message>
        <source>The backup is being imported…</source>
        <translation>Die Sicherung wird importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Please wait until this is done: {work}</source>
        <translation>Bitte warte, bis dies fertig ist: {work}</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was changed.</source>
        <translation>Der Import wurde abgebrochen. Nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Abgebrochen. Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>This file is not a backup. Nothing was changed.</source>
        <translation>Diese Datei ist keine Sicherung. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This backup is damaged. Nothing was changed.</source>
        <translation>Diese Sicherung ist beschädigt. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>This backup is from a newer version. Nothing was changed.</source>
        <translation>Diese Sicherung stammt aus einer neueren Version. Es wurde nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;beendete Partie</numerusform>
            <numerusform>%Ln&#xa0;beendete Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;laufende Partie</numerusform>
            <numerusform>%Ln&#xa0;laufende Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) given up</source>
        <translation>
            <numerusform>%Ln&#xa0;aufgegebene Partie</numerusform>
            <numerusform>%Ln&#xa0;aufgegebene Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom set(s) or tile order(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;eigener Satz oder eigene Reihenfolge</numerusform>
            <numerusform>%Ln&#xa0;eigene Sätze und Reihenfolgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished score pad(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;angefangener Wertungsblock</numerusform>
            <numerusform>%Ln&#xa0;angefangene Wertungsblöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>progress in puzzles and on the ladder</source>
        <translation>dein Stand bei den Aufgaben und auf der Leiter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {things}.</source>
        <translation>Neu: {things}.</translation>
    </message>
    <message>
        <source>It contained nothing new.</source>
        <translation>Sie enthielt nichts Neues.</translation>
    </message>
    <message>
        <source>Its settings are now in use.</source>
        <translation>Die Einstellungen aus der Sicherung gelten jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were already here.</source>
        <translation>
            <numerusform>%Ln&#xa0;Partie war schon vorhanden.</numerusform>
            <numerusform>%Ln&#xa0;Partien waren schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;Ergebnis konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln&#xa0;Ergebnisse konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s) cannot be played here.</source>
        <translation>
            <numerusform>%Ln&#xa0;laufende Partie lässt sich hier nicht spielen.</numerusform>
            <numerusform>%Ln&#xa0;laufende Partien lassen sich hier nicht spielen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginnerRow</name>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Das Los entscheidet</translation>
    </message>
</context>
<context>
    <name>BotMessages</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>This computer player cannot play here: something it needs is missing.</source>
        <translation>Dieser Computermitspieler kann hier nicht spielen: Es fehlt etwas, das er braucht.</translation>
    </message>
    <message>
        <source>No answer this time. Please try again.</source>
        <translation>Diesmal kam keine Antwort. Versuche es bitte noch einmal.</translation>
    </message>
    <message>
        <source>This computer player cannot continue. Nothing has been lost.</source>
        <translation>Dieser Computermitspieler kann nicht weiterspielen. Es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>Continue with: {level}</source>
        <translation>Weiter mit: {level}</translation>
    </message>
    <message>
        <source>The computer player could not be started. Nothing has been lost; closing other programs may help.</source>
        <translation>Der Computermitspieler ließ sich nicht starten. Es ist nichts verloren gegangen; vielleicht hilft es, andere Programme zu schließen.</translation>
    </message>
    <message>
        <source>The computer player is not responding. Nothing has been lost.</source>
        <translation>Der Computermitspieler reagiert nicht. Es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Nothing has been lost.</source>
        <translation>Der Computer spielt nicht mehr weiter. Es ist nichts verloren.</translation>
    </message>
</context>
<context>
    <name>BoxPart</name>
    <message>
        <source>Three numbers, such as 568</source>
        <translation>Drei Zahlen, z.&#xa0;B. 568</translation>
    </message>
    <message>
        <source>The tile’s three numbers</source>
        <translation>Die drei Zahlen der Kachel</translation>
    </message>
    <message>
        <source>Symbols from my own box</source>
        <translation>Symbole wie in meiner Schachtel</translation>
    </message>
    <message>
        <source>Click a symbol on the board, or press S, to change it.</source>
        <translation>Klicke auf ein Symbol auf dem Spielplan oder drücke S, um es zu ändern.</translation>
    </message>
    <message>
        <source>Tiles that differ from the standard set: {count}.</source>
        <translation>Kacheln, die vom Standardsatz abweichen: {count}.</translation>
    </message>
    <message>
        <source>There is no tile {numbers}.</source>
        <translation>Eine Kachel {numbers} gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Everyone gets the same deal on the same day (UTC). Only your first try on the day itself counts; missed days can be played as practice.</source>
        <translation>Jeden Tag (nach UTC) bekommen alle dieselbe Ausgangslage. Es zählt nur dein erster Versuch am jeweiligen Tag; verpasste Tage kannst du als Übung nachholen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt</numerusform>
            <numerusform>%Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>You have not played a daily game here yet.</source>
        <translation>Hier hast du noch kein Spiel des Tages gespielt.</translation>
    </message>
    <message>
        <source>Days played: {days} · Current streak: {now} · Longest streak: {most} · Best: {best}</source>
        <translation>Gespielte Tage: {days} · Aktuelle Serie: {now} · Längste Serie: {most} · Bestes Ergebnis: {best}</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Spiele des Tages</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Add a card…</source>
        <translation>Karte hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove a card…</source>
        <translation>Karte entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>{card} (spirit)</source>
        <translation>{card} (Geist)</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to the next player. This curtain hides what the others must not see.</source>
        <translation>Jetzt ist die nächste Person dran. Was die anderen nicht sehen dürfen, liegt hinter diesem Vorhang.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>{game}: not played yet</source>
        <translation>{game}: noch nicht gespielt</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <source>The same deal for everybody, every day</source>
        <translation>Jeden Tag für alle dieselbe Ausgangslage</translation>
    </message>
    <message>
        <source>Still to play: {games}</source>
        <translation>Noch offen: {games}</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Das Bestmögliche</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Dieselbe Partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Next: deal {number}</source>
        <translation>Weiter: Ausgangslage {number}</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Partie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message numerus="yes">
        <source>New achievement(s): {names}</source>
        <translation>
            <numerusform>Neuer Erfolg: {names}</numerusform>
            <numerusform>Neue Erfolge: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Score of each round</source>
        <translation>Punkte jeder Runde</translation>
    </message>
    <message>
        <source>Final boards</source>
        <translation>Die Spielpläne am Ende</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%Ln sun(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Sonne</numerusform>
            <numerusform>%Ln&#xa0;Sonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %Ln point(s)</source>
        <translation>
            <numerusform>Du hast mit&#xa0;%Ln&#xa0;Punkt Vorsprung gewonnen</numerusform>
            <numerusform>Du hast mit&#xa0;%Ln&#xa0;Punkten Vorsprung gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the tie-break</source>
        <translation>Gleichstand nach Punkten: Du hast gewonnen</translation>
    </message>
    <message>
        <source>A draw between you and {names}</source>
        <translation>Unentschieden zwischen dir und {names}</translation>
    </message>
    <message>
        <source>You and {names} share the win</source>
        <translation>Du teilst dir den Sieg mit {names}</translation>
    </message>
    <message numerus="yes">
        <source>You lost by %Ln point(s)</source>
        <translation>
            <numerusform>Du hast mit&#xa0;%Ln&#xa0;Punkt Rückstand verloren</numerusform>
            <numerusform>Du hast mit&#xa0;%Ln&#xa0;Punkten Rückstand verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the tie-break</source>
        <translation>Gleichstand nach Punkten: Du hast verloren</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %Ln point(s)</source>
        <translation>
            <numerusform>{name} gewinnt mit&#xa0;%Ln&#xa0;Punkt Vorsprung</numerusform>
            <numerusform>{name} gewinnt mit&#xa0;%Ln&#xa0;Punkten Vorsprung</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie-break</source>
        <translation>Gleichstand nach Punkten: {name} gewinnt</translation>
    </message>
    <message>
        <source>A draw between {names}</source>
        <translation>Unentschieden zwischen {names}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>Practice game: the result does not count.</source>
        <translation>Übungspartie: Das Ergebnis zählt nicht.</translation>
    </message>
    <message>
        <source>Played with hints: no record is set.</source>
        <translation>Mit Tipps gespielt: kein Rekord.</translation>
    </message>
    <message>
        <source>Your first game of this kind</source>
        <translation>Deine erste Partie dieser Art</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Dein bisher bestes Ergebnis</translation>
    </message>
    <message>
        <source>As good as your best</source>
        <translation>So gut wie dein bestes Ergebnis</translation>
    </message>
    <message>
        <source>Your second best</source>
        <translation>Dein zweitbestes Ergebnis</translation>
    </message>
    <message>
        <source>Your third best</source>
        <translation>Dein drittbestes Ergebnis</translation>
    </message>
    <message numerus="yes">
        <source>Better than {beaten} of your last %Ln game(s)</source>
        <translation>
            <numerusform>Besser als {beaten} von&#xa0;%Ln&#xa0;früheren Partie</numerusform>
            <numerusform>Besser als {beaten} deiner letzten&#xa0;%Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to the next sun</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt bis zur nächsten Sonne</numerusform>
            <numerusform>%Ln&#xa0;Punkte bis zur nächsten Sonne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind your best</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt hinter deinem besten Ergebnis</numerusform>
            <numerusform>%Ln&#xa0;Punkte hinter deinem besten Ergebnis</numerusform>
        </translation>
    </message>
    <message>
        <source>One win from the next level: {level}</source>
        <translation>Noch ein Sieg bis zur nächsten Stufe: {level}</translation>
    </message>
    <message>
        <source>From now on your progress will show here.</source>
        <translation>Von nun an siehst du hier, wie sich deine Ergebnisse entwickeln.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) before this one</source>
        <translation>
            <numerusform>%Ln&#xa0;Partie vor dieser</numerusform>
            <numerusform>%Ln&#xa0;Partien vor dieser</numerusform>
        </translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>Bestwert: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln above your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;über deinem Schnitt von {mean}</numerusform>
            <numerusform>%Ln&#xa0;über deinem Schnitt von {mean}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln below your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;unter deinem Schnitt von {mean}</numerusform>
            <numerusform>%Ln&#xa0;unter deinem Schnitt von {mean}</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly your average of {mean}</source>
        <translation>genau dein Schnitt von {mean}</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message numerus="yes">
        <source>You scored %Ln point(s)</source>
        <translation>
            <numerusform>Du hast&#xa0;%Ln&#xa0;Punkt erreicht</numerusform>
            <numerusform>Du hast&#xa0;%Ln&#xa0;Punkte erreicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Picture saved: {path}</source>
        <translation>Das Bild ist gespeichert: {path}</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>Das Bild konnte dort nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{game}: {points} points as a team</source>
        <translation>{game}: zusammen {points} Punkte</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spielstand speichern</translation>
    </message>
    <message>
        <source>The game could not be saved there.</source>
        <translation>Der Spielstand konnte dort nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Avatar {number}</source>
        <translation>Avatar {number}</translation>
    </message>
</context>
<context>
    <name>FoldedLines</name>
    <message numerus="yes">
        <source>Not counted: %Ln</source>
        <translation>
            <numerusform>Nicht gewertet: %Ln</numerusform>
            <numerusform>Nicht gewertet: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{players} players · {minutes} min · with a tutorial</source>
        <translation>{players} Spieler · {minutes} Minuten · mit Einführung</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>With examples from the rulebook</source>
        <translation>Mit Beispielen aus der Anleitung</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>The daily games of other days</source>
        <translation>Die Spiele anderer Tage</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Five new ones every day</source>
        <translation>Jeden Tag fünf neue</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Thirty deals, three stars each</source>
        <translation>Dreißig Ausgangslagen mit je drei Sternen</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>Score a game you played at the table</source>
        <translation>Eine am Tisch gespielte Partie auswerten</translation>
    </message>
    <message>
        <source>Today’s game is waiting</source>
        <translation>Heute noch nicht gespielt</translation>
    </message>
    <message>
        <source>Today: {result}</source>
        <translation>Heute: {result}</translation>
    </message>
    <message>
        <source>{players} players · {minutes} min</source>
        <translation>{players} Spieler · {minutes} Minuten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Change the setup</source>
        <translation>Spielaufbau ändern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>As last time: {setup}</source>
        <translation>Wie beim letzten Mal: {setup}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Das hast du erreicht</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>A first game that shows you how</source>
        <translation>Eine erste Partie zum Kennenlernen</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Starred games only</source>
        <translation>Nur Partien mit Stern</translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>Papierkorb öffnen</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Mehr zu dieser Partie</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>Gefundene Partien</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>No matching games. Search for a name, a title, points or a game.</source>
        <translation>Keine passenden Partien. Suche nach einem Namen, einem Titel, Punkten oder einem Spiel.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Stern entfernen</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Mit Stern markieren</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Als Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb legen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Name for this game</source>
        <translation>Wie soll diese Partie heißen?</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spielstand speichern</translation>
    </message>
    <message>
        <source>The game is in the bin.</source>
        <translation>Die Partie liegt im Papierkorb.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>The rules and keyboard shortcuts, as shown in the program. This is an independent, unofficial implementation of five tile games.</source>
        <translation>Die Regeln und die Tasten, wie das Programm sie zeigt. Es ist eine unabhängige, inoffizielle Umsetzung von fünf Legespielen.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Home shows the games you can continue, the five games with your best result, and what today has for you. Click a game to open its page: Play starts it with the players and options of last time.</source>
        <translation>Die Startseite zeigt die Partien, die du weiterspielen kannst, die fünf Spiele mit deinem jeweils besten Ergebnis und was heute ansteht. Ein Klick auf ein Spiel öffnet seine Seite: „Spielen“ beginnt eine Partie mit den Spielern und Varianten vom letzten Mal.</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <source>Every game has one deal a day that is the same for everybody. Your first try on the day itself counts; the calendar keeps the results, and missed days can be played as practice. A streak is the number of days on which you have finished at least one of the five.</source>
        <translation>Jedes Spiel hat jeden Tag eine Ausgangslage, die für alle gleich ist. Dein erster Versuch am jeweiligen Tag zählt; die Ergebnisse stehen im Kalender, und verpasste Tage kannst du als Übungspartie nachholen. Die Serie zeigt, an wie vielen Tagen hintereinander du mindestens eines der fünf beendet hast.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>A puzzle is a position in which one decision is clearly the best. Five a day are the same for everybody, and the whole collection is sorted by theme and difficulty. A wrong try says what it gives away, and you may try again; your first try counts for your puzzle rating.</source>
        <translation>Eine Aufgabe ist eine Stellung, in der ein Zug klar der beste ist. Jeden Tag gibt es fünf, für alle dieselben; die ganze Sammlung ist nach Thema und Schwierigkeit geordnet. Liegst du falsch, erfährst du, was dein Zug verschenkt, und darfst es noch einmal versuchen; für deine Wertungszahl bei den Aufgaben zählt der erste Versuch.</translation>
    </message>
    <message>
        <source>After the analysis of a game, its costliest moves come back as puzzles: after 1, 3, 7 and 21 days, until you find them.</source>
        <translation>Ist eine Partie analysiert, kommen ihre teuersten Züge als Aufgaben wieder: nach 1, 3, 7 und 21 Tagen, bis du den besten Zug findest.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Every game has thirty fixed deals that become harder. A deal has three targets, each worth a star: points that an easy, a hard and a champion player made of it, or opponents of growing strength.</source>
        <translation>Zu jedem Spiel gehören dreißig feste Ausgangslagen, die immer schwerer werden. Jede hat drei Ziele, und jedes ist einen Stern wert: Punktzahlen, die Computermitspieler der Stufen „Leicht“, „Schwer“ und „Meister“ daraus geholt haben, oder Siege gegen immer stärkere Gegner.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Points are compared only within one variant, with the same number of players and the same rules: means, bests and charts always name what they are of. A game in which you took hints is shown but is never a best. Against each opponent you see how often you finished ahead and behind, over all their levels.</source>
        <translation>Punkte werden nur innerhalb einer Variante verglichen, bei gleicher Spielerzahl und gleichen Regeln: Bei Schnitt, Bestwert und Diagrammen steht immer, wofür sie gelten. Eine Partie mit Tipps wird zwar angezeigt, gilt aber nie als Bestwert. Bei jedem Gegner siehst du, wie oft du vor ihm und wie oft du hinter ihm gelandet bist, alle Stufen zusammengenommen.</translation>
    </message>
    <message>
        <source>In My games you can filter by game, variant, person, opponent and level, or type any of them into the search field. The results can be saved as a table (CSV) for spreadsheets.</source>
        <translation>In „Meine Partien“ kannst du nach Spiel, Variante, Person, Gegner und Stufe filtern oder etwas davon ins Suchfeld schreiben. Die Ergebnisse lassen sich als Tabelle (CSV) speichern.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>You earn achievements in the games you finish and see your progress where it can be counted. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>Erfolge schaltest du in beendeten Partien frei; wo es sich zählen lässt, siehst du, wie weit du bist. In den ersten drei Partien jedes Spiels schaden Tipps nicht, danach zählen nur Partien ohne Tipps.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Wertungsblock</translation>
    </message>
    <message>
        <source>The score pad counts a game you played with the box. Put the pieces on the boards, type the names above them, and add the game to your results. A pad you leave is kept as a draft.</source>
        <translation>Mit dem Wertungsblock wertest du eine Partie aus, die ihr am Tisch gespielt habt. Leg die Teile auf die Spielpläne, schreib die Namen darüber und nimm die Partie in deine Ergebnisse auf. Ein Block, den du verlässt, bleibt als Entwurf erhalten.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Everything stays on this computer. In Settings you can write a backup of all your games, results, settings and players into one file, and import it elsewhere: it adds what is missing there and overwrites nothing.</source>
        <translation>Alles bleibt auf diesem Computer. In den Einstellungen kannst du alle Partien, Ergebnisse, Einstellungen und Spieler in einer Datei sichern und anderswo importieren: Dort wird ergänzt, was fehlt; überschrieben wird nichts.</translation>
    </message>
</context>
<context>
    <name>HandbookDesk</name>
    <message>
        <source>Opening the handbook…</source>
        <translation>Das Handbuch wird geöffnet&#xa0;…</translation>
    </message>
</context>
<context>
    <name>HindsightPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Player and round</source>
        <translation>Spieler und Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, Runde {round}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name} – {points}</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>Das ließ sich nicht herausfinden.</translation>
    </message>
    <message>
        <source>Searching for the best that was possible: {done} %</source>
        <translation>Das Bestmögliche wird gesucht: {done}&#xa0;%</translation>
    </message>
    <message>
        <source>The best board with these tiles: {possible} points. {name}: {played}.</source>
        <translation>Der beste Spielplan mit diesen Kacheln: {possible} Punkte. {name}: {played}.</translation>
    </message>
    <message>
        <source>Estimated best: {possible} points. {name}: {played}.</source>
        <translation>Schätzung: {possible} Punkte waren möglich. {name}: {played}.</translation>
    </message>
    <message>
        <source>There is no better one: every other board was ruled out.</source>
        <translation>Einen besseren gibt es nicht: Jeder andere wurde ausgeschlossen.</translation>
    </message>
    <message>
        <source>Found by playing on with full knowledge of what was to come. This score could have been reached; there may have been an even better one.</source>
        <translation>Gefunden durch Weiterspielen mit dem Wissen, was noch kommt. Dieses Ergebnis war erreichbar; vielleicht ging es sogar noch besser.</translation>
    </message>
    <message>
        <source>Best board</source>
        <translation>Bester Spielplan</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Das Bestmögliche</translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message>
        <source>With a hint, this game sets no record.</source>
        <translation>Mit einem Tipp zählt diese Partie nicht für Rekorde.</translation>
    </message>
    <message>
        <source>A hint shows the solution; it will not count as found.</source>
        <translation>Ein Tipp verrät die Lösung; die Aufgabe zählt dann nicht als gelöst.</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ein Tipp wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No hint could be found this time. Please try again.</source>
        <translation>Diesmal war kein Tipp zu finden. Versuche es bitte noch einmal.</translation>
    </message>
    <message>
        <source>Other moves</source>
        <translation>Andere Züge</translation>
    </message>
    <message>
        <source>About as good.</source>
        <translation>Etwa gleich gut.</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s) less than the best.</source>
        <translation>
            <numerusform>Etwa %Ln&#xa0;Punkt weniger als mit dem besten Zug.</numerusform>
            <numerusform>Etwa %Ln&#xa0;Punkte weniger als mit dem besten Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other moves are about as good.</source>
        <translation>Andere Züge sind etwa gleich gut.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>Zum letzten Zug</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Angezeigter Zug</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play back</source>
        <translation>Züge abspielen</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Harmony Desktop</source>
        <translation>Harmony Desktop</translation>
    </message>
    <message>
        <source>Tile games for one table and one screen</source>
        <translation>Legespiele am Bildschirm, allein oder zu mehreren</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>Täglich fünf neue Aufgaben je Spiel, für alle dieselben</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>%Ln&#xa0;anzeigen</numerusform>
            <numerusform>Alle %Ln&#xa0;anzeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon this game</source>
        <translation>Diese Partie aufgeben</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Harmony Desktop</source>
        <translation>Über Harmony Desktop</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Go between hand, board and the other boards</source>
        <translation>Zwischen Hand, Spielplan und den anderen Spielplänen wechseln</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulatortaste</translation>
    </message>
    <message>
        <source>Move over the cells</source>
        <translation>Von Feld zu Feld gehen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Pick up, place, activate</source>
        <translation>Aufnehmen, legen, drücken</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Put back, leave</source>
        <translation>Zurücklegen, verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc-Taste</translation>
    </message>
    <message>
        <source>Turn what you hold</source>
        <translation>Drehen, was du in der Hand hast</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Zum nächsten Bedienelement</translation>
    </message>
    <message>
        <source>Activate the control</source>
        <translation>Bedienelement betätigen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message>
        <source>Played here before</source>
        <translation>Haben hier schon gespielt</translation>
    </message>
</context>
<context>
    <name>LadderMap</name>
    <message numerus="yes">
        <source>Deal {number}, %Ln star(s)</source>
        <translation>
            <numerusform>Ausgangslage {number}, %Ln&#xa0;Stern</numerusform>
            <numerusform>Ausgangslage {number}, %Ln&#xa0;Sterne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} von {all}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ausgangslage {number}</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln partner(s)</source>
        <translation>
            <numerusform>Mit %Ln&#xa0;Mitspieler</numerusform>
            <numerusform>Mit %Ln&#xa0;Mitspielern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %Ln opponent(s)</source>
        <translation>
            <numerusform>Gegen %Ln&#xa0;Gegner</numerusform>
            <numerusform>Gegen %Ln&#xa0;Gegner</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat strength {strength} of 100</source>
        <translation>Sieg gegen Spielstärke {strength} von 100</translation>
    </message>
    <message>
        <source>A win earns all three stars</source>
        <translation>Ein Sieg bringt alle drei Sterne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt</numerusform>
            <numerusform>%Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %Ln point(s)</source>
        <translation>
            <numerusform>Dein Bestwert: %Ln&#xa0;Punkt</numerusform>
            <numerusform>Dein Bestwert: %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastMessage</name>
    <message>
        <source>Last message</source>
        <translation>Letzte Meldung</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
</context>
<context>
    <name>MacMenu</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A saved game is damaged and was set aside, not deleted: {path}</source>
        <translation>Ein Spielstand ist beschädigt. Er wurde nicht gelöscht, sondern beiseitegelegt: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged. It has been kept as {path}, and a new list has been started.</source>
        <translation>Die Ergebnisliste ist beschädigt. Sie wurde als {path} aufbewahrt, und eine neue ist angelegt.</translation>
    </message>
    <message>
        <source>A saved game is from another version and was left untouched: {path}</source>
        <translation>Ein Spielstand stammt aus einer anderen Version und wurde nicht angetastet: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, so you start again. The damaged file was kept: {path}</source>
        <translation>Dein Stand bei den Aufgaben und auf der Leiter ließ sich nicht lesen, du beginnst also von vorn. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
    <message>
        <source>This file cannot be read: {path}</source>
        <translation>Diese Datei lässt sich nicht lesen: {path}</translation>
    </message>
    <message>
        <source>{name} is not a saved game.</source>
        <translation>{name} ist kein Spielstand.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of this program.</source>
        <translation>{name} wurde mit einer neueren Version dieses Programms gespeichert.</translation>
    </message>
    <message>
        <source>{name} uses rules this version does not know.</source>
        <translation>{name} wurde nach Regeln gespielt, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>{name} uses settings this game does not offer.</source>
        <translation>{name} hat einen Spielaufbau, den es in diesem Spiel nicht gibt.</translation>
    </message>
    <message>
        <source>{name} contains a move that is not allowed: move {move}.</source>
        <translation>{name} enthält einen unerlaubten Zug: Zug {move}.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>Die Partie wurde aufgegeben.</translation>
    </message>
    <message>
        <source>Harmony Desktop is not in your applications menu yet.</source>
        <translation>Harmony Desktop steht noch nicht in deinem Anwendungsmenü.</translation>
    </message>
    <message>
        <source>Add to menu</source>
        <translation>Ins Menü aufnehmen</translation>
    </message>
    <message>
        <source>Harmony Desktop is in your applications menu now.</source>
        <translation>Harmony Desktop steht jetzt in deinem Anwendungsmenü.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file cannot be moved, so changes will not be saved: {path}</source>
        <translation>Deine Einstellungen ließen sich nicht lesen, deshalb gelten die Standardeinstellungen. Die beschädigte Datei lässt sich nicht verschieben, deshalb werden Änderungen nicht gespeichert: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; all others are as before. The damaged file was kept: {path}</source>
        <translation>Ein Teil deiner Einstellungen ließ sich nicht lesen; alle übrigen gelten weiter. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
    <message numerus="yes">
        <source>The list of results was damaged. %Ln result(s) could be saved and are listed as before. The damaged list was kept: {path}</source>
        <translation>
            <numerusform>Die Ergebnisliste war beschädigt. %Ln&#xa0;Ergebnis konnte gerettet werden und steht wieder in der Liste. Die beschädigte Liste wurde aufbewahrt: {path}</numerusform>
            <numerusform>Die Ergebnisliste war beschädigt. %Ln&#xa0;Ergebnisse konnten gerettet werden und stehen wieder in der Liste. Die beschädigte Liste wurde aufbewahrt: {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program to open this with: {path}</source>
        <translation>Zum Öffnen fehlt ein passendes Programm: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder was damaged. What could be saved is there as before. The damaged file was kept: {path}</source>
        <translation>Dein Stand bei den Aufgaben und auf der Leiter war beschädigt. Was sich retten ließ, ist wie zuvor da. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, and the damaged file cannot be moved: {path}</source>
        <translation>Dein Stand bei den Aufgaben und auf der Leiter ließ sich nicht lesen, und die beschädigte Datei lässt sich nicht verschieben: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder is from a newer version. It was left untouched, and changes will not be saved: {path}</source>
        <translation>Dein Stand bei den Aufgaben und auf der Leiter stammt aus einer neueren Version. Er bleibt unverändert, und Änderungen werden nicht gespeichert: {path}</translation>
    </message>
    <message>
        <source>A saved game is damaged, and it could not be set aside: {path}</source>
        <translation>Ein Spielstand ist beschädigt und ließ sich nicht beiseitelegen: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged, and it could not be set aside: {path}</source>
        <translation>Die Ergebnisliste ist beschädigt und ließ sich nicht beiseitelegen: {path}</translation>
    </message>
    <message>
        <source>The score pad you left could not be read, so it is empty. The damaged file was kept: {path}</source>
        <translation>Dein angefangener Wertungsblock ließ sich nicht lesen, deshalb ist er leer. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
    <message>
        <source>A file is damaged, and it could not be set aside: {path}</source>
        <translation>Eine Datei ist beschädigt und ließ sich nicht beiseitelegen: {path}</translation>
    </message>
    <message>
        <source>The score pad you left is from a newer version and was left untouched: {path}</source>
        <translation>Dein angefangener Wertungsblock stammt aus einer neueren Version und blieb unverändert: {path}</translation>
    </message>
    <message>
        <source>Your settings are from a newer version. They were left untouched, and changes will not be saved: {path}</source>
        <translation>Deine Einstellungen stammen aus einer neueren Version. Sie bleiben unverändert, und Änderungen werden nicht gespeichert: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read. They were left untouched, and changes will not be saved: {path}</source>
        <translation>Deine Einstellungen sind nicht lesbar. Sie bleiben unverändert, und Änderungen werden nicht gespeichert: {path}</translation>
    </message>
    <message>
        <source>The list of results is from a newer version and was left untouched: {path}</source>
        <translation>Die Ergebnisliste stammt aus einer neueren Version und blieb unverändert: {path}</translation>
    </message>
    <message>
        <source>Another program is using the list of results. Trying again: {path}</source>
        <translation>Ein anderes Programm benutzt gerade die Ergebnisliste. Es wird gleich noch einmal versucht: {path}</translation>
    </message>
    <message>
        <source>A saved game was played under earlier rules and was left untouched: {path}</source>
        <translation>Ein Spielstand wurde nach früheren Regeln gespielt und blieb unverändert: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to read this: {path}</source>
        <translation>Keine Leseberechtigung: {path}</translation>
    </message>
    <message>
        <source>This is not an ordinary file: {path}</source>
        <translation>Das ist keine gewöhnliche Datei: {path}</translation>
    </message>
    <message>
        <source>This name is too long for the disk: {path}</source>
        <translation>Dieser Name ist zu lang für den Datenträger: {path}</translation>
    </message>
    <message>
        <source>This cannot be saved at the moment: {path}</source>
        <translation>Das lässt sich gerade nicht speichern: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so this cannot be saved: {path}</source>
        <translation>Der Datenträger ist voll, darum lässt sich das nicht speichern: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to write here: {path}</source>
        <translation>Keine Schreibberechtigung: {path}</translation>
    </message>
    <message>
        <source>Something went wrong here. What happened is in the log, which About can open.</source>
        <translation>Hier ist etwas schiefgegangen. Was passiert ist, steht im Protokoll, das sich unter „Über Harmony Desktop“ öffnen lässt.</translation>
    </message>
    <message>
        <source>This cannot be removed at the moment: {path}</source>
        <translation>Das lässt sich gerade nicht entfernen: {path}</translation>
    </message>
    <message>
        <source>{name} was played under earlier rules: it is kept, but cannot be shown here.</source>
        <translation>{name} wurde nach früheren Regeln gespielt. Die Datei bleibt erhalten, kann hier aber nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>Ladder, deal {number}: no star yet. Try it again whenever you like.</source>
        <translation>Leiter, Ausgangslage {number}: noch kein Stern. Du kannst sie jederzeit noch einmal spielen.</translation>
    </message>
    <message numerus="yes">
        <source>Ladder, deal {number}: %Ln star(s)</source>
        <translation>
            <numerusform>Leiter, Ausgangslage {number}: %Ln&#xa0;Stern</numerusform>
            <numerusform>Leiter, Ausgangslage {number}: %Ln&#xa0;Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet. Trying again automatically.</source>
        <translation>Noch nicht gespeichert. Es wird automatisch noch einmal versucht.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Alles ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Your last moves could not be saved and will be lost. Close anyway?</source>
        <translation>Die letzten Züge konnten nicht gespeichert werden und würden verloren gehen. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>A backup is still being read or written. Close all the same? Nothing is changed then.</source>
        <translation>Eine Sicherung wird gerade gelesen oder geschrieben. Trotzdem schließen? Dann ändert sich nichts.</translation>
    </message>
    <message>
        <source>Harmony Desktop is already open but not responding. Please close that window first.</source>
        <translation>Harmony Desktop ist schon geöffnet, reagiert aber nicht. Bitte schließe zuerst das andere Fenster.</translation>
    </message>
    <message>
        <source>These games are open on another computer, {host}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>Diese Partien sind auf einem anderen Rechner geöffnet: {host}. Wenn das Fenster dort geschlossen ist oder der Ordner von dort kopiert wurde, kannst du sie hier öffnen. Zwei offene Fenster würden sich gegenseitig die Partien überschreiben.</translation>
    </message>
    <message>
        <source>These games have been open on another computer, {host}, since {day}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>Diese Partien sind seit {day} auf einem anderen Rechner geöffnet: {host}. Wenn das Fenster dort geschlossen ist oder der Ordner von dort kopiert wurde, kannst du sie hier öffnen. Zwei offene Fenster würden sich gegenseitig die Partien überschreiben.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Hier öffnen</translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>Nicht öffnen</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Dafür reicht der Arbeitsspeicher nicht.</translation>
    </message>
    <message>
        <source>There are no costly moves to practise yet. Finish a game and have it analysed.</source>
        <translation>Noch gibt es keine teuren Züge zum Üben. Spiele eine Partie zu Ende und lass sie analysieren.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file was kept: {path}</source>
        <translation>Deine Einstellungen ließen sich nicht lesen, deshalb gelten die Standardeinstellungen. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
</context>
<context>
    <name>MyGamesCard</name>
    <message>
        <source>Every game you finish is kept here.</source>
        <translation>Jede beendete Partie bleibt hier erhalten.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
</context>
<context>
    <name>MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Erfolge</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Diagramme als Tabellen</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Speichern und teilen</translation>
    </message>
    <message>
        <source>The results cannot be read at the moment. Nothing has been lost.</source>
        <translation>Die Ergebnisse lassen sich gerade nicht lesen. Nichts davon ist verloren.</translation>
    </message>
    <message>
        <source>No games here yet. Every game you finish is saved: its board, its points and every move.
Play one, then come back to look at it.</source>
        <translation>Hier gibt es noch keine Partien. Jede Partie, die du beendest, wird gespeichert: mit Spielplan, Punkten und jedem Zug.
Spiele eine und sieh sie dir danach hier an.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;Ergebnis konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln&#xa0;Ergebnisse konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the charts as a picture…</source>
        <translation>Diagramme als Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the results as a table (CSV)…</source>
        <translation>Ergebnisse als Tabelle speichern (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Alles sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>Sicherung importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>Das Bild konnte dort nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Gegen den Computer</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Für die ersten Partien</translation>
    </message>
    <message>
        <source>With the computer</source>
        <translation>Mit dem Computer</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>Zu mehreren</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungspartie</translation>
    </message>
    <message>
        <source>Undo freely at any time; the result does not count.</source>
        <translation>Züge lassen sich jederzeit zurücknehmen; das Ergebnis wird nicht gewertet.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>New to this game? Learn it by playing, in five minutes.</source>
        <translation>Neu hier? Lerne das Spiel in fünf Minuten spielend kennen.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The same number always deals the same game, so you can replay it or compare with friends. You can also paste a result someone has sent you.</source>
        <translation>Dieselbe Nummer ergibt immer dieselbe Ausgangslage: So kannst du eine Partie wiederholen oder dich mit anderen vergleichen. Du kannst hier auch ein Ergebnis einfügen, das dir jemand geschickt hat.</translation>
    </message>
</context>
<context>
    <name>NewsCards</name>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
</context>
<context>
    <name>NextTable</name>
    <message>
        <source>Next game</source>
        <translation>Nächste Partie</translation>
    </message>
    <message>
        <source>Choose who plays with you next time.</source>
        <translation>Wer soll beim nächsten Mal mitspielen?</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Even match</source>
        <translation>Ebenbürtig</translation>
    </message>
    <message numerus="yes">
        <source>Partners of this level make about %Ln point(s) together.</source>
        <translation>
            <numerusform>Mitspieler dieser Stufe erreichen gemeinsam etwa %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Mitspieler dieser Stufe erreichen gemeinsam etwa %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s).</source>
        <translation>
            <numerusform>Etwa %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Etwa %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins about {share} of 10 games against the level below.</source>
        <translation>Gewinnt etwa {share} von 10 Partien gegen die Stufe darunter.</translation>
    </message>
    <message>
        <source>Gentle at first; then as strong as you are.</source>
        <translation>Anfangs sanft, dann so stark wie du.</translation>
    </message>
    <message>
        <source>As strong as you are: strength {strength}.</source>
        <translation>So stark wie du: Spielstärke {strength}.</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>Letzten Spieler entfernen</translation>
    </message>
    <message>
        <source>Clear this board</source>
        <translation>Diesen Spielplan leeren</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>{game}: score pad</source>
        <translation>{game}: Wertungsblock</translation>
    </message>
    <message>
        <source>Add to my results</source>
        <translation>In die Ergebnisse aufnehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Öffnen und speichern</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Name des Spielers</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>Save the position…</source>
        <translation>Stellung speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Open a position…</source>
        <translation>Stellung öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>This cannot be scored yet.</source>
        <translation>Das lässt sich noch nicht auswerten.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Gemeinsam</translation>
    </message>
    <message numerus="yes">
        <source>Places filled: {there} of %Ln. Add it as it is?</source>
        <translation>
            <numerusform>Belegte Plätze: {there} von %Ln. Trotzdem aufnehmen?</numerusform>
            <numerusform>Belegte Plätze: {there} von %Ln. Trotzdem aufnehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been entered for {players}. Add it as it is?</source>
        <translation>Für {players} ist noch nichts eingetragen. Trotzdem aufnehmen?</translation>
    </message>
    <message>
        <source>Add as it is</source>
        <translation>Trotzdem aufnehmen</translation>
    </message>
    <message>
        <source>Keep filling it in</source>
        <translation>Weiter ausfüllen</translation>
    </message>
    <message>
        <source>Added to your results as a game played at the table.</source>
        <translation>Als am Tisch gespielte Partie in die Ergebnisse aufgenommen.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Die Stellung liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Stellungen (*.json)</translation>
    </message>
    <message>
        <source>This is not a position from this game, or it cannot be scored.</source>
        <translation>Das ist keine Stellung dieses Spiels, die sich auswerten lässt.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Art der Punkte</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>Skip this move</source>
        <translation>Diesen Zug überspringen</translation>
    </message>
</context>
<context>
    <name>PointsOverTime</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>{day}: {games} games, {least} to {most} points</source>
        <translation>{day}: {games} Partien, {least} bis {most} Punkte</translation>
    </message>
    <message>
        <source>{day}: {points} points</source>
        <translation>{day}: {points} Punkte</translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>Der Meister hat diesmal nicht geantwortet.</translation>
    </message>
    <message>
        <source>The Champion is thinking…</source>
        <translation>Der Meister denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>Find the best move. Points lost here in your game: {points}.</source>
        <translation>Finde den besten Zug. Verlorene Punkte an dieser Stelle deiner Partie: {points}.</translation>
    </message>
    <message>
        <source>Best move ({points}): {move}</source>
        <translation>Bester Zug ({points}): {move}</translation>
    </message>
    <message>
        <source>Better than in your game. Points lost: {points}. Best move: {move}</source>
        <translation>Besser als in deiner Partie. Verlorene Punkte: {points}. Bester Zug: {move}</translation>
    </message>
    <message>
        <source>Points lost: {points}. Best move: {move}</source>
        <translation>Verlorene Punkte: {points}. Bester Zug: {move}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Der beste Zug!</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Bester Zug: {points}</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>Dein Zug: {points}</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>ProfileLine</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Diesen Eintrag löschen</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>Avatar wählen</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Everyone whose name has been entered in “New game”. Pick them there with one click.</source>
        <translation>Hier stehen alle, deren Namen unter „Neue Partie“ eingegeben wurden. Dort wählst du sie mit einem Klick.</translation>
    </message>
    <message>
        <source>Enter a name in New game and it will be remembered here.</source>
        <translation>Gib unter „Neue Partie“ einen Namen ein, dann steht er künftig hier.</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Puzzle {place}</source>
        <translation>Aufgabe {place}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Right! After a hint, it does not count.</source>
        <translation>Richtig! Nach einem Tipp zählt die Aufgabe aber nicht als gelöst.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>Der Meister hat diesmal nicht geantwortet.</translation>
    </message>
    <message>
        <source>Let’s see…</source>
        <translation>Mal sehen&#xa0;…</translation>
    </message>
    <message>
        <source>One move here is clearly better than all others. Find it!</source>
        <translation>Ein Zug ist hier klar besser als alle anderen. Finde ihn!</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not yet: after this the game can no longer be won.</source>
        <translation>Noch nicht: Danach lässt sich die Partie nicht mehr gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: this gives away %Ln point(s).</source>
        <translation>
            <numerusform>Noch nicht: Damit verschenkst du %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Noch nicht: Damit verschenkst du %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move ({move}): {reasons}</source>
        <translation>Der naheliegende Zug ({move}): {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Every other move gives away at least %Ln point(s).</source>
        <translation>
            <numerusform>Mit jedem anderen Zug verschenkst du mindestens %Ln&#xa0;Punkt.</numerusform>
            <numerusform>Mit jedem anderen Zug verschenkst du mindestens %Ln&#xa0;Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move: {reasons}</source>
        <translation>Der naheliegende Zug: {reasons}</translation>
    </message>
    <message>
        <source>Every other move loses the game.</source>
        <translation>Mit jedem anderen Zug ist die Partie verloren.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}</source>
        <translation>Deine Wertungszahl: etwa {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change})</source>
        <translation>Deine Wertungszahl: {rating} ({change})</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Obvious</source>
        <translation>Naheliegend</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Today’s five</source>
        <translation>Die fünf von heute</translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>Aus deinen eigenen Partien</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertungszahl</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>Nach Thema</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>Nach Schwierigkeit</translation>
    </message>
    <message>
        <source>{count} of {all} solved</source>
        <translation>{count} von {all} gelöst</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Only the first try at each puzzle counts.</source>
        <translation>Bei jeder Aufgabe zählt nur der erste Versuch.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Puzzle {place}: {state}</source>
        <translation>Aufgabe {place}: {state}</translation>
    </message>
    <message numerus="yes">
        <source>The same for everybody. %Ln still to solve.</source>
        <translation>
            <numerusform>Für alle dieselben. Noch %Ln&#xa0;zu lösen.</numerusform>
            <numerusform>Für alle dieselben. Noch %Ln&#xa0;zu lösen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All solved. New ones come tomorrow.</source>
        <translation>Alle gelöst. Morgen kommen neue.</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Serie: %Ln&#xa0;Tag</numerusform>
            <numerusform>Serie: %Ln&#xa0;Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Noch einmal lösen</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again.</source>
        <translation>
            <numerusform>%Ln&#xa0;teurer Zug aus deinen Partien, den du noch einmal spielen kannst.</numerusform>
            <numerusform>%Ln&#xa0;teure Züge aus deinen Partien, die du noch einmal spielen kannst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing due today. %Ln will come back.</source>
        <translation>
            <numerusform>Heute steht nichts an. %Ln&#xa0;Zug kommt wieder.</numerusform>
            <numerusform>Heute steht nichts an. %Ln&#xa0;Züge kommen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a finished game analysed: what cost you points comes back here after 1, 3, 7 and 21 days.</source>
        <translation>Lass eine beendete Partie analysieren: Was dich Punkte gekostet hat, kommt hier nach 1, 3, 7 und 21 Tagen wieder.</translation>
    </message>
    <message>
        <source>about {rating}</source>
        <translation>etwa {rating}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Ask: whose turn, what to do, the points</source>
        <translation>Frage: Wer ist dran, was ist zu tun, Punkte</translation>
    </message>
    <message>
        <source>Ask: the last moves</source>
        <translation>Frage: die letzten Züge</translation>
    </message>
    <message>
        <source>Ask: my board</source>
        <translation>Frage: mein Spielplan</translation>
    </message>
    <message>
        <source>Ask: the others’ boards</source>
        <translation>Frage: die Spielpläne der anderen</translation>
    </message>
    <message>
        <source>Ask: this row or line</source>
        <translation>Frage: diese Reihe oder Linie</translation>
    </message>
    <message>
        <source>Ask: where is this colour, number or piece</source>
        <translation>Frage: Wo ist diese Farbe, diese Zahl oder dieses Teil?</translation>
    </message>
    <message>
        <source>Ask: what is left</source>
        <translation>Frage: Was ist noch übrig?</translation>
    </message>
    <message>
        <source>Read the last message</source>
        <translation>Letzte Meldung vorlesen</translation>
    </message>
    <message>
        <source>Nothing to report here.</source>
        <translation>Hier gibt es nichts zu melden.</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating {rating} ± {deviation}</source>
        <translation>Wertungszahl {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>Rating {rating} ± {deviation} ({change})</source>
        <translation>Wertungszahl {rating} ± {deviation} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
</context>
<context>
    <name>ReachedWords</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Partie</numerusform>
            <numerusform>%Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Bestwert: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>Schnitt: {points}</translation>
    </message>
    <message>
        <source>Won: {count}</source>
        <translation>Gewonnen: {count}</translation>
    </message>
    <message>
        <source>You lead {name} {score}</source>
        <translation>Du führst gegen {name} mit {score}</translation>
    </message>
    <message>
        <source>{name} leads {score}</source>
        <translation>{name} führt mit {score}</translation>
    </message>
    <message>
        <source>Level with {name}, {score}</source>
        <translation>Gleichstand mit {name}: {score}</translation>
    </message>
    <message>
        <source>{more} : {fewer}</source>
        <translation>{more} : {fewer}</translation>
    </message>
    <message>
        <source>the champion made {points}</source>
        <translation>der Meister kam auf {points}</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>Täglich fünf neue Aufgaben je Spiel, für alle dieselben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again</source>
        <translation>
            <numerusform>%Ln&#xa0;teuren Zug aus deinen Partien noch einmal spielen</numerusform>
            <numerusform>%Ln&#xa0;teure Züge aus deinen Partien noch einmal spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} today: {count} of {all}</source>
        <translation>{game} heute: {count} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Serie: %Ln&#xa0;Tag</numerusform>
            <numerusform>Serie: %Ln&#xa0;Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Last: {game} · {result}</source>
        <translation>Zuletzt: {game} · {result}</translation>
    </message>
    <message>
        <source>{count} of {all} achievements</source>
        <translation>{count} von {all} Erfolgen</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Beliebige Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Earlier rules</source>
        <translation>Frühere Regeln</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Geteilter Sieg</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>Gewonnen (+{points})</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Verloren (−{points})</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Mit Stern</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>kein Treffer</translation>
    </message>
</context>
<context>
    <name>RunningWords</name>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>together</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>mit {names}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>heute, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>gestern, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Zug</numerusform>
            <numerusform>%Ln&#xa0;Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt</numerusform>
            <numerusform>%Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Team</source>
        <translation>Gemeinsam</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>{points}, highest</source>
        <translation>{points}, Höchstwert</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Playing style</source>
        <translation>Spielstil</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Player type</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Platz {number}: {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>Anderen Charakter wählen</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>Avatar wählen</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
</context>
<context>
    <name>SetEditorPage</name>
    <message>
        <source>Edit a set</source>
        <translation>Satz bearbeiten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Choose a colour and click the spaces of the strips. With keys: the arrows move, 1 to 6 lay a colour.</source>
        <translation>Wähle eine Farbe und klicke auf die Felder der Streifen. Mit Tasten: Die Pfeile bewegen, 1 bis 6 legen eine Farbe.</translation>
    </message>
    <message>
        <source>Values of the windows</source>
        <translation>Werte der Fenster</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>Window {number}</source>
        <translation>Fenster {number}</translation>
    </message>
    <message>
        <source>The bonus counts panes in all windows</source>
        <translation>Der Bonus zählt die Scheiben aller Fenster</translation>
    </message>
    <message>
        <source>Otherwise it counts only the panes in complete windows, as we read the rules.</source>
        <translation>Sonst zählt er nur die Scheiben vollständiger Fenster; so legen wir die Regeln aus.</translation>
    </message>
    <message>
        <source>Broken-glass track</source>
        <translation>Glasbruchleiste</translation>
    </message>
    <message>
        <source>Starting at 0 and going down, one number per step.</source>
        <translation>Von 0 abwärts, für jeden Schritt eine Zahl.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Front of the strips</source>
        <translation>Vorderseite der Streifen</translation>
    </message>
    <message>
        <source>Back of the strips</source>
        <translation>Rückseite der Streifen</translation>
    </message>
    <message>
        <source>{face}, strip {strip}, space {space}: {colour}</source>
        <translation>{face}, Streifen {strip}, Feld {space}: {colour}</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message>
        <source>Make my own set</source>
        <translation>Eigenen Satz anlegen</translation>
    </message>
    <message>
        <source>Set from the last game</source>
        <translation>Satz der letzten Partie</translation>
    </message>
    <message>
        <source>{file}: {problem} The standard set will be used instead.</source>
        <translation>{file}: {problem} Stattdessen wird der Standardsatz verwendet.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>Mein Satz</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>Satz importieren</translation>
    </message>
    <message>
        <source>Export the set</source>
        <translation>Satz exportieren</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Play aids</source>
        <translation>Spielhilfen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Sprache der Oberfläche</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Töne abspielen</translation>
    </message>
    <message>
        <source>This version was installed without sound. Install the package with sound to get it.</source>
        <translation>Diese Version wurde ohne Ton installiert. Mit dem Paket für Ton lässt er sich nachrüsten.</translation>
    </message>
    <message>
        <source>Symbols as well as colours</source>
        <translation>Symbole zu den Farben</translation>
    </message>
    <message>
        <source>Pieces also carry clear numbers and symbols, so you never have to rely on colour alone.</source>
        <translation>Die Spielteile tragen zusätzlich deutliche Zahlen und Symbole, damit es nie auf die Farbe allein ankommt.</translation>
    </message>
    <message>
        <source>Points for a placement</source>
        <translation>Punkte beim Legen</translation>
    </message>
    <message>
        <source>See what a placement would score before you make it.</source>
        <translation>Zeigt schon vor dem Ablegen, wie viele Punkte der Zug sofort bringt.</translation>
    </message>
    <message>
        <source>What is still in the bag</source>
        <translation>Was noch im Beutel ist</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board, also in the list of moves.</source>
        <translation>Buchstaben und Zahlen am Rand des Spielplans, auch in der Zugliste.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungszahlen</translation>
    </message>
    <message>
        <source>A number for how strongly you play each game, after a game and in the statistics.</source>
        <translation>Zeigt nach einer Partie und in der Statistik als Zahl, wie stark du ein Spiel spielst.</translation>
    </message>
    <message>
        <source>Shows how many unseen pieces of each kind are left. Press B during a game to turn this on or off.</source>
        <translation>Zeigt, wie viele Teile jeder Art noch nicht aufgetaucht sind. Während der Partie schaltet die Taste B die Anzeige um.</translation>
    </message>
    <message>
        <source>Your games and data</source>
        <translation>Deine Partien und Daten</translation>
    </message>
    <message>
        <source>A backup is one file with your games, results, settings and players. Importing it adds what is missing here and overwrites nothing.</source>
        <translation>Eine Sicherung ist eine einzige Datei mit deinen Partien, Ergebnissen, Einstellungen und Spielern. Beim Importieren wird ergänzt, was hier fehlt; überschrieben wird nichts.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Alles sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>Sicherung importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>Legen bestätigen</translation>
    </message>
    <message>
        <source>The first click or tap shows where a piece would lie, the second one places it. Harmonia has a switch of its own.</source>
        <translation>Beim ersten Klicken oder Tippen siehst du, wo ein Teil liegen würde, beim zweiten wird es gelegt. Harmonia hat einen eigenen Schalter.</translation>
    </message>
    <message>
        <source>Letter keys need Alt</source>
        <translation>Buchstabentasten nur mit Alt</translation>
    </message>
    <message>
        <source>For speech input and unsteady hands: a letter or digit alone does nothing at a table; together with Alt it does what it says.</source>
        <translation>Für Spracheingabe und unruhige Hände: Ein Buchstabe oder eine Ziffer allein bewirkt am Tisch nichts, erst zusammen mit Alt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Other players’ moves</source>
        <translation>Züge der anderen</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Du vorn</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Gegner vorn</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Punkt</numerusform>
            <numerusform>%Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak: {count} days</source>
        <translation>Tage in Folge: {count}</translation>
    </message>
    <message>
        <source>{game} – daily game, {day}</source>
        <translation>{game} – Spiel des Tages, {day}</translation>
    </message>
</context>
<context>
    <name>StatisticsCards</name>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>ahead : behind, all levels</source>
        <translation>du vorn : Gegner vorn, alle Stufen</translation>
    </message>
    <message>
        <source>● won   ○ lost</source>
        <translation>● gewonnen   ○ verloren</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} more than before.</source>
        <translation>Deine letzten {count} Partien: {mean} im Schnitt, {more} mehr als zuvor.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} fewer than before.</source>
        <translation>Deine letzten {count} Partien: {mean} im Schnitt, {more} weniger als zuvor.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, the same as before.</source>
        <translation>Deine letzten {count} Partien: {mean} im Schnitt, wie zuvor.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>average</source>
        <translation>im Schnitt</translation>
    </message>
    <message>
        <source>win streak</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>längste Siegesserie</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>Sonnen</translation>
    </message>
    <message>
        <source>most suns</source>
        <translation>meiste Sonnen</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The Champion</source>
        <translation>Der Meister</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Partie</numerusform>
            <numerusform>%Ln&#xa0;Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertungszahl</translation>
    </message>
    <message>
        <source>The medium level has {medium}. With {more} more you win three games in four.</source>
        <translation>Die mittlere Stufe hat {medium}. Mit {more} mehr gewinnst du drei von vier Partien.</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Bilanz je Gegner</translation>
    </message>
    <message>
        <source>{variant}. The Champion scores {more} more here: {kind}.</source>
        <translation>{variant}. Der Meister holt hier {more} Punkte mehr: {kind}.</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>Woher deine Punkte kommen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
            <numerusform>%Ln&#xa0;Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Earlier rules</source>
        <translation>Frühere Regeln</translation>
    </message>
    <message>
        <source>By game and variant</source>
        <translation>Nach Spiel und Variante</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Put back.</source>
        <translation>Zurückgelegt.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Share and save</source>
        <translation>Teilen und speichern</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Fit the table to the window</source>
        <translation>Tisch an die Fenstergröße anpassen</translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation>Stand der Partie ansagen</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Spielstand speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Das Bestmögliche</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finde den besten Zug</translation>
    </message>
    <message>
        <source>Play back from the start, or pause</source>
        <translation>Züge von Anfang an abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Ergebnis als Text kopieren</translation>
    </message>
    <message>
        <source>Restart with the same deal</source>
        <translation>Dieselbe Partie von vorn</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>Neue Partie, gleiche Besetzung</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Take back as practice</source>
        <translation>Als Übung zurücknehmen</translation>
    </message>
    <message>
        <source>You have not moved yet, so there is nothing to take back.</source>
        <translation>Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Press Esc again to leave. Your game is saved.</source>
        <translation>Drück noch einmal Esc, um zu gehen. Deine Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>Press Esc again to leave.</source>
        <translation>Drück noch einmal Esc, um zu gehen.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. Friends can paste it into “New game”.</source>
        <translation>Das Ergebnis liegt in der Zwischenablage. Andere können es unter „Neue Partie“ einfügen.</translation>
    </message>
    <message>
        <source>It would lie here. Press again to place it.</source>
        <translation>Hier würde das Teil liegen. Drück noch einmal, um es zu legen.</translation>
    </message>
    <message>
        <source>Something new has been revealed since then. You can still take this back as practice, but then the game no longer counts.</source>
        <translation>Seitdem ist etwas Neues aufgedeckt worden. Als Übung kannst du das zurücknehmen, aber dann zählt die Partie nicht mehr.</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Replay: move {number} of {all}</source>
        <translation>Rückblick: Zug {number} von {all}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>The round is over. Press Enter or click to continue.</source>
        <translation>Die Runde ist zu Ende. Weiter mit der Eingabetaste oder einem Klick.</translation>
    </message>
    <message>
        <source>Step by step: click or press Enter to see the next move.</source>
        <translation>Schritt für Schritt: weiter zum nächsten Zug mit der Eingabetaste oder einem Klick.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Practice: undo freely, the result does not count</source>
        <translation>Übungspartie: Zurücknehmen ist erlaubt, das Ergebnis wird nicht gewertet</translation>
    </message>
    <message>
        <source>With hints: no record is set</source>
        <translation>Mit Tipps: Diese Partie zählt nicht für Rekorde</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Spiel des Tages, {day}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Hints are free in your first three games. Later, a game with hints sets no record.</source>
        <translation>In deinen ersten drei Partien kosten Tipps nichts. Danach zählt eine Partie mit Tipps nicht für Rekorde.</translation>
    </message>
    <message>
        <source>The tutorial goes on as soon as you’ve done it.</source>
        <translation>Sobald du das getan hast, geht es weiter.</translation>
    </message>
    <message>
        <source>You’ve already done this.</source>
        <translation>Das hast du schon erledigt.</translation>
    </message>
    <message>
        <source>You’ve already done the next step, so let’s go on.</source>
        <translation>Den nächsten Schritt hast du schon erledigt, also weiter.</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Einführung verlassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>WholeRulesPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Normale Schriftgröße</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>harmonia</name>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Kacheln</translation>
    </message>
    <message>
        <source>Each of the six sides of a tile is either light green or bears ornament. There are fourteen possible kinds, with six tiles of each: 84 in all. Tiles may be rotated, but not flipped.</source>
        <translation>Jede der sechs Seiten einer Kachel ist entweder hellgrün oder trägt ein Ornament. Alle möglichen Anordnungen kommen vor: Das ergibt vierzehn Arten, und von jeder Art gibt es sechs Kacheln, insgesamt also 84. Kacheln dürfen gedreht, aber nicht gewendet werden.</translation>
    </message>
    <message>
        <source>The ornament on a tile’s sides always joins in its middle. The blank tile has none.</source>
        <translation>Auf jeder Kachel laufen alle Ornamentseiten in der Mitte zusammen. Die leere Kachel hat keine.</translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>Kacheln auf der Hand</translation>
    </message>
    <message>
        <source>Sixty tiles are dealt: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six. The remaining 24 stay out of the game, and nobody sees them.</source>
        <translation>Sechzig Kacheln werden verteilt: bei zwei Spielern je 30, bei drei 20, bei vier 15, bei fünf 12, bei sechs 10. Die übrigen 24 bleiben aus dem Spiel, und niemand bekommt sie zu sehen.</translation>
    </message>
    <message>
        <source>Your tiles stand behind your screen. You may describe them and point at tiles of the layout as often as you like, at any time, but you may not show them. You can say how many tiles of a kind you have, announce your whole hand, ask for a cell to be left or filled, ask for room for a tile, or point at a tile. If you know what a partner has, you can ask for one of those tiles on a certain cell. Several requests can be open at once, and you can take them back. Computer partners know exactly what you have told them about your hand.</source>
        <translation>Deine Kacheln stehen hinter deinem Sichtschirm. Du darfst sie jederzeit beschreiben und auf Kacheln der Auslage zeigen, so oft du willst, aber deine eigenen darfst du niemandem zeigen. Du kannst sagen, wie viele Kacheln einer Art du hast, deine ganze Hand ansagen, darum bitten, dass ein Feld frei bleibt oder besetzt wird, um Platz für eine Kachel bitten oder auf eine Kachel zeigen. Wenn du weißt, was jemand auf der Hand hat, kannst du auch darum bitten, dass eine dieser Kacheln auf ein bestimmtes Feld kommt. Mehrere Bitten können gleichzeitig gelten, und du kannst sie zurücknehmen. Computermitspieler wissen von deiner Hand genau das, was du gesagt hast.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>A tile that fits nowhere</source>
        <translation>Eine Kachel passt nirgends</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, the game is lost at once. So look before you show it.</source>
        <translation>Passt die Kachel, die du zeigst, nirgends, ist die Partie sofort verloren. Sieh also genau hin, bevor du sie zeigst.</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, it is a misfit tile: it is set aside and costs 10 points. It also counts as unused at the end, so it costs 12 in all.</source>
        <translation>Passt die Kachel, die du zeigst, nirgends, ist sie eine unpassende Kachel: Sie kommt zur Seite und kostet 10 Punkte. Am Ende zählt sie außerdem als ungenutzt und kostet damit insgesamt 12.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The game ends when all tiles have been played, or earlier if everyone agrees. Before showing a tile, the player whose turn it is may propose the end. The others are then asked one after another. If all agree, the game is over; at the first refusal it goes on, and the end cannot be proposed again that turn.</source>
        <translation>Die Partie endet, wenn alle Kacheln gespielt sind, oder früher, wenn ihr euch darauf einigt. Wer am Zug ist, darf das Ende vorschlagen, solange noch keine Kachel gezeigt ist. Dann werden die anderen der Reihe nach gefragt. Stimmen alle zu, ist die Partie zu Ende; beim ersten Nein geht es weiter, und in diesem Zug lässt sich das Ende nicht noch einmal vorschlagen.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>You win if at the end the layout is a regular hexagon with four tiles a side, that is 37 tiles and not one more, and its whole outer border is light green. How the ornaments run inside does not matter.</source>
        <translation>Ihr gewinnt, wenn die Auslage am Ende ein regelmäßiges Sechseck mit vier Kacheln je Seite ist, also 37 Kacheln und keine mehr, und wenn der ganze äußere Rand hellgrün ist. Wie die Ornamente im Inneren verlaufen, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Points for the shape</source>
        <translation>Punkte für die Form</translation>
    </message>
    <message>
        <source>You begin with 10 points for each player. Then look at the outline of the layout: a hexagon with equal sides gives 50, a triangle or a rhombus with equal sides 30, any other outline with a mirror axis 20, any other 10. A layout that encloses an empty cell gives nothing for its shape.</source>
        <translation>Ihr beginnt mit 10 Punkten je Spieler. Dann kommt es auf den Umriss der Auslage an: Ein Sechseck mit gleich langen Seiten bringt 50, ein Dreieck oder eine Raute mit gleich langen Seiten 30, jeder andere Umriss mit einer Spiegelachse 20, jeder sonstige 10. Umschließt die Auslage ein leeres Feld, gibt es für die Form nichts.</translation>
    </message>
    <message>
        <source>If the whole outer border is light green, the points for the shape count three times.</source>
        <translation>Ist der ganze äußere Rand hellgrün, zählen die Punkte für die Form dreifach.</translation>
    </message>
    <message>
        <source>Points for patterns</source>
        <translation>Punkte für Muster</translation>
    </message>
    <message>
        <source>Tiles whose ornaments join make a pattern. A pattern counts if it is closed and symmetric. Closed: each of its ornament sides touches another tile. Symmetric: some straight line mirrors it exactly, tiles and ornaments. The line may run through the tiles, through their corners or along their sides.</source>
        <translation>Kacheln, deren Ornamente ineinander übergehen, bilden ein Muster. Ein Muster zählt, wenn es geschlossen und symmetrisch ist. Geschlossen: Jede seiner Ornamentseiten grenzt an eine andere Kachel. Symmetrisch: Es gibt eine gerade Linie, an der es sich exakt spiegelt, Kacheln wie Ornamente. Die Linie darf durch die Kacheln, durch ihre Ecken oder an ihren Seiten entlang verlaufen.</translation>
    </message>
    <message>
        <source>A pattern of three tiles gives 10, of four to six tiles 20, of seven or more 60. Smaller ones give nothing.</source>
        <translation>Ein Muster aus drei Kacheln bringt 10, aus vier bis sechs Kacheln 20, aus sieben oder mehr 60. Kleinere bringen nichts.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Light-green border</source>
        <translation>Hellgrüner Rand</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Unused tiles</source>
        <translation>Ungenutzte Kacheln</translation>
    </message>
    <message>
        <source>Misfit tiles</source>
        <translation>Unpassende Kacheln</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>To play alone, take several seats yourself, or give the others to the computer. The rules stay the same.</source>
        <translation>Wenn du allein spielst, übernimm selbst mehrere Plätze oder überlasse die anderen dem Computer. Die Regeln bleiben gleich.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>Aufbau am Tisch</translation>
    </message>
    <message>
        <source>The box holds 84 hexagonal tiles and 6 screens. Everybody takes a screen.</source>
        <translation>In der Schachtel sind 84 sechseckige Kacheln und 6 Sichtschirme. Alle nehmen sich einen Sichtschirm.</translation>
    </message>
    <message>
        <source>Mix all tiles face down on the table. Everybody takes tiles and turns them up behind their screen: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six.</source>
        <translation>Mischt alle Kacheln verdeckt auf dem Tisch. Alle nehmen sich Kacheln und decken sie hinter ihrem Sichtschirm auf: zu zweit je 30, zu dritt 20, zu viert 15, zu fünft 12, zu sechst 10.</translation>
    </message>
    <message>
        <source>Put the other 24 tiles aside, face down. Nobody may look at them.</source>
        <translation>Legt die übrigen 24 Kacheln verdeckt beiseite. Niemand darf sie ansehen.</translation>
    </message>
    <message>
        <source>The youngest goes first, then play goes clockwise. You may say what tiles you have and what you need, and point at tiles that were played, as often as you like. You may not show, photograph or draw your own.</source>
        <translation>Der jüngste Spieler beginnt, dann geht es im Uhrzeigersinn. Ihr dürft, so oft ihr wollt, sagen, welche Kacheln ihr habt und welche ihr braucht, und auf Kacheln der Auslage zeigen. Die eigenen dürft ihr nicht zeigen, fotografieren oder zeichnen.</translation>
    </message>
    <message>
        <source>In the advanced game, write down your points to compare them with those of other teams and other games.</source>
        <translation>Im Spiel für Fortgeschrittene schreibt ihr eure Punkte auf, um sie mit denen anderer Gruppen und früherer Partien zu vergleichen.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Wie wir die Regeln auslegen</translation>
    </message>
    <message>
        <source>Sides of equal length have at least two tiles each: a single tile is symmetric and worth 20, not a hexagon worth 50.</source>
        <translation>Seiten gleicher Länge haben mindestens zwei Kacheln: Eine einzelne Kachel ist symmetrisch und bringt 20, sie ist kein Sechseck für 50.</translation>
    </message>
    <message>
        <source>The pictures of the three examples are lost. The layouts shown here are ours, with exactly those shapes and patterns.</source>
        <translation>Die Bilder der drei Beispiele sind verloren. Die Auslagen hier stammen von uns, mit genau diesen Formen und Mustern.</translation>
    </message>
    <message>
        <source>Harmonia</source>
        <translation>Harmonia</translation>
    </message>
    <message>
        <source>Talk, plan and complete a hexagon. You win or lose together.</source>
        <translation>Redet, plant und legt ein Sechseck. Ihr gewinnt oder verliert gemeinsam.</translation>
    </message>
    <message>
        <source>Channing Jones</source>
        <translation>Channing Jones</translation>
    </message>
    <message>
        <source>The first click or Enter on a cell shows how the tile would lie, the second one places it. A placed tile is final.</source>
        <translation>Der erste Klick auf ein Feld oder die Eingabetaste zeigt, wie die Kachel läge, der zweite legt sie. Eine gelegte Kachel bleibt liegen.</translation>
    </message>
    <message>
        <source>Requests of partners</source>
        <translation>Wünsche der Mitspieler</translation>
    </message>
    <message>
        <source>Computer players show which tile they would like where. Without this, they do so only when you ask for their plan.</source>
        <translation>Computermitspieler zeigen, welche Kachel sie sich wo wünschen. Ohne diese Einstellung tun sie das nur, wenn du nach ihrem Plan fragst.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Handkacheln</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Lay the hexagon of 37 tiles with a light-green border; a misfit tile loses at once.</source>
        <translation>Legt das Sechseck aus 37 Kacheln mit hellgrünem Rand; mit einer unpassenden Kachel ist sofort alles verloren.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Für Fortgeschrittene</translation>
    </message>
    <message>
        <source>Earn points for the shape and for closed, symmetric patterns; 200 is a good score.</source>
        <translation>Sammelt Punkte für die Form und für geschlossene, symmetrische Muster; 200 sind ein gutes Ergebnis.</translation>
    </message>
    <message>
        <source>A hand for each player</source>
        <translation>Alle spielen mit eigener Hand</translation>
    </message>
    <message>
        <source>Players sharing a screen do not see each other’s tiles: a curtain comes down between turns.</source>
        <translation>Wer am selben Bildschirm sitzt, sieht die Kacheln der anderen nicht: Zwischen den Zügen fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>One person plays all hands</source>
        <translation>Eine Person spielt für alle</translation>
    </message>
    <message>
        <source>One person plays every seat not taken by the computer and sees all those tiles.</source>
        <translation>Eine Person übernimmt alle Plätze, die nicht der Computer spielt, und sieht alle Kacheln dieser Plätze.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Diesen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Diese Kachel gibt es nicht.</translation>
    </message>
    <message>
        <source>The tile cannot be turned like that.</source>
        <translation>So lässt sich die Kachel nicht drehen.</translation>
    </message>
    <message>
        <source>You can ask for a cell to be left or filled.</source>
        <translation>Du kannst darum bitten, dass ein Feld frei bleibt oder besetzt wird.</translation>
    </message>
    <message>
        <source>You have no such tile in your hand.</source>
        <translation>So eine Kachel hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Show a tile first, then place it.</source>
        <translation>Zeige erst eine Kachel und lege sie dann.</translation>
    </message>
    <message>
        <source>The tile you have shown must be placed first.</source>
        <translation>Erst muss die Kachel gelegt werden, die du gezeigt hast.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>Auf diesem Feld liegt schon eine Kachel.</translation>
    </message>
    <message>
        <source>The cell must lie beside a placed tile.</source>
        <translation>Das Feld muss neben einer gelegten Kachel liegen.</translation>
    </message>
    <message>
        <source>The first tile goes on the cell in the middle.</source>
        <translation>Die erste Kachel kommt auf das Feld in der Mitte.</translation>
    </message>
    <message>
        <source>Touching sides must match: light green to light green, ornament to ornament. Turn the tile or choose another cell.</source>
        <translation>Seiten, die sich berühren, müssen zusammenpassen: Hellgrün an Hellgrün, Ornament an Ornament. Drehe die Kachel oder wähle ein anderes Feld.</translation>
    </message>
    <message>
        <source>The others know that already.</source>
        <translation>Das wissen die anderen schon.</translation>
    </message>
    <message>
        <source>The others know your whole hand already.</source>
        <translation>Die anderen kennen schon deine ganze Hand.</translation>
    </message>
    <message>
        <source>You know that hand already.</source>
        <translation>Diese Hand kennst du schon.</translation>
    </message>
    <message>
        <source>You do not have that number of tiles of this kind.</source>
        <translation>Diese Anzahl stimmt nicht mit deinen Kacheln dieser Art überein.</translation>
    </message>
    <message>
        <source>This tile does not fit there: ornament must touch ornament, and light green light green.</source>
        <translation>Diese Kachel passt dort nicht: Ornament muss an Ornament liegen, Hellgrün an Hellgrün.</translation>
    </message>
    <message>
        <source>The end can be proposed once the first tile is placed.</source>
        <translation>Das Ende lässt sich erst vorschlagen, wenn die erste Kachel liegt.</translation>
    </message>
    <message>
        <source>The others do not want to end yet. You can ask again on your next turn.</source>
        <translation>Die anderen wollen noch nicht aufhören. In deinem nächsten Zug kannst du wieder fragen.</translation>
    </message>
    <message>
        <source>Nobody has proposed to end the game.</source>
        <translation>Niemand hat vorgeschlagen, die Partie zu beenden.</translation>
    </message>
    <message>
        <source>First say whether the game should end.</source>
        <translation>Antworte erst, ob die Partie enden soll.</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>Spieler: {players}</translation>
    </message>
    <message>
        <source>Shape: {shape}</source>
        <translation>Form: {shape}</translation>
    </message>
    <message>
        <source>Light-green border: {light_green}</source>
        <translation>Hellgrüner Rand: {light_green}</translation>
    </message>
    <message>
        <source>Unused tiles: {tiles}</source>
        <translation>Ungenutzte Kacheln: {tiles}</translation>
    </message>
    <message>
        <source>Misfit tiles: {tiles}</source>
        <translation>Unpassende Kacheln: {tiles}</translation>
    </message>
    <message>
        <source>Tiles placed: {tiles} (goal: {goal})</source>
        <translation>Gelegte Kacheln: {tiles} (Ziel: {goal})</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>has a hole</source>
        <translation>mit Loch</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>symmetrisch</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>unregelmäßig</translation>
    </message>
    <message>
        <source>A good result</source>
        <translation>Ein gutes Ergebnis</translation>
    </message>
    <message>
        <source>A very good result</source>
        <translation>Ein sehr gutes Ergebnis</translation>
    </message>
    <message>
        <source>blank tile</source>
        <translation>leere Kachel</translation>
    </message>
    <message>
        <source>tile with one ornament side</source>
        <translation>Kachel mit einer Ornamentseite</translation>
    </message>
    <message>
        <source>tile with two neighbouring ornament sides</source>
        <translation>Kachel mit zwei benachbarten Ornamentseiten</translation>
    </message>
    <message>
        <source>tile with two ornament sides, one side apart</source>
        <translation>Kachel mit zwei Ornamentseiten, dazwischen eine hellgrüne Seite</translation>
    </message>
    <message>
        <source>tile with two opposite ornament sides</source>
        <translation>Kachel mit zwei gegenüberliegenden Ornamentseiten</translation>
    </message>
    <message>
        <source>tile with three neighbouring ornament sides</source>
        <translation>Kachel mit drei benachbarten Ornamentseiten</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a pair, then a single one clockwise</source>
        <translation>Kachel mit drei Ornamentseiten: ein Paar, dann im Uhrzeigersinn eine einzelne</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a single one, then clockwise a pair</source>
        <translation>Kachel mit drei Ornamentseiten: eine einzelne, dann im Uhrzeigersinn ein Paar</translation>
    </message>
    <message>
        <source>tile with ornament on every other side</source>
        <translation>Kachel mit Ornament auf jeder zweiten Seite</translation>
    </message>
    <message>
        <source>tile with four neighbouring ornament sides</source>
        <translation>Kachel mit vier benachbarten Ornamentseiten</translation>
    </message>
    <message>
        <source>tile with four ornament sides: three and a single one</source>
        <translation>Kachel mit vier Ornamentseiten: drei und eine einzelne</translation>
    </message>
    <message>
        <source>tile with four ornament sides: two opposite pairs</source>
        <translation>Kachel mit vier Ornamentseiten: zwei gegenüberliegende Paare</translation>
    </message>
    <message>
        <source>tile with five ornament sides</source>
        <translation>Kachel mit fünf Ornamentseiten</translation>
    </message>
    <message>
        <source>tile with six ornament sides</source>
        <translation>Kachel mit sechs Ornamentseiten</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>Feld {column}/{row}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{cell}: {tile}, ornament {sides}</source>
        <translation>{cell}: {tile}, Ornament {sides}</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>Placed: {cell}</source>
        <translation>Gelegt: {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. My next tile could be: {tile} → {cell}</source>
        <translation>Ich sehe, wie wir das Sechseck füllen können. Als Nächstes könnte ich legen: {tile} → {cell}</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. My next tile could be: {tile} → {cell}</source>
        <translation>Mein Plan bringt uns {points} Punkte. Als Nächstes könnte ich legen: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. My next tile could be: {tile} → {cell}</source>
        <translation>Ich arbeite an einem Muster aus {size} Kacheln. Als Nächstes könnte ich legen: {tile} → {cell}</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>You do not know of such a tile. Ask your partners first what they have.</source>
        <translation>Du weißt nicht, ob jemand so eine Kachel hat. Frag zuerst, was deine Mitspieler haben.</translation>
    </message>
    <message>
        <source>Your partner has no such tile.</source>
        <translation>So eine Kachel hat dein Mitspieler nicht auf der Hand.</translation>
    </message>
    <message>
        <source>None of the tiles your partners have told you about fits there.</source>
        <translation>Keine der Kacheln, die deine Mitspieler angesagt haben, passt dorthin.</translation>
    </message>
    <message>
        <source>You have not asked for anything there.</source>
        <translation>Zu diesem Feld hast du keine Bitte geäußert.</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>links oben</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>links unten</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>links unten</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>links oben</translation>
    </message>
    <message>
        <source>Shows: {tile}</source>
        <translation>Gezeigt: {tile}</translation>
    </message>
    <message>
        <source>Shows: {tile}. It fits nowhere.</source>
        <translation>Gezeigt: {tile}. Sie passt nirgends.</translation>
    </message>
    <message>
        <source>{tile} → {cell}</source>
        <translation>{tile} → {cell}</translation>
    </message>
    <message>
        <source>“I have {count} of this kind.” ({tile})</source>
        <translation>„Von dieser Art habe ich: {count}.“ ({tile})</translation>
    </message>
    <message>
        <source>“This is my whole hand.”</source>
        <translation>„Das ist meine ganze Hand.“</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.” ({cell})</source>
        <translation>„Lasst dieses Feld bitte für mich frei.“ ({cell})</translation>
    </message>
    <message>
        <source>“Please fill this cell.” ({cell})</source>
        <translation>„Besetzt bitte dieses Feld.“ ({cell})</translation>
    </message>
    <message>
        <source>“Never mind what I asked for there.” ({cell})</source>
        <translation>„Meine Bitte zu diesem Feld hat sich erledigt.“ ({cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here: it closes a pattern of {size}.”</source>
        <translation>„Leg bitte diese Kachel hierher: Sie schließt ein Muster aus {size}.“</translation>
    </message>
    <message>
        <source>“Please place this tile here: it keeps the border light green.”</source>
        <translation>„Leg bitte diese Kachel hierher: So bleibt der Rand hellgrün.“</translation>
    </message>
    <message>
        <source>“Please place this tile here: only you can.”</source>
        <translation>„Leg bitte diese Kachel hierher: Das kannst nur du.“</translation>
    </message>
    <message>
        <source>“I’d like that, too.”</source>
        <translation>„Das hätte ich auch gern.“</translation>
    </message>
    <message>
        <source>“Never mind what I asked for.”</source>
        <translation>„Meine Bitte hat sich erledigt.“</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.”</source>
        <translation>„Lasst dieses Feld bitte für mich frei.“</translation>
    </message>
    <message>
        <source>“Please fill this cell.”</source>
        <translation>„Besetzt bitte dieses Feld.“</translation>
    </message>
    <message>
        <source>“Look at this tile.”</source>
        <translation>„Schaut euch diese Kachel an.“</translation>
    </message>
    <message>
        <source>“Please make room for this one.” ({tile})</source>
        <translation>„Macht bitte Platz für diese hier.“ ({tile})</translation>
    </message>
    <message>
        <source>“What do you have?”</source>
        <translation>„Was habt ihr auf der Hand?“</translation>
    </message>
    <message>
        <source>“Should we end the game here?”</source>
        <translation>„Wollen wir hier aufhören?“</translation>
    </message>
    <message>
        <source>“Should we end the game here, with {points} points?”</source>
        <translation>„Wollen wir hier aufhören, mit {points} Punkten?“</translation>
    </message>
    <message>
        <source>“The hexagon can no longer be completed. Should we end the game here?”</source>
        <translation>„Das Sechseck kann nicht mehr fertig werden. Wollen wir hier aufhören?“</translation>
    </message>
    <message>
        <source>“Yes, let’s end it.”</source>
        <translation>„Ja, hören wir auf.“</translation>
    </message>
    <message>
        <source>“No, let’s go on.”</source>
        <translation>„Nein, spielen wir weiter.“</translation>
    </message>
    <message>
        <source>Choose a tile from your hand and place it.</source>
        <translation>Wähle eine Kachel aus deiner Hand und lege sie.</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>Lege die {tile}.</translation>
    </message>
    <message>
        <source>End the game here?</source>
        <translation>Soll die Partie hier enden?</translation>
    </message>
    <message>
        <source>The hexagon is complete. End the game and win?</source>
        <translation>Das Sechseck ist fertig. Partie beenden und gewinnen?</translation>
    </message>
    <message>
        <source>Another player is choosing a tile.</source>
        <translation>Jemand anderes wählt eine Kachel.</translation>
    </message>
    <message>
        <source>Another player places the {tile}.</source>
        <translation>Jemand anderes legt die {tile}.</translation>
    </message>
    <message>
        <source>The others are being asked whether to end the game.</source>
        <translation>Die anderen werden gefragt, ob die Partie enden soll.</translation>
    </message>
    <message>
        <source>The shown tile fits nowhere: the game is lost.</source>
        <translation>Die gezeigte Kachel passt nirgends: Die Partie ist verloren.</translation>
    </message>
    <message>
        <source>The hexagon is complete: you have won together!</source>
        <translation>Das Sechseck ist fertig: Ihr habt gemeinsam gewonnen!</translation>
    </message>
    <message>
        <source>The layout is not the hexagon with a light-green border: the game is lost.</source>
        <translation>Die Auslage ist nicht das geforderte Sechseck mit hellgrünem Rand: Die Partie ist verloren.</translation>
    </message>
    <message>
        <source>Closed, symmetric pattern. Tiles: {tiles}. Points: {points}</source>
        <translation>Geschlossenes, symmetrisches Muster. Kacheln: {tiles}. Punkte: {points}</translation>
    </message>
    <message>
        <source>Symmetric, but not closed. Tiles: {tiles}. Open sides: {open}</source>
        <translation>Symmetrisch, aber nicht geschlossen. Kacheln: {tiles}. Offene Seiten: {open}</translation>
    </message>
    <message>
        <source>Closed, but not symmetric. Tiles: {tiles}</source>
        <translation>Geschlossen, aber nicht symmetrisch. Kacheln: {tiles}</translation>
    </message>
    <message>
        <source>Neither closed nor symmetric. Tiles: {tiles}. Open sides: {open}</source>
        <translation>Weder geschlossen noch symmetrisch. Kacheln: {tiles}. Offene Seiten: {open}</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. Here, for example, I’d spoil nothing: {tile} → {cell}</source>
        <translation>Gerade kann ich an keinem Muster weiterbauen. Hier würde ich zum Beispiel nichts verbauen: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I have a plan, but no tile for it now.</source>
        <translation>Ich habe einen Plan, aber gerade keine Kachel dafür.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for: {tile} → {cell}</source>
        <translation>Für meinen Plan fehlt noch die Kachel, um die ich gebeten habe: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. This could be my next tile.</source>
        <translation>Ich sehe, wie wir das Sechseck füllen können. Als Nächstes könnte ich diese Kachel legen.</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. This could be my next tile.</source>
        <translation>Mein Plan bringt uns {points} Punkte. Als Nächstes könnte ich diese Kachel legen.</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. This could be my next tile.</source>
        <translation>Ich arbeite an einem Muster aus {size} Kacheln. Als Nächstes könnte ich diese Kachel legen.</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. This tile, for example, would spoil nothing.</source>
        <translation>Gerade kann ich an keinem Muster weiterbauen. Diese Kachel zum Beispiel würde nichts verbauen.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for.</source>
        <translation>Für meinen Plan fehlt noch die Kachel, um die ich gebeten habe.</translation>
    </message>
    <message>
        <source>I see no sure way to fill the hexagon.</source>
        <translation>Ich sehe keinen sicheren Weg, das Sechseck zu füllen.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Announce my hand</source>
        <translation>Hand ansagen</translation>
    </message>
    <message>
        <source>Propose the end</source>
        <translation>Ende vorschlagen</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier aufhören</translation>
    </message>
    <message>
        <source>You can stop once the first tile is placed.</source>
        <translation>Aufhören kannst du, sobald die erste Kachel liegt.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if you stop here, you lose the game.</source>
        <translation>Das Sechseck ist noch nicht fertig: Hörst du hier auf, ist die Partie verloren.</translation>
    </message>
    <message>
        <source>The hexagon is complete: if you stop here, you win the game.</source>
        <translation>Das Sechseck ist fertig: Hörst du hier auf, hast du gewonnen.</translation>
    </message>
    <message>
        <source>If you stop here, your score is {points}.</source>
        <translation>Hörst du hier auf, beträgt deine Punktzahl {points}.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if the game ends here, it is lost.</source>
        <translation>Das Sechseck ist noch nicht fertig: Endet die Partie hier, ist sie verloren.</translation>
    </message>
    <message>
        <source>You would score {points} points together.</source>
        <translation>Gemeinsam hättet ihr dann {points} Punkte.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>fits nowhere now</source>
        <translation>passt gerade nirgends</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}</source>
        <translation>Kacheln auf der Hand: {count}</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>nicht angesagt</translation>
    </message>
    <message>
        <source>How many I have of…</source>
        <translation>Davon habe ich&#xa0;…</translation>
    </message>
    <message>
        <source>Make room for…</source>
        <translation>Um Platz bitten&#xa0;…</translation>
    </message>
    <message>
        <source>Leave me a space…</source>
        <translation>Feld freihalten lassen&#xa0;…</translation>
    </message>
    <message>
        <source>Fill a cell…</source>
        <translation>Feld besetzen lassen&#xa0;…</translation>
    </message>
    <message>
        <source>Ask for a tile…</source>
        <translation>Um eine Kachel bitten&#xa0;…</translation>
    </message>
    <message>
        <source>What do you have?</source>
        <translation>Nach der Hand fragen</translation>
    </message>
    <message>
        <source>Leave this cell to me</source>
        <translation>Lasst dieses Feld für mich frei</translation>
    </message>
    <message>
        <source>Please fill this cell</source>
        <translation>Besetzt bitte dieses Feld</translation>
    </message>
    <message>
        <source>Take back my request</source>
        <translation>Meine Bitte zurücknehmen</translation>
    </message>
    <message>
        <source>Look at this tile</source>
        <translation>Schaut euch diese Kachel an</translation>
    </message>
    <message>
        <source>Say how many I have of this kind</source>
        <translation>Sagen, wie viele ich davon habe</translation>
    </message>
    <message>
        <source>Make room for this tile</source>
        <translation>Macht Platz für diese Kachel</translation>
    </message>
    <message>
        <source>Ask for this tile…</source>
        <translation>Um diese Kachel bitten&#xa0;…</translation>
    </message>
    <message>
        <source>What is your plan?</source>
        <translation>Was ist dein Plan?</translation>
    </message>
    <message>
        <source>Hide your requests until I ask</source>
        <translation>Zeigt eure Wünsche nur, wenn ich frage</translation>
    </message>
    <message>
        <source>Make requests again</source>
        <translation>Zeigt eure Wünsche wieder von euch aus</translation>
    </message>
    <message>
        <source>Your partners now make requests only when you ask for a plan.</source>
        <translation>Wünsche erscheinen jetzt nur, wenn du nach einem Plan fragst.</translation>
    </message>
    <message>
        <source>Your partners make requests again.</source>
        <translation>Wünsche erscheinen wieder von selbst.</translation>
    </message>
    <message>
        <source>Shows this partner’s next step on the table.</source>
        <translation>Zeigt den nächsten Schritt dieses Mitspielers auf dem Tisch.</translation>
    </message>
    <message>
        <source>Talk…</source>
        <translation>Reden&#xa0;…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Absprache</translation>
    </message>
    <message>
        <source>Talk to the others</source>
        <translation>Mit den anderen reden</translation>
    </message>
    <message>
        <source>Move the outline of the hexagon</source>
        <translation>Umriss des Sechsecks verschieben</translation>
    </message>
    <message>
        <source>Choose the tile in your hand you are talking about.</source>
        <translation>Wähle die Kachel, um die es geht.</translation>
    </message>
    <message>
        <source>Choose the cell you are talking about.</source>
        <translation>Wähle das Feld, um das es geht.</translation>
    </message>
    <message>
        <source>Choose the cell for this tile.</source>
        <translation>Wähle das Feld für diese Kachel.</translation>
    </message>
    <message>
        <source>Choose the placed tile you are talking about.</source>
        <translation>Wähle die gelegte Kachel, um die es geht.</translation>
    </message>
    <message>
        <source>Choose the cell to take the tile as asked.</source>
        <translation>Wähle das Feld, um die gewünschte Kachel zu nehmen.</translation>
    </message>
    <message>
        <source>Show a tile here</source>
        <translation>Hier eine Kachel zeigen</translation>
    </message>
    <message>
        <source>Turn: R or the wheel</source>
        <translation>Drehen: R oder Mausrad</translation>
    </message>
    <message>
        <source>Shown: {name}</source>
        <translation>Gezeigt: {name}</translation>
    </message>
    <message>
        <source>Shown tile</source>
        <translation>Gezeigte Kachel</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it loses the game. Show it again to confirm.</source>
        <translation>Diese Kachel passt nirgends: Wird sie gezeigt, ist die Partie verloren. Zeige sie noch einmal, wenn du das wirklich willst.</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it costs 12 points. Show it again to confirm.</source>
        <translation>Diese Kachel passt nirgends: Sie zu zeigen kostet 12 Punkte. Zeige sie noch einmal, wenn du das wirklich willst.</translation>
    </message>
    <message>
        <source>It fits there when rotated, so it has been rotated for you. Choose the cell again to place it.</source>
        <translation>So passt sie dort nicht, darum wurde sie gedreht. Wähle das Feld noch einmal, um sie zu legen.</translation>
    </message>
    <message>
        <source>The outline has moved: this is where the hexagon can still lie.</source>
        <translation>Der Umriss hat sich verschoben: Hier kann das Sechseck noch liegen.</translation>
    </message>
    <message>
        <source>The outline has moved to where your partner plans the hexagon.</source>
        <translation>Der Umriss liegt jetzt dort, wo dein Mitspieler das Sechseck plant.</translation>
    </message>
    <message>
        <source>The hexagon cannot be completed any more.</source>
        <translation>Das Sechseck kann nicht mehr fertig werden.</translation>
    </message>
    <message>
        <source>This cell lies outside every hexagon that is still possible. If you place it here, none can be completed.</source>
        <translation>Dieses Feld liegt außerhalb jedes noch möglichen Sechsecks. Liegt die Kachel hier, wird keines mehr fertig.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be here.</source>
        <translation>Hier kann das Sechseck nicht mehr liegen.</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}</source>
        <translation>{tile}. Anzahl: {count}</translation>
    </message>
    <message>
        <source>{stack}. {name} asks for it: {cell}</source>
        <translation>{stack}. {name} bittet darum: {cell}</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}, fits nowhere now</source>
        <translation>{tile}. Anzahl: {count}, passt gerade nirgends</translation>
    </message>
    <message>
        <source>First say: {remark}</source>
        <translation>Sag zuerst: {remark}</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>200 points or more is a good result, 300 or more very good. Maximum in the rulebook: 460 (with other tiles).</source>
        <translation>Ab 200 Punkten ist ein Ergebnis gut, ab 300 sehr gut. Höchstwert laut Anleitung: 460 (mit anderen Kacheln).</translation>
    </message>
    <message>
        <source>“Yes, it is yours.”</source>
        <translation>„Gern, es gehört dir.“</translation>
    </message>
    <message>
        <source>“Sorry, I have no other place.”</source>
        <translation>„Tut mir leid, ich habe keinen anderen Platz.“</translation>
    </message>
    <message>
        <source>“Yes, I can fill it.”</source>
        <translation>„Ja, das kann ich besetzen.“</translation>
    </message>
    <message>
        <source>“Not yet: I have something else in mind.”</source>
        <translation>„Noch nicht, ich habe etwas anderes vor.“</translation>
    </message>
    <message>
        <source>“I cannot: none of my tiles fits there.”</source>
        <translation>„Ich kann nicht, von meinen Kacheln passt dort keine.“</translation>
    </message>
    <message>
        <source>“Yes, I’ll place it there.”</source>
        <translation>„Ja, ich lege sie dorthin.“</translation>
    </message>
    <message>
        <source>“Not now: I’d like to place another tile first.”</source>
        <translation>„Jetzt nicht, ich möchte erst eine andere Kachel legen.“</translation>
    </message>
    <message>
        <source>“All right.”</source>
        <translation>„In Ordnung.“</translation>
    </message>
    <message>
        <source>“Yes, I’ll keep it in mind.”</source>
        <translation>„Ja, ich achte darauf.“</translation>
    </message>
    <message>
        <source>“I cannot make room for it now.”</source>
        <translation>„Dafür kann ich jetzt keinen Platz machen.“</translation>
    </message>
    <message>
        <source>“I see it. I can go on there.”</source>
        <translation>„Ich sehe sie. Da kann ich weitermachen.“</translation>
    </message>
    <message>
        <source>“I see it, and I have a tile that fits beside it.”</source>
        <translation>„Ich sehe sie und habe eine Kachel, die daneben passt.“</translation>
    </message>
    <message>
        <source>“I see it, but none of my tiles fits beside it.”</source>
        <translation>„Ich sehe sie, aber keine meiner Kacheln passt daneben.“</translation>
    </message>
    <message>
        <source>“Good to know.”</source>
        <translation>„Gut zu wissen.“</translation>
    </message>
    <message>
        <source>“Good, now we can plan together.”</source>
        <translation>„Gut, jetzt können wir gemeinsam planen.“</translation>
    </message>
    <message>
        <source>“Sorry, I did need that cell after all.”</source>
        <translation>„Tut mir leid, ich habe das Feld doch selbst gebraucht.“</translation>
    </message>
    <message>
        <source>“Sorry, I had to place something else first.”</source>
        <translation>„Tut mir leid, ich musste erst etwas anderes legen.“</translation>
    </message>
    <message>
        <source>“Thanks!”</source>
        <translation>„Danke!“</translation>
    </message>
    <message>
        <source>“A pity, I had other plans for that cell.”</source>
        <translation>„Schade, mit dem Feld hatte ich etwas anderes vor.“</translation>
    </message>
    <message>
        <source>“Well done, the pattern is closed!”</source>
        <translation>„Gut gemacht, das Muster ist geschlossen!“</translation>
    </message>
    <message>
        <source>“We did it!”</source>
        <translation>„Geschafft!“</translation>
    </message>
    <message>
        <source>“How beautiful it has become!”</source>
        <translation>„Ist das schön geworden!“</translation>
    </message>
    <message>
        <source>“What a pity. Let’s try again!”</source>
        <translation>„Schade. Versuchen wir’s noch einmal!“</translation>
    </message>
    <message>
        <source>“Sorry, I could not keep room for your tile.”</source>
        <translation>„Tut mir leid, ich konnte für deine Kachel keinen Platz lassen.“</translation>
    </message>
    <message>
        <source>Tiles: {count}</source>
        <translation>Kacheln: {count}</translation>
    </message>
    <message>
        <source>The rulebook shows its 84 tiles only in pictures. The set of tiles here is ours: every arrangement of light-green and ornament sides, six times each.</source>
        <translation>Die Anleitung zeigt ihre 84 Kacheln nur in Bildern. Der Kachelsatz hier ist unser eigener: jede Anordnung von hellgrünen Seiten und Ornamentseiten, je sechsmal.</translation>
    </message>
    <message>
        <source>The rulebook lets you describe your tiles and point at played ones. Here everyone may talk at any time, even while others think or place, and point at free cells too.</source>
        <translation>Die Anleitung erlaubt, die eigenen Kacheln zu beschreiben und auf gelegte zu zeigen. Bei uns dürfen alle jederzeit sprechen, auch während andere nachdenken oder legen, und auch auf freie Felder zeigen.</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first. Here you choose who goes first, or leave it to chance.</source>
        <translation>Laut Anleitung beginnt der jüngste Spieler. Hier bestimmt ihr, wer beginnt, oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>Together you build one ornament: a hexagon of 37 tiles with a light-green border. Nobody wins alone: either the layout succeeds and everyone wins, or it fails and everyone loses.</source>
        <translation>Ihr legt gemeinsam ein einziges Ornament: ein Sechseck aus 37 Kacheln mit hellgrünem Rand. Niemand gewinnt allein: Gelingt die Auslage, haben alle gewonnen, sonst haben alle verloren.</translation>
    </message>
    <message>
        <source>Together you build one ornament and score as many points with it as you can: for the shape of the layout and for closed, symmetric patterns. Nobody beats anyone, and you cannot lose: the points are the result of the whole team.</source>
        <translation>Ihr legt gemeinsam ein einziges Ornament und holt damit so viele Punkte wie möglich: für die Form der Auslage und für geschlossene, symmetrische Muster. Niemand spielt gegen die anderen, und verlieren könnt ihr nicht: Die Punkte sind das Ergebnis der ganzen Gruppe.</translation>
    </message>
    <message>
        <source>Play goes clockwise; who goes first is chosen before the game. Show one tile of your hand, then place it: what was shown cannot be taken back. The first tile goes in the middle of the table. Every later one goes beside one or more tiles, and wherever two sides touch, both are light green or both bear ornament. A placed tile is never moved, and in a game that counts it cannot be taken back.</source>
        <translation>Gespielt wird im Uhrzeigersinn; wer beginnt, wird vor der Partie bestimmt. Zeige eine Kachel aus deiner Hand und lege sie dann: Was gezeigt ist, lässt sich nicht zurücknehmen. Die erste Kachel kommt in die Mitte des Tisches. Jede weitere wird an eine oder mehrere Kacheln angelegt, und wo zwei Seiten sich berühren, sind beide hellgrün oder tragen beide ein Ornament. Eine gelegte Kachel wird nicht mehr bewegt, und in einer gewerteten Partie lässt sie sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Each of the 60 dealt tiles that does not lie in the layout costs 2 points.</source>
        <translation>Jede der 60 verteilten Kacheln, die nicht in der Auslage liegt, kostet 2 Punkte.</translation>
    </message>
    <message>
        <source>Example: 82 points</source>
        <translation>Beispiel: 82 Punkte</translation>
    </message>
    <message>
        <source>Three players have laid 21 tiles: 30 points for the players, 30 for a triangle with equal sides, 60 + 20 + 20 for patterns of 7, 4 and 6 tiles, −78 for 39 unused tiles. 30 + 30 + 60 + 20 + 20 − 78 = 82. The border is not light green everywhere, so the shape counts once.</source>
        <translation>Drei Spieler haben 21 Kacheln ausgelegt: 30 Punkte für die Spieler, 30 für ein Dreieck mit gleich langen Seiten, 60 + 20 + 20 für Muster über 7, 4 und 6 Kacheln, −78 für 39 ungenutzte Kacheln. 30 + 30 + 60 + 20 + 20 − 78 = 82. Der Rand ist nicht überall hellgrün, daher zählt die Form nur einfach.</translation>
    </message>
    <message>
        <source>Example: 84 points</source>
        <translation>Beispiel: 84 Punkte</translation>
    </message>
    <message>
        <source>Four players have laid 22 tiles: 40 points for the players, 3 × 20 for a symmetric outline with a light-green border, 20 + 20 for patterns of 5 and 4 tiles, 10 + 10 for two of 3 tiles, −76 for 38 unused tiles. 40 + 60 + 20 + 20 + 20 − 76 = 84.</source>
        <translation>Vier Spieler haben 22 Kacheln ausgelegt: 40 Punkte für die Spieler, 3 × 20 für einen symmetrischen Umriss mit hellgrünem Rand, 20 + 20 für Muster über 5 und 4 Kacheln, 10 + 10 für zwei über 3 Kacheln, −76 für 38 ungenutzte Kacheln. 40 + 60 + 20 + 20 + 20 − 76 = 84.</translation>
    </message>
    <message>
        <source>Example: −54 points</source>
        <translation>Beispiel: −54 Punkte</translation>
    </message>
    <message>
        <source>Two players have laid 18 tiles: 20 points for the players, nothing for a layout with a hole, 10 for a pattern of 3 tiles, nothing for the patterns that are open or not symmetric, −84 for 42 unused tiles. 20 + 0 + 10 − 84 = −54.</source>
        <translation>Zwei Spieler haben 18 Kacheln ausgelegt: 20 Punkte für die Spieler, nichts für eine Auslage mit Loch, 10 für ein Muster über 3 Kacheln, nichts für Muster, die offen oder nicht symmetrisch sind, −84 für 42 ungenutzte Kacheln. 20 + 0 + 10 − 84 = −54.</translation>
    </message>
    <message>
        <source>How good is your score?</source>
        <translation>Wie gut ist euer Ergebnis?</translation>
    </message>
    <message>
        <source>The rulebook calls 200 points or more good and 300 or more very good. It gives 460 as the maximum, but with its own tiles; ours are different.</source>
        <translation>Laut Anleitung ist ein Ergebnis ab 200 Punkten gut und ab 300 sehr gut. Als Höchstwert nennt sie 460, allerdings mit ihren eigenen Kacheln; unsere sind anders.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere loses the game even if the hexagon is complete already. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>Zeigt jemand eine Kachel, die nirgends passt, ist die Partie auch dann verloren, wenn das Sechseck schon fertig ist. Wie man sich auf das Ende einigt, bleibt offen: Hier wird es vorgeschlagen, bevor eine Kachel gezeigt ist, und alle anderen werden einmal gefragt.</translation>
    </message>
    <message>
        <source>A misfit tile costs 10 points and counts as unused besides: 12 points in all. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>Eine unpassende Kachel kostet 10 Punkte und zählt außerdem als ungenutzt: zusammen 12 Punkte. Wie man sich auf das Ende einigt, bleibt offen: Hier wird es vorgeschlagen, bevor eine Kachel gezeigt ist, und alle anderen werden einmal gefragt.</translation>
    </message>
    <message>
        <source>“Three or four sides of equal length” means the equilateral triangle and the rhombus. A hole is an empty cell that cannot reach the outside. The mirror axis of an outline or a pattern may be any line of the grid: through the middle of tiles, through their corners or along their sides.</source>
        <translation>„3 oder 4 Seiten gleicher Länge“ meint das gleichseitige Dreieck und die Raute. Ein Loch ist ein leeres Feld, von dem kein Weg nach außen führt. Die Spiegelachse eines Umrisses oder Musters darf jede Linie des Rasters sein: durch die Mitte von Kacheln, durch ihre Ecken oder an ihren Seiten entlang.</translation>
    </message>
    <message>
        <source>The rulebook has no names for results below 200 points. We call them modest from 100 and poor from 0; scores can also fall below zero.</source>
        <translation>Für Ergebnisse unter 200 Punkten hat die Anleitung keine Bezeichnung. Wir nennen sie ab 100 bescheiden und ab 0 schwach; der Punktestand kann auch unter null fallen.</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>Legen bestätigen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first.</source>
        <translation>Laut Anleitung beginnt der jüngste Spieler.</translation>
    </message>
    <message>
        <source>You have already said that, and it still stands.</source>
        <translation>Das hast du schon gesagt, und es gilt noch.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Diesen Spieler gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no tile on that cell.</source>
        <translation>Auf diesem Feld liegt keine Kachel.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %Ln tile(s)</source>
        <translation>
            <numerusform>Muster aus %Ln&#xa0;Kachel</numerusform>
            <numerusform>Muster aus %Ln&#xa0;Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source>Below zero: this one fell apart</source>
        <translation>Unter null: Diesmal ist alles auseinandergefallen</translation>
    </message>
    <message>
        <source>A poor result</source>
        <translation>Ein schwaches Ergebnis</translation>
    </message>
    <message>
        <source>A modest result</source>
        <translation>Ein bescheidenes Ergebnis</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile} → {cell})</source>
        <translation>„Leg bitte diese Kachel hierher.“ ({tile} → {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.” ({tile} → {cell})</source>
        <translation>„Leg bitte lieber diese Kachel hierher.“ ({tile} → {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here.”</source>
        <translation>„Leg bitte diese Kachel hierher.“</translation>
    </message>
    <message>
        <source>“{name}, please place this tile here.”</source>
        <translation>„{name}, leg bitte diese Kachel hierher.“</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.”</source>
        <translation>„Leg bitte lieber diese Kachel hierher.“</translation>
    </message>
    <message>
        <source>“Look at this tile.” ({cell})</source>
        <translation>„Schaut euch diese Kachel an.“ ({cell})</translation>
    </message>
    <message>
        <source>Look at a tile…</source>
        <translation>Auf eine Kachel zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>Please place a tile here</source>
        <translation>Leg bitte eine Kachel hierher</translation>
    </message>
    <message>
        <source>Ask the next partner for its plan</source>
        <translation>Nächsten Mitspieler nach seinem Plan fragen</translation>
    </message>
    <message>
        <source>It would lie here. Choose the cell again to place it.</source>
        <translation>So läge sie. Wähle das Feld noch einmal, um sie zu legen.</translation>
    </message>
    <message>
        <source>It fits there only this way.</source>
        <translation>Dorthin passt sie nur so.</translation>
    </message>
    <message>
        <source>Ornament at the border ({sides}): if you place it like this, the hexagon can no longer be completed.</source>
        <translation>Ornament am Rand ({sides}): Liegt die Kachel so, wird das Sechseck nicht mehr fertig.</translation>
    </message>
    <message>
        <source>Place this tile on the marked cell: {tile}.</source>
        <translation>Leg diese Kachel auf das markierte Feld: {tile}.</translation>
    </message>
    <message>
        <source>Ask the others what they have: then you can plan together.</source>
        <translation>Frag die anderen, was sie haben: Dann könnt ihr gemeinsam planen.</translation>
    </message>
    <message>
        <source>A partner has asked what you have: tell your hand, so that you plan together.</source>
        <translation>Ein Mitspieler hat gefragt, was du hast: Sag deine Hand an, damit ihr gemeinsam planen könnt.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile has ornament at its border ({cell}).</source>
        <translation>Das Sechseck kann nicht mehr fertig werden: Eine Kachel hat eine Ornamentseite an seinem Rand ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile lies outside it ({cell}).</source>
        <translation>Das Sechseck kann nicht mehr fertig werden: Eine Kachel liegt außerhalb ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: no tile is left for a cell ({cell}).</source>
        <translation>Das Sechseck kann nicht mehr fertig werden: Für ein Feld gibt es keine Kachel mehr ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: there are too few tiles left.</source>
        <translation>Das Sechseck kann nicht mehr fertig werden: Es sind zu wenige Kacheln übrig.</translation>
    </message>
    <message>
        <source>Your aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Play on for practice</source>
        <translation>Zur Übung weiterspielen</translation>
    </message>
    <message>
        <source>You play on for practice; the game does not count.</source>
        <translation>Du spielst zur Übung weiter; die Partie zählt nicht.</translation>
    </message>
    <message>
        <source>A hexagon of 37 tiles, light green all around, and no misfit tile.</source>
        <translation>Ein Sechseck aus 37 Kacheln, ringsum hellgrün, und keine unpassende Kachel.</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Cells no known tile fits</source>
        <translation>Felder ohne passende Kachel</translation>
    </message>
    <message>
        <source>Points for the shape and for closed, symmetric patterns. 200 is good.</source>
        <translation>Punkte für die Form und für geschlossene, symmetrische Muster. 200 sind gut.</translation>
    </message>
    <message>
        <source>In sight so far</source>
        <translation>Bisher in Sicht</translation>
    </message>
    <message>
        <source>Pattern of {tiles}</source>
        <translation>Muster aus {tiles}</translation>
    </message>
    <message>
        <source>Open pattern of {tiles}</source>
        <translation>Offenes Muster aus {tiles}</translation>
    </message>
    <message>
        <source>Smaller open patterns: {count}</source>
        <translation>Kleinere offene Muster: {count}</translation>
    </message>
    <message>
        <source>Unused: {tiles}</source>
        <translation>Ungenutzt: {tiles}</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>Complete hexagon</source>
        <translation>Fertiges Sechseck</translation>
    </message>
    <message>
        <source>Pattern of 3</source>
        <translation>Muster aus 3</translation>
    </message>
    <message>
        <source>Pattern of 4 to 6</source>
        <translation>Muster aus 4 bis 6</translation>
    </message>
    <message>
        <source>Pattern of 7 or more</source>
        <translation>Muster ab 7</translation>
    </message>
    <message>
        <source>10 points for each player.</source>
        <translation>10&#xa0;Punkte für jeden Spieler.</translation>
    </message>
    <message>
        <source>Hexagon 50, triangle or rhombus 30, another symmetric shape 20, any other 10; nothing with a hole.</source>
        <translation>Sechseck 50, Dreieck oder Raute 30, andere symmetrische Form 20, sonst 10; mit Loch nichts.</translation>
    </message>
    <message>
        <source>A border without ornament triples the points of the shape.</source>
        <translation>Ein Rand ohne Ornament verdreifacht die Punkte für die Form.</translation>
    </message>
    <message>
        <source>Of the 60 tiles dealt, each that is not placed costs 2 points.</source>
        <translation>Jede der 60&#xa0;ausgeteilten Kacheln, die nicht gelegt ist, kostet 2&#xa0;Punkte.</translation>
    </message>
    <message>
        <source>The hexagon of 37 tiles: 50 points, tripled by a light-green border, and 2 for each tile placed.</source>
        <translation>Das Sechseck aus 37&#xa0;Kacheln: 50&#xa0;Punkte, mit hellgrünem Rand das Dreifache, und 2 für jede Kachel, die dafür gelegt wird.</translation>
    </message>
    <message>
        <source>The points now and all that is still open. New patterns come on top.</source>
        <translation>Der Punktestand und alles, was noch offen ist. Neue Muster kämen noch dazu.</translation>
    </message>
    <message>
        <source>Better: {shape}</source>
        <translation>Besser: {shape}</translation>
    </message>
    <message>
        <source>You’ve won!</source>
        <translation>Gewonnen!</translation>
    </message>
    <message>
        <source>The hexagon stays unfinished</source>
        <translation>Das Sechseck bleibt unfertig</translation>
    </message>
    <message>
        <source>You’ve reached {points} points</source>
        <translation>Du hast {points} Punkte erreicht</translation>
    </message>
    <message>
        <source>The hexagon is complete: you’ve won!</source>
        <translation>Das Sechseck ist fertig: Du hast gewonnen!</translation>
    </message>
    <message>
        <source>one ornament, together</source>
        <translation>Ein gemeinsames Ornament</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Ausgeteilte Kacheln</translation>
    </message>
    <message>
        <source>Click a cell to lay a tile there, and its sides to paint them. Or drag tiles to where they lie; R or the wheel turns them.</source>
        <translation>Klick auf ein Feld, um eine Kachel hinzulegen, und auf ihre Seiten, um sie zu bemalen. Oder zieh Kacheln an ihren Platz; R oder das Mausrad dreht sie.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: the tiles must be connected, and there cannot be more of them than were dealt.</source>
        <translation>Das lässt sich noch nicht auswerten: Die Kacheln müssen zusammenhängen, und es können nicht mehr daliegen, als ausgeteilt wurden.</translation>
    </message>
    <message>
        <source>More tiles were set aside than were left over.</source>
        <translation>Es wurden mehr Kacheln beiseitegelegt, als übrig waren.</translation>
    </message>
    <message>
        <source>You won together!</source>
        <translation>Ihr habt gemeinsam gewonnen!</translation>
    </message>
    <message>
        <source>You lost together</source>
        <translation>Ihr habt gemeinsam verloren</translation>
    </message>
    <message>
        <source>You scored {points} points together</source>
        <translation>Gemeinsam habt ihr {points} Punkte erreicht</translation>
    </message>
    <message>
        <source>closes a symmetric pattern of {tiles} tiles (+{points})</source>
        <translation>schließt ein symmetrisches Muster aus {tiles} Kacheln (+{points})</translation>
    </message>
    <message>
        <source>leaves a symmetric pattern of {tiles} tiles</source>
        <translation>ergibt ein symmetrisches Muster aus {tiles} Kacheln</translation>
    </message>
    <message>
        <source>spoils the symmetry of a pattern</source>
        <translation>zerstört die Symmetrie eines Musters</translation>
    </message>
    <message>
        <source>completes the hexagon (+{points})</source>
        <translation>stellt das Sechseck fertig (+{points})</translation>
    </message>
    <message>
        <source>completes the hexagon</source>
        <translation>stellt das Sechseck fertig</translation>
    </message>
    <message>
        <source>puts the hexagon out of reach</source>
        <translation>rückt das Sechseck außer Reichweite</translation>
    </message>
    <message>
        <source>leaves a gap that no tile will fit</source>
        <translation>lässt eine Lücke, in die keine Kachel passt</translation>
    </message>
    <message>
        <source>fills the cell a partner asked for</source>
        <translation>besetzt das Feld, um das ein Mitspieler gebeten hat</translation>
    </message>
    <message>
        <source>places the tile a partner asked for</source>
        <translation>legt die Kachel, um die ein Mitspieler gebeten hat</translation>
    </message>
    <message>
        <source>takes a cell for which a partner asked for another tile</source>
        <translation>besetzt ein Feld, für das ein Mitspieler um eine andere Kachel gebeten hat</translation>
    </message>
    <message>
        <source>takes a cell a partner wanted left free</source>
        <translation>besetzt ein Feld, das ein Mitspieler freihalten wollte</translation>
    </message>
    <message>
        <source>leaves no room for a tile a partner needs to place</source>
        <translation>lässt keinen Platz für eine Kachel, die ein Mitspieler legen muss</translation>
    </message>
    <message>
        <source>shows a tile that fits nowhere (−{points})</source>
        <translation>zeigt eine Kachel, die nirgends passt (−{points})</translation>
    </message>
    <message>
        <source>ends the game while things are going well</source>
        <translation>beendet die Partie, solange es gut steht</translation>
    </message>
    <message>
        <source>plays on, since more is within reach</source>
        <translation>spielt weiter, weil noch mehr möglich ist</translation>
    </message>
    <message>
        <source>leaves a plan of the hexagon with patterns worth {points}</source>
        <translation>hält einen Plan für das Sechseck offen ({points} Punkte durch Muster)</translation>
    </message>
    <message>
        <source>builds on a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>baut an einem symmetrischen Muster aus {tiles} Kacheln weiter ({points}&#xa0;Punkte in Reichweite)</translation>
    </message>
    <message>
        <source>begins a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>beginnt ein symmetrisches Muster aus {tiles} Kacheln ({points}&#xa0;Punkte in Reichweite)</translation>
    </message>
    <message>
        <source>leaves room for a pattern of {tiles} tiles worth {points}</source>
        <translation>lässt Platz für ein Muster aus {tiles} Kacheln ({points}&#xa0;Punkte in Reichweite)</translation>
    </message>
    <message>
        <source>spoils the place for a pattern of {tiles} tiles worth {points}</source>
        <translation>verbaut den Platz für ein Muster aus {tiles} Kacheln ({points}&#xa0;Punkte waren in Reichweite)</translation>
    </message>
    <message>
        <source>uses up a tile that the next pattern needs</source>
        <translation>verbraucht eine Kachel, die das nächste Muster braucht</translation>
    </message>
    <message>
        <source>fills a cell that nobody else can fill</source>
        <translation>besetzt ein Feld, für das sonst niemand eine Kachel hat</translation>
    </message>
    <message>
        <source>gets rid of a tile that’s hard to place</source>
        <translation>wird eine Kachel los, die sich schwer legen lässt</translation>
    </message>
    <message>
        <source>A first ornament</source>
        <translation>Das erste Muster</translation>
    </message>
    <message>
        <source>Close a symmetric pattern of two tiles or more.</source>
        <translation>Schließt ein symmetrisches Muster aus mindestens zwei Kacheln.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Hier zu Hause</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Beende zehn Partien.</translation>
    </message>
    <message>
        <source>Five ornaments</source>
        <translation>Fünf Muster</translation>
    </message>
    <message>
        <source>Close five symmetric patterns in one game.</source>
        <translation>Schließt in einer Partie fünf symmetrische Muster.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>Die ersten hundert</translation>
    </message>
    <message>
        <source>Reach a hundred points in the advanced game.</source>
        <translation>Erreicht hundert Punkte im Spiel für Fortgeschrittene.</translation>
    </message>
    <message>
        <source>leaves a plan that finishes the hexagon</source>
        <translation>lässt einen Plan offen, mit dem das Sechseck fertig wird</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Ein Anfang</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Beende eine Partie.</translation>
    </message>
    <message>
        <source>Thirty-seven together</source>
        <translation>Siebenunddreißig gemeinsam</translation>
    </message>
    <message>
        <source>Win the basic game.</source>
        <translation>Gewinnt das Grundspiel.</translation>
    </message>
    <message>
        <source>Closed around its middle</source>
        <translation>Rund um die Mitte geschlossen</translation>
    </message>
    <message>
        <source>Close a symmetric pattern around a tile with ornament on all six sides.</source>
        <translation>Schließt ein symmetrisches Muster um eine Kachel mit Ornament an allen sechs Seiten.</translation>
    </message>
    <message>
        <source>Six mirrors</source>
        <translation>Sechs Spiegel</translation>
    </message>
    <message>
        <source>Close a pattern of seven tiles or more with six mirror axes.</source>
        <translation>Schließt ein Muster aus mindestens sieben Kacheln mit sechs Spiegelachsen.</translation>
    </message>
    <message>
        <source>Three great ornaments</source>
        <translation>Drei große Muster</translation>
    </message>
    <message>
        <source>In the advanced game, close three symmetric patterns of seven tiles or more.</source>
        <translation>Schließt im Spiel für Fortgeschrittene drei symmetrische Muster aus mindestens sieben Kacheln.</translation>
    </message>
    <message>
        <source>Framed in green</source>
        <translation>Grün gerahmt</translation>
    </message>
    <message>
        <source>In the advanced game, end with a regular hexagon and a light-green border.</source>
        <translation>Beendet das Spiel für Fortgeschrittene mit einem regelmäßigen Sechseck und hellgrünem Rand.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Zweihundert</translation>
    </message>
    <message>
        <source>Reach two hundred points in the advanced game.</source>
        <translation>Erreicht zweihundert Punkte im Spiel für Fortgeschrittene.</translation>
    </message>
    <message>
        <source>Three hundred</source>
        <translation>Dreihundert</translation>
    </message>
    <message>
        <source>Reach three hundred points in the advanced game.</source>
        <translation>Erreicht dreihundert Punkte im Spiel für Fortgeschrittene.</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}; plain {plain}</source>
        <translation>{cell}: leer, braucht Ornament {wanted}; hellgrün {plain}</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}</source>
        <translation>{cell}: leer, braucht Ornament {wanted}</translation>
    </message>
    <message>
        <source>{cell}: empty, plain {plain}</source>
        <translation>{cell}: leer, hellgrün {plain}</translation>
    </message>
    <message>
        <source>{move}, ornament {sides}</source>
        <translation>{move}, Ornament {sides}</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile})</source>
        <translation>„Leg bitte diese Kachel hierher.“ ({tile})</translation>
    </message>
    <message>
        <source>Tiles placed: {placed}. {standing}</source>
        <translation>Gelegte Kacheln: {placed}. {standing}</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>Auf der Hand: {tiles}</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}. Told: {tiles}</source>
        <translation>Kacheln auf der Hand: {count}. Angesagt: {tiles}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Around {cell}: {tiles}</source>
        <translation>Um {cell}: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits: {cells}</source>
        <translation>{tile} passt hier: {cells}</translation>
    </message>
    <message>
        <source>Fits here from your hand: {tiles}</source>
        <translation>Passt hierher aus deiner Hand: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere</source>
        <translation>{tile} passt nirgends</translation>
    </message>
    <message>
        <source>Not seen yet: {tiles}</source>
        <translation>Noch nicht gesehen: {tiles}</translation>
    </message>
    <message>
        <source>Centre of the hexagon: {cells}</source>
        <translation>Mitte des Sechsecks: {cells}</translation>
    </message>
    <message>
        <source>Places left for the hexagon: {count}</source>
        <translation>Noch mögliche Lagen des Sechsecks: {count}</translation>
    </message>
    <message>
        <source>{here}. Your tile would lie with ornament {sides}</source>
        <translation>{here}. So läge deine Kachel: Ornament {sides}</translation>
    </message>
    <message>
        <source>Ornament {sides}</source>
        <translation>Ornament: {sides}</translation>
    </message>
    <message>
        <source>{here}. Your tile fits</source>
        <translation>{here}. Deine Kachel passt</translation>
    </message>
    <message>
        <source>{here}. Your tile does not fit</source>
        <translation>{here}. Deine Kachel passt nicht</translation>
    </message>
    <message>
        <source>{held}, points: {points}</source>
        <translation>{held}, Punkte: {points}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You score together: for closed, symmetric patterns above all, but also for a regular outline and a light-green border.</source>
        <translation>Ihr punktet gemeinsam: vor allem mit geschlossenen, symmetrischen Mustern, aber auch mit einem regelmäßigen Umriss und hellgrünem Rand.</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Deine Kacheln</translation>
    </message>
    <message>
        <source>Say what you have</source>
        <translation>Sag, was du hast</translation>
    </message>
    <message>
        <source>Tell your partner what you have: choose “Talk…”, then “Announce my hand”. It doesn’t use up your turn. A blue bubble marks the tiles your partner knows of.</source>
        <translation>Sag deinem Mitspieler, was du hast: Wähle „Reden&#xa0;…“, dann „Hand ansagen“. Das kostet keinen Zug. Eine blaue Sprechblase markiert die Kacheln, von denen dein Mitspieler weiß.</translation>
    </message>
    <message>
        <source>Fine. You can still announce your hand at any time; it helps you both.</source>
        <translation>Auch gut. Deine Hand kannst du jederzeit ansagen; es hilft euch beiden.</translation>
    </message>
    <message>
        <source>Fine, without words this time. You can announce your hand at any time.</source>
        <translation>Gut, diesmal ohne Worte. Deine Hand kannst du jederzeit ansagen.</translation>
    </message>
    <message>
        <source>A partner who has a plan asks you for a tile: it’s framed in your hand and drawn on its cell. Point at the cell to read the request. You’re free to place another one.</source>
        <translation>Hat ein Mitspieler einen Plan, bittet er dich um eine Kachel: Sie ist in deiner Hand umrahmt und auf dem Feld eingezeichnet, auf das sie soll. Zeig auf das Feld, um die Bitte zu lesen. Du darfst auch eine andere legen.</translation>
    </message>
    <message>
        <source>A pattern is closed when each of its ornament sides meets another. Place the glowing tile on the glowing cell: that closes this one.</source>
        <translation>Ein Muster ist geschlossen, wenn jede seiner Ornamentseiten auf eine andere trifft. Leg die leuchtende Kachel auf das leuchtende Feld: Damit schließt du dieses Muster.</translation>
    </message>
    <message>
        <source>The sides don’t match like that. Turn the tile with R and try again.</source>
        <translation>So passen die Seiten nicht. Dreh die Kachel mit R und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>No single tile closes the pattern now. What glows leaves the fewest sides open, and you can close them later.</source>
        <translation>Mit einer einzigen Kachel lässt sich das Muster gerade nicht schließen. Mit dem, was leuchtet, bleiben die wenigsten Seiten offen; die könnt ihr später schließen.</translation>
    </message>
    <message>
        <source>You win or lose together. Lay a hexagon of 37 tiles in which all sides match and the whole border is light green. The outline shows where it can lie; it may still move.</source>
        <translation>Ihr gewinnt oder verliert gemeinsam. Legt ein Sechseck aus 37 Kacheln, in dem alle Seiten zusammenpassen und der ganze Rand hellgrün ist. Der Umriss zeigt, wo es liegen kann; er kann sich noch verschieben.</translation>
    </message>
    <message>
        <source>These are your tiles, sorted by kind. Nobody else sees them, but you may all talk about your tiles as much as you like. Your partner has told you theirs already.</source>
        <translation>Das sind deine Kacheln, nach Art sortiert. Außer dir sieht sie niemand, aber über eure Kacheln reden dürft ihr, so viel ihr wollt. Dein Mitspieler hat dir seine schon angesagt.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Leg eine Kachel</translation>
    </message>
    <message>
        <source>Ornament touches ornament, light green touches light green. Click the glowing tile, then the glowing cell. R or the wheel turns the tile.</source>
        <translation>Ornament trifft auf Ornament, Hellgrün auf Hellgrün. Klick auf die leuchtende Kachel, dann auf das leuchtende Feld. R oder das Mausrad dreht die Kachel.</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>Eine Bitte</translation>
    </message>
    <message>
        <source>Close a pattern</source>
        <translation>Schließ ein Muster</translation>
    </message>
    <message>
        <source>The pattern is still open. Press U to take a tile back, or go on.</source>
        <translation>Das Muster ist noch offen. Mit U nimmst du eine Kachel zurück, oder du machst einfach weiter.</translation>
    </message>
    <message>
        <source>The pattern stays open for now. Somebody can close it later.</source>
        <translation>Das Muster bleibt vorerst offen. Ihr könnt es später noch schließen.</translation>
    </message>
    <message>
        <source>The border</source>
        <translation>Der Rand</translation>
    </message>
    <message>
        <source>Closed patterns keep the border light green. Save tiles with few ornament sides for the edge of the hexagon.</source>
        <translation>Geschlossene Muster halten den Rand hellgrün. Heb dir für ganz außen Kacheln mit wenigen Ornamentseiten auf.</translation>
    </message>
    <message>
        <source>One tile can end it</source>
        <translation>Eine Kachel kann alles beenden</translation>
    </message>
    <message>
        <source>If anybody plays a tile that fits nowhere, all of you lose: in your hand it is faint. As soon as the hexagon is complete, you have won.</source>
        <translation>Wer eine Kachel spielt, die nirgends passt, verliert die Partie für alle; in deiner Hand sind solche Kacheln blass. Sobald das Sechseck fertig ist, habt ihr gewonnen.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Was es wert ist</translation>
    </message>
    <message>
        <source>Above “Still open” stands what counts already, below it what you can still gain. Point at a line: its tiles light up, and you read how it is counted.</source>
        <translation>Über „Noch offen“ steht, was schon zählt, darunter, was ihr noch holen könnt. Zeig auf eine Zeile: Dann leuchten ihre Kacheln auf, und du liest, wie sie gewertet wird.</translation>
    </message>
    <message>
        <source>A closed pattern with a mirror axis scores: 10 points with three tiles, 20 with four to six, 60 with seven or more.</source>
        <translation>Ein geschlossenes Muster mit Spiegelachse bringt Punkte: 10 mit drei Kacheln, 20 mit vier bis sechs, 60 mit sieben oder mehr.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere costs 12 points, one you haven’t placed only 2. So when nothing is left to gain, propose the end.</source>
        <translation>Eine Kachel, die nirgends passt, kostet 12 Punkte, eine nicht gelegte nur 2. Gibt es nichts mehr zu gewinnen, schlag also das Ende vor.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>Das war’s</translation>
    </message>
    <message>
        <source>You know what matters now. Play on together for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Jetzt weißt du, worauf es ankommt. Spielt zur Übung zusammen weiter oder beginne eine eigene Partie. Klick auf die Glühbirne oder drück H, wenn du einen Tipp möchtest.</translation>
    </message>
    <message>
        <source>only {kept} of {ways} placements kept the border light green</source>
        <translation>nur mit {kept} von {ways} möglichen Zügen blieb der Rand hellgrün</translation>
    </message>
</context>
<context>
    <name>harmonies</name>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>W</source>
        <translation>H</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>A</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Acker</translation>
    </message>
    <message>
        <source>tree of height 1</source>
        <translation>Baum der Höhe 1</translation>
    </message>
    <message>
        <source>tree of height 2</source>
        <translation>Baum der Höhe 2</translation>
    </message>
    <message>
        <source>tree of height 3</source>
        <translation>Baum der Höhe 3</translation>
    </message>
    <message>
        <source>mountain of height 1</source>
        <translation>Berg der Höhe 1</translation>
    </message>
    <message>
        <source>mountain of height 2</source>
        <translation>Berg der Höhe 2</translation>
    </message>
    <message>
        <source>mountain of height 3</source>
        <translation>Berg der Höhe 3</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>ein braunes Plättchen</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>zwei braune Plättchen</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>ein rotes Plättchen</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>Gebäude auf Rot</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>Gebäude auf Braun</translation>
    </message>
    <message>
        <source>building on grey</source>
        <translation>Gebäude auf Grau</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Krokodil</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Rochen</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>Otter</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Frosch</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Ente</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Flamingo</translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation>Gecko</translation>
    </message>
    <message>
        <source>Shrew</source>
        <translation>Spitzmaus</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>Pfau</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Eichhörnchen</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Igel</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Hummel</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Bär</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Kaninchen</translation>
    </message>
    <message>
        <source>Macaw</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Wildschwein</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>Koala</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Eisvogel</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pinguin</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Fledermaus</translation>
    </message>
    <message>
        <source>Fennec fox</source>
        <translation>Fennek</translation>
    </message>
    <message>
        <source>Japanese macaque</source>
        <translation>Japanmakak</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Adler</translation>
    </message>
    <message>
        <source>Meerkat</source>
        <translation>Erdmännchen</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Rabe</translation>
    </message>
    <message>
        <source>Llama</source>
        <translation>Lama</translation>
    </message>
    <message>
        <source>Arctic fox</source>
        <translation>Polarfuchs</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Waschbär</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Marienkäfer</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>Panther</translation>
    </message>
    <message>
        <source>Spirit of the lion</source>
        <translation>Geist des Löwen</translation>
    </message>
    <message>
        <source>Spirit of the butterfly</source>
        <translation>Geist des Schmetterlings</translation>
    </message>
    <message>
        <source>Spirit of the deer</source>
        <translation>Geist des Hirsches</translation>
    </message>
    <message>
        <source>Spirit of the owl</source>
        <translation>Geist der Eule</translation>
    </message>
    <message>
        <source>Spirit of the cat</source>
        <translation>Geist der Katze</translation>
    </message>
    <message>
        <source>Spirit of the stork</source>
        <translation>Geist des Storchs</translation>
    </message>
    <message>
        <source>Spirit of the ram</source>
        <translation>Geist des Widders</translation>
    </message>
    <message>
        <source>Spirit of the marmot</source>
        <translation>Geist des Murmeltiers</translation>
    </message>
    <message>
        <source>Spirit of the dragonfly</source>
        <translation>Geist der Libelle</translation>
    </message>
    <message>
        <source>Spirit of the tortoise</source>
        <translation>Geist der Schildkröte</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 2 points for one or two tokens, 10 for three or more.</source>
        <translation>Jede zusammenhängende gelbe Gruppe: 2 Punkte bei einem oder zwei Plättchen, 10 bei drei oder mehr.</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 5 points, a single token included.</source>
        <translation>Jede zusammenhängende gelbe Gruppe: 5 Punkte, auch für ein einzelnes Plättchen.</translation>
    </message>
    <message>
        <source>Each tree of height 2 or 3: 4 points.</source>
        <translation>Jeder Baum der Höhe 2 oder 3: 4 Punkte.</translation>
    </message>
    <message>
        <source>Each tree of height 1 or 2: 3 points; of height 3: 1 point.</source>
        <translation>Jeder Baum der Höhe 1 oder 2: 3 Punkte; der Höhe 3: 1 Punkt.</translation>
    </message>
    <message>
        <source>Each connected group of buildings: 4 points, a single building included.</source>
        <translation>Jede zusammenhängende Gruppe von Gebäuden: 4 Punkte, auch für ein einzelnes Gebäude.</translation>
    </message>
    <message>
        <source>Each connected group of two or more buildings: 6 points.</source>
        <translation>Jede zusammenhängende Gruppe von zwei oder mehr Gebäuden: 6 Punkte.</translation>
    </message>
    <message>
        <source>Each mountain of height 2 or 3: 4 points, even where it stands alone.</source>
        <translation>Jeder Berg der Höhe 2 oder 3: 4 Punkte, auch wenn er allein steht.</translation>
    </message>
    <message>
        <source>Each mountain of height 1 or 2: 3 points; of height 3: 1 point, even where it stands alone.</source>
        <translation>Jeder Berg der Höhe 1 oder 2: 3 Punkte; der Höhe 3: 1 Punkt, auch wenn er allein steht.</translation>
    </message>
    <message>
        <source>Each connected group of two or more blue tokens: 7 points.</source>
        <translation>Jede zusammenhängende Gruppe von zwei oder mehr blauen Plättchen: 7 Punkte.</translation>
    </message>
    <message>
        <source>Each blue token: 2 points.</source>
        <translation>Jedes blaue Plättchen: 2 Punkte.</translation>
    </message>
    <message>
        <source>You have already taken a card this turn; only one is allowed.</source>
        <translation>Du hast in diesem Zug schon eine Karte genommen: Mehr geht nicht.</translation>
    </message>
    <message>
        <source>Cards are replaced in solo games only.</source>
        <translation>Karten werden nur im Solospiel ausgetauscht.</translation>
    </message>
    <message>
        <source>A card can be replaced after a turn in which you took none, before you do anything else.</source>
        <translation>Austauschen kannst du eine Karte nur, wenn du im Zug davor keine genommen hast, und nur, bevor du etwas anderes tust.</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>no spirit</source>
        <translation>ohne Naturgeist</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>You shape a landscape on your own board: water, fields, trees, mountains and buildings grow from coloured tokens. Landscapes score for their form, and animals score when they find the habitat they need. Whoever has the most points wins.</source>
        <translation>Auf deinem Spielplan gestaltest du eine Landschaft: Aus farbigen Plättchen entstehen Gewässer, Äcker, Bäume, Berge und Gebäude. Landschaften bringen Punkte für ihre Form, Tiere bringen Punkte, wenn sie den Lebensraum finden, den sie brauchen. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Spielmaterial</translation>
    </message>
    <message>
        <source>120 tokens are in the bag: 23 blue, 23 grey, 21 brown, 19 green, 19 yellow and 15 red. Five spaces of three tokens lie on the central board, and five of the 32 animal cards lie open beside it. There are 10 nature spirits.</source>
        <translation>Im Beutel sind 120 Plättchen: 23 blaue, 23 graue, 21 braune, 19 grüne, 19 gelbe und 15 rote. Die Auslage hat fünf Felder mit je drei Plättchen, und daneben liegen fünf der 32 Tierkarten offen. Dazu kommen 10 Naturgeister.</translation>
    </message>
    <message>
        <source>Who goes first is decided before the game: at random, or as you agree. In the original rules it is whoever last saw a beautiful landscape.</source>
        <translation>Wer beginnt, wird vor der Partie entschieden: durch das Los oder nach Absprache. Im Original beginnt, wer zuletzt eine schöne Landschaft gesehen hat.</translation>
    </message>
    <message>
        <source>For your first games, take side A of the boards and leave the spirits out.</source>
        <translation>Spiele deine ersten Partien auf Seite A der Spielpläne und ohne Naturgeister.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Once per turn, take all three tokens from one space of the central board and place them, one after another, on your own board. This is mandatory.</source>
        <translation>In jedem Zug nimmst du einmal alle drei Plättchen von einem Feld der Auslage und legst sie nacheinander auf deinen eigenen Spielplan. Das ist Pflicht.</translation>
    </message>
    <message>
        <source>Before, between or after your tokens you may take one animal card from the row, and you may place as many animal cubes as you have habitats for.</source>
        <translation>Vor, zwischen oder nach deinen Plättchen darfst du eine Tierkarte aus der Kartenreihe nehmen, und du darfst so viele Tierwürfel einsetzen, wie du Lebensräume dafür hast.</translation>
    </message>
    <message>
        <source>When you end your turn, the emptied space gets three new tokens from the bag and the row a new card. Until then you can take back every step.</source>
        <translation>Wenn du deinen Zug beendest, kommen auf das geleerte Feld drei neue Plättchen aus dem Beutel und in die Reihe eine neue Karte. Bis dahin kannst du jeden Schritt zurücknehmen.</translation>
    </message>
    <message>
        <source>Placing tokens</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Every token may go on an empty hex. A lone green token is a tree already, a lone grey one a mountain. Some may go on top of others: green on one or two browns makes a tree, brown on a brown prepares a taller one, grey on grey makes a higher mountain, up to three. Red on a single red, brown or grey makes a building.</source>
        <translation>Jedes Plättchen darf auf ein leeres Feld. Ein einzelnes grünes Plättchen ist schon ein Baum, ein einzelnes graues ein Berg. Manche dürfen auf andere: Grün auf einem oder zwei braunen ergibt einen Baum, Braun auf Braun bereitet einen höheren vor, Grau auf Grau macht den Berg höher, bis zu drei Plättchen. Rot auf einem einzelnen roten, braunen oder grauen Plättchen ergibt ein Gebäude.</translation>
    </message>
    <message>
        <source>Nothing goes on blue, yellow or green, on a finished building, on three greys, or on a hex with a cube. Tokens never go underneath, and they never move again.</source>
        <translation>Nichts kommt auf Blau, Gelb oder Grün, auf ein fertiges Gebäude, auf drei graue oder auf ein Feld mit Würfel. Plättchen werden nie unter andere geschoben und nie wieder bewegt.</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Tierkarten</translation>
    </message>
    <message>
        <source>A card shows a habitat and carries a cube for each of its steps. You may hold four unfinished cards at most. Once its last cube has been placed, a card is finished and makes room for another at once.</source>
        <translation>Eine Karte zeigt einen Lebensraum und trägt für jede ihrer Stufen einen Tierwürfel. Du darfst höchstens vier nicht abgeschlossene Karten haben. Ist der letzte Würfel eingesetzt, ist die Karte abgeschlossen und macht sofort Platz für eine andere.</translation>
    </message>
    <message>
        <source>The rulebook’s advice for your first games: avoid several animal cards whose cubes go on the same colour.</source>
        <translation>Die Anleitung rät für die ersten Partien: Vermeide mehrere Tierkarten, deren Würfel auf dieselbe Farbe kommen.</translation>
    </message>
    <message>
        <source>Habitats and cubes</source>
        <translation>Lebensräume und Tierwürfel</translation>
    </message>
    <message>
        <source>When the habitat of one of your cards is complete on your board, you may put a cube of that card on the marked hex. The habitat may be rotated. Every stack must match exactly, including its height; only for a building does it not matter what lies under the red.</source>
        <translation>Ist der Lebensraum einer deiner Karten auf deinem Spielplan entstanden, darfst du einen Würfel dieser Karte auf das markierte Feld setzen. Der Lebensraum darf beliebig gedreht sein. Jeder Stapel muss genau stimmen, auch in der Höhe; nur bei einem Gebäude ist es egal, was unter dem roten Plättchen liegt.</translation>
    </message>
    <message>
        <source>A hex holds one cube, but it may be part of many habitats, and the other hexes of a habitat may carry cubes. A cube stays to the end, even if its habitat is built over later. No token can go on a hex with a cube.</source>
        <translation>Auf einem Feld steht höchstens ein Würfel, aber es darf zu vielen Lebensräumen gehören, und auf den übrigen Feldern eines Lebensraums dürfen Würfel stehen. Ein Würfel bleibt bis zum Schluss, auch wenn sein Lebensraum später überbaut wird. Auf ein Feld mit Würfel kommt kein Plättchen mehr.</translation>
    </message>
    <message>
        <source>Nature spirits</source>
        <translation>Naturgeister</translation>
    </message>
    <message>
        <source>Everybody is dealt two spirits and keeps one, before anything else in the first turn. A spirit has a habitat and a single cube, and it counts as one of your four cards until that cube has been placed.</source>
        <translation>Alle bekommen zwei Naturgeister und behalten einen davon, im ersten Zug vor allem anderen. Ein Naturgeist hat einen Lebensraum und einen einzigen Würfel; bis dieser eingesetzt ist, zählt er zu deinen vier Karten.</translation>
    </message>
    <message>
        <source>Once placed, it rewards certain landscapes at the end, on top of what they score anyway. If you never place its cube, you get nothing for it and lose nothing.</source>
        <translation>Ist der Würfel eingesetzt, belohnt der Naturgeist am Ende bestimmte Landschaften, zusätzlich zu dem, was sie ohnehin bringen. Setzt du den Würfel nie ein, bekommst du dafür nichts und verlierst auch nichts.</translation>
    </message>
    <message>
        <source>Fields: the lion gives 2 points for each group of one or two yellow tokens and 10 for each larger one, the butterfly 5 for each group of any size.</source>
        <translation>Äcker: Der Löwe bringt 2 Punkte für jede Gruppe aus einem oder zwei gelben Plättchen und 10 für jede größere, der Schmetterling 5 für jede Gruppe, egal wie groß.</translation>
    </message>
    <message>
        <source>Trees: the deer gives 4 points for each tree of height 2 or 3; the owl gives 3, 3 and 1 for trees of height 1, 2 and 3.</source>
        <translation>Bäume: Der Hirsch bringt 4 Punkte für jeden Baum der Höhe 2 oder 3; die Eule bringt 3, 3 und 1 für Bäume der Höhe 1, 2 und 3.</translation>
    </message>
    <message>
        <source>Mountains, also those that stand alone: the ram gives 4 points for each of height 2 or 3; the marmot gives 3, 3 and 1 for heights 1, 2 and 3.</source>
        <translation>Berge, auch allein stehende: Der Widder bringt 4 Punkte für jeden der Höhe 2 oder 3; das Murmeltier bringt 3, 3 und 1 für die Höhen 1, 2 und 3.</translation>
    </message>
    <message>
        <source>Buildings: the cat gives 4 points for each group, a single building included; the stork 6 for each group of two or more.</source>
        <translation>Gebäude: Die Katze bringt 4 Punkte für jede Gruppe, auch für ein einzelnes Gebäude; der Storch 6 für jede Gruppe aus zwei oder mehr.</translation>
    </message>
    <message>
        <source>Water: the dragonfly gives 7 points for each group of two or more blue tokens, the tortoise 2 for each blue token.</source>
        <translation>Wasser: Die Libelle bringt 7 Punkte für jede Gruppe aus zwei oder mehr blauen Plättchen, die Schildkröte 2 für jedes blaue Plättchen.</translation>
    </message>
    <message>
        <source>Trees and mountains</source>
        <translation>Bäume und Berge</translation>
    </message>
    <message>
        <source>A tree of height 1, 2 or 3 scores 1, 3 or 7 points. Brown without green scores nothing.</source>
        <translation>Ein Baum der Höhe 1, 2 oder 3 bringt 1, 3 oder 7 Punkte. Braun ohne Grün bringt nichts.</translation>
    </message>
    <message>
        <source>A mountain of height 1, 2 or 3 scores 1, 3 or 7 points too, but only if it stands next to another mountain.</source>
        <translation>Auch ein Berg der Höhe 1, 2 oder 3 bringt 1, 3 oder 7 Punkte, aber nur, wenn er neben einem anderen Berg steht.</translation>
    </message>
    <message>
        <source>Fields and buildings</source>
        <translation>Äcker und Gebäude</translation>
    </message>
    <message>
        <source>Each connected group of two or more yellow tokens is a field and scores 5 points, however large it is. Several small fields are worth more than one large one.</source>
        <translation>Jede zusammenhängende Gruppe von zwei oder mehr gelben Plättchen ist ein Acker und bringt 5 Punkte, egal wie groß er ist. Mehrere kleine Äcker sind mehr wert als ein großer.</translation>
    </message>
    <message>
        <source>A building scores 5 points if the hexes around it show at least three different colours. Only the top token of each counts, and red counts as well. A lone red token scores nothing.</source>
        <translation>Ein Gebäude bringt 5 Punkte, wenn die Felder ringsum mindestens drei verschiedene Farben zeigen. Es zählt jeweils nur das oberste Plättchen, und auch Rot zählt mit. Ein einzelnes rotes Plättchen bringt nichts.</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Der Fluss</translation>
    </message>
    <message>
        <source>Only your best river scores. Its length is counted along the shortest way between its two ends, in tokens: bends that double back do not help. Lengths 2 to 6 are worth 2, 5, 8, 11 and 15 points, and every further token 4 more.</source>
        <translation>Nur dein bester Fluss zählt. Seine Länge wird in Plättchen gemessen, auf dem kürzesten Weg zwischen seinen beiden Enden: Schleifen, die zurückführen, helfen nicht. Die Längen 2 bis 6 bringen 2, 5, 8, 11 und 15 Punkte, jedes weitere Plättchen 4 mehr.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Inseln</translation>
    </message>
    <message>
        <source>Water divides your board. Each connected region of hexes without blue is an island and scores 5 points; empty hexes belong to islands too. Without any division the whole board is one island.</source>
        <translation>Wasser teilt deinen Spielplan. Jedes zusammenhängende Gebiet aus Feldern ohne Blau ist eine Insel und bringt 5 Punkte; auch leere Felder gehören zu Inseln. Ist nichts abgeteilt, ist der ganze Spielplan eine einzige Insel.</translation>
    </message>
    <message>
        <source>If you took no card in a turn, you may replace one of the open cards once you have seen the new tokens and before you do anything else. This is optional.</source>
        <translation>Hast du in einem Zug keine Karte genommen, darfst du eine der offenen Karten austauschen, sobald du die neuen Plättchen gesehen hast und bevor du etwas anderes tust. Das ist freiwillig.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>Aufbau am Tisch</translation>
    </message>
    <message>
        <source>The box holds a bag, a central board, 4 player boards with two sides, 4 player aids, 120 tokens, 66 animal cubes, 4 spirit cubes, 32 animal cards, 10 spirit cards and a score pad.</source>
        <translation>In der Schachtel sind ein Beutel, die Auslage, 4 beidseitige Spielpläne, 4 Übersichten, 120 Plättchen, 66 Tierwürfel, 4 Geisterwürfel, 32 Tierkarten, 10 Naturgeister und ein Wertungsblock.</translation>
    </message>
    <message>
        <source>Put all tokens into the bag. Lay the central board in the middle, showing the side for two to four players, or the other side for a solo game. Draw three tokens from the bag for each of its spaces.</source>
        <translation>Legt alle Plättchen in den Beutel. Die Auslage kommt in die Mitte, mit der Seite für zwei bis vier Spieler nach oben, im Solospiel mit der anderen. Zieht für jedes ihrer Felder drei Plättchen aus dem Beutel.</translation>
    </message>
    <message>
        <source>Shuffle the animal cards and lay five face up side by side, three in a solo game; the rest form the deck. Put the animal cubes where everybody can reach them.</source>
        <translation>Mischt die Tierkarten und legt fünf offen in eine Reihe, im Solospiel drei; der Rest ist der Nachziehstapel. Legt die Tierwürfel so hin, dass alle sie erreichen.</translation>
    </message>
    <message>
        <source>Everybody takes a board and a player aid. Agree on side A or side B: all play the same one.</source>
        <translation>Alle nehmen sich einen Spielplan und eine Übersicht. Einigt euch auf Seite A oder Seite B: Alle spielen dieselbe.</translation>
    </message>
    <message>
        <source>If you play with spirits, deal two of them face down to each player. On their first turn everyone keeps one, puts a spirit cube on it and returns the other to the box.</source>
        <translation>Spielt ihr mit Naturgeistern, bekommen alle verdeckt je zwei davon. Im ersten Zug behält man einen, legt einen Geisterwürfel darauf und den anderen zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Whoever last saw a beautiful landscape goes first. Point the arrow of the central board at them; play goes clockwise. At the end of a turn, the player refills the central board and the row.</source>
        <translation>Wer zuletzt eine schöne Landschaft gesehen hat, beginnt. Richtet den Pfeil der Auslage auf diese Person; gespielt wird im Uhrzeigersinn. Am Ende eines Zuges füllt man die Auslage und die Kartenreihe wieder auf.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Wie wir die Regeln auslegen</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Each card scores the number beside its topmost free step, finished or not. With no cube placed it scores nothing, and cubes left over cost nothing.</source>
        <translation>Jede Karte bringt so viele Punkte, wie neben ihrer obersten freien Stufe stehen, ob abgeschlossen oder nicht. Ist kein Würfel eingesetzt, bringt sie nichts; übrige Würfel kosten nichts.</translation>
    </message>
    <message>
        <source>Example: 116 points</source>
        <translation>Beispiel: 116 Punkte</translation>
    </message>
    <message>
        <source>The rulebook’s example on side A. Trees 4, mountains 10, fields 10, buildings 10 and the river 19 make 53 points for landscapes. The six animal cards are worth 5, 10, 4, 12, 16 and 16, together 63. 53 + 63 = 116.</source>
        <translation>Das Beispiel der Anleitung auf Seite A. Bäume 4, Berge 10, Äcker 10, Gebäude 10 und der Fluss 19 ergeben 53 Punkte für Landschaften. Die sechs Tierkarten bringen 5, 10, 4, 12, 16 und 16, zusammen 63. 53 + 63 = 116.</translation>
    </message>
    <message>
        <source>With the lion’s cube placed, the three groups of yellow tokens are worth 2 + 2 + 10 = 14 more: 130. In the solo game that is 5 suns, 1 more for side A and 1 for the lion.</source>
        <translation>Liegt der Würfel des Löwen, bringen die drei Gruppen gelber Plättchen noch 2 + 2 + 10 = 14: zusammen 130. Im Solospiel sind das 5 Sonnen, dazu 1 für Seite A und 1 für den Löwen.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>When someone ends a turn with two empty hexes or fewer, or when the bag cannot refill a space, this becomes the last round. It is played out, so that everyone has had the same number of turns. Spaces emptied in the meantime stay empty.</source>
        <translation>Beendet jemand einen Zug mit höchstens zwei leeren Feldern oder reicht der Beutel nicht mehr, um ein Feld der Auslage aufzufüllen, wird diese Runde zur letzten. Sie wird zu Ende gespielt, damit alle gleich viele Züge haben. Felder der Auslage, die dabei geleert werden, bleiben leer.</translation>
    </message>
    <message>
        <source>The solo game has three spaces and three cards. After each turn the six tokens you left are out of the game, and all three spaces are refilled. When the bag cannot fill them all, that turn was the last: there are 13 turns at most.</source>
        <translation>Im Solospiel hat die Auslage drei Felder, und drei Karten liegen offen. Nach jedem Zug kommen die sechs Plättchen, die du liegen gelassen hast, aus dem Spiel, und alle drei Felder werden neu gefüllt. Reicht der Beutel nicht für alle, war dieser Zug der letzte: Es gibt höchstens 13 Züge.</translation>
    </message>
    <message>
        <source>If two players are tied, the one with more animal cubes on the board wins; spirits do not count as animals. If they are still tied, they share the win.</source>
        <translation>Bei Gleichstand gewinnt, wer mehr Tierwürfel auf dem Spielplan hat; ein Naturgeist ist kein Tier. Steht es auch dann noch gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solospiel</translation>
    </message>
    <message>
        <source>Your points earn 1 to 8 suns: one each at 40, 70, 90, 110, 130, 140, 150 and 160 points. Side A adds one. Playing without a spirit adds two; the lion, the butterfly, the cat, the stork and the dragonfly add one.</source>
        <translation>Deine Punkte bringen dir Sonnen: ab 40, 70, 90, 110, 130, 140, 150 und 160 Punkten 1 bis 8 Sonnen. Auf Seite A kommt eine dazu. Ohne Naturgeist kommen zwei dazu, mit Löwe, Schmetterling, Katze, Storch oder Libelle eine.</translation>
    </message>
    <message>
        <source>The rulebook shows the cards in pictures only. Their habitats and values here were compared with several independent lists.</source>
        <translation>Die Anleitung zeigt die Karten nur im Bild. Lebensräume und Werte wurden hier mit mehreren unabhängigen Listen abgeglichen.</translation>
    </message>
    <message>
        <source>The box holds 66 animal cubes. Here they never run out.</source>
        <translation>In der Schachtel sind 66 Tierwürfel. Hier gehen sie nie aus.</translation>
    </message>
    <message>
        <source>The spirit you chose counts for the suns of a solo game whether or not its cube was placed. Players who are still equal after the animal cubes share the win.</source>
        <translation>Der gewählte Naturgeist zählt für die Sonnen eines Solospiels, ob sein Würfel eingesetzt wurde oder nicht. Wer auch nach den Tierwürfeln noch gleichauf liegt, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>In the solo game a bag that cannot fill all three spaces counts as empty: what is left in it is not played.</source>
        <translation>Im Solospiel gilt ein Beutel, der nicht mehr für alle drei Felder reicht, als leer: Was noch darin ist, wird nicht gespielt.</translation>
    </message>
    <message>
        <source>A closed ring of six blue tokens has no ends. We count the shortest way between the two tokens that lie farthest apart: four tokens, 8 points. Another digital version counts the whole ring, 15 points.</source>
        <translation>Ein geschlossener Ring aus sechs blauen Plättchen hat keine Enden. Wir zählen den kürzesten Weg zwischen den beiden, die am weitesten auseinanderliegen: vier Plättchen, 8 Punkte. Eine andere digitale Fassung zählt den ganzen Ring, 15 Punkte.</translation>
    </message>
    <message>
        <source>The rulebook lets you choose your spirit in your first turn; here you choose it before anything else. In a tie, its cube does not count as an animal.</source>
        <translation>Laut Anleitung wählt man den Naturgeist im ersten Zug; hier wählst du ihn vor allem anderen. Bei Gleichstand zählt sein Würfel nicht als Tier.</translation>
    </message>
    <message>
        <source>Harmonies</source>
        <translation>Harmonies</translation>
    </message>
    <message>
        <source>Stack a landscape, token by token, and animals will make it their home.</source>
        <translation>Staple eine Landschaft, Plättchen für Plättchen, und Tiere werden dort heimisch.</translation>
    </message>
    <message>
        <source>Johan Benvenuto</source>
        <translation>Johan Benvenuto</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Seite A: Fluss</translation>
    </message>
    <message>
        <source>Your longest river scores.</source>
        <translation>Dein längster Fluss bringt Punkte.</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Seite B: Inseln</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>Mit Naturgeistern</translation>
    </message>
    <message>
        <source>Choose one of two spirits: a goal of your own, with a habitat to build.</source>
        <translation>Wähle einen von zwei Naturgeistern: ein eigenes Ziel mit einem Lebensraum, den du anlegst.</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Ohne Naturgeister</translation>
    </message>
    <message>
        <source>Landscapes and animals only: best for the first games.</source>
        <translation>Nur Landschaften und Tiere: am besten für die ersten Partien.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Harmonies has no such move.</source>
        <translation>Diesen Zug gibt es bei Harmonies nicht.</translation>
    </message>
    <message>
        <source>That is not a hex of your board.</source>
        <translation>Das ist kein Feld deines Spielplans.</translation>
    </message>
    <message>
        <source>The central board has no such space.</source>
        <translation>Dieses Feld gibt es in der Auslage nicht.</translation>
    </message>
    <message>
        <source>This game is played without nature spirits.</source>
        <translation>Diese Partie wird ohne Naturgeister gespielt.</translation>
    </message>
    <message>
        <source>Choose your nature spirit before you do anything else.</source>
        <translation>Wähle deinen Naturgeist, bevor du etwas anderes tust.</translation>
    </message>
    <message>
        <source>You have chosen your nature spirit already.</source>
        <translation>Du hast deinen Naturgeist schon gewählt.</translation>
    </message>
    <message>
        <source>Choose one of the two spirits that were dealt to you.</source>
        <translation>Wähle einen der beiden Naturgeister, die du bekommen hast.</translation>
    </message>
    <message>
        <source>You have taken your tokens for this turn.</source>
        <translation>Du hast in diesem Zug schon Plättchen genommen.</translation>
    </message>
    <message>
        <source>There are no tokens on that space.</source>
        <translation>Auf diesem Feld liegen keine Plättchen.</translation>
    </message>
    <message>
        <source>Take the tokens from a space first, then place them.</source>
        <translation>Nimm erst die Plättchen von einem Feld der Auslage und lege sie dann.</translation>
    </message>
    <message>
        <source>You have no token of that colour to place.</source>
        <translation>Du hast kein Plättchen dieser Farbe zu legen.</translation>
    </message>
    <message>
        <source>No token can go on a hex with a cube.</source>
        <translation>Auf ein Feld mit Würfel kommt kein Plättchen.</translation>
    </message>
    <message>
        <source>Water stays as it is: nothing goes on blue.</source>
        <translation>Wasser bleibt, wie es ist: Auf Blau kommt nichts.</translation>
    </message>
    <message>
        <source>A field stays as it is: nothing goes on yellow.</source>
        <translation>Ein Acker bleibt, wie er ist: Auf Gelb kommt nichts.</translation>
    </message>
    <message>
        <source>Green finishes a tree: nothing goes on it.</source>
        <translation>Ein grünes Plättchen schließt den Baum ab: Darauf kommt nichts mehr.</translation>
    </message>
    <message>
        <source>The building is finished: nothing goes on it.</source>
        <translation>Das Gebäude ist fertig: Darauf kommt nichts mehr.</translation>
    </message>
    <message>
        <source>A mountain is at most three tokens high.</source>
        <translation>Ein Berg ist höchstens drei Plättchen hoch.</translation>
    </message>
    <message>
        <source>Only brown, green or red can go on a single brown token.</source>
        <translation>Auf ein einzelnes braunes Plättchen passt Braun, Grün oder Rot.</translation>
    </message>
    <message>
        <source>On two brown tokens only green can go.</source>
        <translation>Auf zwei braune Plättchen passt nur Grün.</translation>
    </message>
    <message>
        <source>Only grey or red can go on a single grey token.</source>
        <translation>Auf ein einzelnes graues Plättchen passt Grau oder Rot.</translation>
    </message>
    <message>
        <source>On two grey tokens only grey can go.</source>
        <translation>Auf zwei graue Plättchen passt nur Grau.</translation>
    </message>
    <message>
        <source>On one red token only red can go.</source>
        <translation>Auf ein einzelnes rotes Plättchen passt nur Rot.</translation>
    </message>
    <message>
        <source>That card is not in the row.</source>
        <translation>Diese Karte liegt nicht in der Kartenreihe.</translation>
    </message>
    <message>
        <source>You may have at most {limit} unfinished cards. Finish one first.</source>
        <translation>Du darfst höchstens {limit} nicht abgeschlossene Karten haben. Schließe erst eine ab.</translation>
    </message>
    <message>
        <source>That card is not one of yours.</source>
        <translation>Diese Karte gehört dir nicht.</translation>
    </message>
    <message>
        <source>All cubes of that card have been placed.</source>
        <translation>Alle Würfel dieser Karte sind eingesetzt.</translation>
    </message>
    <message>
        <source>There is a cube on that hex already.</source>
        <translation>Auf diesem Feld steht schon ein Würfel.</translation>
    </message>
    <message>
        <source>The cube of this card goes on another kind of landscape.</source>
        <translation>Der Würfel dieser Karte gehört auf eine andere Art Landschaft.</translation>
    </message>
    <message>
        <source>The habitat is not complete around this hex. Every stack must match, height included.</source>
        <translation>Um dieses Feld herum stimmt der Lebensraum nicht. Jeder Stapel muss passen, auch in der Höhe.</translation>
    </message>
    <message>
        <source>Take the tokens of a space before you end your turn.</source>
        <translation>Nimm die Plättchen von einem Feld der Auslage, bevor du deinen Zug beendest.</translation>
    </message>
    <message>
        <source>Place all your tokens before you end your turn. Left: {left}</source>
        <translation>Lege alle deine Plättchen, bevor du deinen Zug beendest. Übrig: {left}</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Äcker</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Nature spirit</source>
        <translation>Naturgeist</translation>
    </message>
    <message>
        <source>River length: {river}</source>
        <translation>Fluss, Länge {river}</translation>
    </message>
    <message>
        <source>Islands: {islands}</source>
        <translation>Inseln: {islands}</translation>
    </message>
    <message>
        <source>{card}: {placed} of {steps}</source>
        <translation>{card}: {placed} von {steps}</translation>
    </message>
    <message>
        <source>Alone, your points earn suns: side A adds one, a game without spirits two. The six tokens you leave in a turn are out of the game.</source>
        <translation>Allein bringen dir deine Punkte Sonnen: Seite A gibt eine dazu, eine Partie ohne Naturgeister zwei. Die sechs Plättchen, die du in einem Zug liegen lässt, kommen aus dem Spiel.</translation>
    </message>
    <message>
        <source>Water divides your board: every island scores 5 points, the empty board is one.</source>
        <translation>Wasser teilt deinen Spielplan: Jede Insel bringt 5 Punkte, der leere Spielplan ist eine.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last saw a beautiful landscape goes first.</source>
        <translation>Laut Anleitung beginnt, wer zuletzt eine schöne Landschaft gesehen hat.</translation>
    </message>
    <message>
        <source>{card}: {worth} once placed</source>
        <translation>{card}: {worth}, sobald eingesetzt</translation>
    </message>
    <message>
        <source>Central board</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Tokens to place</source>
        <translation>Noch zu legen</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>Noch im Beutel</translation>
    </message>
    <message>
        <source>Empty hexes: {count}</source>
        <translation>Leere Felder: {count}</translation>
    </message>
    <message>
        <source>Perhaps the last turn</source>
        <translation>Vielleicht der letzte Zug</translation>
    </message>
    <message>
        <source>Last round!</source>
        <translation>Letzte Runde!</translation>
    </message>
    <message>
        <source>Worth {now}, with the next cube {next}</source>
        <translation>Wert {now}, mit dem nächsten Würfel {next}</translation>
    </message>
    <message>
        <source>Finished: {now}</source>
        <translation>Abgeschlossen: {now}</translation>
    </message>
    <message>
        <source>Suns: {suns}</source>
        <translation>Sonnen: {suns}</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one})</source>
        <translation>Sonnen: {suns} (für Punkte: {points}, {first}: {one})</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one}, {second}: {two})</source>
        <translation>Sonnen: {suns} (für Punkte: {points}, {first}: {one}, {second}: {two})</translation>
    </message>
    <message>
        <source>Best on this side with this spirit: {suns}</source>
        <translation>Rekord auf dieser Seite mit diesem Naturgeist: {suns}</translation>
    </message>
    <message>
        <source>Best on this side without a spirit: {suns}</source>
        <translation>Rekord auf dieser Seite ohne Naturgeist: {suns}</translation>
    </message>
    <message>
        <source>More than one animal can move in here: click the one you want.</source>
        <translation>Hier kommen mehrere Tiere infrage: Klick das Tier an, das einziehen soll.</translation>
    </message>
    <message>
        <source>Choose your spirit in secret; the other card goes back to the box.</source>
        <translation>Wähle deinen Naturgeist geheim; die andere Karte kommt zurück in die Schachtel.</translation>
    </message>
    <message>
        <source>Choose your nature spirit</source>
        <translation>Wähle deinen Naturgeist</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Austauschen</translation>
    </message>
    <message>
        <source>Replace: {card}</source>
        <translation>Austauschen: {card}</translation>
    </message>
    <message>
        <source>{stack} with the cube</source>
        <translation>{stack} mit dem Würfel</translation>
    </message>
    <message>
        <source>Replace the card {card}</source>
        <translation>Tausche die Karte {card} aus</translation>
    </message>
    <message>
        <source>Replaced the card {card}</source>
        <translation>Karte ausgetauscht: {card}</translation>
    </message>
    <message>
        <source>Take the three tokens from one space. Before that you may replace one card.</source>
        <translation>Nimm die Plättchen von einem Feld der Auslage. Vorher darfst du eine Karte austauschen.</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>Andere Spielpläne</translation>
    </message>
    <message>
        <source>Letters on the tokens</source>
        <translation>Buchstaben auf den Plättchen</translation>
    </message>
    <message>
        <source>Tied on points: the player with more animal cubes wins.</source>
        <translation>Gleichstand nach Punkten: Wer mehr Tierwürfel auf dem Spielplan hat, gewinnt.</translation>
    </message>
    <message>
        <source>Column {column}, hex {row}</source>
        <translation>Spalte {column}, Feld {row}</translation>
    </message>
    <message>
        <source>{place}: {stack}</source>
        <translation>{place}: {stack}</translation>
    </message>
    <message>
        <source>{place}: {stack}, cube: {card}</source>
        <translation>{place}: {stack}, Würfel: {card}</translation>
    </message>
    <message>
        <source>Space {space}: {first}, {second}, {third}</source>
        <translation>Feld {space}: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Space {space}: empty</source>
        <translation>Feld {space}: leer</translation>
    </message>
    <message>
        <source>{card}: cubes placed {placed} of {steps}</source>
        <translation>{card}, eingesetzte Würfel: {placed} von {steps}</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Take {first}, {second}, {third}</source>
        <translation>Nimm diese Plättchen: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Take the card {card}</source>
        <translation>Nimm die Karte {card}</translation>
    </message>
    <message>
        <source>Choose the {card}</source>
        <translation>Wähle: {card}</translation>
    </message>
    <message>
        <source>Took {first}, {second}, {third}</source>
        <translation>Genommen: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Animals can still move in later; a hex with a cube can’t grow any more.</source>
        <translation>Tiere können auch später noch einziehen; wo ein Würfel steht, lässt sich nicht mehr weiterbauen.</translation>
    </message>
    <message>
        <source>Follow the numbers on the board</source>
        <translation>Folge den Zahlen auf dem Spielplan</translation>
    </message>
    <message>
        <source>column {column}, hex {row}</source>
        <translation>Spalte {column}, Feld {row}</translation>
    </message>
    <message>
        <source>{colour} → {place}</source>
        <translation>{colour} → {place}</translation>
    </message>
    <message>
        <source>{card}: cube → {place}</source>
        <translation>{card}: Würfel → {place}</translation>
    </message>
    <message>
        <source>Took the card {card}</source>
        <translation>Karte genommen: {card}</translation>
    </message>
    <message>
        <source>Chose the {card}</source>
        <translation>Gewählt: {card}</translation>
    </message>
    <message>
        <source>Chose a nature spirit</source>
        <translation>Naturgeist gewählt</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>Zug beendet</translation>
    </message>
    <message>
        <source>Another player is shaping a landscape.</source>
        <translation>Jemand anderes gestaltet gerade eine Landschaft.</translation>
    </message>
    <message>
        <source>Choose one of your two nature spirits.</source>
        <translation>Wähle einen deiner beiden Naturgeister.</translation>
    </message>
    <message>
        <source>Take the three tokens from one space.</source>
        <translation>Nimm die Plättchen von einem Feld der Auslage.</translation>
    </message>
    <message>
        <source>Your last turn: take the three tokens from one space.</source>
        <translation>Dein letzter Zug: Nimm die Plättchen von einem Feld der Auslage.</translation>
    </message>
    <message>
        <source>Place your tokens. Left: {left}</source>
        <translation>Lege deine Plättchen. Übrig: {left}</translation>
    </message>
    <message>
        <source>A habitat is complete: place a cube, or end your turn.</source>
        <translation>Ein Lebensraum ist entstanden: Setze einen Würfel ein oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>Take an animal card if you like, or end your turn.</source>
        <translation>Nimm eine Tierkarte, wenn du magst, oder beende deinen Zug.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Beende deinen Zug.</translation>
    </message>
    <message>
        <source>landscapes and animals</source>
        <translation>Landschaften und Tiere</translation>
    </message>
    <message>
        <source>{there}. With {piece}, points: {points}</source>
        <translation>{there}. Mit {piece}, Punkte: {points}</translation>
    </message>
    <message>
        <source>Drag tokens onto the board, or click a colour and then every hex it goes on. Add the cards and drag their cubes to where they stand.</source>
        <translation>Ziehe Plättchen auf den Spielplan, oder klicke eine Farbe und dann jedes Feld an, auf dem sie liegt. Füge die Karten hinzu und ziehe ihre Würfel an ihren Platz.</translation>
    </message>
    <message>
        <source>the trees grow (+{points})</source>
        <translation>die Bäume wachsen (+{points})</translation>
    </message>
    <message>
        <source>the mountains grow (+{points})</source>
        <translation>die Berge wachsen (+{points})</translation>
    </message>
    <message>
        <source>there is a new field (+{points})</source>
        <translation>ein neuer Acker entsteht (+{points})</translation>
    </message>
    <message>
        <source>the river gets longer (+{points})</source>
        <translation>der Fluss wird länger (+{points})</translation>
    </message>
    <message>
        <source>there are more islands (+{points})</source>
        <translation>es gibt mehr Inseln (+{points})</translation>
    </message>
    <message>
        <source>a building gets three colours around it (+{points})</source>
        <translation>um ein Gebäude liegen jetzt drei Farben (+{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns more (+{points})</source>
        <translation>der Naturgeist bringt mehr (+{points})</translation>
    </message>
    <message>
        <source>there are several new fields (+{points})</source>
        <translation>mehrere neue Äcker entstehen (+{points})</translation>
    </message>
    <message>
        <source>several buildings get three colours around them (+{points})</source>
        <translation>um mehrere Gebäude liegen jetzt je drei Farben (+{points})</translation>
    </message>
    <message>
        <source>the trees lose points (−{points})</source>
        <translation>die Bäume verlieren Punkte (−{points})</translation>
    </message>
    <message>
        <source>mountains are built over (−{points})</source>
        <translation>Berge werden überbaut (−{points})</translation>
    </message>
    <message>
        <source>separate fields become one (−{points})</source>
        <translation>getrennte Äcker werden zu einem (−{points})</translation>
    </message>
    <message>
        <source>the river gets shorter (−{points})</source>
        <translation>der Fluss wird kürzer (−{points})</translation>
    </message>
    <message>
        <source>an island is lost (−{points})</source>
        <translation>eine Insel geht verloren (−{points})</translation>
    </message>
    <message>
        <source>a building loses colours around it (−{points})</source>
        <translation>um ein Gebäude liegen keine drei Farben mehr (−{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns less (−{points})</source>
        <translation>der Naturgeist bringt weniger (−{points})</translation>
    </message>
    <message>
        <source>a tree needs just one more token (+{points})</source>
        <translation>einem Baum fehlt nur noch ein Plättchen (+{points})</translation>
    </message>
    <message>
        <source>the mountains need just one more token (+{points})</source>
        <translation>den Bergen fehlt nur noch ein Plättchen (+{points})</translation>
    </message>
    <message>
        <source>a field needs just one more token (+{points})</source>
        <translation>einem Acker fehlt nur noch ein Plättchen (+{points})</translation>
    </message>
    <message>
        <source>one more token lengthens the river (+{points})</source>
        <translation>mit noch einem Plättchen wird der Fluss länger (+{points})</translation>
    </message>
    <message>
        <source>an island needs just one more token (+{points})</source>
        <translation>einer Insel fehlt nur noch ein Plättchen (+{points})</translation>
    </message>
    <message>
        <source>a building needs just one more token (+{points})</source>
        <translation>einem Gebäude fehlt nur noch ein Plättchen (+{points})</translation>
    </message>
    <message>
        <source>the free hexes stay together</source>
        <translation>die freien Felder bleiben beieinander</translation>
    </message>
    <message>
        <source>{card} moves in (+{points})</source>
        <translation>„{card}“ zieht ein (+{points})</translation>
    </message>
    <message numerus="yes">
        <source>{card} moves in on %Ln hex(es) (+{points})</source>
        <translation>
            <numerusform>„{card}“ zieht auf %Ln&#xa0;Feld ein (+{points})</numerusform>
            <numerusform>„{card}“ zieht auf %Ln&#xa0;Feldern ein (+{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>there is still room for {card}</source>
        <translation>für die Karte {card} bleibt Platz</translation>
    </message>
    <message>
        <source>no room is left for {card}</source>
        <translation>für die Karte {card} bleibt kein Platz</translation>
    </message>
    <message numerus="yes">
        <source>{card} suits this land and can bring up to %Ln point(s)</source>
        <translation>
            <numerusform>„{card}“ passt zu dieser Landschaft und bringt bis zu %Ln&#xa0;Punkt</numerusform>
            <numerusform>„{card}“ passt zu dieser Landschaft und bringt bis zu %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} can bring more: up to %Ln point(s)</source>
        <translation>
            <numerusform>„{card}“ kann mehr bringen: bis zu %Ln&#xa0;Punkt</numerusform>
            <numerusform>„{card}“ kann mehr bringen: bis zu %Ln&#xa0;Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} waits though its habitat is ready (−{points})</source>
        <translation>„{card}“ wartet, obwohl der Lebensraum fertig ist (−{points})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more place(s) for {card} need just one token</source>
        <translation>
            <numerusform>an %Ln&#xa0;weiteren Stelle fehlt der Karte {card} nur noch ein Plättchen</numerusform>
            <numerusform>an %Ln&#xa0;weiteren Stellen fehlt der Karte {card} nur noch ein Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for {card} in %Ln place(s)</source>
        <translation>
            <numerusform>für die Karte {card} bleibt %Ln&#xa0;Stelle frei</numerusform>
            <numerusform>für die Karte {card} bleiben %Ln&#xa0;Stellen frei</numerusform>
        </translation>
    </message>
    <message>
        <source>the animals on the cards have more room</source>
        <translation>die Tiere auf den Karten haben mehr Platz</translation>
    </message>
    <message numerus="yes">
        <source>building upwards saves %Ln hex(es)</source>
        <translation>
            <numerusform>Stapeln spart %Ln&#xa0;Feld</numerusform>
            <numerusform>Stapeln spart %Ln&#xa0;Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>the last round begins with a lead</source>
        <translation>die letzte Runde beginnt mit Vorsprung</translation>
    </message>
    <message>
        <source>the last round begins from behind</source>
        <translation>die letzte Runde beginnt mit Rückstand</translation>
    </message>
    <message>
        <source>the last round begins, so no further turn follows</source>
        <translation>die letzte Runde beginnt ohne weiteren eigenen Zug</translation>
    </message>
    <message>
        <source>the {card} moves in, so its points count</source>
        <translation>der {card} zieht ein und zählt damit</translation>
    </message>
    <message>
        <source>the {card} earns more once its cube is placed (+{points})</source>
        <translation>der {card} bringt mehr, sobald sein Würfel eingesetzt ist (+{points})</translation>
    </message>
    <message>
        <source>the {card} earns more points on average</source>
        <translation>der {card} bringt im Schnitt mehr Punkte</translation>
    </message>
    <message>
        <source>this card suits your land least, and replacing it costs nothing</source>
        <translation>diese Karte passt am wenigsten zu deiner Landschaft, und der Austausch kostet nichts</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Ein Anfang</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Beende eine Partie.</translation>
    </message>
    <message>
        <source>Four of a different kind</source>
        <translation>Viererlei Tiere</translation>
    </message>
    <message>
        <source>Have cubes of four different animals on your board.</source>
        <translation>Bringe Würfel von vier verschiedenen Tieren auf deinen Spielplan.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Der erste Sieg</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Hier zu Hause</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Beende zehn Partien.</translation>
    </message>
    <message>
        <source>A good harvest</source>
        <translation>Eine gute Ernte</translation>
    </message>
    <message>
        <source>Finish with eighty points or more.</source>
        <translation>Beende eine Partie mit mindestens achtzig Punkten.</translation>
    </message>
    <message>
        <source>The ring river</source>
        <translation>Der Ringfluss</translation>
    </message>
    <message>
        <source>Close a ring of six water tokens around one hex.</source>
        <translation>Schließe einen Ring aus sechs Wasserplättchen um ein Feld.</translation>
    </message>
    <message>
        <source>The long river</source>
        <translation>Der lange Fluss</translation>
    </message>
    <message>
        <source>Let a river of seven water tokens or more flow, on side A.</source>
        <translation>Lass auf Seite A einen Fluss aus mindestens sieben Wasserplättchen fließen.</translation>
    </message>
    <message>
        <source>The archipelago</source>
        <translation>Der Archipel</translation>
    </message>
    <message>
        <source>Divide the land into four islands or more, on side B.</source>
        <translation>Teile auf Seite B das Land in mindestens vier Inseln.</translation>
    </message>
    <message>
        <source>The old forest</source>
        <translation>Der alte Wald</translation>
    </message>
    <message>
        <source>Grow four trees to their full height.</source>
        <translation>Lass vier Bäume zu voller Höhe wachsen.</translation>
    </message>
    <message>
        <source>Three peaks</source>
        <translation>Drei Gipfel</translation>
    </message>
    <message>
        <source>Raise three mountains of full height that score.</source>
        <translation>Errichte drei Berge von voller Höhe, die Punkte bringen.</translation>
    </message>
    <message>
        <source>Harvest time</source>
        <translation>Erntezeit</translation>
    </message>
    <message>
        <source>Score with four separate fields.</source>
        <translation>Lege vier getrennte Äcker an, die Punkte bringen.</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Das Dorf</translation>
    </message>
    <message>
        <source>Score with four buildings.</source>
        <translation>Baue vier Gebäude, die Punkte bringen.</translation>
    </message>
    <message>
        <source>Everyone’s home</source>
        <translation>Alle sind zu Hause</translation>
    </message>
    <message>
        <source>In balance</source>
        <translation>Im Gleichgewicht</translation>
    </message>
    <message>
        <source>Score at least eight points with each of these: trees, mountains, fields, water and buildings.</source>
        <translation>Hole mit Bäumen, Bergen, Äckern, Wasser und Gebäuden jeweils mindestens acht Punkte.</translation>
    </message>
    <message>
        <source>Eight suns</source>
        <translation>Acht Sonnen</translation>
    </message>
    <message>
        <source>Earn eight suns or more in a solo game.</source>
        <translation>Verdiene mindestens acht Sonnen im Solospiel.</translation>
    </message>
    <message>
        <source>Finish five animal cards in one game.</source>
        <translation>Schließe fünf Tierkarten in einer Partie ab.</translation>
    </message>
    <message>
        <source>{stack} above</source>
        <translation>darüber {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper right</source>
        <translation>rechts oben {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower right</source>
        <translation>rechts unten {stack}</translation>
    </message>
    <message>
        <source>{stack} below</source>
        <translation>darunter {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower left</source>
        <translation>links unten {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper left</source>
        <translation>links oben {stack}</translation>
    </message>
    <message>
        <source>{stack} two above</source>
        <translation>zwei darüber {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper right</source>
        <translation>zwei nach rechts oben {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower right</source>
        <translation>zwei nach rechts unten {stack}</translation>
    </message>
    <message>
        <source>{stack} two below</source>
        <translation>zwei darunter {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower left</source>
        <translation>zwei nach links unten {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper left</source>
        <translation>zwei nach links oben {stack}</translation>
    </message>
    <message>
        <source>{stack} above the hex at the upper left</source>
        <translation>über dem Feld links oben {stack}</translation>
    </message>
    <message>
        <source>{state}. {worth}. Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth}. Würfel auf {cube}; {around}; beliebig gedreht.</translation>
    </message>
    <message>
        <source>{card}, worth {values} with 1 to {steps} cubes. Cube on {cube}; {around}; any rotation.</source>
        <translation>{card}, Punkte mit 1 bis {steps} Würfeln: {values}. Würfel auf {cube}; {around}; beliebig gedreht.</translation>
    </message>
    <message>
        <source>{state}. {worth} Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth} Würfel auf {cube}; {around}; beliebig gedreht.</translation>
    </message>
    <message>
        <source>{card} stands at {cells}</source>
        <translation>{card} steht bei {cells}</translation>
    </message>
    <message>
        <source>{card} lacks one token: {tokens}</source>
        <translation>{card}, es fehlt ein Plättchen: {tokens}</translation>
    </message>
    <message>
        <source>{colour} at {cell} for the cube at {cube}</source>
        <translation>{colour} auf {cell} für den Würfel auf {cube}</translation>
    </message>
    <message>
        <source>{card} lacks more than one token everywhere</source>
        <translation>{card}: überall fehlt mehr als ein Plättchen</translation>
    </message>
    <message>
        <source>{move}, points: {points}</source>
        <translation>{move}, Punkte: {points}</translation>
    </message>
    <message>
        <source>{move}; habitat complete: {card}</source>
        <translation>{move}; Lebensraum entstanden: {card}</translation>
    </message>
    <message>
        <source>{promise}; completes the habitat: {card}</source>
        <translation>{promise}; damit ist der Lebensraum komplett: {card}</translation>
    </message>
    <message>
        <source>Points: {points}. Empty hexes: {empty}</source>
        <translation>Punkte: {points}. Leere Felder: {empty}</translation>
    </message>
    <message>
        <source>Column {column}, from the top: {stacks}</source>
        <translation>Spalte {column}, von oben: {stacks}</translation>
    </message>
    <message>
        <source>Around column {column}, hex {row}: {stacks}</source>
        <translation>Um Spalte {column}, Feld {row}: {stacks}</translation>
    </message>
    <message>
        <source>{stack}: nowhere on the board</source>
        <translation>{stack}: nirgends auf dem Spielplan</translation>
    </message>
    <message>
        <source>{colour} can go on: {stacks}</source>
        <translation>{colour} passt auf: {stacks}</translation>
    </message>
    <message>
        <source>{stack} at {cells}</source>
        <translation>{stack} auf {cells}</translation>
    </message>
    <message>
        <source>empty hexes, {count}</source>
        <translation>leere Felder, {count}</translation>
    </message>
    <message>
        <source>In the bag: {counts}</source>
        <translation>Im Beutel: {counts}</translation>
    </message>
    <message>
        <source>Turns left: {least} to {most}</source>
        <translation>Züge bis zum Ende: {least}&#xa0;bis&#xa0;{most}</translation>
    </message>
    <message>
        <source>Turns left: {count}</source>
        <translation>Züge bis zum Ende: {count}</translation>
    </message>
    <message>
        <source>Cards in the row: {cards}</source>
        <translation>Karten in der Reihe: {cards}</translation>
    </message>
    <message>
        <source>These tokens don’t make a home for your animal yet. Press U to take others, or place them as you like: it waits on its card.</source>
        <translation>Aus diesen Plättchen wird noch kein Zuhause für dein Tier. Nimm sie mit U zurück und wähl andere, oder leg sie, wie du magst: Das Tier wartet auf seiner Karte.</translation>
    </message>
    <message>
        <source>This animal is harder to please than the frog. Press U to put its card back, or take the three tokens of a space for it.</source>
        <translation>Dieses Tier ist wählerischer als der Frosch. Leg seine Karte mit U zurück oder nimm für das Tier die drei Plättchen von einem Feld der Auslage.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, wherever you like. Once you have an animal card, you build what it shows.</source>
        <translation>Leg deine Plättchen jetzt eins nach dem anderen, wo du magst. Sobald du eine Tierkarte hast, baust du, was sie zeigt.</translation>
    </message>
    <message>
        <source>Your animal is still looking for a home. Take tokens for it: the glowing spaces have what it needs.</source>
        <translation>Dein Tier sucht noch ein Zuhause. Nimm passende Plättchen: Auf den leuchtenden Feldern liegt, was es braucht.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Build landscapes from tokens and settle animals in them. Both score; whoever has the most points wins.</source>
        <translation>Bau aus Plättchen Landschaften und siedle Tiere darin an. Beides bringt Punkte; wer die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Choose a spirit</source>
        <translation>Wähl einen Naturgeist</translation>
    </message>
    <message>
        <source>A spirit is a goal of your own: build its habitat once, and one kind of landscape earns you more. Click the one you like better.</source>
        <translation>Ein Naturgeist ist dein eigenes Ziel: Bau einmal seinen Lebensraum, und eine Art Landschaft bringt dir mehr ein. Klick auf den, der dir besser gefällt.</translation>
    </message>
    <message>
        <source>First, please choose one of the two spirits.</source>
        <translation>Wähl bitte zuerst einen der beiden Naturgeister.</translation>
    </message>
    <message>
        <source>Find an animal</source>
        <translation>Such dir ein Tier aus</translation>
    </message>
    <message>
        <source>That’s fine too, but don’t forget the frog: you can still take it.</source>
        <translation>Auch gut, aber vergiss den Frosch nicht: Du kannst ihn noch nehmen.</translation>
    </message>
    <message>
        <source>No animal yet? You can take a card in any of your turns.</source>
        <translation>Noch kein Tier? Du kannst in jedem deiner Züge eine Karte nehmen.</translation>
    </message>
    <message>
        <source>Take three tokens</source>
        <translation>Nimm drei Plättchen</translation>
    </message>
    <message>
        <source>In every turn you take the three tokens of one space. The glowing one has blue and green: click it, or drag it to your board.</source>
        <translation>In jedem Zug nimmst du die drei Plättchen von einem Feld der Auslage. Auf dem leuchtenden liegen Blau und Grün: Klick es an oder zieh die Plättchen auf deinen Spielplan.</translation>
    </message>
    <message>
        <source>Take the three tokens of a space first.</source>
        <translation>Nimm zuerst die drei Plättchen von einem Feld.</translation>
    </message>
    <message>
        <source>Build a home</source>
        <translation>Bau ein Zuhause</translation>
    </message>
    <message>
        <source>No habitat is complete this time. That’s all right: animals wait patiently on their cards. Press U if you’d rather try again.</source>
        <translation>Diesmal ist kein Lebensraum fertig geworden. Macht nichts: Tiere warten geduldig auf ihrer Karte. Mit U kannst du es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>An animal moves in</source>
        <translation>Ein Tier zieht ein</translation>
    </message>
    <message>
        <source>Once a turn you may take a card from the row; at most four may wait. A frog is easy to please: green beside blue, that’s all it wants. Click it.</source>
        <translation>Einmal pro Zug darfst du eine Karte aus der Reihe nehmen; höchstens vier dürfen warten. Ein Frosch ist leicht zufrieden: Grün neben Blau, mehr will er nicht. Klick ihn an.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, and build what your card shows. For the frog, put green beside blue. Good places glow.</source>
        <translation>Leg deine Plättchen jetzt eins nach dem anderen und bau, was die Karte zeigt. Für den Frosch kommt Grün neben Blau. Wo es leuchtet, passt es gut.</translation>
    </message>
    <message>
        <source>The habitat is complete, so the animal can move in, now or in any later turn: click the glowing hex. Its cube leaves the card, and the highest number uncovered is what the card scores.</source>
        <translation>Der Lebensraum ist vollständig, das Tier kann einziehen, jetzt oder in jedem späteren Zug: Klick auf das leuchtende Feld. Sein Würfel verlässt die Karte; sie bringt jetzt so viele Punkte, wie ihre höchste freie Zahl angibt.</translation>
    </message>
    <message>
        <source>Good. The animal can still move in: click the glowing hex.</source>
        <translation>Gut. Das Tier kann immer noch einziehen: Klick auf das leuchtende Feld.</translation>
    </message>
    <message>
        <source>The animal stays on its card for now. It can move in during later turns.</source>
        <translation>Das Tier bleibt vorerst auf seiner Karte. Es kann auch später einziehen.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Das letzte Plättchen</translation>
    </message>
    <message>
        <source>All three tokens must be placed. Put what’s left on an empty hex: on brown, for example, a tree can grow later. Nothing more goes on a hex with a cube.</source>
        <translation>Alle drei Plättchen müssen gelegt werden. Leg den Rest auf ein leeres Feld: Auf Braun zum Beispiel kann später ein Baum wachsen. Auf ein Feld mit Würfel kommt nichts mehr.</translation>
    </message>
    <message>
        <source>It can’t go there. An empty hex always works.</source>
        <translation>Dort geht es nicht. Ein leeres Feld geht immer.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beende deinen Zug</translation>
    </message>
    <message>
        <source>That was a whole turn. Until you end it you can take every step back. Click “End turn”, or press E.</source>
        <translation>Das war ein ganzer Zug. Bis du ihn beendest, kannst du jeden Schritt zurücknehmen. Klick auf „Zug beenden“ oder drück E.</translation>
    </message>
    <message>
        <source>When you’re done, click “End turn” or press E.</source>
        <translation>Wenn du fertig bist, klick auf „Zug beenden“ oder drück E.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>Dein zweiter Zug</translation>
    </message>
    <message>
        <source>Trees grow on brown. Take tokens with green among them; the glowing spaces have it.</source>
        <translation>Bäume wachsen auf Braun. Nimm Plättchen, unter denen ein grünes ist; auf den leuchtenden Feldern liegt eins.</translation>
    </message>
    <message>
        <source>Build upwards</source>
        <translation>Bau in die Höhe</translation>
    </message>
    <message>
        <source>Some tokens go on others: green or brown on brown, grey on grey, red on brown, grey or red. Try it on a glowing hex. A tree with a trunk is worth 3 points instead of 1.</source>
        <translation>Manche Plättchen kommen auf andere: Grün oder Braun auf Braun, Grau auf Grau, Rot auf Braun, Grau oder Rot. Versuch es auf einem leuchtenden Feld. Ein Baum mit Stamm ist 3 Punkte wert statt 1.</translation>
    </message>
    <message>
        <source>On this side of the board your longest river counts: 2 tokens score 2 points, then 5, 8, 11 and 15, and 4 more for each further one.</source>
        <translation>Auf dieser Seite des Spielplans zählt dein längster Fluss: 2 Plättchen bringen 2 Punkte, dann 5, 8, 11 und 15, und jedes weitere 4 mehr.</translation>
    </message>
    <message>
        <source>On this side of the board water divides the land into islands. Every island is worth 5 points; the board without water is one.</source>
        <translation>Auf dieser Seite des Spielplans teilt Wasser das Land in Inseln. Jede Insel ist 5 Punkte wert; der Spielplan ohne Wasser ist eine.</translation>
    </message>
    <message>
        <source>A mountain beside another scores 1, 3 or 7, like a tree, by its height. Two or more yellow tokens side by side score 5. So does a building, two tokens with red on top, with at least three different colours around it.</source>
        <translation>Ein Berg neben einem anderen bringt je nach Höhe 1, 3 oder 7 Punkte, genau wie ein Baum. Zwei oder mehr gelbe Plättchen nebeneinander bringen 5. Auch ein Gebäude, zwei Plättchen mit Rot obenauf, bringt 5, wenn mindestens drei verschiedene Farben darum liegen.</translation>
    </message>
    <message>
        <source>When somebody has two empty hexes or fewer, or the bag runs out, that round is the last. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Hat jemand höchstens zwei leere Felder übrig oder ist der Beutel leer, ist diese Runde die letzte. Spiel diese Partie zur Übung zu Ende oder beginne eine eigene. Klick auf die Glühbirne oder drück H, wann immer du einen Tipp möchtest.</translation>
    </message>
    <message>
        <source>That lies flat on the board, which is fine too. A stack saves room: try a glowing hex.</source>
        <translation>Das liegt flach auf dem Spielplan, und auch das ist in Ordnung. Ein Stapel spart Platz: Versuch es auf einem leuchtenden Feld.</translation>
    </message>
    <message>
        <source>Nothing fits on top of anything right now. You’ll stack later.</source>
        <translation>Gerade passt nichts aufeinander. Gestapelt wird später.</translation>
    </message>
    <message>
        <source>The other landscapes</source>
        <translation>Die übrigen Landschaften</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>Das war’s</translation>
    </message>
</context>
<context>
    <name>harmony</name>
    <message>
        <source>Harmony</source>
        <translation>Harmony</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>Legeregel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>A tile may go on any empty cell.</source>
        <translation>Jede Kachel darf auf jedes leere Feld.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>After the first, every tile must touch one already placed.</source>
        <translation>Ab der zweiten muss jede Kachel an eine schon gelegte angrenzen.</translation>
    </message>
    <message>
        <source>Sun and moon</source>
        <translation>Sonne und Mond</translation>
    </message>
    <message>
        <source>A tile with the same symbol as the tile before it must touch one already placed; any other is free.</source>
        <translation>Zeigt eine Kachel dasselbe Symbol wie die vorige, muss sie an eine schon gelegte angrenzen; sonst darf sie überallhin.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>A line of one colour scores its length times its value.</source>
        <translation>Eine einfarbige Linie zählt Länge mal Wert.</translation>
    </message>
    <message>
        <source>Sunbeams and moonbeams</source>
        <translation>Sonnen- und Mondstrahlen</translation>
    </message>
    <message>
        <source>A full line of suns also earns 7 a tile, a full line of moons 6; colours do not matter.</source>
        <translation>Eine volle Linie aus Sonnen bringt zusätzlich 7 Punkte je Kachel, eine aus Monden 6; die Farben sind dabei egal.</translation>
    </message>
    <message>
        <source>Best beam</source>
        <translation>Bester Strahl</translation>
    </message>
    <message>
        <source>60 points for the best sunbeam at the table and 60 for the best moonbeam, in lines that score.</source>
        <translation>60 Sonderpunkte für den besten Sonnenstrahl am Tisch und 60 für den besten Mondstrahl, nur in Wertungslinien.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>That is not a cell of the board.</source>
        <translation>Das ist kein Feld des Spielplans.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>Auf diesem Feld liegt schon eine Kachel.</translation>
    </message>
    <message>
        <source>Connected placing: the tile must touch one that is already on your board.</source>
        <translation>Verbundenes Legen: Die Kachel muss an eine angrenzen, die schon auf deinem Spielplan liegt.</translation>
    </message>
    <message>
        <source>The tile before it bore the same symbol, so this one must touch a tile on your board.</source>
        <translation>Die vorige Kachel zeigte dasselbe Symbol, also muss diese an eine Kachel auf deinem Spielplan angrenzen.</translation>
    </message>
    <message>
        <source>Best beam compares players, so it needs at least two.</source>
        <translation>„Bester Strahl“ vergleicht die Spieler miteinander, also braucht es mindestens zwei.</translation>
    </message>
    <message>
        <source>{colour}: {value} × {length}</source>
        <translation>{colour}: {value} × {length}</translation>
    </message>
    <message>
        <source>Sunbeam of {length}</source>
        <translation>Sonnenstrahl, Länge {length}</translation>
    </message>
    <message>
        <source>Moonbeam of {length}</source>
        <translation>Mondstrahl, Länge {length}</translation>
    </message>
    <message>
        <source>Best sunbeam at the table</source>
        <translation>Bester Sonnenstrahl am Tisch</translation>
    </message>
    <message>
        <source>Best moonbeam at the table</source>
        <translation>Bester Mondstrahl am Tisch</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Light green</source>
        <translation>Hellgrün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>Dunkelgrün</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling}</source>
        <translation>Kachel {vertical}, {rising}, {falling}</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a sun</source>
        <translation>Kachel {vertical}, {rising}, {falling} mit Sonne</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a moon</source>
        <translation>Kachel {vertical}, {rising}, {falling} mit Mond</translation>
    </message>
    <message>
        <source>Column {column}, cell {row}</source>
        <translation>Spalte {column}, Feld {row}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: leer</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>column {column}, cell {row}</source>
        <translation>Spalte {column}, Feld {row}</translation>
    </message>
    <message>
        <source>{tile} → {place}</source>
        <translation>{tile} → {place}</translation>
    </message>
    <message>
        <source>→ {place}</source>
        <translation>→ {place}</translation>
    </message>
    <message>
        <source>{tile}: placed</source>
        <translation>{tile}: gelegt</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>Lege die {tile}.</translation>
    </message>
    <message>
        <source>Place the {tile}. It must touch a tile on your board.</source>
        <translation>Lege die {tile}. Sie muss an eine Kachel auf deinem Spielplan angrenzen.</translation>
    </message>
    <message>
        <source>The others are placing the {tile}.</source>
        <translation>Die anderen legen die {tile}.</translation>
    </message>
    <message>
        <source>All boards are full.</source>
        <translation>Alle Spielpläne sind voll.</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Kacheln im Beutel</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>Noch im Beutel</translation>
    </message>
    <message>
        <source>Never called</source>
        <translation>Nie angesagt</translation>
    </message>
    <message>
        <source>Called tile</source>
        <translation>Angesagte Kachel</translation>
    </message>
    <message>
        <source>Tile {turn} of {turns}</source>
        <translation>Kachel {turn} von {turns}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>The other boards</source>
        <translation>Die anderen Spielpläne</translation>
    </message>
    <message>
        <source>The sixteen perfect boards</source>
        <translation>Die sechzehn perfekten Spielpläne</translation>
    </message>
    <message>
        <source>The most a board can score is 307, and these sixteen reach it. Every one of them was found, and every other ruled out, by a search on this computer.</source>
        <translation>Mehr als 307 Punkte kann ein Spielplan nicht bringen, und diese sechzehn erreichen sie. Eine Suche auf diesem Rechner hat sie alle gefunden und jeden anderen ausgeschlossen.</translation>
    </message>
    <message>
        <source>Searching through all boards…</source>
        <translation>Alle möglichen Spielpläne werden geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>You fill a board of nineteen cells with tiles. Three coloured bands cross every tile. Where one colour runs through a whole line, from edge to edge of the board, you score. Whoever has the most points wins.</source>
        <translation>Dein Spielplan hat neunzehn Felder, die du mit Kacheln füllst. Über jede Kachel laufen drei farbige Bänder. Zieht sich eine Farbe durch eine ganze Linie, von einem Rand des Spielplans zum anderen, bekommst du Punkte. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Kacheln</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different. The band from top to bottom is worth 1, 5 or 9; the one rising to the right 2, 6 or 7; the one falling to the right 3, 4 or 8. Every combination exists exactly once.</source>
        <translation>Es gibt 27 Kacheln, und keine gleicht der anderen. Das Band von oben nach unten ist 1, 5 oder 9 wert, das nach rechts ansteigende 2, 6 oder 7, das nach rechts abfallende 3, 4 oder 8. Jede Kombination kommt genau einmal vor.</translation>
    </message>
    <message>
        <source>Each tile also bears a sun or a moon. In the standard game they are mere decoration; some variants bring them to life.</source>
        <translation>Jede Kachel zeigt außerdem eine Sonne oder einen Mond. Im Standardspiel sind sie bloßer Schmuck; in manchen Varianten kommt es auf sie an.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random. Everybody places that same tile on an empty cell of their own board. Tiles are never turned and never moved again, and a called tile cannot be refused.</source>
        <translation>Wer ansagt, deckt zufällig eine Kachel auf. Alle legen genau diese Kachel auf ein leeres Feld des eigenen Spielplans. Kacheln werden nie gedreht und nach dem Legen nicht mehr bewegt, und eine angesagte Kachel darf niemand ablehnen.</translation>
    </message>
    <message>
        <source>All place at the same time: where the others put their tile is only revealed once everyone has placed.</source>
        <translation>Alle legen gleichzeitig: Wohin die anderen ihre Kachel gelegt haben, siehst du erst, wenn alle gelegt haben.</translation>
    </message>
    <message>
        <source>Free placing</source>
        <translation>Freies Legen</translation>
    </message>
    <message>
        <source>Any empty cell of your board will do, at any time.</source>
        <translation>Du darfst jederzeit jedes leere Feld deines Spielplans nehmen.</translation>
    </message>
    <message>
        <source>Connected placing</source>
        <translation>Verbundenes Legen</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. Every later one must share a side with a tile already on your board, even if that breaks a line.</source>
        <translation>Die erste Kachel darf überallhin. Jede weitere muss mit einer Seite an eine Kachel auf deinem Spielplan angrenzen, auch wenn dabei eine Linie verloren geht.</translation>
    </message>
    <message>
        <source>This is harder than free placing: you have fewer cells to choose from.</source>
        <translation>Das ist schwieriger als freies Legen: Du hast weniger Felder zur Auswahl.</translation>
    </message>
    <message>
        <source>Sun and moon placing</source>
        <translation>Legen nach Sonne und Mond</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. After that, look at the symbol: if it is the same as on the tile called just before, the new tile must share a side with a tile on your board. If it is the other one, any empty cell will do.</source>
        <translation>Die erste Kachel darf überallhin. Danach kommt es auf das Symbol an: Ist es dasselbe wie auf der Kachel, die direkt davor angesagt wurde, muss die neue mit einer Seite an eine Kachel auf deinem Spielplan angrenzen. Ist es das andere, darfst du jedes leere Feld nehmen.</translation>
    </message>
    <message>
        <source>The board has fifteen lines, five in each direction, three to five cells long. A line scores when all its tiles show the same value in its direction: the number of tiles times that value. A single band of another colour, and the line is worth nothing.</source>
        <translation>Der Spielplan hat fünfzehn Linien, fünf in jeder Richtung, jede drei bis fünf Felder lang. Zeigen alle Kacheln einer Linie in deren Richtung denselben Wert, ist sie eine Wertungslinie: Sie bringt die Anzahl ihrer Kacheln mal diesen Wert. Schon ein einziges Band in einer anderen Farbe, und die Linie ist nichts wert.</translation>
    </message>
    <message>
        <source>Five tiles of pink in a line are worth 5 × 8 = 40. The most a board can score is 307, and only sixteen boards reach it.</source>
        <translation>Fünf Kacheln mit rosa Band in einer Linie bringen 5 × 8 = 40 Punkte. Mehr als 307 Punkte kann ein Spielplan nicht bringen, und nur sechzehn erreichen sie.</translation>
    </message>
    <message>
        <source>A full line of nothing but suns is a sunbeam: 7 more points for each of its tiles. A full line of moons is a moonbeam: 6 for each. Colours do not matter here; if the line scores in colour as well, you get both.</source>
        <translation>Eine volle Linie nur aus Sonnen ist ein Sonnenstrahl: Für jede seiner Kacheln gibt es 7 Punkte zusätzlich. Eine volle Linie nur aus Monden ist ein Mondstrahl: Hier sind es 6 je Kachel. Die Farben spielen dabei keine Rolle; ist die Linie auch noch eine Wertungslinie, bekommst du beides.</translation>
    </message>
    <message>
        <source>The best beam</source>
        <translation>Der beste Strahl</translation>
    </message>
    <message>
        <source>A longer beam beats a shorter one; at equal length the line of higher value wins. If beams are still equal, their owners share the 60. Without such a beam nobody gets anything.</source>
        <translation>Ein längerer Strahl schlägt einen kürzeren; bei gleicher Länge gewinnt die Linie mit dem höheren Wert. Steht es auch dann noch gleich, werden die 60 Punkte geteilt. Gibt es keinen solchen Strahl, bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The round ends with the nineteenth tile; eight tiles are never called. A match may have several rounds: the role of the caller passes on, and the points of all rounds add up. Equal totals share the win.</source>
        <translation>Die Runde endet mit der neunzehnten Kachel; acht Kacheln werden nie angesagt. Eine Partie kann aus mehreren Runden bestehen: Das Ansagen wandert weiter, und die Punkte aller Runden werden zusammengezählt. Bei gleicher Gesamtpunktzahl wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Alone you play against your own record, kept for each combination of variants.</source>
        <translation>Im Solospiel trittst du gegen deinen eigenen Rekord an; für jede Kombination von Varianten wird einer geführt.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>Aufbau am Tisch</translation>
    </message>
    <message>
        <source>The box holds 6 boards and 6 sets of the same 27 tiles, each set in its own colour. Everyone takes a board and the set in its colour.</source>
        <translation>In der Schachtel sind 6 Spielpläne und 6 gleiche Sätze mit je 27 Kacheln, jeder in einer eigenen Farbe. Alle nehmen sich einen Spielplan und den Satz in derselben Farbe.</translation>
    </message>
    <message>
        <source>Choose a caller. The caller turns all their tiles face down and mixes them well.</source>
        <translation>Bestimmt, wer ansagt. Wer ansagt, legt alle eigenen Kacheln verdeckt hin und mischt sie gut durch.</translation>
    </message>
    <message>
        <source>The others lay their tiles face up in three groups, by the number at the top: 1, 5 and 9. That way a called tile is quickly found.</source>
        <translation>Die anderen legen ihre Kacheln offen in drei Gruppen aus, nach der Zahl oben: 1, 5 und 9. So ist eine angesagte Kachel schnell gefunden.</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random and reads its three numbers aloud. Everybody finds the same tile and places it on an empty cell of their own board, with the numbers upright.</source>
        <translation>Wer ansagt, deckt zufällig eine Kachel auf und liest ihre drei Zahlen laut vor. Alle suchen die gleiche Kachel heraus und legen sie auf ein leeres Feld ihres Spielplans, sodass die Zahlen aufrecht stehen.</translation>
    </message>
    <message>
        <source>Repeat this until all nineteen cells are full, then count the lines. If you play several rounds, change the caller each round.</source>
        <translation>So geht es weiter, bis alle neunzehn Felder voll sind; dann zählt ihr die Linien. Spielt ihr mehrere Runden, sagt in jeder Runde jemand anderes an.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Wie wir die Regeln auslegen</translation>
    </message>
    <message>
        <source>After its last page the rulebook’s text lists the numbers of nineteen tiles, without a picture. That they form the board with 319 points is our conclusion: they can be arranged to give exactly this score and these four beams.</source>
        <translation>Nach der letzten Seite stehen im Text der Anleitung die Zahlen von neunzehn Kacheln, ohne Bild. Dass sie den Spielplan mit 319 Punkten ergeben, ist unsere Folgerung: Man kann sie so legen, dass genau diese Punktzahl und diese vier Strahlen herauskommen.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>There are three ways of placing and three of scoring, and every way of placing goes with every way of scoring. Free placing with standard scoring is the standard game. Best beam is for two to six players, all the others are for one to six.</source>
        <translation>Es gibt drei Arten zu legen und drei Arten zu werten, und jede Art zu legen passt zu jeder Art zu werten. Freies Legen mit Standardwertung ist das Standardspiel. „Bester Strahl“ ist für zwei bis sechs Personen, alles andere für eine bis sechs.</translation>
    </message>
    <message>
        <source>This board has the ten lines of the rulebook’s example: 9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.</source>
        <translation>Dieser Spielplan hat die zehn Linien aus dem Beispiel der Anleitung: 9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.</translation>
    </message>
    <message>
        <source>The rulebook’s example has 228 points in lines and four beams: moons on four tiles, suns on four, suns on three and moons on three. 228 + 24 + 28 + 21 + 18 = 319.</source>
        <translation>Das Beispiel der Anleitung hat 228 Punkte in Linien und vier Strahlen: Monde auf vier Kacheln, Sonnen auf vier, Sonnen auf drei und Monde auf drei. 228 + 24 + 28 + 21 + 18 = 319.</translation>
    </message>
    <message>
        <source>For two to six players. Here a beam counts only in a line that also scores in colour. The best sunbeam at the table earns 60 points, the best moonbeam another 60.</source>
        <translation>Für zwei bis sechs Personen. Hier zählt ein Strahl nur in einer Wertungslinie. Der beste Sonnenstrahl am Tisch bringt 60 Sonderpunkte, der beste Mondstrahl noch einmal 60.</translation>
    </message>
    <message>
        <source>On this board two of the four beams lie in lines that score. The moonbeam of four in the red line beats every moonbeam of three, even one in dark green; a moonbeam of four in pink would beat it.</source>
        <translation>Auf diesem Spielplan liegen zwei der vier Strahlen in Wertungslinien. Der Mondstrahl aus vier Kacheln in der roten Linie schlägt jeden aus drei Kacheln, auch einen in Dunkelgrün; einer aus vier Kacheln in Rosa würde ihn schlagen.</translation>
    </message>
    <message>
        <source>The rulebook shows only in pictures which tiles bear suns. One of those pictures survives in its text: the tiles of the board with 319 points. Our set is the simplest even one that makes this example true: a tile bears a sun when none or two of its values are among 1, 2 and 3, otherwise a moon. That makes 14 suns and 13 moons. If the tiles in your box differ, your box is right.</source>
        <translation>Welche Kacheln Sonnen tragen, zeigt die Anleitung nur auf Bildern. Eines davon ist in ihrem Text erhalten: die Kacheln des Spielplans mit 319 Punkten. Unser Satz ist der einfachste gleichmäßige, mit dem dieses Beispiel aufgeht: Eine Kachel trägt eine Sonne, wenn keiner oder zwei ihrer Werte 1, 2 oder 3 sind, sonst einen Mond. Das ergibt 14 Sonnen und 13 Monde. Sind die Kacheln in deiner Schachtel anders, hat die Schachtel recht.</translation>
    </message>
    <message>
        <source>The rulebook names the colour of every value but 4; ours is violet. It lists the ten lines of its board with 178 points; the tiles that make them are our choice. Its example for the best beam calls the line of the moonbeam first white, then red; on the board with 319 points it is red.</source>
        <translation>Die Anleitung nennt die Farbe jedes Wertes außer der 4; unsere ist Violett. Von ihrem Spielplan mit 178 Punkten nennt sie die zehn Linien; die Kacheln dazu haben wir gewählt. Das Beispiel zum besten Strahl nennt die Linie des Mondstrahls erst weiß, dann rot; auf dem Spielplan mit 319 Punkten ist sie rot.</translation>
    </message>
    <message>
        <source>It does not say who wins when totals are equal: here the win is shared. Nor does it say whether you may look at the others first: here nobody sees where a tile went until everybody has placed. It sets no number of rounds and no order of callers: here a match has up to twelve rounds, and the seats call in turn.</source>
        <translation>Wer bei Gleichstand gewinnt, sagt sie nicht: Hier wird der Sieg geteilt. Auch nicht, ob man zuerst zu den anderen schauen darf: Hier sieht niemand, wohin eine Kachel kam, bevor alle gelegt haben. Für die Zahl der Runden und die Reihenfolge beim Ansagen gibt sie nichts vor: Hier hat eine Partie bis zu zwölf Runden, und alle sagen reihum an.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles. Who can carry the colours from edge to edge?</source>
        <translation>Alle bekommen dieselben Kacheln. Wer bringt die Farben von Rand zu Rand?</translation>
    </message>
    <message>
        <source>Peter Burley</source>
        <translation>Peter Burley</translation>
    </message>
    <message>
        <source>Perfect boards</source>
        <translation>Perfekte Spielpläne</translation>
    </message>
    <message>
        <source>The sixteen best possible boards</source>
        <translation>Die sechzehn bestmöglichen Spielpläne</translation>
    </message>
    <message>
        <source>Lost lines</source>
        <translation>Verlorene Linien</translation>
    </message>
    <message>
        <source>Mark lines that can no longer score.</source>
        <translation>Markiert Linien, die keine Punkte mehr bringen können.</translation>
    </message>
    <message>
        <source>Lines of {value}s</source>
        <translation>{value}er-Linien</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Sonnenstrahlen</translation>
    </message>
    <message>
        <source>Moonbeams</source>
        <translation>Mondstrahlen</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Frühere Runden</translation>
    </message>
    <message>
        <source>lines of colour</source>
        <translation>Linien aus Farbe</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a tile and then its cell. Or type three numbers.</source>
        <translation>Ziehe Kacheln auf den Spielplan, oder klicke eine Kachel und dann ihr Feld an. Oder tippe drei Zahlen ein.</translation>
    </message>
    <message>
        <source>finishes a line of {value}s (+{points})</source>
        <translation>schließt eine {value}er-Linie ab (+{points})</translation>
    </message>
    <message>
        <source>continues a line of {value}s ({points} within reach)</source>
        <translation>führt eine {value}er-Linie weiter ({points} in Reichweite)</translation>
    </message>
    <message>
        <source>starts a line of {value}s ({points} within reach)</source>
        <translation>beginnt eine {value}er-Linie ({points} in Reichweite)</translation>
    </message>
    <message>
        <source>spends an empty line of {cells} cells on {value}s</source>
        <translation>verbraucht eine leere Linie mit {cells} Feldern für eine {value}</translation>
    </message>
    <message>
        <source>breaks a line of {value}s ({points} were within reach)</source>
        <translation>zerstört eine {value}er-Linie ({points} waren in Reichweite)</translation>
    </message>
    <message>
        <source>breaks no line that is still open</source>
        <translation>zerstört keine offene Linie</translation>
    </message>
    <message>
        <source>completes a sunbeam (+{points})</source>
        <translation>schließt einen Sonnenstrahl ab (+{points})</translation>
    </message>
    <message>
        <source>completes a moonbeam (+{points})</source>
        <translation>schließt einen Mondstrahl ab (+{points})</translation>
    </message>
    <message>
        <source>completes a sunbeam that competes for the {points} points</source>
        <translation>schließt einen Sonnenstrahl mit Aussicht auf die {points} Sonderpunkte ab</translation>
    </message>
    <message>
        <source>completes a moonbeam that competes for the {points} points</source>
        <translation>schließt einen Mondstrahl mit Aussicht auf die {points} Sonderpunkte ab</translation>
    </message>
    <message>
        <source>brings a sunbeam closer ({points} within reach)</source>
        <translation>bringt einen Sonnenstrahl voran ({points} in Reichweite)</translation>
    </message>
    <message>
        <source>brings a moonbeam closer ({points} within reach)</source>
        <translation>bringt einen Mondstrahl voran ({points} in Reichweite)</translation>
    </message>
    <message>
        <source>rules out a sunbeam ({points} were within reach)</source>
        <translation>verbaut einen Sonnenstrahl ({points} waren in Reichweite)</translation>
    </message>
    <message>
        <source>rules out a moonbeam ({points} were within reach)</source>
        <translation>verbaut einen Mondstrahl ({points} waren in Reichweite)</translation>
    </message>
    <message numerus="yes">
        <source>keeps %Ln more point(s) within reach</source>
        <translation>
            <numerusform>hält %Ln&#xa0;Punkt mehr in Reichweite</numerusform>
            <numerusform>hält %Ln&#xa0;Punkte mehr in Reichweite</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps a shorter empty line for higher values than {value}</source>
        <translation>hält eine kürzere leere Linie für höhere Zahlen als {value} frei</translation>
    </message>
    <message>
        <source>leaves the next tile more cells to choose from ({count})</source>
        <translation>lässt für die nächste Kachel mehr Felder zur Auswahl ({count})</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Ein Anfang</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Beende eine Partie.</translation>
    </message>
    <message>
        <source>A first line of five</source>
        <translation>Fünf in einer Linie</translation>
    </message>
    <message>
        <source>Complete a line of five tiles.</source>
        <translation>Schließe eine Linie aus fünf Kacheln ab.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Der erste Sieg</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Hier zu Hause</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Beende zehn Partien.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>Die ersten hundert</translation>
    </message>
    <message>
        <source>Get a hundred points from the lines of one board.</source>
        <translation>Hole hundert Punkte mit den Linien eines Spielplans.</translation>
    </message>
    <message>
        <source>Five nines in line</source>
        <translation>Fünf Neunen in einer Reihe</translation>
    </message>
    <message>
        <source>Fill the middle line with nines, from edge to edge.</source>
        <translation>Fülle die mittlere Linie von Rand zu Rand mit Neunen.</translation>
    </message>
    <message>
        <source>The great crossing</source>
        <translation>Die große Kreuzung</translation>
    </message>
    <message>
        <source>Complete the longest line in each of the three directions on one board.</source>
        <translation>Schließe die längste Linie in allen drei Richtungen zugleich ab.</translation>
    </message>
    <message>
        <source>One to nine</source>
        <translation>Eins bis neun</translation>
    </message>
    <message>
        <source>Score with every number from one to nine on one board.</source>
        <translation>Bringe auf einem Spielplan jede Zahl von eins bis neun in die Wertung.</translation>
    </message>
    <message>
        <source>All in order</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>Complete all five lines of one direction.</source>
        <translation>Schließe alle fünf Linien einer Richtung ab.</translation>
    </message>
    <message>
        <source>Ten of fifteen</source>
        <translation>Zehn von fünfzehn</translation>
    </message>
    <message>
        <source>Complete ten lines or more on one board.</source>
        <translation>Schließe mindestens zehn Linien auf einem Spielplan ab.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Zweihundert</translation>
    </message>
    <message>
        <source>Get two hundred points from the lines of one board.</source>
        <translation>Hole zweihundert Punkte mit den Linien eines Spielplans.</translation>
    </message>
    <message>
        <source>High noon</source>
        <translation>Zwölf Uhr mittags</translation>
    </message>
    <message>
        <source>Complete a sunbeam of five tiles in a variant where beams score.</source>
        <translation>Lege einen Sonnenstrahl aus fünf Kacheln in einer Variante mit Strahlen.</translation>
    </message>
    <message>
        <source>Full moon</source>
        <translation>Vollmond</translation>
    </message>
    <message>
        <source>Complete a moonbeam of five tiles in a variant where beams score.</source>
        <translation>Lege einen Mondstrahl aus fünf Kacheln in einer Variante mit Strahlen.</translation>
    </message>
    <message>
        <source>completes {line}: {points}</source>
        <translation>schließt {line} ab: {points}</translation>
    </message>
    <message>
        <source>breaks {line}, {placed} of {length}</source>
        <translation>zerstört {line}, {placed} von {length}</translation>
    </message>
    <message>
        <source>breaks nothing</source>
        <translation>zerstört nichts</translation>
    </message>
    <message>
        <source>{value} completes its line, {points}</source>
        <translation>{value} schließt die Linie ab, {points}</translation>
    </message>
    <message>
        <source>{value} joins {placed} of {length}</source>
        <translation>{value} schließt an, {placed} von {length}</translation>
    </message>
    <message>
        <source>{value} begins a line of {length}</source>
        <translation>{value} beginnt eine Linie mit {length} Feldern</translation>
    </message>
    <message>
        <source>{value} breaks {other}, {placed} of {length}</source>
        <translation>{value} zerstört {other}, {placed} von {length}</translation>
    </message>
    <message>
        <source>no open line</source>
        <translation>keine offene Linie</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>rising line {number}</source>
        <translation>steigende Linie {number}</translation>
    </message>
    <message>
        <source>falling line {number}</source>
        <translation>fallende Linie {number}</translation>
    </message>
    <message>
        <source>Points: {points}. Tiles: {tiles} of {cells}</source>
        <translation>Punkte: {points}. Kacheln: {tiles} von {cells}</translation>
    </message>
    <message>
        <source>{line}: {value} × {length} = {points}; missing {cells}; tiles left: {bag}</source>
        <translation>{line}: {value} × {length} = {points}; noch frei: {cells}; Kacheln übrig: {bag}</translation>
    </message>
    <message>
        <source>{line}: complete, {value} × {length} = {points}</source>
        <translation>{line}: vollständig, {value} × {length} = {points}</translation>
    </message>
    <message>
        <source>{line}: broken: {values}</source>
        <translation>{line}: zerstört: {values}</translation>
    </message>
    <message>
        <source>{line}: empty, {length} cells</source>
        <translation>{line}: leer, {length} Felder</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>No line is open</source>
        <translation>Keine Linie ist offen</translation>
    </message>
    <message>
        <source>{line}, {placed} of {length}, missing {cells}</source>
        <translation>{line}, {placed} von {length}, noch frei: {cells}</translation>
    </message>
    <message>
        <source>no line yet; empty: {lines}</source>
        <translation>noch keine Linie; leer: {lines}</translation>
    </message>
    <message>
        <source>no line and no room for one</source>
        <translation>keine Linie und kein Platz dafür</translation>
    </message>
    <message>
        <source>Left in the bag: {counts}</source>
        <translation>Noch im Beutel: {counts}</translation>
    </message>
    <message>
        <source>Tiles left with {value}: {tiles}</source>
        <translation>Übrige Kacheln mit {value}: {tiles}</translation>
    </message>
    <message>
        <source>Never called: {tiles}</source>
        <translation>Nie angesagt: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Whoever has the most points wins.</source>
        <translation>Neunzehn Kacheln füllen deinen Spielplan. Eine Linie, die von Rand zu Rand dieselbe Farbe hat, bringt ihre Zahl mal ihre Länge. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>You’ve chosen connected placing: each tile must touch one that’s already on your board. Cells that are too far away won’t take it.</source>
        <translation>Du hast verbundenes Legen gewählt: Jede Kachel muss eine berühren, die schon auf deinem Spielplan liegt. Auf weiter entfernte Felder darf sie nicht.</translation>
    </message>
    <message>
        <source>Each tile bears a sun or a moon. If it’s the same symbol as on the tile before, the new tile must touch one on your board. If not, it may go anywhere.</source>
        <translation>Jede Kachel trägt eine Sonne oder einen Mond. Ist es dasselbe Symbol wie auf der Kachel davor, muss die neue an eine Kachel auf deinem Spielplan angrenzen. Wenn nicht, darf sie überallhin.</translation>
    </message>
    <message>
        <source>There’s a second way to score: a full line of suns earns 7 for each of its tiles, a full line of moons 6. For that, colours don’t matter.</source>
        <translation>Es gibt noch mehr Punkte zu holen: Eine volle Linie aus Sonnen bringt 7 je Kachel, eine volle Linie aus Monden 6. Die Farben spielen dabei keine Rolle.</translation>
    </message>
    <message>
        <source>At the end there are two prizes of 60 points: one for the best line of suns at the table, one for the best line of moons. Only lines that score anyway take part.</source>
        <translation>Am Ende gibt es zweimal 60 Punkte: für die beste Linie aus Sonnen am Tisch und für die beste aus Monden. Dabei zählen nur Linien, die ohnehin Punkte bringen.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Leg eine Kachel</translation>
    </message>
    <message>
        <source>Everybody places this tile now. It has three bands, one in each direction. The glowing cell continues a line: drag the tile there, or click the tile and then the cell.</source>
        <translation>Diese Kachel legen jetzt alle. Sie hat drei Bänder, eins in jeder Richtung. Das leuchtende Feld setzt eine Linie fort: Zieh die Kachel dorthin oder klick erst auf die Kachel, dann auf das Feld.</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different, and 19 of them are called. Press B to see how many of each number are still in the bag. At the rim, every open line then tells how many fitting tiles are left; in red, too few can come.</source>
        <translation>Es gibt 27 Kacheln, alle verschieden, und 19 davon werden angesagt. Mit B siehst du, wie viele von jeder Zahl noch im Beutel sind. Am Rand steht dann an jeder offenen Linie, wie viele passende Kacheln es noch gibt; rot heißt: zu wenige.</translation>
    </message>
    <message>
        <source>It can’t go there. Any empty cell is fine; the glowing one is best.</source>
        <translation>Dort geht es nicht. Nimm irgendein leeres Feld, am besten das leuchtende.</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Suns and moons play no part in this variant. Whoever has the most points wins.</source>
        <translation>Neunzehn Kacheln füllen deinen Spielplan. Eine Linie, die von Rand zu Rand dieselbe Farbe hat, bringt ihre Zahl mal ihre Länge. Sonnen und Monde spielen in dieser Variante keine Rolle. Wer die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Close a line</source>
        <translation>Mach eine Linie voll</translation>
    </message>
    <message>
        <source>Look at the glowing cell: it’s the last gap in a line, and this tile has just the number for it. Put it there.</source>
        <translation>Schau auf das leuchtende Feld: Es ist die letzte Lücke einer Linie, und diese Kachel hat genau die richtige Zahl. Leg sie dorthin.</translation>
    </message>
    <message>
        <source>That doesn’t close a line yet. Press U to take it back and try the gap.</source>
        <translation>Das macht noch keine Linie voll. Nimm die Kachel mit U zurück und leg sie in die Lücke.</translation>
    </message>
    <message>
        <source>No line is closed yet, and that’s all right: it happens in every game. With U you can take tiles back.</source>
        <translation>Noch ist keine Linie voll, und das macht nichts: Das passiert in jeder Partie. Mit U kannst du Kacheln zurücknehmen.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>A closed line scores at once: three 9s make 27 points. The longest lines have five cells, so try to put high numbers there.</source>
        <translation>Eine volle Linie zählt sofort: Drei Neunen ergeben 27 Punkte. Die längsten Linien haben fünf Felder, also leg die hohen Zahlen am besten dorthin.</translation>
    </message>
    <message>
        <source>Broken lines</source>
        <translation>Zerstörte Linien</translation>
    </message>
    <message>
        <source>Sooner or later a tile does some harm: two colours in one line break it, and it can’t score any more (× at the rim). Put this one where it gains more than it breaks.</source>
        <translation>Früher oder später richtet eine Kachel Schaden an: Eine Linie mit zwei Farben ist zerstört und bringt keine Punkte mehr (× am Rand). Leg diese Kachel dorthin, wo sie mehr bringt, als sie kaputt macht.</translation>
    </message>
    <message>
        <source>That breaks more than it gains. Press U to take it back and try the glowing cell.</source>
        <translation>Das zerstört mehr, als es bringt. Nimm die Kachel mit U zurück und versuch es auf dem leuchtenden Feld.</translation>
    </message>
    <message>
        <source>Some lines are broken on every board in the end. What counts is what still closes.</source>
        <translation>Am Ende sind auf jedem Spielplan ein paar Linien zerstört. Es kommt auf die an, die noch voll werden können.</translation>
    </message>
    <message>
        <source>What’s still to come</source>
        <translation>Was noch kommt</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>Das war’s</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this board to its end for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Jetzt kennst du das ganze Spiel. Spiel diese Partie zur Übung zu Ende oder beginne eine eigene. Klick auf die Glühbirne oder drück H, wann immer du einen Tipp möchtest.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>Spielstärke {strength}</translation>
    </message>
    <message>
        <source>Plays anything that is allowed.</source>
        <translation>Spielt irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Unbekannte Stufe</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Ebenbürtig</translation>
    </message>
    <message>
        <source>For first games, and for children.</source>
        <translation>Für die ersten Partien und für Kinder.</translation>
    </message>
    <message>
        <source>For players who know the rules well.</source>
        <translation>Für alle, die die Regeln gut kennen.</translation>
    </message>
    <message>
        <source>For players with practice.</source>
        <translation>Für Geübte.</translation>
    </message>
    <message>
        <source>For players who rarely lose.</source>
        <translation>Für alle, die selten verlieren.</translation>
    </message>
    <message>
        <source>As strong as can be; hints come from here.</source>
        <translation>So stark wie möglich; von hier kommen auch die Tipps.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Störenfried</translation>
    </message>
    <message>
        <source>Unknown style</source>
        <translation>Unbekannter Stil</translation>
    </message>
    <message>
        <source>Keeps an eye on its own points and on yours.</source>
        <translation>Behält die eigenen Punkte im Blick, und deine auch.</translation>
    </message>
    <message>
        <source>Builds in peace and hardly looks at what you do.</source>
        <translation>Baut in Ruhe vor sich hin und achtet kaum auf dich.</translation>
    </message>
    <message>
        <source>Would rather get in your way than get ahead.</source>
        <translation>Kommt dir lieber in die Quere, als selbst voranzukommen.</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Has a garden, and all the time in the world.</source>
        <translation>Hat einen Garten und alle Zeit der Welt.</translation>
    </message>
    <message>
        <source>Yuki</source>
        <translation>Yuki</translation>
    </message>
    <message>
        <source>Started last week and already asks good questions.</source>
        <translation>Spielt seit einer Woche und stellt schon gute Fragen.</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Ines</translation>
    </message>
    <message>
        <source>Names every board when it is finished.</source>
        <translation>Gibt jedem fertigen Spielplan einen Namen.</translation>
    </message>
    <message>
        <source>Goes all in on her own board, every single time.</source>
        <translation>Setzt jedes Mal alles auf ihren eigenen Spielplan.</translation>
    </message>
    <message>
        <source>Takes what you need and laughs about it.</source>
        <translation>Nimmt, was du brauchst, und lacht dabei.</translation>
    </message>
    <message>
        <source>Brings the cake and takes your best piece.</source>
        <translation>Bringt Kuchen mit und nimmt dir das beste Stück weg.</translation>
    </message>
    <message>
        <source>Kofi</source>
        <translation>Kofi</translation>
    </message>
    <message>
        <source>Thinks fast and laughs even faster.</source>
        <translation>Denkt schnell und lacht noch schneller.</translation>
    </message>
    <message>
        <source>Marta</source>
        <translation>Marta</translation>
    </message>
    <message>
        <source>Has kept score in the same notebook since 1979.</source>
        <translation>Schreibt die Punkte seit 1979 in dasselbe Heft.</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>Samir</translation>
    </message>
    <message>
        <source>Sees three moves ahead and stays friendly about it.</source>
        <translation>Sieht drei Züge voraus und bleibt freundlich dabei.</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Leila</translation>
    </message>
    <message>
        <source>Finds a place for the tile nobody wanted.</source>
        <translation>Findet einen Platz für die Kachel, die keiner wollte.</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bruno</translation>
    </message>
    <message>
        <source>Brings the cake and hopes you forget the board.</source>
        <translation>Bringt Kuchen mit und hofft, dass du darüber das Spiel vergisst.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Completing</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Denying</source>
        <translation>Verhindern</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stapeln</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Letzte Züge</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Am leichtesten</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Eher leicht</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Eher schwer</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Am schwersten</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>sintra</name>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Everyone glazes the eight windows of a palace. You collect coloured glass, fill pattern strips with it, and each complete strip puts one pane into the window below. After six rounds, whoever has the most points wins.</source>
        <translation>Alle verglasen die acht Fenster eines Palasts. Du sammelst buntes Glas und füllst damit Musterstreifen; jeder volle Streifen bringt eine Glasscheibe in das Fenster darunter. Wer nach sechs Runden die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>There are 100 glass panes, 20 of each colour. Workshops stand around the centre: 5 for two players, 7 for three, 9 for four. Each round begins with four panes from the bag in every workshop, and with the first-player token in the centre.</source>
        <translation>Es gibt 100 Glasscheiben, 20 in jeder Farbe. Um die Tischmitte liegen die Werkstätten: 5 bei zwei Spielern, 7 bei drei, 9 bei vier. Zu Beginn jeder Runde kommen vier Scheiben aus dem Beutel in jede Werkstatt; der Startspielerstein kommt in die Tischmitte.</translation>
    </message>
    <message>
        <source>Above each window of your palace lies a pattern strip with five spaces. All players have the same eight strips, but in a different order and with different sides up. The side with two jokers always starts face down. Your glazier starts above the leftmost strip.</source>
        <translation>Über jedem Fenster deines Palasts liegt ein Musterstreifen mit fünf Feldern. Alle Spieler haben dieselben acht Streifen, aber in anderer Reihenfolge und mit anderen Seiten nach oben. Die Seite mit zwei Jokern liegt am Anfang immer unten. Dein Glaser beginnt über dem Streifen ganz links.</translation>
    </message>
    <message>
        <source>The round marker shows a pane for every round. The colour of its top pane earns a bonus while the round lasts.</source>
        <translation>Der Rundenanzeiger trägt für jede Runde eine Scheibe. Die Farbe der obersten bringt in der laufenden Runde einen Bonus.</translation>
    </message>
    <message>
        <source>Your turn: taking glass</source>
        <translation>Dein Zug: Glas nehmen</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; its other panes slide into the centre. Or take all panes of one colour from the centre.</source>
        <translation>Nimm alle Scheiben einer Farbe aus einer Werkstatt; die übrigen rutschen in die Tischmitte. Oder nimm alle Scheiben einer Farbe aus der Tischmitte.</translation>
    </message>
    <message>
        <source>Whoever is first to take from the centre in a round also gets the first-player token: one step down the broken-glass track now, but the first turn of the next round.</source>
        <translation>Wer in einer Runde zuerst aus der Tischmitte nimmt, bekommt auch den Startspielerstein: Das kostet sofort einen Schritt auf der Glasbruchleiste, bringt aber den ersten Zug der nächsten Runde.</translation>
    </message>
    <message>
        <source>Example: from the centre</source>
        <translation>Beispiel: aus der Tischmitte</translation>
    </message>
    <message>
        <source>The rulebook’s example: a player is the first in this round to take from the centre, and takes three orange panes. The token comes with them, and the marker moves from 0 to −1.</source>
        <translation>Das Beispiel der Anleitung: Jemand nimmt in dieser Runde als Erster aus der Tischmitte, und zwar drei orange Scheiben. Dazu kommt der Startspielerstein, und der Marker rückt von 0 auf −1.</translation>
    </message>
    <message>
        <source>Placing the panes</source>
        <translation>Scheiben legen</translation>
    </message>
    <message>
        <source>Place everything you took on a single strip: the one below your glazier or one further right, never further left. The glazier moves above the strip you choose. A pane fits a free space of its own colour, and any pane fits a joker. If there are more fitting spaces than panes, you decide how many jokers to fill.</source>
        <translation>Alles, was du genommen hast, kommt auf einen einzigen Streifen: auf den unter deinem Glaser oder einen weiter rechts, nie weiter links. Der Glaser rückt über den gewählten Streifen. Eine Scheibe passt auf ein freies Feld ihrer Farbe, und auf einen Joker passt jede. Gibt es mehr passende Felder als Scheiben, entscheidest du, wie viele Joker du füllst.</translation>
    </message>
    <message>
        <source>You may choose a strip that cannot take them all, but if any strip within reach has a fitting space, at least one pane must be placed. If none has, all the panes break and the glazier stays.</source>
        <translation>Du darfst einen Streifen wählen, auf den nicht alle passen. Hat aber irgendein Streifen in Reichweite ein passendes Feld, musst du mindestens eine Scheibe legen. Hat keiner eins, gehen alle Scheiben zu Bruch, und der Glaser bleibt stehen.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Panes left on strips</source>
        <translation>Übrige Scheiben auf Streifen</translation>
    </message>
    <message>
        <source>Broken glass</source>
        <translation>Glasbruch</translation>
    </message>
    <message>
        <source>Every pane that finds no space breaks: it goes into the glass tower, and your marker moves one step down the broken-glass track. When the marker reaches the last step you lose that many points at once, 18 in the standard set; the marker returns to 0 and takes any steps still due from there. Scores can fall below zero.</source>
        <translation>Jede Scheibe, die kein Feld findet, geht zu Bruch: Sie kommt in den Glasturm, und dein Marker rückt auf der Glasbruchleiste einen Schritt nach unten. Erreicht er das Ende der Leiste, verlierst du sofort so viele Punkte, wie dort stehen, im Standardsatz 18; der Marker springt auf 0 zurück und geht von dort die Schritte, die noch ausstehen. Der Punktestand kann unter null fallen.</translation>
    </message>
    <message>
        <source>A complete strip</source>
        <translation>Ein voller Streifen</translation>
    </message>
    <message>
        <source>When all five spaces of a strip are filled, you first score 1 point for each pane on it in the round’s bonus colour.</source>
        <translation>Sind alle fünf Felder eines Streifens gefüllt, bekommst du zuerst 1 Punkt für jede Scheibe darauf, die die Bonusfarbe der Runde hat.</translation>
    </message>
    <message>
        <source>Then choose one of the five panes for the window below; the other four go into the glass tower. The first pane of a window is its upper one, and the strip is turned over. The second is the lower one, and the strip leaves the game.</source>
        <translation>Dann wählst du eine der fünf Scheiben für das Fenster darunter; die anderen vier kommen in den Glasturm. Die erste Scheibe eines Fensters ist die obere, und der Streifen wird umgedreht. Die zweite ist die untere, und der Streifen scheidet aus dem Spiel aus.</translation>
    </message>
    <message>
        <source>Your turn: returning the glazier</source>
        <translation>Dein Zug: den Glaser zurückschicken</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>The round ends when all workshops and the centre are empty. The top pane of the round marker goes into the glass tower, and the workshops are filled again from the bag. An empty bag is refilled from the tower; if both run out, the round is played with less glass. The holder of the first-player token begins; if nobody took it, the same player begins again.</source>
        <translation>Die Runde endet, wenn alle Werkstätten und die Tischmitte leer sind. Die oberste Scheibe des Rundenanzeigers kommt in den Glasturm, und die Werkstätten werden aus dem Beutel neu gefüllt. Ein leerer Beutel wird aus dem Glasturm aufgefüllt; ist beides leer, wird die Runde mit weniger Glas gespielt. Wer den Startspielerstein hat, beginnt; hat ihn niemand genommen, beginnt dieselbe Person noch einmal.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>After the sixth round you score 1 point for every three panes left on all your strips together, and you lose the value at your broken-glass marker.</source>
        <translation>Nach der sechsten Runde bekommst du 1 Punkt je drei Scheiben, die auf allen deinen Streifen zusammen noch liegen, und du verlierst den Wert, bei dem dein Marker auf der Glasbruchleiste steht.</translation>
    </message>
    <message>
        <source>Whoever has the most points wins. If players are level, the one who lost fewer points to broken glass in the whole game is ahead; if that is equal too, they share the win.</source>
        <translation>Wer die meisten Punkte hat, gewinnt. Bei Gleichstand liegt vorn, wer im ganzen Spiel weniger Punkte durch Glasbruch verloren hat; steht es auch dann noch gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>The rulebook’s example: seven panes left on the strips are worth 2 points, and a marker at −8 costs 8.</source>
        <translation>Das Beispiel der Anleitung: Sieben übrige Scheiben auf den Streifen bringen 2 Punkte, ein Marker auf −8 kostet 8.</translation>
    </message>
    <message>
        <source>Side A: ornaments</source>
        <translation>Seite A: Ornamente</translation>
    </message>
    <message>
        <source>Four ornaments stand between the windows 1 and 2, 3 and 4, 5 and 6, 7 and 8. Count the panes around each: four score 10 points, three score 6, two score 3. Which colours you keep does not matter here.</source>
        <translation>Vier Ornamente stehen zwischen den Fenstern 1 und 2, 3 und 4, 5 und 6, 7 und 8. Zähle die Scheiben rund um jedes: Vier bringen 10 Punkte, drei 6, zwei 3. Welche Farben du behältst, spielt hier keine Rolle.</translation>
    </message>
    <message>
        <source>The rulebook’s example: four panes around two of the ornaments and two around a third make 10 + 10 + 3 = 23.</source>
        <translation>Das Beispiel der Anleitung: Je vier Scheiben um zwei Ornamente und zwei um ein drittes ergeben 10 + 10 + 3 = 23.</translation>
    </message>
    <message>
        <source>Side B: one colour</source>
        <translation>Seite B: häufigste Farbe</translation>
    </message>
    <message>
        <source>Count your complete windows, then the panes of the colour you have most often in them, and multiply. Four complete windows with five orange panes score 20. So think about which pane you keep.</source>
        <translation>Zähle deine vollständigen Fenster, dann die Scheiben der Farbe, die darin am häufigsten vorkommt, und multipliziere. Vier vollständige Fenster mit fünf orangefarbenen Scheiben bringen 20 Punkte. Überlege also gut, welche Scheibe du behältst.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>Aufbau am Tisch</translation>
    </message>
    <message>
        <source>The box holds 9 workshops, 4 palaces with two sides, 32 pattern strips (8 in the colour of each palace), 4 glaziers, 8 markers, 100 panes (20 in each of 5 colours), a score board, the first-player token, a bag and the glass tower.</source>
        <translation>In der Schachtel sind 9 Werkstätten, 4 beidseitige Paläste, 32 Musterstreifen (8 in der Farbe jedes Palasts), 4 Glaser, 8 Marker, 100 Scheiben (20 in jeder von 5 Farben), eine Punktetafel, der Startspielerstein, ein Beutel und der Glasturm.</translation>
    </message>
    <message>
        <source>Lay 5, 7 or 9 workshops in a circle, for two, three or four players. Everybody takes a palace with the strips, the glazier and the two markers in its colour. Agree on side A or side B: all play the same one.</source>
        <translation>Legt 5, 7 oder 9 Werkstätten im Kreis aus, je nachdem, ob ihr zu zweit, zu dritt oder zu viert spielt. Alle nehmen sich einen Palast mit den Streifen, dem Glaser und den zwei Markern in seiner Farbe. Einigt euch auf Seite A oder Seite B: Alle spielen dieselbe.</translation>
    </message>
    <message>
        <source>Everybody lays their strips above the windows, in random order and with a random side up. The side with two jokers, the grey spaces, always starts face down. The glazier stands above the leftmost strip.</source>
        <translation>Alle legen ihre Streifen in zufälliger Reihenfolge und mit zufälliger Seite nach oben über die Fenster. Die Seite mit zwei Jokern, den grauen Feldern, liegt anfangs immer unten. Der Glaser steht über dem Streifen ganz links.</translation>
    </message>
    <message>
        <source>Whoever last cleaned a window gets the first-player token.</source>
        <translation>Wer zuletzt ein Fenster geputzt hat, bekommt den Startspielerstein.</translation>
    </message>
    <message>
        <source>One player keeps the score. For every player a marker goes on 0 of the score track, and another on the first space of the broken-glass track.</source>
        <translation>Jemand führt die Punktetafel. Für alle kommt je ein Marker auf die 0 der Punkteleiste und einer auf das erste Feld der Glasbruchleiste.</translation>
    </message>
    <message>
        <source>The score keeper takes one pane of each colour in a closed hand and lays them, one by one and without looking, on spaces 2 to 6 of the round marker. The other panes go into the bag, and one more is drawn from it for space 1.</source>
        <translation>Wer die Punktetafel führt, nimmt von jeder Farbe eine Scheibe in die geschlossene Hand und legt sie, ohne hinzusehen, eine nach der anderen auf die Felder 2 bis 6 der Rundenanzeige. Die übrigen Scheiben kommen in den Beutel; daraus wird noch eine für Feld 1 gezogen.</translation>
    </message>
    <message>
        <source>The first player draws four panes from the bag for each workshop and puts the token in the centre. Say aloud when you score, when glass breaks and when you take the token: the score keeper moves your markers.</source>
        <translation>Wer beginnt, zieht für jede Werkstatt vier Scheiben aus dem Beutel und legt den Startspielerstein in die Tischmitte. Sagt laut, wenn ihr punktet, wenn Glas zu Bruch geht und wenn ihr den Stein nehmt: Wer die Punktetafel führt, versetzt eure Marker.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Wie wir die Regeln auslegen</translation>
    </message>
    <message>
        <source>Side B: only the panes in complete windows count. The rulebook’s example has five orange panes “in the windows of the palace”, which could also mean all windows. If you play it that way, choose it in a set of your own.</source>
        <translation>Seite B: Nur die Scheiben vollständiger Fenster zählen. Das Beispiel der Anleitung nennt fünf orange Scheiben „in den Fenstern des Palasts“; das könnten auch alle Fenster sein. Spielt ihr es so, stellt es in einem eigenen Satz ein.</translation>
    </message>
    <message>
        <source>Where the four ornaments stand is also shown only in a picture. That they stand between windows 1 and 2, 3 and 4, 5 and 6, 7 and 8 is our choice.</source>
        <translation>Wo die vier Ornamente stehen, ist ebenfalls nur auf einem Bild zu sehen. Dass sie zwischen den Fenstern 1 und 2, 3 und 4, 5 und 6, 7 und 8 stehen, ist unsere Wahl.</translation>
    </message>
    <message>
        <source>Sintra</source>
        <translation>Sintra</translation>
    </message>
    <message>
        <source>Glaze the windows of a palace, and watch out for broken glass.</source>
        <translation>Verglase die Fenster eines Palasts und pass auf, dass nichts zu Bruch geht.</translation>
    </message>
    <message>
        <source>Michael Kiesling</source>
        <translation>Michael Kiesling</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Palast</translation>
    </message>
    <message>
        <source>Strips and values</source>
        <translation>Streifen und Werte</translation>
    </message>
    <message>
        <source>At the end, ornaments between windows reward the panes around them.</source>
        <translation>Am Ende bringen die Scheiben rund um die Ornamente zwischen den Fenstern Punkte.</translation>
    </message>
    <message>
        <source>At the end, complete windows are multiplied by the panes of their commonest colour.</source>
        <translation>Am Ende wird die Zahl der vollständigen Fenster mit der Zahl der Scheiben ihrer häufigsten Farbe multipliziert.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The strips, values and track that come with this game.</source>
        <translation>Streifen, Werte und Leiste, wie sie diesem Spiel beiliegen.</translation>
    </message>
    <message>
        <source>Custom set</source>
        <translation>Eigener Satz</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Sintra has no such move.</source>
        <translation>Diesen Zug gibt es bei Sintra nicht.</translation>
    </message>
    <message>
        <source>A strip is complete: first choose the pane that goes into the window.</source>
        <translation>Ein Streifen ist voll: Wähle zuerst die Scheibe, die ins Fenster kommt.</translation>
    </message>
    <message>
        <source>No strip is complete, so there is no pane to choose.</source>
        <translation>Kein Streifen ist voll, also gibt es keine Scheibe zu wählen.</translation>
    </message>
    <message>
        <source>The complete strip has no pane of that colour.</source>
        <translation>Auf dem vollen Streifen liegt keine Scheibe dieser Farbe.</translation>
    </message>
    <message>
        <source>There is no such workshop on the table.</source>
        <translation>Diese Werkstatt gibt es auf dem Tisch nicht.</translation>
    </message>
    <message>
        <source>There is no glass of that colour there.</source>
        <translation>Dort gibt es kein Glas in dieser Farbe.</translation>
    </message>
    <message>
        <source>A strip within the glazier’s reach can take some of this glass, so you cannot let all of it break.</source>
        <translation>Ein Streifen in Reichweite des Glasers kann einen Teil dieses Glases aufnehmen, also darfst du nicht alles zu Bruch gehen lassen.</translation>
    </message>
    <message>
        <source>There is no such strip.</source>
        <translation>Diesen Streifen gibt es nicht.</translation>
    </message>
    <message>
        <source>This window is complete and its strip has left the game.</source>
        <translation>Dieses Fenster ist vollständig, und sein Streifen ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>The glazier only moves right. To work further left, send the glazier back first.</source>
        <translation>Der Glaser rückt nur nach rechts. Um weiter links zu arbeiten, schicke ihn erst zurück.</translation>
    </message>
    <message>
        <source>This strip has no free space for glass of that colour.</source>
        <translation>Auf diesem Streifen ist kein Feld für Glas in dieser Farbe frei.</translation>
    </message>
    <message>
        <source>Jokers to fill here: at least {least}, at most {most}.</source>
        <translation>Joker, die hier zu füllen sind: mindestens {least}, höchstens {most}.</translation>
    </message>
    <message>
        <source>The glazier already stands at the leftmost strip, so you must take glass.</source>
        <translation>Der Glaser steht schon am Streifen ganz links, also musst du Glas nehmen.</translation>
    </message>
    <message>
        <source>No strip is left for the glazier to return to.</source>
        <translation>Es ist kein Streifen mehr da, zu dem der Glaser zurückkehren könnte.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Diese Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Line {line}: this is not text in UTF-8.</source>
        <translation>Zeile {line}: Das ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>This file is too long. It may have {most} characters.</source>
        <translation>Diese Datei ist zu lang. Erlaubte Zeichen: {most}.</translation>
    </message>
    <message>
        <source>Line {line}: this is not valid JSON. Look for a missing comma, quotation mark or bracket, here or just before.</source>
        <translation>Zeile {line}: Das ist kein gültiges JSON. Vielleicht fehlt hier oder kurz davor ein Komma, ein Anführungszeichen oder eine Klammer.</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is missing.</source>
        <translation>Zeile {line}: „{part}“ fehlt.</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is not known here.</source>
        <translation>Zeile {line}: „{part}“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries needed: {min_length}, found: {actual_length}.</source>
        <translation>Zeile {line}, {part}: nötige Einträge: {min_length}, gefunden: {actual_length}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries allowed: {max_length}; there are more.</source>
        <translation>Zeile {line}, {part}: erlaubte Einträge: {max_length}; es sind mehr.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a whole number.</source>
        <translation>Zeile {line}, {part}: Hier muss eine ganze Zahl stehen.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the least value is {ge}.</source>
        <translation>Zeile {line}, {part}: Der kleinste erlaubte Wert ist {ge}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the greatest value is {le}.</source>
        <translation>Zeile {line}, {part}: Der größte erlaubte Wert ist {le}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a word in quotation marks.</source>
        <translation>Zeile {line}, {part}: Hier muss ein Wort in Anführungszeichen stehen.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this text is too long. It may have {max_length} characters.</source>
        <translation>Zeile {line}, {part}: Dieser Text ist zu lang. Erlaubte Zeichen: {max_length}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: “{name}” is none of these: {known}.</source>
        <translation>Zeile {line}, {part}: „{name}“ gehört nicht zu diesen: {known}.</translation>
    </message>
    <message>
        <source>Line {line}: the colours must be these, in this order: {known}.</source>
        <translation>Zeile {line}: Die Farben müssen diese sein, in dieser Reihenfolge: {known}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>Zeile {line}, {part}: Beide Seiten haben zwei Joker. Eine solche Seite liegt am Anfang unten, deshalb darf nur eine Seite zwei Joker haben.</translation>
    </message>
    <message>
        <source>Line {line}: the track must begin with 0.</source>
        <translation>Zeile {line}: Die Leiste muss mit 0 beginnen.</translation>
    </message>
    <message>
        <source>Line {line}: every step of the track must be lower than the one before.</source>
        <translation>Zeile {line}: Jeder Wert der Leiste muss niedriger sein als der vorige.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: an ornament stands between two neighbouring windows.</source>
        <translation>Zeile {line}, {part}: Ein Ornament steht zwischen zwei benachbarten Fenstern.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be one of these: {expected}.</source>
        <translation>Zeile {line}, {part}: Hier muss eines davon stehen: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this is not built like the example file.</source>
        <translation>Zeile {line}, {part}: Das ist nicht so aufgebaut wie in der Beispieldatei.</translation>
    </message>
    <message>
        <source>Panes left on strips: {panes}</source>
        <translation>Scheiben auf Streifen: {panes}</translation>
    </message>
    <message>
        <source>Bonus of the palace</source>
        <translation>Palastbonus</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Ornamente</translation>
    </message>
    <message>
        <source>Complete windows ({windows}) × {colour} panes ({panes})</source>
        <translation>Vollständige Fenster ({windows}) × {colour} ({panes})</translation>
    </message>
    <message>
        <source>Complete windows: none yet</source>
        <translation>Vollständige Fenster: noch keine</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>{colour} × {count}</source>
        <translation>{colour} × {count}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>workshop {workshop}</source>
        <translation>Werkstatt {workshop}</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>Tischmitte</translation>
    </message>
    <message>
        <source>× {count} → strip {strip}</source>
        <translation>× {count} → Streifen {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source} → strip {strip}</source>
        <translation>{source}: {panes} → Streifen {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source}: all of it breaks</source>
        <translation>{source}: {panes}, alles geht zu Bruch</translation>
    </message>
    <message>
        <source>{move}; broken: {broken}</source>
        <translation>{move}; Glasbruch: {broken}</translation>
    </message>
    <message>
        <source>{move}; jokers: {jokers}</source>
        <translation>{move}; Joker: {jokers}</translation>
    </message>
    <message>
        <source>{move}; first-player token</source>
        <translation>{move}; Startspielerstein</translation>
    </message>
    <message>
        <source>{move}; strip complete, colour bonus: {bonus}</source>
        <translation>{move}; Streifen voll, Farbbonus: {bonus}</translation>
    </message>
    <message>
        <source>{move}; strip complete</source>
        <translation>{move}; Streifen voll</translation>
    </message>
    <message>
        <source>{colour} into window {window}, points: {points}</source>
        <translation>{colour} in Fenster {window}, Punkte: {points}</translation>
    </message>
    <message>
        <source>{colour} into window {window}</source>
        <translation>{colour} in Fenster {window}</translation>
    </message>
    <message>
        <source>The glazier returns to strip {strip}</source>
        <translation>Der Glaser kehrt zu Streifen {strip} zurück</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre.</source>
        <translation>Nimm alle Scheiben einer Farbe aus einer Werkstatt oder der Tischmitte.</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre, or return the glazier.</source>
        <translation>Nimm alle Scheiben einer Farbe aus einer Werkstatt oder der Tischmitte, oder schicke den Glaser zurück.</translation>
    </message>
    <message>
        <source>The strip is complete. Choose the pane that goes into window {window}.</source>
        <translation>Der Streifen ist voll. Wähle die Scheibe, die in Fenster {window} kommt.</translation>
    </message>
    <message>
        <source>Another player is at work.</source>
        <translation>Jemand anderes ist am Zug.</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>Alle sechs Runden sind gespielt.</translation>
    </message>
    <message>
        <source>Equal points: whoever lost fewer points to broken glass is ahead.</source>
        <translation>Punktgleich: Vorn liegt, wer weniger Punkte durch Glasbruch verloren hat.</translation>
    </message>
    <message>
        <source>Tied on points and on broken glass: the win is shared.</source>
        <translation>Punktgleich, und auch durch Glasbruch ging gleich viel verloren: Der Sieg wird geteilt.</translation>
    </message>
    <message>
        <source>Strip {strip} takes {placed} of {taken}.</source>
        <translation>Streifen {strip} nimmt {placed} von {taken} auf.</translation>
    </message>
    <message>
        <source>No strip within reach takes any of these.</source>
        <translation>Kein Streifen in Reichweite nimmt davon etwas auf.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}. Cost: {cost}.</source>
        <translation>{outcome} Glasbruch: {broken}. Punktverlust: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}, and a step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} Glasbruch: {broken}, dazu ein Schritt für den Startspielerstein. Punktverlust: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} A step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} Ein Schritt für den Startspielerstein. Punktverlust: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows.</source>
        <translation>{outcome} Macht den Streifen voll. Punkte für Fenster: {windows}.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows, {bonus} for colour.</source>
        <translation>{outcome} Macht den Streifen voll. Punkte für Fenster: {windows}, für die Farbe: {bonus}.</translation>
    </message>
    <message>
        <source>{outcome} Bonus of the palace: {points}.</source>
        <translation>{outcome} Palastbonus: {points}.</translation>
    </message>
    <message>
        <source>{outcome} Jokers filled: {jokers}.</source>
        <translation>{outcome} Gefüllte Joker: {jokers}.</translation>
    </message>
    <message>
        <source>{source}: empty</source>
        <translation>{source}: leer</translation>
    </message>
    <message>
        <source>{source}: {panes}</source>
        <translation>{source}: {panes}</translation>
    </message>
    <message>
        <source>{source}, with the first-player token</source>
        <translation>{source}, mit dem Startspielerstein</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour}, free</source>
        <translation>Streifen {strip}, Feld {space}: {colour}, frei</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour} pane</source>
        <translation>Streifen {strip}, Feld {space}: Scheibe in {colour}</translation>
    </message>
    <message>
        <source>Strip {strip}: {filled} of {spaces} filled; free: {free}</source>
        <translation>Streifen {strip}: {filled} von {spaces} gefüllt; frei: {free}</translation>
    </message>
    <message>
        <source>Strip {strip}: {reason}</source>
        <translation>Streifen {strip}: {reason}</translation>
    </message>
    <message>
        <source>{strip}. The glazier stands here.</source>
        <translation>{strip}. Hier steht der Glaser.</translation>
    </message>
    <message>
        <source>Strip {strip}: removed</source>
        <translation>Streifen {strip}: aus dem Spiel</translation>
    </message>
    <message>
        <source>Window {window}, worth {value}: upper pane {upper}, lower pane {lower}</source>
        <translation>Fenster {window}, Wert {value}: oben {upper}, unten {lower}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{marker}. In the bag: {bag}. In the glass tower: {tower}.</source>
        <translation>{marker}. Im Beutel: {bag}. Im Glasturm: {tower}.</translation>
    </message>
    <message>
        <source>Workshops and centre</source>
        <translation>Werkstätten und Tischmitte</translation>
    </message>
    <message>
        <source>The other palaces</source>
        <translation>Die anderen Paläste</translation>
    </message>
    <message>
        <source>Show the contents of bag and glass tower</source>
        <translation>Inhalt von Beutel und Glasturm anzeigen</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>Im Beutel</translation>
    </message>
    <message>
        <source>In the glass tower</source>
        <translation>Im Glasturm</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. Bonus colour: {colour}</source>
        <translation>Runde {round} von {rounds}. Bonusfarbe: {colour}</translation>
    </message>
    <message>
        <source>Broken glass: {value}</source>
        <translation>Glasbruch: {value}</translation>
    </message>
    <message>
        <source>First-player token</source>
        <translation>Startspielerstein</translation>
    </message>
    <message>
        <source>Return the glazier</source>
        <translation>Glaser zurückschicken</translation>
    </message>
    <message>
        <source>How many jokers do you want to fill?</source>
        <translation>Wie viele Joker willst du füllen?</translation>
    </message>
    <message>
        <source>Put the panes on a strip.</source>
        <translation>Lege die Scheiben auf einen Streifen.</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first. Choose who goes first before the game, or leave it to chance; when you play again, the next player goes first.</source>
        <translation>Laut Anleitung beginnt, wer zuletzt ein Fenster geputzt hat. Wähle vor der Partie, wer beginnt, oder überlasse es dem Los; spielt ihr noch einmal, beginnt die nächste Person.</translation>
    </message>
    <message>
        <source>Finally the window scores: its own value, plus the value of every window to its right that already holds glass. The glazier stays where it is.</source>
        <translation>Zuletzt wird das Fenster gewertet: Es bringt seinen eigenen Wert und dazu den Wert jedes Fensters rechts davon, in dem schon Glas sitzt. Der Glaser bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>The rulebook’s example, in a yellow round: two yellow panes on the strip are worth 2 points. Then the window worth 2 is glazed, and the windows to its right worth 2 and 1 already hold glass: 2 + 2 + 1 = 5.</source>
        <translation>Das Beispiel der Anleitung, in einer gelben Runde: Zwei gelbe Scheiben auf dem Streifen bringen 2 Punkte. Dann bekommt ein Fenster mit Wert 2 Glas, und rechts davon sitzt in den Fenstern mit den Werten 2 und 1 schon Glas: 2 + 2 + 1 = 5.</translation>
    </message>
    <message>
        <source>Instead of taking glass, you may send the glazier back to the leftmost strip you still have. That is your whole turn. It is a way back and never a pass: it is only possible if that strip lies to the left of the glazier.</source>
        <translation>Statt Glas zu nehmen, darfst du den Glaser zurückschicken: zum ersten Streifen von links, den du noch hast. Das ist dein ganzer Zug. Es ist ein Weg zurück und nie ein Passen: Es geht nur, wenn dieser Streifen links vom Glaser liegt.</translation>
    </message>
    <message>
        <source>The score sheet first shows what you earned before any loss. Everything that broken glass cost you is in a line of its own: what you paid during the game at the end of the track, and the value at the marker.</source>
        <translation>Der Wertungsbogen zeigt zuerst, was du vor allen Verlusten verdient hast. Was dich der Glasbruch gekostet hat, steht in einer eigenen Zeile: was du im Spiel am Ende der Leiste bezahlt hast und der Wert beim Marker.</translation>
    </message>
    <message>
        <source>The rulebook shows the strips, the values of the windows and the broken-glass track only in pictures. Those of this game are our own, made so that palaces get filled and strips feel different. To play with those of your box, enter a set of your own before the game.</source>
        <translation>Streifen, Fensterwerte und Glasbruchleiste zeigt die Anleitung nur in Bildern. Die in diesem Spiel sind unsere eigenen: so gemacht, dass sich die Paläste füllen und die Streifen sich verschieden anfühlen. Um mit denen aus deiner Schachtel zu spielen, gib vor der Partie einen eigenen Satz ein.</translation>
    </message>
    <message>
        <source>The end of the track: you pay its points at once, the marker returns to 0, and the steps still due go on from there, so it can happen twice in one turn. We let points fall below zero.</source>
        <translation>Das Ende der Leiste: Du zahlst seine Punkte sofort, der Marker springt auf 0, und die noch ausstehenden Schritte gehen von dort weiter; das kann in einem Zug zweimal vorkommen. Bei uns darf der Punktestand unter null fallen.</translation>
    </message>
    <message>
        <source>Panes left on strips: the rulebook’s sentence could mean each strip by itself. Its example counts all strips together, and so do we: seven panes are 2 points.</source>
        <translation>Scheiben, die auf Streifen übrig sind: Der Satz der Anleitung könnte jeden Streifen für sich meinen. Das Beispiel zählt alle Streifen zusammen, und das tun wir auch: Sieben Scheiben sind 2 Punkte.</translation>
    </message>
    <message>
        <source>Gaps: the glazier crosses the places of strips that have gone but never goes to one. A glazier that has just completed a strip for the second time stands above a gap; if no strip is left further left, there is no way back.</source>
        <translation>Lücken: Der Glaser geht über die Plätze verschwundener Streifen hinweg, aber nie zu einem hin. Hat er gerade einen Streifen zum zweiten Mal vollgemacht, steht er über einer Lücke; liegt links von ihm kein Streifen mehr, gibt es keinen Weg zurück.</translation>
    </message>
    <message>
        <source>Ties: what you paid during the game counts as lost to broken glass just like the value at the marker. Players who are level in that too share the win.</source>
        <translation>Gleichstand: Was du im Spiel bezahlt hast, zählt genauso als Verlust durch Glasbruch wie der Wert beim Marker. Wer auch darin gleichauf ist, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>The first-player token: if nobody takes it in a round, whoever began begins again. If bag and tower are both empty, some workshops stay empty.</source>
        <translation>Der Startspielerstein: Nimmt ihn in einer Runde niemand, beginnt noch einmal, wer begonnen hat. Sind Beutel und Glasturm leer, bleiben manche Werkstätten leer.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first.</source>
        <translation>Laut Anleitung beginnt, wer zuletzt ein Fenster geputzt hat.</translation>
    </message>
    <message>
        <source>The glazier can only return to the left, and no strip is left there: you must take glass.</source>
        <translation>Der Glaser kann nur nach links zurück, und dort liegt kein Streifen mehr: Du musst Glas nehmen.</translation>
    </message>
    <message>
        <source>Points earned during play</source>
        <translation>Im Spiel verdiente Punkte</translation>
    </message>
    <message>
        <source>Lost to broken glass</source>
        <translation>Durch Glasbruch verloren</translation>
    </message>
    <message>
        <source>Lost to broken glass: {paid} during play, {marker} at the marker</source>
        <translation>Durch Glasbruch verloren: {paid} im Spiel, {marker} beim Marker</translation>
    </message>
    <message>
        <source>Strip {strip}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>Streifen {strip}: Beide Seiten haben zwei Joker. Eine solche Seite liegt am Anfang unten, deshalb darf nur eine Seite zwei Joker haben.</translation>
    </message>
    <message>
        <source>The track must begin with 0.</source>
        <translation>Die Leiste muss mit 0 beginnen.</translation>
    </message>
    <message>
        <source>Every step of the track must be lower than the one before.</source>
        <translation>Jeder Wert der Leiste muss niedriger sein als der vorige.</translation>
    </message>
    <message>
        <source>The track needs at least {min_length} steps.</source>
        <translation>Die Leiste braucht mindestens so viele Schritte: {min_length}.</translation>
    </message>
    <message>
        <source>The track may have at most {max_length} steps.</source>
        <translation>Die Leiste darf höchstens so viele Schritte haben: {max_length}.</translation>
    </message>
    <message>
        <source>The lowest step the track may have is {ge}.</source>
        <translation>Der niedrigste erlaubte Wert der Leiste ist {ge}.</translation>
    </message>
    <message>
        <source>Strips, values and track of your own, as in your box.</source>
        <translation>Deine eigenen Streifen, Werte und deine Leiste, wie in deiner Schachtel.</translation>
    </message>
    <message>
        <source>stained glass</source>
        <translation>Buntes Glas</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>Lost at the broken-glass marker</source>
        <translation>Verlust laut Glasbruchmarker</translation>
    </message>
    <message>
        <source>Paid for broken glass during play</source>
        <translation>Während der Partie für Glasbruch bezahlt</translation>
    </message>
    <message>
        <source>Drag panes into the windows, or click a colour and then every window it goes into.</source>
        <translation>Ziehe Scheiben in die Fenster, oder klicke eine Farbe und dann jedes Fenster an, in das sie kommt.</translation>
    </message>
    <message>
        <source>There cannot be that many panes left: a strip holds at most four, and the strip of a complete window is out of the game.</source>
        <translation>So viele Scheiben können nicht übrig sein: Auf einem Streifen bleiben höchstens vier, und der eines vollständigen Fensters ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>Window {window}</source>
        <translation>Fenster {window}</translation>
    </message>
    <message>
        <source>completes strip {strip} (+{points})</source>
        <translation>macht Streifen {strip} voll (+{points})</translation>
    </message>
    <message>
        <source>earns the round’s colour bonus (+{points})</source>
        <translation>bringt den Farbbonus der Runde (+{points})</translation>
    </message>
    <message>
        <source>adds to the bonus of the palace (+{points})</source>
        <translation>erhöht den Palastbonus (+{points})</translation>
    </message>
    <message>
        <source>brings strip {strip} nearer to completion (+{points} when complete)</source>
        <translation>füllt Streifen {strip} weiter (voll: +{points})</translation>
    </message>
    <message>
        <source>leaves strip {strip} one pane short (+{points} when complete)</source>
        <translation>lässt Streifen {strip} nur eine Scheibe fehlen (voll: +{points})</translation>
    </message>
    <message>
        <source>pays for the first-player token (−{points})</source>
        <translation>zahlt für den Startspielerstein (−{points})</translation>
    </message>
    <message>
        <source>will go first next round</source>
        <translation>sichert den ersten Zug der nächsten Runde</translation>
    </message>
    <message>
        <source>Light comes in</source>
        <translation>Es wird hell</translation>
    </message>
    <message>
        <source>Complete three windows.</source>
        <translation>Verglase drei Fenster vollständig.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Der erste Sieg</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Hier zu Hause</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Beende zehn Partien.</translation>
    </message>
    <message>
        <source>A first fifty</source>
        <translation>Die ersten fünfzig</translation>
    </message>
    <message>
        <source>Finish with fifty points or more.</source>
        <translation>Beende eine Partie mit mindestens fünfzig Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>breaks %Ln pane(s) (−{points})</source>
        <translation>
            <numerusform>lässt %Ln&#xa0;Scheibe zu Bruch gehen (−{points})</numerusform>
            <numerusform>lässt %Ln&#xa0;Scheiben zu Bruch gehen (−{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the strips on the left again (now open: {count})</source>
        <translation>macht die Streifen links wieder erreichbar (jetzt offen: {count})</translation>
    </message>
    <message>
        <source>leaves unfinished strips behind on the left, out of reach until the glazier returns ({count})</source>
        <translation>lässt links {count} unfertige Streifen zurück (erst nach dem Rückweg des Glasers wieder erreichbar)</translation>
    </message>
    <message>
        <source>leaves the next player {points} less to score</source>
        <translation>lässt den nächsten Spieler {points} weniger holen</translation>
    </message>
    <message>
        <source>lets the next player score {points} more at once</source>
        <translation>lässt den nächsten Spieler sofort {points} mehr holen</translation>
    </message>
    <message>
        <source>takes the glass the next player needs most</source>
        <translation>nimmt das Glas, das der nächste Spieler am meisten braucht</translation>
    </message>
    <message>
        <source>leaves the next player the glass they need</source>
        <translation>lässt dem nächsten Spieler das Glas, das er braucht</translation>
    </message>
    <message>
        <source>leaves the next player nothing but broken glass</source>
        <translation>lässt dem nächsten Spieler nur Glasbruch</translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the opponent this round</source>
        <translation>
            <numerusform>dürfte in dieser Runde gegenüber dem Gegner %Ln&#xa0;Punkt mehr herausholen</numerusform>
            <numerusform>dürfte in dieser Runde gegenüber dem Gegner %Ln&#xa0;Punkte mehr herausholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the best opponent this round</source>
        <translation>
            <numerusform>dürfte in dieser Runde gegenüber dem besten Gegner %Ln&#xa0;Punkt mehr herausholen</numerusform>
            <numerusform>dürfte in dieser Runde gegenüber dem besten Gegner %Ln&#xa0;Punkte mehr herausholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should be worth %Ln more point(s) in all, this round and later</source>
        <translation>
            <numerusform>dürfte in dieser Runde und danach insgesamt %Ln&#xa0;Punkt mehr bringen</numerusform>
            <numerusform>dürfte in dieser Runde und danach insgesamt %Ln&#xa0;Punkte mehr bringen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should lose %Ln point(s) less to broken glass later this round</source>
        <translation>
            <numerusform>dürfte bis zum Ende der Runde %Ln&#xa0;Punkt weniger durch Glasbruch verlieren</numerusform>
            <numerusform>dürfte bis zum Ende der Runde %Ln&#xa0;Punkte weniger durch Glasbruch verlieren</numerusform>
        </translation>
    </message>
    <message>
        <source>should complete strip {strip} later this round</source>
        <translation>dürfte noch in dieser Runde Streifen {strip} voll machen</translation>
    </message>
    <message>
        <source>should leave more to build on in the next round</source>
        <translation>dürfte für die nächste Runde eine bessere Grundlage schaffen</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Ein Anfang</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Beende eine Partie.</translation>
    </message>
    <message>
        <source>A steady hand</source>
        <translation>Ruhige Hand</translation>
    </message>
    <message>
        <source>Finish no more than one step down the broken-glass track, with nothing lost before.</source>
        <translation>Beende die Partie höchstens einen Schritt tief auf der Glasbruchleiste, ohne vorher etwas verloren zu haben.</translation>
    </message>
    <message>
        <source>Two rosettes</source>
        <translation>Zwei Rosetten</translation>
    </message>
    <message>
        <source>On side A, surround two ornaments with all four panes each.</source>
        <translation>Umgib auf Seite A zwei Ornamente mit je vier Glasscheiben.</translation>
    </message>
    <message>
        <source>A single light</source>
        <translation>Alles in einer Farbe</translation>
    </message>
    <message>
        <source>On side B, collect six panes of one colour in complete windows.</source>
        <translation>Sammle auf Seite B sechs Glasscheiben einer Farbe in vollständigen Fenstern.</translation>
    </message>
    <message>
        <source>A bright hall</source>
        <translation>Ein heller Saal</translation>
    </message>
    <message>
        <source>Complete five windows.</source>
        <translation>Verglase fünf Fenster vollständig.</translation>
    </message>
    <message>
        <source>A light in every window</source>
        <translation>Licht in jedem Fenster</translation>
    </message>
    <message>
        <source>Have at least one pane in each of the eight windows.</source>
        <translation>Setze in jedes der acht Fenster mindestens eine Glasscheibe.</translation>
    </message>
    <message>
        <source>The master’s strip</source>
        <translation>Der Meisterstreifen</translation>
    </message>
    <message>
        <source>Earn seventeen points or more with one strip.</source>
        <translation>Hole mit einem Streifen mindestens siebzehn Punkte.</translation>
    </message>
    <message>
        <source>A hundred</source>
        <translation>Hundert</translation>
    </message>
    <message>
        <source>Finish with a hundred points or more.</source>
        <translation>Beende die Partie mit mindestens hundert Punkten.</translation>
    </message>
    <message>
        <source>Points: {points}. The glazier stands at strip {strip}. Broken glass: {broken}</source>
        <translation>Punkte: {points}. Der Glaser steht bei Streifen {strip}. Glasbruch: {broken}</translation>
    </message>
    <message>
        <source>Strip {strip}, from the top: {spaces}</source>
        <translation>Streifen {strip}, von oben: {spaces}</translation>
    </message>
    <message>
        <source>{colour} filled</source>
        <translation>{colour} gefüllt</translation>
    </message>
    <message>
        <source>Bonus colours to come: {colours}</source>
        <translation>Kommende Bonusfarben: {colours}</translation>
    </message>
    <message>
        <source>round {round} {colour}</source>
        <translation>Runde {round} {colour}</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Dies ist die letzte Runde</translation>
    </message>
    <message>
        <source>In the bag: {bag}. In the glass tower: {tower}</source>
        <translation>Im Beutel: {bag}. Im Glasturm: {tower}</translation>
    </message>
    <message>
        <source>{colour} lies here: {sources}</source>
        <translation>{colour} liegt hier: {sources}</translation>
    </message>
    <message>
        <source>{colour} lies nowhere in the market</source>
        <translation>{colour} liegt nirgends in der Auslage</translation>
    </message>
    <message>
        <source>{colour} fits: {strips}</source>
        <translation>{colour} passt hier: {strips}</translation>
    </message>
    <message>
        <source>No strip in reach takes {colour}</source>
        <translation>Kein Streifen in Reichweite nimmt {colour} auf</translation>
    </message>
    <message>
        <source>strip {strip} × {count}</source>
        <translation>Streifen {strip} × {count}</translation>
    </message>
    <message>
        <source>strip {strip} × {count} and jokers × {jokers}</source>
        <translation>Streifen {strip} × {count} und Joker × {jokers}</translation>
    </message>
    <message>
        <source>No strip can be completed in this turn. Put the glowing panes on the glowing strip, or go on as you like.</source>
        <translation>In diesem Zug kannst du keinen Streifen ganz füllen. Leg die leuchtenden Scheiben auf den leuchtenden Streifen oder mach weiter, wie du magst.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Fill strips with glass. Each full strip puts a pane into the window below it, and windows score. After six rounds, whoever has the most points wins.</source>
        <translation>Füll Streifen mit Glas. Jeder volle Streifen setzt eine Scheibe in das Fenster darunter, und Fenster bringen Punkte. Wer nach sechs Runden die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Your palace</source>
        <translation>Dein Palast</translation>
    </message>
    <message>
        <source>We join a game in its second round: two of your eight windows have glass already. Above each window there’s a strip with five spaces to fill.</source>
        <translation>Wir steigen in der zweiten Runde ein: Zwei deiner acht Fenster haben schon Glas. Über jedem Fenster liegt ein Streifen mit fünf Plätzen zum Füllen.</translation>
    </message>
    <message>
        <source>Take glass</source>
        <translation>Nimm Glas</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; the others slide to the centre. Click the glowing panes, then the glowing strip, or drag them there.</source>
        <translation>Nimm alle Scheiben einer Farbe aus einer Werkstatt; die übrigen rutschen in die Tischmitte. Klick auf die leuchtenden Scheiben, dann auf den leuchtenden Streifen, oder zieh sie dorthin.</translation>
    </message>
    <message>
        <source>That doesn’t work here. The glowing panes fit on the glowing strip.</source>
        <translation>Das geht hier nicht. Die leuchtenden Scheiben passen auf den leuchtenden Streifen.</translation>
    </message>
    <message>
        <source>The glazier</source>
        <translation>Der Glaser</translation>
    </message>
    <message>
        <source>Your glazier stands where you worked last. Only this strip and those to its right are in reach; to go back to the left costs a turn.</source>
        <translation>Dein Glaser steht dort, wo du zuletzt gearbeitet hast. Nur dieser Streifen und die rechts davon sind erreichbar; der Weg zurück nach links kostet einen Zug.</translation>
    </message>
    <message>
        <source>Complete a strip</source>
        <translation>Mach einen Streifen voll</translation>
    </message>
    <message>
        <source>Now fill a strip to its last space. You can take glass from the centre too. Put the glowing panes on the glowing strip!</source>
        <translation>Füll jetzt einen Streifen bis zum letzten Platz. Auch aus der Tischmitte darfst du Glas nehmen. Leg die leuchtenden Scheiben auf den leuchtenden Streifen!</translation>
    </message>
    <message>
        <source>No strip is full yet. Press U to take it back, or go on from here.</source>
        <translation>Noch ist kein Streifen voll. Nimm den Zug mit U zurück oder mach von hier aus weiter.</translation>
    </message>
    <message>
        <source>Your strips aren’t full yet, and that’s normal: it often takes three or four turns.</source>
        <translation>Deine Streifen sind noch nicht voll, und das ist normal: Oft braucht es drei oder vier Züge.</translation>
    </message>
    <message>
        <source>A pane for the window</source>
        <translation>Eine Scheibe fürs Fenster</translation>
    </message>
    <message>
        <source>The strip is full. One of its panes goes into the window, and you choose which: click it. Then the strip turns over and can be filled once more. Some strips have grey spaces with a star: these jokers take any colour.</source>
        <translation>Der Streifen ist voll. Eine seiner Scheiben kommt ins Fenster, und du entscheidest, welche: Klick sie an. Danach wird der Streifen umgedreht, und du kannst ihn noch einmal füllen. Manche Streifen haben graue Felder mit einem Stern: Das sind Joker, dort passt jede Farbe.</translation>
    </message>
    <message>
        <source>At the end each ornament between two windows counts the panes around it: two are worth 3 points, three 6, and all four 10.</source>
        <translation>Am Ende zählen die Scheiben rund um jedes Ornament zwischen zwei Fenstern: Zwei bringen 3 Punkte, drei bringen 6 und alle vier 10.</translation>
    </message>
    <message>
        <source>You know what matters now. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Jetzt weißt du, worauf es ankommt. Spiel diese Partie zur Übung zu Ende oder beginne eine eigene. Klick auf die Glühbirne oder drück H, wann immer du einen Tipp möchtest.</translation>
    </message>
    <message>
        <source>First choose the pane for the window.</source>
        <translation>Wähl zuerst die Scheibe fürs Fenster.</translation>
    </message>
    <message>
        <source>You’ll choose a pane as soon as one of your strips is full.</source>
        <translation>Eine Scheibe wählst du, sobald einer deiner Streifen voll ist.</translation>
    </message>
    <message>
        <source>Windows score</source>
        <translation>Fenster bringen Punkte</translation>
    </message>
    <message>
        <source>A new pane scores its window’s value, and every window with glass to its right scores again. So windows on the right pay many times.</source>
        <translation>Eine neue Scheibe bringt den Wert ihres Fensters, und jedes verglaste Fenster rechts davon zählt noch einmal. Fenster rechts zahlen sich also mehrfach aus.</translation>
    </message>
    <message>
        <source>Each pane that doesn’t fit breaks and moves your marker a step down here; at the end you lose the points beside it. Whoever reaches the last step loses its 18 at once, and the marker starts again at the top. The first to take from the centre in a round goes one step down too, but starts the next round.</source>
        <translation>Jede Scheibe, die nicht passt, geht zu Bruch, und dein Marker rückt hier einen Schritt nach unten; am Ende verlierst du so viele Punkte, wie neben ihm stehen. Wer das letzte Feld erreicht, verliert sofort 18 Punkte, und der Marker beginnt wieder ganz oben. Wer in einer Runde zuerst aus der Tischmitte nimmt, rückt ebenfalls einen Schritt nach unten, beginnt dafür aber die nächste Runde.</translation>
    </message>
    <message>
        <source>The colour of the round</source>
        <translation>Die Farbe der Runde</translation>
    </message>
    <message>
        <source>Panes of this colour earn 1 point each when they’re on a strip you complete in this round. A round ends when all glass is taken. After the last round, every three panes still on your strips earn 1 point.</source>
        <translation>Jede Scheibe dieser Farbe auf einem Streifen, den du in dieser Runde voll machst, bringt 1 Punkt. Eine Runde ist zu Ende, wenn kein Glas mehr ausliegt. Nach der letzten Runde bringen je drei Scheiben, die noch auf deinen Streifen liegen, 1 Punkt.</translation>
    </message>
    <message>
        <source>At the end your complete windows count, times the panes of your most frequent colour in them. So it pays to keep the same colour.</source>
        <translation>Am Ende zählen deine vollständigen Fenster mal die Scheiben der häufigsten Farbe darin. Es lohnt sich also, bei einer Farbe zu bleiben.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>Das war’s</translation>
    </message>
</context>
<context>
    <name>terraces</name>
    <message>
        <source>The aim</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Red and green build one landscape together, each for themselves. In the end only your single best region counts: the connected squares of your colour, times the highest level they reach.</source>
        <translation>Rot und Grün bauen zusammen an einer Landschaft, aber jeder für sich. Am Ende zählt nur dein bestes Gebiet: die zusammenhängenden Quadrate deiner Farbe mal die höchste Ebene, die sie erreichen.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Die Kacheln</translation>
    </message>
    <message>
        <source>Each player has twenty tiles in the shape of an L: a corner and two arms. There are ten kinds, and two of each. One is all in your colour; three have one neutral square and three have two; and three bear one square of the other colour.</source>
        <translation>Beide haben je zwanzig Kacheln in Form eines L: eine Ecke und zwei Arme. Es gibt zehn Arten, jede zweimal. Eine ist ganz in deiner Farbe; drei haben ein neutrales Quadrat und drei haben zwei; und drei tragen ein Quadrat der anderen Farbe.</translation>
    </message>
    <message>
        <source>A small start tile with one red and one green square lies on the table. Who goes first is drawn at random; then you take turns, one tile each. Tiles may be turned by quarters, but never turned over.</source>
        <translation>Auf dem Tisch liegt eine kleine Startkachel mit einem roten und einem grünen Quadrat. Wer beginnt, wird ausgelost; dann legt ihr abwechselnd je eine Kachel. Kacheln dürfen in Vierteldrehungen gedreht, aber nie gewendet werden.</translation>
    </message>
    <message>
        <source>Either player may take either colour, and instead of drawing lots you may settle who goes first: both are chosen before the game.</source>
        <translation>Beide dürfen jede der beiden Farben nehmen, und statt zu losen könnt ihr festlegen, wer beginnt: Beides wird vor der Partie gewählt.</translation>
    </message>
    <message>
        <source>Arranged tiles</source>
        <translation>Eigene Reihenfolge</translation>
    </message>
    <message>
        <source>Before the first move each player secretly puts their own twenty tiles into the order they wish. From then on the tiles come in that order, and it cannot be changed.</source>
        <translation>Vor dem ersten Zug bringen beide ihre zwanzig Kacheln heimlich in eine Reihenfolge ihrer Wahl. Von da an kommen die Kacheln in dieser Reihenfolge, und sie lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>Blind tiles</source>
        <translation>Blind gezogene Kacheln</translation>
    </message>
    <message>
        <source>Your twenty tiles lie face down in front of you. Each turn you pick one of them, turn it up, and lay it.</source>
        <translation>Deine zwanzig Kacheln liegen verdeckt vor dir. In jedem Zug suchst du dir eine aus, deckst sie auf und legst sie.</translation>
    </message>
    <message>
        <source>The open hand</source>
        <translation>Die offene Hand</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>Der Kachelstapel</translation>
    </message>
    <message>
        <source>Your tiles are shuffled into a face-down stack. You always play the tile on top. What has been played lies open, so you can work out what is left.</source>
        <translation>Deine Kacheln liegen gemischt in einem verdeckten Kachelstapel. Du spielst immer die oberste. Was gespielt ist, liegt offen, du kannst dir also ausrechnen, was noch übrig ist.</translation>
    </message>
    <message>
        <source>The top tile stays hidden until its player’s turn, and nobody knows which one comes next. If you choose the open stack before the game, the top tiles of both players lie open all the time.</source>
        <translation>Die oberste Kachel bleibt verdeckt, bis ihr Spieler am Zug ist, und niemand weiß, welche als Nächste kommt. Wählt ihr vor der Partie den offenen Stapel, liegen die obersten Kacheln beider Spieler immer offen.</translation>
    </message>
    <message>
        <source>The top three tiles of your stack lie open for both players to see. Each turn you choose one of them to lay, and the next tile of the stack takes its place. When the stack is used up, you play what is left.</source>
        <translation>Die obersten drei Kacheln deines Kachelstapels liegen offen, für beide sichtbar. In jedem Zug wählst du eine davon und legst sie; die nächste Kachel vom Stapel rückt nach. Ist der Stapel aufgebraucht, spielst du, was noch da ist.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Ausbreiten</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it shares a side with a tile that is already there. Which colours meet does not matter. This is level 1.</source>
        <translation>Lege deine Kachel so auf den Tisch, dass sie mit einer Seite an eine Kachel grenzt, die schon dort liegt. Welche Farben sich dabei berühren, ist egal. Das ist Ebene 1.</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Aufstocken</translation>
    </message>
    <message>
        <source>Or lay it on top of other tiles. All three of its squares must rest on squares of the same level, none may hang over a gap, and they must cover parts of at least two different tiles. The start tile counts as a tile.</source>
        <translation>Oder lege sie auf andere Kacheln. Alle drei Quadrate müssen auf Quadraten derselben Ebene liegen, keines darf über einer Lücke hängen, und sie müssen Teile von mindestens zwei verschiedenen Kacheln bedecken. Die Startkachel gilt als Kachel.</translation>
    </message>
    <message>
        <source>Red must never lie on green, nor green on red. Everything else is allowed: a colour on itself, a colour on neutral, neutral on anything. You may build as high as you like.</source>
        <translation>Rot darf nie auf Grün liegen und Grün nie auf Rot. Alles andere ist erlaubt: eine Farbe auf sich selbst, eine Farbe auf Neutral, Neutral auf allem. Du darfst so hoch bauen, wie du willst.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Look at the landscape from above. Squares of one colour that share sides are a region, however high each of them lies. A region is worth its number of squares times its highest level: seven squares, one of them on level 3, make 21.</source>
        <translation>Betrachte die Landschaft von oben. Quadrate einer Farbe, die mit den Seiten aneinandergrenzen, sind ein Gebiet, egal wie hoch jedes von ihnen liegt. Ein Gebiet ist so viel wert wie die Anzahl seiner Quadrate mal seine höchste Ebene: Sieben Quadrate, eines davon auf Ebene 3, ergeben 21.</translation>
    </message>
    <message>
        <source>The game ends with the fortieth tile. Each player counts their best region and nothing else; the higher one wins, and equal ones are a draw.</source>
        <translation>Die Partie endet mit der vierzigsten Kachel. Bei beiden zählt nur das beste Gebiet; das wertvollere gewinnt, bei gleichem Wert ist es ein Unentschieden.</translation>
    </message>
    <message>
        <source>Example: 124 to 56</source>
        <translation>Beispiel: 124 zu 56</translation>
    </message>
    <message>
        <source>The example in the published rules: red’s best region has 31 squares and reaches level 4; green’s has 14 squares and also reaches level 4. Red wins with 31 × 4 = 124 against 14 × 4 = 56.</source>
        <translation>Das Beispiel der veröffentlichten Anleitung: Das beste Gebiet von Rot hat 31 Quadrate und reicht bis Ebene 4, das von Grün hat 14 Quadrate und reicht ebenfalls bis Ebene 4. Rot gewinnt mit 31 × 4 = 124 gegen 14 × 4 = 56.</translation>
    </message>
    <message>
        <source>This landscape is ours: all forty tiles, laid by the rules, with exactly these regions.</source>
        <translation>Diese Landschaft stammt von uns: alle vierzig Kacheln, nach den Regeln gelegt, mit genau diesen Gebieten.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
    <message>
        <source>Neutral squares are your knives: laid across a bridge of the other colour, they cut a region in two. A region connected in several places is harder to cut. One step up adds a point for every square of the region.</source>
        <translation>Neutrale Quadrate sind deine Messer: Quer über eine Brücke der anderen Farbe gelegt, schneiden sie ein Gebiet entzwei. Ein Gebiet, das an mehreren Stellen zusammenhängt, ist schwerer zu zerschneiden. Eine Ebene höher bringt einen Punkt mehr für jedes Quadrat des Gebiets.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>Aufbau am Tisch</translation>
    </message>
    <message>
        <source>The box holds 40 L-shaped tiles of three squares each, and a start tile of one red and one green square.</source>
        <translation>In der Schachtel sind 40 Kacheln in L-Form, jede aus drei Quadraten, und eine Startkachel aus einem roten und einem grünen Quadrat.</translation>
    </message>
    <message>
        <source>Sort the tiles by the number on their backs into two sets of twenty: 1 is red’s set, 2 is green’s. Each player takes a set.</source>
        <translation>Teilt die Kacheln nach der Zahl auf ihrer Rückseite in zwei Sätze zu zwanzig: 1 ist der rote Satz, 2 der grüne. Beide nehmen sich einen Satz.</translation>
    </message>
    <message>
        <source>Shuffle your tiles and pile them up in a face-down stack. For the other variants, put them in any order you like, spread them face down in front of you, or lay the top three of the stack face up.</source>
        <translation>Mischt eure Kacheln und schichtet sie verdeckt zu einem Stapel. Bei den anderen Varianten bringt ihr sie in eure eigene Reihenfolge, breitet sie verdeckt vor euch aus oder legt die obersten drei des Stapels offen hin.</translation>
    </message>
    <message>
        <source>Put the start tile on the table between you. Decide at random who goes first, then take turns laying one tile each.</source>
        <translation>Legt die Startkachel zwischen euch auf den Tisch. Das Los entscheidet, wer beginnt; dann legt ihr abwechselnd je eine Kachel.</translation>
    </message>
    <message>
        <source>When the last tile has been laid, both players find their best region and count it aloud: the number of its squares times its highest level.</source>
        <translation>Liegt die letzte Kachel, suchen beide ihr bestes Gebiet und zählen es laut: die Zahl seiner Quadrate mal seine höchste Ebene.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Wie wir die Regeln auslegen</translation>
    </message>
    <message>
        <source>The start tile is a tile like any other when one rises: it can be one of the two that are covered.</source>
        <translation>Beim Aufstocken ist die Startkachel eine Kachel wie jede andere: Sie kann eine der beiden sein, die bedeckt werden.</translation>
    </message>
    <message>
        <source>Players arrange their tiles in secret, and the order stays secret until the last tile is laid.</source>
        <translation>Wer seine Kacheln ordnet, tut es heimlich, und die Reihenfolge bleibt geheim, bis die letzte Kachel liegt.</translation>
    </message>
    <message>
        <source>Nothing is said about equal scores. We call it a draw: neither player has won.</source>
        <translation>Über gleiche Ergebnisse sagt sie nichts. Wir nennen es unentschieden: Keiner hat gewonnen.</translation>
    </message>
    <message>
        <source>Nothing says whether your opponent sees the top tile of your stack, and descriptions of the published game differ. Here it is hidden until it is played; the open stack is a variant of its own.</source>
        <translation>Ob der Gegner die oberste Kachel deines Stapels sieht, steht nirgends, und die Beschreibungen des veröffentlichten Spiels unterscheiden sich. Hier bleibt sie verdeckt, bis sie gespielt wird; der offene Stapel ist eine eigene Variante.</translation>
    </message>
    <message>
        <source>The three tiles of an open hand are seen by both players.</source>
        <translation>Die drei Kacheln einer offenen Hand sehen beide Spieler.</translation>
    </message>
    <message>
        <source>Squares that are neither red nor green are neutral. Where the Persian text seems to say “of brick”, that is a misprint of the word for neutral.</source>
        <translation>Quadrate, die weder rot noch grün sind, sind neutral. Wo im persischen Text scheinbar „aus Ziegel“ steht, ist das ein Druckfehler für das Wort „neutral“.</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Terrassen</translation>
    </message>
    <message>
        <source>Spread wide, rise high: one great region is all you need.</source>
        <translation>In die Breite, in die Höhe: Ein großes Gebiet genügt.</translation>
    </message>
    <message>
        <source>Annick Lobet</source>
        <translation>Annick Lobet</translation>
    </message>
    <message>
        <source>Shows the level on every square. Press N during a game to switch this.</source>
        <translation>Auf jedem Quadrat steht seine Ebene. Während der Partie schaltet die Taste N die Anzeige um.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Top tile of the stack</source>
        <translation>Oberste Kachel des Stapels</translation>
    </message>
    <message>
        <source>Before the game you put your twenty tiles into the order you wish.</source>
        <translation>Vor der Partie bringst du deine zwanzig Kacheln in die Reihenfolge, die du möchtest.</translation>
    </message>
    <message>
        <source>Your tiles lie face down in front of you; each turn you pick one unseen.</source>
        <translation>Deine Kacheln liegen verdeckt vor dir; in jedem Zug ziehst du blind eine davon.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Kachelstapel</translation>
    </message>
    <message>
        <source>Your tiles lie shuffled in a stack; you always play the top one.</source>
        <translation>Deine Kacheln liegen gemischt in einem Stapel; du spielst immer die oberste.</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>Offene Hand</translation>
    </message>
    <message>
        <source>Three of your tiles lie open; you choose which of them to play.</source>
        <translation>Drei deiner Kacheln liegen offen; du wählst, welche davon du spielst.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>You turn up your next tile when it is your turn, and not before.</source>
        <translation>Deine nächste Kachel deckst du erst auf, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>Open stack</source>
        <translation>Offener Stapel</translation>
    </message>
    <message>
        <source>The next tiles of both players lie open on their stacks at all times.</source>
        <translation>Die nächsten Kacheln beider Spieler liegen immer offen auf ihren Stapeln.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>In the rulebook, the first player is drawn at random.</source>
        <translation>Laut Anleitung entscheidet das Los, wer die erste Kachel legt.</translation>
    </message>
    <message>
        <source>The game is over: all tiles are laid.</source>
        <translation>Die Partie ist zu Ende: Alle Kacheln sind gelegt.</translation>
    </message>
    <message>
        <source>On the table, a tile must share a side with a tile that already lies there.</source>
        <translation>Auf dem Tisch muss eine Kachel mit einer Seite an eine Kachel grenzen, die schon dort liegt.</translation>
    </message>
    <message>
        <source>One square would lie on a tile and two on the table. Lay the tile flat on the table, or with all three squares on other tiles.</source>
        <translation>Ein Quadrat läge auf einer Kachel und zwei auf dem Tisch. Lege die Kachel flach auf den Tisch oder mit allen drei Quadraten auf andere Kacheln.</translation>
    </message>
    <message>
        <source>One square would hang over a gap. All three must rest on tiles.</source>
        <translation>Ein Quadrat hinge über einer Lücke. Alle drei müssen auf Kacheln liegen.</translation>
    </message>
    <message>
        <source>The ground is uneven: it reaches from level {lowest} to level {highest}. The three squares below must be of one level.</source>
        <translation>Der Untergrund ist uneben: Er reicht von Ebene {lowest} bis Ebene {highest}. Die drei Quadrate darunter müssen auf derselben Ebene liegen.</translation>
    </message>
    <message>
        <source>This would cover a single tile. A tile must rest on at least two.</source>
        <translation>So läge die Kachel nur auf einer einzigen. Es müssen mindestens zwei sein.</translation>
    </message>
    <message>
        <source>Red must never lie on green.</source>
        <translation>Rot darf nie auf Grün liegen.</translation>
    </message>
    <message>
        <source>Green must never lie on red.</source>
        <translation>Grün darf nie auf Rot liegen.</translation>
    </message>
    <message>
        <source>You cannot play that tile now.</source>
        <translation>Diese Kachel kannst du jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Diese Kachel gibt es nicht.</translation>
    </message>
    <message>
        <source>Tiles are turned by quarters only.</source>
        <translation>Kacheln werden nur in Vierteldrehungen gedreht.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Diesen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>First pick one of your face-down tiles.</source>
        <translation>Wähle zuerst eine deiner verdeckten Kacheln.</translation>
    </message>
    <message>
        <source>You have picked a tile already. Lay it before you pick another.</source>
        <translation>Du hast schon eine Kachel gewählt. Lege sie, bevor du eine andere wählst.</translation>
    </message>
    <message>
        <source>In this variant you do not pick tiles.</source>
        <translation>In dieser Variante werden keine verdeckten Kacheln gewählt.</translation>
    </message>
    <message>
        <source>That is not one of your twenty tiles.</source>
        <translation>Das ist keine deiner zwanzig Kacheln.</translation>
    </message>
    <message>
        <source>That tile is already in play.</source>
        <translation>Diese Kachel ist schon im Spiel.</translation>
    </message>
    <message>
        <source>The game begins when both players have arranged their tiles.</source>
        <translation>Die Partie beginnt, wenn beide ihre Kacheln geordnet haben.</translation>
    </message>
    <message>
        <source>The tiles cannot be rearranged now.</source>
        <translation>Die Kacheln lassen sich jetzt nicht mehr umordnen.</translation>
    </message>
    <message>
        <source>An order must contain each of your twenty tiles exactly once.</source>
        <translation>Jede deiner zwanzig Kacheln muss in der Reihenfolge genau einmal vorkommen.</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Best region</source>
        <translation>Bestes Gebiet</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Was noch kommt</translation>
    </message>
    <message>
        <source>Show heights</source>
        <translation>Höhen anzeigen</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Kachel drehen</translation>
    </message>
    <message>
        <source>Arrange your tiles</source>
        <translation>Ordne deine Kacheln</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Saved orders</source>
        <translation>Gespeicherte Reihenfolgen</translation>
    </message>
    <message>
        <source>Save this order</source>
        <translation>Reihenfolge speichern</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Suggested order</source>
        <translation>Vorgeschlagene Reihenfolge</translation>
    </message>
    <message>
        <source>Remove this saved order</source>
        <translation>Diese gespeicherte Reihenfolge löschen</translation>
    </message>
    <message>
        <source>Restore the removed order</source>
        <translation>Gelöschte Reihenfolge wiederherstellen</translation>
    </message>
    <message>
        <source>There is no room for another saved order. Remove one first.</source>
        <translation>Für eine weitere Reihenfolge ist kein Platz. Lösche zuerst eine.</translation>
    </message>
    <message>
        <source>This order is saved already.</source>
        <translation>Diese Reihenfolge ist schon gespeichert.</translation>
    </message>
    <message>
        <source>The order of your tiles</source>
        <translation>Die Reihenfolge deiner Kacheln</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Your open tiles</source>
        <translation>Deine offenen Kacheln</translation>
    </message>
    <message>
        <source>Your face-down tiles</source>
        <translation>Deine verdeckten Kacheln</translation>
    </message>
    <message>
        <source>The landscape</source>
        <translation>Die Landschaft</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Die Spieler</translation>
    </message>
    <message>
        <source>Lay your tile beside others on the table, or on top of them.</source>
        <translation>Lege deine Kachel auf den Tisch neben andere oder obenauf.</translation>
    </message>
    <message>
        <source>Face down they all look alike: pick any one.</source>
        <translation>Verdeckt sind sie alle gleich: Nimm irgendeine.</translation>
    </message>
    <message>
        <source>A good order starts with plenty of your own colour, to build with, and ends with neutral squares, to cut with. One is shown below: choose it to use it.</source>
        <translation>Eine gute Reihenfolge bringt zuerst viel von deiner Farbe, zum Bauen, und die neutralen Quadrate zuletzt, zum Zerschneiden. Unten siehst du eine: Wähle sie, um sie zu übernehmen.</translation>
    </message>
    <message>
        <source>{area} × {height} = {points}</source>
        <translation>{area} × {height} = {points}</translation>
    </message>
    <message>
        <source>tile with corner {corner}, arms {first} and {second}</source>
        <translation>Kachel (Ecke {corner}, Arme {first} und {second})</translation>
    </message>
    <message>
        <source>tile with corner {corner}, both arms {arms}</source>
        <translation>Kachel (Ecke {corner}, beide Arme {arms})</translation>
    </message>
    <message>
        <source>all-{colour} tile</source>
        <translation>Kachel (ganz {colour})</translation>
    </message>
    <message>
        <source>→ {place}</source>
        <translation>→ {place}</translation>
    </message>
    <message>
        <source>Spread: {tile} → {place}</source>
        <translation>Ausbreiten: {tile} → {place}</translation>
    </message>
    <message>
        <source>Rise to level {level}: {tile} → {place}</source>
        <translation>Aufstocken auf Ebene {level}: {tile} → {place}</translation>
    </message>
    <message>
        <source>corner at the bottom left, arms up and right</source>
        <translation>Ecke links unten, Arme nach oben und rechts</translation>
    </message>
    <message>
        <source>corner at the top left, arms right and down</source>
        <translation>Ecke links oben, Arme nach rechts und unten</translation>
    </message>
    <message>
        <source>corner at the top right, arms down and left</source>
        <translation>Ecke rechts oben, Arme nach unten und links</translation>
    </message>
    <message>
        <source>corner at the bottom right, arms left and up</source>
        <translation>Ecke rechts unten, Arme nach links und oben</translation>
    </message>
    <message>
        <source>Picked face-down tile {number}</source>
        <translation>Verdeckte Kachel {number} aufgedeckt</translation>
    </message>
    <message>
        <source>Tiles arranged</source>
        <translation>Kacheln geordnet</translation>
    </message>
    <message>
        <source>{across}, {upright}</source>
        <translation>{across}, {upright}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>{count} nach rechts</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} nach links</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>{count} nach oben</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>{count} nach unten</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>Startquadrat</translation>
    </message>
    <message>
        <source>{place} from the start square</source>
        <translation>{place} vom Startquadrat aus</translation>
    </message>
    <message>
        <source>{place}: {colour}, level {level}</source>
        <translation>{place}: {colour}, Ebene {level}</translation>
    </message>
    <message>
        <source>{place}: bare table</source>
        <translation>{place}: leerer Tisch</translation>
    </message>
    <message>
        <source>Red region: {area} × {height} = {points}</source>
        <translation>Rotes Gebiet: {area} × {height} = {points}</translation>
    </message>
    <message>
        <source>Green region: {area} × {height} = {points}</source>
        <translation>Grünes Gebiet: {area} × {height} = {points}</translation>
    </message>
    <message>
        <source>Red {red}, green {green}</source>
        <translation>Rot {red}, Grün {green}</translation>
    </message>
    <message>
        <source>Best region: {area} × {height}</source>
        <translation>Bestes Gebiet: {area} × {height}</translation>
    </message>
    <message>
        <source>Face-down tile {number}</source>
        <translation>Verdeckte Kachel {number}</translation>
    </message>
    <message>
        <source>Place {number}: {tile}</source>
        <translation>Platz {number}: {tile}</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>Reihenfolge {number}</translation>
    </message>
    <message>
        <source>{name}. {best}. Face-down tiles: {count}</source>
        <translation>{name}. {best}. Verdeckte Kacheln: {count}</translation>
    </message>
    <message>
        <source>Lay the {tile}: beside others on the table, or on top of them.</source>
        <translation>Lege die {tile}: auf den Tisch neben andere oder obenauf.</translation>
    </message>
    <message>
        <source>Choose one of your open tiles and lay it.</source>
        <translation>Wähle eine deiner offenen Kacheln und lege sie.</translation>
    </message>
    <message>
        <source>Pick one of your face-down tiles.</source>
        <translation>Wähle eine deiner verdeckten Kacheln.</translation>
    </message>
    <message>
        <source>Put your twenty tiles in order.</source>
        <translation>Bringe deine zwanzig Kacheln in eine Reihenfolge.</translation>
    </message>
    <message>
        <source>The other player is laying the {tile}.</source>
        <translation>Dein Gegenüber legt die {tile}.</translation>
    </message>
    <message>
        <source>The other player is choosing a tile.</source>
        <translation>Dein Gegenüber wählt eine Kachel.</translation>
    </message>
    <message>
        <source>The other player is arranging their tiles.</source>
        <translation>Dein Gegenüber ordnet seine Kacheln.</translation>
    </message>
    <message>
        <source>All forty tiles are laid.</source>
        <translation>Alle vierzig Kacheln sind gelegt.</translation>
    </message>
    <message>
        <source>Heights as numbers</source>
        <translation>Höhen als Zahlen</translation>
    </message>
    <message>
        <source>Your saved tile orders could not be read. The damaged file was kept: {path}</source>
        <translation>Deine gespeicherten Reihenfolgen ließen sich nicht lesen. Die beschädigte Datei wurde aufbewahrt: {path}</translation>
    </message>
    <message>
        <source>Your saved orders are from a newer version of this program and were left untouched: {path}</source>
        <translation>Deine gespeicherten Reihenfolgen stammen aus einer neueren Version des Programms und blieben unberührt: {path}</translation>
    </message>
    <message>
        <source>land in levels</source>
        <translation>Land in Stufen</translation>
    </message>
    <message>
        <source>Choose a colour, then click every square that shows it. R or the wheel raises a square by a level, Shift+R lowers it.</source>
        <translation>Wähle eine Farbe und klicke dann jedes Quadrat an, das sie zeigt. R oder das Mausrad hebt ein Quadrat um eine Ebene, Umschalt+R senkt es.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: not all squares are connected.</source>
        <translation>Das lässt sich noch nicht auswerten: Nicht alle Quadrate hängen zusammen.</translation>
    </message>
    <message>
        <source>reduces the opponent’s best region to {points} (−{change})</source>
        <translation>senkt den Wert des besten gegnerischen Gebiets auf {points} (−{change})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region grow to {points} (+{change})</source>
        <translation>bringt das beste Gebiet des Gegners auf {points} (+{change})</translation>
    </message>
    <message numerus="yes">
        <source>protects %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>schützt %Ln&#xa0;Punkt vor der nächsten Kachel des Gegners</numerusform>
            <numerusform>schützt %Ln&#xa0;Punkte vor der nächsten Kachel des Gegners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take %Ln point(s) away</source>
        <translation>
            <numerusform>erlaubt dem Gegner, mit der nächsten Kachel %Ln&#xa0;Punkt wegzunehmen</numerusform>
            <numerusform>erlaubt dem Gegner, mit der nächsten Kachel %Ln&#xa0;Punkte wegzunehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>protects about %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>schützt etwa %Ln&#xa0;Punkt vor der nächsten Kachel des Gegners</numerusform>
            <numerusform>schützt etwa %Ln&#xa0;Punkte vor der nächsten Kachel des Gegners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take about %Ln point(s) away</source>
        <translation>
            <numerusform>erlaubt dem Gegner, mit der nächsten Kachel etwa %Ln&#xa0;Punkt wegzunehmen</numerusform>
            <numerusform>erlaubt dem Gegner, mit der nächsten Kachel etwa %Ln&#xa0;Punkte wegzunehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps the opponent’s next tile from reducing one’s own best region to {points}</source>
        <translation>schützt das eigene beste Gebiet vor der nächsten Kachel des Gegners (sonst nur noch {points} wert)</translation>
    </message>
    <message>
        <source>lets the opponent’s next tile reduce one’s own best region to {points}</source>
        <translation>setzt das eigene beste Gebiet der nächsten Kachel des Gegners aus (dann nur noch {points} wert)</translation>
    </message>
    <message>
        <source>keeps a suitable tile of the opponent from reducing one’s own best region to {points}</source>
        <translation>schützt das eigene beste Gebiet vor einer passenden Kachel des Gegners (sonst nur noch {points} wert)</translation>
    </message>
    <message>
        <source>lets a suitable tile of the opponent reduce one’s own best region to {points}</source>
        <translation>setzt das eigene beste Gebiet einer passenden Kachel des Gegners aus (dann nur noch {points} wert)</translation>
    </message>
    <message>
        <source>still keeps about {points} points after the opponent’s next tile</source>
        <translation>behält nach der nächsten Kachel des Gegners noch etwa {points} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>leaves the opponent’s next tile about %Ln point(s) less to gain</source>
        <translation>
            <numerusform>lässt den Gegner mit der nächsten Kachel etwa %Ln&#xa0;Punkt weniger holen</numerusform>
            <numerusform>lässt den Gegner mit der nächsten Kachel etwa %Ln&#xa0;Punkte weniger holen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile gain about %Ln point(s) more</source>
        <translation>
            <numerusform>lässt den Gegner mit der nächsten Kachel etwa %Ln&#xa0;Punkt mehr holen</numerusform>
            <numerusform>lässt den Gegner mit der nächsten Kachel etwa %Ln&#xa0;Punkte mehr holen</numerusform>
        </translation>
    </message>
    <message>
        <source>lets the opponent’s next tile raise their best region to about {points}</source>
        <translation>lässt den Gegner sein bestes Gebiet mit der nächsten Kachel auf etwa {points} bringen</translation>
    </message>
    <message>
        <source>covers squares of the opponent ({count})</source>
        <translation>überdeckt Quadrate des Gegners ({count})</translation>
    </message>
    <message>
        <source>builds up a second region ({points})</source>
        <translation>baut ein zweites Gebiet auf ({points})</translation>
    </message>
    <message>
        <source>lets one’s own best region rise in more places (+{count})</source>
        <translation>gibt dem eigenen besten Gebiet mehr Stellen zum Aufstocken (+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region fewer places to rise (−{count})</source>
        <translation>lässt dem eigenen besten Gebiet weniger Stellen zum Aufstocken (−{count})</translation>
    </message>
    <message>
        <source>makes one’s own best region harder to cut in two</source>
        <translation>macht es schwerer, das eigene beste Gebiet zu zerteilen</translation>
    </message>
    <message>
        <source>makes one’s own best region easier to cut in two</source>
        <translation>macht es leichter, das eigene beste Gebiet zu zerteilen</translation>
    </message>
    <message>
        <source>gives one’s own best region more room to grow (+{count})</source>
        <translation>gibt dem eigenen besten Gebiet mehr Platz zum Wachsen (+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region less room to grow (−{count})</source>
        <translation>lässt dem eigenen besten Gebiet weniger Platz zum Wachsen (−{count})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region easier to cut in two</source>
        <translation>macht es leichter, das beste Gebiet des Gegners zu zerteilen</translation>
    </message>
    <message>
        <source>makes the opponent’s best region harder to cut in two</source>
        <translation>macht es schwerer, das beste Gebiet des Gegners zu zerteilen</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region less room to grow (−{count})</source>
        <translation>lässt dem besten Gebiet des Gegners weniger Platz zum Wachsen (−{count})</translation>
    </message>
    <message>
        <source>gives the opponent’s best region more room to grow (+{count})</source>
        <translation>gibt dem besten Gebiet des Gegners mehr Platz zum Wachsen (+{count})</translation>
    </message>
    <message>
        <source>brings another region close enough to join</source>
        <translation>bringt ein weiteres Gebiet so nah heran, dass es sich verbinden lässt</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region fewer places to rise (−{count})</source>
        <translation>lässt dem besten Gebiet des Gegners weniger Stellen zum Aufstocken (−{count})</translation>
    </message>
    <message>
        <source>lets the opponent’s best region rise in more places (+{count})</source>
        <translation>gibt dem besten Gebiet des Gegners mehr Stellen zum Aufstocken (+{count})</translation>
    </message>
    <message>
        <source>joins regions of its colour</source>
        <translation>verbindet Gebiete seiner Farbe</translation>
    </message>
    <message>
        <source>makes one’s own best region grow to {points} (+{change})</source>
        <translation>bringt das eigene beste Gebiet auf {points} (+{change})</translation>
    </message>
    <message>
        <source>reduces one’s own best region to {points} (−{change})</source>
        <translation>senkt den Wert des eigenen besten Gebiets auf {points} (−{change})</translation>
    </message>
    <message>
        <source>cuts a region of the opponent</source>
        <translation>zerschneidet ein Gebiet des Gegners</translation>
    </message>
    <message>
        <source>cuts a region of its own colour</source>
        <translation>zerschneidet ein Gebiet der eigenen Farbe</translation>
    </message>
    <message>
        <source>{area} × {height} (does not count)</source>
        <translation>{area} × {height} (zählt nicht)</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Ein Anfang</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Beende eine Partie.</translation>
    </message>
    <message>
        <source>The third terrace</source>
        <translation>Die dritte Terrasse</translation>
    </message>
    <message>
        <source>Let a region of yours reach height three.</source>
        <translation>Bringe eines deiner Gebiete auf Höhe drei.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Der erste Sieg</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gewinne eine Partie.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Hier zu Hause</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Beende zehn Partien.</translation>
    </message>
    <message>
        <source>A first thirty</source>
        <translation>Die ersten dreißig</translation>
    </message>
    <message>
        <source>Finish with a region worth thirty points or more.</source>
        <translation>Beende eine Partie mit einem Gebiet, das mindestens dreißig Punkte wert ist.</translation>
    </message>
    <message>
        <source>The fifth terrace</source>
        <translation>Die fünfte Terrasse</translation>
    </message>
    <message>
        <source>Let a region of yours reach height five.</source>
        <translation>Bringe eines deiner Gebiete auf Höhe fünf.</translation>
    </message>
    <message>
        <source>As far as the eye can see</source>
        <translation>So weit das Auge reicht</translation>
    </message>
    <message>
        <source>Build a region of twenty-two squares or more.</source>
        <translation>Schaffe ein Gebiet aus mindestens zweiundzwanzig Quadraten.</translation>
    </message>
    <message>
        <source>High and wide</source>
        <translation>Hoch und weit</translation>
    </message>
    <message>
        <source>Finish with a region worth sixty points or more.</source>
        <translation>Beende die Partie mit einem Gebiet, das mindestens sechzig Punkte wert ist.</translation>
    </message>
    <message>
        <source>All of a piece</source>
        <translation>Aus einem Guss</translation>
    </message>
    <message>
        <source>Unite all your visible squares, at least eight, in one region.</source>
        <translation>Vereine alle deine sichtbaren Quadrate, mindestens acht, in einem Gebiet.</translation>
    </message>
    <message>
        <source>The keystone</source>
        <translation>Der Schlussstein</translation>
    </message>
    <message>
        <source>Lay a tile on three different tiles at level three or higher.</source>
        <translation>Lege eine Kachel auf Ebene drei oder höher auf drei verschiedene Kacheln.</translation>
    </message>
    <message>
        <source>A clean cut</source>
        <translation>Ein sauberer Schnitt</translation>
    </message>
    <message>
        <source>Take at least twenty-four points off your opponent’s best region with one tile.</source>
        <translation>Nimm dem besten Gebiet des Gegners mit einer einzigen Kachel mindestens vierundzwanzig Punkte.</translation>
    </message>
    <message>
        <source>Twice the view</source>
        <translation>Doppelte Aussicht</translation>
    </message>
    <message>
        <source>Win with at least twice your opponent’s points.</source>
        <translation>Gewinne mit mindestens doppelt so vielen Punkten wie dein Gegner.</translation>
    </message>
    <message>
        <source>You will play them in this order. Drag to rearrange, or use a suggested order: your colour early to build, neutral squares late to cut.</source>
        <translation>Du spielst sie in dieser Reihenfolge. Verschieb sie oder übernimm den Vorschlag: früh deine Farbe zum Bauen, spät neutrale Quadrate zum Zerteilen.</translation>
    </message>
    <message>
        <source>Use a suggested order</source>
        <translation>Vorschlag übernehmen</translation>
    </message>
    <message>
        <source>{square}, region {area} × {height}</source>
        <translation>{square}, Gebiet {area} × {height}</translation>
    </message>
    <message>
        <source>level {level}. {scores}</source>
        <translation>Ebene {level}. {scores}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>Ebene {level}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>{move}, {lie}. Red {red}, green {green}</source>
        <translation>{move}, {lie}. Rot {red}, Grün {green}</translation>
    </message>
    <message>
        <source>{move}, {lie}. It covers {squares}. Red {red}, green {green}</source>
        <translation>{move}, {lie}. Darunter: {squares}. Rot {red}, Grün {green}</translation>
    </message>
    <message>
        <source>{region}. Tiles left: {count}</source>
        <translation>{region}. Kacheln übrig: {count}</translation>
    </message>
    <message>
        <source>No region yet. Tiles left: {count}</source>
        <translation>Noch kein Gebiet. Kacheln übrig: {count}</translation>
    </message>
    <message>
        <source>{region}. Squares: {squares}</source>
        <translation>{region}. Quadrate: {squares}</translation>
    </message>
    <message>
        <source>{place}, level {level}</source>
        <translation>{place}, Ebene {level}</translation>
    </message>
    <message>
        <source>Row {place}, beginning {start}: {squares}</source>
        <translation>Reihe {place}, ab {start}: {squares}</translation>
    </message>
    <message>
        <source>Column {place}, beginning {start}: {squares}</source>
        <translation>Spalte {place}, ab {start}: {squares}</translation>
    </message>
    <message>
        <source>of the start square</source>
        <translation>des Startquadrats</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>{lie}, level {level}: {places}</source>
        <translation>{lie}, Ebene {level}: {places}</translation>
    </message>
    <message>
        <source>It doesn’t fit on top anywhere.</source>
        <translation>Auf andere Kacheln passt sie nirgends.</translation>
    </message>
    <message>
        <source>{player}, still to come: {tiles}</source>
        <translation>{player}, was noch kommt: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>You’re red. Only your best region counts: its squares times its height. After forty tiles, the more valuable region wins.</source>
        <translation>Du bist Rot. Nur dein bestes Gebiet zählt: seine Quadrate mal seine Höhe. Nach vierzig Kacheln gewinnt das wertvollere Gebiet.</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Dein Stapel</translation>
    </message>
    <message>
        <source>Your twenty tiles lie in a stack. In each turn you play the top one, whatever it is.</source>
        <translation>Deine zwanzig Kacheln liegen auf einem Stapel. In jedem Zug spielst du die oberste, egal welche es ist.</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Eigene Reihenfolge</translation>
    </message>
    <message>
        <source>You’ll play your twenty tiles in the order you set here. Take a suggested one, or drag tiles around. Then press “Ready”: after that, the order stays.</source>
        <translation>Deine zwanzig Kacheln spielst du in der Reihenfolge, die du hier festlegst. Übernimm einen Vorschlag oder verschieb die Kacheln. Drück dann „Fertig“: Danach steht die Reihenfolge fest.</translation>
    </message>
    <message>
        <source>Blind draw</source>
        <translation>Blind gezogen</translation>
    </message>
    <message>
        <source>Your tiles lie face down. In each turn you pick one of them unseen. Click any tile.</source>
        <translation>Deine Kacheln liegen verdeckt. In jedem Zug ziehst du eine blind. Klick auf irgendeine.</translation>
    </message>
    <message>
        <source>Three of your tiles lie open. Play whichever you like; the next one from your stack takes its place.</source>
        <translation>Drei deiner Kacheln liegen offen. Spiel, welche du willst; die nächste vom Stapel rückt nach.</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Leg eine Kachel</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it touches another, best with red beside red. Click the glowing place, or drag the tile there. R or the wheel turns it.</source>
        <translation>Leg deine Kachel so auf den Tisch, dass sie eine andere berührt, am besten Rot an Rot. Klick auf die leuchtende Stelle oder zieh die Kachel dorthin. R oder das Mausrad dreht sie.</translation>
    </message>
    <message>
        <source>It doesn’t fit like that. Turn it with R until it covers the glowing place.</source>
        <translation>So passt sie nicht. Dreh sie mit R, bis sie die leuchtende Stelle bedeckt.</translation>
    </message>
    <message>
        <source>To climb, a tile needs three squares of one level on at least two tiles. This one can’t, or it wouldn’t pay, so lay it beside the others, best with red beside red.</source>
        <translation>Hinauf kann eine Kachel nur auf drei Quadrate derselben Ebene, die zu mindestens zwei Kacheln gehören. Mit dieser geht das nicht, oder es lohnt sich nicht. Leg sie also neben die anderen, am besten Rot an Rot.</translation>
    </message>
    <message>
        <source>Your region</source>
        <translation>Dein Gebiet</translation>
    </message>
    <message>
        <source>Red squares that share a side form a region. Your best one is outlined, with its value beside it: squares times height.</source>
        <translation>Rote Quadrate mit gemeinsamer Seite bilden ein Gebiet. Dein bestes ist umrandet, sein Wert steht daneben: Quadrate mal Höhe.</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Hinauf</translation>
    </message>
    <message>
        <source>Now go up: lay your tile on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>Jetzt nach oben: Leg deine Kachel auf drei Quadrate derselben Ebene, die zu mindestens zwei Kacheln gehören. Nie Rot auf Grün. Dreh sie mit R, bis sie auf die leuchtende Stelle passt.</translation>
    </message>
    <message>
        <source>That’s not on top yet. Press U to take it back, or climb with the next.</source>
        <translation>Die Kachel liegt noch nicht oben. Nimm sie mit U zurück oder geh mit der nächsten hinauf.</translation>
    </message>
    <message>
        <source>You stay on the ground for now. Sooner or later it pays to climb.</source>
        <translation>Du bleibst vorerst unten. Früher oder später lohnt sich der Weg nach oben.</translation>
    </message>
    <message>
        <source>Height counts for the whole region</source>
        <translation>Höhe zählt fürs ganze Gebiet</translation>
    </message>
    <message>
        <source>One red square on level 2 makes the height 2 for its whole region: every square counts double. So build wide and high.</source>
        <translation>Ein rotes Quadrat auf Ebene 2 gibt dem ganzen Gebiet die Höhe 2: Jedes Quadrat zählt doppelt. Bau also in die Breite und in die Höhe.</translation>
    </message>
    <message>
        <source>Mind the gaps</source>
        <translation>Vorsicht, Lücken</translation>
    </message>
    <message>
        <source>You share the table. A neutral square may lie on any colour and cut a region in two. It’s safer to have more than one way across.</source>
        <translation>Ihr teilt euch den Tisch. Ein neutrales Quadrat darf auf jeder Farbe liegen und kann ein Gebiet zerteilen. Sicherer ist es, mehr als einen Übergang zu haben.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>Das war’s</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this one to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Jetzt kennst du das ganze Spiel. Spiel diese Partie zur Übung zu Ende oder beginne eine eigene. Klick auf die Glühbirne oder drück H, wann immer du einen Tipp möchtest.</translation>
    </message>
    <message>
        <source>Now go up: pick a tile and lay it on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>Jetzt nach oben: Deck eine Kachel auf und leg sie auf drei Quadrate derselben Ebene, die zu mindestens zwei Kacheln gehören. Nie Rot auf Grün. Dreh sie mit R, bis sie auf die leuchtende Stelle passt.</translation>
    </message>
    <message>
        <source>Lay a tile on the table so that it touches another, best with red beside red. Click the glowing tile and then the glowing place, or drag it there. R or the wheel turns it.</source>
        <translation>Leg eine Kachel so auf den Tisch, dass sie eine andere berührt, am besten Rot an Rot. Klick auf die leuchtende Kachel und dann auf die leuchtende Stelle, oder zieh sie dorthin. R oder das Mausrad dreht sie.</translation>
    </message>
    <message>
        <source>Area of the best region</source>
        <translation>Fläche des besten Gebiets</translation>
    </message>
    <message>
        <source>Added by its height</source>
        <translation>Zuwachs durch die Höhe</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>{title} by {designer} ({publisher})</source>
        <translation>{title} von {designer} ({publisher})</translation>
    </message>
    <message>
        <source>{title} by {designer}</source>
        <translation>{title} von {designer}</translation>
    </message>
    <message>
        <source>The rules are those of {origin}. This program is an unofficial implementation.</source>
        <translation>Es gelten die Regeln von {origin}. Dieses Programm ist eine inoffizielle Umsetzung.</translation>
    </message>
</context>
</TS>
