"""Basics: the cards that every box has, starting decks and the always-available stacks."""

from vigil.language.card_kinds import Hero, Monster, Treasure
from vigil.language.effects import Draw, Gain
from vigil.rules.kernel.card import IN_STACK, IN_STARTING_DECK, Card

STARTING = {"Apprentice": 8, "Militia": 2}
STARTING_WITH_SHARD = {"Apprentice": 8, "Militia": 2, "Energy Shard (starting)": 1}


def basics(*, decks: int, mystics: int, infantry: int) -> list[Card]:
    """The basic cards of a box, by its number of starting decks and the sizes of its stacks."""
    return [
        Hero("Apprentice", copies=8 * decks, home=IN_STARTING_DECK, play=[Gain(runes=1)]),
        Hero("Militia", copies=2 * decks, home=IN_STARTING_DECK, play=[Gain(power=1)]),
        Hero("Mystic", cost=3, honor=1, copies=mystics, home=IN_STACK, play=[Gain(runes=2)]),
        Hero("Heavy Infantry", cost=2, honor=1, copies=infantry, home=IN_STACK, play=[Gain(power=2)]),
        Monster("Cultist", power=2, home=IN_STACK, reward=[Gain(honor=1)]),
    ]


def starting_shard(*, copies: int) -> Card:
    """The Energy Shard of a starting deck: banished, it leaves the game (ROV-50)."""
    play = [Gain(energy=1), Draw(1)]
    return Treasure("Energy Shard (starting)", copies=copies, home=IN_STARTING_DECK, play=play)
