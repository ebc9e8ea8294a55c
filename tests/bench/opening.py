"""Opening: from Start to the first paint of a table, other languages, and a long list of results.

Every game has a process of its own: what is loaded for the first table is there for the others.
The player has looked at Home for a few seconds, in which it loads ahead (`ui/shell/warming.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import perf_counter, process_time

from PySide6.QtCore import QEventLoop

from harmony_desktop import games
from harmony_desktop.engine.record import Record, replay
from harmony_desktop.storage.results import SeatFeats
from tests.bench.figures import Figure
from tests.bench.rooms import Room, room

_MOST_MS = 120.0
_MOST_RESULTS_MS = 100.0
_RESULTS = 1000
_RESULT_TABS = ("games", "statistics", "achievements")
"""The tabs of My games."""


def figures(game: str) -> Iterator[Figure]:
    """A table for the first time, once more, and in another language."""
    with room() as here:
        here.look_around()
        start = here.middle(game).with_moves([])
        here.window.navigation.open("new_game", game)
        here.rest()
        yield from _timed("open", f"{game}, first time", lambda: _open(here, start), _MOST_MS)
        here.rest()
        here.window.navigation.show_home()
        here.rest()
        yield from _timed("open", f"{game}, again", lambda: _open(here, start), _MOST_MS)
        here.rest()
        for language in ("fa", "en"):
            yield from _timed(
                "open", f"{game}, to {language}", _language_change(here, language), _MOST_MS
            )
            here.rest()
        yield from _timed("open", f"{game}, back to Home", lambda: _go_home(here), _MOST_MS)


def _open(here: Room, record: Record) -> None:
    page = here.open(record)
    here.until_painted(page.view.viewport(), lambda: None)


def _language_change(here: Room, language: str) -> Callable[[], None]:
    page = here.table()
    return lambda: here.until_painted(
        page.view.viewport(), lambda: here.context.change("language", language)
    )


def _go_home(here: Room) -> None:
    here.until_painted(here.window.home, here.window.navigation.show_home)


def result_figures() -> Iterator[Figure]:
    """The pages of results, with a thousand of them."""
    with room() as here:
        game = games.load(games.GAMES[0])
        done = here.whole(game.id)
        *_, (_, state) = replay(game, done)
        usual = {option.key: option.default for option in game.options}
        scores = state.result(len(done.seats))
        sheets = [state.score(seat) for seat in range(len(done.seats))]
        feats = [SeatFeats() for _ in done.seats]
        for number in range(_RESULTS):
            one = done.model_copy(update={"seed": done.seed + number})
            here.context.results.add(
                one, usual, scores, state.winners(), sheets=sheets, feats=feats
            )
        here.look_around()
        for tab in _RESULT_TABS:
            show = partial(here.window.navigation.open, "my_games", tab)
            for time in ("first time", "again"):
                here.window.navigation.show_home()
                here.rest()
                name = f"{tab}, {time}"
                yield from _timed("records", name, partial(_load, here, show), _MOST_RESULTS_MS)


def _load(here: Room, show: Callable[[], object]) -> None:
    """Show a page and wait until it has loaded completely."""
    show()
    here.until_painted(here.window.page, lambda: None)
    while here.window.page.loading:
        here.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    here.application.processEvents()


def _timed(part: str, name: str, act: Callable[[], None], most: float) -> Iterator[Figure]:
    spent, began = process_time(), perf_counter()
    act()
    wall, processor = perf_counter() - began, process_time() - spent
    yield Figure(part, name, wall * 1000, "ms", most)
    yield Figure(part, f"{name}, processor", processor * 1000, "ms")
