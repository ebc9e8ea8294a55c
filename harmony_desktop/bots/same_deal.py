"""Bots of known strength at a deal that a person has played alone or with partners."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.match import BotTally, play_out
from harmony_desktop.engine.record import Record, read_record, start

_STEP = 15
"""How much weaker and stronger than the person the first and last bot are."""


def is_compared(record: Record) -> bool:
    """Whether a game has no opponents, so that it is rated against bots at the same deal."""
    persons = sum(seat.kind == "person" for seat in record.seats)
    alone = len(record.seats) == 1 or games.load(record.game).cooperative
    return bool(persons) and alone and not (record.practice or record.hinted)


def strengths_around(strength: int) -> tuple[int, ...]:
    """The strengths of the bots that somebody of this strength is compared with.

    >>> strengths_around(40), strengths_around(95)
    ((25, 40, 55), (70, 85, 100))
    """
    middle = min(100 - _STEP, max(_STEP, strength))
    return middle - _STEP, middle, middle + _STEP


def points_of_bots(document: str, strengths: Sequence[int]) -> list[tuple[int, int]]:
    """The points that bots of these strengths make in place of the persons of a record.

    Partners who are bots stay. Takes as long as the bots think: not for the window's process.
    """
    record = read_record(document)
    game = games.load(record.game)
    found = []
    for strength in strengths:
        players = [
            bot(record.game, f"strength={strength}")
            if seat.kind == "person"
            else bot(record.game, seat.level or "medium", seat.style or "")
            for seat in record.seats
        ]
        tallies = [BotTally("") for _ in players]
        final = play_out(start(game, record), players, record.seed, tallies)
        person = next(at for at, seat in enumerate(record.seats) if seat.kind == "person")
        found.append((strength, final.score(person).total))
    return found
