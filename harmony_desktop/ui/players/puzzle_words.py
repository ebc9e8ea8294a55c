"""Themes and grades of puzzles in words."""

from __future__ import annotations

from harmony_desktop.engine.themes import CLOSING, DENYING, ENDGAME, PLANNING, STACKING, Theme
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.ui.kit.languages import translate

_THEMES: dict[Theme, str] = {
    CLOSING: QT_TRANSLATE_NOOP("puzzles", "Completing"),
    DENYING: QT_TRANSLATE_NOOP("puzzles", "Denying"),
    STACKING: QT_TRANSLATE_NOOP("puzzles", "Stacking"),
    ENDGAME: QT_TRANSLATE_NOOP("puzzles", "Last turns"),
    PLANNING: QT_TRANSLATE_NOOP("puzzles", "Planning"),
}
# Of one game: what is hard in one may be easy in another.
_GRADES = (
    QT_TRANSLATE_NOOP("puzzles", "Easiest"),
    QT_TRANSLATE_NOOP("puzzles", "Easier"),
    QT_TRANSLATE_NOOP("puzzles", "Medium"),
    QT_TRANSLATE_NOOP("puzzles", "Harder"),
    QT_TRANSLATE_NOOP("puzzles", "Hardest"),
)


def theme_name(theme: Theme) -> str:
    return translate("puzzles", _THEMES[theme])


def grade_words(grade: int) -> str:
    return translate("puzzles", _GRADES[grade - 1])
