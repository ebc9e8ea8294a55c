#!/usr/bin/env python3
"""Set up and run Harmony Desktop from a checkout. Needs nothing but Python.

python3 run.py                open the application
python3 run.py test           run every check and test
python3 run.py bench          run the benchmarks
python3 run.py soak           kill, fill, damage and confuse the application for a long time
python3 run.py translations   bring the translation files up to date with the code
python3 run.py handbook       write the handbook in four languages into dist/handbook
python3 run.py build          build the packages into dist/; with --check, also try them out
python3 run.py app ARGUMENTS  run the application with arguments, such as: app --language fa
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
SCRIPTS = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
OLDEST_PYTHON = (3, 11)

# Shared libraries that Qt loads, and the Debian packages that bring them.
QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon.so.0": "libxkbcommon0",
}
SCREEN_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
TEST_PROGRAMS = {"Xvfb": "xvfb", "xdotool": "xdotool"}


def main(arguments: Sequence[str]) -> int:
    """Run the asked-for command and return its exit code."""
    command = arguments[0] if arguments else "app"
    if command in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    commands = {
        "app": app,
        "test": test,
        "bench": bench,
        "soak": soak,
        "translations": translations,
        "handbook": handbook,
        "build": build,
    }
    if command not in commands:
        print(f"run.py: there is no command {command!r}\n{__doc__}", file=sys.stderr)
        return 2
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(str(part) for part in OLDEST_PYTHON)
        print(f"run.py: Python {wanted} or newer is needed", file=sys.stderr)
        return 2
    return commands[command](list(arguments[1:]))


# The commands


def app(arguments: list[str]) -> int:
    """Open the application."""
    if not (_install("requirements.txt") and _libraries(QT_LIBRARIES | SCREEN_LIBRARIES)):
        return 2
    _compile_translations()
    return _python("-m", "harmony_desktop", *arguments)


def test(arguments: list[str]) -> int:
    """Run every check, stopping at the first that fails; with arguments, pytest alone."""
    if not _set_up_for_tests():
        return 2
    if arguments:
        return _python("-m", "pytest", *arguments)
    checks: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("format", ("-m", "ruff", "format", "--check", ".")),
        ("lint", ("-m", "ruff", "check", ".")),
        ("types", ("-m", "mypy")),
        ("imports", ("lint-imports", "--no-cache")),
        ("translations", ("tests/tools/check_translations.py",)),
        ("tests", ("-m", "pytest", "-n", "2", "--dist", "worksteal")),
    )
    for name, words in checks:
        print(f"== {name}", flush=True)
        code = _run(SCRIPTS / words[0], *words[1:]) if name == "imports" else _python(*words)
        if code:
            print(f"run.py: {name} failed", file=sys.stderr)
            return code
    return 0


def bench(arguments: list[str]) -> int:
    """Run the benchmarks."""
    if not _set_up_for_tests():
        return 2
    return _python("tests/tools/bench.py", *arguments)


def soak(arguments: list[str]) -> int:
    """Run the long trials of what must never be lost, frozen or let in."""
    if not _set_up_for_tests():
        return 2
    return _python("-m", "tests.soak", *arguments)


def translations(arguments: list[str]) -> int:
    """Collect the marked texts into translations/*.ts; what is new there waits for translators."""
    if not _install("requirements-dev.txt"):
        return 2
    sources = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("harmony_desktop/**/*.py"))
    for language in _languages():
        kind = ["-pluralonly"] if language == "en" else []
        target = f"translations/harmony_{language}.ts"
        code = _run(
            SCRIPTS / "pyside6-lupdate",
            *sources,
            "-no-obsolete",
            "-locations",
            "none",
            *kind,
            "-source-language",
            "en",
            "-target-language",
            language,
            "-ts",
            target,
        )
        if code:
            return code
    _compile_translations()
    return 0


def handbook(arguments: list[str]) -> int:
    """Write the handbook into a folder, dist/handbook if none is named."""
    if not (_install("requirements.txt") and _libraries(QT_LIBRARIES)):
        return 2
    _compile_translations()
    return _python("-m", "harmony_desktop", "handbook", *(arguments or ["dist/handbook"]))


def build(arguments: list[str]) -> int:
    """Build every package this system can build, with tools in an environment of their own."""
    return _run(Path(sys.executable), "packaging/build.py", *arguments)


# Setting up


def _set_up_for_tests() -> bool:
    needed = QT_LIBRARIES | SCREEN_LIBRARIES
    if not (_install("requirements-dev.txt") and _libraries(needed, TEST_PROGRAMS)):
        return False
    _compile_translations()
    return True


def _install(requirements: str) -> bool:
    """Make the virtual environment and install what a requirements file lists, once."""
    wanted = hashlib.sha256((ROOT / requirements).read_bytes()).hexdigest()
    stamp = ENVIRONMENT / f"{requirements}.installed"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return True
    if not PYTHON.exists():
        print("Making a virtual environment in .venv …", flush=True)
        try:
            venv.create(ENVIRONMENT, with_pip=True)
        except (subprocess.CalledProcessError, OSError):
            # Half an environment would look like a whole one the next time.
            shutil.rmtree(ENVIRONMENT, ignore_errors=True)
            print(
                "run.py: Python's venv is incomplete here. On Debian and Ubuntu, please type:\n"
                "    sudo apt-get install python3-venv",
                file=sys.stderr,
            )
            return False
    print(f"Installing {requirements} …", flush=True)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if _python(*pip, "--require-hashes", "-r", requirements):
        print("run.py: the packages could not be installed; see above", file=sys.stderr)
        return False
    stamp.write_text(wanted)
    return True


def _libraries(needed: dict[str, str], programs: dict[str, str] | None = None) -> bool:
    """Make sure that Qt finds what it loads: install it where that is possible, else say how."""
    if platform.system() != "Linux":
        return True
    missing = [package for library, package in needed.items() if not _loads(library)]
    missing += [
        package for program, package in (programs or {}).items() if not shutil.which(program)
    ]
    if not missing:
        return True
    packages = " ".join(missing)
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {packages} …", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
        if subprocess.run(install, env=environment, check=False).returncode == 0:
            return True
    print(
        "run.py: system libraries are missing. Please type:\n"
        f"    sudo apt-get install {packages}\n"
        "(on other systems, the packages that bring the same libraries)",
        file=sys.stderr,
    )
    return False


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _languages() -> list[str]:
    """The languages of the program. Its own list needs nothing that is not there yet."""
    from harmony_desktop.engine.words import LANGUAGES

    return list(LANGUAGES)


def _compile_translations() -> None:
    """Turn translations/*.ts into the .qm files the application loads, where they are older."""
    folder = ROOT / "translations"
    for source in folder.glob("*.ts"):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            _python("translations/compile.py")
            return


def _python(*words: str) -> int:
    return _run(PYTHON, *words)


def _run(program: Path, *words: str) -> int:
    return subprocess.run([str(program), *words], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
