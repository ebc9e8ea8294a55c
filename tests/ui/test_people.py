"""Who sits at a table: characters and profiles, their names, faces, colours and shapes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.bot import BALANCED, STYLES
from harmony_desktop.engine.record import BadRecord, Record, Seat, read_record
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage import saves
from harmony_desktop.storage import settings as settings_file
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.settings import Profile, Settings, remember_players
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.players.faces import CHARACTERS, OWN_FACES, face_picture
from harmony_desktop.ui.players.players import (
    CHARACTER_STYLES,
    COLOURS,
    LEVEL_NAMES,
    STYLE_NAMES,
    STYLE_NOTES,
    character_name,
    character_words,
    dot,
    faces,
    name_and_level,
    shown_names,
    style_name,
    usual_character,
)
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player

# The screen of the tests is no screen: popups are shown there with a warning.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def bots(*levels: str, face: str | None = None) -> list[Seat]:
    return [Seat(kind="bot", level=level, face=face) for level in levels]


def new_game(window: Window, game: str = "harmony") -> NewGamePage:
    window.navigation.open("new_game", game)
    page = window.page
    assert isinstance(page, NewGamePage)
    return page


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


# Characters


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_eight_characters_with_a_name_and_a_sentence(
    open_window: Callable[..., Window], language: str
) -> None:
    assert len(CHARACTERS) == 8
    open_window(language)
    assert len({character_name(one) for one in CHARACTERS}) == 8
    sentences = [character_words(one) for one in CHARACTERS]
    assert len(set(sentences)) == 8
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(("language", "letter"), [("fa", "و"), ("uk", "о"), ("de", "o")])
def test_names_are_written_in_the_alphabet_of_the_language(
    open_window: Callable[..., Window], language: str, letter: str
) -> None:
    open_window(language)
    assert all(letter in character_name(one).lower() for one in ("otto", "kofi", "bruno"))


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_two_opponents_are_alike_however_many_there_are(level: str) -> None:
    for count in range(1, 7):
        assert len(set(faces(bots(*[level] * count)))) == count


def test_two_of_one_face_in_a_file_are_told_apart() -> None:
    drawn = faces(bots("medium", "medium", face="kofi"))
    assert drawn[0] == "kofi"
    assert drawn[1] != "kofi"


def test_a_level_has_somebody_who_usually_plays_it() -> None:
    usual = [usual_character(level, ()) for level in LEVEL_NAMES]
    assert len(set(usual)) == len(LEVEL_NAMES)
    assert usual_character("medium", {usual_character("medium", ())}) not in usual[2:3]


def test_any_character_goes_with_any_level() -> None:
    for level in LEVEL_NAMES:
        for one in CHARACTERS:
            assert faces(bots(level, face=one)) == [one]


def test_a_face_of_another_version_does_no_harm(open_window: Callable[..., Window]) -> None:
    open_window("en")
    strange = [
        Seat(kind="person", face="a-robot"),
        Seat(kind="bot", level="godlike", face="zaphod"),
    ]
    assert all(face in (*CHARACTERS, *OWN_FACES) for face in faces(strange))
    assert name_and_level(strange, 1).endswith("(Unknown level)")
    assert not face_picture("zaphod", 24).isNull()


def test_earlier_records_have_faces_too_and_are_written_as_they_were() -> None:
    text = (
        '{"schema":1,"game":"harmony","revision":1,"seats":[{"kind":"person","name":""},'
        '{"kind":"bot","name":"","level":"medium"}],"seed":5}'
    )
    record = read_record(text)
    assert faces(record.seats)[1] in CHARACTERS
    assert "face" not in record.to_json()


def test_the_face_is_kept_with_the_game() -> None:
    seats = (Seat(kind="person", face="owl"), Seat(kind="bot", level="hard", face="ines"))
    record = Record(game="harmony", revision=1, seats=seats, seed=1)
    assert [seat.face for seat in read_record(record.to_json()).seats] == ["owl", "ines"]


def pixels(image: QImage) -> bytes:
    # The bits belong to the picture: it must live until they are copied.
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def test_faces_differ_at_24_pixels(open_window: Callable[..., Window]) -> None:
    open_window()
    drawn = {name: pixels(face_picture(name, 24).toImage()) for name in (*CHARACTERS, *OWN_FACES)}
    for one, other in combinations(drawn, 2):
        unlike = sum(abs(a - b) > 40 for a, b in zip(drawn[one], drawn[other], strict=True))
        assert unlike > len(drawn[one]) * 0.08, (one, other)


# Shapes


def test_every_colour_has_a_shape_of_its_own(open_window: Callable[..., Window]) -> None:
    """Told apart without colour: the outlines differ."""
    open_window()
    outlines = {}
    for name, colour in COLOURS.items():
        image = dot(colour, 16).pixmap(32, 32).toImage()
        outlines[name] = [
            image.pixelColor(x, y).lightness() < 200 and image.pixelColor(x, y).alpha() > 128
            for y in range(image.height())
            for x in range(image.width())
        ]
    for one, other in combinations(outlines, 2):
        unlike = sum(a != b for a, b in zip(outlines[one], outlines[other], strict=True))
        assert unlike > 40, (one, other)


def test_a_dot_looks_the_same_in_a_selected_row(open_window: Callable[..., Window]) -> None:
    from PySide6.QtGui import QIcon

    open_window()
    icon = dot(COLOURS["red"], 16)
    plain = pixels(icon.pixmap(32, 32).toImage())
    assert pixels(icon.pixmap(32, 32, QIcon.Mode.Selected).toImage()) == plain


def test_no_two_seats_share_a_colour_at_the_table(player: Player) -> None:
    page = player.sit_down("person", "medium", "medium")
    colours = [seat.colour for seat in page.timeline.seats]
    assert len(set(colours)) == 3
    assert colours[:2] == ["green", "red"]


# New game


def test_a_new_opponent_is_another_one(player: Player) -> None:
    page = new_game(player.window)
    for _ in range(4):
        page.add_button.click()
    seats = page.record().seats
    assert len({seat.face for seat in seats}) == len(seats) == 6
    assert len(set(shown_names(seats))) == 6


def test_a_player_who_is_added_to_several_people_is_a_person(player: Player) -> None:
    page = new_game(player.window)
    page.use_preset("together")
    page.add_button.click()
    assert [seat.kind for seat in page.record().seats] == ["person"] * 3


def test_nobody_becomes_another_when_a_neighbour_changes(player: Player) -> None:
    page = new_game(player.window)
    for _ in range(2):
        page.add_button.click()
    before = [seat.face for seat in page.record().seats]
    choose(page.seat_rows[1].kind_box, None)
    after = [seat.face for seat in page.record().seats]
    assert page.record().seats[1].kind == "person"
    assert after[2:] == before[2:]
    page.remove_seat(page.seat_rows[2])
    assert page.record().seats[2].face == before[3]


def test_a_character_follows_the_level_until_one_is_chosen(player: Player) -> None:
    page = new_game(player.window)
    line = page.seat_rows[1]
    choose(line.kind_box, "champion")
    assert page.record().seats[1].face == usual_character("champion", ())
    line.face_button.open().buttons["bruno"].click()
    assert page.record().seats[1].face == "bruno"
    assert page.record().seats[1].level == "champion"
    assert line.character.text() == "Bruno"


def test_a_character_who_sits_already_cannot_be_chosen_again(player: Player) -> None:
    page = new_game(player.window)
    page.add_button.click()
    other = page.seat_rows[1].face_button.face
    chooser = page.seat_rows[2].face_button.open()
    assert not chooser.buttons[other].isEnabled()
    chooser.close()


def test_the_chooser_is_left_with_escape(player: Player, qtbot: QtBot) -> None:
    page = new_game(player.window)
    chooser = page.seat_rows[1].face_button.open()
    with qtbot.waitSignal(chooser.destroyed):
        qtbot.keyClick(chooser.buttons["otto"], Qt.Key.Key_Escape)
    assert player.window.page is page


def test_a_colour_that_another_has_is_exchanged(player: Player) -> None:
    page = new_game(player.window)
    before = [line.colour for line in page.seat_rows]
    choose(page.seat_rows[0].colour_box, before[1])
    assert [line.colour for line in page.seat_rows] == before[::-1]


# Profiles


def test_a_player_who_gives_a_name_is_known_next_time(player: Player) -> None:
    page = new_game(player.window)
    page.seat_rows[0].name_field.setText("Ana")
    page.seat_rows[0].face_button.open().buttons["cat"].click()
    choose(page.seat_rows[0].colour_box, "violet")
    page.begin()
    assert player.window.context.settings.profiles == [Profile("Ana", "violet", "cat")]
    kept, _ = settings_file.load(player.window.context.places)
    assert kept.profiles == [Profile("Ana", "violet", "cat")]
    player.window.navigation.show_home()
    again = new_game(player.window, "harmonies")
    assert again.record().seats[0] == Seat(kind="person", name="Ana", colour="violet", face="cat")


def test_one_click_seats_a_known_player(player: Player) -> None:
    player.window.context.settings.profiles = [
        Profile("Ana", "violet", "cat"),
        Profile("Ben", "blue", "owl"),
    ]
    page = new_game(player.window)
    assert page.seat_rows[0].name == "Ana"
    page.known_players.buttons["Ben"].click()
    assert page.record().seats[0] == Seat(kind="person", name="Ben", colour="blue", face="owl")
    page.known_players.buttons["Ben"].click()
    assert page.seat_rows[0].name == ""
    page.use_preset("together")
    page.known_players.buttons["Ben"].click()
    assert [line.name for line in page.seat_rows] == ["Ana", "Ben"]
    assert page.known_players.buttons["Ana"].isChecked()


def test_a_known_player_joins_several_people_while_there_is_room(player: Player) -> None:
    names = ["Ana", "Ben", "Cleo", "Dan"]
    player.window.context.settings.profiles = [Profile(name) for name in names]
    page = new_game(player.window)
    page.use_preset("together")
    for name in names[1:]:
        page.known_players.buttons[name].click()
    assert [line.name for line in page.seat_rows] == names
    assert [seat.kind for seat in page.record().seats] == ["person"] * 4
    two = new_game(player.window, "terraces")
    two.use_preset("together")
    for name in names[1:]:
        two.known_players.buttons[name].click()
    assert [line.name for line in two.seat_rows] == ["Ana", "Dan"]


def test_a_name_is_one_player_and_the_latest_comes_first() -> None:
    settings = Settings(profiles=[Profile("Ana", "red", "cat"), Profile("Ben", "blue", "owl")])
    remember_players(settings, [Profile("ben", "green", "fox")])
    assert [one.name for one in settings.profiles] == ["ben", "Ana"]
    remember_players(settings, [Profile(f"P{number}") for number in range(40)])
    assert len(settings.profiles) == 24


def test_names_from_outside_are_shown_as_they_are(player: Player) -> None:
    hostile = '<img src="/etc/passwd">&'
    player.window.context.settings.profiles = [Profile(hostile, "red", "no-such-face")]
    page = new_game(player.window)
    button = page.known_players.buttons[hostile]
    assert "<img" not in button.toolTip()
    assert button.accessibleName() == hostile
    assert page.seat_rows[0].name == hostile


@pytest.mark.parametrize(
    "profiles", ['[{"name": ""}]', '[{"colour": "red"}]', '[{"name": 5}]', '"Ana"', "[[]]"]
)
def test_damaged_profiles_are_refused(profiles: str) -> None:
    with pytest.raises(ValueError, match=r"name|profiles|not an object"):
        settings_file.read(f'{{"schema": 1, "profiles": {profiles}}}')


def test_profiles_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    places = Places.below(tmp_path)
    places.settings.parent.mkdir(parents=True, exist_ok=True)
    text = '{"schema": 99, "profiles": [{"name": "Ana", "hat": true}], "theme": "dark"}'
    places.settings.write_text(text, encoding="utf-8")
    settings, problem = settings_file.load(places)
    assert problem is not None
    assert settings.profiles == [Profile("Ana")]
    remember_players(settings, [Profile("Ben")])
    settings_file.save(places, settings)
    assert places.settings.read_text(encoding="utf-8") == text


def test_players_are_changed_and_forgotten_in_settings(player: Player, qtbot: QtBot) -> None:
    window = player.window
    settings = window.context.settings
    settings.profiles = [Profile("Ana", "red", "cat"), Profile("Ben", "blue", "owl")]
    window.navigation.open("settings")
    profiles = window.page.profiles
    first = profiles.lines[0]
    first.name_field.setText("Anna")
    first.name_field.editingFinished.emit()
    first.face_button.open().buttons["bear"].click()
    choose(first.colour_box, "orange")
    kept, _ = settings_file.load(window.context.places)
    assert kept.profiles[0] == Profile("Anna", "orange", "bear")
    for refused in ("", "  ", "BEN"):
        first.name_field.setText(refused)
        first.name_field.editingFinished.emit()
        assert first.name_field.text() == "Anna"
    profiles.lines[1].forget_button.click()
    assert [one.name for one in settings.profiles] == ["Anna"]
    assert len(profiles.lines) == 1


def test_the_person_who_played_last_plays_the_daily_game(player: Player) -> None:
    window = player.window
    window.context.settings.profiles = [Profile("Ana", "violet", "no-such-face")]
    window.tables.start_daily("harmony")
    page = window.page
    assert isinstance(page, TablePage)
    assert page.timeline.seats[0].name == "Ana"
    assert page.bar.prompt.note().startswith("Daily game")


# Names around


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_similar_names_are_told_apart_on_home(
    open_window: Callable[..., Window], language: str
) -> None:
    window = open_window(language)
    cards = {one.game: one for one in window.home.game_cards}
    subtitles = {game: cards[game]._subtitle.text() for game in games.GAMES}
    assert len(set(subtitles.values())) == len(games.GAMES)
    for game in games.GAMES:
        assert subtitles[game] in window.home.daily_card.entry(game)


def test_a_running_game_shows_its_players_and_levels(player: Player, qtbot: QtBot) -> None:
    window = player.window
    seats = (Seat(kind="person", name="Ana"), Seat(kind="bot", level="hard", face="kofi"))
    record = Record(
        game="harmony", revision=games.load("harmony").revision, seats=seats, seed=5, daily=None
    )
    state = games.load("harmony").start(2, {}, 5)
    record = record.with_moves([state.legal_moves()[0]])
    path = saves.new_path(window.context.places, "harmony")
    saves.store(path, record)
    window.navigation.show_home()
    qtbot.waitUntil(lambda: path in window.home.running)
    card = window.home.running[path]
    assert "Kofi\u2069 (Hard)" in card._line.text()
    assert card._title.text().startswith("Harmony")
    assert list(card._faces) == faces(seats)


def test_a_game_without_a_move_is_not_offered_and_leaves_nothing(player: Player) -> None:
    window = player.window
    new_game(window).begin()
    page = window.page
    assert isinstance(page, TablePage)
    path = page.session.path
    assert saves.read(path) == page.timeline.record
    window.navigation.show_home()
    assert list(path.parent.glob("*.*")) == []
    assert path not in window.home.running


def test_a_game_in_which_only_others_have_moved_leaves_nothing_either(player: Player) -> None:
    page = player.sit_down("easy", "person", game="sintra", options={"first": "1"})
    player.wait_for_person()
    assert page.timeline.moves
    player.window.navigation.show_home()
    assert not page.session.path.exists()


# Styles


@pytest.mark.parametrize("language", LANGUAGES)
def test_styles_have_names_and_a_sentence_each(
    open_window: Callable[..., Window], language: str
) -> None:
    open_window(language)
    assert set(STYLE_NAMES) == set(STYLE_NOTES) == {BALANCED, *STYLES}
    assert len({style_name(one) for one in STYLE_NAMES}) == 3
    notes = {translate("players", note) for note in STYLE_NOTES.values()}
    assert len(notes) == 3
    assert all(note.endswith(".") for note in notes)


def test_a_style_is_told_beside_the_level(open_window: Callable[..., Window]) -> None:
    open_window("en")
    seats = [
        Seat(kind="bot", level="hard", style="spoiler", face="bruno"),
        Seat(kind="bot", level="hard", face="ines"),
        Seat(kind="bot", level="hard", style="poet", face="otto"),
    ]
    told = [name_and_level(seats, place).split(" ", 1)[1] for place in range(3)]
    assert told == ["(Hard, Blocker)", "(Hard)", "(Hard, Unknown style)"]


def test_the_first_character_of_a_level_is_balanced() -> None:
    """But at random, where nobody has a style."""
    assert set(CHARACTER_STYLES) <= set(CHARACTERS)
    assert set(CHARACTER_STYLES.values()) == set(STYLES)
    first = [usual_character(level, ()) for level in LEVEL_NAMES if level != "random"]
    assert not set(first) & set(CHARACTER_STYLES)


def test_records_without_a_style_are_written_as_they_were() -> None:
    text = (
        '{"schema":1,"game":"sintra","revision":1,"seats":[{"kind":"person","name":""},'
        '{"kind":"bot","name":"","level":"medium"}],"seed":5}'
    )
    record = read_record(text)
    assert record.seats[1].style is None
    assert "style" not in record.to_json()
    styled = record.model_copy(
        update={"seats": (Seat(kind="bot", level="hard", style="spoiler"),) * 2}
    )
    again = read_record(styled.to_json())
    assert again == styled
    assert [seat.style for seat in again.seats] == ["spoiler", "spoiler"]


@pytest.mark.parametrize("style", ['"Spoiler!"', '""', "7", '["spoiler"]', f'"{"s" * 41}"'])
def test_a_style_that_is_no_word_is_refused_as_a_level_is(style: str) -> None:
    for what in ("level", "style"):
        text = (
            '{"schema":1,"game":"sintra","revision":1,"seats":'
            f'[{{"kind":"bot","{what}":{style}}}],"seed":5}}'
        )
        with pytest.raises(BadRecord, match=rf"seats\.0\.{what}"):
            read_record(text)
