/** Copied from app/styles/theme.css for what cannot read custom properties; a test compares both. */
export const lightColors = {
  paper: "#faf5ec",
  ink: "#2b2320",
  "ink-soft": "#66584e",
  edge: "#8c7a66",
  maple: "#a8321f",
  "maple-wash": "#fae6de",
  "amber-leaf": "#dd9a2f",
  "forest-leaf": "#55865a",
};

export const darkColors = { paper: "#211a17" };
