"""Deals as a line of text, to play the same game as a friend."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from harmony_desktop import games
from harmony_desktop.bots.create import is_known
from harmony_desktop.engine.game import BadSetup
from harmony_desktop.engine.options import SEATING, BadOption, Value, read_options
from harmony_desktop.engine.record import MAX_SEED, Record, Seat

MARK: Final = "harmony-desktop:"
MOST_CHARACTERS: Final = 5000
"""Longest text searched for a deal."""
_LINE = re.compile(
    rf"{re.escape(MARK)}[ \t]*([a-z]+) #(\d{{1,16}})\b((?: [a-z_]+=[\w,+-]+)*)", re.A
)
_SHORT = re.compile(r"[\w-]+", re.A)


@dataclass(frozen=True)
class Deal:
    """A game, its seed, its options and its seats: the same start for every player."""

    game: str
    seed: int
    options: dict[str, Value] = field(default_factory=dict)
    seats: tuple[str, ...] = ("person",)
    """`person`, or the name of a bot: its level, and its style after a plus."""


def deal_of(record: Record) -> Deal:
    """The deal of a record, without long options such as a player's own component set."""
    options: dict[str, Value] = {
        key: value
        for key, value in record.options.items()
        if isinstance(value, bool | int) or _SHORT.fullmatch(str(value))
    }
    return Deal(record.game, record.seed, options, tuple(map(_who, record.seats)))


def _who(seat: Seat) -> str:
    if seat.kind == "person":
        return seat.kind
    return "+".join(word for word in (seat.level or "medium", seat.style) if word)


def written(deal: Deal) -> str:
    """A deal in one line.

    >>> written(Deal("harmony", 7, {"rounds": 2}, ("person", "hard")))
    'harmony-desktop: harmony #7 rounds=2 seats=person,hard'
    """
    words = [f"{key}={_word(value)}" for key, value in deal.options.items()]
    return " ".join([MARK, deal.game, f"#{deal.seed}", *words, f"seats={','.join(deal.seats)}"])


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(text: str) -> Deal | None:
    """The first deal in a text, if there is one that this version can play.

    >>> read("Look at this! harmony-desktop: harmony #7 seats=person").seed
    7
    """
    found = _LINE.search(text[:MOST_CHARACTERS])
    if found is None:
        return None
    game, seed, rest = found.groups()
    if game not in games.GAMES or int(seed) > MAX_SEED:
        return None
    given = dict(pair.split("=", 1) for pair in rest.split())
    seats = tuple(given.pop("seats", "person").split(","))
    rules = games.load(game)
    known = all(one == "person" or is_known(game, one) for one in seats)
    least, most = rules.min_seats, rules.max_seats
    if not known or not least <= len(seats) <= most:
        return None
    try:
        options = read_options(rules.options, given)
        rules.check_setup(len(seats), options)
    except (BadOption, BadSetup):
        return None
    # Options not in the text keep the player's choice; the seats are part of the deal.
    said = {key: value for key, value in options.items() if key in given or key in SEATING}
    return Deal(game, int(seed), said, seats)
