import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

it.each([
  ["the site reads", "lib/platform/env.ts", /^ {4}([A-Z_]+):/gm],
  ["Docker Compose reads", "docker-compose.yml", /\$\{([A-Z_]+)/g],
  ["the example has", ".env.example", /^(?:# )?([A-Z_]+)=/gm],
])("docs/operations.md lists every variable that %s", (_what, file, pattern) => {
  const names = [...read(file).matchAll(pattern)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const [, table = ""] = /## Environment variables\n(.*?)\n## /s.exec(read("docs/operations.md")) ?? [];
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

it("the example has every value in quotes, so that none is cut", () => {
  const values = [...read(".env.example").matchAll(/^(?:# )?[A-Z_]+=(.*)$/gm)].map(([, value]) => value);
  expect(values.filter((value) => !/^'[^']*'$/.test(value ?? ""))).toEqual([]);
});

const withoutCode = (text: string) => text.replaceAll(/^```.*?^```/gms, "");

/** The anchors that GitHub makes of the headings. */
const anchors = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

function isBroken(from: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file ? path.join(path.dirname(from), file) : from;
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchors(read(target)).includes(anchor);
}

const documentsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.join(folder, name));

it.each([".", "docs", "bench"].flatMap(documentsOf))("%s links to files and headings that exist", (file) => {
  const links = [...withoutCode(read(file)).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => isBroken(file, link))).toEqual([]);
});
