"""Positions of Sintra built by hand, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from harmony_desktop.games.sintra.rules.components import COLOURS, NO_PANES, SPACES, Panes, Strip
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import SintraOpenTable
from harmony_desktop.games.sintra.rules.palace import Palace

PLAIN = ("orange orange yellow blue green", "rose rose yellow blue green")
JOKERS = ("orange yellow rose blue green", "rose joker yellow orange joker")


def _side(words: str) -> tuple[int, ...]:
    return tuple(SPACES.index(word) for word in words.split())


def _strip(words: tuple[str, str]) -> Strip:
    return _side(words[0]), _side(words[1])


def panes(words: str) -> Panes:
    """Panes by name: "orange orange blue"."""
    names = words.split()
    return tuple(names.count(colour) for colour in COLOURS)


def build_palace(
    strips: dict[int, tuple[str, str]] | None = None,
    filled: dict[int, str] | None = None,
    windows: dict[int, str] | None = None,
    glazier: int = 0,
    points: int = 0,
    broken: int = 0,
    lost: int = 0,
) -> Palace:
    """A palace of plain strips except for those given by window; "-" is an empty space."""
    all_windows = tuple(
        tuple(COLOURS.index(name) for name in (windows or {}).get(w, "").split()) for w in range(8)
    )
    on_strips = tuple(
        tuple(
            None if name == "-" else COLOURS.index(name)
            for name in (filled or {}).get(w, "- - - - -").split()
        )
        if len(all_windows[w]) < 2
        else ()
        for w in range(8)
    )
    return Palace(
        strips=tuple(_strip((strips or {}).get(w, PLAIN)) for w in range(8)),
        filled=on_strips,
        windows=all_windows,
        glazier=glazier,
        points=points,
        broken=broken,
        lost=lost,
    )


def build_state(
    *palaces: Palace,
    workshops: tuple[str, ...] = (),
    centre: str = "",
    side: str = "A",
    seed: int = 1,
    **changes: Any,
) -> SintraState:
    """A position with the given workshops; palaces that are not given are empty.

    Panes are not conserved here: only what the test is about is on the table.
    """
    seats = max(2, len(palaces))
    start = GAME.start(seats, {"side": side}, seed)
    count = len(start.table.workshops)
    table: SintraOpenTable = replace(
        start.table,
        workshops=tuple(panes(words) for words in workshops)
        + (NO_PANES,) * (count - len(workshops)),
        centre=panes(centre),
        palaces=palaces + (build_palace(),) * (seats - len(palaces)),
        **changes,
    )
    return SintraState(seed, table)


@pytest.fixture
def palace() -> Callable[..., Palace]:
    return build_palace


@pytest.fixture
def state() -> Callable[..., SintraState]:
    return build_state


@pytest.fixture
def jokers() -> tuple[str, str]:
    """A strip whose second side has two jokers."""
    return JOKERS
