"""Reads a window through AT-SPI, as Orca does. Run by the system's Python, which has its bindings.

Commands come line by line; every answer is one line of JSON:
    tree            names and roles of everything there is, however deep
    keys K K …      press keys, then tell what got the focus meanwhile
"""

import json
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

PATIENCE = 60
heard = []


def find_application():
    """The application, as soon as it is on the bus."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and "harmony" in (child.get_name() or "").lower():
                return child
        settle(0.2)
    raise SystemExit("the application is not on the accessibility bus")


def settle(seconds):
    """Let events come in."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


def walk(thing, found):
    try:
        found.append([thing.get_role_name(), thing.get_name() or "", thing.get_description() or ""])
        children = [thing.get_child_at_index(n) for n in range(thing.get_child_count())]
    except GLib.Error:
        return  # it has gone meanwhile, as things do
    for child in children:
        if child is not None:
            walk(child, found)


def on_focus(event):
    if event.detail1:
        try:
            heard.append([event.source.get_role_name(), event.source.get_name() or ""])
        except GLib.Error:
            heard.append(["gone", ""])


def main():
    Atspi.init()
    listener = Atspi.EventListener.new(on_focus)
    listener.register("object:state-changed:focused")
    application = find_application()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        command, *words = line.split()
        if command == "tree":
            found = []
            walk(application, found)
            print(json.dumps(found), flush=True)
        elif command == "keys":
            heard.clear()
            for key in words:
                subprocess.run(["xdotool", "key", key], check=True)
                settle(0.5)
            print(json.dumps(heard), flush=True)


main()
