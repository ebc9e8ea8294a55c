"""The manual page, made from the parser of the command line."""

from __future__ import annotations

import argparse

from harmony_desktop import __version__, identity
from harmony_desktop.arguments import whole_parser

_SECTION = 6
"""Games."""


def page(date: str) -> str:
    """The manual page in roff, as `man` reads it."""
    parser = whole_parser()
    title = f'.TH HARMONY-DESKTOP {_SECTION} "{date}" "{identity.NAME} {__version__}"'
    lines = [
        title,
        ".SH NAME",
        f"{parser.prog} \\- five tile games for one screen",
        ".SH SYNOPSIS",
        f".B {_escaped(parser.prog)}",
        "[OPTIONS] [COMMAND | SAVED GAME]",
        ".SH DESCRIPTION",
        _escaped(parser.description or ""),
        ".SH OPTIONS",
        *_options(parser),
        ".SH COMMANDS",
    ]
    for name, help_text, command in _commands(parser):
        lines += [".SS", rf"\fB{_escaped(name)}\fR", _escaped(help_text), *_options(command)]
    lines += [".SH HOMEPAGE", _escaped(identity.HOMEPAGE)]
    return "\n".join(lines) + "\n"


def _commands(
    parser: argparse.ArgumentParser,
) -> list[tuple[str, str, argparse.ArgumentParser]]:
    """The commands of a parser, with their help."""
    (found,) = [
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    ]
    helps = {action.dest: action.help or "" for action in found._choices_actions}
    return [(name, helps.get(name, ""), command) for name, command in found.choices.items()]


def _options(parser: argparse.ArgumentParser) -> list[str]:
    lines = []
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            continue
        value = action.metavar or action.dest.upper()
        if action.choices is not None:
            value = "|".join(map(str, action.choices))
        words = ", ".join(action.option_strings) or str(value)
        if action.option_strings and action.nargs != 0:
            words += f" {value}"
        lines += [".TP", rf"\fB{_escaped(words)}\fR", _escaped(action.help or "")]
    return lines


def _escaped(text: str) -> str:
    r"""Words that roff prints as they are.

    >>> print(_escaped("--seats hard,medium"))
    \-\-seats hard,medium
    """
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
