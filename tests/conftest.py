"""What every test starts from: no screen, no network, no files of the player."""

from __future__ import annotations

import os
import runpy
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OMP_NUM_THREADS", "1")

# Machines differ in speed: a test says what is right, a benchmark says how fast.
settings.register_profile(
    "house", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """The window speaks from compiled translations; the first of several processes makes them."""
    if not hasattr(config, "workerinput"):
        root = Path(__file__).resolve().parent.parent
        runpy.run_path(str(root / "translations" / "compile.py"))["compile_all"]()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test has a home of its own."""
    home = tmp_path / "home"
    monkeypatch.setenv("HARMONY_DESKTOP_HOME", str(home))
    return home
