"""Starting fast: what a start need not do is done later, or never.

PySide6 compiles and runs some ten modules of its own before anything else: they describe the
signatures of functions for error messages, help and type stubs. A game needs none of that, so
they wait until something asks for them. Nothing is taken away: a wrong call is explained as ever.
It also watches every import, which the program does not need at all.
"""

from __future__ import annotations

import builtins
import gc
import sys
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    # What only types need would cost more than this module saves.
    from collections.abc import Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from typing import SupportsIndex

    from _typeshed.importlib import MetaPathFinderProtocol

_PACKAGE = "shibokensupport.signature."
_LATER = frozenset(
    _PACKAGE + name
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib.enum_sig",
        "lib.pyi_generator",
        "lib.tool",
    )
)


class _Waiting(ModuleType):
    """A module that runs when it is first asked for something it does not have yet."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        loader = self.__loader__
        assert isinstance(loader, _Later)
        loader.run(self)
        return getattr(self, name)


class _Later:
    """Loads a module without running it."""

    def __init__(self, name: str, loader: Loader) -> None:
        self._name = name
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Waiting(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """It runs later."""

    def run(self, module: ModuleType) -> None:
        """Run it under the name it was found by; PySide6 has given it another one since."""
        spec = module.__spec__
        assert spec is not None
        renamed, spec.name = spec.name, self._name
        try:
            self._loader.exec_module(module)
        finally:
            spec.name = renamed


class _Finder:
    """Finds the modules that can wait, wherever the others find them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in _LATER:
            return None
        for finder in sys.meta_path:
            if finder is self:
                continue
            spec = finder.find_spec(name, path, target)
            if spec is not None and spec.loader is not None:
                spec.loader = _Later(name, spec.loader)  # type: ignore[assignment]
                return spec
        return None


class _KeptFirst(list):  # type: ignore[type-arg]
    """The list of finders; PySide6 wants its own at its head, but ours stays there."""

    def insert(self, index: SupportsIndex, finder: MetaPathFinderProtocol) -> None:
        super().insert(max(1, int(index)), finder)


def prepare() -> None:
    """Import Qt without what a start can do without; call it before Qt is imported otherwise."""
    gc.disable()
    sys.meta_path = _KeptFirst([_Finder(), *sys.meta_path])
    import PySide6.QtCore  # noqa: F401

    # PySide6 reads the source of every module that is imported from now on, in search of a
    # switch to other names for its functions (`__feature__`), which nobody here uses.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def finish() -> None:
    """Stop putting things off; call it once the window is there."""
    sys.meta_path = [finder for finder in sys.meta_path if not isinstance(finder, _Finder)]
    gc.freeze()
    gc.enable()
