"""The words: complete, with the placeholders that are filled, and telling nothing hidden."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from harmony_desktop.engine.options import SEATING
from harmony_desktop.engine.words import BoardPlace, Phrase
from harmony_desktop.games.terraces import by_ear, texts
from harmony_desktop.games.terraces import rules_text as pages
from harmony_desktop.games.terraces.rules import game as rules
from harmony_desktop.games.terraces.rules import terrain
from harmony_desktop.games.terraces.rules.components import KINDS, Colour
from harmony_desktop.games.terraces.rules.game import GAME
from harmony_desktop.games.terraces.rules.moves import ORDERS, Lay

WAYS = ("column", "arranged", "blind", "open-hand")


def said(phrase: Phrase) -> str:
    """The English sentence; every placeholder must have a value and every value a place."""
    assert phrase.context == "terraces"
    names = {name for _, name, _, _ in Formatter().parse(phrase.text) if name}
    assert names <= set(phrase.values)
    values = {}
    for name, value in phrase.values.items():
        words = value.words if isinstance(value, BoardPlace) else value
        values[name] = said(words) if isinstance(words, Phrase) else words
    return phrase.text.format(**values)


def reason_keys() -> set[str]:
    """Every reason the rules can give, read from their source."""
    found: set[str] = set()
    for module in (rules, terrain):
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
            if named and node.func.id in ("IllegalMove", "LayingProblem"):
                constants = (n for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant))
                found.update(c.value for c in constants if isinstance(c.value, str))
    return found | {"red-on-green", "green-on-red"}


def test_every_reason_has_a_sentence_and_every_sentence_a_reason() -> None:
    assert set(texts.REASONS) == reason_keys()


def test_every_value_of_every_option_is_explained() -> None:
    assert set(texts.OPTIONS) == {option.key for option in GAME.options} - set(SEATING)
    tops = {"top.hidden", "top.open"}
    assert set(texts.VALUES) == {f"way.{way}" for way in WAYS} | tops | {"first.lot"}


def test_the_rules_end_with_what_is_our_own_reading() -> None:
    """T-5, T-8, T-9, T-11, T-13, T-16"""
    assert pages.RULES[-1].title == "How we read the rules"
    assert pages.RULES[-1].only is None
    described = " ".join(pages.RULES[-1].paragraphs)
    for word in ("start tile", "in secret", "open hand", "a draw", "top tile of your stack"):
        assert word in described


def test_every_way_has_its_own_section_of_the_rules() -> None:
    """T-3, T-9, T-10, T-11"""
    only = [section.only for section in pages.RULES if section.only]
    assert only == [("way", way) for way in WAYS]
    assert len({section.figure for section in pages.RULES}) == len(pages.RULES)


def test_no_sentence_depends_on_a_plural() -> None:
    for text in [*texts.REASONS.values(), *texts.SCORE_LINES.values()]:
        assert not re.search(r"\{(count|number)\} \w+s\b", text)


@pytest.mark.parametrize("way", WAYS)
def test_every_move_and_position_of_a_game_can_be_described(way: str) -> None:
    state, rng = GAME.start(2, {"way": way}, 3), Random(3)
    while (mover := state.to_move) is not None:
        move = rng.choice(state.legal_moves())
        described = [said(texts.describe(state.view(seat), move)) for seat in (0, 1)]
        assert described[0] == described[1]
        mine, theirs = (said(texts.status(state.view(seat))) for seat in (mover, 1 - mover))
        assert mine != theirs
        state = state.play(move)
    view = state.view(0)
    assert said(texts.status(view)) == "All forty tiles are laid."
    for line in state.score(0).lines:
        area, height = line.details["area"], line.details["height"]
        best = line == state.score(0).lines[0]
        wanted = (
            f"Best region: {area} × {height}" if best else f"{area} × {height} (does not count)"
        )
        assert said(texts.score_line(line.key, line.details)) == wanted
    assert len(texts.outcome(view)) == 2
    for square in view.squares().values():
        assert f"level {square.level}" in said(texts.square_name(view, square.x, square.y))
    for seat in (0, 1):
        for region in view.regions(seat):
            assert said(texts.region_name(region)).endswith(f"= {region.points}")


def test_an_arranged_order_is_revealed_to_nobody() -> None:
    """T-9"""
    state = GAME.start(2, {"way": "arranged"}, 3)
    for seat in (0, 1):
        view = state.view(seat)
        assert texts.describe(view, ORDERS[0]) == texts.describe(view, ORDERS[10**9])


def test_a_place_is_described_with_its_scores_or_its_problem() -> None:
    """T-4, T-5"""
    state = GAME.start(2, {}, 3)
    view = state.view(state.on_turn)
    tile = view.hands[view.seat][0]
    good = next(move for move in view.legal_moves() if isinstance(move, Lay))
    assert "; level 1. Red " in said(by_ear.promise(view, good, scores=True))
    bad = said(by_ear.promise(view, Lay(tile, 40, 40, 0), scores=True))
    assert bad.endswith("; does not fit")


def test_a_tile_is_named_by_its_squares() -> None:
    """T-2"""
    assert said(texts.tile_name(1, 7)) == "tile with corner red, both arms green"
    names = {said(texts.tile_name(seat, tile)) for seat in (0, 1) for tile in KINDS}
    assert len(names) == 20
    assert {"all-red tile", "all-green tile", "tile with corner red, arms neutral and red"} <= names
    assert {said(texts.colour_name(colour)) for colour in Colour} == {"red", "green", "neutral"}


@pytest.mark.parametrize(
    ("x", "y", "name"),
    [(0, 0, "start square"), (3, 0, "3 right"), (-2, 1, "2 left, 1 down"), (0, -4, "4 up")],
)
def test_a_place_is_counted_from_the_start_tile(x: int, y: int, name: str) -> None:
    assert said(texts.place_name(x, y)) == name


def test_spreading_rising_and_refusals_have_different_texts() -> None:
    """T-4, T-5"""
    state = GAME.start(2, {"way": "open-hand"}, 0)
    seat = state.first
    view = state.view(seat)
    described = said(texts.describe(view, Lay(view.hands[seat][0], 0, 1, 1)))
    assert described.startswith("Spread: tile with corner")
    assert described.endswith("1 down from the start square")
    problem = view.problem(seat, 0, 0, 0, 0)
    assert problem is not None
    assert said(texts.reason(view, problem)) == texts.REASONS["gap"]
    rng = Random(0)
    for _ in range(12):
        state = state.play(rng.choice(state.legal_moves()))
    view = state.view(state.on_turn)
    rises = [m for m in state.legal_moves() if isinstance(m, Lay) and view.layout.level(m.x, m.y)]
    assert said(texts.describe(view, rises[0])).startswith("Rise to level 2")
    assert said(texts.preview_name((12, 9))) == "Red 12, green 9"
