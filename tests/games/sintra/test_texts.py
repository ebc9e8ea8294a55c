"""The texts: complete, marked, and with all values they need."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from harmony_desktop.engine.options import LOT, SEATING, Choice, WhoBegins
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import facts, set_texts, texts
from harmony_desktop.games.sintra import rules_text as rules_page
from harmony_desktop.games.sintra.rules import open_table
from harmony_desktop.games.sintra.rules.components import COLOURS, MOTIFS, SPACES
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import CENTRE, Keep, Take
from harmony_desktop.games.sintra.rules.palace import Palace
from tests.games.sintra.conftest import JOKERS

MakePalace = Callable[..., Palace]
MakeState = Callable[..., SintraState]
ORANGE, YELLOW, ROSE, BLUE, GREEN = range(5)


def said(phrase: Phrase) -> str:
    """A phrase in English; KeyError if a value is missing; every value must be used."""
    assert phrase.context == "sintra"
    assert phrase.text in marked()
    needed = {name for _, name, _, _ in string.Formatter().parse(phrase.text) if name}
    assert set(phrase.values) >= needed
    values = {
        name: said(value) if isinstance(value, Phrase) else value
        for name, value in phrase.values.items()
    }
    return phrase.text.format(**values)


def marked() -> set[str]:
    """Every text inside QT_TRANSLATE_NOOP, as lupdate would find it."""
    if not _MARKED:
        for module in (facts, texts, set_texts, rules_page):
            tree = ast.parse(Path(str(module.__file__)).read_text("utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "").endswith("_NOOP"):
                    context, text = (ast.literal_eval(argument) for argument in node.args)
                    assert context == "sintra"
                    _MARKED.add(text)
    return _MARKED


_MARKED: set[str] = set()


def raised_reasons() -> Iterator[str]:
    source = Path(str(open_table.__file__)).read_text("utf-8")
    yield from re.findall(r'IllegalMove\(\s*"([a-z-]+)"', source)


def test_every_reason_of_a_refusal_has_its_text_and_no_other() -> None:
    assert set(raised_reasons()) == set(texts.REASONS)


def test_every_option_and_value_is_named() -> None:
    assert set(texts.OPTIONS) == {option.key for option in GAME.options} - set(SEATING)
    for option in GAME.options:
        if isinstance(option, Choice):
            assert {f"{option.key}.{value}" for value in option.values} <= set(texts.VALUES)
        elif isinstance(option, WhoBegins):
            assert f"{option.key}.{LOT}" in texts.VALUES
        else:
            assert f"{option.key}.{option.default}" in texts.VALUES


def test_every_colour_and_motif_has_a_name() -> None:
    """S-19"""
    assert len(texts.COLOURS) == len(SPACES) == len(set(texts.COLOURS))
    assert tuple(texts.MOTIFS) == MOTIFS
    said_so = {"Pink": "rose"}
    assert [said_so.get(name, name.lower()) for name in texts.COLOURS[:5]] == list(COLOURS)


def test_every_text_is_marked() -> None:
    found = [*texts.REASONS.values(), *texts.SET_PROBLEMS.values(), *texts.SCORE_LINES.values()]
    found += [*texts.OPTIONS.values(), *texts.COLOURS, *texts.MOTIFS, facts.NAME, facts.TAGLINE]
    found += [*texts.EDITOR_PROBLEMS.values(), *texts.OWN_SET]
    found += [text for pair in texts.VALUES.values() for text in pair]
    for section in texts.RULES:
        found += [section.title, *section.paragraphs]
    assert set(found) <= marked()


@pytest.mark.parametrize("side", ["A", "B"])
def test_every_move_status_and_score_line_of_a_game_can_be_said(side: str) -> None:
    rng = Random(3)
    state = GAME.start(2, {"side": side}, 3)
    while (seat := state.to_move) is not None:
        views = [state.view(0), state.view(1)]
        move = rng.choice(state.legal_moves())
        assert said(texts.describe(views[0], move)) == said(texts.describe(views[1], move))
        assert {said(texts.status(view)) for view in views} > {"Another player is at work."}
        for source in (*range(5), CENTRE):
            said(texts.source_name(state.table, source))
        for source in state.table.sources:
            for outcome in views[seat].take_outcomes(source, ORANGE):
                said(texts.outcome_phrase(outcome))
        state = state.play(move)
        for line in state.score(seat).lines:
            said(texts.score_line(line.key, line.details))
        palace = state.table.palaces[seat]
        for window in range(8):
            said(texts.strip_name(palace, window))
            said(texts.window_name(state.table, palace, window))
            for space in range(5):
                said(texts.space_name(palace, window, space))
        said(texts.marker_name(state.table))
    assert said(texts.status(state.view(0))) == "All six rounds are played."


def test_a_move_is_described_with_what_it_breaks_and_completes(
    state: MakeState, palace: MakePalace
) -> None:
    nearly = palace(filled={3: "- - yellow blue green"}, windows={6: "rose"})
    start = state(nearly, centre="orange orange orange rose", marker=(ORANGE, BLUE))
    move = Take(CENTRE, ORANGE, 3, 0)
    assert said(texts.describe(start.view(1), move)) == (
        "Orange × 3 from the centre → strip 4; broken: 1; first-player token; "
        "strip complete, colour bonus: 2"
    )
    assert said(texts.outcome_phrase(start.view(0).take_outcomes(CENTRE, ORANGE)[3])) == (
        "Strip 4 takes 2 of 3. Breaking: 1, and a step for the first-player token. Cost: 2. "
        "Completes the strip: 4 for windows, 2 for colour."
    )
    full = start.play(move)
    assert said(texts.status(full.view(0))) == (
        "The strip is complete. Choose the pane that goes into window 4."
    )
    assert said(texts.describe(full.view(0), Keep(BLUE))) == "Blue into window 4, points: 4"


def test_jokers_are_told_where_their_number_was_a_choice(
    state: MakeState, palace: MakePalace
) -> None:
    """S-6: two moves that differ in jokers alone were described in the same words."""
    turned = palace(strips={3: JOKERS[::-1]})
    start = state(turned, centre="rose rose", marker=(BLUE, ROSE))
    view = start.view(0)
    one, two = Take(CENTRE, ROSE, 3, 1), Take(CENTRE, ROSE, 3, 2)
    assert {one, two} <= set(view.legal_moves())
    words = [said(texts.describe(view, move)) for move in (one, two)]
    assert ["jokers: 1" in words[0], "jokers: 2" in words[1]] == [True, True]
    single = state(turned, centre="rose rose rose", marker=(BLUE, ROSE)).view(0)
    (only,) = (move for move in single.legal_moves() if getattr(move, "strip", 0) == 3)
    assert "jokers" not in said(texts.describe(single, only))


def test_panes_that_neither_break_nor_score_are_not_mentioned(
    state: MakeState, palace: MakePalace
) -> None:
    nearly = palace(filled={3: "- - yellow blue green"}, windows={6: "rose"})
    start = state(nearly, centre="orange orange rose", marker=(BLUE, ROSE))
    table = start.view(0)
    assert said(texts.outcome_phrase(table.take_outcomes(CENTRE, ORANGE)[3])) == (
        "Strip 4 takes 2 of 2. A step for the first-player token. Cost: 1. "
        "Completes the strip: 4 for windows, 1 for colour."
    )
    start = state(nearly, centre="orange orange rose", marker=(ROSE, BLUE))
    assert said(texts.outcome_phrase(start.view(0).take_outcomes(CENTRE, ORANGE)[3])).endswith(
        "Completes the strip: 4 for windows."
    )


def test_places_are_named_for_those_who_listen(
    state: MakeState, palace: MakePalace, jokers: tuple[str, str]
) -> None:
    own = palace(
        strips={0: jokers}, filled={0: "- blue - - -"}, windows={0: "rose", 2: "blue green"}
    )
    table = state(own, workshops=("orange orange blue",), centre="rose").table
    assert said(texts.source_name(table, 0)) == "workshop 1: Orange × 2, Blue × 1"
    assert said(texts.source_name(table, 1)) == "workshop 2: empty"
    assert said(texts.source_name(table, CENTRE)) == (
        "the centre: Pink × 1, with the first-player token"
    )
    assert said(texts.strip_name(own, 0)) == (
        "Strip 1: 1 of 5 filled; free: Orange × 1, Yellow × 1, Pink × 1, Joker × 1. "
        "The glazier stands here."
    )
    assert said(texts.strip_name(own, 2)) == "Strip 3: removed"
    assert said(texts.space_name(own, 0, 1)) == "Strip 1, space 2: Blue pane"
    assert said(texts.space_name(own, 0, 4)) == "Strip 1, space 5: Joker, free"
    assert said(texts.window_name(table, own, 0)) == (
        "Window 1, worth 4: upper pane Pink, lower pane empty"
    )


def test_rules_have_no_placeholder() -> None:
    for section in texts.RULES:
        assert section.only is None or section.only in {("side", "A"), ("side", "B")}
        assert not any("{" in paragraph for paragraph in section.paragraphs)


def test_the_line_of_broken_glass_names_both_losses() -> None:
    """S-20"""
    assert said(texts.score_line("broken", {"paid": 0, "marker": 4})) == "Lost to broken glass"
    assert said(texts.score_line("broken", {"paid": 18, "marker": 4})) == (
        "Lost to broken glass: 18 during play, 4 at the marker"
    )


def ended(points: tuple[int, int], lost: tuple[int, int]) -> SintraState:
    """A finished game of two with these points during play and points lost to broken glass."""
    state = GAME.start(2, {}, 1)
    palaces = tuple(
        replace(palace, points=points[seat], lost=lost[seat])
        for seat, palace in enumerate(state.table.palaces)
    )
    return replace(state, table=replace(state.table, palaces=palaces, marker=()))


@pytest.mark.parametrize(
    ("points", "lost", "told"),
    [((5, 4), (0, 0), []), ((4, 4), (18, 0), ["ahead"]), ((4, 4), (0, 0), ["shared"])],
)
def test_a_tie_is_explained(
    points: tuple[int, int], lost: tuple[int, int], told: list[str]
) -> None:
    """S-16"""
    words = [said(phrase) for phrase in texts.outcome(ended(points, lost).view(0))]
    assert len(words) == len(told)
    assert all(word in sentence for word, sentence in zip(told, words, strict=True))
