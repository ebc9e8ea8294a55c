"""One window owns the folders; a second start passes its request to it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLockFile, QObject, QThread

from harmony_desktop import games
from harmony_desktop.engine.documents import NotAFile
from harmony_desktop.engine.names import clean_name
from harmony_desktop.storage.files import Places, mode_of, set_aside, sweep

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_LOOK_MS, _LOOKS = 100, 100
"""How often a later start looks whether the window answers, and how long at a time.

Looks are counted, not seconds: on a busy computer each takes longer, as does the window's answer.
"""
_LONGEST = 64_000
_LONGEST_SOCKET = 100
"""Bytes that the path of a socket may have on every system."""
_LONGEST_HOST = 80
_TAKEN = b"taken\n"


class Errand(NamedTuple):
    """The request of one start: a game or a file to open."""

    game: str | None = None
    record: Path | None = None

    def to_json(self) -> bytes:
        """One line, also for file names that are no text."""
        record = None if self.record is None else _absolute(self.record)
        return json.dumps({"game": self.game, "record": record}).encode() + b"\n"


class Owner(NamedTuple):
    """Another computer whose window holds the folders, or held them when they were copied."""

    host: str
    since: datetime | None


def read_errand(line: bytes) -> Errand:
    """An errand from its line; ValueError if it is none."""
    # Names of files may be no text, which `read_json` would refuse.
    try:
        document = json.loads(line)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(document, dict) or set(document) != {"game", "record"}:
        raise ValueError("not an errand")
    game, record = document["game"], document["record"]
    if game is not None and game not in games.GAMES:
        raise ValueError("no such game")
    if record is not None and not (isinstance(record, str) and "\0" not in record):
        raise ValueError("not a path")
    return Errand(game, None if record is None else Path(record))


class Instance(QObject):
    """This process's claim on the folders."""

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places = places
        self._lock = QLockFile(_path_for_qt(places.lock))
        # Held as long as the window is open: only a process that has died leaves it behind.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None
        self._run: Callable[[Errand], None] | None = None

    def claim(self) -> bool:
        """Take the folders; False if another window has them.

        On a disk that cannot be written nobody can own anything, and nothing can be overwritten.
        """
        lock = self._places.lock
        try:
            lock.parent.mkdir(parents=True, exist_ok=True)
            mode_of(lock)
        except NotAFile:
            # A folder or a pipe of that name can be nobody's lock.
            if set_aside(lock) is None:
                return True
        except OSError:
            return True
        if self._lock.tryLock(0):
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def foreign_owner(self) -> Owner | None:
        """The other computer that holds the folders; None if it is this one that does."""
        from datetime import datetime

        from PySide6.QtCore import QSysInfo

        info = self._lock.getLockInfo()
        host = info[-2]
        if not info[0] or not host or host == QSysInfo.machineHostName():
            return None
        try:
            since = datetime.fromtimestamp(self._places.lock.stat().st_mtime).astimezone()
        except (OSError, OverflowError, ValueError):
            since = None
        return Owner(clean_name(str(host))[:_LONGEST_HOST], since)

    def take_over(self) -> bool:
        """Take the folders from another computer, whose lock may have come with a copied folder."""
        with suppress(OSError):
            self._places.lock.unlink()
        return self.claim()

    def listen(self, run: Callable[[Errand], None]) -> None:
        """Listen for later starts, and sweep up after earlier ones; once the window is there."""
        if not self._lock.isLocked():
            return
        places = self._places
        sets = (places.sets(game) for game in games.GAMES)
        sweep((places.config, places.data, places.saves, places.pads, *sets))
        self._run = run
        name = _socket_name(places)
        if name is None:
            return
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError as problem:
            # It needs a library more than the rest of Qt; without it, later starts say why not.
            _note_deaf(problem)
            return
        # Whoever holds the lock may clear away what a killed window has left.
        QLocalServer.removeServer(name)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        if not self._server.listen(name):
            _note_deaf(self._server.errorString())

    def _answer(self) -> None:
        assert self._server is not None
        while (caller := self._server.nextPendingConnection()) is not None:
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() > _LONGEST:
                caller.abort()
            return
        line = bytes(caller.readLine(_LONGEST).data())
        try:
            errand = read_errand(line)
        except ValueError:
            caller.abort()
            return
        caller.write(_TAKEN)
        caller.flush()
        caller.disconnectFromServer()
        if self._run is not None:
            self._run(errand)

    def hand_over(self, errand: Errand) -> bool:
        """Let the window that owns the folders do it; False if it does not answer."""
        name = _socket_name(self._places)
        if name is None:
            return False
        try:
            from PySide6.QtNetwork import QLocalSocket
        except ImportError:
            return False
        socket, answer = QLocalSocket(), b""
        for _ in range(_LOOKS):
            if socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                socket.connectToServer(name)
                if not socket.waitForConnected(_LOOK_MS):
                    # It may have been started a moment ago and not listen yet.
                    socket.abort()
                    QThread.msleep(_LOOK_MS)
                    continue
                socket.write(errand.to_json())
            socket.waitForReadyRead(_LOOK_MS)
            answer += bytes(socket.readAll().data())
            if answer or socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                break
        socket.abort()
        return answer == _TAKEN

    def release(self) -> None:
        """Give the folders back."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._run = None
        self._lock.unlock()


def _note_deaf(problem: object) -> None:
    import logging

    logging.getLogger(__name__).warning("later starts cannot hand over: %s", problem)


def _is_text(path: str) -> bool:
    try:
        path.encode()
    except UnicodeError:
        return False
    return True


def _socket_name(places: Places) -> str | None:
    """Where the window of these folders listens: a place that only this user can reach."""
    if sys.platform == "win32":
        return f"harmony-desktop-{_short(os.path.normcase(os.path.abspath(places.data)))}"
    own = _absolute(places.data / "window.socket")
    if _fits_socket(own):
        return own
    if sys.platform == "darwin":
        # Each user has a folder for temporary files there, which others cannot read.
        other = os.path.join(os.environ.get("TMPDIR", ""), f"harmony-desktop-{_short(own)}")
    else:
        other = _through_folder(places.data / "window.socket")
    return other if os.path.isabs(other) and _fits_socket(other) else None


def _fits_socket(path: str) -> bool:
    return len(os.fsencode(path)) <= _LONGEST_SOCKET and _is_text(path)


def _absolute(path: Path) -> str:
    """The whole path; from a working folder that was deleted, the path as it was given."""
    try:
        return os.path.abspath(path)
    except FileNotFoundError:
        return str(path)


def _path_for_qt(path: Path) -> str:
    """A path that Qt can open: names that are no text are reached through an open folder."""
    return str(path) if _is_text(str(path)) else _through_folder(path)


def _through_folder(path: Path) -> str:
    """A short path in plain letters to the same file, as long as this process runs."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        folder = os.open(path.parent, os.O_RDONLY)
        return f"/proc/self/fd/{folder}/{path.name}"
    return str(path)


def _short(path: str) -> str:
    from hashlib import sha256

    return sha256(os.fsencode(path)).hexdigest()[:24]
