"""The commands each state of playback allows, in one table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from harmony_desktop.ui.table.controls import ALLOWED, TableControls
from harmony_desktop.ui.table.playback import PlaybackState

S = PlaybackState
SEEN = {"back", "forward", "play-moves", "standing", "extra-B"}
NOW = SEEN | {"undo", "redo", "replay"}

ENABLED = {
    S.COVERED: set(),
    S.LOOKING_BACK: SEEN | {"next-step", "play-on"},
    S.STEP_WAITS: NOW | {"next-step"},
    S.INTERLUDE: NOW | {"next-step"},
    S.WATCHING: NOW | {"next-step"},
    S.HANDOVER: NOW,
    S.OVER: NOW | {"next-step"},
    S.LIVE: NOW | {"next-step", "hint"},
}


class Commands(dict[str, Any]):
    """Commands that remember whether they are enabled."""

    def __missing__(self, name: str) -> Any:
        one = SimpleNamespace(enabled=True, visible=True)
        one.setEnabled = lambda on: setattr(one, "enabled", on)
        one.setVisible = lambda on: setattr(one, "visible", on)
        self[name] = one
        return one


class Playback(QObject):
    """A playback in some state."""

    state_changed = Signal()
    hand_changed = Signal()

    def __init__(self, state: PlaybackState) -> None:
        super().__init__()
        self.state, self.acting, self.number = state, None, 0
        self.news: tuple[int, ...] = (1,)

    def news_numbers(self) -> tuple[int, ...]:
        return self.news


class At:
    """Controls in a state in which the game can do everything, unless it is changed."""

    def __init__(self, state: PlaybackState) -> None:
        self.playback, self.commands = Playback(state), Commands()
        self.timeline: Any = SimpleNamespace(
            moves=[1],
            counted=False,
            begun=True,
            over=True,
            viewer=0,
            seats=(1, 2),
            states=[SimpleNamespace(to_move=0)],
            game=SimpleNamespace(simultaneous=False, cooperative=False),
            state=SimpleNamespace(winners=lambda: (1,)),
            can_redo=lambda: True,
            is_person=lambda seat: True,
        )
        nothing = lambda *_: None  # noqa: E731
        self.table: Any = SimpleNamespace(
            live=True,
            has_next_step=True,
            prompt=None,
            hand_changed=self.playback.hand_changed,
            extras=lambda: [SimpleNamespace(key="B")],
            news_cards=SimpleNamespace(show_acting=nothing),
            show_turn=nothing,
        )
        self.status: Any = SimpleNamespace(
            line=lambda: "", kind_of_game=lambda: "", next_step=lambda: None
        )
        chips = SimpleNamespace(show_turn=nothing, show_winners=nothing)
        bar: Any = SimpleNamespace(show_prompt=nothing, show_next_step=nothing, chips=chips)
        playback: Any = self.playback
        commands: Any = self.commands
        self.controls = TableControls(
            self.timeline, self.table, playback, self.status, bar, commands, self.playback
        )
        self.controls.__dict__["_has_hindsight"] = True

    def enabled(self) -> set[str]:
        self.playback.state_changed.emit()
        everywhere = {"share", "hindsight", "analysis", "practice", "tutorial"}
        return {name for name, one in self.commands.items() if one.enabled} - everywhere


@pytest.mark.parametrize("state", PlaybackState)
def test_each_state_enables_these_commands(qapp: object, state: PlaybackState) -> None:
    assert At(state).enabled() == ENABLED[state]


def test_every_state_is_in_the_table() -> None:
    assert set(ALLOWED) == set(PlaybackState)


def test_commands_the_game_does_not_support_are_disabled(qapp: object) -> None:
    here = At(PlaybackState.LIVE)
    here.timeline.moves, here.timeline.begun = [], False
    here.timeline.can_redo = lambda: False
    here.table.live = here.table.has_next_step = False
    here.playback.news = ()
    assert here.enabled() == SEEN


def test_only_a_finished_game_is_played_on_from_a_moment(qapp: object) -> None:
    here = At(PlaybackState.LOOKING_BACK)
    here.timeline.over = False
    assert "play-on" not in here.enabled()
    assert not here.commands["share"].enabled
    assert not here.commands["analysis"].visible
    assert here.commands["standing"].visible
