"""Following at real tables: what the others play is seen, marked, heard and told, then undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.game import Move, State, View
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.ui.kit import motion
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.settings.page import SettingsPage
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import announcer, playback
from harmony_desktop.ui.table.moment import Moment
from harmony_desktop.ui.table.news import NewsItem
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.playback import PlaybackState
from tests.ui.player import Player

SEATS = {"harmony": 3, "sintra": 3, "harmonies": 3, "terraces": 2, "harmonia": 3}
IN_TURN = tuple(game for game in games.GAMES if game != "harmony")
"""The games in which one player moves after another."""
TALKS = {"harmonia": {"mode": "advanced"}}


def moves_to_the_turn_of(game: str, seat: int, least: int = 12) -> tuple[list[Move], int]:
    """Moves of a random game up to a turn of a seat, and where its turn before that ended."""
    rules, dice = games.load(game), Random(4)
    state = rules.start(SEATS[game], TALKS.get(game, {}), 5)
    played: list[Move] = []
    movers: list[int] = []
    while True:
        begins = state.to_move == seat and movers and movers[-1] != seat
        if begins and seat in movers and len(played) >= least:
            last = max(index for index, mover in enumerate(movers) if mover == seat)
            return played, last + 1
        assert state.to_move is not None
        move = bot(game, "random").choose(state.view(state.to_move), dice)
        movers.append(state.mover(move))
        played.append(move)
        state = state.play(move)


def sit(player: Player, game: str, moves: list[Move], **changes: object) -> TablePage:
    others = ["random"] * (SEATS[game] - 1)
    return player.sit_down(
        "person", *others, game=game, moves=moves, options=TALKS.get(game, {}), **changes
    )


def watch(player: Player, game: str) -> TablePage:
    """A table at which the others have just played what is to be followed."""
    moves, start = moves_to_the_turn_of(game, 0)
    table_page = sit(player, game, moves[:start])
    session = table_page.session
    session.stop_bots()
    for move in moves[start:]:
        session.apply(move)
    return table_page


def told(table_page: TablePage) -> str:
    """The others' moves as a player who listens is told of them."""
    return table_page.recap.others(table_page.playback.news_numbers())


def marks(table_page: TablePage) -> list[NewsItem]:
    items = table_page.table.items()
    return [item for item in items if isinstance(item, NewsItem) and item.isVisible()]


def step_through(table_page: TablePage, qtbot: QtBot) -> Iterator[None]:
    """Ask for one move after another, and look at the table after each."""
    seen = table_page.playback
    waits = PlaybackState.STEP_WAITS
    while True:
        qtbot.waitUntil(lambda: seen.state is waits or not seen.behind, timeout=30_000)
        yield
        if not seen.step():
            return


def let_it_be_seen(table_page: TablePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not table_page.playback.busy, timeout=30_000)


# What is new stays marked


