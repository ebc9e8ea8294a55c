"""No achievements, so no badges."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from harmony_desktop.ui.kit.art import Draw

BADGES: Mapping[str, tuple[QRectF, Draw]] = {}
