"""Bots are honest: what they cannot know does not change what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import vigil
from tests.bots.making import SEARCHING, made
from vigil.bots import LEVELS, Bot, bot
from vigil.rules.game import View
from vigil.rules.moves import Decision, Move

Maker = Callable[[vigil.Game], Bot]
GAMES = [
    (["godslayer"], 4),
    (["rise_of_vigil", "delirium"], 2),
    (["darkness_unleashed", "realms_unraveled"], 3),
]
DEALS = 4
SLOWLY = 4  # only every fourth situation, for bots that take long


class Cheat(Bot):
    """A bot that looks under the top card of the center deck."""

    def __init__(self, game: vigil.Game) -> None:
        super().__init__(seed=1)
        self.game = game

    def choose(self, view: View, decision: Decision) -> Move:
        return decision.moves[self.game.center_deck[-1] % len(decision.moves)]


def situations() -> Iterator[vigil.Game]:
    """Every tenth decision of a few games, with all kinds of questions."""
    for seed, (sets, players) in enumerate(GAMES):
        game = vigil.Game.new(sets, players, seed)
        player = bot("uniform", seed)
        while decision := game.decision:
            if game.moves_made % 10 == 0 or game.pending:
                yield game
            game.apply(player.choose(game.view(decision.player), decision))


def swayed(make: Maker, every: int = 1) -> int:
    """How often another deal of what is hidden changes a bot's choice, in some of the situations."""
    changed = 0
    for number, game in enumerate(situations()):
        if number % every:
            continue
        seat = game.deciding()
        view = game.view(seat)
        chosen = {choice(make, game, seat)}
        chosen |= {choice(make, view.guess(deal), seat) for deal in range(DEALS)}
        changed += len(chosen) > 1
    return changed


def choice(make: Maker, game: vigil.Game, seat: int) -> str:
    """What a bot does in a game of which it may see the view only."""
    view = game.view(seat)
    assert view.decision is not None
    return str(make(game).choose(view, view.decision))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_the_same_whatever_lies_hidden(level):
    every = SLOWLY if level in SEARCHING else 1
    assert swayed(lambda _: made(level, seed=7), every) == 0


def test_a_bot_that_looks_at_a_hidden_card_is_caught():
    assert swayed(Cheat) > 10
    assert swayed(Cheat, SLOWLY) > 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_view_as_it_was(level):
    for number, game in enumerate(situations()):
        if level in SEARCHING and number % SLOWLY:
            continue
        view = game.view(game.deciding())
        before = view.to_data()
        assert view.decision is not None
        made(level).explain(view, view.decision)
        assert view.to_data() == before
