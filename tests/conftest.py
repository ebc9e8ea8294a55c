"""The environment of every test: no screen, no network, none of the player's files."""

from __future__ import annotations

import gc
import os
import runpy
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Machines differ in speed: a test says what is right, a benchmark says how fast.
settings.register_profile(
    "house", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
PATIENCE_MS = 120_000
"""How long a test waits for what must happen, unless it says otherwise. Five seconds, as pytest-qt
has it, are not enough on a busy machine."""
for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed):
    assert wait.__kwdefaults__ is not None
    wait.__kwdefaults__["timeout"] = PATIENCE_MS

SLOW_FOLDERS = ("bench/", "bootstrap/", "bots/", "packaging/", "soak/", "ui/")
SLOW_MODULES = {
    *("test_analysis.py", "test_background.py", "test_bots.py", "test_champion.py"),
    *("test_hindsight.py", "test_reasons.py", "test_terrain.py", "test_training.py"),
}


def pytest_configure(config: pytest.Config) -> None:
    """Compile the translations that the window uses; the first of several processes does it."""
    if not hasattr(config, "workerinput"):
        root = Path(__file__).resolve().parent.parent
        runpy.run_path(str(root / "translations" / "compile.py"))["compile_all"]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that `run.py test --quick` leaves out: windows, packages, and thinking
    bots."""
    for item in items:
        folder = Path(__file__).parent
        inside = item.path.relative_to(folder) if item.path.is_relative_to(folder) else item.path
        if inside.as_posix().startswith(SLOW_FOLDERS) or item.path.name in SLOW_MODULES:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a home of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("HARMONY_DESKTOP_HOME", str(home))
    return home


@pytest.fixture(scope="session", autouse=True)
def modules_out_of_the_collector() -> None:
    """Keep what was loaded before the first test out of the garbage collector, as the window does:
    it sweeps after every page that has gone, which takes half a second with all tests in memory."""
    gc.collect()
    gc.freeze()
