"""Everything a player enters on a score pad, with undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from harmony_desktop import games
from harmony_desktop.engine.options import Options, read_options
from harmony_desktop.engine.pads import Number, PadChoice, PadEntry, usual
from harmony_desktop.engine.record import Record, Seat
from harmony_desktop.ui.kit.context import now
from harmony_desktop.ui.players.players import COLOURS

MOST_PLAYERS = 6
_MOST_UNDO = 500


@dataclass(frozen=True)
class FilledPad:
    """The entries, the players' names, and the player whose board is shown."""

    entries: tuple[PadEntry, ...]
    names: tuple[str, ...]
    current: int = 0


class PadFilling:
    """The filled pad of one game. Undo takes back changes of the entries, but no name."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._pad = games.pad(game)
        entry = self._empty_entry
        count = 1 if self._pad.SHARED else max(2, self._pad.SEATS[0])
        self._filled = FilledPad((entry,) * count, ("",) * MOST_PLAYERS)
        self._past: list[FilledPad] = []
        self._future: list[FilledPad] = []

    # What is entered

    @property
    def entries(self) -> tuple[PadEntry, ...]:
        return self._filled.entries

    @property
    def names(self) -> tuple[str, ...]:
        return self._filled.names

    @property
    def current(self) -> int:
        """The player whose board is shown."""
        return self._filled.current

    @property
    def entry(self) -> PadEntry:
        """The entry whose board is shown."""
        return self.entries[self.current]

    @property
    def players(self) -> int:
        return sum(self._pad.players(entry) for entry in self.entries)

    @property
    def blank(self) -> bool:
        """Whether nothing has been entered on any board."""
        return all(map(self.is_blank, self.entries))

    def is_blank(self, entry: PadEntry) -> bool:
        """Whether nothing has been entered: no piece, and no number but the usual ones."""
        board, values = entry
        return board == self._pad.empty(values) and all(
            values[key] == number for key, number in self._usual_numbers.items()
        )

    @property
    def options(self) -> Options:
        """The options of the game, by the choices on the pad."""
        return read_options(games.load(self._game).options, self._choices_of(self.entries[0]))

    def record(self) -> Record:
        """The record of the game that was played: its players and options, without moves."""
        rules = games.load(self._game)
        colours = rules.colours_of(self.options)
        return Record(
            game=self._game,
            revision=rules.revision,
            options=self._choices_of(self.entries[0]),
            seats=tuple(
                Seat(kind="person", name=name.strip(), colour=colour)
                for name, colour in zip(
                    self.names[: self.players], colours or COLOURS, strict=False
                )
            ),
            seed=0,
            started=now(),
        )

    # Changes; each returns whether anything has changed

    def replace_entries(self, entries: Sequence[PadEntry]) -> bool:
        """Replace all entries."""
        return self._become(FilledPad(self._whole(entries), self.names))

    def enter(self, entry: PadEntry) -> bool:
        """Change the entry whose board is shown."""
        entries = list(self.entries)
        entries[self.current] = entry
        return self._become(replace(self._filled, entries=tuple(entries)))

    def set_value(self, key: str, value: int | str) -> bool:
        """Change a value of the entry whose board is shown."""
        return self.enter(self._with_value(self.entry, key, value))

    def set_shared_value(self, key: str, value: int | str) -> bool:
        """Change a value of all entries."""
        entries = tuple(self._with_value(entry, key, value) for entry in self.entries)
        return self._become(replace(self._filled, entries=entries))

    def wipe(self) -> bool:
        """Empty the board that is shown."""
        values = self.entry.values
        return self.enter(PadEntry(self._pad.empty(values), values))

    def resize(self, count: int) -> bool:
        """Add boards, or remove the last ones, within the limits of the game."""
        least, most = self._pad.SEATS
        count = max(least, min(most, count))
        # A new player takes over the shared choices, but not the numbers.
        values = {**self.entry.values, **self._usual_numbers}
        more = (PadEntry(self._pad.empty(values), values),) * (count - len(self.entries))
        current = count - 1 if more else min(self.current, count - 1)
        entries = (*self.entries, *more)[:count]
        return self._become(replace(self._filled, entries=entries, current=current))

    def _become(self, filled: FilledPad) -> bool:
        if filled == self._filled:
            return False
        self._past = [*self._past, self._filled][-_MOST_UNDO:]
        self._future = []
        self._filled = filled
        return True

    # Undo

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        self._step(self._past, self._future)

    def redo(self) -> None:
        self._step(self._future, self._past)

    def _step(self, taken: list[FilledPad], given: list[FilledPad]) -> None:
        if taken:
            given.append(self._filled)
            self._filled = replace(taken.pop(), names=self.names)

    def forget_past(self) -> None:
        """Let undo go no further back than now."""
        self._past.clear()

    # Changes that are not undone

    def choose_player(self, player: int) -> None:
        self._filled = replace(self._filled, current=player)

    def rename(self, player: int, name: str) -> None:
        names = list(self.names)
        names[player] = name
        self._filled = replace(self._filled, names=tuple(names))

    def take_up(self, entries: Sequence[PadEntry], names: Sequence[str]) -> None:
        """Begin with the entries and names of a draft."""
        names = (*names, *("",) * MOST_PLAYERS)[:MOST_PLAYERS]
        self._filled = FilledPad(self._whole(entries), names)

    # Values of fields

    @property
    def _empty_entry(self) -> PadEntry:
        values = usual(self._pad.FIELDS)
        return PadEntry(self._pad.empty(values), values)

    @property
    def _usual_numbers(self) -> dict[str, int]:
        return {field.key: field.default for field in self._pad.FIELDS if isinstance(field, Number)}

    def _with_value(self, entry: PadEntry, key: str, value: int | str) -> PadEntry:
        values = {**entry.values, key: value}
        return PadEntry(self._pad.fitted(entry.board, values), values)

    def _choices_of(self, entry: PadEntry) -> dict[str, int | str]:
        keys = (field.key for field in self._pad.FIELDS if isinstance(field, PadChoice))
        return {key: entry.values[key] for key in keys if key in entry.values}

    def _whole(self, entries: Sequence[PadEntry]) -> tuple[PadEntry, ...]:
        """Entries with a value for every field; the first one has the choices of all."""
        values = {**usual(self._pad.FIELDS), **self._choices_of(entries[0])}
        return tuple(PadEntry(board, {**values, **own}) for board, own in entries)
