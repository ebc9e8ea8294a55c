"""Light, dark and high contrast: the colours of everything that is not a piece of a game."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QStyleHints
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from shiboken6 import Shiboken

from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.slices import Later


class Colours(NamedTuple):
    """The colours of one theme, named after their use."""

    table: str
    """The surface the boards lie on."""
    table_edge: str
    page: str
    panel: str
    card: str
    raised: str
    border: str
    """Decorative edge of cards."""
    field: str
    """Edge of fields, choices and sliders."""
    text: str
    muted: str
    accent: str
    accent_text: str
    accent_soft: str
    focus: str
    ring: str
    """Around a focused button in the accent colour."""
    good: str
    warn: str
    shadow: str
    dark: bool = False
    """Whether the parts that the system draws beside it are dark."""


LIGHT = Colours(
    table="#EDE7DA",
    table_edge="#E2E3D8",
    page="#F4F0E6",
    panel="#FAF7F0",
    card="#FFFDF8",
    raised="#EFE9DB",
    border="#D9D0BC",
    field="#857D6B",
    text="#2A2B30",
    muted="#676357",
    accent="#1F6B4A",
    accent_text="#FFFFFF",
    accent_soft="#DCEBE0",
    focus="#B2560D",
    ring="#000000",
    good="#1F6B4A",
    warn="#B03A22",
    shadow="#40352010",
)

DARK = Colours(
    table="#23303F",
    table_edge="#1B2531",
    page="#1C2530",
    panel="#222D3A",
    card="#2A3746",
    raised="#334253",
    border="#425468",
    field="#8497AC",
    text="#EEF0EC",
    muted="#AEB8C2",
    accent="#7CC49A",
    accent_text="#10241A",
    accent_soft="#2F4A46",
    focus="#F2B23E",
    ring="#000000",
    good="#8FD3A8",
    warn="#F5A28D",
    shadow="#60000000",
    dark=True,
)

CONTRAST = Colours(
    table="#000000",
    table_edge="#000000",
    page="#000000",
    panel="#000000",
    card="#000000",
    raised="#1A1A1A",
    border="#FFFFFF",
    field="#FFFFFF",
    text="#FFFFFF",
    muted="#E6E6E6",
    accent="#FFE600",
    accent_text="#000000",
    accent_soft="#2B2B5E",
    focus="#00E5FF",
    ring="#1E6BFF",
    good="#7CFF9B",
    warn="#FFB199",
    shadow="#00000000",
    dark=True,
)

THEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
"""The themes by the names they have in the settings; there, "system" is one of these."""

HEADING = 1.25
_TEXT_SIZES = {"title": 2.0, "winner": 2.2, "heading": HEADING, "status": 1.15}
"""Sizes of text as multiples of the player's text size."""


class Theme(QObject):
    """The theme in use. `changed` asks for everything painted to be painted again."""

    changed = Signal()

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self._choice = "system"
        self.colours = LIGHT
        self._sheet = _style_sheet()
        self._style = ""
        self._window: QWidget | None = None
        self._changed_soon = Later(self, self.changed.emit)
        self._way, self._families = application.layoutDirection(), application.font().families()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)

    def use(self, choice: str) -> None:
        """Use one of THEMES by its name, or the one the system has if no theme has that name."""
        self._choice = choice
        self._restyle()
        self.changed.emit()

    def _restyle(self) -> None:
        """Colour and style the window as chosen."""
        choice, hints = self._choice, QGuiApplication.styleHints()
        # The system draws title bars and its own dialogs: they are to look like the rest.
        hints.setColorScheme(_scheme(choice))
        self.colours = THEMES.get(choice) or self._usual(hints)
        palette = _palette(self.colours)
        # Every widget hears of a palette and of a sheet, and is styled anew for them.
        if palette != self._application.palette():
            self._application.setPalette(palette)
        values = {name: str(value) for name, value in self.colours._asdict().items()}
        points = self._application.font().pointSizeF()
        tick = "tick-dark.svg" if self.colours.dark else "tick-light.svg"
        values["tick"] = resource("app", tick).as_posix()
        for name, factor in _TEXT_SIZES.items():
            values[f"size_{name}"] = f"{points * factor:.1f}"
        self._style = self._sheet
        for name, value in values.items():
            self._style = self._style.replace(f"${{{name}}}", value)
        self._put_on()

    def _usual(self, hints: QStyleHints) -> Colours:
        """The theme that goes with the system's contrast and colours."""
        if (
            hasattr(hints, "accessibility")
            and hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        ):
            return CONTRAST
        return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT

    def dress(self, window: QWidget) -> None:
        """Apply the style sheet to a window and all that is in it, now and from now on.

        A window is built first and dressed then: Qt styles a widget again for every layout that
        it is put into. The sheet is the window's, not the application's: Qt would style every
        widget again for each of its ancestors. Menus and dialogs have it from their parents.
        """
        self._window = window
        self._put_on()

    @property
    def outdated(self) -> bool:
        """Whether the reading direction or the font is another than the window was styled for."""
        way, families = self._application.layoutDirection(), self._application.font().families()
        return (way, families) != (self._way, self._families)

    def _put_on(self) -> None:
        window = self._window
        if window is None or not Shiboken.isValid(window):
            return
        way, families = self._application.layoutDirection(), self._application.font().families()
        # A widget keeps the family of the font it was styled with.
        if self._style != window.styleSheet() or families != self._families:
            window.setStyleSheet(self._style)
        elif way != self._way:
            # Style sheets know left and right, but not where a line ends: boxes have both.
            for box in window.findChildren(QComboBox):
                box.style().unpolish(box)
                box.style().polish(box)
        self._way, self._families = way, families

    def refresh(self) -> None:
        """Apply the theme again, after the font has changed.

        A later turn of the event loop lays tables out for it: together, it would be felt.
        """
        self._restyle()
        self._changed_soon.start()

    def _system_changed(self) -> None:
        if self._choice == "system":
            self.use("system")


def _scheme(choice: str) -> Qt.ColorScheme:
    if choice not in THEMES:
        return Qt.ColorScheme.Unknown
    return Qt.ColorScheme.Dark if THEMES[choice].dark else Qt.ColorScheme.Light


def _style_sheet() -> str:
    """Read the style sheet of the window; without it, the window is plain and works."""
    try:
        return resource("app", "window.qss").read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        import logging

        logging.getLogger(__name__).error("no style sheet: %s", problem)
        return ""


def _palette(colours: Colours) -> QPalette:
    role = QPalette.ColorRole
    palette = QPalette()
    for name, colour in (
        (role.Window, colours.page),
        (role.WindowText, colours.text),
        (role.Base, colours.card),
        (role.AlternateBase, colours.raised),
        (role.Text, colours.text),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.warn),
        (role.ToolTipBase, colours.card),
        (role.ToolTipText, colours.text),
        (role.PlaceholderText, colours.muted),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.accent_text),
        (role.Link, colours.accent),
    ):
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colours.muted))
    return palette
