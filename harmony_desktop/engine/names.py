"""Names and titles that come from outside: one line of letters, whatever was in them."""

from __future__ import annotations

import re
import unicodedata

_SPACE = re.compile(r"\s+")
_JOINERS = "\u200c\u200d\u200e\u200f\u061c"
"""Invisible signs that belong to words: joiners, and the marks of a direction."""


def clean_name(text: str) -> str:
    """Make one line of a name: no control characters, no signs that turn the text around.

    >>> clean_name(" Ana\\n\\x07 Lo\\u202epez\\t")
    'Ana Lopez'
    >>> clean_name("می\\u200cخواهم") == "می\\u200cخواهم"
    True
    """
    if text.isascii() and text.isprintable():
        return _SPACE.sub(" ", text).strip()
    kept = (sign for sign in _SPACE.sub(" ", text) if sign in _JOINERS or not _is_control(sign))
    return _SPACE.sub(" ", "".join(kept)).strip()


def _is_control(sign: str) -> bool:
    """Whether a character is none one can see: control, format, or half of one."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")
