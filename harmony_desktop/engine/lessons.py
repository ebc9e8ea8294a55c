"""How a game is taught: the parts of its rules page, and the steps of a guided first game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """A part of a rules page: a heading, paragraphs, and the picture beside them.

    `figure` names a drawing the game's table makes from its real pieces. `only` restricts the
    section to games with that option value, so that the page describes the variant being played.
    A `large` figure has something in it to read, so it is drawn larger where there is room.
    `key` is the name by which a game says what is going on (`texts.topic`). The paragraphs of
    `steps` are done one after another, and numbered.
    """

    title: str
    paragraphs: tuple[str, ...]
    figure: str | None = None
    only: tuple[str, object] | None = None
    large: bool = False
    key: str = ""
    steps: bool = False


@dataclass(frozen=True)
class GuideStep:
    """A step of a guided first game: what to do and why.

    The guide advances after the next move if `after_move`, else when the player confirms; `awaits`
    are the kinds of move it waits for, empty for any. `lights` names what the table highlights
    meanwhile. `only` restricts the step to games with that option value. `figure` names a drawing
    of the game that illustrates the step.
    """

    key: str
    text: str
    after_move: bool = False
    lights: str | None = None
    awaits: tuple[str, ...] = ()
    only: tuple[str, object] | None = None
    figure: str | None = None
