"""The cost of a tile to the team in the champion's judgement.

The champion values plans: a tile of its plan costs nothing, and after any other tile it makes a new
plan with what is left. Where it builds regions, it knows the value of every placement.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmonia.bots.choosing import after, outlook, ways
from harmony_desktop.games.harmonia.bots.levels import skill_of
from harmony_desktop.games.harmonia.bots.partners import Skill, knows_hands, task
from harmony_desktop.games.harmonia.bots.planning import salvaged
from harmony_desktop.games.harmonia.rules.components import GOAL_RADIUS, Kind, outward_sides
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Remark, Show, Vote
from harmony_desktop.games.harmonia.rules.scoring import won
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase

_SKILL: Final = skill_of("champion")._replace(forgives=True)
_CLOSE_CALL: Final = QT_TRANSLATE_NOOP(
    "harmonia", "only {kept} of {ways} placements kept the border light green"
)


def decides(view: HarmoniaView) -> bool:
    """Whether there is a choice; of votes, only the last one ends the game."""
    if view.setup.mode == "basic" and won(view.layout):
        # Nothing is left but to say that it is done.
        return False
    if view.phase is TurnPhase.VOTE:
        return len(view.votes) == view.setup.seats - 2
    return len(view.legal_moves()) > 1


def close_call(view: HarmoniaView, played: Sequence[Move]) -> tuple[float, Phrase] | None:
    """The share of tiles and cells inside the hexagon of the basic game with which its border
    stayed light green, and that in words; None for what places no tile of the hand."""
    centres = view.goal_centres() if view.setup.mode == "basic" else ()
    if not centres or not view.placed or not isinstance(played[-1], Place):
        return None
    kept: dict[tuple[Kind, Hex], bool] = {}
    for kind in (kind for kind, count in enumerate(view.hand) if count):
        for place in view.fits(kind):
            around = [one for one in centres if place.cell.distance(one) <= GOAL_RADIUS]
            sides = place.sides(kind)
            if around:
                keeps = any(not outward_sides(place.cell, one) & sides for one in around)
                kept[kind, place.cell] = kept.get((kind, place.cell), False) or keeps
    good = sum(kept.values())
    if not good:
        return None
    return good / len(kept), Phrase("harmonia", _CLOSE_CALL, {"kept": good, "ways": len(kept)})


def continues_decision(move: Move) -> bool:
    """True for showing a tile: tile and place are one decision."""
    return isinstance(move, Show)


def appraise(view: HarmoniaView, played: Sequence[Move], work: int = 1) -> Appraisal:
    """The played decision and the best one; all values are the team's points."""
    first, skill = played[0], _SKILL._replace(effort=_SKILL.effort * work)
    if isinstance(first, Vote):
        return _vote(view, first, skill)
    if isinstance(first, Propose | Remark):
        # Talking costs nothing, and of a proposal the last vote decides.
        asked = Suggestion(first, max(outlook(view, skill), float(view.score(view.seat).total)))
        return Appraisal(asked, asked)
    options = ways(view, skill)
    mine = Suggestion(first, 0.0, tuple(played[1:]))
    for option in options:
        if option.moves == mine.moves:
            return Appraisal(options[0], option)
    value = _left(after(view, mine), skill, options[0].value)
    return Appraisal(options[0], replace(mine, value=value))


def _left(view: HarmoniaView, skill: Skill, most: float) -> float:
    """The points to expect after a tile against the plan, at most `most`: a plan mended by all who
    know every hand, or what there is without one."""
    value = outlook(view, skill)
    if value < most and view.end is None and knows_hands(view):
        # The plan was mended with no more patterns than it had; there may be one with more.
        plan = salvaged(task(view, skill), skill.patterns)
        if plan is not None and not plan.loose:
            value = max(value, float(plan.points))
    return min(value, most)


def _vote(view: HarmoniaView, vote: Vote, skill: Skill) -> Appraisal:
    """Ending the game now and continuing it, as an appraisal of a vote."""
    end = Suggestion(Vote(True), float(view.score(view.seat).total))
    continuing = Suggestion(Vote(False), outlook(view, skill))
    made, other = (end, continuing) if vote.agree else (continuing, end)
    return Appraisal(max(made, other, key=lambda one: one.value), made)
