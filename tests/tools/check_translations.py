"""Check the translation files: complete, with the right placeholders, plural forms and signs.

Words we agreed to avoid, in English too, are in `translations/glossary.csv` (`vocabulary.py`);
`fingerprints.py` finds translations whose English has changed. Run by `python3 run.py test`; exits
1 and lists every fault. Texts that wait for their translators are faults too, unless the option
--allow-unfinished says that they are only to be listed. With --confirm, every translation counts as
read beside its English.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

# Run as a script, from anywhere.
from harmony_desktop.engine.words import LANGUAGES  # noqa: E402
from harmony_desktop.games import GAMES  # noqa: E402
from tests.tools.fingerprints import confirm, outdated  # noqa: E402
from tests.tools.quoted_labels import quoted_label_faults  # noqa: E402
from tests.tools.store_texts import store_name_faults, store_texts  # noqa: E402
from tests.tools.translation_files import forms_of, messages  # noqa: E402
from tests.tools.vocabulary import PLACEHOLDER, vocabulary_faults  # noqa: E402

FOLDER = ROOT / "translations"

# Words that really are the same in English and another language.
SAME = {
    "de": {
        *("B", "G", "R", "S"),  # the letters on the tokens of Harmonies
        *("Flamingo", "Gecko", "Koala", "Otter", "Panther", "Wolf"),
        *("Harmonia", "Harmonies", "Harmony", "Sintra"),
        *("Joker", "Name", "Normal", "Orange", "Standard", "System", "neutral"),
        *("Bruno", "Ines", "Kofi", "Leila", "Marta", "Otto", "Samir", "Yuki"),  # characters
        *("Avatar {number}", "Version {version}"),
        *("Peter Burley", "Michael Kiesling", "Johan Benvenuto", "Annick Lobet", "Channing Jones"),
    },
    "uk": {"Harmonia", "Harmony"},
}
PRODUCT_NAME = "Harmony Desktop"
SEVERAL: dict[str, set[str]] = {
    "fa": {"Continue", "Game", "Place the {tile}.", "Play", "Played", "Random", "Undo"},
    "uk": {
        *("Blue", "Green", "Orange", "Pink", "Red", "Violet", "Yellow"),  # by what is coloured
        *("Continue", "Home", "Name", "Place the {tile}.", "Random", "Replay", "Standard", "Undo"),
        *("Easy", "Medium", "Hard"),  # of an opponent, of puzzles
        *("empty", "Won", "{cell}: empty"),
    },
    "de": {"Best", "Best: {points}", "Continue", "Played", "Random"},
}
"""English texts that mean different things in different places."""

BREAKING_SPACE = re.compile(r" [%٪…]")
STRAIGHT_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
BREAKING_COUNT = re.compile(r"%Ln (?=[^\W\d_])")
FORMAL_ADDRESS = re.compile(r"(?:^|[.!?:] )Ihr(?:e|em|en|er|es)? [A-ZÄÖÜ]")
LATIN = re.compile(r"[A-Za-z]")
ISOLATED = re.compile("[\u2066\u2067\u2068][^\u2069]*\u2069")
IDLE_JOINER = re.compile(r"[اآدذرزژو\s]\u200c|\u200c(?:\s|$)")
"""After a letter that joins nothing, or at a word's edge."""
LATIN_DIGIT = re.compile(r"(?<![A-Za-z-])[0-9]")
ASCII_PUNCTUATION = re.compile(r"(?<=[\u0600-\u06ff])[,;?%]")
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
LATIN_NAMES = {
    *("Harmony", "Harmonia", "Harmonies", "Desktop", "Sintra", "Terraces"),
    *("Qt", "for", "Python", "Lucide", "Vazirmatn", "Noto", "Sans", "Microsoft", "Fluent", "Emoji"),
    *(
        "SIL",
        "Open",
        "Font",
        "License",
        "MIT",
        "ISC",
        "LGPL",
        "CSV",
        "PNG",
        "SVG",
        "PDF",
        "UTC",
        "JSON",
        "UTF",
    ),
    *("Tab", "Enter", "Esc", "Shift", "Ctrl", "Alt", "Page", "Down", "Home", "harmony", "json"),
}
"""What is written in Latin letters everywhere: names, formats, keys."""
_LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
DATE_PATTERN = re.compile(r"(?=.*d|.*y)(?=.*M)[dMy]+(?:[ .,/-]+[dMy]+)+")
DATES = ROOT / "harmony_desktop" / "ui" / "kit" / "languages.py"
"""The module that writes dates."""
NARROW = {"TableSide", "Segments", "LevelNames", "TableBar"}
"""Contexts whose texts stand on labels of a fixed width."""


