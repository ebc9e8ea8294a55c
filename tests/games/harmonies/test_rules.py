from __future__ import annotations

from dataclasses import replace

import pytest

from harmony_desktop.engine.game import BadSetup, IllegalMove
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import COLOURS
from harmony_desktop.games.harmonies.rules.game import GAME
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.open_table import NO_CARD
from harmony_desktop.games.harmonies.rules.scoring import Holding

FULL_BUT_FIVE = "Y Y Y Y Y|Y Y Y Y|Y Y Y Y Y|Y Y Y Y|. . . . ."


def refused(state, move) -> str:
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert move not in state.legal_moves()
    return caught.value.reason


def take_and_place(state):
    """Take the first space that has tokens and place them on empty hexes."""
    space = next(number for number, tokens in enumerate(state.table.spaces) if tokens)
    state = state.play(TakeSpace(space))
    while state.table.hand:
        cell = state.table.land.stacks.index(0)
        state = state.play(PlaceToken(COLOURS[state.table.hand[0]], cell))
    return state


def whole_turn(state):
    return take_and_place(state).play(EndTurn())


def row(state) -> list[str]:
    return [CARDS[card].id for card in state.table.row if card != NO_CARD]


def test_the_deal_for_several_players(start) -> None:
    """N-3"""
    table = start(4).table
    assert [len(tokens) for tokens in table.spaces] == [3] * 5
    assert len(set(table.row)) == 5
    assert start(4).view(0).setup.spaces == 5
    assert sum(start(4).view(0).bag) == 105


def test_the_deal_for_one(start) -> None:
    """N-3, N-21"""
    table = start(1).table
    assert [len(tokens) for tokens in table.spaces] == [3] * 3
    assert len(table.row) == 3


def test_one_to_four_seats_on_the_same_side(start) -> None:
    """N-2"""
    assert {len(land.stacks) for land in start(3, side="B").table.lands} == {25}
    for seats in (0, 5):
        with pytest.raises(BadSetup):
            GAME.start(seats, {}, 1)


def test_a_turn_takes_all_three_tokens_of_one_space_once(start) -> None:
    """N-4"""
    state = start()
    tokens = state.table.spaces[2]
    state = state.play(TakeSpace(2))
    assert state.table.hand == tokens
    assert state.table.spaces[2] == ()
    assert refused(state, TakeSpace(3)) == "space-taken"
    assert refused(start(), TakeSpace(5)) == "no-such-space"
    assert refused(start(), TakeSpace(-1)) == "no-such-space"


def test_all_three_tokens_have_to_be_placed(start) -> None:
    """N-4"""
    state = start()
    assert refused(state, EndTurn()) == "end-before-taking"
    assert refused(state, PlaceToken("blue", 0)) == "take-first"
    state = state.play(TakeSpace(0))
    assert refused(state, EndTurn()) == "end-before-placing"
    state = take_and_place(start())
    assert EndTurn() in state.legal_moves()


def test_only_tokens_in_hand_can_be_placed(start, arranged) -> None:
    """N-4"""
    state = arranged(start(), hand="BBS")
    assert refused(state, PlaceToken("red", 0)) == "not-in-hand"
    assert refused(state, PlaceToken("violet", 0)) == "not-in-hand"
    assert refused(state, PlaceToken("blue", 23)) == "no-such-cell"
    assert refused(state, PlaceToken("blue", -1)) == "no-such-cell"
    assert state.play(PlaceToken("blue", 4)).table.hand == (0, 1)


def test_a_space_without_tokens_cannot_be_taken(start) -> None:
    """N-4, N-10"""
    state = start()
    spaces = ((), *state.table.spaces[1:])
    state = replace(state, table=replace(state.table, spaces=spaces))
    assert refused(state, TakeSpace(0)) == "space-empty"


def test_optional_actions_may_come_before_between_and_after_tokens(start, arranged) -> None:
    """N-4, N-5, N-6"""
    state = arranged(start(), "B G", [("frog", 0)], hand="BB")
    state = state.play(PlaceCube("frog", 0)).play(PlaceToken("blue", 2))
    state = state.play(TakeCard(row(state)[0])).play(PlaceCube("frog", 2))
    state = state.play(PlaceToken("blue", 5)).play(PlaceCube("frog", 5))
    assert state.table.land.animals_placed == 3
    assert EndTurn() in state.legal_moves()


