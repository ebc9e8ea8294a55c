"""A search two tiles ahead: one's own and the other player's answer.

`by_answer` counts points: the value of a placement is the lead it leaves after the best answer,
averaged over the tiles the other player may have. Once an answer shows that a placement cannot be
among the best, its other answers are skipped.

`by_judgement` values positions by the judgement, first after every placement, then after the most
damaging answers to the best placements.

A lead is one's own points less the other player's; with a rivalry other than 1 it is weighted
throughout, and answers are expected to be damaging in this sense.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from harmony_desktop.games.terraces.bots.evaluation import EVENLY, Minds, Outlook, ScoredPlacing
from harmony_desktop.games.terraces.bots.judgement import features, weighed, worth
from harmony_desktop.games.terraces.rules.components import TILE_COUNT, TILES, Kind
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout

if TYPE_CHECKING:
    from harmony_desktop.games.terraces.bots.network import TerraceNetwork

SEARCH_MARGIN: Final = 5
"""The margin a frame needs around the layout so that two tiles fit without a new frame."""
_KEPT_ANSWERS: Final = 6
GROUPS: Final = ((0,), (1, 2, 3), (4, 5, 6), (7, 8, 9))
"""The kinds of tiles by their squares: three of the own colour; one, two neutral; one of the
other."""


class Chance(NamedTuple):
    """Tiles the other player may choose from next, and their probability."""

    weight: float
    tiles: tuple[Kind, ...]


class Valued(NamedTuple):
    """A placement and the expected lead after it."""

    lead: float
    placing: ScoredPlacing


def by_own_lead(root: Outlook, tiles: Sequence[Kind]) -> list[Valued]:
    """Every placement with its immediate lead, the best first."""
    valued = [
        Valued(root.lead(*root.points_after(placing)), placing) for placing in root.placings(tiles)
    ]
    valued.sort(key=lambda option: -option.lead)
    return valued


def by_answer(
    root: Outlook, options: Sequence[Valued], chances: Sequence[Chance], count: int
) -> list[Valued]:
    """The `count` best options after the other player's answers, the best first.

    `options` come with their immediate lead, the best first. An answer never raises the lead, so an
    option that starts below the best found is skipped.
    """
    found: list[Valued] = []
    answers = {chance.tiles: list[ScoredPlacing]() for chance in chances}
    for lead, placing in options:
        bar = found[-1].lead if len(found) == count else float("-inf")
        if lead <= bar:
            break
        after = root.after(placing)
        expected = lead
        for chance in chances:
            loss_allowed = (expected - bar) / chance.weight
            expected -= chance.weight * _loss(after, lead, chance, answers, loss_allowed)
            if expected <= bar:
                break
        else:
            found.append(Valued(expected, placing))
            found.sort(key=lambda option: -option.lead)
            del found[count:]
    return found


class TerraceJudge(NamedTuple):
    """Everything besides the layout that the judgement of a position depends on."""

    laid: int
    left: tuple[tuple[int, ...], tuple[int, ...]]
    """The number of tiles of each kind that red and green have not placed yet."""
    minds: Minds = EVENLY
    network: TerraceNetwork | None = None
    """Corrects the judgement of the strongest bots."""

    def after(self, placing: ScoredPlacing, side: int) -> TerraceJudge:
        """The same after a side has placed one more tile."""
        tiles = list(self.left[side])
        tiles[placing.tile] -= 1
        left = (tuple(tiles), self.left[1]) if side == 0 else (self.left[0], tuple(tiles))
        return TerraceJudge(self.laid + 1, left, self.minds, self.network)

    def tiles_seen(self, side: int) -> list[int]:
        """The inputs of a network besides the features, if `side` is to move."""
        groups = [[sum(left[kind] for kind in group) for group in GROUPS] for left in self.left]
        return [self.laid, *groups[side], *groups[1 - side]]

    def lead(self, layout: TerrainLayout, side: int) -> float:
        """The expected final lead of the side to move, without the network."""
        if self.laid < TILE_COUNT:
            return worth(layout, side, self.left, self.laid, self.minds)
        outlook = Outlook(layout, side, self.minds)
        return outlook.lead(outlook.own.points, outlook.their.points)


Judged = tuple[TerraceJudge, TerrainLayout]
"""A layout and what its judgement depends on."""


def leads_of(positions: Sequence[Judged], side: int) -> list[float]:
    """The expected final leads of the side to move in some positions before the last tile.

    All positions have the same number of tiles placed, and the same network or none.
    """
    if not positions:
        return []
    laid, _, minds, network = positions[0][0]
    seen = [features(layout, side, judge.left) for judge, layout in positions]
    leads = [weighed(row, side, laid, minds) for row in seen]
    if network is None:
        return leads
    tiles = {judge.left: judge.tiles_seen(side) for judge, _ in positions}
    inputs = [[*row, *tiles[judge.left]] for row, (judge, _) in zip(seen, positions, strict=True)]
    return [sum(both) for both in zip(leads, network.corrections(inputs), strict=True)]


def by_own_judgement(root: Outlook, judge: TerraceJudge, tiles: Sequence[Kind]) -> list[Valued]:
    """Every placement with its lead by the judgement, the best first."""
    after = {tile: judge.after(ScoredPlacing(tile, 0, 0), root.side) for tile in tiles}
    placings = [placing for tile in tiles for placing in root.placings((tile,))]
    positions = [(after[placing.tile], root.layout_after(placing)) for placing in placings]
    leads = leads_of(positions, 1 - root.side)
    valued = [Valued(-lead, placing) for lead, placing in zip(leads, placings, strict=True)]
    valued.sort(key=lambda option: -option.lead)
    return valued


def by_judgement(
    root: Outlook,
    judge: TerraceJudge,
    options: Sequence[Valued],
    chances: Sequence[Chance],
    answers: int,
) -> list[Valued]:
    """The options with their expected lead after the other player's answers, the best first.

    Only the `answers` that take most points are judged.
    """
    positions: list[Judged] = []
    ends = []
    for _, placing in options:
        after = root.after(placing)
        then = judge.after(placing, root.side)
        for chance in chances:
            for _, reply in by_own_lead(after, chance.tiles)[:answers]:
                positions.append((then.after(reply, after.side), after.layout_after(reply)))
            ends.append(len(positions))
    leads = leads_of(positions, root.side)
    worst = iter([min(leads[start:end]) for start, end in pairwise((0, *ends))])
    found = [
        Valued(sum(chance.weight * next(worst) for chance in chances), placing)
        for _, placing in options
    ]
    found.sort(key=lambda option: -option.lead)
    return found


def _loss(
    after: Outlook,
    lead: float,
    chance: Chance,
    answers: dict[tuple[Kind, ...], list[ScoredPlacing]],
    enough: float,
) -> float:
    """The part of the lead that the best answer takes; at least `enough`, if the search stops
    early."""
    most, best = 0.0, None
    kept = answers[chance.tiles]
    for placing in _answers(after, chance.tiles, kept):
        loss = lead + after.lead(*after.points_after(placing))
        if loss > most:
            most, best = loss, placing
            if most >= enough:
                break
    if best is not None:
        kept[:] = [best, *(placing for placing in kept if placing != best)][:_KEPT_ANSWERS]
    return most


def _answers(
    after: Outlook, tiles: Sequence[Kind], kept: Sequence[ScoredPlacing]
) -> Iterator[ScoredPlacing]:
    """Yield all answers, beginning with those that were good before."""
    if kept:
        layout = after.layout
        ground, flats = layout.ground(), layout.flats()
        rises = {tile: layout.rises(TILES[after.side][tile], flats) for tile in tiles}
        for placing in tuple(kept):
            tile, turn, corner = placing
            if (ground[turn] | rises[tile][turn]) >> corner & 1:
                yield placing
    yield from after.placings(tiles)
