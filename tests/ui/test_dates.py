"""Days are written as each language writes them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QDate
from PySide6.QtWidgets import QApplication

from harmony_desktop.ui.kit import languages


@pytest.mark.parametrize(
    ("language", "this_year", "another"),
    [
        ("en", "17 Nov", "Mar 2001"),
        ("de", "17. Nov.", "März 2001"),
        ("uk", "17 лист.", "бер. 2001"),
        ("fa", "۲۶ آبان", "اسفند ۱۳۷۹"),
    ],
)
def test_a_short_date_follows_the_language(
    language: str,
    this_year: str,
    another: str,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QDate, "currentDate", lambda: QDate(2026, 12, 1))
    known = languages.Languages(qapp)
    known.use(language)
    try:
        assert languages.short_date(QDate(2026, 11, 17)) == this_year
        assert languages.short_date(QDate(2001, 3, 2)) == another
    finally:
        known.use("en")
