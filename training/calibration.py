"""How far the analysis can be trusted: games are played and judged, and its constants fitted.

    python -m training.calibration play sintra --data DIR
    python -m training.calibration fit --data DIR

`play` adds to DIR/GAME.jsonl, one line a game, until every part below has the games asked for, so
it can be stopped at any time and continued. `fit` writes the constants of all games it finds to
harmony_desktop/bots/calibration.json and prints the figures they were made from.

The parts:

    duel    champion against hard, both judged: what the analysis says was lost, and the real lead
    mirror  champions against each other: the lead expected at every decision, and who won
            (Terraces plays and judges its games in C, see training/terraces/judged.py)
    again   decisions of the duels judged with four times the work
    even    hard against itself, judged, in place of mirrors where champions play alike
    LEVEL   a level against itself, judged: what it loses in a game
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.calibration import FILE  # noqa: E402
from harmony_desktop.bots.create import bot, strongest  # noqa: E402
from harmony_desktop.bots.decisions import AS_GOOD, JUDGE_WORK, decisions  # noqa: E402
from harmony_desktop.bots.match import dice_of, with_remarks  # noqa: E402
from harmony_desktop.engine.game import Move, State  # noqa: E402

VARIANTS: Mapping[str, Sequence[Mapping[str, object]]] = {
    "harmony": ({},),
    "sintra": ({"side": "A"}, {"side": "B"}),
    "harmonies": ({"side": "A"},),
    "terraces": ({"way": "column"}, {"way": "open-hand"}),
    "harmonia": ({"mode": "advanced"},),
}
LEVELS = ("random", "easy", "medium", "hard", "champion")
AGAIN = 4
"""How many times the work of the analysis the second judgement takes."""
ONLY: Mapping[str, Mapping[str, str]] = {
    # With connected tiles a stated 65 % won 44 % of 219 moments in 60 games.
    "harmony": {"placement": "free", "scoring": "standard"},
}
"""The options for which alone the chances of a game hold."""
FIRST_SEED = {"duel": 810_000, "mirror": 820_000, "level": 830_000, "even": 840_000}


@dataclass(frozen=True)
class Wanted:
    """The number of games of each part."""

    duel: int
    mirror: int
    level: int
    again: int
    """Decisions judged again."""
    even: int = 0


WANTED = {
    # Champions of Harmony place alike, so that a mirror shows nothing.
    "harmony": Wanted(120, 0, 10, 100, even=200),
    "sintra": Wanted(60, 200, 10, 100),
    "terraces": Wanted(148, 400, 12, 600),
    "harmonies": Wanted(60, 200, 0, 100),
    "harmonia": Wanted(0, 0, 4, 40),
}


@dataclass(frozen=True)
class Played:
    """A finished game."""

    states: list[State]
    moves: list[Move]


def played(game: str, levels: Sequence[str], options: Mapping[str, object], seed: int) -> Played:
    """Play a game between bots of some levels; remarks are part of it."""
    bots = [bot(game, level) for level in levels]
    dice = [dice_of(seed, seat) for seat in range(len(bots))]
    state = games.load(game).start(len(bots), options, seed)
    states, moves = [state], list[Move]()

    def play(move: Move) -> None:
        moves.append(move)
        states.append(states[-1].play(move))

    while True:
        for seat, one in enumerate(bots):
            remark = getattr(one, "remark", None)
            while remark and states[-1].to_move is not None:
                said = remark(states[-1].view(seat))
                if said is None:
                    break
                play(said)
        mover = states[-1].to_move
        if mover is None:
            return Played(states, moves)
        play(bots[mover].choose(states[-1].view(mover), dice[mover]))


def judged_line(
    game: str, levels: Sequence[str], options: Mapping[str, object], seed: int, more: int = 0
) -> dict[str, object]:
    """A game between bots of some levels with its decisions; in C, also judged with more work."""
    if game == "terraces":
        from training.terraces.judged import judged_game

        found = judged_game(levels, options, seed, more)
    else:
        made = played(game, levels, options, seed)
        lines = judged(game, made, JUDGE_WORK)
        found = {**outcome(made.states[-1]), "moves": len(made.moves), "decisions": lines}
    return {"options": options, "seed": seed, "levels": list(levels), **found}


def judged(game: str, found: Played, work: int) -> list[list[float]]:
    """Each decision as its number, its seat, and the values of the best and of what was played."""
    lines = []
    for decision in decisions(game, found.states, found.moves):
        view = found.states[decision.number].view(decision.seat)
        appraisal = games.analysis(game).appraise(view, decision.moves, work)
        values = appraisal.best.value, appraisal.played.value
        lines.append([decision.number, decision.seat, *(round(value, 3) for value in values)])
    return lines


def mirror(game: str, options: Mapping[str, object], seed: int) -> tuple[State, list[list[float]]]:
    """A game of two champions, with the value that each expects of its move."""
    champions = [bot(game, strongest(game)) for _ in range(2)]
    state = with_remarks(games.load(game).start(2, options, seed), champions)
    lines: list[list[float]] = []
    rest: list[Move] = []
    number = 0
    while (seat := state.to_move) is not None:
        view = state.view(seat)
        if not rest:
            best = champions[seat].suggest(view, 1)[0]
            rest = list(best.moves)
            if games.analysis(game).decides(view):
                lines.append([number, seat, round(best.value, 3), round(best.value, 3)])
        state = state.play(rest.pop(0))
        number += 1
    return state, lines


def outcome(state: State) -> dict[str, object]:
    seats = len(state.result(2))
    return {
        "scores": [state.score(seat).total for seat in range(seats)],
        "winners": list(state.winners()),
    }


# Playing


def play(game: str, path: Path) -> None:
    """Add the games that are still wanted."""
    known = list(read(path))
    wanted = WANTED[game]

    def write(line: Mapping[str, object]) -> None:
        with path.open("a") as file:
            file.write(json.dumps(line) + "\n")
        known.append(dict(line))

    def count(part: str) -> int:
        return sum(line["part"] == part for line in known)

    for number in range(count("duel"), wanted.duel):
        options = VARIANTS[game][number // 2 % len(VARIANTS[game])]
        # Every deal is played twice, with the seats exchanged.
        levels = ["champion", "hard"][:: 1 if number % 2 == 0 else -1]
        seed = FIRST_SEED["duel"] + number // 2
        write({"part": "duel", **judged_line(game, levels, options, seed, AGAIN)})
    for level in LEVELS:
        for number in range(count(level), wanted.level):
            options = VARIANTS[game][number % len(VARIANTS[game])]
            seed = FIRST_SEED["level"] + number
            write({"part": level, **judged_line(game, [level] * 2, options, seed)})
    for number in range(count("even"), wanted.even):
        options = VARIANTS[game][number % len(VARIANTS[game])]
        seed = FIRST_SEED["even"] + number
        write({"part": "even", **judged_line(game, ["hard"] * 2, options, seed)})
    for number in range(count("mirror"), wanted.mirror):
        options = VARIANTS[game][number % len(VARIANTS[game])]
        seed = FIRST_SEED["mirror"] + number
        if game == "terraces":
            write({"part": "mirror", **judged_line(game, [strongest(game)] * 2, options, seed)})
            continue
        final, lines = mirror(game, options, seed)
        write({"part": "mirror", "options": options, "seed": seed, **outcome(final)}
              | {"decisions": lines})  # fmt: skip
    source = "duel" if wanted.duel else "medium"
    chosen = [line for line in known if line["part"] == source]
    dice = Random(1)  # noqa: S311 - a sample, not a secret
    done = count("again")
    replayed: dict[int, Played] = {}
    for number in range(wanted.again):
        place = int(dice.random() * len(chosen))
        line = chosen[place]
        which = int(dice.random() * len(line["decisions"]))
        if number < done:
            continue
        first = line["decisions"][which]
        if line.get("again"):
            lost = line["again"][which]
            write({"part": "again", "first": first[2] - first[3], "again": lost})
            continue
        if place not in replayed:
            replayed[place] = played(game, line["levels"], line["options"], line["seed"])
        found = replayed[place]
        made = decisions(game, found.states, found.moves)[which]
        view = found.states[made.number].view(made.seat)
        again = games.analysis(game).appraise(view, made.moves, JUDGE_WORK * AGAIN)
        write({"part": "again", "first": first[2] - first[3], "again": again.given_up})


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; a line that was cut off by a kill is left out."""
    if not path.exists():
        return
    for line in path.read_text().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


