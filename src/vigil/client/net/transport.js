/** How requests and messages travel: over the network to a server, or to the worker that is the server. */

import { inPocket } from "../app/base.js";

/** @typedef {{status: number, text: string}} Answer */
/** @typedef {Pick<WebSocket, "onmessage" | "onclose" | "readyState" | "send" | "close">} Line */

/**
 * @typedef {object} Transport
 * @property {(method: string, path: string, body?: string) => Promise<Answer>} request  fails if nobody answers
 * @property {(path: string) => Line} connect
 */

/** @type {Transport} */
const network = {
  async request(method, path, body) {
    const headers = new Headers(body === undefined ? [] : [["Content-Type", "application/json"]]);
    const answer = await fetch(path, { method, headers, body });
    return { status: answer.status, text: await answer.text().catch(() => "") };
  },
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`);
  },
};

/** @type {Transport} */
export const transport = inPocket ? (await import("../pocket/pocket-transport.js")).pocket : network;
