"""Setting up: which cards take part in a game, and how the table is laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.documents.streams import seed_from
from vigil.rules.kernel.box import BOX, SOLITAIRE, STANDARD, TEAM, VARIANTS, CardSet, Setup, newest, rulebooks
from vigil.rules.kernel.card import IN_CENTER_DECK, IN_STACK, Card
from vigil.rules.kernel.cards import pack, repeat
from vigil.rules.kernel.chance import streams
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.library import SETS, arrange, find_card_of, find_set
from vigil.rules.table import piles, row
from vigil.rules.table.would import replaced_by
from vigil.wording import errors
from vigil.wording.fixed_words import player_name
from vigil.wording.signs import check_name

MOST_PLAYERS: Final = 6
REMEMBERED: Final = 64
OPENING_HAND: Final = 5
FIRST_EDITION_POOLS: Final = {2: 60, 3: 75, 4: 90}  # COTG-12 to COTG-14


def fill_in_cards(setup: Setup) -> Setup:
    """Fill in the cards that take part."""
    center: list[int] = []
    stacks: dict[int, int] = {}
    for card in [card for card_set in setup.sets for card in card_set.sides()]:
        setup.would |= replaced_by(card)
    in_boxes = shards_in(setup.sets)
    for card in [card for card_set in setup.sets for card in card_set.cards]:
        if card.home == IN_CENTER_DECK and card.name not in in_boxes:
            center += [card.face] * card.copies
        elif card.home == IN_STACK and not card.fought:
            stacks[card.face] = stacks.get(card.face, 0) + card.copies
        elif card.home == IN_STACK:
            stacks.setdefault(card.face, card.copies)
    left = shards_wanted(setup.sets)
    for name, count in in_boxes.items():
        center += [find_card_of(setup, name).face] * max(min(left, count), 0)
        left -= count
    longest = max([card_set.starting_deck for card_set in setup.sets], key=len)
    setup.center = pack(center)
    setup.stacks = pack(list(stacks.keys()))
    setup.stack_sizes = pack(list(stacks.values()))
    setup.starting = pack(
        [find_card_of(setup, name).face for name, count in longest.items() for _ in range(count)]
    )
    return setup


def shards_in(sets: Sequence[CardSet]) -> dict[str, int]:
    """The treasure of which as much goes into the center deck as is wanted, and how much the boxes have."""
    found: dict[str, int] = {}
    for card_set in sets:
        for name, count in card_set.shards.items():
            found[name] = found.get(name, 0) + count
    return found


def shards_wanted(sets: Sequence[CardSet]) -> int:
    """How much of it goes into the center deck: by the size of every set, as far as the boxes have it;
    other treasure counts among it (ROV-03, ROV-04, DU-05)."""
    in_boxes = shards_in(sets)
    books = rulebooks(sets)
    most, fewer = max([(book.large_set_treasure, book.small_set_treasure) for book in books])
    wanted = [most if card_set.large else fewer for card_set in sets]
    other = [
        card.copies
        for card_set in sets
        for card in card_set.cards
        if card.lies_under and card.home == IN_CENTER_DECK and card.name not in in_boxes
    ]
    return sum(wanted) - sum(other)


def honor_pool(players: int, edition: int, variant: str) -> int:
    """How much honor lies in the pool at the start, unless a rulebook says another number."""
    if variant == SOLITAIRE:
        return 50  # COTG-117
    if edition == 1:
        return FIRST_EDITION_POOLS[players]
    return 30 * players  # COTG-15, COTG-16


# Setups are shared: gathering the cards for every game would take longer than playing it.
_made: Final[dict[tuple[tuple[str, ...], tuple[str, ...], int, str], Setup]] = {}


def make_setup(sets: Any, players: Any, edition: Any, variant: Any) -> Setup:
    """Check what was asked for, and gather it."""
    if not isinstance(sets, (list, tuple)) or not sets:
        raise ValueError(errors.NO_SETS)
    chosen = [find_set(code) for code in sets]
    if len({card_set.code for card_set in chosen}) < len(chosen):
        raise ValueError(errors.set_twice(sets))
    names = seat_names(players)
    if variant not in VARIANTS:
        raise ValueError(errors.no_variant(variant, VARIANTS))
    check_sets(chosen)
    check_edition(chosen, edition, variant)
    check_players(chosen, len(names), variant)
    ordered = arrange(chosen)
    key = (tuple([card_set.code for card_set in ordered]), tuple(names), edition, variant)
    known = _made.get(key)
    if known is None or known.sets != tuple(ordered):
        if len(_made) >= REMEMBERED:
            _made.clear()
        check_names(ordered)
        pool = newest(rulebooks(ordered)).honor_pool or honor_pool(len(names), edition, variant)
        known = fill_in_cards(Setup(ordered, names, edition, variant, pool))
        check_size(known)
        _made[key] = known
    return known


def drop_setups(card_set: CardSet) -> None:
    """Remember no setup with a set that has gone."""
    for key in [key for key, setup in _made.items() if card_set.code in key[0]]:
        del _made[key]


def check_sets(sets: Sequence[CardSet]) -> None:
    """Refuse sets none of which can be played alone, and those without what they need."""
    codes = [card_set.code for card_set in sets]
    if not any(card_set.kind == BOX for card_set in sets):
        boxes = [card_set.code for card_set in SETS.values() if card_set.kind == BOX]
        raise ValueError(errors.only_joins(codes, sets[0].kind, boxes[:2]))
    for card_set in sets:
        missing = [code for code in card_set.needs if code not in codes]
        if missing:
            raise ValueError(errors.needs_sets(card_set.shown_code, missing))


def check_names(sets: Sequence[CardSet]) -> None:
    """Refuse different cards of one name; the same printed card in two boxes is one card."""
    known: dict[str, Card] = {}
    for card in [card for card_set in sets for card in card_set.sides()]:
        first = known.setdefault(card.name.lower(), card)
        if first.face != card.face:
            raise ValueError(errors.two_cards(card.name, first.set_code, card.set_code))


def check_size(setup: Setup) -> None:
    """Refuse what is too small to deal: a center row, and a hand for everybody."""
    codes = [card_set.shown_code for card_set in setup.sets]
    if len(setup.center) < row.ROW:
        raise ValueError(errors.too_small(codes, row.ROW, len(setup.center)))
    if len(setup.starting) < OPENING_HAND:
        raise ValueError(errors.small_starting_deck(codes, OPENING_HAND, len(setup.starting)))


def seat_names(players: Any) -> list[str]:
    """A name for every seat."""
    if isinstance(players, int) and not isinstance(players, bool):
        if not 1 <= players <= MOST_PLAYERS:
            raise ValueError(errors.bad_player_count(MOST_PLAYERS, players))
        return [player_name(number) for number in range(players)]
    if not isinstance(players, (list, tuple)):
        raise ValueError(errors.not_players(players))
    names = [str(name).strip() for name in players]
    for name in names:
        check_name(name)
    if len({name.lower() for name in names}) < len(names):
        raise ValueError(errors.same_names(names))
    return names


def check_edition(sets: Sequence[CardSet], edition: Any, variant: str) -> None:
    """The first edition has one set, and neither teams nor solitaire."""
    if not isinstance(edition, int) or isinstance(edition, bool) or edition not in (1, 2):
        raise ValueError(errors.no_edition(edition))
    if edition == 2:
        return
    if len(sets) > 1 or not has_first(sets[0]):
        raise ValueError(errors.first_edition_alone([each.code for each in SETS.values() if has_first(each)]))
    if variant != STANDARD:
        raise ValueError(errors.no_variant_of_first_edition(variant))


def has_first(card_set: CardSet) -> bool:
    """Whether a set has a rulebook of the first edition."""
    return card_set.rulebook is not None and card_set.rulebook.first_edition


def check_players(sets: Sequence[CardSet], count: int, variant: str) -> None:
    """How many can play (COTG-03, COTG-111, COTG-117; up to six with more than one set)."""
    least, most = (sets[0].least_players, sets[0].most_players) if len(sets) == 1 else (1, MOST_PLAYERS)
    right: Sequence[int] = range(max(least, 2), most + 1)
    if variant == SOLITAIRE:
        right = [1] if least == 1 else []
    elif variant == TEAM:
        right = [number for number in (4, 6) if least <= number <= most]
    if count in right:
        return
    codes = [card_set.shown_code for card_set in sets]
    if not right and variant == TEAM:
        raise ValueError(errors.too_few_for_teams(codes, most))
    if not right:
        raise ValueError(errors.not_alone(codes, least))
    raise ValueError(errors.wrong_player_count(codes, variant, right, count))


def lay_table(game: State, seed: Any, generator: str) -> None:
    """Lay everything out for a new game."""
    setup = game.setup
    count = len(setup.names)
    game.seed = seed_from(seed)
    game.chance = streams(generator, game.seed, count)
    game.first = 0 if setup.solitaire else game.random(count)  # COTG-11
    game.turn = game.first
    game.honor_pool = setup.pool
    game.supply = setup.stack_sizes
    row.shuffle_center(game, setup.center)
    for seat in range(count):
        player = Player()
        player.name = setup.names[seat]
        player.deck = setup.starting
        game.players.append(player)
        piles.shuffle_deck(game, seat)
        piles.draw_now(game, seat, OPENING_HAND)
        if setup.starting_insight:
            player.insight = (seat - game.first) % count  # DEL-13 to DEL-16, DEL-R23
    game.center_row = repeat(EMPTY, row.ROW)
    row.fill(game)
