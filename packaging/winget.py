"""Write the winget manifests of a release: `python packaging/winget.py ADDRESS SETUP FOLDER`.

ADDRESS is where the installer can be downloaded, SETUP the installer itself: its hash goes into the
manifest. The three files are what the winget repository asks for.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import checkout  # noqa: F401 - harmony_desktop is its own

from harmony_desktop import __version__, identity

SCHEMA = "1.10.0"
PACKAGE = "HarmonyDesktop.HarmonyDesktop"


def main(address: str, setup: Path, folder: Path) -> int:
    """Write the manifests; returns the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(setup.read_bytes()).hexdigest().upper()
    for name, text in manifests(address, digest).items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


def manifests(address: str, digest: str) -> dict[str, str]:
    """The manifests by file name: the version, its address, and its description."""
    return {
        f"{PACKAGE}.yaml": _manifest("version", {"DefaultLocale": "en-US"}),
        f"{PACKAGE}.installer.yaml": _manifest(
            "installer",
            {
                "InstallerType": "inno",
                "Scope": "user",
                "MinimumOSVersion": "10.0.17763.0",
                "FileExtensions": "[harmony]",
                "Installers": "\n"
                + "\n".join(
                    [
                        "  - Architecture: x64",
                        f"    InstallerUrl: {address}",
                        f"    InstallerSha256: {digest}",
                    ]
                ),
            },
        ),
        f"{PACKAGE}.locale.en-US.yaml": _manifest(
            "defaultLocale",
            {
                "PackageLocale": "en-US",
                "Publisher": identity.DEVELOPERS,
                "PublisherUrl": identity.HOMEPAGE,
                "PublisherSupportUrl": identity.ISSUES,
                "PackageName": identity.NAME,
                "License": "MIT AND OFL-1.1 AND ISC",
                "ShortDescription": "Five tile games for one table and one screen",
                "Tags": "[board-game, tile-game, hexagon, offline]",
            },
        ),
    }


def _manifest(kind: str, values: dict[str, str]) -> str:
    lines = {
        "PackageIdentifier": PACKAGE,
        "PackageVersion": __version__,
        **values,
        "ManifestType": kind,
        "ManifestVersion": SCHEMA,
    }
    # Nothing stands after the colon of a list that begins on the next line.
    return "".join(
        f"{name}:{value}\n" if value.startswith("\n") else f"{name}: {value}\n"
        for name, value in lines.items()
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])))
