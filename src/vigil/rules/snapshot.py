"""Snapshots: the exact state of a game as plain data, in the middle of an effect too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vigil.rules.abilities import Lasting
from vigil.rules.inventory import check_none_too_many
from vigil.rules.library import find_face
from vigil.rules.printed import FACES
from vigil.rules.tasks import Task
from vigil.rules.values import decode, encode
from vigil.rules.zones import EMPTY, Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

FORMAT: Final = "vigil game"
VERSION: Final = 1

# Attributes of a game by how they are written. What is not listed is computed or not part of the state.
PLAIN: Final = (
    "seed",
    "chance",
    "first",
    "turn",
    "turn_number",
    "extra_turns",
    "ending",
    "over",
    "moves_made",
    "honor_pool",
    "center_known",
    "supply",
    "runes",
    "mechana_runes",
    "power",
    "energy",
    "honor_gained",
    "permits",
    "row_defeats",
    "rival_honor",
)
CARDS: Final = ("center_deck", "row", "void", "removed", "aside", "rival_cards")
TASKS: Final = ("pending", "fates")
PLAYER_PLAIN: Final = ("name", "honor", "insight", "played_as", "uses", "deck_known")
PLAYER_CARDS: Final = ("deck", "hand", "discard", "played", "constructs", "trophies", "trophies_used", "hoard", "hand_known")


def to_data(game: Game) -> dict[str, Any]:
    """The game as plain data."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "setup": setup_data(game)}
    for key in PLAIN:
        value = getattr(game, key)
        data[key] = list(value) if isinstance(value, list) else value
    for key in CARDS:
        data[key] = names(getattr(game, key))
    for key in TASKS:
        data[key] = [task_data(task) for task in getattr(game, key)]
    data["under"] = [names(cards) for cards in game.under]
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


def names(faces: list[int]) -> list[str | None]:
    """Cards by name; an empty place has none."""
    return [None if face == EMPTY else FACES[face].name for face in faces]


def faces(given: Any) -> list[int]:
    """Cards from their names."""
    return [EMPTY if name is None else find_face(name) for name in given]


def player_data(player: Player) -> dict[str, Any]:
    """One side as plain data."""
    data: dict[str, Any] = {}
    for key in PLAYER_PLAIN:
        value = getattr(player, key)
        data[key] = list(value) if isinstance(value, list) else value
    for key in PLAYER_CARDS:
        data[key] = names(getattr(player, key))
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


def lasting_from(data: dict[str, Any]) -> Lasting:
    """An ability for this turn from plain data."""
    return Lasting(decode(data["ability"]), find_face(data["source"]), data["left"], data["amount"])


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


def task_from(data: dict[str, Any]) -> Task:
    """A pending task from plain data."""
    task = Task(decode(data["effect"]), data["player"], faces([data["source"]])[0])
    task.seat = data["seat"]
    task.it = faces([data["it"]])[0]
    task.zone = data["zone"]
    task.number = data["number"]
    task.noted = tuple(data["noted"])
    return task


def check_header(data: Any, what: str, version: int) -> None:
    """Refuse what is no such document, or one of another version."""
    if not isinstance(data, dict) or data.get("format") != what:
        found = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise ValueError(f"this is not a {what} (its format is {found!r}, not {what!r})")
    if data.get("version") != version:
        raise ValueError(f"this {what} has version {data.get('version')!r}; this program reads {version}")


def restore(game: Game, data: dict[str, Any]) -> None:
    """Bring a new game object into the state that the data describes."""
    try:
        for key in PLAIN:
            setattr(game, key, data[key])
        for key in CARDS:
            setattr(game, key, faces(data[key]))
        for key in TASKS:
            setattr(game, key, [task_from(task) for task in data[key]])
        game.under = [faces(cards) for cards in data["under"]]
        game.players = [player_from(player) for player in data["players"]]
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"the saved game is damaged: {type(error).__name__} {error}") from error
    if len(game.players) != len(game.setup.names):
        raise ValueError(
            f"the saved game has {len(game.players)} players, but its setup {len(game.setup.names)}"
        )
    check_none_too_many(game)


def player_from(data: dict[str, Any]) -> Player:
    """One side from plain data."""
    player = Player(data["name"])
    for key in PLAYER_PLAIN:
        setattr(player, key, data[key])
    for key in PLAYER_CARDS:
        setattr(player, key, faces(data[key]))
    player.lasting = [lasting_from(lasting) for lasting in data["lasting"]]
    player.refresh()
    return player
