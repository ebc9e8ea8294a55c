"""Random events on a real window: every page and table, four languages, no traceback, no freeze."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, thread_time
from unittest.mock import patch

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDesktopServices, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.shell.navigation import PAGES
from harmony_desktop.ui.shell.window import Window
from tests.soak.mutants import sound_record

Act = Callable[[], object]
Acts = tuple[Act, ...]
"""What a player does one after the other, each an event of its own."""

FREEZE = 0.1
"""Seconds of work after one event that a player would feel."""
_QUIET = 0.001
"""Seconds of work in a turn of the event loop in which nothing of an event is left to do."""
_QUIET_MS, _MOST_SECONDS = 5, 2.0
"""After how long without other turns an event is over, and how long is waited for that at most."""
_KEYS = (
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up),
    *(Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_R),
    *(Qt.Key.Key_H, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_A),
    *(Qt.Key.Key_1, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Comma, Qt.Key.Key_Period),
)
_MENU_MS = 20
"""How long a menu waits for a choice; nobody is there to make one."""
_SIZES = ((1280, 800), (800, 600), (1920, 1080), (640, 400), (1024, 1400))


@dataclass
class EventTally:
    """What came of it."""

    events: int = 0
    longest: float = 0.0
    """Seconds of work in the window's thread for one event and what followed from it at once."""
    longest_turn: float = 0.0
    """Seconds of work in any later turn of the event loop that an event led to."""
    slow: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


