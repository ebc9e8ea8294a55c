"""The rules of a turn, slow and literal, to compare the fast ones with.

    python tests/games/sintra/reference.py 10000

Nothing is looked up or remembered here: every space of every strip is looked at anew. The command
plays random games and compares every position, all its legal moves and every refill.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from harmony_desktop.engine.chance import Dice
from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.rules.component_set import option_text
from harmony_desktop.games.sintra.rules.components import (
    COLOURS,
    JOKER,
    NO_PANES,
    WINDOWS,
    WORKSHOP_PANES,
    WORKSHOPS,
    Components,
    Panes,
)
from harmony_desktop.games.sintra.rules.game import GAME
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    Return,
    SintraOpenTable,
    Take,
)
from harmony_desktop.games.sintra.rules.palace import Palace


def free_spaces(palace: Palace, window: int, kind: int) -> list[int]:
    """The free spaces of a colour, or the free jokers, on a strip, from the top."""
    if len(palace.windows[window]) == 2:
        return []
    side = palace.strips[window][len(palace.windows[window])]
    filled = palace.filled[window]
    return [space for space in range(5) if filled[space] is None and side[space] == kind]


def legal_moves(table: SintraOpenTable) -> list[Move]:
    """S-5 to S-9, in the order of the rules."""
    if not table.marker:
        return []
    palace = table.palaces[table.turn]
    if table.completed is not None:
        panes = palace.filled[table.completed]
        return [Keep(colour) for colour in range(JOKER) if colour in panes]
    moves: list[Move] = []
    for source in (*range(len(table.workshops)), CENTRE):
        panes_there = table.centre if source == CENTRE else table.workshops[source]
        for colour, count in enumerate(panes_there):
            if count:
                moves += takes(palace, source, colour, count)
    left = [window for window in range(WINDOWS) if len(palace.windows[window]) < 2]
    if left and left[0] < palace.glazier:
        moves.append(Return())
    return moves


def takes(palace: Palace, source: int, colour: int, count: int) -> list[Move]:
    """Every way to place `count` panes; if there is none, the one that breaks them all."""
    moves: list[Move] = []
    for window in range(palace.glazier, WINDOWS):
        own = len(free_spaces(palace, window, colour))
        jokers = len(free_spaces(palace, window, JOKER))
        placed = min(count, own + jokers)
        if placed:
            moves += [
                Take(source, colour, window, used)
                for used in range(jokers + 1)
                if used <= placed and placed - used <= own
            ]
    return moves or [Take(source, colour, NOWHERE, 0)]


def after(table: SintraOpenTable, move: Move) -> SintraOpenTable:
    """The table after a legal move (S-5 to S-9, S-11)."""
    if isinstance(move, Keep):
        return glazed(table, move.colour)
    palace = table.palaces[table.turn]
    if isinstance(move, Return):
        home = min(window for window in range(WINDOWS) if len(palace.windows[window]) < 2)
        return passed(with_palace(table, replace(palace, glazier=home)))
    assert isinstance(move, Take)
    panes = list(table.centre if move.source == CENTRE else table.workshops[move.source])
    taken, panes[move.colour] = panes[move.colour], 0
    steps = 0
    if move.source == CENTRE:
        steps = int(table.token)
        first = table.turn if table.token else table.first
        table = replace(table, centre=tuple(panes), token=False, first=first)
    else:
        workshops = list(table.workshops)
        workshops[move.source] = NO_PANES
        centre = tuple(a + b for a, b in zip(table.centre, panes, strict=True))
        table = replace(table, workshops=tuple(workshops), centre=centre)
    if move.strip != NOWHERE:
        own = free_spaces(palace, move.strip, move.colour)
        jokers = free_spaces(palace, move.strip, JOKER)
        placed = min(taken, len(own) + len(jokers))
        spaces = own[: placed - move.jokers] + jokers[: move.jokers]
        filled = list(palace.filled[move.strip])
        for space in spaces:
            filled[space] = move.colour
        strips = list(palace.filled)
        strips[move.strip] = tuple(filled)
        palace = replace(palace, filled=tuple(strips), glazier=move.strip)
        taken -= placed
    tower = list(table.tower)
    tower[move.colour] += taken
    table = with_palace(replace(table, tower=tuple(tower)), broken(palace, table, steps + taken))
    if move.strip != NOWHERE and None not in table.palaces[table.turn].filled[move.strip]:
        return completed(table, move.strip)
    return passed(table)


def broken(palace: Palace, table: SintraOpenTable, steps: int) -> Palace:
    """The palace after steps down the track, one at a time (S-11)."""
    track = table.setup.components.track
    for _ in range(steps):
        palace = replace(palace, broken=palace.broken + 1)
        if palace.broken == len(track) - 1:
            loss = -track[-1]
            palace = replace(palace, broken=0, points=palace.points - loss, lost=palace.lost + loss)
    return palace


def completed(table: SintraOpenTable, window: int) -> SintraOpenTable:
    """The table after the colour bonus; with one colour there is nothing to choose (S-8)."""
    palace = table.palaces[table.turn]
    panes = palace.filled[window]
    palace = replace(palace, points=palace.points + panes.count(table.marker[0]))
    table = replace(with_palace(table, palace), completed=window)
    colours = {pane for pane in panes if pane is not None}
    return glazed(table, colours.pop()) if len(colours) == 1 else table


def glazed(table: SintraOpenTable, colour: int) -> SintraOpenTable:
    """The table with a pane in the window, the others in the tower, points, and the strip
    turned (S-8)."""
    window = table.completed
    assert window is not None
    palace = table.palaces[table.turn]
    tower = list(table.tower)
    for pane in palace.filled[window]:
        assert pane is not None
        tower[pane] += 1
    tower[colour] -= 1
    windows, strips = list(palace.windows), list(palace.filled)
    windows[window] = (*windows[window], colour)
    strips[window] = (None,) * 5 if len(windows[window]) == 1 else ()
    values = table.setup.components.values(table.setup.side)
    points = values[window] + sum(values[w] for w in range(window + 1, WINDOWS) if windows[w])
    palace = replace(
        palace, windows=tuple(windows), filled=tuple(strips), points=palace.points + points
    )
    return passed(with_palace(replace(table, tower=tuple(tower)), palace))


def with_palace(table: SintraOpenTable, palace: Palace) -> SintraOpenTable:
    """The table with another palace for the seat to move."""
    palaces = list(table.palaces)
    palaces[table.turn] = palace
    return replace(table, palaces=tuple(palaces))


def passed(table: SintraOpenTable) -> SintraOpenTable:
    """The table with the next seat to move."""
    return replace(table, completed=None, turn=(table.turn + 1) % len(table.palaces))


def next_round(table: SintraOpenTable, dice: Dice) -> SintraOpenTable:
    """S-10: the whole bag shuffled, then the panes drawn one by one."""
    tower = list(table.tower)
    tower[table.marker[0]] += 1
    table = replace(table, marker=table.marker[1:], tower=tuple(tower), turn=table.first)
    if not table.marker:
        return table
    drawn = list(dice.shuffled(loose(table.bag)))
    workshops = []
    for _ in range(WORKSHOPS[len(table.palaces)]):
        panes = [0] * len(COLOURS)
        for _ in range(WORKSHOP_PANES):
            if not drawn:
                drawn, tower = list(dice.shuffled(loose(tuple(tower)))), list(NO_PANES)
            if drawn:
                panes[drawn.pop()] += 1
        workshops.append(tuple(panes))
    bag = tuple(drawn.count(colour) for colour in range(len(COLOURS)))
    return replace(table, workshops=tuple(workshops), bag=bag, tower=tuple(tower), token=True)


def loose(panes: Panes) -> list[int]:
    """The panes as a list."""
    return [colour for colour, count in enumerate(panes) for _ in range(count)]


def compare_game(seed: int, components: Components) -> int:
    """Play a random game both ways and return the number of positions compared."""
    rng = Random(seed)
    seats, side = 2 + seed % 3, "AB"[seed % 2]
    options = {"side": side, "components": option_text(components), "first": "lot"}
    state = GAME.start(seats, options, seed)
    compared = 0
    while True:
        moves = legal_moves(state.table)
        assert list(state.legal_moves()) == moves, (seed, compared)
        if not moves:
            return compared
        move = rng.choice(moves)
        table = after(state.table, move)
        if table.completed is None and not any(table.centre) and not any(map(any, table.workshops)):
            table = next_round(table, Dice(seed, "workshops", table.round + 1))
        state = state.play(move)
        assert state.table == table, (seed, compared)
        compared += 1


def jokers_everywhere(components: Components) -> Components:
    """A set in which every strip has a side with two jokers, for many choices of spaces."""
    strips = tuple(
        (front, (back[0], JOKER, back[2], JOKER, back[4])) for front, back in components.strips
    )
    return replace(components, strips=strips)


def main(games: int) -> None:
    """Compare random games, every third with many jokers."""
    from harmony_desktop.games.sintra.rules.component_set import STANDARD

    sets = (STANDARD, STANDARD, jokers_everywhere(STANDARD))
    compared = sum(compare_game(seed, sets[seed % 7 % 3]) for seed in range(games))
    print(f"{games} games, {compared} positions: all equal")


if __name__ == "__main__":
    main(int(sys.argv[1]))
