"""Positions: the table as a document that people can write by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.documents import checks
from vigil.rules.documents.checks import check_keys, names
from vigil.rules.documents.fields import (
    CARDS,
    FLAG,
    NUMBER,
    PLACES,
    PLAYER,
    STATE,
    THIS_TURN,
    Field,
    set_value,
    value_of,
)
from vigil.rules.documents.inventory import box, check_none_too_many, on_table
from vigil.rules.documents.place_data import (
    behind,
    places_data,
    places_from,
    used_cards,
    uses,
    with_behind,
    with_used_cards,
    with_uses,
)
from vigil.rules.documents.snapshot import OWN_SETS, named_in, own_sets, played_as
from vigil.rules.documents.streams import chance_data, chance_from, generator_in, seed_data, seed_from
from vigil.rules.documents.table_checks import check_table
from vigil.rules.documents.tasks import lasting_data, lasting_from
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, in_order, pack, repeat, replace_at
from vigil.rules.kernel.chance import BLAKE2B, streams
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.library import find_card_of
from vigil.rules.table import row
from vigil.wording import document_errors


def plain(fields: Sequence[Field], in_turn: bool) -> list[Field]:
    """The fields that a position simply lists, of the table itself or of what happened this turn."""
    listed = [field for field in fields if field.kind in (NUMBER, CARDS, PLACES, FLAG)]
    return [field for field in listed if (field.this_turn if in_turn else field.position)]


TABLE_FIELDS: Final = plain(STATE, False)
SEAT_FIELDS: Final = plain(PLAYER, False)
TURN_FIELDS: Final = plain(STATE, True)
SEAT_TURN_FIELDS: Final = plain(PLAYER, True)
KEYS: Final = (
    "sets", OWN_SETS, "edition", "variant", "seed", "turn", "first", "honor_pool", "center_row",
    "center_deck", *[field.position for field in TABLE_FIELDS], "supply", THIS_TURN, "ending", "rival",
    "generator", "chance", "seats",
)  # fmt: skip
SEAT_KEYS: Final = ("name", "deck", *[field.position for field in SEAT_FIELDS])
TURN_KEYS: Final = (
    *[field.this_turn for field in (*TURN_FIELDS, *SEAT_TURN_FIELDS)],
    "used", "factions", "lasting", "behind", "trophies_used",
)  # fmt: skip


def to_position(game: State) -> dict[str, Any]:
    """The table as a document; what is zero or empty is left out."""
    if game.pending:
        raise ValueError(document_errors.QUESTION_IN_POSITION)
    setup = game.setup
    document: dict[str, Any] = {
        "sets": [card_set.code for card_set in setup.sets],
        "edition": setup.edition,
        "variant": setup.variant,
        "seed": seed_data(game.seed, game.chance.generator()),
        "turn": game.turn,
        "first": game.first,
        "honor_pool": game.honor_pool,
        "center_row": row_document(game),
        "center_deck": top_first(game.center_deck),
    }
    add(document, OWN_SETS, own_sets(setup))
    for field in TABLE_FIELDS:
        add(document, field.position, field_document(game, field))
    document["supply"] = {FACES[face].name: game.supply[i] for i, face in enumerate(setup.stacks)}
    add(document, THIS_TURN, turn_document(game))
    add(document, "ending", game.ending)
    if setup.solitaire:
        document["rival"] = {"honor": game.rival_honor, "cards": names(game.rival_cards)}
    document.update(chance_data(game))
    document["seats"] = [seat_document(player) for player in game.players]
    return document


def add(document: dict[str, Any], key: str, value: Any) -> None:
    """Add what is neither zero nor empty."""
    if value:
        document[key] = value


def field_document(holder: object, field: Field) -> Any:
    """The value of a field in a position."""
    value = value_of(holder, field)
    if field.kind == PLACES:
        return places_data(value)
    return names(value) if field.kind == CARDS else value


def top_first(deck: Cards) -> list[str | None]:
    """A deck by names, its top card first."""
    return names(deck)[::-1]


def row_document(game: State) -> list[Any]:
    """The row; a card with treasure under it is a table."""
    shown: list[Any] = []
    for place, name in enumerate(names(game.center_row)):
        treasure = names(row.under(game, place))
        shown.append({"card": name, "under": treasure} if treasure else name)
    while shown and shown[-1] is None:
        shown.pop()
    return shown


def seat_document(player: Player) -> dict[str, Any]:
    """One side."""
    document: dict[str, Any] = {"name": player.name}
    add(document, "deck", top_first(player.deck))
    for field in SEAT_FIELDS:
        add(document, field.position, field_document(player, field))
    return document


def turn_document(game: State) -> dict[str, Any]:
    """What the rules look back at within a turn."""
    player = game.players[game.turn]
    document: dict[str, Any] = {}
    for field in TURN_FIELDS:
        add(document, field.this_turn, field_document(game, field))
    for field in SEAT_TURN_FIELDS:
        add(document, field.this_turn, field_document(player, field))
    used = uses(player.construct_places)
    add(document, "used", used if any(used) else [])
    if len(player.named) > 0:
        document["factions"] = played_as(player)
    add(document, "lasting", [lasting_data(lasting) for lasting in player.lasting])
    add(document, "behind", behind(player.construct_places))
    add(document, "trophies_used", used_cards(player.trophy_places))
    return document


def seat_names(document: Any) -> list[str]:
    """The names of the seats that a position describes."""
    check_keys(document, KEYS, "a position")
    seats = checks.entries(document.get("seats", []), "seats")
    if not seats:
        raise ValueError(document_errors.NO_SEATS)
    for seat in seats:
        check_keys(seat, SEAT_KEYS, "a seat")
    given = [seat.get("name", f"Player {number + 1}") for number, seat in enumerate(seats)]
    return [checks.text(name, "a seat's name") for name in given]


def lay(game: State, document: dict[str, Any]) -> None:
    """Lay the table of a new game as a position says."""
    setup = game.setup
    count = len(setup.names)
    game.seed = seed_from(document.get("seed", 0))
    game.chance = streams(generator_in(document, BLAKE2B), game.seed, count)
    game.turn = checks.integer(document.get("turn", 0), "turn", 0, count - 1)
    game.first = checks.integer(document.get("first", 0), "first", 0, count - 1)
    game.honor_pool = checks.integer(document.get("honor_pool", setup.pool), "honor_pool")
    game.ending = checks.flag(document.get("ending", game.honor_pool == 0), "ending")
    for field in TABLE_FIELDS:
        read(game, field, document, field.position, field.position, setup)
    seats = zip(setup.names, document["seats"], strict=True)
    game.players = [seat_from(name, seat, setup) for name, seat in seats]
    lay_row(game, document.get("center_row", []))
    lay_rival(game, document.get("rival", {}))
    game.center_deck = deck(document, "center_deck", setup)
    lay_stacks(game, document.get("supply", {}))
    lay_turn(game, document.get(THIS_TURN, {}))
    if "center_deck" not in document:
        lay_center_deck(game)
    if "chance" in document:
        game.chance = chance_from(document, game.seed, count)
    check_table(game)
    check_none_too_many(game)
    fill_up(game)


def fill_up(game: State) -> None:
    """Fill the row: those cards lie there, and what happens when cards enter is not due any more."""
    row.fill(game)
    while game.pending:  # a treasure whose Fate comes before the next card
        game.pending.clear()
        row.fill(game)
    game.fates.clear()


def read(holder: object, field: Field, document: dict[str, Any], key: str, what: str, setup: Setup) -> None:
    """Read a field that a position simply lists; left out, it is zero or empty."""
    value: Any = None
    if field.kind == CARDS:
        value = checks.cards(document.get(key, []), what, setup)
    elif field.kind == PLACES:
        value = places_from(document.get(key, []), what, setup)
    elif field.kind == FLAG:
        value = checks.flag(document.get(key, False), what)
    else:
        value = checks.integer(document.get(key, 0), what)
    set_value(holder, field, value)


def cards(document: dict[str, Any], key: str, setup: Setup) -> Cards:
    """A list of cards of the document; left out: none."""
    return checks.cards(document.get(key, []), key, setup)


def deck(document: dict[str, Any], key: str, setup: Setup) -> Cards:
    """A deck of the document, where its top card comes first."""
    return pack(list(cards(document, key, setup))[::-1])


def seat_from(name: str, document: dict[str, Any], setup: Setup) -> Player:
    """One side."""
    player = Player()
    player.name = name
    player.deck = deck(document, "deck", setup)
    for field in SEAT_FIELDS:
        read(player, field, document, field.position, field.position, setup)
    player.hand = in_order(player.hand)
    player.refresh()
    return player


def lay_row(game: State, given: Any) -> None:
    """The row, with the treasure under its cards."""
    entries = checks.entries(given, "center_row")
    if len(entries) > checks.MOST_PLACES:
        raise ValueError(document_errors.long_row(checks.MOST_PLACES))
    game.center_row = repeat(EMPTY, max(row.ROW, len(entries)))
    for place, entry in enumerate(entries):
        face, treasure = card_and_under(entry, "a card of the center row", game.setup)
        game.center_row = replace_at(game.center_row, place, face)
        if len(treasure) > 0 and not game.setup.treasure:
            raise ValueError(document_errors.NO_TREASURE_IN_POSITION)
        for card in treasure:
            row.put_under(game, place, card)


def card_and_under(entry: Any, what: str, setup: Setup) -> tuple[int, Cards]:
    """A card by name, or a table of a card and the treasure under it; null is an empty place."""
    treasure = pack([])
    if isinstance(entry, dict):
        check_keys(entry, ("card", "under"), what)
        treasure = cards(entry, "under", setup)
        entry = entry.get("card")
    return EMPTY if entry is None else find_card_of(setup, checks.text(entry, what)).face, treasure


def lay_rival(game: State, given: Any) -> None:
    """What the automatic opponent of solitaire has."""
    check_keys(given, ("honor", "cards"), "rival")
    game.rival_honor = checks.integer(given.get("honor", 0), "rival.honor")
    game.rival_cards = cards(given, "cards", game.setup)


def lay_stacks(game: State, given: Any) -> None:
    """The always-available stacks; left out: the box less what lies on the table."""
    setup = game.setup
    stacks = [FACES[face].name for face in setup.stacks]
    check_keys(given, stacks, "supply")
    game.supply = repeat(0, len(stacks))
    there = on_table(game)
    left: list[int] = []
    for number, name in enumerate(stacks):
        rest = setup.stack_sizes[number] - there[setup.stacks[number]]
        left.append(checks.integer(given.get(name, max(rest, 0)), f"supply.{name}"))
    game.supply = pack(left)


def lay_turn(game: State, given: Any) -> None:
    """What happened earlier in the turn."""
    check_keys(given, TURN_KEYS, THIS_TURN)
    player = game.players[game.turn]
    for field in TURN_FIELDS:
        read(game, field, given, field.this_turn, f"{THIS_TURN}.{field.this_turn}", game.setup)
    for field in SEAT_TURN_FIELDS:
        read(player, field, given, field.this_turn, field.this_turn, game.setup)
    if "used" in given:
        player.construct_places = with_uses(player.construct_places, given["used"], "this_turn.used")
    used = given.get("trophies_used", [])
    player.trophy_places = with_used_cards(player.trophy_places, used, "this_turn.trophies_used", game.setup)
    if "factions" in given:
        player.named = named_in(given["factions"], "this_turn.factions", player)
    lasting = checks.entries(given.get("lasting", []), "this_turn.lasting")
    player.lasting = tuple([lasting_from(ability, game.setup) for ability in lasting])
    player.construct_places = with_behind(
        player.construct_places, given.get("behind"), "this_turn.behind", len(player.lasting)
    )
    player.refresh()


def lay_center_deck(game: State) -> None:
    """What remains of the sets, shuffled."""
    there = on_table(game)
    remaining = box(game)
    left: list[int] = []
    for face in game.setup.center:
        if there[face] > 0:
            there[face] -= 1
            remaining[face] -= 1
        elif remaining[face] > 0:
            remaining[face] -= 1
            left.append(face)
    row.shuffle_center(game, pack(left))
