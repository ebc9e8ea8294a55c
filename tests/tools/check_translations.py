"""Check the translation files: complete, with the right placeholders, plural forms and signs.

Words we agreed to avoid, in English too, are in `avoided_words.csv` beside it. Run by
`python3 run.py test`; exits 1 and lists every fault. Texts that wait for their translators are
faults too, unless the option --allow-unfinished says that they are only to be listed.
"""

from __future__ import annotations

import ast
import csv
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

from harmony_desktop.engine.words import LANGUAGES  # noqa: E402 - run as a script, from anywhere

FOLDER = ROOT / "translations"
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%L?n|%L?\d")

# Words that really are the same in English and another language.
SAME = {
    "de": {
        *("B", "G", "R", "S"),  # the letters on the tokens of Harmonies
        *("Flamingo", "Gecko", "Koala", "Otter", "Panther", "Wolf"),
        *("Harmonia", "Harmonies", "Harmony", "Sintra"),
        *("Joker", "Name", "Normal", "Orange", "Standard", "System", "neutral"),
        *("Bruno", "Ines", "Kofi", "Leila", "Marta", "Otto", "Samir", "Yuki"),  # characters
        "Version {version}",
    },
    "uk": {"Harmonia", "Harmony"},
}
PRODUCT_NAME = "Harmony Desktop"

BREAKING_SPACE = re.compile(r" [%٪…]")
STRAIGHT_APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
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
    *("Tab", "Enter", "Esc", "Shift", "Ctrl", "Page", "Down", "Home", "harmony", "json"),
}
"""What is written in Latin letters everywhere: names, formats, keys."""
_LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
NARROW = {"TableSide", "Segments", "LevelNames", "TableBar"}
"""Contexts whose texts stand on labels of a fixed width."""


def faults(language: str, path: Path) -> Iterator[str]:
    """All faults of one file."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            where = f"{path.name}: {name}: {message.findtext('source', '')[:60]!r}"
            for fault in (*_message_faults(language, message), *_narrow_faults(name, message)):
                yield f"{where}: {fault}"


def _narrow_faults(name: str, message: ET.Element) -> Iterator[str]:
    form = message.findtext("translation", "")
    yield from _length_faults(name, message.findtext("source", ""), form)


def _message_faults(language: str, message: ET.Element) -> Iterator[str]:
    source = message.findtext("source", "")
    translation = message.find("translation")
    if translation is None or not _is_finished(message):
        return
    forms = [translation.text or ""]
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in translation.iter("numerusform")]
        if len(forms) != plural_forms(language):
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
            yield from _word_faults(language, form)


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
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            if not _is_finished(message):
                source = message.findtext("source", "")
                yield f"{path.name}: {context.findtext('name', '')}: {source[:60]!r}: unfinished"


def _sign_faults(language: str, text: str) -> Iterator[str]:
    """Typographic faults in the language."""
    bare = PLACEHOLDER.sub("x", text)
    if BREAKING_SPACE.search(bare):
        yield "a line may break before % or …: use a space that does not break"
    if language == "uk" and STRAIGHT_APOSTROPHE.search(bare):
        yield "a straight apostrophe: use ’"
    if language == "fa":
        if LATIN_DIGIT.search(bare):
            yield "Latin digits"
        if ASCII_PUNCTUATION.search(bare):
            yield "Latin punctuation after a Persian letter"
    if language in ("fa", "uk"):
        foreign = set(LATIN_WORD.findall(bare)) - LATIN_NAMES
        if foreign:
            yield f"not translated: {', '.join(sorted(foreign))}"


def _word_faults(language: str, text: str) -> Iterator[str]:
    """Words to avoid."""
    for avoided, instead in _avoided(language).items():
        if re.search(rf"(?<!\w){re.escape(avoided)}", text):
            yield f"{avoided!r}: say {instead!r}"


@cache
def _avoided(language: str) -> dict[str, str]:
    with Path(__file__).with_name("avoided_words.csv").open(encoding="utf-8", newline="") as file:
        return {
            row["avoided"]: row["say"]
            for row in csv.DictReader(file)
            if row["language"] == language
        }


def _length_faults(name: str, source: str, form: str) -> Iterator[str]:
    """Translations of labels of fixed width that are more than three times as long as the
    English."""
    if name in NARROW and len(form) > 2 * len(source) + 8:
        yield f"{len(form)} characters on a narrow label ({len(source)} in English)"


def english_faults() -> Iterator[str]:
    """Words to avoid in the English texts, the sources of all others."""
    for name, source in sorted(_sources(FOLDER / "harmony_de.ts")):
        for fault in _word_faults("en", source):
            yield f"English: {name}: {source[:60]!r}: {fault}"


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
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(path).getroot().iter("context")  # noqa: S314 - our own file
        for message in context.iter("message")
    }


def main(arguments: list[str]) -> int:
    """Check every file."""
    found = [*english_faults(), *unused()]
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
