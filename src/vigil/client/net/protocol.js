/**
 * The messages of the server, as types. `docs/protocol.md` says what they mean.
 *
 * @typedef {object} Setup
 * @property {string[]} sets
 * @property {number} edition
 * @property {string} variant
 * @property {number} [honor_pool]  its size at the start
 *
 * @typedef {object} Seat
 * @property {"person" | "bot" | "open" | "invited"} kind
 * @property {string} name
 * @property {string | null} level
 * @property {boolean} yours
 * @property {boolean} online
 * @property {number | null} clock  seconds left
 * @property {boolean} late
 * @property {boolean} resigned
 *
 * @typedef {{seconds: number, per: "game" | "turn"}} Clock
 *
 * @typedef {object} Result
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {string} reason
 *
 * @typedef {object} Match
 * @property {string} id
 * @property {"waiting" | "playing" | "finished"} status
 * @property {Setup} setup
 * @property {Seat[]} seats
 * @property {Clock | null} clock
 * @property {boolean} listed
 * @property {number} acts
 * @property {number | null} deciding
 * @property {number} turn_number
 * @property {number} [honor_pool]
 * @property {boolean} taken_back
 * @property {Result | null} result
 * @property {number} began
 * @property {number} moved
 * @property {string | null} rematch
 *
 * @typedef {"play" | "acquire" | "defeat" | "use" | "roll" | "pick" | "option" | "decline" | "end turn"} Verb
 * @typedef {"hand" | "discard" | "deck" | "constructs" | "played" | "row" | "void" | "available" | "center deck" | "trophies" | "aside" | "teammate"} Zone
 * @typedef {"runes" | "power" | "energy" | "insight" | "honor"} Unit
 *
 * @typedef {object} Move
 * @property {string} text
 * @property {Verb} verb
 * @property {string} label
 * @property {string | null} card
 * @property {Zone | null} zone
 * @property {number | null} owner
 * @property {number | null} place
 * @property {number[]} twins
 * @property {Zone | null} to
 * @property {{number: number, unit: Unit} | null} price
 *
 * @typedef {object} Offer
 * @property {string} card
 * @property {Zone} zone
 * @property {number | null} place
 * @property {number} price
 * @property {Unit} unit
 * @property {number} short
 *
 * @typedef {{seat: number, insight: number, bid: number | null, out: boolean}} Bidder
 * @typedef {{bid: number, bidders: Bidder[]}} Auction
 *
 * @typedef {object} Asked
 * @property {string} prompt
 * @property {boolean} main
 * @property {string | null} asker
 * @property {Move[]} moves
 * @property {string[]} play_all
 * @property {Offer[]} offers
 * @property {Auction | null} auction
 *
 * @typedef {object} Happening
 * @property {string} event
 * @property {number} player
 * @property {string} [card]
 * @property {number} [number]
 * @property {string} [detail]
 * @property {Zone} [from]
 * @property {Zone} [to]
 *
 * @typedef {object} Player
 * @property {string} name
 * @property {number} honor
 * @property {number} insight
 * @property {number} hand
 * @property {string[]} hand_known
 * @property {string[]} [hand_cards]
 * @property {number} deck
 * @property {string[]} deck_top
 * @property {Record<string, number>} [deck_holds]
 * @property {Record<string, number>} [hidden]
 * @property {string[]} discard
 * @property {string[]} played
 * @property {string[]} constructs
 * @property {number[]} used
 * @property {string[]} trophies
 * @property {string[]} hoard
 * @property {string[]} this_turn
 * @property {number} score
 *
 * @typedef {object} View
 * @property {number | null} seat
 * @property {{sets: string[], players: string[], edition: number, variant: string}} setup
 * @property {number} turn
 * @property {number} turn_number
 * @property {number} honor_pool
 * @property {boolean} ending
 * @property {number} runes
 * @property {number} mechana_runes
 * @property {number} power
 * @property {number} energy
 * @property {string[]} aside
 * @property {(string | null)[]} center_row
 * @property {string[][]} under
 * @property {number} center_deck
 * @property {Record<string, number>} center_deck_holds
 * @property {string[]} center_deck_bottom
 * @property {string[]} void
 * @property {string[]} removed
 * @property {Record<string, number>} supply
 * @property {Player[]} players
 * @property {{honor: number, cards: string[]}} [rival]
 * @property {{player: number, prompt: string, moves: string[]} | null} decision
 * @property {Result | null} result
 *
 * @typedef {{turn: number, player: number | null, lines: string[]}} LogTurn  turn 0 is the first deal
 * @typedef {{seat: number | null, name: string, text: string, at: number, turn: number}} Said
 *
 * @typedef {object} Update
 * @property {number} step
 * @property {number | null} by
 * @property {"move" | "undo" | "resign" | "takeover" | null} act
 * @property {Happening[]} events
 * @property {View} view
 * @property {Asked | null} asked
 * @property {LogTurn[]} log
 * @property {boolean} undo
 * @property {boolean} rewind
 * @property {number} moment
 *
 * @typedef {object} Hint
 * @property {number} step
 * @property {string} text
 * @property {string} reason
 * @property {Record<string, number> | null} chances
 *
 * @typedef {{type: "welcome", match: Match, seat: number | null, log: LogTurn[], chat: Said[], update: Update | null}} Welcome
 * @typedef {Welcome
 *   | ({type: "update"} & Update)
 *   | {type: "match", match: Match}
 *   | {type: "refused", reason: string, step: number | null}
 *   | ({type: "hint"} & Hint)
 *   | ({type: "said"} & Said)
 *   | {type: "pong"}} FromServer
 *
 * @typedef {{type: "move", step: number, text: string}
 *   | {type: "play all", step: number}
 *   | {type: "undo", step: number}
 *   | {type: "rewind", step: number, to?: number}
 *   | {type: "resign"}
 *   | {type: "take over", seat: number}
 *   | {type: "hint", step: number}
 *   | {type: "say", text: string}
 *   | {type: "sit", seat: number}
 *   | {type: "ping"}} ToServer
 */

