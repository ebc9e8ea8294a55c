"""What the disk refuses is remembered, tried again and told of; a result stands."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.worker import Answer, Question
from harmony_desktop.controller import background, keeping
from harmony_desktop.controller.background import Call
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results import Results
from harmony_desktop.storage.results.file import ResultsFile

WAIT = 30_000


class Disk:
    """A disk that is full for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = True
        real = os.fsync

        def fsync(handle: int) -> None:
            if self.full:
                raise OSError(28, "No space left on device")
            real(handle)

        monkeypatch.setattr(os, "fsync", fsync)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "disk")


def make(places: Places, keeper: Keeper, *seats: Seat, game: str = "harmony") -> Session:
    record = Record(
        game=game,
        revision=games.load(game).revision,
        seats=seats or (Seat(kind="person"),),
        seed=5,
        started="2026-05-01T10:00:00Z",
    )
    return Session(record, saves.new_path(places, game), places, keeper=keeper)


def test_a_problem_is_reported_again_when_its_reason_changes(tmp_path: Path, qtbot: QtBot) -> None:
    keeper, path = Keeper(), tmp_path / "game"
    record = Record(game="harmony", revision=GAME.revision, seats=(Seat(kind="person"),), seed=5)
    reported: list[str] = []
    keeper.troubled.connect(lambda problem: reported.append(problem.reason))
    for reason in ("full", "full", "read-only", "read-only", "full"):
        keeper.keep(
            path, record, lambda reason=reason: Problem("cannot-write", path, reason=reason)
        )
        keeper.flush()
    assert reported == ["full", "read-only", "full"]
    keeper.keep(path, record, lambda: Problem("cannot-read", path, reason="full"))
    keeper.flush()
    assert len(reported) == 4, "another kind of problem, for the same reason"
    keeper.forget(path)


