"""One scale of strength: how its places are written, and what they are worth."""

from __future__ import annotations

from itertools import pairwise

import pytest

from harmony_desktop import games
from harmony_desktop.bots.create import bot, is_known, named
from harmony_desktop.bots.ratings import (
    MEDIUM_RATING,
    BotScale,
    rating_of,
    scale,
    share_against_weaker,
    strength_for,
    usual_points,
)
from harmony_desktop.engine.record import Seat
from harmony_desktop.engine.strength import (
    LEVELS,
    STRENGTHS,
    UnknownBot,
    as_level,
    nearest_level,
    strength_of,
)


def test_every_level_but_random_has_its_place() -> None:
    assert ("random", *STRENGTHS) == LEVELS
    assert [strength_of(level) for level in LEVELS] == [None, 20, 40, 60, 80, 100]


def test_every_strength_can_be_written_and_read_again() -> None:
    for strength in range(101):
        level = as_level(strength)
        assert strength_of(level) == strength_of(f"strength={strength}") == strength
        assert Seat(kind="bot", level=level).level == level
        assert nearest_level(level) in STRENGTHS


@pytest.mark.parametrize(
    "level",
    ["strength=101", "strength=-1", "strength=", "strength", "strength=3.5", "strength=٣", "37", ""]
    + ["oracle", "strength_5", "strength=0050", "strengths=5"],
)
@pytest.mark.parametrize("game", games.GAMES)
def test_anything_else_is_refused(game: str, level: str) -> None:
    with pytest.raises(UnknownBot):
        bot(game, level)
    with pytest.raises(UnknownBot):
        named(game, level)
    assert not is_known(game, level)


@pytest.mark.parametrize("game", games.GAMES)
def test_stronger_bots_have_higher_ratings(game: str) -> None:
    found = scale(game)
    assert len(found.ratings) == 11
    assert list(found.ratings) == sorted(set(found.ratings))
    assert found.ratings[4] == MEDIUM_RATING
    assert all(len(points) == 11 for points in found.points.values())
    assert rating_of(game, "random") is None
    for strength in range(0, 101, 5):
        rating = rating_of(game, f"strength={strength}")
        assert rating is not None
        assert abs(strength_for(game, rating.value) - strength) <= 1
    assert strength_for(game, -1000) == 0
    assert strength_for(game, 9000) == 100


def test_a_game_nobody_has_measured_has_equal_steps() -> None:
    assert len({after - before for before, after in pairwise(BotScale().ratings)}) == 1


@pytest.mark.parametrize("game", games.GAMES)
def test_points_are_told_only_where_every_level_makes_more_than_the_one_below(game: str) -> None:
    for key in scale(game).points:
        seats, _, variant = key.partition(" ")
        told = [usual_points(game, level, int(seats), variant) for level in STRENGTHS]
        known = [points for points in told if points is not None]
        assert len(known) in (0, len(STRENGTHS))
        assert all(one < more for one, more in pairwise(known))


def test_the_points_of_a_duel_that_fall_with_strength_are_not_told() -> None:
    variant = "components=standard side=A"
    assert scale("sintra").points[f"2 {variant}"]
    assert usual_points("sintra", "hard", 2, variant) is None


def test_a_level_wins_the_share_its_rating_says_against_the_level_below() -> None:
    shares = [share_against_weaker("sintra", level) for level in STRENGTHS]
    assert shares[0] is None
    assert all(share is not None and 0.7 < share < 0.97 for share in shares[1:])
    assert share_against_weaker("sintra", "strength-37") is None
