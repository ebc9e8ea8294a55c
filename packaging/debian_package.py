"""The Debian package: source and binary, made by Debian's tools, with Debian's own libraries."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

from checkout import HERE, ROOT

from harmony_desktop.ui.shell.menu_entry import filled


def lacking() -> str:
    """The programs missing here to build the package; none if it can be built."""
    if not all(shutil.which(tool) for tool in ("dpkg-buildpackage", "dh", "pybuild")):
        return "dpkg-dev, debhelper and dh-python"
    control = HERE / "debian" / "control"
    done = subprocess.run(
        ["dpkg-checkbuilddeps", control], capture_output=True, text=True, check=False
    )
    return done.stderr.partition("dependencies: ")[2].strip()


def build(archive: Path, target: Path) -> list[Path]:
    """Make the packages in `target` from the source archive."""
    place = ROOT / "build" / "debian"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    (tree,) = place.iterdir()
    # Debian's tools look for their folder at the top.
    shutil.copytree(HERE / "debian", tree / "debian")
    for name in ("changelog", "control", "copyright"):
        (tree / "debian" / name).write_text(filled(tree / "debian" / name), encoding="utf-8")
    subprocess.run(
        ["dpkg-buildpackage", "--unsigned-source", "--unsigned-changes"], cwd=tree, check=True
    )
    made = [path for path in place.iterdir() if path.is_file()]
    return [Path(shutil.copy2(path, target)) for path in sorted(made)]
