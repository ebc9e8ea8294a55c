"""State and moves of Harmonia (A-3 to A-9, A-13).

The game is cooperative, so every seat has the same score and all win or none. The hands are hidden:
a seat announces parts of its hand by remarks, which then become part of the others' views. A remark
is a move that carries its seat and may be made at any time; the turn does not change.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Final, NamedTuple, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.options import Choice, Flag, Options, WhoBegins, first_seat
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonia import facts
from harmony_desktop.games.harmonia.rules import scoring
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    HAND_SIZE,
    KINDS,
    TILE_COUNT,
    TURNS,
    Counts,
    Kind,
    Sides,
)
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    VOTES,
    WISHES,
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskHand,
    AskTile,
    CellWish,
    Need,
    Place,
    Point,
    Propose,
    Remark,
    Show,
    Standing,
    TakeBack,
    Vote,
    Wish,
    replaces,
)
from harmony_desktop.games.harmonia.rules.talking import TALK
from harmony_desktop.games.harmonia.rules.view import (
    START,
    End,
    HarmoniaSetup,
    HarmoniaView,
    Known,
    Misfit,
    Mode,
    OpenCells,
    OrnamentTile,
    TurnPhase,
    border_cells,
    fits_somewhere,
    layout_of,
    open_cells_after,
    placements,
    remarks,
    sheet,
    turn_moves,
)

_NOTHING_ANNOUNCED: Final = (False,) * KINDS


def _counts(tiles: tuple[int, ...]) -> Counts:
    kinds = [tile // COPIES for tile in tiles]
    return tuple(kinds.count(kind) for kind in range(KINDS))


def _with(counts: Counts, tile: Kind, change: int) -> Counts:
    return counts[:tile] + (counts[tile] + change,) + counts[tile + 1 :]


class _Surface(NamedTuple):
    """The layout and the cells beside it, shared between positions and never changed."""

    layout: dict[Hex, Sides]
    open_cells: OpenCells

    def with_tile(self, cell: Hex, sides: Sides) -> _Surface:
        layout = self.layout.copy()
        layout[cell] = sides
        return _Surface(layout, open_cells_after(self.open_cells, layout, cell))


_BARE: Final = _Surface({}, border_cells({}))


@dataclass(frozen=True, slots=True)
class HarmoniaState(State):
    """A position. Fields shared with the view have the same meaning."""

    setup: HarmoniaSetup
    hands: tuple[Counts, ...]
    out: Counts
    """The 24 tiles that nobody sees."""
    on_turn: int
    placed: tuple[OrnamentTile, ...]
    misfits: tuple[Misfit, ...]
    shown: Kind | None
    announced: tuple[tuple[bool, ...], ...]
    standing: tuple[tuple[Standing, ...], ...]
    asked: Wish | TakeBack | None
    proposed: bool
    voting: bool
    votes: tuple[bool, ...]
    end: End | None
    pointed: tuple[Point, ...] = ()
    _kept: _Surface | None = field(default=None, init=False, repr=False, compare=False)
    """The layout derived from `placed`, computed on first use."""

    @property
    def _surface(self) -> _Surface:
        if self._kept is None:
            layout = layout_of(self.placed)
            surface = _Surface(layout, border_cells(layout)) if layout else _BARE
            object.__setattr__(self, "_kept", surface)
            return surface
        return self._kept

    def _but(self, surface: _Surface | None = None, **changes: object) -> HarmoniaState:
        """A copy with some fields changed; pass `surface` if the layout changed."""
        after = HarmoniaState.__new__(HarmoniaState)
        for name in _NAMES:
            object.__setattr__(
                after, name, changes[name] if name in changes else getattr(self, name)
            )
        object.__setattr__(after, "_kept", self._kept if surface is None else surface)
        return after

    @property
    def layout(self) -> dict[Hex, Sides]:
        return self._surface.layout

    @property
    def phase(self) -> TurnPhase:
        if self.end is not None:
            return TurnPhase.OVER
        if self.voting:
            return TurnPhase.VOTE
        return TurnPhase.SHOW if self.shown is None else TurnPhase.PLACE

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
            return tuple(placements(self._surface.open_cells, self.shown))
        return turn_moves(self.hands[self.on_turn], bool(self.placed), self.proposed)

    def remarks(self, seat: int) -> tuple[Remark, ...]:
        """Every remark a seat may make now, on anybody's turn (A-4)."""
        if self.end is not None:
            return ()
        layout, open_cells = self._surface
        standing = self.standing[seat]
        known = [self._known(other, seat) for other in range(self.setup.seats)]
        return tuple(
            remarks(
                seat, self.hands[seat], self.announced[seat], known, standing, open_cells, layout
            )
        )

    def play(self, move: Move) -> HarmoniaState:
        if self.end is not None:
            raise IllegalMove("over")
        if isinstance(move, Remark):
            return self._say(move)
        if self.voting:
            return self._vote(move)
        if self.shown is not None:
            return self._place(move, self.shown)
        return self._take_turn(move)

    def _take_turn(self, move: Move) -> HarmoniaState:
        match move:
            case Show():
                return self._show(move.tile)
            case Propose():
                return self._propose()
            case Place():
                raise IllegalMove("nothing-shown")
            case Vote():
                raise IllegalMove("no-proposal")
        raise IllegalMove("no-such-move")

    def _show(self, tile: Kind) -> HarmoniaState:
        seat = self.on_turn
        self._refuse_unless_held(seat, tile)
        hand = _with(self.hands[seat], tile, -1)
        hands = self.hands[:seat] + (hand,) + self.hands[seat + 1 :]
        standing = self.standing
        if Need(seat, tile) in standing[seat]:
            standing = self._standing_of(seat, without=[Need(seat, tile)])
        if fits_somewhere(self._surface.open_cells, tile):
            return self._but(hands=hands, standing=standing, shown=tile)
        misfits = (*self.misfits, Misfit(tile, seat))
        shown = self._but(hands=hands, standing=standing, misfits=misfits)
        return shown._but(end=End.MISFIT) if self.setup.mode == "basic" else shown._next_turn()

    def _refuse_unless_held(self, seat: int, tile: Kind) -> None:
        if not 0 <= tile < KINDS:
            raise IllegalMove("no-such-kind")
        if not self.hands[seat][tile]:
            raise IllegalMove("not-in-hand")

    def _place(self, move: Move, tile: Kind) -> HarmoniaState:
        if not isinstance(move, Place):
            raise IllegalMove("must-place")
        refusal = why_not(self.layout, tile, move)
        if refusal is not None:
            raise refusal
        cell, sides, seat = move.cell, move.sides(tile), self.on_turn
        surface, standing = self._surface.with_tile(cell, sides), self.standing
        if any(standing):
            standing = tuple(
                tuple(
                    one
                    for one in said
                    if not _is_settled(one, cell, seat)
                    and _is_possible(one, surface.open_cells, self.hands)
                )
                for said in standing
            )
        following, end = self._following()
        pointed = tuple(one for one in self.standing[seat] if isinstance(one, Point))
        return self._but(
            surface,
            placed=(*self.placed, OrnamentTile(cell, sides, seat)),
            standing=standing,
            pointed=pointed,
            asked=None,
            shown=None,
            on_turn=following,
            proposed=False,
            end=end,
        )

    def _following(self) -> tuple[int, End | None]:
        """The next seat, or the end when every tile has been played (A-8)."""
        following = (self.on_turn + 1) % self.setup.seats
        return following, None if any(self.hands[following]) else End.ALL_PLAYED

    def _next_turn(self) -> HarmoniaState:
        following, end = self._following()
        return self._but(on_turn=following, proposed=False, end=end)

    def _say(self, remark: Remark) -> HarmoniaState:
        if not 0 <= remark.seat < self.setup.seats:
            raise IllegalMove("no-such-seat")
        match remark:
            case AnnounceKind():
                return self._announce_kind(remark.seat, remark.tile, remark.count)
            case AnnounceHand():
                return self._announce_hand(remark.seat)
            case Need():
                self._refuse_unless_held(remark.seat, remark.tile)
            case Ask():
                self._refuse_to_ask(remark)
            case AskTile():
                self._refuse_to_ask_tile(remark)
            case TakeBack():
                return self._take_back(remark)
            case Point():
                if remark.cell not in self.layout:
                    raise IllegalMove("no-tile-there")
            case AskHand():
                self._refuse_to_ask_hand(remark)
            case _:
                raise IllegalMove("no-such-move")
        if remark in self.standing[remark.seat]:
            raise IllegalMove("said-already")
        asked = remark if isinstance(remark, Wish) else self.asked
        return self._but(standing=self._with_said(remark), asked=asked)

    def _announce_kind(self, seat: int, tile: Kind, count: int) -> HarmoniaState:
        if not 0 <= tile < KINDS:
            raise IllegalMove("no-such-kind")
        announced = self.announced[seat]
        if announced[tile]:
            raise IllegalMove("told-already")
        if count != self.hands[seat][tile]:
            raise IllegalMove("not-true")
        return self._with_announced(seat, announced[:tile] + (True,) + announced[tile + 1 :])

    def _announce_hand(self, seat: int) -> HarmoniaState:
        if all(self.announced[seat]):
            raise IllegalMove("told-all")
        return self._with_announced(seat, (True,) * KINDS)

    def _with_announced(self, seat: int, own: tuple[bool, ...]) -> HarmoniaState:
        announced = self.announced[:seat] + (own,) + self.announced[seat + 1 :]
        standing = self.standing
        if all(own) and any(standing):
            standing = tuple(
                tuple(one for one in said if not _is_answered(one, announced)) for said in standing
            )
        return self._but(announced=announced, standing=standing)

    def _with_said(self, remark: Standing) -> tuple[tuple[Standing, ...], ...]:
        """Standing remarks after this one, without those of the seat that it replaces."""
        earlier = [one for one in self.standing[remark.seat] if replaces(remark, one)]
        return self._standing_of(remark.seat, without=earlier, plus=(remark,))

    def _take_back(self, remark: TakeBack) -> HarmoniaState:
        wishes = wishes_for(self.standing[remark.seat], remark.cell)
        if not wishes:
            raise IllegalMove("nothing-asked")
        return self._but(
            standing=self._standing_of(remark.seat, without=wishes),
            asked=remark,
        )

    def _standing_of(
        self, seat: int, without: Collection[Standing], plus: tuple[Standing, ...] = ()
    ) -> tuple[tuple[Standing, ...], ...]:
        kept = tuple(one for one in self.standing[seat] if one not in without)
        return self.standing[:seat] + (kept + plus,) + self.standing[seat + 1 :]

    def _refuse_to_ask_hand(self, ask: AskHand) -> None:
        if ask.whom == ask.seat or not EVERYBODY <= ask.whom < self.setup.seats:
            raise IllegalMove("no-such-seat")
        if _is_answered(ask, self.announced):
            raise IllegalMove("hands-known")

    def _refuse_to_ask(self, ask: Ask) -> None:
        if ask.wish not in WISHES:
            raise IllegalMove("no-such-wish")
        if ask.cell in self.layout:
            raise IllegalMove("taken")
        if not self.placed or ask.cell not in self._surface.open_cells:
            raise IllegalMove("not-beside")

    def _refuse_to_ask_tile(self, ask: AskTile) -> None:
        if ask.whom == ask.seat or not 0 <= ask.whom < self.setup.seats:
            raise IllegalMove("no-such-seat")
        if not 0 <= ask.tile < KINDS:
            raise IllegalMove("no-such-kind")
        if not self.announced[ask.whom][ask.tile]:
            raise IllegalMove("not-told")
        if not self.hands[ask.whom][ask.tile]:
            raise IllegalMove("not-in-that-hand")
        if not self.placed:
            raise IllegalMove("not-beside")
        refusal = why_not(self.layout, ask.tile, Place(ask.q, ask.r, ask.turn))
        if refusal is not None:
            raise refusal

    def _propose(self) -> HarmoniaState:
        if not self.placed:
            raise IllegalMove("nothing-placed")
        if self.proposed:
            raise IllegalMove("proposed-already")
        return self._but(proposed=True, voting=True, votes=())

    def _vote(self, move: Move) -> HarmoniaState:
        """The position after a vote; one refusal ends the vote, since agreement is impossible."""
        if not isinstance(move, Vote):
            raise IllegalMove("must-vote")
        if not move.agree:
            return self._but(voting=False, votes=())
        votes = (*self.votes, True)
        if len(votes) == self.setup.seats - 1:
            return self._but(voting=False, votes=votes, end=End.AGREED)
        return self._but(votes=votes)

    def reveals(self, move: Move) -> bool:
        """True for a placement: it reveals nothing hidden, but it is final (A-6)."""
        return isinstance(move, Show | Place | AnnounceKind | AnnounceHand | Need)

    def concludes(self, move: Move) -> bool:
        """True for the agreement to end a basic game that is won: nothing else is left to do."""
        agrees = isinstance(move, Propose) or (isinstance(move, Vote) and move.agree)
        return agrees and self.setup.mode == "basic" and scoring.won(self.layout)

    def score(self, seat: int) -> ScoreSheet:
        return sheet(self.setup, self.layout, self.misfits, self.end)

    def winners(self) -> tuple[int, ...]:
        """All seats if the basic game is won (A-9); the advanced game is neither won nor lost."""
        if self.end is None or self.setup.mode == "advanced" or not self.score(0).total:
            return ()
        return tuple(range(self.setup.seats))

    def result(self, seats: int) -> tuple[int, ...]:
        """The points of the team, or in the basic game the number of tiles placed (A-18)."""
        if self.setup.mode == "advanced":
            return State.result(self, seats)
        return (len(self.placed),) * seats

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
            self.announced[seat],
            self.standing,
            self.asked,
            self.proposed,
            self.votes,
            self.end,
            self.pointed,
        )

    def hint_view(self, seat: int, persons: Collection[int]) -> HarmoniaView:
        """The view of a seat; with the hands of all persons if they are one person's."""
        view = self.view(seat)
        if not self.setup.alone:
            return view
        known = [
            self.hands[other] if other in persons else hand for other, hand in enumerate(view.known)
        ]
        return replace(view, known=tuple(known))

    def _known(self, other: int, seat: int) -> Known:
        hand = self.hands[other]
        if other == seat:
            return hand
        announced = self.announced[other]
        return tuple(
            number if known else None for number, known in zip(hand, announced, strict=True)
        )


