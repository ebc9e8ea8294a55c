"""Harmonies by ear: what differs sounds different, and directions are those of the board."""

from __future__ import annotations

from itertools import combinations

from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonies import by_ear
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.game import GAME
from harmony_desktop.games.harmonies.rules.moves import EndTurn, PlaceToken, TakeSpace


def said(value: object) -> str:
    if isinstance(value, Phrase):
        return value.text.format(**{name: said(one) for name, one in value.values.items()})
    if isinstance(value, tuple):
        return ", ".join(map(said, value))
    return str(value)


def test_two_different_habitats_never_sound_the_same() -> None:
    view = GAME.start(2, {}, 1).view(0)
    words = [said(by_ear.card_words(view, 0, card)).split(". ", 1)[1] for card in range(len(CARDS))]
    for one, other in combinations(range(len(CARDS)), 2):
        if CARDS[one].habitat != CARDS[other].habitat:
            assert words[one] != words[other], (CARDS[one].id, CARDS[other].id)


def test_a_habitat_is_told_as_directions_from_its_cube() -> None:
    view = GAME.start(2, {}, 1).view(0)
    ray = next(n for n, card in enumerate(CARDS) if card.id == "ray")
    words = said(by_ear.card_words(view, 0, ray))
    assert "Cube on water; mountain of height 1 at the upper left" in words
    assert "mountain of height 1 at the lower left; any rotation" in words


def test_a_habitat_is_told_as_its_card_shows_it() -> None:
    view = GAME.start(2, {"spirits": True}, 1).view(0)
    lion = next(n for n, card in enumerate(CARDS) if card.id == "lion")
    words = said(by_ear.card_words(view, 0, lion))
    assert "Cube on field; field above, tree of height 2 below; any rotation" in words


def test_a_turn_is_told_with_its_points_and_without_its_end() -> None:
    state = GAME.start(2, {}, 1)
    steps = []
    while not steps or not isinstance(steps[-1][2], EndTurn):
        moves = state.legal_moves()
        kinds = (EndTurn, PlaceToken, TakeSpace)
        move = next(one for kind in kinds for one in moves if isinstance(one, kind))
        after = state.play(move)
        steps.append((state.view(0), after.view(0), move))
        state = after
    words = [said(phrase) for phrase in by_ear.told(steps)]
    assert len(words) == 4
    assert words[0].startswith("Took")
    assert all("column" in one for one in words[1:])
