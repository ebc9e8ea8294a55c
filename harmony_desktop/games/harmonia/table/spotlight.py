"""The light on a pattern or on the tiles of a score line, and the flash of completed patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.scoring import Layout, Pattern, patterns, won
from harmony_desktop.games.harmonia.rules.view import HarmoniaView
from harmony_desktop.games.harmonia.table.ornament import Ornament
from harmony_desktop.ui.kit.languages import say


class PatternLight:
    """The pattern of the advanced game that is pointed at."""

    def __init__(self, board: Ornament) -> None:
        self._board = board
        self._lit: Pattern | None = None

    @property
    def notice(self) -> str:
        """Words about the pattern that is lit; may be empty."""
        return "" if self._lit is None else say(texts.pattern_phrase(self._lit))

    def off(self) -> None:
        self._light(None)

    def point_at(self, view: HarmoniaView, cell: Hex | None) -> bool:
        """Light the pattern of a cell; return whether that changes the light."""
        pattern = _pattern_at(view, cell)
        if pattern == self._lit:
            return False
        self._light(pattern)
        return True

    def show_score(self, view: HarmoniaView, cells: Mapping[int, Sequence[int]]) -> None:
        """Light the tiles that score lines count: a whole pattern with its axis and open sides."""
        placed = view.placed
        lit = [
            placed[index].cell
            for index in dict.fromkeys(one for some in cells.values() for one in some)
            if index < len(placed)
        ]
        self.show_cells(view, lit)

    def show_cells(self, view: HarmoniaView, lit: Sequence[Hex]) -> None:
        """Light cells: a whole pattern with its axis and open sides."""
        pattern = _pattern_at(view, lit[0]) if lit else None
        if pattern is not None and set(pattern.cells) == set(lit):
            self._light(pattern)
        else:
            self._light(None)
            self._board.show_lit(lit)

    def _light(self, pattern: Pattern | None) -> None:
        self._lit = pattern
        self._board.show_pattern(pattern)


def _pattern_at(view: HarmoniaView, cell: Hex | None) -> Pattern | None:
    if cell is None or view.setup.mode == "basic":
        return None
    return next((one for one in view.patterns() if cell in one.cells), None)


def completed_cells(before: Layout, view: HarmoniaView) -> list[Hex]:
    """The cells of the goal or of scoring patterns that were not complete before."""
    if view.setup.mode == "basic":
        return list(view.layout) if won(view.layout) else []
    known = {one.cells for one in patterns(before) if one.points}
    new = [one for one in view.patterns() if one.points and one.cells not in known]
    return [cell for one in new for cell in one.cells]
