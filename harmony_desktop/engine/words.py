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


class _PluralMark:
    def translate(self, context: str, text: str, comment: str, count: int) -> str:
        """Return the text; lupdate, which looks for this name, collects its plural forms."""
        return text


PLURAL: Final = _PluralMark()
"""Marks a text with %Ln, whose form follows a number: PLURAL.translate(context, text, "", 1)."""


@dataclass(frozen=True)
class BoardPlace:
    """A place on a board: in words, and by its column and row from 0, counted from the upper left.

    With coordinates at the edge of the board, it is named by them.
    """

    words: Phrase
    column: int
    row: int
    columns: int
    """The number of columns that have letters."""


@dataclass(frozen=True)
class Phrase:
    """A marked text of a game and the values of its {placeholders}.

    A value is a number (written in the reader's digits), a name (a str, left as it is), another
    phrase (translated first), several phrases (joined with commas or semicolons), or a place. In a
    text marked by PLURAL, the value `n` is the number that %Ln stands for, zero or more.
    """

    context: str
    text: str
    values: Mapping[str, int | str | Phrase | BoardPlace | tuple[Phrase, ...]] = field(
        default_factory=dict
    )


@dataclass(frozen=True)
class Phrases:
    """Makes phrases of one game: `_phrase = Phrases("sintra")`, `_phrase(_COUNT, count=3)`."""

    context: str

    def __call__(
        self, text: str, **values: int | str | Phrase | BoardPlace | tuple[Phrase, ...]
    ) -> Phrase:
        return Phrase(self.context, text, values)


def numbers_in(details: Mapping[str, object]) -> dict[str, int | str | Phrase]:
    """The numbers among a score line's details, as values of its phrase."""
    return {name: value for name, value in details.items() if isinstance(value, int)}
