"""Reading Qt's translation files."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path


def messages(path: Path) -> Iterator[tuple[str, ET.Element]]:
    """Every message of a file, with the name of its context."""
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            yield context.findtext("name", ""), message


def forms_of(message: ET.Element) -> list[str]:
    """The translations of a message: one, or one for each plural form."""
    translation = message.find("translation")
    if translation is None:
        return []
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]
