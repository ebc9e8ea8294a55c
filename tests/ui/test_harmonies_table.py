"""What the table of Harmonies shows: lights, hints, words and pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.table import art, card_art, figures
from harmony_desktop.games.harmonies.texts import HAND_TITLE
from harmony_desktop.ui.kit.figures import _drawn as kept_figures
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import translate
from tests.ui.harmonies import Hand, moves_until, whole_game

Key = Qt.Key


def test_a_line_of_the_score_lights_its_hexes_and_draws_river_and_islands(hand: Hand) -> None:
    """N-16, N-17"""

    def water_of(state):
        return next(line for line in state.score(0).lines if line.key == "water")

    for side in ("A", "B"):
        moves = moves_until(lambda state: len(water_of(state).cells) >= 3, 1, side=side)
        page = hand.sit_down("person", moves=moves, options={"side": side})
        land, water = page.table.boards.own, water_of(page.timeline.state)
        page.side.scores.pointed.emit(0, water.cells)
        assert land.water.isVisible()
        assert {n for n, cell in enumerate(land.cells) if cell.light.isVisible()} == set(
            water.cells
        )
        page.side.scores.pointed.emit(0, ())
        assert not land.water.isVisible()


def test_looking_back_through_every_move_shows_no_error(hand: Hand) -> None:
    options = {"spirits": True, "side": "B"}
    moves = moves_until(lambda state: state.table.lands[0].turns == 3, 2, **options)
    page = hand.sit_down("person", "easy", moves=moves, options=options)
    for moment in range(len(page.timeline.moves)):
        page.look_at(moment)
        assert not page.table.live
        assert page.table.view == page.timeline.states[moment].view(0)
    hand.player.press(Key.Key_E)
    assert page.table.live


def test_another_board_is_looked_at_large_and_takes_no_token(hand: Hand) -> None:
    page = hand.sit_down("person", "easy", "easy")
    hand.take()
    hand.player.click("others", 2)
    assert page.table.boards.main.seat == 2
    hand.player.click("board", 4)
    assert len(page.timeline.moves) == 1
    assert page.table.boards.main.seat == 0
    hand.player.click("others", 1)
    hand.player.press(Key.Key_Escape)
    assert page.table.boards.main.seat == 0


def test_the_language_changes_at_the_table(hand: Hand, qtbot: QtBot) -> None:
    page = hand.sit_down("person", "easy")
    hand.take()
    left = page.table.central.scenePos().x()
    hand.player.window.context.languages.use("fa")
    qtbot.waitUntil(lambda: page.table.central.scenePos().x() == pytest.approx(-left, rel=0.05))
    for zone in page.table.zones:
        if zone.key in ("board", "others"):
            # The names of players stay as they are.
            continue
        assert not zone.title().isascii()
        assert not any(spot.name().isascii() for spot in zone.spots)
    hand.player.click("board", 3)
    assert len(page.timeline.moves) == 2


def test_no_cube_hides_the_mark_of_its_token(hand: Hand) -> None:
    moves, states = whole_game(2)
    count = next(
        n for n, state in enumerate(states) if any(card >= 0 for card in state.table.lands[0].cubes)
    )
    table = hand.sit_down("person", "person", moves=moves[:count]).table
    land = table.view.table.lands[0]
    for cell, card in zip(table.boards[0].cells, land.cubes, strict=True):
        if cell.stack.isVisible():
            assert cell.stack._key[-1] is (card >= 0)


def test_pictures_with_an_order_run_as_the_language_runs(player, monkeypatch) -> None:
    """In the picture of a turn the blue token lies where one begins to read."""
    for way, x in ((1, 45), (-1, 415)):
        monkeypatch.setattr(figures, "reading_way", lambda way=way: way)
        # A drawing is kept for a language, and the language is the same here.
        kept_figures.cache_clear()
        colour = figure("harmonies", "turn", 460, 1.0).toImage().pixelColor(x, 95)
        assert colour.alpha() > 200
        assert colour.blue() > 1.5 * colour.red()
    kept_figures.cache_clear()


def test_every_card_has_its_animal(player) -> None:
    for card in CARDS:
        assert art._portrait(card.id).isValid(), card.id


def test_a_picture_of_the_boards_can_be_kept(hand: Hand) -> None:
    page = hand.sit_down("person", "easy", options={"side": "B"})
    picture = page.table.picture()
    assert picture.width() > picture.height() > 400
    assert not page.table.picture(background=False).toImage().pixelColor(2, 2).alpha()


def test_a_habitat_in_words_has_the_order_of_its_card() -> None:
    """The card of the lion shows field, field, tree; its words said field, tree, field."""
    assert card_art.parts_in_order(CARD_NUMBERS["lion"]) == [
        ("yellow", False),
        ("yellow", True),
        ("brown green", False),
    ]
    for card, one in enumerate(CARDS):
        parts = card_art.parts_in_order(card)
        assert sorted(stack for stack, _ in parts) == sorted(stack for _, _, stack in one.habitat)
        assert [stack for stack, cube in parts if cube] == [one.habitat[0][2]]


@pytest.mark.parametrize("name_above", [0, 12, 22])
def test_every_card_shows_its_habitat_as_large_as_it_can(name_above: int) -> None:
    box = card_art._HABITAT
    shape = box.width() / (box.height() - name_above)
    for card, one in enumerate(CARDS):
        sizes = []
        for turn in range(6):
            bounds = card_art._bounds(card_art._placed(card, turn))
            sizes.append(min(shape / bounds.width(), 1 / bounds.height()))
        assert sizes[one.turn] == pytest.approx(max(sizes)), one.id


def test_the_tokens_of_an_opponent_whose_move_is_looked_at_are_not_called_ones_own(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = moves_until(lambda state: state.table.lands[0].turns == 2, 2)
    page = hand.sit_down("person", "easy", moves=moves)
    acts = [state.to_move for state in page.timeline.states].index(1)
    titles: list[str] = []
    monkeypatch.setattr(page.table.hand, "show_panel", lambda title, *_: titles.append(title))
    page.playback.look_at(acts, 1)
    assert titles[-1] == page.table.name_of(1)
    page.playback.look_at(0, 0)
    assert titles[-1] == translate("harmonies", HAND_TITLE)
