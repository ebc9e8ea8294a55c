"""What the application asks of a game: one Protocol for each module of a game's folder.

    games/<id>/facts.py              Facts        what Home shows; read before the first paint
    games/<id>/texts.py              Texts        every text the application shows for the game
    games/<id>/tutorial.py           TutorialModule  a scripted first game for each variant
    games/<id>/by_ear.py             ByEar        what a player who listens is told, and may ask
    games/<id>/rules/game.py         Rules        GAME, an engine.game.Game
    games/<id>/rules/position.py     Position     positions as documents
    games/<id>/bots/levels.py        Bots         its levels and styles, and the bots themselves
    games/<id>/bots/analysis.py      Analysis     what a decision is, and what it costs
    games/<id>/bots/reasons.py       Reasons      why one decision is better than another
    games/<id>/table/figures.py      Figures      drawings made from the real pieces
    games/<id>/table/table.py        TableModule  the table itself

which may be left out (games/defaults.py takes their place):

    games/<id>/categories.py         Categories   where points come from
    games/<id>/achievements.py       Achievements achievements, found in records
    games/<id>/table/badges.py       Badges       pictures of the achievements

beside a collection of puzzles:

    games/<id>/bots/puzzles.py       PuzzleJudge  which decision is clearly the best

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

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from harmony_desktop.engine.achievements import Achievement
    from harmony_desktop.engine.bot import Appraisal, Bot, Consultation, Suggestion
    from harmony_desktop.engine.extras import Daily, Extras
    from harmony_desktop.engine.game import Game
    from harmony_desktop.engine.insight import Insight
    from harmony_desktop.engine.lessons import Lesson, Section
    from harmony_desktop.engine.options import Text
    from harmony_desktop.engine.pads import Field, Lifted, PadEntry, Values
    from harmony_desktop.engine.position import Scored
    from harmony_desktop.engine.reasons import Effects
    from harmony_desktop.engine.sample import Sample
    from harmony_desktop.engine.score import ScoreLine, ScoreSheet
    from harmony_desktop.engine.themes import Theme
    from harmony_desktop.engine.words import Phrase
    from harmony_desktop.storage.files import Places
    from harmony_desktop.ui.kit.context import Context
    from harmony_desktop.ui.kit.widgets import Page
    from harmony_desktop.ui.pad.board import PadBoard, SidePart
    from harmony_desktop.ui.pad.page import PadPage
    from harmony_desktop.ui.pages.new_game.option_boxes import OptionBox
    from harmony_desktop.ui.pages.new_game.page import NewGamePage
    from harmony_desktop.ui.table.table import AnyTable

# A Protocol cannot know the types of a game's own views and moves: `Any` stands for those of the
# same game.


class Facts(Protocol):
    """What Home shows. Imported before the first paint, so it imports only words and extras."""

    @property
    def SEATS(self) -> tuple[int, int]:
        """The fewest and the most players."""

    @property
    def MINUTES(self) -> tuple[int, int]:
        """The shortest and the longest duration of a game, in minutes."""

    @property
    def DAILY(self) -> Daily | None:
        """Setup of the daily game; None if there is none."""

    @property
    def PAD(self) -> bool:
        """Whether there is a score pad for games from the box: pad.py and table/pad.py."""

    @property
    def EXTRAS(self) -> Extras:
        """Features only this game has; Extras() for none."""

    @property
    def NAME(self) -> str:
        """The game's name, marked for translation."""

    @property
    def SUBTITLE(self) -> str:
        """A few words that distinguish it from games with similar names, marked for translation."""

    @property
    def TAGLINE(self) -> str:
        """One-line teaser, marked for translation."""

    @property
    def DESIGNER(self) -> str:
        """The designer of the game, marked for translation into other letters; empty if unknown."""

    @property
    def ORIGINAL(self) -> str:
        """The title it was published under; empty where that is its name here."""

    @property
    def PUBLISHER(self) -> str:
        """Who published it and when; empty where nobody knows."""


class Rules(Protocol):
    """The rules."""

    @property
    def GAME(self) -> Game:
        """The game."""


