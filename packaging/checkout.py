"""The checkout that a script of this folder belongs to.

Importing it lets `harmony_desktop` be the checkout's own, not one that is installed somewhere.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

sys.path.insert(0, str(ROOT))
