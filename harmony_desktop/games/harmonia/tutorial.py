"""The tutorial of Harmonia: the partner asks for the tile that closes a pattern of four."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, AskTile, Place, Show
from harmony_desktop.games.harmonia.rules.scoring import joined
from harmony_desktop.games.harmonia.rules.view import HarmoniaView, TurnPhase

VARIANTS: Final = ({"mode": "basic"}, {"mode": "advanced"})

_SEED: Final = 9
_PLAIN, _END_PIECE, _STAR = 0, 1, 8
"""Kinds of tiles: without ornament, with one side of it, and with every other side."""
_OPENING: Final = (
    AnnounceHand(1),
    Show(_STAR),
    Place(0, 0, 0),
    Show(_END_PIECE),
    Place(0, -1, 3),
)
_REPLIES: Final = (
    AskTile(1, 0, 1, 0, _END_PIECE, 5),
    Show(_PLAIN),
    Place(1, -1, 0),
    Show(_PLAIN),
    Place(0, 1, 0),
)
_LEAST_PATTERN: Final = 3
"""The fewest tiles of a pattern that is worth points."""


def _opened(view: HarmoniaView, tile: Kind, place: Place) -> int:
    """How many ornament sides a tile leaves open, less those it closes."""
    touching, wanted = view.open_cells[place.cell]
    return (place.sides(tile) & ~touching).bit_count() - wanted.bit_count()


def _best_places(view: HarmoniaView, tile: Kind) -> tuple[Place, ...]:
    """Where a tile leaves the fewest sides open."""
    places = view.fits(tile)
    least = min((_opened(view, tile, place) for place in places), default=0)
    return tuple(place for place in places if _opened(view, tile, place) == least)


def _closing(view: HarmoniaView) -> tuple[Move, ...]:
    """The tile to show, or the places for the one that is shown, that close most."""
    if view.phase is TurnPhase.VOTE or view.to_move != view.seat:
        return view.legal_moves()
    if view.shown is not None:
        return _best_places(view, view.shown)[:1]
    kinds = [kind for kind, count in enumerate(view.hand) if count and view.fits(kind)]
    opened = {kind: _opened(view, kind, _best_places(view, kind)[0]) for kind in kinds}
    return tuple(Show(kind) for kind in kinds if opened[kind] == min(opened.values()))[:1]


def _where(view: HarmoniaView, move: Move) -> tuple[Move, ...]:
    """Where a tile goes that is asked for."""
    return _best_places(view, move.tile)[:1] if isinstance(move, Show) else ()


_NOT_YET: Final = QT_TRANSLATE_NOOP(
    "harmonia",
    "No single tile closes the pattern now. What glows leaves the fewest sides open, and you can "
    "close them later.",
)


def _leaves_open(view: HarmoniaView) -> str:
    """The text where the wanted tile closes no pattern."""
    if view.phase is TurnPhase.VOTE:
        return ""
    kinds = [move.tile for move in _closing(view) if isinstance(move, Show)]
    tiles = [view.shown] if view.shown is not None else kinds
    return "" if any(_closes(view, tile) for tile in tiles) else _NOT_YET


def _closes(view: HarmoniaView, tile: Kind) -> bool:
    """Whether a tile, placed where it leaves the fewest sides open, closes a pattern."""
    for place in _best_places(view, tile)[:1]:
        pattern, open_sides = joined({**view.layout, place.cell: place.sides(tile)}, place.cell)
        return not open_sides and len(pattern) >= _LEAST_PATTERN
    return False


def _announcing(view: HarmoniaView) -> tuple[Move, ...]:
    return () if all(view.announced) else (AnnounceHand(view.seat),)


def _has_pattern(attempt: Attempt) -> bool:
    patterns = attempt.view.patterns()
    return any(one.closed and len(one.cells) >= _LEAST_PATTERN for one in patterns)


_TURN_IT: Final = QT_TRANSLATE_NOOP(
    "harmonia", "The sides don’t match like that. Turn the tile with R and try again."
)
_AIMS: Final = {
    "basic": LessonStep(
        "aim",
        QT_TRANSLATE_NOOP("harmonia", "What it’s about"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "You win or lose together. Lay a hexagon of 37 tiles in which all sides match and the "
            "whole border is light green. The outline shows where it can lie; it may still move.",
        ),
        figure="goal",
        lights=("aim",),
    ),
    "advanced": LessonStep(
        "aim-advanced",
        QT_TRANSLATE_NOOP("harmonia", "What it’s about"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "You score together: for closed, symmetric patterns above all, but also for a regular "
            "outline and a light-green border.",
        ),
        figure="aim.advanced",
        lights=("aim",),
    ),
}
_PLAY: Final = (
    LessonStep(
        "hand",
        QT_TRANSLATE_NOOP("harmonia", "Your tiles"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "These are your tiles, sorted by kind. Nobody else sees them, but you may all talk "
            "about your tiles as much as you like. Your partner has told you theirs already.",
        ),
        lights=("hand",),
    ),
    LessonStep(
        "tell",
        QT_TRANSLATE_NOOP("harmonia", "Say what you have"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Tell your partner what you have: choose “Talk…”, then “Announce my hand”. It doesn’t "
            "use up your turn. A blue bubble marks the tiles your partner knows of.",
        ),
        lights=("talk",),
        asks=_announcing,
        done=lambda attempt: all(attempt.view.announced),
        otherwise=QT_TRANSLATE_NOOP(
            "harmonia", "Fine. You can still announce your hand at any time; it helps you both."
        ),
        missed=QT_TRANSLATE_NOOP(
            "harmonia", "Fine, without words this time. You can announce your hand at any time."
        ),
    ),
    LessonStep(
        "place",
        QT_TRANSLATE_NOOP("harmonia", "Place a tile"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Ornament touches ornament, light green touches light green. Click the glowing tile, "
            "then the glowing cell. R or the wheel turns the tile.",
        ),
        figure="fits",
        asks=_closing,
        then=_where,
        prepares=False,
        done=lambda attempt: attempt.has_played("place"),
        tells=True,
        refused=_TURN_IT,
        patience=3,
    ),
    LessonStep(
        "request",
        QT_TRANSLATE_NOOP("harmonia", "A request"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "A partner who has a plan asks you for a tile: it’s framed in your hand and drawn on "
            "its cell. Point at the cell to read the request. You’re free to place another one.",
        ),
        lights=("hand",),
    ),
    LessonStep(
        "close",
        QT_TRANSLATE_NOOP("harmonia", "Close a pattern"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "A pattern is closed when each of its ornament sides meets another. Place the glowing "
            "tile on the glowing cell: that closes this one.",
        ),
        asks=_closing,
        then=_where,
        prepares=False,
        done=_has_pattern,
        tells=True,
        detour=_leaves_open,
        otherwise=QT_TRANSLATE_NOOP(
            "harmonia", "The pattern is still open. Press U to take a tile back, or go on."
        ),
        refused=_TURN_IT,
        missed=QT_TRANSLATE_NOOP(
            "harmonia", "The pattern stays open for now. Somebody can close it later."
        ),
        patience=5,
    ),
)
_ENDS: Final = {
    "basic": (
        LessonStep(
            "border",
            QT_TRANSLATE_NOOP("harmonia", "The border"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Closed patterns keep the border light green. Save tiles with few ornament sides "
                "for the edge of the hexagon.",
            ),
            figure="goal",
        ),
        LessonStep(
            "misfit",
            QT_TRANSLATE_NOOP("harmonia", "One tile can end it"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "If anybody plays a tile that fits nowhere, all of you lose: in your hand it is "
                "faint. As soon as the hexagon is complete, you have won.",
            ),
            figure="misfit.basic",
        ),
    ),
    "advanced": (
        LessonStep(
            "sheet",
            QT_TRANSLATE_NOOP("harmonia", "What it is worth"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Above “Still open” stands what counts already, below it what you can still gain. "
                "Point at a line: its tiles light up, and you read how it is counted.",
            ),
            lights=("aim",),
        ),
        LessonStep(
            "points",
            QT_TRANSLATE_NOOP("harmonia", "Points for patterns"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "A closed pattern with a mirror axis scores: 10 points with three tiles, 20 with "
                "four to six, 60 with seven or more.",
            ),
            figure="patterns",
        ),
        LessonStep(
            "misfit-advanced",
            QT_TRANSLATE_NOOP("harmonia", "Misfit tiles"),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "A tile that fits nowhere costs 12 points, one you haven’t placed only 2. So when "
                "nothing is left to gain, propose the end.",
            ),
            figure="misfit.advanced",
        ),
    ),
}
_END: Final = LessonStep(
    "end",
    QT_TRANSLATE_NOOP("harmonia", "That’s all"),
    QT_TRANSLATE_NOOP(
        "harmonia",
        "You know what matters now. Play on together for practice, or start a game of your own. "
        "Click the bulb or press H whenever "
        "you’d like a hint.",
    ),
    figure="card",
)


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The tutorial for the basic or the advanced game."""
    mode = str(options["mode"])
    return Lesson(
        options={"mode": mode, "first": "1"},
        seats=2,
        seed=_SEED,
        steps=(_AIMS[mode], *_PLAY, *_ENDS[mode], _END),
        opening=_OPENING,
        replies=_REPLIES,
    )
