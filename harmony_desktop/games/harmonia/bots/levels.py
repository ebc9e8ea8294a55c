"""The levels of the Harmonia bots, which are partners.

`random` shows any tile that fits. `easy` plans the goal hexagon, but announces nothing of its hand
and mostly takes what looks best at the moment. `medium` announces its hand, plans, requests what it
needs, replies to requests, and sometimes forgets its plan. `hard` never does, and plans large
symmetric patterns in the advanced game; `champion` searches longer for them, and in every turn for
a better plan, or for a new one if the plan has failed. Partners who have announced their whole
hands, as they do before the first tile, share one plan. All but `random` respect the others'
requests. The game is cooperative, so there are no styles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonia.bots.partners import (
    Intention,
    PartnerChoice,
    Skill,
    intention,
    judged,
    own_intention,
    shared_plan,
)
from harmony_desktop.games.harmonia.bots.planning import PlanStep
from harmony_desktop.games.harmonia.bots.wishing import reply, request
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES, KINDS, TURN_OF, Kind
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase

LEVELS: Final = ("random", "easy", "medium", "hard", "champion")
STYLES: Final = ()

_TALKERS: Final = ("medium", "hard", "champion")
SKILLS: Final = {
    "easy": Skill(0),
    "medium": Skill(0),
    "hard": Skill(4),
    "champion": Skill(4, effort=6),
}
_SLIPS: Final = {"easy": 0.8, "medium": 0.4}
"""How often a partner prefers the tile that looks best at the moment to its plan.

