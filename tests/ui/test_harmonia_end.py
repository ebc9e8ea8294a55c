"""The end of a game of Harmonia: a complete hexagon wins, a proposal says what it means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from harmony_desktop.bots.decisions import Verdict
from harmony_desktop.controller.analysis import Analysis
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots.analysis import close_call
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules.components import KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.view import End, OrnamentTile
from harmony_desktop.games.harmonia.table.partners import PartnerPlate, Plate
from harmony_desktop.ui.kit.languages import say
from harmony_desktop.ui.kit.qt import not_none
from tests.ui.harmonia import Guest, nearly_won


def _lay_the_last(guest: Guest) -> None:
    """Lay the tile that completes the hexagon, if it is a person's turn."""
    page, player = guest.page, guest.player
    view = page.timeline.view()
    if not page.timeline.awaits_person:
        return
    guest.open_curtain()
    for kind in guest.table.hand.kinds:
        for place in view.fits(kind):
            after = page.timeline.state.play(Show(kind)).play(place)
            if after.view(0).complete:
                player.click("hand", kind)
                guest.wheel(place.turn)
                guest.place(place.cell)
                return
    raise AssertionError("no tile completes it")


@pytest.mark.parametrize(
    ("kinds", "alone"),
    [
        (("person", "hard"), False),
        (("hard", "person"), False),
        (("person", "person"), False),
        (("person", "person"), True),
        (("person", "hard", "person"), False),
    ],
)
def test_a_complete_hexagon_wins_without_a_question(
    guest: Guest, qtbot: QtBot, kinds: tuple[str, ...], alone: bool
) -> None:
    """A-8, A-9: whoever lays the last tile, and whoever would have to be asked."""
    moves = nearly_won(len(kinds))
    guest.sit_down(*kinds, moves=moves, options={"alone": alone})
    page, table = guest.page, guest.table
    asked = []
    page.playback.shown.connect(lambda moment: asked.append(table.talk.voting and table.live))
    _lay_the_last(guest)
    qtbot.waitUntil(lambda: page.timeline.over, timeout=60_000)
    assert page.timeline.state.end is End.AGREED
    assert len(page.timeline.state.winners()) == len(kinds)
    last = [type(move) for move in page.timeline.moves[len(moves) :]]
    assert last == [Show, Place, Propose, *[Vote] * (len(kinds) - 1)]
    qtbot.waitUntil(lambda: table.board._lit_edge.isVisible())
    assert not page.playback.covered, "nobody has to be called to the screen"
    assert "complete" in page.status.line()


def test_nobody_is_said_to_have_agreed_to_the_end_of_a_won_game(guest: Guest, qtbot: QtBot) -> None:
    """A-8: the agreement is in the record, but the last tile is the last move."""
    guest.sit_down("person", "hard", "hard", moves=nearly_won(3))
    _lay_the_last(guest)
    page = guest.page
    qtbot.waitUntil(lambda: page.timeline.over, timeout=60_000)
    page.side.open_moves()
    moves = page.side.history.moves
    rows = [moves.item(index).text() for index in range(moves.count())]
    assert rows[-1].startswith("37. ")
    assert not any("end" in row for row in rows)
    last = moves.item(moves.count() - 1)
    assert "end" not in last.data(Qt.ItemDataRole.AccessibleTextRole)
    assert page.timeline.turns_until(len(page.timeline.moves)) == 37
    assert page.timeline.turns()[-1].stop == len(page.timeline.moves)


