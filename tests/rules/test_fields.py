"""The fields of a game are declared once: none is forgotten in the table, a copy, a file or a view."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

import vigil
from tests.rules.declared import attributes, plain
from vigil.rules.actions.turn import NEXT_TURN
from vigil.rules.documents import snapshot
from vigil.rules.documents.fields import (
    CARDS,
    COUNT,
    FLAG,
    NOBODY,
    NUMBER,
    OTHER,
    OWNER,
    PLAYER,
    PLAYER_WITHOUT,
    SEAT,
    STATE,
    STATE_WITHOUT,
    Field,
    set_value,
    value_of,
)
from vigil.rules.documents.streams import chance_from
from vigil.rules.kernel.ability import UNLIMITED, Ability, Lasting
from vigil.rules.kernel.cards import Cards, less_top, pack
from vigil.rules.kernel.chance import Fast
from vigil.rules.kernel.effect import Effect, Task
from vigil.rules.kernel.effect_kinds import ForTheTurn
from vigil.rules.kernel.event import Event
from vigil.rules.kernel.places import Place
from vigil.rules.kernel.state import Player, State
from vigil.rules.moves import TURN_ENDS
from vigil.rules.table import row

OF_STATE = attributes("rules/kernel/state.py", "State")
OF_PLAYER = attributes("rules/kernel/state.py", "Player")
NOT_COPIED = {"setup", "events"}  # given when a state is made; of one step alone


def undeclared(found: Iterable[str], fields: Sequence[Field], without: Sequence[str]) -> set[str]:
    """Attributes that the table of fields does not have, and entries without an attribute."""
    return set(found) ^ {*[field.name for field in fields], *without}


def different(one: object, other: object, names: Iterable[str]) -> set[str]:
    """The attributes in which two objects differ."""
    return {name for name in names if plain(getattr(one, name)) != plain(getattr(other, name))}


def distinctive(holder: object, kinds: dict[str, str], without: set[str]) -> None:
    """Give every attribute a value that no other has."""
    for number, (name, kind) in enumerate(kinds.items(), start=2):
        if name not in without:
            setattr(holder, name, a_value(kind, number))


def a_value(kind: str, number: int) -> Any:
    """A value of a type that is known by its number."""
    task = Task(Effect(), number, number)
    values: dict[str, Any] = {
        "str": f"name {number}",
        "i64": number,
        "int": number,
        "bool": True,
        "Cards": pack([number]),
        "Chance": Fast(pack([number])),
        "Places": (Place(number, number, True, number, pack([number]), pack([number])),),
        "tuple[Lasting, ...]": (Lasting(Ability(), number, UNLIMITED, number),),
        "list[Player]": [Player()],
        "list[Task]": [task],
        "list[Move] | None": [TURN_ENDS],
        "list[Event] | None": [Event(number)],
    }
    return values[kind]


def distinctive_state() -> State:
    """A state in which nothing is as it was made."""
    state = State(vigil.Game.new(["godslayer"], 2, 1).setup)
    distinctive(state, OF_STATE, {"setup"})
    distinctive(state.players[0], OF_PLAYER, set())
    return state


def test_every_attribute_is_in_the_table_of_fields():
    assert undeclared(OF_STATE, STATE, STATE_WITHOUT) == set()
    assert undeclared(OF_PLAYER, PLAYER, PLAYER_WITHOUT) == set()


def test_an_attribute_that_is_in_no_table_would_be_noticed():
    assert undeclared([*OF_STATE, "weather"], STATE, STATE_WITHOUT) == {"weather"}
    assert undeclared(OF_PLAYER, PLAYER[1:], PLAYER_WITHOUT) == {PLAYER[0].name}


def test_a_distinctive_state_differs_everywhere_from_a_new_one():
    state = distinctive_state()
    assert different(state, State(state.setup), OF_STATE) == set(OF_STATE) - {"setup"}
    assert different(state.players[0], Player(), OF_PLAYER) == set(OF_PLAYER)


def test_a_copy_has_every_attribute():
    state = distinctive_state()
    twin = State(state.setup)
    twin.become(state)
    assert different(state, twin, OF_STATE) == NOT_COPIED - {"setup"}
    assert twin.setup is state.setup
    assert twin.events == []
    assert different(state.players[0], state.players[0].copy(), OF_PLAYER) == set()


def test_the_copy_of_a_game_has_its_history_too():
    game = vigil.Game.new(["godslayer"], 2, 1)
    assert attributes("rules/game.py", "Game").keys() - OF_STATE.keys() == {"history"}
    assert game.copy().history is game.history is not None


@pytest.mark.parametrize("name", sorted(OF_STATE.keys() - NOT_COPIED))
def test_an_attribute_that_is_not_copied_would_be_noticed(name: str) -> None:
    state = distinctive_state()
    twin = State(state.setup)
    twin.become(state)
    setattr(twin, name, getattr(State(state.setup), name))
    assert name in different(state, twin, OF_STATE)


# On disk


def saved(game: vigil.Game) -> vigil.Game:
    """The state of a game as it comes back from a file, before it is held against what play leads to."""
    data = json.loads(json.dumps(game.to_data()))
    again = vigil.Game.bare(data["setup"])
    snapshot.read_state(again, data)
    again.chance = chance_from(data, again.seed, len(again.players))
    return again


def lost(game: vigil.Game) -> set[str]:
    """The fields that are not read as they were written."""
    again = saved(game)
    names = {field.name for field in STATE} - {"treasure", "treasure_at"}  # kept by the places of the row
    under = [[list(row.under(each, place)) for place in range(6)] for each in (game, again)]
    return different(game, again, names) | ({"treasure"} if under[0] != under[1] else set())


@pytest.mark.parametrize("field", [f for f in STATE if f.kind not in (CARDS, OTHER)], ids=lambda f: f.name)
def test_every_number_of_a_state_is_saved_and_read(field: Field) -> None:
    game = vigil.Game.new(["godslayer"], 2, 1)
    if field.name == "between_turns":  # only while the automatic opponent acts
        game = vigil.Game.new(["godslayer"], 1, 1, variant="solitaire")
        game.fates = [Task(NEXT_TURN, 0, -1)]
    before = value_of(game, field)
    set_value(game, field, {SEAT: 1 - before, FLAG: not before}.get(field.kind, before + 1))
    assert value_of(saved(game), field) == value_of(game, field) != before
    assert lost(game) == set()


ELSEWHERE = {"over", "between_turns"}  # then nothing else is pending; they have a test of their own above


def full_table() -> vigil.Game:
    """A table on which every field says something."""
    game = vigil.Game.new(["rise_of_vigil"], 2, 1)
    game.first, game.turn = 1, 1
    for field in STATE:
        if field.kind in (NUMBER, COUNT, FLAG) and field.name not in ELSEWHERE:
            set_value(game, field, value_of(game, field) or OF_STATE[field.name] == "bool" or 1)
    player = game.players[0]
    player.honor, player.insight, player.deck_known = 3, 2, 1
    player.hand_known, player.named = player.hand, pack([1])
    for holder, names in (
        (game, ("void", "removed", "aside", "rival_cards", "treasure")),
        (player, ("discard", "played")),
    ):
        for name in names:
            setattr(holder, name, pack([game.center_deck[-1]]))
            game.center_deck = less_top(game.center_deck, 1)
    game.treasure_at = pack([3])
    under, face_down, trophy, hoard, construct = [pack([face]) for face in list(game.center_deck)[-5:]]
    game.center_deck = less_top(game.center_deck, 5)
    player.construct_places = (Place(construct[0], 2, True, 1, under, face_down),)
    player.trophy_places = (Place(trophy[0], 1, under=hoard),)
    for field in PLAYER:
        if field.later and field.kind == CARDS:
            setattr(player, field.name, player.played)
    effigy, omnicron, oras = map(vigil.card, ("Firestorm Effigy", "Omnicron", "Oras, the Redeemer"))
    asking = next(effect for effect in effigy.reward if effect.asking() is not None)
    game.pending = [Task(asking, 0, effigy.face)]
    game.fates = [Task(omnicron.fate[0], 1, omnicron.face)]
    lasting = [effect.lets_last() for effect in oras.play if isinstance(effect, ForTheTurn)]
    player.lasting = tuple(Lasting(each.ability, oras.face, UNLIMITED, 1) for each in lasting if each)
    player.refresh()
    return game


def telling(game: vigil.Game) -> set[str]:
    """The fields that are not as they are in a new object."""
    found = different(game, State(game.setup), [field.name for field in STATE])
    names = [field.name for field in PLAYER]
    return found | {f"{name} of a player" for name in different(game.players[0], Player(), names)}


def test_every_field_is_saved_and_read():
    game = full_table()
    fields = {field.name for field in STATE} | {f"{field.name} of a player" for field in PLAYER}
    assert fields - telling(game) == ELSEWHERE
    assert lost(game) == set()


def test_a_field_that_is_not_read_would_be_noticed():
    game, again = full_table(), saved(full_table())
    for field in STATE:
        if field.name not in ELSEWHERE | {"treasure", "treasure_at"}:
            setattr(again, field.name, getattr(State(game.setup), field.name))
            assert field.name in different(game, again, [field.name])


def test_a_field_that_came_later_may_be_missing_in_a_file():
    later = [field.snapshot for field in PLAYER if field.later]
    data = vigil.Game.new(["godslayer"], 2, 1).to_data()
    assert not [key for player in data["players"] for key in later if key in player]
    assert vigil.Game.from_data(data).to_data() == data


# Hidden


def other_order(cards: Cards, start: int, end: int) -> Cards:
    """The same cards, those from one place up to another in reverse."""
    middle = list(cards)[start:end][::-1]
    return pack([*list(cards)[:start], *middle, *list(cards)[end:]])


def other_seed(game: vigil.Game) -> None:
    game.seed += 1


def other_chance(game: vigil.Game) -> None:
    game.chance = game.chance.at(pack([number + 1 for number in game.chance.numbers]))


def other_center(game: vigil.Game) -> None:
    game.center_deck = other_order(game.center_deck, game.center_known, len(game.center_deck))


def other_decks(game: vigil.Game) -> None:
    for player in game.players:
        player.deck = other_order(player.deck, 0, len(player.deck) - player.deck_known)


def other_hand(game: vigil.Game) -> None:
    """Seat 1 has drawn other cards of the same deck."""
    player = game.players[1]
    size = len(player.hand)
    pool = sorted([*player.hand, *player.deck], reverse=True)
    player.hand, player.deck = pack(sorted(pool[:size])), pack(pool[size:])


SECRETS: dict[str, Callable[[vigil.Game], None]] = {
    "seed": other_seed,
    "chance": other_chance,
    "center_deck": other_center,
    "deck": other_decks,
    "hand": other_hand,
}


def test_every_secret_field_has_a_test():
    assert SECRETS.keys() == {field.name for field in (*STATE, *PLAYER) if field.knows in (NOBODY, OWNER)}


@pytest.mark.parametrize("name", SECRETS)
def test_games_that_differ_in_a_secret_look_the_same(name: str) -> None:
    game = vigil.Game.new(["godslayer"], 2, 1)
    twin = game.copy()
    SECRETS[name](twin)
    assert plain_table(twin) != plain_table(game)
    for seat in (0, None):
        one, other = game.view(seat), twin.view(seat)
        assert plain_table(one.table) == plain_table(other.table)
        assert one.to_data() == other.to_data()


def plain_table(game: State) -> dict[str, Any]:
    """Every attribute of a state but its setup."""
    return {name: plain(getattr(game, name)) for name in OF_STATE if name != "setup"}
