"""New game: who begins and in which colour, as presets that are remembered and passed on."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from threading import Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.controller.deals import Deal, deal_of
from harmony_desktop.engine.options import WhoBegins, read_options
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.engine.strength import GENTLE, STRENGTHS, strength_of
from harmony_desktop.storage import ratings
from harmony_desktop.storage.settings import LastSetup, SeatChoice
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.game import page as game_page
from harmony_desktop.ui.pages.new_game.last_time import last_record
from harmony_desktop.ui.pages.new_game.opponents import EVEN
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.players.faces import CHARACTERS
from harmony_desktop.ui.players.players import (
    character_name,
    level_and_style,
    level_name,
    name_and_level,
)
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player
from tests.ui.terraces import any_move
from tests.ui.test_result_words import keep

WITH_BEGINNER = [
    game
    for game in games.GAMES
    if any(isinstance(option, WhoBegins) for option in games.load(game).options)
]


def new_game(window: Window, game: str) -> NewGamePage:
    window.navigation.open("new_game", game)
    page = window.page
    assert isinstance(page, NewGamePage)
    return page


def choose(box: QComboBox, value: str) -> None:
    """Choose from a list as a person does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_these_games_ask_who_begins() -> None:
    """S-21, N-23, T-12; Harmony has nobody who begins."""
    assert {"sintra", "harmonies", "terraces"} <= set(WITH_BEGINNER)
    assert "harmony" not in WITH_BEGINNER


@pytest.mark.parametrize("game", WITH_BEGINNER)
def test_the_first_player_is_chosen_by_name_and_remembered(player: Player, game: str) -> None:
    """S-21, N-23, A-17, T-12"""
    page = new_game(player.window, game)
    page.use_preset("together")
    page.seat_rows[1].name_field.setText("Mina")
    who = page.beginner.box
    names = [who.itemText(place).strip("\u2068\u2069") for place in range(who.count())]
    assert names == ["Random", "Player 1", "Mina"]
    choose(who, "2")
    assert page.record().options["first"] == "2"
    page.begin()
    table = player.window.page
    assert isinstance(table, TablePage)
    assert table.timeline.states[0].to_move == 1
    player.window.navigation.show_home()
    again = new_game(player.window, game)
    assert again.record().options["first"] == "2"


@pytest.mark.parametrize("game", WITH_BEGINNER)
def test_two_clicks_lead_to_the_first_tile(player: Player, qtbot: QtBot, game: str) -> None:
    window = player.window
    card = next(one for one in window.home.game_cards if one.game == game)
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(window.page.play_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, TablePage)


def test_a_new_game_is_learnt_first_and_then_played(player: Player, qtbot: QtBot) -> None:
    window = player.window
    window.navigation.open("game", "sintra")
    page = window.page
    assert page.primary is page.tutorial_button
    assert page.tutorial_button.isVisible()
    assert page.links[0].isHidden(), "the tutorial is offered once"
    assert page.play_button.isVisible()
    window.navigation.show_home()
    window.context.change("taught", ["sintra"])
    window.navigation.open("game", "sintra")
    page = window.page
    assert page.primary is page.play_button
    assert page.tutorial_button.isHidden()
    assert page.links[0].isVisible()


def test_a_whole_setup_is_remembered(player: Player) -> None:
    """Best beam needs two seats: it must not be forgotten while the first one is set."""
    window = player.window
    page = new_game(window, "harmony")
    page.use_preset("together")
    for box in page._choices:
        if box.option.key == "scoring":
            box.set_value("best-beam")
    page.practice.setChecked(True)
    page.begin()
    window.navigation.show_home()
    for record in (new_game(window, "harmony").record(), last_record(window.context, "harmony")):
        assert record.options["scoring"] == "best-beam"
        assert [seat.kind for seat in record.seats] == ["person", "person"]
        assert record.practice
    window.navigation.show_home()
    window.tables.play("harmony")
    assert player.page.timeline.record.options["scoring"] == "best-beam"


def test_somebody_who_has_left_does_not_begin(player: Player) -> None:
    page = new_game(player.window, "sintra")
    page.append_seat(page.seat_rows[1].choice())
    choose(page.beginner.box, "3")
    assert page.options()["first"] == "3"
    page.remove_seat(page.seat_rows[2])
    assert page.options()["first"] == "1"


def test_nobody_is_asked_who_begins_alone(player: Player) -> None:
    page = new_game(player.window, "harmonies")
    page.use_preset("computer")
    assert page.beginner.isVisibleTo(page)
    choose(page.beginner.box, "2")
    page.use_preset("solo")
    assert not page.beginner.isVisibleTo(page)
    assert page.options()["first"] == "1"


