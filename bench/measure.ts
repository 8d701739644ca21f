import { run, typeScript } from "@/scripts/lib/command";
import type { TestSite } from "@/scripts/lib/test-site";

/** A line of the table. */
export interface Figure {
  name: string;
  wanted: string;
  measured: string;
}

/** Throws only if something failed; a figure that is not as wanted is no failure. */
export type Part = (site: TestSite) => Promise<Figure[]>;

/** `seconds` is a measurement's duration, `runs` how often it is repeated. */
export const { seconds, runs } = process.argv.includes("--quick") ? { seconds: 2, runs: 3 } : { seconds: 3, runs: 5 };

interface LoadReport {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** Requests per second and milliseconds; `rate` limits them. Throws if a request fails. */
export async function load(
  url: string,
  connections: number,
  rate?: number,
): Promise<{ perSecond: number; p99: number }> {
  const options = ["--json", "--connections", `${connections}`, "--duration", `${seconds}`];
  if (rate) options.push("--overallRate", `${rate}`);
  const { stdout } = await run("autocannon", [...options, "--headers", "Accept-Encoding=br", url]);
  const { requests, latency, errors, timeouts, non2xx }: LoadReport = JSON.parse(stdout);
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} responses that are no success.`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Responses per second to clients that do not parse them. */
export async function maximumRate(url: string): Promise<number> {
  const { stdout } = await run("node", typeScript("bench/pipelined-load.ts", url, String(seconds)));
  return Number(stdout);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
}

/** Returns the ratio and both values, as medians. They are measured alternately, so that other load affects both. */
export async function compare(unit: string, ours: () => Promise<number>, other: () => Promise<number>) {
  const pairs: [number, number][] = [];
  for (let i = 0; i < runs; i++) pairs.push([await ours(), await other()]);
  const ratio = median(pairs.map(([first, second]) => first / second)).toFixed(2);
  const [first, second] = [median(pairs.map(([one]) => one)), median(pairs.map(([, one]) => one))];
  return `${ratio} (${first.toFixed(0)} and ${second.toFixed(0)} ${unit})`;
}
