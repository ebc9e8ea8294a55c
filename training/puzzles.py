"""Puzzles for the collections: mined from games of bots, proven, graded, and checked.

    python training/puzzles.py mine harmony --want 250     play games until 250 puzzles are found
    python training/puzzles.py mine sintra --want 230 --theme closing --variant seats=2   such
    python training/puzzles.py check sintra                judge all of them again, more deeply
    python training/puzzles.py grade sintra                have bots of all strengths try them
    python training/puzzles.py ship harmony                write the collection of a game
    python training/puzzles.py tables                      by grade, theme and variant

`mine`, `check` and `grade` can be stopped at any time and continue where they were. What `mine` has
found besides the shipped collection stands in `training/mined/GAME.jsonl`, a line for every puzzle
and every game played; `ship` adds it to the collection, grades all of them by what bots of all
strengths have found (`GAME-tries.jsonl`) and leaves out what `check` has refuted
(`GAME-checked.jsonl`) and what has no reason. The games are those of champions and weaker levels,
which play about as people do, in all variants.

A position becomes a puzzle if the game's judge (`games/GAME/bots/puzzles.py`), searching eight
times as deeply as the champion, sees one decision ahead of all others by two points or more, and if
that is not the obvious one. README.md says how difficulty and grade are found.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, count
from math import log2
from pathlib import Path
from random import Random
from statistics import fmean
from time import monotonic
from typing import Any, Final, NamedTuple, get_args

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.puzzles import (  # noqa: E402
    CLEARLY,
    GRADES,
    PROOF,
    Puzzle,
    collection,
    holds,
    lead_of,
    path_of,
    written,
)
from harmony_desktop.engine.bot import Speaker, Suggestion  # noqa: E402
from harmony_desktop.engine.game import Move, State, View  # noqa: E402
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat  # noqa: E402
from harmony_desktop.engine.themes import Theme  # noqa: E402
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES  # noqa: E402
from harmony_desktop.games.harmonia.rules.view import HarmoniaView  # noqa: E402
from harmony_desktop.games.harmonies.bots.puzzles import may_end  # noqa: E402
from training.match import player  # noqa: E402

MINED = ROOT / "training" / "mined"
FIRST_SEED: Final = 36_000_000
"""The first deal: those of training and of measurements lie elsewhere."""
TRIES: Final = {0: 8, 20: 8, 40: 8, 60: 8, 80: 4, 100: 2}
"""Number of tries by strength, of which half must succeed; strong bots hardly vary."""
FEWEST_OF_A_THEME: Final = 5
"""Number of puzzles without which a theme is not shipped: nobody looks for one or two."""
PROMISING: Final = 2.0
"""Points by which a decision must lead in the champion's own judgement to be looked at closely."""


SURELY: Final = {
    "harmony": 2.5,
    "sintra": 3.0,
    "harmonies": CLEARLY,
    "terraces": 2.5,
    "harmonia": CLEARLY,
}
"""Points by which it must lead in the proof: a little more than a puzzle promises where deeper
searches still change values a little, and no more where it is solved exactly."""


class Table(NamedTuple):
    """The players and options of a mined game."""

    levels: tuple[str, ...]
    options: dict[str, str | int | bool]


def _tables(game: str) -> list[Table]:
    """The games that are played in turn."""
    if game == "harmony":
        solo = [
            Table((level,), {"placement": placement, "scoring": scoring})
            for placement in ("free", "connected", "sun-moon")
            for scoring in ("standard", "beams")
            for level in ("hard", "adult")
        ]
        duels = [
            Table(("hard", "medium"), {"placement": placement, "scoring": "best-beam"})
            for placement in ("free", "connected", "sun-moon")
        ]
        return [*solo, Table(("hard",), {}), *duels, Table(("medium",), {})]
    if game == "sintra":
        return [
            Table(levels, {"side": side})
            for levels in (
                ("hard", "hard"),
                ("champion", "medium"),
                ("hard", "medium", "hard"),
                ("adult", "hard"),
                ("hard", "adult", "hard", "medium"),
            )
            for side in ("A", "B")
        ]
    if game == "harmonies":
        return [
            Table(levels, {"side": side, "spirits": spirits})
            for levels, spirits in (
                (("medium", "medium", "medium", "medium"), False),
                (("medium", "easy", "medium"), False),
                (("medium", "medium"), True),
                (("easy", "medium", "easy", "medium"), False),
                (("adult", "medium"), False),
                (("medium", "medium", "easy"), True),
                (("medium",), True),
                (("medium", "easy"), False),
                (("medium",), False),
                (("medium", "easy", "medium", "easy"), True),
            )
            for side in ("A", "B")
        ]
    if game == "terraces":
        ways: list[dict[str, str | int | bool]] = [
            {"way": "open-hand"},
            {"way": "column"},
            {"way": "open-hand"},
            {"way": "column", "top": "open"},
            {"way": "arranged"},
            {"way": "blind"},
        ]
        return [
            Table(levels, {**way, "first": "1"})
            for levels in (("hard", "medium"), ("medium", "medium"), ("medium", "hard"))
            for way in ways
        ]
    return [
        Table(("hard",) * seats, {"mode": mode})
        for seats in (2, 3, 4, 5, 6)
        for mode in ("basic", "advanced", "basic", "basic", "basic", "basic")
    ]


