"""Records of new games that follow from another: the same players again, or the same deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import SystemRandom

from harmony_desktop.bots.create import styles
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.options import WhoBegins, next_first
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.context import now
from harmony_desktop.ui.players.faces import is_face
from harmony_desktop.ui.players.players import faces, style_played


def another_deal(
    timeline: Timeline[State], chosen: Mapping[int, str], even: int | None = None
) -> Record:
    """The same players and options on another deal; the next player begins.

    `chosen` names faces of the characters that sit at some of the seats now; `even` is the strength
    of an even match by now, if it is known.
    """
    options = dict(timeline.record.options)
    if WhoBegins.key in timeline.options:
        began = str(timeline.options[WhoBegins.key])
        options[WhoBegins.key] = next_first(began, len(timeline.seats))
    fresh = {
        "moves": (),
        "seats": tuple(_followed(seat, even) for seat in _with_faces(timeline, chosen)),
        "options": options,
        "seed": SystemRandom().randrange(1, 10**9),
        "daily": None,
        "hints": 0,
        "free_hints": None,
        "started": now(),
    }
    return timeline.record.model_copy(update=fresh)


def _followed(seat: Seat, even: int | None) -> Seat:
    """A bot with a number for its level is an even match: it follows the player's rating."""
    if even is None or seat.kind == "person" or not (seat.level or "").startswith("strength-"):
        return seat
    return seat.model_copy(update={"level": f"strength-{even}"})


def same_deal(record: Record) -> Record:
    """The same players on the same deal, as practice: the deal is known by now."""
    fresh = {"moves": (), "practice": True, "daily": None, "started": now()}
    return record.model_copy(update={**fresh, "hints": 0, "free_hints": None})


def with_profile(record: Record, profiles: Sequence[Profile]) -> Record:
    """The same game with the first of these profiles, if any, at the first person's seat."""
    if not profiles:
        return record
    place = next(n for n, seat in enumerate(record.seats) if seat.kind == "person")
    face = profiles[0].face if is_face(profiles[0].face) else None
    known = {"name": profiles[0].name, "face": face}
    seats = list(record.seats)
    seats[place] = seats[place].model_copy(update=known)
    return record.model_copy(update={"seats": tuple(seats)})


def _with_faces(timeline: Timeline[State], chosen: Mapping[int, str]) -> tuple[Seat, ...]:
    """The seats with the chosen faces; a new character plays in its own style."""
    seats = list(timeline.record.seats)
    before = faces(seats)
    for place, face in chosen.items():
        seat = seats[place]
        style = seat.style
        if face != before[place]:
            style = style_played("", face, styles(timeline.game.id, seat.level or "medium"))
        seats[place] = seat.model_copy(update={"face": face, "name": "", "style": style})
    return tuple(seats)
