"""The rules page of Terraces."""

from __future__ import annotations

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

RULES = (
    Section(
        QT_TRANSLATE_NOOP("terraces", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Red and green build one landscape together, each for themselves. In the end "
                "only your single best region counts: the connected squares of your colour, "
                "times the highest level they reach.",
            ),
        ),
        "aim",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "The tiles"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Each player has twenty tiles in the shape of an L: a corner and two arms. There "
                "are ten kinds, and two of each. One is all in your colour; three have one neutral "
                "square and three have two; and three bear one square of the other colour.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "A small start tile with one red and one green square lies on the table. Who "
                "goes first is drawn at random; then you take turns, one tile each. Tiles may be "
                "turned by quarters, but never turned over.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Either player may take either colour, and instead of drawing lots you may settle "
                "who goes first: both are chosen before the game.",
            ),
        ),
        "tiles",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "The stack"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Your tiles are shuffled into a face-down stack. You always play the tile on top. "
                "What has been played lies open, so you can work out what is left.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "The top tile stays hidden until its player’s turn, and nobody knows which one "
                "comes next. If you choose the open stack before the game, the top tiles of both "
                "players lie open all the time.",
            ),
        ),
        "column",
        ("way", "column"),
        key="way.column",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Arranged tiles"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Before the first move each player secretly puts their own twenty tiles into the "
                "order they wish. From then on the tiles come in that order, and it cannot be "
                "changed.",
            ),
        ),
        "arranged",
        ("way", "arranged"),
        key="way.arranged",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Blind tiles"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Your twenty tiles lie face down in front of you. Each turn you pick one of them, "
                "turn it up, and lay it.",
            ),
        ),
        "blind",
        ("way", "blind"),
        key="way.blind",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "The open hand"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "The top three tiles of your stack lie open for both players to see. Each turn you "
                "choose one of them to lay, and the next tile of the stack takes its place. When "
                "the stack is used up, you play what is left.",
            ),
        ),
        "open-hand",
        ("way", "open-hand"),
        key="way.open-hand",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Spread"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Lay your tile on the table so that it shares a side with a tile that is already "
                "there. Which colours meet does not matter. This is level 1.",
            ),
        ),
        "spread",
        key="spread",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Rise"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Or lay it on top of other tiles. All three of its squares must rest on squares of "
                "the same level, none may hang over a gap, and they must cover parts of at least "
                "two different tiles. The start tile counts as a tile.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Red must never lie on green, nor green on red. Everything else is allowed: a "
                "colour on itself, a colour on neutral, neutral on anything. You may build as high "
                "as you like.",
            ),
        ),
        "rise",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Scoring"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Look at the landscape from above. Squares of one colour that share sides are a "
                "region, however high each of them lies. A region is worth its number of squares "
                "times its highest level: seven squares, one of them on level 3, make 21.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "The game ends with the fortieth tile. Each player counts their best region and "
                "nothing else; the higher one wins, and equal ones are a draw.",
            ),
        ),
        "score",
        key="scoring",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Example: 124 to 56"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "The example in the published rules: red’s best region has 31 squares and "
                "reaches level 4; green’s has 14 squares and also reaches level 4. Red wins with "
                "31 × 4 = 124 against 14 × 4 = 56.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "This landscape is ours: all forty tiles, laid by the rules, with exactly these "
                "regions.",
            ),
        ),
        "example",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "Good to know"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "Neutral squares are your knives: laid across a bridge of the other colour, they "
                "cut a region in two. A region connected in several places is harder to cut. One "
                "step up adds a point for every square of the region.",
            ),
        ),
        "cut",
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "With the box"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "The box holds 40 L-shaped tiles of three squares each, and a start tile of one "
                "red and one green square.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Sort the tiles by the number on their backs into two sets of twenty: 1 is red’s "
                "set, 2 is green’s. Each player takes a set.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Shuffle your tiles and pile them up in a face-down stack. For the other "
                "variants, put them in any order you like, spread them face down in front of "
                "you, or lay the top three of the stack face up.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Put the start tile on the table between you. Decide at random who goes first, "
                "then take turns laying one tile each.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "When the last tile has been laid, both players find their best region and count "
                "it aloud: the number of its squares times its highest level.",
            ),
        ),
        "box",
        large=True,
        key="box",
        steps=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("terraces", "How we read the rules"),
        (
            QT_TRANSLATE_NOOP(
                "terraces",
                "The start tile is a tile like any other when one rises: it can be one of the two "
                "that are covered.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Players arrange their tiles in secret, and the order stays secret until the "
                "last tile is laid.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Nothing is said about equal scores. We call it a draw: neither player has won.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Nothing says whether your opponent sees the top tile of your stack, and "
                "descriptions of the published game differ. Here it is hidden until it is "
                "played; the open stack is a variant of its own.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "The three tiles of an open hand are seen by both players.",
            ),
            QT_TRANSLATE_NOOP(
                "terraces",
                "Squares that are neither red nor green are neutral. Where the Persian text "
                "seems to say “of brick”, that is a misprint of the word for neutral.",
            ),
        ),
    ),
)
