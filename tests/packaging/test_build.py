"""The steps of a build that need no tools of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ADD_LICENCES = """
import sys
from pathlib import Path
sys.path.insert(0, "packaging")
import build
build.PYTHON = Path(sys.executable)
build.add_licences(Path(sys.argv[1]))
"""


def test_an_application_folder_gets_the_licences_of_all_that_is_in_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ADD_LICENCES, tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "LICENSE").exists()
    listed = tmp_path / "_internal/harmony_desktop/resources/licences/third-party.txt"
    assert "PySide6" in listed.read_text(encoding="utf-8")
