"""Snapshots: the exact state of a game as plain data, in the middle of an effect too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vigil.rules import documents
from vigil.rules.abilities import UNLIMITED, Ability, Lasting
from vigil.rules.documents import names, needed
from vigil.rules.inventory import check_none_too_many
from vigil.rules.printed import FACES
from vigil.rules.tasks import Effect, Task
from vigil.rules.values import decode, encode
from vigil.rules.zones import EMPTY, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

FORMAT: Final = "vigil game"
VERSION: Final = 1

# Attributes by how they are written. What is not listed is computed or not part of the state.
NUMBERS: Final = (
    "extra_turns",
    "idle_turns",
    "honor_pool",
    "center_known",
    "runes",
    "mechana_runes",
    "power",
    "energy",
    "honor_gained",
    "permits",
    "row_defeats",
    "rival_honor",
)
COUNTS: Final = ("turn_number", "moves_made")
FLAGS: Final = ("ending", "over", "stirred", "between_turns", "short_row")
CARDS: Final = ("center_deck", "void", "removed", "aside", "rival_cards")
PLAYER_NUMBERS: Final = ("honor", "insight", "deck_known")
PLAYER_CARDS: Final = (
    "deck",
    "hand",
    "discard",
    "played",
    "constructs",
    "trophies",
    "trophies_used",
    "hoard",
    "hand_known",
)
LEAST: Final = -2  # the least number that a task keeps: a card that left the center row


def to_data(game: Game) -> dict[str, Any]:
    """The game as plain data."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "setup": setup_data(game)}
    data["seed"] = game.seed
    data["chance"] = [f"{state:x}" for state in game.chance]
    data["first"] = game.first
    data["turn"] = game.turn
    for key in (*COUNTS, *NUMBERS, *FLAGS):
        data[key] = getattr(game, key)
    for key in CARDS:
        data[key] = names(getattr(game, key))
    data["row"] = names(game.row)
    data["under"] = [names(cards) for cards in game.under]
    data["supply"] = game.supply.copy()
    data["pending"] = [task_data(task) for task in game.pending]
    data["fates"] = [task_data(task) for task in game.fates]
    data["players"] = [player_data(player) for player in game.players]
    return data


def setup_data(game: Game) -> dict[str, Any]:
    """What was asked for when the game was made."""
    setup = game.setup
    return {
        "sets": [card_set.code for card_set in setup.sets],
        "players": list(setup.names),
        "edition": setup.edition,
        "variant": setup.variant,
    }


def player_data(player: Player) -> dict[str, Any]:
    """One side as plain data."""
    data: dict[str, Any] = {"name": player.name}
    for key in PLAYER_NUMBERS:
        data[key] = getattr(player, key)
    for key in PLAYER_CARDS:
        data[key] = names(getattr(player, key))
    data["played_as"] = player.played_as.copy()
    data["uses"] = player.uses.copy()
    data["lasting"] = [lasting_data(lasting) for lasting in player.lasting]
    return data


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


def restore(game: Game, data: dict[str, Any]) -> None:
    """Bring a new game object into the state that the data describes."""
    try:
        restore_checked(game, data)
    except (ValueError, LookupError) as error:
        raise ValueError(f"the saved game is damaged: {error}") from error


def restore_checked(game: Game, data: dict[str, Any]) -> None:
    """The same; what is wrong is an error without a heading."""
    seats = len(game.setup.names)
    game.seed = documents.whole(needed(data, "seed"), "seed")
    game.chance = documents.streams(needed(data, "chance"), 2 + seats)
    game.first = documents.integer(needed(data, "first"), "first", 0, seats - 1)
    game.turn = documents.integer(needed(data, "turn"), "turn", 0, seats - 1)
    for key in COUNTS:
        setattr(game, key, documents.integer(needed(data, key), key, 0, documents.COUNTED))
    for key in NUMBERS:
        setattr(game, key, documents.integer(needed(data, key), key))
    for key in FLAGS:
        setattr(game, key, documents.flag(needed(data, key), key))
    for key in CARDS:
        setattr(game, key, documents.cards(needed(data, key), key))
    game.row = documents.cards(needed(data, "row"), "row", gaps=True)
    under = documents.entries(needed(data, "under"), "under")
    game.under = [documents.cards(treasure, "under") for treasure in under]
    game.supply = documents.integers(needed(data, "supply"), "supply", len(game.setup.stacks))
    game.pending = tasks(needed(data, "pending"), seats)
    game.fates = tasks(needed(data, "fates"), seats)
    players = documents.entries(needed(data, "players"), "players")
    if len(players) != seats:
        raise ValueError(f"it has {len(players)} players, but its setup {seats}")
    game.players = [player_from(player) for player in players]
    check_shape(game)
    check_none_too_many(game)


