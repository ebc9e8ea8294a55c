from __future__ import annotations

import re
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from harmony_desktop.engine.options import SEATING
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.harmonies import texts
from harmony_desktop.games.harmonies.rules import open_table
from harmony_desktop.games.harmonies.rules.cards import CARDS
from harmony_desktop.games.harmonies.rules.components import COLOURS, STACKS
from harmony_desktop.games.harmonies.rules.game import GAME


def english(phrase: Phrase) -> str:
    values = {
        name: english(value) if isinstance(value, Phrase) else value
        for name, value in phrase.values.items()
    }
    return phrase.text.format(**values)


def test_every_reason_to_refuse_a_move_is_explained() -> None:
    source = Path(str(open_table.__file__)).read_text("utf-8")
    used = set(re.findall(r'"(over|[a-z]+(?:-[a-z]+)+)"', source))
    assert used == set(texts.REASONS)


def test_reasons_name_only_the_details_given() -> None:
    for key, text in texts.REASONS.items():
        fields = {name for _, name, _, _ in Formatter().parse(text) if name}
        assert fields <= {"card-limit": {"limit"}, "end-before-placing": {"left"}}.get(key, set())


def test_every_card_colour_stack_and_option_has_a_name() -> None:
    assert set(texts.CARD_NAMES) == {card.id for card in CARDS}
    assert set(texts.SPIRIT_REWARDS) == {card.id for card in CARDS if card.spirit}
    assert list(texts.COLOUR_NAMES) == list(texts.COLOUR_LETTERS) == list(COLOURS)
    assert len(set(texts.COLOUR_LETTERS.values())) == 6
    assert set(texts.STACK_NAMES) == set(range(len(STACKS)))
    assert set(texts.OPTIONS) == {option.key for option in GAME.options} - set(SEATING)
    kept = {f"spirit.{card}" for card in texts.SPIRIT_REWARDS}
    values = {"side.A", "side.B", "spirits.true", "spirits.false", "first.lot"}
    assert set(texts.VALUES) == values | kept


@pytest.mark.parametrize(("seats", "side"), [(1, "B"), (2, "A")])
def test_every_moment_of_a_game_can_be_put_in_words(seats: int, side: str) -> None:
    state = GAME.start(seats, {"side": side, "spirits": True}, 12)
    rng = Random(3)
    while (seat := state.to_move) is not None:
        move = rng.choice(state.legal_moves())
        for looking in range(seats):
            view = state.view(looking)
            assert english(texts.describe(view, move))
            assert english(texts.status(view))
        view = state.view(seat)
        for line in view.score(seat).lines:
            assert english(texts.score_line(line.key, line.details))
        state = state.play(move)
    view = state.view(0)
    assert english(texts.status(view)) == "The game is over."
    for cell in range(view.side.count):
        assert english(texts.cell_name(view, 0, cell))
    for space in range(view.setup.spaces):
        assert english(texts.space_name(view, space))
    for held in view.land.cards:
        assert english(texts.card_state(view, 0, held.card))


def test_a_spirit_chosen_by_another_is_not_named() -> None:
    """N-19"""
    state = GAME.start(2, {"spirits": True}, 1)
    move = state.legal_moves()[0]
    assert english(texts.describe(state.view(1), move)) == "Chose a nature spirit"
    assert "Spirit of the" in english(texts.describe(state.view(0), move))


def test_cells_are_named_by_column_and_place(start, arranged) -> None:
    """N-2"""
    view = arranged(start(), "B WWG|. SR").view(0)
    assert english(texts.cell_name(view, 0, 1)) == "Column 1, hex 2: tree of height 3"
    assert english(texts.cell_name(view, 0, 6)) == "Column 2, hex 2: building on grey"
    assert english(texts.cell_name(view, 0, 22)) == "Column 5, hex 5: empty"


def test_the_rules_page_covers_each_option_value() -> None:
    only = [section.only for section in texts.RULES if section.only]
    assert set(only) == {("side", "A"), ("side", "B"), ("spirits", True)}


def test_the_end_of_a_solo_game_says_what_its_suns_come_for() -> None:
    """N-22: nothing has been placed, so the points earn none yet."""
    view = GAME.start(1, {}, 1).view(0)
    (words,) = texts.outcome(view)
    assert english(words) == "Suns: 3 (points: 0, side A: 1, no spirit: 2)"
    (words,) = texts.outcome(GAME.start(1, {"side": "B"}, 1).view(0))
    assert english(words) == "Suns: 2 (points: 0, no spirit: 2)"


@pytest.mark.parametrize(
    ("variant", "seats", "words"),
    [
        ({"side": "A", "spirits": "False"}, 1, "Suns: 8"),
        ({"side": "B", "spirits": "True", "spirit": "ram"}, 1, "Suns: 5"),
        ({"side": "B", "spirits": "True"}, 1, None),
        ({"side": "A", "spirits": "False"}, 2, None),
    ],
)
def test_results_of_the_solo_game_show_the_suns(variant, seats, words) -> None:
    """N-22: 130 points earn five, besides what side and spirit add."""
    rated = texts.result_note(variant, seats, 130)
    assert (rated and english(rated)) == words
