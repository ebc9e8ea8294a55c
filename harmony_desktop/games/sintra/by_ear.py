"""Sintra by ear: a palace in short pieces, the market by colour, the bonuses to come."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.components import ROUNDS, WINDOWS, Colour
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.open_table import CENTRE, SintraOpenTable

_phrase = Phrases("sintra")

_POINTS = QT_TRANSLATE_NOOP(
    "sintra", "Points: {points}. The glazier stands at strip {strip}. Broken glass: {broken}"
)
_COLUMN = "{window}. {strip}"
_SPACES = QT_TRANSLATE_NOOP("sintra", "Strip {strip}, from the top: {spaces}")
_FILLED = QT_TRANSLATE_NOOP("sintra", "{colour} filled")
_BONUSES = QT_TRANSLATE_NOOP("sintra", "Bonus colours to come: {colours}")
_BONUS = QT_TRANSLATE_NOOP("sintra", "round {round} {colour}")
_LAST_ROUND = QT_TRANSLATE_NOOP("sintra", "This is the last round")
_BAG = QT_TRANSLATE_NOOP("sintra", "In the bag: {bag}. In the glass tower: {tower}")
_LIES = QT_TRANSLATE_NOOP("sintra", "{colour} lies here: {sources}")
_LIES_NOWHERE = QT_TRANSLATE_NOOP("sintra", "{colour} lies nowhere in the market")
_FITS = QT_TRANSLATE_NOOP("sintra", "{colour} fits: {strips}")
_FITS_NOWHERE = QT_TRANSLATE_NOOP("sintra", "No strip in reach takes {colour}")
_ON_STRIP = QT_TRANSLATE_NOOP("sintra", "strip {strip} × {count}")
_ON_STRIP_JOKERS = QT_TRANSLATE_NOOP("sintra", "strip {strip} × {count} and jokers × {jokers}")
_AT = "{source} × {count}"


def told(steps: Sequence[tuple[SintraView, SintraView, Move]]) -> Sequence[Phrase]:
    """Each move with what it broke and completed, and the round that began after it."""
    said = []
    for before, after, move in steps:
        said.append(texts.describe(before, move))
        if after.table.round != before.table.round and after.to_move is not None:
            said.append(texts.marker_name(after.table))
    return said


def board(view: SintraView, seat: int) -> Sequence[Phrase]:
    """A palace: its points, then strip by strip with the window below."""
    table = view.table
    palace = table.palaces[seat]
    said = [
        _phrase(
            _POINTS,
            points=view.score(seat).total,
            strip=palace.glazier + 1,
            broken=table.setup.components.track[palace.broken],
        )
    ]
    return said + [_column(table, seat, window) for window in range(WINDOWS)]


def line(view: SintraView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The strip and the window at the focus, or everything in the source there and the others."""
    zone, key = focus
    palace = view.table.palaces[seat]
    if zone == "market" and isinstance(key, tuple):
        others = (source for source in view.table.sources if source != key[0])
        filled = (source for source in others if any(view.table.source(source)))
        return [texts.source_name(view.table, source) for source in (key[0], *filled)]
    window = _window(zone, key)
    if window is None:
        return ()
    if (side := palace.side_up(window)) is None:
        return (_column(view.table, seat, window),)
    spaces = []
    for space, pane in zip(side, palace.filled[window], strict=True):
        name = texts.colour_name(space if pane is None else pane)
        spaces.append(name if pane is None else _phrase(_FILLED, colour=name))
    return (
        _phrase(_SPACES, strip=window + 1, spaces=tuple(spaces)),
        texts.window_name(view.table, palace, window),
    )


def where(view: SintraView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """Where panes of the colour at the focus lie, and which strips in reach take them."""
    colour = _colour(view, focus)
    if colour is None:
        return ()
    table, name = view.table, texts.colour_name(colour)
    sources = tuple(
        _phrase(_AT, source=texts.source_place(source), count=table.source(source)[colour])
        for source in (*range(len(table.workshops)), CENTRE)
        if table.source(source)[colour]
    )
    palace = table.palaces[seat]
    strips = tuple(
        _phrase(
            _ON_STRIP_JOKERS if palace.room(window, colour)[1] else _ON_STRIP,
            strip=window + 1,
            count=palace.room(window, colour)[0],
            jokers=palace.room(window, colour)[1],
        )
        for window in palace.reachable(colour)
    )
    return (
        _phrase(_LIES, colour=name, sources=sources)
        if sources
        else _phrase(_LIES_NOWHERE, colour=name),
        _phrase(_FITS, colour=name, strips=strips)
        if strips
        else _phrase(_FITS_NOWHERE, colour=name),
    )


def left(view: SintraView) -> Sequence[Phrase]:
    """The round, the bonus colours to come, and what is in bag and tower."""
    table = view.table
    bag = _phrase(_BAG, bag=texts.panes_name(table.bag), tower=texts.panes_name(table.tower))
    return (texts.marker_name(table), bonuses(table), bag)


def bonuses(table: SintraOpenTable) -> Phrase:
    """The bonus colours of the rounds to come."""
    coming = tuple(
        _phrase(
            _BONUS, round=ROUNDS - len(table.marker) + ahead + 1, colour=texts.colour_name(colour)
        )
        for ahead, colour in enumerate(table.marker)
        if ahead
    )
    return _phrase(_BONUSES, colours=coming) if coming else _phrase(_LAST_ROUND)


def _column(table: SintraOpenTable, seat: int, window: int) -> Phrase:
    """A strip and the window below it."""
    palace = table.palaces[seat]
    return _phrase(
        _COLUMN,
        strip=texts.strip_name(palace, window),
        window=texts.window_name(table, palace, window),
    )


def _window(zone: str, key: object) -> int | None:
    """The number of the window that a spot belongs to."""
    own = zone in ("board", "windows") and isinstance(key, int) and 0 <= key < WINDOWS
    return int(str(key)) if own else None


def _colour(view: SintraView, focus: tuple[str, object]) -> Colour | None:
    """The colour at the focus: panes of the market, the pane to keep, else the bonus colour."""
    zone, key = focus
    if zone == "market" and isinstance(key, tuple):
        return int(key[1])
    if zone == "keep" and isinstance(key, int):
        return key
    return view.table.bonus_colour
