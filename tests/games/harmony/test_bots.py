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
from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.harmony.bots.analysis import appraise
from harmony_desktop.games.harmony.bots.levels import bot, needless_breaks
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
    means = [mean(level, 40) for level in LEVELS[:-1]]
    assert means == sorted(means)
    assert means[0] < 20 < 45 < means[1] < 80 < means[2] < 105 < means[3] < 130 < means[4]


def test_the_champion_beats_expert_on_the_same_deals() -> None:
    assert mean("champion", 12) > mean("expert", 12)


@pytest.mark.parametrize(("placement", "scoring"), VARIANTS)
def test_all_levels_finish_a_game_of_every_variant(placement: str, scoring: str) -> None:
    seats = [bot(level) for level in LEVELS]
    tallies = [BotTally(level) for level in LEVELS]
    options = {"placement": placement, "scoring": scoring}
    (((_, final)),) = simulate(GAME, seats, tallies, options, [7])
    assert final.to_move is None
    assert tallies[-1].scores[0] > tallies[0].scores[0]


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


@pytest.mark.parametrize("turn", [0, 6, 12, 17])
def test_suggestions_are_sorted_and_begin_with_the_choice(turn: int) -> None:
    view = position(21, turn).view(0)
    player = bot("champion")
    found = player.suggest(view, 19)
    values = [suggestion.value for suggestion in found]
    assert values == sorted(values, reverse=True)
    assert {suggestion.move for suggestion in found} == set(view.legal_moves())
    assert list(player.suggest(view)) == list(found[:3])
    chosen = {player.choose(view, Random(seed)) for seed in range(10)}
    assert found[0].move in chosen
    equivalent = {PlaceTile(OPPOSITE[found[0].move.cell])} if turn == 0 else set()
    assert chosen <= {found[0].move, *equivalent}


@pytest.mark.parametrize(("level", "most"), [("easy", 0.08), ("medium", 0.02)])
def test_lines_are_hardly_ever_broken_without_need(level: str, most: float) -> None:
    """Where another cell would have broken none."""
    broken = placed = 0
    for seed in range(30):
        state, dice, player = GAME.start(1, {}, seed), Random(seed), bot(level)
        while state.to_move is not None:
            view = state.view(0)
            move = player.choose(view, dice)
            broken += move in needless_breaks(view)
            placed += 1
            state = state.play(move)
    assert broken / placed <= most


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


def test_numpy_is_loaded_when_a_network_is_asked() -> None:
    """Making bots, playing at random and rating by a rule of thumb do without it."""
    code = """
import sys
from random import Random
from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.harmony.bots.levels import bot
from harmony_desktop.games.harmony.rules.game import GAME
view = GAME.start(1, {}, 1).view(0)
bots = {level: bot(level) for level in LEVELS}
bots["random"].choose(view, Random(1))
bots["random"].suggest(view)
assert "numpy" not in sys.modules
bots["easy"].choose(view, Random(1))
assert "numpy" in sys.modules
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


def test_bots_open_on_either_of_two_equivalent_cells() -> None:
    """A deal repeats exactly, as its chance does; another chance may open on the other cell."""
    view = GAME.start(2, {}, 11).view(0)
    opened = [bot("champion").choose(view, Random(seed)).cell for seed in range(24)]
    assert opened == [bot("champion").choose(view, Random(seed)).cell for seed in range(24)]
    assert len(set(opened)) == 2
    assert {OPPOSITE[cell] for cell in opened} == set(opened)


def test_weaker_bots_open_in_many_ways() -> None:
    view = GAME.start(2, {}, 11).view(0)
    opened = [bot("hard").choose(view, Random(seed)).cell for seed in range(24)]
    assert opened == [bot("hard").choose(view, Random(seed)).cell for seed in range(24)]
    assert len(set(opened)) > 2
