"""Which card to name: the one most likely to turn up, by what the seat that names it may know."""

from __future__ import annotations

from typing import Final

from vigil.language.effects import RevealToHand
from vigil.language.free_cards import TakeTopOfCenter
from vigil.rules.game import Game
from vigil.rules.kernel import verbs
from vigil.rules.kernel.askers import effects_in
from vigil.rules.kernel.cards import Cards, count_of, repeat
from vigil.rules.kernel.effect import Effect
from vigil.rules.kernel.state import Player
from vigil.rules.kernel.zones import CENTER_DECK, DECK
from vigil.rules.moves import NAMES, Move

# Where the words that turn a card up take it from; a test asks for new ones.
TURNED_UP: Final[dict[type[Effect], int]] = {RevealToHand: DECK, TakeTopOfCenter: CENTER_DECK}


def worth_trying(game: Game, moves: list[Move]) -> list[Move]:
    """The moves of a decision; where a card is to be named, of all names only that of the likeliest card."""
    if moves[0].verb != verbs.NAME_CARD:
        return moves
    others = [move for move in moves if move.verb != verbs.NAME_CARD]
    return [likeliest(game, moves), *others]


def likeliest(game: Game, moves: list[Move]) -> Move:
    """The name of the commonest card where one is turned up; of the first where none can be."""
    task = game.pending[-1]
    cards = turned_up_from(game, task.player, place_of(task.effect))
    most = 0
    best = moves[0]
    for face in cards:
        count = count_of(cards, face)
        if count > most:
            most = count
            best = NAMES.of(face)
    return best


def place_of(effect: Effect) -> int:
    """Where a card is turned up by an effect; the own deck if it does not say."""
    for part in effects_in(effect):
        place = TURNED_UP.get(type(part))
        if place is not None:
            return place
    return DECK


def turned_up_from(game: Game, seat: int, place: int) -> Cards:
    """The cards of which one would come up next: that alone if its place is known."""
    if place == CENTER_DECK:
        deck = game.center_deck if len(game.center_deck) > 0 else game.void
        known = len(game.center_deck) > 0 and game.center_known == len(game.center_deck)
        return repeat(deck[-1], 1) if known else deck
    return own_deck(game.players[seat])


def own_deck(player: Player) -> Cards:
    """The same of a player's deck, which the discard pile replaces."""
    if len(player.deck) == 0:
        return player.discard
    return repeat(player.deck[-1], 1) if player.deck_known > 0 else player.deck
