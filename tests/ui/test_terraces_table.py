"""What the table of Terraces shows: hints, regions, heights, words, the guide and pictures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.rack import fitted
from harmony_desktop.games.terraces.view import Placed
from harmony_desktop.ui.rules_page import RulesPage
from harmony_desktop.ui.window import Window
from tests.ui.terraces import any_move, lay, play_on, sit

Key = Qt.Key


@pytest.mark.parametrize("way", ["column", "blind"])
def test_a_hint_is_shown_on_the_table_and_in_words(player, qtbot: QtBot, way: str) -> None:
    page = sit(player, "person", "person", way=way)
    with qtbot.waitSignal(page.session.hinted, timeout=60_000):
        player.press(Key.Key_H)
    rack = page.table.racks[page.table.view.seat]
    assert page.table.land._hints.isVisible() == (way == "column")
    assert rack._marks.isVisible() == (way == "blind")
    assert page._toast.text()


def test_both_best_regions_are_outlined_and_the_panel_lights_any(player) -> None:
    """T-7, T-8"""
    page = sit(player, "person", "person")
    play_on(player, Random(2), moves=12)
    table = page.table
    assert table.land._regions.isVisible()
    assert all(tag.isVisible() for tag in table.labels.tags)
    tree = page.side.scores
    line = tree.topLevelItem(0).child(0)
    tree.setCurrentItem(line)
    assert table.land._lit.isVisible()
    tree.setCurrentItem(tree.topLevelItem(0))
    assert not table.land._lit.isVisible()
    assert "Best region" in line.text(0)


def test_looking_back_walks_through_the_whole_game(player) -> None:
    for way in ("column", "blind", "open-hand"):
        page = sit(player, "person", "person", way=way)
        play_on(player, Random(3), moves=9)
        for moment in range(len(page.session.moves) + 1):
            page.look_at(moment)
            laid = sum(piece.top.isVisible() for piece in page.table.land._pieces)
            assert laid == len(page.session.states[moment].laid)
        page.look_at(2)
        assert not page.table.live
        player.press(Key.Key_E)
        assert page.table.live


def test_heights_come_and_go_with_a_key_and_are_kept(player) -> None:
    page = sit(player, "person", "person")
    key = page.table.land._start.top._key
    player.press(Key.Key_N)
    assert player.window.context.settings.switches["show_heights"]
    assert page.table.land._start.top._key != key
    player.press(Key.Key_N)
    assert page.table.land._start.top._key == key


def test_the_landscape_always_fits_the_window(player) -> None:
    page = sit(player, "person", "random", practice=True)
    play_on(player, Random(9), moves=20)
    land, area = page.table.land, page.table.land.area
    for piece in land._pieces:
        if piece.top.isVisible():
            assert area.contains(piece.top.sceneBoundingRect())
    assert land.scale() < 1
    port = page.view.viewport().rect()
    for zone in page.table.zones:
        for spot in zone.spots:
            assert port.contains(page.view.mapFromScene(spot.centre))


def test_everything_comes_to_rest_where_it_belongs(player, qtbot: QtBot) -> None:
    """Tiles fly and the landscape refits; afterwards all is sharp and in its place."""
    player.window.context.change("animation", "fast")
    page = sit(player, "person", "person")
    table, dice = page.table, Random(12)
    for _ in range(9):
        page.session.play(any_move(page, dice))
    qtbot.waitUntil(lambda: not table.motion._running)
    assert table.land.scale() == table.land.fit.scale
    assert table.land._regions.opacity() == 1
    for piece, placed in zip(table.land._pieces, table.view.laid, strict=False):
        assert (piece.top.pos() - art.middle_of(placed)).manhattanLength() < 0.01
        assert piece.top.scale() == 1
        assert piece.top.zValue() == placed.level * 10 + 1
        sharp = table.device_scale * table.land.scale()
        assert piece.top.pixmap().devicePixelRatio() == pytest.approx(sharp, abs=0.02)
    move = any_move(page, dice)
    lay(player, move)
    assert page.session.moves[-1] == move


def test_the_language_can_be_changed_during_a_game(player) -> None:
    page = sit(player, "person", "easy")
    play_on(player, Random(1), moves=3)
    left = page.table.racks[0].pos().x()
    for language in ("fa", "uk", "de", "en"):
        player.window.context.change("language", language)
        QApplication.processEvents()
        rtl = language == "fa"
        assert (page.table.racks[0].pos().x() > left + 100) == rtl
    player.wait_for_person()
    before = len(page.session.moves)
    lay(player, any_move(page, Random(5)))
    assert len(page.session.moves) > before


def test_the_landscape_stays_where_it_is_when_the_status_grows_longer(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "person")
    player.window.resize(1280, 800)
    heights = set()
    for words in ("Short.", "Rather long. " * 12):
        page.bar.status.setText(words)
        qtbot.wait(40)
        heights.add(page.view.height())
    assert len(heights) == 1


def test_the_shadows_of_neighbours_do_not_add_up(qapp: QApplication) -> None:
    """Beside the start tile: its shadow and that of a tile are one."""
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(60, 60)
    art.draw_landscape(painter, [Placed(0, 0, 2, 0, 0, 1)])
    painter.end()
    below = round(60 + art.SIDE + art.RISE.y() + 12)
    row = [image.pixelColor(x, below).alpha() for x in range(80, 60 + 3 * int(art.SIDE))]
    assert 0 < min(row) == max(row)


def test_names_of_bots_are_not_cut(player) -> None:
    for language in ("uk", "de", "fa", "en"):
        player.window.context.change("language", language)
        for level in ("random", "easy", "medium", "hard"):
            page = sit(player, "person", level)
            name = page.table.name_of(1)
            assert fitted(name, 140)[1] == name


def test_a_picture_shows_the_landscape(player) -> None:
    page = sit(player, "person", "person")
    empty = page.table.picture()
    play_on(player, Random(6), moves=6)
    picture = page.table.picture(background=False)
    assert picture.height() > empty.height()
    assert picture.hasAlphaChannel()


def test_the_guide_begins_with_what_the_way_to_play_begins_with(player, qtbot: QtBot) -> None:
    """T-9, T-10"""

    def step() -> str:
        return page._coach._steps[page._coach._step].key

    page = sit(player, "person", "person", way="blind")
    page.start_coach()
    keys = [step()]
    for _ in range(4):
        play_on(player, Random(1), moves=1)
        keys.append(step())
    assert keys == ["pick", "welcome", "region", "region", "rise"]
    page = sit(player, "person", "person", way="arranged")
    page.start_coach()
    for _ in range(2):
        assert step() == "arrange"
        qtbot.waitUntil(lambda: page.shared_screen.closed)
        page.shared_screen.open()
        player.press(Key.Key_E)
    assert step() == "welcome"
    page = sit(player, "person", "random", way="arranged")
    page.start_coach()
    player.wait_for_person()
    player.press(Key.Key_E)
    player.wait_for_person()
    assert step() == "welcome"


def test_the_rules_page_names_no_designer(open_window: Callable[..., Window]) -> None:
    """The rulebook has lost it."""
    window = open_window()
    for game, named in (("harmony", True), ("terraces", False)):
        window.show_home()
        window.show_rules(game)
        page = window.page.findChild(RulesPage)
        assert ("Game design" in page.toPlainText()) == named
    window.show_home()
    window.show_about()
    words = [label.text() for label in window.page.findChildren(QLabel)]
    assert "Terraces" in words
    assert not [text for text in words if "Terraces: " in text]
