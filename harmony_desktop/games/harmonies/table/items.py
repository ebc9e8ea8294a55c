"""Items used in many places of the table: discs, animals and the numbers of steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import Colour
from harmony_desktop.games.harmonies.table import art
from harmony_desktop.games.harmonies.table.art import Faces
from harmony_desktop.ui.kit.art import ArtItem


def show_disc(item: ArtItem, colour: Colour, faces: Faces) -> None:
    """Show a single disc on an item."""
    draw = partial(art.draw_disc, colour=colour, faces=faces)
    item.show_art(("harmonies-disc", colour, faces), art.DISC_RECT, draw)


def show_settler(item: ArtItem, card: int) -> None:
    """Show a cube with its animal on an item."""
    draw = partial(art.draw_settler, card=CARDS[card].id, spirit=CARDS[card].spirit)
    item.show_art(("harmonies-settler", card), art.SETTLER_RECT, draw)


def before_on_same(cells: Sequence[int]) -> list[int]:
    """Return for each cell how often it came before, to put marks on one cell side by side.

    >>> before_on_same([4, 7, 4, 4])
    [0, 0, 1, 2]
    """
    return [cells[:index].count(cell) for index, cell in enumerate(cells)]
