"""The aim beside Harmonia's layout, talk from what one talks about, and hands that fold."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.rules.components import KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    Ask,
    AskHand,
    Point,
    Propose,
    Show,
)
from harmony_desktop.games.harmonia.table import aim_sheet
from harmony_desktop.ui.table.labels import draw_lines
from tests.ui.harmonia import Guest
from tests.ui.painting import settle


def _lose(guest: Guest) -> None:
    """A lost basic game of one person: eight tiles in a row are longer than any hexagon."""
    state, moves = GAME.start(2, {"alone": True}, 5), []
    for row in range(8):
        view = state.view(state.on_turn)
        fits = (
            (kind, place) for kind in range(KINDS) if view.hand[kind] for place in view.fits(kind)
        )
        kind, place = next(one for one in fits if one[1].cell == Hex(0, row))
        moves += [Show(kind), place]
        state = state.play(Show(kind)).play(place)
    guest.sit_down("person", "person", moves=moves, options={"alone": True})


def test_the_sheet_says_why_the_hexagon_is_out_of_reach_and_offers_practice(guest: Guest) -> None:
    """A-9"""
    _lose(guest)
    table = guest.table
    assert table.aim.lost is not None
    assert [one for one in table.aim.buttons if table.aim.buttons[one].isVisible()] == [
        "practice",
        "stop",
    ]
    guest.player.click("aim", "practice")
    assert guest.page.timeline.practice
    assert not table.aim.buttons["practice"].isVisible()


def test_stopping_a_lost_game_is_asked_about(guest: Guest) -> None:
    """A-20"""
    _lose(guest)
    guest.player.click("aim", "stop")
    assert guest.table.talk.stopping
    assert Propose() not in guest.page.timeline.moves


def test_pointing_at_a_line_lights_its_cells(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    guest.lay_first(13)
    table = guest.table
    shape = next(row for row in table.aim.rows if row.line.key == "shape")
    assert table.aim.hover(table.aim.mapToScene(shape.area.center()))
    assert table.board._lit.isVisible()
    assert not table.aim.hover(table.mat.area.center())
    assert not table.board._lit.isVisible()


def test_pointing_at_a_line_says_how_it_is_counted(guest: Guest) -> None:
    """A-10 to A-13; the keyboard and a screen reader are told too."""
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    guest.lay_first(0)
    table = guest.table
    rows = {row.line.key: row for row in table.aim.rows}
    assert rows["hexagon"].value.endswith("+162")
    assert rows["still"].value == ""
    for key, part in (("players", "10 points"), ("unused", "2 points"), ("hexagon", "tripled")):
        table.aim.hover(table.aim.mapToScene(rows[key].area.center()))
        assert part in table.aim.notice
        assert table.notice.isVisible()
    spot = table.aim.zone().spots[list(rows).index("players")]
    assert spot.details is not None
    assert "10 points" in spot.details()


def test_a_cell_and_a_tile_offer_their_phrases(guest: Guest) -> None:
    """A-4: in the basic game too, where a press within the outline could drag it."""
    page = guest.sit_down("person", "person")
    guest.lay_first()
    guest.open_curtain()
    cell = next(iter(guest.table.view.open_cells))
    guest.choose(texts.SAY_FILL, "board", cell)
    assert page.timeline.moves[-1] == Ask(1, *cell, FILL)
    guest.choose(texts.SAY_LEAVE, "board", cell)
    assert page.timeline.moves[-1] == Ask(1, *cell, LEAVE)
    guest.choose(texts.SAY_POINT, "board", Hex(0, 0))
    assert page.timeline.moves[-1] == Point(1, 0, 0)


def test_a_partner_is_asked_for_its_hand_by_a_press(guest: Guest, qtbot: QtBot) -> None:
    """A-4: and answers by telling it."""
    page = guest.sit_down("person", "easy", "easy")
    guest.choose(texts.PHRASES["ask-hand"], "others", 2)
    assert AskHand(0, 2) in page.timeline.moves
    known = guest.table.view.known
    assert [None in hand for hand in known] == [False, True, False]


def test_the_menu_has_nothing_to_say_to_oneself(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True})
    guest.lay_first()
    guest.player.click("board", next(iter(guest.table.view.open_cells)))
    assert guest.table.phrase_menu.menu is None


def test_of_the_other_hands_of_one_person_the_next_is_seen_or_the_one_pressed(
    guest: Guest,
) -> None:
    guest.sit_down(*["person"] * 4, options={"alone": True})
    others = guest.table.partners.others

    def tall() -> list[int]:
        least = min(plate.size.height() for plate in others)
        return [plate.seat for plate in others if plate.size.height() > least]

    assert tall() == [1]
    guest.player.click("others", 2)
    assert tall() == [2]
    guest.player.click("others", 2)
    assert tall() == [1]


def test_remarks_are_lines_but_no_moves(guest: Guest) -> None:
    page = guest.sit_down("person", "person")
    guest.say("hand")
    guest.lay_first()
    guest.open_curtain()
    guest.say("hand")
    history = page.side.history
    page.side.open_moves()
    rows = [history.moves.item(row).text() for row in range(history.moves.count())]
    assert len(rows) == 2
    assert rows[0].startswith("1. ")
    assert not rows[1][0].isdigit()
    assert page.timeline.turns_until(len(page.timeline.moves)) == 1


def test_the_question_for_the_plan_is_named_and_explained(guest: Guest) -> None:
    guest.sit_down("person", "medium")
    menu = guest.table.phrase_menu
    offers = menu.of_partner(guest.table.view, 1, plans=True)
    assert (offers[-1].text, offers[-1].tip) == (texts.ASK_PLAN, texts.PLAN_EXPLAINED)
    assert all(one.act is not None for one in offers)


def test_the_sheet_grows_with_the_text(guest: Guest) -> None:
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    aim = guest.table.aim
    before = sum(row.area.height() for row in aim.rows)
    guest.page.context.change("text_size", 200)
    settle()
    assert aim.rows[-1].area.bottom() <= aim.boundingRect().bottom()
    assert sum(row.area.height() for row in aim.rows) > 1.4 * before


def test_all_lines_of_the_sheet_have_letters_of_one_size(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []

    def draw(painter: QPainter, *rest: object) -> None:
        draw_lines(painter, *rest)
        sizes.append(painter.font().pixelSize())

    monkeypatch.setattr(aim_sheet, "draw_lines", draw)
    guest.sit_down("person", "person", options={"alone": True, "mode": "advanced"})
    guest.lay_first(13)
    guest.page.grab()
    newest = sizes[-2 * len(guest.table.aim.rows) :]
    assert newest
    assert len(set(newest)) == 1
