"""The places of Sintra's table by name: for the keyboard, and for those who do not see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from harmony_desktop.engine.game import Move
from harmony_desktop.engine.words import Phrase
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.components import WINDOWS
from harmony_desktop.games.sintra.open_table import CENTRE, NOWHERE, Keep, Take
from harmony_desktop.games.sintra.table import art
from harmony_desktop.games.sintra.table.glass import GLAZIER_RECT
from harmony_desktop.games.sintra.table.market import WIDTH, Choice, choice_rect
from harmony_desktop.ui.languages import say, sentence, translate
from harmony_desktop.ui.table.spots import Spot, Zone

if TYPE_CHECKING:
    from harmony_desktop.games.sintra.table.scenery import Scenery


def text_of(text: str) -> str:
    """A marked text of Sintra in the player's language."""
    return translate("sintra", text)


def zones_of(scene: Scenery) -> list[Zone]:
    """All zones in the order of the Tab key; a question in place leaves nothing else."""
    if scene.asked is not None:
        return [_joker_zone(scene)]
    return [
        *([_keep_zone(scene)] if scene.keeping else []),
        _market_zone(scene),
        _board_zone(scene),
        _glazier_zone(scene),
        _window_zone(scene),
        _info_zone(scene),
        _others_zone(scene),
    ]


def _market_zone(scene: Scenery) -> Zone:
    zone = Zone("market", lambda: text_of(texts.MARKET_TITLE))
    table = scene.table
    for source in table.sources:
        panes = table.source(source)
        for choice in ((source, colour) for colour, count in enumerate(panes) if count):
            zone.spots.append(
                Spot(
                    choice,
                    scene.market.point_of(choice, panes),
                    WIDTH / 2,
                    lambda choice=choice: sentence(say(texts.choice_name(table, *choice))),
                )
            )
    return zone


def _board_zone(scene: Scenery) -> Zone:
    item = scene.main
    zone = Zone("board", lambda: scene.name(item.seat))
    for window in range(WINDOWS):
        centre = item.rect(art.strip_rect(window)).center()
        zone.spots.append(
            Spot(window, centre, 30, lambda window=window: _strip_words(scene, window))
        )
    track = item.rect(art.TRACK_RECT).center()
    zone.spots.append(Spot(NOWHERE, track, 22, lambda: _strip_words(scene, NOWHERE)))
    return zone


def _strip_words(scene: Scenery, window: int) -> str:
    """A strip, or what it would do with the panes in the hand."""
    palace = scene.table.palaces[scene.main_seat]
    piece = scene.placing.piece
    if isinstance(piece, tuple):
        outcome = scene.outcome(piece, window)
        if outcome is not None:
            return say(texts.outcome_phrase(outcome))
        return scene.judge(piece, window, 0) or ""
    if window == NOWHERE:
        value = scene.table.setup.components.track[palace.broken]
        return say(Phrase("sintra", texts.BROKEN_TITLE, {"value": value}))
    return say(texts.strip_name(palace, window))


def _glazier_zone(scene: Scenery) -> Zone:
    zone = Zone("glazier", lambda: text_of(texts.RETURN_BUTTON))
    button = scene.return_button
    if button.isVisible():
        spot = Spot("return", button.pos(), 17, lambda: text_of(texts.RETURN_BUTTON))
        zone.spots.append(spot)
    return zone


def _window_zone(scene: Scenery) -> Zone:
    item, table = scene.main, scene.table
    zone = Zone("windows", lambda: scene.name(item.seat))
    for window in range(WINDOWS):
        zone.spots.append(
            Spot(
                window,
                item.rect(art.window_rect(window)).center(),
                28,
                lambda window=window: say(
                    texts.window_name(table, table.palaces[item.seat], window)
                ),
            )
        )
    return zone


def _info_zone(scene: Scenery) -> Zone:
    info, table = scene.info, scene.table
    zone = Zone("marker", lambda: say(texts.marker_name(table)))
    centre = info.pos() + info.rect.center()
    zone.spots.append(Spot("marker", centre, 40, lambda: say(texts.info_name(table))))
    return zone


