"""The tutorial of Harmonies: a frog moves in during the first turn, a tree grows in the second."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.lessons import Attempt, Lesson, LessonStep
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import COLOURS, EMPTY
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

VARIANTS: Final = tuple(
    {"side": side, "spirits": spirits} for side, spirits in product(("A", "B"), (False, True))
)

_SEED: Final = 60
_FROG: Final = "frog"
_FOR_FROG: Final = ("blue", "green")
_REPLIES: Final = (
    TakeSpace(3),
    PlaceToken("grey", 10),
    PlaceToken("grey", 10),
    PlaceToken("yellow", 5),
    EndTurn(),
    TakeSpace(1),
    PlaceToken("red", 14),
    PlaceToken("blue", 2),
    PlaceToken("blue", 3),
    EndTurn(),
)


# What a step asks for


def _of_kind(view: HarmoniesView, kind: type[Move]) -> tuple[Move, ...]:
    return tuple(move for move in view.legal_moves() if isinstance(move, kind))


def _spirits(view: HarmoniesView) -> tuple[Move, ...]:
    return _of_kind(view, ChooseSpirit)


def _cards(view: HarmoniesView) -> tuple[Move, ...]:
    """The frog, or any card if somebody else has it."""
    cards = _of_kind(view, TakeCard)
    return (TakeCard(_FROG),) if TakeCard(_FROG) in cards else cards


def _spaces_with(view: HarmoniesView, *colours: str) -> tuple[Move, ...]:
    """The spaces with all these colours, or any space if there is none."""
    spaces = _of_kind(view, TakeSpace)
    good = tuple(
        move
        for move in spaces
        if isinstance(move, TakeSpace)
        and {COLOURS[token] for token in view.table.spaces[move.space]}.issuperset(colours)
    )
    return good or spaces


def _tokens(view: HarmoniesView) -> tuple[PlaceToken, ...]:
    return tuple(move for move in view.legal_moves() if isinstance(move, PlaceToken))


def _lacking(view: HarmoniesView) -> set[tuple[str, int]]:
    """The single tokens, with their cells, that complete a habitat of an own card."""
    return {
        (COLOURS[near.colour], near.cell)
        for held in view.land.cards
        if held.card < FIRST_SPIRIT and not held.placed
        for near in view.near_cells(held.card)
    }


def _finishing(view: HarmoniesView) -> tuple[Move, ...]:
    """Tokens that complete a habitat of an own card."""
    wanted = _lacking(view)
    return tuple(move for move in _tokens(view) if (move.colour, move.cell) in wanted)


def _beginning(view: HarmoniesView) -> tuple[Move, ...]:
    """The first token for the frog, if the second is in the hand too."""
    tokens = _tokens(view)
    held = view.land.holding(CARD_NUMBERS[_FROG]) is not None
    if not held or not {move.colour for move in tokens}.issuperset(_FOR_FROG):
        return ()
    free = {cell for cell, stack in enumerate(view.land.stacks) if stack == EMPTY}
    middle = view.side.count // 2
    roomy = [
        cell
        for cell in sorted(free, key=lambda cell: (cell != middle, cell))
        if not free.isdisjoint(view.side.neighbours[cell])
    ]
    return tuple(move for move in tokens if move.cell in roomy[:1] and move.colour in _FOR_FROG)


def _habitat(view: HarmoniesView) -> tuple[Move, ...]:
    """Tokens that complete a habitat of an own card, or the first one of the frog's."""
    return _finishing(view) or _beginning(view) or _tokens(view)


_NO_HOME: Final = QT_TRANSLATE_NOOP(
    "harmonies",
    "These tokens don’t make a home for your animal yet. Press U to take others, or place them as "
    "you like: it waits on its card.",
)
_ANOTHER_ANIMAL: Final = QT_TRANSLATE_NOOP(
    "harmonies",
    "This animal is harder to please than the frog. Press U to put its card back, or take the "
    "three tokens of a space for it.",
)
_NO_ANIMAL: Final = QT_TRANSLATE_NOOP(
    "harmonies",
    "Now place your tokens one by one, wherever you like. Once you have an animal card, you build "
    "what it shows.",
)


def _homeless(view: HarmoniesView) -> str:
    """The text where the tokens in the hand complete no habitat."""
    if all(held.card >= FIRST_SPIRIT for held in view.land.cards):
        return _NO_ANIMAL
    return "" if _finishing(view) or _beginning(view) else _NO_HOME


def _for_animals(view: HarmoniesView) -> tuple[Move, ...]:
    """The spaces from which a habitat can be completed for an animal, if none has settled yet."""
    if _settled(view):
        return ()
    wanted = {colour for colour, _ in _lacking(view)}
    held = view.land.holding(CARD_NUMBERS[_FROG]) is not None
    return tuple(
        move
        for move in view.legal_moves()
        if isinstance(move, TakeSpace)
        for colours in [{COLOURS[token] for token in view.table.spaces[move.space]}]
        if not wanted.isdisjoint(colours) or (held and colours.issuperset(_FOR_FROG))
    )


