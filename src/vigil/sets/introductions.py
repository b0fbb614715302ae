"""What is said of each set where people choose among them, and on the page of rules."""

from typing import Final

from vigil.wording.parts import Keyword, Quantity
from vigil.wording.set_words import SetWords
from vigil.wording.words import say

GODSLAYER_WORDS = SetWords(
    "Godslayer",
    "Where it all begins: heroes, constructs and monsters, and nothing to learn beside them.",
    samples=["Master Dhartha", "Snapdragon", "Rocket Courier X-99", "Avatar of the Fallen"],
    adds=[
        say(
            "Everything above and nothing else: the set to begin with. Of its two editions the second is "
            "played unless you choose otherwise; they differ in the size of the pool for three and four "
            "players and in details."
        ),
    ],
    shown=["Arha Templar", "Snapdragon", "Hedron Cannon", "Avatar of the Fallen"],
)
RISE_WORDS = SetWords(
    "Rise of Vigil",
    "Treasure lies under the cards of the row, and its energy makes other cards stronger.",
    samples=["Oziah, Judge of Logos", "Starcaller Leotan", "Prototype CH32", "Vault Sphinx"],
    adds=[
        say(
            "Energy Shards are shuffled into the center deck. A shard that comes into the row slips under "
            "the next card there, and whoever takes that card takes the shard, too. Played, it gives",
            Quantity(1, "energy"),
            "and a card.",
        ),
        say(
            "Energy is counted within a turn and never spent.",
            Keyword("Energize", "Energize 3"),
            "means: if you have gained",
            Quantity(3, "energy"),
            "or more this turn, this happens as well. Some monsters are kept as trophies, to be banished for "
            "their effect later.",
        ),
    ],
    shown=["Energy Shard", "Righteous Templar", "Starcaller Leotan", "Serpent Siren"],
)
DARKNESS_WORDS = SetWords(
    "Darkness Unleashed",
    "Energy again, now with cards that transform. A small box for two that mixes well with others.",
    samples=["Toric, Devoted Disciple", "Dendris the Gladewyrm", "Yolothian Monolith", "Erabus, the Exiled"],
    adds=[
        say(
            "Energy and treasure as in Rise of Vigil, in a small box for one or two players that mixes well "
            "with others. A Dark Energy Shard lets everybody banish a card from their discard pile when it "
            "enters the row."
        ),
        say(
            "With enough energy, some cards transform as you play them: the stronger side goes to your hand "
            "instead, can be played at once, and stays in your deck."
        ),
    ],
    shown=["Dark Energy Shard", "Voidsworn Warrior", "Voidsworn Champion", "Vault Lich"],
)
REALMS_WORDS = SetWords(
    "Realms Unraveled",
    "Heroes of two factions, cards that unite, and sides that transform for good.",
    samples=["Timestream Seer", "Remus, Pack Guardian", "Secluded Laboratory", "Adayu the Tormented"],
    adds=[
        say(
            "Heroes of two factions count as both. Multi-Unite works once for every other hero of the named "
            "faction that you play in the same turn, before or after."
        ),
        say("Many cards transform for good as soon as their condition is met, in hand or in play."),
    ],
    shown=["Canon Templar", "Deathdealer Noble", "Disciple of Cetra", "Scion of Cetra"],
)
DELIRIUM_WORDS = SetWords(
    "Delirium",
    "Dreams: insight to spend, auctions for cards, and a die that is never harmless.",
    samples=["Loa, Dream Dragon", "Pollen Pixie", "Clockwork Helm", "Zis, Dreamreaper"],
    adds=[
        say(
            "Insight is kept from turn to turn. Everybody gains",
            Quantity(1, "insight"),
            "when a",
            Keyword("Dreamborn"),
            "card enters the row, and whoever acquires it gains 1 more. It pays for the Delirium Die, which "
            "costs",
            Quantity(5, "insight"),
            "to roll, for having an effect twice (Recur), and for bids. The die’s first side only lets you "
            "banish a card from your hand or discard pile, and may give nothing; the other five always give "
            "something.",
        ),
        say(
            "A Fate Auction begins when its card enters the row: starting with the player on turn everybody "
            "bids insight, round after round, and the highest bidder has the effect at once. Unite, Echo and "
            "Serenity look at what you have played and at your discard pile."
        ),
    ],
    shown=["Pollen Pixie", "Vineweaver", "Dimension Monk", "Loa, Dream Dragon"],
)
FALLEN_WORDS = SetWords(
    "Return of the Fallen",
    "Cards that change fate as they appear, and heroes out of the void. A small box for two.",
    samples=["Adayu, the Chosen", "Serpentcall", "Project Alpha", "Samael the Fallen"],
    adds=[
        say(
            "The rules of Chronicle of the Godslayer, in a small box for one or two players that mixes well "
            "with it. Some cards have a",
            Keyword("Fate"),
            "line: it happens to everybody as soon as the card enters the center row, in anybody’s turn.",
        ),
        say(
            "A few cards reach into the void: what lies there can be acquired or defeated at its price. "
            "Whoever defeats Samael may acquire every monster they defeat from then on, and play it for "
            "its power."
        ),
    ],
    shown=["Askara of Fate", "Ravenous Gorph", "Serpentcall", "Samael the Fallen"],
)
INTRODUCTIONS: Final = {
    "godslayer": GODSLAYER_WORDS,
    "rise_of_vigil": RISE_WORDS,
    "darkness_unleashed": DARKNESS_WORDS,
    "realms_unraveled": REALMS_WORDS,
    "delirium": DELIRIUM_WORDS,
    "return_of_the_fallen": FALLEN_WORDS,
}
