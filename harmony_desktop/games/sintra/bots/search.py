"""A search to the end of the round, during which nothing is hidden.

The market in the middle of the table and the palaces change almost independently, so a position of
the search is a `SearchMarket` and one `Site` per seat. Both cache their successors: most positions
of a search recur.

A `Search` follows the most promising moves a few turns deep, and from there lets all seats play by
estimate until the workshops are empty. Following few moves deeply is stronger than many moves
briefly: the estimates are good, and the replies of the others matter more. Where a seat weighs its
only opponent as much as itself, the game is zero-sum: then it searches with alpha-beta bounds.

Among more than two nobody foresees who takes what, and the end of a round that play by estimate
comes to is one of many. Who there trusts the best line it finds chooses mistakes in its favour, the
more the wider it searches. So a search may doubt: it averages the replies of a turn, the better
ones with more weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import itemgetter
from typing import NamedTuple

from harmony_desktop.engine.game import Move
from harmony_desktop.games.sintra.bots.evaluation import (
    Glazing,
    PalaceJudge,
    PalaceWeights,
    best_kept,
    strips_of,
    time_left,
)
from harmony_desktop.games.sintra.bots.learnt import foresight
from harmony_desktop.games.sintra.rules.components import (
    JOKER,
    NO_PANES,
    STRIP_SPACES,
    WINDOW_PANES,
    WINDOWS,
    Colour,
    Panes,
)
from harmony_desktop.games.sintra.rules.open_table import (
    CENTRE,
    NOWHERE,
    Keep,
    Return,
    SintraOpenTable,
    Take,
    add,
    without,
)
from harmony_desktop.games.sintra.rules.palace import Palace
from harmony_desktop.games.sintra.rules.strip import EMPTY_STRIP, GONE, Strip, strip_of


class SearchLine(NamedTuple):
    """The plan of a search: its width at each turn, and the weight of the others' values."""

    weights: PalaceWeights
    widths: tuple[int, ...]
    rivalry: float
    """The weight of a point of the others, relative to one's own."""
    expected: float | None = None
    """The rivalry expected from the others, for a seat that minds the best of them; None for the
    same from everybody, who then mind the mean of the others."""
    learnt: bool = False
    """Whether the end of a round is judged with what was learnt (`learnt.py`)."""
    doubt: float = 0.0
    """Points: a reply this much worse than the best counts 1 to e beside it; 0 for the best alone.
    Without effect on a search by bounds."""


class Taking:
    """All panes of one colour at one place, which a seat may take."""

    __slots__ = ("_market", "_next", "code", "colour", "count", "place", "token")

    def __init__(
        self, market: SearchMarket, place: int, colour: Colour, count: int, token: bool
    ) -> None:
        self._market = market
        self._next: SearchMarket | None = None
        self.place = place
        """The index of the workshop in the market, or CENTRE."""
        self.colour = colour
        self.count = count
        self.token = token
        self.code = (count * JOKER + colour) * 2 + token
        """A number for everything that matters to the palace of the taker."""

    def market(self) -> SearchMarket:
        """The market that is left."""
        if self._next is None:
            self._next = self._market.without(self.place, self.colour)
        return self._next


class SearchMarket:
    """Workshops, centre and token; the order of workshops does not matter."""

    __slots__ = ("_known", "centre", "distinct", "takings", "token", "workshops")

    def __init__(
        self,
        workshops: tuple[Panes, ...],
        centre: Panes,
        token: bool,
        known: dict[tuple[object, ...], SearchMarket],
    ) -> None:
        self.workshops = workshops
        self.centre = centre
        self.token = token
        self._known = known
        self.takings: list[Taking] = []
        """What can be taken; of workshops with the same panes only the first is listed."""
        before: Panes = ()
        for source, panes in enumerate(workshops):
            if panes != before:
                self._list(source, panes, False)
                before = panes
        self._list(CENTRE, centre, token)
        by_code = {taking.code: taking for taking in reversed(self.takings)}
        self.distinct = list(by_code.values())
        """The takings without those that are equivalent for the taker."""

    def _list(self, place: int, panes: Panes, token: bool) -> None:
        for colour, count in enumerate(panes):
            if count:
                self.takings.append(Taking(self, place, colour, count, token))

    def without(self, place: int, colour: Colour) -> SearchMarket:
        """The market after a colour was taken from a place."""
        workshops, centre, token = self.workshops, self.centre, self.token
        if place == CENTRE:
            centre, token = without(centre, colour), False
        else:
            centre = add(centre, without(workshops[place], colour))
            workshops = workshops[:place] + workshops[place + 1 :]
        return market_of(workshops, centre, token, self._known)


