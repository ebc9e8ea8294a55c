"""The first `hard` of Harmonia, kept as it was: fixed partners to measure others against.

It tells its hand in its own first turn, so the tiles before that are laid by guessed hands, makes
one plan in the first round and keeps to it as long as the others do. It has its own planning, so it
plays the same moves however the bots change; only the drawings of the templates are shared. Wishes
are left out: four of it never have any.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final, NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.bots.goal import (
    ANYTHING,
    BESIDE,
    CELLS,
    FROM_CENTRE,
    NUMBER_OF,
    SYMMETRIES,
    Start,
    Template,
    begin,
    large_patterns,
    moved,
)
from harmony_desktop.games.harmonia.bots.templates import TEMPLATES
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    DEALT,
    GOAL_RADIUS,
    GOAL_TILES,
    HAND_SIZE,
    KIND_OF,
    KINDS,
    TURN_OF,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, TellHand, Vote
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.rules.view import (
    START,
    HarmoniaView,
    Mode,
    TurnPhase,
    goal_centres,
)

PATTERNS: Final = 4
EARLY: Final = 20
_TEMPERATURE: Final = 0.35
_ACCEPT: Final = tuple(exp(-worse / _TEMPERATURE) for worse in range(13))
_ORNAMENT: Final = 0.55
"""The share of edges that bear ornament before the search begins: near that of the tiles."""
_FLIPS: Final = 16_000
_TRIAL: Final = 3_000
"""After so many flips a filling that was never close is given up."""
_CLOSE: Final = 3
_TRIES: Final = {4: 16, 3: 10, 2: 6, 0: 6}
"""How often a filling is begun for a number of patterns, before fewer are wished for."""
_MENDS: Final = 3
_DRAWS: Final = 3_000
"""How many places and templates are drawn to find some that the placed tiles allow."""
_CHECKS: Final = 60
"""How many complete fillings of one try are looked at closely."""


class Task(NamedTuple):
    """What a plan follows from."""

    mode: Mode
    placed: tuple[tuple[Hex, Sides], ...]
    hands: tuple[Counts, ...]
    """The hands as known, or as expected where nothing was told."""
    seat: int
    """The seat on turn."""
    misfits: int
    patterns: int
    """The most patterns of 7 or more tiles to wish for."""


class Plan(NamedTuple):
    """A filling of the goal hexagon. Before the first tile its place on the table is open."""

    centre: Hex | None
    sides: tuple[Sides, ...]
    template: Template
    points: int
    """The final score if the plan is carried out."""

    def follows(self, cell: Hex, sides: Sides) -> bool:
        """Whether a placed tile is the planned one."""
        assert self.centre is not None
        number = NUMBER_OF.get(cell - self.centre)
        return number is not None and self.sides[number] == sides


class Step(NamedTuple):
    """A planned tile that the seat on turn can place now."""

    cell: Hex
    sides: Sides

    @property
    def tile(self) -> Kind:
        return KIND_OF[self.sides]


@lru_cache(maxsize=512)
def make_plan(task: Task, earlier: Plan | None = None) -> Plan | None:
    """The best plan found within a fixed amount of work; None if the goal seems out of reach.

    An earlier plan, made when less was known, is mended where that can be done.
    """
    layout = dict(task.placed)
    centres = goal_centres(layout)
    if not centres or GOAL_TILES - len(layout) > sum(map(sum, task.hands)):
        return None
    dice = Random(len(layout))  # noqa: S311 - a game, not a secret
    for patterns, tries in _TRIES.items():
        if patterns > task.patterns:
            continue
        if earlier is not None and earlier.template.patterns == patterns:
            plan = _mended(task, layout, earlier, dice)
            if plan is not None:
                return plan
        for centre, template in _openings(patterns, tries, layout, centres, dice):
            plan = _filled(task, layout, centre, template, None, dice)
            if plan is not None:
                return plan
    return None


def _mended(task: Task, layout: Mapping[Hex, Sides], earlier: Plan, dice: Random) -> Plan | None:
    """The earlier plan with as few other tiles as need be."""
    if earlier.centre is not None:
        centres = [earlier.centre]
    else:
        centres = [
            START - CELLS[cell]
            for cell, sides in enumerate(earlier.sides)
            if sides == layout.get(START)
        ]
    for centre in centres[:4]:
        if all(cell - centre in NUMBER_OF for cell in layout):
            for _ in range(_MENDS):
                plan = _filled(task, layout, centre, earlier.template, earlier.sides, dice)
                if plan is not None:
                    return plan
    return None


def _filled(
    task: Task,
    layout: Mapping[Hex, Sides],
    centre: Hex,
    template: Template,
    model: Sequence[Sides] | None,
    dice: Random,
) -> Plan | None:
    """A plan by one template at one place, begun like the model or by chance."""
    fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()}
    start = begin(template, fixed)
    if start is None:
        return None
    for flip in start.flips:
        cell, bits = flip[0]
        if model[cell] & bits if model is not None else dice.random() < _ORNAMENT:
            for cell, bits in flip:
                start.sides[cell] ^= bits
    if not _fill(start, fixed, task, template.patterns, dice):
        return None
    points = 1
    if task.mode == "advanced":
        planned = dict(zip(CELLS, start.sides, strict=True))
        points = scoring.advanced_sheet(planned, len(task.hands), DEALT, task.misfits).total
    return Plan(centre if layout else None, tuple(start.sides), template, points)


def _openings(
    patterns: int, tries: int, layout: Mapping[Hex, Sides], centres: Sequence[Hex], dice: Random
) -> Iterator[tuple[Hex, Template]]:
    """Places and templates the placed tiles allow, in an order of chance, so many tries."""
    if not layout:
        centres = (START,)
    if not patterns:
        for number in range(tries):
            yield centres[number % len(centres)], ANYTHING
        return
    made = _templates(patterns)
    for _ in range(_DRAWS):
        centre = centres[int(dice.random() * len(centres))]
        template = made[int(dice.random() * len(made))]
        fixed = {NUMBER_OF[cell - centre]: sides for cell, sides in layout.items()}
        if begin(template, fixed) is not None:
            yield centre, template
            tries -= 1
            if not tries:
                return


@lru_cache
def _templates(patterns: int) -> tuple[Template, ...]:
    """The templates for so many patterns, turned and mirrored in every way."""
    return tuple(
        moved(template, symmetry)
        for template in TEMPLATES
        if template.patterns == patterns
        for symmetry in SYMMETRIES
    )


def _fill(
    start: Start, fixed: Mapping[int, Sides], task: Task, patterns: int, dice: Random
) -> bool:
    """Change the start by annealing until the hands can lay it; False if that was not reached."""
    sides, flips = start
    chance = dice.random
    left = [sum(hand[tile] for hand in task.hands) for tile in range(KINDS)]
    for cell, lying in enumerate(sides):
        if cell not in fixed:
            left[KIND_OF[lying]] -= 1
    missing = -sum(number for number in left if number < 0)
    checks = _CHECKS
    closest = missing
    for flipped in range(_FLIPS):
        if flipped == _TRIAL and closest > _CLOSE:
            return False
        if not missing:
            if large_patterns(sides) >= patterns and _can_be_laid(sides, fixed, task):
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


def _can_be_laid(sides: Sequence[Sides], fixed: Mapping[int, Sides], task: Task) -> bool:
    rehearsal = Rehearsal(sides, fixed, task.hands, task.seat)
    return any(rehearsal.after(cell).completes() for cell in rehearsal.cells())


class Rehearsal:
    """A plan being carried out: which cells are filled, which hands are left, who is on turn."""

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
        hand = self._hands[self._seat]
        found = []
        for cell, sides in enumerate(self._sides):
            if cell not in self._filled and hand[KIND_OF[sides]]:
                beside = sum(other in self._filled for other in BESIDE[cell])
                if beside or not self._filled:
                    found.append((-beside, FROM_CENTRE[cell], cell))
        return [cell for _, _, cell in sorted(found)]

    def after(self, cell: int) -> Rehearsal:
        """The rehearsal once the seat on turn has filled a cell."""
        following = Rehearsal(
            self._sides,
            {**self._filled, cell: None},
            self._hands,
            (self._seat + 1) % len(self._hands),
        )
        following._hands[self._seat][KIND_OF[self._sides[cell]]] -= 1
        return following

    def completes(self) -> bool:
        """Whether the rest can be laid in turns, each seat taking the first cell it can."""
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
        """Which tiles each seat will place, so that all have one in every turn; None if some seat
        cannot."""
        open_cells = [cell for cell in range(GOAL_TILES) if cell not in self._filled]
        seats = len(self._hands)
        turns = [0] * seats
        for turn in range(len(open_cells)):
            turns[(self._seat + turn) % seats] += 1
        shares = Shares(self._hands, turns)
        wanted = [KIND_OF[self._sides[cell]] for cell in open_cells]
        return shares.taken if all(shares.take(tile) for tile in wanted) else None


class Shares:
    """Sharing out wanted tiles to seats that each hold some and place a fixed number."""

    def __init__(self, hands: Sequence[Sequence[int]], turns: Sequence[int]) -> None:
        self._hands = hands
        self._turns = list(turns)
        self.taken = [[0] * KINDS for _ in hands]

    def take(self, tile: Kind) -> bool:
        """Give a tile of a kind to some seat, passing others on where that makes room."""
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


def next_steps(plan: Plan, task: Task) -> list[Step]:
    """What the seat on turn can place so that the plan can still be carried out, best first."""
    if plan.centre is None:
        fixed: dict[int, Sides] = {}
    else:
        fixed = {NUMBER_OF[cell - plan.centre]: sides for cell, sides in task.placed}
    rehearsal = Rehearsal(plan.sides, fixed, task.hands, task.seat)
    cells = [cell for cell in rehearsal.cells() if rehearsal.after(cell).completes()]
    return [
        Step(START if plan.centre is None else plan.centre + CELLS[cell], plan.sides[cell])
        for cell in cells
    ]


def expected(unseen: Sequence[int], size: int) -> Counts:
    """What to expect of a hand of so many tiles out of the unseen ones."""
    everything = sum(unseen)
    return tuple(int(number * size / everything + 0.5) for number in unseen)


def expected_hands(view: HarmoniaView) -> tuple[Counts, ...]:
    """Every hand as known or, where nothing was told, as expected; a shown tile still in it."""
    hands = []
    for seat, known in enumerate(view.known):
        untold = view.hand_sizes[seat] - sum(number or 0 for number in known)
        guess = expected(view.unseen, untold)
        hand = [guess[tile] if number is None else number for tile, number in enumerate(known)]
        if seat == view.on_turn and view.shown is not None:
            hand[view.shown] += 1
        hands.append(tuple(hand))
    return tuple(hands)


def knows_hands(view: HarmoniaView, seats: int) -> bool:
    """Whether the hands of the first so many seats are all known."""
    return all(number is not None for known in view.known[:seats] for number in known)


def task(view: HarmoniaView, patterns: int, tiles: int | None = None) -> Task:
    """What to plan for now, or as it was when only so many tiles were placed."""
    count = len(view.placed) if tiles is None else tiles
    later = view.placed[count:]
    hands = [list(hand) for hand in expected_hands(view)]
    for _, sides, seat in later:
        hands[seat][KIND_OF[sides]] += 1
    return Task(
        view.setup.mode,
        tuple((cell, sides) for cell, sides, _ in view.placed[:count]),
        tuple(map(tuple, hands)),
        later[0].seat if later else view.on_turn,
        len(view.misfits),
        patterns if view.setup.mode == "advanced" else 0,
    )


def _early_task(now: Task, told: int) -> Task:
    """The task as it was when only the first so many seats had told their hands."""
    unseen = [COPIES - sum(hand[tile] for hand in now.hands[:told]) for tile in range(KINDS)]
    for _, sides in now.placed:
        unseen[KIND_OF[sides]] -= 1
    size = HAND_SIZE[len(now.hands)]
    guess = expected(unseen, size)
    return now._replace(hands=now.hands[:told] + (guess,) * (len(now.hands) - told))


def first_plan(view: HarmoniaView, patterns: int) -> Plan | None:
    """The plan of the first round.

    Each seat tells its hand before its first tile, so each plans with the hands told so far, and
    mends the plan of the seat before it. The last one knows them all.
    """
    plan = None
    for told in range(1, min(len(view.placed) + 1, view.setup.seats) + 1):
        plan = make_plan(_early_task(task(view, patterns, told - 1), told), plan)
    return plan


def shared_plan(view: HarmoniaView, patterns: int) -> Plan | None:
    """The plan that all who know everything share, as far as it was followed; else a new one.

    If somebody departed from the plan of the first round, that of the latest round counts, or
    else one made now.
    """
    count, seats = len(view.placed), view.setup.seats
    if knows_hands(view, min(count + 1, seats)):
        plan = first_plan(view, patterns)
        if was_followed(view, plan):
            return plan
        latest = count - (count + 1) % seats
        if count > latest >= seats:
            plan = make_plan(task(view, patterns, latest))
            if was_followed(view, plan):
                return plan
    return make_plan(task(view, patterns))


def was_followed(view: HarmoniaView, plan: Plan | None) -> bool:
    """Whether all tiles lie as a plan has them."""
    if plan is None or plan.centre is None:
        return plan is not None
    return all(plan.follows(cell, sides) for cell, sides, _ in view.placed)


class Choice(NamedTuple):
    """A placement judged without a plan; the greater the better."""

    value: float
    tile: Kind
    place: Place


def judged(view: HarmoniaView, tiles: Iterable[Kind]) -> list[Choice]:
    """Every placement of these kinds by what it leaves open, best first.

    Good is what keeps the goal hexagon possible, touches many tiles, and leaves no empty cell
    beside it that few of the tiles still to come would fit.
    """
    supply = [
        view.unseen[tile] + sum(known[tile] or 0 for known in view.known) for tile in range(KINDS)
    ]
    centre = next(iter(view.goal_centres()), None)
    found = [
        Choice(_value(view, tile, place, centre, supply), tile, place)
        for tile in tiles
        for place in view.fits(tile)
    ]
    return sorted(found, key=lambda choice: -choice.value)


def _value(
    view: HarmoniaView, tile: Kind, place: Place, centre: Hex | None, supply: list[int]
) -> float:
    cell = place.cell
    touching = float(view.open_cells[cell][0].bit_count())
    if centre is None:
        return touching
    if place.sides(tile) & _outward(cell, centre) or cell.distance(centre) > GOAL_RADIUS:
        return touching - 100
    after = {**view.layout, cell: place.sides(tile)}
    value = touching - cell.distance(centre) / 2
    for beside in cell.neighbours():
        if beside not in after and beside.distance(centre) <= GOAL_RADIUS:
            touched, wanted = fitting(after, beside)
            value -= 6 / (1 + _fitting_tiles(touched | _outward(beside, centre), wanted, supply))
    return value


def _outward(cell: Hex, centre: Hex) -> Sides:
    """The sides of a cell that face the outside of the goal hexagon."""
    return sum(
        1 << side
        for side, beside in enumerate(cell.neighbours())
        if beside.distance(centre) > GOAL_RADIUS
    )


def _fitting_tiles(touched: Sides, wanted: Sides, supply: list[int]) -> int:
    """How many of the tiles still to come would fit a cell."""
    return sum(supply[tile] for tile in _kinds_fitting(touched, wanted))


@lru_cache(maxsize=4096)
def _kinds_fitting(touched: Sides, wanted: Sides) -> tuple[Kind, ...]:
    return tuple(
        tile
        for tile, turns in enumerate(TURNS)
        if any(sides & touched == wanted for sides in turns)
    )


class FirstHard:
    """A partner, only ever seated with its like."""

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(self._content(view))
        if view.shown is None:
            if not all(view.told):
                return TellHand(view.seat)
            if view.placed and not view.proposed and self._content(view):
                return Propose()
        return self._best(view)

    def _content(self, view: HarmoniaView) -> bool:
        """Whether ending the game now seems best."""
        if view.setup.mode == "basic":
            return scoring.won(view.layout) or not view.goal_centres()
        if scoring.won(view.layout):
            return True
        if shared_plan(view, PATTERNS) is not None or len(view.placed) < EARLY:
            return False
        now = view.score(view.seat).total
        tiles = [tile for tile in range(KINDS) if view.hand[tile]]
        return all(
            view.sheet_with(one.place.cell, one.place.sides(one.tile)).total <= now
            for one in judged(view, tiles)[:8]
        )

    def _best(self, view: HarmoniaView) -> Move:
        now = task(view, PATTERNS)
        plan = shared_plan(view, PATTERNS)
        steps = [] if plan is None else next_steps(plan, now)
        if plan is not None and not steps:
            plan = make_plan(now)
            steps = [] if plan is None else next_steps(plan, now)
        held = [view.shown] if view.shown is not None else _held(view)
        for step in steps:
            if step.tile in held:
                place = Place(step.cell.q, step.cell.r, TURN_OF[step.sides])
                return place if view.shown is not None else Show(step.tile)
        choices = judged(view, held)
        if not choices:
            return Show(held[0])
        return choices[0].place if view.shown is not None else Show(choices[0].tile)


def _held(view: HarmoniaView) -> list[Kind]:
    return [tile for tile in range(KINDS) if view.hand[tile]]
