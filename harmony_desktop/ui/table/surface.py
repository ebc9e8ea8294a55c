"""The scene of a table or of a score pad: pieces to take and places to put them.

A surface is made of zones (tray, board, other boards), a zone of spots (a piece, a cell). Spots are
where the keyboard goes, what a screen reader reads, and what the mouse points at. `Surface` turns
mouse, touch and keys into actions of a player, whether a game is played (`GameTable`) or a score
pad is filled in (`Desk`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from math import hypot, pi
from typing import Any, ClassVar, Generic, Protocol, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.art import ArtItem, ArtScene, forget_cached
from harmony_desktop.ui.kit.keys import types_letter
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.kit.sound import Material, SoundName
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.held import HeldPiece
from harmony_desktop.ui.table.marks import Ring, circle, frame_of
from harmony_desktop.ui.table.placing import PieceT, PlaceT, Placing
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import ARROWS, Spot, Zone

_FIRST_PAINT_MS = 15
"""How long art is painted for another scale before the table is shown."""
_REST_MS = 650
"""How long a finger rests before it is told what is there."""
DRAG_DISTANCE = 6
"""Pixels the pointer moves before a press becomes a drag."""
_REST_DISTANCE = 3
"""Pixels the pointer moves after a click before hovering resumes."""
_NOWHERE = QPointF(-1e6, -1e6)
"""Pointer position after leaving the table."""


class Grip(Protocol):
    """A draggable thing that is not a piece, such as an outline or a dial."""

    def drag(self, point: QPointF) -> None:
        """Handle a move of the pointer."""

    def release(self) -> None:
        """Handle the release of the pointer."""


class Surface(ArtScene, Generic[PieceT, PlaceT]):
    """A scene with pieces to take and places to put them. A subclass that leaves out a part cannot
    be defined.

    Signals:
        refused: why an action is refused, in the player's language.
        focus_moved: the spot the keyboard is at.
        laid_out_anew: the layout has changed, so the view should fit itself again.
        hand_changed: a piece was picked up or put back.
        asked_about: a spot that a finger has rested on.
        confirmation_wanted: a piece shows where it would lie, and a second press will place it.
    """

    refused = Signal(str)
    focus_moved = Signal(object)
    laid_out_anew = Signal()
    hand_changed = Signal()
    asked_about = Signal(object)
    confirmation_wanted = Signal()

    rotations: int = 1
    """Number of rotations of a piece."""
    material: ClassVar[Material] = "wood"
    """Material of the pieces, which selects their sounds."""
    unfinished: ClassVar[bool] = True
    """True in an abstract class, which is not checked for missing methods."""
    confirms_itself: ClassVar[bool] = False
    """Whether the game has its own way to confirm a placement."""
    one_piece_a_turn: ClassVar[bool] = False
    """Whether a second click where a piece was just placed could place that of the next turn."""
    first_tap_aims: bool = False
    """Whether a first tap with a held piece only previews where it would lie."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if vars(cls).get("unfinished"):
            return
        # Qt's metaclass ignores @abstractmethod.
        lacking = [
            name for name in dir(cls) if getattr(getattr(cls, name), "__isabstractmethod__", False)
        ]
        if lacking:
            raise TypeError(f"{cls.__qualname__} lacks {', '.join(lacking)}")

    def __init__(self, services: TableServices) -> None:
        super().__init__()
        self.services = services
        self.zones: list[Zone] = []
        self.motion = Motion(services.settings.animation, self)
        self._painting = Slices(self, _FIRST_PAINT_MS)
        # Items that were scaled or turned are repainted at their final size.
        self.motion.rested.connect(self.repaint_art)
        self.live = False
        """Whether the person at the screen may act in the position shown."""
        self.placing: Placing[PieceT, PlaceT] = Placing(self, self.rotations)
        self.held = HeldPiece(self.motion)
        self.ring = Ring()
        for item in (self.held, self.ring):
            self.addItem(item)
        self._focus = (0, 0)
        self._focus_visible = False
        self.aims = True
        """Whether the focused place is aimed at; in a new turn, not before a key is pressed."""
        self._way: list[tuple[float, object, object]] = []
        """The arrows pressed since the focus was led elsewhere: angle, spot before, spot after."""
        self._left_at: dict[str, object] = {}
        """The spot of each zone where the keyboard was last."""
        self._announced: tuple[str, object, str] | None = None
        """What was announced of the focus last."""
        self._pressed_at: QPointF | None = None
        self._pointer_at: QPoint | None = None
        self._dragging = False
        self._grip: Grip | None = None
        self._clicked_at: QPointF | None = None
        """Screen position of the last click, until the pointer moves away."""
        self._tapped: PlaceT | None = None
        """The place chosen by a first press or tap."""
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._tell_what_is_there)
        self._touched_at = QPointF()

    @property
    def colours(self) -> Colours:
        return self.services.theme.colours

    @property
    def digits(self) -> str:
        """Cache key for the digits of the language, the only text in most drawings."""
        return number(1)

    # Methods every surface must define

    @abstractmethod
    def arrange(self, size: QSizeF) -> QRectF:
        """Lay everything out for a viewport of that shape; return the scene's rectangle."""

    @abstractmethod
    def judge(self, piece: PieceT, place: PlaceT, rotation: int) -> str | None:
        """Why the piece cannot go there, in the player's language; None if it can."""

    @abstractmethod
    def piece_at(self, point: QPointF) -> PieceT | None:
        """The piece that can be picked up at a point."""

    @abstractmethod
    def place_at(self, point: QPointF) -> PlaceT | None:
        """The place a held piece would go to at a point, legal or not."""

    @abstractmethod
    def home_of(self, piece: PieceT) -> QPointF | None:
        """Where a piece lies when it is not in the hand; None if its way back is not animated."""

    @abstractmethod
    def lifted(self, piece: PieceT) -> None:
        """Handle a pick-up: set the drawing of `self.held` and show where the piece may go."""

    @abstractmethod
    def aimed(self, piece: PieceT, place: PlaceT | None, reason: str | None) -> None:
        """The hand is over a place, or over none; `reason` says why it cannot be dropped there."""

    @abstractmethod
    def placed(self, piece: PieceT, place: PlaceT, rotation: int) -> None:
        """The piece was dropped on a good place; a game's table emits `chosen` with the move."""

    @abstractmethod
    def returned(self, piece: PieceT, reason: str | None) -> None:
        """Handle a returned piece: remove its highlights. The flight home follows."""

    # Methods a surface may define

    @property
    def moving(self) -> bool:
        """Whether a move is still being shown."""
        return self.motion.running

    def came_home(self, piece: PieceT) -> None:
        """Handle the arrival of a returned piece at its home."""

    def turned(self) -> None:
        """Handle a change of `self.placing.rotation`."""

    def default_piece(self) -> PieceT | None:
        """The only piece that a click with an empty hand could put on a place, if any."""
        return None

    def grip_at(self, point: QPointF) -> Grip | None:
        """The grip at a point, if any."""
        return None

    def press_button(self, point: QPointF) -> bool:
        """Handle a left press before all other handlers; return True to stop there."""
        return False

    def press_with_full_hand(self, piece: PieceT, point: QPointF) -> bool:
        """Handle a press with a held piece before it aims; return True to stop there."""
        return False

    def press_elsewhere(self, point: QPointF) -> None:
        """Handle a press on neither a piece nor a place."""

    def click(self, piece: PieceT) -> bool:
        """Handle a click on a piece, without a drag; return False if the piece stays held."""
        return False

    def double_click(self, point: QPointF) -> bool:
        """Handle a double click; return True if it had a meaning of its own."""
        return False

    def hover(self, point: QPointF) -> None:
        """Handle a move of the pointer with an empty hand."""

    def follow(self, point: QPointF) -> None:
        """Move the held piece to the pointer."""
        self.held.follow(point)

    def activate(self, zone: Zone, spot: Spot) -> None:
        """Handle Enter on a spot that is neither a piece nor a place."""

    def enter_anywhere(self) -> bool:
        """Handle Enter where the table only waits for confirmation; return True if it did."""
        return False

    def entry_spot(self, zone_key: str, spot_key: object) -> object:
        """The spot that gets the focus when the keyboard enters a zone; `spot_key` if given."""
        return spot_key

    @property
    def escapes(self) -> bool:
        """Whether Esc would cancel anything here."""
        return self.placing.holding

    def escape(self) -> bool:
        """Handle Esc or a right click with an empty hand; return True if anything was cancelled."""
        return False

    def cancel(self) -> bool:
        """Put back what is held or close what is open; return False if there was nothing."""
        if self.placing.holding:
            self.placing.put_back()
            if self._focus_visible:
                self.read_out(self.tr("Put back."))
            return True
        return self.escape()

    def is_place(self, zone: Zone) -> bool:
        """Whether the spots of a zone are places for a held piece."""
        return zone.key == "board"

    def ring_around(self, zone: Zone, spot: Spot) -> QPainterPath | None:
        """The frame around the focused spot; None if the table shows the focus in another way."""
        if spot.area is not None:
            return frame_of(spot.area.adjusted(-4, -4, 4, 4), 9)
        return circle(spot.centre, spot.radius + 4)

    def show_focus(self, focus: tuple[Zone, Spot] | None) -> None:
        """Show details of the focused spot, in addition to its ring."""

    def restyle(self) -> None:
        """Update after a change of the language, the theme or a setting."""
        self.motion.pace = self.services.settings.animation

    # Surroundings

    def play_sound(self, name: SoundName) -> None:
        self.services.sounds.play(name, self.material)

    def read_out(self, words: str) -> None:
        """Announce words through a screen reader."""
        for view in self.views():
            announce(view, words)

    @property
    def painting(self) -> bool:
        """Whether some art is still seen as it was painted for another scale, or not yet."""
        return self._painting.running

    def set_device_scale(self, scale: float) -> None:
        """Repaint the art for `scale` device pixels for each unit of the scene.

        What takes too long for one turn of the event loop is stretched until a later one.
        """
        if self.device_scale not in (0.0, scale):
            forget_cached()
        self.device_scale = scale
        self._painting.run(self._paint_items())

    def _paint_items(self) -> Iterator[None]:
        """Paint one item a step, from the ground up."""
        for item in self.items(Qt.SortOrder.AscendingOrder):
            if isinstance(item, ArtItem) and self.device_scale:
                yield from item.render_in_steps(self.device_scale)

    def renew(self) -> None:
        """Restyle everything; what has another drawing is painted by `repaint_art`, or by a fit."""
        before, self.device_scale = self.device_scale, 0.0
        self.restyle()
        self.device_scale = before

    def repaint_art(self) -> None:
        """Repaint everything at its current size."""
        if self.device_scale:
            self.set_device_scale(self.device_scale)

    # The hand

    def picked_up(self, piece: PieceT) -> None:
        self.held.lift(self.home_of(piece))
        self.play_sound("lift")
        self.lifted(piece)
        self.hand_changed.emit()

    def dropped(self, piece: PieceT, place: PlaceT, rotation: int) -> None:
        self.held.let_go()
        self.placed(piece, place, rotation)

    def put_back(self, piece: PieceT, reason: str | None) -> None:
        self.returned(piece, reason)
        if reason:
            self.refused.emit(reason)
        self.held.fly_home(self.home_of(piece), lambda: self.came_home(piece))
        self.hand_changed.emit()

    # Mouse and touch

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.hide_focus()
            self._pressed_at = QPointF(event.screenPos())
            self._dragging = False
            touched = event.source() != Qt.MouseEventSource.MouseEventNotSynthesized
            self._press(event.scenePos(), touched)

    def _press(self, point: QPointF, touched: bool) -> None:
        if touched:
            self._touched_at = point
            self._rest.start()
        self._grip = None if self.placing.holding else self.grip_at(point)
        if self._grip is not None:
            return
        held = self.placing.piece
        if self.press_button(point) or (
            held is not None and self.press_with_full_hand(held, point)
        ):
            # Ignore the release, which would drop the piece at its earlier target.
            self._pressed_at = None
            return
        if not self.live:
            self.press_elsewhere(point)
            return
        place = self.place_at(point)
        if self.placing.holding:
            self._press_aiming(place, point, touched)
            return
        piece = self.piece_at(point)
        if piece is not None:
            self.placing.pick_up(piece)
            self.follow(point)
        elif place is not None and self.default_piece() is not None:
            self._press_place(place, point, touched)
        else:
            self.press_elsewhere(point)

    def _press_aiming(self, place: PlaceT | None, point: QPointF, touched: bool) -> None:
        """Aim the held piece on a press; the release drops it."""
        sees_first = touched and self.first_tap_aims and place != self.placing.place
        if place is not None and (sees_first or self._confirms(place)):
            self.follow(point)
            self._pressed_at = None
        self.placing.aim(place)

    def _confirms(self, place: PlaceT) -> bool:
        """Whether a press on a place is the first of two, as the player has chosen in Settings."""
        asks = self.services.settings.confirm_presses and not self.confirms_itself
        if not asks or self._tapped == place or not self._can_go_to(place):
            self._tapped = None
            return False
        self._tapped = place
        self.confirmation_wanted.emit()
        return True

    def _press_place(self, place: PlaceT, point: QPointF, touched: bool) -> None:
        """Handle a press on a place with an empty hand. A first tap only previews the piece."""
        if touched and self._tapped != place:
            self._tapped = place
            self.hover(point)
            self._pressed_at = None
            return
        if not touched and (self._clicked_twice(place) or self._confirms(place)):
            self.hover(point)
            self._pressed_at = None
            return
        self._tapped = None
        self._pick_up_default()
        self.placing.aim(place)

    def _clicked_twice(self, place: PlaceT) -> bool:
        """Whether a press may be meant for the piece that has just been placed there."""
        rests = self._pressed_at is not None and self._rests(self._pressed_at)
        if not self.one_piece_a_turn or not rests or self._tapped == place:
            return False
        if not self._can_go_to(place):
            return False
        self._tapped = place
        self.confirmation_wanted.emit()
        return True

    def _can_go_to(self, place: PlaceT) -> bool:
        """Whether the piece in the hand, or the one a press would take, can be dropped there."""
        piece = self.placing.piece if self.placing.holding else self.default_piece()
        return piece is not None and self.judge(piece, place, self.placing.rotation) is None

    def _pick_up_default(self) -> None:
        piece = self.default_piece()
        if piece is not None:
            self.placing.pick_up(piece)

    def event(self, event: QEvent) -> bool:
        """Clear hover effects when the pointer leaves."""
        if event.type() == QEvent.Type.GraphicsSceneLeave and not self.placing.holding:
            self.hover(_NOWHERE)
        return super().event(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        point = event.scenePos()
        # Qt repeats the last mouse move whenever items have moved below the pointer.
        before, self._pointer_at = self._pointer_at, event.screenPos()
        if self.placing.holding and self._focus_visible and before == self._pointer_at:
            return
        if self._grip is not None:
            self._grip.drag(point)
            return
        if self._pressed_at is not None and not self._dragging:
            moved = QPointF(event.screenPos()) - self._pressed_at
            self._dragging = hypot(moved.x(), moved.y()) >= DRAG_DISTANCE
            if self._dragging:
                self._rest.stop()
        if self.placing.holding:
            self.follow(point)
            self.placing.aim(self.place_at(point))
        elif self._rests(QPointF(event.screenPos())):
            self.hover(_NOWHERE)
        else:
            self.hover(point)

    def _rests(self, point: QPointF) -> bool:
        """Whether the pointer has not moved since its click, so that hovering is suspended."""
        if self._clicked_at is None:
            return False
        if (point - self._clicked_at).manhattanLength() < _REST_DISTANCE:
            return True
        self._clicked_at = None
        return False

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._rest.stop()
        self._clicked_at = QPointF(event.screenPos())
        if self._pressed_at is None:
            return
        self._pressed_at = None
        grip, self._grip = self._grip, None
        if grip is not None:
            grip.release()
            return
        piece = self.placing.piece
        if piece is not None and not self._dragging and self.click(piece):
            return
        place = self.placing.place
        if self.placing.holding and self._dragging and place is not None and self._confirms(place):
            self._dragging = False
            return
        if self.placing.holding and (self._dragging or place is not None):
            self._tapped = None
            self.placing.drop()
        self._dragging = False

    def _tell_what_is_there(self) -> None:
        """Tell what a resting finger is on, instead of doing anything there."""
        spot = self.spot_at(self._touched_at)
        if spot is None:
            return
        self._pressed_at = self._tapped = None
        self.placing.put_back()
        self.asked_about.emit(spot)

    def spot_at(self, point: QPointF) -> Spot | None:
        """The spot at a point; of several the smallest."""
        spots = [spot for zone in self.zones for spot in zone.spots if _reach(spot).contains(point)]
        return min(spots, key=lambda spot: spot.radius, default=None)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.double_click(event.scenePos()):
            self.mousePressEvent(event)

    # Keyboard

    @property
    def focused(self) -> tuple[Zone, Spot] | None:
        """The focused zone and spot."""
        zone_number, spot_number = self._focus
        if not 0 <= zone_number < len(self.zones) or not self.zones[zone_number].spots:
            return None
        zone = self.zones[zone_number]
        return zone, zone.spots[min(spot_number, len(zone.spots) - 1)]

    @property
    def focus(self) -> tuple[Zone, Spot] | None:
        """The focused zone and spot while the focus is visible."""
        return self.focused if self._focus_visible else None

    @property
    def focus_visible(self) -> bool:
        return self._focus_visible

    def show_focus_again(self) -> None:
        """Show the focus where it was last, for a player who listens."""
        if not self._focus_visible and self.focused is not None:
            self._focus_visible = True
            self.refresh_focus()

    def hide_focus(self) -> None:
        if self._focus_visible:
            self._focus_visible = False
            self.refresh_focus()

    def refresh_focus(self) -> None:
        """Redraw the focus after a change of layout or content."""
        focus = self.focus
        frame = None if focus is None else self.ring_around(*focus)
        if frame is None:
            self.ring.hide()
        else:
            self.ring.around(frame, self.colours.focus)
        self.show_focus(focus)

    def set_zones(self, zones: Sequence[Zone]) -> None:
        """Replace the zones; the focus stays on the zone and spot with the same keys."""
        before = self.focused
        self.zones = list(zones)
        there = {zone.key for zone in zones if zone.spots}
        self._left_at = {key: at for key, at in self._left_at.items() if key in there}
        if before is not None:
            self._go_to(before[0].key, before[1].key)
        if self._focus[0] >= len(self.zones):
            # A question has come, whose answers are the only zone.
            self._focus = (0, 0)

    def focus_on(
        self, zone_key: str, spot_key: object | None = None, announce: bool = True
    ) -> None:
        """Move the focus to a spot, or to where it was last in a zone."""
        wanted = self.entry_spot(zone_key, spot_key)
        self._go_to(zone_key, self._left_at.get(zone_key) if wanted is None else wanted)
        if announce and not (self._focus_visible and self._here() == self._announced):
            self._announce_focus()

    def _here(self) -> tuple[str, object, str] | None:
        """Where the focus is, and what is said of it."""
        if self.focused is None:
            return None
        zone, spot = self.focused
        return zone.key, spot.key, spot.name()

    def _go_to(self, zone_key: str, spot_key: object) -> None:
        for zone_number, zone in enumerate(self.zones):
            if zone.key == zone_key and zone.spots:
                numbers = [n for n, spot in enumerate(zone.spots) if spot.key == spot_key]
                self._focus = (zone_number, numbers[0] if numbers else 0)
                return

    def next_zone(self, step: int) -> bool:
        """Move the focus to the next zone with spots; return False past the last or first one."""
        self.aims = True
        if not self._focus_visible:
            if step > 0:
                self._focus = (-1, 0)
            else:
                self._focus = (len(self.zones), 0)
        number = self._focus[0] + step
        while 0 <= number < len(self.zones):
            if self.zones[number].spots:
                key = self.zones[number].key
                self.focus_on(key, self._left_at.get(key))
                return True
            number += step
        self.hide_focus()
        return False

    def _announce_focus(self) -> None:
        self._focus_visible = True
        current = self.focused
        if current is None:
            return
        zone, spot = current
        self._left_at[zone.key] = spot.key
        self._announced = self._here()
        if self.placing.holding and self.is_place(zone):
            self.placing.aim(cast(PlaceT, spot.key))
        self.refresh_focus()
        self.focus_moved.emit(spot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        rested, self.aims = not self.aims, True
        if (angle := ARROWS.get(key)) is not None:
            self._move_focus(angle)
            return
        self._way.clear()
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._move_to_end(first=key == Qt.Key.Key_Home)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter(rested)
        elif key == Qt.Key.Key_Escape and self.cancel():
            event.accept()
        elif self._turns(event):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.turn(-1 if back else 1)
        else:
            event.ignore()

    def _turns(self, event: QKeyEvent) -> bool:
        """Whether a key is the one that turns a piece: R, or Alt+R."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        wanted = alt or not self.services.settings.alt_letters
        return wanted and types_letter(event.key(), "R") and self.rotations > 1

    def turn(self, steps: int) -> None:
        """Turn the held piece (R or the wheel) if the game has rotation."""
        self.aims = True
        self.placing.turn(steps)

    def _move_focus(self, angle: float) -> None:
        current = self.focused
        if current is None or not self._focus_visible:
            self._announce_focus()
            return
        zone, spot = current
        number = self._way_back(zone, spot, angle)
        if number is None:
            number = zone.towards(zone.spots.index(spot), angle)
            if number is not None:
                self._way.append((angle, spot.key, zone.spots[number].key))
        if number is not None:
            self._focus = (self._focus[0], number)
        self._announce_focus()

    def _move_to_end(self, first: bool) -> None:
        """Move the focus to the first or the last spot of its zone."""
        current = self.focused
        if current is not None and self._focus_visible:
            self._focus = (self._focus[0], 0 if first else len(current[0].spots) - 1)
        self._announce_focus()

    def _way_back(self, zone: Zone, spot: Spot, angle: float) -> int | None:
        """The spot that the opposite arrow led away from: arrows can be taken back in order."""
        if not self._way:
            return None
        before, start, end = self._way[-1]
        opposite = abs(abs(before - angle) - pi) < 1e-6
        if end != spot.key or not opposite:
            if end != spot.key:
                self._way.clear()
            return None
        self._way.pop()
        return next((n for n, one in enumerate(zone.spots) if one.key == start), None)

    def _enter(self, rested: bool) -> None:
        """Handle Enter; on a place that was not aimed at yet, only show what it would do."""
        if self.enter_anywhere():
            return
        current = self.focused
        if current is None:
            return
        zone, spot = current
        on_place = self.live and self.is_place(zone)
        if not self._focus_visible or (rested and on_place and not self.placing.holding):
            self._announce_focus()
        elif on_place:
            if self.placing.holding:
                self.held.setPos(spot.centre)
            else:
                self._pick_up_default()
            self.placing.aim(cast(PlaceT, spot.key))
            self.placing.drop()
        elif self.live and (piece := self.piece_at(spot.centre)) is not None:
            self.placing.pick_up(piece)
            self.focus_on("board")
        else:
            self.activate(zone, spot)


def _reach(spot: Spot) -> QRectF:
    """The area of a spot."""
    across = QPointF(spot.radius, spot.radius)
    return spot.area or QRectF(spot.centre - across, spot.centre + across)


AnySurface = Surface[Any, Any]
"""Any surface, as the view and the screen reader see it."""
