"""Shortcuts that stay on the same physical key in every keyboard layout."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
_DIGITS, _PERSIAN_DIGITS = "0123456789", "۰۱۲۳۴۵۶۷۸۹"
_UKRAINIAN = "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ"
_PERSIAN = "ضصثقفغعهخحشسیبلاتنمظطزرذدپ"
"""The letters of the same keys on the usual Ukrainian and Persian layouts."""


def on_every_layout(keys: str) -> list[QKeySequence]:
    """The key sequences of a shortcut such as `U` or `Shift+U` in every keyboard layout.

    >>> [sequence.toString() for sequence in on_every_layout("U")]
    ['U', 'Г', 'ع']
    """
    head, plus, letter = keys.rpartition("+")
    if letter in _DIGITS and letter:
        return [QKeySequence(keys), QKeySequence(f"{head}{plus}{_PERSIAN_DIGITS[int(letter)]}")]
    if letter not in _LATIN or not letter:
        return [QKeySequence(keys)]
    index = _LATIN.index(letter)
    return [
        QKeySequence(f"{head}{plus}{alphabet[index]}")
        for alphabet in (_LATIN, _UKRAINIAN, _PERSIAN)
    ]


def types_letter(key: int, letter: str) -> bool:
    """Whether a key is the one of a Latin letter in any keyboard layout.

    >>> types_letter(ord("R"), "R"), types_letter(ord("К"), "R"), types_letter(ord("P"), "R")
    (True, True, False)
    """
    index = _LATIN.index(letter)
    return key in {ord(alphabet[index]) for alphabet in (_LATIN, _UKRAINIAN, _PERSIAN)}
