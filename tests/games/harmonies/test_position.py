from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from harmony_desktop.engine.position import BadPosition
from harmony_desktop.games.harmonies.rules.components import SIDES
from harmony_desktop.games.harmonies.rules.position import score


@pytest.fixture
def document() -> dict[str, Any]:
    return {
        "game": "harmonies",
        "side": "A",
        "cells": [[0, 0, ["blue"], True], [0, 1, ["green"], False], [1, 0, ["grey", "red"], False]],
        "cards": [{"id": "frog", "cubes_placed": 1}, {"id": "lion", "cubes_placed": 0}],
    }


def refused(document: object) -> str:
    with pytest.raises(BadPosition) as caught:
        score(document)
    return str(caught.value)


def test_recorded_boards_score_as_they_are_written(real_boards) -> None:
    """N-12 to N-20: the documents of real games, with and without their totals."""
    for recorded in real_boards:
        document = {"game": "harmonies", **recorded}
        (sheet,) = score(document)
        assert sheet.total == recorded["total"]
        assert {line.key: line.points for line in sheet.lines} == recorded["breakdown"]
        for key in ("name", "total", "breakdown"):
            del document[key]
        assert score(document)[0].total == recorded["total"]


def test_cells_not_listed_are_empty(document) -> None:
    """N-17"""
    document["side"] = "B"
    document["cells"] = [[0, 0, ["blue"], True]]
    lines = {line.key: line.points for line in score(document)[0].lines}
    assert lines == {
        "trees": 0,
        "mountains": 0,
        "fields": 0,
        "water": 5,
        "buildings": 0,
        "animals": 2,
        "spirit": 0,
    }


def test_the_document_is_left_unchanged(document) -> None:
    before = deepcopy(document)
    score(document)
    assert document == before


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": "harmony"}, "game"),
        ({"side": "C"}, "side"),
        ({"cells": None}, "cells"),
        ({"cells": [[0, 0]]}, "cells[0][2]"),
        ({"cells": [[0, 5, ["blue"], True]]}, "cells[0]"),
        ({"cells": [[1, 4, ["blue"], True]]}, "cells[0]"),
        ({"cells": [[-1, 0, ["blue"], True]]}, "cells[0]"),
        ({"cells": [[0, 0, ["blue"], True], [0, 0, ["grey"], False]]}, "cells[1]"),
        ({"cells": [[0, 0, ["blue", "blue"], True]]}, "cells[0][2]"),
        ({"cells": [[0, 0, ["green", "brown"], True]]}, "cells[0][2]"),
        ({"cells": [[0, 0, ["grey", "grey", "red"], True]]}, "cells[0][2]"),
        ({"cells": [[0, 0, ["grey"] * 4, True]]}, "cells[0][2]"),
        ({"cells": [[0, 0, ["violet"], True]]}, "cells[0][2][0]"),
        ({"cells": [[0, 0, [], True]]}, "cells[0][3]"),
        ({"cells": [[0, 0, ["blue"], False]]}, "cells"),
        ({"cards": [{"id": "unicorn", "cubes_placed": 1}]}, "cards[0].id"),
        ({"cards": [{"id": "frog", "cubes_placed": 6}]}, "cards[0].cubes_placed"),
        ({"cards": [{"id": "frog", "cubes_placed": -1}]}, "cards[0].cubes_placed"),
        ({"cards": [{"id": "lion", "cubes_placed": 2}]}, "cards[0].cubes_placed"),
        ({"cards": []}, "cells"),
        ({"cards": [{"id": "frog", "cubes_placed": 1}] * 2}, "cards[1].id"),
        (
            {"cards": [{"id": "lion", "cubes_placed": 1}, {"id": "ram", "cubes_placed": 0}]},
            "cards[1].id",
        ),
        ({"colour": "red"}, "colour"),
    ],
)
def test_impossible_positions_are_refused_with_the_wrong_part(document, change, where) -> None:
    """N-1, N-2, N-5, N-8, N-18"""
    assert refused({**document, **change}).startswith(f"{where}: ")


def test_more_tokens_than_the_box_holds_are_refused(document) -> None:
    """N-1: 15 red tokens, so no more than seven buildings of two reds."""
    places = SIDES["A"].places
    document["cards"] = []
    document["cells"] = [[*place, ["red", "red"], False] for place in places[:7]]
    assert score(document)[0].total == 0
    document["cells"] = [[*place, ["red", "red"], False] for place in places[:8]]
    assert refused(document) == "cells: 16 red tokens; the box holds 15"


@pytest.mark.parametrize("document_", [None, [], 3, "harmonies", {}, {"game": "harmonies"}])
def test_anything_else_is_refused(document_) -> None:
    assert refused(document_)
