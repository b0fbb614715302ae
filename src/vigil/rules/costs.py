"""What a card costs, and paying for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vigil.rules.abilities import DISCOUNTS, RUNES_AS_POWER
from vigil.rules.printed import CONSTRUCT, FACES, MECHANA

if TYPE_CHECKING:
    from vigil.rules.game import Game

OUTSIDE: Final = -1  # the place of a card that is not in the center row


def cost(game: Game, seat: int, face: int, place: int) -> int:
    """What it takes a player to acquire or defeat a card at a place of the center row, or OUTSIDE."""
    card = FACES[face]
    player = game.players[seat]
    if card.bargain is None and not player.watch & DISCOUNTS:
        return card.cost
    price = card.cost
    if card.bargain is not None and place != OUTSIDE:
        price -= card.bargain.discount(game, seat, face, place)
    for number in range(len(player.constructs)):
        other = FACES[player.constructs[number]]
        if other.watch & DISCOUNTS:
            for bit in range(len(other.abilities)):
                if not player.uses[number] >> bit & 1:
                    price -= other.abilities[bit].discount(game, seat, face, place)
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
    if game.mechana_runes and is_mechana_construct(game, seat, face):
        return game.runes + game.mechana_runes
    return game.runes


def spare(game: Game, seat: int, face: int, price: int) -> int:
    """The runes that would be left for something else after paying for a card."""
    limited = game.mechana_runes if is_mechana_construct(game, seat, face) else 0
    return game.runes - max(price - limited, 0)


def is_mechana_construct(game: Game, seat: int, face: int) -> bool:
    """Whether the runes that are for Mechana constructs only can pay for a card."""
    return FACES[face].kind_bit == CONSTRUCT and factions(game, seat, face) & MECHANA != 0


def pay_runes(game: Game, seat: int, face: int, amount: int) -> None:
    """Pay for a card; runes that can buy nothing else go first."""
    if game.mechana_runes and is_mechana_construct(game, seat, face):
        limited = min(amount, game.mechana_runes)
        game.mechana_runes -= limited
        amount -= limited
    game.runes -= amount


def power(game: Game) -> int:
    """The power that the player on turn could spend."""
    return game.power + game.runes if game.permits & RUNES_AS_POWER else game.power


def pay_power(game: Game, amount: int) -> None:
    """Pay for a monster; runes that stand in for power go last."""
    from_power = min(amount, game.power)
    game.power -= from_power
    game.runes -= amount - from_power


def use_up_discounts(game: Game, seat: int, face: int, place: int) -> None:
    """The next fitting card ends a discount, whether it was paid for or not (ROV-74)."""
    player = game.players[seat]
    if not player.watch & DISCOUNTS:
        return
    for number in range(len(player.constructs)):
        card = FACES[player.constructs[number]]
        for bit in range(len(card.abilities)):
            if card.abilities[bit].discount(game, seat, face, place):
                player.uses[number] |= 1 << bit
    for number in range(len(player.lasting) - 1, -1, -1):
        lasting = player.lasting[number]
        if lasting.ability.watch() == DISCOUNTS and lasting.ability.discount(game, seat, face, place):
            player.lasting.pop(number)
    player.refresh()
