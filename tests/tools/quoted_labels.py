"""Buttons that sentences name: each must be called in the sentence what the button itself says."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.tools.translation_files import forms_of, messages

NAMED = re.compile(r"\b(?:choose|click|in|into|open|press|select|then) “([^”]+)”", re.IGNORECASE)
"""A button or a page named in an English sentence."""


def quoted_label_faults(path: Path) -> Iterator[str]:
    """Sentences of a translation file that call a button something else than the button does."""
    labels: defaultdict[str, set[str]] = defaultdict(set)
    for _, message in messages(path):
        labels[message.findtext("source", "")].update(forms_of(message))
    for context, message in messages(path):
        source = message.findtext("source", "")
        where = f"{path.name}: {context}: {source[:60]!r}"
        for label in NAMED.findall(source):
            if label not in labels:
                yield f"{where}: no button says “{label}”"
                continue
            for form in forms_of(message):
                if not any(words in form for words in labels[label]):
                    wanted = " or ".join(sorted(labels[label]))
                    yield f"{where}: the button “{label}” says {wanted} here"
