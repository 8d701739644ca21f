import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { darkColors, lightColors } from "@/lib/platform/browser/theme";

/** The hex colours that CSS gives to custom properties, by the property's name. */
function hexColors(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--(?:color-)?([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** A stylesheet's colours before and inside its media query for the dark scheme. */
function schemes(path: string) {
  const [light = "", dark = ""] = readFileSync(path, "utf8").split("(prefers-color-scheme: dark)");
  return { light: hexColors(light), dark: hexColors(dark.split("@media")[0] ?? "") };
}

describe("the colours", () => {
  const theme = schemes("app/styles/theme.css");

  test("in lib/platform/browser/theme.ts are those of the theme", () => {
    expect(theme.light).toMatchObject(lightColors);
    expect(theme.dark).toMatchObject(darkColors);
  });

  test("of the API reference are those of the theme", () => {
    const reference = schemes("public/api-docs/style.css");
    expect(theme.light).toMatchObject(reference.light);
    expect(theme.dark).toMatchObject(reference.dark);
  });

  test("of the icon are those of the theme", () => {
    const used = readFileSync("app/icon.svg", "utf8").match(/#[0-9a-f]{6}/g) ?? [];
    expect([...Object.values(theme.light), ...Object.values(theme.dark)]).toEqual(expect.arrayContaining(used));
  });
});
