"""What the table of Terraces shows: hints, regions, heights, words and pictures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.sample import Sample
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import Colour
from harmony_desktop.games.terraces.rules.moves import Lay, Pick
from harmony_desktop.games.terraces.rules.view import PlacedTile
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.land import Land
from harmony_desktop.games.terraces.table.rack import _BEST, fitted
from harmony_desktop.storage.saves import new_path
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.kit.languages import say, sentence
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.rules_document import RulesBrowser
from tests.ui.painting import on_screen, settle
from tests.ui.terraces import any_move, lay, play_on, sit, turn_to

Key = Qt.Key


@pytest.mark.parametrize("way", ["column", "blind"])
def test_a_hint_is_shown_on_the_table_and_in_words(player, qtbot: QtBot, way: str) -> None:
    page = sit(player, "person", "person", way=way)
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        player.press(Key.Key_H)
    marks = page.table.hint_marks
    assert marks.isVisible()
    wanted = {"column": Lay, "blind": Pick}[way]
    assert [type(ghost.move) for _, ghost in marks.shown] == [wanted]
    assert page.toast.text()


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


def test_a_tile_on_an_older_one_in_the_same_block_has_the_mark_alone(
    player, monkeypatch: pytest.MonkeyPatch
) -> None:
    marked: list[list[PlacedTile]] = []
    monkeypatch.setattr(
        Land, "show_news", lambda _, news: marked.append([placed for placed, _ in news])
    )
    record = sample("terraces", ["Ada", "Bo"], Sample(2, 1, 36))
    player.window.tables.resume(record, new_path(player.window.context.places, "terraces"))
    laid = player.page.table.view.laid
    newest, places = laid[-1], [(one.seat, one.x, one.y, one.turn) for one in laid]
    assert places.count(places[-1]) == 2
    assert marked[-1] == [newest]


def test_looking_back_walks_through_the_whole_game(player) -> None:
    for way in ("column", "blind", "open-hand"):
        page = sit(player, "person", "person", way=way)
        play_on(player, Random(3), moves=9)
        for moment in range(len(page.timeline.moves) + 1):
            page.look_at(moment)
            assert len(page.table.land.lying) == len(page.timeline.states[moment].laid)
        page.look_at(2)
        assert not page.table.live
        player.press(Key.Key_E)
        assert page.table.live


def test_heights_come_and_go_with_a_key_and_are_kept(player) -> None:
    page = sit(player, "person", "person")
    settle()
    plain = on_screen(page)
    player.press(Key.Key_N)
    settle()
    assert player.window.context.settings.switches["show_heights"]
    assert on_screen(page) != plain
    player.press(Key.Key_N)
    settle()
    assert on_screen(page) == plain


def test_the_landscape_always_fits_the_window(player) -> None:
    page = sit(player, "person", "random", practice=True)
    play_on(player, Random(9), moves=20)
    land, area = page.table.land, page.table.land.area
    for placed in land.lying:
        box = art.BLOCK.translated(art.middle_of(placed))
        assert area.contains(land.mapRectToScene(box))
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
    qtbot.waitUntil(lambda: not table.motion._running and not table.painting)
    assert table.land.scale() == table.land.fit.scale
    assert table.land._regions.opacity() == 1
    assert table.land.lying == list(table.view.laid)
    assert table.land.ground._exact
    move = any_move(page, dice)
    lay(player, move)
    assert page.timeline.moves[-1] == move


def test_the_landscape_grows_once_no_more_tiles_will_be_laid(player) -> None:
    """It kept room for tiles to come."""
    page = sit(player, "person", "person")
    dice, land = Random(12), page.table.land
    while not page.timeline.over:
        before = land.fit.scale
        page.session.play(any_move(page, dice))
    assert page.table.view.to_move is None
    last = land.fit.scale
    assert last > 1.1 * before
    for square in land.squares.values():
        box = art.square_box(art.corner_of(square))
        assert land.area.contains(land.fit.to_scene(box.center()))
    page.look_at(len(page.timeline.moves) - 2)
    assert land.fit.scale < last


def test_the_light_of_a_tutorial_covers_no_words_of_the_rack(player) -> None:
    page = sit(player, "person", "person")
    table = page.table
    table.point_at(("tray",))
    box = _BEST.adjusted(0, 4, 0, -4)
    words = table.own_rack.mapRectToScene(box)
    lit = table.glow.mapRectToScene(table.glow.boundingRect())
    assert lit.contains(table.own_rack.tile_area(0).center())
    assert not lit.intersects(words)


def test_the_landscape_glides_as_one_picture_and_is_sharp_again_at_rest(
    player, qtbot: QtBot
) -> None:
    """Tiles that are resampled one by one would take longer than a frame."""
    player.window.context.change("animation", "normal")
    page = sit(player, "person", "person")
    settle()
    land, dice = page.table.land, Random(12)
    while True:
        page.session.play(any_move(page, dice))
        if land.scale() != land.fit.scale:
            break
        page.table.motion.finish()
    flying = [item for one in land._flying.values() for item in one.items]
    assert len(flying) == 2
    tiles = {item for item in land.childItems() if item.isVisible() and item.zValue() < 500}
    assert tiles == {land.ground, *flying}
    qtbot.waitUntil(lambda: not land.ground._exact)
    qtbot.waitUntil(lambda: not page.table.motion.running)
    settle()
    assert land.ground._exact
    assert land.lying == list(page.table.view.laid)


def test_the_ground_changed_in_parts_looks_as_if_painted_whole(player) -> None:
    page = sit(player, "person", "person")
    land = page.table.land
    play_on(player, Random(4), moves=12)
    for moment in (12, 7, 8, 3, 11):
        page.look_at(moment)
        settle()
        in_parts = land.ground._picture.toImage()
        land.ground._scale = 0.0
        page.table.repaint_art()
        settle()
        assert land.ground._picture.toImage() == in_parts


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
    before = len(page.timeline.moves)
    lay(player, any_move(page, Random(5)))
    assert len(page.timeline.moves) > before


def test_the_landscape_stays_where_it_is_when_the_status_grows_longer(player, qtbot: QtBot) -> None:
    page = sit(player, "person", "person")
    player.window.resize(1280, 800)
    heights = set()
    for words in ("Short.", "Rather long. " * 12):
        page.bar.prompt.setText(words)
        qtbot.wait(40)
        heights.add(page.view.height())
    assert len(heights) == 1


def test_the_shadows_of_neighbours_do_not_add_up(qapp: QApplication) -> None:
    """Beside the start tile: its shadow and that of a tile are one."""
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(60, 60)
    art.draw_landscape(painter, [PlacedTile(0, 0, 2, 0, 0, 1)])
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


def shown_colours(item: ArtItem) -> set[Colour]:
    """Which of the players' colours a drawing shows."""
    return colours_in(item.pixmap().toImage())


