"""The words of Harmony: what the rules page says is what the rules do."""

from __future__ import annotations

import re

import pytest

from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony import pad, texts
from harmony_desktop.games.harmony.examples import BEAMS_319, LINES_178
from harmony_desktop.games.harmony.rules.components import SUN, tile_of
from harmony_desktop.games.harmony.rules.game import GAME
from harmony_desktop.games.harmony.rules.scoring import SCORINGS, sheets
from harmony_desktop.games.harmony.table import figures


def english(phrase: Phrase) -> str:
    return phrase.text.format(
        **{
            key: english(value) if isinstance(value, Phrase) else value
            for key, value in phrase.values.items()
        }
    )


def words_of(title: str) -> str:
    return " ".join(next(part.paragraphs for part in texts.RULES if part.title == title))


def test_the_example_of_the_page_is_the_board_with_178_points() -> None:
    """H-11"""
    described = re.search(r"((?:\d × \d \+ )+\d × \d) = 178", words_of("Scoring"))
    assert described is not None
    lines = [tuple(map(int, line.split(" × "))) for line in described[1].split(" + ")]
    scored = sheets([LINES_178], "standard")[0].lines
    assert sorted(lines) == sorted(
        (line.details["value"], line.details["length"]) for line in scored
    )


def test_the_example_of_the_page_is_the_board_with_319_points() -> None:
    """H-20"""
    described = re.search(r"([\d +]+) = 319", words_of("Sunbeams and moonbeams"))
    assert described is not None
    lines, *rays = map(int, described[1].split(" + "))
    sheet = sheets([BEAMS_319], "beams")[0]
    assert lines == sum(line.points for line in sheet.lines if line.key == "line")
    assert sorted(rays) == sorted(line.points for line in sheet.lines if line.key != "line")


def test_the_page_says_who_can_play_which_way() -> None:
    """H-13 to H-18"""
    assert "every way of placing goes with every way of scoring" in words_of("Variants")
    assert "two to six" in words_of("Variants")
    assert "two to six" in words_of("The best beam")
    only = {part.only for part in texts.RULES if part.only}
    placements = {("placement", value) for value in ("free", "connected", "sun-moon")}
    assert only == placements | {("scoring", value) for value in SCORINGS[1:]}


def test_the_page_ends_with_our_readings() -> None:
    """H-3, H-8, H-19"""
    assert texts.RULES[-1].title == "How we read the rules"
    said = words_of("How we read the rules")
    assert f"{sum(SUN)} suns and {len(SUN) - sum(SUN)} moons" in said
    assert f"ours is {texts.COLOURS[4].lower()}" in said
    assert "the win is shared" in said
    most = next(option for option in GAME.options if option.key == "rounds")
    assert (most.least, most.most) == (1, 12)
    assert "up to twelve rounds" in said


@pytest.mark.parametrize(
    ("tiles", "sun"),
    [
        (figures.PLACING_EXAMPLES["sun-moon"].placed, True),
        (figures._LINE_OF_SUNS, True),
        (figures._LINE_OF_MOONS, False),
    ],
)
def test_figures_of_symbols_show_them(
    tiles: tuple[tuple[int, tuple[int, int, int]], ...], sun: bool
) -> None:
    """H-19"""
    assert {SUN[tile_of(bands)] for _, bands in tiles} == {sun}


@pytest.mark.parametrize(
    ("placement", "rule", "said"),
    [
        ("free", "standard", "tile 9, 2, 8"),
        ("free", "beams", "tile 9, 2, 8 with a moon"),
        ("sun-moon", "standard", "tile 9, 2, 8 with a moon"),
    ],
)
def test_a_symbol_is_named_where_it_decides_anything(placement: str, rule: str, said: str) -> None:
    """H-15, H-16"""
    options = {"placement": placement, "scoring": rule}
    setup = GAME.start(2, read_options(GAME.options, options), 1).setup
    assert english(texts.name_in(setup, tile_of((9, 2, 8)))) == said


def test_the_pad_names_the_symbols_of_the_players_own_box() -> None:
    """H-19"""
    tile = tile_of((9, 2, 8))
    board = (tile,) + (None,) * 18
    own = {pad.SUNS: pad.written_suns([True] * len(SUN))}
    assert english(pad.place_name(board, 0, own)).endswith("tile 9, 2, 8 with a sun")
