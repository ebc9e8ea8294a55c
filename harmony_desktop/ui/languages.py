"""Languages: choosing one, switching live, and saying phrases in it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from harmony_desktop.engine.words import Phrase
from harmony_desktop.ui.resources import resource, translation

NATIVE_NAMES = {"en": "English", "fa": "فارسی", "uk": "Українська", "de": "Deutsch"}
"""Each language in its own words, in the order of the menus."""

_LOCALES = {"en": "en_GB", "fa": "fa_IR", "uk": "uk_UA", "de": "de_DE"}
_FIRST_FONTS = (
    "NotoSans-Regular.ttf",
    "NotoSans-SemiBold.ttf",
    "NotoSans-Bold.ttf",
    "Vazirmatn-Regular.ttf",
    "Vazirmatn-SemiBold.ttf",
    "Vazirmatn-Bold.ttf",
)
_LATIN_FIRST = ["Noto Sans", "Vazirmatn", "Noto Sans Math", "Noto Sans Symbols2"]
_PERSIAN_FIRST = ["Vazirmatn", "Noto Sans", "Noto Sans Math", "Noto Sans Symbols2"]


class _Locale:
    """The locale in use, and whether Qt has been told of it.

    PySide6 makes the enumerations of a class when the class is first touched, and those of QLocale
    (every language, script and country) take a fifth of a bare start. So QLocale is touched when
    Home is on the screen, or when something is asked of it that cannot be said without.
    """

    name = "en_GB"
    zero = "0"
    loaded = False


def load_locale() -> None:
    """Tell Qt the locale: plural forms, larger numbers and dates go by it from now on."""

    _Locale.loaded = True
    QLocale.setDefault(QLocale(_Locale.name))


def _locale():

    if not _Locale.loaded:
        load_locale()
    return QLocale()


class Languages(QObject):
    """The language of the application. `use` switches it while the window is open."""

    def __init__(self, application: QApplication, text_size: int = 100) -> None:
        super().__init__(application)
        self._application = application
        self._installed: list[QTranslator] = []
        self._text_size = text_size
        self._points = max(10.5, application.font().pointSizeF())
        self.current = "en"
        for name in _FIRST_FONTS:
            QFontDatabase.addApplicationFont(str(resource("fonts", name)))

    def use(self, language: str) -> None:
        """Speak `language` from now on; every widget gets a LanguageChange event."""
        self.current = language
        _Locale.name = _LOCALES[language]
        _Locale.zero = "۰" if language == "fa" else "0"
        if _Locale.loaded:
            load_locale()
        self.forget()
        qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._installed = [
            self._translator(f"qtbase_{language}", qt_words),
            self._translator(f"harmony_{language}", str(translation(""))),
        ]
        for translator in self._installed:
            self._application.installTranslator(translator)
        self._application.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if language == "fa" else Qt.LayoutDirection.LeftToRight
        )
        self._set_font()

    def settle(self) -> None:
        """Load what the first words did without: the locale and the fonts for rarer signs."""
        load_locale()
        for path in sorted(resource("fonts").glob("*.ttf")):
            if path.name not in _FIRST_FONTS:
                QFontDatabase.addApplicationFont(str(path))

    def forget(self) -> None:
        """Take the words of this language back."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []

    def set_text_size(self, percent: int) -> None:
        """Make all text larger or smaller."""
        self._text_size = percent
        self._set_font()

    def _set_font(self) -> None:
        font = QFont()
        font.setFamilies(_PERSIAN_FIRST if self.current == "fa" else _LATIN_FIRST)
        font.setPointSizeF(self._points * self._text_size / 100)
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
        if code in NATIVE_NAMES:
            return code
    return "en"


def number(value: float, decimals: int = 0) -> str:
    """A number in the digits of the language, with a real minus sign."""
    if not decimals:
        whole = round(value)
        if abs(whole) < 1000:
            return digits(str(whole)).replace("-", "−")
        return _locale().toString(whole).replace("-", "−")
    return _locale().toString(float(value), "f", decimals).replace("-", "−")


def digits(text: str) -> str:
    """A text with its Latin digits replaced by those of the language."""
    if _Locale.zero == "0":
        return text
    shift = ord(_Locale.zero) - ord("0")
    return "".join(chr(ord(c) + shift) if "0" <= c <= "9" else c for c in text)


def date(value: QDate) -> str:
    """A day as the language writes it; in Persian by the calendar of Iran."""
    locale = _locale()
    if _Locale.zero == "۰":
        from PySide6.QtCore import QCalendar

        jalali = QCalendar(QCalendar.System.Jalali)
        return digits(locale.toString(value, locale.FormatType.LongFormat, jalali))
    return locale.toString(value, locale.FormatType.LongFormat)


def translate(context: str, text: str) -> str:
    """A marked text in the current language."""
    return QCoreApplication.translate(context, text)


def say(phrase: Phrase) -> str:
    """A phrase in the current language, with its values put in."""
    values = {
        name: say(value)
        if isinstance(value, Phrase)
        else number(value)
        if isinstance(value, int)
        else isolated(value)
        for name, value in phrase.values.items()
    }
    return translate(phrase.context, phrase.text).format(**values)


def isolated(name: str) -> str:
    """A name that keeps its own direction inside any sentence."""
    return f"\u2068{name}\u2069"


def listed(names: Iterable[str]) -> str:
    """Names one after the other, with the comma of the language."""
    return joined(isolated(name) for name in names)


def joined(words: Iterable[str]) -> str:
    """Words one after the other, with the comma of the language."""
    return ("، " if right_to_left() else ", ").join(words)


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def right_to_left() -> bool:
    return QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
