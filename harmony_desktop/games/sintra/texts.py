"""The texts of Sintra in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases, numbers_in
from harmony_desktop.games.sintra.rules.components import COLOURS as COLOUR_KEYS
from harmony_desktop.games.sintra.rules.components import ROUNDS, Colour, Panes
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    SintraOpenTable,
    Take,
)
from harmony_desktop.games.sintra.rules.outcomes import TakeOutcome, keep_outcomes, take_outcome
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.scoring import winners
from harmony_desktop.games.sintra.rules_text import RULES
from harmony_desktop.games.sintra.set_texts import EDITOR_PROBLEMS, SET_PROBLEMS

_phrase = Phrases("sintra")

__all__ = ("EDITOR_PROBLEMS", "RULES", "SET_PROBLEMS")

FIRST_GAMES: tuple[str, ...] = ()
headline = best_before = result_note = recap = ALONE = None
"""Texts this game does not have."""

OPTIONS = {
    "side": QT_TRANSLATE_NOOP("sintra", "Palace"),
    "components": QT_TRANSLATE_NOOP("sintra", "Strips and values"),
}

VALUES = {
    "side.A": (
        QT_TRANSLATE_NOOP("sintra", "Side A: ornaments"),
        QT_TRANSLATE_NOOP(
            "sintra", "At the end, ornaments between windows reward the panes around them."
        ),
    ),
    "side.B": (
        QT_TRANSLATE_NOOP("sintra", "Side B: one colour"),
        QT_TRANSLATE_NOOP(
            "sintra",
            "At the end, complete windows are multiplied by the panes of their commonest colour.",
        ),
    ),
    "components.standard": (
        QT_TRANSLATE_NOOP("sintra", "Standard"),
        QT_TRANSLATE_NOOP("sintra", "The strips, values and track that come with this game."),
    ),
    "first.lot": (
        QT_TRANSLATE_NOOP("sintra", "Random"),
        QT_TRANSLATE_NOOP("sintra", "In the rulebook, whoever last cleaned a window goes first."),
    ),
}

OWN_SET = (
    QT_TRANSLATE_NOOP("sintra", "Custom set"),
    QT_TRANSLATE_NOOP("sintra", "Strips, values and track of your own, as in your box."),
)
"""Name and explanation of any other value of `components`."""


REASONS = {
    "over": QT_TRANSLATE_NOOP("sintra", "The game is over."),
    "no-such-move": QT_TRANSLATE_NOOP("sintra", "Sintra has no such move."),
    "keep-first": QT_TRANSLATE_NOOP(
        "sintra", "A strip is complete: first choose the pane that goes into the window."
    ),
    "nothing-to-keep": QT_TRANSLATE_NOOP(
        "sintra", "No strip is complete, so there is no pane to choose."
    ),
    "not-on-strip": QT_TRANSLATE_NOOP("sintra", "The complete strip has no pane of that colour."),
    "no-such-workshop": QT_TRANSLATE_NOOP("sintra", "There is no such workshop on the table."),
    "colour-not-there": QT_TRANSLATE_NOOP("sintra", "There is no glass of that colour there."),
    "must-place": QT_TRANSLATE_NOOP(
        "sintra",
        "A strip within the glazier’s reach can take some of this glass, so you cannot let "
        "all of it break.",
    ),
    "no-such-strip": QT_TRANSLATE_NOOP("sintra", "There is no such strip."),
    "strip-gone": QT_TRANSLATE_NOOP(
        "sintra", "This window is complete and its strip has left the game."
    ),
    "left-of-glazier": QT_TRANSLATE_NOOP(
        "sintra", "The glazier only moves right. To work further left, send the glazier back first."
    ),
    "does-not-fit": QT_TRANSLATE_NOOP(
        "sintra", "This strip has no free space for glass of that colour."
    ),
    "jokers": QT_TRANSLATE_NOOP("sintra", "Jokers to fill here: at least {least}, at most {most}."),
    "glazier-home": QT_TRANSLATE_NOOP(
        "sintra", "The glazier already stands at the leftmost strip, so you must take glass."
    ),
    "no-way-back": QT_TRANSLATE_NOOP(
        "sintra",
        "The glazier can only return to the left, and no strip is left there: you must take glass.",
    ),
    "no-strips": QT_TRANSLATE_NOOP("sintra", "No strip is left for the glazier to return to."),
}

SCORE_LINES = {
    "points": QT_TRANSLATE_NOOP("sintra", "Points earned during play"),
    "leftovers": QT_TRANSLATE_NOOP("sintra", "Panes left on strips: {panes}"),
    "broken": QT_TRANSLATE_NOOP("sintra", "Lost to broken glass"),
    "bonus": QT_TRANSLATE_NOOP("sintra", "Bonus of the palace"),
    "window": QT_TRANSLATE_NOOP("sintra", "Window {window}"),
}
_LOST_TWICE = QT_TRANSLATE_NOOP(
    "sintra", "Lost to broken glass: {paid} during play, {marker} at the marker"
)
_ORNAMENTS = QT_TRANSLATE_NOOP("sintra", "Ornaments")
_FAVOURITE = QT_TRANSLATE_NOOP("sintra", "Complete windows ({windows}) × {colour} panes ({panes})")
_NO_WINDOWS = QT_TRANSLATE_NOOP("sintra", "Complete windows: none yet")

COLOURS = (
    QT_TRANSLATE_NOOP("sintra", "Orange"),
    QT_TRANSLATE_NOOP("sintra", "Yellow"),
    QT_TRANSLATE_NOOP("sintra", "Pink"),
    QT_TRANSLATE_NOOP("sintra", "Blue"),
    QT_TRANSLATE_NOOP("sintra", "Green"),
    QT_TRANSLATE_NOOP("sintra", "Joker"),
)
"""The colours and, last, the joker."""

MOTIFS = (
    QT_TRANSLATE_NOOP("sintra", "circle"),
    QT_TRANSLATE_NOOP("sintra", "triangle"),
    QT_TRANSLATE_NOOP("sintra", "diamond"),
    QT_TRANSLATE_NOOP("sintra", "square"),
    QT_TRANSLATE_NOOP("sintra", "cross"),
    QT_TRANSLATE_NOOP("sintra", "star"),
)

_PANES = QT_TRANSLATE_NOOP("sintra", "{colour} × {count}")
_AND = QT_TRANSLATE_NOOP("sintra", "{first}, {rest}")
_WORKSHOP = QT_TRANSLATE_NOOP("sintra", "workshop {workshop}")
_CENTRE = QT_TRANSLATE_NOOP("sintra", "the centre")
_TAKEN_SHORT = QT_TRANSLATE_NOOP("sintra", "× {count} → strip {strip}")
_TAKEN = QT_TRANSLATE_NOOP("sintra", "{panes} from {source} → strip {strip}")
_ALL_BREAK = QT_TRANSLATE_NOOP("sintra", "{panes} from {source}: all of it breaks")
_BREAKS = QT_TRANSLATE_NOOP("sintra", "{move}; broken: {broken}")
_JOKERS = QT_TRANSLATE_NOOP("sintra", "{move}; jokers: {jokers}")
_TOKEN_TOO = QT_TRANSLATE_NOOP("sintra", "{move}; first-player token")
_COMPLETE = QT_TRANSLATE_NOOP("sintra", "{move}; strip complete, colour bonus: {bonus}")
_COMPLETE_PLAIN = QT_TRANSLATE_NOOP("sintra", "{move}; strip complete")
_KEPT = QT_TRANSLATE_NOOP("sintra", "{colour} into window {window}, points: {points}")
_INTO_WINDOW = QT_TRANSLATE_NOOP("sintra", "{colour} into window {window}")
_RETURNED = QT_TRANSLATE_NOOP("sintra", "The glazier returns to strip {strip}")

_TAKE = QT_TRANSLATE_NOOP("sintra", "Take all panes of one colour from a workshop or the centre.")
_TAKE_OR_RETURN = QT_TRANSLATE_NOOP(
    "sintra", "Take all panes of one colour from a workshop or the centre, or return the glazier."
)
_CHOOSE = QT_TRANSLATE_NOOP(
    "sintra", "The strip is complete. Choose the pane that goes into window {window}."
)
_OTHERS = QT_TRANSLATE_NOOP("sintra", "Another player is at work.")
_OVER = QT_TRANSLATE_NOOP("sintra", "All six rounds are played.")

_TIE_DECIDED = QT_TRANSLATE_NOOP(
    "sintra", "Equal points: whoever lost fewer points to broken glass is ahead."
)
_TIE_SHARED = QT_TRANSLATE_NOOP("sintra", "Tied on points and on broken glass: the win is shared.")

_FITS = QT_TRANSLATE_NOOP("sintra", "Strip {strip} takes {placed} of {taken}.")
_FITS_NOWHERE = QT_TRANSLATE_NOOP("sintra", "No strip within reach takes any of these.")
_COSTS = QT_TRANSLATE_NOOP("sintra", "{outcome} Breaking: {broken}. Cost: {cost}.")
_COSTS_TOKEN = QT_TRANSLATE_NOOP(
    "sintra", "{outcome} Breaking: {broken}, and a step for the first-player token. Cost: {cost}."
)
_COSTS_TOKEN_ONLY = QT_TRANSLATE_NOOP(
    "sintra", "{outcome} A step for the first-player token. Cost: {cost}."
)
_SCORES_PLAIN = QT_TRANSLATE_NOOP("sintra", "{outcome} Completes the strip: {windows} for windows.")
_SCORES = QT_TRANSLATE_NOOP(
    "sintra", "{outcome} Completes the strip: {windows} for windows, {bonus} for colour."
)
_ADDS_BONUS = QT_TRANSLATE_NOOP("sintra", "{outcome} Bonus of the palace: {points}.")
_WITH_JOKERS = QT_TRANSLATE_NOOP("sintra", "{outcome} Jokers filled: {jokers}.")

_EMPTY_SOURCE = QT_TRANSLATE_NOOP("sintra", "{source}: empty")
_FULL_SOURCE = QT_TRANSLATE_NOOP("sintra", "{source}: {panes}")
_SOURCE_TOKEN = QT_TRANSLATE_NOOP("sintra", "{source}, with the first-player token")
_NOTHING = QT_TRANSLATE_NOOP("sintra", "nothing")
_SPACE_FREE = QT_TRANSLATE_NOOP("sintra", "Strip {strip}, space {space}: {colour}, free")
_SPACE_FILLED = QT_TRANSLATE_NOOP("sintra", "Strip {strip}, space {space}: {colour} pane")
_STRIP = QT_TRANSLATE_NOOP("sintra", "Strip {strip}: {filled} of {spaces} filled; free: {free}")
STRIP_REFUSES = QT_TRANSLATE_NOOP("sintra", "Strip {strip}: {reason}")
_STRIP_GLAZIER = QT_TRANSLATE_NOOP("sintra", "{strip}. The glazier stands here.")
_STRIP_GONE = QT_TRANSLATE_NOOP("sintra", "Strip {strip}: removed")
_WINDOW = QT_TRANSLATE_NOOP(
    "sintra", "Window {window}, worth {value}: upper pane {upper}, lower pane {lower}"
)
_NO_PANE = QT_TRANSLATE_NOOP("sintra", "empty")

_INFO = QT_TRANSLATE_NOOP("sintra", "{marker}. In the bag: {bag}. In the glass tower: {tower}.")

MARKET_TITLE = QT_TRANSLATE_NOOP("sintra", "Workshops and centre")
OTHER_PALACES = QT_TRANSLATE_NOOP("sintra", "The other palaces")
BAG_ENTRY = QT_TRANSLATE_NOOP("sintra", "Show the contents of bag and glass tower")
BAG_TITLE = QT_TRANSLATE_NOOP("sintra", "In the bag")
TOWER_TITLE = QT_TRANSLATE_NOOP("sintra", "In the glass tower")
MARKER_TITLE = QT_TRANSLATE_NOOP("sintra", "Round {round} of {rounds}. Bonus colour: {colour}")
BROKEN_TITLE = QT_TRANSLATE_NOOP("sintra", "Broken glass: {value}")
TOKEN = QT_TRANSLATE_NOOP("sintra", "First-player token")
RETURN_BUTTON = QT_TRANSLATE_NOOP("sintra", "Return the glazier")
CHOOSE_JOKERS = QT_TRANSLATE_NOOP("sintra", "How many jokers do you want to fill?")

Values = dict[str, int | str | Phrase]


def colour_name(colour: Colour) -> Phrase:
    """Name a colour, or the joker."""
    return _phrase(COLOURS[colour])


def panes_name(panes: Panes) -> Phrase:
    """Name panes of several colours."""
    parts = [
        _phrase(_PANES, colour=colour_name(colour), count=count)
        for colour, count in enumerate(panes)
        if count
    ]
    return _listed(parts)


def _listed(parts: Sequence[Phrase]) -> Phrase:
    if not parts:
        return _phrase(_NOTHING)
    listed = parts[-1]
    for part in reversed(parts[:-1]):
        listed = _phrase(_AND, first=part, rest=listed)
    return listed


def source_place(source: int) -> Phrase:
    """Name a workshop or the centre."""
    return _phrase(_CENTRE) if source == CENTRE else _phrase(_WORKSHOP, workshop=source + 1)


def source_name(table: SintraOpenTable, source: int) -> Phrase:
    """Name a workshop or the centre, and its panes."""
    place = source_place(source)
    panes = table.source(source)
    name = (
        _phrase(_FULL_SOURCE, source=place, panes=panes_name(panes))
        if any(panes)
        else _phrase(_EMPTY_SOURCE, source=place)
    )
    return _phrase(_SOURCE_TOKEN, source=name) if source == CENTRE and table.token else name


def choice_name(table: SintraOpenTable, source: int, colour: Colour) -> Phrase:
    """Name all panes of one colour at one place: what a turn can take."""
    panes = _phrase(_PANES, colour=colour_name(colour), count=table.source(source)[colour])
    name = _phrase(_FULL_SOURCE, source=source_place(source), panes=panes)
    return _phrase(_SOURCE_TOKEN, source=name) if source == CENTRE and table.token else name


def strip_name(palace: Palace, window: int) -> Phrase:
    """Describe the strip above a window: its progress, and the panes it still takes."""
    side = palace.side_up(window)
    if side is None:
        return _phrase(_STRIP_GONE, strip=window + 1)
    filled = palace.filled[window]
    free = [space for space, pane in zip(side, filled, strict=True) if pane is None]
    counts = tuple(free.count(space) for space in range(len(COLOURS)))
    name = _phrase(
        _STRIP,
        strip=window + 1,
        filled=len(side) - len(free),
        spaces=len(side),
        free=panes_name(counts),
    )
    return _phrase(_STRIP_GLAZIER, strip=name) if palace.glazier == window else name


def space_name(palace: Palace, window: int, space: int) -> Phrase:
    """Describe a space of a strip: its position, and its pane or colour."""
    side = palace.side_up(window)
    if side is None:
        return _phrase(_STRIP_GONE, strip=window + 1)
    pane = palace.filled[window][space]
    return _phrase(
        _SPACE_FREE if pane is None else _SPACE_FILLED,
        strip=window + 1,
        space=space + 1,
        colour=colour_name(side[space] if pane is None else pane),
    )


def window_name(table: SintraOpenTable, palace: Palace, window: int) -> Phrase:
    """Describe a window: its value and its panes."""
    return window_words(window, table.setup.values[window], palace.windows[window])


def window_words(window: int, value: int, glass: Sequence[Colour]) -> Phrase:
    """Describe a window without a table, such as one on the score pad."""
    panes = [colour_name(pane) for pane in glass]
    upper, lower, *_ = [*panes, _phrase(_NO_PANE), _phrase(_NO_PANE)]
    return _phrase(_WINDOW, window=window + 1, value=value, upper=upper, lower=lower)


def marker_name(table: SintraOpenTable) -> Phrase:
    """Describe the round and its bonus colour."""
    colour = table.bonus_colour
    if colour is None:
        return _phrase(_OVER)
    return _phrase(MARKER_TITLE, round=table.round + 1, rounds=ROUNDS, colour=colour_name(colour))


def info_name(table: SintraOpenTable) -> Phrase:
    """Describe the round, and the contents of the bag and the glass tower."""
    if table.bonus_colour is None:
        return marker_name(table)
    return _phrase(
        _INFO,
        marker=marker_name(table),
        bag=panes_name(table.bag),
        tower=panes_name(table.tower),
    )


def outcome_phrase(outcome: TakeOutcome, jokers: bool = False) -> Phrase:
    """Describe the outcome of a Take, for the line beside the pointer; `jokers` tells their number
    even if it is 0."""
    move = outcome.move
    if move.strip == NOWHERE:
        phrase = _phrase(_FITS_NOWHERE)
    else:
        phrase = _phrase(_FITS, strip=move.strip + 1, placed=outcome.placed, taken=outcome.taken)
    if move.jokers or jokers:
        phrase = _phrase(_WITH_JOKERS, outcome=phrase, jokers=move.jokers)
    if outcome.steps:
        text = _COSTS_TOKEN if outcome.token else _COSTS
        text = text if outcome.broken else _COSTS_TOKEN_ONLY
        phrase = _phrase(text, outcome=phrase, broken=outcome.broken, cost=outcome.cost)
    if outcome.completes:
        phrase = _phrase(
            _SCORES if outcome.colour_bonus else _SCORES_PLAIN,
            outcome=phrase,
            windows=outcome.window_points,
            bonus=outcome.colour_bonus,
        )
    if outcome.bonus:
        phrase = _phrase(_ADDS_BONUS, outcome=phrase, points=outcome.bonus)
    return phrase


def describe(view: SintraView, move: Move) -> Phrase:
    """Describe a move; `view` is any seat's view before it."""
    table = view.table
    if isinstance(move, Take):
        outcome = take_outcome(table, move)
        return _describe_take(outcome, choice=_chooses_jokers(table, outcome))
    if isinstance(move, Keep):
        kept = next(one for one in keep_outcomes(table) if one.move == move)
        return _phrase(
            _KEPT,
            colour=colour_name(move.colour),
            window=kept.window + 1,
            points=kept.points,
        )
    return _phrase(_RETURNED, strip=(table.palaces[table.turn].leftmost or 0) + 1)


