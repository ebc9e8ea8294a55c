"""The variant of a game in words, for the records and the rules beside a table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from harmony_desktop import games
from harmony_desktop.engine.options import SEATING, BadOption, Choice, Count, Flag, Text
from harmony_desktop.ui.kit.languages import digits, isolated, number, separated, translate


def kept_options(game: str, variant: str) -> dict[str, str]:
    """The options in the word of a variant (storage.results.variant_of).

    A text that a player has entered may hold spaces: it ends at the next option.
    """
    offered = games.load(game).options
    keys = "|".join(re.escape(option.key) for option in offered)
    found: dict[str, str] = {}
    if any(isinstance(option, Text) for option in offered):
        parts = re.split(rf"(?:^| )({keys})=", variant)
        found = dict(zip(parts[1::2], parts[2::2], strict=True))
    else:
        found = dict(part.split("=", 1) for part in variant.split() if "=" in part)
    for option in offered:
        if isinstance(option, Text) and option.key in found:
            try:
                option.read(found[option.key])
            except BadOption:
                del found[option.key]
    return found


def variant_words(game: str, options: Mapping[str, object]) -> str:
    """The variant in one line."""
    return separated(chosen_names(game, options))


def chosen_names(game: str, options: Mapping[str, object]) -> list[str]:
    """The names of the options chosen. Seating and default values are left out."""
    texts = games.texts(game)
    offered = {option.key: option for option in games.load(game).options}
    words = []
    order = {key: place for place, key in enumerate(offered)}
    # What a game adds to its options comes last, such as the spirit chosen in it.
    for key in sorted(options, key=lambda one: order.get(one, len(order))):
        value = options[key]
        option = offered.get(key)
        usual = option is not None and str(option.default) == str(value)
        detail = isinstance(option, Choice) and option.detail_of is not None
        if key in SEATING or (usual and (detail or isinstance(option, Count | Flag | Text))):
            continue
        if isinstance(option, Count):
            title = translate(game, texts.OPTIONS[key])
            words.append(f"{title}: {number(int(str(value)))}")
        elif isinstance(option, Text) and texts.OWN_SET is not None:
            name = isolated(option.name(str(value))) if option.name(str(value)) else ""
            words.append(name or translate(game, texts.OWN_SET[0]))
        else:
            name = str(value).lower() if isinstance(option, Flag) else str(value)
            if f"{key}.{name}" in texts.VALUES:
                words.append(translate(game, texts.VALUES[f"{key}.{name}"][0]))
    return words


def unusual_rules(game: str, options: Mapping[str, object]) -> list[str]:
    """A sentence about each option that is not the usual one."""
    texts, found = games.texts(game), list[str]()
    for option in games.load(game).options:
        value = options.get(option.key)
        if not isinstance(option, Choice) or option.key in SEATING:
            continue
        applies = (
            option.detail_of is None or options.get(option.detail_of[0]) == option.detail_of[1]
        )
        if applies and value not in (None, option.default):
            _, words = texts.VALUES.get(f"{option.key}.{value}", ("", ""))
            found += [digits(translate(game, words))] if words else []
    return found