def market_of(
    workshops: tuple[Panes, ...],
    centre: Panes,
    token: bool,
    known: dict[tuple[object, ...], SearchMarket],
) -> SearchMarket:
    """The market of workshops in order; `known` caches markets."""
    key = (workshops, centre, token)
    found = known.get(key)
    if found is None:
        found = known[key] = SearchMarket(workshops, centre, token, known)
    return found


class StripWay(NamedTuple):
    """One way to place panes: the estimated gain, and its effects on the palace."""

    gain: float
    window: int
    colour: Colour
    jokers: int
    strip: Strip | None
    """The strip afterwards; None if all panes break."""
    steps: int
    """Steps down the broken-glass track."""
    token: bool
    """Whether the first-player token is taken."""


_gain = itemgetter(0)


class Mind:
    """The judges of one search: the quick one of estimates, and the one at the end of the round."""

    def __init__(
        self, table: SintraOpenTable, weights: PalaceWeights, learnt: bool = False
    ) -> None:
        setup, time = table.setup, time_left(table)
        later = len(table.marker) - 1
        self.foresight = foresight(table) if learnt else None
        self.weights = weights
        self.bonus_colour = table.marker[0]
        self.side = setup.side
        self.quick = PalaceJudge(setup, later + weights.pace * (time - later), weights)
        self.late = PalaceJudge(setup, later, weights)
        track = setup.components.track
        self.track = track
        self.lap = len(track) - 1
        self._costs: dict[tuple[int, int], int] = {}

    def cost(self, broken: int, steps: int) -> int:
        """The points lost by moving the marker `steps` down the track and past its end."""
        key = broken, steps
        found = self._costs.get(key)
        if found is None:
            falls, marker = divmod(broken + steps, self.lap)
            found = falls * -self.track[-1] + self.track[broken] - self.track[marker]
            self._costs[key] = found
        return found


