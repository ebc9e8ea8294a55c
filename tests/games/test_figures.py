"""Every picture of every game shows what the rules allow (H-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest
from PySide6.QtCore import QMargins, QPointF, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    KIND_OF,
    OPPOSITE,
    TURNS,
    Sides,
    read_sides,
)
from harmony_desktop.games.harmonia.rules.scoring import fitting
from harmony_desktop.games.harmonia.table import art as harmonia_art
from harmony_desktop.games.harmonia.table import figures as harmonia_figures
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import STACKS, stacks_matching
from harmony_desktop.games.harmonies.rules.habitats import stands
from harmony_desktop.games.harmonies.table import figures as harmonies_figures
from harmony_desktop.games.harmony.rules.components import NEIGHBOURS, SUN, Bands, tile_of
from harmony_desktop.games.harmony.table import art as harmony_art
from harmony_desktop.games.harmony.table import figures as harmony_figures
from harmony_desktop.games.sintra.rules.components import JOKER
from harmony_desktop.games.sintra.table import art as sintra_art
from harmony_desktop.games.terraces.rules.components import TILES
from harmony_desktop.games.terraces.rules.terrain import START_LAYOUT, TerrainLayout
from harmony_desktop.games.terraces.rules.view import PlacedTile
from harmony_desktop.games.terraces.table import art as terraces_art
from harmony_desktop.games.terraces.table import figures as terraces_figures
from harmony_desktop.ui.kit.art import paint

EMBLEMS = ("card", "card.B")
"""The picture on Home: pieces arranged for the eye, which stand for no position."""
_FAINT = 40
"""The most that a shadow may cover at the edge of a figure."""
SCHEMATIC = ("shapes",)
"""Outlines of layouts, laid of blank tiles."""

Call = tuple[str, Sequence[object]]


@pytest.fixture
def drawn(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Callable[[str, object, str], Iterator[Call]]:
    """Draw all figures of a game; give what a function of drawing was called with, by figure."""

    def draw_all(game: str, module: object, function: str) -> Iterator[Call]:
        calls: list[Sequence[object]] = []
        real = getattr(module, function)

        def record(painter: QPainter, *given: object, **named: object) -> object:
            calls.append((*given, *named.values()))
            return real(painter, *given, **named)

        monkeypatch.setattr(module, function, record)
        for name, (rect, draw) in games.figures(game).FIGURES.items():
            calls.clear()
            paint(rect, 0.2, draw)
            yield from ((name, call) for call in tuple(calls))

    return draw_all


Drawn = Callable[[str, object, str], Iterator[Call]]


def test_no_board_of_harmony_has_a_tile_twice(drawn: Drawn) -> None:
    """H-1, H-2"""
    seen = 0
    for name, call in drawn("harmony", harmony_figures, "_draw_tiles"):
        placed: Sequence[tuple[int, Bands]] = call[0]  # type: ignore[assignment]
        assert len({cell for cell, _ in placed}) == len(placed), name
        assert len({tile_of(bands) for _, bands in placed}) == len(placed), name
        seen += 1
    assert seen > 8


@pytest.mark.parametrize("name", harmony_figures.PLACING_EXAMPLES)
def test_a_picture_of_placing_lights_every_cell_the_rules_allow(name: str) -> None:
    """H-13, H-14, H-15, H-21: next to any placed tile, not to the last one alone."""
    example = harmony_figures.PLACING_EXAMPLES[name]
    taken = {cell for cell, _ in example.placed}
    free = set(range(19)) - taken
    beside = {cell for cell in free if taken.intersection(NEIGHBOURS[cell])}
    assert set(example.lit) == (free if name == "free" else beside)
    if name == "sun-moon":
        last, called = tile_of(example.placed[-1][1]), tile_of(example.called)
        assert SUN[last] == SUN[called], "the other symbol could go anywhere"


def test_pictures_of_harmony_light_no_other_cells(drawn: Drawn) -> None:
    """H-21: what is lit comes from the engine, or is a whole line."""
    for name, call in drawn("harmony", harmony_art, "draw_cells"):
        lit = set(call[0])  # type: ignore[call-overload]
        key = name.removeprefix("placement.")
        if key in harmony_figures.PLACING_EXAMPLES:
            assert lit == set(harmony_figures.PLACING_EXAMPLES[key].lit), name
        else:
            assert name == "scoring.beams", name


def test_panes_lie_on_spaces_that_take_them(drawn: Drawn) -> None:
    """S-6, H-21"""
    seen = 0
    for name, call in drawn("sintra", sintra_art, "draw_strip"):
        if name in EMBLEMS:
            continue
        side, filled = call[0], call[1]
        for space, pane in zip(side, filled, strict=False):  # type: ignore[call-overload]
            assert pane is None or space in (pane, JOKER), name
            seen += pane is not None
    assert seen > 30


def test_tiles_of_terraces_lie_where_they_may(drawn: Drawn) -> None:
    """T-4, T-5, H-21"""
    seen = 0
    for name, call in drawn("terraces", terraces_art, "draw_landscape"):
        laid: Sequence[PlacedTile] = call[0]  # type: ignore[assignment]
        layout = START_LAYOUT
        for number, placed in enumerate(laid, 1):
            layout = laid_by_the_rules(layout, placed, f"{name}: tile {number}")
            seen += 1
    assert seen > 60


def laid_by_the_rules(layout: TerrainLayout, placed: PlacedTile, where: str) -> TerrainLayout:
    colours = TILES[placed.side][placed.tile]
    assert layout.problem(colours, placed.x, placed.y, placed.turn) is None, where
    assert layout.level(placed.x, placed.y) + 1 == placed.level, where
    return layout.laid(colours, placed.x, placed.y, placed.turn)


def test_the_picture_of_spreading_frames_legal_places() -> None:
    """T-4, H-21"""
    layout = START_LAYOUT
    for placed in terraces_figures._SPREAD:
        layout = laid_by_the_rules(layout, placed, "spread")
    framed = terraces_figures.SPREAD_PLACES
    grown = [laid_by_the_rules(layout, place, "a framed place") for place in framed]
    assert grown
    assert layout not in grown


def test_tiles_of_harmonia_match_and_exist(drawn: Drawn) -> None:
    """A-1, A-6, H-21"""
    seen = 0
    for name, call in drawn("harmonia", harmonia_art, "draw_layout"):
        layout: Mapping[Hex, Sides] = call[0]  # type: ignore[assignment]
        for cell, sides in layout.items():
            for side, beside in enumerate(cell.neighbours()):
                if beside in layout:
                    assert sides >> side & 1 == layout[beside] >> OPPOSITE[side] & 1, name
        if name not in SCHEMATIC:
            kinds = Counter(KIND_OF[sides] for sides in layout.values())
            assert max(kinds.values()) <= COPIES, name
        seen += 1
    assert seen > 10


def test_the_misfit_of_the_pictures_fits_nowhere() -> None:
    """A-7, H-21"""
    layout = harmonia_figures._PART
    turns = TURNS[KIND_OF[read_sides(harmonia_figures.MISFIT)]]
    around = {beside for cell in layout for beside in cell.neighbours()} - set(layout)
    for cell in around:
        touching, wanted = fitting(layout, cell)
        assert all(sides & touching != wanted for sides in turns)


def test_animals_live_where_their_habitat_stands(drawn: Drawn) -> None:
    """N-9, H-21"""
    seen = 0
    for name, call in drawn("harmonies", harmonies_figures, "draw_land"):
        side, stacks, cubes = call
        for cell, card in cubes.items():  # type: ignore[attr-defined]
            assert stands(side, stacks, card, cell), (name, CARDS[card].id)  # type: ignore[arg-type]
            seen += 1
    assert seen > 3


def test_animals_of_small_pictures_live_in_their_habitat(drawn: Drawn) -> None:
    """N-9, H-21: a few hexes cut out of a board."""
    seen = 0
    for name, call in drawn("harmonies", harmonies_figures, "_draw_patch"):
        parts: Sequence[harmonies_figures.Part] = call[0]  # type: ignore[assignment]
        there = {Hex(q, r): stack for q, r, stack, _ in parts}
        for q, r, _, animal in parts:
            if animal is not None:
                assert _stands_around(there, Hex(q, r), animal), (name, animal)
                seen += 1
        assert all(0 <= stack < len(STACKS) for stack in there.values())
    assert seen > 1


def _stands_around(there: Mapping[Hex, int], cube: Hex, animal: str) -> bool:
    """Whether a habitat stands on these hexes, turned any way, with its cube on one of them."""
    return any(
        all(
            (cell := cube + Hex(q, r).turned(sixths)) in there
            and stacks_matching(stack) >> there[cell] & 1
            for q, r, stack in CARDS[CARD_NUMBERS[animal]].habitat
        )
        for sixths in range(6)
    )


@pytest.mark.parametrize("game", games.GAMES)
def test_no_figure_is_cut_at_one_of_its_edges(qapp: QApplication, game: str) -> None:
    """A detail of a board may run over all of them."""
    margin = 40
    cut = []
    for name, (rect, draw) in games.figures(game).FIGURES.items():
        size = rect.size().toSize().grownBy(QMargins(margin, margin, margin, margin))
        image = QImage(size, QImage.Format.Format_Alpha8)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(QPointF(margin, margin) - rect.topLeft())
        draw(painter)
        painter.end()
        width, height = size.toTuple()
        strips = (
            QRect(0, 0, width, margin - 1),
            QRect(0, height - margin + 1, width, margin - 1),
            QRect(0, 0, margin - 1, height),
            QRect(width - margin + 1, 0, margin - 1, height),
        )
        over = [max(bytes(image.copy(strip).constBits())) > _FAINT for strip in strips]
        if any(over) and not all(over):
            cut.append(name)
    assert cut == []
