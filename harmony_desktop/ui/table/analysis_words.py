"""The analysis of a finished game in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from harmony_desktop.bots.decisions import Verdict, whole_points
from harmony_desktop.bots.reasons import SOONER
from harmony_desktop.controller.analysis import Analysis
from harmony_desktop.controller.timeline import Timeline
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.game import Move, State
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.ui.kit.languages import isolated, joined, number, say, sentence
from harmony_desktop.ui.players.players import shown_name
from harmony_desktop.ui.table.advice import decision_words, numbered_steps, reasons_line


class AnalysisWords(QObject):
    """Sentences about the decisions of one game, in the current language."""

    def __init__(self, timeline: Timeline[State], analysis: Analysis) -> None:
        super().__init__()
        self._timeline = timeline
        self._analysis = analysis

    # The whole game

    def summary(self) -> list[str]:
        """A summary of the game, once all decisions are judged.

        The only person is addressed; with several, there is a line about each player.
        """
        if not self._analysis.done:
            return []
        if self._timeline.game.cooperative:
            return [self._sentences(self.tr("The team"), 0)]
        own = self._timeline.only_person
        if own is not None:
            return [self._sentences("", own)]
        return [
            self._sentences(isolated(shown_name(self._timeline.seats, seat)), seat)
            for seat in range(len(self._timeline.seats))
        ]

    def _sentences(self, name: str, seat: int) -> str:
        """At most three sentences about a seat; without a name they address the player."""
        verdicts = self._analysis.of_seat(seat)
        costly = sorted((one for one in verdicts if one.costly), key=lambda one: -one.given_up)[:2]
        said = [self._quality(name, seat, bool(costly))]
        if not self._timeline.ranked:
            said.append(self._finish(verdicts))
        elif not costly:
            said.append(self.tr("Every decision was about as good as the best."))
        else:
            moves = joined([self._costly(one) for one in costly])
            said.append(self.tr("What cost most: {moves}.").format(moves=moves))
        return " ".join(filter(None, said))

    def _quality(self, name: str, seat: int, costly: bool) -> str:
        """How well a seat has played, and the points it lost if any decision was costly."""
        if not self._timeline.ranked:
            return ""
        share = self._analysis.accuracies()[seat]
        lost = number(whole_points(sum(one.given_up for one in self._analysis.of_seat(seat))))
        if share is None:
            words = (
                self.tr("Points that {name} lost by decisions: about {points}.")
                if name
                else self.tr("Points lost by your decisions: about {points}.")
            )
            if not costly:
                words = self.tr("{name}: no points lost.") if name else ""
        elif costly:
            words = (
                self.tr("{name}: accuracy {percent} %. Points lost: about {points}.")
                if name
                else self.tr(
                    "You played {percent} % as well as the champion. Points lost: about {points}."
                )
            )
        else:
            words = self.tr("{name}: accuracy {percent} %.") if name else ""
        percent = "" if share is None else number(round(share))
        return words.format(name=name, percent=percent, points=lost)

    def _costly(self, verdict: Verdict) -> str:
        return self.tr("move {number} ({points})").format(
            number=self.number_of(verdict), points=isolated(number(-verdict.lost))
        )

    def _finish(self, verdicts: Sequence[Verdict]) -> str:
        """Whether, and since when, the hexagon of a basic game could not be finished."""
        for verdict in verdicts:
            if verdict.appraisal.best.value > 0 >= verdict.appraisal.played.value:
                return self.tr(
                    "The ornament could be finished until move {number}; after it, no longer."
                ).format(number=self.number_of(verdict))
        return self.tr("No decision put the ornament out of reach.")

    def luck(self, seat: int) -> str:
        """What decisions and chance have done to the expected points; "" where nobody knows."""
        luck = self._analysis.luck(seat)
        if luck is None or self._timeline.game.cooperative:
            return ""
        lost = round(sum(one.given_up for one in self._analysis.of_seat(seat)))
        words = (
            self.tr("What moved the curve: decisions {decisions}, the draw {luck}.")
            if len(self._timeline.seats) == 1
            else self.tr(
                "What moved the curve: decisions {decisions}, the draw and the others {luck}."
            )
        )
        return words.format(
            decisions=isolated(_with_sign(-lost)),
            luck=isolated(_with_sign(round(luck))),
        )

    # One decision

    def praise(self, verdict: Verdict) -> str:
        """A sentence about a decision that was not costly."""
        if verdict.appraisal.best.moves != verdict.appraisal.played.moves:
            return self.tr("About as good as the best.")
        return self.tr("This was the best move.")

    def number_of(self, verdict: Verdict) -> str:
        """The number of a decision's turn, as the list of moves has it."""
        return number(self._timeline.turns_until(verdict.number + 1))

    def title(self, verdict: Verdict) -> str:
        """The turn of a decision, and with several players whose it was."""
        seats = self._timeline.seats
        words = (
            self.tr("Move {number} of {count}")
            if len(seats) == 1
            else self.tr("Move {number} of {count}, {name}")
        )
        return words.format(
            number=self.number_of(verdict),
            count=number(self._timeline.turns_until(len(self._timeline.moves))),
            name=isolated(shown_name(seats, verdict.seat)),
        )

    def lost(self, verdict: Verdict) -> str:
        """The cost of a costly decision."""
        if not self._timeline.ranked:
            return self.tr("After this, the ornament could no longer be finished.")
        return self.tr("Points lost: {points}").format(points=number(verdict.lost))

    def chance(self, verdict: Verdict, decided: Suggestion) -> str:
        """The winning chance and the margin in a duel, had this been decided."""
        chance, lead = (
            found(verdict, decided) for found in (self._analysis.chance, self._analysis.lead)
        )
        if chance is None or lead is None:
            return ""
        margin = isolated(_with_sign(round(lead)))
        words = self.tr("Winning chance: {percent} %, margin {lead}").format(
            percent=number(round(100 * chance)), lead=margin
        )
        # A margin alone on the next line could not be understood.
        return words.replace(f" {margin}", f"\u00a0{margin}")

    def signs(self, verdict: Verdict) -> tuple[str, str]:
        """Labels for the two signs on the board: best and played."""
        mine = verdict.seat == self._timeline.only_person
        if not self._timeline.ranked:
            return self.tr("Best"), self.tr("Yours") if mine else self.tr("Played")
        best = round(verdict.appraisal.best.value)
        # Rounded by itself, the difference to the best might not be the points lost.
        played = best - verdict.lost
        words = self.tr("Yours: {points}") if mine else self.tr("Played: {points}")
        return (
            self.tr("Best: {points}").format(points=number(best)),
            words.format(points=number(played)),
        )

    def steps(self, verdict: Verdict, moves: Sequence[Move]) -> Sequence[str]:
        """A decision step by step, with the numbers that its steps have on the board."""
        state = self._timeline.states[verdict.number]
        return numbered_steps(self._timeline.game.id, state, verdict.seat, moves)

    def line(self, verdict: Verdict, moves: Sequence[Move]) -> str:
        """A decision in one line."""
        state = self._timeline.states[verdict.number]
        return decision_words(self._timeline.game.id, state, verdict.seat, moves)

    def reasons(self, verdict: Verdict) -> str:
        """The reasons for the best decision and against the one that was made."""
        found = verdict.appraisal.reasons or Comparison()
        lines = []
        if good := reasons_line(found.better):
            lines.append(self.tr("Best move: {reasons}").format(reasons=good))
        if bad := reasons_line(found.worse):
            lines.append(self.tr("Move played: {reasons}").format(reasons=bad))
        return "\n".join(lines)

    def first_reason(self, verdict: Verdict) -> str:
        """The first reason against a costly decision; "" if there is none.

        It is no reason yet that the decision brought more at once, or that it does less of what
        the best does: alone, that sounds like praise.
        """
        found = verdict.appraisal.reasons or Comparison()
        good = {SOONER, *(one.text for one in found.better)} if found.better else set()
        worse = [one for one in found.worse if one.text not in good]
        if verdict.costly and worse:
            return sentence(say(worse[0]))
        if verdict.costly and found.better:
            return self.tr("Best move: {reasons}").format(reasons=say(found.better[0]))
        return ""


def _with_sign(points: int) -> str:
    return f"+{number(points)}" if points > 0 else number(points)
