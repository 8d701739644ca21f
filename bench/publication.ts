import { Client } from "pg";
import type { Figure } from "@/bench/figure";
import { type Part, tournament } from "@/bench/part";
import { tokenOf } from "@/bench/token";
import { requestRaw } from "@/e2e/support/raw-http";
import type { TestSite } from "@/scripts/lib/test-site";

const readers = 300;

/** Returns how many contestants have points. */
async function insertPoints(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO "Task" ("id", "editionId", "group", "day", "position", "name", "maximum")
       SELECT gen_random_uuid(), e."id", g, d, p, 'Task ' || d || p, 100
       FROM "Edition" e, unnest(enum_range(NULL::"ContestantGroup")) g, generate_series(1, 2) d, generate_series(1, 3) p
       WHERE e."isCurrent"`,
    );
    await client.query(
      `INSERT INTO "Score" ("contestantId", "taskId", "editionId", "points")
       SELECT k."id", s."id", s."editionId", round((random() * 100)::numeric, 1)
       FROM "Contestant" k JOIN "Team" t ON t."id" = k."teamId"
       JOIN "Task" s ON s."editionId" = t."editionId" AND s."group" = t."group"`,
    );
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(DISTINCT s."contestantId")::int AS "count"
       FROM "Score" s JOIN "Edition" e ON e."id" = s."editionId" WHERE e."isCurrent"`,
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

/** Returns when the results were there, and the statuses that are neither 404 nor 200. */
async function reload(url: string): Promise<{ seenAt: number; refused: number }> {
  let refused = 0;
  for (;;) {
    const { status } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
    if (status === 200) return { seenAt: performance.now(), refused };
    if (status !== 404) refused++;
  }
}

async function publish(baseUrl: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ state: "PROVISIONAL" });
  const response = await fetch(`${baseUrl}/api/Result/state`, { method: "PUT", headers, body });
  if (!response.ok) throw new Error(await response.text());
}

async function publicationFigures({ baseUrl, databaseUrl }: TestSite): Promise<Figure[]> {
  const token = await tokenOf(baseUrl);
  const contestants = await insertPoints(databaseUrl);
  const crowd = Promise.all(
    Array.from({ length: readers }, (_, i) => reload(baseUrl + (i % 10 === 0 ? "/api/Result" : "/results"))),
  );
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const from = performance.now();
  await publish(baseUrl, token);
  const seen = await crowd;
  const waits = seen.map(({ seenAt }) => seenAt - from);
  const early = waits.filter((wait) => wait < 0).length;
  const refused = seen.reduce((sum, one) => sum + one.refused, 0);
  return [
    {
      name: `${readers} readers reload the results of ${contestants}: seconds until the last one has them`,
      target: { atMost: 3 },
      measured: Math.max(...waits) / 1000,
      detail: `the first after ${Math.min(...waits).toFixed(0)} ms`,
    },
    {
      name: "of their requests, neither 200 nor 404, or early",
      target: { atMost: 0 },
      measured: refused + early,
      detail: "",
    },
  ];
}

export const publication: Part = { size: tournament, measure: publicationFigures };
