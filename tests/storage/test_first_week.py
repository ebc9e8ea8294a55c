"""A new profile's first days: something is reached at once, and more comes day by day."""

from __future__ import annotations

from pathlib import Path

from harmony_desktop.storage.files import Places
from tests.tools.first_week import WEEK, live


def test_the_first_days_show_more_day_by_day(tmp_path: Path) -> None:
    days = list(live(Places.below(tmp_path), WEEK[:5]))
    assert [one.overview.total for one in days] == [1, 3, 5, 6, 8]
    assert [one.streak for one in days] == [1, 2, 3, 3, 1], "the fourth day was missed"
    earned = [len(one.achievements) for one in days]
    assert earned[0] >= 1, "a first game leaves something"
    assert earned == sorted(earned)
    assert earned[-1] >= 4
    assert days[-1].nearest["harmony", "ten-games"] == 5
    harmony = days[-1].overview.games["harmony"]
    alone = next(kind for kind in harmony.kinds if kind.seats == 1)
    assert alone.games == 4
    assert alone.best is not None
    assert days[1].overview.last is not None
    assert days[1].overview.last.game == "terraces"
    solved = [one.puzzles.done for one in days]
    assert solved == [2, 2, 2, 0, 2], "of the five only those that were found"
    assert days[2].puzzles.streak == 3, "a day in a row had a puzzle that was found"
    sure = [one.puzzle_rating.deviation for one in days]
    assert sure == sorted(sure, reverse=True), "every first try tells more"
    assert days[0].puzzle_rating.deviation < 350
    assert "terraces" in days[1].ratings
    assert days[2].ratings["terraces"].deviation < days[1].ratings["terraces"].deviation
    (yuki,) = days[2].overview.games["terraces"].opponents
    assert yuki.played == 2
