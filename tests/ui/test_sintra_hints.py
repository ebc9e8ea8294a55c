"""Advice on the table of Sintra: none of the expected scores hides another."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.games.sintra.table.hints import pill_places
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.table.labels import pill_box
from tests.ui.player import Player
from tests.ui.sintra import sit_down


def _overlapping(arrows: list[tuple[QRectF, QRectF | None, float]]) -> bool:
    boxes = [
        pill_box(at, number(value, 1), 14 if rank else 17)
        for rank, (at, (_, _, value)) in enumerate(zip(pill_places(arrows), arrows, strict=True))
    ]
    return any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("wide", [60, 160])
def test_several_pieces_of_advice_for_the_same_place_stand_apart(wide: float) -> None:
    start = QRectF(100, 100, wide, 40)
    end = QRectF(300, 500, 60, 200)
    assert not _overlapping([(start, end, -12.5)] * 4)
    assert not _overlapping([(start, None, -12.5)] * 3)
    near = QRectF(start.translated(QPointF(4, 4)))
    assert not _overlapping([(start, end, -12.5), (near, end, -12.5), (near, None, -12.5)])


def test_all_pieces_of_advice_of_a_game_can_be_read(player: Player) -> None:
    state, rng, moves = games.load("sintra").start(2, {}, 5), Random(1), []
    advisers = [bot("sintra", "easy") for _ in range(2)]
    for _ in range(9):
        move = advisers[state.to_move].choose(state.view(state.to_move), rng)
        state = state.play(move)
        moves.append(move)
        if len(moves) % 3 == 0:
            page = sit_down(player, "person", "person", moves=moves)
            best = bot("sintra", "easy").suggest(page.timeline.view(), 4)
            arrows = [(*page.table.frames_of(one.move), one.value) for one in best]
            assert not _overlapping(arrows)
