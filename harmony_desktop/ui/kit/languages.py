"""Languages: choosing one, switching live, and translating phrases."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.words import LANGUAGES, BoardPlace, Phrase
from harmony_desktop.ui.kit.resources import resource, translation

if TYPE_CHECKING:
    from PySide6.QtCore import QDate

_LOCALES = {"en": "en_GB"}
"""Languages whose dates and numbers are not those of their first territory in Qt."""
_FIRST_FONTS = (
    "NotoSans-Regular.ttf",
    "NotoSans-SemiBold.ttf",
    "NotoSans-Bold.ttf",
    "Vazirmatn-Regular.ttf",
    "Vazirmatn-SemiBold.ttf",
    "Vazirmatn-Bold.ttf",
)
_TEXT_SCALE, _ALL_SCALE = "text_scale", "all_scale"
_COORDINATES = "coordinates"
_LARGEST_PICTURE = 1.6
_LATIN_FIRST = ["Noto Sans", "Vazirmatn", "Noto Sans Math", "Noto Sans Symbols2"]
_ARABIC_FIRST = ["Vazirmatn", "Noto Sans", "Noto Sans Math", "Noto Sans Symbols2"]
_STOPS = (".", "!", "?", "؟", "…")
"""Signs that end a sentence."""


class Languages(QObject):
    """The language of the application. `use` switches it while the window is open."""

    def __init__(self, application: QApplication, text_size: int = 100) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self._text_size = text_size
        self._growth = 1.0
        # The application's own font may have been made larger already.
        system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        self._points = max(10.5, system.pointSizeF())
        self.current = "en"
        for name in _FIRST_FONTS:
            QFontDatabase.addApplicationFont(str(resource("fonts", name)))

    def use(self, language: str) -> None:
        """Speak `language` from now on; every widget gets a LanguageChange event."""
        self.current = language
        locale = QLocale(_LOCALES.get(language, language))
        QLocale.setDefault(locale)
        self.forget()
        qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._installed = [
            self._translator(f"qtbase_{language}", qt_words),
            self._translator(f"harmony_{language}", str(translation(""))),
        ]
        for translator in self._installed:
            self._application.installTranslator(translator)
        self._application.setLayoutDirection(locale.textDirection())
        self._set_font()

    def load_more_fonts(self) -> None:
        """Load the fonts of rarer signs, which the first paint does without."""
        for path in sorted(resource("fonts").glob("*.ttf")):
            if path.name not in _FIRST_FONTS:
                QFontDatabase.addApplicationFont(str(path))

    def forget(self) -> None:
        """Remove the translations of this language from the application."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed = []

    def set_text_size(self, percent: int) -> None:
        """Make all text larger or smaller."""
        self._text_size = percent
        self._set_font()

    def use_coordinates(self, used: bool) -> None:
        """Name places by the letters and numbers at the edge of the board, or in words."""
        self._application.setProperty(_COORDINATES, used)

    def grow(self, growth: float) -> bool:
        """Make the words of panels larger for a large window; return whether anything changed."""
        changed = growth != self._growth
        self._growth = growth
        if changed:
            self._set_font()
        return changed

    def _set_font(self) -> None:
        arabic = QLocale().script() == QLocale.Script.ArabicScript
        font = QFont()
        font.setFamilies(_ARABIC_FIRST if arabic else _LATIN_FIRST)
        font.setPointSizeF(self._points * self._growth * self._text_size / 100)
        self._application.setProperty(_TEXT_SCALE, self._text_size / 100)
        self._application.setProperty(_ALL_SCALE, self._growth * self._text_size / 100)
        # Every widget would hear of the same font, and measure its words again.
        if font != self._application.font():
            self._application.setFont(font)

    def _translator(self, name: str, folder: str) -> QTranslator:
        translator = QTranslator(self)
        # English has translations for plurals only, and qtbase none at all: then nothing loads.
        translator.load(name, folder)
        return translator


def system_language() -> str:
    """The system's language if it is one of ours, else English."""

    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def text_scale() -> float:
    """How many times larger than usual the player wants words, on a table too."""
    application = QApplication.instance()
    return float((application and application.property(_TEXT_SCALE)) or 1.0)


def grown(pixels: int) -> int:
    """A width that words need, in proportion to their size in this window."""
    application = QApplication.instance()
    return round(pixels * float((application and application.property(_ALL_SCALE)) or 1.0))


def grown_picture(pixels: int) -> int:
    """The side of a picture beside words: it grows with them, though not to the largest sizes."""
    return min(grown(pixels), round(_LARGEST_PICTURE * pixels))


def number(value: float, decimals: int = 0) -> str:
    """A number in the digits of the language, with a real minus sign that stays on its left."""
    locale = QLocale()
    text = (
        locale.toString(float(value), "f", decimals) if decimals else locale.toString(round(value))
    )
    text = text.replace("-", "−")
    if "−" in text and right_to_left():
        # The mark that Qt puts before a minus would turn the words and numbers after it as well.
        bare = text.replace("\u200e", "")
        return f"\u2066{bare}\u2069"
    return text


def signed(value: int) -> str:
    """A change in the digits of the language, with its sign; ±0 for none."""
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return (
        f"\u2066{sign}{number(abs(value))}\u2069" if right_to_left() else sign + number(abs(value))
    )


def span(least: int, most: int) -> str:
    """From one number to another, in the direction of the language; one number alone."""
    ends = (number(least), number(most)) if least != most else (number(least),)
    return _in_direction("–".join(ends))


