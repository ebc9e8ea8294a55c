"""Every text on every page, table and pad can be read whole, in every language and two sizes."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.shell import screenshots
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.texts import table_faults, widget_faults

SIZES = ((1280, 800), (1024, 700))
TOO_SLOW = ("review", "gallery")
"""Pages that compute first; what they show is on other pages too. Rules scroll, and cut nothing."""


LEAST_PIXELS = 10.5
"""The height of the smallest letters, in pixels of the screen."""
SMALLER = {
    "harmonies-pad": 5.5,
    "harmonies-guide": 8.9,
    "harmonies-table": 9.8,
    "terraces-table": 9.6,
    "terraces-guide": 9.6,
    "terraces-arranged": 9.6,
    "sintra-guide": 9.8,
    "harmonia-guide": 10.1,
}
"""Tables with names on small pieces, which are also said where the keyboard or the pointer is."""
OVERLAPPING = ("terraces-arranged",)
"""Tables on which a title may lie over a name in the smallest window."""


def sayings() -> set[str]:
    """Everything that is meant to be said in any language, whatever it ends in."""
    root = Path(__file__).resolve().parents[2]
    said = set()
    for path in (root / "translations").glob("harmony_*.ts"):
        document = ElementTree.parse(path)  # noqa: S314 - our own file
        said |= {node.text or "" for node in document.iter()}
    return said


def settle(window: Window) -> None:
    while window.page.loading or window.page.drawing:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    for _ in range(12):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def faults(window: Window, name: str, known: set[str]) -> Iterator[str]:
    page = window.page
    yield from widget_faults(page, known)
    if isinstance(page, TablePage | PadPage):
        least = SMALLER.get(name, LEAST_PIXELS)
        for fault in table_faults(page.view, known, least):
            if not (fault.startswith("overlap") and name in OVERLAPPING):
                yield fault


@pytest.mark.slow
@pytest.mark.qt_log_ignore("setCompositionMode")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_whole(language: str, open_window: Callable[..., Window]) -> None:
    window = open_window(language)
    window.context.after_first_paint()
    screenshots._fill_disk(window.context)
    known, found = sayings(), []
    for name, show in screenshots._scenes(window):
        if name in TOO_SLOW or name.endswith("rules"):
            continue
        show()
        for size in SIZES:
            window.resize(*size)
            settle(window)
            found += [f"{name} {size[0]}: {fault}" for fault in faults(window, name, known)]
    assert not found, "\n".join(found)