def check_shape(game: Game) -> None:
    """Refuse a state that no game can be in."""
    if len(game.row) < game.setup.row_size or (game.setup.treasure and len(game.under) != len(game.row)):
        raise ValueError("its center row has too few places")
    if not game.setup.treasure and game.under:
        raise ValueError("there is treasure in the center row, but none in its sets")
    if game.center_known > len(game.center_deck):
        raise ValueError("more cards of the center deck are known than there are")
    if game.pending and not game.pending[-1].effect.asks():
        raise ValueError("its last task asks nobody")
    aside = game.aside.copy()
    for task in [*game.pending, *game.fates]:
        if task.effect.takes_aside():
            if task.it not in aside:
                raise ValueError("a task waits for a card that was set aside, but is not there")
            aside.remove(task.it)
    if game.over and (game.pending or game.fates):
        raise ValueError("it is over, but tasks are pending")


def tasks(value: Any, seats: int) -> list[Task]:
    """Pending tasks from plain data."""
    return [task_from(documents.table(task, "a task"), seats) for task in documents.entries(value, "tasks")]


def task_from(data: dict[str, Any], seats: int) -> Task:
    """A pending task from plain data."""
    effect = decode(needed(data, "effect"))
    if not isinstance(effect, Effect):
        raise ValueError(f"a task must have an effect, not {effect!r}")
    source, it = documents.cards([needed(data, "source"), needed(data, "it")], "a task's cards", gaps=True)
    task = Task(effect, documents.integer(needed(data, "player"), "player", 0, seats - 1), source)
    task.seat = documents.integer(needed(data, "seat"), "seat", EMPTY, seats - 1)
    task.it = it
    task.zone = documents.integer(needed(data, "zone"), "zone")
    task.number = documents.integer(needed(data, "number"), "number", LEAST)
    noted = documents.entries(needed(data, "noted"), "noted")
    task.noted = tuple([documents.integer(number, "noted") for number in noted])
    return task


def lasting_from(value: Any) -> Lasting:
    """An ability for this turn from plain data."""
    data = documents.table(value, "an ability of this turn")
    ability = decode(needed(data, "ability"))
    if not isinstance(ability, Ability):
        raise ValueError(f"an ability of this turn must be one, not {ability!r}")
    source = documents.cards([needed(data, "source")], "source")[0]
    left = documents.integer(needed(data, "left"), "left", UNLIMITED)
    return Lasting(ability, source, left, documents.integer(needed(data, "amount"), "amount"))


def player_from(value: Any) -> Player:
    """One side from plain data."""
    data = documents.table(value, "a player")
    player = Player(documents.text(needed(data, "name"), "name"))
    for key in PLAYER_NUMBERS:
        setattr(player, key, documents.integer(needed(data, key), key))
    for key in PLAYER_CARDS:
        setattr(player, key, documents.cards(needed(data, key), key))
    player.hand.sort()
    player.played_as = documents.integers(needed(data, "played_as"), "played_as", len(player.played), 15)
    uses = needed(data, "uses")
    player.uses = documents.integers(uses, "uses", len(player.constructs), documents.COUNTED)
    lasting = documents.entries(needed(data, "lasting"), "lasting")
    player.lasting = [lasting_from(ability) for ability in lasting]
    if player.deck_known > len(player.deck):
        raise ValueError("more cards of a deck are known than there are")
    hand = player.hand.copy()
    for face in player.hand_known:
        if face not in hand:
            raise ValueError("a card is known to be in a hand, but is not there")
        hand.remove(face)
    player.refresh()
    return player
