"""The state machine of placing."""

from __future__ import annotations

import pytest

from harmony_desktop.ui.table.placing import Placing, PlacingPhase


class Told:
    """Writes down what the table would be told."""

    def __init__(self) -> None:
        self.words: list[tuple[object, ...]] = []

    def judge(self, piece: object, place: object, rotation: int) -> str | None:
        return "no" if place == "bad" else None

    def picked_up(self, piece: object) -> None:
        self.words.append(("picked up", piece))

    def turned(self) -> None:
        self.words.append(("turned",))

    def aimed(self, piece: object, place: object | None, reason: str | None) -> None:
        self.words.append(("aimed", place, reason))

    def dropped(self, piece: object, place: object, rotation: int) -> None:
        self.words.append(("dropped", piece, place, rotation))

    def put_back(self, piece: object, reason: str | None) -> None:
        self.words.append(("put back", piece, reason))


@pytest.fixture
def told() -> Told:
    return Told()


def machine(told: Told, rotations: int = 1) -> Placing[str, str]:
    return Placing(told, rotations)


def test_a_piece_goes_from_the_hand_to_a_good_place(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("tile")
    hand.aim("here")
    assert hand.phase is PlacingPhase.AIMING
    assert hand.drop()
    assert told.words == [
        ("picked up", "tile"),
        ("aimed", "here", None),
        ("dropped", "tile", "here", 0),
    ]
    assert hand.phase is PlacingPhase.IDLE


def test_dropped_on_a_bad_place_it_returns_with_the_reason(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("tile")
    hand.aim("bad")
    assert not hand.drop()
    assert told.words[-1] == ("put back", "tile", "no")


def test_dropped_nowhere_it_returns_without_a_word(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("tile")
    assert not hand.drop()
    assert told.words[-1] == ("put back", "tile", None)


def test_putting_back_empties_the_hand(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("tile")
    hand.aim("here")
    hand.put_back()
    assert not hand.holding
    assert told.words[-1] == ("put back", "tile", None)
    hand.put_back()
    assert told.words.count(("put back", "tile", None)) == 1


def test_an_empty_hand_neither_aims_nor_drops(told: Told) -> None:
    hand = machine(told)
    hand.aim("here")
    hand.turn()
    assert not hand.drop()
    assert told.words == []


def test_picking_up_another_piece_returns_the_first(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("one")
    hand.pick_up("two")
    assert told.words == [("picked up", "one"), ("put back", "one", None), ("picked up", "two")]


def test_aiming_at_the_same_place_again_says_nothing(told: Told) -> None:
    hand = machine(told)
    hand.pick_up("tile")
    hand.aim("here")
    hand.aim("here")
    assert told.words.count(("aimed", "here", None)) == 1
    hand.aim(None)
    assert hand.phase is PlacingPhase.HOLDING


def test_a_piece_turns_only_where_the_game_has_rotation(told: Told) -> None:
    still, turning = machine(told), machine(told, rotations=4)
    for hand in (still, turning):
        hand.pick_up("tile")
        hand.aim("here")
        for _ in range(5):
            hand.turn()
    assert still.rotation == 0
    assert turning.rotation == 1
    turning.turn(-2)
    turning.drop()
    assert told.words[-1] == ("dropped", "tile", "here", 3)


def test_a_piece_turned_before_it_is_picked_up_stays_turned(told: Told) -> None:
    hand = machine(told, rotations=6)
    hand.turn(2)
    hand.pick_up("tile")
    hand.aim("here")
    hand.drop()
    assert told.words == [
        ("turned",),
        ("picked up", "tile"),
        ("aimed", "here", None),
        ("dropped", "tile", "here", 2),
    ]
