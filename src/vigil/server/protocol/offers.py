"""Offers: what each card in the center costs a seat now, and how far an auction has come."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vigil.rules.game import Game
from vigil.rules.kernel import zones
from vigil.rules.kernel.card import FACES
from vigil.rules.kernel.effect import Task
from vigil.rules.table import costs


class Offer(Struct):
    """What a card costs this seat now, and how much is missing."""

    card: str
    zone: Literal["row", "available"]
    place: int
    price: int
    unit: Literal["runes", "power"]
    short: int


class Bidder(Struct):
    """A seat in an auction; `bid` is known of the highest bidder."""

    seat: int
    insight: int
    bid: int | None
    out: bool


class Bidding(Struct):
    """How far an auction has come."""

    bid: int
    bidders: list[Bidder]


def offers(game: Game) -> list[Offer]:
    """The price of every card in the center row and of every always-available card."""
    found = [
        offer(game, face, place, True) for place, face in enumerate(game.center_row) if face != zones.EMPTY
    ]
    stacks = [
        offer(game, face, number, False)
        for number, face in enumerate(game.setup.stacks)
        if game.supply[number] > 0 or FACES[face].fought
    ]
    return found + stacks


def offer(game: Game, face: int, place: int, in_row: bool) -> Offer:
    """What a card costs the player on turn, and what is missing."""
    seat = game.turn
    cost = costs.cost(game, seat, face, place if in_row else costs.OUTSIDE)
    fought = FACES[face].fought
    has = costs.power(game) if fought else costs.runes_for(game, seat, face)
    return Offer(
        card=FACES[face].name,
        zone="row" if in_row else "available",
        place=place,
        price=cost,
        unit="power" if fought else "runes",
        short=max(cost - has, 0),
    )


def bidding(game: Game, task: Task) -> Bidding:
    """How far the auction of a task has come."""
    bidders = [
        Bidder(
            seat=seat,
            insight=player.insight,
            bid=task.number if task.number and seat == task.seat else None,
            out=seat not in task.noted,
        )
        for seat, player in enumerate(game.players)
    ]
    return Bidding(task.number, bidders)
