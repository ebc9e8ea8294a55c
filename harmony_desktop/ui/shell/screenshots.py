"""Pictures of every page, painted without a screen: for the README, and to look for faults."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Container, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from harmony_desktop import games
from harmony_desktop.bots.puzzles import collection
from harmony_desktop.bots.worker import Question, answer
from harmony_desktop.engine.extras import OwnPage
from harmony_desktop.engine.options import Choice, read_options
from harmony_desktop.engine.record import Record, replay
from harmony_desktop.engine.sample import Sample
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.shell.samples import sample

if TYPE_CHECKING:
    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.pages.end.page import EndPage
    from harmony_desktop.ui.shell.window import Window
    from harmony_desktop.ui.table.page import TablePage

_NAMES = {
    "en": ("Alice", "Ben", "Cleo", "Dan", "Eve", "Finn"),
    "fa": ("نرگس", "آرش", "مینا", "کاوه", "شیرین", "بهرام"),
    "uk": ("Оксана", "Тарас", "Соломія", "Андрій", "Леся", "Богдан"),
    "de": ("Anna", "Jürgen", "Käthe", "Moritz", "Sophie", "Felix"),
}
"""People who might sit around the screen; a language without names of its own has the English."""


def paint_pages(
    folder: Path,
    language: str,
    theme: str,
    size: tuple[int, int],
    scale: float,
    *,
    only: Container[str] | None = None,
    meet: Callable[[str, Window], None] = lambda *_: None,
) -> Iterator[Path]:
    """Write a PNG of every page into `folder` and yield the paths.

    `only` names the pages that are wanted; `meet` is called with each as it is shown.
    """
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)

    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.shell.app import make_application
    from harmony_desktop.ui.shell.window import Window

    application = make_application()
    # The process that draws Home's pictures may still be writing one when everything is done.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        places = Places.below(Path(home))
        context = Context(application, places, language)
        context.settings.animation = "off"
        context.settings.pace = "off"
        context.settings.sound = False
        context.settings.profiles = [
            Profile(name, colour, face)
            for name, colour, face in zip(
                _names(language),
                ("green", "violet", "blue"),
                ("fox", "owl", "braids"),
                strict=False,
            )
        ]
        context.theme.use(theme)
        _fill_disk(context)
        window = Window(context)
        window.resize(*size)
        context.grow_with(window.size())
        window.show()

        for name, show in _scenes(window):
            if only is not None and name not in only:
                continue
            show()
            catch_up(window)
            meet(name, window)
            path = folder / f"{name}-{language}-{theme}.png"
            if not window.grab().save(str(path)):
                raise OSError(5, "the picture cannot be written", str(path))
            yield path
        window.close()
        catch_up(window)


def catch_up(window: Window) -> None:
    """Wait until the page has loaded and is painted.

    Layouts settle step by step, from the innermost to the scrolled page around them, and a table
    that comes by another size is painted again.
    """
    from PySide6.QtCore import QEvent, QEventLoop
    from PySide6.QtWidgets import QApplication

    busy = True
    while busy:
        while window.page.loading or window.page.drawing:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        for _ in range(20):
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        busy = window.page.loading or window.page.drawing


def _names(language: str) -> tuple[str, ...]:
    return _NAMES.get(language, _NAMES["en"])


def _store(context: Context, record: Record) -> None:
    """Store a running game as of this noon, so that Home says the same at any hour."""
    path = saves.new_path(context.places, record.game)
    saves.store(path, record)
    noon = datetime.now().astimezone().replace(hour=12, minute=0, second=0, microsecond=0)
    # The latest stands first, and no two of them at the same moment.
    late = noon.timestamp() + len(os.listdir(path.parent))
    os.utime(path, (late, late))


def _fill_disk(context: Context) -> None:
    """A few running games and results, so that no page is empty."""
    names = _names(context.languages.current)
    for other in reversed(games.GAMES[2:4]):
        half = sample(other, names, games.figures(other).SAMPLES["table"])
        _store(context, half)
    kind = games.GAMES[0]
    game = games.load(kind)
    record = sample(kind, names, Sample(max(2, game.min_seats), 1, 14))
    _store(context, record)
    usual = {option.key: option.default for option in game.options}
    others = {
        option.key: next(value for value in option.values if value != option.default)
        for option in game.options
        if isinstance(option, Choice)
    }
    for options in ({}, *({key: value} for key, value in reversed(others.items()))):
        done = sample(kind, names, Sample(game.min_seats, 1, None, options))
        *_, (_, state) = replay(game, done)
        scores = state.result(game.min_seats)
        context.results.add(done, {**usual, **options}, scores, state.winners())
    _add_contests(context, names)


def _add_contests(context: Context, names: tuple[str, ...]) -> None:
    """A game of each kind for two, the first of them the daily game of today."""
    from harmony_desktop.ui.kit.context import today

    for game in reversed(games.GAMES):
        rules = games.load(game)
        record = sample(game, names, Sample(max(2, rules.min_seats), 3, None))
        *_, (_, state) = replay(rules, record)
        options = read_options(rules.options, dict(record.options))
        context.results.add(
            record,
            options,
            state.result(len(record.seats)),
            state.winners(),
            rules.ranked(options),
            day=today() if game == games.GAMES[0] else None,
        )


class Visits:
    """Opens every page that has a picture."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._context = window.context
        self._names = _names(self._context.languages.current)
        self._first = games.GAMES[0]
        self._save: Path | None = None
        """The file of the last table; it goes with it, so that Home does not fill up."""

    def _alone(self) -> None:
        """Close every page but Home and the one that is shown."""
        self._window.navigation.close_all_but(self._window.page)
        if self._save is not None:
            saves.remove(self._save)
            self._save = None

    def table(self, game: str, wanted: Sample) -> TablePage:
        """Open a sample game."""
        from harmony_desktop.ui.table.page import TablePage

        record = sample(game, self._names, wanted)
        path = saves.new_path(self._context.places, game)
        self._window.tables.resume(record, path)
        self._alone()
        self._save = path
        page = self._window.page
        assert isinstance(page, TablePage)
        if page.playback.covered:
            page.shared_screen.open()
        return page

    def middle(self, game: str, name: str = "table") -> None:
        self.table(game, games.figures(game).SAMPLES[name])

    def end(self, game: str) -> None:
        self.table(game, replace(games.figures(game).SAMPLES["table"], moves=None))
        self._result()

    def _result(self) -> EndPage:
        """Wait for the result of a finished game, which is shown once it is stored."""
        from PySide6.QtCore import QCoreApplication

        from harmony_desktop.ui.pages.end.page import EndPage

        while not isinstance(end := self._window.page, EndPage):
            QCoreApplication.processEvents()
        return end

    def tutorial(self, game: str) -> None:
        """The tutorial at its first step that waits for a move."""
        from harmony_desktop.ui.table.tutorial_card import TutorialCard

        self._window.tables.teach(game, {})
        self._alone()
        card = not_none(self._window.page.findChild(TutorialCard))
        while card.step.done is None:
            card.advance()

    def open(self, name: str, *arguments: object) -> None:
        """Open a page by its name."""
        self._window.navigation.open(name, *arguments)
        self._alone()

    def pad(self, game: str) -> None:
        """The score pad with the end of a game on it."""
        from harmony_desktop.ui.pad.page import PadPage

        self.open("pad", game)
        page = self._window.page
        assert isinstance(page, PadPage)
        wanted = replace(games.figures(game).SAMPLES["table"], moves=None)
        *_, (_, state) = replay(games.load(game), sample(game, self._names, wanted))
        page.show_entries(games.pad(game).seen(state.view(0)))

    def own_page(self, game: str, own: OwnPage) -> None:
        """Open a page that only one game has, and wait until it is computed."""
        from PySide6.QtCore import QCoreApplication, QEventLoop

        from harmony_desktop.controller.background import Call

        self._window.navigation.open_own_page(game, own)
        self._alone()
        while any(call.running for call in self._context.findChildren(Call)):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def puzzle(self, game: str) -> None:
        """Open the first puzzle of a game."""
        self._window.tables.solve(collection(game)[:1])
        self._alone()

    # Pages that all games have, at the example of the first

    def alone_with_hints(self) -> None:
        page = self.table(self._first, Sample(games.load(self._first).min_seats, 1, 12))
        assert page.hints is not None
        asked = Question("suggest", self._first, "medium", page.timeline.view())
        page.hints.show_hint(answer(asked).suggestions)
        self._context.change("show_bag", True)

    def moves(self) -> None:
        self._context.change("show_bag", False)
        page = self.table(self._first, games.figures(self._first).SAMPLES["table-moves"])
        page.side.open_moves()

    def rules_at_the_table(self) -> None:
        page = self.table(self._first, games.figures(self._first).SAMPLES["table-moves"])
        page.side.show_rules()

    def review(self) -> None:
        from PySide6.QtCore import QCoreApplication, QEventLoop

        page = self.table(self._first, Sample(games.load(self._first).min_seats, 1, None))
        self._result().review.emit()
        panel = not_none(page.side.analysis)
        while not panel.analysis.done:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _scenes(window: Window) -> Iterator[tuple[str, Callable[[], None]]]:
    """The name of every picture, with a function that opens its page."""
    visits = Visits(window)
    first, *others = games.GAMES
    yield "home", window.navigation.show_home
    yield "new-game", partial(visits.open, "new_game", first)
    yield "table", lambda: visits.middle(first)
    yield "table-solo", visits.alone_with_hints
    yield "table-moves", visits.moves
    yield "table-rules", visits.rules_at_the_table
    yield "tutorial", lambda: visits.tutorial(first)
    yield "end", lambda: visits.end(first)
    yield "review", visits.review
    yield "rules", partial(visits.open, "rules", first)
    for game in others:
        yield f"{game}-new-game", partial(visits.open, "new_game", game)
        yield f"{game}-table", partial(visits.middle, game)
        yield f"{game}-tutorial", partial(visits.tutorial, game)
        yield f"{game}-end", partial(visits.end, game)
        yield f"{game}-rules", partial(visits.open, "rules", game)
    for game in games.GAMES:
        for name in games.figures(game).SAMPLES:
            if name not in ("table", "table-moves"):
                yield _named(game, name), partial(visits.middle, game, name)
        if games.facts(game).PAD:
            yield _named(game, "pad"), partial(visits.pad, game)
        for own in games.facts(game).EXTRAS.pages:
            yield _named(game, own.key), partial(visits.own_page, game, own)
    for game in games.GAMES:
        yield _named(game, "game"), partial(visits.open, "game", game)
    yield "my-games", partial(visits.open, "my_games")
    yield "records", partial(visits.open, "my_games", "statistics")
    yield "achievements", partial(visits.open, "my_games", "achievements")
    yield "calendar", partial(visits.open, "calendar")
    yield "puzzles", partial(visits.open, "puzzles", first)
    yield "ladder", partial(visits.open, "ladder", first)
    for game in games.GAMES:
        if collection(game):
            yield _named(game, "puzzle"), partial(visits.puzzle, game)
    yield "settings", partial(visits.open, "settings")
    yield "about", partial(visits.open, "about")


def _named(game: str, name: str) -> str:
    return name if game == games.GAMES[0] else f"{game}-{name}"
