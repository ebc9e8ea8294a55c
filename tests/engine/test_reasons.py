"""Reasons: the differences between two futures."""

from __future__ import annotations

from harmony_desktop.engine.reasons import Effect, reasons_against, reasons_for
from harmony_desktop.engine.words import Phrase


def effect(worth: float, text: str) -> Effect:
    return Effect(worth, Phrase("test", text))


RIVER = effect(4, "closes the river")
ROOM = effect(2, "leaves room")
TREES = effect(1, "grows trees")
BREAKS = effect(-3, "breaks two panes")


def test_an_equal_effect_of_both_decisions_is_no_reason() -> None:
    assert reasons_for({"river": RIVER}, {"river": RIVER}) == []
    assert not reasons_against({"glass": BREAKS}, {"glass": BREAKS})


def test_the_weightiest_two_are_given_and_harm_is_no_reason_for() -> None:
    many = {"trees": TREES, "glass": BREAKS, "room": ROOM, "river": RIVER}
    assert reasons_for(many, {}) == [RIVER.phrase, ROOM.phrase]
    assert list(reasons_against(many, {}).values()) == [BREAKS.phrase]


def test_the_same_thing_counts_by_the_difference() -> None:
    more, less = {"river": RIVER, "room": ROOM}, {"river": effect(3, "lengthens the river")}
    assert reasons_for(more, less) == [ROOM.phrase, RIVER.phrase]
    assert reasons_for(less, more) == []
    worse = {"glass": effect(-5, "breaks three panes")}
    assert reasons_against(worse, {"glass": BREAKS}) == {"glass": worse["glass"].phrase}
    assert not reasons_against({"glass": BREAKS}, worse)


def test_effects_in_the_same_words_speak_for_neither_decision() -> None:
    """Two panes for one strip both brought it "nearer to completion"."""
    assert reasons_for({"river": RIVER}, {"river": effect(1, "closes the river")}) == []


def test_a_counted_effect_is_no_reason_where_the_other_has_as_many() -> None:
    """In Harmonies, "keeps places open (11)" was said against a turn that kept twelve."""
    eleven, twelve, two = (
        {"open": Effect(worth, Phrase("game", f"keeps {count} open"), count=count)}
        for worth, count in ((5.0, 11), (3.0, 12), (1.0, 2))
    )
    assert reasons_for(eleven, twelve) == []
    assert reasons_for(eleven, two) == [eleven["open"].phrase]


def test_a_vague_reason_is_added_where_plain_ones_explain_too_little() -> None:
    later = Effect(3.0, Phrase("game", "leaves more for later"), vague=True)
    both = {"later": later, "room": ROOM}
    assert reasons_for(both, {}, lost=6.0) == [ROOM.phrase, later.phrase]
    assert reasons_for(both, {}, lost=3.0) == [ROOM.phrase]
    assert reasons_for(both, {}, lost=6.0, against={"glass": BREAKS.phrase}) == [ROOM.phrase]
    two = {**both, "river": RIVER}
    assert reasons_for(two, {}, lost=9.9) == [RIVER.phrase, ROOM.phrase], "two are enough"


def test_a_compared_effect_counts_the_difference_and_speaks_only_for_the_better() -> None:
    gains = Phrase("game", "should gain %Ln more point(s)")
    better, worse = ({"round": Effect(worth, gains, compared=True)} for worth in (-3.0, -9.0))
    (found,) = reasons_for(better, worse, lost=4.0)
    assert found.values == {"n": 6}
    assert not reasons_against(worse, better, lost=4.0)
    assert not reasons_for(better, {}), "there is nothing to compare it with"
    assert not reasons_for(better, worse, lost=1.0), "something else has made up for it"
    nearly = {"round": Effect(-3.4, gains, compared=True)}
    assert not reasons_for(better, nearly, lost=0.6), "nobody gains 0 more points"


def test_a_vague_reason_is_given_for_want_of_another() -> None:
    later = Effect(3.0, Phrase("game", "leaves more for later"), vague=True)
    assert reasons_for({"later": later, "river": RIVER}, {}, lost=5.0) == [RIVER.phrase]
    assert reasons_for({"later": later, "trees": TREES}, {}, lost=9.0) == [later.phrase]
    assert not reasons_for({"later": later}, {}), "nothing was lost"
    whole = Effect(2.0, Phrase("game", "is worth more in all"), vague=True)
    assert reasons_for({"whole": whole, "later": later}, {}, lost=5.0) == [later.phrase], "one"


