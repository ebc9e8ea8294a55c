"""Why one move is better than another: points, strips and windows, broken glass, the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS
from harmony_desktop.games.sintra.bots.search import settled
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.components import STRIP_SPACES
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import NOWHERE, Return, SintraOpenTable, Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome

COMPLETES: Final = QT_TRANSLATE_NOOP("sintra", "completes strip {strip} (+{points})")
COLOUR: Final = QT_TRANSLATE_NOOP("sintra", "brings the colour of the round (+{points})")
BONUS: Final = QT_TRANSLATE_NOOP("sintra", "adds to the bonus of the palace (+{points})")
FILLS: Final = QT_TRANSLATE_NOOP("sintra", "brings strip {strip} to {filled} of {spaces} panes")
BREAKS_ONE: Final = QT_TRANSLATE_NOOP("sintra", "breaks a pane (−{points})")
BREAKS: Final = QT_TRANSLATE_NOOP("sintra", "breaks {count} panes (−{points})")
TOKEN_COSTS: Final = QT_TRANSLATE_NOOP("sintra", "pays for the first-player token (−{points})")
TOKEN: Final = QT_TRANSLATE_NOOP("sintra", "begins the next round")
RETURNS: Final = QT_TRANSLATE_NOOP("sintra", "brings the glazier back to strip {strip}")
FAR: Final = QT_TRANSLATE_NOOP("sintra", "takes the glazier far to the right, to strip {strip}")
TAKES_AWAY: Final = QT_TRANSLATE_NOOP("sintra", "keeps {points} points from the next player")
OFFERS: Final = QT_TRANSLATE_NOOP("sintra", "offers the next player {points} points")

_PANE: Final = 0.6
_FIRST: Final = 0.5
_FAR: Final = 3
"""The number of windows from which a step to the right counts as far."""


def effects(view: SintraView, moves: Sequence[Move]) -> dict[Hashable, Effect]:
    """The immediate effects of a move, and what it leaves to the next player."""
    (move,) = moves
    table, seat = view.table, view.seat
    after = settled(table.after(move))
    found: dict[Hashable, Effect] = {}
    if isinstance(move, Take):
        found.update(_taking(table, move))
    elif isinstance(move, Return):
        strip = after.palaces[seat].glazier + 1
        found["glazier"] = Effect(1.0, Phrase("sintra", RETURNS, {"strip": strip}))
    bonus = _bonus(after, seat) - _bonus(table, seat)
    if bonus > 0:
        found["bonus"] = Effect(bonus, Phrase("sintra", BONUS, {"points": bonus}))
    if after.turn != seat and not after.market_empty:
        kept = _at_once(replace(table, turn=after.turn, completed=None)) - _at_once(after)
        text = TAKES_AWAY if kept > 0 else OFFERS
        if kept:
            found["next"] = Effect(kept, Phrase("sintra", text, {"points": abs(kept)}))
    return found


def _taking(table: SintraOpenTable, move: Take) -> dict[Hashable, Effect]:
    outcome = take_outcome(table, move)
    palace = table.palaces[table.turn]
    found: dict[Hashable, Effect] = {}
    strip = move.strip + 1
    if outcome.completes:
        points = outcome.window_points
        values: dict[str, int | str | Phrase] = {"strip": strip, "points": points}
        found["strip", move.strip] = Effect(points, Phrase("sintra", COMPLETES, values))
    elif outcome.placed:
        filled = STRIP_SPACES - palace.filled[move.strip].count(None) + outcome.placed
        values = {"strip": strip, "filled": filled, "spaces": STRIP_SPACES}
        found["strip", move.strip] = Effect(
            _PANE * outcome.placed * filled / STRIP_SPACES, Phrase("sintra", FILLS, values)
        )
    if outcome.colour_bonus:
        points = outcome.colour_bonus
        found["colour"] = Effect(points, Phrase("sintra", COLOUR, {"points": points}))
    if outcome.cost:
        text = TOKEN_COSTS if not outcome.broken else BREAKS if outcome.broken > 1 else BREAKS_ONE
        values = {"points": outcome.cost, "count": outcome.broken}
        found["broken"] = Effect(-outcome.cost, Phrase("sintra", text, values))
    if outcome.token:
        found["token"] = Effect(_FIRST, Phrase("sintra", TOKEN))
    steps = move.strip - palace.glazier
    if move.strip != NOWHERE and steps >= _FAR:
        worth = -WEIGHTS.distance * steps
        found["glazier"] = Effect(worth, Phrase("sintra", FAR, {"strip": strip}))
    return found


def _bonus(table: SintraOpenTable, seat: int) -> int:
    setup = table.setup
    windows = table.palaces[seat].windows
    return scoring.bonus_points(windows, setup.side, setup.components)


def _at_once(table: SintraOpenTable) -> int:
    """The most points that the seat to move can score with one move."""
    moves = [move for move in table.legal_moves() if isinstance(move, Take)]
    return max((take_outcome(table, move).points for move in moves), default=0)