def test_one_card_a_turn_comes_with_a_cube_for_each_step(start) -> None:
    """N-5"""
    state = start()
    first, second = row(state)[:2]
    state = state.play(TakeCard(first))
    assert state.table.land.cards == (Holding(CARD_NUMBERS[first], 0),)
    assert refused(state, TakeCard(second)) == "card-taken"
    assert refused(state, TakeCard(first)) == "not-in-row"
    assert refused(start(), TakeCard("unicorn")) == "not-in-row"
    assert refused(start(), TakeCard("lion")) == "not-in-row"


def test_at_most_four_unfinished_cards(start, arranged) -> None:
    """N-5"""
    held = [card.id for card in CARDS[:FIRST_SPIRIT] if card.id not in row(start())][:4]
    state = arranged(start(), cards=[(name, 0) for name in held])
    assert refused(state, TakeCard(row(state)[0])) == "card-limit"
    assert not any(isinstance(move, TakeCard) for move in state.legal_moves())


def test_an_unplaced_spirit_counts_as_a_card(start, arranged) -> None:
    """N-5, N-19"""
    state = start(spirits=True)
    state = state.play(state.legal_moves()[0])
    held = [card.id for card in CARDS[:FIRST_SPIRIT] if card.id not in row(state)][:3]
    full = arranged(state, cards=[(name, 0) for name in held])
    assert refused(full, TakeCard(row(full)[0])) == "card-limit"


def test_a_finished_card_leaves_the_limit_at_once(start, arranged) -> None:
    """N-5"""
    frog = len(CARDS[CARD_NUMBERS["frog"]].values)
    others = [
        name for name in ("bat", "bear", "wolf", "eagle", "raven") if name not in row(start())
    ]
    state = arranged(start(), "B G", [("frog", frog - 1), *((name, 0) for name in others[:3])])
    assert refused(state, TakeCard(row(state)[0])) == "card-limit"
    state = state.play(PlaceCube("frog", 0))
    assert refused(state, PlaceCube("frog", 0)) == "card-finished"
    state.play(TakeCard(row(state)[0]))


def test_cubes_go_where_the_habitat_stands_any_number_of_times(start, arranged) -> None:
    """N-6, N-9"""
    state = arranged(start(), "B G B", [("frog", 0)])
    assert refused(state, PlaceCube("frog", 1)) == "wrong-hex"
    assert refused(state, PlaceCube("frog", 99)) == "no-such-cell"
    assert refused(state, PlaceCube("bear", 0)) == "not-your-card"
    assert refused(state, PlaceCube("unicorn", 0)) == "not-your-card"
    state = state.play(PlaceCube("frog", 0)).play(PlaceCube("frog", 2))
    assert refused(state, PlaceCube("frog", 0)) == "cube-there"
    assert state.table.land.cards == (Holding(CARD_NUMBERS["frog"], 2),)
    lonely = arranged(start(), "B . G", [("frog", 0)])
    assert refused(lonely, PlaceCube("frog", 0)) == "no-habitat"


def test_a_cube_stays_when_its_habitat_changes(start, arranged) -> None:
    """N-9: red on the grey beside a fennec."""
    state = arranged(start(), "S S Y", [("fennec", 0)], hand="R")
    state = state.play(PlaceCube("fennec", 0)).play(PlaceToken("red", 1))
    assert state.table.land.cubes[0] == CARD_NUMBERS["fennec"]
    assert state.score(0).lines[5].points == 4


def test_the_end_of_a_turn_refills_space_and_row(start) -> None:
    """N-7"""
    state = start()
    taken = row(state)[1]
    state = take_and_place(state).play(TakeCard(taken)).play(EndTurn())
    assert [len(tokens) for tokens in state.table.spaces] == [3] * 5
    assert len(row(state)) == 5
    assert taken not in row(state)
    assert state.to_move == 1
    assert sum(state.view(0).bag) == 102
    assert len(state.view(0).unseen) == 26


def test_an_empty_deck_leaves_the_row_short(start) -> None:
    """N-7"""
    state = replace(start(), deck=())
    taken = row(state)[0]
    state = take_and_place(state.play(TakeCard(taken))).play(EndTurn())
    assert len(row(state)) == 4
    assert state.table.row[0] == NO_CARD
    assert len([move for move in state.legal_moves() if isinstance(move, TakeCard)]) == 4


