"""Harmony by ear: what a tile did, the open lines, the bag; marked for translation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.harmony import texts
from harmony_desktop.games.harmony.rules.components import (
    CELL_COUNT,
    LINES,
    LINES_OF_CELL,
    TILES,
    VALUES,
    Board,
    Direction,
    Line,
    Tile,
)
from harmony_desktop.games.harmony.rules.game import HarmonyView, PlaceTile
from harmony_desktop.games.harmony.rules.scoring import (
    LineState,
    Status,
    bearing,
    line_state,
    line_states,
)

_phrase = Phrases("harmony")

_TOLD = "{cell}: {effects}"
_COMPLETE = QT_TRANSLATE_NOOP("harmony", "completes {line}: {points}")
_BROKE = QT_TRANSLATE_NOOP("harmony", "breaks {line}, {placed} of {length}")
_BROKE_NOTHING = QT_TRANSLATE_NOOP("harmony", "breaks nothing")

_HERE = "{there}. {effects}"
_WOULD_COMPLETE = QT_TRANSLATE_NOOP("harmony", "{value} completes its line, {points}")
_WOULD_JOIN = QT_TRANSLATE_NOOP("harmony", "{value} joins {placed} of {length}")
_WOULD_BEGIN = QT_TRANSLATE_NOOP("harmony", "{value} begins a line of {length}")
_WOULD_BREAK = QT_TRANSLATE_NOOP("harmony", "{value} breaks {other}, {placed} of {length}")
_NO_LINE = QT_TRANSLATE_NOOP("harmony", "no open line")

_LINE_NAMES = {
    Direction.VERTICAL: QT_TRANSLATE_NOOP("harmony", "column {number}"),
    Direction.RISING: QT_TRANSLATE_NOOP("harmony", "rising line {number}"),
    Direction.FALLING: QT_TRANSLATE_NOOP("harmony", "falling line {number}"),
}
_SHORT_CELL = "{column}-{row}"
_POINTS = QT_TRANSLATE_NOOP("harmony", "Points: {points}. Tiles: {tiles} of {cells}")
_OPEN_LINE = QT_TRANSLATE_NOOP(
    "harmony", "{line}: {value} × {length} = {points}; missing {cells}; tiles left: {bag}"
)
_COMPLETE_LINE = QT_TRANSLATE_NOOP("harmony", "{line}: complete, {value} × {length} = {points}")
_BROKEN_LINE = QT_TRANSLATE_NOOP("harmony", "{line}: broken: {values}")
_EMPTY_LINE = QT_TRANSLATE_NOOP("harmony", "{line}: empty, {length} cells")
_VALUE = "{value}"
_NO_VALUE = QT_TRANSLATE_NOOP("harmony", "empty")
_NO_OPEN_LINES = QT_TRANSLATE_NOOP("harmony", "No line is open")
_VALUE_LINES = "{value}: {lines}"
_JOINS = QT_TRANSLATE_NOOP("harmony", "{line}, {placed} of {length}, missing {cells}")
_EMPTY_LINES = QT_TRANSLATE_NOOP("harmony", "no line yet; empty: {lines}")
_NOWHERE = QT_TRANSLATE_NOOP("harmony", "no line and no room for one")
_BAG = QT_TRANSLATE_NOOP("harmony", "Left in the bag: {counts}")
_COUNT = "{value}: {count}"
_TILES_WITH = QT_TRANSLATE_NOOP("harmony", "Tiles left with {value}: {tiles}")
_OTHER_VALUES = "{rising}-{falling}"
_NEVER_CALLED = QT_TRANSLATE_NOOP("harmony", "Never called: {tiles}")


def line_name(line: Line) -> Phrase:
    """Name a line by its direction and its number from the left or the top."""
    return _phrase(_LINE_NAMES[line.direction], number=line.index + 1)


def told(steps: Sequence[tuple[HarmonyView, HarmonyView, PlaceTile]]) -> Sequence[Phrase]:
    """Where each tile lies, which lines it completed and which it broke."""
    return [_told(before, move) for before, _, move in steps]


def _told(before: HarmonyView, move: PlaceTile) -> Phrase:
    if before.to_move != before.seat:
        return texts.describe(before, move)
    tile, board = before.called[-1], before.boards[before.seat]
    with_tile = board[: move.cell] + (tile,) + board[move.cell + 1 :]
    said, broken = [], []
    for number in LINES_OF_CELL[move.cell]:
        was, now = line_state(board, LINES[number]), line_state(with_tile, LINES[number])
        if now.status is Status.COMPLETE:
            said.append(_phrase(_COMPLETE, line=line_name(now.line), points=now.points))
        elif was.status is Status.OPEN and now.status is Status.BROKEN:
            line, length = line_name(was.line), was.line.length
            broken.append(_phrase(_BROKE, line=line, placed=was.placed, length=length))
    said += broken or [_phrase(_BROKE_NOTHING)]
    return _phrase(_TOLD, cell=texts.cell_place(move.cell), effects=tuple(said))


def promise(view: HarmonyView, cell: int) -> Phrase:
    """A cell of the viewer's board, and what the called tile would do there."""
    board, tile = view.boards[view.seat], view.tile
    there = texts.cell_in(view.setup, board, cell)
    if tile is None or board[cell] is not None or view.to_move != view.seat:
        return there
    after = board[:cell] + (tile,) + board[cell + 1 :]
    effects = []
    for number in LINES_OF_CELL[cell]:
        was, now = line_state(board, LINES[number]), line_state(after, LINES[number])
        if (said := _promise_in(was, now, TILES[tile][was.line.direction])) is not None:
            effects.append(said)
    return _phrase(_HERE, there=there, effects=tuple(effects) or _phrase(_NO_LINE))


