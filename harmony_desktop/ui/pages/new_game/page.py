"""New game: players, variant and options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import SystemRandom

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from harmony_desktop import games
from harmony_desktop.controller.deals import Deal
from harmony_desktop.engine.bot import BALANCED
from harmony_desktop.engine.game import BadSetup
from harmony_desktop.engine.options import (
    BadOption,
    Choice,
    Count,
    FirstColour,
    Flag,
    Option,
    Options,
    Text,
    WhoBegins,
    read_options,
)
from harmony_desktop.engine.record import MAX_SEED, Record
from harmony_desktop.storage.results import Query, Unreadable, person_key, variant_of
from harmony_desktop.storage.settings import LastSetup, Profile, SeatChoice, remember_players
from harmony_desktop.ui.kit.context import Context, now
from harmony_desktop.ui.kit.languages import translate
from harmony_desktop.ui.kit.widgets import (
    Page,
    PageScroll,
    Segments,
    Stepper,
    card,
    clear,
    column,
    columns,
    label,
    paragraph,
    row,
)
from harmony_desktop.ui.pages.new_game.beginner_row import BeginnerRow
from harmony_desktop.ui.pages.new_game.deal_line import DealLine
from harmony_desktop.ui.pages.new_game.known_players import KnownPlayers
from harmony_desktop.ui.pages.new_game.opponents import Opponents
from harmony_desktop.ui.pages.new_game.option_boxes import ChoiceBox, OptionBox
from harmony_desktop.ui.pages.new_game.seat_row import SeatRow
from harmony_desktop.ui.players.players import COLOURS, Names, faces
from harmony_desktop.ui.players.titles import game_name, game_subtitle

_PRESETS = ("solo", "computer", "together")
_FIGURE_WIDTH = 84
_FIRST_GAMES = 3
"""Number of first games for which New game shows the rulebook's advice for beginners."""