class Texts(Protocol):
    """The texts of a game, marked for translation under the game's id."""

    @property
    def OPTIONS(self) -> Mapping[str, str]:
        """The title of every option by its key; the window has its own titles for SEATING."""

    @property
    def VALUES(self) -> Mapping[str, tuple[str, str]]:
        """Name and explanation of every value by `option.value`; a flag has `.true`, `.false`.

        `first.lot` says who begins according to the rulebook.
        """

    @property
    def OWN_SET(self) -> tuple[str, str] | None:
        """Name and explanation of a player's own value of a Text option; None without such an
        option."""

    @property
    def REASONS(self) -> Mapping[str, str]:
        """The sentence for every reason of an IllegalMove or a BadSetup."""

    @property
    def RULES(self) -> Sequence[Section]:
        """The rules page."""

    @property
    def FIRST_GAMES(self) -> Sequence[str]:
        """The advice of the rulebook for the first games; New game shows it until they are over."""

    @property
    def ALONE(self) -> str | None:
        """What is different where one plays alone; None for nothing."""

    def topic(self, view: Any) -> str:
        """The key of the section of RULES that the seat of `view` needs now; empty for none."""

    def describe(self, view: Any, move: Any) -> Phrase:
        """Describe a move as the seat of `view` saw it before the move."""

    def status(self, view: Any) -> Phrase:
        """Describe the situation for the seat of `view`."""

    def score_line(self, key: str, details: Mapping[str, object]) -> Phrase:
        """Describe a line of a score sheet."""

    @property
    def recap(self) -> Callable[[Sequence[tuple[Any, Any]]], Sequence[Phrase]] | None:
        """([(view, move), …]) -> a summary of one player's moves; None to list every move."""

    @property
    def headline(self) -> Callable[[Any], Phrase] | None:
        """(view) -> the headline at the end of a cooperative game; None where somebody wins."""

    @property
    def outcome(self) -> Callable[[Any], Sequence[Phrase]] | None:
        """(view) -> the game's own remarks on its end; None for none."""

    @property
    def best_before(self) -> Callable[[Any, int], Sequence[Phrase]] | None:
        """(view, points) -> what the best earlier result is worth; None if its points suffice."""

    @property
    def result_note(self) -> Callable[[Mapping[str, str], int, int], Phrase | None] | None:
        """(variant, seats, result) -> what a stored result is worth; None if its points suffice.

        `result` is the first number of Game.result.
        """


class TutorialModule(Protocol):
    """The scripted first games of a game, one for each variant that plays differently."""

    @property
    def VARIANTS(self) -> Sequence[Mapping[str, object]]:
        """The options of every variant that has a tutorial of its own."""

    def lesson(self, options: Mapping[str, Any]) -> Lesson:
        """The tutorial for a game with these options."""


