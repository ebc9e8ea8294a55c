"""Harmonia by ear: what empty cells demand, where a tile fits, what the partners hold."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS, Kind, Sides
from harmony_desktop.games.harmonia.rules.moves import (
    AskTile,
    CellWish,
    Place,
    Point,
    Show,
    TakeBack,
)
from harmony_desktop.games.harmonia.rules.view import (
    HarmoniaView,
    goal_centres,
    outward_ornament,
)

_phrase = Phrases("harmonia")

_DEMANDS = QT_TRANSLATE_NOOP("harmonia", "{cell}: empty, needs ornament {wanted}; plain {plain}")
_DEMANDS_ORNAMENT = QT_TRANSLATE_NOOP("harmonia", "{cell}: empty, needs ornament {wanted}")
_DEMANDS_PLAIN = QT_TRANSLATE_NOOP("harmonia", "{cell}: empty, plain {plain}")
_TOLD = QT_TRANSLATE_NOOP("harmonia", "{move}, ornament {sides}")
_TILE_HERE = QT_TRANSLATE_NOOP("harmonia", "“Please place this tile here.” ({tile})")
_TILES = QT_TRANSLATE_NOOP("harmonia", "Tiles placed: {placed}. {standing}")
_HAND = QT_TRANSLATE_NOOP("harmonia", "Hand: {tiles}")
_HAND_UNKNOWN = QT_TRANSLATE_NOOP("harmonia", "Tiles in hand: {count}. Told: {tiles}")
_STACK = "{tile} × {count}"
_NOTHING = QT_TRANSLATE_NOOP("harmonia", "nothing")
_AROUND = QT_TRANSLATE_NOOP("harmonia", "Around {cell}: {tiles}")
_BESIDE = "{side} {tile}"
_FITS = QT_TRANSLATE_NOOP("harmonia", "{tile} fits: {cells}")
_FITS_HERE = QT_TRANSLATE_NOOP("harmonia", "Fits here from your hand: {tiles}")
_FITS_NOWHERE = QT_TRANSLATE_NOOP("harmonia", "{tile} fits nowhere")
_UNSEEN = QT_TRANSLATE_NOOP("harmonia", "Not seen yet: {tiles}")
_GOALS = QT_TRANSLATE_NOOP("harmonia", "Centre of the hexagon: {cells}")
_MANY_GOALS = QT_TRANSLATE_NOOP("harmonia", "Places left for the hexagon: {count}")
_LIES = QT_TRANSLATE_NOOP("harmonia", "{here}. Your tile would lie with ornament {sides}")
_LIES_NOW = QT_TRANSLATE_NOOP("harmonia", "Ornament {sides}")
_LIES_BLANK = QT_TRANSLATE_NOOP("harmonia", "{here}. Your tile fits")
_FITS_NOT = QT_TRANSLATE_NOOP("harmonia", "{here}. Your tile does not fit")
_LIES_FOR = QT_TRANSLATE_NOOP("harmonia", "{held}, points: {points}")
_WARNED = "{held}. {warning}"
_SHORT_CELL = "{column}/{row}"

_IN_ONE_BREATH = 5
"""How many kinds of tiles or centres are told at once."""


def told(steps: Sequence[tuple[HarmoniaView, HarmoniaView, Move]]) -> Sequence[Phrase]:
    """The moves of a turn: a placed tile with where its ornament points, and remarks.

    Nothing of the agreement that a game is won, which nobody has to say.
    """
    places = any(isinstance(move, Place) for _, _, move in steps)
    said = []
    for before, _, move in steps:
        if (places and isinstance(move, Show)) or texts.concludes(before, move):
            continue
        phrase = texts.describe(before, move)
        if isinstance(move, Place | CellWish | TakeBack | Point):
            # The part of the layout is enough for the eye, which sees the cell light up.
            place = texts.cell_place(move.cell)
            phrase = Phrase(phrase.context, phrase.text, {**phrase.values, "cell": place})
        if isinstance(move, Place) and before.shown is not None:
            sides = move.sides(before.shown)
            phrase = _lying(phrase, sides)
        elif isinstance(move, AskTile):
            phrase = _lying(phrase, move.sides)
        said.append(phrase)
    return said


def _lying(phrase: Phrase, sides: Sides) -> Phrase:
    """A phrase about a tile with where its ornament points."""
    return _phrase(_TOLD, move=phrase, sides=texts.sides_phrase(sides)) if sides else phrase


def remark_here(view: HarmoniaView, remark: CellWish | Point) -> Phrase:
    """A standing remark about a cell, as told when the keyboard is at that cell."""
    if isinstance(remark, AskTile):
        tile = _phrase(_TILE_HERE, tile=texts.tile_name(remark.tile))
        return _lying(tile, remark.sides)
    return texts.remark_words(view, remark, ())


def cell_words(view: HarmoniaView, cell: Hex) -> Phrase:
    """A cell with its tile, or what its neighbours demand of a tile there."""
    demand = view.open_cells.get(cell)
    if cell in view.layout or demand is None:
        return texts.cell_name(view.layout, cell)
    touching, wanted = demand
    place, plain = texts.cell_place(cell), touching & ~wanted
    if wanted and plain:
        sides = texts.sides_phrase(wanted), texts.sides_phrase(plain)
        return _phrase(_DEMANDS, cell=place, wanted=sides[0], plain=sides[1])
    if wanted:
        return _phrase(_DEMANDS_ORNAMENT, cell=place, wanted=texts.sides_phrase(wanted))
    if plain:
        return _phrase(_DEMANDS_PLAIN, cell=place, plain=texts.sides_phrase(plain))
    return texts.cell_name(view.layout, cell)


def held_words(view: HarmoniaView, cell: Hex, sides: Sides | None) -> Phrase:
    """A cell, and how the held tile would lie there; None where it does not fit."""
    here = cell_words(view, cell)
    if sides is None:
        return _phrase(_FITS_NOT, here=here)
    held = _phrase(_LIES_BLANK, here=here)
    if sides:
        held = _phrase(_LIES, here=here, sides=texts.sides_phrase(sides))
    if view.setup.mode == "advanced":
        points = view.sheet_with(cell, sides).total - view.score(view.seat).total
        return _phrase(_LIES_FOR, held=held, points=points)
    if view.goal_centres() and not goal_centres({**view.layout, cell: sides}):
        warning = texts.goal_lost_by(outward_ornament(view, cell, sides))
        return _phrase(_WARNED, held=held, warning=warning)
    return held


def lie_words(sides: Sides) -> Phrase:
    """A sentence about how a turned tile lies now."""
    return _phrase(_LIES_NOW, sides=texts.sides_phrase(sides))


def board(view: HarmoniaView, seat: int) -> Sequence[Phrase]:
    """The layout and the viewer's hand; of a partner, what is known of the hand."""
    if seat != view.seat:
        tiles = _counted([number or 0 for number in view.known[seat]])
        return _in_breaths(_HAND_UNKNOWN, tiles, count=view.hand_sizes[seat])
    standing = texts.status(view)
    said = [_phrase(_TILES, placed=len(view.layout), standing=standing)]
    said += _in_breaths(_HAND, _counted(view.hand))
    if view.setup.mode == "basic":
        said.append(_goals(view.goal_centres()))
    else:
        said += [texts.pattern_phrase(pattern) for pattern in view.patterns()]
    return said + [cell_words(view, cell) for cell in sorted(view.open_cells)]


