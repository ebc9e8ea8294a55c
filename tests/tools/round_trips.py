"""Send random games through history, backup and import, and compare the results.

    python tests/tools/round_trips.py 200

Every game is kept as the end of a game keeps it, and some are renamed, starred or put into the bin.
Everything is backed up, the backup is taken in at another place, and twice more into the same: each
result must be there with the same record, replay to the same scores, and be there once.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import perf_counter

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.engine.game import BadSetup, State  # noqa: E402
from harmony_desktop.engine.options import Choice, Flag, read_options  # noqa: E402
from harmony_desktop.engine.record import Record, Seat, read_record, replay  # noqa: E402
from harmony_desktop.storage import backup, saves  # noqa: E402
from harmony_desktop.storage.achievements import earned  # noqa: E402
from harmony_desktop.storage.files import Places  # noqa: E402
from harmony_desktop.storage.results import Query, Result, Results  # noqa: E402
from harmony_desktop.storage.settings import Settings  # noqa: E402

NAMES = ("Ana", "نرگس", "Оля", "=1+1", "<b>", "", "O'Brien", "a\u202eb")


def random_game(game: str, seed: int) -> tuple[Record, list[State]]:
    """A random game with random options and seats, and all its positions."""
    dice, rules = Random(f"{game} {seed}"), games.load(game)
    while True:
        options: dict[str, object] = {}
        for option in rules.options:
            if isinstance(option, Choice):
                options[option.key] = dice.choice(option.values)
            elif isinstance(option, Flag):
                options[option.key] = dice.random() < 0.5
        count = dice.randint(rules.min_seats, min(3, rules.max_seats))
        try:
            history = [rules.start(count, options, seed)]
            break
        except BadSetup:  # options that do not go together
            continue
    moves = []
    while history[-1].to_move is not None:
        moves.append(dice.choice(history[-1].legal_moves()))
        history.append(history[-1].play(moves[-1]))
    seats = tuple(
        Seat(kind="person", name=dice.choice(NAMES))
        if place == 0 or dice.random() < 0.3
        else Seat(kind="bot", level=dice.choice(("easy", "hard")))
        for place in range(count)
    )
    record = Record(
        game=game,
        revision=rules.revision,
        seats=seats,
        options={key: value for key, value in options.items() if isinstance(value, str | bool)},
        seed=seed,
        started=f"2026-01-01T00:00:{seed % 60:02}Z",
    )
    return record.with_moves(moves), history


def keep(results: Results, record: Record, history: list[State]) -> None:
    """Store a game as its end does."""
    rules, final = games.load(record.game), history[-1]
    options = read_options(rules.options, record.options)
    problem = results.add(
        record,
        {**options, **final.result_key()},
        final.result(len(record.seats)),
        final.winners(),
        rules.ranked(options),
        sheets=[final.score(seat) for seat in range(len(record.seats))],
        feats=earned(record, history, results),
    )
    assert problem is None, problem


def everything(places: Places) -> dict[str, Result]:
    """All results by identity, without their row numbers."""
    results, found = Results(places), {}
    for binned in (False, True):
        more = None
        while True:
            page = results.search(Query(binned=binned), 100, more)
            assert not page.skipped
            found.update({one.identity: replace(one, number=0) for one in page.results})
            more = page.more
            if more is None:
                break
    return found


def round_trips(folder: Path, count: int, seed: int = 1) -> Iterator[str]:
    """Make the trips and yield their steps; AssertionError if anything is lost or changed."""
    dice = Random(seed)
    here, there = Places.below(folder / "here"), Places.below(folder / "there")
    results = Results(here)
    for game in games.GAMES:
        for number in range(count):
            record, history = random_game(game, seed * 100_000 + number)
            keep(results, record, history)
            if number == 0:
                running = record.model_copy(update={"moves": record.moves[:-1], "started": "now"})
                assert saves.store(saves.new_path(here, game), running) is None
        yield f"{game}: {count} games kept"
    for one in list(everything(here).values()):
        act = dice.randrange(10)
        if act == 0:
            results.rename(one.identity, dice.choice(NAMES) or "a title")
        elif act == 1:
            results.star(one.identity)
        elif act == 2:
            results.bin(one.identity)
    before = everything(here)
    assert len(before) == count * len(games.GAMES)
    file = folder / f"all{backup.ENDING}"
    assert backup.write(here, file) is None
    yield f"backed up: {file.stat().st_size} bytes"
    read = backup.read(file)
    report, _ = backup.take_in(there, read, Settings())
    assert (report.results, report.results_known, report.results_bad) == (len(before), 0, 0)
    assert report.problem is None
    assert report.games == len(games.GAMES)
    after = everything(there)
    for identity, one in before.items():
        assert after[identity] == one, identity
    yield f"taken in: {report.results} results, {report.games} running games, all the same"
    for _ in range(2):
        report, _ = backup.take_in(there, backup.read(file), Settings())
        assert (report.results, report.results_known) == (0, len(before))
        assert report.games == 0
    assert everything(there) == after
    yield "taken in twice more: nothing twice"
    for identity, one in after.items():
        record = read_record(one.record)
        rules = games.load(record.game)
        *_, (_, final) = replay(rules, record)
        assert final.result(len(record.seats)) == one.scores, identity
        sheets = [[line.points for line in final.score(seat).lines] for seat in range(one.seats)]
        assert one.sheets is not None
        kept = [[line["points"] for line in sheet] for sheet in one.sheets]
        assert kept == json.loads(json.dumps(sheets)), identity
    yield f"replayed: {len(after)} games to the points they were kept with"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for line in round_trips(Path(folder), count):
            print(f"{perf_counter() - began:7.1f} s  {line}", flush=True)


if __name__ == "__main__":
    main()
