import { setTimeout as sleep } from "node:timers/promises";
import type { Part } from "@/bench/measure";
import { requestRaw } from "@/e2e/support/raw-http";
import { demoSessions } from "@/scripts/lib/demo-pages";

const readers = 300;

/** Milliseconds until the results are there. Throws if they are neither there nor hidden. */
async function reload(url: string): Promise<number> {
  for (;;) {
    const { status } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
    if (status === 200) return performance.now();
    if (status !== 404) throw new Error(`A reader of the results got ${status}.`);
  }
}

export const publication: Part = async ({ baseUrl }) => {
  const authorization = { Authorization: `Bearer ${(await demoSessions(baseUrl)).Administrator}` };
  async function send(method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) {
    const response = await fetch(baseUrl + path, { method, headers: { ...authorization, ...headers }, body });
    if (!response.ok) throw new Error(await response.text());
  }

  const teams = (await (await fetch(`${baseUrl}/api/Team`, { headers: authorization })).json()) as {
    group: string;
    contestants: { code: string }[];
  }[];
  for (const group of ["Junior", "Senior"])
    for (const day of [1, 2]) {
      const codes = teams.filter((team) => team.group === group).flatMap(({ contestants }) => contestants);
      const rows = codes.map(({ code }, i) => `${code},${(i * 7) % 101},${(i * 13) % 101},${(i * 29) % 101}`);
      const form = new FormData();
      form.set("file", new Blob([[`code,${day}a,${day}b,${day}c`, ...rows].join("\n")]), "results.csv");
      await send("POST", `/api/Result/import/${group}/${day}`, form);
    }

  const paths = Array.from({ length: readers }, (_, i) => (i % 10 === 0 ? "/api/Result" : "/results"));
  const reloads = Promise.all(paths.map((path) => reload(baseUrl + path)));
  await sleep(3_000);
  const from = performance.now();
  const state = JSON.stringify({ state: "PROVISIONAL" });
  await send("PUT", "/api/Result/state", state, { "Content-Type": "application/json" });
  const waits = (await reloads).map((seenAt) => (seenAt - from) / 1_000);
  if (Math.min(...waits) < 0) throw new Error("A reader had the results before they were published.");
  return [
    {
      name: `${readers} readers reload the results: until the last one has them`,
      wanted: "at most 3 s",
      measured: `${Math.max(...waits).toFixed(2)} s (the first after ${Math.min(...waits).toFixed(2)} s)`,
    },
  ];
};
