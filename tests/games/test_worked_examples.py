"""The worked examples of the rulebooks, as they stand on the rules pages, through `score`."""

from __future__ import annotations

import re
from typing import Any

import pytest

from harmony_desktop import games
from harmony_desktop.engine.position import Scored
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.games.harmonia import examples as harmonia
from harmony_desktop.games.harmonia.rules.components import written
from harmony_desktop.games.harmonies import examples as harmonies
from harmony_desktop.games.harmonies.rules.components import COLOURS as TOKENS
from harmony_desktop.games.harmonies.rules.components import SIDES, STACKS
from harmony_desktop.games.harmony import examples as harmony
from harmony_desktop.games.harmony.rules.components import TILES, Board
from harmony_desktop.games.sintra import examples as sintra
from harmony_desktop.games.sintra.rules import scoring as sintra_scoring
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import COLOURS as GLASS
from harmony_desktop.games.terraces.examples import RED_124_GREEN_56
from harmony_desktop.games.terraces.rules.components import START

Document = dict[str, Any]


def scored(game: str, document: Document) -> list[ScoreSheet]:
    found = games.position(game).score(document)
    return list(found.sheets if isinstance(found, Scored) else found)


def of_harmony(board: Board, scoring: str) -> Document:
    cells = [list(TILES[tile]) for tile in board if tile is not None]
    return {"game": "harmony", "scoring": scoring, "boards": [cells]}


def of_harmonies(spirit: bool) -> Document:
    """The rulebook does not show where the cubes stand: any hexes will do."""
    cards = [*harmonies.ANIMALS_63, *([("lion", 1)] if spirit else [])]
    cubes = sum(placed for _, placed in cards)
    side = SIDES["A"]
    cells = [
        [*place, [TOKENS[token] for token in STACKS[stack]], number < cubes]
        for number, (place, stack) in enumerate(
            zip(side.places, harmonies.LANDSCAPE_53, strict=True)
        )
    ]
    held = [{"id": name, "cubes_placed": placed} for name, placed in cards]
    return {"game": "harmonies", "side": "A", "cells": cells, "cards": held}


def of_sintra(side: str, windows: sintra.Windows) -> Document:
    panes = [[*(GLASS[pane] for pane in window), None, None][:2] for window in windows]
    return {
        "game": "sintra",
        "side": side,
        "points": 0,
        "windows": panes,
        "strip_panes": sintra.PANES_LEFT,
        "broken": sintra.MARKER_AT,
    }


def of_terraces() -> Document:
    seen = {(x, y): (1, colour) for x, y, colour in START}
    for placed in RED_124_GREEN_56:
        seen.update({(x, y): (placed.level, colour) for x, y, colour in placed.squares})
    squares = [[x, y, level, colour.word] for (x, y), (level, colour) in seen.items()]
    return {"game": "terraces", "squares": squares}


def of_harmonia(text: str, players: int) -> Document:
    tiles = [[q, r, written(sides)] for (q, r), sides in harmonia.read(text).items()]
    return {"game": "harmonia", "players": players, "tiles": tiles}


