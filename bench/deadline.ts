import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import sharp from "sharp";
import { median, type Part } from "@/bench/measure";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";
import { emptyId } from "@/lib/platform/validation/ids";

const teams = 150;
const countries = 60;
const minuteMs = 60_000;

const emailOf = (registrator: number) => `deadline.${registrator}@demo.test`;

/** One registrator for each country, with the password of the demo's users. */
async function addRegistrators(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO "User" ("id", "email", "name", "role", "countryId", "passwordHash")
     SELECT gen_random_uuid(), 'deadline.' || row_number() OVER (ORDER BY c."alpha2") - 1 || '@demo.test', c."name",
       'TeamRegistrator', c."id", u."passwordHash"
     FROM (SELECT * FROM "Country" ORDER BY "alpha2" LIMIT $1) c, "User" u WHERE u."email" = 'admin@demo.test'`,
    [countries],
  );
  await client.end();
}

/** Portraits of 600 × 760 pixels as JPEG in base64; no two are the same. */
async function makePortraits(count: number): Promise<string[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;
  const blurred = sharp({ create: { width: 100, height: 125, channels: 3, background: "black", noise } }).png();
  const photo = await sharp(await blurred.toBuffer())
    .resize(800, 1_000)
    .png()
    .toBuffer();
  return Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const region = { left: i % 100, top: Math.floor(i / 100), width: 600, height: 760 };
      return (await sharp(photo).extract(region).jpeg({ quality: 90 }).toBuffer()).toString("base64");
    }),
  );
}

/** A leader, a deputy and four contestants. */
function teamOf(portraits: readonly string[]) {
  const [leader, deputy, ...others] = portraits;
  const leaderOf = (name: string, picture?: string) => {
    const { leaderPerson, ...contact } = leaderModel(name);
    return { ...contact, leaderPerson: { ...leaderPerson, picture } };
  };
  const contestants = Array.from({ length: 4 }, (_, i) => {
    const { contestantPerson, ...answers } = contestantModel(`Contestant ${"ABCD"[i]}`);
    return { ...answers, contestantPerson: { ...contestantPerson, picture: others[i] } };
  });
  return teamPayload({
    leaderCreateModel: leaderOf("Leader", leader),
    hasDeputyLeader: true,
    deputyLeaderId: emptyId,
    deputyLeaderCreateModel: leaderOf("Deputy", deputy),
    contestants,
  });
}

/** Registers the teams, evenly within a time. Returns seconds that each took, in ascending order. */
async function register(baseUrl: string, tokens: string[], bodies: string[], withinMs: number): Promise<number[]> {
  const durations = bodies.map(async (body, i) => {
    await sleep((withinMs / bodies.length) * i);
    const began = performance.now();
    const response = await fetch(`${baseUrl}/api/Team`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${tokens[i % tokens.length]}` },
      body,
    });
    const text = await response.text();
    if (response.status !== 201) throw new Error(`Team ${i + 1} got ${response.status}: ${text}`);
    return (performance.now() - began) / 1_000;
  });
  return (await Promise.all(durations)).sort((a, b) => a - b);
}

export const deadline: Part = async ({ baseUrl, databaseUrl }) => {
  await addRegistrators(databaseUrl);
  const tokens: string[] = [];
  for (let i = 0; i < countries; i++) {
    const response = await fetch(`${baseUrl}/api/Identity/Login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.0.${i}` },
      body: JSON.stringify({ email: emailOf(i), password: "autumn-demo" }),
    });
    tokens.push(((await response.json()) as { token: string }).token);
  }
  const plain = Array.from({ length: teams }, () => JSON.stringify(teamOf([])));
  const atOnce = await register(baseUrl, tokens, plain, 0);
  const portraits = await makePortraits(teams * 6);
  const illustrated = plain.map((_, i) => JSON.stringify(teamOf(portraits.slice(i * 6, i * 6 + 6))));
  const within = await register(baseUrl, tokens, illustrated, minuteMs);
  const last = (seconds: number[]) => `${seconds.at(-1)?.toFixed(1)} s`;
  return [
    {
      name: `${teams} teams of ${countries} countries are registered at once: until the last is stored`,
      wanted: "none refused",
      measured: last(atOnce),
    },
    {
      name: `${teams} teams with ${teams * 6} portraits are registered within a minute: the longest wait`,
      wanted: "none refused",
      measured: `${last(within)} (half of them at most ${median(within).toFixed(1)} s)`,
    },
  ];
};
