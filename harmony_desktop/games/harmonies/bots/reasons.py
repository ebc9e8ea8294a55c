"""Why one turn is better than another: by lines of the score sheet and by animals."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Effect
from harmony_desktop.engine.words import PLURAL, QT_TRANSLATE_NOOP, Phrase, Phrases
from harmony_desktop.games.harmonies.bots.estimate import TUNED, Estimator
from harmony_desktop.games.harmonies.bots.plans import horizon
from harmony_desktop.games.harmonies.names import CARD_NAMES
from harmony_desktop.games.harmonies.rules import habitats, scoring
from harmony_desktop.games.harmonies.rules.bitboard import LAYOUTS
from harmony_desktop.games.harmonies.rules.cards import CARD_NUMBERS, CARDS, FIRST_SPIRIT
from harmony_desktop.games.harmonies.rules.components import COLOURS, EMPTY
from harmony_desktop.games.harmonies.rules.moves import (
    END_TURN,
    ChooseSpirit,
    DiscardCard,
    PlaceToken,
)
from harmony_desktop.games.harmonies.rules.open_table import (
    LAST_EMPTY_HEXES,
    HarmoniesOpenTable,
    PlayerLand,
)
from harmony_desktop.games.harmonies.rules.view import HarmoniesView

_phrase = Phrases("harmonies")

GAINS: Final = {
    "trees": QT_TRANSLATE_NOOP("harmonies", "the trees grow (+{points})"),
    "mountains": QT_TRANSLATE_NOOP("harmonies", "the mountains grow (+{points})"),
    "fields": QT_TRANSLATE_NOOP("harmonies", "there is a new field (+{points})"),
    "river": QT_TRANSLATE_NOOP("harmonies", "the river gets longer (+{points})"),
    "islands": QT_TRANSLATE_NOOP("harmonies", "there are more islands (+{points})"),
    "buildings": QT_TRANSLATE_NOOP(
        "harmonies", "a building gets three colours around it (+{points})"
    ),
    "spirit": QT_TRANSLATE_NOOP("harmonies", "the nature spirit earns more (+{points})"),
}
SEVERAL: Final = {
    "fields": QT_TRANSLATE_NOOP("harmonies", "there are several new fields (+{points})"),
    "buildings": QT_TRANSLATE_NOOP(
        "harmonies", "several buildings get three colours around them (+{points})"
    ),
}
"""Texts for gains of more than one, which all count alike."""
LOSSES: Final = {
    "trees": QT_TRANSLATE_NOOP("harmonies", "the trees lose points (−{points})"),
    "mountains": QT_TRANSLATE_NOOP("harmonies", "mountains are built over (−{points})"),
    "fields": QT_TRANSLATE_NOOP("harmonies", "separate fields become one (−{points})"),
    "river": QT_TRANSLATE_NOOP("harmonies", "the river gets shorter (−{points})"),
    "islands": QT_TRANSLATE_NOOP("harmonies", "an island is lost (−{points})"),
    "buildings": QT_TRANSLATE_NOOP("harmonies", "a building loses colours around it (−{points})"),
    "spirit": QT_TRANSLATE_NOOP("harmonies", "the nature spirit earns less (−{points})"),
}
"""Texts for losses of every score line but the animals; water differs by side."""
NEXT: Final = {
    "trees": QT_TRANSLATE_NOOP("harmonies", "a tree needs just one more token (+{points})"),
    "mountains": QT_TRANSLATE_NOOP(
        "harmonies", "the mountains need just one more token (+{points})"
    ),
    "fields": QT_TRANSLATE_NOOP("harmonies", "a field needs just one more token (+{points})"),
    "river": QT_TRANSLATE_NOOP("harmonies", "one more token lengthens the river (+{points})"),
    "islands": QT_TRANSLATE_NOOP("harmonies", "an island needs just one more token (+{points})"),
    "buildings": QT_TRANSLATE_NOOP("harmonies", "a building needs just one more token (+{points})"),
}
"""Texts for landscapes that could score more with the next token; water differs by side."""
TOGETHER: Final = QT_TRANSLATE_NOOP("harmonies", "the free hexes stay together")
CUBE: Final = QT_TRANSLATE_NOOP("harmonies", "{card} moves in (+{points})")
CUBES: Final = PLURAL.translate("harmonies", "{card} moves in on %Ln hex(es) (+{points})", "", 1)
LEAVES_ROOM: Final = QT_TRANSLATE_NOOP("harmonies", "there is still room for {card}")
TAKES_ROOM: Final = QT_TRANSLATE_NOOP("harmonies", "no room is left for {card}")
FITS: Final = PLURAL.translate(
    "harmonies", "{card} suits this land and can bring up to %Ln point(s)", "", 1
)
RICH: Final = PLURAL.translate("harmonies", "{card} can bring more: up to %Ln point(s)", "", 1)
KEEPS_CUBE: Final = QT_TRANSLATE_NOOP(
    "harmonies", "{card} waits though its habitat is ready (−{points})"
)
PREPARES: Final = PLURAL.translate(
    "harmonies", "%Ln more place(s) for {card} need just one token", "", 1
)
OPEN: Final = PLURAL.translate("harmonies", "there is room for {card} in %Ln place(s)", "", 1)
MORE_ROOM: Final = QT_TRANSLATE_NOOP("harmonies", "the animals on the cards have more room")
BUILDS_UP: Final = PLURAL.translate("harmonies", "building upwards saves %Ln hex(es)", "", 1)
LAST_ROUND: Final = QT_TRANSLATE_NOOP("harmonies", "the last round begins with a lead")
LAST_ROUND_BEHIND: Final = QT_TRANSLATE_NOOP("harmonies", "the last round begins from behind")
NO_TURN: Final = QT_TRANSLATE_NOOP("harmonies", "the last round begins, so no further turn follows")
SPIRIT_CUBE: Final = QT_TRANSLATE_NOOP("harmonies", "the {card} moves in, so its points count")
SPIRIT_LATER: Final = QT_TRANSLATE_NOOP(
    "harmonies", "the {card} earns more once its cube is placed (+{points})"
)
SPIRIT: Final = QT_TRANSLATE_NOOP("harmonies", "the {card} earns more points on average")
EXCHANGE: Final = QT_TRANSLATE_NOOP(
    "harmonies", "this card suits your land least, and replacing it costs nothing"
)

_EACH: Final = 5
"""The points of a field, and of a building."""
_TURN: Final = 6.0
"""The points that a further turn brings, roughly."""
_ROOM: Final = 1.5
_NEAR: Final = 0.6
"""The value of one more place where a habitat lacks one token."""
_WITHIN: Final = 2
"""The most tokens that a place kept for a card lacks."""
_FREE: Final = 0.8
"""The value of an empty hex that a turn of three tokens leaves."""
_NEXT: Final = 0.5
"""The value of a point that one more token would bring."""
_COUNTS: Final = 4.0
"""The value of a spirit's cube besides its points of today."""
_UNSURE: Final = 0.6
"""The value of a point of a spirit whose cube is not placed yet."""
_PAIR: Final = 0.6
"""The value of two empty hexes side by side: habitats need room in one piece."""
_PARTED: Final = 4
"""The number of such pairs that a token on an empty hex parts as a rule."""
_HOPE: Final = 0.2
"""The value of a newly taken card beside another one, as a share of its greatest value."""
_TAKEN: Final = 0.15
"""The value of a newly taken card, as a share of its greatest value."""