def _others_zone(scene: Scenery) -> Zone:
    zone = Zone("others", lambda: text_of(texts.OTHER_PALACES))
    for item in scene.palaces:
        if item.seat != scene.main_seat:
            name = scene.name(item.seat)
            zone.spots.append(Spot(item.seat, item.pos(), 100, lambda name=name: name))
    return zone


def _keep_zone(scene: Scenery) -> Zone:
    zone = Zone("keep", lambda: say(texts.status(scene.view)))
    window = scene.table.completed
    assert window is not None
    for outcome in scene.view.keep_outcomes():
        colour = outcome.move.colour
        space = scene.view.palace.filled[window].index(colour)
        zone.spots.append(
            Spot(
                colour,
                scene.own.rect(art.space_rect(window, space)).center(),
                WIDTH / 2,
                lambda move=outcome.move: sentence(say(texts.describe(scene.view, move))),
            )
        )
    return zone


def _joker_zone(scene: Scenery) -> Zone:
    zone = Zone("jokers", lambda: text_of(texts.CHOOSE_JOKERS))
    chooser = scene.chooser
    for place, outcome in enumerate(chooser.options):
        centre = chooser.mapToScene(chooser.option_rect(place).center())
        zone.spots.append(
            Spot(place, centre, 40, lambda outcome=outcome: say(texts.outcome_phrase(outcome)))
        )
    return zone


# Where these places lie, as areas of the scene


def area_of(scene: Scenery, zone: Zone, spot: Spot) -> QRectF:
    """The whole of a spot."""
    if zone.key == "market":
        return choice_area(scene, spot.key)
    if zone.key == "board":
        strip = art.TRACK_RECT if spot.key == NOWHERE else art.strip_rect(spot.key)
        return scene.main.rect(strip)
    if zone.key == "windows":
        return scene.main.rect(art.window_rect(spot.key))
    if zone.key == "keep":
        return frames_of(scene, Keep(spot.key))[0]
    if zone.key == "glazier":
        return scene.return_button.sceneBoundingRect()
    if zone.key == "marker":
        return scene.info.mapRectToScene(scene.info.rect)
    return scene.palaces[spot.key].rect(art.PALACE_RECT)


def choice_area(scene: Scenery, choice: Choice) -> QRectF:
    """All panes of a colour at a source."""
    points = scene.market.points(choice[0], scene.table.source(choice[0]))
    return united(
        choice_rect(point, scene.market.scale()) for colour, point in points if colour == choice[1]
    )


def frames_of(scene: Scenery, move: Move) -> tuple[QRectF, QRectF | None]:
    """What a move of the seat that looks takes, and where it puts it."""
    if isinstance(move, Take):
        strip = art.TRACK_RECT if move.strip == NOWHERE else art.strip_rect(move.strip)
        return choice_area(scene, (move.source, move.colour)), scene.own.rect(strip)
    window = scene.table.completed
    if isinstance(move, Keep) and window is not None:
        space = scene.view.palace.filled[window].index(move.colour)
        return scene.own.rect(art.space_rect(window, space)), None
    return scene.return_button.sceneBoundingRect(), None


def part_of(scene: Scenery, name: str) -> QRectF | None:
    """What a step of the guide speaks of."""
    own, market = scene.own, scene.market
    glazier = GLAZIER_RECT.translated(art.glazier_place(scene.view.palace.glazier))
    areas = {
        "workshops": united(market.source_rect(source) for source in market.panes),
        "centre": market.source_rect(CENTRE),
        "strips": own.rect(art.strip_rect(0).united(art.strip_rect(WINDOWS - 1))),
        "glazier": own.rect(glazier),
        "broken": own.rect(art.TRACK_RECT),
        "return": scene.return_button.sceneBoundingRect(),
        "marker": scene.info.mapRectToScene(scene.info.rect),
    }
    return areas.get(name)


def united(areas: Iterable[QRectF]) -> QRectF:
    """The smallest area around all of them."""
    whole = QRectF()
    for area in areas:
        whole = whole.united(area)
    return whole
