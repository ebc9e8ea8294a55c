"""State and moves of Sintra: the deal, and positions with the hidden order of the bag (S-1 to
S-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.options import Choice, Options, Text, WhoBegins, first_seat
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.sintra import facts
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.component_set import (
    MAX_CHARACTERS,
    STANDARD_NAME,
    from_option,
    option_name,
    read_option,
)
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    NO_PANES,
    PANES_OF_A_COLOUR,
    WINDOWS,
    WORKSHOPS,
    Colour,
    Components,
    PalaceSide,
    Panes,
    Strip,
    starts_face_down,
)
from harmony_desktop.games.sintra.rules.open_table import (
    Keep,
    Return,
    SintraOpenTable,
    SintraSetup,
    Take,
    refill,
)
from harmony_desktop.games.sintra.rules.outcomes import (
    KeepOutcome,
    TakeOutcome,
    keep_outcomes,
    refusal,
    take_outcomes,
)
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.strip import EMPTY_STRIP, strip_of


@dataclass(frozen=True, slots=True)
class SintraView:
    """What one seat may know: the open table, but not the order of the bag."""

    seat: int
    table: SintraOpenTable

    @property
    def to_move(self) -> int | None:
        return self.table.to_move

    @property
    def palace(self) -> Palace:
        """The seat's own palace."""
        return self.table.palaces[self.seat]

    def legal_moves(self) -> tuple[Move, ...]:
        return self.table.legal_moves() if self.to_move == self.seat else ()

    def take_outcomes(self, source: int, colour: Colour) -> tuple[TakeOutcome, ...]:
        """Every way the seat may place these panes now, with its outcome."""
        return take_outcomes(self.table, source, colour) if self._may_take else ()

    def keep_outcomes(self) -> tuple[KeepOutcome, ...]:
        """Every pane the seat may keep now, with its outcome."""
        return keep_outcomes(self.table) if self.to_move == self.seat else ()

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why the seat to move may not play `move`; None if it may."""
        return refusal(self.table, move)

    @property
    def _may_take(self) -> bool:
        return self.to_move == self.seat and self.table.completed is None

    def score(self, seat: int) -> ScoreSheet:
        setup = self.table.setup
        sheet = scoring.palace_sheet if self.to_move is None else scoring.running_sheet
        return sheet(self.table.palaces[seat], setup.side, setup.components)


@dataclass(frozen=True, slots=True)
class SintraState(State):
    """A position: the open table, and the seed that decides the order of the bag."""

    seed: int
    table: SintraOpenTable

    @property
    def to_move(self) -> int | None:
        return self.table.to_move

    def legal_moves(self) -> tuple[Move, ...]:
        return self.table.legal_moves()

    def play(self, move: Move) -> SintraState:
        self.table.refuse_unless_legal(move)
        table = self.table.after(move)
        if table.completed is None and table.market_empty:
            table = table.next_round(Dice(self.seed, "workshops", table.round + 1))
        return SintraState(self.seed, table)

    def reveals(self, move: Move) -> bool:
        """Whether `move` ends a round, so that new panes are drawn."""
        table = self.table.after(move)
        return table.completed is None and table.market_empty and len(table.marker) > 1

    def score(self, seat: int) -> ScoreSheet:
        return self.view(seat).score(seat)

    def winners(self) -> tuple[int, ...]:
        if self.to_move is not None:
            return ()
        setup = self.table.setup
        return scoring.winners(self.table.palaces, setup.side, setup.components)

    def view(self, seat: int) -> SintraView:
        return SintraView(seat, self.table)


def lay_strips(components: Components, dice: Dice) -> tuple[Strip, ...]:
    """A player's strips in random order, each with a random side first (S-2)."""
    laid = []
    for strip in dice.shuffled(range(WINDOWS)):
        front, back = components.strips[strip]
        turned = dice.below(2) == 1
        if starts_face_down(front):
            turned = True
        elif starts_face_down(back):
            turned = False
        laid.append((back, front) if turned else (front, back))
        # Compute all states these sides can reach now, not during a turn.
        strip_of(front, EMPTY_STRIP)
        strip_of(back, EMPTY_STRIP)
    return tuple(laid)


def lay_marker(dice: Dice) -> tuple[tuple[Colour, ...], Panes]:
    """The panes of the round marker, and those left in the bag (S-3)."""
    later = dice.shuffled(range(len(COLOURS)))
    # The bag has equally many panes of all colours at this moment.
    now = dice.below(len(COLOURS))
    marker = (now, *later)
    return marker, tuple(PANES_OF_A_COLOUR - marker.count(c) for c in range(len(COLOURS)))


class Sintra(Game):
    """The facts of Sintra."""

    id = "sintra"
    min_seats, max_seats = facts.SEATS
    revision = 2
    options = (
        Choice("side", ("A", "B"), "A"),
        Text("components", STANDARD_NAME, MAX_CHARACTERS, read_option, option_name),
        WhoBegins(max_seats),
    )
    moves = (Take, Keep, Return)

    def deal(self, seats: int, options: Options, seed: int) -> SintraState:
        components = from_option(cast(str, options["components"]))
        setup = SintraSetup(seats, cast(PalaceSide, options["side"]), components)
        marker, bag = lay_marker(Dice(seed, "marker"))
        workshops, bag, tower = refill(WORKSHOPS[seats], bag, NO_PANES, Dice(seed, "workshops", 0))
        palaces = tuple(
            Palace(
                strips=lay_strips(components, Dice(seed, "strips", seat)),
                filled=(EMPTY_STRIP,) * WINDOWS,
                windows=((),) * WINDOWS,
                glazier=0,
                points=0,
                broken=0,
                lost=0,
            )
            for seat in range(seats)
        )
        first = first_seat(options, seats, seed)
        table = SintraOpenTable(
            setup=setup,
            workshops=workshops,
            centre=NO_PANES,
            token=True,
            first=first,
            turn=first,
            completed=None,
            palaces=palaces,
            bag=bag,
            tower=tower,
            marker=marker,
        )
        return SintraState(seed, table)


GAME: Final = Sintra()
