"""The bots' own process: questions come in through a pipe, answers go back.

It is started with spawn, imports no Qt, and knows only the views it is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exc
from typing import Any, Literal

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.bot import Appraisal, Bot, Suggestion, UnknownBot
from harmony_desktop.engine.game import Move

Task = Literal["choose", "suggest", "consult", "appraise"]


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: a move for a view, its opinion of the best moves or of what was played,
    or what else its game's bots can be asked."""

    task: Task
    game: str
    level: str
    view: Any
    seed: int = 0
    count: int = 3
    consultation: str = ""
    """Which of the CONSULTATIONS of the game's bots."""
    played: tuple[Move, ...] = ()
    """The decision to be appraised; always by the strongest bot."""
    style: str = ""
    """The style of the bot that chooses; advice has none."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question; `error` is the traceback of a bot that failed."""

    move: Move | None = None
    suggestions: Sequence[Suggestion] = ()
    said: object = None
    """What the bot answers when it is consulted."""
    appraisal: Appraisal | None = None
    error: str | None = None
    missing: bool = False
    """True if a required file or module is missing: asking again is no use."""


@lru_cache(maxsize=64)
def _player(game: str, level: str, style: str, seat: int) -> Bot:
    """The bot at a seat: the same one all along, so that it can keep to a plan it has made."""
    return bot(game, level, style)


def answer(question: Question) -> Answer:
    """Think about one question."""
    if question.task == "consult":
        asked = games.bots(question.game).CONSULTATIONS[question.consultation]
        return Answer(said=asked.answer(question.view, question.level))
    if question.task == "appraise":
        found = games.analysis(question.game).appraise(question.view, question.played)
        return Answer(appraisal=found)
    player = _player(question.game, question.level, question.style, question.view.seat)
    if question.task == "suggest":
        suggestions = tuple(player.suggest(question.view, question.count))
        return Answer(suggestions=suggestions)
    dice = Random(question.seed)  # noqa: S311 - a game, not a secret
    return Answer(move=player.choose(question.view, dice))


def serve(pipe: Connection) -> None:
    """Answer questions until the other side hangs up."""
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
