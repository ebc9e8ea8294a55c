"""The first start: an environment is whole or not there, and every failure is one sentence."""

from __future__ import annotations

import base64
import errno
import hashlib
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections import namedtuple
from collections.abc import Callable
from importlib.metadata import distributions
from pathlib import Path

import pytest

from bootstrap import environment
from bootstrap.environment import Environment, Stamp
from bootstrap.machine import Problem

ROOT = Path(__file__).resolve().parent.parent.parent
Usage = namedtuple("Usage", "total used free")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    folder.mkdir()
    (folder / "requirements.txt").write_text("# nothing yet\n")
    (folder / "requirements-dev.txt").write_text("-r requirements.txt\n# nothing more\n")
    return folder


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Environments without pip, filled with one script: made in a moment, and counted."""
    made: list[Path] = []

    def make(new: Path) -> list[str] | None:
        assert environment._create(new, with_pip=False)
        return ["installer"]

    def fill(new: Path, install: list[str], requirements: Path) -> None:
        script = new / "bin" / "tool"
        script.write_text(f"#!{new}/bin/python\nprint('tool')\n")
        script.chmod(0o755)
        made.append(requirements)

    monkeypatch.setattr(environment, "_with_ensurepip", make)
    monkeypatch.setattr(environment, "_fill", fill)
    return made


def provide(checkout: Path, requirements: str = "requirements.txt") -> Environment:
    """What `run.py` does at every start."""
    here = Environment(checkout / ".venv")
    here.provide(checkout / requirements)
    return here


def left_over(checkout: Path) -> set[str]:
    return {path.name for path in checkout.iterdir()} - {
        "requirements.txt",
        "requirements-dev.txt",
        ".venv.lock",
    }


def refuse(problem: BaseException) -> Callable[..., None]:
    def fail(*words: object, **options: object) -> None:
        raise problem

    return fail


def test_an_environment_is_made_once(checkout: Path, quick: list[Path]) -> None:
    provide(checkout)
    provide(checkout)
    assert len(quick) == 1
    assert left_over(checkout) == {".venv"}


def test_changed_requirements_make_another_environment(checkout: Path, quick: list[Path]) -> None:
    provide(checkout)
    (checkout / "requirements.txt").write_text("# something\n")
    provide(checkout)
    assert len(quick) == 2


def test_an_environment_for_developers_serves_players(checkout: Path, quick: list[Path]) -> None:
    provide(checkout, "requirements-dev.txt")
    provide(checkout, "requirements.txt")
    assert [path.name for path in quick] == ["requirements-dev.txt"]
    (checkout / "requirements.txt").write_text("# something\n")
    provide(checkout, "requirements-dev.txt")
    assert len(quick) == 2


@pytest.mark.parametrize("stage", ["_create", "_fill", "_relocate", "Stamp.write", "_put_in_place"])
@pytest.mark.parametrize("before", ["nothing", "an older one"])
@pytest.mark.parametrize("problem", [KeyboardInterrupt(), OSError(errno.ENOSPC, "full")])
def test_an_interruption_at_any_stage_leaves_no_half_environment(
    stage: str,
    before: str,
    problem: BaseException,
    checkout: Path,
    quick: list[Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if before == "an older one":
        provide(checkout)
        (checkout / "requirements.txt").write_text("# something\n")
    with monkeypatch.context() as patch:
        place, _, name = f"environment.{stage}".rpartition(".")
        owner: object = Stamp if place.endswith("Stamp") else environment
        owner = Environment if name == "_put_in_place" else owner
        patch.setattr(owner, name, refuse(problem))
        with pytest.raises((KeyboardInterrupt, Problem)):
            provide(checkout)
    # The older environment is still whole, for the commit it belongs to.
    assert left_over(checkout) == (set() if before == "nothing" else {".venv"})
    here = provide(checkout)
    assert subprocess.run([here.folder / "bin" / "tool"], check=True).returncode == 0


def test_leftovers_of_a_killed_start_are_removed(checkout: Path, quick: list[Path]) -> None:
    for name in (".venv", ".venv.new", ".venv.old"):
        (checkout / name / "bin").mkdir(parents=True)
        (checkout / name / "bin" / "python").touch()
    provide(checkout)
    assert len(quick) == 1
    assert left_over(checkout) == {".venv"}


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"folder": 1}', "null"])
def test_an_environment_with_another_stamp_is_not_there(
    content: str, checkout: Path, quick: list[Path]
) -> None:
    provide(checkout)
    (checkout / ".venv" / environment.STAMP).write_text(content)
    provide(checkout)
    assert len(quick) == 2


def test_another_python_gets_its_own_environment(
    checkout: Path, quick: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    provide(checkout)
    monkeypatch.setattr(environment, "_this_python", lambda: "cpython-399-x86_64")
    provide(checkout)
    provide(checkout)
    assert len(quick) == 2


def test_an_environment_whose_python_was_removed_is_made_again(
    checkout: Path, quick: list[Path]
) -> None:
    python = provide(checkout).python
    python.unlink()
    python.symlink_to("/nowhere/python3")
    provide(checkout)
    assert len(quick) == 2


def test_a_moved_folder_needs_nothing_fetched(
    checkout: Path, quick: list[Path], tmp_path: Path
) -> None:
    provide(checkout)
    elsewhere = tmp_path / "elsewhere" / tmp_path.name / "checkout"
    elsewhere.parent.mkdir(parents=True)
    checkout.rename(elsewhere)
    here = provide(elsewhere)
    provide(elsewhere)
    assert len(quick) == 1
    tool = here.folder / "bin" / "tool"
    assert f"{elsewhere}/.venv/bin/python" in tool.read_text()
    assert subprocess.check_output([tool], text=True) == "tool\n"


def test_a_linked_environment_is_used_where_it_is(checkout: Path, quick: list[Path]) -> None:
    folder = provide(checkout).folder
    other = checkout.with_name("other")
    other.mkdir()
    (other / "requirements.txt").write_text("# nothing yet\n")
    (other / ".venv").symlink_to(folder)
    provide(other)
    assert len(quick) == 1
    (other / "requirements.txt").write_text("# something\n")
    provide(other)
    assert not (other / ".venv").is_symlink()
    assert Stamp.of(folder) is not None, "what the link led to stays"


def test_two_starts_at_once_set_up_once(checkout: Path, quick: list[Path]) -> None:
    with environment._alone(checkout / ".venv"):
        second = threading.Thread(target=provide, args=(checkout,))
        second.start()
        second.join(0.3)
        assert second.is_alive()
        assert quick == []
    second.join(20)
    assert len(quick) == 1


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS])
def test_a_folder_that_cannot_be_written_to_is_named(
    number: int, checkout: Path, quick: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "_alone", refuse(OSError(number, os.strerror(number))))
    with pytest.raises(Problem, match="nothing can be written into"):
        provide(checkout)


def test_too_small_a_disk_is_noticed_before_anything_is_fetched(
    checkout: Path, quick: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(10**9, 10**9, 10**8))
    with pytest.raises(Problem, match="the disk is full: 700 MB are needed"):
        provide(checkout)
    assert quick == []


def test_the_room_asked_for_is_enough() -> None:
    files = [path for one in distributions() for path in one.files or ()]
    here = {Path(str(one.locate_file(""))) for one in distributions()}
    sizes = [
        (folder / path).stat().st_size
        for path in files
        for folder in here
        if (folder / path).is_file()
    ]
    assert 200 < sum(sizes) / 1e6 < environment.NEEDED_MEGABYTES


# The ways to get pip


@pytest.fixture
def no_venv(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python as Debian has it, without the package python3-venv."""
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name, **options: None)


