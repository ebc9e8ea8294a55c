"""The players: names and points, the other players' small cards, and the line below the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsItem

from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules.view import HarmoniesView, TurnsLeft
from harmony_desktop.games.harmonies.table.cards import Chips, chips_of
from harmony_desktop.games.harmonies.table.layout import FACTS, HarmoniesLayout
from harmony_desktop.ui.kit.languages import separated, text_scale
from harmony_desktop.ui.kit.theme import Colours
from harmony_desktop.ui.table.labels import MARGIN, Bubble, text_box
from harmony_desktop.ui.table.mirroring import mirrored, reading_way
from harmony_desktop.ui.table.plates import LETTERS, NamePlate, PlatePlayer
from harmony_desktop.ui.table.sentences import GameWords

words = GameWords("harmonies")

_MAIN_SIZES = (1.1, 1.0, 0.92)
_SMALL_SIZES = (0.82, 0.76, 0.7)
"""Scales of a name to try, on the main board and on the others: the largest that fits is used."""

_ABOVE_NEWS = 4.0
"""With large text, a face reaches into the card with the last turn below it."""
_ENDLESS = 1000.0
"""A width in which no line of facts breaks."""


class Players:
    """Name plates and small cards of all seats."""

    def __init__(self, add: Callable[[QGraphicsItem], None], seats: int) -> None:
        self.plates = [NamePlate() for _ in range(seats)]
        self.chips = [Chips() for _ in range(seats)]
        self.facts = Bubble()
        """The free cells of the main board, and how near the end of the game is."""
        self._last_round = Bubble()
        self._least_of, self._least = (0, -1), 0
        """The seat and the turn whose least number of turns left was shown, and that number."""
        for item in (*self.plates, *self.chips, self.facts, self._last_round):
            add(item)

    def show_players(
        self,
        view: HarmoniesView,
        main: int,
        players: Sequence[PlatePlayer],
        plan: HarmoniesLayout,
        theme: Colours,
    ) -> None:
        """Show all players; the board of the seat `main` is large."""
        others = (seat for seat in range(len(players)) if seat != main)
        small = dict(zip(others, plan.neighbours, strict=True))
        for seat, player in enumerate(players):
            place = small.get(seat)
            width, usual = (place.name_width, _SMALL_SIZES) if place else (300.0, _MAIN_SIZES)
            least = plan.least_letters / LETTERS
            sizes = [max(size * plan.names, least) for size in usual]
            fitting = (size for size in sizes if NamePlate.room_for(player.name, size) <= width)
            self.plates[seat].show_player(player, theme, width, next(fitting, sizes[0]))
            self.chips[seat].setVisible(place is not None)
            if place is not None:
                self.plates[seat].setScale(1.0)
                self.plates[seat].setZValue(_ABOVE_NEWS)
                self.plates[seat].setPos(mirrored(place.name))
                self.chips[seat].show_chips(chips_of(view, seat), place.chips, place.chip_size)
        self._show_foot(view, main, plan, theme)

    def _show_foot(
        self, view: HarmoniesView, main: int, plan: HarmoniesLayout, theme: Colours
    ) -> None:
        block = plan.foot.height() > plan.foot.width() / 2
        facts = _facts(view, main, self._turns_left(view, main))
        name = self.plates[main]
        beside = plan.foot.width() - name.art_rect.width() - 40
        in_one = separated(facts)
        least = plan.least_letters / text_scale()
        letters = max(FACTS, least)
        if block:
            letters = max(least, min(_fitting(fact, plan.foot.width(), letters) for fact in facts))
        fits = text_box(in_one, _ENDLESS, letters).width() <= beside
        told = in_one if fits and not block else "\n".join(facts)
        width = plan.foot.width() if block else _ENDLESS
        seen = self.facts.show_words(told, theme, width, pixels=letters, ink=theme.muted, bare=True)
        last = view.ends_this_round and view.to_move is not None
        warning = words(texts.LAST_ROUND) if last else ""
        bold = QFont.Weight.DemiBold
        width = min(width, 330.0)
        warned = self._last_round.show_words(
            warning, theme, width, pixels=letters, weight=bold, ink=theme.warn
        )
        sizes = (name.art_rect.size(), seen.size(), warned.size())
        parts = list(zip((name, self.facts, self._last_round), sizes, strict=True))
        (in_lines if block else in_a_line)(parts, plan.foot)

    def _turns_left(self, view: HarmoniesView, seat: int) -> TurnsLeft:
        """Return a seat's turns; the least may not rise while the turn goes on.

        A token that is stacked fills no hex, and puts the end off again.
        """
        turn = seat, sum(land.turns for land in view.table.lands)
        left = view.turns_left(seat)
        before = self._least if self._least_of == turn else left.least
        self._least_of, self._least = turn, min(before, left.least)
        return TurnsLeft(self._least, left.most)

    def chip_at(self, point: QPointF) -> tuple[int, int] | None:
        """Return the seat and the card of the small card at a point."""
        for seat, chips in enumerate(self.chips):
            card = chips.card_at(point)
            if card is not None:
                return seat, card
        return None


Parts = Sequence[tuple[QGraphicsItem, QSizeF]]


def in_a_line(parts: Parts, area: QRectF) -> None:
    """Put items side by side in the middle of an area, scaled down if they are too large."""
    wide = sum(size.width() for _, size in parts)
    high = max(size.height() for _, size in parts)
    scale = min(1.0, area.width() / max(1.0, wide), area.height() / max(1.0, high))
    x = -wide / 2
    for item, size in parts:
        item.setScale(scale)
        shift = reading_way() * (x + size.width() / 2) * scale
        item.setPos(mirrored(area.center()) + QPointF(shift, 0))
        x += size.width()


def in_lines(parts: Parts, area: QRectF) -> None:
    """Put items below each other from the top of an area, scaled down if they are too large."""
    wide = max(size.width() for _, size in parts)
    high = sum(size.height() for _, size in parts)
    scale = min(1.0, area.width() / max(1.0, wide), area.height() / max(1.0, high))
    y = area.top()
    for item, size in parts:
        item.setScale(scale)
        item.setPos(mirrored(QPointF(area.center().x(), y + size.height() / 2 * scale)))
        y += size.height() * scale


def _fitting(line: str, width: float, pixels: float) -> float:
    """Return the size of letters in which a line fits, at most `pixels`."""
    needed = text_box(line, _ENDLESS, pixels).width() + 2 * MARGIN
    return pixels * min(1.0, width / needed)


def _facts(view: HarmoniesView, seat: int, left: TurnsLeft) -> tuple[str, ...]:
    free = words.phrase(texts.FREE_HEXES, count=view.table.lands[seat].empty_hexes)
    if view.to_move is None:
        return (free,)
    if left.least == left.most:
        return free, words.phrase(texts.TURNS_LEFT_EXACTLY, count=left.most)
    if left.least == 1:
        return free, words(texts.PERHAPS_LAST_TURN)
    return free, words.phrase(texts.TURNS_LEFT, least=left.least, most=left.most)
