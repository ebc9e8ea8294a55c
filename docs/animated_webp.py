"""An animated WebP picture, put together from still ones that Qt encodes."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QImage

_ANIMATION = 0b10
_REPLACE = 0b10
"""A frame replaces what was there, without blending."""


class AnimatedWebp:
    """Frames of one size, each kept as the part that differs from the frame before."""

    def __init__(self, quality: int) -> None:
        self._quality = quality
        self._last: QImage | None = None
        self._frames: list[tuple[QRect, bytes, int]] = []

    def add(self, frame: QImage, milliseconds: int) -> None:
        """Show a frame for some time after those that were added before."""
        frame = frame.convertToFormat(QImage.Format.Format_RGB888)
        part = frame.rect() if self._last is None else _difference(self._last, frame)
        if part.isEmpty():
            before, chunk, shown = self._frames.pop()
            self._frames.append((before, chunk, shown + milliseconds))
            return
        self._last = frame
        self._frames.append((part, _still(frame.copy(part), self._quality), milliseconds))

    def write(self, path: Path) -> None:
        """Write the picture; it runs for ever."""
        assert self._last is not None, "a picture needs a frame"
        size = self._last.size()
        header = struct.pack("<I", _ANIMATION) + _less_one(size.width()) + _less_one(size.height())
        chunks = [_chunk(b"VP8X", header), _chunk(b"ANIM", struct.pack("<IH", 0, 0))]
        for part, still, milliseconds in self._frames:
            place = _three(part.x() // 2) + _three(part.y() // 2)
            extent = _less_one(part.width()) + _less_one(part.height())
            facts = place + extent + _three(milliseconds) + bytes([_REPLACE])
            chunks.append(_chunk(b"ANMF", facts + still))
        path.write_bytes(_chunk(b"RIFF", b"WEBP" + b"".join(chunks)))


def _still(image: QImage, quality: int) -> bytes:
    """The chunk with the pixels of a picture, as it stands in a file of its own."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "WEBP", quality):  # type: ignore[call-overload]
        raise OSError("Qt cannot write WebP here")
    whole = bytes(content.data())
    return whole[12:]


def _difference(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle with everything that differs; it begins at even numbers."""
    rows, columns = np.nonzero((pixels(before) != pixels(after)).any(axis=2))
    if not len(rows):
        return QRect()
    left, top = int(columns.min()) & ~1, int(rows.min()) & ~1
    return QRect(left, top, int(columns.max()) - left + 1, int(rows.max()) - top + 1)


def pixels(image: QImage) -> NDArray[np.uint8]:
    """The pixels of an RGB picture as rows, columns and colours."""
    flat = np.frombuffer(bytes(image.constBits()), dtype=np.uint8)
    rows = flat.reshape(image.height(), image.bytesPerLine())[:, : image.width() * 3]
    return rows.reshape(image.height(), image.width(), 3)


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def _less_one(number: int) -> bytes:
    return _three(number - 1)
