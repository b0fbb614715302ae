/** The rules in short, in our own words. */

/** @typedef {import("../icons/shapes.js").IconName} IconName */

export const KINDS = [
  {
    kind: "Hero",
    card: "Wolf Shaman",
    words:
      "You play it from your hand and get what it says. When your turn ends it goes to your discard pile, and comes back with the next shuffle.",
  },
  {
    kind: "Construct",
    card: "The All-Seeing Eye",
    words:
      "Once played it stays in front of you and can be used in every turn of yours, until something destroys it. Then it goes to your discard pile.",
  },
  {
    kind: "Monster",
    card: "Wind Tyrant",
    words: "It is never in your deck. You pay its power, take its reward at once, and it goes to the void.",
  },
];

/** @type {{title: string, words: string, icon: IconName}[]} */
export const TURN = [
  {
    title: "Play cards",
    words: "Any number, in any order, at no cost. Runes and power add up until you spend them.",
    icon: "hand",
  },
  {
    title: "Use constructs",
    words:
      "Each ability once a turn, whenever it suits you; a construct works in the turn in which you play it, too.",
    icon: "construct",
  },
  {
    title: "Acquire and defeat",
    words:
      "As much as your runes and power pay for. You may do it between two cards, and play on afterwards.",
    icon: "rune",
  },
  {
    title: "End the turn",
    words:
      "Runes and power left over are lost. Heroes played and cards still in hand go to your discard pile, and you draw five new cards.",
    icon: "end-turn",
  },
];

/** @type {{faction: string, words: string, icon: IconName}[]} */
export const FACTIONS = [
  {
    faction: "Enlightened",
    icon: "enlightened",
    words: "Draw cards, know what comes, and defeat monsters without paying.",
  },
  {
    faction: "Lifebound",
    icon: "lifebound",
    words: "Plenty of runes and honor, and heroes that help each other.",
  },
  {
    faction: "Mechana",
    icon: "mechana",
    words: "Constructs that make constructs stronger, each worth as much honor as it costs.",
  },
  { faction: "Void", icon: "void", words: "Power for fighting, and banishing what weakens your deck." },
];

export const SETS = [
  {
    name: "Chronicle of the Godslayer",
    words: [
      "Everything above and nothing else: the set to begin with. Of its two editions the second is played unless you choose otherwise; they differ in the size of the pool for three and four players and in details.",
    ],
    cards: ["Arha Templar", "Snapdragon", "Hedron Cannon", "Avatar of the Fallen"],
  },
  {
    name: "Rise of Vigil",
    words: [
      "Energy Shards are shuffled into the center deck. A shard that comes into the row slips under the next card there, and whoever takes that card takes the shard, too. Played, it gives 1 energy and a card.",
      "Energy is counted within a turn and never spent. Energize 3 means: if you have gained 3 energy or more this turn, this happens as well. Some monsters are kept as trophies, to be banished for their effect later.",
    ],
    cards: ["Energy Shard", "Righteous Templar", "Starcaller Leotan", "Serpent Siren"],
  },
  {
    name: "Darkness Unleashed",
    words: [
      "Energy and treasure as in Rise of Vigil, in a small box for one or two players that mixes well with others. A Dark Energy Shard lets everybody banish a card from their discard pile when it enters the row.",
      "With enough energy, some cards transform as you play them: the stronger side goes to your hand instead, can be played at once, and stays in your deck.",
    ],
    cards: ["Dark Energy Shard", "Voidsworn Warrior", "Voidsworn Champion", "Vault Lich"],
  },
  {
    name: "Realms Unraveled",
    words: [
      "Heroes of two factions count as both. Multi-Unite works once for every other hero of the named faction that you play in the same turn, before or after.",
      "Many cards transform for good as soon as their condition is met, in hand or in play.",
    ],
    cards: ["Canon Templar", "Deathdealer Noble", "Disciple of Cetra", "Scion of Cetra"],
  },
  {
    name: "Delirium",
    words: [
      "Insight is kept from turn to turn. Everybody gains 1 insight when a Dreamborn card enters the row, and whoever acquires it gains 1 more. It pays for the Delirium Die, which costs 5 insight to roll and always gives something, for having an effect twice (Recur), and for bids.",
      "A Fate Auction begins when its card enters the row: starting with the player on turn everybody bids insight, round after round, and the highest bidder has the effect at once. Unite, Echo and Serenity look at what you have played and at your discard pile.",
    ],
    cards: ["Pollen Pixie", "Vineweaver", "Dimension Monk", "Loa, Dream Dragon"],
  },
];

/** @type {Record<string, string>} */
export const WAYS = {
  "Several sets":
    "All their cards are shuffled together, and up to six can play. Where two rulebooks differ, the newest one in the mix is followed.",
  Teams:
    "Two and two, teammates opposite each other. Rewards do not harm the teammate, for 1 rune more an acquired card goes to the teammate, and scores are added.",
  Solitaire:
    "Alone against an automatic opponent, over a pool of 50 honor. After each of your turns it takes the two cards at the right end of the row: heroes and constructs score for it, monsters give it their honor. You win with more honor only.",
};
