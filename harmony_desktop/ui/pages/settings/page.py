"""Settings: language, look, motion, sound, help while playing."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from harmony_desktop import games
from harmony_desktop.engine.extras import Switch
from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.storage.settings import PACES, THEMES
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import percent, translate
from harmony_desktop.ui.kit.values import Slider
from harmony_desktop.ui.kit.widgets import (
    DropDown,
    Page,
    Segments,
    card,
    column,
    columns,
    label,
    paragraph,
    row,
    scrolled,
)
from harmony_desktop.ui.pages.settings.profiles import Profiles

_MOTIONS = ("off", "fast", "normal")
_FLAGS = ("symbols", "show_gains", "show_bag")


def _switches() -> list[tuple[str, Switch]]:
    """The settings that only one game has, each with the game's id."""
    return [(game, one) for game in games.GAMES for one in games.facts(game).EXTRAS.switches]


class SettingsPage(Page):
    """Every setting takes effect at once."""

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
        self._lay_out()
        self.retranslate()
        context.setting_changed.connect(self._show_size)

    def _show_size(self, _changed: str = "") -> None:
        self._size_words.setText(percent(self.context.settings.text_size))

    def _slider(self, least: int, most: int, value: int, name: str) -> Slider:
        slider = Slider()
        slider.setRange(least, most)
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
        right = column(card(help_, *flags, spacing=12), 1, spacing=16)
        content = QWidget()
        head = row(self._back, self._title, 1, spacing=12)
        inside = column(head, columns(left, right), 1, spacing=16)
        inside.setContentsMargins(40, 20, 40, 20)
        content.setLayout(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(content))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        self.profiles.retranslate()
        words = (
            self.tr("Appearance"),
            self.tr("Sound"),
            self.tr("Help while playing"),
            self.tr("Language"),
        )
        for heading, text in zip(self._headings, words, strict=True):
            heading.setText(text)
        labels = (
            self.tr("Interface language"),
            self.tr("Theme"),
            self.tr("Animation"),
            self.tr("Moves of the others"),
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
        self.theme.set_words([self.tr("System"), self.tr("Light"), self.tr("Dark")])
        self._motion.set_words([self.tr("Off"), self.tr("Fast"), self.tr("Normal")])
        self.pace.set_words(
            [
                self.tr("Step by step"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
                self.tr("At once"),
            ]
        )
        self._show_size()
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
        for name, title, note in (
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
                    "to switch this."
                ),
            ),
            *(
                (switch.key, translate(game, switch.title), translate(game, switch.note))
                for game, switch in _switches()
            ),
        ):
            self._flags[name].setText(title)
            self._notes[name].setText(note)
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self.setAccessibleName(self.tr("Settings"))
