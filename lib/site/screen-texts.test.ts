import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** Fixed by the specification. */
const fixed = ["You may edit people's names for another day"];

/** Texts of the API's document, of files for contest systems, and of machines. */
const otherTexts =
  /(^|\/)((endpoints|schema|inputs|fields|env|openapi[\w-]*)\.ts|contest-files\/.*|generated\/.*|.*\.test\.tsx?)$/;

const comments = [/\/\*.*?\*\//gs, /(^|\s)\/\/.*$/gm];

it("texts of screens have one kind of apostrophe", () => {
  const files = ["app", "components", "lib"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !otherTexts.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const source = fixed.reduce((text, fixedText) => text.replaceAll(fixedText, ""), readFileSync(file, "utf8"));
    const lines = comments.reduce((text, comment) => text.replace(comment, ""), source).split("\n");
    return lines.filter((line) => /[\p{L}\d}]'\p{L}/u.test(line)).map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});
