"""Phrases of games whose form follows a number."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra.bots.reasons import BREAKS, LEAVES_MORE, TOKEN_COSTS
from harmony_desktop.ui.kit.languages import Languages, say


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    known = Languages(qapp)
    yield known
    known.use("en")


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 pane (", "2 panes (", "5 panes ("),
        ("de", "1 Scheibe zu", "2 Scheiben zu", "5 Scheiben zu"),
        ("uk", "1 скельце (", "2 скельця (", "5 скелець ("),
        ("fa", "۱ شیشه", "۲ شیشه", "۵ شیشه"),
    ],
)
def test_the_noun_follows_the_number(
    language: str, one: str, two: str, five: str, languages: Languages
) -> None:
    languages.use(language)
    for count, words in ((1, one), (2, two), (5, five)):
        said = say(Phrase("sintra", BREAKS, {"n": count, "points": 3}))
        assert words in said.replace("\u00a0", " ")


@pytest.mark.parametrize("language", ["de", "uk", "fa"])
@pytest.mark.parametrize("text", [LEAVES_MORE, TOKEN_COSTS])
def test_a_text_without_a_number_is_translated_whatever_is_counted(
    language: str, text: str, languages: Languages
) -> None:
    languages.use(language)
    plain = say(Phrase("sintra", text, {"points": 1}))
    assert plain != text.format(points=1)
    for count in (0, 1, 2, 5):
        assert say(Phrase("sintra", text, {"points": 1, "n": count})) == plain
