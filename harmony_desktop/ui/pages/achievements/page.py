"""Achievements: those earned, with the day, and those still to earn."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QDate, QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyleOption, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.controller.background import Job
from harmony_desktop.engine.achievements import Achievement
from harmony_desktop.storage.achievements import feats_of, progress_of
from harmony_desktop.storage.files import Problem, failure
from harmony_desktop.storage.results import Feat, Unreadable
from harmony_desktop.storage.statistics import Rival, choices, work_out
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.kit.languages import number, sentence, translate
from harmony_desktop.ui.kit.slices import Slices
from harmony_desktop.ui.kit.theme import HEADING
from harmony_desktop.ui.kit.widgets import (
    ClickCard,
    DropDown,
    FlowLayout,
    Page,
    keep_from_bar,
    label,
    paragraph,
    row,
    scrolled,
)
from harmony_desktop.ui.players.medals import medal
from harmony_desktop.ui.players.players import person_name
from harmony_desktop.ui.players.titles import game_title
from harmony_desktop.ui.table.fitted_text import box_of, wrapping

_RETRY_MS = 2_000
_MEDAL = 76
_EDGE, _ABOVE, _GAP, _LINE_GAP = 15, 13, 14, 2
"""Room at the sides, above and below, between medal and words, and between the lines of words."""
_BESIDE_WORDS = 2 * _EDGE + _MEDAL + _GAP
_AT_A_TIME = 8
_BAR = 8

_Reach = dict[tuple[str, str], int]
_Found = tuple[tuple[Rival, ...], list[Feat], _Reach] | Problem


class AchievementCard(ClickCard):
    """One achievement: its medal, its name, how it is earned, and when it was.

    It paints its words itself: a page of cards with labels would be slow to restyle for another
    size of text.

    Signals:
        game_pressed: the identity of the game in which it was first earned.
    """

    game_pressed = Signal(str)

    def __init__(self, game: str, one: Achievement, page: Page) -> None:
        super().__init__()
        self._game, self._one, self._page = game, one, page
        self._feat: Feat | None = None
        self._words: tuple[str, str, str] = ("", "", "")
        """Name, how it is earned, when it was."""
        self._medal = QPixmap()
        self._painted: tuple[object, ...] = ()
        """What the medal was painted for."""
        self._heights: dict[int, int] = {}
        """By width, since the words or the letters were last changed."""
        self._least = QSize()
        """The least size since then: Qt asks for it a dozen times."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._on_clicked)

    def show_feat(self, feat: Feat | None, day: str) -> None:
        """Show when it was earned, in words; None if it was not."""
        self._feat = feat
        name, how = (translate(self._game, text) for text in (self._one.name, self._one.words))
        if self._words != (name, how, day):
            self._words = (name, how, day)
            self.setAccessibleName(f"{name}. {how} {day}")
            self._measure_again()
        self.setEnabled(feat is not None and bool(feat.identity))
        self._paint_medal()

    def _measure_again(self) -> None:
        self._heights.clear()
        self._least = QSize()
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._measure_again()

    def _paragraphs(self) -> Iterator[tuple[str, QFont, str]]:
        """The words, in which letters and in which colour."""
        colours = self._page.context.theme.colours
        name, how, day = self._words
        heading = QFont(self.font())
        heading.setPointSizeF(heading.pointSizeF() * HEADING)
        heading.setWeight(QFont.Weight.DemiBold)
        yield name, heading, colours.text
        yield how, self.font(), colours.text
        yield day, self.font(), colours.muted

    def minimumSizeHint(self) -> QSize:
        if not self._least.isValid():
            widest = max(
                QFontMetricsF(font).horizontalAdvance(word)
                for words, font, _ in self._paragraphs()
                for word in words.split(" ")
            )
            self._least = QSize(ceil(widest) + _BESIDE_WORDS, _MEDAL + 2 * _ABOVE)
        return self._least

    def sizeHint(self) -> QSize:
        width = max(300, self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            boxes = [
                box_of(words, font, width - _BESIDE_WORDS) for words, font, _ in self._paragraphs()
            ]
            high = sum(ceil(box.height()) for box in boxes) + _LINE_GAP * (len(boxes) - 1)
            self._heights[width] = max(_MEDAL, high) + 2 * _ABOVE
        return self._heights[width]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        width = self.width() - _BESIDE_WORDS
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        words_x = _EDGE if rtl else _EDGE + _MEDAL + _GAP
        painter.drawPixmap(_EDGE + width + _GAP if rtl else _EDGE, _ABOVE, self._medal)
        y = _ABOVE
        for words, font, colour in self._paragraphs():
            high = ceil(box_of(words, font, width).height())
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(words_x, y, width, high + 2), words, wrapping())
            y += high + _LINE_GAP
        painter.end()

    def _paint_medal(self) -> None:
        theme = self._page.context.theme.colours
        ratio = self._page.devicePixelRatioF()
        earned = self._feat is not None
        if self._painted != (theme, ratio, earned):
            self._painted = (theme, ratio, earned)
            painted = medal(self._game, self._one.key, _MEDAL, ratio, earned, theme)
            if not earned:
                grey = QIcon.Mode.Disabled
                painted = self.style().generatedIconPixmap(grey, painted, QStyleOption())
            self._medal = painted
            self.update()

    def _on_clicked(self) -> None:
        if self._feat is not None:
            self.game_pressed.emit(self._feat.identity)


