"""Positions: the table as a document that people can write by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vigil.rules import chance, row
from vigil.rules.inventory import box, check_none_too_many, on_table
from vigil.rules.library import closest, find_face
from vigil.rules.printed import FACES
from vigil.rules.setup import ROW, honor_pool
from vigil.rules.snapshot import faces, lasting_data, lasting_from, names
from vigil.rules.zones import EMPTY, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

NUMBERS: Final = ("runes", "mechana_runes", "power")
CARDS: Final = ("void", "removed")
SEAT_NUMBERS: Final = ("honor", "insight")
SEAT_CARDS: Final = ("hand", "discard", "played", "constructs", "trophies")
KEYS: Final = (
    "sets", "edition", "variant", "seed", "turn", "first", "honor_pool", "center_row", "center_deck",
    *CARDS, *NUMBERS, "supply", "this_turn", "ending", "rival", "chance", "seats",
)  # fmt: skip
SEAT_KEYS: Final = ("name", *SEAT_NUMBERS, "deck", *SEAT_CARDS)
TURN_KEYS: Final = ("row_defeats", "extra_turns", "used", "factions", "lasting")


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
    return document


def turn_document(game: Game) -> dict[str, Any]:
    """What the rules look back at within a turn."""
    player = game.players[game.turn]
    document: dict[str, Any] = {}
    put(document, "row_defeats", game.row_defeats)
    put(document, "extra_turns", game.extra_turns)
    if any(player.uses):
        document["used"] = player.uses.copy()
    if player.played_as != [FACES[face].faction_bits for face in player.played]:
        document["factions"] = player.played_as.copy()
    put(document, "lasting", [lasting_data(lasting) for lasting in player.lasting])
    return document


def check_keys(document: Any, known: tuple[str, ...], what: str) -> None:
    """Refuse keys that mean nothing."""
    if not isinstance(document, dict):
        raise ValueError(f"{what} must be a table, not {type(document).__name__}")
    for key in document:
        if key not in known:
            raise ValueError(f"{what} has no {key!r}; {closest(str(key), known)}")


def seat_names(document: Any) -> list[str]:
    """The names of the seats that a position describes."""
    check_keys(document, KEYS, "a position")
    seats = document.get("seats")
    if not isinstance(seats, list) or not seats:
        raise ValueError("a position needs seats, one table for each player")
    for seat in seats:
        check_keys(seat, SEAT_KEYS, "a seat")
    return [str(seat.get("name", f"Player {number + 1}")) for number, seat in enumerate(seats)]


def lay(game: Game, document: dict[str, Any]) -> None:
    """Lay the table of a new game as a position says."""
    setup = game.setup
    count = len(setup.names)
    game.seed = integer(document, "seed", 0)
    game.chance = chance.streams(game.seed, count)
    game.turn = integer(document, "turn", 0, count - 1)
    game.first = integer(document, "first", 0, count - 1)
    pool = honor_pool(count, setup.edition, setup.variant)
    game.honor_pool = integer(document, "honor_pool", None, default=pool)
    game.ending = bool(document.get("ending", game.honor_pool == 0))
    for key in NUMBERS:
        setattr(game, key, integer(document, key, None))
    for key in CARDS:
        setattr(game, key, cards(document, key))
    game.players = [seat_from(name, seat) for name, seat in zip(setup.names, document["seats"], strict=True)]
    lay_row(game, document.get("center_row", []))
    lay_rival(game, document.get("rival", {}))
    lay_stacks(game, document.get("supply", {}))
    lay_turn(game, document.get("this_turn", {}))
    lay_center_deck(game, document)
    lay_chance(game, document.get("chance"))
    check_none_too_many(game)
    row.fill(game)


def integer(
    document: dict[str, Any], key: str, least: int | None, most: int | None = None, default: int = 0
) -> int:
    """A whole number of the document; numbers of things are never negative."""
    value = document.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{key} must be a whole number, not {value!r}")
    if least is None and value < 0:
        raise ValueError(f"{key} cannot be negative, but is {value}")
    if most is not None and not 0 <= value <= most:
        raise ValueError(f"{key} must be from 0 to {most}, not {value}")
    return value


def cards(document: dict[str, Any], key: str) -> list[int]:
    """A list of cards of the document."""
    given = document.get(key, [])
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise ValueError(f"{key} must be a list of card names, not {given!r}")
    return faces(given)


def seat_from(name: str, document: dict[str, Any]) -> Player:
    """One side."""
    player = Player(name)
    for key in SEAT_NUMBERS:
        setattr(player, key, integer(document, key, None))
    player.deck = cards(document, "deck")[::-1]
    for key in SEAT_CARDS:
        setattr(player, key, cards(document, key))
    player.hand.sort()
    player.played_as = [FACES[face].faction_bits for face in player.played]
    player.uses = [0] * len(player.constructs)
    player.refresh()
    return player


def lay_row(game: Game, given: Any) -> None:
    """The row, with the treasure under its cards."""
    if not isinstance(given, list):
        raise ValueError(f"center_row must be a list of cards, not {given!r}")
    game.row = [EMPTY] * max(ROW, len(given))
    game.under = [[] for _ in game.row] if game.setup.treasure else []
    for place, entry in enumerate(given):
        if isinstance(entry, dict):
            check_keys(entry, ("card", "under"), "a card of the center row")
            game.row[place] = find_face(str(entry.get("card")))
            if entry.get("under") and not game.under:
                raise ValueError("there is no treasure in the sets of this position")
            if game.under:
                game.under[place] = cards(entry, "under")
        elif entry is not None:
            game.row[place] = find_face(str(entry))


def lay_rival(game: Game, given: dict[str, Any]) -> None:
    """What the automatic opponent of solitaire has."""
    check_keys(given, ("honor", "cards"), "rival")
    game.rival_honor = integer(given, "honor", None)
    game.rival_cards = cards(given, "cards")


def lay_stacks(game: Game, given: dict[str, Any]) -> None:
    """The always-available stacks; left out: the box less what lies on the table."""
    stacks = [FACES[face].name for face in game.setup.stacks]
    check_keys(given, tuple(stacks), "supply")
    game.supply = [0] * len(stacks)
    there = on_table(game)
    for number, name in enumerate(stacks):
        rest = game.setup.stack_sizes[number] - there[game.setup.stacks[number]]
        game.supply[number] = integer(given, name, None, default=max(rest, 0))


def lay_turn(game: Game, given: dict[str, Any]) -> None:
    """What happened earlier in the turn."""
    check_keys(given, TURN_KEYS, "this_turn")
    player = game.players[game.turn]
    game.row_defeats = integer(given, "row_defeats", None)
    game.extra_turns = integer(given, "extra_turns", None)
    player.uses = parallel(given, "used", player.uses)
    player.played_as = parallel(given, "factions", player.played_as)
    player.lasting = [lasting_from(lasting) for lasting in given.get("lasting", [])]
    player.refresh()


def parallel(given: dict[str, Any], key: str, default: list[int]) -> list[int]:
    """A list of numbers, as long as what it goes with."""
    value = given.get(key, default)
    if not isinstance(value, list) or len(value) != len(default):
        raise ValueError(f"this_turn.{key} must be a list of {len(default)} numbers, not {value!r}")
    return [integer({key: number}, key, None) for number in value]


def lay_center_deck(game: Game, document: dict[str, Any]) -> None:
    """The center deck; left out: what remains of the sets, shuffled."""
    if "center_deck" in document:
        game.center_deck = cards(document, "center_deck")[::-1]
        return
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


def lay_chance(game: Game, given: Any) -> None:
    """The states of the streams, for going on exactly as the game would have."""
    if given is None:
        return
    try:
        states = [int(state, 16) for state in given]
    except (TypeError, ValueError) as error:
        raise ValueError(f"chance must be a list of hexadecimal numbers, not {given!r}") from error
    if len(states) != len(game.chance) or min(states) <= 0 or max(states) >> 63:
        raise ValueError(f"chance must be {len(game.chance)} positive numbers below 2**63")
    game.chance = states
