"""The spots of the hand, the stand and the layout, named for keyboard and screen reader."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import by_ear, texts
from harmony_desktop.games.harmonia.rules.components import Kind
from harmony_desktop.games.harmonia.rules.moves import CellWish, Point
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.games.harmonia.table.hand import Hand
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.games.harmonia.table.placement import STAND, TilePlacement
from harmony_desktop.games.harmonia.table.sentences import words
from harmony_desktop.games.harmonia.table.stand import RADIUS, Stand
from harmony_desktop.ui.kit.languages import isolated, joined, say
from harmony_desktop.ui.table.spots import Spot, Zone


def hand_zone(hand: Hand, view: HarmoniaView, assists: bool, name_of: Callable[[int], str]) -> Zone:
    """Return the zone of the hand's stacks; `assists` names those that fit nowhere."""

    def name(kind: Kind) -> str:
        fits = not assists or bool(view.fits(kind))
        stack = texts.stack_name(kind, view.hand[kind], fits)
        for ask in view.tiles_asked_of(view.seat):
            if ask.tile == kind:
                stack = texts.asked_stack(stack, name_of(ask.seat), ask.cell)
        return say(stack)

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


def layout_zone(
    board: Ornament, view: HarmoniaView, placement: TilePlacement, name_of: Callable[[int], str]
) -> Zone:
    """Return the zone of the layout's tiles and the cells beside them."""
    radius, to_scene = art.SIDE * board.scale(), board.sceneTransform()
    return Zone(
        "board",
        lambda: words(texts.LAYOUT_TITLE),
        [
            Spot(
                cell,
                to_scene.map(art.centre(cell)),
                radius,
                partial(_cell_name, view, placement, name_of, cell),
            )
            for cell in sorted({*view.layout, *view.open_cells})
        ],
        grid=True,
    )


def _cell_name(
    view: HarmoniaView, placement: TilePlacement, name_of: Callable[[int], str], cell: Hex
) -> str:
    """Describe a cell: who asked for what there, its tile or how the held one would lie."""
    said = [one for seat in view.standing for one in seat]
    here = [one for one in said if isinstance(one, CellWish | Point) and one.cell == cell]
    asked = [f"{isolated(name_of(one.seat))}: {say(by_ear.remark_here(view, one))}" for one in here]
    kind = placement.subject if placement.assists and cell in view.open_cells else None
    if kind is None:
        name = by_ear.cell_words(view, cell)
    else:
        name = by_ear.held_words(view, cell, placement.sides_on(kind, cell))
    return joined([say(name), *asked])
