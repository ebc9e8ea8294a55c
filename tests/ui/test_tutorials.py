"""The tutorials: followed to their end in every language, or played in another order."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.lessons import LessonStep
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, Place, Show
from harmony_desktop.games.harmonies.rules.moves import PlaceToken, TakeCard, TakeSpace
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.terraces.table.layout import RACK
from harmony_desktop.storage import saves, settings
from harmony_desktop.ui.pages.new_game.page import NewGamePage
from harmony_desktop.ui.pages.rules import WholeRulesPage
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.tutorial_card import TutorialCard
from tests.ui.harmonia import Guest
from tests.ui.player import Player
from tests.ui.test_result_words import keep
from tests.ui.texts import widget_faults
from tests.ui.tutorials import Pupil

VARIANTS = [(game, dict(one)) for game in games.GAMES for one in games.tutorial(game).VARIANTS]


def all_steps() -> list[tuple[str, dict[str, object]]]:
    """Tutorials that have every step among them; the other variants repeat these steps."""
    found, known = [], set()
    # Of several variants, those with the most new steps come first.
    for game, options in sorted(VARIANTS, key=lambda one: -len(steps_of(*one))):
        new = {(game, step.key) for step in steps_of(game, options)} - known
        if new:
            known |= new
            found.append((game, options))
    return found


def steps_of(game: str, options: dict[str, object]) -> tuple[LessonStep, ...]:
    usual = {option.key: option.default for option in games.load(game).options}
    return games.tutorial(game).lesson({**usual, **options}).steps


TAUGHT = all_steps()


@pytest.fixture
def pupil(player: Player, qtbot: QtBot) -> Pupil:
    return Pupil(player, qtbot)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, True),
        ({"placement": "connected"}, True),
        ({"placement": "sun-moon"}, False),
        ({"scoring": "beams"}, False),
    ],
)
def test_harmonys_symbols_are_said_to_play_no_part_where_they_play_none(
    options: dict[str, object], told: bool
) -> None:
    first = steps_of("harmony", options)[0]
    assert ("Suns and moons play no part" in first.text) == told


def follow(pupil: Pupil, keys: bool) -> list[str]:
    """Do what every step asks for; return the steps that were seen."""
    card, seen = pupil.card, [pupil.step.key]
    for _ in range(40):
        QApplication.processEvents()
        assert not list(widget_faults(card, set())), pupil.step.key
        if pupil.at_the_end:
            return seen
        if card._reads:
            pupil.read_on(keys)
        else:
            asked = card.asked()
            assert asked, pupil.step.key
            pupil.wait_for_light()
            assert pupil.player.window.focusWidget() is pupil.page.view
            pupil.play(asked[0], keys)
        assert card._remark.isHidden(), (pupil.step.key, card._remark.text())
        if pupil.step.key != seen[-1]:
            seen.append(pupil.step.key)
    raise AssertionError(f"no end in sight: {seen}")


@pytest.mark.parametrize(
    ("language", "keys"), [("en", False), ("fa", False), ("uk", True), ("de", True)]
)
def test_every_tutorial_can_be_followed_to_its_end(
    open_window: Callable[..., Window], qtbot: QtBot, language: str, keys: bool
) -> None:
    window = open_window(language)
    pupil = Pupil(Player(window, qtbot), qtbot)
    for game, options in TAUGHT:
        window.navigation.show_home()
        pupil.open(game, **options)
        seen = follow(pupil, keys)
        assert seen == [step.key for step in pupil.steps], (game, options)
        assert pupil.page.timeline.practice
    assert not saves.listed(window.context.places)[0], "a tutorial is not a game to go on with"
    assert not window.context.results.latest(9)


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_each_variant_has_its_pages_and_pictures(game: str, options: dict[str, object]) -> None:
    usual = {option.key: option.default for option in games.load(game).options}
    lesson = games.tutorial(game).lesson({**usual, **options})
    assert options.items() <= dict(lesson.options).items()
    keys = [step.key for step in lesson.steps]
    assert len(keys) == len(set(keys)) <= 15
    figures = {step.figure for step in lesson.steps if step.figure is not None}
    assert figures <= set(games.figures(game).FIGURES)
    assert lesson.steps[0].figure is not None
    assert lesson.steps[-1].done is None
    assert all(step.asks is not None for step in lesson.steps if step.done is not None)
    for key, value in options.items():
        others = [one for one in games.tutorial(game).VARIANTS if one.get(key) != value]
        assert others, "what only one variant has is no option"


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_pictures_of_sintras_tutorial_show_the_side_that_is_taught(
    side: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rosettes belong to side A alone; the palace of the lesson has none on side B."""
    shown: list[str] = []
    monkeypatch.setattr(art, "draw_ornaments", lambda *_: shown.append("A"))
    monkeypatch.setattr(art, "_draw_frieze", lambda _: shown.append("B"))
    pictures = games.figures("sintra").FIGURES
    for step in steps_of("sintra", {"side": side}):
        if step.figure is not None:
            image = QImage(8, 8, QImage.Format.Format_ARGB32)
            painter = QPainter(image)
            pictures[step.figure][1](painter)
            painter.end()
    assert set(shown) == {side}


