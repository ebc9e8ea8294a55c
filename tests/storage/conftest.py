"""Folders and results on an empty disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path)


@pytest.fixture
def results(places: Places) -> Results:
    return Results(places)
