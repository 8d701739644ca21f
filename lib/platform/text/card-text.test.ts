import { expect, it } from "vitest";
import { cardText } from "@/lib/platform/text/card-text";

it.each([
  ["Cup 1\ufe0f\u20e3 of Šumen", "Cup 1 of Šumen"],
  ["🍁 Autumn 🍁 Cup", "Autumn Cup"],
  ["Nguye\u0302\u0303n", "Nguyễn"],
])("a card writes %j as %j", (text, drawn) => {
  expect(cardText(text)).toBe(drawn);
});
