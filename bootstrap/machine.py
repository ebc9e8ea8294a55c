"""The computer a checkout is set up on: its C library, package manager, libraries and programs.

`python3 -m bootstrap.machine` prints the names of Debian's packages that the tests use.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


class Problem(Exception):
    """Why the command cannot be run: one sentence, and what to type where that helps."""


OLDEST_GLIBC = {"x86_64": (2, 34), "aarch64": (2, 39)}
"""The C library that the locked PySide6 was built for, as its wheels are named."""
OLDEST_MACOS = (13, 0)


@dataclass(frozen=True)
class Package:
    """A package of Debian, and the one of Arch that brings the same."""

    debian: str
    arch: str


QT_LIBRARIES = {
    "libglib-2.0.so.0": Package("libglib2.0-0", "glib2"),
    "libGL.so.1": Package("libgl1", "libglvnd"),
    "libEGL.so.1": Package("libegl1", "libglvnd"),
    "libdbus-1.so.3": Package("libdbus-1-3", "dbus"),
    "libfontconfig.so.1": Package("libfontconfig1", "fontconfig"),
    "libgssapi_krb5.so.2": Package("libgssapi-krb5-2", "krb5"),
    "libxkbcommon.so.0": Package("libxkbcommon0", "libxkbcommon"),
}
"""Shared libraries that Qt loads."""
SCREEN_LIBRARIES = {
    "libxkbcommon-x11.so.0": Package("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxcb-cursor.so.0": Package("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": Package("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-keysyms.so.1": Package("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-shape.so.0": Package("libxcb-shape0", "libxcb"),
}
"""Shared libraries that Qt loads for a window on X11."""
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
"""Programs that tests start, and Debian's packages of them."""
SCREEN_READER = ("at-spi2-core", "gir1.2-atspi-2.0", "python3-gi")
"""Debian's packages for the test that listens as a screen reader does."""
_SYSTEM_PYTHON = "/usr/bin/python3"
_LISTEN = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
_BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def check_system() -> None:
    """Refuse a system that Qt has no package for, before anything is fetched."""
    if platform.system() == "Darwin":
        version = tuple(int(part) for part in platform.mac_ver()[0].split(".")[:2])
        if version < OLDEST_MACOS:
            raise Problem(f"macOS {_dotted(OLDEST_MACOS)} or newer is needed for Qt.")
    if platform.system() != "Linux":
        return
    oldest = OLDEST_GLIBC.get(platform.machine())
    if oldest is None:
        return
    name, version_text = platform.libc_ver()
    if name != "glibc":
        raise Problem("Qt for Python needs the GNU C library, which this system does not use.")
    version = tuple(int(part) for part in version_text.split(".")[:2])
    if version < oldest:
        raise Problem(
            f"Qt needs glibc {_dotted(oldest)} or newer, and this system has {version_text}:"
            " a newer release of the system is needed."
        )


def require_libraries(needed: Mapping[str, Package], with_pip: bool = False) -> None:
    """Install the libraries that are missing where that is possible; else say how to.

    Where Python's own tools are missing too (`with_pip`), they come in the same step.
    """
    missing = missing_libraries(needed)
    if not missing:
        return
    tools = [pip_package("apt-get")] if with_pip else []
    if not install_debian([*(needed[name].debian for name in missing), *tools]):
        line = install_line(missing, needed, with_pip)
        raise Problem(f"system libraries are missing. {line}\nThen start again.")


def missing_libraries(needed: Mapping[str, Package]) -> list[str]:
    """The libraries that cannot be loaded here; none on systems whose Qt brings them all."""
    if platform.system() != "Linux":
        return []
    return [name for name in needed if not _loads(name)]


def provide_test_programs() -> None:
    """Install the programs that tests start besides the application, or say that it is impossible.

    A test that lacks its program is skipped, and reported as skipped.
    """
    if platform.system() != "Linux":
        return
    missing = [package for name, package in TEST_PROGRAMS.items() if not shutil.which(name)]
    if not _can_listen():
        missing += SCREEN_READER
    if missing and not install_debian(missing):
        print(
            f"run.py: some tests will be skipped for want of: {' '.join(missing)} (Debian's names)",
            flush=True,
        )


_INSTALL = {
    "apt-get": "sudo apt install",
    "dnf": "sudo dnf install",
    "zypper": "sudo zypper install",
    "pacman": "sudo pacman -S",
}
"""The command that installs packages, by package manager."""


def install_line(
    libraries: Sequence[str], packages: Mapping[str, Package], with_pip: bool = False
) -> str:
    """The command line that installs shared libraries here, and Python's own tools on request."""
    for manager, command in _INSTALL.items():
        if shutil.which(manager):
            if manager == "apt-get":
                names = [packages[name].debian for name in libraries]
            elif manager == "pacman":
                names = [packages[name].arch for name in libraries]
            else:
                # Packages in RPM format are found by the library they bring.
                names = [f"'{name}()(64bit)'" for name in libraries]
            names += [pip_package(manager)] if with_pip else []
            return f"Please type:\n    {command} {' '.join(dict.fromkeys(names))}"
    return f"Please install the packages that bring:\n    {' '.join(libraries)}"


def pip_package(manager: str) -> str:
    """The package that has Python's own tools for environments."""
    major, minor = sys.version_info[:2]
    names = {
        "apt-get": f"python{major}.{minor}-venv",
        "dnf": "python3-pip",
        "zypper": f"python{major}{minor}-pip",
        "pacman": "python-pip",
    }
    return names[manager]


def pip_line() -> str:
    """The command line that installs Python's own tools for environments here."""
    for manager, command in _INSTALL.items():
        if shutil.which(manager):
            return f"Please type:\n    {command} {pip_package(manager)}"
    if shutil.which("brew"):
        return "Please type:\n    brew reinstall python"
    return "Please install Python from https://www.python.org/downloads/"


def debian_packages() -> list[str]:
    """Debian's packages that the application and its tests use."""
    libraries = QT_LIBRARIES | SCREEN_LIBRARIES
    names = [package.debian for package in libraries.values()]
    return [*names, *TEST_PROGRAMS.values(), *SCREEN_READER]


def install_debian(packages: Iterable[str]) -> bool:
    """Install packages on Debian if allowed; return whether that was done."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    names = list(packages)
    print(f"Installing {' '.join(names)} …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    for words in (["update"], ["install", "-y", "--no-install-recommends", *names]):
        done = subprocess.run(
            [*quiet, *words], env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode and words[0] == "install":
            print(done.stderr, end="", flush=True)
            return False
    return True


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _can_listen() -> bool:
    """Whether there is an accessibility bus, and a Python that can listen on it."""
    if not any(Path(launcher).exists() for launcher in _BUS_LAUNCHERS):
        return False
    try:
        asked = subprocess.run([_SYSTEM_PYTHON, "-c", _LISTEN], capture_output=True, check=False)
    except OSError:
        return False
    return asked.returncode == 0


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(str(part) for part in version)


if __name__ == "__main__":
    print(*debian_packages())
