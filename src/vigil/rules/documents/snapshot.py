"""Snapshots: the exact state of a game as plain data, also while an effect waits for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.documents import checks
from vigil.rules.documents.checks import names, needed
from vigil.rules.documents.fields import CARDS, COUNT, FLAG, NUMBER, OTHER, PLAYER, SEAT, STATE, Field
from vigil.rules.documents.inventory import check_none_too_many
from vigil.rules.kernel.ability import UNLIMITED, Ability, Lasting
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import NONE, Cards, has, in_order, pack, take
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.state import Player, State
from vigil.rules.kernel.value import decode, encode
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table.row import ROW, put_under, under

FORMAT: Final = "vigil game"
VERSION: Final = 1
LEAST: Final = -2  # the least number that a task keeps: a card that left the center row


def to_data(game: State) -> dict[str, Any]:
    """The game as plain data."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "setup": setup_data(game)}
    data.update(written(game, STATE))
    data["seed"] = game.seed
    data["chance"] = [f"{state:x}" for state in game.chance]
    data["row"] = names(game.center_row)
    data["under"] = under_data(game)
    data["supply"] = list(game.supply)
    data["pending"] = [task_data(task) for task in game.pending]
    data["fates"] = [task_data(task) for task in game.fates]
    data["players"] = [player_data(player) for player in game.players]
    return data


def written(holder: object, fields: Sequence[Field]) -> dict[str, Any]:
    """The plain fields of a game or a player as data."""
    data: dict[str, Any] = {}
    for field in fields:
        if field.later and len(getattr(holder, field.name)) == 0:
            continue
        if field.kind == CARDS:
            data[field.snapshot] = names(getattr(holder, field.name))
        elif field.kind != OTHER:
            data[field.snapshot] = getattr(holder, field.name)
    return data


def setup_data(game: State) -> dict[str, Any]:
    """What was asked for when the game was made."""
    setup = game.setup
    return {
        "sets": [card_set.code for card_set in setup.sets],
        "players": list(setup.names),
        "edition": setup.edition,
        "variant": setup.variant,
    }


def under_data(game: State) -> list[list[str | None]]:
    """The treasure under each place of the row; no list at all where the sets have none."""
    if not game.setup.treasure:
        return []
    return [names(under(game, place)) for place in range(len(game.center_row))]


def player_data(player: Player) -> dict[str, Any]:
    """One side as plain data."""
    data = written(player, PLAYER)
    data["name"] = player.name
    data["played_as"] = played_as(player)
    data["uses"] = list(player.used)
    data["lasting"] = [lasting_data(lasting) for lasting in player.lasting]
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
            raise ValueError(f"{what}: {name} must count as one of its own faction")
    named = pack([counted[number] & ~printed[number] for number in range(len(printed))])
    return named if any(named) else NONE


def lasting_data(lasting: Lasting) -> dict[str, Any]:
    """An ability for this turn as plain data."""
    return {
        "ability": encode(lasting.ability),
        "source": FACES[lasting.source].name,
        "left": lasting.left,
        "amount": lasting.amount,
    }


def task_data(task: Task) -> dict[str, Any]:
    """A pending task as plain data."""
    return {
        "effect": encode(task.effect),
        "player": task.player,
        "seat": task.seat,
        "source": names([task.source])[0],
        "it": names([task.it])[0],
        "zone": task.zone,
        "number": task.number,
        "noted": list(task.noted),
    }


def restore(game: State, data: dict[str, Any], chance: bool = True) -> None:
    """Bring a new game object into the state that the data describes; a view has no chance."""
    try:
        restore_checked(game, data)
        if chance:
            game.chance = checks.streams(needed(data, "chance"), 2 + len(game.players))
    except (ValueError, LookupError) as error:
        raise ValueError(f"the saved game is damaged: {error}") from error


def restore_checked(game: State, data: dict[str, Any]) -> None:
    """The same, before `restore` says in an error that the saved game is damaged."""
    seats = len(game.setup.names)
    read(game, STATE, data, seats)
    game.seed = checks.whole(needed(data, "seed"), "seed")
    game.center_row = checks.cards(needed(data, "row"), "row", gaps=True)
    restore_under(game, checks.entries(needed(data, "under"), "under"))
    game.supply = checks.integers(needed(data, "supply"), "supply", len(game.setup.stacks))
    game.pending = tasks(needed(data, "pending"), seats)
    game.fates = tasks(needed(data, "fates"), seats)
    players = checks.entries(needed(data, "players"), "players")
    if len(players) != seats:
        raise ValueError(f"it has {len(players)} players, but its setup {seats}")
    game.players = [player_from(player) for player in players]
    check_shape(game)
    check_none_too_many(game)


