/** Animations under way: begun at the pace a person likes, and finished at once when something else happens. */

import { speed } from "../../app/settings.js";

const EASE = "cubic-bezier(.2, .8, .2, 1)";

/** How long each manner of motion takes, in milliseconds. */
export const TIME = {
  move: 240,
  draw: 280,
  defeat: 420,
  banish: 320,
  honor: 420,
  shiver: 300,
  roll: 1100,
  pay: 420,
};

/** Everything under way, so that it can be finished at once. @type {Set<Animation>} */
const running = new Set();

/**
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} [delay]
 */
export function run(node, frames, duration, delay = 0) {
  const pace = speed.peek() === 3 ? 2 : 1;
  const animation = node.animate(frames, {
    duration: duration / pace,
    delay: delay / pace,
    easing: EASE,
    fill: "backwards",
  });
  running.add(animation);
  animation.finished.then(
    () => running.delete(animation),
    () => running.delete(animation),
  );
  return animation;
}

/** @param {Element} node @param {number} time */
export const hide = (node, time) => run(node, [{ opacity: 0 }, { opacity: 0 }], time);

/** Finishes all motion at once. */
export function finish() {
  for (const animation of running) animation.finish();
  for (const ghost of document.querySelectorAll(".ghost")) ghost.remove();
}

/** What is pressed stays under the pointer; everything else finishes. @param {Event} event */
export function press(event) {
  const pressed = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
  for (const animation of running) {
    const { target } = /** @type {KeyframeEffect} */ (animation.effect);
    if (pressed && target === pressed) animation.pause();
    else animation.finish();
  }
}

/** Deferred, so that it runs after the click event. */
export const release = () => void setTimeout(finish);
