"""Why a mark is good: it makes three in a row, or prevents the opponent's."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from harmony_desktop.games.noughts.rules.game import Mark, NoughtsState, row_of

from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase

WINS: Final = QT_TRANSLATE_NOOP("noughts", "makes three in a row")

outlook = None


def effects(view: NoughtsState, moves: Sequence[Mark]) -> dict[Hashable, Effect]:
    after = view.play(moves[0])
    return {"row": Effect(1.0, Phrase("noughts", WINS))} if row_of(after.board, view.seat) else {}
