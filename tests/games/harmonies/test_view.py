"""The view for a table: legal places, their scores, and nearly complete habitats."""

from __future__ import annotations

from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS
from harmony_desktop.games.harmonies.rules.components import (
    BLUE,
    COLOURS,
    GREEN,
    GREY,
    RED,
    STACKS,
    SUPPLY,
)
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceCube, PlaceToken, TakeCard


def test_token_cells_are_those_of_the_legal_moves(start, arranged) -> None:
    """N-8"""
    state = arranged(start(), "B S SS W R|Y G RR SSS", hand="SGR")
    view = state.view(0)
    for colour in (GREY, GREEN, RED):
        name = COLOURS[colour]
        legal = tuple(
            move.cell
            for move in state.legal_moves()
            if isinstance(move, PlaceToken) and move.colour == name
        )
        assert view.token_cells(colour) == legal
        for cell in range(view.side.count):
            assert (view.token_refusal(colour, cell) is None) == (cell in legal)


def test_gains_have_each_line_that_changes(start, arranged) -> None:
    """N-12 to N-16"""
    view = arranged(start(), "B W S S .|. . . .", hand="BGR").view(0)
    assert view.gains(PlaceToken("blue", 5)) == {"water": 2}
    assert view.gains(PlaceToken("green", 1)) == {"trees": 3}
    assert view.gains(PlaceToken("red", 2)) == {"mountains": -2}
    assert view.gains(PlaceToken("blue", 22)) == {}
    assert view.gains(EndTurn()) == {}
    assert view.token_gains(BLUE)[5] == 2
    assert set(view.token_gains(BLUE)) == set(view.token_cells(BLUE))


def test_gains_of_a_cube_are_those_of_its_card(start, arranged) -> None:
    """N-18"""
    view = arranged(start(), "B G", [("frog", 3)]).view(0)
    assert view.gains(PlaceCube("frog", 0)) == {"animal": 4}
    assert view.card_values(0, CARD_NUMBERS["frog"]) == (6, 10)
    done = arranged(start(), "B G", [("frog", 5)]).view(0)
    assert done.card_values(0, CARD_NUMBERS["frog"]) == (15, None)
    assert done.card_values(0, CARD_NUMBERS["bear"]) == (0, 5)


def test_gains_agree_with_the_score_after_the_move(start, random_game) -> None:
    """N-12 to N-19"""
    state = start(2, "B", True, seed=9)
    _, moves = random_game(state, seed=9)
    for move in moves:
        if isinstance(move, PlaceToken | PlaceCube):
            seat = state.to_move
            before = state.score(seat).total
            after = state.play(move).score(seat).total
            assert sum(state.view(seat).gains(move).values()) == after - before
        state = state.play(move)


def test_cards_show_where_cubes_go_and_what_is_missing(start, arranged) -> None:
    """N-9: own cards and those of the row alike."""
    view = arranged(start(), "B G B", [("frog", 0)]).view(0)
    frog = CARD_NUMBERS["frog"]
    assert view.cube_cells(frog) == (0, 2)
    assert view.cube_cells(frog, seat=1) == ()
    assert view.habitats_at(frog, 0) == ((0, 1),)
    assert (1, BLUE) not in {(near.cell, near.colour) for near in view.near_cells(frog)}
    assert (5, BLUE) in {(near.cell, near.colour) for near in view.near_cells(frog)}


def test_river_and_islands_can_be_drawn(start, arranged) -> None:
    """N-16, N-17"""
    assert arranged(start(), "B B B").view(1).river(0) == (0, 1, 2)
    assert arranged(start(), "B B B").view(0).river(1) == ()
    assert len(arranged(start(side="B"), ". B|B").view(0).islands(0)) == 2


def test_the_bag_is_counted_by_colour(start, random_game) -> None:
    """N-1: what is not in sight is in the bag."""
    state = start(3, seed=2)
    for move in random_game(state, seed=2)[1]:
        view = state.view(0)
        seen = [0] * 6
        table = view.table
        for tokens in (*table.spaces, table.hand):
            for colour in tokens:
                seen[colour] += 1
        for land in table.lands:
            for colour, count in enumerate(_tokens_on(land.stacks)):
                seen[colour] += count
        assert [bag + out for bag, out in zip(view.bag, seen, strict=True)] == list(SUPPLY)
        state = state.play(move)


def _tokens_on(stacks: tuple[int, ...]) -> list[int]:
    counts = [0] * 6
    for stack in stacks:
        for colour in STACKS[stack]:
            counts[colour] += 1
    return counts


def test_turns_left_always_hold(start, random_game) -> None:
    """N-10: the real number of turns lies between the two bounds, in every position."""
    for seats in (1, 2, 3):
        state = start(seats, seed=seats)
        final, moves = random_game(state, seed=seats)
        total = final.table.lands[0].turns
        for move in moves:
            for seat in range(seats):
                least, most = state.view(0).turns_left(seat)
                assert least <= total - state.table.lands[seat].turns <= most
            if state.view(0).ends_this_round:
                assert all(low == high for low, high in map(state.view(0).turns_left, range(seats)))
            state = state.play(move)


def test_unseen_cards_are_listed_without_their_order(start) -> None:
    """N-7"""
    state = start(2, seed=3)
    view = state.view(0)
    assert list(view.unseen) == sorted(view.unseen)
    assert set(view.unseen) == set(state.deck)
    assert any(isinstance(move, TakeCard) for move in view.legal_moves())
