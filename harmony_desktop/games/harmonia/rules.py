"""State and moves of Harmonia (A-3 to A-9, A-13).

All play against the tiles together, so every seat has the same score and all win or none. The
hands are hidden: what a seat tells of its hand is a move, and then part of the others' views.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.options import Choice, Flag, Options
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonia import facts, scoring
from harmony_desktop.games.harmonia.components import (
    COPIES,
    HAND_SIZE,
    KINDS,
    TILE_COUNT,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.moves import (
    VOTES,
    WISHES,
    Ask,
    Need,
    Place,
    Propose,
    Show,
    TellHand,
    TellKind,
    Vote,
    Wish,
)
from harmony_desktop.games.harmonia.view import (
    START,
    End,
    HarmoniaView,
    Known,
    Misfit,
    Mode,
    Phase,
    Placed,
    Setup,
    border_cells,
    layout_of,
    placements,
    sheet,
    turn_moves,
)

_NOTHING_TOLD: Final = (False,) * KINDS


def _counts(tiles: tuple[int, ...]) -> Counts:
    kinds = [tile // COPIES for tile in tiles]
    return tuple(kinds.count(kind) for kind in range(KINDS))


def _with(counts: Counts, tile: Kind, change: int) -> Counts:
    return counts[:tile] + (counts[tile] + change,) + counts[tile + 1 :]


@dataclass(frozen=True, slots=True)
class HarmoniaState(State):
    """A position. The names that a view has too mean the same here."""

    setup: Setup
    hands: tuple[Counts, ...]
    out: Counts
    """The 24 tiles that nobody sees."""
    on_turn: int
    placed: tuple[Placed, ...]
    misfits: tuple[Misfit, ...]
    shown: Kind | None
    told: tuple[tuple[bool, ...], ...]
    wishes: tuple[Wish | None, ...]
    wished: bool
    proposed: bool
    voting: bool
    votes: tuple[bool, ...]
    end: End | None

    @property
    def layout(self) -> dict[Hex, Sides]:
        return layout_of(self.placed)

    @property
    def phase(self) -> Phase:
        if self.end is not None:
            return Phase.OVER
        if self.voting:
            return Phase.VOTE
        return Phase.SHOW if self.shown is None else Phase.PLACE

    @property
    def to_move(self) -> int | None:
        if self.end is not None:
            return None
        if self.voting:
            return (self.on_turn + 1 + len(self.votes)) % self.setup.seats
        return self.on_turn

    def legal_moves(self) -> tuple[Move, ...]:
        if self.end is not None:
            return ()
        if self.voting:
            return VOTES
        if self.shown is not None:
            return tuple(placements(border_cells(self.layout), self.shown))
        hand, told = self.hands[self.on_turn], self.told[self.on_turn]
        return turn_moves(hand, told, self.layout, self.wished, self.proposed)

    def play(self, move: Move) -> HarmoniaState:
        if self.end is not None:
            raise IllegalMove("over")
        if self.voting:
            return self._vote(move)
        if self.shown is not None:
            return self._place(move, self.shown)
        return self._take_turn(move)

    def _take_turn(self, move: Move) -> HarmoniaState:
        match move:
            case Show():
                return self._show(move.tile)
            case TellKind():
                return self._tell_kind(move.tile, move.count)
            case TellHand():
                return self._tell_hand()
            case Ask() | Need():
                return self._wish(move)
            case Propose():
                return self._propose()
            case Place():
                raise IllegalMove("nothing-shown")
            case Vote():
                raise IllegalMove("no-proposal")
        raise IllegalMove("no-such-move")

    def _show(self, tile: Kind) -> HarmoniaState:
        self._refuse_unless_held(tile)
        seat = self.on_turn
        hands = list(self.hands)
        hands[seat] = _with(hands[seat], tile, -1)
        wishes = list(self.wishes)
        if wishes[seat] == Need(tile):
            wishes[seat] = None
        shown = replace(self, hands=tuple(hands), wishes=tuple(wishes))
        if any(True for _ in placements(border_cells(self.layout), tile)):
            return replace(shown, shown=tile)
        misfits = (*self.misfits, Misfit(tile, seat))
        if self.setup.mode == "basic":
            return replace(shown, misfits=misfits, end=End.MISFIT)
        return replace(shown, misfits=misfits)._next_turn()

    def _refuse_unless_held(self, tile: Kind) -> None:
        if not 0 <= tile < KINDS:
            raise IllegalMove("no-such-kind")
        if not self.hands[self.on_turn][tile]:
            raise IllegalMove("not-in-hand")

    def _place(self, move: Move, tile: Kind) -> HarmoniaState:
        if not isinstance(move, Place):
            raise IllegalMove("must-place")
        refusal = why_not(self.layout, tile, move)
        if refusal is not None:
            raise refusal
        wishes = tuple(
            None if isinstance(wish, Ask) and wish.cell == move.cell else wish
            for wish in self.wishes
        )
        lying = Placed(move.cell, move.sides(tile), self.on_turn)
        return replace(self, placed=(*self.placed, lying), wishes=wishes, shown=None)._next_turn()

    def _next_turn(self) -> HarmoniaState:
        """The turn of the next seat, or the end when every tile has been played (A-8)."""
        following = (self.on_turn + 1) % self.setup.seats
        end = None if any(self.hands[following]) else End.ALL_PLAYED
        return replace(self, on_turn=following, wished=False, proposed=False, end=end)

    def _tell_kind(self, tile: Kind, count: int) -> HarmoniaState:
        if not 0 <= tile < KINDS:
            raise IllegalMove("no-such-kind")
        told = self.told[self.on_turn]
        if told[tile]:
            raise IllegalMove("told-already")
        if count != self.hands[self.on_turn][tile]:
            raise IllegalMove("not-true")
        return self._with_told(told[:tile] + (True,) + told[tile + 1 :])

    def _tell_hand(self) -> HarmoniaState:
        if all(self.told[self.on_turn]):
            raise IllegalMove("told-all")
        return self._with_told((True,) * KINDS)

    def _with_told(self, own: tuple[bool, ...]) -> HarmoniaState:
        seat = self.on_turn
        return replace(self, told=self.told[:seat] + (own,) + self.told[seat + 1 :])

    def _wish(self, wish: Wish) -> HarmoniaState:
        if self.wished:
            raise IllegalMove("wished-already")
        if isinstance(wish, Need):
            self._refuse_unless_held(wish.tile)
        else:
            self._refuse_to_ask(wish)
        seat = self.on_turn
        wishes = self.wishes[:seat] + (wish,) + self.wishes[seat + 1 :]
        return replace(self, wishes=wishes, wished=True)

    def _refuse_to_ask(self, ask: Ask) -> None:
        layout = self.layout
        if ask.wish not in WISHES:
            raise IllegalMove("no-such-wish")
        if ask.cell in layout:
            raise IllegalMove("taken")
        if not scoring.fitting(layout, ask.cell)[0]:
            raise IllegalMove("not-beside")

    def _propose(self) -> HarmoniaState:
        if not self.placed:
            raise IllegalMove("nothing-placed")
        if self.proposed:
            raise IllegalMove("proposed-already")
        return replace(self, proposed=True, voting=True, votes=())

    def _vote(self, move: Move) -> HarmoniaState:
        """One refusal ends the vote: there is no agreement any more."""
        if not isinstance(move, Vote):
            raise IllegalMove("must-vote")
        if not move.agree:
            return replace(self, voting=False, votes=())
        votes = (*self.votes, True)
        if len(votes) == self.setup.seats - 1:
            return replace(self, voting=False, votes=votes, end=End.AGREED)
        return replace(self, votes=votes)

    def reveals(self, move: Move) -> bool:
        return isinstance(move, Show | TellKind | TellHand | Need)

    def score(self, seat: int) -> ScoreSheet:
        return sheet(self.setup, self.layout, self.misfits, self.end)

    def winners(self) -> tuple[int, ...]:
        """All seats if the basic game is won, or the advanced total is good (A-9, A-15)."""
        if self.end is None:
            return ()
        least = 1 if self.setup.mode == "basic" else scoring.GOOD
        return tuple(range(self.setup.seats)) if self.score(0).total >= least else ()

    def view(self, seat: int) -> HarmoniaView:
        return HarmoniaView(
            seat,
            self.setup,
            self.phase,
            self.to_move,
            self.on_turn,
            self.placed,
            self.misfits,
            self.shown,
            self.hands[seat],
            tuple(sum(hand) for hand in self.hands),
            tuple(self._known(other, seat) for other in range(self.setup.seats)),
            self.told[seat],
            self.wishes,
            self.wished,
            self.proposed,
            self.votes,
            self.end,
        )

    def _known(self, other: int, seat: int) -> Known:
        hand = self.hands[other]
        if other == seat:
            return hand
        told = self.told[other]
        return tuple(number if known else None for number, known in zip(hand, told, strict=True))


def why_not(layout: scoring.Layout, tile: Kind, place: Place) -> IllegalMove | None:
    """Why a tile may not be placed so, or None if it may (A-6)."""
    if not 0 <= place.turn < len(TURNS[tile]):
        return IllegalMove("no-such-turn")
    if place.cell in layout:
        return IllegalMove("taken")
    touching, wanted = scoring.fitting(layout, place.cell)
    if not layout and place.cell != START:
        return IllegalMove("first-at-start")
    if layout and not touching:
        return IllegalMove("not-beside")
    differing = place.sides(tile) & touching ^ wanted
    if differing:
        sides = tuple(side for side in range(6) if differing >> side & 1)
        return IllegalMove("sides-differ", sides=sides)
    return None


class Harmonia(Game):
    """The facts of Harmonia.

    A solo game is one person at several seats: the hands and the rules stay those of 2 to 6. The
    option `alone` says so, and that nothing need be hidden between these seats on the screen.
    """

    id = "harmonia"
    min_seats, max_seats = facts.SEATS
    cooperative = True
    revision = 1
    options = (Choice("mode", ("basic", "advanced"), "basic"), Flag("alone", False))
    moves = (Show, Place, TellKind, TellHand, Ask, Need, Propose, Vote)

    def ranked(self, options: Options) -> bool:
        """The basic game is won or lost."""
        return options["mode"] == "advanced"

    def result(self, state: State, seats: int) -> tuple[int, ...]:
        """The points of the team, or in the basic game how many tiles lie (A-18)."""
        assert isinstance(state, HarmoniaState)
        if state.setup.mode == "advanced":
            return super().result(state, seats)
        return (len(state.placed),) * seats

    def deal(self, seats: int, options: Options, seed: int) -> HarmoniaState:
        tiles = Dice(seed, "deal").shuffled(range(TILE_COUNT))
        size = HAND_SIZE[seats]
        hands = tuple(_counts(tiles[seat * size : (seat + 1) * size]) for seat in range(seats))
        return HarmoniaState(
            setup=Setup(seats, cast(Mode, options["mode"])),
            hands=hands,
            out=_counts(tiles[seats * size :]),
            on_turn=0,
            placed=(),
            misfits=(),
            shown=None,
            told=(_NOTHING_TOLD,) * seats,
            wishes=(None,) * seats,
            wished=False,
            proposed=False,
            voting=False,
            votes=(),
            end=None,
        )


GAME: Final = Harmonia()
