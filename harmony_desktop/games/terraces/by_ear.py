"""Terraces by ear: every square with its level and region, how a tile lies, where it may go."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    SEATS,
    TURNS,
    Colour,
    Kind,
    cell_of,
    footprint,
    square_of,
)
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.games.terraces.rules.scoring import Region, regions
from harmony_desktop.games.terraces.rules.view import TerracesView

_phrase = Phrases("terraces")

_SQUARE_IN_REGION = QT_TRANSLATE_NOOP("terraces", "{square}, region {area} × {height}")
_HERE = "{square}; {verdict}"
_LIES = QT_TRANSLATE_NOOP("terraces", "level {level}. {scores}")
_LIES_PLAIN = QT_TRANSLATE_NOOP("terraces", "level {level}")
_CANNOT_LIE = QT_TRANSLATE_NOOP("terraces", "does not fit")
_TOLD = QT_TRANSLATE_NOOP("terraces", "{move}, {lie}. Red {red}, green {green}")
_TOLD_COVERING = QT_TRANSLATE_NOOP(
    "terraces", "{move}, {lie}. It covers {squares}. Red {red}, green {green}"
)
_STANDING = QT_TRANSLATE_NOOP("terraces", "{region}. Tiles left: {count}")
_NO_REGION = QT_TRANSLATE_NOOP("terraces", "No region yet. Tiles left: {count}")
_REGION = QT_TRANSLATE_NOOP("terraces", "{region}. Squares: {squares}")
_AT_LEVEL = QT_TRANSLATE_NOOP("terraces", "{place}, level {level}")
_ROW = QT_TRANSLATE_NOOP("terraces", "Row {place}, beginning {start}: {squares}")
_COLUMN = QT_TRANSLATE_NOOP("terraces", "Column {place}, beginning {start}: {squares}")
_MIDDLE = QT_TRANSLATE_NOOP("terraces", "of the start square")
_SHORT = "{colour} {level}"
_GAP = QT_TRANSLATE_NOOP("terraces", "table")
_PLACES = QT_TRANSLATE_NOOP("terraces", "{lie}, level {level}: {places}")
_NO_PLACES = QT_TRANSLATE_NOOP("terraces", "It doesn’t fit on top anywhere.")
_TO_COME = QT_TRANSLATE_NOOP("terraces", "{player}, still to come: {tiles}")
_KINDS = "{tile} × {count}"

_IN_ONE_BREATH = 4
"""How many kinds of tiles are told at once."""


def told(steps: Sequence[tuple[TerracesView, TerracesView, Move]]) -> Sequence[Phrase]:
    """Each tile with how it lies, and at last what both best regions are worth now."""
    said = []
    for before, after, move in steps:
        phrase = texts.describe(before, move)
        if isinstance(move, Lay):
            red, green = (_best(after, colour) for colour in COLOUR_OF_SEAT)
            lie = texts.lie_name(move.turn)
            covered = tuple(
                texts.colour_name(before.layout.colour(x, y))
                for x, y in footprint(move.x, move.y, move.turn)
                if before.layout.level(x, y)
            )
            text = _TOLD_COVERING if covered else _TOLD
            phrase = _phrase(text, move=phrase, lie=lie, red=red, green=green, squares=covered)
        said.append(phrase)
    return said


def _best(view: TerracesView, colour: Colour) -> int:
    found = regions(view.layout.squares(), colour)
    return found[0].points if found else 0


def square(view: TerracesView, x: int, y: int) -> Phrase:
    """A square with its colour, its level and the region it belongs to."""
    name = texts.square_name(view, x, y)
    region = _region_at(view, x, y)
    if region is None:
        return name
    return _phrase(_SQUARE_IN_REGION, square=name, area=region.area, height=region.height)


def _region_at(view: TerracesView, x: int, y: int) -> Region | None:
    """The region of a coloured square."""
    if not view.layout.level(x, y) or view.layout.colour(x, y) not in COLOUR_OF_SEAT:
        return None
    cell = cell_of(x, y)
    found = regions(view.layout.squares(), view.layout.colour(x, y))
    return next((one for one in found if cell in one.cells), None)


def promise(view: TerracesView, move: Lay, scores: bool) -> Phrase:
    """The square under the corner of a tile, and what the tile would do there.

    How the tile lies is told when it is turned, and why it does not fit when it is laid.
    """
    problem = view.problem(view.seat, move.tile, move.x, move.y, move.turn)
    if problem is not None:
        verdict = _phrase(_CANNOT_LIE)
    else:
        after = view.preview(move)
        red, green = (after.points[view.side(side)] for side in range(SEATS))
        points = texts.preview_name((red, green))
        text = _LIES if scores else _LIES_PLAIN
        verdict = _phrase(text, level=after.level, scores=points)
    return _phrase(_HERE, square=square(view, move.x, move.y), verdict=verdict)


def board(view: TerracesView, seat: int) -> Sequence[Phrase]:
    """A player's regions, the best first, each with its squares and their levels."""
    found = view.regions(seat)
    count = view.face_down[seat] + len(view.hands[seat])
    if not found:
        return (_phrase(_NO_REGION, count=count),)
    said = [_phrase(_STANDING, region=texts.region_name(found[0]), count=count)]
    for region in found:
        squares = tuple(_at_level(view, *square_of(cell)) for cell in region.cells)
        said.append(_phrase(_REGION, region=texts.region_name(region), squares=squares))
    return said