def _spaces_again(view: HarmoniesView) -> tuple[Move, ...]:
    return _for_animals(view) or _spaces_with(view, "green")


_STILL_WAITING: Final = QT_TRANSLATE_NOOP(
    "harmonies",
    "Your animal is still looking for a home. Take tokens for it: the glowing spaces have what it "
    "needs.",
)


def _first_space(view: HarmoniesView) -> tuple[Move, ...]:
    """The tokens for the frog, or for whichever animal was taken in its place."""
    fitting = _for_animals(view) if _another_animal(view) else ()
    return fitting or _spaces_with(view, "blue", "green", "brown")


def _another_animal(view: HarmoniesView) -> str:
    """The text where another card than the frog was taken."""
    animals = [held for held in view.land.cards if held.card < FIRST_SPIRIT]
    frog = view.land.holding(CARD_NUMBERS[_FROG]) is not None
    return _ANOTHER_ANIMAL if animals and not frog else ""


def _waiting(view: HarmoniesView) -> str:
    """The text where an animal can still settle in the second turn."""
    return _STILL_WAITING if _for_animals(view) else ""


def _cubes(view: HarmoniesView) -> tuple[Move, ...]:
    return _of_kind(view, PlaceCube)


def _spare(view: HarmoniesView) -> tuple[Move, ...]:
    """The tokens that are left, on empty hexes at the edge."""
    tokens = _tokens(view)
    neighbours, stacks = view.side.neighbours, view.land.stacks
    lonely = tuple(
        move
        for move in tokens
        if stacks[move.cell] == EMPTY
        and all(stacks[beside] == EMPTY for beside in neighbours[move.cell])
    )
    return lonely[:1] or tokens


def _stacking(view: HarmoniesView) -> tuple[Move, ...]:
    """Tokens that go on top of others; brown on brown only if nothing else does."""
    tokens = tuple(move for move in _tokens(view) if view.land.stacks[move.cell] != EMPTY)
    return tuple(move for move in tokens if move.colour != "brown") or tokens


def _end(view: HarmoniesView) -> tuple[Move, ...]:
    return _of_kind(view, EndTurn)


# What was done


def _has_habitat(attempt: Attempt) -> bool:
    view: HarmoniesView = attempt.view
    return _has_settled(attempt) or any(
        view.cube_cells(held.card) for held in view.land.cards if held.card < FIRST_SPIRIT
    )


def _settled(view: HarmoniesView) -> bool:
    return any(card != NO_CUBE and not CARDS[card].spirit for card in view.land.cubes)


def _has_settled(attempt: Attempt) -> bool:
    return _settled(attempt.view)


def _has_stacked(attempt: Attempt) -> bool:
    return any(
        isinstance(move, PlaceToken) and view.land.stacks[move.cell] != EMPTY
        for view, move in attempt.played
    )


