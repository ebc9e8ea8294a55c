"""What a hard eye saw on the screen, and does not see again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QFont, QFontMetrics, QTextLayout
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.games.harmonia.rules.components import goal_cells
from harmony_desktop.games.harmonia.table.table import HarmoniaTable
from harmony_desktop.games.harmonies.table import art as harmonies_art
from harmony_desktop.games.harmonies.table.pieces import RowCard
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.harmony.table import art as harmony_art
from harmony_desktop.storage import saves
from harmony_desktop.storage.settings import Profile
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.kit.figures import figure
from harmony_desktop.ui.kit.languages import counter, percent, span, text_scale, translate
from harmony_desktop.ui.kit.widgets import DropDown, PageScroll, Segments
from harmony_desktop.ui.pages.game.page import GamePage
from harmony_desktop.ui.pages.ladder import LadderPage
from harmony_desktop.ui.shell.screenshots import _fill_disk, _names, catch_up
from harmony_desktop.ui.shell.window import Window
from tests.ui.harmonia import Guest
from tests.ui.harmonies import Hand
from tests.ui.painting import settle
from tests.ui.player import Player
from tests.ui.test_pages import shown_texts
from tests.ui.test_reach import outside, pages

WORDY = (
    *("home", "new-game", "sintra-new-game", "table", "harmonia-table"),
    *("table-moves", "end", "pad", "records", "settings", "about"),
)
"""The pages between which no word of the house is left out."""


def clipped(widget: QWidget) -> bool:
    """Whether a widget has less room than its words need."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height() + 2
    return widget.sizeHint().width() > widget.width() + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_clipped_at_twice_the_size(
    open_window: Callable[..., Window], qapp: QApplication, language: str
) -> None:
    window = open_window(language, text_size=200)
    window.context._apply("text_size")
    _fill_disk(window.context)
    faults = []
    for name in pages(window, WORDY):
        assert window.size() == QSize(1280, 800)
        faults += [f"{name}: {text!r}" for one, text in shown_texts(window.page) if clipped(one)]
        faults += [f"{name}: {one} is outside" for one in outside(window.page)]
    assert faults == []