class Site:
    """A palace in the search, with its possible actions."""

    __slots__ = (
        "_after",
        "_back",
        "_best",
        "_mind",
        "_ways",
        "_worth",
        "base",
        "broken",
        "first",
        "glazier",
        "glazing",
        "home",
        "points",
        "reach",
        "sides",
        "strips",
        "values",
    )

    def __init__(
        self,
        mind: Mind,
        sides: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...],
        strips: list[Strip],
        glazing: Glazing,
        glazier: int,
        points: int,
        broken: int,
        first: bool,
        values: list[float] | None = None,
    ) -> None:
        self._mind = mind
        self.sides = sides
        self.strips = strips
        self.glazing = glazing
        """The windows by the quick judge."""
        self.glazier = glazier
        self.points = points
        self.broken = broken
        self.first = first
        """Whether the seat has taken the token, so that it begins the next round."""
        judge = mind.quick
        if values is None:
            share, left = judge.share, judge.left
            values = [
                max(share[strip.kind] * gain, left[strip.kind])
                for strip, gain in zip(strips, glazing.gains, strict=True)
            ]
        self.values = values
        """The value of the panes on each strip."""
        reach = [0] * (WINDOWS + 1)
        mask = 0
        for window in range(WINDOWS - 1, glazier - 1, -1):
            mask |= strips[window].takes
            reach[window] = mask
        self.reach = reach
        """The colours, as bits, that fit a strip from each window to the right."""
        self.base = judge.standing[glazier][mask]
        self._ways: dict[int, list[StripWay]] = {}
        self._best: dict[int, StripWay] = {}
        self._after: dict[StripWay, Site] = {}
        self._back: Site | None = None
        self._worth: float | None = None
        home = 0
        while home < glazier and strips[home] is GONE:
            home += 1
        self.home = home if home < glazier else None
        """The window to which the glazier would return; None if there is none."""

    @property
    def worth(self) -> float:
        """The value of the palace at the end of the round."""
        if self._worth is None:
            mind = self._mind
            judge = mind.late
            glazing = judge.glazing(self.glazing.windows)
            glazier, broken, strips = self.glazier, self.broken, self.strips
            points = self.points + mind.track[broken]
            worth = (
                points + judge.hopes(glazing, strips) + judge.standing[glazier][self.reach[glazier]]
            )
            if mind.foresight:
                worth += mind.foresight.worth(glazing, strips, glazier, points, broken, self.first)
            self._worth = worth
        return self._worth

    def ways(self, taking: Taking) -> list[StripWay]:
        """Every way to place what is taken, left to right."""
        found = self._ways.get(taking.code)
        if found is None:
            found = self._list_ways(taking.colour, taking.count, taking.token)
            self._ways[taking.code] = found
        return found

    def best(self, taking: Taking) -> StripWay:
        """The way with the greatest gain."""
        found = self._best.get(taking.code)
        if found is None:
            found = self._best[taking.code] = max(self.ways(taking), key=_gain)
        return found

    def _list_ways(self, colour: Colour, taken: int, token: bool) -> list[StripWay]:
        mind, judge, glazier = self._mind, self._mind.quick, self.glazier
        strips, values, reach = self.strips, self.values, self.reach
        if not reach[glazier] >> colour & 1:
            steps = taken + token
            cost = mind.cost(self.broken, steps)
            return [StripWay(-cost, NOWHERE, colour, 0, None, steps, token)]
        share, left, gains = judge.share, judge.left, self.glazing.gains
        found = []
        for window in range(glazier, WINDOWS):
            strip = strips[window]
            room = strip.room[colour]
            if not room:
                continue
            placed = taken if taken < room else room
            steps = taken - placed + token
            cost = mind.cost(self.broken, steps) if steps else 0
            if strip.panes + placed == STRIP_SPACES:
                ((used, full),) = strip.ways[colour][placed].items()
                gain = self._completing(window, full) - cost
                found.append(StripWay(gain, window, colour, used, full, steps, token))
                continue
            standing = judge.standing[window]
            further = reach[window + 1]
            for used, after in strip.ways[colour][placed].items():
                kind = after.kind
                value = share[kind] * gains[window]
                least = left[kind]
                gain = (
                    (value if value > least else least)
                    - values[window]
                    + standing[after.takes | further]
                    - self.base
                    - cost
                )
                if used:
                    gain -= mind.weights.joker * used
                found.append(StripWay(gain, window, colour, used, after, steps, token))
        return found

    def _completing(self, window: int, full: Strip) -> float:
        """The gain of a complete strip: its points, and the change in the value of the palace."""
        judge = self._mind.quick
        strips, glazing, points = self._completed(window, full)
        before = self.glazing.worth + sum(self.values) + self.base
        return points + judge.hopes(glazing, strips) + judge.place(window, strips) - before

    def _completed(self, window: int, full: Strip) -> tuple[list[Strip], Glazing, int]:
        """Strips and windows after a strip was completed, and the points for it (S-8)."""
        mind = self._mind
        windows = self.glazing.windows
        kept = best_kept(full.filled, windows, mind.side)
        glazing, points = self.glazing.after(window, kept)
        turned = GONE
        if len(windows[window]) + 1 < WINDOW_PANES:
            turned = strip_of(self.sides[window][1], EMPTY_STRIP)
        strips = self.strips[:window] + [turned] + self.strips[window + 1 :]
        return strips, glazing, points + full.filled.count(mind.bonus_colour)

    def after(self, way: StripWay) -> Site:
        """The palace after panes were placed."""
        found = self._after.get(way)
        if found is None:
            found = self._after[way] = self._follow(way)
        return found

    def _follow(self, way: StripWay) -> Site:
        mind, window = self._mind, way.window
        falls, broken = divmod(self.broken + way.steps, mind.lap)
        points = self.points + falls * mind.track[-1]
        first = self.first or way.token
        strip = way.strip
        if strip is None:
            glazier, strips, values = self.glazier, self.strips, self.values
            return Site(
                mind, self.sides, strips, self.glazing, glazier, points, broken, first, values
            )
        if strip.panes == STRIP_SPACES:
            strips, glazing, more = self._completed(window, strip)
            return Site(mind, self.sides, strips, glazing, window, points + more, broken, first)
        strips = self.strips.copy()
        strips[window] = strip
        judge, kind = mind.quick, strip.kind
        values = self.values.copy()
        values[window] = max(judge.share[kind] * self.glazing.gains[window], judge.left[kind])
        return Site(mind, self.sides, strips, self.glazing, window, points, broken, first, values)

    def back(self) -> Site | None:
        """The palace after the glazier has returned; None if it cannot return (S-9)."""
        if self._back is None and self.home is not None:
            self._back = Site(
                self._mind,
                self.sides,
                self.strips,
                self.glazing,
                self.home,
                self.points,
                self.broken,
                self.first,
                self.values,
            )
        return self._back


