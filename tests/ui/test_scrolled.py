"""Pages that are taller than the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.storage import saves
from harmony_desktop.ui.window import Window
from tests.soak.mutants import sound_record


@pytest.mark.parametrize("size", [(1366, 768), (1100, 700), (900, 620)])
def test_no_part_of_home_lies_over_another(
    open_window: Callable[..., Window], qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = open_window()
    window.resize(*size)
    saves.store(saves.new_path(window.context.places, "sintra"), sound_record("sintra", 1, 4))
    window.home.refresh()
    qtbot.waitUntil(lambda: bool(window.home._running))
    parts = window.home._inside

    def all_have_their_height() -> bool:
        items = [parts.itemAt(index) for index in range(parts.count())]
        return all(
            item.geometry().height() >= item.heightForWidth(item.geometry().width())
            for item in items
            if item is not None and item.hasHeightForWidth()
        )

    qtbot.waitUntil(all_have_their_height)
