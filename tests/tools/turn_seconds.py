"""Print the seconds from a player's last click to the next turn: `python
tests/tools/turn_seconds.py`.

In a window without a screen, at normal speed, against bots that answer at once: all the time goes
into showing what they do. With one opponent and with the most; the mean and the longest of some
turns.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QEventLoop, QTimer

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.controller.session import Session
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.table.page import TablePage
from tests.bench.rooms import Room, room

_COLOURS = ("green", "red", "blue", "yellow", "violet", "orange")
_SEED = 7
_WAIT = QEventLoop.ProcessEventsFlag.WaitForMoreEvents


def answer_at_once(session: Session, dice: Random) -> None:
    """Let the bots of a session choose at once, in this process."""

    def choose() -> None:
        timeline = session.timeline
        seat = timeline.state.to_move
        if seat is not None and not timeline.is_person(seat):
            session.bots.chose.emit(move_for(session, seat, dice))

    session.bots.choose = lambda: QTimer.singleShot(0, session, choose)  # type: ignore[method-assign]
    session.bots.warm_up = lambda: None  # type: ignore[method-assign]


def move_for(session: Session, seat: int, dice: Random) -> Move:
    """A sensible move, found quickly."""
    timeline = session.timeline
    return bot(timeline.game.id, "easy").choose(timeline.state.view(seat), dice)


def sit_down(place: Room, game: str, seats: int) -> TablePage:
    """A new game of one person against bots."""
    players = [
        Seat(kind="person", name="Ana", colour=colour)
        if number == 0
        else Seat(kind="bot", level="easy", colour=colour)
        for number, colour in zip(range(seats), _COLOURS, strict=False)
    ]
    revision = games.load(game).revision
    return place.open(Record(game=game, revision=revision, seats=tuple(players), seed=_SEED))


def turns(place: Room, page: TablePage, count: int) -> Iterator[float]:
    """Play some turns and yield the player's waiting time of each."""
    session, dice = not_none(page.session), Random(_SEED)
    timeline = page.timeline
    answer_at_once(session, dice)
    done = 0
    while done < count and not timeline.over:
        while not (page.table.live or timeline.over):
            if page.table.in_interlude:
                page.next_step()
            place.application.processEvents(_WAIT)
        started, turn = 0.0, timeline.viewer
        while page.table.live and timeline.state.to_move == turn:
            started = perf_counter()
            page.play(move_for(session, turn, dice))
            # Only the last step of a turn leaves one waiting.
            if timeline.state.to_move == turn:
                while not page.table.live:
                    place.application.processEvents(_WAIT)
        while not (page.table.live or timeline.over or page.table.in_interlude):
            place.application.processEvents(_WAIT)
        if not timeline.over:
            done += 1
            yield perf_counter() - started


def main(arguments: Sequence[str]) -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=6, help="how many turns of each game")
    parser.add_argument("games", nargs="*", help="some of the games; all, if none is named")
    wanted = parser.parse_args(arguments)
    print("game       opponents   mean  longest")
    with room() as place:
        for name, value in {"animation": "normal", "pace": "normal"}.items():
            setattr(place.context.settings, name, value)
        for game in wanted.games or games.GAMES:
            rules = games.load(game)
            for seats in dict.fromkeys((max(2, rules.min_seats), rules.max_seats)):
                took = list(turns(place, sit_down(place, game, seats), wanted.turns))
                print(f"{game:10} {seats - 1:9} {sum(took) / len(took):6.1f} {max(took):8.1f}")
                place.window.navigation.show_home()
                place.rest()


if __name__ == "__main__":
    main(sys.argv[1:])
