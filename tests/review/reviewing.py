"""Games to review, and reviews of little patience: the engine may not be compiled."""

from __future__ import annotations

from functools import cache
from typing import Any

import vigil
from vigil.review.findings import Review
from vigil.review.reviewer import Reviewer

FEW = 4  # guesses


@cache
def played(
    seed: int = 1, players: int = 2, sets: tuple[str, ...] = ("godslayer",), **asked: Any
) -> vigil.Record:
    """A game between bots of different strength."""
    game = vigil.Game.new(list(sets), players, seed, **asked)
    bots = [vigil.bot(("greedy", "tuned")[seat % 2], seat) for seat in range(len(game.players))]
    while decision := game.decision:
        game.apply(bots[decision.player].choose(game.view(decision.player), decision))
    return vigil.Record.of(game)


@cache
def reviewed(seat: int = 0, **asked: Any) -> Review:
    """The review of one seat of such a game."""
    return Reviewer(played(**asked), seat, guesses=FEW).result()
