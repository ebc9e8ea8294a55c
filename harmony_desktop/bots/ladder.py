"""The ladder of a game: thirty fixed deals of growing difficulty, each with three targets.

They are made and verified by `training/rungs.py`. The targets of a deal are points, namely what an
easy, a hard and a champion player made of it, or the strengths of three opponents.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from harmony_desktop.engine.game import State
from harmony_desktop.engine.record import MAX_SEED, Record, Scalar, Word
from harmony_desktop.engine.strength import UnknownBot, as_level, strength_of

RUNGS: Final = 30
STARS: Final = 3
PARTNERS: Final = "hard"
"""The level of the partners where all play together."""
MAX_BYTES: Final = 200_000

POINTS: Final = "points"
DUEL: Final = "duel"


class BadLadder(ValueError):
    """The ladder of a game cannot be read."""


class LadderDeal(BaseModel):
    """A rung: a fixed deal and its three targets, the easiest first."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Word
    game: Word
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)]
    seats: Annotated[int, Field(ge=1, le=6)]
    options: dict[Word, Scalar] = {}
    kind: Literal["points", "duel"]
    targets: tuple[int, int, int]

    @property
    def ease(self) -> float:
        """The share of the champion's points that an easy player made."""
        return self.targets[0] / self.targets[-1]

    @property
    def alone(self) -> bool:
        """Whether one person plays all seats."""
        return self.seats == 1 or bool(self.options.get("alone"))

    def level(self, target: int) -> str:
        """The level of the others at the table when playing for a target, from 0."""
        return as_level(self.targets[target]) if self.kind == DUEL else PARTNERS

    def is_of(self, record: Record) -> bool:
        """Whether a record is a game of this deal."""
        return (
            (record.game, record.seed, len(record.seats)) == (self.game, self.seed, self.seats)
            and record.options.items() >= self.options.items()
            and record.seats[0].kind == "person"
            and all((seat.kind == "person") == self.alone for seat in record.seats[1:])
        )

    def stars(self, record: Record, final: State) -> int:
        """The stars that a finished game of this deal earns, from 0 to 3."""
        if self.kind == POINTS:
            points = final.score(0).total
            return sum(points >= target for target in self.targets)
        if 0 not in final.winners():
            return 0
        beaten = min(map(_strength, record.seats[1:]))
        return sum(beaten >= target for target in self.targets)


def _strength(seat: object) -> int:
    try:
        return strength_of(getattr(seat, "level", None) or "") or 0
    except UnknownBot:
        return 0


_LADDER: Final = TypeAdapter(Annotated[tuple[LadderDeal, ...], Field(max_length=RUNGS)])


def path_of(game: str) -> Path:
    """The file with the ladder of a game."""
    return Path(str(files(f"harmony_desktop.games.{game}"))) / "ladder.json"


def written(deals: list[LadderDeal]) -> str:
    """A ladder as it is shipped: a line for each deal."""
    lines = ",\n".join(one.model_dump_json() for one in deals)
    return f"[\n{lines}\n]\n"


@lru_cache(maxsize=8)
def ladder(game: str) -> tuple[LadderDeal, ...]:
    """The deals of a game's ladder from the lowest rung; none if it has no ladder.

    BadLadder if they cannot be read.
    """
    if not path_of(game).exists():
        return ()
    try:
        text = path_of(game).read_bytes()
        if len(text) > MAX_BYTES:
            raise BadLadder(f"{game}: more than {MAX_BYTES} bytes")
        return _LADDER.validate_json(text)
    except (OSError, ValidationError) as problem:
        raise BadLadder(f"{game}: {problem}") from None
