import { expect, test } from "vitest";
import { excerpt, plainText, withoutSalutation } from "@/lib/platform/html/plain-text";

test("HTML becomes one line of text with decoded entities", () => {
  expect(plainText("<h2>Rules</h2>\n<p>Two <b>days</b>, C++ &amp; Python: a &lt; b.</p>")).toBe(
    "Rules Two days, C++ & Python: a < b.",
  );
});

test("an entity that was written as text stays text", () => {
  expect(plainText("<p>&amp;lt; and&nbsp;&quot;&gt;&#39;</p>")).toBe("&lt; and \">'");
});

test("an excerpt ends with a whole word and an ellipsis", () => {
  expect(excerpt("one two, three", 9)).toBe("one two…");
  expect(excerpt("one two", 9)).toBe("one two");
});

test("a salutation is left out", () => {
  expect(withoutSalutation("<p>Dear friends,</p>\n<p>In April, Shumen fills.</p>")).toBe(
    "\n<p>In April, Shumen fills.</p>",
  );
  expect(withoutSalutation("<p>In April, Shumen fills.</p>")).toBe("<p>In April, Shumen fills.</p>");
});
