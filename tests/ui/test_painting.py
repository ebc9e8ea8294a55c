"""Painting: every pixmap is made for its place, and a table at rest is one picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import sleep

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBitmap,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record
from harmony_desktop.games.harmony.rules.components import LINES
from harmony_desktop.games.harmony.table import art as harmony_art
from harmony_desktop.storage import saves
from harmony_desktop.ui.kit import art
from harmony_desktop.ui.kit.art import ArtItem
from harmony_desktop.ui.shell.samples import sample
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.frames import SeatFrame
from harmony_desktop.ui.table.marks import Marks
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.sheets import Sheet
from tests.ui.painting import Repaints, on_screen, own_turn, random_game, settle

COPIED = Qt.TransformationMode.FastTransformation
COMPUTED = Qt.TransformationMode.SmoothTransformation
_NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture(autouse=True)
def drawings_are_kept() -> None:
    """Here it counts what is painted: nothing comes from other tests."""
    art.forget_cached()


def table_of(window: Window, game: str, record: Record | None = None) -> TablePage:
    """The table of a game that is half through, or of a record, with nobody thinking."""
    if record is None:
        record = sample(game, _NAMES, games.figures(game).SAMPLES["table"])
    window.tables.resume(record, saves.new_path(window.context.places, game))
    page = window.page
    assert isinstance(page, TablePage)
    if page.playback.covered:
        page.shared_screen.open()
    page.session.close()
    settle()
    return page


def drawings(page: TablePage) -> list[ArtItem]:
    """What is seen of a table."""
    return [
        item
        for item in page.table.items()
        if isinstance(item, ArtItem) and item.isVisible() and not item.pixmap().isNull()
    ]


class Shown(QObject):
    """Sees whether a widget is shown."""

    shown = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.shown = self.shown or event.type() == QEvent.Type.Show
        return False


def seen(page: TablePage) -> QImage:
    return page.view.viewport().grab().toImage()


@pytest.mark.parametrize("game", games.GAMES)
def test_every_pixmap_is_made_for_the_scale_it_is_seen_at(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window(), game)
    to_screen = page.view.viewportTransform()
    shown = drawings(page)
    assert shown
    for item in shown:
        scale = (item.sceneTransform() * to_screen).m11()
        # Anything else is computed anew, pixel by pixel, whenever it is painted.
        assert abs(scale / item.pixmap().devicePixelRatio() - 1) < 1e-12


@pytest.mark.parametrize("game", games.GAMES)
def test_copied_pixels_look_like_resampled_ones(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window(), game)
    copied = seen(page)
    assert {item.transformationMode() for item in drawings(page)} == {COPIED}
    for item in drawings(page):
        item.setTransformationMode(COMPUTED)
    settle()
    assert seen(page) == copied


@pytest.mark.parametrize("game", games.GAMES)
def test_a_growing_item_is_resampled_until_it_rests(
    open_window: Callable[..., Window], game: str, qtbot: QtBot
) -> None:
    page = table_of(open_window(), game)
    whole = max(drawings(page), key=lambda item: len(item.childItems()))
    parts = [item for item in drawings(page) if whole.isAncestorOf(item)]
    assert parts
    whole.setScale(whole.scale() * 0.9)
    assert {item.transformationMode() for item in parts} == {COMPUTED}
    page.table.repaint_art()
    settle()
    assert {item.transformationMode() for item in parts} == {COPIED}
    page.table.motion.pace = "fast"
    with qtbot.waitSignal(page.table.motion.rested):
        page.table.motion.run("a test", 0.7, 0.8, whole.setScale)
        assert {item.transformationMode() for item in parts} == {COMPUTED}
    settle()
    assert {item.transformationMode() for item in parts} == {COPIED}


def test_art_for_another_scale_is_painted_in_several_turns(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = table_of(open_window(), "sintra")
    settle()
    paint, painted = art.paint, list[float]()

    def slow(rect: QRectF, scale: float, draw: art.Draw) -> QPixmap:
        painted.append(scale)
        sleep(0.005)
        return paint(rect, scale, draw)

    monkeypatch.setattr(art, "paint", slow)
    page.view.zoom_in()
    assert page.drawing
    at_once = len(painted)
    settle()
    assert not page.drawing
    assert 0 < at_once < len(painted) / 2
    assert {item.transformationMode() for item in drawings(page)} == {COPIED}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_opens_in_one_step(
    open_window: Callable[..., Window], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is laid out once, and Home is not shown before it."""
    window = open_window()
    window.navigation.open("new_game", game)
    settle()
    table, laid_out = games.table(game).TABLE, []
    arrange = table.arrange
    monkeypatch.setattr(
        table, "arrange", lambda self, size: laid_out.append(size) or arrange(self, size)
    )
    home = Shown()
    window.home.installEventFilter(home)
    window.tables.resume(own_turn(game), saves.new_path(window.context.places, game))
    assert len(laid_out) == 1
    assert not home.shown


