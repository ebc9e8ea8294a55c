"""Where the keyboard goes on the table of Harmonies, and what a screen reader reads there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.cards import CARDS
from harmony_desktop.games.harmonies.components import COLOURS
from harmony_desktop.games.harmonies.table import art, card_art
from harmony_desktop.games.harmonies.table.surroundings import phrase, text
from harmony_desktop.ui.languages import say, sentence
from harmony_desktop.ui.table.spots import Spot, Zone

if TYPE_CHECKING:
    from harmony_desktop.games.harmonies.table.tabletop import Tabletop


def zones_of(table: Tabletop) -> list[Zone]:
    """The zones of a table as it stands; only the spirits while one is to be chosen."""
    if table.choosing:
        return [_cards(table, "spirits", texts.CHOOSE_SPIRIT_TITLE, "choice")]
    return [
        _spaces(table),
        _hand(table),
        _end(table),
        _board(table),
        _cards(table, "row", texts.ROW_TITLE, "row"),
        _discard(table),
        _own_cards(table),
        _others(table),
    ]


def _spaces(table: Tabletop) -> Zone:
    zone = Zone("spaces", lambda: text(texts.SPACES_TITLE))
    for space in table.around.spaces:
        zone.spots.append(
            Spot(
                space.number,
                space.scenePos(),
                40 * space.sceneTransform().m11(),
                lambda space=space: say(texts.space_name(table.view, space.number)),
            )
        )
    return zone


def _hand(table: Tabletop) -> Zone:
    hand = table.around.hand
    zone = Zone("hand", lambda: text(texts.HAND_TITLE))
    for place, colour in enumerate(hand.hand):
        words = text(texts.COLOUR_NAMES[COLOURS[colour]])
        zone.spots.append(
            Spot(place, hand.slot_point(place), 30 * hand.scale(), lambda words=words: words)
        )
    return zone


def _end(table: Tabletop) -> Zone:
    zone = Zone("end", lambda: text(texts.END_TURN))
    if table.may_end:
        at = table.around.hand.mapToScene(QPointF(0, 10))
        zone.spots.append(Spot("end", at, 60, lambda: text(texts.END_TURN)))
    return zone


def _board(table: Tabletop) -> Zone:
    seat = table.main_seat
    land = table.lands[seat]
    zone = Zone("board", lambda: table.name(seat))
    for cell in range(table.view.side.count):
        zone.spots.append(
            Spot(
                cell,
                land.cell_point(cell),
                art.SIDE * land.scale(),
                lambda cell=cell: say(texts.cell_name(table.view, seat, cell)),
            )
        )
    return zone


def _cards(table: Tabletop, key: str, title: str, where: str) -> Zone:
    zone = Zone(key, lambda: text(title))
    items = sorted(table.around.cards(where), key=lambda item: (item.home.y(), item.home.x()))
    for item in items:
        zone.spots.append(
            Spot(
                item.card,
                item.home,
                card_art.HEIGHT * item.size / 2,
                lambda card=item.card: _card_speech(table, card),
            )
        )
    return zone


def _own_cards(table: Tabletop) -> Zone:
    """The cards before a player, the finished ones last."""
    zone = _cards(table, "cards", texts.OWN_CARDS_TITLE, "own")
    chips = table.around.finished
    for card in chips.chips:
        words = partial(_card_speech, table, card)
        zone.spots.append(Spot(card, chips.centre_of(card), 20, words))
    return zone


def _card_speech(table: Tabletop, card: int) -> str:
    return sentence(say(texts.card_speech(table.view, table.main_seat, card)))


def _discard(table: Tabletop) -> Zone:
    zone = Zone("discard", lambda: text(texts.DISCARD))
    if table.may_discard:
        for item in table.around.cards("row"):
            words = phrase(texts.DISCARD_CARD, card=texts.card_name(CARDS[item.card].id))
            zone.spots.append(Spot(item.card, item.bin_point, 13, lambda words=words: words))
    return zone


def _others(table: Tabletop) -> Zone:
    zone = Zone("others", lambda: text(texts.OTHER_BOARDS))
    for land in table.lands:
        if land.seat != table.main_seat:
            radius = art.board_rect(land.side).height() / 2 * land.scale()
            words = table.name(land.seat)
            zone.spots.append(Spot(land.seat, land.scenePos(), radius, lambda words=words: words))
    return zone
