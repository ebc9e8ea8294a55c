"""Whole games: invariants of every position, records, and golden games."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.record import Record, Seat, read_move, read_record, replay
from harmony_desktop.games.harmonia.bots.levels import Partner, skill_of
from harmony_desktop.games.harmonia.rules.components import (
    COPIES,
    KIND_OF,
    KINDS,
    OPPOSITE,
    written,
)
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskTile,
    Need,
    Place,
    Point,
    Propose,
    Show,
    TakeBack,
    Vote,
)

GOLDEN = Path(__file__).with_name("golden_three_seats.txt")


def played(seats, mode, seed, chatty=True, first="1"):
    """Every position and move of a random game; if `chatty`, with remarks out of turn."""
    dice = Random(seed)
    state = GAME.start(seats, {"mode": mode, "first": first}, seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        if not chatty:
            moves = [m for m in moves if isinstance(m, Show | Place | Vote)]
        elif dice.random() < 0.3:
            said = state.remarks(int(dice.random() * seats))
            sorts = list(dict.fromkeys(map(type, said)))
            sort = sorts[int(dice.random() * len(sorts))] if sorts else None
            moves = [one for one in said if type(one) is sort] or moves
        move = moves[int(dice.random() * len(moves))]
        yield state, move
        state = state.play(move)
    yield state, None


class ReservedPartner(Partner):
    """A partner that never tells its hand, so that others plan with what they expect."""

    def __init__(self, level):
        super().__init__(skill_of(level))

    def remark(self, view):
        return None


def tiles_of(state):
    """All tiles of a position by kind."""
    counts = [sum(column) for column in zip(*state.hands, state.out, strict=True)]
    for placed in state.placed:
        counts[KIND_OF[placed.sides]] += 1
    for misfit in state.misfits:
        counts[misfit.tile] += 1
    if state.shown is not None:
        counts[state.shown] += 1
    return counts


def with_other_hidden_tiles(state, seat, dice):
    """The same position with other tiles where `seat` cannot see them."""
    hands = [list(hand) for hand in state.hands]
    out = list(state.out)
    for other in range(state.setup.seats):
        untold = [kind for kind in range(KINDS) if not state.announced[other][kind]]
        given_up = [kind for kind in untold if hands[other][kind]]
        taken = [kind for kind in untold if out[kind]]
        if other != seat and given_up and taken:
            old, new = dice.choice(given_up), dice.choice(taken)
            hands[other][old] -= 1
            out[old] += 1
            hands[other][new] += 1
            out[new] -= 1
    return replace(state, hands=tuple(map(tuple, hands)), out=tuple(out))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.sampled_from(["basic", "advanced"]), st.integers(0, 2**20))
def test_tiles_are_conserved_and_touching_sides_equal_in_every_position(seats, mode, seed):
    """A-3, A-6, A-7"""
    for state, _ in played(seats, mode, seed, chatty=seed % 2 == 0):
        assert tiles_of(state) == [COPIES] * KINDS
    layout = state.layout
    assert len(layout) == len(state.placed), "no cell twice"
    for number, (cell, sides) in enumerate(layout.items()):
        beside = [other for other in cell.neighbours() if other in layout]
        assert number == 0 or any(other in list(layout)[:number] for other in beside)
        for side, other in enumerate(cell.neighbours()):
            if other in layout:
                assert sides >> side & 1 == layout[other] >> OPPOSITE[side] & 1


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.integers(0, 2**20))
def test_hidden_tiles_are_never_visible_in_another_seats_view(seats, seed):
    """A-3, A-4"""
    dice = Random(seed)
    changed = 0
    for number, (state, _) in enumerate(played(seats, "advanced", seed)):
        # Some games are over before the next look, so the first one is thorough.
        for _ in range(10 if number == 0 else number % 7 == 0):
            seat = dice.randrange(seats)
            other = with_other_hidden_tiles(state, seat, dice)
            changed += other != state
            assert other.view(seat) == state.view(seat)
            assert "seed" not in repr(state.view(seat))
    assert changed


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 6), st.integers(0, 2**20))
def test_the_view_of_the_seat_to_move_has_the_legal_moves_and_the_others_have_none(seats, seed):
    for number, (state, _) in enumerate(played(seats, "basic", seed)):
        if number % 5 == 0:
            for seat in range(seats):
                moves = state.view(seat).legal_moves()
                assert moves == (state.legal_moves() if seat == state.to_move else ())
                assert state.view(seat).score(seat) == state.score(seat)


def every_thinkable_move(state):
    """Moves near the legal ones, legal and illegal."""
    yield from (Show(tile) for tile in range(-1, KINDS + 1))
    yield from (Vote(True), Vote(False), Propose())
    for seat in range(-1, state.setup.seats + 1):
        yield AnnounceHand(seat)
        yield from (Need(seat, tile) for tile in range(-1, KINDS + 1))
        yield from (AnnounceKind(seat, tile, count) for tile in range(KINDS) for count in range(4))
    for q in range(-3, 4):
        for r in range(-3, 4):
            yield from (Place(q, r, turn) for turn in range(7))
            for seat in range(state.setup.seats):
                yield from (Ask(seat, q, r, wish) for wish in ("leave", "fill", "eat"))
                yield Point(seat, q, r)
                yield TakeBack(seat, q, r)
                yield from (
                    AskTile(seat, whom, q, r, tile, turn)
                    for whom in range(state.setup.seats)
                    for tile in (0, 4, 13)
                    for turn in range(3)
                )


@pytest.mark.parametrize("seed", range(3))
def test_exactly_the_legal_moves_are_accepted(seed):
    """A-4, A-5, A-6: what is not listed is refused, and what is listed is played."""
    for number, (state, _) in enumerate(played(3, "advanced", seed)):
        if number % 13 or number > 60:
            continue
        listed = [*state.legal_moves()]
        for seat in range(state.setup.seats if state.to_move is not None else 0):
            said = state.remarks(seat)
            assert said == state.view(seat).remarks()
            assert all(state.play(remark).to_move == state.to_move for remark in said)
            listed += said
        legal = set(listed)
        assert len(legal) == len(listed)
        for move in legal:
            state.play(move)
        for move in every_thinkable_move(state):
            if move not in legal:
                with pytest.raises(IllegalMove):
                    state.play(move)


@pytest.mark.parametrize(("seats", "mode"), [(2, "advanced"), (5, "basic")])
def test_a_record_replays_to_exactly_the_same_positions(seats, mode):
    """Undo is replaying fewer moves."""
    pairs = list(played(seats, mode, 11))
    moves = [move for _, move in pairs if move is not None]
    record = Record(
        game=GAME.id,
        revision=GAME.revision,
        seats=tuple(Seat(kind="person") for _ in range(seats)),
        options={"mode": mode},
        seed=11,
    ).with_moves(moves)
    again = [state for _, state in replay(GAME, read_record(record.to_json()))]
    assert again == [state for state, _ in pairs[1:]]


def test_every_sort_of_move_survives_a_record():
    seen = {}
    for seed in range(12):
        for _, move in played(3, "advanced", seed):
            if move is not None:
                seen[type(move)] = move
    assert set(seen) == set(GAME.moves)
    for move in seen.values():
        assert read_move(GAME, tuple(move.to_json())) == move


def perft(state, depth):
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)


def quiet_perft(state, depth):
    """The same as perft, without talking: showing and placing alone."""
    moves = [move for move in state.legal_moves() if isinstance(move, Show | Place)]
    if depth == 1:
        return len(moves)
    return sum(quiet_perft(state.play(move), depth - 1) for move in moves)


def test_the_number_of_games_of_a_few_moves_is_known():
    start = GAME.start(4, {"mode": "basic"}, 1)
    assert [perft(start, depth) for depth in (1, 2, 3)] == PERFT
    assert [quiet_perft(start, depth) for depth in (1, 2, 3, 4)] == QUIET_PERFT


PERFT = [10, 40, 400]
QUIET_PERFT = [10, 40, 360, 4650]


def golden_text():
    """A whole game, one line per move: seat, move, number of legal moves, and the score."""
    lines = []
    for number, (state, move) in enumerate(played(3, "advanced", 7)):
        score = state.score(0).total
        if move is None:
            layout = " ".join(f"{c.q},{c.r}:{written(s)}" for c, s in state.layout.items())
            lines.append(f"end {state.end.value} score {score} misfits {len(state.misfits)}")
            lines.append(layout)
        else:
            hand = "".join(map(str, state.hands[state.mover(move)]))
            words = " ".join(map(str, move.to_json()))
            choice = len(state.legal_moves())
            seat = state.mover(move)
            lines.append(
                f"{number:3} seat {seat} hand {hand} of {choice:3}: {words:18} "
                f"tiles {len(state.placed):2} score {score}"
            )
    return "\n".join(lines) + "\n"


def test_a_whole_game_goes_as_it_always_went():
    """Set REGENERATE_GOLDEN=1 to write it anew, and read the difference."""
    text = golden_text()
    if os.environ.get("REGENERATE_GOLDEN") == "1":
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("hash_seed", ["1", "4711"])
def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed(hash_seed):
    program = (
        "import sys; sys.path[:0] = sys.argv[1:];"
        "from tests.games.harmonia.test_games import golden_text; sys.stdout.write(golden_text())"
    )
    here = Path(__file__).parent
    done = subprocess.run(
        [sys.executable, "-c", program, str(here), str(here.parents[2])],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == GOLDEN.read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [2, 4])
def test_values_kept_from_move_to_move_equal_those_of_the_layout(seats):
    """A-6; `python -m tests.games.harmonia.reference` plays 10,000 such games."""
    from .reference import compare  # another test runs this file by itself

    for seed in range(60):
        assert compare(seats, ("basic", "advanced")[seed % 2], seed)