def kept_words(window: int, move: Keep) -> Phrase:
    """Where a pane goes, where its points are told beside it; windows count from 0."""
    return _phrase(_INTO_WINDOW, colour=colour_name(move.colour), window=window + 1)


def taken_words(table: SintraOpenTable, move: Take) -> Phrase:
    """What was taken, beside a picture of a pane; `table` is the one before it."""
    return _describe_take(take_outcome(table, move), short=True)


def _chooses_jokers(table: SintraOpenTable, outcome: TakeOutcome) -> bool:
    """Whether as many panes could fill another number of jokers (S-6)."""
    move = outcome.move
    if move.strip == NOWHERE:
        return False
    strip = table.palaces[table.turn].strip(move.strip)
    return len(strip.ways[move.colour][outcome.placed]) > 1


def _describe_take(outcome: TakeOutcome, short: bool = False, choice: bool = False) -> Phrase:
    move = outcome.move
    values: Values = {
        "panes": _phrase(_PANES, colour=colour_name(move.colour), count=outcome.taken),
        "source": source_place(move.source),
    }
    if move.strip == NOWHERE:
        phrase = _phrase(_ALL_BREAK, **values)
    else:
        strip = move.strip + 1
        phrase = (
            _phrase(_TAKEN_SHORT, count=outcome.taken, strip=strip)
            if short
            else _phrase(_TAKEN, strip=strip, **values)
        )
        if choice and move.jokers:
            phrase = _phrase(_JOKERS, move=phrase, jokers=move.jokers)
        if outcome.broken:
            phrase = _phrase(_BREAKS, move=phrase, broken=outcome.broken)
    if outcome.token:
        phrase = _phrase(_TOKEN_TOO, move=phrase)
    if outcome.completes:
        text = _COMPLETE if outcome.colour_bonus else _COMPLETE_PLAIN
        phrase = _phrase(text, move=phrase, bonus=outcome.colour_bonus)
    return phrase


