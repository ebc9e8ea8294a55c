"""The rules page of Harmony."""

from __future__ import annotations

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

RULES = (
    Section(
        QT_TRANSLATE_NOOP("harmony", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "You fill a board of nineteen cells with tiles. Three coloured bands cross every "
                "tile. Where one colour runs through a whole line, from edge to edge of the "
                "board, you score. Whoever has the most points wins.",
            ),
        ),
        "line",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "The tiles"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "There are 27 tiles, all different. The band from top to bottom is worth 1, 5 or "
                "9; the one rising to the right 2, 6 or 7; the one falling to the right 3, 4 or 8. "
                "Every combination exists exactly once.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "Each tile also bears a sun or a moon. In the standard game they are mere "
                "decoration; some variants bring them to life.",
            ),
        ),
        "tile",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "A turn"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The caller turns up a tile at random. Everybody places that same tile on an "
                "empty cell of their own board. Tiles are never turned and never moved again, "
                "and a called tile cannot be refused.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "All place at the same time: where the others put their tile is only revealed "
                "once everyone has placed.",
            ),
        ),
        "call",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Variants"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "There are three ways of placing and three of scoring, and every way of placing "
                "goes with every way of scoring. Free placing with standard scoring is the "
                "standard game. Best beam is for two to six players, all the others are for one "
                "to six.",
            ),
        ),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Free placing"),
        (QT_TRANSLATE_NOOP("harmony", "Any empty cell of your board will do, at any time."),),
        "free",
        ("placement", "free"),
        large=True,
        key="placement.free",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Connected placing"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The first tile goes anywhere. Every later one must share a side with a tile "
                "already on your board, even if that breaks a line.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "This is harder than free placing: you have fewer cells to choose from.",
            ),
        ),
        "connected",
        ("placement", "connected"),
        large=True,
        key="placement.connected",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Sun and moon placing"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The first tile goes anywhere. After that, look at the symbol: if it is the same "
                "as on the tile called just before, the new tile must share a side with a tile on "
                "your board. If it is the other one, any empty cell will do.",
            ),
        ),
        "sun-moon",
        ("placement", "sun-moon"),
        large=True,
        key="placement.sun-moon",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Scoring"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The board has fifteen lines, five in each direction, three to five cells long. A "
                "line scores when all its tiles show the same value in its direction: the number "
                "of tiles times that value. A single band of another colour, and the line is "
                "worth nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "Five tiles of pink in a line are worth 5 × 8 = 40. The most a board can score is "
                "307, and only sixteen boards reach it.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "This board has the ten lines of the rulebook’s example: 9 × 3 + 1 × 4 + 5 × 5 + "
                "1 × 3 + 2 × 3 + 7 × 4 + 6 × 5 + 2 × 3 + 3 × 3 + 8 × 5 = 178.",
            ),
        ),
        "example.lines",
        large=True,
        key="scoring.standard",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "Sunbeams and moonbeams"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "A full line of nothing but suns is a sunbeam: 7 more points for each of its "
                "tiles. A full line of moons is a moonbeam: 6 for each. Colours do not matter "
                "here; if the line scores in colour as well, you get both.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "The rulebook’s example has 228 points in lines and four beams: moons on four "
                "tiles, suns on four, suns on three and moons on three. 228 + 24 + 28 + 21 + 18 = "
                "319.",
            ),
        ),
        "example.beams",
        ("scoring", "beams"),
        large=True,
        key="scoring.beams",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "The best beam"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "For two to six players. Here a beam counts only in a line that also scores in "
                "colour. The best sunbeam at the table earns 60 points, the best moonbeam another "
                "60.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "A longer beam beats a shorter one; at equal length the line of higher value wins. "
                "If beams are still equal, their owners share the 60. Without such a beam nobody "
                "gets anything.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "On this board two of the four beams lie in lines that score. The moonbeam of four "
                "in the red line beats every moonbeam of three, even one in dark green; a moonbeam "
                "of four in pink would beat it.",
            ),
        ),
        "example.best-beam",
        ("scoring", "best-beam"),
        large=True,
        key="scoring.best-beam",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "The end"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The round ends with the nineteenth tile; eight tiles are never called. A match "
                "may have several rounds: the role of the caller passes on, and the points of all "
                "rounds add up. Equal totals share the win.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "Alone you play against your own record, kept for each combination of variants.",
            ),
        ),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "With the box"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The box holds 6 boards and 6 sets of the same 27 tiles, each set in its own "
                "colour. Everyone takes a board and the set in its colour.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "Choose a caller. The caller turns all their tiles face down and mixes them well.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "The others lay their tiles face up in three groups, by the number at the top: "
                "1, 5 and 9. That way a called tile is quickly found.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "The caller turns up a tile at random and reads its three numbers aloud. Everybody"
                " finds the same tile and places it on an empty cell of their own board, with the "
                "numbers upright.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "Repeat this until all nineteen cells are full, then count the lines. If you "
                "play several rounds, change the caller each round.",
            ),
        ),
        "box",
        large=True,
        key="box",
        steps=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmony", "How we read the rules"),
        (
            QT_TRANSLATE_NOOP(
                "harmony",
                "The rulebook shows only in pictures which tiles bear suns. One of those "
                "pictures survives in its text: the tiles of the board with 319 points. Our set "
                "is the simplest even one that makes this example true: a tile bears a sun when "
                "none or two of its values are among 1, 2 and 3, otherwise a moon. That makes 14 "
                "suns and 13 moons. If the tiles in your box differ, your box is right.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "The rulebook names the colour of every value but 4; ours is violet. It lists "
                "the ten lines of its board with 178 points; the tiles that make them are our "
                "choice. Its example for the best beam calls the line of the moonbeam first "
                "white, then red; on the board with 319 points it is red.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "It does not say who wins when totals are equal: here the win is shared. Nor does "
                "it say whether you may look at the others first: here nobody sees where a tile "
                "went until everybody has placed. It sets no number of rounds and no order of "
                "callers: here a match has up to twelve rounds, and the seats call in turn.",
            ),
            QT_TRANSLATE_NOOP(
                "harmony",
                "After its last page the rulebook’s text lists the numbers of nineteen tiles, "
                "without a picture. That they form the board with 319 points is our conclusion: "
                "they can be arranged to give exactly this score and these four beams.",
            ),
        ),
    ),
)
