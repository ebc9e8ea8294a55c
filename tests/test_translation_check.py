"""The check of the translations finds the faults it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.tools import check_translations as check
from tests.tools import vocabulary
from tests.tools.quoted_labels import quoted_label_faults
from tests.tools.store_texts import store_name_faults
from tests.tools.vocabulary import vocabulary_faults

ROOT = Path(__file__).parents[1]


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
        ("uk", "партія – гра"),
        ("en", "the player's turn"),
        ("de", "%Ln Punkte"),
        ("de", "Fertig. Ihre Partien"),
        ("fa", "روی A است"),
        ("fa", "کار\u200cها"),
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
        ("fa", "متن \u2068UTF-8\u2069"),
        ("fa", "%Ln\u00a0بازی"),
        ("fa", "روی \u2068A\u2069 و بازی\u200cها"),
        ("de", "Ihr gewinnt gemeinsam."),
    ],
)
def test_good_signs_pass(language: str, text: str) -> None:
    assert list(check._sign_faults(language, text)) == []


def test_words_to_avoid_are_found_with_what_to_say_instead() -> None:
    (fault,) = vocabulary_faults("en", "", "If you like a game, buy the box.")
    assert "buy the original" in fault
    assert list(vocabulary_faults("en", "", "Marshall plays")) == []


def test_a_stem_is_found_in_every_form_and_a_whole_word_only_as_such() -> None:
    assert list(vocabulary_faults("de", "", "Zwei Fliesen"))
    assert list(vocabulary_faults("de", "", "ein \u2068Brett\u2069, {count}"))
    assert list(vocabulary_faults("de", "", "Brettspiele")) == []


def test_a_game_has_words_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head = "scope,term,en,fa,uk,de,avoid_en,avoid_fa,avoid_uk,avoid_de"
    rows = [head, "all,space,space,,,,cell,,,", "harmonia,space,cell,,,,space,,,"]
    monkeypatch.setattr(vocabulary, "FILE", tmp_path / "glossary.csv")
    vocabulary.FILE.write_text("\n".join(rows), encoding="utf-8")
    vocabulary.avoided_forms.cache_clear()
    assert [list(vocabulary_faults("en", game, "a cell")) != [] for game in ("", "harmonia")] == [
        True,
        False,
    ]
    vocabulary.avoided_forms.cache_clear()


def test_a_long_word_on_a_narrow_label_is_found() -> None:
    assert list(check._length_faults("TableSide", "Score", "Gesamtpunktestandsübersicht"))
    assert list(check._length_faults("TableSide", "Score", "Wertung")) == []
    assert list(check._length_faults("AboutPage", "Score", "Gesamtpunktestandsübersicht")) == []


@pytest.mark.parametrize(
    ("sentence", "faults"),
    [
        ("Drück auf „Zug beenden“.", []),
        ("Beende den Zug.", ["the button “End turn” says Zug beenden here"]),
    ],
)
def test_a_sentence_calls_a_button_what_the_button_says(
    sentence: str, faults: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "harmony_de.ts"
    path.write_text(
        "<TS><context><name>harmonies</name>"
        "<message><source>End turn</source><translation>Zug beenden</translation></message>"
        "<message><source>Click “End turn”.</source>"
        f"<translation>{sentence}</translation></message></context></TS>",
        encoding="utf-8",
    )
    assert [fault.rpartition(": ")[2] for fault in quoted_label_faults(path)] == faults


def test_a_button_that_nothing_bears_is_found(tmp_path: Path) -> None:
    path = tmp_path / "harmony_de.ts"
    path.write_text(
        "<TS><context><name>harmonies</name><message><source>Click “Finish”.</source>"
        "<translation>Klick.</translation></message></context></TS>",
        encoding="utf-8",
    )
    (fault,) = quoted_label_faults(path)
    assert "no button says “Finish”" in fault


def test_the_store_names_games_and_designers_as_the_program_does(tmp_path: Path) -> None:
    text = (check.FOLDER / "harmony_uk.ts").read_text(encoding="utf-8")
    changed = tmp_path / "harmony_uk.ts"
    changed.write_text(text.replace(">Пітер Берлі<", ">Петро Бурлі<"), encoding="utf-8")
    assert list(store_name_faults("uk", check.FOLDER / "harmony_uk.ts")) == []
    (fault,) = store_name_faults("uk", changed)
    assert "'Peter Burley'" in fault


@pytest.mark.parametrize("pattern", ["d MMM", "dd.MM.yyyy", "MMM yyyy", "M/d/yy"])
def test_a_pattern_of_dates_is_recognised(pattern: str) -> None:
    assert check.DATE_PATTERN.fullmatch(pattern)


@pytest.mark.parametrize("words", ["day", "May", "d", "My", "M", "dy/dx", "d-y"])
def test_a_word_is_no_pattern_of_dates(words: str) -> None:
    assert not check.DATE_PATTERN.fullmatch(words)


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


def test_every_text_is_where_it_is_looked_for() -> None:
    """What is asked for inside a formatted text is not found there: "Right!" stayed English."""
    inside = re.compile(r"""\bf"[^"\n]*\{[^"}\n]*\b(?:tr|translate)\('""")
    assert inside.search("""f"{self.tr('Right!')} and more\"""")
    code = sorted((ROOT / "harmony_desktop").rglob("*.py"))
    assert [path.name for path in code if inside.search(path.read_text("utf-8"))] == []