def faults(language: str, path: Path) -> Iterator[str]:
    """All faults of one file."""
    for name, message in messages(path):
        where = f"{path.name}: {name}: {message.findtext('source', '')[:60]!r}"
        for fault in (
            *_message_faults(language, message),
            *_narrow_faults(name, message),
            *_vocabulary_faults(language, name, message),
        ):
            yield f"{where}: {fault}"
    yield from _several(language, path)
    yield from quoted_label_faults(path)
    yield from outdated(language, path)


def _several(language: str, path: Path) -> Iterator[str]:
    """English texts that one language says in several ways without a reason."""
    found: dict[str, set[str]] = {}
    for _, message in messages(path):
        found.setdefault(message.findtext("source", ""), set()).add(" / ".join(forms_of(message)))
    for source, ways in sorted(found.items()):
        if len(ways) > 1 and source not in SEVERAL.get(language, ()):
            yield f"{path.name}: {source[:60]!r}: said in several ways: {', '.join(sorted(ways))}"


def _narrow_faults(name: str, message: ET.Element) -> Iterator[str]:
    form = message.findtext("translation", "")
    yield from _length_faults(name, message.findtext("source", ""), form)


def _vocabulary_faults(language: str, name: str, message: ET.Element) -> Iterator[str]:
    for form in forms_of(message):
        yield from vocabulary_faults(language, name if name in GAMES else "", form)


def _message_faults(language: str, message: ET.Element) -> Iterator[str]:
    source = message.findtext("source", "")
    translation = message.find("translation")
    if translation is None or not _is_finished(message):
        return
    forms = forms_of(message)
    if message.get("numerus") == "yes" and len(forms) != plural_forms(language):
        yield f"{len(forms)} plural forms instead of {plural_forms(language)}"
    wanted = sorted(PLACEHOLDER.findall(source))
    for form in forms:
        if not form.strip():
            yield "untranslated"
        elif sorted(PLACEHOLDER.findall(form)) != wanted:
            yield f"placeholders {PLACEHOLDER.findall(form)} instead of {wanted}"
        elif form == source and language != "en" and not _may_equal(language, source):
            yield "equals the English"
        else:
            yield from _sign_faults(language, form)


