"""The words of noughts and crosses."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

OPTIONS: dict[str, str] = {}
VALUES: dict[str, tuple[str, str]] = {}
ALONE = OWN_SET = headline = outcome = best_before = result_note = recap = None
REASONS = {
    "taken": QT_TRANSLATE_NOOP("noughts", "That cell is taken."),
    "over": QT_TRANSLATE_NOOP("noughts", "The game is over."),
    "not-your-turn": QT_TRANSLATE_NOOP("noughts", "It is not your turn."),
}
RULES = (
    Section(
        QT_TRANSLATE_NOOP("noughts", "The aim"),
        (QT_TRANSLATE_NOOP("noughts", "Mark three cells in a row before the other does."),),
        "card",
    ),
)
FIRST_GAMES: tuple[str, ...] = ()
CELL = QT_TRANSLATE_NOOP("noughts", "Row {row}, column {column}")
BOARD = QT_TRANSLATE_NOOP("noughts", "Board")
_YOURS = QT_TRANSLATE_NOOP("noughts", "Mark a cell.")
_THEIRS = QT_TRANSLATE_NOOP("noughts", "The other player is thinking.")
_OVER = QT_TRANSLATE_NOOP("noughts", "The game is over.")
_ROW = QT_TRANSLATE_NOOP("noughts", "Three in a row")


def cell_name(cell: int) -> Phrase:
    return Phrase("noughts", CELL, {"row": cell // 3 + 1, "column": cell % 3 + 1})


def describe(view: NoughtsState, move: Mark) -> Phrase:
    return cell_name(move.cell)


def status(view: NoughtsState) -> Phrase:
    mine = view.to_move == view.seat
    return Phrase("noughts", _OVER if view.to_move is None else _YOURS if mine else _THEIRS)


def topic(view: NoughtsState) -> str:
    return ""


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    return Phrase("noughts", _ROW)
