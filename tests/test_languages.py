"""The languages are listed once; everything that has a part for each of them has it for all."""

from __future__ import annotations

from pathlib import Path

from harmony_desktop.engine.words import LANGUAGES
from harmony_desktop.ui.kit import languages
from harmony_desktop.ui.shell import screenshots

ROOT = Path(__file__).parents[1]


def test_every_language_has_its_parts() -> None:
    wanted = set(LANGUAGES)
    assert {path.stem for path in (ROOT / "translations").glob("*.ts")} == {
        f"harmony_{code}" for code in wanted
    }
    assert set(languages._LOCALES) == wanted
    assert set(screenshots._NAMES) == wanted