@cache
def plural_forms(language: str) -> int:
    """The number of plural forms Qt knows in a language."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "one.py", Path(folder) / "one.ts"
        source.write_text('class One:\n    words = self.tr("%n", "", 1)\n', encoding="utf-8")
        _collect([str(source)], target, "-source-language", "en", "-target-language", language)
        return len(list(ET.parse(target).getroot().iter("numerusform")))  # noqa: S314 - our own


def _collect(sources: list[str], target: Path, *options: str) -> None:
    """Update a translation file with the texts of these sources."""
    command = [sys.executable, "-c", _LUPDATE, *sources, "-no-obsolete", "-locations", "none"]
    subprocess.run([*command, *options, "-ts", str(target)], check=True, capture_output=True)


def _is_finished(message: ET.Element) -> bool:
    translation = message.find("translation")
    return translation is not None and translation.get("type") is None


def unfinished(path: Path) -> Iterator[str]:
    """Texts of one file that wait for translation."""
    for name, message in messages(path):
        if not _is_finished(message):
            source = message.findtext("source", "")
            yield f"{path.name}: {name}: {source[:60]!r}: unfinished"


def _sign_faults(language: str, text: str) -> Iterator[str]:
    """Typographic faults in the language."""
    bare = PLACEHOLDER.sub("x", text)
    if BREAKING_SPACE.search(bare):
        yield "a line may break before % or …: use a space that does not break"
    if language in ("en", "uk") and STRAIGHT_APOSTROPHE.search(bare):
        yield "a straight apostrophe: use ’"
    if BREAKING_COUNT.search(text):
        yield "a line may break after %Ln: use a space that does not break"
    if language == "uk" and " – " in text:
        yield "a short dash: use —"
    if language == "de" and FORMAL_ADDRESS.search(text):
        yield "the formal address: say du"
    if language == "fa":
        if LATIN_DIGIT.search(bare):
            yield "Latin digits"
        if ASCII_PUNCTUATION.search(bare):
            yield "Latin punctuation after a Persian letter"
        if LATIN.search(ISOLATED.sub("", bare.replace("x", ""))):
            yield "Latin letters outside isolates"
        if "·" in text:
            yield "a dot beside numbers, which is a Persian zero: use |"
        if IDLE_JOINER.search(text):
            yield "a zero-width non-joiner that does nothing"
    if language in ("fa", "uk"):
        foreign = set(LATIN_WORD.findall(bare)) - LATIN_NAMES
        if foreign:
            yield f"not translated: {', '.join(sorted(foreign))}"


def _length_faults(name: str, source: str, form: str) -> Iterator[str]:
    """Translations of labels of fixed width that are more than three times as long as the
    English."""
    if name in NARROW and len(form) > 2 * len(source) + 8:
        yield f"{len(form)} characters on a narrow label ({len(source)} in English)"


def english_faults() -> Iterator[str]:
    """Words to avoid in the English texts, the sources of all others."""
    for name, source in sorted(_sources(FOLDER / "harmony_de.ts")):
        for fault in (
            *vocabulary_faults("en", name if name in GAMES else "", source),
            *(["a straight apostrophe: use ’"] if STRAIGHT_APOSTROPHE.search(source) else []),
        ):
            yield f"English: {name}: {source[:60]!r}: {fault}"


def store_faults() -> Iterator[str]:
    """Faults of the texts that software centres and menus show."""
    for language, text in store_texts():
        for fault in (*_sign_faults(language, text), *vocabulary_faults(language, "", text)):
            yield f"store text in {language!r}: {text[:60]!r}: {fault}"
    for language in LANGUAGES:
        yield from store_name_faults(language, FOLDER / f"harmony_{language}.ts")


def date_patterns() -> Iterator[str]:
    """Patterns of dates in the code: `languages.date` and `short_date` ask the locale instead."""
    for path in sorted({*(ROOT / "harmony_desktop").rglob("*.py")} - {DATES}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and DATE_PATTERN.fullmatch(str(node.value)):
                yield f"{path.relative_to(ROOT)}: {node.value!r}: a pattern of dates"


def unused() -> Iterator[str]:
    """Marked texts whose name no code uses."""
    modules = {path: path.read_text("utf-8") for path in (ROOT / "harmony_desktop").rglob("*.py")}
    mentioned: Counter[str] = Counter()
    for text in modules.values():
        mentioned.update(re.findall(r"\w+", text))
    for path, text in sorted(modules.items()):
        for node in ast.parse(text).body:
            if isinstance(node, ast.Assign) and "QT_TRANSLATE_NOOP" in ast.unparse(node.value):
                for target in node.targets:
                    if isinstance(target, ast.Name) and mentioned[target.id] == 1:
                        yield f"{path.relative_to(ROOT)}: {target.id}: no code uses these texts"


def _may_equal(language: str, source: str) -> bool:
    """Whether a text needs no translation, or the language has the same word."""
    words = any(sign.isalpha() for sign in PLACEHOLDER.sub("", source))
    return not words or source == PRODUCT_NAME or source in SAME.get(language, ())


def stale(language: str, path: Path) -> Iterator[str]:
    """Texts in the code that the file lacks, and texts in the file that the code has no more."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / path.name
        fresh.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        sources = sorted(str(one) for one in (ROOT / "harmony_desktop").rglob("*.py"))
        _collect(sources, fresh, *(["-pluralonly"] if language == "en" else []))
        before, after = _sources(path), _sources(fresh)
    for context, source in sorted(after - before):
        yield f"{path.name}: {context}: {source[:60]!r}: missing; run: python3 run.py translations"
    for context, source in sorted(before - after):
        yield f"{path.name}: {context}: {source[:60]!r}: not in the code any more"


def _sources(path: Path) -> set[tuple[str, str]]:
    return {(name, message.findtext("source", "")) for name, message in messages(path)}


def main(arguments: list[str]) -> int:
    """Check every file."""
    if "--confirm" in arguments:
        confirm({language: FOLDER / f"harmony_{language}.ts" for language in LANGUAGES})
        return 0
    found = [*english_faults(), *store_faults(), *date_patterns(), *unused()]
    waiting = []
    for language in LANGUAGES:
        path = FOLDER / f"harmony_{language}.ts"
        found += faults(language, path)
        waiting += [*unfinished(path), *stale(language, path)]
    for line in [*found, *waiting]:
        print(line)
    print(
        f"{len(found)} faults and {len(waiting)} unfinished texts"
        f" in {len(LANGUAGES)} translation files"
    )
    return 1 if found or (waiting and "--allow-unfinished" not in arguments) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
