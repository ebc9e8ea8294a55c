"""Why one move is better than another: points, strips and windows, broken glass, the others."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS, PalaceJudge, time_left
from harmony_desktop.games.sintra.bots.foresight import round_end
from harmony_desktop.games.sintra.bots.search import settled
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.components import WINDOWS
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import NOWHERE, Return, SintraOpenTable, Take
from harmony_desktop.games.sintra.rules.outcomes import take_outcome
from harmony_desktop.games.sintra.rules.palace import Palace

COMPLETES: Final = QT_TRANSLATE_NOOP("sintra", "completes strip {strip} (+{points})")
COLOUR: Final = QT_TRANSLATE_NOOP("sintra", "earns the round’s colour bonus (+{points})")
BONUS: Final = QT_TRANSLATE_NOOP("sintra", "adds to the bonus of the palace (+{points})")
ADVANCES: Final = QT_TRANSLATE_NOOP(
    "sintra", "brings strip {strip} nearer to completion (+{points} when complete)"
)
LACKS_ONE: Final = QT_TRANSLATE_NOOP(
    "sintra", "leaves strip {strip} one pane short (+{points} when complete)"
)
BREAKS: Final = PLURAL.translate("sintra", "breaks %Ln pane(s) (−{points})", "", 1)
TOKEN_COSTS: Final = QT_TRANSLATE_NOOP("sintra", "pays for the first-player token (−{points})")
TOKEN: Final = QT_TRANSLATE_NOOP("sintra", "will go first next round")
FREES: Final = QT_TRANSLATE_NOOP("sintra", "opens the strips on the left again (now open: {count})")
PASSES: Final = QT_TRANSLATE_NOOP(
    "sintra",
    "leaves unfinished strips behind on the left, out of reach until the glazier returns ({count})",
)
TAKES_AWAY: Final = QT_TRANSLATE_NOOP("sintra", "leaves the next player {points} less to score")
OFFERS: Final = QT_TRANSLATE_NOOP("sintra", "lets the next player score {points} more at once")
WANTED: Final = QT_TRANSLATE_NOOP("sintra", "takes the glass the next player needs most")
LEFT: Final = QT_TRANSLATE_NOOP("sintra", "leaves the next player the glass they need")
ONLY_BROKEN: Final = QT_TRANSLATE_NOOP("sintra", "leaves the next player nothing but broken glass")

GAINS: Final = PLURAL.translate(
    "sintra", "should gain %Ln more point(s) on the opponent this round", "", 1
)
GAINS_ON_BEST: Final = PLURAL.translate(
    "sintra", "should gain %Ln more point(s) on the best opponent this round", "", 1
)
IN_ALL: Final = PLURAL.translate(
    "sintra", "should be worth %Ln more point(s) in all, this round and later", "", 1
)
LESS_GLASS: Final = PLURAL.translate(
    "sintra", "should lose %Ln point(s) less to broken glass later this round", "", 1
)
COMPLETES_LATER: Final = QT_TRANSLATE_NOOP(
    "sintra", "should complete strip {strip} later this round"
)
LEAVES_MORE: Final = QT_TRANSLATE_NOOP("sintra", "should leave more to build on in the next round")

_PROGRESS: Final = 0.2
"""The least expected points by which a strip comes nearer to be mentioned."""
_WANTED: Final = 0.8
"""The least expected points that are kept from the next player to be mentioned."""
_FIRST: Final = 0.5
_FREED: Final = 1.0
"""The value of each strip that is open again."""
_FAR: Final = 3
"""The number of open strips passed from which it is mentioned."""

outlook = None


def effects(view: SintraView, moves: Sequence[Move]) -> dict[Hashable, Effect]:
    """The immediate effects of a move, and what it leaves to the next player."""
    (move,) = moves
    table, seat = view.table, view.seat
    after = settled(table.after(move))
    found: dict[Hashable, Effect] = {}
    if isinstance(move, Take):
        found.update(_taking(table, move))
    elif isinstance(move, Return):
        palace = after.palaces[seat]
        count = _open_strips(palace, palace.glazier, WINDOWS)
        before = _open_strips(palace, table.palaces[seat].glazier, WINDOWS)
        worth = _FREED * (count - before)
        found["glazier"] = Effect(worth, Phrase("sintra", FREES, {"count": count}))
    bonus = _bonus(after, seat) - _bonus(table, seat)
    if bonus > 0:
        found["bonus"] = Effect(bonus, Phrase("sintra", BONUS, {"points": bonus}), points=bonus)
    if after.turn != seat and not after.market_empty:
        kept = _at_once(replace(table, turn=after.turn, completed=None)) - _at_once(after)
        text = TAKES_AWAY if kept > 0 else OFFERS
        wanted = _at_best(replace(table, turn=after.turn, completed=None)) - _at_best(after)
        if _all_break(after):
            found["next"] = Effect(max(2.0, kept), Phrase("sintra", ONLY_BROKEN))
        elif kept:
            found["next"] = Effect(kept, Phrase("sintra", text, {"points": abs(kept)}))
        elif abs(wanted) > _WANTED:
            found["next"] = Effect(wanted, Phrase("sintra", WANTED if wanted > 0 else LEFT))
    found.update(_round(after, seat, found))
    return found


def _round(
    after: SintraOpenTable, seat: int, found: Mapping[Hashable, Effect]
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield what a move with some effects comes to by the end of the round if all go on well."""
    end = round_end(after, seat)
    gains = GAINS if after.setup.seats == 2 else GAINS_ON_BEST
    yield "round", Effect(end.lead, Phrase("sintra", gains), compared=True, sum=True)
    less = Phrase("sintra", LESS_GLASS)
    yield "glass", Effect(-end.glass, less, compared=True, outweighed_by="broken")
    for window in end.completed:
        strip = "strip", window
        points = scoring.window_points(after.setup.values, after.palaces[seat].windows, window)
        said = Phrase("sintra", COMPLETES_LATER, {"strip": window + 1})
        if strip not in found:
            yield ("later", window), Effect(points, said, foreseen=True, outweighed_by=strip)
        elif not found[strip].points:
            yield strip, replace(found[strip], worth=points)
    if len(after.marker) > 1:
        later = Phrase("sintra", LEAVES_MORE)
        yield "later", Effect(end.hopes, later, compared=True, vague=True)
        whole = Phrase("sintra", IN_ALL)
        yield "whole", Effect(end.lead + end.hopes, whole, compared=True, vague=True)


