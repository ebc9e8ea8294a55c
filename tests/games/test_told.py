"""What players who listen are told: facts that decide a game, in short pieces."""

from __future__ import annotations

import random

from harmony_desktop import games
from harmony_desktop.games.harmonies import by_ear as harmonies_by_ear
from harmony_desktop.games.harmonies import texts as harmonies_texts
from harmony_desktop.games.harmonies.rules import habitats
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmony import by_ear as harmony_by_ear
from harmony_desktop.games.sintra import by_ear as sintra_by_ear
from harmony_desktop.games.terraces import by_ear as terraces_by_ear
from harmony_desktop.games.terraces.rules.moves import Lay
from harmony_desktop.ui.kit.languages import enumerated, say


def played(game: str, moves: int, seed: int = 3):
    """A random game of two: each position, the move made there, and the position after it."""
    state, chance = games.load(game).start(2, {}, seed), random.Random(seed)
    for _ in range(moves):
        if not (legal := state.legal_moves()):
            return
        move = chance.choice(legal)
        before, state = state, state.play(move)
        yield before, move, state


def test_a_list_of_things_with_commas_has_semicolons() -> None:
    assert enumerated(["1 left", "1 left, 1 down"]) == "1 left; 1 left, 1 down"
    assert enumerated(["red", "green"]) == "red, green"


def test_the_tiles_in_the_bag_of_harmony_are_told_one_by_one() -> None:
    *_, (_, _, state) = played("harmony", 4)
    said = [say(phrase) for phrase in harmony_by_ear.left(state.view(0))]
    tiles = sum(words.count("-") for words in said)
    assert tiles == len(state.view(0).bag)
    assert said[1].startswith("Tiles left with 1: ")


def test_a_new_round_of_sintra_is_told_with_its_colour() -> None:
    for before, move, now in played("sintra", 60):
        views = before.view(before.to_move), now.view(before.to_move)
        if views[0].table.round != views[1].table.round:
            said = [say(one) for one in sintra_by_ear.told([(*views, move)])]
            assert said[-1].startswith("Round 2 of 6. Bonus colour: ")
            return
    raise AssertionError("no second round")


def test_a_source_of_sintra_is_told_before_the_others() -> None:
    view = games.load("sintra").start(2, {}, 3).view(0)
    said = [say(phrase) for phrase in sintra_by_ear.line(view, 0, ("market", (2, 0)))]
    assert said[0].startswith("workshop 3: ")
    assert len(said) == 5


def test_squares_of_terraces_are_short_and_rows_say_where_they_begin() -> None:
    *_, (_, _, state) = played("terraces", 6)
    view = state.view(state.to_move)
    tile = view.hands[view.seat][0]
    for x, y in ((0, 0), (5, 5), (-1, 0)):
        words = say(terraces_by_ear.promise(view, Lay(tile, x, y, 0), scores=True))
        assert len(words) < 100, words
    row, _ = terraces_by_ear.line(view, view.seat, ("board", (0, 0)))
    west = view.layout.bounds()[0]
    assert f"beginning {-west} left" in say(row)
    for phrase in terraces_by_ear.left(view):
        assert len(say(phrase)) < 240


def test_a_rise_of_terraces_says_what_it_covers() -> None:
    for seed in range(3, 9):
        for before, move, now in played("terraces", 30, seed):
            view = before.view(before.to_move)
            if isinstance(move, Lay) and view.layout.level(move.x, move.y):
                (said,) = terraces_by_ear.told([(view, now.view(view.seat), move)])
                assert ". It covers " in say(said)
                return
    raise AssertionError("no rise")


def test_a_hex_of_harmonies_says_which_habitat_the_token_would_complete() -> None:
    for seed in range(40):
        for state, _, _ in played("harmonies", 80, seed):
            view = state.view(state.to_move)
            assert isinstance(view, HarmoniesView)
            for held in view.land.cards:
                if held.placed == CARDS[held.card].steps:
                    continue
                near = habitats.near_cells(
                    view.setup.side, view.land.stacks, view.land.cubes, held.card
                )
                if near:
                    there = harmonies_texts.cell_name(view, view.seat, near[0].cell)
                    said = harmonies_by_ear.with_habitats(view, there, near[0].colour, near[0].cell)
                    name = say(harmonies_texts.card_name(CARDS[held.card].id))
                    assert f"completes the habitat: {name}" in say(said)
                    return
    raise AssertionError("no habitat lacks one token only")


def test_a_card_in_the_row_of_harmonies_tells_all_its_values() -> None:
    view = games.load("harmonies").start(2, {}, 3).view(0)
    card = view.table.row[0]
    values = ", ".join(map(str, CARDS[card].values))
    assert f"worth {values} with 1 to" in say(harmonies_by_ear.card_words(view, 0, card))
