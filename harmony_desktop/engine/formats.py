"""Documents that outlive versions of this program.

Every kind of document has a Format. The document says under `schema` how it is written; one of an
earlier schema is upgraded step by step when it is read, one of a newer schema is recognised as
such. Records, settings, orders, analyses and backups are such documents; the results, which are a
database, do the same with tables (storage/results/schema.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Document = dict[str, Any]
Upgrade = Callable[[Document], Document]


class NewerDocument(ValueError):
    """A document written by a newer version of this program."""


class Format:
    """How a kind of document is written, and how each earlier way leads to the next.

    >>> once = Format(lambda old: {"colour": old["color"]})
    >>> once.newest, once.upgraded({"schema": 1, "color": "red"})
    (2, {'colour': 'red', 'schema': 2})
    """

    def __init__(self, *upgrades: Upgrade) -> None:
        """The first of `upgrades` leads from schema 1 to 2, and so on."""
        self._upgrades = upgrades

    @property
    def newest(self) -> int:
        """The schema in which documents are written."""
        return 1 + len(self._upgrades)

    def schema_of(self, document: object) -> int:
        """The schema of a document, 1 if it names none; ValueError if it is no document."""
        if not isinstance(document, dict):
            raise ValueError("not an object")
        schema = document.get("schema", 1)
        if type(schema) is not int or schema < 1:
            raise ValueError(f"schema: {schema!r}")
        return schema

    def upgraded(self, document: object) -> Document:
        """A document as the newest schema has it; NewerDocument or another ValueError if not."""
        schema = self.schema_of(document)
        assert isinstance(document, dict)
        if schema > self.newest:
            raise NewerDocument(f"schema {schema}, while {self.newest} is the newest known")
        if schema == self.newest:
            return document
        for upgrade in self._upgrades[schema - 1 :]:
            try:
                document = upgrade(document)
            except (KeyError, TypeError, AttributeError) as problem:
                raise ValueError(f"not of schema {schema}: {problem}") from None
        return {**document, "schema": self.newest}
