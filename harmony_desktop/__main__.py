"""The command line: open the window, or work without one.

Nothing here imports Qt before a window or pictures are asked for. The bots' process imports this
module again, and a plain start waits for it, so it stays light.
"""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run one command, or open the window; returns the exit code."""
    words = sys.argv[1:] if arguments is None else arguments
    language = game = record = None
    if words:
        from harmony_desktop.arguments import command_parser, commands, window_parser

        if words[0] in commands():
            from harmony_desktop.command_line import run

            return run(command_parser().parse_args(words))
        chosen = window_parser().parse_args(words)
        if chosen.install_menu or chosen.remove_menu:
            from harmony_desktop.command_line import change_menu

            return change_menu(install=chosen.install_menu)
        language, game, record = chosen.language, chosen.game, chosen.record
    from harmony_desktop import startup

    startup.prepare()
    from harmony_desktop.ui.shell.app import open_window

    code: int = open_window(language, game, record)
    return code


if __name__ == "__main__":
    sys.exit(main())
