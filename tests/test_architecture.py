"""ARCHITECTURE.md names files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/*.]+/[\w/*.]*)`", TEXT)))


def test_files_are_named() -> None:
    assert len(NAMED) > 30


@pytest.mark.parametrize("name", NAMED)
def test_a_named_file_exists(name: str) -> None:
    package = ROOT / "harmony_desktop"
    folders = (
        ROOT,
        package,
        package / "ui",
        package / "ui" / "pages",
        package / "games" / "sintra",
    )
    assert any(list(folder.glob(name.rstrip("/"))) for folder in folders)


@pytest.mark.parametrize("layer", ["shell", "pages", "pad", "table", "players", "access", "kit"])
def test_every_layer_of_the_window_is_described(layer: str) -> None:
    assert f"| `{layer}/` |" in TEXT
