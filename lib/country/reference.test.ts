import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import countries from "@/lib/country/reference.json";

const flagFolder = path.join(process.cwd(), "public", "flags");

test("every country of ISO 3166-1 is listed once, with a unique id, name and code", () => {
  expect(countries.filter(({ alpha2 }) => !/^X[A-Z]$/.test(alpha2))).toHaveLength(249);
  for (const key of ["id", "name", "alpha2", "alpha3"] as const) {
    expect(new Set(countries.map((country) => country[key])).size).toBe(countries.length);
  }
});

test("delegations without a country of ISO 3166-1 have codes that it leaves to users", () => {
  const delegations = countries.filter(({ alpha2 }) => /^X[A-Z]$/.test(alpha2));
  expect(delegations.map(({ name, alpha2, alpha3 }) => [name, alpha2, alpha3])).toEqual([
    ["Kosovo", "XK", "XKX"],
    ["Neutral delegation", "XN", "XNT"],
  ]);
});

test("countries have their common short names", () => {
  const names = countries.map(({ name }) => name);
  const expected = [
    "Bulgaria",
    "Czechia",
    "Türkiye",
    "North Macedonia",
    "South Korea",
    "Moldova",
    "Iran",
    "Vietnam",
    "Taiwan",
  ];
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.filter((name) => name.includes(" of ") && name !== "Isle of Man")).toEqual(["Republic of the Congo"]);
});

test("every country has a flag of less than 2 KB", () => {
  const files = readdirSync(flagFolder).sort();
  expect(files).toEqual(countries.map(({ alpha2 }) => `${alpha2.toLowerCase()}.png`).sort());
  for (const file of files) expect(statSync(path.join(flagFolder, file)).size).toBeLessThan(2_000);
});
