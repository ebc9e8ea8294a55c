"""The end of a game of Harmonia: a complete hexagon wins, a proposal says what it means."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Show, Vote
from harmony_desktop.games.harmonia.rules.view import End
from harmony_desktop.games.harmonia.table.partners import PartnerPlate, Plate
from harmony_desktop.ui.kit.languages import say
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