@pytest.mark.parametrize("game", games.GAMES)
def test_a_table_at_rest_looks_as_it_was_painted(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window("fa", theme="dark"), game)
    page.table.update()
    settle()
    painted = seen(page)
    # From the second time on it is a copy.
    assert seen(page) == painted
    assert seen(page) == painted


def test_a_change_is_seen_on_a_table_that_was_at_rest(open_window: Callable[..., Window]) -> None:
    page = table_of(open_window(), games.GAMES[0])
    seen(page)
    before = seen(page)
    item = next(one for one in page.table.items() if one.isVisible() and one.opacity() == 1.0)
    item.setOpacity(0.2)
    settle()
    assert seen(page) != before
    item.setOpacity(1.0)
    settle()
    assert seen(page) == before
    page.view.zoom_in()
    settle()
    assert seen(page) != before


def test_a_moved_piece_repaints_its_place_alone(open_window: Callable[..., Window]) -> None:
    page = table_of(open_window(), games.GAMES[0])
    port = page.view.viewport()
    areas: list[QRect] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if isinstance(event, QPaintEvent):
                areas.append(event.rect())
            return False

    watch = Watch()
    port.installEventFilter(watch)
    piece = next(
        one
        for one in page.table.items()
        if isinstance(one, ArtItem)
        and one.isVisible()
        and not one.childItems()
        and 0 < one.pixmap().width() < 150
    )
    # The first change brings what is left over from opening the table.
    piece.moveBy(3, 0)
    settle()
    areas.clear()
    piece.moveBy(3, 0)
    settle()
    port.removeEventFilter(watch)
    assert areas
    for area in areas:
        assert area.width() * area.height() < port.width() * port.height() / 10


_MOST = {"hover": 25.0, "pick up": 25.0, "aim": 10.0, "undo": 25.0}
"""How much of a table may be painted, in percent."""
_MOST_PLACING = {
    "harmony": 30.0,
    "sintra": 60.0,
    "harmonies": 30.0,
    "terraces": 40.0,
    # The layout finds another place here.
    "harmonia": 60.0,
}
_OWN_LIMITS = {
    # The palace is two fifths of the table, and aiming lights all its strips.
    "sintra": {"aim": 20.0, "undo": 45.0},
}


@pytest.mark.parametrize("game", games.GAMES)
def test_a_move_repaints_what_it_changes(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Session, "_ask_bot", lambda session: None)
    page = table_of(open_window(), game, own_turn(game))
    shares: dict[str, float] = {}
    for kind, share in Repaints(page).own_move():
        shares[kind] = max(share, shares.get(kind, 0.0))
    most = _MOST | {"place": _MOST_PLACING[game]} | _OWN_LIMITS.get(game, {})
    assert "place" in shares
    assert not {kind: round(share) for kind, share in shares.items() if share > most[kind]}


@pytest.mark.parametrize("game", games.GAMES)
def test_moves_of_others_repaint_what_they_change(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window(), game, own_turn(game))
    last = len(page.timeline.moves)
    page.look_at(last - 13)
    watch = Repaints(page)
    shares = [watch.share(partial(page.look_at, number)) for number in range(last - 12, last)]
    # Where a layout grows, it may have to lie elsewhere: not with every move.
    assert median(shares) < 40.0


@pytest.mark.parametrize("game", games.GAMES)
def test_a_sheet_in_patches_looks_as_if_painted_whole(
    open_window: Callable[..., Window], game: str
) -> None:
    page = table_of(open_window(), game, random_game(game))
    moves = range(1, len(page.timeline.moves))
    page.look_at(0)
    settle()
    for number in moves[:60]:
        page.look_at(number)
        settle()
        in_parts = on_screen(page)
        page.view.viewport().repaint()
        assert on_screen(page) == in_parts, f"after move {number}"


@pytest.mark.parametrize("game", games.GAMES)
def test_a_turn_with_the_mouse_leaves_nothing_behind(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Session, "_ask_bot", lambda session: None)
    page = table_of(open_window("fa", theme="dark"), game, own_turn(game))
    for kind, _ in Repaints(page).own_move():
        in_parts = on_screen(page)
        page.view.viewport().repaint()
        assert on_screen(page) == in_parts, kind


