"""The tutorial of Sintra: in the second round a strip is completed, and windows score with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.sintra.rules.components import COLOURS
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import CENTRE, Keep, Return, Take
from harmony_desktop.games.sintra.rules.outcomes import TakeOutcome

VARIANTS: Final = ({"side": "A"}, {"side": "B"})

_SEED: Final = 574
_OPENING: Final[tuple[Move, ...]] = (
    Take(2, 1, 5, 0),
    Take(0, 1, 6, 0),
    Take(4, 0, 5, 0),
    Take(1, 2, 7, 0),
    Take(3, 1, 5, 0),
    Keep(0),
    Return(),
    Take(CENTRE, 2, 5, 0),
    Take(CENTRE, 0, 6, 0),
    Keep(0),
    Take(CENTRE, 4, 7, 0),
    Take(CENTRE, 3, 6, 2),
    Take(CENTRE, 1, 7, 0),
    Take(1, 3, 7, 0),
    Keep(1),
    Take(4, 1, 6, 0),
    Return(),
    Take(3, 1, 6, 0),
)
_REPLIES: Final = (Take(CENTRE, 1, 7, 0), Return())


def _takes(view: SintraView) -> list[TakeOutcome]:
    """Every way to take glass now; what breaks least and fills most first."""
    sources = (*range(len(view.table.workshops)), CENTRE)
    found = [
        outcome
        for source in sources
        for colour in range(len(COLOURS))
        for outcome in view.take_outcomes(source, colour)
    ]
    return sorted(found, key=lambda one: (one.steps, -one.placed))


def _fitting(view: SintraView) -> tuple[Move, ...]:
    """Takes of which nothing breaks, best those that let a strip be completed next."""
    whole = [one for one in _takes(view) if not one.steps and not one.completes]
    worth = [_worth_next(view, one.move) for one in whole]
    best = tuple(one.move for one, points in zip(whole, worth, strict=True) if points == max(worth))
    return best[:1] or tuple(one.move for one in _takes(view)[:1]) or view.legal_moves()


def _worth_next(view: SintraView, move: Move) -> int:
    """The points of the best strip the seat could complete after a move, if it moved again."""
    table = replace(view.table.after(move), turn=view.seat, token=False)
    return max(
        (one.brings for one in _takes(SintraView(view.seat, table)) if one.completes), default=0
    )


def _completing(view: SintraView) -> tuple[Move, ...]:
    """The takes that complete a strip and score most, or those that come nearest to it."""
    if view.table.completed is not None:
        return view.legal_moves()
    found = [one for one in _takes(view) if one.completes]
    best = max((one.brings for one in found), default=0)
    return tuple(one.move for one in found if one.brings == best) or _fitting(view)


_NOT_YET: Final = QT_TRANSLATE_NOOP(
    "sintra",
    "No strip can be completed in this turn. Put the glowing panes on the glowing strip, or go on "
    "as you like.",
)


def _builds(view: SintraView) -> str:
    """The text where no strip can be completed."""
    can = view.table.completed is not None or any(one.completes for one in _takes(view))
    return "" if can else _NOT_YET


def _keeps(view: SintraView) -> tuple[Move, ...]:
    return tuple(one.move for one in view.keep_outcomes())


def _has_completed(attempt: Attempt) -> bool:
    return attempt.view.table.completed is not None or attempt.has_played("keep")


_PLAY: Final = (
    LessonStep(
        "aim",
        QT_TRANSLATE_NOOP("sintra", "What it’s about"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Fill strips with glass. Each full strip puts a pane into the window below it, and "
            "windows score. After six rounds, whoever has the most points wins.",
        ),
        figure="complete",
    ),
    LessonStep(
        "palace",
        QT_TRANSLATE_NOOP("sintra", "Your palace"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "We join a game in its second round: two of your eight windows have glass already. "
            "Above each window there’s a strip with five spaces to fill.",
        ),
        lights=("strips",),
    ),
    LessonStep(
        "take",
        QT_TRANSLATE_NOOP("sintra", "Take glass"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Take all panes of one colour from one workshop; the others slide to the centre. "
            "Click the glowing panes, then the glowing strip, or drag them there.",
        ),
        figure="take",
        asks=_fitting,
        done=lambda attempt: attempt.has_played("take"),
        refused=QT_TRANSLATE_NOOP(
            "sintra", "That doesn’t work here. The glowing panes fit on the glowing strip."
        ),
    ),
    LessonStep(
        "glazier",
        QT_TRANSLATE_NOOP("sintra", "The glazier"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Your glazier stands where you worked last. Only this strip and those to its right "
            "are in reach; to go back to the left costs a turn.",
        ),
        figure="glazier",
        lights=("glazier",),
    ),
    LessonStep(
        "complete",
        QT_TRANSLATE_NOOP("sintra", "Complete a strip"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Now fill a strip to its last space. You can take glass from the centre too. Put the "
            "glowing panes on the glowing strip!",
        ),
        asks=_completing,
        done=_has_completed,
        detour=_builds,
        otherwise=QT_TRANSLATE_NOOP(
            "sintra", "No strip is full yet. Press U to take it back, or go on from here."
        ),
        missed=QT_TRANSLATE_NOOP(
            "sintra",
            "Your strips aren’t full yet, and that’s normal: it often takes three or four turns.",
        ),
        patience=3,
    ),
    LessonStep(
        "keep",
        QT_TRANSLATE_NOOP("sintra", "A pane for the window"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "The strip is full. One of its panes goes into the window, and you choose which: "
            "click it. Then the strip turns over and can be filled once more. Some strips have "
            "grey spaces with a star: these jokers take any colour.",
        ),
        asks=_keeps,
        done=lambda attempt: attempt.has_played("keep"),
        refused=QT_TRANSLATE_NOOP("sintra", "First choose the pane for the window."),
        missed=QT_TRANSLATE_NOOP(
            "sintra", "You’ll choose a pane as soon as one of your strips is full."
        ),
    ),
    LessonStep(
        "score",
        QT_TRANSLATE_NOOP("sintra", "Windows score"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "A new pane scores its window’s value, and every window with glass to its right scores "
            "again. So windows on the right pay many times.",
        ),
        figure="palace",
        lights=("windows",),
    ),
    LessonStep(
        "broken",
        QT_TRANSLATE_NOOP("sintra", "Broken glass"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Each pane that doesn’t fit breaks and moves your marker a step down here; at the end "
            "you lose the points beside it. Whoever reaches the last step loses its 18 at "
            "once, and the marker starts again at the top. The first to take from the centre in a "
            "round goes one step down too, but starts the next round.",
        ),
        lights=("broken",),
    ),
    LessonStep(
        "marker",
        QT_TRANSLATE_NOOP("sintra", "The colour of the round"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "Panes of this colour earn 1 point each when they’re on a strip you complete in this "
            "round. A round ends when all glass is taken. After the last round, every three panes "
            "still on your strips earn 1 point.",
        ),
        lights=("marker",),
    ),
)
_SIDES: Final = {
    "A": LessonStep(
        "ornaments",
        QT_TRANSLATE_NOOP("sintra", "Side A: ornaments"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "At the end each ornament between two windows counts the panes around it: two are "
            "worth 3 points, three 6, and all four 10.",
        ),
        figure="ornaments",
        lights=("windows",),
    ),
    "B": LessonStep(
        "one-colour",
        QT_TRANSLATE_NOOP("sintra", "Side B: one colour"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "At the end your complete windows count, times the panes of your most frequent colour "
            "in them. So it pays to keep the same colour.",
        ),
        figure="side.B",
    ),
}
_END: Final = LessonStep(
    "end",
    QT_TRANSLATE_NOOP("sintra", "That’s all"),
    QT_TRANSLATE_NOOP(
        "sintra",
        "You know what matters now. Play this game to its end for practice, or start one of your "
        "own. Click the bulb or press H whenever "
        "you’d like a hint.",
    ),
    figure="card",
)


_BOTH_SIDES: Final = ("complete", "palace", "card")
"""Figures of palaces; side B has its own of each."""


def _pictured(step: LessonStep, side: str) -> LessonStep:
    """The step with the figure of the side that is played."""
    if side == "A" or step.figure not in _BOTH_SIDES:
        return step
    return replace(step, figure=f"{step.figure}.{side}")


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The tutorial for a side of the palaces."""
    side = str(options["side"])
    return Lesson(
        options={"side": side, "first": "1"},
        seats=2,
        seed=_SEED,
        steps=tuple(_pictured(step, side) for step in (*_PLAY, _SIDES[side], _END)),
        opening=_OPENING,
        replies=_REPLIES,
    )
