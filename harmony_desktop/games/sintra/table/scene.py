"""How Sintra is played with: taking glass, choosing a strip, keeping a pane, sending the glazier.

What is seen of it is in `scenery`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.open_table import NOWHERE, Keep, Return, Take
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.figures import table_picture
from harmony_desktop.games.sintra.table.market import Choice
from harmony_desktop.games.sintra.table.panels import ring_of
from harmony_desktop.games.sintra.table.scenery import Scenery
from harmony_desktop.games.sintra.table.zones import area_of, frames_of, part_of
from harmony_desktop.ui.languages import say, sentence, translate
from harmony_desktop.ui.table.scene import Extra, Tools
from harmony_desktop.ui.table.spots import Spot, Zone

Piece = Choice | Keep
"""What a hand holds: all panes of a colour from a source, or the pane to be kept."""


class Table(Scenery):
    """One game of Sintra on the screen."""

    def __init__(self, session: Session, tools: Tools) -> None:
        super().__init__(session, tools)
        self._advice: tuple[Suggestion, ...] = ()
        self._guided_to: str | None = None
        """What the guide speaks of."""

    # Placing

    def judge(self, piece: Piece, place: object, rotation: int) -> str | None:
        if isinstance(piece, Keep):
            return None
        if self.outcome(piece, place) is not None:
            return None
        problem = self.view.refusal(Take(*piece, place, 0))
        return None if problem is None else self._reason(problem)

    @staticmethod
    def _reason(problem: IllegalMove) -> str:
        return say(Phrase("sintra", texts.REASONS[problem.reason], problem.details))

    def piece_at(self, point: QPointF) -> Piece | None:
        if not self.live or self.asked is not None or self.enlarged is not None:
            return None
        self.stage.finish()
        window = self.table.completed
        if window is None:
            return self.market.choice_at(point)
        for space, colour in enumerate(self.view.palace.filled[window]):
            if colour is not None and self.own.rect(art.space_rect(window, space)).contains(point):
                return Keep(colour)
        return None

    def place_at(self, point: QPointF) -> int | None:
        if self.enlarged is not None or self.asked is not None:
            return None
        window = self.own.column_at(point)
        return window if not self.keeping or window == self.table.completed else None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """A press on other glass takes that instead; one where the glass came from puts it back."""
        piece, point = self.placing.piece, event.scenePos()
        if isinstance(piece, tuple) and self.place_at(point) is None:
            other = self.market.choice_at(point)
            if other is not None or self.market.source_rect(piece[0]).contains(point):
                self.placing.put_back()
            if other is None:
                return
        super().mousePressEvent(event)

    def lifted(self, piece: Piece) -> None:
        self.motion.stop("held")
        self.pointed = self.hand = None
        self.hints.hide()
        self.tools.sounds.play("lift")
        symbols = self.tools.settings.symbols
        if isinstance(piece, Keep):
            # One click is enough: the window is the only place it can go.
            self.placing.aim(self.table.completed)
            self.held.show_panes(piece.colour, 1, symbols)
        else:
            source, colour = piece
            panes = self.table.source(source)
            self.held.show_panes(colour, panes[colour], symbols)
            self.held.setPos(self.market.point_of(piece, panes))
            self.held.show()
        self._show_market()
        self._show_hands()

    def follow(self, point: QPointF) -> None:
        self.motion.stop("held")
        self.held.setPos(point)
        self.held.show()

    def aimed(self, piece: Piece, place: int | None, reason: str | None) -> None:
        good = place is not None and reason is None
        self.held.setOpacity(0.0 if good else 1.0)
        self._show_hands()
        words = reason
        if good and isinstance(piece, tuple) and self.tools.settings.show_gains:
            words = say(texts.outcome_phrase(self.outcome(piece, place)))
        self._show_caption(words, place)

    def _show_caption(self, words: str | None, place: int | None) -> None:
        box = self.caption.tell(words, self.colours)
        if not words or place is None:
            self.caption.hide()
            return
        local = art.TRACK_RECT if place == NOWHERE else art.strip_rect(place)
        palace = self.own.rect(art.PALACE_RECT)
        half = box.width() / 2
        x = self.own.rect(local).center().x()
        x = max(palace.left() + half, min(palace.right() - half, x))
        self.caption.setPos(x, palace.top() + 4)

    def placed(self, piece: Piece, place: int, rotation: int) -> None:
        self.hand = None if self.focus_visible else self.held.pos()
        self._let_go()
        if isinstance(piece, Keep):
            self.chosen.emit(piece)
            return
        options = [one for one in self.view.take_outcomes(*piece) if one.move.strip == place]
        if len(options) > 1:
            self._ask(piece, options)
            return
        self.chosen.emit(options[0].move)

    def _let_go(self) -> None:
        self.held.hide()
        self.held.setOpacity(1.0)
        self.caption.hide()

    def returned(self, piece: Piece, reason: str | None) -> None:
        self._let_go()
        self._show_hands()
        if reason:
            self.refused.emit(reason)
        if isinstance(piece, Keep):
            return
        if self.focus_visible:
            self.focus_on("market", piece)
        home = self.market.point_of(piece, self.table.source(piece[0]))
        self.held.show()

        def arrived() -> None:
            self.held.hide()
            self._show_market()

        self.motion.run("held", self.held.pos(), home, self.held.setPos, arrived)

    def hover(self, point: QPointF) -> None:
        if self.asked is not None:
            place = self.chooser.option_at(point)
            if place is not None:
                self.focus_on("jokers", place, tell=False)
            self._show_chooser(place)
            return
        free = self.live and not self.keeping and self.enlarged is None
        pointed = self.market.choice_at(point) if free and not self.stage.busy else None
        if pointed != self.pointed:
            self.pointed = pointed
            self._show_market()
            self._show_hands()
        self._show_return(self._over_return(point))

    # How many jokers

    def _ask(self, piece: Choice, options: Sequence[object]) -> None:
        """Ask in place which spaces shall be filled."""
        self.asked = piece
        self.chooser.options = tuple(options)
        self._place_chooser()
        self._refresh()
        if self.focus_visible:
            self.focus_on("jokers")

    def _place_chooser(self) -> None:
        """The question lies over the strip it is about, inside the window."""
        strip = self.chooser.options[0].move.strip
        half = self.chooser.rect.width() / 2
        whole = self.sceneRect()
        at = self.own.rect(art.strip_rect(strip)).center()
        x = max(whole.left() + half + 8, min(whole.right() - half - 8, at.x()))
        self.chooser.setPos(x, at.y())

    def _answer(self, place: int | None) -> None:
        """The number of jokers is decided, or nothing is taken after all."""
        options = self.chooser.options
        self.asked = None
        self._refresh()
        if place is None:
            self.hand = None
            self._back_to_market()
        else:
            self.chosen.emit(options[place].move)

    # The glazier

    def _over_return(self, point: QPointF) -> bool:
        area = self.return_button.sceneBoundingRect()
        return self.return_button.isVisible() and area.contains(point)

    def send_glazier(self) -> None:
        """Return the glazier, or say why not."""
        if not self.live or self.asked is not None:
            return
        problem = self.view.refusal(Return())
        if problem is not None:
            self.refused.emit(self._reason(problem))
        else:
            self.chosen.emit(Return())

    # Everything else a player can press

    def press_elsewhere(self, point: QPointF) -> None:
        if self.asked is not None:
            self._answer(self.chooser.option_at(point))
            return
        if self._over_return(point):
            self.send_glazier()
            return
        small = (item for item in self.palaces if item.seat != self.main_seat)
        seats = (item.seat for item in small if item.rect(art.PALACE_RECT).contains(point))
        self.enlarge(next(seats, None))

    def show_enlarged(self) -> None:
        self.hints.hide()
        self._refresh()
        self.laid_out_anew.emit()

    def focus_on(self, zone_key: str, spot_key: object | None = None, tell: bool = True) -> None:
        """With panes in the hand the keyboard goes to the first strip that takes them."""
        if zone_key == "board" and isinstance(spot_key, tuple):
            outcomes = self.view.take_outcomes(*spot_key)
            spot_key = outcomes[0].move.strip if outcomes else None
        super().focus_on(zone_key, spot_key, tell)

    def enter_anywhere(self) -> bool:
        """A pane that is pointed at can only go into its window: Enter sends it there."""
        current = self.focused if self.focus_visible else None
        if not self.keeping or current is None or current[0].key != "keep":
            return False
        self.chosen.emit(Keep(int(current[1].key)))
        return True

    def activate(self, zone: Zone, spot: Spot) -> None:
        if zone.key == "jokers":
            self._answer(int(spot.key))
        elif zone.key == "glazier":
            self.send_glazier()
        else:
            super().activate(zone, spot)

    def escape(self) -> bool:
        if self.asked is not None:
            self._answer(None)
            return True
        return super().escape()

    def extras(self) -> Sequence[Extra]:
        return (
            Extra("G", lambda: translate("sintra", texts.RETURN_BUTTON), self.send_glazier),
            Extra("B", lambda: translate("sintra", texts.BAG_ENTRY), self._toggle_bag),
        )

    def _toggle_bag(self) -> None:
        self.tools.change("show_bag", not self.tools.settings.show_bag)

    # Lights

    def light(self, seat: int, cells: Sequence[int]) -> None:
        for item in self.palaces:
            item.show_lit(cells if item.seat == seat else ())

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        self._advice = tuple(suggestions)
        self._show_advice()
        self.tools.sounds.play("hint")

    def _show_advice(self) -> None:
        arrows = [(*frames_of(self, one.move), one.value) for one in self._advice]
        self.hints.show_arrows(self.sceneRect(), arrows)

    def show_verdict(self, suggestions: Sequence[Suggestion], played: Move) -> None:
        best = list(suggestions[:3])
        if played not in [one.move for one in best]:
            best += [one for one in suggestions if one.move == played]
        self.show_hint(best)

    def hint_words(self, suggestions: Sequence[Suggestion]) -> str:
        return sentence(say(texts.describe(self.view, suggestions[0].move)))

    def point_at(self, name: str | None) -> None:
        self._guided_to = name
        super().point_at(name)

    def guide_area(self, name: str) -> QRectF | None:
        return part_of(self, name)

    def arrange(self, size: QSizeF) -> QRectF:
        """What points at things goes where they go."""
        whole = super().arrange(size)
        self.setSceneRect(whole)
        self.point_at(self._guided_to)
        if self.hints.isVisible():
            self._show_advice()
        if self.asked is not None:
            self._place_chooser()
        return whole

    def focus_changed(self) -> None:
        current = self.focused if self.focus_visible else None
        self.ring.setVisible(current is not None)
        if self.asked is not None:
            self.ring.hide()
            self._show_chooser()
            return
        pointed = None
        if current is not None:
            zone, spot = current
            if zone.key == "market" and self.live and not self.keeping:
                pointed = spot.key
            area, draw = ring_of(area_of(self, zone, spot), self.colours.focus)
            self.ring.set_art(None, area, draw)
        if not self.placing.holding and (pointed is not None or current is not None):
            self.pointed = pointed
            self._show_market()
        self._show_hands()

    # Pictures and changes of dress

    def restyle(self) -> None:
        """The language, the theme or a setting has changed."""
        super().restyle()
        self.stage.finish()
        self._show_palaces(None)
        self._refresh()

    def picture(self, background: bool = True) -> QPixmap:
        """All palaces with their names and points."""
        palaces = [
            (palace, self.name(seat), self.view.score(seat).total, self.session.seats[seat].colour)
            for seat, palace in enumerate(self.table.palaces)
        ]
        return table_picture(
            palaces,
            self.table.setup,
            self.colours.text,
            self.colours.table if background else None,
        )
