"""The contract of a game's table, and the parts shared by every table.

A table is made of zones (tray, board, other boards), a zone of spots (a piece, a cell). Spots are
where the keyboard goes, what a screen reader reads, and what the mouse points at. `Surface` turns
mouse, touch and keys into actions of a player, whether a game is played or a score pad is
filled in; `GameTable` adds the running game. A game's `Table` defines the pieces and the legal
actions.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot, pi
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.controller.hint import HintStep, to_show, way_to
from harmony_desktop.controller.timeline import Change, StateT, Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, View
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.ui.access.announce import announce
from harmony_desktop.ui.kit.art import ArtItem, ArtScene, Artwork, forget_cached
from harmony_desktop.ui.kit.keys import types_letter
from harmony_desktop.ui.kit.languages import number
from harmony_desktop.ui.kit.motion import Motion
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.kit.sound import Material, SoundName
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.players.players import faces, shown_name
from harmony_desktop.ui.table.coordinates import Coordinates, EdgeLabel
from harmony_desktop.ui.table.final import GOLD
from harmony_desktop.ui.table.ghosts import Ghost, HintMarks, NumberedGhost
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.held import HeldPiece
from harmony_desktop.ui.table.marks import Ring, circle, frame_of
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.table.news_cards import LinePicture, NewsCards, NewsLine
from harmony_desktop.ui.table.placing import PieceT, PlaceT, Placing
from harmony_desktop.ui.table.plates import PlatePlayer
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.spots import ARROWS, Spot, Zone
from harmony_desktop.ui.table.verdict import VerdictMarks

ViewT = TypeVar("ViewT", bound=View)

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


@dataclass(frozen=True)
class Extra:
    """A command that only this game's table has: a menu entry with its own key."""

    key: str
    words: Callable[[], str]
    act: Callable[[], None]


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


