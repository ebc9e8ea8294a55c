"""Fixtures for Harmonies: boards written as text, and games with a known state."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import (
    BLUE,
    BROWN,
    GREEN,
    GREY,
    RED,
    SIDES,
    STACK_NUMBERS,
    YELLOW,
    Stacks,
)
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from harmony_desktop.games.harmonies.rules.scoring import Holding

LETTERS = {"B": BLUE, "S": GREY, "W": BROWN, "G": GREEN, "Y": YELLOW, "R": RED}


def read_board(text: str, side: str = "A") -> Stacks:
    """A board from its columns, left to right: stacks bottom to top, `.` for an empty hex.

    Columns are separated by `|`; what is left out at the end is empty.
    """
    stacks = list(SIDES[side].empty)
    for col, column in enumerate(text.split("|")):
        for row, word in enumerate(column.split()):
            stack = () if word == "." else tuple(LETTERS[letter] for letter in word)
            stacks[SIDES[side].places.index((col, row))] = STACK_NUMBERS[stack]
    return tuple(stacks)


@pytest.fixture(scope="session")
def board() -> Callable[..., Stacks]:
    return read_board


@pytest.fixture(scope="session")
def start() -> Callable[..., HarmoniesState]:
    """The first position of a game; no spirits unless asked for."""

    def make(seats: int = 2, side: str = "A", spirits: bool = False, seed: int = 1) -> Any:
        return GAME.start(seats, {"side": side, "spirits": spirits}, seed)

    return make


@pytest.fixture(scope="session")
def arranged() -> Callable[..., HarmoniesState]:
    """A position with the acting seat's board, cards and hand arranged."""

    def make(state: HarmoniesState, text: str = "", cards: Any = (), hand: Any = None) -> Any:
        table = state.table
        held = tuple(Holding(CARD_NUMBERS[name], placed) for name, placed in cards)
        stacks = read_board(text, table.setup.side)
        land = table.land._replace(stacks=stacks, cards=table.land.cards + held)
        lands = table.lands[: table.seat] + (land,) + table.lands[table.seat + 1 :]
        table = replace(table, lands=lands)
        if hand is not None:
            tokens = tuple(LETTERS[letter] for letter in hand)
            table = replace(table, hand=tokens, space_taken=0)
        return replace(state, table=table)

    return make


@pytest.fixture(scope="session")
def random_game() -> Callable[..., tuple[HarmoniesState, list[Move]]]:
    """A whole game of random moves: the final position and the moves."""

    def play(state: HarmoniesState, seed: int = 0) -> tuple[HarmoniesState, list[Move]]:
        rng = Random(seed)
        moves = []
        while state.to_move is not None:
            moves.append(rng.choice(state.legal_moves()))
            state = state.play(moves[-1])
        return state, moves

    return play


@pytest.fixture(scope="session")
def real_boards() -> list[dict[str, Any]]:
    """Finished boards of real games with their true totals."""
    text = Path(__file__).with_name("boards.json").read_text("utf-8")
    return json.loads(text)["boards"]  # type: ignore[no-any-return]


@pytest.fixture(scope="session")
def real_cards() -> list[dict[str, Any]]:
    """The facts of all cards, as collected from the printed ones."""
    text = Path(__file__).with_name("cards.json").read_text("utf-8")
    return json.loads(text)["cards"]  # type: ignore[no-any-return]
