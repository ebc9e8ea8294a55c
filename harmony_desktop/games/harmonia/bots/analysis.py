"""The cost of a tile to the team in the champion's judgement.

The champion values plans: a tile of its plan costs nothing, and after any other tile it makes a new
plan with what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.bots.levels import LEVELS, SKILLS, possible_steps
from harmony_desktop.games.harmonia.bots.partners import intention, judged, task
from harmony_desktop.games.harmonia.bots.planning import make_plan
from harmony_desktop.games.harmonia.rules.components import KINDS, TURN_OF
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.scoring import UNUSED_POINTS
from harmony_desktop.games.harmonia.rules.view import (
    End,
    HarmoniaView,
    Misfit,
    OrnamentTile,
    TurnPhase,
)

_SKILL: Final = SKILLS[LEVELS[-1]]


def decides(view: HarmoniaView) -> bool:
    """Whether there is a choice; of votes, only the last one ends the game."""
    if view.phase is TurnPhase.VOTE:
        return len(view.votes) == view.setup.seats - 2
    return len(view.legal_moves()) > 1


def continues_decision(move: Move) -> bool:
    """True for showing a tile: tile and place are one decision."""
    return isinstance(move, Show)


def appraise(view: HarmoniaView, played: Sequence[Move]) -> Appraisal:
    """The played decision and the best one; all values are the team's points."""
    first = played[0]
    if isinstance(first, Vote):
        return _vote(view, first)
    if isinstance(first, Propose):
        # Proposing costs nothing: the last vote decides.
        asked = Suggestion(first, _outlook(view))
        return Appraisal(asked, asked)
    options = _options(view)
    mine = Suggestion(first, 0.0, tuple(played[1:]))
    for option in options:
        if option.moves == mine.moves:
            return Appraisal(option, option)
    after = _after(view, mine)
    value = _outlook(after) if view.goal_centres() else _standing(after)
    return Appraisal(options[0], replace(mine, value=min(value, options[0].value)))


def _options(view: HarmoniaView) -> list[Suggestion]:
    """The tiles of the champion's plan, or else the one that leaves most options."""
    found = intention(view, _SKILL)
    steps = [] if found is None else possible_steps(view, found)
    if found is not None and steps:
        points = float(found.plan.points)
        return [
            Suggestion(
                Show(step.tile), points, (Place(step.cell.q, step.cell.r, TURN_OF[step.sides]),)
            )
            for step in steps
        ]
    held = [tile for tile in range(KINDS) if view.hand[tile]]
    choices = judged(view, held)[:1]
    ways = [Suggestion(Show(choice.tile), 0.0, (choice.place,)) for choice in choices]
    ways = ways or [Suggestion(Show(held[0]), 0.0)]
    return [replace(way, value=_standing(_after(view, way))) for way in ways]


def _after(view: HarmoniaView, decision: Suggestion) -> HarmoniaView:
    """The seat's view after its tile was placed, or after a misfit."""
    shown = decision.move
    assert isinstance(shown, Show)
    seat, tile = view.seat, shown.tile
    hand = tuple(count - (kind == tile) for kind, count in enumerate(view.hand))
    placed, misfits = view.placed, view.misfits
    for move in decision.then:
        assert isinstance(move, Place)
        placed = (*placed, OrnamentTile(move.cell, move.sides(tile), seat))
    if not decision.then:
        misfits = (*misfits, Misfit(tile, seat))
    return replace(
        view,
        placed=placed,
        misfits=misfits,
        hand=hand,
        known=(*view.known[:seat], hand, *view.known[seat + 1 :]),
        hand_sizes=tuple(size - (one == seat) for one, size in enumerate(view.hand_sizes)),
        on_turn=(seat + 1) % view.setup.seats,
        end=End.MISFIT if misfits and view.setup.mode == "basic" else None,
    )


def _outlook(view: HarmoniaView) -> float:
    """The team's expected final points: those of a plan, or the current ones."""
    plan = make_plan(task(view, _SKILL)) if view.end is None else None
    return _standing(view) if plan is None else float(plan.points)


def _standing(view: HarmoniaView) -> float:
    """The current points, if all tiles in the hands can still be placed."""
    points = float(view.score(view.seat).total)
    if view.setup.mode == "basic":
        return points
    return points - UNUSED_POINTS * sum(view.hand_sizes)


def _vote(view: HarmoniaView, vote: Vote) -> Appraisal:
    """Ending the game now and continuing it, as an appraisal of a vote."""
    end = Suggestion(Vote(True), float(view.score(view.seat).total))
    continuing = Suggestion(Vote(False), _outlook(view))
    best = max(continuing, end, key=lambda one: one.value)
    return Appraisal(best, end if vote.agree else continuing)
