"""The virtual environment of a checkout: built beside its place, and moved there once it is whole.

An environment without a stamp is incomplete. The stamp names the Python and the requirements it was
made for, and its path, because scripts in it contain that path.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from bootstrap.machine import Problem, install_debian, pip_line, pip_package

STAMP = "whole.json"
NEEDED_MEGABYTES = 700
"""Room for an environment and for the files that are fetched to make it."""

_DOWNLOAD = re.compile(r"Downloading (?P<file>\S+) \((?P<size>[\d.]+) ?(?P<unit>[kKMG]i?B)\)")
_NO_NETWORK = re.compile(
    r"NewConnectionError|Failed to establish a new connection|name resolution|NameResolutionError"
    r"|Network is unreachable|ConnectTimeout|ReadTimeout|ProxyError|Connection refused|dns error"
    r"|error sending request|Failed to fetch|getaddrinfo failed|ConnectionResetError|IncompleteRead"
)
_NO_WHEEL = re.compile(
    r"No matching distribution found for (?P<pip>\S+)|no wheels with a matching .*|"
    r"has no usable wheels"
)
_DISK_FULL = re.compile(
    r"No space left on device|not enough space on the disk|Errno 28|os error 28"
)
_PROGRESS_SECONDS = 0.3


@dataclass(frozen=True)
class Stamp:
    """What a whole environment was made for."""

    folder: str
    python: str
    base: str
    """The interpreter that the environment is based on."""
    requirements: dict[str, str]
    """The requirements files by name, with the digests of what they said."""

    @classmethod
    def of(cls, folder: Path) -> Stamp | None:
        """The stamp of an environment; None where there is none that can be read."""
        try:
            return cls(**json.loads((folder / STAMP).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, folder: Path) -> None:
        """Write the stamp of an environment atomically."""
        beside = folder / f"{STAMP}.new"
        beside.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        beside.replace(folder / STAMP)


class Environment:
    """The virtual environment in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = _python_of(folder)

    def provide(self, requirements: Path) -> None:
        """Make sure that the environment is whole and holds what a requirements file lists."""
        wanted = digests(requirements)
        if self._is_ready(wanted):
            return
        try:
            with _alone(self.folder):
                if not self._is_ready(wanted):
                    self._build(requirements, wanted)
        except OSError as problem:
            raise _explain(problem, self.folder) from problem

    def lacks_pip(self) -> bool:
        """Whether there is neither an environment nor a tool to make one."""
        tools = find_spec("ensurepip") or shutil.which("uv") or find_spec("pip")
        return not tools and not self.python.exists()

    def _is_ready(self, wanted: dict[str, str]) -> bool:
        """Whether the environment is whole; one that was moved is put in order."""
        stamp = Stamp.of(self.folder)
        if (
            stamp is None
            or stamp.python != _this_python()
            or not Path(stamp.base).exists()
            or not self.python.exists()
            or not wanted.items() <= stamp.requirements.items()
        ):
            return False
        here = self.folder.resolve()
        if stamp.folder != str(here):
            # In a folder that cannot be written to, everything but the scripts works.
            with suppress(OSError):
                _relocate(here, Path(stamp.folder), here)
                replace(stamp, folder=str(here)).write(here)
        return True

    def _build(self, requirements: Path, wanted: dict[str, str]) -> None:
        new = self.folder.with_name(f"{self.folder.name}.new")
        old = self.folder.with_name(f"{self.folder.name}.old")
        _remove(new)
        _remove(old)
        free = shutil.disk_usage(self.folder.parent).free
        if free < NEEDED_MEGABYTES * 1e6:
            raise OSError(errno.ENOSPC, "the disk is too small")
        print(f"Setting up in {self.folder.name}, which takes a network once …", flush=True)
        try:
            install = _make(new)
            _fill(new, install, requirements)
            place = self.folder.parent.resolve() / self.folder.name
            _relocate(new, new, place)
            base = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
            Stamp(str(place), _this_python(), base, wanted).write(new)
            self._put_in_place(new, old)
        finally:
            _remove(new)
            _remove(old)

    def _put_in_place(self, new: Path, old: Path) -> None:
        try:
            if self.folder.exists() or self.folder.is_symlink():
                self.folder.rename(old)
            new.rename(self.folder)
        except PermissionError as problem:
            raise Problem(
                f"{self.folder} is in use: please close the application and the terminals that"
                " use it, and start again."
            ) from problem


