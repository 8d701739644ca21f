import type { Figure } from "@/bench/figure";
import { compare, load, maximumRate } from "@/bench/load";
import { type Effort, type Part, tournament } from "@/bench/part";
import { servePlainPage, serveSameBytes, serveTeams } from "@/bench/processes";
import { tokenOf } from "@/bench/token";
import { withoutPageCache } from "@/scripts/lib/test-site";

const rate =
  (url: string, { seconds }: Effort, headers: Record<string, string> = {}) =>
  async (): Promise<number> =>
    (await load(url, { seconds, connections: 4, headers })).perSecond;

const cachedRate =
  (url: string, { seconds }: Effort) =>
  (): Promise<number> =>
    maximumRate(url, seconds);

const perSecond = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`;

async function againstRaw(path: string, baseUrl: string, effort: Effort): Promise<Figure> {
  const raw = await serveSameBytes(path.replaceAll("/", "-").slice(1), baseUrl + path);
  try {
    const { first, second, ratio } = await compare(
      effort.runs,
      cachedRate(baseUrl + path, effort),
      cachedRate(raw.url, effort),
    );
    const detail = `${perSecond(first)} and ${perSecond(second)}`;
    return { name: `anonymous ${path} ÷ raw node:http`, target: { atLeast: 0.6 }, measured: ratio, detail };
  } finally {
    raw.stop();
  }
}

async function againstPlain(path: string, baseUrl: string, uncachedUrl: string, effort: Effort): Promise<Figure[]> {
  const plain = await servePlainPage(path.slice(1), baseUrl + path);
  try {
    const against = async (ours: () => Promise<number>, name: string): Promise<Figure> => {
      const { first, second, ratio } = await compare(effort.runs, ours, rate(plain.url, effort));
      return { name, target: null, measured: ratio, detail: `${perSecond(first)} and ${perSecond(second)}` };
    };
    return [
      await against(cachedRate(baseUrl + path, effort), `anonymous ${path} ÷ plain Next page`),
      await against(rate(uncachedUrl + path, effort), `${path} without the cache ÷ plain Next page`),
    ];
  } finally {
    plain.stop();
  }
}

async function againstUncached(path: string, baseUrl: string, uncachedUrl: string, effort: Effort): Promise<Figure> {
  const { first, second, ratio } = await compare(
    effort.runs,
    cachedRate(baseUrl + path, effort),
    rate(uncachedUrl + path, effort),
  );
  const detail = `${perSecond(first)} and ${perSecond(second)}`;
  return { name: `anonymous ${path} ÷ without the cache`, target: { atLeast: 200 }, measured: ratio, detail };
}

/** The list is never cached. */
async function againstPg(baseUrl: string, token: string, databaseUrl: string, effort: Effort): Promise<Figure> {
  const bare = await serveTeams(databaseUrl);
  const url = `${baseUrl}/api/Team`;
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": "identity" };
  try {
    await requireSameJson(url, headers, bare.url);
    const { first, second, ratio } = await compare(
      effort.runs,
      rate(url, effort, headers),
      rate(bare.url, effort, headers),
    );
    const detail = `${perSecond(first)} and ${perSecond(second)}`;
    return { name: "GET /api/Team as administrator ÷ bare pg", target: { atLeast: 0.3 }, measured: ratio, detail };
  } finally {
    bare.stop();
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, one]) => [key, sortKeys(one)]),
  );
}

async function requireSameJson(url: string, headers: Record<string, string>, bareUrl: string): Promise<void> {
  const [ours, bare] = await Promise.all(
    [fetch(url, { headers }), fetch(bareUrl)].map(
      async (response) => (await response).json() as Promise<{ id: string }[]>,
    ),
  );
  const text = (teams: { id: string }[] | undefined) =>
    JSON.stringify(sortKeys([...(teams ?? [])].sort((a, b) => a.id.localeCompare(b.id))));
  if (text(ours) !== text(bare))
    throw new Error("The baseline's JSON differs from the site's; update bench/full-teams.ts.");
}

export const reading: Part = {
  size: tournament,
  measure: async ({ baseUrl, databaseUrl, startInstance }, effort) => {
    const token = await tokenOf(baseUrl);
    const uncached = await startInstance(withoutPageCache);
    return [
      await againstRaw("/teams", baseUrl, effort),
      await againstUncached("/teams", baseUrl, uncached.baseUrl, effort),
      ...(await againstPlain("/teams", baseUrl, uncached.baseUrl, effort)),
      await againstRaw("/api/Team", baseUrl, effort),
      await againstPg(baseUrl, token, databaseUrl, effort),
    ];
  },
};
