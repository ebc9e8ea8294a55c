"""Reading what others have written: regular files only, and JSON of one meaning."""

from __future__ import annotations

import errno
import json
import os
import stat
from collections import Counter
from pathlib import Path
from typing import Any

# Not every system has all of these.
PLAIN = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


class NotAFile(OSError):
    """Something else of that name: a folder, a pipe, a device, or in our folders a link."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "Not a regular file", str(path))


def read_bytes(path: Path, most: int, follow: bool = True) -> bytes:
    """The first `most` bytes of a regular file; OSError for anything else.

    Nothing is waited for: a pipe without a writer would otherwise hold the window up for ever.
    """
    way = os.O_RDONLY | _NO_WAIT | PLAIN | (0 if follow else NO_LINK)
    with os.fdopen(os.open(path, way), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NotAFile(path)
        return file.read(most)


def read_json(text: str | bytes) -> Any:
    """What a JSON text says; ValueError for anything that is not JSON of one meaning.

    Names that occur twice in an object, lone surrogates, numbers that are none and anything
    nested too deeply are refused.

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
            # Escapes are the one way for half a character to come in.
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
