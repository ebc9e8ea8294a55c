"""Starting the application."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from harmony_desktop import games, identity, startup
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.access import early
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.instance import Errand, Instance, Owner
from harmony_desktop.ui.shell.window import Window

_LATEST_MS = 10_000
"""How long the work after the first paint waits for a window that is not painted."""


def make_application(arguments: list[str] | None = None) -> QApplication:
    """Make the QApplication, with the same style on every system."""
    # Qt would share out each translucent shape among threads: waking them takes several times as
    # long as painting the small shapes of a table.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    known = QApplication.instance()
    if isinstance(known, QApplication):
        application = known
        application.setStyle("Fusion")
    else:
        # Named here the style costs nothing; `setStyle` would first make QStyle known to Python.
        application = QApplication([*(arguments or ["harmony-desktop"]), "-style", "Fusion"])
    early.install()
    application.setApplicationName("harmony-desktop")
    application.setApplicationDisplayName(identity.NAME)
    application.setDesktopFileName(identity.APPLICATION_ID)
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
    errand = Errand(game, record)
    with _one_sentence_if_fatal():
        application = make_application()
    instance = Instance(places)
    if not instance.claim():
        owner = instance.foreign_owner()
        if owner is None:
            return _leave_to_first(application, instance, errand, language)
        if not (_may_take_over(application, owner, language) and instance.take_over()):
            return 3
    context = Context(application, places, language)
    window = Window(context)
    window.show()
    _run_errand(window, errand)
    if sys.platform == "darwin":
        from harmony_desktop.ui.shell.file_opener import FileOpener

        application.installEventFilter(
            FileOpener(lambda path: _come_forward(window, Errand(None, path)), window)
        )

    def after_first_paint() -> None:
        _after_first_paint(places)
        _quit_on_signals(application, window)
        instance.listen(lambda later: _come_forward(window, later))

    # A window that starts out of sight is not painted, and can be called all the same.
    later = QTimer(application, singleShot=True)
    later.timeout.connect(after_first_paint)
    later.start(0 if context.painted else _LATEST_MS)
    context.first_painted.connect(lambda: later.start(0) if later.isActive() else None)
    code = application.exec()
    instance.release()
    _stop_log()
    return code


def _run_errand(window: Window, errand: Errand) -> None:
    if errand.record is not None:
        window.files.open(errand.record)
    elif errand.game is not None:
        window.navigation.open("new_game", errand.game)


def _come_forward(window: Window, errand: Errand) -> None:
    """Raise this window and carry out the request of another start."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    _run_errand(window, errand)


def _leave_to_first(
    application: QApplication, instance: Instance, errand: Errand, language: str | None
) -> int:
    """Pass the request to the window that is open already, or say why it cannot be passed."""
    if instance.hand_over(errand):
        return 0
    from PySide6.QtWidgets import QMessageBox

    from harmony_desktop.ui.kit.languages import Languages, system_language
    from harmony_desktop.ui.kit.messages import Messages

    print(
        "harmony-desktop: it is open already and does not answer; close that window first",
        file=sys.stderr,
    )
    if not (sys.stderr and sys.stderr.isatty()):
        Languages(application).use(language or system_language())
        box = QMessageBox(QMessageBox.Icon.Warning, identity.NAME, "")
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(Messages().open_already())
        box.exec()
    return 3


def _may_take_over(application: QApplication, owner: Owner, language: str | None) -> bool:
    """Ask whether to open folders that a window on another computer holds, or once held."""
    from PySide6.QtWidgets import QMessageBox

    from harmony_desktop.ui.kit.languages import Languages, system_language
    from harmony_desktop.ui.kit.messages import Messages

    Languages(application).use(language or system_language())
    question, open_here, leave = Messages().other_computer(owner.host, owner.since)
    box = QMessageBox(QMessageBox.Icon.Warning, identity.NAME, "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(question)
    opening = box.addButton(open_here, QMessageBox.ButtonRole.AcceptRole)
    box.setDefaultButton(box.addButton(leave, QMessageBox.ButtonRole.RejectRole))
    box.exec()
    return box.clickedButton() is opening


@contextmanager
def _one_sentence_if_fatal() -> Iterator[None]:
    """Say in one sentence why Qt cannot start, such as a screen that cannot be reached.

    Qt itself would print many lines and abort.
    """
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, _: object, message: str) -> None:
        said.append(" ".join(message.split()))
        if kind == QtMsgType.QtFatalMsg:
            screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "none"
            print(
                f"harmony-desktop: the screen {screen!r} cannot be opened: {said[0][:200]}",
                file=sys.stderr,
                flush=True,
            )
            os._exit(2)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _after_first_paint(places: Places) -> None:
    """Start the services that the first paint does without."""
    startup.finish()
    from harmony_desktop.ui.shell import logbook

    logbook.start(places)


def _stop_log() -> None:
    from harmony_desktop.ui.shell import logbook

    logbook.stop()


def _quit_on_signals(application: QApplication, window: Window) -> None:
    """Ctrl+C and a polite kill close the window as its button would."""
    import signal

    for name in (signal.SIGINT, signal.SIGTERM):
        # Later: the signal may come in the middle of painting the window.
        signal.signal(name, lambda *_: QTimer.singleShot(0, window.close))
    # Python runs its signal handlers only when it gets a turn.
    timer = QTimer(application)
    timer.start(400)
    timer.timeout.connect(lambda: None)
