import { beforeEach, describe, expect, it } from "vitest";
import { markContentChanged } from "@/lib/platform/content-generation";
import type { CacheableRequest } from "@/server/cacheable-request";
import { PageCache } from "@/server/page-cache";
import type { RenderedResponse } from "@/server/render-in-memory";

const minute = 60_000;
let clock: number;
/** Renderings that the test finishes. */
let renderings: { url: string; finish: (text: string, changes?: Partial<RenderedResponse>) => void }[];
let cache: PageCache;

beforeEach(() => {
  clock = 10 * minute;
  renderings = [];
  cache = new PageCache(
    ({ url }) =>
      new Promise((resolve) => {
        const finish = (text: string, changes: Partial<RenderedResponse> = {}) =>
          resolve({ status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(text), ...changes });
        renderings.push({ url, finish });
      }),
    () => clock,
  );
});

const request = (url = "/teams"): CacheableRequest => ({ path: url.replace(/\?.*/, ""), url });
const fetchPage = (url?: string) => cache.fetch(request(url), "id");

/** Resolves when the cache has begun with the request; `text` is the body of the response. */
async function get(url?: string): Promise<{ text: Promise<string> }> {
  const shared = fetchPage(url);
  shared.catch(() => undefined);
  await new Promise(setImmediate);
  return { text: shared.then(async ({ encode }) => (await encode("identity")).body.toString()) };
}

describe("the page cache", () => {
  it("renders once for concurrent requests, and not again afterwards", async () => {
    const responses = [await get(), await get(), await get()];
    renderings[0]?.finish("one");
    expect(await Promise.all(responses.map(({ text }) => text))).toEqual(["one", "one", "one"]);
    expect(await (await get()).text).toBe("one");
    expect(renderings).toHaveLength(1);
  });

  it("neither stores what was rendered before a change nor serves it afterwards", async () => {
    const before = await get();
    markContentChanged();
    const after = await get();
    renderings[0]?.finish("old");
    expect(await before.text).toBe("old");
    const later = await get();
    renderings[1]?.finish("new");
    expect([await after.text, await later.text, await (await get()).text]).toEqual(["new", "new", "new"]);
    expect(renderings).toHaveLength(2);
  });

  it("is emptied by a change", async () => {
    const first = await get();
    renderings[0]?.finish("old");
    await first.text;
    markContentChanged();
    const second = await get();
    renderings[1]?.finish("new");
    expect(await second.text).toBe("new");
  });

  it("keeps what was rendered after the last change for an outage, even after its minute has ended", async () => {
    const stale = () => cache.getStale(request());
    const first = await get();
    markContentChanged();
    renderings[0]?.finish("old");
    await first.text;
    expect(stale()).toBeUndefined();
    const second = await get();
    renderings[1]?.finish("new");
    await second.text;
    clock += 2 * minute;
    expect((await stale()?.encode("identity"))?.body.toString()).toBe("new");
    markContentChanged();
    expect(stale()).toBeUndefined();
  });

  it("keeps no searches and nothing of the API for an outage, and searches evict no pages", async () => {
    const body = Buffer.alloc(16 * 1024 * 1024);
    const urls = ["/", "/api/Team", "/teams?q=1", "/teams?q=2", "/teams?q=3"];
    for (const [i, url] of urls.entries()) {
      const response = fetchPage(url);
      await expect.poll(() => renderings.length).toBe(i + 1);
      renderings[i]?.finish("", { body });
      await response;
    }
    const found = urls.filter((url) => cache.getStale(request(url)));
    expect([found, cache.get(request("/"))]).toEqual([["/"], undefined]);
  });

  it("expires at the minute after the rendering started", async () => {
    clock += minute - 1;
    const first = await get();
    clock += 2;
    renderings[0]?.finish("12:00");
    await first.text;
    const second = await get();
    renderings[1]?.finish("12:01");
    expect([await second.text, await (await get()).text]).toEqual(["12:01", "12:01"]);
  });

  it("serves an error to all waiting requests, instead of rendering for each, and does not store it", async () => {
    const responses = [await get(), await get(), await get()];
    renderings[0]?.finish("one moment", { status: 503 });
    expect(await Promise.all(responses.map(({ text }) => text))).toEqual(Array(3).fill("one moment"));
    void (await get());
    expect(renderings).toHaveLength(2);
  });

  it("fails for a response that sets a cookie, which is for one visitor only", async () => {
    const { text } = await get();
    renderings[0]?.finish("mine", { headers: { "set-cookie": ["a=b"] } });
    await expect(text).rejects.toThrow("cookie");
    void (await get());
    expect(renderings).toHaveLength(2);
  });

  it("stores that there are no results yet, until they are published", async () => {
    const before = await get("/results");
    renderings[0]?.finish("not yet", { status: 404 });
    expect([await before.text, await (await get("/results")).text]).toEqual(["not yet", "not yet"]);
    markContentChanged();
    const after = await get("/results");
    renderings[1]?.finish("published");
    expect(await after.text).toBe("published");
  });

  it("limits the renderings at once, and refuses when too many wait", async () => {
    const responses = Array.from({ length: 32 + 200 }, (_, i) => fetchPage(`/teams?${i}`));
    await new Promise(setImmediate);
    expect(renderings).toHaveLength(32);
    await expect(fetchPage("/teams?more")).rejects.toMatchObject({ status: 503, headers: { "Retry-After": "2" } });
    for (let finished = 0; finished < responses.length; finished++) {
      await expect.poll(() => renderings.length).toBeGreaterThan(finished);
      renderings[finished]?.finish("page");
    }
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

  it("stays within its memory limit and keeps what is requested often", async () => {
    const page = "x".repeat(1024 * 1024);
    for (let i = 0; i < 60; i++) {
      for (const url of ["/teams", `/teams?${i}`]) {
        const index = renderings.length;
        const { text } = await get(url);
        renderings[index]?.finish(page);
        await text;
      }
    }
    expect(renderings).toHaveLength(61);
    const { text } = await get("/teams?0");
    expect(renderings).toHaveLength(62);
    renderings[61]?.finish(page);
    await text;
  });
});
