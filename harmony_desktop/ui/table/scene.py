"""The scene every game's table is built on: focus, input and placing.

A table is made of zones (tray, board, other boards), a zone of spots (a piece, a cell). Spots are
where the keyboard goes, what a screen reader reads, and what the mouse points at.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.controller.session import Change, Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, View
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.settings import Settings
from harmony_desktop.ui.art import ArtItem, ArtScene
from harmony_desktop.ui.keys import types_letter
from harmony_desktop.ui.motion import Motion
from harmony_desktop.ui.sound import Sounds
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.placing import Placing
from harmony_desktop.ui.table.spots import ARROWS, Spot, Zone, nearest_towards
from harmony_desktop.ui.theme import Colours, Theme

DRAG_DISTANCE = 6
"""Pixels the pointer moves before a press becomes a drag."""


@dataclass(frozen=True)
class Extra:
    """Something only this game's table can do: an entry of the menu with a key of its own."""

    key: str
    words: Callable[[], str]
    act: Callable[[], None]


@dataclass(frozen=True)
class Tools:
    """What a table needs from the window."""

    settings: Settings
    theme: Theme
    sounds: Sounds
    change: Callable[[str, object], None]
    """Change a setting by its name, for good."""
    places: Places
    """Where files live."""


class GameTable(ArtScene):
    """The table of one running game.

    Signals:
        chosen: a Move the player has decided on.
        refused: why something cannot be done, in the player's words.
        focus_moved: the spot the keyboard is at.
        laid_out_anew: things want other places, so the view should fit itself again.
        went_on: the player has left a pause of the table's own, such as the end of a round.
    """

    chosen = Signal(object)
    refused = Signal(str)
    focus_moved = Signal(object)
    went_on = Signal()
    laid_out_anew = Signal()

    rotations = 1
    words_at_top = False
    """Whether messages go over the upper edge, since the player's hand lies at the lower one."""
    conceals = False
    """Whether something on this screen is hidden from another person at the same computer."""
    holds_guide = False
    """Whether another person has yet to do what this step of the guide is about."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__()
        self.session = session
        self.tools = tools
        self.device_scale = 0.0
        self.zones: list[Zone] = []
        self.motion = Motion(tools.settings.animation, self)
        self.placing = Placing(self, self.judge, self.rotations)
        self.glow = Glow(self.motion)
        self.addItem(self.glow)
        self.live = True
        """Whether the newest position is shown and a person may act."""
        self._focus = (0, 0)
        self._focus_visible = False
        self._pressed_at: QPointF | None = None
        self._dragging = False
        self._armed: object | None = None

    @property
    def colours(self) -> Colours:
        return self.tools.theme.colours

    # What a game's table adds

    @abstractmethod
    def show_view(self, view: View, change: Change | None, live: bool) -> None:
        """Show a position; with a change, how it came about."""

    @abstractmethod
    def arrange(self, size: QSizeF) -> QRectF:
        """Lay everything out for a viewport of that shape; returns the whole scene."""

    @abstractmethod
    def light(self, seat: int, cells: Sequence[int]) -> None:
        """Light up the cells of a line of a seat's score; no cells: lights out."""

    @abstractmethod
    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        """Show advice on the board."""

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Move) -> None:
        """Show what was played beside what the bot would have played."""
        self.show_hint(suggestions[:3])

    @abstractmethod
    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        """Why the piece cannot go there, in the player's words, or None."""

    @abstractmethod
    def piece_at(self, point: QPointF) -> object | None:
        """The piece that can be picked up at a point."""

    @abstractmethod
    def place_at(self, point: QPointF) -> object | None:
        """The place a held piece would go to at a point, good or bad."""

    def default_piece(self) -> object | None:
        """The piece a bare click on a place would put there, where only one is possible."""
        return None

    def turn(self, steps: int) -> None:
        """R or the wheel turns what is in the hand, where the game has rotation."""
        self.placing.turn(steps)

    def follow(self, point: QPointF) -> None:
        """The held piece follows the pointer."""

    def press_elsewhere(self, point: QPointF) -> None:
        """A press on neither a piece nor a place."""

    def hover(self, point: QPointF) -> None:
        """The pointer moves with an empty hand."""

    def activate(self, zone: Zone, spot: Spot) -> None:
        """Enter on a spot that is neither a piece nor a place."""

    def enter_anywhere(self) -> bool:
        """Enter where the table waits for nothing but that; True if it did."""
        return False

    def escape(self) -> bool:
        """Esc with an empty hand; True if there was something to leave."""
        return False

    @property
    def in_interlude(self) -> bool:
        """Whether the table shows something finished until the player goes on."""
        return False

    def go_on_words(self) -> str | None:
        """What the button that goes on would do now, such as end the turn; None: nothing."""
        return None

    def go_on(self) -> bool:
        """Do it; False if nothing waits."""
        return False

    def extras(self) -> Sequence[Extra]:
        """What this game adds to the menu."""
        return ()

    def point_at(self, name: str | None) -> None:
        """Point at what a step of the guide speaks of; None: at nothing any more."""
        area = None if name is None else self.guide_area(name)
        if area is None:
            self.glow.off()
        else:
            self.glow.around(area, self.colours.focus)

    def guide_area(self, name: str) -> QRectF | None:
        """The part of the table a step of the guide calls by this name."""
        return None

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str | None:
        """Advice in words, if the table says more than the best move."""
        return None

    def restyle(self) -> None:
        """The language, the theme or a setting has changed."""
        self.motion.pace = self.tools.settings.animation

    @abstractmethod
    def picture(self, background: bool = True) -> QPixmap:
        """The boards as a picture to keep, on the table's surface or on nothing."""

    def focus_changed(self) -> None:
        """Show where the keyboard is."""

    # Scale

    def set_device_scale(self, scale: float) -> None:
        """The scene is now seen at `scale` device pixels a unit: paint the art for it."""
        self.device_scale = scale
        for item in self.items():
            if isinstance(item, ArtItem):
                item.render(scale)

    def repaint_art(self) -> None:
        """Paint everything again, after the language or the theme has changed."""
        self.set_device_scale(self.device_scale)

    # Mouse and touch

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if event.button() == Qt.MouseButton.RightButton:
            self.placing.put_back()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.hide_focus()
        self._pressed_at = QPointF(event.screenPos())
        self._dragging = False
        if not self.live:
            self.press_elsewhere(point)
            return
        place = self.place_at(point)
        if self.placing.holding:
            self.placing.aim(place)
            return
        piece = self.piece_at(point)
        if piece is not None:
            self.placing.pick_up(piece)
            self.follow(point)
        elif place is not None and self.default_piece() is not None:
            self._press_place(event, place)
        else:
            self.press_elsewhere(point)

    def _press_place(self, event: QGraphicsSceneMouseEvent, place: object) -> None:
        """A bare press on a place. A finger has not seen the ghost yet: its first tap only aims."""
        touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
        if touched and self._armed != place:
            self._armed = place
            self.hover(event.scenePos())
            self._pressed_at = None
            return
        self._armed = None
        self.placing.pick_up(self.default_piece())
        self.placing.aim(place)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        if self._pressed_at is not None and not self._dragging:
            moved = QPointF(event.screenPos()) - self._pressed_at
            self._dragging = hypot(moved.x(), moved.y()) >= DRAG_DISTANCE
        if self.placing.holding:
            self.follow(point)
            self.placing.aim(self.place_at(point))
        else:
            self.hover(point)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._pressed_at is None:
            return
        self._pressed_at = None
        if self.placing.holding and (self._dragging or self.placing.place is not None):
            self.placing.drop()
        self._dragging = False

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    # Keyboard

    @property
    def focused(self) -> tuple[Zone, Spot] | None:
        """Where the keyboard is."""
        zone_number, spot_number = self._focus
        if zone_number >= len(self.zones) or not self.zones[zone_number].spots:
            return None
        zone = self.zones[zone_number]
        return zone, zone.spots[min(spot_number, len(zone.spots) - 1)]

    @property
    def focus_visible(self) -> bool:
        return self._focus_visible

    def hide_focus(self) -> None:
        if self._focus_visible:
            self._focus_visible = False
            self.focus_changed()

    def set_zones(self, zones: list[Zone]) -> None:
        """Replace the zones; the keyboard stays at the zone and spot of the same keys."""
        before = self.focused
        self.zones = zones
        if before is not None:
            self.focus_on(before[0].key, before[1].key, tell=False)

    def focus_on(self, zone_key: str, spot_key: object | None = None, tell: bool = True) -> None:
        """Move the keyboard to a spot, or to the first of a zone."""
        for zone_number, zone in enumerate(self.zones):
            if zone.key == zone_key and zone.spots:
                numbers = [n for n, spot in enumerate(zone.spots) if spot.key == spot_key]
                self._focus = (zone_number, numbers[0] if numbers else 0)
                break
        if tell:
            self._tell_focus()

    def next_zone(self, step: int) -> bool:
        """Go to the next zone with spots; False past the last or first one."""
        if not self._focus_visible:
            if step > 0:
                self._focus = (-1, 0)
            else:
                self._focus = (len(self.zones), 0)
        number = self._focus[0] + step
        while 0 <= number < len(self.zones):
            if self.zones[number].spots:
                self._focus = (number, 0)
                self._tell_focus()
                return True
            number += step
        self.hide_focus()
        return False

    def _tell_focus(self) -> None:
        self._focus_visible = True
        current = self.focused
        if current is None:
            return
        zone, spot = current
        if self.placing.holding and self.is_place(zone):
            self.placing.aim(spot.key)
        self.focus_changed()
        self.focus_moved.emit(spot)

    def is_place(self, zone: Zone) -> bool:
        """Whether the spots of a zone are places for a held piece."""
        return zone.key == "board"

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ARROWS:
            self._move_focus(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif key == Qt.Key.Key_Escape and self.placing.holding:
            self.placing.put_back()
        elif key == Qt.Key.Key_Escape and self.escape():
            event.accept()
        elif types_letter(key, "R") and self.rotations > 1:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        else:
            event.ignore()

    def _move_focus(self, angle: float) -> None:
        current = self.focused
        if current is None or not self._focus_visible:
            self._tell_focus()
            return
        zone, spot = current
        number = nearest_towards(zone.spots, spot, angle)
        if number is not None:
            self._focus = (self._focus[0], number)
        self._tell_focus()

    def _enter(self) -> None:
        if self.enter_anywhere():
            return
        current = self.focused
        if current is None:
            return
        zone, spot = current
        if not self._focus_visible:
            self._tell_focus()
        elif self.live and self.is_place(zone):
            if not self.placing.holding and self.default_piece() is not None:
                self.placing.pick_up(self.default_piece())
            self.placing.aim(spot.key)
            self.placing.drop()
        elif self.live and (piece := self.piece_at(spot.centre)) is not None:
            self.placing.pick_up(piece)
            self.focus_on("board", spot.key)
        else:
            self.activate(zone, spot)
