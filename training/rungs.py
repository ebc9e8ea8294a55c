"""The ladders of all games: thirty fixed deals each, with three targets.

    python training/rungs.py make harmony      make the ladder of a game
    python training/rungs.py verify            play the deals of all ladders again, or of some

Where a deal is played for points, alone or together, the targets are what an easy, a hard and a
champion player make of it, in the median of several tries. Deals where these lie close together
are passed over, and of the deals of one variant those come first where an easy player makes most
of what a champion does. Against others the targets are the strengths of three opponents, which
grow from rung to rung. `make` can be stopped and continues where it was
(`training/mined/GAME-ladder.jsonl`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median_low
from typing import Final, Literal, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.ladder import (  # noqa: E402
    DUEL,
    POINTS,
    RUNGS,
    LadderDeal,
    ladder,
    path_of,
    written,
)
from harmony_desktop.bots.match import BotTally, play_out  # noqa: E402

MADE = ROOT / "training" / "mined"
FIRST_SEED: Final = 36_900_000
TRIES: Final = {"easy": 5, "hard": 5, "champion": 1}
"""The players that set the targets, with the number of their tries; champions hardly vary."""
TRIES_TOGETHER: Final = {"easy": 3, "hard": 3, "champion": 1}
"""The same for teams, whose games take longest."""
APART: Final = 0.1
"""The least distance between two targets, as a share of the champion's points."""
_WEAKEST, _STRONGEST, _STEP = 5, 100, 12
"""The strength of the first opponent of all, of the last, and between those of one deal."""

_ALONE: Final = (0, 3, 6)
"""The rungs of Harmonies that are played alone."""
_BASIC: Final = (0, 3, 6, 9)
"""The rungs of Harmonia where the hexagon is to be completed and nothing is counted."""
_ALL_HANDS: Final = (4, 13, 22)
"""The rungs of Harmonia where one player has all the hands."""

Choices = dict[str, str | int | bool]


class Plan(NamedTuple):
    """The setup of a rung before its deal is found."""

    kind: Literal["points", "duel"]
    seats: int
    options: Choices


