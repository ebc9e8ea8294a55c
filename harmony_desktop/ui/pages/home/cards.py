"""The cards of Home: the five games, and what Today has: daily games, practice, my games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.ui.kit.languages import grown_picture, joined, span, translate
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.kit.widgets import ClickCard, column, label, paragraph, row
from harmony_desktop.ui.players.titles import game_name, game_subtitle, game_title

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent

    from harmony_desktop.ui.pages.home.page import HomePage

_LEAST_PICTURE, _SMALL_PICTURE = 96, 64
_TOKEN, _SMALL_TOKEN = 38, 24
"""The width of a game's small drawing among the daily games, and in a low window."""
DAILY_GAMES = tuple(game for game in games.GAMES if games.facts(game).DAILY is not None)
"""The games with a daily game."""


class Drawing(QWidget):
    """A game drawn from its real pieces, as large as its card allows.

    Signals:
        outgrown: its size is no longer the one it was drawn for.
    """

    outgrown = Signal()

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._pixmap: QPixmap | None = None
        self.setMinimumHeight(_LEAST_PICTURE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_PICTURE, _LEAST_PICTURE)

    def draw(self) -> None:
        """Draw it for the present size, language and screen."""
        from harmony_desktop.ui.kit.figures import figure_within

        self._pixmap = figure_within(self._game, "card", self.size(), self.devicePixelRatioF())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pixmap is not None:
            self.outgrown.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pixmap is None:
            return
        size = self._pixmap.deviceIndependentSize()
        painter = QPainter(self)
        painter.drawPixmap(
            QPointF((self.width() - size.width()) / 2, (self.height() - size.height()) / 2),
            self._pixmap,
        )
        painter.end()


class GameCard(ClickCard):
    """A game: its drawing, its name, and the player's results."""

    def __init__(self, page: HomePage, game: str) -> None:
        super().__init__()
        self.game = game
        self._picture = Drawing(game)
        self._picture.outgrown.connect(page.draw_soon)
        self.name = label("heading")
        self._subtitle = paragraph("subtitle")
        self._subtitle.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._line = paragraph("muted")
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._settings = page.context.settings
        self._reached: str | None = None
        """What one has reached, in words; None for a game not played yet."""
        self._words = ""
        """What the card tells below the names, if there is room for all of it."""
        self._folded = self._bare = False
        parts = self._parts = QVBoxLayout(self)
        parts.setContentsMargins(12, 12, 12, 12)
        parts.setSpacing(6)
        parts.addWidget(self._picture, 1)
        parts.addLayout(column(self.name, self._subtitle, self._line, spacing=1))
        self.clicked.connect(lambda: page.game_page_wanted.emit(game))

    def set_small(self, small: bool) -> None:
        """Take less room, for a narrow window."""
        edge = 8 if small else 12
        self._parts.setContentsMargins(edge, edge, edge, edge)
        self._picture.setMinimumHeight(_SMALL_PICTURE if small else _LEAST_PICTURE)

    def fold(self, folded: bool, bare: bool) -> None:
        """For a low window, show only the best result; with `bare`, not even that."""
        self._folded, self._bare = folded, bare
        best, _, more = self._words.partition("\n")
        self._line.setText(best if folded else self._words)
        self._line.setVisible(not folded or (self._reached is not None and not bare))
        self.setToolTip(self._words if folded and (more or self._line.isHidden()) else "")

    @property
    def played(self) -> bool:
        """Whether there is something that one has reached in it."""
        return self._reached is not None

    def refresh(self) -> None:
        """Words in the current language."""
        self.name.setText(game_name(self.game))
        self._subtitle.setText(game_subtitle(self.game))
        self.show_reached(self._reached)

    def show_reached(self, words: str | None) -> None:
        """Show the player's results; without any, what the game is about and how long it takes."""
        self._reached = words
        if words is None:
            facts = games.facts(self.game)
            about = translate(self.game, facts.TAGLINE)
            size = (
                translate("GamePage", "{players} players · {minutes} min")
                if self.game in self._settings.taught
                else self.tr("{players} players · {minutes} min · with a tutorial")
            ).format(players=span(*facts.SEATS), minutes=span(*facts.MINUTES))
            words = f"{about}\n{size}"
        self._words = words
        self.fold(self._folded, self._bare)
        self.setAccessibleName(f"{game_title(self.game)}. {words}".replace("\n", ". "))

    def words_height(self) -> int:
        """The height that the words below the name need."""
        for one in (self._subtitle, self._line):
            one.setMinimumHeight(0)
        parts = (self._subtitle,) if self._line.isHidden() else (self._subtitle, self._line)
        return sum(one.heightForWidth(one.width()) for one in parts)

    def keep_for_words(self, height: int) -> None:
        """Keep room for words of this height, so that the names of all games are on one line."""
        if self._line.isHidden():
            self._subtitle.setMinimumHeight(height)
            return
        self._subtitle.setMinimumHeight(0)
        subtitle = self._subtitle.heightForWidth(self._subtitle.width())
        self._line.setMinimumHeight(height - subtitle)

    def draw(self) -> None:
        """The drawing of the game, made from its real pieces."""
        self._picture.draw()


