/* Sets theme and zoom before anything is painted; theme.js changes the theme later. */
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

/* A window larger than 1920 × 1080 shows the same, but larger. */
(() => {
  const root = document.documentElement;
  const fit = () => {
    const by = Math.min(innerWidth / 1920, innerHeight / 1080);
    root.style.setProperty("--zoom", Math.max(1, Math.min(by, 4)).toFixed(3));
  };
  if (!("currentCSSZoom" in root)) return;
  fit();
  addEventListener("resize", fit);
})();
