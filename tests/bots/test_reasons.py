"""Why one decision is better than another, as the window tells it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from harmony_desktop import games
from harmony_desktop.bots.reasons import SOONER, compared
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmony.rules.game import GAME, PlaceTile

ROOM = Effect(6.0, Phrase("test", "keeps room"))
BREAKS = Effect(-3.0, Phrase("test", "breaks a line"))
OPENS = Effect(-4.0, Phrase("test", "opens the river"))


def scored(points: int) -> Effect:
    return Effect(points, Phrase("test", f"scores {points}"), points=points)


@pytest.mark.parametrize(
    ("gained", "told"), [(1, ["breaks a line"]), (8, ["breaks a line", SOONER])]
)
def test_a_player_who_scored_more_at_once_is_told_so(
    monkeypatch: pytest.MonkeyPatch, gained: int, told: list[str]
) -> None:
    by_cell = {0: {"room": ROOM}, 1: {"now": scored(gained), "line": BREAKS}}
    monkeypatch.setattr(
        games.reasons("harmony"), "effects", lambda view, moves: by_cell[moves[0].cell]
    )
    view = GAME.start(1, {}, 1).view(0)
    found = compared(
        "harmony", view, Suggestion(PlaceTile(0), 20.0), Suggestion(PlaceTile(1), 15.0)
    )
    assert [one.text for one in found.better] == ["keeps room"]
    assert [one.text for one in found.worse] == told
    if SOONER in told:
        assert found.worse[-1].values == {"n": gained}


def test_two_reasons_against_leave_room_for_what_was_gained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    by_cell = {0: {}, 1: {"now": scored(5), "line": BREAKS, "river": OPENS}}
    monkeypatch.setattr(
        games.reasons("harmony"), "effects", lambda view, moves: by_cell[moves[0].cell]
    )
    view = GAME.start(1, {}, 1).view(0)
    one, other = Suggestion(PlaceTile(0), 20.0), Suggestion(PlaceTile(1), 15.0)
    found = compared("harmony", view, one, other)
    assert [phrase.text for phrase in found.worse] == ["opens the river", SOONER]


@pytest.mark.parametrize(
    ("lost", "told"),
    [(11.7, ["prepares a river"]), (5.0, ["prepares a river"]), (1.9, [])],
    ids=["much", "some", "little"],
)
def test_much_that_is_lost_is_not_left_without_a_word(
    monkeypatch: pytest.MonkeyPatch, lost: float, told: list[str]
) -> None:
    """Harmonies, deal 961006, first turn: 11.7 points lost, and each effect worth a few."""
    river = Effect(0.35 if lost < 2 else 0.9, Phrase("test", "prepares a river"))
    by_cell = {0: {"river": river}, 1: {"now": scored(1)}}
    monkeypatch.setattr(
        games.reasons("harmony"), "effects", lambda view, moves: by_cell[moves[0].cell]
    )
    view = GAME.start(1, {}, 1).view(0)
    one, other = Suggestion(PlaceTile(0), 20.0), Suggestion(PlaceTile(1), 20.0 - lost)
    assert [phrase.text for phrase in compared("harmony", view, one, other).better] == told


def test_hopes_without_a_number_explain_what_this_round_costs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sintra, deal 961001, move 34: 25 points better later, 17 worse in this round."""
    later = Phrase("test", "leaves more to build on")
    gains = Phrase("test", "gains %Ln point(s)")
    by_cell = {
        cell: {
            "later": Effect(hopes, later, compared=True, vague=True),
            "round": Effect(lead, gains, compared=True, sum=True),
        }
        for cell, hopes, lead in ((0, 11.6, -34.0), (1, -13.0, -17.0))
    }
    monkeypatch.setattr(
        games.reasons("harmony"), "effects", lambda view, moves: by_cell[moves[0].cell]
    )
    view = GAME.start(1, {}, 1).view(0)
    one, other = Suggestion(PlaceTile(0), 20.0), Suggestion(PlaceTile(1), 16.6)
    found = compared("harmony", view, one, other)
    assert [phrase.text for phrase in found.better] == ["leaves more to build on"]
    assert not found.worse


def test_an_effect_the_other_has_elsewhere_too_is_no_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Sintra, deal 961002, move 30: both complete a strip for a point."""

    def completes(strip: int) -> Effect:
        return Effect(1, Phrase("test", "completes strip {strip}", {"strip": strip}), points=1)

    gains = Phrase("test", "gains %Ln point(s)")
    by_cell = {
        0: {7: completes(7), "round": Effect(-5, gains, compared=True, sum=True)},
        1: {
            8: completes(8),
            "bonus": scored(2),
            "round": Effect(-13, gains, compared=True, sum=True),
        },
    }
    monkeypatch.setattr(
        games.reasons("harmony"), "effects", lambda view, moves: by_cell[moves[0].cell]
    )
    view = GAME.start(1, {}, 1).view(0)
    one, other = Suggestion(PlaceTile(0), 20.0), Suggestion(PlaceTile(1), 17.5)
    found = compared("harmony", view, one, other)
    assert [phrase.text for phrase in found.better] == [gains.text]
    assert found.better[0].values["n"] == 8


REPEATING = {
    "harmony": ("column", "cell {"),
    "sintra": ("back to", "returns to", "takes all"),
    "harmonies": ("takes the card", "took", "column"),
    "terraces": ("level", "spread"),
    "harmonia": ("→", "ornament side"),
}
"""Words in which moves are told: a reason with them says the move again."""


@pytest.mark.parametrize("game", games.GAMES)
def test_a_reason_is_about_the_game_and_never_the_move_again(game: str) -> None:
    """ "Rise to level 2" was better because it "rises to level 2"."""
    constants = [one for name, one in vars(games.reasons(game)).items() if name.isupper()]
    within = [one for many in constants if isinstance(many, dict) for one in many.values()]
    texts = {one for one in (*constants, *within) if isinstance(one, str)}
    assert len(texts) > 5
    for text in texts:
        assert not any(word in text.lower() for word in REPEATING[game]), text


def test_the_gain_of_the_best_is_told_rather_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tree for 7 instead of one for 3 went without a word, since a field for 5 was laid out too.

    Harmonies alone, the game with seed 952021, turn 5: 14 points.
    """
    tree, small, field = (Phrase("test", text) for text in ("tree", "small tree", "field"))
    best, other = PlaceTile(0), PlaceTile(1)
    effects = {
        best: {"trees": Effect(7.0, tree, points=7)},
        other: {
            "trees": Effect(3.0, small, points=3),
            "fields": Effect(6.0, field, points=6),
        },
    }
    told = SimpleNamespace(effects=lambda _, moves: effects[moves[0]], outlook=None)
    monkeypatch.setattr(games, "reasons", lambda _: told)
    view = GAME.start(1, {}, 1).view(0)
    found = compared("harmony", view, Suggestion(best, 14.0), Suggestion(other, 4.0))
    assert found.better == [tree]
    assert [one.text for one in found.worse] == [SOONER]