def topic(view: SintraView) -> str:
    """The section of the rules that a position is about."""
    if view.to_move is None:
        return "final"
    return "take" if view.table.completed is None else "complete"


PUT_PANES = QT_TRANSLATE_NOOP("sintra", "Put the panes on a strip.")
"""What the player has to do while panes are in the hand."""


def status(view: SintraView) -> Phrase:
    """Describe what the player has to do now."""
    table = view.table
    if view.to_move is None:
        return _phrase(_OVER)
    if view.to_move != view.seat:
        return _phrase(_OTHERS)
    if table.completed is not None:
        return _phrase(_CHOOSE, window=table.completed + 1)
    return _phrase(_TAKE if view.palace.way_back is None else _TAKE_OR_RETURN)


def outcome(view: SintraView) -> tuple[Phrase, ...]:
    """Describe how a tie for the win was decided (S-16)."""
    table = view.table
    totals = [view.score(seat).total for seat in range(table.setup.seats)]
    if totals.count(max(totals)) == 1:
        return ()
    shared = len(winners(table.palaces, table.setup.side, table.setup.components)) > 1
    return (_phrase(_TIE_SHARED if shared else _TIE_DECIDED),)


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    """The label of a line of the score sheet."""
    if key == "bonus":
        if "ornaments" in details:
            return _phrase(_ORNAMENTS)
        colour = details.get("colour")
        if colour is None:
            return _phrase(_NO_WINDOWS)
        values = numbers_in(details)
        values["colour"] = colour_name(COLOUR_KEYS.index(str(colour)))
        return Phrase("sintra", _FAVOURITE, values)
    text = _LOST_TWICE if details.get("paid") else SCORE_LINES[key]
    return Phrase("sintra", text, numbers_in(details))
