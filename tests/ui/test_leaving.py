"""Leaving a page leaves nothing behind."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem

from harmony_desktop import games
from harmony_desktop.ui.screenshots import sample
from harmony_desktop.ui.window import Window


def all_pages(window: Window, application: QApplication) -> None:
    """Go to every page and back to Home."""

    def settle() -> None:
        while window.page.loading:
            application.processEvents()
        for _ in range(4):
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            application.processEvents()

    ways: list[Callable[[], object]] = [
        window.show_settings,
        window.show_about,
        window.show_records,
    ]
    for game in games.GAMES:
        half = replace(games.figures(game).SAMPLES["table"], persons=9)
        record = sample(game, ("Ana", "Ben", "Cleo", "Dan"), half)
        path = window.context.places.saves / f"{game}.harmony"
        ways += [
            lambda game=game: window.show_new_game(game),
            lambda game=game: window.show_rules(game),
            lambda record=record, path=path: window.resume(record, path),
        ]
    for way in ways:
        way()
        settle()
        window.show_home()
        settle()


def count(application: QApplication, window: Window) -> Counter[str]:
    """The widgets, and every object and item of a class of the program."""
    gc.collect()
    ours = ("harmony_desktop.ui", "harmony_desktop.controller", "harmony_desktop.games")
    found = Counter(
        type(one).__name__
        for one in gc.get_objects()
        if isinstance(one, (QObject, QGraphicsItem)) and type(one).__module__.startswith(ours)
    )
    found["widgets"] = len(application.allWidgets())
    found["children"] = len(window.findChildren(QObject))
    found["children of the context"] = len(window.context.findChildren(QObject))
    return found


def test_pages_leave_nothing_behind(open_window: Callable[..., Window], qapp: QApplication) -> None:
    window = open_window()
    # The first round loads what stays: sounds, caches, the running games on Home.
    all_pages(window, qapp)
    before = count(qapp, window)
    for _ in range(2):
        all_pages(window, qapp)
    assert count(qapp, window) - before == Counter()
