"""The outcome shown before a move is the outcome of the move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from harmony_desktop.engine.game import IllegalMove
from harmony_desktop.games.sintra.rules.components import COLOURS
from harmony_desktop.games.sintra.rules.game import GAME, SintraState
from harmony_desktop.games.sintra.rules.open_table import CENTRE, Keep, SintraOpenTable, Take
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.scoring import running_sheet

MakePalace = Callable[..., Palace]
MakeState = Callable[..., SintraState]
ORANGE, YELLOW, ROSE, BLUE, GREEN = range(5)


def standing(table: SintraOpenTable, seat: int) -> int:
    """Points so far plus the value at the marker."""
    palace = table.palaces[seat]
    return palace.points + table.setup.components.track[palace.broken]


def running_total(table: SintraOpenTable, seat: int) -> int:
    """The score that the table shows, with the bonus of the palace side."""
    return running_sheet(table.palaces[seat], table.setup.side, table.setup.components).total


def test_outcomes_list_all_takes_and_foretell_their_points() -> None:
    """S-5 to S-8, S-11: over whole games, against the rules themselves."""
    rng = Random(8)
    for seats, side in ((2, "A"), (3, "B")):
        state = GAME.start(seats, {"side": side}, seats)
        while (seat := state.to_move) is not None:
            view = state.view(seat)
            takes = [
                outcome
                for source in view.table.sources
                for colour in range(len(COLOURS))
                for outcome in view.take_outcomes(source, colour)
            ]
            legal = state.legal_moves()
            assert [one.move for one in takes] == [m for m in legal if isinstance(m, Take)]
            for outcome in takes:
                after = state.table.after(outcome.move)
                ends = [after]
                if after.completed is not None:
                    ends = [after.after(keep) for keep in after.legal_moves()]
                    after = ends[0]
                totals = [running_total(one, seat) for one in ends]
                assert outcome.brings == max(totals) - running_total(state.table, seat)
                change = standing(after, seat) - standing(state.table, seat)
                assert outcome.points == change
                assert outcome.broken + outcome.placed == outcome.taken
                assert outcome.completes == bool(outcome.window_points or outcome.windows)
            for kept in view.keep_outcomes():
                after = state.table.after(kept.move)
                gained = after.palaces[seat].points - state.table.palaces[seat].points
                assert kept.window_points == gained
                scored = state.play(kept.move).view(seat).score(seat).total
                if after.round == state.table.round:
                    assert kept.points == scored - view.score(seat).total
            state = state.play(rng.choice(legal))


def test_the_token_and_falls_are_foretold(state: MakeState, palace: MakePalace) -> None:
    """S-5, S-11: from −16, the token's step reaches −18 and one pane breaks after it."""
    view = state(palace(broken=13), centre="orange orange orange").view(0)
    outcome = view.take_outcomes(CENTRE, ORANGE)[0]
    assert outcome.token
    assert (outcome.placed, outcome.broken, outcome.steps) == (2, 1, 2)
    assert outcome.falls == 1
    assert outcome.cost == 18 + 1 - 16
    assert outcome.spaces == (0, 1)


def test_a_strip_with_jokers_is_listed_once_for_every_choice(
    state: MakeState, palace: MakePalace, jokers: tuple[str, str]
) -> None:
    """S-6"""
    view = state(palace(strips={0: jokers}, windows={0: "blue"}), workshops=("rose",)).view(0)
    found = [(one.move.strip, one.spaces) for one in view.take_outcomes(0, ROSE)]
    assert found == [(0, (0,)), (0, (1,))]


def test_if_nothing_fits_the_one_outcome_is_that_all_breaks(state: MakeState) -> None:
    """S-7"""
    (outcome,) = state(workshops=("rose rose",)).view(0).take_outcomes(0, ROSE)
    assert (outcome.move.strip, outcome.broken, outcome.cost) == (-1, 2, 2)


def test_a_kept_pane_foretells_the_growth_of_the_bonus(
    state: MakeState, palace: MakePalace
) -> None:
    """S-15: a second orange pane makes two windows with three orange."""
    glazed = palace(filled={1: "- - yellow blue green"}, windows={0: "rose rose", 1: "rose"})
    full = state(glazed, workshops=("rose rose",), side="B").play(Take(0, ROSE, 1, 0))
    bonus = {one.move: one.bonus for one in full.view(0).keep_outcomes()}
    assert bonus == {
        Keep(ROSE): 2 * 4 - 2,
        Keep(YELLOW): 2 * 3 - 2,
        Keep(BLUE): 2 * 3 - 2,
        Keep(GREEN): 2 * 3 - 2,
    }
    assert {one.windows for one in full.view(0).keep_outcomes()} == {(1,)}


def test_others_are_offered_no_outcomes(state: MakeState) -> None:
    view = state(workshops=("orange",)).view(1)
    assert view.take_outcomes(0, ORANGE) == ()
    assert view.keep_outcomes() == ()


def test_the_view_says_why_a_move_is_refused(state: MakeState, palace: MakePalace) -> None:
    view = state(palace(glazier=3), workshops=("orange",)).view(0)
    problem = view.refusal(Take(0, ORANGE, 1, 0))
    assert isinstance(problem, IllegalMove)
    assert problem.reason == "left-of-glazier"
    assert view.refusal(Take(0, ORANGE, 3, 0)) is None
