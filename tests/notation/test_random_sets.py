"""Random sets of the grammar are read, rendered, played by random moves and bots, saved and viewed: without
an exception, an endless game or a damaged save. `VIGIL_RANDOM_SETS=600` tries more of them."""

from __future__ import annotations

import os

import pytest

import vigil
from tests.every_decision.laws import LAWS
from tests.every_decision.play import Dice, random_move
from tests.notation.random_sets import Grammar
from vigil.notation.own_sets import read_own_set
from vigil.notation.set_errors import SetFileError
from vigil.rules.forgetting import forget_set
from vigil.rules.kernel.box import CardSet
from vigil.rules.library import add_set

SETS = int(os.environ.get("VIGIL_RANDOM_SETS", "80"))
LONGEST = 6_000
LEVELS = ("uniform", "greedy", "guide", "tuned")


def random_set(seed: int) -> CardSet:
    """A set by chance; cards that are refused as a whole are left out."""
    grammar = Grammar(seed)
    text = grammar.set(f"random_{seed}")
    for _ in range(30):
        try:
            return read_own_set(text)
        except SetFileError as error:
            head, *cards = text.split("[[card]]")
            number = text.split("\n")[: error.complaints[0].line].count("[[card]]") - 1
            del cards[number]
            text = "[[card]]".join([head, *cards])
    raise AssertionError("no card was right")


def play_and_look(game: vigil.Game, dice: Dice) -> None:
    """Play to the end, with every law watching; save, view and guess now and then."""
    watching = [law(game) for law in LAWS]
    happened = game.events or []
    while True:
        for law in watching:
            law.told(happened)
            if game.over or game.moves_made % law.every == 0:
                law.at(game)
        if game.moves_made % 23 == 0:
            assert vigil.Game.from_data(game.to_data()).to_data() == game.to_data()
            game.view(None).to_data()
        if game.over:
            return
        assert game.moves_made < LONGEST, "the game does not end"
        if game.moves_made % 31 == 0:
            assert game.view(game.deciding()).guess(dice.below(1000)).decision is not None
        happened = game.apply(random_move(game, dice))


@pytest.mark.parametrize("seed", range(SETS))
def test_a_random_set_is_played_without_harm(seed: int) -> None:
    card_set = add_set(random_set(seed))
    try:
        assert all(card.text is not None for card in card_set.sides())
        box = ["delirium", *(["darkness_unleashed"] if seed % 2 else [])]
        game = vigil.Game.new([*box, card_set.code], 2 + seed % 3, seed)
        play_and_look(game, Dice(seed))
        bot = vigil.bot(LEVELS[seed % len(LEVELS)], 1)
        game = vigil.Game.new([*box, card_set.code], 2, seed)
        for _ in range(60):
            if game.decision is None:
                break
            game.apply(bot.choose(game.view(game.decision.player), game.decision))
    finally:
        forget_set(card_set.code)