def test_a_reason_that_explains_little_of_a_loss_is_not_given() -> None:
    """A sixth of what was lost is beside the point."""
    good = {"colour": Effect(1.0, Phrase("game", "brings the colour"))}
    assert reasons_for(good, {}, lost=2.0)
    assert not reasons_for(good, {}, lost=6.0)
    bad = {"broken": Effect(-1.0, Phrase("game", "breaks a pane"))}
    assert reasons_against(bad, {}, lost=2.0)
    assert not reasons_against(bad, {}, lost=6.0)


def test_a_reason_against_one_decision_is_not_repeated_for_the_other() -> None:
    safer, weaker = {"cut": effect(3, "is harder to cut")}, {"cut": effect(-3, "is easier to cut")}
    against = reasons_against(weaker, safer, lost=4.0)
    assert list(against) == ["cut"]
    assert reasons_for(safer, weaker, 4.0, against) == []
    assert reasons_for({**safer, "room": ROOM}, weaker, 4.0, against) == [ROOM.phrase]


def test_points_at_once_speak_for_a_decision_only_where_it_scores_more_at_once() -> None:
    strip = Effect(3, Phrase("test", "completes strip 4"), points=3)
    other = {"strip": Effect(5, Phrase("test", "completes strip 6"), points=5)}
    assert reasons_for({"four": strip}, {}, lost=3.0) == [strip.phrase]
    assert reasons_for({"four": strip}, other, lost=3.0) == []
    assert reasons_for({"four": strip, "room": ROOM}, other, lost=3.0) == [ROOM.phrase]


def test_places_kept_open_are_no_reason_against_having_scored_there() -> None:
    kept = {"open": Effect(4, Phrase("test", "keeps places open"), outweighed_by="cube")}
    assert reasons_for(kept, {}, lost=4.0) == [kept["open"].phrase]
    assert reasons_for(kept, {"cube": Effect(5, Phrase("test", "places a cube"))}, lost=4.0) == []


def test_a_sum_is_told_only_where_points_at_once_do_not_make_it_up() -> None:
    """Sintra said "should gain 12 more points this round" without the 4 scored at once."""
    gains = Phrase("game", "should gain %Ln more point(s)")
    strip = Effect(4, Phrase("game", "completes strip 2"), points=4)

    def with_sum(lead: float) -> Effect:
        return Effect(lead, gains, compared=True, sum=True)

    better, worse = {"strip": strip, "round": with_sum(9)}, {"round": with_sum(0)}
    found = reasons_for(better, worse, lost=8.0)
    assert [one.values.get("n") for one in found] == [None, 9]
    better["round"] = with_sum(5)
    assert reasons_for(better, worse, lost=8.0) == [strip.phrase], "the strip explains it"


def test_a_foreseen_effect_is_told_only_beside_another_decision_and_once() -> None:
    one, two = (
        Effect(
            worth, Phrase("game", "should complete strip {strip}", {"strip": worth}), foreseen=True
        )
        for worth in (5, 7)
    )
    many = {"one": one, "two": two, "room": ROOM}
    assert reasons_for(many, {}) == [ROOM.phrase]
    assert reasons_for(many, {"trees": TREES}) == [two.phrase, ROOM.phrase]


def test_a_difference_that_is_made_up_for_is_counted_whole_but_weighs_less() -> None:
    less = Phrase("game", "should lose %Ln point(s) less later")

    def later(worth: float) -> Effect:
        return Effect(worth, less, compared=True, outweighed_by="glass")

    better, worse = {"later": later(-1), "glass": BREAKS}, {"later": later(-5)}
    (found,) = reasons_for(better, worse, lost=3.0)
    assert found.values == {"n": 4}
    assert not reasons_for({"later": later(-2), "glass": BREAKS}, worse, lost=3.0)


def test_an_effect_of_both_decisions_is_a_reason_only_as_far_as_they_differ() -> None:
    """Each under its own key: both spend a line, on the same matter."""
    spends, longer = Phrase("test", "spends a line"), Phrase("test", "spends a longer line")
    decision = {"here": Effect(-3.0, longer, matter="lines")}
    assert not reasons_against(decision, {"there": Effect(-4.0, spends, matter="lines")}, 2.0)
    assert not reasons_against(decision, {"there": Effect(-1.0, longer, matter="lines")}, 2.0)
    assert reasons_against(decision, {"there": Effect(-1.0, spends, matter="lines")}, 2.0)
    assert reasons_against(decision, {"there": Effect(-4.0, spends, matter="other")}, 2.0)


def test_good_on_a_matter_does_not_add_to_the_harm_of_the_other() -> None:
    """Else both would explain the same points."""
    decision = {"here": Effect(-1.0, Phrase("test", "breaks"), matter="lines")}
    other = {"there": Effect(9.0, Phrase("test", "builds"), matter="lines")}
    assert not reasons_against(decision, other, 6.0)
    assert reasons_for(other, decision, 6.0)
