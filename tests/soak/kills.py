"""A player is killed at random moments, and everything played must be found again.

The player is a forked process with real sessions on a real folder. Before each step it tells what
it is about to do, and after it what it has done: the disk must have one or the other.
"""

from __future__ import annotations

import json
import os
import select
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication

from harmony_desktop import games
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves, settings
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.results import Results, identity_of

_LONGEST_LIFE = 0.35


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
    seed, life = dice.randrange(2**32), dice.random() * _LONGEST_LIFE
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
    end: float | None = None
    while end is None or time.monotonic() < end:
        wait = 60.0 if end is None else max(0.0, end - time.monotonic())
        if not select.select([ours], [], [], wait)[0]:
            break
        chunk = os.read(ours, 1 << 16)
        if not chunk:
            break
        received += chunk
        # Its life begins when it has begun to play.
        end = end or time.monotonic() + life
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

    mine, _ = settings.load(places)
    running = saves.running(places)[0]
    while True:
        if running:
            save = running.pop()
            session = Session(save.record, save.path, places)
        else:
            record = Record(
                game=game,
                revision=games.load(game).revision,
                seats=(Seat(kind="person"), Seat(kind="person")),
                seed=dice.randrange(1, 10**9),
                practice=dice.random() < 0.2,
                started=str(time.time_ns()),
            )
            session = Session(record, saves.new_path(places, game), places)
        report("begin", session)
        session.begin()
        stored(session)
        report("done", session, over=_identity(session), last=session.timeline.over)
        while not session.timeline.over:
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
