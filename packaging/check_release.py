"""Refuse a release whose tag names another version, or that nobody publishes.

python3 packaging/check_release.py v1.0.0
"""

from __future__ import annotations

import re
import sys

from checkout import ROOT

from harmony_desktop import __version__, identity


def main(tag: str) -> int:
    """Report the reasons against a release of this tag; return the exit code."""
    found = faults(tag)
    for fault in found:
        print(f"check_release.py: {fault}", file=sys.stderr)
    return 1 if found else 0


def faults(tag: str) -> list[str]:
    """The reasons against a release of this tag."""
    found = []
    if tag != f"v{__version__}":
        found.append(f"the tag is {tag}, and the version is {__version__}")
    if names := identity.placeholders():
        found.append(f"harmony_desktop/identity.py has placeholders: {', '.join(names)}")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$"
    if not re.search(heading, changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading and date for {__version__}")
    return found + _unfinished()


def _unfinished() -> list[str]:
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "translations").glob("*.ts")}
    counts = {name: text.count('type="unfinished"') for name, text in sorted(texts.items())}
    return [f"{name} has {count} unfinished texts" for name, count in counts.items() if count]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
