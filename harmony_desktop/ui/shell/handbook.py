"""The handbook: the rules and the keys that the window shows, with pictures of it, to read apart.

One folder a language, with a page in HTML that needs nothing from elsewhere.
"""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path

from harmony_desktop import __version__, games, identity
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import digits, right_to_left, separated, translate
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.pages.about.handbook_file import INDEX
from harmony_desktop.ui.players.titles import game_credit, game_name
from harmony_desktop.ui.shell.screenshots import paint_pages
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.keys_dialog import key_rows
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.rules_document import section_title

_SIZE = (1280, 800)
_FIGURE_WIDTH = 420
_STYLE = """
:root { color-scheme: light dark; --ink: #2a2b30; --paper: #faf7f0; --card: #fffdf8;
  --edge: #d9d0bc; --accent: #1f6b4a; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef0ec; --paper: #1c2530; --card: #2a3746;
  --edge: #425468; --accent: #7cc49a; } }
body { color: var(--ink); background: var(--paper); max-width: 46rem; margin: 0 auto;
  padding: 2rem 1.25rem 4rem; line-height: 1.65;
  font-family: Vazirmatn, "Noto Sans", system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 3rem; border-bottom: 2px solid var(--edge); }
a { color: var(--accent); } img { max-width: 100%; height: auto; border-radius: 8px; }
figure { margin: 1.25rem 0; text-align: center; } .window img { border: 1px solid var(--edge); }
table { border-collapse: collapse; width: 100%; } td { padding: .35rem .5rem; vertical-align: top;
  border-bottom: 1px solid var(--edge); } kbd { background: var(--card); padding: .1rem .45rem;
  border: 1px solid var(--edge); border-radius: 5px; white-space: nowrap; }
nav ul { columns: 2; } .muted { opacity: .75; }
"""


def write_handbook(folder: Path, language: str) -> Path:
    """Write the handbook of one language below `folder`; returns its first page."""
    own = folder / language
    (own / "pictures").mkdir(parents=True, exist_ok=True)
    wanted = {"home", "new-game", "end", *map(_table_scene, games.GAMES)}
    parts: dict[str, str] = {}

    def meet(name: str, window: Window) -> None:
        page = window.page
        if name == "home":
            # While the window stands in this language, everything else can be written in it.
            parts["chapters"] = "".join(_chapter(own, game) for game in games.GAMES)
        elif isinstance(page, TablePage) and name == _table_scene(games.GAMES[0]):
            rows = key_rows(page.commands.with_keys(), rotates=page.table.rotations > 1)
            parts["keys"] = _keys(rows)
            parts["frame"] = _frame()
            parts["fonts"] = _fonts(own) if right_to_left() else ""

    pictures = own / "pictures"
    painted = list(paint_pages(pictures, language, "light", _SIZE, 1.0, only=wanted, meet=meet))
    shown = {path.name.removesuffix(f"-{language}-light.png"): path.name for path in painted}
    text = parts["frame"].format(
        language=language,
        home=_picture(shown["home"]),
        chapters=_with_pictures(parts["chapters"], shown),
        keys=parts["keys"],
        style=parts["fonts"] + _STYLE,
    )
    (own / INDEX).write_text(text, encoding="utf-8")
    return own / INDEX


def _table_scene(game: str) -> str:
    return "table" if game == games.GAMES[0] else f"{game}-table"


def _chapter(folder: Path, game: str) -> str:
    """A game: its table, its rules with their drawings, who made it."""
    texts = games.texts(game)
    parts = [f"<h2 id='{game}'>{escape(game_name(game))}</h2>"]
    if credit := game_credit(game):
        parts.append(f"<p class='muted'>{escape(credit)}</p>")
    parts.append(f"<!--{game}-->")
    for index, section in enumerate(texts.RULES):
        parts.append(f"<h3>{escape(section_title(game, section, every=True))}</h3>")
        paragraphs = [escape(digits(translate(game, text))) for text in section.paragraphs]
        if section.steps:
            parts.append(f"<ol>{''.join(f'<li>{words}</li>' for words in paragraphs)}</ol>")
        else:
            parts += [f"<p>{words}</p>" for words in paragraphs]
        if section.figure is not None:
            name = f"{game}-{index}.png"
            figure(game, section.figure, _FIGURE_WIDTH, 2.0).save(str(folder / "pictures" / name))
            parts.append(
                f"<figure><img src='pictures/{name}' width='{_FIGURE_WIDTH}' alt=''></figure>"
            )
    return "".join(parts)


def _with_pictures(chapters: str, shown: dict[str, str]) -> str:
    for game in games.GAMES:
        chapters = chapters.replace(f"<!--{game}-->", _picture(shown[_table_scene(game)]))
    return chapters


def _picture(name: str) -> str:
    return f"<figure class='window'><img src='pictures/{name}' alt=''></figure>"


def _keys(rows: list[tuple[str, str]]) -> str:
    lines = (
        f"<tr><td>{escape(words)}</td><td><kbd><bdi>{escape(key)}</bdi></kbd></td></tr>"
        for words, key in rows
    )
    return f"<table>{''.join(lines)}</table>"


