"""The application folder as a Debian package that fits into the desktop."""

from __future__ import annotations

import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ICONS = ROOT / "resources" / "app"
METAINFO = "io.github.harmony_desktop.HarmonyDesktop.metainfo.xml"
PROGRAM_FOLDER = "usr/lib/harmony-desktop"
_GLIBC = re.compile(rb"GLIBC_2\.(\d+)\0")


def possible() -> bool:
    """Whether this system can build one."""
    return shutil.which("dpkg-deb") is not None


def version() -> str:
    """The version, from the one place that states it."""
    text = (ROOT / "harmony_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def build(folder: Path, target: Path) -> Path:
    """Make the package in `target` from the folder PyInstaller made."""
    tree = ROOT / "build" / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(folder, tree / PROGRAM_FOLDER, symlinks=True)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/harmony-desktop").symlink_to("../lib/harmony-desktop/harmony-desktop")
    integrate(tree / "usr/share")
    _copy(HERE / "debian" / "copyright", tree / "usr/share/doc/harmony-desktop/copyright")
    if (ROOT / "CHANGELOG.md").exists():
        _copy(ROOT / "CHANGELOG.md", tree / "usr/share/doc/harmony-desktop/CHANGELOG.md")
    architecture = _output("dpkg", "--print-architecture")
    values = {
        "VERSION": version(),
        "ARCHITECTURE": architecture,
        "SIZE": str(_kibibytes(tree)),
        "LIBC": newest_libc(folder),
    }
    control = tree / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(filled(HERE / "debian" / "control.in", values), encoding="utf-8")
    _set_modes(tree)
    package = target / f"harmony-desktop_{version()}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package], check=True)
    return package


def integrate(share: Path) -> None:
    """Put desktop entry, icons, MIME type and metainfo below a `share` folder."""
    linux = HERE / "linux"
    _copy(linux / "harmony-desktop.desktop", share / "applications/harmony-desktop.desktop")
    _copy(linux / "harmony-desktop.xml", share / "mime/packages/harmony-desktop.xml")
    icons = share / "icons" / "hicolor"
    for picture in ICONS.glob("icon-*.png"):
        size = picture.stem.removeprefix("icon-")
        _copy(picture, icons / f"{size}x{size}" / "apps" / "harmony-desktop.png")
    _copy(ICONS / "icon.svg", icons / "scalable" / "apps" / "harmony-desktop.svg")
    metainfo = share / "metainfo" / METAINFO
    metainfo.parent.mkdir(parents=True)
    values = {"VERSION": version(), "DATE": datetime.now(UTC).date().isoformat()}
    metainfo.write_text(filled(linux / f"{METAINFO}.in", values), encoding="utf-8")


def filled(template: Path, values: dict[str, str]) -> str:
    """A template with its @NAMES@ replaced."""
    text = template.read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    return text


def newest_libc(folder: Path) -> str:
    """The oldest version of the C library that has all the symbols the folder asks for."""
    wanted = {
        int(number)
        for path in folder.rglob("*.so*")
        if path.is_file()
        for number in _GLIBC.findall(path.read_bytes())
    }
    return f"2.{max(wanted)}"


def _kibibytes(tree: Path) -> int:
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    return sum(-(-path.stat().st_size // 1024) for path in files)


def _set_modes(tree: Path) -> None:
    """Readable by all, writable by root, and nothing executable but programs."""
    program = tree / PROGRAM_FOLDER / "harmony-desktop"
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _output(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
