"""An error in what Qt calls is an error of Python, not the end of the program."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import harmony_desktop.ui
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

application = QApplication([])

class Fragile(QWidget):
    def resizeEvent(self, event):
        {error}

try:
    Fragile().resize(50, 50)
    Fragile().show()
except Exception as problem:
    print("caught", type(problem).__name__, problem)
"""


@pytest.mark.parametrize(
    ("error", "caught"),
    [
        ("raise ValueError('mine')", "ValueError"),
        ("int('x')", "ValueError"),
        ("gone = QWidget(); delete(gone); gone.width()", "RuntimeError"),
    ],
)
def test_an_error_in_an_override_is_raised_where_it_was_called(error: str, caught: str) -> None:
    """Those that are raised in C ended the program, before Python 3.12."""
    words = [sys.executable, "-c", PROGRAM.format(error=error)]
    told = subprocess.run(words, capture_output=True, text=True, check=False)
    assert told.returncode == 0
    assert told.stdout.startswith(f"caught {caught}")
