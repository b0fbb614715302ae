"""The cards that every box has: starting decks and the always-available stacks."""

from vigil.language.cards import Hero, Monster
from vigil.language.effects import Gain
from vigil.rules.printed import ALWAYS_AVAILABLE, STARTING_DECK, Card

STARTING = {"Apprentice": 8, "Militia": 2}


def basics(*, decks: int, mystics: int, infantry: int) -> list[Card]:
    """The basic cards of a box with so many starting decks and stacks of that size."""
    return [
        Hero("Apprentice", copies=8 * decks, home=STARTING_DECK, play=[Gain(runes=1)]),
        Hero("Militia", copies=2 * decks, home=STARTING_DECK, play=[Gain(power=1)]),
        Hero("Mystic", cost=3, honor=1, copies=mystics, home=ALWAYS_AVAILABLE, play=[Gain(runes=2)]),
        Hero("Heavy Infantry", cost=2, honor=1, copies=infantry, home=ALWAYS_AVAILABLE, play=[Gain(power=2)]),
        Monster("Cultist", power=2, home=ALWAYS_AVAILABLE, reward=[Gain(honor=1)]),
    ]