EVERY: Final = {"harmony": 1, "sintra": 2, "harmonies": 1, "terraces": 1, "harmonia": 1}
"""Every how many decisions one is looked at."""
MOST_OF_A_GAME: Final = {"harmony": 2, "sintra": 4, "harmonies": 2, "terraces": 4, "harmonia": 4}
APART: Final = {"harmony": 4, "sintra": 8, "harmonies": 7, "terraces": 4, "harmonia": 4}
"""The least number of moves between two puzzles of one game."""
EARLIEST: Final = {
    "harmony": 0.25,
    "sintra": 0.08,
    "harmonies": 0.75,
    "terraces": 0.2,
    "harmonia": 0.7,
}
"""The share of a game before which no puzzle is taken: little stands on the table yet."""


Played = tuple[list[State], list[Move]]
"""All positions and moves of a game, remarks included."""


def played(game: str, table: Table, seed: int) -> Iterator[Played]:
    """A game between bots; in some games also other ends of it, where puzzles are found."""
    whole = _played(
        game, table, seed, ([games.load(game).start(len(table.levels), table.options, seed)], [])
    )
    yield whole
    states, moves = whole
    for number in range(1, ENDS.get(game, 1)):
        first = int(BRANCHING[game] * len(moves))
        first = next(at for at in range(first, 0, -1) if moves[at - 1].kind == TURN_ENDS[game])
        yield _played(game, table, seed + 7919 * number, (states[: first + 1], moves[:first]))


ENDS: Final = {"harmonies": 8, "terraces": 6, "harmonia": 6}
"""How many ends of a game are played."""
BRANCHING: Final = {"harmonies": 0.6, "terraces": 0.6, "harmonia": 0.55}
"""The share of a game after which its other ends begin."""
TURN_ENDS: Final = {"harmonies": "end", "terraces": "lay", "harmonia": "place"}


def _played(game: str, table: Table, seed: int, begun: Played) -> Played:
    """A game between bots from some position to its end."""
    players = [player(game, level) for level in table.levels]
    states, moves = list(begun[0]), list(begun[1])

    def add(move: Move) -> None:
        moves.append(move)
        states.append(states[-1].play(move))

    def talk() -> None:
        for seat, one in enumerate(players):
            if isinstance(one, Speaker) and states[-1].to_move is not None:
                while (remark := one.remark(states[-1].view(seat))) is not None:
                    add(remark)

    dice = Random(seed)  # noqa: S311 - a game, not a secret
    talk()
    while (seat := states[-1].to_move) is not None:
        for move in wandering(game, states[-1], dice) or (
            players[seat].choose(states[-1].view(seat), dice),
        ):
            add(move)
        talk()
    return states, moves


def wandering(game: str, state: State, dice: Random) -> Sequence[Move]:
    """In Harmonia, any tile of the plan in the second half of a game, and at its end any tile after
    which the hexagon can still be completed.

    Partners who keep to the order of their plan leave the same gap in every game.
    """
    seat = state.to_move
    if game != "harmonia" or seat is None:
        return ()
    view = state.view(seat)
    found = list(games.puzzles(game).ranked(view, 1))[:-1]
    if not found and dice.random() < 0.6:
        found = [one for one in bot(game, "hard").suggest(view, 20) if len(one.moves) == 2]
    return found[int(dice.random() * len(found))].moves if found else ()


