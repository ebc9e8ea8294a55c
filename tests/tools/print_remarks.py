"""Print every kind of remark in Harmonia with what partners say to it, and do in their next turn.

python -m tests.tools.print_remarks
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from harmony_desktop.games.harmonia.bots import levels
from harmony_desktop.games.harmonia.bots.partners import heeds
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.rules import talking
from harmony_desktop.games.harmonia.rules.game import GAME, HarmoniaState
from harmony_desktop.games.harmonia.rules.moves import (
    FILL,
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
    Remark,
    TakeBack,
    Vote,
    Wish,
)

LEVELS = ("easy", "medium", "champion")
SEED, TILES = 7, 9


def position() -> HarmoniaState:
    """The turn of the first seat after some tiles; nobody has told anything."""
    state = GAME.start(2, {"mode": "advanced"}, SEED)
    assert isinstance(state, HarmoniaState)
    dice = Random(SEED)
    partner = levels.bot("random")
    while len(state.placed) < TILES or state.to_move != 0 or state.shown is not None:
        state = state.play(partner.choose(state.view(state.on_turn), dice))
    return state


def before_tile(state: HarmoniaState) -> HarmoniaState:
    """The turn of the second seat, after any tile of the first if that is in turn."""
    dice = Random(SEED)
    while state.to_move == 0:
        state = state.play(levels.bot("random").choose(state.view(0), dice))
    return state


def next_tile(state: HarmoniaState, level: str) -> tuple[HarmoniaState, Place]:
    """The position after the second seat has placed a tile, and its placement."""
    dice = Random(SEED)
    state = before_tile(state)
    while True:
        move = levels.bot(level).choose(state.view(1), dice)
        state = state.play(move)
        if isinstance(move, Place):
            return state, move


def remarks(state: HarmoniaState, level: str) -> Iterator[tuple[str, Remark | Propose]]:
    """One remark of each kind; those about cells are about the partner's next one and another."""
    view = state.view(0)
    taken = next_tile(state, level)[1].cell
    # The first seat places a tile before the partner does, so the cell may not be open yet.
    cells = [cell for cell in view.open_cells if cell != taken]
    first = taken if taken in view.open_cells else cells[0]
    tile = next(tile for tile, count in enumerate(view.hand) if count)
    yield "What do you have?", AskHand(0, 1)
    yield "I have (whole hand)", AnnounceHand(0)
    yield "I have (one kind)", AnnounceKind(0, tile, view.hand[tile])
    yield "I need room for a tile", Need(0, tile)
    yield "Leave this cell (its next)", Ask(0, *first, LEAVE)
    yield "Fill this cell (not its next)", Ask(0, *cells[-1], FILL)
    told = next(iter(talking.tile_requests(tell(state).view(0), first)), None)
    if told is not None:
        yield "Lay this tile here", told
    yield "Never mind (a cell)", TakeBack(0, *cells[-1])
    yield "Look at this tile", Point(0, *view.placed[-1].cell)
    yield "Let’s end the game", Propose()


def tell(state: HarmoniaState) -> HarmoniaState:
    """The position after the second seat has told its hand."""
    return state.play(AnnounceHand(1))


def hearing(state: HarmoniaState, remark: Remark | Propose) -> HarmoniaState:
    """The position after a remark, and before it what it needs to be said."""
    if isinstance(remark, AskTile):
        state = tell(state)
    elif isinstance(remark, TakeBack):
        state = state.play(Ask(0, *remark.cell, FILL))
    return state.play(remark)


def answer(state: HarmoniaState, remark: Remark | Propose, level: str) -> str:
    """What the second seat says."""
    view = state.view(1)
    match remark:
        case AskHand():
            said = []
            while (move := levels.bot(level).remark(view)) is not None:  # type: ignore[attr-defined]
                said.append(
                    "“What do you have?”" if isinstance(move, AskHand) else "tells its hand"
                )
                state = state.play(move)
                view = state.view(1)
            return ", ".join(said)
        case AnnounceHand() | AnnounceKind():
            key = levels.reply_to_telling(view, level)
        case Point():
            key = levels.reply_to_pointing(view, level)
        case Propose():
            vote = levels.bot(level).choose(view, Random(SEED))
            return "agrees" if vote == Vote(True) else "does not agree"
        case _:
            key = levels.reply_of(view, level)
    return REPLIES[key] if key else "nothing"


def deed(state: HarmoniaState, remark: Remark | Propose, level: str) -> str:
    """What the second seat does in its next turn, and the promise it takes back before."""
    if isinstance(remark, Propose):
        return "goes on" if state.play(Vote(False)).to_move is not None else "ends"
    after, place = next_tile(state, level)
    sides = after.layout[place.cell]
    if isinstance(remark, Point):
        beside = place.cell.distance(remark.cell) == 1
        return "places beside it" if beside else "places elsewhere"
    if not isinstance(remark, Wish):
        return "places a tile"
    done = heeds(before_tile(state).view(1), place.cell, sides, remark)
    wish = remark.wish if isinstance(remark, Ask) else remark.kind
    does = _DEEDS[wish][done]
    promise = levels.reply_of(state.view(1), level) or ""
    if done or not promise.endswith("-yes"):
        return does
    if remark not in before_tile(state).standing[0]:
        return f"{does}: the tile in between made it impossible"
    return f"{REPLIES[promise.replace('-yes', '-broken')]} {does}"


_DEEDS = {
    FILL: ("places elsewhere", "fills it"),
    LEAVE: ("takes it", "leaves it"),
    AskTile.kind: ("places something else", "lays it"),
    Need.kind: ("no room is left", "room is left"),
}


def rows(chosen: Sequence[str] = LEVELS) -> Iterator[tuple[str, str, str, str]]:
    """The remark, the level, what was said and what was done."""
    state = position()
    for level in chosen:
        for words, remark in remarks(state, level):
            heard = hearing(state, remark)
            yield words, level, answer(heard, remark, level), deed(heard, remark, level)


if __name__ == "__main__":
    print("| remark | partner | says | does |", "|---|---|---|---|", sep="\n")
    for row in sorted(rows(), key=lambda row: row[0]):
        print("|", " | ".join(row), "|")
