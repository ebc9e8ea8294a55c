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


ONE_MEANING = {
    "graduation-cap": {"Tutorial", "tutorial_button", "_offer_button"},
    "lightbulb": {"hint"},
    "puzzle": {"Puzzles", "_puzzles", "_solve", "_practise"},
    "chart-line": {"Analysis", "_review_button"},
    "trophy": {"Ladder", "_ladder"},
    "star": {"starred"},
    "shuffle": {"SHUFFLE"},
    "calendar-days": {"Calendar", "_calendar"},
}
"""What some icons stand for: the words or the button beside them."""


def test_an_icon_means_one_thing() -> None:
    told: dict[str, set[str]] = {name: set() for name in ONE_MEANING}
    icons = "|".join(ONE_MEANING)
    for path in (ROOT / "harmony_desktop" / "ui").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for made, icon in re.findall(rf'self\.(\w+) = [\w.]*\("({icons})"', text):
            told[icon].add(made)
        for words, icon in re.findall(
            rf'EndAction\([^()]*self.tr\("([\w ]+)"\), "({icons})"', text
        ):
            told[icon].add(words)
        for icon, words in re.findall(
            rf'GameLink\(\s*"({icons})",\s*lambda: self.tr\("(.+?)"', text
        ):
            told[icon].add(words)
    for icon, words in told.items():
        assert words <= ONE_MEANING[icon], icon
    assert sum(map(len, told.values())) > 10
