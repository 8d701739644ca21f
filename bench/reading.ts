import type { Figure } from "@/bench/figure";
import { alternate, flood, load } from "@/bench/load";
import { servePlainPage, serveSameBytes, serveTeams } from "@/bench/processes";

/** What a run of load lasts, and how often each is repeated. */
export interface Effort {
  seconds: number;
  runs: number;
}

/** Answers that are made for each request, to a few who ask. */
const rate =
  (url: string, { seconds }: Effort, headers: Record<string, string> = {}) =>
  async (): Promise<number> =>
    (await load(url, { seconds, connections: 4, headers })).perSecond;

/** Answers from memory, to a crowd. */
const rateOfCrowd =
  (url: string, { seconds }: Effort) =>
  (): Promise<number> =>
    flood(url, seconds);

const perSecond = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`;

/** An answer from memory against node:http sending the same bytes. */
export async function againstRaw(path: string, baseUrl: string, effort: Effort): Promise<Figure> {
  const raw = await serveSameBytes(path.replaceAll("/", "-").slice(1), baseUrl + path);
  try {
    const { first, second, ratio } = await alternate(
      effort.runs,
      rateOfCrowd(baseUrl + path, effort),
      rateOfCrowd(raw.url, effort),
    );
    const detail = `${perSecond(first)} and ${perSecond(second)}`;
    return { name: `anonymous ${path} ÷ raw node:http`, wanted: { atLeast: 0.6 }, measured: ratio, detail };
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
    const against = async (ours: () => Promise<number>, name: string): Promise<Figure> => {
      const { first, second, ratio } = await alternate(effort.runs, ours, rate(plain.url, effort));
      return { name, wanted: null, measured: ratio, detail: `${perSecond(first)} and ${perSecond(second)}` };
    };
    return [
      await against(rateOfCrowd(baseUrl + path, effort), `anonymous ${path} ÷ plain Next page`),
      await against(rate(uncachedUrl + path, effort), `${path} without the cache ÷ plain Next page`),
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
  const { first, second, ratio } = await alternate(
    effort.runs,
    rateOfCrowd(baseUrl + path, effort),
    rate(uncachedUrl + path, effort),
  );
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
    const { first, second, ratio } = await alternate(
      effort.runs,
      rate(url, effort, headers),
      rate(bare.url, effort, headers),
    );
    const detail = `${perSecond(first)} and ${perSecond(second)}`;
    return { name: "GET /api/Team as administrator ÷ bare pg", wanted: { atLeast: 0.3 }, measured: ratio, detail };
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
  if (text(ours) !== text(bare))
    throw new Error("The baseline's JSON differs from the site's; update bench/full-teams.ts.");
}
