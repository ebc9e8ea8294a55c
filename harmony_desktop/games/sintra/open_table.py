"""All that lies open on the table, and what a turn does to it (S-3, S-5 to S-11, S-18).

Nothing is hidden in Sintra but the order in which panes leave the bag. `OpenTable` is a position
without that order: what every seat sees, and all that the rules need until workshops are refilled.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.games.sintra import scoring
from harmony_desktop.games.sintra.components import (
    COLOURS,
    JOKER,
    NO_PANES,
    ROUNDS,
    WINDOWS,
    WORKSHOP_PANES,
    WORKSHOPS,
    Colour,
    Components,
    PalaceSide,
    Panes,
)
from harmony_desktop.games.sintra.palace import Palace

CENTRE: Final = -1
"""The centre of the table as the source of a Take."""
NOWHERE: Final = -1
"""The strip of a Take whose panes fit no strip the glazier can reach: all of them break."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take all panes of a colour from a workshop or the centre and place them on one strip.

    `jokers` says how many of the panes go on jokers. Which joker, or which of several spaces of
    the same colour, makes no difference: they are filled from the top.
    """

    kind: ClassVar[str] = "take"
    source: int
    colour: Colour
    strip: int
    jokers: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Choose which pane of a complete strip goes into the window; ends the turn."""

    kind: ClassVar[str] = "keep"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Return(Move):
    """Take no panes; the glazier goes back to the leftmost strip, never to the right (S-9)."""

    kind: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first pane."""

    seats: int
    side: PalaceSide
    components: Components

    @property
    def values(self) -> tuple[int, ...]:
        """What each window is worth."""
        return self.components.values(self.side)


def joker_range(panes: int, own: int, jokers: int) -> range:
    """How many jokers a placing may use, given the free spaces of the strip (S-6).

    >>> list(joker_range(2, 1, 2)), list(joker_range(2, 3, 0)), list(joker_range(4, 1, 2))
    ([1, 2], [0], [2])
    """
    placed = min(panes, own + jokers)
    return range(max(0, placed - own), min(jokers, placed) + 1)


def add(some: Panes, more: Panes) -> Panes:
    """Panes put together."""
    return tuple(a + b for a, b in zip(some, more, strict=True))


def without(panes: Panes, colour: Colour) -> Panes:
    """Panes with one colour taken out."""
    return panes[:colour] + (0,) + panes[colour + 1 :]


def only(colour: Colour, count: int) -> Panes:
    """So many panes of one colour."""
    return NO_PANES[:colour] + (count,) + NO_PANES[colour + 1 :]


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What everybody sees."""

    setup: Setup
    workshops: tuple[Panes, ...]
    centre: Panes
    token: bool
    """Whether the first-player token still lies in the centre."""
    first: int
    """The seat that holds the token, or held it last: it begins the next round."""
    turn: int
    """The seat at its turn."""
    completed: int | None
    """The window whose strip was completed and waits for a pane to be kept."""
    palaces: tuple[Palace, ...]
    bag: Panes
    tower: Panes
    marker: tuple[Colour, ...]
    """The panes left on the round marker; the first of them is this round's colour."""

    @property
    def to_move(self) -> int | None:
        return self.turn if self.marker else None

    @property
    def round(self) -> int:
        """The number of the round from 0; 6 when the game is over."""
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
        """The panes in a workshop or, for CENTRE, in the middle of the table."""
        return self.centre if source == CENTRE else self.workshops[source]

    @property
    def sources(self) -> tuple[int, ...]:
        """Every place that holds panes, the centre last."""
        return tuple(
            source
            for source in (*range(len(self.workshops)), CENTRE)
            if any(self.centre if source == CENTRE else self.workshops[source])
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move of the seat at its turn, in a fixed order."""
        if not self.marker:
            return ()
        palace = self.palaces[self.turn]
        if self.completed is not None:
            panes = palace.filled[self.completed]
            return tuple(Keep(colour) for colour in range(JOKER) if colour in panes)
        rooms = [self._rooms(palace, colour) for colour in range(JOKER)]
        moves: list[Move] = []
        for source in self.sources:
            for colour, count in enumerate(self.source(source)):
                if not count:
                    continue
                if not rooms[colour]:
                    moves.append(Take(source, colour, NOWHERE, 0))
                moves.extend(
                    Take(source, colour, strip, used)
                    for strip, own, jokers in rooms[colour]
                    for used in joker_range(count, own, jokers)
                )
        if palace.way_back is not None:
            moves.append(Return())
        return tuple(moves)

    @staticmethod
    def _rooms(palace: Palace, colour: Colour) -> list[tuple[int, int, int]]:
        return [(strip, *palace.room(strip, colour)) for strip in palace.reachable(colour)]

    def refuse_unless_legal(self, move: Move) -> None:
        """Raise IllegalMove with the reason, unless the seat at its turn may play `move`."""
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

    def after(self, move: Move) -> OpenTable:
        """The table after a legal move; a finished round still waits for `next_round`."""
        if isinstance(move, Take):
            return self._after_take(move)
        if isinstance(move, Keep):
            return self._glazed(move.colour)
        palace = self.palaces[self.turn]
        return self._next_turn(palace.returned(palace.leftmost or 0))

    def _after_take(self, move: Take) -> OpenTable:
        workshops, centre, tower = self.workshops, self.centre, self.tower
        track = self.setup.components.track
        palace = self.palaces[self.turn]
        from_centre = move.source == CENTRE
        steps = int(from_centre and self.token)
        panes = self.source(move.source)
        taken = panes[move.colour]
        rest = without(panes, move.colour)
        if from_centre:
            centre = rest
        else:
            centre = add(centre, rest)
            workshops = workshops[: move.source] + (NO_PANES,) + workshops[move.source + 1 :]
        placed = 0
        if move.strip != NOWHERE:
            own, jokers = palace.room(move.strip, move.colour)
            placed = min(taken, own + jokers)
            spaces = palace.spaces_for(move.strip, move.colour, placed, move.jokers)
            palace = palace.place(move.strip, move.colour, spaces)
        if taken > placed:
            tower = add(tower, only(move.colour, taken - placed))
        if steps + taken - placed:
            palace = palace.broke(steps + taken - placed, track)
        table = OpenTable(
            self.setup,
            workshops,
            centre,
            self.token and not from_centre,
            self.turn if steps else self.first,
            self.turn,
            None,
            self.palaces,
            self.bag,
            tower,
            self.marker,
        )
        if move.strip != NOWHERE and palace.is_complete(move.strip):
            return table._completed(palace, move.strip)
        return table._next_turn(palace)

    def _completed(self, palace: Palace, window: int) -> OpenTable:
        """The bonus for a complete strip; the turn goes on if there is a pane to choose (S-8)."""
        panes = palace.filled[window]
        palace = palace.scored(scoring.colour_bonus(panes, self.marker[0]))
        table = replace(self, palaces=self._palaces_with(palace), completed=window)
        colours = set(panes)
        only_colour = panes[0] if len(colours) == 1 else None
        return table if only_colour is None else table._glazed(only_colour)

    def _glazed(self, colour: Colour) -> OpenTable:
        """The completed strip's pane in its window, scored (S-8)."""
        window = self.completed
        assert window is not None
        palace, panes = self.palaces[self.turn].keep(window, colour)
        points = scoring.window_points(self.setup.values, palace.windows, window)
        table = replace(self, completed=None, tower=add(self.tower, panes))
        return table._next_turn(palace.scored(points))

    def _palaces_with(self, palace: Palace) -> tuple[Palace, ...]:
        return self.palaces[: self.turn] + (palace,) + self.palaces[self.turn + 1 :]

    def _next_turn(self, palace: Palace) -> OpenTable:
        return OpenTable(
            self.setup,
            self.workshops,
            self.centre,
            self.token,
            self.first,
            (self.turn + 1) % self.setup.seats,
            None,
            self._palaces_with(palace),
            self.bag,
            self.tower,
            self.marker,
        )

    def next_round(self, dice: Dice) -> OpenTable:
        """The table at the start of the next round, or at the end of the game (S-10).

        The marker's pane goes to the tower first, so there is always something to refill from.
        """
        tower = add(self.tower, only(self.marker[0], 1))
        ended = replace(self, marker=self.marker[1:], tower=tower, turn=self.first)
        if not ended.marker:
            return ended
        workshops, bag, tower = refill(WORKSHOPS[self.setup.seats], self.bag, tower, dice)
        return replace(ended, workshops=workshops, bag=bag, tower=tower, token=True)


def refill(
    count: int, bag: Panes, tower: Panes, dice: Dice
) -> tuple[tuple[Panes, ...], Panes, Panes]:
    """Workshops filled from the bag, and what is left in bag and tower (S-3, S-10).

    An empty bag is refilled from the tower; when both are empty, workshops stay as they are.
    """
    drawn = list(dice.shuffled(_loose(bag)))
    workshops = []
    for _ in range(count):
        panes = [0] * len(COLOURS)
        for _ in range(WORKSHOP_PANES):
            if not drawn:
                drawn, tower = list(dice.shuffled(_loose(tower))), NO_PANES
            if drawn:
                panes[drawn.pop()] += 1
        workshops.append(tuple(panes))
    left = tuple(drawn.count(colour) for colour in range(len(COLOURS)))
    return tuple(workshops), left, tower


def _loose(panes: Panes) -> list[Colour]:
    return [colour for colour, count in enumerate(panes) for _ in range(count)]
