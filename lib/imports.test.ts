import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The folders that each folder of lib imports. */
const imports = new Map<string, Set<string>>();
for (const file of readdirSync("lib", { recursive: true, encoding: "utf8" }).map((name) => path.join("lib", name))) {
  if (!/(?<!\.test)\.tsx?$/.test(file) || file.startsWith("lib/generated/")) continue;
  const folder = path.dirname(file);
  const found = imports.get(folder) ?? new Set();
  for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(/from "@\/(lib\/[^"]+)"/g)) {
    if (path.dirname(imported) !== folder) found.add(path.dirname(imported));
  }
  imports.set(folder, found);
}

/** The folders on a chain of imports from `folder` back to itself; empty if there is none. */
function circleOf(folder: string, chain: string[] = []): string[] {
  if (chain.includes(folder)) return chain[0] === folder ? chain : [];
  for (const imported of imports.get(folder) ?? []) {
    const circle = circleOf(imported, [...chain, folder]);
    if (circle.length > 0) return circle;
  }
  return [];
}

test("no two folders of lib import each other, directly or through others", () => {
  expect(imports.size).toBeGreaterThan(20);
  expect([...imports.keys()].map((folder) => circleOf(folder)).filter(({ length }) => length > 0)).toEqual([]);
});

test("audit, country and mail import no other feature", () => {
  const featureOf = (folder: string) => folder.split("/")[1] ?? "";
  for (const lowest of ["audit", "country", "mail"]) {
    const ownFolders = [...imports].filter(([folder]) => featureOf(folder) === lowest);
    expect(ownFolders).not.toEqual([]);
    const features = ownFolders.flatMap(([, found]) => [...found].map(featureOf));
    expect(features.filter((one) => ![lowest, "platform", "generated"].includes(one))).toEqual([]);
  }
});