class AchievementsPanel(QWidget):
    """All achievements of all games. A press on an earned one leads to its game.

    Signals:
        finished_game_wanted: the identity of a game to be looked at.
    """

    finished_game_wanted = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._page = page
        context = self.context = page.context
        self._total = label("heading")
        self._person = DropDown()
        self._person.activated.connect(lambda: self._load())
        self._note = paragraph("muted")
        self._people: tuple[Rival, ...] | None = None
        self._feats: list[Feat] = []
        self._reach: _Reach = {}
        """How far one has come towards the achievements with a goal."""
        self._job: Job | None = None
        self._known = False
        """Whether anything was read."""
        self._listed = False
        """Whether anything was ever read, so that the cards have an order."""
        self._busy = False
        content = QWidget()
        self._groups = QVBoxLayout(content)
        self._groups.setSpacing(12)
        self._groups.addStretch(1)
        self._made: dict[str, tuple[QLabel, FlowLayout]] = {}
        self._cards: dict[tuple[str, str], AchievementCard] = {}
        self._slices = Slices(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addLayout(row(self._total, 1, self._person, spacing=12))
        layout.addWidget(self._note)
        layout.addWidget(scrolled(content), 1)
        context.results_changed.connect(self._load)
        self.retranslate()
        self._load()

    def retranslate(self) -> None:
        keep_from_bar(self._groups, _BAR)
        self._person.setAccessibleName(self.tr("Player"))
        self._note.setText(
            self.tr(
                "You earn them in the games you finish. In your first three games of each kind, "
                "hints don’t count against you; later, only games without hints count."
            )
        )
        self._fill_people()
        self._show()

    def restyle(self) -> None:
        """Paint the medals in the colours of the theme."""
        self._show()

    def _fill_people(self) -> None:
        chosen = self._person.currentData()
        self._person.clear()
        self._person.addItem(self.tr("All players"), None)
        for one in self._people or ():
            self._person.addItem(person_name(one.key, one.name), one.key)
        self._person.setCurrentIndex(max(0, self._person.findData(chosen)))
        self._person.setVisible(len(self._people or ()) > 1)

    def _load(self) -> None:
        """Read the achievements beside the window; then search the games not searched yet."""
        self.close_work()
        results, person = self.context.results, self._person.currentData()

        def found() -> _Found:
            reach = progress_of(results, person)
            return choices(results).people, feats_of(results, person), reach

        def work() -> Iterator[_Found]:
            try:
                yield found()
                while work_out(results, _AT_A_TIME):
                    yield found()
            except Unreadable as trouble:
                yield trouble.problem

        self._known = False
        self._job = Job(work, self._on_through, self._on_failed, heard=self._on_read, newest=True)

    def _on_read(self, reading: _Found) -> None:
        self._known = True
        first, self._listed = not self._listed, True
        self._busy = isinstance(reading, Problem) and reading.key == "results-busy"
        if isinstance(reading, Problem):
            if first:
                self._show()
            return
        people, feats, reach = reading
        if people != self._people:
            self._people = people
            self._fill_people()
        if first or (feats, reach) != (self._feats, self._reach):
            self._feats, self._reach = feats, reach
            self._show()

    def _on_through(self, _: object) -> None:
        self._job = None
        if self._busy:
            QTimer.singleShot(_RETRY_MS, self, self._load)

    def _on_failed(self, problem: Exception) -> None:
        self._job = None
        self._listed = True
        self._show()
        self.context.troubled.emit(failure(problem))

    @property
    def loading(self) -> bool:
        return self._slices.running or (self._job is not None and not self._known)

    @property
    def working(self) -> bool:
        """Whether games are still being searched for achievements."""
        return self._job is not None

    def close_work(self) -> None:
        """Stop reading."""
        if self._job is not None:
            self._job.close()
            self._job = None

    def _show(self) -> None:
        """Bring every card up to date, a few at a time, and make those that are missing."""
        if not self._listed:
            return
        self._slices.run(self._bring_up_to_date())

    def _bring_up_to_date(self) -> Iterator[None]:
        earned = {(feat.game, feat.key): feat for feat in self._feats}
        listed = {game: games.achievements(game).ACHIEVEMENTS for game in games.GAMES}
        all_of = sum(map(len, listed.values()))
        have = sum((game, one.key) in earned for game, own in listed.items() for one in own)
        words = self.tr("{count} of {all}")
        self._total.setText(words.format(count=number(have), all=number(all_of)))
        latest = sorted(self._feats, key=lambda feat: feat.finished, reverse=True)
        # What was earned comes first; cards that are there stay where they are.
        for game in dict.fromkeys((*(feat.game for feat in latest), *listed)):
            own = sorted(listed[game], key=lambda one: (game, one.key) not in earned)
            if not own:
                continue
            title, flow = self._group(game)
            count = sum((game, one.key) in earned for one in own)
            words = self.tr("{game}: {count} of {all}")
            title.setText(
                words.format(game=game_title(game), count=number(count), all=number(len(own)))
            )
            for one in own:
                feat = earned.get((game, one.key))
                card = self._cards.get((game, one.key))
                if card is None:
                    card = self._cards[game, one.key] = AchievementCard(game, one, self._page)
                    card.game_pressed.connect(self.finished_game_wanted)
                    card.show_feat(feat, self._state(game, one, feat))
                    flow.addWidget(card)
                else:
                    card.show_feat(feat, self._state(game, one, feat))
                yield

    def _group(self, game: str) -> tuple[QLabel, FlowLayout]:
        """The heading and the cards of a game, made when they are first shown."""
        if game not in self._made:
            made = label("heading"), FlowLayout(300, spacing=12, most_columns=4)
            # A widget of their own: a new card has no others measured again than those beside it.
            cards = QWidget()
            cards.setLayout(made[1])
            # Above the stretch at the end.
            self._groups.insertWidget(self._groups.count() - 1, made[0])
            self._groups.insertWidget(self._groups.count() - 1, cards)
            self._made[game] = made
        return self._made[game]

    def _state(self, game: str, one: Achievement, feat: Feat | None) -> str:
        """When an achievement was earned, or how near it is."""
        if feat is None:
            come = self._reach.get((game, one.key), 0)
            if one.goal < 2 or come < 1:
                return self.tr("Not yet")
            words = self.tr("So far {count} of {goal}")
            return words.format(count=number(min(come, one.goal)), goal=number(one.goal))
        local = feat.finished.astimezone()
        day = sentence(languages.date(QDate(local.year, local.month, local.day)))
        if feat.times == 1:
            return day
        return self.tr("{day} · earned %Ln time(s)", "", feat.times).format(day=day)