def test_words_on_a_table_grow_with_the_others(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    page = Player(window, qtbot).sit_down("person", "person")
    plate = page.table.boards.own._name
    settle()
    usual = plate.boundingRect().height()
    window.context.change("text_size", 200)
    settle()
    assert text_scale() == 2.0
    assert plate.boundingRect().height() > usual * 1.3
    window.context.change("text_size", 100)
    settle()
    assert plate.boundingRect().height() == pytest.approx(usual, rel=0.02)


def test_words_beside_a_table_grow_with_the_window(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    window = open_window()
    usual = qapp.font().pointSizeF()
    window.context.grow_with(QSize(2560, 1440))
    assert qapp.font().pointSizeF() == pytest.approx(usual * 1.6)
    window.context.grow_with(QSize(800, 560))
    assert qapp.font().pointSizeF() == pytest.approx(usual)


def test_pictures_beside_words_grow_with_the_window(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    _fill_disk(window.context)
    window.navigation.show_home()
    # Words have grown with the window itself.
    qtbot.waitUntil(lambda: not window._resized.isActive())
    settle()
    home = window.home
    running = next(iter(home.running.values()))

    def sides() -> list[int]:
        button = home.daily_card.buttons[games.GAMES[0]]
        pictures = (home._logo.width(), running._picture.width())
        return [home._settings.iconSize().height(), button.iconSize().height(), *pictures]

    usual = sides()
    window.context.grow_with(QSize(2560, 1440))
    settle()
    assert sides() == [pytest.approx(1.6 * side, abs=1) for side in usual]
    window.context.grow_with(QSize(1280, 800))
    settle()
    assert sides() == usual


def test_the_arrow_of_a_list_grows_with_its_words(open_window: Callable[..., Window]) -> None:
    window = open_window(theme="light")
    box = DropDown(window)
    box.resize(80, 40)

    def ink() -> int:
        image = box.grab().toImage()
        dark = [image.pixelColor(x, y).lightness() < 128 for x in range(58, 76) for y in range(40)]
        return sum(dark[40:-40])

    usual = ink()
    window.context.grow_with(QSize(2560, 1440))
    assert ink() > 1.5 * usual > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("known", [True, False])
def test_home_has_all_its_words_in_a_window_of_common_size(
    open_window: Callable[..., Window], language: str, known: bool
) -> None:
    profiles = [Profile(_names(language)[0], "green", "fox")] if known else []
    window = open_window(language, profiles=profiles)
    _fill_disk(window.context)
    window.resize(1280, 720)
    window.navigation.show_home()
    catch_up(window)
    home = window.home
    assert len(home.running) == 3
    assert home.daily_card.line.isVisible()
    assert home.game_cards[0]._picture.height() >= 96
    (area,) = home.findChildren(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_page_is_as_wide_with_a_scroll_bar_as_without(
    open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language)
    window.navigation.open("settings")
    widths, seen = [], []
    for height in (1400, 600):
        window.resize(1280, height)
        settle()
        (area,) = window.page.findChildren(PageScroll)
        cards = [one for one in area.findChildren(QFrame) if one.property("role") == "card"]
        lefts = [one.mapTo(window, QPoint()).x() for one in cards]
        rights = [one.mapTo(window, QPoint(one.width(), 0)).x() for one in cards]
        widths.append((min(lefts), max(rights)))
        seen.append(area.bar is not None and area.bar.isVisible())
    assert widths == [(40, 1240)] * 2
    assert seen == [False, True]
    assert area.bar is not None
    assert area.bar.x() == (0 if language == "fa" else 1280 - area.bar.width())
    area.bar.setValue(50)
    assert area.verticalScrollBar().value() == 50
    area.verticalScrollBar().setValue(20)
    assert area.bar.value() == 20


def test_the_rungs_of_a_ladder_begin_and_end_with_the_page(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    window.navigation.open("ladder", "harmony")
    settle()
    page = window.page
    assert isinstance(page, LadderPage)
    places = [one.geometry() for one in page.map.rungs]
    assert 0 <= min(one.left() for one in places) <= 3
    assert page.map.width() - 4 <= max(one.right() for one in places) < page.map.width()


def test_a_narrow_window_tells_the_best_of_every_game_if_it_is_high_enough(
    open_window: Callable[..., Window],
) -> None:
    window = open_window(profiles=[Profile(_names("en")[0], "green", "fox")])
    _fill_disk(window.context)
    window.navigation.show_home()
    told = []
    for height in (700, 560):
        window.resize(1000, height)
        catch_up(window)
        told.append(window.home.game_cards[0]._line.isVisible())
    assert told == [True, False]


def test_the_ways_from_a_game_fill_their_lines(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.resize(1366, 768)
    for game in games.GAMES:
        window.navigation.open("game", game)
        settle()
        page = window.page
        assert isinstance(page, GamePage)
        shown = [one for one in page.links if one.isVisible()]
        lines = Counter(one.y() for one in shown)
        assert max(lines.values()) - min(lines.values()) <= 1, game
        buttons = (page.tutorial_button, page.play_button, page.setup_button)
        assert len({(one.y(), one.height()) for one in buttons}) == 1


def test_home_fills_a_large_window(open_window: Callable[..., Window], qapp: QApplication) -> None:
    window = open_window()
    _fill_disk(window.context)
    window.resize(2560, 1440)
    window.navigation.show_home()
    for _ in range(4):
        qapp.processEvents()
    cards = window.home.game_cards
    shelf = window.home.daily_card
    assert shelf.mapTo(window, shelf.rect().bottomLeft()).y() > 1440 * 0.9
    assert max(one.height() for one in cards) > 1440 / 2
    window.resize(1280, 800)
    window.context.grow_with(window.size())
    for _ in range(4):
        qapp.processEvents()
    assert len({one.mapTo(window, one.rect().topLeft()).y() for one in cards}) == 1


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), (1024, 600), (800, 560)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_fits_a_small_screen_without_scrolling(
    open_window: Callable[..., Window], qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    """With games to continue, games reached, and everything of today."""
    window = open_window(language)
    _fill_disk(window.context)
    window.resize(*size)
    window.navigation.show_home()
    qtbot.waitUntil(lambda: not window.home.loading and bool(window.home.running), timeout=20_000)
    qtbot.wait(50)
    area = window.home.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    newest, *_ = window.home.running.values()
    assert window.home.focusProxy() is newest, "the likeliest is to go on"
    assert len({one.name.mapTo(window, QPoint()).y() for one in window.home.game_cards}) == 1


def test_words_left_out_in_a_low_window_are_in_tooltips_and_come_back(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    home = window.home
    qtbot.waitUntil(lambda: not home.loading)
    folding = (home.game_cards[0], home.daily_card, home.my_games)

    def texts_of(one: QWidget) -> list[str]:
        return [text for _, text in shown_texts(one)]

    whole = [texts_of(one) for one in folding]
    window.resize(800, 560)
    qtbot.wait(50)
    for one, texts in zip(folding, whole, strict=True):
        left_out = set(texts) - set(texts_of(one))
        assert left_out
        assert all(text in one.toolTip() for text in left_out)
    window.resize(1280, 800)
    qtbot.wait(50)
    assert [texts_of(one) for one in folding] == whole
    assert not any(one.toolTip() for one in folding)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_tells_a_newcomer_what_every_game_is_about_where_no_game_waits(
    open_window: Callable[..., Window], qtbot: QtBot, language: str
) -> None:
    window = open_window(language)
    window.resize(1280, 720)
    qtbot.waitUntil(lambda: not window.home.loading)
    qtbot.wait(50)
    for one in window.home.game_cards:
        about = translate(one.game, games.facts(one.game).TAGLINE)
        assert any(about in text for _, text in shown_texts(one))
    area = window.home.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0


def test_the_words_of_a_chosen_segment_have_room_in_bold(
    open_window: Callable[..., Window], qapp: QApplication
) -> None:
    row = Segments(("a", "b", "c"), open_window())
    row.set_words(["Alone", "Against the computer", "Around the screen"])
    row.set_value("b")
    row.adjustSize()
    row.show()
    bold = QFont(row.buttons()[1].font())
    bold.setWeight(QFont.Weight.DemiBold)
    needed = QFontMetrics(bold).horizontalAdvance("Against the computer")
    assert row.buttons()[1].width() >= needed + 20
    assert [button.property("end") for button in row.buttons()] == ["left", "none", "right"]
    row.resize(row.buttons()[1].sizeHint().width(), 400)
    qapp.processEvents()
    assert [button.property("end") for button in row.buttons()] == ["top", "none", "bottom"]


def test_giving_a_game_up_leaves_the_others_where_they_are(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    window = open_window()
    seats = (Seat(kind="person", name="Ana", colour="green"),)
    for seed in range(3):
        record = Record(
            game="harmony", revision=games.load("harmony").revision, seats=seats, seed=seed
        )
        first = games.load("harmony").start(1, {}, seed).legal_moves()[0]
        assert isinstance(first, PlaceTile)
        path = saves.new_path(window.context.places, "harmony")
        saves.store(path.with_name(f"{seed}{path.name}"), record.with_moves([first]))
    window.home.refresh()
    qtbot.waitUntil(lambda: len(window.home.running) == 3)
    before = dict(window.home.running)
    one = next(iter(before))
    kept = {save.path: save for save in saves.running(window.context.places)[0]}
    window.home.give_up(kept[one])
    after = window.home.running
    assert set(after) == set(before) - {one}
    assert all(after[path] is before[path] for path in after), "no card was made anew"


def test_ranges_and_counts_run_the_way_of_the_language(open_window: Callable[..., Window]) -> None:
    def seen(text: str) -> str:
        """The characters that show, from the left edge to the right one."""
        layout = QTextLayout(text)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        places = sorted(
            (line.cursorToX(at)[0] + line.cursorToX(at + 1)[0], sign)
            for at, sign in enumerate(text)
            if sign not in "\u2067\u2069\u200f\u061c\u2066\u2068"
        )
        return "".join(sign for _, sign in places)

    open_window("en")
    assert (span(1, 6), span(2, 2), counter(3, 37)) == ("1–6", "2", "3/37")
    assert percent(94.5, 1) == "94.5\u00a0%"
    open_window("fa")
    assert seen(f"بازیکنان: {span(1, 6)}").startswith("۶–۱")
    assert counter(3, 7) == "۳ از ۷"
    assert seen(f"اندازه {percent(8)}").startswith("٪۸")


def test_no_animal_hides_behind_a_stack(hand: Hand) -> None:
    board = hand.sit_down("person", "person").table.boards.own
    highest = max(cell.stack.zValue() for cell in board.cells)
    assert all(cell.settler.zValue() > highest for cell in board.cells)


def test_a_dragged_card_lights_the_places_it_may_go_to(hand: Hand, qtbot: QtBot) -> None:
    table = hand.sit_down("person", "person").table
    slot = table.cards.slots[0]
    qtbot.waitUntil(lambda: not slot.pixmap().isNull(), timeout=20_000)
    dark = slot.pixmap().toImage()
    card = next(iter(table.cards.lying("row"))).card
    table.placing.pick_up(RowCard(card))
    assert slot.pixmap().toImage() != dark
    table.placing.put_back()
    assert slot.pixmap().toImage() == dark


def harmonia(guest: Guest, mode: str = "basic") -> HarmoniaTable:
    guest.sit_down("person", "person", options={"mode": mode, "alone": True}, practice=True)
    return guest.table


def test_harmonias_counter_lies_over_no_cell(guest: Guest) -> None:
    table = harmonia(guest)
    handle = table.goal._handle.sceneBoundingRect()
    assert table.mat.area.contains(handle)
    for cell in table.goal.cells:
        assert not handle.intersects(table.board.frame_of(cell).boundingRect()), cell


def test_harmonias_layout_stays_still_while_all_of_it_is_in_sight(guest: Guest) -> None:
    table = harmonia(guest, "advanced")
    before = table.board.pos(), table.board.scale()
    cells, area = [Hex(0, 0), *Hex(0, 0).neighbours()], table.mat.area
    likely = {beside for cell in goal_cells(Hex(0, 0)) for beside in cell.neighbours()}
    table.board.fit(cells, likely, area, stays=True, glide=True, arrived=lambda: None)
    assert (table.board.pos(), table.board.scale()) == before
    far = [Hex(q, 0) for q in range(-9, 10)]
    table.board.fit(far, far, area, stays=False, glide=False, arrived=lambda: None)
    assert table.board.scale() < before[1]


def test_nothing_is_drawn_beside_the_picture_of_sintra(qapp: QApplication) -> None:
    """Lines of the wall behind a palace would show on a dark card."""
    image = figure("sintra", "card", 390, 1.0).toImage()
    for y in range(0, image.height(), 3):
        for x in (*range(4, 16), *range(image.width() - 16, image.width() - 4)):
            assert image.pixelColor(x, y).alpha() == 0, (x, y)


@pytest.mark.parametrize(
    "board",
    [
        (harmony_art.BOARD_RECT, harmony_art.draw_board, harmony_art.CENTRES[9]),
        (
            harmonies_art.board_rect("A"),
            partial(harmonies_art.draw_board, side="A"),
            harmonies_art.centres("A")[11],
        ),
    ],
)
def test_boards_are_a_shade_calmer_in_the_dark_theme(board, qapp) -> None:
    rect, draw, cell = board
    seen = {}
    for dark in (False, True):
        picture = paint(rect, 1.0, partial(draw, dark=dark)).toImage()
        at = (cell - rect.topLeft()).toPoint()
        seen[dark] = picture.pixelColor(at).lightnessF()
    assert seen[False] > 0.85
    assert 0.7 < seen[True] < seen[False] - 0.06


def test_a_low_window_still_tells_ones_best(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """On a laptop of 1366×768 the window is a little lower."""
    window = open_window(profiles=[Profile("Alice")])
    _fill_disk(window.context)
    window.resize(1366, 700)
    window.navigation.show_home()
    home = window.home
    qtbot.waitUntil(lambda: not home.loading and bool(home.running), timeout=20_000)
    qtbot.wait(50)
    told = [text for _, text in shown_texts(home.game_cards[0])]
    assert any(text.startswith("Best: ") and "\n" not in text for text in told)
    assert "Level with" in home.game_cards[3].toolTip()
    area = home.findChild(QScrollArea)
    assert area.verticalScrollBar().maximum() == 0
