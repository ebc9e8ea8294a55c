"""Finished games as Home describes them: bests, rivals, today's results, the last game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.controller.daily import streak
from harmony_desktop.controller.puzzles import A_DAY, PuzzleSummary, summary
from harmony_desktop.storage.achievements import feats_of
from harmony_desktop.storage.files import Problem
from harmony_desktop.storage.results import Result, Unreadable
from harmony_desktop.storage.statistics import GameSummary, Overview, overview
from harmony_desktop.ui.kit.context import Context, today
from harmony_desktop.ui.kit.languages import isolated, number, separated
from harmony_desktop.ui.players.result_words import ResultWords, seat_of
from harmony_desktop.ui.players.rivals import RivalScore, by_rival
from harmony_desktop.ui.players.titles import game_name
from harmony_desktop.ui.players.variants import kept_options, variant_words

_RETRY_MS = 2_000

NO_PUZZLES = PuzzleSummary(0, 0, "", 0)


@dataclass(frozen=True, slots=True)
class HomeFacts:
    """The facts that Home shows from the database."""

    overview: Overview = field(default_factory=Overview)
    today: Mapping[str, Result] = field(default_factory=dict)
    """The counted tries at the daily games of today."""
    feats: int = 0
    """How many achievements were earned."""
    puzzles: PuzzleSummary = NO_PUZZLES
    """The puzzles of today."""
    persons: tuple[str, ...] = ()
    """The keys of the persons whose results Home shows."""


def persons_here(context: Context) -> tuple[str, ...]:
    """The keys of the person who played here last: by name, and as a person without one."""
    profiles = context.settings.profiles
    return (profiles[0].name.casefold(), "") if profiles else ("",)


class HomeReader(QObject):
    """Reads what Home shows of the finished games, beside the window.

    Signals:
        arrived: there are new HomeFacts.
    """

    arrived = Signal(object)

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._job: Job | None = None
        self._again = False

    @property
    def loading(self) -> bool:
        return self._job is not None

    def read(self) -> None:
        """Read everything again; of several wishes meanwhile, the last counts."""
        if self._job is not None:
            self._again = True
            return
        results, persons, day = self._context.results, persons_here(self._context), today()
        places = self._context.places

        def work() -> HomeFacts | Problem:
            try:
                done = results.dailies(day, upgrade=False)
                feats = {
                    (one.game, one.key) for person in persons for one in feats_of(results, person)
                }
                seen = overview(results, persons)
                return HomeFacts(seen, done, len(feats), summary(places, day), persons)
            except Unreadable as trouble:
                return trouble.problem

        self._job = Job(work, self._on_read, self._on_failed)

    def _on_read(self, found: HomeFacts | Problem) -> None:
        self._job = None
        if self._again:
            self._again = False
            self.read()
        elif isinstance(found, HomeFacts):
            self.arrived.emit(found)
        elif found.key == "results-busy":
            QTimer.singleShot(_RETRY_MS, self, self.read)

    def _on_failed(self, _: Exception) -> None:
        """Home does without; the failure is in the log."""
        self._job = None

    def close(self) -> None:
        if self._job is not None:
            self._job.close()
            self._job = None


class ReachedWords(QObject):
    """The player's results in words."""

    def game(self, game: str, summary: GameSummary) -> str:
        """The best result, how often it was played, and who is ahead."""
        first = self.tr("%Ln game(s)", "", summary.games)
        if best := self.best(game, summary):
            first = separated((best, first))
        rivals = by_rival(summary.opponents)
        return f"{first}\n{self.rivalry(rivals[0])}" if rivals else first

    def best(self, game: str, summary: GameSummary) -> str:
        """The best in the variant played most.

        The variant is named where it is not the usual one, or where another has a higher best.
        """
        bests: dict[tuple[str, int], int] = {}
        for kind in summary.kinds:
            if kind.best is not None:
                same = kind.variant, kind.revision
                bests[same] = max(kind.best, bests.get(same, kind.best))
        if not bests:
            return ""
        (variant, _), points = next(iter(bests.items()))
        words = self.tr("Best: {points}").format(points=number(points))
        name = variant_words(game, kept_options(game, variant))
        usual = _usual(game, variant) and points == max(bests.values())
        return f"{words} ({name})" if name and not usual else words

    def kinds(self, game: str, summary: GameSummary, most: int = 4) -> str:
        """The kinds played most, a line each: how often, the best and the mean."""
        lines = []
        for kind in summary.kinds[:most]:
            variant = variant_words(game, kept_options(game, kind.variant))
            parts = [variant, self.tr("%Ln player(s)", "", kind.seats)]
            head = separated(parts)
            told = [self.tr("%Ln game(s)", "", kind.games)]
            if kind.best is not None:
                told.append(self.tr("Best: {points}").format(points=number(kind.best)))
            if kind.mean is not None and kind.games > 1:
                told.append(self.tr("Average: {points}").format(points=number(kind.mean, 1)))
            if kind.mean is None:
                told.append(self.tr("Won: {count}").format(count=number(kind.won)))
            lines.append(f"{head}: {separated(told)}")
        return "\n".join(lines)

    def rivalry(self, rival: RivalScore) -> str:
        """Who is ahead: oneself, or the opponent."""
        name = isolated(rival.name)
        if rival.ahead > rival.behind:
            words = self.tr("You lead {name} {score}")
        elif rival.ahead < rival.behind:
            words = self.tr("{name} leads {score}")
        else:
            words = self.tr("Level with {name}, {score}")
        fewer, more = sorted((rival.ahead, rival.behind))
        score = self.tr("{more} : {fewer}").format(more=number(more), fewer=number(fewer))
        # The numbers stay on one line.
        return words.format(name=name, score=score.replace(" ", "\u00a0"))

    def today(self, facts: HomeFacts, champion: Mapping[str, int] = {}) -> dict[str, str]:
        """The results of today's daily games that are done, and the champion's where known."""
        words = ResultWords()
        found = {}
        for game in games.GAMES:
            if (result := facts.today.get(game)) is not None:
                outcome = words.outcome(result, seat_of(result, *facts.persons))
                parts = (outcome.points, outcome.words)
                told = [part for part in parts if part]
                if game in champion:
                    made = self.tr("the champion made {points}")
                    told.append(made.format(points=number(champion[game])))
                found[game] = separated(told)
        return found

    def puzzles(self, facts: HomeFacts) -> tuple[str, str]:
        """Costly moves of one's own that are due, and how many of today's puzzles were tried."""
        due, done, game, days, _ = facts.puzzles
        line = self.tr("Five new ones a day in every game, the same for everyone")
        if due:
            line = self.tr("%Ln costly move(s) of your own games to play again", "", due)
        notes = []
        if done and game:
            words = self.tr("{game} today: {count} of {all}")
            notes.append(words.format(game=game_name(game), count=number(done), all=number(A_DAY)))
        if days > 1:
            notes.append(self.tr("Streak: %Ln day(s)", "", days))
        return line, separated(notes)

    def streak(self, facts: HomeFacts) -> str:
        """How many days in a row a daily game was played."""
        days = streak(facts.overview.days, today())
        return self.tr("Streak: %Ln day(s)", "", days) if days > 1 else ""

    def last(self, facts: HomeFacts) -> str:
        """The last game and how it ended."""
        result = facts.overview.last
        if result is None or result.game not in games.GAMES:
            return ""
        words = ResultWords()
        outcome = words.outcome(result, seat_of(result, *facts.persons))
        ending = separated((outcome.points, outcome.words))
        return self.tr("Last: {game} · {result}").format(game=game_name(result.game), result=ending)

    def sums(self, facts: HomeFacts) -> str:
        """The number of games and achievements."""
        if not facts.overview.total:
            return ""
        all_of = sum(len(games.achievements(game).ACHIEVEMENTS) for game in games.GAMES)
        played = self.tr("%Ln game(s)", "", facts.overview.total)
        earned = self.tr("{count} of {all} achievements").format(
            count=number(facts.feats), all=number(all_of)
        )
        return separated((played, earned))


def _usual(game: str, variant: str) -> bool:
    """Whether a variant is the game as it is usually set up."""
    rules = games.load(game)
    options = kept_options(game, variant)
    return all(options.get(one.key, str(one.default)) == str(one.default) for one in rules.options)