@pytest.mark.parametrize(
    ("below", "token", "reason"),
    [
        ("B", "blue", "nothing-on-blue"),
        ("Y", "yellow", "nothing-on-yellow"),
        ("G", "green", "nothing-on-green"),
        ("WWG", "green", "nothing-on-green"),
        ("RR", "red", "nothing-on-building"),
        ("SR", "red", "nothing-on-building"),
        ("SSS", "grey", "mountain-full"),
        ("W", "grey", "on-brown"),
        ("WW", "brown", "on-two-browns"),
        ("WW", "red", "on-two-browns"),
        ("S", "brown", "on-grey"),
        ("SS", "red", "on-two-greys"),
        ("R", "brown", "on-red"),
    ],
)
def test_a_token_on_the_wrong_stack_is_refused(start, arranged, below, token, reason) -> None:
    """N-8"""
    letter = {"blue": "B", "grey": "S", "brown": "W", "green": "G", "yellow": "Y", "red": "R"}
    state = arranged(start(), below, hand=letter[token])
    assert refused(state, PlaceToken(token, 0)) == reason


def test_no_token_goes_on_a_cube(start, arranged) -> None:
    """N-8"""
    state = arranged(start(), "S Y", [("meerkat", 0)], hand="S").play(PlaceCube("meerkat", 0))
    assert refused(state, PlaceToken("grey", 0)) == "under-cube"


def test_two_empty_hexes_bring_the_last_round(start, arranged) -> None:
    """N-10"""
    state = arranged(start(), FULL_BUT_FIVE)
    state = whole_turn(state)
    assert state.table.last_round
    assert state.to_move == 1
    assert state.view(1).turns_left(1) == (1, 1)
    state = whole_turn(state)
    assert state.to_move is None
    assert [land.turns for land in state.table.lands] == [1, 1]


def test_the_last_round_is_certain_once_two_hexes_are_empty(start, arranged) -> None:
    """N-10: before the turn is ended, if nothing can keep it from being the last."""
    state = arranged(start(), FULL_BUT_FIVE)
    assert not state.view(0).ends_this_round
    state = take_and_place(state)
    assert state.view(0).ends_this_round
    assert state.view(0).turns_left(0) == state.view(0).turns_left(1) == (1, 1)


def test_the_last_seat_ends_the_game_at_once(start, arranged) -> None:
    """N-10"""
    state = arranged(whole_turn(start()), FULL_BUT_FIVE)
    assert whole_turn(state).to_move is None


def test_three_empty_hexes_bring_nothing(start, arranged) -> None:
    """N-10"""
    state = arranged(start(), FULL_BUT_FIVE.replace("Y Y Y Y Y|", "Y Y Y Y .|", 1))
    assert not whole_turn(state).table.last_round


def test_an_empty_bag_brings_the_last_round(start) -> None:
    """N-10: a space emptied after the bag ran out stays empty."""
    state = replace(start(3), bag=())
    state = whole_turn(state)
    assert state.table.last_round
    assert state.table.spaces[0] == ()
    state = whole_turn(whole_turn(state))
    assert state.to_move is None
    assert {land.turns for land in state.table.lands} == {1}


def test_a_bag_that_refills_the_space_brings_nothing(start) -> None:
    """N-10"""
    state = start(3)
    state = whole_turn(replace(state, bag=state.bag[:3]))
    assert not state.table.last_round
    assert whole_turn(state).table.last_round


def test_nothing_is_legal_after_the_end(start) -> None:
    """N-10"""
    state = whole_turn(whole_turn(replace(start(), bag=())))
    assert state.legal_moves() == ()
    assert state.view(0).legal_moves() == ()
    assert refused(state, EndTurn()) == "over"
    assert state.view(0).turns_left(0) == (0, 0)


def _over(state, boards, cards=((), ())):
    lands = tuple(
        land._replace(
            stacks=stacks, cards=tuple(Holding(CARD_NUMBERS[name], n) for name, n in held)
        )
        for land, stacks, held in zip(state.table.lands, boards, cards, strict=True)
    )
    return replace(state, table=replace(state.table, lands=lands, over=True))


