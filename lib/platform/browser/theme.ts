/** The colours of app/styles/theme.css, for what cannot read custom properties; a test compares both. */
export const lightColors = {
  paper: "#faf5ec",
  sheet: "#fffdf8",
  sunk: "#f2e9da",
  ink: "#2b2320",
  "ink-soft": "#66584e",
  rule: "#ddceb5",
  edge: "#8c7a66",
  maple: "#a8321f",
  "maple-fill": "#a8321f",
  "maple-wash": "#fae6de",
  "on-maple": "#fffaf2",
  amber: "#845405",
  "amber-leaf": "#dd9a2f",
  forest: "#2e5c3a",
  "forest-leaf": "#55865a",
  focus: "#1d4f7c",
};

type Colors = Record<string, string>;

export const darkColors = {
  paper: "#211a17",
  sunk: "#372d28",
  ink: "#f3e9da",
  "ink-soft": "#c3b4a4",
  rule: "#4b3e36",
  maple: "#f08a70",
  forest: "#9bcda2",
};

/** CSS declarations of custom properties, such as "--paper:#faf5ec". */
export function customProperties(colors: Colors): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");
}