def decided(game: str, state: State, level: str, seed: int) -> tuple[Move, ...]:
    """The decision of a bot of a level in a position."""
    analysis = games.analysis(game)
    chooser, seat = bot(game, level), state.to_move
    assert seat is not None
    dice = Random(1_000_003 * seed + 17)  # noqa: S311 - a game, not a secret
    moves: list[Move] = []
    while state.to_move == seat:
        move = chooser.choose(state.view(seat), dice)
        state = state.play(move)
        if move.by is None:
            moves.append(move)
            if not analysis.continues_decision(move):
                break
    return tuple(moves)


class Tried(NamedTuple):
    """What makes a puzzle hard, the weightiest first: of two, the larger one is the harder."""

    failing: int
    """Number of strengths of which fewer than half of the tries find the solution."""
    missed: float
    """The share of all tries that do not find it, each strength counted alike."""
    depth: int
    """Number of tiles to foresee, where every bot works them out."""
    choices: float
    """Bits of the choice: at each step of the solution, one of all legal moves."""
    narrow: float
    """How little the solution leads."""


def tried(puzzle: Puzzle) -> Tried:
    """Have bots of all strengths try a puzzle, and look how much there is to choose from."""
    game, state, solution = puzzle.game, puzzle.state(), puzzle.moves()
    judge = games.puzzles(game)
    view = state.view(puzzle.seat)
    wanted = judge.outcome(view, solution)
    shares = [
        fmean(
            judge.outcome(view, decided(game, state, f"strength={strength}", seed)) == wanted
            for seed in range(tries)
        )
        for strength, tries in TRIES.items()
    ]
    choices = 0.0
    for step in solution:
        choices += log2(len(state.view(puzzle.seat).legal_moves()))
        state = state.play(step)
    return Tried(
        sum(share < 0.5 for share in shares),
        round(1 - fmean(shares), 3),
        GOAL_TILES - len(view.placed) if isinstance(view, HarmoniaView) else 0,
        round(choices, 2),
        -puzzle.lead,
    )


