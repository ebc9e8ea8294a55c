"""The filters of My games: game, variant, players, person, opponent, level and time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from harmony_desktop import games
from harmony_desktop.storage.results import Query, Tablemate
from harmony_desktop.storage.statistics import Choices
from harmony_desktop.ui.kit.languages import grown
from harmony_desktop.ui.kit.widgets import DropDown, FlowLayout
from harmony_desktop.ui.pages.statistics.cards import kind_words
from harmony_desktop.ui.players.players import (
    LEVEL_NAMES,
    character_name,
    level_name,
    person_name,
)
from harmony_desktop.ui.players.rivals import character_of, tablemate
from harmony_desktop.ui.players.titles import game_name

_DAYS = (None, 7, 30, 365)
_WIDEST = 320


class ResultFilters(QWidget):
    """Boxes that offer the values found among the results.

    Signals:
        changed: the player has chosen something else.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: Choices | None = None
        self.game, self._variant, self._seats, self.person = (DropDown() for _ in range(4))
        self.opponent, self.level, self._time = (DropDown() for _ in range(3))
        for box in self._boxes():
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(11)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.game.setMinimumContentsLength(15)
        for box in (self._seats, self.level, self._time):
            # The program's own words: unlike names, they are short enough to be shown whole.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setMinimumContentsLength(0)
        self.game.activated.connect(self._on_game)
        for box in self._boxes()[1:]:
            box.activated.connect(self.changed)
        layout = FlowLayout(grown(150), spacing=8, most_columns=7, even=True, widest=grown(_WIDEST))
        for box in self._boxes():
            layout.addWidget(box)
        self.setLayout(layout)

    def _boxes(self) -> tuple[QComboBox, ...]:
        return (
            *(self.game, self._variant, self._seats, self.person),
            *(self.opponent, self.level, self._time),
        )

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
            tablemate=self._tablemate(),
            since=since,
        )

    def _tablemate(self) -> Tablemate | None:
        """Who else sat at the table: an opponent, a level, or a character of that level."""
        opponent, level = self.opponent.currentData(), self.level.currentData() or ""
        if opponent is None:
            return Tablemate(level=level) if level else None
        kind, name = opponent
        return Tablemate(name) if kind == "person" else tablemate(name, level)

    def offer(self, choices: Choices, game: str | None) -> None:
        """Offer these choices, with a game or all games chosen."""
        self._choices = choices
        self._fill()
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self._fill()

    def choose(
        self,
        game: str | None = None,
        person: str | None = None,
        opponent: tuple[str, str] | None = None,
        level: str | None = None,
    ) -> None:
        """Choose a game, a person, an opponent, a level, or everything."""
        for box, value in (
            *((self.game, game), (self.person, person)),
            *((self.opponent, opponent), (self.level, level)),
        ):
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
                self.tr("Player"),
                self.tr("Opponent"),
                self.tr("Level"),
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
            [(self.tr("All games"), None)] + [(game_name(game), game) for game in known],
            chosen[0],
        )
        game = self.game.currentData()
        own = [kind for kind in kinds if kind.game == game]
        variants: dict[str, str] = {}
        for kind in own:
            variants.setdefault(kind.variant, kind_words(kind) or self.tr("Standard"))
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
            [(self.tr("All players"), None)]
            + [(person_name(one.key, one.name), one.key) for one in people],
            chosen[3],
        )
        self.person.setVisible(len(people) > 1)
        self._fill_opponents(chosen[4], chosen[5])
        times = (
            self.tr("All time"),
            self.tr("Last 7 days"),
            self.tr("Last 30 days"),
            self.tr("Last 12 months"),
        )
        _fill_box(self._time, list(zip(times, _DAYS, strict=True)), chosen[6])

    def _fill_opponents(self, opponent: object, level: object) -> None:
        """Offer the characters and persons one has played against, and the levels."""
        there = self._choices
        bots = there.bots if there else ()
        people = there.people if there else ()
        characters = dict.fromkeys(character_of(bot.level, bot.face) for bot in bots)
        levels = {bot.level for bot in bots}
        others: list[tuple[str, object]] = [
            (character_name(face), ("bot", face)) for face in characters
        ]
        if len(people) > 1:
            others += [(person_name(one.key, one.name), ("person", one.key)) for one in people]
        _fill_box(self.opponent, [(self.tr("All opponents"), None), *others], opponent)
        self.opponent.setVisible(len(others) > 1)
        known = [one for one in LEVEL_NAMES if one in levels]
        _fill_box(
            self.level,
            [(self.tr("All levels"), None), *((level_name(one), one) for one in known)],
            level,
        )
        self.level.setVisible(len(known) > 1)


def _fill_box(box: QComboBox, entries: list[tuple[str, object]], chosen: object) -> None:
    box.clear()
    for words, value in entries:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
