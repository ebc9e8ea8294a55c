"""Whole games: random ones, properties of every reachable position, golden lines, counts."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.engine.record import Record, Seat, read_record, replay
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import COLOURS, ONTO, STACKS, SUPPLY
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceCube, PlaceToken
from harmony_desktop.games.harmonies.rules.open_table import CARD_LIMIT, NO_CARD

from .reference import compare_many

GOLDEN = Path(__file__).with_name("golden_two_seats.txt")
setups = st.tuples(
    st.integers(1, 4), st.sampled_from("AB"), st.booleans(), st.integers(0, 2**53 - 1)
)


def tokens_in(state: HarmoniesState) -> Counter[int]:
    table = state.table
    count = Counter(state.bag) + Counter(table.hand)
    for tokens in table.spaces:
        count.update(tokens)
    for land in table.lands:
        for stack in land.stacks:
            count.update(STACKS[stack])
    count.update(dict(enumerate(table.gone)))
    return count


def check_position(state: HarmoniesState) -> None:
    """Assert the invariants of every reachable position."""
    table = state.table
    assert all(tokens_in(state)[colour] == SUPPLY[colour] for colour in range(6))
    cards = [card for card in table.row if card != NO_CARD] + list(state.deck)
    for land in table.lands:
        assert land.unfinished <= CARD_LIMIT
        cards += [held.card for held in land.cards if held.card < FIRST_SPIRIT]
        for held in land.cards:
            assert land.cubes.count(held.card) == held.placed <= CARDS[held.card].steps
        assert sum(cube != NO_CUBE for cube in land.cubes) == sum(
            held.placed for held in land.cards
        )
        assert all(stack for stack, cube in zip(land.stacks, land.cubes, strict=True) if cube >= 0)
    assert len(set(cards)) == len(cards)
    if table.setup.seats > 1:
        assert len(cards) == FIRST_SPIRIT
    turns = [land.turns for land in table.lands]
    assert max(turns) - min(turns) <= 1


def check_step(before: HarmoniesState, after: HarmoniesState) -> None:
    """Stacks only grow by legal tokens, and a placed cube never leaves (N-8, N-9)."""
    for old, new in zip(before.table.lands, after.table.lands, strict=True):
        for cell, (was, now) in enumerate(zip(old.stacks, new.stacks, strict=True)):
            assert was == now or (now in ONTO[was] and old.cubes[cell] == NO_CUBE)
            assert old.cubes[cell] in (NO_CUBE, new.cubes[cell])


@settings(max_examples=12, deadline=None, derandomize=True)
@given(setups, st.integers(0, 2**32))
def test_no_illegal_position_is_reachable(setup, choices: int) -> None:
    """N-1, N-4, N-5, N-8, N-9, N-10, N-21: tokens, cards and cubes are conserved to the end."""
    seats, side, spirits, seed = setup
    state = GAME.start(seats, {"side": side, "spirits": spirits}, seed)
    rng = Random(choices)
    check_position(state)
    while state.to_move is not None:
        before = state
        state = state.play(rng.choice(state.legal_moves()))
        check_step(before, state)
        check_position(state)
    assert len({land.turns for land in state.table.lands}) == 1


@pytest.mark.parametrize("spirits", [False, True])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_end_in_every_setup(start, random_game, seats, side, spirits) -> None:
    """N-10, N-11"""
    final, moves = random_game(start(seats, side, spirits, seed=seats), seed=7)
    assert final.winners()
    ends = sum(isinstance(move, EndTurn) for move in moves)
    assert ends == sum(land.turns for land in final.table.lands)
    placed = sum(isinstance(move, PlaceToken) for move in moves)
    assert placed == 3 * ends
    few = any(land.empty_hexes <= 2 for land in final.table.lands)
    assert few or len(final.bag) < 3


def _hidden_changed(state: HarmoniesState, seat: int) -> HarmoniesState:
    """The same position with everything changed that `seat` may not know."""
    spare = [
        card
        for card in range(FIRST_SPIRIT, len(CARDS))
        if card not in state.dealt[seat] and state.table.lands[seat].holding(card) is None
    ]
    lands = list(state.table.lands)
    dealt = list(state.dealt)
    for other in range(len(lands)):
        if other == seat:
            continue
        if dealt[other]:
            dealt[other] = (spare.pop(), spare.pop())
    return HarmoniesState(state.table, state.bag[::-1], state.deck[::-1], tuple(dealt))


@settings(max_examples=10, deadline=None, derandomize=True)
@given(setups, st.integers(0, 60))
def test_a_view_does_not_change_with_what_is_hidden(setup, steps: int) -> None:
    """N-7, N-19: the order of bag and deck, and the spirits dealt to others."""
    seats, side, spirits, seed = setup
    state = GAME.start(seats, {"side": side, "spirits": spirits}, seed)
    rng = Random(seed)
    for _ in range(steps):
        if state.to_move is not None:
            state = state.play(rng.choice(state.legal_moves()))
    for seat in range(seats):
        assert state.view(seat) == _hidden_changed(state, seat).view(seat)


def test_a_chosen_spirit_stays_face_down_until_the_turn_is_over(start) -> None:
    """N-19"""
    state = start(2, spirits=True)
    first, second = state.legal_moves()
    one, other = state.play(first), state.play(second)
    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)
    assert one.view(1).table.lands[0].spirit is None
    rng = Random(1)
    while one.to_move == 0:
        one = one.play(rng.choice(one.legal_moves()))
    assert one.view(1).table.lands[0].spirit is not None


def test_no_spirit_can_be_placed_in_the_first_turn() -> None:
    """N-19: so a spirit that lies face down for a turn changes nothing."""
    for card in CARDS[FIRST_SPIRIT:]:
        least = sum(2 if stack == "building" else len(stack.split()) for *_, stack in card.habitat)
        assert least > 3


def test_a_record_replays_to_the_same_position(start, random_game) -> None:
    """Undo is a replay of fewer moves: every prefix of a record leads where the game was."""
    first = start(2, "B", True, seed=5)
    final, moves = random_game(first, seed=3)
    record = Record(
        game="harmonies",
        revision=GAME.revision,
        seats=(Seat(kind="person"), Seat(kind="bot", level="hard")),
        options={"side": "B", "spirits": True},
        seed=5,
    ).with_moves(moves)
    state = first
    for (move, after), played in zip(
        replay(GAME, read_record(record.to_json())), moves, strict=True
    ):
        assert move == played
        state = state.play(played)
        assert after == state
    assert state == final


def test_views_offer_the_moves_of_the_seat_to_move_alone(start) -> None:
    """N-4"""
    state = start(3)
    assert state.view(0).legal_moves() == state.legal_moves()
    assert state.view(1).legal_moves() == ()


def test_counts_of_positions_are_known(start) -> None:
    """N-4, N-8, N-19: positions after n moves from a fixed start, counted as move sequences."""

    def count(state: HarmoniesState, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(count(state.play(move), depth - 1) for move in state.legal_moves())

    state = start(2, "A", True, seed=1)
    assert [count(state, depth) for depth in range(4)] == PERFT_SPIRITS
    alone = start(1, "B", False, seed=1)
    assert [count(alone, depth) for depth in range(4)] == PERFT_SOLO


PERFT_SPIRITS = [1, 2, 20, 652]
PERFT_SOLO = [1, 6, 218, 10_850]


def golden_lines() -> list[str]:
    """A game of two seats as text: each move, the board it leads to, and the score."""
    state = GAME.start(2, {"side": "A", "spirits": True}, 2024)
    rng = Random(11)
    lines = []
    while (seat := state.to_move) is not None:
        moves = state.legal_moves()
        # Cubes first, then any move: the game shows more than aimless stacking would.
        cubes = [move for move in moves if isinstance(move, PlaceCube)]
        choices = cubes or moves
        # `random` alone is the same in every version of Python.
        move = choices[int(rng.random() * len(choices))]
        state = state.play(move)
        words = " ".join(str(part) for part in move.to_json())
        lines.append(f"{seat} {words:<22} {_land(state, seat)} = {state.score(seat).total}")
    winners = " and ".join(str(seat) for seat in state.winners())
    totals = ", ".join(str(state.score(seat).total) for seat in range(2))
    lines.append(f"won by {winners}: {totals}")
    return lines


def _land(state: HarmoniesState, seat: int) -> str:
    letters = dict(zip(COLOURS, "BSWGYR", strict=True))
    land = state.table.lands[seat]
    return " ".join(
        ("".join(letters[COLOURS[colour]] for colour in STACKS[stack]) or ".")
        + ("*" if cube != NO_CUBE else "")
        for stack, cube in zip(land.stacks, land.cubes, strict=True)
    )


def test_the_golden_game_is_played_as_written() -> None:
    """Regenerate with REGENERATE_GOLDEN=1 and read the difference."""
    text = "\n".join(golden_lines()) + "\n"
    if os.environ.get("REGENERATE_GOLDEN"):
        GOLDEN.write_text(text, "utf-8")
    assert text == GOLDEN.read_text("utf-8")


_PRINT_A_GAME = """
from random import Random
from harmony_desktop.games.harmonies.rules.game import GAME
state = GAME.start(3, {"side": "B", "spirits": True}, 99)
rng = Random(4)
while state.to_move is not None:
    state = state.play(state.legal_moves()[int(rng.random() * len(state.legal_moves()))])
print(state)
"""


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", _PRINT_A_GAME],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.getcwd()},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "4242")
    }
    assert len(printed) == 1
    assert "HarmoniesState" in printed.pop()


def test_the_engine_is_the_plain_rules() -> None:
    """N-4 to N-10, N-21; `python -m tests.games.harmonies.reference` plays 10,000 such games."""
    assert compare_many(range(16)) > 1500
