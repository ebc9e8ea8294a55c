"""Building large patterns without a plan for the whole layout, in the advanced game.

The patterns are chosen together (`build_plan`): those that are begun, and as many besides as the
tiles in the hands allow, since tiles for corners are few and a pattern that takes too many of them
costs another one. A placement is good if it belongs to a pattern of the plan that has its place, or
closes one at once. Any other tile goes where it is least in the way, those first that no pattern of
the plan needs.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

import numpy as np

from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.games.harmonia.bots.partners import expected_hands, reluctance
from harmony_desktop.games.harmonia.bots.patterns import (
    LARGE,
    LARGEST,
    UNITS,
    Board,
    Cell,
    Filling,
    Numbers,
    Tiles,
    catalogue,
    kinds_of,
)
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    ALL_SIDES,
    KIND_OF,
    KINDS,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import Place
from harmony_desktop.games.harmonia.rules.view import HarmoniaView

_STEPS: Final[tuple[Cell, ...]] = tuple((q, r) for q, r in DIRECTIONS)
_RISK: Final = 0.07
"""The chance, for each missing tile, that a pattern comes to nothing in spite of all."""
_LATER: Final = 0.4
"""The worth of a pattern that has no place yet, compared with one that is complete."""
_OPEN, _BEGUN, _GLANCE, _CLOSELY = 8, 32, 2, 6
"""The most patterns with open sides that are gone on with; the number of ways to do so that are
looked at; the ways tried to choose others for each; and the number of those looked at closely."""
_DRAWN: Final = 4000
_PLACES: Final = 24
"""The number of places drawn for the next pattern, and of those compared that fit."""
_HELD: Final = 0.9
"""The worth of a new pattern that the seat cannot begin itself, compared with one that it can."""
_WASTE: Final = 0.15
"""How much a tile counts against a unit of a corner in the choice of patterns."""
_NOISES: Final = (0.5, 1.0, 2.0, 4.0)
_WAYS: Final = 32
"""How far chance goes in the choice of patterns, one way after another, and the most ways."""
_ERRING: Final = 0.4
"""The share of tiles that partners with known hands place elsewhere than the plan wants."""
_RIM: Final = 0.4
"""How often a tile beside a missing one has ornament towards it, and so spoils it."""
_SURE: Final = 0.9
"""The highest chance of a spoilt pattern for each tile placed anywhere."""
_AHEAD: Final = 0.5
"""The exposure on the way to completion, compared with that of now."""
_KEPT: Final = 2
"""The number of patterns that have their places at a time."""
_UNWISHED: Final = 60.0
_HEAVY: Final = 0.5
_CORNER: Final = 2.0
_NEEDED: Final = 12.0
_TOUCHED: Final = 0.2
_HOLE: Final = 5.0
_FAR, _FAR_ENOUGH = 0.25, 6


class BuildProspect(NamedTuple):
    """A filling and the points to expect of it."""

    value: float
    filling: Filling


class BuildPlan(NamedTuple):
    """Patterns that the tiles in the hands can make together."""

    kept: tuple[BuildProspect, ...]
    """Those that have their places, best first."""
    spare: Counts
    """The tiles of each kind that none of the patterns needs."""
    hopes: float
    """The points to expect of all of them."""


class BuildTask(NamedTuple):
    """Everything a plan of patterns depends on."""

    placed: tuple[tuple[Cell, Sides], ...]
    own: Counts
    told: Counts
    """The tiles of the others that are known."""
    width: int
    """The number of ways to choose the patterns that are tried."""
    strangers: float
    """The number of tiles, for each one placed with a plan, that somebody places anywhere."""


class BuildChoice(NamedTuple):
    """A placement and its value for the patterns; the greater the better."""

    value: float
    tile: Kind
    place: Place
    points: float
    """The points to expect of it, without those for tidiness."""
    helps: bool
    """Whether it belongs to a pattern of the plan, or closes one that scores."""


def build_task(view: HarmoniaView, width: int) -> BuildTask:
    """The task of planning patterns with what a seat knows."""
    own = expected_hands(view)[view.seat]
    told = [
        sum(known[tile] or 0 for seat, known in enumerate(view.known) if seat != view.seat)
        for tile in range(KINDS)
    ]
    if view.shown is not None and view.on_turn != view.seat:
        told[view.shown] += 1
    placed = tuple((cell, sides) for cell, sides, _ in view.placed)
    return BuildTask(placed, own, tuple(told), width, _strangers(view))


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
def build_plan(task: BuildTask) -> BuildPlan:
    """The best choice of patterns that was found."""
    tiles: Tiles = dict(task.placed)
    supply = np.array(task.own) + np.array(task.told)
    board = Board(tiles)
    dice = np.random.default_rng(len(tiles))
    exposure = Exposure(tiles, task.strangers)
    begun = []
    patterns = list(_open_patterns(tiles))[-_OPEN:]
    for cell, sides in patterns:
        found = catalogue().around(board, cell, sides, supply, _BEGUN // len(patterns))
        prospects = (BuildProspect(_value(filling, exposure), filling) for filling in found)
        begun.append(sorted(prospects, key=lambda one: -one.value))
    firsts = (None, *(one for found in begun for one in found))
    chosen = [_with_begun(first, begun, supply) for first in firsts]
    tried = sorted(chosen, key=lambda one: -_best_with_later(one, _GLANCE).value)
    closely = (_best_with_later(one, task.width) for one in tried[:_CLOSELY])
    best = max(closely, key=lambda one: one.value)
    kept = list(best.begun)
    if best.later and len(kept) < _KEPT:
        kept += _next(task, board, best, exposure, dice)
    spare = tuple(best.left.tolist())
    return BuildPlan(tuple(kept[:_KEPT]), spare, best.value)


class _Chosen(NamedTuple):
    """Patterns that are chosen together."""

    value: float
    begun: tuple[BuildProspect, ...]
    later: tuple[int, ...]
    """The tiles of those without a place, as numbers in the catalogue."""
    left: Numbers
    """The tiles that are left."""


def _value(filling: Filling, exposure: Exposure, laid: Cell | None = None) -> float:
    """The points to expect of a filling, perhaps after one of its tiles."""
    missing = len(filling.missing) - (laid is not None)
    worth = scoring.pattern_worth(filling.size) * exp(-_RISK * missing)
    return worth * exposure.survival(filling, laid)


def _with_begun(
    first: BuildProspect | None, begun: Sequence[Sequence[BuildProspect]], supply: Numbers
) -> _Chosen:
    """A choice of begun patterns: a certain one, and the best of the others beside it."""
    if first is None:
        return _Chosen(0.0, (), (), supply)
    kept, left = [first], supply - kinds_of(first.filling)
    for found in begun:
        for one in found:
            needed = kinds_of(one.filling)
            apart = all(not one.filling.cells & other.filling.cells for other in kept)
            if apart and (needed <= left).all():
                kept.append(one)
                left = left - needed
                break
    kept.sort(key=lambda one: -one.value)
    return _Chosen(sum(one.value for one in kept), tuple(kept), (), left)


@cache
def _chances() -> Numbers:
    """Random numbers for each way of choosing patterns and each set of tiles: always the same, so
    that a choice is found again as long as there are tiles for it."""
    dice = np.random.default_rng(1)
    scales = np.resize(_NOISES, _WAYS)
    chances: Numbers = dice.random((_WAYS, len(catalogue().needs))) * scales[:, np.newaxis]
    return chances


def _best_with_later(chosen: _Chosen, ways: int) -> _Chosen:
    return max(_with_later(chosen, ways), key=lambda one: one.value)


def _with_later(chosen: _Chosen, ways: int) -> Iterator[_Chosen]:
    """Yield choices with patterns that are to be begun later, as many as there are tiles for."""
    made = catalogue()
    all_fit = np.flatnonzero((made.needs <= chosen.left).all(axis=1))
    sizes = made.sizes[all_fit]
    price = made.units[all_fit] + _WASTE * sizes + 100 * (sizes < LARGE)
    for chances in _chances()[:ways]:
        left, fit, cost = chosen.left, all_fit, price + chances[all_fit]
        value, later = chosen.value, []
        while len(fit):
            number = int(fit[cost.argmin()])
            later.append(number)
            left = left - made.needs[number]
            value += _LATER * scoring.pattern_worth(int(made.sizes[number]))
            still = (made.needs[fit] <= left).all(axis=1)
            fit, cost = fit[still], cost[still]
        yield chosen._replace(value=value, later=tuple(later), left=left)


def _next(
    task: BuildTask,
    board: Board,
    chosen: _Chosen,
    exposure: Exposure,
    dice: np.random.Generator,
) -> list[BuildProspect]:
    """The next pattern of a choice, at the best place for it."""
    sizes = catalogue().sizes
    large = [number for number in chosen.later if sizes[number] >= LARGE]
    found = catalogue().beside(board, large or chosen.later, dice, _DRAWN, _PLACES)
    taken = {cell for one in chosen.begun for cell in one.filling.cells}
    prospects = [
        BuildProspect(_value(filling, exposure) * _begins(task, board, filling), filling)
        for filling in found
        if not filling.cells & taken
    ]
    return sorted(prospects, key=lambda one: -one.value)[:1]


def _begins(task: BuildTask, board: Board, filling: Filling) -> float:
    """The factor for whether a seat can begin a pattern itself."""
    reached = set(board.open_cells)
    own = any(task.own[KIND_OF[sides]] for cell, sides in filling.missing if cell in reached)
    return 1.0 if own else _HELD


def _open_patterns(tiles: Tiles) -> Iterator[tuple[Cell, Sides]]:
    """Yield a tile of every pattern with open sides that is small enough to go on with: the one
    that fewest patterns have."""
    seen: set[Cell] = set()
    for start, sides in tiles.items():
        if sides and start not in seen:
            cells, ends = scoring.joined(tiles, Hex(*start))  # type: ignore[arg-type]
            seen.update(cells)
            if ends and len(cells) < LARGEST:
                cell = min(cells, key=lambda one: catalogue().rarity(tiles[one]))
                yield cell, tiles[cell]


def build_choices(view: HarmoniaView, kinds: Iterable[Kind], width: int) -> list[BuildChoice]:
    """Every placement of these kinds with its value, best first."""
    job = build_task(view, width)
    plan = build_plan(job) if width else BuildPlan((), (1,) * KINDS, 0.0)
    exposure = Exposure(dict(job.placed), job.strangers)
    before = len(scoring.holes(view.layout))
    tidy = {cell: _tidiness(view, cell, before) for cell in view.open_cells}
    found = [
        _judged(view, plan, exposure, kind, place, tidy[place.cell])
        for kind in kinds
        for place in view.fits(kind)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def _tidiness(view: HarmoniaView, cell: Hex, before: int) -> float:
    """The worth of a tile on a cell for the outline: it touches others, and encloses no cell.

    `before` is the number of holes without it.
    """
    touching = view.open_cells[cell][0]
    value = _TOUCHED * touching.bit_count()
    if touching == ALL_SIDES:
        return value + _HOLE
    around = touching << 6 | touching
    if sum(around >> side & 3 == 1 for side in range(6)) < 2:
        return value
    return value - _HOLE * (len(scoring.holes((*view.layout, cell))) - before)


def _judged(
    view: HarmoniaView,
    plan: BuildPlan,
    exposure: Exposure,
    kind: Kind,
    place: Place,
    tidiness: float,
) -> BuildChoice:
    cell, sides = place.cell, place.sides(kind)
    closed = _closes(view.layout, cell, sides)
    points, helped = closed, 0.0
    for prospect in plan.kept:
        filling = prospect.filling
        if (cell, sides) in filling.missing:
            worth = _value(filling, exposure, cell)
            points += worth
            helped += worth
        elif not (cell in filling.cells or faces(cell, sides, filling.cells)):
            points += prospect.value
    value = helped + points + tidiness - _UNWISHED * reluctance(view, cell, sides)
    if helped or closed:
        return BuildChoice(value, kind, place, points, True)
    value += _HEAVY * TURNS[kind][0].bit_count() - _CORNER * float(UNITS[kind])
    value -= 0.0 if plan.spare[kind] else _NEEDED
    if plan.kept:
        value += _FAR * min(
            _FAR_ENOUGH, *(cell.distance(Hex(*one)) for one in plan.kept[0].filling.cells)
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