outlook = None


def effects(view: HarmoniesView, moves: Sequence[Move]) -> dict[Hashable, Effect]:
    """The effects of a turn on the land, its animals and the end of the game.

    Of an exchange alone only the exchange is told: the turn is planned once the new card is known.
    """
    if isinstance(moves[0], ChooseSpirit):
        card = moves[0].card
        from harmony_desktop.games.harmonies.bots.levels import SPIRIT_VALUES

        worth = SPIRIT_VALUES[CARD_NUMBERS[card]] - min(SPIRIT_VALUES.values()) + 1.0
        return {"spirit": Effect(worth, _phrase(SPIRIT, card=_name(CARD_NUMBERS[card])))}
    if len(moves) == 1 and isinstance(moves[0], DiscardCard):
        return {"exchange": Effect(1.0, _phrase(EXCHANGE))}
    before = after = view.table
    found: dict[Hashable, Effect] = {}
    for move in moves:
        after = after.played(move)
    found.update(_lines(view, before, after))
    rooms = 0.0
    for (about, number), effect in _animals(view, before.land, after.land):
        found[about, number] = effect
        rooms += max(0.0, effect.worth) if about == "open" else 0.0
    found["open", "all"] = Effect(rooms, _phrase(MORE_ROOM), compared=True, vague=True)
    if not before.last_round and after.land.empty_hexes <= LAST_EMPTY_HEXES:
        lead = 0 if view.setup.seats == 1 else _lead(after)
        if lead > 0:
            found["last"] = Effect(1.0, _phrase(LAST_ROUND))
        found["over"] = Effect(-_TURN, _phrase(LAST_ROUND_BEHIND if lead < 0 else NO_TURN))
    if moves[-1] == END_TURN and _is_last(view, after):
        # Nothing comes of what would need another turn.
        return {key: one for key, one in found.items() if _counts_now(key)}
    found.update(_prepared(view, before.land, after.land))
    found.update(_spirit(view, before.land, after.land))
    placed = sum(isinstance(move, PlaceToken) for move in moves)
    used = before.land.empty_hexes - after.land.empty_hexes
    if placed > used:
        kept = placed - used
        found["free"] = Effect(_FREE * kept, _phrase(BUILDS_UP, n=kept))
    parted = _free_pairs(view, before.land) - _free_pairs(view, after.land)
    apart = _PAIR * (_PARTED * used - parted)
    found["together"] = Effect(apart, _phrase(TOGETHER), foreseen=True)
    return found


