"""How the computer plays Harmonia as a partner.

`random` shows any tile that fits. `easy` plans the goal hexagon, but says nothing of its hand and
mostly takes what looks best at the moment. `medium` tells its hand, plans, asks for what it needs,
answers when it is asked, and forgets its plan now and then. `hard` never does, and plans large
symmetric patterns in the advanced game; `champion` searches longer for them, and in every turn for
a better plan, or for a new one if the plan has fallen. Partners who have told each other
everything, as they do before the first tile, keep to one plan. All but `random` heed what the
others ask for. All play together, so there are no styles.
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
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, TellHand, Vote
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
"""How often a partner forgets its plan for the tile that looks best at the moment.

Found with models of people: easy partners make as many points as children, medium partners as
many as short-sighted adults.
"""
_EARLY: Final = 20
"""With fewer tiles on the table nobody wants to end an advanced game."""


def bot(level: str, style: str = "") -> Bot:
    """The partner of a level."""
    if level == "random":
        return RandomPartner()
    return ChampionPartner(SKILLS[level], level in _TALKERS, _SLIPS.get(level, 0.0))


def intention_of(view: HarmoniaView, level: str = "hard") -> Intention | None:
    """What a bot of a level in this seat plans, for the table to show; None if it has no plan."""
    return own_intention(view, SKILLS[level]) if level in SKILLS else None


def reply_of(view: HarmoniaView, level: str) -> str | None:
    """What a bot of a level answers to what was just asked; None if it keeps silent."""
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
    """To place the shown tile, or to show this one and place it then."""
    if view.shown is not None:
        return Suggestion(place, value)
    return Suggestion(Show(tile), value, (place,))


def _first_of_each(found: Iterable[Suggestion]) -> list[Suggestion]:
    """For each move the first of its suggestions."""
    first: dict[Move, Suggestion] = {}
    for one in found:
        first.setdefault(one.move, one)
    return list(first.values())


def _decided(view: HarmoniaView) -> bool:
    """Whether a basic game is won if it ends now, or cannot be won any more."""
    return scoring.won(view.layout) or not view.goal_centres()


class RandomPartner:
    """Shows any tile that fits and places it anywhere; agrees to end when enough tiles lie."""

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
    """Looks one tile ahead and says nothing."""

    _tells = False

    def remark(self, view: HarmoniaView) -> Move | None:
        """Who tells anything tells the whole hand before the first tile is shown."""
        return TellHand(view.seat) if self._tells and not all(view.told) else None

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(self._content(view))
        if view.shown is None:
            told = self.remark(view)
            if told is not None:
                return told
            if view.placed and not view.proposed and self._content(view):
                return Propose()
            wish = self._request(view)
            if wish is not None:
                return wish
        return self._placing(view, rng)[0].move

    def _placing(self, view: HarmoniaView, rng: Random) -> list[Suggestion]:
        """What it would show or place now, best first."""
        return self._best(view)

    def _request(self, view: HarmoniaView) -> Move | None:
        """What it asks of the others before its tile; nothing without a plan."""
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
        """Moves by what they leave open, best first; some move if nothing fits at all."""
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
    """The score once a tile lies, as the layout stands."""
    return view.sheet_with(choice.place.cell, choice.place.sides(choice.tile)).total


class ChampionPartner(Partner):
    """Plans the goal hexagon and keeps its part of the plan, but for its slips."""

    def __init__(self, skill: Skill, tells: bool, slips: float) -> None:
        self._skill = skill
        self._tells = tells
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
        return request(view, self._skill) if self._tells else None

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
    """The steps of an intention that the seat can take with its hand, or with the tile it shows."""
    return [
        step
        for step in found.steps
        if (step.tile == view.shown if view.shown is not None else view.hand[step.tile] > 0)
    ]
