// Measures the site against the least that could do the same, and fails if a figure is missed. Run with: npm run bench
// --freshness adds 1,000 writes under a reading load, --memory ten minutes of mixed load.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { type Figure, holds, table } from "@/bench/figure";
import { median } from "@/bench/load";
import { memoryFigure } from "@/bench/memory";
import { againstPg, againstPlain, againstRaw, againstUncached } from "@/bench/reading";
import { type Home, openLine, registerThroughPg, registerThroughSite } from "@/bench/registration";
import { signInFigure } from "@/bench/sign-ins";
import { inCheckout } from "@/scripts/lib/checkout";
import { onOwnSite } from "@/scripts/lib/own-site";
import { runNode } from "@/scripts/lib/program";
import { step } from "@/scripts/lib/step";
import { keepsNothing, type TestSite } from "@/scripts/lib/test-site";

const { values } = parseArgs({
  options: { freshness: { type: "boolean" }, memory: { type: "boolean" }, quick: { type: "boolean" } },
});
const effort = values.quick ? { seconds: 2, runs: 3 } : { seconds: 5, runs: 5 };
const figures: Figure[] = [];

async function measure(what: string, work: () => Promise<Figure | Figure[]>): Promise<void> {
  figures.push(...[await step(what, work)].flat());
}

async function tokenOf(baseUrl: string): Promise<string> {
  const body = JSON.stringify({ email: "admin@demo.test", password: "autumn-demo" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${baseUrl}/api/Identity/Login`, { method: "POST", headers, body });
  return ((await answer.json()) as { token: string }).token;
}

/** The milliseconds that reading the administrator's list takes, in the middle of some. */
async function listMs(baseUrl: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(baseUrl)}` };
  const times: number[] = [];
  for (let i = 0; i < 4 + effort.runs * 2; i++) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/api/Team`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
  }
  // The first ones warm up.
  return median(times.slice(4));
}

/** Teams before those that are measured: Node compiles what runs often, and until then each takes less time than the last. */
const warmUp = 1_000;

async function registrationFigure({ baseUrl, databaseUrl }: TestSite, token: string): Promise<Figure> {
  const client = new Client({ connectionString: databaseUrl });
  const line = openLine(baseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT e."id" AS "editionId", c."id" AS "countryId", u."id" AS "userId"
      FROM "Edition" e, "Country" c, "User" u WHERE e."isCurrent" AND u."role" = 'Administrator'`);
    // All countries in turn: a tournament's teams are not one country's.
    const homes = rows as Home[];
    const [site, bare]: [number[], number[]] = [[], []];
    for (let i = 0; i < warmUp + effort.runs * 40; i++) {
      const home = homes[i % homes.length] as Home;
      site.push(await registerThroughSite(line, token, home));
      bare.push(await registerThroughPg(client, home));
    }
    const [ours, theirs] = [median(site.slice(warmUp)), median(bare.slice(warmUp))];
    const detail = `${ours.toFixed(1)} ms and ${theirs.toFixed(1)} ms`;
    return { name: "POST /api/Team ÷ bare pg", wanted: { atMost: 5 }, measured: ours / theirs, detail };
  } finally {
    line.close();
    await client.end();
  }
}

async function withManyTeams(site: TestSite): Promise<void> {
  const { baseUrl, databaseUrl } = site;
  const token = await tokenOf(baseUrl);
  const uncached = await step("Starting a copy without the cache", () => site.startCopy(keepsNothing));
  await measure("/teams from memory and raw", () => againstRaw("/teams", baseUrl, effort));
  await measure("/teams from memory and without", () => againstUncached("/teams", baseUrl, uncached.baseUrl, effort));
  await measure("/teams and a plain Next page", () => againstPlain("/teams", baseUrl, uncached.baseUrl, effort));
  await measure("/api/Team from memory and raw", () => againstRaw("/api/Team", baseUrl, effort));
  await measure("/api/Team in full and bare pg", () => againstPg(baseUrl, token, databaseUrl, effort));
  await measure("Sign-ins beside visitors", () => signInFigure(baseUrl, effort));
  const hundreds = await step("The uncached list of 300 teams", () => listMs(baseUrl));
  const thousands = await onOwnSite({ teams: 3_000, countries: 40 }, (large) => listMs(large.baseUrl));
  const detail = `${thousands.toFixed(0)} ms and ${hundreds.toFixed(0)} ms`;
  const name = "uncached list, 3,000 ÷ 300 teams";
  figures.push({ name, wanted: { atMost: 11 }, measured: thousands / hundreds, detail });
  // It leaves teams behind, so it is the last.
  await measure("Registering teams", () => registrationFigure(site, token));
  if (values.memory) await measure("Ten minutes of mixed load", () => memoryFigure(site, token));
}

mkdirSync(inCheckout(".data", "bench"), { recursive: true });
await onOwnSite({ teams: 300, countries: 40 }, withManyTeams);
if (values.freshness) {
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project=api", "e2e/api/page-cache.test.ts"];
  const { code } = await runNode(args, { env: { NODE_ENV: "test", FRESHNESS_WRITES: "1000" }, show: true });
  figures.push({
    name: "stale reads in 1,000 writes",
    wanted: { atMost: 0 },
    measured: code === 0 ? 0 : 1,
    detail: "",
  });
}
const missed = figures.filter((figure) => !holds(figure)).length;
console.log(`\n${table(figures)}\n\n${missed === 0 ? "Every figure is held." : `${missed} missed.`}`);
process.exit(missed === 0 ? 0 : 1);
