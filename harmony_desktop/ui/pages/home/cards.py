"""The cards of Home: games, the game of the day, and the small cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from harmony_desktop import games
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.context import today
from harmony_desktop.ui.kit.languages import right_to_left, span, translate
from harmony_desktop.ui.kit.qt import there
from harmony_desktop.ui.kit.widgets import ClickCard, Page, column, label, paragraph, row
from harmony_desktop.ui.players.titles import game_name, game_subtitle, game_title

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QPixmap, QResizeEvent
    from PySide6.QtWidgets import QMenu

    from harmony_desktop.engine.extras import OwnPage
    from harmony_desktop.ui.pages.home.page import HomePage

_PICTURE_HEIGHTS = (180, 620)
_BUTTON_WIDTH = 176
DAILY_GAMES = tuple(game for game in games.GAMES if games.facts(game).DAILY is not None)
"""The games with a game of the day."""
PAD_GAMES = tuple(game for game in games.GAMES if games.facts(game).PAD)
"""The games with a score pad."""


class Drawing(QWidget):
    """A game drawn from its real pieces, as large as its card allows."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._pixmap: QPixmap | None = None
        self.wide = False
        """Whether it stands beside the words of its card and fills its height."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        if self.wide:
            return _PICTURE_HEIGHTS[0]
        return max(_PICTURE_HEIGHTS[0], min(_PICTURE_HEIGHTS[1], round(width * 1.15)))

    def draw(self) -> None:
        """Draw it for the present size, language and screen."""
        from harmony_desktop.ui.kit.figures import figure

        ratio = self.devicePixelRatioF()
        pixmap = figure(self._game, "card", self.width(), ratio)
        tall = pixmap.height() / pixmap.devicePixelRatio()
        room = max(self.height(), self.heightForWidth(self.width()))
        if tall > room:
            pixmap = figure(self._game, "card", int(self.width() * room / tall), ratio)
        self._pixmap = pixmap
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pixmap is not None:
            QTimer.singleShot(0, self, self.draw)

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
    """A game: its drawing, its name, how many play it and how long."""

    def __init__(self, page: HomePage, game: str) -> None:
        super().__init__()
        self.game = game
        self._page = page
        self._picture = Drawing(game)
        self._name = label("heading")
        self._subtitle = paragraph("subtitle")
        self._line = paragraph()
        self._facts = paragraph("muted")
        self._rules = page.tool("book-open", 18)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._parts.setContentsMargins(18, 14, 18, 14)
        self._parts.setSpacing(6)
        self._parts.addWidget(self._picture, 0)
        self._words = column(
            0,
            row(column(self._name, self._subtitle, spacing=0), self._rules),
            self._line,
            1,
            self._facts,
            0,
            spacing=6,
        )
        self._parts.addLayout(self._words, 1)
        self._rules.clicked.connect(lambda: page.rules_wanted.emit(game))
        self.clicked.connect(lambda: page.new_game_wanted.emit(game))

    def refresh(self) -> None:
        """Words and drawing in the current language."""
        facts = games.facts(self.game)
        self._name.setText(game_name(self.game))
        self._subtitle.setText(game_subtitle(self.game))
        self._line.setText(translate(self.game, facts.TAGLINE))
        players, minutes = span(*facts.SEATS), span(*facts.MINUTES)
        self._facts.setText(
            self.tr("Players: {players} · Minutes: {minutes}").format(
                players=players, minutes=minutes
            )
        )
        self._rules.setToolTip(self.tr("Rules"))
        self._rules.setAccessibleName(self.tr("Rules"))
        self.setAccessibleName(f"{game_title(self.game)}. {self._line.text()}")

    def set_wide(self, wide: bool) -> None:
        """Put the words beside the drawing, or below it."""
        way = QBoxLayout.Direction
        self._picture.wide = wide
        self._parts.setDirection(way.LeftToRight if wide else way.TopToBottom)
        self._parts.setStretch(0, 2 if wide else 0)
        self._parts.setSpacing(24 if wide else 6)
        above, between, below = 0, 3, 5
        for place in (above, between, below):
            self._words.setStretch(place, int(wide == (place != between)))

    def draw(self) -> None:
        """The drawing of the game, made from its real pieces."""
        self._picture.draw()


class SmallCard(ClickCard):
    """An icon, a word and a line: Continue, the challenge, records, the score pad."""

    def __init__(self, page: Page, icon_name: str) -> None:
        super().__init__()
        self._page = page
        self._icon_name = icon_name
        self._icon = QLabel()
        self._faces: Sequence[str] = ()
        self._title = paragraph("heading")
        self._line = paragraph("muted")
        self._note = label("badge")
        self._note.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(14)
        layout.addWidget(self._icon)
        self._words = column(1, self._title, row(self._note, 1), self._line, 1, spacing=2)
        layout.addLayout(self._words, 1)

    def set_words(self, title: str, line: str) -> None:
        self._title.setText(title)
        self._line.setText(line)
        self.setAccessibleName(f"{title}. {line}")
        self.paint_icon()

    def set_note(self, note: str) -> None:
        """Show a badge."""
        self._note.setText(note)
        self._note.show()
        self.setAccessibleName(f"{self._title.text()}. {note}. {self._line.text()}")

    def set_faces(self, faces: Sequence[str]) -> None:
        """Show the players' faces instead of an icon."""
        self._faces = faces
        self.paint_icon()

    def paint_icon(self) -> None:
        """The icon in the colour of the theme."""
        if not self._page.context.painted:
            return
        if self._faces:
            from harmony_desktop.ui.players.faces import faces_picture

            shown = faces_picture(self._faces, 34, self.devicePixelRatioF(), right_to_left())
            self._icon.setPixmap(shown)
            return
        from harmony_desktop.ui.kit.icons import picture

        ratio = self.devicePixelRatioF()
        accent = self._page.context.theme.colours.accent
        turned = self._icon_name == "play" and right_to_left()
        pixmap = picture(self._icon_name, accent, round(28 * ratio), turned)
        pixmap.setDevicePixelRatio(ratio)
        self._icon.setPixmap(pixmap)

    def add_tool(self, tool: QWidget) -> None:
        there(self.layout()).addWidget(tool)


