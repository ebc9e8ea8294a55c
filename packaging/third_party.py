"""Write the licences of everything that an application folder contains, and its bill of materials.

python packaging/third_party.py FOLDER SOURCES TEXT SBOM

Run with the Python whose libraries are packaged. SOURCES is what the spec has written down. Exits 1
if a file has no origin, or an origin no licence.
"""

from __future__ import annotations

import sys
from pathlib import Path

import sbom
from checkout import ROOT
from contents import Origin, Unaccounted, origins

from harmony_desktop import licences

RESOURCES = ROOT / "resources"


def main(folder: Path, sources: Path, text: Path, bill: Path) -> int:
    """Write the licences and the bill of materials; return the exit code."""
    try:
        found = origins(folder, sources)
    except Unaccounted as problem:
        print(f"third_party.py: nobody knows where these come from: {problem}", file=sys.stderr)
        return 1
    entries = [
        *licences.of_resources(RESOURCES),
        *licences.within_libraries(RESOURCES / "licences"),
        *(one.licensed for one in _others(found)),
    ]
    silent = [one.name for one in entries if not (one.licence or any(one.texts))]
    if silent:
        print(f"third_party.py: no licence for {', '.join(silent)}", file=sys.stderr)
        return 1
    text.parent.mkdir(parents=True, exist_ok=True)
    text.write_text(licences.listing(entries), encoding="utf-8")
    sbom.write(folder, found, bill)
    return 0


def _others(found: dict[Origin, list[Path]]) -> list[Origin]:
    return sorted((one for one in found if not one.is_ours), key=lambda one: one.name)


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
