"""The guided first game: first what it is about, in one picture, then one plays."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.options import Choice, Flag
from harmony_desktop.games.terraces.rules.components import SET
from harmony_desktop.ui.kit.qt import there
from harmony_desktop.ui.table.coach import Coach
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player


def guided(player: Player, game: str, **options: object) -> tuple[TablePage, Coach]:
    seats = ["person", *["easy"] * (max(2, games.load(game).min_seats) - 1)]
    page = player.sit_down(*seats, game=game, options=options, practice=True)
    page.start_coach()
    return page, there(page._coach)


def settings_of(game: str) -> list[dict[str, object]]:
    """Every combination of the options that choose between steps."""
    options = {option.key: option for option in games.load(game).options}
    keys = {step.only[0] for step in games.texts(game).GUIDE if step.only is not None}
    values = [
        options[key].values if isinstance(options[key], Choice) else (True, False)
        for key in sorted(keys)
        if isinstance(options[key], Choice | Flag)
    ]
    return [dict(zip(sorted(keys), chosen, strict=True)) for chosen in product(*values)]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_goal_comes_first_in_one_picture(game: str) -> None:
    for options in settings_of(game):
        steps = [
            step
            for step in games.texts(game).GUIDE
            if step.only is None or options.get(step.only[0]) == step.only[1]
        ]
        assert steps[0].figure in games.figures(game).FIGURES
        assert not steps[0].after_move, "it is read before anything is played"
        assert not any(step.figure for step in steps[1:])


@pytest.mark.parametrize("game", games.GAMES)
def test_the_picture_is_shown_and_then_one_plays(player: Player, qtbot: QtBot, game: str) -> None:
    page, coach = guided(player, game)
    assert coach._picture.isVisibleTo(page)
    assert not coach._picture.pixmap().isNull()
    assert coach._picture.height() < player.window.height() / 2
    qtbot.mouseClick(coach._next, Qt.MouseButton.LeftButton)
    assert not coach._picture.isVisibleTo(page)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_press_its_buttons(player: Player, qtbot: QtBot, key: Qt.Key) -> None:
    page, coach = guided(player, "sintra")
    assert player.window.focusWidget() is coach._next
    qtbot.keyClick(coach._next, key)
    assert coach._step == 1
    qtbot.keyClick(coach._next, key)
    assert coach._step == 2
    assert player.window.focusWidget() is page.view, "this step waits for a move"
    coach._leave.setFocus()
    qtbot.keyClick(coach._leave, key)
    assert page._coach is None


def test_it_can_be_started_again_from_the_menu(player: Player, qtbot: QtBot) -> None:
    page, coach = guided(player, "harmony")
    coach._next.click()
    coach._leave.click()
    page.commands["guide"].trigger()
    again = there(page._coach)
    assert again._step == 0
    page.commands["guide"].trigger()
    assert there(page._coach) is not again
    assert len([one for one in page.findChildren(Coach) if one.isVisibleTo(page)]) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_the_light_is_where_the_step_says(player: Player, game: str) -> None:
    """Along the outline of a thing that is there, and all of it on the table."""
    page, _ = guided(player, game)
    page.view.fit()
    table = page.table
    for step in games.texts(game).GUIDE:
        area = table.guide_area(step.lights) if step.lights else None
        if area is None:
            continue
        box = area.boundingRect() if isinstance(area, QPainterPath) else area
        assert isinstance(box, QRectF)
        table.point_at(step.lights)
        assert table.glow.isVisible()
        assert table.sceneRect().contains(box.center()), step.key
        assert table.sceneRect().adjusted(-8, -8, 8, 8).contains(table.glow.sceneBoundingRect())


def test_an_order_of_twenty_tiles_is_explained_and_offered(player: Player) -> None:
    """T-9"""
    page, coach = guided(player, "terraces", way="arranged", first="1")
    coach._next.click()
    assert "cannot change it later" in coach._words.text()
    table = page.table
    assert table.glow.isVisible()
    before = table.orders.order
    action = next(one.action for one in table.orders.buttons() if one.action.name == "ready-made")
    table.orders.do(action)
    assert table.orders.order != before
    assert sorted(table.orders.order) == sorted(SET)
    assert page.timeline.moves == [], "nothing is decided before Ready is pressed"
