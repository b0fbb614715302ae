/** Cards as buttons. A card keeps its element in every state, so that lighting it does not rebuild it. */

/** @param {(() => void) | undefined} onPress  none: it can only be looked at */
export const pressable = (onPress) => ({
  role: onPress ? "button" : "img",
  tabIndex: onPress ? 0 : -1,
  onClick: onPress,
});

addEventListener("keydown", (event) => {
  const { target, key } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement) || target.role !== "button") return;
  if (key !== "Enter" && key !== " ") return;
  event.preventDefault();
  target.click();
});