def test_the_rulebook_s_own_rule_is_told(open_window: Callable[..., Window]) -> None:
    """S-21: in the language of the window."""
    window = open_window("de")
    page = new_game(window, "sintra")
    assert page.beginner._title.text() == "Wer beginnt"
    note = page.beginner._note.text()
    assert note
    assert note != games.texts("sintra").VALUES["first.lot"][1]


def test_the_advice_of_the_rulebook_is_shown_for_the_first_games(
    open_window: Callable[..., Window],
) -> None:
    """N-25"""
    window = open_window()
    told = " ".join(words.text() for words in new_game(window, "harmonies").advice)
    assert "avoid several animal cards whose cubes go on the same colour" in told
    assert new_game(window, "harmonies").advice_card.isVisible()
    assert not new_game(window, "harmony").advice_card.isVisible()
    for _ in range(3):
        keep(window, "harmonies", [24, 20], [0])
    assert not new_game(window, "harmonies").advice_card.isVisible()


def test_the_open_stack_is_offered_with_the_stack_alone(player: Player) -> None:
    """T-16"""
    page = new_game(player.window, "terraces")
    way, top = page._choices
    assert top.isVisible()
    top.set_value("open")
    assert page.record().options["top"] == "open"
    way.set_value("blind")
    assert not top.isVisible()
    assert "top" not in read_options(page.game.options, page.record().options)
    way.set_value("column")
    assert top.isVisible()


def finish(page: TablePage) -> None:
    dice = Random(4)
    while not page.timeline.over:
        page.session.play(any_move(page, dice))


@pytest.mark.parametrize(("began", "next_one"), [("1", "2"), ("2", "1"), ("lot", "lot")])
def test_play_again_passes_on_who_begins(
    player: Player, qtbot: QtBot, began: str, next_one: str
) -> None:
    """S-21, T-12: the next game begins with the next player; the colours stay."""
    options = {"first": began, "colour": "green"}
    page = player.sit_down("person", "person", game="terraces", options=options, practice=True)
    finish(page)
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage), timeout=20_000)
    player.window.page.again.emit()
    fresh = player.page.timeline
    assert fresh.options["first"] == next_one
    assert fresh.options["colour"] == "green"
    assert fresh.moves == []


def test_the_players_of_terraces_may_exchange_their_colours(player: Player) -> None:
    """T-12"""
    page = new_game(player.window, "terraces")
    assert [line.colour for line in page.seat_rows] == ["red", "green"]
    assert page.options()["colour"] == "red"
    choose(page.seat_rows[1].colour_box, "red")
    assert [line.colour for line in page.seat_rows] == ["green", "red"]
    assert page.options()["colour"] == "green"
    choose(page.seat_rows[1].colour_box, "red")
    assert page.options()["colour"] == "green"
    page.begin()
    assert [seat.colour for seat in player.page.timeline.seats] == ["green", "red"]
    player.window.navigation.show_home()
    again = new_game(player.window, "terraces")
    assert [line.colour for line in again.seat_rows] == ["green", "red"]
    again.use_preset("together")
    assert [line.colour for line in again.seat_rows] == ["green", "red"]


# Styles


def test_a_person_s_seat_is_given_to_a_bot_and_back(player: Player) -> None:
    """Whatever face the person has chosen."""
    page = new_game(player.window, "harmony")
    row = page.seat_rows[0]
    row._chosen_face = "fox"
    page._refresh_seats()
    assert row.face_button.face == "fox"
    choose(row.kind_box, "hard")
    assert row.face_button.face in CHARACTERS
    assert character_name(row.face_button.face) in row.accessibleName()
    row.kind_box.setCurrentIndex(0)
    assert row.face_button.face == "fox"


def test_a_character_brings_its_style(player: Player) -> None:
    page = new_game(player.window, "sintra")
    page.use_preset("computer")
    line = page.seat_rows[1]
    assert line.seat().style is None, "the first to come is balanced"
    line.choose_face("bruno")
    assert line.style_box.currentText() == "Blocker"
    assert line.style_box.toolTip() == "Would rather get in your way than get ahead."
    assert page.record().seats[1].style == "spoiler"
    choose(line.style_box, "builder")
    assert page.record().seats[1].style == "builder"
    assert page.record().seats[1].face == "bruno"
    choose(line.style_box, "balanced")
    assert page.record().seats[1].style is None
    line.choose_face("ines")
    assert page.record().seats[1].style == "builder"


