from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from harmony_desktop.bots.match import BotTally, play_out
from harmony_desktop.engine.game import Move
from harmony_desktop.games.harmonies.bots.analysis import appraise
from harmony_desktop.games.harmonies.bots.denial import Denial
from harmony_desktop.games.harmonies.bots.estimate import TUNED, Estimator
from harmony_desktop.games.harmonies.bots.levels import SPIRIT_VALUES, bot
from harmony_desktop.games.harmonies.bots.reasons import effects
from harmony_desktop.games.harmonies.rules.bitboard import (
    LAYOUTS,
    PATTERNS,
    bits_in,
    missing_tokens,
)
from harmony_desktop.games.harmonies.rules.cards import CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import COLOURS, SIDES
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE, cube_cells, near_cells
from harmony_desktop.games.harmonies.rules.moves import (
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

PLANNING = ("random", "easy", "medium", "hard")
"""The levels tested here; the champion has a file of its own."""


def positions(side: str, seed: int, seats: int = 2):
    """Every position of a game in which cubes are placed as soon as they can be."""
    state = GAME.start(seats, {"side": side, "spirits": True}, seed)
    rng = Random(seed)
    while state.to_move is not None:
        moves = state.legal_moves()
        state = state.play(rng.choice([m for m in moves if isinstance(m, PlaceCube)] or moves))
        yield state


def plan(view: HarmoniesView) -> tuple[Move, ...]:
    """The rest of the turn as the light champion plays it, step by step, if it is its turn."""
    return next((best.moves for best in bot("strength=86").suggest(view, 1)), ())


@pytest.fixture(scope="module")
def midgame() -> HarmoniesState:
    """A position at the start of a turn, reached by sensible play."""
    state = GAME.start(2, {"side": "A", "spirits": True}, 3)
    medium = bot("medium")
    while sum(land.turns for land in state.table.lands) < 8:
        state = state.play(medium.choose(state.view(state.to_move), Random(0)))
    return state


@pytest.mark.parametrize("side", ["A", "B"])
def test_without_time_the_estimate_is_the_score(side: str) -> None:
    """N-12 to N-19, counted a second time in another way."""
    layout = LAYOUTS[side]
    estimator = Estimator(side, horizon=0)
    for state in positions(side, seed=4):
        for land in state.table.lands:
            cubed = sum(
                bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != NO_CUBE
            )
            cards = tuple((held.card, held.placed) for held in land.cards)
            found = estimator.estimate(layout.masks(land.stacks), cubed, cards)
            assert found.value == land.sheet(state.table.setup).total


@pytest.mark.parametrize("side", ["A", "B"])
def test_habitats_in_lanes_are_those_of_the_rules(side: str) -> None:
    """N-9: standing and one token short, for every card, counted in both ways."""
    layout = LAYOUTS[side]
    for number, state in enumerate(positions(side, seed=6)):
        if number % 5:
            continue
        land = state.table.lands[0]
        cubed = sum(bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube >= 0)
        for card in range(len(CARDS)):
            found = missing_tokens(PATTERNS[card], layout.masks(land.stacks), cubed)
            standing, near, *_ = (
                {layout.cell_of[bit] for bit in bits_in(cells)} for cells in (*found, 0, 0)
            )
            assert standing == set(cube_cells(side, land.stacks, land.cubes, card))
            short = {one.cube for one in near_cells(side, land.stacks, land.cubes, card)}
            assert near == short - standing


@pytest.mark.parametrize("level", PLANNING)
@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (2, "B"), (3, "A"), (4, "A")])
def test_every_level_chooses_legal_moves(level: str, seats: int, side: str) -> None:
    """N-4 to N-9, N-21: the first turns of a game, and the last ones from a board nearly full."""
    state = GAME.start(seats, {"side": side, "spirits": True}, 8)
    chooser = bot(level)
    rng = Random(2)
    for _ in range(10 if level == "hard" else 24):
        if state.to_move is None:
            break
        move = chooser.choose(state.view(state.to_move), rng)
        assert move in state.legal_moves()
        state = state.play(move)


def test_a_choice_does_not_change_with_what_is_hidden(midgame) -> None:
    """N-7, N-19"""
    state = midgame
    hidden = HarmoniesState(state.table, state.bag[::-1], state.deck[::-1], state.dealt)
    seat = state.to_move
    for level in PLANNING:
        one = bot(level).choose(state.view(seat), Random(5))
        other = bot(level).choose(hidden.view(seat), Random(5))
        assert one == other
    turn = bot("easy")
    played, table = [], state
    while table.to_move == seat:
        played.append(turn.choose(table.view(seat), Random(1)))
        table = table.play(played[-1])
    known, unknown = state.view(seat), hidden.view(seat)
    assert appraise(known, played) == appraise(unknown, played)
    assert effects(known, played) == effects(unknown, played)
    first = GAME.start(2, {"side": "A", "spirits": True}, 1)
    mine = first.dealt[0]
    others = tuple(c for c in range(FIRST_SPIRIT, len(CARDS)) if c not in first.dealt[1] + mine)
    swapped = HarmoniesState(first.table, first.bag, first.deck, (mine, others[:2]))
    for level in PLANNING:
        assert bot(level).choose(first.view(0), Random(5)) == bot(level).choose(
            swapped.view(0), Random(5)
        )