_AIM: Final = LessonStep(
    "aim",
    QT_TRANSLATE_NOOP("harmonies", "What it’s about"),
    QT_TRANSLATE_NOOP(
        "harmonies",
        "Build landscapes from tokens and settle animals in them. Both score; whoever has the "
        "most points wins.",
    ),
    figure="card",
)
_SPIRIT: Final = LessonStep(
    "spirit",
    QT_TRANSLATE_NOOP("harmonies", "Choose a spirit"),
    QT_TRANSLATE_NOOP(
        "harmonies",
        "A spirit is a goal of your own: build its habitat once, and one kind of landscape earns "
        "you more. Click the one you like better.",
    ),
    asks=_spirits,
    done=lambda attempt: attempt.has_played("spirit"),
    refused=QT_TRANSLATE_NOOP("harmonies", "First, please choose one of the two spirits."),
)
_TURN: Final = (
    LessonStep(
        "card",
        QT_TRANSLATE_NOOP("harmonies", "Find an animal"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Once a turn you may take a card from the row; at most four may wait. A frog is easy "
            "to please: green beside blue, that’s all it wants. Click it.",
        ),
        figure="frog-card",
        asks=_cards,
        done=lambda attempt: attempt.has_played("card"),
        otherwise=QT_TRANSLATE_NOOP(
            "harmonies", "That’s fine too, but don’t forget the frog: you can still take it."
        ),
        missed=QT_TRANSLATE_NOOP(
            "harmonies", "No animal yet? You can take a card in any of your turns."
        ),
        patience=5,
        returns=True,
    ),
    LessonStep(
        "take",
        QT_TRANSLATE_NOOP("harmonies", "Take three tokens"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "In every turn you take the three tokens of one space. The glowing one has blue and "
            "green: click it, or drag it to your board.",
        ),
        asks=_first_space,
        done=lambda attempt: attempt.has_played("take"),
        detour=_another_animal,
        refused=QT_TRANSLATE_NOOP("harmonies", "Take the three tokens of a space first."),
    ),
    LessonStep(
        "habitat",
        QT_TRANSLATE_NOOP("harmonies", "Build a home"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Now place your tokens one by one, and build what your card shows. For the frog, put "
            "green beside blue. Good places glow.",
        ),
        figure="frog",
        lights=("hand",),
        asks=_habitat,
        done=_has_habitat,
        detour=_homeless,
        missed=QT_TRANSLATE_NOOP(
            "harmonies",
            "No habitat is complete this time. That’s all right: animals wait patiently on their "
            "cards. Press U if you’d rather try again.",
        ),
        patience=4,
        returns=True,
    ),
    LessonStep(
        "settle",
        QT_TRANSLATE_NOOP("harmonies", "An animal moves in"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "The habitat is complete, so the animal can move in, now or in any later turn: click "
            "the glowing hex. Its cube leaves the card, and the highest number uncovered is what "
            "the card scores.",
        ),
        asks=_cubes,
        done=_has_settled,
        otherwise=QT_TRANSLATE_NOOP(
            "harmonies", "Good. The animal can still move in: click the glowing hex."
        ),
        missed=QT_TRANSLATE_NOOP(
            "harmonies", "The animal stays on its card for now. It can move in during later turns."
        ),
        patience=3,
        returns=True,
    ),
    LessonStep(
        "rest",
        QT_TRANSLATE_NOOP("harmonies", "The last token"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "All three tokens must be placed. Put what’s left on an empty hex: on brown, for "
            "example, a tree can grow later. Nothing more goes on a hex with a cube.",
        ),
        lights=("hand",),
        asks=_spare,
        done=lambda attempt: attempt.has_played("token", times=3),
        refused=QT_TRANSLATE_NOOP("harmonies", "It can’t go there. An empty hex always works."),
    ),
    LessonStep(
        "end-turn",
        QT_TRANSLATE_NOOP("harmonies", "End your turn"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "That was a whole turn. Until you end it you can take every step back. Click “End "
            "turn”, or press E.",
        ),
        asks=_end,
        done=lambda attempt: attempt.has_played("end"),
        refused=QT_TRANSLATE_NOOP("harmonies", "When you’re done, click “End turn” or press E."),
    ),
    LessonStep(
        "take-again",
        QT_TRANSLATE_NOOP("harmonies", "Your second turn"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Trees grow on brown. Take tokens with green among them; the glowing spaces have it.",
        ),
        asks=_spaces_again,
        detour=_waiting,
        done=lambda attempt: attempt.has_played("take", times=2),
        refused=QT_TRANSLATE_NOOP("harmonies", "Take the three tokens of a space first."),
    ),
    LessonStep(
        "stack",
        QT_TRANSLATE_NOOP("harmonies", "Build upwards"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Some tokens go on others: green or brown on brown, grey on grey, red on brown, grey "
            "or red. Try it on a glowing hex. A tree with a trunk is worth 3 points instead of 1.",
        ),
        figure="stacks",
        lights=("hand",),
        asks=_stacking,
        done=_has_stacked,
        tells=True,
        otherwise=QT_TRANSLATE_NOOP(
            "harmonies",
            "That lies flat on the board, which is fine too. A stack saves room: try a glowing "
            "hex.",
        ),
        missed=QT_TRANSLATE_NOOP(
            "harmonies", "Nothing fits on top of anything right now. You’ll stack later."
        ),
        patience=3,
    ),
)
_RIVER: Final = LessonStep(
    "river",
    QT_TRANSLATE_NOOP("harmonies", "Water"),
    QT_TRANSLATE_NOOP(
        "harmonies",
        "On this side of the board your longest river counts: 2 tokens score 2 points, then 5, 8, "
        "11 and 15, and 4 more for each further one.",
    ),
    figure="river",
)
_ISLANDS: Final = LessonStep(
    "islands",
    QT_TRANSLATE_NOOP("harmonies", "Water"),
    QT_TRANSLATE_NOOP(
        "harmonies",
        "On this side of the board water divides the land into islands. Every island is worth 5 "
        "points; the board without water is one.",
    ),
    figure="islands",
)
_END: Final = (
    LessonStep(
        "fields",
        QT_TRANSLATE_NOOP("harmonies", "The other landscapes"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "A mountain beside another scores 1, 3 or 7, like a tree, by its height. Two or more "
            "yellow tokens side by side score 5. So does a building, two tokens with red on top, "
            "with at least three different colours around it.",
        ),
        figure="fields-buildings",
    ),
    LessonStep(
        "end",
        QT_TRANSLATE_NOOP("harmonies", "That’s all"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "When somebody has two empty hexes or fewer, or the bag runs out, that round is the "
            "last. Play this game to its end for practice, or start one of your own. Click the "
            "bulb or press H whenever you’d like a hint.",
        ),
        figure="landscape",
    ),
)


def lesson(options: Mapping[str, Any]) -> Lesson:
    """The tutorial for a side of the board, with or without spirits."""
    side, spirits = str(options["side"]), bool(options["spirits"])
    water = _RIVER if side == "A" else _ISLANDS
    return Lesson(
        options={"side": side, "spirits": spirits, "first": "1"},
        seats=2,
        seed=_SEED,
        steps=(_AIM, *((_SPIRIT,) if spirits else ()), *_TURN, water, *_END),
        replies=((ChooseSpirit("owl"),) if spirits else ()) + _REPLIES,
    )
