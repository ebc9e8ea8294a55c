"""Planning together: a filling of the goal hexagon that the hands can place in their turns.

A plan gives every cell of the hexagon its tile. Filling is a local search over the edges: flipping
an edge turns two tiles into others, and the cost is the number of missing tiles. Then the tiles are
shared among the seats so that each has one for every turn, and the game is rehearsed to the end, so
that each always finds a planned cell beside the layout.

A plan depends only on what all may know, so bots who have announced their hands make the same plan
without communicating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations
from math import exp
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import (
    ANYTHING,
    BESIDE,
    CELLS,
    FROM_CENTRE,
    NUMBER_OF,
    SYMMETRIES,
    Flip,
    Start,
    Template,
    begin,
    forced_by,
    intact,
    large_patterns,
    moved,
)
from harmony_desktop.games.harmonia.bots.templates import TEMPLATES
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    DEALT,
    GOAL_TILES,
    KIND_OF,
    KINDS,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.view import START, Mode, goal_centres

LARGE: Final = 7
"""The number of tiles from which a pattern is worth most (A-12)."""
LIES_IN_CORNERS: Final = tuple(any(not sides & 0b111000 for sides in turns) for turns in TURNS)
"""For each kind whether it can lie in a corner, of the hexagon or of a region: its ornament is on
one half of it."""
_TEMPERATURE: Final = 0.35
_ACCEPT: Final = tuple(exp(-worse / _TEMPERATURE) for worse in range(13))
_ORNAMENT: Final = 0.55
"""The share of edges that bear ornament before the search begins: near that of the tiles."""
_FLIPS: Final = 4_000
_TRIAL: Final = 1_500
"""The number of flips after which a filling that was never close is abandoned."""
_CLOSE: Final = 3
_TRIES: Final = {4: 8, 3: 6, 2: 5, 1: 5, 0: 6}
"""The number of fillings tried for a number of patterns, before fewer are planned."""
_DRAWS: Final = 500
"""The number of places and templates drawn, to try those that the placed tiles spoil least."""
_MENDING_DRAWS: Final = 4_000
"""The same after somebody has not kept to a plan: then few are left unspoilt."""
_MENDS: Final = 24
"""The number of fillings tried for a number of patterns that keep what a broken plan had."""
_MENDING: Final = 6
"""The effort in planning anew after somebody has not kept to a plan."""
_QUICK: Final = 2
"""The number of fillings tried to see whether a hexagon can be filled."""
_PLAIN: Final = 40
"""The most fillings tried without any region."""
_CHECKS: Final = 60
"""The number of complete fillings of one try that are checked closely."""


class Task(NamedTuple):
    """Everything a plan depends on."""

    mode: Mode
    placed: tuple[tuple[Hex, Sides], ...]
    hands: tuple[Counts, ...]
    """The hands as known, or as expected where nothing was announced."""
    seat: int
    """The seat on turn."""
    misfits: int
    patterns: int
    """The most patterns of 7 or more tiles to plan for."""
    effort: int = 1
    """The factor by which the number of tries is multiplied."""
    loose: bool = False
    """Whether to make a plan without rehearsing who places what."""
    sparing: bool = False
    """Whether to take the plan of several that spares most tiles of the border's kinds."""


class OrnamentPlan(NamedTuple):
    """A filling of the goal hexagon. Before the first tile its position on the table is open."""

    centre: Hex | None
    sides: tuple[Sides, ...]
    patterns: int
    """The number of regions for patterns of 7 or more tiles."""
    points: int
    """The final score if the plan is carried out."""
    loose: bool = False
    """Whether it was not rehearsed who places what."""
    template: Template = ANYTHING
    """The regions it was made from."""

    def follows(self, cell: Hex, sides: Sides) -> bool:
        """Whether a placed tile is the planned one."""
        assert self.centre is not None
        number = NUMBER_OF.get(cell - self.centre)
        return number is not None and self.sides[number] == sides

    def holds(self, placed: Iterable[tuple[Hex, Sides]]) -> bool:
        """Whether all placed tiles are planned ones."""
        return self.centre is None or all(self.follows(*one) for one in placed)


class PlanStep(NamedTuple):
    """A planned tile that the seat on turn can place now."""

    cell: Hex
    sides: Sides

    @property
    def tile(self) -> Kind:
        return KIND_OF[self.sides]


