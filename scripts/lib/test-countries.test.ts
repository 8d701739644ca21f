import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The host country and the one of past editions, with whose records no test counts. */
const shared = ["BG", "LA"];

/** Calls of support functions that use the country whose code they are given. */
const countryCalls =
  /\b(?:countryByCode|signedIn|signInAsNew|insertAccount|insertTwoTeams|openOwnTeam)\([^()]*?"([A-Z]{2})"/g;

/** The country codes that a test file uses on the shared site. */
const countriesOf = (text: string): string[] =>
  /\bown(Site|Edition)\(/.test(text) ? [] : [...text.matchAll(countryCalls)].flatMap(([, code]) => code ?? []);

it.each(["e2e/api", "e2e/browser"])("a country belongs to one file of %s", (folder) => {
  const files = new Map<string, Set<string>>();
  for (const file of readdirSync(folder))
    for (const code of countriesOf(readFileSync(`${folder}/${file}`, "utf8")))
      files.set(code, (files.get(code) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(30);
  const inSeveralFiles = [...files].filter(([code, names]) => names.size > 1 && !shared.includes(code));
  expect(inSeveralFiles.map(([code, names]) => [code, ...names])).toEqual([]);
});
