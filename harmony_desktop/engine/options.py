"""The options a game offers before it starts, and how they are read and checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from harmony_desktop.engine.chance import Dice

Value = str | int | bool
Options = Mapping[str, Value]


class BadOption(ValueError):
    """An unknown option or a value the option does not accept; the message names both."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named values.

    A detail refines one value of another option, `detail_of` as (key, value), and does not apply
    with any other value.
    """

    key: str
    values: tuple[str, ...]
    default: str
    detail_of: tuple[str, str] | None = None

    def read(self, raw: object) -> str:
        if isinstance(raw, str) and raw in self.values:
            return raw
        raise BadOption(f"{self.key} takes {'|'.join(self.values)}, not {raw!r}")


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number within bounds."""

    key: str
    least: int
    most: int
    default: int

    def read(self, raw: object) -> int:
        number = raw
        if isinstance(raw, str) and raw.isascii() and raw.isdigit():
            number = int(raw.lstrip("0")[:9] or "0")
        # bool is a subclass of int, but True is not a count.
        if type(number) is int and self.least <= number <= self.most:
            return number
        raise BadOption(f"{self.key} takes {self.least} to {self.most}, not {raw!r}")


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off."""

    key: str
    default: bool

    def read(self, raw: object) -> bool:
        if isinstance(raw, bool):
            return raw
        if raw in ("true", "false"):
            return raw == "true"
        raise BadOption(f"{self.key} takes true|false, not {raw!r}")


@dataclass(frozen=True, slots=True)
class Text:
    """A text of limited length, such as a set of components that a player has entered.

    `check` returns the text as records store it, or raises ValueError with the problem. `name`
    returns the name inside a text, empty if it has none.
    """

    key: str
    default: str
    most: int
    check: Callable[[str], str]
    name: Callable[[str], str] = lambda _: ""

    def read(self, raw: object) -> str:
        if not isinstance(raw, str) or len(raw) > self.most:
            raise BadOption(f"{self.key} takes a text of up to {self.most} characters")
        try:
            return self.check(raw)
        except ValueError as problem:
            raise BadOption(f"{self.key}: {problem}") from None


LOT: Final = "lot"
"""The value of WhoBegins that leaves the choice to chance."""


@dataclass(frozen=True, slots=True)
class WhoBegins:
    """The first player: LOT, or a seat number as players count, from "1" to the most seats.

    A game with this option calls `first_seat` when it deals. The deal itself must not depend on it,
    so that the same seed deals the same whoever begins.
    """

    key: ClassVar[str] = "first"
    most: int
    default: str = "1"

    def read(self, raw: object) -> str:
        values = _beginners(self.most)
        value = str(raw) if type(raw) is int else raw
        if isinstance(value, str) and value in values:
            return value
        raise BadOption(f"{self.key} takes {'|'.join(values)}, not {raw!r}")


def _beginners(seats: int) -> tuple[str, ...]:
    return (LOT, *(str(seat + 1) for seat in range(seats)))


def first_seat(options: Options, seats: int, seed: int) -> int:
    """The seat, from 0, that begins a game of `seats` seats with the option WhoBegins.

    BadOption if the option names a seat that this game does not have.

    >>> first_seat({"first": "2"}, 3, 7)
    1
    """
    value = str(options[WhoBegins.key])
    if value == LOT:
        return Dice(seed, WhoBegins.key).below(seats)
    return int(WhoBegins(seats).read(value)) - 1


def next_first(value: str, seats: int) -> str:
    """The value of WhoBegins for the players' next game: the next seat, or LOT again.

    >>> next_first("1", 3), next_first("3", 3), next_first("lot", 3)
    ('2', '1', 'lot')
    """
    return LOT if value == LOT else str(int(value) % seats + 1)


@dataclass(frozen=True, slots=True)
class FirstColour:
    """The colour of the first seat in a game for two; the second seat has the other colour."""

    key: ClassVar[str] = "colour"
    values: tuple[str, str]
    default: str

    def read(self, raw: object) -> str:
        if isinstance(raw, str) and raw in self.values:
            return raw
        raise BadOption(f"{self.key} takes {'|'.join(self.values)}, not {raw!r}")


SEATING: Final = (WhoBegins.key, FirstColour.key)
"""Options that only arrange the seats: results are compared across their values."""

Option = Choice | Count | Flag | Text | WhoBegins | FirstColour


def read_options(offered: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """Every offered option with its given value or its default; BadOption for anything else.

    A detail is left out where it does not apply or has its default value, so that results compare
    with those from before the detail existed.

    >>> read_options((Count("rounds", 1, 9, 1), Flag("spirits", True)), {"rounds": "3"})
    {'rounds': 3, 'spirits': True}
    """
    known = {option.key for option in offered}
    for key in given:
        if key not in known:
            raise BadOption(f"there is no option {key!r}; options: {', '.join(sorted(known))}")
    read = {
        option.key: option.read(given[option.key]) if option.key in given else option.default
        for option in offered
    }
    return {
        option.key: read[option.key]
        for option in offered
        if not _unsaid(option, read[option.key], read)
    }


def _unsaid(option: Option, value: Value, read: Options) -> bool:
    """Whether an option is a detail that does not apply or has its default."""
    if not isinstance(option, Choice) or option.detail_of is None:
        return False
    key, wanted = option.detail_of
    return value == option.default or read[key] != wanted
