import { expect, it } from "vitest";
import { type Box, fitText, textSizes } from "@/lib/print/text-size";

const name = { width: 89, height: 26, max: 34 } as const;

it("gives a short text the largest size and shrinks it in steps the longer it is", () => {
  const sizes = [4, 12, 24, 48, 120].map((length) => fitText("Abcde ".repeat(20).slice(0, length).trim(), name));
  expect(sizes[0]).toBe(34);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBeGreaterThan(3);
  for (const size of sizes) expect(textSizes).toContain(size);
});

it("counts the width of each kind of letter, not only their number", () => {
  const ofTwenty = (letter: string) => fitText(letter.repeat(20), name);
  expect(ofTwenty("i")).toBeGreaterThan(ofTwenty("n"));
  expect(ofTwenty("n")).toBeGreaterThan(ofTwenty("王"));
  // The vowel and the tone mark stand above their consonant.
  expect(ofTwenty("กี่")).toBe(ofTwenty("ก"));
});

it("breaks a word only if no size fits it otherwise", () => {
  const syllables = "Donaudampf schifffahrts gesellschaft";
  const word = syllables.replaceAll(" ", "");
  expect(fitText(word, name)).toBeLessThan(fitText(syllables, name));
  expect(fitText(syllables.replaceAll(" ", "-"), name)).toBe(fitText(syllables, name));
  // In one line it would need less than 7 points.
  expect(fitText("W".repeat(120), name)).toBeGreaterThan(7);
});

it("breaks a word rather than making it smaller than its box allows", () => {
  const word = "n".repeat(45);
  expect(fitText(word, name)).toBeLessThan(14);
  expect(fitText(word, { ...name, smallestWhole: 14 })).toBeGreaterThanOrEqual(14);
});

it("counts the lines of a text, and counts every character of a monospaced font alike", () => {
  const lines = "one\n\ntwo\nthree\nfour";
  expect(fitText(lines, name)).toBeLessThan(fitText(lines.replaceAll("\n", " "), name));
  const monospace: Box = { ...name, font: "mono" };
  expect(fitText("l".repeat(40), monospace)).toBe(fitText("0".repeat(40), monospace));
});
