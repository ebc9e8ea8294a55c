"""The open table, and the effects of a turn on it (S-3, S-5 to S-11, S-18).

Only the order in which panes leave the bag is hidden in Sintra. `SintraOpenTable` is a position
without that order: what every seat sees, and all that the rules need until workshops are refilled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.sintra.rules import scoring
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    JOKER,
    NO_PANES,
    ROUNDS,
    STRIP_SPACES,
    WINDOWS,
    WORKSHOP_PANES,
    WORKSHOPS,
    Colour,
    Components,
    PalaceSide,
    Panes,
)
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.strip import Strip, joker_range

CENTRE: Final = -1
"""The centre of the table as the source of a Take."""
NOWHERE: Final = -1
"""The strip of a Take whose panes fit no reachable strip: all of them break."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take all panes of a colour from a workshop or the centre and place them on one strip.

    `jokers` is the number of panes that go on jokers. Which joker, or which of several spaces of
    the same colour, makes no difference: they are filled from the top.
    """

    kind: ClassVar[str] = "take"
    source: int
    colour: Colour
    strip: int
    jokers: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Choose the pane of a complete strip that goes into the window; ends the turn."""

    kind: ClassVar[str] = "keep"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Take no panes; the glazier returns to the leftmost strip, never to the right (S-9)."""

    kind: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class SintraSetup:
    """The setup of a game."""

    seats: int
    side: PalaceSide
    components: Components

    @property
    def values(self) -> tuple[int, ...]:
        """The value of each window."""
        return self.components.values(self.side)


def add(some: Panes, more: Panes) -> Panes:
    """The sum of two sets of panes."""
    return tuple(a + b for a, b in zip(some, more, strict=True))


def without(panes: Panes, colour: Colour) -> Panes:
    """The panes without one colour."""
    return panes[:colour] + (0,) + panes[colour + 1 :]


def only(colour: Colour, count: int) -> Panes:
    """`count` panes of one colour."""
    return NO_PANES[:colour] + (count,) + NO_PANES[colour + 1 :]


@dataclass(frozen=True, slots=True)
class SintraOpenTable:
    """What everybody sees."""

    setup: SintraSetup
    workshops: tuple[Panes, ...]
    centre: Panes
    token: bool
    """Whether the first-player token is still in the centre."""
    first: int
    """The seat that has the token, or had it last: it begins the next round."""
    turn: int
    """The seat to move."""
    completed: int | None
    """The window whose strip was completed and whose pane is still to be kept."""
    palaces: tuple[Palace, ...]
    bag: Panes
    tower: Panes
    marker: tuple[Colour, ...]
    """The panes left on the round marker; the first is this round's colour."""

    @property
    def to_move(self) -> int | None:
        return self.turn if self.marker else None

    @property
    def round(self) -> int:
        """The index of the round, from 0; 6 when the game is over."""
        return ROUNDS - len(self.marker)

    @property
    def bonus_colour(self) -> Colour | None:
        """The colour that earns a bonus this round."""
        return self.marker[0] if self.marker else None

    @property
    def market_empty(self) -> bool:
        """Whether workshops and centre are empty: the round is over."""
        return not any(self.centre) and not any(map(any, self.workshops))

    def source(self, source: int) -> Panes:
        """The panes in a workshop or, for CENTRE, in the centre."""
        return self.centre if source == CENTRE else self.workshops[source]

    @property
    def sources(self) -> tuple[int, ...]:
        """Every source with panes, the centre last."""
        return tuple(
            source
            for source in (*range(len(self.workshops)), CENTRE)
            if any(self.centre if source == CENTRE else self.workshops[source])
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move of the seat to move, in a fixed order."""
        if not self.marker:
            return ()
        palace = self.palaces[self.turn]
        if self.completed is not None:
            panes = palace.filled[self.completed]
            return tuple(keep for keep in _KEEPS if keep.colour in panes)
        glazier, fitting = palace.glazier, _nowhere()
        for window in range(glazier, WINDOWS):
            strip = palace.strip(window)
            for colour in strip.fits:
                fitting[colour].append((window, strip))
        moves: list[Move] = []
        for source in (*range(len(self.workshops)), CENTRE):
            panes = self.source(source)
            if panes == NO_PANES:
                continue
            for colour, count in enumerate(panes):
                if not count:
                    continue
                takes = _TAKES[source][colour]
                if not fitting[colour]:
                    moves.append(takes[NOWHERE][0])
                for window, strip in fitting[colour]:
                    if strip.jokers:
                        room = strip.room[colour]
                        ways = strip.ways[colour][count if count < room else room]
                        moves += [takes[window][used] for used in ways]
                    else:
                        moves.append(takes[window][0])
        if palace.way_back is not None:
            moves.append(_RETURN)
        return tuple(moves)

    def refuse_unless_legal(self, move: Move) -> None:
        """Raise IllegalMove with the reason, unless the seat to move may play `move`."""
        if not self.marker:
            raise IllegalMove("over")
        if isinstance(move, Keep):
            self._refuse_keep(move)
        elif self.completed is not None:
            raise IllegalMove("keep-first")
        elif isinstance(move, Take):
            self._refuse_take(move)
        elif isinstance(move, Return):
            self._refuse_return()
        else:
            raise IllegalMove("no-such-move")

    def _refuse_keep(self, move: Keep) -> None:
        if self.completed is None:
            raise IllegalMove("nothing-to-keep")
        if move.colour not in self.palaces[self.turn].filled[self.completed]:
            raise IllegalMove("not-on-strip")

    def _refuse_return(self) -> None:
        palace = self.palaces[self.turn]
        if palace.leftmost is None:
            raise IllegalMove("no-strips")
        if palace.leftmost == palace.glazier:
            raise IllegalMove("glazier-home")
        if palace.way_back is None:
            raise IllegalMove("no-way-back")

    def _refuse_take(self, move: Take) -> None:
        palace = self.palaces[self.turn]
        if move.source != CENTRE and not 0 <= move.source < len(self.workshops):
            raise IllegalMove("no-such-workshop")
        panes = self.source(move.source)
        if not 0 <= move.colour < JOKER or not panes[move.colour]:
            raise IllegalMove("colour-not-there")
        if move.strip == NOWHERE:
            if palace.reachable(move.colour):
                raise IllegalMove("must-place")
            if move.jokers:
                raise IllegalMove("jokers", least=0, most=0)
            return
        if not 0 <= move.strip < WINDOWS:
            raise IllegalMove("no-such-strip")
        if palace.side_up(move.strip) is None:
            raise IllegalMove("strip-gone")
        if move.strip < palace.glazier:
            raise IllegalMove("left-of-glazier")
        own, jokers = palace.room(move.strip, move.colour)
        if not own + jokers:
            raise IllegalMove("does-not-fit")
        allowed = joker_range(panes[move.colour], own, jokers)
        if move.jokers not in allowed:
            raise IllegalMove("jokers", least=allowed[0], most=allowed[-1])

    def after(self, move: Move) -> SintraOpenTable:
        """The table after a legal move; a finished round still needs `next_round`."""
        if isinstance(move, Take):
            return self._after_take(move)
        if isinstance(move, Keep):
            return self._glazed(move.colour)
        palace = self.palaces[self.turn]
        return self._passed(palace.returned(palace.leftmost or 0), self.tower)

    def _after_take(self, move: Take) -> SintraOpenTable:
        tower, palace = self.tower, self.palaces[self.turn]
        from_centre = move.source == CENTRE
        steps = int(from_centre and self.token)
        panes = self.source(move.source)
        workshops, centre = self._market_after(move.source, without(panes, move.colour))
        strip = None
        broken = taken = panes[move.colour]
        if move.strip != NOWHERE:
            before = palace.strip(move.strip)
            room = before.room[move.colour]
            placed = taken if taken < room else room
            broken -= placed
            strip = before.ways[move.colour][placed][move.jokers]
            palace = palace.placed(move.strip, strip)
        if broken:
            tower = add(tower, only(move.colour, broken))
        if steps + broken:
            palace = palace.broke(steps + broken, self.setup.components.track)
        turn, completed = self.turn, None
        if strip is not None and strip.complete:
            # The bonus comes first; the turn continues if there is a pane to choose (S-8).
            palace = palace.scored(scoring.colour_bonus(strip.filled, self.marker[0]))
            completed = move.strip
        else:
            turn = self._next
        table = SintraOpenTable(
            self.setup,
            workshops,
            centre,
            self.token and not from_centre,
            self.turn if steps else self.first,
            turn,
            completed,
            self._palaces_with(palace),
            self.bag,
            tower,
            self.marker,
        )
        if completed is not None and len(set(palace.filled[completed])) == 1:
            return table._glazed(move.colour)
        return table

    def _market_after(self, source: int, rest: Panes) -> tuple[tuple[Panes, ...], Panes]:
        """The workshops and the centre after a take that leaves `rest` at its source."""
        if source == CENTRE:
            return self.workshops, rest
        workshops = self.workshops[:source] + (NO_PANES,) + self.workshops[source + 1 :]
        return workshops, add(self.centre, rest)

    def _glazed(self, colour: Colour) -> SintraOpenTable:
        """The table with the chosen pane of the complete strip in its window, scored (S-8)."""
        window = self.completed
        assert window is not None
        palace, panes = self.palaces[self.turn].keep(window, colour)
        points = scoring.window_points(self.setup.values, palace.windows, window)
        return self._passed(palace.scored(points), add(self.tower, panes))

    def _palaces_with(self, palace: Palace) -> tuple[Palace, ...]:
        return self.palaces[: self.turn] + (palace,) + self.palaces[self.turn + 1 :]

    @property
    def _next(self) -> int:
        """The next seat."""
        return (self.turn + 1) % self.setup.seats

    def _passed(self, palace: Palace, tower: Panes) -> SintraOpenTable:
        """The table with a new palace of the seat to move and a new tower, and the next seat to
        move."""
        return SintraOpenTable(
            self.setup,
            self.workshops,
            self.centre,
            self.token,
            self.first,
            self._next,
            None,
            self._palaces_with(palace),
            self.bag,
            tower,
            self.marker,
        )

    def next_round(self, dice: Dice) -> SintraOpenTable:
        """The table at the start of the next round, or at the end of the game (S-10).

        The marker's pane goes to the tower first, so there is always something to refill from.
        """
        tower = add(self.tower, only(self.marker[0], 1))
        marker, workshops, bag, token = self.marker[1:], self.workshops, self.bag, self.token
        if marker:
            workshops, bag, tower = refill(WORKSHOPS[self.setup.seats], bag, tower, dice)
            token = True
        return SintraOpenTable(
            self.setup,
            workshops,
            self.centre,
            token,
            self.first,
            self.first,
            self.completed,
            self.palaces,
            bag,
            tower,
            marker,
        )


def refill(
    count: int, bag: Panes, tower: Panes, dice: Dice
) -> tuple[tuple[Panes, ...], Panes, Panes]:
    """The workshops filled from the bag, and the rest of bag and tower (S-3, S-10).

    An empty bag is refilled from the tower; when both are empty, workshops stay unfilled.
    """
    loose = _loose(bag)
    workshops = []
    for _ in range(count):
        panes = [0] * len(COLOURS)
        for _ in range(WORKSHOP_PANES):
            if not loose:
                loose, tower = _loose(tower), NO_PANES
            if loose:
                # Only the end of a shuffle is needed.
                last = loose.pop()
                place = dice.below(len(loose) + 1) if loose else 0
                if place < len(loose):
                    last, loose[place] = loose[place], last
                panes[last] += 1
        workshops.append(tuple(panes))
    left = tuple(loose.count(colour) for colour in range(len(COLOURS)))
    return tuple(workshops), left, tower


def _loose(panes: Panes) -> list[Colour]:
    return [colour for colour, count in enumerate(panes) for _ in range(count)]


def _nowhere() -> list[list[tuple[int, Strip]]]:
    return [[], [], [], [], []]


_TAKES: Final = [
    [
        [
            [Take(source, colour, strip, used) for used in range(STRIP_SPACES + 1)]
            for strip in (*range(WINDOWS), NOWHERE)
        ]
        for colour in range(JOKER)
    ]
    for source in (*range(max(WORKSHOPS.values())), CENTRE)
]
"""Every move that takes panes, shared by all positions. CENTRE and NOWHERE are last."""
_KEEPS: Final = tuple(Keep(colour) for colour in range(JOKER))
_RETURN: Final = Return()
