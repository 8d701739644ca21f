import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** The folders that each folder of lib imports. */
const imports = new Map<string, Set<string>>();
for (const file of readdirSync("lib", { recursive: true, encoding: "utf8" }).map((name) => path.join("lib", name))) {
  if (!/(?<!\.test)\.tsx?$/.test(file) || file.startsWith("lib/generated/")) continue;
  const folder = path.dirname(file);
  const importedFolders = imports.get(folder) ?? new Set();
  for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)[\s(]*"@\/(lib\/[^"]+)"/g)) {
    if (path.dirname(imported) !== folder) importedFolders.add(path.dirname(imported));
  }
  imports.set(folder, importedFolders);
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

test.each(["audit", "country", "mail"])("%s imports no other feature", (feature) => {
  const featureOf = (folder: string) => folder.split("/")[1] ?? "";
  const ownFolders = [...imports].filter(([folder]) => featureOf(folder) === feature);
  expect(ownFolders).not.toEqual([]);
  const importedFeatures = ownFolders.flatMap(([, folders]) => [...folders].map(featureOf));
  expect(importedFeatures.filter((imported) => ![feature, "platform", "generated"].includes(imported))).toEqual([]);
});
