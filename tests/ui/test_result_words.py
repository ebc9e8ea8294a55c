"""What the history tells of results: variants by name, one line for a team, and draws."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

import pytest
from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.engine.options import read_options
from harmony_desktop.engine.record import Record
from harmony_desktop.games.sintra.rules.component_set import STANDARD, write_set
from harmony_desktop.storage.statistics import overview
from harmony_desktop.ui.pages.home.reached import HomeFacts, ReachedWords
from harmony_desktop.ui.pages.statistics.page import MyGamesPage
from harmony_desktop.ui.players.result_words import ResultWords
from harmony_desktop.ui.players.rivals import RivalScore
from harmony_desktop.ui.players.variants import chosen_names
from harmony_desktop.ui.shell.window import Window
from tests.ui.player import Player, seats

VARIANT, POINTS = 0, 1


def keep(
    window: Window,
    game: str,
    scores: list[int],
    winners: list[int],
    options: Mapping[str, object] | None = None,
    count: int = 2,
) -> None:
    """Put the result of a game of persons into the records, as the end of a game does."""
    rules = games.load(game)
    chosen = read_options(rules.options, options or {})
    record = Record(
        game=game,
        revision=rules.revision,
        seats=seats(*["person"] * count),
        options=chosen,
        seed=len(window.context.results.latest(100)) + 1,
    )
    window.context.results.add(record, chosen, scores, winners, rules.ranked(chosen))


def rows(window: Window, best: bool = False) -> list[list[str]]:
    """Variant and points of all games, the latest first; or the table of the best ones."""
    window.navigation.open("my_games", "statistics")
    page = window.page
    assert isinstance(page, MyGamesPage)
    page.filters.choose()
    while page.loading:
        QApplication.processEvents()
    if best:
        table = page.cards.kinds
        cells = [
            [table.item(row, column).text() for column in (0, 4)] for row in range(table.rowCount())
        ]
        return [row for row in cells if row[1] != "–"]
    words = ResultWords()
    found = window.context.results.latest(100)
    return [
        [text.strip("\u2066\u2067\u2068\u2069") for text in (words.variant(one), words.points(one))]
        for one in found
    ]


def test_the_basic_game_of_a_team_is_won_or_lost_in_one_line(player: Player) -> None:
    """A-18: with the number of tiles; never a best result."""
    keep(player.window, "harmonia", [37, 37], [0, 1])
    keep(player.window, "harmonia", [21, 21], [])
    lost, won = rows(player.window)
    assert won[POINTS] == "Won · Tiles: 37"
    assert lost[POINTS] == "Lost · Tiles: 21"
    assert won[VARIANT] == lost[VARIANT] == "Basic"
    assert rows(player.window, best=True) == []


def test_the_points_of_a_team_are_told_once(player: Player) -> None:
    """A-15, A-18"""
    advanced = {"mode": "advanced"}
    keep(player.window, "harmonia", [140] * 4, [], advanced, count=4)
    keep(player.window, "harmonia", [230] * 4, [0, 1, 2, 3], advanced, count=4)
    won = rows(player.window)[0]
    assert won[POINTS].startswith("230")
    assert ":" not in won[POINTS]
    assert "win" not in won[POINTS].lower()
    assert won[VARIANT] == "Advanced"
    ((name, best),) = rows(player.window, best=True)
    assert name.startswith("Harmonia")
    assert name.endswith("Advanced")
    assert best == "230"


def test_a_basic_team_game_is_kept_with_its_tiles(player: Player) -> None:
    """A-18: what the game itself keeps."""
    game = games.load("harmonia")
    state = game.start(2, {"mode": "basic"}, 1)
    assert state.result(2) == (0, 0)
    while not state.placed:
        state = state.play(state.legal_moves()[0])
    assert state.result(2) == (1, 1)
    terraces = games.load("terraces")
    assert terraces.start(2, {}, 1).result(2) == (1, 1)


def test_a_draw_is_called_a_draw(player: Player) -> None:
    """T-8: where a game has draws; elsewhere the win is shared."""
    keep(player.window, "terraces", [24, 24], [0, 1])
    keep(player.window, "harmony", [88, 88], [0, 1])
    shared, drawn = rows(player.window)
    assert drawn[POINTS].endswith("A draw")
    assert "24 : 24" in drawn[POINTS]
    assert shared[POINTS].endswith("Shared win")


def test_variants_are_named(player: Player) -> None:
    """Also the usual ones; who began and in which colour is no variant."""
    keep(player.window, "terraces", [24, 20], [0], {"first": "2", "colour": "green"})
    keep(player.window, "harmony", [24, 20], [0], {"rounds": 3})
    keep(player.window, "harmonies", [24, 20], [0])
    assert [one[VARIANT] for one in rows(player.window)] == [
        "Side A: river",
        "Free · Standard · Rounds: 3",
        "Stack",
    ]


def test_an_own_set_is_known_by_its_name(player: Player) -> None:
    """S-22: whatever stands in it; without a name it is an own set."""
    document = json.loads(write_set(STANDARD))
    document["window_points"]["A"][0] = 9
    for name in ("Grandma's box = 1", ""):
        text = json.dumps({**document, "name": name})
        keep(player.window, "sintra", [40, 20], [0], {"components": text})
    unnamed, named = rows(player.window)
    assert named[VARIANT].replace("\u2068", "").replace("\u2069", "") == (
        "Side A: ornaments · Grandma's box = 1"
    )
    assert unnamed[VARIANT] == "Side A: ornaments · Custom set"


def test_the_rules_beside_a_table_name_the_variant(player: Player) -> None:
    """S-22: an own set by its name."""
    document = json.loads(write_set(STANDARD))
    document["window_points"]["A"][0] = 9
    text = json.dumps({**document, "name": "Blue Palace"})
    page = player.sit_down(
        "person", "person", game="sintra", options={"side": "B", "components": text}
    )
    page.side.show_rules()
    words = page.side.rules.text.toPlainText()
    assert "Side B: one colour · \u2068Blue Palace\u2069" in words


def test_home_tells_the_last_game_of_whoever_it_speaks_to(player: Player) -> None:
    """The better of two persons at the table was taken for "you"."""
    keep(player.window, "harmony", [80, 90], [1])
    results, words = player.window.context.results, ReachedWords()
    for person, told in (("p0", "80 · Lost by 10"), ("p1", "90 · Won by 10")):
        facts = HomeFacts(
            overview(results, (person,)), {"harmony": results.latest(1)[0]}, persons=(person,)
        )
        assert words.last(facts) == f"Last: Harmony · {told}"
        assert words.today(facts) == {"harmony": told}


def test_a_best_is_that_of_the_variant_with_any_number_of_players(player: Player) -> None:
    """ "Best: 101" stood beside "Last: 108", made in the same variant against somebody."""

    def best() -> str:
        played = overview(results, ("p0",)).games["harmony"]
        return ReachedWords().best("harmony", played)

    results = player.window.context.results
    for points in (95, 101):
        keep(player.window, "harmony", [points], [0], count=1)
    keep(player.window, "harmony", [108, 90], [0])
    assert best() == "Best: 108"
    keep(player.window, "harmony", [150], [0], {"scoring": "beams"}, count=1)
    assert best() == "Best: 108 (Free · Standard)", "more was made in another variant"


def test_a_variant_is_told_in_the_order_of_its_options(qapp: object) -> None:
    """The results named the spirit before the variant with spirits."""
    stored = {"side": "A", "spirit": "marmot", "spirits": "True"}
    words = ["Side A: river", "With spirits", "Spirit of the marmot"]
    assert chosen_names("harmonies", stored) == words


@pytest.mark.parametrize(("language", "told"), [("en", "1 : 0"), ("fa", "۱ بر ۰")])
def test_games_against_a_rival_are_counted_as_the_language_says_it(
    language: str, told: str, open_window: Callable[..., Window]
) -> None:
    open_window(language)
    rival = RivalScore("Otto", "otto", played=1, ahead=0, behind=1)
    assert told.replace(" ", "\N{NO-BREAK SPACE}") in ReachedWords().rivalry(rival)