@lru_cache(maxsize=512)
def make_plan(
    task: Task, least: int = 0, broken: OrnamentPlan | None = None
) -> OrnamentPlan | None:
    """The best plan found within a fixed amount of work; None if the goal seems out of reach.

    Plans for fewer than `least` patterns are rejected. A broken plan is mended where it can be:
    what a tile has not spoilt stays as it was planned.
    """
    layout = dict(task.placed)
    centres = goal_centres(layout)
    if not centres or GOAL_TILES - len(layout) > sum(map(sum, task.hands)):
        return None
    dice = Random(len(layout))  # noqa: S311 - a game, not a secret
    draws = _MENDING_DRAWS if task.sparing else _DRAWS
    openings = _openings(task.patterns, layout, centres, dice, draws)
    for patterns, tries in _TRIES.items():
        if not least <= patterns <= task.patterns:
            continue
        found = chain(
            _mended(task, layout, broken, patterns, dice) if broken else (),
            (
                _filled(task, layout, centre, template, patterns, dice)
                for centre, template in openings[patterns][: tries * task.effort]
            ),
        )
        plans = (plan for plan in found if plan is not None)
        if not task.sparing:
            plan = next(plans, None)
        else:
            plan = max(plans, key=lambda plan: _spared(task, plan), default=None)
        if plan is not None:
            return plan
    return None


def can_be_filled(
    centre: Hex, placed: Mapping[Hex, Sides], hands: tuple[Counts, ...], seat: int
) -> bool:
    """Whether the hexagon at a centre can be filled in turns, as far as little work shows."""
    fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in placed.items()}
    if len(fixed) == GOAL_TILES:
        return True
    job = Task("basic", (), hands, seat, 0, 0)
    dice = Random(len(placed))  # noqa: S311 - a game, not a secret
    for _ in range(_QUICK):
        start = begin(ANYTHING, forced_by(fixed))
        if _fill(start, fixed, job, 0, dice, _TRIAL):
            return True
    return False


def _spared(task: Task, plan: OrnamentPlan) -> int:
    """The number of tiles of the border's kinds that a plan leaves in the hands."""
    left = [sum(hand[tile] for hand in task.hands) for tile in range(KINDS)]
    for tile, number in Counter(KIND_OF[sides] for sides in plan.sides).items():
        left[tile] -= number
    return sum(number for tile, number in enumerate(left) if LIES_IN_CORNERS[tile])


def salvaged(task: Task, most: int, broken: OrnamentPlan | None = None) -> OrnamentPlan | None:
    """A plan after somebody has not kept to one, with at most so many patterns: one that the seats
    can carry out in turns, or else any filling."""
    job = task._replace(effort=_MENDING, patterns=most, sparing=True)
    loose = job._replace(loose=True)
    return make_plan(job, broken=broken) or make_plan(loose, broken=broken)


@lru_cache(maxsize=512)
def begun(task: Task, plan: OrnamentPlan, first: Sides) -> OrnamentPlan | None:
    """A plan made before the first tile, after that was placed; None if no cell fits it.

    The tile is on the first planned cell of its kind with which the first seat could have begun.
    """
    rehearsal = Rehearsal(plan.sides, {}, task.hands, task.seat)
    for cell in rehearsal.cells():
        if plan.sides[cell] == first and rehearsal.after(cell).completes():
            return plan._replace(centre=START - CELLS[cell])
    return None


@lru_cache(maxsize=512)
def improved(task: Task, plan: OrnamentPlan | None) -> OrnamentPlan | None:
    """The plan revised after a tile: a new one if it has failed, a better one if that is found
    with little work, else the same."""
    if plan is None or not plan.holds(task.placed):
        return make_plan(task)
    more = plan.patterns + 1
    if more > task.patterns:
        return plan
    return make_plan(task._replace(effort=1), least=more) or plan


def _filled(
    task: Task,
    layout: Mapping[Hex, Sides],
    centre: Hex,
    template: Template,
    patterns: int,
    dice: Random,
    before: Sequence[Sides] | None = None,
) -> OrnamentPlan | None:
    """A plan from one template at one position, starting at random or with the tiles of a plan
    before."""
    fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()}
    start = begin(template, forced_by(fixed))
    plan = annealed(task, layout, centre, start, patterns, dice, before)
    return plan and plan._replace(template=template)


def annealed(
    task: Task,
    layout: Mapping[Hex, Sides],
    centre: Hex,
    start: Start,
    patterns: int,
    dice: Random,
    before: Sequence[Sides] | None = None,
) -> OrnamentPlan | None:
    """A plan with so many large patterns from an initial filling of the hexagon."""
    fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()}
    for flip in start.flips:
        if dice.random() < _ORNAMENT if before is None else _had(before, flip):
            for cell, bits in flip:
                start.sides[cell] ^= bits
    if not _fill(start, fixed, task, patterns, dice):
        return None
    points = 1
    if task.mode == "advanced":
        planned = dict(zip(CELLS, start.sides, strict=True))
        points = scoring.advanced_sheet(planned, len(task.hands), DEALT, task.misfits).total
    return OrnamentPlan(
        centre if layout else None, tuple(start.sides), patterns, points, task.loose
    )


