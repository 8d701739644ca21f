import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const text = readFileSync("docker-compose.yml", "utf8");
const { database, migrate, site } = parse(text, { merge: true }).services;
const exactVersion = /:\d+\.\d+[\w.-]*$/;

it("has no default within a default, which Compose 1 reads wrongly", () => {
  expect(text).not.toMatch(/\$\{[^}]*\$\{/);
});

it.each(["SITE_URL", "AUTH_SECRET", "GIVEN_PASSWORD_KEY", "ADMIN_EMAIL", "ADMIN_PASSWORD"])("requires %s", (name) => {
  // Compose puts "required variable … is missing a value:" before it.
  expect(site.environment[name]).toBe(`\${${name}:?Copy .env.example to .env and fill it in.}`);
});

it("names an exact version of each image", () => {
  expect(database.image).toMatch(exactVersion);
  const bases = [...readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+:\S+)/gm)].map(([, image]) => image);
  expect(bases).toEqual([expect.stringMatching(exactVersion)]);
});

it("migrates with the site's own image", () => {
  expect(site.image).toBeTruthy();
  expect(migrate.image).toBe(site.image);
});

it("gives the cache to the account that the site runs as", () => {
  expect(site.tmpfs).toContain("/app/.next/app/cache:uid=1000,gid=1000");
  expect(readFileSync("Dockerfile", "utf8")).toMatch(/^USER node$/m);
});
