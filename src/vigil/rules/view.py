"""Secrets: who may see what. Clients, spectators, logs and bots all ask this module.

What a deck holds is public, since everything in it was acquired in public. Hidden are the
order of decks and which of a player's cards are in hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64

from vigil.rules.actions.options import legal_moves
from vigil.rules.documents.checks import names
from vigil.rules.documents.fields import CARDS, PLACES, PLAYER, STATE, Field, value_of
from vigil.rules.documents.place_data import uses
from vigil.rules.documents.snapshot import setup_data
from vigil.rules.kernel import chance
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.cards import Cards, in_order, join, take
from vigil.rules.kernel.places import Place, Places, cards_face_down, faces_of
from vigil.rules.kernel.state import Player, State
from vigil.rules.moves import Decision
from vigil.rules.table import honor, row
from vigil.rules.table.this_turn import holding
from vigil.wording import errors
from vigil.wording.edges import to_text

DEALS: Final = 100  # tries to deal a hand with which its owner would be asked the pending question


def check_seat(game: State, seat: int | None) -> None:
    """Refuse a seat that the game does not have."""
    if seat is not None and not 0 <= seat < len(game.players):
        raise ValueError(errors.no_seat(seat, len(game.players)))


def hide(table: State, seat: int | None) -> None:
    """Put everything that a seat does not know into a fixed order that does not depend on the true one."""
    table.seed = 0
    table.chance = chance.NO_CHANCE
    table.events = None
    table.revealed = False
    table.center_deck = sorted_between(table.center_deck, table.center_known, len(table.center_deck))
    for number in range(len(table.players)):
        player = table.players[number]
        if number != seat:
            hide_hand(player)
        player.deck = sorted_between(player.deck, 0, len(player.deck) - player.deck_known)
    if table.deciding() != seat:
        table.options = None


def sorted_between(deck: Cards, start: i64, end: i64) -> Cards:
    """A deck whose cards from one place up to another are sorted."""
    if start == 0 and end == len(deck):
        return in_order(deck)
    return join(join(deck[:start], in_order(deck[start:end])), deck[end:])


def hide_hand(player: Player) -> None:
    """Put the lowest of a player's hidden cards into the hand instead of the true ones."""
    deal_hidden(player, hidden_cards(player))


def hidden_cards(player: Player) -> Cards:
    """A player's cards in hand, deck or face down of which others do not know where they are, sorted."""
    pool = join(join(player.hand, unknown_deck(player)), cards_face_down(player.construct_places))
    for face in player.hand_known:
        pool = take(pool, face)
    return in_order(pool)


def unknown_deck(player: Player) -> Cards:
    """The part of a deck whose order nobody knows."""
    return player.deck[: len(player.deck) - player.deck_known]


def deal_hidden(player: Player, pool: Cards) -> None:
    """Give a player hidden cards: the first ones into the hand, then face down, the rest into the deck."""
    size: i64 = len(player.hand) - len(player.hand_known)
    known = player.deck[len(player.deck) - player.deck_known :]
    down: i64 = len(cards_face_down(player.construct_places))
    if down > 0:
        player.construct_places = deal_face_down(player.construct_places, pool[size : size + down])
        pool = join(pool[:size], pool[size + down :])
    player.hand = in_order(join(pool[:size], player.hand_known))
    player.deck = join(pool[size:], known)


def deal_face_down(places: Places, cards: Cards) -> Places:
    """Put other cards where cards lie face down."""
    dealt: list[Place] = []
    for place in places:
        count: i64 = len(place.face_down)
        dealt.append(place.with_under(place.under, in_order(cards[:count])) if count > 0 else place)
        cards = cards[count:]
    return tuple(dealt)


def deal(game: State, seat: int | None, seed: int) -> None:
    """Deal everything that a seat does not know, from a fresh seed, for a simulation."""
    game.chance = chance.simulation_streams(seed, len(game.players))
    deal_center(game)
    deal_players(game, [] if seat is None else [seat])


def deal_anew(game: State, seed: int, kept: list[int]) -> None:
    """Deal everything hidden by keyed streams, for a game that goes on; some seats keep their hands."""
    deal_from_here(game, seed)
    deal_center(game)
    deal_players(game, kept)


def deal_from_here(game: State, seed: int) -> None:
    """Let keyed streams deal what is still to come; the table stays as it is."""
    game.seed = seed
    game.chance = chance.keyed_streams(seed, len(game.players))


def is_predictable(game: State) -> bool:
    """Whether the cards to come can be computed from those that were seen."""
    return game.chance.generator() != chance.BLAKE2B


