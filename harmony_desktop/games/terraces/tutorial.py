"""The tutorial of Terraces: the second tile climbs on two others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.rules.view import TerracesView

VARIANTS: Final = tuple({"way": way} for way in ("column", "arranged", "blind", "open-hand"))

_SEED: Final = 33
_ORDER: Final = (3, 0, 1, 7, 2, 8, 4, 9, 0, 5, 1, 6, 3, 2, 7, 8, 9, 4, 5, 6)
_LAYS: Final = (Lay(9, 2, 0, 0), Lay(0, 3, 1, 1), Lay(9, 5, 1, 0))
"""Green builds on its own side, to the right of the start tile."""


def _worth(view: TerracesView, move: Lay) -> float:
    """The player's best region after a move; half as much for the other's."""
    points = view.preview(move).points
    return points[view.seat] - points[1 - view.seat] / 2


def _best(view: TerracesView, moves: list[Lay]) -> tuple[Move, ...]:
    worth = [_worth(view, move) for move in moves]
    return tuple(move for move, value in zip(moves, worth, strict=True) if value == max(worth))[:1]


def _lays(view: TerracesView, rising: bool) -> list[Lay]:
    """The placements on the table, or on top of tiles."""
    return [
        move
        for move in view.legal_moves()
        if isinstance(move, Lay) and bool(view.layout.level(move.x, move.y)) == rising
    ]


def _first(view: TerracesView) -> tuple[Move, ...]:
    """The moves before a tile can be laid: arranging or picking."""
    if view.must_arrange and view.to_move == view.seat:
        return (Arrange(_ORDER),)
    return tuple(view.legal_moves()) if view.must_pick else ()


def _spreading(view: TerracesView) -> tuple[Move, ...]:
    return _first(view) or _best(view, _lays(view, rising=False))


def _climbs(view: TerracesView) -> list[Lay]:
    """The placements on top of tiles that make the player's best region no worse."""
    now = view.score(view.seat).total
    return [
        move for move in _lays(view, rising=True) if view.preview(move).points[view.seat] >= now
    ]


def _rising(view: TerracesView) -> tuple[Move, ...]:
    """The best tile on top of others; where none pays, one that spreads."""
    return _first(view) or _best(view, _climbs(view)) or _spreading(view)


_STAY: Final = QT_TRANSLATE_NOOP(
    "terraces",
    "To climb, a tile needs three squares of one level on at least two tiles. This one can’t, or "
    "it wouldn’t pay, so lay it beside the others, best with red beside red.",
)


def _stays(view: TerracesView) -> str:
    """The text for a tile that does not pay on top of anything."""
    return "" if _first(view) or _climbs(view) else _STAY


def _has_risen(attempt: Attempt) -> bool:
    view: TerracesView = attempt.view
    return any(tile.seat == view.seat and tile.level > 1 for tile in view.laid)


