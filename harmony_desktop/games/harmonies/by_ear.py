"""Harmonies by ear: habitats as directions from the cube, where they stand and what they lack."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import DIRECTIONS, Hex
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.names import STACK_NAMES
from harmony_desktop.games.harmonies.rules import habitats
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, EMPTY
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceCube, PlaceToken
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

_phrase = Phrases("harmonies")

_DIRECTIONS = (
    QT_TRANSLATE_NOOP("harmonies", "{stack} above"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} at the upper right"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} at the lower right"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} below"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} at the lower left"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} at the upper left"),
)
"""A neighbour in each direction, clockwise from the top."""
_BEYOND = (
    QT_TRANSLATE_NOOP("harmonies", "{stack} two above"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} two to the upper right"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} two to the lower right"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} two below"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} two to the lower left"),
    QT_TRANSLATE_NOOP("harmonies", "{stack} two to the upper left"),
)
"""The same, one hex further on."""
_OVER_UPPER_LEFT = QT_TRANSLATE_NOOP("harmonies", "{stack} above the hex at the upper left")

_CARD = QT_TRANSLATE_NOOP("harmonies", "{state}. {worth}. Cube on {cube}; {around}; any rotation.")
_OPEN_CARD = QT_TRANSLATE_NOOP(
    "harmonies",
    "{card}, worth {values} with 1 to {steps} cubes. Cube on {cube}; {around}; any rotation.",
)
_SPIRIT = QT_TRANSLATE_NOOP("harmonies", "{state}. {worth} Cube on {cube}; {around}; any rotation.")
_STANDS = QT_TRANSLATE_NOOP("harmonies", "{card} stands at {cells}")
_LACKS = QT_TRANSLATE_NOOP("harmonies", "{card} lacks one token: {tokens}")
_LACKING = QT_TRANSLATE_NOOP("harmonies", "{colour} at {cell} for the cube at {cube}")
_LACKS_MORE = QT_TRANSLATE_NOOP("harmonies", "{card} lacks more than one token everywhere")
_SHORT_CELL = "{column}-{row}"
_VALUE = "{value}"

_TOLD_POINTS = QT_TRANSLATE_NOOP("harmonies", "{move}, points: {points}")
_NOW_STANDS = QT_TRANSLATE_NOOP("harmonies", "{move}; habitat complete: {card}")
_WOULD_STAND = QT_TRANSLATE_NOOP("harmonies", "{promise}; completes the habitat: {card}")
_POINTS = QT_TRANSLATE_NOOP("harmonies", "Points: {points}. Empty hexes: {empty}")
_COLUMN = QT_TRANSLATE_NOOP("harmonies", "Column {column}, from the top: {stacks}")
_AROUND = QT_TRANSLATE_NOOP("harmonies", "Around column {column}, hex {row}: {stacks}")
_FOUND = "{stack}: {cells}"
_FOUND_NOWHERE = QT_TRANSLATE_NOOP("harmonies", "{stack}: nowhere on the board")
_GOES = QT_TRANSLATE_NOOP("harmonies", "{colour} can go on: {stacks}")
_GOES_ON = QT_TRANSLATE_NOOP("harmonies", "{stack} at {cells}")
_EMPTY_CELLS = QT_TRANSLATE_NOOP("harmonies", "empty hexes, {count}")
_BAG = QT_TRANSLATE_NOOP("harmonies", "In the bag: {counts}")
_COUNT = "{colour} {count}"
_TURNS = QT_TRANSLATE_NOOP("harmonies", "Turns left: {least} to {most}")
_ROW = QT_TRANSLATE_NOOP("harmonies", "Cards in the row: {cards}")


def told(steps: Sequence[tuple[HarmoniesView, HarmoniesView, Move]]) -> Sequence[Phrase]:
    """The moves of a turn, with the points and the habitats that tokens and cubes brought."""
    shown = [one for one in steps if not isinstance(one[2], EndTurn)]
    return [_told(*one) for one in shown or steps]


def _told(before: HarmoniesView, after: HarmoniesView, move: Move) -> Phrase:
    said = texts.describe(before, move)
    mover = before.to_move
    if mover is None or not isinstance(move, PlaceToken | PlaceCube):
        return said
    points = after.score(mover).total - before.score(mover).total
    said = _phrase(_TOLD_POINTS, move=said, points=points) if points else said
    if isinstance(move, PlaceToken):
        new = tuple(
            texts.card_name(CARDS[held.card].id)
            for held in after.table.lands[mover].cards
            if held.placed < CARDS[held.card].steps
            and set(after.cube_cells(held.card, mover)) - set(before.cube_cells(held.card, mover))
        )
        said = _phrase(_NOW_STANDS, move=said, card=new) if new else said
    return said


def with_habitats(view: HarmoniesView, promise: Phrase, colour: int, cell: int) -> Phrase:
    """What a token would do on a hex, with the cards whose habitat it would complete."""
    land, side = view.land, view.setup.side
    cards = tuple(
        texts.card_name(CARDS[held.card].id)
        for held in land.cards
        if held.placed < CARDS[held.card].steps
        and any(
            (near.cell, near.colour) == (cell, colour)
            for near in habitats.near_cells(side, land.stacks, land.cubes, held.card)
        )
    )
    return _phrase(_WOULD_STAND, promise=promise, card=cards) if cards else promise


def card_words(view: HarmoniesView, seat: int, card: int) -> Phrase:
    """A card: its progress, its values or reward, and its habitat as seen from the cube.

    The habitat is told as the card shows it, from the top.
    """
    (_, _, cube), *parts = CARDS[card].habitat
    shown = [(Hex(q, r).turned(CARDS[card].turn), stack) for q, r, stack in parts]
    shown.sort(key=lambda part: (round(part[0].centre()[1], 3), part[0].centre()[0]))
    around = tuple(_phrase(_direction(step), stack=texts.part_name(stack)) for step, stack in shown)
    if not CARDS[card].spirit and view.table.lands[seat].holding(card) is None:
        return _phrase(
            _OPEN_CARD,
            card=texts.card_name(CARDS[card].id),
            values=tuple(_phrase(_VALUE, value=value) for value in CARDS[card].values),
            steps=CARDS[card].steps,
            cube=texts.part_name(cube),
            around=around,
        )
    return _phrase(
        _SPIRIT if CARDS[card].spirit else _CARD,
        state=texts.card_state(view, seat, card),
        worth=texts.card_worth(view, seat, card),
        cube=texts.part_name(cube),
        around=around,
    )


def _direction(step: Hex) -> str:
    """The text for a part of a habitat that lies so far from the cube."""
    if step in DIRECTIONS:
        return _DIRECTIONS[DIRECTIONS.index(step)]
    for index, direction in enumerate(DIRECTIONS):
        if step == direction + direction:
            return _BEYOND[index]
    return _OVER_UPPER_LEFT


def habitat_words(view: HarmoniesView, seat: int, card: int) -> Sequence[Phrase]:
    """Where the habitat of a card stands on a board, and where it lacks one token."""
    name = texts.card_name(CARDS[card].id)
    land, side = view.table.lands[seat], view.setup.side
    said = []
    if cells := view.cube_cells(card, seat):
        said.append(_phrase(_STANDS, card=name, cells=tuple(_short(view, one) for one in cells)))
    near = habitats.near_cells(side, land.stacks, land.cubes, card)
    if near:
        tokens = tuple(
            _phrase(
                _LACKING,
                colour=texts.colour_name(COLOURS[one.colour]),
                cell=_short(view, one.cell),
                cube=_short(view, one.cube),
            )
            for one in near
        )
        said.append(_phrase(_LACKS, card=name, tokens=tokens))
    return said or [_phrase(_LACKS_MORE, card=name)]


def board(view: HarmoniesView, seat: int) -> Sequence[Phrase]:
    """A player's points, column by column what stands there, and the cards."""
    land = view.table.lands[seat]
    sheet = view.score(seat)
    said = [_phrase(_POINTS, points=sheet.total, empty=land.empty_hexes)]
    columns = sorted({column for column, _ in view.side.places})
    said += [_column_words(view, seat, column) for column in columns]
    said += [card_words(view, seat, held.card) for held in land.cards]
    return said


