"""The filters above the statistics: game, variant, players, person and time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from harmony_desktop import games
from harmony_desktop.storage.results import Query
from harmony_desktop.storage.statistics import Choices
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import DropDown, row
from harmony_desktop.ui.pages.statistics.cards import kind_words
from harmony_desktop.ui.players.players import person_name
from harmony_desktop.ui.players.titles import game_title

_DAYS = (None, 7, 30, 365)


class ResultFilters(QWidget):
    """Boxes that offer the values found among the results.

    Signals:
        changed: the player has chosen something else.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: Choices | None = None
        self.game, self._variant, self._seats, self.person, self._time = (
            DropDown() for _ in range(5)
        )
        for box in self._boxes():
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(15)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            box.setMaximumWidth(grown(340))
        self.game.setMinimumContentsLength(26)
        self.game.activated.connect(self._on_game)
        for box in self._boxes()[1:]:
            box.activated.connect(self.changed)
        self.setLayout(row(*self._boxes(), 1))

    def _boxes(self) -> tuple[QComboBox, ...]:
        return (self.game, self._variant, self._seats, self.person, self._time)

    @property
    def query(self) -> Query:
        """The results that are asked for."""
        days = self._time.currentData()
        since = None
        if days is not None:
            since = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
        return Query(
            game=self.game.currentData(),
            variant=self._variant.currentData(),
            seats=self._seats.currentData(),
            person=self.person.currentData(),
            since=since,
        )

    def offer(self, choices: Choices, game: str | None) -> None:
        """Offer these choices, with a game or all games chosen."""
        self._choices = choices
        self._fill()
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self._fill()

    def choose(self, game: str | None = None, person: str | None = None) -> None:
        """Choose one game, one person, or everything."""
        for box, value in ((self.game, game), (self.person, person)):
            box.setCurrentIndex(max(0, box.findData(value)))
        self._on_game()

    def _on_game(self) -> None:
        """Forget the choices that belong to the game before."""
        self._variant.setCurrentIndex(0)
        self._seats.setCurrentIndex(0)
        self._fill()
        self.changed.emit()

    def retranslate(self) -> None:
        for box, words in zip(
            self._boxes(),
            (
                self.tr("Game"),
                self.tr("Variant"),
                self.tr("Players"),
                self.tr("Person"),
                self.tr("Time"),
            ),
            strict=True,
        ):
            box.setAccessibleName(words)
            box.setToolTip(words)
        self._fill()

    def _fill(self) -> None:
        """Fill every box and keep the choices."""
        there = self._choices
        chosen = [box.currentData() for box in self._boxes()]
        kinds = there.kinds if there else ()
        known = [game for game in games.GAMES if any(kind.game == game for kind in kinds)]
        _fill_box(
            self.game,
            [(self.tr("All games"), None)] + [(game_title(game), game) for game in known],
            chosen[0],
        )
        game = self.game.currentData()
        own = [kind for kind in kinds if kind.game == game]
        variants: dict[str, str] = {}
        for kind in own:
            variants.setdefault(kind.variant, kind_words(kind) or self.tr("Usual"))
        _fill_box(
            self._variant,
            [(self.tr("All variants"), None)] + [(words, key) for key, words in variants.items()],
            chosen[1],
        )
        self._variant.setVisible(len(variants) > 1)
        counts = sorted({kind.seats for kind in (own or kinds)})
        _fill_box(
            self._seats,
            [(self.tr("Any number of players"), None)]
            + [(self.tr("%Ln player(s)", "", count), count) for count in counts],
            chosen[2],
        )
        self._seats.setVisible(len(counts) > 1)
        people = there.people if there else ()
        _fill_box(
            self.person,
            [(self.tr("Everybody"), None)]
            + [(person_name(one.key, one.name), one.key) for one in people],
            chosen[3],
        )
        self.person.setVisible(len(people) > 1)
        times = (
            self.tr("All time"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 12 months"),
        )
        _fill_box(self._time, list(zip(times, _DAYS, strict=True)), chosen[4])


def _fill_box(box: QComboBox, entries: list[tuple[str, object]], chosen: object) -> None:
    box.clear()
    for words, value in entries:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
