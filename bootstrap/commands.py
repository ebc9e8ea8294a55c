"""The commands of `run.py`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from bootstrap.environment import Environment
from bootstrap.machine import (
    QT_LIBRARIES,
    SCREEN_LIBRARIES,
    Problem,
    check_system,
    provide_test_programs,
    require_libraries,
)

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Environment(ROOT / ".venv")
REQUIREMENTS = ROOT / "requirements.txt"
DEVELOPERS_REQUIREMENTS = ROOT / "requirements-dev.txt"
# Scripts of the environment, called as modules: a script holds a path, and folders move.
_LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"
_LUPDATE = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"

SOME_TESTS_FAILED = 1
"""Pytest's exit code."""
_TESTS = ("-m", "pytest", "-rs", "-n", "2", "--dist", "worksteal", "--cache-clear")
# A test that waits for a busy machine gets a second chance alone, and its name is printed.
_FAILED_TESTS = ("-m", "pytest", "--last-failed", "--exitfirst", "--verbose")


def main(arguments: Sequence[str], usage: str) -> int:
    """Run the asked-for command and return its exit code."""
    command = arguments[0] if arguments else "app"
    if command in ("-h", "--help", "help"):
        print(usage)
        return 0
    commands = {
        "app": app,
        "test": test,
        "fix": fix,
        "bench": bench,
        "soak": soak,
        "translations": translations,
        "pictures": pictures,
        "handbook": handbook,
        "build": build,
    }
    if command not in commands:
        print(f"run.py: there is no command {command!r}\n{usage}", file=sys.stderr)
        return 2
    try:
        return commands[command](list(arguments[1:]))
    except Problem as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nrun.py: interrupted; nothing half done is kept.", file=sys.stderr)
        return 130


def app(arguments: list[str]) -> int:
    """Open the application."""
    _provide(REQUIREMENTS, screen=True)
    return _python("-m", "harmony_desktop", *arguments)


def test(arguments: list[str]) -> int:
    """Run every check, stopping at the first that fails; with arguments, pytest alone."""
    if arguments[:1] == ["--qt"]:
        return _test_with_other_qt(arguments[1], arguments[2:])
    quick = "--quick" in arguments
    arguments = [word for word in arguments if word != "--quick"]
    _provide(DEVELOPERS_REQUIREMENTS, screen=True)
    if not quick:
        provide_test_programs()
    if arguments:
        return _python("-m", "pytest", "-rs", *(["-m", "not slow"] if quick else []), *arguments)
    for name, words in _quick_checks() if quick else _checks():
        print(f"== {name}", flush=True)
        code = _python(*words)
        if name == "tests" and code == SOME_TESTS_FAILED:
            print("== failed tests, once more and alone", flush=True)
            code = _python(*_FAILED_TESTS)
            if not code:
                print("run.py: these pass alone but not beside others; they need mending")
        if code:
            print(f"run.py: {name} failed", file=sys.stderr)
            return code
    return 0


def _checks() -> list[tuple[str, tuple[str, ...]]]:
    # A text that waits for its translators stops no developer, but it does stop a release.
    developing = os.environ.get("CI", "").lower() in ("", "0", "false")
    waiting = ("--allow-unfinished",) if developing else ()
    return [
        ("format", ("-m", "ruff", "format", "--check", ".")),
        ("lint", ("-m", "ruff", "check", ".")),
        ("types", ("-m", "mypy")),
        ("imports", ("-c", _LINT_IMPORTS, "--no-cache")),
        ("translations", ("tests/tools/check_translations.py", *waiting)),
        ("tests", _TESTS),
    ]


def _test_with_other_qt(which: str, arguments: list[str]) -> int:
    """Run the tests with the oldest or the newest PySide6 that pyproject.toml allows."""
    if which not in ("oldest", "newest"):
        raise Problem("test --qt takes oldest or newest.")
    check_system()
    folder = ROOT / "build" / f"qt-{which}"
    other = Environment(folder / "venv")
    require_libraries(QT_LIBRARIES | SCREEN_LIBRARIES, other.lacks_pip())
    provide_test_programs()
    folder.mkdir(parents=True, exist_ok=True)
    requirements = folder / "requirements.txt"
    requirements.write_text("\n".join(requirements_with_qt(which)), encoding="utf-8")
    other.provide(requirements)
    return _run(str(other.python), "-m", "pytest", "-rs", *(arguments or ["-n", "2"]))


