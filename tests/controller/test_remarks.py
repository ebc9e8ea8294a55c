"""What is said out of turn, at the example of Harmonia: heard, kept, and nobody's turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    EVERYBODY,
    FILL,
    AnnounceHand,
    Ask,
    AskHand,
    Need,
    Place,
    Point,
    Show,
)
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places

PERSON = Seat(kind="person", name="Mina")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "disk")


def make(places: Places, *levels: str, practice: bool = False, first: str = "1") -> Session:
    """A person and bots at a table."""
    bots = (Seat(kind="bot", level=level) for level in levels)
    record = Record(
        game=GAME.id,
        revision=GAME.revision,
        seats=(PERSON, *bots),
        options={"mode": "advanced", "first": first},
        seed=5,
        practice=practice,
    )
    return Session(record, saves.new_path(places, GAME.id), places)


def lay(session: Session) -> None:
    """The person's first tile."""
    view = session.timeline.view()
    session.play(Show(next(kind for kind, count in enumerate(view.hand) if count)))
    session.play(Place(0, 0, 0))


def test_bots_tell_their_hands_when_asked_and_not_before(places: Places, qtbot: QtBot) -> None:
    """A-4: out of turn, and whoever keeps silent stays so."""
    session = make(places, "medium", "random", "hard")
    session.begin()
    assert not session.timeline.moves, "nobody has asked"
    asked = AskHand(0, EVERYBODY)
    session.play(asked)
    answers = [AnnounceHand(1), AnnounceHand(3)]
    qtbot.waitUntil(lambda: session.timeline.moves == [asked, *answers])
    assert [session.timeline.mover(index) for index in range(3)] == [0, 1, 3]
    assert session.timeline.awaits_person
    assert saves.read(session.path).moves[1:] == (("tell-hand", 1), ("tell-hand", 3))
    session.close()


def test_a_person_s_remark_in_another_s_turn_is_kept_and_heard(
    places: Places, qtbot: QtBot
) -> None:
    """A-4: the bot that was thinking thinks again with what it heard."""
    session = make(places, "easy")
    session.begin()
    lay(session)
    assert not session.timeline.awaits_person
    said = Ask(0, 0, 1, FILL)
    with qtbot.waitSignal(session.changed) as heard:
        session.play(said)
    assert (heard.args[0].seat, heard.args[0].move) == (0, said)
    assert session.timeline.state.to_move == 1
    assert session.timeline.mover(len(session.timeline.moves) - 1) == 0
    assert saves.read(session.path).moves[-1] == ("ask", 0, 0, 1, FILL)
    qtbot.waitUntil(lambda: session.timeline.awaits_person, timeout=60_000)
    assert session.timeline.state.placed[-1].cell == said.cell, "and it heeds the wish"
    session.close()


def test_nobody_speaks_for_a_bot_or_after_the_end(places: Places, qtbot: QtBot) -> None:
    """A-4"""
    session = make(places, "easy")
    session.begin()
    for wrong in (AnnounceHand(1), Point(1, 0, 0)):
        with pytest.raises(IllegalMove, match="not-your-turn"):
            session.play(wrong)
    tile = next(kind for kind, count in enumerate(session.timeline.view().hand) if count)
    session.play(Need(0, tile))
    with pytest.raises(IllegalMove, match="said-already"):
        session.play(Need(0, tile))
    assert len(session.timeline.moves) == 1
    session.close()


def test_undo_takes_back_one_s_own_remark_but_no_placement(places: Places, qtbot: QtBot) -> None:
    """A-6: in a counted game; a request has shown nobody anything."""
    session = make(places, "easy")
    session.begin()
    lay(session)
    qtbot.waitUntil(lambda: session.timeline.awaits_person, timeout=60_000)
    assert not session.timeline.can_undo(), "whoever has placed"
    cell = next(iter(session.timeline.view().open_cells))
    session.play(Ask(0, cell.q, cell.r, FILL))
    count = len(session.timeline.moves)
    session.undo()
    assert len(session.timeline.moves) == count - 1
    assert not session.timeline.can_undo()
    session.close()


def test_remarks_of_bots_survive_undo_and_redo_in_practice(places: Places, qtbot: QtBot) -> None:
    session = make(places, "medium", practice=True)
    session.begin()
    said = [AskHand(0, EVERYBODY), AnnounceHand(1)]
    session.play(said[0])
    qtbot.waitUntil(lambda: session.timeline.moves == said)
    lay(session)
    session.undo()
    session.undo()
    assert session.timeline.moves == said
    session.redo()
    session.redo()
    assert len(session.timeline.state.placed) == 1
    assert session.timeline.moves[:2] == said
    session.close()


def test_a_partner_of_an_unknown_level_says_nothing_and_is_reported(
    places: Places, qtbot: QtBot
) -> None:
    """A record of another version: the table goes on until its turn, and then says why not."""
    session = make(places, "telepath", "medium", first="2")
    asked = AskHand(0, EVERYBODY)
    with qtbot.waitSignal(session.bot_failed, timeout=30_000) as failed:
        session.play(asked)
        session.begin()
    assert failed.args == ["missing"]
    qtbot.waitUntil(lambda: session.timeline.moves == [asked, AnnounceHand(2)])
    with qtbot.waitSignal(session.changed, timeout=30_000):
        session.replace_bot()
    session.close()
