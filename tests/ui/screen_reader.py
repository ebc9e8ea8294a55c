"""Reads a window through AT-SPI, as Orca does. Run by the system's Python, which has its bindings.

Commands come line by line; every answer is one line of JSON:
    tree            role, name and description of everything there is, however deep
    keys K K …      press keys, each of which moves the focus, then tell what got it
    type K K …      press keys that need not move it, then tell the same
    hear K N        press one key, then tell what a reader would speak, once there are N utterances;
    opening         tell what is spoken when a table opens
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable

PATIENCE = 20
FOCUS = "object:state-changed:focused"
SHOWN = "object:state-changed:showing"
PAUSE = 0.25
"""Seconds without a word after which nothing more is expected."""


class Listener:
    """Hears what gets the focus, and looks at what there is."""

    def __init__(self) -> None:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self._atspi, self._glib = Atspi, GLib
        self.heard: list[tuple[str, str]] = []
        self.spoken: list[str] = []
        """What a reader would have spoken: names and descriptions that get the focus, and
        notifications that appear."""
        self._last: object = None
        """Where the focus was: readers do not repeat what keeps it."""
        Atspi.init()
        self._listener = Atspi.EventListener.new(self._on_focus)
        self._listener.register(FOCUS)
        self._notes = Atspi.EventListener.new(self._on_shown)
        self._notes.register(SHOWN)
        print(json.dumps("listening"), flush=True)
        self.application = self._find_application()

    def listen_anew(self) -> None:
        """Ask again to be told: an application that was just starting may have missed it."""
        self._listener.deregister(FOCUS)
        self._listener.register(FOCUS)
        self._settle(0.2)

    def _find_application(self) -> object:
        """The application, as soon as it is on the bus."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            desktop = self._atspi.get_desktop(0)
            for index in range(desktop.get_child_count()):
                child = desktop.get_child_at_index(index)
                if child is not None and "harmony" in (child.get_name() or "").lower():
                    return child
            self._settle(0.2)
        raise SystemExit("the application is not on the accessibility bus")

    def _settle(self, seconds: float) -> None:
        """Let events come in."""
        loop = self._glib.MainLoop()
        self._glib.timeout_add(int(seconds * 1000), loop.quit)
        loop.run()

    def _on_focus(self, event) -> None:
        if not event.detail1:
            return
        try:
            name, description = event.source.get_name() or "", event.source.get_description() or ""
            self.heard.append((event.source.get_role_name(), name))
            if event.source != self._last:
                self.spoken += [words for words in (name, description) if words]
            self._last = event.source
        except self._glib.Error:
            self.heard.append(("gone", ""))

    def _on_shown(self, event) -> None:
        try:
            if event.detail1 and event.source.get_role_name() == "notification":
                self.spoken.append(f"notification {event.source.get_name()}")
        except self._glib.Error:
            self.spoken.append("gone")

    def walk(self, thing, found: list[tuple[str, str, str]]) -> None:
        """Note a thing and everything in it."""
        try:
            found.append(
                (thing.get_role_name(), thing.get_name() or "", thing.get_description() or "")
            )
            children = [thing.get_child_at_index(n) for n in range(thing.get_child_count())]
        except self._glib.Error:
            return  # it has gone meanwhile, as things do
        for child in children:
            if child is not None:
                self.walk(child, found)

    def press(self, keys: list[str], patience: float) -> None:
        """Press keys, one after another; a busy machine has so many seconds to move the focus."""
        self.listen_anew()
        self.heard.clear()
        for key in keys:
            before = len(self.heard)
            subprocess.run(["xdotool", "key", key], check=True)
            end = time.monotonic() + patience
            while len(self.heard) == before and time.monotonic() < end:
                self._settle(0.03)
            self._settle(0.1)

    def hear(self, key: str, least: int) -> list[str]:
        """Press a key; what has been spoken since the last, once it is enough and a pause
        follows."""
        subprocess.run(["xdotool", "key", key], check=True)
        return self._take(lambda: len(self.spoken) >= least)

    def opening(self) -> list[str]:
        """What has been spoken, once the answer to a question has come after it."""
        before = self._take(self._notified)
        subprocess.run(["xdotool", "key", "1"], check=True)
        return before + self._take(self._notified)

    def _notified(self) -> bool:
        return any(words.startswith("notification") for words in self.spoken)

    def _take(self, enough: Callable[[], bool]) -> list[str]:
        end = time.monotonic() + PATIENCE
        while not enough() and time.monotonic() < end:
            self._settle(0.02)
        count = -1
        while len(self.spoken) != count:
            count = len(self.spoken)
            self._settle(PAUSE)
        spoken, self.spoken = self.spoken, []
        return spoken


def main() -> None:
    listener = Listener()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        command, *words = line.split()
        found: list[tuple[str, str, str]] = []
        if command == "tree":
            listener.walk(listener.application, found)
            print(json.dumps(found), flush=True)
        elif command == "opening":
            print(json.dumps(listener.opening()), flush=True)
        elif command == "hear":
            print(json.dumps(listener.hear(words[0], int(words[1]))), flush=True)
        elif command in ("keys", "type"):
            listener.press(words, patience=4 if command == "keys" else 0.1)
            print(json.dumps(listener.heard), flush=True)


if __name__ == "__main__":
    main()
