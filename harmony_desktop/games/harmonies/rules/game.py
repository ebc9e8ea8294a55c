"""State, view and moves of Harmonies (N-3 to N-11, N-19, N-21)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, Move, State
from harmony_desktop.engine.options import Choice, Flag, Options, WhoBegins, first_seat
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonies import facts
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import SIDES, TOKENS, Colour
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.open_table import (
    LAST_EMPTY_HEXES,
    NO_CARD,
    TOKENS_A_SPACE,
    HarmoniesOpenTable,
    HarmoniesSetup,
    PlayerLand,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView, count_colours

SPIRITS_DEALT: Final = 2


@dataclass(frozen=True, slots=True)
class HarmoniesState(State):
    """A position: the open table, and what nobody or only one seat has seen."""

    table: HarmoniesOpenTable
    bag: tuple[Colour, ...]
    """The tokens in the order they will be drawn."""
    deck: tuple[int, ...]
    """The animal cards in the order they will be turned up."""
    dealt: tuple[tuple[int, ...], ...]
    """The spirits each seat may choose from; empty once it has chosen."""

    @property
    def to_move(self) -> int | None:
        return None if self.table.over else self.table.seat

    def legal_moves(self) -> tuple[Move, ...]:
        return self.table.legal_moves(self.dealt[self.table.seat])

    def play(self, move: Move) -> HarmoniesState:
        table = self.table
        table.refuse_unless_legal(move, self.dealt[table.seat])
        if isinstance(move, ChooseSpirit):
            return self._choose_spirit(CARD_NUMBERS[move.card])
        if isinstance(move, EndTurn):
            return self._end_turn()
        after = self._with(table.played(move))
        return after._with_full_row() if isinstance(move, DiscardCard) else after

    def _with(self, table: HarmoniesOpenTable) -> HarmoniesState:
        return HarmoniesState(table, self.bag, self.deck, self.dealt)

    def _choose_spirit(self, card: int) -> HarmoniesState:
        seat = self.table.seat
        dealt = self.dealt[:seat] + ((),) + self.dealt[seat + 1 :]
        table = self.table.with_land(self.table.land.with_card(card))
        return HarmoniesState(table, self.bag, self.deck, dealt)

    @property
    def _ends_round(self) -> bool:
        setup = self.table.setup
        return setup.turn_of(self.table.seat) == setup.seats - 1

    @property
    def _triggers_end(self) -> bool:
        """Whether ending this turn makes this round the last (N-10, N-21)."""
        few_hexes = self.table.land.empty_hexes <= LAST_EMPTY_HEXES
        return few_hexes or len(self.bag) < self.table.setup.drawn

    def _end_turn(self) -> HarmoniesState:
        table = self.table
        land = table.land._replace(turns=table.land.turns + 1)
        last_round = table.last_round or self._triggers_end
        over = last_round and self._ends_round
        seats = table.setup.seats
        after = HarmoniesOpenTable(
            table.setup,
            table.lands[: table.seat] + (land,) + table.lands[table.seat + 1 :],
            table.spaces,
            table.row,
            table.seat if over else (table.seat + 1) % seats,
            table.hand,
            space_taken=None,
            card_taken=False,
            may_discard=seats == 1 and not table.card_taken,
            last_round=last_round,
            over=over,
            gone=table.gone,
        )
        return self._with(after) if over else self._with(after)._refilled()

    def _refilled(self) -> HarmoniesState:
        """The table of the next turn: spaces and row refilled as far as bag and deck allow
        (N-7, N-21)."""
        table, bag = self.table, self.bag
        spaces, gone = table.spaces, table.gone
        if table.setup.seats == 1:
            leaving = count_colours(spaces)
            gone = tuple(map(sum, zip(gone, leaving, strict=True)))
            spaces = ((),) * len(spaces)
        filled = []
        for tokens in spaces:
            if not tokens and len(bag) >= TOKENS_A_SPACE:
                tokens, bag = tuple(sorted(bag[:TOKENS_A_SPACE])), bag[TOKENS_A_SPACE:]
            filled.append(tokens)
        row, deck = _full_row(table.row, self.deck)
        table = replace(table, spaces=tuple(filled), gone=gone, row=row)
        return HarmoniesState(table, bag, deck, self.dealt)

    def _with_full_row(self) -> HarmoniesState:
        """The same position with a card from the deck at every empty place of the row."""
        row, deck = _full_row(self.table.row, self.deck)
        return HarmoniesState(replace(self.table, row=row), self.bag, deck, self.dealt)

    def reveals(self, move: Move) -> bool:
        """True if the move reveals a refill, a spirit or a new card to anyone.

        The end of the game draws nothing.
        """
        if isinstance(move, DiscardCard):
            return True
        if not isinstance(move, EndTurn):
            return False
        return not (self._ends_round and (self.table.last_round or self._triggers_end))

    def score(self, seat: int) -> ScoreSheet:
        return self.table.lands[seat].sheet(self.table.setup)

    def winners(self) -> tuple[int, ...]:
        """The seats with most points; ties go to more animal cubes, then are shared (N-11)."""
        if not self.table.over:
            return ()
        ranks = [
            (self.score(seat).total, land.animals_placed)
            for seat, land in enumerate(self.table.lands)
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def suns(self) -> int | None:
        """The suns of a solo game in this position; None with several seats (N-22)."""
        return self.view(0).suns

    def result_key(self) -> dict[str, str]:
        """The spirit, which solo results are compared by (N-22)."""
        spirit = self.table.lands[0].spirit
        if self.table.setup.seats > 1 or spirit is None:
            return {}
        return {"spirit": CARDS[spirit.card].id}

    def view(self, seat: int) -> HarmoniesView:
        """The open table, and the seat's own spirits.

        A chosen spirit stays face down until its owner's first turn is over, so that the choice can
        be undone as long as the turn can. It cannot be placed earlier: every spirit's habitat needs
        more than three tokens.
        """
        table = self.table
        if table.setup.spirits:
            lands = tuple(
                land if other == seat or land.turns else _without_spirit(land)
                for other, land in enumerate(table.lands)
            )
            table = replace(table, lands=lands)
        return HarmoniesView(
            seat,
            table,
            self.dealt[seat],
            count_colours((self.bag,)),
            tuple(sorted(self.deck)),
        )


def _full_row(
    row: tuple[int, ...], deck: tuple[int, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The row with a card from the deck at every empty place, and the rest of the deck."""
    if NO_CARD not in row or not deck:
        return row, deck
    filled = []
    for card in row:
        if card == NO_CARD and deck:
            card, deck = deck[0], deck[1:]
        filled.append(card)
    return tuple(filled), deck


