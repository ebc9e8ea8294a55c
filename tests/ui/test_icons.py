"""Every icon in the folder is used, and every icon that is named is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ICONS = {path.stem for path in (ROOT / "resources" / "icons").glob("*.svg")}


def test_every_icon_is_named_somewhere() -> None:
    named: set[str] = set()
    for path in (ROOT / "harmony_desktop").rglob("*.py"):
        named.update(re.findall(r'"([a-z][a-z0-9-]*)"', path.read_text(encoding="utf-8")))
    assert ICONS - named == set()
