"""What lights up on the table of Harmonies: open places, habitats, offers, cards and advice."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.components import COLOUR_NUMBERS
from harmony_desktop.games.harmonies.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.pieces import Cube, Token
from harmony_desktop.games.harmonies.table.card_items import CardItem
from harmony_desktop.games.harmonies.table.items import lights_of
from harmony_desktop.games.harmonies.table.markers import Offer
from harmony_desktop.games.harmonies.table.surroundings import card_words
from harmony_desktop.games.harmonies.table.tabletop import Tabletop
from harmony_desktop.ui.languages import number, say
from harmony_desktop.ui.table.scene import Tools

_OFFERED = "#E8913A"


class LitTable(Tabletop):
    """The table with everything that helps a player to decide."""

    def __init__(self, session: Session, tools: Tools) -> None:
        self.selected_place = 0
        self.pointed: int | None = None
        """The card the pointer or the keyboard is at."""
        self._peeked: tuple[int, int] | None = None
        """The seat and the small card that is shown whole."""
        super().__init__(session, tools)

    @property
    def selected(self) -> Token | None:
        """The token a click on the board would place."""
        hand = self.view.public.hand
        if not self.live or not hand or self.enlarged is not None:
            return None
        place = min(self.selected_place, len(hand) - 1)
        return Token(place, hand[place])

    def position_changed(self) -> None:
        self.selected_place = min(self.selected_place, max(0, len(self.view.public.hand) - 1))
        self.pointed = None
        self._peeked = None
        self.around.stop_peeking()

    # Lights

    def show_lights(self) -> None:
        super().show_lights()
        self.offers.show(self.own_land, self._cube_offers())
        self._show_marks()
        self._show_frames()
        token = self.selected
        self.around.hand.show_selected(token.place if token else None, self.colours.focus)
        if not self.lit[1]:
            if self.pointed is not None:
                self._show_habitats(self.pointed)
            else:
                self._show_open_places()

    def _show_open_places(self) -> None:
        """Where the token in the hand may go and what it would score."""
        held = self.placing.piece if self.placing.holding else self.selected
        land = self.own_land
        if isinstance(held, Token):
            land.show_lights(lights_of(self.view.token_cells(held.colour), "legal"))
            if self.tools.settings.show_gains:
                land.show_gains(self.view.token_gains(held.colour))
        elif isinstance(held, Cube):
            land.show_lights(lights_of(self.view.cube_cells(held.card), "gold"))

    def _show_habitats(self, card: int) -> None:
        """Every place where the habitat of a card stands or lacks one token."""
        if self.enlarged is not None or self.choosing:
            return
        land, lights = self.own_land, {}
        for cube in self.view.cube_cells(card):
            for cells in self.view.habitats_at(card, cube):
                for cell in cells[1:]:
                    lights.setdefault(cell, "soft")
            lights[cube] = "gold"
        land.show_lights(lights)
        land.show_missing(self.view.near_cells(card))

    def _cube_offers(self) -> list[Offer]:
        """Cubes that could be placed now."""
        if not self.live or self.enlarged is not None:
            return []
        cubes = (move for move in self.legal if isinstance(move, PlaceCube))
        return [(move.cell, CARD_NUMBERS[move.card]) for move in cubes]

    def _show_frames(self) -> None:
        """Frames around the card the keyboard is at and those that give a cube; bins (solo)."""
        zone, at = "", None
        if self.focus_visible and self.focused is not None:
            zone, at = self.focused[0].key, self.focused[1].key
        ready = {card for _, card in self._cube_offers()}
        focus = self.colours.focus
        for item in self.around.cards("row", "own", "choice"):
            if item.card == at and zone in ("row", "cards", "spirits"):
                item.show_glow(focus, 4.5)
            else:
                offered = item.where == "own" and item.card in ready
                item.show_glow(_OFFERED if offered else None)
            binned = item.card == at and zone == "discard"
            item.show_bin(item.where == "row" and self.may_discard, binned, focus)

    # What is pointed at

    def may_take(self, space: int) -> bool:
        """Whether the tokens of a space are there for the player."""
        public = self.view.public
        return self.live and public.space_taken is None and bool(public.spaces[space])

    def space_glow(self, space: int) -> str | None:
        """How a space looks that is not pointed at."""
        return "open" if self.may_take(space) and not self.choosing else None

    def show_pointed(self, item: CardItem | None) -> None:
        """The pointer or the keyboard is at a card: show it larger, and its habitats."""
        card = None if item is None else item.card
        if card == self.pointed:
            return
        self.pointed = card
        # A card that can be discarded keeps its place, and so does the button for it.
        self.around.nearer(item, grow=not (self.may_discard and card in self.view.public.row))
        if item is not None and item.where != "choice":
            words = card_words(self.view, self.main_seat, item.card)
            self.around.tell_card(item, words, self.colours)
        self.show_lights()

    def chip_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and the card of a small card at a point."""
        if self.choosing:
            return None
        small = {land.seat: self.around.chips[land.seat] for land in self.lands}
        small[self.main_seat] = self.around.finished
        for seat, chips in small.items():
            card = chips.chip_at(point)
            if card is not None:
                return seat, card
        return None

    def peek(self, chip: tuple[int, int] | None, at: QPointF) -> None:
        """Show the whole of a small card, or nothing any more."""
        if chip == self._peeked:
            return
        self._peeked = chip
        self.around.stop_peeking()
        if chip is not None:
            shown = self.around.peek(self.view, *chip, at)
            self.around.tell_card(shown, card_words(self.view, *chip), self.colours)
            cubes = self.view.public.lands[chip[0]].cubes
            self.light(chip[0], [cell for cell, card in enumerate(cubes) if card == chip[1]])
        else:
            self.light(0, ())

    # Hints

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        best = suggestions[0] if suggestions else None
        self.steps = () if best is None else (best.move, *best.then)
        self.tools.sounds.play("hint")
        self.show_lights()

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        if not suggestions:
            return None
        moves = (suggestions[0].move, *suggestions[0].then)
        return " · ".join(
            f"{number(place)}. {say(texts.advise(self.view, move))}"
            for place, move in enumerate(moves, 1)
        )

    def _show_marks(self) -> None:
        """The steps of a proposed turn, numbered, where they are to be taken."""
        on_cells, on_cards, on_spaces, end = [], {}, {}, None
        for place, move in enumerate(self.steps if self.live else (), 1):
            mark = number(place)
            match move:
                case PlaceToken(colour, cell):
                    on_cells.append((cell, mark, COLOUR_NUMBERS[colour], None))
                case PlaceCube(card, cell):
                    on_cells.append((cell, mark, None, card))
                case TakeSpace(space):
                    on_spaces[space] = mark
                case EndTurn():
                    end = mark
                case TakeCard(card) | DiscardCard(card) | ChooseSpirit(card):
                    on_cards[CARD_NUMBERS[card]] = mark
        for land in self.lands:
            land.show_marks(on_cells if land is self.own_land else ())
        for space in self.around.spaces:
            space.show_mark(on_spaces.get(space.number))
        for item in self.around.cards("row", "own", "choice"):
            item.show_mark(on_cards.get(item.card))
        self.around.hand.show_mark(end)
