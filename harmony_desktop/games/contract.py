"""What the application asks of a game: one Protocol for each module of a game's folder.

    games/<id>/facts.py              Facts        what Home shows; read before the first paint
    games/<id>/texts.py              Texts        every text the application shows for the game
    games/<id>/categories.py         Categories   where points come from
    games/<id>/achievements.py       Achievements achievements, found in records
    games/<id>/rules/game.py         Rules        GAME, an engine.game.Game
    games/<id>/rules/position.py     Position     positions as documents
    games/<id>/bots/levels.py        Bots         its levels and styles, and the bots themselves
    games/<id>/bots/analysis.py      Analysis     what a decision is, and what it costs
    games/<id>/bots/reasons.py       Reasons      why one decision is better than another
    games/<id>/table/figures.py      Figures      drawings made from the real pieces
    games/<id>/table/badges.py       Badges       pictures of the achievements
    games/<id>/table/table.py        TableModule  the table itself

where its facts say that there is a PAD, a score pad for games from the box:

    games/<id>/pad.py                Pad          its boards as values
    games/<id>/table/pad.py          PadModule    what they look like

and, where its facts name one among its EXTRAS, for what only that game has:

    a page on Home                   PageModule
    a box in New game                SetupModule  for an option that is a Text
    a command                        CommandModule
    hindsight                        HindsightModule
    what players have made           Belongings   for backups, in games/<id>/storage/

Analysis and reasons live in `bots/`: they judge with the champion's own search. `rules/` imports
neither `bots/` nor texts. Only `table/` may use the window, only `storage/` the disk; everything
else in a game's folder imports the engine alone.

`harmony_desktop.games` hands the modules out under these types, each loaded when first needed.
A name a game has no use for is there too, as None or (): nobody tests whether it exists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from harmony_desktop.engine.achievements import Achievement
    from harmony_desktop.engine.bot import Appraisal, Bot, Consultation
    from harmony_desktop.engine.extras import Daily, Extras
    from harmony_desktop.engine.game import Game
    from harmony_desktop.engine.insight import Insight
    from harmony_desktop.engine.lessons import GuideStep, Section
    from harmony_desktop.engine.options import Text
    from harmony_desktop.engine.pads import Field, Lifted, PadEntry, Values
    from harmony_desktop.engine.position import Scored
    from harmony_desktop.engine.reasons import Effects
    from harmony_desktop.engine.sample import Sample
    from harmony_desktop.engine.score import ScoreLine, ScoreSheet
    from harmony_desktop.engine.words import Phrase
    from harmony_desktop.storage.files import Places
    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.kit.widgets import Page
    from harmony_desktop.ui.pad.board import PadBoard, SidePart
    from harmony_desktop.ui.pad.page import PadPage
    from harmony_desktop.ui.pages.new_game.option_boxes import OptionBox
    from harmony_desktop.ui.pages.new_game.page import NewGamePage
    from harmony_desktop.ui.table.table import AnyTable

# A game's functions take its own views and moves, and a Protocol cannot know these types: `Any`
# stands for the view that the same game has made.


class Facts(Protocol):
    """What Home shows. It delays the first paint, so it imports no more than words and extras."""

    @property
    def SEATS(self) -> tuple[int, int]:
        """The fewest and the most who can play."""

    @property
    def MINUTES(self) -> tuple[int, int]:
        """How long a game takes, from and to."""

    @property
    def DAILY(self) -> Daily | None:
        """How the game of the day is played; None where there is none."""

    @property
    def PAD(self) -> bool:
        """Whether there is a score pad for games from the box: pad.py and table/pad.py."""

    @property
    def EXTRAS(self) -> Extras:
        """What only this game has; Extras() for nothing."""

    @property
    def NAME(self) -> str:
        """Its name, marked for translation."""

    @property
    def SUBTITLE(self) -> str:
        """A few words that tell it from games of similar names, marked for translation."""

    @property
    def TAGLINE(self) -> str:
        """One line that makes curious, marked for translation."""

    @property
    def DESIGNER(self) -> str:
        """Who invented it; empty where nobody knows."""


class Rules(Protocol):
    """The rules."""

    @property
    def GAME(self) -> Game:
        """The game."""


class Texts(Protocol):
    """The words of a game, marked for translation under the game's id; nothing is translated."""

    @property
    def OPTIONS(self) -> Mapping[str, str]:
        """The title of every option by its key; the window has its own for SEATING."""

    @property
    def VALUES(self) -> Mapping[str, tuple[str, str]]:
        """Name and explanation of every value by `option.value`; a flag has `.true`, `.false`.

        `first.lot` tells whom the rulebook lets begin.
        """

    @property
    def OWN_SET(self) -> tuple[str, str] | None:
        """Name and explanation of what a player has entered for a Text option; None without one."""

    @property
    def REASONS(self) -> Mapping[str, str]:
        """The sentence for every reason of an IllegalMove or a BadSetup."""

    @property
    def RULES(self) -> Sequence[Section]:
        """The rules page."""

    @property
    def GUIDE(self) -> Sequence[GuideStep]:
        """The steps of the guided first game; () for none."""

    def describe(self, view: Any, move: Any) -> Phrase:
        """A move in words, as the seat of `view` saw it before the move."""

    def status(self, view: Any) -> Phrase:
        """What is going on, for the seat of `view`."""

    def score_line(self, key: str, details: Mapping[str, object]) -> Phrase:
        """A line of a score sheet in words."""

    @property
    def HINT_VALUE(self) -> str | None:
        """What the number of a hint is, with {value} for it; None: hints have no number."""

    @property
    def recap(self) -> Callable[[Sequence[tuple[Any, Any]]], Sequence[Phrase]] | None:
        """([(view, move), …]) -> what is worth a word of one player's moves; None: each of them."""

    @property
    def headline(self) -> Callable[[Any], Phrase] | None:
        """(view) -> how it went, where all play together; None where somebody wins."""

    @property
    def outcome(self) -> Callable[[Any], Sequence[Phrase]] | None:
        """(view) -> what the game itself has to say about its end; None if nothing."""

    @property
    def best_before(self) -> Callable[[Any, int], Sequence[Phrase]] | None:
        """(view, points) -> what the best result so far is worth; None if points say it all."""

    @property
    def result_note(self) -> Callable[[Mapping[str, str], int, int], Phrase | None] | None:
        """(variant, seats, result) -> what a result in the records is worth, likewise.

        The result is the first number of Game.result.
        """


