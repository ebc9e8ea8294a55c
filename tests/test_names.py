"""Names a newcomer searches for: a class name belongs to one class of the program."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import harmony_desktop

PACKAGE = Path(harmony_desktop.__file__).parent


def test_no_class_name_is_used_twice() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(PACKAGE)}:{node.lineno}")
    assert len(places) > 500
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
