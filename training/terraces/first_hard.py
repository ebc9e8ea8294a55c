"""The first `hard` of Terraces, kept as it was: a fixed opponent to measure others against.

It lays the tile that leaves the largest lead after the other player's best answer, among the
twelve that make the largest lead at once. It reads the tiles on the table and nothing else, and
reckons with bits of its own, so it plays the same moves however engine and bots change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay

OPTIONS = 12
"""How many of its own placings it looks at more closely."""
CHANCES = 4
"""How many of the tiles the other player may turn up it reckons with."""
KEPT_ANSWERS = 6
MARGIN = 5
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
PATTERNS = (
    (1, 1, 1),
    (0, 1, 1),
    (1, 0, 1),
    (1, 1, 0),
    (1, 0, 0),
    (0, 1, 0),
    (0, 0, 1),
    (2, 1, 1),
    (1, 2, 1),
    (1, 1, 2),
)
"""Corner, first and second arm of each kind: 1 is one's own colour, 2 the other's, 0 neutral."""
RANK = (0, 2, 2, 2, 3, 3, 3, 1, 1, 1)
"""When its order of tiles brings each kind."""

Placing = tuple[int, int, int]
"""Kind, turn, and the number of the corner."""


class Best(NamedTuple):
    """The points of a colour's best region and its squares."""

    points: int
    squares: int


class Board:
    """What is seen from above, as bits row by row, by the seat to move: its own colour first."""

    def __init__(
        self, width: int, own: int, their: int, levels: tuple[int, ...], whole: tuple[int, ...]
    ) -> None:
        shifts = [y * width + x for x, y in STEPS]
        self.arms = [(shifts[turn], shifts[(turn + 1) % 4]) for turn in range(4)]
        self.width = width
        self.colours = (own, their)
        self.levels = levels
        self.whole = whole
        self.own = best_region(own, levels, width)
        self.their = best_region(their, levels, width)

    def ground(self) -> list[int]:
        """For every turn the corners where any tile may be laid on the table."""
        taken = 0
        for level in self.levels:
            taken |= level
        width = self.width
        # The layout keeps a margin, so nothing runs over into the next row.
        beside = taken | taken << 1 | taken >> 1 | taken << width | taken >> width
        touching = beside & ~taken
        around = beside
        for _ in range(2):
            around |= around << 1 | around >> 1 | around << width | around >> width
        free = around & ~taken
        return [
            free
            & shifted(free, first)
            & shifted(free, second)
            & (touching | shifted(touching, first) | shifted(touching, second))
            for first, second in self.arms
        ]

    def rises(self, tile: int) -> list[int]:
        """For every turn the corners where a tile may be laid on others."""
        own, their = self.colours
        refused = (0, their, own)
        corner, one, other = (refused[part] for part in PATTERNS[tile])
        found = []
        for (first, second), whole in zip(self.arms, self.whole, strict=True):
            flat = 0
            for level in self.levels:
                flat |= level & shifted(level, first) & shifted(level, second)
            found.append(flat & ~whole & ~(corner | shifted(one, first) | shifted(other, second)))
        return found

    def placings(self, tiles: Sequence[int]) -> Iterator[Placing]:
        """Every legal placing, rising ones first."""
        for tile in tiles:
            for turn, corners in enumerate(self.rises(tile)):
                for corner in indices(corners):
                    yield tile, turn, corner
        ground = self.ground()
        for tile in tiles:
            for turn, corners in enumerate(ground):
                for corner in indices(corners):
                    yield tile, turn, corner

    def allows(self, placing: Placing) -> bool:
        tile, turn, corner = placing
        return bool((self.ground()[turn] | self.rises(tile)[turn]) >> corner & 1)

    def changed(self, placing: Placing) -> tuple[int, list[int], tuple[int, ...]]:
        """The squares a tile takes, those it shows by colour, and the levels with it."""
        tile, turn, corner = placing
        first, second = self.arms[turn]
        bits = (1 << corner, 1 << (corner + first), 1 << (corner + second))
        under = bits[0] | bits[1] | bits[2]
        shown = [0, 0, 0]
        for bit, part in zip(bits, PATTERNS[tile], strict=True):
            shown[part] |= bit
        levels = [*self.levels, 0]
        for number, level in enumerate(self.levels):
            if level & under:
                levels[number] ^= under
                levels[number + 1] |= under
                break
        else:
            levels[0] |= under
        return under, shown, tuple(levels if levels[-1] else levels[:-1])

    def points_after(self, placing: Placing) -> tuple[int, int]:
        """The points of the best region of this seat and of the other after a placing."""
        under, shown, levels = self.changed(placing)
        after = []
        for best, colour, added in zip(
            (self.own, self.their), self.colours, shown[1:], strict=True
        ):
            squares = colour & ~under | added
            points = best.points
            if under & best.squares:
                points = best_region(squares, levels, self.width, best.squares).points
            else:
                while added:
                    region = region_of(added, squares, self.width)
                    added &= ~region
                    points = max(points, points_of(region, levels))
            after.append(points)
        return after[0], after[1]

    def after(self, placing: Placing) -> Board:
        """The board after a placing, as the other seat sees it."""
        under, shown, levels = self.changed(placing)
        own, their = self.colours
        whole = [
            squares & ~(under | shifted(under, first) | shifted(under, second))
            for squares, (first, second) in zip(self.whole, self.arms, strict=True)
        ]
        whole[placing[1]] |= 1 << placing[2]
        own, their = own & ~under | shown[1], their & ~under | shown[2]
        return Board(self.width, their, own, levels, tuple(whole))


