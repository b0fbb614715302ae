"""Positions: the table as a document that people can write by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vigil.rules import chance, documents, row
from vigil.rules.documents import check_keys, names
from vigil.rules.inventory import box, check_none_too_many, on_table
from vigil.rules.library import find_face
from vigil.rules.printed import FACES
from vigil.rules.setup import honor_pool
from vigil.rules.snapshot import lasting_data, lasting_from
from vigil.rules.zones import EMPTY, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

NUMBERS: Final = ("runes", "mechana_runes", "power", "energy")
CARDS: Final = ("void", "removed")
SEAT_NUMBERS: Final = ("honor", "insight")
SEAT_CARDS: Final = ("hand", "discard", "played", "constructs")
KEYS: Final = (
    "sets", "edition", "variant", "seed", "turn", "first", "honor_pool", "center_row", "center_deck",
    *CARDS, *NUMBERS, "supply", "this_turn", "ending", "rival", "chance", "seats",
)  # fmt: skip
SEAT_KEYS: Final = ("name", *SEAT_NUMBERS, "deck", *SEAT_CARDS, "trophies")
TURN_NUMBERS: Final = ("row_defeats", "extra_turns", "honor_gained", "permits", "idle_turns")
TURN_KEYS: Final = (*TURN_NUMBERS, "stirred", "used", "factions", "lasting", "trophies_used")


def to_position(game: Game) -> dict[str, Any]:
    """The table as a document; what is zero or empty is left out."""
    setup = game.setup
    document: dict[str, Any] = {
        "sets": [card_set.code for card_set in setup.sets],
        "edition": setup.edition,
        "variant": setup.variant,
        "seed": game.seed,
        "turn": game.turn,
        "first": game.first,
        "honor_pool": game.honor_pool,
        "center_row": row_document(game),
        "center_deck": names(game.center_deck[::-1]),
    }
    for key in CARDS:
        put(document, key, names(getattr(game, key)))
    for key in NUMBERS:
        put(document, key, getattr(game, key))
    document["supply"] = {FACES[face].name: game.supply[i] for i, face in enumerate(setup.stacks)}
    put(document, "this_turn", turn_document(game))
    put(document, "ending", game.ending)
    if setup.solitaire:
        document["rival"] = {"honor": game.rival_honor, "cards": names(game.rival_cards)}
    document["chance"] = [f"{state:x}" for state in game.chance]
    document["seats"] = [seat_document(player) for player in game.players]
    return document


def put(document: dict[str, Any], key: str, value: Any) -> None:
    """Add what is neither zero nor empty."""
    if value:
        document[key] = value


def row_document(game: Game) -> list[Any]:
    """The row; a card with treasure under it is a table."""
    shown: list[Any] = []
    for place, name in enumerate(names(game.row)):
        treasure = names(row.under(game, place))
        shown.append({"card": name, "under": treasure} if treasure else name)
    while shown and shown[-1] is None:
        shown.pop()
    return shown


def seat_document(player: Player) -> dict[str, Any]:
    """One side."""
    document: dict[str, Any] = {"name": player.name}
    for key in SEAT_NUMBERS:
        put(document, key, getattr(player, key))
    put(document, "deck", names(player.deck[::-1]))
    for key in SEAT_CARDS:
        put(document, key, names(getattr(player, key)))
    put(document, "trophies", trophies_document(player))
    return document


def trophies_document(player: Player) -> list[Any]:
    """The trophies; the one that stays has the treasure under it."""
    shown: list[Any] = []
    for face, name in zip(player.trophies, names(player.trophies), strict=True):
        trophy = FACES[face].trophy
        stays = trophy is not None and trophy.once()
        shown.append({"card": name, "under": names(player.hoard)} if stays and player.hoard else name)
    return shown


def turn_document(game: Game) -> dict[str, Any]:
    """What the rules look back at within a turn."""
    player = game.players[game.turn]
    document: dict[str, Any] = {}
    for key in TURN_NUMBERS:
        put(document, key, getattr(game, key))
    if any(player.uses):
        document["used"] = player.uses.copy()
    if player.played_as != [FACES[face].faction_bits for face in player.played]:
        document["factions"] = player.played_as.copy()
    put(document, "lasting", [lasting_data(lasting) for lasting in player.lasting])
    put(document, "trophies_used", names(player.trophies_used))
    put(document, "stirred", game.stirred)
    return document


def seat_names(document: Any) -> list[str]:
    """The names of the seats that a position describes."""
    check_keys(document, KEYS, "a position")
    seats = documents.entries(document.get("seats", []), "seats")
    if not seats:
        raise ValueError("a position needs seats, one table for each player")
    for seat in seats:
        check_keys(seat, SEAT_KEYS, "a seat")
    given = [seat.get("name", f"Player {number + 1}") for number, seat in enumerate(seats)]
    return [documents.text(name, "a seat's name") for name in given]


def lay(game: Game, document: dict[str, Any]) -> None:
    """Lay the table of a new game as a position says."""
    setup = game.setup
    count = len(setup.names)
    game.seed = documents.whole(document.get("seed", 0), "seed")
    game.chance = chance.streams(game.seed, count)
    game.turn = documents.integer(document.get("turn", 0), "turn", 0, count - 1)
    game.first = documents.integer(document.get("first", 0), "first", 0, count - 1)
    pool = honor_pool(count, setup.edition, setup.variant)
    game.honor_pool = documents.integer(document.get("honor_pool", pool), "honor_pool")
    game.ending = documents.flag(document.get("ending", game.honor_pool == 0), "ending")
    for key in NUMBERS:
        setattr(game, key, documents.integer(document.get(key, 0), key))
    for key in CARDS:
        setattr(game, key, cards(document, key))
    game.players = [seat_from(name, seat) for name, seat in zip(setup.names, document["seats"], strict=True)]
    lay_row(game, document.get("center_row", []))
    lay_rival(game, document.get("rival", {}))
    game.center_deck = cards(document, "center_deck")[::-1]
    lay_stacks(game, document.get("supply", {}))
    lay_turn(game, document.get("this_turn", {}))
    if "center_deck" not in document:
        lay_center_deck(game)
    if "chance" in document:
        game.chance = documents.streams(document["chance"], len(game.chance))
    check_none_too_many(game)
    row.fill(game)


def cards(document: dict[str, Any], key: str) -> list[int]:
    """A list of cards of the document; left out: none."""
    return documents.cards(document.get(key, []), key)


def seat_from(name: str, document: dict[str, Any]) -> Player:
    """One side."""
    player = Player(name)
    for key in SEAT_NUMBERS:
        setattr(player, key, documents.integer(document.get(key, 0), key))
    player.deck = cards(document, "deck")[::-1]
    for key in SEAT_CARDS:
        setattr(player, key, cards(document, key))
    for entry in documents.entries(document.get("trophies", []), "trophies"):
        face, treasure = card_and_under(entry, "a trophy")
        player.trophies.append(face)
        player.hoard += treasure
    player.hand.sort()
    player.played_as = [FACES[face].faction_bits for face in player.played]
    player.uses = [0] * len(player.constructs)
    player.refresh()
    return player


def lay_row(game: Game, given: Any) -> None:
    """The row, with the treasure under its cards."""
    entries = documents.entries(given, "center_row")
    game.row = [EMPTY] * max(game.setup.row_size, len(entries))
    game.under = [[] for _ in game.row] if game.setup.treasure else []
    for place, entry in enumerate(entries):
        game.row[place], treasure = card_and_under(entry, "a card of the center row")
        if game.under:
            game.under[place] = treasure
        elif treasure:
            raise ValueError("there is no treasure in the sets of this position")


def card_and_under(entry: Any, what: str) -> tuple[int, list[int]]:
    """A card by name, or a table of a card and the treasure under it; null is an empty place."""
    treasure: list[int] = []
    if isinstance(entry, dict):
        check_keys(entry, ("card", "under"), what)
        treasure = cards(entry, "under")
        entry = entry.get("card")
    return EMPTY if entry is None else find_face(documents.text(entry, what)), treasure


def lay_rival(game: Game, given: Any) -> None:
    """What the automatic opponent of solitaire has."""
    check_keys(given, ("honor", "cards"), "rival")
    game.rival_honor = documents.integer(given.get("honor", 0), "rival.honor")
    game.rival_cards = cards(given, "cards")


def lay_stacks(game: Game, given: Any) -> None:
    """The always-available stacks; left out: the box less what lies on the table."""
    stacks = [FACES[face].name for face in game.setup.stacks]
    check_keys(given, stacks, "supply")
    game.supply = [0] * len(stacks)
    there = on_table(game)
    for number, name in enumerate(stacks):
        rest = game.setup.stack_sizes[number] - there[game.setup.stacks[number]]
        game.supply[number] = documents.integer(given.get(name, max(rest, 0)), f"supply.{name}")


def lay_turn(game: Game, given: Any) -> None:
    """What happened earlier in the turn."""
    check_keys(given, TURN_KEYS, "this_turn")
    player = game.players[game.turn]
    for key in TURN_NUMBERS:
        setattr(game, key, documents.integer(given.get(key, 0), f"this_turn.{key}"))
    used = given.get("used", player.uses)
    player.uses = documents.integers(used, "this_turn.used", len(player.uses), documents.COUNTED)
    played_as = given.get("factions", player.played_as)
    player.played_as = documents.integers(played_as, "this_turn.factions", len(player.played), 15)
    lasting = documents.entries(given.get("lasting", []), "this_turn.lasting")
    player.lasting = [lasting_from(ability) for ability in lasting]
    player.trophies_used = cards(given, "trophies_used")
    game.stirred = documents.flag(given.get("stirred", False), "this_turn.stirred")
    player.refresh()


def lay_center_deck(game: Game) -> None:
    """What remains of the sets, shuffled."""
    there = on_table(game)
    remaining = box(game)
    for face in game.setup.center:
        if there[face] > 0:
            there[face] -= 1
            remaining[face] -= 1
        elif remaining[face] > 0:
            remaining[face] -= 1
            game.center_deck.append(face)
    game.chance[chance.CENTER] = chance.shuffle(game.center_deck, game.chance[chance.CENTER])
