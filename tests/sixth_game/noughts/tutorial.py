"""The tutorial of noughts and crosses: the second mark makes three in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState, row_of

from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

VARIANTS: tuple[dict[str, object], ...] = ({},)


def _winning(view: NoughtsState) -> tuple[Mark, ...]:
    return tuple(move for move in view.legal_moves() if row_of(view.play(move).board, view.seat))


def _has_won(attempt: Attempt) -> bool:
    return bool(row_of(attempt.view.board, attempt.view.seat))


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The only tutorial."""
    return Lesson(
        {},
        seats=2,
        seed=1,
        opening=(Mark(0), Mark(3), Mark(1), Mark(4)),
        steps=(
            LessonStep(
                "row",
                QT_TRANSLATE_NOOP("noughts", "Three in a row"),
                QT_TRANSLATE_NOOP("noughts", "Mark three cells in a row before the other does."),
                figure="card",
                asks=_winning,
                done=_has_won,
            ),
            LessonStep(
                "end",
                QT_TRANSLATE_NOOP("noughts", "That’s all"),
                QT_TRANSLATE_NOOP("noughts", "The game is over."),
            ),
        ),
    )