class GameTable(Surface[PieceT, PlaceT], Generic[StateT, ViewT, PieceT, PlaceT]):
    """The table of one running game. A subclass that leaves out a part cannot be defined.

    Signals:
        chosen: a Move the player has decided on.
        announced: words to show the player and to give to a screen reader.
        resumed: the player has left an interlude of the table, such as the end of a round.
        practice_wanted: the player plays on, though the game no longer counts.
    """

    chosen = Signal(object)
    announced = Signal(str)
    resumed = Signal()
    practice_wanted = Signal()

    unfinished = True
    always_labelled: ClassVar[bool] = False
    """Whether all words count places, so that the numbers are seen without coordinates too."""

    def __init__(self, timeline: Timeline[StateT], services: TableServices) -> None:
        super().__init__(services)
        self.timeline = timeline
        self.final = False
        """Whether only the boards are shown, after the end of the game."""
        self.moment: Moment[StateT, ViewT] = Moment(
            cast(ViewT, timeline.view()), len(timeline.moves), newest=True, live=False
        )
        # Marks may lie around items that were not painted yet.
        self._painting.finished.connect(self.point_again)
        self.news_cards = NewsCards(self, len(timeline.seats))
        self._move_words = MoveWords(timeline)
        self.glow = Glow(self.motion)
        self.verdict = VerdictMarks()
        self.hint_marks = HintMarks()
        self.coordinates = Coordinates()
        for item in (self.glow, self.verdict, self.hint_marks, self.coordinates):
            self.addItem(item)
        self.hint: tuple[HintStep, ...] = ()
        """The steps of the hint that are left."""
        self._compared: tuple[Suggestion, Suggestion, tuple[str, str]] | None = None
        """The best and the played suggestion with their labels, while they are shown."""
        self._pointing: tuple[Sequence[str], Sequence[Sequence[Move]]] = (), ()
        """The parts and the moves that a tutorial points at."""

    @property
    def view(self) -> ViewT:
        """The position shown, as far as the person at the screen may know it."""
        return self.moment.view

    @property
    def asked_at(self) -> tuple[str, object]:
        """The keys of the zone and the spot that a question by key is about."""
        focused = self.focused
        return ("", None) if focused is None else (focused[0].key, focused[1].key)

    @property
    def board_seat(self) -> int:
        """The seat whose board is large, so that the keyboard can go over it."""
        return self.view.seat

    def name_of(self, seat: int) -> str:
        """A player's name on the screen."""
        return shown_name(self.timeline.seats, seat)

    def face_of(self, seat: int) -> str:
        """The face drawn for a player."""
        return faces(self.timeline.seats)[seat]

    def on_plate(self, seat: int) -> PlatePlayer:
        """A player as a name plate shows them."""
        return PlatePlayer(
            self.name_of(seat),
            self.face_of(seat),
            self.timeline.seats[seat].colour,
            self.view.score(seat).total,
            self.view.to_move == seat,
        )

    # Methods a game's table must define

    @abstractmethod
    def show_position(self, moment: Moment[StateT, ViewT]) -> None:
        """Show a position; `self.moment` is already set, and the hand is empty."""

    @abstractmethod
    def light_up(self, cells: Mapping[int, Sequence[int]]) -> None:
        """Highlight scored cells, by seat; an empty mapping clears the highlights."""

    @abstractmethod
    def ghosts_of(self, moves: Sequence[Move]) -> Sequence[Ghost]:
        """The viewing seat's moves, made one after the other, as ghosts in the scene.

        A move that is part of the next one, or that is seen nowhere, has no ghost of its own.
        """

    @abstractmethod
    def artwork(self, background: bool = True) -> Artwork:
        """A drawing of the boards with names and points, with or without the table's background."""

    def picture(self, background: bool = True) -> QPixmap:
        """The artwork as a raster image."""
        return self.artwork(background).pixmap()

    # Methods a game's table may define

    def winner_frame(self, seat: int) -> str | None:
        """The colour of the frame around a board after the game: gold if its player has won."""
        won = len(self.timeline.seats) > 1 and seat in self.timeline.state.winners()
        return GOLD if won else None

    def show_final(self, final: bool) -> None:
        """Show only the boards, as after a game, or everything again, from the next moment shown.

        Leftovers such as empty trays would only clutter a result.
        """
        self.final = final
        self.show_all(not final)

    def show_all(self, everything: bool) -> None:
        """Show or hide everything but the boards."""

    def look_at_board(self, seat: int) -> None:
        """Enlarge the board of a seat, or the viewer's own again; needs several boards."""

    def mark_news(self, changes: Sequence[Change[StateT]]) -> None:
        """Mark the others' moves since this seat's last move, until it moves again."""

    def news_room(self, seat: int) -> QRectF | None:
        """The free rectangle beside a seat's board, for the card with its moves.

        None where the table has no room for one.
        """
        return None

    def news_lines(self, seat: int, changes: Sequence[Change[StateT]]) -> Sequence[NewsLine]:
        """A seat's moves as short lines with small pictures."""
        return [NewsLine(words) for words in self._move_words.lines(changes)]

    def pieces_of(self, changes: Sequence[Change[StateT]]) -> Sequence[LinePicture]:
        """Small pictures of the pieces of a seat's moves."""
        lines = self.news_lines(changes[0].seat, changes) if changes else []
        return [picture for line in lines for picture in line.pictures]

    def move_line(self, changes: Sequence[Change[StateT]]) -> NewsLine | None:
        """A turn as pictures and a few words for the list of moves; None where words say it."""
        return None

    def area_of(self, change: Change[StateT]) -> QRectF | None:
        """Where on the table a step happened, to be kept in sight; None where all is seen."""
        return None

    def worth_following(self, change: Change[StateT]) -> bool:
        """Whether another player's move deserves to be shown on its own."""
        return True

    def show_turn(self, seat: int | None) -> None:
        """Light the seat that acts: whose move is being shown, or who is to move."""

    def consulted(self, consultation: str, seat: int, answer: object) -> None:
        """Take the answer of a bot this table has consulted (`TableServices.consult`)."""

    @property
    def conceals(self) -> bool:
        """Whether something on this screen is hidden from another person at the same computer."""
        return False

    @property
    def secret(self) -> str:
        """What the next person does behind the curtain, if that is more than look at the table."""
        return ""

    @property
    def prepared(self) -> bool:
        """Whether the person has prepared something that is not a move yet and must be kept."""
        return False

    @property
    def in_interlude(self) -> bool:
        """Whether the table shows a finished round or phase until the player continues."""
        return False

    def interlude_sheets(self) -> tuple[str, Sequence[ScoreSheet]]:
        """A title for the finished round, and the sheet of every seat; () without sheets."""
        return "", ()

    @property
    def prompt(self) -> str | None:
        """What to do with what is in the hand, if the usual prompt does not say it."""
        return None

    @property
    def can_put_back(self) -> bool:
        """Whether the last move only took something, so that Esc takes it back."""
        return False

    @property
    def has_next_step(self) -> bool:
        """Whether the table offers a next step, such as ending the turn."""
        return False

    def next_step(self) -> bool:
        """Take the next step; return False if there is none."""
        return False

    def extras(self) -> Sequence[Extra]:
        """This game's own menu commands."""
        return ()

    def guide_area(self, name: str) -> QRectF | QPainterPath | None:
        """The rectangle or outline of the part of the table that a tutorial calls `name`."""
        return None

    def edge_labels(self) -> Sequence[EdgeLabel]:
        """The coordinates at the edge of the large board; none where words count no places."""
        return ()

    @property
    def label_ink(self) -> str:
        """The colour of the coordinates on what lies below them."""
        return self.colours.muted

    def hint_words(self, moves: Sequence[Move]) -> str | None:
        """A hinted turn in words, if the table has more to say than its first move."""
        return None

    def draws_hint(self, moves: Sequence[Move]) -> bool:
        """Whether the marks of a hinted turn show all that its words say."""
        return False

    def preselect(self, move: Move) -> None:
        """Prepare the hand for a hinted move: choose its piece, turn it, lead the keyboard."""

    # Shared by all tables

    @property
    def screen_pixel(self) -> float:
        """Scene units for each screen pixel; 0 before the table is shown."""
        ratio = self.views()[0].devicePixelRatioF() if self.views() else 1.0
        return ratio / self.device_scale if self.device_scale else 0.0

    def set_device_scale(self, scale: float) -> None:
        super().set_device_scale(scale)
        self.news_cards.lay_out()
        self._show_coordinates()
        self.point_again()

    def restyle(self) -> None:
        super().restyle()
        # The letters of news grow with the window, a moment after the table has been laid out.
        self.news_cards.lay_out()
        self._show_coordinates()

    def _show_coordinates(self) -> None:
        wanted = self.services.settings.coordinates or self.always_labelled
        labels = self.edge_labels() if wanted else ()
        self.coordinates.show_labels(labels, self.screen_pixel, self.label_ink)

    def _press(self, point: QPointF, touched: bool) -> None:
        if self.news_cards.press(point) or self._press_ghost(point):
            self._pressed_at = None
            return
        super()._press(point, touched)

    def _press_ghost(self, point: QPointF) -> bool:
        """Play the hinted step at a point; return whether there is one."""
        if not self.live or self.placing.holding:
            return False
        wanted = self.hint_marks.move_at(point)
        if wanted is None:
            return False
        self.play_hinted(wanted)
        return True

    def play_hinted(self, wanted: Move) -> None:
        """Play a step of the hint, with the steps it needs before."""
        for move in way_to(self.timeline.state, self.hint, wanted):
            self.chosen.emit(move)

    # Requests from the page

    def highlight(self, seat: int, cells: Sequence[int]) -> None:
        """Highlight the cells of one score line of a seat; no cells clear the highlight."""
        self.light_up({seat: cells} if cells else {})

    def show_moment(self, moment: Moment[StateT, ViewT]) -> None:
        """Show a position of the game."""
        stays = moment.is_same_place(self.moment)
        self.moment = moment
        self.live = moment.live and moment.view.to_move == moment.view.seat
        self.placing.forget()
        self.held.let_go()
        self._tapped = None
        if not stays:
            self.aims = self.aims and moment.goes_on
            self._compared = None
            self.verdict.hide()
        self.show_hint(())
        self.show_position(moment)
        self.mark_news(moment.news)
        self.news_cards.show_news(moment.news)
        self._show_coordinates()

    def show_hint(self, steps: Sequence[HintStep]) -> None:
        """Show the steps of a hint as ghosts, until the moment changes; () removes them."""
        self.hint = tuple(steps)
        self.placing.restore()
        self._mark_hint()
        if self.hint and self.live:
            self.lead_to(self.hint[0].move)

    def lead_to(self, move: Move) -> None:
        """Prepare the hand for a move, and aim at its place."""
        self.aims = True
        self.preselect(move)

    def _mark_hint(self) -> None:
        if self.hint or self.hint_marks.shown:
            shown = self._numbered(to_show(self.timeline.state, self.hint))
            self.hint_marks.show_steps(self.sceneRect(), shown, self.screen_pixel)

    def _numbered(self, steps: Sequence[HintStep]) -> list[NumberedGhost]:
        numbers = {step.move: step.number for step in reversed(steps)}
        ghosts = self.ghosts_of([step.move for step in steps])
        return [(numbers[ghost.move], ghost) for ghost in ghosts]

    def show_verdict(self, best: Suggestion, played: Suggestion, words: tuple[str, str]) -> None:
        """Mark the best and the played decision with labels, until the moment changes."""
        self._compared = best, played, words
        self._mark_verdict()

    def _mark_verdict(self) -> None:
        if self._compared is None:
            return
        best, played, (best_words, played_words) = self._compared
        same = best.moves == played.moves
        self.verdict.show_marks(
            self.sceneRect(),
            (self._ranked(best.moves), best_words),
            None if same else (self._ranked(played.moves), played_words),
            self.screen_pixel,
        )

    def _ranked(self, moves: Sequence[Move]) -> list[NumberedGhost]:
        return list(enumerate(self.ghosts_of(moves), 1))

    def point_at(self, parts: Sequence[str], ways: Sequence[Sequence[Move]] = ()) -> None:
        """Point at parts that a tutorial speaks of, and at the pieces and places of moves.

        A way is one move, or several of one turn. A part that has such a piece in it is left out,
        since its light would hide the piece's.
        """
        self._pointing = parts, ways
        ghosts = [ghost for moves in ways for ghost in self.ghosts_of(moves)]
        frames = [frame for ghost in ghosts for frame in (ghost.source, ghost.target) if frame]
        shape = QPainterPath()
        for area in map(self.guide_area, parts):
            if isinstance(area, QRectF):
                # At the edge of the table, there is only room for the glow inside.
                seen = self.sceneRect().adjusted(6, 6, -6, -6)
                area = frame_of(area.adjusted(-4, -4, 4, 4).intersected(seen), 16)
            if area is not None and not any(map(area.contains, frames)):
                shape = shape.united(area)
        pieces = QPainterPath()
        for frame in frames:
            pieces = pieces.united(frame)
        if shape.isEmpty() and pieces.isEmpty():
            self.glow.off()
        else:
            self.glow.around(shape, self.colours.focus, pieces)

    @property
    def pointed_moves(self) -> list[Move]:
        """The moves that a tutorial points at."""
        return [move for moves in self._pointing[1] for move in moves]

    def point_again(self) -> None:
        """Update the marks of a tutorial, a hint and a verdict after a change of layout."""
        self._mark_hint()
        self._mark_verdict()
        if any(self._pointing):
            self.point_at(*self._pointing)


def _reach(spot: Spot) -> QRectF:
    """The area of a spot."""
    across = QPointF(spot.radius, spot.radius)
    return spot.area or QRectF(spot.centre - across, spot.centre + across)


AnySurface = Surface[Any, Any]
"""Any surface, as the view and the screen reader see it."""
AnyTable = GameTable[Any, Any, Any, Any]
"""The table of any game, as the page sees it."""
