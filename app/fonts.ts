import literata from "@fontsource/literata/files/literata-latin-600-normal.woff2";
import sourceSans from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2";
import { preload } from "react-dom";

/** Preloads the two fonts that every page uses, so that they load in parallel with the style sheet. */
export function preloadFonts(): void {
  for (const file of [literata, sourceSans]) preload(file, { as: "font", type: "font/woff2", crossOrigin: "" });
}
