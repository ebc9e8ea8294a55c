"""Building large patterns without a plan for the whole layout, in the advanced game.

The layout is searched for regions (`regions.py`) that the tiles in the hands can fill. A placement
is good if it belongs to one of the best, or closes a pattern at once. Any other tile goes where it
is least in the way, those first that hardly fit anywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.bots.partners import expected_hands, reluctance
from harmony_desktop.games.harmonia.bots.planning import LIES_IN_CORNERS
from harmony_desktop.games.harmonia.bots.regions import (
    DEAR,
    LARGEST,
    REGIONS,
    Cell,
    Filling,
    PatternRegion,
    Prices,
    Tiles,
    allowed,
    around,
    filled,
)
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    KIND_OF,
    KINDS,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import Place
from harmony_desktop.games.harmonia.rules.view import HarmoniaView

_OWN, _TOLD, _GUESSED = 0.08, 0.2, 2.5
"""The price of a missing tile in the own hand, in one that is known, and in an unknown one."""
_STEPS: Final[tuple[Cell, ...]] = tuple((q, r) for q, r in DIRECTIONS)
_MOST: Final = LARGEST + 2
"""More tiles than any filling needs of one kind."""
_FRESH: Final = 0.8
"""The worth of a region in which nothing lies yet, compared with one that is begun."""
_BEGUN: Final = 0.3
"""How much a tile that lies in a region counts against one that is missing, in the order in which
regions are tried."""
_TRIED: Final = 8
"""The number of places drawn for each new region."""
_REMEMBERED: Final = 16
_ERRING: Final = 0.4
"""The share of tiles that partners with known hands place elsewhere than the region wants."""
_RIM: Final = 0.4
"""How often a tile beside a missing one has ornament towards it, and so spoils it."""
_SURE: Final = 0.9
"""The highest chance of a spoilt region for each tile placed anywhere."""
_AHEAD: Final = 0.5
"""The exposure on the way to completion, compared with that of now."""
_SCARCE: Final = 0.05
"""How much dearer a tile is for each side less than three that bears ornament: regions need many
light tiles, and heavy ones lie only in the middle of them."""
_KEPT: Final = 2
"""The number of regions that are kept free of other tiles."""
_UNWISHED: Final = 12.0
_HEAVY: Final = 0.5
_LIGHT: Final = 4.0
_NEEDED: Final = 3.0
_TOUCHED: Final = 0.2
_FAR, _FAR_ENOUGH = 0.25, 6


class BuildProspect(NamedTuple):
    """A filling and the points to expect of it."""

    value: float
    filling: Filling


class BuildTask(NamedTuple):
    """Everything the search for regions depends on."""

    placed: tuple[tuple[Cell, Sides], ...]
    own: Counts
    told: Counts
    """The tiles of the others that are known."""
    guessed: Counts
    """The tiles of the others that are to be expected besides."""
    width: int
    """The number of regions that are tried."""
    strangers: float
    """The number of tiles, for each one placed with a plan, that somebody places anywhere."""


class BuildChoice(NamedTuple):
    """A placement and its value for the regions; the greater the better."""

    value: float
    tile: Kind
    place: Place
    points: float
    """The points to expect of it, without those for tidiness."""
    helps: bool
    """Whether it belongs to a region, or closes a pattern that scores."""


def build_task(view: HarmoniaView, width: int) -> BuildTask:
    """The search for regions with what a seat knows."""
    hands = expected_hands(view)
    own = hands[view.seat]
    told = [
        sum(known[tile] or 0 for seat, known in enumerate(view.known) if seat != view.seat)
        for tile in range(KINDS)
    ]
    guessed = [
        max(0, sum(hand[tile] for hand in hands) - own[tile] - told[tile]) for tile in range(KINDS)
    ]
    placed = tuple((cell, sides) for cell, sides, _ in view.placed)
    return BuildTask(placed, own, tuple(told), tuple(guessed), width, _strangers(view))


def _strangers(view: HarmoniaView) -> float:
    """The tiles placed anywhere for each one placed for a region: those of silent partners, and
    some of the others."""
    silent = sum(
        None in known and bool(size)
        for known, size in zip(view.known, view.hand_sizes, strict=True)
    )
    friends = view.setup.seats - silent
    return (silent + _ERRING * (friends - 1)) / friends


class Exposure:
    """The chance of each empty cell beside the layout that a tile placed anywhere lies there."""

    def __init__(self, tiles: Tiles, strangers: float) -> None:
        self._tiles = tiles
        self._strangers = strangers
        touching: dict[Cell, int] = {}
        for q, r in tiles:
            for step_q, step_r in _STEPS:
                cell = (q + step_q, r + step_r)
                if cell not in tiles:
                    touching[cell] = touching.get(cell, 0) + 1
        # Each tile beside a cell halves the number of ways in which another fits there.
        self._pulls = {cell: 0.5**count for cell, count in touching.items()}
        self._whole = sum(self._pulls.values())

    def survival(self, filling: Filling, laid: Cell | None = None) -> float:
        """The chance that nothing spoils a filling until it is complete; `laid` is the cell where
        one of its tiles is placed first."""
        left = [cell for cell, _ in filling.missing if cell != laid]
        near = set() if laid is None else _around(laid) - self._tiles.keys()
        whole = self._whole - (self._pulls.get(laid, 0.0) if laid else 0.0)
        whole += sum(self._pull(cell, near) - self._pulls.get(cell, 0.0) for cell in near)
        if not whole:
            return 1.0
        hit = 0.0
        for cell in left:
            hit += self._pull(cell, near)
            for beside in _around(cell):
                if beside not in filling.cells and beside not in self._tiles:
                    hit += _RIM * self._pull(beside, near)
        share = min(_SURE, hit / whole)
        return float((1 - share) ** (self._strangers * _AHEAD * len(left)))

    def _pull(self, cell: Cell, near: Collection[Cell]) -> float:
        pull = self._pulls.get(cell, 0.0)
        if cell in near:
            return pull / 2 if pull else 0.5
        return pull


def _around(cell: Cell) -> set[Cell]:
    q, r = cell
    return {(q + step_q, r + step_r) for step_q, step_r in _STEPS}


@lru_cache(maxsize=256)
def prospects(task: BuildTask) -> tuple[BuildProspect, ...]:
    """The best regions that were found, best first."""
    tiles: Tiles = dict(task.placed)
    prices = _prices(task)
    dice = Random(len(tiles))  # noqa: S311 - a game, not a secret
    left = sum(task.own) + sum(task.told) + sum(task.guessed)
    exposure = Exposure(tiles, task.strangers)
    found = []
    for region, at in (*_begun(tiles, dice, task.width), *_fresh(tiles, dice, task.width // 4)):
        filling = filled(tiles, region, at, prices, dice)
        if filling is not None and 0 < len(filling.missing) <= left:
            value = pattern_worth(filling.size) * exp(-filling.price)
            value *= exposure.survival(filling)
            if len(filling.missing) == len(region.cells):
                value *= _FRESH
            found.append(BuildProspect(value, filling))
    found.sort(key=lambda one: -one.value)
    return tuple(found[:_REMEMBERED])


def pattern_worth(size: int) -> int:
    """The points of a closed, symmetric pattern of a size (A-12)."""
    return 60 if size >= 7 else 20 if size >= 4 else 10 if size == 3 else 0


def _prices(task: BuildTask) -> Prices:
    prices = []
    for kind, (own, told, guessed) in enumerate(
        zip(task.own, task.told, task.guessed, strict=True)
    ):
        line = [0.0]
        scarce = _SCARCE * (3 - TURNS[kind][0].bit_count()) if kind else 0.0
        for number in range(1, _MOST):
            price = DEAR
            if number <= own:
                price = _OWN
            elif number <= own + told:
                price = _TOLD
            elif number <= own + told + guessed:
                price = _GUESSED
            line.append(line[-1] + price + scarce)
        prices.append(line)
    return prices


def _begun(tiles: Tiles, dice: Random, count: int) -> Iterator[tuple[PatternRegion, Cell]]:
    """Yield the regions that hold an open pattern, those first that miss the fewest tiles."""
    found = []
    for pattern in _open_patterns(tiles):
        for region, at in around(tiles, pattern):
            begun = sum((q + at[0], r + at[1]) in tiles for q, r in region.cells)
            missing = len(region.cells) - begun
            found.append((missing - _BEGUN * begun, dice.random(), region, at))
    for _, _, region, at in sorted(found, key=lambda one: one[:2])[:count]:
        yield region, at


def _open_patterns(tiles: Tiles) -> Iterator[list[Cell]]:
    """Yield the patterns with open sides that are small enough for a region."""
    seen: set[Cell] = set()
    for start, sides in tiles.items():
        if sides and start not in seen:
            cells, ends = scoring.joined(tiles, Hex(*start))  # type: ignore[arg-type]
            seen.update(cells)
            if ends and len(cells) < LARGEST:
                yield sorted(cells)


def _fresh(tiles: Tiles, dice: Random, count: int) -> Iterator[tuple[PatternRegion, Cell]]:
    """Yield regions beside the layout in which nothing lies."""
    beside: list[Cell] = sorted(
        {near for cell in tiles for near in Hex(*cell).neighbours() if near not in tiles}
    ) or [(0, 0)]
    for _ in range(count * _TRIED):
        region = REGIONS[int(dice.random() * len(REGIONS))]
        q, r = beside[int(dice.random() * len(beside))]
        cell_q, cell_r = region.cells[int(dice.random() * len(region.cells))]
        at = (q - cell_q, r - cell_r)
        if any((a + at[0], b + at[1]) in tiles for a, b in region.cells):
            continue
        if allowed(tiles, region, at):
            yield region, at
            count -= 1
            if not count:
                return


def apart(found: Iterable[BuildProspect]) -> list[BuildProspect]:
    """The best regions that have no cell in common."""
    kept: list[BuildProspect] = []
    for prospect in found:
        if all(not prospect.filling.cells & one.filling.cells for one in kept):
            kept.append(prospect)
            if len(kept) == _KEPT:
                break
    return kept


def build_choices(view: HarmoniaView, kinds: Iterable[Kind], width: int) -> list[BuildChoice]:
    """Every placement of these kinds with its value, best first."""
    job = build_task(view, width)
    kept = apart(prospects(job)) if width else []
    exposure = Exposure(dict(job.placed), job.strangers)
    needed = [0] * KINDS
    for prospect in kept:
        for _, sides in prospect.filling.missing:
            needed[KIND_OF[sides]] += 1
    found = [
        _judged(view, kept, needed, exposure, kind, place)
        for kind in kinds
        for place in view.fits(kind)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def _judged(
    view: HarmoniaView,
    kept: Sequence[BuildProspect],
    needed: Sequence[int],
    exposure: Exposure,
    kind: Kind,
    place: Place,
) -> BuildChoice:
    cell, sides = place.cell, place.sides(kind)
    touching = view.open_cells[cell][0].bit_count()
    closed = _closes(view.layout, cell, sides)
    points, helped = closed, 0.0
    for prospect in kept:
        filling = prospect.filling
        if (cell, sides) in filling.missing:
            worth = pattern_worth(filling.size) * exp(-filling.price)
            worth *= exposure.survival(filling, cell)
            points += worth
            helped += worth
        elif not (cell in filling.cells or faces(cell, sides, filling.cells)):
            points += prospect.value
    value = helped + points + _TOUCHED * touching - _UNWISHED * reluctance(view, cell, sides)
    if helped or closed:
        return BuildChoice(value, kind, place, points, True)
    spare = view.hand[kind] + (view.shown == kind) > needed[kind]
    value += _HEAVY * TURNS[kind][0].bit_count() - _LIGHT * LIES_IN_CORNERS[kind]
    value -= 0.0 if spare else _NEEDED
    if kept:
        value += _FAR * min(
            _FAR_ENOUGH, *(cell.distance(Hex(*one)) for one in kept[0].filling.cells)
        )
    return BuildChoice(value, kind, place, points, False)


def faces(cell: Hex, sides: Sides, region: frozenset[Cell]) -> bool:
    """Whether a tile beside a region has ornament towards it."""
    return any(
        sides >> side & 1 and beside in region for side, beside in enumerate(cell.neighbours())
    )


def _closes(layout: scoring.Layout, cell: Hex, sides: Sides) -> float:
    """The points of the pattern that a tile closes."""
    if not sides:
        return 0.0
    after = {**layout, cell: sides}
    cells, ends = scoring.joined(after, cell)
    if ends or len(cells) < 3:
        return 0.0
    axes = scoring.mirror_axes({one: after[one] for one in cells})
    return float(scoring.Pattern(tuple(cells), (), axes).points)