def test_unwritten_moves_are_written_when_there_is_room(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper()
    told: list[object] = []
    keeper.troubled.connect(told.append)
    session = make(places, keeper)
    disk = Disk(monkeypatch)
    with qtbot.waitSignal(keeper.unsaved) as sign:
        session.begin()
    assert sign.args == [True]
    for cell in (3, 4, 5):
        session.play(PlaceTile(cell))
        keeper.flush()
    assert len(told) == 1, "the same trouble is told once"
    assert keeper.at_risk
    assert not session.path.exists()
    disk.full = False
    with qtbot.waitSignal(keeper.unsaved) as sign:
        assert keeper.retry()
    assert sign.args == [False]
    assert saves.read(session.path) == session.timeline.record
    assert not keeper.at_risk


def test_the_disk_is_tried_again_by_itself(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "RETRY_MS", 10)
    keeper = Keeper()
    session = make(places, keeper)
    disk = Disk(monkeypatch)
    session.begin()
    session.play(PlaceTile(3))
    disk.full = False
    qtbot.waitUntil(lambda: not keeper.waiting, timeout=WAIT)
    assert len(saves.read(session.path).moves) == 1


def test_a_game_that_is_left_unwritten_is_remembered(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper()
    session = make(places, keeper)
    disk = Disk(monkeypatch)
    session.begin()
    session.play(PlaceTile(3))
    path, record = session.path, session.timeline.record
    session.close()
    session.deleteLater()
    assert keeper.waiting == {path: record}
    disk.full = False
    assert keeper.retry()
    assert saves.read(path) == record


def test_leaving_the_table_tries_once_more(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper()
    session = make(places, keeper)
    disk = Disk(monkeypatch)
    session.begin()
    session.play(PlaceTile(3))
    disk.full = False
    session.close()
    assert keeper.waiting == {}
    assert len(saves.read(session.path).moves) == 1


def test_a_result_that_cannot_be_written_is_written_later(places: Places, qtbot: QtBot) -> None:
    keeper = Keeper()
    session = make(places, keeper)
    session.begin()
    for cell in range(18):
        session.play(PlaceTile(cell))
    Results(places).add(session.timeline.record.model_copy(update={"seed": 1}), {}, [1], [0])
    with closing(sqlite3.connect(places.results, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        session.play(PlaceTile(18))
        keeper.flush()
        assert list(keeper.waiting) == [session.path]
        assert not keeper.at_risk, "the whole game is on disk"
        assert saves.read(session.path) == session.timeline.record
        other.execute("ROLLBACK")
    assert keeper.retry()
    assert Results(places).latest(1)[0].scores == (session.timeline.state.score(0).total,)
    assert saves.running(places) == ([], [])


def test_a_result_survives_a_full_disk_too(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper()
    session = make(places, keeper)
    session.begin()
    for cell in range(18):
        session.play(PlaceTile(cell))
    disk = Disk(monkeypatch)
    monkeypatch.setattr(
        ResultsFile,
        "open",
        lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")),
    )
    session.play(PlaceTile(18))
    keeper.flush()
    assert keeper.at_risk
    monkeypatch.undo()
    disk.full = False
    assert keeper.retry()
    assert len(Results(places).latest(9)) == 1
    assert saves.running(places) == ([], [])


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_can_be_undone_once_a_result_is_stored(
    places: Places, qtbot: QtBot, game: str
) -> None:
    """Every move is a person's, so that the last one is never a bot's."""
    keeper = Keeper()
    seats = 1 if games.facts(game).SEATS[0] == 1 else 2
    session = make(places, keeper, *[Seat(kind="person")] * seats, game=game)
    session.begin()
    player = bot(game, "random")

    dice = Random(4)
    while not session.timeline.over:
        view = session.timeline.state.view(session.timeline.state.to_move or 0)
        session.play(player.choose(view, dice))
    keeper.flush()
    assert len(Results(places).latest(9)) == 1
    assert not session.timeline.can_undo()
    session.undo()
    assert session.timeline.over
    assert len(Results(places).latest(9)) == 1


def test_a_practice_game_can_still_be_undone_at_its_end(places: Places, qtbot: QtBot) -> None:
    keeper = Keeper()
    session = make(places, keeper)
    session.practise()
    session.begin()
    for cell in range(19):
        session.play(PlaceTile(cell))
    ends: list[None] = []
    session.finished.connect(lambda: ends.append(None))
    session.undo()
    assert not session.timeline.over
    keeper.flush()
    assert ends == [], "it was undone before the disk was done with it"
    session.redo()
    keeper.flush()
    assert ends == [None]


def test_a_slow_disk_holds_nobody_up(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk confirms nothing until it is let; the window plays on, and a kill loses nothing."""
    keeper, let = Keeper(), Event()
    session = make(places, keeper)
    real = os.fsync

    def slow(handle: int) -> None:
        let.wait(WAIT / 1000)
        real(handle)

    monkeypatch.setattr(os, "fsync", slow)
    session.begin()
    for cell in range(3):
        session.play(PlaceTile(cell))
        assert saves.read(session.path) == session.timeline.record, "for whoever reads after a kill"
        assert saves.running(places)[0][0].record == session.timeline.record
    assert not session.path.exists(), "nothing has been confirmed yet"
    let.set()
    keeper.flush()
    assert [one.name for one in places.saves.iterdir()] == [session.path.name]
    assert saves.read(session.path) == session.timeline.record


def test_the_end_is_announced_when_its_result_is_stored(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, let = Keeper(), Event()
    session = make(places, keeper)
    session.begin()
    for cell in range(18):
        session.play(PlaceTile(cell))
    keeper.flush()
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: (let.wait(WAIT / 1000), real(handle)))
    ends: list[int] = []
    session.finished.connect(lambda: ends.append(len(Results(places).latest(9))))
    session.play(PlaceTile(18))
    assert ends == []
    let.set()
    qtbot.waitUntil(lambda: ends == [1], timeout=WAIT)


def test_half_a_staged_file_is_passed_over(places: Places, qtbot: QtBot) -> None:
    """A power cut may leave any part of it."""
    keeper = Keeper()
    session = make(places, keeper)
    session.begin()
    session.play(PlaceTile(3))
    keeper.flush()
    kept = session.timeline.record
    session.play(PlaceTile(4))
    keeper.flush()
    text = session.path.read_bytes()
    saves.store(session.path, kept)
    session.path.with_name(f"{session.path.stem}.900.next").write_bytes(text[: len(text) // 2])
    assert saves.running(places)[0][0].record == kept
    saves.stage(session.path, kept)
    assert saves.read(session.path) == kept


def test_giving_up_a_game_takes_its_newest_state_along(places: Places, qtbot: QtBot) -> None:
    session = make(places, Keeper())
    saves.store(session.path, session.timeline.record)
    newest = session.timeline.record.with_moves([PlaceTile(7)])
    saves.stage(session.path, newest)
    assert isinstance(saves.give_up(session.path), Path)
    assert saves.given_up(places)[0].record == newest
    assert saves.running(places) == ([], [])


# Bots


PERSON, BOT = Seat(kind="person"), Seat(kind="bot", level="hard")


def test_a_process_that_cannot_start_is_told_of_and_tried_again(
    places: Places, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = make(places, Keeper(), PERSON, Seat(kind="bot", level="random"))
    starts: list[int] = []

    def start(_: object) -> None:
        starts.append(1)
        raise OSError(11, "Resource temporarily unavailable")

    with monkeypatch.context() as patch:
        patch.setattr(background.Worker, "start", start)
        session.begin()
        qtbot.waitUntil(lambda: bool(starts))
        with qtbot.waitSignal(session.bot_failed, timeout=WAIT) as failed:
            session.play(PlaceTile(0))
    assert failed.args == ["no-start"]
    assert len(starts) == 3, "ahead of time, and twice when it was needed"
    with qtbot.waitSignal(session.changed, timeout=WAIT):
        session.retry()
    assert len(session.timeline.moves) == 2
    session.close()


def test_a_bot_without_its_weights_is_replaced_by_another_level(
    places: Places, qtbot: QtBot
) -> None:
    session = make(places, Keeper(), PERSON, BOT)
    session.begin()
    asked: list[Question] = []
    session.bots.process.ask = lambda question: (  # type: ignore[method-assign]
        asked.append(question),
        session.bots.process.failed.emit("missing"),
    )
    with qtbot.waitSignal(session.bot_failed, timeout=WAIT) as failed:
        session.play(PlaceTile(0))
    assert failed.args == ["missing"]
    assert len(asked) == 1, "asking again would be no use"
    del session.bots.process.ask
    assert session.stand_in() == "medium"
    with qtbot.waitSignal(session.changed, timeout=WAIT):
        session.replace_bot()
    assert len(session.timeline.moves) == 2
    assert saves.read(session.path).seats[1].level == "medium"
    session.close()


def test_a_missing_file_is_told_apart_from_other_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    from multiprocessing import Pipe

    from harmony_desktop.bots import worker

    def answer(_: Question) -> Answer:
        raise FileNotFoundError("weights")

    monkeypatch.setattr(worker, "answer", answer)
    ours, theirs = Pipe()
    ours.send(Question("choose", "harmony", "hard", GAME.start(1, {}, 1).view(0)))
    replies: list[Answer] = []

    class Once:
        def recv(self) -> Question:
            if replies:
                raise EOFError
            return theirs.recv()

        def send(self, reply: Answer) -> None:
            replies.append(reply)

    worker.serve(Once())  # type: ignore[arg-type]
    assert replies[0].missing
    ours.close()
    theirs.close()


def test_a_save_with_an_unknown_level_is_played_on_by_a_known_one(
    places: Places, qtbot: QtBot
) -> None:
    session = make(places, Keeper(), PERSON, Seat(kind="bot", level="telepath"))
    session.begin()
    with qtbot.waitSignal(session.bot_failed, timeout=WAIT) as failed:
        session.play(PlaceTile(0))
    assert failed.args == ["missing"]
    with qtbot.waitSignal(session.changed, timeout=WAIT):
        session.replace_bot()
    session.close()


def test_a_call_that_cannot_start_has_failed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_: object) -> None:
        raise OSError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(background.Worker, "start", start)
    call = Call(len, "abc")
    with qtbot.waitSignal(call.failed, timeout=WAIT):
        pass


def test_a_thinking_bot_does_not_outlive_the_window(tmp_path: Path) -> None:
    """The window is killed while a bot thinks for ever."""
    import signal
    import subprocess
    import sys
    import time

    program = tmp_path / "window.py"
    program.write_text(
        "import os, sys, time\n"
        "from multiprocessing import get_context\n"
        "from harmony_desktop.bots.process import end_with_parent\n"
        "def think():\n"
        "    end_with_parent()\n"
        "    print(os.getpid(), flush=True)\n"
        "    while True: pass\n"
        "if __name__ == '__main__':\n"
        "    get_context('spawn').Process(target=think).start()\n"
        "    time.sleep(600)\n"
    )
    root = Path(__file__).resolve().parent.parent.parent
    window = subprocess.Popen(
        [sys.executable, str(program)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert window.stdout is not None
    thinker = int(window.stdout.readline())
    window.send_signal(signal.SIGKILL)
    window.wait()
    window.stdout.close()
    end = time.monotonic() + 30
    while time.monotonic() < end and Path(f"/proc/{thinker}").exists():
        stat = Path(f"/proc/{thinker}/stat")
        if stat.exists() and stat.read_text().split()[2] == "Z":
            break
        time.sleep(0.05)
    else:
        assert not Path(f"/proc/{thinker}").exists()


def test_a_save_with_an_unknown_style_is_played_on_without_one(
    places: Places, qtbot: QtBot
) -> None:
    strange = Seat(kind="bot", level="easy", style="poet")
    session = make(places, Keeper(), PERSON, strange)
    session.begin()
    with qtbot.waitSignal(session.bot_failed, timeout=WAIT) as failed:
        session.play(PlaceTile(0))
    assert failed.args == ["missing"]
    assert session.stand_in() == "easy"
    with qtbot.waitSignal(session.changed, timeout=WAIT):
        session.replace_bot()
    kept = saves.read(session.path).seats[1]
    assert (kept.level, kept.style) == ("easy", None)
    session.close()


def test_bots_are_asked_in_their_style_and_advice_in_none(places: Places, qtbot: QtBot) -> None:
    spoiler = Seat(kind="bot", level="hard", style="spoiler")
    session = make(places, Keeper(), PERSON, spoiler, game="sintra")
    asked: list[Question] = []
    session.bots.process.ask = asked.append  # type: ignore[method-assign]
    session.begin()
    assert session.bots.hint()
    assert (asked[-1].level, asked[-1].style) == ("champion", "")
    while session.timeline.awaits_person:
        session.play(session.timeline.state.legal_moves()[0])
    qtbot.waitUntil(lambda: asked[-1].task == "choose", timeout=WAIT)
    assert (asked[-1].level, asked[-1].style) == ("hard", "spoiler")
    session.bots.process.failed.emit("missing")
    assert session.stand_in() == "medium"
    session.replace_bot()
    kept = saves.read(session.path).seats[1]
    assert (kept.level, kept.style) == ("medium", "spoiler")
    del session.bots.process.ask
    session.close()