def _column_words(view: HarmoniesView, seat: int, column: int) -> Phrase:
    stacks = tuple(
        _stack(view, seat, cell)
        for cell, place in enumerate(view.side.places)
        if place[0] == column
    )
    return _phrase(_COLUMN, column=column + 1, stacks=stacks)


def line(view: HarmoniesView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The hexes around one and its column; at a card, where its habitat stands."""
    zone, key = focus
    if (card := _card(zone, key)) is not None:
        return habitat_words(view, view.seat, card)
    if zone != "board" or not isinstance(key, int):
        return ()
    here, side = view.side.hexes[key], view.side
    column, row = side.places[key]
    around = tuple(
        _phrase(_DIRECTIONS[index], stack=_stack(view, seat, cell))
        for index, beside in enumerate(here.neighbours())
        if (cell := side.cell(beside)) is not None
    )
    return (
        _phrase(_AROUND, column=column + 1, row=row + 1, stacks=around),
        _column_words(view, seat, column),
    )


def where(view: HarmoniesView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """Where the landscape at the focus stands, where a token can go, or what a card lacks."""
    zone, key = focus
    if (card := _card(zone, key)) is not None:
        return habitat_words(view, view.seat, card)
    if zone == "board" and isinstance(key, int):
        stack = view.table.lands[seat].stacks[key]
        cells = [cell for cell, other in enumerate(view.table.lands[seat].stacks) if other == stack]
        name = _phrase(STACK_NAMES[stack])
        return (_phrase(_FOUND, stack=name, cells=tuple(_short(view, one) for one in cells)),)
    colours = view.table.hand
    if zone == "spaces" and isinstance(key, int):
        colours = view.table.spaces[key]
    elif zone == "hand" and isinstance(key, int):
        colours = colours[key : key + 1]
    return [_goes(view, colour) for colour in dict.fromkeys(colours)]


def _goes(view: HarmoniesView, colour: int) -> Phrase:
    """The stacks of the viewer's board that take a colour."""
    stacks = view.land.stacks
    by_stack: dict[int, list[int]] = {}
    for cell in view.token_cells(colour):
        by_stack.setdefault(stacks[cell], []).append(cell)
    said = tuple(
        _phrase(_EMPTY_CELLS, count=len(cells))
        if stack == EMPTY
        else _phrase(
            _GOES_ON,
            stack=_phrase(STACK_NAMES[stack]),
            cells=tuple(_short(view, cell) for cell in cells),
        )
        for stack, cells in sorted(by_stack.items(), key=lambda one: one[0] == EMPTY)
    )
    name = texts.colour_name(COLOURS[colour])
    return _phrase(_GOES, colour=name, stacks=said) if said else _phrase(_FOUND_NOWHERE, stack=name)


def left(view: HarmoniesView) -> Sequence[Phrase]:
    """The turns left, the bag and the cards of the row."""
    turns = view.turns_left(view.seat)
    counts = tuple(
        _phrase(_COUNT, colour=texts.colour_name(COLOURS[colour]), count=count)
        for colour, count in enumerate(view.bag)
    )
    row = tuple(texts.card_name(CARDS[card].id) for card in view.table.row if card >= 0)
    return (
        _phrase(_TURNS, least=turns.least, most=turns.most),
        _phrase(_BAG, counts=counts),
        _phrase(_ROW, cards=row),
    )


def _card(zone: str, key: object) -> int | None:
    """The card at a spot."""
    return key if zone in ("cards", "row", "spirits") and isinstance(key, int) else None


def _stack(view: HarmoniesView, seat: int, cell: int) -> Phrase:
    return _phrase(STACK_NAMES[view.table.lands[seat].stacks[cell]])


def _short(view: HarmoniesView, cell: int) -> Phrase:
    column, row = view.side.places[cell]
    return _phrase(_SHORT_CELL, column=column + 1, row=row + 1)
