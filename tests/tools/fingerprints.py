"""Which English text every translation was written for.

Qt takes a translation whose English was changed by hand in the .ts file for finished. So
`translations/fingerprints.txt` keeps, for every translation, a digest of the English it was last
read beside: a known translation of another English text is to be read again. When it has been, or
was right all along, `python3 run.py translations --confirm` writes the file anew.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path

from tests.tools.translation_files import forms_of, messages

FILE = Path(__file__).resolve().parents[2] / "translations" / "fingerprints.txt"


def _digest(*texts: str) -> str:
    return sha256("\0".join(texts).encode()).hexdigest()[:12]


def _pairs(path: Path) -> Iterator[tuple[str, str, ET.Element]]:
    """The digests of each translation and of its English, with the message."""
    for context, message in messages(path):
        yield _digest(context, *forms_of(message)), _digest(message.findtext("source", "")), message


def confirm(files: Mapping[str, Path]) -> None:
    """Write down which English each translation stands beside now, by language."""
    lines = {
        f"{language} {translation} {source}"
        for language, path in files.items()
        for translation, source, _ in _pairs(path)
    }
    FILE.write_text("\n".join(sorted(lines)) + "\n", encoding="ascii")


def outdated(language: str, path: Path) -> Iterator[str]:
    """Translations that were written for another English text than the one beside them."""
    known: defaultdict[str, set[str]] = defaultdict(set)
    for line in FILE.read_text(encoding="ascii").splitlines():
        of, translation, source = line.split()
        if of == language:
            known[translation].add(source)
    for translation, source, message in _pairs(path):
        if translation in known and source not in known[translation]:
            text = message.findtext("source", "")
            yield f"{path.name}: {text[:60]!r}: the English has changed, the translation has not"
