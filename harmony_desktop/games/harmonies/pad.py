"""The score pad of Harmonies: stacks of tokens, the cards, and the cubes from the cards.

A cube is taken from its card, so that cards and board always agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.pads import Field, Lifted, PadChoice, PadEntry, Values
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, STEPS
from harmony_desktop.games.harmonies.rules.components import (
    COLOUR_NUMBERS,
    COLOURS,
    EMPTY,
    ONTO,
    SIDES,
    STACK_NUMBERS,
    STACKS,
    Colour,
    Stacks,
    stacks_matching,
)
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.open_table import LAST_EMPTY_HEXES, PlayerLand
from harmony_desktop.games.harmonies.rules.scoring import Holding
from harmony_desktop.games.harmonies.rules.view import HarmoniesView


@dataclass(frozen=True)
class PadToken:
    """A token of a colour, as a piece of the palette."""

    colour: Colour


@dataclass(frozen=True)
class PadCube:
    """A cube of a card, as a piece of the palette."""

    card: int


Piece = PadToken | PadCube


class HarmoniesPad(NamedTuple):
    """A player's board and cards."""

    side: str
    stacks: Stacks
    cubes: tuple[int, ...]
    """The card whose cube is on each cell, or NO_CUBE."""
    cards: tuple[int, ...]

    def placed(self, card: int) -> int:
        """The number of cubes of a card on the board."""
        return self.cubes.count(card)

    def with_cell(self, cell: int, stack: int, cube: int) -> HarmoniesPad:
        return self._replace(
            stacks=(*self.stacks[:cell], stack, *self.stacks[cell + 1 :]),
            cubes=(*self.cubes[:cell], cube, *self.cubes[cell + 1 :]),
        )


SEATS = (1, 4)
SHARED = False
TURNS = 1
FIELDS: tuple[Field, ...] = (PadChoice("side", tuple(SIDES)),)
HELP = QT_TRANSLATE_NOOP(
    "harmonies",
    "Drag tokens onto the board, or click a colour and then every hex it goes on. Add the cards "
    "and drag their cubes to where they stand.",
)
PROBLEMS: dict[str, str] = {}


def empty(values: Values) -> HarmoniesPad:
    side = SIDES[str(values["side"])]
    return HarmoniesPad(side.name, side.empty, (NO_CUBE,) * side.count, ())


def fitted(board: HarmoniesPad, values: Values) -> HarmoniesPad:
    """Return the board, or for the other side an empty board with the same cards."""
    if board.side == values["side"]:
        return board
    return empty(values)._replace(cards=board.cards)


def lacking(entries: Sequence[PadEntry]) -> tuple[int, int] | None:
    """A game ends when a board has two spaces left or fewer (N-10): the fullest one tells."""
    boards = [entry.board.stacks for entry in entries]
    filled = max(sum(stack != EMPTY for stack in stacks) for stacks in boards)
    hexes = len(boards[0])
    return None if filled >= hexes - LAST_EMPTY_HEXES else (filled, hexes)


def palette(board: HarmoniesPad) -> Sequence[Piece]:
    """Return the tokens, then a cube of each of the player's cards."""
    return [*map(PadToken, range(len(COLOURS))), *map(PadCube, board.cards)]


def left(board: HarmoniesPad, piece: Piece) -> int | None:
    if isinstance(piece, PadToken):
        return None
    return STEPS[piece.card] - board.placed(piece.card)


def put(board: HarmoniesPad, piece: Piece, place: int, turn: int) -> HarmoniesPad:
    stack, cube = board.stacks[place], board.cubes[place]
    if isinstance(piece, PadToken):
        if refusal := land(board).refusal(piece.colour, place):
            raise refusal
        return board.with_cell(place, ONTO[stack][piece.colour], NO_CUBE)
    if cube != NO_CUBE:
        raise IllegalMove("cube-there")
    if not _lives_on(piece.card, stack):
        raise IllegalMove("wrong-hex")
    if not left(board, piece):
        raise IllegalMove("card-finished")
    return board.with_cell(place, stack, piece.card)


def _lives_on(card: int, stack: int) -> bool:
    """Return whether a cube of the card may be on this stack (N-9)."""
    return bool(stacks_matching(CARDS[card].habitat[0][2]) >> stack & 1)


def lift(board: HarmoniesPad, place: int) -> Lifted | None:
    """Take the cube from a place, or without a cube the highest token."""
    stack, cube = board.stacks[place], board.cubes[place]
    if cube != NO_CUBE:
        return Lifted(board.with_cell(place, stack, NO_CUBE), PadCube(cube))
    if stack == EMPTY:
        return None
    below = STACK_NUMBERS[STACKS[stack][:-1]]
    return Lifted(board.with_cell(place, below, NO_CUBE), PadToken(STACKS[stack][-1]))


