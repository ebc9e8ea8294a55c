"""A player is killed at random moments, and everything played must be found again.

The player is a forked process with real sessions on a real folder. Before each step it tells what
it is about to do, and after it what it has done: the disk must have one or the other. Its life is
counted in what it has told, so that it plays as much on a busy machine. In some lives the disk is
slow, so that steps pile up beside the window, and games are left for others and come back.
"""

from __future__ import annotations

import json
import os
import select
import signal
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from harmony_desktop import games
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves, settings
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results, identity_of

_MOST_TOLD = 16
_LAST_MOMENT = 0.02
"""Seconds after what it told last, at most."""
_SLOW_DISK = 0.03
_PATIENCE = 60.0


@dataclass
class Tally:
    """The results of a trial."""

    kills: int = 0
    games: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)


def run(home: Path, count: int, seed: int) -> Tally:
    """Kill players, one after the other, in all games by turns.

    Players that come later go on where those before them were killed.
    """
    tally = Tally()
    dice = Random(seed)
    finished: set[str] = set()
    for game in games.GAMES:
        # Here, so that not every player has to.
        games.load(game)
    for number in range(count):
        places = Places.below(home / games.GAMES[number % len(games.GAMES)])
        reports = _live_and_die(places, games.GAMES[number % len(games.GAMES)], dice)
        tally.kills += 1
        tally.moves += sum(one["do"] == "done" for one in reports)
        finished |= {one["over"] for one in reports if one["do"] == "done" and one["over"]}
        tally.faults += [f"kill {number}: {fault}" for fault in _faults(places, reports)]
    tally.games = len(finished)
    return tally


def _live_and_die(places: Places, game: str, dice: Random) -> list[dict[str, Any]]:
    """The reports of one player until it was killed."""
    seed, told = dice.randrange(2**32), dice.randint(1, _MOST_TOLD)
    last_moment = dice.random() * _LAST_MOMENT
    ours, theirs = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.close(ours)
            _play(places, game, Random(seed), theirs)
        finally:
            os._exit(3)
    os.close(theirs)
    received = b""
    while received.count(b"\n") < told and select.select([ours], [], [], _PATIENCE)[0]:
        chunk = os.read(ours, 1 << 16)
        if not chunk:
            break
        received += chunk
    time.sleep(last_moment)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    while chunk := os.read(ours, 1 << 16):
        received += chunk
    os.close(ours)
    return [json.loads(line) for line in received.split(b"\n")[:-1]]


def _play(places: Places, game: str, dice: Random, pipe: int) -> None:
    """In the process that will be killed."""
    application = QCoreApplication.instance() or QCoreApplication([])
    assert application is not None

    def report(
        what: str,
        session: Session,
        moves: list[Any] | None = None,
        over: str = "",
        last: bool = False,
    ) -> None:
        line = {
            "do": what,
            "path": str(session.path),
            "moves": json.loads(session.timeline.record.to_json())["moves"]
            if moves is None
            else moves,
            "over": over,
            "volume": mine.volume,
            "practice": session.timeline.practice,
            "last": last,
        }
        os.write(pipe, json.dumps(line).encode() + b"\n")

    def stored(session: Session) -> None:
        # The end of a game is announced once its result is stored.
        if session.timeline.over:
            session.close()

    if dice.random() < 0.4:
        real = os.fsync

        def fsync(handle: int) -> None:
            time.sleep(_SLOW_DISK)
            real(handle)

        os.fsync = fsync
    keeper = Keeper()
    mine, _ = settings.load(places)
    running = saves.running(places)[0]
    while True:
        if running:
            save = running.pop()
            session = Session(save.record, save.path, places, keeper=keeper)
        else:
            record = Record(
                game=game,
                revision=games.load(game).revision,
                seats=(Seat(kind="person"), Seat(kind="person")),
                seed=dice.randrange(1, 10**9),
                practice=dice.random() < 0.2,
                started=str(time.time_ns()),
            )
            path = saves.new_path(places, game)
            session = Session(record, path, places, keeper=keeper)
        report("begin", session)
        session.begin()
        stored(session)
        report("done", session, over=_identity(session), last=session.timeline.over)
        while not session.timeline.over:
            if dice.random() < 0.05:
                # Left for another, with its last steps perhaps still on their way.
                session.stop_bots()
                now = datetime.now(UTC)
                running.insert(0, saves.Save(session.path, session.timeline.record, now))
                break
            if session.timeline.can_undo() and dice.random() < 0.15:
                report("undo", session)
                session.undo()
            elif dice.random() < 0.1:
                report("set", session)
                mine.volume = dice.randrange(101)
                report("set", session)
                settings.save(places, mine)
            else:
                move = dice.choice(session.timeline.state.legal_moves())
                before = json.loads(session.timeline.record.to_json())["moves"]
                after = [*before, json.loads(json.dumps(move.to_json()))]
                report(
                    "play", session, after, last=session.timeline.state.play(move).to_move is None
                )
                session.play(move)
            stored(session)
            report("done", session, over=_identity(session), last=session.timeline.over)


