"""Texts from outside: names, file names, contents of files."""

from __future__ import annotations

import os
from pathlib import Path

_LONGEST_NAME = 100
_DEVICES = {"CON", "PRN", "AUX", "NUL"} | {
    f"{port}{n}" for port in ("COM", "LPT") for n in range(10)
}
"""Names that mean devices on Windows, with any ending."""
_APART = "\u2060"
"""Joins words without being seen: behind it, Qt finds no mark-up."""


def plain(text: str) -> str:
    """Escape words so that Qt does not take them for mark-up.

    Qt guesses whether a tooltip is mark-up; a name such as <img src=…> would make it paint a file.
    Every tooltip with words that were not written by us goes through here.

    >>> plain("<b>").replace("\\u2060", "|")
    '<|b>'
    """
    return text.replace("<", f"<{_APART}").replace("&lt;", f"&{_APART}lt;")


def is_text(name: str) -> bool:
    """Whether a file name is text, so that it can be written down.

    >>> is_text("a\\udcffb")
    False
    """
    try:
        name.encode()
    except UnicodeError:
        return False
    return True


def path_words(path: Path | str) -> str:
    """A path that can be shown, also where a file name is no text.

    >>> ascii(path_words("a\\udcffb"))
    "'a\\\\ufffdb'"
    """
    return os.fsencode(path).decode("utf-8", "replace")


def file_name(words: str) -> str:
    """A valid file name on every system made from words; empty if nothing is left.

    >>> file_name("My set: 1/2?"), file_name("con"), file_name("...")
    ('My set- 1-2-', 'con-', '')
    """
    name = "".join(
        "-" if sign in '<>:"/\\|?*' or not sign.isprintable() else sign for sign in words
    )
    name = name.strip(" .")[:_LONGEST_NAME]
    return f"{name}-" if name.upper() in _DEVICES else name
