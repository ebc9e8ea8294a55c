"""The contract of a game's table, and the parts shared by every table.

A game's table is a `Surface` that shows the moments of a timeline. It defines the pieces, their
places and the moves made with them; hints, verdicts and the marks of a tutorial are the same for
all games.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainterPath, QPixmap

from harmony_desktop.controller.hint import HintStep, to_show, way_to
from harmony_desktop.controller.timeline import Change, StateT, Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, View
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.ui.kit.art import Artwork
from harmony_desktop.ui.players.players import faces, shown_name
from harmony_desktop.ui.table.coordinates import Coordinates, EdgeLabel
from harmony_desktop.ui.table.final import GOLD
from harmony_desktop.ui.table.ghosts import Ghost, HintMarks, NumberedGhost
from harmony_desktop.ui.table.glow import Glow
from harmony_desktop.ui.table.marks import frame_of
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.table.news_cards import LinePicture, NewsCards, NewsLine
from harmony_desktop.ui.table.placing import PieceT, PlaceT
from harmony_desktop.ui.table.plates import PlatePlayer
from harmony_desktop.ui.table.services import TableServices
from harmony_desktop.ui.table.surface import Surface
from harmony_desktop.ui.table.verdict import VerdictMarks

ViewT = TypeVar("ViewT", bound=View)


@dataclass(frozen=True)
class Extra:
    """A command that only this game's table has: a menu entry with its own key."""

    key: str
    words: Callable[[], str]
    act: Callable[[], None]


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
        """The ghosts of steps in their order, with their numbers; equal moves keep theirs apart."""
        rest = list(steps)
        found: list[NumberedGhost] = []
        for ghost in self.ghosts_of([step.move for step in steps]):
            step = next(step for step in rest if step.move == ghost.move)
            rest.remove(step)
            found.append((step.number, ghost))
        return found

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


AnyTable = GameTable[Any, Any, Any, Any]
"""The table of any game, as the page sees it."""
