"""Safe reading of foreign files: regular files only, and unambiguous JSON only."""

from __future__ import annotations

import errno
import json
import os
import stat
from collections import Counter
from pathlib import Path
from typing import Any

# Not every system has all of these flags.
PLAIN = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


class NotAFile(OSError):
    """Not a regular file: a folder, a pipe, a device, or a link where none is allowed."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "Not a regular file", str(path))


def read_bytes(path: Path, most: int, follow: bool = True) -> bytes:
    """The first `most` bytes of a regular file; OSError for anything else.

    Never blocks: a pipe without a writer would otherwise hang the window.
    """
    way = os.O_RDONLY | _NO_WAIT | PLAIN | (0 if follow else NO_LINK)
    if not follow and not NO_LINK and os.path.islink(path):
        # Windows cannot refuse a link while it opens.
        raise NotAFile(path)
    try:
        handle = os.open(path, way)
    except PermissionError:
        # Windows refuses a folder in this way.
        if os.path.isdir(path):
            raise NotAFile(path) from None
        raise
    with os.fdopen(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NotAFile(path)
        return file.read(most)


def read_json(text: str | bytes) -> Any:
    """Parse JSON; ValueError for anything invalid or ambiguous.

    Duplicate names in an object, lone surrogates, NaN and infinities, and too deep nesting are
    refused.

    >>> read_json('{"a": 1, "a": 2}')
    Traceback (most recent call last):
    ...
    ValueError: 'a' stands there twice
    """
    try:
        if isinstance(text, bytes):
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        document = _decoder.decode(text)
        if b"\\u" in text.encode():
            # A lone surrogate can only come from an escape.
            json.dumps(document, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeError:
        raise ValueError("not text in UTF-8") from None
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        ((twice, _),) = Counter(name for name, _ in pairs).most_common(1)
        raise ValueError(f"{twice[:40]!r} stands there twice")
    return made


def _no_number(word: str) -> None:
    raise ValueError(f"{word} is not a number")


_decoder = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)
