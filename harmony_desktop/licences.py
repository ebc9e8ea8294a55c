"""The licences of everything shipped with the application.

A package that bundles its libraries also contains a list made when it was built. Elsewhere the
libraries are installed beside the application, and their metadata is read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

NEEDED = ("miniaudio", "numpy", "platformdirs", "pydantic", "PySide6-Essentials")
"""The dependencies in `pyproject.toml`."""
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|copyright)", re.IGNORECASE)
_REQUIREMENT = re.compile(r"^[A-Za-z0-9._-]+")
_RULE = "=" * 78


@dataclass(frozen=True)
class Licensed:
    """A library, or a set of pictures or fonts, with its licence."""

    name: str
    licence: str
    texts: tuple[str, ...] = ()


def libraries() -> list[Licensed]:
    """The required libraries and their dependencies, as installed here."""
    found: dict[str, Distribution] = {}
    for name in NEEDED:
        _gather(name, found)
    return [described(one) for _, one in sorted(found.items())]


def within_libraries(texts: Path) -> list[Licensed]:
    """Parts bundled in the libraries that their metadata does not describe."""
    gpl = tuple(_read(texts / f"LICENSE-{name}.txt") for name in ("LGPL-3.0", "GPL-3.0"))
    return [
        Licensed("Qt, used unmodified as shared libraries", "LGPL-3.0-only", gpl),
        Licensed("ICU, within Qt", "Unicode-3.0", (_read(texts / "LICENSE-Unicode-3.0.txt"),)),
    ]


def own(resources: Path) -> str:
    """The text of the application's own licence."""
    return _read(resources / "licences" / "LICENSE-MIT.txt")


def listing(entries: list[Licensed]) -> str:
    """All entries as one text."""
    return "\n".join(_entry(one) for one in entries)


def of_resources(folder: Path) -> list[Licensed]:
    """The fonts, icons and animals, each with the licence text beside them."""
    return [
        Licensed(
            f"resources/{path.parent.name}: {path.stem.removeprefix('LICENSE-')}",
            "",
            (_read(path),),
        )
        for path in sorted(folder.glob("*/LICENSE-*.txt"))
        if path.parent.name != "licences"
    ]


def _gather(name: str, found: dict[str, Distribution]) -> None:
    try:
        one = distribution(name)
    except PackageNotFoundError:
        # Needed on other systems only, or installed in another way.
        return
    if key(name) in found:
        return
    found[key(name)] = one
    for requirement in one.requires or ():
        if "extra ==" not in requirement:
            _gather(required(requirement), found)


def required(requirement: str) -> str:
    """The distribution name in a requirement.

    >>> required("numpy>=1.26; python_version >= '3.12'")
    'numpy'
    """
    found = _REQUIREMENT.match(requirement)
    return found[0] if found else ""


def key(name: str) -> str:
    """The normalised name of a distribution.

    >>> key("PySide6_Essentials")
    'pyside6-essentials'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def described(one: Distribution) -> Licensed:
    """What an installed library says of its licence."""
    facts = one.metadata
    expression = "".join(facts.get_all("License-Expression") or [])
    licence = expression or _from_classifiers(facts.get_all("Classifier") or [])
    short = "".join(facts.get_all("License") or [])
    texts = (_read(Path(str(one.locate_file(path)))) for path in _licence_files(one))
    return Licensed(
        f"{facts['Name']} {one.version}", licence or short.partition("\n")[0], tuple(texts)
    )


def _from_classifiers(classifiers: list[str]) -> str:
    licences = [one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License ::")]
    return ", ".join(licences)


def _licence_files(one: Distribution) -> Iterator[Path]:
    for path in one.files or ():
        if ".dist-info" in path.parts[0] and _LICENCE_FILE.search(path.name):
            yield Path(path)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip()


def _entry(one: Licensed) -> str:
    title = f"{one.name} ({one.licence})" if one.licence else one.name
    return "\n\n".join([_RULE, title, *one.texts, ""])
