"""Styles: a change on top of a level, and no change without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from harmony_desktop import games
from harmony_desktop.bots.create import bot, is_known, named, strongest, styles
from harmony_desktop.bots.worker import Question, answer
from harmony_desktop.engine.bot import STYLES
from harmony_desktop.engine.game import State
from harmony_desktop.engine.strength import LEVELS, UnknownBot

BALANCED = json.loads(Path(__file__).with_name("balanced.json").read_text("utf-8"))
"""What the champions choose without a style."""
HAVING_STYLES = [game for game in games.GAMES if games.bots(game).STYLES]


def positions(setup: dict[str, Any], count: int) -> Iterator[tuple[int, State]]:
    """Some positions of a game of random moves in which there is a choice."""
    state = games.load(setup["game"]).start(setup["seats"], setup["options"], 7)
    dice, player = Random(7), bot(setup["game"], "random")
    number = found = 0
    while found < count:
        view = state.view(state.to_move or 0)
        if number % 7 == 3 and len(view.legal_moves()) > 1:
            yield found, state
            found += 1
        state = state.play(player.choose(view, dice))
        number += 1


@pytest.mark.parametrize(
    ("setup", "level"),
    [(setup, level) for setup in BALANCED for level in setup["choices"]],
    ids=lambda one: one if isinstance(one, str) else f"{one['game']}-{one['options']}",
)
def test_without_a_style_the_champion_plays_as_ever(setup: dict[str, Any], level: str) -> None:
    wanted = setup["choices"][level]
    chosen = [
        list(bot(setup["game"], level).choose(state.view(state.to_move), Random(number)).to_json())
        for number, state in positions(setup, len(wanted))
    ]
    assert chosen == wanted


@pytest.mark.parametrize("game", games.GAMES)
def test_an_unknown_style_is_refused_like_an_unknown_level(game: str) -> None:
    for level, style in (("oracle", ""), ("hard", "poet"), ("oracle", "spoiler")):
        with pytest.raises(UnknownBot):
            bot(game, level, style)
    for name in ("hard+", "+spoiler", "hard+poet", "hard+spoiler+spoiler", "hard spoiler", ""):
        with pytest.raises(UnknownBot):
            named(game, name)


@pytest.mark.parametrize("game", ["harmony", "harmonia"])
def test_where_nobody_can_be_spoiled_there_are_no_styles(game: str) -> None:
    """Nobody touches another's board in Harmony; in Harmonia all play together."""
    for style in STYLES:
        assert not is_known(game, f"hard+{style}")
        with pytest.raises(UnknownBot):
            bot(game, "hard", style)


@pytest.mark.parametrize("game", HAVING_STYLES)
def test_every_level_between_random_and_the_champion_has_every_style_of_its_game(
    game: str,
) -> None:
    """The champion is as strong as can be; earlier games of one with a style are played on."""
    assert styles(game, "random") == styles(game, "champion") == ()
    assert is_known(game, f"champion+{games.bots(game).STYLES[0]}")
    assert not is_known(game, f"random+{games.bots(game).STYLES[0]}")
    state = games.load(game).start(2, {}, 3)
    view = state.view(state.to_move or 0)
    for style in games.bots(game).STYLES:
        assert all(style in styles(game, level) for level in LEVELS[1:-1])
        plain, styled = bot(game, "random"), bot(game, "random", style)
        assert plain.choose(view, Random(2)) == styled.choose(view, Random(2))
        for level in LEVELS[1:-1]:
            assert named(game, f"{level}+{style}").choose(view, Random(2)) in view.legal_moves()


def test_the_process_of_the_bots_gets_the_style() -> None:
    """From a position in which the styles differ."""
    state = games.load("sintra").start(2, {"side": "A"}, 5)
    dice, easy = Random(5), bot("sintra", "easy")
    differing = 0
    for _ in range(40):
        view = state.view(state.to_move or 0)
        wanted = [bot("sintra", "hard", style).choose(view, Random(0)) for style in ("", *STYLES)]
        if len(set(wanted)) > 1:
            differing += 1
            asked = [
                answer(Question("choose", "sintra", "hard", view, style=style)).move
                for style in ("", *STYLES)
            ]
            assert asked == wanted
        state = state.play(easy.choose(view, dice))
    assert differing


def test_the_process_of_the_bots_refuses_an_unknown_style() -> None:
    view = games.load("sintra").start(2, {}, 5).view(0)
    with pytest.raises(UnknownBot):
        answer(Question("choose", "sintra", "hard", view, style="poet"))


@pytest.mark.parametrize("game", HAVING_STYLES)
def test_advice_has_no_style(game: str) -> None:
    """The analysis asks the champion itself; hints come from the strongest level, balanced."""
    state = games.load(game).start(2, {}, 3)
    view = state.view(state.to_move or 0)
    best = strongest(game)
    question = Question("suggest", game, best, view, count=1)
    assert list(answer(question).suggestions) == list(bot(game, best).suggest(view, 1))