def site_of(mind: Mind, palace: Palace, first: bool = False) -> Site:
    """A palace of the table as a site of the search."""
    return Site(
        mind,
        palace.strips,
        strips_of(palace),
        mind.quick.glazing(palace.windows),
        palace.glazier,
        palace.points,
        palace.broken,
        first,
    )


class Option(NamedTuple):
    """A move in the search: its estimated gain, what is taken, and how; or a return of the
    glazier."""

    gain: float
    taking: Taking | None
    way: StripWay | None


def options(market: SearchMarket, site: Site) -> list[Option]:
    """All options of a seat, the most promising first."""
    found = [Option(way[0], taking, way) for taking in market.takings for way in site.ways(taking)]
    back = site.back()
    if back is not None:
        found.append(Option(back.base - site.base, None, None))
    found.sort(key=_gain, reverse=True)
    return found


def _done(
    market: SearchMarket, sites: tuple[Site, ...], turn: int, option: Option
) -> tuple[SearchMarket, tuple[Site, ...]]:
    _, taking, way = option
    site: Site | None
    if taking is None or way is None:
        site = sites[turn].back()
    else:
        market, site = taking.market(), sites[turn].after(way)
    assert site is not None
    return market, sites[:turn] + (site,) + sites[turn + 1 :]


def play_out(market: SearchMarket, sites: tuple[Site, ...], turn: int) -> list[Site]:
    """The palaces at the end of the round when every seat follows its estimates."""
    playing = list(sites)
    seats = len(playing)
    while market.distinct:
        site = playing[turn]
        known = site._best
        best: StripWay | None = None
        chosen = None
        most = -1e9
        for taking in market.distinct:
            way = known.get(taking.code) or site.best(taking)
            if way[0] > most:
                most, best, chosen = way[0], way, taking
        back = site.back() if site.home is not None else None
        if back is not None and back.base - site.base > most:
            playing[turn] = back
        else:
            assert best is not None
            assert chosen is not None
            playing[turn] = site.after(best)
            market = chosen.market()
        turn = turn + 1 if turn + 1 < seats else 0
    return playing


