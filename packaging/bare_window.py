"""The smallest PySide6 window, packaged like the application, to compare its start with."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.setCentralWidget(QLabel("Harmony Desktop"))
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
