"""What every game's table must bear: random games, looked at from all sides."""

from __future__ import annotations

from collections.abc import Callable
from math import pi
from random import Random

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.hint import HintStep
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.options import SEATING
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player

SETUPS = [
    ("harmony", 1, {}),
    ("harmony", 3, {"placement": "connected", "scoring": "best-beam", "rounds": 2}),
    ("sintra", 2, {"side": "A"}),
    ("sintra", 4, {"side": "B"}),
    ("harmonies", 1, {"side": "B", "spirits": True}),
    ("harmonies", 4, {"side": "A", "spirits": False}),
    ("terraces", 2, {"way": "column"}),
    ("terraces", 2, {"way": "blind"}),
    ("terraces", 2, {"way": "open-hand"}),
    ("harmonia", 2, {"mode": "basic"}),
    ("harmonia", 5, {"mode": "advanced"}),
]

BEGINNING, END = 24, 24
"""How many moves are played on the table from the first one on, and up to the last one."""


def look_around(page: TablePage, dice: Random) -> None:
    """Everything a player might do that is no move."""
    table, view = page.table, page.timeline.view()
    for zone in table.zones:
        assert zone.title()
        for spot in zone.spots:
            assert spot.name(), (zone.key, spot.key)
    for seat in range(len(page.timeline.seats)):
        for line in view.score(seat).lines:
            table.highlight(seat, line.cells)
        table.highlight(seat, ())
    whole = table.sceneRect()
    for _ in range(12):
        point = QPointF(
            whole.x() + dice.random() * whole.width(), whole.y() + dice.random() * whole.height()
        )
        table.hover(point)
        table.place_at(point)
        table.piece_at(point)
    if view.to_move is not None:
        best = bot(page.timeline.game.id, "easy").suggest(view, 3)[0]
        table.show_hint([HintStep(1, best.move)])
        table.show_hint(())


def random_game(game: str, seats: int, options: dict, seed: int) -> list[Move]:
    """The moves of a whole game, made by chance."""
    state, dice, moves = games.load(game).start(seats, options, seed), Random(seed), list[Move]()
    while state.to_move is not None:
        moves.append(bot(game, "random").choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
    return moves


@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_the_beginning_and_the_end_of_a_random_game_by_persons_alone(
    game: str, seats: int, options: dict, open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """What lies between is more of the same, and takes longest."""
    dice = Random(11)
    window = open_window(dice.choice(("en", "fa", "uk", "de")))
    seed = dice.randrange(999)
    moves = random_game(game, seats, options, seed)
    player = Player(window, qtbot)
    for begun, most in ((0, BEGINNING), (max(BEGINNING, len(moves) - END), 10**6)):
        page = player.sit_down(
            *["person"] * seats,
            game=game,
            options=options,
            practice=True,
            seed=seed,
            moves=tuple(moves[:begun]),
        )
        play_by_chance(page, window, dice, most)
    session = page.session
    look_around(page, dice)
    for moment in range(0, len(session.timeline.moves), 11):
        page.look_at(moment)
    page.next_step()
    assert not page.table.picture().isNull()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage))


def play_by_chance(page: TablePage, window: Window, dice: Random, most: int) -> None:
    """Play so many moves, or to the end, looking around and taking back on the way."""
    session, steps = page.session, 0
    while not session.timeline.over and steps < most:
        steps += 1
        if page.playback.covered:
            page.shared_screen.open()
        if page.table.in_interlude:
            page.next_step()
        if steps % 17 == 4:
            look_around(page, dice)
        chance = bot(session.timeline.game.id, "random")
        page.play(chance.choose(session.timeline.view(), dice))
        if steps % 13 == 7:
            page.undo()
            page.shared_screen.open()
        if steps % 31 == 5:
            window.resize(QSize(dice.randrange(900, 1700), dice.randrange(640, 1000)))
            QApplication.processEvents()


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize(("game", "seats", "options"), SETUPS)
def test_arrows_go_where_they_point(
    game: str, seats: int, options: dict, language: str, open_window: Callable[..., Window], qtbot
) -> None:
    """Tables are mirrored for Persian, boards are not: Right goes to the right on all of them."""
    window = open_window(language)
    player = Player(window, qtbot)
    moves, dice = random_game(game, seats, options, 4), Random(2)
    for begun in (0, 9, len(moves) // 2):
        kinds = ["person"] * seats
        played = tuple(moves[:begun])
        page = player.sit_down(*kinds, game=game, options=options, seed=4, moves=played)
        page.shared_screen.open()
        window.resize(*dice.choice(((1366, 768), (1024, 700), (900, 1000))))
        QApplication.processEvents()
        for zone in page.table.zones:
            for number, spot in enumerate(zone.spots):
                for angle, way in ((0.0, 1), (pi, -1)):
                    there = zone.towards(number, angle)
                    if there is None:
                        continue
                    step = zone.spots[there].centre - spot.centre
                    # From the end of a row an arrow goes on to the next one.
                    assert step.x() * way >= 0 or abs(step.y()) >= spot.radius, (zone.key, spot.key)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_drawing_of_a_game_is_there(game: str, qapp: QApplication) -> None:
    texts = games.texts(game)
    # Who sits where is told in words.
    values = {name for name in texts.VALUES if name.partition(".")[0] not in SEATING}
    wanted = {"card", *values, *(part.figure for part in texts.RULES if part.figure)}
    for name in sorted(wanted):
        picture = figure(game, name, 160, 2.0)
        assert picture.width() >= 300, name
        image = picture.toImage()
        shades = {
            image.pixel(x, y)
            for x in range(0, image.width(), 5)
            for y in range(0, image.height(), 5)
        }
        assert len(shades) > 8, name
