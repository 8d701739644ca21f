import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { darkColors, lightColors } from "@/lib/platform/browser/theme";

/** A stylesheet's colours in each scheme, by the custom property's name. */
function schemes(path: string) {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  // e.g. "--color-paper: light-dark(#faf5ec, #211a17)", or one colour for both schemes.
  const color = /--(?:color-)?([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?/g;
  for (const [, name = "", hex = "", darkHex = hex] of readFileSync(path, "utf8").matchAll(color)) {
    light[name] = hex;
    dark[name] = darkHex;
  }
  return { light, dark };
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
