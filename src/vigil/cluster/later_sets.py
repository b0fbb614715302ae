"""Sets that came later than the package: whoever works for us gets to know them first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigil.language.set_transfer import plain_set, set_from_plain
from vigil.rules.library import SETS, add_set, added_sets


def later_sets() -> list[dict[str, Any]]:
    """The sets that were added to the library of this process, as plain data."""
    return [plain_set(card_set) for card_set in added_sets()]


def take_in_sets(sets: Sequence[dict[str, Any]]) -> None:
    """Add such sets to the library of this process, unless it has them."""
    for known in sets:
        if known["code"] not in SETS:
            add_set(set_from_plain(known))
