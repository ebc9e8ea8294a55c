"""Compile the translations: every .ts file here into the .qm file that the application loads.

python translations/compile.py    those that are missing or older than their source
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def compile_all(folder: Path = HERE) -> None:
    """Bring every .qm file in `folder` up to date."""
    for source in sorted(HERE.glob("*.ts")):
        target = folder / source.with_suffix(".qm").name
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            subprocess.run([*_lrelease(), "-silent", str(source), "-qm", str(target)], check=True)


def _lrelease() -> list[str]:
    """The compiler of translations: the one that comes with PySide6, or the system's own."""
    with suppress(ModuleNotFoundError):
        if find_spec("PySide6.scripts.pyside_tool") is not None:
            return [sys.executable, "-c", _LRELEASE]
    found = shutil.which("lrelease", path=f"/usr/lib/qt6/bin{os.pathsep}{os.environ['PATH']}")
    if found is None:
        raise RuntimeError("Qt's lrelease is needed to compile the translations")
    return [found]


if __name__ == "__main__":
    compile_all()
