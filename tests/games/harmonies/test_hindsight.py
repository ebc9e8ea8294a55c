"""Hindsight of the solo game: an estimate that can be reached, and at least the played result."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop.bots.create import bot
from harmony_desktop.engine.insight import Insight
from harmony_desktop.games.harmonies.bots import hindsight
from harmony_desktop.games.harmonies.rules.game import GAME, HarmoniesState
from harmony_desktop.games.harmonies.rules.position import score


def played(level: str, seed: int, **options: object) -> tuple[HarmoniesState, HarmoniesState]:
    """The first and the last position of a solo game."""
    first = GAME.start(1, options, seed)
    state, dice, player = first, Random(seed), bot("harmonies", level)
    while state.to_move is not None:
        state = state.play(player.choose(state.view(0), dice))
    return first, state


@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, {"side": "A"}), (2, {"side": "B", "spirits": True})],
)
def test_the_estimate_is_reached_by_the_rules(seed: int, options: dict[str, object]) -> None:
    """N-21: never below what was played, and the board counts what is reported."""
    first, final = played("easy", seed, **options)
    *shares, insight = hindsight.insights(first, final, width=1)
    assert isinstance(insight, Insight)
    assert not insight.exact
    assert insight.played == final.score(0).total
    assert insight.possible > insight.played, "easy leaves much on the table"
    document = hindsight.document(insight)
    (sheet,) = score(document["position"])
    assert sheet.total == insight.possible == document["estimate"]
    assert shares == sorted(shares)
    assert 0 < shares[0] <= shares[-1] <= 1


def test_the_played_result_is_reported_where_nothing_better_is_found() -> None:
    first, final = played("hard", 3)
    *_, insight = hindsight.insights(first, final, width=0)
    assert isinstance(insight, Insight)
    assert insight.possible == insight.played == final.score(0).total


def test_hindsight_is_for_games_of_one_player() -> None:
    assert hindsight.has_insight(GAME.start(1, {}, 1))
    assert not hindsight.has_insight(GAME.start(2, {}, 1))
