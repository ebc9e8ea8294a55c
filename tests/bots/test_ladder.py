"""The ladders: thirty deals a game, targets that rise, and stars."""

from __future__ import annotations

from random import Random

import pytest

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.ladder import DUEL, POINTS, RUNGS, ladder
from harmony_desktop.controller.ladder import deal_of, enter, record_of
from harmony_desktop.storage import progress
from harmony_desktop.storage.files import Places
from training import rungs


@pytest.mark.parametrize("game", games.GAMES)
def test_every_ladder_has_thirty_deals_with_rising_targets(game: str) -> None:
    deals = ladder(game)
    assert len(deals) == RUNGS
    assert len({one.seed for one in deals}) == RUNGS
    for one in deals:
        assert list(one.targets) == sorted(one.targets)
        record = record_of(one, 0, "")
        assert deal_of(record) == (deals.index(one) + 1, one)
        games.load(game).start(one.seats, record.options, record.seed)
    duels = [one.targets for one in deals if one.kind == DUEL]
    assert duels == sorted(duels)
    # Rare variants have their place.
    assert len({tuple(sorted(one.options.items())) for one in deals}) > 1


@pytest.mark.parametrize("game", games.GAMES)
def test_points_become_harder_to_make_from_rung_to_rung_of_a_variant(game: str) -> None:
    found: dict[str, list[float]] = {}
    for one in ladder(game):
        if one.kind == POINTS:
            found.setdefault(repr((one.seats, one.options)), []).append(one.ease)
            won_or_lost = one.options.get("mode") == "basic"
            assert won_or_lost or one.targets[0] < one.targets[1] < one.targets[2]
    for eases in found.values():
        assert eases == sorted(eases, reverse=True)


def test_the_targets_are_what_the_players_make_of_the_deal() -> None:
    deal = next(one for one in ladder("harmony") if one.kind == POINTS)
    plan = rungs.Plan(POINTS, deal.seats, dict(deal.options))
    for level, target in zip(("easy", "hard"), deal.targets, strict=False):
        assert rungs.made_of("harmony", plan, deal.seed, level) == target


def test_a_finished_game_earns_its_stars_once(tmp_path) -> None:
    places = Places.below(tmp_path)
    deal = next(one for one in ladder("harmony") if one.kind == POINTS)
    record = record_of(deal, 0, "")
    state, moves = games.load("harmony").start(1, deal.options, deal.seed), []
    player = bot("harmony", "hard")
    while state.to_move is not None:
        moves.append(player.choose(state.view(0), Random(1)))
        state = state.play(moves[-1])
    played = record.with_moves(moves)
    points = state.score(0).total
    climb = enter(places, played, state)
    assert climb is not None
    assert climb.stars == sum(points >= target for target in deal.targets)
    kept, problem = progress.load(places)
    assert problem is None
    assert kept.ladder[deal.id].best == points
    assert enter(places, played.model_copy(update={"practice": True}), state) is None
    assert enter(places, played.model_copy(update={"seed": 1}), state) is None