EXAMPLES = {
    "harmony 178": (of_harmony(harmony.LINES_178, "standard"), [178]),
    "harmony 319": (of_harmony(harmony.BEAMS_319, "beams"), [319]),
    "harmonies 116": (of_harmonies(spirit=False), [116]),
    "harmonies 130": (of_harmonies(spirit=True), [130]),
    "sintra side A": (of_sintra("A", sintra.ORNAMENTS_23), [2 - 8 + 23]),
    "sintra side B": (of_sintra("B", sintra.COLOURS_20), [2 - 8 + 20]),
    "terraces 124 to 56": (of_terraces(), [124, 56]),
    "harmonia 82": (of_harmonia(harmonia.TRIANGLE_OF_21, 3), [82]),
    "harmonia 84": (of_harmonia(harmonia.SYMMETRIC_OF_22, 4), [84]),
    "harmonia -54": (of_harmonia(harmonia.HOLE_OF_18, 2), [-54]),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_scores_what_the_rulebook_says(name: str) -> None:
    """A-14, A-21, H-11, H-17, H-20, N-20, N-26, S-12 to S-15, T-15"""
    document, totals = EXAMPLES[name]
    sheets = scored(document["game"], document)
    assert [sheet.total for sheet in sheets] == totals


def test_the_lines_of_the_harmonies_example_are_those_of_the_rulebook() -> None:
    """N-20, N-26"""
    (sheet,) = scored("harmonies", of_harmonies(spirit=True))
    assert {line.key: line.points for line in sheet.lines} == {
        "trees": 4,
        "mountains": 10,
        "fields": 10,
        "buildings": 10,
        "water": 19,
        "animals": 63,
        "spirit": 14,
    }


def test_the_lines_of_the_sintra_examples_are_those_of_the_rulebook() -> None:
    """S-12, S-13, S-14, S-15"""
    for side, windows, bonus in (
        ("A", sintra.ORNAMENTS_23, 23),
        ("B", sintra.COLOURS_20, 20),
    ):
        (sheet,) = scored("sintra", of_sintra(side, windows))
        found = {line.key: line.points for line in sheet.lines}
        assert found == {"points": 0, "leftovers": 2, "broken": -8, "bonus": bonus}


def test_three_orange_panes_from_the_centre_bring_the_token_and_one_step() -> None:
    """S-5, S-11, S-17"""
    before, after = sintra.CENTRE_BEFORE, sintra.centre_after()
    assert before.centre[sintra.ORANGE] == 3
    assert after.centre == (0, *before.centre[1:])
    assert after.palaces[0].strip_panes == 3, "none of them breaks"
    assert (before.token, before.first) == (True, 1)
    assert (after.token, after.first) == (False, 0)
    track = STANDARD.track
    assert [track[table.palaces[0].broken] for table in (before, after)] == [0, -1]
    assert after.palaces[0].points == 0


def test_the_strip_of_the_sintra_example_scores_two_and_then_five() -> None:
    """S-8, S-17"""
    strip, windows = sintra.STRIP_OF_TWO_YELLOW, sintra.GLAZED_FOR_FIVE
    assert sintra_scoring.colour_bonus(strip, sintra.YELLOW) == 2
    values = STANDARD.values("A")
    assert sintra_scoring.window_points(values, windows, sintra.COMPLETED) == 5
    scoring = sintra_scoring.scoring_windows(windows, sintra.COMPLETED)
    assert [values[window] for window in scoring] == [2, 2, 1]


def test_the_regions_of_the_terraces_example_are_those_of_the_published_rules() -> None:
    """T-15, T-7, T-8: red's best has 31 squares, green's 14, both reach level 4; red wins."""
    best = [sheet.lines[0].details for sheet in scored("terraces", of_terraces())]
    assert [(one["area"], one["height"]) for one in best] == [(31, 4), (14, 4)]


SUM = re.compile(r"(?<![\d×+−] )(?:\d+ [×+−] )+\d+ = −?\d+")


@pytest.mark.parametrize("game", games.GAMES)
def test_every_sum_on_a_rules_page_is_right(game: str) -> None:
    found = 0
    for section in games.texts(game).RULES:
        for text in section.paragraphs:
            for words in SUM.findall(text):
                left, right = words.replace("×", "*").replace("−", "-").split("=")
                assert eval(left) == int(right), words  # noqa: S307 - digits and signs
                found += 1
    assert found


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("harmony", ("= 178", "= 319")),
        (
            "sintra",
            (
                "from 0 to −1",
                "2 + 2 + 1 = 5",
                "10 + 10 + 3 = 23",
                "score 20",
                "worth 2 points",
                "−8",
            ),
        ),
        ("harmonies", ("= 116", "= 14 more: 130")),
        ("terraces", ("31 × 4 = 124", "14 × 4 = 56")),
        ("harmonia", ("= 82", "= 84", "= −54")),
    ],
)
def test_the_examples_stand_on_the_rules_pages_with_their_boards(
    game: str, told: tuple[str, ...]
) -> None:
    """A-21, H-20, N-26, S-17, T-15"""
    for words in told:
        sections = [
            section
            for section in games.texts(game).RULES
            if any(words in text for text in section.paragraphs)
        ]
        assert any(section.figure is not None for section in sections), words


@pytest.mark.parametrize("game", games.GAMES)
def test_every_rules_page_says_how_to_set_up_the_box(game: str) -> None:
    """H-22, S-24"""
    (box,) = (section for section in games.texts(game).RULES if section.key == "box")
    assert box.steps
    assert box.figure is not None
    assert box.title == "With the box"
    assert games.texts(game).RULES[-1].title == "How we read the rules"


def test_the_pages_tell_the_readings_as_readings() -> None:
    """A-19, N-24, N-25, S-23, S-24, T-13, T-16, T-17"""
    for game, words in (
        ("harmonia", "a single tile is symmetric"),
        ("harmonies", "Another digital version counts the whole ring, 15 points."),
        ("harmonies", "its cube does not count as an animal"),
        ("sintra", "only the panes in complete windows count"),
        ("sintra", "is our choice"),
        ("terraces", "Here it is hidden until it is played"),
        ("terraces", "seen by both players"),
        ("terraces", "a misprint of the word for neutral"),
        ("harmony", "is our conclusion"),
    ):
        readings = [
            text
            for section in games.texts(game).RULES
            if section.title == "How we read the rules"
            for text in section.paragraphs
        ]
        assert any(words in text for text in readings), words
    advice = "avoid several animal cards whose cubes go on the same colour"
    pages = [text for section in games.texts("harmonies").RULES for text in section.paragraphs]
    assert any(advice in text for text in pages)


def test_settled_rules_are_no_readings_any_more() -> None:
    """T-2, T-13, T-14"""
    told = " ".join(text for one in games.texts("terraces").RULES for text in one.paragraphs)
    for lost in ("title", "six players", "how many of each"):
        assert lost not in told
    facts = games.facts("terraces")
    assert (facts.ORIGINAL, facts.DESIGNER) == ("Stratopolis", "Annick Lobet")
    assert facts.PUBLISHER == "Gigamic, 2012"
