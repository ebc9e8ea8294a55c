"""Finished games: results and the games themselves, in SQLite.

    result.py    one finished game, and how its row is read and checked
    query.py     which results are meant
    schema.py    the tables, and how those of earlier versions become them
    entry.py     a row going in, and what is derived from it
    file.py      the file: opened, checked, copied, salvaged
    list.py      the list: adding, changing, the bin, searching

What is in the file is data: a row that makes no sense is skipped and counted wherever it is read.
"""

from harmony_desktop.storage.results.file import WAIT, Unreadable
from harmony_desktop.storage.results.list import LONGEST_TITLE, Feat, Found, Results
from harmony_desktop.storage.results.query import Query
from harmony_desktop.storage.results.result import (
    Result,
    Source,
    identity_of,
    person_key,
    read_sheets,
    variant_of,
)

__all__ = [
    "LONGEST_TITLE",
    "WAIT",
    "Feat",
    "Found",
    "Query",
    "Result",
    "Results",
    "Source",
    "Unreadable",
    "identity_of",
    "person_key",
    "read_sheets",
    "variant_of",
]