def _without_spirit(land: PlayerLand) -> PlayerLand:
    return land._replace(cards=tuple(held for held in land.cards if held.card < FIRST_SPIRIT))


class Harmonies(Game):
    """The facts of Harmonies."""

    id = "harmonies"
    min_seats, max_seats = facts.SEATS
    revision = 2
    options = (Choice("side", tuple(SIDES), "A"), Flag("spirits", False), WhoBegins(max_seats))
    moves = (ChooseSpirit, TakeSpace, PlaceToken, TakeCard, PlaceCube, DiscardCard, EndTurn)

    def deal(self, seats: int, options: Options, seed: int) -> HarmoniesState:
        first = first_seat(options, seats, seed)
        setup = HarmoniesSetup(
            seats, cast(str, options["side"]), cast(bool, options["spirits"]), first
        )
        side = SIDES[setup.side]
        land = PlayerLand(side.empty, (NO_CUBE,) * side.count, (), 0)
        spirits = Dice(seed, "spirits").shuffled(range(FIRST_SPIRIT, len(CARDS)))
        dealt = tuple(
            tuple(sorted(spirits[SPIRITS_DEALT * seat : SPIRITS_DEALT * (seat + 1)]))
            if setup.spirits
            else ()
            for seat in range(seats)
        )
        table = HarmoniesOpenTable(
            setup=setup,
            lands=(land,) * seats,
            spaces=((),) * setup.spaces,
            row=(NO_CARD,) * setup.row,
            seat=first,
            hand=(),
            space_taken=None,
            card_taken=False,
            may_discard=False,
            last_round=False,
            over=False,
            gone=(0,) * 6,
        )
        bag = Dice(seed, "bag").shuffled(TOKENS)
        deck = Dice(seed, "deck").shuffled(range(FIRST_SPIRIT))
        return HarmoniesState(table, bag, deck, dealt)._refilled()


GAME: Final = Harmonies()
