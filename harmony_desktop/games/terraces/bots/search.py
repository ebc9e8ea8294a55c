"""Looking two tiles ahead: one's own and the other player's answer to it.

`by_answer` counts points: the value of a placing is the lead it leaves after the best answer,
averaged over the tiles the other player may have. Not every answer must be looked at: as soon as
one shows that a placing cannot be among the best, the rest of them do not matter.

`by_judgement` asks what the positions will come to, first after every placing, then after the
answers that hurt most to the placings that seemed best.

A lead is one's own points less the other player's; whoever minds the latter more or less than the
former counts it so throughout, and expects answers that hurt in this sense.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from harmony_desktop.games.terraces.bots.evaluation import EVENLY, Minds, Outlook, ScoredPlacing
from harmony_desktop.games.terraces.bots.judgement import worth
from harmony_desktop.games.terraces.rules.components import TILE_COUNT, TILES, Kind
from harmony_desktop.games.terraces.rules.terrain import TerrainLayout

SEARCH_MARGIN: Final = 5
"""Squares a frame must leave around the layout so that two tiles fit without a new frame."""
_KEPT_ANSWERS: Final = 6


class Chance(NamedTuple):
    """Tiles the other player may choose from next, and how likely it is to be these."""

    weight: float
    tiles: tuple[Kind, ...]


class Valued(NamedTuple):
    """A placing and the lead it is expected to leave."""

    lead: float
    placing: ScoredPlacing


def by_own_lead(root: Outlook, tiles: Sequence[Kind]) -> list[Valued]:
    """Every placing with the lead it makes at once, the best first."""
    valued = [
        Valued(root.lead(*root.points_after(placing)), placing) for placing in root.placings(tiles)
    ]
    valued.sort(key=lambda option: -option.lead)
    return valued


def by_answer(
    root: Outlook, options: Sequence[Valued], chances: Sequence[Chance], count: int
) -> list[Valued]:
    """The `count` best of the options after the other player's answers, the best first.

    `options` come with the lead they make at once, the best first. An answer can always leave the
    lead as it is or lower, so an option that starts below the best found needs no answers at all.
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
    """What the judgement of a position depends on besides what lies on the table."""

    laid: int
    left: tuple[tuple[int, ...], tuple[int, ...]]
    """How many tiles of each kind red and green have not laid yet."""
    minds: Minds = EVENLY

    def after(self, placing: ScoredPlacing, side: int) -> TerraceJudge:
        """The same when a side has laid one more tile."""
        tiles = list(self.left[side])
        tiles[placing.tile] -= 1
        left = (tuple(tiles), self.left[1]) if side == 0 else (self.left[0], tuple(tiles))
        return TerraceJudge(self.laid + 1, left, self.minds)

    def lead(self, layout: TerrainLayout, side: int) -> float:
        """The lead the side to move can expect to end with."""
        if self.laid < TILE_COUNT:
            return worth(layout, side, self.left, self.laid, self.minds)
        outlook = Outlook(layout, side, self.minds)
        return outlook.lead(outlook.own.points, outlook.their.points)


def by_own_judgement(root: Outlook, judge: TerraceJudge, tiles: Sequence[Kind]) -> list[Valued]:
    """Every placing with the lead it promises at first sight, the best first."""
    other = 1 - root.side
    valued: list[Valued] = []
    for tile in tiles:
        after = judge.after(ScoredPlacing(tile, 0, 0), root.side)
        valued += [
            Valued(-after.lead(root.layout_after(placing), other), placing)
            for placing in root.placings((tile,))
        ]
    valued.sort(key=lambda option: -option.lead)
    return valued


def by_judgement(
    root: Outlook,
    judge: TerraceJudge,
    options: Sequence[Valued],
    chances: Sequence[Chance],
    answers: int,
) -> list[Valued]:
    """The options with the lead they promise after the other player's answers, the best first.

    Only the `answers` that take most points are judged.
    """
    found = []
    for _, placing in options:
        after = root.after(placing)
        then = judge.after(placing, root.side)
        expected = 0.0
        for chance in chances:
            replies = by_own_lead(after, chance.tiles)[:answers]
            expected += chance.weight * min(
                then.after(reply, after.side).lead(after.layout_after(reply), root.side)
                for _, reply in replies
            )
        found.append(Valued(expected, placing))
    found.sort(key=lambda option: -option.lead)
    return found


def _loss(
    after: Outlook,
    lead: float,
    chance: Chance,
    answers: dict[tuple[Kind, ...], list[ScoredPlacing]],
    enough: float,
) -> float:
    """How much of the lead the best answer takes, or at least `enough` of it."""
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
    """All answers, beginning with those that were good before."""
    if kept:
        layout = after.layout
        ground, flats = layout.ground(), layout.flats()
        rises = {tile: layout.rises(TILES[after.side][tile], flats) for tile in tiles}
        for placing in tuple(kept):
            tile, turn, corner = placing
            if (ground[turn] | rises[tile][turn]) >> corner & 1:
                yield placing
    yield from after.placings(tiles)
