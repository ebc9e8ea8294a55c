"""The requests of bots, and their replies."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from harmony_desktop.bots.match import with_remarks
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.strength import LEVELS
from harmony_desktop.games.harmonia import replies
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots import wishing
from harmony_desktop.games.harmonia.bots.partners import (
    Skill,
    expected_hands,
    own_intention,
    reluctance,
)
from harmony_desktop.games.harmonia.bots.planning import make_plan
from harmony_desktop.games.harmonia.rules.components import KIND_OF, KINDS
from harmony_desktop.games.harmonia.rules.game import GAME
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
    LEAVE,
    AnnounceHand,
    AnnounceKind,
    Ask,
    AskHand,
    Need,
    Place,
    Point,
    Show,
)
from harmony_desktop.games.harmonia.rules.view import OrnamentTile
from tests.games.harmonia.test_games import ReservedPartner, with_other_hidden_tiles
from tests.tools.print_remarks import before_tile, position, rows

FULL = KIND_OF[0b111111]


def _middle(partners, seed, tiles):
    """A basic game of partners after `tiles` tiles, and the wishes made until then."""
    state = with_remarks(GAME.start(len(partners), {"mode": "basic"}, seed), partners)
    wishes = []
    while state.to_move is not None and len(state.placed) < tiles:
        seat = state.to_move
        move = partners[seat].choose(state.view(seat), Random(1))
        if isinstance(move, Ask | Need):
            wishes.append((state.view(seat), move))
        state = with_remarks(state.play(move), partners)
    return state, wishes


def test_a_cell_is_to_be_filled_by_those_who_alone_have_its_last_tile():
    """A-4"""
    _, wishes = _middle([ReservedPartner("strength=10")] * 3, 6005, 30)
    fills = [(view, move) for view, move in wishes if isinstance(move, Ask) and move.wish == FILL]
    assert fills
    for view, move in fills:
        plan = bots.intention_of(view, "strength=10").plan
        tile = wishing._open_tiles(view, plan)[move.cell]
        others = [hand for seat, hand in enumerate(expected_hands(view)) if seat != view.seat]
        assert not view.hand[tile]
        assert sum(hand[tile] for hand in others) == 1
        assert move.cell in view.open_cells


def test_room_is_asked_for_before_nothing_fits_any_more():
    """A-4, A-7: without a plan, beside a blank tile, with six ornament sides and one blank left."""
    state = GAME.start(2, {"mode": "basic"}, 1)
    hand = tuple({FULL: 3, 0: 1}.get(kind, 0) for kind in range(KINDS))
    far = tuple(OrnamentTile(Hex(0, r), 0, r % 2) for r in range(8))
    state = replace(state, placed=far, hands=(hand, state.hands[1]))
    assert wishing.request(state.view(0), Skill(0)) == Need(0, FULL)
    assert wishing.request(state.play(Need(0, FULL)).view(0), Skill(0)) is None
    richer = tuple({FULL: 3, 0: 2}.get(kind, 0) for kind in range(KINDS))
    assert wishing.request(replace(state, hands=(richer, state.hands[1])).view(0), Skill(0)) is None


def test_partners_who_share_one_plan_have_nothing_to_ask():
    """A-4"""
    _, wishes = _middle([bots.bot("expert")] * 3, 5001, 30)
    assert wishes == []


def _asked(wish=None):
    """The seat on turn of three has just made a wish, the one after the next is asked for its
    answer. `wish` makes it for a seat."""
    state, _ = _middle([ReservedPartner("strength=10")] * 3, 3, 9)
    if wish is not None:
        state = _wishing(state, wish(state.on_turn))
    return state, (state.on_turn + 2) % 3


def _wishing(state, wish):
    standing = [()] * state.setup.seats
    standing[wish.seat] = (wish,)
    return replace(state, standing=tuple(standing), asked=wish)


def test_a_partner_answers_what_it_will_do():
    """A-4"""
    state, seat = _asked()
    step = own_intention(state.view(seat), Skill(0)).steps[0]
    for wish, answer in ((FILL, "fill-yes"), (LEAVE, "leave-yes")):
        state, seat = _asked(lambda asking, wish=wish: Ask(asking, step.cell.q, step.cell.r, wish))
        after = own_intention(state.view(seat), Skill(0)).steps[0].cell
        assert (after == step.cell) == (wish == FILL)
        assert bots.reply_of(state.view(seat), "medium") == answer


def test_a_partner_says_what_it_cannot_do():
    """A-4: a hand of blank tiles beside a tile with six ornament sides."""
    blank = tuple(5 * (kind == 0) for kind in range(KINDS))
    state = GAME.start(2, {"mode": "advanced"}, 1)
    placed = (OrnamentTile(Hex(0, 0), 0b111111, 0), OrnamentTile(Hex(0, 2), 0, 1))
    state = replace(state, placed=placed, hands=(state.hands[0], blank))
    fill = _wishing(state, Ask(0, 0, 1, FILL))
    assert bots.reply_of(fill.view(1), "hard") == "fill-no"
    later = _wishing(state, Ask(0, 0, 3, FILL))
    assert bots.reply_of(later.view(1), "hard") in ("fill-yes", "fill-later")
    one = _wishing(replace(state, placed=placed[1:]), Need(0, FULL))
    assert bots.reply_of(one.view(1), "hard") == "need-no"
    room = _wishing(state, Need(0, FULL))
    assert bots.reply_of(room.view(1), "hard") == "need-yes"


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_but_a_random_partner_answers(level):
    state, seat = _asked(lambda asking: Need(asking, 0))
    answer = bots.reply_of(state.view(seat), level)
    assert (answer is None) == (level == "random")
    assert answer is None or answer in replies.REPLIES
    assert bots.reply_of(state.view(state.on_turn), level) is None


def test_an_answer_does_not_change_when_only_hidden_things_change():
    """A-4"""
    changed = 0
    for number, wish in enumerate(("need", FILL, LEAVE)):
        state, seat = _asked()
        cell = next(iter(state.view(seat).open_cells))
        asking = state.on_turn
        state = _wishing(
            state, Need(asking, FULL) if wish == "need" else Ask(asking, cell.q, cell.r, wish)
        )
        other = with_other_hidden_tiles(state, seat, Random(number))
        changed += other != state
        first = bots.reply_of(state.view(seat), "hard")
        make_plan.cache_clear()
        assert bots.reply_of(other.view(seat), "hard") == first
    assert changed


@pytest.mark.parametrize("level", ["easy", "champion"])
def test_a_tile_that_is_pointed_at_gets_an_answer_and_attracts(level):
    """A-4"""
    state, seat = _asked()
    state = replace(state, standing=((),) * 3)
    assert bots.reply_to_pointing(state.view(seat), level) is None
    asking = next(one for one in range(3) if one != seat)
    said = set()
    for cell in state.layout:
        pointed = state.play(Point(asking, cell.q, cell.r)).view(seat)
        said.add(bots.reply_to_pointing(pointed, level))
        beside = next((one for one in pointed.open_cells if one.distance(cell) == 1), None)
        if beside is not None:
            assert reluctance(pointed, beside, 0) < 0
    assert said <= set(replies.REPLIES)
    assert "point-next" in said


def test_telling_is_taken_note_of():
    """A-4"""
    state = GAME.start(2, {}, 1)
    told = state.play(AnnounceKind(0, 3, state.hands[0][3]))
    assert bots.reply_to_telling(told.view(1), "medium") == "told-some"
    assert bots.reply_to_telling(told.play(AnnounceHand(0)).view(1), "medium") == "told-all"
    assert bots.reply_to_telling(told.view(1), "random") is None


def test_every_kind_of_remark_gets_an_answer_and_wishes_are_granted():
    """A-4: by word, and where the partner can, by deed."""
    table = {remark: (said, done) for remark, _, said, done in rows(["easy"])}
    assert len(table) == 10
    assert all(said != "nothing" for said, _ in table.values())
    assert table["Leave this cell (its next)"][1] == "leaves it"
    assert table["Fill this cell (not its next)"][1] == "fills it"
    assert table["Lay this tile here"][1] == "lays it"
    assert "I see it" in table["Look at this tile"][0]


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_nobody_overlooks_what_they_have_promised(level):
    """A-4: not even in a turn in which they see nothing else of their plan."""
    state = before_tile(position())
    partner = bots.Partner(bots.skill_of(level)._replace(overlooks=1.0))
    promises = 0
    for cell in list(state.view(1).open_cells)[::3]:
        asked = state.play(Ask(0, *cell, FILL))
        if bots.reply_of(asked.view(1), level) == "fill-yes":
            promises += 1
            move = None
            while not isinstance(move, Place):
                move = partner.choose(asked.view(1), Random(promises))
                asked = asked.play(move)
            assert move.cell == cell
    assert promises


def test_the_advice_to_ask_comes_again_until_somebody_has_asked():
    """A-4: partners ask in the first round alone, but whoever wants a hint should hear it."""
    state, dice = GAME.start(3, {"mode": "advanced"}, 6), Random(1)
    while len(state.placed) < 4:
        state = state.play(bots.bot("random").choose(state.view(state.to_move), dice))
    view, adviser = state.view(state.to_move), bots.bot("champion")
    ask, best, *_ = adviser.suggest(view)
    assert isinstance(ask.move, AskHand)
    assert isinstance(best.move, Show)
    asked = state.play(ask.move)
    again = adviser.suggest(asked.view(asked.to_move))
    assert not any(isinstance(one.move, AskHand) for one in again)
