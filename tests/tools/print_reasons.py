"""Print a sample of the reasons the analysis gives, for people to read.

    python tests/tools/print_reasons.py GAME [COUNT] [LANGUAGE]

Games of champions and of models of people are played. Of every decision that lost half a point or
more, the best move, the played one, the loss and the reasons are printed; decisions of champions
are compared with the best other move. The last line counts what had no reason.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.bots.calibration import calibrated
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.decisions import Decision, decisions
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, State
from harmony_desktop.ui.kit.languages import Languages
from harmony_desktop.ui.table.advice import decision_words, why_best, why_better
from training.match import player

SETUPS: dict[str, tuple[int, dict[str, object]]] = {
    "harmony": (2, {}),
    "sintra": (2, {}),
    "harmonies": (2, {}),
    "terraces": (2, {}),
    "harmonia": (2, {"mode": "advanced"}),
}
LEAST = 0.5


def played(game: str, seed: int, names: tuple[str, str]) -> tuple[list[State], list[Move]]:
    """A game of two players."""
    seats, options = SETUPS[game]
    states, moves = [games.load(game).start(seats, options, seed)], list[Move]()
    players = [player(game, name) for name in names]
    dice = Random(seed)
    while (seat := states[-1].to_move) is not None:
        moves.append(players[seat].choose(states[-1].view(seat), dice))
        states.append(states[-1].play(moves[-1]))
    return states, moves


def lines(game: str) -> Iterator[tuple[str, str]]:
    """Yield decisions in words, and their reasons."""
    for seed in range(910_001, 911_000):
        names = ("adult", "champion") if seed % 2 else ("champion", "adult")
        states, moves = played(game, seed, names)
        for decision in decisions(game, states, moves):
            state = states[decision.number]
            if names[decision.seat] == "adult":
                found = _of_a_person(game, state, decision)
            else:
                found = _of_a_champion(game, state, decision)
            if found is not None:
                yield f"{seed}#{decision.number} {found[0]}", found[1]


def _of_a_person(game: str, state: State, decision: Decision) -> tuple[str, str] | None:
    view = state.view(decision.seat)
    appraisal = calibrated(game, games.analysis(game).appraise(view, decision.moves))
    if appraisal.given_up < LEAST:
        return None
    best, mine = appraisal.best, appraisal.played
    words = [decision_words(game, state, decision.seat, one.moves) for one in (best, mine)]
    good, bad = why_better(game, view, best, mine)
    said = " / ".join(part for part in (good and f"+ {good}", bad and f"- {bad}") if part)
    return f"lost {appraisal.given_up:.1f}: {words[1]}  BEST {words[0]}", said


def _of_a_champion(game: str, state: State, decision: Decision) -> tuple[str, str] | None:
    # Every eighth decision is enough: a champion takes long to explain itself.
    if decision.number % 8:
        return None
    view = state.view(decision.seat)
    found: list[Suggestion] = list(bot(game, "champion").suggest(view, 3))
    if len(found) < 2:
        return None
    return f"hint: {decision_words(game, state, decision.seat, found[0].moves)}", why_best(
        game, view, found
    )


def main() -> None:
    game, count, language = (*sys.argv[1:4], *("200", "en")[len(sys.argv) - 2 :])
    application = QApplication([])
    languages = Languages(application)
    languages.use(language)
    empty = 0
    for number, (decision, said) in enumerate(lines(game), 1):
        print(f"{number:3} {decision}\n      {said or '–'}", flush=True)
        empty += not said
        if number == int(count):
            print(f"{number} decisions, {empty} without a reason")
            return


if __name__ == "__main__":
    main()