class NewGamePage(Page):
    """Sets up one kind of game. `started` carries the new Record."""

    started = Signal(object)
    rules_wanted = Signal(str, object)
    """The game and the options as they are set: the rules open at that variant."""

    tutorial_wanted = Signal(str, object)
    """The game and the options as they are set: the tutorial teaches that variant."""

    page_wanted = Signal(object)
    """A page of the game's own, to be shown until it is left."""

    deal_found = Signal(object)
    """A Deal that was pasted, of this game or of another."""

    def __init__(
        self,
        context: Context,
        game: str,
        deal: Deal | None = None,
        options: Options | None = None,
        parent: QWidget | None = None,
        seen: bool = True,
    ) -> None:
        """`options` set the variant; everything else is as it was set up last.

        A page that is not going to be `seen` only says how the game was set up, without words.
        """
        super().__init__(context, parent)
        self.game = games.load(game)
        self.texts = games.texts(game)
        self.opponents = Opponents(context, game, self)
        self.opponents.changed.connect(self._refresh_seats)
        self.styles: tuple[str, ...] = games.bots(game).STYLES
        self.names = Names(self)
        last = context.settings.last.get(game) if deal is None else _as_last(deal)
        self.seat_rows: list[SeatRow] = []
        self.home_button = self.tool("house")
        self.rules_button = self.tool("book-open")
        self.tutorial_button = self.tool("graduation-cap")
        self._title = label("title")
        self._subtitle = label("subtitle")
        self._seats_title = label("heading")
        self._presets = Segments(_PRESETS)
        self.alone_note = paragraph("muted")
        self.known_players = KnownPlayers(self, context.settings.profiles)
        self.known_players.clicked.connect(self._seat_known)
        self._seat_list = QVBoxLayout()
        self._seat_list.setSpacing(8)
        self.add_button = self.button("plus")
        self.add_button.setVisible(self.game.min_seats < self.game.max_seats)
        self.practice = QCheckBox()
        self._practice_note = paragraph("muted")
        self._practice_note.stand_below_words()
        self._seed_title = label()
        self.deal_line = DealLine()
        self.deal_line.found.connect(self.deal_found)
        self._seed_note = paragraph("muted")
        self.start_button = self.button("play", "primary")
        self.start_button.setMinimumSize(QSize(220, 48))
        self.setFocusProxy(self.start_button)
        self.primary = self.start_button
        self._choices = self._make_choices(last)
        self._counts = self._make_counts(last)
        self.text_boxes = self._make_text_boxes(last)
        self.beginner = self._make_beginner(last)
        self._colours = self._colours_last(last)
        """The colour of every seat, where they belong to the game."""
        self.practice.setChecked(bool(last and last.practice))
        self.home_button.clicked.connect(self.left)
        self.rules_button.clicked.connect(
            lambda: self.rules_wanted.emit(self.game.id, self.options())
        )
        self._offer = paragraph()
        self._offer_button = self.button("graduation-cap")
        for button in (self.tutorial_button, self._offer_button):
            button.clicked.connect(lambda: self.tutorial_wanted.emit(self.game.id, self.options()))
        self._presets.chosen.connect(self.use_preset)
        self.add_button.clicked.connect(self._add_player)
        self.start_button.clicked.connect(self.begin)
        self._advice_title = label("heading")
        self.advice = [paragraph() for _ in self.texts.FIRST_GAMES]
        self.advice_card = card(self._advice_title, *self.advice)
        finished = self._games_finished() if seen else 0
        if not self.advice or finished >= _FIRST_GAMES:
            self.advice_card.hide()
        self._lay_out()
        self._played = bool(finished)
        self._offer_tutorial()
        context.setting_changed.connect(self._on_setting)
        self._add_rows(last.seats if last else self._preset("computer"))
        if seen:
            self.opponents.read()
            self.retranslate()
        else:
            self._refresh_seats()
        if options is not None:
            self._choose(options)
        if deal is not None:
            self.deal_line.setText(str(deal.seed))

    def _games_finished(self) -> int:
        """How many games of this kind have been finished."""
        try:
            return self.context.results.count(Query(game=self.game.id))
        except Unreadable as trouble:
            self.context.troubled.emit(trouble.problem)
            return _FIRST_GAMES

    def _on_setting(self, name: str) -> None:
        if name == "taught":
            self._offer_tutorial()

    def _offer_tutorial(self) -> None:
        """Offer the tutorial in a line of its own to whoever has not played a game yet."""
        known = self._played or self.game.id in self.context.settings.taught
        self.tutorial_offer.setVisible(not known)
        self.tutorial_button.setVisible(known)

    def _choose(self, options: Options) -> None:
        """Set the variant."""
        for box in self._choices:
            if box.option.key in options:
                word = str(options[box.option.key])
                box.set_value(word if word in box.rows else word.lower())

    def _stored(self, last: LastSetup | None, option: Option) -> object:
        """The value used last time, if it is still one the option takes."""
        if last and option.key in last.options:
            try:
                return option.read(last.options[option.key])
            except ValueError:
                pass
        return option.default

    def _make_choices(self, last: LastSetup | None) -> list[ChoiceBox]:
        boxes = []
        for option in self.game.options:
            if isinstance(option, Choice | Flag):
                value = str(self._stored(last, option))
                box = ChoiceBox(self, _as_choice(option), _as_word(value, option))
                box.changed.connect(self._refresh_seats)
                boxes.append(box)
        return boxes

    def _make_counts(self, last: LastSetup | None) -> dict[str, tuple[QLabel, Stepper]]:
        found = {}
        for option in self.game.options:
            if isinstance(option, Count):
                value = int(str(self._stored(last, option)))
                stepper = Stepper(self, option.least, option.most, value)
                found[option.key] = (label("heading"), stepper)
        return found

    def _make_text_boxes(self, last: LastSetup | None) -> list[OptionBox]:
        texts = [option for option in self.game.options if isinstance(option, Text)]
        own = games.text_option(self.game.id)
        if own is None:
            return []
        return [own.option_box(self, text, str(self._stored(last, text))) for text in texts]

    def _make_beginner(self, last: LastSetup | None) -> BeginnerRow | None:
        for option in self.game.options:
            if isinstance(option, WhoBegins):
                return BeginnerRow(self, option, str(self._stored(last, option)))
        return None

    @property
    def _exchangeable(self) -> bool:
        """Whether the players may choose which of the game's colours is whose."""
        return any(isinstance(option, FirstColour) for option in self.game.options)

    def _colours_last(self, last: LastSetup | None) -> tuple[str, ...]:
        options = {
            option.key: option.read(self._stored(last, option)) for option in self.game.options
        }
        return self.game.colours_of(options)

    def _boxes(self) -> list[OptionBox]:
        return [*self._choices, *self.text_boxes]

    def _lay_out(self) -> None:
        title = column(self._title, self._subtitle, spacing=0)
        head = row(self.home_button, title, 1, self.tutorial_button, self.rules_button, spacing=12)
        offer = row(self._offer, self._offer_button, spacing=12)
        offer.setStretch(0, 1)
        self.tutorial_offer = QWidget()
        self.tutorial_offer.setLayout(offer)
        counts = [row(title, 1, stepper) for title, stepper in self._counts.values()]
        add = row(self.add_button, 1)
        begins = [] if self.beginner is None else [self.beginner]
        seats = card(
            self._seats_title,
            self._presets,
            self.alone_note,
            self.known_players,
            self._seat_list,
            add,
            *begins,
            spacing=12,
        )
        more = card(
            *counts,
            column(self.practice, self._practice_note, spacing=0),
            row(self._seed_title, self.deal_line),
            self._seed_note,
            spacing=12,
        )
        left = column(seats, more, 1, spacing=16)
        variants = [card(box) for box in self._boxes()]
        if self.advice:
            variants.append(self.advice_card)
        right = [column(*variants, 1, spacing=16)] if variants else []
        content = QWidget()
        inside = column(head, self.tutorial_offer, columns(left, *right), 1, spacing=16)
        inside.setContentsMargins(40, 20, 40, 20)
        content.setLayout(inside)
        foot = QFrame()
        foot.setProperty("role", "bar")
        foot_layout = QHBoxLayout(foot)
        foot_layout.setContentsMargins(40, 12, 40, 12)
        foot_layout.addStretch(1)
        foot_layout.addWidget(self.start_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(PageScroll(content), 1)
        whole.addWidget(foot)

    # Seats

    def _preset(self, name: str) -> list[SeatChoice]:
        if name == "solo" and self.game.min_seats == 1:
            return [self._oneself()]
        if name in ("solo", "together"):
            others = max(2, self.game.min_seats) - 1
            return [self._oneself(), *(SeatChoice(kind="person") for _ in range(others))]
        others = max(1, self.game.min_seats - 1)
        return [
            self._oneself(),
            *(SeatChoice(kind="bot", level=self.opponents.usual) for _ in range(others)),
        ]

    def _oneself(self) -> SeatChoice:
        """The person who played last; an unnamed one before the first name was given."""
        profiles = self.context.settings.profiles
        if not profiles:
            return SeatChoice(kind="person")
        one = profiles[0]
        return SeatChoice(kind="person", name=one.name, colour=one.colour, face=one.face)

    def _seat_known(self, profile: Profile) -> None:
        """Seat a known player, or remove one who is seated already.

        Where several people play together, one more is added as long as there is room.
        """
        persons = [line for line in self.seat_rows if line.level is None]
        seated = [line for line in persons if line.name == profile.name]
        if seated:
            seated[0].take(None)
        elif persons:
            free = [line for line in persons if not line.name]
            if not free and len(persons) > 1 and len(self.seat_rows) < self.game.max_seats:
                self.append_seat(SeatChoice(kind="person"))
                free = self.seat_rows[-1:]
            line = (free or persons)[0 if free or len(persons) == 1 else -1]
            line.take(profile)
            if self._colours:
                line.set_colour(self._colours[self.seat_rows.index(line)])
            self._recolour(line)
        self._refresh_seats()

    def use_preset(self, name: str) -> None:
        if self._alone is not None:
            self._alone.set_value("true" if name == "solo" else "false")
        self._set_seats(self._preset(name))
        self._refresh_seats()

    @property
    def _alone(self) -> ChoiceBox | None:
        """The option that one person plays at several seats, where a game has it."""
        return next((box for box in self._choices if box.option.key == "alone"), None)

    def _plays_alone(self, persons: int) -> bool:
        by_one = self._alone is not None and self._alone.value() == "true"
        return persons == len(self.seat_rows) and (persons == 1 or by_one)

    def _set_seats(self, choices: Sequence[SeatChoice]) -> None:
        clear(self._seat_list)
        self.seat_rows = []
        self._add_rows(choices)
        # Not before all sit: an option may need more seats than the first ones.
        self._refresh_seats()

    def _add_rows(self, choices: Sequence[SeatChoice]) -> None:
        for choice in choices[: self.game.max_seats]:
            self._add_row(choice)

    def append_seat(self, choice: SeatChoice) -> None:
        """Add a seat, if the game has room for one."""
        if len(self.seat_rows) < self.game.max_seats:
            self._add_row(choice)
            self._refresh_seats()

    def _add_player(self) -> None:
        """Add a person where several play together, otherwise a computer player."""
        persons = sum(line.level is None for line in self.seat_rows)
        kind = "person" if persons > 1 else "bot"
        self.append_seat(SeatChoice(kind=kind, level=self.opponents.usual))

    def _add_row(self, choice: SeatChoice) -> None:
        offered: Sequence[str] = tuple(COLOURS)
        if self._colours:
            own = self._colours[len(self.seat_rows)]
            offered = self.game.colours if self._exchangeable else (own,)
            choice = replace(choice, colour=own)
        used = {one.colour for one in self.seat_rows}
        if not self._colours and (not choice.colour or choice.colour in used):
            free = next(name for name in COLOURS if name not in used)
            choice = replace(choice, colour=free)
        line = SeatRow(self, choice, len(self.seat_rows), offered)
        line.changed.connect(self._refresh_seats)
        line.recoloured.connect(lambda: self._recolour(line))
        line.removed.connect(lambda: self.remove_seat(line))
        self.seat_rows.append(line)
        self._seat_list.addWidget(line)

    def _recolour(self, line: SeatRow) -> None:
        """Swap colours after a seat has taken that of another."""
        if self._colours and line.colour != self._colours[self.seat_rows.index(line)]:
            self._colours = self._colours[::-1]
            for one, colour in zip(self.seat_rows, self._colours, strict=False):
                one.set_colour(colour)
        elif not self._colours:
            for one in self.seat_rows:
                if one is not line and one.colour == line.colour:
                    one.set_colour(line.colour_before)
            line.set_colour(line.colour)
        self._refresh_seats()

    def remove_seat(self, line: SeatRow) -> None:
        if len(self.seat_rows) > self.game.min_seats:
            self.seat_rows.remove(line)
            self._seat_list.removeWidget(line)
            line.hide()
            line.deleteLater()
            self._refresh_seats()

    def _refresh_seats(self) -> None:
        persons = sum(line.level is None for line in self.seat_rows)
        for line in self.seat_rows:
            line.retranslate(len(self.seat_rows) > self.game.min_seats, persons == 1)
        chosen = {line.chosen_face for line in self.seat_rows}
        drawn = faces([line.wish(chosen) for line in self.seat_rows])
        for line, face in zip(self.seat_rows, drawn, strict=True):
            line.show_face(face, [one for one in drawn if one != face])
        self.known_players.show_seated({line.name for line in self.seat_rows})
        self.add_button.setEnabled(len(self.seat_rows) < self.game.max_seats)
        kind = "solo" if self._plays_alone(persons) else "together" if persons > 1 else "computer"
        self._presets.set_value(kind)
        self.alone_note.setVisible(kind == "solo" and self.texts.ALONE is not None)
        if self.beginner is not None:
            self.beginner.show_seats(self.seat_rows)
        self._check()

    @property
    def _main_person(self) -> str:
        """The key of the person an even match follows: the first at the table."""
        persons = [line.name for line in self.seat_rows if line.level is None]
        return person_key(persons[0], 1, len(persons)) if persons else ""

    def record_level(self, level: str) -> str:
        """A chosen level as the record has it: an even match has its strength."""
        return self.opponents.record_level(level, self._main_person)

    def level_note(self, level: str) -> str:
        """For whom an opponent is, and what it usually scores in the game as it is set up."""
        try:
            variant = variant_of(read_options(self.game.options, self.options()))
        except BadOption:
            variant = ""
        return self.opponents.note(level, self._main_person, len(self.seat_rows), variant)

    # Options

    def options(self) -> dict[str, str | int | bool]:
        """The options as they are set."""
        values: dict[str, str | int | bool] = {box.option.key: box.value() for box in self._choices}
        values.update({key: stepper.value() for key, (_, stepper) in self._counts.items()})
        values.update({box.key: box.value() for box in self.text_boxes})
        if self.beginner is not None:
            values[WhoBegins.key] = self.beginner.value()
        if self._exchangeable:
            values[FirstColour.key] = self._colours[0]
        return values

    def _show_details(self) -> None:
        """Show the options that refine a value of another only while that value is chosen."""
        chosen = self.options()
        for box in self._choices:
            if box.option.detail_of is not None:
                key, value = box.option.detail_of
                holder = box.parentWidget()
                assert holder is not None
                holder.setVisible(chosen[key] == value)

    def _check(self) -> None:
        """Show the values that do not go with the seats, with the reason."""
        self._show_details()
        for box in self._choices:
            refusals = {}
            for name in box.option.values:
                try:
                    self.game.check_setup(
                        len(self.seat_rows), {**self.options(), box.option.key: name}
                    )
                except BadSetup as problem:
                    refusals[name] = translate(self.game.id, self.texts.REASONS[problem.reason])
            box.set_refusals(refusals)

    def retranslate(self) -> None:
        self._title.setText(game_name(self.game.id))
        self._subtitle.setText(game_subtitle(self.game.id))
        self._seats_title.setText(self.tr("Players"))
        self._advice_title.setText(self.tr("For your first games"))
        for advice, text in zip(self.advice, self.texts.FIRST_GAMES, strict=True):
            advice.setText(translate(self.game.id, text))
        computer = self.tr("Against the computer")
        if self.game.cooperative:
            computer = self.tr("With the computer")
        self._presets.set_words([self.tr("Solo"), computer, self.tr("Pass and play")])
        self._presets.setAccessibleName(self._seats_title.text())
        self.alone_note.setText(translate(self.game.id, self.texts.ALONE or ""))
        self._presets.buttons()[0].setVisible(self.game.min_seats == 1 or self._alone is not None)
        self.add_button.setText(self.tr("Add a player"))
        self.practice.setText(self.tr("Practice"))
        self._practice_note.setText(self.tr("Undo freely at any time; the result does not count."))
        self.practice.setAccessibleDescription(self._practice_note.text())
        self._seed_title.setText(self.tr("Deal number"))
        self.deal_line.setPlaceholderText(self.tr("random"))
        self.deal_line.setAccessibleName(self.tr("Deal number"))
        self._seed_note.setText(
            self.tr(
                "The same number always deals the same game, so you can replay it or compare "
                "with friends. You can also paste a result someone has sent you."
            )
        )
        self._offer.setText(self.tr("New to this game? Learn it by playing, in five minutes."))
        self._offer_button.setText(self.tr("Tutorial"))
        self.deal_line.setAccessibleDescription(self._seed_note.text())
        self.start_button.setText(self.tr("Start"))
        for key, (title, stepper) in self._counts.items():
            words = translate(self.game.id, self.texts.OPTIONS[key])
            title.setText(words)
            stepper.retranslate(words)
        for button, words in (
            (self.home_button, self.tr("Home")),
            (self.rules_button, self.tr("Rules")),
            (self.tutorial_button, self.tr("Tutorial")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        for box in self._boxes():
            box.retranslate()
        self._refresh_seats()

    def close_game(self) -> None:
        """Stop reading for a page that is left."""
        self.opponents.close()

    # Starting

    def begin(self) -> None:
        record = self.record()
        self._remember()
        self.started.emit(record)

    def record(self, rated: bool = True) -> Record:
        """The record of the game as set up; unless `rated`, the strength of an even match waits."""
        return Record(
            game=self.game.id,
            revision=self.game.revision,
            seats=tuple(line.seat(rated) for line in self.seat_rows),
            options=self.options(),
            seed=self._chosen_seed(),
            practice=self.practice.isChecked(),
            started=now(),
        )

    def _chosen_seed(self) -> int:
        typed = self.deal_line.text().strip()
        if typed.isdecimal():
            return min(int(typed), MAX_SEED)
        return SystemRandom().randrange(1, 10**9)

    def _remember(self) -> None:
        self.context.settings.last[self.game.id] = LastSetup(
            seats=[line.choice() for line in self.seat_rows],
            options=self.options(),
            practice=self.practice.isChecked(),
        )
        players = [line.profile() for line in self.seat_rows]
        remember_players(self.context.settings, [one for one in players if one is not None])
        self.context.save()


def _as_last(deal: Deal) -> LastSetup:
    """A friend's game as if it had been set up here before."""
    seats = [
        SeatChoice(kind="person") if one == "person" else _as_choice_of_bot(one)
        for one in deal.seats
    ]
    return LastSetup(seats, deal.options)


def _as_choice_of_bot(name: str) -> SeatChoice:
    level, _, style = name.partition("+")
    return SeatChoice(kind="bot", level=level, style=style or BALANCED)


def _as_choice(option: Choice | Flag) -> Choice:
    """A flag is a choice between its two values, each explained and drawn."""
    if isinstance(option, Flag):
        return Choice(option.key, ("false", "true"), _as_word(str(option.default), option))
    return option


def _as_word(value: str, option: Choice | Flag) -> str:
    return value.lower() if isinstance(option, Flag) else value