def _goals(centres: Sequence[Hex]) -> Phrase:
    if not centres:
        return _phrase(texts.GOAL_LOST)
    if len(centres) > _IN_ONE_BREATH:
        return _phrase(_MANY_GOALS, count=len(centres))
    return _phrase(_GOALS, cells=tuple(map(_short, centres)))


def _in_breaths(text: str, tiles: Sequence[Phrase], **values: int) -> list[Phrase]:
    """Tiles a few at a time."""
    starts = range(0, len(tiles), _IN_ONE_BREATH)
    return [_phrase(text, tiles=tuple(tiles[at : at + _IN_ONE_BREATH]), **values) for at in starts]


def _short(cell: Hex) -> Phrase:
    """The column and the row of a cell, as `texts.cell_place` counts them."""
    return _phrase(_SHORT_CELL, **texts.cell_place(cell).values)


def line(view: HarmoniaView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The six neighbours of a cell."""
    zone, key = focus
    if zone != "board" or not isinstance(key, Hex):
        return ()
    tiles = tuple(
        _phrase(_BESIDE, side=_phrase(texts.SIDES[side]), tile=_tile(view, beside))
        for side, beside in enumerate(key.neighbours())
    )
    return (_phrase(_AROUND, cell=texts.cell_place(key), tiles=tiles),)


def _tile(view: HarmoniaView, cell: Hex) -> Phrase:
    sides = view.layout.get(cell)
    return _phrase(_NOTHING) if sides is None else texts.tile_name(KIND_OF[sides])


def where(view: HarmoniaView, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
    """The cells where the tile at the focus fits, or the shown one; at a cell, what fits there."""
    zone, key = focus
    if zone == "hand" and isinstance(key, int):
        return (_fits(view, key),)
    if zone == "board" and isinstance(key, Hex) and key in view.open_cells:
        kinds = [
            kind
            for kind in range(KINDS)
            if view.hand[kind] and any(place.cell == key for place in view.fits(kind))
        ]
        return _in_breaths(_FITS_HERE, [*map(texts.tile_name, kinds)] or [_phrase(_NOTHING)])
    return (_fits(view, view.shown),) if view.shown is not None else ()


def _fits(view: HarmoniaView, kind: Kind) -> Phrase:
    """The cells where a tile fits; those that leave the hexagon in reach come first."""
    places: Sequence[Place] = view.fits(kind)
    if view.setup.mode == "basic" and view.goal_centres():
        places = sorted(
            places,
            key=lambda place: not goal_centres({**view.layout, place.cell: place.sides(kind)}),
        )
    found = dict.fromkeys(place.cell for place in places)
    cells = tuple(map(_short, found))
    tile = texts.tile_name(kind)
    return _phrase(_FITS, tile=tile, cells=cells) if cells else _phrase(_FITS_NOWHERE, tile=tile)


def left(view: HarmoniaView) -> Sequence[Phrase]:
    """The tiles nobody has shown or told of."""
    return _in_breaths(_UNSEEN, _counted(view.unseen))


def _counted(counts: Sequence[int]) -> tuple[Phrase, ...]:
    found = tuple(
        _phrase(_STACK, tile=texts.tile_name(kind), count=count)
        for kind, count in enumerate(counts)
        if count
    )
    return found or (_phrase(_NOTHING),)
