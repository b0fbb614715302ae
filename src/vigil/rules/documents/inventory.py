"""The inventory: every card of the sets is somewhere, and none twice."""

from __future__ import annotations

from collections import Counter

from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import join
from vigil.rules.kernel.state import State
from vigil.rules.kernel.zones import EMPTY
from vigil.wording import document_errors


def box(game: State) -> Counter[int]:
    """How many copies of every card take part."""
    setup = game.setup
    counted: Counter[int] = Counter(setup.center)
    for face, size in zip(setup.stacks, setup.stack_sizes, strict=True):
        counted[face] += size
    for face in setup.starting:
        counted[face] += len(setup.names)
    return counted


def on_table(game: State) -> Counter[int]:
    """How many copies of every card lie somewhere, both sides counted as the one first printed."""
    counted: Counter[int] = Counter()
    shared = (game.center_deck, game.center_row, game.treasure, game.void, game.removed, game.aside)
    for cards in (*shared, game.rival_cards):
        counted.update(cards)
    for face, left in zip(game.setup.stacks, game.supply, strict=True):
        counted[face] += left
    for player in game.players:
        counted.update(player.scoring_cards())
        counted.update(join(player.trophies, player.hoard))
    fronts: Counter[int] = Counter()
    for face, number in counted.items():
        if face != EMPTY:
            fronts[FACES[face].front] += number
    return fronts


def check_none_too_many(game: State) -> None:
    """Refuse a table with more copies of a card than there are."""
    have = box(game)
    for face, number in sorted(on_table(game).items()):
        if number > have[face]:
            name = FACES[face].name
            raise ValueError(document_errors.too_many_cards(name, number, have[face]))
