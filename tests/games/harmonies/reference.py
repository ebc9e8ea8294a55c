"""The rules of Harmonies hex by hex, slow and literal: the engine must agree.

`python -m tests.games.harmonies.reference 10000` plays that many random games with both.
"""

from __future__ import annotations

import sys
from random import Random

from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, SIDES, STACKS
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState

Place = tuple[int, int]
"""Column and row."""
Written = tuple[object, ...]
"""A move as it is written in a record."""


def turned(q: int, r: int, sixths: int) -> Place:
    """An axial step after `sixths` turns by 60 degrees."""
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def takes(stack: list[str], colour: str) -> bool:
    """N-8, literally."""
    below = {
        (): COLOURS,
        ("brown",): ("brown", "green", "red"),
        ("brown", "brown"): ("green",),
        ("grey",): ("grey", "red"),
        ("grey", "grey"): ("grey",),
        ("red",): ("red",),
    }
    return colour in below.get(tuple(stack), ())


def looks(stack: list[str], wanted: str) -> bool:
    """N-9: exactly the stack; a building has red on any base."""
    if wanted == "building":
        return len(stack) == 2 and stack[1] == "red"
    return stack == wanted.split()


class PlainLand:
    """A board, its cubes and the cards in front of it."""

    def __init__(self, side: str) -> None:
        self.places: list[Place] = list(SIDES[side].places)
        self.stacks: dict[Place, list[str]] = {place: [] for place in self.places}
        self.cubes: dict[Place, str] = {}
        self.cards: dict[str, int] = {}
        self.turns = 0

    def steps(self, card: str) -> int:
        return CARDS[CARD_NUMBERS[card]].steps

    def unfinished(self) -> list[str]:
        return [card for card, placed in self.cards.items() if placed < self.steps(card)]

    def empty(self) -> int:
        return sum(not stack for stack in self.stacks.values())

    def stands(self, card: str, place: Place) -> bool:
        """N-9: whether the habitat is complete around this cube, in any of the six directions."""
        col, row = place
        # Columns are half a hex apart: axial coordinates know no odd columns.
        q0, r0 = col, row - col // 2
        for sixths in range(6):
            for q, r, wanted in CARDS[CARD_NUMBERS[card]].habitat:
                dq, dr = turned(q, r, sixths)
                there = (q0 + dq, r0 + dr + (q0 + dq) // 2)
                if not looks(self.stacks.get(there, ["off the board"]), wanted):
                    break
            else:
                return True
        return False


class PlainGame:
    """A whole game; bag and deck are lists that things are drawn from."""

    def __init__(self, state: HarmoniesState) -> None:
        setup = state.table.setup
        self.seats, self.side, self.spirits = setup.seats, setup.side, setup.spirits
        self.first = self.seat = setup.first
        self.lands = [PlainLand(self.side) for _ in range(self.seats)]
        self.bag = [COLOURS[colour] for colour in state.bag]
        self.deck = [CARDS[card].id for card in state.deck]
        self.dealt = [[CARDS[card].id for card in cards] for cards in state.dealt]
        self.spaces = [[COLOURS[colour] for colour in tokens] for tokens in state.table.spaces]
        self.row: list[str | None] = [CARDS[card].id for card in state.table.row]
        self.hand: list[str] = []
        self.taken: int | None = None
        self.card_taken = self.may_discard = self.last_round = self.over = False

    def legal(self) -> list[Written]:
        """Every legal move, in the order the engine lists them."""
        if self.over:
            return []
        land = self.lands[self.seat]
        if self.spirits and not any(CARDS[CARD_NUMBERS[card]].spirit for card in land.cards):
            return [("spirit", card) for card in self.dealt[self.seat]]
        moves: list[Written] = []
        if self.taken is None:
            moves += [("take", number) for number, tokens in enumerate(self.spaces) if tokens]
        for colour in COLOURS:
            if colour in self.hand:
                for cell, place in enumerate(land.places):
                    if place not in land.cubes and takes(land.stacks[place], colour):
                        moves.append(("token", colour, cell))
        if not self.card_taken and len(land.unfinished()) < 4:
            moves += [("card", card) for card in self.row if card]
        for card in land.unfinished():
            for cell, place in enumerate(land.places):
                if place not in land.cubes and land.stands(card, place):
                    moves.append(("cube", card, cell))
        if self.may_discard:
            moves += [("discard", card) for card in self.row if card]
        if self.taken is not None and not self.hand:
            moves.append(("end",))
        return moves

    def play(self, move: Written) -> None:
        land = self.lands[self.seat]
        if move[0] not in ("end", "spirit"):
            self.may_discard = False
        match move:
            case ("spirit", str(card)):
                land.cards[card] = 0
                self.dealt[self.seat] = []
            case ("take", int(space)):
                self.hand, self.spaces[space], self.taken = self.spaces[space], [], space
            case ("token", str(colour), int(cell)):
                self.hand = list(self.hand)
                self.hand.remove(colour)
                land.stacks[land.places[cell]].append(colour)
            case ("card", str(card)):
                land.cards[card] = 0
                self.row[self.row.index(card)] = None
                self.card_taken = True
            case ("cube", str(card), int(cell)):
                land.cubes[land.places[cell]] = card
                land.cards[card] += 1
            case ("discard", str(card)):
                self.row[self.row.index(card)] = None
                self.fill_row()
            case ("end",):
                self.end_turn(land)

    def end_turn(self, land: PlainLand) -> None:
        """N-7, N-10, N-21"""
        land.turns += 1
        alone = self.seats == 1
        if land.empty() <= 2 or len(self.bag) < (9 if alone else 3):
            self.last_round = True
        self.may_discard = alone and not self.card_taken
        self.taken, self.card_taken = None, False
        if self.last_round and (self.seat + 1) % self.seats == self.first:
            self.over = True
            return
        self.seat = (self.seat + 1) % self.seats
        if alone:
            self.spaces = [[] for _ in self.spaces]
        for number, tokens in enumerate(self.spaces):
            if not tokens and len(self.bag) >= 3:
                drawn, self.bag = self.bag[:3], self.bag[3:]
                self.spaces[number] = sorted(drawn, key=COLOURS.index)
        self.fill_row()

    def fill_row(self) -> None:
        for number, card in enumerate(self.row):
            if card is None and self.deck:
                self.row[number] = self.deck.pop(0)


def same(state: HarmoniesState, plain: PlainGame) -> bool:
    """Whether two positions agree in everything on the table."""
    table = state.table
    for land, other in zip(table.lands, plain.lands, strict=True):
        stacks = [[COLOURS[colour] for colour in STACKS[stack]] for stack in land.stacks]
        cubes = [CARDS[card].id if card >= 0 else None for card in land.cubes]
        held = {CARDS[card].id: placed for card, placed in land.cards}
        if (
            stacks != [other.stacks[place] for place in other.places]
            or cubes != [other.cubes.get(place) for place in other.places]
            or held != other.cards
            or land.turns != other.turns
        ):
            return False
    spaces = [[COLOURS[colour] for colour in tokens] for tokens in table.spaces]
    row = [CARDS[card].id if card >= 0 else None for card in table.row]
    return (
        spaces == plain.spaces
        and row == plain.row
        and [COLOURS[colour] for colour in table.hand] == plain.hand
        and (table.over or table.seat == plain.seat)
        and table.last_round == plain.last_round
        and table.over == plain.over
        and len(state.bag) == len(plain.bag)
        and len(state.deck) == len(plain.deck)
    )


def compare(seats: int, side: str, spirits: bool, seed: int, eager: float) -> int:
    """Play a random game with both, and return the number of positions compared.

    `eager` is how often a cube is placed where one can be.
    """
    rng = Random(f"{seats} {side} {spirits} {seed}")
    options = {"side": side, "spirits": spirits, "first": str(1 + seed % seats)}
    state = GAME.start(seats, options, seed)
    plain = PlainGame(state)
    positions = 0
    while state.to_move is not None:
        assert state.to_move == plain.seat, (seats, side, spirits, seed, positions)
        moves = state.legal_moves()
        assert [tuple(move.to_json()) for move in moves] == plain.legal(), (seed, positions)
        cubes = [move for move in moves if move.kind == "cube"]
        move = rng.choice(cubes if cubes and rng.random() < eager else moves)
        state = state.play(move)
        plain.play(tuple(move.to_json()))
        positions += 1
        assert same(state, plain), (seats, side, spirits, seed, positions)
    assert plain.legal() == []
    return positions


def compare_many(games: range) -> int:
    """Compare random games of every kind, one for each number."""
    return sum(
        compare(
            1 + number % 4,
            "AB"[number // 4 % 2],
            bool(number // 8 % 2),
            number,
            (0.0, 0.5, 1.0)[number % 3],
        )
        for number in games
    )


def main(games: int) -> None:
    positions = 0
    for start in range(0, games, 500):
        stop = min(games, start + 500)
        positions += compare_many(range(start, stop))
        print(f"{stop} games, {positions} positions: all equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
