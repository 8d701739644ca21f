import { expect, test } from "vitest";
import { excerpt, plainText } from "@/lib/html/plain-text";

test("HTML is told as one line of text, its entities as what they stand for", () => {
  expect(plainText("<h2>Rules</h2>\n<p>Two <b>days</b>, C++ &amp; Python: a &lt; b.</p>")).toBe(
    "Rules Two days, C++ & Python: a < b.",
  );
});

test("an excerpt ends with a whole word and says that there is more", () => {
  expect(excerpt("one two, three", 9)).toBe("one two…");
  expect(excerpt("one two", 9)).toBe("one two");
});
