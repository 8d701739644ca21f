import type { Figure } from "@/bench/figure";
import { compare, load, maximumRate } from "@/bench/load";
import { type Effort, type Part, tournament } from "@/bench/part";
import { servePlainPage, serveSameBytes } from "@/bench/processes";
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

export const reading: Part = {
  size: tournament,
  measure: async ({ baseUrl, startInstance }, effort) => {
    const uncached = await startInstance(withoutPageCache);
    return [
      await againstRaw("/teams", baseUrl, effort),
      await againstUncached("/teams", baseUrl, uncached.baseUrl, effort),
      ...(await againstPlain("/teams", baseUrl, uncached.baseUrl, effort)),
      await againstRaw("/api/Team", baseUrl, effort),
    ];
  },
};
