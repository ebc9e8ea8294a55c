"""The rules page of Harmonia, marked for translation."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

_TILES_ARE_OURS = QT_TRANSLATE_NOOP(
    "harmonia",
    "The rulebook shows its 84 tiles only in pictures. The set of tiles here is ours: every "
    "arrangement of light-green and ornament sides, six times each.",
)
_TALK_IS_FREE = QT_TRANSLATE_NOOP(
    "harmonia",
    "The rulebook lets you describe your tiles and point at played ones. Here everyone may talk "
    "at any time, even while others think or place, and point at free cells too.",
)
_FIRST_PLAYER = QT_TRANSLATE_NOOP(
    "harmonia",
    "In the rulebook the youngest player goes first. Here you choose who goes first, or leave it "
    "to chance.",
)

RULES: Final = (
    Section(
        QT_TRANSLATE_NOOP("harmonia", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Together you build one ornament: a hexagon of 37 tiles with a light-green "
                "border. Nobody wins alone: either the layout succeeds and everyone wins, or it "
                "fails and everyone loses.",
            ),
        ),
        "aim.basic",
        ("mode", "basic"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Together you build one ornament and score as many points with it as you can: "
                "for the shape of the layout and for closed, symmetric patterns. Nobody beats "
                "anyone, and you cannot lose: the points are the result of the whole team.",
            ),
        ),
        "aim.advanced",
        ("mode", "advanced"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "The tiles"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Each of the six sides of a tile is either light green or bears ornament. "
                "There are fourteen possible kinds, with six tiles of each: 84 in all. Tiles "
                "may be rotated, but not flipped.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The ornament on a tile’s sides always joins in its middle. The blank tile has "
                "none.",
            ),
        ),
        "kinds",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "The hands"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Sixty tiles are dealt: 30 each for two players, 20 for three, 15 for four, 12 "
                "for five, 10 for six. The remaining 24 stay out of the game, and nobody sees "
                "them.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Your tiles stand behind your screen. You may describe them and point at tiles "
                "of the layout as often as you like, at any time, but you may not show them. You "
                "can say how many tiles of a kind you have, announce your whole hand, ask for a "
                "cell to be left or filled, ask for room for a tile, or point at a tile. If you "
                "know what a partner has, you can ask for one of those tiles on a certain cell. "
                "Several requests can be open at once, and you can take them back. Computer "
                "partners know exactly what you have told them about your hand.",
            ),
        ),
        "hand",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "A turn"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Play goes clockwise; who goes first is chosen before the game. Show one tile "
                "of your hand, then place it: what was shown cannot be taken back. The first "
                "tile goes in the middle of the table. Every later one goes beside one or more "
                "tiles, and wherever two sides touch, both are light green or both bear "
                "ornament. A placed tile is never moved, and in a game that counts it cannot be "
                "taken back.",
            ),
        ),
        "fits",
        key="turn",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "A tile that fits nowhere"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "If the tile you show fits nowhere, the game is lost at once. So look before you "
                "show it.",
            ),
        ),
        "misfit.basic",
        ("mode", "basic"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "A tile that fits nowhere"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "If the tile you show fits nowhere, it is a misfit tile: it is set aside and costs "
                "10 points. It also counts as unused at the end, so it costs 12 in all.",
            ),
        ),
        "misfit.advanced",
        ("mode", "advanced"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "The end"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The game ends when all tiles have been played, or earlier if everyone agrees. "
                "Before showing a tile, the player whose turn it is may propose the end. The "
                "others are then asked one after another. If all agree, the game is over; at the "
                "first refusal it goes on, and the end cannot be proposed again that turn.",
            ),
        ),
        key="end",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Winning"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "You win if at the end the layout is a regular hexagon with four tiles a side, "
                "that is 37 tiles and not one more, and its whole outer border is light green. "
                "How the ornaments run inside does not matter.",
            ),
        ),
        "goal",
        ("mode", "basic"),
        key="over.basic",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Points for the shape"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "You begin with 10 points for each player. Then look at the outline of the "
                "layout: a hexagon with equal sides gives 50, a triangle or a rhombus with equal "
                "sides 30, any other outline with a mirror axis 20, any other 10. A layout that "
                "encloses an empty cell gives nothing for its shape.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "If the whole outer border is light green, the points for the shape count three "
                "times.",
            ),
        ),
        "shapes",
        ("mode", "advanced"),
        large=True,
        key="over.advanced",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Points for patterns"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Tiles whose ornaments join make a pattern. A pattern counts if it is closed and "
                "symmetric. Closed: each of its ornament sides touches another tile. Symmetric: "
                "some straight line mirrors it exactly, tiles and ornaments. The line may run "
                "through the tiles, through their corners or along their sides.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "A pattern of three tiles gives 10, of four to six tiles 20, of seven or more 60. "
                "Smaller ones give nothing.",
            ),
        ),
        "patterns",
        ("mode", "advanced"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Unused tiles"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Each of the 60 dealt tiles that does not lie in the layout costs 2 points.",
            ),
        ),
        None,
        ("mode", "advanced"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Example: 82 points"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Three players have laid 21 tiles: 30 points for the players, 30 for a triangle "
                "with equal sides, 60 + 20 + 20 for patterns of 7, 4 and 6 tiles, −78 for 39 "
                "unused tiles. 30 + 30 + 60 + 20 + 20 − 78 = 82. The border is not light green "
                "everywhere, so the shape counts once.",
            ),
        ),
        "example.82",
        ("mode", "advanced"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Example: 84 points"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Four players have laid 22 tiles: 40 points for the players, 3 × 20 for a "
                "symmetric outline with a light-green border, 20 + 20 for patterns of 5 and 4 "
                "tiles, 10 + 10 for two of 3 tiles, −76 for 38 unused tiles. 40 + 60 + 20 + 20 + "
                "20 − 76 = 84.",
            ),
        ),
        "example.84",
        ("mode", "advanced"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Example: −54 points"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Two players have laid 18 tiles: 20 points for the players, nothing for a layout "
                "with a hole, 10 for a pattern of 3 tiles, nothing for the patterns that are open "
                "or not symmetric, −84 for 42 unused tiles. 20 + 0 + 10 − 84 = −54.",
            ),
        ),
        "example.-54",
        ("mode", "advanced"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "How good is your score?"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The rulebook calls 200 points or more good and 300 or more very good. It gives "
                "460 as the maximum, but with its own tiles; ours are different.",
            ),
        ),
        None,
        ("mode", "advanced"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "Solo"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "To play alone, take several seats yourself, or give the others to the computer. "
                "The rules stay the same.",
            ),
        ),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "With the box"),
        (
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The box holds 84 hexagonal tiles and 6 screens. Everybody takes a screen.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Mix all tiles face down on the table. Everybody takes tiles and turns them up "
                "behind their screen: 30 each for two players, 20 for three, 15 for four, 12 for "
                "five, 10 for six.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Put the other 24 tiles aside, face down. Nobody may look at them.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The youngest goes first, then play goes clockwise. You may say what tiles you "
                "have and what you need, and point at tiles that were played, as often as you "
                "like. You may not show, photograph or draw your own.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "In the advanced game, write down your points to compare them with those of "
                "other teams and other games.",
            ),
        ),
        "box",
        large=True,
        key="box",
        steps=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "How we read the rules"),
        (
            _TILES_ARE_OURS,
            _TALK_IS_FREE,
            _FIRST_PLAYER,
            QT_TRANSLATE_NOOP(
                "harmonia",
                "A tile that fits nowhere loses the game even if the hexagon is complete "
                "already. How players agree on the end is left open: here it is proposed before a "
                "tile is shown, and every other player is asked once.",
            ),
        ),
        None,
        ("mode", "basic"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonia", "How we read the rules"),
        (
            _TILES_ARE_OURS,
            _TALK_IS_FREE,
            _FIRST_PLAYER,
            QT_TRANSLATE_NOOP(
                "harmonia",
                "A misfit tile costs 10 points and counts as unused besides: 12 points in all. "
                "How players agree on the end is left open: here it is proposed before a tile is "
                "shown, and every other player is asked once.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "“Three or four sides of equal length” means the equilateral triangle and the "
                "rhombus. A hole is an empty cell that cannot reach the outside. The mirror axis "
                "of an outline or a pattern may be any line of the grid: through the middle of "
                "tiles, through their corners or along their sides.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The rulebook has no names for results below 200 points. We call them modest "
                "from 100 and poor from 0; scores can also fall below zero.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "Sides of equal length have at least two tiles each: a single tile is symmetric "
                "and worth 20, not a hexagon worth 50.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonia",
                "The pictures of the three examples are lost. The layouts shown here are ours, "
                "with exactly those shapes and patterns.",
            ),
        ),
        None,
        ("mode", "advanced"),
    ),
)
