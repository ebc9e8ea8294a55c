"""Fill the list of results, and measure the time it takes to show it.

    python tests/tools/many_results.py 100000

The processor time and the wall time, each the median of five, of the database queries of the
statistics page and of the page itself, from opening it to its last chart; and the longest time
between two frames while its list is scrolled to the end.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.engine.options import read_options  # noqa: E402
from harmony_desktop.engine.record import Record, Seat  # noqa: E402
from harmony_desktop.storage.files import Places  # noqa: E402
from harmony_desktop.storage.results import (  # noqa: E402
    Query,
    Results,
    Term,
    identity_of,
    variant_of,
)
from harmony_desktop.storage.results.entry import (  # noqa: E402
    Entry,
    SeatFeats,
    insert,
    keep_feats,
)
from harmony_desktop.storage.results.file import ResultsFile  # noqa: E402
from harmony_desktop.storage.statistics import choices, summarise  # noqa: E402

NAMES = ("Ana", "Behrooz", "Chiara", "نرگس", "Оля", "Dirk", "")
LEVELS = ("easy", "medium", "hard", "champion")
TIMES = 5


def finished_game(game: str, seed: int, seats: tuple[Seat, ...]) -> Record:
    """A random game to its end."""
    dice = Random(seed)
    rules = games.load(game)
    state = rules.start(len(seats), {}, seed)
    moves = []
    while state.to_move is not None:
        move = dice.choice(state.legal_moves())
        moves.append(move)
        state = state.play(move)
    record = Record(game=game, revision=rules.revision, seats=seats, seed=seed)
    return record.with_moves(moves)


def fill(places: Places, count: int, seed: int = 1) -> None:
    """Add `count` results: a few real games, repeated under other seeds."""
    dice = Random(seed)
    patterns = []
    for game in games.GAMES:
        rules = games.load(game)
        for _ in range(3):
            number = max(2, rules.min_seats)
            seats = tuple(
                Seat(kind="person", name=dice.choice(NAMES))
                if place == 0
                else Seat(kind="bot", level=dice.choice(LEVELS))
                for place in range(number)
            )
            record = finished_game(game, dice.randrange(10**6), seats)
            patterns.append((record, read_options(rules.options, {})))
    began = datetime(2020, 1, 1, tzinfo=UTC)
    sheet = json.dumps([[{"key": "animals", "points": 30}, {"key": "trees", "points": 9}]] * 2)
    with closing(ResultsFile(places).open()) as file, file:
        for number in range(count):
            record, options = dice.choice(patterns)
            names = [dice.choice(NAMES) if seat.kind == "person" else "" for seat in record.seats]
            seated = [
                Seat(kind=seat.kind, name=name, level=seat.level and dice.choice(LEVELS))
                for seat, name in zip(record.seats, names, strict=True)
            ]
            record = record.model_copy(update={"seed": number, "seats": tuple(seated)})
            points = [int(dice.gauss(70 + number / count * 20, 12)) for _ in seated]
            text = record.to_json()
            entry = Entry(
                finished=(began + timedelta(minutes=30 * number)).isoformat(timespec="seconds"),
                game=record.game,
                variant=variant_of(options),
                seats=len(seated),
                daily=None,
                names=json.dumps(names, ensure_ascii=False),
                scores=json.dumps(points),
                winners=json.dumps([at for at, one in enumerate(points) if one == max(points)]),
                best_person=points[0],
                identity=identity_of(text),
                revision=record.revision,
                sheets=sheet,
            )
            number_there = insert(file, entry, text)
            assert number_there is not None
            keep_feats(file, number_there, [SeatFeats({"forest"} if number % 50 == 0 else ())])


def measure(name: str, act: Callable[[], object]) -> None:
    times = []
    for _ in range(TIMES):
        clock, work = perf_counter(), process_time()
        act()
        times.append((perf_counter() - clock, process_time() - work))
    by_clock, by_work = (median(one) * 1000 for one in zip(*times, strict=True))
    print(f"{name:44}{by_clock:8.0f} ms by the clock{by_work:8.0f} ms of work", flush=True)


def measure_page(places: Places) -> None:
    """The page itself, in a window without a screen."""
    from PySide6.QtCore import QEventLoop

    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.pages.statistics.page import MyGamesPage
    from harmony_desktop.ui.shell.app import make_application
    from harmony_desktop.ui.shell.window import Window

    application = make_application()
    context = Context(application, places, "en")
    window = Window(context)
    window.resize(1280, 800)
    window.show()
    for _ in range(50):
        application.processEvents()

    def open_page() -> MyGamesPage:
        window.navigation.open("my_games", "statistics")
        page = window.page
        assert isinstance(page, MyGamesPage)
        while page.loading:
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        window.grab()
        return page

    open_page()
    window.navigation.show_home()

    measure("the page, to its last chart", open_page)
    page = open_page()
    bar = page.games.list.verticalScrollBar()
    frames = []
    for _ in range(400):
        began = perf_counter(), process_time()
        bar.setValue(bar.value() + 500)
        application.processEvents()
        frames.append((perf_counter() - began[0], process_time() - began[1]))
        while bar.value() == bar.maximum() and page.games.list.history.loading:
            application.processEvents()
    print(f"{page.games.list.history.rowCount()} rows scrolled, 400 frames:")
    for name, times in zip(("by the clock", "of work"), zip(*frames, strict=True), strict=True):
        print(
            f"    median {median(times) * 1000:.1f} ms, longest {max(times) * 1000:.1f} ms {name}"
        )
    while page.loading:
        application.processEvents()
    window.close()


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        places = Places.below(Path(folder))
        began = perf_counter()
        fill(places, count)
        size = places.results.stat().st_size / 1e6
        print(f"{count} results, {size:.0f} MB, made in {perf_counter() - began:.0f} s")
        results = Results(places)
        measure("choices", lambda: choices(results))
        measure("all results", lambda: summarise(results, Query()))
        measure("one game", lambda: summarise(results, Query(game="harmonies")))
        measure("one person", lambda: summarise(results, Query(person="ana")))
        measure(
            "one person at one game", lambda: summarise(results, Query("harmonies", person="ana"))
        )
        measure("the first hundred of the list", lambda: results.search(Query(), 100))
        measure(
            "a search that finds nothing",
            lambda: results.search(Query(terms=(Term("nobody at all"),)), 100),
        )
        measure_page(places)


if __name__ == "__main__":
    main()
