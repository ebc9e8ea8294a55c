"""The zones and spots of Harmonia's table: where the keyboard goes and what is read out."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.components import Kind
from harmony_desktop.games.harmonia.moves import Ask
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.stage import STAND, Stage, text
from harmony_desktop.games.harmonia.table.trays import STAND_RADIUS
from harmony_desktop.ui.languages import isolated, joined, say
from harmony_desktop.ui.table.spots import Spot, Zone


def zones_of(table: Stage) -> list[Zone]:
    """Hand, stand, layout, talk and partners."""
    return [_hand(table), _stand(table), _layout(table), _talk(table), _partners(table)]


def _hand(table: Stage) -> Zone:
    zone = Zone("hand", lambda: text(texts.HAND_TITLE))
    for kind in table.hand.kinds:
        zone.spots.append(
            Spot(
                kind,
                table.hand.place_of(kind),
                art.SIDE * table.hand.tile_scale,
                lambda kind=kind: _stack_name(table, kind),
            )
        )
    return zone


def _stack_name(table: Stage, kind: Kind) -> str:
    fits = not table.assists or table.has_place(kind)
    return say(texts.stack_name(kind, table.view.hand[kind], fits))


def _stand(table: Stage) -> Zone:
    zone = Zone(STAND, lambda: text(texts.STAND_TITLE))
    if table.view.shown is not None or table.live:
        zone.spots.append(Spot(STAND, table.stand.pos(), STAND_RADIUS, lambda: _stand_name(table)))
    return zone


def _stand_name(table: Stage) -> str:
    if table.view.shown is None:
        return text(texts.SHOW_HERE)
    return say(texts.tile_name(table.view.shown))


def _layout(table: Stage) -> Zone:
    zone = Zone("board", lambda: text(texts.LAYOUT_TITLE))
    for cell in sorted({*table.view.layout, *table.view.open_cells}):
        zone.spots.append(
            Spot(
                cell,
                table.board.scene_centre(cell),
                art.SIDE * table.board.scale(),
                lambda cell=cell: _cell_words(table, cell),
            )
        )
    return zone


def _cell_words(table: Stage, cell: Hex) -> str:
    """A cell with what lies there, and what was asked for it."""
    view = table.view
    wishes = [wish for wish in view.wishes if isinstance(wish, Ask) and wish.cell == cell]
    phrases = [texts.cell_name(view.layout, cell), *(texts.describe(view, wish) for wish in wishes)]
    return joined(map(say, phrases))


def _talk(table: Stage) -> Zone:
    zone = Zone("talk", lambda: text(texts.TALK_TITLE))
    for name, button in table.buttons.items():
        if button.isVisible() and button.enabled:
            zone.spots.append(
                Spot(name, button.middle, button.size.height() / 2, lambda b=button: b.words)
            )
    return zone


def _partners(table: Stage) -> Zone:
    zone = Zone("others", lambda: text(texts.PARTNERS_TITLE))
    for plate in table.others:
        middle = plate.pos() + QPointF(plate.size.width() / 2, plate.size.height() / 2)
        zone.spots.append(
            Spot(plate.seat, middle, 40.0, lambda seat=plate.seat: _partner_words(table, seat))
        )
    return zone


def _partner_words(table: Stage, seat: int) -> str:
    """A partner for those who do not see the plate: name, tiles, and what is known of them."""
    tiles = say(Phrase("harmonia", texts.TILES_LEFT, {"count": table.view.hand_sizes[seat]}))
    known = [
        say(texts.stack_name(kind, count, True))
        for kind, count in enumerate(table.hands()[seat])
        if count
    ]
    words = [isolated(table.name_of(seat)), tiles, *(known or [text(texts.NOT_TOLD)])]
    return joined(words)