def digests(requirements: Path) -> dict[str, str]:
    """The names and contents, as digests, of a requirements file and of those it includes."""
    content = requirements.read_bytes()
    found = {requirements.name: hashlib.sha256(content).hexdigest()}
    for name in re.findall(rb"^-r (\S+)", content, re.MULTILINE):
        found |= digests(requirements.with_name(name.decode()))
    return found


def _this_python() -> str:
    return f"{sys.implementation.cache_tag}-{platform.machine()}"


# Building


def _make(new: Path) -> list[str]:
    """Make an empty environment in `new`; return the words that install packages into it."""
    ways: tuple[Callable[[Path], list[str] | None], ...] = (
        _with_ensurepip,
        _with_uv,
        _with_system_pip,
        _with_debian_venv,
    )
    for make in ways:
        _remove(new)
        if words := make(new):
            return words
    raise Problem(f"Python's venv is incomplete here. {pip_line()}")


def _with_ensurepip(new: Path) -> list[str] | None:
    if find_spec("ensurepip") is None or not _create(new, with_pip=True):
        return None
    return [str(_python_of(new)), "-m", "pip", "install"]


def _with_uv(new: Path) -> list[str] | None:
    uv = shutil.which("uv")
    if uv is None:
        return None
    make = [uv, "venv", "--quiet", "--seed", "--python", sys.executable, str(new)]
    if subprocess.run(make, check=False).returncode:
        return None
    return [uv, "pip", "install", "--python", str(_python_of(new))]


def _with_system_pip(new: Path) -> list[str] | None:
    if find_spec("pip") is None or not _create(new, with_pip=False):
        return None
    return [sys.executable, "-m", "pip", "--python", str(_python_of(new)), "install"]


def _with_debian_venv(new: Path) -> list[str] | None:
    """Have apt install what Debian leaves out of Python's venv, where we may."""
    if not install_debian([pip_package("apt-get")]):
        return None
    invalidate_caches()
    return _with_ensurepip(new)


def _create(new: Path, with_pip: bool) -> bool:
    try:
        import venv

        venv.create(new, with_pip=with_pip, symlinks=os.name != "nt")
    except (ImportError, subprocess.CalledProcessError):
        return False
    except ValueError as problem:
        raise Problem(f"Python cannot make an environment here: {problem}") from problem
    return True


def _fill(new: Path, install: list[str], requirements: Path) -> None:
    """Install what a requirements file lists, showing what is fetched.

    Where the file has hashes, installers demand one for every package.
    """
    # Beside the environment there is room for it; a temporary folder may be small.
    scratch = new / "scratch"
    scratch.mkdir()
    words = [*install, "-r", str(requirements)]
    if install[1] == "-m":
        words += ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
        words += ["--retries", "2"]
    environment = {**os.environ, "TMPDIR": str(scratch), "PYTHONUNBUFFERED": "1"}
    for name in ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_USER", "PIP_PREFIX"):
        environment.pop(name, None)
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        with _Progress(scratch) as progress:
            said = [progress.hear(line) for line in process.stdout]
    if process.returncode:
        raise _explain_refusal("".join(said), new)
    shutil.rmtree(scratch, ignore_errors=True)