def test_a_style_is_remembered_with_the_seat(player: Player) -> None:
    page = new_game(player.window, "terraces")
    page.seat_rows[1].choose_face("bruno")
    choose(page.seat_rows[1].style_box, "balanced")
    page.begin()
    assert player.page.timeline.seats[1].style is None
    player.window.navigation.show_home()
    again = new_game(player.window, "terraces")
    assert again.seat_rows[1].style_box.currentData() == "balanced"
    choose(again.seat_rows[1].style_box, "spoiler")
    again.begin()
    assert player.page.timeline.seats[1].style == "spoiler"
    player.window.navigation.show_home()
    assert new_game(player.window, "terraces").record().seats[1].style == "spoiler"


def test_persons_champions_and_those_who_play_anything_have_no_style(player: Player) -> None:
    page = new_game(player.window, "sintra")
    page.use_preset("computer")
    person, line = page.seat_rows
    assert person.style_box.isHidden()
    assert not line.style_box.isHidden()
    for level in ("random", "champion"):
        choose(line.kind_box, level)
        line.choose_face("bruno")
        assert line.style_box.isHidden()
        assert page.record().seats[1].style is None
    choose(line.kind_box, "hard")
    line.choose_face("bruno")
    assert page.record().seats[1].style == "spoiler"
    line.kind_box.setCurrentIndex(0)
    assert page.record().seats[1].style is None


@pytest.mark.parametrize("game", games.GAMES)
def test_only_the_styles_a_game_has_are_offered(player: Player, game: str) -> None:
    page = new_game(player.window, game)
    page.use_preset("computer")
    line = page.seat_rows[-1]
    line.choose_face("ines")
    offered = [line.style_box.itemData(place) for place in range(line.style_box.count())]
    assert offered == ["balanced", *games.bots(game).STYLES]
    assert line.style_box.isHidden() == (len(offered) == 1)
    builder = "builder" in games.bots(game).STYLES
    assert page.record().seats[-1].style == ("builder" if builder else None)


def test_a_friend_s_deal_brings_the_styles_too(player: Player) -> None:
    seats = ("person", "hard+builder", "medium")
    page = NewGamePage(player.window.context, "sintra", Deal("sintra", 7, {}, seats))
    told = [(seat.level, seat.style) for seat in page.record().seats]
    assert told == [(None, None), ("hard", "builder"), ("medium", None)]
    assert deal_of(page.record()).seats == seats


def test_a_style_this_version_does_not_know_is_not_kept(player: Player) -> None:
    player.window.context.settings.last["sintra"] = LastSetup(
        [SeatChoice(kind="person"), SeatChoice(kind="bot", level="hard", style="poet")]
    )
    assert new_game(player.window, "sintra").record().seats[1].style is None


def test_the_style_of_a_seat_is_told_beside_its_score(player: Player) -> None:
    """To whoever points at the name, and to a screen reader."""
    page = player.sit_down("person", "hard", game="terraces")
    page.timeline.replace_bot(1, "hard", "spoiler")
    page.playback.refresh()
    mine, theirs = (page.side.scores.topLevelItem(place) for place in range(2))
    assert theirs.data(0, Qt.ItemDataRole.AccessibleTextRole) == name_and_level(
        page.timeline.seats, 1
    )
    assert "(Hard, Blocker)" in theirs.toolTip(0)
    assert mine.toolTip(0) == ""


def test_partners_are_no_even_match_but_of_a_level(player: Player) -> None:
    """Weaker partners would make a team that has done badly do worse."""
    page = new_game(player.window, "harmonia")
    assert [line.level for line in page.seat_rows] == [None, "medium"]
    box = page.seat_rows[1].kind_box
    assert [box.itemData(index) for index in range(box.count())] == [None, *STRENGTHS]


def test_an_even_match_follows_the_rating_of_the_player(player: Player, qtbot: QtBot) -> None:
    context = player.window.context
    revision = games.load("sintra").revision
    for seed in range(16):
        seats = (Seat(kind="person"), Seat(kind="bot", level="hard"))
        started = f"2026-05-01T12:{seed:02}:00+00:00"
        played = Record(game="sintra", revision=revision, seats=seats, seed=seed, started=started)
        scores = (60 + seed % 2, 61 - seed % 2)
        context.results.add(played, {"side": "A"}, scores, [1 - seed % 2])
    level = last_record(context, "sintra").seats[1].level
    assert level is not None
    assert strength_of(level) == pytest.approx(60, abs=10)
    page = new_game(player.window, "sintra")
    assert [line.level for line in page.seat_rows] == [None, EVEN]
    qtbot.waitUntil(lambda: f"{strength_of(level)}" in page.seat_rows[1].level_note.text())
    assert page.record().seats[1].level == level