def add_card(board: HarmoniesPad, card: int) -> HarmoniesPad:
    """Add a card to the player's cards; a second spirit replaces the first."""
    if card in board.cards:
        return board
    if CARDS[card].spirit:
        for other in board.cards:
            if CARDS[other].spirit:
                board = drop_card(board, other)
    return board._replace(cards=(*board.cards, card))


def drop_card(board: HarmoniesPad, card: int) -> HarmoniesPad:
    """Remove a card and its cubes."""
    return board._replace(
        cards=tuple(other for other in board.cards if other != card),
        cubes=tuple(NO_CUBE if cube == card else cube for cube in board.cubes),
    )


def players(entry: PadEntry) -> int:
    return 1


def winners(entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Return the seats with most points; ties go to more animal cubes, then are shared (N-11)."""
    ranks = []
    for (board, _), sheet in zip(entries, sheets, strict=True):
        animals = sum(cube != NO_CUBE and not CARDS[cube].spirit for cube in board.cubes)
        ranks.append((sheet.total, animals))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def land(board: HarmoniesPad) -> PlayerLand:
    """Return the board as a land of the rules."""
    cards = tuple(Holding(card, board.placed(card)) for card in board.cards)
    return PlayerLand(board.stacks, board.cubes, cards, 0)


def write(entries: Sequence[PadEntry]) -> list[dict[str, object]]:
    """Return documents that `score` can read, one for each board."""
    return [_document(board) for board, _ in entries]


def _document(board: HarmoniesPad) -> dict[str, object]:
    places = SIDES[board.side].places
    return {
        "game": "harmonies",
        "box": True,
        "side": board.side,
        "cells": [
            [*places[cell], [COLOURS[colour] for colour in STACKS[stack]], cube != NO_CUBE]
            for cell, (stack, cube) in enumerate(zip(board.stacks, board.cubes, strict=True))
            if stack != EMPTY
        ],
        "cards": [
            {"id": CARDS[held.card].id, "cubes_placed": held.placed} for held in land(board).cards
        ],
    }


def read(document: object, finished: bool = True) -> list[PadEntry]:
    """Read the entries of one or several documents; BadPosition names the part that is wrong.

    Without `finished`, also a pad that cannot be scored yet; ValueError or LookupError if it is
    none at all.
    """
    from harmony_desktop.games.harmonies.rules.position import HarmoniesPosition, score

    entries = []
    for one in document if isinstance(document, list) else [document]:
        if finished:
            score(one)
        position = HarmoniesPosition.model_validate(one)
        side = SIDES[position.side]
        stacks, cubes = list(side.empty), [NO_CUBE] * side.count
        standing = []
        for col, row, colours, cube in position.cells:
            cell = side.places.index((col, row))
            stacks[cell] = STACK_NUMBERS[tuple(COLOUR_NUMBERS[colour] for colour in colours)]
            if cube:
                standing.append(cell)
        waiting = [
            CARD_NUMBERS[held.id] for held in position.cards for _ in range(held.cubes_placed)
        ]
        for cell, card in _whose(standing, stacks, waiting):
            cubes[cell] = card
        cards = tuple(CARD_NUMBERS[held.id] for held in position.cards)
        board = HarmoniesPad(side.name, tuple(stacks), tuple(cubes), cards)
        entries.append(PadEntry(board, {"side": side.name}))
    return entries


def _whose(cells: list[int], stacks: list[int], cards: list[int]) -> list[tuple[int, int]]:
    """Assign a card to every cube: the document does not state it, but the landscape often does.

    A cube that matches no card left gets any of them: the points are the same.
    """
    found: dict[int, int] = {}  # the index in `cards` of the cube on each cell

    def settle(cell: int, tried: set[int]) -> bool:
        for number, card in enumerate(cards):
            if number in tried or not _lives_on(card, stacks[cell]):
                continue
            tried.add(number)
            other = next((at for at, taken in found.items() if taken == number), None)
            if other is None or settle(other, tried):
                found[cell] = number
                return True
        return False

    for cell in cells:
        settle(cell, set())
    spare = [number for number in range(len(cards)) if number not in found.values()]
    for cell in cells:
        if cell not in found:
            found[cell] = spare.pop()
    return [(cell, cards[number]) for cell, number in found.items()]


def seen(view: HarmoniesView) -> list[PadEntry]:
    """Return the pad entries for the position in a view."""
    side = view.setup.side
    return [
        PadEntry(
            HarmoniesPad(side, land.stacks, land.cubes, tuple(held.card for held in land.cards)),
            {"side": side},
        )
        for land in view.table.lands
    ]


def piece_name(piece: Piece, values: Values) -> Phrase:
    if isinstance(piece, PadToken):
        return texts.colour_name(COLOURS[piece.colour])
    return texts.card_name(CARDS[piece.card].id)


def place_name(board: HarmoniesPad, place: int, values: Values) -> Phrase:
    where = SIDES[board.side].places[place]
    return texts.hex_words(where, board.stacks[place], board.cubes[place])
