"""Run by test_wheel.py in the wheel's own environment: open the window, play, paint, tell.

Standard input holds the order: a folder for pictures, and for each language marked texts, the games
to play, and whether a bot answers the moves. The answer is one JSON document with the facts of each
language; the test judges it, this script only looks.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication

import harmony_desktop
from harmony_desktop import games
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.resources import resource, translation
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window

PATIENCE_SECONDS = 120


def main() -> None:
    """Answer one order."""
    order = json.load(sys.stdin)
    application = make_application()
    pictures = Path(order["pictures"])
    told = {
        language: look(application, language, asked, pictures)
        for language, asked in order["languages"].items()
    }
    print(json.dumps(told))


def look(
    application: QApplication, language: str, order: dict[str, Any], pictures: Path
) -> dict[str, object]:
    """Open the window in a language, and play what is asked for."""
    context = Context(application, Places.of_this_user(), language)
    context.settings.animation = "off"
    context.settings.sound = False
    window = Window(context)
    window.show()
    while not context.painted or window.windowIcon().isNull():
        application.processEvents()
    buttons = window.home.findChildren(QAbstractButton)
    facts: dict[str, object] = {
        "package": harmony_desktop.__file__,
        "version": harmony_desktop.__version__,
        "translation": str(translation(f"harmony_{language}.qm").resolve(strict=True)),
        "words": [QCoreApplication.translate(*words) for words in order["texts"]],
        "mirrored": application.isRightToLeft(),
        "fonts": sorted(path.name for path in resource("fonts").glob("*.ttf")),
        "families": QFontDatabase.families(),
        "window_icon": not window.windowIcon().isNull(),
        "button_icons": sum(not button.icon().isNull() for button in buttons),
        "sounds": sorted(path.name for path in resource("sounds").glob("*.wav")),
    }
    facts["games"] = {
        game: play(window, game, "bot" if order["bots"] else "person", pictures)
        for game in order["games"]
    }
    window.close()
    return facts


def play(window: Window, game: str, other: str, pictures: Path) -> dict[str, object]:
    """One move at the table of a game, and its picture."""
    seats = (
        Seat(kind="person", name="P", colour="green"),
        Seat(kind=other, name="Q", colour="red", level="easy" if other == "bot" else None),
    )
    record = Record(game=game, revision=games.load(game).revision, seats=seats, seed=5)
    window.tables.resume(record, saves.new_path(window.context.places, game))
    session = window.page.session
    wait(lambda: session.timeline.awaits_person)
    before = len(session.timeline.moves)
    session.play(session.timeline.state.legal_moves()[0])
    wait(lambda: session.timeline.over or session.timeline.awaits_person)
    if window.page.playback.covered:
        window.page.shared_screen.open()
        QApplication.processEvents()
    picture = window.grab().toImage()
    saved = picture.save(str(pictures / f"{game}-{window.context.languages.current}.png"))
    return {
        "moves": len(session.timeline.moves) - before,
        "picture": saved,
        "colours": len(colours(picture)),
    }


def colours(picture: QImage) -> set[int]:
    """The colours of every seventh pixel of every seventh line."""
    return {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 7)
        for y in range(0, picture.height(), 7)
    }


def wait(until: Callable[[], bool]) -> None:
    """Let the window work until something has happened."""
    end = monotonic() + PATIENCE_SECONDS
    QApplication.processEvents()
    while not until():
        if monotonic() > end:
            raise TimeoutError("nothing happened")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


if __name__ == "__main__":
    main()
