"""The decisions of every game, and the strongest bot's appraisal of them."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.bots.calibration import calibrated
from harmony_desktop.bots.create import bot, strongest
from harmony_desktop.bots.decisions import AS_GOOD, JUDGE_WORK, Decision, Verdict, decisions
from harmony_desktop.bots.worker import Question, answer
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move, State

SETUPS = {
    "harmony": (2, {}),
    "sintra": (2, {}),
    "harmonies": (2, {"spirits": True}),
    "terraces": (2, {"way": "arranged"}),
    "harmonia": (2, {"mode": "advanced"}),
}
"""Those with a choice before the first turn, where there is one."""


@lru_cache
def played(game: str) -> tuple[list[State], list[Move]]:
    """A game between weak bots."""
    seats, options = SETUPS[game]
    state = games.load(game).start(seats, options, 5)
    players = [bot(game, "easy") for _ in range(seats)]
    dice, states, moves = Random(5), [state], []
    while state.to_move is not None:
        moves.append(players[state.to_move].choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
        states.append(state)
    return states, moves


@pytest.mark.parametrize("game", games.GAMES)
def test_decisions_follow_each_other_and_belong_to_one_seat(game: str) -> None:
    states, moves = played(game)
    found = decisions(game, states, moves)
    assert len(found) > 10
    end = 0
    for decision in found:
        assert decision.number >= end
        assert decision.seat == states[decision.number].to_move
        state = states[decision.number]
        for move in decision.moves:
            assert state.to_move == decision.seat
            state = state.play(move)
        end = decision.number + len(decision.moves)
        assert state == states[end]


def test_a_turn_of_harmonies_is_one_decision_and_its_spirit_another() -> None:
    """N-3, N-19"""
    states, moves = played("harmonies")
    found = decisions("harmonies", states, moves)
    kinds = [[move.kind for move in decision.moves] for decision in found]
    assert kinds.count(["spirit"]) == 2
    assert all(steps[-1] == "end" for steps in kinds if steps != ["spirit"])
    assert sum(map(len, kinds)) == len(moves)


def test_in_harmonia_showing_and_placing_are_one_decision_and_talking_is_none() -> None:
    """A-4, A-5"""
    states, moves = played("harmonia")
    kinds = [tuple(move.kind for move in one.moves) for one in decisions("harmonia", states, moves)]
    assert ("show", "place") in kinds
    assert set(kinds) <= {("show", "place"), ("show",), ("propose",), ("vote",)}


def test_nobody_judges_an_order_of_tiles() -> None:
    """T-9"""
    states, moves = played("terraces")
    assert moves[0].kind == "arrange"
    assert all(one.moves[0].kind == "lay" for one in decisions("terraces", states, moves))


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_is_better_than_the_best(game: str) -> None:
    states, moves = played(game)
    for decision in decisions(game, states, moves)[1::5]:
        view = states[decision.number].view(decision.seat)
        found = games.analysis(game).appraise(view, decision.moves)
        assert found.played.moves == decision.moves
        assert found.best.value >= found.played.value
        state = states[decision.number]
        for move in found.best.moves:
            state = state.play(move)


@pytest.mark.parametrize("game", games.GAMES)
def test_random_moves_lose_points(game: str) -> None:
    states, moves = played(game)
    appraise = games.analysis(game).appraise
    positions = [states[decision.number] for decision in decisions(game, states, moves)[1::5]]
    assert any(
        appraise(state.view(state.to_move), anything(game, state)).given_up > 0
        for state in positions
    )


def anything(game: str, state: State) -> list[Move]:
    """A decision made by chance."""
    seat, dice, made = state.to_move, Random(5), list[Move]()
    while state.to_move == seat and (not made or games.analysis(game).continues_decision(made[-1])):
        made.append(bot(game, "random").choose(state.view(seat), dice))
        state = state.play(made[-1])
    return made


@pytest.mark.parametrize("game", games.GAMES)
def test_a_move_of_the_strongest_bot_costs_nothing(game: str) -> None:
    states, moves = played(game)
    judged = 0
    for decision in decisions(game, states, moves)[3::11]:
        state = states[decision.number]
        found = bot(game, strongest(game)).suggest(state.view(decision.seat), 1)[0]
        analysis = games.analysis(game)
        chosen = list(found.moves)
        if analysis.continues_decision(chosen[-1]):
            continue
        judged += 1
        cost = analysis.appraise(state.view(decision.seat), chosen).given_up
        assert cost == pytest.approx(0.0, abs=1e-6)
    assert judged


@pytest.mark.parametrize("game", games.GAMES)
def test_the_process_of_the_bots_appraises_too(game: str) -> None:
    states, moves = played(game)
    decision = decisions(game, states, moves)[-1]
    view = states[decision.number].view(decision.seat)
    asked = Question("appraise", game, strongest(game), view, played=decision.moves)
    reply = answer(asked)
    found = games.analysis(game).appraise(view, decision.moves, JUDGE_WORK)
    assert reply.appraisal == calibrated(game, found)


@pytest.mark.parametrize(("game", "number"), [("terraces", 10), ("sintra", 2)])
def test_the_analysis_finds_no_fault_with_a_hint(game: str, number: int) -> None:
    """Positions where twice the work prefers another move."""
    view = played(game)[0][number].view(played(game)[0][number].to_move)
    hint = bot(game, strongest(game)).suggest(view, 1)[0]
    found = games.analysis(game).appraise(view, hint.moves, JUDGE_WORK)
    assert calibrated(game, found).given_up >= AS_GOOD
    asked = Question("appraise", game, strongest(game), view, played=tuple(hint.moves))
    appraisal = answer(asked).appraisal
    assert appraisal is not None
    assert appraisal.given_up == 0.0


def verdict(number: int, best: float, got: float) -> Verdict:
    move = Move()
    return Verdict(
        Decision(number, 0, (move,)), Appraisal(Suggestion(move, best), Suggestion(move, got))
    )


def test_a_loss_below_the_uncertainty_of_the_judgement_costs_nothing() -> None:
    assert not verdict(0, 150.0, 149.6).costly
    assert verdict(0, 150.0, 149.4).costly
    assert verdict(0, 3.0, 5.0).given_up == 0.0
