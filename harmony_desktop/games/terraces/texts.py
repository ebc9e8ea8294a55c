"""The texts of Terraces in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, BoardPlace, Phrase, Phrases, numbers_in
from harmony_desktop.games.terraces.rules.components import (
    COLOUR_OF_SEAT,
    TILES,
    Colour,
    Kind,
)
from harmony_desktop.games.terraces.rules.moves import Arrange, Lay, Pick
from harmony_desktop.games.terraces.rules.scoring import Region
from harmony_desktop.games.terraces.rules.terrain import LayingProblem
from harmony_desktop.games.terraces.rules.view import TerracesView
from harmony_desktop.games.terraces.rules_text import RULES

_phrase = Phrases("terraces")

__all__ = [
    "OPTIONS",
    "REASONS",
    "RULES",
    "SCORE_LINES",
    "VALUES",
    "describe",
    "outcome",
    "score_line",
    "status",
]

FIRST_GAMES: tuple[str, ...] = ()
headline = best_before = result_note = recap = OWN_SET = ALONE = None
"""Texts this game does not have."""

OPTIONS = {
    "way": QT_TRANSLATE_NOOP("terraces", "Variant"),
    "top": QT_TRANSLATE_NOOP("terraces", "Top tile of the stack"),
}

VALUES = {
    "way.column": (
        QT_TRANSLATE_NOOP("terraces", "Stack"),
        QT_TRANSLATE_NOOP(
            "terraces", "Your tiles lie shuffled in a stack; you always play the top one."
        ),
    ),
    "way.arranged": (
        QT_TRANSLATE_NOOP("terraces", "Your own order"),
        QT_TRANSLATE_NOOP(
            "terraces", "Before the game you put your twenty tiles into the order you wish."
        ),
    ),
    "way.blind": (
        QT_TRANSLATE_NOOP("terraces", "Blind draw"),
        QT_TRANSLATE_NOOP(
            "terraces", "Your tiles lie face down in front of you; each turn you pick one unseen."
        ),
    ),
    "way.open-hand": (
        QT_TRANSLATE_NOOP("terraces", "Open hand"),
        QT_TRANSLATE_NOOP(
            "terraces", "Three of your tiles lie open; you choose which of them to play."
        ),
    ),
    "top.hidden": (
        QT_TRANSLATE_NOOP("terraces", "Hidden"),
        QT_TRANSLATE_NOOP(
            "terraces", "You turn up your next tile when it is your turn, and not before."
        ),
    ),
    "top.open": (
        QT_TRANSLATE_NOOP("terraces", "Open stack"),
        QT_TRANSLATE_NOOP(
            "terraces", "The next tiles of both players lie open on their stacks at all times."
        ),
    ),
    "first.lot": (
        QT_TRANSLATE_NOOP("terraces", "Random"),
        QT_TRANSLATE_NOOP("terraces", "In the rulebook, the first player is drawn at random."),
    ),
}

ORDERS_DAMAGED = QT_TRANSLATE_NOOP(
    "terraces", "Your saved tile orders could not be read. The damaged file was kept: {path}"
)
ORDERS_NEWER = QT_TRANSLATE_NOOP(
    "terraces",
    "Your saved orders are from a newer version of this program and were left untouched: {path}",
)

REASONS = {
    "over": QT_TRANSLATE_NOOP("terraces", "The game is over: all tiles are laid."),
    "not-touching": QT_TRANSLATE_NOOP(
        "terraces", "On the table, a tile must share a side with a tile that already lies there."
    ),
    "overlap": QT_TRANSLATE_NOOP(
        "terraces",
        "One square would lie on a tile and two on the table. Lay the tile flat on the table, or "
        "with all three squares on other tiles.",
    ),
    "gap": QT_TRANSLATE_NOOP(
        "terraces", "One square would hang over a gap. All three must rest on tiles."
    ),
    "uneven": QT_TRANSLATE_NOOP(
        "terraces",
        "The ground is uneven: it reaches from level {lowest} to level {highest}. The three "
        "squares below must be of one level.",
    ),
    "one-tile": QT_TRANSLATE_NOOP(
        "terraces", "This would cover a single tile. A tile must rest on at least two."
    ),
    "red-on-green": QT_TRANSLATE_NOOP("terraces", "Red must never lie on green."),
    "green-on-red": QT_TRANSLATE_NOOP("terraces", "Green must never lie on red."),
    "not-your-tile": QT_TRANSLATE_NOOP("terraces", "You cannot play that tile now."),
    "no-such-tile": QT_TRANSLATE_NOOP("terraces", "There is no such tile."),
    "no-such-turn": QT_TRANSLATE_NOOP("terraces", "Tiles are turned by quarters only."),
    "no-such-move": QT_TRANSLATE_NOOP("terraces", "This game has no such move."),
    "pick-first": QT_TRANSLATE_NOOP("terraces", "First pick one of your face-down tiles."),
    "already-picked": QT_TRANSLATE_NOOP(
        "terraces", "You have picked a tile already. Lay it before you pick another."
    ),
    "nothing-to-pick": QT_TRANSLATE_NOOP("terraces", "In this variant you do not pick tiles."),
    "no-such-back": QT_TRANSLATE_NOOP("terraces", "That is not one of your twenty tiles."),
    "back-taken": QT_TRANSLATE_NOOP("terraces", "That tile is already in play."),
    "arrange-first": QT_TRANSLATE_NOOP(
        "terraces", "The game begins when both players have arranged their tiles."
    ),
    "nothing-to-arrange": QT_TRANSLATE_NOOP("terraces", "The tiles cannot be rearranged now."),
    "not-an-order": QT_TRANSLATE_NOOP(
        "terraces", "An order must contain each of your twenty tiles exactly once."
    ),
}

SCORE_LINES = {"region": QT_TRANSLATE_NOOP("terraces", "{area} × {height} (does not count)")}
"""Area times height; the line with the detail `best` is the one that counts."""

COLOURS = {
    Colour.NEUTRAL: QT_TRANSLATE_NOOP("terraces", "neutral"),
    Colour.RED: QT_TRANSLATE_NOOP("terraces", "red"),
    Colour.GREEN: QT_TRANSLATE_NOOP("terraces", "green"),
}
PLAYERS = (
    QT_TRANSLATE_NOOP("terraces", "Red"),
    QT_TRANSLATE_NOOP("terraces", "Green"),
)
"""The names of the seats by colour."""

BEST_TITLE = QT_TRANSLATE_NOOP("terraces", "Best region")
TO_COME_TITLE = QT_TRANSLATE_NOOP("terraces", "Still to come")
HEIGHTS = QT_TRANSLATE_NOOP("terraces", "Show heights")
TURN_TILE = QT_TRANSLATE_NOOP("terraces", "Turn the tile")
ARRANGE_TITLE = QT_TRANSLATE_NOOP("terraces", "Arrange your tiles")
ARRANGE_TEXT = QT_TRANSLATE_NOOP(
    "terraces",
    "You will play them in this order. Drag to rearrange, or use a suggested order: your colour "
    "early to build, neutral squares late to cut.",
)
READY_MADE = QT_TRANSLATE_NOOP("terraces", "Use a suggested order")
SHUFFLE = QT_TRANSLATE_NOOP("terraces", "Shuffle")
REVERSE = QT_TRANSLATE_NOOP("terraces", "Reverse")
SAVED_ORDERS = QT_TRANSLATE_NOOP("terraces", "Saved orders")
SAVE_ORDER = QT_TRANSLATE_NOOP("terraces", "Save this order")
ORDER_READY = QT_TRANSLATE_NOOP("terraces", "Ready")
SUGGESTED_ORDER = QT_TRANSLATE_NOOP("terraces", "Suggested order")
REMOVE_ORDER = QT_TRANSLATE_NOOP("terraces", "Remove this saved order")
BRING_BACK_ORDER = QT_TRANSLATE_NOOP("terraces", "Restore the removed order")
ORDERS_FULL = QT_TRANSLATE_NOOP(
    "terraces", "There is no room for another saved order. Remove one first."
)
ORDER_KNOWN = QT_TRANSLATE_NOOP("terraces", "This order is saved already.")
ORDER_TITLE = QT_TRANSLATE_NOOP("terraces", "The order of your tiles")
ACTIONS_TITLE = QT_TRANSLATE_NOOP("terraces", "Actions")
HAND_TITLE = QT_TRANSLATE_NOOP("terraces", "Your open tiles")
BACKS_TITLE = QT_TRANSLATE_NOOP("terraces", "Your face-down tiles")
LAND_TITLE = QT_TRANSLATE_NOOP("terraces", "The landscape")
PLAYERS_TITLE = QT_TRANSLATE_NOOP("terraces", "The players")
LAY_SEEN = QT_TRANSLATE_NOOP(
    "terraces", "Lay your tile beside others on the table, or on top of them."
)
HINT_PICK = QT_TRANSLATE_NOOP("terraces", "Face down they all look alike: pick any one.")
HINT_ORDER = QT_TRANSLATE_NOOP(
    "terraces",
    "A good order starts with plenty of your own colour, to build with, and ends with neutral "
    "squares, to cut with. One is shown below: choose it to use it.",
)
REGION_SUM = QT_TRANSLATE_NOOP("terraces", "{area} × {height} = {points}")

_TILE = QT_TRANSLATE_NOOP("terraces", "tile with corner {corner}, arms {first} and {second}")
_TILE_ALIKE = QT_TRANSLATE_NOOP("terraces", "tile with corner {corner}, both arms {arms}")
_TILE_PLAIN = QT_TRANSLATE_NOOP("terraces", "all-{colour} tile")
_LAID_AT = QT_TRANSLATE_NOOP("terraces", "→ {place}")
_SPREAD = QT_TRANSLATE_NOOP("terraces", "Spread: {tile} → {place}")
_RISE = QT_TRANSLATE_NOOP("terraces", "Rise to level {level}: {tile} → {place}")
LIES = (
    QT_TRANSLATE_NOOP("terraces", "corner at the bottom left, arms up and right"),
    QT_TRANSLATE_NOOP("terraces", "corner at the top left, arms right and down"),
    QT_TRANSLATE_NOOP("terraces", "corner at the top right, arms down and left"),
    QT_TRANSLATE_NOOP("terraces", "corner at the bottom right, arms left and up"),
)
"""How a tile lies, by its turn; the arms in the order of its colours."""
_PICKED = QT_TRANSLATE_NOOP("terraces", "Picked face-down tile {number}")
_ARRANGED = QT_TRANSLATE_NOOP("terraces", "Tiles arranged")

COLUMNS = 25
"""The number of columns with letters of their own."""
FIRST_COLUMN = FIRST_ROW = COLUMNS // 2
"""The column and the row of the start tile’s red square in the coordinates at the edge."""
_PLACE = QT_TRANSLATE_NOOP("terraces", "{across}, {upright}")
_RIGHT = QT_TRANSLATE_NOOP("terraces", "{count} right")
_LEFT = QT_TRANSLATE_NOOP("terraces", "{count} left")
_UP = QT_TRANSLATE_NOOP("terraces", "{count} up")
_DOWN = QT_TRANSLATE_NOOP("terraces", "{count} down")
_START = QT_TRANSLATE_NOOP("terraces", "start square")
_FROM_START = QT_TRANSLATE_NOOP("terraces", "{place} from the start square")

_SQUARE = QT_TRANSLATE_NOOP("terraces", "{place}: {colour}, level {level}")
_BARE = QT_TRANSLATE_NOOP("terraces", "{place}: bare table")
_REGION_RED = QT_TRANSLATE_NOOP("terraces", "Red region: {area} × {height} = {points}")
_REGION_GREEN = QT_TRANSLATE_NOOP("terraces", "Green region: {area} × {height} = {points}")
_PREVIEW = QT_TRANSLATE_NOOP("terraces", "Red {red}, green {green}")
_BEST_LINE = QT_TRANSLATE_NOOP("terraces", "Best region: {area} × {height}")
_BACK = QT_TRANSLATE_NOOP("terraces", "Face-down tile {number}")
_SLOT = QT_TRANSLATE_NOOP("terraces", "Place {number}: {tile}")
_SAVED = QT_TRANSLATE_NOOP("terraces", "Order {number}")
_PLAYER = QT_TRANSLATE_NOOP("terraces", "{name}. {best}. Face-down tiles: {count}")

_LAY = QT_TRANSLATE_NOOP(
    "terraces", "Lay the {tile}: beside others on the table, or on top of them."
)
_CHOOSE = QT_TRANSLATE_NOOP("terraces", "Choose one of your open tiles and lay it.")
_PICK = QT_TRANSLATE_NOOP("terraces", "Pick one of your face-down tiles.")
_ARRANGE = QT_TRANSLATE_NOOP("terraces", "Put your twenty tiles in order.")
_OTHER_LAYS = QT_TRANSLATE_NOOP("terraces", "The other player is laying the {tile}.")
_OTHER_CHOOSES = QT_TRANSLATE_NOOP("terraces", "The other player is choosing a tile.")
_OTHER_ARRANGES = QT_TRANSLATE_NOOP("terraces", "The other player is arranging their tiles.")
_OVER = QT_TRANSLATE_NOOP("terraces", "All forty tiles are laid.")


def colour_name(colour: Colour) -> Phrase:
    """Name a colour."""
    return _phrase(COLOURS[colour])


def tile_name(side: int, tile: Kind) -> Phrase:
    """Name a tile of red (side 0) or green (1): its corner, then its arms, clockwise."""
    colours = TILES[side][tile]
    corner, first, second = map(colour_name, colours)
    if len(set(colours)) == 1:
        return _phrase(_TILE_PLAIN, colour=corner)
    if first == second:
        return _phrase(_TILE_ALIKE, corner=corner, arms=first)
    return _phrase(_TILE, corner=corner, first=first, second=second)


def lie_name(turn: int) -> Phrase:
    """Say how a tile lies after so many quarter turns."""
    return _phrase(LIES[turn % len(LIES)])


def place_name(x: int, y: int) -> Phrase:
    """The position of a square, counted from the red square of the start tile."""
    across = _phrase(_RIGHT, count=x) if x > 0 else _phrase(_LEFT, count=-x)
    upright = _phrase(_DOWN, count=y) if y > 0 else _phrase(_UP, count=-y)
    if x and y:
        return _phrase(_PLACE, across=across, upright=upright)
    if x:
        return across
    return upright if y else _phrase(_START)


def place_of(x: int, y: int) -> BoardPlace:
    """The place of a square, as the list of moves names it."""
    name = place_name(x, y)
    words = _phrase(_FROM_START, place=name) if x or y else name
    return BoardPlace(words, FIRST_COLUMN + x, FIRST_ROW + y, COLUMNS)


def square_name(view: TerracesView, x: int, y: int) -> Phrase:
    """The position of a square and what is visible there."""
    level = view.layout.level(x, y)
    return square_words(x, y, (level, view.layout.colour(x, y)) if level else None)


def square_words(x: int, y: int, square: tuple[int, Colour] | None) -> Phrase:
    """Describe a square by its level and colour; None for no square."""
    if square is None:
        return _phrase(_BARE, place=place_name(x, y))
    level, colour = square
    return _phrase(_SQUARE, place=place_name(x, y), colour=colour_name(colour), level=level)


def region_name(region: Region) -> Phrase:
    """Describe a region and how its points are computed."""
    text = _REGION_RED if region.colour is COLOUR_OF_SEAT[0] else _REGION_GREEN
    return _phrase(text, area=region.area, height=region.height, points=region.points)


def preview_name(points: tuple[int, int]) -> Phrase:
    """Describe the best regions of red and green after a move."""
    return _phrase(_PREVIEW, red=points[0], green=points[1])


def reason(view: TerracesView, problem: LayingProblem) -> Phrase:
    """Describe why a tile cannot be placed where it is held."""
    levels = [view.layout.level(*square) for square in problem.squares]
    return _phrase(REASONS[problem.reason], lowest=min(levels), highest=max(levels))


def describe(view: TerracesView, move: Move) -> Phrase:
    """Describe a move as the seat of `view` saw it before the move.

    An arranged order is never revealed.
    """
    if isinstance(move, Arrange):
        return _phrase(_ARRANGED)
    if isinstance(move, Pick):
        return _phrase(_PICKED, number=move.back + 1)
    assert isinstance(move, Lay)
    assert view.to_move is not None
    tile = tile_name(view.side(view.to_move), move.tile)
    place = place_of(move.x, move.y)
    level = view.layout.level(move.x, move.y) + 1
    if level == 1:
        return _phrase(_SPREAD, tile=tile, place=place)
    return _phrase(_RISE, tile=tile, place=place, level=level)


def topic(view: TerracesView) -> str:
    """The section of the rules that a position is about."""
    if view.to_move is None:
        return "scoring"
    return f"way.{view.way}" if view.must_arrange or view.must_pick else "spread"


def laid_at(move: Lay) -> Phrase:
    """Where a tile was laid, beside a picture of it."""
    return _phrase(_LAID_AT, place=place_of(move.x, move.y))


def status(view: TerracesView) -> Phrase:
    """Describe what the player has to do now."""
    mover = view.to_move
    if mover is None:
        return _phrase(_OVER)
    own = mover == view.seat
    if view.must_arrange:
        return _phrase(_ARRANGE if own else _OTHER_ARRANGES)
    if view.must_pick:
        return _phrase(_PICK if own else _OTHER_CHOOSES)
    if len(view.hands[mover]) > 1:
        return _phrase(_CHOOSE if own else _OTHER_CHOOSES)
    name = tile_name(view.side(mover), view.hands[mover][0])
    return _phrase(_LAY if own else _OTHER_LAYS, tile=name)


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    """The label of a line of the score sheet; it marks the region that counts."""
    text = _BEST_LINE if details.get("best") else SCORE_LINES[key]
    return _phrase(text, **numbers_in(details))


def outcome(view: TerracesView) -> tuple[Phrase, ...]:
    """Describe both players' best regions, which decided the game."""
    return tuple(region_name(best) for seat in (0, 1) for best in view.regions(seat)[:1])


def region_sum(region: Region | None) -> Phrase:
    """Describe how the points of a region are computed."""
    if region is None:
        return _phrase(REGION_SUM, area=0, height=0, points=0)
    return _phrase(REGION_SUM, area=region.area, height=region.height, points=region.points)


def back_name(number: int) -> Phrase:
    """Name one of the twenty face-down tiles."""
    return _phrase(_BACK, number=number + 1)


def slot_name(place: int, side: int, tile: Kind) -> Phrase:
    """Name a place in an order of red (side 0) or green (1), and its tile."""
    return _phrase(_SLOT, number=place + 1, tile=tile_name(side, tile))


def saved_name(number: int) -> Phrase:
    """Name a saved order."""
    return _phrase(_SAVED, number=number)


def player_name(name: str, best: Phrase, count: int) -> Phrase:
    """Describe a player: the best region, and the number of tiles left."""
    return _phrase(_PLAYER, name=name, best=best, count=count)