def test_the_same_view_gives_the_same_move(midgame) -> None:
    view = midgame.view(midgame.to_move)
    assert bot("strength=86").choose(view, Random(1)) == bot("strength=86").choose(view, Random(2))


def test_a_bot_keeps_to_its_plan_but_not_in_another_game(midgame) -> None:
    """Steps of one plan follow each other; a table it did not foresee makes it think again."""
    chooser = bot("strength=86")
    state = midgame
    seat = state.to_move
    planned = plan(state.view(seat))
    for move in planned[:3]:
        assert chooser.choose(state.view(seat), Random(0)) == move
        state = state.play(move)
    elsewhere = GAME.start(2, {"side": "B"}, 5)
    assert chooser.choose(elsewhere.view(0), Random(0)) in elsewhere.legal_moves()


def test_a_plan_is_a_whole_legal_turn(midgame) -> None:
    """N-4: hints show the turn step by step."""
    state = midgame
    seat = state.to_move
    moves = plan(state.view(seat))
    assert moves[0] == bot("strength=86").suggest(state.view(seat))[0].move
    assert isinstance(moves[0], TakeSpace)
    assert moves[-1] == EndTurn()
    assert sum(isinstance(move, PlaceToken) for move in moves) == 3
    for move in moves:
        assert state.to_move == seat
        state = state.play(move)
    assert state.to_move != seat
    assert plan(state.view(seat)) == ()


def test_a_plan_continues_a_turn_that_has_begun(midgame) -> None:
    """N-4"""
    state = midgame
    seat = state.to_move
    state = state.play(TakeSpace(0))
    cell = state.table.land.stacks.index(0)
    state = state.play(PlaceToken(COLOURS[state.table.hand[0]], cell))
    for move in plan(state.view(seat)):
        state = state.play(move)
    assert state.to_move != seat


def test_the_first_plan_is_the_choice_of_a_spirit() -> None:
    """N-19"""
    state = GAME.start(2, {"side": "A", "spirits": True}, 3)
    (move,) = plan(state.view(0))
    assert move in state.legal_moves()
    values = [SPIRIT_VALUES[card] for card in state.dealt[0]]
    suggested = bot("strength=86").suggest(state.view(0))
    assert [one.value for one in suggested] == sorted(values, reverse=True)
    assert suggested[0].move == move


def test_suggestions_are_legal_different_and_best_first(midgame) -> None:
    state = midgame
    view = state.view(state.to_move)
    suggested = bot("strength=86").suggest(view, 3)
    assert len({one.moves for one in suggested}) == len(suggested) == 3
    assert all(one.move in view.legal_moves() for one in suggested)
    values = [one.value for one in suggested]
    assert values == sorted(values, reverse=True)
    assert 40 < values[0] < 160
    assert len(bot("random").suggest(view, 2)) == 2


def test_a_solo_turn_begins_with_the_exchange_of_a_card(arranged) -> None:
    """N-21: it is free, and the least promising card goes."""
    state = GAME.start(1, {"side": "A"}, 4)
    state = replace(state, table=replace(state.table, may_discard=True))
    exchange = plan(state.view(0))
    assert len(exchange) == 1
    assert isinstance(exchange[0], DiscardCard)
    assert bot("strength=86").choose(state.view(0), Random(1)) == exchange[0]
    best = bot("strength=86").suggest(state.view(0), 2)
    assert best[0].move == exchange[0]
    assert best[0].value == best[1].value
    after = state.play(exchange[0])
    assert not isinstance(plan(after.view(0))[0], DiscardCard)


def test_hard_places_a_cube_that_finishes_a_card(arranged) -> None:
    """N-6: in the last round there is nothing to wait for."""
    state = GAME.start(2, {"side": "A"}, 4)
    state = arranged(state, "B G . . .|. . . .", [("frog", 4)], hand="YYR")
    assert PlaceCube("frog", 0) in plan(state.view(0))


def _scores(level: str, other: str, seed: int) -> tuple[int, int]:
    start = GAME.start(2, {"side": "A", "spirits": True}, seed)
    final = play_out(start, [bot(level), bot(other)], seed, [BotTally(level), BotTally(other)])
    return final.score(0).total, final.score(1).total


@pytest.mark.parametrize(("level", "below"), [("medium", "easy"), ("easy", "random")])
def test_each_level_is_stronger_than_the_one_below(level: str, below: str) -> None:
    """Six games, always the same; evidence over many games is gathered by `simulate`."""
    games = [_scores(level, below, seed) for seed in range(1, 7)]
    assert sum(score for score, _ in games) > sum(score for _, score in games) + 60


