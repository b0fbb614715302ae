"""The laws of every decision for a game that began in the middle: nothing appears or vanishes from there."""

from __future__ import annotations

from collections import Counter

import vigil
from tests.every_decision.laws import (
    CardsStay,
    FullRow,
    HonorAddsUp,
    InPlace,
    Law,
    LoggedTokens,
    NothingNegative,
    Questions,
)
from tests.every_decision.play import Dice, random_move
from vigil.rules.documents.inventory import on_table


class CardsStayAsMany(CardsStay):
    def __init__(self, game: vigil.Game) -> None:
        self.there = on_table(game)

    def at(self, game: vigil.Game) -> None:
        assert on_table(game) == self.there


class RowFilledInTime(FullRow):
    """A row that was short of cards is filled again once nothing is pending (ROV-80)."""

    def at(self, game: vigil.Game) -> None:
        if not (game.short_row and game.pending):
            super().at(game)


class HonorStillAddsUp(HonorAddsUp):
    def __init__(self, game: vigil.Game) -> None:
        self.total = sum(player.honor for player in game.players) + game.rival_honor + game.honor_pool


class TokensLoggedSince(LoggedTokens):
    def __init__(self, game: vigil.Game) -> None:
        self.gained = Counter({seat: player.honor for seat, player in enumerate(game.players)})


LAWS: tuple[type[Law], ...] = (
    CardsStayAsMany, RowFilledInTime, NothingNegative, HonorStillAddsUp, TokensLoggedSince, Questions,
    InPlace,
)  # fmt: skip

HEARING = (HonorStillAddsUp, TokensLoggedSince)  # they need events, and a guess tells none


def play_lawfully(game: vigil.Game, most: int) -> None:
    """Play with random moves to the end, or for so many moves, with every law watching."""
    dice = Dice(1)
    laws = [law for law in LAWS if game.events is not None or law not in HEARING]
    watching = [law(game) for law in laws]
    for number in range(most):
        for law in watching:
            if game.over or number % law.every == 0:
                law.at(game)
        if game.over:
            return
        happened = game.apply(random_move(game, dice))
        for law in watching:
            law.told(happened)
