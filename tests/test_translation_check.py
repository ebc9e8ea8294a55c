"""The check of the translations finds the faults it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools import check_translations as check


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("uk", "п'ять балів"),
        ("uk", "Зачекайте …"),
        ("de", "{percent} %"),
        ("fa", "بازی 12"),
        ("fa", "بازی, بعدی"),
        ("fa", "کدام؟ یا کدام?"),
        ("fa", "بازی Score"),
        ("uk", "партія replay"),
    ],
)
def test_signs_a_typesetter_would_mark_are_found(language: str, text: str) -> None:
    assert list(check._sign_faults(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("uk", "п’ять балів…"),
        ("uk", "Harmony: {points}"),
        ("de", "{percent}\u00a0%"),
        ("fa", "بازی ۱۲، امتیاز {points}٪"),
        ("fa", "متن UTF-8"),
        ("fa", "%Ln بازی"),
    ],
)
def test_good_signs_pass(language: str, text: str) -> None:
    assert list(check._sign_faults(language, text)) == []


def test_words_to_avoid_are_found_with_what_to_say_instead() -> None:
    (fault,) = check._word_faults("en", "If you like a game, buy the box.")
    assert "buy the original" in fault
    assert list(check._word_faults("en", "Marshall plays")) == []


def test_a_long_word_on_a_narrow_label_is_found() -> None:
    assert list(check._length_faults("TableSide", "Score", "Gesamtpunktestandsübersicht"))
    assert list(check._length_faults("TableSide", "Score", "Wertung")) == []
    assert list(check._length_faults("AboutPage", "Score", "Gesamtpunktestandsübersicht")) == []


@pytest.fixture
def one_text_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Translations after one English word was changed: one German text is unfinished."""
    for path in check.FOLDER.glob("*.ts"):
        text = path.read_text(encoding="utf-8")
        if path.name == "harmony_de.ts":
            text = text.replace("<translation>", '<translation type="unfinished">', 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(check, "FOLDER", tmp_path)
    monkeypatch.setattr(check, "stale", lambda language, path: ())


@pytest.mark.usefixtures("one_text_waits")
def test_an_unfinished_text_fails_a_release_but_not_a_developer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert check.main(["--allow-unfinished"]) == 0
    assert "unfinished" in capsys.readouterr().out.splitlines()[0]
    assert check.main([]) == 1