def _taking(table: SintraOpenTable, move: Take) -> dict[Hashable, Effect]:
    outcome = take_outcome(table, move)
    palace = table.palaces[table.turn]
    found: dict[Hashable, Effect] = {}
    strip = move.strip + 1
    if outcome.completes:
        points = outcome.window_points
        values: dict[str, int | str | Phrase] = {"strip": strip, "points": points}
        found["strip", move.strip] = Effect(
            points, Phrase("sintra", COMPLETES, values), points=points
        )
    elif outcome.placed:
        judge = PalaceJudge(table.setup, time_left(table), WEIGHTS)
        nearer = _progress(judge, table, move)
        last = palace.filled[move.strip].count(None) - outcome.placed == 1
        points = judge.glazing(palace.windows).after(move.strip, move.colour)[1]
        if nearer > _PROGRESS and _can_be_completed(table.after(move), table.turn, move.strip):
            values = {"strip": strip, "points": points}
            text = LACKS_ONE if last else ADVANCES
            found["strip", move.strip] = Effect(nearer, Phrase("sintra", text, values))
    if outcome.colour_bonus:
        points = outcome.colour_bonus
        said = Phrase("sintra", COLOUR, {"points": points})
        found["colour"] = Effect(points, said, points=points)
    if outcome.cost:
        text = BREAKS if outcome.broken else TOKEN_COSTS
        values = {"points": outcome.cost, "n": outcome.broken}
        found["broken"] = Effect(
            -outcome.cost, Phrase("sintra", text, values), points=-outcome.cost
        )
    if outcome.token and len(table.marker) > 1:
        found["token"] = Effect(_FIRST, Phrase("sintra", TOKEN))
    passed = 0 if move.strip == NOWHERE else _open_strips(palace, palace.glazier, move.strip)
    if passed >= _FAR:
        worth = -WEIGHTS.distance * passed
        found["glazier"] = Effect(worth, Phrase("sintra", PASSES, {"count": passed}))
    return found


def _can_be_completed(after: SintraOpenTable, seat: int, window: int) -> bool:
    """Whether a strip may still be completed: in the last round the glass must be there."""
    if len(after.marker) > 1:
        return True
    strip = after.palaces[seat].strip(window)
    there = [sum(panes) for panes in zip(after.centre, *after.workshops, strict=True)]
    spare: list[int] = [have - lacks for have, lacks in zip(there, strip.own, strict=True)]
    return min(spare) >= 0 and sum(spare) >= strip.jokers


def _progress(judge: PalaceJudge, table: SintraOpenTable, move: Take) -> float:
    """The expected points by which a move brings its strip nearer to completion."""
    before, after = table.palaces[table.turn], table.after(move).palaces[table.turn]
    gain = judge.glazing(before.windows).gains[move.strip]
    worths = [
        max(judge.share[strip.kind] * gain, judge.left[strip.kind])
        for strip in (before.strip(move.strip), after.strip(move.strip))
    ]
    return worths[1] - worths[0]


def _at_best(table: SintraOpenTable) -> float:
    """The most that one move is worth to the seat to move: points, and progress of a strip."""
    judge = PalaceJudge(table.setup, time_left(table), WEIGHTS)
    most = 0.0
    for move in table.legal_moves():
        if isinstance(move, Take):
            outcome = take_outcome(table, move)
            unfinished = bool(outcome.placed) and not outcome.completes
            more = _progress(judge, table, move) if unfinished else 0.0
            most = max(most, outcome.brings + more)
    return most


def _open_strips(palace: Palace, first: int, end: int) -> int:
    """The number of strips from one window up to another that still lack panes."""
    return sum(None in palace.filled[window] for window in range(max(0, first), end))


def _all_break(table: SintraOpenTable) -> bool:
    """Whether the seat to move can neither place a pane nor return its glazier."""
    moves = table.legal_moves()
    takes = [move for move in moves if isinstance(move, Take)]
    return (
        bool(takes)
        and len(takes) == len(moves)
        and not any(take_outcome(table, move).placed for move in takes)
    )


def _bonus(table: SintraOpenTable, seat: int) -> int:
    setup = table.setup
    windows = table.palaces[seat].windows
    return scoring.bonus_points(windows, setup.side, setup.components)


def _at_once(table: SintraOpenTable) -> int:
    """The most points that the seat to move can score with one move."""
    moves = [move for move in table.legal_moves() if isinstance(move, Take)]
    return max((take_outcome(table, move).brings for move in moves), default=0)
