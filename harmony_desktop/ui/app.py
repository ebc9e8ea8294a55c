"""Starting the application."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from harmony_desktop import games, startup
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.context import Context
from harmony_desktop.ui.window import Window


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, with a look that is the same everywhere."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        application = known
        application.setStyle("Fusion")
    else:
        # Named here the style costs nothing; `setStyle` would first make QStyle known to Python.
        application = QApplication([*(arguments or ["harmony-desktop"]), "-style", "Fusion"])
    application.setApplicationName("harmony-desktop")
    application.setApplicationDisplayName("Harmony Desktop")
    application.setDesktopFileName("harmony-desktop")
    return application


def open_window(language: str | None, game: str | None, record: Path | None) -> int:
    """Open the window and run until it is closed."""
    if game is not None and game not in games.GAMES:
        known = ", ".join(games.GAMES)
        print(f"harmony-desktop: there is no game {game!r}; games: {known}", file=sys.stderr)
        return 2
    if not _has_screen():
        print(
            "harmony-desktop: there is no screen here. Set DISPLAY or WAYLAND_DISPLAY, run it"
            " under a virtual screen (xvfb-run harmony-desktop), or paint every page into files"
            " with: harmony-desktop screenshots DIR",
            file=sys.stderr,
        )
        return 2
    places = Places.of_this_user()
    application = make_application()
    window = Window(Context(application, places, language))
    window.show()
    if record is not None:
        window.open_file(record)
    elif game is not None:
        window.show_new_game(game)
    _quit_on_signals(application, window)
    QTimer.singleShot(0, lambda: _after_first_paint(places))
    return application.exec()


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _after_first_paint(places: Places) -> None:
    """What can wait until the window is there."""
    startup.finish()
    from harmony_desktop.ui import logbook

    logbook.start(places)


def _quit_on_signals(application: QApplication, window: Window) -> None:
    """Ctrl+C and a polite kill close the window as its button would."""
    for name in (signal.SIGINT, signal.SIGTERM):
        # Later: the signal may come in the middle of painting the window.
        signal.signal(name, lambda *_: QTimer.singleShot(0, window.close))
    # Python runs its signal handlers only when it gets a turn.
    timer = QTimer(application)
    timer.start(400)
    timer.timeout.connect(lambda: None)
