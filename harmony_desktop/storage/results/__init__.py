"""Finished games: results and the games themselves, in SQLite.

    result.py    one finished game, and how its row is read and checked
    query.py     filters for results
    schema.py    the tables, and migration from earlier versions
    entry.py     inserting a row and the data derived from it
    file.py      the file: opened, checked, copied, salvaged
    list.py      the list: adding, changing, the bin, searching

The file is not trusted: an invalid row is skipped and counted wherever it is read.
"""

from harmony_desktop.storage.results.entry import SeatFeats
from harmony_desktop.storage.results.file import WAIT, Unreadable
from harmony_desktop.storage.results.list import LONGEST_TITLE, Feat, Found, Results
from harmony_desktop.storage.results.query import Query, Tablemate, Term
from harmony_desktop.storage.results.result import (
    SELECT,
    Result,
    Source,
    identity_of,
    person_key,
    person_keys,
    read_row,
    read_sheets,
    variant_of,
)

__all__ = [
    "LONGEST_TITLE",
    "SELECT",
    "WAIT",
    "Feat",
    "Found",
    "Query",
    "Result",
    "Results",
    "SeatFeats",
    "Source",
    "Tablemate",
    "Term",
    "Unreadable",
    "identity_of",
    "person_key",
    "person_keys",
    "read_row",
    "read_sheets",
    "variant_of",
]
