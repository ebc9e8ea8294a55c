"""The replies of a partner to a request, marked for translation."""

from __future__ import annotations

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

REPLIES = {
    "leave-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, it is yours.”"),
    "leave-no": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I have no other place.”"),
    "fill-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, I can fill it.”"),
    "fill-later": QT_TRANSLATE_NOOP("harmonia", "“Not yet: I have something else in mind.”"),
    "fill-no": QT_TRANSLATE_NOOP("harmonia", "“I cannot: none of my tiles fits there.”"),
    "need-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, I will see to it.”"),
    "need-no": QT_TRANSLATE_NOOP("harmonia", "“I cannot make room for it now.”"),
}
