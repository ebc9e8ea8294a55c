"""The table of bench: medians, what is wanted, and what changed."""

from __future__ import annotations

from tests.bench.figures import Figure, merged, read, table


def test_several_runs_are_one_figure_with_its_spread() -> None:
    runs = [
        [Figure("engines", "chess", value), Figure("engines", "terraces", value / 2, "×", 1.0)]
        for value in (3.0, 1.0, 2.0)
    ]
    chess, terraces = merged(runs)
    assert (chess.value, chess.low, chess.high) == (2.0, 1.0, 3.0)
    assert (terraces.value, terraces.low, terraces.high) == (1.0, 0.5, 1.5)
    assert (terraces.unit, terraces.wanted) == ("×", 1.0)


def test_one_run_has_no_spread() -> None:
    (figure,) = merged([[Figure("engines", "chess", 3.0)]])
    assert (figure.value, figure.low, figure.high) == (3.0, None, None)


def test_a_wanted_value_is_a_ceiling_unless_more_is_better() -> None:
    assert Figure("repaint", "p95", 4.0, "ms", 4.0).reached is True
    assert Figure("repaint", "p95", 4.1, "ms", 4.0).reached is False
    assert Figure("engines", "over chess", 1.0, "×", 1.0, at_least=True).reached is True
    assert Figure("engines", "over chess", 0.9, "×", 1.0, at_least=True).reached is False
    assert Figure("engines", "chess", 0.9).reached is None


def test_the_table_shows_targets_and_changes() -> None:
    before = [Figure("engines", "over chess", 0.5, "×", 1.0, at_least=True)]
    now = [
        Figure("engines", "over chess", 1.25, "×", 1.0, at_least=True, low=1.2, high=1.3),
        Figure("engines", "slowest", 1234.0, "µs", 100.0),
    ]
    earlier = read({"figures": [one.as_json() for one in before]})
    lines = [line.split() for line in table(now, earlier)]
    assert lines == [
        [],
        ["engines", "value", "runs", "wanted", "before", "change"],
        ["over", "chess", "1.25", "×", "1.20–1.30", "≥", "1", "yes", "0.50", "+150", "%"],
        ["slowest", "1,234", "µs", "≤", "100", "NO"],
    ]
    assert all("before" not in line for line in table(now))
