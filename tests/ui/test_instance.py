"""One window owns the folders; another start hands over to it."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from harmony_desktop.storage.files import Places
from harmony_desktop.ui.shell import app, instance, logbook
from harmony_desktop.ui.shell.instance import Errand, Instance, read_errand

ROOT = Path(__file__).resolve().parent.parent.parent
WAIT = 60_000


@pytest.fixture
def near() -> Iterator[Places]:
    """Folders with a short path: that of a socket may not be long."""
    with TemporaryDirectory(prefix="hd") as folder:
        yield Places.below(Path(folder))


def second_start(places: Places, *words: str) -> subprocess.Popen[str]:
    home = places.data.parent
    return subprocess.Popen(
        [sys.executable, "-m", "harmony_desktop", *words],
        cwd=ROOT,
        env={**os.environ, "HARMONY_DESKTOP_HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(start: subprocess.Popen[str], qtbot: QtBot) -> tuple[int, str]:
    qtbot.waitUntil(lambda: start.poll() is not None, timeout=WAIT)
    said = "".join(start.communicate())
    return start.returncode, said


@pytest.mark.parametrize(
    ("words", "game", "file"),
    [((), None, None), (("--game", "sintra"), "sintra", None), (("a game.harmony",), None, "a")],
)
def test_a_second_start_hands_its_errand_to_the_first_window(
    near: Places, qtbot: QtBot, words: tuple[str, ...], game: str | None, file: str | None
) -> None:
    first = Instance(near)
    heard: list[Errand] = []
    assert first.claim()
    first.listen(heard.append)
    start = second_start(near, *words)
    assert finish(start, qtbot) == (0, "")
    (errand,) = heard
    assert errand.game == game
    if file is None:
        assert errand.record is None
    else:
        assert errand.record == ROOT / "a game.harmony", "the other process has other folders"
    first.release()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a short path for it")
@pytest.mark.parametrize("name", [b"n" * 120, b"caf\xe9"])
def test_a_start_hands_over_in_a_folder_whose_path_no_socket_can_have(
    near: Places, qtbot: QtBot, name: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(os.fsdecode(os.fsencode(near.data.parent) + b"/" + name))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    first = Instance(Places.below(folder))
    heard: list[Errand] = []
    assert first.claim()
    first.listen(heard.append)
    start = second_start(Places.below(folder), "--game", "sintra")
    assert finish(start, qtbot) == (0, "")
    assert [errand.game for errand in heard] == ["sintra"]
    first.release()


def test_a_start_waits_for_a_window_that_does_not_listen_yet(near: Places, qtbot: QtBot) -> None:
    """Two starts at once: the first has the folders long before its window is painted."""
    first = Instance(near)
    heard: list[Errand] = []
    assert first.claim()
    start = second_start(near, "--game", "sintra")
    qtbot.wait(3_000)
    assert start.poll() is None
    first.listen(heard.append)
    assert finish(start, qtbot) == (0, "")
    assert [errand.game for errand in heard] == ["sintra"]
    first.release()


def test_a_start_has_patience_with_a_window_that_is_slow(near: Places, qtbot: QtBot) -> None:
    """A window whose computer is busy takes the call and answers late."""
    first = Instance(near)
    heard: list[Errand] = []
    assert first.claim()
    first.listen(heard.append)
    start = second_start(near, "--game", "sintra")
    # Nobody turns the event loop of the first meanwhile.
    sleep(5)
    assert start.poll() is None
    assert finish(start, qtbot) == (0, "")
    assert [errand.game for errand in heard] == ["sintra"]
    first.release()


def test_a_window_that_does_not_answer_is_told_of_in_one_sentence(
    near: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "_LOOKS", 3)
    first = Instance(near)
    assert first.claim()
    second = Instance(near)
    assert not second.claim()
    assert not second.hand_over(Errand())
    first.release()
    assert second.claim()
    second.release()


def test_the_lock_of_a_killed_window_holds_nobody_up(near: Places, qtbot: QtBot) -> None:
    near.data.mkdir(parents=True)
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    lock = QLockFile(str(near.lock))
    assert lock.tryLock(0)
    _, host, program = lock.getLockInfo()[-3:]
    lock.unlock()
    near.lock.write_text(f"{gone.pid}\n{program}\n{host}\n")
    (near.data / "window.socket").write_text("left behind")
    first = Instance(near)
    assert first.claim()
    heard: list[Errand] = []
    first.listen(heard.append)
    assert finish(second_start(near, "--game", "harmony"), qtbot)[0] == 0
    assert [errand.game for errand in heard] == ["harmony"]
    first.release()


def test_where_nothing_can_be_written_there_is_still_a_window(near: Places) -> None:
    near.data.parent.mkdir(parents=True, exist_ok=True)
    near.data.write_text("no folder")
    instance = Instance(near)
    assert instance.claim()
    instance.listen(lambda _: None)
    instance.release()


def test_without_the_library_for_sockets_there_is_still_one_window(
    near: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    first, second = Instance(near), Instance(near)
    assert first.claim()
    first.listen(lambda _: None)
    assert not second.claim()
    assert not second.hand_over(Errand("harmony"))
    first.release()


def test_a_lock_or_a_log_that_is_a_pipe_holds_nobody_up(near: Places) -> None:
    near.data.mkdir(parents=True)
    near.logs.mkdir(parents=True)
    os.mkfifo(near.lock)
    os.mkfifo(near.logs / "harmony-desktop.log")
    assert Instance(near).claim()
    before, hook = list(logging.getLogger().handlers), sys.excepthook
    logbook.start(near)
    (added,) = set(logging.getLogger().handlers) - set(before)
    assert isinstance(added, logging.NullHandler)
    logging.getLogger().removeHandler(added)
    sys.excepthook = hook


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"[]",
        b"{}",
        b'{"game": "chess", "record": null}',
        b'{"game": null, "record": 7}',
        b'{"game": ["harmony"], "record": null}',
        b'{"game": null, "record": "a\\u0000b"}',
        b"[" * 10_000,
        b"\xff\xfe",
    ],
)
def test_anything_but_an_errand_is_refused(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_errand(line)


def test_an_errand_survives_file_names_that_are_no_text() -> None:
    errand = Errand(None, Path(os.fsdecode(b"/tmp/\xff.harmony")))
    assert read_errand(errand.to_json()) == errand
    assert json.loads(errand.to_json())["game"] is None


def test_two_windows_on_one_folder_are_one(near: Places, qtbot: QtBot) -> None:
    """The real program twice: the second ends at once, and the first goes on."""
    first = second_start(near)
    qtbot.waitUntil((near.data / "window.socket").exists, timeout=WAIT)
    code, said = finish(second_start(near, "--game", "terraces"), qtbot)
    assert (code, said) == (0, "")
    assert first.poll() is None
    first.terminate()
    code, said = finish(first, qtbot)
    assert code == 0
    assert "Traceback" not in said
    assert not near.lock.exists()


def test_a_start_that_cannot_hand_over_says_why(
    near: Places,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(instance, "_LOOKS", 3)
    first = Instance(near)
    assert first.claim()
    shown: list[tuple[str, Qt.TextFormat]] = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: shown.append((box.text(), box.textFormat()))
    )
    monkeypatch.setenv("HARMONY_DESKTOP_HOME", str(near.data.parent))
    assert app.open_window("en", "harmony", None) == 3
    assert capsys.readouterr().err.count("\n") == 1
    ((words, form),) = shown
    assert words.startswith("Harmony Desktop is already open")
    assert form == Qt.TextFormat.PlainText
    first.release()


# Doors that must not shut anybody out


def lock_of(places: Places, host: str) -> None:
    """The lock of a window on a computer of that name."""
    places.data.mkdir(parents=True, exist_ok=True)
    places.lock.write_text(f"4711\nharmony-desktop\n{host}\n\n\n")


def test_a_lock_of_another_computer_names_it_and_can_be_taken_over(near: Places) -> None:
    lock_of(near, "grandmas\u202e-laptop")
    instance = Instance(near)
    assert not instance.claim()
    owner = instance.foreign_owner()
    assert owner is not None
    assert owner.host == "grandmas-laptop"
    assert owner.since is not None
    assert abs(owner.since.timestamp() - near.lock.stat().st_mtime) < 1
    assert instance.take_over()
    assert not Instance(near).claim(), "it is this window's now"
    instance.release()


@pytest.mark.parametrize(("answer", "opened"), [("Open here", True), ("Do not open", False)])
def test_a_folder_of_another_computer_is_opened_if_the_player_says_so(
    near: Places,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    opened: bool,
) -> None:
    lock_of(near, "attic")
    asked: list[str] = []

    def run(box: QMessageBox) -> int:
        asked.append(box.text())
        (button,) = (one for one in box.buttons() if one.text() == answer)
        button.click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", run)
    instance = Instance(near)
    assert not instance.claim()
    owner = instance.foreign_owner()
    assert owner is not None
    assert app._may_take_over(qapp, owner, "en") is opened
    assert "attic" in asked[0]
    assert "since" in asked[0]


def test_the_lock_of_a_window_here_is_no_other_computer_s(near: Places) -> None:
    first, second = Instance(near), Instance(near)
    assert first.claim()
    assert not second.claim()
    assert second.foreign_owner() is None
    first.release()


def test_a_lock_that_is_a_folder_still_leaves_one_window(near: Places) -> None:
    (near.lock / "inside").mkdir(parents=True)
    first, second = Instance(near), Instance(near)
    assert first.claim()
    assert not second.claim()
    (kept,) = (near.data / "damaged").iterdir()
    assert (kept / "inside").is_dir(), "nothing is deleted"
    first.release()


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text elsewhere")
def test_a_folder_whose_name_is_no_text_still_has_one_window(tmp_path: Path) -> None:
    places = Places.below(Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9")))
    first, second = Instance(places), Instance(places)
    assert first.claim()
    assert places.lock.exists()
    assert not second.claim()
    first.listen(lambda _: None)
    first.release()
    assert second.claim()
    second.release()


def test_a_start_in_a_deleted_folder_hands_over_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert read_errand(Errand(None, Path("a.harmony")).to_json()) == Errand(None, Path("a.harmony"))
    assert Instance(Places.below(Path("home"))).claim()


@pytest.mark.skipif(sys.platform != "linux", reason="only there is a screen somewhere else")
@pytest.mark.parametrize("platform", ["xcb", "no-such-platform"])
def test_a_screen_that_cannot_be_reached_is_one_sentence(tmp_path: Path, platform: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "harmony_desktop"],
        cwd=ROOT,
        env={
            **{key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"},
            "HARMONY_DESKTOP_HOME": str(tmp_path),
            "DISPLAY": ":7777",
            "QT_QPA_PLATFORM": platform,
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("harmony-desktop: the screen ':7777' cannot be opened")
    assert done.stderr.count("\n") == 1
