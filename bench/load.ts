import { runNode } from "@/scripts/lib/program";

/** What one run of load showed. */
export interface Run {
  perSecond: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number;
}

interface Report {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** Reads `url` from a process of its own as fast as it is answered, or `rate` times a second. Throws at any failure. */
export async function load(
  url: string,
  options: {
    seconds: number;
    connections: number;
    rate?: number;
    headers?: Record<string, string>;
  },
): Promise<Run> {
  const headers = Object.entries({ "Accept-Encoding": "br", ...options.headers }).flatMap(([name, value]) => [
    "--headers",
    `${name}=${value}`,
  ]);
  const rate = options.rate === undefined ? [] : ["--overallRate", String(options.rate)];
  const amounts = ["--connections", options.connections, "--duration", options.seconds].map(String);
  const args = ["node_modules/autocannon/autocannon.js", "--json", ...amounts, ...rate, ...headers, url];
  const { code, output } = await runNode(args);
  const json = output.slice(output.indexOf('{"'));
  if (code !== 0 || !json) throw new Error(`The load generator failed.\n${output}`);
  const { requests, latency, errors, timeouts, non2xx }: Report = JSON.parse(json);
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers other than 2xx`);
  }
  return { perSecond: requests.average, p99: latency.p99 };
}

/** How many answers from memory a second the server of `url` can send. Throws at any failure. */
export async function flood(url: string, seconds: number): Promise<number> {
  const { code, output } = await runNode(["--import", "tsx", "bench/flood.ts", url, String(seconds)]);
  if (code !== 0) throw new Error(`The load generator failed.\n${output}`);
  return Number(output);
}

/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/**
 * Measures two things in turn, so that what else the machine does meets both alike: the median of what the runs of each
 * gave, and of their quotients.
 */
export async function alternate(
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
