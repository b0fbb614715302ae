"""What a card costs, and paying for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigil.rules.abilities import DISCOUNTS
from vigil.rules.printed import CONSTRUCT, FACES, MECHANA

if TYPE_CHECKING:
    from vigil.rules.game import Game


def cost(game: Game, seat: int, face: int, place: int) -> int:
    """What it takes a player to acquire or defeat a card; place is NOWHERE outside the center row."""
    card = FACES[face]
    player = game.players[seat]
    if not player.watch & DISCOUNTS:
        return card.cost
    price = card.cost
    for lasting in player.lasting:
        if lasting.ability.watch() == DISCOUNTS:
            price -= lasting.ability.discount(game, seat, face, place) * lasting.amount
    return max(price, 0)


def factions(game: Game, seat: int, face: int) -> int:
    """The factions a card counts as for a player."""
    card = FACES[face]
    if card.kind_bit == CONSTRUCT:
        return card.faction_bits | game.players[seat].treats
    return card.faction_bits


def runes_for(game: Game, seat: int, face: int) -> int:
    """The runes a player could spend on a card."""
    if game.mechana_runes and FACES[face].kind_bit == CONSTRUCT and factions(game, seat, face) & MECHANA:
        return game.runes + game.mechana_runes
    return game.runes


def pay_runes(game: Game, seat: int, face: int, amount: int) -> None:
    """Pay for a card; runes that can buy nothing else go first."""
    if game.mechana_runes and FACES[face].kind_bit == CONSTRUCT and factions(game, seat, face) & MECHANA:
        limited = min(amount, game.mechana_runes)
        game.mechana_runes -= limited
        amount -= limited
    game.runes -= amount


def use_up_discounts(game: Game, seat: int, face: int, place: int) -> None:
    """The next fitting card ends a discount, whether it was paid for or not."""
    player = game.players[seat]
    if not player.watch & DISCOUNTS:
        return
    for number in range(len(player.lasting) - 1, -1, -1):
        lasting = player.lasting[number]
        if lasting.ability.watch() == DISCOUNTS and lasting.ability.discount(game, seat, face, place):
            player.lasting.pop(number)
    player.refresh()