def counter(done: int, whole: int) -> str:
    """Progress such as "3/7"; in words where a slash would be read as a decimal sign."""
    if right_to_left():
        words = translate("History", "{number} of {all}")
        return words.format(number=number(done), all=number(whole))
    return f"{number(done)}/{number(whole)}"


def percent(share: float, decimals: int = 0) -> str:
    """A share of a hundred, with the sign of the language where that has it."""
    if right_to_left():
        # The mark makes the sign come after the digits, which are read from left to right.
        return f"\u061c{number(share, decimals)}٪"
    return f"{number(share, decimals)}\u00a0%"


def _in_direction(text: str) -> str:
    """A text in the direction of the language, which signs between numbers would not follow."""
    return f"\u2067{text}\u2069" if right_to_left() else text


def digits(text: str) -> str:
    """A text with its Latin digits replaced by those of the language."""
    shift = ord(QLocale().zeroDigit()) - ord("0")
    if not shift:
        return text
    return "".join(chr(ord(c) + shift) if "0" <= c <= "9" else c for c in text)


def date(value: QDate) -> str:
    """A day as the language writes it; in Persian by the calendar of Iran."""
    locale = QLocale()
    if locale.name().startswith("fa"):
        from PySide6.QtCore import QCalendar

        jalali = QCalendar(QCalendar.System.Jalali)
        return digits(locale.toString(value, QLocale.FormatType.LongFormat, jalali))
    return locale.toString(value, QLocale.FormatType.LongFormat)


def short_date(value: QDate) -> str:
    """A day in little room: day and month; of another year, the month and the year."""
    from PySide6.QtCore import QDate

    locale, today = QLocale(), QDate.currentDate()
    if locale.name().startswith("fa"):
        from PySide6.QtCore import QCalendar

        jalali = QCalendar(QCalendar.System.Jalali)
        parts = jalali.partsFromDate(value)
        this_year = parts.year == jalali.partsFromDate(today).year
        month = jalali.monthName(locale, parts.month)
        return digits(f"{parts.day} {month}" if this_year else f"{month} {parts.year}")
    this_year = value.year() == today.year()
    return locale.toString(value, _day_and_month(locale) if this_year else "MMM yyyy")


def _day_and_month(locale: QLocale) -> str:
    """The pattern of a day and a short month, in the order and with the signs of the language."""
    whole = locale.dateFormat(QLocale.FormatType.LongFormat)
    found = re.search(r"\bd+\S* MMMM|MMMM d+", whole)
    return found[0].replace("MMMM", "MMM") if found else "d MMM"


def translate(context: str, text: str) -> str:
    """A marked text in the current language."""
    return QCoreApplication.translate(context, text)


def say(phrase: Phrase | BoardPlace) -> str:
    """A phrase in the current language and its digits, with its values put in; or a place."""
    if isinstance(phrase, BoardPlace):
        return _coordinate(phrase) if with_coordinates() else say(phrase.words)
    values = {name: _said(value) for name, value in phrase.values.items()}
    count = phrase.values.get("n")
    if isinstance(count, int) and "%Ln" in phrase.text:
        text = QCoreApplication.translate(phrase.context, phrase.text, None, count)
    else:
        text = translate(phrase.context, phrase.text)
    return digits(text).format(**values)


def _said(value: int | str | Phrase | BoardPlace | tuple[Phrase, ...]) -> str:
    """A value of a phrase in the current language."""
    if isinstance(value, Phrase | BoardPlace):
        return say(value)
    if isinstance(value, tuple):
        return enumerated([say(one) for one in value])
    return number(value) if isinstance(value, int) else isolated(value)


def with_coordinates() -> bool:
    """Whether boards have letters and numbers at their edges."""
    application = QApplication.instance()
    return bool(application and application.property(_COORDINATES))


def column_letter(column: int, columns: int) -> str:
    """The letter of a column from 0; the first is where lines of text begin."""
    if right_to_left():
        column = columns - 1 - column
    more, letter = divmod(column, 26)
    return chr(ord("A") + letter) + "′" * abs(more)


def _coordinate(place: BoardPlace) -> str:
    return isolated(column_letter(place.column, place.columns) + number(place.row + 1))


def isolated(name: str) -> str:
    """A name that keeps its own direction inside any sentence."""
    return f"\u2068{name}\u2069"


def listed(names: Iterable[str]) -> str:
    """Names, each kept in its own direction, joined with the comma of the language."""
    return joined(isolated(name) for name in names)


def joined(words: Iterable[str]) -> str:
    """Words joined with the comma of the language."""
    return ("، " if right_to_left() else ", ").join(words)


def separated(parts: Iterable[str]) -> str:
    """Short facts beside each other; empty ones are left out.

    Beside Persian digits a dot would be a zero and a bar a one; a sentence needs no mark after it.
    """
    if QLocale().zeroDigit() == "0":
        return " · ".join(filter(None, parts))
    return re.sub(r"(?<=[.!؟])؛", "", "؛ ".join(filter(None, parts)))


def enumerated(words: Sequence[str]) -> str:
    """Words joined with commas, or with semicolons where one of them has a comma of its own."""
    if len(words) > 1 and any("," in one or "،" in one for one in words):
        return ("؛ " if right_to_left() else "; ").join(words)
    return joined(words)


def sentences(parts: Iterable[str]) -> str:
    """Parts joined as sentences; empty ones are left out."""
    *said, last = [part for part in parts if part] or [""]
    ended = [part if part.endswith(_STOPS) else f"{part}." for part in said]
    return " ".join([*ended, last])


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def right_to_left() -> bool:
    return QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
