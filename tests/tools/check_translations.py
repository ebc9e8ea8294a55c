"""Check the translation files: complete, with the right placeholders and plural forms.

Run by `python3 run.py test`. Exits 1 and lists every fault.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "translations"
PLURAL_FORMS = {"en": 2, "fa": 1, "uk": 3, "de": 2}
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
    "fa": set[str](),
    "uk": {"Harmonia", "Harmony"},
}
PRODUCT_NAME = "Harmony Desktop"


def faults(language: str, path: Path) -> Iterator[str]:
    """Everything that is wrong in one file."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        for message in context.iter("message"):
            where = f"{path.name}: {name}: {message.findtext('source', '')[:60]!r}"
            for fault in _message_faults(language, message):
                yield f"{where}: {fault}"


def _message_faults(language: str, message: ET.Element) -> Iterator[str]:
    source = message.findtext("source", "")
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        yield "unfinished"
        return
    forms = [translation.text or ""]
    if message.get("numerus") == "yes":
        forms = [form.text or "" for form in translation.iter("numerusform")]
        if len(forms) != PLURAL_FORMS[language]:
            yield f"{len(forms)} plural forms instead of {PLURAL_FORMS[language]}"
    wanted = sorted(PLACEHOLDER.findall(source))
    for form in forms:
        if not form.strip():
            yield "untranslated"
        elif sorted(PLACEHOLDER.findall(form)) != wanted:
            yield f"placeholders {PLACEHOLDER.findall(form)} instead of {wanted}"
        elif form == source and language != "en" and not _may_equal(language, source):
            yield "equals the English"


def _may_equal(language: str, source: str) -> bool:
    """Whether there is nothing to translate in a text, or it is the same word there."""
    words = any(sign.isalpha() for sign in PLACEHOLDER.sub("", source))
    return not words or source == PRODUCT_NAME or source in SAME[language]


def stale(language: str, path: Path) -> Iterator[str]:
    """Texts in the code that the file lacks, and texts in the file that the code has no more."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / path.name
        fresh.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        sources = sorted(str(one) for one in (ROOT / "harmony_desktop").rglob("*.py"))
        lupdate = Path(sys.executable).with_name("pyside6-lupdate")
        kind = ["-pluralonly"] if language == "en" else []
        command = [str(lupdate), *sources, "-no-obsolete", "-locations", "none", *kind]
        command += ["-ts", str(fresh)]
        subprocess.run(command, check=True, capture_output=True)
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


def main() -> int:
    """Check every file."""
    found = []
    for language in PLURAL_FORMS:
        path = FOLDER / f"harmony_{language}.ts"
        found += [*faults(language, path), *stale(language, path)]
    for fault in found:
        print(fault)
    print(f"{len(found)} faults in {len(PLURAL_FORMS)} translation files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
