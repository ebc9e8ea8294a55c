"""A screen that nobody sees: Xvfb, its pixels, and real keys pressed by xdotool."""

from __future__ import annotations

import mmap
import os
import re
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT = 1280, 800
PATIENCE_SECONDS = 90.0
ROOM = 8
"""Pixels inside a frame at least; the hole of a digit is smaller."""


class VirtualScreen:
    """An X server of its own, black until a window is painted."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"]
            + ["-fbdir", self._folder.name, "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as answer:
            self.name = f":{answer.readline().strip()}"
        with (Path(self._folder.name) / "Xvfb_screen0").open("rb") as file:
            self._picture = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # An XWD file: a header that says how long it is and how many colours follow it.
        header = struct.unpack_from(">25I", self._picture)
        self._start = header[0] + 12 * header[19]

    def __enter__(self) -> VirtualScreen:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.terminate()
        self._server.wait()
        self._picture.close()
        self._folder.cleanup()

    def environment(self, home: Path) -> dict[str, str]:
        """What a program needs to open its window here and to keep its files in `home`."""
        left_out = ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONSAFEPATH")
        kept = {key: value for key, value in os.environ.items() if key not in left_out}
        return {**kept, "DISPLAY": self.name, "HARMONY_DESKTOP_HOME": str(home)}

    def pixels(self) -> bytes:
        """The whole screen, four bytes a pixel."""
        return self._picture[self._start : self._start + 4 * WIDTH * HEIGHT]

    def painted(self) -> bool:
        """Whether a window covers the middle of the screen."""
        line = self._start + 4 * WIDTH * (HEIGHT // 2)
        return any(self._picture[line + 4 * WIDTH // 4 : line + 4 * WIDTH // 4 + 3])

    def frames(self, colour: bytes) -> list[tuple[int, int]]:
        """Where to point into everything that is framed in a colour."""
        return framed(self.pixels(), WIDTH, colour)

    def focus(self) -> None:
        """Give the keyboard to the window, as a window manager would."""
        self._xdotool(
            "search", "--sync", "--onlyvisible", "--class", "harmony-desktop", "windowfocus"
        )

    def press(self, *keys: str) -> None:
        """Press keys one after the other, as a person would."""
        self._xdotool("key", "--delay", "30", *keys)

    def click(self, *places: tuple[int, int]) -> None:
        """Move the pointer to one place after the other and press its first button there."""
        words: list[str] = []
        for x, y in places:
            words += ["mousemove", str(x), str(y), "sleep", "0.03", "click", "1"]
        self._xdotool(*words)

    def _xdotool(self, *words: str) -> None:
        environment = {**os.environ, "DISPLAY": self.name}
        subprocess.run(["xdotool", *words], env=environment, check=True, stdout=subprocess.DEVNULL)


def framed(pixels: bytes, width: int, colour: bytes) -> list[tuple[int, int]]:
    """A place inside each frame of a colour: of blue, green and red, as pixels have it.

    Across its middle, a frame has a line, then room, then another line.
    """
    found = set[tuple[int, int]]()
    for match in re.finditer(re.escape(colour), pixels):
        if match.start() % 4 == 0:
            y, x = divmod(match.start() // 4, width)
            found.add((x, y))
    places = []
    while found:
        shape = _taken_together(found)
        middle = (min(y for _, y in shape) + max(y for _, y in shape)) // 2
        across = sorted(x for x, y in shape if y == middle)
        rooms = [(x, then) for x, then in pairwise(across) if then - x >= ROOM]
        places += [((x + then) // 2, middle) for x, then in rooms[:1]]
    return places


def _taken_together(points: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Take out points that touch each other, as many as hang together."""
    shape = set[tuple[int, int]]()
    ahead = [points.pop()]
    while ahead:
        x, y = ahead.pop()
        shape.add((x, y))
        near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & points
        points -= near
        ahead += near
    return shape


def wait(
    until: Callable[[], bool], what: str, seconds: float = PATIENCE_SECONDS, pause: float = 0.02
) -> None:
    """Wait for something to happen; TimeoutError if it does not."""
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() > end:
            raise TimeoutError(f"{what}: nothing in {seconds:.0f} s")
        time.sleep(pause)
