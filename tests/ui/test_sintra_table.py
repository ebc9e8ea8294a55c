"""What Sintra's table shows: hints, lights, motion, words and pictures."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from harmony_desktop.engine.bot import Suggestion
from harmony_desktop.games.sintra import texts
from harmony_desktop.games.sintra.rules.open_table import Keep, Return, Take
from harmony_desktop.games.sintra.table import art, market
from harmony_desktop.games.sintra.table import palace as palaces
from harmony_desktop.ui.kit.languages import say, signed
from tests.ui.sintra import by_mouse, completed, moves_until, sit_down

Key = Qt.Key


def test_a_hint_is_shown_on_the_table_and_told_in_words(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person")
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.hint_marks.isVisible()
    assert "strip" in page.toast.text()
    by_mouse(player, page.timeline.view().legal_moves()[0])
    assert not page.table.hint_marks.isVisible()


def test_a_hint_for_the_pane_to_keep(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    with qtbot.waitSignal(page.session.bots.hinted, timeout=60_000):
        player.press(Key.Key_H)
    assert page.table.hint_marks.isVisible()
    assert "window" in page.toast.text()


def test_enter_follows_a_hint_from_the_market_to_its_strip(player) -> None:
    page = sit_down(player, "person", "person")
    first, *others = page.timeline.view().legal_moves()
    same = [move for move in others if (move.source, move.colour) == (first.source, first.colour)]
    wanted = same[-1]
    player.press(Key.Key_Tab)
    page.hints.show_hint([Suggestion(wanted, 1.0)])
    player.press(Key.Key_Return)
    player.press(Key.Key_Return)
    assert page.timeline.moves == [wanted]


def test_a_verdict_on_any_kind_of_move_is_shown(player) -> None:
    moves = moves_until(lambda state: state.table.round == 4)
    page = sit_down(player, "person", "person", moves=moves)
    seen = set()
    for moment, played in enumerate(moves):
        if type(played) not in seen:
            seen.add(type(played))
            page.playback.look_at(moment, page.timeline.states[moment].to_move)
            page.playback.refresh()
            best = Suggestion(page.table.view.legal_moves()[-1], 2.0)
            page.table.show_verdict(best, Suggestion(played, 1.0), ("Best", "Played"))
            assert page.table.verdict.isVisible()
            page.look_at(moment + 1)
            assert not page.table.verdict.isVisible()
    assert seen == {Take, Keep, Return}


def test_a_line_of_the_score_lights_its_panes_and_spaces(player) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    for seat in (0, 1):
        for line in page.timeline.view().score(seat).lines:
            page.table.highlight(seat, line.cells)
            assert page.table.palaces[seat]._lit.isVisible() == bool(line.cells)
            page.table.highlight(0, ())
            assert not page.table.palaces[seat]._lit.isVisible()


def test_bag_and_tower_are_counted_on_demand(persian) -> None:
    page = sit_down(persian, "person", "easy", "easy", "easy")
    assert not page.table.round_marker.shows_counts
    persian.press(Key.Key_B)
    assert page.table.round_marker.shows_counts
    port = page.view.viewport().rect().adjusted(-14, -14, 14, 14)
    for item in page.table.palaces:
        box = page.view.mapFromScene(item.area()).boundingRect()
        assert port.contains(box)
    others = [item.area() for item in list(page.table.palaces)[1:]]
    assert not any(a.intersects(b) for a in others for b in others if a != b)
    assert not any(a.intersects(page.table.round_marker.area) for a in others)


def test_looking_back_through_a_whole_game_shows_every_position(player) -> None:
    moves = moves_until(lambda state: state.table.round == 2)
    page = sit_down(player, "person", "person", moves=moves)
    for moment in range(len(moves), -1, -1):
        page.look_at(moment)
        state = page.timeline.states[moment]
        assert [item.palace for item in page.table.palaces] == list(state.table.palaces)
    assert not page.table.live
    player.click("market")
    assert not page.table.placing.holding
    page.next_step()
    assert page.table.live


def test_the_language_and_the_theme_change_at_the_table(player, qtbot: QtBot) -> None:
    page = sit_down(player, "person", "easy", moves=moves_until(completed))
    context = player.window.context
    left = page.table.round_marker.pos().x() > page.table.main.pos().x()
    assert left
    context.change("language", "fa")
    context.change("theme", "dark")
    qtbot.waitUntil(lambda: "پنجره" in page.bar.prompt.text())
    assert page.table.round_marker.pos().x() < page.table.main.pos().x()
    assert page.table.palaces.own.mapToScene(art.strip_rect(0).center()).x() < (
        page.table.palaces.own.mapToScene(art.strip_rect(7).center()).x()
    )
    for zone in page.table.zones:
        assert zone.title()
        for spot in zone.spots:
            assert spot.name()


def test_another_palace_can_be_looked_at_and_takes_no_glass(player) -> None:
    page = sit_down(player, "person", "easy")
    assert _ways_back(page)
    player.click("others", 1)
    assert page.table.main.seat == 1
    assert not _ways_back(page)
    player.click("market")
    assert not page.table.placing.holding
    player.press(Key.Key_Escape)
    assert page.table.main.seat == 0
    assert _ways_back(page)


def _ways_back(page) -> list:
    """Where the keyboard can send the glazier back."""
    return [spot for zone in page.table.zones if zone.key == "glazier" for spot in zone.spots]


def test_moves_are_played_through_in_motion_and_never_in_the_way(player, qtbot: QtBot) -> None:
    player.window.context.change("animation", "fast")
    start = moves_until(completed)
    page = sit_down(player, "person", "person", moves=start)
    table = page.table
    dice = Random(2)
    for turn in range(8):
        by_mouse(player, dice.choice(page.timeline.view().legal_moves()))
        assert len(page.timeline.moves) == len(start) + turn + 1
        assert table.animation.busy or isinstance(page.timeline.moves[-1], Return)
        # Somebody quick does not wait for glass to land.
        table.piece_at(table.market.pos())
        assert not table.animation.busy
        assert table.main.seat == page.timeline.viewer
        qtbot.waitUntil(lambda: not _gliding(table))
    assert [item.palace for item in table.palaces] == list(page.timeline.state.table.palaces)


def _gliding(table) -> bool:
    return any(key[0] in ("put", "size") for key in table.motion._running)


def test_the_palace_of_a_move_stays_large_until_it_was_seen(player, qtbot: QtBot) -> None:
    player.window.context.change("animation", "fast")
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    player.click("keep")
    assert page.table.main.seat == 0
    qtbot.waitUntil(lambda: page.table.main.seat == 1)
    assert not page.table.animation.busy


def test_a_picture_of_all_palaces_can_be_kept(player) -> None:
    page = sit_down(player, "person", "easy", "easy")
    assert page.table.picture().width() > 1000
    assert page.table.picture(background=False).hasAlphaChannel()


def test_the_words_beside_the_pointer_keep_away_from_the_edge_of_their_box(player) -> None:
    page = sit_down(player, "person", "person")
    caption, colours = page.table.caption, page.table.colours
    for count in range(8, 40):
        box = caption.show_words("it is " * count, colours)
        caption.render(1.0)
        image = caption.pixmap().toImage()
        left, top = (round(edge) for edge in (box.topLeft() - caption.offset()).toTuple())
        margin = [
            image.pixelColor(left + x, top + y).name()
            for x in range(3, 12)
            for y in range(14, round(box.height()) - 16)
        ]
        assert set(margin) == {colours.card.lower()}, count


def test_the_state_of_the_game_tells_points_apart_from_numbered_names(persian) -> None:
    page = sit_down(persian, "person", "person")
    told = []
    page.say = told.append
    persian.press(Key.Key_Q)
    assert "P0: ۰" in told[0]
    assert "P1: ۰" in told[0]


def test_messages_keep_away_from_the_edge_of_their_box(player) -> None:
    page = sit_down(player, "person", "person")
    player.window.context.theme.use("dark")
    page.say("Orange × 2")
    toast, words = page.toast, page.toast.words
    room = words.contentsRect().translated(words.mapTo(toast, QPoint()))
    assert room.left() >= 10
    assert room.right() <= toast.width() - 10


def test_messages_do_not_cover_the_way_back_of_the_glazier(player) -> None:
    page = sit_down(player, "person", "person", "person")
    page.say("Back to strip 1 " * 2)
    button = page.view.mapFromScene(page.table.return_button.sceneBoundingRect()).boundingRect()
    toast = page.toast
    shown = toast.rect().translated(toast.mapTo(page, QPoint()) - page.view.mapTo(page, QPoint()))
    assert not shown.intersects(button)


@pytest.mark.parametrize("counts", [(9, 9, 9, 9, 9), (1, 2, 3, 4, 5), (2, 0, 11, 1, 7)])
def test_piles_in_the_centre_never_overlap(counts: tuple[int, ...]) -> None:
    """Neither their panes nor their numbers, whatever the number of workshops."""
    inside = market.CENTRE_WIDTH - market._MARGIN
    boxes: dict[int, QRectF] = {}
    for colour, point in market._centre_points(counts, inside):
        pane = market.pane_at(point, market.SMALL)
        number = QRectF(-9, -9, 18, 18).translated(point + market._COUNT_PLACE)
        boxes[colour] = boxes.get(colour, QRectF()).united(pane).united(number)
    areas = list(boxes.values())
    for index, one in enumerate(areas):
        assert not any(one.intersects(other) for other in areas[:index])
        assert market.centre_rect(market.CENTRE_WIDTH).adjusted(0, -14, 0, 14).contains(one)


@pytest.mark.parametrize("workshops", [5, 7, 9])
@pytest.mark.parametrize("rows", [1, 2])
def test_workshops_and_centre_stand_apart(workshops: int, rows: int) -> None:
    places = market.workshop_places(workshops, rows)
    areas = [market.PLATE.translated(place) for place in places]
    middle = market.centre_place(workshops, rows)
    areas.append(market.centre_rect(market.CENTRE_WIDTH).translated(middle))
    wide, high = market.market_size(workshops, rows)
    for index, one in enumerate(areas):
        assert not any(one.intersects(other) for other in areas[:index])
        assert QRectF(-wide / 2, -high / 2, wide, high).contains(one)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_token_of_the_first_player_lies_beside_the_points_in_a_small_window(
    player, qtbot: QtBot
) -> None:
    page = sit_down(player, "person", "easy", "easy", "easy")
    page.window().setMinimumSize(0, 0)
    page.window().resize(800, 560)
    qtbot.waitUntil(lambda: not page.table.painting)
    for palace in page.table.palaces:
        plate, token = palace._name, palace._token
        reach = plate.mapRectToParent(plate.art_rect)
        assert not reach.contains(token.pos())


def test_a_round_goes_on_when_its_last_panes_have_landed(
    player, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = moves_until(lambda state: state.table.round == 2)
    page = sit_down(player, "person", "person", moves=moves)
    rounds = [state.table.round for state in page.timeline.states]
    end = rounds.index(2) - 1
    page = sit_down(player, "person", "person", moves=moves[:end])
    table, shown = page.table, []
    old = say(texts.marker_name(table.view.table))
    keep = type(table.round_marker).show_round
    monkeypatch.setattr(
        type(table.round_marker),
        "show_round",
        lambda item, marker, title, *rest: shown.append(title) or keep(item, marker, title, *rest),
    )
    player.window.context.change("animation", "normal")
    shown.clear()
    said = list[str]()
    table.announced.connect(said.append)
    page.session.play(moves[end])
    assert not said
    assert shown
    assert set(shown) == {old}
    table.animation.finish()
    assert shown[-1] == say(texts.marker_name(table.view.table)) != old
    assert said == [shown[-1]], "a new round is announced"


@pytest.mark.parametrize("aimed", [None, 0])
def test_one_number_says_what_a_pane_of_a_full_strip_brings(
    aimed: int | None, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(completed))
    outcomes = page.table.view.keep_outcomes()
    colour = None if aimed is None else outcomes[aimed].move.colour
    for extra in ((0,) * 5, (3,) * 5, (3, 0, 0, 0, 0)):
        drawn: list[str] = []
        monkeypatch.setattr(palaces, "draw_pill", lambda *args, to=drawn: to.append(args[2]))
        changed = [replace(one, bonus=more) for one, more in zip(outcomes, extra, strict=False)]
        painter = QPainter(picture := QPixmap(900, 900))
        palaces._draw_keep(painter, page.table.palaces.own.palace, changed, colour, True)
        painter.end()
        assert not picture.isNull()
        sums = {one.move.colour: signed(one.points) for one in changed}
        if len(set(sums.values())) == 1:
            assert drawn == [sums[changed[0].move.colour]]
        else:
            assert set(drawn) == set(sums.values())
            assert colour is None or drawn[-1] == sums[colour]


def test_the_strips_have_the_numbers_that_moves_are_told_with(player) -> None:
    page = sit_down(player, "person", "person", moves=moves_until(lambda state: state.table.round))
    table = page.table
    assert not page.context.settings.coordinates
    assert table.coordinates.isVisible()
    own = table.palaces.own
    strips = [own.strip_area(strip) for strip in range(8)]
    for label, strip in zip(table.edge_labels(), strips, strict=True):
        assert strip.left() < label.at.x() < strip.right()
        assert own.area().top() < label.at.y() < strip.top()
    assert "".join(label.words for label in table.edge_labels()) == "12345678"
