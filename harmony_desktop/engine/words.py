"""Texts without Qt: marking them for translation, and phrases with values.

Nothing is translated here. `pyside6-lupdate` finds marked texts by the name of the function below;
the window translates a phrase and inserts its values, with localised digits.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

LANGUAGES: Final = {"en": "English", "fa": "فارسی", "uk": "Українська", "de": "Deutsch"}
"""Every language of the program in its own words, in the order of the menus; English first, the
language of the source. Each has a file translations/harmony_<code>.ts; there is no other list."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Return the text; lupdate collects it under `context`."""
    return text


@dataclass(frozen=True)
class Phrase:
    """A marked text of a game and the values of its {placeholders}.

    A value is a number (written in the reader's digits), a name (a str, left as it is), or another
    phrase (translated first).
    """

    context: str
    text: str
    values: dict[str, int | str | Phrase] = field(default_factory=dict)


def numbers_in(details: Mapping[str, object]) -> dict[str, int | str | Phrase]:
    """The numbers among a score line's details, as values of its phrase."""
    return {name: value for name, value in details.items() if isinstance(value, int)}
