"""What a card costs, and paying for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vigil.rules.events import Spent
from vigil.rules.kernel import earmarks
from vigil.rules.kernel.ability import DISCOUNTS, RUNES_AS_POWER
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.earmarks import EARMARKS, Earmark
from vigil.rules.kernel.state import State, tell
from vigil.rules.kernel.zones import EMPTY
from vigil.rules.table.active import active

OUTSIDE: Final = -1  # the place of a card that is not in the center row
MOST: Final = 1 << 30  # more than any price
IN_VOID: Final = -2  # the place of a monster that is defeated in the void as if it stood in the row


def cost(game: State, seat: i64, face: i64, place: i64) -> i64:
    """What it takes a player to acquire or defeat a card at a place of the center row, IN_VOID or OUTSIDE."""
    card = FACES[face]
    player = game.players[seat]
    if card.bargain is None and not player.watch & DISCOUNTS:
        return card.cost
    price = card.cost
    if card.bargain is not None and place != OUTSIDE:
        price -= card.bargain.discount(game, seat, face, place)
    for found in active(player, DISCOUNTS):
        price -= found.ability.discount(game, seat, face, place) * found.amount
    return max(price, 0)


def use_up_discounts(game: State, seat: i64, face: i64, place: i64) -> None:
    """The next fitting card ends a discount, whether it was paid for or not (ROV-74)."""
    player = game.players[seat]
    if not player.watch & DISCOUNTS:
        return
    for found in active(player, DISCOUNTS):
        if found.ability.discount(game, seat, face, place):
            found.exhaust(player)
    player.refresh()


def factions(game: State, seat: i64, face: i64) -> i64:
    """The factions a card counts as for a player."""
    card = FACES[face]
    if card.stays:
        return card.faction_bits | game.players[seat].treats
    return card.faction_bits


def runes_for(game: State, seat: i64, face: i64) -> i64:
    """The runes a player could spend on a card."""
    return game.runes + limited_runes(game, seat, face, MOST)


def spare(game: State, seat: i64, face: i64, price: i64) -> i64:
    """The runes that would be left for something else after paying for a card."""
    return game.runes - price + limited_runes(game, seat, face, price)


def limited_runes(game: State, seat: i64, face: i64, price: i64) -> i64:
    """How much of a price can be paid in runes that may buy only such cards."""
    if len(game.earmarked) == 0:
        return 0
    return sum([runes for runes, _ in earmarked_shares(game, seat, face, price)])


def earmarked_shares(game: State, seat: i64, face: i64, price: i64) -> list[tuple[int, Earmark]]:
    """The same, for each purpose whose runes go to it."""
    shares: list[tuple[int, Earmark]] = []
    counted_as = factions(game, seat, face)
    left = price
    for mark in EARMARKS:
        there = earmarks.amount(game.earmarked, mark.number)
        if left > 0 and there > 0 and mark.buys(FACES[face], counted_as):
            shares.append((min(left, there), mark))
            left -= min(left, there)
    return shares


def earmarked_runes(game: State) -> i64:
    """The runes that are for some purpose only."""
    found: i64 = 0
    for runes in game.earmarked:
        found += runes
    return found


def pay_runes(game: State, seat: i64, face: i64, amount: i64) -> None:
    """Pay for a card; runes that can buy nothing else go first."""
    if len(game.earmarked) > 0:
        for runes, mark in earmarked_shares(game, seat, face, amount):
            tell(game, Spent(seat, EMPTY, runes, mark.unit))
            left = game.earmarked[mark.number] - runes
            game.earmarked = earmarks.with_amount(game.earmarked, mark.number, left)
            amount -= runes
    game.runes -= amount


def power(game: State) -> i64:
    """The power that the player on turn could spend."""
    return game.power + game.runes if game.permits & RUNES_AS_POWER else game.power


def pay_power(game: State, amount: i64) -> None:
    """Pay for a monster; runes that stand in for power go last."""
    from_power = min(amount, game.power)
    game.power -= from_power
    game.runes -= amount - from_power
