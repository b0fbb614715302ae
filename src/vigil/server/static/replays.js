/**
 * What the server tells about a finished match.
 *
 * @typedef {{step: number, turn: number, player: number}} Turn  where a turn begins
 * @typedef {{faction: string, cards: number, honor: number}} Share
 * @typedef {{tokens: number, cards: number, by: Share[]}} Score
 * @typedef {{card: string, honor: number, turn: number}} Buy
 *
 * @typedef {object} Replay
 * @property {number} steps
 * @property {Turn[]} turns
 * @property {number[][]} honor  the tokens of each seat: at the start, then after every turn
 * @property {Score[]} scores
 * @property {Buy[][]} buys  of each seat, best first
 */

export {};
