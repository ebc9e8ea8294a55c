"""Make the Windows installer from dist/harmony-desktop: `python packaging/windows_installer.py`.

Inno Setup is found wherever it is: the path in INNO_SETUP, on PATH, in its own folders, or where
the registry says it was installed. With HARMONY_SIGN_COMMAND set (as in `signtool sign … $f`), the
installer and its uninstaller are signed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from checkout import HERE

from harmony_desktop import __version__, identity

COMPILER = "ISCC.exe"
_UNINSTALL = r"SOFTWARE\Microsoft\Windows\CurrentVersion\Uninstall\Inno Setup 6_is1"


def main() -> int:
    """Compile the script; returns the exit code."""
    compiler = find_compiler()
    if compiler is None:
        print("windows_installer.py: Inno Setup 6 is not installed", file=sys.stderr)
        return 2
    return subprocess.run([compiler, *arguments(os.environ)], check=False).returncode


def arguments(environment: dict[str, str] | os._Environ[str]) -> list[str]:
    """The arguments of the compiler."""
    words = [
        f"/DAppVersion={__version__}",
        f"/DAppPublisher={identity.DEVELOPERS}",
        f"/DAppAddress={identity.HOMEPAGE}",
        f"/DAppIssues={identity.ISSUES}",
    ]
    if command := environment.get("HARMONY_SIGN_COMMAND"):
        words += ["/DSignTool=publisher", f"/Spublisher={command}"]
    return [*words, str(HERE / "windows" / "harmony-desktop.iss")]


def find_compiler() -> Path | None:
    """The compiler of Inno Setup, if there is one."""
    return next((path for path in _places() if path.is_file()), None)


def _places() -> Iterator[Path]:
    if named := os.environ.get("INNO_SETUP"):
        yield Path(named)
        yield Path(named) / COMPILER
    if found := shutil.which("iscc"):
        yield Path(found)
    for variable in ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA"):
        if folder := os.environ.get(variable):
            for below in ("Inno Setup 6", r"Programs\Inno Setup 6"):
                yield Path(folder) / below / COMPILER
    yield from _from_registry()


def _from_registry() -> Iterator[Path]:
    if sys.platform != "win32":
        return
    import winreg

    for root in (winreg.HKEY_LOCAL_MACHINE, winreg.HKEY_CURRENT_USER):
        for view in (winreg.KEY_WOW64_32KEY, winreg.KEY_WOW64_64KEY):
            try:
                with winreg.OpenKey(root, _UNINSTALL, 0, winreg.KEY_READ | view) as key:
                    yield Path(winreg.QueryValueEx(key, "InstallLocation")[0]) / COMPILER
            except OSError:
                continue


if __name__ == "__main__":
    sys.exit(main())
