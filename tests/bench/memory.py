"""Memory: what remains after many games and many changes of pages.

After the first few, all others must leave nothing. Caches have limits and are emptied before
anything is counted: what is in them is no leak.
"""

from __future__ import annotations

import ctypes
import gc
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmapCache

from harmony_desktop import games
from harmony_desktop.ui.kit import art
from tests.bench.figures import Figure
from tests.bench.rooms import Room, room

_FIRST_GAMES, _GAMES = 50, 100
_FIRST_PAGES, _PAGES = 80, 250
"""How many come before the first count, and how many before the second: every game and every page
has been there several times by then."""
_MOST_GROWTH_MB = 4.0
_MOST_OBJECTS = 100.0


def figures() -> Iterator[Figure]:
    """After games, and after page changes."""
    with room() as here:
        yield from _growth(here, f"{_GAMES} games", _FIRST_GAMES, _GAMES, _play)
    with room() as here:
        name = f"{_PAGES} page changes"
        yield from _growth(here, name, _FIRST_PAGES, _PAGES, _change_page)


def _growth(
    here: Room, name: str, first: int, times: int, act: Callable[[Room, int], None]
) -> Iterator[Figure]:
    # Modules that are loaded meanwhile would count as what games leave.
    here.look_around()
    for number in range(first):
        act(here, number)
    before = _Stock(here)
    for number in range(first, first + times):
        act(here, number)
    after = _Stock(here)
    yield Figure("memory", f"{name}, resident", after.megabytes, "MB")
    for what, unit, most in (
        ("megabytes", "MB", _MOST_GROWTH_MB),
        ("objects", "", _MOST_OBJECTS),
        ("widgets", "", 0.0),
        ("children", "", 0.0),
    ):
        grown = getattr(after, what) - getattr(before, what)
        yield Figure("memory", f"{name}, more {what}", grown, unit, most)


class _Stock:
    """Counts of objects and memory at a moment of rest."""

    def __init__(self, here: Room) -> None:
        here.window.navigation.show_home()
        here.rest()
        _empty_caches()
        # What one collection frees may have held what the next one finds.
        while gc.collect():
            here.rest()
        _give_back()
        self.megabytes = _resident() / 2**20
        self.objects = len(gc.get_objects())
        self.widgets = len(here.application.allWidgets())
        self.children = len(here.window.findChildren(QObject)) + len(
            here.context.findChildren(QObject)
        )


def _empty_caches() -> None:
    """A separate function, since the last object examined may hold a whole table."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper):
            one.cache_clear()
    art.forget_cached()
    QPixmapCache.clear()


def _give_back() -> None:
    """Return free memory to the system: memory held back by the allocator is not a leak."""
    with suppress(AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


def _resident() -> float:
    """Resident bytes now; the peak where the system does not report them."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _play(here: Room, number: int) -> None:
    """Play a whole game on the screen, move by move, to the end page."""
    game = games.GAMES[number % len(games.GAMES)]
    seats = len(here.middle(game).seats)
    dice = Random(number)
    page = here.open(here.middle(game, persons=seats).with_moves([]))
    timeline = page.timeline
    while (seat := timeline.state.to_move) is not None:
        page.play(dice.choice(timeline.state.legal_moves()))
        if seat == 0:
            here.application.processEvents()
    here.rest()
    here.window.navigation.show_home()
    here.rest()


def _change_page(here: Room, number: int) -> None:
    """Open all pages, one after the other."""
    window, game = here.window, games.GAMES[number // 8 % len(games.GAMES)]
    record = here.middle(game)
    path = here.context.places.saves / f"{game}.harmony"
    ways: list[Callable[[], object]] = [
        lambda: window.navigation.open("new_game", game),
        lambda: window.tables.resume(record, path),
        lambda: window.navigation.open("rules", game),
        partial(window.navigation.open, "settings"),
        partial(window.navigation.open, "about"),
        window.navigation.show_home,
        partial(window.navigation.open, "my_games", "statistics"),
        window.navigation.show_home,
    ]
    ways[number % len(ways)]()
    here.rest()
