"""The command line: exact formats, clear refusals, no Qt where none is needed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from harmony_desktop.__main__ import main
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.games.harmony.rules.components import TILES
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile, calling_order

ROOT = Path(__file__).resolve().parent.parent
EMPTY: list[object] = [None] * 19
SEAT = {"bot", "mean", "sd", "min", "max", "wins", "draws", "seconds_per_move"}


def run(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harmony_desktop", *words],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )


def refused(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    """The one line printed for a bad call."""
    try:
        got = main(list(words))
    except SystemExit as stop:
        got = int(stop.code or 0)
    captured = capsys.readouterr()
    assert got == code
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "Traceback" not in captured.err
    return captured.err


def test_simulate_prints_the_promised_document(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "harmony", "--seats", "easy,random", "--games", "3", "--seed", "40"]
    assert main([*words, "--each", "--option", "scoring=beams"]) == 0
    *games, summary = map(json.loads, capsys.readouterr().out.splitlines())
    assert [game["seed"] for game in games] == [40, 41, 42]
    assert all(set(game) == {"seed", "scores", "winners"} for game in games)
    assert set(summary) == {"game", "games", "seconds", "moves", "seats"}
    assert (summary["game"], summary["games"], summary["moves"]) == ("harmony", 3, 3 * 38)
    assert [seat["bot"] for seat in summary["seats"]] == ["easy", "random"]
    assert all(set(seat) == SEAT for seat in summary["seats"])
    scores = [game["scores"][0] for game in games]
    assert summary["seats"][0]["mean"] == pytest.approx(sum(scores) / 3, abs=1e-3)
    assert summary["seats"][0]["max"] == max(scores)
    won = sum(seat["wins"] for seat in summary["seats"])
    assert won + summary["seats"][0]["draws"] == 3


def test_simulate_takes_the_open_stack_of_terraces(capsys: pytest.CaptureFixture[str]) -> None:
    """T-16: a champion that sees the next tile of the other plays another game."""
    words = ["simulate", "terraces", "--seats", "medium,champion", "--games", "1", "--seed", "4"]
    scores = []
    for top in ("hidden", "open"):
        assert main([*words, "--each", "--option", f"top={top}"]) == 0
        game, _ = map(json.loads, capsys.readouterr().out.splitlines())
        scores.append(game["scores"])
    assert scores[0] != scores[1]
    assert main([*words, "--option", "top=ajar"]) == 2
    assert "top takes hidden|open" in capsys.readouterr().err


def test_simulate_takes_a_style_after_the_level(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "terraces", "--games", "1", "--seed", "4", "--each", "--seats"]
    scores = []
    for seats in ("medium,medium", "medium+builder,medium+spoiler"):
        assert main([*words, seats]) == 0
        game, summary = map(json.loads, capsys.readouterr().out.splitlines())
        assert [seat["bot"] for seat in summary["seats"]] == seats.split(",")
        assert all(set(seat) == SEAT for seat in summary["seats"])
        scores.append(game["scores"])
    assert scores[0] != scores[1]


def test_game_number_i_has_seed_s_plus_i(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "harmony", "--seats", "easy", "--each", "--games"]
    main([*words, "2", "--seed", "8"])
    first = capsys.readouterr().out.splitlines()[1]
    main([*words, "1", "--seed", "9"])
    assert capsys.readouterr().out.splitlines()[0] == first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("simulate", "chess", "--seats", "easy", "--games", "1", "--seed", "1"), "chess"),
        (("simulate", "harmony", "--seats", "genius", "--games", "1", "--seed", "1"), "genius"),
        (
            ("simulate", "sintra", "--seats", "hard+poet,easy", "--games", "1", "--seed", "1"),
            "'hard+poet'; bots: random, easy, medium, hard, expert, champion, strength=0 to"
            " strength=100; styles: builder, spoiler",
        ),
        (
            ("simulate", "harmony", "--seats", "easy+spoiler", "--games", "1", "--seed", "1"),
            "styles: none",
        ),
        (("simulate", "harmony", "--seats", "easy", "--games", "0", "--seed", "1"), "--games"),
        (("simulate", "harmony", "--seats", "easy", "--games", "x", "--seed", "1"), "x"),
        (("simulate", "harmony", "--seats", "easy", "--games", "1", "--seed", "-4"), "seed"),
        (("simulate", "harmony", "--seats", "easy"), "--games"),
        (("screenshots",), "DIR"),
        (("screenshots", "d", "--size", "big"), "big"),
        (("screenshots", "d", "--scale", "9"), "9"),
        (("check", "/nowhere/at/all"), "/nowhere/at/all"),
        (("score", "/nowhere/at/all"), "/nowhere/at/all"),
        (("--language", "tlh"), "tlh"),
        (("--game", "chess"), "chess"),
    ],
)
def test_a_bad_call_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert said in refused(capsys, *words)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["scoring=best-beam"], "at least two"),
        (["rounds=99"], "rounds"),
        (["placement=x"], "placement"),
        (["colour=red"], "colour"),
        (["rounds"], "key=value"),
    ],
)
def test_options_a_game_does_not_have_are_refused(
    capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    words = ["simulate", "harmony", "--seats", "easy", "--games", "1", "--seed", "1"]
    for option in options:
        words += ["--option", option]
    assert said in refused(capsys, *words)


def test_score_reads_one_position_or_a_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [[9, 2, 3], [9, 6, 4], [9, 7, 8], *EMPTY[3:]]
    position = {"game": "harmony", "scoring": "standard", "boards": [line]}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position))
    assert main(["score", str(file)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["sheets"][0]["total"] == 27
    assert result["sheets"][0]["lines"][0]["key"] == "line"
    file.write_text(json.dumps([position, position]))
    assert main(["score", str(file)]) == 0
    assert json.loads(capsys.readouterr().out) == [result, result]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("7", "game"),
        ('{"game": "chess"}', "chess"),
        ('{"game": ["harmony"]}', "game"),
        ('{"game": "harmony", "boards": []}', "boards"),
        ('[{"game": "harmony", "boards": [[]]}]', "position 1: boards[0]"),
    ],
)
def test_score_says_which_part_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "position.json"
    file.write_text(text)
    assert said in refused(capsys, "score", str(file))


def test_score_reads_standard_input() -> None:
    done = run("score", "-", stdin=json.dumps({"game": "harmony", "boards": [EMPTY]}))
    assert done.returncode == 0
    assert json.loads(done.stdout) == {"sheets": [{"total": 0, "lines": []}]}


def _record(moves: list[PlaceTile], revision: int = GAME.revision) -> str:
    seats = (Seat(kind="person", name="Ana"),)
    record = Record(game="harmony", revision=revision, seats=seats, seed=3)
    return record.with_moves(moves).to_json()


def test_check_accepts_a_record_that_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.harmony"
    file.write_text(_record([PlaceTile(cell) for cell in range(19)]))
    assert main(["check", str(file)]) == 0
    assert "19 moves" in capsys.readouterr().out


def test_check_names_the_first_wrong_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.harmony"
    file.write_text(_record([PlaceTile(1), PlaceTile(2), PlaceTile(1), PlaceTile(1)]))
    assert "move 3" in refused(capsys, "check", str(file), code=1)


@pytest.mark.parametrize("revision", [GAME.revision - 1, GAME.revision + 1])
def test_a_record_of_other_rules_says_so_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], revision: int
) -> None:
    file = tmp_path / "game.harmony"
    file.write_text(_record([PlaceTile(1)], revision))
    said = refused(capsys, "check", str(file))
    assert f"played under revision {revision} of the rules of harmony" in said


def test_perfect_prints_the_sixteen_boards(capsys: pytest.CaptureFixture[str]) -> None:
    """H-12"""
    assert main(["perfect"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["best"] == 307
    assert len(found["boards"]) == 16
    assert all(len(board) == 19 for board in found["boards"])
    assert all(len({tuple(tile) for tile in board}) == 19 for board in found["boards"])


def _match(**changes: object) -> str:
    """Two seats, two rounds, every tile on the first free cell."""
    facts: dict[str, object] = {
        "game": "harmony",
        "revision": GAME.revision,
        "seats": (Seat(kind="person", name="Ana"), Seat(kind="bot", name="Bot", level="easy")),
        "options": {"rounds": 2},
        "seed": 3,
    }
    record = Record(**{**facts, **changes})  # type: ignore[arg-type]
    return record.with_moves([PlaceTile(turn // 2 % 19) for turn in range(76)]).to_json()


@pytest.mark.parametrize("scoring", ["standard", "beams", "best-beam"])
def test_hindsight_prints_the_best_board_for_each_seat_and_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], scoring: str
) -> None:
    """H-10, H-17, H-18"""
    file = tmp_path / "game.harmony"
    file.write_text(_match(options={"rounds": 2, "scoring": scoring}))
    assert main(["hindsight", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["round"], one["seat"]) for one in found] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    kind = "beams" if scoring == "beams" else "standard"
    for one in found:
        assert set(one) == {"round", "seat", "played", "best", "board"}
        called = [list(TILES[tile]) for tile in calling_order(3, one["round"] - 1)[:19]]
        assert sorted(one["board"]) == sorted(called)
        positions = [
            {"game": "harmony", "scoring": kind, "boards": [b]} for b in (called, one["board"])
        ]
        file.write_text(json.dumps(positions))
        assert main(["score", str(file)]) == 0
        played, best = json.loads(capsys.readouterr().out)
        assert played["sheets"][0]["total"] == one["played"]
        assert best["sheets"][0]["total"] == one["best"] > one["played"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (_record([PlaceTile(cell) for cell in range(18)]), "the game is not over"),
        (_record([]), "the game is not over"),
        (_record([PlaceTile(0), PlaceTile(0)]), "move 2"),
        (_record([PlaceTile(0)], GAME.revision - 1), "played under revision"),
        (_match(game="terraces", revision=1), "hindsight is for games of harmony and harmonies"),
        (_match(game="chess"), "chess"),
        ("{}", "game"),
    ],
)
def test_hindsight_is_for_finished_games_of_harmony(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "game.harmony"
    file.write_text(text)
    assert said in refused(capsys, "hindsight", str(file))


NO_QT = """
import sys
from harmony_desktop.__main__ import main
main(["score", "-"])
main(["check", "/nowhere"])
main(["hindsight", "/nowhere"])
for game, seats in (("harmony", "random"), ("sintra", "easy,medium"), ("terraces", "easy,medium")):
    main(["simulate", game, "--seats", seats, "--games", "1", "--seed", "1"])
