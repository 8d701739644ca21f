import type { Figure } from "@/bench/figure";
import { median } from "@/bench/load";
import { changeTeam } from "@/bench/memory";
import { type Effort, type Part, tournament } from "@/bench/part";
import { tokenOf } from "@/bench/token";
import { requestRaw } from "@/e2e/support/raw-http";
import type { TestSite } from "@/scripts/lib/test-site";

const readers = 500;
const addresses = 40;

/** Completed with searches. */
async function publicUrls(baseUrl: string): Promise<string[]> {
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => baseUrl + new URL(url).pathname);
  const searches = Array.from({ length: addresses }, (_, i) => `${baseUrl}/teams?q=${i}`);
  return [...pages, ...searches].slice(0, addresses);
}

async function read(url: string): Promise<number> {
  const { status } = await requestRaw(url, { headers: { "Accept-Encoding": "br" } });
  return status;
}

interface Crowd {
  lastMs: number;
  /** Rendering the same addresses one after the other. */
  sequentialMs: number;
  statuses: Map<number, number>;
}

async function readAll(baseUrl: string, token: string, urls: string[]): Promise<Crowd> {
  await changeTeam(baseUrl, token);
  const sequentialFrom = performance.now();
  for (const url of urls) await read(url);
  const sequentialMs = performance.now() - sequentialFrom;
  await changeTeam(baseUrl, token);
  const from = performance.now();
  const all = await Promise.all(Array.from({ length: readers }, (_, i) => read(urls[i % urls.length] ?? baseUrl)));
  const lastMs = performance.now() - from;
  const statuses = new Map<number, number>();
  for (const status of all) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return { lastMs, sequentialMs, statuses };
}

async function crowdFigures({ baseUrl }: TestSite, { runs }: Effort): Promise<Figure[]> {
  const token = await tokenOf(baseUrl);
  const urls = await publicUrls(baseUrl);
  const results: Crowd[] = [];
  for (let i = 0; i < runs; i++) results.push(await readAll(baseUrl, token, urls));
  const refused = results.map(({ statuses }) => readers - (statuses.get(200) ?? 0));
  const counts = results.map(({ statuses }) =>
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(", "),
  );
  const last = median(results.map(({ lastMs }) => lastMs));
  const sequential = median(results.map(({ sequentialMs }) => sequentialMs));
  return [
    {
      name: "500 readers of 40 addresses after a change, not 200",
      target: { atMost: 0 },
      measured: Math.max(...refused),
      detail: counts.join("; "),
    },
    {
      name: "the last of them ÷ rendering the 40 one by one",
      target: { atMost: 3 },
      measured: median(results.map(({ lastMs, sequentialMs }) => lastMs / sequentialMs)),
      detail: `${last.toFixed(0)} ms and ${sequential.toFixed(0)} ms`,
    },
  ];
}

/** 500 simultaneous readers of 40 addresses right after a change. */
export const crowd: Part = { size: tournament, measure: crowdFigures };
