"""The languages are listed once: one line and one translation file make another."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from harmony_desktop.engine.words import LANGUAGES

ROOT = Path(__file__).parents[1]
LOOK = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QComboBox, QLabel
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.window import Window

window = Window(Context(make_application(), Places.below(Path("home")), "fr"))
offered = [box.itemText(at) for box in window.findChildren(QComboBox) for at in range(box.count())]
window.navigation.open("new_game", "harmony")
words = [one.text() for one in window.page.findChildren(QLabel)]
print(json.dumps({"title": window.windowTitle(), "offered": offered, "words": words}))
"""


def test_every_language_has_a_file_and_no_other_has() -> None:
    files = {path.stem for path in (ROOT / "translations").glob("*.ts")}
    assert files == {f"harmony_{code}" for code in LANGUAGES}


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with French in its list and a file in which every text is marked."""
    root = tmp_path_factory.mktemp("french")
    for folder in ("harmony_desktop", "translations", "tests/tools"):
        unused = shutil.ignore_patterns("__pycache__", "*.qm")
        shutil.copytree(ROOT / folder, root / folder, ignore=unused)
    (root / "resources").symlink_to(ROOT / "resources")
    listed = root / "harmony_desktop" / "engine" / "words.py"
    before = listed.read_text(encoding="utf-8")
    after = before.replace('"de": "Deutsch"}', '"de": "Deutsch", "fr": "Français"}')
    assert after != before
    listed.write_text(after, encoding="utf-8")
    # French has as many forms of a plural as German.
    tree = ET.parse(root / "translations" / "harmony_de.ts")  # noqa: S314 - our own file
    tree.getroot().set("language", "fr")
    for message in tree.iter("message"):
        forms = list(message.iter("numerusform")) or list(message.iter("translation"))
        for form in forms:
            source = re.sub(r" (?=%(?!L?n))|(?<=%Ln) ", "\u00a0", message.findtext("source", ""))
            # Buttons that a sentence names are marked there as on the button.
            form.text = source.replace("”", "\u00a0!”") + "\u00a0!"
    tree.write(root / "translations" / "harmony_fr.ts", encoding="utf-8", xml_declaration=True)
    run(root, "translations/compile.py")
    return root


def run(root: Path, *words: str) -> str:
    environment = {
        **os.environ,
        "PYTHONPATH": str(root),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
    }
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-3000:]
    return done.stdout


def test_a_further_language_is_offered_and_spoken(french: Path) -> None:
    seen = json.loads(run(french, "-c", LOOK))
    assert "Français" in seen["offered"]
    assert seen["title"] == "Harmony Desktop\u00a0!"
    assert "Players\u00a0!" in seen["words"]


def test_a_further_language_has_its_pictures(french: Path) -> None:
    code = (
        "from pathlib import Path;"
        "from harmony_desktop.ui.shell.screenshots import paint_pages;"
        "size, only = (1280, 800), {'home', 'table'};"
        "print(*paint_pages(Path('shots'), 'fr', 'light', size, 1.0, only=only))"
    )
    assert len(run(french, "-c", code).split()) == 2
    assert (french / "shots" / "table-fr-light.png").stat().st_size > 5000


def test_a_further_language_is_checked(french: Path) -> None:
    said = run(french, "tests/tools/check_translations.py").splitlines()[-1]
    assert said.endswith(f"in {len(LANGUAGES) + 1} translation files")


def test_no_ukrainian_line_ends_with_one_letter_or_begins_with_a_dash(tmp_path: Path) -> None:
    loose = re.compile(r"(?<![\w’'])[авзійоуяє] \S|\S —", re.IGNORECASE)
    compiled = runpy.run_path(str(ROOT / "translations" / "compile.py"))
    compiled["compile_all"](tmp_path)
    translator = QTranslator()
    assert translator.load("harmony_uk", str(tmp_path))
    assert translator.translate("harmonies", "With spirits") == "З\u00a0духами природи"
    for context in ET.parse(ROOT / "translations" / "harmony_uk.ts").iter("context"):  # noqa: S314
        name = context.findtext("name", "")
        for message in context.iter("message"):
            words = translator.translate(name, message.findtext("source", ""), None, 5)
            assert not loose.search(words), words
