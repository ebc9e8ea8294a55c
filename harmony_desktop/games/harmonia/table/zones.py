"""The spots of the hand, the stand and the layout, named for keyboard and screen reader."""

from __future__ import annotations

from functools import partial

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import Need
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.hand import Hand
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.placement import STAND
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.games.harmonia.table.stand import RADIUS, Stand
from harmony_desktop.ui.kit.languages import joined, say
from harmony_desktop.ui.table.spots import Spot, Zone


def hand_zone(hand: Hand, view: HarmoniaView, assists: bool) -> Zone:
    """Return the zone of the hand's stacks; `assists` names those that fit nowhere."""

    def name(kind: Kind) -> str:
        fits = not assists or bool(view.fits(kind))
        return say(texts.stack_name(kind, view.hand[kind], fits))

    radius = art.SIDE * hand.tile_scale
    return Zone(
        "hand",
        lambda: words(texts.HAND_TITLE),
        [Spot(kind, hand.place_of(kind), radius, partial(name, kind)) for kind in hand.kinds],
    )


def stand_zone(stand: Stand, view: HarmoniaView, live: bool) -> Zone:
    """Return the zone of the stand; empty unless a tile is or can be shown there."""

    def name() -> str:
        shown = view.shown
        return words(texts.SHOW_HERE) if shown is None else say(texts.tile_name(shown))

    there = view.shown is not None or live
    return Zone(
        STAND,
        lambda: words(texts.STAND_TITLE),
        [Spot(STAND, stand.pos(), RADIUS, name)] if there else [],
    )


def layout_zone(board: Ornament, view: HarmoniaView) -> Zone:
    """Return the zone of the layout's tiles and the cells beside them."""
    radius = art.SIDE * board.scale()
    return Zone(
        "board",
        lambda: words(texts.LAYOUT_TITLE),
        [
            Spot(cell, board.scene_centre(cell), radius, partial(_cell_name, view, cell))
            for cell in sorted({*view.layout, *view.open_cells})
        ],
    )


def _cell_name(view: HarmoniaView, cell: Hex) -> str:
    """Describe a cell with its tile and the standing remarks about it."""
    said = [one for seat in view.standing for one in seat]
    here = [one for one in said if not isinstance(one, Need) and one.cell == cell]
    name = texts.cell_name(view.layout, cell)
    return joined(map(say, [name, *(texts.describe(view, one) for one in here)]))