class ByEar(Protocol):
    """What a player who listens is told, and the answers to questions asked by key.

    An answer comes in short pieces, the most important first. `focus` is where the keyboard is: the
    keys of a table's zone and spot.
    """

    def told(self, steps: Sequence[tuple[Any, Any, Any]]) -> Sequence[Phrase]:
        """([(view before, view after, move), …]) -> one player's moves and what they did."""

    def board(self, view: Any, seat: int) -> Sequence[Phrase]:
        """What a seat has: points, and what decides the game."""

    def line(self, view: Any, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
        """What lies in the rows or lines through the focus, or around it; () for nothing."""

    def where(self, view: Any, seat: int, focus: tuple[str, object]) -> Sequence[Phrase]:
        """Where the colour, number or piece at the focus is or can go; () for nothing."""

    def left(self, view: Any) -> Sequence[Phrase]:
        """What is still to come."""


class Bots(Protocol):
    """The bots of a game."""

    @property
    def STYLES(self) -> tuple[str, ...]:
        """Those of engine.bot.STYLES that make a difference; () where players cannot interfere with
        each other, or do not want to."""

    @property
    def CONSULTATIONS(self) -> Mapping[str, Consultation]:
        """The bots' consultations by the names that the game's table uses; {} for none."""

    def bot(self, level: str, style: str = "") -> Bot:
        """The bot of a level or strength (`engine.strength`), balanced or in one of STYLES.

        `random`, which plays any legal move, ignores the style.
        """


class AnalysisModule(Protocol):
    """The strongest bot's judgement of a player's decisions."""

    def decides(self, view: Any) -> bool:
        """Whether the seat to move has a choice here that can be judged."""

    def continues_decision(self, move: Any) -> bool:
        """Whether the seat's next move belongs to the same decision as `move`."""

    def appraise(self, view: Any, played: Sequence[Any], work: int = 1) -> Appraisal:
        """The played decision and the best one, judged from the seat's view.

        It takes at most twice the work of choosing a move, or about `work` times that.
        """

    @property
    def close_call(self) -> Callable[[Any, Sequence[Any]], tuple[float, Phrase] | None] | None:
        """(view, played) -> the share of decisions that kept the aim of a game that is only won or
        lost within reach, and a phrase about it; None where that says nothing."""


class PuzzleJudge(Protocol):
    """The judge of a game's puzzles: how good each decision of a position is, and what is
    obvious."""

    def ranked(self, view: Any, effort: int) -> Sequence[Suggestion]:
        """The best decisions with their values, best first; empty where none can be judged.

        An effort of 1 is the champion's; 8 proves a puzzle and 64 checks it. Values are points or,
        where a game is only won or lost, chances in per cent. No two decisions have the same
        outcome.
        """

    def obvious(self, view: Any) -> Sequence[Any]:
        """The decision a greedy player makes: the solution of a puzzle must be another one."""

    def outcome(self, view: Any, moves: Sequence[Any]) -> Hashable:
        """Where a decision leads: equal for decisions that differ only in the order of steps."""

    def theme(self, view: Any, best: Suggestion) -> Theme:
        """What the best decision is about."""

    def likeness(self, view: Any) -> Hashable:
        """What two positions have in common that are the same puzzle."""


class Reasons(Protocol):
    """What a decision does to the score sheet, now and later."""

    def effects(self, view: Any, moves: Sequence[Any]) -> Effects:
        """Notable effects of the moves, keyed by what they affect.

        `engine.reasons` compares the effects of two decisions.
        """

    @property
    def outlook(self) -> Callable[[Any, float], Phrase | None] | None:
        """(view, value) -> what the value of a decision says of the game, for decisions without
        notable effects; None where it says no more than points."""


class PositionModule(Protocol):
    """Positions as documents, for `score` and the score pad."""

    def score(self, document: object) -> Sequence[ScoreSheet] | Scored:
        """The score sheets of a position, perhaps with further results.

        BadPosition names the part that is wrong.
        """


class Pad(Protocol):
    """The score pad, without its drawings. Boards, pieces and places are immutable values of the
    game."""

    @property
    def SEATS(self) -> tuple[int, int]:
        """The fewest and the most boards."""

    @property
    def SHARED(self) -> bool:
        """Whether all players share one board."""

    @property
    def TURNS(self) -> int:
        """The number of orientations of a piece; 1 if it cannot be turned."""

    @property
    def FIELDS(self) -> tuple[Field, ...]:
        """The fields entered beside the board."""

    @property
    def HELP(self) -> str:
        """How to fill in the pad, marked for translation."""

    @property
    def PROBLEMS(self) -> Mapping[str, str]:
        """Why a position cannot be scored yet, by the first word of BadPosition.where."""

    def empty(self, values: Values) -> Any:
        """The empty board."""

    def fitted(self, board: Any, values: Values) -> Any:
        """The board after a field has changed."""

    def palette(self, board: Any) -> Sequence[Any]:
        """The pieces to choose from."""

    def left(self, board: Any, piece: Any) -> int | None:
        """How many of a piece are left to place; None for no limit."""

    def put(self, board: Any, piece: Any, place: Any, turn: int) -> Any:
        """The board with a piece put on a place; IllegalMove with one of the texts' REASONS if
        refused."""

    def lift(self, board: Any, place: Any) -> Lifted | None:
        """The board without the piece on a place; None if the place is empty."""

    def players(self, entry: PadEntry) -> int:
        """The number of players an entry is for."""

    def lacking(self, entries: Sequence[PadEntry]) -> tuple[int, int] | None:
        """How many places are filled and how many there are; None for a whole game, and
        where the boards do not tell."""

    def winners(self, entries: Sequence[PadEntry], sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
        """The winning seats of a game with these entries and sheets."""

    def write(self, entries: Sequence[PadEntry]) -> object:
        """The entries as a document that `score` reads, or as a list of such documents."""

    def read(self, document: object, finished: bool = True) -> list[PadEntry]:
        """Read the entries of such a document; BadPosition names the part that is wrong.

        Without `finished`, also those of a pad that cannot be scored yet; ValueError or LookupError
        if the document is no pad at all.
        """

    def seen(self, view: Any) -> list[PadEntry]:
        """The entries for a running game, as its view shows it."""

    def piece_name(self, piece: Any, values: Values) -> Phrase:
        """The name of a piece."""

    def place_name(self, board: Any, place: Any, values: Values) -> Phrase:
        """The name of a place and of the piece on it."""


class PadModule(Protocol):
    """The drawings of a score pad."""

    @property
    def BOARD(self) -> type[PadBoard]:
        """The board on the pad's desk."""

    @property
    def side_part(self) -> Callable[[PadPage], SidePart] | None:
        """(page) -> the part of the pad that only this game has beside the board; None for none."""


class Categories(Protocol):
    """The categories of points, for the statistics."""

    @property
    def CATEGORIES(self) -> Mapping[str, Phrase]:
        """The name of each category, in the order shown; {} for none."""

    @property
    def COLOURS(self) -> Mapping[str, str]:
        """The colour of each category, as #RRGGBB."""

    def shares(self, line: ScoreLine) -> Mapping[str, int]:
        """The points of a line of a score sheet by category; {} if it does not count."""

    @property
    def breakdown(
        self,
    ) -> Callable[[Sequence[Any], Sequence[Any], int], Mapping[str, Sequence[ScoreLine]]] | None:
        """(states, moves, seat) -> the lines of a category, by category, where the played game has
        more details than its score sheet; None otherwise."""

    @property
    def suns(self) -> Callable[[Mapping[str, str], int, int], int | None] | None:
        """(variant, seats, points) -> the suns of a result; None if the game has no suns."""


class Achievements(Protocol):
    """Rare feats that the rules allow."""

    @property
    def ACHIEVEMENTS(self) -> Sequence[Achievement]:
        """All achievements, in the order shown."""

    def achieved(self, history: Sequence[Any], seat: int) -> frozenset[str]:
        """The keys of the achievements a seat earned in a game, given its positions from first to
        last."""

    def measured(self, history: Sequence[Any], seat: int) -> Mapping[str, int]:
        """How far a seat came in a game towards each achievement with a goal, by its key."""


Drawing = tuple["QRectF", "Callable[[QPainter], None]"]
"""The area a drawing covers, and the function that paints it."""


class Figures(Protocol):
    """Drawings made from the game's real pieces."""

    @property
    def FIGURES(self) -> Mapping[str, Drawing]:
        """`card` for Home, one for each of the texts' VALUES to be seen, and the rules' own."""

    def portrait(self, view: Any, seat: int) -> Drawing:
        """The board of a seat at the end of a game, without words, for lists of games."""

    @property
    def SAMPLES(self) -> Mapping[str, Sample]:
        """Sample games for pictures of the table, by name; `table` is one in mid-game."""


class Badges(Protocol):
    """Pictures of the achievements."""

    @property
    def BADGES(self) -> Mapping[str, Drawing]:
        """A badge for each achievement, by its key."""


class TableModule(Protocol):
    """The table."""

    @property
    def TABLE(self) -> type[AnyTable]:
        """The table, created with the timeline and the window's services."""


class PageModule(Protocol):
    """A page of one game (engine.extras.OwnPage)."""

    def open_page(self, context: Context) -> Page:
        """Create the page; its signal `left` leads back to Home."""


class SetupModule(Protocol):
    """New game's box for a Text option (engine.extras.Extras.text_option)."""

    def option_box(self, page: NewGamePage, option: Text, value: str) -> OptionBox:
        """Create the box, showing the value used last."""


class Belongings(Protocol):
    """What players made for a game (engine.extras.Extras.belongings), for backups."""

    def kept(self, places: Places) -> Mapping[str, str]:
        """All belongings as texts by name."""

    def take_in(self, places: Places, brought: Mapping[str, str], write: bool = True) -> int:
        """Add the texts that are new, and return how many; ValueError if one is invalid.

        Without `write`, only count. OSError if the disk refuses.
        """


class CommandModule(Protocol):
    """A command of one game (engine.extras.OwnCommand)."""

    def run_command(self) -> object:
        """The command's output, printed as JSON."""


class HindsightModule(Protocol):
    """The best possible result of a finished game (engine.extras.Extras.hindsight)."""

    @property
    def EXACT(self) -> bool:
        """Whether the result found is the maximum; otherwise it is an estimate and shown as one."""

    def has_insight(self, first: Any) -> bool:
        """Whether insights can be found for games with this first position."""

    def insights(self, first: Any, final: Any) -> Iterator[float | Insight]:
        """Yield the progress from 0 to 1, and an Insight for every seat and round.

        This takes long, so the window runs it in another process.
        """

    def document(self, insight: Insight) -> object:
        """The JSON output of the command for an insight."""
