"""Cleaning of names and titles from outside the program."""

from __future__ import annotations

import re

_SPACE = re.compile(r"\s+")
_JOINERS = "\u200c\u200d\u200e\u200f\u061c"
"""Invisible characters that belong to words: joiners and direction marks."""


def clean_name(text: str) -> str:
    r"""Reduce a name to one line without control characters and direction overrides.

    >>> clean_name(" Ana\n\x07 Lo\u202epez\t")
    'Ana Lopez'
    >>> clean_name("می\u200cخواهم") == "می\u200cخواهم"
    True
    """
    if text.isascii() and text.isprintable():
        return _SPACE.sub(" ", text).strip()
    kept = (sign for sign in _SPACE.sub(" ", text) if sign in _JOINERS or not _is_control(sign))
    return _SPACE.sub(" ", "".join(kept)).strip()


def _is_control(sign: str) -> bool:
    """Whether a character is invisible: a control, a format character or a lone surrogate."""
    # Most names are plain, and the window reads some before its first paint.
    import unicodedata

    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")
