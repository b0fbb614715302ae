/* Sets the theme before anything is painted; theme.js changes it later. */
(() => {
  const light = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  let kept = null;
  try {
    kept = localStorage.getItem("vigil.theme");
  } catch {
    // Storage may be forbidden; the system's theme is right then.
  }
  document.documentElement.dataset.theme = kept === "light" || kept === "dark" ? kept : light;
})();