def deal_players(game: State, kept: list[int]) -> None:
    """Deal everybody's hidden cards; seats that keep their hands only get another order of their decks."""
    for _ in range(DEALS):
        for number in range(len(game.players)):
            deal_player(game, number, number in kept)
        if game.over or game.deciding() in kept:
            break
        game.options = None
        # A question that somebody else is asked has at least two answers: that is known too.
        if not game.pending or len(legal_moves(game)) > 1:
            break


def deal_center(game: State) -> None:
    """Shuffle the unknown part of the center deck."""
    known = game.center_deck[: game.center_known]
    unknown, game.chance = game.chance.shuffle(chance.CENTER, game.center_deck[game.center_known :])
    game.center_deck = join(known, unknown)


def deal_player(game: State, seat: i64, own: bool) -> None:
    """Deal a player's hidden cards to hand and deck."""
    player = game.players[seat]
    stream = chance.SEATS + seat
    if not own:
        pool, game.chance = game.chance.shuffle(stream, hidden_cards(player))
        deal_hidden(player, pool)
        return
    known = player.deck[len(player.deck) - player.deck_known :]
    unknown, game.chance = game.chance.shuffle(stream, unknown_deck(player))
    player.deck = join(unknown, known)


def view_data(game: State, seat: int | None, decision: Decision | None) -> dict[str, Any]:
    """A table from which a seat's secrets are hidden, as plain data."""
    setup = game.setup
    data: dict[str, Any] = {"seat": seat, "setup": setup_data(game)}
    data.update(public_data(game, STATE))
    data["center_row"] = names(game.center_row)
    data["under"] = [names(row.under(game, place)) for place in range(len(game.center_row))]
    data["center_deck"] = len(game.center_deck)
    data["center_deck_holds"] = tally(game.center_deck)
    data["center_deck_bottom"] = names(game.center_deck[: game.center_known])
    data["supply"] = {FACES[face].name: game.supply[i] for i, face in enumerate(setup.stacks)}
    data["players"] = [player_data(game, number, number == seat) for number in range(len(game.players))]
    data["decision"] = None if decision is None else decision_data(decision)
    data["result"] = result_data(game)
    if setup.solitaire:
        data["rival"] = {"honor": game.rival_honor, "cards": names(game.rival_cards)}
    return data


def public_data(holder: object, fields: Iterable[Field]) -> dict[str, Any]:
    """The fields that everybody may know, as plain data."""
    data: dict[str, Any] = {}
    for field in fields:
        if field.view:
            value = value_of(holder, field)
            if field.kind == PLACES:
                value = faces_of(value)
            data[field.view] = names(value) if field.kind in (CARDS, PLACES) else value
    return data


def decision_data(decision: Decision) -> dict[str, Any]:
    """A decision as plain data."""
    moves = [move.text for move in decision.moves]
    return {"player": decision.player, "prompt": decision.prompt, "moves": moves}


def result_data(game: State) -> dict[str, Any] | None:
    """How the game ended, as plain data."""
    if not game.over:
        return None
    result = honor.result(game)
    return {"scores": result.scores, "winners": result.winners, "reason": result.reason}


def player_data(game: State, seat: int, own: bool) -> dict[str, Any]:
    """One side as plain data."""
    player = game.players[seat]
    data = public_data(player, PLAYER)
    data["hand"] = len(player.hand)
    data["hand_known"] = names(in_order(player.hand_known))
    data["deck"] = len(player.deck)
    data["deck_top"] = names(player.deck[len(player.deck) - player.deck_known :])[::-1]
    data["played_as"] = [player.played_as(place) for place in range(len(player.played))]
    data["used"] = uses(player.construct_places)
    data["hoard"] = names(player.hoard)
    if len(player.under_constructs) > 0:
        data["under"] = [names_under(place, own) for place in player.construct_places]
    data["this_turn"] = [to_text(words, capital=True) for words in holding(game, seat)]
    data["score"] = honor.score(game, seat)
    if own:
        data["hand_cards"] = names(player.hand)
        data["deck_holds"] = tally(player.deck)
    else:
        data["hidden"] = tally(hidden_cards(player))
    return data


def names_under(place: Place, own: bool) -> list[str | None]:
    """The cards under a construct; those that lie face down have no name for others."""
    down = names(place.face_down)
    return [*names(place.under), *(down if own else [None] * len(down))]


def tally(cards: Cards) -> dict[str, int]:
    """How many of each card, by name."""
    counted = Counter([FACES[face].name for face in cards])
    return {name: counted[name] for name in sorted(counted)}
