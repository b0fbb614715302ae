/** The WebSocket of a match: reconnects by itself and resumes at the last step. */

import { signal } from "../app/ui.js";
import { transport } from "./transport.js";

/** @typedef {import("./protocol.js").FromServer} FromServer */
/** @typedef {import("./protocol.js").ToServer} ToServer */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 25_000;
const NOT_WELCOME = 1008;

/**
 * @typedef {object} Connection
 * @property {import("../vendor/signals.js").Signal<"connecting" | "online" | "offline" | "closed">} state
 * @property {(message: ToServer) => boolean} send  whether it could be sent
 * @property {() => void} close
 */

/**
 * @param {string} id  of the match
 * @param {() => {seat: number | null, after: number | null}} position  where to go on after a break
 * @param {(message: FromServer) => void} hear
 * @returns {Connection}
 */
export function connect(id, position, hear) {
  const state = signal(/** @type {"connecting" | "online" | "offline" | "closed"} */ ("connecting"));
  /** @type {import("./transport.js").Line | null} */
  let socket = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let heard = false;

  function open() {
    clearTimeout(timer);
    socket?.close(); // one that is silent, or still on its way
    const opened = transport.connect(address(id, position()));
    socket = opened;
    opened.onmessage = (event) => {
      state.value = "online";
      heard = true;
      wait = FIRST_WAIT;
      hear(JSON.parse(event.data));
    };
    opened.onclose = (event) => {
      if (socket !== opened) return;
      state.value = event.code === NOT_WELCOME ? "closed" : "offline";
      if (state.peek() === "closed") return;
      timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  }

  /** Reconnects at once when the network is back or the page becomes visible. */
  function hurry() {
    if (state.peek() === "offline" && !document.hidden) open();
  }

  /** @param {ToServer} message */
  function send(message) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** A lost network may not report it: after a whole beat of silence the connection counts as lost. */
  function beat() {
    if (state.peek() !== "online") return;
    if (!heard) {
      state.value = "offline";
      return open();
    }
    heard = false;
    send({ type: "ping" });
  }

  const heart = setInterval(beat, HEARTBEAT);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  open();

  return {
    state,
    send,
    close() {
      clearInterval(heart);
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      const last = socket;
      socket = null;
      last?.close();
    },
  };
}

/**
 * @param {string} id
 * @param {{seat: number | null, after: number | null}} position
 */
function address(id, { seat, after }) {
  const query = new URLSearchParams();
  if (seat !== null) query.set("seat", String(seat));
  if (after !== null) query.set("after", String(after));
  return `/api/matches/${id}/live?${query}`;
}
