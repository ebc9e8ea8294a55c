"""The sentences at the end of a game, addressed to the only person or about all players."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from harmony_desktop import games
from harmony_desktop.bots.ratings import level_in_reach
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.game import State
from harmony_desktop.engine.rating import GlickoRating
from harmony_desktop.ui.kit.languages import isolated, joined, number, say, sentence, separated
from harmony_desktop.ui.players.players import level_name, shown_name
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.players.variants import variant_words

_LATELY = 10
"""How many of the latest games a result is measured by."""
_NEAR, _NEAR_SUN = 10, 15
"""How many points something may be away to be called near."""


class EndWords(QObject):
    """Sentences about the end of one game, in the current language."""

    def __init__(self, timeline: Timeline[State], parent: QObject) -> None:
        super().__init__(parent)
        self._timeline = timeline
        self._texts = games.texts(timeline.game.id)

    @property
    def _totals(self) -> list[int]:
        state = self._timeline.state
        return [state.score(seat).total for seat in range(len(self._timeline.seats))]

    @property
    def celebrated(self) -> bool:
        """Whether a person has won, or all together."""
        winners, totals = self._timeline.state.winners(), self._totals
        drawn = self._timeline.game.draws and len(winners) > 1
        return not drawn and any(
            self._timeline.is_person(seat) and totals[seat] > 0 for seat in winners
        )

    def headline(self) -> str:
        """Who won and by how much, addressed to the only person or about all players."""
        timeline = self._timeline
        if self._texts.headline is not None:
            return say(self._texts.headline(timeline.view()))
        if len(timeline.seats) == 1:
            return self._alone()
        if timeline.only_person is not None:
            return self._to(timeline.only_person)
        return self._about_all()

    def _alone(self) -> str:
        total = self._totals[0]
        reached = self.tr("You scored %Ln point(s)", "", total)
        count = games.categories(self._timeline.game.id).suns
        suns = count(self._timeline.variant, 1, total) if count is not None else None
        if suns is None:
            return reached
        earned = self.tr("%Ln sun(s)", "", suns)
        return f"{reached}: {earned}"

    def _to(self, seat: int) -> str:
        """The headline addressed to the only person."""
        winners, totals = self._timeline.state.winners(), self._totals
        others = [totals[other] for other in range(len(totals)) if other != seat]
        if winners == (seat,):
            ahead = totals[seat] - max(others)
            return (
                self.tr("You won by %Ln point(s)", "", ahead)
                if ahead > 0
                else self.tr("You won the tie-break")
            )
        if seat in winners:
            names = self._named([other for other in winners if other != seat])
            if self._timeline.game.draws:
                return self.tr("A draw between you and {names}").format(names=names)
            return self.tr("You and {names} share the win").format(names=names)
        behind = max(totals[winner] for winner in winners) - totals[seat] if winners else 0
        return (
            self.tr("You lost by %Ln point(s)", "", behind)
            if behind > 0
            else self.tr("You lost the tie-break")
        )

    def _about_all(self) -> str:
        """The headline about several persons, or about bots alone."""
        winners, totals = self._timeline.state.winners(), self._totals
        names = self._named(winners)
        if len(winners) == 1:
            others = [total for seat, total in enumerate(totals) if seat != winners[0]]
            ahead = totals[winners[0]] - max(others)
            if ahead > 0:
                return self.tr("{name} wins by %Ln point(s)", "", ahead).format(name=names)
            return self.tr("{name} wins the tie-break").format(name=names)
        if self._timeline.game.draws:
            return self.tr("A draw between {names}").format(names=names)
        return self.tr("{names} share the win").format(names=names)

    def _named(self, seats: Sequence[int]) -> str:
        names = [isolated(shown_name(self._timeline.seats, seat)) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        first, last = joined(names[:-1]), names[-1]
        return self.tr("{names} and {last}").format(names=first, last=last)

    def game(self) -> str:
        """The game, its variant, and whether it counts."""
        timeline = self._timeline
        words = [game_title(timeline.game.id), variant_words(timeline.game.id, timeline.variant)]
        if timeline.record.daily is not None:
            words.append(self.tr("Daily game"))
        if timeline.practice:
            words.append(self.tr("Practice game: the result does not count."))
        elif timeline.hints:
            words.append(self.tr("Played with hints: no record is set."))
        return separated(words)

    def why(self, best: int | None) -> str:
        """The game's own sentences about its end."""
        view, texts = self._timeline.view(), self._texts
        words = list(texts.outcome(view)) if texts.outcome is not None else []
        if best is not None and texts.best_before is not None:
            words += texts.best_before(view, best)
        return "\n".join(map(say, words))

    def rank(self, points: int, earlier: Sequence[int]) -> str:
        """The rank of a result among the player's own, in a few words."""
        if not earlier:
            return self.tr("Your first game of this kind")
        if points > max(earlier):
            return self.tr("Your best so far")
        place = 1 + sum(before > points for before in earlier)
        if place <= 3:
            words = (self.tr("As good as your best"), self.tr("Your second best"))
            return (*words, self.tr("Your third best"))[place - 1]
        lately = earlier[:_LATELY]
        beaten = sum(before < points for before in lately)
        return self.tr("Better than {beaten} of your last %Ln game(s)", "", len(lately)).format(
            beaten=number(beaten)
        )

    def near(self, points: int, earlier: Sequence[int], rating: GlickoRating | None = None) -> str:
        """What a few more points would have brought, and what the next win may bring."""
        parts = []
        if (missing := self._to_next_sun(points)) is not None:
            parts.append(self.tr("%Ln point(s) to the next sun", "", missing))
        best = max(earlier, default=points)
        if 0 < best - points <= _NEAR:
            parts.append(self.tr("%Ln point(s) behind your best", "", best - points))
        timeline = self._timeline
        if rating is not None and len(timeline.seats) > 1 and not timeline.game.cooperative:
            level = level_in_reach(timeline.game.id, rating)
            if level is not None:
                words = self.tr("One win from the next level: {level}")
                parts.append(words.format(level=level_name(level)))
        return separated(parts)

    def _to_next_sun(self, points: int) -> int | None:
        count = games.categories(self._timeline.game.id).suns
        if count is None:
            return None
        variant, seats = self._timeline.variant, len(self._timeline.seats)
        now = count(variant, seats, points)
        if now is None:
            return None
        more = (
            missing
            for missing in range(1, _NEAR_SUN + 1)
            if (count(variant, seats, points + missing) or 0) > now
        )
        return next(more, None)

    def measure(self, points: int, earlier: Sequence[int]) -> str:
        """The comparison with the player's average, number of games and best result."""
        if not earlier:
            return self.tr("From now on your progress will show here.")
        mean = round(sum(earlier) / len(earlier))
        games_played = self.tr("%Ln game(s) before this one", "", len(earlier))
        best = self.tr("best {points}").format(points=number(max(earlier)))
        if points > mean:
            words = self.tr("%Ln above your average of {mean}", "", points - mean)
        elif points < mean:
            words = self.tr("%Ln below your average of {mean}", "", mean - points)
        else:
            words = self.tr("exactly your average of {mean}")
        return sentence(separated([words.format(mean=number(mean)), games_played, best]))
