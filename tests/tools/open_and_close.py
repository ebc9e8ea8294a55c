"""Open and close tables while a bot is about to move, each at another moment of its start.

python tests/tools/open_and_close.py CYCLES
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def main(cycles: int) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

    from harmony_desktop.engine.record import Record, Seat
    from harmony_desktop.storage import saves
    from harmony_desktop.storage.files import Places
    from harmony_desktop.ui.kit import figures
    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.shell.app import make_application
    from harmony_desktop.ui.shell.window import Window

    # Drawings would take most of the time, and nothing of them is left to be closed.
    setattr(figures, "paint", lambda rect, *_: QPixmap(rect.size().toSize()))  # noqa: B010
    application = make_application()
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as home:
        context = Context(application, Places.below(Path(home)), "en")
        context.settings.animation = "off"
        context.settings.sound = False
        window = Window(context)
        window.show()
        seats = (Seat(kind="bot", level="easy"), Seat(kind="person"))
        record = Record(game="harmony", revision=1, seats=seats, seed=5)
        path = saves.new_path(context.places, "harmony")
        for cycle in range(cycles):
            window.tables.resume(record, path)
            # The process needs some 300 ms for its first answer: close it before, at and after it.
            moment = perf_counter() + (0, 0.001, 0.01, 0.05, 0.3)[cycle % 5] * (cycle % 7) / 4
            application.processEvents()
            while perf_counter() < moment:
                application.processEvents()
            window.navigation.show_home()
            # Outside a running event loop, Qt deletes only when it is told to.
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            application.processEvents()
        window.close()
    print(f"{cycles} tables opened and closed")


if __name__ == "__main__":
    main(int(sys.argv[1]))
