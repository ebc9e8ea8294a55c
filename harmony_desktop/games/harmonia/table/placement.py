"""The tile that is being placed: its turn, the cells it fits, and the effect of placing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.partners import judged
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.components import TURNS, Kind, Sides
from harmony_desktop.games.harmonia.rules.game import why_not
from harmony_desktop.games.harmonia.rules.moves import Place, Show
from harmony_desktop.games.harmonia.rules.view import (
    START,
    HarmoniaView,
    TurnPhase,
    goal_centres,
    outward_ornament,
)
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.games.harmonia.table.stand import Stand
from harmony_desktop.games.harmonia.table.talk import Talk
from harmony_desktop.ui.kit.languages import number, say
from harmony_desktop.ui.table.placing import Placing
from harmony_desktop.ui.table.services import TableServices

STAND = "stand"
Piece = tuple[str, Kind]
"""Where a tile was picked up, `hand` or `stand`, and its kind."""
Target = Hex | str
"""Where a tile may go: a cell, the stand, or the phrase that is said about it."""
_BREAKS_GOAL = "✕"


class TilePlacement:
    """The tile in the hand or on the stand, as the player turns it and aims it at cells."""

    def __init__(
        self,
        view: HarmoniaView,
        placing: Placing[Piece, Target],
        board: Ornament,
        stand: Stand,
        talk: Talk,
        services: TableServices,
        name_of: Callable[[int], str],
        noticed: Callable[[], None],
    ) -> None:
        """`noticed` is called when `notice` has changed."""
        self._view, self._live = view, False
        self._placing, self._board, self._stand, self._talk = placing, board, stand, talk
        self._services = services
        self._name_of, self._noticed = name_of, noticed
        self._turned: Kind | None = None
        """The kind that was rotated last, to which `placing.rotation` applies."""
        self._meant: Kind | None = None
        """The misfit tile the player was warned of."""
        self._warning = ""
        """Why the placement that is aimed at would make the hexagon impossible; may be empty."""
        self.ghost_cell: Hex | None = None
        """The cell on which the tile is shown as it would lie."""
        self._turned_to_fit = False
        """Whether the tile that waits to be confirmed was rotated for the player."""
        self.confirming: tuple[Hex, int] | None = None
        """The cell and the turn of a placement that waits to be confirmed."""

    @property
    def confirms(self) -> bool:
        """Whether a first click, tap or Enter only aims, and a second one places (A-6)."""
        return self._services.settings.switches["confirm_placing"]

    @property
    def assists(self) -> bool:
        """Whether the table shows where tiles fit and what placing them would do."""
        return self._services.settings.show_gains

    @property
    def notice(self) -> str:
        """Words about the placement that is aimed at; may be empty."""
        asks = ""
        if self.confirming is not None:
            asks = words(texts.TURNED_TO_FIT if self._turned_to_fit else texts.PLACE_HERE)
        return "\n".join(filter(None, (self._warning, asks)))

    def follow(self, view: HarmoniaView, live: bool) -> None:
        """Take over a new position: nothing is turned, aimed at or warned of yet."""
        self._view, self._live = view, live
        self._meant = self.confirming = None
        self._warning, self.ghost_cell = "", None
        if view.shown is None or view.shown != self._turned:
            self._placing.straighten()
        self._turned = view.shown

    # The tile

    @property
    def subject(self) -> Kind | None:
        """The kind of tile that is held or to be placed."""
        if not self._live:
            return None
        return self._view.shown if self._placing.piece is None else self._placing.piece[1]

    @property
    def shown_piece(self) -> Piece | None:
        """The tile on the stand, if the player is to place it now."""
        if not self._live or self._view.shown is None or self._talk.asking is not None:
            return None
        return STAND, self._view.shown

    @property
    def piece(self) -> Piece | None:
        """The tile that a press on a cell would place."""
        return self._placing.piece or self.shown_piece

    def sides_of(self, kind: Kind) -> Sides:
        """Return the sides of a tile in its current rotation."""
        return TURNS[kind][self._placing.rotation % len(TURNS[kind])]

    def pick_up(self, kind: Kind) -> None:
        """Pick up a tile; one of another kind than before starts unrotated."""
        if kind != self._turned:
            self._placing.straighten()
            self._turned, self._meant = kind, None

    def prepare(self, kind: Kind, rotation: int) -> None:
        """Turn a tile before it is picked up, as if the player had turned it."""
        self._turned = kind
        self._placing.prepare(rotation)

    def forget_turn(self) -> None:
        """Start the next tile unrotated, after one has gone back to the hand."""
        self._placing.straighten()

    def warned_of(self, kind: Kind) -> None:
        """Remember that the player was warned of showing a tile, so that a repeat is accepted."""
        self._meant = kind

    def judge(self, piece: Piece, place: Target, rotation: int) -> str | None:
        """Return why a tile cannot go to a place, in the player's language; None if it can."""
        _, kind = piece
        if place == STAND:
            return self._misfit_warning(kind)
        if isinstance(place, str):
            return self._talk.refusal(place, kind)
        move = Place(place.q, place.r, rotation % len(TURNS[kind]))
        problem = why_not(self._view.layout, kind, move)
        if problem is None:
            return None
        if self.fits_turned(kind, place):
            return words(texts.TURNED_TO_FIT)
        if problem.reason == "sides-differ" and (self.assists or len(TURNS[kind]) == 1):
            # It fits in no rotation.
            return words(texts.REASONS["not-fitting-there"])
        return words.refusal(texts.REASONS, problem)

    def _misfit_warning(self, kind: Kind) -> str | None:
        """Warn once of showing a tile that fits nowhere."""
        if not self.assists or self._meant == kind or self._view.fits(kind):
            return None
        basic = self._view.setup.mode == "basic"
        return words(texts.MISFIT_LOSES if basic else texts.MISFIT_COSTS)

    def legal_turns(self, kind: Kind, cell: Hex) -> list[int]:
        """Return the rotations in which a tile fits a cell, best first.

        The best one keeps the hexagon possible or scores most, then leaves most tiles a place.
        """
        choices = [one.place for one in judged(self._view, [kind]) if one.place.cell == cell]
        if self._view.setup.mode == "basic":
            choices.sort(key=lambda place: self._breaks(cell, place.sides(kind)))
        else:
            choices.sort(key=lambda place: -self._view.sheet_with(cell, place.sides(kind)).total)
        return [place.turn for place in choices]

    def fits_turned(self, kind: Kind, cell: Hex) -> bool:
        """Return whether an assisted player's tile fits a cell in any rotation."""
        return self.assists and any(place.cell == cell for place in self._view.fits(kind))

    def is_misplaced(self, kind: Kind, cell: Hex) -> bool:
        """Return whether an assisted player's tile fits an open cell in no rotation."""
        return self.assists and cell in self._view.open_cells and not self.fits_turned(kind, cell)

    def fits_shown(self, cell: object) -> Hex | None:
        """Return the cell if the shown tile fits there in its current rotation, else None."""
        piece = self.shown_piece
        if not isinstance(cell, Hex) or piece is None:
            return None
        return cell if self.judge(piece, cell, self._placing.rotation) is None else None

    def entry_cell(self) -> Hex | None:
        """Return the cell where the keyboard enters the layout: one that the tile fits, and a
        partner's wish if there is one."""
        kind, view = self.subject, self._view
        if kind is None:
            return next(iter(view.open_cells), None)
        asked = [ask.cell for ask in view.tiles_asked_of(view.seat) if ask.tile == kind]
        fits = [place.cell for place in view.fits(kind)]
        filled = [cell for cell in fits if view.is_to_be_filled(cell)]
        as_held = view.cells_for(kind, self._placing.rotation)
        return next(iter([*asked, *filled, *as_held, *fits, *view.open_cells]), None)

    def moves(self, piece: Piece, place: Target, rotation: int) -> Sequence[Move]:
        """Return the moves that put a tile on a place."""
        source, kind = piece
        if place == STAND:
            return [Show(kind)]
        if isinstance(place, str):
            return [talking.of_tile(self._view, place, kind)]
        put = Place(place.q, place.r, rotation % len(TURNS[kind]))
        return [Show(kind), put] if source == "hand" else [put]

    # Turning

    def turn_for(self, kind: Kind, cell: Hex) -> int:
        """Return the rotation in which a tile aimed at a cell is shown.

        It is the one that was asked for there; otherwise the player's own if it fits, or the best
        one.
        """
        asked = self._turns_asked(kind, cell)
        if asked:
            return asked[0]
        turns = self.legal_turns(kind, cell)
        now = self._placing.rotation
        meant = self._placing.meant or not self.assists
        return now if meant and now % len(TURNS[kind]) in turns else turns[0]

    def _turns_asked(self, kind: Kind, cell: Hex) -> list[int]:
        """Return the rotations in which partners ask for a tile on a cell."""
        asks = self._view.tiles_asked_of(self._view.seat)
        return [ask.turn for ask in asks if (ask.cell, ask.tile) == (cell, kind)]

    def sides_on(self, kind: Kind, cell: Hex) -> Sides | None:
        """Return the sides of a tile as it would lie on a cell; None where it does not fit."""
        if not self.fits_turned(kind, cell):
            return None
        return TURNS[kind][self.turn_for(kind, cell) % len(TURNS[kind])]

    def steps_of_turn(self, kind: Kind, steps: int) -> int:
        """Return the sixths by which to rotate a tile; 0 if no other rotation fits.

        A tile that waits for confirmation cycles through the rotations that fit its cell.
        """
        self._placing.meant = True
        if self.confirming is None or not self.assists:
            return steps
        turns, count = self.legal_turns(kind, self.confirming[0]), len(TURNS[kind])
        way = 1 if steps > 0 else -1
        found = [
            number * way
            for number in range(1, count)
            if (self._placing.rotation + number * way) % count in turns
        ]
        return found[0] if found else 0

    # Confirming

    def may_place(self, piece: Piece, cell: Hex, rotation: int, dragged: bool) -> bool:
        """Return whether to place a tile now, rather than show it and wait for confirmation.

        A dragged tile was already shown there: it waits only if the placement loses the goal. A
        tile that is asked for there in another rotation is shown in that one first.
        """
        kind = piece[1]
        turn = rotation % len(TURNS[kind])
        if self.confirming == (cell, rotation):
            return True
        asked = self._turns_asked(kind, cell)
        if asked and turn not in asked:
            return False
        return not self.confirms or (dragged and not self._loses(cell, TURNS[kind][turn]))

    def confirm(self, cell: Hex) -> None:
        """Wait for the placement on a cell to be confirmed, as the tile is turned now."""
        self._confirm((cell, self._placing.rotation))

    def stop_confirming(self) -> None:
        """Stop waiting for confirmation."""
        self._confirm(None)

    def _confirm(self, aimed: tuple[Hex, int] | None) -> None:
        if aimed != self.confirming:
            self.confirming, self._turned_to_fit = aimed, False
            self._noticed()

    def tell_turned(self) -> None:
        """Say that the tile which waits to be confirmed was rotated for the player."""
        self._turned_to_fit = True
        self._noticed()

    # Showing

    def show_stand(self) -> None:
        """Show the tile on the stand, or the invitation to show one there."""
        view, held = self._view, self._placing.piece
        sides, caption, turnable, inviting, warn = None, "", False, False, False
        if view.shown is not None and self._live:
            sides, caption, turnable = self.sides_of(view.shown), words(texts.TURN_IT), True
        elif view.shown is not None:
            sides = TURNS[view.shown][0]
            caption = words.phrase(texts.SHOWN_BY, name=self._name_of(view.on_turn))
        elif self._live and view.phase is TurnPhase.SHOW:
            turnable = inviting = held is not None
            warn = held is not None and self.assists and not view.fits(held[1])
            if held is not None:
                caption = words(texts.FITS_NOWHERE if warn else texts.TURN_IT)
        colours = self._services.theme.colours
        self._stand.show_tile(sides, caption, colours, turnable, inviting, warn)
        if held is not None and held[0] == STAND:
            self._stand.tile.setOpacity(0.3)

    def show_legal(self) -> None:
        """Mark the cells that the tile fits, or those that can be pointed at."""
        kind, view = self.subject, self._view
        self._board.show_pointing(self._talk.cells)
        if self._talk.wants_cell:
            self._board.show_legal()
        elif not view.placed and view.phase is not TurnPhase.OVER:
            self._board.show_legal([START])
        elif kind is None or not self.assists:
            self._board.show_legal()
        else:
            turn = self._placing.rotation
            cells, sides = view.cells_for(kind, turn), self.sides_of(kind)
            fatal = [cell for cell in cells if self._breaks(cell, sides)]
            good = [cell for cell in cells if cell not in fatal]
            self._board.show_legal(good, view.cells_for_other_turns(kind, turn), fatal)

    def is_misfit(self, kind: Kind) -> bool:
        """Return whether an assisted player is choosing, and a tile fits nowhere now."""
        choosing = self._live and self.assists and self._view.phase is TurnPhase.SHOW
        return choosing and not self._view.fits(kind)

    def preview(self, kind: Kind | None) -> None:
        """Mark faintly where a tile of the hand that is pointed at could go."""
        choosing = self._live and self.assists and self._view.phase is TurnPhase.SHOW
        if choosing and self._view.placed and not self._talk.wants_cell:
            fits = () if kind is None else self._view.fits(kind)
            self._board.show_legal((), {place.cell for place in fits})

    def show_ghost(self, cell: Hex | None, kind: Kind | None) -> None:
        """Show the tile as it would lie on a cell, with the effect of placing it."""
        warning, aimed_before = "", self.ghost_cell
        self.ghost_cell = cell
        if cell is None or kind is None:
            self._board.show_ghost(None, None)
        else:
            sides = self.sides_of(kind)
            effect, bad = self._effect_of(cell, sides) if self.assists else "", 0
            if self._loses(cell, sides):
                bad = outward_ornament(self._view, cell, sides)
                warning = say(texts.goal_lost_by(bad))
            self._board.show_ghost(cell, sides, effect, bad)
        if (self._warning, aimed_before) != (warning, cell):
            self._warning = warning
            self._noticed()

    def _effect_of(self, cell: Hex, sides: Sides) -> str:
        """Return a placement's change of points, or a mark if the hexagon becomes impossible."""
        view = self._view
        if view.setup.mode == "basic":
            return _BREAKS_GOAL if self._breaks(cell, sides) else ""
        change = view.sheet_with(cell, sides).total - view.score(view.seat).total
        return f"+{number(change)}" if change >= 0 else number(change)

    def _loses(self, cell: Hex, sides: Sides) -> bool:
        """Return whether to warn an assisted player of a placement."""
        return self.assists and self._breaks(cell, sides)

    def _breaks(self, cell: Hex, sides: Sides) -> bool:
        """Return whether a placement makes the hexagon of the basic game impossible everywhere."""
        view = self._view
        if view.setup.mode != "basic" or not view.goal_centres():
            return False
        return not goal_centres({**view.layout, cell: sides})
