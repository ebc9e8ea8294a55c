"""The open part of the table, and the moves it allows (N-4 to N-9, N-19, N-21).

State and view share this: the seat to move sees everything its own moves depend on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonies.rules import habitats, scoring
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, FIRST_SPIRIT, STEPS
from harmony_desktop.games.harmonies.rules.components import (
    BROWN_1,
    BROWN_2,
    BUILDINGS,
    COLOUR_NUMBERS,
    EMPTY,
    FIELD,
    MOUNTAIN_1,
    MOUNTAIN_2,
    MOUNTAIN_3,
    ONTO,
    RED_1,
    TREES,
    WATER,
    Colour,
    Stacks,
)
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    CHOOSE_SPIRIT,
    DISCARD_CARD,
    END_TURN,
    PLACE_CUBE,
    PLACE_TOKEN,
    TAKE_CARD,
    TAKE_SPACE,
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.scoring import Holding

NO_CARD: Final = -1
CARD_LIMIT: Final = 4
LAST_EMPTY_HEXES: Final = 2
"""A turn that ends with at most this many empty hexes triggers the last round (N-10)."""
TOKENS_A_SPACE: Final = 3

_TAKES: Final = tuple(
    tuple(onto[colour] >= 0 for onto in ONTO) for colour in range(len(COLOUR_NUMBERS))
)
"""For each colour, whether each kind of stack takes it (N-8)."""

_REFUSALS: Final = {
    WATER: "nothing-on-blue",
    FIELD: "nothing-on-yellow",
    **dict.fromkeys(TREES, "nothing-on-green"),
    **dict.fromkeys(BUILDINGS, "nothing-on-building"),
    MOUNTAIN_3: "mountain-full",
    BROWN_1: "on-brown",
    BROWN_2: "on-two-browns",
    MOUNTAIN_1: "on-grey",
    MOUNTAIN_2: "on-two-greys",
    RED_1: "on-red",
}
"""The reason why a token cannot go on each stack that does not take it (N-8)."""


@dataclass(frozen=True, slots=True)
class HarmoniesSetup:
    """The setup of a game."""

    seats: int
    side: str
    spirits: bool
    first: int = 0
    """The seat that begins (N-23)."""

    @property
    def drawn(self) -> int:
        """Tokens drawn from the bag at the end of a turn (N-7, N-21)."""
        return TOKENS_A_SPACE * (self.spaces if self.seats == 1 else 1)

    def turn_of(self, seat: int) -> int:
        """The index of a seat's turn within a round, from 0."""
        return (seat - self.first) % self.seats

    @property
    def spaces(self) -> int:
        """Spaces of the central board (N-3, N-21)."""
        return 3 if self.seats == 1 else 5

    @property
    def row(self) -> int:
        """Open animal cards (N-3, N-21)."""
        return 3 if self.seats == 1 else 5


class PlayerLand(NamedTuple):
    """A player's board and cards."""

    stacks: Stacks
    cubes: tuple[int, ...]
    """The card whose cube is on each cell, or NO_CUBE."""
    cards: tuple[Holding, ...]
    """Every card in front of the player in the order taken, including the spirit."""
    turns: int
    """Number of turns finished."""

    @property
    def unfinished(self) -> int:
        """Number of cards that count against the limit (N-5)."""
        return sum([placed < STEPS[card] for card, placed in self.cards])

    @property
    def empty_hexes(self) -> int:
        return self.stacks.count(EMPTY)

    @property
    def spirit(self) -> Holding | None:
        return next((held for held in self.cards if held.card >= FIRST_SPIRIT), None)

    @property
    def animals_placed(self) -> int:
        """Number of animal cubes on the board; a spirit's cube is not one (N-11)."""
        return sum(held.placed for held in self.cards if held.card < FIRST_SPIRIT)

    def holding(self, card: int) -> Holding | None:
        return next((held for held in self.cards if held.card == card), None)

    def with_token(self, colour: Colour, cell: int) -> PlayerLand:
        """This land after a legal token."""
        stacks = self.stacks
        after = ONTO[stacks[cell]][colour]
        return PlayerLand(stacks[:cell] + (after,) + stacks[cell + 1 :], *self[1:])

    def with_cube(self, card: int, cell: int) -> PlayerLand:
        """This land after a legal cube of `card`."""
        cards = tuple(
            Holding(card, held.placed + 1) if held.card == card else held for held in self.cards
        )
        return self._replace(
            cubes=self.cubes[:cell] + (card,) + self.cubes[cell + 1 :], cards=cards
        )

    def with_card(self, card: int) -> PlayerLand:
        return self._replace(cards=(*self.cards, Holding(card, 0)))

    def accepts(self, colour: Colour, cell: int) -> bool:
        """Whether a token may be put on a cell (N-8)."""
        return self.cubes[cell] == NO_CUBE and ONTO[self.stacks[cell]][colour] >= 0

    def refusal(self, colour: Colour, cell: int) -> IllegalMove | None:
        """Why a token of a colour may not go on a cell; None if it may (N-8)."""
        if not 0 <= cell < len(self.stacks):
            return IllegalMove("no-such-cell")
        if self.accepts(colour, cell):
            return None
        if self.cubes[cell] != NO_CUBE:
            return IllegalMove("under-cube")
        return IllegalMove(_REFUSALS[self.stacks[cell]])

    def sheet(self, setup: HarmoniesSetup) -> ScoreSheet:
        """The current score: landscapes, a line for each animal card, and the spirit."""
        lines = scoring.landscape_lines(setup.side, self.stacks)
        lines += scoring.animal_lines(self.cards, self.cubes)
        if setup.spirits:
            lines += (scoring.spirit_line(setup.side, self.stacks, self.cards),)
        return ScoreSheet(lines)


