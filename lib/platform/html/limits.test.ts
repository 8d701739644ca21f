import { describe, expect, it } from "vitest";
import { htmlProblem } from "@/lib/platform/html/limits";

const problem = (html: string) => htmlProblem("Rules", html);

describe("a text", () => {
  it("can have 200 headings", () => {
    expect(problem("<h2>A</h2><h4>B</h4>".repeat(100))).toBeNull();
    expect(problem("<h2>A</h2>".repeat(201))).toBe("Rules can have at most 200 headings.");
    expect(problem("<H3>".repeat(201))).toBe("Rules can have at most 200 headings.");
  });

  it("can have lists, tables and quotations 10 deep, and many beside each other", () => {
    const nested = (tags: readonly string[]) =>
      tags.map((tag) => `<${tag}>`).join("") +
      tags
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join("");
    const deep = Array.from({ length: 11 }, (_, i) => ["ul", "ol", "table", "blockquote"][i % 4] ?? "");
    expect(problem(nested(deep.slice(1)).repeat(50))).toBeNull();
    expect(problem(nested(deep))).toBe("Rules can have lists, tables and quotations at most 10 deep.");
    expect(problem("<ul><li>".repeat(25_000))).toBe("Rules can have lists, tables and quotations at most 10 deep.");
  });

  it("can have 5,000 elements", () => {
    expect(problem("<p>A</p>".repeat(5_000))).toBeNull();
    const message = "Rules can have at most 5,000 elements, such as paragraphs, list items and cells.";
    for (const one of ["<p>A</p>", "<br>", "<li>", "<a>"]) expect(problem(one.repeat(5_001))).toBe(message);
  });

  it("can have 30,000 signs that the sanitiser looks at one by one", () => {
    expect(problem("&amp;".repeat(30_000))).toBeNull();
    for (const one of ["<", ">", "&amp;", "</p>"])
      expect(problem(one.repeat(30_001))).toBe("Rules can have at most 30,000 of the signs <, > and &.");
  });
});