def _identity(session: Session) -> str:
    """The identity of the game that has just ended with a result, if any."""
    return identity_of(session.timeline.record.to_json()) if session.timeline.counted else ""


def _faults(places: Places, reports: list[dict[str, Any]]) -> list[str]:
    """The reported moves and results that are not on disk."""
    faults = []
    if not reports:
        return ["it never began to play"]
    found, problems = saves.running(places)
    faults += [f"{problem.key} {problem.detail}" for problem in problems]
    if list(places.saves.glob("damaged/*")) or list(places.data.glob("damaged/*")):
        faults.append("something was set aside")
    loaded, problem = settings.load(places)
    if problem is not None:
        faults.append(problem.key)
    volumes = {one["volume"] for one in reports[-3:]}
    if loaded.volume not in volumes:
        faults.append(f"volume {loaded.volume}, not {volumes}")
    results = Results(places)
    kept = {identity_of(one.record) for one in results.latest(100_000)}
    here = {one["over"] for one in reports if one["over"] and one["do"] == "done"}
    if not here <= kept:
        faults.append("a result is missing")
    faults += _left_behind(places, found, reports)
    last = reports[-1]
    allowed = [last["moves"]]
    done = next((one for one in reversed(reports) if one["do"] == "done"), None)
    if done is not None and done["path"] == last["path"]:
        allowed.append(done["moves"])
    if last["do"] == "undo":
        allowed.append(last["moves"][:-1])
        allowed += [last["moves"][:-depth] for depth in range(2, 12)]
    on_disk = [save for save in found if str(save.path) == last["path"]]
    if on_disk:
        if json.loads(on_disk[0].record.to_json())["moves"] not in allowed:
            faults.append(f"other moves than were played, after {last['do']}")
    elif last["do"] in ("undo", "set") or (last["do"] == "done" and not _ended(places, last)):
        faults.append(f"the game is gone, after {last['do']}")
    elif last["do"] == "play" and not _ended(places, last):
        faults.append("the game is gone, after a move")
    return faults


def _left_behind(
    places: Places, found: list[saves.Save], reports: list[dict[str, Any]]
) -> list[str]:
    """The games that were left for others and are not on disk as they were left."""
    here = {str(save.path): json.loads(save.record.to_json())["moves"] for save in found}
    newest = {one["path"]: one for one in reports}
    newest.pop(reports[-1]["path"])
    return [
        f"a game that was left after {one['do']} is gone or another"
        for path, one in newest.items()
        if here.get(path) != one["moves"] and not (path not in here and _ended(places, one))
    ]


def _ended(places: Places, reports: dict[str, Any]) -> bool:
    """Whether a game that is not among the running ones has ended.

    A practice game leaves nothing behind then, another one its result.
    """
    if reports["practice"]:
        return bool(reports["last"])
    return any(
        json.loads(one.record)["moves"] == reports["moves"]
        for one in Results(places).latest(100_000)
    )
