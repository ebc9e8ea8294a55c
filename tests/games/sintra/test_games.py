"""Whole games: the invariants of all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harmony_desktop.engine.game import IllegalMove, Move
from harmony_desktop.engine.record import Record, Seat, read_move, replay
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import COLOURS
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    Return,
    SintraOpenTable,
    Take,
)
from tests.games.sintra import reference

GOLDEN = Path(__file__).parent / "golden_sintra.txt"
LETTERS = "oyrbg*"


def all_panes(table: SintraOpenTable) -> list[int]:
    """The number of panes of each colour in all places."""
    counts = [0] * len(COLOURS)
    for panes in (table.bag, table.tower, table.centre, *table.workshops):
        for colour, count in enumerate(panes):
            counts[colour] += count
    loose = list(table.marker)
    for palace in table.palaces:
        loose += [pane for window in palace.windows for pane in window]
        loose += [pane for filled in palace.filled for pane in filled if pane is not None]
    for colour in loose:
        counts[colour] += 1
    return counts


def check_table(table: SintraOpenTable) -> None:
    """Assert the invariants of a position."""
    assert all_panes(table) == [20] * 5
    track = table.setup.components.track
    for palace in table.palaces:
        assert 0 <= palace.broken < len(track) - 1
        assert 0 <= palace.glazier < 8
        assert palace.lost % 18 == 0
        for window in range(8):
            side, filled = palace.side_up(window), palace.filled[window]
            assert (side is None) == (filled == ()) == (len(palace.windows[window]) == 2)
            if side is not None:
                assert all(
                    pane in (None, space) or space == 5
                    for pane, space in zip(filled, side, strict=True)
                )
                waiting = table.completed == window and palace is table.palaces[table.turn]
                assert (None in filled) != waiting


def random_game(seats: int, side: str, seed: int) -> tuple[SintraState, list[Move]]:
    rng = Random(seed)
    state = GAME.start(seats, {"side": side}, seed)
    moves: list[Move] = []
    while state.to_move is not None:
        check_table(state.table)
        moves.append(rng.choice(state.legal_moves()))
        state = state.play(moves[-1])
    check_table(state.table)
    return state, moves


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_panes_are_conserved_and_six_rounds_are_played(seats: int, side: str) -> None:
    """S-18, S-1, S-10"""
    for seed in range(12):
        end, _ = random_game(seats, side, seed)
        assert end.table.round == 6
        assert end.winners()
        best = max(end.score(seat).total for seat in range(seats))
        assert all(end.score(seat).total == best for seat in end.winners())


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 4), st.sampled_from("AB"), st.integers(0, 60))
def test_every_legal_move_is_accepted_and_every_other_refused(
    seed: int, seats: int, side: str, depth: int
) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"side": side}, seed)
    for _ in range(depth):
        state = state.play(rng.choice(state.legal_moves()))
    legal = state.legal_moves()
    assert len(set(legal)) == len(legal)
    for source in range(CENTRE, len(state.table.workshops)):
        for colour in range(5):
            for strip in range(-1, 8):
                for jokers in range(3):
                    move = Take(source, colour, strip, jokers)
                    if move not in legal:
                        with pytest.raises(IllegalMove):
                            state.play(move)
    for move in legal:
        check_table(state.play(move).table)


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**53 - 1), st.integers(2, 4), st.sampled_from("AB"))
def test_a_record_replays_to_every_position_of_the_game(seed: int, seats: int, side: str) -> None:
    """Undo is replaying: the position before a move comes back exactly."""
    rng = Random(seed)
    state = GAME.start(seats, {"side": side}, seed)
    moves: list[Move] = []
    states = []
    while state.to_move is not None:
        moves.append(rng.choice(state.legal_moves()))
        assert read_move(GAME, tuple(moves[-1].to_json())) == moves[-1]
        state = state.play(moves[-1])
        states.append(state)
    record = Record(
        game="sintra",
        revision=GAME.revision,
        seats=(Seat(kind="bot", level="random"),) * seats,
        options={"side": side},
        seed=seed,
    ).with_moves(moves)
    assert [position for _, position in replay(GAME, record)] == states


def test_only_the_end_of_a_round_reveals_something() -> None:
    """S-10: new panes are drawn then, and at no other time."""
    rng = Random(4)
    state = GAME.start(3, {}, 4)
    refills = 0
    while state.to_move is not None:
        move = rng.choice(state.legal_moves())
        reveals = state.reveals(move)
        after = state.play(move)
        assert reveals == (after.table.round != state.table.round and after.to_move is not None)
        refills += reveals
        state = after
    assert refills == 5


def test_a_view_shows_nothing_of_the_seed() -> None:
    state = GAME.start(2, {}, 6)
    other = SintraState(7, state.table)
    for seat in range(2):
        assert state.view(seat) == other.view(seat)
        assert repr(state.view(seat)) == repr(other.view(seat))
        assert not hasattr(state.view(seat), "seed")
    last = state.legal_moves()[0]
    assert state.play(last).view(1) == other.play(last).view(1)


def test_another_seed_draws_other_panes_from_the_same_bag() -> None:
    def next_round(seed: int) -> SintraOpenTable:
        state = SintraState(seed, GAME.start(2, {}, 6).table)
        while state.table.round == 0:
            state = state.play(state.legal_moves()[0])
        return state.table

    one, other = next_round(1), next_round(2)
    assert one.workshops != other.workshops
    assert one.palaces == other.palaces


def test_a_seat_that_is_not_to_move_has_no_moves() -> None:
    state = GAME.start(2, {}, 1)
    assert state.view(0).legal_moves() == state.legal_moves()
    assert state.view(1).legal_moves() == ()


def test_positions_after_few_moves_are_as_many_as_ever() -> None:
    """Counts from a fixed start: a change of the rules cannot hide."""
    counts = []
    layer = [GAME.start(2, {"side": "B"}, 2024)]
    for _ in range(2):
        layer = [state.play(move) for state in layer for move in state.legal_moves()]
        counts.append(len(layer))
    assert counts == [54, 2976]
    assert len({state.table for state in layer}) == 2872


def played(seed: int) -> str:
    """A game as one line, for comparing processes."""
    end, moves = random_game(3, "B", seed)
    return f"{[move.to_json() for move in moves]} {[end.score(s).total for s in range(3)]}"


def test_the_same_seed_gives_the_same_game_whatever_the_hash_seed() -> None:
    code = (
        "import importlib.util as u;"
        f"s=u.spec_from_file_location('t',{str(Path(__file__))!r});"
        "m=u.module_from_spec(s);s.loader.exec_module(m);print(m.played(5))"
    )
    for hash_seed in ("1", "77"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        }
        finished = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            env=environment,
            check=True,
        ).stdout
        assert finished.strip() == played(5)


def golden_text() -> str:
    """A whole game, one line a move: round, seat, move, the mover's palace and the scores."""
    rng = Random(12)
    state = GAME.start(2, {"side": "B"}, 12)
    written = []
    while (seat := state.to_move) is not None:
        table = state.table
        taking = [
            move for move in state.legal_moves() if isinstance(move, Take) and move.strip >= 0
        ]
        move = rng.choice(taking or state.legal_moves())
        state = state.play(move)
        scores = " ".join(str(state.score(s).total) for s in range(2))
        written.append(
            f"round {table.round + 1} seat {seat} {_move_words(move):18} "
            f"{_palace_words(state, seat)} broken {state.table.palaces[seat].broken} "
            f"bag {sum(state.table.bag)} tower {sum(state.table.tower)} score {scores}"
        )
    return "\n".join(written) + "\n"


