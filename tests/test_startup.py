"""A fast start omits nothing that is needed later."""

from __future__ import annotations

import subprocess
import sys

HASTY = """
import sys
from harmony_desktop.startup import finish, prepare
prepare()
from PySide6.QtCore import QObject
waiting = [name for name in sys.modules if name.startswith("shibokensupport.signature.")
           and type(sys.modules[name]).__name__ == "_Waiting"]
assert len(waiting) == 7, waiting
import builtins
assert builtins.__import__ is builtins.__orig_import__
finish()
assert not [one for one in sys.meta_path if type(one).__module__ == "harmony_desktop.startup"]
import gc
assert gc.isenabled()
assert gc.get_threshold()[2] > 1_000_000, "the window says when"
"""

WRONG_CALL = """
try:
    QObject().setObjectName(5)
except TypeError as problem:
    assert "setObjectName(name: str" in str(problem), problem
else:
    raise AssertionError("no error")
"""

SIGNATURE = """
from PySide6.support.signature import get_signature
assert "name: str" in str(get_signature(QObject.setObjectName))
"""


def faults(*parts: str) -> tuple[int, str]:
    """Run a program made of these parts; return its exit code and errors."""
    done = subprocess.run(
        [sys.executable, "-c", "".join(parts)], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


def test_modules_that_explain_signatures_are_loaded_later() -> None:
    assert faults(HASTY) == (0, "")


def test_a_wrong_call_is_explained_as_ever() -> None:
    assert faults(HASTY, WRONG_CALL) == (0, "")


def test_a_signature_can_be_looked_at() -> None:
    assert faults(HASTY, SIGNATURE) == (0, "")
