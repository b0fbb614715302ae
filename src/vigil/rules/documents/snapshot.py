"""Snapshots: the exact state of a game as plain data, also while an effect waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.actions.turn import IDLE_ROUNDS
from vigil.rules.documents import checks
from vigil.rules.documents.checks import names, require
from vigil.rules.documents.fields import (
    CARDS,
    COUNT,
    FLAG,
    NUMBER,
    OTHER,
    PLACES,
    PLAYER,
    SEAT,
    STATE,
    Field,
    set_value,
    value_of,
)
from vigil.rules.documents.inventory import check_none_too_many
from vigil.rules.documents.place_data import (
    behind,
    places_data,
    places_from,
    trophies_data,
    uses,
    with_behind,
    with_hoard,
    with_used_cards,
    with_uses,
)
from vigil.rules.documents.streams import chance_data, chance_from, seed_data, seed_from
from vigil.rules.documents.table_checks import check_table
from vigil.rules.documents.tasks import check_tasks, lasting_data, lasting_from, task_data, tasks
from vigil.rules.kernel.box import Setup
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE, Cards, has, in_order, pack, take
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table.row import ROW, Fill, put_under, under
from vigil.wording import document_errors

FORMAT: Final = "vigil game"
VERSION: Final = 1
OWN_SETS: Final = "own_sets"


def to_data(game: State) -> dict[str, Any]:
    """The game as plain data."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "setup": whole_setup(game)}
    data.update(field_data(game, STATE))
    data["seed"] = seed_data(game.seed, game.chance.generator())
    data.update(chance_data(game))
    data["row"] = names(game.center_row)
    data["under"] = under_data(game)
    data["supply"] = list(game.supply)
    data["pending"] = [task_data(task, game.setup) for task in game.pending]
    data["fates"] = [task_data(task, game.setup) for task in game.fates]
    data["players"] = [player_data(player) for player in game.players]
    return data


def field_data(holder: object, fields: Sequence[Field]) -> dict[str, Any]:
    """The plain fields of a game or a player as data."""
    data: dict[str, Any] = {}
    for field in fields:
        if field.later and is_empty(getattr(holder, field.name)):
            continue
        if field.kind == CARDS:
            data[field.snapshot] = names(getattr(holder, field.name))
        elif field.kind == PLACES:
            data[field.snapshot] = places_data(getattr(holder, field.name))
        elif field.kind != OTHER:
            data[field.snapshot] = value_of(holder, field)
    return data


def is_empty(value: Any) -> bool:
    """Whether a number is zero, or nothing lies in a zone."""
    return value == 0 if isinstance(value, int) else len(value) == 0


def setup_data(game: State) -> dict[str, Any]:
    """What was asked for when the game was made."""
    setup = game.setup
    return {
        "sets": [card_set.code for card_set in setup.sets],
        "players": list(setup.names),
        "edition": setup.edition,
        "variant": setup.variant,
    }


def whole_setup(game: State) -> dict[str, Any]:
    """The same with the files of the sets that are somebody's own: all that another process needs."""
    data = setup_data(game)
    own = own_sets(game.setup)
    return {**data, OWN_SETS: own} if own else data


def own_sets(setup: Setup) -> dict[str, list[str]]:
    """The files of the sets that are somebody's own, line by line."""
    return {card_set.code: card_set.file.split("\n") for card_set in setup.sets if card_set.file}


def under_data(game: State) -> list[list[str | None]]:
    """The treasure under each place of the row; no list at all where the sets have none."""
    if not game.setup.treasure:
        return []
    return [names(under(game, place)) for place in range(len(game.center_row))]


def player_data(player: Player) -> dict[str, Any]:
    """One side as plain data."""
    data = field_data(player, PLAYER)
    data["name"] = player.name
    data["played_as"] = played_as(player)
    data["uses"] = uses(player.construct_places)
    data.update(trophies_data(player.trophy_places))
    data["lasting"] = [lasting_data(lasting) for lasting in player.lasting]
    came_behind = behind(player.construct_places)
    if came_behind:
        data["behind"] = came_behind
    return data


def played_as(player: Player) -> list[int]:
    """The factions that each played card counts as."""
    return [player.played_as(place) for place in range(len(player.played))]


def named_in(value: Any, what: str, player: Player) -> Cards:
    """The factions that were named for played cards, where a list has all that they count as."""
    counted = checks.integers(value, what, len(player.played), 15)
    printed = played_as(player)
    for number in range(len(printed)):
        if printed[number] & ~counted[number]:
            name = FACES[player.played[number]].name
            raise ValueError(document_errors.not_its_own_faction(what, name))
    named = pack([counted[number] & ~printed[number] for number in range(len(printed))])
    return named if any(named) else NONE


def restore(game: State, data: dict[str, Any], chance: bool = True) -> None:
    """Bring a new game object into the state that the data describes; a view has no chance."""
    try:
        restore_checked(game, data)
        if chance:
            game.chance = chance_from(data, game.seed, len(game.players))
    except (ValueError, LookupError) as error:
        raise ValueError(document_errors.damaged_game(error)) from error


def restore_checked(game: State, data: dict[str, Any]) -> None:
    """The same, before `restore` says in an error that the saved game is damaged."""
    read_state(game, data)
    check_names(game)
    check_table(game)
    check_shape(game)
    check_none_too_many(game)


