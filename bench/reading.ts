import type { Figure } from "@/bench/figure";
import { alternate, compare, load } from "@/bench/load";
import { processorSeconds } from "@/bench/process-use";
import { servePlainPage, serveSameBytes, serveTeams } from "@/bench/processes";
import type { TestSite } from "@/scripts/lib/test-site";

/** What a run of load lasts, and how often each is repeated. */
export interface Effort {
  seconds: number;
  runs: number;
}

const many = { connections: 10, pipelining: 10 };
const few = { connections: 4 };

const rate =
  (
    url: string,
    { seconds }: Effort,
    crowd: typeof few & { pipelining?: number },
    headers: Record<string, string> = {},
  ) =>
  async (): Promise<number> =>
    (await load(url, { seconds, ...crowd, headers })).perSecond;

const perSecond = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`;

/** What a server answers by the clock, and in a second of a processor's time: a load generator takes its share too. */
const fullRate =
  (url: string, pid: number, { seconds }: Effort) =>
  async () => {
    const before = processorSeconds(pid);
    const { requests, perSecond } = await load(url, { seconds, ...many });
    return { byClock: perSecond, ofProcessor: requests / (processorSeconds(pid) - before) };
  };

/**
 * An answer from memory against node:http sending the same bytes, by the clock as anybody would see it. A server sends
 * what is in memory faster than a load generator on the same machine reads, so the second figure, which nothing is
 * wanted of, leaves that out.
 */
export async function againstRaw(path: string, { baseUrl, pid }: TestSite, effort: Effort): Promise<Figure[]> {
  const raw = await serveSameBytes(path.replaceAll("/", "-").slice(1), baseUrl + path);
  try {
    const runs = [fullRate(baseUrl + path, pid, effort), fullRate(raw.url, raw.pid, effort)] as const;
    const pairs = await alternate(effort.runs, ...runs);
    const figure = (of: "byClock" | "ofProcessor", note: string, wanted: Figure["wanted"]): Figure => {
      const { first, second, ratio } = compare(pairs.map(([ours, theirs]) => [ours[of], theirs[of]] as const));
      const detail = `${perSecond(first)} and ${perSecond(second)}`;
      return { name: `anonymous ${path} ÷ raw node:http${note}`, wanted, measured: ratio, detail };
    };
    return [figure("byClock", "", { atLeast: 0.6 }), figure("ofProcessor", ", per processor second", null)];
  } finally {
    raw.stop();
  }
}

/** An answer from memory, and the same without it, against a page of nothing but Next with the same markup. */
export async function againstPlain(
  path: string,
  baseUrl: string,
  uncachedUrl: string,
  effort: Effort,
): Promise<Figure[]> {
  const plain = await servePlainPage(path.slice(1), baseUrl + path);
  try {
    const against = async (url: string, crowd: typeof few & { pipelining?: number }, name: string): Promise<Figure> => {
      const pairs = await alternate(effort.runs, rate(url + path, effort, crowd), rate(plain.url, effort, few));
      const { first, second, ratio } = compare(pairs);
      return { name, wanted: null, measured: ratio, detail: `${perSecond(first)} and ${perSecond(second)}` };
    };
    return [
      await against(baseUrl, many, `anonymous ${path} ÷ plain Next page`),
      await against(uncachedUrl, few, `${path} without the cache ÷ plain Next page`),
    ];
  } finally {
    plain.stop();
  }
}

/** An answer from memory against the same site without its memory. */
export async function againstUncached(
  path: string,
  baseUrl: string,
  uncachedUrl: string,
  effort: Effort,
): Promise<Figure> {
  const pairs = await alternate(effort.runs, rate(baseUrl + path, effort, many), rate(uncachedUrl + path, effort, few));
  const { first, second, ratio } = compare(pairs);
  const detail = `${perSecond(first)} and ${perSecond(second)}`;
  return { name: `anonymous ${path} ÷ without the cache`, wanted: { atLeast: 200 }, measured: ratio, detail };
}

/** The administrator's list, which is never kept, against bare pg making the same JSON. */
export async function againstPg(baseUrl: string, token: string, databaseUrl: string, effort: Effort): Promise<Figure> {
  const bare = await serveTeams(databaseUrl);
  const url = `${baseUrl}/api/Team`;
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": "identity" };
  try {
    await requireSameJson(url, headers, bare.url);
    const pairs = await alternate(effort.runs, rate(url, effort, few, headers), rate(bare.url, effort, few, headers));
    const { first, second, ratio } = compare(pairs);
    const detail = `${perSecond(first)} and ${perSecond(second)}`;
    return { name: "GET /api/Team as administrator ÷ bare pg", wanted: { atLeast: 0.5 }, measured: ratio, detail };
  } finally {
    bare.stop();
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, inOrder(one)]),
  );
}

async function requireSameJson(url: string, headers: Record<string, string>, bareUrl: string): Promise<void> {
  const [ours, bare] = await Promise.all(
    [fetch(url, { headers }), fetch(bareUrl)].map(async (answer) => (await answer).json() as Promise<{ id: string }[]>),
  );
  const text = (teams: { id: string }[] | undefined) =>
    JSON.stringify(inOrder([...(teams ?? [])].sort((a, b) => a.id.localeCompare(b.id))));
  if (text(ours) !== text(bare)) throw new Error("The baseline's JSON is not the site's; compare bench/full-teams.ts.");
}