class TodayCard(QFrame):
    """A title, two lines, and buttons below them."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title = label("heading")
        self.line = paragraph()
        self.note = paragraph("muted")
        self.foot = row(spacing=6)
        words = column(self.title, self.line, self.note, spacing=4)
        self.setLayout(column(words, 1, self.foot, spacing=8))
        self.fold(False)

    def set_words(self, title: str, line: str, note: str = "") -> None:
        """Show these words; an empty line takes no room."""
        self.title.setText(title)
        self.line.setText(line)
        self.note.setText(note)
        self.fold(self._folded)

    def fold(self, folded: bool) -> None:
        """Leave the lines out, for a low window."""
        self._folded = folded
        lines = (self.line, self.note)
        for one in lines:
            one.setVisible(bool(one.text()) and not folded)
        words = "\n".join(one.text() for one in lines if one.text())
        self.setToolTip(words if folded else "")
        across, along = (8, 8) if folded else (16, 12)
        not_none(self.layout()).setContentsMargins(across, along, across, along)
        self.foot.setSpacing(3 if folded else 6)


class DailyCard(TodayCard):
    """Today's daily games: whether each is done, the player's result and the champion's."""

    def __init__(self, page: HomePage) -> None:
        self.buttons: dict[str, QToolButton] = {}
        super().__init__()
        self._page = page
        self._done: Mapping[str, str] = {}
        for game in DAILY_GAMES:
            button = QToolButton()
            button.setProperty("role", "day")
            # Set now, so that the first styling of the window includes it.
            button.setProperty("state", "")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(partial(page.daily_wanted.emit, game))
            self.buttons[game] = button
            self.foot.addWidget(button)
        self.fold(False)
        self.foot.addStretch(1)
        self._calendar = page.tool("calendar-days", 20)
        self._calendar.clicked.connect(lambda: page.calendar_wanted.emit(page.latest_game))
        self.foot.addWidget(self._calendar)

    def refresh(self, done: Mapping[str, str], streak: str = "") -> None:
        """Show the day: the results of the games that are done, in words."""
        self._done = done
        open_ones = joined(game_name(game) for game in DAILY_GAMES if game not in done)
        lines = [f"{game_name(game)}: {words}" for game, words in done.items()]
        self.set_words(
            self.tr("Daily games"),
            "\n".join(lines[-2:]) if lines else self.tr("The same deal for everybody, every day"),
            self.tr("Still to play: {games}").format(games=open_ones)
            if lines and open_ones
            else streak,
        )
        self._calendar.setToolTip(self.tr("Calendar"))
        self._calendar.setAccessibleName(self.tr("Calendar"))
        for game, button in self.buttons.items():
            button.setToolTip(self.entry(game))
            button.setAccessibleName(self.entry(game))
            state = "done" if game in done else ""
            if button.property("state") != state:
                button.setProperty("state", state)
                button.style().polish(button)

    def fold(self, folded: bool) -> None:
        super().fold(folded)
        side = grown_picture(_SMALL_TOKEN if folded else _TOKEN)
        for button in self.buttons.values():
            button.setIconSize(QSize(side, side))

    def entry(self, game: str) -> str:
        """One daily game in words."""
        if game not in self._done:
            return self.tr("{game}: not played yet").format(game=game_title(game))
        return f"{game_title(game)}: {self._done[game]}"

    def draw(self) -> None:
        """The small drawings of the games."""
        from PySide6.QtGui import QIcon

        from harmony_desktop.ui.kit.figures import figure

        side = grown_picture(_TOKEN)
        for game, button in self.buttons.items():
            button.setIcon(QIcon(figure(game, "card", side, self.devicePixelRatioF())))


class MyGamesCard(TodayCard):
    """The last game, the number of games, and a button that leads to all of them."""

    def __init__(self, page: HomePage) -> None:
        super().__init__()
        self.links = {
            tab: page.button(None, "small") for tab in ("games", "statistics", "achievements")
        }
        for tab, link in self.links.items():
            link.clicked.connect(partial(page.my_games_wanted.emit, tab))
            self.foot.addWidget(link)
        self.foot.addStretch(1)

    def refresh(self, last: str, sums: str) -> None:
        """Show the last game and the sums in words."""
        empty = self.tr("Every game you finish is kept here.")
        self.set_words(self.tr("My games"), last or empty, sums)
        for link, words in zip(
            self.links.values(),
            (self.tr("Games"), self.tr("Statistics"), self.tr("Achievements")),
            strict=True,
        ):
            link.setText(words)