def test_a_step_done_early_is_not_asked_again(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    pupil.read_on()
    assert pupil.step.key == "card"
    pupil.page.play(card._steps[2].asks(pupil.page.table.view)[0])  # the tokens first
    assert pupil.step.key == "card"
    assert "don’t forget the frog" in card._remark.text()
    pupil.play(TakeCard("frog"))
    assert pupil.step.key == "habitat"
    assert card._remark.text() == "You’ve already done the next step, so let’s go on."


def test_the_tile_and_its_place_are_lit_together(pupil: Pupil) -> None:
    pupil.open("harmonia", mode="basic")
    reached(pupil, "place")
    table = pupil.page.table
    (show,) = pupil.card.asked()
    (ghost,) = table.ghosts_of((show, Place(-1, 1, 1)))
    lit = table.glow.sceneBoundingRect()
    assert lit.contains(ghost.source.boundingRect())
    assert lit.contains(ghost.target.boundingRect())
    pupil.player.click("hand", show.tile)
    Guest(pupil.player, pupil._qtbot).place(Hex(-1, 1))
    assert pupil.step.key == "request"


def test_a_rule_is_told_even_where_its_step_was_done_early(pupil: Pupil) -> None:
    card = pupil.open("harmonia", mode="basic")
    reached(pupil, "tell")
    pupil.page.play(Show(1))
    pupil.page.play(Place(-1, 1, 1))
    pupil.play(AnnounceHand(0))
    assert pupil.step.key == "place"
    assert card._remark.text() == "You’ve already done this."
    assert "Ornament touches ornament" in card._words.text()
    assert not card.asked()
    pupil.read_on()
    assert pupil.step.key == "request"
    assert card._remark.isHidden()


def test_the_partner_asks_for_the_tile_that_closes_the_pattern(pupil: Pupil) -> None:
    pupil.open("harmonia", mode="basic")
    reached(pupil, "close")
    view = pupil.page.table.view
    (wish,) = view.tiles_asked_of(0)
    assert pupil.card.asked() == (Show(wish.tile),)
    pupil.play(Show(wish.tile))
    assert pupil.card.asked() == (Place(wish.q, wish.r, wish.turn),)


def test_a_step_taken_back_is_asked_again(pupil: Pupil, qtbot: QtBot) -> None:
    pupil.open("harmony")
    pupil.read_on()
    pupil.play(pupil.card.asked()[0])
    assert pupil.step.key == "close"
    pupil.player.press(Qt.Key.Key_U)
    assert pupil.step.key == "place"
    assert pupil.card.asked() == (PlaceTile(6),)
    assert pupil.page.table.glow.isVisible()
    pupil.player.press(Qt.Key.Key_U)
    assert pupil.step.key == "place", "the opening is not taken back"


@pytest.mark.parametrize("game", games.GAMES)
def test_undo_is_offered_once_there_is_something_to_take_back(pupil: Pupil, game: str) -> None:
    card = pupil.open(game)
    undo = pupil.page.commands["undo"]
    while card._reads:
        assert not undo.isEnabled(), "the moves before it are not the player’s"
        pupil.read_on()
    assert not undo.isEnabled()
    pupil.play(card.asked()[0])
    assert undo.isEnabled()


def test_a_wrong_try_is_answered_in_a_friendly_sentence(pupil: Pupil) -> None:
    card = pupil.open("harmony")
    pupil.read_on()
    pupil.player.drag_to(0)
    assert pupil.step.key == "place"
    assert "Any empty cell is fine" in card._remark.text()
    pupil.play(PlaceTile(6))
    assert pupil.step.key == "close"
    assert card._remark.isHidden()
    pupil.play(PlaceTile(18))
    assert "doesn’t close a line yet" in card._remark.text()
    assert card.asked() == (PlaceTile(4),), "the next tile closes another line"
    pupil.play(PlaceTile(17))
    assert pupil.step.key == "points"
    assert "No line is closed yet" in card._remark.text()


def test_a_line_that_was_spoilt_is_asked_for_until_its_tile_is_taken_back(pupil: Pupil) -> None:
    card = pupil.open("harmony")
    pupil.read_on()
    pupil.play(PlaceTile(2))
    assert pupil.step.key == "close"
    assert not card.asked()
    assert "doesn’t close a line yet" in card._remark.text()
    assert not card._undo.isHidden()
    card._undo.click()
    assert pupil.step.key == "place"
    assert card._undo.isHidden()


def test_a_refused_try_is_not_called_fine(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    pupil.read_on()
    pupil.play(TakeCard("frog"))
    pupil.play(card.asked()[0])
    assert pupil.step.key == "habitat"
    pupil.page.table.refused.emit("taken")
    assert card._remark.isHidden(), "the bar says why"


def test_a_token_that_leaves_room_for_the_home_gets_no_word(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    pupil.read_on()
    pupil.play(TakeCard("frog"))
    pupil.play(card.asked()[0])
    for token in (PlaceToken("brown", 4), PlaceToken("blue", 0)):
        pupil.page.play(token)
        assert card._remark.isHidden()
        assert "put green beside blue" in card._words.text()
    pupil.player.press(Qt.Key.Key_U)
    pupil.page.play(PlaceToken("green", 20))
    pupil.player.press(Qt.Key.Key_U, Qt.Key.Key_U)
    for token in (PlaceToken("blue", 0), PlaceToken("green", 22)):
        pupil.page.play(token)
    assert card._remark.isHidden()
    assert "don’t make a home" in card._words.text(), "said once"


def test_a_page_stays_while_the_player_plays_on(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    reached(pupil, "river")
    tokens = pupil.page.table.view.legal_moves()
    pupil.page.play(next(move for move in tokens if isinstance(move, PlaceToken)))
    assert pupil.step.key == "river"
    assert card._reads
    for key in ("fields", "end"):
        pupil.read_on()
        assert pupil.step.key == key


def test_a_page_can_be_read_again(pupil: Pupil, qtbot: QtBot) -> None:
    card = pupil.open("sintra")
    pupil.read_on()
    pupil.read_on()
    assert pupil.step.key == "take"
    assert pupil.page.table.glow.isVisible()
    qtbot.mouseClick(card._back, Qt.MouseButton.LeftButton)
    assert pupil.step.key == "palace"
    qtbot.mouseClick(card._back, Qt.MouseButton.LeftButton)
    assert pupil.step.key == "aim"
    pupil.read_on()
    pupil.read_on()
    assert pupil.step.key == "take"
    qtbot.mouseClick(card._back, Qt.MouseButton.LeftButton)
    pupil.page.play(card.progress.step.asks(pupil.page.table.view)[0])
    assert pupil.step.key == "glazier", "who plays on has read it once more"


def test_of_several_tiles_the_one_that_is_meant_is_lit(pupil: Pupil) -> None:
    pupil.open("terraces", way="open-hand")
    pupil.read_on()
    table = pupil.page.table
    rack = table.guide_area("tray")
    assert table.glow.sceneBoundingRect().contains(rack), "all of them lie open"
    pupil.read_on()
    (lay,) = pupil.card.asked()
    (ghost,) = table.ghosts_of((lay,))
    assert table.glow.sceneBoundingRect().contains(ghost.source.boundingRect())
    assert not table.glow.sceneBoundingRect().contains(rack)


def test_where_tiles_lie_face_down_each_is_picked_before_it_climbs(pupil: Pupil) -> None:
    card = pupil.open("terraces", way="blind")
    while pupil.step.key != "rise":
        if card._reads:
            pupil.read_on()
        else:
            pupil.play(card.asked()[0])
    assert {move.kind for move in card.asked()} == {"pick"}
    assert "pick a tile" in card._words.text()


def reached(pupil: Pupil, key: str) -> None:
    """Follow the tutorial to a step."""
    while pupil.step.key != key:
        if pupil.card._reads:
            pupil.read_on()
        else:
            pupil.play(pupil.card.asked()[0])


def test_the_light_is_on_the_very_piece(pupil: Pupil) -> None:
    pupil.open("harmony")
    reached(pupil, "bag")
    table = pupil.page.table
    glow = table.glow.sceneBoundingRect()
    assert not glow.contains(table.tray.called.sceneBoundingRect().center()), "not the tile"
    pupil.player.press(Qt.Key.Key_B)
    shown = table.glow.sceneBoundingRect()
    assert shown.top() > glow.top()
    assert not shown.contains(table.tray.called.sceneBoundingRect().center())
    pupil.open("sintra", side="B")
    reached(pupil, "marker")
    table = pupil.page.table
    assert table.glow.sceneBoundingRect().width() < table.round_marker.area.width() / 2
    pupil.open("terraces")
    reached(pupil, "column")
    rack = pupil.page.table.own_rack
    lit = pupil.page.table.glow.sceneBoundingRect()
    assert lit.contains(rack.tile_area(0).center())
    assert lit.height() < RACK.height() * 0.6


def test_the_light_goes_on_to_the_phrase_once_the_list_is_open(pupil: Pupil) -> None:
    pupil.open("harmonia")
    reached(pupil, "tell")
    table = pupil.page.table
    buttons = table.talk.buttons
    for name in ("talk", "hand"):
        assert table.glow.sceneBoundingRect().contains(buttons[name].area), name
        assert table.glow.sceneBoundingRect().height() < buttons[name].area.height() * 2
        pupil.player.click("talk", name)
    assert pupil.step.key == "place"


def test_a_press_on_the_window_says_that_a_pane_is_chosen_first(pupil: Pupil, qtbot: QtBot) -> None:
    card = pupil.open("sintra", side="B")
    reached(pupil, "keep")
    table = pupil.page.table
    *_, ghost = table.ghosts_of(card.asked())
    view = pupil.page.view
    at = view.mapFromScene(ghost.target.boundingRect().center())
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert pupil.step.key == "keep"
    assert card._remark.text() == "First choose the pane for the window."


# Where it begins and ends


def taught(window: Window) -> TutorialCard | None:
    return window.page.findChild(TutorialCard)


@pytest.mark.parametrize("game", games.GAMES)
def test_new_game_offers_it_to_whoever_has_not_played_yet(
    open_window: Callable[..., Window], qtbot: QtBot, game: str
) -> None:
    window = open_window()
    window.navigation.open("new_game", game)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.tutorial_offer.isVisible()
    assert not page.tutorial_button.isVisible()
    keep(window, game, [24, 20], [0])
    window.navigation.open("new_game", game)
    later = window.page
    assert isinstance(later, NewGamePage)
    assert not later.tutorial_offer.isVisible()
    qtbot.mouseClick(later.tutorial_button, Qt.MouseButton.LeftButton)
    assert taught(window) is not None
    window.page.left.emit()
    assert window.page is later


@pytest.mark.parametrize("game", ["harmony", "harmonia"])
def test_a_tutorial_is_not_offered_any_more_once_it_was_finished(
    open_window: Callable[..., Window], qtbot: QtBot, game: str
) -> None:
    window = open_window()
    home = next(one for one in window.navigation.home.game_cards if one.game == game)
    assert "with a tutorial" in home._line.text()
    window.navigation.open("new_game", game)
    page = window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page._offer_button, Qt.MouseButton.LeftButton)
    pupil = Pupil(Player(window, qtbot), qtbot)
    qtbot.waitUntil(lambda: pupil.page.table.live)
    assert game not in window.context.settings.taught
    follow(pupil, keys=False)
    qtbot.mouseClick(pupil.card._new_game, Qt.MouseButton.LeftButton)
    assert window.page is page
    assert not page.tutorial_offer.isVisible()
    assert page.tutorial_button.isVisible()
    kept, _ = settings.load(window.context.places)
    assert kept.taught == [game]
    window.navigation.show_home()
    qtbot.waitUntil(lambda: "with a tutorial" not in home._line.text())
    others = [one for one in window.navigation.home.game_cards if one.game != game]
    assert all("with a tutorial" in one._line.text() for one in others)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("harmony", {"placement": "connected", "scoring": "beams"}),
        ("harmonies", {"side": "B", "spirits": True}),
    ],
)
def test_the_new_game_after_it_is_set_to_what_it_has_taught(
    pupil: Pupil, game: str, options: dict[str, object]
) -> None:
    pupil.open(game, **options)
    pupil.card.new_game_wanted.emit()
    page = pupil.player.window.page
    assert isinstance(page, NewGamePage)
    chosen = {key: str(value).lower() for key, value in page.options().items()}
    assert {key: str(value).lower() for key, value in options.items()}.items() <= chosen.items()


def test_the_page_of_a_game_teaches_the_variant_that_it_starts(
    open_window: Callable[..., Window],
) -> None:
    window = open_window()
    window.context.settings.last["harmonia"] = settings.LastSetup(
        [settings.SeatChoice(), settings.SeatChoice(kind="bot")], {"mode": "advanced"}
    )
    window.navigation.open("game", "harmonia")
    window.page.links[0].clicked.emit()
    card = taught(window)
    assert card is not None
    assert card.step.key == "aim-advanced"


def test_one_that_was_left_or_killed_begins_anew_and_nothing_else_is_lost(pupil: Pupil) -> None:
    window = pupil.player.window
    game = pupil.player.sit_down("person", "random", game="harmony")
    game.play(PlaceTile(0))
    pupil.player.wait_for_person()
    places = window.context.places

    def on_disk() -> dict[str, bytes]:
        window.context.flush_games()
        return {str(one): one.read_bytes() for one in places.data.rglob("*") if one.is_file()}

    before = on_disk()
    assert saves.listed(places)[0]
    game.commands["tutorial"].trigger()
    pupil.read_on()
    pupil.play(pupil.card.asked()[0])
    assert pupil.step.key == "close"
    assert on_disk() == before, "whoever is killed here finds everything as it was"
    pupil.page.left.emit()
    assert window.page is game
    assert game.timeline.moves[0] == PlaceTile(0)
    game.commands["tutorial"].trigger()
    assert pupil.step.key == "aim"
    assert not pupil.page.commands["undo"].isEnabled()


def test_the_variant_that_is_set_is_taught(open_window: Callable[..., Window]) -> None:
    window = open_window()
    window.navigation.open("new_game", "harmonia")
    page = window.page
    assert isinstance(page, NewGamePage)
    next(box for box in page._choices if box.option.key == "mode").set_value("advanced")
    page._offer_button.click()
    card = taught(window)
    assert card is not None
    assert card.step.key == "aim-advanced"


def test_a_tutorial_can_be_repeated_from_the_rules_and_from_the_menu(player: Player) -> None:
    window = player.window
    window.navigation.open("rules", "terraces")
    rules = window.page
    assert isinstance(rules, WholeRulesPage)
    rules.tutorial_button.click()
    assert taught(window) is not None
    window.page.left.emit()
    assert window.page is rules
    game = player.sit_down("person", "random", game="terraces", options={"way": "blind"})
    game.commands["tutorial"].trigger()
    card = taught(window)
    assert card is not None
    assert card._steps[1].key == "pick"
    player.page.commands["tutorial"].trigger()
    assert taught(window) is not card
    player.page.left.emit()
    assert window.page is game


def test_its_end_leads_to_the_rest_of_the_game_or_to_a_new_one(pupil: Pupil, qtbot: QtBot) -> None:
    window = pupil.player.window
    for chosen in ("_next", "_new_game"):
        card = pupil.open("harmony")
        follow(pupil, keys=False)
        played = list(pupil.page.timeline.moves)
        qtbot.mouseClick(getattr(card, chosen), Qt.MouseButton.LeftButton)
        page = window.page
        if chosen == "_new_game":
            assert isinstance(page, NewGamePage)
            continue
        assert isinstance(page, TablePage)
        assert page.session is not None
        assert page.timeline.moves[: len(played)] == played
        assert page.timeline.practice
        assert taught(window) is None


def test_the_light_follows_the_layout_and_the_language(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    pupil.read_on()
    table, window = pupil.page.table, pupil.player.window
    for size in ((900, 640), (1600, 900)):
        window.resize(*size)
        pupil.page.view.fit()
        assert table.glow.isVisible()
        assert table.sceneRect().contains(table.glow.sceneBoundingRect().center())
    before = card._words.text()
    window.context.languages.use("de")
    QApplication.processEvents()
    assert card._words.text() != before


def test_another_card_than_the_frog_is_spoken_of_at_once(pupil: Pupil) -> None:
    card = pupil.open("harmonies")
    pupil.read_on()
    other = next(
        move
        for move in pupil.page.timeline.state.legal_moves()
        if isinstance(move, TakeCard) and move.card != "frog"
    )
    pupil.play(other)
    assert "harder to please than the frog" in card._words.text()
    pupil.page.undo()
    pupil.play(TakeCard("frog"))
    assert "harder to please" not in card._words.text()


def test_only_the_space_that_is_spoken_of_has_a_light(pupil: Pupil) -> None:
    """Rings around all spaces hid the light around the one that was meant."""
    card = pupil.open("harmonies")
    pupil.read_on()
    pupil.play(TakeCard("frog"))
    pupil.wait_for_light()
    meant = {move.space for move in card.asked() if isinstance(move, TakeSpace)}
    spaces = pupil.page.table.central.spaces
    assert {space.number for space in spaces if space._glow.isVisible()} == meant
    assert 0 < len(meant) < len(spaces)
