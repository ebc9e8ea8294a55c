"""The analysis beside the table, the best on the board, and finding it oneself."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QListWidgetItem
from pytestqt.qtbot import QtBot

from harmony_desktop import games
from harmony_desktop.bots.create import bot
from harmony_desktop.bots.decisions import Verdict, decisions
from harmony_desktop.bots.reasons import SOONER, compared
from harmony_desktop.engine.bot import Appraisal, Suggestion
from harmony_desktop.engine.game import Move
from harmony_desktop.engine.reasons import Comparison
from harmony_desktop.engine.words import LANGUAGES, Phrase
from harmony_desktop.games.harmony.rules.game import PlaceTile
from harmony_desktop.games.sintra.rules.open_table import Return
from harmony_desktop.storage.analyses import Analyses
from harmony_desktop.ui.kit.art import paint
from harmony_desktop.ui.kit.languages import number, say
from harmony_desktop.ui.pages.end.page import EndPage
from harmony_desktop.ui.pages.home.page import HomePage
from harmony_desktop.ui.table.analysis_panel import AnalysisPanel
from harmony_desktop.ui.table.ghosts import Ghost, NumberedGhost, badge_area
from harmony_desktop.ui.table.page import TablePage
from harmony_desktop.ui.table.panels import PICTURES
from harmony_desktop.ui.table.practice_card import PracticeCard
from harmony_desktop.ui.table.verdict import VerdictMarks, label_boxes
from tests.ui.player import Player

Key = Qt.Key
WAIT = 120_000


def play_badly(player: Player, *kinds: str) -> TablePage:
    """A whole game of Harmony, cell after cell."""
    moves = [PlaceTile(cell) for cell in range(19) for _ in kinds]
    page = player.sit_down(*kinds, moves=moves[: -len(kinds)])
    for _ in kinds:
        page.play(moves[-1])
    return page


def analyse(player: Player, qtbot: QtBot, *kinds: str) -> TablePage:
    page = play_badly(player, *kinds)
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage), timeout=WAIT)
    player.window.page.review.emit()
    panel = page.side.analysis
    assert player.window.page is page
    if not panel.analysis.done:
        with qtbot.waitSignal(panel.analysis.finished, timeout=WAIT):
            pass
    return page


def unfold(panel: AnalysisPanel) -> None:
    """Open every row that stands for several good decisions."""
    while folded := [
        item for item in rows_of(panel) if item.data(Qt.ItemDataRole.UserRole) is None
    ]:
        panel._all.itemActivated.emit(folded[0])


def judge(panel: AnalysisPanel, verdicts: list[Verdict]) -> None:
    """Have the decisions judged otherwise."""
    panel.analysis._verdicts.update({one.number: one for one in verdicts})


def rows_of(panel: AnalysisPanel) -> list[QListWidgetItem]:
    return [panel._all.item(row) for row in range(panel._all.count())]


def test_good_decisions_fold_and_costly_ones_stand_out(player: Player, qtbot: QtBot) -> None:
    """Each row tells why without places, and what it cost."""
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    verdicts = panel.analysis.verdicts
    judge(
        panel,
        [
            replace(one, appraisal=Appraisal(one.appraisal.best, one.appraisal.best))
            if 2 <= index < 9
            else one
            for index, one in enumerate(verdicts)
        ],
    )
    panel._write_all()
    (folded,) = [one for one in rows_of(panel) if one.text().startswith("7\u00a0good moves")]
    panel._all.grab()
    place, count = panel._all.row(folded), panel._all.count()
    panel._all.itemActivated.emit(folded)
    assert panel._all.count() == count + 6
    assert panel._all.currentRow() == place, "the keyboard stays where it was"
    unfold(panel)
    for item in rows_of(panel):
        verdict = item.data(Qt.ItemDataRole.UserRole)
        assert item.font().bold() is (verdict.given_up >= 2)
        assert "→" not in item.text()
        assert "→" in item.toolTip(), "the place is told by the tool tip and the card"
        cost = f" · \u2068{number(-max(1, round(verdict.given_up)))}\u2069  "
        assert (cost in item.text()) is verdict.costly


def test_a_click_on_a_row_that_is_half_seen_opens_it(player: Player, qtbot: QtBot) -> None:
    """With the first press, the list scrolled it away from the pointer."""
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    unfold(panel)
    panel._all.setFocus()
    panel._all.setCurrentRow(0)
    QApplication.processEvents()
    item = rows_of(panel)[9]
    port, bar = panel._area.viewport(), panel._area.verticalScrollBar()
    top = panel._all.visualItemRect(item).topLeft() + QPoint(20, 4)
    low = panel._all.viewport().mapTo(panel._area.widget(), top).y()
    bar.setValue(low - port.height() + 4)
    rows, left = panel._all.viewport(), Qt.MouseButton.LeftButton
    pointer = rows.mapToGlobal(top)
    qtbot.mousePress(rows, left, pos=top)
    qtbot.mouseRelease(rows, left, pos=rows.mapFromGlobal(pointer))
    assert panel.chosen == item.data(Qt.ItemDataRole.UserRole)


def test_a_row_names_the_points_scored_at_once(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    states = page.timeline.states
    for verdict in panel.analysis.verdicts:
        gained = states[verdict.number + 1].score(0).total - states[verdict.number].score(0).total
        fine = replace(verdict, appraisal=Appraisal(*[verdict.appraisal.best] * 2))
        assert (f"(\u2068+{gained}\u2069)" in panel._row(fine).text()) is (gained > 0)


def test_a_row_tells_the_reason_rather_than_that_more_came_at_once(
    player: Player, qtbot: QtBot
) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    worst = panel.analysis.costliest(1)[0]
    sooner, tree = Phrase("Advice", SOONER, {"n": 4}), Phrase("test", "grows a tree")
    for better, told in (([tree], "Best move: grows a tree"), ([], "Brings")):
        reasons = Comparison(better, [sooner])
        row = panel._row(replace(worst, appraisal=replace(worst.appraisal, reasons=reasons)))
        assert told in row.text()


def test_the_analysis_and_the_table_speak_of_one_decision_after_the_result(
    player: Player, qtbot: QtBot
) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    verdict = panel.analysis.costliest(1)[0]
    row = next(one for one in rows_of(panel) if one.data(Qt.ItemDataRole.UserRole) == verdict)
    panel._all.itemActivated.emit(row)
    assert page.playback.number == verdict.number
    page.next_step()
    qtbot.waitUntil(lambda: isinstance(player.window.page, EndPage))
    assert page.playback.number == len(page.timeline.moves)
    player.window.page.review.emit()
    assert page.playback.number == verdict.number
    assert page.table.verdict.isVisible()


def test_a_row_does_not_praise_a_costly_decision_for_less_of_the_same(
    player: Player, qtbot: QtBot
) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    worst = panel.analysis.costliest(1)[0]
    more, less = (Phrase("test", "leaves {points}", {"points": points}) for points in (120, 60))
    reasons = Comparison([more], [less])
    row = panel._row(replace(worst, appraisal=replace(worst.appraisal, reasons=reasons)))
    assert "Best move: leaves 120" in row.text()


def test_a_summary_does_not_contradict_itself(player: Player, qtbot: QtBot) -> None:
    """Where no decision cost anything no points are lost, and what costs half a point costs one."""
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    best = [one.appraisal.best for one in panel.analysis.verdicts]
    for half, words in ((False, "as good as the best"), (True, "(\u2068−1\u2069)")):
        judge(
            panel,
            [
                replace(one, appraisal=Appraisal(top, replace(top, value=top.value - lost)))
                for one, top, lost in zip(
                    panel.analysis.verdicts, best, [0.5 if half else 0.2, *[0.2] * 17], strict=True
                )
            ],
        )
        panel._refresh()
        summary = panel._accuracy.text()
        assert words in summary
        assert ("Points lost" in summary) is half
        assert 1 <= summary.count(".") <= 3


def test_the_curve_ends_at_the_final_score(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person", "person")
    panel = page.side.analysis
    for verdict in (panel.analysis.verdicts[0], panel.analysis.verdicts[1]):
        panel.choose(verdict)
        chart, final = panel._chart, page.timeline.state.score(verdict.seat).total
        assert chart._values()[-1] == final
        last, bottom = chart._points()[-1], chart._plot()
        low, high = chart._range()
        share = (bottom.bottom() - last.y()) / bottom.height()
        assert low + share * (high - low) == pytest.approx(final)
        # A press on it shows the last decision.
        with qtbot.waitSignal(chart.chosen) as chosen:
            qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=last.toPoint())
        assert chosen.args == [panel.analysis.of_seat(verdict.seat)[-1]]


def test_the_points_shown_of_a_decision_add_up(player: Player, qtbot: QtBot) -> None:
    """Best, played and lost points were rounded each by itself."""
    panel = analyse(player, qtbot, "person").side.analysis
    first = panel.analysis.verdicts[0]
    played = replace(first.appraisal.played, value=167.8)
    best = replace(first.appraisal.best, value=168.4)
    judge(panel, [replace(first, appraisal=Appraisal(best, played))])
    panel.choose(first)
    assert panel.decision.title.text() == "Move 1 of 19", "whoever is alone needs no name"
    assert panel.decision.lost.text() == "Points lost: 1"
    assert panel.decision.best.text().startswith("Best: 168")
    assert panel.decision.played.text().startswith("Yours: 167")
    assert "the others" not in panel._luck.text()


def test_the_chance_to_win_is_told_of_both_decisions(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chance(game: str, lead: float, progress: float, options: object) -> float:
        return 0.5 + lead / 1000

    monkeypatch.setattr("harmony_desktop.controller.analysis.winning_chance", chance)
    panel = analyse(player, qtbot, "person", "person").side.analysis
    worst = panel.analysis.costliest(1)[0]
    best, played = worst.appraisal.best, worst.appraisal.played
    for shown, decided in ((panel.decision.best, best), (panel.decision.played, played)):
        percent = round(50 + panel.analysis.lead(worst, decided) / 10)
        assert f"Winning chance: {percent} %, margin\u00a0" in shown.text()
    assert panel.analysis.lead(worst, best) > panel.analysis.lead(worst, played)


def test_steps_are_numbered_as_on_the_board(player: Player) -> None:
    state, moves = games.load("harmonies").start(1, {}, 5), list[Move]()
    player_of = bot("harmonies", "easy")
    while state.to_move is not None:
        moves.append(player_of.choose(state.view(0), Random(2)))
        state = state.play(moves[-1])
    page = player.sit_down("person", game="harmonies", moves=moves)
    timeline = page.session.timeline
    panel = AnalysisPanel(page.context, timeline, page.table.pieces_of, page)
    decision = decisions("harmonies", timeline.states, timeline.moves)[0]
    one = Suggestion(decision.moves[0], 3.0, decision.moves[1:])
    verdict = Verdict(decision, Appraisal(one, one))
    page.show_decision(verdict, ("Best: 3", "Yours: 3"))
    steps = panel.words.steps(verdict, decision.moves)
    assert len(steps) == len(page.table.ghosts_of(decision.moves)) > 3
    assert [step.split(". ")[0] for step in steps] == [str(n + 1) for n in range(len(steps))]
    row = panel._row(verdict)
    assert len(row.data(PICTURES)) >= 3, "its pieces are seen"
    assert row.text().startswith("1  (")
    assert "Took" in row.data(Qt.ItemDataRole.AccessibleTextRole)


def test_a_finished_game_is_analysed(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    assert page.side.tabs.currentWidget() is panel
    summary = panel._accuracy.text()
    assert summary.startswith("You")
    assert 1 <= summary.count(".") <= 3
    assert panel._costly.count() == 3
    unfold(panel)
    assert panel._all.count() == panel.analysis.total == 18
    worst = panel.analysis.costliest(1)[0]
    assert panel.chosen is worst
    assert page.playback.number == worst.number
    assert page.table.verdict.isVisible()
    assert panel.decision.best.text().startswith("Best: ")
    assert panel.decision.played.text().startswith("Yours: ")
    count = len(page.timeline.moves)
    assert panel.decision.title.text().startswith(f"Move {worst.number + 1} of {count}")
    assert f"move {worst.number + 1} " in summary
    assert f"move {worst.number + 1} of {count}" in page.status.line()
    assert "the draw" in panel._luck.text()
    luck = panel.analysis.luck(0)
    lost = sum(one.given_up for one in panel.analysis.of_seat(0))
    first = panel.analysis.of_seat(0)[0].appraisal.best.value
    assert first - lost + luck == pytest.approx(page.timeline.state.score(0).total)
    assert panel.decision.reasons.text().startswith(("Best move: ", "Move played: "))
    player.window.context.change("language", "de")
    # The marks stay, and their words change.
    qtbot.waitUntil(lambda: page.table._compared[2] == panel.words.signs(worst))
    assert page.table.verdict.isVisible()
    assert not page.table._compared[2][0].startswith("Best: ")
    player.window.context.change("language", "en")
    assert not panel._pause.isVisible()
    (kept,) = player.window.context.results.latest(1)
    assert kept.accuracy == pytest.approx(panel.analysis.accuracies())


def test_verdicts_stay_and_the_game_can_be_played_on(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person")
    panel = page.side.analysis
    chosen = panel.analysis.verdicts[4]
    unfold(panel)
    panel._all.setCurrentRow(4)
    panel._all.itemActivated.emit(panel._all.item(4))
    assert page.playback.number == chosen.number == 4
    panel._try.click()
    tried = player.page
    assert tried is not page
    assert tried.timeline.practice
    assert len(tried.timeline.moves) == 4


def test_the_analysis_can_be_stopped(player: Player, qtbot: QtBot) -> None:
    page = play_badly(player, "person")
    page.analyse()
    panel = page.side.analysis
    with qtbot.waitSignal(panel.analysis.judged, timeout=WAIT):
        pass
    assert panel._possible.isHidden(), "the lines above it come and go"
    panel._pause.click()
    assert not panel._possible.isHidden()
    assert not panel.analysis.running
    assert panel._pause.text() == "Continue"
    assert panel._state.text().startswith("Stopped")
    panel._pause.click()
    assert panel.analysis.running
    assert panel._pause.text() == "Pause"


def test_the_analysis_of_a_running_game_cannot_be_asked_for(player: Player) -> None:
    page = player.sit_down("person")
    assert not page.commands["analysis"].isEnabled()
    page.analyse()
    assert page.side.analysis is None


@pytest.mark.parametrize("game", games.GAMES)
def test_the_best_and_what_was_played_are_marked_on_every_table(player: Player, game: str) -> None:
    """Every decision is seen somewhere, inside the table."""
    rules = games.load(game)
    count = max(2, rules.min_seats)
    state, dice, moves = rules.start(count, {}, 5), Random(2), list[Move]()
    players = [bot(game, "easy") for _ in range(count)]
    while state.to_move is not None:
        moves.append(players[state.to_move].choose(state.view(state.to_move), dice))
        state = state.play(moves[-1])
    page = player.sit_down(*["person"] * count, game=game, moves=moves)
    if page.playback.covered:
        page.shared_screen.open()
    session = page.session
    panel = AnalysisPanel(page.context, session.timeline, page.table.pieces_of, page)
    for decision in decisions(game, session.timeline.states, session.timeline.moves)[::7]:
        view = session.timeline.states[decision.number].view(decision.seat)
        best = Suggestion(view.legal_moves()[0], 5.0)
        first, *rest = decision.moves
        verdict = Verdict(decision, Appraisal(best, Suggestion(first, 3.0, tuple(rest))))
        page.show_decision(verdict, ("Best: 5", "Played: 3"))
        assert page.table.view.seat == decision.seat
        assert page.table.verdict.isVisible()
        ghosts = page.table.ghosts_of(decision.moves)
        assert ghosts
        room = page.table.sceneRect().adjusted(-60, -60, 60, 60)
        assert all(room.contains(ghost.target.boundingRect()) for ghost in ghosts)
        # Where nothing is counted, as in Harmonia's basic game, no points are listed.
        listed = panel._row(verdict).text()
        turn = session.timeline.turns_until(verdict.number + 1)
        assert listed.startswith(f"{turn} · ") is session.timeline.ranked
    page.look_at(0)
    assert not page.table.verdict.isVisible()


def test_different_pieces_on_one_place_are_both_seen(qapp: QApplication) -> None:
    """In Harmonies the best token and the played one may lie on the same hex."""
    place = QPainterPath()
    place.addRect(20, 20, 60, 60)

    def ghost(move: PlaceTile, colour: str) -> NumberedGhost:
        def draw(painter: QPainter) -> None:
            painter.fillRect(30, 30, 40, 40, QColor(colour))

        return 1, Ghost(move, place, draw)

    def colours(*played: NumberedGhost) -> set[str]:
        marks = VerdictMarks()
        shown = (list(played), "Played") if played else None
        best = ghost(PlaceTile(1), "#0000ff")
        marks.show_marks(QRectF(0, 0, 100, 100), ([best], "Best"), shown, 1.0)
        image = paint(QRectF(0, 0, 100, 100), 1.0, marks._draw).toImage()
        seen = [image.pixelColor(x, 50) for x in range(26, 74)]
        return {
            name
            for name, is_it in (
                ("blue", lambda one: one.blue() > one.red() + 60),
                ("red", lambda one: one.red() > one.blue() + 60),
            )
            if sum(map(is_it, seen)) > 12
        }

    assert colours() == {"blue"}
    assert colours(ghost(PlaceTile(2), "#ff0000")) == {"blue", "red"}


@pytest.mark.usefixtures("qapp")
def test_a_label_leaves_its_piece_in_sight() -> None:
    """It covered a third of the best tile, which is small in Harmonia."""
    place = QPainterPath()
    place.addRect(120, 120, 60, 60)

    def piece(painter: QPainter) -> None:
        painter.fillRect(120, 120, 60, 60, QColor("#0000ff"))

    marks = VerdictMarks()
    one = [(1, Ghost(PlaceTile(1), place, piece))]
    marks.show_marks(QRectF(0, 0, 300, 300), (one, "Best: 219"), None, 1.0)
    image = paint(QRectF(0, 0, 300, 300), 1.0, marks._draw).toImage()
    seen = [image.pixelColor(150, y) for y in range(126, 174)]
    assert all(one.blue() > one.red() + 60 for one in seen)


@pytest.mark.usefixtures("qapp")
def test_a_label_hides_no_number_and_no_other_label() -> None:
    """On a card of Harmonies at the upper edge it hid the number of the step."""
    area, ghosts = QRectF(0, 0, 400, 300), list[NumberedGhost]()
    for rank, top in ((1, 150), (2, 2)):
        place = QPainterPath()
        place.addRect(150, top, 90, 80)
        ghosts.append((rank, Ghost(PlaceTile(rank), place)))
    numbers = [QPointF(162, 160), QPointF(162, 12)]
    both = [((ghosts, "Best: 93"), True), (([ghosts[1]], "Yours: 79"), False)]
    best, played = (box for box in label_boxes(area, both, numbers, 1.0) if box is not None)
    assert not best.intersects(played)
    for box in (best, played):
        assert area.contains(box)
        assert not any(box.intersects(badge_area(at, 1.0)) for at in numbers)


def test_the_values_of_regions_make_way_for_a_verdict(player: Player) -> None:
    state, moves = games.load("terraces").start(2, {}, 5), list[Move]()
    while state.to_move is not None:
        moves.append(bot("terraces", "easy").choose(state.view(state.to_move), Random(2)))
        state = state.play(moves[-1])
    page = player.sit_down("person", "person", game="terraces", moves=moves)
    timeline = page.session.timeline
    for decision in decisions("terraces", timeline.states, timeline.moves)[10:]:
        one = Suggestion(decision.moves[0], 3.0)
        page.show_decision(Verdict(decision, Appraisal(one, one)), ("Best: 3", "Yours: 3"))
        tags = [tag for tag in page.table.labels.tags if tag.isVisible()]
        (ghost,) = page.table.ghosts_of(decision.moves)
        for tag in tags:
            assert not tag.sceneBoundingRect().intersects(ghost.target.boundingRect())


def test_a_returning_glazier_is_drawn_where_it_goes(player: Player) -> None:
    page = player.sit_down("person", "person", game="sintra")
    view = page.timeline.view()
    page.play(next(move for move in view.legal_moves() if move.strip == 3))
    page.play(page.timeline.view().legal_moves()[0])
    (ghost,) = page.table.ghosts_of([Return()])
    assert ghost.draw is not None


def test_a_hint_says_why(player: Player, qtbot: QtBot) -> None:
    page = player.sit_down("person", moves=[PlaceTile(cell) for cell in range(9)])
    with qtbot.waitSignal(page.session.bots.hinted, timeout=WAIT):
        player.press(Key.Key_H)
    move, why = page.toast.text().split("\n")
    assert "column" in move
    assert "line" in why
    assert why[0].isupper()


def test_reasons_are_told_in_every_language(player: Player) -> None:
    """Every reason of every game has words of its own in every language."""
    context = player.window.context
    kinds = {(game, text) for game in games.GAMES for text in _texts(game)}
    assert len(kinds) > 60
    told: dict[str, dict[tuple[str, str], str]] = {}
    for language in LANGUAGES:
        context.languages.use(language)
        told[language] = {kind: QApplication.translate(*kind) for kind in sorted(kinds)}
    for language in LANGUAGES:
        if language != "en":
            assert all(told[language][kind] != kind[1] for kind in kinds)


def _texts(game: str) -> set[str]:
    found: set[str] = set()
    for name, value in vars(games.reasons(game)).items():
        if name.isupper() and isinstance(value, str) and " " in value:
            found.add(value)
        elif name in ("GAINS", "LOSSES"):
            found |= set(value.values())
    return found


def test_no_reason_is_told_for_what_makes_no_difference(player: Player) -> None:
    page = player.sit_down("person", moves=[PlaceTile(cell) for cell in range(9)])
    view = page.timeline.view()
    one = Suggestion(view.legal_moves()[0], 3.0)
    assert not any(compared("harmony", view, one, one))


def test_a_costly_moment_is_practised_until_the_best_is_found(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person")
    page.side.analysis._practise.click()
    trial = player.page
    assert trial is not page
    card = trial.findChild(PracticeCard)
    exercise = trial.game
    moments = Analyses(player.window.context.places).costly_moments("harmony")
    assert exercise.moment == moments[0]
    assert "Find the best move" in card._words.text()
    assert card._show.isVisible()
    worst = exercise.moment.record.moves[exercise.moment.number][1]
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT) as answered:
        player.click("board", worst)
    assert trial.table.verdict.isVisible()
    verdict = answered.args[0]
    assert card._words.text().startswith(f"Points lost: {verdict.lost}. Best move:")
    assert trial.table._compared is not None
    best, mine = (int(words.split()[-1]) for words in trial.table._compared[2])
    assert best - mine == verdict.lost, "what is told adds up"
    best = answered.args[0].appraisal.best.move
    card._again.click()
    assert not exercise.made
    with qtbot.waitSignal(exercise.appraised, timeout=WAIT):
        player.click("board", best.cell)
    assert card._words.text().startswith("The best move!")
    card._next.click()
    assert player.page.game.moment == moments[1]
    player.page.left.emit()
    assert player.window.page is page


def test_the_best_can_be_shown_in_practice(player: Player, qtbot: QtBot) -> None:
    page = analyse(player, qtbot, "person")
    player.press(Key.Key_F2)
    trial = player.page
    assert trial is not page
    card = trial.findChild(PracticeCard)
    with qtbot.waitSignal(trial.game.appraised, timeout=WAIT):
        card._show.click()
    assert card._words.text().startswith("Best move (+")
    assert trial.table.verdict.isVisible()
    assert not card._show.isVisible()


def test_home_leads_to_practice_by_one_key(player: Player, qtbot: QtBot) -> None:
    home = player.window.page
    assert isinstance(home, HomePage)
    qtbot.keyClick(home, Key.Key_F2)
    assert player.window.page is home
    assert "no costly moves" in player.window.notices.toast.text()
    analyse(player, qtbot, "person")
    player.window.navigation.show_home()
    qtbot.keyClick(player.window.page, Key.Key_F2)
    assert player.page.findChild(PracticeCard) is not None


@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_panel_is_as_far_from_the_edge_as_the_tabs(
    open_window, qtbot: QtBot, language: str
) -> None:
    page = analyse(Player(open_window(language), qtbot), qtbot, "person")
    words, drawer = page.side.analysis._accuracy, page.side
    left = words.mapTo(drawer, words.rect().topLeft()).x()
    right = drawer.width() - 1 - words.mapTo(drawer, words.rect().topRight()).x()
    assert min(left, right) >= 16


@pytest.mark.parametrize("language", ["fa", "de", "uk"])
def test_the_panel_speaks_the_language(open_window, qtbot: QtBot, language: str) -> None:
    page = analyse(Player(open_window(language), qtbot), qtbot, "person")
    panel = page.side.analysis
    assert "champion" not in panel._accuracy.text()
    assert "decisions" not in panel._accuracy.text()
    assert "Best" not in panel.decision.best.text() or language == "de"
    player_reasons = panel.decision.reasons.text()
    assert player_reasons
    assert "{" not in player_reasons
    assert say(games.texts("harmony").status(page.timeline.view()))


def test_the_moves_list_counts_a_decision_as_the_bar_does(player: Player) -> None:
    """The bar said move 2 while the list marked move 1."""
    page = player.sit_down("person", game="harmony")
    for _ in range(3):
        page.play(page.timeline.view().legal_moves()[0])
    history = page.side.history
    page.side.open_moves()
    page.playback.look_at(1, seat=0)
    assert "move 2 of 3" in page.status.line()
    assert history._where.text() == "2 of 3"
    assert history.moves.currentRow() == 1
    page.playback.look_at(1)
    assert "move 1 of 3" in page.status.line()
    assert history._where.text() == "1 of 3"
