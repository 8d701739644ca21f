import { run, typeScript } from "@/scripts/lib/command";

export interface LoadResult {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export interface LoadOptions {
  seconds: number;
  connections: number;
  /** Requests per second; as many as possible by default. */
  rate?: number;
  headers?: Record<string, string>;
}

interface Report {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
  statusCodeStats: Record<string, { count: number }>;
}

/** Throws if a request fails. */
export async function load(url: string, options: LoadOptions): Promise<LoadResult> {
  const headers = Object.entries({ "Accept-Encoding": "br", ...options.headers });
  const { stdout } = await run("autocannon", [
    "--json",
    "--connections",
    String(options.connections),
    "--duration",
    String(options.seconds),
    ...(options.rate === undefined ? [] : ["--overallRate", String(options.rate)]),
    ...headers.flatMap(([name, value]) => ["--headers", `${name}=${value}`]),
    url,
  ]);
  const { requests, latency, errors, timeouts, non2xx, statusCodeStats }: Report = JSON.parse(stdout);
  if (errors + timeouts + non2xx > 0) {
    const statuses = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`);
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, responses: ${statuses.join(", ")}`);
  }
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Requests per second. Throws if a response is not 200. */
export async function maximumRate(url: string, seconds: number): Promise<number> {
  const { stdout } = await run("node", typeScript("bench/pipelined-load.ts", url, String(seconds)));
  return Number(stdout);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** In turn, so that other load on the machine affects both alike. */
export async function compare(
  runs: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<{ first: number; second: number; ratio: number }> {
  const pairs: [number, number][] = [];
  for (let i = 0; i < runs; i++) {
    const swapped = i % 2 === 1;
    const early = await (swapped ? second() : first());
    const late = await (swapped ? first() : second());
    pairs.push(swapped ? [late, early] : [early, late]);
  }
  return {
    first: median(pairs.map(([one]) => one)),
    second: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([one, other]) => one / other)),
  };
}
