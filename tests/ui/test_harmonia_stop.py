"""Ending a game of Harmonia early without partners: a decision with a price (A-20)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.moves import Propose, Vote
from harmony_desktop.games.harmonia.rules.view import TurnPhase
from harmony_desktop.games.harmonia.table.partners import PartnerPlate, Plate
from harmony_desktop.storage.results import Results
from harmony_desktop.ui.kit.languages import say
from tests.ui.harmonia import Guest

Key = Qt.Key


def _begin(guest: Guest, mode: str = "basic") -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": mode})
    guest.lay_first()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_stopping_alone_shows_its_price_and_is_asked_before_it_counts(
    guest: Guest, qtbot: QtBot, mode: str
) -> None:
    """A-20: the button shows what stopping means, and nothing is played until the answer."""
    _begin(guest, mode)
    page, talk = guest.page, guest.table.talk
    moves = list(page.timeline.moves)
    assert talk.buttons["propose"].words == texts.STOP_HERE
    if mode == "basic":
        assert talk.price == texts._STOP_LOSES
    else:
        points = page.timeline.state.score(0).total
        assert talk.price == say(texts._phrase(texts._STOP_POINTS, points=points))
    guest.player.click("talk", "propose")
    assert talk.stopping
    assert page.timeline.moves == moves
    guest.player.click("talk", "yes")
    qtbot.waitUntil(lambda: page.timeline.over)
    assert page.timeline.moves[len(moves)] == Propose()
    assert page.timeline.state.winners() == ()


def test_the_sheet_is_seen_below_the_question_to_end_the_game(guest: Guest) -> None:
    """A-10: whoever decides sees where the points come from."""
    _begin(guest, "advanced")
    table = guest.table
    before = table.aim.sceneBoundingRect()
    guest.player.click("talk", "propose")
    answers = [table.talk.buttons[name].area for name in ("yes", "no")]
    seen = table.aim.sceneBoundingRect()
    assert table.aim.isVisible()
    assert guest.page.bar.prompt.text() == table.talk.question
    assert all(seen.top() >= area.bottom() for area in answers)
    assert seen.bottom() <= table.hand.scenePos().y()
    assert any(row.line.key == "now" for row in table.aim.rows)
    assert not table.stand.isVisible()
    guest.player.click("talk", "no")
    assert table.aim.sceneBoundingRect() == before
    assert table.stand.isVisible()


@pytest.mark.parametrize("agree", [True, False])
def test_a_vote_that_is_looked_back_at_is_marked_where_the_end_is_proposed(
    guest: Guest, agree: bool
) -> None:
    """Its label lay on the sheet, where the answers are while somebody is asked."""
    _begin(guest, "advanced")
    table = guest.table
    (mark,) = table.ghosts_of([Vote(agree)])
    assert mark.target.boundingRect() == table.talk.buttons["propose"].area
    guest.player.click("talk", "propose")
    (mark,) = table.ghosts_of([Vote(agree)])
    assert mark.target.boundingRect() == table.talk.buttons["yes" if agree else "no"].area


@pytest.mark.parametrize("way", ["no", "escape", "right", "tile"])
def test_stopping_can_be_taken_back(guest: Guest, qtbot: QtBot, way: str) -> None:
    """A-20: by the answer, by Esc, by a right click, and by playing on; then asked anew."""
    _begin(guest)
    page, talk = guest.page, guest.table.talk
    moves = list(page.timeline.moves)
    guest.player.click("talk", "propose")
    if way == "no":
        guest.player.click("talk", "no")
    elif way == "escape":
        page.view.setFocus()
        guest.player.press(Key.Key_Escape)
    elif way == "right":
        point = guest.player.at("board")
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.RightButton, pos=point)
    else:
        guest.player.click("hand", guest.table.hand.kinds[0])
    assert not talk.stopping
    assert page.timeline.moves == moves
    assert page.timeline.state.phase is TurnPhase.SHOW
    assert Results(page.context.places).latest(1) == []
    if way != "tile":
        guest.player.click("talk", "propose")
        assert talk.stopping


def test_no_stray_click_ends_a_game_alone(guest: Guest, qtbot: QtBot) -> None:
    """A-20: three quick clicks on one place, anywhere on the button, stop nothing."""
    _begin(guest)
    page, area = guest.page, guest.table.talk.buttons["propose"].area
    port, left = page.view.viewport(), Qt.MouseButton.LeftButton
    for height in (0.1, 0.5, 0.9):
        point = page.view.mapFromScene(area.left() + 20, area.top() + area.height() * height)
        for _ in range(3):
            qtbot.mouseClick(port, left, pos=point)
            qtbot.mouseDClick(port, left, pos=point)
        qtbot.wait(10)
        assert not page.timeline.over
        guest.table.talk.play_on()


def test_stopping_before_the_first_tile_is_refused(guest: Guest, qtbot: QtBot) -> None:
    """A-8, A-20"""
    page = guest.sit_down("person", "person", options={"alone": True})
    point = page.view.mapFromScene(guest.table.talk.buttons["propose"].area.center())
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.toast.text() == texts.STOP_TOO_EARLY
    assert not guest.table.talk.stopping


@pytest.mark.parametrize("others", [("easy",), ("person",), ("person", "easy")])
def test_with_others_the_end_stays_a_proposal(guest: Guest, others: tuple[str, ...]) -> None:
    """A-8, A-20: also for one person who plays several hands beside bots."""
    guest.sit_down("person", *others, options={"alone": len(others) == 2})
    talk = guest.table.talk
    assert talk.buttons["propose"].words == texts.PROPOSE
    assert talk.buttons["talk"].isVisible()


def test_the_question_is_mirrored_and_translated(persian_guest: Guest) -> None:
    """A-20: in Persian, with Persian digits, inside the window."""
    _begin(persian_guest, "advanced")
    talk, page = persian_guest.table.talk, persian_guest.page
    persian_guest.player.click("talk", "propose")
    assert not set("0123456789") & set(talk.price)
    port = page.view.viewport().rect()
    for name in ("yes", "no"):
        box = page.view.mapFromScene(talk.buttons[name].area).boundingRect()
        assert port.contains(box)


def test_alone_a_hint_calls_it_stopping_and_nobody_proposes_anything(
    guest: Guest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    _begin(guest, "advanced")
    page, partners = guest.page, guest.table.partners
    shown: list[PartnerPlate] = []
    monkeypatch.setattr(Plate, "show_partner", lambda plate, partner, theme: shown.append(partner))
    page.session.bots.hinted.emit([Suggestion(Propose(), 1.0)])
    assert page.toast.text().startswith(texts.STOP_HERE)
    page.play(Propose())
    qtbot.waitUntil(lambda: page.timeline.over)
    assert partners.said(), "the record has it"
    assert shown
    assert not any(one.says for one in shown)


def test_a_press_on_the_hint_to_stop_asks_first(guest: Guest) -> None:
    """A-20"""
    _begin(guest, "advanced")
    page, table = guest.page, guest.table
    moves = list(page.timeline.moves)
    page.session.bots.hinted.emit([Suggestion(Propose(), 1.0)])
    guest.player.click("talk", "propose")
    assert table.talk.stopping
    assert page.timeline.moves == moves
