/** One person's place at a match: what is shown, and everything that can be asked of the server. */

import { coachFrom, noteBegun } from "../../app/settings.js";
import { batch, signal } from "../../app/ui.js";
import { connect } from "../../net/connection.js";
import { PROMPT } from "../../words/sill.js";
import { lightsOf } from "./lights.js";
import { paceOf } from "./pace.js";

/**
 * @typedef {import("../../net/protocol.js").MatchState} Match
 * @typedef {import("../../net/protocol.js").Update} Update
 * @typedef {import("../../net/protocol.js").Turn} LogTurn
 * @typedef {import("../../net/protocol.js").Said} Said
 * @typedef {import("../../net/protocol.js").Hint} Hint
 * @typedef {import("../../net/protocol.js").Weighed} Weighed
 * @typedef {import("../../net/protocol.js").Option} Move
 * @typedef {import("../../net/protocol.js").FromServer} FromServer
 * @typedef {{spot: string, card: string, moves: Move[]}} Chosen  a card whose moves are offered in the sill
 */

export class Play {
  match = signal(/** @type {Match | null} */ (null));
  seat = signal(/** @type {number | null} */ (null));
  shown = signal(/** @type {Update | null} */ (null));
  log = signal(/** @type {LogTurn[]} */ ([]));
  chat = signal(/** @type {Said[]} */ ([]));
  hint = signal(/** @type {Hint | null} */ (null));
  thinking = signal(false);
  chosen = signal(/** @type {Chosen | null} */ (null));
  pile = signal(/** @type {string | null} */ (null));
  notice = signal("");
  warned = signal(false);
  /** What the coach says of a move that was about to be made. */
  weighed = signal(/** @type {Weighed | null} */ (null));
  /** Whether the coach was told to keep still in this game. */
  uncoached = signal(false);
  fresh = signal(/** @type {Set<number>} */ (new Set()));
  /** The step to which a request of ours refers that has not been answered. */
  sent = signal(/** @type {number | null} */ (null));

  /**
   * @param {string} id
   * @param {typeof connect} [open]  how to reach whoever answers: a server, or a lesson
   */
  constructor(id, open = connect) {
    this.id = id;
    this.pace = paceOf(
      (update) => this.#show(update),
      () => this.seat.peek(),
    );
    /** @type {number | null} */
    this.known = null;
    const position = () => ({ seat: this.seat.peek(), after: this.known });
    this.connection = open(id, position, (message) => this.#hear(message));
    this.online = this.connection.state;
  }

  close() {
    this.pace.clear();
    this.connection.close();
  }

  /**
   * What is done with every kind of message.
   * @type {{[Kind in FromServer["type"]]: (message: Extract<FromServer, {type: Kind}>) => void}}
   */
  #hearing = {
    update: (message) => this.#take(message),
    welcome: (message) => this.#welcome(message),
    match: (message) => this.#seeMatch(message.match),
    said: (message) => this.#remember([message]),
    hint: (message) => this.#advise(message),
    weighed: (message) => this.#coach(message),
    refused: (message) => this.#refuse(message.reason),
    pong: () => {},
  };

  /** @param {FromServer} message */
  #hear(message) {
    const hear = /** @type {((message: FromServer) => void) | undefined} */ (this.#hearing[message.type]);
    if (!hear) throw new TypeError(message.type);
    hear(message);
  }

