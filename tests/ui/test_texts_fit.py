"""Every text on every page, table and pad can be read whole, in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.shell import screenshots
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.texts import nameless_buttons, table_faults, widget_faults

LARGE, SMALL = (1280, 800), (1024, 700)
SIZES = {"fa": (LARGE, SMALL), "de": (LARGE, SMALL)}
"""The others are looked at in the small window alone, where room is scarce: the longest language
and one from right to left show what a large window does otherwise."""
LEAST_PIXELS = 10.85
"""The height of the smallest letters, in pixels of the screen: 11, as letters have whole units."""


def sayings() -> set[str]:
    """Everything that is meant to be said in any language, whatever it ends in."""
    root = Path(__file__).resolve().parents[2]
    said = set()
    for path in (root / "translations").glob("harmony_*.ts"):
        document = ElementTree.parse(path)  # noqa: S314 - our own file
        said |= {node.text or "" for node in document.iter()}
    return said


def faults(window: Window, known: set[str]) -> Iterator[str]:
    page = window.page
    yield from widget_faults(page, known)
    yield from nameless_buttons(page)
    if isinstance(page, TablePage | PadPage):
        yield from table_faults(page.view, known, LEAST_PIXELS)


@pytest.mark.slow
@pytest.mark.qt_log_ignore("setCompositionMode")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_whole(language: str, open_window: Callable[..., Window]) -> None:
    """One walk over all pages looks at everything: opening them takes longest."""
    window = open_window(language)
    window.context.after_first_paint()
    screenshots._fill_disk(window.context)
    known, found = sayings(), []
    sizes = list(SIZES.get(language, (SMALL,)))
    for name, show in screenshots._scenes(window):
        show()
        for size in sizes:
            window.resize(*size)
            screenshots.catch_up(window)
            found += [f"{name} {size[0]}: {fault}" for fault in faults(window, known)]
        # The next page begins in the size of this one: tables are drawn anew for each.
        sizes.reverse()
    assert not found, "\n".join(found)