def read_state(game: State, data: dict[str, Any]) -> None:
    """Read everything but chance; each value is checked by itself."""
    seats = len(game.setup.names)
    read(game, STATE, data, game.setup)
    game.seed = seed_from(require(data, "seed"))
    game.center_row = checks.cards(require(data, "row"), "row", game.setup, gaps=True)
    restore_under(game, checks.entries(require(data, "under"), "under"))
    game.supply = checks.integers(require(data, "supply"), "supply", len(game.setup.stacks))
    game.pending = tasks(require(data, "pending"), game.setup)
    game.fates = tasks(require(data, "fates"), game.setup)
    players = checks.entries(require(data, "players"), "players")
    if len(players) != seats:
        raise ValueError(document_errors.other_player_count(len(players), seats))
    game.players = [player_from(player, game.setup) for player in players]


def read(holder: object, fields: Sequence[Field], data: dict[str, Any], setup: Setup) -> None:
    """Read the plain fields of a game or a player."""
    for field in fields:
        key = field.snapshot
        if field.kind == OTHER or (field.later and key not in data):
            continue
        value: Any = require(data, key)
        if field.kind == CARDS:
            value = checks.cards(value, key, setup)
        elif field.kind == PLACES:
            value = places_from(value, key, setup)
        elif field.kind == FLAG:
            value = checks.flag(value, key)
        elif field.kind == SEAT:
            value = checks.integer(value, key, 0, len(setup.names) - 1)
        elif field.kind == COUNT:
            value = checks.integer(value, key, 0, checks.COUNTED)
        elif field.kind == NUMBER:
            value = checks.integer(value, key)
        else:
            raise ValueError(document_errors.unknown_field(key, field.kind))
        set_value(holder, field, value)


def restore_under(game: State, places: list[Any]) -> None:
    """Put the treasure where it lies."""
    if not game.setup.treasure and places:
        raise ValueError(document_errors.TREASURE_IN_ROW)
    if game.setup.treasure and len(places) != len(game.center_row):
        raise ValueError(document_errors.SHORT_ROW)
    for place, treasure in enumerate(places):
        for face in checks.cards(treasure, "under", game.setup):
            put_under(game, place, face)


def check_names(game: State) -> None:
    """Refuse players who are called otherwise than in the setup: moves name them."""
    for seat, player in enumerate(game.players):
        if player.name != game.setup.names[seat]:
            raise ValueError(document_errors.other_name(seat, player.name, game.setup.names[seat]))


def check_shape(game: State) -> None:
    """Refuse a state that no game can be in."""
    if len(game.center_row) < ROW:
        raise ValueError(document_errors.SHORT_ROW)
    filling = game.short_row or any(isinstance(task.effect, Fill) for task in game.pending)
    if has(game.center_row, EMPTY) and not filling:
        raise ValueError(document_errors.ROW_WITH_A_GAP)
    if game.short_row and not has(game.center_row, EMPTY):
        raise ValueError(document_errors.FULL_ROW_THAT_IS_SHORT)
    if game.center_known > len(game.center_deck):
        raise ValueError(document_errors.CENTER_DECK_KNOWN)
    if game.pending and game.pending[-1].effect.asking() is None:
        raise ValueError(document_errors.ASKS_NOBODY)
    check_aside(game)
    check_end(game)
    if not game.over:
        check_tasks(game)


def check_aside(game: State) -> None:
    """Refuse cards that were set aside and that nothing takes from there."""
    waiting = [*game.pending, *game.fates]
    for face in game.aside:
        if not any(face in (task.it, task.source) for task in waiting):
            raise ValueError(document_errors.left_aside(FACES[face].name))


def check_end(game: State) -> None:
    """Refuse a game that is over, but has not come to its end."""
    standstill = game.idle_turns >= IDLE_ROUNDS * len(game.players)
    if game.over and (game.pending or game.fates):
        raise ValueError(document_errors.PENDING_AFTER_THE_END)
    if game.over and not (game.ending or standstill):
        raise ValueError(document_errors.OVER_TOO_EARLY)


def restore_places(player: Player, data: dict[str, Any], setup: Setup) -> None:
    """What is remembered of the cards that stay."""
    constructs = with_uses(player.construct_places, require(data, "uses"), "uses")
    player.construct_places = with_behind(constructs, data.get("behind"), "behind", len(player.lasting))
    hoard = checks.cards(require(data, "hoard"), "hoard", setup)
    trophies = with_hoard(player.trophy_places, hoard)
    used = require(data, "trophies_used")
    player.trophy_places = with_used_cards(trophies, used, "trophies_used", setup)


def player_from(value: Any, setup: Setup) -> Player:
    """One side from plain data."""
    data = checks.table(value, "a player")
    player = Player()
    player.name = checks.text(require(data, "name"), "name")
    read(player, PLAYER, data, setup)
    player.hand = in_order(player.hand)
    player.named = named_in(require(data, "played_as"), "played_as", player)
    lasting = checks.entries(require(data, "lasting"), "lasting")
    player.lasting = tuple([lasting_from(ability, setup) for ability in lasting])
    restore_places(player, data, setup)
    if player.deck_known > len(player.deck):
        raise ValueError(document_errors.DECK_KNOWN)
    hand = player.hand
    for face in player.hand_known:
        if not has(hand, face):
            raise ValueError(document_errors.HAND_KNOWN)
        hand = take(hand, face)
    player.refresh()
    return player
