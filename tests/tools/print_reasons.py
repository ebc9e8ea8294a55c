"""Print a sample of the reasons the analysis gives, for people to read.

    python tests/tools/print_reasons.py GAME [--count 200] [--seed 910001] [--language en]
        [--seats N] [--option KEY=VALUE] [--players adult champion] [--pictures DIR]

The players named play, and change seats from game to game. Of every decision that lost half a point
or more, the best move, the played one, the loss and the reasons are printed; every eighth decision
of a champion is compared with the best other move. The last line counts what had no reason. With
pictures, the analysis of the first game is drawn at each of these decisions, and its summary
printed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtWidgets import QApplication

from harmony_desktop import games
from harmony_desktop.bots.calibration import calibrated
from harmony_desktop.bots.create import bot, strongest
from harmony_desktop.bots.decisions import JUDGE_WORK, Decision, Verdict, decisions
from harmony_desktop.bots.reasons import compared, why_best
from harmony_desktop.engine.bot import Speaker, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.record import SEAT_COLOURS, Record, Seat
from harmony_desktop.storage.analyses import Analyses
from harmony_desktop.storage.files import Places
from harmony_desktop.ui.kit.context import Context
from harmony_desktop.ui.kit.languages import Languages
from harmony_desktop.ui.kit.qt import not_none
from harmony_desktop.ui.shell.app import make_application
from harmony_desktop.ui.shell.screenshots import catch_up
from harmony_desktop.ui.shell.window import Window
from harmony_desktop.ui.table.advice import decision_words, reasons_line
from training.match import Player, player

OPTIONS = {"harmonia": {"mode": "advanced"}}
LEAST = 0.5


class Sampled:
    """A game of the sample: who plays it, its positions and its moves."""

    def __init__(self, asked: Namespace, seed: int) -> None:
        self.game, self.seed = asked.game, seed
        self.options = {**OPTIONS.get(asked.game, {}), **dict(asked.option)}
        turned = seed % len(asked.players)
        names = [*asked.players[turned:], *asked.players[:turned]]
        self.names = [names[seat % len(names)] for seat in range(asked.seats)]
        self.states = [games.load(self.game).start(asked.seats, self.options, seed)]
        self.moves: list[Move] = []
        players = [player(self.game, name) for name in self.names]
        dice = Random(seed)
        self._talk(players)
        while (seat := self.states[-1].to_move) is not None:
            self._play(players[seat].choose(self.states[-1].view(seat), dice))
            self._talk(players)

    def _play(self, move: Move) -> None:
        self.moves.append(move)
        self.states.append(self.states[-1].play(move))

    def _talk(self, players: Sequence[Player]) -> None:
        """Let the players make their remarks out of turn."""
        for seat, one in enumerate(players):
            if isinstance(one, Speaker) and self.states[-1].to_move is not None:
                while (remark := one.remark(self.states[-1].view(seat))) is not None:
                    self._play(remark)

    def decisions(self) -> list[Decision]:
        return decisions(self.game, self.states, self.moves)

    def verdict(self, decision: Decision) -> Verdict:
        """What the analysis says of a decision."""
        view = self.states[decision.number].view(decision.seat)
        appraise = games.analysis(self.game).appraise
        return Verdict(decision, calibrated(self.game, appraise(view, decision.moves, JUDGE_WORK)))

    def said(self, decision: Decision) -> tuple[str, str] | None:
        """A decision in words, and its reasons; None where nothing is to be explained."""
        if self.names[decision.seat] == "champion":
            return self._of_a_champion(decision) if decision.number % 8 == 0 else None
        verdict = self.verdict(decision)
        if verdict.given_up < LEAST:
            return None
        best, mine = verdict.appraisal.best, verdict.appraisal.played
        words = [self._words(decision, one) for one in (best, mine)]
        view = self.states[decision.number].view(decision.seat)
        good, bad = map(reasons_line, compared(self.game, view, best, mine))
        said = " / ".join(part for part in (good and f"+ {good}", bad and f"- {bad}") if part)
        return f"lost {verdict.given_up:.1f}: {words[1]}  BEST {words[0]}", said

    def _of_a_champion(self, decision: Decision) -> tuple[str, str] | None:
        view = self.states[decision.number].view(decision.seat)
        found = list(bot(self.game, "champion").suggest(view, 3))
        if len(found) < 2:
            return None
        why = reasons_line(why_best(self.game, view, found))
        return f"hint: {self._words(decision, found[0])}", why

    def _words(self, decision: Decision, found: Suggestion) -> str:
        return decision_words(self.game, self.states[decision.number], decision.seat, found.moves)

    def record(self) -> Record:
        """The game, played by a person at the first seat that is no champion's."""
        person = next((seat for seat, name in enumerate(self.names) if name != "champion"), 0)
        seats = tuple(
            Seat(kind="person", name="Kim", colour=colour)
            if seat == person
            else Seat(kind="bot", level="champion", colour=colour)
            for seat, colour in zip(range(len(self.names)), SEAT_COLOURS, strict=False)
        )
        rules = games.load(self.game)
        record = Record(
            game=self.game,
            revision=rules.revision,
            seats=seats,
            options=self.options,
            seed=self.seed,
            started="2026-01-01T10:00:00+00:00",
        )
        return record.with_moves(self.moves)


def lines(asked: Namespace) -> Iterator[tuple[str, str]]:
    """Yield decisions in words, and their reasons."""
    for seed in range(asked.seed, asked.seed + 1_000):
        found = Sampled(asked, seed)
        for decision in found.decisions():
            if (said := found.said(decision)) is not None:
                yield f"{seed}#{decision.number} {said[0]}", said[1]


def draw(application: QApplication, asked: Namespace) -> None:
    """Write pictures of the analysis of a game, one for every decision that cost something."""
    asked.pictures.mkdir(parents=True, exist_ok=True)
    found = Sampled(asked, asked.seed)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        context = Context(application, Places.below(Path(home)), asked.language)
        context.settings.animation = context.settings.pace = "off"
        context.settings.sound = False
        context.theme.use(asked.theme)
        record = found.record()
        verdicts = [found.verdict(one) for one in found.decisions()]
        Analyses(context.places).store(record, f"{strongest(asked.game)} {JUDGE_WORK}", verdicts)
        window = Window(context)
        window.resize(1366, 768)
        context.grow_with(window.size())
        window.show()
        page = window.tables.open_finished(record)
        page.side.start_analysis()
        panel = not_none(page.side.analysis)
        catch_up(window)
        print(panel._accuracy.text())
        for verdict in panel.analysis.verdicts:
            if verdict.costly and found.names[verdict.seat] != "champion":
                panel.choose(verdict)
                while not_none(panel.chosen).appraisal.reasons is None:
                    catch_up(window)
                name = f"{asked.game}-{asked.seed}-{verdict.number}-{asked.language}.png"
                window.grab().save(str(asked.pictures / name))
        window.close()
        catch_up(window)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.GAMES)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=910_001)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", type=lambda text: text.split("="), action="append", default=[])
    parser.add_argument("--players", nargs="+", default=["adult", "champion"])
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    application = make_application()
    if asked.pictures is not None:
        draw(application, asked)
        return
    languages = Languages(application)
    languages.use(asked.language)
    empty = 0
    for number, (decision, said) in enumerate(lines(asked), 1):
        print(f"{number:3} {decision}\n      {said or '–'}", flush=True)
        empty += not said
        if number == asked.count:
            print(f"{number} decisions, {empty} without a reason")
            return


if __name__ == "__main__":
    main()
