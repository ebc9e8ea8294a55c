"""Why one placement is better than another: every kind of reason, and its points."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from harmony_desktop.bots.puzzles import collection
from harmony_desktop.games.terraces.bots import reasons
from harmony_desktop.games.terraces.bots.levels import bot
from harmony_desktop.games.terraces.bots.reasons import effects
from harmony_desktop.games.terraces.rules.game import GAME, TerracesState

KINDS = {text for name, text in vars(reasons).items() if name.isupper() and isinstance(text, str)}


def positions(way: str, seed: int, every: int = 4) -> list[TerracesState]:
    state, dice, found = GAME.start(2, {"way": way}, seed), Random(seed), []
    while state.to_move is not None:
        found.append(state)
        state = state.play(bot("medium").choose(state.view(state.to_move), dice))
    return found[::every]


def test_the_points_of_reasons_are_those_of_the_score_sheets() -> None:
    """T-7, T-8: of both players."""
    for state in positions("open-hand", 3, 6):
        seat = state.to_move
        view = state.view(seat)
        for move in list(view.legal_moves())[::9]:
            found, after = effects(view, [move]), view.preview(move)
            own = after.points[seat] - view.score(seat).total
            other = after.points[1 - seat] - view.score(1 - seat).total
            assert (found["own"].worth if "own" in found else 0) == own
            assert (found["other"].worth if "other" in found else 0) == -other
            for key, who, change in (("own", seat, own), ("other", 1 - seat, other)):
                if key in found:
                    values = found[key].phrase.values
                    assert values == {"points": after.points[who], "change": abs(change)}


def test_every_kind_of_reason_is_given_where_it_belongs() -> None:
    met = set()
    harms = (
        *(reasons.LOWERS, reasons.HELPS, reasons.CUTS_OWN, reasons.EXPOSES),
        *(reasons.FEWER_RISES, reasons.WEAKER, reasons.LESS_ROOM),
        *(reasons.MORE_RISES_FOR_OTHER, reasons.MORE_ROOM_FOR_OTHER, reasons.CLOSES_OTHER),
        *(reasons.EXPOSES_ABOUT, reasons.OFFERS, reasons.REGAINS),
        *(reasons.ENDANGERS, reasons.MAY_ENDANGER),
    )
    for state in [
        *positions("column", 2),
        *positions("column", 6, 5),
        *positions("open-hand", 1, 9),
    ]:
        view = state.view(state.to_move)
        for move in list(view.legal_moves())[::3]:
            for effect in effects(view, [move]).values():
                met.add(effect.phrase.text)
                assert (effect.worth < 0) == (effect.phrase.text in harms)
    rare = {reasons.FEWER_RISES, reasons.FEWER_RISES_FOR_OTHER, reasons.CLOSES_OTHER}
    assert KINDS - met <= rare


def test_regions_are_joined_grown_and_cut_as_regions_go() -> None:
    """T-7"""
    for state in positions("column", 2, 7):
        seat = state.to_move
        view = state.view(seat)
        for move in list(view.legal_moves())[::7]:
            found = effects(view, [move])
            after = state.play(move).view(seat)
            mine = [set(region.cells) for region in view.regions(seat)]
            new = [set(region.cells) for region in after.regions(seat)]
            large = [cells for cells in mine if len(cells) > 1]
            joined = any(sum(bool(cells & one) for cells in large) > 1 for one in new)
            assert ("joins" in found) == joined
            theirs = [region for region in view.regions(1 - seat) if region.area > 3]
            left = [set(region.cells) for region in after.regions(1 - seat)]
            cut = any(
                sum(len(cells & set(region.cells)) > 1 for cells in left) > 1 for region in theirs
            )
            assert ("cuts" in found) == cut


def test_the_opponents_next_tile_is_reckoned_with() -> None:
    """T-11: it lies open. What it could take now, and after the move."""
    met = concrete = 0
    for state in positions("open-hand", 4, 9)[1:]:
        seat = state.to_move
        view = state.view(seat)
        own = view.score(seat).total
        passed = replace(view, to_move=1 - seat, seat=1 - seat)
        before = own - min(passed.preview(reply).points[seat] for reply in passed.legal_moves())
        for move in list(view.legal_moves())[::40]:
            after = state.play(move).view(1 - seat)
            mine = after.score(seat).total
            left = min(after.preview(reply).points[seat] for reply in after.legal_moves())
            kept = max(0, before) - max(0, mine - left)
            found = effects(view, [move]).get("reply")
            assert (found.worth if found else 0) == kept
            if found is None:
                continue
            met += 1
            if kept > 0 and mine < own:
                assert found.phrase.text == reasons.HOLDS
                assert found.phrase.values == {"points": left}
                continue
            # A change of three points and more is told as what is left of the region.
            threatened, left = own - max(0, before), min(mine, left)
            saved = kept > 0 and left - threatened >= 3
            if saved or (kept < 0 and mine - left >= 3 and left <= threatened):
                concrete += 1
                text = reasons.SAVES if kept > 0 else reasons.ENDANGERS
                assert found.phrase.text == text
                assert found.phrase.values == {"points": min(threatened, left)}
                continue
            assert found.phrase.text == (reasons.PROTECTS if kept > 0 else reasons.EXPOSES)
            assert found.phrase.values == {"n": abs(kept)}
    assert met > concrete > 0


def test_a_threat_of_an_unknown_tile_is_one_that_every_fourth_tile_carries_out() -> None:
    """T-16: the next tile is hidden, so what it leaves of the best region is only likely."""
    told = 0
    for state in positions("column", 6, 6)[1:]:
        seat = state.to_move
        view = state.view(seat)
        unseen = view.unseen(1 - seat)
        for move in list(view.legal_moves())[::15]:
            after = state.play(move).view(1 - seat)
            found = effects(view, [move]).get("reply")
            if found is None or found.phrase.text != reasons.MAY_ENDANGER:
                continue
            told += 1
            least = {}
            for kind, count in enumerate(unseen):
                if count:
                    shown = replace(
                        after, hands=(*after.hands[: 1 - seat], (kind,), *after.hands[2 - seat :])
                    )
                    least[kind] = min(
                        shown.preview(reply).points[seat] for reply in shown.legal_moves()
                    )
            points = found.phrase.values["points"]
            share = sum(unseen[kind] for kind, left in least.items() if left <= points)
            assert share >= sum(unseen) / 4
            assert points in least.values()
    assert told


def test_of_orders_and_blind_tiles_nobody_can_tell() -> None:
    """T-9, T-10"""
    for way in ("arranged", "blind"):
        view = GAME.start(2, {"way": way}, 1).view(GAME.start(2, {"way": way}, 1).to_move)
        assert effects(view, [view.legal_moves()[0]]) == {}


def test_prospects_are_counted_on_the_best_region() -> None:
    """Where it can rise, grow and be cut, before and after: told only while it stays the best."""
    met = set()
    for state in positions("column", 5, 5):
        view = state.view(state.to_move)
        for move in list(view.legal_moves())[::5]:
            best = {seat: view.regions(seat)[:1] for seat in range(2)}
            after = state.play(move).view(view.seat)
            for (name, first), effect in (
                (key, effect)
                for key, effect in effects(view, [move]).items()
                if isinstance(key, tuple)
            ):
                seat = view.seat if first == 0 else 1 - view.seat
                assert after.regions(seat)[0].area >= (best[seat][0].area if best[seat] else 0)
                assert effect.phrase.values["count"] > 0
                met.add(name)
    assert met == {"rise", "cut", "room", "join"}


def test_points_the_opponent_wins_back_are_not_told_as_a_gain() -> None:
    """T-7: cut from 78 to 21, and joined again by the next tile."""
    puzzle = next(one for one in collection("terraces") if one.id == "terraces-36863017-38")
    state, (cut,) = puzzle.state(), puzzle.greedy_moves()
    found = effects(state.view(puzzle.seat), [cut])
    assert found["other"].phrase.values == {"points": 21, "change": 57}
    other = 1 - puzzle.seat
    reply = state.play(cut).view(other)
    most = max(reply.preview(move).points[other] for move in reply.legal_moves())
    assert found["gain"].phrase.text == reasons.REGAINS
    assert found["gain"].phrase.values == {"points": most}
    told = puzzle.reasons(state.view(puzzle.seat))
    assert found["gain"].phrase in told.worse