@pytest.mark.parametrize("game", games.GAMES)
def test_moves_of_others_stay_marked_until_the_player_acts(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    table_page = sit(player, game, moves)
    assert told(table_page)
    assert marks(table_page)
    session = table_page.session
    session.stop_bots()
    move = session.timeline.view().legal_moves()[0]
    session.apply(move)
    assert not marks(table_page)


@pytest.mark.parametrize("game", games.GAMES)
def test_the_move_looked_back_at_is_marked(game: str, player: Player) -> None:
    moves, _ = moves_to_the_turn_of(game, 0)
    table_page = sit(player, game, moves)
    marked = 0
    ends = games.facts(game).EXTRAS.turn_ends
    for number in range(1, len(moves)):
        table_page.look_at(number)
        over = sum(move.kind == ends for move in table_page.timeline.moves[: number - 1])
        row = number - 1 if ends is None else over
        assert table_page.side.history.moves.currentRow() == row
        marked += bool(marks(table_page))
    assert marked >= len(moves) // 4
    table_page.look_at(0)
    assert not marks(table_page)


def test_earlier_placements_of_others_in_the_same_turn_are_new_too(player: Player) -> None:
    """H-5: all place at once, so nothing is known before the last one has placed."""
    rules = games.load("harmony")
    state, dice = rules.start(3, {}, 5), Random(1)
    moves: list[Move] = []
    for _ in range(4):
        move = bot("harmony", "random").choose(state.view(state.to_move or 0), dice)
        moves.append(move)
        state = state.play(move)
    table_page = player.sit_down("random", "person", "random", moves=moves)
    table_page.session.stop_bots()
    assert {change.seat for change in table_page.playback.moment().news} == {0, 2}
    assert len(marks(table_page)) == 2


def test_hidden_placements_of_others_are_neither_told_nor_marked(player: Player) -> None:
    """H-5: a tile is known to its player alone until all have placed."""
    table_page = player.sit_down("random", "random", "person", moves=[PlaceTile(3), PlaceTile(8)])
    assert told(table_page).count("\n") == 1
    assert "column" not in told(table_page)
    assert not marks(table_page)
    table_page.session.stop_bots()
    table_page.play(PlaceTile(5))
    table_page.session.stop_bots()
    assert len(marks(table_page)) == 2


def test_a_line_says_only_what_is_worth_a_word(player: Player) -> None:
    moves, _ = moves_to_the_turn_of("harmonies", 0)
    assert "Ended the turn" not in told(sit(player, "harmonies", moves))
    moves, _ = moves_to_the_turn_of("harmonia", 0)
    said = told(sit(player, "harmonia", moves))
    assert "→" in said
    assert "Shows" not in said


def test_all_placements_of_a_turn_of_harmony_are_seen_in_one_beat(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """H-5: what all have placed is revealed at once, and the next tile can be placed meanwhile."""
    player = Player(open_window(pace="slow", animation="normal"), qtbot)
    table_page = watch(player, "harmony")
    boards = table_page.table.boards
    placed = [sum(tile is not None for tile in boards[seat].board) for seat in (0, 1, 2)]
    assert len(set(placed)) == 1
    assert table_page.table.live
    assert told(table_page).count("\n") == 1
    places = [(board.scale(), board.pos()) for board in boards]
    cell = next(move.cell for move in table_page.timeline.view().legal_moves())
    player.click("board", cell)
    assert [(board.scale(), board.pos()) for board in boards] == places
    assert boards.own.board[cell] is not None


@pytest.mark.parametrize("game", IN_TURN)
def test_the_prompt_never_asks_while_something_is_still_seen(
    game: str,
    open_window: Callable[..., Window],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playback, "PACES", {"normal": 0.02})
    monkeypatch.setattr(playback, "LEAST_STEP_MS", 20)
    monkeypatch.setitem(motion._DURATIONS, "normal", 20)
    player = Player(open_window(pace="normal", animation="normal"), qtbot)
    table_page = watch(player, game)
    asked = say(games.texts(game).status(table_page.timeline.view()))
    looks = 0
    while table_page.playback.busy or table_page.table.motion.running:
        looks += 1
        assert table_page.bar.prompt.text() != asked
        assert not table_page.table.live
        QApplication.processEvents()
    assert looks
    assert table_page.bar.prompt.text() == (table_page.table.prompt or asked)
    assert table_page.table.live


# Paces


def test_two_presses_or_keys_lead_to_ones_own_turn(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    for press in (
        lambda view: qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton),
        lambda view: qtbot.keyClick(view, Qt.Key.Key_Space),
    ):
        player = Player(open_window(pace="slow", animation="normal"), qtbot)
        table_page = watch(player, "sintra")
        assert table_page.playback.watching
        played = len(table_page.timeline.moves)
        press(table_page.view)
        press(table_page.view)
        assert not table_page.playback.busy
        assert table_page.table.live
        assert len(table_page.timeline.moves) == played
        assert marks(table_page)


def test_step_by_step_says_how_to_go_on(open_window: Callable[..., Window], qtbot: QtBot) -> None:
    table_page = watch(Player(open_window(pace="step"), qtbot), "sintra")
    assert "press Enter" in table_page.bar.prompt.text()
    assert table_page.bar.next_step.text() == "Next move"
    while table_page.playback.state is PlaybackState.STEP_WAITS:
        assert "press Enter" in table_page.bar.prompt.text()
        qtbot.keyClick(table_page.view, Qt.Key.Key_Space)
    let_it_be_seen(table_page, qtbot)
    assert "press Enter" not in table_page.bar.prompt.text()
    assert table_page.bar.next_step.isHidden()


def test_the_pace_is_set_in_settings_and_at_the_table_alike(player: Player) -> None:
    table_page = player.sit_down("person", "random")
    player.window.navigation.open("settings")
    settings = player.window.page
    assert isinstance(settings, SettingsPage)
    names = [button.text() for button in settings.pace.buttons()]
    assert names == ["Step by step", "Slow", "Normal", "Fast", "Instant"]
    settings.pace.buttons()[1].click()
    assert player.window.context.settings.pace == table_page.playback.pace == "slow"
    table_page.bar.menu.aboutToShow.emit()
    entries = table_page.commands.submenu("speed").actions()
    assert [entry.text() for entry in entries if entry.isChecked()] == ["Slow"]
    entries[3].trigger()
    assert player.window.context.settings.pace == table_page.playback.pace == "fast"


def test_moves_of_others_are_replayed_with_one_key(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    table_page = watch(Player(open_window(), qtbot), "terraces")
    table_page.context.change("pace", "step")
    assert not table_page.playback.busy
    qtbot.waitUntil(table_page.view.hasFocus)
    qtbot.keyClick(table_page.view, Qt.Key.Key_L)
    assert table_page.playback.number < len(table_page.timeline.moves)
    for _ in step_through(table_page, qtbot):
        pass
    let_it_be_seen(table_page, qtbot)
    assert table_page.playback.number == len(table_page.timeline.moves)


# Heard and told


@pytest.mark.parametrize("game", games.GAMES)
def test_every_move_that_is_shown_is_told_and_heard(
    game: str, open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcer, "announce", lambda _, words: said.append(words))
    window = open_window(pace="step")
    heard: list[tuple[str, str | None]] = []
    monkeypatch.setattr(
        window.context.sounds, "play", lambda name, material=None: heard.append((name, material))
    )
    table_page = watch(Player(window, qtbot), game)
    for _ in step_through(table_page, qtbot):
        pass
    let_it_be_seen(table_page, qtbot)
    names = {table_page.table.name_of(seat) for seat in range(1, SEATS[game])}
    lines = [line for words in said for line in words.split("\n") if ": " in line]
    assert {line.split(": ")[0] for line in lines} >= names
    assert said[-1].split("\n")[-1] in (table_page.status.line(), "Your turn.")
    materials = {"harmony": "paper", "sintra": "glass", "terraces": "stone"}
    assert {material for _, material in heard} == {materials.get(game, "wood")}
    assert table_page.table.material == materials.get(game, "wood")


def test_glass_that_breaks_is_heard(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        player.window.context.sounds, "play", lambda name, material=None: heard.append(name)
    )
    table_page = player.sit_down("person", "person", game="sintra")
    outcomes = [
        outcome
        for source in table_page.table.view.table.sources
        for colour, count in enumerate(table_page.table.view.table.source(source))
        if count
        for outcome in table_page.table.view.take_outcomes(source, colour)
    ]
    breaking = next(outcome for outcome in outcomes if outcome.broken)
    whole = next(outcome for outcome in outcomes if not outcome.broken)
    table_page.play(breaking.move)
    assert "break" in heard
    table_page.undo()
    heard.clear()
    table_page.play(whole.move)
    assert "break" not in heard


# Whole games


@pytest.mark.parametrize("game", games.GAMES)
def test_a_whole_game_is_followed_move_by_move(
    game: str, open_window: Callable[..., Window], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the normal pace, with pauses and motion of a few milliseconds."""
    monkeypatch.setattr(playback, "PACES", {"normal": 0.001})
    monkeypatch.setattr(playback, "LEAST_STEP_MS", 2)
    monkeypatch.setitem(motion._DURATIONS, "normal", 2)
    window = open_window(pace="normal", animation="normal")
    player = Player(window, qtbot)
    table_page = sit(player, game, [])
    session, table, dice = table_page.session, table_page.table, Random(3)
    shown: list[int] = []
    show = table.show_moment

    def look(moment: Moment[State, View]) -> None:
        shown.append(moment.number)
        show(moment)

    monkeypatch.setattr(table, "show_moment", look)
    while not session.timeline.over:
        qtbot.waitUntil(
            lambda: session.timeline.over or (table.live and not table_page.playback.busy),
            timeout=60_000,
        )
        if session.timeline.over:
            break
        if table.in_interlude:
            table_page.next_step()
        move = bot(game, "random").choose(session.timeline.view(), dice)
        table_page.play(move)
    qtbot.waitUntil(lambda: table_page.playback.state is PlaybackState.OVER, timeout=20_000)
    table_page.next_step()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=20_000)
    worth = [
        index + 1
        for index in range(len(session.timeline.moves))
        if table.worth_following(session.timeline.change(index))
    ]
    assert set(worth) <= set(shown)
    assert shown == sorted(shown)
