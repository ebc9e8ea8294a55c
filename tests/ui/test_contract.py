"""The contract of a table is real: what leaves out a part cannot be defined."""

from __future__ import annotations

import pytest

from harmony_desktop.games.harmony.table.table import HarmonyTable
from harmony_desktop.ui.table.table import GameTable


def test_a_table_that_lacks_a_part_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match=r"Bare lacks aimed, arrange.*returned.*show_position"):
        type("Bare", (GameTable,), {})


def test_a_whole_table_can_be_built_upon() -> None:
    assert issubclass(type("Fancy", (HarmonyTable,), {}), GameTable)