_TURN_IT: Final = QT_TRANSLATE_NOOP(
    "terraces", "It doesn’t fit like that. Turn it with R until it covers the glowing place."
)
_AIM: Final = LessonStep(
    "aim",
    QT_TRANSLATE_NOOP("terraces", "What it’s about"),
    QT_TRANSLATE_NOOP(
        "terraces",
        "You’re red. Only your best region counts: its squares times its height. After forty "
        "tiles, the more valuable region wins.",
    ),
    figure="score",
)
_WAYS: Final = {
    "column": LessonStep(
        "column",
        QT_TRANSLATE_NOOP("terraces", "Your stack"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Your twenty tiles lie in a stack. In each turn you play the top one, whatever it is.",
        ),
        lights=("tray",),
    ),
    "arranged": LessonStep(
        "arrange",
        QT_TRANSLATE_NOOP("terraces", "Your own order"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "You’ll play your twenty tiles in the order you set here. Take a suggested one, or "
            "drag tiles around. Then press “Ready”: after that, the order stays.",
        ),
        lights=("orders",),
        asks=_first,
        done=lambda attempt: attempt.has_played("arrange"),
    ),
    "blind": LessonStep(
        "pick",
        QT_TRANSLATE_NOOP("terraces", "Blind draw"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Your tiles lie face down. In each turn you pick one of them unseen. Click any tile.",
        ),
        lights=("tray",),
        asks=_first,
        done=lambda attempt: attempt.has_played("pick"),
    ),
    "open-hand": LessonStep(
        "open-hand",
        QT_TRANSLATE_NOOP("terraces", "Open hand"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Three of your tiles lie open. Play whichever you like; the next one from your stack "
            "takes its place.",
        ),
        lights=("tray",),
    ),
}
_PLAY: Final = (
    LessonStep(
        "spread",
        QT_TRANSLATE_NOOP("terraces", "Lay a tile"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Lay your tile on the table so that it touches another, best with red beside red. "
            "Click the glowing place, or drag the tile there. R or the wheel turns it.",
        ),
        figure="spread",
        lights=("tray",),
        asks=_spreading,
        prepares=False,
        done=lambda attempt: attempt.has_played("lay"),
        refused=_TURN_IT,
        patience=3,
    ),
    LessonStep(
        "region",
        QT_TRANSLATE_NOOP("terraces", "Your region"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Red squares that share a side form a region. Your best one is outlined, with its "
            "value beside it: squares times height.",
        ),
        lights=("region",),
    ),
    LessonStep(
        "rise",
        QT_TRANSLATE_NOOP("terraces", "Climb"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "Now go up: lay your tile on top, on three squares of one level that belong to at "
            "least two tiles. Never red on green. Turn it with R until it fits the glowing place.",
        ),
        figure="rise",
        lights=("tray",),
        asks=_rising,
        prepares=False,
        done=_has_risen,
        tells=True,
        detour=_stays,
        otherwise=QT_TRANSLATE_NOOP(
            "terraces", "That’s not on top yet. Press U to take it back, or climb with the next."
        ),
        refused=_TURN_IT,
        missed=QT_TRANSLATE_NOOP(
            "terraces", "You stay on the ground for now. Sooner or later it pays to climb."
        ),
        patience=4,
    ),
    LessonStep(
        "height",
        QT_TRANSLATE_NOOP("terraces", "Height counts for the whole region"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "One red square on level 2 makes the height 2 for its whole region: every square "
            "counts double. So build wide and high.",
        ),
        lights=("region",),
    ),
    LessonStep(
        "cut",
        QT_TRANSLATE_NOOP("terraces", "Mind the gaps"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "You share the table. A neutral square may lie on any colour and cut a region in two. "
            "It’s safer to have more than one way across.",
        ),
        figure="cut",
    ),
    LessonStep(
        "end",
        QT_TRANSLATE_NOOP("terraces", "That’s all"),
        QT_TRANSLATE_NOOP(
            "terraces",
            "You know the whole game now. Play this one to its end for practice, or start one of "
            "your own. Click the bulb or press H whenever "
            "you’d like a hint.",
        ),
        figure="card",
    ),
)


_PICK_AND_CLIMB: Final = QT_TRANSLATE_NOOP(
    "terraces",
    "Now go up: pick a tile and lay it on top, on three squares of one level that belong to at "
    "least two tiles. Never red on green. Turn it with R until it fits the glowing place.",
)


_CHOOSE_AND_LAY: Final = QT_TRANSLATE_NOOP(
    "terraces",
    "Lay a tile on the table so that it touches another, best with red beside red. Click the "
    "glowing tile and then the glowing place, or drag it there. R or the wheel turns it.",
)
_OTHER_WORDS: Final = {
    "blind": {"rise": _PICK_AND_CLIMB},
    "open-hand": {"spread": _CHOOSE_AND_LAY},
}
"""What steps say where tiles lie face down, or where several lie open."""


def _played(way: str) -> tuple[LessonStep, ...]:
    """The steps that follow."""
    words = _OTHER_WORDS.get(way, {})
    return tuple(replace(step, text=words.get(step.key, step.text)) for step in _PLAY)


def _replies(way: str) -> tuple[Move, ...]:
    match way:
        case "arranged":
            first = tuple(lay.tile for lay in _LAYS)
            rest = list(_ORDER)
            for tile in first:
                rest.remove(tile)
            return (Arrange((*first, *rest)), *_LAYS)
        case "blind":
            return tuple(move for back, lay in enumerate(_LAYS) for move in (Pick(back), lay))
        case _:
            return _LAYS


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The tutorial for a way to play."""
    way = str(options["way"])
    return Lesson(
        options={"way": way, "first": "1"},
        seats=2,
        seed=_SEED,
        steps=(_AIM, _WAYS[way], *_played(way)),
        replies=_replies(way),
    )
