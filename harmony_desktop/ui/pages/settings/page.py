"""Settings: language, look, motion, sound, help while playing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.engine.extras import Switch
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.settings import PACES, THEMES
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.folders import open_folder
from harmony_desktop.ui.kit.languages import percent, translate
from harmony_desktop.ui.kit.values import Slider
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    FlowLayout,
    Page,
    PageScroll,
    Segments,
    card,
    column,
    columns,
    label,
    paragraph,
    row,
)
from harmony_desktop.ui.pages.settings.profiles import Profiles

_MOTIONS = ("off", "fast", "normal")
_FLAGS = (
    "symbols",
    "show_gains",
    "show_bag",
    "coordinates",
    "ratings",
    "confirm_presses",
    "alt_letters",
)


def _title(game: str, switch: Switch) -> str:
    """The title of a switch that only one game has, with the game's name."""
    return f"{translate(game, games.facts(game).NAME)}: {translate(game, switch.title)}"


def _switches() -> list[tuple[str, Switch]]:
    """The settings that only one game has, each with the game's id."""
    return [(game, one) for game in games.GAMES for one in games.facts(game).EXTRAS.switches]


class SettingsPage(Page):
    """Every setting takes effect at once.

    Signals:
        backup_wanted, import_wanted: a backup is to be written, or taken in.
        handbook_wanted: the handbook is to be opened.
    """

    backup_wanted = Signal()
    import_wanted = Signal()
    handbook_wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        settings = context.settings
        self._back = self.tool("arrow-left")
        self._back.clicked.connect(self.left)
        self._title = label("title")
        self._headings: list[QLabel] = [label("heading") for _ in range(4)]
        self._labels: list[QLabel] = [label() for _ in range(6)]
        self._language = DropDown()
        self._language.addItem("", None)
        for code, name in LANGUAGES.items():
            self._language.addItem(name, code)
        self._language.setCurrentIndex(max(0, self._language.findData(settings.language)))
        self._language.activated.connect(
            lambda: context.change("language", self._language.currentData())
        )
        self.theme = Segments(THEMES)
        self.theme.set_value(settings.theme)
        self.theme.chosen.connect(lambda value: context.change("theme", value))
        self._motion = Segments(_MOTIONS)
        self._motion.set_value(settings.animation)
        self._motion.chosen.connect(lambda value: context.change("animation", value))
        self.pace = Segments(PACES)
        self.pace.set_value(settings.pace)
        self.pace.chosen.connect(lambda value: context.change("pace", value))
        self._size = self._slider(80, 200, settings.text_size, "text_size")
        self._size.setSingleStep(10)
        self._size.setPageStep(10)
        self._size_words = label("muted")
        self._sound = QCheckBox()
        self._sound.setChecked(settings.sound)
        self._sound.toggled.connect(lambda on: context.change("sound", on))
        self._sound_note = paragraph("muted")
        self._volume = self._slider(0, 100, settings.volume, "volume")
        on = {name: bool(getattr(settings, name)) for name in _FLAGS} | {
            switch.key: settings.switches[switch.key] for _, switch in _switches()
        }
        self._flags = {name: QCheckBox() for name in on}
        self._notes = {name: paragraph("muted") for name in on}
        for name, box in self._flags.items():
            box.setChecked(on[name])
            box.toggled.connect(partial(context.change, name))
            self._notes[name].stand_below_words()
        self.profiles = Profiles(self)
        self._data_title = label("heading")
        self._data_note = paragraph("muted")
        self._back_up = self.button("save")
        self._back_up.clicked.connect(self.backup_wanted)
        self._import = self.button("folder-open")
        self._import.clicked.connect(self.import_wanted)
        self._folder = self.button("folder-open")
        self._folder.clicked.connect(self._open_folder)
        self._handbook = self.button("book-open")
        self._handbook.clicked.connect(self.handbook_wanted)
        self._lay_out()
        self.retranslate()
        context.setting_changed.connect(self._show_size)

    def _show_size(self, _changed: str = "") -> None:
        self._size_words.setText(percent(self.context.settings.text_size))

    def _slider(self, least: int, most: int, value: int, name: str) -> Slider:
        slider = Slider()
        slider.setRange(least, most)
        slider.setSingleStep(5)
        slider.setPageStep(10)
        slider.setValue(value)
        # A change of text size lays the whole window out anew: wait until the hand lets go.
        slider.setTracking(name != "text_size")
        slider.valueChanged.connect(lambda value: self.context.change(name, value))
        return slider

    def _lay_out(self) -> None:
        look, hearing, help_, speech = self._headings
        languages, theme, motion, pace, size, volume = self._labels
        left = column(
            card(speech, row(languages, 1, self._language), spacing=12),
            card(self.profiles),
            card(
                look,
                column(theme, self.theme, spacing=4),
                column(motion, self._motion, spacing=4),
                column(pace, self.pace, spacing=4),
                column(row(size, 1, self._size_words), self._size, spacing=4),
                spacing=14,
            ),
            card(
                hearing,
                self._sound,
                self._sound_note,
                column(volume, self._volume, spacing=4),
                spacing=10,
            ),
            1,
            spacing=16,
        )
        flags = [column(self._flags[name], self._notes[name], spacing=0) for name in self._flags]
        buttons = FlowLayout(190, spacing=8, most_columns=2)
        for button in (self._back_up, self._import, self._folder, self._handbook):
            buttons.addWidget(button)
        data = card(self._data_title, self._data_note, buttons, spacing=10)
        right = column(card(help_, *flags, spacing=12), data, 1, spacing=16)
        content = QWidget()
        inside = column(columns(left, right), 1, spacing=16)
        inside.setContentsMargins(40, 0, 40, 20)
        content.setLayout(inside)
        head = row(self._back, self._title, 1, spacing=12)
        head.setContentsMargins(40, 20, 40, 0)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(12)
        whole.addLayout(head)
        whole.addWidget(PageScroll(content), 1)

    def _open_folder(self) -> None:
        open_folder(self.context, self.context.places.data)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.profiles.retranslate()
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self.setAccessibleName(self.tr("Settings"))
        self._name_controls()
        self._show_size()
        self._describe_sound()
        for name, title, note in self._aids():
            self._flags[name].setText(title)
            self._notes[name].setText(note)
            self._flags[name].setAccessibleDescription(note)
        self._describe_data()

    def _name_controls(self) -> None:
        words = (
            self.tr("Appearance"),
            self.tr("Sound"),
            self.tr("Play aids"),
            self.tr("Language"),
        )
        for heading, text in zip(self._headings, words, strict=True):
            heading.setText(text)
        labels = (
            self.tr("Interface language"),
            self.tr("Theme"),
            self.tr("Animation"),
            self.tr("Other players’ moves"),
            self.tr("Text size"),
            self.tr("Volume"),
        )
        controls = (
            self._language,
            self.theme,
            self._motion,
            self.pace,
            self._size,
            self._volume,
        )
        for text_label, text, control in zip(self._labels, labels, controls, strict=True):
            text_label.setText(text)
            control.setAccessibleName(text)
        self._language.setItemText(0, self.tr("Same as system"))
        self.theme.set_words(
            [self.tr("System"), self.tr("Light"), self.tr("Dark"), self.tr("High contrast")]
        )
        self._motion.set_words([self.tr("Off"), self.tr("Fast"), self.tr("Normal")])
        self.pace.set_words(
            [
                self.tr("Step by step"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("Instant"),
            ]
        )

    def _describe_sound(self) -> None:
        self._sound.setText(self.tr("Play sounds"))
        possible = self.context.sounds.possible
        self._sound_note.setText(
            self.tr(
                "This version was installed without sound. Install the package with sound to "
                "get it."
            )
        )
        self._sound_note.setVisible(not possible)
        self._volume.setEnabled(possible)

    def _aids(self) -> Iterable[tuple[str, str, str]]:
        """The name, the title and the note of every setting that is on or off."""
        return (
            (
                "symbols",
                self.tr("Symbols as well as colours"),
                self.tr(
                    "Pieces also carry clear numbers and symbols, so you never have to rely on "
                    "colour alone."
                ),
            ),
            (
                "show_gains",
                self.tr("Points for a placement"),
                self.tr("See what a placement would score before you make it."),
            ),
            (
                "show_bag",
                self.tr("What is still in the bag"),
                self.tr(
                    "Shows how many unseen pieces of each kind are left. Press B during a game "
                    "to turn this on or off."
                ),
            ),
            (
                "coordinates",
                self.tr("Coordinates"),
                self.tr("Letters and numbers at the edge of the board, also in the list of moves."),
            ),
            (
                "ratings",
                self.tr("Ratings"),
                self.tr(
                    "A number for how strongly you play each game, after a game and in the "
                    "statistics."
                ),
            ),
            (
                "confirm_presses",
                self.tr("Confirm placements"),
                self.tr(
                    "The first click or tap shows where a piece would lie, the second one places "
                    "it. Harmonia has a switch of its own."
                ),
            ),
            (
                "alt_letters",
                self.tr("Letter keys need Alt"),
                self.tr(
                    "For speech input and unsteady hands: a letter or digit alone does nothing "
                    "at a table; together with Alt it does what it says."
                ),
            ),
            *(
                (switch.key, _title(game, switch), translate(game, switch.note))
                for game, switch in _switches()
            ),
        )

    def _describe_data(self) -> None:
        self._data_title.setText(self.tr("Your games and data"))
        self._data_note.setText(
            self.tr(
                "A backup is one file with your games, results, settings and players. Importing "
                "it adds what is missing here and overwrites nothing."
            )
        )
        for button, text in (
            (self._back_up, self.tr("Back up everything…")),
            (self._import, self.tr("Import a backup…")),
            (self._folder, self.tr("Open the data folder")),
            (self._handbook, self.tr("Handbook")),
        ):
            button.setText(text)
