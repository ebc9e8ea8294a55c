"""The achievements of Harmonies, found on the boards."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.achievements import Achievement, reached
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
SOME_ANIMALS = 4
GOOD_SCORE = 80

ACHIEVEMENTS = (
    Achievement(
        "first-game",
        QT_TRANSLATE_NOOP("harmonies", "A beginning"),
        QT_TRANSLATE_NOOP("harmonies", "Finish a game."),
        1,
        "games",
    ),
    Achievement(
        "four-animals",
        QT_TRANSLATE_NOOP("harmonies", "Four of a different kind"),
        QT_TRANSLATE_NOOP("harmonies", "Have cubes of four different animals on your board."),
        SOME_ANIMALS,
    ),
    Achievement(
        "first-win",
        QT_TRANSLATE_NOOP("harmonies", "A first win"),
        QT_TRANSLATE_NOOP("harmonies", "Win a game."),
        1,
        "wins",
    ),
    Achievement(
        "ten-games",
        QT_TRANSLATE_NOOP("harmonies", "At home here"),
        QT_TRANSLATE_NOOP("harmonies", "Finish ten games."),
        10,
        "games",
    ),
    Achievement(
        "eighty",
        QT_TRANSLATE_NOOP("harmonies", "A good harvest"),
        QT_TRANSLATE_NOOP("harmonies", "Finish with eighty points or more."),
        GOOD_SCORE,
    ),
    Achievement(
        "ring-river",
        QT_TRANSLATE_NOOP("harmonies", "The ring river"),
        QT_TRANSLATE_NOOP("harmonies", "Close a ring of six water tokens around one hex."),
    ),
    Achievement(
        "long-river",
        QT_TRANSLATE_NOOP("harmonies", "The long river"),
        QT_TRANSLATE_NOOP(
            "harmonies", "Let a river of seven water tokens or more flow, on side A."
        ),
        LONG_RIVER,
    ),
    Achievement(
        "archipelago",
        QT_TRANSLATE_NOOP("harmonies", "The archipelago"),
        QT_TRANSLATE_NOOP("harmonies", "Divide the land into four islands or more, on side B."),
        MANY_ISLANDS,
    ),
    Achievement(
        "forest",
        QT_TRANSLATE_NOOP("harmonies", "The old forest"),
        QT_TRANSLATE_NOOP("harmonies", "Grow four trees to their full height."),
        MANY_TREES,
    ),
    Achievement(
        "peaks",
        QT_TRANSLATE_NOOP("harmonies", "Three peaks"),
        QT_TRANSLATE_NOOP("harmonies", "Raise three mountains of full height that score."),
        MANY_MOUNTAINS,
    ),
    Achievement(
        "fields",
        QT_TRANSLATE_NOOP("harmonies", "Harvest time"),
        QT_TRANSLATE_NOOP("harmonies", "Score with four separate fields."),
        MANY_FIELDS,
    ),
    Achievement(
        "village",
        QT_TRANSLATE_NOOP("harmonies", "The village"),
        QT_TRANSLATE_NOOP("harmonies", "Score with four buildings."),
        MANY_BUILDINGS,
    ),
    Achievement(
        "menagerie",
        QT_TRANSLATE_NOOP("harmonies", "Everyone’s home"),
        QT_TRANSLATE_NOOP("harmonies", "Finish five animal cards in one game."),
        MANY_CARDS,
    ),
    Achievement(
        "balance",
        QT_TRANSLATE_NOOP("harmonies", "In balance"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Score at least eight points with each of these: trees, mountains, fields, water and "
            "buildings.",
        ),
    ),
    Achievement(
        "eight-suns",
        QT_TRANSLATE_NOOP("harmonies", "Eight suns"),
        QT_TRANSLATE_NOOP("harmonies", "Earn eight suns or more in a solo game."),
        MANY_SUNS,
    ),
)


def counts_of(side: str, land: PlayerLand) -> dict[str, int]:
    """What a board and its cards have towards each goal (N-12 to N-18)."""
    stacks = land.stacks
    high = [
        cell for cell in scoring.scoring_mountains(side, stacks) if stacks[cell] == MOUNTAINS[-1]
    ]
    fields = [group for group in scoring.groups_of(side, stacks, (FIELD,)) if len(group) > 1]
    animals = [held for held in land.cards if held.card < FIRST_SPIRIT]
    return {
        "long-river": len(scoring.river(side, stacks)) if side == "A" else 0,
        "archipelago": len(scoring.islands(side, stacks)) if side != "A" else 0,
        "forest": sum(stack == TREES[-1] for stack in stacks),
        "peaks": len(high),
        "fields": len(fields),
        "village": len(scoring.scoring_buildings(side, stacks)),
        "menagerie": sum(held.finished for held in animals),
        "four-animals": sum(held.placed > 0 for held in animals),
    }


def of_land(side: str, land: PlayerLand) -> set[str]:
    """The keys a board and its cards have earned (N-12 to N-18)."""
    stacks, found = land.stacks, reached(ACHIEVEMENTS, counts_of(side, land))
    neighbours = SIDES[side].neighbours
    if any(
        len(near) == AROUND and all(stacks[cell] == WATER for cell in near) for near in neighbours
    ):
        found.add("ring-river")
    if all(line.points >= EVERYWHERE for line in scoring.landscape_lines(side, stacks)):
        found.add("balance")
    return found


def measured(history: Sequence[HarmoniesState], seat: int) -> dict[str, int]:
    """How far a seat came towards each goal."""
    final = history[-1]
    counts = counts_of(final.table.setup.side, final.table.lands[seat])
    return {**counts, "eight-suns": final.suns() or 0, "eighty": final.score(seat).total}


def achieved(history: Sequence[HarmoniesState], seat: int) -> frozenset[str]:
    """The keys a seat has earned in a finished game."""
    final = history[-1]
    found = of_land(final.table.setup.side, final.table.lands[seat])
    return frozenset(found | reached(ACHIEVEMENTS, measured(history, seat)))
