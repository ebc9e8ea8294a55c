"""The achievements of Harmonies, found on the boards."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonies.rules import scoring
from harmony_desktop.games.harmonies.rules.cards import FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import FIELD, MOUNTAINS, SIDES, TREES, WATER
from harmony_desktop.games.harmonies.rules.game import HarmoniesState
from harmony_desktop.games.harmonies.rules.open_table import PlayerLand

AROUND = 6
LONG_RIVER = 7
MANY_ISLANDS = 4
MANY_TREES = 4
MANY_MOUNTAINS = 3
MANY_FIELDS = 4
MANY_BUILDINGS = 4
MANY_CARDS = 5
EVERYWHERE = 8
MANY_SUNS = 8

ACHIEVEMENTS = (
    Achievement(
        "ring-river",
        QT_TRANSLATE_NOOP("harmonies", "The ring river"),
        QT_TRANSLATE_NOOP("harmonies", "Close a ring of six waters around one hex."),
    ),
    Achievement(
        "long-river",
        QT_TRANSLATE_NOOP("harmonies", "The long river"),
        QT_TRANSLATE_NOOP(
            "harmonies", "Let a river of seven water tokens or more flow, on side A."
        ),
    ),
    Achievement(
        "archipelago",
        QT_TRANSLATE_NOOP("harmonies", "The archipelago"),
        QT_TRANSLATE_NOOP("harmonies", "Divide the land into four islands or more, on side B."),
    ),
    Achievement(
        "forest",
        QT_TRANSLATE_NOOP("harmonies", "The old forest"),
        QT_TRANSLATE_NOOP("harmonies", "Grow four trees to their full height."),
    ),
    Achievement(
        "peaks",
        QT_TRANSLATE_NOOP("harmonies", "Three peaks"),
        QT_TRANSLATE_NOOP("harmonies", "Raise three mountains of full height that score."),
    ),
    Achievement(
        "fields",
        QT_TRANSLATE_NOOP("harmonies", "Harvest time"),
        QT_TRANSLATE_NOOP("harmonies", "Have four separate fields that score."),
    ),
    Achievement(
        "village",
        QT_TRANSLATE_NOOP("harmonies", "The village"),
        QT_TRANSLATE_NOOP("harmonies", "Have four buildings that score."),
    ),
    Achievement(
        "menagerie",
        QT_TRANSLATE_NOOP("harmonies", "Everybody is home"),
        QT_TRANSLATE_NOOP("harmonies", "Finish five animal cards in one game."),
    ),
    Achievement(
        "balance",
        QT_TRANSLATE_NOOP("harmonies", "In balance"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Get eight points or more from each: trees, mountains, fields, water and buildings.",
        ),
    ),
    Achievement(
        "eight-suns",
        QT_TRANSLATE_NOOP("harmonies", "Eight suns"),
        QT_TRANSLATE_NOOP("harmonies", "Earn eight suns or more in a solo game."),
    ),
)


def of_land(side: str, land: PlayerLand) -> set[str]:
    """The keys a board and its cards have earned (N-12 to N-18)."""
    stacks, found = land.stacks, set()
    neighbours = SIDES[side].neighbours
    if any(
        len(near) == AROUND and all(stacks[cell] == WATER for cell in near) for near in neighbours
    ):
        found.add("ring-river")
    if side == "A":
        if len(scoring.river(side, stacks)) >= LONG_RIVER:
            found.add("long-river")
    elif len(scoring.islands(side, stacks)) >= MANY_ISLANDS:
        found.add("archipelago")
    if sum(stack == TREES[-1] for stack in stacks) >= MANY_TREES:
        found.add("forest")
    high = [
        cell for cell in scoring.scoring_mountains(side, stacks) if stacks[cell] == MOUNTAINS[-1]
    ]
    if len(high) >= MANY_MOUNTAINS:
        found.add("peaks")
    fields = [group for group in scoring.groups_of(side, stacks, (FIELD,)) if len(group) > 1]
    if len(fields) >= MANY_FIELDS:
        found.add("fields")
    if len(scoring.scoring_buildings(side, stacks)) >= MANY_BUILDINGS:
        found.add("village")
    finished = [held for held in land.cards if held.finished and held.card < FIRST_SPIRIT]
    if len(finished) >= MANY_CARDS:
        found.add("menagerie")
    if all(line.points >= EVERYWHERE for line in scoring.landscape_lines(side, stacks)):
        found.add("balance")
    return found


def achieved(history: Sequence[HarmoniesState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in a finished game."""
    final = history[-1]
    found = of_land(final.table.setup.side, final.table.lands[seat])
    suns = final.suns()
    if suns is not None and suns >= MANY_SUNS:
        found.add("eight-suns")
    return frozenset(found)