_NAMES: Final = tuple(one.name for one in fields(HarmoniaState) if one.init)


def _is_answered(said: Standing, announced: Sequence[Sequence[bool]]) -> bool:
    """Whether a remark asked for hands that have all been announced."""
    return isinstance(said, AskHand) and all(
        all(known)
        for seat, known in enumerate(announced)
        if seat == said.whom or (said.whom == EVERYBODY and seat != said.seat)
    )


def _is_settled(said: Standing, cell: Hex, seat: int) -> bool:
    """Whether a tile of a seat on a cell settles a remark: the cell is filled, or the seat that
    pointed at something has had its turn."""
    return (
        said.seat == seat
        if isinstance(said, Point)
        else isinstance(said, CellWish) and said.cell == cell
    )


def wishes_for(standing: Sequence[Standing], cell: Hex) -> list[CellWish]:
    """The requests for a cell among all remarks of a seat."""
    return [one for one in standing if isinstance(one, CellWish) and one.cell == cell]


def _is_possible(said: Standing, open_cells: OpenCells, hands: Sequence[Counts]) -> bool:
    """Whether a tile that was asked for can still be laid as it was asked."""
    if not isinstance(said, AskTile):
        return True
    touching, wanted = open_cells[said.cell]
    return bool(hands[said.whom][said.tile]) and said.sides & touching == wanted