def read(holder: object, fields: Sequence[Field], data: dict[str, Any], seats: int) -> None:
    """Read the plain fields of a game or a player."""
    for field in fields:
        key = field.snapshot
        if field.kind == OTHER or (field.later and key not in data):
            continue
        value: Any = needed(data, key)
        if field.kind == CARDS:
            value = checks.cards(value, key)
        elif field.kind == FLAG:
            value = checks.flag(value, key)
        elif field.kind == SEAT:
            value = checks.integer(value, key, 0, seats - 1)
        elif field.kind == COUNT:
            value = checks.integer(value, key, 0, checks.COUNTED)
        elif field.kind == NUMBER:
            value = checks.integer(value, key)
        setattr(holder, field.name, value)


def restore_under(game: State, places: list[Any]) -> None:
    """Put the treasure where it lies."""
    if not game.setup.treasure and places:
        raise ValueError("there is treasure in the center row, but none in its sets")
    if game.setup.treasure and len(places) != len(game.center_row):
        raise ValueError("its center row has too few places")
    for place, treasure in enumerate(places):
        for face in checks.cards(treasure, "under"):
            put_under(game, place, face)


def check_shape(game: State) -> None:
    """Refuse a state that no game can be in."""
    if len(game.center_row) < ROW:
        raise ValueError("its center row has too few places")
    if game.center_known > len(game.center_deck):
        raise ValueError("more cards of the center deck are known than there are")
    if game.pending and not game.pending[-1].effect.asks():
        raise ValueError("its last task asks nobody")
    aside = game.aside
    for task in [*game.pending, *game.fates]:
        if task.effect.takes_aside():
            if not has(aside, task.it):
                raise ValueError("a task waits for a card that was set aside, but is not there")
            aside = take(aside, task.it)
    if game.over and (game.pending or game.fates):
        raise ValueError("it is over, but tasks are pending")


def tasks(value: Any, seats: int) -> list[Task]:
    """Pending tasks from plain data."""
    return [task_from(checks.table(task, "a task"), seats) for task in checks.entries(value, "tasks")]


def task_from(data: dict[str, Any], seats: int) -> Task:
    """A pending task from plain data."""
    effect = decode(needed(data, "effect"))
    if not isinstance(effect, Effect):
        raise ValueError(f"a task must have an effect, not {effect!r}")
    about = checks.cards([needed(data, "source"), needed(data, "it")], "a task's cards", gaps=True)
    task = Task(effect, checks.integer(needed(data, "player"), "player", 0, seats - 1), about[0])
    task.seat = checks.integer(needed(data, "seat"), "seat", EMPTY, seats - 1)
    task.it = about[1]
    task.zone = checks.integer(needed(data, "zone"), "zone")
    task.number = checks.integer(needed(data, "number"), "number", LEAST)
    noted = checks.entries(needed(data, "noted"), "noted")
    task.noted = pack([checks.integer(number, "noted") for number in noted])
    return task


def lasting_from(value: Any) -> Lasting:
    """An ability for this turn from plain data."""
    data = checks.table(value, "an ability of this turn")
    ability = decode(needed(data, "ability"))
    if not isinstance(ability, Ability):
        raise ValueError(f"an ability of this turn must be one, not {ability!r}")
    source = checks.cards([needed(data, "source")], "source")[0]
    left = checks.integer(needed(data, "left"), "left", UNLIMITED)
    return Lasting(ability, source, left, checks.integer(needed(data, "amount"), "amount"))


def player_from(value: Any) -> Player:
    """One side from plain data."""
    data = checks.table(value, "a player")
    player = Player()
    player.name = checks.text(needed(data, "name"), "name")
    read(player, PLAYER, data, 0)
    player.hand = in_order(player.hand)
    player.named = named_in(needed(data, "played_as"), "played_as", player)
    used = needed(data, "uses")
    player.used = checks.integers(used, "uses", len(player.constructs), checks.COUNTED)
    lasting = checks.entries(needed(data, "lasting"), "lasting")
    player.lasting = tuple([lasting_from(ability) for ability in lasting])
    if player.deck_known > len(player.deck):
        raise ValueError("more cards of a deck are known than there are")
    hand = player.hand
    for face in player.hand_known:
        if not has(hand, face):
            raise ValueError("a card is known to be in a hand, but is not there")
        hand = take(hand, face)
    player.refresh()
    return player
