"""The glossary: what the keywords on cards mean, for clients to explain."""

from __future__ import annotations

from typing import Final

GLOSSARY: Final = {
    "Banish": "Put the card into the void. By the rules of the first edition that is true of every card; "
    "by all later rules cards of a starting deck leave the game instead, "
    "and always-available cards go back to their stack.",
    "Unbanishable": "No effect can banish the card from the center row. It can still be defeated.",
    "Destroy": "Put a construct from play into the discard pile of the player who controls it.",
    "Energize": "Works if you have gained at least that much energy this turn; without a number, "
    "for each energy you have gained. Energy is never spent.",
    "Fate": "Happens when the card enters the center row, no matter whose turn it is.",
    "Treasure": "Lies under a card in the center row. Whoever acquires or defeats that card "
    "acquires the treasure with it.",
    "Trophy": "Whoever defeats the monster keeps it and can use this in their own turns.",
    "Transform": "The card turns into its other side and stays that way.",
    "Unite": "Works once if you play another hero of this card's faction in the same turn, "
    "before or after this one.",
    "Multi-Unite": "Works once for each other hero of that faction that you play in the same turn, "
    "before or after this one.",
    "Dreamborn": "Each player gains 1 insight when the card enters the center row. "
    "Whoever acquires it gains 1 more.",
    "Fate Auction": "When the card enters the center row, the players bid insight for one use of its effect. "
    "The highest bidder pays the bid and has the effect at once.",
    "Recur": "After the effect you may pay that much insight to have the effect once more.",
    "Echo": "Works if there is a card of this card's faction in your discard pile.",
    "Serenity": "Works if your discard pile is empty.",
    "Delirium Die": "In your turn you can pay 5 insight to roll it; some cards let you roll it for free. "
    "Its sides: you may banish a card from your hand or discard pile, draw 2 cards, "
    "gain 3 runes, 4 power, 5 honor or 6 insight.",
}
