"""The computer players: legal, fair, repeatable, and each stronger than the one before."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.terraces.bots.analysis import appraise, decides
from harmony_desktop.games.terraces.bots.evaluation import Outlook
from harmony_desktop.games.terraces.bots.levels import STYLES, ChampionBot, bot
from harmony_desktop.games.terraces.bots.reasons import effects
from harmony_desktop.games.terraces.bots.search import (
    SEARCH_MARGIN,
    Chance,
    Valued,
    by_answer,
    by_own_lead,
)
from harmony_desktop.games.terraces.rules.components import SET, TILE_COUNT
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay

WAYS = ("column", "arranged", "blind", "open-hand")


def play(way: str, levels: tuple[str, str], seed: int, stop: int = 1000) -> TerracesState:
    return play_on(GAME.start(2, {"way": way}, seed), levels, seed, stop)


def play_on(
    state: TerracesState, levels: tuple[str, str], seed: int, stop: int = 1000
) -> TerracesState:
    bots = [bot(level) for level in levels]
    rngs = [Random(seed * 2 + seat) for seat in (0, 1)]
    while (seat := state.to_move) is not None and len(state.laid) < stop:
        move = bots[seat].choose(state.view(seat), rngs[seat])
        assert move in state.legal_moves()
        state = state.play(move)
    return state


def wins(way: str, stronger: str, weaker: str, games: int) -> float:
    """Games the first level wins, draws as halves; colours alternate."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        levels = (stronger, weaker) if seat == 0 else (weaker, stronger)
        winners = play(way, levels, number // 2).winners()
        won += (seat in winners) / len(winners)
    return won


def test_the_levels_end_with_the_champion() -> None:
    for level in LEVELS:
        assert bot(level)


@pytest.mark.parametrize("way", WAYS)
def test_every_level_plays_every_way_to_the_end(way: str) -> None:
    """T-3, T-9, T-10, T-11"""
    assert len(play(way, ("random", "easy"), 1).laid) == TILE_COUNT
    late = play(way, ("medium", "easy"), 1, TILE_COUNT - 6)
    assert len(play_on(late, ("hard", "champion"), 1).laid) == TILE_COUNT


def test_stronger_levels_beat_weaker_ones() -> None:
    """Short matches; the long ones, and the champion's, are played by `training/match.py`."""
    assert wins("column", "easy", "random", 6) >= 5
    assert wins("column", "hard", "easy", 6) >= 5
    assert wins("open-hand", "expert", "medium", 4) >= 3


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("way", WAYS)
def test_a_choice_does_not_change_when_only_hidden_things_change(way: str, level: str) -> None:
    """T-3, T-9, T-10, T-11: columns, backs and the other's order are turned upside down."""
    for stop in (0, 6, 25):
        state = play(way, ("medium", "easy"), 5, stop)
        seat = state.on_turn
        columns = [column[::-1] for column in state.columns]
        if way == "arranged":
            columns[seat] = state.columns[seat]
        if way == "blind":
            # The places of the backs are seen; only what lies under them is not.
            hidden = [[tile for tile in column if tile is not None] for column in state.columns]
            columns = [
                tuple(None if tile is None else tiles.pop() for tile in column)
                for column, tiles in zip(state.columns, hidden, strict=True)
            ]
        other = replace(state, columns=tuple(columns))
        chosen = [bot(level).choose(s.view(seat), Random(4)) for s in (state, other)]
        assert chosen[0] == chosen[1]
        if level == "champion":
            hints = [bot(level).suggest(s.view(seat)) for s in (state, other)]
            assert hints[0] == hints[1]
            view, unknown = state.view(seat), other.view(seat)
            if decides(view):
                played = [view.legal_moves()[-1]]
                assert appraise(view, played) == appraise(unknown, played)
                assert effects(view, played) == effects(unknown, played)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_choice(level: str) -> None:
    state = play("column", ("medium", "medium"), 2, 15)
    view = state.view(state.on_turn)
    choices = [bot(level).choose(view, Random(8)) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("way", WAYS)
def test_hints_are_legal_distinct_and_best_first(way: str) -> None:
    for stop in (0, 1, 20, 39):
        state = play(way, ("medium", "medium"), 3, stop)
        view = state.view(state.on_turn)
        hints = bot("easy").suggest(view, 3)
        assert 1 <= len(hints) <= 3
        assert len({hint.move for hint in hints}) == len(hints)
        assert all(hint.move in state.legal_moves() for hint in hints)
        values = [hint.value for hint in hints]
        assert values == sorted(values, reverse=True)
        assert state.view(1 - state.on_turn).legal_moves() == ()
        assert bot("hard").suggest(state.view(1 - state.on_turn)) == ()


def test_a_hint_for_the_last_tile_makes_the_best_possible_end() -> None:
    """T-8"""
    state = play("column", ("medium", "medium"), 3, TILE_COUNT - 1)
    seat = state.on_turn
    leads = {}
    for move in state.legal_moves():
        final = state.play(move)
        leads[move] = final.score(seat).total - final.score(1 - seat).total
    assert leads[bot("hard").suggest(state.view(seat), 1)[0].move] == max(leads.values())
    assert leads[bot("champion").choose(state.view(seat), Random(1))] == max(leads.values())
    worst = min(leads, key=lambda move: leads[move])
    found = appraise(state.view(seat), [worst])
    assert found.exact, "what the last tile loses is on the score sheet"
    assert found.given_up == max(leads.values()) - leads[worst]


def test_weaker_bots_do_not_always_choose_the_same() -> None:
    state = play("column", ("medium", "medium"), 2, 15)
    view = state.view(state.on_turn)
    for level in ("easy", "medium"):
        chosen = {bot(level).choose(view, Random(seed)) for seed in range(40)}
        assert len(chosen) > 1
        assert chosen <= set(state.legal_moves())


def test_hints_are_the_champions_against_every_opponent() -> None:
    state = play("open-hand", ("medium", "medium"), 2, 30)
    view = state.view(state.on_turn)
    best = bot("champion").choose(view, Random(1))
    for level in LEVELS:
        assert bot(level).suggest(view, 1)[0].move == best


def test_with_colours_exchanged_the_champion_plays_the_mirrored_game() -> None:
    """T-12: red and green are judged alike."""
    rng = Random(6)
    usual = GAME.start(2, {"way": "open-hand"}, 6)
    other = GAME.start(2, {"way": "open-hand", "colour": "green"}, 6)
    for _ in range(14):
        move = rng.choice(usual.legal_moves())
        assert isinstance(move, Lay)
        usual = usual.play(move)
        other = other.play(Lay(move.tile, 1 - move.x, -move.y, (move.turn + 2) % 4))
    views = [state.view(state.on_turn) for state in (usual, other)]
    leads = []
    for view in views:
        root = Outlook(view.layout.reframed(SEARCH_MARGIN), view.side(view.seat))
        leads.append([valued.lead for valued in ChampionBot().valued(view, root, 1)])
    assert leads[0][0] == leads[1][0]


def test_the_search_finds_what_looking_at_every_answer_finds() -> None:
    """Answers it leaves out would not have changed the result."""
    for seed in range(3):
        state = play("open-hand", ("medium", "medium"), seed, 8 + 5 * seed)
        seat = state.on_turn
        root = Outlook(state.layout.reframed(SEARCH_MARGIN), seat)
        options = by_own_lead(root, state.hands[seat])[:10]
        chances = [Chance(0.75, (0, 4)), Chance(0.25, (8,))]
        plain = []
        for lead, placing in options:
            after, expected = root.after(placing), 0.0
            for chance in chances:
                answers = [after.points_after(p) for p in after.placings(chance.tiles)]
                worst = min(their - own for own, their in answers)
                expected += chance.weight * min(lead, worst)
            plain.append(Valued(expected, placing))
        found = by_answer(root, options, chances, 3)
        best = sorted((option.lead for option in plain), reverse=True)[:3]
        assert [option.lead for option in found] == pytest.approx(best)


def test_the_predicted_score_of_a_placing_is_its_score() -> None:
    """T-7, T-8"""
    state = play("column", ("hard", "medium"), 4, 22)
    seat = state.on_turn
    root = Outlook(state.layout.reframed(SEARCH_MARGIN), seat)
    legal = set()
    for placing in root.placings(state.hands[seat]):
        x, y = root.layout.frame.square(placing.corner)
        move = Lay(placing.tile, x, y, placing.turn)
        legal.add(move)
        final = state.play(move)
        points = final.score(seat).total, final.score(1 - seat).total
        assert root.points_after(placing) == points
        assert root.after(placing).own.points == points[1]
    assert legal == set(state.legal_moves())


def test_bots_arrange_their_tiles_on_purpose() -> None:
    """T-9: neutral squares come last, when they cut what cannot be mended."""
    state = GAME.start(2, {"way": "arranged"}, 1)
    order = bot("hard").choose(state.view(state.on_turn), Random(1))
    assert isinstance(order, Arrange)
    assert sorted(order.order) == list(SET)
    assert set(order.order[-6:]) == {4, 5, 6}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "champion"])
