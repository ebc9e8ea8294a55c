"""Search for component sets that make a good game, and measure them (S-22).

    python training/sintra/component_sets.py measure --seats 4 --games 100
    python training/sintra/component_sets.py measure --set my.json --player old-hard
    python training/sintra/component_sets.py search --seed 1 --tries 40 --out best.json
    python training/sintra/component_sets.py draw --seed 1 --number 87901 --out shipped.json

`measure` lets bots play and prints what S-22 asks for: the mean score, the seats below zero, the
falls from the end of the track, and the share of the glass that broke. `search` draws sets with
the shapes of SHAPES from a seed, gives every colour its share, keeps those with what the rulebook's
examples need, plays a few games with each at two and four seats, and writes the best it has seen.
`draw` writes one of them by its number; the one above is what the game comes with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop.bots.match import dice_of  # noqa: E402
from harmony_desktop.engine.chance import Dice  # noqa: E402
from harmony_desktop.games.sintra.rules.component_set import (  # noqa: E402
    STANDARD_NAME,
    from_option,
    option_text,
    read_set_file,
)
from harmony_desktop.games.sintra.rules.components import (  # noqa: E402
    COLOURS,
    JOKER,
    SPACES,
    WINDOWS,
    Components,
)
from harmony_desktop.games.sintra.rules.game import GAME, SintraState  # noqa: E402
from harmony_desktop.games.sintra.rules.open_table import Take  # noqa: E402
from harmony_desktop.games.sintra.rules.outcomes import take_outcome  # noqa: E402
from training.match import Deal, Player, after, error, player  # noqa: E402

SHAPES = ((3, 2),) * 6 + ((4, 1),) * 5 + ((3, 1, 1),) * 3 + ((2, 2, 1),)
"""Equal spaces on the fifteen sides without jokers."""
VALUES = (4, 4, 3, 3, 2, 2, 1, 1)
TRACK = (0, -1, -2, -4, -5, -6, -7, -8, -9, -10, -11, -12, -14, -16, -18)
WANTED = {2: 33.0, 4: 22.0}
"""The least mean score by seats."""
BELOW_ZERO = 0.05
FALLS = 0.5


@dataclass
class Figures:
    """The results of a set's games."""

    scores: list[int] = field(default_factory=list)
    means: list[float] = field(default_factory=list)
    """The mean score of each game: seats of one game are not independent."""
    falls: int = 0
    taken: int = 0
    broken: int = 0

    def count(self, end: SintraState, seats: int) -> None:
        scores = [end.score(seat).total for seat in range(seats)]
        track = end.table.setup.components.track
        self.scores += scores
        self.means.append(fmean(scores))
        self.falls += sum(palace.lost // -track[-1] for palace in end.table.palaces)

    @property
    def below_zero(self) -> float:
        return sum(score < 0 for score in self.scores) / len(self.scores)

    @property
    def falls_a_seat(self) -> float:
        return self.falls / len(self.scores)

    def to_json(self) -> dict[str, object]:
        return {
            "games": len(self.means),
            "mean": round(fmean(self.means), 2),
            "mean_error": round(error(self.means), 2),
            "least": min(self.scores),
            "most": max(self.scores),
            "seats_below_zero_per_cent": round(100 * self.below_zero, 1),
            "falls_a_seat_and_game": round(self.falls_a_seat, 3),
            "glass_broken_per_cent": round(100 * self.broken / self.taken, 1),
        }


def measure(components: Components, bot: Player, seats: int, side: str, seeds: range) -> Figures:
    """Let the same bot play at all seats."""
    figures = Figures()
    options = {"side": side, "components": option_text(components)}
    for seed in seeds:
        state = Deal(GAME, seats, options, seed).start([bot])
        dice = [dice_of(seed, seat) for seat in range(seats)]
        while (seat := state.to_move) is not None:
            move = bot.choose(state.view(seat), dice[seat])
            if isinstance(move, Take) and isinstance(state, SintraState):
                outcome = take_outcome(state.table, move)
                figures.taken += outcome.taken
                figures.broken += outcome.broken
            state = after(state, move, [bot])
        assert isinstance(state, SintraState)
        figures.count(state, seats)
    return figures


def shape(side: tuple[int, ...]) -> tuple[int, ...]:
    """The counts of each colour on a side, the most frequent first, and last of the jokers."""
    counts = Counter(space for space in side if space != JOKER)
    return (*sorted(counts.values(), reverse=True), -side.count(JOKER))


def suits_the_examples(components: Components) -> bool:
    """Whether the rulebook's examples can be played with a set (S-22)."""
    sides = [side for strip in components.strips for side in strip]
    orange, yellow = COLOURS.index("orange"), COLOURS.index("yellow")
    track = components.track
    return (
        any(side.count(orange) >= 3 for side in sides)
        and any(side.count(yellow) == 2 for side in sides)
        and set(components.values_a) == set(components.values_b) == {1, 2, 3, 4}
        and sum(side.count(JOKER) == 2 for side in sides) == 1
        and track[:4] == (0, -1, -2, -4)
        and -8 in track
        and track[-1] == -18
        and len({shape(side) for side in sides if JOKER not in side}) >= 3
    )


def drawn_set(dice: Dice) -> Components | None:
    """A random set; None if its colours are too uneven or its strips too similar."""
    sides = []
    leaders = dice.shuffled([colour for colour in range(JOKER) for _ in range(3)])
    for counts, leader in zip(SHAPES, leaders, strict=True):
        others = dice.shuffled([colour for colour in range(JOKER) if colour != leader])
        sides.append(_pattern(counts, (leader, *others), dice))
    first, second, *_ = dice.shuffled(range(JOKER))
    jokers = (first, JOKER, second, JOKER, first)
    order = dice.shuffled(range(len(sides)))
    sides = [sides[place] for place in order]
    strips = [(sides[2 * n], sides[2 * n + 1]) for n in range(WINDOWS - 1)]
    strips.append((sides[-1], jokers))
    spaces = Counter(space for strip in strips for side in strip for space in side)
    even = max(spaces[c] for c in range(JOKER)) - min(spaces[c] for c in range(JOKER)) <= 1
    unlike = all(
        Counter(front).most_common(1)[0][0] != Counter(back).most_common(1)[0][0]
        and shape(front) != shape(back)
        for front, back in strips
    )
    if not even or not unlike or len({tuple(sorted(side)) for side in sides}) < len(sides):
        return None
    return Components("", tuple(strips), VALUES, VALUES, ((0, 1), (2, 3), (4, 5), (6, 7)), TRACK)


def _pattern(counts: tuple[int, ...], colours: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """The spaces of a side from the top, in a symmetric order where possible."""
    a, b, *rest = colours
    c = rest[0]
    patterns = {
        (3, 2): ((a, b, a, b, a), (a, a, b, b, a), (b, a, a, a, b)),
        (4, 1): ((a, a, b, a, a), (b, a, a, a, a)),
        (3, 1, 1): ((a, b, a, c, a), (b, a, a, a, c)),
        (2, 2, 1): ((a, b, c, b, a), (a, a, c, b, b)),
        (2, 1, 1, 1): ((b, a, c, a, rest[1]),),
    }
    return dice.pick(patterns[counts])


def write(components: Components, path: Path) -> None:
    """Write a set in the form of the game's own file."""

    def names(spaces: tuple[int, ...]) -> str:
        return json.dumps([SPACES[space] for space in spaces])

    strips = ",\n".join(
        f'{{"front": {names(front)}, "back": {names(back)}}}' for front, back in components.strips
    )
    values = json.dumps({"A": components.values_a, "B": components.values_b})
    ornaments = json.dumps([[left + 1, right + 1] for left, right in components.ornaments])
    about = (
        "This project's own strips, values and track for Sintra: the rulebook shows them only in "
        "pictures. Every player has the same eight strips. The side with two jokers starts face "
        "down."
    )
    path.write_text(
        f'{{\n"about": {json.dumps(about)},\n"colours": {json.dumps(COLOURS)},\n'
        f'"strips": [\n{strips}\n],\n"window_points": {values},\n"ornaments": {ornaments},\n'
        f'"broken_track": {json.dumps(components.track)}\n}}\n',
        "utf-8",
    )


def shortfall(figures: dict[int, Figures]) -> float:
    """How far a set is from the targets; 0 or less if it meets them."""
    means = max(WANTED[seats] - fmean(one.means) for seats, one in figures.items())
    zero = max(one.below_zero - BELOW_ZERO for one in figures.values())
    falls = max(one.falls_a_seat - FALLS for one in figures.values())
    return max(means, 40 * zero, 10 * falls)


def search(seed: int, tries: int, games: int, bot: Player, out: Path) -> None:
    """Draw sets, play a few games with each, and write the best."""
    least, found, number = float("inf"), 0, 0
    while found < tries:
        number += 1
        components = drawn_set(Dice(seed, "set", number))
        if components is None or not suits_the_examples(components):
            continue
        found += 1
        figures = {n: measure(components, bot, n, "A", range(games)) for n in (2, 4)}
        lacks = shortfall(figures)
        by_seats = {n: one.to_json() for n, one in figures.items()}
        print(json.dumps({"set": number, "shortfall": round(lacks, 2), **by_seats}), flush=True)
        if lacks < least:
            least = lacks
            write(components, out)


def main() -> int:
    """Measure, search or draw a set."""
    parser = argparse.ArgumentParser(description="Sets of components for Sintra.")
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("--set", type=Path, help="the game's own if not given")
    measuring.add_argument("--seats", type=int, default=2)
    measuring.add_argument("--side", choices=("A", "B"), default="A")
    measuring.add_argument("--player", default="hard")
    measuring.add_argument("--games", type=int, default=100)
    measuring.add_argument("--seed", type=int, default=1)
    searching = commands.add_parser("search")
    searching.add_argument("--seed", type=int, required=True)
    searching.add_argument("--tries", type=int, default=20)
    searching.add_argument("--games", type=int, default=10)
    searching.add_argument("--player", default="hard")
    searching.add_argument("--out", type=Path, required=True)
    drawing = commands.add_parser("draw")
    drawing.add_argument("--seed", type=int, required=True)
    drawing.add_argument("--number", type=int, required=True)
    drawing.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    if chosen.command == "draw":
        drawn = drawn_set(Dice(chosen.seed, "set", chosen.number))
        if drawn is None:
            parser.error("that set is too uneven or its strips too much alike")
        write(drawn, chosen.out)
        return 0
    bot = player("sintra", chosen.player)
    if chosen.command == "search":
        search(chosen.seed, chosen.tries, chosen.games, bot, chosen.out)
        return 0
    components = read_set_file(chosen.set) if chosen.set else from_option(STANDARD_NAME)
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    figures = measure(components, bot, chosen.seats, chosen.side, seeds)
    shapes = Counter(shape(side) for strip in components.strips for side in strip)
    named = {"+".join(map(str, one)): count for one, count in sorted(shapes.items(), reverse=True)}
    print(json.dumps({**figures.to_json(), "suits": suits_the_examples(components), **named}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
