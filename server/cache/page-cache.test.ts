import { beforeEach, describe, expect, it } from "vitest";
import type { Rendered } from "@/server/cache/entry";
import { PageCache } from "@/server/cache/page-cache";
import type { SharedRequest } from "@/server/cache/shared-request";

const minute = 60_000;
let clock: number;
/** The renderings under way, to be finished by the test. */
let renderings: { url: string; finish: (text: string, changes?: Partial<Rendered>) => void }[];
let cache: PageCache;

beforeEach(() => {
  clock = 10 * minute;
  renderings = [];
  cache = new PageCache(
    ({ url }) =>
      new Promise((resolve) => {
        const finish = (text: string, changes: Partial<Rendered> = {}) =>
          resolve({ status: 200, headers: { "content-type": "text/plain" }, body: Buffer.from(text), ...changes });
        renderings.push({ url, finish });
      }),
    () => clock,
  );
});

const request = (url = "/teams"): SharedRequest => ({ key: url, url, headers: {} });

async function textOf(answer: ReturnType<PageCache["answer"]>): Promise<string | undefined> {
  const { entry, rendered } = await answer;
  return entry ? (await entry.encode("identity")).body.toString() : rendered && `alone: ${rendered.body}`;
}

const ask = (url?: string) => textOf(cache.answer(request(url), "id"));

describe("the page cache", () => {
  it("renders once for all who ask at the same time, and not again afterwards", async () => {
    const answers = [ask(), ask(), ask()];
    renderings[0]?.finish("one");
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
    expect(await ask()).toBe("one");
    expect(renderings).toHaveLength(1);
  });

  it("never keeps what was rendered before a change, nor gives it to who asks after the change", async () => {
    const before = ask();
    cache.empty();
    const after = ask();
    renderings[0]?.finish("old");
    expect(await before).toBe("old");
    const later = ask();
    renderings[1]?.finish("new");
    expect([await after, await later, await ask()]).toEqual(["new", "new", "new"]);
    expect(renderings).toHaveLength(2);
  });

  it("forgets everything at a change", async () => {
    const first = ask();
    renderings[0]?.finish("old");
    await first;
    cache.empty();
    const second = ask();
    renderings[1]?.finish("new");
    expect(await second).toBe("new");
  });

  it("asks anew when the clock shows another minute, counted from when the rendering began", async () => {
    clock += minute - 1;
    const first = ask();
    clock += 2;
    renderings[0]?.finish("12:00");
    await first;
    const second = ask();
    renderings[1]?.finish("12:01");
    expect([await second, await ask()]).toEqual(["12:01", "12:01"]);
  });

  it.each([
    ["with another status", { status: 404 }],
    ["with a cookie", { headers: { "set-cookie": ["a=b"] } }],
  ])("gives an answer %s to nobody but whom it was made for", async (_, changes) => {
    const answers = [ask(), ask()];
    renderings[0]?.finish("mine", changes);
    expect(await Promise.all(answers)).toEqual(["alone: mine", undefined]);
    void ask();
    expect(renderings).toHaveLength(2);
  });

  it("has all who waited for an answer hear that there is too much to do, instead of each asking for one apart", async () => {
    const answers = [ask(), ask(), ask()];
    renderings[0]?.finish("one moment", { status: 503 });
    expect(await Promise.all(answers)).toEqual(Array(3).fill("alone: one moment"));
    void ask();
    expect(renderings).toHaveLength(2);
  });

  it("stays within its memory whatever addresses are asked for, and keeps what is asked for often", async () => {
    const page = "x".repeat(1024 * 1024);
    for (let i = 0; i < 200; i++) {
      for (const url of ["/teams", `/teams?${i}`]) {
        const made = renderings.length;
        const answer = ask(url);
        renderings[made]?.finish(page);
        await answer;
      }
    }
    expect(renderings).toHaveLength(201);
    const answer = ask("/teams?0");
    expect(renderings).toHaveLength(202);
    renderings[201]?.finish(page);
    await answer;
  });
});