class _Collector(logging.Handler):
    """Keeps the tracebacks that are logged."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or "Traceback" in record.getMessage():
            self.faults.append(self.format(record)[-600:])


@contextmanager
def _no_dialogs() -> Iterator[None]:
    """Dialogs that would wait for an answer are answered with no."""

    def leave(box: QDialog, *_: object) -> int:
        box.show()
        QApplication.processEvents()
        box.close()
        return 0

    none = staticmethod(lambda *_, **__: ("", ""))
    with (
        patch.object(QFileDialog, "getSaveFileName", none),
        patch.object(QFileDialog, "getOpenFileName", none),
        patch.object(QInputDialog, "getText", staticmethod(lambda *_, **__: ("", False))),
        patch.object(QMessageBox, "exec", leave),
        patch.object(QDialog, "exec", leave),
        patch.object(QMenu, "exec", lambda *_: None),
        patch.object(QDesktopServices, "openUrl", staticmethod(lambda *_: True)),
    ):
        yield


@contextmanager
def _menus_that_close() -> Iterator[None]:
    """Close a menu that keeps its button waiting: nobody is there to choose from it."""

    def close() -> None:
        while popup := QApplication.activePopupWidget():
            popup.close()

    rescue = QTimer(singleShot=True, interval=_MENU_MS)
    rescue.timeout.connect(close)
    rescue.start()
    try:
        yield
    finally:
        rescue.stop()


def prepare(window: Window) -> None:
    """Give the window results to show."""
    results = Results(window.context.places)
    for number in range(200):
        record = sound_record(games.GAMES[number % len(games.GAMES)], number, 10**6)
        results.add(record, {}, [number % 90, 50], [number % 2])


def clear_up(window: Window) -> None:
    """Delete the games that earlier events have left: nobody has hundreds of them."""
    window.navigation.show_home()
    for save in window.context.places.saves.glob("*"):
        if save.is_file():
            save.unlink(missing_ok=True)
    window.home.refresh()


def run(window: Window, count: int, seed: int, tally: EventTally) -> None:
    """Send this many events, each at random where the player could."""
    dice = Random(seed)
    collector = _Collector()
    logging.getLogger().addHandler(collector)
    try:
        with _no_dialogs():
            for number in range(count):
                _one(window, dice, number, tally)
    finally:
        logging.getLogger().removeHandler(collector)
        tally.faults += collector.faults


def _one(window: Window, dice: Random, number: int, tally: EventTally) -> None:
    what = "?"
    page = type(window.page).__name__
    try:
        acts, what = _choose(window, dice, number)
        works = [work_of(act) for act in acts]
    except Exception as problem:
        tally.faults.append(f"{page} {what}: {type(problem).__name__} {problem}")
        return
    finally:
        tally.events += 1
    at_once, later = (max(times) for times in zip(*works, strict=True))
    tally.longest = max(tally.longest, at_once)
    tally.longest_turn = max(tally.longest_turn, later)
    for worked, when in ((at_once, ""), (later, " (a later turn)")):
        if worked > FREEZE:
            name = type(window.page).__name__
            tally.slow.append(f"{1000 * worked:.0f} ms: {page} {what} {name}{when}")
    if not window.isVisible():
        window.show()
    # Without a running event loop, pages that were left would stay and be styled for ever.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def work_of(act: Act) -> tuple[float, float]:
    """Seconds the window's thread works for an event and what follows from it at once.

    The second number is the longest turn of the event loop after that, or just before it: work that
    was only put off is felt as well.
    """
    due = _turn()
    began = thread_time()
    with _menus_that_close():
        act()
        QApplication.processEvents()
        at_once = thread_time() - began
        return at_once, max(due, _longest_turn())


def _turn() -> float:
    """Seconds of work for what has come due since the last turn of the event loop."""
    began = thread_time()
    QApplication.processEvents()
    return thread_time() - began


def _longest_turn() -> float:
    """Seconds of the longest turn of the event loop until nothing is left to do."""
    longest, end = 0.0, perf_counter() + _MOST_SECONDS
    quiet = QTimer(singleShot=True, interval=_QUIET_MS, timerType=Qt.TimerType.PreciseTimer)
    quiet.start()
    while quiet.isActive() and perf_counter() < end:
        began = thread_time()
        # Waiting costs nothing: fifty thousand events would wait for ten minutes.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        worked = thread_time() - began
        longest = max(longest, worked)
        if worked > _QUIET:
            quiet.start()
    return longest


def _choose(window: Window, dice: Random, number: int) -> tuple[Acts, str]:
    """A random event, and what to call it."""
    if number % 40 == 0:
        return _go_somewhere(window, dice, number)
    act, what = _choose_here(window, dice)
    return (act,), what


def _choose_here(window: Window, dice: Random) -> tuple[Act, str]:
    """A random event on the page that is shown."""
    kind = dice.randrange(20)
    target = _target(window, dice)
    spot = QPoint(dice.randrange(max(1, target.width())), dice.randrange(max(1, target.height())))
    if kind < 8:
        key = dice.choice(_KEYS)
        held = Qt.KeyboardModifier.ShiftModifier if dice.random() < 0.1 else Qt.KeyboardModifier(0)
        focus = window.focusWidget() or window
        return (lambda: QTest.keyClick(focus, key, held)), f"key {key.name}"
    if kind < 15:
        button = Qt.MouseButton.RightButton if dice.random() < 0.1 else Qt.MouseButton.LeftButton
        name = type(target).__name__
        return (lambda: QTest.mouseClick(target, button, pos=spot)), f"click {name}"
    if kind < 17:
        return (lambda: QTest.mouseMove(target, spot)), "move"
    if kind < 18:
        return (lambda: _wheel(target, spot, dice.choice((-240, 240)))), "wheel"
    if kind < 19:
        return (lambda: window.resize(*dice.choice(_SIZES))), "resize"
    name, value = dice.choice(
        (
            ("theme", dice.choice(("light", "dark"))),
            ("text_size", dice.choice((100, 130))),
            ("symbols", dice.random() < 0.5),
            ("show_gains", dice.random() < 0.5),
            ("volume", dice.randrange(100)),
        )
    )
    return (lambda: window.context.change(name, value)), f"set {name}"


def _go_somewhere(window: Window, dice: Random, number: int) -> tuple[Acts, str]:
    """To a table, a page or another language; what was open is left."""
    for widget in QApplication.topLevelWidgets():
        if widget is not window and widget.isVisible():
            widget.close()
    game = dice.choice(games.GAMES)
    if number % 400 == 0:
        language = dice.choice(list(LANGUAGES))
        return (lambda: window.context.change("language", language),), f"speak {language}"
    if dice.random() < 0.5:
        record = sound_record(game, dice.randrange(1000), dice.randrange(20))
        return (lambda: window.tables.start(record),), f"table {game}"
    name = dice.choice([one for one in PAGES if one != "best_possible"])
    words = (game,) if name in ("new_game", "pad", "rules", "calendar", "game") else ()
    home = window.navigation.show_home
    return (home, lambda: window.navigation.open(name, *words)), f"page {name}"


def _target(window: Window, dice: Random) -> QWidget:
    top = QApplication.activePopupWidget() or window
    there = [one for one in _below(top) if one.isVisible() and one.isEnabled()]
    return dice.choice(there) if there else top


def _below(widget: QWidget) -> Iterator[QWidget]:
    """All widgets in this one.

    PySide keeps what `findChildren` finds as long as the widget that was asked, here the window:
    viewports and scroll bars of pages that are gone would pile up.
    """
    for child in widget.children():
        if isinstance(child, QWidget):
            yield child
            yield from _below(child)


def _wheel(target: QWidget, spot: QPoint, angle: int) -> None:
    event = QWheelEvent(
        QPointF(spot),
        QPointF(target.mapToGlobal(spot)),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(target, event)
