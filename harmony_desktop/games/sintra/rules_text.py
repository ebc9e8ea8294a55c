"""The rules of Sintra in our own words."""

from __future__ import annotations

from harmony_desktop.engine.lessons import Section
from harmony_desktop.engine.words import QT_TRANSLATE_NOOP

RULES = (
    Section(
        QT_TRANSLATE_NOOP("sintra", "The aim"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Everyone glazes the eight windows of a palace. You collect coloured glass, fill "
                "pattern strips with it, and each complete strip puts one pane into the window "
                "below. After six rounds, whoever has the most points wins.",
            ),
        ),
        "palace",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "On the table"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "There are 100 glass panes, 20 of each colour. Workshops stand around the centre: "
                "5 for two players, 7 for three, 9 for four. Each round begins with four panes "
                "from the bag in every workshop, and with the first-player token in the centre.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Above each window of your palace lies a pattern strip with five spaces. All "
                "players have the same eight strips, but in a different order and with "
                "different sides up. The side with two jokers always starts face down. Your "
                "glazier starts above the leftmost strip.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The round marker shows a pane for every round. The colour of its top pane earns "
                "a bonus while the round lasts.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "In the rulebook, whoever last cleaned a window goes first. Choose who goes "
                "first before the game, or leave it to chance; when you play again, the next "
                "player goes first.",
            ),
        ),
        "table",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Your turn: taking glass"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Take all panes of one colour from one workshop; its other panes slide into the "
                "centre. Or take all panes of one colour from the centre.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Whoever is first to take from the centre in a round also gets the first-player "
                "token: one step down the broken-glass track now, but the first turn of the next "
                "round.",
            ),
        ),
        "take",
        key="take",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Example: from the centre"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "The rulebook’s example: a player is the first in this round to take from the "
                "centre, and takes three orange panes. The token comes with them, and the marker "
                "moves from 0 to −1.",
            ),
        ),
        "example.centre",
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Placing the panes"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Place everything you took on a single strip: the one below your glazier or one "
                "further right, never further left. The glazier moves above the strip you choose. "
                "A pane fits a free space of its own colour, and any pane fits a joker. If there "
                "are more fitting spaces than panes, you decide how many jokers to fill.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "You may choose a strip that cannot take them all, but if any strip within reach "
                "has a fitting space, at least one pane must be placed. If none has, all the panes "
                "break and the glazier stays.",
            ),
        ),
        "place",
        key="place",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Broken glass"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Every pane that finds no space breaks: it goes into the glass tower, and your "
                "marker moves one step down the broken-glass track. When the marker reaches the "
                "last step you lose that many points at once, 18 in the standard set; the marker "
                "returns to 0 and takes any steps still due from there. Scores can fall below "
                "zero.",
            ),
        ),
        "broken",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "A complete strip"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "When all five spaces of a strip are filled, you first score 1 point for each "
                "pane on it in the round’s bonus colour.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Then choose one of the five panes for the window below; the other four go into "
                "the glass tower. The first pane of a window is its upper one, and the strip is "
                "turned over. The second is the lower one, and the strip leaves the game.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Finally the window scores: its own value, plus the value of every window to its "
                "right that already holds glass. The glazier stays where it is.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The rulebook’s example, in a yellow round: two yellow panes on the strip are "
                "worth 2 points. Then the window worth 2 is glazed, and the windows to its right "
                "worth 2 and 1 already hold glass: 2 + 2 + 1 = 5.",
            ),
        ),
        "complete",
        large=True,
        key="complete",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Your turn: returning the glazier"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Instead of taking glass, you may send the glazier back to the leftmost strip you "
                "still have. That is your whole turn. It is a way back and never a pass: it is "
                "only possible if that strip lies to the left of the glazier.",
            ),
        ),
        "glazier",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "The end of a round"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "The round ends when all workshops and the centre are empty. The top pane of the "
                "round marker goes into the glass tower, and the workshops are filled again from "
                "the bag. An empty bag is refilled from the tower; if both run out, the round is "
                "played with less glass. The holder of the first-player token begins; if nobody "
                "took it, the same player begins again.",
            ),
        ),
        "marker",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Final scoring"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "After the sixth round you score 1 point for every three panes left on all your "
                "strips together, and you lose the value at your broken-glass marker.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The score sheet first shows what you earned before any loss. Everything that "
                "broken glass cost you is in a line of its own: what you paid during the game at "
                "the end of the track, and the value at the marker.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Whoever has the most points wins. If players are level, the one who lost fewer "
                "points to broken glass in the whole game is ahead; if that is equal too, they "
                "share the win.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The rulebook’s example: seven panes left on the strips are worth 2 points, and a "
                "marker at −8 costs 8.",
            ),
        ),
        "final",
        key="final",
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Side A: ornaments"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Four ornaments stand between the windows 1 and 2, 3 and 4, 5 and 6, 7 and 8. "
                "Count the panes around each: four score 10 points, three score 6, two score 3. "
                "Which colours you keep does not matter here.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The rulebook’s example: four panes around two of the ornaments and two around a "
                "third make 10 + 10 + 3 = 23.",
            ),
        ),
        "ornaments",
        ("side", "A"),
        large=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "Side B: one colour"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "Count your complete windows, then the panes of the colour you have most often in "
                "them, and multiply. Four complete windows with five orange panes score 20. So "
                "think about which pane you keep.",
            ),
        ),
        "colours",
        ("side", "B"),
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "With the box"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "The box holds 9 workshops, 4 palaces with two sides, 32 pattern strips (8 in the "
                "colour of each palace), 4 glaziers, 8 markers, 100 panes (20 in each of 5 "
                "colours), a score board, the first-player token, a bag and the glass tower.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Lay 5, 7 or 9 workshops in a circle, for two, three or four players. Everybody "
                "takes a palace with the strips, the glazier and the two markers in its colour. "
                "Agree on side A or side B: all play the same one.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Everybody lays their strips above the windows, in random order and with a "
                "random side up. The side with two jokers, the grey spaces, always starts face "
                "down. The glazier stands above the leftmost strip.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Whoever last cleaned a window gets the first-player token.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "One player keeps the score. For every player a marker goes on 0 of the score "
                "track, and another on the first space of the broken-glass track.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The score keeper takes one pane of each colour in a closed hand and lays them, "
                "one by one and without looking, on spaces 2 to 6 of the round marker. The other "
                "panes go into the bag, and one more is drawn from it for space 1.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The first player draws four panes from the bag for each workshop and puts the "
                "token in the centre. Say aloud when you score, when glass breaks and when you "
                "take the token: the score keeper moves your markers.",
            ),
        ),
        "box",
        large=True,
        key="box",
        steps=True,
    ),
    Section(
        QT_TRANSLATE_NOOP("sintra", "How we read the rules"),
        (
            QT_TRANSLATE_NOOP(
                "sintra",
                "The rulebook shows the strips, the values of the windows and the broken-glass "
                "track only in pictures. Those of this game are our own, made so that palaces get "
                "filled and strips feel different. To play with those of your box, enter a set of "
                "your own before the game.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The end of the track: you pay its points at once, the marker returns to 0, and "
                "the steps still due go on from there, so it can happen twice in one turn. We let "
                "points fall below zero.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Panes left on strips: the rulebook’s sentence could mean each strip by itself. "
                "Its example counts all strips together, and so do we: seven panes are 2 points.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Gaps: the glazier crosses the places of strips that have gone but never goes to "
                "one. A glazier that has just completed a strip for the second time stands above "
                "a gap; if no strip is left further left, there is no way back.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Ties: what you paid during the game counts as lost to broken glass just like the "
                "value at the marker. Players who are level in that too share the win.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "The first-player token: if nobody takes it in a round, whoever began begins "
                "again. If bag and tower are both empty, some workshops stay empty.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Side B: only the panes in complete windows count. The rulebook’s example has "
                "five orange panes “in the windows of the palace”, which could also mean all "
                "windows. If you play it that way, choose it in a set of your own.",
            ),
            QT_TRANSLATE_NOOP(
                "sintra",
                "Where the four ornaments stand is also shown only in a picture. That they stand "
                "between windows 1 and 2, 3 and 4, 5 and 6, 7 and 8 is our choice.",
            ),
        ),
    ),
)
