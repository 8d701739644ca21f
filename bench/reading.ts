import { withPlainApp, withRawServer } from "@/bench/baselines";
import { compare, type Figure, load, maximumRate, type Part } from "@/bench/measure";
import { withoutPageCache } from "@/scripts/lib/test-site";

const cachedRate = (url: string) => () => maximumRate(url);
const uncachedRate = (url: string) => async () => (await load(url, 4)).perSecond;

const againstRaw = (baseUrl: string, path: string): Promise<Figure> =>
  withRawServer(baseUrl + path, async (rawUrl) => ({
    name: `cached ${path} ÷ raw node:http with the same bytes`,
    wanted: "at least 0.6",
    measured: await compare("a second", cachedRate(baseUrl + path), cachedRate(`${rawUrl}/`)),
  }));

const againstPlain = (baseUrl: string, path: string): Promise<Figure> =>
  withPlainApp(baseUrl + path, async (plainUrl) => ({
    name: `uncached ${path} ÷ a plain Next page with the same markup`,
    wanted: "at least 0.3",
    measured: await compare("a second", uncachedRate(baseUrl + path), uncachedRate(`${plainUrl}/markup`)),
  }));

export const reading: Part = async ({ baseUrl, startInstance }) => {
  const uncached = await startInstance(withoutPageCache);
  return [
    await againstRaw(baseUrl, "/teams"),
    await againstRaw(baseUrl, "/api/Team"),
    await againstPlain(uncached.baseUrl, "/teams"),
  ];
};
