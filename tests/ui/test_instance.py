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

import pytest
from PySide6.QtCore import QLockFile, Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from harmony_desktop.storage.files import Places
from harmony_desktop.ui.shell import app, logbook
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


def test_a_window_that_does_not_answer_is_told_of_in_one_sentence(
    near: Places, qtbot: QtBot
) -> None:
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
def test_what_is_no_errand_is_refused(line: bytes) -> None:
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
    assert words.startswith("Harmony Desktop is open already")
    assert form == Qt.TextFormat.PlainText
    first.release()