def requirements_with_qt(which: str) -> list[str]:
    """The developers' requirements as locked, but with another PySide6."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        allowed = tomllib.load(file)["project"]["dependencies"]
    qt = [line for line in allowed if line.startswith("PySide6-Essentials")]
    if which == "oldest":
        qt = [re.sub(r">=([\d.]+)[^;]*", r"==\1.0", line) for line in qt]
    locked = REQUIREMENTS.read_text("utf-8") + DEVELOPERS_REQUIREMENTS.read_text("utf-8")
    names = [line.rstrip(" \\") for line in re.findall(r"(?m)^[A-Za-z][^\n]*", locked)]
    return [*qt, *(name for name in names if not name.startswith(("PySide6", "shiboken6")))]


def _quick_checks() -> list[tuple[str, tuple[str, ...]]]:
    left = [check for check in _checks() if check[0] in ("format", "lint", "imports")]
    return [*left, ("tests", (*_TESTS, "-m", "not slow"))]


def fix(arguments: list[str]) -> int:
    """Format the code and mend what the linter can mend."""
    _provide(DEVELOPERS_REQUIREMENTS)
    paths = arguments or ["."]
    code = _python("-m", "ruff", "check", "--fix", *paths)
    return _python("-m", "ruff", "format", *paths) or code


def bench(arguments: list[str]) -> int:
    """Run the benchmarks."""
    _provide(DEVELOPERS_REQUIREMENTS, screen=True)
    provide_test_programs()
    return _python("tests/tools/bench.py", *arguments)


def soak(arguments: list[str]) -> int:
    """Run the long trials: nothing may be lost, freeze the window or get in from damaged files."""
    _provide(DEVELOPERS_REQUIREMENTS, screen=True)
    provide_test_programs()
    return _python("-m", "tests.soak", *arguments)


def translations(arguments: list[str]) -> int:
    """Collect the marked texts into translations/*.ts; new ones wait there for translators.

    With --confirm, note that every translation fits its present English text.
    """
    _provide(DEVELOPERS_REQUIREMENTS)
    if "--confirm" in arguments:
        return _python("tests/tools/check_translations.py", "--confirm")
    sources = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("harmony_desktop/**/*.py"))
    for language in _languages():
        kind = ["-pluralonly"] if language == "en" else []
        options = ["-no-obsolete", "-locations", "none", *kind]
        options += ["-source-language", "en", "-target-language", language]
        target = f"translations/harmony_{language}.ts"
        if code := _python("-c", _LUPDATE, *sources, *options, "-ts", target):
            return code
    _compile_translations()
    return 0


def pictures(arguments: list[str]) -> int:
    """Make the pictures of the README, or check that they show what the program shows."""
    _provide(REQUIREMENTS)
    return _python("docs/make_pictures.py", *arguments)


def handbook(arguments: list[str]) -> int:
    """Write the handbook into a folder, dist/handbook if none is named."""
    _provide(REQUIREMENTS)
    return _python("-m", "harmony_desktop", "handbook", *(arguments or ["dist/handbook"]))


def build(arguments: list[str]) -> int:
    """Build every package this system can build, with tools in an environment of their own."""
    return _run(sys.executable, "packaging/build.py", *arguments)


def _provide(requirements: Path, screen: bool = False) -> None:
    """Set up what a command needs: the system's libraries, the environment, the translations."""
    check_system()
    needed = QT_LIBRARIES | SCREEN_LIBRARIES if screen else QT_LIBRARIES
    require_libraries(needed, ENVIRONMENT.lacks_pip())
    ENVIRONMENT.provide(requirements)
    _compile_translations()


def _languages() -> list[str]:
    """The languages of the program; importing their list needs nothing but Python."""
    sys.path.insert(0, str(ROOT))
    from harmony_desktop.engine.words import LANGUAGES

    return list(LANGUAGES)


def _compile_translations() -> None:
    """Turn translations/*.ts into the .qm files the application loads, where they are older."""
    for source in (ROOT / "translations").glob("*.ts"):
        target = source.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            if _python("translations/compile.py"):
                raise Problem("the translations could not be compiled; see above.")
            return


def _python(*words: str) -> int:
    return _run(str(ENVIRONMENT.python), *words)


def _run(program: str, *words: str) -> int:
    return subprocess.run([program, *words], cwd=ROOT, check=False).returncode
