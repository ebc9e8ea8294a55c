"""Moves of the first hard bots that looked stupid to players, and what the champions play there.

    python training/named_moves.py            all of them, some minutes
    python training/named_moves.py sintra terraces

Each moment is found again by letting the bots of that time, which are kept as `old-hard`, play the
game in which it was noticed: the same deal, the same dice, in Sintra the strips of that time. There
the champion is asked, from what the seat could know, for its own move and for what the old one
costs. Where a whole game went wrong, both play it to its end. One line of JSON for each.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot, strongest  # noqa: E402
from harmony_desktop.bots.decisions import Decision, decisions  # noqa: E402
from harmony_desktop.bots.match import dice_of, heard  # noqa: E402
from harmony_desktop.engine.game import Move, State  # noqa: E402
from harmony_desktop.games.harmonies.rules import habitats  # noqa: E402
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT  # noqa: E402
from harmony_desktop.games.harmonies.rules.game import HarmoniesState  # noqa: E402
from harmony_desktop.games.sintra.rules.component_set import read_option  # noqa: E402
from training.harmonia.first_hard import FirstHard as FirstPartner  # noqa: E402
from training.harmonies.first_hard import FirstHard as FirstGardener  # noqa: E402
from training.sintra.old_hard import OldHard  # noqa: E402
from training.terraces.first_hard import FirstHard as FirstBuilder  # noqa: E402

Game = tuple[list[State], list[Move]]
Found = dict[str, object]


def played(
    game: str, players: Sequence[Any], options: dict[str, object], seed: int, moves: int = 10_000
) -> Game:
    """The positions and moves of a game between bots, or of its beginning."""
    state = heard(games.load(game).start(len(players), options, seed), players)
    dice = [dice_of(seed, seat) for seat in range(len(players))]
    states, made = [state], list[Move]()
    while (seat := state.to_move) is not None and len(made) < moves:
        made.append(players[seat].choose(state.view(seat), dice[seat]))
        state = heard(state.play(made[-1]), players)
        states.append(state)
    return states, made


def compared(game: str, states: Sequence[State], decision: Decision) -> Found:
    """What a bot of old decided, what the champion decides, and what the difference costs."""
    view = states[decision.number].view(decision.seat)
    found = games.analysis(game).appraise(view, decision.moves)
    own = bot(game, strongest(game)).choose(view, Random(1))  # noqa: S311 - a game, not a secret
    return {
        "old": [move.to_json() for move in decision.moves],
        "best": [move.to_json() for move in found.best.moves],
        "champion": own.to_json(),
        "cost": round(found.given_up, 2),
    }


def _single(game: str, options: dict[str, object], seed: int, number: int, old: Any) -> Found:
    """A move by its number from 1."""
    states, moves = played(game, [old(), old()], options, seed, number)
    move = moves[-1]
    seat = states[number - 1].mover(move)
    shown = {key: value for key, value in options.items() if key != "components"}
    where = {"game": game, "options": shown, "seed": seed, "move": number}
    return {**where, **compared(game, states, Decision(number - 1, seat, (move,)))}


def sintra() -> Iterator[Found]:
    """Panes broken though a strip would take them, or though nothing had to break."""
    strips = read_option((ROOT / "training" / "sintra" / "first_set.json").read_text("utf-8"))
    for number in (32, 48):
        yield _single("sintra", {"side": "A", "components": strips}, 1, number, OldHard)


def terraces() -> Iterator[Found]:
    """The better placing was never looked at."""
    for way, seed, number in (
        ("column", 1, 14),
        ("column", 1, 39),
        ("open-hand", 2, 15),
        ("open-hand", 2, 23),
    ):
        yield _single("terraces", {"way": way}, seed, number, FirstBuilder)


def unplaced(state: HarmoniesState, seat: int) -> int:
    """What the cubes are worth that a seat could have placed as the game ended."""
    land, side = state.table.lands[seat], state.table.setup.side
    points = 0
    for held in land.cards:
        if held.card < FIRST_SPIRIT and not held.finished:
            free = len(habitats.cube_cells(side, land.stacks, land.cubes, held.card))
            values = CARDS[held.card].values
            last = min(len(values), held.placed + free)
            points += (values[last - 1] if last else 0) - held.points
    return points


def harmonies() -> Iterator[Found]:
    """Cubes kept until the other ends the game, and a card that is never served."""
    for seed in (24, 42, 43, 44):
        found: Found = {"game": "harmonies", "seed": seed, "what": "points of cubes not placed"}
        for name, first in (("old", FirstGardener()), ("champion", bot("harmonies", "champion"))):
            states, _ = played("harmonies", [first, FirstGardener()], {"spirits": True}, seed)
            end = states[-1]
            assert isinstance(end, HarmoniesState)
            found[name] = unplaced(end, 0)
            found[f"points of the {name}"] = [end.score(seat).total for seat in (0, 1)]
        yield found
    states, moves = played("harmonies", [FirstGardener(), FirstGardener()], {"spirits": True}, 2)
    turns = [one for one in decisions("harmonies", states, moves) if one.moves[-1].kind == "end"]
    turn = turns[12]
    end = states[-1]
    assert isinstance(end, HarmoniesState)
    taken = [move for move in turn.moves if move.kind == "card"]
    served = [
        (move.to_json()[1], held.placed)
        for move in taken
        if (held := end.table.lands[turn.seat].holding(CARD_NUMBERS[str(move.to_json()[1])]))
    ]
    where = {"game": "harmonies", "seed": 2, "turn": 13, "cubes on the card in the end": served}
    yield {**where, **compared("harmonies", states, turn)}


def harmonia() -> Iterator[Found]:
    """Games that fell together, since the plan was kept when it had fallen."""
    for seed in (207, 210, 214):
        found: Found = {"game": "harmonia", "seats": 4, "mode": "advanced", "seed": seed}
        for name in ("old", "champion"):
            team = [FirstPartner() if name == "old" else bot("harmonia", name) for _ in range(4)]
            states, _ = played("harmonia", team, {"mode": "advanced"}, seed)
            found[name] = states[-1].score(0).total
        yield found


NAMED: dict[str, Callable[[], Iterator[Found]]] = {
    "sintra": sintra,
    "terraces": terraces,
    "harmonies": harmonies,
    "harmonia": harmonia,
}


def main() -> None:
    for game in sys.argv[1:] or NAMED:
        for found in NAMED[game]():
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
