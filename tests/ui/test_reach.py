"""Every control on every page is within reach: of the eye, of the pointer and of the Tab key."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.ui.kit import tabbing
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import ClickCard
from harmony_desktop.ui.shell.screenshots import _fill_disk, _scenes
from harmony_desktop.ui.shell.window import Window, fitted
from harmony_desktop.ui.table.keys_dialog import KeysDialog
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.rules_document import RulesBrowser
from tests.ui.player import Player

CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QTabBar,
    ClickCard,
)
SHOWN = (ClickCard, QGraphicsView)
"""What may be there to be looked at only."""
WHOLE = (QAbstractItemView, QAbstractSpinBox, QComboBox, QAbstractSlider, QTabBar, QLineEdit)
SLOW = ("review", "analysis", "gallery", "perfect", "practice")
"""What takes long to fill, and has nothing on it that other pages have not."""
ONCE = ("tutorial", "rules", "end", "pad")
"""What is the same page for every game."""


def pages(window: Window, wanted: tuple[str, ...] = ()) -> Iterator[str]:
    """Every page, or those that are wanted, once it has come to rest; of each game one table."""
    samples = {
        name
        for game in games.GAMES
        for name in games.figures(game).SAMPLES
        if name not in ("table", "table-moves")
    }
    for name, show in _scenes(window):
        game, _, bare = name.partition("-")
        other = game in games.GAMES
        if (other and bare in ONCE) or (bare if other else name) in samples:
            continue
        if any(slow in name for slow in SLOW) or (wanted and name not in wanted):
            continue
        show()
        rest(window)
        yield name


def rest(window: Window) -> None:
    """Until the page is there whole."""
    while window.page.loading:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for _ in range(6):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def controls(page: QWidget) -> list[QWidget]:
    """What can be pressed, filled in, dragged or scrolled."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if isinstance(widget, CONTROLS)
        and widget.isVisible()
        and widget.isEnabled()
        and not isinstance(widget, QScrollBar)
        and not _inside_another(widget)
        and not _steps_a_number(widget)
        and not (isinstance(widget, SHOWN) and not widget.focusPolicy())
    ]


def _steps_a_number(widget: QWidget) -> bool:
    """Whether it lowers or raises the number beside it, as the arrows do there."""
    beside = not_none(widget.parentWidget()).findChildren(QAbstractSpinBox)
    return isinstance(widget, QAbstractButton) and not widget.focusPolicy() and bool(beside)


def _inside_another(widget: QWidget) -> bool:
    """Whether it is a part of a control, such as the field of a spin box or a header of a table."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, WHOLE):
            return True
        around = around.parentWidget()
    return False


def stands_for(widget: QWidget, reached: list[QWidget]) -> bool:
    """Whether Tab comes to it, or to the one that is down in its group."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is not None and group.exclusive():
        return any(one in reached for one in group.buttons())
    return widget in reached


def name_of(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or words!r}"


def tab_through(window: Window, key: Qt.Key = Qt.Key.Key_Tab) -> list[QWidget]:
    """Everything that has the focus on a way once round the page."""
    reached: list[QWidget] = []
    for _ in range(200):
        QTest.keyClick(window.focusWidget() or window, key)
        here = window.focusWidget()
        if reached and here is reached[0] and not isinstance(here, QGraphicsView):
            break
        if here is not None and here not in reached:
            reached.append(here)
    return reached


class Windows(QObject):
    """Notes every window that opens."""

    def __init__(self, but: QWidget) -> None:
        super().__init__()
        self._but = but
        self.opened: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        shown = event.type() == QEvent.Type.Show and isinstance(watched, QWidget)
        if shown and watched.isWindow() and watched is not self._but:
            self.opened.append(name_of(watched))
        return False