def _at_level(view: TerracesView, x: int, y: int) -> Phrase:
    return _phrase(_AT_LEVEL, place=texts.place_name(x, y), level=view.layout.level(x, y))


def line(view: TerracesView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The row and the column through a square of the landscape."""
    zone, key = focus
    if zone != "board" or not isinstance(key, tuple):
        return ()
    x, y = key
    west, north, width, height = view.layout.bounds()
    row = tuple(_short(view, at, y) for at in range(west, west + width))
    column = tuple(_short(view, x, at) for at in range(north, north + height))
    return (
        _phrase(_ROW, place=_across(0, y), start=texts.place_name(west, 0), squares=row),
        _phrase(_COLUMN, place=_across(x, 0), start=texts.place_name(0, north), squares=column),
    )


def _across(x: int, y: int) -> Phrase:
    return texts.place_name(x, y) if x or y else _phrase(_MIDDLE)


def _short(view: TerracesView, x: int, y: int) -> Phrase:
    level = view.layout.level(x, y)
    if not level:
        return _phrase(_GAP)
    return _phrase(_SHORT, colour=texts.colour_name(view.layout.colour(x, y)), level=level)


def where(view: TerracesView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """Every region of the colour at the focus; at a tile, where it may go, the highest first.

    On the bare table and on neutral squares, that is where the only tile may go.
    """
    zone, key = focus
    hand = view.hands[view.seat]
    if zone == "tray" and isinstance(key, int) and key < len(hand):
        return places(view, hand[key])
    if zone != "board" or not isinstance(key, tuple):
        return ()
    if not view.layout.level(*key) or view.layout.colour(*key) not in COLOUR_OF_SEAT:
        return places(view, hand[0]) if len(hand) == 1 and view.to_move == view.seat else ()
    colour = view.layout.colour(*key)
    return [
        _phrase(
            _REGION,
            region=texts.region_name(region),
            squares=tuple(_at_level(view, *square_of(cell)) for cell in region.cells),
        )
        for region in regions(view.layout.squares(), colour)
    ]


def places(view: TerracesView, tile: Kind) -> Sequence[Phrase]:
    """Where the corner of a tile may lie on other tiles, for each way to turn it."""
    said: list[Phrase] = []
    for turn in TURNS:
        lie = texts.lie_name(turn)
        found: dict[int, list[Phrase]] = {}
        for x, y in view.places(view.seat, tile, turn):
            level = view.layout.level(x, y)
            if level:
                found.setdefault(level + 1, []).append(texts.place_name(x, y))
        said += [
            _phrase(_PLACES, lie=lie, level=level, places=tuple(found[level]))
            for level in sorted(found, reverse=True)
        ]
    return said or [_phrase(_NO_PLACES)]


def left(view: TerracesView) -> Sequence[Phrase]:
    """The tiles that both players have not laid yet."""
    said = []
    for seat in (view.seat, 1 - view.seat):
        side = view.side(seat)
        tiles = tuple(
            _phrase(_KINDS, tile=texts.tile_name(side, kind), count=count)
            for kind, count in enumerate(view.unlaid(seat))
            if count
        )
        player = _phrase(texts.PLAYERS[side])
        said += [
            _phrase(_TO_COME, player=player, tiles=tiles[at : at + _IN_ONE_BREATH])
            for at in range(0, len(tiles), _IN_ONE_BREATH)
        ]
    return said
