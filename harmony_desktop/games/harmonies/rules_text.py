"""The rules page of Harmonies, in our own words."""

from __future__ import annotations

from typing import Final

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

_SIMPLE_BOARDS: Final = QT_TRANSLATE_NOOP(
    "harmonies", "For your first games, take side A of the boards and leave the spirits out."
)
_DIFFERENT_COLOURS: Final = QT_TRANSLATE_NOOP(
    "harmonies",
    "The rulebook’s advice for your first games: avoid several animal cards whose cubes go on "
    "the same colour.",
)
FIRST_GAMES: Final = (_SIMPLE_BOARDS, _DIFFERENT_COLOURS)
"""What the rulebook advises for the first games (N-25)."""

RULES: Final = (
    Section(
        QT_TRANSLATE_NOOP("harmonies", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "You shape a landscape on your own board: water, fields, trees, mountains and "
                "buildings grow from coloured tokens. Landscapes score for their form, and "
                "animals score when they find the habitat they need. Whoever has the most points "
                "wins.",
            ),
        ),
        "landscape",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Components"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "120 tokens are in the bag: 23 blue, 23 grey, 21 brown, 19 green, 19 yellow and 15 "
                "red. Five spaces of three tokens lie on the central board, and five of the 32 "
                "animal cards lie open beside it. There are 10 nature spirits.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Who goes first is decided before the game: at random, or as you agree. In the "
                "original rules it is whoever last saw a beautiful landscape.",
            ),
            _SIMPLE_BOARDS,
        ),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Your turn"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Once per turn, take all three tokens from one space of the central board and "
                "place them, one after another, on your own board. This is mandatory.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Before, between or after your tokens you may take one animal card from the row, "
                "and you may place as many animal cubes as you have habitats for.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "When you end your turn, the emptied space gets three new tokens from the bag and "
                "the row a new card. Until then you can take back every step.",
            ),
        ),
        "turn",
        key="turn",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Placing tokens"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Every token may go on an empty hex. A lone green token is a tree already, a lone "
                "grey one a mountain. Some may go on top of others: green on one "
                "or two browns makes a tree, brown on a brown prepares a taller one, grey on grey "
                "makes a higher mountain, up to three. Red on a single red, brown or grey makes a "
                "building.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Nothing goes on blue, yellow or green, on a finished building, on three greys, or "
                "on a hex with a cube. Tokens never go underneath, and they never move again.",
            ),
        ),
        "stacks",
        key="tokens",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Animal cards"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A card shows a habitat and carries a cube for each of its steps. You may hold "
                "four unfinished cards at most. Once its last cube has been placed, a card is "
                "finished and makes room for another at once.",
            ),
            _DIFFERENT_COLOURS,
        ),
        "animal-card",
        large=True,
        key="cards",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Habitats and cubes"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "When the habitat of one of your cards is complete on your board, you may put a "
                "cube of that card on the marked hex. The habitat may be rotated. Every stack "
                "must match exactly, including its height; only for a building does it not "
                "matter what lies under the red.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A hex holds one cube, but it may be part of many habitats, and the other hexes of "
                "a habitat may carry cubes. A cube stays to the end, even if its habitat is built "
                "over later. No token can go on a hex with a cube.",
            ),
        ),
        "habitat",
        large=True,
        key="cubes",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Nature spirits"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Everybody is dealt two spirits and keeps one, before anything else in the first "
                "turn. A spirit has a habitat and a single cube, and it counts as one of your four "
                "cards until that cube has been placed.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Once placed, it rewards certain landscapes at the end, on top of what they score "
                "anyway. If you never place its cube, you get nothing for it and lose nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Fields: the lion gives 2 points for each group of one or two yellow tokens and 10 "
                "for each larger one, the butterfly 5 for each group of any size.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Trees: the deer gives 4 points for each tree of height 2 or 3; the owl gives 3, 3 "
                "and 1 for trees of height 1, 2 and 3.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Mountains, also those that stand alone: the ram gives 4 points for each of height "
                "2 or 3; the marmot gives 3, 3 and 1 for heights 1, 2 and 3.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Buildings: the cat gives 4 points for each group, a single building included; the "
                "stork 6 for each group of two or more.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Water: the dragonfly gives 7 points for each group of two or more blue tokens, "
                "the tortoise 2 for each blue token.",
            ),
        ),
        "spirit",
        ("spirits", True),
        large=True,
        key="spirits",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Trees and mountains"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A tree of height 1, 2 or 3 scores 1, 3 or 7 points. Brown without green scores "
                "nothing.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A mountain of height 1, 2 or 3 scores 1, 3 or 7 points too, but only if it stands "
                "next to another mountain.",
            ),
        ),
        "trees-mountains",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Fields and buildings"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Each connected group of two or more yellow tokens is a field and scores 5 points, "
                "however large it is. Several small fields are worth more than one large one.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A building scores 5 points if the hexes around it show at least three different "
                "colours. Only the top token of each counts, and red counts as well. A lone red "
                "token scores nothing.",
            ),
        ),
        "fields-buildings",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "The river"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Only your best river scores. Its length is counted along the shortest way "
                "between its two ends, in tokens: bends that double back do not help. Lengths 2 to "
                "6 are worth 2, 5, 8, 11 and 15 points, and every further token 4 more.",
            ),
        ),
        "river",
        ("side", "A"),
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Islands"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Water divides your board. Each connected region of hexes without blue is an "
                "island and scores 5 points; empty hexes belong to islands too. Without any "
                "division the whole board is one island.",
            ),
        ),
        "islands",
        ("side", "B"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Animals"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Each card scores the number beside its topmost free step, finished or not. With "
                "no cube placed it scores nothing, and cubes left over cost nothing.",
            ),
        ),
        "values",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Example: 116 points"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The rulebook’s example on side A. Trees 4, mountains 10, fields 10, buildings 10 "
                "and the river 19 make 53 points for landscapes. The six animal cards are worth 5,"
                " 10, 4, 12, 16 and 16, together 63. 53 + 63 = 116.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "With the lion’s cube placed, the three groups of yellow tokens are worth 2 + 2 + "
                "10 = 14 more: 130. In the solo game that is 5 suns, 1 more for side A and 1 for "
                "the lion.",
            ),
        ),
        "example",
        ("side", "A"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "The end"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "When someone ends a turn with two empty hexes or fewer, or when the bag cannot "
                "refill a space, this becomes the last round. It is played out, so that everyone "
                "has had the same number of turns. Spaces emptied in the meantime stay empty.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "If two players are tied, the one with more animal cubes on the board wins; "
                "spirits do not count as animals. If they are still tied, they share the win.",
            ),
        ),
        key="end",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "Solo"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The solo game has three spaces and three cards. After each turn the six "
                "tokens you left are out of the game, and all three spaces are refilled. When "
                "the bag cannot fill them all, that turn was the last: there are 13 turns at "
                "most.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "If you took no card in a turn, you may replace one of the open cards once you "
                "have seen the new tokens and before you do anything else. This is optional.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Your points earn 1 to 8 suns: one each at 40, 70, 90, 110, 130, 140, 150 and "
                "160 points. Side A adds one. Playing without a spirit adds two; the lion, the "
                "butterfly, the cat, the stork and the dragonfly add one.",
            ),
        ),
        "suns",
        large=True,
        key="alone",
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "With the box"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The box holds a bag, a central board, 4 player boards with two sides, 4 player "
                "aids, 120 tokens, 66 animal cubes, 4 spirit cubes, 32 animal cards, 10 spirit "
                "cards and a score pad.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Put all tokens into the bag. Lay the central board in the middle, showing the "
                "side for two to four players, or the other side for a solo game. Draw three "
                "tokens from the bag for each of its spaces.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Shuffle the animal cards and lay five face up side by side, three in a solo game; "
                "the rest form the deck. Put the animal cubes where everybody can reach them.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Everybody takes a board and a player aid. Agree on side A or side B: all play the"
                " same one.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "If you play with spirits, deal two of them face down to each player. On their "
                "first turn everyone keeps one, puts a spirit cube on it and returns the other "
                "to the box.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "Whoever last saw a beautiful landscape goes first. Point the arrow of the central"
                " board at them; play goes clockwise. At the end of a turn, the player refills the"
                " central board and the row.",
            ),
        ),
        "box",
        large=True,
        key="box",
        steps=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("harmonies", "How we read the rules"),
        (
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The rulebook shows the cards in pictures only. Their habitats and values here "
                "were compared with several independent lists.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The box holds 66 animal cubes. Here they never run out.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The spirit you chose counts for the suns of a solo game whether or not its cube "
                "was placed. Players who are still equal after the animal cubes share the win.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "In the solo game a bag that cannot fill all three spaces counts as empty: what is "
                "left in it is not played.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "A closed ring of six blue tokens has no ends. We count the shortest way between "
                "the two tokens that lie farthest apart: four tokens, 8 points. Another digital "
                "version counts the whole ring, 15 points.",
            ),
            QT_TRANSLATE_NOOP(
                "harmonies",
                "The rulebook lets you choose your spirit in your first turn; here you choose it "
                "before anything else. In a tie, its cube does not count as an animal.",
            ),
        ),
    ),
)