def hidden(widget: QWidget) -> bool:
    """Whether a part of a control lies outside of what holds it, and no scrolling brings it in."""
    box, around = QRect(QPoint(), widget.size()), widget.parentWidget()
    while around is not None:
        box.moveTopLeft(widget.mapTo(around, QPoint()))
        holder = around.parentWidget()
        if isinstance(holder, QAbstractScrollArea):
            if not isinstance(holder, QScrollArea):
                return False
            # Down it can be scrolled, but nobody looks for buttons beside a page.
            return box.left() < -1 or box.right() > around.width() + 1
        if not around.rect().adjusted(-1, -1, 1, 1).contains(box):
            return True
        around = holder
    return False


SIZES = ((1366, 768), (853, 493), (800, 560))
"""Usual screens, the second one in logical pixels at a scale of 1.5 with a bar on it."""


def lost(window: Window) -> list[str]:
    """The controls Tab does not come to; the others it comes to as they are read."""
    reached = tab_through(window)
    in_order = [one for one in tabbing.stops(window) if one in reached]
    turn = in_order.index(reached[0])
    assert reached == in_order[turn:] + in_order[:turn]
    there = controls(window.page)
    assert there
    return [name_of(one) for one in there if not stands_for(one, reached)]


def outside(page: QWidget) -> list[str]:
    """The controls that are cut off by an edge of the window."""
    found = [name_of(one) for one in controls(page) if hidden(one)]
    areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
    wider = [area.horizontalScrollBar().maximum() for area in areas]
    return found + [f"{pixels} pixels beside the window" for pixels in wider if pixels]