def _fonts(folder: Path) -> str:
    """Add the window's Persian font: few systems have a good one."""
    (folder / "fonts").mkdir(exist_ok=True)
    faces = []
    for weight, name in ((400, "Vazirmatn-Regular.ttf"), (700, "Vazirmatn-Bold.ttf")):
        shutil.copyfile(resource("fonts", name), folder / "fonts" / name)
        faces.append(
            f"@font-face {{ font-family: Vazirmatn; font-weight: {weight};"
            f" src: url('fonts/{name}'); }}"
        )
    return "\n".join(faces)


def _program() -> tuple[tuple[str, ...], ...]:
    """What the program offers besides the games: headings, each with its paragraphs."""
    return (
        (
            translate("Handbook", "Home"),
            translate(
                "Handbook",
                "Home shows the games you can continue, the five games with your best result, and"
                " what today has for you. Click a game to open its page: Play starts it with the"
                " players and options of last time.",
            ),
        ),
        (
            translate("Handbook", "Daily games"),
            translate(
                "Handbook",
                "Every game has one deal a day that is the same for everybody. Your first try on"
                " the day itself counts; the calendar keeps the results, and missed days can be"
                " played as practice. A streak is the number of days on which you have finished at"
                " least one of the five.",
            ),
        ),
        (
            translate("Handbook", "Puzzles"),
            translate(
                "Handbook",
                "A puzzle is a position in which one decision is clearly the best. Five a day are"
                " the same for everybody, and the whole collection is sorted by theme and"
                " difficulty. A wrong try says what it gives away, and you may try again; your"
                " first try counts for your puzzle rating.",
            ),
            translate(
                "Handbook",
                "After the analysis of a game, its costliest moves come back as puzzles: after 1,"
                " 3, 7 and 21 days, until you find them.",
            ),
        ),
        (
            translate("Handbook", "Ladder"),
            translate(
                "Handbook",
                "Every game has thirty fixed deals that become harder. A deal has three targets,"
                " each worth a star: points that an easy, a hard and a champion player made of it,"
                " or opponents of growing strength.",
            ),
        ),
        (
            translate("Handbook", "Statistics"),
            translate(
                "Handbook",
                "Points are compared only within one variant, with the same number of players and"
                " the same rules: means, bests and charts always name what they are of. A game in"
                " which you took hints is shown but is never a best. Against each opponent you see"
                " how often you finished ahead and behind, over all their levels.",
            ),
            translate(
                "Handbook",
                "In My games you can filter by game, variant, person, opponent and level, or type"
                " any of them into the search field. The results can be saved as a table (CSV) for"
                " spreadsheets.",
            ),
        ),
        (
            translate("Handbook", "Achievements"),
            translate(
                "Handbook",
                "You earn achievements in the games you finish and see your progress where it can "
                "be counted. In your first three games of each kind, hints don’t count against "
                "you; later, only games without hints count.",
            ),
        ),
        (
            translate("Handbook", "Score pad"),
            translate(
                "Handbook",
                "The score pad counts a game you played with the box. Put the pieces on the boards,"
                " type the names above them, and add the game to your results. A pad you leave is"
                " kept as a draft.",
            ),
        ),
        (
            translate("Handbook", "Backup"),
            translate(
                "Handbook",
                "Everything stays on this computer. In Settings you can write a backup of all your"
                " games, results, settings and players into one file, and import it elsewhere: it"
                " adds what is missing there and overwrites nothing.",
            ),
        ),
    )


def _frame() -> str:
    """The page around the chapters, in the language of the window."""
    title = escape(translate("Handbook", "Handbook"))
    name = escape(translate("HomePage", "Harmony Desktop"))
    entries = "".join(
        f"<li><a href='#{game}'>{escape(translate(game, games.facts(game).NAME))}</a></li>"
        for game in games.GAMES
    )
    keys = escape(translate("KeysDialog", "Keyboard shortcuts"))
    program = escape(translate("Handbook", "The program"))
    sections = "".join(
        f"<h3>{escape(heading)}</h3>" + "".join(f"<p>{escape(words)}</p>" for words in paragraphs)
        for heading, *paragraphs in _program()
    )
    about = escape(
        translate(
            "Handbook",
            "The rules and keyboard shortcuts, as shown in the program. This is an independent, "
            "unofficial implementation of five tile games.",
        )
    )
    way = "rtl" if right_to_left() else "ltr"
    return (
        f"<!DOCTYPE html><html lang='{{language}}' dir='{way}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'>"
        f"<title>{separated((name, title))}</title><style>{{style}}</style></head><body>"
        f"<h1>{name}</h1><p>{about}</p>"
        f"<nav><ul><li><a href='#program'>{program}</a></li>{entries}"
        f"<li><a href='#keys'>{keys}</a></li></ul></nav>"
        f"<h2 id='program'>{program}</h2>{{home}}{sections}"
        f"{{chapters}}<h2 id='keys'>{keys}</h2>{{keys}}"
        f"<p class='muted'>{escape(identity.NAME)} {__version__}</p></body></html>\n"
    )