def indices(bits: int) -> Iterator[int]:
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def shifted(bits: int, by: int) -> int:
    return bits >> by if by >= 0 else bits << -by


def best_region(squares: int, levels: Sequence[int], width: int, hint: int = 0) -> Best:
    """The best region among the squares of a colour; `hint` says where it may be."""
    top = len(levels)
    best, found = 0, 0
    while squares.bit_count() * top > best:
        region = region_of(squares & hint or squares, squares, width)
        squares ^= region
        points = points_of(region, levels)
        if points > best:
            best, found = points, region
    return Best(best, found)


def region_of(among: int, squares: int, width: int) -> int:
    region = among & -among
    while True:
        grown = (region | region << 1 | region >> 1 | region << width | region >> width) & squares
        if grown == region:
            return region
        region = grown


def points_of(region: int, levels: Sequence[int]) -> int:
    height = len(levels)
    while not region & levels[height - 1]:
        height -= 1
    return region.bit_count() * height


class FirstHard:
    """Makes its lead after the other player's best answer as large as it can."""

    def choose(self, view: Any, rng: Random) -> Move:
        if view.must_arrange:
            kinds = [kind for kind in range(len(PATTERNS)) for _ in range(2)]
            return Arrange(tuple(sorted(kinds, key=lambda kind: (RANK[kind], rng.random()))))
        if view.must_pick:
            moves = view.legal_moves()
            chosen: Move = moves[int(rng.random() * len(moves))]
            return chosen
        board, west, north = seen(view)
        options = []
        for placing in board.placings(sorted(set(view.hands[view.seat]))):
            own, their = board.points_after(placing)
            options.append((own - their, placing))
        options.sort(key=lambda option: -option[0])
        options = sorted(options, key=lambda option: (-option[0], rng.random()))
        chances = what_may_come(view, rng)
        tile, turn, corner = best_after_answer(board, options[:OPTIONS], chances)
        y, x = divmod(corner, board.width)
        return Lay(tile, x + west, y + north, turn)

    def suggest(self, view: Any, count: int = 3) -> Sequence[Any]:
        return ()


def seen(view: Any) -> tuple[Board, int, int]:
    """The table as the seat to move sees it, and the west and north of its frame."""
    tops: dict[tuple[int, int], tuple[int, int]] = {(0, 0): (1, 1), (1, 0): (1, 2)}
    corners: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
    for placed in view.laid:
        squares = [(x, y) for x, y, _ in placed.squares]
        for x, y, colour in placed.squares:
            tops[x, y] = placed.level, int(colour)
        for key, others in list(corners.items()):
            if not set(others).isdisjoint(squares):
                del corners[key]
        corners[placed.x, placed.y, placed.turn] = squares
    west, north = min(x for x, _ in tops) - MARGIN, min(y for _, y in tops) - MARGIN
    width = max(x for x, _ in tops) + MARGIN + 1 - west
    shown, levels, whole = [0, 0, 0], [0] * max(level for level, _ in tops.values()), [0] * 4
    for (x, y), (level, colour) in tops.items():
        bit = 1 << ((y - north) * width + x - west)
        shown[colour] |= bit
        levels[level - 1] |= bit
    for x, y, turn in corners:
        whole[turn] |= 1 << ((y - north) * width + x - west)
    own = own_colour(view)
    return Board(width, shown[own], shown[3 - own], tuple(levels), tuple(whole)), west, north


def own_colour(view: Any) -> int:
    """1 where the seat plays red, 2 where it plays green."""
    return 1 + int(view.side(view.seat))


def what_may_come(view: Any, rng: Random) -> list[tuple[float, tuple[int, ...]]]:
    """Tiles the other player may choose from next, with how likely they are."""
    other = 1 - view.seat
    if view.hands[other]:
        return [(1.0, tuple(sorted(set(view.hands[other]))))]
    pool = [kind for kind, left in enumerate(view.unseen(other)) for _ in range(left)]
    drawn = sorted(pool, key=lambda _: rng.random())[:CHANCES]
    return [(drawn.count(kind) / len(drawn), (kind,)) for kind in sorted(set(drawn))]


def best_after_answer(
    board: Board,
    options: Sequence[tuple[int, Placing]],
    chances: Sequence[tuple[float, tuple[int, ...]]],
) -> Placing:
    if not chances:
        return options[0][1]
    bar, chosen = float("-inf"), options[0][1]
    answers: dict[tuple[int, ...], list[Placing]] = {tiles: [] for _, tiles in chances}
    for lead, placing in options:
        if lead <= bar:
            break
        after = board.after(placing)
        expected = float(lead)
        for weight, tiles in chances:
            allowed = (expected - bar) / weight
            expected -= weight * loss(after, lead, tiles, answers[tiles], allowed)
            if expected <= bar:
                break
        else:
            bar, chosen = expected, placing
    return chosen


def loss(
    after: Board, lead: int, tiles: tuple[int, ...], kept: list[Placing], enough: float
) -> float:
    """How much of the lead the best answer takes, or at least `enough` of it."""
    most, best = 0.0, None
    for placing in answers_of(after, tiles, kept):
        own, their = after.points_after(placing)
        taken = lead - (their - own)
        if taken > most:
            most, best = float(taken), placing
            if most >= enough:
                break
    if best is not None:
        kept[:] = [best, *(placing for placing in kept if placing != best)][:KEPT_ANSWERS]
    return most


def answers_of(after: Board, tiles: tuple[int, ...], kept: list[Placing]) -> Iterator[Placing]:
    """All answers, beginning with those that were good before."""
    for placing in tuple(kept):
        if after.allows(placing):
            yield placing
    yield from after.placings(tiles)
