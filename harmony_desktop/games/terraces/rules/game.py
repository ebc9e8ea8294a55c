"""State and moves of Terraces (T-3 to T-6, T-9 to T-11, T-16).

All chance lies in the deal. `state.view` hides what each way of playing hides: a face-down column,
an arranged order from the other player, the fronts of the blind tiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, cast

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Game, IllegalMove, Move, State
from harmony_desktop.engine.options import LOT, Choice, FirstColour, Options, WhoBegins, first_seat
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.terraces import facts
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    KINDS,
    SEATS,
    SET,
    TILE_COUNT,
    TILES,
    TURNS,
    Colour,
    Colours,
    Kind,
    cell_of,
    side_of,
)
from harmony_desktop.games.terraces.rules.layings import Layings
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick, is_order
from harmony_desktop.games.terraces.rules.scoring import sheet_of
from harmony_desktop.games.terraces.rules.terrain import START_LAYOUT, TerrainLayout
from harmony_desktop.games.terraces.rules.view import PlacedTile, TerracesView, Way

HAND: Final = 3
"""The number of open tiles in the open-hand way (T-11)."""
OPEN_TOP: Final = 1
"""The number of open tiles of an open stack (T-16)."""

Column = tuple[Kind | None, ...]
"""Face-down tiles, top first. Blind tiles keep their places: None where one was taken."""


def _put(row: tuple[Column, ...], seat: int, column: Column) -> tuple[Column, ...]:
    return row[:seat] + (column,) + row[seat + 1 :]


@dataclass(frozen=True, slots=True)
class TerracesState(State):
    """A position. `hands` are the open tiles, `on_turn` is the seat to move while tiles are
    left."""

    way: Way
    first: int
    on_turn: int
    columns: tuple[Column, ...]
    hands: tuple[tuple[Kind, ...], ...]
    layout: TerrainLayout
    laid: tuple[PlacedTile, ...]
    exchanged: bool = False
    """Whether the first seat plays green and the second red (T-12)."""
    open_top: bool = False
    """Whether the top tiles of both stacks are always open (T-16)."""

    @property
    def to_move(self) -> int | None:
        return None if len(self.laid) == TILE_COUNT else self.on_turn

    @property
    def _arranged(self) -> tuple[bool, ...]:
        if self.way != "arranged":
            return (False,) * SEATS
        return tuple(bool(self.laid or self.columns[seat]) for seat in range(SEATS))

    @property
    def _tiles(self) -> tuple[Colours, ...]:
        """The colours of the tiles of the seat on turn."""
        return TILES[side_of(self.on_turn, self.exchanged)]

    def legal_moves(self) -> Sequence[Move]:
        hand = self.hands[self.on_turn]
        if hand:
            return Layings(self.layout, self._tiles, hand)
        return self.view(self.on_turn).legal_moves()

    def play(self, move: Move) -> TerracesState:
        if self.to_move is None:
            raise IllegalMove("over")
        if isinstance(move, Lay):
            return self._lay(move)
        if isinstance(move, Pick):
            return self._pick(move)
        if isinstance(move, Arrange):
            return self._arrange(move)
        raise IllegalMove("no-such-move")

    def _lay(self, move: Lay) -> TerracesState:
        self._refuse_unless_legal(move)
        colours = self._tiles[move.tile]
        level = self.layout.level(move.x, move.y) + 1
        placed = PlacedTile(
            self.on_turn, move.tile, move.x, move.y, move.turn, level, self.exchanged
        )
        columns, hands = self._after_turn(self.hands[self.on_turn].index(move.tile))
        layout = self.layout.laid(colours, move.x, move.y, move.turn)
        return TerracesState(
            self.way,
            self.first,
            1 - self.on_turn,
            columns,
            hands,
            layout,
            self.laid + (placed,),
            self.exchanged,
            self.open_top,
        )

    def _refuse_unless_legal(self, move: Lay) -> None:
        if self.way == "arranged" and not all(self._arranged):
            raise IllegalMove("arrange-first")
        if self.way == "blind" and not self.hands[self.on_turn]:
            raise IllegalMove("pick-first")
        if move.tile not in self.hands[self.on_turn]:
            raise IllegalMove("not-your-tile" if move.tile in KINDS else "no-such-tile")
        if move.turn not in TURNS:
            raise IllegalMove("no-such-turn")
        colours = self._tiles[move.tile]
        if self.layout.allows(colours, move.x, move.y, move.turn):
            return
        problem = self.layout.problem(colours, move.x, move.y, move.turn)
        if problem:
            levels = [self.layout.level(*square) for square in problem.squares]
            raise IllegalMove(
                problem.reason,
                cells=tuple(cell_of(x, y) for x, y in problem.squares),
                lowest=min(levels),
                highest=max(levels),
            )

    def _after_turn(self, played: int) -> tuple[tuple[Column, ...], tuple[tuple[Kind, ...], ...]]:
        """Columns and open tiles after an open tile was placed."""
        hand, column = self.hands[self.on_turn], self.columns[self.on_turn]
        kept, later = hand[:played], hand[played + 1 :]
        if self._refills:
            hands = self._with_hand(self.on_turn, kept + column[:1] + later)
            return _put(self.columns, self.on_turn, column[1:]), hands
        hands = self._with_hand(self.on_turn, kept + later)
        if self.way == "blind":
            return self.columns, hands
        return _turn_up(self.columns, hands, 1 - self.on_turn)

    @property
    def _refills(self) -> bool:
        """Whether a placed tile is replaced at once, visibly to both players (T-11, T-16)."""
        return self.way == "open-hand" or self.open_top

    def _with_hand(self, seat: int, hand: Column) -> tuple[tuple[Kind, ...], ...]:
        return cast(tuple[tuple[Kind, ...], ...], _put(self.hands, seat, hand))

    def _pick(self, move: Pick) -> TerracesState:
        if self.way != "blind":
            raise IllegalMove("nothing-to-pick")
        if self.hands[self.on_turn]:
            raise IllegalMove("already-picked")
        column = self.columns[self.on_turn]
        if not 0 <= move.back < len(column):
            raise IllegalMove("no-such-back")
        if column[move.back] is None:
            raise IllegalMove("back-taken")
        rest = column[: move.back] + (None,) + column[move.back + 1 :]
        return replace(
            self,
            columns=_put(self.columns, self.on_turn, rest),
            hands=self._with_hand(self.on_turn, (column[move.back],)),
        )

    def _arrange(self, move: Arrange) -> TerracesState:
        if self.way != "arranged" or all(self._arranged):
            raise IllegalMove("nothing-to-arrange")
        if not is_order(move.order):
            raise IllegalMove("not-an-order")
        columns, hands = _put(self.columns, self.on_turn, move.order), self.hands
        if self.on_turn != self.first:
            columns, hands = _turn_up(columns, hands, self.first)
        return replace(self, on_turn=1 - self.on_turn, columns=columns, hands=hands)

    def reveals(self, move: Move) -> bool:
        if isinstance(move, Pick):
            return True
        if isinstance(move, Arrange):
            return self.on_turn != self.first
        if self._refills:
            return bool(self.columns[self.on_turn])
        return self.way != "blind" and bool(self.columns[1 - self.on_turn])

    def score(self, seat: int) -> ScoreSheet:
        colour = COLOUR_OF_SEAT[side_of(seat, self.exchanged)]
        return sheet_of(self.layout, colour)

    def winners(self) -> tuple[int, ...]:
        if self.to_move is not None:
            return ()
        totals = [self.score(seat).total for seat in range(SEATS)]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def view(self, seat: int) -> TerracesView:
        blind, own = self.way == "blind", self.columns[seat]
        return TerracesView(
            seat=seat,
            way=self.way,
            first=self.first,
            to_move=self.to_move,
            layout=self.layout,
            laid=self.laid,
            hands=self.hands,
            face_down=tuple(sum(tile is not None for tile in column) for column in self.columns),
            order=cast(tuple[Kind, ...], own) if self.way == "arranged" else (),
            backs=tuple(
                tuple(tile is not None for tile in column) if blind else ()
                for column in self.columns
            ),
            arranged=self._arranged,
            exchanged=self.exchanged,
        )


def _turn_up(
    columns: tuple[Column, ...], hands: tuple[tuple[Kind, ...], ...], seat: int
) -> tuple[tuple[Column, ...], tuple[tuple[Kind, ...], ...]]:
    """Columns and open tiles after a seat has taken the top tile of its column, if any."""
    column = columns[seat]
    hand = cast(tuple[Kind, ...], column[:1])
    return _put(columns, seat, column[1:]), hands[:seat] + (hand,) + hands[seat + 1 :]


class Terraces(Game):
    """The facts of Terraces."""

    id = "terraces"
    min_seats, max_seats = facts.SEATS
    draws = True
    colours = tuple(colour.word for colour in COLOUR_OF_SEAT)
    revision = 2
    options = (
        Choice("way", ("column", "arranged", "blind", "open-hand"), "column"),
        Choice("top", ("hidden", "open"), "hidden", detail_of=("way", "column")),
        WhoBegins(SEATS, LOT),
        FirstColour((Colour.RED.word, Colour.GREEN.word), Colour.RED.word),
    )
    moves = (Lay, Pick, Arrange)

    def deal(self, seats: int, options: Options, seed: int) -> TerracesState:
        way = cast(Way, options["way"])
        first = first_seat(options, seats, seed)
        columns: tuple[Column, ...] = tuple(
            () if way == "arranged" else Dice(seed, "column", seat).shuffled(SET)
            for seat in range(SEATS)
        )
        hands: tuple[tuple[Kind, ...], ...] = ((),) * SEATS
        open_top = options.get("top") == "open"
        if way == "open-hand" or open_top:
            lying = HAND if way == "open-hand" else OPEN_TOP
            hands = tuple(cast(tuple[Kind, ...], column[:lying]) for column in columns)
            columns = tuple(column[lying:] for column in columns)
        elif way == "column":
            columns, hands = _turn_up(columns, hands, first)
        exchanged = self.colours_of(options) != self.colours
        return TerracesState(
            way, first, first, columns, hands, START_LAYOUT, (), exchanged, open_top
        )

    def colours_of(self, options: Options) -> tuple[str, ...]:
        own = options[FirstColour.key]
        return self.colours if own == self.colours[0] else self.colours[::-1]


GAME: Final = Terraces()
