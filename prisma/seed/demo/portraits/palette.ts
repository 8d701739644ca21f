/** Colours of the portraits: an autumn in Shumen. */
export const backgrounds = [
  ["#efdcbd", "#e4c79b"],
  ["#ecd0b4", "#ddb08a"],
  ["#dfdcc1", "#c6c49b"],
  ["#d9dccb", "#b9c2a6"],
  ["#ead9cf", "#d8b9ab"],
  ["#d8dde0", "#b4c0c6"],
  ["#f0e1c9", "#e3bf85"],
  ["#e3d3c8", "#c9ac9b"],
] as const;

export const clothes = [
  "#8f3b2c",
  "#b3622f",
  "#c58a32",
  "#5e6b3f",
  "#3f5a4c",
  "#374a5c",
  "#5b3f52",
  "#6d4a36",
  "#2f3a40",
  "#a8543f",
] as const;

/** Face, its shaded side, and the lips. */
export type Skin = readonly [face: string, shade: string, lips: string];

export type Complexion = "fair" | "dark";

export const skins: Record<Complexion, readonly Skin[]> = {
  fair: [
    ["#f4d3b8", "#e3b594", "#c4756a"],
    ["#efc6a3", "#dba882", "#b9685b"],
    ["#f7dcc6", "#e8bfa3", "#cd7f76"],
    ["#e6b890", "#cf9a70", "#ab5f50"],
  ],
  dark: [
    ["#d9a577", "#c08a5d", "#9c5546"],
    ["#c68a5c", "#aa7046", "#8a4639"],
    ["#a86f47", "#8c5833", "#74382f"],
    ["#e3b488", "#cb976b", "#a65c4b"],
  ],
};

export const hairs: Record<Complexion, readonly string[]> = {
  fair: ["#3a2a22", "#5a3d29", "#7b5230", "#a9743c", "#c99a55", "#2a2320", "#8c4a2a", "#4a3428"],
  dark: ["#1f1a18", "#2a211d", "#33261f", "#231d1f"],
};

export const greyHairs = ["#8d8780", "#a7a198", "#6f6a66", "#bdb6ab"] as const;
