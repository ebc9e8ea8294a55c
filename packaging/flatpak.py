"""Write a Flatpak manifest that builds from source.

python packaging/flatpak.py FOLDER [PROCESSOR]

FOLDER gets the manifest, the source archive (make it first: `python3 run.py build --wheel`), the
desktop's files and the wheels of the libraries that the runtime has not, downloaded by pip and held
against the hashes in requirements.txt, for x86_64 or aarch64: this machine's, unless one is named.
Then, in FOLDER:

    flatpak-builder --user --install --force-clean build ID.yml
"""

from __future__ import annotations

import hashlib
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from checkout import HERE, ROOT

from harmony_desktop import identity
from harmony_desktop.ui.shell import menu_entry

RUNTIME = "6.11"
"""Of KDE's platform and of the base with PySide6: the Qt that requirements.txt locks."""
PYTHON = "3.13"
"""Of freedesktop.org's runtime 25.08, which KDE's is made of."""
OF_THE_BASE = ("PySide6_Essentials", "PySide6_Addons", "shiboken6")
BUILDERS = ("hatchling==", "packaging==", "pathspec==", "pluggy==", "trove-classifiers==")
PERMISSIONS = (
    # A window and sound. No network and no folders: files come through the portal.
    "--share=ipc",
    "--socket=wayland",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--device=dri",
)


def main(folder: Path, processor: str) -> int:
    """Gather everything; returns the exit code."""
    (archive,) = (ROOT / "dist").glob("harmony_desktop-*.tar.gz")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy2(archive, folder)
    menu_entry.write_for_package(folder / "share")
    locked = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    libraries = _download(
        folder / "libraries", for_processor(without(locked, OF_THE_BASE), processor), processor
    )
    locked = (HERE / "requirements.txt").read_text(encoding="utf-8")
    builders = _download(folder / "builders", only(locked, BUILDERS), processor)
    manifest = folder / f"{identity.APPLICATION_ID}.yml"
    manifest.write_text(text(archive, builders, libraries), encoding="utf-8")
    return 0


def _download(folder: Path, locked: str, processor: str) -> list[Path]:
    """The wheels, each as locked, for the Python of the runtime."""
    folder.mkdir()
    wanted = folder / "requirements.txt"
    wanted.write_text(locked, encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps")
    kind = ("--only-binary", ":all:", "--python-version", PYTHON)
    systems = [f"--platform=manylinux_2_{number}_{processor}" for number in (17, 28)]
    subprocess.run([*pip, *kind, *systems, "--dest", folder, "-r", wanted], check=True)
    wanted.unlink()
    return sorted(folder.glob("*.whl"))


def without(locked: str, names: tuple[str, ...]) -> str:
    """The locked requirements, each with its hashes, but for some."""
    return "".join(one for one in _entries(locked) if not one.startswith(names))


def only(locked: str, names: tuple[str, ...]) -> str:
    """Some of the locked requirements, each with its hashes."""
    return "".join(one for one in _entries(locked) if one.startswith(names))


def for_processor(locked: str, processor: str) -> str:
    """The locked requirements for a processor of Linux: some libraries have no wheel for ARM.

    >>> for_processor("a==1; platform_machine == 'x86_64' or b hash", "aarch64")
    ''
    >>> for_processor("a==1; platform_machine == 'x86_64' or b" + chr(92), "x86_64")
    'a==1 \\\\'
    """
    return "".join(
        re.sub(r"; platform_machine.*?\s*(?=\\)", " ", one)
        for one in _entries(locked)
        if "platform_machine" not in one or f"'{processor}'" in one
    )


def _entries(locked: str) -> list[str]:
    return [one for one in re.split(r"(?m)^(?=\S)", locked) if one[:1].isalpha()]


def text(archive: Path, builders: list[Path], libraries: list[Path]) -> str:
    """The manifest."""
    permissions = "\n".join(f"  - {one}" for one in PERMISSIONS)
    return f"""\
# From source, on KDE's runtime; the libraries are the wheels that requirements.txt locks.
id: {identity.APPLICATION_ID}
runtime: org.kde.Platform
runtime-version: "{RUNTIME}"
sdk: org.kde.Sdk
base: io.qt.PySide.BaseApp
base-version: "{RUNTIME}"
command: harmony-desktop
finish-args:
{permissions}
cleanup-commands:
  - /app/cleanup-BaseApp.sh
modules:
  - name: builders
    buildsystem: simple
    build-commands:
      - pip3 install --no-index --no-deps --prefix=/app *.whl
    cleanup:
      - "*"
    sources:
{_sources(builders)}
  - name: libraries
    buildsystem: simple
    build-commands:
      - pip3 install --no-index --no-deps --prefix=/app *.whl
    sources:
{_sources(libraries)}
  - name: harmony-desktop
    buildsystem: simple
    build-commands:
      - pip3 install --no-index --no-deps --no-build-isolation --prefix=/app .
      - cp -a share/. /app/share/
    sources:
      - type: archive
        path: {archive.name}
        sha256: {_sha256(archive)}
      - type: dir
        path: share
        dest: share
"""


def _sources(wheels: list[Path]) -> str:
    return "\n".join(
        f"      - type: file\n        path: {path.parent.name}/{path.name}\n"
        f"        sha256: {_sha256(path)}"
        for path in wheels
    )


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    named = sys.argv[2] if len(sys.argv) > 2 else platform.machine()
    sys.exit(main(Path(sys.argv[1]).resolve(), named))
