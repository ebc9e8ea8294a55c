"""Where the keyboard goes on the table of Terraces, and what a screen reader says there."""

from __future__ import annotations

from functools import partial
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.terraces import texts
from harmony_desktop.games.terraces.moves import Pick
from harmony_desktop.games.terraces.table import art
from harmony_desktop.games.terraces.table.items import InHand, back_place, hand_places
from harmony_desktop.games.terraces.table.layout import RACK
from harmony_desktop.games.terraces.table.places import level_in
from harmony_desktop.games.terraces.table.scenery import Block
from harmony_desktop.ui.languages import say, sentence, translate
from harmony_desktop.ui.table.spots import Spot, Zone

if TYPE_CHECKING:
    from harmony_desktop.games.terraces.table.scene import Table

_BACK_RADIUS = 19.0


def _title(text: str) -> str:
    return translate("terraces", text)


def tray(table: Table) -> Zone:
    """One's open tiles, or the backs to pick from."""
    seat = table.view.seat
    at = table.racks[seat].pos()
    if table.live and table.view.must_pick:
        zone = Zone("tray", lambda: _title(texts.BACKS_TITLE))
        for place, lies in enumerate(table.view.backs[seat]):
            if lies:
                name = texts.back_name(place)
                spot = Spot(
                    Pick(place), at + back_place(place), _BACK_RADIUS, lambda name=name: say(name)
                )
                zone.spots.append(spot)
        return zone
    zone = Zone("tray", lambda: _title(texts.HAND_TITLE))
    for place, (middle, size) in enumerate(hand_places(len(table.hand), table.in_column)):
        name = texts.tile_name(seat, table.hand[place])
        spot = Spot(
            InHand(place), at + middle, art.SIDE * size, lambda name=name: sentence(say(name))
        )
        zone.spots.append(spot)
    return zone


def land(table: Table) -> Zone:
    """Every block a tile might lie in; the one to begin with first."""
    fit = table.fit
    zone = Zone("board", lambda: _title(texts.LAND_TITLE))
    if fit is None:
        return zone
    west, north, width, height = table.view.layout.bounds()
    blocks = [
        (x, y)
        for y in range(north - 2, north + height + 1)
        for x in range(west - 2, west + width + 1)
    ]
    middle = (west + width / 2 - 1, north + height / 2 - 1)
    good = table.places(table.default_piece()) or blocks
    first = min(good, key=lambda block: hypot(block[0] - middle[0], block[1] - middle[1]))
    blocks.sort(key=lambda block: block != first)
    side, rise = art.SIDE * fit.scale, art.RISE * fit.scale
    left, top = fit.origin.x() + side, fit.origin.y() + side
    for block in blocks:
        above = level_in(block, table.land.squares) - 1
        at = QPointF(
            left + block[0] * side - above * rise.x(), top + block[1] * side - above * rise.y()
        )
        zone.spots.append(Spot(block, at, side, partial(_block_words, table, block)))
    return zone


def _block_words(table: Table, block: Block) -> str:
    """What to say of a block: what laying the tile there would mean, or what lies there."""
    piece = table.piece_meant
    if isinstance(piece, InHand):
        scores = table.tools.settings.show_gains
        return say(texts.place_verdict(table.view, table.move_to(piece, block), scores))
    return say(texts.square_name(table.view, *block))


def players(table: Table) -> Zone:
    """Both players with their best regions."""
    zone = Zone("players", lambda: _title(texts.PLAYERS_TITLE))
    for seat, item in enumerate(table.racks):
        spot = Spot(
            seat,
            item.pos() + RACK.center(),
            RACK.width() / 2,
            lambda seat=seat: say(_player_words(table, seat)),
        )
        zone.spots.append(spot)
    return zone


def _player_words(table: Table, seat: int) -> Phrase:
    best = next(iter(table.view.regions(seat)), None)
    words = texts.region_sum(best) if best is None else texts.region_name(best)
    return texts.player_name(table.name_of(seat), words, table.view.face_down[seat])