class _Progress:
    """Shows what is fetched, by name and megabytes; on a terminal also how far it has come."""

    def __init__(self, scratch: Path) -> None:
        self._scratch = scratch
        self._shown = ""
        self._megabytes = 0.0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._follow, daemon=True)

    def __enter__(self) -> _Progress:
        if sys.stdout.isatty():
            self._thread.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._over.set()
        if self._thread.ident:
            self._thread.join()
            print("\r\x1b[K", end="", flush=True)

    def hear(self, line: str) -> str:
        """Show a line of the installer if it names a package that is fetched; return the line."""
        if (found := _DOWNLOAD.search(line)) and not found["file"].endswith(".metadata"):
            size = float(found["size"]) * {"k": 1e-3, "K": 1e-3, "M": 1, "G": 1e3}[found["unit"][0]]
            if size >= 1:
                self._megabytes = size
                self._shown = found["file"].rpartition("/")[2].partition("-")[0]
                self._show(f"  {self._shown}, {size:.0f} MB", end="\n")
        elif line.startswith("Installing collected"):
            self._shown = ""
            self._show("  unpacking …", end="\n")
        return line

    def _follow(self) -> None:
        while not self._over.wait(_PROGRESS_SECONDS):
            if shown := self._shown:
                here = min(_megabytes(self._scratch), self._megabytes)
                self._show(f"  {shown}: {here:.0f} of {self._megabytes:.0f} MB", end="")

    def _show(self, words: str, end: str) -> None:
        start = "\r\x1b[K" if sys.stdout.isatty() else ""
        print(f"{start}{words}", end=end, flush=True)


def _megabytes(folder: Path) -> float:
    """The size of the largest file below a folder: the one that is being fetched."""
    sizes = [0]
    for place, _, names in os.walk(folder):
        for name in names:
            with suppress(OSError):
                sizes.append((Path(place) / name).stat().st_size)
    return max(sizes) / 1e6


def _explain_refusal(said: str, folder: Path) -> Problem | OSError:
    """Explain an installer's failure in a sentence."""
    if _DISK_FULL.search(said):
        return OSError(errno.ENOSPC, "the disk is full")
    if _NO_NETWORK.search(said):
        return Problem(
            "the packages cannot be fetched: there is no connection to the package index. Please"
            " start again when there is a network; from then on none is needed."
        )
    if found := _NO_WHEEL.search(said):
        name = (found["pip"] or "a package").partition("==")[0]
        return Problem(
            f"there is no {name} for Python {platform.python_version()} on"
            f" {platform.system()} {platform.machine()}; another Python from 3.11 on may have it."
        )
    last = [line.strip() for line in said.splitlines() if line.strip()][-3:]
    return Problem(
        "the packages could not be installed. The installer said:\n  " + "\n  ".join(last)
    )


def _explain(problem: OSError, folder: Path) -> Problem:
    """Explain a refusal by the system in a sentence."""
    if problem.errno == errno.ENOSPC:
        return Problem(
            f"the disk is full: {NEEDED_MEGABYTES} MB are needed in {folder.parent} to set up."
        )
    if problem.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Problem(f"nothing can be written into {folder.parent}: it belongs to somebody else.")
    return Problem(f"the environment could not be made: {problem}.")


# Files


def _python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _relocate(folder: Path, before: Path, after: Path) -> None:
    """Replace a path in the scripts of an environment, which hold the path they were made for."""
    # Not where the path is the end of a longer one: after /a was moved to /b/a, and once more.
    old = re.compile(rb"(?<![\w./\\-])" + re.escape(os.fsencode(before)))
    new = os.fsencode(after)
    for path in [*_python_of(folder).parent.iterdir(), folder / "pyvenv.cfg"]:
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if old.search(content):
                path.write_bytes(_started_by_shell(old.sub(lambda _: new, content)))


def _started_by_shell(script: bytes) -> bytes:
    """Let the shell start a script whose first line names a path that the system cannot take."""
    first, _, rest = script.partition(b"\n")
    python = first.removeprefix(b"#!")
    if not python.endswith(b"python") or (b" " not in python and len(first) < 127):
        return script
    return b"#!/bin/sh\n'''exec' \"%s\" \"$0\" \"$@\"\n' '''\n%s" % (python, rest)


def _remove(folder: Path) -> None:
    if folder.is_symlink():
        folder.unlink()
    else:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Wait until no other process sets up the same environment; a lock ends with its process."""
    with folder.with_name(f"{folder.name}.lock").open("a") as file:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            while True:
                with suppress(OSError):  # raised after ten seconds of waiting
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    break
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