def _move_words(move: Move) -> str:
    if isinstance(move, Take):
        source = "centre" if move.source == CENTRE else f"w{move.source + 1}"
        target = "breaks" if move.strip == NOWHERE else f"-> {move.strip + 1} j{move.jokers}"
        return f"{source} {LETTERS[move.colour]} {target}"
    return f"keep {LETTERS[move.colour]}" if isinstance(move, Keep) else "return"


def _palace_words(state: SintraState, seat: int) -> str:
    palace = state.table.palaces[seat]
    strips = []
    for window in range(8):
        side = palace.side_up(window)
        spaces = (
            "....."
            if side is None
            else "".join(
                LETTERS[space] if pane is None else LETTERS[pane].upper()
                for space, pane in zip(side, palace.filled[window], strict=True)
            )
        )
        glazier = "^" if palace.glazier == window else " "
        glazed = "".join(LETTERS[pane] for pane in palace.windows[window])
        strips.append(f"{glazier}{spaces}/{glazed:2}")
    return " ".join(strips)


def test_the_golden_game_is_played_as_ever() -> None:
    """Regenerate with REGENERATE_GOLDEN=1 and read the difference."""
    if os.environ.get("REGENERATE_GOLDEN") == "1":
        GOLDEN.write_text(golden_text(), "utf-8")
    assert golden_text() == GOLDEN.read_text("utf-8")
    assert "keep" in golden_text()


def test_the_glazier_returns_in_random_games_too() -> None:
    """S-9"""
    assert any(isinstance(move, Return) for move in random_game(2, "A", 3)[1])


def test_the_quick_rules_are_the_ones_counted_out_the_long_way() -> None:
    """S-5 to S-11; `python tests/games/sintra/reference.py 10000` plays more."""
    many_jokers = reference.jokers_everywhere(STANDARD)
    for seed in range(24):
        assert reference.compare_game(seed, many_jokers if seed % 4 == 3 else STANDARD) > 60
