"""Plays noughts and crosses in a real window, by mouse and by keyboard, against its bot.

Run by test_sixth_game.py in a process of its own, where the game has been added to the list.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.rules_document import RulesBrowser
from harmony_desktop.ui.table.tutorial_card import TutorialCard


def wait(until: Callable[[], bool]) -> None:
    deadline = monotonic() + 120
    while not until():
        QTest.qWait(20)
        assert monotonic() < deadline, "nothing happened"


def play(window: Window, by_mouse: bool) -> dict[str, object]:
    """A whole game against the perfect bot; says how it went."""
    seats = (Seat(kind="person", name="Ada"), Seat(kind="bot", name="Bo", level="hard"))
    record = Record(game="noughts", revision=1, seats=seats, seed=3 + by_mouse)
    window.tables.resume(record, saves.new_path(window.context.places, "noughts"))
    page = window.page
    assert isinstance(page, TablePage)
    session, table = page.session, page.table
    while not session.timeline.over:
        wait(lambda: session.timeline.over or (session.timeline.awaits_person and table.live))
        if session.timeline.over:
            break
        cell = session.timeline.state.legal_moves()[-1].cell  # type: ignore[attr-defined]
        if by_mouse:
            spot = table.zones[0].spots[cell]
            at: QPoint = page.view.mapFromScene(spot.centre)
            QTest.mouseMove(page.view.viewport(), at)
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        else:
            page.view.setFocus()
            table.focus_on("board", 4)
            for _ in range(2):
                QTest.keyClick(page.view, Qt.Key.Key_Up)
                QTest.keyClick(page.view, Qt.Key.Key_Left)
            for _ in range(cell // 3):
                QTest.keyClick(page.view, Qt.Key.Key_Down)
            for _ in range(cell % 3):
                QTest.keyClick(page.view, Qt.Key.Key_Right)
            QTest.keyClick(page.view, Qt.Key.Key_Return)
        assert session.timeline.moves, "the move was not played"
    wait(lambda: isinstance(window.page, EndPage))
    return {"moves": len(session.timeline.moves), "winners": session.timeline.state.winners()}


def main() -> None:
    application = make_application()
    context = Context(application, Places.below(Path(sys.argv[1])), "en")
    context.settings.animation = context.settings.pace = "off"
    context.settings.sound = False
    window = Window(context)
    window.resize(1280, 800)
    window.show()
    told: dict[str, object] = {"mouse": play(window, True), "keys": play(window, False)}
    window.navigation.show_home()
    window.tables.teach("noughts", {})
    card = window.page.findChild(TutorialCard)
    assert isinstance(window.page, TablePage)
    assert card is not None
    window.page.play(card.asked()[0])
    told["tutorial"] = card.step.key
    window.navigation.show_home()
    window.navigation.open("rules", "noughts")
    rules = window.page.findChild(RulesBrowser)
    told["rules"] = rules.toPlainText() if rules is not None else ""
    window.navigation.show_home()
    window.navigation.open("my_games", "statistics")
    told["results"] = [one.game for one in context.results.latest(9)]
    window.close()
    print(json.dumps(told))


if __name__ == "__main__":
    main()
