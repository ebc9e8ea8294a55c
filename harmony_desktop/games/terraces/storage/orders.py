"""Orders of tiles on disk: those a player has saved, and drafts.

A tile is identified by its kind within a set, so a saved order serves both colours. A draft belongs
to a seat of a running game, and is stored so that a power cut does not lose it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import TypeVar

from harmony_desktop.engine.documents import read_json
from harmony_desktop.engine.formats import Format, NewerDocument
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.terraces.rules.moves import is_order
from harmony_desktop.games.terraces.texts import ORDERS_DAMAGED, ORDERS_NEWER
from harmony_desktop.storage.files import (
    Places,
    Problem,
    Refusal,
    damaged,
    read_limited,
    refused,
    write_atomically,
)

T = TypeVar("T")

FORMAT = Format()
MOST = 5
"""The most orders a player may see and still save another."""
MOST_KEPT = 2 * MOST
"""The most orders stored: two players at one table do not see each other's."""
MOST_DRAFTS = 12
"""The most drafts stored; the oldest go first."""
MAX_BYTES = 20_000
_DRAFTS = "drafts"
"""The name of the drafts in a backup."""

Drafts = dict[str, tuple[int, ...]]
"""Drafts by the name of their game and their seat."""


@dataclass(frozen=True)
class SavedOrder:
    """An order, the day it was saved (YYYY-MM-DD), and the game and seat that saved it."""

    saved: str
    order: tuple[int, ...]
    maker: str = ""


def path(places: Places) -> Path:
    """The file of the saved orders."""
    return places.data / "terraces-orders.json"


def drafts_path(places: Places) -> Path:
    """The file of the drafts."""
    return places.data / "terraces-drafts.json"


def _tiles(order: object) -> tuple[int, ...]:
    if not isinstance(order, list) or not all(type(kind) is int for kind in order):
        raise ValueError("not a list of tiles")
    if not is_order(tuple(order)):
        raise ValueError("not each tile of a set")
    return tuple(order)


def _one(document: object) -> SavedOrder:
    if not isinstance(document, dict):
        raise ValueError("not an order")
    saved = document.get("saved")
    if not isinstance(saved, str):
        raise ValueError("no date")
    maker = document.get("maker", "")
    if not isinstance(maker, str):
        raise ValueError("no maker")
    return SavedOrder(date.fromisoformat(saved).isoformat(), _tiles(document.get("order")), maker)


def _document(text: str | bytes) -> dict[str, object]:
    """Parse a file of orders; ValueError if invalid, NewerDocument if a newer version wrote it."""
    document = read_json(text)
    if not isinstance(document, dict) or "schema" not in document:
        raise ValueError("not a file of orders")
    return FORMAT.upgraded(document)


def read(text: str | bytes) -> list[SavedOrder]:
    """Read saved orders from JSON; ValueError names the problem."""
    orders = _document(text).get("orders")
    if not isinstance(orders, list) or len(orders) > MOST_KEPT:
        raise ValueError("not a list of orders")
    return [_one(order) for order in orders]


def read_drafts(text: str | bytes) -> Drafts:
    """Read drafts from JSON; ValueError names the problem."""
    drafts = _document(text).get("drafts")
    if not isinstance(drafts, dict) or len(drafts) > MOST_DRAFTS:
        raise ValueError("not orders by game")
    return {key: _tiles(order) for key, order in drafts.items()}


def load(places: Places) -> tuple[list[SavedOrder], Problem | None]:
    """Load the saved orders. A damaged file is set aside and reported."""
    found, problem = _load(path(places), read)
    return found or [], problem


def load_drafts(places: Places) -> tuple[Drafts, Problem | None]:
    """Load the drafts, likewise."""
    found, problem = _load(drafts_path(places), read_drafts)
    return found or {}, problem


def _load(file: Path, reader: Callable[[bytes], T]) -> tuple[T | None, Problem | None]:
    try:
        return reader(read_limited(file, MAX_BYTES)), None
    except FileNotFoundError:
        return None, None
    except NewerDocument:
        return None, Problem("own", file, words=Phrase("terraces", ORDERS_NEWER))
    except ValueError:
        return None, damaged("own", file, words=Phrase("terraces", ORDERS_DAMAGED))
    except OSError as problem:
        return None, refused("cannot-read", file, problem)


def save(places: Places, orders: Sequence[SavedOrder]) -> Problem | None:
    """Write the saved orders; if the disk refuses, return the problem."""
    return _save(path(places), {"orders": [asdict(order) for order in orders]})


def save_drafts(places: Places, drafts: Drafts) -> Problem | None:
    """Write the newest drafts."""
    return _save(drafts_path(places), {"drafts": dict(list(drafts.items())[-MOST_DRAFTS:])})


def _save(file: Path, content: dict[str, object]) -> Problem | None:
    try:
        _document(read_limited(file, MAX_BYTES))
    except NewerDocument:
        return Problem("own", file, words=Phrase("terraces", ORDERS_NEWER))
    except (OSError, ValueError):
        # A damaged file was set aside when it was read; a failing disk is reported below.
        pass
    try:
        write_atomically(file, json.dumps({"schema": FORMAT.newest, **content}))
    except OSError as problem:
        return refused("cannot-write", file, problem)
    return None


# For backups


def kept(places: Places) -> dict[str, str]:
    """The saved orders and the drafts, each as one text; unreadable files are left out."""
    found = {}
    for name, file, reader in (
        ("orders", path(places), read),
        (_DRAFTS, drafts_path(places), read_drafts),
    ):
        with suppress(OSError, ValueError):
            text = read_limited(file, MAX_BYTES)
            if reader(text):
                found[name] = text.decode("utf-8")
    return found


def take_in(places: Places, brought: Mapping[str, str], write: bool = True) -> int:
    """Add the orders that are new, and return how many; ValueError if one is invalid."""
    orders, problem = load(places)
    if problem is not None:
        raise Refusal(problem)
    drafts, problem = load_drafts(places)
    if problem is not None:
        raise Refusal(problem)
    known = {one.order for one in orders}
    new: list[SavedOrder] = []
    brought_drafts: Drafts = {}
    for name, text in brought.items():
        if name == _DRAFTS:
            brought_drafts = read_drafts(text)
            continue
        found = read(text)
        new += [one for one in found if one.order not in known]
        known |= {one.order for one in found}
    new = new[: max(0, MOST_KEPT - len(orders))]
    if write:
        refusals = [save(places, [*orders, *new])] if new else []
        if brought_drafts.keys() - drafts.keys():
            refusals.append(save_drafts(places, {**brought_drafts, **drafts}))
        for refusal in refusals:
            if refusal is not None:
                raise Refusal(refusal)
    return len(new)
