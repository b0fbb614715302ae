"""The glossary: what the keywords on cards mean, for clients to explain."""

from __future__ import annotations

from typing import Final

from vigil.wording.parts import COMMA, FULL_STOP, Quantity
from vigil.wording.words import say

GLOSSARY: Final = {
    "Banish": say(
        "Put the card into the void. By the rules of the first edition that is true of every card; "
        "by all later rules cards of a starting deck leave the game instead, "
        "and always-available cards go back to their stack."
    ),
    "Unbanishable": say("No effect can banish the card from the center row. It can still be defeated."),
    "Destroy": say("Put a construct from play into the discard pile of the player who controls it."),
    "Energize": say(
        "Works if you have gained at least that much energy this turn; without a number, "
        "for each energy you have gained. Energy is never spent."
    ),
    "Fate": say("Happens when the card enters the center row, no matter whose turn it is."),
    "Treasure": say(
        "Lies under a card in the center row. Whoever acquires or defeats that card "
        "acquires the treasure with it."
    ),
    "Trophy": say("Whoever defeats the monster keeps it and can use this in their own turns."),
    "Transform": say("The card turns into its other side and stays that way."),
    "Unite": say(
        "Works once if you play another hero of this card's faction in the same turn, "
        "before or after this one."
    ),
    "Multi-Unite": say(
        "Works once for each other hero of that faction that you play in the same turn, "
        "before or after this one."
    ),
    "Dreamborn": say(
        "Each player gains",
        Quantity(1, "insight"),
        "when the card enters the center row. Whoever acquires it gains 1 more.",
    ),
    "Fate Auction": say(
        "When the card enters the center row, the players bid insight for one use of its effect. "
        "The highest bidder pays the bid and has the effect at once."
    ),
    "Recur": say("After the effect you may pay that much insight to have the effect once more."),
    "Echo": say("Works if there is a card of this card's faction in your discard pile."),
    "Serenity": say("Works if your discard pile is empty."),
    "Delirium Die": say(
        "In your turn you can pay",
        Quantity(5, "insight"),
        "to roll it; some cards let you roll it for free. "
        "Its sides: you may banish a card from your hand or discard pile, draw",
        Quantity(2, "card"),
        COMMA,
        "gain",
        Quantity(3, "rune"),
        COMMA,
        Quantity(4, "power"),
        COMMA,
        Quantity(5, "honor"),
        "or",
        Quantity(6, "insight"),
        FULL_STOP,
    ),
}
