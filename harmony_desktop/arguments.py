"""The parsers of the command line."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NoReturn

from harmony_desktop import __version__, games
from harmony_desktop.engine.extras import OwnCommand
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.settings import THEMES

_COMMANDS = ("simulate", "score", "check", "hindsight", "puzzles", "screenshots", "handbook")


def own_commands() -> dict[str, tuple[str, OwnCommand]]:
    """The commands that only one game has, each with the game's id."""
    return {
        own.name: (game, own) for game in games.GAMES for own in games.facts(game).EXTRAS.commands
    }


def commands() -> tuple[str, ...]:
    """All commands."""
    return (*_COMMANDS, *own_commands())


class _Parser(argparse.ArgumentParser):
    """An argument parser that reports bad input in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"harmony-desktop: {message}\n")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (text.isascii() and width.isdigit() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800")
    size = int(width.lstrip("0")[:6] or "0"), int(height.lstrip("0")[:6] or "0")
    if not (640 <= size[0] <= 8000 and 480 <= size[1] <= 8000):
        raise argparse.ArgumentTypeError(f"{text} is not between 640x480 and 8000x8000")
    return size


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"{text!r} is not a scale from 0.5 to 4")
    return scale


def _natural(text: str) -> int:
    digits = text.lstrip("0") or "0"
    if not (text.isascii() and text.isdigit() and int(digits[:18]) < 2**53):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0")
    return int(digits)


def window_parser() -> argparse.ArgumentParser:
    """The parser of a plain start."""
    parser = _Parser(
        prog="harmony-desktop",
        description="Tile games for one screen.",
        epilog=f"Without a window: harmony-desktop {{{','.join(commands())}}} --help",
    )
    _add_window_options(parser)
    parser.add_argument("record", nargs="?", type=Path, help="a saved game to open")
    return parser


def command_parser() -> argparse.ArgumentParser:
    """The parser of the commands without a window."""
    parser = _Parser(prog="harmony-desktop")
    _add_commands(parser.add_subparsers(dest="command", required=True))
    return parser


def whole_parser() -> argparse.ArgumentParser:
    """The parser of everything, for the manual page and for shell completion."""
    parser = _Parser(
        prog="harmony-desktop",
        description="Five tile games for one screen: Harmony, Sintra, Harmonies, Terraces and"
        " Harmonia. Without a command, a window opens; with the path of a saved game instead of a"
        " command, it opens with that game.",
    )
    _add_window_options(parser)
    _add_commands(parser.add_subparsers(dest="command", metavar="COMMAND"))
    return parser


def _add_window_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--version", action="version", version=f"harmony-desktop {__version__}")
    parser.add_argument("--language", choices=tuple(LANGUAGES), help="the language of the window")
    parser.add_argument("--game", metavar="ID", help="start with a new game of this kind")
    parser.add_argument(
        "--install-menu", action="store_true", help="add the application to the menus (Linux)"
    )
    parser.add_argument(
        "--remove-menu", action="store_true", help="take the application out of the menus again"
    )


def _add_commands(parsers: argparse._SubParsersAction[_Parser]) -> None:
    simulate = parsers.add_parser("simulate", help="let bots play and print what came of it")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument(
        "--seats",
        required=True,
        help="one a seat: a level or a strength, hard,strength=37; in a style: hard+spoiler",
    )
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    simulate.add_argument("--games", type=_natural, required=True)
    simulate.add_argument("--seed", type=_natural, required=True)
    simulate.add_argument("--each", action="store_true", help="print a line for every game")

    score = parsers.add_parser("score", help="print the score sheets of a position")
    score.add_argument("file", metavar="FILE", help="a JSON document, or - for standard input")

    check = parsers.add_parser("check", help="replay a record")
    check.add_argument("file", metavar="FILE")

    hindsight = parsers.add_parser(
        "hindsight", help="print what was possible in a finished game of Harmony or Harmonies"
    )
    hindsight.add_argument("file", metavar="FILE", help="a finished game")

    puzzles = parsers.add_parser("puzzles", help="print the puzzles of a game, or judge them again")
    puzzles.add_argument("game", metavar="GAME")
    puzzles.add_argument(
        "--check", type=_natural, metavar="N", help="judge N of them with deeper search"
    )

    for _, own in own_commands().values():
        parsers.add_parser(own.name, help=own.help)

    pictures = parsers.add_parser("screenshots", help="paint every page into PNG files")
    pictures.add_argument("folder", metavar="DIR", type=Path)
    pictures.add_argument("--language", choices=tuple(LANGUAGES), default="en")
    pictures.add_argument("--theme", choices=THEMES[1:], default="light")
    pictures.add_argument("--size", type=_size, default=(1280, 800))
    pictures.add_argument("--scale", type=_scale, default=1.0)

    handbook = parsers.add_parser("handbook", help="write the handbook as HTML with pictures")
    handbook.add_argument("folder", metavar="DIR", type=Path)
    handbook.add_argument("--language", choices=tuple(LANGUAGES), help="one language, not all")
