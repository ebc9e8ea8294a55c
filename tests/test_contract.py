"""Every game provides what games/contract.py requires of its modules."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import get_type_hints

import pytest
from pydantic import ConfigDict, TypeAdapter, ValidationError
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from harmony_desktop import games
from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.engine.bot import STYLES, Appraisal, Bot, Consultation
from harmony_desktop.engine.extras import Daily, Extras
from harmony_desktop.engine.game import Game
from harmony_desktop.engine.lessons import Lesson, Section
from harmony_desktop.engine.options import (
    LOT,
    SEATING,
    Choice,
    Count,
    FirstColour,
    Flag,
    Text,
    WhoBegins,
)
from harmony_desktop.engine.pads import Number
from harmony_desktop.engine.pads import PadChoice as PadChoice
from harmony_desktop.engine.sample import Sample
from harmony_desktop.engine.score import ScoreLine, ScoreSheet
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games import contract, defaults
from harmony_desktop.ui.pad.page import PadPage
from harmony_desktop.ui.table.table import GameTable

MODULES: dict[type, Callable[[str], object]] = {
    contract.Facts: games.facts,
    contract.Rules: lambda game: SimpleNamespace(GAME=games.load(game)),
    contract.Texts: games.texts,
    contract.TutorialModule: games.tutorial,
    contract.ByEar: games.by_ear,
    contract.Bots: games.bots,
    contract.AnalysisModule: games.analysis,
    contract.PuzzleJudge: games.puzzles,
    contract.Reasons: games.reasons,
    contract.PositionModule: games.position,
    contract.Categories: games.categories,
    contract.Achievements: games.achievements,
    contract.Badges: games.badges,
    contract.Figures: games.figures,
    contract.TableModule: games.table,
}
EXTRAS = {
    contract.PageModule,
    contract.SetupModule,
    contract.CommandModule,
    contract.HindsightModule,
    contract.Belongings,
    contract.Pad,
    contract.PadModule,
}
"""Asked only of games that declare such a thing."""
NAMES = {
    one.__name__: one
    for one in (
        Achievement,
        Appraisal,
        Bot,
        Consultation,
        Daily,
        Extras,
        Game,
        Phrase,
        QPainter,
        QRectF,
        Sample,
        ScoreLine,
        ScoreSheet,
        Section,
        Lesson,
    )
}
NAMES["AnyTable"] = GameTable
NAMES["Field"] = Number | PadChoice
NAMES |= {"PadBoard": object, "PadPage": PadPage, "SidePart": object}


def _adapter(kind: object) -> TypeAdapter[tuple[object]]:
    """A checker for values of a type, in a tuple since a dataclass alone would bring its own
    rules."""
    rules = ConfigDict(strict=True, arbitrary_types_allowed=True)
    return TypeAdapter(tuple[kind], config=rules)  # type: ignore[valid-type]


def breaches(module: object, asked: type) -> Iterator[str]:
    """Yield what a module lacks of its Protocol."""
    for name, member in vars(asked).items():
        if name.startswith("_"):
            continue
        if name not in vars(module):
            yield f"{name}: missing"
        elif isinstance(member, property):
            kind = get_type_hints(member.fget, vars(contract), NAMES)["return"]
            try:
                _adapter(kind).validate_python((vars(module)[name],))
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


@pytest.mark.parametrize(
    "asked",
    [contract.Categories, contract.Achievements, contract.Badges],
    ids=lambda one: one.__name__,
)
def test_the_default_of_a_module_keeps_its_contract(asked: type) -> None:
    assert list(breaches(defaults, asked)) == []


def extras() -> Iterator[tuple[type, object]]:
    """Every module that only one game has, with its Protocol."""
    for game in games.GAMES:
        declared = games.facts(game).EXTRAS
        yield from ((contract.PageModule, games.page(game, own)) for own in declared.pages)
        yield from ((contract.CommandModule, games.command(game, own)) for own in declared.commands)
        if (setup := games.text_option(game)) is not None:
            yield contract.SetupModule, setup
        if (belongings := games.belongings(game)) is not None:
            yield contract.Belongings, belongings
        if (module := games.hindsight(game)) is not None:
            yield contract.HindsightModule, module
        if games.facts(game).PAD:
            yield contract.Pad, games.pad(game)
            yield contract.PadModule, games.pad_drawings(game)


def test_extras_of_a_game_keep_their_contract() -> None:
    found = [list(breaches(module, asked)) for asked, module in extras()]
    assert len(found) >= 4
    assert not any(found)
    assert {asked for asked, _ in extras()} == EXTRAS


def test_own_pages_switches_and_commands_have_names_of_their_own() -> None:
    declared = [games.facts(game).EXTRAS for game in games.GAMES]
    for keys in (
        [own.key for one in declared for own in one.pages],
        [own.key for one in declared for own in one.switches],
        [own.name for one in declared for own in one.commands],
    ):
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", games.GAMES)
def test_every_game_has_a_sample_in_its_middle(game: str) -> None:
    least, most = games.facts(game).SEATS
    for name, sample in games.figures(game).SAMPLES.items():
        assert least <= sample.seats <= most, name
        assert sample.persons <= sample.seats, name
    assert games.figures(game).SAMPLES["table"].moves


def test_every_protocol_is_walked() -> None:
    asked = {one for one in vars(contract).values() if getattr(one, "_is_protocol", False)}
    assert {one for one in asked if one.__module__ == contract.__name__} == set(MODULES) | EXTRAS


def test_a_breach_is_found() -> None:
    module = ModuleType("bots")
    assert list(breaches(module, contract.Bots)) == [
        "STYLES: missing",
        "CONSULTATIONS: missing",
        "bot: missing",
    ]
    module.STYLES = ("spoiler", 2)
    module.CONSULTATIONS = {}
    module.bot = lambda: None
    found = list(breaches(module, contract.Bots))
    assert [one.split(":")[0] for one in found] == ["STYLES", "bot"]


def test_there_are_styles_where_players_can_get_in_each_other_s_way() -> None:
    """Nobody touches another's board in Harmony; in Harmonia all play together."""
    having = {game for game in games.GAMES if games.bots(game).STYLES}
    assert having == {"sintra", "harmonies", "terraces"}
    assert all(set(games.bots(game).STYLES) <= set(STYLES) for game in having)


@pytest.mark.parametrize("game", games.GAMES)
def test_every_option_and_value_has_words(game: str) -> None:
    texts = games.texts(game)
    for option in games.load(game).options:
        assert option.key in SEATING or option.key in texts.OPTIONS
        if isinstance(option, Choice):
            assert all(f"{option.key}.{value}" in texts.VALUES for value in option.values)
        elif isinstance(option, Flag):
            assert f"{option.key}.true" in texts.VALUES
            assert f"{option.key}.false" in texts.VALUES
        elif isinstance(option, Text):
            assert texts.OWN_SET is not None
            assert games.text_option(game) is not None
        elif isinstance(option, WhoBegins):
            assert f"{option.key}.{LOT}" in texts.VALUES
        else:
            assert isinstance(option, Count | FirstColour)


@pytest.mark.parametrize("game", games.GAMES)
def test_a_headline_is_for_those_who_play_together(game: str) -> None:
    assert (games.texts(game).headline is not None) == games.load(game).cooperative


def test_an_unknown_game_has_nothing() -> None:
    for ask in (games.load, games.facts, games.texts, games.bots, games.table):
        with pytest.raises(games.UnknownGame):
            ask("chess")
