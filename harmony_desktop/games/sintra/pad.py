"""The score pad of Sintra: the windows of each palace, and the numbers beside them."""

from __future__ import annotations

from collections.abc import Sequence

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.engine.pads import (
    MOST_OF_A_NUMBER,
    Lifted,
    Number,
    PadChoice,
    PadEntry,
    Values,
)
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP, Phrase
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.component_set import STANDARD
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    Colour,
    PalaceSide,
)
from harmony_desktop.games.sintra.rules.game import SintraView
from harmony_desktop.games.sintra.rules.palace import Window

Board = tuple[Window, ...]

SEATS = (1, 4)
SHARED = False
TURNS = 1
FIELDS = (
    PadChoice("side", ("A", "B")),
    Number("points", QT_TRANSLATE_NOOP("sintra", "Points on the track"), least=-MOST_OF_A_NUMBER),
    Number(
        "strip_panes",
        QT_TRANSLATE_NOOP("sintra", "Panes left on strips"),
        most=WINDOWS * (STRIP_SPACES - 1),
    ),
    Number("broken", QT_TRANSLATE_NOOP("sintra", "Lost at the broken-glass marker")),
    Number("lost", QT_TRANSLATE_NOOP("sintra", "Paid for broken glass during play")),
)
HELP = QT_TRANSLATE_NOOP(
    "sintra", "Drag panes into the windows, or click a colour and then every window it goes into."
)
PROBLEMS = {
    "strip_panes": QT_TRANSLATE_NOOP(
        "sintra",
        "There cannot be that many panes left: a strip holds at most four, and the strip of a "
        "complete window is out of the game.",
    )
}


def side_of(values: Values) -> PalaceSide:
    return "B" if values["side"] == "B" else "A"


def empty(values: Values) -> Board:
    return ((),) * WINDOWS


def fitted(board: Board, values: Values) -> Board:
    return board


def lacking(entries: Sequence[PadEntry]) -> None:
    """A game may end with any number of places filled."""


def palette(board: Board) -> Sequence[Colour]:
    return range(len(COLOURS))


def left(board: Board, piece: Colour) -> int | None:
    return None


def put(board: Board, piece: Colour, place: int, turn: int) -> Board:
    """Put a pane into a window, below an upper pane if there is one."""
    if len(board[place]) == WINDOW_PANES:
        raise IllegalMove("strip-gone")
    return (*board[:place], (*board[place], piece), *board[place + 1 :])


def lift(board: Board, place: int) -> Lifted | None:
    window = board[place]
    if not window:
        return None
    return Lifted((*board[:place], window[:-1], *board[place + 1 :]), window[-1])


def players(entry: PadEntry) -> int:
    return 1


def winners(entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Return the seats with most points; ties go to the least lost to broken glass (S-16)."""
    ranks = [
        (sheet.total, -int(values["broken"]) - int(values["lost"]))
        for (_, values), sheet in zip(entries, sheets, strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def write(entries: Sequence[PadEntry]) -> object:
    """Return documents that `score` can read, one for each palace."""
    return [
        {
            "game": "sintra",
            "box": True,
            "side": values["side"],
            "points": values["points"],
            "windows": [
                [COLOURS[window[pane]] if pane < len(window) else None for pane in range(2)]
                for window in board
            ],
            "strip_panes": values["strip_panes"],
            "broken": -int(values["broken"]),
            "lost": values["lost"],
        }
        for board, values in entries
    ]


def read(document: object, finished: bool = True) -> list[PadEntry]:
    """Read the entries of one or several documents; BadPosition names the part that is wrong.

    Without `finished`, also a pad that cannot be scored yet; ValueError or LookupError if it is
    none at all.
    """
    from harmony_desktop.games.sintra.rules.position import SintraPosition, score

    entries = []
    for one in document if isinstance(document, list) else [document]:
        if finished:
            score(one)
        position = SintraPosition.model_validate(one)
        board = tuple(
            tuple(COLOURS.index(pane) for pane in panes if pane is not None)
            for panes in position.windows
        )
        values: dict[str, int | str] = {
            "side": position.side,
            "points": position.points,
            "strip_panes": position.strip_panes,
            "broken": -position.broken,
            "lost": position.lost,
        }
        entries.append(PadEntry(board, values))
    return entries


def seen(view: SintraView) -> list[PadEntry]:
    """Return the pad entries for the position in a view."""
    setup = view.table.setup
    return [
        PadEntry(
            palace.windows,
            {
                "side": setup.side,
                "points": palace.points,
                "strip_panes": palace.strip_panes,
                "broken": -setup.components.track[palace.broken],
                "lost": palace.lost,
            },
        )
        for palace in view.table.palaces
    ]


def piece_name(piece: Colour, values: Values) -> Phrase:
    return texts.colour_name(piece)


def place_name(board: Board, place: int, values: Values) -> Phrase:
    return texts.window_words(place, STANDARD.values(side_of(values))[place], board[place])