def _promise_in(was: LineState, now: LineState, value: int) -> Phrase | None:
    """What a value would do to one line; None if the line is broken already."""
    length = was.line.length
    if now.status is Status.COMPLETE:
        return _phrase(_WOULD_COMPLETE, value=value, points=now.points)
    if was.status is Status.EMPTY:
        return _phrase(_WOULD_BEGIN, value=value, length=length)
    if was.status is not Status.OPEN:
        return None
    if now.status is Status.OPEN:
        return _phrase(_WOULD_JOIN, value=value, placed=was.placed, length=length)
    return _phrase(_WOULD_BREAK, value=value, other=was.value, placed=was.placed, length=length)


def board(view: HarmonyView, seat: int) -> Sequence[Phrase]:
    """A player's points and open lines, the most valuable first."""
    tiles = view.boards[seat]
    placed = sum(tile is not None for tile in tiles)
    points = view.score(seat).total
    said = [_phrase(_POINTS, points=points, tiles=placed, cells=CELL_COUNT)]
    states = [one for one in line_states(tiles) if one.status is Status.OPEN]
    states.sort(key=lambda one: -one.value * one.line.length)
    said += [_line_words(view, tiles, one) for one in states]
    return said if states else [*said, _phrase(_NO_OPEN_LINES)]


def line(view: HarmonyView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The three lines through a cell."""
    zone, cell = focus
    if zone != "board" or not isinstance(cell, int):
        return ()
    tiles = view.boards[seat]
    lines = (LINES[number] for number in LINES_OF_CELL[cell])
    return [_line_words(view, tiles, line_state(tiles, one)) for one in lines]


def where(view: HarmonyView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The open lines for each value of the tile at the focus, or of the called tile."""
    zone, key = focus
    tiles = view.boards[seat]
    tile = tiles[key] if zone == "board" and isinstance(key, int) else None
    tile = view.tile if tile is None else tile
    if tile is None:
        return ()
    return [_value_words(tiles, tile, direction) for direction in Direction]


def left(view: HarmonyView) -> Sequence[Phrase]:
    """The values still in the bag, or the tiles that were never called."""
    if view.to_move is None and view.finished:
        unseen = tuple(texts.name_in(view.setup, tile) for tile in view.finished[-1].unseen)
        return (_phrase(_NEVER_CALLED, tiles=unseen),)
    counts = tuple(
        _phrase(_COUNT, value=value, count=bearing(view.bag, direction, value))
        for direction in Direction
        for value in VALUES[direction]
    )
    return (_phrase(_BAG, counts=counts), *_tiles_left(view))


def _tiles_left(view: HarmonyView) -> Iterator[Phrase]:
    """The tiles in the bag, those with one upright value at a time."""
    for value in VALUES[Direction.VERTICAL]:
        tiles = tuple(
            _phrase(
                _OTHER_VALUES,
                rising=TILES[tile][Direction.RISING],
                falling=TILES[tile][Direction.FALLING],
            )
            for tile in sorted(view.bag)
            if TILES[tile][Direction.VERTICAL] == value
        )
        if tiles:
            yield _phrase(_TILES_WITH, value=value, tiles=tiles)


def _line_words(view: HarmonyView, tiles: Board, state: LineState) -> Phrase:
    line, length = state.line, state.line.length
    name = line_name(line)
    if state.status is Status.EMPTY:
        return _phrase(_EMPTY_LINE, line=name, length=length)
    if state.status is Status.BROKEN:
        values = tuple(_value_at(tiles[cell], line.direction) for cell in line.cells)
        return _phrase(_BROKEN_LINE, line=name, values=values)
    points = state.value * length
    if state.status is Status.COMPLETE:
        return _phrase(_COMPLETE_LINE, line=name, value=state.value, length=length, points=points)
    return _phrase(
        _OPEN_LINE,
        line=name,
        value=state.value,
        length=length,
        points=points,
        cells=_missing(tiles, line),
        bag=view.still_to_place(line.direction, state.value),
    )


def _value_at(tile: Tile | None, direction: Direction) -> Phrase:
    return _phrase(_NO_VALUE) if tile is None else _phrase(_VALUE, value=TILES[tile][direction])


def _missing(tiles: Board, line: Line) -> tuple[Phrase, ...]:
    return tuple(_short_cell(cell) for cell in line.cells if tiles[cell] is None)


def _short_cell(cell: int) -> Phrase:
    column, row = texts.column_and_row(cell)
    return _phrase(_SHORT_CELL, column=column, row=row)


def _value_words(tiles: Board, tile: Tile, direction: Direction) -> Phrase:
    """The open lines of one value of a tile, or the empty lines it could begin."""
    value = TILES[tile][direction]
    states = [one for one in line_states(tiles) if one.line.direction is direction]
    joins = tuple(
        _phrase(
            _JOINS,
            line=line_name(one.line),
            placed=one.placed,
            length=one.line.length,
            cells=_missing(tiles, one.line),
        )
        for one in states
        if one.status is Status.OPEN and one.value == value
    )
    if joins:
        return _phrase(_VALUE_LINES, value=value, lines=joins)
    free = tuple(line_name(one.line) for one in states if one.status is Status.EMPTY)
    lines = _phrase(_EMPTY_LINES, lines=free) if free else _phrase(_NOWHERE)
    return _phrase(_VALUE_LINES, value=value, lines=lines)
