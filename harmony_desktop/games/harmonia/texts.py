"""The texts of Harmonia in English, marked for translation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.engine.words import (
    PLURAL,
    QT_TRANSLATE_NOOP,
    BoardPlace,
    Phrase,
    Phrases,
    numbers_in,
)
from harmony_desktop.games.harmonia.rules.aim import (
    AimLine,
    LostAim,
    closes,
    keeps_border,
    lost_aim,
    only_one_can_fill,
)
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
    AskHand,
    AskTile,
    Need,
    Place,
    Point,
    Propose,
    Show,
    TakeBack,
    Vote,
    replaces,
)
from harmony_desktop.games.harmonia.rules.scoring import Pattern, rating
from harmony_desktop.games.harmonia.rules.view import End, HarmoniaView, TurnPhase
from harmony_desktop.games.harmonia.rules_text import RULES

if TYPE_CHECKING:
    from harmony_desktop.games.harmonia.bots.partners import Intention
    from harmony_desktop.games.harmonia.bots.wishing import PatternIntention

_phrase = Phrases("harmonia")

__all__ = [
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
best_before = OWN_SET = ALONE = None
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
        QT_TRANSLATE_NOOP("harmonia", "Random"),
        QT_TRANSLATE_NOOP("harmonia", "In the rulebook the youngest player goes first."),
    ),
    "alone.false": (
        QT_TRANSLATE_NOOP("harmonia", "A hand for each player"),
        QT_TRANSLATE_NOOP(
            "harmonia",
            "Players sharing a screen do not see each other’s tiles: a curtain comes down "
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
    "hands-known": QT_TRANSLATE_NOOP("harmonia", "You know that hand already."),
    "not-true": QT_TRANSLATE_NOOP("harmonia", "You do not have that number of tiles of this kind."),
    "said-already": QT_TRANSLATE_NOOP(
        "harmonia", "You have already said that, and it still stands."
    ),
    "not-told": QT_TRANSLATE_NOOP(
        "harmonia", "You do not know of such a tile. Ask your partners first what they have."
    ),
    "not-in-that-hand": QT_TRANSLATE_NOOP("harmonia", "Your partner has no such tile."),
    "no-such-request": QT_TRANSLATE_NOOP(
        "harmonia", "None of the tiles your partners have told you about fits there."
    ),
    "not-fitting-there": QT_TRANSLATE_NOOP(
        "harmonia",
        "This tile does not fit there: ornament must touch ornament, and light green light green.",
    ),
    "nothing-asked": QT_TRANSLATE_NOOP("harmonia", "You have not asked for anything there."),
    "no-such-seat": QT_TRANSLATE_NOOP("harmonia", "There is no such player."),
    "no-tile-there": QT_TRANSLATE_NOOP("harmonia", "There is no tile on that cell."),
    "not-your-turn": QT_TRANSLATE_NOOP("harmonia", "It is not your turn."),
    "nothing-placed": QT_TRANSLATE_NOOP(
        "harmonia", "The end can be proposed once the first tile is placed."
    ),
    "proposed-already": QT_TRANSLATE_NOOP(
        "harmonia", "The others do not want to end yet. You can ask again on your next turn."
    ),
    "no-proposal": QT_TRANSLATE_NOOP("harmonia", "Nobody has proposed to end the game."),
    "must-vote": QT_TRANSLATE_NOOP("harmonia", "First say whether the game should end."),
}

SCORE_LINES = {
    "players": QT_TRANSLATE_NOOP("harmonia", "Players: {players}"),
    "shape": QT_TRANSLATE_NOOP("harmonia", "Shape: {shape}"),
    "border": QT_TRANSLATE_NOOP("harmonia", "Light-green border: {light_green}"),
    "pattern": PLURAL.translate("harmonia", "Pattern of %Ln tile(s)", "", 1),
    "unused": QT_TRANSLATE_NOOP("harmonia", "Unused tiles: {tiles}"),
    "misfits": QT_TRANSLATE_NOOP("harmonia", "Misfit tiles: {tiles}"),
    "won": QT_TRANSLATE_NOOP("harmonia", "Tiles placed: {tiles} (goal: {goal})"),
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
    "below-zero": QT_TRANSLATE_NOOP("harmonia", "Below zero: this one fell apart"),
    "poor": QT_TRANSLATE_NOOP("harmonia", "A poor result"),
    "modest": QT_TRANSLATE_NOOP("harmonia", "A modest result"),
    "good": QT_TRANSLATE_NOOP("harmonia", "A good result"),
    "very-good": QT_TRANSLATE_NOOP("harmonia", "A very good result"),
}

_PLEASING = ("good", "very-good")

KIND_NAMES = {
    "000000": QT_TRANSLATE_NOOP("harmonia", "blank tile"),
    "100000": QT_TRANSLATE_NOOP("harmonia", "tile with one ornament side"),
    "110000": QT_TRANSLATE_NOOP("harmonia", "tile with two neighbouring ornament sides"),
    "101000": QT_TRANSLATE_NOOP("harmonia", "tile with two ornament sides, one side apart"),
    "100100": QT_TRANSLATE_NOOP("harmonia", "tile with two opposite ornament sides"),
    "111000": QT_TRANSLATE_NOOP("harmonia", "tile with three neighbouring ornament sides"),
    "110100": QT_TRANSLATE_NOOP(
        "harmonia", "tile with three ornament sides: a pair, then a single one clockwise"
    ),
    "101100": QT_TRANSLATE_NOOP(
        "harmonia", "tile with three ornament sides: a single one, then clockwise a pair"
    ),
    "101010": QT_TRANSLATE_NOOP("harmonia", "tile with ornament on every other side"),
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

_CELL = QT_TRANSLATE_NOOP("harmonia", "column {column}, row {row}")
_PARTS = (
    (
        QT_TRANSLATE_NOOP("harmonia", "top left"),
        QT_TRANSLATE_NOOP("harmonia", "at the top"),
        QT_TRANSLATE_NOOP("harmonia", "top right"),
    ),
    (
        QT_TRANSLATE_NOOP("harmonia", "on the left"),
        QT_TRANSLATE_NOOP("harmonia", "in the middle"),
        QT_TRANSLATE_NOOP("harmonia", "on the right"),
    ),
    (
        QT_TRANSLATE_NOOP("harmonia", "bottom left"),
        QT_TRANSLATE_NOOP("harmonia", "at the bottom"),
        QT_TRANSLATE_NOOP("harmonia", "bottom right"),
    ),
)
"""The parts of a layout, row by row."""
COLUMNS = 25
"""The number of columns with letters of their own."""
FIRST_COLUMN = FIRST_ROW = COLUMNS // 2
"""The column and the row of the first tile in the coordinates at the edge."""
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
_PLACED_AT = QT_TRANSLATE_NOOP("harmonia", "Placed: {cell}")
_PLACED = QT_TRANSLATE_NOOP("harmonia", "{tile} → {cell}")
_TOLD_KIND = QT_TRANSLATE_NOOP("harmonia", "“I have {count} of this kind.” ({tile})")
_TOLD_HAND = QT_TRANSLATE_NOOP("harmonia", "“This is my whole hand.”")
_ASKED_LEAVE = QT_TRANSLATE_NOOP("harmonia", "“Please leave this cell to me.” ({cell})")
_ASKED_FILL = QT_TRANSLATE_NOOP("harmonia", "“Please fill this cell.” ({cell})")
_ASKED_TILE = QT_TRANSLATE_NOOP("harmonia", "“Please place this tile here.” ({tile} → {cell})")
_ASKED_TILE_INSTEAD = QT_TRANSLATE_NOOP(
    "harmonia", "“Please place this tile here instead.” ({tile} → {cell})"
)
_TOOK_BACK = QT_TRANSLATE_NOOP("harmonia", "“Never mind what I asked for there.” ({cell})")
_SAID_TILE = QT_TRANSLATE_NOOP("harmonia", "“Please place this tile here.”")
_SAID_TILE_TO = QT_TRANSLATE_NOOP("harmonia", "“{name}, please place this tile here.”")
_SAID_TILE_INSTEAD = QT_TRANSLATE_NOOP("harmonia", "“Please place this tile here instead.”")
_SAID_TILE_CLOSES = QT_TRANSLATE_NOOP(
    "harmonia", "“Please place this tile here: it closes a pattern of {size}.”"
)
_SAID_TILE_BORDER = QT_TRANSLATE_NOOP(
    "harmonia", "“Please place this tile here: it keeps the border light green.”"
)
_SAID_TILE_ONLY = QT_TRANSLATE_NOOP("harmonia", "“Please place this tile here: only you can.”")
_SAID_TILE_TOO = QT_TRANSLATE_NOOP("harmonia", "“I’d like that, too.”")
_SAID_TOOK_BACK = QT_TRANSLATE_NOOP("harmonia", "“Never mind what I asked for.”")
_SAID_LEAVE = QT_TRANSLATE_NOOP("harmonia", "“Please leave this cell to me.”")
_SAID_FILL = QT_TRANSLATE_NOOP("harmonia", "“Please fill this cell.”")
_SAID_POINT = QT_TRANSLATE_NOOP("harmonia", "“Look at this tile.”")
_NEEDED = QT_TRANSLATE_NOOP("harmonia", "“Please make room for this one.” ({tile})")
_POINTED = QT_TRANSLATE_NOOP("harmonia", "“Look at this tile.” ({cell})")
_ASKED_HAND = QT_TRANSLATE_NOOP("harmonia", "“What do you have?”")
_PROPOSED = QT_TRANSLATE_NOOP("harmonia", "“Should we end the game here?”")
_SAID_PROPOSED = QT_TRANSLATE_NOOP(
    "harmonia", "“Should we end the game here, with {points} points?”"
)
_SAID_GIVE_UP = QT_TRANSLATE_NOOP(
    "harmonia", "“The hexagon can no longer be completed. Should we end the game here?”"
)
_AGREED = QT_TRANSLATE_NOOP("harmonia", "“Yes, let’s end it.”")
_REFUSED = QT_TRANSLATE_NOOP("harmonia", "“No, let’s go on.”")

_SHOW_ONE = QT_TRANSLATE_NOOP("harmonia", "Choose a tile from your hand and place it.")
_PLACE_IT = QT_TRANSLATE_NOOP("harmonia", "Place the {tile}.")
_VOTE = QT_TRANSLATE_NOOP("harmonia", "End the game here?")
_VOTE_WINS = QT_TRANSLATE_NOOP("harmonia", "The hexagon is complete. End the game and win?")
_OTHER_SHOWS = QT_TRANSLATE_NOOP("harmonia", "Another player is choosing a tile.")
_OTHER_PLACES = QT_TRANSLATE_NOOP("harmonia", "Another player places the {tile}.")
_OTHERS_VOTE = QT_TRANSLATE_NOOP("harmonia", "The others are being asked whether to end the game.")
_LOST_BY_MISFIT = QT_TRANSLATE_NOOP("harmonia", "The shown tile fits nowhere: the game is lost.")
_WON = QT_TRANSLATE_NOOP("harmonia", "The hexagon is complete: you have won together!")
_NOT_WON = QT_TRANSLATE_NOOP(
    "harmonia", "The layout is not the hexagon with a light-green border: the game is lost."
)

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
    "harmonia", "I see how we can fill the hexagon. My next tile could be: {tile} → {cell}"
)
_PLAN_ADVANCED = QT_TRANSLATE_NOOP(
    "harmonia", "My plan leads to {points} points. My next tile could be: {tile} → {cell}"
)
_PLAN_PATTERN = QT_TRANSLATE_NOOP(
    "harmonia", "I’m working on a pattern of {size} tiles. My next tile could be: {tile} → {cell}"
)
_PLAN_TIDY = QT_TRANSLATE_NOOP(
    "harmonia",
    "I can’t add to a pattern now. Here, for example, I’d spoil nothing: {tile} → {cell}",
)
_PLAN_WAITS = QT_TRANSLATE_NOOP("harmonia", "I have a plan, but no tile for it now.")
_PLAN_ASKED = QT_TRANSLATE_NOOP(
    "harmonia", "My plan waits for the tile I’ve asked for: {tile} → {cell}"
)
_PLANS_SEEN = {
    _PLAN_BASIC: QT_TRANSLATE_NOOP(
        "harmonia", "I see how we can fill the hexagon. This could be my next tile."
    ),
    _PLAN_ADVANCED: QT_TRANSLATE_NOOP(
        "harmonia", "My plan leads to {points} points. This could be my next tile."
    ),
    _PLAN_PATTERN: QT_TRANSLATE_NOOP(
        "harmonia", "I’m working on a pattern of {size} tiles. This could be my next tile."
    ),
    _PLAN_TIDY: QT_TRANSLATE_NOOP(
        "harmonia", "I can’t add to a pattern now. This tile, for example, would spoil nothing."
    ),
    _PLAN_ASKED: QT_TRANSLATE_NOOP("harmonia", "My plan waits for the tile I’ve asked for."),
}
"""Plans for the eye, which sees the next tile on its cell."""
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
_END_LOSES = QT_TRANSLATE_NOOP(
    "harmonia", "The hexagon is not complete: if the game ends here, it is lost."
)
_END_POINTS = QT_TRANSLATE_NOOP("harmonia", "You would score {points} points together.")
VOTE_YES = QT_TRANSLATE_NOOP("harmonia", "End the game")
VOTE_NO = QT_TRANSLATE_NOOP("harmonia", "Keep playing")
FITS_NOWHERE = QT_TRANSLATE_NOOP("harmonia", "fits nowhere now")
TILES_LEFT = QT_TRANSLATE_NOOP("harmonia", "Tiles in hand: {count}")
NOT_TOLD = QT_TRANSLATE_NOOP("harmonia", "not announced")

PHRASES = {
    "hand": TELL_HAND,
    "kind": QT_TRANSLATE_NOOP("harmonia", "How many I have of…"),
    "need": QT_TRANSLATE_NOOP("harmonia", "Make room for…"),
    "leave": QT_TRANSLATE_NOOP("harmonia", "Leave me a space…"),
    "fill": QT_TRANSLATE_NOOP("harmonia", "Fill a cell…"),
    "ask-tile": QT_TRANSLATE_NOOP("harmonia", "Ask for a tile…"),
    "point": QT_TRANSLATE_NOOP("harmonia", "Look at a tile…"),
    "ask-hand": QT_TRANSLATE_NOOP("harmonia", "What do you have?"),
    "propose": PROPOSE,
    "yes": VOTE_YES,
    "no": VOTE_NO,
}
"""The texts on the buttons for talking and voting."""
SAY_LEAVE = QT_TRANSLATE_NOOP("harmonia", "Leave this cell to me")
SAY_FILL = QT_TRANSLATE_NOOP("harmonia", "Please fill this cell")
SAY_TILE = QT_TRANSLATE_NOOP("harmonia", "Please place a tile here")
SAY_TAKE_BACK = QT_TRANSLATE_NOOP("harmonia", "Take back my request")
SAY_POINT = QT_TRANSLATE_NOOP("harmonia", "Look at this tile")
SAY_KIND = QT_TRANSLATE_NOOP("harmonia", "Say how many I have of this kind")
SAY_NEED = QT_TRANSLATE_NOOP("harmonia", "Make room for this tile")
ASK_THIS = QT_TRANSLATE_NOOP("harmonia", "Ask for this tile…")
ASK_PLAN = QT_TRANSLATE_NOOP("harmonia", "What is your plan?")
HIDE_REQUESTS = QT_TRANSLATE_NOOP("harmonia", "Hide your requests until I ask")
SHOW_REQUESTS = QT_TRANSLATE_NOOP("harmonia", "Make requests again")
REQUESTS_HIDDEN = QT_TRANSLATE_NOOP(
    "harmonia", "Your partners now make requests only when you ask for a plan."
)
REQUESTS_SHOWN = QT_TRANSLATE_NOOP("harmonia", "Your partners make requests again.")
PLAN_EXPLAINED = QT_TRANSLATE_NOOP("harmonia", "Shows this partner’s next step on the table.")
TALK_OPEN = QT_TRANSLATE_NOOP("harmonia", "Talk…")
TALK_CLOSE = QT_TRANSLATE_NOOP("harmonia", "Back")
TALK_TITLE = QT_TRANSLATE_NOOP("harmonia", "Talk")
TALK_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Talk to the others")
GOAL_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Move the outline of the hexagon")
PLAN_ENTRY = QT_TRANSLATE_NOOP("harmonia", "Ask the next partner for its plan")
CHOOSE_TILE = QT_TRANSLATE_NOOP("harmonia", "Choose the tile in your hand you are talking about.")
CHOOSE_CELL = QT_TRANSLATE_NOOP("harmonia", "Choose the cell you are talking about.")
CHOOSE_ITS_CELL = QT_TRANSLATE_NOOP("harmonia", "Choose the cell for this tile.")
CHOOSE_PLACED = QT_TRANSLATE_NOOP("harmonia", "Choose the placed tile you are talking about.")
PLACE_HERE = QT_TRANSLATE_NOOP("harmonia", "It would lie here. Choose the cell again to place it.")
DO_AS_ASKED = QT_TRANSLATE_NOOP("harmonia", "Choose the cell to take the tile as asked.")
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
GOAL_MOVED = QT_TRANSLATE_NOOP(
    "harmonia", "The outline has moved: this is where the hexagon can still lie."
)
GOAL_OF_PLAN = QT_TRANSLATE_NOOP(
    "harmonia", "The outline has moved to where your partner plans the hexagon."
)
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
_STACK_ASKED = QT_TRANSLATE_NOOP("harmonia", "{stack}. {name} asks for it: {cell}")
_STACK_MISFIT = QT_TRANSLATE_NOOP("harmonia", "{tile}. Number: {count}, fits nowhere now")
_HINT_SHOW = QT_TRANSLATE_NOOP("harmonia", "Place this tile on the marked cell: {tile}.")

_HINT_ASK = QT_TRANSLATE_NOOP(
    "harmonia", "Ask the others what they have: then you can plan together."
)
_HINT_SAY = QT_TRANSLATE_NOOP("harmonia", "First say: {remark}")
_HINT_TELL = QT_TRANSLATE_NOOP(
    "harmonia", "A partner has asked what you have: tell your hand, so that you plan together."
)
_AIM_LOST = {
    "ornament": QT_TRANSLATE_NOOP(
        "harmonia",
        "The hexagon can no longer be completed: a tile has ornament at its border ({cell}).",
    ),
    "outside": QT_TRANSLATE_NOOP(
        "harmonia", "The hexagon can no longer be completed: a tile lies outside it ({cell})."
    ),
    "gap": QT_TRANSLATE_NOOP(
        "harmonia", "The hexagon can no longer be completed: no tile is left for a cell ({cell})."
    ),
    "few": QT_TRANSLATE_NOOP(
        "harmonia", "The hexagon can no longer be completed: there are too few tiles left."
    ),
}
AIM_TITLE = QT_TRANSLATE_NOOP("harmonia", "Your aim")
PLAY_ON = QT_TRANSLATE_NOOP("harmonia", "Play on for practice")
PRACTISING = QT_TRANSLATE_NOOP("harmonia", "You play on for practice; the game does not count.")
_AIM_BASIC = QT_TRANSLATE_NOOP(
    "harmonia", "A hexagon of 37 tiles, light green all around, and no misfit tile."
)
_AIM_LAID = QT_TRANSLATE_NOOP("harmonia", "Laid")
_AIM_GAPS = QT_TRANSLATE_NOOP("harmonia", "Cells no known tile fits")
_AIM_ADVANCED = QT_TRANSLATE_NOOP(
    "harmonia", "Points for the shape and for closed, symmetric patterns. 200 is good."
)
_AIM_NOW = QT_TRANSLATE_NOOP("harmonia", "Points now")
_AIM_IN_SIGHT = QT_TRANSLATE_NOOP("harmonia", "In sight so far")
_AIM_GREEN = QT_TRANSLATE_NOOP("harmonia", "Light-green border")
_AIM_CLOSED = QT_TRANSLATE_NOOP("harmonia", "Pattern of {tiles}")
_AIM_OPEN = QT_TRANSLATE_NOOP("harmonia", "Open pattern of {tiles}")
_AIM_MORE = QT_TRANSLATE_NOOP("harmonia", "Smaller open patterns: {count}")
_AIM_UNUSED = QT_TRANSLATE_NOOP("harmonia", "Unused: {tiles}")
_AIM_STILL = QT_TRANSLATE_NOOP("harmonia", "Still open")
_AIM_HEXAGON = QT_TRANSLATE_NOOP("harmonia", "Complete hexagon")
_AIM_SIZES = {
    "size-3": QT_TRANSLATE_NOOP("harmonia", "Pattern of 3"),
    "size-4": QT_TRANSLATE_NOOP("harmonia", "Pattern of 4 to 6"),
    "size-7": QT_TRANSLATE_NOOP("harmonia", "Pattern of 7 or more"),
}
_AIM_EXPLAINED = {
    "players": QT_TRANSLATE_NOOP("harmonia", "10 points for each player."),
    "shape": QT_TRANSLATE_NOOP(
        "harmonia",
        "Hexagon 50, triangle or rhombus 30, another symmetric shape 20, any other 10; nothing "
        "with a hole.",
    ),
    "green": QT_TRANSLATE_NOOP(
        "harmonia", "A border without ornament triples the points of the shape."
    ),
    "unused": QT_TRANSLATE_NOOP(
        "harmonia", "Of the 60 tiles dealt, each that is not placed costs 2 points."
    ),
    "hexagon": QT_TRANSLATE_NOOP(
        "harmonia",
        "The hexagon of 37 tiles: 50 points, tripled by a light-green border, and 2 for each tile "
        "placed.",
    ),
    "finished": QT_TRANSLATE_NOOP(
        "harmonia", "The points now and all that is still open. New patterns come on top."
    ),
}
_AIM_BETTER = QT_TRANSLATE_NOOP("harmonia", "Better: {shape}")

_HEADLINE_WON = QT_TRANSLATE_NOOP("harmonia", "You won together!")
_HEADLINE_LOST = QT_TRANSLATE_NOOP("harmonia", "You lost together")
_TILES_LAID = QT_TRANSLATE_NOOP("harmonia", "Tiles: {count}")
_HEADLINE_POINTS = QT_TRANSLATE_NOOP("harmonia", "You scored {points} points together")
_HEADLINE_WON_ALONE = QT_TRANSLATE_NOOP("harmonia", "You’ve won!")
_HEADLINE_LOST_ALONE = QT_TRANSLATE_NOOP("harmonia", "The hexagon stays unfinished")
_HEADLINE_POINTS_ALONE = QT_TRANSLATE_NOOP("harmonia", "You’ve reached {points} points")
_WON_ALONE = QT_TRANSLATE_NOOP("harmonia", "The hexagon is complete: you’ve won!")
_SCALE = QT_TRANSLATE_NOOP(
    "harmonia",
    "200 points or more is a good result, 300 or more very good. Maximum in the rulebook: 460 "
    "(with other tiles).",
)


def tile_name(tile: Kind) -> Phrase:
    """Name a kind of tile."""
    return _phrase(_NAME_OF_KIND[tile])


def cell_place(cell: Hex) -> Phrase:
    """The position of a cell: columns to the right and rows down, counted from the first tile's."""
    return _phrase(_CELL, column=cell.q, row=cell.r + cell.q // 2)


def place_of(layout: Iterable[Hex], cell: Hex) -> BoardPlace:
    """The place of a cell, as the list of moves names it: the part of the layout it lies in."""
    row, column = (_third(layout, cell, axis) for axis in (_down, _across))
    column_number, row_number = FIRST_COLUMN + cell.q, FIRST_ROW + cell.r + cell.q // 2
    return BoardPlace(_phrase(_PARTS[row][column]), column_number, row_number, COLUMNS)


def _across(cell: Hex) -> int:
    return cell.q


def _down(cell: Hex) -> int:
    return 2 * cell.r + cell.q


def _third(layout: Iterable[Hex], cell: Hex, axis: Callable[[Hex], int]) -> int:
    """Which third of the layout a cell lies in, along an axis: 0, 1 or 2."""
    values = [axis(cell), *map(axis, layout)]
    low, high = min(values), max(values)
    return 1 if low == high else min(2, 3 * (axis(cell) - low) // (high - low))


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
    """The moves of a turn without tiles shown, which the placement names, and without the
    agreement that a game is won, which nobody has to say."""
    places = any(isinstance(move, Place) for _, move in turns)
    return [
        describe(view, move)
        for view, move in turns
        if not (places and isinstance(move, Show)) and not concludes(view, move)
    ]


def concludes(view: HarmoniaView, move: Move) -> bool:
    """Whether a move only ends a basic game that is won."""
    return view.complete and (isinstance(move, Propose) or move == Vote(True))


def describe(view: HarmoniaView, move: Move) -> Phrase:
    """Describe a move as seen before it was made."""
    match move:
        case Show():
            text = _SHOWN if view.fits(move.tile) else _MISFIT
            return _phrase(text, tile=tile_name(move.tile))
        case Place():
            assert view.shown is not None
            return _phrase(
                _PLACED, tile=tile_name(view.shown), cell=place_of(view.layout, move.cell)
            )
        case AnnounceKind():
            return _phrase(_TOLD_KIND, count=move.count, tile=tile_name(move.tile))
        case AnnounceHand():
            return _phrase(_TOLD_HAND)
        case Ask():
            text = _ASKED_LEAVE if move.wish == LEAVE else _ASKED_FILL
            return _phrase(text, cell=place_of(view.layout, move.cell))
        case AskTile():
            text = _ASKED_TILE_INSTEAD if _asks_anew(view, move) else _ASKED_TILE
            place = place_of(view.layout, move.cell)
            return _phrase(text, tile=tile_name(move.tile), cell=place)
        case TakeBack():
            return _phrase(_TOOK_BACK, cell=place_of(view.layout, move.cell))
        case Need():
            return _phrase(_NEEDED, tile=tile_name(move.tile))
        case Point():
            return _phrase(_POINTED, cell=place_of(view.layout, move.cell))
        case AskHand():
            return _phrase(_ASKED_HAND)
        case Vote():
            return _phrase(_AGREED if move.agree else _REFUSED)
    return _phrase(_PROPOSED)


def _asks_anew(view: HarmoniaView, ask: AskTile) -> bool:
    """Whether a tile is asked for in place of one that was asked for before."""
    return any(
        isinstance(one, AskTile) and one != ask and replaces(ask, one)
        for one in view.standing[ask.seat]
    )


def remark_words(view: HarmoniaView, move: Move, names: Sequence[str]) -> Phrase:
    """A remark to the seat of a view, without its cell, which is marked on the layout.

    `names` has the names of the players by seat.
    """
    match move:
        case AskTile() if move.whom != view.seat:
            return _phrase(_SAID_TILE_TO, name=names[move.whom])
        case AskTile():
            return _request(view, move)
        case TakeBack():
            return _phrase(_SAID_TOOK_BACK)
        case Ask():
            return _phrase(_SAID_LEAVE if move.wish == LEAVE else _SAID_FILL)
        case Point():
            return _phrase(_SAID_POINT)
        case Propose() if view.setup.mode == "advanced":
            return _phrase(_SAID_PROPOSED, points=view.score(view.seat).total)
        case Propose() if lost_aim(view) is not None:
            return _phrase(_SAID_GIVE_UP)
    return describe(view, move)


def words_heard(view: HarmoniaView, move: Move, names: Sequence[str]) -> Phrase:
    """A remark in the conversation: a request that another player has made is joined in."""
    if isinstance(move, AskTile) and any(
        isinstance(one, AskTile)
        and (one.whom, one.cell, one.sides) == (move.whom, move.cell, move.sides)
        for seat, said in enumerate(view.standing)
        for one in said
        if seat != move.seat
    ):
        return _phrase(_SAID_TILE_TOO)
    return remark_words(view, move, names)


def _request(view: HarmoniaView, ask: AskTile) -> Phrase:
    """A request for a tile of the view's seat, with the reason if the position gives one."""
    if _asks_anew(view, ask):
        return _phrase(_SAID_TILE_INSTEAD)
    if size := closes(view, ask.cell, ask.sides):
        return _phrase(_SAID_TILE_CLOSES, size=size)
    if only_one_can_fill(view, ask.cell):
        return _phrase(_SAID_TILE_ONLY)
    return _phrase(_SAID_TILE_BORDER if keeps_border(view, ask.cell, ask.sides) else _SAID_TILE)


def topic(view: HarmoniaView) -> str:
    """The section of the rules that a position is about."""
    if view.phase is TurnPhase.OVER:
        return f"over.{view.setup.mode}"
    return "end" if view.phase is TurnPhase.VOTE else "turn"


def placed_at(layout: Iterable[Hex], cell: Hex) -> Phrase:
    """Where a tile was placed, beside a picture of it."""
    return _phrase(_PLACED_AT, cell=place_of(layout, cell))


def status(view: HarmoniaView) -> Phrase:
    """Describe what the player has to do now, or how the game ended."""
    if view.phase is TurnPhase.OVER:
        return _ending(view)
    if view.complete:
        return _won(view)
    mine = view.to_move == view.seat
    if view.shown is not None:
        return _phrase(_PLACE_IT if mine else _OTHER_PLACES, tile=tile_name(view.shown))
    if view.phase is TurnPhase.VOTE:
        return _phrase(_VOTE if mine else _OTHERS_VOTE)
    return _phrase(_SHOW_ONE if mine else _OTHER_SHOWS)


def _ending(view: HarmoniaView) -> Phrase:
    if view.end is End.MISFIT:
        return _phrase(_LOST_BY_MISFIT)
    if view.setup.mode == "advanced":
        return headline(view)
    return _won(view) if view.complete else _phrase(_NOT_WON)


def _won(view: HarmoniaView) -> Phrase:
    return _phrase(_WON_ALONE if view.setup.alone else _WON)


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
    return _phrase(_STOP_WINS if view.complete else _STOP_LOSES)


def question_to_end(view: HarmoniaView) -> Phrase:
    """Ask whether to end the game."""
    return _phrase(_VOTE_WINS if view.complete else _VOTE)


def meaning_of_ending(view: HarmoniaView) -> Phrase | None:
    """Describe what all get for ending the game now; None where the question says it."""
    if view.setup.mode == "advanced":
        return _phrase(_END_POINTS, points=view.score(view.seat).total)
    return None if view.complete else _phrase(_END_LOSES)


def headline(view: HarmoniaView) -> Phrase:
    """The headline of a finished game."""
    alone, total = view.setup.alone, view.score(view.seat).total
    if view.setup.mode == "advanced":
        return _phrase(_HEADLINE_POINTS_ALONE if alone else _HEADLINE_POINTS, points=total)
    if alone:
        return _phrase(_HEADLINE_WON_ALONE if total else _HEADLINE_LOST_ALONE)
    return _phrase(_HEADLINE_WON if total else _HEADLINE_LOST)


def last_words(view: HarmoniaView) -> tuple[str, ...]:
    """What partners say of a finished game, as keys of the replies; they need not all speak."""
    if view.setup.mode == "advanced":
        return ("won-too",) if rating(view.score(view.seat).total) in _PLEASING else ()
    return ("won", "won-too") if view.score(view.seat).total else ("lost",)


def result_note(variant: Mapping[str, str], seats: int, result: int) -> Phrase:
    """The number of tiles placed, or a rating of the points, for a stored result (A-18)."""
    if variant["mode"] == "basic":
        return _phrase(_TILES_LAID, count=result)
    return _phrase(RATINGS[rating(result)])


def outcome(view: HarmoniaView) -> tuple[Phrase, ...]:
    """Describe why a game ended as it did, and rate its points (A-9, A-15).

    Of a hexagon that is complete, the headline has said all.
    """
    if view.setup.mode == "advanced":
        return _phrase(RATINGS[rating(view.score(view.seat).total)]), _phrase(_SCALE)
    return () if view.complete else (_ending(view),)


def stack_name(tile: Kind, count: int, fits: bool) -> Phrase:
    """Name the tiles of one kind in the player's hand."""
    return _phrase(_STACK if fits else _STACK_MISFIT, tile=tile_name(tile), count=count)


def asked_stack(stack: Phrase, name: str, cell: Hex) -> Phrase:
    """The tiles of one kind in the player's hand, of which a partner asks for one on a cell."""
    return _phrase(_STACK_ASKED, stack=stack, name=name, cell=cell_place(cell))


def hint_phrase(tile: Kind) -> Phrase:
    """Advise which tile to show; the table marks where it goes."""
    return _phrase(_HINT_SHOW, tile=tile_name(tile))


def score_line(key: str, details: Mapping[str, object]) -> Phrase:
    """The label of a line of the score sheet."""
    values = numbers_in(details)
    if key == "shape":
        values["shape"] = _phrase(SHAPES[str(details["shape"])])
    elif key == "border":
        values["light_green"] = _phrase(_YES if details["light_green"] else _NO)
    elif key == "pattern":
        values["n"] = values["tiles"]
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


def pattern_plan(view: HarmoniaView, intention: PatternIntention) -> Phrase:
    """Describe what a partner does without a plan of the hexagon (`bots.intention_of`)."""
    tile, cell = tile_name(intention.step.tile), place_of(view.layout, intention.step.cell)
    text = _PLAN_PATTERN if intention.size else _PLAN_TIDY
    return _phrase(text, size=intention.size, tile=tile, cell=cell)


def intention_phrase(view: HarmoniaView, intention: Intention | None) -> Phrase:
    """Describe a partner's plan (`bots.intention_of`)."""
    if intention is None:
        return _phrase(_NO_PLAN)
    if not intention.steps:
        return _waiting_plan(view)
    step = intention.steps[0]
    tile, cell = tile_name(step.tile), place_of(view.layout, step.cell)
    if view.setup.mode == "basic":
        return _phrase(_PLAN_BASIC, tile=tile, cell=cell)
    return _phrase(_PLAN_ADVANCED, points=intention.plan.points, tile=tile, cell=cell)


def plan_seen(plan: Phrase) -> Phrase:
    """A partner's plan whose next tile is seen on its cell."""
    return Phrase(plan.context, _PLANS_SEEN.get(plan.text, plan.text), plan.values)


def tiles_awaited(view: HarmoniaView) -> list[AskTile]:
    """The tiles that the seat of a view has asked others for."""
    return [wish for wish in view.wishes(view.seat) if isinstance(wish, AskTile)]


def _waiting_plan(view: HarmoniaView) -> Phrase:
    """Describe a plan for which a partner has no tile: it may have asked for one."""
    asks = tiles_awaited(view)
    if not asks:
        return _phrase(_PLAN_WAITS)
    cell = place_of(view.layout, asks[0].cell)
    return _phrase(_PLAN_ASKED, tile=tile_name(asks[0].tile), cell=cell)


def hint_to_ask() -> Phrase:
    """Advise to ask for the others' hands first."""
    return _phrase(_HINT_ASK)


def hint_to_say(remark: str) -> Phrase:
    """Advise to make a request of the others before laying a tile."""
    return _phrase(_HINT_SAY, remark=remark)


def hint_to_tell() -> Phrase:
    """Advise to tell the own hand to whoever has asked for it."""
    return _phrase(_HINT_TELL)


def aim_words(view: HarmoniaView) -> Phrase:
    """What the team wants to reach."""
    return _phrase(_AIM_BASIC if view.setup.mode == "basic" else _AIM_ADVANCED)


def aim_lost(view: HarmoniaView, loss: LostAim) -> Phrase:
    """Why the hexagon of the basic game has become impossible."""
    values = {} if loss.cell is None else {"cell": place_of(view.layout, loss.cell)}
    return _phrase(_AIM_LOST[loss.cause], **values)


def aim_line(line: AimLine) -> Phrase:
    """The label of a line of the sheet beside the layout."""
    match line.key:
        case "laid":
            return _phrase(_AIM_LAID)
        case "gaps":
            return _phrase(_AIM_GAPS)
        case "now":
            return _phrase(_AIM_NOW)
        case "finished":
            return _phrase(_AIM_IN_SIGHT)
        case "players":
            return _phrase(SCORE_LINES["players"], players=line.tiles)
        case "shape":
            return _phrase(SCORE_LINES["shape"], shape=_phrase(SHAPES[line.shape]))
        case "better":
            return _phrase(_AIM_BETTER, shape=_phrase(SHAPES[line.shape]))
        case "green" | "green-open":
            return _phrase(_AIM_GREEN)
        case "still":
            return _phrase(_AIM_STILL)
        case "hexagon":
            return _phrase(_AIM_HEXAGON)
        case "size-3" | "size-4" | "size-7":
            return _phrase(_AIM_SIZES[line.key])
        case "closed":
            return _phrase(_AIM_CLOSED, tiles=line.tiles)
        case "open":
            return _phrase(_AIM_OPEN, tiles=line.tiles)
        case "more":
            return _phrase(_AIM_MORE, count=line.tiles)
        case "unused":
            return _phrase(_AIM_UNUSED, tiles=line.tiles)
    return _phrase(SCORE_LINES[line.key], tiles=line.tiles)


def aim_explained(line: AimLine) -> Phrase | None:
    """How a line of the sheet is counted; None where it says all, or its pattern does."""
    key = {"better": "shape", "green-open": "green"}.get(line.key, line.key)
    return _phrase(_AIM_EXPLAINED[key]) if key in _AIM_EXPLAINED else None
