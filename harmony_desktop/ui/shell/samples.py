"""The games that pictures show: recorded between champions and hard players, and named as such.

The records lie in `resources/samples`, made by `record_games.py` there. A game that is not recorded
is played by quick bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.options import Value
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat, read_record
from harmony_desktop.engine.sample import Sample
from harmony_desktop.ui.kit.resources import resource

_QUICK_LEVELS = ("medium", "easy", "medium", "easy", "easy", "easy")
_SEED = 20_261_116
_STARTED = "2026-01-01T10:00:00+00:00"


def sample(game: str, names: Sequence[str], wanted: Sample) -> Record:
    """The record of a sample game, with persons of these names at its first seats."""
    whole = _whole(game, wanted.seats, tuple(wanted.options.items()))
    seats = tuple(
        Seat(kind="person", name=name, colour=seat.colour) if number < wanted.persons else seat
        for number, (seat, name) in enumerate(zip(whole.seats, names, strict=False))
    )
    return whole.model_copy(update={"seats": seats, "moves": whole.moves[: wanted.moves]})


def recorded_name(game: str, seats: int, options: Mapping[str, Value]) -> str:
    """The name of the file with a recorded game.

    >>> recorded_name("harmonia", 4, {"mode": "advanced"})
    'harmonia-4-mode-advanced.harmony'
    """
    words = [f"-{key}-{str(value).lower()}" for key, value in sorted(options.items())]
    return f"{game}-{seats}{''.join(words)}.harmony"


@lru_cache
def _whole(game: str, seats: int, options: tuple[tuple[str, Value], ...]) -> Record:
    """A whole game between bots, the same every time."""
    path = resource("samples") / recorded_name(game, seats, dict(options))
    return read_record(path.read_bytes()) if path.exists() else _played(game, seats, dict(options))


def _played(game: str, seats: int, options: dict[str, Value]) -> Record:
    levels = _QUICK_LEVELS[:seats]
    players = [bot(game, level) for level in levels]
    rules = games.load(game)
    state = rules.start(seats, options, _SEED)
    dice = Random(_SEED)  # noqa: S311 - a game, not a secret
    moves: list[Move] = []
    while state.to_move is not None:
        move = players[state.to_move].choose(state.view(state.to_move), dice)
        moves.append(move)
        state = state.play(move)
    record = Record(
        game=game,
        revision=rules.revision,
        seats=tuple(
            Seat(kind="bot", level=level, colour=colour)
            for level, colour in zip(levels, SEAT_COLOURS, strict=False)
        ),
        options=options,
        seed=_SEED,
        started=_STARTED,
    )
    return record.with_moves(moves)
