"""Results as a table for spreadsheets: CSV, a row for every seat of every game."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path

from harmony_desktop.engine.documents import read_json
from harmony_desktop.storage.files import Problem, refused, write_atomically
from harmony_desktop.storage.results import Query, Result, Results, Unreadable
from harmony_desktop.storage.steps import Steps, finish

HEADS = (
    *("game", "variant", "finished", "day", "source", "title", "starred", "identity"),
    *("seats", "seat", "name", "kind", "level", "points", "won", "accuracy", "style", "hints"),
)
_AT_A_TIME = 500
_FORMULA = "=+-@\t\r\n"
"""Characters that start a formula in a spreadsheet."""


def harmless(text: str) -> str:
    """Escape external text so that no spreadsheet takes it for a formula.

    >>> harmless('=HYPERLINK("…")'), harmless("Ana")
    ('\\'=HYPERLINK("…")', 'Ana')
    """
    return f"'{text}" if text[:1] and text.lstrip(" ")[:1] in _FORMULA else text


NamesOf = Callable[[Result], Sequence[str]]
"""The names of all players of a result; a bot is called as its character is."""


def write(
    results: Results, query: Query, path: Path, names_of: NamesOf = lambda one: one.names
) -> Problem | None:
    """Write the matching results, newest first; if the disk refuses, return the problem."""
    return finish(writing(results, query, path, names_of))


def writing(
    results: Results, query: Query, path: Path, names_of: NamesOf = lambda one: one.names
) -> Steps[Problem | None]:
    """Write the matching results in steps, yielding the progress."""
    made = io.StringIO()
    # With this mark at the start, spreadsheets read the text as UTF-8.
    made.write("\ufeff")
    table = csv.writer(made)
    table.writerow(HEADS)
    more, done = None, 0
    try:
        total = results.count(query)
        while True:
            found = results.search(query, _AT_A_TIME, more)
            for one in found.results:
                table.writerows(_rows(one, names_of(one)))
            more = found.more
            done += _AT_A_TIME
            yield min(1.0, done / max(1, total))
            if more is None:
                break
        write_atomically(path, made.getvalue())
    except Unreadable as trouble:
        return trouble.problem
    except OSError as problem:
        return refused("cannot-write", path, problem)
    return None


def _rows(one: Result, names: Sequence[str]) -> list[list[object]]:
    game = [
        one.game,
        harmless(one.variant),
        one.finished.isoformat(),
        one.day or "",
        one.source,
        harmless(one.title),
        int(one.starred),
        one.identity,
        one.seats,
    ]
    try:
        record = read_json(one.record)
        sitting = record["seats"]
        hints = (record.get("hints") or 0) + (record.get("free_hints") or 0)
    except (ValueError, KeyError, TypeError, AttributeError):
        sitting, hints = [], 0
    rows = []
    for seat, name in enumerate(names):
        who = sitting[seat] if seat < len(sitting) and isinstance(sitting[seat], dict) else {}
        share = one.accuracy[seat] if one.accuracy else None
        rows.append(
            [
                *game,
                seat + 1,
                harmless(name),
                harmless(str(who.get("kind", ""))),
                harmless(str(who.get("level") or "")),
                one.scores[seat % len(one.scores)],
                int(seat in one.winners),
                "" if share is None else round(share, 2),
                harmless(str(who.get("style") or "")),
                hints if isinstance(hints, int) else "",
            ]
        )
    return rows