def _is_last(view: HarmoniesView, after: HarmoniesOpenTable) -> bool:
    """Whether the turn that led to this table is the last of the seat.

    Whoever starts the last round has no turn in it but this one.
    """
    alone = view.setup.seats == 1
    return (
        view.last_round
        or after.land.empty_hexes <= LAST_EMPTY_HEXES
        or (alone and view.turns_left(view.seat).most <= 1)
    )


def _counts_now(key: Hashable) -> bool:
    """Whether an effect is one on the score sheet, or a cube that could have been placed."""
    return not isinstance(key, tuple) or key[0] == "cube"


def _name(card: int) -> Phrase:
    return Phrase("harmonies", CARD_NAMES[CARDS[card].id])


def _lines(
    view: HarmoniesView, before: HarmoniesOpenTable, after: HarmoniesOpenTable
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield the effects on the score lines other than animals."""
    now = {line.key: line.points for line in before.land.sheet(view.setup).lines}
    for line in after.land.sheet(view.setup).lines:
        change = line.points - now.get(line.key, 0)
        kind = line.key
        if kind == "water":
            kind = "river" if view.setup.side == "A" else "islands"
        if change and kind in GAINS:
            text = GAINS[kind] if change > 0 else LOSSES[kind]
            if change > _EACH and kind in SEVERAL:
                text = SEVERAL[kind]
            yield kind, Effect(change, _phrase(text, points=abs(change)), points=change)


def _prepared(
    view: HarmoniesView, before: PlayerLand, after: PlayerLand
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield the landscapes to which one more token could add more than it could before."""
    now = _most_with_a_token(view, before)
    for key, points in _most_with_a_token(view, after).items():
        kind = key
        if kind == "water":
            kind = "river" if view.setup.side == "A" else "islands"
        if points > now.get(key, 0):
            worth = _NEXT * (points - now.get(key, 0))
            yield ("next", kind), Effect(worth, _phrase(NEXT[kind], points=points))


def _spirit(
    view: HarmoniesView, before: PlayerLand, after: PlayerLand
) -> Iterator[tuple[Hashable, Effect]]:
    """Yield that a spirit's cube was placed, or what it would earn more once it is."""
    for held in after.cards:
        if held.card < FIRST_SPIRIT:
            continue
        if held.placed:
            known = before.holding(held.card)
            if known is not None and not known.placed:
                yield "spirit cube", Effect(_COUNTS, _phrase(SPIRIT_CUBE, card=_name(held.card)))
            continue
        now, later = (
            sum(
                points
                for _, points in scoring.spirit_cells(view.setup.side, land.stacks, held.card)
            )
            for land in (before, after)
        )
        if later > now:
            text = _phrase(SPIRIT_LATER, card=_name(held.card), points=later - now)
            yield "spirit later", Effect(_UNSURE * (later - now), text)


def _most_with_a_token(view: HarmoniesView, land: PlayerLand) -> dict[str, int]:
    """The most points that one token of any colour could add to each landscape."""
    side = view.setup.side
    now = {line.key: line.points for line in scoring.landscape_lines(side, land.stacks)}
    most: dict[str, int] = {}
    for colour in range(len(COLOURS)):
        for cell in range(view.side.count):
            if land.accepts(colour, cell):
                stacks = land.with_token(colour, cell).stacks
                for line in scoring.landscape_lines(side, stacks):
                    more = line.points - now.get(line.key, 0)
                    most[line.key] = max(more, most.get(line.key, 0))
    return most


def _free_pairs(view: HarmoniesView, land: PlayerLand) -> int:
    """The number of pairs of empty hexes that lie side by side."""
    free = {cell for cell, stack in enumerate(land.stacks) if stack == EMPTY}
    return sum(beside in free for cell in free for beside in view.side.neighbours[cell]) // 2


def _animals(
    view: HarmoniesView, before: PlayerLand, after: PlayerLand
) -> Iterator[tuple[tuple[str, int], Effect]]:
    """Yield for each card the cubes placed, cubes left unplaced, and habitats gained or lost."""
    for held in after.cards:
        card, known = held.card, before.holding(held.card)
        if card >= FIRST_SPIRIT:
            continue
        points = held.points - (known.points if known else 0)
        if points:
            count = held.placed - (known.placed if known else 0)
            values = {"points": points} if count == 1 else {"points": points, "n": count}
            placed = _phrase(CUBE if count == 1 else CUBES, card=_name(card), **values)
            yield ("cube", card), Effect(points, placed, points=points)
        if held.finished:
            continue
        if not points and _ready(view, after, card):
            # Where a cube of the card was placed, their number says it.
            more = CARDS[card].values[held.placed] - held.points
            kept = _phrase(KEEPS_CUBE, card=_name(card), points=more)
            yield ("cube", card), Effect(-more, kept)
        if known is not None:
            yield from _habitats(view, before, after, card, scored=bool(points))
        elif not points:
            yield from _taken(view, before, after, held)


def _taken(
    view: HarmoniesView, before: PlayerLand, after: PlayerLand, held: scoring.Holding
) -> Iterator[tuple[tuple[str, int], Effect]]:
    """Yield the prospects of a newly taken card."""
    card = held.card
    most = max(CARDS[card].values)
    suits = _suits(view, before, card) or _suits(view, after, card)
    promise = _promise(view, after, card, held.placed) if suits else 0.0
    fits = _phrase(FITS, card=_name(card), n=most)
    # A turn that takes it too, but leaves no room for it, has won it no less.
    yield ("taken", card), Effect(_TAKEN * most if _room(view, after, card) else promise, fits)
    rich = _phrase(RICH, card=_name(card), n=most)
    yield ("rich", card), Effect(_HOPE * most, rich, foreseen=True, vague=True, matter="rich")


def _habitats(
    view: HarmoniesView, before: PlayerLand, after: PlayerLand, card: int, *, scored: bool
) -> Iterator[tuple[tuple[str, int], Effect]]:
    """Yield the habitats of a card gained or lost; none is lost that has `scored`."""
    room, was = _room(view, after, card), _room(view, before, card)
    open_places = list(_open_places(view, after, card))
    yield from open_places
    if room and not was and not open_places:
        yield ("room", card), Effect(_ROOM, _phrase(LEAVES_ROOM, card=_name(card)))
    elif room and was and (nearer := _near(view, after, card) - _near(view, before, card)) > 0:
        text = _phrase(PREPARES, card=_name(card), n=nearer)
        yield ("near", card), Effect(_NEAR * nearer, text)
    elif was and not room and not scored:
        yield ("open", card), Effect(-_ROOM, _phrase(TAKES_ROOM, card=_name(card)))


def _suits(view: HarmoniesView, land: PlayerLand, card: int) -> bool:
    """Whether a habitat of a card has been begun: it lacks few tokens, and some are there."""
    bare = land.empty_hexes == view.side.count
    return not bare and bool(
        habitats.cells_lacking(view.setup.side, land.stacks, land.cubes, card, _WITHIN)
    )


def _near(view: HarmoniesView, land: PlayerLand, card: int) -> int:
    """The number of hexes where one token would complete a habitat of a card."""
    near = habitats.near_cells(view.setup.side, land.stacks, land.cubes, card)
    return len({one.cell for one in near})


def _open_places(
    view: HarmoniesView, land: PlayerLand, card: int
) -> Iterator[tuple[tuple[str, int], Effect]]:
    """Yield the places where the next cube could stand after a few more tokens."""
    held = land.holding(card)
    cells = habitats.cells_lacking(view.setup.side, land.stacks, land.cubes, card, _WITHIN)
    if held is not None and cells:
        text = _phrase(OPEN, card=_name(card), n=len(cells))
        promise = _promise(view, land, card, held.placed)
        yield (
            ("open", card),
            Effect(promise, text, count=len(cells), outweighed_by=("cube", card)),
        )


def _promise(view: HarmoniesView, land: PlayerLand, card: int, placed: int) -> float:
    """The points the champion would expect of the cubes left on a card."""
    layout = LAYOUTS[view.setup.side]
    cubed = sum(
        bit for bit, cube in zip(layout.bits, land.cubes, strict=True) if cube != habitats.NO_CUBE
    )
    estimator = Estimator(view.setup.side, horizon(view, TUNED))
    return estimator.promise(layout.masks(land.stacks), cubed, card, placed)


def _ready(view: HarmoniesView, land: PlayerLand, card: int) -> bool:
    """Whether a cube could be placed."""
    return bool(habitats.cube_cells(view.setup.side, land.stacks, land.cubes, card))


def _room(view: HarmoniesView, land: PlayerLand, card: int) -> bool:
    """Whether a cube's habitat lacks at most one token."""
    near = habitats.near_cells(view.setup.side, land.stacks, land.cubes, card)
    return bool(near) or _ready(view, land, card)


def _lead(table: HarmoniesOpenTable) -> int:
    """The lead of the seat whose turn it is over the best of the others."""
    totals = [land.sheet(table.setup).total for land in table.lands]
    own = totals.pop(table.seat)
    return own - max(totals, default=0)