def colours_in(image: QImage) -> set[Colour]:
    pixels = {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
        if image.pixelColor(x, y).alpha() == 255
    }
    return {
        colour
        for colour in (Colour.RED, Colour.GREEN)
        if any(art.shade(colour, level).name() in pixels for level in range(1, 7))
    }


def sit_exchanged(player, *kinds: str, way: str = "column") -> TablePage:
    options = {"way": way, "colour": "green", "first": "1"}
    page = player.sit_down(*kinds, game="terraces", options=options)
    settle()
    return page


def test_exchanged_players_have_each_other_s_tiles_everywhere(player) -> None:
    """T-12: the first seat plays green; its rack, hand, ghost, labels and tiles are green."""
    page = sit_exchanged(player, "person", "person", way="open-hand")
    table = page.table
    own, other = table.racks
    for rack, colour in ((own, Colour.GREEN), (other, Colour.RED)):
        side = (Colour.RED, Colour.GREEN).index(colour)
        assert rack._small[0]._key == ("terraces-small", side, 0)
        assert shown_colours(rack._small[0]) == {colour}
        assert rack._pile._key[:2] == ("terraces-pile", side)
        assert {item._key[1] for item in rack._hand} == {side}
    assert [seat.colour for seat in page.timeline.seats] == ["green", "red"]
    move = next(one for one in table.view.legal_moves() if isinstance(one, Lay))
    piece = table.hand.index(move.tile)
    words = table.zones[0].spots[piece].name()
    assert words == sentence(say(texts.tile_name(1, move.tile)))
    turn_to(player, move.turn)
    table.placing.pick_up(piece)
    assert table.held._key[1] == 1
    table.placing.aim(art.block_of(move.x, move.y, move.turn))
    assert table.land._ghost.top._key[1].name == (1, move.tile, move.turn)
    gain = [colour for colour, _ in table.labels.gain._key[1]]
    assert gain == [Colour.GREEN, Colour.RED]
    table.placing.drop()
    assert page.timeline.moves == [move]
    (placed,) = table.land.lying
    assert (placed.side, placed.tile, placed.turn) == (1, move.tile, move.turn)
    tags = [tag._key[1][0][0] for tag in table.labels.tags if tag.isVisible()]
    assert tags == [Colour.GREEN, Colour.RED]


def test_exchanged_players_arrange_the_tiles_of_their_colour(player) -> None:
    """T-9, T-12"""
    page = sit_exchanged(player, "person", "random", way="arranged")
    board = page.table.orders
    assert board.isVisible()
    assert {item._key[1] for item in board._tiles} == {1}
    name = board.zones()[0].spots[0].name()
    assert name == say(texts.slot_name(0, 1, board.order[0]))


def test_a_picture_names_exchanged_players_with_their_colours(player) -> None:
    """T-12: the chip beside the first name is the colour its player has."""
    upper = []
    for colour in ("red", "green"):
        options = {"colour": colour, "first": "1"}
        page = player.sit_down("person", "person", game="terraces", options=options)
        image = page.table.picture(background=False).toImage()
        chips = image.copy(0, image.height() - 180, 160, 75)
        upper.append(colours_in(chips))
    assert upper == [{Colour.RED}, {Colour.GREEN}]


def test_the_rules_page_says_whose_game_it_is(open_window: Callable[..., Window]) -> None:
    """T-14"""
    window = open_window()
    for game, named in (
        ("harmony", "Harmony by Peter Burley"),
        ("terraces", "Stratopolis by Annick Lobet (Gigamic, 2012)"),
    ):
        window.navigation.show_home()
        window.navigation.open("rules", game)
        page = window.page.findChild(RulesBrowser)
        told = page.toPlainText().replace("\u2068", "").replace("\u2069", "")
        assert f"The rules are those of {named}." in told
        assert "unofficial" in told
    window.navigation.show_home()
    window.navigation.open("about")
    words = [label.text() for label in window.page.findChildren(QLabel)]
    told = [text.replace("\u2068", "").replace("\u2069", "") for text in words]
    assert "Terraces: Stratopolis by Annick Lobet (Gigamic, 2012)" in told
    assert "Harmony by Peter Burley" in told
