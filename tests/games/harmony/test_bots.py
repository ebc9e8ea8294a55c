"""The bots: legal, repeatable, without hidden knowledge, and ordered by strength."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from itertools import product
from random import Random
from statistics import fmean

import pytest

from harmony_desktop.bots.match import BotTally, simulate
from harmony_desktop.games.harmony.bots.analysis import appraise
from harmony_desktop.games.harmony.bots.levels import LEVELS, bot
from harmony_desktop.games.harmony.bots.reasons import effects
from harmony_desktop.games.harmony.rules.components import CELL_COUNT, LINES, OPPOSITE
from harmony_desktop.games.harmony.rules.game import GAME, HarmonyState, HarmonyView, PlaceTile

VARIANTS = list(product(("free", "connected", "sun-moon"), ("standard", "beams", "best-beam")))


def position(seed: int, turn: int, seats: int = 1, **options: object) -> HarmonyState:
    """The start of a turn, reached by random placements."""
    state = GAME.start(seats, options, seed)
    chance = Random(seed)
    while state.turn < turn:
        state = state.play(chance.choice(state.legal_moves()))
    return state


def mean(level: str, games: int, **options: object) -> float:
    tally = BotTally(level)
    for _ in simulate(GAME, [bot(level)], [tally], options, range(100, 100 + games)):
        pass
    return fmean(tally.scores)


def test_every_level_beats_the_one_below() -> None:
    means = [mean("random", 40), mean("easy", 40), mean("medium", 40), mean("hard", 40)]
    assert means == sorted(means)
    assert means[0] < 20 < means[1] < 60 < 120 < means[2] < 150 < means[3]


def test_the_champion_beats_hard_on_the_same_deals() -> None:
    assert mean("champion", 12) > mean("hard", 12)


@pytest.mark.parametrize(("placement", "scoring"), VARIANTS)
def test_all_levels_finish_a_game_of_every_variant(placement: str, scoring: str) -> None:
    seats = [bot(level) for level in LEVELS]
    tallies = [BotTally(level) for level in LEVELS]
    options = {"placement": placement, "scoring": scoring}
    (((_, final)),) = simulate(GAME, seats, tallies, options, [7])
    assert final.to_move is None
    assert tallies[4].scores[0] > tallies[0].scores[0]


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_any_number_of_seats(level: str, seats: int) -> None:
    tallies = [BotTally(level) for _ in range(seats)]
    options = {"rounds": 2} if seats == 2 else {}
    (((_, final)),) = simulate(GAME, [bot(level)] * seats, tallies, options, [3])
    assert final.to_move is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("placement", "scoring"), VARIANTS)
def test_same_view_and_chance_give_the_same_move(level: str, placement: str, scoring: str) -> None:
    view = position(5, 8, seats=2, placement=placement, scoring=scoring).view(0)
    moves = {bot(level).choose(view, Random(1)) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(view.legal_moves())


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("turn", [0, 9, 17])
def test_hidden_tiles_and_other_boards_do_not_matter(level: str, turn: int) -> None:
    state = position(11, turn, seats=2, scoring="best-beam")
    shuffled = list(state.order[turn + 1 :])
    Random(2).shuffle(shuffled)
    other = (*state.order[: turn + 1], *shuffled)
    empty: tuple[None, ...] = (None,) * 19
    hidden = replace(state, order=other, seed=99, boards=(state.boards[0], empty))
    player = bot(level)
    known, unknown = state.view(0), hidden.view(0)
    assert player.choose(known, Random(4)) == player.choose(unknown, Random(4))
    assert list(player.suggest(known)) == list(player.suggest(unknown))
    if level == LEVELS[-1]:
        played = known.legal_moves()[-1:]
        assert appraise(known, played) == appraise(unknown, played)
        assert effects(known, played) == effects(unknown, played)


@pytest.mark.parametrize("level", ["medium", "hard", "champion"])
@pytest.mark.parametrize("turn", [0, 6, 12, 17])
def test_suggestions_are_sorted_and_begin_with_the_choice(level: str, turn: int) -> None:
    view = position(21, turn).view(0)
    player = bot(level)
    found = player.suggest(view, 19)
    values = [suggestion.value for suggestion in found]
    assert values == sorted(values, reverse=True)
    assert {suggestion.move for suggestion in found} == set(view.legal_moves())
    assert list(player.suggest(view)) == list(found[:3])
    chosen = {player.choose(view, Random(seed)) for seed in range(10)}
    assert found[0].move in chosen
    equivalent = {PlaceTile(OPPOSITE[found[0].move.cell])} if turn == 0 else set()
    assert chosen <= {found[0].move, *equivalent} or level == "medium"


def test_medium_overlooks_some_of_the_cells() -> None:
    view = position(21, 6).view(0)
    ranked = [suggestion.move for suggestion in bot("medium").suggest(view, 19)]
    chosen = [ranked.index(bot("medium").choose(view, Random(seed))) for seed in range(1000)]
    assert 815 < chosen.count(0) < 885
    assert 90 < chosen.count(1) < 165


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("scoring", ["standard", "beams"])
def test_the_value_of_the_last_placement_is_the_final_score(level: str, scoring: str) -> None:
    state = position(31, 18, scoring=scoring)
    (only,) = bot(level).suggest(state.view(0))
    assert only.value == pytest.approx(state.play(only.move).score(0).total)


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_suggested_when_the_game_is_over(level: str) -> None:
    state = position(1, 18)
    over = state.play(state.legal_moves()[0])
    assert list(bot(level).suggest(over.view(0))) == []


def test_near_the_end_a_line_is_completed_rather_than_given_up() -> None:
    # The left column holds two nines and waits for a third; only the far corner is empty besides.
    first, second, third, *others = (18, 22, 26, *range(18))
    board = (first, second, None, *others[:15], None)
    called = (first, second, *others[:15], third)
    view = HarmonyView(0, position(1, 0).setup, 0, (board,), called, ())
    for level in ("medium", "hard", "champion"):
        assert bot(level).choose(view, Random(0)) == PlaceTile(2)


def test_levels_without_a_network_do_without_numpy() -> None:
    code = """
import sys
from random import Random
from harmony_desktop.games.harmony.bots.levels import bot
from harmony_desktop.games.harmony.rules.game import GAME
for level in ("random", "easy", "medium"):
    bot(level).choose(GAME.start(1, {}, 1).view(0), Random(1))
assert "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        bot("oracle")


def test_opposite_cells_have_the_same_lines() -> None:
    """H-10: turned by half, the board is the same."""
    assert sorted(OPPOSITE) == list(range(CELL_COUNT))
    turned = {(line.direction, frozenset(OPPOSITE[cell] for cell in line.cells)) for line in LINES}
    assert turned == {(line.direction, frozenset(line.cells)) for line in LINES}


@pytest.mark.parametrize("level", ["hard", "champion"])
def test_bots_open_on_either_of_two_equivalent_cells(level: str) -> None:
    """A deal repeats exactly, as its chance does; another chance may open on the other cell."""
    view = GAME.start(2, {}, 11).view(0)
    opened = {bot(level).choose(view, Random(seed)).cell for seed in range(24)}
    again = {bot(level).choose(view, Random(seed)).cell for seed in range(24)}
    assert opened == again
    assert {OPPOSITE[cell] for cell in opened} == opened
    assert len(opened) == 2
