"""Adding a game takes a folder and one word in the list of games, as README says.

The application is laid out once more in a temporary folder, by links, with the sixth game in it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent / "harmony_desktop"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which `harmony_desktop` has six games."""
    root = tmp_path_factory.mktemp("copy")
    package = root / "harmony_desktop"
    (package / "games").mkdir(parents=True)
    for part in PACKAGE.iterdir():
        if part.name not in ("games", "__pycache__"):
            (package / part.name).symlink_to(part)
    for part in (PACKAGE / "games").iterdir():
        if part.name not in ("__init__.py", "__pycache__"):
            (package / "games" / part.name).symlink_to(part)
    (package / "games" / "noughts").symlink_to(HERE / "noughts")
    listed = (PACKAGE / "games" / "__init__.py").read_text("utf-8")
    with_sixth = listed.replace('"harmonia")', '"harmonia", "noughts")')
    assert with_sixth != listed
    (package / "games" / "__init__.py").write_text(with_sixth, "utf-8")
    return root


def run(copy: Path, *words: str) -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, *words],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_its_bots_play_without_a_screen(copy: Path) -> None:
    words = ("simulate", "noughts", "--seats", "hard,random", "--games", "6", "--seed", "1")
    printed = json.loads(run(copy, "-m", "harmony_desktop", *words))
    assert printed["game"] == "noughts"
    assert printed["seats"][1]["wins"] == 0


def test_its_positions_are_scored(copy: Path) -> None:
    position = copy / "position.json"
    position.write_text('{"game": "noughts", "cells": [0, 0, 0, 1, 1, null, null, null, null]}')
    printed = json.loads(run(copy, "-m", "harmony_desktop", "score", str(position)))
    assert [sheet["total"] for sheet in printed["sheets"]] == [1, 0]


def test_the_game_is_played_in_the_window_by_mouse_and_by_keyboard(copy: Path) -> None:
    printed = json.loads(run(copy, str(HERE / "play.py"), str(copy / "home")))
    for way in ("mouse", "keys"):
        assert 5 <= printed[way]["moves"] <= 9
        assert 0 not in printed[way]["winners"] or len(printed[way]["winners"]) == 2
    assert "Mark three cells in a row" in printed["rules"]
    assert printed["results"] == ["noughts", "noughts"]
    assert printed["tutorial"] == "end"


def test_its_pictures_are_taken_like_those_of_the_others(copy: Path) -> None:
    code = (
        "import sys; from pathlib import Path;"
        "from harmony_desktop.ui.shell import screenshots as s;"
        "every = s._scenes;"
        "s._scenes = lambda window: ((n, f) for n, f in every(window) if n.startswith('noughts'));"
        "print(*(p.name for p in s.paint_pages(Path('shots'), 'en', 'light', (1280, 800), 1.0)))"
    )
    names = run(copy, "-c", code).split()
    assert "noughts-table-en-light.png" in names
    assert all((copy / "shots" / name).stat().st_size > 5000 for name in names)


def test_the_game_is_small() -> None:
    lines = [
        line
        for path in sorted((HERE / "noughts").rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if line.strip()
    ]
    assert len(lines) < 340
