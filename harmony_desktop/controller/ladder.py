"""The ladder: records of its deals, and the stars that finished games earn. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from harmony_desktop import games
from harmony_desktop.bots.ladder import RUNGS, STARS, LadderDeal, ladder
from harmony_desktop.engine.game import State
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat
from harmony_desktop.storage import progress as progress_file
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.progress import PlayerProgress, RungResult


class Climb(NamedTuple):
    """What a finished game of the ladder has brought."""

    rung: int
    """The number of the rung, from 1."""
    stars: int
    before: int
    """The stars this rung had before."""
    problem: Problem | None

    @property
    def next_rung(self) -> int | None:
        """The rung that a star has led to; None without a star, and at the top."""
        return self.rung + 1 if self.stars and self.rung < RUNGS else None


def record_of(deal: LadderDeal, target: int, started: str) -> Record:
    """The record of a deal, played for one of its targets, from 0; the person sits first."""
    rules = games.load(deal.game)
    colours = rules.colours or SEAT_COLOURS
    others = tuple(
        Seat(kind="person", colour=colour)
        if deal.alone
        else Seat(kind="bot", level=deal.level(target), colour=colour)
        for colour in colours[1 : deal.seats]
    )
    return Record(
        game=deal.game,
        revision=rules.revision,
        seats=(Seat(kind="person", colour=colours[0]), *others),
        options=dict(deal.options),
        seed=deal.seed,
        started=started,
    )


def next_try(game: str, rung: int, progress: PlayerProgress, started: str) -> Record:
    """The record of a rung, from 1, played for the next star, or for the last one again."""
    deal = ladder(game)[rung - 1]
    stars = progress.ladder[deal.id].stars if deal.id in progress.ladder else 0
    return record_of(deal, min(stars, STARS - 1), started)


def deal_of(record: Record) -> tuple[int, LadderDeal] | None:
    """The rung, from 1, and the deal that a record is a game of; None if it is of none."""
    if record.game not in games.GAMES:
        return None
    deals = ladder(record.game)
    return next(((rung, one) for rung, one in enumerate(deals, 1) if one.is_of(record)), None)


def enter(places: Places, record: Record, final: State) -> Climb | None:
    """Enter a finished game; None if it is not of the ladder or does not count.

    Games for practice and games with hints earn no stars.
    """
    found = deal_of(record)
    if found is None or record.practice or record.hints or final.to_move is not None:
        return None
    rung, deal = found
    known, problem = progress_file.load(places)
    before = known.ladder.get(deal.id, RungResult(best=-10_000))
    stars, points = deal.stars(record, final), final.score(0).total
    better = RungResult(stars=max(stars, before.stars), best=max(points, before.best))
    if problem is None or problem.key in ("progress-damaged", "progress-salvaged"):
        changed = known.model_copy(update={"ladder": {**known.ladder, deal.id: better}})
        problem = progress_file.save(places, changed) or problem
    return Climb(rung, stars, before.stars, problem)


def stars_of(game: str, progress: PlayerProgress) -> tuple[int, int]:
    """The stars earned on a game's ladder, and all there are."""
    deals = ladder(game)
    earned = sum(progress.ladder[one.id].stars for one in deals if one.id in progress.ladder)
    return earned, STARS * len(deals)


def next_rung(game: str, progress: PlayerProgress) -> int:
    """The first rung, from 1, without a star; the last one if all have some."""
    for rung, one in enumerate(ladder(game), 1):
        if one.id not in progress.ladder or not progress.ladder[one.id].stars:
            return rung
    return RUNGS
