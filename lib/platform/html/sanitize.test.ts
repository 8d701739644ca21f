import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";

describe("an administrator's HTML", () => {
  it("keeps headings, lists, tables and links", () => {
    const html =
      '<h2>Rules</h2><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table><a href="https://ioi.example/">y</a>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<p onclick="alert(1)">', "<p></p>"],
    ["a script in a link", '<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ["a link to another site's path", '<a href="//elsewhere.example">x</a>', "<a>x</a>"],
    ["a list of definitions", "<dl><dt>a</dt><dd>b</dd></dl>", "ab"],
    ["a style", '<p style="position:fixed">x</p>', "<p>x</p>"],
    ["an image from elsewhere", '<img src="https://elsewhere.example/x.png">'],
    ["a frame", '<iframe src="https://elsewhere.example/"></iframe>'],
  ])("loses %s", (_what, html, sanitized = "") => {
    expect(sanitizeHtml(html)).toBe(sanitized);
  });
});
