"""Checks of a whole table: it has only what play with its sets can lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigil.rules.actions.turn import IDLE_ROUNDS
from vigil.rules.documents import checks
from vigil.rules.documents.fields import CARDS, PLACES, PLAYER, STATE, Field, value_of
from vigil.rules.documents.vocabulary import Vocabulary, vocabulary
from vigil.rules.documents.whereabouts import Whereabouts, whereabouts
from vigil.rules.kernel import table_traces
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.places import Place, faces_of
from vigil.rules.kernel.state import Player, State
from vigil.rules.table.row import ROW
from vigil.wording import document_errors, place_errors

LYING: Final = [field for field in STATE if field.place]
LYING_BEFORE: Final = [field for field in PLAYER if field.place]
GIVEN: Final = [field for field in STATE if field.needs]
GIVEN_TO: Final = [field for field in PLAYER if field.needs]


def check_table(game: State) -> None:
    """Refuse a table to which no game can come."""
    places, words = whereabouts(game.setup), vocabulary(game.setup)
    check_fields(game, LYING, GIVEN, places, words)
    for player in game.players:
        check_fields(player, LYING_BEFORE, GIVEN_TO, places, words, player.name)
        check_constructs(player, places, words)
        check_trophies(player, places, words)
    check_played(game, words)
    check_stacks(game)
    check_rules(game, words)


def check_fields(
    holder: object,
    lying: Sequence[Field],
    given: Sequence[Field],
    places: Whereabouts,
    words: Vocabulary,
    seat: str = "",
) -> None:
    """Refuse cards where play does not bring them, and what no card of the sets gives."""
    for field in lying:
        cards: Any = getattr(holder, field.name)
        if len(cards) > 0:
            places.check(faces_of(cards) if field.kind == PLACES else cards, field.place, seat)
    for field in given:
        if not words.traces & field.needs:
            check_nothing(field, value_of(holder, field))


def check_nothing(field: Field, value: Any) -> None:
    """Refuse what a game with such sets, or in such a variant, cannot have."""
    number = len(value) if field.kind == CARDS else value
    if number and field.needs == table_traces.RIVAL:
        raise ValueError(place_errors.no_rival(field.snapshot))
    if number:
        raise ValueError(place_errors.not_in_these_sets(field.snapshot, number))


def check_constructs(player: Player, places: Whereabouts, words: Vocabulary) -> None:
    """Refuse what cannot be remembered of a construct, and what cannot lie under it."""
    for place in player.construct_places:
        if len(place.under) > 0 or len(place.face_down) > 0:
            check_covered(place, player, words)
            places.check(place.cards_under, "under_constructs", player.name)
        abilities = FACES[place.face].abilities
        if place.used >> len(abilities):
            name = FACES[place.face].name
            raise ValueError(place_errors.no_such_use(name, player.name, place.used, len(abilities)))
        if place.energized and not can_be_energized(place, words):
            raise ValueError(place_errors.not_energized(FACES[place.face].name, player.name))


def can_be_energized(place: Place, words: Vocabulary) -> bool:
    """Whether a card can let a construct's Energize abilities work."""
    needing = [ability for ability in FACES[place.face].abilities if ability.needs_energy()]
    return len(needing) > 0 and words.traces & table_traces.ENERGIZED != 0


def check_trophies(player: Player, places: Whereabouts, words: Vocabulary) -> None:
    """Refuse what cannot be remembered of a trophy, and what cannot lie under it."""
    for place in player.trophy_places:
        if len(place.under) > 0 or len(place.face_down) > 0:
            check_covered(place, player, words)
            places.check(place.cards_under, "under_trophies", player.name)
        trophy = FACES[place.face].trophy
        if place.used and (trophy is None or not trophy.once()):
            raise ValueError(place_errors.not_used_up(FACES[place.face].name, player.name))


def check_covered(place: Place, player: Player, words: Vocabulary) -> None:
    """Refuse cards under one that puts none there."""
    if place.face not in words.covered:
        raise ValueError(place_errors.nothing_under(FACES[place.face].name, player.name))


def check_played(game: State, words: Vocabulary) -> None:
    """Refuse cards played by others than the player on turn, and factions that nobody could name."""
    on_turn = game.players[game.turn]
    for player in game.players:
        played = player.ever_played()
        if player is not on_turn and len(played) > 0:
            name = FACES[played[0]].name
            raise ValueError(place_errors.played_out_of_turn(name, player.name, on_turn.name))
        for number, named in enumerate(player.named):
            card = FACES[player.played[number]]
            if named and not (card.heard and words.traces & table_traces.NAMED_FACTIONS):
                raise ValueError(place_errors.no_named_faction(card.name, player.name))


def check_stacks(game: State) -> None:
    """Refuse a stack whose cards are defeated and stay there (COTG-56), but of which some are missing."""
    setup = game.setup
    for number, face in enumerate(setup.stacks):
        if FACES[face].fought and game.supply[number] != setup.stack_sizes[number]:
            name, right = FACES[face].name, setup.stack_sizes[number]
            raise ValueError(place_errors.not_all_there(name, game.supply[number], right))


def check_rules(game: State, words: Vocabulary) -> None:
    """Refuse what the rules do not allow with such sets: permits, a longer row, an empty pool unnoticed."""
    if game.permits & ~words.permits:
        bits = [1 << number for number in range(32) if words.permits >> number & 1]
        raise ValueError(place_errors.not_permitted(game.permits, bits))
    if len(game.center_row) > checks.MOST_PLACES:
        raise ValueError(document_errors.long_row(checks.MOST_PLACES))
    if len(game.center_row) > ROW and not words.traces & table_traces.ADDED_PLACES:
        raise ValueError(place_errors.too_many_places(len(game.center_row), ROW))
    if game.honor_pool == 0 and not game.ending:
        raise ValueError(place_errors.POOL_WITHOUT_END)
    idle = IDLE_ROUNDS * len(game.players)
    if game.idle_turns >= idle and not game.over:
        raise ValueError(document_errors.too_large("idle_turns", idle - 1, game.idle_turns))
