"""The handbook on the player's disk: written by a process of its own when it is first opened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from harmony_desktop import __version__

INDEX = "index.html"


def command(folder: Path, language: str) -> list[str]:
    """The command that writes the handbook: painting its windows takes a while."""
    program = [sys.executable]
    if not getattr(sys, "frozen", False):
        program += ["-m", "harmony_desktop"]
    return [*program, "handbook", str(folder), "--language", language]


def written(data: Path, language: str) -> Path:
    """Return the first page of this version's handbook, writing the handbook if needed."""
    folder = data / "handbook" / __version__
    page = folder / language / INDEX
    if not page.exists():
        subprocess.run(command(folder, language), check=True, stdout=subprocess.DEVNULL)
    return page