def test_every_control_of_every_page_is_within_reach(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    """By Tab, and by eye in windows of every usual size; German has the longest words."""
    window = open_window("de")
    _fill_disk(window.context)
    opened = Windows(window)
    qapp.installEventFilter(opened)
    faults = []
    for name in pages(window):
        faults += [f"{name}: Tab does not reach {one}" for one in lost(window)]
        for size in SIZES:
            window.resize(*size)
            qapp.processEvents()
            where = f"{name} at {size[0]} × {size[1]}"
            if window.size() != QSize(*size):
                faults.append(f"{where} needs {window.width()} × {window.height()}")
            faults += [f"{where}: {one}" for one in outside(window.page)]
    qapp.removeEventFilter(opened)
    assert faults == []
    assert opened.opened == [], "a page was a window of its own for a moment"


def test_the_five_games_are_on_one_line_of_a_small_screen(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """With games to continue above them, and the longest words."""
    window = open_window("de")
    _fill_disk(window.context)
    window.resize(800, 560)
    home = window.home
    home.refresh()
    qtbot.waitUntil(lambda: not home.loading and len(home.running) == 3)
    cards = home.game_cards
    qtbot.waitUntil(lambda: len({one.y() for one in cards}) == 1)
    assert sum(one.isVisible() for one in home.running.values()) == 2


def test_the_first_window_fits_the_screen_it_opens_on() -> None:
    for width, height in ((1366, 728), (853, 493), (2560, 1400), (1280, 760)):
        screen = QRect(0, 40, width, height)
        box = fitted(None, [screen])
        assert screen.contains(box.adjusted(0, -30, 0, 0)), "its title bar is on the screen too"
        assert box.width() >= min(1280, width - 16)


def test_a_window_stays_where_it_was_and_comes_back_from_a_screen_that_has_gone() -> None:
    left, right = QRect(0, 0, 1366, 768), QRect(1366, 0, 1920, 1080)
    there = QRect(1400, 50, 1200, 900)
    assert fitted(there, [left, right]) == there
    assert left.contains(fitted(there, [left]))
    too_wide = QRect(0, 0, 1920, 1000)
    assert right.contains(fitted(QRect(1300, 0, 1920, 1000), [left, right])) or left.contains(
        fitted(QRect(1300, 0, 1920, 1000), [left, right])
    )
    assert fitted(too_wide, [left]).width() <= 1366


def test_enter_presses_what_has_the_focus(open_window: Callable[..., Window]) -> None:
    """And Start, where the focus has no use for Enter."""
    window = open_window()
    window.navigation.open("new_game", "harmony")
    page = window.page
    page.rules_button.setFocus()
    QTest.keyClick(page.rules_button, Qt.Key.Key_Return)
    assert window.page is not page, "the rules are open, no game has begun"
    window.page.left.emit()
    assert window.page is page
    page.practice.setFocus()
    QTest.keyClick(page.practice, Qt.Key.Key_Return)
    assert page.practice.isChecked()
    assert window.page is page
    page.deal_line.setFocus()
    QTest.keyClicks(page.deal_line, "12")
    QTest.keyClick(page.deal_line, Qt.Key.Key_Return)
    assert isinstance(window.page, TablePage)
    assert window.page.timeline.record.seed == 12


@pytest.mark.parametrize("game", games.GAMES)
def test_undo_leaves_the_focus_where_it_was(player: Player, game: str) -> None:
    kinds = ["person"] * max(2, games.load(game).min_seats)
    page = player.sit_down(*kinds, game=game, practice=True)
    page.shared_screen.open()
    page.play(page.timeline.view().legal_moves()[0])
    page.shared_screen.open()
    page.view.setFocus()
    player.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Down)
    table = page.table
    assert table.focus is not None
    zone = table.focus[0].key
    player.press(Qt.Key.Key_U)
    page.shared_screen.open()
    assert not page.timeline.moves
    assert page.view.hasFocus()
    assert table.focus is not None
    if any(one.key == zone and one.spots for one in table.zones):
        assert table.focus[0].key == zone


@pytest.mark.parametrize("size", [(800, 560), (1366, 768)])
def test_the_list_of_keys_fits_the_window(
    open_window: Callable[..., Window], size: tuple[int, int]
) -> None:
    window = open_window("de", text_size=200)
    window.resize(*size)
    rows = [(f"Something to do at a table, number {n}", "Ctrl+Shift+K") for n in range(30)]
    dialog = KeysDialog(rows, window.context.window_commands, window)
    needed = dialog.size().expandedTo(dialog.minimumSizeHint())
    assert needed == needed.boundedTo(window.size())
    dialog.deleteLater()


def test_page_down_scrolls_the_rules_at_once(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    window = open_window()
    window.navigation.open("rules", "harmony")
    qapp.processEvents()
    rules = not_none(window.page.findChild(RulesBrowser))
    QTest.keyClick(not_none(window.focusWidget()), Qt.Key.Key_PageDown)
    assert rules.verticalScrollBar().value() > 0


def test_page_down_scrolls_the_rules_beside_a_table(player: Player) -> None:
    page = player.sit_down("person", "person")
    page.side.show_rules()
    page.side.tabs.tabBar().setFocus()
    QApplication.processEvents()
    player.press(Qt.Key.Key_PageDown, widget=page.side.tabs.tabBar())
    assert page.side.rules.text.verticalScrollBar().value() > 0
    assert not page.playback.back


@pytest.mark.parametrize("page", ["home", "settings", "table"])
def test_shift_and_tab_go_back_the_way_that_tab_came(player: Player, page: str) -> None:
    if page == "settings":
        player.window.navigation.open("settings")
    elif page == "table":
        player.sit_down("person", "random")
    window = player.window
    there = tab_through(window)
    assert len(there) > 5
    back = tab_through(window, Qt.Key.Key_Backtab)
    turn = there[::-1].index(back[0])
    assert back == there[::-1][turn:] + there[::-1][:turn]


def test_shift_and_tab_go_back_through_the_zones_of_a_table(player: Player) -> None:
    page = player.sit_down("person", "random")
    page.view.setFocus()
    table, key = page.table, Qt.Key
    zones = []
    while page.view.hasFocus():
        QTest.keyClick(page.view, key.Key_Tab)
        if page.view.hasFocus():
            zones.append(table.focused[0].key)
    assert len(zones) > 1
    after = player.window.focusWidget()
    assert after is not None
    back = []
    QTest.keyClick(after, key.Key_Backtab)
    while page.view.hasFocus():
        back.append(table.focused[0].key)
        QTest.keyClick(page.view, key.Key_Backtab)
    assert back == zones[::-1]
