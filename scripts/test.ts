// Everything that must hold, once the packages are there (test.mjs sees to that).
// npm test [-- static | unit | api | browser] [name of a test]
import { mkdirSync, writeFileSync } from "node:fs";
import { buildSite, generateClient } from "@/scripts/lib/build";
import { inCheckout } from "@/scripts/lib/checkout";
import { onStop } from "@/scripts/lib/on-stop";
import { secondsSince } from "@/scripts/lib/step";
import { sum, type Tally } from "@/scripts/lib/tally";
import type { TestSite } from "@/scripts/lib/test-site";

const parts = ["static", "unit", "api", "browser"] as const;
type Part = (typeof parts)[number];

const words = process.argv.slice(2);
const chosen = parts.filter((part) => words.includes(part));
const filter = words.find((word) => !parts.includes(word as Part));
const wants = (part: Part) =>
  chosen.length > 0 ? chosen.includes(part) : !(part === "static" && filter !== undefined);

const tallies: Tally[] = [];

/** One stage: what it throws is a failure of its own and doesn't keep the later stages from running. */
async function stage(what: string, work: () => Promise<Tally>): Promise<boolean> {
  const began = Date.now();
  console.log(`\n== ${what}`);
  const tally = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    return { passed: 0, failed: 1 };
  });
  tallies.push(tally);
  console.log(`== ${what}: ${tally.passed} passed, ${tally.failed} failed (${secondsSince(began)})`);
  return tally.failed === 0;
}

const nothing: Tally = { passed: 0, failed: 0 };

onStop(() => process.exit(130));

await generateClient();
// Imported only now: they need the client that the line above makes.
const { checkLint, checkTypes, runPlaywright, runVitest } = await import("@/scripts/lib/test-runners");
const { makeTemplate } = await import("@/scripts/lib/site-template");
const { keepsNothing, startTestSite, testDistDir } = await import("@/scripts/lib/test-site");

if (wants("static")) {
  await stage("Lint and format", checkLint);
  await stage("Types", checkTypes);
}
if (wants("unit")) await stage("Unit tests", () => runVitest("unit", filter));

let site: TestSite | undefined;
async function startSite(): Promise<Tally> {
  // Some tests start a site of their own besides.
  await makeTemplate();
  site = await startTestSite();
  return nothing;
}
if (wants("api") || wants("browser")) {
  const built = await stage("Build", async () => {
    await buildSite(testDistDir);
    return nothing;
  });
  if (built) await stage("Database, demo content and server", startSite);
}
if (site) {
  const running = site;
  if (wants("api")) {
    await stage("API tests", async () => {
      // They write into the database behind the site's back and read at once, sooner than a notice arrives.
      const copy = await running.startCopy(keepsNothing);
      return runVitest("api", filter, { ...running, baseUrl: copy.baseUrl }).finally(() => copy.stop());
    });
  }
  if (wants("browser")) await stage("Browser tests", () => runPlaywright(filter, running));
  await running.stop();
  mkdirSync(inCheckout(".data", "test"), { recursive: true });
  writeFileSync(inCheckout(".data", "test", "server.log"), running.logs());
}

const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
