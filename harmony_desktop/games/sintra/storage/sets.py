"""The players' own component sets: files in a folder, each listed under the set's name."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from harmony_desktop.games.sintra.rules import component_set
from harmony_desktop.games.sintra.rules.component_set import BadComponentSet
from harmony_desktop.games.sintra.rules.components import Components
from harmony_desktop.storage.files import Places, write_atomically

MOST = 40
"""The most sets listed."""


@dataclass(frozen=True)
class OwnSet:
    """A file of the folder: its set, or its problem."""

    path: Path
    components: Components | None
    problem: BadComponentSet | None = None

    @property
    def name(self) -> str:
        """The name of the set, or of its file."""
        return (self.components.name if self.components else "") or self.path.stem


def read(path: Path) -> OwnSet:
    try:
        return OwnSet(path, component_set.read_set_file(path))
    except BadComponentSet as problem:
        return OwnSet(path, None, problem)


class SetFolder:
    """The sets in a folder. Writing raises OSError if the disk refuses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.removed: OwnSet | None = None
        """The set removed last, which can be restored."""

    def sets(self) -> list[OwnSet]:
        """All sets, by name."""
        found: list[Path] = []
        with suppress(OSError):
            found = sorted(path for path in self.folder.glob("*.json") if path.is_file())[:MOST]
        return sorted(map(read, found), key=lambda one: one.name.casefold())

    def add(self, components: Components, stem: str = "my-set") -> Path:
        """Write a set to a new file with a unique name."""
        named = replace(components, name=self._free_name(components.name))
        path, number = self.folder / f"{stem}.json", 1
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}.json"
        self.write(path, named)
        return path

    def _free_name(self, name: str) -> str:
        taken = {one.name for one in self.sets()}
        found, number = name, 1
        while found and found in taken:
            number += 1
            ending = f" {number}"
            found = name[: component_set.MAX_NAME - len(ending)] + ending
        return found

    def write(self, path: Path, components: Components) -> None:
        write_atomically(path, component_set.laid_out(components))

    def remove(self, one: OwnSet) -> None:
        one.path.unlink(missing_ok=True)
        self.removed = one

    def bring_back(self) -> Path | None:
        """Restore the set removed last."""
        one, self.removed = self.removed, None
        if one is None or one.components is None:
            return None
        return self.add(one.components, one.path.stem)


# For backups


def kept(places: Places) -> dict[str, str]:
    """The readable sets, as texts by file name."""
    return {
        one.path.stem: component_set.laid_out(one.components)
        for one in SetFolder(places.sets("sintra")).sets()
        if one.components is not None
    }


def take_in(places: Places, brought: Mapping[str, str], write: bool = True) -> int:
    """Add the sets that are new, and return how many; ValueError if one is invalid."""
    shelf = SetFolder(places.sets("sintra"))
    there = [one.components for one in shelf.sets()]
    new = 0
    for stem, text in sorted(brought.items()):
        components = component_set.read_set(text)
        if components in there or len(there) >= MOST:
            continue
        new += 1
        there.append(components)
        if write:
            shelf.add(components, "".join(sign for sign in stem if sign.isalnum() or sign in "-_"))
    return new