@pytest.mark.usefixtures("no_venv")
@pytest.mark.parametrize(
    ("manager", "line"),
    [
        ("apt-get", f"sudo apt install python3.{sys.version_info[1]}-venv"),
        ("dnf", "sudo dnf install python3-pip"),
        ("zypper", f"sudo zypper install python3{sys.version_info[1]}-pip"),
        ("pacman", "sudo pacman -S python-pip"),
        ("brew", "brew reinstall python"),
        ("none", "https://www.python.org/downloads/"),
    ],
)
def test_without_venv_and_pip_the_line_to_type_is_said(
    manager: str, line: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name, **_: name if name == manager else None)
    monkeypatch.setattr(environment, "install_debian", lambda packages: False)
    with pytest.raises(Problem) as problem:
        provide(checkout)
    assert str(problem.value).endswith(line)
    assert left_over(checkout) == set()


def test_without_venv_the_pip_of_the_system_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = environment.find_spec
    monkeypatch.setattr(
        environment, "find_spec", lambda name: None if name == "ensurepip" else there(name)
    )
    monkeypatch.setattr(shutil, "which", lambda name, **options: None)
    words = environment._make(tmp_path / "new")
    assert words[3:5] == ["--python", str(environment._python_of(tmp_path / "new"))]
    listed = [*words[:5], "list", "--format", "freeze", "--disable-pip-version-check"]
    done = subprocess.run(listed, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "", "it speaks of the new environment, which is empty"


@pytest.mark.usefixtures("no_venv")
def test_missing_tools_of_python_are_reported_before_the_environment_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Environment(tmp_path / ".venv").lacks_pip()
    assert not Environment(Path(sys.prefix)).lacks_pip(), "it has been made already"
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "uv" else None)
    assert not Environment(tmp_path / ".venv").lacks_pip()


