/** The events of an update as flights across the table: which card, from where, to where, and how. */

/**
 * @typedef {import("../../net/protocol.js").Update} Update
 * @typedef {import("../../net/protocol.js").TableView} View
 * @typedef {import("../../net/protocol.js").EventView} EventView
 * @typedef {"move" | "draw" | "defeat" | "banish" | "honor" | "shiver" | "roll" | "pay"} Manner
 *
 * @typedef {object} Flight
 * @property {Manner} manner
 * @property {string | null} card
 * @property {string[]} from  spots, the best first
 * @property {string[]} to
 */

/**
 * @param {View} before
 * @param {Update} update
 * @returns {Flight[]}
 */
export function flights(before, update) {
  const taken = new Set();
  const { view } = update;
  /** The place of the row where a card was and is no more. @param {string} card */
  const left = (card) => {
    const place = before.center_row.findIndex(
      (name, at) => name === card && view.center_row[at] !== card && !taken.has(at),
    );
    const found = place >= 0 ? place : before.center_row.indexOf(card);
    taken.add(found);
    return `row/${found}`;
  };
  const filled = [...view.center_row.keys()].filter(
    (place) => view.center_row[place] !== before.center_row[place],
  );
  return update.events.flatMap((event) => journey(event, left, filled, view, before));
}

/**
 * @param {EventView} event
 * @param {(card: string) => string} left
 * @param {number[]} filled  places of the row with another card than before
 * @param {View} view
 * @param {View} before
 * @returns {Flight[]}
 */
function journey(event, left, filled, view, before) {
  const { player } = event;
  const card = ("card" in event && event.card) || null;
  /** @param {string | undefined} zone @param {string} otherwise */
  const at = (zone, otherwise) => spots(zone ?? otherwise, player, card);
  /** @param {string | undefined} zone @param {string} otherwise */
  const source = (zone, otherwise) =>
    card && (zone ?? otherwise) === "row" && before.center_row.includes(card)
      ? [left(card)]
      : at(zone, otherwise);
  /** @param {Manner} manner @param {string[]} from @param {string[]} to @returns {Flight[]} */
  const one = (manner, from, to) => [{ manner, card, from, to }];
  switch (event.event) {
    case "played":
      return one("move", at("hand", "hand"), [...at("played", "played"), ...at("constructs", "constructs")]);
    case "drew":
      return one("draw", [`deck/${player}`], at("hand", "hand"));
    case "acquired":
      return one("move", [...source(event.zone, "row"), `available//${card}`], at(event.to, "discard"));
    case "entered":
      return one(
        "draw",
        ["center deck/"],
        filled.filter((place) => view.center_row[place] === card).map((place) => `row/${place}`),
      );
    case "defeated":
      return one("defeat", [...source(event.zone, "row"), `available//${card}`], ["void/"]);
    case "banished":
      return one("banish", source(event.zone, "hand"), ["void/"]);
    case "discarded":
      return one("move", at("hand", "hand"), at("discard", "discard"));
    case "destroyed":
      return one("banish", at("constructs", "constructs"), at("discard", "discard"));
    case "moved":
      return one("move", source(event.zone, "discard"), at(event.to, "deck"));
    case "took":
      return one("move", spots(event.zone ?? "hand", event.victim, card), at("hand", "hand"));
    case "revealed":
      return event.to ? one("draw", [`${event.zone}/${player}`], at(event.to, "hand")) : [];
    case "gained":
      return event.resource === "honor" ? one("honor", ["pool"], [`honor/${player}`]) : [];
    case "shuffled":
      return one("shiver", [], [`deck/${player}`]);
    case "rolled":
      return one("roll", ["die"], ["die"]);
    case "won":
      return one("pay", [`honor/${player}`], [`row/${view.center_row.indexOf(card)}`]);
    case "cleared":
      return cleared(before, player);
    case "began":
    case "used":
    case "spent":
    case "lost":
    case "fate":
    case "copied":
    case "put under":
    case "put face down":
    case "removed":
    case "rebuilt":
    case "transformed":
    case "bid":
    case "passed":
    case "unsold":
    case "named":
    case "named card":
    case "energized":
    case "pool grew":
    case "extra turn":
    case "pool emptied":
    case "ended":
      return []; // nothing travels
    default:
      return unknown(event);
  }
}

/** A kind of event that nobody has thought of here is an error of types. @param {never} event @returns {Flight[]} */
function unknown(event) {
  console.warn(event);
  return [];
}

/**
 * Spots where a card of a zone may be seen, the best first.
 * @param {string} zone
 * @param {number} player
 * @param {string | null} card
 */
function spots(zone, player, card) {
  const owners = [`${player}`, ""];
  return owners.flatMap((owner) => [`${zone}/${owner}/${card}`, `${zone}/${owner}`]);
}

/**
 * At the end of a turn everything played, and what was left in hand, is discarded.
 * @param {View} before
 * @param {number} player
 * @returns {Flight[]}
 */
function cleared(before, player) {
  const { played, hand_cards: hand = [] } = before.players[player] ?? { played: [] };
  /** @param {string} zone @param {string} card @returns {Flight} */
  const away = (zone, card) => ({
    manner: "move",
    card,
    from: [`${zone}/${player}/${card}`, `${zone}/${player}`],
    to: [`discard/${player}`],
  });
  return [...new Set(played)]
    .map((card) => away("played", card))
    .concat([...new Set(hand)].map((card) => away("hand", card)));
}
