"""The inventory: every card of the sets is somewhere, and none twice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vigil.rules.printed import FACES
from vigil.rules.zones import EMPTY

if TYPE_CHECKING:
    from vigil.rules.game import Game


def box(game: Game) -> Counter[int]:
    """How many copies of every card take part."""
    setup = game.setup
    counted: Counter[int] = Counter(setup.center)
    for face, size in zip(setup.stacks, setup.stack_sizes, strict=True):
        counted[face] += size
    for face in setup.starting:
        counted[face] += len(setup.names)
    return counted


def on_table(game: Game) -> Counter[int]:
    """How many copies of every card lie somewhere, the side first printed standing for both."""
    counted: Counter[int] = Counter()
    shared = (game.center_deck, game.row, game.void, game.removed, game.aside, game.rival_cards)
    for cards in (*shared, *game.under):
        counted.update(cards)
    for face, left in zip(game.setup.stacks, game.supply, strict=True):
        counted[face] += left
    for player in game.players:
        counted.update(player.owned())
        counted.update(player.trophies)
        counted.update(player.hoard)
    fronts: Counter[int] = Counter()
    for face, number in counted.items():
        if face != EMPTY:
            fronts[FACES[face].front] += number
    return fronts


def check_none_too_many(game: Game) -> None:
    """Refuse a table with more copies of a card than there are."""
    have = box(game)
    for face, number in sorted(on_table(game).items()):
        if number > have[face]:
            name = FACES[face].name
            raise ValueError(f"there are {number} {name} on the table, but the sets here have {have[face]}")