def why_not(layout: scoring.Layout, tile: Kind, place: Place) -> IllegalMove | None:
    """Why a tile may not be placed like this, or None if it may (A-6)."""
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
        return IllegalMove("sides-differ", sides=differing)
    return None


class Harmonia(Game):
    """The facts of Harmonia.

    A solo game is one person at several seats: the hands and the rules stay those of 2 to 6. The
    option `alone` means this, and that nothing is hidden between these seats on the screen.
    """

    id = "harmonia"
    min_seats, max_seats = facts.SEATS
    cooperative = True
    talks = True
    revision = 3
    options = (
        Choice("mode", ("basic", "advanced"), "basic"),
        Flag("alone", False),
        WhoBegins(max_seats),
    )
    moves = (Show, Place, *TALK)

    def ranked(self, options: Options) -> bool:
        """False for the basic game, which is only won or lost."""
        return options["mode"] == "advanced"

    def deal(self, seats: int, options: Options, seed: int) -> HarmoniaState:
        tiles = Dice(seed, "deal").shuffled(range(TILE_COUNT))
        size = HAND_SIZE[seats]
        hands = tuple(_counts(tiles[seat * size : (seat + 1) * size]) for seat in range(seats))
        first = first_seat(options, seats, seed)
        return HarmoniaState(
            setup=HarmoniaSetup(seats, cast(Mode, options["mode"]), first, bool(options["alone"])),
            hands=hands,
            out=_counts(tiles[seats * size :]),
            on_turn=first,
            placed=(),
            misfits=(),
            shown=None,
            announced=(_NOTHING_ANNOUNCED,) * seats,
            standing=((),) * seats,
            asked=None,
            proposed=False,
            voting=False,
            votes=(),
            end=None,
        )


GAME: Final = Harmonia()
