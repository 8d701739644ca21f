// npm run bench [-- --quick --freshness --memory]: compares the site with minimal servers and fails if a target is missed.
// --freshness adds 1,000 writes during reads, --memory ten minutes of mixed load.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { crowdFigures } from "@/bench/crowd";
import { type Figure, isReached, table } from "@/bench/figure";
import { median } from "@/bench/load";
import { memoryFigure } from "@/bench/memory";
import { againstPg, againstPlain, againstRaw, againstUncached } from "@/bench/reading";
import { type Home, openConnection, registerThroughPg, registerThroughSite } from "@/bench/registration";
import { signInFigure } from "@/bench/sign-ins";
import { tokenOf } from "@/bench/token";
import { inCheckout } from "@/scripts/lib/checkout";

import { run, step } from "@/scripts/lib/command";
import { type TestSite, withoutPageCache, withTestSite } from "@/scripts/lib/test-site";

const { values } = parseArgs({
  options: { freshness: { type: "boolean" }, memory: { type: "boolean" }, quick: { type: "boolean" } },
});
const effort = values.quick ? { seconds: 2, runs: 3 } : { seconds: 5, runs: 5 };
const figures: Figure[] = [];

async function measure(what: string, work: () => Promise<Figure | Figure[]>): Promise<void> {
  figures.push(...[await step(what, work)].flat());
}

/** The median duration of the administrator's list in milliseconds. */
async function listMs(baseUrl: string): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(baseUrl)}` };
  const times: number[] = [];
  for (let i = 0; i < 4 + effort.runs * 2; i++) {
    const began = performance.now();
    await (await fetch(`${baseUrl}/api/Team`, { headers })).arrayBuffer();
    times.push(performance.now() - began);
  }
  // The first requests warm up the server.
  return median(times.slice(4));
}

/** The number of teams that are registered before the measurement, until Node has compiled the code. */
const warmUp = 1_000;

async function registrationFigure({ baseUrl, databaseUrl }: TestSite, token: string): Promise<Figure> {
  const client = new Client({ connectionString: databaseUrl });
  const connection = openConnection(baseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT e."id" AS "editionId", c."id" AS "countryId", u."id" AS "userId"
      FROM "Edition" e, "Country" c, "User" u WHERE e."isCurrent" AND u."role" = 'Administrator'`);
    // All countries in turn, as in a tournament.
    const homes = rows as Home[];
    const [site, bare]: [number[], number[]] = [[], []];
    for (let i = 0; i < warmUp + effort.runs * 40; i++) {
      const home = homes[i % homes.length] as Home;
      site.push(await registerThroughSite(connection, token, home));
      bare.push(await registerThroughPg(client, home));
    }
    const [siteMs, bareMs] = [median(site.slice(warmUp)), median(bare.slice(warmUp))];
    const detail = `${siteMs.toFixed(1)} ms and ${bareMs.toFixed(1)} ms`;
    return { name: "POST /api/Team ÷ bare pg", target: { atMost: 5 }, measured: siteMs / bareMs, detail };
  } finally {
    connection.close();
    await client.end();
  }
}

async function withManyTeams(site: TestSite): Promise<void> {
  const { baseUrl, databaseUrl } = site;
  const token = await tokenOf(baseUrl);
  const uncached = await step("Starting a server without the cache", () => site.startInstance(withoutPageCache));
  await measure("/teams, cached, and node:http", () => againstRaw("/teams", baseUrl, effort));
  await measure("/teams with and without the cache", () =>
    againstUncached("/teams", baseUrl, uncached.baseUrl, effort),
  );
  await measure("/teams and a plain Next page", () => againstPlain("/teams", baseUrl, uncached.baseUrl, effort));
  await measure("/api/Team, cached, and node:http", () => againstRaw("/api/Team", baseUrl, effort));
  await measure("/api/Team as administrator and pg", () => againstPg(baseUrl, token, databaseUrl, effort));
  await measure("/teams during sign-ins", () => signInFigure(baseUrl, effort));
  await measure("500 readers after a change", () => crowdFigures(site, token, effort.runs));
  const hundreds = await step("The uncached list of 300 teams", () => listMs(baseUrl));
  const thousands = await withTestSite({ teams: 3_000, countries: 40 }, (large) => listMs(large.baseUrl));
  const detail = `${thousands.toFixed(0)} ms and ${hundreds.toFixed(0)} ms`;
  const name = "uncached list, 3,000 ÷ 300 teams";
  figures.push({ name, target: { atMost: 11 }, measured: thousands / hundreds, detail });
  // The last measurement, because it leaves teams behind.
  await measure("Registering teams", () => registrationFigure(site, token));
  if (values.memory) await measure("Ten minutes of mixed load", () => memoryFigure(site, token));
}

mkdirSync(inCheckout(".data", "bench"), { recursive: true });
await withTestSite({ teams: 300, countries: 40 }, withManyTeams);
if (values.freshness) {
  const { failed } = await run("vitest", ["run", "--project=api", "e2e/api/page-cache.test.ts"], {
    env: { FRESHNESS_WRITES: "1000" },
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
  figures.push({
    name: "stale reads in 1,000 writes",
    target: { atMost: 0 },
    measured: failed ? 1 : 0,
    detail: "",
  });
}
const missed = figures.filter((figure) => !isReached(figure)).length;
console.log(`\n${table(figures)}\n\n${missed === 0 ? "Every target is reached." : `${missed} missed.`}`);
process.exit(missed === 0 ? 0 : 1);
