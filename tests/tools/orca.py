"""Compare what Orca speaks with the scripts in tests/ui/by_ear: `python tests/tools/orca.py`.

Needs Orca 43 or newer (Debian: `apt install orca`). It speaks into a file: its customizations
replace the speech server, so no sound system is needed. Each script takes about ten seconds; the
tests compare the same scripts with what the application puts on the accessibility bus.
`orca.py GAME LANGUAGE KEY …` writes a script anew: these keys and what is heard after each.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.ui.desktop import Desktop, as_heard, script_path, scripts, steps

PATIENCE = 40
CUSTOMIZATIONS = """
import orca.speech

spoken = open({path!r}, "a", buffering=1)


def record(text, acss, interrupt):
    spoken.write(text.replace("\\n", " / ") + "\\n")


def nothing(*words, **options):
    pass


orca.speech._speak = record
orca.speech.init = orca.speech.stop = nothing
orca.speech.speakKeyEvent = orca.speech.speakCharacter = nothing
"""


class Orca:
    """Orca at a desktop with one game, its speech kept in a file."""

    def __init__(self, home: Path, game: str, language: str) -> None:
        self._desktop = Desktop(home)
        self._spoken = home / "spoken"
        self._heard = 0
        own = home / "orca"
        own.mkdir()
        customizations = CUSTOMIZATIONS.format(path=str(self._spoken))
        (own / "orca-customizations.py").write_text(customizations)
        quiet = ["-d", "braille", "-d", "braille-monitor", "-d", "main-window"]
        self._desktop.start(["orca", "-u", str(own), *quiet])
        self._wait_for(1)
        self._desktop.open("--language", language, str(self._desktop.deal(game)))
        end = time.monotonic() + PATIENCE
        while "notification" not in " ".join(self._lines()) and time.monotonic() < end:
            time.sleep(0.1)
        self.hear(rest=2.5)

    def _lines(self) -> list[str]:
        return self._spoken.read_text().splitlines() if self._spoken.exists() else []

    def _wait_for(self, count: int) -> None:
        end = time.monotonic() + PATIENCE
        while len(self._lines()) < count and time.monotonic() < end:
            time.sleep(0.05)

    def hear(self, least: int = 0, rest: float = 0.5) -> list[str]:
        """What has been spoken since the last call, once there is so much and then a pause."""
        self._wait_for(self._heard + least)
        count, since = len(self._lines()), time.monotonic()
        while time.monotonic() - since < rest:
            time.sleep(0.05)
            if len(self._lines()) != count:
                count, since = len(self._lines()), time.monotonic()
        lines = self._lines()[self._heard :]
        self._heard += len(lines)
        return lines

    def press(self, key: str, least: int = 0, rest: float = 0.5) -> list[str]:
        """Press a key and listen."""
        self._desktop.press(key)
        return self.hear(least, rest)

    def close(self) -> None:
        self._desktop.close()


def differences(game: str, language: str) -> list[str]:
    """Where Orca does not speak what a script says."""
    found = []
    with tempfile.TemporaryDirectory() as folder:
        listener = Orca(Path(folder), game, language)
        try:
            for key, wanted in steps(game, language):
                heard = as_heard(listener.press(key, len(wanted)))
                if heard != wanted:
                    found += [f"> {key}", *heard, "  instead of", *wanted]
        finally:
            listener.close()
    return found


def write(game: str, language: str, keys: list[str]) -> None:
    """Write a script of what Orca speaks after each key, and print it."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        listener = Orca(Path(folder), game, language)
        try:
            for key in keys:
                heard = [f"> {key}", *listener.press(key, rest=3.0)]
                print(*heard, sep="\n", flush=True)
                lines += heard
        finally:
            listener.close()
    script_path(game, language).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    if len(sys.argv) > 2:
        write(sys.argv[1], sys.argv[2], sys.argv[3:])
        return 0
    failed = False
    for game, language in scripts():
        found = differences(game, language)
        print(f"{game} {language}: {'differs' if found else 'as written'}", *found, sep="\n")
        failed = failed or bool(found)
    return int(failed)


if __name__ == "__main__":
    raise SystemExit(main())