def test_a_first_game_is_against_a_gentle_opponent(player: Player) -> None:
    page = new_game(player.window, "terraces")
    assert page.record().seats[1].level == f"strength-{GENTLE}"
    box = page.seat_rows[1].kind_box
    offered = [box.itemData(at) for at in range(box.count())]
    assert offered == [None, EVEN, *STRENGTHS]
    assert all(page.level_note(level) for level in offered[1:])


def test_levels_tell_their_points_or_where_these_say_nothing_how_often_they_win(
    player: Player,
) -> None:
    alone = new_game(player.window, "harmony")
    assert "points" in alone.level_note("hard")
    duel = new_game(player.window, "sintra")
    assert "point" not in duel.level_note("hard")
    assert "of 10 games" in duel.level_note("hard")
    assert "of 10 games" not in duel.level_note("easy")


def test_the_page_of_a_game_reads_no_ratings_and_new_game_beside_the_window(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With thousands of results, they take longer than a click may."""
    asked: list[Thread] = []

    def watch(*_: object) -> dict[str, object]:
        asked.append(current_thread())
        return {}

    monkeypatch.setattr(ratings, "rating_histories", watch)
    player.window.context.change("taught", ["sintra"])
    player.window.navigation.open("game", "sintra")
    qtbot.waitUntil(lambda: not player.window.page.loading, timeout=20_000)
    assert asked == []
    new_game(player.window, "sintra")
    qtbot.waitUntil(lambda: len(asked) > 0)
    assert main_thread() not in asked


def test_the_page_of_a_game_works_its_setup_out_once(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a running game it did so three times, each a whole page of New game that none saw."""
    made: list[str] = []

    def count(*asked: object, **more: object) -> Record:
        made.append("setup")
        return last_record(*asked, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(game_page, "last_record", count)
    window = player.window
    window.tables.play("sintra")
    player.page.play(player.page.timeline.state.legal_moves()[0])
    window.navigation.show_home()
    window.navigation.open("game", "sintra")
    page = window.page
    assert isinstance(page, game_page.GamePage)
    qtbot.waitUntil(lambda: not page.loading, timeout=20_000)
    qtbot.waitUntil(page.continue_button.isVisible)
    assert made == ["setup"]
    told = page._setup.text()
    window.context.settings.last["sintra"] = LastSetup(seats=[SeatChoice(), SeatChoice()])
    page.hide()
    page.show()
    assert len(made) == 2
    assert page._setup.text() != told


def test_the_page_of_a_game_calls_an_even_match_by_its_name(player: Player) -> None:
    navigation = player.window.navigation
    player.window.context.change("taught", ["sintra"])
    navigation.open("game", "sintra")
    shown = player.window.page._setup.text()
    assert "(Even match)" in shown
    assert "Strength" not in shown


def test_an_even_match_with_a_style_is_called_so(player: Player) -> None:
    page = new_game(player.window, "sintra")
    choose(page.seat_rows[1].style_box, "builder")
    page.begin()
    player.window.navigation.show_home()
    player.window.navigation.open("game", "sintra")
    assert "(Even match, Builder)" in player.window.page._setup.text()


def test_a_strength_says_what_it_is_of() -> None:
    assert level_name("strength-10") == "Strength 10/100"


def test_partners_are_not_told_as_opponents(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.navigation.open("new_game", "harmonia")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert "For players" not in page.level_note("medium")
    window.navigation.show_home()
    window.navigation.open("new_game", "harmony")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.level_note("medium").startswith("For players")
    assert "point" not in page.level_note(EVEN), "no figure for who is as strong as oneself"


def test_of_partners_it_is_said_what_they_make_together_and_nothing_of_wins(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    window.navigation.open("new_game", "harmonia")
    page = window.page
    assert isinstance(page, NewGamePage)
    opponents, person = page.opponents, "somebody"
    basic, advanced = ("alone=False mode=basic", "alone=False mode=advanced")
    assert all(opponents.note(level, person, 2, basic) == "" for level in STRENGTHS)
    said = opponents.note("medium", person, 2, advanced)
    assert re.fullmatch("Partners of this level make about \\d+\u00a0points together\\.", said)


def test_differences_of_a_game_alone_are_explained(player: Player) -> None:
    player.window.navigation.open("new_game", "harmonies")
    page = player.window.page
    assert page.alone_note.isHidden()
    page.use_preset("solo")
    assert not page.alone_note.isHidden()
    assert "suns" in page.alone_note.text()
    player.window.navigation.open("new_game", "harmony")
    player.window.page.use_preset("solo")
    assert player.window.page.alone_note.isHidden()


def test_an_even_match_keeps_its_name(player: Player) -> None:
    assert level_and_style(Seat(kind="bot", level="strength-15")) == "Even match"