  /** @param {Extract<FromServer, {type: "welcome"}>} message */
  #welcome(message) {
    batch(() => {
      const sameSeat = this.shown.peek() !== null && this.seat.peek() === message.seat;
      this.seat.value = message.seat;
      this.#seeMatch(message.match);
      this.log.value = message.log;
      this.chat.value = [];
      this.#remember(message.chat);
      this.sent.value = null;
      this.notice.value = "";
      if (!message.update) return;
      if (!sameSeat) this.pace.clear();
      this.#take(message.update, !sameSeat);
    });
  }

  /** What the match says waits for what the table shows. @type {Match | null} */
  #later = null;

  /** @param {Match} match */
  #seeMatch(match) {
    this.#later = this.pace.waiting.peek().length ? match : null;
    if (this.#later) return;
    this.match.value = match;
    if (match.status === "playing" && match.id) noteBegun(match.id);
  }

  /**
   * @param {Update} update
   * @param {boolean} [anew]  whether it is the first update of a seat
   */
  #take(update, anew = false) {
    if (!anew && this.known !== null && update.step < this.known) return;
    this.known = update.step;
    this.sent.value = null;
    if (anew) return this.#show({ ...update, events: [] });
    if (update.act === "move" && this.#gathers) this.#together += 1;
    this.pace.add(update);
    if (update.act === "undo" && update.undo && this.#back > 0) this.#undoOne();
  }

  /** How many moves the last "play all" has made, as long as nothing else was done: they are taken back together. */
  #together = 0;
  #gathers = false;

  /** How many moves are still to be taken back. */
  #back = 0;

  #undoOne() {
    this.#back -= 1;
    this.#act((step) => ({ type: "undo", step }));
  }

  /** @param {Update} update */
  #show(update) {
    batch(() => {
      const before = this.shown.peek();
      this.shown.value = update;
      this.log.value = withTurns(this.log.peek(), update.log);
      this.fresh.value = freshPlaces(this.fresh.peek(), before, update, this.seat.peek());
      this.hint.value = null;
      this.thinking.value = false;
      this.chosen.value = null;
      this.pile.value = null;
      this.warned.value = false;
      this.weighed.value = null;
      this.#weighing = null;
      if (update.act) this.notice.value = "";
      if (this.#later) this.#seeMatch(this.#later);
    });
  }

  /** @param {Said[]} said */
  #remember(said) {
    this.chat.value = [...this.chat.peek(), ...said];
  }

  /** @param {Hint} hint */
  #advise(hint) {
    this.thinking.value = false;
    if (hint.step === this.shown.peek()?.step) this.hint.value = hint;
  }

  /** The move that the coach is being asked about. @type {string | null} */
  #weighing = null;

  /** Whether the coach is asked before a move: once a move, in games against bots. @param {string} text */
  #asksCoach(text) {
    const { asked, step } = this.shown.peek() ?? { asked: null, step: 0 };
    if (!coachFrom.peek() || this.uncoached.peek() || this.weighed.peek()?.text === text) return false;
    if (
      !this.match.peek()?.hints ||
      !asked ||
      (asked.moves.length < 2 && !asked.naming) ||
      this.#step() === null
    )
      return false;
    if (this.#weighing === text) return true;
    if (!this.send({ type: "weigh", step, text })) return false;
    this.#weighing = text;
    return true;
  }

  /** Speaks up if the move loses enough, else makes it. @param {Weighed} message */
  #coach(message) {
    if (message.step !== this.shown.peek()?.step || message.text !== this.#weighing) return;
    this.#weighing = null;
    const points = 100 * (message.best_chance - message.chance);
    if (message.clear && points >= coachFrom.peek()) this.weighed.value = message;
    else this.#make(message.text);
  }

  /** @param {string} reason */
  #refuse(reason) {
    const unweighed = this.#weighing;
    this.#weighing = null;
    if (unweighed !== null) return this.#make(unweighed);
    batch(() => {
      this.sent.value = null;
      this.thinking.value = false;
      this.notice.value = reason;
    });
  }

  /** @param {import("../../net/protocol.js").ToServer} message */
  send(message) {
    this.notice.value = "";
    const sent = this.connection.send(message);
    if (!sent) this.notice.value = PROMPT.unsent;
    return sent;
  }

  /** The step an act refers to; null if there is nothing to act on, or an answer is still awaited. */
  #step() {
    const step = this.shown.peek()?.step ?? null;
    return this.pace.waiting.peek().length || this.sent.peek() === step ? null : step;
  }

  /** @param {(step: number) => import("../../net/protocol.js").ToServer} message */
  #act(message) {
    const step = this.#step();
    if (step !== null && this.send(message(step))) this.sent.value = step;
  }

  /** Makes a move, unless the coach has something to say first. @param {string} text */
  move(text) {
    if (!this.#asksCoach(text)) this.#make(text);
  }

  /** @param {string} text */
  #make(text) {
    this.#gathers = false;
    this.#act((step) => ({ type: "move", step, text }));
  }

  playAll() {
    this.#gathers = true;
    this.#together = 0;
    this.#act((step) => ({ type: "play all", step }));
  }

  undo() {
    this.#back = this.#gathers ? Math.max(1, this.#together) : 1;
    this.#gathers = false;
    this.#undoOne();
  }

  /** Goes back further than the rules of undo allow. */
  rewind() {
    this.#act((step) => ({ type: "rewind", step }));
  }

  askHint() {
    const step = this.shown.peek()?.step;
    if (step === undefined || this.thinking.peek()) return;
    this.thinking.value = this.send({ type: "hint", step });
  }

  /** The moves of a card: the only one is made, several are offered in the sill. @param {Chosen} chosen */
  choose(chosen) {
    if (chosen.moves.length === 1) this.move(chosen.moves[0].text);
    else this.chosen.value = chosen;
  }

  /** Lay a pile open in the sill, or close it. @param {string | null} pile */
  layOpen(pile) {
    this.pile.value = pile;
    this.chosen.value = null;
  }

  /** The spot that the hint lights up, or the coach. */
  hinted() {
    return this.#spotOf(this.weighed.value?.best ?? this.hint.value?.text);
  }

  /** The spot of the move that the coach warns of. */
  doubted() {
    return this.#spotOf(this.weighed.value?.text);
  }

  /** @param {string | undefined} text */
  #spotOf(text) {
    const asked = this.shown.value?.asked;
    const move = asked?.moves.find((one) => one.text === text);
    return move ? lightsOf(asked).spotOf(move) : null;
  }
}

/**
 * The log with the turns that have changed; what came after the last of them was taken back.
 * @param {LogTurn[]} log
 * @param {LogTurn[]} changed
 */
function withTurns(log, changed) {
  if (!changed.length) return log;
  const kept = log.filter((one) => one.turn < changed[0].turn);
  return [...kept, ...changed];
}

/**
 * The places of the row where a card is new, until the player's next move.
 * @param {Set<number>} fresh
 * @param {Update | null} before
 * @param {Update} update
 * @param {number | null} seat
 */
function freshPlaces(fresh, before, update, seat) {
  if (!before || update.act === "undo") return new Set();
  const kept = update.by === seat ? [] : [...fresh];
  const row = update.view.center_row;
  const changed = [...row.keys()].filter((place) => row[place] !== before.view.center_row[place]);
  return new Set([...kept, ...changed]);
}
