/** Sound and touch: what happens at the table is heard, once somebody has clicked, as loud as they like. */

import { volume } from "../../app/settings.js";
import { useEffect, useRef } from "../../app/ui.js";
import { GAINS, TRAITS } from "../state/event-kinds.js";

/**
 * @typedef {import("../state/model.js").Table} Table
 * @typedef {import("./voices.js").Voice} Voice
 * @typedef {import("./voices.js").Ear & {to: GainNode}} OwnEar
 */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const APART = 0.07; // seconds between what is heard of one move
const MOST = 4;

/** @type {OwnEar | null} */
let ear = null;

/** @type {typeof import("./voices.js").VOICES | null} */
let voices = null;

/** Browsers allow sound after a click only; before it nothing is loaded either. */
async function open() {
  if (ear || calm.matches || !volume.peek()) return;
  voices ??= (await import("./voices.js")).VOICES;
  const context = new AudioContext();
  const to = new GainNode(context, { gain: volume.peek() });
  to.connect(context.destination);
  ear = { context, to };
}

/** What is heard of an update, each voice once. @param {import("../../net/protocol.js").Update} update @returns {Voice[]} */
export function heardOf({ events }) {
  const heard = events.flatMap((event) => {
    const voice = event.event === "gained" ? GAINS[event.resource] : TRAITS[event.event]?.voice;
    return voice ? [voice] : [];
  });
  return [...new Set(heard)].slice(0, MOST);
}

/** Lets voices be heard, if somebody has clicked and wants sound. @param {Voice[]} heard */
export function sound(heard) {
  if (!ear || calm.matches || !volume.peek() || document.hidden) return;
  ear.to.gain.value = volume.peek();
  for (const [place, voice] of heard.entries())
    setTimeout(() => ear && voices?.[voice](ear), place * APART * 1000);
}

const TAP = 8;
const YOURS = [30, 60, 30];

/** @param {number | number[]} pattern */
function buzz(pattern) {
  if (!calm.matches && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(pattern);
}

/** @param {Table} table */
export function useSound(table) {
  const last = useRef(table.update);
  const wasAsked = useRef(true);
  useEffect(() => {
    addEventListener("pointerdown", open);
    addEventListener("keydown", open);
    return () => {
      removeEventListener("pointerdown", open);
      removeEventListener("keydown", open);
    };
  }, []);
  useEffect(() => {
    const isNew = last.current !== table.update;
    const isOwnTurn = table.asked?.main === true && !wasAsked.current;
    last.current = table.update;
    wasAsked.current = table.asked !== null;
    if (isNew && table.update.by === table.seat && table.own) buzz(TAP);
    if (isOwnTurn) buzz(YOURS);
    if (isNew || isOwnTurn) sound([...(isNew ? heardOf(table.update) : []), ...(isOwnTurn ? TURN : [])]);
  });
}

const TURN = /** @type {Voice[]} */ (["turn"]);
