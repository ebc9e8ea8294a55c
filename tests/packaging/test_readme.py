"""What visitors see first: the README's pictures, links and commands, and CONTRIBUTING's claims."""

from __future__ import annotations

import importlib
import re
import runpy
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from bootstrap import commands

ROOT = Path(__file__).resolve().parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PICTURES = ROOT / "docs" / "pictures"


@pytest.fixture
def animated_webp(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    return importlib.import_module("animated_webp")


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    shown = set(re.findall(r"docs/pictures/([\w.-]+)", README))
    assert shown == {path.name for path in PICTURES.iterdir()}


def test_a_table_in_english_comes_first_and_a_moving_turn_second() -> None:
    first, second, *_ = re.findall(r"docs/pictures/([\w.-]+)", README)
    assert first == "table-en-light.png"
    assert second == "one-turn.webp"
    reader = QImageReader(str(PICTURES / second))
    assert reader.imageCount() > 20
    assert (PICTURES / second).stat().st_size < 2_000_000


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "RELEASING.md"])
def test_links_within_the_project_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (ROOT / link).exists(), link


def test_commands_that_are_named_are_there() -> None:
    for text in (README, CONTRIBUTING, (ROOT / "RELEASING.md").read_text(encoding="utf-8")):
        for name in re.findall(r"python3 run\.py (\w+)", text):
            assert callable(getattr(commands, name)), name


def test_the_length_of_a_new_game_is_the_length_of_the_example() -> None:
    files = (ROOT / "tests" / "sixth_game" / "noughts").rglob("*.py")
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    claimed = re.search(r"a whole game\s+in about (\d+)\s+lines", CONTRIBUTING)
    assert claimed is not None
    assert abs(lines - int(claimed[1])) < 20


def test_frames_of_a_moving_picture_are_kept_and_shown_in_order(
    animated_webp: ModuleType, tmp_path: Path
) -> None:
    film = animated_webp.AnimatedWebp(90)
    colours = ("red", "green", "green", "blue")
    for colour in colours:
        frame = QImage(64, 40, QImage.Format.Format_RGB32)
        frame.fill(QColor("white"))
        painter = QPainter(frame)
        painter.fillRect(21, 11, 20, 20, QColor(colour))
        painter.end()
        film.add(frame, 100)
    film.write(tmp_path / "film.webp")
    reader = QImageReader(str(tmp_path / "film.webp"))
    assert reader.imageCount() == 3, "equal frames are one"
    for colour, delay in (("red", 100), ("green", 200), ("blue", 100)):
        frame = reader.read()
        assert frame.size().width() == 64
        assert reader.nextImageDelay() == delay
        seen = np.array(frame.pixelColor(31, 21).getRgb()) - QColor(colour).getRgb()
        assert abs(seen).max() < 30, colour
        assert frame.pixelColor(2, 2).lightness() > 240


def test_a_picture_is_stale_when_it_shows_something_else(tmp_path: Path) -> None:
    path = list(sys.path)
    look_alike = runpy.run_path(str(ROOT / "docs" / "make_pictures.py"))["_look_alike"]
    sys.path[:] = path
    kept, fresh = tmp_path / "kept.png", tmp_path / "fresh.png"
    picture = QImage(str(PICTURES / "table-en-light.png"))
    picture.save(str(kept))
    picture.save(str(fresh))
    assert look_alike(kept, fresh)
    painter = QPainter(picture)
    painter.fillRect(300, 300, 60, 40, QColor("black"))
    painter.end()
    picture.save(str(fresh))
    assert not look_alike(kept, fresh)
    assert not look_alike(tmp_path / "missing.png", fresh)