class Bots(Protocol):
    """How the computer plays."""

    @property
    def LEVELS(self) -> tuple[str, ...]:
        """At least engine.bot.LEVELS, weakest first."""

    @property
    def STYLES(self) -> tuple[str, ...]:
        """Those of engine.bot.STYLES that make a difference here; () where players cannot get in
        each other's way, or do not want to."""

    @property
    def CONSULTATIONS(self) -> Mapping[str, Consultation]:
        """What else its bots can be asked, by a name the game's table uses; {} for nothing."""

    def bot(self, level: str, style: str = "") -> Bot:
        """The player of one of LEVELS, balanced or in one of STYLES.

        Who plays anything that is allowed has no style, whichever is asked for.
        """


class AnalysisModule(Protocol):
    """How the strongest bot looks at what a player has decided."""

    def decides(self, view: Any) -> bool:
        """Whether the seat to move has a choice here that can be judged."""

    def goes_on(self, move: Any) -> bool:
        """Whether what the same seat does next belongs to the same decision as `move`."""

    def appraise(self, view: Any, played: Sequence[Any]) -> Appraisal:
        """What was played from a view beside the best there was, as far as its seat could know.

        It takes at most twice the work of choosing a move.
        """


class Reasons(Protocol):
    """What a decision does to the score sheet, and to what it may become."""

    def effects(self, view: Any, moves: Sequence[Any]) -> Effects:
        """Everything worth a word that these moves of the seat to move do, by what it is done to.

        `engine.reasons` picks out of two futures what tells them apart.
        """


class PositionModule(Protocol):
    """Positions as documents, for `score` and the score pad."""

    def score(self, document: object) -> Sequence[ScoreSheet] | Scored:
        """The sheets of a position, with whatever else there is to say.

        BadPosition names the part that is wrong.
        """


