"""The levels of the Harmonia bots, which are partners.

Strength is how much a partner sees. All ask for the others' hands and share one plan of a hexagon
with large patterns, which they overlook now and then: the weaker, the more often. The hexagon stays
within reach even then, except with the weak in the advanced game, who also think less often of
asking for a tile. In the basic game, and beside somebody who does not know the plan, all pay more
attention. Where a hexagon is out of reach they build patterns without one. All of them tell
their whole hand when asked, heed the others' requests and answer. `random` shows any tile that fits
and keeps silent. The game is cooperative, so there are no styles.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from harmony_desktop.engine.bot import Bot, Consultation, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.strength import interpolated, strength_of
from harmony_desktop.games.harmonia.bots.choosing import (
    after,
    after_refusal,
    held,
    is_content,
    is_planning,
    overlooking,
    placements,
)
from harmony_desktop.games.harmonia.bots.partners import (
    Intention,
    Skill,
    grants,
    own_intention,
    shared_plan,
)
from harmony_desktop.games.harmonia.bots.wishing import (
    PatternIntention,
    pattern_intention,
    pointing_reply,
    question,
    reply,
    request,
    telling_reply,
    withdrawal,
)
from harmony_desktop.games.harmonia.rules.components import GOAL_TILES
from harmony_desktop.games.harmonia.rules.moves import (
    AnnounceHand,
    AskTile,
    Place,
    Propose,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase

STYLES: Final = ()

_OVERLOOKS: Final = (0.68, 0.6, 0.5, 0.455, 0.345, 0.249, 0.073, 0.034, 0.02, 0.01, 0.0)
_WATCHFUL_OVERLOOKS: Final = (0.8, 0.5, 0.2, 0.15, 0.11, 0.05, 0.012, 0.008, 0.005, 0.002, 0.0)
_CARELESS: Final = (0.58, 0.46, 0.3, 0.22, 0.13, 0.049, 0.0, 0.0, 0.0, 0.0, 0.0)
_BLIND: Final = (1.0, 1.0, 1.0, 0.9, 0.7, 0.4, 0.1, 0.0, 0.0, 0.0, 0.0)
_REQUESTS: Final = (0.3, 0.35, 0.54, 0.66, 0.74, 0.895, 1.0, 1.0, 1.0, 1.0, 1.0)
_WIDTHS: Final = (1, 1, 2, 4, 8, 16, 24, 24, 24, 32, 32)
"""For the strengths 0, 10, …, 100: see `Skill`."""
_CAREFUL: Final = 26
"""With more tiles of a hexagon placed, few ways are left, and nobody overlooks them."""
_PATTERNS: Final = 4
"""The most large patterns in a plan."""
_EFFORT: Final = 12
"""The champion's effort in planning."""


def skill_of(level: str) -> Skill:
    """The skill of a level or strength other than `random`."""
    strength = strength_of(level) or 0
    return Skill(
        patterns=_PATTERNS,
        effort=_EFFORT,
        width=round(interpolated(_WIDTHS, strength)),
        overlooks=interpolated(_OVERLOOKS, strength),
        watchful_overlooks=interpolated(_WATCHFUL_OVERLOOKS, strength),
        careless=interpolated(_CARELESS, strength),
        blind=interpolated(_BLIND, strength),
        requests=interpolated(_REQUESTS, strength),
    )


def bot(level: str, style: str = "") -> Bot:
    """The partner of a level or strength."""
    return RandomPartner() if strength_of(level) is None else Partner(skill_of(level))


def intention_of(view: HarmoniaView, level: str = "hard") -> Intention | PatternIntention | None:
    """The plan of a bot of a level in this seat, for the table to show; None if it has none."""
    if strength_of(level) is None:
        return None
    skill = skill_of(level)
    if view.setup.mode == "basic":
        return _beside_requests(view, own_intention(view, skill))
    plan = own_intention(view, skill) if is_planning(view, skill) else None
    return _beside_requests(view, plan) or pattern_intention(view, skill)


def _beside_requests(view: HarmoniaView, plan: Intention | None) -> Intention | None:
    """A plan without steps on cells for which this seat has asked somebody for a tile."""
    if plan is None:
        return None
    asked = {wish.cell for wish in view.wishes(view.seat) if isinstance(wish, AskTile)}
    return plan._replace(steps=tuple(step for step in plan.steps if step.cell not in asked))


def reply_of(view: HarmoniaView, level: str) -> str | None:
    """The reply of a bot of a level to the latest request; None for no reply."""
    return None if strength_of(level) is None else reply(view, skill_of(level))


def reply_to_pointing(view: HarmoniaView, level: str) -> str | None:
    """The reply of a bot of a level to somebody who points at a tile; None for no reply."""
    return None if strength_of(level) is None else pointing_reply(view, skill_of(level))


