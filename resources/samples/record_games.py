"""Record the games that pictures show: champions and hard players whose games end close.

python resources/samples/record_games.py           those that are missing or of earlier rules
python resources/samples/record_games.py --all     all of them

Each game is played from several deals, and the closest end is kept; of a game played together, the
best. It takes some minutes. `harmony_desktop/ui/shell/samples.py` reads the records; the numbers of
moves in the games' `SAMPLES` refer to them.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot  # noqa: E402
from harmony_desktop.bots.match import dice_of  # noqa: E402
from harmony_desktop.engine.game import BadRecord, Move, State  # noqa: E402
from harmony_desktop.engine.options import Value  # noqa: E402
from harmony_desktop.engine.record import (  # noqa: E402
    SEAT_COLOURS,
    Record,
    Seat,
    check_revision,
    read_record,
)
from harmony_desktop.ui.shell.samples import recorded_name  # noqa: E402

FIRST_SEED = 20_261_116
STARTED = "2026-01-01T10:00:00+00:00"
GAMES: tuple[tuple[str, tuple[str, ...], Mapping[str, Value], int], ...] = (
    # Everybody gets the same tiles in Harmony, and two champions would lay the same board.
    ("harmony", ("champion", "hard"), {}, 40),
    ("harmony", ("champion", "medium", "hard"), {"placement": "sun-moon", "scoring": "beams"}, 20),
    ("harmony", ("hard", "medium", "champion", "medium", "easy", "medium"), {}, 12),
    # Not a champion: the analysis of a game shows what its decisions cost.
    ("harmony", ("hard",), {}, 6),
    ("sintra", ("champion", "champion", "hard"), {}, 10),
    ("harmonies", ("champion", "hard"), {"spirits": True}, 10),
    ("terraces", ("champion", "hard"), {}, 10),
    ("harmonia", ("champion", "champion", "hard", "hard"), {"mode": "advanced"}, 6),
)
"""The game, the level at each seat, the options, and from how many deals it is played."""


def main(arguments: Sequence[str]) -> int:
    """Record the games; returns the exit code."""
    for game, levels, options, deals in GAMES:
        path = HERE / recorded_name(game, len(levels), options)
        if "--all" not in arguments and _holds(path):
            continue
        played = [_play(game, levels, options, FIRST_SEED + number) for number in range(deals)]
        record, state = min(played, key=lambda one: _worth(game, one[1], len(levels)))
        path.write_text(record.to_json() + "\n", encoding="utf-8")
        scores = [state.score(seat).total for seat in range(len(levels))]
        print(f"{path.name}: {len(record.moves)} moves, {scores}", flush=True)
    return 0


def _holds(path: Path) -> bool:
    """Whether a game is recorded under the rules of today."""
    try:
        record = read_record(path.read_bytes())
        check_revision(games.load(record.game), record)
    except (OSError, BadRecord):
        return False
    return True


def _play(
    game: str, levels: Sequence[str], options: Mapping[str, Value], seed: int
) -> tuple[Record, State]:
    """One game between bots of these levels, with its final position."""
    rules = games.load(game)
    bots = [bot(game, level) for level in levels]
    dice = [dice_of(seed, seat) for seat in range(len(levels))]
    moves: list[Move] = []
    state = rules.start(len(levels), options, seed)
    while (seat := state.to_move) is not None:
        move = bots[seat].choose(state.view(seat), dice[seat])
        moves.append(move)
        state = state.play(move)
    seats = tuple(
        Seat(kind="bot", level=level, colour=colour)
        for level, colour in zip(levels, SEAT_COLOURS, strict=False)
    )
    record = Record(
        game=game,
        revision=rules.revision,
        seats=seats,
        options=dict(options),
        seed=seed,
        started=STARTED,
    )
    return record.with_moves(moves), state


def _worth(game: str, state: State, seats: int) -> tuple[int, int]:
    """The smaller, the better to be shown: a close end, and among those a high score."""
    scores = sorted((state.score(seat).total for seat in range(seats)), reverse=True)
    if games.load(game).cooperative or seats == 1:
        return (-scores[0], 0)
    margin = scores[0] - scores[1]
    tie, lost = margin == 0, 0 not in state.winners()
    return (margin + 4 * tie + 3 * lost, -scores[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
