"""Starting fast: postpone what the start does not need.

PySide6 compiles and runs about ten modules of its own first: they describe function signatures for
error messages, help and type stubs. The application needs none of them at start, so they are loaded
when first used; error messages stay the same. PySide6 also hooks every import, which the
application does not need at all.
"""

from __future__ import annotations

import builtins
import gc
import sys
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Importing names only needed for types would cost more than this module saves.
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
        "mapping",
        "parser",
        "lib.enum_sig",
        "lib.pyi_generator",
        "lib.tool",
    )
)
_MAPPING = _PACKAGE + "mapping"
_NEVER = 1_000_000_000


class _Waiting(ModuleType):
    """A module that runs on the first access to an attribute it does not have yet."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        loader = self.__loader__
        assert isinstance(loader, _Later)
        loader.run(self)
        return getattr(self, name)


class _Later:
    """A loader that does not run its module yet."""

    def __init__(self, name: str, loader: Loader) -> None:
        self._name = name
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Waiting(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing but what PySide6 relies on: the module runs on first use."""
        if self._name == _MAPPING:
            # PySide6 looks for this function in the dictionary of the module, past `__getattr__`.
            module.update_mapping = lambda: _update(module)  # type: ignore[attr-defined]

    def run(self, module: ModuleType) -> None:
        """Run the module under its original name, which PySide6 has changed meanwhile."""
        spec = module.__spec__
        assert spec is not None
        renamed, spec.name = spec.name, self._name
        try:
            self._loader.exec_module(module)
        finally:
            spec.name = renamed


def _update(mapping: ModuleType) -> object:
    """Run the module if it waits, and call the function that is then in place of this one."""
    return mapping.namespace["update_mapping"]()


class _Finder:
    """A finder for the postponed modules, by the paths of the other finders."""

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
    """The list of finders, with ours kept first although PySide6 inserts its own there."""

    def insert(self, index: SupportsIndex, finder: MetaPathFinderProtocol) -> None:
        super().insert(max(1, int(index)), finder)


def prepare() -> None:
    """Import Qt without the postponed modules; call it before anything else imports Qt."""
    gc.disable()
    sys.meta_path = _KeptFirst([_Finder(), *sys.meta_path])
    import PySide6.QtCore  # noqa: F401

    # PySide6 reads the source of every module imported from now on, looking for a switch to other
    # function names (`__feature__`), which this application does not use.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def finish() -> None:
    """Stop postponing modules; call it once the window is open.

    From now on the window says when Python looks through all objects for garbage: by itself, it
    does so while a page or a table is opened, which makes many of them, and takes 30 ms more.
    """
    sys.meta_path = [finder for finder in sys.meta_path if not isinstance(finder, _Finder)]
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    gc.enable()
