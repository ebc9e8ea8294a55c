"""One running game: the only place where moves become history."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.bots.create import strongest
from harmony_desktop.bots.worker import Answer, Question
from harmony_desktop.controller.keeping import Keeper
from harmony_desktop.controller.thinking import BotProcess
from harmony_desktop.engine import record as records
from harmony_desktop.engine.bot import Speaker, Suggestion
from harmony_desktop.engine.game import IllegalMove, Move, State, View
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.record import Record
from harmony_desktop.storage import saves
from harmony_desktop.storage.files import Places, Problem
from harmony_desktop.storage.results import (
    Query,
    Result,
    Results,
    identity_of,
    person_key,
    variant_of,
)
from harmony_desktop.storage.statistics import earned

log = logging.getLogger(__name__)

RETRIES = 1
RETRY_HELPS = ("no-start", "crashed", "late")
"""Failures that may pass; of the others, the same question would bring the same."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a step did: the view decides what to redraw."""

    kind: Literal["play", "undo", "redo"]
    move: Move
    before: State
    after: State
    seat: int


def _with_bot(
    seats: tuple[records.Seat, ...], place: int, level: str, style: str | None
) -> tuple[records.Seat, ...]:
    """The seats with another bot at one of them."""
    return tuple(
        seat.model_copy(update={"level": level, "style": style}) if number == place else seat
        for number, seat in enumerate(seats)
    )


