"""The commands that work without a window: those of all games, and those of one game."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from harmony_desktop import games
from harmony_desktop.arguments import own_commands
from harmony_desktop.engine.documents import read_bytes, read_json
from harmony_desktop.engine.game import BadSetup
from harmony_desktop.engine.words import LANGUAGES

if TYPE_CHECKING:
    from harmony_desktop.engine.record import Record

MAX_DOCUMENT_BYTES = 20_000_000
_LONGEST_MESSAGE = 500


class BadInput(Exception):
    """Bad input that the user can correct; the message is one clear line."""


def run(chosen: Namespace) -> int:
    """Run a parsed command: 0 for success, 1 if a record is invalid, 2 for bad input."""
    actions: dict[str, Callable[[Namespace], int]] = {
        "simulate": _simulate,
        "score": _score,
        "check": _check,
        "hindsight": _hindsight,
        "puzzles": _puzzles,
        "screenshots": _screenshots,
        "handbook": _handbook,
    }
    try:
        return actions.get(chosen.command, _own)(chosen)
    except BadInput as problem:
        print(f"harmony-desktop: {_one_line(str(problem))}", file=sys.stderr)
        return 2
    except MemoryError:
        print("harmony-desktop: there is not enough memory for this", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`): print nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _one_line(text: str) -> str:
    """Format a message as one line of limited length.

    >>> _one_line("two" + chr(10) + "lines")
    'two lines'
    """
    line = "".join(one if one.isprintable() else " " for one in text)
    return line if len(line) <= _LONGEST_MESSAGE else f"{line[:_LONGEST_MESSAGE]}…"


def _name(file: str) -> str:
    """A file's name in printable form, even if it is not valid text."""
    return _one_line(os.fsencode(file).decode("utf-8", "replace"))


def _print(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False), flush=True)


def _require_game(game: str) -> None:
    if game not in games.GAMES:
        raise BadInput(f"there is no game {game!r}; games: {', '.join(games.GAMES)}")


def _simulate(chosen: Namespace) -> int:
    from harmony_desktop.bots.create import named
    from harmony_desktop.bots.match import BotTally, simulate
    from harmony_desktop.engine.options import BadOption
    from harmony_desktop.engine.strength import LEVELS, UnknownBot

    _require_game(chosen.game)
    if chosen.games < 1:
        raise BadInput("--games takes a number from 1")
    game = games.load(chosen.game)
    names = chosen.seats.split(",")
    try:
        bots = [named(game.id, name) for name in names]
    except UnknownBot as problem:
        name = str(problem.args[0])
        known = f"bots: {', '.join(LEVELS)}, strength=0 to strength=100"
        if "+" in name:
            known += f"; styles: {', '.join(games.bots(game.id).STYLES) or 'none'}"
        raise BadInput(f"{game.id} has no bot {name!r}; {known}") from None
    options = _options(chosen.option)
    tallies = [BotTally(name) for name in names]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    began = perf_counter()
    try:
        for seed, final in simulate(game, bots, tallies, options, seeds):
            if chosen.each:
                scores = [tally.scores[-1] for tally in tallies]
                _print({"seed": seed, "scores": scores, "winners": list(final.winners())})
    except BadSetup as problem:
        raise BadInput(_setup_problem(game.id, problem)) from None
    except BadOption as problem:
        raise BadInput(str(problem)) from None
    _print(
        {
            "game": game.id,
            "games": chosen.games,
            "seconds": round(perf_counter() - began, 3),
            "moves": sum(tally.moves for tally in tallies),
            "seats": [tally.to_json() for tally in tallies],
        }
    )
    return 0


def _puzzles(chosen: Namespace) -> int:
    """Print the puzzles of a game, or how many of some hold under deeper search."""
    from harmony_desktop.bots.puzzles import BadCollection, collection, holds, spread

    _require_game(chosen.game)
    try:
        found = collection(chosen.game)
    except BadCollection as problem:
        raise BadInput(str(problem)) from None
    if chosen.check is None:
        _print([one.to_document() for one in found])
        return 0
    if chosen.check < 1:
        raise BadInput("--check takes a number from 1")
    judged = spread(found, chosen.check)
    held = [one.id for one in judged if holds(one)]
    failed = [one.id for one in judged if one.id not in held]
    _print({"game": chosen.game, "checked": len(judged), "held": len(held), "failed": failed})
    return 0


def _options(pairs: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option takes key=value, not {pair!r}")
        options[key] = value
    return options


def _setup_problem(game: str, problem: BadSetup) -> str:
    """Describe a refused setup in English, by the game's texts."""
    if problem.reason == "seats":
        return f"{game} is for {problem.details['least']} to {problem.details['most']} seats"
    return games.texts(game).REASONS[problem.reason].format(**problem.details)


def _read(name: str) -> bytes:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MAX_DOCUMENT_BYTES + 1)
        else:
            data = read_bytes(Path(name), MAX_DOCUMENT_BYTES + 1)
    except OSError as problem:
        raise BadInput(f"cannot read {_name(name)}: {problem.strerror}") from None
    except ValueError:
        raise BadInput(f"cannot read {_name(name)}: no file can have this name") from None
    if len(data) > MAX_DOCUMENT_BYTES:
        raise BadInput(f"{_name(name)} is larger than {MAX_DOCUMENT_BYTES // 1_000_000} MB")
    return data


