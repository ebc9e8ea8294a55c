"""Every game keeps what games/contract.py asks of its modules."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import get_type_hints

import pytest
from harmony_desktop.ui.table.scene import GameTable
from pydantic import ConfigDict, TypeAdapter, ValidationError
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from harmony_desktop import games
from harmony_desktop.engine.bot import LEVELS, Bot, Consultation
from harmony_desktop.engine.game import Game
from harmony_desktop.engine.options import Choice, Count, Flag, Text
from harmony_desktop.engine.score import ScoreSheet
from harmony_desktop.engine.words import Phrase, Section, Step
from harmony_desktop.games import contract

MODULES: dict[type, Callable[[str], object]] = {
    contract.Facts: games.facts,
    contract.Rules: lambda game: SimpleNamespace(GAME=games.load(game)),
    contract.Texts: games.texts,
    contract.Bots: games.bots,
    contract.Position: games.position,
    contract.Figures: games.figures,
    contract.TableModule: games.table,
}
NAMES = {
    one.__name__: one
    for one in (
        Bot,
        Consultation,
        Game,
        GameTable,
        Phrase,
        QPainter,
        QRectF,
        ScoreSheet,
        Section,
        Step,
    )
}


def breaches(module: object, asked: type) -> Iterator[str]:
    """What a module lacks of what is asked of it."""
    for name, member in vars(asked).items():
        if name.startswith("_"):
            continue
        if name not in vars(module):
            yield f"{name}: missing"
        elif isinstance(member, property):
            kind = get_type_hints(member.fget, vars(contract), NAMES)["return"]
            try:
                TypeAdapter(
                    kind, config=ConfigDict(strict=True, arbitrary_types_allowed=True)
                ).validate_python(vars(module)[name])
            except ValidationError as problem:
                yield f"{name}: {problem.errors()[0]['msg']}"
        else:
            wanted = list(inspect.signature(member).parameters)[1:]
            try:
                inspect.signature(vars(module)[name]).bind(*wanted)
            except TypeError as problem:
                yield f"{name}: {problem}"


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("asked", MODULES, ids=lambda asked: asked.__name__)
def test_every_module_keeps_its_contract(asked: type, game: str) -> None:
    assert list(breaches(MODULES[asked](game), asked)) == []


def test_every_protocol_is_walked() -> None:
    asked = {one for one in vars(contract).values() if getattr(one, "_is_protocol", False)}
    assert {one for one in asked if one.__module__ == contract.__name__} == set(MODULES)


def test_a_breach_is_found() -> None:
    module = ModuleType("bots")
    assert list(breaches(module, contract.Bots)) == [
        "LEVELS: missing",
        "CONSULTATIONS: missing",
        "bot: missing",
    ]
    module.LEVELS = ("easy", 2)
    module.CONSULTATIONS = {}
    module.bot = lambda: None
    found = list(breaches(module, contract.Bots))
    assert [one.split(":")[0] for one in found] == ["LEVELS", "bot"]


@pytest.mark.parametrize("game", games.GAMES)
def test_bots_have_the_usual_levels(game: str) -> None:
    assert set(games.bots(game).LEVELS) >= set(LEVELS)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_and_value_has_words(game: str) -> None:
    texts = games.texts(game)
    for option in games.load(game).options:
        assert option.key in texts.OPTIONS
        if isinstance(option, Choice):
            assert all(f"{option.key}.{value}" in texts.VALUES for value in option.values)
        elif isinstance(option, Flag):
            assert f"{option.key}.true" in texts.VALUES
            assert f"{option.key}.false" in texts.VALUES
        elif isinstance(option, Text):
            assert texts.OWN_SET is not None
        else:
            assert isinstance(option, Count)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_headline_is_for_those_who_play_together(game: str) -> None:
    assert (games.texts(game).headline is not None) == games.load(game).cooperative


def test_an_unknown_game_has_nothing() -> None:
    for ask in (games.load, games.facts, games.texts, games.bots, games.table):
        with pytest.raises(games.UnknownGame):
            ask("chess")
