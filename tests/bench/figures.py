"""Figures with what is wanted of them, and the table a person reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured value; with several runs, the median and the range."""

    part: str
    name: str
    value: float
    unit: str = ""
    wanted: float | None = None
    at_least: bool = False
    """Whether more is better; else less is."""
    low: float | None = None
    high: float | None = None

    @property
    def reached(self) -> bool | None:
        """Whether the target is met; None without a target."""
        if self.wanted is None:
            return None
        return self.value >= self.wanted if self.at_least else self.value <= self.wanted

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "reached": self.reached}


def merged(runs: Sequence[Sequence[Figure]]) -> list[Figure]:
    """The figures of several runs as one list: medians, with the lowest and the highest."""
    found: list[Figure] = []
    for one in runs[0]:
        values = [other.value for run in runs for other in run if _same(one, other)]
        spread = (min(values), max(values)) if len(values) > 1 else (None, None)
        found.append(
            Figure(one.part, one.name, median(values), one.unit, one.wanted, one.at_least, *spread)
        )
    return found


def _same(one: Figure, other: Figure) -> bool:
    return (one.part, one.name) == (other.part, other.name)


def read(document: Mapping[str, object]) -> dict[tuple[str, str], float]:
    """The values of figures written as JSON, by part and name."""
    listed = document.get("figures")
    if not isinstance(listed, list):
        raise ValueError("no figures of bench")
    return {(one["part"], one["name"]): float(one["value"]) for one in listed}


def table(
    figures: Iterable[Figure], before: Mapping[tuple[str, str], float] | None = None
) -> Iterator[str]:
    """Lines of a table; with earlier values, also the changes."""
    listed = list(figures)
    wide = max((len(one.name) for one in listed), default=0)
    part = None
    for one in listed:
        if one.part != part:
            part = one.part
            heads = ["", "value", "runs", "wanted", ""]
            if before is not None:
                heads += ["before", "change"]
            yield ""
            yield _line(part, heads, wide)
        cells = [
            one.unit,
            _number(one.value),
            "" if one.low is None else f"{_number(one.low)}–{_number(one.high)}",
            _wish(one),
            {True: "yes", False: "NO", None: ""}[one.reached],
        ]
        if before is not None:
            cells += _change(before.get((one.part, one.name)), one.value)
        yield _line(f"  {one.name}", cells, wide)


def _line(name: str, cells: Sequence[str], wide: int) -> str:
    unit, value, runs, wish, reached, *rest = cells
    shown = f"{name:<{wide + 4}}{value:>9} {unit:<7}{runs:>19}  {wish:<9}{reached:<4}"
    return (shown + "".join(f"{cell:>10}" for cell in rest)).rstrip()


def _wish(one: Figure) -> str:
    if one.wanted is None:
        return ""
    return f"{'≥' if one.at_least else '≤'} {_number(one.wanted)}"


def _change(before: float | None, now: float) -> list[str]:
    if before is None:
        return ["", ""]
    if not before:
        return [_number(before), ""]
    return [_number(before), f"{(now / before - 1) * 100:+.0f} %"]


def _number(value: float | None) -> str:
    """A number with its significant digits."""
    if value is None:
        return ""
    size = abs(value)
    if size >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if size >= 10 else f"{value:.2f}"
