"""The news of Harmonia: the tiles that others have placed, as small pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from harmony_desktop.controller.timeline import Change
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import Sides
from harmony_desktop.games.harmonia.rules.game import HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import Place
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.languages import say, sentence
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine


def placement_news(changes: Sequence[Change[HarmoniaState]]) -> list[NewsLine]:
    """A line for each tile that was placed: its picture and its cell."""
    return [
        NewsLine(say(texts.placed_at(layout, cell)), (_picture(layout[cell]),))
        for layout, cell in _placements(changes)
    ]


def placement_line(changes: Sequence[Change[HarmoniaState]]) -> NewsLine | None:
    """A turn for the list of moves: where its tile lies, and its picture."""
    for layout, cell in _placements(changes):
        return NewsLine(sentence(say(texts.place_of(layout, cell))), (_picture(layout[cell]),))
    return None


def _placements(
    changes: Sequence[Change[HarmoniaState]],
) -> Iterator[tuple[Mapping[Hex, Sides], Hex]]:
    """Yield the cells of the tiles that were placed, each with the layout after it."""
    for change in changes:
        if isinstance(change.move, Place):
            yield change.after.layout, change.move.cell


def _picture(sides: Sides) -> LinePicture:
    drawn = partial(art.draw_tile, sides=sides)
    return LinePicture(("harmonia-tile", sides), art.TILE_RECT, drawn)
