/** Dragging a hand card with the mouse: dropped on or above the sill it is played, below it is not. */

import { useLayoutEffect } from "../../app/ui.js";
import { zoom } from "../../app/zoom.js";

const CARD = ".hand [role=button].card";
const SLACK = 10;

/** @param {{current: HTMLElement | null}} element */
export function useDrag(element) {
  useLayoutEffect(() => {
    const root = element.current;
    if (!root) return;
    let drag = /** @type {{card: HTMLElement, x: number, y: number, moved: boolean} | null} */ (null);
    let isBack = false;

    /** @param {PointerEvent} event */
    const begin = ({ target, pointerType, button, clientX: x, clientY: y }) => {
      isBack = false;
      const card = target instanceof Element && target.closest(CARD);
      drag =
        card instanceof HTMLElement && pointerType === "mouse" && !button
          ? { card, x, y, moved: false }
          : null;
    };
    /** @param {PointerEvent} event */
    const move = ({ clientX, clientY }) => {
      if (!drag) return;
      const [x, y] = [clientX - drag.x, clientY - drag.y].map((far) => far / zoom());
      if (!drag.moved && Math.hypot(x, y) < SLACK) return;
      if (!drag.moved) drag.card.dispatchEvent(new PointerEvent("pointercancel")); // it is not held to be read
      drag.moved = true;
      drag.card.style.translate = `${x}px ${y}px`;
    };
    /** @param {PointerEvent} event */
    const end = ({ clientY }) => {
      const sill = root.querySelector(".sill");
      if (drag?.moved && sill) isBack = clientY > sill.getBoundingClientRect().bottom;
      if (drag) drag.card.style.translate = "";
      drag = null;
    };
    /** The click that follows plays the card. @param {Event} event */
    const click = (event) => {
      if (isBack) event.stopPropagation();
      isBack = false;
    };
    /** Pictures are not dragged out of the window. @param {Event} event */
    const keep = (event) => event.preventDefault();

    root.addEventListener("pointerdown", begin);
    root.addEventListener("click", click, true);
    root.addEventListener("dragstart", keep);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    return () => {
      root.removeEventListener("pointerdown", begin);
      root.removeEventListener("click", click, true);
      root.removeEventListener("dragstart", keep);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
    };
  }, []);
}
