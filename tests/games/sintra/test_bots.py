"""The bots: legal, repeatable, without hidden knowledge, and each level above the one below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from harmony_desktop.bots.match import BotTally, simulate
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.sintra.bots.analysis import appraise, decides
from harmony_desktop.games.sintra.bots.evaluation import WEIGHTS, PalaceJudge, final_score
from harmony_desktop.games.sintra.bots.learnt import foresight
from harmony_desktop.games.sintra.bots.levels import STYLES, bot
from harmony_desktop.games.sintra.bots.reasons import effects
from harmony_desktop.games.sintra.bots.search import (
    Mind,
    Search,
    SearchLine,
    leads,
    margins,
    settled,
    site_of,
)
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import CENTRE, NOWHERE, Keep, Return, Take
from harmony_desktop.games.sintra.rules.palace import Palace

MakePalace = Callable[..., Palace]
MakeState = Callable[..., SintraState]
ORANGE, YELLOW, ROSE, BLUE, GREEN = range(5)


def positions(seats: int, side: str, seed: int, every: int) -> list[SintraState]:
    """Positions from a game between easy bots."""
    rng, found = Random(seed), []
    state = GAME.start(seats, {"side": side}, seed)
    number = 0
    while (seat := state.to_move) is not None:
        if number % every == 0 or state.table.completed is not None:
            found.append(state)
        number += 1
        state = state.play(bot("easy").choose(state.view(seat), rng))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (3, "B"), (4, "A")])
def test_a_choice_is_legal_and_knows_nothing_hidden(level: str, seats: int, side: str) -> None:
    for state in positions(seats, side, 7 + seats, 23):
        seat = state.to_move
        assert seat is not None
        chosen = bot(level).choose(state.view(seat), Random(3))
        assert chosen in state.legal_moves()
        elsewhere = SintraState(state.seed + 1, state.table)
        assert bot(level).choose(elsewhere.view(seat), Random(3)) == chosen
        if level == LEVELS[-1] and decides(state.view(seat)):
            played = [state.legal_moves()[-1]]
            known, unknown = state.view(seat), elsewhere.view(seat)
            assert appraise(known, played) == appraise(unknown, played)
            assert effects(known, played) == effects(unknown, played)


@pytest.mark.parametrize("level", ["random", "easy"])
def test_suggestions_are_legal_and_the_best_comes_first(level: str) -> None:
    for state in positions(2, "B", 5, 17):
        seat = state.to_move
        assert seat is not None
        found = bot(level).suggest(state.view(seat), 3)
        legal = state.legal_moves()
        assert 1 <= len(found) == min(3, len(legal))
        assert all(one.move in legal for one in found)
        assert len({one.move for one in found}) == len(found)
        values = [one.value for one in found]
        assert values == sorted(values, reverse=True)
        assert bot(level).suggest(state.view(1 - seat)) == ()


def test_the_champion_follows_its_own_advice() -> None:
    for state in positions(2, "A", 9, 37):
        seat = state.to_move
        assert seat is not None
        player = bot("champion")
        best = player.suggest(state.view(seat))[0].move
        assert best == player.choose(state.view(seat), Random(1))


def rated(
    state: SintraState, widths: tuple[int, ...], rivalry: float, margin: float = float("inf")
) -> list[tuple[Move, float]]:
    return Search(state.table, SearchLine(WEIGHTS, widths, rivalry)).rated(margin)


def test_a_search_lists_every_move_but_once_where_workshops_hold_the_same() -> None:
    """S-5 to S-9"""
    for state in positions(3, "A", 4, 5):
        table = state.table
        if table.completed is None:
            search = Search(table, SearchLine(WEIGHTS, (1,), 1.0))
            listed = [search.move(option) for option in search.options()]
            first = {panes: table.workshops.index(panes) for panes in table.workshops}
            legal = [
                move
                for move in state.legal_moves()
                if not isinstance(move, Take)
                or move.source == CENTRE
                or first[table.workshops[move.source]] == move.source
            ]
            assert sorted(listed, key=repr) == sorted(legal, key=repr)


def test_cutting_a_search_short_does_not_change_what_it_finds() -> None:
    """Bounds leave out only what cannot matter: the best move and its lead stay the same."""
    for state in positions(2, "B", 6, 11):
        if state.table.completed is None:
            widths = (5, 3, 2, 2)
            whole = rated(state, widths, 1.0)
            short = rated(state, widths, 1.0, margin=0.0)
            assert max(whole, key=lambda one: one[1]) == max(short, key=lambda one: one[1])


def test_with_full_rivalry_two_seats_play_as_every_seat_does_for_its_own_lead() -> None:
    """The duel is the same search as that of several seats, done faster."""
    for state in positions(2, "A", 8, 13):
        if state.table.completed is None:
            duel = rated(state, (3, 2, 2), 1.0)
            general = rated(state, (3, 2, 2), 1.0 - 1e-12)
            wanted = [pytest.approx(lead, abs=1e-9) for _, lead in general]
            assert [lead for _, lead in duel] == wanted


def test_a_site_in_thought_follows_the_rules() -> None:
    """S-5 to S-11: what a search thinks a move does to a palace is what it does."""
    for state in positions(2, "B", 10, 3):
        table = state.table
        if table.completed is not None:
            continue
        mind = Mind(table, WEIGHTS, learnt=False)
        first = not table.token and table.first == table.turn
        site = site_of(mind, table.palaces[table.turn], first)
        search = Search(table, SearchLine(WEIGHTS, (1,), 1.0))
        for option in search.options():
            follows = settled(table.after(search.move(option)))
            after = follows.palaces[table.turn]
            thought = site.back() if option.way is None else site.after(option.way)
            assert thought is not None
            assert tuple(strip.filled for strip in thought.strips) == after.filled
            assert thought.glazing.windows == after.windows
            assert (thought.glazier, thought.points, thought.broken) == (
                after.glazier,
                after.points,
                after.broken,
            )
            assert thought.first == (not follows.token and follows.first == table.turn)


def test_asked_for_every_move_a_bot_rates_every_one() -> None:
    """Whoever wants to compare all moves can; alike moves are worth the same."""
    for state in positions(2, "A", 12, 19):
        seat = state.to_move
        assert seat is not None
        found = bot("champion").suggest(state.view(seat), 10_000)
        assert sorted((one.move for one in found), key=repr) == sorted(
            state.legal_moves(), key=repr
        )
        values = [one.value for one in found]
        assert values == sorted(values, reverse=True)


def test_a_margin_keeps_what_is_close_exact() -> None:
    for state in positions(2, "A", 14, 17):
        if state.table.completed is None:
            exact = rated(state, (6, 3, 2), 1.0)
            close = dict(rated(state, (6, 3, 2), 1.0, margin=4.0))
            best = max(lead for _, lead in exact)
            for move, lead in exact:
                if lead >= best - 4.0:
                    assert close[move] == pytest.approx(lead)
                else:
                    assert lead - 1e-9 <= close[move] <= best - 4.0 + 1e-9


def test_rivalry_says_how_much_the_best_other_seat_counts() -> None:
    assert leads([10.0, 4.0, 6.0], 1.0) == [4.0, -6.0, -4.0]
    assert leads([10.0, 4.0, 6.0], 0.5) == [7.0, -1.0, 1.0]


def test_without_a_style_every_other_seat_counts_alike() -> None:
    assert margins([10.0, 4.0, 6.0], 1.0) == [5.0, -4.0, -1.0]
    assert margins([10.0, 4.0, 6.0], 0.5) == [7.5, 0.0, 2.5]
    assert margins([10.0, 4.0], 0.5) == leads([10.0, 4.0], 0.5)


def test_a_search_that_doubts_averages_replies_and_a_sure_one_takes_the_best() -> None:
    for state in positions(3, "A", 4, 19):
        if state.table.completed is None:
            plan = SearchLine(WEIGHTS, (3, 2), 0.75)
            sure, hardly, greatly, narrow = (
                [lead for _, lead in Search(state.table, one).rated()]
                for one in (
                    plan,
                    plan._replace(doubt=1e-9),
                    plan._replace(doubt=1e9),
                    plan._replace(widths=(3, 1)),
                )
            )
            assert hardly == pytest.approx(sure)
            # Of two replies one is the more promising, and the average lies half-way.
            others = [2 * mean - one for mean, one in zip(greatly, narrow, strict=True)]
            for best, first, other in zip(sure, narrow, others, strict=True):
                assert best == pytest.approx(first) or best == pytest.approx(other)


def test_an_estimate_is_the_change_of_worth_when_no_joker_is_concerned(
    state: MakeState, palace: MakePalace
) -> None:
    """The quick estimate and a full appraisal of the palace after the move agree."""
    own = palace(
        filled={1: "orange - yellow blue -", 4: "- - yellow blue green"},
        windows={3: "blue", 6: "rose rose"},
        glazier=1,
        broken=3,
    )
    table = state(own, workshops=("orange orange blue green", "rose yellow"), centre="blue").table
    search = Search(table, SearchLine(WEIGHTS, (1,), 1.0))
    judge = Mind(table, WEIGHTS, learnt=False).quick
    before = judge.worth(own)
    for option in search.options():
        after = settled(table.after(search.move(option))).palaces[0]
        assert option.gain == pytest.approx(judge.worth(after) - before)


def test_foresight_is_for_what_it_was_learnt_from() -> None:
    """The shipped set with any number of seats, a further round to come."""
    for seats in (2, 3, 4):
        state = GAME.start(seats, {"side": "A"}, 5)
        assert foresight(state.table) is not None
    assert foresight(replace(state.table, marker=state.table.marker[-1:])) is None
    other = replace(state.table.setup, components=replace(STANDARD, name="mine"))
    assert foresight(replace(state.table, setup=other)) is None


def test_foresight_sees_who_begins_the_next_round() -> None:
    for seats, side in product((2, 3, 4), "AB"):
        table = GAME.start(seats, {"side": side}, 5).table
        mind = Mind(table, WEIGHTS, learnt=True)
        first, second = (site_of(mind, table.palaces[0], first) for first in (True, False))
        assert 0.5 < first.worth - second.worth < 5


def test_the_worth_of_a_finished_game_is_its_score() -> None:
    """S-12 to S-15, but for the rounding of the panes left over."""
    rng = Random(2)
    for side in "AB":
        state = GAME.start(2, {"side": side}, 2)
        while (seat := state.to_move) is not None:
            state = state.play(bot("easy").choose(state.view(seat), rng))
        for seat in range(2):
            worth = PalaceJudge(state.table.setup, 0.0, WEIGHTS).worth(state.table.palaces[seat])
            assert int(worth - state.score(seat).total + 1e-9) == 0


def test_the_hard_bot_completes_a_strip_that_lies_ready(
    state: MakeState, palace: MakePalace
) -> None:
    """S-8"""
    ready = palace(filled={0: "- - yellow blue green"}, windows={5: "rose", 6: "rose"})
    heaps = ("orange orange rose rose", "blue yellow green rose")
    view = state(ready, workshops=heaps, marker=(ORANGE,)).view(0)
    assert bot("hard").choose(view, Random(1)) == Take(0, ORANGE, 0, 0)


def test_strong_bots_leave_a_heap_of_glass_to_the_other(
    state: MakeState, palace: MakePalace
) -> None:
    """S-7, S-9: returning the glazier makes the other seat take nine rose panes."""
    view = state(palace(glazier=4), workshops=("rose " * 9,)).view(0)
    assert view.legal_moves() == (Take(0, ROSE, NOWHERE, 0), Return())
    assert bot("champion").choose(view, Random(1)) == Return()
    assert bot("expert").choose(view, Random(1)) == Return()


def test_on_side_b_the_bots_collect_a_colour(state: MakeState, palace: MakePalace) -> None:
    """S-15"""
    full = palace(filled={3: "- - yellow blue green"}, windows={0: "blue blue", 1: "blue"})
    position = state(full, centre="orange orange", side="B").play(Take(CENTRE, ORANGE, 3, 0))
    assert bot("hard").choose(position.view(0), Random(1)) == Keep(BLUE)


def test_a_search_considers_as_many_moves_as_its_widths_say() -> None:
    table = GAME.start(2, {}, 3).table
    assert len(Search(table, SearchLine(WEIGHTS, (4,), 1.0)).rated()) == 4


def test_an_expected_final_score_falls_with_broken_glass(
    state: MakeState, palace: MakePalace
) -> None:
    sound = state(palace(), palace(broken=6), workshops=("blue",)).table
    assert final_score(sound, 0) > final_score(sound, 1)


def test_expected_final_scores_are_about_what_comes_of_them() -> None:
    """The mean over both seats at the start of every round, within thirty points."""
    state = GAME.start(2, {}, 31)
    expected: list[float] = []
    rng, hard = Random(1), bot("hard")
    while (seat := state.to_move) is not None:
        if len(expected) == state.table.round:
            expected.append((final_score(state.table, 0) + final_score(state.table, 1)) / 2)
        state = state.play(hard.choose(state.view(seat), rng))
    final = (state.score(0).total + state.score(1).total) / 2
    assert len(expected) == 6
    assert all(abs(one - final) < 30 for one in expected)
    assert (final_score(state.table, 0) - state.score(0).total) < 1


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        ("easy", "random", 10, 8),
        ("medium", "easy", 10, 6),
        ("hard", "medium", 10, 6),
        ("expert", "hard", 6, 4),
        ("champion", "expert", 4, 3),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, games: int, least: int) -> None:
    """A small check that repeats exactly; `simulate` plays the large matches."""
    wins = 0
    for own in (0, 1):
        names = (stronger, weaker) if own == 0 else (weaker, stronger)
        tallies = [BotTally(name) for name in names]
        list(simulate(GAME, [bot(name) for name in names], tallies, {}, range(40, 40 + games // 2)))
        wins += tallies[own].wins
    assert wins >= least


@pytest.mark.parametrize(
    ("seats", "stronger", "weaker", "games"),
    [
        (3, "medium", "easy", 4),
        (3, "hard", "medium", 4),
        (3, "expert", "hard", 2),
        (3, "champion", "expert", 1),
        (4, "hard", "medium", 4),
        (4, "expert", "hard", 1),
    ],
)
def test_among_more_than_two_each_level_beats_the_one_below(
    seats: int, stronger: str, weaker: str, games: int
) -> None:
    """In pairs of a seat of the one with a seat of the other; one seat is the stronger's."""
    ahead = pairs = 0
    for own in range(seats):
        names = [stronger if seat == own else weaker for seat in range(seats)]
        for seed in range(60, 60 + games):
            state, dice = GAME.start(seats, {}, seed), Random(seed)
            while (seat := state.to_move) is not None:
                state = state.play(bot(names[seat]).choose(state.view(seat), dice))
            points = [state.score(seat).total for seat in range(seats)]
            ahead += sum(points[own] > other for other in points)
            pairs += seats - 1
    assert ahead > 0.6 * pairs


