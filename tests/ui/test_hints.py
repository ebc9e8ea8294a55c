"""Hints lead: followed blindly they never go wrong, they stay, and they say what they cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.game_bots import GameBots
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonia.rules.moves import AnnounceHand, AskTile, Show
from harmony_desktop.games.harmonies.rules.components import COLOURS
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceToken, TakeSpace
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import hint_guide
from harmony_desktop.ui.table.ghosts import Ghost
from harmony_desktop.ui.table.page import TablePage
from tests.ui.player import Player

TABLES: dict[str, tuple[int, dict[str, object], int]] = {
    "harmony": (1, {}, 0),
    "sintra": (2, {}, 70),
    "harmonies": (1, {}, 0),
    "terraces": (2, {"way": "open-hand"}, 28),
    "harmonia": (2, {"alone": True, "mode": "advanced"}, 50),
}
"""Seats, options, and the number of moves that bots have played before."""


def _begun(game: str, seats: int, options: dict[str, object], count: int) -> list[Move]:
    """The first moves of a game, as weak bots play it."""
    state, dice, made = games.load(game).start(seats, options, 5), Random(1), list[Move]()
    bots = [bot(game, "easy") for _ in range(seats)]
    while len(made) < count and state.to_move is not None:
        made.append(bots[state.to_move].choose(state.view(state.to_move), dice))
        state = state.play(made[-1])
    return made


def _sit_down(player: Player, game: str) -> TablePage:
    seats, options, count = TABLES[game]
    moves = _begun(game, seats, options, count)
    return player.sit_down(*["person"] * seats, game=game, options=options, moves=moves)


def _inside(path: QPainterPath) -> QPointF:
    """A point of a shape: the middle of its first part."""
    return path.toSubpathPolygons()[0].boundingRect().center()


class BlindPlayer:
    """Asks for a hint in every turn and clicks what it shows, in any order."""

    def __init__(self, page: TablePage, qtbot: QtBot) -> None:
        self.page, self._qtbot = page, qtbot
        self._dice = Random(3)
        self.refused: list[str] = []
        page.table.refused.connect(self.refused.append)

    def ask(self) -> tuple[Move, ...]:
        """Have a hint shown; return the turn it proposes."""
        page = self.page
        level = "hard" if page.timeline.game.id in ("sintra", "harmony") else "medium"
        found = bot(page.timeline.game.id, level).suggest(page.timeline.view(), 2)
        page.session.bots.hinted.emit(list(found))
        return found[0].moves

    def follow(self) -> list[Move]:
        """Click all ghosts, each directly or after its piece; return the moves this has made."""
        page, begun = self.page, len(self.page.timeline.moves)
        for _ in range(40):
            shown = page.table.hint_marks.shown
            if not shown:
                break
            _, ghost = shown[int(self._dice.random() * len(shown))]
            self._click(ghost)
            talk = getattr(page.table, "talk", None)
            if talk is not None and talk.stopping:
                talk.press("yes")  # stopping alone is asked about, and the hint was to stop
        return [move for move in page.timeline.moves[begun:] if move.by is None]

    def _click(self, ghost: Ghost) -> None:
        if ghost.source is not None and self._dice.random() < 0.5:
            self._click_at(ghost.source)
            if self.page.table.hint_marks.shown and self.page.table.placing.holding:
                self._click_at(ghost.target)
                if self.page.table.placing.holding:
                    self._click_at(ghost.target)  # Harmonia's tile is confirmed
            return
        self._click_at(ghost.target)

    def _click_at(self, path: QPainterPath) -> None:
        view = self.page.view
        point: QPoint = view.mapFromScene(_inside(path))
        self._qtbot.mouseMove(view.viewport(), point)
        self._qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)


@pytest.mark.parametrize("game", games.GAMES)
def test_hints_followed_blindly_to_the_end_never_go_wrong(
    player: Player, qtbot: QtBot, game: str
) -> None:
    page = _sit_down(player, game)
    blind = BlindPlayer(page, qtbot)
    turns = 0
    while not page.timeline.over and turns < 200:
        if page.playback.covered:
            page.shared_screen.open()
        hinted = blind.ask()
        made = blind.follow()
        assert sorted(map(repr, made[: len(hinted)])) == sorted(map(repr, hinted))
        assert not blind.refused
        turns += 1
    assert page.timeline.over


@pytest.mark.parametrize("game", games.GAMES)
def test_the_keyboard_follows_a_hint_with_enter_alone(
    player: Player, qtbot: QtBot, game: str
) -> None:
    page = _sit_down(player, game)
    blind = BlindPlayer(page, qtbot)
    for _ in range(3):
        if page.playback.covered:
            page.shared_screen.open()
        hinted, begun = blind.ask(), len(page.timeline.moves)
        for _ in range(3 * len(hinted) + 2):
            made = [move for move in page.timeline.moves[begun:] if move.by is None]
            if len(made) < len(hinted):
                player.press(Qt.Key.Key_Return)
        assert sorted(map(repr, made)) == sorted(map(repr, hinted))
        assert not blind.refused


@pytest.mark.parametrize("game", games.GAMES)
def test_a_hint_is_drawn_where_it_would_be_made_until_it_is_made(
    player: Player, qtbot: QtBot, game: str
) -> None:
    page = _sit_down(player, game)
    blind = BlindPlayer(page, qtbot)
    hinted = blind.ask()
    marks = page.table.hint_marks
    assert marks.isVisible()
    # The button that ends a turn is framed when it is there.
    drawn = [move for move in hinted if not isinstance(move, EndTurn)]
    assert [ghost.move for _, ghost in marks.shown][-1] == drawn[-1]
    assert any(ghost.draw is not None for _, ghost in marks.shown)
    for _, ghost in marks.shown:
        assert page.table.sceneRect().contains(_inside(ghost.target))
    blind.follow()
    assert not any(move in hinted for move in (ghost.move for _, ghost in marks.shown))


def test_the_steps_of_a_hint_may_be_made_in_any_order_and_taken_back(
    player: Player, qtbot: QtBot
) -> None:
    page = _sit_down(player, "harmonies")
    blind = BlindPlayer(page, qtbot)
    hinted = blind.ask()
    numbers, said = [number for number, _ in page.table.hint_marks.shown], page.toast.text()
    assert isinstance(hinted[-1], EndTurn)
    assert numbers == list(range(1, len(hinted)))
    last = [ghost for _, ghost in page.table.hint_marks.shown if isinstance(ghost.move, PlaceToken)]
    blind._click_at(last[-1].target)
    # The tokens of the space were taken first; the steps left are numbered from 1.
    assert last[-1].move in page.timeline.moves
    left = [number for number, _ in page.table.hint_marks.shown]
    assert left == list(range(1, len(left) + 1))
    assert len(left) <= len(numbers) - 2
    while page.timeline.can_undo():
        page.undo()
    assert [number for number, _ in page.table.hint_marks.shown] == numbers
    assert page.toast.text() == said


def test_equal_tokens_on_one_hex_have_numbers_of_their_own(player: Player) -> None:
    page = _sit_down(player, "harmonies")
    view = page.timeline.view()
    twice = next(
        (space, COLOURS[colour])
        for space, tokens in enumerate(view.table.spaces)
        for colour in tokens
        if tokens.count(colour) > 1
    )
    space, colour = twice
    rest = list(view.table.spaces[space])
    placed = [PlaceToken(colour, 10), PlaceToken(colour, 10 if colour in ("brown", "grey") else 11)]
    for _ in placed:
        rest.remove(COLOURS.index(colour))
    then = (*placed, PlaceToken(COLOURS[rest[0]], 20), EndTurn())
    page.session.bots.hinted.emit([Suggestion(TakeSpace(space), 1.0, then)])
    assert [number for number, _ in page.table.hint_marks.shown] == [1, 2, 3, 4]


def test_reasons_of_a_turn_are_told_until_it_is_begun(player: Player, qtbot: QtBot) -> None:
    page = _sit_down(player, "harmonies")
    hinted = BlindPlayer(page, qtbot).ask()
    reason = Phrase("Reasons", "keeps a line open", {})
    page.session.bots.hinted.emit([Suggestion(hinted[0], 1.0, hinted[1:], (reason,))])
    assert "Keeps a line open" in page.toast.text()
    page.play(hinted[0])
    assert "line open" not in page.toast.text()
    page.undo()
    assert "Keeps a line open" in page.toast.text()


def test_the_words_of_a_hint_follow_its_steps(player: Player, qtbot: QtBot) -> None:
    page = _sit_down(player, "harmonies")
    hinted = BlindPlayer(page, qtbot).ask()
    for move in hinted[:-1]:
        page.play(move)
    assert "numbers" not in page.toast.text()
    assert page.toast.text().startswith("End your turn.")


def test_asking_again_in_the_middle_of_a_turn_names_the_steps_left(
    player: Player, qtbot: QtBot
) -> None:
    page = _sit_down(player, "harmonies")
    hinted = BlindPlayer(page, qtbot).ask()
    assert isinstance(hinted[0], TakeSpace)
    page.play(hinted[0])
    page.hint()
    assert page.toast.text().startswith(("Take the card", "Follow the numbers"))


def test_another_move_than_the_hinted_one_ends_the_hint(player: Player, qtbot: QtBot) -> None:
    page = _sit_down(player, "harmonies")
    hinted = BlindPlayer(page, qtbot).ask()
    other = next(move for move in page.timeline.view().legal_moves() if move not in hinted)
    page.play(other)
    assert not page.table.hint_marks.shown
    page.undo()
    assert page.table.hint_marks.shown


def test_other_moves_are_shown_on_request_with_what_they_bring_less(
    player: Player, qtbot: QtBot
) -> None:
    page = player.sit_down("person", game="harmony")
    first, *others = bot("harmony", "easy").suggest(page.timeline.view(), 3)
    page.session.bots.hinted.emit([first, *others])
    assert [ghost.move for _, ghost in page.table.hint_marks.shown] == [first.move]
    page.hint()
    assert [ghost.move for _, ghost in page.table.hint_marks.shown] == [others[0].move]
    assert "less than the best" in page.toast.text() or "About as good" in page.toast.text()
    page.hint()
    page.hint()
    assert [ghost.move for _, ghost in page.table.hint_marks.shown] == [first.move]


def test_a_hint_says_first_what_it_brings_at_once(player: Player) -> None:
    page = player.sit_down("person", "person", game="terraces")
    view = page.table.view
    best = max(view.legal_moves(), key=lambda move: view.preview(move).points[view.seat])
    gain = view.preview(best).points[view.seat] - view.score(view.seat).total
    page.session.bots.hinted.emit([Suggestion(best, 1.0)])
    assert gain > 0
    assert f"Points: +{gain}" in page.toast.text()


def test_a_gain_that_a_reason_tells_is_not_told_twice(player: Player) -> None:
    page = player.sit_down("person", "person", game="terraces")
    view = page.table.view
    best = max(view.legal_moves(), key=lambda move: view.preview(move).points[view.seat])
    gain = view.preview(best).points[view.seat] - view.score(view.seat).total
    reason = Phrase("Reasons", "grows your best region (+{points})", {"points": gain})
    page.session.bots.hinted.emit([Suggestion(best, 1.0, reasons=(reason,))])
    assert page.toast.text().count(f"+{gain}") == 1
    reason = Phrase("Reasons", "grows your best region (+{points})", {"points": 10 * gain})
    page.session.bots.hinted.emit([Suggestion(best, 1.0, reasons=(reason,))])
    assert f"Points: +{gain}" in page.toast.text()


@pytest.mark.parametrize("game", ["harmony", "terraces"])
def test_the_bar_does_not_say_the_place_that_the_table_shows(player: Player, game: str) -> None:
    page = player.sit_down("person", "person", game=game, options=TABLES[game][1])
    move = page.timeline.view().legal_moves()[0]
    reason = Phrase("Reasons", "keeps a line open", {})
    page.session.bots.hinted.emit([Suggestion(move, 1.0, reasons=(reason,))])
    assert page.toast.words.text().endswith("Keeps a line open")
    place, _, why = page.toast.text().partition("\n")
    assert place, "a listener is told the place"
    assert page.toast.words.text() == why


def test_a_long_hint_moves_nothing_in_a_small_window(
    open_window: Callable[..., Window], qtbot: QtBot
) -> None:
    """The bar grew, and cards jumped from above the board to its left."""
    window = open_window("uk")
    window.resize(800, 560)
    page = Player(window, qtbot).sit_down("person", game="harmonies")
    QApplication.processEvents()
    before = page.view.geometry()
    best = bot("harmonies", "medium").suggest(page.timeline.view(), 1)[0]
    reason = Phrase("Reasons", "something that takes rather a lot of words to say " * 2, {})
    page.session.bots.hinted.emit([replace(best, reasons=(reason,))] * 2)
    QApplication.processEvents()
    assert page.table.hint_marks.shown
    assert page.view.geometry() == before
    qtbot.waitUntil(lambda: page.toast.words.whole)
    assert page.toast.words.text() in page.toast.text()
    window.resize(1280, 800)
    QApplication.processEvents()
    assert page.toast.words.text() == page.toast.text().replace("\n", " · ")


def test_a_hint_without_a_reason_says_that_others_are_as_good(player: Player) -> None:
    page = player.sit_down("person", game="harmony")
    first, second, *_ = page.timeline.view().legal_moves()
    page.session.bots.hinted.emit([Suggestion(first, 8.0), Suggestion(second, 7.9)])
    assert page.toast.words.text() == "Other moves are about as good."
    page.session.bots.hinted.emit([Suggestion(first, 8.0), Suggestion(second, 7.0)])
    assert "about as good" not in page.toast.text()


def test_a_hint_says_its_price_before_it_is_paid_and_asks_once(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = player.sit_down("person", game="harmony")
    asked: list[bool] = []
    monkeypatch.setattr(GameBots, "hint", lambda bots: asked.append(True) or True)
    monkeypatch.setattr(Results, "count", lambda results, query: hint_guide.FREE_GAMES)
    page.hint()
    assert not asked
    assert not page.timeline.hints
    assert "no record" in page.toast.text()
    page.toast._button.click()
    assert asked == [True]
    assert page.timeline.hints == 1
    page.hint()
    assert asked == [True, True]
    assert page.timeline.hints == 2


def test_hints_are_free_in_the_first_games_of_a_kind(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = player.sit_down("person", game="harmony")
    monkeypatch.setattr(GameBots, "hint", lambda bots: True)
    page.hint()
    assert page.toast.text() == "Looking for a hint…"
    page.hint()
    assert not page.timeline.hints
    assert page.timeline.record.free_hints == 2, "they keep the game from being rated"


def test_a_hint_turns_the_tile_and_chooses_the_token(player: Player, qtbot: QtBot) -> None:
    page = _sit_down(player, "terraces")
    (lay,) = BlindPlayer(page, qtbot).ask()
    assert page.table.placing.rotation == lay.turn
    assert page.table.hand[page.table.default_piece()] == lay.tile
    page = _sit_down(player, "harmonies")
    blind = BlindPlayer(page, qtbot)
    blind.ask()
    blind._click_at(page.table.hint_marks.shown[0][1].target)
    step = next(step.move for step in page.table.hint if isinstance(step.move, PlaceToken))
    assert COLOURS[page.table.hand.chosen.colour] == step.colour


def test_a_hint_to_ask_for_a_tile_is_drawn_said_and_made_by_a_click(
    player: Player, qtbot: QtBot
) -> None:
    """A-4"""
    options = {"mode": "advanced", "first": "2"}
    page = player.sit_down("person", "hard", game="harmonia", options=options)
    session = page.session
    session.stop_bots()
    for seat in (0, 1):
        session.apply(AnnounceHand(seat))
    session.apply(next(one for one in page.timeline.state.legal_moves() if isinstance(one, Show)))
    session.apply(page.timeline.state.legal_moves()[0])
    page.playback.refresh()
    ask = next(one for one in page.timeline.state.remarks(0) if isinstance(one, AskTile))
    session.bots.hinted.emit([Suggestion(ask, 200.0)])
    ((_, ghost),) = page.table.hint_marks.shown
    assert ghost.move == ask
    said = page.toast.text().replace("\u2068", "").replace("\u2069", "")
    assert said.startswith("First say: “")
    assert said.endswith("place this tile here.”")
    player.click("board", ask.cell)
    assert ask in page.timeline.moves
