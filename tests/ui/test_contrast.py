"""Words reach a contrast of 4.5 to 1 with their ground, and what outlines a control 3 to 1."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLineEdit

from harmony_desktop import games
from harmony_desktop.games.harmonies.table import art as harmonies
from harmony_desktop.games.harmony.table import art as harmony
from harmony_desktop.games.sintra.table import animation, palace
from harmony_desktop.games.terraces.rules.components import Colour
from harmony_desktop.games.terraces.table import art as terraces
from harmony_desktop.storage import settings
from harmony_desktop.ui.kit.resources import resource
from harmony_desktop.ui.kit.theme import CONTRAST, THEMES, Colours
from harmony_desktop.ui.pages.statistics.charts import readable_on
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table import ghosts

TEXT, OUTLINE = 4.5, 3.0
SURFACES = ("page", "panel", "card", "raised", "table", "table_edge", "accent_soft")
"""What words and controls lie on, in the window and on a table."""
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def luminance(colour: QColor | str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    made = QColor(colour)
    red, green, blue = (linear(part) for part in (made.redF(), made.greenF(), made.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def faults(pairs: list[tuple[str, QColor | str, QColor | str]], wanted: float) -> list[str]:
    return [
        f"{name}: {contrast(ink, ground):.2f}"
        for name, ink, ground in pairs
        if contrast(ink, ground) < wanted
    ]


def rules() -> list[tuple[str, dict[str, str]]]:
    """The style sheet: selectors, and what each says."""
    sheet = re.sub(r"/\*.*?\*/", "", resource("app", "window.qss").read_text("utf-8"), flags=re.S)
    return [
        (selector.strip(), dict(re.findall(r"([\w-]+(?:-\$end)?): ([^;]+);", body)))
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*(?:\$\{[^}]*\}[^{}]*)*)\}", sheet)
    ]


def named(value: str) -> str | None:
    found = re.search(r"\$\{(\w+)\}", value)
    return found[1] if found else None


def test_numbers_on_the_bars_of_a_chart_can_be_read() -> None:
    bars = [
        (f"{game} {key}", QColor(colour))
        for game in games.GAMES
        for key, colour in games.categories(game).COLOURS.items()
    ]
    bars += [(f"grey {shade}", QColor(shade, shade, shade)) for shade in range(256)]
    assert faults([(name, readable_on(bar), bar) for name, bar in bars], TEXT) == []


def test_every_theme_of_the_settings_has_its_colours() -> None:
    assert set(THEMES) == set(settings.THEMES) - {"system"}
    assert [name for name, colours in THEMES.items() if colours.dark] == ["dark", "contrast"]


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@themes
def test_words_of_every_colour_can_be_read_on_every_surface(theme: Colours) -> None:
    pairs = [
        (f"{ink} on {ground}", getattr(theme, ink), getattr(theme, ground))
        for ink in ("text", "muted", "accent", "good", "warn")
        for ground in SURFACES
    ]
    pairs.append(("accent_text on accent", theme.accent_text, theme.accent))
    assert faults(pairs, TEXT) == []


@themes
def test_words_can_be_read_on_the_ground_their_rule_gives_them(theme: Colours) -> None:
    pairs = []
    for selector, says in rules():
        ink = named(says.get("color", ""))
        ground = named(says.get("background", ""))
        if ink and ground:
            pairs.append((selector, getattr(theme, ink), getattr(theme, ground)))
        chosen = named(says.get("selection-color", ""))
        below = named(says.get("selection-background-color", ""))
        if chosen and below:
            pairs.append((f"{selector} chosen", getattr(theme, chosen), getattr(theme, below)))
    assert len(pairs) >= 12
    assert faults(pairs, TEXT) == []


@themes
def test_the_focus_and_the_edges_of_fields_can_be_seen(theme: Colours) -> None:
    pairs = [
        (f"{line} on {ground}", getattr(theme, line), getattr(theme, ground))
        for line in ("focus", "field")
        for ground in SURFACES
    ]
    assert faults(pairs, OUTLINE) == []


@themes
def test_the_ring_of_a_main_button_can_be_seen(theme: Colours) -> None:
    grounds = ["accent"]
    if theme is CONTRAST:
        # Black would be seen as a smaller button there.
        grounds += ["page", "panel", "card", "raised"]
    pairs = [(f"ring on {ground}", theme.ring, getattr(theme, ground)) for ground in grounds]
    assert faults(pairs, OUTLINE) == []


def test_fields_have_the_edge_of_fields_and_the_focus_its_own() -> None:
    fields = ("QLineEdit", "QSpinBox", "QComboBox", "segment", "::indicator", "groove", "handle:")
    edges = []
    for selector, says in rules():
        edge = named(says.get("border", says.get("border-color", "")))
        if ":focus" in selector:
            assert edge in (None, "focus", "ring"), selector
        elif any(one in selector for one in fields) and edge is not None:
            edges.append(edge)
    assert set(edges) <= {"field", "accent", "muted", "border"}
    plain = dict(rules())
    for name in ("QLineEdit, QSpinBox, QComboBox", 'QPushButton[kind="segment"]'):
        says = plain[name]
        assert named(says.get("border-color", says.get("border", ""))) == "field"


def test_the_focus_is_a_line_and_never_a_box_inside() -> None:
    """Fusion would draw a grey frame inside a focused button."""
    without = next(says for selector, says in rules() if selector.startswith("QPushButton, QTool"))
    assert without["outline"] == "none"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_names_that_stand_in_empty_fields_can_be_read(
    open_window: Callable[..., Window], theme: str
) -> None:
    window = open_window(theme=theme)
    window.navigation.open("new_game", "harmony")
    colours = window.context.theme.colours
    fields = [one for one in window.page.findChildren(QLineEdit) if one.placeholderText()]
    assert fields
    for field in fields:
        ink = field.palette().color(QPalette.ColorRole.PlaceholderText)
        assert ink.alpha() == 255
        assert contrast(ink, colours.card) >= TEXT


def test_numbers_and_words_of_the_tables_can_be_read() -> None:
    white = "#FFFFFF"
    pairs: list[tuple[str, QColor | str, QColor | str]] = [
        (f"harmony {value}", harmony.ink(value), band) for value, band in harmony.COLOURS.items()
    ]
    pairs += [
        ("harmonies gain", white, harmonies.GAIN),
        ("harmonies loss", white, harmonies.LOSS),
        ("the number of a step", white, ghosts.ADVICE),
        ("sintra good", white, palace._GOOD),
        ("sintra bad", white, palace._BAD),
        ("sintra broken", "#241C0C", palace._WARN),
        ("sintra counted", white, animation._GOOD),
        ("sintra lost", white, animation._LOSS),
        *(
            (f"terraces {colour.name}", white, terraces.shade(colour, 1))
            for colour in (Colour.RED, Colour.GREEN)
        ),
    ]
    assert faults(pairs, TEXT) == []
    letters = [
        (f"harmonies {colour}", ink, harmonies.PAINTS[colour])
        for colour, ink in harmonies._INKS.items()
    ]
    assert faults(letters, OUTLINE) == []
