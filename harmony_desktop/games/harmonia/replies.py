"""Words that partners say of their own accord: replies to a request and words at the end."""

from __future__ import annotations

from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

REPLIES = {
    "leave-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, it is yours.”"),
    "leave-no": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I have no other place.”"),
    "fill-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, I can fill it.”"),
    "fill-later": QT_TRANSLATE_NOOP("harmonia", "“Not yet: I have something else in mind.”"),
    "fill-no": QT_TRANSLATE_NOOP("harmonia", "“I cannot: none of my tiles fits there.”"),
    "tile-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, I’ll place it there.”"),
    "tile-no": QT_TRANSLATE_NOOP("harmonia", "“Not now: I’d like to place another tile first.”"),
    "taken-back": QT_TRANSLATE_NOOP("harmonia", "“All right.”"),
    "need-yes": QT_TRANSLATE_NOOP("harmonia", "“Yes, I’ll keep it in mind.”"),
    "need-no": QT_TRANSLATE_NOOP("harmonia", "“I cannot make room for it now.”"),
    "point-next": QT_TRANSLATE_NOOP("harmonia", "“I see it. I can go on there.”"),
    "point-seen": QT_TRANSLATE_NOOP(
        "harmonia", "“I see it, and I have a tile that fits beside it.”"
    ),
    "point-no": QT_TRANSLATE_NOOP("harmonia", "“I see it, but none of my tiles fits beside it.”"),
    "told-some": QT_TRANSLATE_NOOP("harmonia", "“Good to know.”"),
    "told-all": QT_TRANSLATE_NOOP("harmonia", "“Good, now we can plan together.”"),
    "leave-broken": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I did need that cell after all.”"),
    "fill-broken": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I had to place something else first.”"),
    "tile-broken": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I had to place something else first.”"),
    "thanks": QT_TRANSLATE_NOOP("harmonia", "“Thanks!”"),
    "regret": QT_TRANSLATE_NOOP("harmonia", "“A pity, I had other plans for that cell.”"),
    "closed": QT_TRANSLATE_NOOP("harmonia", "“Well done, the pattern is closed!”"),
    "won": QT_TRANSLATE_NOOP("harmonia", "“We did it!”"),
    "won-too": QT_TRANSLATE_NOOP("harmonia", "“How beautiful it has become!”"),
    "lost": QT_TRANSLATE_NOOP("harmonia", "“What a pity. Let’s try again!”"),
    "need-broken": QT_TRANSLATE_NOOP("harmonia", "“Sorry, I could not keep room for your tile.”"),
}

TO_A_REQUEST = ("thanks", "regret")
"""Replies to a tile that was placed as a bot asked, or against it."""
