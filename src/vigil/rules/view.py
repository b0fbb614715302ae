"""Views: who may see what. Clients, spectators, logs and bots all get their knowledge from here.

What a deck holds is public: everything in it was acquired before everybody's eyes. Hidden are the
order of decks and which of a player's cards are in hand.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from vigil.rules import chance, honor, row
from vigil.rules.documents import names
from vigil.rules.events import EVERYONE, Event
from vigil.rules.moves import Decision
from vigil.rules.printed import FACES
from vigil.rules.snapshot import setup_data
from vigil.rules.zones import Player

if TYPE_CHECKING:
    from vigil.rules.game import Game

DEALS: Final = 100  # tries to deal a hand that leaves its owner the question that is asked


class View:
    """All that one seat may know; a spectator's, if the seat is None.

    It holds a table on which everything hidden lies in a fixed order, whatever the true one is.
    """

    def __init__(self, table: Game, seat: int | None) -> None:
        self.table = table
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """The pending decision; its moves are for the seat that decides only."""
        decision = self.table.decision
        if decision is None or decision.player == self.seat:
            return decision
        return Decision(decision.player, [], decision.setup, decision.task)

    def guess(self, seed: int) -> Game:
        """A full game that fits what is known, dealt from a fresh seed."""
        game = self.table.copy()
        state = chance.stream(seed, 0)
        game.chance = chance.streams(seed, len(game.players))
        state = deal_center(game, state)
        for _ in range(DEALS):
            for seat in range(len(game.players)):
                state = deal_player(game.players[seat], state, seat == self.seat)
            if game.over or game.deciding() == self.seat:
                break
            game.options = None
            # A question that somebody else is asked has at least two answers: that is known too.
            if not game.pending or len(game.legal_moves()) > 1:
                break
        return game

    def to_data(self) -> dict[str, Any]:
        """The view as plain data."""
        return view_data(self)


def view_of(game: Game, seat: int | None) -> View:
    """What a seat may know of a game."""
    if seat is not None and not 0 <= seat < len(game.players):
        raise ValueError(f"there is no seat {seat}; this game has seats 0 to {len(game.players) - 1}")
    table = game.copy()
    table.seed = 0
    table.chance = []
    table.events = None
    table.base = None
    table.past = None
    table.undoable = 0
    table.revealed = False
    hide_order(table.center_deck, 0, table.center_known)
    for number in range(len(table.players)):
        player = table.players[number]
        if number != seat:
            hide_hand(player)
        hide_order(player.deck, player.deck_known, 0)
    if table.deciding() != seat:
        table.options = None
    return View(table, seat)


def hide_order(deck: list[int], known_top: int, known_bottom: int) -> None:
    """Sort a deck, whose top is the last card, but for what is known of it."""
    end = len(deck) - known_top
    deck[known_bottom:end] = sorted(deck[known_bottom:end])


def hide_hand(player: Player) -> None:
    """Put the lowest of a player's hidden cards into the hand, whatever was there."""
    pool = hidden(player)
    size = len(player.hand) - len(player.hand_known)
    top = player.deck[len(player.deck) - player.deck_known :]
    player.hand = sorted(pool[:size] + player.hand_known)
    player.deck = pool[size:] + top


def hidden(player: Player) -> list[int]:
    """The cards that are in a player's hand or deck, nobody else knows which, sorted."""
    pool = player.hand + player.deck[: len(player.deck) - player.deck_known]
    for face in player.hand_known:
        pool.remove(face)
    pool.sort()
    return pool


def deal_center(game: Game, state: int) -> int:
    """Shuffle the unknown part of the center deck."""
    unknown = game.center_deck[game.center_known :]
    state = chance.shuffle(unknown, state)
    game.center_deck[game.center_known :] = unknown
    return state