def plans(game: str) -> list[Plan]:
    """The setups of a ladder, from the lowest rung."""
    if game == "harmony":
        return [
            *_times(6, Plan(POINTS, 1, {})),
            *_times(3, Plan(POINTS, 1, {"scoring": "beams"})),
            *_times(3, Plan(POINTS, 1, {"placement": "sun-moon"})),
            Plan(DUEL, 2, {"scoring": "best-beam"}),
            *_times(4, Plan(POINTS, 1, {"placement": "connected"})),
            *_times(3, Plan(POINTS, 1, {"placement": "sun-moon", "scoring": "beams"})),
            Plan(DUEL, 3, {"scoring": "best-beam", "placement": "sun-moon"}),
            *_times(3, Plan(POINTS, 1, {"placement": "connected", "scoring": "beams"})),
            Plan(DUEL, 2, {"scoring": "best-beam", "placement": "connected"}),
            *_times(4, Plan(POINTS, 1, {})),
            Plan(DUEL, 2, {"scoring": "best-beam"}),
        ]
    if game == "sintra":
        seats = (2, 2, 2, 3, 2, 2, 4, 2, 2, 3)
        return [
            Plan(DUEL, seats[rung % 10], {"side": "AB"[rung % 3 == 2]}) for rung in range(RUNGS)
        ]
    if game == "harmonies":
        alone: list[Choices] = [
            {"side": "A"},
            {"side": "B"},
            {"side": "A", "spirits": True},
            {"side": "B", "spirits": True},
        ]
        return [
            Plan(POINTS, 1, alone[rung // 3 % 4])
            if rung in _ALONE
            else Plan(DUEL, (2, 3, 2, 4)[rung // 2 % 4], {"side": "AB"[rung // 4 % 2]})
            for rung in range(RUNGS)
        ]
    if game == "terraces":
        ways: list[Choices] = [
            {"way": "column"},
            {"way": "open-hand"},
            {"way": "column", "top": "open"},
            {"way": "blind"},
            {"way": "arranged"},
        ]
        return [Plan(DUEL, 2, ways[rung % 5]) for rung in range(RUNGS)]
    return [
        Plan(POINTS, (2, 3, 4, 5, 6)[rung // 2 % 5], _harmonia_options(rung))
        for rung in range(RUNGS)
    ]


def _harmonia_options(rung: int) -> Choices:
    if rung in _BASIC:
        return {"mode": "basic"}
    return {"mode": "advanced", "alone": True} if rung in _ALL_HANDS else {"mode": "advanced"}


def _times(number: int, plan: Plan) -> list[Plan]:
    return [plan] * number


def made_of(game: str, plan: Plan, seed: int, level: str) -> int:
    """The points of a player of a level, or of a team of that level, in a deal: the median."""
    points = []
    tries = TRIES_TOGETHER if games.load(game).cooperative else TRIES
    for number in range(tries[level]):
        bots = [bot(game, level) for _ in range(plan.seats)]
        start = games.load(game).start(plan.seats, plan.options, seed)
        final = play_out(start, bots, seed + number, [BotTally(level) for _ in bots])
        points.append(final.score(0).total)
    return median_low(points)


def strengths(rung: int) -> tuple[int, int, int]:
    """The three opponents of a rung, from 0."""
    first = _WEAKEST + round((_STRONGEST - 2 * _STEP - _WEAKEST) * rung / (RUNGS - 1))
    return first, first + _STEP, first + 2 * _STEP


def deals(game: str, done: list[LadderDeal]) -> Iterator[LadderDeal]:
    """The deals of a ladder after those that are done."""
    seeds = count(max((one.seed for one in done), default=FIRST_SEED - 1) + 1)
    for rung, plan in list(enumerate(plans(game)))[len(done) :]:
        for seed in seeds:
            targets = strengths(rung) if plan.kind == DUEL else _targets(game, plan, seed)
            if targets is not None:
                break
        assert targets is not None
        yield LadderDeal(
            id=f"{game}-{rung + 1}",
            game=game,
            seed=seed,
            seats=plan.seats,
            options=plan.options,
            kind=plan.kind,
            targets=targets,
        )


def _targets(game: str, plan: Plan, seed: int) -> tuple[int, int, int] | None:
    """What the three players make of a deal; None if that is no ladder of three steps."""
    easy = made_of(game, plan, seed, "easy")
    hard = made_of(game, plan, seed, "hard")
    if plan.options.get("mode") == "basic":
        # Won or lost: whoever wins has all three stars.
        return (1, 1, 1) if hard == 1 else None
    if not 0 < easy < hard:
        return None
    champion = made_of(game, plan, seed, "champion")
    step = APART * champion
    return (easy, hard, champion) if min(hard - easy, champion - hard) >= step else None


def arranged(game: str, found: Sequence[LadderDeal]) -> list[LadderDeal]:
    """The deals of a ladder, those of the same variant in the order of their difficulty."""
    setups = plans(game)
    places: dict[str, list[int]] = {}
    for rung, plan in enumerate(setups):
        places.setdefault(repr(plan), []).append(rung)
    rungs = list(found)
    for same in places.values():
        if setups[same[0]].kind == POINTS:
            by_ease = sorted((found[rung] for rung in same), key=lambda one: -one.ease)
            for rung, one in zip(same, by_ease, strict=True):
                rungs[rung] = one.model_copy(update={"id": f"{game}-{rung + 1}"})
    return rungs


def make(game: str) -> None:
    MADE.mkdir(exist_ok=True)
    checkpoint = MADE / f"{game}-ladder.jsonl"
    lines = checkpoint.read_text("utf-8").splitlines() if checkpoint.exists() else []
    done = [LadderDeal.model_validate_json(line) for line in lines]
    with checkpoint.open("a", encoding="utf-8") as file:
        for one in deals(game, list(done)):
            done.append(one)
            file.write(one.model_dump_json() + "\n")
            file.flush()
            print(one.id, one.targets, flush=True)
    path_of(game).write_text(written(arranged(game, done)), "utf-8")
    checkpoint.unlink()


def verify(chosen: Sequence[str]) -> int:
    """Play every deal again: whether the targets are what the players make of it."""
    wrong = 0
    for game in chosen:
        for rung, (one, plan) in enumerate(zip(ladder(game), plans(game), strict=True)):
            same = Plan(one.kind, one.seats, dict(one.options)) == plan
            wanted = strengths(rung) if one.kind == DUEL else _targets(game, plan, one.seed)
            if not same or wanted != one.targets:
                wrong += 1
                print(one.id, "has", one.targets, "but makes", wanted)
        print(game, len(ladder(game)), "deals verified", flush=True)
    return int(wrong > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("game", choices=games.GAMES)
    verifying = commands.add_parser("verify")
    verifying.add_argument("games", nargs="*", help="some of the games; all, if none is named")
    arguments = parser.parse_args()
    if arguments.command == "make":
        make(arguments.game)
        return 0
    return verify(arguments.games or games.GAMES)


if __name__ == "__main__":
    raise SystemExit(main())
