"""Where every file of an application folder comes from: each has an origin, or the build fails.

The spec writes down which file of this machine each file of the folder was copied from. A file
comes from the wheel of a library, from Python, from PyInstaller, from us, or from a package of
Debian, which says under which licences its files stand.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

from checkout import ROOT

from harmony_desktop import __version__, identity, licences
from harmony_desktop.licences import Licensed

OWN_NAME = "harmony-desktop"
_MADE = {
    "base_library.zip": "python",
    "harmony-desktop": "pyinstaller",
    "harmony-desktop.exe": "pyinstaller",
    "LICENSE": OWN_NAME,
    "third-party.txt": OWN_NAME,
}
"""Files that the build makes itself."""
_RUNTIME = re.compile(r"(api-ms-win|ucrtbase|vcruntime|msvcp|concrt)", re.IGNORECASE)


@dataclass(frozen=True)
class Origin:
    """The origin of a file: a library, Python, PyInstaller, a Debian package, or this project."""

    name: str
    version: str
    licensed: Licensed
    kind: str
    """The word that a package URL begins with: pypi, deb, generic."""

    @property
    def is_ours(self) -> bool:
        return self.name == OWN_NAME


class Unaccounted(Exception):
    """Files in the folder without a known origin."""


def origins(folder: Path, sources: Path) -> dict[Origin, list[Path]]:
    """Every file of an application folder, by its origin; Unaccounted if one has none.

    Modules inside the program itself are accounted for as well, without a file of their own.
    """
    copied: dict[str, str] = json.loads(sources.read_text(encoding="utf-8"))
    found: dict[Origin, list[Path]] = {}
    unknown: list[str] = []
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() or path.is_dir():
            continue
        place = path.relative_to(folder)
        origin = _origin(place, copied)
        if origin is None:
            unknown.append(str(place))
        else:
            found.setdefault(origin, []).append(place)
    for source in copied.values():
        if source.endswith((".py", ".pyc")) and (origin := _origin_of(source)) is not None:
            found.setdefault(origin, [])
    if unknown:
        raise Unaccounted(", ".join(unknown))
    return found


def _origin(place: Path, copied: Mapping[str, str]) -> Origin | None:
    inside = place.relative_to("_internal") if place.parts[0] == "_internal" else place
    if inside.name in _MADE:
        return _named(_MADE[inside.name])
    source = copied.get(inside.as_posix())
    return None if source is None else _origin_of(source)


def _origin_of(source: str) -> Origin | None:
    path = Path(source).resolve()
    if (one := _owners().get(path)) is not None:
        return _of_distribution(one)
    if path.is_relative_to(ROOT / "packaging"):
        return _named(OWN_NAME)
    if "PyInstaller" in path.parts or path.name.startswith(("pyi_rth", "pyimod", "pyiboot")):
        return _named("pyinstaller")
    for prefix in (sys.base_prefix, sysconfig.get_path("stdlib")):
        if path.is_relative_to(Path(prefix).resolve()) and not _is_of_debian(path):
            return _python()
    if sys.platform == "win32" and _RUNTIME.match(path.name):
        text = "Distributed with Visual Studio under the terms of its licence for runtime files."
        runtime = Licensed("Microsoft Visual C++ runtime", "", (text,))
        return Origin("msvc-runtime", "", runtime, "generic")
    return _of_debian(path)


def _named(name: str) -> Origin | None:
    if name == "python":
        return _python()
    if name == OWN_NAME:
        own = licences.own(ROOT / "resources")
        return Origin(name, __version__, Licensed(identity.NAME, "MIT", (own,)), "generic")
    for one in distributions():
        if licences.key(one.metadata["Name"]) == name:
            return _of_distribution(one)
    return None


@cache
def _owners() -> dict[Path, Distribution]:
    """The installed files, by the libraries they belong to."""
    return {
        Path(str(one.locate_file(path))).resolve(): one
        for one in distributions()
        for path in one.files or ()
    }


@cache
def _of_distribution(one: Distribution) -> Origin:
    name = licences.key(one.metadata["Name"])
    if name == OWN_NAME:
        own = _named(OWN_NAME)
        assert own is not None
        return own
    return Origin(name, one.version, licences.described(one), "pypi")


@cache
def _python() -> Origin:
    own = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    text = own.read_text(encoding="utf-8", errors="replace") if own.exists() else ""
    version = ".".join(str(part) for part in sys.version_info[:3])
    return Origin("python", version, Licensed(f"Python {version}", "PSF-2.0", (text,)), "generic")


def _is_of_debian(path: Path) -> bool:
    """Whether a file lies where Python does but is another package's, as in /usr/lib."""
    return sys.base_prefix == "/usr" and "python3" not in str(path)


@cache
def _of_debian(path: Path) -> Origin | None:
    """The package of Debian that a file belongs to, with what its copyright file says."""
    if shutil.which("dpkg") is None:
        return None
    # Some packages still name /lib for what lies in /usr/lib.
    for name in (str(path), str(path).removeprefix("/usr")):
        done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
    else:
        return None
    package = done.stdout.partition(": ")[0].partition(",")[0].strip()
    name = package.partition(":")[0]
    asked = ["dpkg-query", "--show", "--showformat=${Version}", package]
    version = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    copyright_file = Path("/usr/share/doc") / name / "copyright"
    if not copyright_file.exists():
        return None
    text = copyright_file.read_text(encoding="utf-8", errors="replace")
    licensed = Licensed(f"{name} {version}, of Debian", debian_licences(text), (text,))
    return Origin(name, version, licensed, "deb")


def debian_licences(text: str) -> str:
    """The licences that a copyright file of Debian names, if it names them one by one.

    >>> debian_licences("Files: *" + chr(10) + "License: Expat" + chr(10) + " Permission is ...")
    'Expat'
    """
    return ", ".join(sorted(set(re.findall(r"(?m)^License: *(\S.*?) *$", text))))


def unlinked(needed: Mapping[str, Iterable[str]], candidates: Iterable[str]) -> set[str]:
    """The candidates among libraries that nothing else needs, directly or through others.

    >>> sorted(unlinked({"program": ["a"], "a": ["b"], "b": [], "c": ["d"], "d": []}, "abcd"))
    ['c', 'd']
    """
    left = set(candidates)
    queue = [name for name in needed if name not in left]
    while queue:
        for name in needed[queue.pop()]:
            if name in left:
                left.remove(name)
                queue.append(name)
    return left
