"""The texts of Harmonies in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, BoardPlace, Phrase
from harmony_desktop.games.harmonies.names import (
    CARD_NAMES,
    COLOUR_LETTERS,
    COLOUR_NAMES,
    REASONS,
    SPIRIT_REWARDS,
    STACK_NAMES,
    SUN_REASONS,
)
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS
from harmony_desktop.games.harmonies.rules.components import (
    COLOUR_NUMBERS,
    COLOURS,
    STACK_NUMBERS,
    Stack,
)
from harmony_desktop.games.harmonies.rules.habitats import NO_CUBE
from harmony_desktop.games.harmonies.rules.moves import (
    ChooseSpirit,
    DiscardCard,
    EndTurn,
    PlaceCube,
    PlaceToken,
    TakeCard,
    TakeSpace,
)
from harmony_desktop.games.harmonies.rules.scoring import suns, suns_for
from harmony_desktop.games.harmonies.rules.view import HarmoniesView
from harmony_desktop.games.harmonies.rules_text import FIRST_GAMES, RULES

__all__ = [
    "CARD_NAMES",
    "COLOUR_LETTERS",
    "COLOUR_NAMES",
    "FIRST_GAMES",
    "REASONS",
    "RULES",
    "SPIRIT_REWARDS",
    "STACK_NAMES",
]

headline = OWN_SET = None
"""Texts this game does not have."""

ALONE = QT_TRANSLATE_NOOP(
    "harmonies",
    "Alone, your points earn suns: side A adds one, a game without spirits two. The six tokens you "
    "leave in a turn are out of the game.",
)

OPTIONS = {
    "side": QT_TRANSLATE_NOOP("harmonies", "Board"),
    "spirits": QT_TRANSLATE_NOOP("harmonies", "Nature spirits"),
}

VALUES = {
    "side.A": (
        QT_TRANSLATE_NOOP("harmonies", "Side A: river"),
        QT_TRANSLATE_NOOP("harmonies", "Your longest river scores."),
    ),
    "side.B": (
        QT_TRANSLATE_NOOP("harmonies", "Side B: islands"),
        QT_TRANSLATE_NOOP(
            "harmonies",
            "Water divides your board: every island scores 5 points, the empty board is one.",
        ),
    ),
    "first.lot": (
        QT_TRANSLATE_NOOP("harmonies", "Random"),
        QT_TRANSLATE_NOOP(
            "harmonies", "In the rulebook, whoever last saw a beautiful landscape goes first."
        ),
    ),
    "spirits.true": (
        QT_TRANSLATE_NOOP("harmonies", "With spirits"),
        QT_TRANSLATE_NOOP(
            "harmonies", "Choose one of two spirits: a goal of your own, with a habitat to build."
        ),
    ),
    "spirits.false": (
        QT_TRANSLATE_NOOP("harmonies", "Without spirits"),
        QT_TRANSLATE_NOOP("harmonies", "Landscapes and animals only: best for the first games."),
    ),
}

VALUES |= {f"spirit.{card}": (CARD_NAMES[card], words) for card, words in SPIRIT_REWARDS.items()}

SCORE_LINES = {
    "trees": QT_TRANSLATE_NOOP("harmonies", "Trees"),
    "mountains": QT_TRANSLATE_NOOP("harmonies", "Mountains"),
    "fields": QT_TRANSLATE_NOOP("harmonies", "Fields"),
    "water": QT_TRANSLATE_NOOP("harmonies", "Water"),
    "buildings": QT_TRANSLATE_NOOP("harmonies", "Buildings"),
    "animals": QT_TRANSLATE_NOOP("harmonies", "Animals"),
    "animal": QT_TRANSLATE_NOOP("harmonies", "{card}: {placed} of {steps}"),
    "spirit": QT_TRANSLATE_NOOP("harmonies", "Nature spirit"),
}

_RIVER = QT_TRANSLATE_NOOP("harmonies", "River length: {river}")
_ISLANDS = QT_TRANSLATE_NOOP("harmonies", "Islands: {islands}")
_SPIRIT_WAITS = QT_TRANSLATE_NOOP("harmonies", "{card}: {worth} once placed")

SPACES_TITLE = QT_TRANSLATE_NOOP("harmonies", "Central board")
ROW_TITLE = QT_TRANSLATE_NOOP("harmonies", "Animal cards")
OWN_CARDS_TITLE = QT_TRANSLATE_NOOP("harmonies", "Your cards")
HAND_TITLE = QT_TRANSLATE_NOOP("harmonies", "Tokens to place")
BAG_TITLE = QT_TRANSLATE_NOOP("harmonies", "Still in the bag")
FREE_HEXES = QT_TRANSLATE_NOOP("harmonies", "Empty hexes: {count}")
TURNS_LEFT = QT_TRANSLATE_NOOP("harmonies", "Turns left: {least} to {most}")
PERHAPS_LAST_TURN = QT_TRANSLATE_NOOP("harmonies", "Perhaps the last turn")
TURNS_LEFT_EXACTLY = QT_TRANSLATE_NOOP("harmonies", "Turns left: {count}")
LAST_ROUND = QT_TRANSLATE_NOOP("harmonies", "Last round!")
NEXT_VALUE = QT_TRANSLATE_NOOP("harmonies", "Worth {now}, with the next cube {next}")
FINISHED_VALUE = QT_TRANSLATE_NOOP("harmonies", "Finished: {now}")
SUNS = QT_TRANSLATE_NOOP("harmonies", "Suns: {suns}")
_SUNS_ONE_EXTRA = QT_TRANSLATE_NOOP("harmonies", "Suns: {suns} (points: {points}, {first}: {one})")
_SUNS_TWO_EXTRA = QT_TRANSLATE_NOOP(
    "harmonies", "Suns: {suns} (points: {points}, {first}: {one}, {second}: {two})"
)
BEST_SUNS = QT_TRANSLATE_NOOP("harmonies", "Best on this side with this spirit: {suns}")
BEST_SUNS_PLAIN = QT_TRANSLATE_NOOP("harmonies", "Best on this side without a spirit: {suns}")
SEVERAL_ANIMALS = QT_TRANSLATE_NOOP(
    "harmonies", "More than one animal can move in here: click the one you want."
)
CHOOSE_IN_SECRET = QT_TRANSLATE_NOOP(
    "harmonies", "Choose your spirit in secret; the other card goes back to the box."
)
CHOOSE_SPIRIT_TITLE = QT_TRANSLATE_NOOP("harmonies", "Choose your nature spirit")
END_TURN = QT_TRANSLATE_NOOP("harmonies", "End turn")
DISCARD = QT_TRANSLATE_NOOP("harmonies", "Replace")
DISCARD_CARD = QT_TRANSLATE_NOOP("harmonies", "Replace: {card}")
OTHER_BOARDS = QT_TRANSLATE_NOOP("harmonies", "Other boards")
LETTERS_ENTRY = QT_TRANSLATE_NOOP("harmonies", "Letters on the tokens")

_TIE_BY_CUBES = QT_TRANSLATE_NOOP(
    "harmonies", "Tied on points: the player with more animal cubes wins."
)

_PLACE = QT_TRANSLATE_NOOP("harmonies", "Column {column}, hex {row}")
_CELL = QT_TRANSLATE_NOOP("harmonies", "{place}: {stack}")
_CELL_WITH_CUBE = QT_TRANSLATE_NOOP("harmonies", "{place}: {stack}, cube: {card}")
_PROMISE = QT_TRANSLATE_NOOP("harmonies", "{there}. With {piece}, points: {points}")
_SPACE = QT_TRANSLATE_NOOP("harmonies", "Space {space}: {first}, {second}, {third}")
_SPACE_EMPTY = QT_TRANSLATE_NOOP("harmonies", "Space {space}: empty")
_CARD = QT_TRANSLATE_NOOP("harmonies", "{card}: cubes placed {placed} of {steps}")

_CUBE_PART = QT_TRANSLATE_NOOP("harmonies", "{stack} with the cube")
_BUILDING = QT_TRANSLATE_NOOP("harmonies", "building")

_TAKE_SPACE = QT_TRANSLATE_NOOP("harmonies", "Take {first}, {second}, {third}")
_TAKE_CARD = QT_TRANSLATE_NOOP("harmonies", "Take the card {card}")
_CHOOSE = QT_TRANSLATE_NOOP("harmonies", "Choose the {card}")
_DISCARD = QT_TRANSLATE_NOOP("harmonies", "Replace the card {card}")

_TOOK_SPACE = QT_TRANSLATE_NOOP("harmonies", "Took {first}, {second}, {third}")
ANIMALS_WAIT = QT_TRANSLATE_NOOP(
    "harmonies", "Animals can still move in later; a hex with a cube can’t grow any more."
)
FOLLOW_NUMBERS = QT_TRANSLATE_NOOP("harmonies", "Follow the numbers on the board")
_IN_COLUMN = QT_TRANSLATE_NOOP("harmonies", "column {column}, hex {row}")
_PLACED_TOKEN = QT_TRANSLATE_NOOP("harmonies", "{colour} → {place}")
_TOOK_CARD = QT_TRANSLATE_NOOP("harmonies", "Took the card {card}")
_PLACED_CUBE = QT_TRANSLATE_NOOP("harmonies", "{card}: cube → {place}")
_DISCARDED = QT_TRANSLATE_NOOP("harmonies", "Replaced the card {card}")
_CHOSE = QT_TRANSLATE_NOOP("harmonies", "Chose the {card}")
_CHOSE_HIDDEN = QT_TRANSLATE_NOOP("harmonies", "Chose a nature spirit")
_ENDED = QT_TRANSLATE_NOOP("harmonies", "Ended the turn")

_OVER = QT_TRANSLATE_NOOP("harmonies", "The game is over.")
_OTHERS_TURN = QT_TRANSLATE_NOOP("harmonies", "Another player is shaping a landscape.")
_ASK_SPIRIT = QT_TRANSLATE_NOOP("harmonies", "Choose one of your two nature spirits.")
_ASK_SPACE = QT_TRANSLATE_NOOP("harmonies", "Take the three tokens from one space.")
_ASK_SPACE_LAST = QT_TRANSLATE_NOOP(
    "harmonies", "Your last turn: take the three tokens from one space."
)
_ASK_TOKENS = QT_TRANSLATE_NOOP("harmonies", "Place your tokens. Left: {left}")
_ASK_CUBE = QT_TRANSLATE_NOOP("harmonies", "A habitat is complete: place a cube, or end your turn.")
_ASK_CARD = QT_TRANSLATE_NOOP("harmonies", "Take an animal card if you like, or end your turn.")
_ASK_DISCARD = QT_TRANSLATE_NOOP(
    "harmonies", "Take the three tokens from one space. Before that you may replace one card."
)
END_NOW = QT_TRANSLATE_NOOP("harmonies", "End your turn.")


def colour_name(colour: str) -> Phrase:
    return Phrase("harmonies", COLOUR_NAMES[colour])


def card_name(card: str) -> Phrase:
    return Phrase("harmonies", CARD_NAMES[card])


def cell_place(view: HarmoniesView, cell: int) -> Phrase:
    """The position of a hex: its column from the left and its row from the top."""
    return Phrase("harmonies", _PLACE, _column_and_row(view, cell))


def _column_and_row(view: HarmoniesView, cell: int) -> dict[str, int | str | Phrase]:
    column, row = view.side.places[cell]
    return {"column": column + 1, "row": row + 1}


def place_of(view: HarmoniesView, cell: int) -> BoardPlace:
    """The place of a hex, as the list of moves names it."""
    column, row = view.side.places[cell]
    columns = 1 + view.side.places[-1][0]
    words = Phrase("harmonies", _IN_COLUMN, _column_and_row(view, cell))
    return BoardPlace(words, column, row, columns)


def cell_name(view: HarmoniesView, seat: int, cell: int) -> Phrase:
    """The position of a hex of a board and what is on it."""
    land = view.table.lands[seat]
    return hex_words(view.side.places[cell], land.stacks[cell], land.cubes[cell])


def hex_words(place: tuple[int, int], stack: Stack, cube: int) -> Phrase:
    """Describe a hex by its column and row, its stack and its cube."""
    column, row = place
    values: dict[str, int | str | Phrase] = {
        "place": Phrase("harmonies", _PLACE, {"column": column + 1, "row": row + 1}),
        "stack": Phrase("harmonies", STACK_NAMES[stack]),
    }
    if cube == NO_CUBE:
        return Phrase("harmonies", _CELL, values)
    values["card"] = card_name(CARDS[cube].id)
    return Phrase("harmonies", _CELL_WITH_CUBE, values)


def promise(there: Phrase, piece: Phrase, points: int) -> Phrase:
    """Describe a hex, and the points the piece in hand would score there at once."""
    values: dict[str, int | str | Phrase] = {"there": there, "piece": piece, "points": points}
    return Phrase("harmonies", _PROMISE, values)


def space_name(view: HarmoniesView, space: int) -> Phrase:
    """Name a space of the central board and its tokens."""
    tokens = _token_names(view, space)
    if not tokens:
        return Phrase("harmonies", _SPACE_EMPTY, {"space": space + 1})
    return Phrase("harmonies", _SPACE, {"space": space + 1, **tokens})


def _token_names(view: HarmoniesView, space: int) -> dict[str, int | str | Phrase]:
    return {
        key: colour_name(COLOURS[colour])
        for key, colour in zip(("first", "second", "third"), view.table.spaces[space], strict=False)
    }


def card_state(view: HarmoniesView, seat: int, card: int) -> Phrase:
    """Describe a card in front of a seat and its progress."""
    held = view.table.lands[seat].holding(card)
    return Phrase(
        "harmonies",
        _CARD,
        {
            "card": card_name(CARDS[card].id),
            "placed": held.placed if held else 0,
            "steps": CARDS[card].steps,
        },
    )


def card_worth(view: HarmoniesView, seat: int, card: int) -> Phrase:
    """The reward of a spirit, or the value of an animal card now and with its next cube."""
    if CARDS[card].spirit:
        return Phrase("harmonies", SPIRIT_REWARDS[CARDS[card].id])
    now, after = view.card_values(seat, card)
    if after is None:
        return Phrase("harmonies", FINISHED_VALUE, {"now": now})
    return Phrase("harmonies", NEXT_VALUE, {"now": now, "next": after})


def part_name(stack: str) -> Phrase:
    """Name a stack that a habitat asks for."""
    if stack == "building":
        return Phrase("harmonies", _BUILDING)
    tokens = tuple(COLOUR_NUMBERS[colour] for colour in stack.split())
    return Phrase("harmonies", STACK_NAMES[STACK_NUMBERS[tokens]])


def cube_part(stack: str) -> Phrase:
    """Name the stack of a habitat that the cube goes on."""
    return Phrase("harmonies", _CUBE_PART, {"stack": part_name(stack)})


def advise(view: HarmoniesView, move: Move) -> Phrase:
    """Describe a move as advice for the seat of `view`."""
    match move:
        case ChooseSpirit():
            return Phrase("harmonies", _CHOOSE, {"card": card_name(move.card)})
        case TakeSpace():
            return Phrase("harmonies", _TAKE_SPACE, _token_names(view, move.space))
        case TakeCard():
            return Phrase("harmonies", _TAKE_CARD, {"card": card_name(move.card)})
        case DiscardCard():
            return Phrase("harmonies", _DISCARD, {"card": card_name(move.card)})
        case PlaceToken() | PlaceCube():
            return describe(view, move)
        case _:
            return Phrase("harmonies", END_TURN)


def outcome(view: HarmoniesView) -> tuple[Phrase, ...]:
    """Remarks on the end: the suns of a solo game, or how a tie was decided."""
    if view.suns is not None:
        return (_suns(view.score(0).total, view.extra_suns),)
    totals = [view.score(seat).total for seat in range(view.setup.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    cubes = {view.table.lands[seat].animals_placed for seat in best}
    return (Phrase("harmonies", _TIE_BY_CUBES),) if len(cubes) > 1 else ()


def _suns(points: int, extra: Sequence[tuple[str, int]]) -> Phrase:
    """Describe the suns of a solo game and their reasons (N-22)."""
    values: dict[str, int | str | Phrase] = {
        "suns": suns_for(points) + sum(count for _, count in extra),
        "points": suns_for(points),
    }
    for (reason, count), name, number in zip(
        extra, ("first", "second"), ("one", "two"), strict=False
    ):
        values[name] = Phrase("harmonies", SUN_REASONS[reason])
        values[number] = count
    return Phrase("harmonies", (SUNS, _SUNS_ONE_EXTRA, _SUNS_TWO_EXTRA)[len(extra)], values)


def result_note(variant: Mapping[str, str], seats: int, points: int) -> Phrase | None:
    """The suns of a stored solo result (N-22); None for other games."""
    spirit = variant.get("spirit")
    if seats > 1 or (spirit is None and variant["spirits"] == "True"):
        return None
    card = None if spirit is None else CARD_NUMBERS[spirit]
    return Phrase("harmonies", SUNS, {"suns": suns(points, variant["side"], card)})


def best_before(view: HarmoniesView, points: int) -> tuple[Phrase, ...]:
    """The suns of the best earlier solo result with the same side and spirit (N-22)."""
    if view.setup.seats > 1:
        return ()
    spirit = view.table.lands[0].spirit
    earned = suns(points, view.setup.side, spirit.card if spirit else None)
    return (Phrase("harmonies", BEST_SUNS if spirit else BEST_SUNS_PLAIN, {"suns": earned}),)


def recap(turns: Sequence[tuple[HarmoniesView, Move]]) -> list[Phrase]:
    """The moves of a turn without its end, unless that is the only move."""
    shown = [one for one in turns if not isinstance(one[1], EndTurn)]
    return [describe(*one) for one in shown or turns]


def describe(view: HarmoniesView, move: Move) -> Phrase:
    """Describe a move as the seat of `view` saw it before the move.

    The spirit another seat chose is not named: it stays face down until that turn is over.
    """
    match move:
        case ChooseSpirit():
            if view.to_move != view.seat:
                return Phrase("harmonies", _CHOSE_HIDDEN)
            return Phrase("harmonies", _CHOSE, {"card": card_name(move.card)})
        case TakeSpace():
            return Phrase("harmonies", _TOOK_SPACE, _token_names(view, move.space))
        case PlaceToken():
            colour, place = colour_name(move.colour), place_of(view, move.cell)
            return Phrase("harmonies", _PLACED_TOKEN, {"colour": colour, "place": place})
        case TakeCard():
            return Phrase("harmonies", _TOOK_CARD, {"card": card_name(move.card)})
        case PlaceCube():
            card, place = card_name(move.card), place_of(view, move.cell)
            return Phrase("harmonies", _PLACED_CUBE, {"card": card, "place": place})
        case DiscardCard():
            return Phrase("harmonies", _DISCARDED, {"card": card_name(move.card)})
        case _:
            return Phrase("harmonies", _ENDED)


def topic(view: HarmoniesView) -> str:
    """The section of the rules that a position is about."""
    table = view.table
    if view.to_move is None:
        return "end"
    if table.awaits_spirit:
        return "spirits"
    return "tokens" if table.hand else "turn"


def status(view: HarmoniesView) -> Phrase:
    """Describe what the player has to do now."""
    table = view.table
    if view.to_move is None:
        return Phrase("harmonies", _OVER)
    if view.to_move != view.seat:
        return Phrase("harmonies", _OTHERS_TURN)
    if table.awaits_spirit:
        return Phrase("harmonies", _ASK_SPIRIT)
    if table.may_discard:
        return Phrase("harmonies", _ASK_DISCARD)
    if table.space_taken is None:
        return Phrase("harmonies", _ASK_SPACE_LAST if table.last_round else _ASK_SPACE)
    if table.hand:
        return Phrase("harmonies", _ASK_TOKENS, {"left": len(table.hand)})
    return Phrase("harmonies", _ending(view))


def _ending(view: HarmoniesView) -> str:
    """The text for what may still be done once all tokens are placed."""
    kinds = {type(move) for move in view.legal_moves()}
    if PlaceCube in kinds:
        return _ASK_CUBE
    return _ASK_CARD if TakeCard in kinds else END_NOW


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    """The label of a line of the score sheet."""
    if key == "water":
        if "river" in details:
            return Phrase("harmonies", _RIVER, {"river": int(str(details["river"]))})
        islands = details["islands"]
        assert isinstance(islands, list)
        return Phrase("harmonies", _ISLANDS, {"islands": len(islands)})
    if key == "spirit" and "id" in details:
        name = card_name(str(details["id"]))
        if details["placed"]:
            return name
        worth = int(str(details["worth"]))
        return Phrase("harmonies", _SPIRIT_WAITS, {"card": name, "worth": worth})
    values: dict[str, int | str | Phrase] = {}
    if key == "animal":
        values = {name: int(str(details[name])) for name in ("placed", "steps")}
        values["card"] = card_name(str(details["id"]))
    return Phrase("harmonies", SCORE_LINES[key], values)