class Session(QObject):
    """Seats, turns, undo and redo, hints and autosave of one game.

    Signals:
        changed: a Change, after every step forward or back.
        thinking: the seat of the bot that thinks, or None.
        hinted: suggestions for the person to move.
        consulted: which consultation, the seat of the bot, and what it says.
        bot_failed: why the bot to move gave no answer, not even on a second try where one could
            help (RETRY_HELPS); `retry` asks again, `replace_bot` asks another.
        hint_failed: no suggestions can be had.
        finished: the game is over (again).
        troubled: a Problem with the disk.
    """

    changed = Signal(object)
    thinking = Signal(object)
    hinted = Signal(object)
    consulted = Signal(str, int, object)
    bot_failed = Signal(str)
    hint_failed = Signal()
    finished = Signal()
    troubled = Signal(object)

    def __init__(
        self,
        record: Record,
        path: Path,
        places: Places,
        parent: QObject | None = None,
        keeper: Keeper | None = None,
    ) -> None:
        """Take up a new or saved game; records.BadRecord if it cannot be replayed.

        The keeper brings it to disk; without one, the game has its own.
        """
        super().__init__(parent)
        if keeper is None:
            keeper = Keeper(self)
            keeper.troubled.connect(self.troubled)
        self._keeper = keeper
        self.game = games.load(record.game)
        self._record = record
        self._path = path
        self._results = Results(places)
        self._moves: list[Move] = []
        self._states: list[State] = [records.start(self.game, record)]
        self.options = read_options(self.game.options, record.options)
        self._seats = records.distinct_colours(
            [
                seat.model_copy(update={"colour": colour}) if colour else seat
                for seat, colour in zip_longest(record.seats, self.game.colours_of(self.options))
            ]
        )
        for move, state in records.replay(self.game, record):
            self._moves.append(move)
            self._states.append(state)
        self._redo: list[Move] = []
        self._thinker = BotProcess(self)
        self._thinker.answered.connect(self._on_answer)
        self._thinker.failed.connect(self._on_failure)
        self._failures = 0
        self._consulting: tuple[str, int] | None = None
        """Which consultation is under way, and the seat of the bot."""
        self._begun = QTimer(self, singleShot=True)
        self._begun.timeout.connect(self._wake_bots)
        self._turn_over = QTimer(self, singleShot=True)
        self._turn_over.timeout.connect(self._ask_bot)
        self._viewer = next(
            (number for number, seat in enumerate(record.seats) if seat.kind == "person"), 0
        )
        self._look_through_person()

    # What there is to see

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._record.with_moves(self._moves)

    @property
    def path(self) -> Path:
        return self._path

    @property
    def seats(self) -> tuple[records.Seat, ...]:
        """Who plays, each in the colour they play in this game."""
        return self._seats

    @property
    def practice(self) -> bool:
        return self._record.practice

    @property
    def hints(self) -> int:
        return self._record.hints

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def states(self) -> list[State]:
        """Every position from the start to now."""
        return self._states

    @property
    def moves(self) -> list[Move]:
        return self._moves

    @property
    def over(self) -> bool:
        return self.state.to_move is None

    @property
    def viewer(self) -> int:
        """The seat whose eyes the screen has: the person to move, or the person who moved last."""
        return self._viewer

    def view(self) -> View:
        """What the screen may show."""
        return self.state.view(self._viewer)

    def mover(self, index: int) -> int:
        """The seat that made a move, by its number from 0."""
        return self._states[index].mover(self._moves[index])

    def is_remark(self, index: int) -> bool:
        """Whether a move, by its number from 0, could be made out of turn."""
        return self._moves[index].by is not None

    def reveals(self, index: int) -> bool:
        """Whether a move, by its number from 0, showed somebody something new."""
        return self._states[index].reveals(self._moves[index])

    def change(self, index: int) -> Change:
        """A move that was made, as the step it was."""
        before, after = self._states[index : index + 2]
        return Change("play", self._moves[index], before, after, self.mover(index))

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].kind == "person"

    @property
    def ranked(self) -> bool:
        """Whether the points are a result; else the game is only won or lost."""
        return self.game.ranked(self.options)

    @property
    def persons(self) -> int:
        return sum(seat.kind == "person" for seat in self.seats)

    @property
    def awaits_person(self) -> bool:
        return self.is_person(self.state.to_move)

    # Steps

    def begin(self) -> None:
        """Keep the new game on disk; then the bots may speak, and one starts if it is its turn."""
        self._store()
        # Later: whoever shows the game paints it first.
        self._begun.start(0)

    def _wake_bots(self) -> None:
        if self.persons < len(self.seats):
            self._thinker.warm_up()
        self._go_on()

    def play(self, move: Move) -> None:
        """Play a person's move; IllegalMove if the rules refuse it or it is not their turn.

        A remark, which carries its seat, may be made in the turn of others too: a bot that thinks
        meanwhile thinks again, with what it has heard.
        """
        if self.over or not self.is_person(self.state.mover(move)):
            raise IllegalMove("over" if self.over else "not-your-turn")
        after = self.state.play(move)
        # An answer for the position that is left now would be taken for one to the next.
        self._stop_bots()
        self._step(move, after, "play")
        self._redo.clear()
        self._go_on()

    def can_undo(self) -> bool:
        return self._undo_depth() > 0

    def can_redo(self) -> bool:
        return bool(self._redo)

    def undo(self) -> None:
        """Go back to the last decision of a person, if nothing was revealed since."""
        depth = self._undo_depth()
        if not depth:
            return
        self._stop_bots()
        for _ in range(depth):
            move = self._moves.pop()
            left = self._states.pop()
            self._redo.append(move)
        self._look_through_person()
        self._store()
        self.changed.emit(Change("undo", move, left, self.state, self.state.mover(move)))
        self._go_on()

    def can_undo_as_practice(self) -> bool:
        """Whether it could be undone if the game did not count."""
        persons = (self.is_person(self.mover(index)) for index in range(len(self._moves)))
        return not self.counted and any(persons)

    def practise(self) -> None:
        """Play on for practice: undo is free, and the result will not count."""
        self._record = self._record.model_copy(update={"practice": True, "daily": None})
        self._store()

    def redo(self) -> None:
        """Play what was undone, up to the next decision of a person."""
        if not self._redo:
            return
        self._stop_bots()
        self._redo_one()
        while self._redo and not self.over and not self.awaits_person:
            self._redo_one()
        self._go_on()

    def _redo_one(self) -> None:
        move = self._redo.pop()
        self._step(move, self.state.play(move), "redo")

    @property
    def counted(self) -> bool:
        """Whether the game has ended with a result: it is what it is."""
        return self.over and not self.practice

    def _undo_depth(self) -> int:
        """How many moves `undo` would take back; 0 if it may not."""
        if self.counted:
            return 0
        for depth in range(1, len(self._moves) + 1):
            before = self._states[-depth - 1]
            if not self.practice and before.reveals(self._moves[-depth]):
                return 0
            if self.is_person(before.mover(self._moves[-depth])):
                return depth
        return 0

    def _step(self, move: Move, after: State, kind: Literal["play", "redo"]) -> None:
        before = self.state
        self._moves.append(move)
        self._states.append(after)
        self._look_through_person()
        self._store()
        self.changed.emit(Change(kind, move, before, after, before.mover(move)))

    def _look_through_person(self) -> None:
        if self.awaits_person:
            self._viewer = self.state.to_move or 0

    def _go_on(self) -> None:
        """Whatever comes next: a bot's turn, the end, or waiting for a person."""
        self._let_bots_speak()
        if self.over:
            self.thinking.emit(None)
            self.finished.emit()
        elif self.awaits_person:
            self.thinking.emit(None)
        else:
            self._failures = 0
            self.thinking.emit(self.state.to_move)
            # Later: whoever hears of the last step may want to say something first.
            self._turn_over.start(0)

    # Bots

    @cached_property
    def _speakers(self) -> dict[int, Speaker]:
        """The bots that speak out of turn, by their seats."""
        if not self.game.talks:
            return {}
        levels = {seat: one.level or "medium" for seat, one in enumerate(self.seats)}
        players = {
            seat: games.bots(self.game.id).bot(level)
            for seat, level in levels.items()
            if not self.is_person(seat)
        }
        return {seat: player for seat, player in players.items() if isinstance(player, Speaker)}

    def _let_bots_speak(self) -> None:
        """Bots say what they have to say; not while what was undone could still be redone."""
        if self.over or self._redo:
            return
        for seat, speaker in self._speakers.items():
            while (remark := speaker.remark(self.state.view(seat))) is not None:
                self._step(remark, self.state.play(remark), "play")

    def hint(self) -> bool:
        """Ask the strongest bot for advice; the game will set no record any more.

        Tells whether it was asked: it is not while it thinks already.
        """
        if not self.awaits_person or (self._thinker.busy and self._consulting is None):
            return False
        self._consulting = None
        if not self.practice:
            self._record = self._record.model_copy(update={"hints": self._record.hints + 1})
            self._store()
        self._thinker.ask(self._question("suggest", strongest(self.game.id)))
        return True

    def consult(self, consultation: str, seat: int) -> bool:
        """Ask the bot at a seat something of its game's own, one of its CONSULTATIONS.

        Only while a person is to move; tells whether it was asked. Another bot that is still being
        consulted is interrupted, a hint being sought is not.
        """
        if not self.awaits_person or self.is_person(seat):
            return False
        if self._thinker.busy and self._consulting is None:
            return False
        self._consulting = (consultation, seat)
        level = self.seats[seat].level or "medium"
        view = self.state.view(seat)
        self._thinker.ask(
            Question(0, "consult", self.game.id, level, view, consultation=consultation)
        )
        return True

    def retry(self) -> None:
        """Ask the bot that failed once more."""
        self._go_on()

    def stand_in(self) -> str | None:
        """The level that could play for a bot that failed: the next weaker one, if there is one.

        For a bot of an unknown style, its own level without one.
        """
        seat = self.state.to_move
        if seat is None or self.is_person(seat):
            return None
        known = games.bots(self.game.id).LEVELS
        level = self.seats[seat].level or "medium"
        if level not in known:
            return "medium" if "medium" in known else known[0]
        if self.seats[seat].style != self._known_style(seat):
            return level
        weaker = known[: known.index(level)]
        return weaker[-1] if weaker else None

    def replace_bot(self) -> None:
        """Let the stand-in play on for the bot that failed, for the rest of the game."""
        level, place = self.stand_in(), self.state.to_move
        if level is None or place is None:
            return
        style = self._known_style(place)
        self._seats = _with_bot(self._seats, place, level, style)
        seats = _with_bot(self._record.seats, place, level, style)
        self._record = self._record.model_copy(update={"seats": seats})
        self._store()
        self._go_on()

    def _known_style(self, seat: int) -> str | None:
        """The style of the bot at a seat, if its game has it."""
        style = self.seats[seat].style
        return style if style in games.bots(self.game.id).STYLES else None

    def _question(
        self, task: Literal["choose", "suggest"], level: str, style: str = ""
    ) -> Question:
        seat = self.state.to_move or 0
        seed = self._record.seed * 1_000_003 + len(self._moves)
        return Question(0, task, self.game.id, level, self.state.view(seat), seed, style=style)

    def _ask_bot(self) -> None:
        if self.over or self.awaits_person:
            return
        seat = self.seats[self.state.to_move or 0]
        self._thinker.ask(self._question("choose", seat.level or "medium", seat.style or ""))

    def _on_answer(self, reply: Answer) -> None:
        consulting, self._consulting = self._consulting, None
        if reply.move is None:
            if consulting is not None:
                self.consulted.emit(*consulting, reply.said)
            elif self.awaits_person:
                self.hinted.emit(list[Suggestion](reply.suggestions))
            return
        try:
            after = self.state.play(reply.move)
        except IllegalMove as problem:
            log.error("a bot chose an illegal move: %s", problem.reason)
            self._on_failure("error")
            return
        self._step(reply.move, after, "play")
        self._redo.clear()
        self._go_on()

    def _on_failure(self, reason: str) -> None:
        consulting, self._consulting = self._consulting, None
        if consulting is not None:
            asked, _ = consulting
            if not games.bots(self.game.id).CONSULTATIONS[asked].missed:
                return
        if self.awaits_person:
            self.hint_failed.emit()
        elif reason in RETRY_HELPS and self._failures < RETRIES:
            self._failures += 1
            self._ask_bot()
        else:
            self.thinking.emit(None)
            self.bot_failed.emit(reason)

    def _stop_bots(self) -> None:
        self._consulting = None
        self._begun.stop()
        self._turn_over.stop()
        self._thinker.cancel()

    # The disk

    def _store(self) -> None:
        """Keep the game as it stands, or its end; what the disk refuses is tried again later."""
        path, record = self._path, self.record
        if not self.over:
            self._keeper.keep(path, record, lambda: saves.store(path, record))
            return
        results, result_key, ranked = self._results, self._result_key, self.ranked
        winners = self.state.winners()
        scores = self.game.result(self.state, len(self.seats))
        sheets = [self.state.score(seat) for seat in range(len(self.seats))]
        feats = earned(record, self._states)

        def finish() -> Problem | None:
            """Keep the result of a game that counts; the running game is no more.

            Killed at any point in between, the next start finds the whole game and ends it again.
            While there is no result, the save stays: it is the only copy of what was played.
            """
            if record.practice:
                return saves.remove(path)
            unwritten = saves.store(path, record)
            if problem := results.add(
                record, result_key, scores, winners, ranked, sheets=sheets, feats=feats
            ):
                return unwritten or problem
            # The result has the whole game in it.
            return saves.remove(path)

        self._keeper.keep(path, record, finish)

    @property
    def _result_key(self) -> dict[str, object]:
        """What the result is compared with."""
        return {**self.options, **self.game.result_key(self.state)}

    def best_before(self) -> Result | None:
        """The record that stands in this variant and under these rules, this game left aside.

        results.Unreadable if that cannot be known now.
        """
        return self._results.best(
            self.game.id,
            self._result_key,
            len(self.seats),
            besides=self.record.to_json(),
            revision=self.game.revision,
        )

    @property
    def variant(self) -> dict[str, str]:
        """What is played, as the results tell it apart."""
        return {key: str(value) for key, value in self._result_key.items()}

    @property
    def oneself(self) -> int | None:
        """The seat of the only person; None if there are several or none."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        return people[0] if len(people) == 1 else None

    def earlier_points(self, seat: int, most: int = 200) -> list[int]:
        """What the person at a seat reached before in such games, the latest first.

        Games with hints are left aside. results.Unreadable if that cannot be known now.
        """
        name = self.seats[seat].name
        query = Query(
            game=self.game.id,
            variant=variant_of(self._result_key),
            seats=len(self.seats),
            person=person_key(name, seat + 1, self.persons),
            revision=self.game.revision,
        )
        identity = identity_of(self.record.to_json())
        points = []
        for one in self._results.search(query, most).results:
            names = [given.casefold() for given in one.names]
            if one.identity == identity or one.best_person is None:
                continue
            if len(one.scores) > 1 and name.casefold() in names and name:
                points.append(one.scores[names.index(name.casefold())])
            else:
                points.append(one.best_person)
        return points

    def close(self) -> None:
        """Stop thinking. The game stays on disk as it is, or is brought there."""
        self._stop_bots()
        self._thinker.close()
        self._keeper.retry()

    def forget_if_untouched(self) -> None:
        """A game in which no person has moved is not kept: there is nothing to go on with."""
        if self.persons and not any(map(self._is_by_person, range(len(self._moves)))):
            self._keeper.forget(self._path)
            saves.remove(self._path)

    def _is_by_person(self, index: int) -> bool:
        return self.is_person(self.mover(index))
