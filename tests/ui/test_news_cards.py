"""Cards beside the boards: what the others played, where they sit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.games.harmonies.rules.moves import PlaceCube
from harmony_desktop.games.sintra.table import layout
from harmony_desktop.ui.kit.languages import signed
from harmony_desktop.ui.table.move_words import MoveWords
from harmony_desktop.ui.table.news_cards import LinePicture, NewsLine, plan_card
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player
from tests.ui.test_following import moves_to_the_turn_of, sit

SQUARE = LinePicture("square", QRectF(0, 0, 10, 10), lambda painter: None)
LINES = [NewsLine("on 3·1, 3·4 and 4·5", (SQUARE, SQUARE)), NewsLine("meerkat taken", (SQUARE,))]


@pytest.fixture
def page(player: Player, monkeypatch: pytest.MonkeyPatch) -> TablePage:
    """A table with room for every card, in a corner of its scene."""
    moves, _ = moves_to_the_turn_of("sintra", 0)
    made = sit(player, "sintra", moves)
    table = made.table

    def room(seat: int) -> QRectF:
        corner = table.sceneRect().topLeft() + QPointF(10 + 280 * seat, 10)
        return QRectF(corner, QSizeF(250, 300))

    monkeypatch.setattr(table, "news_room", room)
    made.playback.refresh()
    return made


def test_nothing_on_a_card_overlaps_and_all_lies_inside(qapp: object) -> None:
    for width in (90, 140, 260):
        plan = plan_card(LINES, QSizeF(width, 400), "Show again")
        assert plan.left_out == 0
        boxes = [box for one in plan.lines for box in (*one.pictures, one.words)] + [plan.button]
        whole = QRectF(QPointF(), plan.size)
        for at, box in enumerate(boxes):
            assert whole.contains(box)
            assert not any(box.intersects(other) for other in boxes[at + 1 :])


def test_words_of_the_button_go_first_then_letters_shrink_then_the_oldest_line_goes(
    qapp: object,
) -> None:
    words = [NewsLine("Took the spirit of the tortoise"), NewsLine("Placed three tokens")]
    roomy = plan_card(words, QSizeF(240, 400), "Show again")
    tight = plan_card(words, QSizeF(240, roomy.size.height() - 2), "Show again")
    tighter = plan_card(words, QSizeF(240, tight.size.height() - 2), "Show again")
    tiny = plan_card(words, QSizeF(240, 30), "")
    assert (roomy.worded, tight.worded) == (True, False)
    assert tight.letters == roomy.letters > tighter.letters >= 11
    assert tighter.left_out == 0
    assert tiny.left_out == 1
    assert tiny.lines[0].line is words[1]


def test_a_button_takes_no_words_their_width_on_a_narrow_card(qapp: object) -> None:
    words = [NewsLine("The glazier returns to the first strip")]
    plan = plan_card(words, QSizeF(110, 300), "Show again once more, and again")
    assert not plan.worded
    assert plan.button.top() >= plan.lines[0].words.bottom()
    assert plan.lines[0].words.width() >= 90


def test_one_line_stands_beside_the_middle_of_its_button(qapp: object) -> None:
    plan = plan_card([NewsLine("Points: +27")], QSizeF(240, 50), "Show again")
    assert not plan.worded
    assert plan.lines[0].words.center().y() == pytest.approx(plan.button.center().y(), abs=1)


def test_pictures_without_words_are_left_out_last(qapp: object) -> None:
    """The tokens a player has placed vanished where the card taken was still told."""
    pieces = NewsLine("", (SQUARE, SQUARE, SQUARE))
    words = [NewsLine("Took the spirit of the tortoise"), NewsLine("Took the card Panther")]
    tiny = plan_card([pieces, *words], QSizeF(150, 32), "")
    assert tiny.left_out > 0
    assert pieces in [one.line for one in tiny.lines]


def test_lines_that_move_for_a_button_are_drawn_anew(page: TablePage) -> None:
    """The button to show moves again lay on a word."""
    card, theme = page.table.news_cards[1], page.table.colours
    lines = [NewsLine(f"Frog {at}", (SQUARE,)) for at in range(6)]
    room = QRectF(0, 0, 230, 78)
    card.show_lines(lines, room, 1.0, None, theme, lit=False)
    alone = card._key
    card.show_lines(lines, room, 1.0, ("refresh-cw", "Show again"), theme, lit=False)
    assert card._key != alone


def test_cubes_of_one_card_are_counted_in_one_line(player: Player) -> None:
    moves, _ = moves_to_the_turn_of("harmonies", 0)
    table = sit(player, "harmonies", moves).table
    change = table.moment.news[0]
    settled = [replace(change, move=PlaceCube("frog", cell)) for cell in range(4)]
    lines = table.news_lines(change.seat, settled)
    assert [line.words for line in lines] == ["Frog × 4"]


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_says_what_each_of_the_others_played(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    table = sit(player, game, moves).table
    for seat in {change.seat for change in table.moment.news}:
        played = [change for change in table.moment.news if change.seat == seat]
        lines = table.news_lines(seat, played)
        assert lines
        assert all(line.words or line.pictures for line in lines)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_card_says_how_many_points_the_moves_have_brought(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    table = sit(player, game, moves).table
    for seat in {change.seat for change in table.moment.news}:
        played = [change for change in table.moment.news if change.seat == seat]
        gain = played[-1].after.score(seat).total - played[0].before.score(seat).total
        told = [line.words for line in table.news_cards._gain(played)]
        assert told == ([f"Points: {signed(gain)}"] if gain and game != "harmonia" else [])


def test_a_card_lies_in_the_room_of_its_seat_until_one_acts(page: TablePage) -> None:
    cards, table = page.table.news_cards, page.table
    assert not cards[0].isVisible()
    for seat in (1, 2):
        assert cards[seat].isVisible()
        assert table.news_room(seat).contains(
            cards[seat].sceneBoundingRect().adjusted(2, 2, -2, -2)
        )
        assert cards[seat].button.words == "Show again"
    session = page.session
    session.stop_bots()
    move = session.timeline.view().legal_moves()[0]
    session.apply(move)
    assert not cards[1].isVisible()


def test_the_button_of_a_card_shows_the_moves_again(page: TablePage, qtbot: QtBot) -> None:
    cards = page.table.news_cards
    with qtbot.waitSignal(cards.again_wanted):
        assert cards.press(cards[1].button.area.center())
    assert not cards.press(page.table.sceneRect().bottomRight())


def test_the_card_of_the_acting_player_has_the_button_to_skip(
    page: TablePage, qtbot: QtBot
) -> None:
    cards = page.table.news_cards
    cards.show_acting(2)
    assert cards[2].button.words == "Skip"
    assert not cards[1].button.isVisible()
    with qtbot.waitSignal(cards.skip_wanted):
        assert cards.press(cards[2].button.area.center())
    cards.show_acting(None)
    assert cards[2].button.words == "Show again"


def test_in_persian_a_card_begins_at_the_right(
    persian: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves, _ = moves_to_the_turn_of("sintra", 0)
    page = sit(persian, "sintra", moves)
    room = QRectF(page.table.sceneRect().topLeft(), QSizeF(600, 300))
    monkeypatch.setattr(page.table, "news_room", lambda seat: room)
    page.playback.refresh()
    shown = page.table.news_cards[1].sceneBoundingRect()
    assert abs(shown.right() - room.right()) < 3 < shown.left() - room.left()


def test_moves_that_were_taken_back_have_no_words(page: TablePage) -> None:
    timeline = page.table.timeline
    news = page.table.moment.news
    assert news
    words = MoveWords(timeline)
    assert words.lines(news)
    elsewhere = games.load("sintra").start(len(timeline.seats), {}, 77)
    assert words.lines([replace(change, before=elsewhere) for change in news]) == []


@pytest.mark.parametrize("size", [(1366, 690), (1280, 640), (1024, 620), (1920, 1000)])
def test_a_complete_strip_is_told_in_letters_of_the_usual_size(
    size: tuple[int, int], qapp: object
) -> None:
    """With one opponent, whose card lay in a flat strip below a palace that was larger."""
    made = layout.plan(5, 1, 154.0, QSizeF(*size))
    pixel = made.whole.width() / size[0]
    complete = "× 6 → strip 5; broken: 2; strip complete, colour bonus: 1"
    lines = [NewsLine(complete, (SQUARE,)), NewsLine("Orange into window 5", (SQUARE,))]
    lines += [NewsLine("The glazier returns to strip 1"), NewsLine("Points: +3")]
    plan = plan_card(lines, made.news[0].size() / pixel, "Show again")
    assert (plan.letters, plan.left_out) == (13.0, 0)
