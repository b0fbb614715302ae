"""Cards in a zone, and other short lists of numbers: immutable, packed where the engine is compiled.

A zone changes by being replaced: `player.discard = put(player.discard, face)`. So copies of a game
share what neither has changed, and copying costs a reference for each zone.
"""

from __future__ import annotations

from typing import Final

from vigil.rules.kernel.compiled import COMPILED

if COMPILED:
    from vigil.rules.kernel.packed import (
        Cards,
        count_of,
        freeze,
        has,
        in_order,
        join,
        less_top,
        pack,
        place_of,
        put,
        put_sorted,
        put_under,
        repeat,
        replace_at,
        same,
        scratch,
        take,
        top,
        without,
    )
else:  # boxed packed arrays are slower than tuples
    from vigil.rules.kernel.plain import (
        Cards,
        count_of,
        freeze,
        has,
        in_order,
        join,
        less_top,
        pack,
        place_of,
        put,
        put_sorted,
        put_under,
        repeat,
        replace_at,
        same,
        scratch,
        take,
        top,
        without,
    )

__all__ = [
    "NONE",
    "Cards",
    "count_of",
    "freeze",
    "has",
    "in_order",
    "join",
    "less_top",
    "pack",
    "place_of",
    "put",
    "put_sorted",
    "put_under",
    "repeat",
    "replace_at",
    "same",
    "scratch",
    "take",
    "top",
    "without",
]

NONE: Final = pack([])
