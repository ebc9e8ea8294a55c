"""Every page as a picture, painted without a screen: for the README and for the eye."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from random import Random

from harmony_desktop import games
from harmony_desktop.bots.bot import bot
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places

_SEED = 20_261_116
TABLES: dict[str, tuple[int, int, int, dict[str, object]]] = {
    "harmony": (3, 2, 36, {}),
    "sintra": (3, 2, 40, {}),
    "harmonies": (2, 1, 63, {"spirits": True}),
    "terraces": (2, 1, 25, {}),
    "harmonia": (4, 2, 55, {"mode": "advanced"}),
}
"""A game of each kind in its middle: seats, persons among them, moves played, options."""


def paint_pages(
    folder: Path, language: str, theme: str, size: tuple[int, int], scale: float
) -> Iterator[Path]:
    """Write a PNG of every page into `folder` and yield the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    from PySide6.QtCore import QEvent, QEventLoop
    from PySide6.QtWidgets import QApplication

    from harmony_desktop.ui.app import make_application
    from harmony_desktop.ui.context import Context
    from harmony_desktop.ui.window import Window

    application = make_application()
    with tempfile.TemporaryDirectory() as home:
        places = Places.below(Path(home))
        context = Context(application, places, language)
        context.settings.animation = "off"
        context.settings.pace = "off"
        context.settings.sound = False
        context.settings.guided = list(games.GAMES)
        context.theme.use(theme)
        _fill_disk(context)
        window = Window(context)
        window.resize(*size)
        window.show()

        def settle() -> None:
            for _ in range(5):
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
                application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)

        for name, show in _scenes(window):
            show()
            settle()
            path = folder / f"{name}-{language}-{theme}.png"
            if not window.grab().save(str(path)):
                raise OSError(5, "the picture cannot be written", str(path))
            yield path
        window.close()
        settle()


def _seats(names: tuple[str, ...], persons: int) -> tuple[Seat, ...]:
    colours = ("green", "red", "blue", "yellow", "violet", "orange")
    return tuple(
        Seat(kind="person", name=name, colour=colour)
        if place < persons
        else Seat(kind="bot", name=name, level="hard", colour=colour)
        for place, (name, colour) in enumerate(zip(names, colours, strict=False))
    )


def sample(
    game: str, names: tuple[str, ...], persons: int, moves: int | None, **options: object
) -> Record:
    """A game in which bots have made so many moves for everybody; None plays it to the end."""
    facts = games.load(game)
    played = _moves(game, len(names), tuple(options.items()))
    record = Record(
        game=game,
        revision=facts.revision,
        seats=_seats(names, persons),
        options=options,
        seed=_SEED,
        started="2026-01-01T10:00:00+00:00",
    )
    return record.with_moves(played[:moves])


@lru_cache
def _moves(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> list[Move]:
    """A whole game between bots, the same every time."""
    players = [bot(game, level) for level in ("medium", "easy", "medium", "easy", "easy", "easy")]
    state = games.load(game).start(seats, dict(options), _SEED)
    dice = Random(_SEED)  # noqa: S311 - a game, not a secret
    played: list[Move] = []
    while state.to_move is not None:
        move = players[state.to_move].choose(state.view(state.to_move), dice)
        played.append(move)
        state = state.play(move)
    return played


def _fill_disk(context) -> None:
    """A running game and a few results, so that no page is empty."""
    record = sample("harmony", _names(context, 2), 1, 14)
    saves.store(saves.new_path(context.places, "harmony"), record)
    for options in ({}, {"scoring": "beams"}, {"placement": "connected"}):
        done = sample("harmony", _names(context, 1), 1, None, **options)
        facts = games.load("harmony")
        state = facts.start(1, options, done.seed)
        from harmony_desktop.engine.record import replay

        for _, after in replay(facts, done):
            state = after
        whole = {"placement": "free", "scoring": "standard", "rounds": 1, **options}
        context.results.add(done, whole, [state.score(0).total], state.winners())


def _names(context, count: int) -> tuple[str, ...]:
    """People who might sit around the screen."""
    known = {
        "en": ("Alice", "Ben", "Cleo", "Dan", "Eve", "Finn"),
        "fa": ("نرگس", "آرش", "مینا", "کاوه", "شیرین", "بهرام"),
        "uk": ("Оксана", "Тарас", "Соломія", "Андрій", "Леся", "Богдан"),
        "de": ("Anna", "Jürgen", "Käthe", "Moritz", "Sophie", "Felix"),
    }
    return known[context.languages.current][:count]


def _scenes(window) -> Iterator[tuple[str, Callable[[], None]]]:
    """Every page by name, with how to get there."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from harmony_desktop.ui.pages.end import EndPage
    from harmony_desktop.ui.table.page import TablePage

    context = window.context

    def table(
        count: int, persons: int, moves: int | None, game: str = "harmony", **options: object
    ) -> None:
        window.show_home()
        record = sample(game, _names(context, count), persons, moves, **options)
        window.resume(record, saves.new_path(context.places, game))
        if isinstance(window.page, TablePage) and window.page.shared_screen.covered:
            window.page.shared_screen.open()

    def hinted() -> None:
        table(1, 1, 12)
        page = window.page
        view = page.session.view()
        page.table.show_hint(bot("harmony", "medium").suggest(view, 3))
        page.context.change("show_bag", True)

    def look() -> None:
        context.change("show_bag", False)
        table(3, 2, 40, placement="sun-moon", scoring="beams")
        window.page.side.tabs.setCurrentWidget(window.page.side.history)

    def rules() -> None:
        window.page.side.tabs.setCurrentWidget(window.page.side.rules)

    def read_rules(game: str) -> None:
        window.show_home()
        window.show_rules(game)

    def guide(game: str = "harmony", count: int = 2) -> None:
        table(count, 1, 0, game)
        window.page.start_coach()

    def reviewed() -> None:
        table(1, 1, None)
        while not isinstance(window.page, EndPage):
            QCoreApplication.processEvents()
        window.page.review.emit()
        panel = window.page.side.review
        while len(panel.review.verdicts) < panel.review.total:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        panel._look(panel._costly.item(0))

    def gallery() -> None:
        window.show_home()
        window.show_gallery()
        context.search.wait()

    yield "home", window.show_home
    yield "new-game", lambda: window.show_new_game("harmony")
    yield "table", lambda: table(2, 1, 24)
    yield "table-solo", hinted
    yield "table-moves", look
    yield "table-rules", rules
    yield "table-six", lambda: table(6, 3, 75)
    yield "guide", guide
    yield "end", lambda: table(3, 1, None)
    yield "review", reviewed
    yield "rules", lambda: read_rules("harmony")
    for game, (count, persons, moves, options) in TABLES.items():
        if game == "harmony":
            continue
        yield f"{game}-new-game", partial(window.show_new_game, game)
        yield f"{game}-table", partial(table, count, persons, moves, game, **options)
        yield f"{game}-guide", partial(guide, game, count)
        yield f"{game}-end", partial(table, count, persons, None, game, **options)
        yield f"{game}-rules", partial(read_rules, game)
    yield "terraces-arranged", partial(table, 2, 1, 1, "terraces", way="arranged")
    yield "records", lambda: (window.show_home(), window.show_records())
    yield "pad", lambda: (window.show_home(), window.show_pad())
    yield "gallery", gallery
    yield "settings", lambda: (window.show_home(), window.show_settings())
    yield "about", lambda: (window.show_home(), window.show_about())
