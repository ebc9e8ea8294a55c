"""Words: every key has one, every placeholder a value."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from harmony_desktop.engine.options import SEATING
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonia import texts
from harmony_desktop.games.harmonia.bots import levels as bots
from harmony_desktop.games.harmonia.bots.wishing import PatternIntention
from harmony_desktop.games.harmonia.rules import game as rules
from harmony_desktop.games.harmonia.rules.components import (
    KINDS,
    TURN_OF,
    TURNS,
    goal_cells,
    written,
)
from harmony_desktop.games.harmonia.rules.moves import Place, Propose, Vote
from harmony_desktop.games.harmonia.rules.scoring import SHAPE_POINTS, rating
from harmony_desktop.games.harmonia.rules.view import START, End, OrnamentTile, TurnPhase
from tests.games.harmonia.test_games import played


def english(phrase):
    """The phrase in English; KeyError if a value is missing."""
    values = {
        name: english(value) if isinstance(value, Phrase) else value
        for name, value in phrase.values.items()
    }
    named = {name for _, name, _, _ in Formatter().parse(phrase.text) if name is not None}
    assert named <= set(values), phrase.text
    return phrase.text.format(**values)


def test_every_reason_has_a_sentence():
    source = Path(rules.__file__).read_text(encoding="utf-8")
    keys = set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', source))
    # What only the table asks about.
    asked = {"not-your-turn", "no-such-request", "not-fitting-there"}
    assert keys | asked == set(texts.REASONS)


def test_every_option_and_value_is_explained():
    for option in rules.GAME.options:
        assert option.key in SEATING or option.key in texts.OPTIONS
        for value in getattr(option, "values", ()):
            assert len(texts.VALUES[f"{option.key}.{value}"]) == 2


def test_every_kind_has_its_own_name():
    """A-1: the names stand in the order of the kinds."""
    assert list(texts.KIND_NAMES) == [written(turns[0]) for turns in TURNS]
    assert len({texts.tile_name(kind).text for kind in range(KINDS)}) == KINDS


def test_every_shape_and_rating_has_a_name():
    """A-11, A-15"""
    assert set(texts.SHAPES) == {shape.value for shape in SHAPE_POINTS}
    assert set(texts.RATINGS) == {rating(total) for total in (-60, 0, 100, 200, 300)}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_price_of_stopping_is_what_the_game_then_ends_with(mode, seats):
    """A-20: the basic game is lost, the advanced one has the points that were announced."""
    for state, _ in played(seats, mode, 7, chatty=False):
        if not state.placed or state.phase is not TurnPhase.SHOW or state.proposed:
            continue
        price = texts.price_of_stopping(state.view(state.on_turn))
        ended = state.play(Propose())
        for _ in range(seats - 1):
            ended = ended.play(Vote(True))
        assert ended.end is End.AGREED
        if mode == "basic":
            assert price.text == texts._STOP_LOSES
            assert ended.winners() == ()
        else:
            assert price.values == {"points": ended.result(seats)[0]}


def test_stopping_with_the_complete_hexagon_wins():
    """A-9, A-20"""
    state = rules.GAME.start(2, {"mode": "basic"}, 1)
    placed = tuple(OrnamentTile(cell, 0, 0) for cell in goal_cells(START))
    view = replace(state.view(state.on_turn), placed=placed)
    assert texts.price_of_stopping(view).text == texts._STOP_WINS


def test_a_result_is_one_line_for_the_team():
    """A-18: the number of tiles in the basic game; the points, rated, in the advanced one."""
    for mode in ("basic", "advanced"):
        *_, (final, _) = played(3, mode, 13, chatty=False)
        (kept,) = set(final.result(3))
        assert kept == (len(final.placed) if mode == "basic" else final.score(0).total)
    assert english(texts.result_note({"mode": "basic"}, 3, 4)) == "Tiles: 4"
    rated = texts.result_note({"mode": "advanced"}, 3, -60)
    assert english(rated) == texts.RATINGS["below-zero"]


def test_the_page_of_the_advanced_game_has_its_own_aim_and_ends_with_our_readings():
    """A-15: no winning and losing there."""
    for mode in ("basic", "advanced"):
        page = [one for one in texts.RULES if one.only in (None, ("mode", mode))]
        assert page[0].title == "The aim"
        assert page[0].only == ("mode", mode)
        assert page[-1].title == "How we read the rules"
        words = " ".join(page[0].paragraphs)
        assert ("win" in words) == (mode == "basic")
        readings = " ".join(page[-1].paragraphs)
        for word in (
            ("tiles", "talk", "tile that fits nowhere")
            if mode == "basic"
            else (
                "12 points",
                "rhombus",
                "mirror",
            )
        ):
            assert word in readings, word


def test_whole_games_can_be_described():
    for mode in ("basic", "advanced"):
        for state, move in played(3, mode, 13):
            for seat in range(3):
                view = state.view(seat)
                assert english(texts.status(view))
                if move is not None:
                    assert english(texts.describe(view, move))
        for line in state.score(0).lines:
            assert english(texts.score_line(line.key, line.details))
        for pattern in state.view(0).patterns():
            assert english(texts.pattern_phrase(pattern))
        for cell in (*state.layout, *state.view(0).open_cells):
            assert english(texts.cell_name(state.layout, cell))


def test_an_announcement_reveals_no_more_than_it_says():
    """A-4: all seats read the same words."""
    for state, move in played(3, "basic", 4):
        if move is not None:
            described = {english(texts.describe(state.view(seat), move)) for seat in range(3)}
            assert len(described) == 1


def test_partners_explain_their_plan():
    state = rules.GAME.start(2, {"mode": "basic"}, 1)
    found = bots.intention_of(state.view(0))
    assert "hexagon" in english(texts.intention_phrase(state.view(0), found))
    assert english(texts.intention_phrase(state.view(0), None))


def test_partners_explain_which_pattern_they_build_without_a_hexagon():
    state, dice = rules.GAME.start(3, {"mode": "advanced"}, 3), Random(1)
    said = set()
    while len(state.placed) < 20:
        if len(state.placed) % 4 == 3 and state.shown is None:
            asked = state.view((state.to_move + 1) % 3)
            found = bots.intention_of(asked, "medium")
            if isinstance(found, PatternIntention):
                place = Place(*found.step.cell, TURN_OF[found.step.sides])
                assert place in asked.fits(found.step.tile)
                assert asked.hand[found.step.tile]
                said.add(english(texts.pattern_plan(asked, found)))
        state = state.play(bots.bot("random").choose(state.view(state.to_move), dice))
    assert len(said) > 1
    assert any("pattern of" in words for words in said)


def test_rules_page_covers_both_games():
    only = {section.only for section in texts.RULES}
    assert only == {None, ("mode", "basic"), ("mode", "advanced")}