/**
 * The catalogue: every printed card and what can be chosen.
 *
 * @typedef {"hero" | "construct" | "monster" | "treasure"} Kind
 * @typedef {"rune" | "power" | "honor" | "energy" | "insight" | "draw" | "banish" | "more"} GlanceIcon
 *
 * @typedef {object} Printed  one side of a printed card
 * @property {string} name
 * @property {string} set  the code of the set it first came in
 * @property {Kind} kind
 * @property {string[]} factions
 * @property {number} cost
 * @property {string} unit  what the cost is paid in
 * @property {number} honor
 * @property {number} copies
 * @property {string} text  what it does, one line an ability
 * @property {{icon: GlanceIcon, number: number}[]} glance
 * @property {string[]} keywords
 * @property {boolean} transformed  whether this is the side that cannot be bought
 * @property {string} front  the name of the side first printed
 * @property {string | null} into  the name of the side it transforms into
 * @property {boolean} dreamborn
 * @property {boolean} fate
 * @property {boolean} basic  not from a center deck: starting cards and always-available ones
 *
 * @typedef {{code: string, name: string, cards: number, most_players: number, rulebook: number, editions: number[]}} CardSet
 * @typedef {{level: string, title: string, words: string}} Level
 *
 * @typedef {object} Catalogue
 * @property {CardSet[]} sets
 * @property {Printed[]} cards
 * @property {Level[]} levels
 * @property {{variant: string, title: string, words: string}[]} variants
 * @property {{title: string, clock: {seconds: number, per: string} | null}[]} clocks
 * @property {Record<string, string>} keywords
 */

/**
 * A match that is over.
 *
 * @typedef {{step: number, turn: number, player: number}} Turn  after which move a turn begins
 * @typedef {{faction: string, cards: number, honor: number}} Pile
 * @typedef {{tokens: number, cards: number, by: Pile[]}} Score
 * @typedef {{card: string, turn: number, copies: number, honor: number, uses: number}} Buy
 *
 * @typedef {object} Replay
 * @property {number} steps
 * @property {Turn[]} turns
 * @property {number[][]} honor  of each seat in tokens and cards, after every turn
 * @property {number[][]} tokens
 * @property {Score[]} scores
 * @property {Buy[][]} buys  of each seat, best first
 * @property {number} seconds
 * @property {boolean} taken_back
 */

export {};
