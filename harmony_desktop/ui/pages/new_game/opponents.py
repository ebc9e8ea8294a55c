"""The opponents New game offers: an even match, and the levels with what they usually reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from harmony_desktop import games
from harmony_desktop.bots.ratings import even_strength, share_against_weaker, usual_points
from harmony_desktop.controller.background import Job
from harmony_desktop.engine.strength import LEVELS, STRENGTHS
from harmony_desktop.storage.files import failure
from harmony_desktop.storage.results import Unreadable
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import number, translate
from harmony_desktop.ui.players.players import EVEN_MATCH, LEVEL_NOTES, level_name

if TYPE_CHECKING:
    from harmony_desktop.engine.rating import GlickoRating
    from harmony_desktop.storage.ratings import RatingStep

EVEN: Final = "even"
"""The choice of an opponent as strong as the player; a record has its strength instead."""
_PARTNER: Final = "medium"
"""The level of a partner unless another is chosen: weak partners would help a beginner least."""


class Opponents(QObject):
    """The opponents of one game.

    Signals:
        changed: the ratings of the persons are known now.
    """

    changed = Signal()

    def __init__(self, context: Context, game: str, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._game = game
        self._histories: Mapping[str, Sequence[RatingStep]] | None = None
        """The ratings of the persons; None until they have been read."""
        self._job: Job | None = None
        self._partners = games.load(game).cooperative
        self.offered = tuple(STRENGTHS) if self._partners else (EVEN, *STRENGTHS)
        """What New game offers: no even match among partners. `random` is for tests."""
        self.usual = _PARTNER if self._partners else EVEN
        """What a new computer player is."""

    def read(self) -> None:
        """Read the ratings beside the window."""
        self._job = Job(self._read, self._on_read, self._on_failed)

    def _read(self) -> Mapping[str, Sequence[RatingStep]]:
        from harmony_desktop.storage.ratings import rating_histories

        try:
            return rating_histories(self._context.results, self._game)
        except Unreadable:
            return {}

    def _on_read(self, histories: Mapping[str, Sequence[RatingStep]]) -> None:
        self._histories = histories
        self.changed.emit()

    def _on_failed(self, problem: Exception) -> None:
        self._context.troubled.emit(failure(problem))

    def close(self) -> None:
        """Stop reading."""
        if self._job is not None:
            self._job.close()

    def _rating(self, person: str) -> GlickoRating | None:
        """The rating of a person, given by their key, as far as it is known."""
        history = (self._histories or {}).get(person)
        return history[-1].after if history else None

    def _strength(self, person: str) -> int:
        """The strength of an even match for a person."""
        return even_strength(self._game, self._rating(person))

    def record_level(self, level: str, person: str) -> str:
        """A chosen level as a record has it; for an even match, read the ratings now if need be."""
        if level == EVEN and self._histories is None:
            self._histories = self._read()
        return self._level(level, person)

    def _level(self, level: str, person: str) -> str:
        return f"strength-{self._strength(person)}" if level == EVEN else level

    def name(self, level: str) -> str:
        """The name of a choice: a level, or an even match."""
        return translate("players", EVEN_MATCH) if level == EVEN else level_name(level)

    def note(self, level: str, person: str, seats: int, variant: str) -> str:
        """For whom an opponent is, and what it usually scores or how often it wins."""
        notes = (self._for_whom(level, person), self._usual(level, person, seats, variant))
        return " ".join(note for note in notes if note)

    def _usual(self, level: str, person: str, seats: int, variant: str) -> str:
        """The usual points of an opponent, or its share of wins where they say nothing.

        Nothing about an even match, which is as strong as the player.
        Partners make points together, and play against nobody.
        """
        if level == EVEN:
            return ""
        points = usual_points(self._game, self._level(level, person), seats, variant)
        if self._partners:
            if points is None:
                return ""
            together = round(points)
            return self.tr("Partners of this level make about %Ln point(s) together.", "", together)
        if points is not None:
            return self.tr("About %Ln point(s).", "", round(points))
        share = share_against_weaker(self._game, level) if seats == 2 else None
        if share is None:
            return ""
        text = self.tr("Wins about {share} of 10 games against the level below.")
        return text.format(share=number(round(10 * share)))

    def _for_whom(self, level: str, person: str) -> str:
        """For whom an opponent is; partners are for everybody."""
        if self._partners:
            return ""
        if level == EVEN:
            rating = self._rating(person)
            if rating is None or not rating.sure:
                return self.tr("Gentle at first; then as strong as you are.")
            strength = number(self._strength(person))
            return self.tr("As strong as you are: strength {strength}.").format(strength=strength)
        return translate("players", LEVEL_NOTES[level]) if level in LEVELS else ""
