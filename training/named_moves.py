"""Moves of the first hard bots that looked stupid to players, and the champions' moves instead.

    python training/named_moves.py            all of them, some minutes
    python training/named_moves.py sintra terraces

Each position is found again by letting the bots of that time (`old-hard`, of an earlier commit)
play the game in which it was noticed: the same deal, the same dice, in Sintra the strips of that
time. There the champion sees the seat's view, chooses its own move and says what the old move
costs. Where a whole game went wrong, both play it to its end. The output is one line of JSON each.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from harmony_desktop import games  # noqa: E402
from harmony_desktop.bots.create import bot, strongest  # noqa: E402
from harmony_desktop.bots.decisions import Decision, decisions  # noqa: E402
from harmony_desktop.engine.game import State  # noqa: E402
from harmony_desktop.games.harmonies.rules import habitats  # noqa: E402
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT  # noqa: E402
from harmony_desktop.games.harmonies.rules.game import HarmoniesState  # noqa: E402
from harmony_desktop.games.sintra.rules.component_set import read_option  # noqa: E402
from training.match import Deal, moves_and_positions, player  # noqa: E402

Found = dict[str, object]


def compared(game: str, states: Sequence[State], decision: Decision) -> Found:
    """An old bot's decision, the champion's, and the points the old one costs."""
    view = states[decision.number].view(decision.seat)
    found = games.analysis(game).appraise(view, decision.moves)
    own = bot(game, strongest(game)).choose(view, Random(1))  # noqa: S311 - a game, not a secret
    return {
        "old": [move.to_json() for move in decision.moves],
        "best": [move.to_json() for move in found.best.moves],
        "champion": own.to_json(),
        "cost": round(found.given_up, 2),
    }


def _single(
    game: str, options: Mapping[str, object], seed: int, number: int, old: str = "old-hard"
) -> Found:
    """The comparison for one move, by its number from 1."""
    players = [player(game, old), player(game, old)]
    deal = Deal(games.load(game), 2, options, seed)
    states, moves = moves_and_positions(deal, players, number)
    move = moves[-1]
    seat = states[number - 1].mover(move)
    shown = {key: value for key, value in options.items() if key != "components"}
    where = {"game": game, "options": shown, "seed": seed, "move": number}
    return {**where, **compared(game, states, Decision(number - 1, seat, (move,)))}


def sintra() -> Iterator[Found]:
    """Panes broken although a strip would take them, or although nothing had to break."""
    strips = read_option((ROOT / "training" / "sintra" / "first_set.json").read_text("utf-8"))
    for number in (32, 48):
        yield _single("sintra", {"side": "A", "components": strips}, 1, number, "untuned-old-hard")


def terraces() -> Iterator[Found]:
    """A better placement that the search never considered."""
    for way, seed, number in (
        ("column", 1, 14),
        ("column", 1, 39),
        ("open-hand", 2, 15),
        ("open-hand", 2, 23),
    ):
        yield _single("terraces", {"way": way}, seed, number)


def unplaced(state: HarmoniesState, seat: int) -> int:
    """Points of the cubes that a seat could still have placed when the game ended."""
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
    """Cubes held back until the opponent ends the game, and a card that never gets a cube."""
    rules = games.load("harmonies")
    for seed in (24, 42, 43, 44):
        found: Found = {"game": "harmonies", "seed": seed, "what": "points of cubes not placed"}
        for name, level in (("old", "old-hard"), ("champion", "champion")):
            players = [player("harmonies", level), player("harmonies", "old-hard")]
            states, _ = moves_and_positions(Deal(rules, 2, {"spirits": True}, seed), players)
            end = states[-1]
            assert isinstance(end, HarmoniesState)
            found[name] = unplaced(end, 0)
            found[f"points of the {name}"] = [end.score(seat).total for seat in (0, 1)]
        yield found
    players = [player("harmonies", "old-hard") for _ in range(2)]
    states, moves = moves_and_positions(Deal(rules, 2, {"spirits": True}, 2), players)
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
    """Games that collapsed because the bots kept to a plan that had failed."""
    rules = games.load("harmonia")
    for seed in (207, 210, 214):
        found: Found = {"game": "harmonia", "seats": 4, "mode": "advanced", "seed": seed}
        for name, level in (("old", "old-hard"), ("champion", "champion")):
            team = [player("harmonia", level) for _ in range(4)]
            states, _ = moves_and_positions(Deal(rules, 4, {"mode": "advanced"}, seed), team)
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
