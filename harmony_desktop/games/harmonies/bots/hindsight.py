"""The best result a solo game of Harmonies allowed, in hindsight: a strong estimate, not a proof.

In hindsight the order of the tokens and of the cards is known. A beam of games is played from the
first turn by the rules: for every game the most promising turns are tried, with and without an
exchange of a card, and the best results are kept. The result found is reachable; a better one may
exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from harmony_desktop.engine.insight import Insight
from harmony_desktop.games.harmonies import pad
from harmony_desktop.games.harmonies.bots.estimate import TUNED
from harmony_desktop.games.harmonies.rules.game import HarmoniesState
from harmony_desktop.games.harmonies.rules.moves import CHOOSE_SPIRIT

EXACT: Final = False
WIDTH: Final = 10
"""The number of games kept after every turn."""
_TURNS_AT_MOST: Final = 13
_ALIKE: Final = 2
"""The most games kept with the same landscape, but other cards or cubes."""
_CANDIDATES: Final = 16
"""The number of turns tried for every game."""


class _Game(NamedTuple):
    """A game at the beginning of a turn, and the value of its land."""

    value: float
    state: HarmoniesState


def has_insight(first: HarmoniesState) -> bool:
    """Whether there is an estimate: only for a solo game."""
    return first.table.setup.seats == 1


def insights(
    first: HarmoniesState, final: HarmoniesState, width: int = WIDTH
) -> Iterator[float | Insight]:
    """Yield the progress from 0 to 1; at last the estimate, which is at least the played result."""
    best = final
    games = [_Game(0.0, state) for state in _with_spirit(first)]
    for turn in range(_TURNS_AT_MOST):
        going: list[_Game] = []
        for number, game in enumerate(games):
            for after in _turns(game.state):
                if after.state.to_move is not None:
                    going.append(after)
                elif after.state.score(0).total > best.score(0).total:
                    best = after.state
            yield (turn + (number + 1) / len(games)) / _TURNS_AT_MOST
        games = _different(going, width)
    points = best.score(0).total
    yield Insight(1, 0, final.score(0).total, points, pad.seen(best.view(0))[0], EXACT)


def _with_spirit(first: HarmoniesState) -> list[HarmoniesState]:
    """The game with each spirit that could be chosen, or unchanged without spirits."""
    spirits = first.dealt[0]
    return [first.play(CHOOSE_SPIRIT[card]) for card in spirits] or [first]


def _turns(state: HarmoniesState) -> Iterator[_Game]:
    """Yield the game after each of the most promising turns, with its value."""
    from harmony_desktop.games.harmonies.bots.champion import Champion, Thinking

    thinking = Thinking(8, 3, ((_CANDIDATES, 1),), {"A": TUNED, "B": TUNED})
    starts = [state]
    exchange = Champion(state.view(0), thinking).exchange()
    if exchange is not None:
        starts.append(state.play(exchange))
    for start in starts:
        for plan in Champion(start.view(0), thinking).knowing(start.bag, start.deck):
            after = start
            for move in plan.moves:
                after = after.play(move)
            yield _Game(plan.value, after)


def _different(games: list[_Game], width: int) -> list[_Game]:
    """The best games, without duplicates, and not too many with the same landscape."""
    kept: dict[object, _Game] = {}
    alike: dict[object, int] = {}
    for game in sorted(games, key=lambda game: -game.value):
        if len(kept) >= width:
            break
        land = game.state.table.land
        if alike.get(land.stacks, 0) >= _ALIKE:
            continue
        key = (land.stacks, land.cubes, land.cards, game.state.table.row)
        if key not in kept:
            kept[key] = game
            alike[land.stacks] = alike.get(land.stacks, 0) + 1
    return list(kept.values())


def document(insight: Insight) -> dict[str, object]:
    """The JSON output for an insight, with its board as `score` reads it."""
    (position,) = pad.write([insight.entry])
    return {
        "played": insight.played,
        "estimate": insight.possible,
        "position": {key: value for key, value in position.items() if key != "box"},
    }
