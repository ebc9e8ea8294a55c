"""Build hooks of the wheel: translations, resources, and the metadata of the project."""

from __future__ import annotations

import re
import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_LEFT_OUT = {".py", ".pyc", ".md"}
"""Files that made the resources: in the source archive, but not in the application."""


class ApplicationFiles(BuildHookInterface[Any]):
    """Puts translations and resources inside the package, where the application looks first."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and list the files of a wheel; an editable install uses the checkout itself."""
        root = Path(self.root)
        if version == "editable":
            _compile_translations(root, root / "translations")
            return
        self._scratch = tempfile.TemporaryDirectory()
        compiled = Path(self._scratch.name)
        _compile_translations(root, compiled)
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


class Description(MetadataHookInterface):
    """The addresses, and a README whose pictures are seen where it stands alone."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what `pyproject.toml` calls dynamic."""
        root = Path(self.root)
        identity = runpy.run_path(str(root / "harmony_desktop" / "identity.py"))
        metadata["urls"] = {
            "Homepage": identity["HOMEPAGE"],
            "Issues": identity["ISSUES"],
            "Source": identity["SOURCE"],
        }
        text = (root / "README.md").read_text(encoding="utf-8")
        # Links of the checkout, to pictures and other pages, lead to the project's home.
        text = re.sub(r"\]\((?!https?:|#)", f"]({identity['FILES']}/", text)
        text = re.sub(r'src="(?!https?:)', f'src="{identity["FILES"]}/', text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _compile_translations(root: Path, folder: Path) -> None:
    """Turn every translations/*.ts into a .qm file in `folder`."""
    runpy.run_path(str(root / "translations" / "compile.py"))["compile_all"](folder)
