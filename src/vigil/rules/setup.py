"""Setting up: which cards take part in a game, and how the table is laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from vigil.rules import chance, documents, moving, row
from vigil.rules.library import SETS, CardSet, find_face, find_set, sides
from vigil.rules.printed import (
    ALWAYS_AVAILABLE,
    CENTER_DECK,
    MONSTER,
    TREASURE,
    Card,
)
from vigil.rules.zones import EMPTY, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

GODSLAYER: Final = 1  # rulebooks, oldest first
DARKNESS: Final = 2
REALMS: Final = 3
DELIRIUM: Final = 4

STANDARD: Final = "standard"
TEAM: Final = "team"
SOLITAIRE: Final = "solitaire"
VARIANTS: Final = (STANDARD, TEAM, SOLITAIRE)

ROW: Final = 6
MOST_PLAYERS: Final = 6
REMEMBERED: Final = 64
OPENING_HAND: Final = 5
SHARD: Final = "Energy Shard"
LARGE_SHARDS: Final = 30
SMALL_SHARDS: Final = 20
FIRST_EDITION_POOLS: Final = {2: 60, 3: 75, 4: 90}  # COTG-12 to COTG-14


class Setup:
    """What is fixed for a whole game. Shared by all its copies."""

    def __init__(self, sets: Sequence[CardSet], names: Sequence[str], edition: int, variant: str) -> None:
        self.sets = tuple(sets)
        self.names = tuple(names)
        self.edition = edition
        self.variant = variant
        self.solitaire = variant == SOLITAIRE
        self.team = variant == TEAM
        self.rulebook = max(card_set.rulebook for card_set in sets)
        self.rival = "Samael" if self.rulebook <= DARKNESS else "the Cult"
        # DEL-51 to DEL-53, against COTG-68 and COTG-69.
        self.rewards_last = self.rulebook == DELIRIUM
        self.reactions_in_any_order = self.rulebook == REALMS
        self.banish_at_will = self.rulebook == DELIRIUM  # DEL-141
        self.die = next((card_set.die for card_set in sets if card_set.die is not None), None)
        self.insight = any(card_set.insight for card_set in sets)
        every = [card for card_set in sets for card in sides(card_set)]
        self.transforms = any(card.transform is not None for card in every)
        self.calls_from_discard = any(card.from_discard is not None for card in every)
        self.first_edition = edition == 1
        self.center: list[int] = []
        self.stacks: list[int] = []
        self.stack_sizes: list[int] = []
        self.starting: list[int] = []
        for card_set in sets:
            for card in card_set.cards:
                self._add(card)
        longest = max([card_set.starting_deck for card_set in sets], key=len)
        for name, count in longest.items():
            self.starting += [find_face(name)] * count
        self.row_size = ROW
        self.treasure = any(card.kind_bit == TREASURE for card in every)
        self.center += [face_of_shard()] * shards(sets) if self.treasure else []
        self.pool = honor_pool(len(names), edition, variant)

    def _add(self, card: Card) -> None:
        if card.home == CENTER_DECK and card.name != SHARD:
            self.center += [card.face] * card.copies
        elif card.home == ALWAYS_AVAILABLE:
            if card.face in self.stacks:
                self.stack_sizes[self.stacks.index(card.face)] += (
                    card.copies if card.kind_bit != MONSTER else 0
                )
            else:
                self.stacks.append(card.face)
                self.stack_sizes.append(card.copies)

    def teammate(self, seat: int) -> int:
        """The seat opposite (COTG-113)."""
        return (seat + len(self.names) // 2) % len(self.names)

    def opponents(self, seat: int) -> list[int]:
        """The seats of other teams in turn order, beginning with the next (COTG-OPEN-5)."""
        count = len(self.names)
        others = [(seat + step) % count for step in range(1, count)]
        return [other for other in others if not (self.team and other == self.teammate(seat))]


def face_of_shard() -> int:
    """The face of the plain treasure, whose number depends on all the sets of a game."""
    return find_face(SHARD)


def shards(sets: Sequence[CardSet]) -> int:
    """How many Energy Shards go into the center deck: by the size of every set, as far as the boxes
    have them; other treasure counts among them (ROV-03, ROV-04, DU-05)."""
    wanted = sum([LARGE_SHARDS if card_set.large else SMALL_SHARDS for card_set in sets])
    other = [
        card.copies
        for card_set in sets
        for card in card_set.cards
        if card.kind_bit == TREASURE and card.home == CENTER_DECK and card.name != SHARD
    ]
    return min(wanted - sum(other), sum([card_set.shards for card_set in sets]))


def honor_pool(players: int, edition: int, variant: str) -> int:
    """How much honor lies in the pool at the start."""
    if variant == SOLITAIRE:
        return 50  # COTG-117
    if edition == 1:
        return FIRST_EDITION_POOLS[players]
    return 30 * players  # COTG-15, COTG-16


# Setups are shared: gathering the cards anew for every game would take longer than playing it.
_made: Final[dict[tuple[tuple[str, ...], tuple[str, ...], int, str], Setup]] = {}


def make_setup(sets: Any, players: Any, edition: Any, variant: Any) -> Setup:
    """Check what was asked for, and gather it."""
    if not isinstance(sets, (list, tuple)) or not sets:
        raise ValueError('sets must be a list of codes, such as ["godslayer"]')
    chosen = [find_set(code) for code in sets]
    if len({card_set.code for card_set in chosen}) < len(chosen):
        raise ValueError(f"a set can be in a game only once, but sets are {', '.join(sets)}")
    names = seat_names(players)
    if variant not in VARIANTS:
        raise ValueError(f"there is no variant {variant!r}; there are {', '.join(VARIANTS)}")
    check_edition(chosen, edition, variant)
    check_players(chosen, len(names), variant)
    ordered = [card_set for card_set in SETS.values() if card_set in chosen]
    key = (tuple([card_set.code for card_set in ordered]), tuple(names), edition, variant)
    known = _made.get(key)
    if known is None or known.sets != tuple(ordered):
        if len(_made) >= REMEMBERED:
            _made.clear()
        known = _made[key] = Setup(ordered, names, edition, variant)
    return known


def seat_names(players: Any) -> list[str]:
    """A name for every seat."""
    if isinstance(players, int) and not isinstance(players, bool):
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError(f"there can be 1 to {MOST_PLAYERS} players, not {players}")
        return [f"Player {number + 1}" for number in range(players)]
    if not isinstance(players, (list, tuple)):
        raise ValueError(f"players must be a number or a list of names, not {players!r}")
    names = [str(name).strip() for name in players]
    if any(not name for name in names):
        raise ValueError("every player needs a name")
    if len({name.lower() for name in names}) < len(names):
        raise ValueError(f"two players have the same name: {', '.join(names)}")
    return names


def check_edition(sets: Sequence[CardSet], edition: Any, variant: str) -> None:
    """The first edition knows one set, and neither teams nor solitaire."""
    if not isinstance(edition, int) or edition not in (1, 2):
        raise ValueError(f"there is no edition {edition!r}; there are 1 and 2")
    if edition == 2:
        return
    if [card_set.code for card_set in sets] != ["godslayer"]:
        raise ValueError("edition=1 is a rulebook of godslayer alone; other sets take edition=2")
    if variant != STANDARD:
        raise ValueError(f"the first edition has no {variant} variant; take edition=2")


def check_players(sets: Sequence[CardSet], count: int, variant: str) -> None:
    """How many can play (COTG-03, COTG-111, COTG-117; up to six with more than one set)."""
    most = sets[0].most_players if len(sets) == 1 else MOST_PLAYERS
    right: Sequence[int] = range(2, most + 1)
    if variant == SOLITAIRE:
        right = [1]
    elif variant == TEAM:
        right = [number for number in (4, 6) if number <= most]
    if count in right:
        return
    with_what = " and ".join(card_set.code for card_set in sets)
    if not right:
        raise ValueError(f"{with_what} alone seats {most} players, too few for teams; add another set")
    wanted = str(right[0]) if len(right) == 1 else f"{right[0]} to {right[-1]}"
    if variant == TEAM and len(right) > 1:
        wanted = "4 or 6"
    raise ValueError(f"{with_what} in the {variant} variant takes {wanted} players, not {count}")


def lay_table(game: Game, seed: Any) -> None:
    """Lay everything out for a new game."""
    setup = game.setup
    count = len(setup.names)
    game.seed = documents.whole(seed, "seed")
    game.chance = chance.streams(game.seed, count)
    game.first = 0 if setup.solitaire else game.random(count)  # COTG-11
    game.turn = game.first
    game.honor_pool = setup.pool
    game.supply = setup.stack_sizes.copy()
    game.center_deck = setup.center.copy()
    game.chance[chance.CENTER] = chance.shuffle(game.center_deck, game.chance[chance.CENTER])
    for seat in range(count):
        player = Player(setup.names[seat])
        player.deck = setup.starting.copy()
        game.players.append(player)
        moving.shuffle_deck(game, seat)
        moving.draw(game, seat, OPENING_HAND)
        if setup.insight:
            player.insight = (seat - game.first) % count  # DEL-13 to DEL-16, DEL-R23
    game.row = [EMPTY] * ROW
    game.under = [[] for _ in range(ROW)] if setup.treasure else []
    row.fill(game)