# Fitting


def losses(line: Mapping[str, Any], seat: int) -> float:
    """The points that the bot says a seat lost in a game."""
    return float(sum(best - kept for _, who, best, kept in line["decisions"] if who == seat))


def leads(line: Mapping[str, Any]) -> Iterator[tuple[float, float, float, bool]]:
    """Yield moments of a game: how far it was, the expected lead, the final one, and who won."""
    latest: dict[int, float] = {}
    last = max(number for number, *_ in line["decisions"])
    for number, seat, _, kept in line["decisions"]:
        latest[seat] = kept
        other = latest.get(1 - seat)
        if other is not None:
            final = line["scores"][seat] - line["scores"][1 - seat]
            won = line["winners"] == [seat]
            yield number / (last + 1), kept - other, final, won


def fit(lines: Sequence[Mapping[str, Any]]) -> tuple[dict[str, object], dict[str, object]]:
    """The constants of a game, and the figures they were made from."""
    constants: dict[str, object] = {}
    figures: dict[str, object] = {}
    duels = [line for line in lines if line["part"] == "duel"]
    if len(duels) >= _LEAST_DUELS:
        claimed, real = list[float](), list[float]()
        for line in duels:
            strong = line["levels"].index("champion")
            claimed.append(losses(line, 1 - strong) - losses(line, strong))
            real.append(line["scores"][strong] - line["scores"][1 - strong])
        halves = [
            fmean(_half(real, which)) / fmean(_half(claimed, which)) for which in (False, True)
        ]
        constants["scale"] = round(fmean(real) / fmean(claimed), 3)
        figures["duels"] = len(duels)
        figures["said to be lost"] = round(fmean(claimed), 1)
        figures["real lead"] = f"{fmean(real):.1f} ± {stdev(real) / len(real) ** 0.5:.1f}"
        # The scale of one half of the games, applied to the other half.
        figures["other half"] = [round(halves[0] / halves[1], 2), round(halves[1] / halves[0], 2)]
    even = [line for line in lines if line["part"] in ("mirror", "even")]
    if len(even) >= _LEAST_GAMES:
        spreads, figures["chances"] = _spreads(even)
        # A lead that says less and less of the result is not understood: no chance is stated.
        if spreads[-1] < spreads[0]:
            constants["spreads"] = spreads
    by_level = {
        level: [
            losses(line, seat)
            for line in lines
            if line["part"] == level
            for seat in range(len(line["scores"]))
        ]
        for level in LEVELS
    }
    scale = float(str(constants.get("scale", 1.0)))
    means = {level: scale * fmean(found) for level, found in by_level.items() if found}
    errors = {
        level: scale * stdev(found) / len(found) ** 0.5
        for level, found in by_level.items()
        if len(found) > 1
    }
    figures["lost by level"] = {
        level: f"{mean:.1f} ± {errors.get(level, 0.0):.1f}" for level, mean in means.items()
    }
    if len(means) == len(LEVELS):
        # Random and easy players may both lose all there is to lose.
        weak = min(("random", "easy"), key=lambda level: means[level])
        if all(
            means[worse] - errors[worse] > means[better] + errors[better]
            for worse, better in pairwise((weak, "medium", "hard", "champion"))
        ):
            constants["random"] = round(means["random"], 2)
            constants["champion"] = round(means["champion"], 2)
    again = [line for line in lines if line["part"] == "again"]
    if again:
        same = [
            (scale * line["first"] < AS_GOOD) == (scale * line["again"] < AS_GOOD) for line in again
        ]
        figures["same verdict with four times the work"] = f"{sum(same)} of {len(same)}"
    return constants, figures


