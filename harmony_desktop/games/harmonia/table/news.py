"""The news of Harmonia: the tiles that others have placed, as small pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harmony_desktop.controller.timeline import Change
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.game import HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import Place
from harmony_desktop.games.harmonia.table import art
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine


def placement_news(changes: Sequence[Change[HarmoniaState]]) -> list[NewsLine]:
    """A line for each tile that was placed: its picture and its cell."""
    return [
        _line(change.move, change.after) for change in changes if isinstance(change.move, Place)
    ]


def _line(place: Place, after: HarmoniaState) -> NewsLine:
    sides = after.layout[place.cell]
    drawn = partial(art.draw_tile, sides=sides)
    picture = LinePicture(("harmonia-tile", sides), art.TILE_RECT, drawn)
    return NewsLine(say(texts.placed_at(after.layout, place.cell)), (picture,))
