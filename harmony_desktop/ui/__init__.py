"""The window: pages, the table, pictures, sound and accessibility."""

import sys

if sys.version_info < (3, 12):
    from harmony_desktop.ui.kit.overrides import guard_overrides

    guard_overrides()
