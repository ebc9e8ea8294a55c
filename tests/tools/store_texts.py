"""What software centres and menus show must say what the program says.

The metainfo and the desktop entry are no translation files. Each of their texts follows the
vocabulary and the signs of its language, and names games and designers as the program does.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from harmony_desktop import games
from tests.tools.translation_files import forms_of, messages

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "linux"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def store_texts(folder: Path = FOLDER) -> Iterator[tuple[str, str]]:
    """The language and the text of every sentence in the metainfo and the desktop entry."""
    for element in ET.parse(folder / "metainfo.xml.in").getroot().iter():  # noqa: S314 - our own
        if element.tag in ("caption", "li", "p", "summary"):
            yield element.get(_LANGUAGE, "en"), (element.text or "").strip()
    entry = (folder / "application.desktop.in").read_text(encoding="utf-8")
    for language, text in re.findall(r"(?m)^(?:Comment|GenericName)(?:\[(\w+)\])?=(.+)$", entry):
        yield language or "en", text


def names_in_the_program(translations: Path) -> dict[str, str]:
    """The names of all games and designers, by their English form."""
    known = {
        (context, message.findtext("source", "")): forms_of(message)[0]
        for context, message in messages(translations)
    }
    return {
        name: known.get((game, name), name)
        for game in games.GAMES
        for name in (games.facts(game).NAME, games.facts(game).DESIGNER)
    }


def store_name_faults(language: str, translations: Path, folder: Path = FOLDER) -> Iterator[str]:
    """Games and designers whose name in the program stands nowhere in the store's texts.

    A language that the store has no texts in reads the English ones.
    """
    words = "\n".join(text for of, text in store_texts(folder) if of == language)
    if not words:
        return
    for english, name in names_in_the_program(translations).items():
        if name not in words:
            yield f"store texts in {language!r}: {english!r} is {name!r} in the program"
