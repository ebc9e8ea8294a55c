"""Talking at Harmonia's table: phrases, votes, and what the partners plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QTimer

from harmony_desktop.controller.session import Change
from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.engine.hexes import Hex
from harmony_desktop.games.harmonia import talking, texts
from harmony_desktop.games.harmonia.components import Kind
from harmony_desktop.games.harmonia.moves import Ask, Need
from harmony_desktop.games.harmonia.partners import Intention
from harmony_desktop.games.harmonia.replies import REPLIES
from harmony_desktop.games.harmonia.table.lights import Lights
from harmony_desktop.games.harmonia.table.stage import text
from harmony_desktop.games.harmonia.view import Phase
from harmony_desktop.ui.languages import isolated, say
from harmony_desktop.ui.speech import announce


class Speaking(Lights):
    """What a player says, and what the others answer."""

    def _press(self, name: str) -> None:
        """A button of talking or voting."""
        if not self.live:
            return
        reason = None if name in talking.VOTES else talking.refusal(self.view, name)
        if reason is not None:
            self.refused.emit(text(texts.REASONS[reason]))
        elif name in talking.OF_A_TILE or name in talking.OF_A_CELL:
            self._ask_for(None if self._asking == name else name)
        else:
            self._say_plain(name)

    def _ask_for(self, name: str | None) -> None:
        """Wait for the tile or the cell that is spoken of."""
        self._asking = name
        self._show_buttons()
        self._show_legal()
        self._show_info()
        self._make_zones()
        if name is not None and self.focus_visible:
            self.focus_on("hand" if name in talking.OF_A_TILE else "board")

    def _say_plain(self, name: str) -> None:
        if self.live:
            self.chosen.emit(talking.plain(name))

    def _say_of_tile(self, kind: Kind) -> None:
        name = str(self._asking)
        reason = self.judge(("hand", kind), name, 0)
        self._ask_for(None)
        if reason is not None:
            self.refused.emit(reason)
        else:
            self.chosen.emit(talking.of_tile(self.view, name, kind))

    def _say_of_cell(self, cell: Hex) -> None:
        if cell not in self.view.open_cells:
            taken = cell in self.view.layout
            self.refused.emit(text(texts.REASONS["taken" if taken else "not-beside"]))
            return
        move = talking.of_cell(str(self._asking), cell)
        self._ask_for(None)
        self.chosen.emit(move)

    def _vote_alone(self) -> None:
        """Who plays several hands is asked but once whether the game shall end."""
        view = self.view
        if not (self.live and self.alone and view.phase is Phase.VOTE):
            return
        asked = [view.on_turn]
        asked += [(view.on_turn + 1 + place) % view.setup.seats for place in range(len(view.votes))]
        if any(self.session.is_person(seat) for seat in asked):
            QTimer.singleShot(0, self, lambda: self._say_plain("yes"))

    # Answers

    def _ask_for_replies(self, change: Change) -> None:
        """Whoever can talk answers the request of a person, one after the other."""
        self._unasked = []
        if self.session.is_person(change.seat) and isinstance(change.move, Ask | Need):
            self._unasked = [
                plate.seat for plate in self.others if not self.session.is_person(plate.seat)
            ]
            QTimer.singleShot(0, self, self._ask_next_for_reply)

    def _ask_next_for_reply(self) -> None:
        while self._unasked:
            if self.session.consult("reply", self._unasked.pop(0)):
                return

    def _on_consulted(self, consultation: str, seat: int, said: Any) -> None:
        (self._on_explained if consultation == "plan" else self._on_replied)(seat, said)

    def _on_replied(self, seat: int, reply: str | None) -> None:
        place = len(self.session.moves) - 1
        if reply is not None:
            request = (place, self.session.moves[place])
            self._replies.setdefault(request, {})[seat] = reply
            self._show_partners()
            name, words = isolated(self.name_of(seat)), text(REPLIES[reply])
            self._read_out(f"{name}: {words}")
        self._ask_next_for_reply()

    # Plans

    def show_hint(self, suggestions: Sequence[Suggestion]) -> None:
        self._close_plan()
        super().show_hint(suggestions)

    def _ask_plan(self, seat: int) -> None:
        """Ask a bot what it plans; a second press closes its answer."""
        if self._plan_seat == seat and self._plan_bubble.isVisible():
            self._close_plan()
            return
        self._close_plan()
        if self.live and self.session.consult("plan", seat):
            self._plan_seat = seat
            self._say_plan("…")

    def _ask_next_plan(self) -> None:
        """Ask the bots one after the other."""
        bots = [plate.seat for plate in self.others if not self.session.is_person(plate.seat)]
        if bots:
            place = bots.index(self._plan_seat) + 1 if self._plan_seat in bots else 0
            self._ask_plan(bots[place % len(bots)])

    def _on_explained(self, seat: int, intention: Intention | None) -> None:
        if seat != self._plan_seat or not self._plan_bubble.isVisible():
            return
        words = say(texts.intention_phrase(self.session.state.view(seat), intention))
        self._say_plan(words)
        if intention is not None:
            self._show_intention(intention)
        self._read_out(words)

    def _read_out(self, words: str) -> None:
        """Say something to a screen reader."""
        for view in self.views():
            announce(view, words)

    def _show_intention(self, intention: Intention) -> None:
        """The next step of a plan on the layout, and the hexagon where the partner sees it."""
        if self._goal_shown and intention.plan.centre in self.view.goal_centres():
            self._goal = intention.plan.centre
            self._show_goal()
            self._fit_board(glide=True)
        if intention.steps:
            step = intention.steps[0]
            self.board.show_hints([(step.cell, step.sides)])

    def _say_plan(self, words: str) -> None:
        """Below the partner's name, so that the layout stays in sight."""
        plate = self.plates[self._plan_seat or 0]
        at = plate.pos() + QPointF(plate.size.width() / 2, 42)
        self._plan_bubble.hang_from(at, words, plate.size.width())
        below = self._plan_bubble.sceneBoundingRect().bottom() - self.hand.pos().y()
        if below > 0:
            self._plan_bubble.moveBy(0, -below)

    def _close_plan(self) -> None:
        if self._plan_bubble.isVisible():
            self._plan_bubble.hide()
            self.board.show_hints(())
