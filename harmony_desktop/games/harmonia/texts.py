"""The texts of Harmonia in English, marked for translation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase, numbers_in
from harmony_desktop.games.harmonia.rules.components import (
    GOAL_TILES,
    KIND_OF,
    Kind,
    Sides,
    written,
)
from harmony_desktop.games.harmonia.rules.moves import (
    LEAVE,
    AnnounceHand,
    AnnounceKind,
    Ask,
    Need,
    Place,
    Point,
    Show,
    Vote,
)
from harmony_desktop.games.harmonia.rules.scoring import Pattern, rating, won
from harmony_desktop.games.harmonia.rules.view import End, HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.rules_text import GUIDE, RULES

if TYPE_CHECKING:
    from harmony_desktop.games.harmonia.bots.partners import Intention

__all__ = [
    "GUIDE",
    "OPTIONS",
    "REASONS",
    "RULES",
    "SCORE_LINES",
    "VALUES",
    "cell_name",
    "cell_place",
    "describe",
    "headline",
    "hint_phrase",
    "intention_phrase",
    "outcome",
    "pattern_phrase",
    "result_note",
    "score_line",
    "stack_name",
    "status",
    "tile_name",
]

FIRST_GAMES: tuple[str, ...] = ()
best_before = OWN_SET = HINT_VALUE = None
"""Texts this game does not have."""

OPTIONS = {
    "mode": QT_TRANSLATE_NOOP("harmonia", "Game"),
    "alone": QT_TRANSLATE_NOOP("harmonia", "Hands"),
}

VALUES = {
    "mode.basic": (
        QT_TRANSLATE_NOOP("harmonia", "Basic"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Lay the hexagon of 37 tiles with a light-green border; a misfit tile loses at once.",
        ),
    ),
    "mode.advanced": (
        QT_TRANSLATE_NOOP("harmonia", "Advanced"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Earn points for the shape and for closed, symmetric patterns; 200 is a good score.",
        ),
    ),
    "first.lot": (
        QT_TRANSLATE_NOOP("harmonia", "By lot"),
        QT_TRANSLATE_NOOP("harmonia", "The rulebook lets the youngest player begin."),
    ),
    "alone.false": (
        QT_TRANSLATE_NOOP("harmonia", "A hand for each player"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Players sharing a screen do not see each other's tiles: a curtain comes down "
            "between turns.",
        ),
    ),
    "alone.true": (
        QT_TRANSLATE_NOOP("harmonia", "One person plays all hands"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "One person plays every seat not taken by the computer and sees all those tiles.",
        ),
    ),
}

REASONS = {
    "over": QT_TRANSLATE_NOOP("harmonia", "The game is over."),
    "no-such-move": QT_TRANSLATE_NOOP("harmonia", "This game has no such move."),
    "no-such-kind": QT_TRANSLATE_NOOP("harmonia", "There is no such tile."),
    "no-such-turn": QT_TRANSLATE_NOOP("harmonia", "The tile cannot be turned like that."),
    "no-such-wish": QT_TRANSLATE_NOOP("harmonia", "You can ask for a cell to be left or filled."),
    "not-in-hand": QT_TRANSLATE_NOOP("harmonia", "You have no such tile in your hand."),
    "nothing-shown": QT_TRANSLATE_NOOP("harmonia", "Show a tile first, then place it."),
    "must-place": QT_TRANSLATE_NOOP("harmonia", "The tile you have shown must be placed first."),
    "taken": QT_TRANSLATE_NOOP("harmonia", "There is a tile on that cell already."),
    "not-beside": QT_TRANSLATE_NOOP("harmonia", "The cell must lie beside a placed tile."),
    "first-at-start": QT_TRANSLATE_NOOP(
        "harmonia", "The first tile goes on the cell in the middle."
    ),
    "sides-differ": QT_TRANSLATE_NOOP(
        "harmonia",
        "Touching sides must match: light green to light green, ornament to ornament. "
        "Turn the tile or choose another cell.",
    ),
    "told-already": QT_TRANSLATE_NOOP("harmonia", "The others know that already."),
    "told-all": QT_TRANSLATE_NOOP("harmonia", "The others know your whole hand already."),
    "not-true": QT_TRANSLATE_NOOP("harmonia", "You do not have that number of tiles of this kind."),
    "said-already": QT_TRANSLATE_NOOP(
        "harmonia", "You have said that already, and it still holds."
    ),
    "no-such-seat": QT_TRANSLATE_NOOP("harmonia", "There is no such player."),
    "no-tile-there": QT_TRANSLATE_NOOP("harmonia", "There is no tile on that cell."),
    "not-your-turn": QT_TRANSLATE_NOOP("harmonia", "It is not your turn."),
    "nothing-placed": QT_TRANSLATE_NOOP(
        "harmonia", "The end can be proposed once the first tile is placed."
    ),
    "proposed-already": QT_TRANSLATE_NOOP(
        "harmonia", "The others do not want to end yet. You can ask again in your next turn."
    ),
    "no-proposal": QT_TRANSLATE_NOOP("harmonia", "Nobody has proposed to end the game."),
    "must-vote": QT_TRANSLATE_NOOP("harmonia", "First say whether the game should end."),
}

SCORE_LINES = {
    "players": QT_TRANSLATE_NOOP("harmonia", "Players: {players}"),
    "shape": QT_TRANSLATE_NOOP("harmonia", "Shape: {shape}"),
    "border": QT_TRANSLATE_NOOP("harmonia", "Light-green border: {light_green}"),
    "pattern": QT_TRANSLATE_NOOP("harmonia", "Pattern, tiles: {tiles}"),
    "unused": QT_TRANSLATE_NOOP("harmonia", "Unused tiles: {tiles}"),
    "misfits": QT_TRANSLATE_NOOP("harmonia", "Misfit tiles: {tiles}"),
    "won": QT_TRANSLATE_NOOP("harmonia", "Tiles placed: {tiles} of {goal}"),
}

SHAPES = {
    "empty": QT_TRANSLATE_NOOP("harmonia", "nothing yet"),
    "hole": QT_TRANSLATE_NOOP("harmonia", "has a hole"),
    "hexagon": QT_TRANSLATE_NOOP("harmonia", "hexagon"),
    "triangle": QT_TRANSLATE_NOOP("harmonia", "triangle"),
    "rhombus": QT_TRANSLATE_NOOP("harmonia", "rhombus"),
    "symmetric": QT_TRANSLATE_NOOP("harmonia", "symmetric"),
    "other": QT_TRANSLATE_NOOP("harmonia", "irregular"),
}

RATINGS = {
    "below-zero": QT_TRANSLATE_NOOP("harmonia", "Less than nothing: this one fell apart"),
    "poor": QT_TRANSLATE_NOOP("harmonia", "A poor result"),
    "modest": QT_TRANSLATE_NOOP("harmonia", "A modest result"),
    "good": QT_TRANSLATE_NOOP("harmonia", "A good result"),
    "very-good": QT_TRANSLATE_NOOP("harmonia", "A very good result"),
}

KIND_NAMES = {
    "000000": QT_TRANSLATE_NOOP("harmonia", "blank tile"),
    "100000": QT_TRANSLATE_NOOP("harmonia", "tile with one ornament side"),
    "110000": QT_TRANSLATE_NOOP("harmonia", "tile with two neighbouring ornament sides"),
    "101000": QT_TRANSLATE_NOOP("harmonia", "tile with two ornament sides, one side apart"),
    "100100": QT_TRANSLATE_NOOP("harmonia", "tile with two opposite ornament sides"),
    "111000": QT_TRANSLATE_NOOP("harmonia", "tile with three neighbouring ornament sides"),
    "110100": QT_TRANSLATE_NOOP(
        "harmonia", "tile with three ornament sides: a pair, then clockwise a single one"
    ),
    "101100": QT_TRANSLATE_NOOP(
        "harmonia", "tile with three ornament sides: a single one, then clockwise a pair"
    ),
    "101010": QT_TRANSLATE_NOOP("harmonia", "tile with every other side ornament"),
    "111100": QT_TRANSLATE_NOOP("harmonia", "tile with four neighbouring ornament sides"),
    "111010": QT_TRANSLATE_NOOP(
        "harmonia", "tile with four ornament sides: three and a single one"
    ),
    "110110": QT_TRANSLATE_NOOP("harmonia", "tile with four ornament sides: two opposite pairs"),
    "111110": QT_TRANSLATE_NOOP("harmonia", "tile with five ornament sides"),
    "111111": QT_TRANSLATE_NOOP("harmonia", "tile with six ornament sides"),
}
_NAME_OF_KIND = tuple(KIND_NAMES.values())

_YES = QT_TRANSLATE_NOOP("harmonia", "yes")
_NO = QT_TRANSLATE_NOOP("harmonia", "no")

_CELL = QT_TRANSLATE_NOOP("harmonia", "Column {column}, row {row}")
_EMPTY_CELL = QT_TRANSLATE_NOOP("harmonia", "{cell}: empty")
_FULL_CELL = QT_TRANSLATE_NOOP("harmonia", "{cell}: {tile}, ornament {sides}")
_BLANK_CELL = QT_TRANSLATE_NOOP("harmonia", "{cell}: {tile}")
_TWO_SIDES = QT_TRANSLATE_NOOP("harmonia", "{first}, {rest}")
SIDES = (
    QT_TRANSLATE_NOOP("harmonia", "at the top"),
    QT_TRANSLATE_NOOP("harmonia", "upper right"),
    QT_TRANSLATE_NOOP("harmonia", "lower right"),
    QT_TRANSLATE_NOOP("harmonia", "at the bottom"),
    QT_TRANSLATE_NOOP("harmonia", "lower left"),
    QT_TRANSLATE_NOOP("harmonia", "upper left"),
)

_SHOWN = QT_TRANSLATE_NOOP("harmonia", "Shows: {tile}")
_MISFIT = QT_TRANSLATE_NOOP("harmonia", "Shows: {tile}. It fits nowhere.")
_PLACED_AT = QT_TRANSLATE_NOOP("harmonia", "→ {cell}")
_PLACED = QT_TRANSLATE_NOOP("harmonia", "{tile} → {cell}")
_TOLD_KIND = QT_TRANSLATE_NOOP("harmonia", "“I have {count} of this kind.” ({tile})")
_TOLD_HAND = QT_TRANSLATE_NOOP("harmonia", "“This is my whole hand.”")
_ASKED_LEAVE = QT_TRANSLATE_NOOP("harmonia", "“Please leave this cell to me.” ({cell})")
_ASKED_FILL = QT_TRANSLATE_NOOP("harmonia", "“Please fill this cell.” ({cell})")
_NEEDED = QT_TRANSLATE_NOOP("harmonia", "“Please make room for this one.” ({tile})")
_POINTED = QT_TRANSLATE_NOOP("harmonia", "“Look at this tile.” ({cell})")
_PROPOSED = QT_TRANSLATE_NOOP("harmonia", "“Shall we end the game here?”")
_AGREED = QT_TRANSLATE_NOOP("harmonia", "“Yes, let us end it.”")
_REFUSED = QT_TRANSLATE_NOOP("harmonia", "“No, let us go on.”")

_SHOW_ONE = QT_TRANSLATE_NOOP("harmonia", "Show a tile of your hand. You may talk first.")
_GOAL_REACHED = QT_TRANSLATE_NOOP(
    "harmonia", "The hexagon is complete! End the game before another tile is placed."
)
_PLACE_IT = QT_TRANSLATE_NOOP("harmonia", "Place the {tile}.")
_VOTE = QT_TRANSLATE_NOOP("harmonia", "End the game here?")
_OTHER_SHOWS = QT_TRANSLATE_NOOP("harmonia", "Another player is choosing a tile.")
_OTHER_PLACES = QT_TRANSLATE_NOOP("harmonia", "Another player places the {tile}.")
_OTHERS_VOTE = QT_TRANSLATE_NOOP("harmonia", "The others are being asked whether to end the game.")
_LOST_BY_MISFIT = QT_TRANSLATE_NOOP("harmonia", "The shown tile fits nowhere: the game is lost.")
_WON = QT_TRANSLATE_NOOP("harmonia", "The hexagon is complete: you have won together!")
_NOT_WON = QT_TRANSLATE_NOOP(
    "harmonia", "The layout is not the hexagon with a light-green border: the game is lost."
)
_ENDED = QT_TRANSLATE_NOOP("harmonia", "The game is over. Total score: {points}")

_PATTERN_SCORES = QT_TRANSLATE_NOOP(
    "harmonia", "Closed, symmetric pattern. Tiles: {tiles}. Points: {points}"
)
_PATTERN_OPEN = QT_TRANSLATE_NOOP(
    "harmonia", "Symmetric, but not closed. Tiles: {tiles}. Open sides: {open}"
)
_PATTERN_CROOKED = QT_TRANSLATE_NOOP("harmonia", "Closed, but not symmetric. Tiles: {tiles}")
_PATTERN_LOOSE = QT_TRANSLATE_NOOP(
    "harmonia", "Neither closed nor symmetric. Tiles: {tiles}. Open sides: {open}"
)

_PLAN_BASIC = QT_TRANSLATE_NOOP(
    "harmonia", "I see how we can fill the hexagon. Next, for example: {tile} → {cell}"
)
_PLAN_ADVANCED = QT_TRANSLATE_NOOP(
    "harmonia", "My plan leads to {points} points. Next, for example: {tile} → {cell}"
)
_PLAN_WAITS = QT_TRANSLATE_NOOP("harmonia", "I have a plan, but no tile for it now.")
_NO_PLAN = QT_TRANSLATE_NOOP("harmonia", "I see no sure way to fill the hexagon.")

HAND_TITLE = QT_TRANSLATE_NOOP("harmonia", "Your hand")
TELL_HAND = QT_TRANSLATE_NOOP("harmonia", "Announce my hand")
PROPOSE = QT_TRANSLATE_NOOP("harmonia", "Propose the end")
STOP_HERE = QT_TRANSLATE_NOOP("harmonia", "Stop here")
STOP_TOO_EARLY = QT_TRANSLATE_NOOP("harmonia", "You can stop once the first tile is placed.")
_STOP_LOSES = QT_TRANSLATE_NOOP(
    "harmonia", "The hexagon is not complete: if you stop here, you lose the game."
)
_STOP_WINS = QT_TRANSLATE_NOOP(
    "harmonia", "The hexagon is complete: if you stop here, you win the game."
)
_STOP_POINTS = QT_TRANSLATE_NOOP("harmonia", "If you stop here, your score is {points}.")
VOTE_YES = QT_TRANSLATE_NOOP("harmonia", "End the game")
VOTE_NO = QT_TRANSLATE_NOOP("harmonia", "Play on")
FITS_NOWHERE = QT_TRANSLATE_NOOP("harmonia", "fits nowhere now")
TILES_LEFT = QT_TRANSLATE_NOOP("harmonia", "Tiles in hand: {count}")
NOT_TOLD = QT_TRANSLATE_NOOP("harmonia", "not announced")

PHRASES = {
    "hand": TELL_HAND,
    "kind": QT_TRANSLATE_NOOP("harmonia", "How many I have of…"),
    "need": QT_TRANSLATE_NOOP("harmonia", "Make room for…"),
    "leave": QT_TRANSLATE_NOOP("harmonia", "Leave me a cell…"),
    "fill": QT_TRANSLATE_NOOP("harmonia", "Fill a cell…"),
    "point": QT_TRANSLATE_NOOP("harmonia", "Look at a tile…"),
    "propose": PROPOSE,
    "yes": VOTE_YES,
    "no": VOTE_NO,
}
"""The texts on the buttons for talking and voting."""
TALK_TITLE = QT_TRANSLATE_NOOP("harmonia", "Talk")
TALK_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Talk to the others")
GOAL_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Move the outline of the hexagon")
PLAN_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Ask the computer for its plan")
CHOOSE_TILE = QT_TRANSLATE_NOOP("harmonia", "Choose the tile in your hand you are talking about.")
CHOOSE_CELL = QT_TRANSLATE_NOOP("harmonia", "Point to the cell you are talking about.")
CHOOSE_PLACED = QT_TRANSLATE_NOOP("harmonia", "Point at the tile that you speak of.")
PLACE_HERE = QT_TRANSLATE_NOOP("harmonia", "It would lie here. Choose the cell again to place it.")
ASKED = _VOTE
SHOW_HERE = QT_TRANSLATE_NOOP("harmonia", "Show a tile here")
TURN_IT = QT_TRANSLATE_NOOP("harmonia", "Turn: R or the wheel")
SHOWN_BY = QT_TRANSLATE_NOOP("harmonia", "Shown: {name}")
STAND_TITLE = QT_TRANSLATE_NOOP("harmonia", "Shown tile")
LAYOUT_TITLE = QT_TRANSLATE_NOOP("harmonia", "Layout")
PARTNERS_TITLE = QT_TRANSLATE_NOOP("harmonia", "Partners")
MISFIT_LOSES = QT_TRANSLATE_NOOP(
    "harmonia",
    "This tile fits nowhere: showing it loses the game. Show it again to confirm.",
)
MISFIT_COSTS = QT_TRANSLATE_NOOP(
    "harmonia",
    "This tile fits nowhere: showing it costs 12 points. Show it again to confirm.",
)
TURNED_TO_FIT = QT_TRANSLATE_NOOP(
    "harmonia",
    "It fits there when rotated, so it has been rotated for you. Choose the cell again to "
    "place it.",
)
ONLY_TURN = QT_TRANSLATE_NOOP("harmonia", "It fits there only this way.")
GOAL_LOST = QT_TRANSLATE_NOOP("harmonia", "The hexagon cannot be completed any more.")
_GOAL_LOST_BY_SIDES = QT_TRANSLATE_NOOP(
    "harmonia",
    "Ornament at the border ({sides}): if you place it like this, the hexagon can no longer be "
    "completed.",
)
_GOAL_LOST_BY_CELL = QT_TRANSLATE_NOOP(
    "harmonia",
    "This cell lies outside every hexagon that is still possible. If you place it here, none can "
    "be completed.",
)
GOAL_ELSEWHERE = QT_TRANSLATE_NOOP("harmonia", "The hexagon can no longer be here.")
_STACK = QT_TRANSLATE_NOOP("harmonia", "{tile}. Number: {count}")
_STACK_MISFIT = QT_TRANSLATE_NOOP("harmonia", "{tile}. Number: {count}, fits nowhere now")
_HINT_SHOW = QT_TRANSLATE_NOOP("harmonia", "Show this one: {tile}. It goes here: {cell}")

_HEADLINE_WON = QT_TRANSLATE_NOOP("harmonia", "You have won together!")
_HEADLINE_LOST = QT_TRANSLATE_NOOP("harmonia", "You have lost together")
_TILES_LAID = QT_TRANSLATE_NOOP("harmonia", "Tiles: {count}")
_HEADLINE_POINTS = QT_TRANSLATE_NOOP("harmonia", "You reached {points} points together")
_SCALE = QT_TRANSLATE_NOOP(
    "harmonia",
    "From 200 points on a result is good, from 300 on very good. With its own tiles the rulebook "
    "calls 460 the most; the tiles here are ours.",
)


def _phrase(text: str, **values: int | str | Phrase) -> Phrase:
    return Phrase("harmonia", text, values)


def tile_name(tile: Kind) -> Phrase:
    """Name a kind of tile."""
    return _phrase(_NAME_OF_KIND[tile])


def cell_place(cell: Hex) -> Phrase:
    """The position of a cell: columns to the right and rows down, counted from the first tile's."""
    return _phrase(_CELL, column=cell.q, row=cell.r + cell.q // 2)


def sides_phrase(sides: Sides) -> Phrase:
    """Describe where the ornament sides of a tile are."""
    names = [_phrase(SIDES[side]) for side, mark in enumerate(written(sides)) if mark == "1"]
    phrase = names.pop()
    while names:
        phrase = _phrase(_TWO_SIDES, first=names.pop(), rest=phrase)
    return phrase


def cell_name(layout: Mapping[Hex, Sides], cell: Hex) -> Phrase:
    """The position of a cell and what is on it."""
    sides = layout.get(cell)
    place = cell_place(cell)
    if sides is None:
        return _phrase(_EMPTY_CELL, cell=place)
    tile = tile_name(KIND_OF[sides])
    if not sides:
        return _phrase(_BLANK_CELL, cell=place, tile=tile)
    return _phrase(_FULL_CELL, cell=place, tile=tile, sides=sides_phrase(sides))


def recap(turns: Sequence[tuple[HarmoniaView, Move]]) -> list[Phrase]:
    """The moves of a turn without placements, which repeat the tile shown before."""
    places = any(isinstance(move, Place) for _, move in turns)
    return [describe(*one) for one in turns if not (places and isinstance(one[1], Show))]


def describe(view: HarmoniaView, move: Move) -> Phrase:
    """Describe a move as seen before it was made."""
    match move:
        case Show():
            text = _SHOWN if view.fits(move.tile) else _MISFIT
            return _phrase(text, tile=tile_name(move.tile))
        case Place():
            assert view.shown is not None
            return _phrase(_PLACED, tile=tile_name(view.shown), cell=cell_place(move.cell))
        case AnnounceKind():
            return _phrase(_TOLD_KIND, count=move.count, tile=tile_name(move.tile))
        case AnnounceHand():
            return _phrase(_TOLD_HAND)
        case Ask():
            text = _ASKED_LEAVE if move.wish == LEAVE else _ASKED_FILL
            return _phrase(text, cell=cell_place(move.cell))
        case Need():
            return _phrase(_NEEDED, tile=tile_name(move.tile))
        case Point():
            return _phrase(_POINTED, cell=cell_place(move.cell))
        case Vote():
            return _phrase(_AGREED if move.agree else _REFUSED)
    return _phrase(_PROPOSED)


def topic(view: HarmoniaView) -> str:
    """The section of the rules that a position is about."""
    if view.phase is TurnPhase.OVER:
        return f"over.{view.setup.mode}"
    return "end" if view.phase is TurnPhase.VOTE else "turn"


def placed_at(cell: Hex) -> Phrase:
    """Where a tile was placed, beside a picture of it."""
    return _phrase(_PLACED_AT, cell=cell_place(cell))


def status(view: HarmoniaView) -> Phrase:
    """Describe what the player has to do now, or how the game ended."""
    if view.phase is TurnPhase.OVER:
        return _ending(view)
    mine = view.to_move == view.seat
    if view.shown is not None:
        return _phrase(_PLACE_IT if mine else _OTHER_PLACES, tile=tile_name(view.shown))
    if view.phase is TurnPhase.VOTE:
        return _phrase(_VOTE if mine else _OTHERS_VOTE)
    if not mine:
        return _phrase(_OTHER_SHOWS)
    return _phrase(_GOAL_REACHED if won(view.layout) and not view.proposed else _SHOW_ONE)


def _ending(view: HarmoniaView) -> Phrase:
    if view.end is End.MISFIT:
        return _phrase(_LOST_BY_MISFIT)
    if view.setup.mode == "advanced":
        return _phrase(_ENDED, points=view.score(view.seat).total)
    return _phrase(_WON if won(view.layout) else _NOT_WON)


def goal_lost_by(sides: Sides) -> Phrase:
    """Warn of a placement that loses the basic game by ornament sides at the border, or 0: by its
    cell (A-9)."""
    if not sides:
        return _phrase(_GOAL_LOST_BY_CELL)
    return _phrase(_GOAL_LOST_BY_SIDES, sides=sides_phrase(sides))


def price_of_stopping(view: HarmoniaView) -> Phrase:
    """Describe what one person without partners gets for ending the game now (A-20)."""
    if view.setup.mode == "advanced":
        return _phrase(_STOP_POINTS, points=view.score(view.seat).total)
    return _phrase(_STOP_WINS if won(view.layout) else _STOP_LOSES)


def headline(view: HarmoniaView) -> Phrase:
    """The headline of a finished game."""
    if view.setup.mode == "advanced":
        return _phrase(_HEADLINE_POINTS, points=view.score(view.seat).total)
    return _phrase(_HEADLINE_WON if view.score(view.seat).total else _HEADLINE_LOST)


def result_note(variant: Mapping[str, str], seats: int, result: int) -> Phrase:
    """The number of tiles placed, or a rating of the points, for a stored result (A-18)."""
    if variant["mode"] == "basic":
        return _phrase(_TILES_LAID, count=result)
    return _phrase(RATINGS[rating(result)])


def outcome(view: HarmoniaView) -> tuple[Phrase, ...]:
    """Describe why a game ended as it did, and rate its points (A-9, A-15)."""
    if view.setup.mode == "advanced":
        return _phrase(RATINGS[rating(view.score(view.seat).total)]), _phrase(_SCALE)
    return (_ending(view),)


def stack_name(tile: Kind, count: int, fits: bool) -> Phrase:
    """Name the tiles of one kind in the player's hand."""
    return _phrase(_STACK if fits else _STACK_MISFIT, tile=tile_name(tile), count=count)


def hint_phrase(tile: Kind, place: Place) -> Phrase:
    """Advise which tile to show, and where to place it."""
    return _phrase(_HINT_SHOW, tile=tile_name(tile), cell=cell_place(place.cell))


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    """The label of a line of the score sheet."""
    values = numbers_in(details)
    if key == "shape":
        values["shape"] = _phrase(SHAPES[str(details["shape"])])
    elif key == "border":
        values["light_green"] = _phrase(_YES if details["light_green"] else _NO)
    elif key == "won":
        values["goal"] = GOAL_TILES
    return Phrase("harmonia", SCORE_LINES[key], values)


def pattern_phrase(pattern: Pattern) -> Phrase:
    """Describe the points of a pattern, or what it lacks."""
    tiles = len(pattern.cells)
    if pattern.closed and pattern.symmetric:
        return _phrase(_PATTERN_SCORES, tiles=tiles, points=pattern.points)
    if pattern.closed:
        return _phrase(_PATTERN_CROOKED, tiles=tiles)
    text = _PATTERN_OPEN if pattern.symmetric else _PATTERN_LOOSE
    return _phrase(text, tiles=tiles, open=len(pattern.open_sides))


def intention_phrase(view: HarmoniaView, intention: Intention | None) -> Phrase:
    """Describe a partner's plan (`bots.intention_of`)."""
    if intention is None:
        return _phrase(_NO_PLAN)
    if not intention.steps:
        return _phrase(_PLAN_WAITS)
    step = intention.steps[0]
    tile, cell = tile_name(step.tile), cell_place(step.cell)
    if view.setup.mode == "basic":
        return _phrase(_PLAN_BASIC, tile=tile, cell=cell)
    return _phrase(_PLAN_ADVANCED, points=intention.plan.points, tile=tile, cell=cell)
