"""The commands of run.py, and the file itself."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from bootstrap import commands
from bootstrap.machine import Problem

ROOT = Path(__file__).resolve().parent.parent.parent
RUN = ROOT / "run.py"
OLD = """
import runpy, sys
sys.version_info = (3, 6, 15, "final", 0)
sys.modules["bootstrap"] = None
runpy.run_path({run!r}, run_name="__main__")
"""
TOO_NEW = (
    ast.JoinedStr,
    ast.NamedExpr,
    ast.AnnAssign,
    ast.Match,
    ast.Starred,
    ast.AsyncFunctionDef,
)


def test_an_old_python_gets_a_sentence() -> None:
    script = OLD.format(run=str(RUN))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith(
        "run.py: Python 3.11 or newer is needed, and this is Python 3.6.15"
    )
    assert done.stderr.count("\n") == 1


def test_an_old_python_can_read_the_file() -> None:
    text = RUN.read_bytes().decode("ascii")
    for node in ast.walk(ast.parse(text)):
        assert not isinstance(node, TOO_NEW), ast.unparse(node)
        assert not isinstance(node, ast.FunctionDef), "nor are there annotations"
        if isinstance(node, ast.ImportFrom):
            assert node.module != "__future__"


def test_every_command_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    usage = ast.get_docstring(ast.parse(RUN.read_text())) or ""
    assert commands.main(["no-such-command"], usage) == 2
    assert "there is no command 'no-such-command'" in capsys.readouterr().err
    for name in (
        "app",
        "test",
        "fix",
        "bench",
        "soak",
        "translations",
        "pictures",
        "handbook",
        "build",
    ):
        assert f"python3 run.py {name}" in usage
        assert callable(getattr(commands, name))


@pytest.mark.parametrize(
    ("problem", "code", "sentence"),
    [
        (Problem("the disk is full."), 2, "run.py: the disk is full.\n"),
        (KeyboardInterrupt(), 130, "\nrun.py: interrupted; nothing half done is kept.\n"),
    ],
)
def test_a_failure_is_a_sentence_and_no_traceback(
    problem: BaseException,
    code: int,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(*words: object, **options: object) -> None:
        raise problem

    monkeypatch.setattr(commands, "_provide", refuse)
    assert commands.main([], "") == code
    assert capsys.readouterr().err == sentence


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The programs that a command would start, and none of them started."""
    found: list[str] = []

    def run(program: str, *words: str) -> int:
        found.append(" ".join(words))
        return 0

    monkeypatch.setattr(commands, "_provide", lambda *words, **options: None)
    monkeypatch.setattr(commands, "provide_test_programs", lambda: None)
    monkeypatch.setattr(commands, "_run", run)
    return found


def test_a_whole_test_reports_what_was_skipped(calls: list[str]) -> None:
    assert commands.main(["test"], "") == 0
    assert calls[-1].startswith("-m pytest -rs")
    assert any("mypy" in call for call in calls)


def test_a_quick_test_leaves_out_what_is_slow(calls: list[str]) -> None:
    assert commands.main(["test", "--quick"], "") == 0
    assert "not slow" in calls[-1]
    assert not any("mypy" in call for call in calls)
    calls.clear()
    assert commands.main(["test", "--quick", "tests/games"], "") == 0
    assert calls == ["-m pytest -rs -m not slow tests/games"]


@pytest.mark.parametrize(("ci", "strict"), [("", False), ("false", False), ("true", True)])
def test_unfinished_translations_fail_only_where_they_are_released(
    ci: str, strict: bool, calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    commands.main(["test"], "")
    (check,) = [call for call in calls if "check_translations" in call]
    assert ("--allow-unfinished" not in check) is strict


def test_fix_formats(calls: list[str]) -> None:
    assert commands.main(["fix"], "") == 0
    assert calls == ["-m ruff check --fix .", "-m ruff format ."]


@pytest.mark.parametrize("alone", [0, 1])
def test_failed_tests_are_run_once_more_alone(
    alone: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    runs: list[tuple[str, ...]] = []

    def run(*words: str) -> int:
        runs.append(words)
        return alone if "--last-failed" in words else int("pytest" in words)

    monkeypatch.setattr(commands, "_python", run)
    monkeypatch.setattr(commands, "_provide", lambda *_, **__: None)
    monkeypatch.setattr(commands, "provide_test_programs", lambda: None)
    assert commands.test([]) == alone
    assert "--last-failed" in runs[-1]
    assert ("tests failed" in capsys.readouterr().err) == bool(alone)
