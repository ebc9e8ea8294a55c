"""Bots of an earlier commit as opponents of today's.

    python training/match.py sintra champion champion@413d4ec --games 40
    python training/match.py terraces champion old-hard --games 40 --option way=column

An old bot is not kept as a copy: `OldBot` unpacks the commit into a temporary folder and runs
`old_bot_process.py` there, with that commit's packages. The process follows the game from its
deal, move by move, and answers with moves as they are written in records. A game whose rules have
changed since can be played as long as either commit accepts the moves of the other.
"""

from __future__ import annotations

import atexit
import io
import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any, Final
from weakref import finalize

from harmony_desktop import games
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import read_move

ROOT: Final = Path(__file__).resolve().parents[1]
PROCESS: Final = Path(__file__).with_name("old_bot_process.py")
FIRST_BOTS: Final = "413d4ec1"
"""A commit whose `training/GAME/players.py` have the first hard bots: `old-hard`."""


class OldBotFailed(Exception):
    """The commit is not in this clone, or its bot cannot play this game."""


@cache
def checkout(commit: str) -> Path:
    """Unpack the packages of a commit; the folder is removed when this process ends."""
    command = ["git", "archive", "--format=tar", commit, "harmony_desktop", "training"]
    packed = subprocess.run(command, cwd=ROOT, capture_output=True)
    if packed.returncode:
        raise OldBotFailed(f"commit {commit}: {packed.stderr.decode(errors='replace').strip()}")
    folder = Path(mkdtemp(prefix=f"harmony-{commit}-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder


class OldBot:
    """A player of an earlier commit, in a process of its own."""

    def __init__(self, game: str, name: str, commit: str = FIRST_BOTS) -> None:
        self._game = games.load(game)
        folder = checkout(commit)
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(PROCESS), game, name],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        finalize(self, _end, self._process)

    def begin(self, seats: int, options: Mapping[str, object], seed: int) -> None:
        """Follow a new game from its deal."""
        self._ask("begin", seats, dict(options), seed)

    def follow(self, move: Move) -> None:
        """Follow a move of any seat."""
        self._ask("follow", move.to_json())

    def choose(self, view: Any, rng: Random) -> Move:
        """The old bot's move; its dice are those of the deal and the seat, `rng` is not used."""
        return read_move(self._game, tuple(self._ask("choose", view.seat)))

    def _ask(self, *message: object) -> Any:
        """Send a message and return the answer of the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print(json.dumps(message), file=self._process.stdin, flush=True)
            answer = json.loads(self._process.stdout.readline())
        except (BrokenPipeError, ValueError):
            raise OldBotFailed("the old bot's process has ended") from None
        if "failed" in answer:
            raise OldBotFailed(answer["failed"])
        return answer["move"]


def _end(process: subprocess.Popen[str]) -> None:
    """End the process of an old bot: it ends with its input."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    process.stdout.close()
    process.wait()