def test_most_points_win(start, board) -> None:
    """N-11"""
    boards = (board("Y Y"), board("Y"))
    assert start().winners() == ()
    assert _over(start(), boards).winners() == (0,)
    assert _over(start(), boards[::-1]).winners() == (1,)


def test_a_tie_goes_to_more_animal_cubes_and_else_is_shared(start, board) -> None:
    """N-11: a spirit's cube is not an animal."""
    same = (board(""), board(""))
    # Two frogs and one ray are both worth 4, one bat and one fish both 3.
    assert _over(start(), same, ([("frog", 2)], [("ray", 1)])).winners() == (0,)
    assert _over(start(), same, ([("bat", 1)], [("fish", 1)])).winners() == (0, 1)
    spirits = start(spirits=True)
    assert _over(spirits, same, ([("lion", 1)], [])).winners() == (0, 1)


def test_two_spirits_are_dealt_and_one_is_kept_first(start) -> None:
    """N-19"""
    state = start(2, spirits=True)
    first, second = state.legal_moves()
    assert isinstance(first, ChooseSpirit)
    assert isinstance(second, ChooseSpirit)
    assert refused(state, TakeSpace(0)) == "spirit-first"
    other = next(
        card.id for card in CARDS[FIRST_SPIRIT:] if card.id not in (first.card, second.card)
    )
    assert refused(state, ChooseSpirit(other)) == "not-your-spirit"
    chosen = state.play(first)
    assert chosen.table.land.spirit == Holding(CARD_NUMBERS[first.card], 0)
    assert refused(chosen, second) == "spirit-chosen"
    after = whole_turn(chosen)
    assert {type(move) for move in after.legal_moves()} == {ChooseSpirit}


def test_no_spirits_without_the_module(start) -> None:
    """N-19"""
    assert refused(start(), ChooseSpirit("lion")) == "no-spirits"
    assert [line.key for line in start().score(0).lines][-1] == "buildings"
    assert [line.key for line in start(spirits=True).score(0).lines][-1] == "spirit"


def test_spirits_are_dealt_to_one_seat_each(start) -> None:
    """N-19"""
    for seed in range(20):
        dealt = [card for pair in start(4, spirits=True, seed=seed).dealt for card in pair]
        assert len(set(dealt)) == 8
        assert min(dealt) >= FIRST_SPIRIT


def test_a_spirit_is_placed_like_an_animal(start, arranged) -> None:
    """N-19, N-9"""
    state = start(spirits=True)
    state = state.play(state.legal_moves()[0])
    land = state.table.land._replace(cards=(Holding(CARD_NUMBERS["tortoise"], 0),))
    state = replace(state, table=replace(state.table, lands=(land, state.table.lands[1])))
    assert refused(arranged(state, "B SS B"), PlaceCube("tortoise", 0)) == "no-habitat"
    state = arranged(state, "SS B B")
    cells = [move.cell for move in state.legal_moves() if isinstance(move, PlaceCube)]
    assert cells == [1]
    placed = state.play(PlaceCube("tortoise", 1))
    assert placed.score(0).lines[-1].points == 4
    assert placed.table.land.unfinished == 0


def test_solo_turns_replace_all_spaces(start) -> None:
    """N-21"""
    state = start(1)
    left = [token for tokens in state.table.spaces[1:] for token in tokens]
    state = whole_turn(state)
    assert [len(tokens) for tokens in state.table.spaces] == [3] * 3
    assert sum(state.table.gone) == 6
    assert [state.table.gone[colour] for colour in range(6)] == [
        left.count(colour) for colour in range(6)
    ]
    assert sum(state.view(0).bag) == 111 - 9


def test_a_solo_player_may_exchange_a_card_after_a_turn_without_one(start) -> None:
    """N-21: once the new tokens are seen, until the first action of the next turn."""
    state = start(1)
    name = row(state)[1]
    assert refused(state, DiscardCard(name)) == "no-discard-now"
    assert refused(take_and_place(state), DiscardCard(name)) == "no-discard-now"
    seen = whole_turn(state)
    assert seen.table.may_discard
    assert refused(seen, DiscardCard("lion")) == "not-in-row"
    exchanged = seen.play(DiscardCard(name))
    assert name not in row(exchanged)
    assert len(row(exchanged)) == 3
    assert row(exchanged)[1] == CARDS[seen.deck[0]].id
    assert exchanged.table.spaces == seen.table.spaces
    assert refused(exchanged, DiscardCard(row(exchanged)[0])) == "no-discard-now"
    assert TakeCard(row(exchanged)[0]) in exchanged.legal_moves()
    begun = seen.play(TakeSpace(0))
    assert refused(begun, DiscardCard(name)) == "no-discard-now"