Tuned with models of people: easy partners score as much as children, medium partners as much as
short-sighted adults.
"""
_EARLY: Final = 20
"""With fewer tiles on the table nobody wants to end an advanced game."""


def bot(level: str, style: str = "") -> Bot:
    """The partner of a level."""
    if level == "random":
        return RandomPartner()
    return ChampionPartner(SKILLS[level], level in _TALKERS, _SLIPS.get(level, 0.0))


def intention_of(view: HarmoniaView, level: str = "hard") -> Intention | None:
    """The plan of a bot of a level in this seat, for the table to show; None if it has none."""
    return own_intention(view, SKILLS[level]) if level in SKILLS else None


def reply_of(view: HarmoniaView, level: str) -> str | None:
    """The reply of a bot of a level to the latest request; None for no reply."""
    return reply(view, SKILLS[level]) if level in _TALKERS else None


CONSULTATIONS: Final = {
    "plan": Consultation(intention_of),
    "reply": Consultation(reply_of, missed=False),
}


def _held(view: HarmoniaView) -> list[Kind]:
    """The kinds the seat can show; only the shown one while a tile is shown."""
    if view.shown is not None:
        return [view.shown]
    return [tile for tile in range(KINDS) if view.hand[tile]]


def _advice(view: HarmoniaView, tile: Kind, place: Place, value: float) -> Suggestion:
    """A suggestion to place the shown tile, or to show this one and place it then."""
    if view.shown is not None:
        return Suggestion(place, value)
    return Suggestion(Show(tile), value, (place,))


def _first_of_each(found: Iterable[Suggestion]) -> list[Suggestion]:
    """The first suggestion for each move."""
    first: dict[Move, Suggestion] = {}
    for one in found:
        first.setdefault(one.move, one)
    return list(first.values())


def _decided(view: HarmoniaView) -> bool:
    """Whether a basic game is won if it ends now, or can no longer be won."""
    return scoring.won(view.layout) or not view.goal_centres()


class RandomPartner:
    """Shows any tile that fits and places it anywhere; agrees to end when enough tiles are
    placed."""

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(len(view.placed) >= GOAL_TILES)
        if view.shown is not None:
            return rng.choice(view.fits(view.shown))
        held = _held(view)
        return Show(rng.choice([tile for tile in held if view.fits(tile)] or held))

    def suggest(self, view: HarmoniaView, count: int = 3) -> Sequence[Suggestion]:
        return Partner().suggest(view, count)


class Partner:
    """Looks one tile ahead and makes no remarks."""

    _announces = False

    def remark(self, view: HarmoniaView) -> Move | None:
        """Announce the whole hand before the first tile is shown, if this level announces
        anything."""
        return AnnounceHand(view.seat) if self._announces and not all(view.announced) else None

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(self._content(view))
        if view.shown is None:
            remark = self.remark(view)
            if remark is not None:
                return remark
            if view.placed and not view.proposed and self._content(view):
                return Propose()
            wish = self._request(view)
            if wish is not None:
                return wish
        return self._placing(view, rng)[0].move

    def _placing(self, view: HarmoniaView, rng: Random) -> list[Suggestion]:
        """The moves it would make now, best first."""
        return self._best(view)

    def _request(self, view: HarmoniaView) -> Move | None:
        """Its request to the others before its tile; None without a plan."""
        return None

    def suggest(self, view: HarmoniaView, count: int = 3) -> Sequence[Suggestion]:
        if view.to_move != view.seat:
            return ()
        now = float(view.score(view.seat).total)
        content = bool(view.placed) and self._content(view)
        if view.phase is TurnPhase.VOTE:
            return (Suggestion(Vote(content), now),)
        if content and view.shown is None and not view.proposed:
            return (Suggestion(Propose(), now),)
        return self._best(view)[:count]

    def _content(self, view: HarmoniaView) -> bool:
        """Whether ending the game now seems best."""
        if view.setup.mode == "basic":
            return _decided(view)
        return scoring.won(view.layout) or view.score(view.seat).total >= scoring.GOOD

    def _best(self, view: HarmoniaView) -> list[Suggestion]:
        """Moves by the options they leave, best first; some move if nothing fits at all."""
        choices = judged(view, _held(view))
        if not choices:
            return [Suggestion(Show(_held(view)[0]), float(view.score(view.seat).total))]
        if view.shown is None:
            choices = list({choice.tile: choice for choice in reversed(choices)}.values())
            choices.sort(key=lambda choice: -choice.value)
        return [
            _advice(view, choice.tile, choice.place, float(_total_after(view, choice)))
            for choice in choices[:8]
        ]


def _total_after(view: HarmoniaView, choice: PartnerChoice) -> int:
    """The score with one more tile placed."""
    return view.sheet_with(choice.place.cell, choice.place.sides(choice.tile)).total


class ChampionPartner(Partner):
    """Plans the goal hexagon and follows the plan, except for its slips."""

    def __init__(self, skill: Skill, announces: bool, slips: float) -> None:
        self._skill = skill
        self._announces = announces
        self._slips = slips

    def _content(self, view: HarmoniaView) -> bool:
        if view.setup.mode == "basic":
            return _decided(view)
        if scoring.won(view.layout):
            return True
        if shared_plan(view, self._skill) is not None:
            return False
        if len(view.placed) < _EARLY:
            return False
        now = view.score(view.seat).total
        tiles = [tile for tile in range(KINDS) if view.hand[tile]]
        return all(_total_after(view, choice) <= now for choice in judged(view, tiles)[:8])

    def _request(self, view: HarmoniaView) -> Move | None:
        return request(view, self._skill) if self._announces else None

    def _placing(self, view: HarmoniaView, rng: Random) -> list[Suggestion]:
        return super()._best(view) if rng.random() < self._slips else self._best(view)

    def _best(self, view: HarmoniaView) -> list[Suggestion]:
        found = intention(view, self._skill)
        steps = [] if found is None else possible_steps(view, found)
        if found is None or not steps:
            return super()._best(view)
        return _first_of_each(
            _advice(
                view,
                step.tile,
                Place(step.cell.q, step.cell.r, TURN_OF[step.sides]),
                float(found.plan.points),
            )
            for step in steps
        )


def possible_steps(view: HarmoniaView, found: Intention) -> list[PlanStep]:
    """The steps of an intention that the seat can take with its hand, or with its shown tile."""
    return [
        step
        for step in found.steps
        if (step.tile == view.shown if view.shown is not None else view.hand[step.tile] > 0)
    ]