def _had(sides: Sequence[Sides], flip: Flip) -> bool:
    """Whether a filling had ornament on some edges."""
    return all(sides[cell] & bits == bits for cell, bits in flip)


def _mended(
    task: Task, layout: Mapping[Hex, Sides], broken: OrnamentPlan, patterns: int, dice: Random
) -> Iterator[OrnamentPlan | None]:
    """Yield plans that keep as many regions of a broken plan as it takes."""
    if broken.centre is None or broken.centre not in goal_centres(layout):
        return
    fixed = {NUMBER_OF[cell - broken.centre]: sides for cell, sides in layout.items()}
    kept = intact(broken.template, forced_by(fixed))
    choices = list(combinations(kept, patterns))
    for number in range(_MENDS if choices else 0):
        chosen = choices[number % len(choices)]
        regions = Template(
            tuple(broken.template.groups[region] for region in chosen),
            tuple(broken.template.rims[region] for region in chosen),
            spare=True,
        )
        yield _filled(task, layout, broken.centre, regions, patterns, dice, broken.sides)


Opening = tuple[Hex, Template]


def _openings(
    most: int, layout: Mapping[Hex, Sides], centres: Sequence[Hex], dice: Random, draws: int
) -> dict[int, list[Opening]]:
    """Positions and templates in random order, by the number of regions that are possible."""
    if not layout:
        centres = (START,)
    found: dict[int, list[Opening]] = {patterns: [] for patterns in _TRIES}
    if most:
        made = _templates()
        forced = {
            centre: forced_by({NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()})
            for centre in centres
        }
        for _ in range(draws):
            centre = centres[int(dice.random() * len(centres))]
            template = made[int(dice.random() * len(made))]
            kept = len(intact(template, forced[centre]))
            if kept:
                found[kept].append((centre, template))
    found[0] = [(centres[number % len(centres)], ANYTHING) for number in range(_PLAIN)]
    return found


@lru_cache
def _templates() -> tuple[Template, ...]:
    """The templates in all turns and mirror images."""
    return tuple(moved(template, symmetry) for template in TEMPLATES for symmetry in SYMMETRIES)


def _fill(
    start: Start,
    fixed: Mapping[int, Sides],
    task: Task,
    patterns: int,
    dice: Random,
    flips_at_most: int = _FLIPS,
) -> bool:
    """Anneal the start until the hands can place it; False if that fails."""
    sides, flips = start
    chance = dice.random
    left = [sum(hand[tile] for hand in task.hands) for tile in range(KINDS)]
    for cell, lying in enumerate(sides):
        if cell not in fixed:
            left[KIND_OF[lying]] -= 1
    missing = -sum(number for number in left if number < 0)
    checks = _CHECKS
    closest = missing
    for flipped in range(flips_at_most):
        if flipped == _TRIAL and closest > _CLOSE:
            return False
        if not missing:
            if _has_patterns(sides, patterns) and _can_be_laid(sides, fixed, task):
                return True
            checks -= 1
            if not checks:
                return False
        if not flips:
            return False
        flip = flips[int(chance() * len(flips))]
        worse = 0
        for cell, bits in flip:
            old = KIND_OF[sides[cell]]
            worse -= left[old] < 0
            left[old] += 1
            new = KIND_OF[sides[cell] ^ bits]
            left[new] -= 1
            worse += left[new] < 0
        if worse <= 0 or chance() < _ACCEPT[worse]:
            missing += worse
            closest = min(closest, missing)
            for cell, bits in flip:
                sides[cell] ^= bits
        else:
            for cell, bits in flip:
                left[KIND_OF[sides[cell] ^ bits]] += 1
                left[KIND_OF[sides[cell]]] -= 1
    return False


def _has_patterns(sides: Sequence[Sides], patterns: int) -> bool:
    """Whether a filling has as many symmetric patterns of 7 or more tiles."""
    if large_patterns(sides) < patterns:
        return False
    found = scoring.patterns(dict(zip(CELLS, sides, strict=True))) if patterns else ()
    return sum(one.symmetric and len(one.cells) >= LARGE for one in found) >= patterns


def _can_be_laid(sides: Sequence[Sides], fixed: Mapping[int, Sides], task: Task) -> bool:
    rehearsal = Rehearsal(sides, fixed, task.hands, task.seat)
    if task.loose:
        return bool(rehearsal.cells())
    return any(rehearsal.after(cell).completes() for cell in rehearsal.cells())