def graded(puzzles: Sequence[Puzzle], tries: Mapping[str, Tried]) -> list[Puzzle]:
    """The puzzles from easy to hard, with their difficulties and grades.

    The difficulty follows from the number of strengths that fail, and among puzzles with the same
    number from the place in their order. The grades are fifths of the puzzles in this order.
    """
    ordered = sorted(puzzles, key=lambda one: (tries[one.id], one.id))
    alike = Counter(tries[one.id].failing for one in ordered)
    before = Counter[int]()
    difficulties = []
    for one in ordered:
        failing = tries[one.id].failing
        within = (before[failing] + 0.5) / alike[failing]
        before[failing] += 1
        difficulties.append(round(100 * (failing + within) / (len(TRIES) + 1), 1))
    return [
        one.model_copy(
            update={"difficulty": difficulty, "grade": 1 + place * GRADES // len(ordered)}
        )
        for place, (one, difficulty) in enumerate(zip(ordered, difficulties, strict=True))
    ]


def puzzles_of(
    game: str, table: Table, seed: int, seen: set[str], theme: str | None = None
) -> Iterator[Puzzle]:
    """The puzzles of one game, of one theme or of all; `seen` has the likenesses of those found
    before."""
    found = 0
    for one_game in played(game, table, seed):
        for puzzle in _puzzles_in(game, table, seed, one_game, seen, theme):
            yield puzzle
            found += 1
            if found == MOST_OF_A_GAME[game]:
                return
            if game in ENDS:
                # One of each end, so that no two are alike.
                break


def _puzzles_in(
    game: str, table: Table, seed: int, one_game: Played, seen: set[str], theme: str | None
) -> Iterator[Puzzle]:
    judge, analysis = games.puzzles(game), games.analysis(game)
    states, moves = one_game
    earliest = EARLIEST[game]
    # Another part of every game is looked at first, so that puzzles come from all of them.
    last = int((earliest + (0.75 - earliest) * Random(seed).random()) * len(moves))  # noqa: S311
    last -= APART[game]
    looked_at = seed
    inside = False
    for number, move in enumerate(moves):
        if move.by is not None:
            continue
        begins, state = not inside, states[number]
        inside = analysis.continues_decision(move) and states[number + 1].to_move == state.to_move
        seat = state.to_move
        if not begins or seat is None or number - last < APART[game]:
            continue
        view = state.view(seat)
        if not analysis.decides(view) or not _promises(game, view, seed):
            continue
        looked_at += 1
        if looked_at % EVERY[game]:
            continue
        quick = judge.ranked(view, 1)
        if len(quick) < 2 or lead_of(quick) < PROMISING:
            continue
        likeness = repr(judge.likeness(view))
        greedy = judge.outcome(view, judge.obvious(view))
        if likeness in seen or judge.outcome(view, quick[0].moves) == greedy:
            continue
        if theme is not None and judge.theme(view, quick[0]) != theme:
            continue
        proven = judge.ranked(view, PROOF)
        lead = lead_of(proven)
        if lead < SURELY[game] or judge.outcome(view, proven[0].moves) == greedy:
            continue
        solution = proven[0].moves
        seen.add(likeness)
        last = number
        yield Puzzle(
            id=f"{game}-{seed}-{number}",
            game=game,
            record=_record(game, table, seed, seat, moves[:number]),
            solution=tuple(tuple(step.to_json()) for step in solution),
            # Until it is shipped.
            grade=GRADES,
            difficulty=100.0,
            theme=judge.theme(view, proven[0]),
            lead=round(min(lead, 999.0), 1),
        )


def _promises(game: str, view: Any, seed: int) -> bool:
    """Whether a position is worth the time of a judge.

    In Harmonies hardly any turn but the last leads the second best, which differs in a single
    token, by two points; alone, any turn may be the last that can fill the land.
    In Terraces the last tile but one can be judged exactly; of the others, one in five is looked at
    in every fifth game.
    """
    if game == "harmonies":
        return may_end(view)
    if game == "terraces":
        laid = len(view.laid)
        return laid == _LAST_BUT_ONE or (seed % _MIDDLES == 0 and laid % _MIDDLES == 0)
    return True


_LAST_BUT_ONE: Final = 38
_MIDDLES: Final = 5


def _record(game: str, table: Table, seed: int, seat: int, moves: Sequence[Move]) -> Record:
    """The game up to a moment, with a person at one seat."""
    rules = games.load(game)
    options = dict(table.options)
    colours = rules.colours or SEAT_COLOURS
    seats = tuple(
        Seat(kind="person", colour=colour)
        if number == seat
        else Seat(kind="bot", level="medium" if level == "adult" else level, colour=colour)
        for number, (level, colour) in enumerate(zip(table.levels, colours, strict=False))
    )
    record = Record(
        game=game, revision=rules.revision, seats=seats, options=options, seed=seed, practice=True
    )
    return record.with_moves(list(moves))


def mined(game: str) -> tuple[list[Puzzle], int]:
    """The shipped puzzles and those found since, and the number of games played for them."""
    found = list(collection(game))
    games_played = max((one.record.seed - FIRST_SEED + 1 for one in found), default=0)
    path = MINED / f"{game}.jsonl"
    waiting: list[Puzzle] = []
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        document = json.loads(line)
        if "played" in document:
            games_played = document["played"]
            found += waiting
            waiting = []
        else:
            waiting.append(Puzzle.model_validate_json(line))
    return _named_apart(found), games_played


def mine(game: str, want: int, seconds: float, theme: str | None, variant: str) -> None:
    """Play games until there are enough puzzles or the time is up."""
    MINED.mkdir(exist_ok=True)
    found, start = mined(game)
    wanted = set(variant.split())
    tables = [
        one
        for one in _tables(game)
        if wanted <= set(_variant_of(len(one.levels), one.options).split())
    ]
    seen = {repr(games.puzzles(game).likeness(_moment(one))) for one in found}
    began = monotonic()
    with (MINED / f"{game}.jsonl").open("a", encoding="utf-8") as file:
        for number in count(start):
            if len(found) >= want or monotonic() - began > seconds:
                break
            table = tables[number % len(tables)]
            new = list(puzzles_of(game, table, FIRST_SEED + number, seen, theme))
            found += new
            for one in new:
                file.write(one.model_dump_json(by_alias=True, exclude_none=True) + "\n")
            file.write(json.dumps({"played": number + 1}) + "\n")
            file.flush()
            if number % 10 == 9:
                print(game, number + 1, "games", len(found), "puzzles", round(monotonic() - began))


def _moment(puzzle: Puzzle) -> View:
    return puzzle.state().view(puzzle.seat)


def tables() -> None:
    """Print how many puzzles each game has, by grade, theme and variant."""
    for game in games.GAMES:
        found, number = mined(game)
        print(game, number, "games", len(found), "puzzles")
        variants = (_variant_of(len(one.record.seats), one.record.options) for one in found)
        for counted in (
            Counter(f"grade {one.grade}" for one in found),
            Counter(str(one.theme) for one in found),
            Counter(variants),
        ):
            print("   ", ", ".join(f"{key}: {counted[key]}" for key in sorted(counted)))


def _variant_of(seats: int, options: Mapping[str, object]) -> str:
    chosen = (f"{key}={options[key]}" for key in sorted(options) if key != "first")
    return " ".join((f"seats={seats}", *chosen))


def _known(game: str, kind: str) -> dict[str, Any]:
    """What was found out about the puzzles of a game, by their ids."""
    path = MINED / f"{game}-{kind}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else ()
    return dict(json.loads(line) for line in lines)


def _each(game: str, kind: str, seconds: float, find: Callable[[Puzzle], Any]) -> dict[str, Any]:
    """Find something out about every puzzle of a game, shipped or mined, of which it is unknown."""
    MINED.mkdir(exist_ok=True)
    known = _known(game, kind)
    began = monotonic()
    with (MINED / f"{game}-{kind}.jsonl").open("a", encoding="utf-8") as file:
        for one in mined(game)[0]:
            if one.id in known:
                continue
            if monotonic() - began > seconds:
                break
            known[one.id] = find(one)
            file.write(json.dumps((one.id, known[one.id])) + "\n")
            file.flush()
    return known


def check(game: str, seconds: float) -> None:
    """Judge the puzzles again, eight times as deeply as they were proven."""
    known = _each(game, "checked", seconds, holds)
    print(game, sum(known.values()), "of", len(known), "hold")


def grade(game: str, seconds: float = float("inf")) -> dict[str, Tried]:
    """Have bots of all strengths try the puzzles."""
    known = {name: Tried(*found) for name, found in _each(game, "tries", seconds, tried).items()}
    failing = Counter(one.failing for one in known.values())
    print(game, "by strengths that fail:", dict(sorted(failing.items())))
    return known


def ship(game: str) -> None:
    """Write a collection, easier puzzles first."""
    held = _known(game, "checked")
    found = [one for one in mined(game)[0] if held.get(one.id, True)]
    found = [one for one in map(_with_obvious, found) if one is not None]
    found = [one for one in found if any(one.reasons(_moment(one)))]
    themes = Counter(one.theme for one in found)
    found = [one for one in found if themes[one.theme] >= FEWEST_OF_A_THEME]
    path_of(game).write_bytes(written(graded(found, grade(game))))
    (MINED / f"{game}.jsonl").unlink(missing_ok=True)
    print(game, len(found), "puzzles", path_of(game).stat().st_size, "bytes")


def _named_apart(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles without any position twice; those of different ends of one game get numbers."""
    positions = {(one.record.seed, repr(one.record.moves)): one for one in found}
    named: dict[str, Puzzle] = {}
    for one in positions.values():
        names = chain((one.id,), (f"{one.id}-{number}" for number in count(2)))
        name = next(name for name in names if name not in named)
        named[name] = one.model_copy(update={"id": name})
    return list(named.values())


def _with_obvious(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with its obvious decision; None if that is the solution."""
    view = _moment(puzzle)
    judge = games.puzzles(puzzle.game)
    greedy = judge.obvious(view)
    if puzzle.solved_by(view, greedy):
        return None
    first, *then = puzzle.moves()
    return puzzle.model_copy(
        update={
            "obvious": tuple(tuple(move.to_json()) for move in greedy),
            "theme": judge.theme(view, Suggestion(first, 0.0, tuple(then))),
        }
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    mining = commands.add_parser("mine")
    mining.add_argument("game", choices=games.GAMES)
    mining.add_argument("--want", type=int, default=250)
    mining.add_argument("--seconds", type=float, default=float("inf"))
    mining.add_argument("--theme", choices=get_args(Theme))
    mining.add_argument("--variant", default="", help="words of a variant, as `tables` prints it")
    for name in ("check", "grade"):
        again = commands.add_parser(name)
        again.add_argument("game", choices=games.GAMES)
        again.add_argument("--seconds", type=float, default=float("inf"))
    shipping = commands.add_parser("ship")
    shipping.add_argument("game", choices=games.GAMES)
    commands.add_parser("tables")
    chosen = parser.parse_args()
    if chosen.command == "mine":
        mine(chosen.game, chosen.want, chosen.seconds, chosen.theme, chosen.variant)
    elif chosen.command == "check":
        check(chosen.game, chosen.seconds)
    elif chosen.command == "grade":
        grade(chosen.game, chosen.seconds)
    elif chosen.command == "ship":
        ship(chosen.game)
    else:
        tables()


if __name__ == "__main__":
    main()
