<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Harmony Desktop</source>
        <translation>Про Harmony Desktop</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
    <message>
        <source>Tile games to play on one computer: alone, against the computer, or with others around one screen. Nothing is sent anywhere; everything stays on this computer.</source>
        <translation>Ігри з плитками за одним комп’ютером: наодинці, проти комп’ютера чи компанією біля одного екрана. Програма нікуди нічого не надсилає: усе лишається на цьому комп’ютері.</translation>
    </message>
    <message>
        <source>This is an independent, unofficial implementation, not connected with the designers or publishers of the games. If you enjoy a game, please buy the original.</source>
        <translation>Це незалежна, неофіційна реалізація. Вона не пов’язана ні з авторами, ні з видавцями ігор. Якщо гра вам сподобалася, придбайте настільне видання.</translation>
    </message>
    <message>
        <source>The games and their designers</source>
        <translation>Ігри та їхні автори</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It uses the fonts Vazirmatn and Noto Sans (SIL Open Font License), the Lucide icons (ISC licence), animals from Microsoft’s Fluent Emoji (MIT licence), and Qt for Python (LGPL).</source>
        <translation>Це вільна програма за ліцензією MIT. У ній використано шрифти Vazirmatn і Noto Sans (SIL Open Font License), піктограми Lucide (ліцензія ISC), зображення тварин із Fluent Emoji від Microsoft (ліцензія MIT) та Qt for Python (LGPL).</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Якщо щось пішло не так</translation>
    </message>
    <message>
        <source>Errors are written to a log on this computer. The diagnostic information names versions only, nothing about you or your games.</source>
        <translation>Помилки записуються в журнал на цьому комп’ютері. У діагностичних даних є лише номери версій і нічого про вас чи ваші партії.</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Відкрити теку журналу</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>Скопіювати діагностичні дані</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Read all licences</source>
        <translation>Прочитати всі ліцензії</translation>
    </message>
    <message>
        <source>Open the handbook</source>
        <translation>Відкрити посібник</translation>
    </message>
</context>
<context>
    <name>AchievementsPanel</name>
    <message>
        <source>You earn them in the games you finish. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>Їх здобувають у завершених партіях. У перших трьох партіях кожної гри підказки не заважають, а далі рахуються лише партії без підказок.</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} із {all}</translation>
    </message>
    <message>
        <source>{game}: {count} of {all}</source>
        <translation>{game}: {count} із {all}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ще попереду</translation>
    </message>
    <message>
        <source>So far {count} of {goal}</source>
        <translation>Наразі {count} із {goal}</translation>
    </message>
    <message numerus="yes">
        <source>{day} · earned %Ln time(s)</source>
        <translation>
            <numerusform>{day}, усього %Ln&#xa0;раз</numerusform>
            <numerusform>{day}, усього %Ln&#xa0;рази</numerusform>
            <numerusform>{day}, усього %Ln&#xa0;разів</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
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
        <translation>Бали: {points}</translation>
    </message>
    <message numerus="yes">
        <source>brings %Ln more point(s) at once, but fewer in the end</source>
        <translation>
            <numerusform>одразу дає на %Ln&#xa0;бал більше, але в підсумку — менше</numerusform>
            <numerusform>одразу дає на %Ln&#xa0;бали більше, але в підсумку — менше</numerusform>
            <numerusform>одразу дає на %Ln&#xa0;балів більше, але в підсумку — менше</numerusform>
        </translation>
    </message>
    <message>
        <source>the obvious move is worse: {reason}</source>
        <translation>очевидний хід гірший: {reason}</translation>
    </message>
    <message>
        <source>{gain}, but {loss}</source>
        <translation>{gain}, але {loss}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>All decisions</source>
        <translation>Усі рішення</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Знайти найкращий хід</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Найкращий можливий результат</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>Очікуваний кінцевий рахунок</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Найдорожчі ходи</translation>
    </message>
    <message>
        <source>Where it was close</source>
        <translation>Де все було на межі</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Переглянути партію</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>The analysis could not be completed. Nothing has been lost.</source>
        <translation>Аналіз не вдалося завершити. Нічого не втрачено.</translation>
    </message>
    <message>
        <source>The Champion is analysing the game: {judged} of {total}</source>
        <translation>Чемпіон аналізує партію: {judged} з {total}</translation>
    </message>
    <message>
        <source>Stopped: {judged} of {total}</source>
        <translation>Зупинено: {judged} з {total}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;вдалий хід</numerusform>
            <numerusform>%Ln&#xa0;вдалі ходи</numerusform>
            <numerusform>%Ln&#xa0;вдалих ходів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best.</source>
        <translation>Кожен хід майже не поступався найкращому.</translation>
    </message>
    <message>
        <source>What cost most: {moves}.</source>
        <translation>Найбільше втрачено тут: {moves}.</translation>
    </message>
    <message>
        <source>Points that {name} lost by decisions: about {points}.</source>
        <translation>{name}: через невдалі ходи втрачено балів — приблизно {points}.</translation>
    </message>
    <message>
        <source>Points lost by your decisions: about {points}.</source>
        <translation>Через невдалі ходи ви втратили балів: приблизно {points}.</translation>
    </message>
    <message>
        <source>{name}: no points lost.</source>
        <translation>{name}: жодного втраченого бала.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %. Points lost: about {points}.</source>
        <translation>{name}: точність {percent}&#xa0;%. Втрачено балів: приблизно {points}.</translation>
    </message>
    <message>
        <source>You played {percent} % as well as the champion. Points lost: about {points}.</source>
        <translation>Ви зіграли на {percent}&#xa0;% рівня чемпіона. Втрачено балів: приблизно {points}.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %.</source>
        <translation>{name}: точність {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>move {number} ({points})</source>
        <translation>хід {number} ({points})</translation>
    </message>
    <message>
        <source>The ornament could be finished until move {number}; after it, no longer.</source>
        <translation>До ходу {number} орнамент ще можна було завершити, після нього — вже ні.</translation>
    </message>
    <message>
        <source>No decision put the ornament out of reach.</source>
        <translation>Жодне рішення не зробило орнамент недосяжним.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw {luck}.</source>
        <translation>Що вплинуло на графік: рішення {decisions}, везіння {luck}.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw and the others {luck}.</source>
        <translation>Що вплинуло на графік: рішення {decisions}, везіння та інші гравці {luck}.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>Майже не поступається найкращому ходу.</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Це був найкращий хід.</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Хід {number} з {count}</translation>
    </message>
    <message>
        <source>Move {number} of {count}, {name}</source>
        <translation>Хід {number} з {count}, {name}</translation>
    </message>
    <message>
        <source>After this, the ornament could no longer be finished.</source>
        <translation>Після цього орнамент уже не можна було завершити.</translation>
    </message>
    <message>
        <source>Points lost: {points}</source>
        <translation>Втрачено балів: {points}</translation>
    </message>
    <message>
        <source>Winning chance: {percent} %, margin {lead}</source>
        <translation>Шанс на перемогу: {percent}&#xa0;%, очікувана перевага {lead}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ваше</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Найкраще: {points}</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>Ваше: {points}</translation>
    </message>
    <message>
        <source>Played: {points}</source>
        <translation>Зіграно: {points}</translation>
    </message>
    <message>
        <source>Best move: {reasons}</source>
        <translation>Найкращий хід: {reasons}</translation>
    </message>
    <message>
        <source>Move played: {reasons}</source>
        <translation>Зіграний хід: {reasons}</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back. {task}</source>
        <translation>Хід скасовано. {task}</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Ваш хід.</translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>Backup</source>
        <translation>Резервна копія</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Зберегти все в резервну копію</translation>
    </message>
    <message>
        <source>Import a backup</source>
        <translation>Імпортувати резервну копію</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>Зберегти результати як таблицю</translation>
    </message>
    <message>
        <source>The backup is being written…</source>
        <translation>Резервна копія записується…</translation>
    </message>
    <message>
        <source>The table is being written…</source>
        <translation>Таблиця записується…</translation>
    </message>
    <message>
        <source>The backup is being imported…</source>
        <translation>Резервна копія імпортується…</translation>
    </message>
    <message>
        <source>Please wait until this is done: {work}</source>
        <translation>Зачекайте, доки це завершиться: {work}</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was changed.</source>
        <translation>Імпорт скасовано. Нічого не змінено.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Скасовано. Нічого не записано.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>Збережено: {path}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Зрозуміло</translation>
    </message>
    <message>
        <source>This file is not a backup. Nothing was changed.</source>
        <translation>Цей файл не є резервною копією. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This backup is damaged. Nothing was changed.</source>
        <translation>Ця резервна копія пошкоджена. Нічого не змінено.</translation>
    </message>
    <message>
        <source>This backup is from a newer version. Nothing was changed.</source>
        <translation>Ця резервна копія з новішої версії. Нічого не змінено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;завершена партія</numerusform>
            <numerusform>%Ln&#xa0;завершені партії</numerusform>
            <numerusform>%Ln&#xa0;завершених партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;незавершена партія</numerusform>
            <numerusform>%Ln&#xa0;незавершені партії</numerusform>
            <numerusform>%Ln&#xa0;незавершених партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) given up</source>
        <translation>
            <numerusform>%Ln&#xa0;покинута партія</numerusform>
            <numerusform>%Ln&#xa0;покинуті партії</numerusform>
            <numerusform>%Ln&#xa0;покинутих партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom set(s) or tile order(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;набір чи послідовність</numerusform>
            <numerusform>%Ln&#xa0;набори чи послідовності</numerusform>
            <numerusform>%Ln&#xa0;наборів чи послідовностей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished score pad(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;незавершений блокнот для підрахунку</numerusform>
            <numerusform>%Ln&#xa0;незавершені блокноти для підрахунку</numerusform>
            <numerusform>%Ln&#xa0;незавершених блокнотів для підрахунку</numerusform>
        </translation>
    </message>
    <message>
        <source>progress in puzzles and on the ladder</source>
        <translation>поступ у задачах і на драбині</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;гравець</numerusform>
            <numerusform>%Ln&#xa0;гравці</numerusform>
            <numerusform>%Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {things}.</source>
        <translation>Нове: {things}.</translation>
    </message>
    <message>
        <source>It contained nothing new.</source>
        <translation>У копії не було нічого нового.</translation>
    </message>
    <message>
        <source>Its settings are now in use.</source>
        <translation>Тепер діють налаштування з копії.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were already here.</source>
        <translation>
            <numerusform>%Ln&#xa0;партія тут уже була.</numerusform>
            <numerusform>%Ln&#xa0;партії тут уже були.</numerusform>
            <numerusform>%Ln&#xa0;партій тут уже було.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;результат не вдалося прочитати.</numerusform>
            <numerusform>%Ln&#xa0;результати не вдалося прочитати.</numerusform>
            <numerusform>%Ln&#xa0;результатів не вдалося прочитати.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s) cannot be played here.</source>
        <translation>
            <numerusform>%Ln&#xa0;незавершену партію не можна зіграти тут.</numerusform>
            <numerusform>%Ln&#xa0;незавершені партії не можна зіграти тут.</numerusform>
            <numerusform>%Ln&#xa0;незавершених партій не можна зіграти тут.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginnerRow</name>
    <message>
        <source>Who goes first</source>
        <translation>Хто починає</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
</context>
<context>
    <name>BotMessages</name>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>This computer player cannot play here: something it needs is missing.</source>
        <translation>Цей комп’ютерний гравець не може тут грати: бракує того, що йому потрібно.</translation>
    </message>
    <message>
        <source>No answer this time. Please try again.</source>
        <translation>Цього разу відповіді немає. Спробуйте ще раз.</translation>
    </message>
    <message>
        <source>This computer player cannot continue. Nothing has been lost.</source>
        <translation>Цей комп’ютерний гравець не може продовжити. Нічого не втрачено.</translation>
    </message>
    <message>
        <source>Continue with: {level}</source>
        <translation>Продовжити з рівнем: {level}</translation>
    </message>
    <message>
        <source>The computer player could not be started. Nothing has been lost; closing other programs may help.</source>
        <translation>Комп’ютерного гравця не вдалося запустити. Нічого не втрачено; спробуйте закрити інші програми.</translation>
    </message>
    <message>
        <source>The computer player is not responding. Nothing has been lost.</source>
        <translation>Комп’ютерний гравець не відповідає. Нічого не втрачено.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Nothing has been lost.</source>
        <translation>Комп’ютерний гравець перестав відповідати. Нічого не втрачено.</translation>
    </message>
</context>
<context>
    <name>BoxPart</name>
    <message>
        <source>Three numbers, such as 568</source>
        <translation>Три числа, наприклад 568</translation>
    </message>
    <message>
        <source>The tile’s three numbers</source>
        <translation>Три числа плитки</translation>
    </message>
    <message>
        <source>Symbols from my own box</source>
        <translation>Символи як у моїй коробці</translation>
    </message>
    <message>
        <source>Click a symbol on the board, or press S, to change it.</source>
        <translation>Щоб змінити символ, клацніть його на планшеті або натисніть S.</translation>
    </message>
    <message>
        <source>Tiles that differ from the standard set: {count}.</source>
        <translation>Плиток, що відрізняються від нашого набору: {count}.</translation>
    </message>
    <message>
        <source>There is no tile {numbers}.</source>
        <translation>Плитки {numbers} не існує.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Наступний місяць</translation>
    </message>
    <message>
        <source>Everyone gets the same deal on the same day (UTC). Only your first try on the day itself counts; missed days can be played as practice.</source>
        <translation>Щодня в усіх однакова роздача (день — за UTC). Зараховується лише ваша перша спроба в той самий день; пропущені дні можна зіграти для тренування.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;бал</numerusform>
            <numerusform>%Ln&#xa0;бали</numerusform>
            <numerusform>%Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Без перемоги</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Не зіграно</translation>
    </message>
    <message>
        <source>You have not played a daily game here yet.</source>
        <translation>Тут ви ще не грали в гру дня.</translation>
    </message>
    <message>
        <source>Days played: {days} · Current streak: {now} · Longest streak: {most} · Best: {best}</source>
        <translation>Зіграно днів: {days} · Поточна серія: {now} · Найдовша серія: {most} · Найкращий результат: {best}</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Ігри дня</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Add a card…</source>
        <translation>Додати карту…</translation>
    </message>
    <message>
        <source>Remove a card…</source>
        <translation>Прибрати карту…</translation>
    </message>
    <message>
        <source>{card} (spirit)</source>
        <translation>{card}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to the next player. This curtain hides what the others must not see.</source>
        <translation>Поступіться місцем наступному гравцеві. Завіса ховає те, чого інші бачити не мають.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>Я — {name}</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>Ходить {name}</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Calendar</source>
        <translation>Календар</translation>
    </message>
    <message>
        <source>{game}: not played yet</source>
        <translation>{game}: ще не зіграно</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Ігри дня</translation>
    </message>
    <message>
        <source>The same deal for everybody, every day</source>
        <translation>Щодня нова роздача, однакова для всіх</translation>
    </message>
    <message>
        <source>Still to play: {games}</source>
        <translation>Ще не зіграно: {games}</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Pieces</source>
        <translation>Компоненти</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Points</source>
        <translation>Бали</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>від {first} до {last}</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Переглянути партію</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Зберегти зображення…</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Найкращий можливий результат</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Та сама роздача</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поділитися</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
    <message>
        <source>Next: deal {number}</source>
        <translation>Далі: роздача {number}</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>Зберегти партію…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message numerus="yes">
        <source>New achievement(s): {names}</source>
        <translation>
            <numerusform>Нове досягнення: {names}</numerusform>
            <numerusform>Нові досягнення: {names}</numerusform>
            <numerusform>Нові досягнення: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Score of each round</source>
        <translation>Бали за кожен раунд</translation>
    </message>
    <message>
        <source>Final boards</source>
        <translation>Планшети наприкінці гри</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Аналіз партії</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Копіювати результат</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%Ln sun(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;сонечко</numerusform>
            <numerusform>%Ln&#xa0;сонечка</numerusform>
            <numerusform>%Ln&#xa0;сонечок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %Ln point(s)</source>
        <translation>
            <numerusform>Ви виграли! Перевага — %Ln&#xa0;бал</numerusform>
            <numerusform>Ви виграли! Перевага — %Ln&#xa0;бали</numerusform>
            <numerusform>Ви виграли! Перевага — %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the tie-break</source>
        <translation>Балів порівну, але виграли ви</translation>
    </message>
    <message>
        <source>A draw between you and {names}</source>
        <translation>Нічия: ви та {names}</translation>
    </message>
    <message>
        <source>You and {names} share the win</source>
        <translation>Ви та {names} ділите перемогу</translation>
    </message>
    <message numerus="yes">
        <source>You lost by %Ln point(s)</source>
        <translation>
            <numerusform>Ви програли: забракло %Ln&#xa0;бала</numerusform>
            <numerusform>Ви програли: забракло %Ln&#xa0;балів</numerusform>
            <numerusform>Ви програли: забракло %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the tie-break</source>
        <translation>Балів порівну, але програли ви</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %Ln point(s)</source>
        <translation>
            <numerusform>{name} перемагає. Перевага — %Ln&#xa0;бал</numerusform>
            <numerusform>{name} перемагає. Перевага — %Ln&#xa0;бали</numerusform>
            <numerusform>{name} перемагає. Перевага — %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie-break</source>
        <translation>Балів порівну, але перемагає {name}</translation>
    </message>
    <message>
        <source>A draw between {names}</source>
        <translation>Нічия: {names}</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} ділять перемогу</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} та {last}</translation>
    </message>
    <message>
        <source>Practice game: the result does not count.</source>
        <translation>Тренувальна партія: результат не зараховується.</translation>
    </message>
    <message>
        <source>Played with hints: no record is set.</source>
        <translation>Партія з підказками: рекорд не зараховується.</translation>
    </message>
    <message>
        <source>Your first game of this kind</source>
        <translation>Ваша перша така партія</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>Ваш найкращий результат</translation>
    </message>
    <message>
        <source>As good as your best</source>
        <translation>Нарівні з вашим найкращим результатом</translation>
    </message>
    <message>
        <source>Your second best</source>
        <translation>Друге місце серед ваших результатів</translation>
    </message>
    <message>
        <source>Your third best</source>
        <translation>Третє місце серед ваших результатів</translation>
    </message>
    <message numerus="yes">
        <source>Better than {beaten} of your last %Ln game(s)</source>
        <translation>
            <numerusform>Краще, ніж у {beaten} з вашої останньої %Ln&#xa0;партії</numerusform>
            <numerusform>Краще, ніж у {beaten} з останніх %Ln&#xa0;партій</numerusform>
            <numerusform>Краще, ніж у {beaten} з останніх %Ln&#xa0;партій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to the next sun</source>
        <translation>
            <numerusform>%Ln&#xa0;бал до наступного сонечка</numerusform>
            <numerusform>%Ln&#xa0;бали до наступного сонечка</numerusform>
            <numerusform>%Ln&#xa0;балів до наступного сонечка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind your best</source>
        <translation>
            <numerusform>%Ln&#xa0;бал до вашого найкращого результату</numerusform>
            <numerusform>%Ln&#xa0;бали до вашого найкращого результату</numerusform>
            <numerusform>%Ln&#xa0;балів до вашого найкращого результату</numerusform>
        </translation>
    </message>
    <message>
        <source>One win from the next level: {level}</source>
        <translation>Ще одна перемога до наступного рівня: {level}</translation>
    </message>
    <message>
        <source>From now on your progress will show here.</source>
        <translation>Відтепер тут буде видно, як змінюються ваші результати.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) before this one</source>
        <translation>
            <numerusform>%Ln&#xa0;партія до цієї</numerusform>
            <numerusform>%Ln&#xa0;партії до цієї</numerusform>
            <numerusform>%Ln&#xa0;партій до цієї</numerusform>
        </translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>найкраще: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln above your average of {mean}</source>
        <translation>
            <numerusform>на %Ln&#xa0;бал більше за ваше середнє ({mean})</numerusform>
            <numerusform>на %Ln&#xa0;бали більше за ваше середнє ({mean})</numerusform>
            <numerusform>на %Ln&#xa0;балів більше за ваше середнє ({mean})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln below your average of {mean}</source>
        <translation>
            <numerusform>на %Ln&#xa0;бал менше за ваше середнє ({mean})</numerusform>
            <numerusform>на %Ln&#xa0;бали менше за ваше середнє ({mean})</numerusform>
            <numerusform>на %Ln&#xa0;балів менше за ваше середнє ({mean})</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly your average of {mean}</source>
        <translation>дорівнює вашому середньому ({mean})</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Гра дня</translation>
    </message>
    <message numerus="yes">
        <source>You scored %Ln point(s)</source>
        <translation>
            <numerusform>Ви набрали %Ln&#xa0;бал</numerusform>
            <numerusform>Ви набрали %Ln&#xa0;бали</numerusform>
            <numerusform>Ви набрали %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Save a picture</source>
        <translation>Зберегти зображення</translation>
    </message>
    <message>
        <source>Picture saved: {path}</source>
        <translation>Зображення збережено: {path}</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>Не вдалося зберегти зображення в цьому місці.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Зображення в буфері обміну.</translation>
    </message>
    <message>
        <source>{game}: {points} points as a team</source>
        <translation>{game}: разом балів — {points}</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти партію</translation>
    </message>
    <message>
        <source>The game could not be saved there.</source>
        <translation>Не вдалося зберегти партію в цьому місці.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Avatar {number}</source>
        <translation>Аватар {number}</translation>
    </message>
</context>
<context>
    <name>FoldedLines</name>
    <message numerus="yes">
        <source>Not counted: %Ln</source>
        <translation>
            <numerusform>Не враховано: %Ln</numerusform>
            <numerusform>Не враховано: %Ln</numerusform>
            <numerusform>Не враховано: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{players} players · {minutes} min · with a tutorial</source>
        <translation>Гравців: {players} · {minutes} хв · є навчання</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>With examples from the rulebook</source>
        <translation>З наочними прикладами</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Гра дня</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календар</translation>
    </message>
    <message>
        <source>The daily games of other days</source>
        <translation>Ігри інших днів</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Five new ones every day</source>
        <translation>П’ять нових щодня</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Драбина</translation>
    </message>
    <message>
        <source>Thirty deals, three stars each</source>
        <translation>Тридцять роздач, по три зірки за кожну</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Блокнот для підрахунку</translation>
    </message>
    <message>
        <source>Score a game you played at the table</source>
        <translation>Порахувати бали партії за справжнім столом</translation>
    </message>
    <message>
        <source>Today’s game is waiting</source>
        <translation>Сьогоднішню ще не зіграно</translation>
    </message>
    <message>
        <source>Today: {result}</source>
        <translation>Сьогодні: {result}</translation>
    </message>
    <message>
        <source>{players} players · {minutes} min</source>
        <translation>Гравців: {players} · {minutes} хв</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>Change the setup</source>
        <translation>Змінити налаштування партії</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренування</translation>
    </message>
    <message>
        <source>As last time: {setup}</source>
        <translation>Як минулого разу: {setup}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ваші здобутки</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>A first game that shows you how</source>
        <translation>Перша партія з поясненнями</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Переглянути</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Аналізувати</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Видалити назавжди</translation>
    </message>
    <message>
        <source>Starred games only</source>
        <translation>Лише партії із зіркою</translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>Зазирнути в кошик</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>Інші дії з партією</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Кошик</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>Знайдені партії</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Останні партії</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Кошик порожній.</translation>
    </message>
    <message>
        <source>No matching games. Search for a name, a title, points or a game.</source>
        <translation>Такої партії немає. Шукайте за іменем, назвою, балами чи грою.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Перейменувати…</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>Зняти зірку</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Позначити зіркою</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Зберегти у файл…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Покласти в кошик</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message>
        <source>Name for this game</source>
        <translation>Як назвете цю партію?</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти партію</translation>
    </message>
    <message>
        <source>The game is in the bin.</source>
        <translation>Партія в кошику.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Програма</translation>
    </message>
    <message>
        <source>The rules and keyboard shortcuts, as shown in the program. This is an independent, unofficial implementation of five tile games.</source>
        <translation>Правила та клавіші — такі, як їх показує програма. Це незалежна неофіційна реалізація п’яти ігор із плитками.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Головна</translation>
    </message>
    <message>
        <source>Home shows the games you can continue, the five games with your best result, and what today has for you. Click a game to open its page: Play starts it with the players and options of last time.</source>
        <translation>На головній — партії, які можна продовжити, п’ять ігор із вашим найкращим результатом і те, що чекає на вас сьогодні. Клацніть гру, щоб відкрити її сторінку: «Грати» починає партію з тими самими гравцями й варіантами, що й минулого разу.</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>Ігри дня</translation>
    </message>
    <message>
        <source>Every game has one deal a day that is the same for everybody. Your first try on the day itself counts; the calendar keeps the results, and missed days can be played as practice. A streak is the number of days on which you have finished at least one of the five.</source>
        <translation>У кожній грі щодня одна роздача, однакова для всіх. Зараховується ваша перша спроба в той самий день; календар зберігає результати, а пропущені дні можна зіграти для тренування. Серія — це скільки днів поспіль ви завершували хоча б одну з п’яти ігор.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>A puzzle is a position in which one decision is clearly the best. Five a day are the same for everybody, and the whole collection is sorted by theme and difficulty. A wrong try says what it gives away, and you may try again; your first try counts for your puzzle rating.</source>
        <translation>Задача — це позиція, у якій один хід явно кращий за всі інші. Щодня на вас чекають п’ять задач, однакових для всіх, а всю збірку впорядковано за темою та складністю. Після хибної спроби видно, чого вона коштує, і можна спробувати ще раз; на ваш рейтинг у задачах впливає лише перша спроба.</translation>
    </message>
    <message>
        <source>After the analysis of a game, its costliest moves come back as puzzles: after 1, 3, 7 and 21 days, until you find them.</source>
        <translation>Після аналізу партії ходи, що коштували найбільше, повертаються як задачі: через 1, 3, 7 і 21 день, доки ви їх не розв’яжете.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Драбина</translation>
    </message>
    <message>
        <source>Every game has thirty fixed deals that become harder. A deal has three targets, each worth a star: points that an easy, a hard and a champion player made of it, or opponents of growing strength.</source>
        <translation>У кожній грі є тридцять сталих роздач, дедалі складніших. У кожній роздачі три цілі, по зірці за кожну: набрати стільки балів, скільки на ній здобули гравці легкого й складного рівнів та чемпіон, або перемогти дедалі сильніших суперників.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Points are compared only within one variant, with the same number of players and the same rules: means, bests and charts always name what they are of. A game in which you took hints is shown but is never a best. Against each opponent you see how often you finished ahead and behind, over all their levels.</source>
        <translation>Бали порівнюються лише між партіями одного варіанта, з однаковою кількістю гравців і за тими самими правилами; біля середніх значень, найкращих результатів і діаграм завжди вказано, яких партій вони стосуються. Партію з підказками показано, але найкращим результатом вона не стане. Для кожного суперника видно, скільки разів ви завершили партію попереду нього, а скільки — позаду, на всіх його рівнях разом.</translation>
    </message>
    <message>
        <source>In My games you can filter by game, variant, person, opponent and level, or type any of them into the search field. The results can be saved as a table (CSV) for spreadsheets.</source>
        <translation>У «Моїх партіях» можна відібрати партії за грою, варіантом, гравцем, суперником і рівнем або ввести будь-що з цього в поле пошуку. Результати можна зберегти як таблицю (CSV).</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message>
        <source>You earn achievements in the games you finish and see your progress where it can be counted. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>Досягнення здобувають у завершених партіях; де поступ можна порахувати, його показано. У перших трьох партіях кожної гри підказки не заважають, а далі рахуються лише партії без підказок.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Блокнот для підрахунку</translation>
    </message>
    <message>
        <source>The score pad counts a game you played with the box. Put the pieces on the boards, type the names above them, and add the game to your results. A pad you leave is kept as a draft.</source>
        <translation>Блокнот рахує бали партії, зіграної за справжнім столом. Викладіть компоненти на планшети, впишіть над ними імена й додайте партію до результатів. Незаповнений до кінця блокнот зберігається як чернетка.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Резервна копія</translation>
    </message>
    <message>
        <source>Everything stays on this computer. In Settings you can write a backup of all your games, results, settings and players into one file, and import it elsewhere: it adds what is missing there and overwrites nothing.</source>
        <translation>Усе лишається на цьому комп’ютері. У налаштуваннях можна зберегти резервну копію всіх партій, результатів, налаштувань і гравців в один файл та імпортувати її на іншому комп’ютері: додасться те, чого там бракує, і нічого не буде перезаписано.</translation>
    </message>
</context>
<context>
    <name>HandbookDesk</name>
    <message>
        <source>Opening the handbook…</source>
        <translation>Відкриваємо посібник…</translation>
    </message>
</context>
<context>
    <name>HindsightPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Перебіг</translation>
    </message>
    <message>
        <source>Player and round</source>
        <translation>Гравець і раунд</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}, раунд {round}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>Цього не вдалося з’ясувати.</translation>
    </message>
    <message>
        <source>Searching for the best that was possible: {done} %</source>
        <translation>Шукаємо найкращий можливий результат: {done}&#xa0;%</translation>
    </message>
    <message>
        <source>The best board with these tiles: {possible} points. {name}: {played}.</source>
        <translation>Найкраща розкладка цих плиток: {possible}. {name}: {played}.</translation>
    </message>
    <message>
        <source>Estimated best: {possible} points. {name}: {played}.</source>
        <translation>Приблизно можна було набрати: {possible}. {name}: {played}.</translation>
    </message>
    <message>
        <source>There is no better one: every other board was ruled out.</source>
        <translation>Кращої немає: усі інші розкладки відкинуто.</translation>
    </message>
    <message>
        <source>Found by playing on with full knowledge of what was to come. This score could have been reached; there may have been an even better one.</source>
        <translation>Програма дограла партію, знаючи наперед усе, що мало випасти. Такого результату можна було досягти; можливо, був і кращий.</translation>
    </message>
    <message>
        <source>Best board</source>
        <translation>Найкраща розкладка</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Приблизна оцінка</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Найкращий можливий результат</translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message>
        <source>With a hint, this game sets no record.</source>
        <translation>З підказкою ця партія не зараховується до рекордів.</translation>
    </message>
    <message>
        <source>A hint shows the solution; it will not count as found.</source>
        <translation>Підказка покаже розв’язок, тож задачу не буде зараховано.</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>Показати підказку</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Обмірковуємо підказку…</translation>
    </message>
    <message>
        <source>No hint could be found this time. Please try again.</source>
        <translation>Цього разу підказки не знайшлося. Спробуйте ще раз.</translation>
    </message>
    <message>
        <source>Other moves</source>
        <translation>Інші ходи</translation>
    </message>
    <message>
        <source>About as good.</source>
        <translation>Майже так само добре.</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s) less than the best.</source>
        <translation>
            <numerusform>Приблизно на %Ln&#xa0;бал менше, ніж дає найкращий хід.</numerusform>
            <numerusform>Приблизно на %Ln&#xa0;бали менше, ніж дає найкращий хід.</numerusform>
            <numerusform>Приблизно на %Ln&#xa0;балів менше, ніж дає найкращий хід.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other moves are about as good.</source>
        <translation>Інші ходи майже так само добрі.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>To the start</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На хід уперед</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>До останнього ходу</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>Показаний хід</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} з {all}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play back</source>
        <translation>Відтворити ходи</translation>
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
        <translation>Ігри з плитками для одного столу й одного екрана</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити партію</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>Щодня п’ять нових у кожній грі, однакових для всіх</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Розв’язувати</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>Показати %Ln</numerusform>
            <numerusform>Показати всі %Ln</numerusform>
            <numerusform>Показати всі %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon this game</source>
        <translation>Покинути партію</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>Гра дня</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавіатурні скорочення</translation>
    </message>
    <message>
        <source>About Harmony Desktop</source>
        <translation>Про Harmony Desktop</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Відкрити файл…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Go between hand, board and the other boards</source>
        <translation>Перейти між своїми плитками чи жетонами, планшетом і планшетами інших гравців</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Клавіша Tab</translation>
    </message>
    <message>
        <source>Move over the cells</source>
        <translation>Рухатися клітинками</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Клавіші зі стрілками</translation>
    </message>
    <message>
        <source>Pick up, place, activate</source>
        <translation>Узяти, покласти, натиснути</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Клавіша Enter</translation>
    </message>
    <message>
        <source>Put back, leave</source>
        <translation>Повернути, вийти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Клавіша Esc</translation>
    </message>
    <message>
        <source>Turn what you hold</source>
        <translation>Обернути те, що в руці</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>До наступного елемента</translation>
    </message>
    <message>
        <source>Activate the control</source>
        <translation>Виконати те, що на ньому написано</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавіатурні скорочення</translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message>
        <source>Played here before</source>
        <translation>Уже грали тут</translation>
    </message>
</context>
<context>
    <name>LadderMap</name>
    <message numerus="yes">
        <source>Deal {number}, %Ln star(s)</source>
        <translation>
            <numerusform>Роздача {number}, %Ln&#xa0;зірка</numerusform>
            <numerusform>Роздача {number}, %Ln&#xa0;зірки</numerusform>
            <numerusform>Роздача {number}, %Ln&#xa0;зірок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <translation>Драбина</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} із {all}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Соло</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln partner(s)</source>
        <translation>
            <numerusform>З %Ln&#xa0;напарником</numerusform>
            <numerusform>З %Ln&#xa0;напарниками</numerusform>
            <numerusform>З %Ln&#xa0;напарниками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %Ln opponent(s)</source>
        <translation>
            <numerusform>Проти %Ln&#xa0;суперника</numerusform>
            <numerusform>Проти %Ln&#xa0;суперників</numerusform>
            <numerusform>Проти %Ln&#xa0;суперників</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat strength {strength} of 100</source>
        <translation>Перемога (сила гри {strength} зі 100)</translation>
    </message>
    <message>
        <source>A win earns all three stars</source>
        <translation>Перемога дає всі три зірки</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;бал</numerusform>
            <numerusform>%Ln&#xa0;бали</numerusform>
            <numerusform>%Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %Ln point(s)</source>
        <translation>
            <numerusform>Ваш найкращий результат: %Ln&#xa0;бал</numerusform>
            <numerusform>Ваш найкращий результат: %Ln&#xa0;бали</numerusform>
            <numerusform>Ваш найкращий результат: %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastMessage</name>
    <message>
        <source>Last message</source>
        <translation>Останнє повідомлення</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
</context>
<context>
    <name>MacMenu</name>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A saved game is damaged and was set aside, not deleted: {path}</source>
        <translation>Одну зі збережених партій пошкоджено. Її не видалено, а відкладено: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged. It has been kept as {path}, and a new list has been started.</source>
        <translation>Список результатів пошкоджено. Його збережено як {path}, а відтепер ведеться новий.</translation>
    </message>
    <message>
        <source>A saved game is from another version and was left untouched: {path}</source>
        <translation>Одну з партій збережено в іншій версії програми, тож її залишено без змін: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, so you start again. The damaged file was kept: {path}</source>
        <translation>Ваш поступ у задачах і на драбині не вдалося прочитати, тож доведеться почати спочатку. Пошкоджений файл збережено: {path}</translation>
    </message>
    <message>
        <source>This file cannot be read: {path}</source>
        <translation>Не вдається прочитати файл: {path}</translation>
    </message>
    <message>
        <source>{name} is not a saved game.</source>
        <translation>Файл {name} не є збереженою партією.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of this program.</source>
        <translation>Файл {name} створено новішою версією програми.</translation>
    </message>
    <message>
        <source>{name} uses rules this version does not know.</source>
        <translation>Партію у файлі {name} зіграно за правилами, яких ця версія не знає.</translation>
    </message>
    <message>
        <source>{name} uses settings this game does not offer.</source>
        <translation>У файлі {name} вказано налаштування, яких у цій грі немає.</translation>
    </message>
    <message>
        <source>{name} contains a move that is not allowed: move {move}.</source>
        <translation>У файлі {name} є хід не за правилами: хід {move}.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити партію</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>Партію покинуто.</translation>
    </message>
    <message>
        <source>Harmony Desktop is not in your applications menu yet.</source>
        <translation>Harmony Desktop ще немає у вашому меню програм.</translation>
    </message>
    <message>
        <source>Add to menu</source>
        <translation>Додати до меню</translation>
    </message>
    <message>
        <source>Harmony Desktop is in your applications menu now.</source>
        <translation>Тепер Harmony Desktop є у вашому меню програм.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Повернути</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file cannot be moved, so changes will not be saved: {path}</source>
        <translation>Ваші налаштування не вдалося прочитати, тому діють типові. Пошкоджений файл неможливо перемістити, тож зміни не зберігаються: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; all others are as before. The damaged file was kept: {path}</source>
        <translation>Частину ваших налаштувань не вдалося прочитати; решта діє, як і раніше. Пошкоджений файл збережено: {path}</translation>
    </message>
    <message numerus="yes">
        <source>The list of results was damaged. %Ln result(s) could be saved and are listed as before. The damaged list was kept: {path}</source>
        <translation>
            <numerusform>Список результатів був пошкоджений. Вдалося врятувати %Ln&#xa0;результат, він знову в списку. Пошкоджений список збережено: {path}</numerusform>
            <numerusform>Список результатів був пошкоджений. Вдалося врятувати %Ln&#xa0;результати, вони знову в списку. Пошкоджений список збережено: {path}</numerusform>
            <numerusform>Список результатів був пошкоджений. Вдалося врятувати %Ln&#xa0;результатів, вони знову в списку. Пошкоджений список збережено: {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program to open this with: {path}</source>
        <translation>Немає програми, яка може це відкрити: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder was damaged. What could be saved is there as before. The damaged file was kept: {path}</source>
        <translation>Ваш поступ у задачах і на драбині було пошкоджено. Усе, що вдалося врятувати, на місці, як і раніше. Пошкоджений файл збережено: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, and the damaged file cannot be moved: {path}</source>
        <translation>Ваш поступ у задачах і на драбині не вдалося прочитати, а пошкоджений файл не вдається перемістити: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder is from a newer version. It was left untouched, and changes will not be saved: {path}</source>
        <translation>Ваш поступ у задачах і на драбині — з новішої версії. Його залишено без змін, а нові зміни не зберігаються: {path}</translation>
    </message>
    <message>
        <source>A saved game is damaged, and it could not be set aside: {path}</source>
        <translation>Збережену партію пошкоджено, і відкласти її не вдалося: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged, and it could not be set aside: {path}</source>
        <translation>Список результатів пошкоджено, і відкласти його не вдалося: {path}</translation>
    </message>
    <message>
        <source>The score pad you left could not be read, so it is empty. The damaged file was kept: {path}</source>
        <translation>Незавершений блокнот для підрахунку не вдалося прочитати, тож тепер він порожній. Пошкоджений файл збережено: {path}</translation>
    </message>
    <message>
        <source>A file is damaged, and it could not be set aside: {path}</source>
        <translation>Файл пошкоджено, і відкласти його не вдалося: {path}</translation>
    </message>
    <message>
        <source>The score pad you left is from a newer version and was left untouched: {path}</source>
        <translation>Незавершений блокнот для підрахунку — з новішої версії, його залишено без змін: {path}</translation>
    </message>
    <message>
        <source>Your settings are from a newer version. They were left untouched, and changes will not be saved: {path}</source>
        <translation>Ваші налаштування — з новішої версії. Їх залишено без змін, а нові зміни не зберігаються: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read. They were left untouched, and changes will not be saved: {path}</source>
        <translation>Ваші налаштування неможливо прочитати. Їх залишено без змін, а нові зміни не зберігаються: {path}</translation>
    </message>
    <message>
        <source>The list of results is from a newer version and was left untouched: {path}</source>
        <translation>Список результатів — з новішої версії, його залишено без змін: {path}</translation>
    </message>
    <message>
        <source>Another program is using the list of results. Trying again: {path}</source>
        <translation>Список результатів зайнятий іншою програмою. Спробуємо ще раз: {path}</translation>
    </message>
    <message>
        <source>A saved game was played under earlier rules and was left untouched: {path}</source>
        <translation>Збережену партію зіграно за попередніми правилами, тож її залишено без змін: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to read this: {path}</source>
        <translation>Немає дозволу на читання: {path}</translation>
    </message>
    <message>
        <source>This is not an ordinary file: {path}</source>
        <translation>Це не звичайний файл: {path}</translation>
    </message>
    <message>
        <source>This name is too long for the disk: {path}</source>
        <translation>Ця назва задовга для диска: {path}</translation>
    </message>
    <message>
        <source>This cannot be saved at the moment: {path}</source>
        <translation>Зараз це неможливо зберегти: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so this cannot be saved: {path}</source>
        <translation>Диск заповнено, тому це неможливо зберегти: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to write here: {path}</source>
        <translation>Немає дозволу на запис: {path}</translation>
    </message>
    <message>
        <source>Something went wrong here. What happened is in the log, which About can open.</source>
        <translation>Тут щось пішло не так. Що сталося, записано в журналі: його можна відкрити на сторінці «Про програму».</translation>
    </message>
    <message>
        <source>This cannot be removed at the moment: {path}</source>
        <translation>Зараз це неможливо видалити: {path}</translation>
    </message>
    <message>
        <source>{name} was played under earlier rules: it is kept, but cannot be shown here.</source>
        <translation>{name}: зіграно за попередніми правилами. Запис збережено, але показати його тут не можна.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ця партія</translation>
    </message>
    <message>
        <source>Ladder, deal {number}: no star yet. Try it again whenever you like.</source>
        <translation>Драбина, роздача {number}: ще без зірки. Спробуйте ще раз, коли захочете.</translation>
    </message>
    <message numerus="yes">
        <source>Ladder, deal {number}: %Ln star(s)</source>
        <translation>
            <numerusform>Драбина, роздача {number}: %Ln&#xa0;зірка</numerusform>
            <numerusform>Драбина, роздача {number}: %Ln&#xa0;зірки</numerusform>
            <numerusform>Драбина, роздача {number}: %Ln&#xa0;зірок</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet. Trying again automatically.</source>
        <translation>Ще не збережено. Програма спробує ще раз сама.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>Знову все збережено.</translation>
    </message>
    <message>
        <source>Your last moves could not be saved and will be lost. Close anyway?</source>
        <translation>Останні ходи не вдалося зберегти, і вони будуть втрачені. Усе одно закрити?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Залишитися</translation>
    </message>
    <message>
        <source>A backup is still being read or written. Close all the same? Nothing is changed then.</source>
        <translation>Резервна копія ще читається або записується. Усе одно закрити? Тоді нічого не зміниться.</translation>
    </message>
    <message>
        <source>Harmony Desktop is already open but not responding. Please close that window first.</source>
        <translation>Програму Harmony Desktop уже відкрито, але вона не відповідає. Спершу закрийте те вікно.</translation>
    </message>
    <message>
        <source>These games are open on another computer, {host}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>Ці партії відкрито на іншому комп’ютері: {host}. Якщо те вікно закрито або теку скопійовано звідти, їх можна відкрити тут. Два відкриті вікна перезаписували б партії одне одного.</translation>
    </message>
    <message>
        <source>These games have been open on another computer, {host}, since {day}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>Ці партії відкрито на іншому комп’ютері, {host}, відтоді: {day}. Якщо те вікно закрито або теку скопійовано звідти, їх можна відкрити тут. Два відкриті вікна перезаписували б партії одне одного.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>Відкрити тут</translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>Не відкривати</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>Для цього бракує пам’яті.</translation>
    </message>
    <message>
        <source>There are no costly moves to practise yet. Finish a game and have it analysed.</source>
        <translation>Ще немає ходів для тренування. Дограйте партію до кінця й запустіть її аналіз.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file was kept: {path}</source>
        <translation>Не вдалося прочитати ваші налаштування, тому діють типові. Пошкоджений файл збережено: {path}</translation>
    </message>
</context>
<context>
    <name>MyGamesCard</name>
    <message>
        <source>Every game you finish is kept here.</source>
        <translation>Тут зберігається кожна завершена партія.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
</context>
<context>
    <name>MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>Мої партії</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Пошук партій</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Діаграми як таблиці</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>Зберегти й поділитися</translation>
    </message>
    <message>
        <source>The results cannot be read at the moment. Nothing has been lost.</source>
        <translation>Зараз результати не вдається прочитати. Нічого з них не втрачено.</translation>
    </message>
    <message>
        <source>No games here yet. Every game you finish is saved: its board, its points and every move.
Play one, then come back to look at it.</source>
        <translation>Тут ще порожньо. Кожна завершена партія зберігається: розкладка, бали й кожен хід.
Зіграйте партію, а потім поверніться її переглянути.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;результат не вдалося прочитати.</numerusform>
            <numerusform>%Ln&#xa0;результати не вдалося прочитати.</numerusform>
            <numerusform>%Ln&#xa0;результатів не вдалося прочитати.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the charts as a picture…</source>
        <translation>Зберегти діаграми як зображення…</translation>
    </message>
    <message>
        <source>Save the results as a table (CSV)…</source>
        <translation>Зберегти результати як таблицю (CSV)…</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Зберегти все в резервну копію…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>Імпортувати резервну копію…</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Зберегти зображення</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>Не вдалося зберегти зображення в цьому місці.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Гравець {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Проти комп’ютера</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>Для перших партій</translation>
    </message>
    <message>
        <source>With the computer</source>
        <translation>Разом із комп’ютером</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>За одним екраном</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренування</translation>
    </message>
    <message>
        <source>Undo freely at any time; the result does not count.</source>
        <translation>Ходи можна скасовувати будь-коли; результат не зараховується.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Номер роздачі</translation>
    </message>
    <message>
        <source>random</source>
        <translation>випадковий</translation>
    </message>
    <message>
        <source>New to this game? Learn it by playing, in five minutes.</source>
        <translation>Ще не грали в цю гру? Навчіться за п’ять хвилин, просто граючи.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Почати</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The same number always deals the same game, so you can replay it or compare with friends. You can also paste a result someone has sent you.</source>
        <translation>Той самий номер завжди дає ту саму роздачу: її можна переграти або порівняти результати з друзями. Сюди ж можна вставити результат, який вам надіслали.</translation>
    </message>
</context>
<context>
    <name>NewsCards</name>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Показати ще раз</translation>
    </message>
</context>
<context>
    <name>NextTable</name>
    <message>
        <source>Next game</source>
        <translation>Наступна партія</translation>
    </message>
    <message>
        <source>Choose who plays with you next time.</source>
        <translation>Виберіть, з ким гратимете наступного разу.</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Even match</source>
        <translation>Рівний суперник</translation>
    </message>
    <message numerus="yes">
        <source>Partners of this level make about %Ln point(s) together.</source>
        <translation>
            <numerusform>Напарники цього рівня разом здобувають приблизно %Ln&#xa0;бал.</numerusform>
            <numerusform>Напарники цього рівня разом здобувають приблизно %Ln&#xa0;бали.</numerusform>
            <numerusform>Напарники цього рівня разом здобувають приблизно %Ln&#xa0;балів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s).</source>
        <translation>
            <numerusform>Приблизно %Ln&#xa0;бал.</numerusform>
            <numerusform>Приблизно %Ln&#xa0;бали.</numerusform>
            <numerusform>Приблизно %Ln&#xa0;балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins about {share} of 10 games against the level below.</source>
        <translation>Виграє приблизно {share} з 10 партій проти нижчого рівня.</translation>
    </message>
    <message>
        <source>Gentle at first; then as strong as you are.</source>
        <translation>Спершу піддається, а далі грає на вашому рівні.</translation>
    </message>
    <message>
        <source>As strong as you are: strength {strength}.</source>
        <translation>Такий сильний, як ви: сила гри {strength}.</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>Прибрати останнього гравця</translation>
    </message>
    <message>
        <source>Clear this board</source>
        <translation>Очистити цей планшет</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>{game}: score pad</source>
        <translation>{game}: блокнот для підрахунку</translation>
    </message>
    <message>
        <source>Add to my results</source>
        <translation>Зберегти серед результатів</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Відкрити та зберегти</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Ім’я гравця</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Копіювати позицію</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Вставити позицію</translation>
    </message>
    <message>
        <source>Save the position…</source>
        <translation>Зберегти позицію…</translation>
    </message>
    <message>
        <source>Open a position…</source>
        <translation>Відкрити позицію…</translation>
    </message>
    <message>
        <source>This cannot be scored yet.</source>
        <translation>Підрахувати ще не можна.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message numerus="yes">
        <source>Places filled: {there} of %Ln. Add it as it is?</source>
        <translation>
            <numerusform>Заповнено {there} із %Ln&#xa0;місця. Зберегти як є?</numerusform>
            <numerusform>Заповнено {there} із %Ln&#xa0;місць. Зберегти як є?</numerusform>
            <numerusform>Заповнено {there} із %Ln&#xa0;місць. Зберегти як є?</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been entered for {players}. Add it as it is?</source>
        <translation>Ще не заповнено: {players}. Зберегти як є?</translation>
    </message>
    <message>
        <source>Add as it is</source>
        <translation>Зберегти як є</translation>
    </message>
    <message>
        <source>Keep filling it in</source>
        <translation>Заповнювати далі</translation>
    </message>
    <message>
        <source>Added to your results as a game played at the table.</source>
        <translation>Збережено серед результатів як партію за справжнім столом.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>Позиція в буфері обміну.</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>Позиції (*.json)</translation>
    </message>
    <message>
        <source>This is not a position from this game, or it cannot be scored.</source>
        <translation>Це не позиція цієї гри, або її не можна підрахувати.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Вид балів</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>Skip this move</source>
        <translation>Пропустити цей хід</translation>
    </message>
</context>
<context>
    <name>PointsOverTime</name>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Балів у середньому</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>{day}: {games} games, {least} to {most} points</source>
        <translation>{day}: партій — {games}, балів — від {least} до {most}</translation>
    </message>
    <message>
        <source>{day}: {points} points</source>
        <translation>{day}: балів — {points}</translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message>
        <source>Next position</source>
        <translation>Наступна позиція</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>Цього разу чемпіон не відповів.</translation>
    </message>
    <message>
        <source>The Champion is thinking…</source>
        <translation>Чемпіон обмірковує ваш хід…</translation>
    </message>
    <message>
        <source>Find the best move. Points lost here in your game: {points}.</source>
        <translation>Знайдіть найкращий хід. Тут у вашій партії втрачено балів: {points}.</translation>
    </message>
    <message>
        <source>Best move ({points}): {move}</source>
        <translation>Найкращий хід ({points}): {move}</translation>
    </message>
    <message>
        <source>Better than in your game. Points lost: {points}. Best move: {move}</source>
        <translation>Краще, ніж у вашій партії. Втрачено балів: {points}. Найкращий хід: {move}</translation>
    </message>
    <message>
        <source>Points lost: {points}. Best move: {move}</source>
        <translation>Втрачено балів: {points}. Найкращий хід: {move}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Найкращий хід!</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Найкраще: {points}</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>Ваше: {points}</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Показати розв’язок</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
</context>
<context>
    <name>ProfileLine</name>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Забути цього гравця</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>Вибрати аватар</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Everyone whose name has been entered in “New game”. Pick them there with one click.</source>
        <translation>Усі, чиї імена вводили на сторінці «Нова гра». Там їх можна вибрати одним клацанням.</translation>
    </message>
    <message>
        <source>Enter a name in New game and it will be remembered here.</source>
        <translation>Введіть ім’я на сторінці «Нова гра», і воно тут запам’ятається.</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Show the solution</source>
        <translation>Показати розв’язок</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Наступна задача</translation>
    </message>
    <message>
        <source>Puzzle {place}</source>
        <translation>Задача {place}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Right! After a hint, it does not count.</source>
        <translation>Правильно! Але після підказки задачу не зараховано.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>Цього разу чемпіон не відповів.</translation>
    </message>
    <message>
        <source>Let’s see…</source>
        <translation>Подивімося…</translation>
    </message>
    <message>
        <source>One move here is clearly better than all others. Find it!</source>
        <translation>Один хід тут явно кращий за всі інші. Знайдіть його!</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Правильно!</translation>
    </message>
    <message>
        <source>Not yet: after this the game can no longer be won.</source>
        <translation>Поки що ні: після цього партію вже не виграти.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: this gives away %Ln point(s).</source>
        <translation>
            <numerusform>Поки що ні: так ви втрачаєте %Ln&#xa0;бал.</numerusform>
            <numerusform>Поки що ні: так ви втрачаєте %Ln&#xa0;бали.</numerusform>
            <numerusform>Поки що ні: так ви втрачаєте %Ln&#xa0;балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move ({move}): {reasons}</source>
        <translation>Очевидний хід ({move}): {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Every other move gives away at least %Ln point(s).</source>
        <translation>
            <numerusform>Будь-який інший хід гірший щонайменше на %Ln&#xa0;бал.</numerusform>
            <numerusform>Будь-який інший хід гірший щонайменше на %Ln&#xa0;бали.</numerusform>
            <numerusform>Будь-який інший хід гірший щонайменше на %Ln&#xa0;балів.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move: {reasons}</source>
        <translation>Очевидний хід: {reasons}</translation>
    </message>
    <message>
        <source>Every other move loses the game.</source>
        <translation>Будь-який інший хід веде до поразки.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}</source>
        <translation>Ваш рейтинг: близько {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change})</source>
        <translation>Ваш рейтинг: {rating} ({change})</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Розв’язок</translation>
    </message>
    <message>
        <source>Obvious</source>
        <translation>Очевидний хід</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Драбина</translation>
    </message>
    <message>
        <source>Today’s five</source>
        <translation>П’ять на сьогодні</translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>З ваших партій</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>За темою</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>За складністю</translation>
    </message>
    <message>
        <source>{count} of {all} solved</source>
        <translation>Розв’язано {count} із {all}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Розв’язано</translation>
    </message>
    <message>
        <source>Only the first try at each puzzle counts.</source>
        <translation>У кожній задачі зараховується лише перша спроба.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>Ще не розв’язано</translation>
    </message>
    <message>
        <source>Puzzle {place}: {state}</source>
        <translation>Задача {place}: {state}</translation>
    </message>
    <message numerus="yes">
        <source>The same for everybody. %Ln still to solve.</source>
        <translation>
            <numerusform>Однакові для всіх. Залишилася %Ln&#xa0;задача.</numerusform>
            <numerusform>Однакові для всіх. Залишилося %Ln&#xa0;задачі.</numerusform>
            <numerusform>Однакові для всіх. Залишилося %Ln&#xa0;задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>All solved. New ones come tomorrow.</source>
        <translation>Усе розв’язано. Завтра будуть нові.</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Серія: %Ln&#xa0;день</numerusform>
            <numerusform>Серія: %Ln&#xa0;дні</numerusform>
            <numerusform>Серія: %Ln&#xa0;днів</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Розв’язувати</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Розв’язати ще раз</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не вдалося</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again.</source>
        <translation>
            <numerusform>%Ln&#xa0;невдалий хід із ваших партій — спробуйте ще раз.</numerusform>
            <numerusform>%Ln&#xa0;невдалі ходи з ваших партій — спробуйте ще раз.</numerusform>
            <numerusform>%Ln&#xa0;невдалих ходів із ваших партій — спробуйте ще раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing due today. %Ln will come back.</source>
        <translation>
            <numerusform>На сьогодні нічого. Згодом повернеться %Ln&#xa0;хід.</numerusform>
            <numerusform>На сьогодні нічого. Згодом повернуться %Ln&#xa0;ходи.</numerusform>
            <numerusform>На сьогодні нічого. Згодом повернеться %Ln&#xa0;ходів.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a finished game analysed: what cost you points comes back here after 1, 3, 7 and 21 days.</source>
        <translation>Запустіть аналіз завершеної партії: ходи, що коштували вам балів, повернуться сюди через 1, 3, 7 і 21 день.</translation>
    </message>
    <message>
        <source>about {rating}</source>
        <translation>близько {rating}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Ask: whose turn, what to do, the points</source>
        <translation>Запит: чий хід, що робити, бали</translation>
    </message>
    <message>
        <source>Ask: the last moves</source>
        <translation>Запит: останні ходи</translation>
    </message>
    <message>
        <source>Ask: my board</source>
        <translation>Запит: мій планшет</translation>
    </message>
    <message>
        <source>Ask: the others’ boards</source>
        <translation>Запит: планшети інших</translation>
    </message>
    <message>
        <source>Ask: this row or line</source>
        <translation>Запит: цей ряд або лінія</translation>
    </message>
    <message>
        <source>Ask: where is this colour, number or piece</source>
        <translation>Запит: де цей колір, число, плитка чи жетон</translation>
    </message>
    <message>
        <source>Ask: what is left</source>
        <translation>Запит: що лишилося</translation>
    </message>
    <message>
        <source>Read the last message</source>
        <translation>Прочитати останнє повідомлення</translation>
    </message>
    <message>
        <source>Nothing to report here.</source>
        <translation>Тут нема чого сказати.</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating {rating} ± {deviation}</source>
        <translation>Рейтинг {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>Rating {rating} ± {deviation} ({change})</source>
        <translation>Рейтинг {rating} ± {deviation} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Похибка</translation>
    </message>
</context>
<context>
    <name>ReachedWords</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;партія</numerusform>
            <numerusform>%Ln&#xa0;партії</numerusform>
            <numerusform>%Ln&#xa0;партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>Найкраще: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;гравець</numerusform>
            <numerusform>%Ln&#xa0;гравці</numerusform>
            <numerusform>%Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>Середнє: {points}</translation>
    </message>
    <message>
        <source>Won: {count}</source>
        <translation>Виграно: {count}</translation>
    </message>
    <message>
        <source>You lead {name} {score}</source>
        <translation>{name}: ви ведете {score}</translation>
    </message>
    <message>
        <source>{name} leads {score}</source>
        <translation>Попереду {name}, {score}</translation>
    </message>
    <message>
        <source>Level with {name}, {score}</source>
        <translation>{name}: порівну, {score}</translation>
    </message>
    <message>
        <source>{more} : {fewer}</source>
        <translation>{more} : {fewer}</translation>
    </message>
    <message>
        <source>the champion made {points}</source>
        <translation>у чемпіона {points}</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>Щодня п’ять нових у кожній грі, однакових для всіх</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again</source>
        <translation>
            <numerusform>%Ln&#xa0;невдалий хід із ваших партій — спробуйте ще раз</numerusform>
            <numerusform>%Ln&#xa0;невдалі ходи з ваших партій — спробуйте ще раз</numerusform>
            <numerusform>%Ln&#xa0;невдалих ходів із ваших партій — спробуйте ще раз</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} today: {count} of {all}</source>
        <translation>{game} сьогодні: {count} з {all}</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>Серія: %Ln&#xa0;день</numerusform>
            <numerusform>Серія: %Ln&#xa0;дні</numerusform>
            <numerusform>Серія: %Ln&#xa0;днів</numerusform>
        </translation>
    </message>
    <message>
        <source>Last: {game} · {result}</source>
        <translation>Остання: {game} · {result}</translation>
    </message>
    <message>
        <source>{count} of {all} achievements</source>
        <translation>Досягнення: {count} із {all}</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Варіант</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Рівень</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Період</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>Усі варіанти</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Будь-яка кількість гравців</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;гравець</numerusform>
            <numerusform>%Ln&#xa0;гравці</numerusform>
            <numerusform>%Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Усі гравці</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>За весь час</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Останні 7 днів</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Останні 30 днів</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Останні 12 місяців</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Усі суперники</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Усі рівні</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Earlier rules</source>
        <translation>Попередні правила</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Програно</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Спільна перемога</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>Перемога (+{points})</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Поразка (−{points})</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Учора</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>Із зіркою</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>Next round</source>
        <translation>Наступний раунд</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>Пошук у правилах</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Попередній збіг</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Наступний збіг</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
</context>
<context>
    <name>RunningWords</name>
    <message>
        <source>alone</source>
        <translation>соло</translation>
    </message>
    <message>
        <source>together</source>
        <translation>разом</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>сьогодні, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>учора, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;хід</numerusform>
            <numerusform>%Ln&#xa0;ходи</numerusform>
            <numerusform>%Ln&#xa0;ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;бал</numerusform>
            <numerusform>%Ln&#xa0;бали</numerusform>
            <numerusform>%Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>ходить {name}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>{points}, highest</source>
        <translation>{points}, найкраще</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Playing style</source>
        <translation>Стиль гри</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Player type</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Прибрати це місце</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>Місце {number}: {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Прибрати: {name}</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>Вибрати іншого персонажа</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>Вибрати аватар</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
</context>
<context>
    <name>SetEditorPage</name>
    <message>
        <source>Edit a set</source>
        <translation>Редагування набору</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Колір</translation>
    </message>
    <message>
        <source>Choose a colour and click the spaces of the strips. With keys: the arrows move, 1 to 6 lay a colour.</source>
        <translation>Виберіть колір і клацайте місця на смужках. З клавіатури: стрілки — рух, 1–6 — колір.</translation>
    </message>
    <message>
        <source>Values of the windows</source>
        <translation>Значення вікон</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Бік А</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Бік Б</translation>
    </message>
    <message>
        <source>Window {number}</source>
        <translation>Вікно {number}</translation>
    </message>
    <message>
        <source>The bonus counts panes in all windows</source>
        <translation>Бонус рахує скельця в усіх вікнах</translation>
    </message>
    <message>
        <source>Otherwise it counts only the panes in complete windows, as we read the rules.</source>
        <translation>Інакше він рахує лише скельця завершених вікон: так ми розуміємо правила.</translation>
    </message>
    <message>
        <source>Broken-glass track</source>
        <translation>Шкала битого скла</translation>
    </message>
    <message>
        <source>Starting at 0 and going down, one number per step.</source>
        <translation>Від нуля донизу: по одному числу на крок.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Front of the strips</source>
        <translation>Лицьовий бік смужок</translation>
    </message>
    <message>
        <source>Back of the strips</source>
        <translation>Зворотний бік смужок</translation>
    </message>
    <message>
        <source>{face}, strip {strip}, space {space}: {colour}</source>
        <translation>{face}, смужка {strip}, клітинка {space}: {colour}</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message>
        <source>Make my own set</source>
        <translation>Створити власний набір</translation>
    </message>
    <message>
        <source>Set from the last game</source>
        <translation>Набір з останньої партії</translation>
    </message>
    <message>
        <source>{file}: {problem} The standard set will be used instead.</source>
        <translation>{file}: {problem} Натомість обрано стандартний набір.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Редагувати</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Імпортувати…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Експортувати…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублювати</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>Мій набір</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>Імпорт набору</translation>
    </message>
    <message>
        <source>Export the set</source>
        <translation>Експорт набору</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Play aids</source>
        <translation>Допомога під час гри</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>Мова інтерфейсу</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Системна</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Відтворювати звуки</translation>
    </message>
    <message>
        <source>This version was installed without sound. Install the package with sound to get it.</source>
        <translation>У цій збірці немає звуку. Установіть пакунок зі звуком.</translation>
    </message>
    <message>
        <source>Symbols as well as colours</source>
        <translation>Символи на додачу до кольорів</translation>
    </message>
    <message>
        <source>Pieces also carry clear numbers and symbols, so you never have to rely on colour alone.</source>
        <translation>На плитках, жетонах і скельцях є ще й чіткі числа та символи, тож не доведеться покладатися лише на колір.</translation>
    </message>
    <message>
        <source>Points for a placement</source>
        <translation>Бали за хід</translation>
    </message>
    <message>
        <source>See what a placement would score before you make it.</source>
        <translation>Поки ви обираєте місце, видно, скільки балів воно принесе одразу.</translation>
    </message>
    <message>
        <source>What is still in the bag</source>
        <translation>Що лишилося в торбинці</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координати</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board, also in the list of moves.</source>
        <translation>Літери й числа по краях планшета, а також у списку ходів.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>A number for how strongly you play each game, after a game and in the statistics.</source>
        <translation>Число, що показує вашу силу в кожній грі: після партії й у статистиці.</translation>
    </message>
    <message>
        <source>Shows how many unseen pieces of each kind are left. Press B during a game to turn this on or off.</source>
        <translation>Показувати, скільки плиток чи жетонів кожного виду ще не з’явилося. Під час гри це вмикає й вимикає клавіша B (латинська).</translation>
    </message>
    <message>
        <source>Your games and data</source>
        <translation>Ваші партії й дані</translation>
    </message>
    <message>
        <source>A backup is one file with your games, results, settings and players. Importing it adds what is missing here and overwrites nothing.</source>
        <translation>Резервна копія — це один файл із вашими партіями, результатами, налаштуваннями й гравцями. Імпорт додає те, чого тут бракує, і нічого не перезаписує.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Зберегти все в резервну копію…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>Імпортувати резервну копію…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Відкрити теку даних</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Посібник</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>Підтверджувати розміщення</translation>
    </message>
    <message>
        <source>The first click or tap shows where a piece would lie, the second one places it. Harmonia has a switch of its own.</source>
        <translation>Перше клацання чи дотик показує, куди ляже плитка чи жетон, друге — кладе. Для Harmonia є окремий перемикач.</translation>
    </message>
    <message>
        <source>Letter keys need Alt</source>
        <translation>Літерні клавіші лише з Alt</translation>
    </message>
    <message>
        <source>For speech input and unsteady hands: a letter or digit alone does nothing at a table; together with Alt it does what it says.</source>
        <translation>Для голосового введення й для тих, у кого тремтять руки: за столом літера чи цифра сама нічого не робить, лише разом з Alt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Other players’ moves</source>
        <translation>Ходи інших</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Покроково</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Одразу</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>Opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Ви попереду</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Ви позаду</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Зіграно</translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;бал</numerusform>
            <numerusform>%Ln&#xa0;бали</numerusform>
            <numerusform>%Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak: {count} days</source>
        <translation>Днів поспіль: {count}</translation>
    </message>
    <message>
        <source>{game} – daily game, {day}</source>
        <translation>{game} — гра дня, {day}</translation>
    </message>
</context>
<context>
    <name>StatisticsCards</name>
    <message>
        <source>Points over time</source>
        <translation>Динаміка балів</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Розподіл</translation>
    </message>
    <message>
        <source>ahead : behind, all levels</source>
        <translation>попереду ви : попереду суперник, усі рівні разом</translation>
    </message>
    <message>
        <source>● won   ○ lost</source>
        <translation>● перемога   ○ поразка</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} more than before.</source>
        <translation>Ваші останні {count} партій: у середньому {mean}, на {more} більше, ніж раніше.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} fewer than before.</source>
        <translation>Ваші останні {count} партій: у середньому {mean}, на {more} менше, ніж раніше.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, the same as before.</source>
        <translation>Ваші останні {count} партій: у середньому {mean}, як і раніше.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>зіграно</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
    </message>
    <message>
        <source>best</source>
        <translation>найкраще</translation>
    </message>
    <message>
        <source>average</source>
        <translation>у середньому</translation>
    </message>
    <message>
        <source>win streak</source>
        <translation>серія перемог</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>найдовша серія</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>сонечка</translation>
    </message>
    <message>
        <source>most suns</source>
        <translation>найбільше сонечок</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>The Champion</source>
        <translation>Чемпіон</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;партія</numerusform>
            <numerusform>%Ln&#xa0;партії</numerusform>
            <numerusform>%Ln&#xa0;партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>The medium level has {medium}. With {more} more you win three games in four.</source>
        <translation>Середній рівень має {medium}. Маючи на {more} більше, ви виграєте три партії з чотирьох.</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>Проти кожного суперника</translation>
    </message>
    <message>
        <source>{variant}. The Champion scores {more} more here: {kind}.</source>
        <translation>{variant}. Тут чемпіон набирає на {more} більше: {kind}.</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>Звідки ваші бали</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;гравець</numerusform>
            <numerusform>%Ln&#xa0;гравці</numerusform>
            <numerusform>%Ln&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Середнє</translation>
    </message>
    <message>
        <source>Earlier rules</source>
        <translation>Попередні правила</translation>
    </message>
    <message>
        <source>By game and variant</source>
        <translation>За іграми та варіантами</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Put back.</source>
        <translation>Повернуто на місце.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>View</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Share and save</source>
        <translation>Поділитися й зберегти</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Undo</source>
        <translation>Скасувати хід</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Показати ще раз</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>На хід уперед</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Збільшити</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Зменшити</translation>
    </message>
    <message>
        <source>Fit the table to the window</source>
        <translation>Показати весь стіл у вікні</translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation>Озвучити стан партії</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>Зберегти зображення…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Копіювати зображення</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Зберегти партію як…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Найкращий можливий результат</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Навчання</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>На головну</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Покроково</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Одразу</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Аналіз партії</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Знайти найкращий хід</translation>
    </message>
    <message>
        <source>Play back from the start, or pause</source>
        <translation>Відтворити ходи від початку або зупинити</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Бічна панель</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>Копіювати результат як текст</translation>
    </message>
    <message>
        <source>Restart with the same deal</source>
        <translation>Переграти цю роздачу</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>Нова роздача, ті самі гравці</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Take back as practice</source>
        <translation>Скасувати й тренуватися</translation>
    </message>
    <message>
        <source>You have not moved yet, so there is nothing to take back.</source>
        <translation>Ви ще не ходили: скасовувати нічого.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Press Esc again to leave. Your game is saved.</source>
        <translation>Натисніть Esc ще раз, щоб вийти. Партію збережено.</translation>
    </message>
    <message>
        <source>Press Esc again to leave.</source>
        <translation>Натисніть Esc ще раз, щоб вийти.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. Friends can paste it into “New game”.</source>
        <translation>Результат у буфері обміну. Друзі можуть вставити його на сторінці «Нова гра».</translation>
    </message>
    <message>
        <source>It would lie here. Press again to place it.</source>
        <translation>Ляже тут. Натисніть ще раз, щоб покласти.</translation>
    </message>
    <message>
        <source>Something new has been revealed since then. You can still take this back as practice, but then the game no longer counts.</source>
        <translation>Після цього ходу ви вже побачили щось нове: плитку, жетони чи чужий хід. Скасувати свій хід можна лише для тренування: партія тоді не зараховуватиметься.</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Аналіз партії</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Replay: move {number} of {all}</source>
        <translation>Перегляд партії: хід {number} із {all}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} обмірковує хід…</translation>
    </message>
    <message>
        <source>The round is over. Press Enter or click to continue.</source>
        <translation>Раунд завершено. Щоб продовжити, натисніть Enter або клацніть мишею.</translation>
    </message>
    <message>
        <source>Step by step: click or press Enter to see the next move.</source>
        <translation>Крок за кроком: клацніть або натисніть Enter, щоб побачити наступний хід.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, ваш хід</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>Ходить {name}</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад до партії</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Наступний хід</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Practice: undo freely, the result does not count</source>
        <translation>Тренування: ходи можна скасовувати, результат не зараховується</translation>
    </message>
    <message>
        <source>With hints: no record is set</source>
        <translation>З підказками: рекорд не зараховується</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>Гра дня, {day}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Hints are free in your first three games. Later, a game with hints sets no record.</source>
        <translation>У перших трьох партіях користуйтеся підказками скільки завгодно. Згодом партія з підказками до рекордів не зараховуватиметься.</translation>
    </message>
    <message>
        <source>The tutorial goes on as soon as you’ve done it.</source>
        <translation>Щойно зробите це, підемо далі.</translation>
    </message>
    <message>
        <source>You’ve already done this.</source>
        <translation>Це ви вже зробили.</translation>
    </message>
    <message>
        <source>You’ve already done the next step, so let’s go on.</source>
        <translation>Наступний крок ви вже зробили, тож рушаймо далі.</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>Вийти з навчання</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>WholeRulesPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Правила гри «{game}»</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Навчання</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Larger text</source>
        <translation>Більший текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Менший текст</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>Звичайний розмір тексту</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>На весь екран</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавіатурні скорочення</translation>
    </message>
</context>
<context>
    <name>harmonia</name>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Each of the six sides of a tile is either light green or bears ornament. There are fourteen possible kinds, with six tiles of each: 84 in all. Tiles may be rotated, but not flipped.</source>
        <translation>Кожна з шести сторін плитки або світло-зелена, або з орнаментом. Усі можливі поєднання зводяться до чотирнадцяти видів, і кожного виду є шість плиток: разом 84. Плитки можна обертати, але не перевертати.</translation>
    </message>
    <message>
        <source>The ornament on a tile’s sides always joins in its middle. The blank tile has none.</source>
        <translation>Орнамент від усіх сторін плитки завжди сходиться посередині. Є й плитка зовсім без орнаменту.</translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>Плитки гравців</translation>
    </message>
    <message>
        <source>Sixty tiles are dealt: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six. The remaining 24 stay out of the game, and nobody sees them.</source>
        <translation>Роздають шістдесят плиток: двом гравцям по 30, трьом по 20, чотирьом по 15, п’ятьом по 12, шістьом по 10. Решта 24 лишаються поза грою, і їх ніхто не бачить.</translation>
    </message>
    <message>
        <source>Your tiles stand behind your screen. You may describe them and point at tiles of the layout as often as you like, at any time, but you may not show them. You can say how many tiles of a kind you have, announce your whole hand, ask for a cell to be left or filled, ask for room for a tile, or point at a tile. If you know what a partner has, you can ask for one of those tiles on a certain cell. Several requests can be open at once, and you can take them back. Computer partners know exactly what you have told them about your hand.</source>
        <translation>Ваші плитки стоять за ширмою. Описувати їх і вказувати на плитки викладки можна будь-коли й скільки завгодно, але показувати свої плитки не можна. Ви можете сказати, скільки у вас плиток певного виду, назвати всі свої плитки, попросити залишити чи заповнити клітинку, попросити місце для плитки або вказати на плитку. Якщо ви знаєте, які плитки має напарник, можна попросити його викласти одну з них на певну клітинку. Прохань водночас може бути кілька, і їх можна відкликати. Напарники, за яких грає комп’ютер, знають про ваші плитки лише те, що ви сказали.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>A tile that fits nowhere</source>
        <translation>Плитка, яка нікуди не підходить</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, the game is lost at once. So look before you show it.</source>
        <translation>Якщо показана плитка нікуди не підходить, гру одразу програно. Тож спершу придивіться, а вже тоді показуйте.</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, it is a misfit tile: it is set aside and costs 10 points. It also counts as unused at the end, so it costs 12 in all.</source>
        <translation>Якщо показана плитка нікуди не підходить, це непідхожа плитка: її відкладають, і ви втрачаєте 10 балів. Наприкінці вона ще й рахується як невикористана, тож загалом ви втрачаєте 12.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The game ends when all tiles have been played, or earlier if everyone agrees. Before showing a tile, the player whose turn it is may propose the end. The others are then asked one after another. If all agree, the game is over; at the first refusal it goes on, and the end cannot be proposed again that turn.</source>
        <translation>Партія закінчується, коли зіграно всі плитки, або раніше, якщо ви так домовитеся. Гравець, чий зараз хід, може запропонувати завершити партію, поки не показав плитки. Тоді по черзі питають решту. Якщо всі згодні, партію завершено; після першої ж відмови вона триває, і в цей хід пропонувати це вдруге не можна.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>You win if at the end the layout is a regular hexagon with four tiles a side, that is 37 tiles and not one more, and its whole outer border is light green. How the ornaments run inside does not matter.</source>
        <translation>Ви перемагаєте, якщо наприкінці викладка — правильний шестикутник із чотирма плитками на стороні, тобто рівно 37 плиток і жодної зайвої, а весь його зовнішній край світло-зелений. Як проходять орнаменти всередині, не має значення.</translation>
    </message>
    <message>
        <source>Points for the shape</source>
        <translation>Бали за форму</translation>
    </message>
    <message>
        <source>You begin with 10 points for each player. Then look at the outline of the layout: a hexagon with equal sides gives 50, a triangle or a rhombus with equal sides 30, any other outline with a mirror axis 20, any other 10. A layout that encloses an empty cell gives nothing for its shape.</source>
        <translation>Спочатку ви отримуєте по 10 балів за кожного гравця. Далі дивіться на обрис викладки: рівносторонній шестикутник дає 50, рівносторонній трикутник або ромб — 30, будь-який інший обрис із віссю симетрії — 20, решта — 10. Якщо викладка оточує порожню клітинку, балів за форму немає.</translation>
    </message>
    <message>
        <source>If the whole outer border is light green, the points for the shape count three times.</source>
        <translation>Якщо весь зовнішній край світло-зелений, бали за форму потроюються.</translation>
    </message>
    <message>
        <source>Points for patterns</source>
        <translation>Бали за візерунки</translation>
    </message>
    <message>
        <source>Tiles whose ornaments join make a pattern. A pattern counts if it is closed and symmetric. Closed: each of its ornament sides touches another tile. Symmetric: some straight line mirrors it exactly, tiles and ornaments. The line may run through the tiles, through their corners or along their sides.</source>
        <translation>Плитки, орнаменти яких з’єднуються, утворюють візерунок. Він приносить бали, якщо замкнений і симетричний. Замкнений: кожна його сторона з орнаментом прилягає до іншої плитки. Симетричний: є пряма, відносно якої він точно віддзеркалюється — і плитки, і орнаменти. Ця пряма може проходити через самі плитки, через їхні кути або вздовж сторін.</translation>
    </message>
    <message>
        <source>A pattern of three tiles gives 10, of four to six tiles 20, of seven or more 60. Smaller ones give nothing.</source>
        <translation>Візерунок із трьох плиток дає 10 балів, із чотирьох, п’яти чи шести — 20, із семи й більше — 60. Менші не дають нічого.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>Light-green border</source>
        <translation>Світло-зелений край</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Візерунки</translation>
    </message>
    <message>
        <source>Unused tiles</source>
        <translation>Невикористані плитки</translation>
    </message>
    <message>
        <source>Misfit tiles</source>
        <translation>Непідхожі плитки</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>To play alone, take several seats yourself, or give the others to the computer. The rules stay the same.</source>
        <translation>Щоб грати наодинці, візьміть кілька місць собі або віддайте решту комп’ютеру. Правила ті самі.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>The box holds 84 hexagonal tiles and 6 screens. Everybody takes a screen.</source>
        <translation>У коробці 84 шестикутні плитки та 6 ширм. Кожен бере ширму.</translation>
    </message>
    <message>
        <source>Mix all tiles face down on the table. Everybody takes tiles and turns them up behind their screen: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six.</source>
        <translation>Перемішайте всі плитки долілиць на столі. Кожен бере плитки й відкриває їх за своєю ширмою: по 30, якщо гравців двоє, по 20 для трьох, по 15 для чотирьох, по 12 для п’яти, по 10 для шести.</translation>
    </message>
    <message>
        <source>Put the other 24 tiles aside, face down. Nobody may look at them.</source>
        <translation>Решту 24 плитки відкладіть долілиць. Дивитися на них не можна нікому.</translation>
    </message>
    <message>
        <source>The youngest goes first, then play goes clockwise. You may say what tiles you have and what you need, and point at tiles that were played, as often as you like. You may not show, photograph or draw your own.</source>
        <translation>Починає наймолодший, далі ходять за годинниковою стрілкою. Можна скільки завгодно розповідати, які плитки ви маєте та яких потребуєте, і показувати на викладені. Своїх плиток не можна показувати, фотографувати чи малювати.</translation>
    </message>
    <message>
        <source>In the advanced game, write down your points to compare them with those of other teams and other games.</source>
        <translation>У грі для досвідчених записуйте бали, щоб порівнювати їх з іншими командами та партіями.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Як ми розуміємо правила</translation>
    </message>
    <message>
        <source>Sides of equal length have at least two tiles each: a single tile is symmetric and worth 20, not a hexagon worth 50.</source>
        <translation>Сторони однакової довжини мають щонайменше по дві плитки: одна плитка — це симетрична форма за 20 балів, а не шестикутник за 50.</translation>
    </message>
    <message>
        <source>The pictures of the three examples are lost. The layouts shown here are ours, with exactly those shapes and patterns.</source>
        <translation>Малюнки трьох прикладів втрачено. Показані тут викладки — наші, саме з такими формами й візерунками.</translation>
    </message>
    <message>
        <source>Harmonia</source>
        <translation>Harmonia</translation>
    </message>
    <message>
        <source>Talk, plan and complete a hexagon. You win or lose together.</source>
        <translation>Радьтеся, плануйте й складіть шестикутник. Виграєте чи програєте разом.</translation>
    </message>
    <message>
        <source>Channing Jones</source>
        <translation>Ченнінг Джонс</translation>
    </message>
    <message>
        <source>The first click or Enter on a cell shows how the tile would lie, the second one places it. A placed tile is final.</source>
        <translation>Перше клацання на клітинці чи Enter показує, як ляже плитка, друге її викладає. Викладену плитку назад не забирають.</translation>
    </message>
    <message>
        <source>Requests of partners</source>
        <translation>Прохання напарників</translation>
    </message>
    <message>
        <source>Computer players show which tile they would like where. Without this, they do so only when you ask for their plan.</source>
        <translation>Комп’ютерні гравці самі показують, яку плитку й куди просять викласти. Якщо вимкнено — лише коли ви спитаєте про їхній задум.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Плитки гравців</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Базова</translation>
    </message>
    <message>
        <source>Lay the hexagon of 37 tiles with a light-green border; a misfit tile loses at once.</source>
        <translation>Викладіть шестикутник із 37 плиток зі світло-зеленим краєм; непідхожа плитка — одразу програш.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Для досвідчених</translation>
    </message>
    <message>
        <source>Earn points for the shape and for closed, symmetric patterns; 200 is a good score.</source>
        <translation>Здобувайте бали за форму та за замкнені симетричні візерунки; 200 — уже добре.</translation>
    </message>
    <message>
        <source>A hand for each player</source>
        <translation>Кожен має свої плитки</translation>
    </message>
    <message>
        <source>Players sharing a screen do not see each other’s tiles: a curtain comes down between turns.</source>
        <translation>Люди за одним екраном не бачать плиток одне одного: між ходами опускається завіса.</translation>
    </message>
    <message>
        <source>One person plays all hands</source>
        <translation>Одна людина за всіх</translation>
    </message>
    <message>
        <source>One person plays every seat not taken by the computer and sees all those tiles.</source>
        <translation>Одна людина грає за всі місця, крім комп’ютерних, і бачить усі їхні плитки.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>У цій грі такого ходу немає.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Такої плитки немає.</translation>
    </message>
    <message>
        <source>The tile cannot be turned like that.</source>
        <translation>Так плитку не обернути.</translation>
    </message>
    <message>
        <source>You can ask for a cell to be left or filled.</source>
        <translation>Можна попросити залишити клітинку або заповнити її.</translation>
    </message>
    <message>
        <source>You have no such tile in your hand.</source>
        <translation>Серед ваших плиток такої немає.</translation>
    </message>
    <message>
        <source>Show a tile first, then place it.</source>
        <translation>Спершу покажіть плитку, а потім викладайте її.</translation>
    </message>
    <message>
        <source>The tile you have shown must be placed first.</source>
        <translation>Спершу треба викласти показану плитку.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>На цій клітинці вже лежить плитка.</translation>
    </message>
    <message>
        <source>The cell must lie beside a placed tile.</source>
        <translation>Клітинка має бути поряд із викладеною плиткою.</translation>
    </message>
    <message>
        <source>The first tile goes on the cell in the middle.</source>
        <translation>Першу плитку кладуть на клітинку посередині.</translation>
    </message>
    <message>
        <source>Touching sides must match: light green to light green, ornament to ornament. Turn the tile or choose another cell.</source>
        <translation>Суміжні сторони мають збігатися: світло-зелена до світло-зеленої, орнамент до орнаменту. Оберніть плитку або оберіть іншу клітинку.</translation>
    </message>
    <message>
        <source>The others know that already.</source>
        <translation>Інші це вже знають.</translation>
    </message>
    <message>
        <source>The others know your whole hand already.</source>
        <translation>Інші вже знають усі ваші плитки.</translation>
    </message>
    <message>
        <source>You know that hand already.</source>
        <translation>Ці плитки ви вже знаєте.</translation>
    </message>
    <message>
        <source>You do not have that number of tiles of this kind.</source>
        <translation>Таких плиток у вас насправді інша кількість.</translation>
    </message>
    <message>
        <source>This tile does not fit there: ornament must touch ornament, and light green light green.</source>
        <translation>Ця плитка туди не підходить: орнамент має торкатися орнаменту, світло-зелене — світло-зеленого.</translation>
    </message>
    <message>
        <source>The end can be proposed once the first tile is placed.</source>
        <translation>Запропонувати завершення можна, щойно викладено першу плитку.</translation>
    </message>
    <message>
        <source>The others do not want to end yet. You can ask again on your next turn.</source>
        <translation>Інші поки не хочуть завершувати партію. Можете запитати знову у свій наступний хід.</translation>
    </message>
    <message>
        <source>Nobody has proposed to end the game.</source>
        <translation>Ніхто не пропонував завершити партію.</translation>
    </message>
    <message>
        <source>First say whether the game should end.</source>
        <translation>Спершу дайте відповідь, чи завершувати партію.</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>Гравців: {players}</translation>
    </message>
    <message>
        <source>Shape: {shape}</source>
        <translation>Форма: {shape}</translation>
    </message>
    <message>
        <source>Light-green border: {light_green}</source>
        <translation>Світло-зелений край: {light_green}</translation>
    </message>
    <message>
        <source>Unused tiles: {tiles}</source>
        <translation>Невикористані плитки: {tiles}</translation>
    </message>
    <message>
        <source>Misfit tiles: {tiles}</source>
        <translation>Непідхожі плитки: {tiles}</translation>
    </message>
    <message>
        <source>Tiles placed: {tiles} (goal: {goal})</source>
        <translation>Викладено плиток: {tiles} із {goal}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ще немає</translation>
    </message>
    <message>
        <source>has a hole</source>
        <translation>з отвором</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>шестикутник</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>трикутник</translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>симетрична</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>несиметрична</translation>
    </message>
    <message>
        <source>A good result</source>
        <translation>Добрий результат</translation>
    </message>
    <message>
        <source>A very good result</source>
        <translation>Дуже добрий результат</translation>
    </message>
    <message>
        <source>blank tile</source>
        <translation>плитка без орнаменту</translation>
    </message>
    <message>
        <source>tile with one ornament side</source>
        <translation>плитка з орнаментом на одній стороні</translation>
    </message>
    <message>
        <source>tile with two neighbouring ornament sides</source>
        <translation>плитка з орнаментом на двох сусідніх сторонах</translation>
    </message>
    <message>
        <source>tile with two ornament sides, one side apart</source>
        <translation>плитка з орнаментом на двох сторонах через одну</translation>
    </message>
    <message>
        <source>tile with two opposite ornament sides</source>
        <translation>плитка з орнаментом на двох протилежних сторонах</translation>
    </message>
    <message>
        <source>tile with three neighbouring ornament sides</source>
        <translation>плитка з орнаментом на трьох сторонах поспіль</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a pair, then a single one clockwise</source>
        <translation>плитка з орнаментом на трьох сторонах (пара, далі за годинниковою стрілкою окрема)</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a single one, then clockwise a pair</source>
        <translation>плитка з орнаментом на трьох сторонах (окрема, далі за годинниковою стрілкою пара)</translation>
    </message>
    <message>
        <source>tile with ornament on every other side</source>
        <translation>плитка з орнаментом на трьох сторонах через одну</translation>
    </message>
    <message>
        <source>tile with four neighbouring ornament sides</source>
        <translation>плитка з орнаментом на чотирьох сторонах поспіль</translation>
    </message>
    <message>
        <source>tile with four ornament sides: three and a single one</source>
        <translation>плитка з орнаментом на чотирьох сторонах (три поспіль і окрема)</translation>
    </message>
    <message>
        <source>tile with four ornament sides: two opposite pairs</source>
        <translation>плитка з орнаментом на чотирьох сторонах (дві протилежні пари)</translation>
    </message>
    <message>
        <source>tile with five ornament sides</source>
        <translation>плитка з орнаментом на п’яти сторонах</translation>
    </message>
    <message>
        <source>tile with six ornament sides</source>
        <translation>плитка з орнаментом на всіх шести сторонах</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>так</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ні</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>стовпчик {column}, ряд {row}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: порожньо</translation>
    </message>
    <message>
        <source>{cell}: {tile}, ornament {sides}</source>
        <translation>{cell}: {tile}, орнамент {sides}</translation>
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
        <translation>Викладено: {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. My next tile could be: {tile} → {cell}</source>
        <translation>Бачу, як нам заповнити шестикутник. Мій наступний хід може бути таким: {tile} → {cell}</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. My next tile could be: {tile} → {cell}</source>
        <translation>За моїм планом наберемо балів: {points}. Мій наступний хід може бути таким: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. My next tile could be: {tile} → {cell}</source>
        <translation>Складаю візерунок із {size} плиток. Мій наступний хід може бути таким: {tile} → {cell}</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>угорі</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>праворуч угорі</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>праворуч унизу</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>унизу</translation>
    </message>
    <message>
        <source>You do not know of such a tile. Ask your partners first what they have.</source>
        <translation>Ви не знаєте, чи є в когось така плитка. Спершу запитайте напарників, що в них є.</translation>
    </message>
    <message>
        <source>Your partner has no such tile.</source>
        <translation>У напарника немає такої плитки.</translation>
    </message>
    <message>
        <source>None of the tiles your partners have told you about fits there.</source>
        <translation>Жодна з плиток, які назвали напарники, туди не підходить.</translation>
    </message>
    <message>
        <source>You have not asked for anything there.</source>
        <translation>Щодо цієї клітинки ви нічого не просили.</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>ліворуч угорі</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>праворуч угорі</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>ліворуч</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>посередині</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>праворуч</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>ліворуч унизу</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>праворуч унизу</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>ліворуч унизу</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>ліворуч угорі</translation>
    </message>
    <message>
        <source>Shows: {tile}</source>
        <translation>Показано: {tile}</translation>
    </message>
    <message>
        <source>Shows: {tile}. It fits nowhere.</source>
        <translation>Показано: {tile}. Вона нікуди не підходить.</translation>
    </message>
    <message>
        <source>{tile} → {cell}</source>
        <translation>{tile} → {cell}</translation>
    </message>
    <message>
        <source>“I have {count} of this kind.” ({tile})</source>
        <translation>«Таких плиток у мене: {count}» ({tile})</translation>
    </message>
    <message>
        <source>“This is my whole hand.”</source>
        <translation>«Ось усі мої плитки».</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.” ({cell})</source>
        <translation>«Залиште, будь ласка, цю клітинку мені» ({cell})</translation>
    </message>
    <message>
        <source>“Please fill this cell.” ({cell})</source>
        <translation>«Заповніть, будь ласка, цю клітинку» ({cell})</translation>
    </message>
    <message>
        <source>“Never mind what I asked for there.” ({cell})</source>
        <translation>«Не зважайте на моє прохання щодо цієї клітинки» ({cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here: it closes a pattern of {size}.”</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди: вона замкне візерунок із {size} плиток»</translation>
    </message>
    <message>
        <source>“Please place this tile here: it keeps the border light green.”</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди: так край лишиться світло-зеленим»</translation>
    </message>
    <message>
        <source>“Please place this tile here: only you can.”</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди: це можете лише ви»</translation>
    </message>
    <message>
        <source>“I’d like that, too.”</source>
        <translation>«Я теж про це прошу»</translation>
    </message>
    <message>
        <source>“Never mind what I asked for.”</source>
        <translation>«Не зважайте на моє прохання»</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.”</source>
        <translation>«Залиште, будь ласка, цю клітинку мені»</translation>
    </message>
    <message>
        <source>“Please fill this cell.”</source>
        <translation>«Заповніть, будь ласка, цю клітинку»</translation>
    </message>
    <message>
        <source>“Look at this tile.”</source>
        <translation>«Погляньте на цю плитку»</translation>
    </message>
    <message>
        <source>“Please make room for this one.” ({tile})</source>
        <translation>«Приготуйте, будь ласка, місце для такої плитки» ({tile})</translation>
    </message>
    <message>
        <source>“What do you have?”</source>
        <translation>«Що у вас є?»</translation>
    </message>
    <message>
        <source>“Should we end the game here?”</source>
        <translation>«Завершимо партію на цьому?»</translation>
    </message>
    <message>
        <source>“Should we end the game here, with {points} points?”</source>
        <translation>«Завершимо партію на цьому, з результатом {points}?»</translation>
    </message>
    <message>
        <source>“The hexagon can no longer be completed. Should we end the game here?”</source>
        <translation>«Шестикутника нам уже не скласти. Завершимо партію на цьому?»</translation>
    </message>
    <message>
        <source>“Yes, let’s end it.”</source>
        <translation>«Так, завершуймо».</translation>
    </message>
    <message>
        <source>“No, let’s go on.”</source>
        <translation>«Ні, граймо далі».</translation>
    </message>
    <message>
        <source>Choose a tile from your hand and place it.</source>
        <translation>Оберіть одну зі своїх плиток і викладіть її.</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>На черзі {tile}. Викладіть її.</translation>
    </message>
    <message>
        <source>End the game here?</source>
        <translation>Завершити партію на цьому?</translation>
    </message>
    <message>
        <source>The hexagon is complete. End the game and win?</source>
        <translation>Шестикутник готовий. Завершити партію й перемогти?</translation>
    </message>
    <message>
        <source>Another player is choosing a tile.</source>
        <translation>Інший гравець обирає плитку.</translation>
    </message>
    <message>
        <source>Another player places the {tile}.</source>
        <translation>На черзі {tile}. Її викладає інший гравець.</translation>
    </message>
    <message>
        <source>The others are being asked whether to end the game.</source>
        <translation>Інших гравців питають, чи завершувати партію.</translation>
    </message>
    <message>
        <source>The shown tile fits nowhere: the game is lost.</source>
        <translation>Показана плитка нікуди не підходить: гру програно.</translation>
    </message>
    <message>
        <source>The hexagon is complete: you have won together!</source>
        <translation>Шестикутник готовий: ви перемогли разом!</translation>
    </message>
    <message>
        <source>The layout is not the hexagon with a light-green border: the game is lost.</source>
        <translation>Шестикутника зі світло-зеленим краєм не вийшло: гру програно.</translation>
    </message>
    <message>
        <source>Closed, symmetric pattern. Tiles: {tiles}. Points: {points}</source>
        <translation>Замкнений симетричний візерунок. Плиток: {tiles}. Балів: {points}</translation>
    </message>
    <message>
        <source>Symmetric, but not closed. Tiles: {tiles}. Open sides: {open}</source>
        <translation>Симетричний, але не замкнений. Плиток: {tiles}. Відкритих сторін: {open}</translation>
    </message>
    <message>
        <source>Closed, but not symmetric. Tiles: {tiles}</source>
        <translation>Замкнений, але не симетричний. Плиток: {tiles}</translation>
    </message>
    <message>
        <source>Neither closed nor symmetric. Tiles: {tiles}. Open sides: {open}</source>
        <translation>Не замкнений і не симетричний. Плиток: {tiles}. Відкритих сторін: {open}</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. Here, for example, I’d spoil nothing: {tile} → {cell}</source>
        <translation>Зараз жодного візерунка мені не продовжити. Але так, наприклад, я нічого не зіпсую: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I have a plan, but no tile for it now.</source>
        <translation>План є, але зараз немає плитки для нього.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for: {tile} → {cell}</source>
        <translation>Мій план чекає на плитку, про яку я прошу: {tile} → {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. This could be my next tile.</source>
        <translation>Бачу, як нам заповнити шестикутник. Мій наступний хід може бути таким.</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. This could be my next tile.</source>
        <translation>За моїм планом наберемо балів: {points}. Мій наступний хід може бути таким.</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. This could be my next tile.</source>
        <translation>Складаю візерунок із {size} плиток. Мій наступний хід може бути таким.</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. This tile, for example, would spoil nothing.</source>
        <translation>Зараз жодного візерунка мені не продовжити. Але так, наприклад, я нічого не зіпсую.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for.</source>
        <translation>Мій план чекає на плитку, про яку я прошу.</translation>
    </message>
    <message>
        <source>I see no sure way to fill the hexagon.</source>
        <translation>Не бачу певного способу заповнити шестикутник.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваші плитки</translation>
    </message>
    <message>
        <source>Announce my hand</source>
        <translation>Назвати свої плитки</translation>
    </message>
    <message>
        <source>Propose the end</source>
        <translation>Завершимо партію?</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Завершити на цьому</translation>
    </message>
    <message>
        <source>You can stop once the first tile is placed.</source>
        <translation>Завершити партію можна, щойно викладено першу плитку.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if you stop here, you lose the game.</source>
        <translation>Шестикутник ще не готовий: якщо завершити на цьому, гру буде програно.</translation>
    </message>
    <message>
        <source>The hexagon is complete: if you stop here, you win the game.</source>
        <translation>Шестикутник готовий: якщо завершити на цьому, гру буде виграно.</translation>
    </message>
    <message>
        <source>If you stop here, your score is {points}.</source>
        <translation>Якщо завершити на цьому, ваш результат у балах: {points}.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if the game ends here, it is lost.</source>
        <translation>Шестикутник ще не готовий: якщо завершити партію на цьому, програють усі.</translation>
    </message>
    <message>
        <source>You would score {points} points together.</source>
        <translation>Якщо завершити, разом матимете балів: {points}.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Завершити партію</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>fits nowhere now</source>
        <translation>зараз нікуди не підходить</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}</source>
        <translation>Плиток на руках: {count}</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>не названо</translation>
    </message>
    <message>
        <source>How many I have of…</source>
        <translation>Скільки в мене таких…</translation>
    </message>
    <message>
        <source>Make room for…</source>
        <translation>Приготуйте місце для…</translation>
    </message>
    <message>
        <source>Leave me a space…</source>
        <translation>Залиште мені клітинку…</translation>
    </message>
    <message>
        <source>Fill a cell…</source>
        <translation>Заповніть клітинку…</translation>
    </message>
    <message>
        <source>Ask for a tile…</source>
        <translation>Попросити плитку…</translation>
    </message>
    <message>
        <source>What do you have?</source>
        <translation>Що у вас є?</translation>
    </message>
    <message>
        <source>Leave this cell to me</source>
        <translation>Залиште цю клітинку мені</translation>
    </message>
    <message>
        <source>Please fill this cell</source>
        <translation>Заповніть, будь ласка, цю клітинку</translation>
    </message>
    <message>
        <source>Take back my request</source>
        <translation>Відкликати прохання</translation>
    </message>
    <message>
        <source>Look at this tile</source>
        <translation>Погляньте на цю плитку</translation>
    </message>
    <message>
        <source>Say how many I have of this kind</source>
        <translation>Сказати, скільки в мене таких</translation>
    </message>
    <message>
        <source>Make room for this tile</source>
        <translation>Приготуйте місце для цієї плитки</translation>
    </message>
    <message>
        <source>Ask for this tile…</source>
        <translation>Попросити цю плитку…</translation>
    </message>
    <message>
        <source>What is your plan?</source>
        <translation>Який у вас задум?</translation>
    </message>
    <message>
        <source>Hide your requests until I ask</source>
        <translation>Просіть, лише коли я запитаю</translation>
    </message>
    <message>
        <source>Make requests again</source>
        <translation>Знову просіть, не чекаючи запитань</translation>
    </message>
    <message>
        <source>Your partners now make requests only when you ask for a plan.</source>
        <translation>Тепер напарники просять, лише коли ви питаєте про план.</translation>
    </message>
    <message>
        <source>Your partners make requests again.</source>
        <translation>Напарники знову просять самі.</translation>
    </message>
    <message>
        <source>Shows this partner’s next step on the table.</source>
        <translation>Показує на столі наступний крок цього напарника.</translation>
    </message>
    <message>
        <source>Talk…</source>
        <translation>Поговорити…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Розмова</translation>
    </message>
    <message>
        <source>Talk to the others</source>
        <translation>Поговорити з іншими</translation>
    </message>
    <message>
        <source>Move the outline of the hexagon</source>
        <translation>Пересунути контур шестикутника</translation>
    </message>
    <message>
        <source>Choose the tile in your hand you are talking about.</source>
        <translation>Оберіть серед своїх плиток ту, про яку йдеться.</translation>
    </message>
    <message>
        <source>Choose the cell you are talking about.</source>
        <translation>Виберіть клітинку, про яку йдеться.</translation>
    </message>
    <message>
        <source>Choose the cell for this tile.</source>
        <translation>Виберіть клітинку для цієї плитки.</translation>
    </message>
    <message>
        <source>Choose the placed tile you are talking about.</source>
        <translation>Виберіть викладену плитку, про яку йдеться.</translation>
    </message>
    <message>
        <source>Choose the cell to take the tile as asked.</source>
        <translation>Оберіть цю клітинку, щоб узяти плитку, про яку просять.</translation>
    </message>
    <message>
        <source>Show a tile here</source>
        <translation>Покажіть плитку тут</translation>
    </message>
    <message>
        <source>Turn: R or the wheel</source>
        <translation>Поворот: R або коліщатко</translation>
    </message>
    <message>
        <source>Shown: {name}</source>
        <translation>Показує: {name}</translation>
    </message>
    <message>
        <source>Shown tile</source>
        <translation>Показана плитка</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Викладка</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Напарники</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it loses the game. Show it again to confirm.</source>
        <translation>Ця плитка нікуди не підходить: якщо її показати, гру програно. Якщо справді хочете цього, покажіть її ще раз.</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it costs 12 points. Show it again to confirm.</source>
        <translation>Ця плитка нікуди не підходить: якщо її показати, ви втратите 12 балів. Якщо справді хочете цього, покажіть її ще раз.</translation>
    </message>
    <message>
        <source>It fits there when rotated, so it has been rotated for you. Choose the cell again to place it.</source>
        <translation>Після повороту вона туди підходить, тож її обернуто. Щоб викласти, оберіть клітинку ще раз.</translation>
    </message>
    <message>
        <source>The outline has moved: this is where the hexagon can still lie.</source>
        <translation>Контур пересунуто: тут шестикутник іще можливий.</translation>
    </message>
    <message>
        <source>The outline has moved to where your partner plans the hexagon.</source>
        <translation>Контур пересунуто туди, де шестикутник планує ваш напарник.</translation>
    </message>
    <message>
        <source>The hexagon cannot be completed any more.</source>
        <translation>Шестикутник уже не завершити.</translation>
    </message>
    <message>
        <source>This cell lies outside every hexagon that is still possible. If you place it here, none can be completed.</source>
        <translation>Ця клітинка поза всіма ще можливими шестикутниками. Якщо покласти тут, жодного вже не завершити.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be here.</source>
        <translation>Так шестикутник уже не ляже.</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}</source>
        <translation>{tile}. Кількість: {count}</translation>
    </message>
    <message>
        <source>{stack}. {name} asks for it: {cell}</source>
        <translation>{stack}. Таку плитку просить {name}: {cell}</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}, fits nowhere now</source>
        <translation>{tile}. Кількість: {count}, зараз нікуди не підходить</translation>
    </message>
    <message>
        <source>First say: {remark}</source>
        <translation>Спершу скажіть: {remark}</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Балів зараз</translation>
    </message>
    <message>
        <source>200 points or more is a good result, 300 or more very good. Maximum in the rulebook: 460 (with other tiles).</source>
        <translation>Від 200 балів результат добрий, від 300 — дуже добрий. Найбільший результат за правилами гри: 460 (з іншими плитками).</translation>
    </message>
    <message>
        <source>“Yes, it is yours.”</source>
        <translation>«Гаразд, вона ваша».</translation>
    </message>
    <message>
        <source>“Sorry, I have no other place.”</source>
        <translation>«Вибачте, іншого місця в мене немає».</translation>
    </message>
    <message>
        <source>“Yes, I can fill it.”</source>
        <translation>«Так, я можу її заповнити».</translation>
    </message>
    <message>
        <source>“Not yet: I have something else in mind.”</source>
        <translation>«Ще ні: маю інший задум».</translation>
    </message>
    <message>
        <source>“I cannot: none of my tiles fits there.”</source>
        <translation>«Не можу: жодна моя плитка туди не підходить».</translation>
    </message>
    <message>
        <source>“Yes, I’ll place it there.”</source>
        <translation>«Так, викладу її туди».</translation>
    </message>
    <message>
        <source>“Not now: I’d like to place another tile first.”</source>
        <translation>«Не зараз: спершу хочу викласти іншу плитку».</translation>
    </message>
    <message>
        <source>“All right.”</source>
        <translation>«Гаразд».</translation>
    </message>
    <message>
        <source>“Yes, I’ll keep it in mind.”</source>
        <translation>«Гаразд, подбаю про це».</translation>
    </message>
    <message>
        <source>“I cannot make room for it now.”</source>
        <translation>«Зараз не можу приготувати для неї місце».</translation>
    </message>
    <message>
        <source>“I see it. I can go on there.”</source>
        <translation>«Бачу. Можу продовжити звідти».</translation>
    </message>
    <message>
        <source>“I see it, and I have a tile that fits beside it.”</source>
        <translation>«Бачу, і маю плитку, що стане поруч».</translation>
    </message>
    <message>
        <source>“I see it, but none of my tiles fits beside it.”</source>
        <translation>«Бачу, але жодна з моїх плиток не стане поруч».</translation>
    </message>
    <message>
        <source>“Good to know.”</source>
        <translation>«Добре, знатиму».</translation>
    </message>
    <message>
        <source>“Good, now we can plan together.”</source>
        <translation>«Чудово, тепер можна планувати разом».</translation>
    </message>
    <message>
        <source>“Sorry, I did need that cell after all.”</source>
        <translation>«Вибачте, мені все ж знадобилася та клітинка».</translation>
    </message>
    <message>
        <source>“Sorry, I had to place something else first.”</source>
        <translation>«Вибачте, довелося спершу викласти іншу».</translation>
    </message>
    <message>
        <source>“Thanks!”</source>
        <translation>«Дякую!»</translation>
    </message>
    <message>
        <source>“A pity, I had other plans for that cell.”</source>
        <translation>«Шкода, для цієї клітинки в мене був інший задум».</translation>
    </message>
    <message>
        <source>“Well done, the pattern is closed!”</source>
        <translation>«Чудово, візерунок замкнено!»</translation>
    </message>
    <message>
        <source>“We did it!”</source>
        <translation>«Нам вдалося!»</translation>
    </message>
    <message>
        <source>“How beautiful it has become!”</source>
        <translation>«Яка краса вийшла!»</translation>
    </message>
    <message>
        <source>“What a pity. Let’s try again!”</source>
        <translation>«Ех, шкода. Спробуймо ще раз!»</translation>
    </message>
    <message>
        <source>“Sorry, I could not keep room for your tile.”</source>
        <translation>«Вибачте, не вдалося зберегти місце для вашої плитки».</translation>
    </message>
    <message>
        <source>Tiles: {count}</source>
        <translation>Плиток: {count}</translation>
    </message>
    <message>
        <source>The rulebook shows its 84 tiles only in pictures. The set of tiles here is ours: every arrangement of light-green and ornament sides, six times each.</source>
        <translation>Свої 84 плитки правила показують лише на малюнках. Набір плиток тут наш: кожне поєднання світло-зелених сторін і сторін з орнаментом, по шість штук.</translation>
    </message>
    <message>
        <source>The rulebook lets you describe your tiles and point at played ones. Here everyone may talk at any time, even while others think or place, and point at free cells too.</source>
        <translation>Правила дозволяють описувати свої плитки й указувати на викладені. У нас кожен може говорити будь-коли, навіть поки інші думають чи викладають, і вказувати також на вільні клітинки.</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first. Here you choose who goes first, or leave it to chance.</source>
        <translation>За правилами починає наймолодший. Тут ви самі обираєте, хто починає, або це вирішує жереб.</translation>
    </message>
    <message>
        <source>Together you build one ornament: a hexagon of 37 tiles with a light-green border. Nobody wins alone: either the layout succeeds and everyone wins, or it fails and everyone loses.</source>
        <translation>Ви всі разом викладаєте один орнамент: шестикутник із 37 плиток зі світло-зеленим краєм. Ніхто не перемагає сам: або викладка вдається і виграють усі, або не вдається і програють усі.</translation>
    </message>
    <message>
        <source>Together you build one ornament and score as many points with it as you can: for the shape of the layout and for closed, symmetric patterns. Nobody beats anyone, and you cannot lose: the points are the result of the whole team.</source>
        <translation>Ви всі разом викладаєте один орнамент і збираєте якомога більше балів: за форму викладки та за замкнені симетричні візерунки. Ніхто нікого не перемагає, і програти не можна: результат — це бали, спільні для всіх.</translation>
    </message>
    <message>
        <source>Play goes clockwise; who goes first is chosen before the game. Show one tile of your hand, then place it: what was shown cannot be taken back. The first tile goes in the middle of the table. Every later one goes beside one or more tiles, and wherever two sides touch, both are light green or both bear ornament. A placed tile is never moved, and in a game that counts it cannot be taken back.</source>
        <translation>Ходять за годинниковою стрілкою; хто починає, вирішують перед партією. Покажіть одну зі своїх плиток, а потім викладіть її: показану плитку назад не забирають. Перша плитка лягає посеред столу. Кожну наступну кладуть поряд з однією чи кількома іншими, і всюди, де дотикаються дві сторони, обидві мають бути світло-зелені або обидві з орнаментом. Викладену плитку вже не пересувають, а в партії, що зараховується, її не можна й забрати.</translation>
    </message>
    <message>
        <source>Each of the 60 dealt tiles that does not lie in the layout costs 2 points.</source>
        <translation>Кожна з 60 розданих плиток, що не лежить у викладці, коштує 2 бали.</translation>
    </message>
    <message>
        <source>Example: 82 points</source>
        <translation>Приклад: 82 бали</translation>
    </message>
    <message>
        <source>Three players have laid 21 tiles: 30 points for the players, 30 for a triangle with equal sides, 60 + 20 + 20 for patterns of 7, 4 and 6 tiles, −78 for 39 unused tiles. 30 + 30 + 60 + 20 + 20 − 78 = 82. The border is not light green everywhere, so the shape counts once.</source>
        <translation>Троє гравців виклали 21 плитку: 30 балів за гравців, 30 за трикутник із рівними сторонами, 60 + 20 + 20 за візерунки з 7, 4 і 6 плиток, −78 за 39 невикористаних плиток. 30 + 30 + 60 + 20 + 20 − 78 = 82. Край не всюди світло-зелений, тож бали за форму не потроюються.</translation>
    </message>
    <message>
        <source>Example: 84 points</source>
        <translation>Приклад: 84 бали</translation>
    </message>
    <message>
        <source>Four players have laid 22 tiles: 40 points for the players, 3 × 20 for a symmetric outline with a light-green border, 20 + 20 for patterns of 5 and 4 tiles, 10 + 10 for two of 3 tiles, −76 for 38 unused tiles. 40 + 60 + 20 + 20 + 20 − 76 = 84.</source>
        <translation>Четверо гравців виклали 22 плитки: 40 балів за гравців, 3 × 20 за симетричний обрис зі світло-зеленим краєм, 20 + 20 за візерунки з 5 і 4 плиток, 10 + 10 за два з 3 плиток, −76 за 38 невикористаних плиток. 40 + 60 + 20 + 20 + 20 − 76 = 84.</translation>
    </message>
    <message>
        <source>Example: −54 points</source>
        <translation>Приклад: −54 бали</translation>
    </message>
    <message>
        <source>Two players have laid 18 tiles: 20 points for the players, nothing for a layout with a hole, 10 for a pattern of 3 tiles, nothing for the patterns that are open or not symmetric, −84 for 42 unused tiles. 20 + 0 + 10 − 84 = −54.</source>
        <translation>Двоє гравців виклали 18 плиток: 20 балів за гравців, нічого за викладку з отвором, 10 за візерунок із 3 плиток, нічого за незамкнені чи несиметричні візерунки, −84 за 42 невикористані плитки. 20 + 0 + 10 − 84 = −54.</translation>
    </message>
    <message>
        <source>How good is your score?</source>
        <translation>Чи добрий це результат?</translation>
    </message>
    <message>
        <source>The rulebook calls 200 points or more good and 300 or more very good. It gives 460 as the maximum, but with its own tiles; ours are different.</source>
        <translation>У правилах результат від 200 балів названо добрим, від 300 — дуже добрим. Найбільший можливий із плитками з коробки — 460; у нас плитки інші.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere loses the game even if the hexagon is complete already. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>Плитка, що нікуди не підходить, означає програш, навіть якщо шестикутник уже готовий. Як гравці домовляються про кінець, правила не кажуть: тут його пропонують, поки плитку ще не показано, і кожного з решти питають один раз.</translation>
    </message>
    <message>
        <source>A misfit tile costs 10 points and counts as unused besides: 12 points in all. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>Непідхожа плитка коштує 10 балів і ще рахується як невикористана: разом 12 балів. Як гравці домовляються про кінець, правила не кажуть: тут його пропонують, поки плитку ще не показано, і кожного з решти питають один раз.</translation>
    </message>
    <message>
        <source>“Three or four sides of equal length” means the equilateral triangle and the rhombus. A hole is an empty cell that cannot reach the outside. The mirror axis of an outline or a pattern may be any line of the grid: through the middle of tiles, through their corners or along their sides.</source>
        <translation>«Три або чотири сторони однакової довжини» означає рівносторонній трикутник і ромб. Отвір — це порожня клітинка, з якої немає шляху назовні. Віссю симетрії обрису чи візерунка може бути будь-яка лінія сітки: через середину плиток, через їхні кути або вздовж сторін.</translation>
    </message>
    <message>
        <source>The rulebook has no names for results below 200 points. We call them modest from 100 and poor from 0; scores can also fall below zero.</source>
        <translation>Для результатів нижче 200 балів правила слів не мають. Наші такі: від 100 — скромний, від 0 — слабкий; а ще бали можуть опуститися нижче нуля.</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>Підтверджувати розміщення</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first.</source>
        <translation>За правилами починає наймолодший гравець.</translation>
    </message>
    <message>
        <source>You have already said that, and it still stands.</source>
        <translation>Ви це вже сказали, і це ще діє.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Такого гравця немає.</translation>
    </message>
    <message>
        <source>There is no tile on that cell.</source>
        <translation>На цій клітинці немає плитки.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Зараз не ваш хід.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %Ln tile(s)</source>
        <translation>
            <numerusform>Візерунок із %Ln&#xa0;плитки</numerusform>
            <numerusform>Візерунок із %Ln&#xa0;плиток</numerusform>
            <numerusform>Візерунок із %Ln&#xa0;плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>Below zero: this one fell apart</source>
        <translation>Менше ніж нічого: усе розсипалося</translation>
    </message>
    <message>
        <source>A poor result</source>
        <translation>Слабкий результат</translation>
    </message>
    <message>
        <source>A modest result</source>
        <translation>Скромний результат</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile} → {cell})</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди» ({tile} → {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.” ({tile} → {cell})</source>
        <translation>«Краще викладіть, будь ласка, цю плитку сюди» ({tile} → {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here.”</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди»</translation>
    </message>
    <message>
        <source>“{name}, please place this tile here.”</source>
        <translation>«{name}, викладіть, будь ласка, цю плитку сюди»</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.”</source>
        <translation>«Краще викладіть, будь ласка, цю плитку сюди»</translation>
    </message>
    <message>
        <source>“Look at this tile.” ({cell})</source>
        <translation>«Погляньте на цю плитку» ({cell})</translation>
    </message>
    <message>
        <source>Look at a tile…</source>
        <translation>Погляньте на плитку…</translation>
    </message>
    <message>
        <source>Please place a tile here</source>
        <translation>Викладіть, будь ласка, сюди плитку</translation>
    </message>
    <message>
        <source>Ask the next partner for its plan</source>
        <translation>Спитати наступного напарника про задум</translation>
    </message>
    <message>
        <source>It would lie here. Choose the cell again to place it.</source>
        <translation>Вона ляже тут. Щоб викласти, оберіть клітинку ще раз.</translation>
    </message>
    <message>
        <source>It fits there only this way.</source>
        <translation>Туди вона підходить лише так.</translation>
    </message>
    <message>
        <source>Ornament at the border ({sides}): if you place it like this, the hexagon can no longer be completed.</source>
        <translation>Орнамент на краю ({sides}): якщо покласти так, шестикутник уже не завершити.</translation>
    </message>
    <message>
        <source>Place this tile on the marked cell: {tile}.</source>
        <translation>Викладіть на позначену клітинку цю плитку: {tile}.</translation>
    </message>
    <message>
        <source>Ask the others what they have: then you can plan together.</source>
        <translation>Спитайте інших, що вони мають: тоді можна планувати разом.</translation>
    </message>
    <message>
        <source>A partner has asked what you have: tell your hand, so that you plan together.</source>
        <translation>Напарник питає, що у вас є: назвіть свої плитки, щоб планувати разом.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile has ornament at its border ({cell}).</source>
        <translation>Шестикутник уже не завершити: плитка має орнамент на його краю ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile lies outside it ({cell}).</source>
        <translation>Шестикутник уже не завершити: плитка лежить поза ним ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: no tile is left for a cell ({cell}).</source>
        <translation>Шестикутник уже не завершити: для клітинки не лишилося плитки ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: there are too few tiles left.</source>
        <translation>Шестикутник уже не завершити: лишилося замало плиток.</translation>
    </message>
    <message>
        <source>Your aim</source>
        <translation>Мета</translation>
    </message>
    <message>
        <source>Play on for practice</source>
        <translation>Грати далі для тренування</translation>
    </message>
    <message>
        <source>You play on for practice; the game does not count.</source>
        <translation>Партія триває для тренування й не зараховується.</translation>
    </message>
    <message>
        <source>A hexagon of 37 tiles, light green all around, and no misfit tile.</source>
        <translation>Шестикутник із 37 плиток, світло-зелений по всьому краю, і жодної непідхожої плитки.</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Викладено</translation>
    </message>
    <message>
        <source>Cells no known tile fits</source>
        <translation>Клітинки без підхожої плитки</translation>
    </message>
    <message>
        <source>Points for the shape and for closed, symmetric patterns. 200 is good.</source>
        <translation>Бали за форму та за замкнені симетричні візерунки. 200 — це добре.</translation>
    </message>
    <message>
        <source>In sight so far</source>
        <translation>Поки що досяжно</translation>
    </message>
    <message>
        <source>Pattern of {tiles}</source>
        <translation>Візерунок із {tiles}</translation>
    </message>
    <message>
        <source>Open pattern of {tiles}</source>
        <translation>Відкритий із&#xa0;{tiles}</translation>
    </message>
    <message>
        <source>Smaller open patterns: {count}</source>
        <translation>Ще відкритих: {count}</translation>
    </message>
    <message>
        <source>Unused: {tiles}</source>
        <translation>Не використано: {tiles}</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>Ще можливо</translation>
    </message>
    <message>
        <source>Complete hexagon</source>
        <translation>Готовий шестикутник</translation>
    </message>
    <message>
        <source>Pattern of 3</source>
        <translation>Візерунок із 3</translation>
    </message>
    <message>
        <source>Pattern of 4 to 6</source>
        <translation>Візерунок із 4–6</translation>
    </message>
    <message>
        <source>Pattern of 7 or more</source>
        <translation>Візерунок від 7</translation>
    </message>
    <message>
        <source>10 points for each player.</source>
        <translation>По 10&#xa0;балів за кожного гравця.</translation>
    </message>
    <message>
        <source>Hexagon 50, triangle or rhombus 30, another symmetric shape 20, any other 10; nothing with a hole.</source>
        <translation>Шестикутник — 50, трикутник чи ромб — 30, інша симетрична форма — 20, решта — 10; з отвором — нічого.</translation>
    </message>
    <message>
        <source>A border without ornament triples the points of the shape.</source>
        <translation>Край без орнаменту потроює бали за форму.</translation>
    </message>
    <message>
        <source>Of the 60 tiles dealt, each that is not placed costs 2 points.</source>
        <translation>Кожна з 60&#xa0;розданих плиток, яку не викладено, коштує 2&#xa0;бали.</translation>
    </message>
    <message>
        <source>The hexagon of 37 tiles: 50 points, tripled by a light-green border, and 2 for each tile placed.</source>
        <translation>Шестикутник із 37&#xa0;плиток: 50&#xa0;балів, зі світло-зеленим краєм утричі більше, і ще по 2 за кожну викладену плитку.</translation>
    </message>
    <message>
        <source>The points now and all that is still open. New patterns come on top.</source>
        <translation>Бали зараз і все, що ще можливо. Нові візерунки додадуть іще.</translation>
    </message>
    <message>
        <source>Better: {shape}</source>
        <translation>Краще: {shape}</translation>
    </message>
    <message>
        <source>You’ve won!</source>
        <translation>Ви перемогли!</translation>
    </message>
    <message>
        <source>The hexagon stays unfinished</source>
        <translation>Шестикутник лишився незавершеним</translation>
    </message>
    <message>
        <source>You’ve reached {points} points</source>
        <translation>Ваш результат: {points}</translation>
    </message>
    <message>
        <source>The hexagon is complete: you’ve won!</source>
        <translation>Шестикутник готовий: ви перемогли!</translation>
    </message>
    <message>
        <source>one ornament, together</source>
        <translation>спільний орнамент</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>Роздано плиток</translation>
    </message>
    <message>
        <source>Click a cell to lay a tile there, and its sides to paint them. Or drag tiles to where they lie; R or the wheel turns them.</source>
        <translation>Клацніть клітинку, щоб покласти плитку, і її сторони, щоб зафарбувати їх. Або перетягніть плитки на їхні місця; R або коліщатко їх обертає.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: the tiles must be connected, and there cannot be more of them than were dealt.</source>
        <translation>Підрахувати ще не можна: усі плитки мають бути з’єднані, і їх не може бути більше, ніж роздано.</translation>
    </message>
    <message>
        <source>More tiles were set aside than were left over.</source>
        <translation>Відкладено більше плиток, ніж залишилося.</translation>
    </message>
    <message>
        <source>You won together!</source>
        <translation>Ви перемогли разом!</translation>
    </message>
    <message>
        <source>You lost together</source>
        <translation>Ви програли разом</translation>
    </message>
    <message>
        <source>You scored {points} points together</source>
        <translation>Разом ви набрали балів: {points}</translation>
    </message>
    <message>
        <source>closes a symmetric pattern of {tiles} tiles (+{points})</source>
        <translation>замикає симетричний візерунок із {tiles} плиток (+{points})</translation>
    </message>
    <message>
        <source>leaves a symmetric pattern of {tiles} tiles</source>
        <translation>лишає симетричний візерунок із {tiles} плиток</translation>
    </message>
    <message>
        <source>spoils the symmetry of a pattern</source>
        <translation>порушує симетрію візерунка</translation>
    </message>
    <message>
        <source>completes the hexagon (+{points})</source>
        <translation>завершує шестикутник (+{points})</translation>
    </message>
    <message>
        <source>completes the hexagon</source>
        <translation>завершує шестикутник</translation>
    </message>
    <message>
        <source>puts the hexagon out of reach</source>
        <translation>робить шестикутник недосяжним</translation>
    </message>
    <message>
        <source>leaves a gap that no tile will fit</source>
        <translation>лишає прогалину, куди не підійде жодна плитка</translation>
    </message>
    <message>
        <source>fills the cell a partner asked for</source>
        <translation>заповнює клітинку, про яку просив напарник</translation>
    </message>
    <message>
        <source>places the tile a partner asked for</source>
        <translation>викладає плитку, про яку просив напарник</translation>
    </message>
    <message>
        <source>takes a cell for which a partner asked for another tile</source>
        <translation>займає клітинку, для якої напарник просив іншу плитку</translation>
    </message>
    <message>
        <source>takes a cell a partner wanted left free</source>
        <translation>займає клітинку, яку напарник просив лишити</translation>
    </message>
    <message>
        <source>leaves no room for a tile a partner needs to place</source>
        <translation>не лишає місця для плитки, яку має викласти напарник</translation>
    </message>
    <message>
        <source>shows a tile that fits nowhere (−{points})</source>
        <translation>показує плитку, яка нікуди не підходить (−{points})</translation>
    </message>
    <message>
        <source>ends the game while things are going well</source>
        <translation>завершує партію, поки все добре</translation>
    </message>
    <message>
        <source>plays on, since more is within reach</source>
        <translation>грає далі, бо можна досягти більшого</translation>
    </message>
    <message>
        <source>leaves a plan of the hexagon with patterns worth {points}</source>
        <translation>лишає план, за яким у шестикутнику будуть візерунки на {points} балів</translation>
    </message>
    <message>
        <source>builds on a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>розвиває симетричний візерунок із {tiles} плиток на {points} балів</translation>
    </message>
    <message>
        <source>begins a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>починає симетричний візерунок із {tiles} плиток на {points} балів</translation>
    </message>
    <message>
        <source>leaves room for a pattern of {tiles} tiles worth {points}</source>
        <translation>лишає місце для візерунка із {tiles} плиток на {points} балів</translation>
    </message>
    <message>
        <source>spoils the place for a pattern of {tiles} tiles worth {points}</source>
        <translation>псує місце для візерунка із {tiles} плиток на {points} балів</translation>
    </message>
    <message>
        <source>uses up a tile that the next pattern needs</source>
        <translation>витрачає плитку, потрібну для наступного візерунка</translation>
    </message>
    <message>
        <source>fills a cell that nobody else can fill</source>
        <translation>заповнює клітинку, яку більше ніхто не заповнить</translation>
    </message>
    <message>
        <source>gets rid of a tile that’s hard to place</source>
        <translation>позбувається плитки, яку важко прилаштувати</translation>
    </message>
    <message>
        <source>A first ornament</source>
        <translation>Перший візерунок</translation>
    </message>
    <message>
        <source>Close a symmetric pattern of two tiles or more.</source>
        <translation>Замкніть симетричний візерунок із двох або більше плиток.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Як удома</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Завершіть десять партій.</translation>
    </message>
    <message>
        <source>Five ornaments</source>
        <translation>П’ять візерунків</translation>
    </message>
    <message>
        <source>Close five symmetric patterns in one game.</source>
        <translation>Замкніть п’ять симетричних візерунків за одну партію.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>Перша сотня</translation>
    </message>
    <message>
        <source>Reach a hundred points in the advanced game.</source>
        <translation>Наберіть сто балів у грі для досвідчених.</translation>
    </message>
    <message>
        <source>leaves a plan that finishes the hexagon</source>
        <translation>лишає план, за яким шестикутник буде готовий</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Завершіть партію.</translation>
    </message>
    <message>
        <source>Thirty-seven together</source>
        <translation>Тридцять сім разом</translation>
    </message>
    <message>
        <source>Win the basic game.</source>
        <translation>Виграйте базову гру.</translation>
    </message>
    <message>
        <source>Closed around its middle</source>
        <translation>Довкола серединки</translation>
    </message>
    <message>
        <source>Close a symmetric pattern around a tile with ornament on all six sides.</source>
        <translation>Замкніть симетричний візерунок довкола плитки з орнаментом на всіх шести сторонах.</translation>
    </message>
    <message>
        <source>Six mirrors</source>
        <translation>Шість дзеркал</translation>
    </message>
    <message>
        <source>Close a pattern of seven tiles or more with six mirror axes.</source>
        <translation>Замкніть візерунок щонайменше із семи плиток, що має шість осей симетрії.</translation>
    </message>
    <message>
        <source>Three great ornaments</source>
        <translation>Три великі візерунки</translation>
    </message>
    <message>
        <source>In the advanced game, close three symmetric patterns of seven tiles or more.</source>
        <translation>У грі для досвідчених замкніть три симетричні візерунки щонайменше із семи плиток кожен.</translation>
    </message>
    <message>
        <source>Framed in green</source>
        <translation>У зеленій рамці</translation>
    </message>
    <message>
        <source>In the advanced game, end with a regular hexagon and a light-green border.</source>
        <translation>Завершіть гру для досвідчених правильним шестикутником зі світло-зеленим краєм.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Двісті</translation>
    </message>
    <message>
        <source>Reach two hundred points in the advanced game.</source>
        <translation>Наберіть двісті балів у грі для досвідчених.</translation>
    </message>
    <message>
        <source>Three hundred</source>
        <translation>Триста</translation>
    </message>
    <message>
        <source>Reach three hundred points in the advanced game.</source>
        <translation>Наберіть триста балів у грі для досвідчених.</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}; plain {plain}</source>
        <translation>{cell}: порожньо, потрібен орнамент {wanted}; без орнаменту {plain}</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}</source>
        <translation>{cell}: порожньо, потрібен орнамент {wanted}</translation>
    </message>
    <message>
        <source>{cell}: empty, plain {plain}</source>
        <translation>{cell}: порожньо, без орнаменту {plain}</translation>
    </message>
    <message>
        <source>{move}, ornament {sides}</source>
        <translation>{move}, орнамент {sides}</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile})</source>
        <translation>«Викладіть, будь ласка, цю плитку сюди» ({tile})</translation>
    </message>
    <message>
        <source>Tiles placed: {placed}. {standing}</source>
        <translation>Викладено плиток: {placed}. {standing}</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>На руках: {tiles}</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}. Told: {tiles}</source>
        <translation>Плиток на руках: {count}. Названо: {tiles}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Around {cell}: {tiles}</source>
        <translation>Навколо, {cell}: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits: {cells}</source>
        <translation>{tile} підходить: {cells}</translation>
    </message>
    <message>
        <source>Fits here from your hand: {tiles}</source>
        <translation>Сюди з ваших підходить: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere</source>
        <translation>{tile} нікуди не підходить</translation>
    </message>
    <message>
        <source>Not seen yet: {tiles}</source>
        <translation>Ще не бачили: {tiles}</translation>
    </message>
    <message>
        <source>Centre of the hexagon: {cells}</source>
        <translation>Центр шестикутника: {cells}</translation>
    </message>
    <message>
        <source>Places left for the hexagon: {count}</source>
        <translation>Можливих місць для шестикутника: {count}</translation>
    </message>
    <message>
        <source>{here}. Your tile would lie with ornament {sides}</source>
        <translation>{here}. Ваша плитка лягла б так: орнамент {sides}</translation>
    </message>
    <message>
        <source>Ornament {sides}</source>
        <translation>Орнамент {sides}</translation>
    </message>
    <message>
        <source>{here}. Your tile fits</source>
        <translation>{here}. Ваша плитка підходить</translation>
    </message>
    <message>
        <source>{here}. Your tile does not fit</source>
        <translation>{here}. Ваша плитка не підходить</translation>
    </message>
    <message>
        <source>{held}, points: {points}</source>
        <translation>{held}, балів: {points}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>You score together: for closed, symmetric patterns above all, but also for a regular outline and a light-green border.</source>
        <translation>Ви здобуваєте бали разом: передусім за замкнені симетричні візерунки, а ще за правильні обриси та світло-зелений край.</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Ваші плитки</translation>
    </message>
    <message>
        <source>Say what you have</source>
        <translation>Скажіть, що маєте</translation>
    </message>
    <message>
        <source>Tell your partner what you have: choose “Talk…”, then “Announce my hand”. It doesn’t use up your turn. A blue bubble marks the tiles your partner knows of.</source>
        <translation>Розкажіть напарникові, що у вас є: оберіть «Поговорити…», а тоді «Назвати свої плитки». Хід на це не витрачається. Синя хмаринка позначає плитки, про які напарник знає.</translation>
    </message>
    <message>
        <source>Fine. You can still announce your hand at any time; it helps you both.</source>
        <translation>Гаразд. Назвати свої плитки можна будь-коли, і це допоможе вам обом.</translation>
    </message>
    <message>
        <source>Fine, without words this time. You can announce your hand at any time.</source>
        <translation>Гаразд, цього разу без слів. Назвати свої плитки можна будь-коли.</translation>
    </message>
    <message>
        <source>A partner who has a plan asks you for a tile: it’s framed in your hand and drawn on its cell. Point at the cell to read the request. You’re free to place another one.</source>
        <translation>Напарник, у якого є план, просить вас викласти плитку: серед ваших вона в рамці, а на столі намальована на своїй клітинці. Наведіть вказівник на цю клітинку, щоб прочитати прохання. Можна викласти й іншу плитку.</translation>
    </message>
    <message>
        <source>A pattern is closed when each of its ornament sides meets another. Place the glowing tile on the glowing cell: that closes this one.</source>
        <translation>Візерунок замкнений, коли кожна його сторона з орнаментом торкається іншої такої сторони. Викладіть підсвічену плитку на підсвічену клітинку: так цей візерунок замкнеться.</translation>
    </message>
    <message>
        <source>The sides don’t match like that. Turn the tile with R and try again.</source>
        <translation>Так сторони не збігаються. Оберніть плитку клавішею R і спробуйте ще раз.</translation>
    </message>
    <message>
        <source>No single tile closes the pattern now. What glows leaves the fewest sides open, and you can close them later.</source>
        <translation>Однією плиткою візерунок зараз не замкнути. З підсвіченою відкритими лишиться найменше сторін, а замкнути їх можна й пізніше.</translation>
    </message>
    <message>
        <source>You win or lose together. Lay a hexagon of 37 tiles in which all sides match and the whole border is light green. The outline shows where it can lie; it may still move.</source>
        <translation>Ви виграєте або програєте разом. Викладіть шестикутник із 37 плиток, у якому всі суміжні сторони збігаються, а весь край світло-зелений. Контур показує, де шестикутник може лежати; згодом контур може зсунутися.</translation>
    </message>
    <message>
        <source>These are your tiles, sorted by kind. Nobody else sees them, but you may all talk about your tiles as much as you like. Your partner has told you theirs already.</source>
        <translation>Це ваші плитки, розкладені за видами. Їх бачите лише ви, але розповідати про свої плитки можна всім і скільки завгодно. Які плитки в напарника, ви вже знаєте.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Викладіть плитку</translation>
    </message>
    <message>
        <source>Ornament touches ornament, light green touches light green. Click the glowing tile, then the glowing cell. R or the wheel turns the tile.</source>
        <translation>Орнамент прилягає до орнаменту, світло-зелене — до світло-зеленого. Клацніть підсвічену плитку, а тоді підсвічену клітинку. Обертайте плитку клавішею R або коліщатком.</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>Прохання</translation>
    </message>
    <message>
        <source>Close a pattern</source>
        <translation>Замкніть візерунок</translation>
    </message>
    <message>
        <source>The pattern is still open. Press U to take a tile back, or go on.</source>
        <translation>Візерунок ще відкритий. Натисніть латинську U, щоб скасувати, або грайте далі.</translation>
    </message>
    <message>
        <source>The pattern stays open for now. Somebody can close it later.</source>
        <translation>Візерунок поки лишається відкритим. Замкнути його можна й пізніше.</translation>
    </message>
    <message>
        <source>The border</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>Closed patterns keep the border light green. Save tiles with few ornament sides for the edge of the hexagon.</source>
        <translation>Замкнені візерунки лишають край світло-зеленим. Бережіть для краю шестикутника плитки, у яких мало сторін з орнаментом.</translation>
    </message>
    <message>
        <source>One tile can end it</source>
        <translation>Одна плитка вирішує все</translation>
    </message>
    <message>
        <source>If anybody plays a tile that fits nowhere, all of you lose: in your hand it is faint. As soon as the hexagon is complete, you have won.</source>
        <translation>Якщо хтось зіграє плитку, якій немає місця, програють усі; серед ваших плиток така бліда. Щойно шестикутник буде готовий, ви переможете.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>Що скільки дає</translation>
    </message>
    <message>
        <source>Above “Still open” stands what counts already, below it what you can still gain. Point at a line: its tiles light up, and you read how it is counted.</source>
        <translation>Над рядком «Ще можливо» — те, що вже дає бали, під ним — те, що ще можна здобути. Наведіть вказівник на рядок: його плитки засвітяться, і з’явиться пояснення, як тут рахують бали.</translation>
    </message>
    <message>
        <source>A closed pattern with a mirror axis scores: 10 points with three tiles, 20 with four to six, 60 with seven or more.</source>
        <translation>Замкнений візерунок із віссю симетрії дає бали: три плитки — 10, від чотирьох до шести — 20, сім і більше — 60.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere costs 12 points, one you haven’t placed only 2. So when nothing is left to gain, propose the end.</source>
        <translation>Плитка, якій немає місця, коштує 12 балів, а невикладена — лише 2. Тож коли здобувати вже нема чого, запропонуйте завершити партію.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>От і все</translation>
    </message>
    <message>
        <source>You know what matters now. Play on together for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Тепер ви знаєте головне. Дограйте разом цю партію для тренування або почніть власну. Захочете підказку — клацніть лампочку або натисніть латинську H.</translation>
    </message>
    <message>
        <source>only {kept} of {ways} placements kept the border light green</source>
        <translation>край лишався світло-зеленим лише після {kept} з {ways} можливих ходів</translation>
    </message>
</context>
<context>
    <name>harmonies</name>
    <message>
        <source>blue</source>
        <translation>блакитний</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>сірий</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>S</source>
        <translation>С</translation>
    </message>
    <message>
        <source>W</source>
        <translation>К</translation>
    </message>
    <message>
        <source>G</source>
        <translation>З</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Ж</translation>
    </message>
    <message>
        <source>R</source>
        <translation>Ч</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожній</translation>
    </message>
    <message>
        <source>water</source>
        <translation>вода</translation>
    </message>
    <message>
        <source>field</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>tree of height 1</source>
        <translation>дерево висотою 1</translation>
    </message>
    <message>
        <source>tree of height 2</source>
        <translation>дерево висотою 2</translation>
    </message>
    <message>
        <source>tree of height 3</source>
        <translation>дерево висотою 3</translation>
    </message>
    <message>
        <source>mountain of height 1</source>
        <translation>гора висотою 1</translation>
    </message>
    <message>
        <source>mountain of height 2</source>
        <translation>гора висотою 2</translation>
    </message>
    <message>
        <source>mountain of height 3</source>
        <translation>гора висотою 3</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>один коричневий жетон</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>два коричневі жетони</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>один червоний жетон</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>будівля на червоному</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>будівля на коричневому</translation>
    </message>
    <message>
        <source>building on grey</source>
        <translation>будівля на сірому</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>Крокодил</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Риба</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>Видра</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Жаба</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>Качка</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>Фламінго</translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation>Гекон</translation>
    </message>
    <message>
        <source>Shrew</source>
        <translation>Землерийка</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>Павич</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>Білка</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>Їжак</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>Джміль</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Ведмідь</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Кролик</translation>
    </message>
    <message>
        <source>Macaw</source>
        <translation>Ара</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>Кабан</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>Коала</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Вовк</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>Рибалочка</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Пінгвін</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>Кажан</translation>
    </message>
    <message>
        <source>Fennec fox</source>
        <translation>Фенек</translation>
    </message>
    <message>
        <source>Japanese macaque</source>
        <translation>Японський макак</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>Орел</translation>
    </message>
    <message>
        <source>Meerkat</source>
        <translation>Сурикат</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Крук</translation>
    </message>
    <message>
        <source>Llama</source>
        <translation>Лама</translation>
    </message>
    <message>
        <source>Arctic fox</source>
        <translation>Песець</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>Єнот</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>Божа корівка</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>Пантера</translation>
    </message>
    <message>
        <source>Spirit of the lion</source>
        <translation>Дух лева</translation>
    </message>
    <message>
        <source>Spirit of the butterfly</source>
        <translation>Дух метелика</translation>
    </message>
    <message>
        <source>Spirit of the deer</source>
        <translation>Дух оленя</translation>
    </message>
    <message>
        <source>Spirit of the owl</source>
        <translation>Дух сови</translation>
    </message>
    <message>
        <source>Spirit of the cat</source>
        <translation>Дух кота</translation>
    </message>
    <message>
        <source>Spirit of the stork</source>
        <translation>Дух лелеки</translation>
    </message>
    <message>
        <source>Spirit of the ram</source>
        <translation>Дух барана</translation>
    </message>
    <message>
        <source>Spirit of the marmot</source>
        <translation>Дух бабака</translation>
    </message>
    <message>
        <source>Spirit of the dragonfly</source>
        <translation>Дух бабки</translation>
    </message>
    <message>
        <source>Spirit of the tortoise</source>
        <translation>Дух черепахи</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 2 points for one or two tokens, 10 for three or more.</source>
        <translation>Кожна суцільна група жовтих жетонів: 2 бали, якщо в ній один чи два жетони, 10 — якщо три або більше.</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 5 points, a single token included.</source>
        <translation>Кожна суцільна група жовтих жетонів, навіть з одного жетона: 5 балів.</translation>
    </message>
    <message>
        <source>Each tree of height 2 or 3: 4 points.</source>
        <translation>Кожне дерево висотою 2 або 3: 4 бали.</translation>
    </message>
    <message>
        <source>Each tree of height 1 or 2: 3 points; of height 3: 1 point.</source>
        <translation>Кожне дерево висотою 1 або 2: 3 бали; висотою 3: 1 бал.</translation>
    </message>
    <message>
        <source>Each connected group of buildings: 4 points, a single building included.</source>
        <translation>Кожна суцільна група будівель, навіть з однієї будівлі: 4 бали.</translation>
    </message>
    <message>
        <source>Each connected group of two or more buildings: 6 points.</source>
        <translation>Кожна суцільна група з двох або більше будівель: 6 балів.</translation>
    </message>
    <message>
        <source>Each mountain of height 2 or 3: 4 points, even where it stands alone.</source>
        <translation>Кожна гора висотою 2 або 3, навіть якщо стоїть окремо: 4 бали.</translation>
    </message>
    <message>
        <source>Each mountain of height 1 or 2: 3 points; of height 3: 1 point, even where it stands alone.</source>
        <translation>Кожна гора, навіть якщо стоїть окремо: 3 бали за висоту 1 або 2; 1 бал за висоту 3.</translation>
    </message>
    <message>
        <source>Each connected group of two or more blue tokens: 7 points.</source>
        <translation>Кожна суцільна група з двох або більше блакитних жетонів: 7 балів.</translation>
    </message>
    <message>
        <source>Each blue token: 2 points.</source>
        <translation>Кожен блакитний жетон: 2 бали.</translation>
    </message>
    <message>
        <source>You have already taken a card this turn; only one is allowed.</source>
        <translation>За хід можна взяти лише одну карту, і ви її вже взяли.</translation>
    </message>
    <message>
        <source>Cards are replaced in solo games only.</source>
        <translation>Замінювати карти можна лише в соло-режимі.</translation>
    </message>
    <message>
        <source>A card can be replaced after a turn in which you took none, before you do anything else.</source>
        <translation>Замінити карту можна, лише якщо минулого ходу ви не взяли жодної, і перш ніж робити щось інше.</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>бік А</translation>
    </message>
    <message>
        <source>no spirit</source>
        <translation>без духа</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>You shape a landscape on your own board: water, fields, trees, mountains and buildings grow from coloured tokens. Landscapes score for their form, and animals score when they find the habitat they need. Whoever has the most points wins.</source>
        <translation>На власному планшеті ви створюєте ландшафт: із кольорових жетонів постають водойми, поля, дерева, гори й будівлі. Ландшафти дають бали за свою форму, а тварини — коли знаходять потрібний їм ареал. Перемагає той, у кого найбільше балів.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Компоненти гри</translation>
    </message>
    <message>
        <source>120 tokens are in the bag: 23 blue, 23 grey, 21 brown, 19 green, 19 yellow and 15 red. Five spaces of three tokens lie on the central board, and five of the 32 animal cards lie open beside it. There are 10 nature spirits.</source>
        <translation>У торбинці 120 жетонів: 23 блакитні, 23 сірі, 21 коричневий, 19 зелених, 19 жовтих і 15 червоних. На центральному полі п’ять ділянок по три жетони, а поруч лежать відкритими п’ять із 32 карт тварин. Духів природи 10.</translation>
    </message>
    <message>
        <source>Who goes first is decided before the game: at random, or as you agree. In the original rules it is whoever last saw a beautiful landscape.</source>
        <translation>Хто починає, вирішують перед партією: за жеребом або за домовленістю. У настільному виданні починає той, хто останнім бачив гарний краєвид.</translation>
    </message>
    <message>
        <source>For your first games, take side A of the boards and leave the spirits out.</source>
        <translation>Перші партії грайте на боці А планшетів і без духів.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш хід</translation>
    </message>
    <message>
        <source>Once per turn, take all three tokens from one space of the central board and place them, one after another, on your own board. This is mandatory.</source>
        <translation>Раз за хід візьміть усі три жетони з однієї ділянки центрального поля й один за одним розмістіть їх на своєму планшеті. Ця дія обов’язкова.</translation>
    </message>
    <message>
        <source>Before, between or after your tokens you may take one animal card from the row, and you may place as many animal cubes as you have habitats for.</source>
        <translation>До розміщення жетонів, після нього чи в проміжках ви можете взяти з ряду одну карту тварини, а також розмістити стільки фішок тварин, скільки маєте для них ареалів.</translation>
    </message>
    <message>
        <source>When you end your turn, the emptied space gets three new tokens from the bag and the row a new card. Until then you can take back every step.</source>
        <translation>Коли ви завершуєте хід, спорожніла ділянка отримує три нові жетони з торбинки, а ряд — нову карту. До того можна скасувати будь-який крок.</translation>
    </message>
    <message>
        <source>Placing tokens</source>
        <translation>Розміщення жетонів</translation>
    </message>
    <message>
        <source>Every token may go on an empty hex. A lone green token is a tree already, a lone grey one a mountain. Some may go on top of others: green on one or two browns makes a tree, brown on a brown prepares a taller one, grey on grey makes a higher mountain, up to three. Red on a single red, brown or grey makes a building.</source>
        <translation>Будь-який жетон можна покласти на порожній гекс. Один зелений жетон — це вже дерево, один сірий — гора. Деякі можна класти й поверх інших: зелений на одному чи двох коричневих — це дерево, коричневий на коричневому готує вище дерево, сірий на сірому робить гору вищою (щонайбільше три жетони). Червоний на одному червоному, коричневому чи сірому — це будівля.</translation>
    </message>
    <message>
        <source>Nothing goes on blue, yellow or green, on a finished building, on three greys, or on a hex with a cube. Tokens never go underneath, and they never move again.</source>
        <translation>Нічого не кладуть на блакитний, жовтий і зелений жетони, на готову будівлю, на три сірі жетони та на гекс із фішкою. Підкладати жетони під інші не можна, пересувати теж.</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>Карти тварин</translation>
    </message>
    <message>
        <source>A card shows a habitat and carries a cube for each of its steps. You may hold four unfinished cards at most. Once its last cube has been placed, a card is finished and makes room for another at once.</source>
        <translation>На карті зображено ареал, а в кожній її клітинці лежить фішка. Незавершених карт у вас може бути не більше чотирьох. Щойно розміщено останню фішку, карту завершено, і для іншої одразу з’являється місце.</translation>
    </message>
    <message>
        <source>The rulebook’s advice for your first games: avoid several animal cards whose cubes go on the same colour.</source>
        <translation>Порада з правил для перших партій: не тримайте кількох карт тварин, фішки яких розміщують на тому самому кольорі.</translation>
    </message>
    <message>
        <source>Habitats and cubes</source>
        <translation>Ареали й фішки</translation>
    </message>
    <message>
        <source>When the habitat of one of your cards is complete on your board, you may put a cube of that card on the marked hex. The habitat may be rotated. Every stack must match exactly, including its height; only for a building does it not matter what lies under the red.</source>
        <translation>Якщо на вашому планшеті склався ареал з однієї з ваших карт, можете поставити фішку з неї на позначений гекс. Ареал можна обертати як завгодно. Кожен стос має збігатися точно, разом із висотою; лише для будівлі байдуже, що лежить під червоним.</translation>
    </message>
    <message>
        <source>A hex holds one cube, but it may be part of many habitats, and the other hexes of a habitat may carry cubes. A cube stays to the end, even if its habitat is built over later. No token can go on a hex with a cube.</source>
        <translation>На гексі може стояти лише одна фішка, але він може належати до багатьох ареалів, і на інших гексах ареалу теж можуть бути фішки. Фішка стоїть до кінця гри, навіть якщо її ареал потім забудують. На гекс із фішкою жетонів не кладуть.</translation>
    </message>
    <message>
        <source>Nature spirits</source>
        <translation>Духи природи</translation>
    </message>
    <message>
        <source>Everybody is dealt two spirits and keeps one, before anything else in the first turn. A spirit has a habitat and a single cube, and it counts as one of your four cards until that cube has been placed.</source>
        <translation>Кожному роздають двох духів; на початку першого ходу, перш ніж робити щось інше, кожен лишає собі одного. У духа є ареал і одна-єдина фішка, і він вважається однією з ваших чотирьох карт, доки її не розміщено.</translation>
    </message>
    <message>
        <source>Once placed, it rewards certain landscapes at the end, on top of what they score anyway. If you never place its cube, you get nothing for it and lose nothing.</source>
        <translation>Розміщений дух наприкінці гри додає бали за певні ландшафти понад ті, які вони й так приносять. Якщо його фішку так і не розмістити, ви нічого за нього не отримаєте, але й не втратите.</translation>
    </message>
    <message>
        <source>Fields: the lion gives 2 points for each group of one or two yellow tokens and 10 for each larger one, the butterfly 5 for each group of any size.</source>
        <translation>Поля: лев дає 2 бали за кожну групу з одного чи двох жовтих жетонів і 10 — за кожну більшу, метелик — 5 за кожну групу будь-якого розміру.</translation>
    </message>
    <message>
        <source>Trees: the deer gives 4 points for each tree of height 2 or 3; the owl gives 3, 3 and 1 for trees of height 1, 2 and 3.</source>
        <translation>Дерева: олень дає 4 бали за кожне дерево висотою 2 або 3; сова дає 3, 3 і 1 за дерева висотою 1, 2 і 3 відповідно.</translation>
    </message>
    <message>
        <source>Mountains, also those that stand alone: the ram gives 4 points for each of height 2 or 3; the marmot gives 3, 3 and 1 for heights 1, 2 and 3.</source>
        <translation>Гори, навіть ті, що стоять окремо: баран дає 4 бали за кожну висотою 2 або 3; бабак дає 3, 3 і 1 за висоту 1, 2 і 3 відповідно.</translation>
    </message>
    <message>
        <source>Buildings: the cat gives 4 points for each group, a single building included; the stork 6 for each group of two or more.</source>
        <translation>Будівлі: кіт дає 4 бали за кожну групу, навіть з однієї будівлі; лелека — 6 за кожну групу з двох або більше.</translation>
    </message>
    <message>
        <source>Water: the dragonfly gives 7 points for each group of two or more blue tokens, the tortoise 2 for each blue token.</source>
        <translation>Водойми: бабка дає 7 балів за кожну групу з двох або більше блакитних жетонів, черепаха — 2 за кожен блакитний жетон.</translation>
    </message>
    <message>
        <source>Trees and mountains</source>
        <translation>Дерева й гори</translation>
    </message>
    <message>
        <source>A tree of height 1, 2 or 3 scores 1, 3 or 7 points. Brown without green scores nothing.</source>
        <translation>Дерево висотою 1, 2 або 3 дає 1, 3 або 7 балів. Коричневі жетони без зеленого не дають нічого.</translation>
    </message>
    <message>
        <source>A mountain of height 1, 2 or 3 scores 1, 3 or 7 points too, but only if it stands next to another mountain.</source>
        <translation>Гора висотою 1, 2 або 3 теж дає 1, 3 або 7 балів, але лише якщо стоїть поруч з іншою горою.</translation>
    </message>
    <message>
        <source>Fields and buildings</source>
        <translation>Поля й будівлі</translation>
    </message>
    <message>
        <source>Each connected group of two or more yellow tokens is a field and scores 5 points, however large it is. Several small fields are worth more than one large one.</source>
        <translation>Кожна суцільна група з двох або більше жовтих жетонів — це поле, яке дає 5 балів, хоч би яким великим воно було. Кілька малих полів вигідніші за одне велике.</translation>
    </message>
    <message>
        <source>A building scores 5 points if the hexes around it show at least three different colours. Only the top token of each counts, and red counts as well. A lone red token scores nothing.</source>
        <translation>Будівля дає 5 балів, якщо на гексах довкола неї видно щонайменше три різні кольори. Враховується лише верхній жетон кожного гекса, червоний теж. Одиночний червоний жетон не дає нічого.</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>Річка</translation>
    </message>
    <message>
        <source>Only your best river scores. Its length is counted along the shortest way between its two ends, in tokens: bends that double back do not help. Lengths 2 to 6 are worth 2, 5, 8, 11 and 15 points, and every further token 4 more.</source>
        <translation>Бали дає лише ваша найкраща річка. Її довжину рахують у жетонах найкоротшим шляхом між двома кінцями, тож петлі не допоможуть. Довжина від 2 до 6 дає 2, 5, 8, 11 і 15 балів, а кожен наступний жетон — ще 4.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>Острови</translation>
    </message>
    <message>
        <source>Water divides your board. Each connected region of hexes without blue is an island and scores 5 points; empty hexes belong to islands too. Without any division the whole board is one island.</source>
        <translation>Вода ділить ваш планшет на частини. Кожна суцільна група гексів без блакитних жетонів — це острів, який дає 5 балів; порожні гекси теж належать до островів. Якщо вода нічого не розділила, весь планшет — один острів.</translation>
    </message>
    <message>
        <source>If you took no card in a turn, you may replace one of the open cards once you have seen the new tokens and before you do anything else. This is optional.</source>
        <translation>Якщо за хід ви не взяли карти, можете замінити одну з відкритих — коли вже видно нові жетони, але перш ніж робити щось інше. Це не обов’язково.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>The box holds a bag, a central board, 4 player boards with two sides, 4 player aids, 120 tokens, 66 animal cubes, 4 spirit cubes, 32 animal cards, 10 spirit cards and a score pad.</source>
        <translation>У коробці торбинка, центральне поле, 4 двобічні планшети гравців, 4 пам’ятки, 120 жетонів, 66 фішок тварин, 4 фішки духів природи, 32 карти тварин, 10 карт духів природи та блокнот для підрахунку балів.</translation>
    </message>
    <message>
        <source>Put all tokens into the bag. Lay the central board in the middle, showing the side for two to four players, or the other side for a solo game. Draw three tokens from the bag for each of its spaces.</source>
        <translation>Складіть усі жетони в торбинку. Покладіть посередині центральне поле боком для двох–чотирьох гравців догори, а для соло-режиму — іншим. На кожну його ділянку витягніть із торбинки три жетони.</translation>
    </message>
    <message>
        <source>Shuffle the animal cards and lay five face up side by side, three in a solo game; the rest form the deck. Put the animal cubes where everybody can reach them.</source>
        <translation>Перетасуйте карти тварин і викладіть горілиць у ряд п’ять із них, у соло-режимі — три; решта стає колодою. Фішки тварин покладіть так, щоб до них діставали всі.</translation>
    </message>
    <message>
        <source>Everybody takes a board and a player aid. Agree on side A or side B: all play the same one.</source>
        <translation>Кожен бере планшет і пам’ятку. Домовтеся, яким боком грати, А чи Б: він у всіх однаковий.</translation>
    </message>
    <message>
        <source>If you play with spirits, deal two of them face down to each player. On their first turn everyone keeps one, puts a spirit cube on it and returns the other to the box.</source>
        <translation>Якщо граєте з духами природи, роздайте кожному по дві карти долілиць. У перший свій хід гравець лишає одну, кладе на неї фішку духа, а другу повертає в коробку.</translation>
    </message>
    <message>
        <source>Whoever last saw a beautiful landscape goes first. Point the arrow of the central board at them; play goes clockwise. At the end of a turn, the player refills the central board and the row.</source>
        <translation>Починає той, хто останнім бачив гарний краєвид. Спрямуйте на нього стрілку центрального поля; хід передають за годинниковою стрілкою. Наприкінці ходу гравець поповнює центральне поле й ряд карт.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Як ми розуміємо правила</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Тварини</translation>
    </message>
    <message>
        <source>Each card scores the number beside its topmost free step, finished or not. With no cube placed it scores nothing, and cubes left over cost nothing.</source>
        <translation>Завершена чи ні, кожна карта дає стільки балів, скільки зазначено біля її найвищої вільної клітинки. Якщо не розміщено жодної фішки, карта не дає нічого, а за фішки, що лишилися, балів не знімають.</translation>
    </message>
    <message>
        <source>Example: 116 points</source>
        <translation>Приклад: 116 балів</translation>
    </message>
    <message>
        <source>The rulebook’s example on side A. Trees 4, mountains 10, fields 10, buildings 10 and the river 19 make 53 points for landscapes. The six animal cards are worth 5, 10, 4, 12, 16 and 16, together 63. 53 + 63 = 116.</source>
        <translation>Приклад із правил на боці А. Дерева 4, гори 10, поля 10, будівлі 10 і річка 19 дають 53 бали за ландшафти. Шість карт тварин дають 5, 10, 4, 12, 16 і 16, разом 63. 53 + 63 = 116.</translation>
    </message>
    <message>
        <source>With the lion’s cube placed, the three groups of yellow tokens are worth 2 + 2 + 10 = 14 more: 130. In the solo game that is 5 suns, 1 more for side A and 1 for the lion.</source>
        <translation>Якщо фішку лева розміщено, три групи жовтих жетонів дають ще 2 + 2 + 10 = 14: разом 130. У соло-режимі це 5 сонечок, ще 1 за бік А та 1 за лева.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>When someone ends a turn with two empty hexes or fewer, or when the bag cannot refill a space, this becomes the last round. It is played out, so that everyone has had the same number of turns. Spaces emptied in the meantime stay empty.</source>
        <translation>Якщо хтось завершує хід, маючи не більше ніж два порожні гекси, або якщо жетонів у торбинці бракує, щоб заповнити ділянку, цей раунд стає останнім. Його дограють до кінця, щоб ходів у всіх було порівну. Ділянки, що спорожніють за цей час, лишаються порожніми.</translation>
    </message>
    <message>
        <source>The solo game has three spaces and three cards. After each turn the six tokens you left are out of the game, and all three spaces are refilled. When the bag cannot fill them all, that turn was the last: there are 13 turns at most.</source>
        <translation>У соло-режимі три ділянки й три карти. Після кожного ходу шість жетонів, яких ви не взяли, вибувають із гри, і всі три ділянки заповнюють заново. Якщо жетонів у торбинці на всі ділянки бракує, цей хід був останнім: усього їх не більше ніж 13.</translation>
    </message>
    <message>
        <source>If two players are tied, the one with more animal cubes on the board wins; spirits do not count as animals. If they are still tied, they share the win.</source>
        <translation>Якщо бали рівні, перемагає той, у кого на планшеті більше фішок тварин; дух твариною не вважається. Якщо нічия зберігається, перемога спільна.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Your points earn 1 to 8 suns: one each at 40, 70, 90, 110, 130, 140, 150 and 160 points. Side A adds one. Playing without a spirit adds two; the lion, the butterfly, the cat, the stork and the dragonfly add one.</source>
        <translation>За бали ви отримуєте сонечка: від 40, 70, 90, 110, 130, 140, 150 і 160 балів — від 1 до 8 сонечок. Бік А додає одне. Гра без духа додає два; лев, метелик, кіт, лелека й бабка додають по одному.</translation>
    </message>
    <message>
        <source>The rulebook shows the cards in pictures only. Their habitats and values here were compared with several independent lists.</source>
        <translation>У правилах карти показано лише на малюнках. Їхні ареали й бали тут звірено з кількома незалежними списками.</translation>
    </message>
    <message>
        <source>The box holds 66 animal cubes. Here they never run out.</source>
        <translation>У коробці 66 фішок тварин. Тут вони ніколи не закінчуються.</translation>
    </message>
    <message>
        <source>The spirit you chose counts for the suns of a solo game whether or not its cube was placed. Players who are still equal after the animal cubes share the win.</source>
        <translation>Обраний дух ураховується для сонечок у соло-режимі незалежно від того, чи розміщено його фішку. Якщо й за фішками тварин нічия, перемога спільна.</translation>
    </message>
    <message>
        <source>In the solo game a bag that cannot fill all three spaces counts as empty: what is left in it is not played.</source>
        <translation>У соло-режимі торбинка, з якої не заповнити всіх трьох ділянок, вважається порожньою: рештою жетонів не грають.</translation>
    </message>
    <message>
        <source>A closed ring of six blue tokens has no ends. We count the shortest way between the two tokens that lie farthest apart: four tokens, 8 points. Another digital version counts the whole ring, 15 points.</source>
        <translation>Замкнене кільце з шести блакитних жетонів не має кінців. Ми рахуємо найкоротший шлях між двома найвіддаленішими жетонами: чотири жетони, 8 балів. Інша цифрова версія рахує все кільце, 15 балів.</translation>
    </message>
    <message>
        <source>The rulebook lets you choose your spirit in your first turn; here you choose it before anything else. In a tie, its cube does not count as an animal.</source>
        <translation>За правилами духа природи обирають у перший хід; тут це роблять перед усім іншим. У разі нічиєї його фішка не рахується як тварина.</translation>
    </message>
    <message>
        <source>Harmonies</source>
        <translation>Гармонія</translation>
    </message>
    <message>
        <source>Stack a landscape, token by token, and animals will make it their home.</source>
        <translation>Складіть ландшафт жетон за жетоном, і в ньому оселяться тварини.</translation>
    </message>
    <message>
        <source>Johan Benvenuto</source>
        <translation>Йохан Бенвенуто</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Планшет</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>Бік А: річка</translation>
    </message>
    <message>
        <source>Your longest river scores.</source>
        <translation>Бали дає ваша найдовша річка.</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>Бік Б: острови</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>З духами природи</translation>
    </message>
    <message>
        <source>Choose one of two spirits: a goal of your own, with a habitat to build.</source>
        <translation>Оберіть одного з двох духів: це ваша власна мета й ареал, який треба створити.</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>Без духів природи</translation>
    </message>
    <message>
        <source>Landscapes and animals only: best for the first games.</source>
        <translation>Лише ландшафти й тварини: найкраще для перших партій.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>Harmonies has no such move.</source>
        <translation>У «Гармонії» такого ходу немає.</translation>
    </message>
    <message>
        <source>That is not a hex of your board.</source>
        <translation>Такого гекса на вашому планшеті немає.</translation>
    </message>
    <message>
        <source>The central board has no such space.</source>
        <translation>Такої ділянки на центральному полі немає.</translation>
    </message>
    <message>
        <source>This game is played without nature spirits.</source>
        <translation>Цю партію грають без духів природи.</translation>
    </message>
    <message>
        <source>Choose your nature spirit before you do anything else.</source>
        <translation>Передусім оберіть свого духа природи.</translation>
    </message>
    <message>
        <source>You have chosen your nature spirit already.</source>
        <translation>Ви вже обрали свого духа природи.</translation>
    </message>
    <message>
        <source>Choose one of the two spirits that were dealt to you.</source>
        <translation>Оберіть одного з двох духів, яких вам роздали.</translation>
    </message>
    <message>
        <source>You have taken your tokens for this turn.</source>
        <translation>У цей хід ви вже взяли жетони.</translation>
    </message>
    <message>
        <source>There are no tokens on that space.</source>
        <translation>На цій ділянці немає жетонів.</translation>
    </message>
    <message>
        <source>Take the tokens from a space first, then place them.</source>
        <translation>Спершу візьміть жетони з ділянки, а потім розміщуйте їх.</translation>
    </message>
    <message>
        <source>You have no token of that colour to place.</source>
        <translation>У вас немає жетона такого кольору.</translation>
    </message>
    <message>
        <source>No token can go on a hex with a cube.</source>
        <translation>На гекс із фішкою жетонів не кладуть.</translation>
    </message>
    <message>
        <source>Water stays as it is: nothing goes on blue.</source>
        <translation>Вода лишається водою: на блакитний жетон нічого не кладуть.</translation>
    </message>
    <message>
        <source>A field stays as it is: nothing goes on yellow.</source>
        <translation>Поле лишається полем: на жовтий жетон нічого не кладуть.</translation>
    </message>
    <message>
        <source>Green finishes a tree: nothing goes on it.</source>
        <translation>Зелений жетон завершує дерево: на нього нічого не кладуть.</translation>
    </message>
    <message>
        <source>The building is finished: nothing goes on it.</source>
        <translation>Будівля готова: на неї нічого не кладуть.</translation>
    </message>
    <message>
        <source>A mountain is at most three tokens high.</source>
        <translation>Гора може бути заввишки щонайбільше три жетони.</translation>
    </message>
    <message>
        <source>Only brown, green or red can go on a single brown token.</source>
        <translation>На один коричневий жетон можна покласти коричневий, зелений або червоний.</translation>
    </message>
    <message>
        <source>On two brown tokens only green can go.</source>
        <translation>На два коричневі жетони можна покласти лише зелений.</translation>
    </message>
    <message>
        <source>Only grey or red can go on a single grey token.</source>
        <translation>На один сірий жетон можна покласти сірий або червоний.</translation>
    </message>
    <message>
        <source>On two grey tokens only grey can go.</source>
        <translation>На два сірі жетони можна покласти лише сірий.</translation>
    </message>
    <message>
        <source>On one red token only red can go.</source>
        <translation>На один червоний жетон можна покласти лише червоний.</translation>
    </message>
    <message>
        <source>That card is not in the row.</source>
        <translation>Цієї карти немає в ряду.</translation>
    </message>
    <message>
        <source>You may have at most {limit} unfinished cards. Finish one first.</source>
        <translation>Незавершених карт може бути не більше ніж {limit}. Спершу завершіть одну з них.</translation>
    </message>
    <message>
        <source>That card is not one of yours.</source>
        <translation>Цієї карти у вас немає.</translation>
    </message>
    <message>
        <source>All cubes of that card have been placed.</source>
        <translation>Усі фішки з цієї карти вже розміщено.</translation>
    </message>
    <message>
        <source>There is a cube on that hex already.</source>
        <translation>На цьому гексі вже стоїть фішка.</translation>
    </message>
    <message>
        <source>The cube of this card goes on another kind of landscape.</source>
        <translation>Фішку з цієї карти ставлять на інший ландшафт.</translation>
    </message>
    <message>
        <source>The habitat is not complete around this hex. Every stack must match, height included.</source>
        <translation>Довкола цього гекса ареал не складається. Кожен стос має збігатися, і висота теж.</translation>
    </message>
    <message>
        <source>Take the tokens of a space before you end your turn.</source>
        <translation>Перш ніж завершити хід, візьміть жетони з ділянки.</translation>
    </message>
    <message>
        <source>Place all your tokens before you end your turn. Left: {left}</source>
        <translation>Перш ніж завершити хід, розмістіть усі жетони. Лишилося: {left}</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Дерева</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Гори</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Водойми</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Будівлі</translation>
    </message>
    <message>
        <source>Nature spirit</source>
        <translation>Дух природи</translation>
    </message>
    <message>
        <source>River length: {river}</source>
        <translation>Річка завдовжки {river}</translation>
    </message>
    <message>
        <source>Islands: {islands}</source>
        <translation>Острови: {islands}</translation>
    </message>
    <message>
        <source>{card}: {placed} of {steps}</source>
        <translation>{card}: {placed} із {steps}</translation>
    </message>
    <message>
        <source>Alone, your points earn suns: side A adds one, a game without spirits two. The six tokens you leave in a turn are out of the game.</source>
        <translation>У соло-режимі за бали ви отримуєте сонечка: бік А додає одне, гра без духів — два. Шість жетонів, яких ви за хід не взяли, вибувають із гри.</translation>
    </message>
    <message>
        <source>Water divides your board: every island scores 5 points, the empty board is one.</source>
        <translation>Вода ділить планшет, і кожен острів дає 5 балів; порожній планшет — теж острів.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last saw a beautiful landscape goes first.</source>
        <translation>За правилами починає той, хто останнім бачив гарний краєвид.</translation>
    </message>
    <message>
        <source>{card}: {worth} once placed</source>
        <translation>{card}: після розміщення {worth}</translation>
    </message>
    <message>
        <source>Central board</source>
        <translation>Центральне поле</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Ваші карти</translation>
    </message>
    <message>
        <source>Tokens to place</source>
        <translation>Ваші жетони</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>Ще в торбинці</translation>
    </message>
    <message>
        <source>Empty hexes: {count}</source>
        <translation>Порожніх гексів: {count}</translation>
    </message>
    <message>
        <source>Perhaps the last turn</source>
        <translation>Можливо, останній хід</translation>
    </message>
    <message>
        <source>Last round!</source>
        <translation>Останній раунд!</translation>
    </message>
    <message>
        <source>Worth {now}, with the next cube {next}</source>
        <translation>Зараз {now}, з наступною фішкою {next}</translation>
    </message>
    <message>
        <source>Finished: {now}</source>
        <translation>Завершено: {now}</translation>
    </message>
    <message>
        <source>Suns: {suns}</source>
        <translation>Сонечка: {suns}</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one})</source>
        <translation>Сонечка: {suns} (за бали: {points}, {first}: {one})</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one}, {second}: {two})</source>
        <translation>Сонечка: {suns} (за бали: {points}, {first}: {one}, {second}: {two})</translation>
    </message>
    <message>
        <source>Best on this side with this spirit: {suns}</source>
        <translation>Найбільше сонечок на цьому боці з цим духом: {suns}</translation>
    </message>
    <message>
        <source>Best on this side without a spirit: {suns}</source>
        <translation>Найбільше сонечок на цьому боці без духа: {suns}</translation>
    </message>
    <message>
        <source>More than one animal can move in here: click the one you want.</source>
        <translation>Тут може оселитися одна з кількох тварин: клацніть потрібну.</translation>
    </message>
    <message>
        <source>Choose your spirit in secret; the other card goes back to the box.</source>
        <translation>Оберіть свого духа так, щоб ніхто не бачив; друга карта повертається до коробки.</translation>
    </message>
    <message>
        <source>Choose your nature spirit</source>
        <translation>Оберіть свого духа природи</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>Replace: {card}</source>
        <translation>Замінити: {card}</translation>
    </message>
    <message>
        <source>{stack} with the cube</source>
        <translation>{stack} з фішкою</translation>
    </message>
    <message>
        <source>Replace the card {card}</source>
        <translation>Замініть карту: {card}</translation>
    </message>
    <message>
        <source>Replaced the card {card}</source>
        <translation>Замінено карту: {card}</translation>
    </message>
    <message>
        <source>Take the three tokens from one space. Before that you may replace one card.</source>
        <translation>Візьміть жетони з однієї ділянки. Перед цим можна замінити одну карту.</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>Інші планшети</translation>
    </message>
    <message>
        <source>Letters on the tokens</source>
        <translation>Літери на жетонах</translation>
    </message>
    <message>
        <source>Tied on points: the player with more animal cubes wins.</source>
        <translation>Бали рівні: вирішує більша кількість фішок тварин на планшеті.</translation>
    </message>
    <message>
        <source>Column {column}, hex {row}</source>
        <translation>Стовпчик {column}, гекс {row}</translation>
    </message>
    <message>
        <source>{place}: {stack}</source>
        <translation>{place}: {stack}</translation>
    </message>
    <message>
        <source>{place}: {stack}, cube: {card}</source>
        <translation>{place}: {stack}, фішка: {card}</translation>
    </message>
    <message>
        <source>Space {space}: {first}, {second}, {third}</source>
        <translation>Ділянка {space}: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Space {space}: empty</source>
        <translation>Ділянка {space}: порожня</translation>
    </message>
    <message>
        <source>{card}: cubes placed {placed} of {steps}</source>
        <translation>{card}: розміщено фішок {placed} із {steps}</translation>
    </message>
    <message>
        <source>building</source>
        <translation>будівля</translation>
    </message>
    <message>
        <source>Take {first}, {second}, {third}</source>
        <translation>Візьміть жетони: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Take the card {card}</source>
        <translation>Візьміть карту: {card}</translation>
    </message>
    <message>
        <source>Choose the {card}</source>
        <translation>Оберіть: {card}</translation>
    </message>
    <message>
        <source>Took {first}, {second}, {third}</source>
        <translation>Узято жетони: {first}, {second}, {third}</translation>
    </message>
    <message>
        <source>Animals can still move in later; a hex with a cube can’t grow any more.</source>
        <translation>Тварини можуть оселитися й пізніше, а гекс із фішкою вже не надбудувати.</translation>
    </message>
    <message>
        <source>Follow the numbers on the board</source>
        <translation>Дійте за номерами на планшеті</translation>
    </message>
    <message>
        <source>column {column}, hex {row}</source>
        <translation>стовпчик {column}, гекс {row}</translation>
    </message>
    <message>
        <source>{colour} → {place}</source>
        <translation>{colour} → {place}</translation>
    </message>
    <message>
        <source>{card}: cube → {place}</source>
        <translation>{card}: фішка → {place}</translation>
    </message>
    <message>
        <source>Took the card {card}</source>
        <translation>Узято карту: {card}</translation>
    </message>
    <message>
        <source>Chose the {card}</source>
        <translation>Обрано: {card}</translation>
    </message>
    <message>
        <source>Chose a nature spirit</source>
        <translation>Обрано духа природи</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>Хід завершено</translation>
    </message>
    <message>
        <source>Another player is shaping a landscape.</source>
        <translation>Інший гравець створює ландшафт.</translation>
    </message>
    <message>
        <source>Choose one of your two nature spirits.</source>
        <translation>Оберіть одного зі своїх двох духів природи.</translation>
    </message>
    <message>
        <source>Take the three tokens from one space.</source>
        <translation>Візьміть жетони з однієї ділянки.</translation>
    </message>
    <message>
        <source>Your last turn: take the three tokens from one space.</source>
        <translation>Ваш останній хід: візьміть жетони з однієї ділянки.</translation>
    </message>
    <message>
        <source>Place your tokens. Left: {left}</source>
        <translation>Розмістіть жетони. Лишилося: {left}</translation>
    </message>
    <message>
        <source>A habitat is complete: place a cube, or end your turn.</source>
        <translation>Ареал склався: розмістіть фішку або завершіть хід.</translation>
    </message>
    <message>
        <source>Take an animal card if you like, or end your turn.</source>
        <translation>Можете взяти карту тварини або завершити хід.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Завершіть хід.</translation>
    </message>
    <message>
        <source>landscapes and animals</source>
        <translation>ландшафти й тварини</translation>
    </message>
    <message>
        <source>{there}. With {piece}, points: {points}</source>
        <translation>{there}. {piece}: балів {points}</translation>
    </message>
    <message>
        <source>Drag tokens onto the board, or click a colour and then every hex it goes on. Add the cards and drag their cubes to where they stand.</source>
        <translation>Перетягніть жетони на планшет або клацніть колір, а потім кожен гекс, на якому він лежить. Додайте карти й перетягніть їхні фішки на місця.</translation>
    </message>
    <message>
        <source>the trees grow (+{points})</source>
        <translation>дерева ростуть (+{points})</translation>
    </message>
    <message>
        <source>the mountains grow (+{points})</source>
        <translation>гори ростуть (+{points})</translation>
    </message>
    <message>
        <source>there is a new field (+{points})</source>
        <translation>з’являється нове поле (+{points})</translation>
    </message>
    <message>
        <source>the river gets longer (+{points})</source>
        <translation>річка довшає (+{points})</translation>
    </message>
    <message>
        <source>there are more islands (+{points})</source>
        <translation>островів більшає (+{points})</translation>
    </message>
    <message>
        <source>a building gets three colours around it (+{points})</source>
        <translation>довкола будівлі вже три кольори (+{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns more (+{points})</source>
        <translation>дух природи дає більше (+{points})</translation>
    </message>
    <message>
        <source>there are several new fields (+{points})</source>
        <translation>з’являється кілька нових полів (+{points})</translation>
    </message>
    <message>
        <source>several buildings get three colours around them (+{points})</source>
        <translation>довкола кількох будівель уже по три кольори (+{points})</translation>
    </message>
    <message>
        <source>the trees lose points (−{points})</source>
        <translation>дерева втрачають бали (−{points})</translation>
    </message>
    <message>
        <source>mountains are built over (−{points})</source>
        <translation>гори зникають під будівлями (−{points})</translation>
    </message>
    <message>
        <source>separate fields become one (−{points})</source>
        <translation>окремі поля зливаються в одне (−{points})</translation>
    </message>
    <message>
        <source>the river gets shorter (−{points})</source>
        <translation>річка коротшає (−{points})</translation>
    </message>
    <message>
        <source>an island is lost (−{points})</source>
        <translation>острів зникає (−{points})</translation>
    </message>
    <message>
        <source>a building loses colours around it (−{points})</source>
        <translation>довкола будівлі меншає кольорів (−{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns less (−{points})</source>
        <translation>дух природи дає менше (−{points})</translation>
    </message>
    <message>
        <source>a tree needs just one more token (+{points})</source>
        <translation>дереву бракує лише одного жетона (+{points})</translation>
    </message>
    <message>
        <source>the mountains need just one more token (+{points})</source>
        <translation>горам бракує лише одного жетона (+{points})</translation>
    </message>
    <message>
        <source>a field needs just one more token (+{points})</source>
        <translation>полю бракує лише одного жетона (+{points})</translation>
    </message>
    <message>
        <source>one more token lengthens the river (+{points})</source>
        <translation>ще один жетон подовжить річку (+{points})</translation>
    </message>
    <message>
        <source>an island needs just one more token (+{points})</source>
        <translation>острову бракує лише одного жетона (+{points})</translation>
    </message>
    <message>
        <source>a building needs just one more token (+{points})</source>
        <translation>будівлі бракує лише одного жетона (+{points})</translation>
    </message>
    <message>
        <source>the free hexes stay together</source>
        <translation>вільні гекси лишаються вкупі</translation>
    </message>
    <message>
        <source>{card} moves in (+{points})</source>
        <translation>«{card}» оселяється (+{points})</translation>
    </message>
    <message numerus="yes">
        <source>{card} moves in on %Ln hex(es) (+{points})</source>
        <translation>
            <numerusform>«{card}» оселяється на %Ln&#xa0;гексі (+{points})</numerusform>
            <numerusform>«{card}» оселяється на %Ln&#xa0;гексах (+{points})</numerusform>
            <numerusform>«{card}» оселяється на %Ln&#xa0;гексах (+{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>there is still room for {card}</source>
        <translation>для карти «{card}» лишається місце</translation>
    </message>
    <message>
        <source>no room is left for {card}</source>
        <translation>для карти «{card}» не лишається місця</translation>
    </message>
    <message numerus="yes">
        <source>{card} suits this land and can bring up to %Ln point(s)</source>
        <translation>
            <numerusform>«{card}» пасує до ландшафту й може дати до %Ln&#xa0;бала</numerusform>
            <numerusform>«{card}» пасує до ландшафту й може дати до %Ln&#xa0;балів</numerusform>
            <numerusform>«{card}» пасує до ландшафту й може дати до %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} can bring more: up to %Ln point(s)</source>
        <translation>
            <numerusform>«{card}» може дати більше — до %Ln&#xa0;бала</numerusform>
            <numerusform>«{card}» може дати більше — до %Ln&#xa0;балів</numerusform>
            <numerusform>«{card}» може дати більше — до %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} waits though its habitat is ready (−{points})</source>
        <translation>«{card}» чекає, хоча ареал готовий (−{points})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more place(s) for {card} need just one token</source>
        <translation>
            <numerusform>ще в %Ln&#xa0;місці карті «{card}» бракує лише одного жетона</numerusform>
            <numerusform>ще в %Ln&#xa0;місцях карті «{card}» бракує лише одного жетона</numerusform>
            <numerusform>ще в %Ln&#xa0;місцях карті «{card}» бракує лише одного жетона</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for {card} in %Ln place(s)</source>
        <translation>
            <numerusform>для карти «{card}» лишається %Ln&#xa0;місце</numerusform>
            <numerusform>для карти «{card}» лишаються %Ln&#xa0;місця</numerusform>
            <numerusform>для карти «{card}» лишається %Ln&#xa0;місць</numerusform>
        </translation>
    </message>
    <message>
        <source>the animals on the cards have more room</source>
        <translation>для тварин із карт лишається більше місця</translation>
    </message>
    <message numerus="yes">
        <source>building upwards saves %Ln hex(es)</source>
        <translation>
            <numerusform>стоси заощаджують %Ln&#xa0;гекс</numerusform>
            <numerusform>стоси заощаджують %Ln&#xa0;гекси</numerusform>
            <numerusform>стоси заощаджують %Ln&#xa0;гексів</numerusform>
        </translation>
    </message>
    <message>
        <source>the last round begins with a lead</source>
        <translation>останній раунд починає той, хто попереду</translation>
    </message>
    <message>
        <source>the last round begins from behind</source>
        <translation>останній раунд починає той, хто відстає</translation>
    </message>
    <message>
        <source>the last round begins, so no further turn follows</source>
        <translation>починається останній раунд, тож більше ходів не буде</translation>
    </message>
    <message>
        <source>the {card} moves in, so its points count</source>
        <translation>«{card}» оселяється, тож його бали зараховуються</translation>
    </message>
    <message>
        <source>the {card} earns more once its cube is placed (+{points})</source>
        <translation>«{card}» дасть більше, щойно оселиться (+{points})</translation>
    </message>
    <message>
        <source>the {card} earns more points on average</source>
        <translation>«{card}» приносить у середньому більше балів</translation>
    </message>
    <message>
        <source>this card suits your land least, and replacing it costs nothing</source>
        <translation>ця карта найменше пасує до вашого ландшафту, а заміна нічого не коштує</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Завершіть партію.</translation>
    </message>
    <message>
        <source>Four of a different kind</source>
        <translation>Четверо різних</translation>
    </message>
    <message>
        <source>Have cubes of four different animals on your board.</source>
        <translation>Зберіть на планшеті фішки чотирьох різних тварин.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Перша перемога</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Виграйте партію.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Як удома</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Завершіть десять партій.</translation>
    </message>
    <message>
        <source>A good harvest</source>
        <translation>Добрий урожай</translation>
    </message>
    <message>
        <source>Finish with eighty points or more.</source>
        <translation>Завершіть партію, маючи щонайменше вісімдесят балів.</translation>
    </message>
    <message>
        <source>The ring river</source>
        <translation>Річка-кільце</translation>
    </message>
    <message>
        <source>Close a ring of six water tokens around one hex.</source>
        <translation>Замкніть кільце із шести жетонів води довкола одного гекса.</translation>
    </message>
    <message>
        <source>The long river</source>
        <translation>Довга річка</translation>
    </message>
    <message>
        <source>Let a river of seven water tokens or more flow, on side A.</source>
        <translation>Прокладіть на боці А річку щонайменше із семи жетонів води.</translation>
    </message>
    <message>
        <source>The archipelago</source>
        <translation>Архіпелаг</translation>
    </message>
    <message>
        <source>Divide the land into four islands or more, on side B.</source>
        <translation>Поділіть на боці Б землю щонайменше на чотири острови.</translation>
    </message>
    <message>
        <source>The old forest</source>
        <translation>Праліс</translation>
    </message>
    <message>
        <source>Grow four trees to their full height.</source>
        <translation>Виростіть чотири дерева на повну висоту.</translation>
    </message>
    <message>
        <source>Three peaks</source>
        <translation>Три вершини</translation>
    </message>
    <message>
        <source>Raise three mountains of full height that score.</source>
        <translation>Зведіть три гори повної висоти, що дають бали.</translation>
    </message>
    <message>
        <source>Harvest time</source>
        <translation>Жнива</translation>
    </message>
    <message>
        <source>Score with four separate fields.</source>
        <translation>Створіть чотири окремі поля, що дають бали.</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Село</translation>
    </message>
    <message>
        <source>Score with four buildings.</source>
        <translation>Зведіть чотири будівлі, що дають бали.</translation>
    </message>
    <message>
        <source>Everyone’s home</source>
        <translation>Усі вдома</translation>
    </message>
    <message>
        <source>In balance</source>
        <translation>У рівновазі</translation>
    </message>
    <message>
        <source>Score at least eight points with each of these: trees, mountains, fields, water and buildings.</source>
        <translation>Отримайте щонайменше по вісім балів за дерева, гори, поля, водойми й будівлі.</translation>
    </message>
    <message>
        <source>Eight suns</source>
        <translation>Вісім сонечок</translation>
    </message>
    <message>
        <source>Earn eight suns or more in a solo game.</source>
        <translation>Здобудьте щонайменше вісім сонечок у соло-режимі.</translation>
    </message>
    <message>
        <source>Finish five animal cards in one game.</source>
        <translation>Завершіть п’ять карт тварин за одну партію.</translation>
    </message>
    <message>
        <source>{stack} above</source>
        <translation>угорі {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper right</source>
        <translation>праворуч угорі {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower right</source>
        <translation>праворуч унизу {stack}</translation>
    </message>
    <message>
        <source>{stack} below</source>
        <translation>унизу {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower left</source>
        <translation>ліворуч унизу {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper left</source>
        <translation>ліворуч угорі {stack}</translation>
    </message>
    <message>
        <source>{stack} two above</source>
        <translation>на два гекси вище {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper right</source>
        <translation>на два гекси праворуч угору {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower right</source>
        <translation>на два гекси праворуч униз {stack}</translation>
    </message>
    <message>
        <source>{stack} two below</source>
        <translation>на два гекси нижче {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower left</source>
        <translation>на два гекси ліворуч униз {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper left</source>
        <translation>на два гекси ліворуч угору {stack}</translation>
    </message>
    <message>
        <source>{stack} above the hex at the upper left</source>
        <translation>над гексом ліворуч угорі {stack}</translation>
    </message>
    <message>
        <source>{state}. {worth}. Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth}. Місце фішки: {cube}; {around}; можна обертати.</translation>
    </message>
    <message>
        <source>{card}, worth {values} with 1 to {steps} cubes. Cube on {cube}; {around}; any rotation.</source>
        <translation>{card}, бали (фішок від 1 до {steps}): {values}. Місце фішки: {cube}; {around}; можна обертати.</translation>
    </message>
    <message>
        <source>{state}. {worth} Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth} Місце фішки: {cube}; {around}; можна обертати.</translation>
    </message>
    <message>
        <source>{card} stands at {cells}</source>
        <translation>{card}, ареал завершено: {cells}</translation>
    </message>
    <message>
        <source>{card} lacks one token: {tokens}</source>
        <translation>{card}, бракує одного жетона: {tokens}</translation>
    </message>
    <message>
        <source>{colour} at {cell} for the cube at {cube}</source>
        <translation>{colour}: {cell} (для фішки: {cube})</translation>
    </message>
    <message>
        <source>{card} lacks more than one token everywhere</source>
        <translation>{card}: усюди бракує більше ніж одного жетона</translation>
    </message>
    <message>
        <source>{move}, points: {points}</source>
        <translation>{move}, балів: {points}</translation>
    </message>
    <message>
        <source>{move}; habitat complete: {card}</source>
        <translation>{move}; ареал завершено: {card}</translation>
    </message>
    <message>
        <source>{promise}; completes the habitat: {card}</source>
        <translation>{promise}; завершить ареал: {card}</translation>
    </message>
    <message>
        <source>Points: {points}. Empty hexes: {empty}</source>
        <translation>Бали: {points}. Порожніх гексів: {empty}</translation>
    </message>
    <message>
        <source>Column {column}, from the top: {stacks}</source>
        <translation>Стовпчик {column}, згори: {stacks}</translation>
    </message>
    <message>
        <source>Around column {column}, hex {row}: {stacks}</source>
        <translation>Навколо стовпчика {column}, гекса {row}: {stacks}</translation>
    </message>
    <message>
        <source>{stack}: nowhere on the board</source>
        <translation>{stack}: ніде на планшеті</translation>
    </message>
    <message>
        <source>{colour} can go on: {stacks}</source>
        <translation>{colour} можна покласти: {stacks}</translation>
    </message>
    <message>
        <source>{stack} at {cells}</source>
        <translation>{stack}: {cells}</translation>
    </message>
    <message>
        <source>empty hexes, {count}</source>
        <translation>порожні гекси, {count}</translation>
    </message>
    <message>
        <source>In the bag: {counts}</source>
        <translation>У торбинці: {counts}</translation>
    </message>
    <message>
        <source>Turns left: {least} to {most}</source>
        <translation>Ходів до кінця: від&#xa0;{least}&#xa0;до&#xa0;{most}</translation>
    </message>
    <message>
        <source>Turns left: {count}</source>
        <translation>Ходів до кінця: {count}</translation>
    </message>
    <message>
        <source>Cards in the row: {cards}</source>
        <translation>Карти в ряду: {cards}</translation>
    </message>
    <message>
        <source>These tokens don’t make a home for your animal yet. Press U to take others, or place them as you like: it waits on its card.</source>
        <translation>З цих жетонів ареал для вашої тварини ще не складеться. Натисніть латинську U, щоб узяти інші, або кладіть ці, як хочете: тварина зачекає на своїй карті.</translation>
    </message>
    <message>
        <source>This animal is harder to please than the frog. Press U to put its card back, or take the three tokens of a space for it.</source>
        <translation>Догодити цій тварині важче, ніж жабі. Натисніть латинську U, щоб повернути карту, або візьміть для цієї тварини три жетони з однієї ділянки.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, wherever you like. Once you have an animal card, you build what it shows.</source>
        <translation>Тепер кладіть свої жетони по одному, куди хочете. Коли матимете карту тварини, будуватимете те, що на ній показано.</translation>
    </message>
    <message>
        <source>Your animal is still looking for a home. Take tokens for it: the glowing spaces have what it needs.</source>
        <translation>Ваша тварина ще не має ареалу. Візьміть для неї жетони: на підсвічених ділянках є те, що їй потрібно.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>Build landscapes from tokens and settle animals in them. Both score; whoever has the most points wins.</source>
        <translation>Створюйте з жетонів ландшафти й оселяйте в них тварин. Бали дають і ті, й ті; перемагає той, у кого їх найбільше.</translation>
    </message>
    <message>
        <source>Choose a spirit</source>
        <translation>Оберіть духа</translation>
    </message>
    <message>
        <source>A spirit is a goal of your own: build its habitat once, and one kind of landscape earns you more. Click the one you like better.</source>
        <translation>Дух природи — це ваша особиста мета: створіть його ареал один раз, і один із ландшафтів даватиме вам більше балів. Клацніть того, що до вподоби.</translation>
    </message>
    <message>
        <source>First, please choose one of the two spirits.</source>
        <translation>Спершу оберіть одного з двох духів.</translation>
    </message>
    <message>
        <source>Find an animal</source>
        <translation>Знайдіть тварину</translation>
    </message>
    <message>
        <source>That’s fine too, but don’t forget the frog: you can still take it.</source>
        <translation>Так теж добре, але не забудьте про жабу: її ще можна взяти.</translation>
    </message>
    <message>
        <source>No animal yet? You can take a card in any of your turns.</source>
        <translation>Ще немає тварини? Карту можна взяти в будь-який свій хід.</translation>
    </message>
    <message>
        <source>Take three tokens</source>
        <translation>Візьміть три жетони</translation>
    </message>
    <message>
        <source>In every turn you take the three tokens of one space. The glowing one has blue and green: click it, or drag it to your board.</source>
        <translation>Щоходу ви берете три жетони з однієї ділянки. На підсвіченій є блакитний і зелений: клацніть її або перетягніть на свій планшет.</translation>
    </message>
    <message>
        <source>Take the three tokens of a space first.</source>
        <translation>Спершу візьміть три жетони з ділянки.</translation>
    </message>
    <message>
        <source>Build a home</source>
        <translation>Створіть ареал</translation>
    </message>
    <message>
        <source>No habitat is complete this time. That’s all right: animals wait patiently on their cards. Press U if you’d rather try again.</source>
        <translation>Цього разу жоден ареал не завершено. Не біда: тварини терпляче чекають на своїх картах. Хочете спробувати ще раз — натисніть U.</translation>
    </message>
    <message>
        <source>An animal moves in</source>
        <translation>Тварина оселяється</translation>
    </message>
    <message>
        <source>Once a turn you may take a card from the row; at most four may wait. A frog is easy to please: green beside blue, that’s all it wants. Click it.</source>
        <translation>Раз за хід можна взяти карту з ряду; незавершених може бути не більше чотирьох. Жабі небагато треба: зелений жетон поруч із блакитним, і вона щаслива. Клацніть її карту.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, and build what your card shows. For the frog, put green beside blue. Good places glow.</source>
        <translation>Тепер викладайте жетони по одному й складіть те, що показано на карті: це ареал, дім вашої тварини. Для жаби покладіть зелений поруч із блакитним. Де саме, підкаже підсвічення.</translation>
    </message>
    <message>
        <source>The habitat is complete, so the animal can move in, now or in any later turn: click the glowing hex. Its cube leaves the card, and the highest number uncovered is what the card scores.</source>
        <translation>Ареал завершено, тож тварина може оселитися — зараз чи в будь-який пізніший хід: клацніть підсвічений гекс. Її фішка переходить із карти на планшет, а найвище відкрите число — це бали за карту.</translation>
    </message>
    <message>
        <source>Good. The animal can still move in: click the glowing hex.</source>
        <translation>Добре. Тварина ще може оселитися: клацніть підсвічений гекс.</translation>
    </message>
    <message>
        <source>The animal stays on its card for now. It can move in during later turns.</source>
        <translation>Тварина поки лишається на карті. Оселитися вона зможе й пізніше.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>Останній жетон</translation>
    </message>
    <message>
        <source>All three tokens must be placed. Put what’s left on an empty hex: on brown, for example, a tree can grow later. Nothing more goes on a hex with a cube.</source>
        <translation>Викласти треба всі три жетони. Той, що лишився, покладіть на порожній гекс: на коричневому, скажімо, згодом виросте дерево. На гекс із фішкою більше нічого не кладуть.</translation>
    </message>
    <message>
        <source>It can’t go there. An empty hex always works.</source>
        <translation>Туди не можна. Порожній гекс завжди підійде.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Завершіть хід</translation>
    </message>
    <message>
        <source>That was a whole turn. Until you end it you can take every step back. Click “End turn”, or press E.</source>
        <translation>Це був цілий хід. Доки ви його не завершили, можна скасувати кожен крок. Клацніть «Завершити хід» або натисніть латинську E.</translation>
    </message>
    <message>
        <source>When you’re done, click “End turn” or press E.</source>
        <translation>Коли закінчите, клацніть «Завершити хід» або натисніть латинську E.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>Ваш другий хід</translation>
    </message>
    <message>
        <source>Trees grow on brown. Take tokens with green among them; the glowing spaces have it.</source>
        <translation>Дерева ростуть на коричневому. Візьміть жетони, серед яких є зелений; такі лежать на підсвічених ділянках.</translation>
    </message>
    <message>
        <source>Build upwards</source>
        <translation>Будуйте вгору</translation>
    </message>
    <message>
        <source>Some tokens go on others: green or brown on brown, grey on grey, red on brown, grey or red. Try it on a glowing hex. A tree with a trunk is worth 3 points instead of 1.</source>
        <translation>Деякі жетони кладуть на інші: зелений і коричневий на коричневий, сірий на сірий, червоний на коричневий, сірий або червоний. Спробуйте на підсвіченому гексі. Дерево зі стовбуром дає 3 бали замість 1.</translation>
    </message>
    <message>
        <source>On this side of the board your longest river counts: 2 tokens score 2 points, then 5, 8, 11 and 15, and 4 more for each further one.</source>
        <translation>Планшет має два боки; на цьому рахується ваша найдовша річка: 2 жетони дають 2 бали, далі 5, 8, 11 і 15, а кожен наступний жетон — ще 4.</translation>
    </message>
    <message>
        <source>On this side of the board water divides the land into islands. Every island is worth 5 points; the board without water is one.</source>
        <translation>Планшет має два боки; на цьому водойми ділять землю на острови. Кожен острів дає 5 балів; планшет без води — теж острів.</translation>
    </message>
    <message>
        <source>A mountain beside another scores 1, 3 or 7, like a tree, by its height. Two or more yellow tokens side by side score 5. So does a building, two tokens with red on top, with at least three different colours around it.</source>
        <translation>Дерево дає 1, 3 або 7 балів залежно від висоти. Гора — так само, але лише поруч з іншою горою. Два або більше жовтих жетонів поруч дають 5 балів. Стільки ж дає будівля — два жетони, верхній червоний, — якщо довкола неї щонайменше три різні кольори.</translation>
    </message>
    <message>
        <source>When somebody has two empty hexes or fewer, or the bag runs out, that round is the last. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Коли в когось лишається не більше ніж два порожні гекси або порожніє торбинка, цей раунд стає останнім. Дограйте цю партію для тренування або почніть власну. Захочете підказку — клацніть лампочку або натисніть латинську H.</translation>
    </message>
    <message>
        <source>That lies flat on the board, which is fine too. A stack saves room: try a glowing hex.</source>
        <translation>Жетон ліг просто на планшет, і так теж можна. Стос заощаджує місце: спробуйте підсвічений гекс.</translation>
    </message>
    <message>
        <source>Nothing fits on top of anything right now. You’ll stack later.</source>
        <translation>Зараз жоден жетон не можна покласти на інший. Будуватимете вгору пізніше.</translation>
    </message>
    <message>
        <source>The other landscapes</source>
        <translation>Інші ландшафти</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>От і все</translation>
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
        <translation>Розміщення</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок балів</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунди</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Вільне розміщення</translation>
    </message>
    <message>
        <source>A tile may go on any empty cell.</source>
        <translation>Плитку можна покласти на будь-яку порожню клітинку.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Розміщення впритул</translation>
    </message>
    <message>
        <source>After the first, every tile must touch one already placed.</source>
        <translation>Кожна плитка, крім першої, має прилягати до вже викладеної.</translation>
    </message>
    <message>
        <source>Sun and moon</source>
        <translation>Сонце й місяць</translation>
    </message>
    <message>
        <source>A tile with the same symbol as the tile before it must touch one already placed; any other is free.</source>
        <translation>Якщо символ той самий, що й на попередній плитці, нова має прилягати до вже викладеної; якщо інший, місце можна обрати вільно.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартний підрахунок</translation>
    </message>
    <message>
        <source>A line of one colour scores its length times its value.</source>
        <translation>Бали за лінію одного кольору: її довжина, помножена на її значення.</translation>
    </message>
    <message>
        <source>Sunbeams and moonbeams</source>
        <translation>Сонячні й місячні промені</translation>
    </message>
    <message>
        <source>A full line of suns also earns 7 a tile, a full line of moons 6; colours do not matter.</source>
        <translation>Повна лінія плиток із сонцем дає ще по 7 балів за плитку, із місяцем — по 6; кольори не мають значення.</translation>
    </message>
    <message>
        <source>Best beam</source>
        <translation>Найкращий промінь</translation>
    </message>
    <message>
        <source>60 points for the best sunbeam at the table and 60 for the best moonbeam, in lines that score.</source>
        <translation>60 балів за найкращий сонячний промінь за столом і 60 за найкращий місячний; рахуються лише промені в залікових лініях.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Зараз не ваш хід.</translation>
    </message>
    <message>
        <source>That is not a cell of the board.</source>
        <translation>Такої клітинки на планшеті немає.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>На цій клітинці вже лежить плитка.</translation>
    </message>
    <message>
        <source>Connected placing: the tile must touch one that is already on your board.</source>
        <translation>Розміщення впритул: плитка має прилягати до тієї, що вже лежить на вашому планшеті.</translation>
    </message>
    <message>
        <source>The tile before it bore the same symbol, so this one must touch a tile on your board.</source>
        <translation>На попередній плитці був той самий символ, тому ця має прилягати до плитки на вашому планшеті.</translation>
    </message>
    <message>
        <source>Best beam compares players, so it needs at least two.</source>
        <translation>За найкращий промінь змагаються між собою, тож потрібно щонайменше двоє гравців.</translation>
    </message>
    <message>
        <source>{colour}: {value} × {length}</source>
        <translation>{colour}: {value} × {length}</translation>
    </message>
    <message>
        <source>Sunbeam of {length}</source>
        <translation>Сонячний промінь завдовжки {length}</translation>
    </message>
    <message>
        <source>Moonbeam of {length}</source>
        <translation>Місячний промінь завдовжки {length}</translation>
    </message>
    <message>
        <source>Best sunbeam at the table</source>
        <translation>Найкращий сонячний промінь за столом</translation>
    </message>
    <message>
        <source>Best moonbeam at the table</source>
        <translation>Найкращий місячний промінь за столом</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Біла</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червона</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синя</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фіолетова</translation>
    </message>
    <message>
        <source>Light green</source>
        <translation>Світло-зелена</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жовта</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Помаранчева</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Рожева</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>Темно-зелена</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling}</source>
        <translation>плитка {vertical}, {rising}, {falling}</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a sun</source>
        <translation>плитка {vertical}, {rising}, {falling} із сонцем</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a moon</source>
        <translation>плитка {vertical}, {rising}, {falling} з місяцем</translation>
    </message>
    <message>
        <source>Column {column}, cell {row}</source>
        <translation>Стовпчик {column}, клітинка {row}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: порожня</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>column {column}, cell {row}</source>
        <translation>стовпчик {column}, клітинка {row}</translation>
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
        <translation>{tile}: викладено</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>Випала {tile}. Викладіть її на планшет.</translation>
    </message>
    <message>
        <source>Place the {tile}. It must touch a tile on your board.</source>
        <translation>Випала {tile}. Викладіть її впритул до плитки на своєму планшеті.</translation>
    </message>
    <message>
        <source>The others are placing the {tile}.</source>
        <translation>Випала {tile}. Її викладають інші гравці.</translation>
    </message>
    <message>
        <source>All boards are full.</source>
        <translation>Усі планшети заповнено.</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Плитки в торбинці</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>Ще в торбинці</translation>
    </message>
    <message>
        <source>Never called</source>
        <translation>Так і не випали</translation>
    </message>
    <message>
        <source>Called tile</source>
        <translation>Поточна плитка</translation>
    </message>
    <message>
        <source>Tile {turn} of {turns}</source>
        <translation>Плитка {turn} із {turns}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Раунд {round} із {rounds}</translation>
    </message>
    <message>
        <source>The other boards</source>
        <translation>Інші планшети</translation>
    </message>
    <message>
        <source>The sixteen perfect boards</source>
        <translation>Шістнадцять ідеальних розкладок</translation>
    </message>
    <message>
        <source>The most a board can score is 307, and these sixteen reach it. Every one of them was found, and every other ruled out, by a search on this computer.</source>
        <translation>Більше ніж 307 балів не дає жодна розкладка, а ці шістнадцять дають рівно стільки. Пошук на цьому комп’ютері знайшов їх усі й відкинув решту.</translation>
    </message>
    <message>
        <source>Searching through all boards…</source>
        <translation>Перебираємо всі планшети…</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>You fill a board of nineteen cells with tiles. Three coloured bands cross every tile. Where one colour runs through a whole line, from edge to edge of the board, you score. Whoever has the most points wins.</source>
        <translation>Ви заповнюєте плитками планшет із дев’ятнадцяти клітинок. Кожну плитку перетинають три кольорові смуги. Якщо один колір проходить через усю лінію, від краю до краю планшета, ви отримуєте бали. Перемагає той, у кого їх найбільше.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different. The band from top to bottom is worth 1, 5 or 9; the one rising to the right 2, 6 or 7; the one falling to the right 3, 4 or 8. Every combination exists exactly once.</source>
        <translation>У грі 27 плиток, і всі різні. Смуга згори вниз має значення 1, 5 або 9; та, що піднімається праворуч, — 2, 6 або 7; та, що спускається праворуч, — 3, 4 або 8. Кожне поєднання трапляється рівно один раз.</translation>
    </message>
    <message>
        <source>Each tile also bears a sun or a moon. In the standard game they are mere decoration; some variants bring them to life.</source>
        <translation>На кожній плитці є ще сонце або місяць. У стандартній грі це лише прикраса, але в деяких варіантах вони оживають.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Хід</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random. Everybody places that same tile on an empty cell of their own board. Tiles are never turned and never moved again, and a called tile cannot be refused.</source>
        <translation>Той, хто веде, навмання відкриває плитку. Кожен викладає таку саму на порожню клітинку свого планшета. Плитки не можна ні обертати, ні потім пересувати, і від плитки, що випала, не можна відмовитися.</translation>
    </message>
    <message>
        <source>All place at the same time: where the others put their tile is only revealed once everyone has placed.</source>
        <translation>Усі викладають одночасно: куди поклали плитку інші, стане видно лише тоді, коли її викладуть усі.</translation>
    </message>
    <message>
        <source>Free placing</source>
        <translation>Вільне розміщення</translation>
    </message>
    <message>
        <source>Any empty cell of your board will do, at any time.</source>
        <translation>Плитку завжди можна покласти на будь-яку порожню клітинку свого планшета.</translation>
    </message>
    <message>
        <source>Connected placing</source>
        <translation>Розміщення впритул</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. Every later one must share a side with a tile already on your board, even if that breaks a line.</source>
        <translation>Першу плитку кладіть куди завгодно. Кожна наступна має прилягати стороною до плитки, що вже лежить на вашому планшеті, навіть якщо це розірве лінію.</translation>
    </message>
    <message>
        <source>This is harder than free placing: you have fewer cells to choose from.</source>
        <translation>Це складніше за вільне розміщення: вибір клітинок менший.</translation>
    </message>
    <message>
        <source>Sun and moon placing</source>
        <translation>Розміщення «Сонце й місяць»</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. After that, look at the symbol: if it is the same as on the tile called just before, the new tile must share a side with a tile on your board. If it is the other one, any empty cell will do.</source>
        <translation>Першу плитку кладіть куди завгодно. Далі дивіться на символ: якщо він той самий, що й на попередній плитці, нова має прилягати стороною до плитки на вашому планшеті. Якщо інший, підійде будь-яка порожня клітинка.</translation>
    </message>
    <message>
        <source>The board has fifteen lines, five in each direction, three to five cells long. A line scores when all its tiles show the same value in its direction: the number of tiles times that value. A single band of another colour, and the line is worth nothing.</source>
        <translation>На планшеті п’ятнадцять ліній: по п’ять у кожному напрямку, завдовжки від трьох до п’яти клітинок. Лінія стає заліковою, коли на всіх її плитках у цьому напрямку однакове значення; бали за неї — кількість плиток, помножена на це значення. Досить однієї смуги іншого кольору, і лінія не варта нічого.</translation>
    </message>
    <message>
        <source>Five tiles of pink in a line are worth 5 × 8 = 40. The most a board can score is 307, and only sixteen boards reach it.</source>
        <translation>Лінія з п’яти плиток із рожевою смугою дає 5 × 8 = 40 балів. Жоден планшет не дає більше ніж 307 балів, а рівно стільки дають лише шістнадцять.</translation>
    </message>
    <message>
        <source>A full line of nothing but suns is a sunbeam: 7 more points for each of its tiles. A full line of moons is a moonbeam: 6 for each. Colours do not matter here; if the line scores in colour as well, you get both.</source>
        <translation>Повна лінія плиток із сонцем — це сонячний промінь: ще по 7 балів за кожну його плитку. Повна лінія плиток із місяцем — місячний промінь: по 6 за кожну. Кольори тут не мають значення, а якщо лінія ще й залікова, ви отримуєте бали і за те, і за те.</translation>
    </message>
    <message>
        <source>The best beam</source>
        <translation>Найкращий промінь</translation>
    </message>
    <message>
        <source>A longer beam beats a shorter one; at equal length the line of higher value wins. If beams are still equal, their owners share the 60. Without such a beam nobody gets anything.</source>
        <translation>Довший промінь кращий за коротший; за однакової довжини перемагає лінія з більшим значенням. Якщо промені все одно рівні, їхні власники ділять 60 балів між собою. Якщо такого променя немає ні в кого, балів не отримує ніхто.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>The round ends with the nineteenth tile; eight tiles are never called. A match may have several rounds: the role of the caller passes on, and the points of all rounds add up. Equal totals share the win.</source>
        <translation>Раунд закінчується на дев’ятнадцятій плитці; вісім плиток так і не випадають. У партії може бути кілька раундів: роль ведучого переходить далі, а бали всіх раундів додаються. За однакової суми балів перемога спільна.</translation>
    </message>
    <message>
        <source>Alone you play against your own record, kept for each combination of variants.</source>
        <translation>У соло-режимі ви змагаєтеся з власним рекордом, окремим для кожного поєднання варіантів.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>The box holds 6 boards and 6 sets of the same 27 tiles, each set in its own colour. Everyone takes a board and the set in its colour.</source>
        <translation>У коробці 6 планшетів і 6 однакових наборів по 27 плиток, кожен свого кольору. Кожен гравець бере планшет і набір того самого кольору.</translation>
    </message>
    <message>
        <source>Choose a caller. The caller turns all their tiles face down and mixes them well.</source>
        <translation>Оберіть ведучого. Він перевертає всі свої плитки долілиць і добре їх перемішує.</translation>
    </message>
    <message>
        <source>The others lay their tiles face up in three groups, by the number at the top: 1, 5 and 9. That way a called tile is quickly found.</source>
        <translation>Решта викладають свої плитки горілиць трьома групами за верхнім числом: 1, 5 і 9. Так названу плитку легше знайти.</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random and reads its three numbers aloud. Everybody finds the same tile and places it on an empty cell of their own board, with the numbers upright.</source>
        <translation>Ведучий навмання відкриває плитку й читає вголос її три числа. Усі знаходять таку саму плитку й кладуть її на порожню клітинку свого планшета, так, щоб числа стояли рівно.</translation>
    </message>
    <message>
        <source>Repeat this until all nineteen cells are full, then count the lines. If you play several rounds, change the caller each round.</source>
        <translation>Повторюйте це, доки не заповняться всі дев’ятнадцять клітинок, а тоді порахуйте лінії. Якщо граєте кілька раундів, у кожному веде хтось інший.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Як ми розуміємо правила</translation>
    </message>
    <message>
        <source>After its last page the rulebook’s text lists the numbers of nineteen tiles, without a picture. That they form the board with 319 points is our conclusion: they can be arranged to give exactly this score and these four beams.</source>
        <translation>Після останньої сторінки в тексті правил наведено числа дев’ятнадцяти плиток без зображення. Що це та сама розкладка на 319 балів — наш висновок: їх можна викласти так, що вийдуть саме цей рахунок і ці чотири промені.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варіанти гри</translation>
    </message>
    <message>
        <source>There are three ways of placing and three of scoring, and every way of placing goes with every way of scoring. Free placing with standard scoring is the standard game. Best beam is for two to six players, all the others are for one to six.</source>
        <translation>Є три способи розміщення і три способи підрахунку балів, і кожен спосіб розміщення поєднується з кожним способом підрахунку. Вільне розміщення зі стандартним підрахунком — це стандартна гра. «Найкращий промінь» — для двох–шести гравців, усе інше — для одного–шести.</translation>
    </message>
    <message>
        <source>This board has the ten lines of the rulebook’s example: 9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.</source>
        <translation>На цьому планшеті десять ліній із прикладу в правилах: 9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.</translation>
    </message>
    <message>
        <source>The rulebook’s example has 228 points in lines and four beams: moons on four tiles, suns on four, suns on three and moons on three. 228 + 24 + 28 + 21 + 18 = 319.</source>
        <translation>У прикладі з правил 228 балів за лінії та чотири промені: місяці на чотирьох плитках, сонця на чотирьох, сонця на трьох і місяці на трьох. 228 + 24 + 28 + 21 + 18 = 319.</translation>
    </message>
    <message>
        <source>For two to six players. Here a beam counts only in a line that also scores in colour. The best sunbeam at the table earns 60 points, the best moonbeam another 60.</source>
        <translation>Для двох–шести гравців. Тут промінь рахується лише в заліковій лінії, тобто в лінії одного кольору. Найкращий сонячний промінь за столом приносить 60 балів, найкращий місячний — ще 60.</translation>
    </message>
    <message>
        <source>On this board two of the four beams lie in lines that score. The moonbeam of four in the red line beats every moonbeam of three, even one in dark green; a moonbeam of four in pink would beat it.</source>
        <translation>На цьому планшеті два з чотирьох променів лежать у залікових лініях. Місячний промінь із чотирьох плиток у червоній лінії кращий за будь-який із трьох, навіть у темно-зеленій; промінь із чотирьох плиток у рожевій був би кращий за нього.</translation>
    </message>
    <message>
        <source>The rulebook shows only in pictures which tiles bear suns. One of those pictures survives in its text: the tiles of the board with 319 points. Our set is the simplest even one that makes this example true: a tile bears a sun when none or two of its values are among 1, 2 and 3, otherwise a moon. That makes 14 suns and 13 moons. If the tiles in your box differ, your box is right.</source>
        <translation>На яких плитках сонце, правила показують лише на малюнках. Один із них зберігся в тексті: це плитки планшета на 319 балів. Наш набір — найпростіший із рівномірних, за якого цей приклад сходиться: на плитці сонце, якщо серед її значень немає жодного або є два з чисел 1, 2 і 3, інакше — місяць. Виходить 14 сонць і 13 місяців. Якщо плитки у вашій коробці інші, вірте коробці.</translation>
    </message>
    <message>
        <source>The rulebook names the colour of every value but 4; ours is violet. It lists the ten lines of its board with 178 points; the tiles that make them are our choice. Its example for the best beam calls the line of the moonbeam first white, then red; on the board with 319 points it is red.</source>
        <translation>Правила називають колір кожного значення, крім 4; у нас він фіолетовий. Про планшет на 178 балів сказано лише, які на ньому десять ліній; плитки для них дібрали ми. У прикладі до найкращого променя лінія місячного променя спершу біла, а потім червона; на планшеті на 319 балів вона червона.</translation>
    </message>
    <message>
        <source>It does not say who wins when totals are equal: here the win is shared. Nor does it say whether you may look at the others first: here nobody sees where a tile went until everybody has placed. It sets no number of rounds and no order of callers: here a match has up to twelve rounds, and the seats call in turn.</source>
        <translation>Хто перемагає за однакової суми, правила не кажуть: тут перемога спільна. Не кажуть вони й того, чи можна спершу подивитися на інших: тут ніхто не бачить, куди лягла плитка, доки не покладуть усі. Не визначено ні кількості раундів, ні того, хто коли веде: тут у партії до дванадцяти раундів, а ведуть усі по черзі.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles. Who can carry the colours from edge to edge?</source>
        <translation>Плитки в усіх однакові. Хто проведе кольори від краю до краю?</translation>
    </message>
    <message>
        <source>Peter Burley</source>
        <translation>Пітер Берлі</translation>
    </message>
    <message>
        <source>Perfect boards</source>
        <translation>Ідеальні розкладки</translation>
    </message>
    <message>
        <source>The sixteen best possible boards</source>
        <translation>Шістнадцять найкращих із можливих</translation>
    </message>
    <message>
        <source>Lost lines</source>
        <translation>Втрачені лінії</translation>
    </message>
    <message>
        <source>Mark lines that can no longer score.</source>
        <translation>Позначати лінії, які вже не принесуть балів.</translation>
    </message>
    <message>
        <source>Lines of {value}s</source>
        <translation>Лінії з {value}</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Сонячні промені</translation>
    </message>
    <message>
        <source>Moonbeams</source>
        <translation>Місячні промені</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>Попередні раунди</translation>
    </message>
    <message>
        <source>lines of colour</source>
        <translation>кольорові лінії</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a tile and then its cell. Or type three numbers.</source>
        <translation>Перетягніть плитки на планшет або клацніть плитку, а потім її клітинку. Або введіть три числа.</translation>
    </message>
    <message>
        <source>finishes a line of {value}s (+{points})</source>
        <translation>завершує лінію з числом {value} (+{points})</translation>
    </message>
    <message>
        <source>continues a line of {value}s ({points} within reach)</source>
        <translation>продовжує лінію з числом {value} (досяжно балів: {points})</translation>
    </message>
    <message>
        <source>starts a line of {value}s ({points} within reach)</source>
        <translation>починає лінію з числом {value} (досяжно балів: {points})</translation>
    </message>
    <message>
        <source>spends an empty line of {cells} cells on {value}s</source>
        <translation>витрачає на число {value} порожню лінію завдовжки {cells}</translation>
    </message>
    <message>
        <source>breaks a line of {value}s ({points} were within reach)</source>
        <translation>розриває лінію з числом {value} (було досяжно балів: {points})</translation>
    </message>
    <message>
        <source>breaks no line that is still open</source>
        <translation>не розриває жодної ще відкритої лінії</translation>
    </message>
    <message>
        <source>completes a sunbeam (+{points})</source>
        <translation>завершує сонячний промінь (+{points})</translation>
    </message>
    <message>
        <source>completes a moonbeam (+{points})</source>
        <translation>завершує місячний промінь (+{points})</translation>
    </message>
    <message>
        <source>completes a sunbeam that competes for the {points} points</source>
        <translation>завершує сонячний промінь, що змагається за {points} балів</translation>
    </message>
    <message>
        <source>completes a moonbeam that competes for the {points} points</source>
        <translation>завершує місячний промінь, що змагається за {points} балів</translation>
    </message>
    <message>
        <source>brings a sunbeam closer ({points} within reach)</source>
        <translation>наближає сонячний промінь (досяжно балів: {points})</translation>
    </message>
    <message>
        <source>brings a moonbeam closer ({points} within reach)</source>
        <translation>наближає місячний промінь (досяжно балів: {points})</translation>
    </message>
    <message>
        <source>rules out a sunbeam ({points} were within reach)</source>
        <translation>закриває шлях сонячному променю (було досяжно балів: {points})</translation>
    </message>
    <message>
        <source>rules out a moonbeam ({points} were within reach)</source>
        <translation>закриває шлях місячному променю (було досяжно балів: {points})</translation>
    </message>
    <message numerus="yes">
        <source>keeps %Ln more point(s) within reach</source>
        <translation>
            <numerusform>зберігає змогу здобути на %Ln&#xa0;бал більше</numerusform>
            <numerusform>зберігає змогу здобути на %Ln&#xa0;бали більше</numerusform>
            <numerusform>зберігає змогу здобути на %Ln&#xa0;балів більше</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps a shorter empty line for higher values than {value}</source>
        <translation>береже коротшу порожню лінію для чисел, більших за {value}</translation>
    </message>
    <message>
        <source>leaves the next tile more cells to choose from ({count})</source>
        <translation>лишає більший вибір клітинок для наступної плитки ({count})</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Завершіть партію.</translation>
    </message>
    <message>
        <source>A first line of five</source>
        <translation>Перша лінія з п’яти</translation>
    </message>
    <message>
        <source>Complete a line of five tiles.</source>
        <translation>Завершіть лінію з п’яти плиток.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Перша перемога</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Виграйте партію.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Як удома</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Завершіть десять партій.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>Перша сотня</translation>
    </message>
    <message>
        <source>Get a hundred points from the lines of one board.</source>
        <translation>Наберіть сто балів за лінії одного планшета.</translation>
    </message>
    <message>
        <source>Five nines in line</source>
        <translation>П’ять дев’яток у лінії</translation>
    </message>
    <message>
        <source>Fill the middle line with nines, from edge to edge.</source>
        <translation>Заповніть середню лінію дев’ятками від краю до краю.</translation>
    </message>
    <message>
        <source>The great crossing</source>
        <translation>Велике перехрестя</translation>
    </message>
    <message>
        <source>Complete the longest line in each of the three directions on one board.</source>
        <translation>Завершіть найдовшу лінію в усіх трьох напрямках водночас.</translation>
    </message>
    <message>
        <source>One to nine</source>
        <translation>Від одного до дев’яти</translation>
    </message>
    <message>
        <source>Score with every number from one to nine on one board.</source>
        <translation>Отримайте бали за кожне число від одного до дев’яти на одному планшеті.</translation>
    </message>
    <message>
        <source>All in order</source>
        <translation>Усе по порядку</translation>
    </message>
    <message>
        <source>Complete all five lines of one direction.</source>
        <translation>Завершіть усі п’ять ліній одного напрямку.</translation>
    </message>
    <message>
        <source>Ten of fifteen</source>
        <translation>Десять із п’ятнадцяти</translation>
    </message>
    <message>
        <source>Complete ten lines or more on one board.</source>
        <translation>Завершіть щонайменше десять ліній на одному планшеті.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>Двісті</translation>
    </message>
    <message>
        <source>Get two hundred points from the lines of one board.</source>
        <translation>Отримайте двісті балів за лінії одного планшета.</translation>
    </message>
    <message>
        <source>High noon</source>
        <translation>Рівно опівдні</translation>
    </message>
    <message>
        <source>Complete a sunbeam of five tiles in a variant where beams score.</source>
        <translation>Викладіть сонячний промінь із п’яти плиток у варіанті, де рахуються промені.</translation>
    </message>
    <message>
        <source>Full moon</source>
        <translation>Повня</translation>
    </message>
    <message>
        <source>Complete a moonbeam of five tiles in a variant where beams score.</source>
        <translation>Викладіть місячний промінь із п’яти плиток у варіанті, де рахуються промені.</translation>
    </message>
    <message>
        <source>completes {line}: {points}</source>
        <translation>завершує {line}: {points}</translation>
    </message>
    <message>
        <source>breaks {line}, {placed} of {length}</source>
        <translation>розриває: {line}, {placed} із {length}</translation>
    </message>
    <message>
        <source>breaks nothing</source>
        <translation>нічого не розриває</translation>
    </message>
    <message>
        <source>{value} completes its line, {points}</source>
        <translation>{value} завершує лінію, {points}</translation>
    </message>
    <message>
        <source>{value} joins {placed} of {length}</source>
        <translation>{value} продовжує лінію, {placed} із {length}</translation>
    </message>
    <message>
        <source>{value} begins a line of {length}</source>
        <translation>{value} починає лінію завдовжки {length}</translation>
    </message>
    <message>
        <source>{value} breaks {other}, {placed} of {length}</source>
        <translation>{value} розриває {other}, {placed} із {length}</translation>
    </message>
    <message>
        <source>no open line</source>
        <translation>немає відкритої лінії</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>стовпчик {number}</translation>
    </message>
    <message>
        <source>rising line {number}</source>
        <translation>висхідна лінія {number}</translation>
    </message>
    <message>
        <source>falling line {number}</source>
        <translation>спадна лінія {number}</translation>
    </message>
    <message>
        <source>Points: {points}. Tiles: {tiles} of {cells}</source>
        <translation>Бали: {points}. Плиток: {tiles} із {cells}</translation>
    </message>
    <message>
        <source>{line}: {value} × {length} = {points}; missing {cells}; tiles left: {bag}</source>
        <translation>{line}: {value} × {length} = {points}; бракує: {cells}; лишилося плиток: {bag}</translation>
    </message>
    <message>
        <source>{line}: complete, {value} × {length} = {points}</source>
        <translation>{line}: завершено, {value} × {length} = {points}</translation>
    </message>
    <message>
        <source>{line}: broken: {values}</source>
        <translation>{line}: розірвано: {values}</translation>
    </message>
    <message>
        <source>{line}: empty, {length} cells</source>
        <translation>{line}: порожньо, клітинок: {length}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>No line is open</source>
        <translation>Немає відкритих ліній</translation>
    </message>
    <message>
        <source>{line}, {placed} of {length}, missing {cells}</source>
        <translation>{line}, {placed} із {length}, бракує: {cells}</translation>
    </message>
    <message>
        <source>no line yet; empty: {lines}</source>
        <translation>ще немає лінії; порожні: {lines}</translation>
    </message>
    <message>
        <source>no line and no room for one</source>
        <translation>немає лінії й місця для неї</translation>
    </message>
    <message>
        <source>Left in the bag: {counts}</source>
        <translation>Лишилося в торбинці: {counts}</translation>
    </message>
    <message>
        <source>Tiles left with {value}: {tiles}</source>
        <translation>Плитки із числом {value}, що лишилися: {tiles}</translation>
    </message>
    <message>
        <source>Never called: {tiles}</source>
        <translation>Так і не випали: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Whoever has the most points wins.</source>
        <translation>Ваш планшет заповнять дев’ятнадцять плиток. Лінія одного кольору від краю до краю дає своє число, помножене на довжину. Перемагає той, у кого найбільше балів.</translation>
    </message>
    <message>
        <source>You’ve chosen connected placing: each tile must touch one that’s already on your board. Cells that are too far away won’t take it.</source>
        <translation>Ви обрали розміщення впритул: кожна плитка має торкатися тієї, що вже лежить на планшеті. На далекі клітинки її не покласти.</translation>
    </message>
    <message>
        <source>Each tile bears a sun or a moon. If it’s the same symbol as on the tile before, the new tile must touch one on your board. If not, it may go anywhere.</source>
        <translation>На кожній плитці сонце або місяць. Якщо символ той самий, що й на попередній, нова плитка має торкатися викладеної. Якщо інший — кладіть будь-куди.</translation>
    </message>
    <message>
        <source>There’s a second way to score: a full line of suns earns 7 for each of its tiles, a full line of moons 6. For that, colours don’t matter.</source>
        <translation>Є й другий спосіб здобути бали: повна лінія із сонць дає 7 за кожну плитку, повна лінія з місяців — 6. Кольори тут не важать.</translation>
    </message>
    <message>
        <source>At the end there are two prizes of 60 points: one for the best line of suns at the table, one for the best line of moons. Only lines that score anyway take part.</source>
        <translation>Наприкінці є дві нагороди по 60 балів: за найкращу лінію із сонць серед усіх гравців і за найкращу лінію з місяців. Беруть участь лише залікові лінії.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>Викладіть плитку</translation>
    </message>
    <message>
        <source>Everybody places this tile now. It has three bands, one in each direction. The glowing cell continues a line: drag the tile there, or click the tile and then the cell.</source>
        <translation>Цю плитку зараз викладають усі. На ній три смуги, по одній у кожному напрямку. Підсвічена клітинка продовжує лінію: перетягніть плитку туди або клацніть плитку, а тоді клітинку.</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different, and 19 of them are called. Press B to see how many of each number are still in the bag. At the rim, every open line then tells how many fitting tiles are left; in red, too few can come.</source>
        <translation>Усього є 27 різних плиток, а випаде з них 19. Натисніть латинську B, щоб побачити, скільки плиток із кожним числом іще в торбинці. Тоді на краю біля кожної незавершеної лінії видно, скільки потрібних їй плиток іще лишилося; червоне число означає, що їх не вистачить.</translation>
    </message>
    <message>
        <source>It can’t go there. Any empty cell is fine; the glowing one is best.</source>
        <translation>Туди не можна. Підійде будь-яка порожня клітинка, а найкраще — підсвічена.</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Suns and moons play no part in this variant. Whoever has the most points wins.</source>
        <translation>Ваш планшет заповнять дев’ятнадцять плиток. Лінія одного кольору від краю до краю дає своє число, помножене на довжину. Сонце й місяць у цьому варіанті нічого не значать. Перемагає той, у кого найбільше балів.</translation>
    </message>
    <message>
        <source>Close a line</source>
        <translation>Завершіть лінію</translation>
    </message>
    <message>
        <source>Look at the glowing cell: it’s the last gap in a line, and this tile has just the number for it. Put it there.</source>
        <translation>Гляньте на підсвічену клітинку: це останнє вільне місце в лінії, і на цій плитці саме потрібне число. Покладіть її туди.</translation>
    </message>
    <message>
        <source>That doesn’t close a line yet. Press U to take it back and try the gap.</source>
        <translation>Лінію ще не завершено. Натисніть латинську U, щоб скасувати, і покладіть плитку на останнє вільне місце в лінії.</translation>
    </message>
    <message>
        <source>No line is closed yet, and that’s all right: it happens in every game. With U you can take tiles back.</source>
        <translation>Жодної лінії ще не завершено, і це нормально: таке буває в кожній партії. Клавішею U хід можна скасувати.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Бали</translation>
    </message>
    <message>
        <source>A closed line scores at once: three 9s make 27 points. The longest lines have five cells, so try to put high numbers there.</source>
        <translation>Завершена лінія дає бали відразу: три дев’ятки — це 27 балів. Найдовші лінії мають п’ять клітинок, тож великі числа кладіть туди.</translation>
    </message>
    <message>
        <source>Broken lines</source>
        <translation>Розірвані лінії</translation>
    </message>
    <message>
        <source>Sooner or later a tile does some harm: two colours in one line break it, and it can’t score any more (× at the rim). Put this one where it gains more than it breaks.</source>
        <translation>Рано чи пізно якась плитка нашкодить: два кольори розривають лінію, і балів вона вже не дасть (× на краю). Покладіть цю туди, де здобуток більший за втрату.</translation>
    </message>
    <message>
        <source>That breaks more than it gains. Press U to take it back and try the glowing cell.</source>
        <translation>Так ви втрачаєте більше, ніж здобуваєте. Натисніть латинську U, щоб скасувати, і спробуйте підсвічену клітинку.</translation>
    </message>
    <message>
        <source>Some lines are broken on every board in the end. What counts is what still closes.</source>
        <translation>Наприкінці на кожному планшеті є розірвані лінії. Головне — ті, які ще можна завершити.</translation>
    </message>
    <message>
        <source>What’s still to come</source>
        <translation>Що ще попереду</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>От і все</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this board to its end for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Тепер ви знаєте всю гру. Дограйте цей планшет для тренування або почніть власну партію. Захочете підказку — клацніть лампочку або натисніть латинську H.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Green</source>
        <translation>Зелений</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоний</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синій</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жовтий</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фіолетовий</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Помаранчевий</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Випадковий</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середній</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Складний</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Експертний</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Чемпіон</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>Сила гри {strength}</translation>
    </message>
    <message>
        <source>Plays anything that is allowed.</source>
        <translation>Грає навмання, аби лиш за правилами.</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>Невідомий рівень</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>Рівний суперник</translation>
    </message>
    <message>
        <source>For first games, and for children.</source>
        <translation>Для перших партій і для дітей.</translation>
    </message>
    <message>
        <source>For players who know the rules well.</source>
        <translation>Для тих, хто добре знає правила.</translation>
    </message>
    <message>
        <source>For players with practice.</source>
        <translation>Для досвідчених гравців.</translation>
    </message>
    <message>
        <source>For players who rarely lose.</source>
        <translation>Для тих, хто рідко програє.</translation>
    </message>
    <message>
        <source>As strong as can be; hints come from here.</source>
        <translation>Найсильніший з можливих; підказки — теж від нього.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Урівноважений</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Будівничий</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Капосний</translation>
    </message>
    <message>
        <source>Unknown style</source>
        <translation>Невідомий стиль</translation>
    </message>
    <message>
        <source>Keeps an eye on its own points and on yours.</source>
        <translation>Стежить і за своїми балами, і за вашими.</translation>
    </message>
    <message>
        <source>Builds in peace and hardly looks at what you do.</source>
        <translation>Спокійно будує своє й майже не зважає на вас.</translation>
    </message>
    <message>
        <source>Would rather get in your way than get ahead.</source>
        <translation>Радше завадить вам, ніж вирветься вперед.</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Отто</translation>
    </message>
    <message>
        <source>Has a garden, and all the time in the world.</source>
        <translation>Має садок і нікуди не поспішає.</translation>
    </message>
    <message>
        <source>Yuki</source>
        <translation>Юкі</translation>
    </message>
    <message>
        <source>Started last week and already asks good questions.</source>
        <translation>Грає лише тиждень, а вже ставить слушні запитання.</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>Інес</translation>
    </message>
    <message>
        <source>Names every board when it is finished.</source>
        <translation>Кожному готовому витвору дає ім’я.</translation>
    </message>
    <message>
        <source>Goes all in on her own board, every single time.</source>
        <translation>Щоразу вкладає всю душу у власний планшет.</translation>
    </message>
    <message>
        <source>Takes what you need and laughs about it.</source>
        <translation>Забирає те, що вам потрібно, і сміється.</translation>
    </message>
    <message>
        <source>Brings the cake and takes your best piece.</source>
        <translation>Приносить торт і забирає вашу найкращу плитку.</translation>
    </message>
    <message>
        <source>Kofi</source>
        <translation>Кофі</translation>
    </message>
    <message>
        <source>Thinks fast and laughs even faster.</source>
        <translation>Думає швидко, а сміється ще швидше.</translation>
    </message>
    <message>
        <source>Marta</source>
        <translation>Марта</translation>
    </message>
    <message>
        <source>Has kept score in the same notebook since 1979.</source>
        <translation>З 1979 року записує бали в той самий зошит.</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>Самір</translation>
    </message>
    <message>
        <source>Sees three moves ahead and stays friendly about it.</source>
        <translation>Бачить на три ходи вперед і не задирає носа.</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>Лейла</translation>
    </message>
    <message>
        <source>Finds a place for the tile nobody wanted.</source>
        <translation>Знаходить місце для плитки, яка нікому не потрібна.</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Бруно</translation>
    </message>
    <message>
        <source>Brings the cake and hopes you forget the board.</source>
        <translation>Приносить пиріг і сподівається, що ви забудете про гру.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Completing</source>
        <translation>Завершити почате</translation>
    </message>
    <message>
        <source>Denying</source>
        <translation>Протидія</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Надбудова</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>Останні ходи</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Планування</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>Найлегше</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легше</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Складніше</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>Найскладніше</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середньо</translation>
    </message>
</context>
<context>
    <name>sintra</name>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>Everyone glazes the eight windows of a palace. You collect coloured glass, fill pattern strips with it, and each complete strip puts one pane into the window below. After six rounds, whoever has the most points wins.</source>
        <translation>Кожен засклює вісім вікон палацу. Ви збираєте кольорове скло, заповнюєте ним смужки візерунка, і з кожної завершеної смужки одне скельце йде у вікно під нею. Після шести раундів перемагає той, у кого найбільше балів.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Що лежить на столі</translation>
    </message>
    <message>
        <source>There are 100 glass panes, 20 of each colour. Workshops stand around the centre: 5 for two players, 7 for three, 9 for four. Each round begins with four panes from the bag in every workshop, and with the first-player token in the centre.</source>
        <translation>У грі 100 скелець, по 20 кожного кольору. Довкола центру столу стоять майстерні: 5 для двох гравців, 7 для трьох, 9 для чотирьох. На початку кожного раунду в кожну майстерню кладуть чотири скельця з торбинки, а в центр столу — жетон першого гравця.</translation>
    </message>
    <message>
        <source>Above each window of your palace lies a pattern strip with five spaces. All players have the same eight strips, but in a different order and with different sides up. The side with two jokers always starts face down. Your glazier starts above the leftmost strip.</source>
        <translation>Над кожним вікном вашого палацу лежить смужка візерунка з п’ятьма клітинками. В усіх гравців ті самі вісім смужок, але в іншому порядку й іншими боками догори. Бік із двома джокерами на початку завжди повернуто донизу. Ваш скляр починає над крайньою лівою смужкою.</translation>
    </message>
    <message>
        <source>The round marker shows a pane for every round. The colour of its top pane earns a bonus while the round lasts.</source>
        <translation>На лічильнику раундів лежить по скельцю на кожен раунд. Поки триває раунд, колір верхнього скельця дає бонус.</translation>
    </message>
    <message>
        <source>Your turn: taking glass</source>
        <translation>Ваш хід: узяти скло</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; its other panes slide into the centre. Or take all panes of one colour from the centre.</source>
        <translation>Візьміть усі скельця одного кольору з однієї майстерні; решта скелець із неї зсувається в центр столу. Або візьміть усі скельця одного кольору з центру столу.</translation>
    </message>
    <message>
        <source>Whoever is first to take from the centre in a round also gets the first-player token: one step down the broken-glass track now, but the first turn of the next round.</source>
        <translation>Хто в раунді першим бере з центру столу, отримує й жетон першого гравця: зараз це крок униз на шкалі битого скла, зате в наступному раунді — перший хід.</translation>
    </message>
    <message>
        <source>Example: from the centre</source>
        <translation>Приклад: з центру столу</translation>
    </message>
    <message>
        <source>The rulebook’s example: a player is the first in this round to take from the centre, and takes three orange panes. The token comes with them, and the marker moves from 0 to −1.</source>
        <translation>Приклад із правил: гравець першим у цьому раунді бере з центру столу — три помаранчеві скельця. Разом із ними він отримує жетон, а його маркер переходить з 0 на −1.</translation>
    </message>
    <message>
        <source>Placing the panes</source>
        <translation>Розміщення скелець</translation>
    </message>
    <message>
        <source>Place everything you took on a single strip: the one below your glazier or one further right, never further left. The glazier moves above the strip you choose. A pane fits a free space of its own colour, and any pane fits a joker. If there are more fitting spaces than panes, you decide how many jokers to fill.</source>
        <translation>Усе взяте викладіть на одну смужку: ту, що під вашим скляром, або правіше, але не лівіше. Скляр переходить до обраної смужки. Скельце підходить до вільної клітинки свого кольору, а до джокера — будь-яке. Якщо підхожих клітинок більше, ніж скелець, ви вирішуєте, скільки джокерів заповнити.</translation>
    </message>
    <message>
        <source>You may choose a strip that cannot take them all, but if any strip within reach has a fitting space, at least one pane must be placed. If none has, all the panes break and the glazier stays.</source>
        <translation>Можна обрати смужку, на якій усе не поміститься, але якщо хоч на одній досяжній смужці є підхожа клітинка, треба викласти принаймні одне скельце. Якщо такої немає, усі скельця б’ються, а скляр лишається на місці.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Вікна</translation>
    </message>
    <message>
        <source>Panes left on strips</source>
        <translation>Скельця на смужках</translation>
    </message>
    <message>
        <source>Broken glass</source>
        <translation>Бите скло</translation>
    </message>
    <message>
        <source>Every pane that finds no space breaks: it goes into the glass tower, and your marker moves one step down the broken-glass track. When the marker reaches the last step you lose that many points at once, 18 in the standard set; the marker returns to 0 and takes any steps still due from there. Scores can fall below zero.</source>
        <translation>Кожне скельце, якому не знайшлося місця, б’ється: воно йде у скляну вежу, а ваш маркер опускається на крок на шкалі битого скла. Коли маркер доходить до останнього кроку, ви одразу втрачаєте стільки балів, скільки там зазначено (у стандартному наборі 18); маркер повертається на 0 і звідти робить решту кроків. Рахунок може стати від’ємним.</translation>
    </message>
    <message>
        <source>A complete strip</source>
        <translation>Завершена смужка</translation>
    </message>
    <message>
        <source>When all five spaces of a strip are filled, you first score 1 point for each pane on it in the round’s bonus colour.</source>
        <translation>Коли всі п’ять клітинок смужки заповнено, ви спершу отримуєте по 1 балу за кожне скельце на ній бонусного кольору раунду.</translation>
    </message>
    <message>
        <source>Then choose one of the five panes for the window below; the other four go into the glass tower. The first pane of a window is its upper one, and the strip is turned over. The second is the lower one, and the strip leaves the game.</source>
        <translation>Далі оберіть одне з п’яти скелець для вікна під смужкою; решта чотири йдуть у скляну вежу. Перше скельце займає верхню частину вікна, і смужку перевертають. Друге займає нижню, і смужка вибуває з гри.</translation>
    </message>
    <message>
        <source>Your turn: returning the glazier</source>
        <translation>Ваш хід: повернути скляра</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Кінець раунду</translation>
    </message>
    <message>
        <source>The round ends when all workshops and the centre are empty. The top pane of the round marker goes into the glass tower, and the workshops are filled again from the bag. An empty bag is refilled from the tower; if both run out, the round is played with less glass. The holder of the first-player token begins; if nobody took it, the same player begins again.</source>
        <translation>Раунд закінчується, коли всі майстерні й центр столу порожні. Верхнє скельце лічильника раундів іде у скляну вежу, а майстерні знову заповнюють із торбинки. Порожню торбинку поповнюють із вежі; якщо порожні обидві, у раунді грають із меншою кількістю скла. Починає той, у кого жетон першого гравця; якщо його ніхто не взяв, знову починає той самий гравець.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Остаточний підрахунок</translation>
    </message>
    <message>
        <source>After the sixth round you score 1 point for every three panes left on all your strips together, and you lose the value at your broken-glass marker.</source>
        <translation>Після шостого раунду ви отримуєте 1 бал за кожні три скельця, що лишилися на всіх ваших смужках разом, і втрачаєте стільки балів, скільки показує ваш маркер битого скла.</translation>
    </message>
    <message>
        <source>Whoever has the most points wins. If players are level, the one who lost fewer points to broken glass in the whole game is ahead; if that is equal too, they share the win.</source>
        <translation>Перемагає той, у кого найбільше балів. Якщо бали рівні, попереду той, хто за всю гру втратив менше балів через бите скло; якщо нічия зберігається, перемога спільна.</translation>
    </message>
    <message>
        <source>The rulebook’s example: seven panes left on the strips are worth 2 points, and a marker at −8 costs 8.</source>
        <translation>Приклад із правил: сім скелець на смужках дають 2 бали, а маркер на −8 забирає 8.</translation>
    </message>
    <message>
        <source>Side A: ornaments</source>
        <translation>Бік А: орнаменти</translation>
    </message>
    <message>
        <source>Four ornaments stand between the windows 1 and 2, 3 and 4, 5 and 6, 7 and 8. Count the panes around each: four score 10 points, three score 6, two score 3. Which colours you keep does not matter here.</source>
        <translation>Чотири орнаменти розташовано між вікнами 1 і 2, 3 і 4, 5 і 6, 7 і 8. Порахуйте скельця довкола кожного: чотири дають 10 балів, три — 6, два — 3. Які кольори ви лишаєте, тут не має значення.</translation>
    </message>
    <message>
        <source>The rulebook’s example: four panes around two of the ornaments and two around a third make 10 + 10 + 3 = 23.</source>
        <translation>Приклад із правил: по чотири скельця довкола двох орнаментів і два довкола третього дають 10 + 10 + 3 = 23.</translation>
    </message>
    <message>
        <source>Side B: one colour</source>
        <translation>Бік Б: один колір</translation>
    </message>
    <message>
        <source>Count your complete windows, then the panes of the colour you have most often in them, and multiply. Four complete windows with five orange panes score 20. So think about which pane you keep.</source>
        <translation>Порахуйте свої завершені вікна, потім скельця кольору, який трапляється в них найчастіше, і перемножте. Чотири завершені вікна з п’ятьма помаранчевими скельцями дають 20 балів. Тож думайте, яке скельце лишати.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>The box holds 9 workshops, 4 palaces with two sides, 32 pattern strips (8 in the colour of each palace), 4 glaziers, 8 markers, 100 panes (20 in each of 5 colours), a score board, the first-player token, a bag and the glass tower.</source>
        <translation>У коробці 9 майстерень, 4 двобічні палаци, 32 смужки візерунка (по 8 у кольорі кожного палацу), 4 склярі, 8 маркерів, 100 скелець (по 20 кожного з 5 кольорів), поле для підрахунку балів, жетон першого гравця, торбинка та скляна вежа.</translation>
    </message>
    <message>
        <source>Lay 5, 7 or 9 workshops in a circle, for two, three or four players. Everybody takes a palace with the strips, the glazier and the two markers in its colour. Agree on side A or side B: all play the same one.</source>
        <translation>Викладіть колом 5, 7 або 9 майстерень для двох, трьох чи чотирьох гравців. Кожен бере палац зі смужками, склярем і двома маркерами того самого кольору. Домовтеся, яким боком грати, А чи Б: він у всіх однаковий.</translation>
    </message>
    <message>
        <source>Everybody lays their strips above the windows, in random order and with a random side up. The side with two jokers, the grey spaces, always starts face down. The glazier stands above the leftmost strip.</source>
        <translation>Кожен викладає свої смужки над вікнами у випадковому порядку й випадковим боком догори. Бік із двома джокерами, сірими клітинками, спочатку завжди лежить донизу. Скляр стає над крайньою лівою смужкою.</translation>
    </message>
    <message>
        <source>Whoever last cleaned a window gets the first-player token.</source>
        <translation>Жетон першого гравця отримує той, хто останнім мив вікно.</translation>
    </message>
    <message>
        <source>One player keeps the score. For every player a marker goes on 0 of the score track, and another on the first space of the broken-glass track.</source>
        <translation>Один гравець веде рахунок. Він ставить для кожного один маркер на 0 шкали балів, а другий на першу поділку шкали битого скла.</translation>
    </message>
    <message>
        <source>The score keeper takes one pane of each colour in a closed hand and lays them, one by one and without looking, on spaces 2 to 6 of the round marker. The other panes go into the bag, and one more is drawn from it for space 1.</source>
        <translation>Той, хто веде рахунок, бере в жменю по одному скельцю кожного кольору й не дивлячись викладає їх одне за одним на поділки 2–6 лічильника раундів. Решта скелець іде в торбинку, а з неї витягують ще одне на поділку 1.</translation>
    </message>
    <message>
        <source>The first player draws four panes from the bag for each workshop and puts the token in the centre. Say aloud when you score, when glass breaks and when you take the token: the score keeper moves your markers.</source>
        <translation>Перший гравець витягує з торбинки по чотири скельця на кожну майстерню й кладе жетон у центр столу. Кажіть уголос, коли здобуваєте бали, коли скло б’ється і коли берете жетон: ваші маркери пересуває той, хто веде рахунок.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Як ми розуміємо правила</translation>
    </message>
    <message>
        <source>Side B: only the panes in complete windows count. The rulebook’s example has five orange panes “in the windows of the palace”, which could also mean all windows. If you play it that way, choose it in a set of your own.</source>
        <translation>Бік Б: рахуються лише скельця завершених вікон. У прикладі з правил ідеться про п’ять помаранчевих скелець «у вікнах палацу», а це можуть бути й усі вікна. Якщо ви граєте так, позначте це у власному наборі.</translation>
    </message>
    <message>
        <source>Where the four ornaments stand is also shown only in a picture. That they stand between windows 1 and 2, 3 and 4, 5 and 6, 7 and 8 is our choice.</source>
        <translation>Розташування чотирьох орнаментів теж показано лише на малюнку. Між вікнами 1 і 2, 3 і 4, 5 і 6, 7 і 8 їх поставили ми.</translation>
    </message>
    <message>
        <source>Sintra</source>
        <translation>Сінтра</translation>
    </message>
    <message>
        <source>Glaze the windows of a palace, and watch out for broken glass.</source>
        <translation>Заскліть вікна палацу й пильнуйте, щоб нічого не розбилося.</translation>
    </message>
    <message>
        <source>Michael Kiesling</source>
        <translation>Міхаель Кіслінг</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>Палац</translation>
    </message>
    <message>
        <source>Strips and values</source>
        <translation>Смужки та значення</translation>
    </message>
    <message>
        <source>At the end, ornaments between windows reward the panes around them.</source>
        <translation>Наприкінці орнаменти між вікнами дають бали за скельця довкола них.</translation>
    </message>
    <message>
        <source>At the end, complete windows are multiplied by the panes of their commonest colour.</source>
        <translation>Наприкінці кількість завершених вікон множиться на кількість скелець найчастішого в них кольору.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Стандартний набір</translation>
    </message>
    <message>
        <source>The strips, values and track that come with this game.</source>
        <translation>Смужки, значення та шкала, що йдуть із цією грою.</translation>
    </message>
    <message>
        <source>Custom set</source>
        <translation>Власний набір</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>Sintra has no such move.</source>
        <translation>У «Сінтрі» такого ходу немає.</translation>
    </message>
    <message>
        <source>A strip is complete: first choose the pane that goes into the window.</source>
        <translation>Смужку завершено: спершу оберіть скельце для вікна.</translation>
    </message>
    <message>
        <source>No strip is complete, so there is no pane to choose.</source>
        <translation>Жодної смужки не завершено, тож обирати скельце нема з чого.</translation>
    </message>
    <message>
        <source>The complete strip has no pane of that colour.</source>
        <translation>На завершеній смужці немає скельця такого кольору.</translation>
    </message>
    <message>
        <source>There is no such workshop on the table.</source>
        <translation>Такої майстерні на столі немає.</translation>
    </message>
    <message>
        <source>There is no glass of that colour there.</source>
        <translation>Там немає скла такого кольору.</translation>
    </message>
    <message>
        <source>A strip within the glazier’s reach can take some of this glass, so you cannot let all of it break.</source>
        <translation>Хоча б частина цього скла підходить на досяжну для скляра смужку, тож усе розбити не можна.</translation>
    </message>
    <message>
        <source>There is no such strip.</source>
        <translation>Такої смужки немає.</translation>
    </message>
    <message>
        <source>This window is complete and its strip has left the game.</source>
        <translation>Це вікно завершене, а його смужка вибула з гри.</translation>
    </message>
    <message>
        <source>The glazier only moves right. To work further left, send the glazier back first.</source>
        <translation>Скляр рухається лише праворуч. Щоб працювати лівіше, спершу поверніть його назад.</translation>
    </message>
    <message>
        <source>This strip has no free space for glass of that colour.</source>
        <translation>На цій смужці немає вільної клітинки для скла такого кольору.</translation>
    </message>
    <message>
        <source>Jokers to fill here: at least {least}, at most {most}.</source>
        <translation>Скільки джокерів тут можна заповнити: щонайменше {least}, щонайбільше {most}.</translation>
    </message>
    <message>
        <source>The glazier already stands at the leftmost strip, so you must take glass.</source>
        <translation>Скляр уже стоїть біля крайньої лівої смужки, тож треба брати скло.</translation>
    </message>
    <message>
        <source>No strip is left for the glazier to return to.</source>
        <translation>Не лишилося смужки, до якої міг би повернутися скляр.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Не вдається прочитати цей файл.</translation>
    </message>
    <message>
        <source>Line {line}: this is not text in UTF-8.</source>
        <translation>Рядок {line}: це не текст у кодуванні UTF-8.</translation>
    </message>
    <message>
        <source>This file is too long. It may have {most} characters.</source>
        <translation>Файл задовгий. Дозволена кількість символів: {most}.</translation>
    </message>
    <message>
        <source>Line {line}: this is not valid JSON. Look for a missing comma, quotation mark or bracket, here or just before.</source>
        <translation>Рядок {line}: це некоректний JSON. Пошукайте, чи не пропущено кому, лапки або дужку тут чи трохи вище.</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is missing.</source>
        <translation>Рядок {line}: бракує поля «{part}».</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is not known here.</source>
        <translation>Рядок {line}: поле «{part}» тут не передбачене.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries needed: {min_length}, found: {actual_length}.</source>
        <translation>Рядок {line}, {part}: потрібно елементів: {min_length}, знайдено: {actual_length}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries allowed: {max_length}; there are more.</source>
        <translation>Рядок {line}, {part}: дозволено елементів: {max_length}, а тут більше.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a whole number.</source>
        <translation>Рядок {line}, {part}: має бути ціле число.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the least value is {ge}.</source>
        <translation>Рядок {line}, {part}: найменше значення {ge}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the greatest value is {le}.</source>
        <translation>Рядок {line}, {part}: найбільше значення {le}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a word in quotation marks.</source>
        <translation>Рядок {line}, {part}: має бути слово в лапках.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this text is too long. It may have {max_length} characters.</source>
        <translation>Рядок {line}, {part}: текст задовгий. Дозволена кількість символів: {max_length}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: “{name}” is none of these: {known}.</source>
        <translation>Рядок {line}, {part}: значення «{name}» немає серед дозволених: {known}.</translation>
    </message>
    <message>
        <source>Line {line}: the colours must be these, in this order: {known}.</source>
        <translation>Рядок {line}: кольори мають бути такі й у такому порядку: {known}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>Рядок {line}, {part}: на обох боках по два джокери. Такий бік на початку повернуто донизу, тож вони можуть бути лише на одному.</translation>
    </message>
    <message>
        <source>Line {line}: the track must begin with 0.</source>
        <translation>Рядок {line}: шкала має починатися з 0.</translation>
    </message>
    <message>
        <source>Line {line}: every step of the track must be lower than the one before.</source>
        <translation>Рядок {line}: кожен крок шкали має бути нижчий за попередній.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: an ornament stands between two neighbouring windows.</source>
        <translation>Рядок {line}, {part}: орнамент має бути між двома сусідніми вікнами.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be one of these: {expected}.</source>
        <translation>Рядок {line}, {part}: має бути одне з цього: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this is not built like the example file.</source>
        <translation>Рядок {line}, {part}: будова не така, як у файлі-зразку.</translation>
    </message>
    <message>
        <source>Panes left on strips: {panes}</source>
        <translation>Скельця на смужках: {panes}</translation>
    </message>
    <message>
        <source>Bonus of the palace</source>
        <translation>Бонус палацу</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>Орнаменти</translation>
    </message>
    <message>
        <source>Complete windows ({windows}) × {colour} panes ({panes})</source>
        <translation>Завершені вікна ({windows}) × {colour} ({panes})</translation>
    </message>
    <message>
        <source>Complete windows: none yet</source>
        <translation>Завершені вікна: ще немає</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>помаранчевий</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>жовтий</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>рожевий</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>коло</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>трикутник</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ромб</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>хрест</translation>
    </message>
    <message>
        <source>star</source>
        <translation>зірка</translation>
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
        <translation>майстерня {workshop}</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>центр столу</translation>
    </message>
    <message>
        <source>× {count} → strip {strip}</source>
        <translation>× {count} → смужка {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source} → strip {strip}</source>
        <translation>{source}: {panes} → смужка {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source}: all of it breaks</source>
        <translation>{source}: {panes}, усе б’ється</translation>
    </message>
    <message>
        <source>{move}; broken: {broken}</source>
        <translation>{move}; розбито: {broken}</translation>
    </message>
    <message>
        <source>{move}; jokers: {jokers}</source>
        <translation>{move}; джокерів: {jokers}</translation>
    </message>
    <message>
        <source>{move}; first-player token</source>
        <translation>{move}; жетон першого гравця</translation>
    </message>
    <message>
        <source>{move}; strip complete, colour bonus: {bonus}</source>
        <translation>{move}; смужку завершено, бонус за колір: {bonus}</translation>
    </message>
    <message>
        <source>{move}; strip complete</source>
        <translation>{move}; смужку завершено</translation>
    </message>
    <message>
        <source>{colour} into window {window}, points: {points}</source>
        <translation>{colour} → вікно {window}, балів: {points}</translation>
    </message>
    <message>
        <source>{colour} into window {window}</source>
        <translation>{colour} → вікно {window}</translation>
    </message>
    <message>
        <source>The glazier returns to strip {strip}</source>
        <translation>Скляр повертається до смужки {strip}</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre.</source>
        <translation>Візьміть усі скельця одного кольору з майстерні або з центру столу.</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre, or return the glazier.</source>
        <translation>Візьміть усі скельця одного кольору з майстерні або з центру столу чи поверніть скляра.</translation>
    </message>
    <message>
        <source>The strip is complete. Choose the pane that goes into window {window}.</source>
        <translation>Смужку завершено. Оберіть скельце для вікна {window}.</translation>
    </message>
    <message>
        <source>Another player is at work.</source>
        <translation>Зараз хід іншого гравця.</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>Усі шість раундів зіграно.</translation>
    </message>
    <message>
        <source>Equal points: whoever lost fewer points to broken glass is ahead.</source>
        <translation>Бали рівні: попереду той, хто втратив менше через бите скло.</translation>
    </message>
    <message>
        <source>Tied on points and on broken glass: the win is shared.</source>
        <translation>Бали рівні, і втрати через бите скло теж: перемога спільна.</translation>
    </message>
    <message>
        <source>Strip {strip} takes {placed} of {taken}.</source>
        <translation>Смужка {strip}: поміститься {placed} із {taken}.</translation>
    </message>
    <message>
        <source>No strip within reach takes any of these.</source>
        <translation>На досяжні смужки нічого з цього не підходить.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}. Cost: {cost}.</source>
        <translation>{outcome} Розіб’ється: {broken}. Втрата балів: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}, and a step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} Розіб’ється: {broken}, і ще крок за жетон першого гравця. Втрата балів: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} A step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} Крок за жетон першого гравця. Втрата балів: {cost}.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows.</source>
        <translation>{outcome} Смужку буде завершено: за вікна {windows}.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows, {bonus} for colour.</source>
        <translation>{outcome} Смужку буде завершено: за вікна {windows}, за колір {bonus}.</translation>
    </message>
    <message>
        <source>{outcome} Bonus of the palace: {points}.</source>
        <translation>{outcome} Бонус палацу: {points}.</translation>
    </message>
    <message>
        <source>{outcome} Jokers filled: {jokers}.</source>
        <translation>{outcome} Джокерів буде заповнено: {jokers}.</translation>
    </message>
    <message>
        <source>{source}: empty</source>
        <translation>{source}: порожньо</translation>
    </message>
    <message>
        <source>{source}: {panes}</source>
        <translation>{source}: {panes}</translation>
    </message>
    <message>
        <source>{source}, with the first-player token</source>
        <translation>{source}; тут жетон першого гравця</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour}, free</source>
        <translation>Смужка {strip}, клітинка {space}, вільна: {colour}</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour} pane</source>
        <translation>Смужка {strip}, клітинка {space}, колір скельця: {colour}</translation>
    </message>
    <message>
        <source>Strip {strip}: {filled} of {spaces} filled; free: {free}</source>
        <translation>Смужка {strip}: заповнено {filled} із {spaces}; вільні клітинки: {free}</translation>
    </message>
    <message>
        <source>Strip {strip}: {reason}</source>
        <translation>Смужка {strip}: {reason}</translation>
    </message>
    <message>
        <source>{strip}. The glazier stands here.</source>
        <translation>{strip}. Тут стоїть скляр.</translation>
    </message>
    <message>
        <source>Strip {strip}: removed</source>
        <translation>Смужка {strip}: вибула з гри</translation>
    </message>
    <message>
        <source>Window {window}, worth {value}: upper pane {upper}, lower pane {lower}</source>
        <translation>Вікно {window}, значення {value}. Угорі: {upper}, унизу: {lower}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>{marker}. In the bag: {bag}. In the glass tower: {tower}.</source>
        <translation>{marker}. У торбинці: {bag}. У скляній вежі: {tower}.</translation>
    </message>
    <message>
        <source>Workshops and centre</source>
        <translation>Майстерні та центр столу</translation>
    </message>
    <message>
        <source>The other palaces</source>
        <translation>Інші палаци</translation>
    </message>
    <message>
        <source>Show the contents of bag and glass tower</source>
        <translation>Показувати вміст торбинки та скляної вежі</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>У торбинці</translation>
    </message>
    <message>
        <source>In the glass tower</source>
        <translation>У скляній вежі</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. Bonus colour: {colour}</source>
        <translation>Раунд {round} із {rounds}. Бонусний колір: {colour}</translation>
    </message>
    <message>
        <source>Broken glass: {value}</source>
        <translation>Бите скло: {value}</translation>
    </message>
    <message>
        <source>First-player token</source>
        <translation>Жетон першого гравця</translation>
    </message>
    <message>
        <source>Return the glazier</source>
        <translation>Повернути скляра</translation>
    </message>
    <message>
        <source>How many jokers do you want to fill?</source>
        <translation>Скільки джокерів заповнити?</translation>
    </message>
    <message>
        <source>Put the panes on a strip.</source>
        <translation>Покладіть скельця на смужку.</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first. Choose who goes first before the game, or leave it to chance; when you play again, the next player goes first.</source>
        <translation>За правилами починає той, хто останнім мив вікно. Оберіть перед партією, хто починає, або покладіться на жереб; коли граєте ще раз, починає наступний гравець.</translation>
    </message>
    <message>
        <source>Finally the window scores: its own value, plus the value of every window to its right that already holds glass. The glazier stays where it is.</source>
        <translation>Насамкінець вікно приносить бали: своє значення плюс значення кожного вікна праворуч від нього, де вже є скло. Скляр лишається на місці.</translation>
    </message>
    <message>
        <source>The rulebook’s example, in a yellow round: two yellow panes on the strip are worth 2 points. Then the window worth 2 is glazed, and the windows to its right worth 2 and 1 already hold glass: 2 + 2 + 1 = 5.</source>
        <translation>Приклад із правил, жовтий раунд: два жовті скельця на смужці дають 2 бали. Потім засклюють вікно зі значенням 2, а праворуч уже засклено вікна зі значеннями 2 і 1: 2 + 2 + 1 = 5.</translation>
    </message>
    <message>
        <source>Instead of taking glass, you may send the glazier back to the leftmost strip you still have. That is your whole turn. It is a way back and never a pass: it is only possible if that strip lies to the left of the glazier.</source>
        <translation>Замість того щоб брати скло, можна повернути скляра до крайньої лівої смужки, яка у вас іще є. Це і є весь хід. Це шлях назад, а не пропуск ходу: так можна зробити, лише якщо ця смужка лежить ліворуч від скляра.</translation>
    </message>
    <message>
        <source>The score sheet first shows what you earned before any loss. Everything that broken glass cost you is in a line of its own: what you paid during the game at the end of the track, and the value at the marker.</source>
        <translation>Аркуш підрахунку спершу показує, скільки ви здобули до будь-яких втрат. Усе, чого вам коштувало бите скло, стоїть окремим рядком: те, що ви сплатили під час гри в кінці шкали, і те, що показує маркер.</translation>
    </message>
    <message>
        <source>The rulebook shows the strips, the values of the windows and the broken-glass track only in pictures. Those of this game are our own, made so that palaces get filled and strips feel different. To play with those of your box, enter a set of your own before the game.</source>
        <translation>Смужки, значення вікон і шкалу битого скла правила показують лише на малюнках. У цій грі вони наші власні, створені так, щоб палаци заповнювалися, а кожна смужка грала по-своєму. Щоб грати з тими, що у вашій коробці, введіть перед партією власний набір.</translation>
    </message>
    <message>
        <source>The end of the track: you pay its points at once, the marker returns to 0, and the steps still due go on from there, so it can happen twice in one turn. We let points fall below zero.</source>
        <translation>Кінець шкали: ви одразу сплачуєте його бали, маркер повертається на 0, а решта кроків рахується звідти, тож за один хід це може статися двічі. Рахунок у нас може опускатися нижче нуля.</translation>
    </message>
    <message>
        <source>Panes left on strips: the rulebook’s sentence could mean each strip by itself. Its example counts all strips together, and so do we: seven panes are 2 points.</source>
        <translation>Скельця, що лишилися на смужках: речення правил можна зрозуміти й так, що кожна смужка рахується окремо. У прикладі рахують усі смужки разом, і ми теж: сім скелець дають 2 бали.</translation>
    </message>
    <message>
        <source>Gaps: the glazier crosses the places of strips that have gone but never goes to one. A glazier that has just completed a strip for the second time stands above a gap; if no strip is left further left, there is no way back.</source>
        <translation>Прогалини: скляр минає місця смужок, яких уже немає, але ніколи туди не стає. Скляр, який щойно завершив смужку вдруге, стоїть над прогалиною; якщо ліворуч від нього смужок не лишилося, шляху назад немає.</translation>
    </message>
    <message>
        <source>Ties: what you paid during the game counts as lost to broken glass just like the value at the marker. Players who are level in that too share the win.</source>
        <translation>Рівність: сплачене під час гри вважається втратою через бите скло так само, як і те, що показує маркер. Якщо й тут рівність, гравці ділять перемогу.</translation>
    </message>
    <message>
        <source>The first-player token: if nobody takes it in a round, whoever began begins again. If bag and tower are both empty, some workshops stay empty.</source>
        <translation>Жетон першого гравця: якщо за раунд його ніхто не взяв, знову починає той, хто починав. Якщо порожні й торбинка, і вежа, деякі майстерні лишаються порожніми.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first.</source>
        <translation>За правилами починає той, хто останнім мив вікно.</translation>
    </message>
    <message>
        <source>The glazier can only return to the left, and no strip is left there: you must take glass.</source>
        <translation>Скляр може повернутися лише ліворуч, а там смужок не лишилося: треба брати скло.</translation>
    </message>
    <message>
        <source>Points earned during play</source>
        <translation>Бали, здобуті під час гри</translation>
    </message>
    <message>
        <source>Lost to broken glass</source>
        <translation>Втрачено через бите скло</translation>
    </message>
    <message>
        <source>Lost to broken glass: {paid} during play, {marker} at the marker</source>
        <translation>Бите скло: {paid} під час партії, {marker} на шкалі</translation>
    </message>
    <message>
        <source>Strip {strip}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>Смужка {strip}: на обох боках по два джокери. Такий бік на початку повернуто донизу, тож вони можуть бути лише на одному.</translation>
    </message>
    <message>
        <source>The track must begin with 0.</source>
        <translation>Шкала має починатися з 0.</translation>
    </message>
    <message>
        <source>Every step of the track must be lower than the one before.</source>
        <translation>Кожен крок шкали має бути нижчий за попередній.</translation>
    </message>
    <message>
        <source>The track needs at least {min_length} steps.</source>
        <translation>Найменша кількість кроків шкали: {min_length}.</translation>
    </message>
    <message>
        <source>The track may have at most {max_length} steps.</source>
        <translation>Найбільша кількість кроків шкали: {max_length}.</translation>
    </message>
    <message>
        <source>The lowest step the track may have is {ge}.</source>
        <translation>Найнижче дозволене значення шкали: {ge}.</translation>
    </message>
    <message>
        <source>Strips, values and track of your own, as in your box.</source>
        <translation>Ваші власні смужки, значення та шкала — як у вашій коробці.</translation>
    </message>
    <message>
        <source>stained glass</source>
        <translation>вітражі</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Бали на шкалі</translation>
    </message>
    <message>
        <source>Lost at the broken-glass marker</source>
        <translation>Втрата за маркером битого скла</translation>
    </message>
    <message>
        <source>Paid for broken glass during play</source>
        <translation>Сплачено за бите скло під час гри</translation>
    </message>
    <message>
        <source>Drag panes into the windows, or click a colour and then every window it goes into.</source>
        <translation>Перетягніть скельця у вікна або клацніть колір, а потім кожне вікно, де він є.</translation>
    </message>
    <message>
        <source>There cannot be that many panes left: a strip holds at most four, and the strip of a complete window is out of the game.</source>
        <translation>Стільки скелець не може залишитися: смужка тримає щонайбільше чотири, а смужки завершеного вікна вже немає.</translation>
    </message>
    <message>
        <source>Window {window}</source>
        <translation>Вікно {window}</translation>
    </message>
    <message>
        <source>completes strip {strip} (+{points})</source>
        <translation>завершує смужку {strip} (+{points})</translation>
    </message>
    <message>
        <source>earns the round’s colour bonus (+{points})</source>
        <translation>дає бали за колір раунду (+{points})</translation>
    </message>
    <message>
        <source>adds to the bonus of the palace (+{points})</source>
        <translation>збільшує бонус палацу (+{points})</translation>
    </message>
    <message>
        <source>brings strip {strip} nearer to completion (+{points} when complete)</source>
        <translation>наближає смужку {strip} до завершення (завершена: +{points})</translation>
    </message>
    <message>
        <source>leaves strip {strip} one pane short (+{points} when complete)</source>
        <translation>лишає до завершення смужки {strip} одне скельце (завершена: +{points})</translation>
    </message>
    <message>
        <source>pays for the first-player token (−{points})</source>
        <translation>платить за жетон першого гравця (−{points})</translation>
    </message>
    <message>
        <source>will go first next round</source>
        <translation>починає наступний раунд</translation>
    </message>
    <message>
        <source>Light comes in</source>
        <translation>Світло у вікнах</translation>
    </message>
    <message>
        <source>Complete three windows.</source>
        <translation>Завершіть три вікна.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Перша перемога</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Виграйте партію.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Як удома</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Завершіть десять партій.</translation>
    </message>
    <message>
        <source>A first fifty</source>
        <translation>Перша півсотня</translation>
    </message>
    <message>
        <source>Finish with fifty points or more.</source>
        <translation>Завершіть партію, маючи щонайменше п’ятдесят балів.</translation>
    </message>
    <message numerus="yes">
        <source>breaks %Ln pane(s) (−{points})</source>
        <translation>
            <numerusform>розбиває %Ln&#xa0;скельце (−{points})</numerusform>
            <numerusform>розбиває %Ln&#xa0;скельця (−{points})</numerusform>
            <numerusform>розбиває %Ln&#xa0;скелець (−{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the strips on the left again (now open: {count})</source>
        <translation>знову відкриває смужки ліворуч (відкрито: {count})</translation>
    </message>
    <message>
        <source>leaves unfinished strips behind on the left, out of reach until the glazier returns ({count})</source>
        <translation>лишає ліворуч незавершені смужки, до яких не дістатися, доки скляр не повернеться ({count})</translation>
    </message>
    <message>
        <source>leaves the next player {points} less to score</source>
        <translation>лишає наступному гравцеві на {points} менше</translation>
    </message>
    <message>
        <source>lets the next player score {points} more at once</source>
        <translation>дає наступному гравцеві одразу на {points} більше</translation>
    </message>
    <message>
        <source>takes the glass the next player needs most</source>
        <translation>забирає скло, найпотрібніше наступному гравцеві</translation>
    </message>
    <message>
        <source>leaves the next player the glass they need</source>
        <translation>лишає наступному гравцеві потрібне йому скло</translation>
    </message>
    <message>
        <source>leaves the next player nothing but broken glass</source>
        <translation>лишає наступному гравцеві лише бите скло</translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the opponent this round</source>
        <translation>
            <numerusform>цього раунду має дати ще %Ln&#xa0;бал переваги над суперником</numerusform>
            <numerusform>цього раунду має дати ще %Ln&#xa0;бали переваги над суперником</numerusform>
            <numerusform>цього раунду має дати ще %Ln&#xa0;балів переваги над суперником</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the best opponent this round</source>
        <translation>
            <numerusform>цього раунду має дати ще %Ln&#xa0;бал переваги над найсильнішим суперником</numerusform>
            <numerusform>цього раунду має дати ще %Ln&#xa0;бали переваги над найсильнішим суперником</numerusform>
            <numerusform>цього раунду має дати ще %Ln&#xa0;балів переваги над найсильнішим суперником</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should be worth %Ln more point(s) in all, this round and later</source>
        <translation>
            <numerusform>цього раунду й далі має дати загалом на %Ln&#xa0;бал більше</numerusform>
            <numerusform>цього раунду й далі має дати загалом на %Ln&#xa0;бали більше</numerusform>
            <numerusform>цього раунду й далі має дати загалом на %Ln&#xa0;балів більше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should lose %Ln point(s) less to broken glass later this round</source>
        <translation>
            <numerusform>до кінця раунду має зменшити втрати через бите скло на %Ln&#xa0;бал</numerusform>
            <numerusform>до кінця раунду має зменшити втрати через бите скло на %Ln&#xa0;бали</numerusform>
            <numerusform>до кінця раунду має зменшити втрати через бите скло на %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>should complete strip {strip} later this round</source>
        <translation>веде до завершення смужки {strip} ще цього раунду</translation>
    </message>
    <message>
        <source>should leave more to build on in the next round</source>
        <translation>має краще підготувати наступний раунд</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Завершіть партію.</translation>
    </message>
    <message>
        <source>A steady hand</source>
        <translation>Тверда рука</translation>
    </message>
    <message>
        <source>Finish no more than one step down the broken-glass track, with nothing lost before.</source>
        <translation>Завершіть партію не далі як на першому кроці шкали битого скла й без втрат до того.</translation>
    </message>
    <message>
        <source>Two rosettes</source>
        <translation>Дві розети</translation>
    </message>
    <message>
        <source>On side A, surround two ornaments with all four panes each.</source>
        <translation>Вставте всі чотири скельця довкола двох орнаментів на боці А.</translation>
    </message>
    <message>
        <source>A single light</source>
        <translation>В одному тоні</translation>
    </message>
    <message>
        <source>On side B, collect six panes of one colour in complete windows.</source>
        <translation>На боці Б зберіть шість скелець одного кольору в завершених вікнах.</translation>
    </message>
    <message>
        <source>A bright hall</source>
        <translation>Світла зала</translation>
    </message>
    <message>
        <source>Complete five windows.</source>
        <translation>Завершіть п’ять вікон.</translation>
    </message>
    <message>
        <source>A light in every window</source>
        <translation>Світло в кожному вікні</translation>
    </message>
    <message>
        <source>Have at least one pane in each of the eight windows.</source>
        <translation>Вставте щонайменше одне скельце в кожне з восьми вікон.</translation>
    </message>
    <message>
        <source>The master’s strip</source>
        <translation>Смужка майстра</translation>
    </message>
    <message>
        <source>Earn seventeen points or more with one strip.</source>
        <translation>Отримайте щонайменше сімнадцять балів за одну смужку.</translation>
    </message>
    <message>
        <source>A hundred</source>
        <translation>Сотня</translation>
    </message>
    <message>
        <source>Finish with a hundred points or more.</source>
        <translation>Завершіть партію щонайменше зі ста балами.</translation>
    </message>
    <message>
        <source>Points: {points}. The glazier stands at strip {strip}. Broken glass: {broken}</source>
        <translation>Бали: {points}. Скляр біля смужки {strip}. Бите скло: {broken}</translation>
    </message>
    <message>
        <source>Strip {strip}, from the top: {spaces}</source>
        <translation>Смужка {strip}, згори: {spaces}</translation>
    </message>
    <message>
        <source>{colour} filled</source>
        <translation>{colour}, заповнено</translation>
    </message>
    <message>
        <source>Bonus colours to come: {colours}</source>
        <translation>Наступні бонусні кольори: {colours}</translation>
    </message>
    <message>
        <source>round {round} {colour}</source>
        <translation>раунд {round} — {colour}</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Це останній раунд</translation>
    </message>
    <message>
        <source>In the bag: {bag}. In the glass tower: {tower}</source>
        <translation>У торбинці: {bag}. У скляній вежі: {tower}</translation>
    </message>
    <message>
        <source>{colour} lies here: {sources}</source>
        <translation>{colour} є тут: {sources}</translation>
    </message>
    <message>
        <source>{colour} lies nowhere in the market</source>
        <translation>{colour}: ніде немає</translation>
    </message>
    <message>
        <source>{colour} fits: {strips}</source>
        <translation>{colour} підходить: {strips}</translation>
    </message>
    <message>
        <source>No strip in reach takes {colour}</source>
        <translation>Жодна досяжна смужка не приймає: {colour}</translation>
    </message>
    <message>
        <source>strip {strip} × {count}</source>
        <translation>смужка {strip} × {count}</translation>
    </message>
    <message>
        <source>strip {strip} × {count} and jokers × {jokers}</source>
        <translation>смужка {strip} × {count} і джокери × {jokers}</translation>
    </message>
    <message>
        <source>No strip can be completed in this turn. Put the glowing panes on the glowing strip, or go on as you like.</source>
        <translation>Цього ходу жодної смужки не заповнити. Покладіть підсвічені скельця на підсвічену смужку або грайте, як вам до вподоби.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>Fill strips with glass. Each full strip puts a pane into the window below it, and windows score. After six rounds, whoever has the most points wins.</source>
        <translation>Заповнюйте смужки склом. Кожна повна смужка дає скельце вікну під нею, а вікна дають бали. Після шести раундів перемагає той, у кого їх найбільше.</translation>
    </message>
    <message>
        <source>Your palace</source>
        <translation>Ваш палац</translation>
    </message>
    <message>
        <source>We join a game in its second round: two of your eight windows have glass already. Above each window there’s a strip with five spaces to fill.</source>
        <translation>Партія вже у другому раунді: у двох із восьми ваших вікон є скло. Над кожним вікном — смужка з п’яти клітинок, які треба заповнити.</translation>
    </message>
    <message>
        <source>Take glass</source>
        <translation>Візьміть скло</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; the others slide to the centre. Click the glowing panes, then the glowing strip, or drag them there.</source>
        <translation>Візьміть з однієї майстерні всі скельця одного кольору; решта посунеться в центр. Клацніть підсвічені скельця, тоді підсвічену смужку — або перетягніть їх туди.</translation>
    </message>
    <message>
        <source>That doesn’t work here. The glowing panes fit on the glowing strip.</source>
        <translation>Так не вийде. Підсвічені скельця підходять до підсвіченої смужки.</translation>
    </message>
    <message>
        <source>The glazier</source>
        <translation>Скляр</translation>
    </message>
    <message>
        <source>Your glazier stands where you worked last. Only this strip and those to its right are in reach; to go back to the left costs a turn.</source>
        <translation>Ваш скляр стоїть там, де ви працювали востаннє. Дістати він може лише до цієї смужки й тих, що праворуч; повернення ліворуч коштує ходу.</translation>
    </message>
    <message>
        <source>Complete a strip</source>
        <translation>Завершіть смужку</translation>
    </message>
    <message>
        <source>Now fill a strip to its last space. You can take glass from the centre too. Put the glowing panes on the glowing strip!</source>
        <translation>Тепер заповніть смужку до останньої клітинки. Скло можна брати й із центру столу. Покладіть підсвічені скельця на підсвічену смужку!</translation>
    </message>
    <message>
        <source>No strip is full yet. Press U to take it back, or go on from here.</source>
        <translation>Жодна смужка ще не повна. Натисніть латинську U, щоб скасувати, або грайте далі.</translation>
    </message>
    <message>
        <source>Your strips aren’t full yet, and that’s normal: it often takes three or four turns.</source>
        <translation>Смужки ще не повні, і це нормально: зазвичай треба три-чотири ходи.</translation>
    </message>
    <message>
        <source>A pane for the window</source>
        <translation>Скельце для вікна</translation>
    </message>
    <message>
        <source>The strip is full. One of its panes goes into the window, and you choose which: click it. Then the strip turns over and can be filled once more. Some strips have grey spaces with a star: these jokers take any colour.</source>
        <translation>Смужка повна. Одне з її скелець піде у вікно, а яке — вирішуєте ви: клацніть його. Потім смужка перевернеться, і її можна буде заповнити ще раз. На деяких смужках є сірі клітинки із зіркою: це джокери, сюди пасує будь-який колір.</translation>
    </message>
    <message>
        <source>At the end each ornament between two windows counts the panes around it: two are worth 3 points, three 6, and all four 10.</source>
        <translation>Наприкінці кожен орнамент між двома вікнами дає бали за скельця довкола нього: за два — 3, за три — 6, за всі чотири — 10.</translation>
    </message>
    <message>
        <source>You know what matters now. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Тепер ви знаєте головне. Дограйте цю партію для тренування або почніть власну. Захочете підказку — клацніть лампочку або натисніть латинську H.</translation>
    </message>
    <message>
        <source>First choose the pane for the window.</source>
        <translation>Спершу оберіть скельце для вікна.</translation>
    </message>
    <message>
        <source>You’ll choose a pane as soon as one of your strips is full.</source>
        <translation>Скельце ви оберете, щойно котрась смужка стане повною.</translation>
    </message>
    <message>
        <source>Windows score</source>
        <translation>Вікна дають бали</translation>
    </message>
    <message>
        <source>A new pane scores its window’s value, and every window with glass to its right scores again. So windows on the right pay many times.</source>
        <translation>Нове скельце дає значення свого вікна, а до нього ще раз — значення кожного заскленого вікна праворуч. Тож вікна праворуч приносять бали багато разів.</translation>
    </message>
    <message>
        <source>Each pane that doesn’t fit breaks and moves your marker a step down here; at the end you lose the points beside it. Whoever reaches the last step loses its 18 at once, and the marker starts again at the top. The first to take from the centre in a round goes one step down too, but starts the next round.</source>
        <translation>Кожне скельце, якому немає місця, б’ється, і ваш маркер тут опускається на крок; наприкінці ви втратите стільки балів, скільки зазначено біля маркера. Хто дійде до останньої поділки, одразу втрачає зазначені там 18 балів, а маркер повертається на початок. Хто в раунді першим бере з центру столу, теж опускається на крок, зате починає наступний раунд.</translation>
    </message>
    <message>
        <source>The colour of the round</source>
        <translation>Колір раунду</translation>
    </message>
    <message>
        <source>Panes of this colour earn 1 point each when they’re on a strip you complete in this round. A round ends when all glass is taken. After the last round, every three panes still on your strips earn 1 point.</source>
        <translation>Кожне скельце цього кольору дає 1 бал, якщо лежить на смужці, яку ви завершуєте в цьому раунді. Раунд закінчується, коли розібрано все скло. Після останнього раунду кожні три скельця, що залишилися на ваших смужках, дають 1 бал.</translation>
    </message>
    <message>
        <source>At the end your complete windows count, times the panes of your most frequent colour in them. So it pays to keep the same colour.</source>
        <translation>Наприкінці кількість завершених вікон множиться на кількість скелець найчастішого кольору в них. Тож вигідно лишати той самий колір.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>От і все</translation>
    </message>
</context>
<context>
    <name>terraces</name>
    <message>
        <source>The aim</source>
        <translation>Мета гри</translation>
    </message>
    <message>
        <source>Red and green build one landscape together, each for themselves. In the end only your single best region counts: the connected squares of your colour, times the highest level they reach.</source>
        <translation>Червоні й зелені разом будують один ландшафт, але кожен дбає про себе. Наприкінці рахується лише одна, найкраща ваша область: кількість з’єднаних квадратів вашого кольору, помножена на найвищий рівень, якого вони сягають.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>Each player has twenty tiles in the shape of an L: a corner and two arms. There are ten kinds, and two of each. One is all in your colour; three have one neutral square and three have two; and three bear one square of the other colour.</source>
        <translation>У кожного гравця двадцять плиток у формі літери Г: кут і два кінці. Їх десять видів, кожного по дві. Один вид повністю вашого кольору; у трьох один квадрат нейтральний, ще в трьох — два; і в трьох один квадрат чужого кольору.</translation>
    </message>
    <message>
        <source>A small start tile with one red and one green square lies on the table. Who goes first is drawn at random; then you take turns, one tile each. Tiles may be turned by quarters, but never turned over.</source>
        <translation>На столі лежить маленька стартова плитка з одним червоним і одним зеленим квадратом. Хто починає, вирішує жереб; далі ходять по черзі, по одній плитці. Плитки можна обертати на чверть оберту, але не можна перевертати.</translation>
    </message>
    <message>
        <source>Either player may take either colour, and instead of drawing lots you may settle who goes first: both are chosen before the game.</source>
        <translation>Кожен гравець може взяти будь-який із двох кольорів, а замість жереба можна домовитися, хто починає: і те, і те обирають перед партією.</translation>
    </message>
    <message>
        <source>Arranged tiles</source>
        <translation>Свій порядок плиток</translation>
    </message>
    <message>
        <source>Before the first move each player secretly puts their own twenty tiles into the order they wish. From then on the tiles come in that order, and it cannot be changed.</source>
        <translation>Перед першим ходом кожен гравець таємно розкладає свої двадцять плиток у тому порядку, в якому хоче. Далі плитки йдуть саме так, і змінити порядок уже не можна.</translation>
    </message>
    <message>
        <source>Blind tiles</source>
        <translation>Плитки наосліп</translation>
    </message>
    <message>
        <source>Your twenty tiles lie face down in front of you. Each turn you pick one of them, turn it up, and lay it.</source>
        <translation>Ваші двадцять плиток лежать перед вами долілиць. Щоходу ви берете одну з них, відкриваєте й викладаєте.</translation>
    </message>
    <message>
        <source>The open hand</source>
        <translation>Відкриті плитки</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>Стос</translation>
    </message>
    <message>
        <source>Your tiles are shuffled into a face-down stack. You always play the tile on top. What has been played lies open, so you can work out what is left.</source>
        <translation>Ваші плитки перемішано й складено у стос долілиць. Ви завжди граєте верхньою. Усе зігране лежить відкрито, тож можна прикинути, що лишилося.</translation>
    </message>
    <message>
        <source>The top tile stays hidden until its player’s turn, and nobody knows which one comes next. If you choose the open stack before the game, the top tiles of both players lie open all the time.</source>
        <translation>Верхня плитка лишається прихованою до ходу свого гравця, і ніхто не знає, яка буде наступною. Якщо перед партією обрати відкритий стос, верхні плитки обох гравців увесь час лежать відкрито.</translation>
    </message>
    <message>
        <source>The top three tiles of your stack lie open for both players to see. Each turn you choose one of them to lay, and the next tile of the stack takes its place. When the stack is used up, you play what is left.</source>
        <translation>Три верхні плитки вашого стосу лежать відкрито для обох гравців. Щоходу ви обираєте, яку з них викласти, а її місце займає наступна плитка зі стосу. Коли стос закінчиться, ви дограєте тим, що лишилося.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Розширення</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it shares a side with a tile that is already there. Which colours meet does not matter. This is level 1.</source>
        <translation>Покладіть плитку на стіл так, щоб вона прилягала стороною до плитки, яка вже там лежить. Які кольори сходяться, не має значення. Це рівень 1.</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Надбудова</translation>
    </message>
    <message>
        <source>Or lay it on top of other tiles. All three of its squares must rest on squares of the same level, none may hang over a gap, and they must cover parts of at least two different tiles. The start tile counts as a tile.</source>
        <translation>Або покладіть її поверх інших плиток. Усі три її квадрати мають спиратися на квадрати одного рівня, жоден не може висіти над порожнечею, а накрити вони мають частини щонайменше двох різних плиток. Стартова плитка теж рахується як плитка.</translation>
    </message>
    <message>
        <source>Red must never lie on green, nor green on red. Everything else is allowed: a colour on itself, a colour on neutral, neutral on anything. You may build as high as you like.</source>
        <translation>Червоне не можна класти на зелене, а зелене — на червоне. Усе інше дозволено: колір на свій колір, колір на нейтральне, нейтральне на будь-що. Будувати можна як завгодно високо.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Підрахунок балів</translation>
    </message>
    <message>
        <source>Look at the landscape from above. Squares of one colour that share sides are a region, however high each of them lies. A region is worth its number of squares times its highest level: seven squares, one of them on level 3, make 21.</source>
        <translation>Погляньте на ландшафт згори. Квадрати одного кольору, що прилягають один до одного сторонами, — це область, хоч би на якій висоті лежав кожен із них. Бали за область — кількість її квадратів, помножена на її найвищий рівень: сім квадратів, один із яких на рівні 3, дають 21.</translation>
    </message>
    <message>
        <source>The game ends with the fortieth tile. Each player counts their best region and nothing else; the higher one wins, and equal ones are a draw.</source>
        <translation>Партія закінчується на сороковій плитці. Кожен гравець рахує лише свою найкращу область; у кого вона дає більше балів, той перемагає, а якщо балів порівну, це нічия.</translation>
    </message>
    <message>
        <source>Example: 124 to 56</source>
        <translation>Приклад: 124 проти 56</translation>
    </message>
    <message>
        <source>The example in the published rules: red’s best region has 31 squares and reaches level 4; green’s has 14 squares and also reaches level 4. Red wins with 31 × 4 = 124 against 14 × 4 = 56.</source>
        <translation>Приклад з опублікованих правил: найкраща область червоних має 31 квадрат і сягає рівня 4; найкраща область зелених має 14 квадратів і теж сягає рівня 4. Червоні виграють: 31 × 4 = 124 проти 14 × 4 = 56.</translation>
    </message>
    <message>
        <source>This landscape is ours: all forty tiles, laid by the rules, with exactly these regions.</source>
        <translation>Ця забудова наша: усі сорок плиток, викладені за правилами, саме з такими областями.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Варто знати</translation>
    </message>
    <message>
        <source>Neutral squares are your knives: laid across a bridge of the other colour, they cut a region in two. A region connected in several places is harder to cut. One step up adds a point for every square of the region.</source>
        <translation>Нейтральні квадрати — ваші ножі: покладені впоперек чужого містка, вони розрізають область надвоє. Область, з’єднану в кількох місцях, розрізати важче. Кожен новий рівень додає по балу за кожен квадрат області.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>За справжнім столом</translation>
    </message>
    <message>
        <source>The box holds 40 L-shaped tiles of three squares each, and a start tile of one red and one green square.</source>
        <translation>У коробці 40 плиток у формі літери Г, кожна з трьох квадратів, і стартова плитка з одного червоного та одного зеленого квадрата.</translation>
    </message>
    <message>
        <source>Sort the tiles by the number on their backs into two sets of twenty: 1 is red’s set, 2 is green’s. Each player takes a set.</source>
        <translation>Розділіть плитки за числом на звороті на два набори по двадцять: 1 — червоний, 2 — зелений. Кожен гравець бере один набір.</translation>
    </message>
    <message>
        <source>Shuffle your tiles and pile them up in a face-down stack. For the other variants, put them in any order you like, spread them face down in front of you, or lay the top three of the stack face up.</source>
        <translation>Перемішайте свої плитки й складіть їх долілиць у стос. В інших варіантах складіть їх у своєму порядку, розкладіть долілиць перед собою або відкрийте три верхні плитки стосу.</translation>
    </message>
    <message>
        <source>Put the start tile on the table between you. Decide at random who goes first, then take turns laying one tile each.</source>
        <translation>Покладіть стартову плитку на стіл між собою. За жеребом визначте, хто починає, а далі ходіть по черзі, щоразу викладаючи одну плитку.</translation>
    </message>
    <message>
        <source>When the last tile has been laid, both players find their best region and count it aloud: the number of its squares times its highest level.</source>
        <translation>Коли викладено останню плитку, обоє знаходять свою найкращу область і рахують її вголос: кількість квадратів помножити на найвищий рівень.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>Як ми розуміємо правила</translation>
    </message>
    <message>
        <source>The start tile is a tile like any other when one rises: it can be one of the two that are covered.</source>
        <translation>Для надбудови стартова плитка така сама, як усі: вона може бути однією з двох, які накривають.</translation>
    </message>
    <message>
        <source>Players arrange their tiles in secret, and the order stays secret until the last tile is laid.</source>
        <translation>Свої плитки кожен розкладає таємно, і порядок лишається таємним, доки не покладено останню плитку.</translation>
    </message>
    <message>
        <source>Nothing is said about equal scores. We call it a draw: neither player has won.</source>
        <translation>Про однакові бали нічого не сказано. Ми вважаємо це нічиєю: не переміг ніхто.</translation>
    </message>
    <message>
        <source>Nothing says whether your opponent sees the top tile of your stack, and descriptions of the published game differ. Here it is hidden until it is played; the open stack is a variant of its own.</source>
        <translation>Ніде не сказано, чи бачить суперник верхню плитку вашого стосу, а описи опублікованої гри різняться. Тут вона прихована, доки нею не зіграють; відкритий стос є окремим варіантом.</translation>
    </message>
    <message>
        <source>The three tiles of an open hand are seen by both players.</source>
        <translation>Три відкриті плитки бачать обидва гравці.</translation>
    </message>
    <message>
        <source>Squares that are neither red nor green are neutral. Where the Persian text seems to say “of brick”, that is a misprint of the word for neutral.</source>
        <translation>Квадрати, які не червоні й не зелені, нейтральні. Слово «цегляний» у перському тексті — це друкарська помилка замість «нейтральний».</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>Тераси</translation>
    </message>
    <message>
        <source>Spread wide, rise high: one great region is all you need.</source>
        <translation>Ширше й вище: вистачить однієї великої області.</translation>
    </message>
    <message>
        <source>Annick Lobet</source>
        <translation>Аннік Лобе</translation>
    </message>
    <message>
        <source>Shows the level on every square. Press N during a game to switch this.</source>
        <translation>Показувати рівень на кожному квадраті. Під час гри це вмикає й вимикає клавіша N (латинська).</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Варіант</translation>
    </message>
    <message>
        <source>Top tile of the stack</source>
        <translation>Верхня плитка стосу</translation>
    </message>
    <message>
        <source>Before the game you put your twenty tiles into the order you wish.</source>
        <translation>Перед партією ви розкладаєте свої двадцять плиток у бажаному порядку.</translation>
    </message>
    <message>
        <source>Your tiles lie face down in front of you; each turn you pick one unseen.</source>
        <translation>Ваші плитки лежать перед вами долілиць; щоходу ви берете одну не дивлячись.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Стос</translation>
    </message>
    <message>
        <source>Your tiles lie shuffled in a stack; you always play the top one.</source>
        <translation>Ваші плитки перемішано й складено у стос; ви завжди граєте верхньою.</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>Відкриті плитки</translation>
    </message>
    <message>
        <source>Three of your tiles lie open; you choose which of them to play.</source>
        <translation>Три ваші плитки лежать відкрито; ви обираєте, якою з них зіграти.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Прихована</translation>
    </message>
    <message>
        <source>You turn up your next tile when it is your turn, and not before.</source>
        <translation>Ви відкриваєте наступну плитку лише тоді, коли настає ваш хід.</translation>
    </message>
    <message>
        <source>Open stack</source>
        <translation>Відкритий стос</translation>
    </message>
    <message>
        <source>The next tiles of both players lie open on their stacks at all times.</source>
        <translation>Наступні плитки обох гравців увесь час лежать на стосах відкритими.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>In the rulebook, the first player is drawn at random.</source>
        <translation>За правилами, хто кладе першу плитку, вирішує жереб.</translation>
    </message>
    <message>
        <source>The game is over: all tiles are laid.</source>
        <translation>Гру завершено: усі плитки викладено.</translation>
    </message>
    <message>
        <source>On the table, a tile must share a side with a tile that already lies there.</source>
        <translation>На столі плитка має прилягати стороною до плитки, яка вже там лежить.</translation>
    </message>
    <message>
        <source>One square would lie on a tile and two on the table. Lay the tile flat on the table, or with all three squares on other tiles.</source>
        <translation>Один квадрат ліг би на плитку, а два — на стіл. Покладіть плитку або цілком на стіл, або всіма трьома квадратами на інші плитки.</translation>
    </message>
    <message>
        <source>One square would hang over a gap. All three must rest on tiles.</source>
        <translation>Один квадрат завис би над порожнечею. Усі три мають спиратися на плитки.</translation>
    </message>
    <message>
        <source>The ground is uneven: it reaches from level {lowest} to level {highest}. The three squares below must be of one level.</source>
        <translation>Поверхня нерівна: від рівня {lowest} до рівня {highest}. Три квадрати внизу мають бути одного рівня.</translation>
    </message>
    <message>
        <source>This would cover a single tile. A tile must rest on at least two.</source>
        <translation>Так ви накриєте лише одну плитку. Плитка має спиратися щонайменше на дві.</translation>
    </message>
    <message>
        <source>Red must never lie on green.</source>
        <translation>Червоне не можна класти на зелене.</translation>
    </message>
    <message>
        <source>Green must never lie on red.</source>
        <translation>Зелене не можна класти на червоне.</translation>
    </message>
    <message>
        <source>You cannot play that tile now.</source>
        <translation>Зараз цією плиткою зіграти не можна.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Такої плитки немає.</translation>
    </message>
    <message>
        <source>Tiles are turned by quarters only.</source>
        <translation>Плитки обертають лише на чверть оберту.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>У цій грі такого ходу немає.</translation>
    </message>
    <message>
        <source>First pick one of your face-down tiles.</source>
        <translation>Спершу візьміть одну зі своїх закритих плиток.</translation>
    </message>
    <message>
        <source>You have picked a tile already. Lay it before you pick another.</source>
        <translation>Ви вже взяли плитку. Викладіть її, перш ніж брати іншу.</translation>
    </message>
    <message>
        <source>In this variant you do not pick tiles.</source>
        <translation>У цьому варіанті плиток не беруть наосліп.</translation>
    </message>
    <message>
        <source>That is not one of your twenty tiles.</source>
        <translation>Це не одна з ваших двадцяти плиток.</translation>
    </message>
    <message>
        <source>That tile is already in play.</source>
        <translation>Ця плитка вже в грі.</translation>
    </message>
    <message>
        <source>The game begins when both players have arranged their tiles.</source>
        <translation>Гра почнеться, коли обидва гравці розкладуть свої плитки.</translation>
    </message>
    <message>
        <source>The tiles cannot be rearranged now.</source>
        <translation>Зараз порядок плиток змінити не можна.</translation>
    </message>
    <message>
        <source>An order must contain each of your twenty tiles exactly once.</source>
        <translation>Кожна з ваших двадцяти плиток має бути в послідовності рівно один раз.</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральний</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелений</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червоні</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелені</translation>
    </message>
    <message>
        <source>Best region</source>
        <translation>Найкраща область</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Ще попереду</translation>
    </message>
    <message>
        <source>Show heights</source>
        <translation>Показувати висоту</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Обернути плитку</translation>
    </message>
    <message>
        <source>Arrange your tiles</source>
        <translation>Розкладіть свої плитки</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Перемішати</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Зворотний порядок</translation>
    </message>
    <message>
        <source>Saved orders</source>
        <translation>Збережені послідовності</translation>
    </message>
    <message>
        <source>Save this order</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Suggested order</source>
        <translation>Запропонована послідовність</translation>
    </message>
    <message>
        <source>Remove this saved order</source>
        <translation>Видалити цю збережену послідовність</translation>
    </message>
    <message>
        <source>Restore the removed order</source>
        <translation>Повернути видалену послідовність</translation>
    </message>
    <message>
        <source>There is no room for another saved order. Remove one first.</source>
        <translation>Для ще однієї послідовності немає місця. Спершу видаліть якусь.</translation>
    </message>
    <message>
        <source>This order is saved already.</source>
        <translation>Цю послідовність уже збережено.</translation>
    </message>
    <message>
        <source>The order of your tiles</source>
        <translation>Порядок ваших плиток</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Your open tiles</source>
        <translation>Ваші відкриті плитки</translation>
    </message>
    <message>
        <source>Your face-down tiles</source>
        <translation>Ваші закриті плитки</translation>
    </message>
    <message>
        <source>The landscape</source>
        <translation>Ландшафт</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>Lay your tile beside others on the table, or on top of them.</source>
        <translation>Викладіть плитку поряд з іншими або зверху на них.</translation>
    </message>
    <message>
        <source>Face down they all look alike: pick any one.</source>
        <translation>Поки вони закриті, усі однакові: беріть будь-яку.</translation>
    </message>
    <message>
        <source>A good order starts with plenty of your own colour, to build with, and ends with neutral squares, to cut with. One is shown below: choose it to use it.</source>
        <translation>Добра послідовність спершу дає плитки, де багато вашого кольору, щоб будувати, а нейтральні квадрати лишає наостанок, щоб розрізати. Одну таку показано нижче: оберіть її, щоб застосувати.</translation>
    </message>
    <message>
        <source>{area} × {height} = {points}</source>
        <translation>{area} × {height} = {points}</translation>
    </message>
    <message>
        <source>tile with corner {corner}, arms {first} and {second}</source>
        <translation>плитка (кут {corner}, кінці {first} і {second})</translation>
    </message>
    <message>
        <source>tile with corner {corner}, both arms {arms}</source>
        <translation>плитка (кут {corner}, кожен кінець {arms})</translation>
    </message>
    <message>
        <source>all-{colour} tile</source>
        <translation>однокольорова плитка (колір {colour})</translation>
    </message>
    <message>
        <source>→ {place}</source>
        <translation>→ {place}</translation>
    </message>
    <message>
        <source>Spread: {tile} → {place}</source>
        <translation>Розширення: {tile} → {place}</translation>
    </message>
    <message>
        <source>Rise to level {level}: {tile} → {place}</source>
        <translation>Надбудова до рівня {level}: {tile} → {place}</translation>
    </message>
    <message>
        <source>corner at the bottom left, arms up and right</source>
        <translation>кут ліворуч унизу, кінці вгору і праворуч</translation>
    </message>
    <message>
        <source>corner at the top left, arms right and down</source>
        <translation>кут ліворуч угорі, кінці праворуч і вниз</translation>
    </message>
    <message>
        <source>corner at the top right, arms down and left</source>
        <translation>кут праворуч угорі, кінці вниз і ліворуч</translation>
    </message>
    <message>
        <source>corner at the bottom right, arms left and up</source>
        <translation>кут праворуч унизу, кінці ліворуч і вгору</translation>
    </message>
    <message>
        <source>Picked face-down tile {number}</source>
        <translation>Узято закриту плитку {number}</translation>
    </message>
    <message>
        <source>Tiles arranged</source>
        <translation>Плитки розкладено</translation>
    </message>
    <message>
        <source>{across}, {upright}</source>
        <translation>{across}, {upright}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>праворуч на {count}</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>ліворуч на {count}</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>угору на {count}</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>униз на {count}</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>стартовий квадрат</translation>
    </message>
    <message>
        <source>{place} from the start square</source>
        <translation>{place} від стартового квадрата</translation>
    </message>
    <message>
        <source>{place}: {colour}, level {level}</source>
        <translation>{place}: {colour}, рівень {level}</translation>
    </message>
    <message>
        <source>{place}: bare table</source>
        <translation>{place}: порожній стіл</translation>
    </message>
    <message>
        <source>Red region: {area} × {height} = {points}</source>
        <translation>Червона область: {area} × {height} = {points}</translation>
    </message>
    <message>
        <source>Green region: {area} × {height} = {points}</source>
        <translation>Зелена область: {area} × {height} = {points}</translation>
    </message>
    <message>
        <source>Red {red}, green {green}</source>
        <translation>Червоні: {red}, зелені: {green}</translation>
    </message>
    <message>
        <source>Best region: {area} × {height}</source>
        <translation>Найкраща область: {area} × {height}</translation>
    </message>
    <message>
        <source>Face-down tile {number}</source>
        <translation>Закрита плитка {number}</translation>
    </message>
    <message>
        <source>Place {number}: {tile}</source>
        <translation>Місце {number}: {tile}</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>Послідовність {number}</translation>
    </message>
    <message>
        <source>{name}. {best}. Face-down tiles: {count}</source>
        <translation>{name}. {best}. Закриті плитки: {count}</translation>
    </message>
    <message>
        <source>Lay the {tile}: beside others on the table, or on top of them.</source>
        <translation>На черзі {tile}: кладіть її поряд з іншими або зверху.</translation>
    </message>
    <message>
        <source>Choose one of your open tiles and lay it.</source>
        <translation>Оберіть одну зі своїх відкритих плиток і викладіть її.</translation>
    </message>
    <message>
        <source>Pick one of your face-down tiles.</source>
        <translation>Візьміть одну зі своїх закритих плиток.</translation>
    </message>
    <message>
        <source>Put your twenty tiles in order.</source>
        <translation>Розкладіть свої двадцять плиток у потрібному порядку.</translation>
    </message>
    <message>
        <source>The other player is laying the {tile}.</source>
        <translation>На черзі {tile}. Її викладає інший гравець.</translation>
    </message>
    <message>
        <source>The other player is choosing a tile.</source>
        <translation>Інший гравець обирає плитку.</translation>
    </message>
    <message>
        <source>The other player is arranging their tiles.</source>
        <translation>Інший гравець розкладає свої плитки.</translation>
    </message>
    <message>
        <source>All forty tiles are laid.</source>
        <translation>Усі сорок плиток викладено.</translation>
    </message>
    <message>
        <source>Heights as numbers</source>
        <translation>Висота числами</translation>
    </message>
    <message>
        <source>Your saved tile orders could not be read. The damaged file was kept: {path}</source>
        <translation>Не вдалося прочитати збережені послідовності плиток. Пошкоджений файл збережено: {path}</translation>
    </message>
    <message>
        <source>Your saved orders are from a newer version of this program and were left untouched: {path}</source>
        <translation>Ваші збережені послідовності плиток — з новішої версії програми, їх залишено без змін: {path}</translation>
    </message>
    <message>
        <source>land in levels</source>
        <translation>ярус за ярусом</translation>
    </message>
    <message>
        <source>Choose a colour, then click every square that shows it. R or the wheel raises a square by a level, Shift+R lowers it.</source>
        <translation>Виберіть колір, а потім клацніть кожен квадрат цього кольору. R або коліщатко піднімає квадрат на рівень, Shift+R опускає.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: not all squares are connected.</source>
        <translation>Підрахувати ще не можна: не всі квадрати з’єднані.</translation>
    </message>
    <message>
        <source>reduces the opponent’s best region to {points} (−{change})</source>
        <translation>зменшує найкращу область суперника до {points} (−{change})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region grow to {points} (+{change})</source>
        <translation>збільшує найкращу область суперника до {points} (+{change})</translation>
    </message>
    <message numerus="yes">
        <source>protects %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>захищає %Ln&#xa0;бал від наступної плитки суперника</numerusform>
            <numerusform>захищає %Ln&#xa0;бали від наступної плитки суперника</numerusform>
            <numerusform>захищає %Ln&#xa0;балів від наступної плитки суперника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take %Ln point(s) away</source>
        <translation>
            <numerusform>дає наступній плитці суперника забрати %Ln&#xa0;бал</numerusform>
            <numerusform>дає наступній плитці суперника забрати %Ln&#xa0;бали</numerusform>
            <numerusform>дає наступній плитці суперника забрати %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>protects about %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>захищає приблизно %Ln&#xa0;бал від наступної плитки суперника</numerusform>
            <numerusform>захищає приблизно %Ln&#xa0;бали від наступної плитки суперника</numerusform>
            <numerusform>захищає приблизно %Ln&#xa0;балів від наступної плитки суперника</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take about %Ln point(s) away</source>
        <translation>
            <numerusform>дає суперникові наступною плиткою відібрати приблизно %Ln&#xa0;бал</numerusform>
            <numerusform>дає суперникові наступною плиткою відібрати приблизно %Ln&#xa0;бали</numerusform>
            <numerusform>дає суперникові наступною плиткою відібрати приблизно %Ln&#xa0;балів</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps the opponent’s next tile from reducing one’s own best region to {points}</source>
        <translation>захищає власну найкращу область, тож наступна плитка суперника не зменшить її до {points}</translation>
    </message>
    <message>
        <source>lets the opponent’s next tile reduce one’s own best region to {points}</source>
        <translation>лишає власну найкращу область під ударом, тож наступна плитка суперника може зменшити її до {points}</translation>
    </message>
    <message>
        <source>keeps a suitable tile of the opponent from reducing one’s own best region to {points}</source>
        <translation>захищає власну найкращу область, тож навіть вдала плитка суперника не зменшить її до {points}</translation>
    </message>
    <message>
        <source>lets a suitable tile of the opponent reduce one’s own best region to {points}</source>
        <translation>лишає власну найкращу область під ударом, тож вдала плитка суперника може зменшити її до {points}</translation>
    </message>
    <message>
        <source>still keeps about {points} points after the opponent’s next tile</source>
        <translation>навіть після наступної плитки суперника лишається балів — приблизно {points}</translation>
    </message>
    <message numerus="yes">
        <source>leaves the opponent’s next tile about %Ln point(s) less to gain</source>
        <translation>
            <numerusform>наступною плиткою суперник здобуде приблизно на %Ln&#xa0;бал менше</numerusform>
            <numerusform>наступною плиткою суперник здобуде приблизно на %Ln&#xa0;бали менше</numerusform>
            <numerusform>наступною плиткою суперник здобуде приблизно на %Ln&#xa0;балів менше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile gain about %Ln point(s) more</source>
        <translation>
            <numerusform>дає суперникові наступною плиткою здобути приблизно на %Ln&#xa0;бал більше</numerusform>
            <numerusform>дає суперникові наступною плиткою здобути приблизно на %Ln&#xa0;бали більше</numerusform>
            <numerusform>дає суперникові наступною плиткою здобути приблизно на %Ln&#xa0;балів більше</numerusform>
        </translation>
    </message>
    <message>
        <source>lets the opponent’s next tile raise their best region to about {points}</source>
        <translation>дає суперникові наступною плиткою збільшити свою найкращу область приблизно до {points}</translation>
    </message>
    <message>
        <source>covers squares of the opponent ({count})</source>
        <translation>накриває квадрати суперника ({count})</translation>
    </message>
    <message>
        <source>builds up a second region ({points})</source>
        <translation>розбудовує другу область ({points})</translation>
    </message>
    <message>
        <source>lets one’s own best region rise in more places (+{count})</source>
        <translation>дає власній найкращій області більше місць для надбудови (+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region fewer places to rise (−{count})</source>
        <translation>лишає власній найкращій області менше місць для надбудови (−{count})</translation>
    </message>
    <message>
        <source>makes one’s own best region harder to cut in two</source>
        <translation>краще захищає власну найкращу область від розрізання</translation>
    </message>
    <message>
        <source>makes one’s own best region easier to cut in two</source>
        <translation>полегшує розрізання власної найкращої області</translation>
    </message>
    <message>
        <source>gives one’s own best region more room to grow (+{count})</source>
        <translation>дає власній найкращій області більше простору для росту (+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region less room to grow (−{count})</source>
        <translation>лишає власній найкращій області менше простору для росту (−{count})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region easier to cut in two</source>
        <translation>після цього найкращу область суперника легше розрізати</translation>
    </message>
    <message>
        <source>makes the opponent’s best region harder to cut in two</source>
        <translation>після цього найкращу область суперника важче розрізати</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region less room to grow (−{count})</source>
        <translation>лишає найкращій області суперника менше простору для росту (−{count})</translation>
    </message>
    <message>
        <source>gives the opponent’s best region more room to grow (+{count})</source>
        <translation>дає найкращій області суперника більше простору для росту (+{count})</translation>
    </message>
    <message>
        <source>brings another region close enough to join</source>
        <translation>підводить іншу область так близько, що її можна приєднати</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region fewer places to rise (−{count})</source>
        <translation>лишає найкращій області суперника менше місць для надбудови (−{count})</translation>
    </message>
    <message>
        <source>lets the opponent’s best region rise in more places (+{count})</source>
        <translation>дає найкращій області суперника більше місць для надбудови (+{count})</translation>
    </message>
    <message>
        <source>joins regions of its colour</source>
        <translation>з’єднує області свого кольору</translation>
    </message>
    <message>
        <source>makes one’s own best region grow to {points} (+{change})</source>
        <translation>збільшує власну найкращу область до {points} (+{change})</translation>
    </message>
    <message>
        <source>reduces one’s own best region to {points} (−{change})</source>
        <translation>зменшує власну найкращу область до {points} (−{change})</translation>
    </message>
    <message>
        <source>cuts a region of the opponent</source>
        <translation>розрізає область суперника</translation>
    </message>
    <message>
        <source>cuts a region of its own colour</source>
        <translation>розрізає область власного кольору</translation>
    </message>
    <message>
        <source>{area} × {height} (does not count)</source>
        <translation>{area} × {height} (не рахується)</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>Завершіть партію.</translation>
    </message>
    <message>
        <source>The third terrace</source>
        <translation>Третя тераса</translation>
    </message>
    <message>
        <source>Let a region of yours reach height three.</source>
        <translation>Доведіть свою область до висоти три.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>Перша перемога</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Виграйте партію.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>Як удома</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>Завершіть десять партій.</translation>
    </message>
    <message>
        <source>A first thirty</source>
        <translation>Перші тридцять</translation>
    </message>
    <message>
        <source>Finish with a region worth thirty points or more.</source>
        <translation>Завершіть партію з областю щонайменше на тридцять балів.</translation>
    </message>
    <message>
        <source>The fifth terrace</source>
        <translation>П’ята тераса</translation>
    </message>
    <message>
        <source>Let a region of yours reach height five.</source>
        <translation>Доведіть свою область до висоти п’ять.</translation>
    </message>
    <message>
        <source>As far as the eye can see</source>
        <translation>Скільки сягає око</translation>
    </message>
    <message>
        <source>Build a region of twenty-two squares or more.</source>
        <translation>Зберіть область щонайменше із двадцяти двох квадратів.</translation>
    </message>
    <message>
        <source>High and wide</source>
        <translation>Високо й широко</translation>
    </message>
    <message>
        <source>Finish with a region worth sixty points or more.</source>
        <translation>Завершіть партію з областю щонайменше на шістдесят балів.</translation>
    </message>
    <message>
        <source>All of a piece</source>
        <translation>Єдине ціле</translation>
    </message>
    <message>
        <source>Unite all your visible squares, at least eight, in one region.</source>
        <translation>Зберіть усі свої видимі квадрати, щонайменше вісім, в одній області.</translation>
    </message>
    <message>
        <source>The keystone</source>
        <translation>Замковий камінь</translation>
    </message>
    <message>
        <source>Lay a tile on three different tiles at level three or higher.</source>
        <translation>Покладіть плитку на три різні плитки на третьому рівні або вище.</translation>
    </message>
    <message>
        <source>A clean cut</source>
        <translation>Чиста робота</translation>
    </message>
    <message>
        <source>Take at least twenty-four points off your opponent’s best region with one tile.</source>
        <translation>Заберіть однією плиткою щонайменше двадцять чотири бали в найкращої області суперника.</translation>
    </message>
    <message>
        <source>Twice the view</source>
        <translation>Удвічі ширший краєвид</translation>
    </message>
    <message>
        <source>Win with at least twice your opponent’s points.</source>
        <translation>Переможіть, маючи щонайменше вдвічі більше балів, ніж суперник.</translation>
    </message>
    <message>
        <source>You will play them in this order. Drag to rearrange, or use a suggested order: your colour early to build, neutral squares late to cut.</source>
        <translation>У цій послідовності ви їх і викладатимете. Перетягуйте плитки або візьміть запропоновану послідовність: спершу свій колір, щоб будувати, наприкінці нейтральні, щоб розрізати.</translation>
    </message>
    <message>
        <source>Use a suggested order</source>
        <translation>Запропонована послідовність</translation>
    </message>
    <message>
        <source>{square}, region {area} × {height}</source>
        <translation>{square}, область {area} × {height}</translation>
    </message>
    <message>
        <source>level {level}. {scores}</source>
        <translation>рівень {level}. {scores}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>рівень {level}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не підходить</translation>
    </message>
    <message>
        <source>{move}, {lie}. Red {red}, green {green}</source>
        <translation>{move}, {lie}. Червоні: {red}, зелені: {green}</translation>
    </message>
    <message>
        <source>{move}, {lie}. It covers {squares}. Red {red}, green {green}</source>
        <translation>{move}, {lie}. Під нею: {squares}. Червоні: {red}, зелені: {green}</translation>
    </message>
    <message>
        <source>{region}. Tiles left: {count}</source>
        <translation>{region}. Лишилося плиток: {count}</translation>
    </message>
    <message>
        <source>No region yet. Tiles left: {count}</source>
        <translation>Ще немає області. Лишилося плиток: {count}</translation>
    </message>
    <message>
        <source>{region}. Squares: {squares}</source>
        <translation>{region}. Квадрати: {squares}</translation>
    </message>
    <message>
        <source>{place}, level {level}</source>
        <translation>{place}, рівень {level}</translation>
    </message>
    <message>
        <source>Row {place}, beginning {start}: {squares}</source>
        <translation>Ряд {place}, початок — {start}: {squares}</translation>
    </message>
    <message>
        <source>Column {place}, beginning {start}: {squares}</source>
        <translation>Стовпчик {place}, початок — {start}: {squares}</translation>
    </message>
    <message>
        <source>of the start square</source>
        <translation>стартового квадрата</translation>
    </message>
    <message>
        <source>table</source>
        <translation>стіл</translation>
    </message>
    <message>
        <source>{lie}, level {level}: {places}</source>
        <translation>{lie}, рівень {level}: {places}</translation>
    </message>
    <message>
        <source>It doesn’t fit on top anywhere.</source>
        <translation>На інші плитки її не покласти.</translation>
    </message>
    <message>
        <source>{player}, still to come: {tiles}</source>
        <translation>{player}, ще попереду: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>Про що ця гра</translation>
    </message>
    <message>
        <source>You’re red. Only your best region counts: its squares times its height. After forty tiles, the more valuable region wins.</source>
        <translation>Ви граєте за червоних. Рахується лише ваша найкраща область: кількість її квадратів, помножена на висоту. Після сорока плиток перемагає той, чия область цінніша.</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Ваш стос</translation>
    </message>
    <message>
        <source>Your twenty tiles lie in a stack. In each turn you play the top one, whatever it is.</source>
        <translation>Ваші двадцять плиток лежать стосом. Щоходу ви викладаєте верхню, хоч яка вона буде.</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>Свій порядок</translation>
    </message>
    <message>
        <source>You’ll play your twenty tiles in the order you set here. Take a suggested one, or drag tiles around. Then press “Ready”: after that, the order stays.</source>
        <translation>Свої двадцять плиток ви викладатимете в послідовності, яку задасте тут. Візьміть запропоновану або перетягуйте плитки. Тоді натисніть «Готово»: після цього змінити її не можна.</translation>
    </message>
    <message>
        <source>Blind draw</source>
        <translation>Наосліп</translation>
    </message>
    <message>
        <source>Your tiles lie face down. In each turn you pick one of them unseen. Click any tile.</source>
        <translation>Ваші плитки лежать долілиць. Щоходу ви берете одну наосліп. Клацніть будь-яку.</translation>
    </message>
    <message>
        <source>Three of your tiles lie open. Play whichever you like; the next one from your stack takes its place.</source>
        <translation>Три ваші плитки відкриті. Викладайте котру хочете; її місце займе наступна зі стосу.</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>Викладіть плитку</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it touches another, best with red beside red. Click the glowing place, or drag the tile there. R or the wheel turns it.</source>
        <translation>Викладіть плитку на стіл так, щоб вона торкалася іншої, найкраще — червоним до червоного. Клацніть підсвічене місце або перетягніть її туди. Обертайте її клавішею R або коліщатком.</translation>
    </message>
    <message>
        <source>It doesn’t fit like that. Turn it with R until it covers the glowing place.</source>
        <translation>Так не підходить. Обертайте клавішею R, доки плитка не ляже на підсвічене місце.</translation>
    </message>
    <message>
        <source>To climb, a tile needs three squares of one level on at least two tiles. This one can’t, or it wouldn’t pay, so lay it beside the others, best with red beside red.</source>
        <translation>Щоб піднятися, плитці потрібні три квадрати одного рівня щонайменше на двох плитках. Для цієї такого місця немає або воно невигідне, тож покладіть її поряд з іншими, найкраще — червоним до червоного.</translation>
    </message>
    <message>
        <source>Your region</source>
        <translation>Ваша область</translation>
    </message>
    <message>
        <source>Red squares that share a side form a region. Your best one is outlined, with its value beside it: squares times height.</source>
        <translation>Червоні квадрати зі спільною стороною утворюють область. Найкращу обведено, а поруч показано її бали: кількість квадратів, помножену на висоту.</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Угору</translation>
    </message>
    <message>
        <source>Now go up: lay your tile on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>Тепер угору: покладіть плитку зверху, на три квадрати одного рівня, що належать щонайменше двом плиткам. Червоне ніколи не кладуть на зелене. Обертайте плитку клавішею R, доки вона не стане на підсвічене місце.</translation>
    </message>
    <message>
        <source>That’s not on top yet. Press U to take it back, or climb with the next.</source>
        <translation>Ця плитка лягла не поверх інших. Натисніть латинську U, щоб скасувати, або покладіть зверху наступну.</translation>
    </message>
    <message>
        <source>You stay on the ground for now. Sooner or later it pays to climb.</source>
        <translation>Поки ви лишаєтеся внизу. Рано чи пізно варто піднятися.</translation>
    </message>
    <message>
        <source>Height counts for the whole region</source>
        <translation>Одна висота на всю область</translation>
    </message>
    <message>
        <source>One red square on level 2 makes the height 2 for its whole region: every square counts double. So build wide and high.</source>
        <translation>Один червоний квадрат на рівні 2 дає висоту 2 усій області: кожен квадрат рахується вдвічі. Тож будуйте й ушир, і вгору.</translation>
    </message>
    <message>
        <source>Mind the gaps</source>
        <translation>Бережіть свої містки</translation>
    </message>
    <message>
        <source>You share the table. A neutral square may lie on any colour and cut a region in two. It’s safer to have more than one way across.</source>
        <translation>Стіл у вас спільний. Нейтральний квадрат може лягти на будь-який колір і розрізати область надвоє. Безпечніше мати більше ніж один місток.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>От і все</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this one to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>Тепер ви знаєте всю гру. Дограйте цю партію для тренування або почніть власну. Захочете підказку — клацніть лампочку або натисніть латинську H.</translation>
    </message>
    <message>
        <source>Now go up: pick a tile and lay it on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>Тепер угору: візьміть плитку й покладіть її зверху, на три квадрати одного рівня, що належать щонайменше двом плиткам. Червоне ніколи не кладуть на зелене. Обертайте плитку клавішею R, доки вона не стане на підсвічене місце.</translation>
    </message>
    <message>
        <source>Lay a tile on the table so that it touches another, best with red beside red. Click the glowing tile and then the glowing place, or drag it there. R or the wheel turns it.</source>
        <translation>Викладіть плитку на стіл так, щоб вона торкалася іншої, найкраще — червоним до червоного. Клацніть підсвічену плитку, а тоді підсвічене місце, або перетягніть її туди. Обертайте її клавішею R або коліщатком.</translation>
    </message>
    <message>
        <source>Area of the best region</source>
        <translation>Площа найкращої області</translation>
    </message>
    <message>
        <source>Added by its height</source>
        <translation>Додатково за висоту</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>{title} by {designer} ({publisher})</source>
        <translation>{title}, автор: {designer} ({publisher})</translation>
    </message>
    <message>
        <source>{title} by {designer}</source>
        <translation>{title}, автор: {designer}</translation>
    </message>
    <message>
        <source>The rules are those of {origin}. This program is an unofficial implementation.</source>
        <translation>Це правила гри {origin}. Програма є її неофіційним втіленням.</translation>
    </message>
</context>
</TS>