class Search:
    """A search from a position in which a seat is to take panes."""

    def __init__(self, table: SintraOpenTable, plan: SearchLine) -> None:
        self._plan = plan
        self._table = table
        self.seat = table.turn
        self._seats = table.setup.seats
        mind = Mind(table, plan.weights, plan.learnt)
        first = None if table.token else table.first
        self.sites = tuple(
            site_of(mind, palace, seat == first) for seat, palace in enumerate(table.palaces)
        )
        """The palaces."""
        held = [panes for panes in table.workshops if panes != NO_PANES]
        self._workshops = tuple(sorted(held))
        self._places = [table.workshops.index(panes) for panes in self._workshops]
        self._market = market_of(self._workshops, table.centre, table.token, {})

    def options(self) -> list[Option]:
        """All options of the seat to move, the most promising first.

        With a rivalry above 1, options that the next seat would like are considered first.
        """
        return [option for option, _ in self.promises()]

    def promises(self) -> list[tuple[Option, float]]:
        """All options with what they promise at a glance, the most promising first."""
        found = options(self._market, self.sites[self.seat])
        rivalry = self._plan.rivalry
        if rivalry <= 1:
            return [(option, option.gain) for option in found]
        following = self.sites[(self.seat + 1) % self._seats]

        def promise(option: Option) -> float:
            wanted = following.best(option.taking).gain if option.taking else 0.0
            return option.gain + rivalry * max(0.0, wanted)

        return sorted(((one, promise(one)) for one in found), key=itemgetter(1), reverse=True)

    def move(self, option: Option) -> Move:
        """The move of the game for an option."""
        taking, way = option.taking, option.way
        if taking is None or way is None:
            return Return()
        place = taking.place if taking.place == CENTRE else self._places[taking.place]
        return Take(place, way.colour, way.window, way.jokers)

    def alike(self, move: Move) -> list[Move]:
        """The equivalent moves: from a workshop that holds the same panes."""
        if not isinstance(move, Take) or move.source == CENTRE:
            return [move]
        workshops = self._table.workshops
        panes = workshops[move.source]
        return [
            Take(source, move.colour, move.strip, move.jokers)
            for source, held in enumerate(workshops)
            if held == panes
        ]

    def rated(self, margin: float = float("inf")) -> list[tuple[Move, float]]:
        """The most promising moves with the lead expected of each.

        A move that is worse than the best so far by more than `margin` may be rated too high, but
        not above the best. Among equals, the more promising comes first.
        """
        width, *widths = self._plan.widths
        return self._rate(self.options()[:width], tuple(widths), margin)

    def rated_besides(self, most: float, margin: float) -> list[tuple[Move, float]]:
        """The remaining moves, valued with less effort: at most `most`."""
        width, *widths = self._plan.widths
        narrow = tuple((width + 1) // 2 for width in widths[:3])
        found = self._rate(self.options()[width:], narrow, margin, most)
        return [(move, min(lead, most)) for move, lead in found]

    def lead_of(self, move: Move, most: float, margin: float) -> float:
        """The lead expected of a move, searched as thoroughly as the best; at most `most`.

        A value below that by more than `margin` may be too high.
        """
        option = next(one for one in self.options() if move in self.alike(self.move(one)))
        ((_, lead),) = self._rate([option], self._plan.widths[1:], margin, most)
        return min(lead, most)

    def round_end(self) -> tuple[Site, ...]:
        """The palaces at the end of the round if every seat plays for its own lead."""
        here = self._market, self.sites, self.seat, self._plan.widths
        if by_bounds(self._seats, self._plan.rivalry):
            return self._duel(*here, float("-inf"), float("inf"))[1]
        return self._leads(*here)[1]

    def _rate(
        self,
        options: list[Option],
        widths: tuple[int, ...],
        margin: float,
        best: float = float("-inf"),
    ) -> list[tuple[Move, float]]:
        found = []
        turn = (self.seat + 1) % self._seats
        for option in options:
            market, sites = _done(self._market, self.sites, self.seat, option)
            if by_bounds(self._seats, self._plan.rivalry):
                lead = -self._duel(market, sites, turn, widths, float("-inf"), margin - best)[0]
            else:
                lead = self._leads(market, sites, turn, widths)[0][self.seat]
            best = max(best, lead)
            found.append((self.move(option), lead))
        return found

    def _duel(
        self,
        market: SearchMarket,
        sites: tuple[Site, ...],
        turn: int,
        widths: tuple[int, ...],
        least: float,
        most: float,
    ) -> tuple[float, tuple[Site, ...]]:
        """The lead of the seat to move with best play by both, within the bounds, and the palaces
        at the end of the round.

        It is counted with the searching seat's weights: what one side wants, the other does not.
        """
        if not widths or not market.distinct:
            end = tuple(play_out(market, sites, turn))
            lead = leads([site.worth for site in end], self._plan.rivalry)[self.seat]
            return (lead if turn == self.seat else -lead), end
        best, found = float("-inf"), sites
        for option in options(market, sites[turn])[: widths[0]]:
            after, changed = _done(market, sites, turn, option)
            bounds = -most, -max(least, best)
            lead, end = self._duel(after, changed, 1 - turn, widths[1:], *bounds)
            if -lead > best:
                best, found = -lead, end
                if best >= most:
                    break
        return best, found

    def _leads(
        self, market: SearchMarket, sites: tuple[Site, ...], turn: int, widths: tuple[int, ...]
    ) -> tuple[list[float], tuple[Site, ...]]:
        """The leads of all seats at the end of the round if each plays for its own, and the
        palaces there with best play."""
        if not widths or not market.distinct:
            end = tuple(play_out(market, sites, turn))
            worths = [site.worth for site in end]
            if self._plan.expected is None:
                return margins(worths, self._plan.rivalry), end
            found = leads(worths, self._plan.expected)
            found[self.seat] = leads(worths, self._plan.rivalry)[self.seat]
            return found, end
        following = (turn + 1) % self._seats
        best: list[float] = []
        ends = sites
        replies = []
        for option in options(market, sites[turn])[: widths[0]]:
            after, changed = _done(market, sites, turn, option)
            found, end = self._leads(after, changed, following, widths[1:])
            replies.append(found)
            if not best or found[turn] > best[turn]:
                best, ends = found, end
        if self._plan.doubt:
            best = _averaged(replies, turn, self._plan.doubt)
        return best, ends


def _averaged(replies: list[list[float]], turn: int, doubt: float) -> list[float]:
    """The leads of all seats over the replies of one, the better ones with more weight."""
    most = max(found[turn] for found in replies)
    weights = [exp((found[turn] - most) / doubt) for found in replies]
    whole = sum(weights)
    return [
        sum(weight * lead for weight, lead in zip(weights, each, strict=True)) / whole
        for each in zip(*replies, strict=True)
    ]


def by_bounds(seats: int, rivalry: float) -> bool:
    """Whether alpha-beta bounds apply: for two seats with sufficient rivalry."""
    return seats == 2 and rivalry >= 1


def leads(worths: Sequence[float], rivalry: float) -> list[float]:
    """The value of each seat, less the weighted value of the best other one."""
    return [
        worth - rivalry * max(other for seat, other in enumerate(worths) if seat != own)
        for own, worth in enumerate(worths)
    ]


def margins(worths: Sequence[float], rivalry: float) -> list[float]:
    """The value of each seat, less the weighted mean value of the others."""
    share = rivalry / (len(worths) - 1)
    return [
        worth - share * sum(other for seat, other in enumerate(worths) if seat != own)
        for own, worth in enumerate(worths)
    ]


def settled(table: SintraOpenTable) -> SintraOpenTable:
    """The table with the best pane kept if a strip has just been completed."""
    window = table.completed
    if window is None:
        return table
    palace = table.palaces[table.turn]
    return table.after(Keep(best_kept(palace.filled[window], palace.windows, table.setup.side)))
