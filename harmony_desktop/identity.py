"""The publisher of the application and its names, defined only here.

Desktop entries, shops and packages take their values from here. A value that ends in `.example` or
begins with `org.example` is not known yet: the publisher fills it in, and until then a release
is refused (`python3 run.py build --release`).
"""

from __future__ import annotations

NAME = "Harmony Desktop"
APPLICATION_ID = "org.example.HarmonyDesktop"
"""The name of desktop entry, icon, metainfo, Flatpak and bundle, and of the window on Wayland."""
DEVELOPERS = "The Harmony Desktop developers"
EMAIL = "developers@harmony-desktop.example"
HOMEPAGE = "https://harmony-desktop.example"
ISSUES = "https://harmony-desktop.example/issues"
SOURCE = "https://harmony-desktop.example/source"
FILES = "https://harmony-desktop.example/files"
"""Where the files of the project can be looked at, such as the pictures of the README."""
SCREENSHOTS = "https://harmony-desktop.example/screenshots"


def placeholders() -> list[str]:
    """The names of what the publisher still has to fill in."""
    values = {name: value for name, value in globals().items() if name.isupper()}
    return [name for name, value in values.items() if "example" in value]
