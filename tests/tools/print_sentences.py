"""Print sentences that are composed of parts, for a speaker of the language to read.

python tests/tools/print_sentences.py LANGUAGE [GAME …]

Random games are played, and everything a game says on the way is written down: moves, prompts,
score lines, reasons and outcomes, each wording once for every colour, animal or tile in it. Numbers
do not count as other words.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.engine.game import View
from harmony_desktop.engine.words import Phrase
from harmony_desktop.ui.kit.languages import Languages, say, sentence, translate

GAMES_A_KIND = 4
MOVES_A_TURN = 40
"""So many of the moves a position has are written down."""


def sentences(game: str) -> Iterator[Phrase]:
    """The sentences of a few random games."""
    texts, rules = games.texts(game), games.load(game)
    for seed in range(1, GAMES_A_KIND + 1):
        state = rules.start(max(2, rules.min_seats), {}, seed)
        player, dice = bot(game, "random"), Random(seed)
        while state.to_move is not None:
            view = state.view(state.to_move)
            moves = view.legal_moves()
            yield texts.status(view)
            for move in dice.sample(moves, min(MOVES_A_TURN, len(moves))):
                yield texts.describe(view, move)
            state = state.play(player.choose(view, dice))
        for seat in range(max(2, rules.min_seats)):
            view = state.view(seat)
            yield texts.status(view)
            yield from _of_the_end(game, view)
            for line in state.score(seat).lines:
                yield texts.score_line(line.key, line.details)


def _of_the_end(game: str, view: View) -> Iterator[Phrase]:
    texts = games.texts(game)
    if texts.headline is not None:
        yield texts.headline(view)
    if texts.outcome is not None:
        yield from texts.outcome(view)


def main(language: str, wanted: list[str]) -> int:
    """Print the sentences; return the exit code."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    Languages(application).use(language)
    for game in wanted or games.GAMES:
        print(f"== {game}")
        known: set[str] = set()
        for phrase in sentences(game):
            words = sentence(say(phrase))
            shape = re.sub(r"\d+", "0", words)
            if shape not in known:
                known.add(shape)
                print(words)
        for key, text in games.texts(game).REASONS.items():
            print(f"[{key}] {translate(game, text)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