STYLED = [("easy", "spoiler"), ("medium", "builder"), ("hard", "builder"), ("hard", "spoiler")]
STYLED += [("champion", style) for style in STYLES]


@pytest.mark.parametrize(("level", "style"), STYLED)
def test_a_bot_with_a_style_knows_nothing_hidden_either(level: str, style: str) -> None:
    for state in positions(2, "A", 9, 29) + positions(3, "B", 10, 61):
        seat = state.to_move
        assert seat is not None
        chosen = bot(level, style).choose(state.view(seat), Random(3))
        assert chosen in state.legal_moves()
        elsewhere = SintraState(state.seed + 1, state.table)
        assert bot(level, style).choose(elsewhere.view(seat), Random(3)) == chosen


def contest(state: MakeState, palace: MakePalace) -> SintraState:
    """Two orange panes complete a strip of the seat's own; two rose ones a better one of the
    other's."""
    mine = palace(filled={0: "- - yellow blue green"}, windows={7: "rose"})
    rich = dict.fromkeys(range(4, 8), "rose") | {3: "blue"}
    other = palace(filled={3: "- - yellow blue green"}, windows=rich, glazier=3)
    return state(mine, other, workshops=("orange orange", "rose rose"), marker=(GREEN,))


@pytest.mark.parametrize("level", ["expert", "champion"])
def test_a_builder_completes_its_strip_and_a_spoiler_takes_what_the_other_needs(
    level: str, state: MakeState, palace: MakePalace
) -> None:
    """S-8"""
    view = contest(state, palace).view(0)
    assert bot(level, "builder").choose(view, Random(1)) == Take(0, ORANGE, 0, 0)
    assert bot(level, "spoiler").choose(view, Random(1)) == Take(1, ROSE, 7, 0)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_careless_spoilers_spoil_more_often_than_builders(
    level: str, state: MakeState, palace: MakePalace
) -> None:
    view = contest(state, palace).view(0)
    builder, spoiler = (
        sum(bot(level, style).choose(view, Random(seed)).colour == ROSE for seed in range(60))
        for style in STYLES
    )
    assert spoiler > builder + 5


def test_a_spoiler_between_three_minds_the_best_of_the_others() -> None:
    """One who is far behind may have what it likes."""
    assert leads([10.0, 30.0, 20.0], 1.5) == [10 - 45, 30 - 30, 20 - 45]
