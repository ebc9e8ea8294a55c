"""The rules to read: contents, search, figures drawn as they come into sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.kit.figures import figure, figure_in_bands
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.pages.rules import _SCROLLING
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import rules_document
from harmony_desktop.ui.table.rules_document import RulesBrowser
from harmony_desktop.ui.table.rules_reader import RulesReader
from tests.ui.player import Player

Key = Qt.Key
LONGEST_STEP = 0.1
"""Seconds of work after which a window seems to hang."""


@pytest.fixture
def open_rules(
    open_window: Callable[..., Window], qapp: QApplication
) -> Callable[..., tuple[Window, RulesReader]]:
    def open_them(game: str, language: str = "en") -> tuple[Window, RulesReader]:
        window = open_window(language)
        window.resize(1280, 800)
        window.navigation.open("rules", game)
        for _ in range(6):
            qapp.processEvents()
        return window, not_none(window.page.findChild(RulesReader))

    return open_them


OpenRules = Callable[..., tuple[Window, RulesReader]]


@pytest.mark.parametrize("game", games.GAMES)
def test_the_contents_name_every_section_and_lead_there(
    open_rules: OpenRules, qtbot: QtBot, game: str
) -> None:
    _, reader = open_rules(game)
    titles = [reader.list.item(row).text() for row in range(reader.list.count())]
    assert titles == reader.text.titles()
    assert [reader.menu.itemText(row) for row in range(reader.menu.count())] == titles
    assert reader.list.isVisible()
    assert not reader.menu.isVisible()
    place = len(titles) // 2
    for chosen in (place, len(titles) - 1, len(titles) - 2):
        reader.list.itemClicked.emit(reader.list.item(chosen))
        assert reader.text.cursorForPosition(QPoint(20, 10)).position() > 0
        qtbot.waitUntil(lambda at=chosen: reader.list.currentRow() == at)
        qtbot.waitUntil(lambda: not reader._follow.isActive())
        assert reader.list.currentRow() == chosen
        assert reader.menu.currentIndex() == chosen


def test_where_there_is_little_room_the_contents_are_a_menu(
    open_rules: OpenRules, qapp: QApplication
) -> None:
    window, reader = open_rules("sintra")
    window.resize(820, 620)
    qapp.processEvents()
    assert reader.menu.isVisible()
    assert not reader.list.isVisible()
    reader.menu.activated.emit(4)
    assert reader.text.place_at_top() == 4


def test_search_finds_every_place_and_goes_round(open_rules: OpenRules) -> None:
    _, reader = open_rules("harmony")
    reader.search.start()
    QTest.keyClicks(reader.search.field, "SUNBEAM")
    found = len(reader.search.matches)
    assert found == reader.text.toPlainText().lower().count("sunbeam") > 2
    assert reader.search.count.text() == f"1/{found}"
    QTest.keyClick(reader.search.field, Key.Key_Return)
    assert reader.search.count.text() == f"2/{found}"
    QTest.keyClick(reader.search.field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(reader.search.field, Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert reader.search.count.text() == f"{found}/{found}"
    shown = reader.text.cursorRect()
    assert reader.text.viewport().rect().intersects(shown)
    QTest.keyClicks(reader.search.field, "xyz")
    assert reader.search.count.text() == "not found"


def test_search_finds_persian_words_however_they_are_typed(open_rules: OpenRules) -> None:
    """Without the joiner, with Arabic letters, with Latin digits."""
    _, reader = open_rules("harmony", "fa")
    counts = []
    for typed in ("کاشی‌ها", "کاشیها", "كاشيها"):
        reader.search.field.setText(typed)
        counts.append(len(reader.search.matches))
    assert counts[0] == counts[1] == counts[2] > 0
    reader.search.field.setText("319")
    assert len(reader.search.matches) > 1


def test_escape_clears_the_search_and_then_goes_back(open_rules: OpenRules) -> None:
    window, reader = open_rules("harmonies")
    reader.search.field.setFocus()
    QTest.keyClicks(reader.search.field, "lion")
    QTest.keyClick(reader.search.field, Key.Key_Escape)
    assert reader.search.field.text() == ""
    assert window.page.findChild(RulesReader) is reader
    QTest.keyClick(reader.search.field, Key.Key_Escape)
    assert window.page is window.home


def test_escape_goes_back_from_the_text(open_rules: OpenRules) -> None:
    window, reader = open_rules("terraces")
    reader.text.setFocus()
    QTest.keyClick(reader.text, Key.Key_Escape)
    assert window.page is window.home


def test_figures_are_drawn_as_they_come_into_sight(
    open_rules: OpenRules, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    real = rules_document.figure_in_bands

    def record(game: str, name: str, *more: float) -> object:
        drawn.append(name)
        return real(game, name, *more)

    monkeypatch.setattr(rules_document, "figure_in_bands", record)
    _, reader = open_rules("harmonia")
    figures = [section.figure for section in reader.text.sections if section.figure]
    assert 0 < len(drawn) < len(figures) / 2
    bar = reader.text.verticalScrollBar()
    for step in range(0, bar.maximum() + bar.pageStep(), bar.pageStep() // 2):
        bar.setValue(step)
        for _ in range(4):
            qapp.processEvents()
        while reader.text.drawing:
            qapp.processEvents()
    assert sorted(drawn) == sorted(figures)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_figure_drawn_in_bands_is_the_figure(qapp: QApplication, game: str) -> None:
    for name in ("box", "card"):
        *_, last = figure_in_bands(game, name, 200, 1.0, 4)
        whole = figure(game, name, 200, 1.0).toImage()
        found = last.toImage()
        assert found.size() == whole.size()
        differing = sum(
            found.pixelColor(x, y) != whole.pixelColor(x, y)
            for x in range(0, found.width(), 3)
            for y in range(0, found.height(), 3)
        )
        # Where edges lie between two pixels, seams are rounded otherwise.
        assert differing < found.width() * found.height() / 9 * 0.05


@pytest.mark.parametrize("game", games.GAMES)
def test_opening_the_rules_never_keeps_the_window_waiting(
    open_window: Callable[..., Window], qapp: QApplication, game: str
) -> None:
    """Counted in work, not by the clock: other programs may be busy."""
    window = open_window()
    window.resize(1280, 800)
    for _ in range(20):
        qapp.processEvents()
    games.figures(game)
    steps = []
    began = process_time()
    window.navigation.open("rules", game)
    steps.append(process_time() - began)
    browser = not_none(window.page.findChild(RulesBrowser))
    for number in range(60):
        began = process_time()
        qapp.processEvents()
        steps.append(process_time() - began)
        if number % 6 == 5:
            bar = browser.verticalScrollBar()
            bar.setValue(bar.value() + bar.pageStep())
    # One step may meet a pause of the garbage collector or a font that is read.
    assert sorted(steps)[-2] < LONGEST_STEP


@pytest.mark.parametrize(
    ("game", "options", "key"),
    [
        ("harmony", {"placement": "connected"}, "placement.connected"),
        ("harmony", {"placement": "sun-moon", "scoring": "beams"}, "placement.sun-moon"),
        ("sintra", {}, "take"),
        ("harmonies", {"spirits": True}, "spirits"),
        ("harmonies", {}, "turn"),
        ("terraces", {"way": "blind"}, "way.blind"),
        ("terraces", {}, "spread"),
        ("harmonia", {"mode": "advanced"}, "turn"),
    ],
)
def test_at_a_table_the_rules_open_at_what_is_going_on(
    player: Player, qapp: QApplication, game: str, options: dict[str, object], key: str
) -> None:
    options = {**options, "first": "1"} if game != "harmony" else options
    page = player.sit_down("person", "random", game=game, options=options)
    page.side.show_rules()
    for _ in range(6):
        qapp.processEvents()
    reader = page.side.rules
    place = reader.text.place_at_top()
    assert reader.text.sections[place].key == key
    reader.text.go_to(0)
    page.side.tabs.setCurrentWidget(page.side.scores)
    page.side.show_rules()
    qapp.processEvents()
    assert reader.text.place_at_top() == 0, "one reads on where one was"


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_readings_have_one_heading_in_each_language(
    open_rules: OpenRules, language: str, game: str
) -> None:
    _, reader = open_rules(game, language)
    heading = {
        "en": "How we read the rules",
        "fa": "برداشت‌های ما",
        "uk": "Як ми розуміємо правила",
        "de": "Wie wir die Regeln auslegen",
    }[language]
    assert re.split(r" · |؛ ", reader.text.titles()[-1])[0] == heading


@pytest.mark.parametrize("game", games.GAMES)
def test_every_topic_of_a_game_is_a_section_of_its_rules(game: str) -> None:
    """Whatever goes on, the rules have a place for it."""
    from random import Random

    rules, texts, dice = games.load(game), games.texts(game), Random(1)
    keys = {section.key for section in texts.RULES}
    for option in ({}, {"spirits": True}, {"way": "arranged"}, {"mode": "advanced"}):
        if set(option) <= {one.key for one in rules.options}:
            state = rules.start(max(2, rules.min_seats), option, 3)
            while state.to_move is not None:
                assert texts.topic(state.view(state.to_move)) in keys
                state = state.play(dice.choice(state.legal_moves()))
            assert texts.topic(state.view(0)) in keys


@pytest.mark.parametrize(
    ("game", "options", "title"),
    [
        ("harmony", {"scoring": "beams"}, "Sunbeams and moonbeams"),
        ("harmony", {"placement": "sun-moon", "scoring": "beams"}, "Sun and moon placing"),
        ("harmony", {}, "The aim"),
        ("sintra", {"side": "B"}, "Side B: one colour"),
        ("harmonia", {"mode": "advanced"}, "The aim · Advanced"),
        ("terraces", {"way": "blind"}, "Blind tiles"),
    ],
)
def test_new_game_opens_the_rules_at_the_variant_that_is_chosen(
    open_window: Callable[..., Window],
    qtbot: QtBot,
    game: str,
    options: dict[str, str],
    title: str,
) -> None:
    window = open_window()
    window.resize(1280, 800)
    window.navigation.open("new_game", game)
    page = window.page
    assert isinstance(page, NewGamePage)
    for box in page._choices:
        if box.option.key in options:
            box.set_value(options[box.option.key])
    page.rules_button.click()
    reader = not_none(window.page.findChild(RulesReader))
    place = reader.text.titles().index(title)
    qtbot.waitUntil(lambda: reader.text.place_at_top() == place)


def test_a_key_that_the_text_has_no_use_for_is_passed_on_once(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    """It went round and round between page and text until the program crashed."""
    window = open_window()
    page = window.navigation.open("rules", "harmony")
    shift = Qt.KeyboardModifier.ShiftModifier
    for key in _SCROLLING:
        for held in (Qt.KeyboardModifier(0), shift, Qt.KeyboardModifier.ControlModifier):
            page.setFocus()
            QTest.keyClick(page, key, held)
            QTest.keyClick(page._rules.text, key, held)
    assert window.page is page