class OwnPageCard(SmallCard):
    """A page that only one game has."""

    def __init__(self, page: HomePage, game: str, own: OwnPage) -> None:
        super().__init__(page, own.icon)
        self._game = game
        self._own = own
        self.clicked.connect(lambda: page.own_page_wanted.emit(game, own))

    def refresh(self) -> None:
        """Its words in the current language."""
        line = translate(self._game, self._own.line)
        title = translate(self._game, self._own.title)
        self.set_words(title, f"{game_title(self._game)}\n{line}")


class GamesCard(SmallCard):
    """A card for something several games have: a press opens a menu of these games."""

    def __init__(
        self, page: HomePage, icon_name: str, having: tuple[str, ...], wanted: SignalInstance
    ) -> None:
        super().__init__(page, icon_name)
        self._having = having
        self._wanted = wanted
        self.clicked.connect(self._open)

    def _open(self) -> None:
        menu = self.menu()
        corner = self.rect().bottomRight() if right_to_left() else self.rect().bottomLeft()
        place = self.mapToGlobal(corner)
        if right_to_left():
            place.setX(place.x() - menu.sizeHint().width())
        menu.popup(place)

    def menu(self) -> QMenu:
        """A new menu of the games, as things are now."""
        from PySide6.QtWidgets import QMenu

        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for game in self._having:
            entry = menu.addAction(self.entry(game))
            entry.setData(game)
            entry.triggered.connect(partial(self._wanted.emit, game))
        return menu

    def entry(self, game: str) -> str:
        """The menu entry of a game."""
        return game_title(game)


class PadCard(GamesCard):
    """The score pads: count up a game from the box."""

    def __init__(self, page: HomePage) -> None:
        super().__init__(page, "calculator", PAD_GAMES, page.pad_wanted)

    def refresh(self) -> None:
        """Its words in the current language."""
        self.set_words(self.tr("Score pad"), self.tr("Score a game you played at the table"))


class DailyCard(GamesCard):
    """Today's game of every kind, and the way to those of other days."""

    def __init__(self, page: HomePage) -> None:
        super().__init__(page, "sun", DAILY_GAMES, page.daily_wanted)
        self._home = page
        self._points: Mapping[str, int] = {}

    def refresh(self, points: Mapping[str, int]) -> None:
        """Show the day; the games in `points` are done."""
        self._points = points
        self.set_words(self.tr("Game of the day"), self._day())

    def _day(self) -> str:
        if not self._page.context.painted:
            return ""
        from PySide6.QtCore import QDate

        return languages.date(QDate.fromString(today(), Qt.DateFormat.ISODate))

    def menu(self) -> QMenu:
        menu = super().menu()
        menu.addSeparator()
        menu.addAction(self.tr("Calendar")).triggered.connect(self._home.calendar_wanted)
        return menu

    def entry(self, game: str) -> str:
        if game not in self._points:
            return game_title(game)
        done = self.tr("Done: %Ln point(s)", "", self._points[game])
        return f"{game_title(game)} · {done}"
