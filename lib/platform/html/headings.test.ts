import { expect, test } from "vitest";
import { withHeadingAnchors } from "@/lib/platform/html/headings";

test("each second-level heading gets an anchor of its own", () => {
  expect(withHeadingAnchors("<h2>Fair &amp; <em>square</em></h2><p>A</p><h3>B</h3><h2>Fair, square!</h2>")).toEqual({
    html: '<h2 id="text-fair-square">Fair &amp; <em>square</em></h2><p>A</p><h3>B</h3><h2 id="text-fair-square-2">Fair, square!</h2>',
    headings: [
      { id: "text-fair-square", text: "Fair & square" },
      { id: "text-fair-square-2", text: "Fair, square!" },
    ],
  });
});

test("a repeated heading does not get the anchor of another one", () => {
  const { headings } = withHeadingAnchors("<h2>Day 2</h2><h2>Day</h2><h2>Day</h2><h2>Day</h2>");
  expect(headings.map(({ id }) => id)).toEqual(["text-day-2", "text-day", "text-day-3", "text-day-4"]);
});

test("200 headings get an anchor, also in a text that has more", () => {
  const { html, headings } = withHeadingAnchors("<h2>Day</h2>".repeat(5_000));
  expect(headings.map(({ id }) => id).slice(-2)).toEqual(["text-day-199", "text-day-200"]);
  expect(html.match(/<h2>Day<\/h2>/g)).toHaveLength(4_800);
});

test("an anchor is made of the beginning of a long heading", () => {
  const [heading] = withHeadingAnchors(`<h2>${"word ".repeat(100)}</h2>`).headings;
  // "word" 20 times with hyphens between: the first 100 characters end with a space.
  expect(heading?.id).toHaveLength("text-".length + 99);
});

test.each(["Content", "On this page"])("the heading %j has no id of the page around the text", (text) => {
  const [heading] = withHeadingAnchors(`<h2>${text}</h2>`).headings;
  expect(heading?.id).toMatch(/^text-/);
});