def _half(values: Sequence[float], second: bool) -> list[float]:
    """Every other deal; each deal is played twice."""
    return [value for number, value in enumerate(values) if (number // 2 % 2 == 1) is second]


_LEAST_DUELS = 24
"""With fewer games, losses are taken at the bot's word."""
_LEAST_GAMES = 40
_LEAST_SLOPE = 0.05
STRETCHES = 5
"""The number of stretches of a game with their own spread."""


def _spreads(lines: Sequence[Mapping[str, Any]]) -> tuple[list[float], dict[str, str]]:
    """The spread of final leads in each stretch, and how often a stated 70 % has won.

    An expected lead of a point comes to less than a point, early in the game to half of one, and
    the spread makes up for it: it is the error of the best line through the origin, divided by
    its slope.
    """
    moments = [_moments(line) for line in lines]
    spreads = _fitted(moments)
    # The spreads of one half of the games, applied to the other half.
    halves = moments[::2], moments[1::2]
    told = [
        won
        for learnt, tried in (halves, halves[::-1])
        for spread in [_fitted(learnt)]
        for stretch, expected, _, won in (moment for game in tried for moment in game)
        if 0.65 <= NormalDist(0, spread[stretch]).cdf(expected) < 0.75
    ]
    return spreads, {"stated 65 to 75 %, won": f"{sum(told)} of {len(told)}"}


Moment = tuple[int, float, float, bool]
"""A stretch, the lead expected in it, the final one, and whether the game was won."""


def _moments(line: Mapping[str, Any]) -> list[Moment]:
    return [
        (int(progress * STRETCHES), expected, final, won)
        for progress, expected, final, won in leads(line)
    ]


def _fitted(games: Sequence[Sequence[Moment]]) -> list[float]:
    spreads = []
    for number in range(STRETCHES):
        found = [(one[1], one[2]) for game in games for one in game if one[0] == number]
        squares = sum(expected**2 for expected, _ in found)
        slope = sum(expected * final for expected, final in found) / squares
        error = fmean((final - slope * expected) ** 2 for expected, final in found) ** 0.5
        spreads.append(round(error / max(slope, _LEAST_SLOPE), 2))
    return spreads


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=["play", "fit"])
    parser.add_argument("game", nargs="*", metavar="GAME")
    parser.add_argument("--data", type=Path, required=True)
    asked = parser.parse_args()
    asked.data.mkdir(parents=True, exist_ok=True)
    if asked.task == "play":
        for game in asked.game or games.GAMES:
            play(game, asked.data / f"{game}.jsonl")
        return
    found = json.loads(FILE.read_text(encoding="utf-8"))
    for game in asked.game or games.GAMES:
        lines = list(read(asked.data / f"{game}.jsonl"))
        if lines:
            found[game], figures = fit(lines)
            if game in ONLY and "spreads" in found[game]:
                found[game]["of"] = ONLY[game]
            print(json.dumps({"game": game, **figures}, ensure_ascii=False), flush=True)
    FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