main(["simulate", "harmonies", "--seats", "easy,medium", "--games", "1", "--seed", "1"])
assert "numpy" not in sys.modules, "only networks and playing out whole games need numpy"
main(["simulate", "harmony", "--seats", "easy,medium", "--games", "1", "--seed", "1"])
loaded = [name for name in sys.modules if name.split(".")[0] == "PySide6"]
assert not loaded, loaded
"""


def test_commands_do_not_import_qt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_QT],
        input=json.dumps({"game": "harmony", "boards": [EMPTY]}),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_without_a_screen_it_says_so_and_what_to_do() -> None:
    bare = {
        key: value
        for key, value in os.environ.items()
        if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(
        [sys.executable, "-m", "harmony_desktop"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=bare,
        check=False,
    )
    assert done.returncode == 2
    assert "screenshots" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_version_is_printed() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("harmony-desktop ")


def test_a_number_is_read_to_its_last_digit(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "harmony", "--seats", "easy", "--games", "1", "--seed", "1", "--option"]
    assert "19999" in refused(capsys, *words, "rounds=0000000019999")
    assert main([*words, "rounds=0000000001"]) == 0
    capsys.readouterr()
    long = "0" * 18 + "9" * 30
    assert "seed" in refused(capsys, *words[:-2], long)


def test_refusals_stay_short_and_on_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "two\nlines.json"
    document = {
        "game": "harmony",
        "revision": GAME.revision,
        "seats": [{"kind": "person"}],
        "seed": 1,
        "moves": [["x" * 50_000 + "\n\x1b[2J"]],
    }
    file.write_text(json.dumps(document))
    assert len(refused(capsys, "check", str(file), code=1)) < 2_000
    file.write_text(json.dumps({"game": "x" * 50_000 + "\n"}))
    said = refused(capsys, "score", str(file))
    assert len(said) < 2_000
    assert "\x1b" not in said


def test_a_pipe_is_refused_and_not_waited_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for command in ("check", "score"):
        assert "regular file" in refused(capsys, command, str(pipe))


def test_a_file_name_that_is_no_text_can_be_printed(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.harmony"
    record = Record(
        game="harmony", revision=GAME.revision, seats=(Seat(kind="person"),), seed=1
    ).with_moves([PlaceTile(3)])
    with open(name, "wb") as file:
        file.write(record.to_json().encode())
    done = subprocess.run(
        [sys.executable, "-m", "harmony_desktop", "check", name],
        capture_output=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0
    assert "\ufffd.harmony: harmony, 1 moves".encode() in done.stdout


def test_a_name_that_stands_twice_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "twice.json"
    file.write_text('{"game": "harmony", "game": "sintra"}')
    assert "twice" in refused(capsys, "score", str(file))
    assert "twice" in refused(capsys, "check", str(file))


def test_want_of_memory_is_reported_in_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_memory(*_: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("harmony_desktop.command_line.read_bytes", no_memory)
    assert "not enough memory" in refused(capsys, "check", "some.harmony")


def test_a_number_without_end_in_a_set_is_refused(tmp_path: Path) -> None:
    from harmony_desktop.games.sintra.rules.component_set import BadComponentSet, read_set_file

    file = tmp_path / "set.json"
    for text in ('{"name": ' + "1" * 4_301 + "}", '{"name": "a", "name": "b"}'):
        file.write_text(text)
        with pytest.raises(BadComponentSet) as problem:
            read_set_file(file)
        assert problem.value.reason == "not-json"
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    with pytest.raises(BadComponentSet) as problem:
        read_set_file(pipe)
    assert problem.value.reason == "unreadable"
