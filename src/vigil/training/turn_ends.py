"""Turn ends of a finished game, as samples: with the outcome, or with what a network saw coming (TD(λ))."""

from __future__ import annotations

from typing import Final, NamedTuple

from vigil.bots.afterstate import Afterstate, lead
from vigil.bots.network import Network
from vigil.rules.game import Game
from vigil.rules.table import honor
from vigil.training.samples import Noted
from vigil.training.td_targets import td_targets

TRACE: Final = 0.7  # the λ of TD(λ)

Ended = tuple[Afterstate, int]  # a turn end, and whose


class Played(NamedTuple):
    """A finished game and its turn ends, all or some of them."""

    game: Game
    ends: list[Ended]


def with_outcome(played: Played) -> list[Noted]:
    """Turn ends with how their game ended: that is what to learn of them."""
    winners = honor.result(played.game).winners
    return [
        Noted(end, float(seat in winners), lead(played.game, seat), float(seat in winners))
        for end, seat in played.ends
    ]


def with_targets(played: Played, network: Network) -> list[Noted]:
    """All turn ends of a game, with targets from what the network says of those that follow."""
    game, ends = played
    if not ends:
        return []
    values: list[float] = network.chances([end for end, _ in ends]).tolist()
    seats = [seat for _, seat in ends]
    targets = td_targets(game.setup, seats, values, honor.result(game).winners, TRACE)
    known = with_outcome(played)
    return [noted._replace(target=target) for noted, target in zip(known, targets, strict=True)]