def _score(chosen: Namespace) -> int:
    try:
        document = read_json(_read(chosen.file))
    except ValueError as problem:
        raise BadInput(f"{_name(chosen.file)} is not JSON: {problem}") from None
    if isinstance(document, list):
        _print([_sheets(one, f"position {number}: ") for number, one in enumerate(document, 1)])
    else:
        _print(_sheets(document, ""))
    return 0


def _sheets(document: object, where: str) -> dict[str, object]:
    from harmony_desktop.engine.position import BadPosition, Scored

    game = document.get("game") if isinstance(document, dict) else None
    if game not in games.GAMES:
        raise BadInput(f"{where}game: takes {'|'.join(games.GAMES)}, not {game!r}")
    try:
        scored = games.position(game).score(document)
    except BadPosition as problem:
        raise BadInput(f"{where}{problem}") from None
    return (scored if isinstance(scored, Scored) else Scored(scored)).to_json()


def _read_record(name: str) -> Record:
    from harmony_desktop.engine.record import BadRecord, read_record

    try:
        record = read_record(_read(name))
    except BadRecord as problem:
        raise BadInput(f"{_name(name)}: {problem}") from None
    if record.game not in games.GAMES:
        raise BadInput(f"{_name(name)}: there is no game {record.game!r}")
    return record


def _check(chosen: Namespace) -> int:
    from harmony_desktop.engine.record import BadRecord, replay

    record = _read_record(chosen.file)
    try:
        moves = sum(1 for _ in replay(games.load(record.game), record))
    except BadRecord as problem:
        if problem.reason != "move":
            raise BadInput(f"{_name(chosen.file)}: {problem}") from None
        print(f"{_name(chosen.file)}: {_one_line(str(problem))}", file=sys.stderr)
        return 1
    print(f"{_name(chosen.file)}: {record.game}, {moves} moves, all legal")
    return 0


def _own(chosen: Namespace) -> int:
    """Run a command of one game."""
    game, own = own_commands()[chosen.command]
    _print(games.command(game, own).run_command())
    return 0


def _hindsight(chosen: Namespace) -> int:
    """Print the best possible result of a finished game."""
    from harmony_desktop.engine.insight import Insight
    from harmony_desktop.engine.record import BadRecord, replay, start

    record = _read_record(chosen.file)
    name = _name(chosen.file)
    module = games.hindsight(record.game)
    if module is None:
        having = [game for game in games.GAMES if games.facts(game).EXTRAS.hindsight is not None]
        raise BadInput(f"{name}: hindsight is for games of {' and '.join(having)}")
    rules = games.load(record.game)
    try:
        first = final = start(rules, record)
        for _, after in replay(rules, record):
            final = after
    except BadRecord as problem:
        raise BadInput(f"{name}: {problem}") from None
    if final.to_move is not None:
        raise BadInput(f"{name}: the game is not over")
    if not module.has_insight(first):
        raise BadInput(f"{name}: in {record.game}, hindsight is for games of one player")
    seen = module.insights(first, final)
    _print([module.document(one) for one in seen if isinstance(one, Insight)])
    return 0


def _handbook(chosen: Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from harmony_desktop.ui.shell.app import make_application
    from harmony_desktop.ui.shell.handbook import write_handbook

    make_application()
    try:
        for language in [chosen.language] if chosen.language else LANGUAGES:
            print(write_handbook(chosen.folder, language))
    except OSError as problem:
        raise BadInput(f"cannot write to {chosen.folder}: {problem.strerror}") from None
    return 0


def _screenshots(chosen: Namespace) -> int:
    from harmony_desktop.ui.shell.screenshots import paint_pages

    try:
        for path in paint_pages(
            chosen.folder, chosen.language, chosen.theme, chosen.size, chosen.scale
        ):
            print(path)
    except OSError as problem:
        raise BadInput(f"cannot write to {chosen.folder}: {problem.strerror}") from None
    return 0


def change_menu(install: bool) -> int:
    """Add the application to the menus of this user, or take it out; returns the exit code."""
    from harmony_desktop.ui.shell import menu_entry

    if not menu_entry.supported():
        print("harmony-desktop: menus are changed by the installer on this system", file=sys.stderr)
        return 2
    share = menu_entry.user_share()
    try:
        if install:
            entry = menu_entry.install(share, menu_entry.start_words())
            print(f"harmony-desktop: the menu has it now: {_name(str(entry))}")
        else:
            menu_entry.remove(share)
            print("harmony-desktop: the menu does not have it any more")
    except OSError as problem:
        print(f"harmony-desktop: {_one_line(str(problem))}", file=sys.stderr)
        return 2
    menu_entry.refresh(share)
    return 0
