"""Orders of tiles a player has saved in Terraces: one small JSON file.

A tile is known by its kind within a set, so an order serves both colours.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path

from harmony_desktop.games.terraces.moves import is_order
from harmony_desktop.storage.files import (
    Places,
    Problem,
    read_limited,
    set_aside,
    write_atomically,
)

SCHEMA = 1
MOST = 5
"""How many orders are kept."""
MAX_BYTES = 20_000


@dataclass(frozen=True)
class SavedOrder:
    """An order and the day it was saved, as YYYY-MM-DD."""

    saved: str
    order: tuple[int, ...]


def path(places: Places) -> Path:
    """Where the orders are kept."""
    return places.data / "terraces-orders.json"


def _one(document: object) -> SavedOrder:
    if not isinstance(document, dict):
        raise ValueError("not an order")
    order = document.get("order")
    if not isinstance(order, list) or not all(type(kind) is int for kind in order):
        raise ValueError("not a list of tiles")
    if not is_order(tuple(order)):
        raise ValueError("not each tile of a set")
    saved = document.get("saved")
    if not isinstance(saved, str):
        raise ValueError("no date")
    return SavedOrder(date.fromisoformat(saved).isoformat(), tuple(order))


def read(text: str | bytes) -> list[SavedOrder]:
    """Orders from JSON; ValueError says what is wrong."""
    try:
        document = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise ValueError("not a file of orders")
    orders = document.get("orders")
    if not isinstance(orders, list) or len(orders) > MOST:
        raise ValueError("not a list of orders")
    return [_one(order) for order in orders]


def load(places: Places) -> tuple[list[SavedOrder], Problem | None]:
    """The orders on disk. A damaged file is set aside and told of."""
    file = path(places)
    try:
        return read(read_limited(file, MAX_BYTES)), None
    except FileNotFoundError:
        return [], None
    except ValueError:
        return [], Problem("orders-damaged", set_aside(file))
    except OSError as problem:
        return [], Problem("cannot-read", file, str(problem.strerror))


def save(places: Places, orders: Sequence[SavedOrder]) -> Problem | None:
    """Write the orders; a disk that refuses is told of."""
    document = {"schema": SCHEMA, "orders": [asdict(order) for order in orders]}
    try:
        write_atomically(path(places), json.dumps(document))
    except OSError as problem:
        return Problem("cannot-write", path(places), str(problem.strerror))
    return None
