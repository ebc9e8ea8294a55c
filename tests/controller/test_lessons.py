"""What tutorials say is so, whatever the player has done before."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.controller.tutorial import PLAYER
from harmony_desktop.engine.game import IllegalMove, Move, State
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep

DETOURS = [
    (game, dict(options), step.key)
    for game in games.GAMES
    for options in games.tutorial(game).VARIANTS
    for step in games.tutorial(game)
    .lesson({option.key: option.default for option in games.load(game).options} | dict(options))
    .steps
    if step.detour is not None and step.key not in ("take", "take-again")
]
"""Steps about something that cannot always be done; tokens can always be taken."""
BEFOREHAND = ("arrange", "pick", "vote")
PLACED = ("lay", "place", "take")
MOST_MOVES = 8


class Wanderer:
    """A player of a tutorial who does anything at all."""

    def __init__(self, game: str, lesson: Lesson, dice: Random) -> None:
        self.state: State = games.load(game).start(lesson.seats, lesson.options, lesson.seed)
        for move in lesson.opening:
            self.state = self.state.play(move)
        self._replies = list(lesson.replies)
        self._dice = dice

    def play(self, move: Move) -> None:
        self.state = self.state.play(move)

    def wait(self) -> None:
        """Let the others move."""
        while self.state.to_move not in (None, PLAYER):
            try:
                self.play(self._replies.pop(0))
            except (IllegalMove, IndexError):
                self.play(self._dice.choice(self.state.legal_moves()))

    def wander(self, asked: Sequence[Move]) -> None:
        """Do what is asked, or more often anything else; of the animals, only the frog is taken."""
        moves = asked if asked and self._dice.random() < 0.4 else self.state.legal_moves()
        move = self._dice.choice(moves)
        while move.kind == "card" and move.card != "frog":
            move = self._dice.choice(moves)
        self.play(move)


def leads_there(state: State, step: LessonStep) -> bool:
    """Whether a turn that does what the step asks for does what it is about."""
    start = state.view(PLAYER)
    while state.to_move == PLAYER and (asked := step.asks(state.view(PLAYER))):
        state = state.play(asked[0])
        if step.done(Attempt(start, state.view(PLAYER))):
            return True
        if asked[0].kind in PLACED:
            break
    return False


@pytest.mark.parametrize("way", ["column", "open-hand"])
def test_no_tile_of_terraces_is_to_climb_where_that_costs_points(way: str) -> None:
    usual = {option.key: option.default for option in games.load("terraces").options}
    lesson = games.tutorial("terraces").lesson({**usual, "way": way})
    step = next(one for one in lesson.steps if one.key == "rise")
    climbed = 0
    for seed in range(12):
        wanderer = Wanderer("terraces", lesson, Random(seed))
        for _ in range(MOST_MOVES):
            wanderer.wait()
            view = wanderer.state.view(PLAYER)
            if view.to_move != PLAYER:
                break
            if not step.detour(view):
                climbed += 1
                (move,) = step.asks(view)
                assert view.preview(move).points[PLAYER] >= view.score(PLAYER).total
            wanderer.wander(step.asks(view))
    assert climbed


@pytest.mark.parametrize(("game", "options", "key"), DETOURS)
def test_a_step_asks_for_what_can_be_done_and_says_so_where_it_cannot(
    game: str, options: dict[str, object], key: str
) -> None:
    usual = {option.key: option.default for option in games.load(game).options}
    lesson = games.tutorial(game).lesson({**usual, **options})
    step = next(one for one in lesson.steps if one.key == key)
    said = {True: 0, False: 0}
    for seed in range(12):
        wanderer = Wanderer(game, lesson, Random(seed))
        for _ in range(MOST_MOVES):
            wanderer.wait()
            view = wanderer.state.view(PLAYER)
            if view.to_move != PLAYER or step.done(Attempt(view, view)):
                break
            # A tile that is picked unseen is judged once it is seen, a vote by nobody.
            asked = step.asks(view)
            if asked and not any(move.kind in BEFOREHAND for move in asked):
                can = leads_there(wanderer.state, step)
                assert bool(step.detour(view)) is not can
                said[can] += 1
            wanderer.wander(asked)
    assert all(said.values()), said
