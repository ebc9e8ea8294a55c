"""The workflows: every inline command is run, with stand-ins for what only their runners have."""

from __future__ import annotations

import os
import re
import shutil
import stat
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from harmony_desktop import __version__

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
STAND_INS = (
    *("apt-get", "choco", "flatpak", "flatpak-builder", "gh", "hdiutil", "lintian", "pipx", "sudo"),
    *("harmony-desktop", "harmony-desktop.exe"),
)
"""Programs of the runners, and the program that is built there."""
LIGHT = ("-m bootstrap.machine", "packaging/check_release.py", "packaging/winget.py")
"""What Python is asked for that takes no time and no network: run for real."""

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="the commands are for a POSIX shell"
)


@dataclass(frozen=True)
class Command:
    """The commands of one step."""

    workflow: str
    name: str
    script: str
    environment: tuple[tuple[str, str], ...]


def steps(workflow: Path) -> Iterator[Command]:
    """The steps of a workflow that run commands; enough of YAML for files of our own."""
    text = workflow.read_text(encoding="utf-8")
    for step in re.split(r"(?m)^      - ", text)[1:]:
        step = re.split(r"(?m)^  \S", step)[0]
        found = re.search(r"(?m)^(?: {8})?run: (?:\|\n((?:(?: {10}.*)?\n)+)|(.+)\n)", step)
        if found is None:
            continue
        name = re.match(r"name: (.+)", step)
        script = textwrap.dedent(found[1]) if found[1] else found[2]
        variables = re.findall(r"(?m)^          ([A-Z_]+): (.+)$", step.partition(" env:\n")[2])
        yield Command(workflow.name, name[1] if name else script, script, tuple(variables))


COMMANDS = [command for workflow in WORKFLOWS for command in steps(workflow)]


def test_every_step_that_runs_something_was_found() -> None:
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        found = [command for command in COMMANDS if command.workflow == workflow.name]
        assert len(found) == len(re.findall(r"(?m)^ +(?:- )?run:", text)), workflow.name


@pytest.fixture
def runner(tmp_path: Path) -> Path:
    """A checkout as it is on a runner after its packages were built, with stand-ins on the path."""
    checkout = tmp_path / "checkout"
    for name in ("bootstrap", "harmony_desktop/__init__.py", "harmony_desktop/identity.py"):
        _copy(name, checkout)
    for name in ("packaging", "translations", "run.py", "CHANGELOG.md"):
        _copy(name, checkout)
    identity = checkout / "harmony_desktop" / "identity.py"
    text = identity.read_text(encoding="utf-8")
    identity.write_text(text.replace("org.example", "org.harmony").replace(".example", ".test"))
    changes = checkout / "CHANGELOG.md"
    heading = f"## [{__version__}] - 2026-01-01"
    text = re.sub(r"(?m)^## \[.*$", heading, changes.read_text(encoding="utf-8"), count=1)
    changes.write_text(text, encoding="utf-8")
    for name in (
        "harmony_desktop-1-py3-none-any.whl",
        "harmony_desktop-1.tar.gz",
        "harmony-desktop_1_all.deb",
        "harmony-desktop_1.changes",
        "harmony-desktop/harmony-desktop",
        "Harmony Desktop.app/Contents/MacOS/harmony-desktop",
    ):
        path = checkout / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (checkout / "packages").mkdir()
    (checkout / "packages" / "harmony-desktop.flatpak").write_text("a package")
    stand_ins = tmp_path / "bin"
    stand_ins.mkdir()
    said = f'echo "$(basename "$0") $*" >> {tmp_path}/said\n'
    for name in STAND_INS:
        _program(stand_ins / name, "#!/bin/sh\n" + said)
    for name in ("dist/harmony-desktop/harmony-desktop.exe", _MAC_PROGRAM):
        _program(checkout / name, "#!/bin/sh\n" + said)
    _program(stand_ins / "pipx", f'#!/bin/sh\n{said}mkdir -p "$PIPX_BIN_DIR"\n{_INSTALL}')
    for name in ("python", "python3"):
        _program(stand_ins / name, _PYTHON.format(said=said, light="|".join(_patterns())))
    return checkout


_MAC_PROGRAM = "dist/Harmony Desktop.app/Contents/MacOS/harmony-desktop"
_INSTALL = 'cp "$(dirname "$0")/harmony-desktop" "$PIPX_BIN_DIR/"\n'
_PYTHON = f"""#!/bin/sh
case "$*" in
    {{light}}) exec {sys.executable} "$@" ;;
esac
{{said}}
case "$1" in -*) ;; *) test -f "$1" || exit 9 ;; esac
case "$*" in
    *flatpak.py*) mkdir -p build/flatpak; touch build/flatpak/org.test.yml ;;
esac
"""


def _copy(name: str, checkout: Path) -> None:
    target = checkout / name
    target.parent.mkdir(parents=True, exist_ok=True)
    if (ROOT / name).is_dir():
        shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("*.qm", "__pycache__"))
    else:
        shutil.copy(ROOT / name, target)


def _patterns() -> list[str]:
    return [f'"{one}"*' for one in LIGHT]


def _program(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: f"{one.workflow}-{one.name[:40]}")
def test_the_commands_of_a_step_run(command: Command, runner: Path, tmp_path: Path) -> None:
    outside = {key: os.environ[key] for key in ("HOME", "LANG") if key in os.environ}
    values = {name: re.sub(r"\$\{\{.*?\}\}", "some", value) for name, value in command.environment}
    environment = {
        **outside,
        **values,
        "PATH": f"{tmp_path / 'bin'}:/usr/bin:/bin",
        "GITHUB_REF_NAME": f"v{__version__}",
        "GITHUB_WORKSPACE": str(runner),
        "RUNNER_TEMP": str(tmp_path / "runner"),
    }
    # A Debian container has no stand-in for its own program.
    script = command.script.replace("cd /tmp", f"cd {tmp_path}")
    script = re.sub(r'(?m)^.*sh "\$GITHUB_WORKSPACE/packaging/debian/tests/smoke"$', "true", script)
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-euo", "pipefail", "-c", script],
        cwd=runner,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_commands_of_run_py_in_workflows_exist() -> None:
    from bootstrap import commands

    asked = {found for one in COMMANDS for found in re.findall(r"run\.py (\w+)", one.script)}
    assert asked >= {"build", "test"}
    for name in asked:
        assert callable(getattr(commands, name))


def test_a_release_of_another_tag_or_of_nobody_is_refused(runner: Path) -> None:
    check = [sys.executable, "packaging/check_release.py"]
    done = subprocess.run([*check, "v9.9.9"], cwd=runner, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == (
        f"check_release.py: the tag is v9.9.9, and the version is {__version__}\n"
    )
    done = subprocess.run([*check, f"v{__version__}"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "placeholders" in done.stderr


def test_the_matrix_has_every_python_and_both_ends_of_qt() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in text
    for word in ("qt: oldest", "qt: newest", "windows-", "macos-"):
        assert word in text


def test_actions_are_pinned_to_commits() -> None:
    for workflow in WORKFLOWS:
        for used in re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8")):
            assert used.startswith("./") or re.search(r"@[0-9a-f]{40}$", used), used
