/** The theme, dark or light, stored in the browser. */

import { keep } from "./storage.js";
import { effect, signal } from "./ui.js";

/** @typedef {"dark" | "light"} Theme */

const GROUND = { dark: "#0b0d15", light: "#dcd6c8" };

const root = document.documentElement;

export const theme = signal(/** @type {Theme} */ (root.dataset.theme === "light" ? "light" : "dark"));

effect(() => {
  root.dataset.theme = theme.value;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[theme.value]);
});

/** Switches the theme and stores the choice. */
export function toggleTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep("vigil.theme", theme.value);
}
