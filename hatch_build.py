"""What the packages get besides the code: compiled translations, and resources without scripts."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"
_LEFT_OUT = {".py", ".pyc", ".md"}
"""How resources were made: in the source archive, not in the application."""


class ApplicationFiles(BuildHookInterface[Any]):
    """Puts translations and resources inside the package, where the application looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and list the files of a wheel; an editable install uses the checkout itself."""
        root = Path(self.root)
        if version == "editable":
            compile_translations(root, root / "translations")
            return
        self._scratch = tempfile.TemporaryDirectory()
        compiled = Path(self._scratch.name)
        compile_translations(root, compiled)
        included: dict[str, str] = build_data["force_include"]
        for path in sorted(compiled.iterdir()):
            included[str(path)] = f"harmony_desktop/translations/{path.name}"
        for path in sorted((root / "resources").rglob("*")):
            if path.is_file() and path.suffix not in _LEFT_OUT:
                place = path.relative_to(root).as_posix()
                included[str(path)] = f"harmony_desktop/{place}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled."""
        if version != "editable":
            self._scratch.cleanup()


def compile_translations(root: Path, folder: Path) -> None:
    """Turn every translations/*.ts into a .qm file in `folder`."""
    for source in sorted((root / "translations").glob("*.ts")):
        target = folder / source.with_suffix(".qm").name
        command = [sys.executable, "-c", _LRELEASE, "-silent", str(source), "-qm", str(target)]
        subprocess.run(command, check=True)