@pytest.mark.usefixtures("no_venv")
def test_where_we_may_debian_installs_its_venv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def install(packages: list[str]) -> bool:
        asked.extend(packages)
        monkeypatch.setattr(environment, "find_spec", lambda name: object())
        return True

    monkeypatch.setattr(environment, "install_debian", install)
    words = environment._make(tmp_path / "new")
    assert asked == [f"python3.{sys.version_info[1]}-venv"]
    assert words[0] == str(environment._python_of(tmp_path / "new"))


def test_uv_is_used_where_venv_is_incomplete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []

    def run(words: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        asked.append(words)
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: "/opt/uv" if name == "uv" else None)
    monkeypatch.setattr(subprocess, "run", run)
    new = tmp_path / "new"
    assert environment._make(new) == ["/opt/uv", "pip", "install", "--python", f"{new}/bin/python"]
    assert asked[0][:2] == ["/opt/uv", "venv"]


def test_a_venv_that_breaks_half_way_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import venv

    failure = subprocess.CalledProcessError(1, "ensurepip")
    monkeypatch.setattr(venv, "create", refuse(failure))
    assert environment._with_ensurepip(tmp_path / "new") is None


def test_a_folder_that_venv_refuses_is_explained(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot make an environment here"):
        environment._create(tmp_path / "a:b" / "new", with_pip=False)


# With the real pip


def make_wheel(folder: Path) -> str:
    """A wheel with a script; returns its line in a requirements file."""
    name = "harmony_tool-1.0"
    files = {
        "harmony_tool.py": "def main():\n    print('at work')\n",
        f"{name}.dist-info/METADATA": "Metadata-Version: 2.1\nName: harmony-tool\nVersion: 1.0\n",
        f"{name}.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{name}.dist-info/entry_points.txt": "[console_scripts]\ntool = harmony_tool:main\n",
    }
    record = []
    path = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for inside, text in files.items():
            archive.writestr(inside, text)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
            record.append(f"{inside},sha256={digest.decode().rstrip('=')},{len(text)}")
        archive.writestr(f"{name}.dist-info/RECORD", "\n".join(record) + "\n")
    sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
    return f"harmony-tool==1.0 --hash=sha256:{sha256}\n"


@pytest.fixture
def index(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index of packages that needs no network, and a requirements file for it."""
    folder = tmp_path / "index"
    folder.mkdir()
    (checkout / "requirements.txt").write_text(make_wheel(folder))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(folder))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    return folder


@pytest.mark.usefixtures("index")
def test_scripts_run_in_their_place_and_after_a_move(checkout: Path) -> None:
    tool = provide(checkout).folder / "bin" / "tool"
    assert subprocess.check_output([tool], text=True) == "at work\n"
    moved = checkout.with_name("moved there")
    checkout.rename(moved)
    tool = provide(moved).folder / "bin" / "tool"
    assert subprocess.check_output([tool], text=True) == "at work\n"


def test_without_a_network_a_sentence_says_so_and_the_next_start_works(
    index: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.delenv("PIP_NO_INDEX")
        patch.delenv("PIP_FIND_LINKS")
        patch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
        with pytest.raises(Problem, match="no connection to the package index"):
            provide(checkout)
    assert left_over(checkout) == set()
    provide(checkout)


def test_a_package_for_no_such_python_is_named(index: Path, checkout: Path) -> None:
    for wheel in index.iterdir():
        wheel.rename(wheel.with_name(wheel.name.replace("py3-none", "cp399-none")))
    with pytest.raises(Problem, match="there is no harmony-tool for Python 3"):
        provide(checkout)


def test_a_changed_package_is_refused(index: Path, checkout: Path) -> None:
    for wheel in index.iterdir():
        wheel.write_bytes(wheel.read_bytes() + b"!")
    with pytest.raises(Problem, match="could not be installed"):
        provide(checkout)


INSTALLER = """
import sys
print("Collecting numpy==2.3.1")
print("  Downloading numpy-2.3.1-cp311-cp311-manylinux_2_28_x86_64.whl.metadata (62 kB)")
print("Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (97.2 MB)")
print("Downloading typing_inspection-0.4.5-py3-none-any.whl (14 kB)")
print("Downloading numpy (15.8MiB)", file=sys.stderr)
print("Installing collected packages: numpy, pyside6_essentials")
sys.exit({code!r})
"""


def fill(tmp_path: Path, code: str | int) -> None:
    new = tmp_path / "new"
    new.mkdir()
    environment._fill(new, [sys.executable, "-c", INSTALLER.format(code=code)], tmp_path / "r.txt")


def test_downloads_are_shown_by_name_and_megabytes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(tmp_path, 0)
    assert set(capsys.readouterr().out.splitlines()) == {
        "  pyside6_essentials, 97 MB",
        "  numpy, 16 MB",
        "  unpacking …",
    }


def test_on_a_terminal_the_megabytes_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(environment, "_PROGRESS_SECONDS", 0.01)
    (tmp_path / "part.whl").write_bytes(bytes(41_300_000))
    with environment._Progress(tmp_path) as progress:
        progress.hear("Downloading pyside6_essentials-6.11.3.whl (97.2 MB)\n")
        shown, wanted = "", "pyside6_essentials: 41 of 97 MB"
        for _ in range(500):
            if wanted in shown:
                break
            threading.Event().wait(0.01)
            shown += capsys.readouterr().out
    assert wanted in shown


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full: 700 MB are needed"),
        ("Failed to download: io error: No space left on device (os error 28)", "disk is full"),
        ("error: Failed to fetch: `https://example.org/simple/numpy/` dns error", "no connection"),
        ("ERROR: No matching distribution found for numpy==2.3.1", "there is no numpy for Python"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "The installer said:\n"),
    ],
)
def test_a_failing_installer_ends_in_one_sentence(said: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises((Problem, OSError)) as failure:
        fill(tmp_path, said)
    problem = failure.value
    if isinstance(problem, OSError):
        problem = environment._explain(problem, tmp_path / ".venv")
    assert sentence in str(problem)
