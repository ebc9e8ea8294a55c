"""Reads a window through AT-SPI, as Orca does. Run by the system's Python, which has its bindings.

Commands come line by line; every answer is one line of JSON:
    tree            role, name and description of everything there is, however deep
    keys K K …      press keys, each of which moves the focus, then tell what got it
    type K K …      press keys that need not move it, then tell the same
"""

from __future__ import annotations

import json
import subprocess
import sys
import time

PATIENCE = 60
FOCUS = "object:state-changed:focused"


class Listener:
    """Hears what gets the focus, and looks at what there is."""

    def __init__(self) -> None:
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self._atspi, self._glib = Atspi, GLib
        self.heard: list[tuple[str, str]] = []
        Atspi.init()
        self._listener = Atspi.EventListener.new(self._on_focus)
        self._listener.register(FOCUS)
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
            self.heard.append((event.source.get_role_name(), event.source.get_name() or ""))
        except self._glib.Error:
            self.heard.append(("gone", ""))

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

    def press(self, keys: list[str], patience: int) -> None:
        """Press keys, one after another; a busy machine has so many half seconds to answer."""
        self.listen_anew()
        self.heard.clear()
        for key in keys:
            before = len(self.heard)
            subprocess.run(["xdotool", "key", key], check=True)
            self._settle(0.5)
            for _ in range(patience):
                if len(self.heard) == before:
                    self._settle(0.5)


def main() -> None:
    listener = Listener()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        command, *words = line.split()
        found: list[tuple[str, str, str]] = []
        if command == "tree":
            listener.walk(listener.application, found)
            print(json.dumps(found), flush=True)
        elif command in ("keys", "type"):
            listener.press(words, patience=8 if command == "keys" else 0)
            print(json.dumps(listener.heard), flush=True)


if __name__ == "__main__":
    main()
