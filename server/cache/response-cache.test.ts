import { beforeEach, describe, expect, it } from "vitest";
import type { CacheableRequest } from "@/server/cache/cacheable-request";
import { ResponseCache } from "@/server/cache/response-cache";
import type { BufferedResponse } from "@/server/response";

const minute = 60_000;
let clock: number;
/** Renderings that the test finishes. */
let renderings: { url: string; finish: (text: string, changes?: Partial<BufferedResponse>) => void }[];
let cache: ResponseCache<string>;

beforeEach(() => {
  clock = 10 * minute;
  renderings = [];
  cache = new ResponseCache(
    ({ url }) =>
      new Promise((resolve) => {
        const finish = (text: string, changes: Partial<BufferedResponse> = {}) =>
          resolve({ status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(text), ...changes });
        renderings.push({ url, finish });
      }),
    () => clock,
  );
});

const request = (url = "/teams"): CacheableRequest => ({ key: url, path: url, url, headers: {} });

async function textOf(result: ReturnType<typeof cache.fetch>): Promise<string | undefined> {
  const { cached, response } = await result;
  return cached ? (await cached.encode("identity")).body.toString() : response && `alone: ${response.body}`;
}

const get = (url?: string) => textOf(cache.fetch(request(url), "id"));

describe("the response cache", () => {
  it("renders once for concurrent requests, and not again afterwards", async () => {
    const answers = [get(), get(), get()];
    renderings[0]?.finish("one");
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
    expect(await get()).toBe("one");
    expect(renderings).toHaveLength(1);
  });

  it("neither caches what was rendered before a change nor serves it afterwards", async () => {
    const before = get();
    cache.clear();
    const after = get();
    renderings[0]?.finish("old");
    expect(await before).toBe("old");
    const later = get();
    renderings[1]?.finish("new");
    expect([await after, await later, await get()]).toEqual(["new", "new", "new"]);
    expect(renderings).toHaveLength(2);
  });

  it("is emptied by a change", async () => {
    const first = get();
    renderings[0]?.finish("old");
    await first;
    cache.clear();
    const second = get();
    renderings[1]?.finish("new");
    expect(await second).toBe("new");
  });

  it("expires at the minute after the rendering started", async () => {
    clock += minute - 1;
    const first = get();
    clock += 2;
    renderings[0]?.finish("12:00");
    await first;
    const second = get();
    renderings[1]?.finish("12:01");
    expect([await second, await get()]).toEqual(["12:01", "12:01"]);
  });

  it.each([
    ["with another status", { status: 404 }],
    ["with a cookie", { headers: { "set-cookie": ["a=b"] } }],
  ])("serves a response %s only to the request that it was rendered for", async (_, changes) => {
    const answers = [get(), get()];
    renderings[0]?.finish("mine", changes);
    expect(await Promise.all(answers)).toEqual(["alone: mine", undefined]);
    void get();
    expect(renderings).toHaveLength(2);
  });

  it("caches that there are no results yet, until they are published", async () => {
    const before = get("/results");
    renderings[0]?.finish("not yet", { status: 404 });
    expect([await before, await get("/results")]).toEqual(["not yet", "not yet"]);
    cache.clear();
    const after = get("/results");
    renderings[1]?.finish("published");
    expect(await after).toBe("published");
  });

  it("serves a 503 to all waiting requests, instead of rendering for each", async () => {
    const answers = [get(), get(), get()];
    renderings[0]?.finish("one moment", { status: 503 });
    expect(await Promise.all(answers)).toEqual(Array(3).fill("alone: one moment"));
    void get();
    expect(renderings).toHaveLength(2);
  });

  it("serves a response that expired less than a minute ago rather than a 503, but none from before a change", async () => {
    const getBusy = (made: number) => {
      const answer = get();
      renderings[made]?.finish("one moment", { status: 503 });
      return answer;
    };
    const first = get();
    renderings[0]?.finish("12:00");
    await first;
    clock += 2 * minute - 1;
    expect(await getBusy(1)).toBe("12:00");
    clock += 1;
    expect(await getBusy(2)).toBe("alone: one moment");
    clock -= 1;
    cache.clear();
    expect(await getBusy(3)).toBe("alone: one moment");
  });

  it("stays within its memory limit and keeps what is requested often", async () => {
    const page = "x".repeat(1024 * 1024);
    const fetched = (url: string) => cache.fetch(request(url), "id");
    for (let i = 0; i < 200; i++) {
      for (const url of ["/teams", `/teams?${i}`]) {
        const made = renderings.length;
        const answer = fetched(url);
        renderings[made]?.finish(page);
        await answer;
      }
    }
    expect(renderings).toHaveLength(201);
    const answer = fetched("/teams?0");
    expect(renderings).toHaveLength(202);
    renderings[201]?.finish(page);
    await answer;
  });
});
