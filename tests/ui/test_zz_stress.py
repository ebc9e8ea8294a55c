import gc
import os
import random

from PySide6.QtCore import QPointF

from harmony_desktop.bots.bot import bot
from tests.ui.conftest import *


def test_stress(player, qtbot):
    dice = random.Random(int(os.environ.get("S", "1")))
    for n in range(int(os.environ.get("N", "60"))):
        player.window.show_home()
        kinds = ["person"] * dice.choice((1, 2, 4))
        page = player.sit_down(
            *kinds,
            game="harmonies",
            seed=n,
            practice=True,
            options={"spirits": dice.random() < 0.5, "side": dice.choice("AB")},
        )
        page.context.settings.animation = dice.choice(("off", "fast"))
        page.table.restyle()
        for _ in range(dice.randrange(4, 22)):
            if page.shared_screen.covered:
                page.shared_screen.open()
            if page.session.over:
                break
            page._play(bot("harmonies", "random").choose(page.session.view(), dice))
            w = page.table.sceneRect()
            page.table.hover(
                QPointF(w.x() + dice.random() * w.width(), w.y() + dice.random() * w.height())
            )
            if dice.random() < 0.3:
                QApplication.processEvents()
        if n % 3 == 0:
            gc.collect()