def test_a_solo_player_who_took_a_card_exchanges_none(start) -> None:
    """N-21"""
    state = start(1)
    after = take_and_place(state.play(TakeCard(row(state)[0]))).play(EndTurn())
    assert refused(after, DiscardCard(row(after)[0])) == "no-discard-now"
    assert not any(isinstance(move, DiscardCard) for move in after.legal_moves())


def test_an_exchanged_card_shows_a_new_one(start) -> None:
    """N-21: so undo stops there."""
    seen = whole_turn(start(1))
    assert seen.reveals(DiscardCard(row(seen)[0]))
    assert not seen.reveals(TakeCard(row(seen)[0]))


def test_cards_are_not_discarded_with_others_at_the_table(start) -> None:
    """N-21"""
    state = take_and_place(start(2))
    assert refused(state, DiscardCard(row(state)[0])) == "discard-solo-only"


def test_a_solo_game_ends_when_the_bag_cannot_fill_all_spaces(start, arranged) -> None:
    """N-21: 120 tokens make 13 turns, and three tokens are never played."""
    state = start(1)
    turns = 0
    while state.to_move is not None:
        assert [len(tokens) for tokens in state.table.spaces] == [3] * 3
        assert state.view(0).turns_left(0).most == 13 - turns
        state = whole_turn(arranged(state, ""))
        turns += 1
    assert turns == 13
    assert len(state.bag) == 3


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_chosen_seat_begins_and_all_have_as_many_turns(first: str, arranged) -> None:
    """N-23, N-10: the round of whoever begins becomes the last one."""
    state = GAME.start(3, {"first": first}, 4)
    assert state.to_move == int(first) - 1
    assert state.table.spaces == GAME.start(3, {}, 4).table.spaces
    while state.to_move is not None:
        state = whole_turn(arranged(state, ""))
    assert len({land.turns for land in state.table.lands}) == 1


def test_the_lot_decides_who_begins() -> None:
    """N-23"""
    begin = {GAME.start(4, {"first": "lot"}, seed).to_move for seed in range(40)}
    assert begin == {0, 1, 2, 3}


def test_solo_suns_follow_the_chosen_spirit(start) -> None:
    """N-22"""
    state = start(1, spirits=True)
    choice = state.legal_moves()[0]
    chosen = state.play(choice)
    assert chosen.suns() == 1 + CARDS[CARD_NUMBERS[choice.card]].suns
    assert start(1).suns() == 1 + 2
    assert start(1, side="B").suns() == 2
    assert start(2).suns() is None


def test_only_the_end_of_a_turn_reveals_something(start) -> None:
    """N-7: every step inside a turn can be taken back."""
    state = start(2, spirits=True)
    choice = state.legal_moves()[0]
    assert not state.reveals(choice)
    state = state.play(choice)
    for move in (TakeSpace(0), TakeCard(row(state)[0])):
        assert not state.reveals(move)
    assert take_and_place(state).reveals(EndTurn())
    last = take_and_place(whole_turn(replace(start(), bag=())))
    assert not last.reveals(EndTurn())


def test_turns_to_the_end_are_bounded_by_bag_and_boards(start) -> None:
    """N-10"""
    assert start(2).view(0).turns_left(0) == (7, 18)
    assert start(1).view(0).turns_left(0) == (7, 13)
    assert start(4).view(0).turns_left(3) == (7, 9)
    later = whole_turn(start(2))
    assert later.view(0).turns_left(0) == (6, 17)
    assert later.view(0).turns_left(1) == (7, 18)


def test_solo_results_are_kept_for_each_spirit() -> None:
    """N-22"""
    state = GAME.start(1, {"spirits": True}, 3)
    assert state.result_key() == {}
    chosen = CARDS[state.dealt[0][1]].id
    assert state.play(ChooseSpirit(chosen)).result_key() == {"spirit": chosen}
    several = GAME.start(2, {"spirits": True}, 3)
    assert several.play(ChooseSpirit(CARDS[several.dealt[0][0]].id)).result_key() == {}
