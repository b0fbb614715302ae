"""The glossary: what the keywords on cards mean, for clients to explain."""

from __future__ import annotations

from typing import Final

GLOSSARY: Final = {
    "Banish": "Put a card into the void; cards of a starting deck leave the game instead, "
    "always-available cards go back to their stack.",
    "Destroy": "Put a construct from play into its controller's discard pile.",
    "Energize": "Works if you have gained at least so much energy this turn. Energy is never spent.",
    "Fate": "Happens when the card enters the center row, whoever's turn it is.",
    "Treasure": "Lies under a card of the center row and comes with it "
    "to whoever acquires or defeats that card.",
    "Trophy": "Kept by whoever defeats the monster, for use in an own turn.",
    "Transform": "The card turns into its other side and stays so for the rest of the game.",
    "Unite": "Works once if you play another hero of the card's faction in the same turn, before or after.",
    "Multi-Unite": "Works for every other hero of the faction you play in the same turn, before or after.",
    "Dreamborn": "Everybody gains 1 insight when the card enters the center row; "
    "whoever acquires it gains 1 more.",
    "Auction": "When the card enters the center row, its effect goes to whoever bids the most insight.",
    "Recur": "After the effect you may spend so much insight to have it once more.",
    "Echo": "Works if a card of the card's faction is in your discard pile.",
    "Serenity": "Works if your discard pile is empty.",
    "Delirium Die": "Rolled for 5 insight in your own turn, or by a card: banish a card, draw 2 cards, "
    "3 runes, 4 power, 5 honor or 6 insight.",
}