def test_a_sheet_looks_like_one_drawing_and_changes_where_strokes_do(
    open_window: Callable[..., Window],
) -> None:
    page = table_of(open_window(), games.GAMES[0])
    table = page.table
    boxes = {number: QRectF(40 + 150 * number, 60, 130.5, 300.25) for number in range(3)}
    ground = ArtItem()
    ground.setZValue(1000)
    table.addItem(ground)
    whole = ArtItem(ground)

    def draw(painter: QPainter, strokes: Sequence[int]) -> None:
        for number in strokes:
            painter.fillRect(boxes[number], QColor(30, 90, 160, 128))

    area = QRectF(0, 0, 600, 400)
    whole.set_art(None, area, lambda painter: draw(painter, list(boxes)))
    settle()
    drawn_at_once = seen(page)
    whole.hide()

    sheet: Sheet[int] = Sheet(ground, 0, "test", draw)
    sheet.show_strokes(boxes.items())
    settle()
    assert seen(page) == drawn_at_once
    watch = Repaints(page)
    assert watch.share(lambda: sheet.show_strokes(boxes.items())) == 0
    one_less = watch.share(lambda: sheet.show_strokes(list(boxes.items())[1:]))
    assert 0 < one_less < watch.share(sheet.clear)
    assert not sheet.isVisible()


@pytest.mark.parametrize("scale", [1.0, 0.4])
def test_the_frame_of_a_rectangle_is_a_few_thin_patches(
    open_window: Callable[..., Window], scale: float
) -> None:
    page = table_of(open_window(), games.GAMES[0])
    ground, outline = ArtItem(), QPainterPath()
    page.table.addItem(ground)
    rect = QRectF(0, 0, 600, 400)
    outline.addRoundedRect(rect, 14, 14)
    frame = SeatFrame(ground, 0, "test-frame", outline, 14)
    frame.show("#225522", scale)
    patches = [one for one in ground.childItems()[0].childItems() if one.isVisible()]
    assert len(patches) == 8
    settle()
    thin = sum(one.boundingRect().width() * one.boundingRect().height() for one in patches)
    assert thin < rect.width() * rect.height() / 4
    frame.show("#552222", scale / 2)
    assert len([one for one in ground.childItems()[0].childItems() if one.isVisible()]) == 8
    frame.show(None)
    assert frame.colour is None


def test_the_light_on_a_completed_line_is_drawn_whole_and_covers_little_more(
    qapp: QApplication,
) -> None:
    """It fades for most of a second, on all boards at once."""
    for line in LINES:
        picture = art.paint(
            harmony_art.BOARD_RECT, 1.0, partial(harmony_art.draw_flash, line=line)
        ).toImage()
        covered = QRegion()
        for box in harmony_art.flash_boxes(line):
            covered += box.translated(-harmony_art.BOARD_RECT.topLeft()).toAlignedRect()
        light = QRegion(QBitmap.fromImage(picture.createAlphaMask()))
        assert light.subtracted(covered).isEmpty()
        assert _area(covered) < 4 * _area(light)


def _area(region: QRegion) -> int:
    return sum(part.width() * part.height() for part in region)


def test_a_mark_that_stays_is_not_painted_again(open_window: Callable[..., Window]) -> None:
    page = table_of(open_window(), games.GAMES[0])
    ground = ArtItem()
    page.table.addItem(ground)
    rect = QRectF(0, 0, 20, 20)
    marks = Marks(ground, 1000, "test-mark", rect, lambda painter: painter.fillRect(rect, "red"))
    places = [QPointF(30 * number, 0) for number in range(10)]
    marks.show(places)
    watch = Repaints(page)
    assert watch.share(lambda: marks.show(reversed(places))) == 0
    first = watch.share(lambda: marks.show(places[1:]))
    assert 0 < first < watch.share(lambda: marks.show(())) / 5
    assert not marks.shown


def test_a_table_follows_the_window_without_gliding(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window(animation="normal")
    page = table_of(window, "harmony")
    page.table.motion.finish()
    painted: list[float] = []
    paint = art.paint

    def note(rect: QRectF, scale: float, draw: art.Draw) -> QPixmap:
        painted.append(scale)
        return paint(rect, scale, draw)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(art, "paint", note)
        before = page.table.device_scale
        window.resize(1000, 700)
        qtbot.waitUntil(lambda: bool(painted))
        assert not page.table.motion.running
    assert before not in painted, "nothing is painted for the size it had"


def test_another_size_leaves_no_pixmaps_of_the_last_one(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    table_of(window, games.GAMES[0])

    def through_many_sizes() -> int:
        for width in range(1000, 1300, 20):
            window.resize(width, 760)
            settle()
        window.resize(1200, 760)
        settle()
        return art.cached_pixels()

    assert through_many_sizes() == through_many_sizes()


def test_a_resize_fits_the_table_once(
    open_window: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Layouts around it move several times, and each time everything would be painted anew."""
    window = open_window()
    page = table_of(window, "sintra")
    sizes: list[QSizeF] = []
    arrange = page.table.arrange

    def note(size: QSizeF) -> QRectF:
        sizes.append(size)
        return arrange(size)

    monkeypatch.setattr(page.table, "arrange", note)
    window.resize(900, 700)
    settle()
    assert sizes == [QSizeF(page.view.viewport().size())]
