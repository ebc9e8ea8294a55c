"""Compile the translations: every .ts file here into the .qm file that the application loads.

python translations/compile.py    those that are missing or older than their source
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
_UKRAINIAN = "harmony_uk"
_FORM = re.compile(r"(<(translation|numerusform)[^<>]*>)([^<]*)(?=</\2>)")
_ONE_LETTER = re.compile(r"(?<![\w’'])([авзійоуяє]) (?=\S)", re.IGNORECASE)
_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def compile_all(folder: Path = HERE) -> None:
    """Bring every .qm file in `folder` up to date."""
    for source in sorted(HERE.glob("*.ts")):
        target = folder / source.with_suffix(".qm").name
        newest = max(source.stat().st_mtime, Path(__file__).stat().st_mtime)
        if not target.exists() or target.stat().st_mtime < newest:
            _compile(source, target)


def _compile(source: Path, target: Path) -> None:
    with TemporaryDirectory() as folder:
        if source.stem == _UKRAINIAN:
            text = source.read_text(encoding="utf-8")
            source = Path(folder) / source.name
            source.write_text(_FORM.sub(_held, text), encoding="utf-8")
        subprocess.run([*_lrelease(), "-silent", str(source), "-qm", str(target)], check=True)


def _held(form: re.Match[str]) -> str:
    return form[1] + held_together(form[3])


def held_together(text: str) -> str:
    """Tie every word of one letter to the next one, and every dash to the word before it.

    Ukrainian ends no line with such a word, and begins none with a dash.

    >>> held_together("З духами · є навчання; пів’я й я").replace(chr(160), "_")
    'З_духами · є_навчання; пів’я й_я'
    >>> held_together("Перевага — 36 балів").replace(chr(160), "_")
    'Перевага_— 36 балів'
    """
    return _ONE_LETTER.sub("\\1\u00a0", text).replace(" — ", "\u00a0— ")


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
