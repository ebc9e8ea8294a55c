"""Write the licences of everything that a package contains.

python packaging/third_party.py FILE    run with the Python whose libraries are packaged
"""

from __future__ import annotations

import sys
from pathlib import Path

from checkout import ROOT

from harmony_desktop import licences

RESOURCES = ROOT / "resources"


def main(target: Path) -> int:
    """Write the list; returns the exit code, 1 if a library says nothing of its licence."""
    entries = [
        *licences.of_resources(RESOURCES),
        *licences.of_python(RESOURCES / "licences"),
        *licences.within_libraries(RESOURCES / "licences"),
        *licences.libraries(),
    ]
    silent = [one.name for one in entries if not (one.licence or one.texts)]
    if silent:
        print(f"third_party.py: no licence for {', '.join(silent)}", file=sys.stderr)
        return 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(licences.listing(entries), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