def deal_player(player: Player, state: int, own: bool) -> int:
    """Deal a player's hidden cards to hand and deck."""
    top = player.deck[len(player.deck) - player.deck_known :]
    if own:
        pool = player.deck[: len(player.deck) - player.deck_known]
        state = chance.shuffle(pool, state)
        player.deck = pool + top
        return state
    pool = hidden(player)
    state = chance.shuffle(pool, state)
    size = len(player.hand) - len(player.hand_known)
    player.hand = sorted(pool[:size] + player.hand_known)
    player.deck = pool[size:] + top
    return state


def seen(event: Event, seat: int | None) -> Event:
    """An event as a seat may know it."""
    if event.knows == EVERYONE or (seat is not None and event.knows >> seat & 1):
        return event
    return Event(event.what, event.player, -1, event.number, event.zone, event.to, event.detail, 0)


def event_data(event: Event, seat: int | None) -> dict[str, Any]:
    """An event as plain data, as a seat may know it."""
    known = seen(event, seat)
    data: dict[str, Any] = {"event": known.what, "player": known.player}
    if known.face >= 0:
        data["card"] = FACES[known.face].name
    if known.number:
        data["number"] = known.number
    if known.detail:
        data["detail"] = known.detail
    if known.zone:
        data["from"] = known.zone
    if known.to:
        data["to"] = known.to
    return data


def view_data(view: View) -> dict[str, Any]:
    """A view as plain data."""
    game = view.table
    setup = game.setup
    decision = view.decision
    data: dict[str, Any] = {
        "seat": view.seat,
        "setup": setup_data(game),
        "moves_made": game.moves_made,
        "turn": game.turn,
        "first": game.first,
        "turn_number": game.turn_number,
        "honor_pool": game.honor_pool,
        "ending": game.ending,
        "runes": game.runes,
        "mechana_runes": game.mechana_runes,
        "power": game.power,
        "energy": game.energy,
        "honor_gained": game.honor_gained,
        "permits": game.permits,
        "row_defeats": game.row_defeats,
        "aside": names(game.aside),
        "center_row": names(game.row),
        "under": [names(row.under(game, place)) for place in range(len(game.row))],
        "center_deck": len(game.center_deck),
        "center_deck_holds": tally(game.center_deck),
        "center_deck_bottom": names(game.center_deck[: game.center_known]),
        "void": names(game.void),
        "removed": names(game.removed),
        "supply": {FACES[face].name: game.supply[i] for i, face in enumerate(setup.stacks)},
        "players": [player_data(view, seat) for seat in range(len(game.players))],
        "decision": None,
        "result": None,
    }
    if setup.solitaire:
        data["rival"] = {"honor": game.rival_honor, "cards": names(game.rival_cards)}
    if decision is not None:
        data["decision"] = {
            "player": decision.player,
            "prompt": decision.prompt,
            "moves": [move.text for move in decision.moves],
        }
    result = game.result
    if result is not None:
        data["result"] = {"scores": result.scores, "winners": result.winners, "reason": result.reason}
    return data


def player_data(view: View, seat: int) -> dict[str, Any]:
    """One side as plain data."""
    player = view.table.players[seat]
    data: dict[str, Any] = {
        "name": player.name,
        "honor": player.honor,
        "insight": player.insight,
        "hand": len(player.hand),
        "hand_known": names(sorted(player.hand_known)),
        "deck": len(player.deck),
        "deck_top": names(player.deck[len(player.deck) - player.deck_known :][::-1]),
        "discard": names(player.discard),
        "played": names(player.played),
        "played_as": player.played_as.copy(),
        "constructs": names(player.constructs),
        "used": player.uses.copy(),
        "trophies": names(player.trophies),
        "hoard": names(player.hoard),
        "this_turn": [lasting.ability.text() for lasting in player.lasting if lasting.left != 0],
        "score": honor.score(view.table, seat),
    }
    if seat == view.seat:
        data["hand_cards"] = names(player.hand)
        data["deck_holds"] = tally(player.deck)
    else:
        data["hidden"] = tally(hidden(player))
    return data


def tally(cards: list[int]) -> dict[str, int]:
    """How many of each card, by name."""
    counted = Counter([FACES[face].name for face in cards])
    return {name: counted[name] for name in sorted(counted)}