def reply_to_telling(view: HarmoniaView, level: str) -> str | None:
    """The reply of a bot of a level to somebody who tells of a hand; None for no reply."""
    return None if strength_of(level) is None else telling_reply(view)


CONSULTATIONS: Final = {
    "plan": Consultation(intention_of),
    "reply": Consultation(reply_of, missed=False),
    "reply-point": Consultation(reply_to_pointing, missed=False),
    "reply-told": Consultation(reply_to_telling, missed=False),
}


def _begins(view: HarmoniaView) -> bool:
    """Whether a seat has yet to show by a tile that it knows the plan, which nobody overlooks."""
    return not any(one.seat == view.seat for one in view.placed[1:])


class RandomPartner:
    """Shows any tile that fits and places it anywhere; agrees to end when enough tiles are
    placed."""

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(len(view.placed) >= GOAL_TILES)
        if view.shown is not None:
            return rng.choice(view.fits(view.shown))
        tiles = held(view)
        return Show(rng.choice([tile for tile in tiles if view.fits(tile)] or tiles))

    def suggest(self, view: HarmoniaView, count: int = 3) -> Sequence[Suggestion]:
        return Partner(skill_of("easy")).suggest(view, count)


class Partner:
    """Follows its plan, except where it overlooks something; speaks when there is need."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def remark(self, view: HarmoniaView) -> Move | None:
        """Tell the whole hand to whoever has asked for it."""
        asked = view.asked_for_hand(view.seat) and not all(view.announced)
        return AnnounceHand(view.seat) if asked else None

    def choose(self, view: HarmoniaView, rng: Random) -> Move:
        if view.phase is TurnPhase.VOTE:
            return Vote(is_content(view, self._skill))
        if view.shown is None:
            said = self.remark(view) or question(view)
            if said is not None:
                return said
            if view.placed and is_content(view, self._skill):
                if not view.proposed:
                    return Propose()
                if view.setup.mode == "advanced":
                    return after_refusal(view).move
            asks = self._is_watchful(view) or rng.random() < self._skill.requests
            wish = request(view, self._skill) if asks else None
            talk = wish or withdrawal(view, self._skill)
            if talk is not None:
                return talk
        elif view.proposed and view.setup.mode == "advanced" and is_content(view, self._skill):
            return after_refusal(view).move
        return self._placed(view, rng).move

    def _placed(self, view: HarmoniaView, rng: Random) -> Suggestion:
        """The tile to show, or the place of the shown one."""
        skill, watchful = self._skill, self._is_watchful(view)
        overlooks = rng.random() < (skill.watchful_overlooks if watchful else skill.overlooks)
        careless = rng.random() < skill.careless and not watchful
        if overlooks and not self._grants(view):
            planning = is_planning(view, skill)
            attentive = planning and (len(view.placed) > _CAREFUL or _begins(view))
            if view.setup.mode == "advanced" and not planning:
                careless |= rng.random() < skill.blind
            if not attentive and (careless or view.shown is None or planning):
                return overlooking(view, skill, careless)[0]
        return placements(view, skill)[0]

    def _is_watchful(self, view: HarmoniaView) -> bool:
        """Whether a slip costs most: in the basic game, and beside somebody who does not know the
        plan."""
        return view.setup.mode == "basic" or shared_plan(view, self._skill).beginner

    def _grants(self, view: HarmoniaView) -> bool:
        """Whether the best placement is what somebody has asked for, which nobody overlooks."""
        asked = view.tiles_asked_of(view.seat) or any(map(view.is_to_be_filled, view.open_cells))
        if not asked:
            return False
        best = placements(view, self._skill)[0]
        return isinstance(best.moves[-1], Place) and grants(view, *after(view, best).placed[-1][:2])

    def suggest(self, view: HarmoniaView, count: int = 3) -> Sequence[Suggestion]:
        if view.to_move != view.seat:
            return ()
        skill = self._skill
        now = float(view.score(view.seat).total)
        content = bool(view.placed) and is_content(view, skill)
        if view.phase is TurnPhase.VOTE:
            return (Suggestion(Vote(content), now),)
        if content and view.shown is None and not view.proposed:
            return (Suggestion(Propose(), now),)
        if content and view.proposed and view.setup.mode == "advanced":
            return (after_refusal(view),)
        found = placements(view, skill)
        said = None if view.shown is not None else self._first_said(view)
        if said is not None:
            # Advice begins with talking: it may change the plan.
            found = [Suggestion(said, found[0].value), *found]
        return found[:count]

    def _first_said(self, view: HarmoniaView) -> Move | None:
        """What is worth saying before a tile: the hand, a question, or a request that brings
        points."""
        said = self.remark(view) or question(view, late=True)
        if said is not None or view.setup.mode == "basic" or view.setup.alone:
            return said
        return request(view, self._skill)
