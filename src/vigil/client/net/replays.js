/**
 * What the server tells about a match that is over.
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