class Rehearsal:
    """A plan being carried out: the filled cells, the remaining hands and the seat on turn."""

    __slots__ = ("_filled", "_hands", "_seat", "_sides")

    def __init__(
        self,
        sides: Sequence[Sides],
        filled: Mapping[int, object],
        hands: Sequence[Sequence[int]],
        seat: int,
    ) -> None:
        self._sides = sides
        self._filled = dict.fromkeys(filled)
        self._hands = [list(hand) for hand in hands]
        self._seat = seat

    def cells(self) -> list[int]:
        """The planned cells beside the layout whose tile the seat on turn has.

        Those with the most placed neighbours come first, and among them the inner ones.
        """
        hand, filled = self._hands[self._seat], self._filled
        found = []
        for cell, sides in enumerate(self._sides):
            if cell not in filled and hand[KIND_OF[sides]]:
                beside = len([other for other in BESIDE[cell] if other in filled])
                if beside or not filled:
                    found.append((-beside, FROM_CENTRE[cell], cell))
        return [cell for _, _, cell in sorted(found)]

    def after(self, cell: int) -> Rehearsal:
        """The rehearsal after the seat on turn has filled a cell."""
        following = Rehearsal(
            self._sides,
            {**self._filled, cell: None},
            self._hands,
            (self._seat + 1) % len(self._hands),
        )
        following._hands[self._seat][KIND_OF[self._sides[cell]]] -= 1
        return following

    def completes(self) -> bool:
        """Whether the rest can be placed in turns, each seat taking the first cell it can."""
        shares = self._shares()
        if shares is None:
            return False
        rest = Rehearsal(self._sides, self._filled, shares, self._seat)
        while len(rest._filled) < GOAL_TILES:
            cells = rest.cells()
            if not cells:
                return False
            rest._filled[cells[0]] = None
            rest._hands[rest._seat][KIND_OF[rest._sides[cells[0]]]] -= 1
            rest._seat = (rest._seat + 1) % len(rest._hands)
        return True

    def _shares(self) -> list[list[int]] | None:
        """The tiles each seat will place, so that all have one in every turn; None if
        impossible."""
        open_cells = [cell for cell in range(GOAL_TILES) if cell not in self._filled]
        seats = len(self._hands)
        turns = [0] * seats
        for turn in range(len(open_cells)):
            turns[(self._seat + turn) % seats] += 1
        shares = Shares(self._hands, turns)
        wanted = [KIND_OF[self._sides[cell]] for cell in open_cells]
        return shares.taken if all(shares.take(tile) for tile in wanted) else None


class Shares:
    """Assigns wanted tiles to seats that each hold some and place a fixed number."""

    def __init__(self, hands: Sequence[Sequence[int]], turns: Sequence[int]) -> None:
        self._hands = hands
        self._turns = list(turns)
        self.taken = [[0] * KINDS for _ in hands]

    def take(self, tile: Kind) -> bool:
        """Assign a tile of a kind to some seat, reassigning others to make room."""
        return self._take(tile, set())

    def _take(self, tile: Kind, asked: set[int]) -> bool:
        for seat, hand in enumerate(self._hands):
            taken = self.taken[seat]
            if seat in asked or taken[tile] >= hand[tile]:
                continue
            asked.add(seat)
            if self._turns[seat]:
                self._turns[seat] -= 1
                taken[tile] += 1
                return True
            for other in range(KINDS):
                if taken[other] and self._take(other, asked):
                    taken[other] -= 1
                    taken[tile] += 1
                    return True
        return False


def next_steps(plan: OrnamentPlan, task: Task) -> list[PlanStep]:
    """The steps of the seat on turn after which the plan can still be carried out, best first."""
    if plan.centre is None:
        fixed: dict[int, Sides] = {}
    else:
        fixed = {NUMBER_OF[cell - plan.centre]: sides for cell, sides in task.placed}
    rehearsal = Rehearsal(plan.sides, fixed, task.hands, task.seat)
    cells = rehearsal.cells()
    if not plan.loose:
        cells = [cell for cell in cells if rehearsal.after(cell).completes()]
    return [
        PlanStep(START if plan.centre is None else plan.centre + CELLS[cell], plan.sides[cell])
        for cell in cells
    ]


def after_step(task: Task, step: PlanStep) -> Task:
    """The task of the next seat after a step of the seat on turn."""
    seat, hands = task.seat, task.hands
    hand = tuple(number - (kind == step.tile) for kind, number in enumerate(hands[seat]))
    return task._replace(
        placed=(*task.placed, (step.cell, step.sides)),
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        seat=(seat + 1) % len(hands),
    )


def missing_of(sides: Sequence[Sides], filled: Mapping[int, object]) -> list[int]:
    """For each cell the number of empty cells of its pattern, if that will count as a large one;
    otherwise more than any pattern has."""
    found = [GOAL_TILES] * GOAL_TILES
    for pattern in scoring.patterns(dict(zip(CELLS, sides, strict=True))):
        if pattern.symmetric and len(pattern.cells) >= LARGE:
            numbers = [NUMBER_OF[cell] for cell in pattern.cells]
            left = sum(number not in filled for number in numbers)
            for number in numbers:
                found[number] = left
    return found
