"""What was reached in puzzles and on the ladder, and pads that were left, on disk."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.pads import PadEntry, usual
from harmony_desktop.engine.record import replay
from harmony_desktop.storage import backup, pad_drafts, progress
from harmony_desktop.storage.files import Places
from harmony_desktop.storage.progress import (
    GamePuzzles,
    PlayerProgress,
    PuzzleTry,
    RatedLevel,
    Repetition,
    RungResult,
)
from harmony_desktop.storage.settings import Settings
from tests.games.test_pads import played
from tests.soak.mutants import sound_record

DAY = "2026-11-17"
REACHED = PlayerProgress(
    puzzles={
        "harmony": GamePuzzles(
            rating=RatedLevel(value=1400.0, deviation=80.0),
            tried={"a1": PuzzleTry(day=DAY, at_once=True, solved=True)},
            days=(DAY,),
        )
    },
    moments={"abc:3": Repetition(step=1, due="2026-11-20")},
    ladder={"harmony-1": RungResult(stars=2, best=120)},
)


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "here")


@pytest.fixture
def there(tmp_path: Path) -> Places:
    return Places.below(tmp_path / "there")


def some_pad(game: str) -> object:
    """The position of a pad on which a few pieces lie."""
    rules, pad = games.load(game), games.pad(game)
    record = sound_record(game, 3, 8)
    *_, (_, state) = replay(rules, record)
    return pad.write(pad.seen(state.view(0)))


def test_entries_that_are_whole_outlive_a_damaged_one(places: Places) -> None:
    assert progress.save(places, REACHED) is None
    path = progress.path_of(places)
    document = json.loads(path.read_text())
    document["ladder"]["harmony-2"] = {"stars": 17}
    document["moments"]["abc:3"]["due"] = "soon"
    document["puzzles"]["harmony"]["tried"]["\n"] = {"day": DAY}
    document["puzzles"]["harmony"]["days"].append("never")
    path.write_text(json.dumps(document))
    found, problem = progress.load(places)
    assert problem is not None
    assert problem.key == "progress-salvaged"
    assert problem.path.exists()
    assert found == REACHED.model_copy(update={"moments": {}})
    assert progress.load(places) == (found, None)


def test_the_volatility_of_ratings_in_earlier_files_is_left_out(places: Places) -> None:
    assert progress.save(places, REACHED) is None
    path = progress.path_of(places)
    document = json.loads(path.read_text())
    document["puzzles"]["harmony"]["rating"]["volatility"] = 0.06
    path.write_text(json.dumps(document))
    assert progress.load(places) == (REACHED, None)


def test_the_last_day_before_comes_back_if_nothing_can_be_read(places: Places) -> None:
    assert progress.save(places, REACHED) is None
    path = progress.path_of(places)
    yesterday = (datetime.now() - timedelta(days=1)).timestamp()
    os.utime(path, (yesterday, yesterday))
    assert progress.save(places, REACHED.model_copy(update={"ladder": {}})) is None
    path.write_bytes(b"\x00" * 500)
    found, problem = progress.load(places)
    assert problem is not None
    assert problem.key == "progress-salvaged"
    assert found == REACHED


def test_a_file_without_anything_to_rescue_is_set_aside(places: Places) -> None:
    path = progress.path_of(places)
    path.parent.mkdir(parents=True)
    for text in ("[" * 100_000, "{}{}", '{"schema": 1, "ladder": 4}', " " * 3_000_000):
        path.write_text(text)
        found, problem = progress.load(places)
        assert found == PlayerProgress()
        assert problem is not None
        assert problem.key == "progress-damaged"


def test_progress_never_grows_beyond_what_can_be_read(places: Places) -> None:
    many = {
        f"{number:040}:{number}": Repetition(due=f"20{number % 90 + 10}-01-01")
        for number in range(12_000)
    }
    one, other = (
        PlayerProgress(moments=dict(part))
        for part in (list(many.items())[:8_000], list(many.items())[4_000:])
    )
    both = progress.merged(one, other)
    assert progress.save(places, both) is None
    found, problem = progress.load(places)
    assert problem is None
    assert len(found.moments) == 4_000
    oldest = min(entry.due for entry in found.moments.values())
    left_out = many.keys() - found.moments.keys()
    assert all(many[key].due <= oldest for key in left_out), "the newest are kept"


def test_progress_and_pads_are_in_the_backup_and_joined(
    places: Places, there: Places, tmp_path: Path
) -> None:
    file = tmp_path / f"all{backup.ENDING}"
    assert progress.save(places, REACHED) is None
    for game in games.GAMES:
        assert pad_drafts.keep(places, game, some_pad(game), ["Ana"]) is None
    assert backup.write(places, file) is None
    mine = PlayerProgress(ladder={"harmony-1": RungResult(stars=3, best=99)})
    assert progress.save(there, mine) is None
    assert pad_drafts.keep(there, "harmony", some_pad("harmony"), ["Bo"]) is None
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert (report.pads, report.progress) == (len(games.GAMES) - 1, True)
    assert report.things == 0, "neither sets nor orders"
    found, _ = progress.load(there)
    best = {"harmony-1": RungResult(stars=3, best=120)}
    assert found == REACHED.model_copy(update={"ladder": best}), "the better of each"
    for game in games.GAMES:
        draft, problem = pad_drafts.load(there, game)
        assert problem is None
        assert draft is not None
        assert draft.names == (("Bo",) if game == "harmony" else ("Ana",))
    again, _ = backup.take_in(there, backup.read(file), Settings())
    assert again.things == 0


def test_a_disk_that_refuses_a_pad_takes_in_nothing(
    places: Places, there: Places, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / f"all{backup.ENDING}"
    assert progress.save(places, REACHED) is None
    assert pad_drafts.keep(places, "sintra", some_pad("sintra"), ["Ana"]) is None
    assert backup.write(places, file) is None
    whole = backup.write_atomically

    def write(path: Path, text: str) -> None:
        if path.parent.name == "pads":
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        whole(path, text)

    monkeypatch.setattr(backup, "write_atomically", write)
    report, _ = backup.take_in(there, backup.read(file), Settings())
    assert report.problem is not None
    assert report.problem.reason == "full"
    assert progress.load(there) == (PlayerProgress(), None)
    assert not pad_drafts.exists(there, "sintra")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"schema": 1}',
        '{"schema": 1, "names": "Ana", "position": null}',
        '{"schema": 1, "names": [4], "position": {"game": "harmony"}}',
        '{"schema": 1, "names": [], "position": {"game": "sintra"}}',
        " " * 300_000,
    ],
)
def test_a_damaged_pad_is_set_aside_and_reported(places: Places, text: str) -> None:
    path = pad_drafts.path_of(places, "harmony")
    path.parent.mkdir(parents=True)
    path.write_text(text)
    draft, problem = pad_drafts.load(places, "harmony")
    assert draft is None
    assert problem is not None
    assert problem.key == "pad-damaged"
    assert problem.path.read_text() == text
    assert not path.exists()


def test_a_pad_of_a_newer_version_is_left_alone(places: Places) -> None:
    path = pad_drafts.path_of(places, "harmony")
    path.parent.mkdir(parents=True)
    path.write_text('{"schema": 9, "planets": 4}')
    draft, problem = pad_drafts.load(places, "harmony")
    assert draft is None
    assert problem is not None
    assert problem.key == "pad-newer"
    refused = pad_drafts.keep(places, "harmony", some_pad("harmony"), [])
    assert refused == problem
    pad_drafts.forget(places, "harmony")
    assert path.read_text() == '{"schema": 9, "planets": 4}'


def test_names_on_a_pad_are_cleaned(places: Places) -> None:
    names = ["Ana\n\u202eLopez", "x" * 10_000, *"abcdefgh"]
    assert pad_drafts.keep(places, "harmony", some_pad("harmony"), names) is None
    draft, _ = pad_drafts.load(places, "harmony")
    assert draft is not None
    assert draft.names == ("Ana Lopez", "x" * 40, *"abcd")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_pad_that_cannot_be_scored_yet_is_kept(places: Places, game: str) -> None:
    """Whatever stands on a pad when it is left is there again, piece by piece."""
    pad = games.pad(game)
    dice = Random(7)
    values = {**usual(pad.FIELDS), "strip_panes": 30, "misfits": 50, "scoring": "best-beam"}
    known = {key: value for key, value in values.items() if key in usual(pad.FIELDS)}
    board = pad.empty(known)
    (filled, _), *_ = pad.seen(played(game, 4).view(0))
    cells = getattr(filled, "stacks", filled)
    places_there = list(filled) if isinstance(filled, dict) else list(range(len(cells)))
    for _ in range(12):
        place = dice.choice(places_there)
        with suppress(IllegalMove):
            piece = dice.choice(list(pad.palette(board)))
            board = pad.put(board, piece, place, dice.randrange(pad.TURNS))
        position = pad.write([PadEntry(board, known)])
        assert pad_drafts.keep(places, game, position, []) is None
        draft, problem = pad_drafts.load(places, game)
        assert problem is None
        assert draft is not None
        again = pad_drafts.entries_of(game, draft.position)
        assert pad.write(again) == position