def test_partners_rejoice_and_ask_nothing_any_more(
    guest: Guest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[int, PartnerPlate] = {}
    monkeypatch.setattr(
        Plate, "show_partner", lambda plate, partner, theme: shown.update({plate.seat: partner})
    )
    guest.sit_down("person", "hard", "hard", moves=nearly_won(3))
    _lay_the_last(guest)
    qtbot.waitUntil(lambda: guest.page.timeline.over, timeout=60_000)
    qtbot.waitUntil(lambda: shown[1].says == REPLIES["won"])
    assert shown[2].says == REPLIES["won-too"]


def test_after_an_undo_the_end_is_left_to_the_person(guest: Guest, qtbot: QtBot) -> None:
    """In practice; the button for it is the main one, and the question says what has happened."""
    guest.sit_down("person", "hard", moves=nearly_won(2), practice=True)
    page, talk = guest.page, guest.table.talk
    _lay_the_last(guest)
    qtbot.waitUntil(lambda: page.timeline.over, timeout=60_000)
    page.undo()
    qtbot.wait(20)
    assert not page.timeline.over
    assert talk.voting
    assert talk.question == texts._VOTE_WINS
    guest.player.click("talk", "yes")
    assert page.timeline.over


def test_a_proposal_says_what_it_means(guest: Guest) -> None:
    """A-8: in the advanced game in points, in the bubble and beside the question."""
    guest.sit_down("person", "hard", options={"mode": "advanced"})
    guest.lay_first()
    page = guest.page
    page.session.stop_bots()
    points = page.timeline.state.score(0).total
    page.session.apply(Propose())
    talk = guest.table.talk
    assert talk.voting
    assert talk.price == say(texts._phrase(texts._END_POINTS, points=points))
    said = guest.table.partners.said()[1]
    assert said == say(texts._phrase(texts._SAID_PROPOSED, points=points))


def test_ending_an_incomplete_hexagon_is_said_to_lose(guest: Guest) -> None:
    """A-9"""
    guest.sit_down("person", "hard")
    guest.lay_first()
    guest.page.session.stop_bots()
    guest.page.session.apply(Propose())
    assert guest.table.talk.price == texts._END_LOSES


def test_the_analysis_of_a_won_game_shows_where_it_was_close_and_the_replay(
    guest: Guest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A-9: with no costly decision, a list of all would be one line; a close one can be looked
    at."""
    monkeypatch.setattr(Analysis, "start", lambda analysis: None)
    guest.sit_down("person", "hard", moves=nearly_won(2))
    _lay_the_last(guest)
    page = guest.page
    qtbot.waitUntil(lambda: page.timeline.over, timeout=60_000)
    page.side.start_analysis()
    panel = page.side.analysis
    assert panel is not None
    for one in panel.analysis._open:
        good = Suggestion(one.moves[0], 1.0, one.moves[1:])
        panel.analysis._verdicts[one.number] = Verdict(one, Appraisal(good, good))
    panel.analysis._open.clear()
    panel._on_finished()
    assert not panel._all.isVisibleTo(panel)
    assert not panel._all_title.isVisibleTo(panel)
    rows = [panel._close.item(row) for row in range(panel._close.count())]
    assert 0 < len(rows) <= 3
    assert all("placements kept the border light green" in row.text() for row in rows)
    panel._close.itemActivated.emit(rows[0])
    assert panel.chosen is not None
    panel._watch.click()
    assert page.side.tabs.currentWidget() is page.side.history
    assert page.side.history.playing
    assert page.playback.number == 0


def test_the_placements_that_kept_the_hexagon_are_counted() -> None:
    """A-9: beside seven blank tiles in a row, which no hexagon exceeds."""
    hand = tuple(int(kind in (0, 9)) for kind in range(KINDS))
    row = tuple(OrnamentTile(Hex(0, r), 0, 0) for r in range(7))
    state = replace(GAME.start(2, {}, 1), placed=row, hands=(hand, hand), on_turn=0)
    view = state.view(0)
    blank, outside = Place(1, 0, 0), Place(0, 7, 0)
    share, words = not_none(close_call(view, (Show(0), blank)))
    assert not_none(close_call(view, (Show(0), outside)))[0] == share, "of all, whatever was played"
    assert 0 < share < 1
    kept, ways = words.values["kept"], words.values["ways"]
    assert share == kept / ways
    assert close_call(view, (Propose(),)) is None


def test_no_decision_of_a_won_game_is_said_to_have_put_it_out_of_reach(
    guest: Guest, qtbot: QtBot
) -> None:
    """A-9: though the judge saw no plan any more. It knows all hands of one person, as hints do."""
    guest.sit_down("person", "person", moves=nearly_won(2), options={"alone": True})
    _lay_the_last(guest)
    timeline = guest.page.timeline
    qtbot.waitUntil(lambda: timeline.over, timeout=60_000)
    analysis = Analysis(timeline)
    decision = analysis._open[0]
    assert None not in analysis._question(decision).view.known[1 - decision.seat]
    plan = Suggestion(decision.moves[0], 1.0, decision.moves[1:])
    lost = Verdict(decision, Appraisal(plan, replace(plan, value=0.0)))
    assert lost.costly
    assert not analysis._as_it_came(lost).costly
    analysis.close()
