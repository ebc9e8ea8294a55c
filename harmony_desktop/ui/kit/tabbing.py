"""Where Tab leads: to every control of a window, in the order in which the window is read.

Qt goes by the order in which widgets were made and came to their parents, and loses some of those
that came later than the focus. Here the order is that of the layouts, looked up at every press.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLayout,
    QLineEdit,
    QMainWindow,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QTabWidget,
    QWidget,
)

_WHOLE = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTabBar)
"""Controls whose inner widgets are no stops of their own."""
_ASIDE = 4
"""How much worse it is for a stop to lie aside of an arrow's way than further along it."""


def stops(root: QWidget) -> list[QWidget]:
    """Everything Tab stops at now, in reading order."""
    return [widget for widget in _controls(root) if _is_stop(widget)]


def move_focus(window: QWidget, forward: bool) -> bool:
    """Give the focus to the next stop, or the one before; False if there is none."""
    controls = list(_controls(window))
    here = window.focusWidget()
    place = next((n for n, one in enumerate(controls) if one is here), None)
    if place is None:
        ahead = controls if forward else controls[::-1]
    elif forward:
        ahead = controls[place + 1 :] + controls[:place]
    else:
        ahead = controls[:place][::-1] + controls[place + 1 :][::-1]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    for widget in ahead:
        if _is_stop(widget):
            widget.setFocus(reason)
            show_whole(widget)
            return True
    return False


def move_towards(widget: QWidget, way: Qt.Key) -> bool:
    """Give the focus to the stop nearest to a widget that way, an arrow key; False for none."""
    window = widget.window()
    here = _place_in(window, widget)
    near: dict[int, QWidget] = {}
    for other in stops(window):
        there = _place_in(window, other)
        ahead, aside = {
            Qt.Key.Key_Left: (here.left() - there.right(), _apart_upwards(here, there)),
            Qt.Key.Key_Right: (there.left() - here.right(), _apart_upwards(here, there)),
            Qt.Key.Key_Up: (here.top() - there.bottom(), _apart_sideways(here, there)),
            Qt.Key.Key_Down: (there.top() - here.bottom(), _apart_sideways(here, there)),
        }[way]
        if ahead > 0:
            near.setdefault(ahead + _ASIDE * aside, other)
    if not near:
        return False
    nearest = near[min(near)]
    nearest.setFocus(Qt.FocusReason.TabFocusReason)
    show_whole(nearest)
    return True


def _place_in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def _apart_sideways(one: QRect, other: QRect) -> int:
    return max(0, other.left() - one.right(), one.left() - other.right())


def _apart_upwards(one: QRect, other: QRect) -> int:
    return max(0, other.top() - one.bottom(), one.top() - other.bottom())


def show_whole(widget: QWidget) -> None:
    """Scroll until a widget is seen."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget, 24, 24)
        around = around.parentWidget()


def _is_stop(widget: QWidget) -> bool:
    if not (widget.isVisible() and widget.isEnabled()):
        return False
    if isinstance(widget, QAbstractButton) and (group := widget.group()) is not None:
        # Arrows go between the buttons of a group; Tab goes to the one that is down.
        chosen = group.checkedButton() if group.exclusive() else None
        if chosen is not None and chosen.isVisible() and chosen.isEnabled():
            return chosen is widget
        return True
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _controls(widget: QWidget) -> Iterator[QWidget]:
    """Everything below a widget that may ever take the focus, and the widget itself."""
    in_group = isinstance(widget, QAbstractButton) and widget.group() is not None
    takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    if in_group or (takes_tab and widget.focusProxy() is None):
        yield widget
    for part in _parts(widget):
        yield from _controls(part)


def _parts(widget: QWidget) -> list[QWidget]:
    """The children of a widget in reading order; floating ones come last."""
    if isinstance(widget, _WHOLE):
        return []
    if isinstance(widget, QMainWindow):
        known = [widget.menuWidget(), widget.centralWidget()]
    elif isinstance(widget, QTabWidget):
        known = [widget.tabBar(), widget.currentWidget()]
        return [part for part in known if part is not None]
    elif isinstance(widget, QStackedWidget):
        known = [widget.currentWidget()]
        return [part for part in known if part is not None]
    elif isinstance(widget, QSplitter):
        known = [widget.widget(index) for index in range(widget.count())]
    elif isinstance(widget, QScrollArea):
        known = [widget.widget()]
    else:
        known = list(_in_layout(widget.layout()))
    own: list[QWidget] = [part for part in known if part is not None]
    return own + [part for part in _floating(widget) if part not in own]


def _in_layout(layout: QLayout | None) -> Iterator[QWidget]:
    if layout is None:
        return
    for index in range(layout.count()):
        item = layout.itemAt(index)
        if item is None:
            continue
        if (part := item.widget()) is not None:
            yield part
        else:
            yield from _in_layout(item.layout())


def _floating(widget: QWidget) -> Iterator[QWidget]:
    inside = []
    if isinstance(widget, QAbstractScrollArea):
        bars = (widget.horizontalScrollBar(), widget.verticalScrollBar())
        inside = [widget.viewport(), *bars, *(bar.parentWidget() for bar in bars)]
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow() and child not in inside:
            yield child
