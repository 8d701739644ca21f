import { expect, test } from "vitest";
import { withHeadingAnchors } from "@/lib/html/headings";

test("each second-level heading gets an anchor of its own", () => {
  expect(withHeadingAnchors("<h2>Fair &amp; <em>square</em></h2><p>A</p><h3>B</h3><h2>Fair, square!</h2>")).toEqual({
    html: '<h2 id="fair-square">Fair &amp; <em>square</em></h2><p>A</p><h3>B</h3><h2 id="fair-square-2">Fair, square!</h2>',
    headings: [
      { id: "fair-square", text: "Fair & square" },
      { id: "fair-square-2", text: "Fair, square!" },
    ],
  });
});