@dataclass(frozen=True, slots=True)
class HarmoniesOpenTable:
    """The part of the table open to all. `seat` has the turn; `hand` are its tokens left to
    place."""

    setup: HarmoniesSetup
    lands: tuple[PlayerLand, ...]
    spaces: tuple[tuple[Colour, ...], ...]
    row: tuple[int, ...]
    """The open cards; NO_CARD where one was taken this turn or the deck is empty."""
    seat: int
    hand: tuple[Colour, ...]
    space_taken: int | None
    """The space emptied this turn."""
    card_taken: bool
    may_discard: bool
    """Whether a card of the row may be exchanged before the first action of this turn (N-21)."""
    last_round: bool
    over: bool
    gone: tuple[int, ...]
    """Tokens out of the game, by colour (N-21)."""

    @property
    def land(self) -> PlayerLand:
        """The land of the seat that has the turn."""
        return self.lands[self.seat]

    @property
    def awaits_spirit(self) -> bool:
        """Whether a spirit must be chosen first (N-19)."""
        return self.setup.spirits and self.land.spirit is None

    @property
    def may_end(self) -> bool:
        return self.space_taken is not None and not self.hand

    def with_land(self, land: PlayerLand) -> HarmoniesOpenTable:
        """The same table with another land for the seat that has the turn."""
        return self._with(lands=self._lands_with(land))

    def _lands_with(self, land: PlayerLand) -> tuple[PlayerLand, ...]:
        return self.lands[: self.seat] + (land,) + self.lands[self.seat + 1 :]

    def _with(
        self,
        *,
        lands: tuple[PlayerLand, ...] | None = None,
        spaces: tuple[tuple[Colour, ...], ...] | None = None,
        row: tuple[int, ...] | None = None,
        hand: tuple[Colour, ...] | None = None,
        space_taken: int | None = None,
        card_taken: bool = False,
    ) -> HarmoniesOpenTable:
        """A copy within a turn, with some fields changed.

        Written out for speed: `replace` takes three times as long, and bots call this most.
        """
        return HarmoniesOpenTable(
            self.setup,
            self.lands if lands is None else lands,
            self.spaces if spaces is None else spaces,
            self.row if row is None else row,
            self.seat,
            self.hand if hand is None else hand,
            self.space_taken if space_taken is None else space_taken,
            self.card_taken or card_taken,
            self.may_discard,
            self.last_round,
            self.over,
            self.gone,
        )

    def played(self, move: Move) -> HarmoniesOpenTable:
        """The table after a legal step within a turn: any move but choosing a spirit and ending."""
        if self.may_discard:
            return replace(self, may_discard=False).played(move)
        match move:
            case TakeSpace(space):
                left = self.spaces[:space] + ((),) + self.spaces[space + 1 :]
                return self._with(spaces=left, hand=self.spaces[space], space_taken=space)
            case PlaceToken(name, cell):
                colour = COLOUR_NUMBERS[name]
                at = self.hand.index(colour)
                lands = self._lands_with(self.land.with_token(colour, cell))
                return self._with(lands=lands, hand=self.hand[:at] + self.hand[at + 1 :])
            case TakeCard(name):
                card = CARD_NUMBERS[name]
                lands = self._lands_with(self.land.with_card(card))
                return self._with(lands=lands, row=self._row_without(card), card_taken=True)
            case PlaceCube(name, cell):
                return self.with_land(self.land.with_cube(CARD_NUMBERS[name], cell))
            case DiscardCard(name):
                return self._with(row=self._row_without(CARD_NUMBERS[name]))
        return self

    def _row_without(self, card: int) -> tuple[int, ...]:
        return tuple(NO_CARD if shown == card else shown for shown in self.row)

    def legal_moves(self, dealt: tuple[int, ...]) -> tuple[Move, ...]:
        """Every legal move; `dealt` are the spirits the seat to move may choose from."""
        if self.over:
            return ()
        if self.awaits_spirit:
            return tuple(CHOOSE_SPIRIT[card] for card in dealt)
        moves: list[Move] = []
        if self.space_taken is None:
            moves += (TAKE_SPACE[space] for space, tokens in enumerate(self.spaces) if tokens)
        moves += self._token_moves()
        if not self.card_taken and self.land.unfinished < CARD_LIMIT:
            moves += (TAKE_CARD[card] for card in self.row if card != NO_CARD)
        moves += self._cube_moves()
        if self.may_discard:
            moves += (DISCARD_CARD[card] for card in self.row if card != NO_CARD)
        if self.may_end:
            moves.append(END_TURN)
        return tuple(moves)

    def _token_moves(self) -> list[Move]:
        land = self.land
        moves: list[Move] = []
        for colour in sorted(set(self.hand)):
            takes = _TAKES[colour]
            moves += [
                move
                for move, stack, cube in zip(
                    PLACE_TOKEN[colour], land.stacks, land.cubes, strict=False
                )
                if takes[stack] and cube == NO_CUBE
            ]
        return moves

    def _cube_moves(self) -> list[Move]:
        land = self.land
        moves: list[Move] = []
        for held in land.cards:
            if held.placed < STEPS[held.card]:
                cells = habitats.cube_cells(self.setup.side, land.stacks, land.cubes, held.card)
                moves += map(PLACE_CUBE[held.card].__getitem__, cells)
        return moves

    def refuse_unless_legal(self, move: Move, dealt: tuple[int, ...]) -> None:
        """Raise IllegalMove with the reason for the player, unless the move is legal."""
        if self.over:
            raise IllegalMove("over")
        if isinstance(move, ChooseSpirit):
            self._check_spirit(move, dealt)
        elif self.awaits_spirit:
            raise IllegalMove("spirit-first")
        elif isinstance(move, TakeSpace):
            self._check_space(move)
        elif isinstance(move, PlaceToken):
            self._check_token(move)
        elif isinstance(move, TakeCard):
            self._check_card(move)
        elif isinstance(move, PlaceCube):
            self._check_cube(move)
        elif isinstance(move, DiscardCard):
            self._check_discard(move)
        elif isinstance(move, EndTurn):
            self._check_end()
        else:
            raise IllegalMove("no-such-move")

    def _check_spirit(self, move: ChooseSpirit, dealt: tuple[int, ...]) -> None:
        if not self.setup.spirits:
            raise IllegalMove("no-spirits")
        if not self.awaits_spirit:
            raise IllegalMove("spirit-chosen")
        if CARD_NUMBERS.get(move.card) not in dealt:
            raise IllegalMove("not-your-spirit")

    def _check_space(self, move: TakeSpace) -> None:
        if self.space_taken is not None:
            raise IllegalMove("space-taken")
        if not 0 <= move.space < len(self.spaces):
            raise IllegalMove("no-such-space")
        if not self.spaces[move.space]:
            raise IllegalMove("space-empty")

    def _check_token(self, move: PlaceToken) -> None:
        if self.space_taken is None:
            raise IllegalMove("take-first")
        if COLOUR_NUMBERS.get(move.colour) not in self.hand:
            raise IllegalMove("not-in-hand")
        refusal = self.land.refusal(COLOUR_NUMBERS[move.colour], move.cell)
        if refusal is not None:
            raise refusal

    def _check_card(self, move: TakeCard) -> None:
        self._check_in_row(move.card)
        if self.card_taken:
            raise IllegalMove("card-taken")
        if self.land.unfinished >= CARD_LIMIT:
            raise IllegalMove("card-limit", limit=CARD_LIMIT)

    def _check_in_row(self, card: str) -> None:
        if CARD_NUMBERS.get(card) not in self.row:
            raise IllegalMove("not-in-row")

    def _check_cube(self, move: PlaceCube) -> None:
        land = self.land
        card = CARD_NUMBERS.get(move.card, NO_CARD)
        held = land.holding(card)
        if held is None:
            raise IllegalMove("not-your-card")
        if held.finished:
            raise IllegalMove("card-finished")
        if not 0 <= move.cell < len(land.stacks):
            raise IllegalMove("no-such-cell")
        if land.cubes[move.cell] != NO_CUBE:
            raise IllegalMove("cube-there")
        if not habitats.stands(self.setup.side, land.stacks, card, move.cell):
            accepts = habitats.HABITATS[self.setup.side][card].accepts
            here = accepts >> land.stacks[move.cell] & 1
            raise IllegalMove("no-habitat" if here else "wrong-hex")

    def _check_discard(self, move: DiscardCard) -> None:
        if self.setup.seats > 1:
            raise IllegalMove("discard-solo-only")
        self._check_in_row(move.card)
        if not self.may_discard:
            raise IllegalMove("no-discard-now")

    def _check_end(self) -> None:
        if self.space_taken is None:
            raise IllegalMove("end-before-taking")
        if self.hand:
            raise IllegalMove("end-before-placing", left=len(self.hand))