class Pad(Protocol):
    """The score pad, without its drawings. A board is an immutable value of the game's own; so are
    pieces and places."""

    @property
    def SEATS(self) -> tuple[int, int]:
        """The fewest and the most boards."""

    @property
    def SHARED(self) -> bool:
        """Whether all players have one board together."""

    @property
    def TURNS(self) -> int:
        """In how many ways a piece can lie; 1 where it cannot be turned."""

    @property
    def FIELDS(self) -> tuple[Field, ...]:
        """What is entered beside the board."""

    @property
    def HELP(self) -> str:
        """How to fill it in, marked for translation."""

    @property
    def PROBLEMS(self) -> Mapping[str, str]:
        """Why a position cannot be counted yet, by the first word of BadPosition.where."""

    def empty(self, values: Values) -> Any:
        """The board nothing lies on yet."""

    def fitted(self, board: Any, values: Values) -> Any:
        """The board after a field has changed."""

    def palette(self, board: Any) -> Sequence[Any]:
        """The pieces to choose from."""

    def left(self, board: Any, piece: Any) -> int | None:
        """How many of a piece are left to place; None for as many as one likes."""

    def put(self, board: Any, piece: Any, place: Any, turn: int) -> Any:
        """The board with a piece on a place; IllegalMove says why not, by the texts' REASONS."""

    def lift(self, board: Any, place: Any) -> Lifted | None:
        """What is taken off a place; None if there is nothing."""

    def players(self, entry: PadEntry) -> int:
        """How many players an entry is for."""

    def winners(self, entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
        """Who has won a game that ended like this."""

    def write(self, entries: Sequence[PadEntry]) -> object:
        """The entries as a document that `score` reads, or as a list of them."""

    def read(self, document: object) -> list[PadEntry]:
        """The entries of such a document; BadPosition names the part that is wrong."""

    def seen(self, view: Any) -> list[PadEntry]:
        """The entries for a game that lies on the table."""

    def piece_name(self, piece: Any, values: Values) -> Phrase:
        """A piece in words."""

    def place_name(self, board: Any, place: Any, values: Values) -> Phrase:
        """A place and what lies there in words."""


class PadModule(Protocol):
    """What a score pad looks like."""

    @property
    def BOARD(self) -> type[PadBoard]:
        """The board on the pad's desk."""

    @property
    def side_part(self) -> Callable[[PadPage], SidePart] | None:
        """What only this game's pad has beside the board; None for nothing."""


class Categories(Protocol):
    """Where points come from, for the statistics."""

    @property
    def CATEGORIES(self) -> Mapping[str, Phrase]:
        """What each kind of points is called, in the order they are shown; {} for none."""

    @property
    def COLOURS(self) -> Mapping[str, str]:
        """A colour for each of them, as #RRGGBB."""

    def category(self, line: ScoreLine) -> str | None:
        """The kind a line of a score sheet belongs to; None if it does not count."""

    @property
    def breakdown(
        self,
    ) -> Callable[[Sequence[Any], Sequence[Any], int], Mapping[str, Sequence[ScoreLine]]] | None:
        """(states, moves, seat) -> the lines a kind of points is made of, by that kind, where the
        game that was played tells more than its sheet; None where it does not."""

    @property
    def suns(self) -> Callable[[Mapping[str, str], int, int], int | None] | None:
        """(variant, seats, points) -> the suns of a result; None where there are none."""


class Achievements(Protocol):
    """What is rare and fine and allowed by the rules."""

    @property
    def ACHIEVEMENTS(self) -> Sequence[Achievement]:
        """All of them, in the order they are shown."""

    def achieved(self, history: Sequence[Any], seat: int) -> frozenset[str]:
        """The keys of what a seat has earned in a game, by its positions from first to last."""


Drawing = tuple["QRectF", "Callable[[QPainter], None]"]
"""What a drawing covers, and how it is painted."""


class Figures(Protocol):
    """Drawings made from the game's real pieces."""

    @property
    def FIGURES(self) -> Mapping[str, Drawing]:
        """`card` for Home, one for each of the texts' VALUES to be seen, and the rules' own."""

    def portrait(self, view: Any, seat: int) -> Drawing:
        """The board of a seat at the end of a game, without words: what a list shows of it."""

    @property
    def SAMPLES(self) -> Mapping[str, Sample]:
        """Games for pictures of the table, by name; `table` is one in its middle."""


class Badges(Protocol):
    """Pictures of the achievements."""

    @property
    def BADGES(self) -> Mapping[str, Drawing]:
        """One for each of the game's achievements, by its key."""


class TableModule(Protocol):
    """The table."""

    @property
    def TABLE(self) -> type[AnyTable]:
        """Made with the timeline and the window's services."""


class PageModule(Protocol):
    """A page of the game's own (engine.extras.OwnPage)."""

    def open_page(self, context: Context) -> Page:
        """The page; its `left` leads back to Home."""


class SetupModule(Protocol):
    """New game's box for a Text option (engine.extras.Extras.text_option)."""

    def option_box(self, page: NewGamePage, option: Text, value: str) -> OptionBox:
        """The box, showing the value used last."""


class Belongings(Protocol):
    """What players have made for a game (engine.extras.Extras.belongings), for backups."""

    def kept(self, places: Places) -> Mapping[str, str]:
        """All of it as texts, each by a name."""

    def take_in(self, places: Places, brought: Mapping[str, str], write: bool = True) -> int:
        """Add what is not there yet, and return how much; ValueError if something is none of it.

        Without `write`, only look. OSError if the disk refuses.
        """


class CommandModule(Protocol):
    """A command of the game's own (engine.extras.Command)."""

    def run_command(self) -> object:
        """What is printed as JSON."""


class HindsightModule(Protocol):
    """What was possible in a finished game (engine.extras.Extras.hindsight)."""

    @property
    def EXACT(self) -> bool:
        """Whether nothing better was possible; else it is an estimate, and called so."""

    def told(self, first: Any) -> bool:
        """Whether there is anything to tell of a game with this first position."""

    def look_back(self, first: Any, final: Any) -> Iterator[float | Insight]:
        """How much is done, from 0 to 1, and an Insight for every seat and round.

        It works long, so the window has it done in another process.
        """

    def document(self, insight: Insight) -> object:
        """What the command prints of an insight."""
