<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About Harmony Desktop</source>
        <translation>دربارهٔ هارمونی دسکتاپ</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>نسخهٔ {version}</translation>
    </message>
    <message>
        <source>Tile games to play on one computer: alone, against the computer, or with others around one screen. Nothing is sent anywhere; everything stays on this computer.</source>
        <translation>بازی‌های کاشی‌چینی پای یک کامپیوتر: تک‌نفره، با کامپیوتر یا دور هم. هیچ‌چیز به جایی فرستاده نمی‌شود و همه‌چیز روی همین کامپیوتر می‌ماند.</translation>
    </message>
    <message>
        <source>This is an independent, unofficial implementation, not connected with the designers or publishers of the games. If you enjoy a game, please buy the original.</source>
        <translation>این برنامه نسخه‌ای مستقل و غیررسمی است و به طراحان و ناشران بازی‌ها وابسته نیست. اگر از یک بازی خوشتان آمد، نسخهٔ رومیزی‌اش را بخرید.</translation>
    </message>
    <message>
        <source>The games and their designers</source>
        <translation>بازی‌ها و طراحانشان</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>مجوزها</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. It uses the fonts Vazirmatn and Noto Sans (SIL Open Font License), the Lucide icons (ISC licence), animals from Microsoft’s Fluent Emoji (MIT licence), and Qt for Python (LGPL).</source>
        <translation>این برنامه نرم‌افزار آزاد است و با مجوز ⁨MIT⁩ منتشر می‌شود. در آن از فونت‌های ⁨Vazirmatn⁩ و ⁨Noto Sans⁩ (مجوز ⁨SIL Open Font License⁩)، آیکون‌های ⁨Lucide⁩ (مجوز ⁨ISC⁩)، تصویر حیوانات از ⁨Fluent Emoji⁩ مایکروسافت (مجوز ⁨MIT⁩) و ⁨Qt for Python⁩ (مجوز ⁨LGPL⁩) استفاده شده است.</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>اگر مشکلی پیش آمد</translation>
    </message>
    <message>
        <source>Errors are written to a log on this computer. The diagnostic information names versions only, nothing about you or your games.</source>
        <translation>خطاها در فایل گزارشی روی همین کامپیوتر نوشته می‌شوند. در اطلاعات عیب‌یابی فقط شمارهٔ نسخه‌ها آمده است و چیزی دربارهٔ شما یا بازی‌هایتان در آن نیست.</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>باز کردن پوشهٔ گزارش‌ها</translation>
    </message>
    <message>
        <source>Copy diagnostic information</source>
        <translation>کپی اطلاعات عیب‌یابی</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Read all licences</source>
        <translation>خواندن همهٔ مجوزها</translation>
    </message>
    <message>
        <source>Open the handbook</source>
        <translation>باز کردن کتابچهٔ راهنما</translation>
    </message>
</context>
<context>
    <name>AchievementsPanel</name>
    <message>
        <source>You earn them in the games you finish. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>در بازی‌هایی که تمام می‌کنید به دست می‌آیند. در سه بازی اول هر نوع، راهنمایی گرفتن اشکالی ندارد؛ بعد از آن فقط بازی‌های بدون راهنمایی به حساب می‌آیند.</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>همهٔ بازیکن‌ها</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} از {all}</translation>
    </message>
    <message>
        <source>{game}: {count} of {all}</source>
        <translation>{game}: {count} از {all}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>هنوز به دست نیامده</translation>
    </message>
    <message>
        <source>So far {count} of {goal}</source>
        <translation>تا اینجا {count} از {goal}</translation>
    </message>
    <message numerus="yes">
        <source>{day} · earned %Ln time(s)</source>
        <translation>
            <numerusform>{day}، در مجموع&#xa0;%Ln&#xa0;بار</numerusform>
        </translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} و {second}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>امتیاز: {points}</translation>
    </message>
    <message numerus="yes">
        <source>brings %Ln more point(s) at once, but fewer in the end</source>
        <translation>
            <numerusform>همان لحظه %Ln&#xa0;امتیاز بیشتر می‌آورد، اما در پایان امتیاز کمتری می‌دهد</numerusform>
        </translation>
    </message>
    <message>
        <source>the obvious move is worse: {reason}</source>
        <translation>ایراد حرکت دم‌دست: {reason}</translation>
    </message>
    <message>
        <source>{gain}, but {loss}</source>
        <translation>{gain}، ولی {loss}</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>All decisions</source>
        <translation>همهٔ تصمیم‌ها</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ادامهٔ بازی از همین‌جا</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>بهترین حرکت را پیدا کنید</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>بهترین نتیجهٔ ممکن</translation>
    </message>
    <message>
        <source>Expected final score</source>
        <translation>امتیاز نهایی مورد انتظار</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>پرهزینه‌ترین حرکت‌ها</translation>
    </message>
    <message>
        <source>Where it was close</source>
        <translation>حرکت‌های حساس</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>مرور بازی</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>The analysis could not be completed. Nothing has been lost.</source>
        <translation>تحلیل به پایان نرسید. چیزی از دست نرفته است.</translation>
    </message>
    <message>
        <source>The Champion is analysing the game: {judged} of {total}</source>
        <translation>«قهرمان» بازی را تحلیل می‌کند: {judged} از {total}</translation>
    </message>
    <message>
        <source>Stopped: {judged} of {total}</source>
        <translation>متوقف شد: {judged} از {total}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln good move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;حرکت خوب</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnalysisWords</name>
    <message>
        <source>The team</source>
        <translation>گروه</translation>
    </message>
    <message>
        <source>Every decision was about as good as the best.</source>
        <translation>همهٔ تصمیم‌ها کمابیش در حد بهترین حرکت بودند.</translation>
    </message>
    <message>
        <source>What cost most: {moves}.</source>
        <translation>بیشترین هزینه: {moves}.</translation>
    </message>
    <message>
        <source>Points that {name} lost by decisions: about {points}.</source>
        <translation>{name}: حدود {points} امتیاز با تصمیم‌ها از دست رفت.</translation>
    </message>
    <message>
        <source>Points lost by your decisions: about {points}.</source>
        <translation>با تصمیم‌هایتان حدود {points} امتیاز از دست دادید.</translation>
    </message>
    <message>
        <source>{name}: no points lost.</source>
        <translation>{name} امتیازی از دست نداد.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %. Points lost: about {points}.</source>
        <translation>{name}: دقت {percent}٪. امتیاز ازدست‌رفته: حدود {points}.</translation>
    </message>
    <message>
        <source>You played {percent} % as well as the champion. Points lost: about {points}.</source>
        <translation>دقت بازی شما در مقایسه با «قهرمان» {percent}٪ بود. امتیاز ازدست‌رفته: حدود {points}.</translation>
    </message>
    <message>
        <source>{name}: accuracy {percent} %.</source>
        <translation>{name}: دقت {percent}٪.</translation>
    </message>
    <message>
        <source>move {number} ({points})</source>
        <translation>حرکت {number} ({points})</translation>
    </message>
    <message>
        <source>The ornament could be finished until move {number}; after it, no longer.</source>
        <translation>تا حرکت {number} هنوز می‌شد طرح را کامل کرد؛ پس از آن دیگر نه.</translation>
    </message>
    <message>
        <source>No decision put the ornament out of reach.</source>
        <translation>هیچ تصمیمی کامل کردن طرح را ناممکن نکرد.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw {luck}.</source>
        <translation>نوسان نمودار: سهم تصمیم‌ها {decisions}، سهم شانس {luck}.</translation>
    </message>
    <message>
        <source>What moved the curve: decisions {decisions}, the draw and the others {luck}.</source>
        <translation>نوسان نمودار: سهم تصمیم‌ها {decisions}، سهم شانس و بازی دیگران {luck}.</translation>
    </message>
    <message>
        <source>About as good as the best.</source>
        <translation>کمابیش در حد بهترین حرکت.</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>این بهترین حرکت بود.</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>حرکت {number} از {count}</translation>
    </message>
    <message>
        <source>Move {number} of {count}, {name}</source>
        <translation>حرکت {number} از {count}، {name}</translation>
    </message>
    <message>
        <source>After this, the ornament could no longer be finished.</source>
        <translation>پس از این حرکت دیگر نمی‌شد طرح را کامل کرد.</translation>
    </message>
    <message>
        <source>Points lost: {points}</source>
        <translation>امتیاز ازدست‌رفته: {points}</translation>
    </message>
    <message>
        <source>Winning chance: {percent} %, margin {lead}</source>
        <translation>احتمال برد: {percent}٪، اختلاف {lead}</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>حرکت شما</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>حرکت انجام‌شده</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>بهترین: {points} امتیاز</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>حرکت شما: {points} امتیاز</translation>
    </message>
    <message>
        <source>Played: {points}</source>
        <translation>حرکت انجام‌شده: {points} امتیاز</translation>
    </message>
    <message>
        <source>Best move: {reasons}</source>
        <translation>بهترین حرکت: {reasons}</translation>
    </message>
    <message>
        <source>Move played: {reasons}</source>
        <translation>حرکت انجام‌شده: {reasons}</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Taken back. {task}</source>
        <translation>پس گرفته شد. {task}</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>نوبت شماست.</translation>
    </message>
</context>
<context>
    <name>BackupDesk</name>
    <message>
        <source>Backup</source>
        <translation>نسخهٔ پشتیبان</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>پشتیبان‌گیری از همه‌چیز</translation>
    </message>
    <message>
        <source>Import a backup</source>
        <translation>وارد کردن نسخهٔ پشتیبان</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>ذخیرهٔ نتیجه‌ها به شکل جدول</translation>
    </message>
    <message>
        <source>The backup is being written…</source>
        <translation>نسخهٔ پشتیبان نوشته می‌شود…</translation>
    </message>
    <message>
        <source>The table is being written…</source>
        <translation>جدول نوشته می‌شود…</translation>
    </message>
    <message>
        <source>The backup is being imported…</source>
        <translation>نسخهٔ پشتیبان وارد می‌شود…</translation>
    </message>
    <message>
        <source>Please wait until this is done: {work}</source>
        <translation>لطفاً تا پایان این کار صبر کنید: {work}</translation>
    </message>
    <message>
        <source>The import was cancelled. Nothing was changed.</source>
        <translation>وارد کردن لغو شد. چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>لغو شد. چیزی نوشته نشد.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>ذخیره شد: {path}</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>متوجه شدم</translation>
    </message>
    <message>
        <source>This file is not a backup. Nothing was changed.</source>
        <translation>این فایل نسخهٔ پشتیبان نیست. چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>This backup is damaged. Nothing was changed.</source>
        <translation>این نسخهٔ پشتیبان آسیب دیده است. چیزی تغییر نکرد.</translation>
    </message>
    <message>
        <source>This backup is from a newer version. Nothing was changed.</source>
        <translation>این نسخهٔ پشتیبان با نسخهٔ جدیدتری از برنامه ساخته شده است. چیزی تغییر نکرد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی تمام‌شده</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی ناتمام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) given up</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی که از آن انصراف داده‌اید</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom set(s) or tile order(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;مجموعهٔ دلخواه یا ترتیب کاشی‌ها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unfinished score pad(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;برگهٔ امتیاز نیمه‌کاره</numerusform>
        </translation>
    </message>
    <message>
        <source>progress in puzzles and on the ladder</source>
        <translation>پیشرفت شما در معماها و نردبان</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {things}.</source>
        <translation>اضافه شد: {things}.</translation>
    </message>
    <message>
        <source>It contained nothing new.</source>
        <translation>چیز تازه‌ای در آن نبود.</translation>
    </message>
    <message>
        <source>Its settings are now in use.</source>
        <translation>حالا تنظیمات آن به کار می‌رود.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were already here.</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی از قبل در برنامه بود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;نتیجه خوانده نشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln running game(s) cannot be played here.</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی ناتمام را نمی‌توان اینجا ادامه داد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginnerRow</name>
    <message>
        <source>Who goes first</source>
        <translation>آغازکننده</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>به قید قرعه</translation>
    </message>
</context>
<context>
    <name>BotMessages</name>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>This computer player cannot play here: something it needs is missing.</source>
        <translation>این بازیکن کامپیوتری نمی‌تواند اینجا بازی کند: چیزی که لازم دارد در دسترس نیست.</translation>
    </message>
    <message>
        <source>No answer this time. Please try again.</source>
        <translation>این بار پاسخی نیامد. لطفاً دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>This computer player cannot continue. Nothing has been lost.</source>
        <translation>این بازیکن کامپیوتری نمی‌تواند ادامه دهد. چیزی از دست نرفته است.</translation>
    </message>
    <message>
        <source>Continue with: {level}</source>
        <translation>ادامه با: {level}</translation>
    </message>
    <message>
        <source>The computer player could not be started. Nothing has been lost; closing other programs may help.</source>
        <translation>بازیکن کامپیوتری راه نیفتاد. چیزی از دست نرفته است؛ شاید بستن برنامه‌های دیگر کمک کند.</translation>
    </message>
    <message>
        <source>The computer player is not responding. Nothing has been lost.</source>
        <translation>بازیکن کامپیوتری پاسخی نمی‌دهد. چیزی از دست نرفته است.</translation>
    </message>
    <message>
        <source>The computer player has stopped. Nothing has been lost.</source>
        <translation>بازیکن کامپیوتری از کار افتاد. چیزی از دست نرفته است.</translation>
    </message>
</context>
<context>
    <name>BoxPart</name>
    <message>
        <source>Three numbers, such as 568</source>
        <translation>سه عدد، مثلاً ۵۶۸</translation>
    </message>
    <message>
        <source>The tile’s three numbers</source>
        <translation>سه عدد کاشی</translation>
    </message>
    <message>
        <source>Symbols from my own box</source>
        <translation>علامت‌ها مطابق جعبهٔ من</translation>
    </message>
    <message>
        <source>Click a symbol on the board, or press S, to change it.</source>
        <translation>برای عوض کردن هر علامت، روی آن در صفحهٔ بازی کلیک کنید یا کلید ⁨S⁩ را بزنید.</translation>
    </message>
    <message>
        <source>Tiles that differ from the standard set: {count}.</source>
        <translation>کاشی‌های متفاوت با مجموعهٔ ما: {count}.</translation>
    </message>
    <message>
        <source>There is no tile {numbers}.</source>
        <translation>کاشی {numbers} وجود ندارد.</translation>
    </message>
</context>
<context>
    <name>CalendarPage</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>ماه قبل</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>ماه بعد</translation>
    </message>
    <message>
        <source>Everyone gets the same deal on the same day (UTC). Only your first try on the day itself counts; missed days can be played as practice.</source>
        <translation>همه در یک روز (به وقت جهانی، ⁨UTC⁩) بازی یکسانی دارند. فقط اولین تلاش شما در خود آن روز به حساب می‌آید؛ روزهای ازدست‌رفته را می‌توانید برای تمرین بازی کنید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>بدون برد</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>بازی‌نشده</translation>
    </message>
    <message>
        <source>You have not played a daily game here yet.</source>
        <translation>در این بازی هنوز «بازی روز» انجام نداده‌اید.</translation>
    </message>
    <message>
        <source>Days played: {days} · Current streak: {now} · Longest streak: {most} · Best: {best}</source>
        <translation>روزهای بازی‌شده: {days}؛ پیاپی: {now}؛ بیشترین روزهای پیاپی: {most}؛ بهترین امتیاز: {best}</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>بازی‌های روز</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Add a card…</source>
        <translation>افزودن کارت…</translation>
    </message>
    <message>
        <source>Remove a card…</source>
        <translation>برداشتن کارت…</translation>
    </message>
    <message>
        <source>{card} (spirit)</source>
        <translation>{card} (روح طبیعت)</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to the next player. This curtain hides what the others must not see.</source>
        <translation>جایتان را به او بدهید. آنچه دیگران نباید ببینند، پشت این پرده است.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <translation>من {name} هستم</translation>
    </message>
    <message>
        <source>It is {name}’s turn</source>
        <translation>نوبت {name} است</translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>Calendar</source>
        <translation>تقویم</translation>
    </message>
    <message>
        <source>{game}: not played yet</source>
        <translation>{game}: هنوز بازی نشده</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>بازی‌های روز</translation>
    </message>
    <message>
        <source>The same deal for everybody, every day</source>
        <translation>هر روز، یک دست یکسان برای همه</translation>
    </message>
    <message>
        <source>Still to play: {games}</source>
        <translation>مانده: {games}</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Pieces</source>
        <translation>قطعه‌ها</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>صفحهٔ بازی</translation>
    </message>
</context>
<context>
    <name>Distribution</name>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} تا {last}</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>یک دست دیگر</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>مرور بازی</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>ذخیرهٔ تصویر…</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>بهترین نتیجهٔ ممکن</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>همین دست از نو</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>اشتراک‌گذاری</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Next: deal {number}</source>
        <translation>بعدی: دست {number}</translation>
    </message>
    <message>
        <source>Save the game…</source>
        <translation>ذخیرهٔ بازی…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message numerus="yes">
        <source>New achievement(s): {names}</source>
        <translation>
            <numerusform>به دستاوردهایتان اضافه شد: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Score of each round</source>
        <translation>امتیاز هر دور</translation>
    </message>
    <message>
        <source>Final boards</source>
        <translation>صفحه‌ها در پایان بازی</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل بازی</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>کپی نتیجه</translation>
    </message>
</context>
<context>
    <name>EndWords</name>
    <message numerus="yes">
        <source>%Ln sun(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;خورشیدک</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won by %Ln point(s)</source>
        <translation>
            <numerusform>شما با&#xa0;%Ln&#xa0;امتیاز اختلاف بردید</numerusform>
        </translation>
    </message>
    <message>
        <source>You won the tie-break</source>
        <translation>امتیازها برابر شد و شما بردید</translation>
    </message>
    <message>
        <source>A draw between you and {names}</source>
        <translation>شما و {names} مساوی شدید</translation>
    </message>
    <message>
        <source>You and {names} share the win</source>
        <translation>شما و {names} با هم بردید</translation>
    </message>
    <message numerus="yes">
        <source>You lost by %Ln point(s)</source>
        <translation>
            <numerusform>شما با&#xa0;%Ln&#xa0;امتیاز اختلاف باختید</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost the tie-break</source>
        <translation>امتیازها برابر شد، ولی شما باختید</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins by %Ln point(s)</source>
        <translation>
            <numerusform>{name} با&#xa0;%Ln&#xa0;امتیاز اختلاف برد</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the tie-break</source>
        <translation>امتیازها برابر شد و {name} برنده شد</translation>
    </message>
    <message>
        <source>A draw between {names}</source>
        <translation>{names} مساوی شدند</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} با هم بردند</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} و {last}</translation>
    </message>
    <message>
        <source>Practice game: the result does not count.</source>
        <translation>بازی تمرینی بود و نتیجه‌اش به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>Played with hints: no record is set.</source>
        <translation>در این بازی راهنمایی گرفته شد؛ رکوردی ثبت نمی‌شود.</translation>
    </message>
    <message>
        <source>Your first game of this kind</source>
        <translation>اولین بازی شما از این نوع</translation>
    </message>
    <message>
        <source>Your best so far</source>
        <translation>بهترین نتیجهٔ شما تا امروز</translation>
    </message>
    <message>
        <source>As good as your best</source>
        <translation>برابر با بهترین نتیجهٔ شما</translation>
    </message>
    <message>
        <source>Your second best</source>
        <translation>دومین نتیجهٔ برتر شما</translation>
    </message>
    <message>
        <source>Your third best</source>
        <translation>سومین نتیجهٔ برتر شما</translation>
    </message>
    <message numerus="yes">
        <source>Better than {beaten} of your last %Ln game(s)</source>
        <translation>
            <numerusform>بهتر از {beaten} بازی از&#xa0;%Ln&#xa0;بازی اخیرتان</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) to the next sun</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز تا خورشیدک بعدی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) behind your best</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز کمتر از بهترین نتیجهٔ شما</numerusform>
        </translation>
    </message>
    <message>
        <source>One win from the next level: {level}</source>
        <translation>یک برد تا سطح بعدی: {level}</translation>
    </message>
    <message>
        <source>From now on your progress will show here.</source>
        <translation>از این پس پیشرفتتان را اینجا می‌بینید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) before this one</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی پیش از این</numerusform>
        </translation>
    </message>
    <message>
        <source>best {points}</source>
        <translation>بهترین: {points} امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>%Ln above your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز بالاتر از میانگین شما ({mean})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln below your average of {mean}</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز پایین‌تر از میانگین شما ({mean})</numerusform>
        </translation>
    </message>
    <message>
        <source>exactly your average of {mean}</source>
        <translation>درست برابر میانگین شما ({mean})</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>بازی روز</translation>
    </message>
    <message numerus="yes">
        <source>You scored %Ln point(s)</source>
        <translation>
            <numerusform>شما&#xa0;%Ln&#xa0;امتیاز گرفتید</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Save a picture</source>
        <translation>ذخیرهٔ تصویر</translation>
    </message>
    <message>
        <source>Picture saved: {path}</source>
        <translation>تصویر ذخیره شد: {path}</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>ذخیرهٔ تصویر در این محل ممکن نشد.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>تصویر کپی شد.</translation>
    </message>
    <message>
        <source>{game}: {points} points as a team</source>
        <translation>{game}: {points} امتیاز گروهی</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>The game could not be saved there.</source>
        <translation>ذخیرهٔ بازی در این محل ممکن نشد.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>Avatar {number}</source>
        <translation>آواتار {number}</translation>
    </message>
</context>
<context>
    <name>FoldedLines</name>
    <message numerus="yes">
        <source>Not counted: %Ln</source>
        <translation>
            <numerusform>به حساب نمی‌آید: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GalleryPage</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>{players} players · {minutes} min · with a tutorial</source>
        <translation>{players} نفر؛ {minutes} دقیقه؛ با آموزش گام‌به‌گام</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>With examples from the rulebook</source>
        <translation>با مثال‌های دفترچهٔ قوانین</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>بازی روز</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>تقویم</translation>
    </message>
    <message>
        <source>The daily games of other days</source>
        <translation>بازی‌های روزهای دیگر</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>معماها</translation>
    </message>
    <message>
        <source>Five new ones every day</source>
        <translation>هر روز پنج معمای تازه</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>نردبان</translation>
    </message>
    <message>
        <source>Thirty deals, three stars each</source>
        <translation>سی دست، هر کدام با سه ستاره</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Score a game you played at the table</source>
        <translation>امتیازشماری برای بازی رومیزی خودتان</translation>
    </message>
    <message>
        <source>Today’s game is waiting</source>
        <translation>بازی امروز منتظر شماست</translation>
    </message>
    <message>
        <source>Today: {result}</source>
        <translation>امروز: {result}</translation>
    </message>
    <message>
        <source>{players} players · {minutes} min</source>
        <translation>{players} نفر؛ {minutes} دقیقه</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>شروع بازی</translation>
    </message>
    <message>
        <source>Change the setup</source>
        <translation>تغییر تنظیمات بازی</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>بازی تمرینی</translation>
    </message>
    <message>
        <source>As last time: {setup}</source>
        <translation>مثل دفعهٔ پیش: {setup}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>پیشرفت شما</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>آموزش گام‌به‌گام</translation>
    </message>
    <message>
        <source>A first game that shows you how</source>
        <translation>یک بازی آموزشی برای شروع</translation>
    </message>
</context>
<context>
    <name>GamesPanel</name>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>مرور بازی</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>تحلیل</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>حذف همیشگی</translation>
    </message>
    <message>
        <source>Starred games only</source>
        <translation>فقط بازی‌های ستاره‌دار</translation>
    </message>
    <message>
        <source>Open the bin</source>
        <translation>باز کردن سطل بازیافت</translation>
    </message>
    <message>
        <source>More for this game</source>
        <translation>کارهای دیگر با این بازی</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>سطل بازیافت</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>بازی‌های پیداشده</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>آخرین بازی‌ها</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>سطل بازیافت خالی است.</translation>
    </message>
    <message>
        <source>No matching games. Search for a name, a title, points or a game.</source>
        <translation>چنین بازی‌ای پیدا نشد. نام بازیکن، عنوان، امتیاز یا نام بازی را جست‌وجو کنید.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>تغییر نام…</translation>
    </message>
    <message>
        <source>Remove the star</source>
        <translation>برداشتن ستاره</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>ستاره زدن</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>ذخیره در فایل…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>انتقال به سطل بازیافت</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>تغییر نام</translation>
    </message>
    <message>
        <source>Name for this game</source>
        <translation>این بازی را چه می‌نامید؟</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>The game is in the bin.</source>
        <translation>بازی به سطل بازیافت رفت.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>کتابچهٔ راهنما</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>برنامه</translation>
    </message>
    <message>
        <source>The rules and keyboard shortcuts, as shown in the program. This is an independent, unofficial implementation of five tile games.</source>
        <translation>قوانین و میان‌برهای صفحه‌کلید، همان‌طور که در خود برنامه می‌بینید. این برنامه نسخه‌ای مستقل و غیررسمی از پنج بازی کاشی‌چینی است.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Home shows the games you can continue, the five games with your best result, and what today has for you. Click a game to open its page: Play starts it with the players and options of last time.</source>
        <translation>صفحهٔ اصلی بازی‌های ناتمام، پنج بازی با بهترین نتیجهٔ شما و برنامهٔ امروز را نشان می‌دهد. روی هر بازی کلیک کنید تا صفحه‌اش باز شود: دکمهٔ «شروع بازی» آن را با بازیکن‌ها و گزینه‌های دفعهٔ پیش شروع می‌کند.</translation>
    </message>
    <message>
        <source>Daily games</source>
        <translation>بازی‌های روز</translation>
    </message>
    <message>
        <source>Every game has one deal a day that is the same for everybody. Your first try on the day itself counts; the calendar keeps the results, and missed days can be played as practice. A streak is the number of days on which you have finished at least one of the five.</source>
        <translation>هر بازی در هر روز یک دست دارد که برای همه یکسان است. اولین تلاش شما در خود آن روز به حساب می‌آید؛ تقویم نتیجه‌ها را نگه می‌دارد و روزهای ازدست‌رفته را می‌شود برای تمرین بازی کرد. «روزهای پیاپی» یعنی تعداد روزهای پشت سر همی که در هر کدام دست‌کم یکی از پنج بازی را تمام کرده‌اید.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>معماها</translation>
    </message>
    <message>
        <source>A puzzle is a position in which one decision is clearly the best. Five a day are the same for everybody, and the whole collection is sorted by theme and difficulty. A wrong try says what it gives away, and you may try again; your first try counts for your puzzle rating.</source>
        <translation>معما موقعیتی از بازی است که در آن یک حرکت آشکارا از همه بهتر است. هر روز پنج معما هست که برای همه یکسان است، و کل مجموعه بر اساس موضوع و دشواری مرتب شده است. اگر اشتباه کنید، می‌بینید حرکتتان چه چیزی را از دست می‌دهد و می‌توانید دوباره تلاش کنید؛ در ریتینگ معماها اولین تلاشتان به حساب می‌آید.</translation>
    </message>
    <message>
        <source>After the analysis of a game, its costliest moves come back as puzzles: after 1, 3, 7 and 21 days, until you find them.</source>
        <translation>پس از تحلیل هر بازی، پرهزینه‌ترین حرکت‌هایش به شکل معما برمی‌گردند: پس از ۱، ۳، ۷ و ۲۱ روز، تا وقتی حلشان کنید.</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>نردبان</translation>
    </message>
    <message>
        <source>Every game has thirty fixed deals that become harder. A deal has three targets, each worth a star: points that an easy, a hard and a champion player made of it, or opponents of growing strength.</source>
        <translation>هر بازی سی دست ثابت دارد که رفته‌رفته سخت‌تر می‌شوند. هر دست سه هدف دارد و هر هدف یک ستاره: یا امتیازی که بازیکن‌های سطح آسان، سخت و «قهرمان» با همان دست گرفته‌اند، یا حریف‌هایی که یکی از دیگری قوی‌تر است.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Points are compared only within one variant, with the same number of players and the same rules: means, bests and charts always name what they are of. A game in which you took hints is shown but is never a best. Against each opponent you see how often you finished ahead and behind, over all their levels.</source>
        <translation>امتیازها فقط در یک شیوهٔ بازی و با تعداد بازیکن و قوانین یکسان با هم مقایسه می‌شوند: همیشه معلوم است هر میانگین، بهترین نتیجه و نمودار مربوط به چیست. بازی‌ای که در آن راهنمایی گرفته‌اید نشان داده می‌شود، ولی هرگز بهترین نتیجه به حساب نمی‌آید. برای هر حریف می‌بینید در همهٔ سطح‌ها روی‌هم چند بار بازی را جلوتر و چند بار عقب‌تر از او تمام کرده‌اید.</translation>
    </message>
    <message>
        <source>In My games you can filter by game, variant, person, opponent and level, or type any of them into the search field. The results can be saved as a table (CSV) for spreadsheets.</source>
        <translation>در «بازی‌های من» می‌توانید بر پایهٔ بازی، شیوه، بازیکن، حریف و سطح فهرست را محدود کنید یا هر کدام را در کادر جست‌وجو بنویسید. نتیجه‌ها را می‌شود به شکل جدول (⁨CSV⁩) برای صفحه‌گسترده‌ها ذخیره کرد.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>دستاوردها</translation>
    </message>
    <message>
        <source>You earn achievements in the games you finish and see your progress where it can be counted. In your first three games of each kind, hints don’t count against you; later, only games without hints count.</source>
        <translation>دستاوردها در بازی‌هایی که تمام می‌کنید به دست می‌آیند و هر جا بشود شمرد پیشرفتتان را می‌بینید. در سه بازی اول هر نوع، راهنمایی گرفتن اشکالی ندارد؛ بعد از آن فقط بازی‌های بدون راهنمایی به حساب می‌آیند.</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>The score pad counts a game you played with the box. Put the pieces on the boards, type the names above them, and add the game to your results. A pad you leave is kept as a draft.</source>
        <translation>برگهٔ امتیاز برای حساب کردن امتیاز بازی‌های رومیزی شماست. مهره‌ها و کاشی‌ها را روی صفحه‌های بازی بگذارید، نام‌ها را بالای صفحه‌ها بنویسید و بازی را به نتیجه‌هایتان اضافه کنید. برگه‌ای که نیمه‌کاره رها کنید به شکل پیش‌نویس می‌ماند.</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>نسخهٔ پشتیبان</translation>
    </message>
    <message>
        <source>Everything stays on this computer. In Settings you can write a backup of all your games, results, settings and players into one file, and import it elsewhere: it adds what is missing there and overwrites nothing.</source>
        <translation>همه‌چیز روی همین کامپیوتر می‌ماند. در تنظیمات می‌توانید از همهٔ بازی‌ها، نتیجه‌ها، تنظیمات و بازیکن‌ها یک نسخهٔ پشتیبان در یک فایل بگیرید و جای دیگر واردش کنید: هر چه را آنجا نیست اضافه می‌کند و چیزی را بازنویسی نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>HandbookDesk</name>
    <message>
        <source>Opening the handbook…</source>
        <translation>کتابچهٔ راهنما باز می‌شود…</translation>
    </message>
</context>
<context>
    <name>HindsightPage</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>پیشرفت</translation>
    </message>
    <message>
        <source>Player and round</source>
        <translation>بازیکن و دور</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>{name}, round {round}</source>
        <translation>{name}، دور {round}</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <translation>{name}: ‏{points}</translation>
    </message>
    <message>
        <source>This could not be worked out.</source>
        <translation>نتیجه‌ای پیدا نشد.</translation>
    </message>
    <message>
        <source>Searching for the best that was possible: {done} %</source>
        <translation>در جست‌وجوی بهترین نتیجهٔ ممکن: {done}٪</translation>
    </message>
    <message>
        <source>The best board with these tiles: {possible} points. {name}: {played}.</source>
        <translation>بهترین چیدمان با این کاشی‌ها: {possible} امتیاز. {name}: {played}.</translation>
    </message>
    <message>
        <source>Estimated best: {possible} points. {name}: {played}.</source>
        <translation>برآوردی از آنچه ممکن بود: {possible} امتیاز. {name}: {played}.</translation>
    </message>
    <message>
        <source>There is no better one: every other board was ruled out.</source>
        <translation>بهتر از این ممکن نیست: همهٔ چیدمان‌های دیگر بررسی و رد شده‌اند.</translation>
    </message>
    <message>
        <source>Found by playing on with full knowledge of what was to come. This score could have been reached; there may have been an even better one.</source>
        <translation>این نتیجه با ادامهٔ بازی و دانستن همهٔ آنچه در پیش بود به دست آمده است. رسیدن به آن ممکن بود؛ شاید نتیجهٔ بهتری هم ممکن بود.</translation>
    </message>
    <message>
        <source>Best board</source>
        <translation>بهترین چیدمان</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>برآورد</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>بهترین نتیجهٔ ممکن</translation>
    </message>
</context>
<context>
    <name>HintGuide</name>
    <message>
        <source>With a hint, this game sets no record.</source>
        <translation>اگر راهنمایی بگیرید، در این بازی رکوردی ثبت نمی‌شود.</translation>
    </message>
    <message>
        <source>A hint shows the solution; it will not count as found.</source>
        <translation>راهنمایی پاسخ را نشان می‌دهد؛ آن‌وقت این معما حل‌شده به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <translation>نمایش راهنمایی</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>در حال آماده کردن راهنمایی…</translation>
    </message>
    <message>
        <source>No hint could be found this time. Please try again.</source>
        <translation>این بار راهنمایی‌ای پیدا نشد. لطفاً دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>Other moves</source>
        <translation>حرکت‌های دیگر</translation>
    </message>
    <message>
        <source>About as good.</source>
        <translation>کمابیش به همان خوبی.</translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s) less than the best.</source>
        <translation>
            <numerusform>حدود %Ln&#xa0;امتیاز کمتر از بهترین حرکت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Other moves are about as good.</source>
        <translation>حرکت‌های دیگر هم کمابیش به همین خوبی‌اند.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>To the start</source>
        <translation>به ابتدای بازی</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>To the last move</source>
        <translation>به آخرین حرکت</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>حرکت‌ها</translation>
    </message>
    <message>
        <source>Move shown</source>
        <translation>حرکتی که می‌بینید</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سریع</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} از {all}</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>مکث</translation>
    </message>
    <message>
        <source>Play back</source>
        <translation>پخش حرکت‌ها</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Harmony Desktop</source>
        <translation>هارمونی دسکتاپ</translation>
    </message>
    <message>
        <source>Tile games for one table and one screen</source>
        <translation>بازی‌های کاشی‌چینی، دور یک میز و پای یک نمایشگر</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>امروز</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>باز کردن بازی</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>معماها</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>هر روز پنج معمای تازه در هر بازی، یکسان برای همه</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>حل کنید</translation>
    </message>
    <message numerus="yes">
        <source>Show all %Ln</source>
        <translation>
            <numerusform>نمایش هر&#xa0;%Ln&#xa0;مورد</numerusform>
        </translation>
    </message>
    <message>
        <source>Abandon this game</source>
        <translation>انصراف از این بازی</translation>
    </message>
    <message>
        <source>Daily game</source>
        <translation>بازی روز</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>کتابچهٔ راهنما</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>میان‌برهای صفحه‌کلید</translation>
    </message>
    <message>
        <source>About Harmony Desktop</source>
        <translation>دربارهٔ هارمونی دسکتاپ</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>باز کردن فایل…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>راهنما</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Go between hand, board and the other boards</source>
        <translation>رفتن بین دست، صفحهٔ بازی و صفحهٔ بازی دیگران</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>کلید ⁨Tab⁩</translation>
    </message>
    <message>
        <source>Move over the cells</source>
        <translation>حرکت روی خانه‌ها</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>کلیدهای جهت‌نما</translation>
    </message>
    <message>
        <source>Pick up, place, activate</source>
        <translation>برداشتن، گذاشتن، زدن دکمه</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>کلید ⁨Enter⁩</translation>
    </message>
    <message>
        <source>Put back, leave</source>
        <translation>برگرداندن، بیرون رفتن</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>کلید ⁨Esc⁩</translation>
    </message>
    <message>
        <source>Turn what you hold</source>
        <translation>چرخاندن آنچه در دست دارید</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>رفتن به دکمهٔ بعدی</translation>
    </message>
    <message>
        <source>Activate the control</source>
        <translation>انجام کار همان دکمه</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>میان‌برهای صفحه‌کلید</translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message>
        <source>Played here before</source>
        <translation>پیش‌تر اینجا بازی کرده‌اند</translation>
    </message>
</context>
<context>
    <name>LadderMap</name>
    <message numerus="yes">
        <source>Deal {number}, %Ln star(s)</source>
        <translation>
            <numerusform>دست {number}، %Ln&#xa0;ستاره</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <translation>نردبان</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>معماها</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی کنید</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} از {all}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>دست {number}</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>تک‌نفره</translation>
    </message>
    <message numerus="yes">
        <source>With %Ln partner(s)</source>
        <translation>
            <numerusform>با %Ln&#xa0;هم‌بازی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %Ln opponent(s)</source>
        <translation>
            <numerusform>در برابر %Ln&#xa0;حریف</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat strength {strength} of 100</source>
        <translation>برد در برابر حریفی با قدرت بازی {strength} از ۱۰۰</translation>
    </message>
    <message>
        <source>A win earns all three stars</source>
        <translation>با برد، هر سه ستاره را می‌گیرید</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %Ln point(s)</source>
        <translation>
            <numerusform>بهترین نتیجهٔ شما: %Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LastMessage</name>
    <message>
        <source>Last message</source>
        <translation>آخرین پیام</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>مجوزها</translation>
    </message>
</context>
<context>
    <name>MacMenu</name>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>راهنما</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>A saved game is damaged and was set aside, not deleted: {path}</source>
        <translation>یکی از بازی‌های ذخیره‌شده آسیب دیده است؛ پاکش نکردیم و کنار گذاشتیم: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged. It has been kept as {path}, and a new list has been started.</source>
        <translation>فهرست نتیجه‌ها آسیب دیده است. آن را با نام {path} نگه داشتیم و فهرست تازه‌ای شروع کردیم.</translation>
    </message>
    <message>
        <source>A saved game is from another version and was left untouched: {path}</source>
        <translation>یکی از بازی‌های ذخیره‌شده با نسخهٔ دیگری از برنامه ذخیره شده است و به آن دست نزدیم: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, so you start again. The damaged file was kept: {path}</source>
        <translation>پیشرفت شما در معماها و نردبان خوانده نشد و از نو آغاز می‌شود. فایل آسیب‌دیده نگه داشته شد: {path}</translation>
    </message>
    <message>
        <source>This file cannot be read: {path}</source>
        <translation>این فایل را نمی‌شود خواند: {path}</translation>
    </message>
    <message>
        <source>{name} is not a saved game.</source>
        <translation>{name} بازی ذخیره‌شده نیست.</translation>
    </message>
    <message>
        <source>{name} was saved by a newer version of this program.</source>
        <translation>{name} را نسخهٔ جدیدتری از این برنامه ذخیره کرده است.</translation>
    </message>
    <message>
        <source>{name} uses rules this version does not know.</source>
        <translation>{name} با قوانینی بازی شده که این نسخه نمی‌شناسد.</translation>
    </message>
    <message>
        <source>{name} uses settings this game does not offer.</source>
        <translation>{name} با تنظیماتی شروع شده که در این بازی وجود ندارد.</translation>
    </message>
    <message>
        <source>{name} contains a move that is not allowed: move {move}.</source>
        <translation>در {name} یک حرکت غیرمجاز هست: حرکت {move}.</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>باز کردن بازی</translation>
    </message>
    <message>
        <source>The game was given up.</source>
        <translation>از بازی انصراف دادید.</translation>
    </message>
    <message>
        <source>Harmony Desktop is not in your applications menu yet.</source>
        <translation>هارمونی دسکتاپ هنوز در منوی برنامه‌های شما نیست.</translation>
    </message>
    <message>
        <source>Add to menu</source>
        <translation>افزودن به منو</translation>
    </message>
    <message>
        <source>Harmony Desktop is in your applications menu now.</source>
        <translation>هارمونی دسکتاپ حالا در منوی برنامه‌های شماست.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file cannot be moved, so changes will not be saved: {path}</source>
        <translation>تنظیمات شما خوانده نشد و برنامه فعلاً با تنظیمات پیش‌فرض کار می‌کند. فایل آسیب‌دیده را نمی‌شود جابه‌جا کرد؛ پس تغییرات ذخیره نمی‌شوند: {path}</translation>
    </message>
    <message>
        <source>Some of your settings could not be read; all others are as before. The damaged file was kept: {path}</source>
        <translation>بخشی از تنظیمات شما خوانده نشد؛ بقیه مثل قبل است. فایل آسیب‌دیده را نگه داشتیم: {path}</translation>
    </message>
    <message numerus="yes">
        <source>The list of results was damaged. %Ln result(s) could be saved and are listed as before. The damaged list was kept: {path}</source>
        <translation>
            <numerusform>فهرست نتیجه‌ها آسیب دیده بود. %Ln&#xa0;نتیجه نجات یافت و دوباره در فهرست است. فهرست آسیب‌دیده نگه داشته شد: {path}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no program to open this with: {path}</source>
        <translation>برنامه‌ای پیدا نشد که بتواند این را باز کند: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder was damaged. What could be saved is there as before. The damaged file was kept: {path}</source>
        <translation>فایل پیشرفت شما در معماها و نردبان آسیب دیده بود. آنچه نجات یافت مثل قبل سر جایش است. فایل آسیب‌دیده را نگه داشتیم: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder could not be read, and the damaged file cannot be moved: {path}</source>
        <translation>پیشرفت شما در معماها و نردبان خوانده نشد و فایل آسیب‌دیده را نمی‌شود جابه‌جا کرد: {path}</translation>
    </message>
    <message>
        <source>Your progress in puzzles and on the ladder is from a newer version. It was left untouched, and changes will not be saved: {path}</source>
        <translation>پیشرفت شما در معماها و نردبان از نسخهٔ جدیدتری است. دست‌نخورده ماند و تغییرها ذخیره نمی‌شوند: {path}</translation>
    </message>
    <message>
        <source>A saved game is damaged, and it could not be set aside: {path}</source>
        <translation>یک بازی ذخیره‌شده آسیب دیده است و نتوانستیم آن را کنار بگذاریم: {path}</translation>
    </message>
    <message>
        <source>The list of results is damaged, and it could not be set aside: {path}</source>
        <translation>فهرست نتیجه‌ها آسیب دیده است و نتوانستیم آن را کنار بگذاریم: {path}</translation>
    </message>
    <message>
        <source>The score pad you left could not be read, so it is empty. The damaged file was kept: {path}</source>
        <translation>برگهٔ امتیاز نیمه‌کارهٔ شما خوانده نشد و برای همین خالی است. فایل آسیب‌دیده را نگه داشتیم: {path}</translation>
    </message>
    <message>
        <source>A file is damaged, and it could not be set aside: {path}</source>
        <translation>یک فایل آسیب دیده است و نتوانستیم آن را کنار بگذاریم: {path}</translation>
    </message>
    <message>
        <source>The score pad you left is from a newer version and was left untouched: {path}</source>
        <translation>برگهٔ امتیاز نیمه‌کارهٔ شما با نسخهٔ جدیدتری از برنامه ذخیره شده است و به آن دست نزدیم: {path}</translation>
    </message>
    <message>
        <source>Your settings are from a newer version. They were left untouched, and changes will not be saved: {path}</source>
        <translation>تنظیمات شما با نسخهٔ جدیدتری از برنامه ذخیره شده است. به آن دست نزدیم و تغییرات ذخیره نمی‌شوند: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read. They were left untouched, and changes will not be saved: {path}</source>
        <translation>تنظیمات شما خوانده نمی‌شود. به آن دست نزدیم و تغییرات ذخیره نمی‌شوند: {path}</translation>
    </message>
    <message>
        <source>The list of results is from a newer version and was left untouched: {path}</source>
        <translation>فهرست نتیجه‌ها از نسخه‌ای تازه‌تر است و به آن دست نزدیم: {path}</translation>
    </message>
    <message>
        <source>Another program is using the list of results. Trying again: {path}</source>
        <translation>برنامهٔ دیگری در حال استفاده از فهرست نتیجه‌هاست. دوباره تلاش می‌کنیم: {path}</translation>
    </message>
    <message>
        <source>A saved game was played under earlier rules and was left untouched: {path}</source>
        <translation>یک بازی ذخیره‌شده با قوانین قبلی بازی شده است و به آن دست نزدیم: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to read this: {path}</source>
        <translation>اجازهٔ خواندن این فایل را ندارید: {path}</translation>
    </message>
    <message>
        <source>This is not an ordinary file: {path}</source>
        <translation>این یک فایل معمولی نیست: {path}</translation>
    </message>
    <message>
        <source>This name is too long for the disk: {path}</source>
        <translation>این نام برای دیسک بیش از حد طولانی است: {path}</translation>
    </message>
    <message>
        <source>This cannot be saved at the moment: {path}</source>
        <translation>فعلاً ذخیره ممکن نیست: {path}</translation>
    </message>
    <message>
        <source>The disk is full, so this cannot be saved: {path}</source>
        <translation>دیسک پر است و ذخیره ممکن نیست: {path}</translation>
    </message>
    <message>
        <source>You do not have permission to write here: {path}</source>
        <translation>اجازهٔ نوشتن در اینجا را ندارید: {path}</translation>
    </message>
    <message>
        <source>Something went wrong here. What happened is in the log, which About can open.</source>
        <translation>اینجا مشکلی پیش آمد. شرح آن در فایل گزارش است که از صفحهٔ «دربارهٔ برنامه» باز می‌شود.</translation>
    </message>
    <message>
        <source>This cannot be removed at the moment: {path}</source>
        <translation>فعلاً پاک کردن ممکن نیست: {path}</translation>
    </message>
    <message>
        <source>{name} was played under earlier rules: it is kept, but cannot be shown here.</source>
        <translation>{name} با قوانین قبلی بازی شده است: نگهش می‌داریم، ولی اینجا نمی‌شود نشانش داد.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>این بازی</translation>
    </message>
    <message>
        <source>Ladder, deal {number}: no star yet. Try it again whenever you like.</source>
        <translation>نردبان، دست {number}: هنوز ستاره‌ای ندارید. هر وقت خواستید دوباره امتحان کنید.</translation>
    </message>
    <message numerus="yes">
        <source>Ladder, deal {number}: %Ln star(s)</source>
        <translation>
            <numerusform>نردبان، دست {number}: %Ln&#xa0;ستاره</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet. Trying again automatically.</source>
        <translation>هنوز ذخیره نشده است. برنامه خودش دوباره تلاش می‌کند.</translation>
    </message>
    <message>
        <source>Everything is saved again.</source>
        <translation>همه‌چیز دوباره ذخیره شد.</translation>
    </message>
    <message>
        <source>Your last moves could not be saved and will be lost. Close anyway?</source>
        <translation>آخرین حرکت‌ها ذخیره نشده‌اند و از دست می‌روند. با این حال بسته شود؟</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>ماندن</translation>
    </message>
    <message>
        <source>A backup is still being read or written. Close all the same? Nothing is changed then.</source>
        <translation>نسخهٔ پشتیبانی هنوز در حال خواندن یا نوشتن است. با این حال بسته شود؟ در این صورت چیزی تغییر نمی‌کند.</translation>
    </message>
    <message>
        <source>Harmony Desktop is already open but not responding. Please close that window first.</source>
        <translation>هارمونی دسکتاپ از قبل باز است و پاسخ نمی‌دهد. لطفاً اول آن پنجره را ببندید.</translation>
    </message>
    <message>
        <source>These games are open on another computer, {host}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>این بازی‌ها روی کامپیوتر دیگری باز است: {host}. اگر آن پنجره بسته است یا پوشه از آنجا کپی شده، می‌توانید بازی‌ها را اینجا باز کنید. دو پنجرهٔ باز بازی‌های یکدیگر را بازنویسی می‌کنند.</translation>
    </message>
    <message>
        <source>These games have been open on another computer, {host}, since {day}. If that window is closed, or the folder was copied from there, you can open them here. Two open windows would write over each other’s games.</source>
        <translation>این بازی‌ها از {day} روی کامپیوتر دیگری باز است: {host}. اگر آن پنجره بسته است یا پوشه از آنجا کپی شده، می‌توانید بازی‌ها را اینجا باز کنید. دو پنجرهٔ باز بازی‌های یکدیگر را بازنویسی می‌کنند.</translation>
    </message>
    <message>
        <source>Open here</source>
        <translation>اینجا باز شود</translation>
    </message>
    <message>
        <source>Do not open</source>
        <translation>باز نشود</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>حافظه برای این کار کافی نیست.</translation>
    </message>
    <message>
        <source>There are no costly moves to practise yet. Finish a game and have it analysed.</source>
        <translation>هنوز حرکت پرهزینه‌ای برای تمرین نیست. یک بازی را تمام کنید و بگذارید تحلیل شود.</translation>
    </message>
    <message>
        <source>Your settings could not be read, so the defaults are in use. The damaged file was kept: {path}</source>
        <translation>تنظیمات شما خوانده نشد و برنامه فعلاً با تنظیمات پیش‌فرض کار می‌کند. فایل آسیب‌دیده را نگه داشتیم: {path}</translation>
    </message>
</context>
<context>
    <name>MyGamesCard</name>
    <message>
        <source>Every game you finish is kept here.</source>
        <translation>هر بازی‌ای که تمام کنید اینجا می‌ماند.</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>بازی‌های من</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>دستاوردها</translation>
    </message>
</context>
<context>
    <name>MyGamesPage</name>
    <message>
        <source>My games</source>
        <translation>بازی‌های من</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>جست‌وجوی بازی‌ها</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>آمار</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>دستاوردها</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>نمودارها به شکل جدول</translation>
    </message>
    <message>
        <source>Save and share</source>
        <translation>ذخیره و اشتراک‌گذاری</translation>
    </message>
    <message>
        <source>The results cannot be read at the moment. Nothing has been lost.</source>
        <translation>فعلاً نمی‌شود نتیجه‌ها را خواند. چیزی از دست نرفته است.</translation>
    </message>
    <message>
        <source>No games here yet. Every game you finish is saved: its board, its points and every move.
Play one, then come back to look at it.</source>
        <translation>هنوز چیزی اینجا نیست. هر بازی‌ای که تمام کنید ذخیره می‌شود: صفحهٔ بازی، امتیازها و تک‌تک حرکت‌هایش.
یک بازی را تمام کنید و برگردید تا آن را ببینید.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln result(s) could not be read.</source>
        <translation>
            <numerusform>%Ln&#xa0;نتیجه خوانده نشد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the charts as a picture…</source>
        <translation>ذخیرهٔ نمودارها به شکل تصویر…</translation>
    </message>
    <message>
        <source>Save the results as a table (CSV)…</source>
        <translation>ذخیرهٔ نتیجه‌ها به شکل جدول (⁨CSV⁩)…</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>پشتیبان‌گیری از همه‌چیز…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>وارد کردن نسخهٔ پشتیبان…</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>ذخیرهٔ تصویر</translation>
    </message>
    <message>
        <source>The picture could not be saved there.</source>
        <translation>ذخیرهٔ تصویر در این محل ممکن نشد.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>بازیکن {number}</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>با کامپیوتر</translation>
    </message>
    <message>
        <source>For your first games</source>
        <translation>برای بازی‌های اول</translation>
    </message>
    <message>
        <source>With the computer</source>
        <translation>همراه کامپیوتر</translation>
    </message>
    <message>
        <source>Pass and play</source>
        <translation>دور هم</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>تک‌نفره</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>افزودن بازیکن</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>بازی تمرینی</translation>
    </message>
    <message>
        <source>Undo freely at any time; the result does not count.</source>
        <translation>هر وقت بخواهید می‌توانید حرکت را پس بگیرید؛ نتیجه به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>شمارهٔ بازی</translation>
    </message>
    <message>
        <source>random</source>
        <translation>تصادفی</translation>
    </message>
    <message>
        <source>New to this game? Learn it by playing, in five minutes.</source>
        <translation>این بازی برایتان تازه است؟ در پنج دقیقه، ضمن بازی یادش بگیرید.</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>آموزش گام‌به‌گام</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>شروع</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>The same number always deals the same game, so you can replay it or compare with friends. You can also paste a result someone has sent you.</source>
        <translation>با شمارهٔ یکسان همیشه همان بازی چیده می‌شود؛ پس می‌توانید آن را دوباره بازی کنید یا نتیجه‌تان را با دوستان مقایسه کنید. نتیجه‌ای را هم که کسی برایتان فرستاده است می‌توانید همین‌جا بچسبانید.</translation>
    </message>
</context>
<context>
    <name>NewsCards</name>
    <message>
        <source>Skip</source>
        <translation>رد کردن</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>نمایش دوباره</translation>
    </message>
</context>
<context>
    <name>NextTable</name>
    <message>
        <source>Next game</source>
        <translation>هم‌بازی‌های دفعهٔ بعد</translation>
    </message>
    <message>
        <source>Choose who plays with you next time.</source>
        <translation>انتخاب کنید دفعهٔ بعد چه کسانی با شما بازی کنند.</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Even match</source>
        <translation>حریف هم‌سطح</translation>
    </message>
    <message numerus="yes">
        <source>Partners of this level make about %Ln point(s) together.</source>
        <translation>
            <numerusform>هم‌بازی‌های این سطح با هم حدود %Ln&#xa0;امتیاز می‌گیرند.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln point(s).</source>
        <translation>
            <numerusform>حدود %Ln&#xa0;امتیاز.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins about {share} of 10 games against the level below.</source>
        <translation>از هر ۱۰ بازی با سطح پایین‌تر، حدود {share} بازی را می‌برد.</translation>
    </message>
    <message>
        <source>Gentle at first; then as strong as you are.</source>
        <translation>اول آسان می‌گیرد، بعد هم‌قدرت خودتان می‌شود.</translation>
    </message>
    <message>
        <source>As strong as you are: strength {strength}.</source>
        <translation>هم‌قدرت خودتان: قدرت بازی {strength} از ۱۰۰.</translation>
    </message>
</context>
<context>
    <name>PadPage</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>افزودن بازیکن</translation>
    </message>
    <message>
        <source>Remove the last player</source>
        <translation>حذف آخرین بازیکن</translation>
    </message>
    <message>
        <source>Clear this board</source>
        <translation>خالی کردن این صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>{game}: score pad</source>
        <translation>{game}: برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Add to my results</source>
        <translation>افزودن به نتیجه‌ها</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>File</source>
        <translation>باز کردن و ذخیره</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>نام بازیکن</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>کپی وضعیت</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>چسباندن وضعیت</translation>
    </message>
    <message>
        <source>Save the position…</source>
        <translation>ذخیرهٔ وضعیت…</translation>
    </message>
    <message>
        <source>Open a position…</source>
        <translation>باز کردن وضعیت…</translation>
    </message>
    <message>
        <source>This cannot be scored yet.</source>
        <translation>هنوز نمی‌شود امتیاز این را حساب کرد.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>امتیاز گروه</translation>
    </message>
    <message numerus="yes">
        <source>Places filled: {there} of %Ln. Add it as it is?</source>
        <translation>
            <numerusform>از %Ln&#xa0;جا، {there} تا پر است. همین‌طور که هست اضافه شود؟</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been entered for {players}. Add it as it is?</source>
        <translation>برای {players} چیزی وارد نشده است. همین‌طور که هست اضافه شود؟</translation>
    </message>
    <message>
        <source>Add as it is</source>
        <translation>افزودن</translation>
    </message>
    <message>
        <source>Keep filling it in</source>
        <translation>ادامهٔ پر کردن</translation>
    </message>
    <message>
        <source>Added to your results as a game played at the table.</source>
        <translation>به‌عنوان بازی رومیزی به نتیجه‌ها اضافه شد.</translation>
    </message>
    <message>
        <source>The position is on the clipboard.</source>
        <translation>وضعیت کپی شد.</translation>
    </message>
    <message>
        <source>Positions (*.json)</source>
        <translation>وضعیت‌ها (⁨*.json⁩)</translation>
    </message>
    <message>
        <source>This is not a position from this game, or it cannot be scored.</source>
        <translation>این وضعیت به این بازی مربوط نیست یا نمی‌شود امتیازش را حساب کرد.</translation>
    </message>
</context>
<context>
    <name>Parts</name>
    <message>
        <source>Total</source>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>نوع امتیاز</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>Skip this move</source>
        <translation>رد کردن این حرکت</translation>
    </message>
</context>
<context>
    <name>PointsOverTime</name>
    <message>
        <source>Day</source>
        <translation>روز</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>میانگین امتیاز</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>{day}: {games} games, {least} to {most} points</source>
        <translation>{day}: {games} بازی، {least} تا {most} امتیاز</translation>
    </message>
    <message>
        <source>{day}: {points} points</source>
        <translation>{day}: {points} امتیاز</translation>
    </message>
</context>
<context>
    <name>PracticeCard</name>
    <message>
        <source>Next position</source>
        <translation>موقعیت بعدی</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>«قهرمان» این بار پاسخی نداد.</translation>
    </message>
    <message>
        <source>The Champion is thinking…</source>
        <translation>«قهرمان» در حال فکر کردن است…</translation>
    </message>
    <message>
        <source>Find the best move. Points lost here in your game: {points}.</source>
        <translation>بهترین حرکت را پیدا کنید. امتیازی که اینجا در بازی خودتان از دست دادید: {points}.</translation>
    </message>
    <message>
        <source>Best move ({points}): {move}</source>
        <translation>بهترین حرکت ({points}): {move}</translation>
    </message>
    <message>
        <source>Better than in your game. Points lost: {points}. Best move: {move}</source>
        <translation>بهتر از حرکتتان در آن بازی است. امتیاز ازدست‌رفته: {points}. بهترین حرکت: {move}</translation>
    </message>
    <message>
        <source>Points lost: {points}. Best move: {move}</source>
        <translation>امتیاز ازدست‌رفته: {points}. بهترین حرکت: {move}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>بهترین حرکت!</translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>بهترین: {points} امتیاز</translation>
    </message>
    <message>
        <source>Yours: {points}</source>
        <translation>حرکت شما: {points} امتیاز</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>نمایش پاسخ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
</context>
<context>
    <name>ProfileLine</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>حذف این بازیکن</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>آواتاری انتخاب کنید</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Everyone whose name has been entered in “New game”. Pick them there with one click.</source>
        <translation>هر کس نامش را در «بازی تازه» نوشته باشد، اینجا می‌آید و آنجا با یک کلیک انتخاب می‌شود.</translation>
    </message>
    <message>
        <source>Enter a name in New game and it will be remembered here.</source>
        <translation>در «بازی تازه» نامی بنویسید تا اینجا به یاد بماند.</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Show the solution</source>
        <translation>نمایش پاسخ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>معمای بعدی</translation>
    </message>
    <message>
        <source>Puzzle {place}</source>
        <translation>معمای {place}</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>معما</translation>
    </message>
    <message>
        <source>Right! After a hint, it does not count.</source>
        <translation>درست است! ولی چون راهنمایی گرفتید، به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>یک بار دیگر</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>The Champion did not answer this time.</source>
        <translation>«قهرمان» این بار پاسخی نداد.</translation>
    </message>
    <message>
        <source>Let’s see…</source>
        <translation>ببینیم…</translation>
    </message>
    <message>
        <source>One move here is clearly better than all others. Find it!</source>
        <translation>اینجا یک حرکت آشکارا از همه بهتر است. پیدایش کنید!</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>درست است!</translation>
    </message>
    <message>
        <source>Not yet: after this the game can no longer be won.</source>
        <translation>هنوز پیدایش نکرده‌اید: بعد از این حرکت دیگر نمی‌شود بازی را برد.</translation>
    </message>
    <message numerus="yes">
        <source>Not yet: this gives away %Ln point(s).</source>
        <translation>
            <numerusform>هنوز پیدایش نکرده‌اید: با این حرکت %Ln&#xa0;امتیاز از دست می‌دهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move ({move}): {reasons}</source>
        <translation>حرکت دم‌دست ({move}): {reasons}</translation>
    </message>
    <message numerus="yes">
        <source>Every other move gives away at least %Ln point(s).</source>
        <translation>
            <numerusform>با هر حرکت دیگری دست‌کم %Ln&#xa0;امتیاز از دست می‌دهید.</numerusform>
        </translation>
    </message>
    <message>
        <source>The obvious move: {reasons}</source>
        <translation>حرکت دم‌دست: {reasons}</translation>
    </message>
    <message>
        <source>Every other move loses the game.</source>
        <translation>با هر حرکت دیگری بازی را می‌بازید.</translation>
    </message>
    <message>
        <source>Your rating: about {rating}</source>
        <translation>ریتینگ شما: حدود {rating}</translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change})</source>
        <translation>ریتینگ شما: {rating} ({change})</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>پاسخ</translation>
    </message>
    <message>
        <source>Obvious</source>
        <translation>حرکت دم‌دست</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Puzzles</source>
        <translation>معماها</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>نردبان</translation>
    </message>
    <message>
        <source>Today’s five</source>
        <translation>پنج معمای امروز</translation>
    </message>
    <message>
        <source>From your own games</source>
        <translation>از بازی‌های خودتان</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>تلاش دوباره</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>ریتینگ شما</translation>
    </message>
    <message>
        <source>By theme</source>
        <translation>بر اساس موضوع</translation>
    </message>
    <message>
        <source>By difficulty</source>
        <translation>بر اساس دشواری</translation>
    </message>
    <message>
        <source>{count} of {all} solved</source>
        <translation>{count} از {all} حل شده</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>حل‌شده</translation>
    </message>
    <message>
        <source>Only the first try at each puzzle counts.</source>
        <translation>در هر معما فقط اولین تلاش به حساب می‌آید.</translation>
    </message>
    <message>
        <source>Not solved yet</source>
        <translation>حل‌نشده</translation>
    </message>
    <message>
        <source>Puzzle {place}: {state}</source>
        <translation>معمای {place}: {state}</translation>
    </message>
    <message numerus="yes">
        <source>The same for everybody. %Ln still to solve.</source>
        <translation>
            <numerusform>برای همه یکسان است. %Ln&#xa0;معما مانده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>All solved. New ones come tomorrow.</source>
        <translation>همه حل شدند. فردا معماهای تازه می‌آیند.</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;روز پیاپی</numerusform>
        </translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>حل کنید</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>یک بار دیگر حل کنید</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>پاسخ پیدا نشد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again.</source>
        <translation>
            <numerusform>%Ln&#xa0;حرکت پرهزینه از بازی‌های خودتان که می‌توانید دوباره درباره‌اش تصمیم بگیرید.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing due today. %Ln will come back.</source>
        <translation>
            <numerusform>برای امروز چیزی نیست. %Ln&#xa0;حرکت بعداً برمی‌گردد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have a finished game analysed: what cost you points comes back here after 1, 3, 7 and 21 days.</source>
        <translation>یکی از بازی‌های تمام‌شده را تحلیل کنید: حرکت‌هایی که برایتان گران تمام شده‌اند، پس از ۱، ۳، ۷ و ۲۱ روز اینجا برمی‌گردند.</translation>
    </message>
    <message>
        <source>about {rating}</source>
        <translation>حدود {rating}</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Ask: whose turn, what to do, the points</source>
        <translation>پرسش: نوبت کیست، چه باید کرد، امتیازها</translation>
    </message>
    <message>
        <source>Ask: the last moves</source>
        <translation>پرسش: آخرین حرکت‌ها</translation>
    </message>
    <message>
        <source>Ask: my board</source>
        <translation>پرسش: صفحهٔ بازی من</translation>
    </message>
    <message>
        <source>Ask: the others’ boards</source>
        <translation>پرسش: صفحهٔ بازی دیگران</translation>
    </message>
    <message>
        <source>Ask: this row or line</source>
        <translation>پرسش: این ردیف یا خط</translation>
    </message>
    <message>
        <source>Ask: where is this colour, number or piece</source>
        <translation>پرسش: این رنگ، عدد یا مهره کجاست</translation>
    </message>
    <message>
        <source>Ask: what is left</source>
        <translation>پرسش: چه چیزی باقی مانده</translation>
    </message>
    <message>
        <source>Read the last message</source>
        <translation>خواندن آخرین پیام</translation>
    </message>
    <message>
        <source>Nothing to report here.</source>
        <translation>اینجا چیزی برای گفتن نیست.</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>Rating {rating} ± {deviation}</source>
        <translation>ریتینگ {rating} ± {deviation}</translation>
    </message>
    <message>
        <source>Rating {rating} ± {deviation} ({change})</source>
        <translation>ریتینگ {rating} ± {deviation} ({change})</translation>
    </message>
</context>
<context>
    <name>RatingCurve</name>
    <message>
        <source>Day</source>
        <translation>روز</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>ریتینگ</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>عدم قطعیت</translation>
    </message>
</context>
<context>
    <name>ReachedWords</name>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {points}</source>
        <translation>بهترین: {points} امتیاز</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>Average: {points}</source>
        <translation>میانگین: {points}</translation>
    </message>
    <message>
        <source>Won: {count}</source>
        <translation>برد: {count}</translation>
    </message>
    <message>
        <source>You lead {name} {score}</source>
        <translation>شما با نتیجهٔ {score} از {name} جلوترید</translation>
    </message>
    <message>
        <source>{name} leads {score}</source>
        <translation>{name} با نتیجهٔ {score} جلوتر است</translation>
    </message>
    <message>
        <source>Level with {name}, {score}</source>
        <translation>شما و {name} با نتیجهٔ {score} برابرید</translation>
    </message>
    <message>
        <source>{more} : {fewer}</source>
        <translation>{more} بر {fewer}</translation>
    </message>
    <message>
        <source>the champion made {points}</source>
        <translation>امتیاز «قهرمان»: {points}</translation>
    </message>
    <message>
        <source>Five new ones a day in every game, the same for everyone</source>
        <translation>هر روز پنج معمای تازه در هر بازی، یکسان برای همه</translation>
    </message>
    <message numerus="yes">
        <source>%Ln costly move(s) of your own games to play again</source>
        <translation>
            <numerusform>%Ln&#xa0;حرکت پرهزینه از بازی‌های خودتان برای تلاش دوباره</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} today: {count} of {all}</source>
        <translation>{game} امروز: {count} از {all}</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %Ln day(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;روز پیاپی</numerusform>
        </translation>
    </message>
    <message>
        <source>Last: {game} · {result}</source>
        <translation>آخرین بازی: {game}؛ {result}</translation>
    </message>
    <message>
        <source>{count} of {all} achievements</source>
        <translation>{count} از {all} دستاورد</translation>
    </message>
</context>
<context>
    <name>ResultFilters</name>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>شیوهٔ بازی</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>بازیکن</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>حریف</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>سطح</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>زمان</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>استاندارد</translation>
    </message>
    <message>
        <source>All variants</source>
        <translation>همهٔ شیوه‌ها</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>هر تعداد بازیکن</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>All players</source>
        <translation>همهٔ بازیکن‌ها</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>همهٔ زمان‌ها</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>۷ روز گذشته</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>۳۰ روز گذشته</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>۱۲ ماه گذشته</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>همهٔ حریف‌ها</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>همهٔ سطح‌ها</translation>
    </message>
</context>
<context>
    <name>ResultWords</name>
    <message>
        <source>Earlier rules</source>
        <translation>قوانین قبلی</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>از بازی رومیزی</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>باخت</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>برد مشترک</translation>
    </message>
    <message>
        <source>Won by {points}</source>
        <translation>برد با {points} امتیاز اختلاف</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>باخت با {points} امتیاز اختلاف</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>امروز</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>دیروز</translation>
    </message>
    <message>
        <source>Starred</source>
        <translation>ستاره‌دار</translation>
    </message>
</context>
<context>
    <name>RoundCard</name>
    <message>
        <source>Next round</source>
        <translation>دور بعدی</translation>
    </message>
</context>
<context>
    <name>RulesReader</name>
    <message>
        <source>Contents</source>
        <translation>فهرست</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search the rules</source>
        <translation>جست‌وجو در قوانین</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>مورد قبلی</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>مورد بعدی</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>جست‌وجو</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>پیدا نشد</translation>
    </message>
</context>
<context>
    <name>RunningWords</name>
    <message>
        <source>alone</source>
        <translation>تک‌نفره</translation>
    </message>
    <message>
        <source>together</source>
        <translation>با هم</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>با {names}</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>امروز، {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>دیروز، {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;حرکت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>نوبت {name}</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Team</source>
        <translation>امتیاز گروه</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>امتیاز گروه</translation>
    </message>
    <message>
        <source>{points}, highest</source>
        <translation>{points}، بهترین</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Playing style</source>
        <translation>سبک بازی</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Player type</source>
        <translation>نوع بازیکن</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>حذف این بازیکن</translation>
    </message>
    <message>
        <source>Seat {number}: {name}</source>
        <translation>جای {number}: {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>حذف {name}</translation>
    </message>
    <message>
        <source>Choose another character</source>
        <translation>شخصیت دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>Choose an avatar</source>
        <translation>آواتاری انتخاب کنید</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>انسان</translation>
    </message>
</context>
<context>
    <name>SetEditorPage</name>
    <message>
        <source>Edit a set</source>
        <translation>ویرایش مجموعه</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Choose a colour and click the spaces of the strips. With keys: the arrows move, 1 to 6 lay a colour.</source>
        <translation>رنگی انتخاب کنید و روی خانه‌های نوارها کلیک کنید. با صفحه‌کلید: با کلیدهای جهت‌نما جابه‌جا شوید و با ۱ تا ۶ رنگ بگذارید.</translation>
    </message>
    <message>
        <source>Values of the windows</source>
        <translation>ارزش پنجره‌ها</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>روی ⁨A⁩</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>روی ⁨B⁩</translation>
    </message>
    <message>
        <source>Window {number}</source>
        <translation>پنجرهٔ {number}</translation>
    </message>
    <message>
        <source>The bonus counts panes in all windows</source>
        <translation>امتیاز ویژه شیشه‌های همهٔ پنجره‌ها را می‌شمارد</translation>
    </message>
    <message>
        <source>Otherwise it counts only the panes in complete windows, as we read the rules.</source>
        <translation>در غیر این صورت، به برداشت ما از قوانین، فقط شیشه‌های پنجره‌های کامل شمرده می‌شوند.</translation>
    </message>
    <message>
        <source>Broken-glass track</source>
        <translation>ردیف شیشه‌های شکسته</translation>
    </message>
    <message>
        <source>Starting at 0 and going down, one number per step.</source>
        <translation>از صفر رو به پایین؛ برای هر خانه یک عدد.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Front of the strips</source>
        <translation>طرف روی نوارها</translation>
    </message>
    <message>
        <source>Back of the strips</source>
        <translation>طرف پشت نوارها</translation>
    </message>
    <message>
        <source>{face}, strip {strip}, space {space}: {colour}</source>
        <translation>{face}، نوار {strip}، خانهٔ {space}: {colour}</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message>
        <source>Make my own set</source>
        <translation>ساختن مجموعهٔ دلخواه</translation>
    </message>
    <message>
        <source>Set from the last game</source>
        <translation>مجموعهٔ بازی قبلی</translation>
    </message>
    <message>
        <source>{file}: {problem} The standard set will be used instead.</source>
        <translation>{file}: {problem} به جای آن، مجموعهٔ استاندارد انتخاب شد.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>ویرایش</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>وارد کردن…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>خروجی گرفتن…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>ساختن کپی</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>بازگرداندن</translation>
    </message>
    <message>
        <source>My set</source>
        <translation>مجموعهٔ من</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>وارد کردن یک مجموعه</translation>
    </message>
    <message>
        <source>Export the set</source>
        <translation>خروجی گرفتن از مجموعه</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>Play aids</source>
        <translation>کمک هنگام بازی</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Interface language</source>
        <translation>زبان برنامه</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>پوسته</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>پویانمایی</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>بلندی صدا</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>مطابق سیستم</translation>
    </message>
    <message>
        <source>System</source>
        <translation>سیستم</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>تیره</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>کنتراست بالا</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سریع</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>پخش صدا</translation>
    </message>
    <message>
        <source>This version was installed without sound. Install the package with sound to get it.</source>
        <translation>این نسخه بدون صدا نصب شده است. برای داشتن صدا، بستهٔ همراه با صدا را نصب کنید.</translation>
    </message>
    <message>
        <source>Symbols as well as colours</source>
        <translation>نماد در کنار رنگ</translation>
    </message>
    <message>
        <source>Pieces also carry clear numbers and symbols, so you never have to rely on colour alone.</source>
        <translation>روی قطعه‌ها علاوه بر رنگ، عدد و نماد هم پررنگ دیده می‌شود تا بازی فقط به تشخیص رنگ وابسته نباشد.</translation>
    </message>
    <message>
        <source>Points for a placement</source>
        <translation>امتیاز هر جای‌گذاری</translation>
    </message>
    <message>
        <source>See what a placement would score before you make it.</source>
        <translation>پیش از گذاشتن هر قطعه می‌بینید همان لحظه چند امتیاز به دست می‌آورید.</translation>
    </message>
    <message>
        <source>What is still in the bag</source>
        <translation>آنچه هنوز در کیف است</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>مختصات</translation>
    </message>
    <message>
        <source>Letters and numbers at the edge of the board, also in the list of moves.</source>
        <translation>حرف و عدد در لبهٔ صفحهٔ بازی، و همین‌طور در فهرست حرکت‌ها.</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>ریتینگ‌ها</translation>
    </message>
    <message>
        <source>A number for how strongly you play each game, after a game and in the statistics.</source>
        <translation>عددی که نشان می‌دهد در هر بازی چقدر قوی هستید؛ پس از بازی و در آمار دیده می‌شود.</translation>
    </message>
    <message>
        <source>Shows how many unseen pieces of each kind are left. Press B during a game to turn this on or off.</source>
        <translation>می‌بینید از هر نوع چند قطعه هنوز رو نشده است. هنگام بازی با کلید ⁨B⁩ روشن و خاموش می‌شود.</translation>
    </message>
    <message>
        <source>Your games and data</source>
        <translation>بازی‌ها و داده‌های شما</translation>
    </message>
    <message>
        <source>A backup is one file with your games, results, settings and players. Importing it adds what is missing here and overwrites nothing.</source>
        <translation>نسخهٔ پشتیبان یک فایل است با همهٔ بازی‌ها، نتیجه‌ها، تنظیمات و بازیکن‌های شما. وارد کردن آن هر چه را اینجا نیست اضافه می‌کند و چیزی را بازنویسی نمی‌کند.</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>پشتیبان‌گیری از همه‌چیز…</translation>
    </message>
    <message>
        <source>Import a backup…</source>
        <translation>وارد کردن نسخهٔ پشتیبان…</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>باز کردن پوشهٔ داده‌ها</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>کتابچهٔ راهنما</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>تأیید جای‌گذاری</translation>
    </message>
    <message>
        <source>The first click or tap shows where a piece would lie, the second one places it. Harmonia has a switch of its own.</source>
        <translation>کلیک یا لمس اول جای قطعه را نشان می‌دهد و دومی آن را می‌گذارد. هارمونیا گزینهٔ جداگانه‌ای برای این کار دارد.</translation>
    </message>
    <message>
        <source>Letter keys need Alt</source>
        <translation>کلیدهای حرفی با ⁨Alt⁩</translation>
    </message>
    <message>
        <source>For speech input and unsteady hands: a letter or digit alone does nothing at a table; together with Alt it does what it says.</source>
        <translation>برای ورودی گفتاری و دست‌های لرزان: حرف یا رقم به‌تنهایی در بازی کاری نمی‌کند؛ همراه با ⁨Alt⁩ کار خودش را می‌کند.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Other players’ moves</source>
        <translation>حرکت‌های دیگران</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>گام‌به‌گام</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>آنی</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>Opponent</source>
        <translation>حریف</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>جلوتر</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>عقب‌تر</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>بازی‌شده</translation>
    </message>
</context>
<context>
    <name>SharedResult</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>Streak: {count} days</source>
        <translation>روزهای پیاپی: {count}</translation>
    </message>
    <message>
        <source>{game} – daily game, {day}</source>
        <translation>{game} – بازی روز، {day}</translation>
    </message>
</context>
<context>
    <name>StatisticsCards</name>
    <message>
        <source>Points over time</source>
        <translation>امتیاز در گذر زمان</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>توزیع امتیازها</translation>
    </message>
    <message>
        <source>ahead : behind, all levels</source>
        <translation>جلوتر : عقب‌تر، در همهٔ سطح‌ها</translation>
    </message>
    <message>
        <source>● won   ○ lost</source>
        <translation>● برد   ○ باخت</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} more than before.</source>
        <translation>{count} بازی آخر شما: میانگین {mean}، {more} امتیاز بیشتر از قبل.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, {more} fewer than before.</source>
        <translation>{count} بازی آخر شما: میانگین {mean}، {more} امتیاز کمتر از قبل.</translation>
    </message>
    <message>
        <source>Your last {count} games: {mean} on average, the same as before.</source>
        <translation>{count} بازی آخر شما: میانگین {mean}، مثل قبل.</translation>
    </message>
    <message>
        <source>played</source>
        <translation>بازی‌شده</translation>
    </message>
    <message>
        <source>won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>best</source>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>average</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>win streak</source>
        <translation>برد پیاپی</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>بیشترین برد پیاپی</translation>
    </message>
    <message>
        <source>suns</source>
        <translation>خورشیدک</translation>
    </message>
    <message>
        <source>most suns</source>
        <translation>بیشترین خورشیدک</translation>
    </message>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
    <message>
        <source>The Champion</source>
        <translation>قهرمان</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازی</numerusform>
        </translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>ریتینگ</translation>
    </message>
    <message>
        <source>The medium level has {medium}. With {more} more you win three games in four.</source>
        <translation>سطح متوسط {medium} دارد. با {more} بیشتر، از هر چهار بازی سه تا را می‌برید.</translation>
    </message>
    <message>
        <source>Against each opponent</source>
        <translation>در برابر هر حریف</translation>
    </message>
    <message>
        <source>{variant}. The Champion scores {more} more here: {kind}.</source>
        <translation>{variant}. بازیکن «قهرمان» از این بخش {more} امتیاز بیشتر می‌گیرد: {kind}.</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>امتیاز شما از کجا می‌آید</translation>
    </message>
    <message numerus="yes">
        <source>%Ln player(s)</source>
        <translation>
            <numerusform>%Ln&#xa0;بازیکن</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>بازی‌ها</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>میانگین</translation>
    </message>
    <message>
        <source>Earlier rules</source>
        <translation>قوانین قبلی</translation>
    </message>
    <message>
        <source>By game and variant</source>
        <translation>به تفکیک بازی و شیوه</translation>
    </message>
</context>
<context>
    <name>Surface</name>
    <message>
        <source>Put back.</source>
        <translation>سر جایش برگشت.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>View</source>
        <translation>نما</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Share and save</source>
        <translation>اشتراک‌گذاری و ذخیره</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>Undo</source>
        <translation>پس گرفتن حرکت</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>نمایش دوباره</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>یک حرکت به عقب</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>یک حرکت به جلو</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>بزرگ‌نمایی</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>کوچک‌نمایی</translation>
    </message>
    <message>
        <source>Fit the table to the window</source>
        <translation>نمایش کامل میز در پنجره</translation>
    </message>
    <message>
        <source>Read out the score</source>
        <translation>اعلام وضعیت بازی</translation>
    </message>
    <message>
        <source>Save a picture…</source>
        <translation>ذخیرهٔ تصویر…</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>کپی تصویر</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>ذخیرهٔ بازی با نام…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>بهترین نتیجهٔ ممکن</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>آموزش گام‌به‌گام</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>صفحهٔ اصلی</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>منو</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>گام‌به‌گام</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>آهسته</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>معمولی</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سریع</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>آنی</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل بازی</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>بهترین حرکت را پیدا کنید</translation>
    </message>
    <message>
        <source>Play back from the start, or pause</source>
        <translation>پخش حرکت‌ها از آغاز، یا مکث</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>پنل کناری</translation>
    </message>
    <message>
        <source>Copy the result as text</source>
        <translation>کپی نتیجه به‌صورت متن</translation>
    </message>
    <message>
        <source>Restart with the same deal</source>
        <translation>شروع دوبارهٔ همین دست</translation>
    </message>
    <message>
        <source>New deal, same players</source>
        <translation>دست تازه با همین بازیکنان</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ادامهٔ بازی از همین‌جا</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Take back as practice</source>
        <translation>پس گرفتن برای تمرین</translation>
    </message>
    <message>
        <source>You have not moved yet, so there is nothing to take back.</source>
        <translation>هنوز حرکتی نکرده‌اید: چیزی برای پس گرفتن ندارید.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Press Esc again to leave. Your game is saved.</source>
        <translation>برای خروج، ⁨Esc⁩ را دوباره بزنید. بازی‌تان ذخیره شده است.</translation>
    </message>
    <message>
        <source>Press Esc again to leave.</source>
        <translation>برای خروج، ⁨Esc⁩ را دوباره بزنید.</translation>
    </message>
    <message>
        <source>The result is on the clipboard. Friends can paste it into “New game”.</source>
        <translation>نتیجه کپی شد. دوستانتان می‌توانند آن را در «بازی تازه» بچسبانند.</translation>
    </message>
    <message>
        <source>It would lie here. Press again to place it.</source>
        <translation>جایش اینجاست. دوباره بزنید تا گذاشته شود.</translation>
    </message>
    <message>
        <source>Something new has been revealed since then. You can still take this back as practice, but then the game no longer counts.</source>
        <translation>بعد از این حرکت چیز تازه‌ای رو شده است. می‌توانید حرکت را برای تمرین پس بگیرید، ولی این بازی دیگر به حساب نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>TableSide</name>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>حرکت‌ها</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قوانین</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>تحلیل بازی</translation>
    </message>
</context>
<context>
    <name>TableStatus</name>
    <message>
        <source>Replay: move {number} of {all}</source>
        <translation>مرور بازی: حرکت {number} از {all}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>⁨{name}⁩ دارد فکر می‌کند…</translation>
    </message>
    <message>
        <source>The round is over. Press Enter or click to continue.</source>
        <translation>این دور تمام شد. برای ادامه، ⁨Enter⁩ را بزنید یا کلیک کنید.</translation>
    </message>
    <message>
        <source>Step by step: click or press Enter to see the next move.</source>
        <translation>گام‌به‌گام: برای دیدن حرکت بعدی کلیک کنید یا ⁨Enter⁩ را بزنید.</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}، نوبت شماست</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>⁨{name}⁩ دارد بازی می‌کند</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>بازگشت به بازی</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>حرکت بعدی</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Practice: undo freely, the result does not count</source>
        <translation>بازی تمرینی: پس گرفتن حرکت آزاد است و نتیجه به حساب نمی‌آید</translation>
    </message>
    <message>
        <source>With hints: no record is set</source>
        <translation>با راهنمایی: در این بازی رکوردی ثبت نمی‌شود</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>امتیاز گروه</translation>
    </message>
    <message>
        <source>Daily game, {day}</source>
        <translation>بازی روز، {day}</translation>
    </message>
</context>
<context>
    <name>TutorialCard</name>
    <message>
        <source>Hints are free in your first three games. Later, a game with hints sets no record.</source>
        <translation>در سه بازی اولتان راهنمایی گرفتن آزاد است. بعد از آن، در بازی‌ای که راهنمایی بگیرید رکوردی ثبت نمی‌شود.</translation>
    </message>
    <message>
        <source>The tutorial goes on as soon as you’ve done it.</source>
        <translation>همین که انجامش دادید، آموزش ادامه پیدا می‌کند.</translation>
    </message>
    <message>
        <source>You’ve already done this.</source>
        <translation>این گام را قبلاً انجام داده‌اید.</translation>
    </message>
    <message>
        <source>You’ve already done the next step, so let’s go on.</source>
        <translation>گام بعدی را هم انجام داده‌اید؛ پس ادامه می‌دهیم.</translation>
    </message>
    <message>
        <source>Leave the tutorial</source>
        <translation>خروج از آموزش</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>بعدی</translation>
    </message>
</context>
<context>
    <name>WholeRulesPage</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>قوانین {game}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>آموزش گام‌به‌گام</translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Larger text</source>
        <translation>نوشته‌های بزرگ‌تر</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>نوشته‌های کوچک‌تر</translation>
    </message>
    <message>
        <source>Default text size</source>
        <translation>اندازهٔ معمول نوشته‌ها</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>بستن برنامه</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>میان‌برهای صفحه‌کلید</translation>
    </message>
</context>
<context>
    <name>harmonia</name>
    <message>
        <source>The aim</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>کاشی‌ها</translation>
    </message>
    <message>
        <source>Each of the six sides of a tile is either light green or bears ornament. There are fourteen possible kinds, with six tiles of each: 84 in all. Tiles may be rotated, but not flipped.</source>
        <translation>هر کاشی شش ضلع دارد و هر ضلع یا سبز روشن است یا طرح‌دار. همهٔ حالت‌های ممکن روی‌هم چهارده نوع می‌شوند و از هر نوع شش کاشی هست: جمعاً ۸۴ کاشی. کاشی‌ها را می‌شود چرخاند، ولی نمی‌شود پشت‌ورو کرد.</translation>
    </message>
    <message>
        <source>The ornament on a tile’s sides always joins in its middle. The blank tile has none.</source>
        <translation>طرحِ همهٔ ضلع‌های طرح‌دار هر کاشی در وسط آن به هم وصل می‌شود. کاشی بی‌طرح هیچ ضلع طرح‌داری ندارد.</translation>
    </message>
    <message>
        <source>The hands</source>
        <translation>دست بازیکنان</translation>
    </message>
    <message>
        <source>Sixty tiles are dealt: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six. The remaining 24 stay out of the game, and nobody sees them.</source>
        <translation>شصت کاشی پخش می‌شود: در بازی دونفره به هر نفر ۳۰ کاشی می‌رسد، در سه‌نفره ۲۰، در چهارنفره ۱۵، در پنج‌نفره ۱۲ و در شش‌نفره ۱۰. بقیه (۲۴ کاشی) بیرون از بازی می‌مانند و هیچ‌کس آن‌ها را نمی‌بیند.</translation>
    </message>
    <message>
        <source>Your tiles stand behind your screen. You may describe them and point at tiles of the layout as often as you like, at any time, but you may not show them. You can say how many tiles of a kind you have, announce your whole hand, ask for a cell to be left or filled, ask for room for a tile, or point at a tile. If you know what a partner has, you can ask for one of those tiles on a certain cell. Several requests can be open at once, and you can take them back. Computer partners know exactly what you have told them about your hand.</source>
        <translation>کاشی‌های شما پشت پاراوانتان است. هر وقت و هر قدر بخواهید می‌توانید درباره‌شان حرف بزنید و به کاشی‌های چیدمان اشاره کنید، ولی نباید کاشی‌های خودتان را نشان بدهید. می‌توانید بگویید از یک نوع چند کاشی دارید، همهٔ دستتان را اعلام کنید، بخواهید خانه‌ای را برایتان نگه دارند یا پر کنند، برای یک کاشی جا بخواهید، یا به کاشی‌ای اشاره کنید. اگر بدانید هم‌بازی‌تان چه دارد، می‌توانید بخواهید یکی از آن کاشی‌ها را در خانهٔ مشخصی بگذارد. می‌توانید هم‌زمان چند درخواست داشته باشید و هر کدام را خواستید پس بگیرید. هم‌بازی‌های کامپیوتری از دست شما فقط همان را می‌دانند که خودتان گفته‌اید.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>روند هر نوبت</translation>
    </message>
    <message>
        <source>A tile that fits nowhere</source>
        <translation>کاشی‌ای که به هیچ‌جا نمی‌خورد</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, the game is lost at once. So look before you show it.</source>
        <translation>اگر کاشی‌ای که رو می‌کنید به هیچ‌جا نخورد، همان لحظه بازی را باخته‌اید. پس پیش از رو کردن، خوب نگاه کنید.</translation>
    </message>
    <message>
        <source>If the tile you show fits nowhere, it is a misfit tile: it is set aside and costs 10 points. It also counts as unused at the end, so it costs 12 in all.</source>
        <translation>اگر کاشی‌ای که رو می‌کنید به هیچ‌جا نخورد، کاشی ناجور است: کنار گذاشته می‌شود و ۱۰ امتیاز از شما کم می‌کند. در پایان بازی هم جزو کاشی‌های بی‌استفاده است و روی‌هم ۱۲ امتیاز ضرر دارد.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>The game ends when all tiles have been played, or earlier if everyone agrees. Before showing a tile, the player whose turn it is may propose the end. The others are then asked one after another. If all agree, the game is over; at the first refusal it goes on, and the end cannot be proposed again that turn.</source>
        <translation>بازی وقتی تمام می‌شود که همهٔ کاشی‌ها بازی شده باشند، یا زودتر، اگر همه موافق باشند. هر کس نوبتش است می‌تواند پیش از رو کردن کاشی، پایان بازی را پیشنهاد کند. بعد نظر بقیه یکی‌یکی پرسیده می‌شود. اگر همه موافق باشند، بازی تمام است؛ با اولین «نه» بازی ادامه پیدا می‌کند و در همان نوبت دیگر نمی‌شود پایان را پیشنهاد کرد.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>برد</translation>
    </message>
    <message>
        <source>You win if at the end the layout is a regular hexagon with four tiles a side, that is 37 tiles and not one more, and its whole outer border is light green. How the ornaments run inside does not matter.</source>
        <translation>وقتی می‌برید که در پایان بازی، چیدمان یک شش‌ضلعی منتظم با چهار کاشی در هر ضلع باشد، یعنی ۳۷ کاشی و نه یکی بیشتر، و حاشیهٔ بیرونی‌اش سراسر سبز روشن باشد. اینکه طرح‌ها در داخل چه شکلی پیدا کنند مهم نیست.</translation>
    </message>
    <message>
        <source>Points for the shape</source>
        <translation>امتیاز شکل</translation>
    </message>
    <message>
        <source>You begin with 10 points for each player. Then look at the outline of the layout: a hexagon with equal sides gives 50, a triangle or a rhombus with equal sides 30, any other outline with a mirror axis 20, any other 10. A layout that encloses an empty cell gives nothing for its shape.</source>
        <translation>کار را با ۱۰ امتیاز برای هر بازیکن شروع می‌کنید. بعد به شکل کلی چیدمان نگاه کنید: شش‌ضلعی با ضلع‌های برابر ۵۰ امتیاز دارد، مثلث یا لوزی با ضلع‌های برابر ۳۰، هر شکل دیگری که محور تقارن داشته باشد ۲۰ و بقیهٔ شکل‌ها ۱۰. چیدمانی که خانهٔ خالی‌ای را در میان گرفته باشد، برای شکلش امتیازی ندارد.</translation>
    </message>
    <message>
        <source>If the whole outer border is light green, the points for the shape count three times.</source>
        <translation>اگر حاشیهٔ بیرونی سراسر سبز روشن باشد، امتیاز شکل سه برابر می‌شود.</translation>
    </message>
    <message>
        <source>Points for patterns</source>
        <translation>امتیاز نقش‌ها</translation>
    </message>
    <message>
        <source>Tiles whose ornaments join make a pattern. A pattern counts if it is closed and symmetric. Closed: each of its ornament sides touches another tile. Symmetric: some straight line mirrors it exactly, tiles and ornaments. The line may run through the tiles, through their corners or along their sides.</source>
        <translation>کاشی‌هایی که طرحشان به هم وصل می‌شود یک نقش می‌سازند. نقش وقتی امتیاز دارد که بسته و متقارن باشد. بسته یعنی هر ضلع طرح‌دارش به کاشی دیگری چسبیده باشد. متقارن یعنی خطی راست پیدا شود که دو طرفش، هم کاشی‌ها و هم طرح‌ها، دقیقاً قرینهٔ هم باشند. این خط می‌تواند از وسط کاشی‌ها، از گوشه‌هایشان یا از روی ضلع‌هایشان بگذرد.</translation>
    </message>
    <message>
        <source>A pattern of three tiles gives 10, of four to six tiles 20, of seven or more 60. Smaller ones give nothing.</source>
        <translation>نقشی با سه کاشی ۱۰ امتیاز دارد، با چهار تا شش کاشی ۲۰ امتیاز و با هفت کاشی یا بیشتر ۶۰ امتیاز. نقش‌های کوچک‌تر امتیازی ندارند.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>شکل</translation>
    </message>
    <message>
        <source>Light-green border</source>
        <translation>حاشیهٔ سبز روشن</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>نقش‌ها</translation>
    </message>
    <message>
        <source>Unused tiles</source>
        <translation>کاشی‌های بی‌استفاده</translation>
    </message>
    <message>
        <source>Misfit tiles</source>
        <translation>کاشی‌های ناجور</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>تک‌نفره</translation>
    </message>
    <message>
        <source>To play alone, take several seats yourself, or give the others to the computer. The rules stay the same.</source>
        <translation>برای بازی تک‌نفره، خودتان به جای چند نفر بازی کنید یا جای بقیه را به کامپیوتر بدهید. قوانین همان است.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>چیدن بازی رومیزی</translation>
    </message>
    <message>
        <source>The box holds 84 hexagonal tiles and 6 screens. Everybody takes a screen.</source>
        <translation>در جعبه ۸۴ کاشی شش‌ضلعی و ۶ پاراوان هست. هر بازیکن یک پاراوان برمی‌دارد.</translation>
    </message>
    <message>
        <source>Mix all tiles face down on the table. Everybody takes tiles and turns them up behind their screen: 30 each for two players, 20 for three, 15 for four, 12 for five, 10 for six.</source>
        <translation>همهٔ کاشی‌ها را به پشت روی میز بگذارید و مخلوط کنید. هر بازیکن کاشی‌هایش را برمی‌دارد و پشت پاراوانش رو می‌کند: در بازی دونفره نفری ۳۰ تا، سه‌نفره ۲۰، چهارنفره ۱۵، پنج‌نفره ۱۲ و شش‌نفره ۱۰.</translation>
    </message>
    <message>
        <source>Put the other 24 tiles aside, face down. Nobody may look at them.</source>
        <translation>۲۴ کاشی دیگر را به پشت کنار بگذارید. هیچ‌کس نباید نگاهشان کند.</translation>
    </message>
    <message>
        <source>The youngest goes first, then play goes clockwise. You may say what tiles you have and what you need, and point at tiles that were played, as often as you like. You may not show, photograph or draw your own.</source>
        <translation>جوان‌ترین بازیکن آغاز می‌کند و نوبت ساعت‌گرد می‌چرخد. هر قدر بخواهید می‌توانید بگویید چه کاشی‌هایی دارید و چه لازم دارید، و به کاشی‌های بازی‌شده اشاره کنید؛ ولی نباید کاشی‌های خودتان را نشان بدهید، از آن‌ها عکس بگیرید یا شکلشان را بکشید.</translation>
    </message>
    <message>
        <source>In the advanced game, write down your points to compare them with those of other teams and other games.</source>
        <translation>در بازی پیشرفته، امتیازتان را یادداشت کنید تا با گروه‌ها و بازی‌های دیگر مقایسه کنید.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>برداشت‌های ما</translation>
    </message>
    <message>
        <source>Sides of equal length have at least two tiles each: a single tile is symmetric and worth 20, not a hexagon worth 50.</source>
        <translation>ضلع‌های برابر دست‌کم دو کاشی دارند: یک کاشی تنها متقارن است و ۲۰ امتیاز دارد، نه شش‌ضلعی با ۵۰ امتیاز.</translation>
    </message>
    <message>
        <source>The pictures of the three examples are lost. The layouts shown here are ours, with exactly those shapes and patterns.</source>
        <translation>تصویر سه مثال در دست نیست. چیدمان‌های اینجا از خود ماست، درست با همان شکل‌ها و نقش‌ها.</translation>
    </message>
    <message>
        <source>Harmonia</source>
        <translation>هارمونیا</translation>
    </message>
    <message>
        <source>Talk, plan and complete a hexagon. You win or lose together.</source>
        <translation>حرف بزنید، نقشه بکشید و شش‌ضلعی را کامل کنید. برد و باخت همه با هم است.</translation>
    </message>
    <message>
        <source>Channing Jones</source>
        <translation>چنینگ جونز</translation>
    </message>
    <message>
        <source>The first click or Enter on a cell shows how the tile would lie, the second one places it. A placed tile is final.</source>
        <translation>اولین کلیک یا ⁨Enter⁩ روی خانه نشان می‌دهد کاشی چطور می‌نشیند و دومی آن را می‌گذارد. کاشی گذاشته‌شده را نمی‌شود پس گرفت.</translation>
    </message>
    <message>
        <source>Requests of partners</source>
        <translation>درخواست‌های هم‌بازی‌ها</translation>
    </message>
    <message>
        <source>Computer players show which tile they would like where. Without this, they do so only when you ask for their plan.</source>
        <translation>بازیکنان کامپیوتری نشان می‌دهند کدام کاشی را کجا می‌خواهند. اگر این گزینه خاموش باشد، فقط وقتی نقشه‌شان را بپرسید نشان می‌دهند.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>نوع بازی</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>دست بازیکنان</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>پایه</translation>
    </message>
    <message>
        <source>Lay the hexagon of 37 tiles with a light-green border; a misfit tile loses at once.</source>
        <translation>با ۳۷ کاشی یک شش‌ضلعی با حاشیهٔ سبز روشن بچینید؛ با اولین کاشی ناجور همان لحظه می‌بازید.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>پیشرفته</translation>
    </message>
    <message>
        <source>Earn points for the shape and for closed, symmetric patterns; 200 is a good score.</source>
        <translation>برای شکل چیدمان و نقش‌های بستهٔ متقارن امتیاز بگیرید؛ ۲۰۰ امتیاز نتیجهٔ خوبی است.</translation>
    </message>
    <message>
        <source>A hand for each player</source>
        <translation>هر کس دست خودش</translation>
    </message>
    <message>
        <source>Players sharing a screen do not see each other’s tiles: a curtain comes down between turns.</source>
        <translation>کسانی که پای یک نمایشگر بازی می‌کنند کاشی‌های هم را نمی‌بینند: بین نوبت‌ها پرده‌ای روی صفحه می‌افتد.</translation>
    </message>
    <message>
        <source>One person plays all hands</source>
        <translation>همهٔ دست‌ها با یک نفر</translation>
    </message>
    <message>
        <source>One person plays every seat not taken by the computer and sees all those tiles.</source>
        <translation>یک نفر به جای همهٔ بازیکنان غیر از کامپیوتر بازی می‌کند و کاشی‌های همه‌شان را می‌بیند.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>این حرکت در این بازی وجود ندارد.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>چنین کاشی‌ای وجود ندارد.</translation>
    </message>
    <message>
        <source>The tile cannot be turned like that.</source>
        <translation>کاشی را این‌طور نمی‌شود چرخاند.</translation>
    </message>
    <message>
        <source>You can ask for a cell to be left or filled.</source>
        <translation>می‌توانید بخواهید خانه‌ای را برایتان نگه دارند یا پر کنند.</translation>
    </message>
    <message>
        <source>You have no such tile in your hand.</source>
        <translation>چنین کاشی‌ای در دستتان نیست.</translation>
    </message>
    <message>
        <source>Show a tile first, then place it.</source>
        <translation>اول یک کاشی رو کنید، بعد آن را بگذارید.</translation>
    </message>
    <message>
        <source>The tile you have shown must be placed first.</source>
        <translation>اول باید کاشی‌ای را که رو کرده‌اید بگذارید.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>در این خانه از قبل یک کاشی هست.</translation>
    </message>
    <message>
        <source>The cell must lie beside a placed tile.</source>
        <translation>خانه باید کنار یکی از کاشی‌های گذاشته‌شده باشد.</translation>
    </message>
    <message>
        <source>The first tile goes on the cell in the middle.</source>
        <translation>کاشی اول باید در خانهٔ وسط گذاشته شود.</translation>
    </message>
    <message>
        <source>Touching sides must match: light green to light green, ornament to ornament. Turn the tile or choose another cell.</source>
        <translation>ضلع‌هایی که به هم می‌رسند باید با هم بخوانند: سبز روشن با سبز روشن، طرح‌دار با طرح‌دار. کاشی را بچرخانید یا خانهٔ دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>The others know that already.</source>
        <translation>بقیه این را می‌دانند.</translation>
    </message>
    <message>
        <source>The others know your whole hand already.</source>
        <translation>بقیه همهٔ دستتان را می‌دانند.</translation>
    </message>
    <message>
        <source>You know that hand already.</source>
        <translation>این دست را از پیش می‌دانید.</translation>
    </message>
    <message>
        <source>You do not have that number of tiles of this kind.</source>
        <translation>از این نوع، این تعداد کاشی ندارید.</translation>
    </message>
    <message>
        <source>This tile does not fit there: ornament must touch ornament, and light green light green.</source>
        <translation>این کاشی به آنجا نمی‌خورد: طرح باید کنار طرح باشد و سبز روشن کنار سبز روشن.</translation>
    </message>
    <message>
        <source>The end can be proposed once the first tile is placed.</source>
        <translation>پایان بازی را وقتی می‌شود پیشنهاد کرد که کاشی اول گذاشته شده باشد.</translation>
    </message>
    <message>
        <source>The others do not want to end yet. You can ask again on your next turn.</source>
        <translation>بقیه هنوز نمی‌خواهند بازی تمام شود. در نوبت بعدی‌تان می‌توانید دوباره بپرسید.</translation>
    </message>
    <message>
        <source>Nobody has proposed to end the game.</source>
        <translation>کسی پایان بازی را پیشنهاد نکرده است.</translation>
    </message>
    <message>
        <source>First say whether the game should end.</source>
        <translation>اول جواب بدهید که بازی تمام شود یا نه.</translation>
    </message>
    <message>
        <source>Players: {players}</source>
        <translation>بازیکنان: {players}</translation>
    </message>
    <message>
        <source>Shape: {shape}</source>
        <translation>شکل: {shape}</translation>
    </message>
    <message>
        <source>Light-green border: {light_green}</source>
        <translation>حاشیهٔ سبز روشن: {light_green}</translation>
    </message>
    <message>
        <source>Unused tiles: {tiles}</source>
        <translation>کاشی‌های بی‌استفاده: {tiles}</translation>
    </message>
    <message>
        <source>Misfit tiles: {tiles}</source>
        <translation>کاشی‌های ناجور: {tiles}</translation>
    </message>
    <message>
        <source>Tiles placed: {tiles} (goal: {goal})</source>
        <translation>کاشی‌های گذاشته‌شده: {tiles} از {goal}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>هنوز شکل نگرفته</translation>
    </message>
    <message>
        <source>has a hole</source>
        <translation>حفره‌دار</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>شش‌ضلعی</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>مثلث</translation>
    </message>
    <message>
        <source>rhombus</source>
        <translation>لوزی</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>متقارن</translation>
    </message>
    <message>
        <source>irregular</source>
        <translation>نامنظم</translation>
    </message>
    <message>
        <source>A good result</source>
        <translation>نتیجه‌ای خوب</translation>
    </message>
    <message>
        <source>A very good result</source>
        <translation>نتیجه‌ای خیلی خوب</translation>
    </message>
    <message>
        <source>blank tile</source>
        <translation>کاشی بی‌طرح</translation>
    </message>
    <message>
        <source>tile with one ornament side</source>
        <translation>کاشی با یک ضلع طرح‌دار</translation>
    </message>
    <message>
        <source>tile with two neighbouring ornament sides</source>
        <translation>کاشی با دو ضلع طرح‌دار کنار هم</translation>
    </message>
    <message>
        <source>tile with two ornament sides, one side apart</source>
        <translation>کاشی با دو ضلع طرح‌دار یک‌درمیان</translation>
    </message>
    <message>
        <source>tile with two opposite ornament sides</source>
        <translation>کاشی با دو ضلع طرح‌دار روبه‌روی هم</translation>
    </message>
    <message>
        <source>tile with three neighbouring ornament sides</source>
        <translation>کاشی با سه ضلع طرح‌دار کنار هم</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a pair, then a single one clockwise</source>
        <translation>کاشی با سه ضلع طرح‌دار: یک جفت، سپس ساعت‌گرد یک ضلع تک</translation>
    </message>
    <message>
        <source>tile with three ornament sides: a single one, then clockwise a pair</source>
        <translation>کاشی با سه ضلع طرح‌دار: یک ضلع تک، سپس ساعت‌گرد یک جفت</translation>
    </message>
    <message>
        <source>tile with ornament on every other side</source>
        <translation>کاشی با سه ضلع طرح‌دار یک‌درمیان</translation>
    </message>
    <message>
        <source>tile with four neighbouring ornament sides</source>
        <translation>کاشی با چهار ضلع طرح‌دار کنار هم</translation>
    </message>
    <message>
        <source>tile with four ornament sides: three and a single one</source>
        <translation>کاشی با چهار ضلع طرح‌دار: سه‌تا کنار هم و یک ضلع تک</translation>
    </message>
    <message>
        <source>tile with four ornament sides: two opposite pairs</source>
        <translation>کاشی با چهار ضلع طرح‌دار: دو جفت روبه‌روی هم</translation>
    </message>
    <message>
        <source>tile with five ornament sides</source>
        <translation>کاشی با پنج ضلع طرح‌دار</translation>
    </message>
    <message>
        <source>tile with six ornament sides</source>
        <translation>کاشی با شش ضلع طرح‌دار</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>column {column}, row {row}</source>
        <translation>ستون ⁨{column}⁩، ردیف ⁨{row}⁩</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: خالی</translation>
    </message>
    <message>
        <source>{cell}: {tile}, ornament {sides}</source>
        <translation>{cell}: {tile}، جای طرح: {sides}</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}، {rest}</translation>
    </message>
    <message>
        <source>Placed: {cell}</source>
        <translation>گذاشته شد: {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. My next tile could be: {tile} → {cell}</source>
        <translation>می‌دانم شش‌ضلعی را چطور پر کنیم. کاشی بعدی من شاید این باشد: {tile} ← {cell}</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. My next tile could be: {tile} → {cell}</source>
        <translation>با نقشهٔ من به {points} امتیاز می‌رسیم. کاشی بعدی من شاید این باشد: {tile} ← {cell}</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. My next tile could be: {tile} → {cell}</source>
        <translation>دارم روی یک نقش {size}‌تایی کار می‌کنم. کاشی بعدی من شاید این باشد: {tile} ← {cell}</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>بالا-راست</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>پایین-راست</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>You do not know of such a tile. Ask your partners first what they have.</source>
        <translation>نمی‌دانید کسی چنین کاشی‌ای دارد یا نه. اول از هم‌بازی‌ها بپرسید چه دارند.</translation>
    </message>
    <message>
        <source>Your partner has no such tile.</source>
        <translation>هم‌بازی‌تان چنین کاشی‌ای ندارد.</translation>
    </message>
    <message>
        <source>None of the tiles your partners have told you about fits there.</source>
        <translation>هیچ‌کدام از کاشی‌هایی که هم‌بازی‌ها اعلام کرده‌اند به آنجا نمی‌خورد.</translation>
    </message>
    <message>
        <source>You have not asked for anything there.</source>
        <translation>برای این خانه درخواستی نکرده‌اید.</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>بالا سمت چپ</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>بالا سمت راست</translation>
    </message>
    <message>
        <source>on the left</source>
        <translation>سمت چپ</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>وسط</translation>
    </message>
    <message>
        <source>on the right</source>
        <translation>سمت راست</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>پایین سمت چپ</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>پایین سمت راست</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>پایین-چپ</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>بالا-چپ</translation>
    </message>
    <message>
        <source>Shows: {tile}</source>
        <translation>رو شد: {tile}</translation>
    </message>
    <message>
        <source>Shows: {tile}. It fits nowhere.</source>
        <translation>رو شد: {tile}. به هیچ‌جا نمی‌خورد.</translation>
    </message>
    <message>
        <source>{tile} → {cell}</source>
        <translation>{tile} ← {cell}</translation>
    </message>
    <message>
        <source>“I have {count} of this kind.” ({tile})</source>
        <translation>«از این نوع {count} تا دارم.» ({tile})</translation>
    </message>
    <message>
        <source>“This is my whole hand.”</source>
        <translation>«این همهٔ دست من است.»</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.” ({cell})</source>
        <translation>«لطفاً این خانه را برای من نگه دارید.» ({cell})</translation>
    </message>
    <message>
        <source>“Please fill this cell.” ({cell})</source>
        <translation>«لطفاً این خانه را پر کنید.» ({cell})</translation>
    </message>
    <message>
        <source>“Never mind what I asked for there.” ({cell})</source>
        <translation>«درخواستم برای این خانه را پس می‌گیرم.» ({cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here: it closes a pattern of {size}.”</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید تا یک نقش {size}‌تایی بسته شود.»</translation>
    </message>
    <message>
        <source>“Please place this tile here: it keeps the border light green.”</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید تا حاشیه سبز روشن بماند.»</translation>
    </message>
    <message>
        <source>“Please place this tile here: only you can.”</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید؛ این کار فقط از شما برمی‌آید.»</translation>
    </message>
    <message>
        <source>“I’d like that, too.”</source>
        <translation>«من هم همین را می‌خواهم.»</translation>
    </message>
    <message>
        <source>“Never mind what I asked for.”</source>
        <translation>«درخواستم را پس می‌گیرم.»</translation>
    </message>
    <message>
        <source>“Please leave this cell to me.”</source>
        <translation>«لطفاً این خانه را برای من نگه دارید.»</translation>
    </message>
    <message>
        <source>“Please fill this cell.”</source>
        <translation>«لطفاً این خانه را پر کنید.»</translation>
    </message>
    <message>
        <source>“Look at this tile.”</source>
        <translation>«این کاشی را ببینید.»</translation>
    </message>
    <message>
        <source>“Please make room for this one.” ({tile})</source>
        <translation>«لطفاً برای این یکی جا باز کنید.» ({tile})</translation>
    </message>
    <message>
        <source>“What do you have?”</source>
        <translation>«چه کاشی‌هایی دارید؟»</translation>
    </message>
    <message>
        <source>“Should we end the game here?”</source>
        <translation>«بازی را همین‌جا تمام کنیم؟»</translation>
    </message>
    <message>
        <source>“Should we end the game here, with {points} points?”</source>
        <translation>«بازی را همین‌جا با {points} امتیاز تمام کنیم؟»</translation>
    </message>
    <message>
        <source>“The hexagon can no longer be completed. Should we end the game here?”</source>
        <translation>«دیگر نمی‌شود شش‌ضلعی را کامل کرد. بازی را همین‌جا تمام کنیم؟»</translation>
    </message>
    <message>
        <source>“Yes, let’s end it.”</source>
        <translation>«بله، تمامش کنیم.»</translation>
    </message>
    <message>
        <source>“No, let’s go on.”</source>
        <translation>«نه، ادامه بدهیم.»</translation>
    </message>
    <message>
        <source>Choose a tile from your hand and place it.</source>
        <translation>یک کاشی از دستتان انتخاب کنید و بگذارید.</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>این کاشی را بگذارید: {tile}.</translation>
    </message>
    <message>
        <source>End the game here?</source>
        <translation>بازی همین‌جا تمام شود؟</translation>
    </message>
    <message>
        <source>The hexagon is complete. End the game and win?</source>
        <translation>شش‌ضلعی کامل است. بازی همین‌جا با برد تمام شود؟</translation>
    </message>
    <message>
        <source>Another player is choosing a tile.</source>
        <translation>بازیکن دیگری دارد کاشی انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>Another player places the {tile}.</source>
        <translation>بازیکن دیگری این کاشی را می‌گذارد: {tile}.</translation>
    </message>
    <message>
        <source>The others are being asked whether to end the game.</source>
        <translation>از بقیه پرسیده می‌شود که بازی تمام شود یا نه.</translation>
    </message>
    <message>
        <source>The shown tile fits nowhere: the game is lost.</source>
        <translation>کاشی روشده به هیچ‌جا نمی‌خورد: بازی را باختید.</translation>
    </message>
    <message>
        <source>The hexagon is complete: you have won together!</source>
        <translation>شش‌ضلعی کامل شد: همه با هم بردید!</translation>
    </message>
    <message>
        <source>The layout is not the hexagon with a light-green border: the game is lost.</source>
        <translation>چیدمان، شش‌ضلعی با حاشیهٔ سبز روشن نیست: بازی را باختید.</translation>
    </message>
    <message>
        <source>Closed, symmetric pattern. Tiles: {tiles}. Points: {points}</source>
        <translation>نقش بسته و متقارن. کاشی‌ها: {tiles}. امتیاز: {points}</translation>
    </message>
    <message>
        <source>Symmetric, but not closed. Tiles: {tiles}. Open sides: {open}</source>
        <translation>متقارن است، ولی بسته نیست. کاشی‌ها: {tiles}. ضلع‌های باز: {open}</translation>
    </message>
    <message>
        <source>Closed, but not symmetric. Tiles: {tiles}</source>
        <translation>بسته است، ولی متقارن نیست. کاشی‌ها: {tiles}</translation>
    </message>
    <message>
        <source>Neither closed nor symmetric. Tiles: {tiles}. Open sides: {open}</source>
        <translation>نه بسته است و نه متقارن. کاشی‌ها: {tiles}. ضلع‌های باز: {open}</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. Here, for example, I’d spoil nothing: {tile} → {cell}</source>
        <translation>فعلاً نمی‌توانم نقشی را پیش ببرم؛ ولی مثلاً با این کار چیزی خراب نمی‌شود: {tile} ← {cell}</translation>
    </message>
    <message>
        <source>I have a plan, but no tile for it now.</source>
        <translation>نقشه‌ای دارم، ولی فعلاً کاشی‌اش را ندارم.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for: {tile} → {cell}</source>
        <translation>برای نقشه‌ام همان کاشی‌ای لازم است که خواسته‌ام: {tile} ← {cell}</translation>
    </message>
    <message>
        <source>I see how we can fill the hexagon. This could be my next tile.</source>
        <translation>می‌دانم شش‌ضلعی را چطور پر کنیم. کاشی بعدی من شاید این باشد.</translation>
    </message>
    <message>
        <source>My plan leads to {points} points. This could be my next tile.</source>
        <translation>با نقشهٔ من به {points} امتیاز می‌رسیم. کاشی بعدی من شاید این باشد.</translation>
    </message>
    <message>
        <source>I’m working on a pattern of {size} tiles. This could be my next tile.</source>
        <translation>دارم روی یک نقش {size}‌تایی کار می‌کنم. کاشی بعدی من شاید این باشد.</translation>
    </message>
    <message>
        <source>I can’t add to a pattern now. This tile, for example, would spoil nothing.</source>
        <translation>فعلاً نمی‌توانم نقشی را پیش ببرم؛ ولی مثلاً با این کاشی چیزی خراب نمی‌شود.</translation>
    </message>
    <message>
        <source>My plan waits for the tile I’ve asked for.</source>
        <translation>برای نقشه‌ام همان کاشی‌ای لازم است که خواسته‌ام.</translation>
    </message>
    <message>
        <source>I see no sure way to fill the hexagon.</source>
        <translation>راه مطمئنی برای پر کردن شش‌ضلعی نمی‌بینم.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>دست شما</translation>
    </message>
    <message>
        <source>Announce my hand</source>
        <translation>اعلام دست من</translation>
    </message>
    <message>
        <source>Propose the end</source>
        <translation>پیشنهاد پایان بازی</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>پایان همین‌جا</translation>
    </message>
    <message>
        <source>You can stop once the first tile is placed.</source>
        <translation>پس از گذاشته شدن کاشی اول می‌توانید بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if you stop here, you lose the game.</source>
        <translation>شش‌ضلعی کامل نیست: اگر همین‌جا تمام کنید، بازی را می‌بازید.</translation>
    </message>
    <message>
        <source>The hexagon is complete: if you stop here, you win the game.</source>
        <translation>شش‌ضلعی کامل است: اگر همین‌جا تمام کنید، بازی را می‌برید.</translation>
    </message>
    <message>
        <source>If you stop here, your score is {points}.</source>
        <translation>اگر همین‌جا تمام کنید، امتیازتان {points} می‌شود.</translation>
    </message>
    <message>
        <source>The hexagon is not complete: if the game ends here, it is lost.</source>
        <translation>شش‌ضلعی کامل نیست: اگر بازی همین‌جا تمام شود، همه می‌بازید.</translation>
    </message>
    <message>
        <source>You would score {points} points together.</source>
        <translation>اگر بازی تمام شود، با هم {points} امتیاز می‌گیرید.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>fits nowhere now</source>
        <translation>فعلاً به هیچ‌جا نمی‌خورد</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}</source>
        <translation>کاشی‌های دست: {count}</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>اعلام‌نشده</translation>
    </message>
    <message>
        <source>How many I have of…</source>
        <translation>اعلام تعداد از یک نوع…</translation>
    </message>
    <message>
        <source>Make room for…</source>
        <translation>برای این کاشی جا باز کنید…</translation>
    </message>
    <message>
        <source>Leave me a space…</source>
        <translation>این خانه مال من…</translation>
    </message>
    <message>
        <source>Fill a cell…</source>
        <translation>این خانه را پر کنید…</translation>
    </message>
    <message>
        <source>Ask for a tile…</source>
        <translation>درخواست یک کاشی…</translation>
    </message>
    <message>
        <source>What do you have?</source>
        <translation>چه کاشی‌هایی دارید؟</translation>
    </message>
    <message>
        <source>Leave this cell to me</source>
        <translation>این خانه را برای من نگه دارید</translation>
    </message>
    <message>
        <source>Please fill this cell</source>
        <translation>لطفاً این خانه را پر کنید</translation>
    </message>
    <message>
        <source>Take back my request</source>
        <translation>پس گرفتن درخواست</translation>
    </message>
    <message>
        <source>Look at this tile</source>
        <translation>این کاشی را ببینید</translation>
    </message>
    <message>
        <source>Say how many I have of this kind</source>
        <translation>اعلام تعداد کاشی‌های من از این نوع</translation>
    </message>
    <message>
        <source>Make room for this tile</source>
        <translation>برای این کاشی جا باز کنید</translation>
    </message>
    <message>
        <source>Ask for this tile…</source>
        <translation>درخواست این کاشی…</translation>
    </message>
    <message>
        <source>What is your plan?</source>
        <translation>نقشه‌تان چیست؟</translation>
    </message>
    <message>
        <source>Hide your requests until I ask</source>
        <translation>تا نپرسیده‌ام درخواست نکنید</translation>
    </message>
    <message>
        <source>Make requests again</source>
        <translation>دوباره خودتان درخواست کنید</translation>
    </message>
    <message>
        <source>Your partners now make requests only when you ask for a plan.</source>
        <translation>هم‌بازی‌ها از این پس فقط وقتی نقشه‌شان را بپرسید درخواست می‌کنند.</translation>
    </message>
    <message>
        <source>Your partners make requests again.</source>
        <translation>هم‌بازی‌ها دوباره خودشان درخواست می‌کنند.</translation>
    </message>
    <message>
        <source>Shows this partner’s next step on the table.</source>
        <translation>گام بعدی این هم‌بازی را روی میز نشان می‌دهد.</translation>
    </message>
    <message>
        <source>Talk…</source>
        <translation>گفت‌وگو…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>گفت‌وگو</translation>
    </message>
    <message>
        <source>Talk to the others</source>
        <translation>حرف زدن با بقیه</translation>
    </message>
    <message>
        <source>Move the outline of the hexagon</source>
        <translation>جابه‌جا کردن کادر شش‌ضلعی</translation>
    </message>
    <message>
        <source>Choose the tile in your hand you are talking about.</source>
        <translation>کاشی‌ای از دستتان را که درباره‌اش حرف می‌زنید انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose the cell you are talking about.</source>
        <translation>خانه‌ای را که درباره‌اش حرف می‌زنید انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose the cell for this tile.</source>
        <translation>برای این کاشی خانه‌ای انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose the placed tile you are talking about.</source>
        <translation>کاشی گذاشته‌شده‌ای را که از آن حرف می‌زنید انتخاب کنید.</translation>
    </message>
    <message>
        <source>Choose the cell to take the tile as asked.</source>
        <translation>برای برداشتن کاشیِ خواسته‌شده، همین خانه را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Show a tile here</source>
        <translation>کاشی را اینجا رو کنید</translation>
    </message>
    <message>
        <source>Turn: R or the wheel</source>
        <translation>چرخاندن: ⁨R⁩ یا چرخ ماوس</translation>
    </message>
    <message>
        <source>Shown: {name}</source>
        <translation>رو کرد: {name}</translation>
    </message>
    <message>
        <source>Shown tile</source>
        <translation>کاشی روشده</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>چیدمان</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>هم‌بازی‌ها</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it loses the game. Show it again to confirm.</source>
        <translation>این کاشی به هیچ‌جا نمی‌خورد: اگر آن را رو کنید، بازی را می‌بازید. اگر مطمئنید، یک بار دیگر رو کنید.</translation>
    </message>
    <message>
        <source>This tile fits nowhere: showing it costs 12 points. Show it again to confirm.</source>
        <translation>این کاشی به هیچ‌جا نمی‌خورد: اگر آن را رو کنید، ۱۲ امتیاز از دست می‌دهید. اگر مطمئنید، یک بار دیگر رو کنید.</translation>
    </message>
    <message>
        <source>It fits there when rotated, so it has been rotated for you. Choose the cell again to place it.</source>
        <translation>با چرخاندن آنجا جا می‌شود، پس آن را چرخاندیم. برای گذاشتن، همان خانه را دوباره انتخاب کنید.</translation>
    </message>
    <message>
        <source>The outline has moved: this is where the hexagon can still lie.</source>
        <translation>کادر جابه‌جا شد: شش‌ضلعی را هنوز اینجا می‌شود چید.</translation>
    </message>
    <message>
        <source>The outline has moved to where your partner plans the hexagon.</source>
        <translation>کادر به جایی رفت که هم‌بازی‌تان برای شش‌ضلعی در نظر دارد.</translation>
    </message>
    <message>
        <source>The hexagon cannot be completed any more.</source>
        <translation>دیگر نمی‌شود شش‌ضلعی را کامل کرد.</translation>
    </message>
    <message>
        <source>This cell lies outside every hexagon that is still possible. If you place it here, none can be completed.</source>
        <translation>این خانه بیرون از همهٔ شش‌ضلعی‌های ممکن است. اگر اینجا بگذارید، دیگر نمی‌شود شش‌ضلعی را کامل کرد.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be here.</source>
        <translation>شش‌ضلعی دیگر نمی‌تواند اینجا باشد.</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}</source>
        <translation>{tile}. تعداد: {count}</translation>
    </message>
    <message>
        <source>{stack}. {name} asks for it: {cell}</source>
        <translation>{stack}. درخواست {name}: {cell}</translation>
    </message>
    <message>
        <source>{tile}. Number: {count}, fits nowhere now</source>
        <translation>{tile}. تعداد: {count}، فعلاً به هیچ‌جا نمی‌خورد</translation>
    </message>
    <message>
        <source>First say: {remark}</source>
        <translation>اول بگویید: {remark}</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>امتیاز فعلی</translation>
    </message>
    <message>
        <source>200 points or more is a good result, 300 or more very good. Maximum in the rulebook: 460 (with other tiles).</source>
        <translation>از ۲۰۰ امتیاز به بالا نتیجه خوب است و از ۳۰۰ به بالا خیلی خوب. بیشترین امتیاز در دفترچهٔ قوانین: ۴۶۰ (با کاشی‌هایی متفاوت).</translation>
    </message>
    <message>
        <source>“Yes, it is yours.”</source>
        <translation>«باشد، مال شما.»</translation>
    </message>
    <message>
        <source>“Sorry, I have no other place.”</source>
        <translation>«ببخشید، جای دیگری ندارم.»</translation>
    </message>
    <message>
        <source>“Yes, I can fill it.”</source>
        <translation>«بله، من می‌توانم آن را پر کنم.»</translation>
    </message>
    <message>
        <source>“Not yet: I have something else in mind.”</source>
        <translation>«فعلاً نه؛ فکر دیگری دارم.»</translation>
    </message>
    <message>
        <source>“I cannot: none of my tiles fits there.”</source>
        <translation>«نمی‌توانم؛ هیچ‌کدام از کاشی‌هایم به آنجا نمی‌خورد.»</translation>
    </message>
    <message>
        <source>“Yes, I’ll place it there.”</source>
        <translation>«باشد، همان‌جا می‌گذارمش.»</translation>
    </message>
    <message>
        <source>“Not now: I’d like to place another tile first.”</source>
        <translation>«الان نه؛ اول می‌خواهم کاشی دیگری بگذارم.»</translation>
    </message>
    <message>
        <source>“All right.”</source>
        <translation>«باشد.»</translation>
    </message>
    <message>
        <source>“Yes, I’ll keep it in mind.”</source>
        <translation>«باشد، حواسم هست.»</translation>
    </message>
    <message>
        <source>“I cannot make room for it now.”</source>
        <translation>«فعلاً نمی‌توانم برایش جا باز کنم.»</translation>
    </message>
    <message>
        <source>“I see it. I can go on there.”</source>
        <translation>«می‌بینم. می‌توانم از همان‌جا ادامه بدهم.»</translation>
    </message>
    <message>
        <source>“I see it, and I have a tile that fits beside it.”</source>
        <translation>«می‌بینم؛ یک کاشی هم دارم که کنارش می‌نشیند.»</translation>
    </message>
    <message>
        <source>“I see it, but none of my tiles fits beside it.”</source>
        <translation>«می‌بینم، ولی هیچ‌کدام از کاشی‌هایم کنارش نمی‌نشیند.»</translation>
    </message>
    <message>
        <source>“Good to know.”</source>
        <translation>«خوب شد گفتید.»</translation>
    </message>
    <message>
        <source>“Good, now we can plan together.”</source>
        <translation>«خوب است؛ حالا می‌توانیم با هم نقشه بکشیم.»</translation>
    </message>
    <message>
        <source>“Sorry, I did need that cell after all.”</source>
        <translation>«ببخشید، آخرش خودم به آن خانه نیاز پیدا کردم.»</translation>
    </message>
    <message>
        <source>“Sorry, I had to place something else first.”</source>
        <translation>«ببخشید، باید اول چیز دیگری می‌گذاشتم.»</translation>
    </message>
    <message>
        <source>“Thanks!”</source>
        <translation>«ممنون!»</translation>
    </message>
    <message>
        <source>“A pity, I had other plans for that cell.”</source>
        <translation>«حیف! برای آن خانه نقشهٔ دیگری داشتم.»</translation>
    </message>
    <message>
        <source>“Well done, the pattern is closed!”</source>
        <translation>«آفرین، نقش بسته شد!»</translation>
    </message>
    <message>
        <source>“We did it!”</source>
        <translation>«موفق شدیم!»</translation>
    </message>
    <message>
        <source>“How beautiful it has become!”</source>
        <translation>«چه قشنگ شد!»</translation>
    </message>
    <message>
        <source>“What a pity. Let’s try again!”</source>
        <translation>«حیف شد. بیایید یک بار دیگر امتحان کنیم!»</translation>
    </message>
    <message>
        <source>“Sorry, I could not keep room for your tile.”</source>
        <translation>«ببخشید، نتوانستم برای کاشی شما جا نگه دارم.»</translation>
    </message>
    <message>
        <source>Tiles: {count}</source>
        <translation>کاشی‌ها: {count}</translation>
    </message>
    <message>
        <source>The rulebook shows its 84 tiles only in pictures. The set of tiles here is ours: every arrangement of light-green and ornament sides, six times each.</source>
        <translation>دفترچهٔ قوانین ۸۴ کاشی‌اش را فقط در تصویر نشان می‌دهد. مجموعهٔ کاشی‌های اینجا از ماست: هر چینشی از ضلع‌های سبز روشن و طرح‌دار، از هر کدام شش تا.</translation>
    </message>
    <message>
        <source>The rulebook lets you describe your tiles and point at played ones. Here everyone may talk at any time, even while others think or place, and point at free cells too.</source>
        <translation>دفترچهٔ قوانین اجازه می‌دهد کاشی‌های خود را توصیف کنید و به کاشی‌های چیده‌شده اشاره کنید. اینجا هر کس هر وقت بخواهد حرف می‌زند، حتی وقتی دیگران فکر می‌کنند یا کاشی می‌گذارند، و به خانه‌های خالی هم می‌شود اشاره کرد.</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first. Here you choose who goes first, or leave it to chance.</source>
        <translation>به گفتهٔ دفترچهٔ قوانین، جوان‌ترین بازیکن شروع می‌کند. اینجا خودتان تعیین می‌کنید چه کسی شروع کند، یا قرعه تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Together you build one ornament: a hexagon of 37 tiles with a light-green border. Nobody wins alone: either the layout succeeds and everyone wins, or it fails and everyone loses.</source>
        <translation>همه با هم یک طرح تزیینی می‌چینید: شش‌ضلعی‌ای از ۳۷ کاشی با حاشیهٔ سبز روشن. کسی تنهایی نمی‌برد: یا چیدمان درست درمی‌آید و همه برنده‌اند، یا درنمی‌آید و همه بازنده.</translation>
    </message>
    <message>
        <source>Together you build one ornament and score as many points with it as you can: for the shape of the layout and for closed, symmetric patterns. Nobody beats anyone, and you cannot lose: the points are the result of the whole team.</source>
        <translation>همه با هم یک طرح تزیینی می‌چینید و می‌کوشید هر چه بیشتر امتیاز بگیرید: برای شکل چیدمان و برای نقش‌های بسته و متقارن. نه کسی از کسی می‌برد و نه کسی می‌بازد: نتیجه همان امتیاز است، برای کل گروه.</translation>
    </message>
    <message>
        <source>Play goes clockwise; who goes first is chosen before the game. Show one tile of your hand, then place it: what was shown cannot be taken back. The first tile goes in the middle of the table. Every later one goes beside one or more tiles, and wherever two sides touch, both are light green or both bear ornament. A placed tile is never moved, and in a game that counts it cannot be taken back.</source>
        <translation>نوبت ساعت‌گرد می‌چرخد؛ اینکه چه کسی شروع کند پیش از بازی تعیین می‌شود. یکی از کاشی‌های دستتان را رو کنید و بعد آن را بگذارید؛ کاشی روشده را نمی‌شود پس گرفت. کاشی اول را وسط میز بگذارید. هر کاشی بعدی باید کنار یک یا چند کاشی دیگر باشد و هر جا دو ضلع به هم می‌رسند، باید یا هر دو سبز روشن باشند یا هر دو طرح‌دار. کاشیِ گذاشته‌شده دیگر جابه‌جا نمی‌شود و در بازی‌ای که به حساب می‌آید، نمی‌شود آن را پس گرفت.</translation>
    </message>
    <message>
        <source>Each of the 60 dealt tiles that does not lie in the layout costs 2 points.</source>
        <translation>از ۶۰ کاشیِ پخش‌شده، هر کدام که در چیدمان نباشد ۲ امتیاز کم می‌کند.</translation>
    </message>
    <message>
        <source>Example: 82 points</source>
        <translation>مثال: ۸۲ امتیاز</translation>
    </message>
    <message>
        <source>Three players have laid 21 tiles: 30 points for the players, 30 for a triangle with equal sides, 60 + 20 + 20 for patterns of 7, 4 and 6 tiles, −78 for 39 unused tiles. 30 + 30 + 60 + 20 + 20 − 78 = 82. The border is not light green everywhere, so the shape counts once.</source>
        <translation>سه بازیکن ۲۱ کاشی چیده‌اند: ۳۰ امتیاز برای بازیکنان، ۳۰ برای مثلثی با ضلع‌های برابر، ⁦۶۰ + ۲۰ + ۲۰⁩ برای نقش‌هایی با ۷، ۴ و ۶ کاشی و ⁦−۷۸⁩ برای ۳۹ کاشی استفاده‌نشده. ⁦۳۰ + ۳۰ + ۶۰ + ۲۰ + ۲۰ − ۷۸ = ۸۲⁩. حاشیه همه‌جا سبز روشن نیست، پس امتیاز شکل سه برابر نمی‌شود.</translation>
    </message>
    <message>
        <source>Example: 84 points</source>
        <translation>مثال: ۸۴ امتیاز</translation>
    </message>
    <message>
        <source>Four players have laid 22 tiles: 40 points for the players, 3 × 20 for a symmetric outline with a light-green border, 20 + 20 for patterns of 5 and 4 tiles, 10 + 10 for two of 3 tiles, −76 for 38 unused tiles. 40 + 60 + 20 + 20 + 20 − 76 = 84.</source>
        <translation>چهار بازیکن ۲۲ کاشی چیده‌اند: ۴۰ امتیاز برای بازیکنان، ⁦۳ × ۲۰⁩ برای شکل متقارن با حاشیهٔ سبز روشن، ⁦۲۰ + ۲۰⁩ برای نقش‌هایی با ۵ و ۴ کاشی، ⁦۱۰ + ۱۰⁩ برای دو نقش با ۳ کاشی و ⁦−۷۶⁩ برای ۳۸ کاشی استفاده‌نشده. ⁦۴۰ + ۶۰ + ۲۰ + ۲۰ + ۲۰ − ۷۶ = ۸۴⁩.</translation>
    </message>
    <message>
        <source>Example: −54 points</source>
        <translation>مثال: ⁦−۵۴⁩ امتیاز</translation>
    </message>
    <message>
        <source>Two players have laid 18 tiles: 20 points for the players, nothing for a layout with a hole, 10 for a pattern of 3 tiles, nothing for the patterns that are open or not symmetric, −84 for 42 unused tiles. 20 + 0 + 10 − 84 = −54.</source>
        <translation>دو بازیکن ۱۸ کاشی چیده‌اند: ۲۰ امتیاز برای بازیکنان، صفر برای چیدمانی که حفره دارد، ۱۰ برای یک نقش با ۳ کاشی، صفر برای نقش‌هایی که بسته یا متقارن نیستند و ⁦−۸۴⁩ برای ۴۲ کاشی استفاده‌نشده. ⁦۲۰ + ۰ + ۱۰ − ۸۴ = −۵۴⁩.</translation>
    </message>
    <message>
        <source>How good is your score?</source>
        <translation>امتیازتان چقدر خوب است؟</translation>
    </message>
    <message>
        <source>The rulebook calls 200 points or more good and 300 or more very good. It gives 460 as the maximum, but with its own tiles; ours are different.</source>
        <translation>دفترچهٔ قوانین نتیجه را از ۲۰۰ امتیاز به بالا خوب و از ۳۰۰ به بالا خیلی خوب می‌داند. بیشترین امتیاز ممکن را با کاشی‌های خودش ۴۶۰ می‌داند؛ ولی کاشی‌های ما با آن فرق دارند.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere loses the game even if the hexagon is complete already. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>با کاشی‌ای که به هیچ‌جا نخورد بازی را می‌بازید، حتی اگر شش‌ضلعی کامل شده باشد. دفترچهٔ قوانین نمی‌گوید بازیکنان چطور بر سر پایان توافق کنند: اینجا پیش از رو کردن کاشی پیشنهاد می‌شود و از هر بازیکن دیگر یک بار می‌پرسیم.</translation>
    </message>
    <message>
        <source>A misfit tile costs 10 points and counts as unused besides: 12 points in all. How players agree on the end is left open: here it is proposed before a tile is shown, and every other player is asked once.</source>
        <translation>کاشی ناجور ۱۰ امتیاز کم می‌کند و بی‌استفاده هم به حساب می‌آید: روی‌هم ۱۲ امتیاز. دفترچهٔ قوانین نمی‌گوید بازیکنان چطور بر سر پایان توافق کنند: اینجا پیش از رو کردن کاشی پیشنهاد می‌شود و از هر بازیکن دیگر یک بار می‌پرسیم.</translation>
    </message>
    <message>
        <source>“Three or four sides of equal length” means the equilateral triangle and the rhombus. A hole is an empty cell that cannot reach the outside. The mirror axis of an outline or a pattern may be any line of the grid: through the middle of tiles, through their corners or along their sides.</source>
        <translation>«سه یا چهار ضلع هم‌اندازه» یعنی مثلث متساوی‌الاضلاع و لوزی. حفره خانهٔ خالی‌ای است که راهی به بیرون ندارد. محور تقارنِ شکل یا نقش هر خطی از شبکه می‌تواند باشد: از وسط کاشی‌ها، از گوشه‌هایشان یا از روی ضلع‌هایشان.</translation>
    </message>
    <message>
        <source>The rulebook has no names for results below 200 points. We call them modest from 100 and poor from 0; scores can also fall below zero.</source>
        <translation>دفترچهٔ قوانین برای نتیجه‌های زیر ۲۰۰ امتیاز نامی ندارد. ما از ۱۰۰ به بالا را معمولی و از ۰ به بالا را ضعیف می‌نامیم؛ امتیاز می‌تواند منفی هم بشود.</translation>
    </message>
    <message>
        <source>Confirm placements</source>
        <translation>تأیید جای‌گذاری</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>In the rulebook the youngest player goes first.</source>
        <translation>طبق دفترچهٔ قوانین، جوان‌ترین بازیکن شروع می‌کند.</translation>
    </message>
    <message>
        <source>You have already said that, and it still stands.</source>
        <translation>این را گفته‌اید و هنوز هم برقرار است.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>چنین بازیکنی نیست.</translation>
    </message>
    <message>
        <source>There is no tile on that cell.</source>
        <translation>روی این خانه کاشی‌ای نیست.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message numerus="yes">
        <source>Pattern of %Ln tile(s)</source>
        <translation>
            <numerusform>نقش %Ln‌تایی</numerusform>
        </translation>
    </message>
    <message>
        <source>Below zero: this one fell apart</source>
        <translation>زیر صفر: این یکی از هم پاشید</translation>
    </message>
    <message>
        <source>A poor result</source>
        <translation>نتیجه‌ای ضعیف</translation>
    </message>
    <message>
        <source>A modest result</source>
        <translation>نتیجه‌ای معمولی</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile} → {cell})</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید.» ({tile} ← {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.” ({tile} → {cell})</source>
        <translation>«لطفاً به‌جایش این کاشی را اینجا بگذارید.» ({tile} ← {cell})</translation>
    </message>
    <message>
        <source>“Please place this tile here.”</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید.»</translation>
    </message>
    <message>
        <source>“{name}, please place this tile here.”</source>
        <translation>«{name}، لطفاً این کاشی را اینجا بگذارید.»</translation>
    </message>
    <message>
        <source>“Please place this tile here instead.”</source>
        <translation>«لطفاً به‌جایش این کاشی را اینجا بگذارید.»</translation>
    </message>
    <message>
        <source>“Look at this tile.” ({cell})</source>
        <translation>«این کاشی را ببینید.» ({cell})</translation>
    </message>
    <message>
        <source>Look at a tile…</source>
        <translation>این کاشی را ببینید…</translation>
    </message>
    <message>
        <source>Please place a tile here</source>
        <translation>لطفاً یک کاشی اینجا بگذارید</translation>
    </message>
    <message>
        <source>Ask the next partner for its plan</source>
        <translation>پرسیدن نقشهٔ هم‌بازی بعدی</translation>
    </message>
    <message>
        <source>It would lie here. Choose the cell again to place it.</source>
        <translation>اینجا می‌نشیند. برای گذاشتن، خانه را دوباره انتخاب کنید.</translation>
    </message>
    <message>
        <source>It fits there only this way.</source>
        <translation>آنجا فقط همین‌طور جا می‌شود.</translation>
    </message>
    <message>
        <source>Ornament at the border ({sides}): if you place it like this, the hexagon can no longer be completed.</source>
        <translation>طرح روی حاشیه می‌افتد ({sides}): اگر این‌طور بگذارید، دیگر نمی‌شود شش‌ضلعی را کامل کرد.</translation>
    </message>
    <message>
        <source>Place this tile on the marked cell: {tile}.</source>
        <translation>این کاشی را در خانهٔ مشخص‌شده بگذارید: {tile}.</translation>
    </message>
    <message>
        <source>Ask the others what they have: then you can plan together.</source>
        <translation>از بقیه بپرسید چه دارند؛ آن‌وقت می‌توانید با هم نقشه بکشید.</translation>
    </message>
    <message>
        <source>A partner has asked what you have: tell your hand, so that you plan together.</source>
        <translation>یکی از هم‌بازی‌ها پرسیده چه دارید؛ دستتان را اعلام کنید تا با هم نقشه بکشید.</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile has ornament at its border ({cell}).</source>
        <translation>دیگر نمی‌شود شش‌ضلعی را کامل کرد: یک کاشی در حاشیهٔ آن طرح دارد ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: a tile lies outside it ({cell}).</source>
        <translation>دیگر نمی‌شود شش‌ضلعی را کامل کرد: یک کاشی بیرون آن است ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: no tile is left for a cell ({cell}).</source>
        <translation>دیگر نمی‌شود شش‌ضلعی را کامل کرد: برای یک خانه دیگر کاشی‌ای نمانده است ({cell}).</translation>
    </message>
    <message>
        <source>The hexagon can no longer be completed: there are too few tiles left.</source>
        <translation>دیگر نمی‌شود شش‌ضلعی را کامل کرد: کاشی کافی نمانده است.</translation>
    </message>
    <message>
        <source>Your aim</source>
        <translation>هدف</translation>
    </message>
    <message>
        <source>Play on for practice</source>
        <translation>ادامه برای تمرین</translation>
    </message>
    <message>
        <source>You play on for practice; the game does not count.</source>
        <translation>برای تمرین ادامه می‌دهید؛ این بازی به حساب نمی‌آید.</translation>
    </message>
    <message>
        <source>A hexagon of 37 tiles, light green all around, and no misfit tile.</source>
        <translation>شش‌ضلعی‌ای از ۳۷ کاشی که دورتادورش سبز روشن باشد، بی هیچ کاشی ناجوری.</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>گذاشته‌شده</translation>
    </message>
    <message>
        <source>Cells no known tile fits</source>
        <translation>خانه‌های بدون کاشی مناسب</translation>
    </message>
    <message>
        <source>Points for the shape and for closed, symmetric patterns. 200 is good.</source>
        <translation>امتیاز برای شکل و برای نقش‌های بسته و متقارن. ۲۰۰ خوب است.</translation>
    </message>
    <message>
        <source>In sight so far</source>
        <translation>امتیاز ممکن تا اینجا</translation>
    </message>
    <message>
        <source>Pattern of {tiles}</source>
        <translation>نقش {tiles}‌تایی</translation>
    </message>
    <message>
        <source>Open pattern of {tiles}</source>
        <translation>نقش باز {tiles}‌تایی</translation>
    </message>
    <message>
        <source>Smaller open patterns: {count}</source>
        <translation>نقش‌های باز کوچک‌تر: {count}</translation>
    </message>
    <message>
        <source>Unused: {tiles}</source>
        <translation>بی‌استفاده: {tiles}</translation>
    </message>
    <message>
        <source>Still open</source>
        <translation>امتیازهای ممکن</translation>
    </message>
    <message>
        <source>Complete hexagon</source>
        <translation>شش‌ضلعی کامل</translation>
    </message>
    <message>
        <source>Pattern of 3</source>
        <translation>نقش ۳‌تایی</translation>
    </message>
    <message>
        <source>Pattern of 4 to 6</source>
        <translation>نقش ۴ تا ۶‌تایی</translation>
    </message>
    <message>
        <source>Pattern of 7 or more</source>
        <translation>نقش ۷‌تایی یا بزرگ‌تر</translation>
    </message>
    <message>
        <source>10 points for each player.</source>
        <translation>برای هر بازیکن ۱۰ امتیاز.</translation>
    </message>
    <message>
        <source>Hexagon 50, triangle or rhombus 30, another symmetric shape 20, any other 10; nothing with a hole.</source>
        <translation>شش‌ضلعی ۵۰، مثلث یا لوزی ۳۰، شکل متقارن دیگر ۲۰، هر شکل دیگر ۱۰؛ با حفره هیچ.</translation>
    </message>
    <message>
        <source>A border without ornament triples the points of the shape.</source>
        <translation>حاشیهٔ بدون طرح، امتیاز شکل را سه برابر می‌کند.</translation>
    </message>
    <message>
        <source>Of the 60 tiles dealt, each that is not placed costs 2 points.</source>
        <translation>از ۶۰ کاشی پخش‌شده، هر کدام که گذاشته نشده باشد ۲ امتیاز کم می‌کند.</translation>
    </message>
    <message>
        <source>The hexagon of 37 tiles: 50 points, tripled by a light-green border, and 2 for each tile placed.</source>
        <translation>شش‌ضلعی ۳۷‌تایی: ۵۰ امتیاز که با حاشیهٔ سبز روشن سه برابر می‌شود، و ۲ امتیاز برای هر کاشی‌ای که می‌گذارید.</translation>
    </message>
    <message>
        <source>The points now and all that is still open. New patterns come on top.</source>
        <translation>امتیاز فعلی به‌اضافهٔ همهٔ امتیازهای ممکن. امتیاز نقش‌های تازه هم به آن اضافه می‌شود.</translation>
    </message>
    <message>
        <source>Better: {shape}</source>
        <translation>بهتر: {shape}</translation>
    </message>
    <message>
        <source>You’ve won!</source>
        <translation>بردید!</translation>
    </message>
    <message>
        <source>The hexagon stays unfinished</source>
        <translation>شش‌ضلعی ناتمام ماند</translation>
    </message>
    <message>
        <source>You’ve reached {points} points</source>
        <translation>{points} امتیاز گرفتید</translation>
    </message>
    <message>
        <source>The hexagon is complete: you’ve won!</source>
        <translation>شش‌ضلعی کامل است: بردید!</translation>
    </message>
    <message>
        <source>one ornament, together</source>
        <translation>یک طرح، همه با هم</translation>
    </message>
    <message>
        <source>Tiles dealt</source>
        <translation>کاشی‌های پخش‌شده</translation>
    </message>
    <message>
        <source>Click a cell to lay a tile there, and its sides to paint them. Or drag tiles to where they lie; R or the wheel turns them.</source>
        <translation>روی یک خانه کلیک کنید تا کاشی‌ای آنجا گذاشته شود، و روی ضلع‌هایش تا رنگ شوند. یا کاشی‌ها را بکشید و سر جایشان بگذارید؛ کلید ⁨R⁩ یا چرخ ماوس آن‌ها را می‌چرخاند.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: the tiles must be connected, and there cannot be more of them than were dealt.</source>
        <translation>هنوز نمی‌شود امتیاز این را حساب کرد: کاشی‌ها باید به هم پیوسته باشند و از تعداد پخش‌شده بیشتر نباشند.</translation>
    </message>
    <message>
        <source>More tiles were set aside than were left over.</source>
        <translation>تعداد کاشی‌های کنار گذاشته‌شده از کاشی‌های باقی‌مانده بیشتر است.</translation>
    </message>
    <message>
        <source>You won together!</source>
        <translation>با هم بردید!</translation>
    </message>
    <message>
        <source>You lost together</source>
        <translation>با هم باختید</translation>
    </message>
    <message>
        <source>You scored {points} points together</source>
        <translation>با هم {points} امتیاز گرفتید</translation>
    </message>
    <message>
        <source>closes a symmetric pattern of {tiles} tiles (+{points})</source>
        <translation>یک نقش متقارن با {tiles} کاشی را می‌بندد (‎+{points})</translation>
    </message>
    <message>
        <source>leaves a symmetric pattern of {tiles} tiles</source>
        <translation>یک نقش متقارن با {tiles} کاشی به جا می‌گذارد</translation>
    </message>
    <message>
        <source>spoils the symmetry of a pattern</source>
        <translation>تقارن یک نقش را به هم می‌زند</translation>
    </message>
    <message>
        <source>completes the hexagon (+{points})</source>
        <translation>شش‌ضلعی را کامل می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>completes the hexagon</source>
        <translation>شش‌ضلعی را کامل می‌کند</translation>
    </message>
    <message>
        <source>puts the hexagon out of reach</source>
        <translation>شش‌ضلعی را از دسترس خارج می‌کند</translation>
    </message>
    <message>
        <source>leaves a gap that no tile will fit</source>
        <translation>جای خالی‌ای می‌گذارد که هیچ کاشی‌ای به آن نمی‌خورد</translation>
    </message>
    <message>
        <source>fills the cell a partner asked for</source>
        <translation>خانه‌ای را پر می‌کند که یک هم‌بازی خواسته است</translation>
    </message>
    <message>
        <source>places the tile a partner asked for</source>
        <translation>کاشی‌ای را می‌گذارد که یک هم‌بازی خواسته است</translation>
    </message>
    <message>
        <source>takes a cell for which a partner asked for another tile</source>
        <translation>خانه‌ای را می‌گیرد که یک هم‌بازی برای آن کاشی دیگری خواسته است</translation>
    </message>
    <message>
        <source>takes a cell a partner wanted left free</source>
        <translation>خانه‌ای را می‌گیرد که یک هم‌بازی خواسته خالی بماند</translation>
    </message>
    <message>
        <source>leaves no room for a tile a partner needs to place</source>
        <translation>برای کاشی‌ای که یک هم‌بازی باید بگذارد جا نمی‌گذارد</translation>
    </message>
    <message>
        <source>shows a tile that fits nowhere (−{points})</source>
        <translation>کاشی‌ای را رو می‌کند که به هیچ‌جا نمی‌خورد (‎−{points})</translation>
    </message>
    <message>
        <source>ends the game while things are going well</source>
        <translation>بازی را وقتی وضعش خوب است تمام می‌کند</translation>
    </message>
    <message>
        <source>plays on, since more is within reach</source>
        <translation>ادامه می‌دهد، چون بیشتر از این دست‌یافتنی است</translation>
    </message>
    <message>
        <source>leaves a plan of the hexagon with patterns worth {points}</source>
        <translation>شش‌ضلعی را، با نقش‌هایی به ارزش {points} امتیاز، دست‌یافتنی نگه می‌دارد</translation>
    </message>
    <message>
        <source>builds on a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>یک نقش متقارن {tiles}‌تایی به ارزش {points} امتیاز را پیش می‌برد</translation>
    </message>
    <message>
        <source>begins a symmetric pattern of {tiles} tiles worth {points}</source>
        <translation>یک نقش متقارن {tiles}‌تایی به ارزش {points} امتیاز را آغاز می‌کند</translation>
    </message>
    <message>
        <source>leaves room for a pattern of {tiles} tiles worth {points}</source>
        <translation>برای یک نقش {tiles}‌تایی به ارزش {points} امتیاز جا می‌گذارد</translation>
    </message>
    <message>
        <source>spoils the place for a pattern of {tiles} tiles worth {points}</source>
        <translation>جای یک نقش {tiles}‌تایی به ارزش {points} امتیاز را خراب می‌کند</translation>
    </message>
    <message>
        <source>uses up a tile that the next pattern needs</source>
        <translation>کاشی‌ای را خرج می‌کند که نقش بعدی لازم دارد</translation>
    </message>
    <message>
        <source>fills a cell that nobody else can fill</source>
        <translation>خانه‌ای را پر می‌کند که کس دیگری نمی‌تواند پر کند</translation>
    </message>
    <message>
        <source>gets rid of a tile that’s hard to place</source>
        <translation>از شر کاشی‌ای که به‌سختی جا پیدا می‌کند خلاص می‌شود</translation>
    </message>
    <message>
        <source>A first ornament</source>
        <translation>اولین نقش</translation>
    </message>
    <message>
        <source>Close a symmetric pattern of two tiles or more.</source>
        <translation>یک نقش متقارن با دو کاشی یا بیشتر را ببندید.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>جاافتاده</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>ده بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>Five ornaments</source>
        <translation>پنج نقش</translation>
    </message>
    <message>
        <source>Close five symmetric patterns in one game.</source>
        <translation>در یک بازی پنج نقش متقارن را ببندید.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>اولین صد امتیاز</translation>
    </message>
    <message>
        <source>Reach a hundred points in the advanced game.</source>
        <translation>در بازی پیشرفته به صد امتیاز برسید.</translation>
    </message>
    <message>
        <source>leaves a plan that finishes the hexagon</source>
        <translation>راه کامل شدن شش‌ضلعی را باز نگه می‌دارد</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>آغاز راه</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>یک بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>Thirty-seven together</source>
        <translation>سی‌وهفت کاشی با هم</translation>
    </message>
    <message>
        <source>Win the basic game.</source>
        <translation>بازی پایه را ببرید.</translation>
    </message>
    <message>
        <source>Closed around its middle</source>
        <translation>گل شش‌پر</translation>
    </message>
    <message>
        <source>Close a symmetric pattern around a tile with ornament on all six sides.</source>
        <translation>دور کاشی‌ای که هر شش ضلعش طرح‌دار است، نقشی متقارن ببندید.</translation>
    </message>
    <message>
        <source>Six mirrors</source>
        <translation>شش آینه</translation>
    </message>
    <message>
        <source>Close a pattern of seven tiles or more with six mirror axes.</source>
        <translation>نقشی از دست‌کم هفت کاشی با شش محور تقارن ببندید.</translation>
    </message>
    <message>
        <source>Three great ornaments</source>
        <translation>سه نقش بزرگ</translation>
    </message>
    <message>
        <source>In the advanced game, close three symmetric patterns of seven tiles or more.</source>
        <translation>در بازی پیشرفته، سه نقش متقارن با دست‌کم هفت کاشی ببندید.</translation>
    </message>
    <message>
        <source>Framed in green</source>
        <translation>قاب سبز</translation>
    </message>
    <message>
        <source>In the advanced game, end with a regular hexagon and a light-green border.</source>
        <translation>بازی پیشرفته را با شش‌ضلعی منتظم و حاشیهٔ سبز روشن به پایان ببرید.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>دویست</translation>
    </message>
    <message>
        <source>Reach two hundred points in the advanced game.</source>
        <translation>در بازی پیشرفته به دویست امتیاز برسید.</translation>
    </message>
    <message>
        <source>Three hundred</source>
        <translation>سیصد</translation>
    </message>
    <message>
        <source>Reach three hundred points in the advanced game.</source>
        <translation>در بازی پیشرفته به سیصد امتیاز برسید.</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}; plain {plain}</source>
        <translation>{cell}: خالی، جای طرح: {wanted}؛ بی‌طرح: {plain}</translation>
    </message>
    <message>
        <source>{cell}: empty, needs ornament {wanted}</source>
        <translation>{cell}: خالی، جای طرح: {wanted}</translation>
    </message>
    <message>
        <source>{cell}: empty, plain {plain}</source>
        <translation>{cell}: خالی، بی‌طرح: {plain}</translation>
    </message>
    <message>
        <source>{move}, ornament {sides}</source>
        <translation>{move}، جای طرح: {sides}</translation>
    </message>
    <message>
        <source>“Please place this tile here.” ({tile})</source>
        <translation>«لطفاً این کاشی را اینجا بگذارید.» ({tile})</translation>
    </message>
    <message>
        <source>Tiles placed: {placed}. {standing}</source>
        <translation>کاشی‌های گذاشته‌شده: {placed}. {standing}</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>دست: {tiles}</translation>
    </message>
    <message>
        <source>Tiles in hand: {count}. Told: {tiles}</source>
        <translation>کاشی‌های دست: {count}. اعلام‌شده: {tiles}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Around {cell}: {tiles}</source>
        <translation>دور {cell}: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits: {cells}</source>
        <translation>{tile} می‌خورد به: {cells}</translation>
    </message>
    <message>
        <source>Fits here from your hand: {tiles}</source>
        <translation>از دستتان به اینجا می‌خورد: {tiles}</translation>
    </message>
    <message>
        <source>{tile} fits nowhere</source>
        <translation>{tile} به هیچ‌جا نمی‌خورد</translation>
    </message>
    <message>
        <source>Not seen yet: {tiles}</source>
        <translation>دیده‌نشده: {tiles}</translation>
    </message>
    <message>
        <source>Centre of the hexagon: {cells}</source>
        <translation>مرکز شش‌ضلعی: {cells}</translation>
    </message>
    <message>
        <source>Places left for the hexagon: {count}</source>
        <translation>جاهای ممکن برای شش‌ضلعی: {count}</translation>
    </message>
    <message>
        <source>{here}. Your tile would lie with ornament {sides}</source>
        <translation>{here}. کاشی‌تان اینجا این‌طور می‌نشیند، جای طرح: {sides}</translation>
    </message>
    <message>
        <source>Ornament {sides}</source>
        <translation>جای طرح: {sides}</translation>
    </message>
    <message>
        <source>{here}. Your tile fits</source>
        <translation>{here}. کاشی‌تان به اینجا می‌خورد</translation>
    </message>
    <message>
        <source>{here}. Your tile does not fit</source>
        <translation>{here}. کاشی‌تان به اینجا نمی‌خورد</translation>
    </message>
    <message>
        <source>{held}, points: {points}</source>
        <translation>{held}، امتیاز: {points}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>You score together: for closed, symmetric patterns above all, but also for a regular outline and a light-green border.</source>
        <translation>با هم امتیاز می‌گیرید: بیش از همه برای نقش‌های بسته و متقارن، و همین‌طور برای شکل منظم و حاشیهٔ سبز روشن.</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>کاشی‌های شما</translation>
    </message>
    <message>
        <source>Say what you have</source>
        <translation>بگویید چه دارید</translation>
    </message>
    <message>
        <source>Tell your partner what you have: choose “Talk…”, then “Announce my hand”. It doesn’t use up your turn. A blue bubble marks the tiles your partner knows of.</source>
        <translation>به هم‌بازی‌تان بگویید چه دارید: «گفت‌وگو…» و بعد «اعلام دست من» را انتخاب کنید. با این کار نوبتتان نمی‌سوزد. حباب آبی روی کاشی‌هایی می‌آید که هم‌بازی‌تان از آن‌ها خبر دارد.</translation>
    </message>
    <message>
        <source>Fine. You can still announce your hand at any time; it helps you both.</source>
        <translation>باشد. هر وقت خواستید می‌توانید دستتان را اعلام کنید؛ به هر دوی شما کمک می‌کند.</translation>
    </message>
    <message>
        <source>Fine, without words this time. You can announce your hand at any time.</source>
        <translation>باشد، این بار بدون گفت‌وگو. هر وقت خواستید می‌توانید دستتان را اعلام کنید.</translation>
    </message>
    <message>
        <source>A partner who has a plan asks you for a tile: it’s framed in your hand and drawn on its cell. Point at the cell to read the request. You’re free to place another one.</source>
        <translation>هم‌بازی‌تان وقتی نقشه‌ای دارد، از شما کاشی می‌خواهد: در دستتان دور آن کاشی خط کشیده می‌شود و تصویرش در خانهٔ موردنظر دیده می‌شود. ماوس را روی آن خانه ببرید تا درخواست را بخوانید. مجبور نیستید: می‌توانید کاشی دیگری بگذارید.</translation>
    </message>
    <message>
        <source>A pattern is closed when each of its ornament sides meets another. Place the glowing tile on the glowing cell: that closes this one.</source>
        <translation>نقش وقتی بسته است که هر ضلع طرح‌دارش به ضلع طرح‌دار دیگری برسد. کاشی درخشان را در خانهٔ درخشان بگذارید تا این نقش بسته شود.</translation>
    </message>
    <message>
        <source>The sides don’t match like that. Turn the tile with R and try again.</source>
        <translation>این‌طور ضلع‌ها با هم نمی‌خوانند. کاشی را با کلید ⁨R⁩ بچرخانید و دوباره امتحان کنید.</translation>
    </message>
    <message>
        <source>No single tile closes the pattern now. What glows leaves the fewest sides open, and you can close them later.</source>
        <translation>فعلاً نقش را با یک کاشی نمی‌شود بست. اگر کاشی درخشان را در خانهٔ درخشان بگذارید، کمترین ضلع باز می‌ماند؛ آن‌ها را بعداً می‌بندید.</translation>
    </message>
    <message>
        <source>You win or lose together. Lay a hexagon of 37 tiles in which all sides match and the whole border is light green. The outline shows where it can lie; it may still move.</source>
        <translation>همه با هم می‌برید یا می‌بازید. با ۳۷ کاشی یک شش‌ضلعی بچینید که در آن ضلع‌های کاشی‌ها همه‌جا با هم بخوانند و حاشیه‌اش سراسر سبز روشن باشد. کادر نشان می‌دهد شش‌ضلعی کجا جا می‌شود؛ ممکن است بعداً جابه‌جا شود.</translation>
    </message>
    <message>
        <source>These are your tiles, sorted by kind. Nobody else sees them, but you may all talk about your tiles as much as you like. Your partner has told you theirs already.</source>
        <translation>این‌ها کاشی‌های شما هستند، دسته‌بندی‌شده بر اساس نوع. جز شما کسی آن‌ها را نمی‌بیند، ولی همه می‌توانند هر قدر بخواهند دربارهٔ کاشی‌هایشان حرف بزنند. هم‌بازی‌تان دستش را اعلام کرده است.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>یک کاشی بگذارید</translation>
    </message>
    <message>
        <source>Ornament touches ornament, light green touches light green. Click the glowing tile, then the glowing cell. R or the wheel turns the tile.</source>
        <translation>ضلع طرح‌دار به ضلع طرح‌دار می‌رسد و سبز روشن به سبز روشن. روی کاشی درخشان و بعد روی خانهٔ درخشان کلیک کنید. کلید ⁨R⁩ یا چرخ ماوس کاشی را می‌چرخاند.</translation>
    </message>
    <message>
        <source>A request</source>
        <translation>یک درخواست</translation>
    </message>
    <message>
        <source>Close a pattern</source>
        <translation>یک نقش را ببندید</translation>
    </message>
    <message>
        <source>The pattern is still open. Press U to take a tile back, or go on.</source>
        <translation>نقش هنوز باز است. با کلید ⁨U⁩ می‌توانید کاشی را پس بگیرید، یا ادامه دهید.</translation>
    </message>
    <message>
        <source>The pattern stays open for now. Somebody can close it later.</source>
        <translation>نقش فعلاً باز می‌ماند. بعداً یکی از شما می‌تواند آن را ببندد.</translation>
    </message>
    <message>
        <source>The border</source>
        <translation>حاشیه</translation>
    </message>
    <message>
        <source>Closed patterns keep the border light green. Save tiles with few ornament sides for the edge of the hexagon.</source>
        <translation>نقش‌های بسته حاشیه را سبز روشن نگه می‌دارند. کاشی‌هایی را که ضلع طرح‌دار کمی دارند برای کنارهٔ شش‌ضلعی نگه دارید.</translation>
    </message>
    <message>
        <source>One tile can end it</source>
        <translation>یک کاشی می‌تواند بازی را تمام کند</translation>
    </message>
    <message>
        <source>If anybody plays a tile that fits nowhere, all of you lose: in your hand it is faint. As soon as the hexagon is complete, you have won.</source>
        <translation>اگر کسی کاشی‌ای بازی کند که به هیچ‌جا نمی‌خورد، همه بازی را می‌بازند؛ چنین کاشی‌ای در دستتان کم‌رنگ دیده می‌شود. همین که شش‌ضلعی کامل شود، برده‌اید.</translation>
    </message>
    <message>
        <source>What it is worth</source>
        <translation>هر چیز چقدر می‌ارزد</translation>
    </message>
    <message>
        <source>Above “Still open” stands what counts already, below it what you can still gain. Point at a line: its tiles light up, and you read how it is counted.</source>
        <translation>بالای «امتیازهای ممکن» امتیازهایی آمده است که همین حالا به حساب می‌آیند و زیرش آن‌هایی که هنوز می‌توانید بگیرید. ماوس را روی هر سطر ببرید تا کاشی‌هایش روشن شوند و ببینید امتیازش چطور حساب می‌شود.</translation>
    </message>
    <message>
        <source>A closed pattern with a mirror axis scores: 10 points with three tiles, 20 with four to six, 60 with seven or more.</source>
        <translation>نقش بسته‌ای که محور تقارن دارد امتیاز می‌آورد: با سه کاشی ۱۰، با چهار تا شش کاشی ۲۰ و با هفت کاشی یا بیشتر ۶۰ امتیاز.</translation>
    </message>
    <message>
        <source>A tile that fits nowhere costs 12 points, one you haven’t placed only 2. So when nothing is left to gain, propose the end.</source>
        <translation>کاشی‌ای که به هیچ‌جا نخورد ۱۲ امتیاز کم می‌کند، ولی کاشی‌ای که نگذاشته باشید فقط ۲ امتیاز. پس وقتی دیگر امتیازی به دست نمی‌آید، پایان بازی را پیشنهاد کنید.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>همه‌اش همین بود!</translation>
    </message>
    <message>
        <source>You know what matters now. Play on together for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>مهم‌ترین چیزها را یاد گرفتید. همین بازی را با هم برای تمرین ادامه دهید یا یک بازی تازه شروع کنید. هر وقت راهنمایی خواستید، روی لامپ کلیک کنید یا کلید ⁨H⁩ را بزنید.</translation>
    </message>
    <message>
        <source>only {kept} of {ways} placements kept the border light green</source>
        <translation>حاشیه فقط با {kept} تا از {ways} جای‌گذاری ممکن سبز روشن می‌ماند</translation>
    </message>
</context>
<context>
    <name>harmonies</name>
    <message>
        <source>blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>خاکستری</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>قهوه‌ای</translation>
    </message>
    <message>
        <source>green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>B</source>
        <translation>آ</translation>
    </message>
    <message>
        <source>S</source>
        <translation>خ</translation>
    </message>
    <message>
        <source>W</source>
        <translation>چ</translation>
    </message>
    <message>
        <source>G</source>
        <translation>س</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>ز</translation>
    </message>
    <message>
        <source>R</source>
        <translation>ق</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>water</source>
        <translation>آب</translation>
    </message>
    <message>
        <source>field</source>
        <translation>کشتزار</translation>
    </message>
    <message>
        <source>tree of height 1</source>
        <translation>درخت با ارتفاع ۱</translation>
    </message>
    <message>
        <source>tree of height 2</source>
        <translation>درخت با ارتفاع ۲</translation>
    </message>
    <message>
        <source>tree of height 3</source>
        <translation>درخت با ارتفاع ۳</translation>
    </message>
    <message>
        <source>mountain of height 1</source>
        <translation>کوه با ارتفاع ۱</translation>
    </message>
    <message>
        <source>mountain of height 2</source>
        <translation>کوه با ارتفاع ۲</translation>
    </message>
    <message>
        <source>mountain of height 3</source>
        <translation>کوه با ارتفاع ۳</translation>
    </message>
    <message>
        <source>one brown token</source>
        <translation>یک مهرهٔ قهوه‌ای</translation>
    </message>
    <message>
        <source>two brown tokens</source>
        <translation>دو مهرهٔ قهوه‌ای</translation>
    </message>
    <message>
        <source>one red token</source>
        <translation>یک مهرهٔ قرمز</translation>
    </message>
    <message>
        <source>building on red</source>
        <translation>ساختمان روی قرمز</translation>
    </message>
    <message>
        <source>building on brown</source>
        <translation>ساختمان روی قهوه‌ای</translation>
    </message>
    <message>
        <source>building on grey</source>
        <translation>ساختمان روی خاکستری</translation>
    </message>
    <message>
        <source>Crocodile</source>
        <translation>تمساح</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>سفره‌ماهی</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>ماهی</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>سمور آبی</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>قورباغه</translation>
    </message>
    <message>
        <source>Duck</source>
        <translation>اردک</translation>
    </message>
    <message>
        <source>Flamingo</source>
        <translation>فلامینگو</translation>
    </message>
    <message>
        <source>Gecko</source>
        <translation>گکو</translation>
    </message>
    <message>
        <source>Shrew</source>
        <translation>موش حشره‌خوار</translation>
    </message>
    <message>
        <source>Peacock</source>
        <translation>طاووس</translation>
    </message>
    <message>
        <source>Squirrel</source>
        <translation>سنجاب</translation>
    </message>
    <message>
        <source>Hedgehog</source>
        <translation>جوجه‌تیغی</translation>
    </message>
    <message>
        <source>Bumblebee</source>
        <translation>زنبور مخملی</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>خرس</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>خرگوش</translation>
    </message>
    <message>
        <source>Macaw</source>
        <translation>ماکائو</translation>
    </message>
    <message>
        <source>Boar</source>
        <translation>گراز</translation>
    </message>
    <message>
        <source>Koala</source>
        <translation>کوآلا</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>گرگ</translation>
    </message>
    <message>
        <source>Kingfisher</source>
        <translation>ماهی‌خورک</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>پنگوئن</translation>
    </message>
    <message>
        <source>Bat</source>
        <translation>خفاش</translation>
    </message>
    <message>
        <source>Fennec fox</source>
        <translation>روباه فنک</translation>
    </message>
    <message>
        <source>Japanese macaque</source>
        <translation>ماکاک ژاپنی</translation>
    </message>
    <message>
        <source>Eagle</source>
        <translation>عقاب</translation>
    </message>
    <message>
        <source>Meerkat</source>
        <translation>میرکت</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>کلاغ سیاه</translation>
    </message>
    <message>
        <source>Llama</source>
        <translation>لاما</translation>
    </message>
    <message>
        <source>Arctic fox</source>
        <translation>روباه قطبی</translation>
    </message>
    <message>
        <source>Raccoon</source>
        <translation>راکون</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>کفشدوزک</translation>
    </message>
    <message>
        <source>Panther</source>
        <translation>پلنگ سیاه</translation>
    </message>
    <message>
        <source>Spirit of the lion</source>
        <translation>روح شیر</translation>
    </message>
    <message>
        <source>Spirit of the butterfly</source>
        <translation>روح پروانه</translation>
    </message>
    <message>
        <source>Spirit of the deer</source>
        <translation>روح گوزن</translation>
    </message>
    <message>
        <source>Spirit of the owl</source>
        <translation>روح جغد</translation>
    </message>
    <message>
        <source>Spirit of the cat</source>
        <translation>روح گربه</translation>
    </message>
    <message>
        <source>Spirit of the stork</source>
        <translation>روح لک‌لک</translation>
    </message>
    <message>
        <source>Spirit of the ram</source>
        <translation>روح قوچ</translation>
    </message>
    <message>
        <source>Spirit of the marmot</source>
        <translation>روح مارموت</translation>
    </message>
    <message>
        <source>Spirit of the dragonfly</source>
        <translation>روح سنجاقک</translation>
    </message>
    <message>
        <source>Spirit of the tortoise</source>
        <translation>روح لاک‌پشت</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 2 points for one or two tokens, 10 for three or more.</source>
        <translation>هر گروه به‌هم‌پیوستهٔ زرد: با یک یا دو مهره ۲ امتیاز، با سه مهره یا بیشتر ۱۰ امتیاز.</translation>
    </message>
    <message>
        <source>Each connected group of yellow: 5 points, a single token included.</source>
        <translation>هر گروه به‌هم‌پیوستهٔ زرد: ۵ امتیاز، حتی اگر فقط یک مهره باشد.</translation>
    </message>
    <message>
        <source>Each tree of height 2 or 3: 4 points.</source>
        <translation>هر درخت با ارتفاع ۲ یا ۳، چهار امتیاز.</translation>
    </message>
    <message>
        <source>Each tree of height 1 or 2: 3 points; of height 3: 1 point.</source>
        <translation>هر درخت با ارتفاع ۱ یا ۲، سه امتیاز؛ با ارتفاع ۳، یک امتیاز.</translation>
    </message>
    <message>
        <source>Each connected group of buildings: 4 points, a single building included.</source>
        <translation>هر گروه به‌هم‌پیوستهٔ ساختمان: ۴ امتیاز، حتی اگر فقط یک ساختمان باشد.</translation>
    </message>
    <message>
        <source>Each connected group of two or more buildings: 6 points.</source>
        <translation>هر گروه به‌هم‌پیوسته از دو ساختمان یا بیشتر: ۶ امتیاز.</translation>
    </message>
    <message>
        <source>Each mountain of height 2 or 3: 4 points, even where it stands alone.</source>
        <translation>هر کوه با ارتفاع ۲ یا ۳، چهار امتیاز، حتی اگر تنها باشد.</translation>
    </message>
    <message>
        <source>Each mountain of height 1 or 2: 3 points; of height 3: 1 point, even where it stands alone.</source>
        <translation>هر کوه با ارتفاع ۱ یا ۲، سه امتیاز؛ با ارتفاع ۳، یک امتیاز؛ حتی اگر تنها باشد.</translation>
    </message>
    <message>
        <source>Each connected group of two or more blue tokens: 7 points.</source>
        <translation>هر گروه به‌هم‌پیوسته از دو مهرهٔ آبی یا بیشتر: ۷ امتیاز.</translation>
    </message>
    <message>
        <source>Each blue token: 2 points.</source>
        <translation>هر مهرهٔ آبی: ۲ امتیاز.</translation>
    </message>
    <message>
        <source>You have already taken a card this turn; only one is allowed.</source>
        <translation>در این نوبت یک کارت برداشته‌اید؛ بیشتر از یکی نمی‌شود.</translation>
    </message>
    <message>
        <source>Cards are replaced in solo games only.</source>
        <translation>فقط در بازی تک‌نفره می‌شود کارت عوض کرد.</translation>
    </message>
    <message>
        <source>A card can be replaced after a turn in which you took none, before you do anything else.</source>
        <translation>کارت را فقط بعد از نوبتی می‌شود عوض کرد که در آن کارتی برنداشته‌اید، و پیش از هر کار دیگری.</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>روی ⁨A⁩</translation>
    </message>
    <message>
        <source>no spirit</source>
        <translation>بدون روح طبیعت</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>You shape a landscape on your own board: water, fields, trees, mountains and buildings grow from coloured tokens. Landscapes score for their form, and animals score when they find the habitat they need. Whoever has the most points wins.</source>
        <translation>روی صفحهٔ بازی خودتان چشم‌انداز می‌سازید: آب و کشتزار و درخت و کوه و ساختمان، همه از مهره‌های رنگی شکل می‌گیرند. چشم‌اندازها برای شکلشان امتیاز دارند و حیوان‌ها وقتی که زیستگاه دلخواهشان را پیدا کنند. هر کس بیشترین امتیاز را جمع کند، برنده است.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>اجزای بازی</translation>
    </message>
    <message>
        <source>120 tokens are in the bag: 23 blue, 23 grey, 21 brown, 19 green, 19 yellow and 15 red. Five spaces of three tokens lie on the central board, and five of the 32 animal cards lie open beside it. There are 10 nature spirits.</source>
        <translation>۱۲۰ مهره در کیف است: ۲۳ آبی، ۲۳ خاکستری، ۲۱ قهوه‌ای، ۱۹ سبز، ۱۹ زرد و ۱۵ قرمز. صفحهٔ مرکزی پنج خانه دارد، هر کدام با سه مهره، و کنار آن پنج کارت از ۳۲ کارت حیوان رو شده‌اند. ۱۰ روح طبیعت هم هست.</translation>
    </message>
    <message>
        <source>Who goes first is decided before the game: at random, or as you agree. In the original rules it is whoever last saw a beautiful landscape.</source>
        <translation>پیش از بازی معلوم می‌شود چه کسی شروع کند: به قید قرعه یا با توافق خودتان. در نسخهٔ رومیزی، کسی شروع می‌کند که تازه‌تر از بقیه منظرهٔ زیبایی دیده است.</translation>
    </message>
    <message>
        <source>For your first games, take side A of the boards and leave the spirits out.</source>
        <translation>در بازی‌های اول، با روی ⁨A⁩ صفحه‌ها و بدون روح‌های طبیعت بازی کنید.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>Once per turn, take all three tokens from one space of the central board and place them, one after another, on your own board. This is mandatory.</source>
        <translation>در هر نوبت یک بار، هر سه مهرهٔ یکی از خانه‌های صفحهٔ مرکزی را بردارید و یکی‌یکی روی صفحهٔ بازی خودتان بگذارید. این کار اجباری است.</translation>
    </message>
    <message>
        <source>Before, between or after your tokens you may take one animal card from the row, and you may place as many animal cubes as you have habitats for.</source>
        <translation>پیش از گذاشتن مهره‌ها، بین آن‌ها یا بعد از آن‌ها می‌توانید یک کارت حیوان از ردیف بردارید و به تعداد زیستگاه‌هایی که دارید مکعب حیوان بگذارید.</translation>
    </message>
    <message>
        <source>When you end your turn, the emptied space gets three new tokens from the bag and the row a new card. Until then you can take back every step.</source>
        <translation>وقتی نوبتتان را تمام می‌کنید، خانهٔ خالی‌شدهٔ صفحهٔ مرکزی سه مهرهٔ تازه از کیف می‌گیرد و ردیف یک کارت تازه. تا پیش از آن می‌توانید هر قدم را پس بگیرید.</translation>
    </message>
    <message>
        <source>Placing tokens</source>
        <translation>گذاشتن مهره‌ها</translation>
    </message>
    <message>
        <source>Every token may go on an empty hex. A lone green token is a tree already, a lone grey one a mountain. Some may go on top of others: green on one or two browns makes a tree, brown on a brown prepares a taller one, grey on grey makes a higher mountain, up to three. Red on a single red, brown or grey makes a building.</source>
        <translation>هر مهره‌ای را می‌شود در خانهٔ خالی گذاشت. یک مهرهٔ سبزِ تنها خودش درخت است و یک مهرهٔ خاکستریِ تنها، کوه. بعضی مهره‌ها را می‌شود روی مهره‌های دیگر هم گذاشت: سبز روی یک یا دو قهوه‌ای درخت می‌سازد، قهوه‌ای روی یک قهوه‌ای زمینهٔ درخت بلندتری را آماده می‌کند و خاکستری روی خاکستری کوه را بلندتر می‌کند، حداکثر تا سه مهره. قرمز روی یک قرمز، قهوه‌ای یا خاکستری ساختمان می‌سازد.</translation>
    </message>
    <message>
        <source>Nothing goes on blue, yellow or green, on a finished building, on three greys, or on a hex with a cube. Tokens never go underneath, and they never move again.</source>
        <translation>روی آبی، زرد یا سبز، روی ساختمانِ کامل، روی سه خاکستری و در خانه‌ای که مکعب دارد چیزی نمی‌شود گذاشت. مهره هیچ‌وقت زیر مهره‌های دیگر نمی‌رود و بعد از گذاشته شدن جابه‌جا نمی‌شود.</translation>
    </message>
    <message>
        <source>Animal cards</source>
        <translation>کارت‌های حیوان</translation>
    </message>
    <message>
        <source>A card shows a habitat and carries a cube for each of its steps. You may hold four unfinished cards at most. Once its last cube has been placed, a card is finished and makes room for another at once.</source>
        <translation>هر کارت زیستگاهی را نشان می‌دهد و روی هر پله‌اش یک مکعب دارد. حداکثر چهار کارت ناتمام می‌توانید داشته باشید. با گذاشتن آخرین مکعب، کارت کامل می‌شود و همان لحظه جا برای کارت دیگری باز می‌شود.</translation>
    </message>
    <message>
        <source>The rulebook’s advice for your first games: avoid several animal cards whose cubes go on the same colour.</source>
        <translation>توصیهٔ دفترچه برای بازی‌های اول: چند کارت حیوان که مکعبشان روی یک رنگ می‌رود با هم نداشته باشید.</translation>
    </message>
    <message>
        <source>Habitats and cubes</source>
        <translation>زیستگاه‌ها و مکعب‌ها</translation>
    </message>
    <message>
        <source>When the habitat of one of your cards is complete on your board, you may put a cube of that card on the marked hex. The habitat may be rotated. Every stack must match exactly, including its height; only for a building does it not matter what lies under the red.</source>
        <translation>هر جای صفحهٔ بازی‌تان که زیستگاه یکی از کارت‌هایتان شکل گرفت، می‌توانید یک مکعب از آن کارت را در خانهٔ علامت‌دار بگذارید. زیستگاه را به هر طرف می‌شود چرخاند. مهره‌های هر خانه باید دقیقاً مثل کارت باشند، ارتفاعشان هم همین‌طور؛ فقط در ساختمان مهم نیست زیر قرمز چه باشد.</translation>
    </message>
    <message>
        <source>A hex holds one cube, but it may be part of many habitats, and the other hexes of a habitat may carry cubes. A cube stays to the end, even if its habitat is built over later. No token can go on a hex with a cube.</source>
        <translation>در هر خانه یک مکعب جا می‌شود، ولی همان خانه می‌تواند جزو چند زیستگاه باشد و خانه‌های دیگرِ زیستگاه هم می‌توانند مکعب داشته باشند. مکعب تا پایان بازی سر جایش می‌ماند، حتی اگر بعداً زیستگاهش عوض شود. در خانه‌ای که مکعب دارد نمی‌شود مهره گذاشت.</translation>
    </message>
    <message>
        <source>Nature spirits</source>
        <translation>روح‌های طبیعت</translation>
    </message>
    <message>
        <source>Everybody is dealt two spirits and keeps one, before anything else in the first turn. A spirit has a habitat and a single cube, and it counts as one of your four cards until that cube has been placed.</source>
        <translation>به هر نفر دو روح می‌رسد و هر کس در نوبت اول، پیش از هر کار دیگری، یکی را نگه می‌دارد. هر روح یک زیستگاه و فقط یک مکعب دارد و تا وقتی مکعبش گذاشته نشده، یکی از چهار کارت شما به حساب می‌آید.</translation>
    </message>
    <message>
        <source>Once placed, it rewards certain landscapes at the end, on top of what they score anyway. If you never place its cube, you get nothing for it and lose nothing.</source>
        <translation>وقتی مکعبش را گذاشتید، در پایان بازی به بعضی چشم‌اندازها افزون بر امتیاز خودشان پاداش می‌دهد. اگر مکعبش را هیچ‌وقت نگذارید، نه چیزی می‌گیرید و نه چیزی از دست می‌دهید.</translation>
    </message>
    <message>
        <source>Fields: the lion gives 2 points for each group of one or two yellow tokens and 10 for each larger one, the butterfly 5 for each group of any size.</source>
        <translation>کشتزارها: شیر برای هر گروه از یک یا دو مهرهٔ زرد ۲ امتیاز و برای هر گروه بزرگ‌تر ۱۰ امتیاز می‌دهد؛ پروانه برای هر گروه، به هر اندازه‌ای، ۵ امتیاز.</translation>
    </message>
    <message>
        <source>Trees: the deer gives 4 points for each tree of height 2 or 3; the owl gives 3, 3 and 1 for trees of height 1, 2 and 3.</source>
        <translation>درخت‌ها: گوزن برای هر درخت با ارتفاع ۲ یا ۳، چهار امتیاز می‌دهد؛ جغد برای درخت‌های با ارتفاع ۱، ۲ و ۳ به ترتیب ۳، ۳ و ۱ امتیاز.</translation>
    </message>
    <message>
        <source>Mountains, also those that stand alone: the ram gives 4 points for each of height 2 or 3; the marmot gives 3, 3 and 1 for heights 1, 2 and 3.</source>
        <translation>کوه‌ها، حتی آن‌هایی که تنها هستند: قوچ برای هر کوه با ارتفاع ۲ یا ۳، چهار امتیاز می‌دهد؛ مارموت برای ارتفاع‌های ۱، ۲ و ۳ به ترتیب ۳، ۳ و ۱ امتیاز.</translation>
    </message>
    <message>
        <source>Buildings: the cat gives 4 points for each group, a single building included; the stork 6 for each group of two or more.</source>
        <translation>ساختمان‌ها: گربه برای هر گروه، حتی یک ساختمان تنها، ۴ امتیاز می‌دهد؛ لک‌لک برای هر گروه از دو ساختمان یا بیشتر ۶ امتیاز.</translation>
    </message>
    <message>
        <source>Water: the dragonfly gives 7 points for each group of two or more blue tokens, the tortoise 2 for each blue token.</source>
        <translation>آب: سنجاقک برای هر گروه از دو مهرهٔ آبی یا بیشتر ۷ امتیاز می‌دهد و لاک‌پشت برای هر مهرهٔ آبی ۲ امتیاز.</translation>
    </message>
    <message>
        <source>Trees and mountains</source>
        <translation>درخت‌ها و کوه‌ها</translation>
    </message>
    <message>
        <source>A tree of height 1, 2 or 3 scores 1, 3 or 7 points. Brown without green scores nothing.</source>
        <translation>درخت با ارتفاع ۱، ۲ یا ۳ به ترتیب ۱، ۳ یا ۷ امتیاز دارد. قهوه‌ایِ بدون سبز امتیازی ندارد.</translation>
    </message>
    <message>
        <source>A mountain of height 1, 2 or 3 scores 1, 3 or 7 points too, but only if it stands next to another mountain.</source>
        <translation>کوه با ارتفاع ۱، ۲ یا ۳ هم به ترتیب ۱، ۳ یا ۷ امتیاز دارد، ولی فقط اگر کنار کوه دیگری باشد.</translation>
    </message>
    <message>
        <source>Fields and buildings</source>
        <translation>کشتزارها و ساختمان‌ها</translation>
    </message>
    <message>
        <source>Each connected group of two or more yellow tokens is a field and scores 5 points, however large it is. Several small fields are worth more than one large one.</source>
        <translation>هر گروه به‌هم‌پیوسته از دو مهرهٔ زرد یا بیشتر یک کشتزار است و هر قدر هم بزرگ باشد ۵ امتیاز دارد. چند کشتزار کوچک بیشتر از یک کشتزار بزرگ می‌ارزند.</translation>
    </message>
    <message>
        <source>A building scores 5 points if the hexes around it show at least three different colours. Only the top token of each counts, and red counts as well. A lone red token scores nothing.</source>
        <translation>ساختمان وقتی ۵ امتیاز دارد که در خانه‌های دوروبرش دست‌کم سه رنگ مختلف دیده شود. فقط بالاترین مهرهٔ هر خانه به حساب می‌آید و قرمز هم حساب است. مهرهٔ قرمزِ تنها امتیازی ندارد.</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>رود</translation>
    </message>
    <message>
        <source>Only your best river scores. Its length is counted along the shortest way between its two ends, in tokens: bends that double back do not help. Lengths 2 to 6 are worth 2, 5, 8, 11 and 15 points, and every further token 4 more.</source>
        <translation>فقط بهترین رودتان امتیاز دارد. طول رود، تعداد مهره‌ها در کوتاه‌ترین راه میان دو سر آن است؛ پیچ‌هایی که به عقب برمی‌گردند کمکی نمی‌کنند. طول‌های ۲ تا ۶ به ترتیب ۲، ۵، ۸، ۱۱ و ۱۵ امتیاز دارند و هر مهرهٔ بعدی ۴ امتیاز دیگر.</translation>
    </message>
    <message>
        <source>Islands</source>
        <translation>جزیره‌ها</translation>
    </message>
    <message>
        <source>Water divides your board. Each connected region of hexes without blue is an island and scores 5 points; empty hexes belong to islands too. Without any division the whole board is one island.</source>
        <translation>آب صفحهٔ بازی‌تان را تکه‌تکه می‌کند. هر تکهٔ به‌هم‌پیوسته از خانه‌های بدون مهرهٔ آبی یک جزیره است و ۵ امتیاز دارد؛ خانه‌های خالی هم جزو جزیره‌اند. اگر آب جایی را از بقیه جدا نکرده باشد، کل صفحهٔ بازی یک جزیره است.</translation>
    </message>
    <message>
        <source>If you took no card in a turn, you may replace one of the open cards once you have seen the new tokens and before you do anything else. This is optional.</source>
        <translation>اگر در نوبتی کارت برنداشتید، می‌توانید بعد از دیدن مهره‌های تازه و پیش از هر کار دیگری، یکی از کارت‌های روشده را عوض کنید. این کار اجباری نیست.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>چیدن بازی رومیزی</translation>
    </message>
    <message>
        <source>The box holds a bag, a central board, 4 player boards with two sides, 4 player aids, 120 tokens, 66 animal cubes, 4 spirit cubes, 32 animal cards, 10 spirit cards and a score pad.</source>
        <translation>در جعبه این‌ها هست: یک کیف، یک صفحهٔ مرکزی، ۴ صفحهٔ بازی دورو، ۴ برگهٔ یادآور، ۱۲۰ مهره، ۶۶ مکعب حیوان، ۴ مکعب روح طبیعت، ۳۲ کارت حیوان، ۱۰ کارت روح طبیعت و یک دسته برگهٔ امتیاز.</translation>
    </message>
    <message>
        <source>Put all tokens into the bag. Lay the central board in the middle, showing the side for two to four players, or the other side for a solo game. Draw three tokens from the bag for each of its spaces.</source>
        <translation>همهٔ مهره‌ها را در کیف بریزید. صفحهٔ مرکزی را طوری وسط بگذارید که روی مخصوص دو تا چهار بازیکن بالا باشد، یا در بازی تک‌نفره روی دیگرش. برای هر خانهٔ آن سه مهره از کیف بیرون بیاورید.</translation>
    </message>
    <message>
        <source>Shuffle the animal cards and lay five face up side by side, three in a solo game; the rest form the deck. Put the animal cubes where everybody can reach them.</source>
        <translation>کارت‌های حیوان را بُر بزنید و پنج کارت (در بازی تک‌نفره سه کارت) را رو به بالا در یک ردیف بچینید؛ بقیه دستهٔ کارت‌هاست. مکعب‌های حیوان را جایی بگذارید که دست همه برسد.</translation>
    </message>
    <message>
        <source>Everybody takes a board and a player aid. Agree on side A or side B: all play the same one.</source>
        <translation>هر بازیکن یک صفحه و یک برگهٔ یادآور برمی‌دارد. توافق کنید که با روی ⁨A⁩ بازی می‌کنید یا روی ⁨B⁩: همه با یک رو بازی می‌کنند.</translation>
    </message>
    <message>
        <source>If you play with spirits, deal two of them face down to each player. On their first turn everyone keeps one, puts a spirit cube on it and returns the other to the box.</source>
        <translation>اگر با روح‌های طبیعت بازی می‌کنید، به هر بازیکن دو کارتِ آن‌ها را به پشت بدهید. هر کس در نوبت اولش یکی را نگه می‌دارد، یک مکعب روح طبیعت رویش می‌گذارد و دیگری را به جعبه برمی‌گرداند.</translation>
    </message>
    <message>
        <source>Whoever last saw a beautiful landscape goes first. Point the arrow of the central board at them; play goes clockwise. At the end of a turn, the player refills the central board and the row.</source>
        <translation>کسی که تازه‌تر از همه منظرهٔ زیبایی دیده است آغاز می‌کند. پیکان صفحهٔ مرکزی را رو به او بگیرید؛ نوبت ساعت‌گرد می‌چرخد. هر بازیکن در پایان نوبتش صفحهٔ مرکزی و ردیف کارت‌ها را دوباره پر می‌کند.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>برداشت‌های ما</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>حیوان‌ها</translation>
    </message>
    <message>
        <source>Each card scores the number beside its topmost free step, finished or not. With no cube placed it scores nothing, and cubes left over cost nothing.</source>
        <translation>امتیاز هر کارت عددِ کنار بالاترین پلهٔ خالی آن است، چه کامل شده باشد چه نه. اگر هیچ مکعبی از آن نگذاشته باشید، امتیازی ندارد و مکعب‌های باقی‌مانده هم چیزی کم نمی‌کنند.</translation>
    </message>
    <message>
        <source>Example: 116 points</source>
        <translation>مثال: ۱۱۶ امتیاز</translation>
    </message>
    <message>
        <source>The rulebook’s example on side A. Trees 4, mountains 10, fields 10, buildings 10 and the river 19 make 53 points for landscapes. The six animal cards are worth 5, 10, 4, 12, 16 and 16, together 63. 53 + 63 = 116.</source>
        <translation>مثال دفترچه در روی ⁨A⁩. درخت‌ها ۴، کوه‌ها ۱۰، کشتزارها ۱۰، ساختمان‌ها ۱۰ و رود ۱۹: روی‌هم ۵۳ امتیاز برای چشم‌اندازها. شش کارت حیوان ۵، ۱۰، ۴، ۱۲، ۱۶ و ۱۶ می‌ارزند: روی‌هم ۶۳. ⁦۵۳ + ۶۳ = ۱۱۶⁩.</translation>
    </message>
    <message>
        <source>With the lion’s cube placed, the three groups of yellow tokens are worth 2 + 2 + 10 = 14 more: 130. In the solo game that is 5 suns, 1 more for side A and 1 for the lion.</source>
        <translation>اگر مکعب شیر گذاشته شده باشد، سه گروه مهرهٔ زرد ⁦۲ + ۲ + ۱۰ = ۱۴⁩ امتیاز دیگر می‌آورند: ۱۳۰. در بازی تک‌نفره این می‌شود ۵ خورشیدک، ۱ خورشیدک دیگر برای روی ⁨A⁩ و ۱ برای شیر.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>When someone ends a turn with two empty hexes or fewer, or when the bag cannot refill a space, this becomes the last round. It is played out, so that everyone has had the same number of turns. Spaces emptied in the meantime stay empty.</source>
        <translation>وقتی کسی نوبتش را با دو خانهٔ خالی یا کمتر تمام کند، یا وقتی مهره‌های کیف برای پر کردن یک خانهٔ صفحهٔ مرکزی کافی نباشد، همین دور، دور آخر می‌شود. این دور تا آخر بازی می‌شود تا همه به یک اندازه نوبت داشته باشند. خانه‌هایی از صفحهٔ مرکزی که در این میان خالی شوند، خالی می‌مانند.</translation>
    </message>
    <message>
        <source>The solo game has three spaces and three cards. After each turn the six tokens you left are out of the game, and all three spaces are refilled. When the bag cannot fill them all, that turn was the last: there are 13 turns at most.</source>
        <translation>در بازی تک‌نفره صفحهٔ مرکزی سه خانه دارد و سه کارت رو شده‌اند. بعد از هر نوبت، شش مهره‌ای که برنداشته‌اید از بازی بیرون می‌روند و هر سه خانه از نو پر می‌شوند. وقتی مهره‌های کیف برای پر کردن همه کافی نباشد، آن نوبت آخرین نوبت بوده است: حداکثر ۱۳ نوبت.</translation>
    </message>
    <message>
        <source>If two players are tied, the one with more animal cubes on the board wins; spirits do not count as animals. If they are still tied, they share the win.</source>
        <translation>اگر امتیاز دو نفر برابر باشد، کسی می‌برد که مکعب حیوان بیشتری روی صفحهٔ بازی‌اش دارد؛ روح، حیوان به حساب نمی‌آید. اگر باز هم برابر بودند، برد مشترک است.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>تک‌نفره</translation>
    </message>
    <message>
        <source>Your points earn 1 to 8 suns: one each at 40, 70, 90, 110, 130, 140, 150 and 160 points. Side A adds one. Playing without a spirit adds two; the lion, the butterfly, the cat, the stork and the dragonfly add one.</source>
        <translation>با امتیازتان خورشیدک می‌گیرید: از ۴۰، ۷۰، ۹۰، ۱۱۰، ۱۳۰، ۱۴۰، ۱۵۰ و ۱۶۰ امتیاز به بالا، به ترتیب ۱ تا ۸ خورشیدک. بازی با روی ⁨A⁩ یک خورشیدک اضافه دارد و بازی بدون روح طبیعت دوتا؛ روح شیر، پروانه، گربه، لک‌لک یا سنجاقک هم یکی اضافه می‌کند.</translation>
    </message>
    <message>
        <source>The rulebook shows the cards in pictures only. Their habitats and values here were compared with several independent lists.</source>
        <translation>دفترچهٔ قوانین کارت‌ها را فقط به شکل تصویر نشان می‌دهد. زیستگاه‌ها و امتیازهای آن‌ها در این برنامه با چند فهرست مستقل مقایسه شده‌اند.</translation>
    </message>
    <message>
        <source>The box holds 66 animal cubes. Here they never run out.</source>
        <translation>در نسخهٔ رومیزی ۶۶ مکعب حیوان هست. اینجا مکعب‌ها هیچ‌وقت تمام نمی‌شوند.</translation>
    </message>
    <message>
        <source>The spirit you chose counts for the suns of a solo game whether or not its cube was placed. Players who are still equal after the animal cubes share the win.</source>
        <translation>روحی که انتخاب کرده‌اید در شمارش خورشیدک‌های بازی تک‌نفره به حساب می‌آید، چه مکعبش گذاشته شده باشد چه نه. بازیکنانی که بعد از شمردن مکعب‌های حیوان هم برابر باشند، در برد شریک‌اند.</translation>
    </message>
    <message>
        <source>In the solo game a bag that cannot fill all three spaces counts as empty: what is left in it is not played.</source>
        <translation>در بازی تک‌نفره، اگر مهره‌های کیف برای پر کردن هر سه خانه کافی نباشد، کیف خالی به حساب می‌آید: با آنچه در آن مانده بازی نمی‌شود.</translation>
    </message>
    <message>
        <source>A closed ring of six blue tokens has no ends. We count the shortest way between the two tokens that lie farthest apart: four tokens, 8 points. Another digital version counts the whole ring, 15 points.</source>
        <translation>حلقهٔ بسته‌ای از شش مهرهٔ آبی دو سر ندارد. ما کوتاه‌ترین راه میان دو مهره‌ای را می‌شماریم که از هم دورترند: چهار مهره، ۸ امتیاز. یک نسخهٔ دیجیتال دیگر همهٔ حلقه را می‌شمارد: ۱۵ امتیاز.</translation>
    </message>
    <message>
        <source>The rulebook lets you choose your spirit in your first turn; here you choose it before anything else. In a tie, its cube does not count as an animal.</source>
        <translation>دفترچه می‌گوید روح طبیعت را در نوبت اول انتخاب کنید؛ اینجا پیش از هر کار دیگری انتخابش می‌کنید. در تساوی، مکعب آن حیوان به شمار نمی‌آید.</translation>
    </message>
    <message>
        <source>Harmonies</source>
        <translation>هارمونیز</translation>
    </message>
    <message>
        <source>Stack a landscape, token by token, and animals will make it their home.</source>
        <translation>مهره روی مهره چشم‌انداز بسازید تا حیوان‌ها در آن خانه کنند.</translation>
    </message>
    <message>
        <source>Johan Benvenuto</source>
        <translation>یوهان بنونوتو</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Side A: river</source>
        <translation>روی ⁨A⁩: رود</translation>
    </message>
    <message>
        <source>Your longest river scores.</source>
        <translation>طولانی‌ترین رودتان امتیاز دارد.</translation>
    </message>
    <message>
        <source>Side B: islands</source>
        <translation>روی ⁨B⁩: جزیره‌ها</translation>
    </message>
    <message>
        <source>With spirits</source>
        <translation>با روح‌های طبیعت</translation>
    </message>
    <message>
        <source>Choose one of two spirits: a goal of your own, with a habitat to build.</source>
        <translation>از دو روح یکی را انتخاب کنید: هدفی مخصوص خودتان، با زیستگاهی که باید بسازید.</translation>
    </message>
    <message>
        <source>Without spirits</source>
        <translation>بدون روح‌های طبیعت</translation>
    </message>
    <message>
        <source>Landscapes and animals only: best for the first games.</source>
        <translation>فقط چشم‌اندازها و حیوان‌ها: بهترین انتخاب برای بازی‌های اول.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>Harmonies has no such move.</source>
        <translation>در هارمونیز چنین حرکتی نیست.</translation>
    </message>
    <message>
        <source>That is not a hex of your board.</source>
        <translation>اینجا جزو خانه‌های صفحهٔ بازی‌تان نیست.</translation>
    </message>
    <message>
        <source>The central board has no such space.</source>
        <translation>صفحهٔ مرکزی چنین خانه‌ای ندارد.</translation>
    </message>
    <message>
        <source>This game is played without nature spirits.</source>
        <translation>این بازی بدون روح‌های طبیعت است.</translation>
    </message>
    <message>
        <source>Choose your nature spirit before you do anything else.</source>
        <translation>پیش از هر کاری روح طبیعتتان را انتخاب کنید.</translation>
    </message>
    <message>
        <source>You have chosen your nature spirit already.</source>
        <translation>روح طبیعتتان را قبلاً انتخاب کرده‌اید.</translation>
    </message>
    <message>
        <source>Choose one of the two spirits that were dealt to you.</source>
        <translation>یکی از دو روحی را که به شما رسیده انتخاب کنید.</translation>
    </message>
    <message>
        <source>You have taken your tokens for this turn.</source>
        <translation>مهره‌های این نوبتتان را برداشته‌اید.</translation>
    </message>
    <message>
        <source>There are no tokens on that space.</source>
        <translation>در این خانهٔ صفحهٔ مرکزی مهره‌ای نیست.</translation>
    </message>
    <message>
        <source>Take the tokens from a space first, then place them.</source>
        <translation>اول مهره‌های یکی از خانه‌های صفحهٔ مرکزی را بردارید، بعد آن‌ها را بگذارید.</translation>
    </message>
    <message>
        <source>You have no token of that colour to place.</source>
        <translation>مهره‌ای به این رنگ برای گذاشتن ندارید.</translation>
    </message>
    <message>
        <source>No token can go on a hex with a cube.</source>
        <translation>در خانه‌ای که مکعب دارد نمی‌شود مهره گذاشت.</translation>
    </message>
    <message>
        <source>Water stays as it is: nothing goes on blue.</source>
        <translation>آب همان آب می‌ماند: روی آبی چیزی نمی‌شود گذاشت.</translation>
    </message>
    <message>
        <source>A field stays as it is: nothing goes on yellow.</source>
        <translation>کشتزار همان کشتزار می‌ماند: روی زرد چیزی نمی‌شود گذاشت.</translation>
    </message>
    <message>
        <source>Green finishes a tree: nothing goes on it.</source>
        <translation>با مهرهٔ سبز، درخت کامل می‌شود: روی آن چیزی نمی‌شود گذاشت.</translation>
    </message>
    <message>
        <source>The building is finished: nothing goes on it.</source>
        <translation>ساختمان کامل است: روی آن چیزی نمی‌شود گذاشت.</translation>
    </message>
    <message>
        <source>A mountain is at most three tokens high.</source>
        <translation>کوه حداکثر سه مهره ارتفاع دارد.</translation>
    </message>
    <message>
        <source>Only brown, green or red can go on a single brown token.</source>
        <translation>روی یک مهرهٔ قهوه‌ای، قهوه‌ای یا سبز یا قرمز می‌نشیند.</translation>
    </message>
    <message>
        <source>On two brown tokens only green can go.</source>
        <translation>روی دو مهرهٔ قهوه‌ای فقط سبز می‌نشیند.</translation>
    </message>
    <message>
        <source>Only grey or red can go on a single grey token.</source>
        <translation>روی یک مهرهٔ خاکستری، خاکستری یا قرمز می‌نشیند.</translation>
    </message>
    <message>
        <source>On two grey tokens only grey can go.</source>
        <translation>روی دو مهرهٔ خاکستری فقط خاکستری می‌نشیند.</translation>
    </message>
    <message>
        <source>On one red token only red can go.</source>
        <translation>روی یک مهرهٔ قرمز فقط قرمز می‌نشیند.</translation>
    </message>
    <message>
        <source>That card is not in the row.</source>
        <translation>این کارت در ردیف نیست.</translation>
    </message>
    <message>
        <source>You may have at most {limit} unfinished cards. Finish one first.</source>
        <translation>حداکثر {limit} کارت ناتمام می‌توانید داشته باشید. اول یکی را کامل کنید.</translation>
    </message>
    <message>
        <source>That card is not one of yours.</source>
        <translation>این کارت جزو کارت‌های شما نیست.</translation>
    </message>
    <message>
        <source>All cubes of that card have been placed.</source>
        <translation>همهٔ مکعب‌های این کارت گذاشته شده‌اند.</translation>
    </message>
    <message>
        <source>There is a cube on that hex already.</source>
        <translation>در این خانه از قبل یک مکعب هست.</translation>
    </message>
    <message>
        <source>The cube of this card goes on another kind of landscape.</source>
        <translation>مکعب این کارت باید روی نوع دیگری از چشم‌انداز گذاشته شود.</translation>
    </message>
    <message>
        <source>The habitat is not complete around this hex. Every stack must match, height included.</source>
        <translation>زیستگاه دور این خانه شکل نگرفته است. مهره‌های هر خانه باید مثل کارت باشند، ارتفاعشان هم همین‌طور.</translation>
    </message>
    <message>
        <source>Take the tokens of a space before you end your turn.</source>
        <translation>پیش از تمام کردن نوبت، مهره‌های یکی از خانه‌های صفحهٔ مرکزی را بردارید.</translation>
    </message>
    <message>
        <source>Place all your tokens before you end your turn. Left: {left}</source>
        <translation>پیش از تمام کردن نوبت، همهٔ مهره‌هایتان را بگذارید. باقی‌مانده: {left}</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>درخت‌ها</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>کوه‌ها</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>کشتزارها</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>آب</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>ساختمان‌ها</translation>
    </message>
    <message>
        <source>Nature spirit</source>
        <translation>روح طبیعت</translation>
    </message>
    <message>
        <source>River length: {river}</source>
        <translation>طول رود: {river}</translation>
    </message>
    <message>
        <source>Islands: {islands}</source>
        <translation>جزیره‌ها: {islands}</translation>
    </message>
    <message>
        <source>{card}: {placed} of {steps}</source>
        <translation>{card}: {placed} از {steps}</translation>
    </message>
    <message>
        <source>Alone, your points earn suns: side A adds one, a game without spirits two. The six tokens you leave in a turn are out of the game.</source>
        <translation>در بازی تک‌نفره با امتیازتان خورشیدک می‌گیرید: روی ⁨A⁩ یکی اضافه دارد و بازی بدون روح طبیعت دوتا. شش مهره‌ای که در هر نوبت برنمی‌دارید از بازی بیرون می‌روند.</translation>
    </message>
    <message>
        <source>Water divides your board: every island scores 5 points, the empty board is one.</source>
        <translation>آب صفحهٔ بازی‌تان را تکه‌تکه می‌کند: هر جزیره ۵ امتیاز دارد و صفحهٔ خالی هم یک جزیره است.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last saw a beautiful landscape goes first.</source>
        <translation>طبق دفترچهٔ قوانین، بازیکنی شروع می‌کند که تازه‌تر از بقیه منظرهٔ زیبایی دیده است.</translation>
    </message>
    <message>
        <source>{card}: {worth} once placed</source>
        <translation>{card}: {worth} پس از گذاشتن مکعب</translation>
    </message>
    <message>
        <source>Central board</source>
        <translation>صفحهٔ مرکزی</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>کارت‌های شما</translation>
    </message>
    <message>
        <source>Tokens to place</source>
        <translation>مهره‌های دستتان</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>مانده در کیف</translation>
    </message>
    <message>
        <source>Empty hexes: {count}</source>
        <translation>خانه‌های خالی: {count}</translation>
    </message>
    <message>
        <source>Perhaps the last turn</source>
        <translation>شاید نوبت آخر باشد</translation>
    </message>
    <message>
        <source>Last round!</source>
        <translation>دور آخر!</translation>
    </message>
    <message>
        <source>Worth {now}, with the next cube {next}</source>
        <translation>ارزش: {now}؛ با مکعب بعدی: {next}</translation>
    </message>
    <message>
        <source>Finished: {now}</source>
        <translation>کامل: {now}</translation>
    </message>
    <message>
        <source>Suns: {suns}</source>
        <translation>خورشیدک‌ها: {suns}</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one})</source>
        <translation>خورشیدک‌ها: {suns} (امتیازها: {points}، {first}: {one})</translation>
    </message>
    <message>
        <source>Suns: {suns} (points: {points}, {first}: {one}, {second}: {two})</source>
        <translation>خورشیدک‌ها: {suns} (امتیازها: {points}، {first}: {one}، {second}: {two})</translation>
    </message>
    <message>
        <source>Best on this side with this spirit: {suns}</source>
        <translation>بهترین نتیجه در این رو با این روح طبیعت: {suns}</translation>
    </message>
    <message>
        <source>Best on this side without a spirit: {suns}</source>
        <translation>بهترین نتیجه در این رو بدون روح طبیعت: {suns}</translation>
    </message>
    <message>
        <source>More than one animal can move in here: click the one you want.</source>
        <translation>بیش از یک حیوان می‌تواند اینجا ساکن شود: روی حیوانی که می‌خواهید کلیک کنید.</translation>
    </message>
    <message>
        <source>Choose your spirit in secret; the other card goes back to the box.</source>
        <translation>روح طبیعتتان را پنهانی انتخاب کنید؛ کارت دیگر به جعبه برمی‌گردد.</translation>
    </message>
    <message>
        <source>Choose your nature spirit</source>
        <translation>انتخاب روح طبیعت</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>پایان نوبت</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>تعویض کارت</translation>
    </message>
    <message>
        <source>Replace: {card}</source>
        <translation>تعویض کارت: {card}</translation>
    </message>
    <message>
        <source>{stack} with the cube</source>
        <translation>{stack} با مکعب</translation>
    </message>
    <message>
        <source>Replace the card {card}</source>
        <translation>کارت {card} را عوض کنید</translation>
    </message>
    <message>
        <source>Replaced the card {card}</source>
        <translation>تعویض کارت {card}</translation>
    </message>
    <message>
        <source>Take the three tokens from one space. Before that you may replace one card.</source>
        <translation>مهره‌های یکی از خانه‌های صفحهٔ مرکزی را بردارید. پیش از آن می‌توانید یک کارت عوض کنید.</translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation>صفحهٔ بازی دیگران</translation>
    </message>
    <message>
        <source>Letters on the tokens</source>
        <translation>حرف روی مهره‌ها</translation>
    </message>
    <message>
        <source>Tied on points: the player with more animal cubes wins.</source>
        <translation>امتیازها برابر است: هر کس مکعب حیوان بیشتری روی صفحهٔ بازی‌اش دارد، برنده است.</translation>
    </message>
    <message>
        <source>Column {column}, hex {row}</source>
        <translation>ستون {column} از چپ، خانهٔ&#xa0;{row}</translation>
    </message>
    <message>
        <source>{place}: {stack}</source>
        <translation>{place}: {stack}</translation>
    </message>
    <message>
        <source>{place}: {stack}, cube: {card}</source>
        <translation>{place}: {stack}، مکعب: {card}</translation>
    </message>
    <message>
        <source>Space {space}: {first}, {second}, {third}</source>
        <translation>خانهٔ مرکزی {space}: {first}، {second}، {third}</translation>
    </message>
    <message>
        <source>Space {space}: empty</source>
        <translation>خانهٔ مرکزی {space}: خالی</translation>
    </message>
    <message>
        <source>{card}: cubes placed {placed} of {steps}</source>
        <translation>{card}: مکعب‌های گذاشته‌شده {placed} از {steps}</translation>
    </message>
    <message>
        <source>building</source>
        <translation>ساختمان</translation>
    </message>
    <message>
        <source>Take {first}, {second}, {third}</source>
        <translation>این مهره‌ها را بردارید: {first}، {second}، {third}</translation>
    </message>
    <message>
        <source>Take the card {card}</source>
        <translation>کارت {card} را بردارید</translation>
    </message>
    <message>
        <source>Choose the {card}</source>
        <translation>{card} را انتخاب کنید</translation>
    </message>
    <message>
        <source>Took {first}, {second}, {third}</source>
        <translation>برداشتن مهره‌ها: {first}، {second}، {third}</translation>
    </message>
    <message>
        <source>Animals can still move in later; a hex with a cube can’t grow any more.</source>
        <translation>حیوان‌ها بعداً هم می‌توانند بیایند؛ در خانه‌ای که مکعب دارد دیگر نمی‌شود مهره گذاشت.</translation>
    </message>
    <message>
        <source>Follow the numbers on the board</source>
        <translation>از شماره‌های روی صفحهٔ بازی پیروی کنید</translation>
    </message>
    <message>
        <source>column {column}, hex {row}</source>
        <translation>ستون {column} از چپ، خانهٔ&#xa0;{row}</translation>
    </message>
    <message>
        <source>{colour} → {place}</source>
        <translation>{colour} ← {place}</translation>
    </message>
    <message>
        <source>{card}: cube → {place}</source>
        <translation>{card}: مکعب ← {place}</translation>
    </message>
    <message>
        <source>Took the card {card}</source>
        <translation>برداشتن کارت {card}</translation>
    </message>
    <message>
        <source>Chose the {card}</source>
        <translation>انتخاب {card}</translation>
    </message>
    <message>
        <source>Chose a nature spirit</source>
        <translation>انتخاب یک روح طبیعت</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>پایان نوبت</translation>
    </message>
    <message>
        <source>Another player is shaping a landscape.</source>
        <translation>بازیکن دیگری دارد چشم‌اندازش را می‌سازد.</translation>
    </message>
    <message>
        <source>Choose one of your two nature spirits.</source>
        <translation>یکی از دو روح طبیعتتان را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Take the three tokens from one space.</source>
        <translation>مهره‌های یکی از خانه‌های صفحهٔ مرکزی را بردارید.</translation>
    </message>
    <message>
        <source>Your last turn: take the three tokens from one space.</source>
        <translation>نوبت آخرتان: مهره‌های یکی از خانه‌های صفحهٔ مرکزی را بردارید.</translation>
    </message>
    <message>
        <source>Place your tokens. Left: {left}</source>
        <translation>مهره‌هایتان را بگذارید. باقی‌مانده: {left}</translation>
    </message>
    <message>
        <source>A habitat is complete: place a cube, or end your turn.</source>
        <translation>یک زیستگاه آماده است: مکعب بگذارید یا نوبتتان را تمام کنید.</translation>
    </message>
    <message>
        <source>Take an animal card if you like, or end your turn.</source>
        <translation>اگر خواستید، یک کارت حیوان بردارید؛ یا نوبتتان را تمام کنید.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>نوبتتان را تمام کنید.</translation>
    </message>
    <message>
        <source>landscapes and animals</source>
        <translation>چشم‌اندازها و حیوان‌ها</translation>
    </message>
    <message>
        <source>{there}. With {piece}, points: {points}</source>
        <translation>{there}. با {piece}، امتیاز: {points}</translation>
    </message>
    <message>
        <source>Drag tokens onto the board, or click a colour and then every hex it goes on. Add the cards and drag their cubes to where they stand.</source>
        <translation>مهره‌ها را روی صفحهٔ بازی بکشید، یا روی یک رنگ و بعد روی خانه‌هایی که آن رنگ را دارند کلیک کنید. کارت‌ها را اضافه کنید و مکعب‌هایشان را سر جایشان بکشید.</translation>
    </message>
    <message>
        <source>the trees grow (+{points})</source>
        <translation>درخت‌ها رشد می‌کنند (‎+{points})</translation>
    </message>
    <message>
        <source>the mountains grow (+{points})</source>
        <translation>کوه‌ها بیشتر امتیاز می‌دهند (‎+{points})</translation>
    </message>
    <message>
        <source>there is a new field (+{points})</source>
        <translation>یک کشتزار تازه درست می‌شود (‎+{points})</translation>
    </message>
    <message>
        <source>the river gets longer (+{points})</source>
        <translation>رود طولانی‌تر می‌شود (‎+{points})</translation>
    </message>
    <message>
        <source>there are more islands (+{points})</source>
        <translation>جزیره‌ها بیشتر می‌شوند (‎+{points})</translation>
    </message>
    <message>
        <source>a building gets three colours around it (+{points})</source>
        <translation>دور یک ساختمان سه رنگ جمع می‌شود (‎+{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns more (+{points})</source>
        <translation>روح طبیعت بیشتر امتیاز می‌دهد (‎+{points})</translation>
    </message>
    <message>
        <source>there are several new fields (+{points})</source>
        <translation>چند کشتزار تازه درست می‌شود (‎+{points})</translation>
    </message>
    <message>
        <source>several buildings get three colours around them (+{points})</source>
        <translation>دور چند ساختمان سه رنگ جمع می‌شود (‎+{points})</translation>
    </message>
    <message>
        <source>the trees lose points (−{points})</source>
        <translation>از امتیاز درخت‌ها کم می‌شود (‎−{points})</translation>
    </message>
    <message>
        <source>mountains are built over (−{points})</source>
        <translation>روی کوه ساختمان ساخته می‌شود (‎−{points})</translation>
    </message>
    <message>
        <source>separate fields become one (−{points})</source>
        <translation>کشتزارهای جدا یکی می‌شوند (‎−{points})</translation>
    </message>
    <message>
        <source>the river gets shorter (−{points})</source>
        <translation>رود کوتاه‌تر می‌شود (‎−{points})</translation>
    </message>
    <message>
        <source>an island is lost (−{points})</source>
        <translation>یک جزیره از دست می‌رود (‎−{points})</translation>
    </message>
    <message>
        <source>a building loses colours around it (−{points})</source>
        <translation>رنگ‌های دور یک ساختمان کم می‌شود (‎−{points})</translation>
    </message>
    <message>
        <source>the nature spirit earns less (−{points})</source>
        <translation>روح طبیعت کمتر امتیاز می‌دهد (‎−{points})</translation>
    </message>
    <message>
        <source>a tree needs just one more token (+{points})</source>
        <translation>یک درخت فقط یک مهرهٔ دیگر می‌خواهد (‎+{points})</translation>
    </message>
    <message>
        <source>the mountains need just one more token (+{points})</source>
        <translation>کوه‌ها فقط یک مهرهٔ دیگر می‌خواهند (‎+{points})</translation>
    </message>
    <message>
        <source>a field needs just one more token (+{points})</source>
        <translation>یک کشتزار فقط یک مهرهٔ دیگر می‌خواهد (‎+{points})</translation>
    </message>
    <message>
        <source>one more token lengthens the river (+{points})</source>
        <translation>یک مهرهٔ دیگر رود را طولانی‌تر می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>an island needs just one more token (+{points})</source>
        <translation>یک جزیره فقط یک مهرهٔ دیگر می‌خواهد (‎+{points})</translation>
    </message>
    <message>
        <source>a building needs just one more token (+{points})</source>
        <translation>یک ساختمان فقط یک مهرهٔ دیگر می‌خواهد (‎+{points})</translation>
    </message>
    <message>
        <source>the free hexes stay together</source>
        <translation>خانه‌های خالی کنار هم می‌مانند</translation>
    </message>
    <message>
        <source>{card} moves in (+{points})</source>
        <translation>{card} ساکن می‌شود (‎+{points})</translation>
    </message>
    <message numerus="yes">
        <source>{card} moves in on %Ln hex(es) (+{points})</source>
        <translation>
            <numerusform>{card} در %Ln&#xa0;خانه ساکن می‌شود (‎+{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>there is still room for {card}</source>
        <translation>برای کارت {card} جا می‌ماند</translation>
    </message>
    <message>
        <source>no room is left for {card}</source>
        <translation>برای کارت {card} جایی نمی‌ماند</translation>
    </message>
    <message numerus="yes">
        <source>{card} suits this land and can bring up to %Ln point(s)</source>
        <translation>
            <numerusform>{card} با این سرزمین جور است و تا %Ln&#xa0;امتیاز می‌دهد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} can bring more: up to %Ln point(s)</source>
        <translation>
            <numerusform>{card} می‌تواند بیشتر امتیاز بدهد: تا %Ln&#xa0;امتیاز</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} waits though its habitat is ready (−{points})</source>
        <translation>{card} منتظر می‌ماند، با اینکه زیستگاهش آماده است (‎−{points})</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more place(s) for {card} need just one token</source>
        <translation>
            <numerusform>%Ln&#xa0;جای دیگر برای کارت {card} فقط یک مهره کم دارد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for {card} in %Ln place(s)</source>
        <translation>
            <numerusform>برای کارت {card} %Ln&#xa0;جای مناسب هست</numerusform>
        </translation>
    </message>
    <message>
        <source>the animals on the cards have more room</source>
        <translation>برای حیوان‌های روی کارت‌ها جای بیشتری می‌ماند</translation>
    </message>
    <message numerus="yes">
        <source>building upwards saves %Ln hex(es)</source>
        <translation>
            <numerusform>با ساختن رو به بالا، %Ln&#xa0;خانه خالی می‌ماند</numerusform>
        </translation>
    </message>
    <message>
        <source>the last round begins with a lead</source>
        <translation>دور آخر با امتیازی بیشتر از بقیه شروع می‌شود</translation>
    </message>
    <message>
        <source>the last round begins from behind</source>
        <translation>دور آخر با امتیازی کمتر از نفر اول شروع می‌شود</translation>
    </message>
    <message>
        <source>the last round begins, so no further turn follows</source>
        <translation>دور آخر شروع می‌شود و نوبت دیگری نمی‌ماند</translation>
    </message>
    <message>
        <source>the {card} moves in, so its points count</source>
        <translation>{card} ساکن می‌شود و امتیازش به حساب می‌آید</translation>
    </message>
    <message>
        <source>the {card} earns more once its cube is placed (+{points})</source>
        <translation>{card} پس از گذاشتن مکعبش بیشتر امتیاز می‌دهد (‎+{points})</translation>
    </message>
    <message>
        <source>the {card} earns more points on average</source>
        <translation>{card} به طور میانگین امتیاز بیشتری می‌آورد</translation>
    </message>
    <message>
        <source>this card suits your land least, and replacing it costs nothing</source>
        <translation>این کارت از همه کمتر با سرزمینتان جور است و عوض کردنش هزینه‌ای ندارد</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>آغاز راه</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>یک بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>Four of a different kind</source>
        <translation>چهار جور حیوان</translation>
    </message>
    <message>
        <source>Have cubes of four different animals on your board.</source>
        <translation>مکعب چهار حیوان مختلف را روی صفحه‌تان داشته باشید.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>اولین برد</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>یک بازی را ببرید.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>جاافتاده</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>ده بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A good harvest</source>
        <translation>برداشت خوب</translation>
    </message>
    <message>
        <source>Finish with eighty points or more.</source>
        <translation>بازی را با هشتاد امتیاز یا بیشتر تمام کنید.</translation>
    </message>
    <message>
        <source>The ring river</source>
        <translation>رود حلقه‌ای</translation>
    </message>
    <message>
        <source>Close a ring of six water tokens around one hex.</source>
        <translation>حلقه‌ای از شش مهرهٔ آبی دور یک خانه ببندید.</translation>
    </message>
    <message>
        <source>The long river</source>
        <translation>رود طولانی</translation>
    </message>
    <message>
        <source>Let a river of seven water tokens or more flow, on side A.</source>
        <translation>در روی ⁨A⁩ رودی با دست‌کم هفت مهرهٔ آبی روان کنید.</translation>
    </message>
    <message>
        <source>The archipelago</source>
        <translation>مجمع‌الجزایر</translation>
    </message>
    <message>
        <source>Divide the land into four islands or more, on side B.</source>
        <translation>در روی ⁨B⁩ زمین را به دست‌کم چهار جزیره تقسیم کنید.</translation>
    </message>
    <message>
        <source>The old forest</source>
        <translation>جنگل کهن</translation>
    </message>
    <message>
        <source>Grow four trees to their full height.</source>
        <translation>چهار درخت با بیشترین ارتفاع بسازید.</translation>
    </message>
    <message>
        <source>Three peaks</source>
        <translation>سه قله</translation>
    </message>
    <message>
        <source>Raise three mountains of full height that score.</source>
        <translation>سه کوه با بیشترین ارتفاع بسازید که امتیاز بیاورند.</translation>
    </message>
    <message>
        <source>Harvest time</source>
        <translation>فصل برداشت</translation>
    </message>
    <message>
        <source>Score with four separate fields.</source>
        <translation>چهار کشتزار جدا از هم بسازید که امتیاز بیاورند.</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>روستا</translation>
    </message>
    <message>
        <source>Score with four buildings.</source>
        <translation>چهار ساختمان بسازید که امتیاز بیاورند.</translation>
    </message>
    <message>
        <source>Everyone’s home</source>
        <translation>همه در خانه‌اند</translation>
    </message>
    <message>
        <source>In balance</source>
        <translation>در تعادل</translation>
    </message>
    <message>
        <source>Score at least eight points with each of these: trees, mountains, fields, water and buildings.</source>
        <translation>از هر یک دست‌کم هشت امتیاز بگیرید: درخت‌ها، کوه‌ها، کشتزارها، آب و ساختمان‌ها.</translation>
    </message>
    <message>
        <source>Eight suns</source>
        <translation>هشت خورشیدک</translation>
    </message>
    <message>
        <source>Earn eight suns or more in a solo game.</source>
        <translation>در بازی تک‌نفره دست‌کم هشت خورشیدک بگیرید.</translation>
    </message>
    <message>
        <source>Finish five animal cards in one game.</source>
        <translation>در یک بازی پنج کارت حیوان را کامل کنید.</translation>
    </message>
    <message>
        <source>{stack} above</source>
        <translation>بالا {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper right</source>
        <translation>بالا-راست {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower right</source>
        <translation>پایین-راست {stack}</translation>
    </message>
    <message>
        <source>{stack} below</source>
        <translation>پایین {stack}</translation>
    </message>
    <message>
        <source>{stack} at the lower left</source>
        <translation>پایین-چپ {stack}</translation>
    </message>
    <message>
        <source>{stack} at the upper left</source>
        <translation>بالا-چپ {stack}</translation>
    </message>
    <message>
        <source>{stack} two above</source>
        <translation>دو خانه بالاتر {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper right</source>
        <translation>دو خانه به بالا-راست {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower right</source>
        <translation>دو خانه به پایین-راست {stack}</translation>
    </message>
    <message>
        <source>{stack} two below</source>
        <translation>دو خانه پایین‌تر {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the lower left</source>
        <translation>دو خانه به پایین-چپ {stack}</translation>
    </message>
    <message>
        <source>{stack} two to the upper left</source>
        <translation>دو خانه به بالا-چپ {stack}</translation>
    </message>
    <message>
        <source>{stack} above the hex at the upper left</source>
        <translation>بالای خانهٔ بالا-چپ {stack}</translation>
    </message>
    <message>
        <source>{state}. {worth}. Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth}. مکعب روی {cube}؛ {around}؛ با هر چرخشی.</translation>
    </message>
    <message>
        <source>{card}, worth {values} with 1 to {steps} cubes. Cube on {cube}; {around}; any rotation.</source>
        <translation>{card}، با ۱ تا {steps} مکعب به‌ترتیب {values} امتیاز. مکعب روی {cube}؛ {around}؛ با هر چرخشی.</translation>
    </message>
    <message>
        <source>{state}. {worth} Cube on {cube}; {around}; any rotation.</source>
        <translation>{state}. {worth} مکعب روی {cube}؛ {around}؛ با هر چرخشی.</translation>
    </message>
    <message>
        <source>{card} stands at {cells}</source>
        <translation>{card} آماده در {cells}</translation>
    </message>
    <message>
        <source>{card} lacks one token: {tokens}</source>
        <translation>{card} یک مهره کم دارد: {tokens}</translation>
    </message>
    <message>
        <source>{colour} at {cell} for the cube at {cube}</source>
        <translation>{colour} در {cell} برای مکعب {cube}</translation>
    </message>
    <message>
        <source>{card} lacks more than one token everywhere</source>
        <translation>{card}: همه‌جا بیش از یک مهره کم دارد</translation>
    </message>
    <message>
        <source>{move}, points: {points}</source>
        <translation>{move}، امتیاز: {points}</translation>
    </message>
    <message>
        <source>{move}; habitat complete: {card}</source>
        <translation>{move}؛ زیستگاه آماده: {card}</translation>
    </message>
    <message>
        <source>{promise}; completes the habitat: {card}</source>
        <translation>{promise}؛ زیستگاه را کامل می‌کند: {card}</translation>
    </message>
    <message>
        <source>Points: {points}. Empty hexes: {empty}</source>
        <translation>امتیاز: {points}. خانه‌های خالی: {empty}</translation>
    </message>
    <message>
        <source>Column {column}, from the top: {stacks}</source>
        <translation>ستون {column} از چپ، از بالا: {stacks}</translation>
    </message>
    <message>
        <source>Around column {column}, hex {row}: {stacks}</source>
        <translation>دور ستون {column}، خانهٔ {row}: {stacks}</translation>
    </message>
    <message>
        <source>{stack}: nowhere on the board</source>
        <translation>{stack}: هیچ‌جای صفحهٔ بازی نیست</translation>
    </message>
    <message>
        <source>{colour} can go on: {stacks}</source>
        <translation>{colour} می‌رود روی: {stacks}</translation>
    </message>
    <message>
        <source>{stack} at {cells}</source>
        <translation>{stack} در {cells}</translation>
    </message>
    <message>
        <source>empty hexes, {count}</source>
        <translation>خانه‌های خالی، {count}</translation>
    </message>
    <message>
        <source>In the bag: {counts}</source>
        <translation>در کیف: {counts}</translation>
    </message>
    <message>
        <source>Turns left: {least} to {most}</source>
        <translation>نوبت‌های باقی‌مانده: {least}&#xa0;تا&#xa0;{most}</translation>
    </message>
    <message>
        <source>Turns left: {count}</source>
        <translation>نوبت‌های باقی‌مانده: {count}</translation>
    </message>
    <message>
        <source>Cards in the row: {cards}</source>
        <translation>کارت‌های روی میز: {cards}</translation>
    </message>
    <message>
        <source>These tokens don’t make a home for your animal yet. Press U to take others, or place them as you like: it waits on its card.</source>
        <translation>با این مهره‌ها هنوز زیستگاهی برای حیوانتان ساخته نمی‌شود. کلید ⁨U⁩ را بزنید تا مهره‌های دیگری بردارید، یا همین‌ها را هر طور که دوست دارید بگذارید: حیوان روی کارتش منتظر می‌ماند.</translation>
    </message>
    <message>
        <source>This animal is harder to please than the frog. Press U to put its card back, or take the three tokens of a space for it.</source>
        <translation>این حیوان سخت‌تر از قورباغه راضی می‌شود. برای برگرداندن کارتش کلید ⁨U⁩ را بزنید، یا برایش سه مهرهٔ یکی از خانه‌های صفحهٔ مرکزی را بردارید.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, wherever you like. Once you have an animal card, you build what it shows.</source>
        <translation>حالا مهره‌هایتان را یکی‌یکی، هر جا که دوست دارید بگذارید. وقتی کارت حیوان گرفتید، همان چیزی را می‌سازید که رویش کشیده شده است.</translation>
    </message>
    <message>
        <source>Your animal is still looking for a home. Take tokens for it: the glowing spaces have what it needs.</source>
        <translation>حیوانتان هنوز زیستگاهی ندارد. برایش مهره بردارید: در خانه‌های درخشان صفحهٔ مرکزی همان مهره‌هایی هست که لازم دارد.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>Build landscapes from tokens and settle animals in them. Both score; whoever has the most points wins.</source>
        <translation>با مهره‌ها چشم‌انداز بسازید و حیوان‌ها را در آن ساکن کنید. هر دو امتیاز می‌آورند؛ هر کس امتیاز بیشتری داشته باشد برنده است.</translation>
    </message>
    <message>
        <source>Choose a spirit</source>
        <translation>یک روح طبیعت انتخاب کنید</translation>
    </message>
    <message>
        <source>A spirit is a goal of your own: build its habitat once, and one kind of landscape earns you more. Click the one you like better.</source>
        <translation>روح طبیعت هدفی است ویژهٔ شما: زیستگاهش را یک بار بسازید تا یک نوع چشم‌انداز امتیاز بیشتری برایتان بیاورد. روی هر کدام که بیشتر دوست دارید کلیک کنید.</translation>
    </message>
    <message>
        <source>First, please choose one of the two spirits.</source>
        <translation>اول یکی از دو روح طبیعت را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Find an animal</source>
        <translation>یک حیوان پیدا کنید</translation>
    </message>
    <message>
        <source>That’s fine too, but don’t forget the frog: you can still take it.</source>
        <translation>این هم خوب است، اما قورباغه را فراموش نکنید: هنوز می‌توانید برش دارید.</translation>
    </message>
    <message>
        <source>No animal yet? You can take a card in any of your turns.</source>
        <translation>هنوز حیوانی ندارید؟ در هر کدام از نوبت‌هایتان می‌توانید کارت بردارید.</translation>
    </message>
    <message>
        <source>Take three tokens</source>
        <translation>سه مهره بردارید</translation>
    </message>
    <message>
        <source>In every turn you take the three tokens of one space. The glowing one has blue and green: click it, or drag it to your board.</source>
        <translation>در هر نوبت سه مهرهٔ یکی از خانه‌های صفحهٔ مرکزی را برمی‌دارید. خانهٔ درخشان آبی و سبز دارد: رویش کلیک کنید یا آن را به صفحهٔ خود بکشید.</translation>
    </message>
    <message>
        <source>Take the three tokens of a space first.</source>
        <translation>اول سه مهرهٔ یک خانه را بردارید.</translation>
    </message>
    <message>
        <source>Build a home</source>
        <translation>یک زیستگاه بسازید</translation>
    </message>
    <message>
        <source>No habitat is complete this time. That’s all right: animals wait patiently on their cards. Press U if you’d rather try again.</source>
        <translation>این بار زیستگاهی کامل نشد. عیبی ندارد: حیوان‌ها با حوصله روی کارتشان منتظر می‌مانند. اگر می‌خواهید دوباره امتحان کنید، کلید ⁨U⁩ را بزنید.</translation>
    </message>
    <message>
        <source>An animal moves in</source>
        <translation>حیوان به خانه‌اش می‌رود</translation>
    </message>
    <message>
        <source>Once a turn you may take a card from the row; at most four may wait. A frog is easy to please: green beside blue, that’s all it wants. Click it.</source>
        <translation>در هر نوبت می‌توانید یک کارت از ردیف بردارید؛ حداکثر چهار کارت ناتمام می‌ماند. قورباغه زود راضی می‌شود: سبز کنار آبی، همین برایش بس است. رویش کلیک کنید.</translation>
    </message>
    <message>
        <source>Now place your tokens one by one, and build what your card shows. For the frog, put green beside blue. Good places glow.</source>
        <translation>حالا مهره‌هایتان را یکی‌یکی بگذارید و چیزی را بسازید که کارت نشان می‌دهد. برای قورباغه، سبز را کنار آبی بگذارید. جاهای خوب می‌درخشند.</translation>
    </message>
    <message>
        <source>The habitat is complete, so the animal can move in, now or in any later turn: click the glowing hex. Its cube leaves the card, and the highest number uncovered is what the card scores.</source>
        <translation>زیستگاه کامل است و حیوان می‌تواند همین حالا یا در نوبت‌های بعد ساکن شود: روی خانهٔ درخشان کلیک کنید. مکعبش از کارت برداشته می‌شود؛ بالاترین عددی که پیدا شده، امتیاز کارت است.</translation>
    </message>
    <message>
        <source>Good. The animal can still move in: click the glowing hex.</source>
        <translation>خوب است. حیوان هنوز می‌تواند ساکن شود: روی خانهٔ درخشان کلیک کنید.</translation>
    </message>
    <message>
        <source>The animal stays on its card for now. It can move in during later turns.</source>
        <translation>حیوان فعلاً روی کارتش می‌ماند. در نوبت‌های بعد می‌تواند ساکن شود.</translation>
    </message>
    <message>
        <source>The last token</source>
        <translation>آخرین مهره</translation>
    </message>
    <message>
        <source>All three tokens must be placed. Put what’s left on an empty hex: on brown, for example, a tree can grow later. Nothing more goes on a hex with a cube.</source>
        <translation>هر سه مهره باید گذاشته شوند. هر چه را مانده است در خانه‌ای خالی بگذارید: مثلاً روی قهوه‌ای بعداً درخت می‌روید. در خانه‌ای که مکعب دارد دیگر چیزی نمی‌شود گذاشت.</translation>
    </message>
    <message>
        <source>It can’t go there. An empty hex always works.</source>
        <translation>آنجا نمی‌شود. در خانهٔ خالی همیشه می‌شود گذاشت.</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>پایان نوبت</translation>
    </message>
    <message>
        <source>That was a whole turn. Until you end it you can take every step back. Click “End turn”, or press E.</source>
        <translation>این یک نوبت کامل بود. تا تمامش نکرده‌اید، می‌توانید هر گام را پس بگیرید. روی «پایان نوبت» کلیک کنید یا کلید ⁨E⁩ را بزنید.</translation>
    </message>
    <message>
        <source>When you’re done, click “End turn” or press E.</source>
        <translation>وقتی کارتان تمام شد، روی «پایان نوبت» کلیک کنید یا کلید ⁨E⁩ را بزنید.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>نوبت دوم شما</translation>
    </message>
    <message>
        <source>Trees grow on brown. Take tokens with green among them; the glowing spaces have it.</source>
        <translation>درخت روی قهوه‌ای می‌روید. مهره‌هایی بردارید که سبز هم میانشان باشد؛ خانه‌های درخشان سبز دارند.</translation>
    </message>
    <message>
        <source>Build upwards</source>
        <translation>رو به بالا بسازید</translation>
    </message>
    <message>
        <source>Some tokens go on others: green or brown on brown, grey on grey, red on brown, grey or red. Try it on a glowing hex. A tree with a trunk is worth 3 points instead of 1.</source>
        <translation>بعضی مهره‌ها روی مهره‌های دیگر می‌روند: سبز یا قهوه‌ای روی قهوه‌ای، خاکستری روی خاکستری، قرمز روی قهوه‌ای، خاکستری یا قرمز. در یک خانهٔ درخشان امتحان کنید. درختی که تنه دارد به‌جای ۱ امتیاز ۳ امتیاز می‌آورد.</translation>
    </message>
    <message>
        <source>On this side of the board your longest river counts: 2 tokens score 2 points, then 5, 8, 11 and 15, and 4 more for each further one.</source>
        <translation>در این روی صفحه، طولانی‌ترین رود شما امتیاز دارد: ۲ مهره ۲ امتیاز، بعد ۵، ۸، ۱۱ و ۱۵ امتیاز، و هر مهرهٔ دیگر ۴ امتیاز بیشتر.</translation>
    </message>
    <message>
        <source>On this side of the board water divides the land into islands. Every island is worth 5 points; the board without water is one.</source>
        <translation>در این روی صفحه، آب زمین را به جزیره‌ها تقسیم می‌کند. هر جزیره ۵ امتیاز دارد؛ صفحهٔ بی‌آب هم یک جزیره است.</translation>
    </message>
    <message>
        <source>A mountain beside another scores 1, 3 or 7, like a tree, by its height. Two or more yellow tokens side by side score 5. So does a building, two tokens with red on top, with at least three different colours around it.</source>
        <translation>کوهی که کنار کوه دیگری باشد، مثل درخت، بسته به ارتفاعش ۱، ۳ یا ۷ امتیاز دارد. دو یا چند مهرهٔ زرد کنار هم ۵ امتیاز دارند. ساختمان، یعنی دو مهره که رویی قرمز باشد، هم ۵ امتیاز دارد، به شرطی که دورش دست‌کم سه رنگ مختلف باشد.</translation>
    </message>
    <message>
        <source>When somebody has two empty hexes or fewer, or the bag runs out, that round is the last. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>وقتی برای کسی دو خانهٔ خالی یا کمتر بماند یا کیف خالی شود، همان دور آخرین دور است. این بازی را برای تمرین تا آخر ادامه دهید یا یک بازی تازه شروع کنید. هر وقت راهنمایی خواستید، روی لامپ کلیک کنید یا کلید ⁨H⁩ را بزنید.</translation>
    </message>
    <message>
        <source>That lies flat on the board, which is fine too. A stack saves room: try a glowing hex.</source>
        <translation>این مهره روی مهرهٔ دیگری نرفت و اشکالی هم ندارد. ولی وقتی روی هم باشند جای کمتری می‌گیرند: یک خانهٔ درخشان را امتحان کنید.</translation>
    </message>
    <message>
        <source>Nothing fits on top of anything right now. You’ll stack later.</source>
        <translation>فعلاً هیچ مهره‌ای روی مهرهٔ دیگری نمی‌رود. بعداً روی هم می‌گذارید.</translation>
    </message>
    <message>
        <source>The other landscapes</source>
        <translation>چشم‌اندازهای دیگر</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>همه‌اش همین بود!</translation>
    </message>
</context>
<context>
    <name>harmony</name>
    <message>
        <source>Harmony</source>
        <translation>هارمونی</translation>
    </message>
    <message>
        <source>Placing</source>
        <translation>چیدمان</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>امتیازشماری</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>تعداد دورها</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>آزاد</translation>
    </message>
    <message>
        <source>A tile may go on any empty cell.</source>
        <translation>کاشی را در هر خانهٔ خالی می‌شود گذاشت.</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>به‌هم‌پیوسته</translation>
    </message>
    <message>
        <source>After the first, every tile must touch one already placed.</source>
        <translation>از کاشی دوم به بعد، هر کاشی باید به یکی از کاشی‌های قبلی بچسبد.</translation>
    </message>
    <message>
        <source>Sun and moon</source>
        <translation>خورشید و ماه</translation>
    </message>
    <message>
        <source>A tile with the same symbol as the tile before it must touch one already placed; any other is free.</source>
        <translation>اگر علامت کاشی با علامت کاشی قبلی یکی باشد، باید به یکی از کاشی‌های چیده‌شده بچسبد؛ وگرنه جایش آزاد است.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>استاندارد</translation>
    </message>
    <message>
        <source>A line of one colour scores its length times its value.</source>
        <translation>امتیاز هر ردیف یک‌رنگ: تعداد کاشی‌ها ضرب در ارزش آن رنگ.</translation>
    </message>
    <message>
        <source>Sunbeams and moonbeams</source>
        <translation>پرتوهای آفتاب و مهتاب</translation>
    </message>
    <message>
        <source>A full line of suns also earns 7 a tile, a full line of moons 6; colours do not matter.</source>
        <translation>ردیف کامل خورشید برای هر کاشی ۷ امتیاز اضافه دارد و ردیف کامل ماه ۶ امتیاز؛ رنگ‌ها مهم نیستند.</translation>
    </message>
    <message>
        <source>Best beam</source>
        <translation>بهترین پرتو</translation>
    </message>
    <message>
        <source>60 points for the best sunbeam at the table and 60 for the best moonbeam, in lines that score.</source>
        <translation>بهترین پرتو آفتابِ بازی ۶۰ امتیاز دارد و بهترین پرتو مهتاب هم ۶۰ امتیاز؛ فقط در ردیف‌های امتیازآور.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>نوبت شما نیست.</translation>
    </message>
    <message>
        <source>That is not a cell of the board.</source>
        <translation>اینجا جزو خانه‌های صفحهٔ بازی نیست.</translation>
    </message>
    <message>
        <source>There is a tile on that cell already.</source>
        <translation>در این خانه از قبل یک کاشی هست.</translation>
    </message>
    <message>
        <source>Connected placing: the tile must touch one that is already on your board.</source>
        <translation>چیدمان به‌هم‌پیوسته: کاشی باید به یکی از کاشی‌های صفحهٔ بازی‌تان بچسبد.</translation>
    </message>
    <message>
        <source>The tile before it bore the same symbol, so this one must touch a tile on your board.</source>
        <translation>علامت کاشی قبلی هم همین بود؛ پس این یکی باید به یکی از کاشی‌های صفحهٔ بازی‌تان بچسبد.</translation>
    </message>
    <message>
        <source>Best beam compares players, so it needs at least two.</source>
        <translation>«بهترین پرتو» مقایسه‌ای میان بازیکنان است و دست‌کم دو بازیکن می‌خواهد.</translation>
    </message>
    <message>
        <source>{colour}: {value} × {length}</source>
        <translation>{colour}: ⁨{value} × {length}⁩</translation>
    </message>
    <message>
        <source>Sunbeam of {length}</source>
        <translation>پرتو آفتاب {length}‌تایی</translation>
    </message>
    <message>
        <source>Moonbeam of {length}</source>
        <translation>پرتو مهتاب {length}‌تایی</translation>
    </message>
    <message>
        <source>Best sunbeam at the table</source>
        <translation>بهترین پرتو آفتابِ بازی</translation>
    </message>
    <message>
        <source>Best moonbeam at the table</source>
        <translation>بهترین پرتو مهتابِ بازی</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>دور {round}</translation>
    </message>
    <message>
        <source>White</source>
        <translation>سفید</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>بنفش</translation>
    </message>
    <message>
        <source>Light green</source>
        <translation>سبز روشن</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>نارنجی</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>صورتی</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>سبز تیره</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling}</source>
        <translation>کاشی {vertical}، {rising}، {falling}</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a sun</source>
        <translation>کاشی {vertical}، {rising}، {falling} (خورشید)</translation>
    </message>
    <message>
        <source>tile {vertical}, {rising}, {falling} with a moon</source>
        <translation>کاشی {vertical}، {rising}، {falling} (ماه)</translation>
    </message>
    <message>
        <source>Column {column}, cell {row}</source>
        <translation>ستون {column} از چپ، خانهٔ&#xa0;{row}</translation>
    </message>
    <message>
        <source>{cell}: empty</source>
        <translation>{cell}: خالی</translation>
    </message>
    <message>
        <source>{cell}: {tile}</source>
        <translation>{cell}: {tile}</translation>
    </message>
    <message>
        <source>column {column}, cell {row}</source>
        <translation>ستون {column} از چپ، خانهٔ&#xa0;{row}</translation>
    </message>
    <message>
        <source>{tile} → {place}</source>
        <translation>{tile} ← {place}</translation>
    </message>
    <message>
        <source>→ {place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>{tile}: placed</source>
        <translation>{tile}: گذاشته شد</translation>
    </message>
    <message>
        <source>Place the {tile}.</source>
        <translation>{tile} را بگذارید.</translation>
    </message>
    <message>
        <source>Place the {tile}. It must touch a tile on your board.</source>
        <translation>{tile} را بگذارید. باید به یکی از کاشی‌های صفحهٔ بازی‌تان بچسبد.</translation>
    </message>
    <message>
        <source>The others are placing the {tile}.</source>
        <translation>بقیه دارند {tile} را می‌گذارند.</translation>
    </message>
    <message>
        <source>All boards are full.</source>
        <translation>همهٔ صفحه‌های بازی پر شده‌اند.</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>کاشی‌های داخل کیف</translation>
    </message>
    <message>
        <source>Still in the bag</source>
        <translation>مانده در کیف</translation>
    </message>
    <message>
        <source>Never called</source>
        <translation>کاشی‌های رونشده</translation>
    </message>
    <message>
        <source>Called tile</source>
        <translation>کاشی این نوبت</translation>
    </message>
    <message>
        <source>Tile {turn} of {turns}</source>
        <translation>کاشی {turn} از {turns}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>دور {round} از {rounds}</translation>
    </message>
    <message>
        <source>The other boards</source>
        <translation>صفحهٔ بازی دیگران</translation>
    </message>
    <message>
        <source>The sixteen perfect boards</source>
        <translation>شانزده چیدمان بی‌نقص</translation>
    </message>
    <message>
        <source>The most a board can score is 307, and these sixteen reach it. Every one of them was found, and every other ruled out, by a search on this computer.</source>
        <translation>هیچ چیدمانی بیش از ۳۰۷ امتیاز نمی‌آورد و فقط این شانزده چیدمان به این امتیاز می‌رسند. جست‌وجویی روی همین کامپیوتر تک‌تکشان را پیدا کرده و نشان داده است که چیدمان دیگری در کار نیست.</translation>
    </message>
    <message>
        <source>Searching through all boards…</source>
        <translation>در حال جست‌وجو در همهٔ چیدمان‌ها…</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>You fill a board of nineteen cells with tiles. Three coloured bands cross every tile. Where one colour runs through a whole line, from edge to edge of the board, you score. Whoever has the most points wins.</source>
        <translation>صفحهٔ بازی شما نوزده خانه دارد که یکی‌یکی با کاشی پر می‌شوند. از روی هر کاشی سه نوار رنگی می‌گذرد. هر ردیفی که از این لبه تا آن لبهٔ صفحهٔ بازی یک‌رنگ باشد، برایتان امتیاز می‌آورد. هر کس بیشترین امتیاز را جمع کند، برنده است.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>کاشی‌ها</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different. The band from top to bottom is worth 1, 5 or 9; the one rising to the right 2, 6 or 7; the one falling to the right 3, 4 or 8. Every combination exists exactly once.</source>
        <translation>بازی ۲۷ کاشی دارد که هیچ دوتایشان مثل هم نیستند. ارزش نوار عمودی ۱، ۵ یا ۹ است؛ نوار اریبی که به سمت راست بالا می‌رود ۲، ۶ یا ۷ و نوار اریبی که به سمت راست پایین می‌آید ۳، ۴ یا ۸. از هر ترکیب دقیقاً یک کاشی هست.</translation>
    </message>
    <message>
        <source>Each tile also bears a sun or a moon. In the standard game they are mere decoration; some variants bring them to life.</source>
        <translation>روی هر کاشی علامت خورشید یا ماه هم هست. این علامت‌ها در بازی استاندارد فقط تزیینی‌اند، ولی در بعضی شیوه‌ها جان می‌گیرند.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>روند هر نوبت</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random. Everybody places that same tile on an empty cell of their own board. Tiles are never turned and never moved again, and a called tile cannot be refused.</source>
        <translation>حاکم یک کاشی را تصادفی رو می‌کند. همه همان کاشی را در یکی از خانه‌های خالی صفحهٔ بازی خودشان می‌گذارند. کاشی را نمی‌شود چرخاند و وقتی گذاشته شد دیگر نمی‌شود جابه‌جایش کرد. هیچ‌کس هم نمی‌تواند از گذاشتن کاشیِ حاکم سر باز بزند.</translation>
    </message>
    <message>
        <source>All place at the same time: where the others put their tile is only revealed once everyone has placed.</source>
        <translation>همه هم‌زمان کاشی می‌گذارند: تا وقتی همه نگذاشته‌اند، معلوم نمی‌شود دیگران کجا را انتخاب کرده‌اند.</translation>
    </message>
    <message>
        <source>Free placing</source>
        <translation>چیدمان آزاد</translation>
    </message>
    <message>
        <source>Any empty cell of your board will do, at any time.</source>
        <translation>در تمام طول بازی می‌توانید کاشی را در هر خانهٔ خالی صفحهٔ بازی‌تان بگذارید.</translation>
    </message>
    <message>
        <source>Connected placing</source>
        <translation>چیدمان به‌هم‌پیوسته</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. Every later one must share a side with a tile already on your board, even if that breaks a line.</source>
        <translation>کاشی اول را هر جا خواستید بگذارید. هر کاشی بعدی باید دست‌کم از یک ضلع به یکی از کاشی‌های صفحهٔ بازی‌تان بچسبد، حتی اگر با این کار ردیفی خراب شود.</translation>
    </message>
    <message>
        <source>This is harder than free placing: you have fewer cells to choose from.</source>
        <translation>این شیوه از چیدمان آزاد دشوارتر است، چون خانه‌های کمتری برای انتخاب دارید.</translation>
    </message>
    <message>
        <source>Sun and moon placing</source>
        <translation>چیدمان خورشید و ماه</translation>
    </message>
    <message>
        <source>The first tile goes anywhere. After that, look at the symbol: if it is the same as on the tile called just before, the new tile must share a side with a tile on your board. If it is the other one, any empty cell will do.</source>
        <translation>کاشی اول را هر جا خواستید بگذارید. از آن به بعد به علامت نگاه کنید: اگر علامت کاشی تازه با علامت کاشی قبلی یکی بود، باید دست‌کم از یک ضلع به یکی از کاشی‌های صفحهٔ بازی‌تان بچسبد. اگر یکی نبود، هر خانهٔ خالی را می‌توانید انتخاب کنید.</translation>
    </message>
    <message>
        <source>The board has fifteen lines, five in each direction, three to five cells long. A line scores when all its tiles show the same value in its direction: the number of tiles times that value. A single band of another colour, and the line is worth nothing.</source>
        <translation>صفحهٔ بازی پانزده ردیف دارد: در هر راستا پنج ردیف، هر کدام با سه تا پنج خانه. ردیف امتیازآور ردیفی است که همهٔ کاشی‌هایش در آن راستا یک عدد داشته باشند؛ امتیازش می‌شود تعداد کاشی‌ها ضرب در همان عدد. حتی اگر فقط یک نوار رنگ دیگری داشته باشد، آن ردیف هیچ امتیازی ندارد.</translation>
    </message>
    <message>
        <source>Five tiles of pink in a line are worth 5 × 8 = 40. The most a board can score is 307, and only sixteen boards reach it.</source>
        <translation>یک ردیف صورتیِ پنج‌تایی ⁨۵ × ۸ = ۴۰⁩ امتیاز دارد. هیچ چیدمانی بیش از ۳۰۷ امتیاز نمی‌آورد و فقط شانزده چیدمان به این امتیاز می‌رسند.</translation>
    </message>
    <message>
        <source>A full line of nothing but suns is a sunbeam: 7 more points for each of its tiles. A full line of moons is a moonbeam: 6 for each. Colours do not matter here; if the line scores in colour as well, you get both.</source>
        <translation>ردیف کاملی که همهٔ کاشی‌هایش خورشید داشته باشند پرتو آفتاب است و هر کاشی‌اش ۷ امتیاز اضافه دارد. ردیف کاملی که همه‌اش ماه باشد پرتو مهتاب است و هر کاشی‌اش ۶ امتیاز اضافه دارد. اینجا رنگ‌ها مهم نیستند؛ اگر ردیف از نظر رنگ هم امتیازآور باشد، هر دو امتیاز را می‌گیرید.</translation>
    </message>
    <message>
        <source>The best beam</source>
        <translation>بهترین پرتو</translation>
    </message>
    <message>
        <source>A longer beam beats a shorter one; at equal length the line of higher value wins. If beams are still equal, their owners share the 60. Without such a beam nobody gets anything.</source>
        <translation>پرتو بلندتر از پرتو کوتاه‌تر بهتر است؛ اگر هم‌اندازه باشند، ردیف باارزش‌تر می‌برد. اگر باز هم مساوی شدند، صاحبانشان آن ۶۰ امتیاز را میان خود قسمت می‌کنند. اگر هیچ‌کس چنین پرتویی نداشته باشد، این امتیاز به کسی نمی‌رسد.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>پایان بازی</translation>
    </message>
    <message>
        <source>The round ends with the nineteenth tile; eight tiles are never called. A match may have several rounds: the role of the caller passes on, and the points of all rounds add up. Equal totals share the win.</source>
        <translation>هر دور با کاشی نوزدهم تمام می‌شود و هشت کاشی اصلاً رو نمی‌شوند. بازی می‌تواند چند دور باشد: در هر دور نفر بعدی حاکم می‌شود و امتیاز همهٔ دورها با هم جمع می‌شود. اگر مجموع امتیازات برابر باشد، برد مشترک است.</translation>
    </message>
    <message>
        <source>Alone you play against your own record, kept for each combination of variants.</source>
        <translation>در بازی تک‌نفره با رکورد خودتان رقابت می‌کنید؛ هر ترکیبی از شیوه‌ها رکورد جداگانهٔ خودش را دارد.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>چیدن بازی رومیزی</translation>
    </message>
    <message>
        <source>The box holds 6 boards and 6 sets of the same 27 tiles, each set in its own colour. Everyone takes a board and the set in its colour.</source>
        <translation>در جعبه ۶ صفحهٔ بازی و ۶ مجموعهٔ یکسان ۲۷تایی کاشی هست، هر مجموعه به رنگ خودش. هر بازیکن یک صفحه و مجموعهٔ هم‌رنگ آن را برمی‌دارد.</translation>
    </message>
    <message>
        <source>Choose a caller. The caller turns all their tiles face down and mixes them well.</source>
        <translation>یک نفر حاکم می‌شود. حاکم همهٔ کاشی‌هایش را به پشت می‌گذارد و خوب مخلوط می‌کند.</translation>
    </message>
    <message>
        <source>The others lay their tiles face up in three groups, by the number at the top: 1, 5 and 9. That way a called tile is quickly found.</source>
        <translation>بقیه کاشی‌هایشان را رو به بالا در سه گروه، بر اساس عدد بالای کاشی، می‌چینند: ۱، ۵ و ۹. این‌طور کاشیِ خوانده‌شده زود پیدا می‌شود.</translation>
    </message>
    <message>
        <source>The caller turns up a tile at random and reads its three numbers aloud. Everybody finds the same tile and places it on an empty cell of their own board, with the numbers upright.</source>
        <translation>حاکم یک کاشی را تصادفی رو می‌کند و سه عدد آن را بلند می‌خواند. همه همان کاشی را پیدا می‌کنند و در یک خانهٔ خالی صفحهٔ خود می‌گذارند، طوری که عددها وارونه نباشند.</translation>
    </message>
    <message>
        <source>Repeat this until all nineteen cells are full, then count the lines. If you play several rounds, change the caller each round.</source>
        <translation>این کار را تا پر شدن هر نوزده خانه تکرار کنید، سپس ردیف‌ها را بشمارید. اگر چند دور بازی می‌کنید، در هر دور کس دیگری حاکم است.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>برداشت‌های ما</translation>
    </message>
    <message>
        <source>After its last page the rulebook’s text lists the numbers of nineteen tiles, without a picture. That they form the board with 319 points is our conclusion: they can be arranged to give exactly this score and these four beams.</source>
        <translation>پس از صفحهٔ آخر، عددهای نوزده کاشی بدون تصویر در متن دفترچه آمده است. اینکه آن‌ها همان صفحهٔ ۳۱۹ امتیازی باشند نتیجه‌گیری ماست: می‌شود طوری چیدشان که درست همین امتیاز و همین چهار پرتو به دست بیاید.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>شیوه‌های بازی</translation>
    </message>
    <message>
        <source>There are three ways of placing and three of scoring, and every way of placing goes with every way of scoring. Free placing with standard scoring is the standard game. Best beam is for two to six players, all the others are for one to six.</source>
        <translation>سه شیوهٔ چیدمان و سه شیوهٔ امتیازشماری هست و هر شیوهٔ چیدمان را می‌توان با هر شیوهٔ امتیازشماری ترکیب کرد. چیدمان آزاد با امتیازشماری استاندارد همان بازی استاندارد است. «بهترین پرتو» برای ۲ تا ۶ نفر است و بقیه برای ۱ تا ۶ نفر.</translation>
    </message>
    <message>
        <source>This board has the ten lines of the rulebook’s example: 9 × 3 + 1 × 4 + 5 × 5 + 1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.</source>
        <translation>این صفحهٔ بازی همان ده ردیف مثال دفترچهٔ قوانین را دارد: ⁨۹ × ۳ + ۱ × ۴ + ۵ × ۵ + ۱ × ۳ + ۲ × ۳ + ۷ × ۴ + ۶ × ۵ + ۲ × ۳ + ۳ × ۳ + ۸ × ۵ = ۱۷۸⁩.</translation>
    </message>
    <message>
        <source>The rulebook’s example has 228 points in lines and four beams: moons on four tiles, suns on four, suns on three and moons on three. 228 + 24 + 28 + 21 + 18 = 319.</source>
        <translation>در مثال دفترچهٔ قوانین ۲۲۸ امتیاز از ردیف‌ها می‌آید و چهار پرتو هم هست: مهتاب چهارتایی، آفتاب چهارتایی، آفتاب سه‌تایی و مهتاب سه‌تایی. ⁨۲۲۸&#xa0;+&#xa0;۲۴&#xa0;+&#xa0;۲۸&#xa0;+&#xa0;۲۱&#xa0;+&#xa0;۱۸&#xa0;=&#xa0;۳۱۹⁩.</translation>
    </message>
    <message>
        <source>For two to six players. Here a beam counts only in a line that also scores in colour. The best sunbeam at the table earns 60 points, the best moonbeam another 60.</source>
        <translation>برای ۲ تا ۶ نفر. در این شیوه، پرتو فقط وقتی به حساب می‌آید که ردیفش از نظر رنگ هم امتیازآور باشد. بهترین پرتو آفتابِ بازی ۶۰ امتیاز ویژه دارد و بهترین پرتو مهتاب هم ۶۰ امتیاز ویژه.</translation>
    </message>
    <message>
        <source>On this board two of the four beams lie in lines that score. The moonbeam of four in the red line beats every moonbeam of three, even one in dark green; a moonbeam of four in pink would beat it.</source>
        <translation>در این صفحهٔ بازی دو تا از چهار پرتو در ردیف‌های امتیازآورند. پرتو مهتاب چهارتایی در ردیف قرمز از هر پرتو مهتاب سه‌تایی بهتر است، حتی اگر در ردیف سبز تیره باشد؛ اما یک پرتو مهتاب چهارتایی در ردیف صورتی از آن هم بهتر می‌بود.</translation>
    </message>
    <message>
        <source>The rulebook shows only in pictures which tiles bear suns. One of those pictures survives in its text: the tiles of the board with 319 points. Our set is the simplest even one that makes this example true: a tile bears a sun when none or two of its values are among 1, 2 and 3, otherwise a moon. That makes 14 suns and 13 moons. If the tiles in your box differ, your box is right.</source>
        <translation>دفترچهٔ قوانین فقط در تصویرها نشان می‌دهد کدام کاشی‌ها خورشید دارند. یکی از آن تصویرها در متن باقی مانده است: کاشی‌های صفحهٔ ۳۱۹ امتیازی. مجموعهٔ ما ساده‌ترین مجموعهٔ یکنواختی است که این مثال با آن درست درمی‌آید: اگر هیچ‌یک یا دو تا از ارزش‌های کاشی از ۱، ۲ و ۳ باشند، کاشی خورشید دارد، وگرنه ماه. به این ترتیب ۱۴ خورشید و ۱۳ ماه داریم. اگر کاشی‌های جعبهٔ شما جور دیگری‌اند، حق با جعبهٔ شماست.</translation>
    </message>
    <message>
        <source>The rulebook names the colour of every value but 4; ours is violet. It lists the ten lines of its board with 178 points; the tiles that make them are our choice. Its example for the best beam calls the line of the moonbeam first white, then red; on the board with 319 points it is red.</source>
        <translation>دفترچهٔ قوانین رنگ همهٔ ارزش‌ها را می‌گوید جز ۴؛ رنگ ما برای آن بنفش است. از صفحهٔ ۱۷۸ امتیازی فقط ده ردیفش را می‌گوید؛ کاشی‌هایی که این ردیف‌ها را می‌سازند انتخاب ماست. در مثال بهترین پرتو، ردیف پرتو مهتاب یک بار سفید و بار دیگر قرمز خوانده شده است؛ در صفحهٔ ۳۱۹ امتیازی قرمز است.</translation>
    </message>
    <message>
        <source>It does not say who wins when totals are equal: here the win is shared. Nor does it say whether you may look at the others first: here nobody sees where a tile went until everybody has placed. It sets no number of rounds and no order of callers: here a match has up to twelve rounds, and the seats call in turn.</source>
        <translation>دفترچهٔ قوانین نمی‌گوید با مجموع امتیازات برابر چه کسی می‌برد: اینجا برد مشترک است. این را هم نمی‌گوید که می‌شود اول به صفحهٔ دیگران نگاه کرد یا نه: اینجا تا همه کاشی‌شان را نگذاشته‌اند، هیچ‌کس نمی‌بیند کاشی کجا رفته است. تعداد دورها و ترتیب حاکم‌ها را هم تعیین نمی‌کند: اینجا بازی تا دوازده دور دارد و همه به نوبت حاکم می‌شوند.</translation>
    </message>
    <message>
        <source>Everyone gets the same tiles. Who can carry the colours from edge to edge?</source>
        <translation>کاشی‌ها برای همه یکی است؛ چه کسی رنگ‌ها را از این سر به آن سر می‌رساند؟</translation>
    </message>
    <message>
        <source>Peter Burley</source>
        <translation>پیتر برلی</translation>
    </message>
    <message>
        <source>Perfect boards</source>
        <translation>چیدمان‌های بی‌نقص</translation>
    </message>
    <message>
        <source>The sixteen best possible boards</source>
        <translation>شانزده چیدمانی که بهتر از آن‌ها ممکن نیست</translation>
    </message>
    <message>
        <source>Lost lines</source>
        <translation>ردیف‌های ازدست‌رفته</translation>
    </message>
    <message>
        <source>Mark lines that can no longer score.</source>
        <translation>ردیف‌هایی که دیگر امتیاز نمی‌آورند علامت می‌خورند.</translation>
    </message>
    <message>
        <source>Lines of {value}s</source>
        <translation>ردیف‌های {value}</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>پرتوهای آفتاب</translation>
    </message>
    <message>
        <source>Moonbeams</source>
        <translation>پرتوهای مهتاب</translation>
    </message>
    <message>
        <source>Earlier rounds</source>
        <translation>دورهای قبلی</translation>
    </message>
    <message>
        <source>lines of colour</source>
        <translation>ردیف‌های رنگی</translation>
    </message>
    <message>
        <source>Drag tiles onto the board, or click a tile and then its cell. Or type three numbers.</source>
        <translation>کاشی‌ها را روی صفحه بکشید، یا روی کاشی و سپس روی خانهٔ آن کلیک کنید؛ یا سه عدد آن را بنویسید.</translation>
    </message>
    <message>
        <source>finishes a line of {value}s (+{points})</source>
        <translation>یک ردیف {value} را کامل می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>continues a line of {value}s ({points} within reach)</source>
        <translation>یک ردیف {value} را ادامه می‌دهد (می‌تواند {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>starts a line of {value}s ({points} within reach)</source>
        <translation>یک ردیف {value} را آغاز می‌کند (می‌تواند {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>spends an empty line of {cells} cells on {value}s</source>
        <translation>یک ردیف خالی {cells}‌خانه‌ای را خرج عدد {value} می‌کند</translation>
    </message>
    <message>
        <source>breaks a line of {value}s ({points} were within reach)</source>
        <translation>یک ردیف {value} را خراب می‌کند (می‌توانست {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>breaks no line that is still open</source>
        <translation>هیچ ردیفی را که هنوز می‌تواند امتیاز بیاورد خراب نمی‌کند</translation>
    </message>
    <message>
        <source>completes a sunbeam (+{points})</source>
        <translation>یک پرتو آفتاب را کامل می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>completes a moonbeam (+{points})</source>
        <translation>یک پرتو مهتاب را کامل می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>completes a sunbeam that competes for the {points} points</source>
        <translation>پرتو آفتابی را کامل می‌کند که مدعی جایزهٔ {points} امتیازی است</translation>
    </message>
    <message>
        <source>completes a moonbeam that competes for the {points} points</source>
        <translation>پرتو مهتابی را کامل می‌کند که مدعی جایزهٔ {points} امتیازی است</translation>
    </message>
    <message>
        <source>brings a sunbeam closer ({points} within reach)</source>
        <translation>یک پرتو آفتاب را پیش می‌برد (می‌تواند {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>brings a moonbeam closer ({points} within reach)</source>
        <translation>یک پرتو مهتاب را پیش می‌برد (می‌تواند {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>rules out a sunbeam ({points} were within reach)</source>
        <translation>یک پرتو آفتاب را ناممکن می‌کند (می‌توانست {points} امتیاز بیاورد)</translation>
    </message>
    <message>
        <source>rules out a moonbeam ({points} were within reach)</source>
        <translation>یک پرتو مهتاب را ناممکن می‌کند (می‌توانست {points} امتیاز بیاورد)</translation>
    </message>
    <message numerus="yes">
        <source>keeps %Ln more point(s) within reach</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز بیشتر را دست‌یافتنی نگه می‌دارد</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps a shorter empty line for higher values than {value}</source>
        <translation>ردیف خالی کوتاه‌تری را برای عددهای بزرگ‌تر از {value} نگه می‌دارد</translation>
    </message>
    <message>
        <source>leaves the next tile more cells to choose from ({count})</source>
        <translation>برای کاشی بعدی خانه‌های بیشتری باز می‌گذارد ({count})</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>آغاز راه</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>یک بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A first line of five</source>
        <translation>اولین ردیف پنج‌تایی</translation>
    </message>
    <message>
        <source>Complete a line of five tiles.</source>
        <translation>یک ردیف پنج‌تایی را کامل کنید.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>اولین برد</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>یک بازی را ببرید.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>جاافتاده</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>ده بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A first hundred</source>
        <translation>اولین صد امتیاز</translation>
    </message>
    <message>
        <source>Get a hundred points from the lines of one board.</source>
        <translation>از ردیف‌های یک صفحهٔ بازی صد امتیاز بگیرید.</translation>
    </message>
    <message>
        <source>Five nines in line</source>
        <translation>پنج نُه در یک ردیف</translation>
    </message>
    <message>
        <source>Fill the middle line with nines, from edge to edge.</source>
        <translation>ردیف میانی را لبه تا لبه با نُه پر کنید.</translation>
    </message>
    <message>
        <source>The great crossing</source>
        <translation>تقاطع بزرگ</translation>
    </message>
    <message>
        <source>Complete the longest line in each of the three directions on one board.</source>
        <translation>بلندترین ردیف را هم‌زمان در هر سه جهت کامل کنید.</translation>
    </message>
    <message>
        <source>One to nine</source>
        <translation>از یک تا نُه</translation>
    </message>
    <message>
        <source>Score with every number from one to nine on one board.</source>
        <translation>در یک صفحه با هر عدد از یک تا نُه امتیاز بگیرید.</translation>
    </message>
    <message>
        <source>All in order</source>
        <translation>همه‌چیز مرتب</translation>
    </message>
    <message>
        <source>Complete all five lines of one direction.</source>
        <translation>هر پنج ردیف یک جهت را کامل کنید.</translation>
    </message>
    <message>
        <source>Ten of fifteen</source>
        <translation>ده از پانزده</translation>
    </message>
    <message>
        <source>Complete ten lines or more on one board.</source>
        <translation>در یک صفحه دست‌کم ده ردیف را کامل کنید.</translation>
    </message>
    <message>
        <source>Two hundred</source>
        <translation>دویست</translation>
    </message>
    <message>
        <source>Get two hundred points from the lines of one board.</source>
        <translation>از ردیف‌های یک صفحه دویست امتیاز بگیرید.</translation>
    </message>
    <message>
        <source>High noon</source>
        <translation>آفتاب نیمروز</translation>
    </message>
    <message>
        <source>Complete a sunbeam of five tiles in a variant where beams score.</source>
        <translation>در بازی‌ای که پرتوها امتیاز دارند، پرتو آفتابی از پنج کاشی بچینید.</translation>
    </message>
    <message>
        <source>Full moon</source>
        <translation>ماه تمام</translation>
    </message>
    <message>
        <source>Complete a moonbeam of five tiles in a variant where beams score.</source>
        <translation>در بازی‌ای که پرتوها امتیاز دارند، پرتو مهتابی از پنج کاشی بچینید.</translation>
    </message>
    <message>
        <source>completes {line}: {points}</source>
        <translation>{line} را کامل می‌کند: {points}</translation>
    </message>
    <message>
        <source>breaks {line}, {placed} of {length}</source>
        <translation>خراب می‌کند: {line}، {placed} از {length}</translation>
    </message>
    <message>
        <source>breaks nothing</source>
        <translation>چیزی خراب نمی‌شود</translation>
    </message>
    <message>
        <source>{value} completes its line, {points}</source>
        <translation>{value} ردیف را کامل می‌کند، {points}</translation>
    </message>
    <message>
        <source>{value} joins {placed} of {length}</source>
        <translation>{value} به ردیفش می‌پیوندد، {placed} از {length}</translation>
    </message>
    <message>
        <source>{value} begins a line of {length}</source>
        <translation>{value} ردیفی {length}‌خانه‌ای را شروع می‌کند</translation>
    </message>
    <message>
        <source>{value} breaks {other}, {placed} of {length}</source>
        <translation>{value} ردیف {other} را خراب می‌کند، {placed} از {length}</translation>
    </message>
    <message>
        <source>no open line</source>
        <translation>بدون ردیف باز</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>ستون {number} از چپ</translation>
    </message>
    <message>
        <source>rising line {number}</source>
        <translation>ردیف بالاروندهٔ {number}</translation>
    </message>
    <message>
        <source>falling line {number}</source>
        <translation>ردیف پایین‌روندهٔ {number}</translation>
    </message>
    <message>
        <source>Points: {points}. Tiles: {tiles} of {cells}</source>
        <translation>امتیاز: {points}. کاشی‌ها: {tiles} از {cells}</translation>
    </message>
    <message>
        <source>{line}: {value} × {length} = {points}; missing {cells}; tiles left: {bag}</source>
        <translation>{line}: ⁨{value} × {length} = {points}⁩؛ جای خالی {cells}؛ کاشی‌های باقی‌مانده: {bag}</translation>
    </message>
    <message>
        <source>{line}: complete, {value} × {length} = {points}</source>
        <translation>{line}: کامل، ⁨{value} × {length} = {points}⁩</translation>
    </message>
    <message>
        <source>{line}: broken: {values}</source>
        <translation>{line}: خراب: {values}</translation>
    </message>
    <message>
        <source>{line}: empty, {length} cells</source>
        <translation>{line}: خالی، {length} خانه</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>No line is open</source>
        <translation>هیچ ردیفی باز نیست</translation>
    </message>
    <message>
        <source>{line}, {placed} of {length}, missing {cells}</source>
        <translation>{line}، {placed} از {length}، جای خالی {cells}</translation>
    </message>
    <message>
        <source>no line yet; empty: {lines}</source>
        <translation>هنوز ردیفی نیست؛ خالی: {lines}</translation>
    </message>
    <message>
        <source>no line and no room for one</source>
        <translation>نه ردیفی هست و نه جایی برای آن</translation>
    </message>
    <message>
        <source>Left in the bag: {counts}</source>
        <translation>باقی‌مانده در کیف: {counts}</translation>
    </message>
    <message>
        <source>Tiles left with {value}: {tiles}</source>
        <translation>کاشی‌های باقی‌مانده با عدد {value}: {tiles}</translation>
    </message>
    <message>
        <source>Never called: {tiles}</source>
        <translation>رونشده: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Whoever has the most points wins.</source>
        <translation>نوزده کاشی صفحهٔ بازی‌تان را پر می‌کنند. ردیفی که از این سر تا آن سر یک‌رنگ باشد امتیاز می‌آورد: تعداد کاشی‌هایش ضرب در عددش. هر کس بیشترین امتیاز را بگیرد، برنده است.</translation>
    </message>
    <message>
        <source>You’ve chosen connected placing: each tile must touch one that’s already on your board. Cells that are too far away won’t take it.</source>
        <translation>چیدمان به‌هم‌پیوسته را انتخاب کرده‌اید: هر کاشی باید به یکی از کاشی‌های صفحه‌تان بچسبد. در خانه‌های دورتر نمی‌شود گذاشتش.</translation>
    </message>
    <message>
        <source>Each tile bears a sun or a moon. If it’s the same symbol as on the tile before, the new tile must touch one on your board. If not, it may go anywhere.</source>
        <translation>روی هر کاشی یک خورشید یا ماه هست. اگر علامتش با کاشی قبلی یکی باشد، کاشی تازه باید به یکی از کاشی‌های صفحه‌تان بچسبد. اگر نباشد، هر جا می‌تواند برود.</translation>
    </message>
    <message>
        <source>There’s a second way to score: a full line of suns earns 7 for each of its tiles, a full line of moons 6. For that, colours don’t matter.</source>
        <translation>راه دیگری هم برای امتیاز گرفتن هست: ردیفی که سراسر خورشید باشد برای هر کاشی ۷ امتیاز می‌آورد و ردیفی که سراسر ماه باشد ۶ امتیاز. اینجا رنگ‌ها مهم نیستند.</translation>
    </message>
    <message>
        <source>At the end there are two prizes of 60 points: one for the best line of suns at the table, one for the best line of moons. Only lines that score anyway take part.</source>
        <translation>در پایان دو جایزهٔ ۶۰ امتیازی هست: یکی برای بهترین ردیف خورشید میان همه و یکی برای بهترین ردیف ماه. فقط ردیف‌های امتیازآور به حساب می‌آیند.</translation>
    </message>
    <message>
        <source>Place a tile</source>
        <translation>یک کاشی بگذارید</translation>
    </message>
    <message>
        <source>Everybody places this tile now. It has three bands, one in each direction. The glowing cell continues a line: drag the tile there, or click the tile and then the cell.</source>
        <translation>حالا همه همین کاشی را می‌گذارند. سه نوار دارد، در هر جهت یکی. خانهٔ درخشان ردیفی را ادامه می‌دهد: کاشی را به آنجا بکشید، یا روی کاشی و بعد روی خانه کلیک کنید.</translation>
    </message>
    <message>
        <source>There are 27 tiles, all different, and 19 of them are called. Press B to see how many of each number are still in the bag. At the rim, every open line then tells how many fitting tiles are left; in red, too few can come.</source>
        <translation>بازی ۲۷ کاشی دارد که هیچ دوتایشان مثل هم نیستند و ۱۹ تایشان رو می‌شوند. کلید ⁨B⁩ را بزنید تا ببینید از هر عدد چند کاشی در کیف مانده است. آن‌وقت در لبهٔ صفحه، کنار هر ردیفِ ناتمام، می‌بینید چند کاشی با همان عدد مانده است؛ عدد قرمز یعنی دیگر کافی نیست.</translation>
    </message>
    <message>
        <source>It can’t go there. Any empty cell is fine; the glowing one is best.</source>
        <translation>آنجا نمی‌شود. هر خانهٔ خالی خوب است؛ خانهٔ درخشان از همه بهتر است.</translation>
    </message>
    <message>
        <source>Nineteen tiles fill your board. A line from edge to edge in a single colour scores its number times its length. Suns and moons play no part in this variant. Whoever has the most points wins.</source>
        <translation>نوزده کاشی صفحهٔ بازی‌تان را پر می‌کنند. ردیفی که از این سر تا آن سر یک‌رنگ باشد امتیاز می‌آورد: تعداد کاشی‌هایش ضرب در عددش. خورشید و ماه در این شیوه نقشی ندارند. هر کس بیشترین امتیاز را بگیرد، برنده است.</translation>
    </message>
    <message>
        <source>Close a line</source>
        <translation>یک ردیف را کامل کنید</translation>
    </message>
    <message>
        <source>Look at the glowing cell: it’s the last gap in a line, and this tile has just the number for it. Put it there.</source>
        <translation>به خانهٔ درخشان نگاه کنید: آخرین جای خالی یک ردیف است و این کاشی درست همان عدد ردیف را دارد. همان‌جا بگذاریدش.</translation>
    </message>
    <message>
        <source>That doesn’t close a line yet. Press U to take it back and try the gap.</source>
        <translation>هنوز ردیفی کامل نشده است. با کلید ⁨U⁩ کاشی را پس بگیرید و آن را در جای خالی همان ردیف امتحان کنید.</translation>
    </message>
    <message>
        <source>No line is closed yet, and that’s all right: it happens in every game. With U you can take tiles back.</source>
        <translation>هنوز ردیفی کامل نشده و عیبی ندارد: در هر بازی پیش می‌آید. با کلید ⁨U⁩ می‌توانید کاشی‌ها را پس بگیرید.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>A closed line scores at once: three 9s make 27 points. The longest lines have five cells, so try to put high numbers there.</source>
        <translation>ردیف کامل همان لحظه امتیاز می‌آورد: سه تا ۹ می‌شود ۲۷ امتیاز. بلندترین ردیف‌ها پنج خانه دارند؛ سعی کنید عددهای بزرگ را آنجا بگذارید.</translation>
    </message>
    <message>
        <source>Broken lines</source>
        <translation>ردیف‌های خراب</translation>
    </message>
    <message>
        <source>Sooner or later a tile does some harm: two colours in one line break it, and it can’t score any more (× at the rim). Put this one where it gains more than it breaks.</source>
        <translation>دیر یا زود کاشی‌ای به ردیفی آسیب می‌زند: دو رنگ در یک ردیف خرابش می‌کنند و دیگر امتیازی نمی‌آورد (در لبهٔ صفحه: ×). این یکی را جایی بگذارید که سودش از زیانش بیشتر باشد.</translation>
    </message>
    <message>
        <source>That breaks more than it gains. Press U to take it back and try the glowing cell.</source>
        <translation>با این کار بیشتر از آنچه به دست می‌آورید خراب می‌کنید. با کلید ⁨U⁩ پسش بگیرید و خانهٔ درخشان را امتحان کنید.</translation>
    </message>
    <message>
        <source>Some lines are broken on every board in the end. What counts is what still closes.</source>
        <translation>آخر بازی روی هر صفحه‌ای چند ردیف خراب شده است. مهم ردیف‌هایی است که هنوز می‌شود کاملشان کرد.</translation>
    </message>
    <message>
        <source>What’s still to come</source>
        <translation>چه کاشی‌هایی مانده؟</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>همه‌اش همین بود!</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this board to its end for practice, or start a game of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>حالا بازی را کامل بلدید. همین صفحه را برای تمرین تا آخر بازی کنید یا یک بازی تازه شروع کنید. هر وقت راهنمایی خواستید، روی لامپ کلیک کنید یا کلید ⁨H⁩ را بزنید.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>بنفش</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>نارنجی</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>تصادفی</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>آسان</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>سخت</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>حرفه‌ای</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>قهرمان</translation>
    </message>
    <message>
        <source>Strength {strength}</source>
        <translation>قدرت بازی {strength}</translation>
    </message>
    <message>
        <source>Plays anything that is allowed.</source>
        <translation>از میان حرکت‌های مجاز، یکی را تصادفی بازی می‌کند.</translation>
    </message>
    <message>
        <source>Unknown level</source>
        <translation>سطح ناشناخته</translation>
    </message>
    <message>
        <source>Even match</source>
        <translation>حریف هم‌سطح</translation>
    </message>
    <message>
        <source>For first games, and for children.</source>
        <translation>برای اولین بازی‌ها و برای کودکان.</translation>
    </message>
    <message>
        <source>For players who know the rules well.</source>
        <translation>برای کسی که قوانین را خوب می‌داند.</translation>
    </message>
    <message>
        <source>For players with practice.</source>
        <translation>برای بازیکن باتجربه.</translation>
    </message>
    <message>
        <source>For players who rarely lose.</source>
        <translation>برای کسی که کم می‌بازد.</translation>
    </message>
    <message>
        <source>As strong as can be; hints come from here.</source>
        <translation>قوی‌ترین حریف ممکن؛ راهنمایی‌ها هم از اوست.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>متعادل</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>سازنده</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>کارشکن</translation>
    </message>
    <message>
        <source>Unknown style</source>
        <translation>سبک ناشناخته</translation>
    </message>
    <message>
        <source>Keeps an eye on its own points and on yours.</source>
        <translation>هم حواسش به امتیاز خودش است، هم به امتیاز شما.</translation>
    </message>
    <message>
        <source>Builds in peace and hardly looks at what you do.</source>
        <translation>با آرامش برای خودش می‌سازد و چندان کاری به شما ندارد.</translation>
    </message>
    <message>
        <source>Would rather get in your way than get ahead.</source>
        <translation>بیشتر دوست دارد جلوی شما را بگیرد تا خودش پیش بیفتد.</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>اوتو</translation>
    </message>
    <message>
        <source>Has a garden, and all the time in the world.</source>
        <translation>باغچه‌ای دارد و هیچ عجله‌ای ندارد.</translation>
    </message>
    <message>
        <source>Yuki</source>
        <translation>یوکی</translation>
    </message>
    <message>
        <source>Started last week and already asks good questions.</source>
        <translation>هفتهٔ پیش شروع کرده و از همین حالا سؤال‌های خوبی می‌پرسد.</translation>
    </message>
    <message>
        <source>Ines</source>
        <translation>اینس</translation>
    </message>
    <message>
        <source>Names every board when it is finished.</source>
        <translation>روی هر صفحهٔ تمام‌شده اسمی می‌گذارد.</translation>
    </message>
    <message>
        <source>Goes all in on her own board, every single time.</source>
        <translation>هر بار تمام توانش را صرف صفحهٔ خودش می‌کند.</translation>
    </message>
    <message>
        <source>Takes what you need and laughs about it.</source>
        <translation>همان چیزی را که لازم دارید برمی‌دارد و می‌خندد.</translation>
    </message>
    <message>
        <source>Brings the cake and takes your best piece.</source>
        <translation>کیک می‌آورد و بهترین مهرهٔ شما را برمی‌دارد.</translation>
    </message>
    <message>
        <source>Kofi</source>
        <translation>کوفی</translation>
    </message>
    <message>
        <source>Thinks fast and laughs even faster.</source>
        <translation>تند فکر می‌کند و تندتر می‌خندد.</translation>
    </message>
    <message>
        <source>Marta</source>
        <translation>مارتا</translation>
    </message>
    <message>
        <source>Has kept score in the same notebook since 1979.</source>
        <translation>از سال ۱۹۷۹ امتیازها را در همان یک دفتر می‌نویسد.</translation>
    </message>
    <message>
        <source>Samir</source>
        <translation>سمیر</translation>
    </message>
    <message>
        <source>Sees three moves ahead and stays friendly about it.</source>
        <translation>سه حرکت جلوتر را می‌بیند و با این حال خوش‌روست.</translation>
    </message>
    <message>
        <source>Leila</source>
        <translation>لیلا</translation>
    </message>
    <message>
        <source>Finds a place for the tile nobody wanted.</source>
        <translation>برای کاشی‌ای که کسی نمی‌خواست جایی پیدا می‌کند.</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>برونو</translation>
    </message>
    <message>
        <source>Brings the cake and hopes you forget the board.</source>
        <translation>کیک می‌آورد و امیدوار است حواستان از بازی پرت شود.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Completing</source>
        <translation>کامل کردن</translation>
    </message>
    <message>
        <source>Denying</source>
        <translation>کارشکنی</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>روی هم گذاشتن</translation>
    </message>
    <message>
        <source>Last turns</source>
        <translation>نوبت‌های پایانی</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>برنامه‌ریزی</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>آسان‌ترین</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>آسان‌تر</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>سخت‌تر</translation>
    </message>
    <message>
        <source>Hardest</source>
        <translation>سخت‌ترین</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
</context>
<context>
    <name>sintra</name>
    <message>
        <source>The aim</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>Everyone glazes the eight windows of a palace. You collect coloured glass, fill pattern strips with it, and each complete strip puts one pane into the window below. After six rounds, whoever has the most points wins.</source>
        <translation>هر بازیکن هشت پنجرهٔ یک کاخ را شیشه می‌اندازد. شیشه‌های رنگی جمع می‌کنید، نوارهای الگو را با آن‌ها پر می‌کنید و هر نواری که کامل شود یک قطعه شیشه به پنجرهٔ زیرش می‌فرستد. بعد از شش دور، هر کس بیشترین امتیاز را داشته باشد برنده است.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>چیدمان آغازین بازی</translation>
    </message>
    <message>
        <source>There are 100 glass panes, 20 of each colour. Workshops stand around the centre: 5 for two players, 7 for three, 9 for four. Each round begins with four panes from the bag in every workshop, and with the first-player token in the centre.</source>
        <translation>بازی ۱۰۰ قطعه شیشه دارد، از هر رنگ ۲۰ تا. کارگاه‌ها دورتادور وسط میز چیده می‌شوند: ۵ تا برای دو بازیکن، ۷ تا برای سه و ۹ تا برای چهار بازیکن. در شروع هر دور، در هر کارگاه چهار قطعه شیشه از کیف می‌گذارند و توکن آغازکننده در وسط کارگاه‌هاست.</translation>
    </message>
    <message>
        <source>Above each window of your palace lies a pattern strip with five spaces. All players have the same eight strips, but in a different order and with different sides up. The side with two jokers always starts face down. Your glazier starts above the leftmost strip.</source>
        <translation>بالای هر پنجرهٔ کاخ شما یک نوار الگو با پنج خانه هست. هشت نوارِ همهٔ بازیکنان یکی است، ولی ترتیبشان و رویی که بالاست فرق می‌کند. رویی که دو جوکر دارد در شروع همیشه رو به پایین است. پنجره‌ساز شما کار را از بالای چپ‌ترین نوار شروع می‌کند.</translation>
    </message>
    <message>
        <source>The round marker shows a pane for every round. The colour of its top pane earns a bonus while the round lasts.</source>
        <translation>نشانگر دور برای هر دور یک شیشه دارد. تا پایان هر دور، رنگ شیشهٔ بالایی‌اش امتیاز ویژه می‌آورد.</translation>
    </message>
    <message>
        <source>Your turn: taking glass</source>
        <translation>نوبت شما: برداشتن شیشه</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; its other panes slide into the centre. Or take all panes of one colour from the centre.</source>
        <translation>همهٔ شیشه‌های یک رنگ را از یک کارگاه بردارید؛ بقیهٔ شیشه‌های آن به وسط کارگاه‌ها می‌روند. یا همهٔ شیشه‌های یک رنگ را از وسط کارگاه‌ها بردارید.</translation>
    </message>
    <message>
        <source>Whoever is first to take from the centre in a round also gets the first-player token: one step down the broken-glass track now, but the first turn of the next round.</source>
        <translation>در هر دور، اولین کسی که از وسط کارگاه‌ها شیشه برمی‌دارد توکن آغازکننده را هم می‌گیرد: حالا یک خانه در ردیف شیشه‌های شکسته پایین می‌رود، ولی دور بعد را او شروع می‌کند.</translation>
    </message>
    <message>
        <source>Example: from the centre</source>
        <translation>مثال: از وسط کارگاه‌ها</translation>
    </message>
    <message>
        <source>The rulebook’s example: a player is the first in this round to take from the centre, and takes three orange panes. The token comes with them, and the marker moves from 0 to −1.</source>
        <translation>مثال دفترچه: بازیکنی در این دور اولین کسی است که از وسط کارگاه‌ها برمی‌دارد: سه شیشهٔ نارنجی. توکن هم به او می‌رسد و نشانگرش از ۰ به ⁦−۱⁩ می‌رود.</translation>
    </message>
    <message>
        <source>Placing the panes</source>
        <translation>گذاشتن شیشه‌ها</translation>
    </message>
    <message>
        <source>Place everything you took on a single strip: the one below your glazier or one further right, never further left. The glazier moves above the strip you choose. A pane fits a free space of its own colour, and any pane fits a joker. If there are more fitting spaces than panes, you decide how many jokers to fill.</source>
        <translation>همهٔ آنچه را برداشته‌اید روی یک نوار بگذارید: نوارِ زیر پای پنجره‌ساز یا یکی از نوارهای سمت راستش، نه سمت چپ. پنجره‌ساز به بالای نواری می‌رود که انتخاب کرده‌اید. هر شیشه در خانهٔ خالیِ هم‌رنگ خودش جا می‌گیرد و جوکر هر شیشه‌ای را می‌پذیرد. اگر خانه‌های مناسب بیشتر از شیشه‌ها باشند، خودتان تصمیم می‌گیرید چند جوکر پر شود.</translation>
    </message>
    <message>
        <source>You may choose a strip that cannot take them all, but if any strip within reach has a fitting space, at least one pane must be placed. If none has, all the panes break and the glazier stays.</source>
        <translation>می‌توانید نواری را انتخاب کنید که برای همهٔ شیشه‌ها جا ندارد؛ ولی اگر حتی یکی از نوارهای در دسترس خانهٔ مناسبی داشته باشد، باید دست‌کم یک شیشه بگذارید. اگر هیچ‌کدام نداشته باشد، همهٔ شیشه‌ها می‌شکنند و پنجره‌ساز سر جایش می‌ماند.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>پنجره‌ها</translation>
    </message>
    <message>
        <source>Panes left on strips</source>
        <translation>شیشه‌های روی نوارها</translation>
    </message>
    <message>
        <source>Broken glass</source>
        <translation>شیشه‌های شکسته</translation>
    </message>
    <message>
        <source>Every pane that finds no space breaks: it goes into the glass tower, and your marker moves one step down the broken-glass track. When the marker reaches the last step you lose that many points at once, 18 in the standard set; the marker returns to 0 and takes any steps still due from there. Scores can fall below zero.</source>
        <translation>هر شیشه‌ای که جایی پیدا نکند می‌شکند: به برج آبگینه می‌رود و نشانگر شما در ردیف شیشه‌های شکسته یک خانه پایین می‌آید. وقتی نشانگر به خانهٔ آخر برسد، همان لحظه به اندازهٔ عدد آن امتیاز از دست می‌دهید، در مجموعهٔ استاندارد ۱۸ امتیاز؛ نشانگر به ۰ برمی‌گردد و اگر خانه‌ای مانده باشد، از آنجا ادامه می‌دهد. امتیاز می‌تواند منفی هم بشود.</translation>
    </message>
    <message>
        <source>A complete strip</source>
        <translation>نوار کامل</translation>
    </message>
    <message>
        <source>When all five spaces of a strip are filled, you first score 1 point for each pane on it in the round’s bonus colour.</source>
        <translation>وقتی هر پنج خانهٔ یک نوار پر شد، اول برای هر شیشه‌اش که به رنگ ویژهٔ آن دور باشد ۱ امتیاز می‌گیرید.</translation>
    </message>
    <message>
        <source>Then choose one of the five panes for the window below; the other four go into the glass tower. The first pane of a window is its upper one, and the strip is turned over. The second is the lower one, and the strip leaves the game.</source>
        <translation>بعد یکی از پنج شیشه را برای پنجرهٔ پایین نوار انتخاب کنید؛ چهار شیشهٔ دیگر به برج آبگینه می‌روند. شیشهٔ اولِ هر پنجره در خانهٔ بالایی می‌نشیند و نوار پشت‌ورو می‌شود. شیشهٔ دوم در خانهٔ پایینی می‌نشیند و نوار از بازی بیرون می‌رود.</translation>
    </message>
    <message>
        <source>Your turn: returning the glazier</source>
        <translation>نوبت شما: برگرداندن پنجره‌ساز</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>پایان دور</translation>
    </message>
    <message>
        <source>The round ends when all workshops and the centre are empty. The top pane of the round marker goes into the glass tower, and the workshops are filled again from the bag. An empty bag is refilled from the tower; if both run out, the round is played with less glass. The holder of the first-player token begins; if nobody took it, the same player begins again.</source>
        <translation>دور وقتی تمام می‌شود که همهٔ کارگاه‌ها و وسطشان خالی شده باشد. شیشهٔ بالاییِ نشانگر دور به برج آبگینه می‌رود و کارگاه‌ها دوباره از کیف پر می‌شوند. اگر کیف خالی باشد، از برج پر می‌شود؛ اگر هر دو خالی باشند، دور با شیشهٔ کمتر بازی می‌شود. دارندهٔ توکن آغازکننده شروع می‌کند؛ اگر کسی آن را برنداشته باشد، باز همان بازیکن قبلی شروع می‌کند.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>امتیازشماری پایانی</translation>
    </message>
    <message>
        <source>After the sixth round you score 1 point for every three panes left on all your strips together, and you lose the value at your broken-glass marker.</source>
        <translation>بعد از دور ششم، برای هر سه شیشه‌ای که روی‌هم در همهٔ نوارهایتان مانده ۱ امتیاز می‌گیرید و به اندازهٔ عدد کنار نشانگرتان در ردیف شیشه‌های شکسته امتیاز از دست می‌دهید.</translation>
    </message>
    <message>
        <source>Whoever has the most points wins. If players are level, the one who lost fewer points to broken glass in the whole game is ahead; if that is equal too, they share the win.</source>
        <translation>هر کس بیشترین امتیاز را داشته باشد برنده است. اگر مساوی شدند، کسی برنده است که در کل بازی برای شیشه‌های شکسته امتیاز کمتری از دست داده باشد؛ اگر این هم مساوی بود، برد مشترک است.</translation>
    </message>
    <message>
        <source>The rulebook’s example: seven panes left on the strips are worth 2 points, and a marker at −8 costs 8.</source>
        <translation>مثال دفترچه: هفت شیشهٔ مانده روی نوارها ۲ امتیاز دارد و نشانگر روی ⁦−۸⁩، ۸ امتیاز کم می‌کند.</translation>
    </message>
    <message>
        <source>Side A: ornaments</source>
        <translation>روی ⁨A⁩: نمادها</translation>
    </message>
    <message>
        <source>Four ornaments stand between the windows 1 and 2, 3 and 4, 5 and 6, 7 and 8. Count the panes around each: four score 10 points, three score 6, two score 3. Which colours you keep does not matter here.</source>
        <translation>چهار نماد هست: میان پنجره‌های ۱ و ۲، میان ۳ و ۴، میان ۵ و ۶ و میان ۷ و ۸. شیشه‌های دور هر کدام را بشمارید: چهارتا ۱۰ امتیاز دارد، سه‌تا ۶ و دوتا ۳. اینجا مهم نیست چه رنگ‌هایی را نگه می‌دارید.</translation>
    </message>
    <message>
        <source>The rulebook’s example: four panes around two of the ornaments and two around a third make 10 + 10 + 3 = 23.</source>
        <translation>مثال دفترچه: چهار شیشه دور دو نماد و دو شیشه دور نماد سوم می‌شود ⁦۱۰ + ۱۰ + ۳ = ۲۳⁩.</translation>
    </message>
    <message>
        <source>Side B: one colour</source>
        <translation>روی ⁨B⁩: یک رنگ</translation>
    </message>
    <message>
        <source>Count your complete windows, then the panes of the colour you have most often in them, and multiply. Four complete windows with five orange panes score 20. So think about which pane you keep.</source>
        <translation>تعداد پنجره‌های کاملتان را در تعداد شیشه‌های پرتکرارترین رنگ آن‌ها ضرب کنید. چهار پنجرهٔ کامل با پنج شیشهٔ نارنجی ۲۰ امتیاز دارد. پس خوب فکر کنید کدام شیشه را نگه می‌دارید.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>چیدن بازی رومیزی</translation>
    </message>
    <message>
        <source>The box holds 9 workshops, 4 palaces with two sides, 32 pattern strips (8 in the colour of each palace), 4 glaziers, 8 markers, 100 panes (20 in each of 5 colours), a score board, the first-player token, a bag and the glass tower.</source>
        <translation>در جعبه این‌ها هست: ۹ کارگاه، ۴ کاخ دورو، ۳۲ نوار الگو (۸ تا به رنگ هر کاخ)، ۴ پنجره‌ساز، ۸ نشانگر، ۱۰۰ شیشه (۲۰ تا از هر یک از ۵ رنگ)، یک صفحهٔ امتیازات، توکن آغازکننده، یک کیف و برج آبگینه.</translation>
    </message>
    <message>
        <source>Lay 5, 7 or 9 workshops in a circle, for two, three or four players. Everybody takes a palace with the strips, the glazier and the two markers in its colour. Agree on side A or side B: all play the same one.</source>
        <translation>برای دو، سه یا چهار بازیکن، ۵، ۷ یا ۹ کارگاه را دایره‌وار بچینید. هر بازیکن یک کاخ با نوارها، پنجره‌ساز و دو نشانگر هم‌رنگش برمی‌دارد. توافق کنید که با روی ⁨A⁩ بازی می‌کنید یا روی ⁨B⁩: همه با یک رو بازی می‌کنند.</translation>
    </message>
    <message>
        <source>Everybody lays their strips above the windows, in random order and with a random side up. The side with two jokers, the grey spaces, always starts face down. The glazier stands above the leftmost strip.</source>
        <translation>هر بازیکن نوارهایش را با ترتیب و روی تصادفی بالای پنجره‌ها می‌چیند. رویی که دو جوکر (خانهٔ خاکستری) دارد همیشه در آغاز رو به پایین است. پنجره‌ساز بالای چپ‌ترین نوار می‌ایستد.</translation>
    </message>
    <message>
        <source>Whoever last cleaned a window gets the first-player token.</source>
        <translation>کسی که تازه‌تر از همه پنجره‌ای پاک کرده است، توکن آغازکننده را می‌گیرد.</translation>
    </message>
    <message>
        <source>One player keeps the score. For every player a marker goes on 0 of the score track, and another on the first space of the broken-glass track.</source>
        <translation>یک نفر مسئول صفحهٔ امتیازات می‌شود و برای هر بازیکن یک نشانگر در خانهٔ ۰ ردیف امتیازات و یکی در خانهٔ اول ردیف شیشه‌های شکسته می‌گذارد.</translation>
    </message>
    <message>
        <source>The score keeper takes one pane of each colour in a closed hand and lays them, one by one and without looking, on spaces 2 to 6 of the round marker. The other panes go into the bag, and one more is drawn from it for space 1.</source>
        <translation>مسئول صفحهٔ امتیازات از هر رنگ یک شیشه در مشت می‌گیرد و یکی‌یکی، بدون نگاه کردن، در خانه‌های ۲ تا ۶ ردیف نشانگر دور می‌گذارد. بقیهٔ شیشه‌ها به کیف می‌روند و یکی دیگر برای خانهٔ ۱ از کیف بیرون می‌آید.</translation>
    </message>
    <message>
        <source>The first player draws four panes from the bag for each workshop and puts the token in the centre. Say aloud when you score, when glass breaks and when you take the token: the score keeper moves your markers.</source>
        <translation>آغازکننده برای هر کارگاه چهار شیشه از کیف بیرون می‌آورد و توکن را وسط کارگاه‌ها می‌گذارد. وقتی امتیاز می‌گیرید، شیشه‌ای می‌شکند یا توکن را برمی‌دارید، بلند بگویید: مسئول صفحهٔ امتیازات نشانگرهایتان را جابه‌جا می‌کند.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>برداشت‌های ما</translation>
    </message>
    <message>
        <source>Side B: only the panes in complete windows count. The rulebook’s example has five orange panes “in the windows of the palace”, which could also mean all windows. If you play it that way, choose it in a set of your own.</source>
        <translation>روی ⁨B⁩: فقط شیشه‌های پنجره‌های کامل شمرده می‌شوند. مثال دفترچه از پنج شیشهٔ نارنجی «در پنجره‌های کاخ» می‌گوید که می‌تواند همهٔ پنجره‌ها باشد. اگر شما این‌طور بازی می‌کنید، در مجموعهٔ خودتان همین را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Where the four ornaments stand is also shown only in a picture. That they stand between windows 1 and 2, 3 and 4, 5 and 6, 7 and 8 is our choice.</source>
        <translation>جای چهار نماد هم فقط در تصویر آمده است. اینکه بین پنجره‌های ۱ و ۲، ۳ و ۴، ۵ و ۶، ۷ و ۸ باشند انتخاب ماست.</translation>
    </message>
    <message>
        <source>Sintra</source>
        <translation>سینترا</translation>
    </message>
    <message>
        <source>Glaze the windows of a palace, and watch out for broken glass.</source>
        <translation>پنجره‌های کاخ را شیشه بیندازید و مواظب باشید چیزی نشکند.</translation>
    </message>
    <message>
        <source>Michael Kiesling</source>
        <translation>میشائل کیسلینگ</translation>
    </message>
    <message>
        <source>Palace</source>
        <translation>کاخ</translation>
    </message>
    <message>
        <source>Strips and values</source>
        <translation>نوارها و امتیازها</translation>
    </message>
    <message>
        <source>At the end, ornaments between windows reward the panes around them.</source>
        <translation>در پایان بازی، نمادهای میان پنجره‌ها به شیشه‌های دورشان امتیاز می‌دهند.</translation>
    </message>
    <message>
        <source>At the end, complete windows are multiplied by the panes of their commonest colour.</source>
        <translation>در پایان بازی، تعداد پنجره‌های کامل در تعداد شیشه‌های پرتکرارترین رنگشان ضرب می‌شود.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>استاندارد</translation>
    </message>
    <message>
        <source>The strips, values and track that come with this game.</source>
        <translation>نوارها، امتیازها و ردیف شیشه‌های شکستهٔ خود این برنامه.</translation>
    </message>
    <message>
        <source>Custom set</source>
        <translation>مجموعهٔ دلخواه</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
    <message>
        <source>Sintra has no such move.</source>
        <translation>در سینترا چنین حرکتی نیست.</translation>
    </message>
    <message>
        <source>A strip is complete: first choose the pane that goes into the window.</source>
        <translation>یک نوار کامل شده است: اول شیشه‌ای را انتخاب کنید که به پنجره می‌رود.</translation>
    </message>
    <message>
        <source>No strip is complete, so there is no pane to choose.</source>
        <translation>هیچ نواری کامل نیست؛ پس شیشه‌ای برای انتخاب نیست.</translation>
    </message>
    <message>
        <source>The complete strip has no pane of that colour.</source>
        <translation>نوار کامل‌شده شیشه‌ای به این رنگ ندارد.</translation>
    </message>
    <message>
        <source>There is no such workshop on the table.</source>
        <translation>چنین کارگاهی روی میز نیست.</translation>
    </message>
    <message>
        <source>There is no glass of that colour there.</source>
        <translation>آنجا شیشه‌ای به این رنگ نیست.</translation>
    </message>
    <message>
        <source>A strip within the glazier’s reach can take some of this glass, so you cannot let all of it break.</source>
        <translation>یکی از نوارهای در دسترس پنجره‌ساز برای این شیشه‌ها جا دارد؛ پس نمی‌شود همه را شکست.</translation>
    </message>
    <message>
        <source>There is no such strip.</source>
        <translation>چنین نواری وجود ندارد.</translation>
    </message>
    <message>
        <source>This window is complete and its strip has left the game.</source>
        <translation>این پنجره کامل است و نوارش از بازی بیرون رفته است.</translation>
    </message>
    <message>
        <source>The glazier only moves right. To work further left, send the glazier back first.</source>
        <translation>پنجره‌ساز فقط به راست می‌رود. برای کار در سمت چپ، اول او را برگردانید.</translation>
    </message>
    <message>
        <source>This strip has no free space for glass of that colour.</source>
        <translation>این نوار برای شیشه‌ای به این رنگ خانهٔ خالی ندارد.</translation>
    </message>
    <message>
        <source>Jokers to fill here: at least {least}, at most {most}.</source>
        <translation>جوکرهایی که اینجا پر می‌شوند: دست‌کم {least}، حداکثر {most}.</translation>
    </message>
    <message>
        <source>The glazier already stands at the leftmost strip, so you must take glass.</source>
        <translation>پنجره‌ساز همین حالا هم بالای چپ‌ترین نوار است؛ پس باید شیشه بردارید.</translation>
    </message>
    <message>
        <source>No strip is left for the glazier to return to.</source>
        <translation>نواری نمانده که پنجره‌ساز به آن برگردد.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>این فایل را نمی‌شود خواند.</translation>
    </message>
    <message>
        <source>Line {line}: this is not text in UTF-8.</source>
        <translation>سطر {line}: این متنِ ⁨UTF-8⁩ نیست.</translation>
    </message>
    <message>
        <source>This file is too long. It may have {most} characters.</source>
        <translation>این فایل بیش از حد طولانی است. حداکثر {most} نویسه مجاز است.</translation>
    </message>
    <message>
        <source>Line {line}: this is not valid JSON. Look for a missing comma, quotation mark or bracket, here or just before.</source>
        <translation>سطر {line}: این ⁨JSON⁩ معتبر نیست. همین‌جا یا کمی قبل‌تر دنبال ویرگول، علامت نقل‌قول یا کروشه‌ای بگردید که جا افتاده است.</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is missing.</source>
        <translation>سطر {line}: «{part}» جا افتاده است.</translation>
    </message>
    <message>
        <source>Line {line}: “{part}” is not known here.</source>
        <translation>سطر {line}: «{part}» اینجا شناخته‌شده نیست.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries needed: {min_length}, found: {actual_length}.</source>
        <translation>سطر {line}، {part}: تعداد لازم: {min_length}، تعداد موجود: {actual_length}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: entries allowed: {max_length}; there are more.</source>
        <translation>سطر {line}، {part}: تعداد مجاز: {max_length}؛ اینجا بیشتر است.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a whole number.</source>
        <translation>سطر {line}، {part}: این باید عدد صحیح باشد.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the least value is {ge}.</source>
        <translation>سطر {line}، {part}: کمترین مقدار مجاز {ge} است.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: the greatest value is {le}.</source>
        <translation>سطر {line}، {part}: بیشترین مقدار مجاز {le} است.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be a word in quotation marks.</source>
        <translation>سطر {line}، {part}: این باید کلمه‌ای میان دو علامت نقل‌قول باشد.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this text is too long. It may have {max_length} characters.</source>
        <translation>سطر {line}، {part}: این متن بیش از حد طولانی است. حداکثر {max_length} نویسه مجاز است.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: “{name}” is none of these: {known}.</source>
        <translation>سطر {line}، {part}: «{name}» هیچ‌کدام از این‌ها نیست: {known}.</translation>
    </message>
    <message>
        <source>Line {line}: the colours must be these, in this order: {known}.</source>
        <translation>سطر {line}: رنگ‌ها باید این‌ها باشند، به همین ترتیب: {known}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>سطر {line}، {part}: هر دو رو دو جوکر دارند. چنین رویی در شروع پایین است؛ پس فقط یکی از دو رو می‌تواند دو جوکر داشته باشد.</translation>
    </message>
    <message>
        <source>Line {line}: the track must begin with 0.</source>
        <translation>سطر {line}: ردیف شیشه‌های شکسته باید با ۰ شروع شود.</translation>
    </message>
    <message>
        <source>Line {line}: every step of the track must be lower than the one before.</source>
        <translation>سطر {line}: هر خانهٔ ردیف شیشه‌های شکسته باید از خانهٔ قبلی کمتر باشد.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: an ornament stands between two neighbouring windows.</source>
        <translation>سطر {line}، {part}: جای نماد میان دو پنجرهٔ کنار هم است.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this must be one of these: {expected}.</source>
        <translation>سطر {line}، {part}: این باید یکی از این‌ها باشد: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}, {part}: this is not built like the example file.</source>
        <translation>سطر {line}، {part}: ساختار این بخش مثل فایل نمونه نیست.</translation>
    </message>
    <message>
        <source>Panes left on strips: {panes}</source>
        <translation>شیشه‌های مانده روی نوارها: {panes}</translation>
    </message>
    <message>
        <source>Bonus of the palace</source>
        <translation>امتیاز ویژهٔ کاخ</translation>
    </message>
    <message>
        <source>Ornaments</source>
        <translation>نمادها</translation>
    </message>
    <message>
        <source>Complete windows ({windows}) × {colour} panes ({panes})</source>
        <translation>{windows} پنجرهٔ کامل × {panes} شیشهٔ {colour}</translation>
    </message>
    <message>
        <source>Complete windows: none yet</source>
        <translation>هنوز پنجرهٔ کاملی نیست</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>نارنجی</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>زرد</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>صورتی</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>آبی</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>جوکر</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>دایره</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>مثلث</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>لوزی</translation>
    </message>
    <message>
        <source>square</source>
        <translation>مربع</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>به‌علاوه</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ستاره</translation>
    </message>
    <message>
        <source>{colour} × {count}</source>
        <translation>{colour} × {count}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}، {rest}</translation>
    </message>
    <message>
        <source>workshop {workshop}</source>
        <translation>کارگاه {workshop}</translation>
    </message>
    <message>
        <source>the centre</source>
        <translation>وسط کارگاه‌ها</translation>
    </message>
    <message>
        <source>× {count} → strip {strip}</source>
        <translation>× {count} ← نوار {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source} → strip {strip}</source>
        <translation>{panes} از {source} ← نوار {strip}</translation>
    </message>
    <message>
        <source>{panes} from {source}: all of it breaks</source>
        <translation>{panes} از {source}: همه‌اش می‌شکند</translation>
    </message>
    <message>
        <source>{move}; broken: {broken}</source>
        <translation>{move}؛ شکسته: {broken}</translation>
    </message>
    <message>
        <source>{move}; jokers: {jokers}</source>
        <translation>{move}؛ جوکر: {jokers}</translation>
    </message>
    <message>
        <source>{move}; first-player token</source>
        <translation>{move}؛ توکن آغازکننده</translation>
    </message>
    <message>
        <source>{move}; strip complete, colour bonus: {bonus}</source>
        <translation>{move}؛ نوار کامل شد، امتیاز ویژهٔ رنگ: {bonus}</translation>
    </message>
    <message>
        <source>{move}; strip complete</source>
        <translation>{move}؛ نوار کامل شد</translation>
    </message>
    <message>
        <source>{colour} into window {window}, points: {points}</source>
        <translation>{colour} در پنجرهٔ {window}، امتیاز: {points}</translation>
    </message>
    <message>
        <source>{colour} into window {window}</source>
        <translation>{colour} در پنجرهٔ {window}</translation>
    </message>
    <message>
        <source>The glazier returns to strip {strip}</source>
        <translation>بازگشت پنجره‌ساز به نوار {strip}</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre.</source>
        <translation>همهٔ شیشه‌های یک رنگ را از یک کارگاه یا از وسط کارگاه‌ها بردارید.</translation>
    </message>
    <message>
        <source>Take all panes of one colour from a workshop or the centre, or return the glazier.</source>
        <translation>همهٔ شیشه‌های یک رنگ را از یک کارگاه یا از وسط کارگاه‌ها بردارید، یا پنجره‌ساز را برگردانید.</translation>
    </message>
    <message>
        <source>The strip is complete. Choose the pane that goes into window {window}.</source>
        <translation>نوار کامل شد. شیشه‌ای را که به پنجرهٔ {window} می‌رود انتخاب کنید.</translation>
    </message>
    <message>
        <source>Another player is at work.</source>
        <translation>بازیکن دیگری مشغول کار است.</translation>
    </message>
    <message>
        <source>All six rounds are played.</source>
        <translation>هر شش دور بازی شد.</translation>
    </message>
    <message>
        <source>Equal points: whoever lost fewer points to broken glass is ahead.</source>
        <translation>امتیازها مساوی است: کسی برنده است که برای شیشه‌های شکسته امتیاز کمتری از دست داده باشد.</translation>
    </message>
    <message>
        <source>Tied on points and on broken glass: the win is shared.</source>
        <translation>امتیازها و امتیاز منفی شیشه‌های شکسته مساوی است: برد مشترک است.</translation>
    </message>
    <message>
        <source>Strip {strip} takes {placed} of {taken}.</source>
        <translation>از {taken} شیشه، {placed} تا در نوار {strip} جا می‌شود.</translation>
    </message>
    <message>
        <source>No strip within reach takes any of these.</source>
        <translation>هیچ‌کدام از نوارهای در دسترس برای این شیشه‌ها جا ندارد.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}. Cost: {cost}.</source>
        <translation>{outcome} {broken} شیشه می‌شکند. هزینه: {cost} امتیاز.</translation>
    </message>
    <message>
        <source>{outcome} Breaking: {broken}, and a step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} {broken} شیشه می‌شکند و توکن آغازکننده هم نشانگر را یک خانه پایین می‌برد. هزینه: {cost} امتیاز.</translation>
    </message>
    <message>
        <source>{outcome} A step for the first-player token. Cost: {cost}.</source>
        <translation>{outcome} یک خانه برای توکن آغازکننده. هزینه: {cost} امتیاز.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows.</source>
        <translation>{outcome} نوار کامل می‌شود: {windows} امتیاز برای پنجره‌ها.</translation>
    </message>
    <message>
        <source>{outcome} Completes the strip: {windows} for windows, {bonus} for colour.</source>
        <translation>{outcome} نوار کامل می‌شود: {windows} امتیاز برای پنجره‌ها، {bonus} امتیاز برای رنگ.</translation>
    </message>
    <message>
        <source>{outcome} Bonus of the palace: {points}.</source>
        <translation>{outcome} امتیاز ویژهٔ کاخ: {points}.</translation>
    </message>
    <message>
        <source>{outcome} Jokers filled: {jokers}.</source>
        <translation>{outcome} جوکرهای پرشده: {jokers}.</translation>
    </message>
    <message>
        <source>{source}: empty</source>
        <translation>{source}: خالی</translation>
    </message>
    <message>
        <source>{source}: {panes}</source>
        <translation>{source}: {panes}</translation>
    </message>
    <message>
        <source>{source}, with the first-player token</source>
        <translation>{source}، همراه با توکن آغازکننده</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour}, free</source>
        <translation>نوار {strip}، خانهٔ {space}: {colour}، خالی</translation>
    </message>
    <message>
        <source>Strip {strip}, space {space}: {colour} pane</source>
        <translation>نوار {strip}، خانهٔ {space}: شیشهٔ {colour}</translation>
    </message>
    <message>
        <source>Strip {strip}: {filled} of {spaces} filled; free: {free}</source>
        <translation>نوار {strip}: {filled} از {spaces} خانه پر شده؛ خالی: {free}</translation>
    </message>
    <message>
        <source>Strip {strip}: {reason}</source>
        <translation>نوار {strip}: {reason}</translation>
    </message>
    <message>
        <source>{strip}. The glazier stands here.</source>
        <translation>{strip}. پنجره‌ساز اینجاست.</translation>
    </message>
    <message>
        <source>Strip {strip}: removed</source>
        <translation>نوار {strip}: از بازی بیرون رفته</translation>
    </message>
    <message>
        <source>Window {window}, worth {value}: upper pane {upper}, lower pane {lower}</source>
        <translation>پنجرهٔ {window} به ارزش {value}: شیشهٔ بالا {upper}، شیشهٔ پایین {lower}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
    <message>
        <source>{marker}. In the bag: {bag}. In the glass tower: {tower}.</source>
        <translation>{marker}. در کیف: {bag}. در برج آبگینه: {tower}.</translation>
    </message>
    <message>
        <source>Workshops and centre</source>
        <translation>کارگاه‌ها و وسط آن‌ها</translation>
    </message>
    <message>
        <source>The other palaces</source>
        <translation>کاخ‌های دیگر</translation>
    </message>
    <message>
        <source>Show the contents of bag and glass tower</source>
        <translation>شمارش شیشه‌های کیف و برج</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>در کیف</translation>
    </message>
    <message>
        <source>In the glass tower</source>
        <translation>در برج آبگینه</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}. Bonus colour: {colour}</source>
        <translation>دور {round} از {rounds}. رنگ ویژه: {colour}</translation>
    </message>
    <message>
        <source>Broken glass: {value}</source>
        <translation>شیشه‌های شکسته: {value}</translation>
    </message>
    <message>
        <source>First-player token</source>
        <translation>توکن آغازکننده</translation>
    </message>
    <message>
        <source>Return the glazier</source>
        <translation>برگرداندن پنجره‌ساز</translation>
    </message>
    <message>
        <source>How many jokers do you want to fill?</source>
        <translation>چند جوکر پر شود؟</translation>
    </message>
    <message>
        <source>Put the panes on a strip.</source>
        <translation>شیشه‌ها را روی یک نوار بگذارید.</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first. Choose who goes first before the game, or leave it to chance; when you play again, the next player goes first.</source>
        <translation>طبق دفترچهٔ قوانین، کسی شروع می‌کند که به‌تازگی پنجره‌ای را پاک کرده است. پیش از بازی انتخاب کنید چه کسی شروع کند، یا کار را به قرعه بسپارید؛ وقتی دوباره بازی می‌کنید، نفر بعدی شروع می‌کند.</translation>
    </message>
    <message>
        <source>Finally the window scores: its own value, plus the value of every window to its right that already holds glass. The glazier stays where it is.</source>
        <translation>در آخر، پنجره امتیاز می‌آورد: ارزش خودش به‌اضافهٔ ارزش هر پنجرهٔ سمت راستش که شیشه داشته باشد. پنجره‌ساز سر جایش می‌ماند.</translation>
    </message>
    <message>
        <source>The rulebook’s example, in a yellow round: two yellow panes on the strip are worth 2 points. Then the window worth 2 is glazed, and the windows to its right worth 2 and 1 already hold glass: 2 + 2 + 1 = 5.</source>
        <translation>مثال دفترچه، در دور زرد: دو شیشهٔ زرد روی نوار ۲ امتیاز دارد. سپس پنجره‌ای به ارزش ۲ شیشه می‌گیرد و پنجره‌های سمت راستش به ارزش ۲ و ۱ از پیش شیشه دارند: ⁦۲ + ۲ + ۱ = ۵⁩.</translation>
    </message>
    <message>
        <source>Instead of taking glass, you may send the glazier back to the leftmost strip you still have. That is your whole turn. It is a way back and never a pass: it is only possible if that strip lies to the left of the glazier.</source>
        <translation>به جای برداشتن شیشه، می‌توانید پنجره‌ساز را به چپ‌ترین نواری که برایتان مانده برگردانید. نوبتتان با همین کار تمام می‌شود. این راهِ برگشت است، نه راهی برای رد کردن نوبت: فقط وقتی ممکن است که آن نوار سمت چپ پنجره‌ساز باشد.</translation>
    </message>
    <message>
        <source>The score sheet first shows what you earned before any loss. Everything that broken glass cost you is in a line of its own: what you paid during the game at the end of the track, and the value at the marker.</source>
        <translation>در برگهٔ امتیاز، اول امتیازهایی می‌آید که پیش از کم شدن امتیازهای منفی گرفته‌اید. همهٔ امتیاز منفی شیشه‌های شکسته در یک سطر جداگانه است: آنچه در طول بازی در انتهای ردیف پرداخته‌اید، همراه با عدد کنار نشانگر.</translation>
    </message>
    <message>
        <source>The rulebook shows the strips, the values of the windows and the broken-glass track only in pictures. Those of this game are our own, made so that palaces get filled and strips feel different. To play with those of your box, enter a set of your own before the game.</source>
        <translation>دفترچهٔ قوانین نوارها، ارزش پنجره‌ها و ردیف شیشه‌های شکسته را فقط در تصویر نشان می‌دهد. آنچه در این بازی هست از خود ماست و طوری ساخته شده که کاخ‌ها پر شوند و نوارها با هم فرق داشته باشند. برای بازی با نوارها و عددهای جعبهٔ خودتان، پیش از بازی مجموعهٔ خودتان را وارد کنید.</translation>
    </message>
    <message>
        <source>The end of the track: you pay its points at once, the marker returns to 0, and the steps still due go on from there, so it can happen twice in one turn. We let points fall below zero.</source>
        <translation>انتهای ردیف: امتیاز آن را همان لحظه می‌پردازید، نشانگر به ۰ برمی‌گردد و خانه‌های باقی‌مانده را از آنجا می‌رود؛ پس ممکن است در یک نوبت دو بار پیش بیاید. در این بازی امتیاز می‌تواند منفی شود.</translation>
    </message>
    <message>
        <source>Panes left on strips: the rulebook’s sentence could mean each strip by itself. Its example counts all strips together, and so do we: seven panes are 2 points.</source>
        <translation>شیشه‌های مانده روی نوارها: جملهٔ دفترچه را می‌شود دربارهٔ هر نوار جداگانه هم فهمید. مثالش همهٔ نوارها را روی‌هم می‌شمارد و ما هم همین کار را می‌کنیم: هفت شیشه ۲ امتیاز دارد.</translation>
    </message>
    <message>
        <source>Gaps: the glazier crosses the places of strips that have gone but never goes to one. A glazier that has just completed a strip for the second time stands above a gap; if no strip is left further left, there is no way back.</source>
        <translation>جاهای خالی: پنجره‌ساز از روی جای نوارهایی که رفته‌اند می‌گذرد، ولی به سراغ جای خالی نمی‌رود. پنجره‌سازی که همین حالا نواری را بار دوم کامل کرده بالای جای خالی می‌ماند؛ اگر سمت چپش نواری نمانده باشد، راه برگشتی نیست.</translation>
    </message>
    <message>
        <source>Ties: what you paid during the game counts as lost to broken glass just like the value at the marker. Players who are level in that too share the win.</source>
        <translation>تساوی: آنچه در طول بازی پرداخته‌اید هم، مثل عدد کنار نشانگر، جزو امتیاز منفی شیشه‌های شکسته است. بازیکنانی که در این هم مساوی باشند، در برد شریک‌اند.</translation>
    </message>
    <message>
        <source>The first-player token: if nobody takes it in a round, whoever began begins again. If bag and tower are both empty, some workshops stay empty.</source>
        <translation>توکن آغازکننده: اگر در دوری کسی آن را برندارد، همان کسی که شروع کرده بود دوباره شروع می‌کند. اگر کیف و برج هر دو خالی باشند، چند کارگاه خالی می‌مانند.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>In the rulebook, whoever last cleaned a window goes first.</source>
        <translation>طبق دفترچهٔ قوانین، کسی شروع می‌کند که به‌تازگی پنجره‌ای را پاک کرده است.</translation>
    </message>
    <message>
        <source>The glazier can only return to the left, and no strip is left there: you must take glass.</source>
        <translation>پنجره‌ساز فقط به سمت چپ برمی‌گردد و آنجا نواری نمانده است: باید شیشه بردارید.</translation>
    </message>
    <message>
        <source>Points earned during play</source>
        <translation>امتیازهای به‌دست‌آمده در طول بازی</translation>
    </message>
    <message>
        <source>Lost to broken glass</source>
        <translation>امتیاز منفی شیشه‌های شکسته</translation>
    </message>
    <message>
        <source>Lost to broken glass: {paid} during play, {marker} at the marker</source>
        <translation>شیشه‌های شکسته: {paid} در طول بازی، {marker} در پایان</translation>
    </message>
    <message>
        <source>Strip {strip}: both sides have two jokers. Such a side starts face down, so only one side may have them.</source>
        <translation>نوار {strip}: هر دو رو دو جوکر دارند. چنین رویی در شروع پایین است؛ پس فقط یکی از دو رو می‌تواند دو جوکر داشته باشد.</translation>
    </message>
    <message>
        <source>The track must begin with 0.</source>
        <translation>ردیف شیشه‌های شکسته باید با ۰ شروع شود.</translation>
    </message>
    <message>
        <source>Every step of the track must be lower than the one before.</source>
        <translation>هر خانهٔ ردیف شیشه‌های شکسته باید از خانهٔ قبلی کمتر باشد.</translation>
    </message>
    <message>
        <source>The track needs at least {min_length} steps.</source>
        <translation>کمترین تعداد خانه‌های ردیف شیشه‌های شکسته: {min_length}.</translation>
    </message>
    <message>
        <source>The track may have at most {max_length} steps.</source>
        <translation>بیشترین تعداد خانه‌های ردیف شیشه‌های شکسته: {max_length}.</translation>
    </message>
    <message>
        <source>The lowest step the track may have is {ge}.</source>
        <translation>کمترین عدد مجاز در ردیف شیشه‌های شکسته {ge} است.</translation>
    </message>
    <message>
        <source>Strips, values and track of your own, as in your box.</source>
        <translation>نوارها، ارزش‌ها و ردیف شیشه‌های شکستهٔ خودتان، همان‌گونه که در جعبهٔ شماست.</translation>
    </message>
    <message>
        <source>stained glass</source>
        <translation>شیشه‌های رنگی</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>عدد نشانگر در ردیف امتیازات</translation>
    </message>
    <message>
        <source>Lost at the broken-glass marker</source>
        <translation>امتیاز منفی نشانگر</translation>
    </message>
    <message>
        <source>Paid for broken glass during play</source>
        <translation>امتیاز منفی در طول بازی</translation>
    </message>
    <message>
        <source>Drag panes into the windows, or click a colour and then every window it goes into.</source>
        <translation>شیشه‌ها را به پنجره‌ها بکشید، یا روی یک رنگ و سپس روی هر پنجره‌ای که آن را دارد کلیک کنید.</translation>
    </message>
    <message>
        <source>There cannot be that many panes left: a strip holds at most four, and the strip of a complete window is out of the game.</source>
        <translation>این‌همه شیشه نمی‌تواند مانده باشد: هر نوار حداکثر چهار شیشه نگه می‌دارد و نوارِ پنجرهٔ کامل دیگر نیست.</translation>
    </message>
    <message>
        <source>Window {window}</source>
        <translation>پنجرهٔ {window}</translation>
    </message>
    <message>
        <source>completes strip {strip} (+{points})</source>
        <translation>نوار {strip} را کامل می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>earns the round’s colour bonus (+{points})</source>
        <translation>امتیاز رنگ ویژهٔ این دور را می‌گیرد (‎+{points})</translation>
    </message>
    <message>
        <source>adds to the bonus of the palace (+{points})</source>
        <translation>امتیاز ویژهٔ کاخ را بیشتر می‌کند (‎+{points})</translation>
    </message>
    <message>
        <source>brings strip {strip} nearer to completion (+{points} when complete)</source>
        <translation>نوار {strip} را به کامل شدن نزدیک می‌کند (با کامل شدن: ‎+{points})</translation>
    </message>
    <message>
        <source>leaves strip {strip} one pane short (+{points} when complete)</source>
        <translation>کاری می‌کند که نوار {strip} فقط یک شیشه کم داشته باشد (با کامل شدن: ‎+{points})</translation>
    </message>
    <message>
        <source>pays for the first-player token (−{points})</source>
        <translation>برای توکن آغازکننده هزینه می‌دهد (‎−{points})</translation>
    </message>
    <message>
        <source>will go first next round</source>
        <translation>دور بعد را آغاز می‌کند</translation>
    </message>
    <message>
        <source>Light comes in</source>
        <translation>نور به درون می‌آید</translation>
    </message>
    <message>
        <source>Complete three windows.</source>
        <translation>سه پنجره را کامل کنید.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>اولین برد</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>یک بازی را ببرید.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>جاافتاده</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>ده بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A first fifty</source>
        <translation>اولین پنجاه امتیاز</translation>
    </message>
    <message>
        <source>Finish with fifty points or more.</source>
        <translation>بازی را با پنجاه امتیاز یا بیشتر تمام کنید.</translation>
    </message>
    <message numerus="yes">
        <source>breaks %Ln pane(s) (−{points})</source>
        <translation>
            <numerusform>%Ln&#xa0;شیشه را می‌شکند (‎−{points})</numerusform>
        </translation>
    </message>
    <message>
        <source>opens the strips on the left again (now open: {count})</source>
        <translation>راه نوارهای سمت چپ را دوباره باز می‌کند (نوارهای در دسترس: {count})</translation>
    </message>
    <message>
        <source>leaves unfinished strips behind on the left, out of reach until the glazier returns ({count})</source>
        <translation>نوارهای ناتمامی را در سمت چپ جا می‌گذارد که تا پنجره‌ساز برنگردد نمی‌شود پرشان کرد (تعداد: {count})</translation>
    </message>
    <message>
        <source>leaves the next player {points} less to score</source>
        <translation>برای بازیکن بعدی {points} امتیاز کمتر باقی می‌گذارد</translation>
    </message>
    <message>
        <source>lets the next player score {points} more at once</source>
        <translation>می‌گذارد بازیکن بعدی همان لحظه {points} امتیاز بیشتر بگیرد</translation>
    </message>
    <message>
        <source>takes the glass the next player needs most</source>
        <translation>شیشه‌ای را برمی‌دارد که بازیکن بعدی بیش از همه لازم دارد</translation>
    </message>
    <message>
        <source>leaves the next player the glass they need</source>
        <translation>شیشه‌ای را که بازیکن بعدی لازم دارد باقی می‌گذارد</translation>
    </message>
    <message>
        <source>leaves the next player nothing but broken glass</source>
        <translation>برای بازیکن بعدی جز شیشهٔ شکسته چیزی نمی‌گذارد</translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the opponent this round</source>
        <translation>
            <numerusform>نتیجهٔ این دور را در برابر حریف حدود %Ln&#xa0;امتیاز بهتر می‌کند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should gain %Ln more point(s) on the best opponent this round</source>
        <translation>
            <numerusform>نتیجهٔ این دور را در برابر پرامتیازترین حریف حدود %Ln&#xa0;امتیاز بهتر می‌کند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should be worth %Ln more point(s) in all, this round and later</source>
        <translation>
            <numerusform>احتمالاً در این دور و پس از آن روی‌هم %Ln&#xa0;امتیاز بیشتر می‌آورد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>should lose %Ln point(s) less to broken glass later this round</source>
        <translation>
            <numerusform>در ادامهٔ این دور حدود %Ln&#xa0;امتیاز کمتر بابت شیشه‌های شکسته از دست می‌دهد</numerusform>
        </translation>
    </message>
    <message>
        <source>should complete strip {strip} later this round</source>
        <translation>می‌تواند در ادامهٔ این دور نوار {strip} را کامل کند</translation>
    </message>
    <message>
        <source>should leave more to build on in the next round</source>
        <translation>زمینهٔ بهتری برای دور بعد فراهم می‌کند</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>آغاز راه</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>یک بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A steady hand</source>
        <translation>دست‌های بی‌لرزش</translation>
    </message>
    <message>
        <source>Finish no more than one step down the broken-glass track, with nothing lost before.</source>
        <translation>بازی را طوری تمام کنید که نشانگرتان در ردیف شیشه‌های شکسته حداکثر یک خانه پایین رفته باشد و پیش از آن هم امتیازی از دست نداده باشید.</translation>
    </message>
    <message>
        <source>Two rosettes</source>
        <translation>دو گل‌پنجره</translation>
    </message>
    <message>
        <source>On side A, surround two ornaments with all four panes each.</source>
        <translation>در روی ⁨A⁩ دور دو نماد هر چهار شیشه را داشته باشید.</translation>
    </message>
    <message>
        <source>A single light</source>
        <translation>یک‌رنگی</translation>
    </message>
    <message>
        <source>On side B, collect six panes of one colour in complete windows.</source>
        <translation>در روی ⁨B⁩، در پنجره‌های کامل شش شیشهٔ هم‌رنگ داشته باشید.</translation>
    </message>
    <message>
        <source>A bright hall</source>
        <translation>تالار روشن</translation>
    </message>
    <message>
        <source>Complete five windows.</source>
        <translation>پنج پنجره را کامل کنید.</translation>
    </message>
    <message>
        <source>A light in every window</source>
        <translation>نوری در هر پنجره</translation>
    </message>
    <message>
        <source>Have at least one pane in each of the eight windows.</source>
        <translation>در هر یک از هشت پنجره دست‌کم یک شیشه داشته باشید.</translation>
    </message>
    <message>
        <source>The master’s strip</source>
        <translation>نوار استادانه</translation>
    </message>
    <message>
        <source>Earn seventeen points or more with one strip.</source>
        <translation>با یک نوار دست‌کم هفده امتیاز بگیرید.</translation>
    </message>
    <message>
        <source>A hundred</source>
        <translation>صد</translation>
    </message>
    <message>
        <source>Finish with a hundred points or more.</source>
        <translation>بازی را با دست‌کم صد امتیاز به پایان ببرید.</translation>
    </message>
    <message>
        <source>Points: {points}. The glazier stands at strip {strip}. Broken glass: {broken}</source>
        <translation>امتیاز: {points}. پنجره‌ساز کنار نوار {strip} است. شیشه‌های شکسته: {broken}</translation>
    </message>
    <message>
        <source>Strip {strip}, from the top: {spaces}</source>
        <translation>نوار {strip}، از بالا: {spaces}</translation>
    </message>
    <message>
        <source>{colour} filled</source>
        <translation>{colour} پر</translation>
    </message>
    <message>
        <source>Bonus colours to come: {colours}</source>
        <translation>رنگ‌های ویژهٔ بعدی: {colours}</translation>
    </message>
    <message>
        <source>round {round} {colour}</source>
        <translation>دور {round}: {colour}</translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>این دور آخر است</translation>
    </message>
    <message>
        <source>In the bag: {bag}. In the glass tower: {tower}</source>
        <translation>در کیف: {bag}. در برج آبگینه: {tower}</translation>
    </message>
    <message>
        <source>{colour} lies here: {sources}</source>
        <translation>{colour} اینجاست: {sources}</translation>
    </message>
    <message>
        <source>{colour} lies nowhere in the market</source>
        <translation>{colour} نه در کارگاه‌ها هست و نه در وسط آن‌ها</translation>
    </message>
    <message>
        <source>{colour} fits: {strips}</source>
        <translation>{colour} جا می‌شود در: {strips}</translation>
    </message>
    <message>
        <source>No strip in reach takes {colour}</source>
        <translation>هیچ‌یک از نوارهای در دسترس برای {colour} جا ندارد</translation>
    </message>
    <message>
        <source>strip {strip} × {count}</source>
        <translation>نوار {strip} × {count}</translation>
    </message>
    <message>
        <source>strip {strip} × {count} and jokers × {jokers}</source>
        <translation>نوار {strip} × {count} و جوکر × {jokers}</translation>
    </message>
    <message>
        <source>No strip can be completed in this turn. Put the glowing panes on the glowing strip, or go on as you like.</source>
        <translation>در این نوبت هیچ نواری پر نمی‌شود. شیشه‌های درخشان را در نوار درخشان بگذارید، یا هر طور که دوست دارید ادامه دهید.</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>Fill strips with glass. Each full strip puts a pane into the window below it, and windows score. After six rounds, whoever has the most points wins.</source>
        <translation>نوارها را با شیشه پر کنید. هر نوار پر یک شیشه به پنجرهٔ زیرش می‌دهد و پنجره‌ها امتیاز می‌آورند. پس از شش دور، هر کس امتیاز بیشتری داشته باشد برنده است.</translation>
    </message>
    <message>
        <source>Your palace</source>
        <translation>کاخ شما</translation>
    </message>
    <message>
        <source>We join a game in its second round: two of your eight windows have glass already. Above each window there’s a strip with five spaces to fill.</source>
        <translation>در دور دوم یک بازی هستیم: دو پنجره از هشت پنجرهٔ شما شیشه دارد. بالای هر پنجره نواری است با پنج جای خالی که باید پر شود.</translation>
    </message>
    <message>
        <source>Take glass</source>
        <translation>شیشه بردارید</translation>
    </message>
    <message>
        <source>Take all panes of one colour from one workshop; the others slide to the centre. Click the glowing panes, then the glowing strip, or drag them there.</source>
        <translation>همهٔ شیشه‌های یک رنگ را از یک کارگاه بردارید؛ بقیه به وسط می‌روند. روی شیشه‌های درخشان و بعد روی نوار درخشان کلیک کنید، یا آن‌ها را به آنجا بکشید.</translation>
    </message>
    <message>
        <source>That doesn’t work here. The glowing panes fit on the glowing strip.</source>
        <translation>اینجا نمی‌شود. شیشه‌های درخشان در نوار درخشان جا می‌شوند.</translation>
    </message>
    <message>
        <source>The glazier</source>
        <translation>پنجره‌ساز</translation>
    </message>
    <message>
        <source>Your glazier stands where you worked last. Only this strip and those to its right are in reach; to go back to the left costs a turn.</source>
        <translation>پنجره‌ساز شما همان‌جایی ایستاده که آخرین بار کار کردید. فقط این نوار و نوارهای سمت راستش در دسترس‌اند؛ برگشتن به چپ یک نوبت می‌گیرد.</translation>
    </message>
    <message>
        <source>Complete a strip</source>
        <translation>یک نوار را کامل کنید</translation>
    </message>
    <message>
        <source>Now fill a strip to its last space. You can take glass from the centre too. Put the glowing panes on the glowing strip!</source>
        <translation>حالا نواری را تا آخرین جایش پر کنید. از وسط کارگاه‌ها هم می‌توانید شیشه بردارید. شیشه‌های درخشان را در نوار درخشان بگذارید!</translation>
    </message>
    <message>
        <source>No strip is full yet. Press U to take it back, or go on from here.</source>
        <translation>هنوز نواری پر نشده است. با کلید ⁨U⁩ حرکت را پس بگیرید یا از همین‌جا ادامه دهید.</translation>
    </message>
    <message>
        <source>Your strips aren’t full yet, and that’s normal: it often takes three or four turns.</source>
        <translation>نوارهایتان هنوز پر نشده‌اند و این طبیعی است: بیشتر وقت‌ها سه یا چهار نوبت طول می‌کشد.</translation>
    </message>
    <message>
        <source>A pane for the window</source>
        <translation>شیشه‌ای برای پنجره</translation>
    </message>
    <message>
        <source>The strip is full. One of its panes goes into the window, and you choose which: click it. Then the strip turns over and can be filled once more. Some strips have grey spaces with a star: these jokers take any colour.</source>
        <translation>نوار پر شد. یکی از شیشه‌هایش به پنجره می‌رود و انتخابش با شماست: رویش کلیک کنید. بعد نوار پشت‌ورو می‌شود و می‌توانید آن را یک بار دیگر پر کنید. بعضی نوارها خانهٔ خاکستریِ ستاره‌دار هم دارند: این جوکر است و هر رنگی را می‌پذیرد.</translation>
    </message>
    <message>
        <source>At the end each ornament between two windows counts the panes around it: two are worth 3 points, three 6, and all four 10.</source>
        <translation>در پایان، شیشه‌های دور هر نمادِ میان دو پنجره شمرده می‌شوند: دو شیشه ۳ امتیاز دارد، سه شیشه ۶ و هر چهار شیشه ۱۰ امتیاز. جمع این‌ها می‌شود امتیاز ویژهٔ کاخ.</translation>
    </message>
    <message>
        <source>You know what matters now. Play this game to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>مهم‌ترین چیزها را یاد گرفتید. همین بازی را برای تمرین تا آخر ادامه دهید یا یک بازی تازه شروع کنید. هر وقت راهنمایی خواستید، روی لامپ کلیک کنید یا کلید ⁨H⁩ را بزنید.</translation>
    </message>
    <message>
        <source>First choose the pane for the window.</source>
        <translation>اول شیشهٔ پنجره را انتخاب کنید.</translation>
    </message>
    <message>
        <source>You’ll choose a pane as soon as one of your strips is full.</source>
        <translation>همین که یکی از نوارهایتان پر شود، شیشه‌ای انتخاب می‌کنید.</translation>
    </message>
    <message>
        <source>Windows score</source>
        <translation>امتیاز پنجره‌ها</translation>
    </message>
    <message>
        <source>A new pane scores its window’s value, and every window with glass to its right scores again. So windows on the right pay many times.</source>
        <translation>شیشهٔ تازه به اندازهٔ ارزش پنجره‌اش امتیاز می‌آورد و هر پنجرهٔ شیشه‌دار در سمت راست آن هم دوباره امتیاز می‌آورد. پس پنجره‌های سمت راست بارها سود می‌دهند.</translation>
    </message>
    <message>
        <source>Each pane that doesn’t fit breaks and moves your marker a step down here; at the end you lose the points beside it. Whoever reaches the last step loses its 18 at once, and the marker starts again at the top. The first to take from the centre in a round goes one step down too, but starts the next round.</source>
        <translation>هر شیشه‌ای که جا نشود می‌شکند و نشانگرتان را اینجا یک خانه پایین می‌برد؛ در پایان بازی به اندازهٔ عدد کنار نشانگر امتیاز از دست می‌دهید. هر کس به خانهٔ آخر برسد همان لحظه ۱۸ امتیاز از دست می‌دهد و نشانگرش دوباره از بالا شروع می‌کند. اولین کسی هم که در هر دور از وسط کارگاه‌ها شیشه بردارد یک خانه پایین می‌رود، اما دور بعد را او شروع می‌کند.</translation>
    </message>
    <message>
        <source>The colour of the round</source>
        <translation>رنگ ویژهٔ این دور</translation>
    </message>
    <message>
        <source>Panes of this colour earn 1 point each when they’re on a strip you complete in this round. A round ends when all glass is taken. After the last round, every three panes still on your strips earn 1 point.</source>
        <translation>هر شیشهٔ این رنگ در نواری که در این دور کامل کنید ۱ امتیاز می‌آورد. دور وقتی تمام می‌شود که دیگر شیشه‌ای برای برداشتن نمانده باشد. پس از دور آخر، برای هر سه شیشه‌ای که روی‌هم در نوارهایتان مانده باشد ۱ امتیاز می‌گیرید.</translation>
    </message>
    <message>
        <source>At the end your complete windows count, times the panes of your most frequent colour in them. So it pays to keep the same colour.</source>
        <translation>در پایان، تعداد پنجره‌های کامل شما در تعداد شیشه‌های پرتکرارترین رنگ آن‌ها ضرب می‌شود. پس بهتر است همیشه سراغ یک رنگ بروید.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>همه‌اش همین بود!</translation>
    </message>
</context>
<context>
    <name>terraces</name>
    <message>
        <source>The aim</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>Red and green build one landscape together, each for themselves. In the end only your single best region counts: the connected squares of your colour, times the highest level they reach.</source>
        <translation>قرمز و سبز با هم یک چشم‌انداز می‌سازند، ولی هر کس برای خودش. در پایان فقط بهترین منطقهٔ شما به حساب می‌آید: تعداد مربع‌های به‌هم‌پیوستهٔ رنگ شما، ضرب در بالاترین طبقه‌ای که به آن رسیده‌اند.</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>کاشی‌ها</translation>
    </message>
    <message>
        <source>Each player has twenty tiles in the shape of an L: a corner and two arms. There are ten kinds, and two of each. One is all in your colour; three have one neutral square and three have two; and three bear one square of the other colour.</source>
        <translation>هر بازیکن بیست کاشی به شکل ⁨L⁩ دارد: یک گوشه و دو بازو. ده نوع کاشی هست و از هر نوع دوتا. یک نوع تماماً به رنگ شماست؛ سه نوع یک مربع خنثی دارند و سه نوع دو مربع خنثی؛ و سه نوع یک مربع به رنگ حریف دارند.</translation>
    </message>
    <message>
        <source>A small start tile with one red and one green square lies on the table. Who goes first is drawn at random; then you take turns, one tile each. Tiles may be turned by quarters, but never turned over.</source>
        <translation>یک کاشی شروع کوچک، با یک مربع قرمز و یک مربع سبز، روی میز هست. آغازکننده به قید قرعه معلوم می‌شود؛ بعد نوبتی بازی می‌کنید، هر بار یک کاشی. کاشی را می‌شود هر بار یک ربع دور چرخاند، ولی هیچ‌وقت نمی‌شود پشت‌ورو کرد.</translation>
    </message>
    <message>
        <source>Either player may take either colour, and instead of drawing lots you may settle who goes first: both are chosen before the game.</source>
        <translation>هر بازیکن می‌تواند هر یک از دو رنگ را بردارد، و به‌جای قرعه می‌توانید خودتان بگویید چه کسی شروع کند: هر دو را پیش از بازی انتخاب می‌کنید.</translation>
    </message>
    <message>
        <source>Arranged tiles</source>
        <translation>کاشی‌ها به ترتیب دلخواه</translation>
    </message>
    <message>
        <source>Before the first move each player secretly puts their own twenty tiles into the order they wish. From then on the tiles come in that order, and it cannot be changed.</source>
        <translation>پیش از حرکت اول، هر بازیکن پنهانی بیست کاشی خودش را به ترتیب دلخواهش می‌چیند. از آن به بعد کاشی‌ها به همان ترتیب می‌آیند و ترتیبشان را نمی‌شود عوض کرد.</translation>
    </message>
    <message>
        <source>Blind tiles</source>
        <translation>انتخاب چشم‌بسته</translation>
    </message>
    <message>
        <source>Your twenty tiles lie face down in front of you. Each turn you pick one of them, turn it up, and lay it.</source>
        <translation>بیست کاشی شما به پشت جلویتان چیده شده‌اند. در هر نوبت یکی را برمی‌دارید، رو می‌کنید و بازی می‌کنید.</translation>
    </message>
    <message>
        <source>The open hand</source>
        <translation>دست باز</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>ستون کاشی‌ها</translation>
    </message>
    <message>
        <source>Your tiles are shuffled into a face-down stack. You always play the tile on top. What has been played lies open, so you can work out what is left.</source>
        <translation>کاشی‌هایتان بُر می‌خورند و به پشت در یک ستون روی هم می‌روند. همیشه بالاترین کاشی را بازی می‌کنید. آنچه بازی شده پیداست و می‌توانید حساب کنید چه کاشی‌هایی مانده‌اند.</translation>
    </message>
    <message>
        <source>The top tile stays hidden until its player’s turn, and nobody knows which one comes next. If you choose the open stack before the game, the top tiles of both players lie open all the time.</source>
        <translation>کاشی بالای ستون تا نوبت صاحبش پنهان می‌ماند و کسی نمی‌داند بعدی کدام است. اگر پیش از بازی «دستهٔ رو» را انتخاب کنید، کاشی بالای هر دو بازیکن همیشه پیداست.</translation>
    </message>
    <message>
        <source>The top three tiles of your stack lie open for both players to see. Each turn you choose one of them to lay, and the next tile of the stack takes its place. When the stack is used up, you play what is left.</source>
        <translation>سه کاشی بالای ستونتان رو هستند و هر دو بازیکن آن‌ها را می‌بینند. در هر نوبت یکی از آن‌ها را بازی می‌کنید و کاشی بعدیِ ستون جایش را می‌گیرد. وقتی ستون تمام شد، با کاشی‌های باقی‌مانده بازی می‌کنید.</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>افزایش سطح</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it shares a side with a tile that is already there. Which colours meet does not matter. This is level 1.</source>
        <translation>کاشی را طوری روی میز بگذارید که از یک ضلع به یکی از کاشی‌های قبلی بچسبد. اینکه کدام رنگ‌ها به هم می‌رسند مهم نیست. اینجا طبقهٔ ۱ است.</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>افزایش ارتفاع</translation>
    </message>
    <message>
        <source>Or lay it on top of other tiles. All three of its squares must rest on squares of the same level, none may hang over a gap, and they must cover parts of at least two different tiles. The start tile counts as a tile.</source>
        <translation>یا آن را روی کاشی‌های دیگر بگذارید. هر سه مربعش باید روی مربع‌هایی از یک طبقه بنشیند، زیر هیچ‌کدام نباید خالی باشد و کاشی باید دست‌کم روی دو کاشی مختلف قرار بگیرد. کاشی شروع هم کاشی به حساب می‌آید.</translation>
    </message>
    <message>
        <source>Red must never lie on green, nor green on red. Everything else is allowed: a colour on itself, a colour on neutral, neutral on anything. You may build as high as you like.</source>
        <translation>قرمز هرگز نباید روی سبز برود و سبز هم هرگز روی قرمز. هر ترکیب دیگری مجاز است: هر رنگ روی خودش، هر رنگ روی خنثی، و خنثی روی همه. تا هر ارتفاعی که بخواهید می‌توانید بالا بروید.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>امتیازشماری</translation>
    </message>
    <message>
        <source>Look at the landscape from above. Squares of one colour that share sides are a region, however high each of them lies. A region is worth its number of squares times its highest level: seven squares, one of them on level 3, make 21.</source>
        <translation>از بالا به چشم‌انداز نگاه کنید. مربع‌های هم‌رنگی که از ضلع به هم چسبیده‌اند یک منطقه‌اند، در هر طبقه‌ای که باشند. امتیاز منطقه تعداد مربع‌هایش ضرب در بالاترین طبقهٔ آن است: هفت مربع که یکی از آن‌ها در طبقهٔ ۳ باشد، ۲۱ امتیاز دارد.</translation>
    </message>
    <message>
        <source>The game ends with the fortieth tile. Each player counts their best region and nothing else; the higher one wins, and equal ones are a draw.</source>
        <translation>بازی با چهلمین کاشی تمام می‌شود. هر بازیکن فقط بهترین منطقه‌اش را حساب می‌کند؛ هر کس امتیازش بیشتر باشد می‌برد و اگر برابر باشند، بازی مساوی است.</translation>
    </message>
    <message>
        <source>Example: 124 to 56</source>
        <translation>مثال: ۱۲۴ بر ۵۶</translation>
    </message>
    <message>
        <source>The example in the published rules: red’s best region has 31 squares and reaches level 4; green’s has 14 squares and also reaches level 4. Red wins with 31 × 4 = 124 against 14 × 4 = 56.</source>
        <translation>مثال قوانین منتشرشده: بهترین منطقهٔ قرمز ۳۱ مربع دارد و به طبقهٔ ۴ می‌رسد، بهترین منطقهٔ سبز ۱۴ مربع دارد و آن هم به طبقهٔ ۴ می‌رسد. قرمز با ⁦۳۱ × ۴ = ۱۲۴⁩ در برابر ⁦۱۴ × ۴ = ۵۶⁩ می‌برد.</translation>
    </message>
    <message>
        <source>This landscape is ours: all forty tiles, laid by the rules, with exactly these regions.</source>
        <translation>این چیدمان از ماست: هر چهل کاشی طبق قوانین، درست با همین منطقه‌ها.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>خوب است بدانید</translation>
    </message>
    <message>
        <source>Neutral squares are your knives: laid across a bridge of the other colour, they cut a region in two. A region connected in several places is harder to cut. One step up adds a point for every square of the region.</source>
        <translation>مربع‌های خنثی چاقوی شما هستند: وقتی روی پلِ رنگ حریف بنشینند، منطقه‌اش را دو تکه می‌کنند. منطقه‌ای که از چند جا به هم وصل باشد سخت‌تر بریده می‌شود. هر طبقه بالاتر، برای هر مربع منطقه یک امتیاز اضافه می‌کند.</translation>
    </message>
    <message>
        <source>With the box</source>
        <translation>چیدن بازی رومیزی</translation>
    </message>
    <message>
        <source>The box holds 40 L-shaped tiles of three squares each, and a start tile of one red and one green square.</source>
        <translation>در جعبه ۴۰ کاشی به شکل ⁨L⁩ هست، هر کدام از سه مربع، و یک کاشی شروع از یک مربع قرمز و یک مربع سبز.</translation>
    </message>
    <message>
        <source>Sort the tiles by the number on their backs into two sets of twenty: 1 is red’s set, 2 is green’s. Each player takes a set.</source>
        <translation>کاشی‌ها را بر اساس شمارهٔ پشتشان به دو دستهٔ بیست‌تایی تقسیم کنید: ۱ دستهٔ قرمز است و ۲ دستهٔ سبز. هر بازیکن یک دسته برمی‌دارد.</translation>
    </message>
    <message>
        <source>Shuffle your tiles and pile them up in a face-down stack. For the other variants, put them in any order you like, spread them face down in front of you, or lay the top three of the stack face up.</source>
        <translation>کاشی‌هایتان را بُر بزنید و به پشت در یک ستون روی هم بگذارید. در شیوه‌های دیگر، آن‌ها را به ترتیب دلخواه بچینید، به پشت جلوی خود پخش کنید، یا سه کاشی بالای ستون را رو بگذارید.</translation>
    </message>
    <message>
        <source>Put the start tile on the table between you. Decide at random who goes first, then take turns laying one tile each.</source>
        <translation>کاشی شروع را روی میز بین خودتان بگذارید. آغازکننده به قید قرعه معلوم می‌شود؛ بعد نوبتی بازی می‌کنید و هر بار یک کاشی می‌گذارید.</translation>
    </message>
    <message>
        <source>When the last tile has been laid, both players find their best region and count it aloud: the number of its squares times its highest level.</source>
        <translation>وقتی آخرین کاشی گذاشته شد، هر دو بازیکن بهترین منطقهٔ خود را پیدا می‌کنند و بلند می‌شمارند: تعداد مربع‌ها ضرب در بالاترین طبقه.</translation>
    </message>
    <message>
        <source>How we read the rules</source>
        <translation>برداشت‌های ما</translation>
    </message>
    <message>
        <source>The start tile is a tile like any other when one rises: it can be one of the two that are covered.</source>
        <translation>برای افزایش ارتفاع، کاشی شروع مثل هر کاشی دیگری است: می‌تواند یکی از آن دو کاشی باشد که زیر قرار می‌گیرند.</translation>
    </message>
    <message>
        <source>Players arrange their tiles in secret, and the order stays secret until the last tile is laid.</source>
        <translation>هر کس کاشی‌هایش را پنهانی می‌چیند، و این ترتیب تا گذاشتن آخرین کاشی پنهان می‌ماند.</translation>
    </message>
    <message>
        <source>Nothing is said about equal scores. We call it a draw: neither player has won.</source>
        <translation>دربارهٔ امتیازهای برابر چیزی گفته نشده است. ما آن را مساوی می‌دانیم: هیچ‌کدام نبرده است.</translation>
    </message>
    <message>
        <source>Nothing says whether your opponent sees the top tile of your stack, and descriptions of the published game differ. Here it is hidden until it is played; the open stack is a variant of its own.</source>
        <translation>هیچ‌جا گفته نشده که حریف کاشی بالای ستون شما را می‌بیند یا نه، و شرح‌های بازی منتشرشده یکسان نیستند. اینجا تا وقتی بازی نشده پنهان است؛ «دستهٔ رو» گزینه‌ای جداست.</translation>
    </message>
    <message>
        <source>The three tiles of an open hand are seen by both players.</source>
        <translation>سه کاشی دست باز را هر دو بازیکن می‌بینند.</translation>
    </message>
    <message>
        <source>Squares that are neither red nor green are neutral. Where the Persian text seems to say “of brick”, that is a misprint of the word for neutral.</source>
        <translation>مربع‌هایی که نه قرمزند و نه سبز، خنثی هستند. «خشتی» در متن، غلط چاپی «خنثی» است.</translation>
    </message>
    <message>
        <source>Terraces</source>
        <translation>تراس‌ها</translation>
    </message>
    <message>
        <source>Spread wide, rise high: one great region is all you need.</source>
        <translation>سطح را گسترش دهید و بالا بروید: یک منطقهٔ بزرگ برای برد کافی است.</translation>
    </message>
    <message>
        <source>Annick Lobet</source>
        <translation>آنیک لوبه</translation>
    </message>
    <message>
        <source>Shows the level on every square. Press N during a game to switch this.</source>
        <translation>شمارهٔ طبقه روی هر مربع نوشته می‌شود. هنگام بازی با کلید ⁨N⁩ روشن و خاموش می‌شود.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>شیوهٔ بازی</translation>
    </message>
    <message>
        <source>Top tile of the stack</source>
        <translation>کاشی بالای ستون</translation>
    </message>
    <message>
        <source>Before the game you put your twenty tiles into the order you wish.</source>
        <translation>پیش از بازی، بیست کاشی‌تان را به ترتیب دلخواه می‌چینید.</translation>
    </message>
    <message>
        <source>Your tiles lie face down in front of you; each turn you pick one unseen.</source>
        <translation>کاشی‌هایتان به پشت جلویتان هستند؛ در هر نوبت یکی را ندیده برمی‌دارید.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>ستون کاشی‌ها</translation>
    </message>
    <message>
        <source>Your tiles lie shuffled in a stack; you always play the top one.</source>
        <translation>کاشی‌هایتان بُرخورده در یک ستون روی هم‌اند؛ همیشه بالاترین را بازی می‌کنید.</translation>
    </message>
    <message>
        <source>Open hand</source>
        <translation>دست باز</translation>
    </message>
    <message>
        <source>Three of your tiles lie open; you choose which of them to play.</source>
        <translation>سه کاشی‌تان رو هستند؛ خودتان انتخاب می‌کنید کدام را بازی کنید.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>پنهان</translation>
    </message>
    <message>
        <source>You turn up your next tile when it is your turn, and not before.</source>
        <translation>کاشی بعدی‌تان را فقط وقتی نوبتتان می‌رسد رو می‌کنید.</translation>
    </message>
    <message>
        <source>Open stack</source>
        <translation>دستهٔ رو</translation>
    </message>
    <message>
        <source>The next tiles of both players lie open on their stacks at all times.</source>
        <translation>کاشی بعدی هر دو بازیکن همیشه رو به بالا روی ستونش دیده می‌شود.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>به قید قرعه</translation>
    </message>
    <message>
        <source>In the rulebook, the first player is drawn at random.</source>
        <translation>در دفترچهٔ قوانین، قرعه معلوم می‌کند چه کسی کاشی اول را بگذارد.</translation>
    </message>
    <message>
        <source>The game is over: all tiles are laid.</source>
        <translation>بازی تمام شده است: همهٔ کاشی‌ها گذاشته شده‌اند.</translation>
    </message>
    <message>
        <source>On the table, a tile must share a side with a tile that already lies there.</source>
        <translation>روی میز، کاشی باید از یک ضلع به یکی از کاشی‌های قبلی بچسبد.</translation>
    </message>
    <message>
        <source>One square would lie on a tile and two on the table. Lay the tile flat on the table, or with all three squares on other tiles.</source>
        <translation>یک مربع روی کاشی می‌افتد و دو مربع روی میز. کاشی را یا صاف روی میز بگذارید، یا هر سه مربعش را روی کاشی‌های دیگر.</translation>
    </message>
    <message>
        <source>One square would hang over a gap. All three must rest on tiles.</source>
        <translation>زیر یک مربع خالی می‌ماند. هر سه مربع باید روی کاشی بنشینند.</translation>
    </message>
    <message>
        <source>The ground is uneven: it reaches from level {lowest} to level {highest}. The three squares below must be of one level.</source>
        <translation>زیر کاشی ناهموار است: از طبقهٔ {lowest} تا طبقهٔ {highest}. سه مربع زیر کاشی باید در یک طبقه باشند.</translation>
    </message>
    <message>
        <source>This would cover a single tile. A tile must rest on at least two.</source>
        <translation>این‌طوری فقط روی یک کاشی را می‌پوشاند. هر کاشی باید دست‌کم روی دو کاشی بنشیند.</translation>
    </message>
    <message>
        <source>Red must never lie on green.</source>
        <translation>قرمز هرگز نباید روی سبز برود.</translation>
    </message>
    <message>
        <source>Green must never lie on red.</source>
        <translation>سبز هرگز نباید روی قرمز برود.</translation>
    </message>
    <message>
        <source>You cannot play that tile now.</source>
        <translation>این کاشی را حالا نمی‌توانید بازی کنید.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>چنین کاشی‌ای وجود ندارد.</translation>
    </message>
    <message>
        <source>Tiles are turned by quarters only.</source>
        <translation>کاشی را هر بار فقط یک ربع دور می‌شود چرخاند.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>این حرکت در این بازی وجود ندارد.</translation>
    </message>
    <message>
        <source>First pick one of your face-down tiles.</source>
        <translation>اول یکی از کاشی‌های رونشده‌تان را بردارید.</translation>
    </message>
    <message>
        <source>You have picked a tile already. Lay it before you pick another.</source>
        <translation>یک کاشی برداشته‌اید. پیش از برداشتن کاشی دیگر، آن را بگذارید.</translation>
    </message>
    <message>
        <source>In this variant you do not pick tiles.</source>
        <translation>در این شیوه کاشی رونشده برنمی‌دارید.</translation>
    </message>
    <message>
        <source>That is not one of your twenty tiles.</source>
        <translation>این جزو بیست کاشی شما نیست.</translation>
    </message>
    <message>
        <source>That tile is already in play.</source>
        <translation>این کاشی قبلاً وارد بازی شده است.</translation>
    </message>
    <message>
        <source>The game begins when both players have arranged their tiles.</source>
        <translation>بازی وقتی شروع می‌شود که هر دو بازیکن کاشی‌هایشان را مرتب کرده باشند.</translation>
    </message>
    <message>
        <source>The tiles cannot be rearranged now.</source>
        <translation>حالا نمی‌شود ترتیب کاشی‌ها را عوض کرد.</translation>
    </message>
    <message>
        <source>An order must contain each of your twenty tiles exactly once.</source>
        <translation>در هر ترتیب باید هر یک از بیست کاشی شما دقیقاً یک بار بیاید.</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>خنثی</translation>
    </message>
    <message>
        <source>red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>قرمز</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>Best region</source>
        <translation>بهترین منطقه</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>کاشی‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Show heights</source>
        <translation>نمایش ارتفاع‌ها با عدد</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>چرخاندن کاشی</translation>
    </message>
    <message>
        <source>Arrange your tiles</source>
        <translation>کاشی‌هایتان را مرتب کنید</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>بُر زدن</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>برعکس کردن ترتیب</translation>
    </message>
    <message>
        <source>Saved orders</source>
        <translation>ترتیب‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>Save this order</source>
        <translation>ذخیرهٔ این ترتیب</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>آماده‌ام</translation>
    </message>
    <message>
        <source>Suggested order</source>
        <translation>ترتیب پیشنهادی</translation>
    </message>
    <message>
        <source>Remove this saved order</source>
        <translation>حذف این ترتیب ذخیره‌شده</translation>
    </message>
    <message>
        <source>Restore the removed order</source>
        <translation>برگرداندن ترتیب حذف‌شده</translation>
    </message>
    <message>
        <source>There is no room for another saved order. Remove one first.</source>
        <translation>جا برای ذخیرهٔ ترتیب دیگری نیست. اول یکی را حذف کنید.</translation>
    </message>
    <message>
        <source>This order is saved already.</source>
        <translation>این ترتیب از قبل ذخیره شده است.</translation>
    </message>
    <message>
        <source>The order of your tiles</source>
        <translation>ترتیب کاشی‌های شما</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>دکمه‌ها</translation>
    </message>
    <message>
        <source>Your open tiles</source>
        <translation>کاشی‌های باز شما</translation>
    </message>
    <message>
        <source>Your face-down tiles</source>
        <translation>کاشی‌های رونشدهٔ شما</translation>
    </message>
    <message>
        <source>The landscape</source>
        <translation>چشم‌انداز</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>Lay your tile beside others on the table, or on top of them.</source>
        <translation>کاشی خود را کنار بقیه روی میز یا روی کاشی‌های دیگر بگذارید.</translation>
    </message>
    <message>
        <source>Face down they all look alike: pick any one.</source>
        <translation>تا رو نشده‌اند همه مثل هم‌اند: هر کدام را خواستید بردارید.</translation>
    </message>
    <message>
        <source>A good order starts with plenty of your own colour, to build with, and ends with neutral squares, to cut with. One is shown below: choose it to use it.</source>
        <translation>در یک ترتیب خوب، اول کاشی‌هایی می‌آیند که رنگ خودتان در آن‌ها زیاد است، برای ساختن؛ و مربع‌های خنثی آخر می‌آیند، برای بریدن. یک نمونه پایین آمده است: آن را انتخاب کنید تا چیده شود.</translation>
    </message>
    <message>
        <source>{area} × {height} = {points}</source>
        <translation>⁨{area} × {height} = {points}⁩</translation>
    </message>
    <message>
        <source>tile with corner {corner}, arms {first} and {second}</source>
        <translation>کاشی با گوشهٔ {corner} و بازوهای {first} و {second}</translation>
    </message>
    <message>
        <source>tile with corner {corner}, both arms {arms}</source>
        <translation>کاشی با گوشهٔ {corner} و دو بازوی {arms}</translation>
    </message>
    <message>
        <source>all-{colour} tile</source>
        <translation>کاشی تمام‌{colour}</translation>
    </message>
    <message>
        <source>→ {place}</source>
        <translation>{place}</translation>
    </message>
    <message>
        <source>Spread: {tile} → {place}</source>
        <translation>افزایش سطح: {tile} ← {place}</translation>
    </message>
    <message>
        <source>Rise to level {level}: {tile} → {place}</source>
        <translation>افزایش ارتفاع تا طبقهٔ {level}: {tile} ← {place}</translation>
    </message>
    <message>
        <source>corner at the bottom left, arms up and right</source>
        <translation>گوشه در پایین-چپ، بازوها به بالا و راست</translation>
    </message>
    <message>
        <source>corner at the top left, arms right and down</source>
        <translation>گوشه در بالا-چپ، بازوها به راست و پایین</translation>
    </message>
    <message>
        <source>corner at the top right, arms down and left</source>
        <translation>گوشه در بالا-راست، بازوها به پایین و چپ</translation>
    </message>
    <message>
        <source>corner at the bottom right, arms left and up</source>
        <translation>گوشه در پایین-راست، بازوها به چپ و بالا</translation>
    </message>
    <message>
        <source>Picked face-down tile {number}</source>
        <translation>برداشتن کاشی رونشدهٔ شمارهٔ {number}</translation>
    </message>
    <message>
        <source>Tiles arranged</source>
        <translation>کاشی‌ها مرتب شدند</translation>
    </message>
    <message>
        <source>{across}, {upright}</source>
        <translation>{across}، {upright}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>{count} مربع راست‌تر</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} مربع چپ‌تر</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>{count} مربع بالاتر</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>{count} مربع پایین‌تر</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>مربع شروع</translation>
    </message>
    <message>
        <source>{place} from the start square</source>
        <translation>{place} از مربع شروع</translation>
    </message>
    <message>
        <source>{place}: {colour}, level {level}</source>
        <translation>{place}: {colour}، طبقهٔ {level}</translation>
    </message>
    <message>
        <source>{place}: bare table</source>
        <translation>{place}: میز خالی</translation>
    </message>
    <message>
        <source>Red region: {area} × {height} = {points}</source>
        <translation>منطقهٔ قرمز: ⁨{area} × {height} = {points}⁩</translation>
    </message>
    <message>
        <source>Green region: {area} × {height} = {points}</source>
        <translation>منطقهٔ سبز: ⁨{area} × {height} = {points}⁩</translation>
    </message>
    <message>
        <source>Red {red}, green {green}</source>
        <translation>قرمز {red}، سبز {green}</translation>
    </message>
    <message>
        <source>Best region: {area} × {height}</source>
        <translation>بهترین منطقه: ⁨{area} × {height}⁩</translation>
    </message>
    <message>
        <source>Face-down tile {number}</source>
        <translation>کاشی رونشدهٔ {number}</translation>
    </message>
    <message>
        <source>Place {number}: {tile}</source>
        <translation>جای {number}: {tile}</translation>
    </message>
    <message>
        <source>Order {number}</source>
        <translation>ترتیب {number}</translation>
    </message>
    <message>
        <source>{name}. {best}. Face-down tiles: {count}</source>
        <translation>{name}. {best}. کاشی‌های رونشده: {count}</translation>
    </message>
    <message>
        <source>Lay the {tile}: beside others on the table, or on top of them.</source>
        <translation>این کاشی را کنار بقیه روی میز یا روی کاشی‌های دیگر بگذارید: {tile}.</translation>
    </message>
    <message>
        <source>Choose one of your open tiles and lay it.</source>
        <translation>یکی از کاشی‌های بازتان را انتخاب کنید و بگذارید.</translation>
    </message>
    <message>
        <source>Pick one of your face-down tiles.</source>
        <translation>یکی از کاشی‌های رونشده‌تان را بردارید.</translation>
    </message>
    <message>
        <source>Put your twenty tiles in order.</source>
        <translation>بیست کاشی‌تان را مرتب کنید.</translation>
    </message>
    <message>
        <source>The other player is laying the {tile}.</source>
        <translation>بازیکن دیگر دارد این کاشی را می‌گذارد: {tile}.</translation>
    </message>
    <message>
        <source>The other player is choosing a tile.</source>
        <translation>بازیکن دیگر دارد کاشی انتخاب می‌کند.</translation>
    </message>
    <message>
        <source>The other player is arranging their tiles.</source>
        <translation>بازیکن دیگر دارد کاشی‌هایش را مرتب می‌کند.</translation>
    </message>
    <message>
        <source>All forty tiles are laid.</source>
        <translation>هر چهل کاشی گذاشته شد.</translation>
    </message>
    <message>
        <source>Heights as numbers</source>
        <translation>نمایش ارتفاع‌ها با عدد</translation>
    </message>
    <message>
        <source>Your saved tile orders could not be read. The damaged file was kept: {path}</source>
        <translation>ترتیب‌های ذخیره‌شدهٔ شما خوانده نشد. فایل آسیب‌دیده را نگه داشتیم: {path}</translation>
    </message>
    <message>
        <source>Your saved orders are from a newer version of this program and were left untouched: {path}</source>
        <translation>ترتیب‌های ذخیره‌شدهٔ شما از نسخه‌ای تازه‌تر از این برنامه است و به آن‌ها دست نزدیم: {path}</translation>
    </message>
    <message>
        <source>land in levels</source>
        <translation>زمین‌های پلکانی</translation>
    </message>
    <message>
        <source>Choose a colour, then click every square that shows it. R or the wheel raises a square by a level, Shift+R lowers it.</source>
        <translation>رنگی انتخاب کنید و بعد روی هر مربعی که آن رنگ را دارد کلیک کنید. ⁨R⁩ یا چرخ ماوس مربع را یک طبقه بالا می‌برد و ⁨Shift+R⁩ یک طبقه پایین می‌آورد.</translation>
    </message>
    <message>
        <source>This cannot be scored yet: not all squares are connected.</source>
        <translation>هنوز نمی‌شود امتیاز این را حساب کرد: همهٔ مربع‌ها به هم پیوسته نیستند.</translation>
    </message>
    <message>
        <source>reduces the opponent’s best region to {points} (−{change})</source>
        <translation>بهترین منطقهٔ حریف را به {points} کاهش می‌دهد (‎−{change})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region grow to {points} (+{change})</source>
        <translation>بهترین منطقهٔ حریف را به {points} می‌رساند (‎+{change})</translation>
    </message>
    <message numerus="yes">
        <source>protects %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>%Ln&#xa0;امتیاز را از کاشی بعدی حریف در امان نگه می‌دارد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take %Ln point(s) away</source>
        <translation>
            <numerusform>می‌گذارد کاشی بعدی حریف %Ln&#xa0;امتیاز از بهترین منطقهٔ خودی کم کند</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>protects about %Ln point(s) from the opponent’s next tile</source>
        <translation>
            <numerusform>حدود %Ln&#xa0;امتیاز را از کاشی بعدی حریف در امان نگه می‌دارد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile take about %Ln point(s) away</source>
        <translation>
            <numerusform>می‌گذارد کاشی بعدی حریف حدود %Ln&#xa0;امتیاز از بهترین منطقهٔ خودی کم کند</numerusform>
        </translation>
    </message>
    <message>
        <source>keeps the opponent’s next tile from reducing one’s own best region to {points}</source>
        <translation>نمی‌گذارد کاشی بعدی حریف بهترین منطقهٔ خودی را به {points} کاهش دهد</translation>
    </message>
    <message>
        <source>lets the opponent’s next tile reduce one’s own best region to {points}</source>
        <translation>می‌گذارد کاشی بعدی حریف بهترین منطقهٔ خودی را به {points} کاهش دهد</translation>
    </message>
    <message>
        <source>keeps a suitable tile of the opponent from reducing one’s own best region to {points}</source>
        <translation>نمی‌گذارد حریف با یک کاشی مناسب، بهترین منطقهٔ خودی را به {points} کاهش دهد</translation>
    </message>
    <message>
        <source>lets a suitable tile of the opponent reduce one’s own best region to {points}</source>
        <translation>می‌گذارد حریف با یک کاشی مناسب، بهترین منطقهٔ خودی را به {points} کاهش دهد</translation>
    </message>
    <message>
        <source>still keeps about {points} points after the opponent’s next tile</source>
        <translation>پس از کاشی بعدی حریف هم حدود {points} امتیاز را نگه می‌دارد</translation>
    </message>
    <message numerus="yes">
        <source>leaves the opponent’s next tile about %Ln point(s) less to gain</source>
        <translation>
            <numerusform>برای کاشی بعدی حریف حدود %Ln&#xa0;امتیاز کمتر باقی می‌گذارد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lets the opponent’s next tile gain about %Ln point(s) more</source>
        <translation>
            <numerusform>می‌گذارد کاشی بعدی حریف حدود %Ln&#xa0;امتیاز بیشتر بگیرد</numerusform>
        </translation>
    </message>
    <message>
        <source>lets the opponent’s next tile raise their best region to about {points}</source>
        <translation>می‌گذارد حریف با کاشی بعدی بهترین منطقهٔ خود را به حدود {points} برساند</translation>
    </message>
    <message>
        <source>covers squares of the opponent ({count})</source>
        <translation>مربع‌های حریف را می‌پوشاند ({count})</translation>
    </message>
    <message>
        <source>builds up a second region ({points})</source>
        <translation>منطقهٔ دومی را می‌سازد ({points})</translation>
    </message>
    <message>
        <source>lets one’s own best region rise in more places (+{count})</source>
        <translation>جاهای بالا رفتن بهترین منطقهٔ خودی را بیشتر می‌کند (‎+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region fewer places to rise (−{count})</source>
        <translation>جاهای بالا رفتن بهترین منطقهٔ خودی را کم می‌کند (‎−{count})</translation>
    </message>
    <message>
        <source>makes one’s own best region harder to cut in two</source>
        <translation>دوپاره کردن بهترین منطقهٔ خودی را سخت‌تر می‌کند</translation>
    </message>
    <message>
        <source>makes one’s own best region easier to cut in two</source>
        <translation>دوپاره کردن بهترین منطقهٔ خودی را آسان‌تر می‌کند</translation>
    </message>
    <message>
        <source>gives one’s own best region more room to grow (+{count})</source>
        <translation>جای رشد بهترین منطقهٔ خودی را بیشتر می‌کند (‎+{count})</translation>
    </message>
    <message>
        <source>leaves one’s own best region less room to grow (−{count})</source>
        <translation>جای رشد بهترین منطقهٔ خودی را کم می‌کند (‎−{count})</translation>
    </message>
    <message>
        <source>makes the opponent’s best region easier to cut in two</source>
        <translation>دوپاره کردن بهترین منطقهٔ حریف را آسان‌تر می‌کند</translation>
    </message>
    <message>
        <source>makes the opponent’s best region harder to cut in two</source>
        <translation>دوپاره کردن بهترین منطقهٔ حریف را سخت‌تر می‌کند</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region less room to grow (−{count})</source>
        <translation>جای رشد بهترین منطقهٔ حریف را کم می‌کند (‎−{count})</translation>
    </message>
    <message>
        <source>gives the opponent’s best region more room to grow (+{count})</source>
        <translation>جای رشد بهترین منطقهٔ حریف را بیشتر می‌کند (‎+{count})</translation>
    </message>
    <message>
        <source>brings another region close enough to join</source>
        <translation>منطقهٔ دیگری را به یک‌قدمی پیوستن می‌رساند</translation>
    </message>
    <message>
        <source>leaves the opponent’s best region fewer places to rise (−{count})</source>
        <translation>جاهای بالا رفتن بهترین منطقهٔ حریف را کم می‌کند (‎−{count})</translation>
    </message>
    <message>
        <source>lets the opponent’s best region rise in more places (+{count})</source>
        <translation>جاهای بالا رفتن بهترین منطقهٔ حریف را بیشتر می‌کند (‎+{count})</translation>
    </message>
    <message>
        <source>joins regions of its colour</source>
        <translation>منطقه‌های هم‌رنگ خود را به هم وصل می‌کند</translation>
    </message>
    <message>
        <source>makes one’s own best region grow to {points} (+{change})</source>
        <translation>بهترین منطقهٔ خودی را به {points} می‌رساند (‎+{change})</translation>
    </message>
    <message>
        <source>reduces one’s own best region to {points} (−{change})</source>
        <translation>بهترین منطقهٔ خودی را به {points} کاهش می‌دهد (‎−{change})</translation>
    </message>
    <message>
        <source>cuts a region of the opponent</source>
        <translation>منطقه‌ای از حریف را می‌بُرد</translation>
    </message>
    <message>
        <source>cuts a region of its own colour</source>
        <translation>منطقه‌ای هم‌رنگ خود را می‌بُرد</translation>
    </message>
    <message>
        <source>{area} × {height} (does not count)</source>
        <translation>⁨{area} × {height}⁩ (به حساب نمی‌آید)</translation>
    </message>
    <message>
        <source>A beginning</source>
        <translation>آغاز راه</translation>
    </message>
    <message>
        <source>Finish a game.</source>
        <translation>یک بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>The third terrace</source>
        <translation>تراس سوم</translation>
    </message>
    <message>
        <source>Let a region of yours reach height three.</source>
        <translation>یکی از منطقه‌هایتان را به ارتفاع سه برسانید.</translation>
    </message>
    <message>
        <source>A first win</source>
        <translation>اولین برد</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>یک بازی را ببرید.</translation>
    </message>
    <message>
        <source>At home here</source>
        <translation>جاافتاده</translation>
    </message>
    <message>
        <source>Finish ten games.</source>
        <translation>ده بازی را تمام کنید.</translation>
    </message>
    <message>
        <source>A first thirty</source>
        <translation>اولین سی امتیاز</translation>
    </message>
    <message>
        <source>Finish with a region worth thirty points or more.</source>
        <translation>بازی را با منطقه‌ای به ارزش سی امتیاز یا بیشتر تمام کنید.</translation>
    </message>
    <message>
        <source>The fifth terrace</source>
        <translation>تراس پنجم</translation>
    </message>
    <message>
        <source>Let a region of yours reach height five.</source>
        <translation>یکی از منطقه‌هایتان را به ارتفاع پنج برسانید.</translation>
    </message>
    <message>
        <source>As far as the eye can see</source>
        <translation>تا چشم کار می‌کند</translation>
    </message>
    <message>
        <source>Build a region of twenty-two squares or more.</source>
        <translation>منطقه‌ای با دست‌کم بیست‌ودو مربع بسازید.</translation>
    </message>
    <message>
        <source>High and wide</source>
        <translation>بلند و پهناور</translation>
    </message>
    <message>
        <source>Finish with a region worth sixty points or more.</source>
        <translation>بازی را با منطقه‌ای به ارزش دست‌کم شصت امتیاز به پایان ببرید.</translation>
    </message>
    <message>
        <source>All of a piece</source>
        <translation>یکپارچه</translation>
    </message>
    <message>
        <source>Unite all your visible squares, at least eight, in one region.</source>
        <translation>همهٔ مربع‌هایتان که دیده می‌شوند (دست‌کم هشت مربع) در یک منطقه باشند.</translation>
    </message>
    <message>
        <source>The keystone</source>
        <translation>سنگ تاج</translation>
    </message>
    <message>
        <source>Lay a tile on three different tiles at level three or higher.</source>
        <translation>کاشی‌ای را در طبقهٔ سوم یا بالاتر روی سه کاشی مختلف بگذارید.</translation>
    </message>
    <message>
        <source>A clean cut</source>
        <translation>برش تمیز</translation>
    </message>
    <message>
        <source>Take at least twenty-four points off your opponent’s best region with one tile.</source>
        <translation>با یک کاشی دست‌کم بیست‌وچهار امتیاز از بهترین منطقهٔ حریف بکاهید.</translation>
    </message>
    <message>
        <source>Twice the view</source>
        <translation>چشم‌انداز دوچندان</translation>
    </message>
    <message>
        <source>Win with at least twice your opponent’s points.</source>
        <translation>با دست‌کم دو برابر امتیاز حریف ببرید.</translation>
    </message>
    <message>
        <source>You will play them in this order. Drag to rearrange, or use a suggested order: your colour early to build, neutral squares late to cut.</source>
        <translation>کاشی‌ها به همین ترتیب بازی می‌شوند. آن‌ها را بکشید و جابه‌جا کنید یا یک ترتیب پیشنهادی انتخاب کنید: رنگ خودتان اول برای ساختن، خنثی‌ها آخر برای بریدن.</translation>
    </message>
    <message>
        <source>Use a suggested order</source>
        <translation>انتخاب ترتیب پیشنهادی</translation>
    </message>
    <message>
        <source>{square}, region {area} × {height}</source>
        <translation>{square}، منطقهٔ ⁨{area} × {height}⁩</translation>
    </message>
    <message>
        <source>level {level}. {scores}</source>
        <translation>طبقهٔ {level}. {scores}</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>طبقهٔ {level}</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>جا نمی‌شود</translation>
    </message>
    <message>
        <source>{move}, {lie}. Red {red}, green {green}</source>
        <translation>{move}، {lie}. قرمز {red}، سبز {green}</translation>
    </message>
    <message>
        <source>{move}, {lie}. It covers {squares}. Red {red}, green {green}</source>
        <translation>{move}، {lie}. زیر آن: {squares}. قرمز {red}، سبز {green}</translation>
    </message>
    <message>
        <source>{region}. Tiles left: {count}</source>
        <translation>{region}. کاشی‌های باقی‌مانده: {count}</translation>
    </message>
    <message>
        <source>No region yet. Tiles left: {count}</source>
        <translation>هنوز منطقه‌ای نیست. کاشی‌های باقی‌مانده: {count}</translation>
    </message>
    <message>
        <source>{region}. Squares: {squares}</source>
        <translation>{region}. مربع‌ها: {squares}</translation>
    </message>
    <message>
        <source>{place}, level {level}</source>
        <translation>{place}، طبقهٔ {level}</translation>
    </message>
    <message>
        <source>Row {place}, beginning {start}: {squares}</source>
        <translation>ردیف {place}، از {start}، چپ به راست: {squares}</translation>
    </message>
    <message>
        <source>Column {place}, beginning {start}: {squares}</source>
        <translation>ستون {place}، از {start}، بالا به پایین: {squares}</translation>
    </message>
    <message>
        <source>of the start square</source>
        <translation>مربع شروع</translation>
    </message>
    <message>
        <source>table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>{lie}, level {level}: {places}</source>
        <translation>{lie}، طبقهٔ {level}: {places}</translation>
    </message>
    <message>
        <source>It doesn’t fit on top anywhere.</source>
        <translation>روی هیچ کاشی دیگری نمی‌رود.</translation>
    </message>
    <message>
        <source>{player}, still to come: {tiles}</source>
        <translation>{player}، باقی‌مانده: {tiles}</translation>
    </message>
    <message>
        <source>What it’s about</source>
        <translation>هدف بازی</translation>
    </message>
    <message>
        <source>You’re red. Only your best region counts: its squares times its height. After forty tiles, the more valuable region wins.</source>
        <translation>شما قرمزید. فقط بهترین منطقه‌تان به حساب می‌آید: تعداد مربع‌هایش ضرب در ارتفاعش. پس از چهل کاشی، هر کس منطقهٔ باارزش‌تری داشته باشد برنده است.</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>ستون کاشی‌های شما</translation>
    </message>
    <message>
        <source>Your twenty tiles lie in a stack. In each turn you play the top one, whatever it is.</source>
        <translation>بیست کاشی شما روی هم چیده شده‌اند. در هر نوبت کاشی رویی را بازی می‌کنید، هر چه باشد.</translation>
    </message>
    <message>
        <source>Your own order</source>
        <translation>ترتیب دلخواه</translation>
    </message>
    <message>
        <source>You’ll play your twenty tiles in the order you set here. Take a suggested one, or drag tiles around. Then press “Ready”: after that, the order stays.</source>
        <translation>بیست کاشی‌تان را به ترتیبی بازی می‌کنید که اینجا می‌چینید. ترتیب پیشنهادی را انتخاب کنید یا کاشی‌ها را جابه‌جا کنید. بعد «آماده‌ام» را بزنید: از آن پس ترتیب عوض نمی‌شود.</translation>
    </message>
    <message>
        <source>Blind draw</source>
        <translation>انتخاب چشم‌بسته</translation>
    </message>
    <message>
        <source>Your tiles lie face down. In each turn you pick one of them unseen. Click any tile.</source>
        <translation>کاشی‌های شما به پشت گذاشته شده‌اند. در هر نوبت یکی را ندیده برمی‌دارید. روی هر کدام که خواستید کلیک کنید.</translation>
    </message>
    <message>
        <source>Three of your tiles lie open. Play whichever you like; the next one from your stack takes its place.</source>
        <translation>سه کاشی شما رو هستند. هر کدام را خواستید بازی کنید؛ کاشی بعدی ستون جایش را می‌گیرد.</translation>
    </message>
    <message>
        <source>Lay a tile</source>
        <translation>یک کاشی بگذارید</translation>
    </message>
    <message>
        <source>Lay your tile on the table so that it touches another, best with red beside red. Click the glowing place, or drag the tile there. R or the wheel turns it.</source>
        <translation>کاشی را طوری روی میز بگذارید که به کاشی دیگری بچسبد، و چه بهتر که قرمز کنار قرمز باشد. روی جای درخشان کلیک کنید یا کاشی را به آنجا بکشید. کلید ⁨R⁩ یا چرخ ماوس آن را می‌چرخاند.</translation>
    </message>
    <message>
        <source>It doesn’t fit like that. Turn it with R until it covers the glowing place.</source>
        <translation>این‌طور جا نمی‌شود. با کلید ⁨R⁩ بچرخانیدش تا جای درخشان را بپوشاند.</translation>
    </message>
    <message>
        <source>To climb, a tile needs three squares of one level on at least two tiles. This one can’t, or it wouldn’t pay, so lay it beside the others, best with red beside red.</source>
        <translation>برای بالا رفتن، کاشی باید روی سه مربع هم‌طبقه بنشیند که دست‌کم از دو کاشی باشند. این یکی نمی‌تواند، یا بالا رفتنش سودی ندارد؛ پس آن را کنار بقیه بگذارید، و چه بهتر که قرمز کنار قرمز باشد.</translation>
    </message>
    <message>
        <source>Your region</source>
        <translation>منطقهٔ شما</translation>
    </message>
    <message>
        <source>Red squares that share a side form a region. Your best one is outlined, with its value beside it: squares times height.</source>
        <translation>مربع‌های قرمزی که یک ضلع مشترک دارند منطقه می‌سازند. دور بهترین منطقه‌تان خط کشیده شده و ارزشش کنارش نوشته شده است: تعداد مربع‌ها ضرب در ارتفاع.</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>بالا بروید</translation>
    </message>
    <message>
        <source>Now go up: lay your tile on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>حالا بالا بروید: کاشی را روی سه مربع هم‌طبقه بگذارید که دست‌کم از دو کاشی باشند. هرگز قرمز روی سبز نمی‌رود. با کلید ⁨R⁩ بچرخانیدش تا در جای درخشان بنشیند.</translation>
    </message>
    <message>
        <source>That’s not on top yet. Press U to take it back, or climb with the next.</source>
        <translation>این کاشی هنوز روی کاشی‌های دیگر نیست. با کلید ⁨U⁩ پسش بگیرید یا با کاشی بعدی بالا بروید.</translation>
    </message>
    <message>
        <source>You stay on the ground for now. Sooner or later it pays to climb.</source>
        <translation>فعلاً روی زمین می‌مانید. دیر یا زود بالا رفتن سود دارد.</translation>
    </message>
    <message>
        <source>Height counts for the whole region</source>
        <translation>ارتفاع برای همهٔ منطقه به حساب می‌آید</translation>
    </message>
    <message>
        <source>One red square on level 2 makes the height 2 for its whole region: every square counts double. So build wide and high.</source>
        <translation>یک مربع قرمز در طبقهٔ ۲ ارتفاع همهٔ منطقه را ۲ می‌کند: هر مربع دو برابر حساب می‌شود. پس هم گسترده بسازید و هم بلند.</translation>
    </message>
    <message>
        <source>Mind the gaps</source>
        <translation>مراقب بریده شدن باشید</translation>
    </message>
    <message>
        <source>You share the table. A neutral square may lie on any colour and cut a region in two. It’s safer to have more than one way across.</source>
        <translation>میز مال هر دوی شماست. مربع خنثی می‌تواند روی هر رنگی برود و منطقه را دو تکه کند. بهتر است دو سوی منطقه‌تان از بیش از یک راه به هم وصل باشند.</translation>
    </message>
    <message>
        <source>That’s all</source>
        <translation>همه‌اش همین بود!</translation>
    </message>
    <message>
        <source>You know the whole game now. Play this one to its end for practice, or start one of your own. Click the bulb or press H whenever you’d like a hint.</source>
        <translation>حالا بازی را کامل بلدید. همین بازی را برای تمرین تا آخر ادامه دهید یا یک بازی تازه شروع کنید. هر وقت راهنمایی خواستید، روی لامپ کلیک کنید یا کلید ⁨H⁩ را بزنید.</translation>
    </message>
    <message>
        <source>Now go up: pick a tile and lay it on top, on three squares of one level that belong to at least two tiles. Never red on green. Turn it with R until it fits the glowing place.</source>
        <translation>حالا بالا بروید: یک کاشی بردارید و آن را روی سه مربع هم‌طبقه بگذارید که دست‌کم از دو کاشی باشند. هرگز قرمز روی سبز نمی‌رود. با کلید ⁨R⁩ بچرخانیدش تا در جای درخشان بنشیند.</translation>
    </message>
    <message>
        <source>Lay a tile on the table so that it touches another, best with red beside red. Click the glowing tile and then the glowing place, or drag it there. R or the wheel turns it.</source>
        <translation>یک کاشی را طوری روی میز بگذارید که به کاشی دیگری بچسبد، و چه بهتر که قرمز کنار قرمز باشد. روی کاشی درخشان و بعد روی جای درخشان کلیک کنید، یا کاشی را به آنجا بکشید. کلید ⁨R⁩ یا چرخ ماوس آن را می‌چرخاند.</translation>
    </message>
    <message>
        <source>Area of the best region</source>
        <translation>مساحت بهترین منطقه</translation>
    </message>
    <message>
        <source>Added by its height</source>
        <translation>سهم ارتفاع</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>{title} by {designer} ({publisher})</source>
        <translation>{title} اثر {designer} ({publisher})</translation>
    </message>
    <message>
        <source>{title} by {designer}</source>
        <translation>{title} اثر {designer}</translation>
    </message>
    <message>
        <source>The rules are those of {origin}. This program is an unofficial implementation.</source>
        <translation>بر پایهٔ قوانین این بازی: {origin}. این برنامه پیاده‌سازی غیررسمی آن است.</translation>
    </message>
</context>
</TS>