def test_a_style_does_not_see_hidden_things_either(level: str, style: str) -> None:
    """T-3, T-9: columns turned upside down."""
    for way in ("column", "arranged"):
        state = play(way, ("medium", "easy"), 5, 21)
        seat = state.on_turn
        columns = [column[::-1] for column in state.columns]
        if way == "arranged":
            columns[seat] = state.columns[seat]
        other = replace(state, columns=tuple(columns))
        chosen = [bot(level, style).choose(one.view(seat), Random(4)) for one in (state, other)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal_moves()


def test_a_builder_grows_and_a_spoiler_cuts() -> None:
    """T-7, T-8: over some positions, one's own points and the other's after a tile."""
    stops = (14, 18, 22, 26, 30)
    states = [play("column", ("medium", "medium"), seed, stop) for seed in (3, 4) for stop in stops]
    points: dict[str, tuple[int, int]] = {}
    for style in STYLES:
        played = [
            (state.play(bot("champion", style).choose(state.view(state.on_turn), Random(1))), state)
            for state in states
        ]
        points[style] = (
            sum(after.score(before.on_turn).total for after, before in played),
            sum(after.score(1 - before.on_turn).total for after, before in played),
        )
    assert points["builder"][0] > points["spoiler"][0]
    assert points["builder"][1] > points["spoiler"][1]


def test_whatever_the_style_advice_is_the_champions() -> None:
    state = play("column", ("medium", "medium"), 3, 24)
    view = state.view(state.on_turn)
    best = bot("champion").suggest(view, 1)
    for style in STYLES:
        assert bot("hard", style).suggest(view, 1) == best
