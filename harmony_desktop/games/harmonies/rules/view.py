"""What one seat may know, with everything that a table highlights and a bot uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonies.rules import habitats, scoring
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, SIDES, Colour, Side
from harmony_desktop.games.harmonies.rules.habitats import Near
from harmony_desktop.games.harmonies.rules.open_table import (
    LAST_EMPTY_HEXES,
    TOKENS_A_SPACE,
    HarmoniesOpenTable,
    HarmoniesSetup,
    PlayerLand,
)


def count_colours(spaces: Iterable[tuple[Colour, ...]]) -> tuple[int, ...]:
    """The number of tokens of each colour in these spaces.

    >>> count_colours([(0, 0, 5), (1,)])
    (2, 1, 0, 0, 0, 1)
    """
    counts = [0] * len(COLOURS)
    for tokens in spaces:
        for colour in tokens:
            counts[colour] += 1
    return tuple(counts)


class TurnsLeft(NamedTuple):
    """The number of turns a seat still has, including its current one."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class HarmoniesView:
    """What a seat may know. Boards, cards, spaces and the row are open to all."""

    seat: int
    table: HarmoniesOpenTable
    dealt: tuple[int, ...]
    """The spirits this seat may choose from, until it has chosen."""
    bag: tuple[int, ...]
    """Tokens in the bag, by colour; known, since all others are visible."""
    unseen: tuple[int, ...]
    """The animal cards in the deck, in numerical order."""

    @property
    def setup(self) -> HarmoniesSetup:
        return self.table.setup

    @property
    def side(self) -> Side:
        return SIDES[self.table.setup.side]

    @property
    def to_move(self) -> int | None:
        return None if self.table.over else self.table.seat

    @property
    def land(self) -> PlayerLand:
        """The seat's own board and cards."""
        return self.table.lands[self.seat]

    @property
    def last_round(self) -> bool:
        return self.table.last_round

    @property
    def ends_this_round(self) -> bool:
        """Whether this is the last round, or will be after the current turn, whatever it brings."""
        table = self.table
        few_hexes = table.lands[table.seat].empty_hexes <= LAST_EMPTY_HEXES
        return table.last_round or few_hexes or sum(self.bag) < self.setup.drawn

    def legal_moves(self) -> tuple[Move, ...]:
        return self.table.legal_moves(self.dealt) if self.to_move == self.seat else ()

    def score(self, seat: int) -> ScoreSheet:
        return self.table.lands[seat].sheet(self.table.setup)

    @property
    def suns(self) -> int | None:
        """The current suns of a solo game; None with several seats (N-22)."""
        if self.setup.seats > 1:
            return None
        return scoring.suns(self.score(0).total, self.setup.side, self._sun_spirit)

    @property
    def extra_suns(self) -> tuple[tuple[str, int], ...]:
        """The suns of a solo game for its side and spirit (N-22)."""
        if self.setup.seats > 1:
            return ()
        return scoring.extra_suns(self.setup.side, self._sun_spirit)

    @property
    def _sun_spirit(self) -> int | None:
        """The spirit of a solo game; before the choice, the one with fewer suns."""
        spirit = self.table.lands[0].spirit
        if spirit is None and self.setup.spirits:
            return min(self.dealt, key=lambda one: CARDS[one].suns)
        return None if spirit is None else spirit.card

    def token_cells(self, colour: Colour) -> tuple[int, ...]:
        """The cells of the seat's own board where a token of a colour may go."""
        return tuple(cell for cell in range(self.side.count) if self.land.accepts(colour, cell))

    def token_refusal(self, colour: Colour, cell: int) -> IllegalMove | None:
        """Why a token may not go on a cell of the seat's own board; None if it may."""
        return self.land.refusal(colour, cell)

    def gains(self, move: Move) -> dict[str, int]:
        """The immediate change of each score line by a legal token or cube, without zeros.

        The sum is its score; a line can lose points (a mountain built over).
        """
        changes: Counter[str] = Counter()
        for line in self.table.played(move).land.sheet(self.setup).lines:
            changes[line.key] += line.points
        for line in self.table.land.sheet(self.setup).lines:
            changes[line.key] -= line.points
        return {key: change for key, change in changes.items() if change}

    def token_gains(self, colour: Colour) -> dict[int, int]:
        """The immediate score of a token of a colour in hand, for each cell where it may go."""
        land = self.land
        now = land.sheet(self.setup).total
        return {
            cell: land.with_token(colour, cell).sheet(self.setup).total - now
            for cell in self.token_cells(colour)
        }

    def cube_cells(self, card: int, seat: int | None = None) -> tuple[int, ...]:
        """The cells for a cube of a card now: the seat's own card, or one of the row as a
        preview."""
        land = self.table.lands[self.seat if seat is None else seat]
        return habitats.cube_cells(self.setup.side, land.stacks, land.cubes, card)

    def habitats_at(self, card: int, cube: int) -> tuple[tuple[int, ...], ...]:
        """The cells of each complete habitat of a card around a cell, the cube's first."""
        return habitats.standing(self.setup.side, self.land.stacks, card, cube)

    def near_cells(self, card: int) -> tuple[Near, ...]:
        """Where the habitat of a card lacks one token on the seat's own board."""
        return habitats.near_cells(self.setup.side, self.land.stacks, self.land.cubes, card)

    def river(self, seat: int) -> tuple[int, ...]:
        """The scoring river of a board of side A, from end to end."""
        return scoring.river(self.setup.side, self.table.lands[seat].stacks)

    def islands(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """The islands of a board of side B."""
        return scoring.islands(self.setup.side, self.table.lands[seat].stacks)

    def card_values(self, seat: int, card: int) -> tuple[int, int | None]:
        """The current value of a seat's card, and the value with its next cube, None if
        finished."""
        held = self.table.lands[seat].holding(card)
        placed = held.placed if held else 0
        values = CARDS[card].values
        now = values[placed - 1] if placed else 0
        return now, values[placed] if placed < len(values) else None

    def turns_left(self, seat: int) -> TurnsLeft:
        """The fewest and the most turns a seat has before the game ends (N-10)."""
        table, seats = self.table, self.setup.seats
        if table.over:
            return TurnsLeft(0, 0)
        setup = self.setup
        waiting = setup.turn_of(seat) >= setup.turn_of(table.seat)
        if self.ends_this_round:
            return TurnsLeft(int(waiting), int(waiting))
        # Every turn but the last is followed by a full refill.
        turns = sum(self.bag) // setup.drawn + 1
        rounds_started = -(-(turns + setup.turn_of(table.seat)) // seats)
        soonest = min(self._soonest_round(other) for other in range(seats))
        most = rounds_started - (not waiting)
        return TurnsLeft(min(soonest - (not waiting), most), most)

    def _soonest_round(self, seat: int) -> int:
        """The fewest rounds, including this one, in which a seat could end the game by filling
        hexes."""
        table = self.table
        land = table.lands[seat]
        to_fill = land.empty_hexes - LAST_EMPTY_HEXES
        if seat == table.seat:
            left = len(table.hand) if table.space_taken is not None else TOKENS_A_SPACE
            to_fill -= left
            return 1 + max(0, -(-to_fill // TOKENS_A_SPACE))
        rounds = max(1, -(-to_fill // TOKENS_A_SPACE))
        return rounds + (self.setup.turn_of(seat) < self.setup.turn_of(table.seat))
