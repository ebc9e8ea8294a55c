"""The process in which bots think: questions arrive through a pipe, answers return.

It is started with spawn, imports no Qt, and knows only the views it is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final, Literal

from harmony_desktop import games
from harmony_desktop.bots.calibration import calibrated
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.decisions import AS_GOOD, JUDGE_WORK
from harmony_desktop.bots.hints import advice
from harmony_desktop.bots.reasons import compared
from harmony_desktop.engine.bot import Appraisal, Bot, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.engine.strength import UnknownBot

if TYPE_CHECKING:
    from harmony_desktop.bots.puzzles import Puzzle

_CLEARLY_LOST: Final = 5.0
"""Points lost from which more thinking would not change the verdict."""

Task = Literal["choose", "suggest", "consult", "appraise"]


@dataclass(frozen=True, slots=True)
class Question:
    """A question for a bot: choose a move, suggest the best moves, appraise a decision, or answer
    one of the game's consultations."""

    task: Task
    game: str
    level: str
    view: Any
    seed: int = 0
    count: int = 3
    consultation: str = ""
    """A key of the game's CONSULTATIONS."""
    played: tuple[Move, ...] = ()
    """The decision to appraise; always by the strongest bot."""
    puzzle: Puzzle | None = None
    """The puzzle with whose solution the decision is compared."""
    known: Appraisal | None = None
    """An appraisal of the decision made earlier: only its reasons are missing."""
    style: str = ""
    """The style of the bot that chooses; suggestions have none."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question; `error` is the traceback of a failed bot."""

    move: Move | None = None
    suggestions: Sequence[Suggestion] = ()
    """The first has its reasons, and so has another that brings more at once."""
    said: object = None
    """The answer to a consultation."""
    appraisal: Appraisal | None = None
    """With its reasons."""
    error: str | None = None
    missing: bool = False
    """True if a required file or module is missing; do not retry."""


@lru_cache(maxsize=64)
def _player(game: str, level: str, style: str, seat: int) -> Bot:
    """The bot at a seat; cached, so that it can keep to a plan it has made."""
    return bot(game, level, style)


def answer(question: Question) -> Answer:
    """Answer one question."""
    if question.task == "consult":
        asked = games.bots(question.game).CONSULTATIONS[question.consultation]
        return Answer(said=asked.answer(question.view, question.level))
    if question.task == "appraise":
        found = _appraised(question) if question.known is None else question.known
        return Answer(appraisal=replace(found, reasons=_reasons(question, found)))
    player = _player(question.game, question.level, question.style, question.view.seat)
    if question.task == "suggest":
        advised = advice(question.game, question.view, player, question.count)
        return Answer(suggestions=advised)
    dice = Random(question.seed)  # noqa: S311 - a game, not a secret
    return Answer(move=player.choose(question.view, dice))


def _appraised(question: Question) -> Appraisal:
    """Appraise a decision; one that a hint would propose counts as the best."""
    appraise = games.analysis(question.game).appraise
    found = calibrated(question.game, appraise(question.view, question.played, JUDGE_WORK))
    small = AS_GOOD <= found.given_up < _CLEARLY_LOST
    if small and appraise(question.view, question.played).given_up == 0.0:
        # More work prefers another move, but nobody who did as advised has made a mistake.
        found = replace(found, played=replace(found.played, value=found.best.value))
    if question.puzzle is not None:
        found = question.puzzle.beside_solution(question.view, found)
    return found


def _reasons(question: Question, found: Appraisal) -> Comparison:
    """What speaks for the best decision and against the one that was made.

    Once a puzzle is solved, or its obvious decision was made, its own reasons are given.
    """
    puzzle = question.puzzle
    if puzzle is not None and (not found.given_up or question.played == puzzle.greedy_moves()):
        return puzzle.reasons(question.view, found.best.value)
    if not found.given_up:
        return Comparison()
    return compared(question.game, question.view, found.best, found.played)


def serve(pipe: Connection) -> None:
    """Answer questions until the other end closes the pipe."""
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            reply = answer(question)
        except Exception as problem:
            missing = isinstance(problem, FileNotFoundError | ImportError | UnknownBot)
            reply = Answer(error=format_exc(), missing=missing)
        try:
            pipe.send(reply)
        except OSError:
            return