def test_the_light_champion_plays_a_game_worth_its_name() -> None:
    """Against somebody who ends the game soon."""
    hard, easy = _scores("strength=86", "easy", seed=1)
    assert hard > 70
    assert hard > easy + 40


def contest(board) -> HarmoniesState:
    """The last round: three browns of the next player need green, one of the seat's own yellow."""
    state = GAME.start(2, {"side": "A"}, 4)
    boards = (board("Y"), board("WW WW WW"))
    lands = tuple(
        land._replace(stacks=stacks) for land, stacks in zip(state.table.lands, boards, strict=True)
    )
    colours = ("yellow yellow blue", "green green green", *["blue blue blue"] * 3)
    spaces = tuple(tuple(COLOURS.index(name) for name in words.split()) for words in colours)
    return replace(state, table=replace(state.table, lands=lands, spaces=spaces, last_round=True))


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "champion"])
def test_a_spoiler_takes_the_space_that_the_next_player_needs(level: str, board) -> None:
    """N-4"""
    state = contest(board)
    for seed in range(1 if level == "champion" else 5):
        if level == "champion":
            assert bot(level).choose(state.view(0), Random(seed)) != TakeSpace(1)
        assert bot(level, "spoiler").choose(state.view(0), Random(seed)) == TakeSpace(1)


def test_a_turn_denies_what_the_next_player_misses(board) -> None:
    """N-4, N-13: three trees of 7 points; the next best is a river of 5."""
    state = contest(board)
    view = state.view(0)
    denial = Denial(view, TUNED, 1.0)
    assert denial.wanted == 1
    assert denial.worth(0, ()) == 0
    assert denial.worth(None, ()) == 0
    assert denial.worth(1, ()) == pytest.approx(21 - 5)
    assert Denial(view, TUNED, 2.0).worth(1, ()) == 2 * denial.worth(1, ())


def test_a_spoiler_takes_the_card_that_the_next_player_needs(midgame) -> None:
    """N-5: of cards and spaces, what is best for the next is worth most to it."""
    state = midgame
    view = state.view(state.to_move)
    denial = Denial(view, TUNED, 1.0)
    row = [card for card in view.table.row if card >= 0]
    losses = {card: denial.worth(None, ((card, 0),)) for card in row}
    assert sum(loss > 0 for loss in losses.values()) <= 1
    assert all(loss >= 0 for loss in losses.values())


def test_alone_there_is_nobody_to_spoil() -> None:
    """N-21"""
    state = GAME.start(1, {"side": "A"}, 4)
    for level in ("easy", "hard"):
        plain, spoiler = bot(level), bot(level, "spoiler")
        assert plain.choose(state.view(0), Random(3)) == spoiler.choose(state.view(0), Random(3))


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "champion"])
def test_a_spoiler_does_not_see_what_is_hidden_either(level: str, midgame) -> None:
    """N-7, N-19"""
    state = midgame
    hidden = HarmoniesState(state.table, state.bag[::-1], state.deck[::-1], state.dealt)
    seat = state.to_move
    one = bot(level, "spoiler").choose(state.view(seat), Random(5))
    assert one in state.legal_moves()
    assert one == bot(level, "spoiler").choose(hidden.view(seat), Random(5))


@pytest.mark.parametrize("seats", [2, 3])
def test_spoilers_play_to_the_end(seats: int) -> None:
    """N-10: also when the next player has no turn any more, and no room for a token."""
    players = [bot(level, "spoiler") for level in ("medium", "easy", "medium")[:seats]]
    for seed in range(3):
        start = GAME.start(seats, {"side": "A", "spirits": True}, seed)
        final = play_out(start, players, seed, [BotTally("") for _ in players])
        assert final.to_move is None


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_board_turned_by_half_is_the_same(side: str) -> None:
    """N-2"""
    board = SIDES[side]
    for cell in range(board.count):
        turned = {board.opposite(beside) for beside in board.neighbours[cell]}
        assert turned == set(board.neighbours[board.opposite(cell)])


def test_bots_open_on_either_of_two_equivalent_boards() -> None:
    """A deal repeats exactly, as its chance does; another chance may open the other way round."""
    start = GAME.start(2, {}, 11)

    def opened(seed: int) -> tuple[tuple[str, int], ...]:
        player, dice, state = bot("strength=86"), Random(seed), start
        placed = []
        while state.to_move == 0:
            move = player.choose(state.view(0), dice)
            state = state.play(move)
            if isinstance(move, PlaceToken):
                placed.append((move.colour, move.cell))
        return tuple(placed)

    seen = {opened(seed) for seed in range(6)}
    assert len(seen) == 2
    one, other = seen
    assert [(colour, SIDES["A"].opposite(cell)) for colour, cell in one] == list(other)
    assert opened(3) == opened(3)
