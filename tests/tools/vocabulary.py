"""The vocabulary of the program: one word for one thing, and the forms to avoid, by language.

`translations/glossary.csv` has a row a term. Its scope is `all` or a game, whose row then replaces
the general one of the same term in that game's texts. Forms to avoid are separated by ` | `: whole
words or phrases, or the beginning of a word where they end in `*`; case does not matter.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).resolve().parents[2] / "translations" / "glossary.csv"
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f\u200b]")
PLACEHOLDER = re.compile(r"\{[a-z_]*\}|%L?n|%L?\d")


class AvoidedForm(NamedTuple):
    """A form that texts of a language do not use."""

    pattern: re.Pattern[str]
    shown: str
    instead: str


@cache
def avoided_forms(language: str, game: str) -> tuple[AvoidedForm, ...]:
    """The forms to avoid in a language: in the texts of a game, or in those of the window ("")."""
    with FILE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    terms = {row["term"]: row for row in rows if row["scope"] == "all"}
    terms |= {row["term"]: row for row in rows if row["scope"] == game}
    return tuple(
        AvoidedForm(_pattern(form), form, row.get(language, ""))
        for row in terms.values()
        for form in row.get(f"avoid_{language}", "").split(" | ")
        if form.strip()
    )


def _pattern(form: str) -> re.Pattern[str]:
    words = form.strip()
    end = "" if words.endswith("*") else r"(?!\w)"
    middle = re.escape(words.removesuffix("*")).replace(r"\ ", r"\s+")
    # A letter that no word of the language has is found inside words too.
    start = "" if len(words) == 2 and words.endswith("*") else r"(?<!\w)"
    return re.compile(start + middle + end, re.IGNORECASE)


def vocabulary_faults(language: str, game: str, text: str) -> Iterator[str]:
    """The forms to avoid that a text uses."""
    bare = PLACEHOLDER.sub(" ", ISOLATES.sub("", text))
    for avoided in avoided_forms(language, game):
        if avoided.pattern.search(bare):
            yield f"{avoided.shown!r}: say {avoided.instead!r}"
