"""The suns of a solo game of Harmonies: on the table, in the picture and in the records."""

from __future__ import annotations

from collections import OrderedDict

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.cards import CARDS, SPIRITS
from harmony_desktop.games.harmonies.rules.moves import EndTurn
from harmony_desktop.games.harmonies.table import art as harmonies_art
from harmony_desktop.games.harmonies.table import suns
from harmony_desktop.ui.kit import art
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.players.result_words import ResultWords
from tests.ui.harmonies import Hand, whole_game
from tests.ui.painting import settle
from tests.ui.player import Player, seats


def test_the_table_and_the_picture_say_what_suns_come_for(player: Player, monkeypatch) -> None:
    """N-22"""
    told: list[str] = []
    monkeypatch.setattr(art, "_cache", OrderedDict())
    monkeypatch.setattr(suns, "draw_text", lambda painter, room, words, *_: told.append(words))
    page = player.sit_down("person", game="harmonies")
    settle()
    assert told[-2:] == ["Side A", "No spirit"]
    told.clear()
    page.table.picture()
    assert told == ["Side A", "No spirit"]


@pytest.mark.parametrize("scale", [0.44, 0.7])
@pytest.mark.usefixtures("qapp")
def test_the_numbers_of_suns_can_be_read_on_a_small_table(
    monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    sizes: dict[str, float] = {}

    def note(painter: QPainter, _at: QPointF, text: str, _ink: object, pixels: float) -> None:
        sizes[text] = pixels * painter.worldTransform().m11()

    for module in (suns, harmonies_art):
        monkeypatch.setattr(module, "draw_centred", note)
    paint(QRectF(-300, -40, 600, 80), scale, lambda painter: suns.draw_suns(painter, 80))
    assert {"1", "40", "160"} <= sizes.keys()
    assert all(size >= min(10, 18 * scale) - 0.1 for size in sizes.values()), sizes
    assert sizes["160"] >= 10


def test_the_records_show_the_suns_beside_the_points(player: Player, qtbot: QtBot) -> None:
    """N-22"""
    window = player.window
    for kinds in (("person",), ("person", "easy")):
        record = Record(game="harmonies", revision=1, seed=1, seats=seats(*kinds))
        scores = [131, 90][: len(kinds)]
        window.context.results.add(record, {"side": "A", "spirits": False}, scores, [0])
    window.navigation.open("my_games", "statistics")
    qtbot.waitUntil(lambda: not window.page.loading)
    words = ResultWords()
    shown = [words.points(one) for one in window.context.results.latest(9)]
    assert sorted("Suns: 8" in words for words in shown) == [False, True]


def test_no_suns_are_promised_for_a_spirit_before_it_is_chosen(hand: Hand) -> None:
    """N-22: only a game without spirits has their two suns."""
    page = hand.sit_down("person", options={"spirits": True})
    dealt = page.table.view.dealt
    assert page.table.view.suns == 1 + min(CARDS[card].suns for card in dealt)
    hand.player.click("spirits", dealt[0])
    assert page.table.view.suns == 1 + CARDS[dealt[0]].suns


def test_the_end_tells_the_suns_and_the_best_earlier_ones_with_this_spirit(
    hand: Hand, qtbot: QtBot
) -> None:
    """N-22"""
    moves, states = whole_game(1, spirits=True)
    page = hand.sit_down("person", moves=moves[:-1], options={"spirits": True})
    spirit = CARDS[states[-1].table.lands[0].spirit.card]
    other = next(card.id for card in SPIRITS if card is not spirit)
    results = hand.player.window.context.results
    for seed, (name, points) in enumerate(((spirit.id, 41), (other, 160))):
        record = page.timeline.record.model_copy(update={"seed": seed, "moves": ()})
        results.add(record, {**page.timeline.options, "spirit": name}, [points], [0])
    hand.play(EndTurn())
    qtbot.waitUntil(lambda: isinstance(hand.player.window.page, EndPage))
    end = hand.player.window.page
    assert end.focusProxy() is end.buttons["again"], "Enter plays again"
    assert f"Suns: {states[-1].suns()}" in end.outcome.text()
    assert f"with this spirit: {1 + 1 + spirit.suns}" in end.outcome.text()
    assert end.rating.rank.text() == "Your best so far"
    assert "best 41" in end.rating.measure.text()
    end.entries["look-back"].trigger()
    hand.player.window.navigation.show_home()
    hand.player.window.navigation.open("my_games", "statistics")
    qtbot.waitUntil(lambda: not hand.player.window.page.loading)
    table = hand.player.window.page.cards.kinds
    variants = {table.item(row, 0).text() for row in range(table.rowCount())}
    assert len(variants) == 2
    assert any(texts.CARD_NAMES[spirit.id] in words for words in variants)
