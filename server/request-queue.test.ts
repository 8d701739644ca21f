import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { type QueueOptions, type Release, RequestQueue } from "@/server/request-queue";

const queueOf = (options: Partial<QueueOptions> = {}) =>
  new RequestQueue({ slots: 1, fairFrom: 1, maxWaiting: 100, timeoutMs: 10_000, ...options });

/** Sends requests such as "page a1" (kind, client, number) while the only slot is used; returns the order of their turns. */
async function turnsOf(...requests: string[]): Promise<string> {
  const queue = queueOf();
  const releaseFirst = await queue.acquire({ kind: "page", client: "first" });
  const turns: string[] = [];
  const done = requests.map(async (request) => {
    const [kind = "", name = ""] = request.split(" ");
    const release = await queue.acquire({ kind, client: name.slice(0, 1) });
    turns.push(name);
    release?.();
  });
  releaseFirst?.();
  await Promise.all(done);
  return turns.join(" ");
}

it("clients take turns, and each client's requests keep their order", async () => {
  expect(await turnsOf("page a1", "page a2", "page a3", "page b1", "page c1", "page b2")).toBe("a1 b1 c1 a2 b2 a3");
});

it("kinds take turns, however many clients one of them has", async () => {
  expect(await turnsOf("page a1", "page b1", "page c1", "api d1", "api d2")).toBe("a1 d1 b1 d2 c1");
});

async function acquireAtOnce(queue: RequestQueue, client: string, group?: string): Promise<Release[]> {
  const releases: Release[] = [];
  for (;;) {
    const release = await queue.acquire({ kind: "page", client, group }, AbortSignal.timeout(20));
    if (!release) return releases;
    releases.push(release);
  }
}

it("a group gets every slot below the fair limit, then a quarter; requests without a group get the rest", async () => {
  const queue = queueOf({ slots: 16, fairFrom: 8 });
  const taken = [
    await acquireAtOnce(queue, "greedy", "greedy"),
    await acquireAtOnce(queue, "second", "second"),
    await acquireAtOnce(queue, "third"),
  ];
  expect(taken.map(({ length }) => length)).toEqual([8, 4, 4]);
});

it("a waiting group that has its share does not hold up others, and continues when it has a slot again", async () => {
  const queue = queueOf({ slots: 4, fairFrom: 0 });
  const greedy = { kind: "page", client: "a", group: "a" };
  const held = await queue.acquire(greedy);
  const waiting = queue.acquire(greedy);
  expect(await queue.acquire({ kind: "page", client: "b" })).not.toBeNull();
  held?.();
  expect(await waiting).not.toBeNull();
});

it("a slot is released once", async () => {
  const queue = queueOf({ timeoutMs: 20 });
  const request = { kind: "page", client: "a" };
  const release = await queue.acquire(request);
  release?.();
  release?.();
  expect(await queue.acquire(request)).not.toBeNull();
  expect(await queue.acquire(request)).toBeNull();
});

it("a request that waits too long, or whose client disconnects, gets no slot and leaves the queue", async () => {
  const queue = queueOf({ timeoutMs: 50 });
  const release = await queue.acquire({ kind: "page", client: "a" });
  const disconnected = new AbortController();
  const aborted = queue.acquire({ kind: "page", client: "b" }, disconnected.signal);
  const late = queue.acquire({ kind: "page", client: "c" });
  disconnected.abort();
  expect(await Promise.all([aborted, late])).toEqual([null, null]);
  release?.();
  expect(await queue.acquire({ kind: "page", client: "d" })).not.toBeNull();
});

it("the queue is bounded, and one client may fill half of it", async () => {
  const queue = queueOf({ maxWaiting: 4 });
  await queue.acquire({ kind: "page", client: "a" });
  const isRefused = (client: string) =>
    Promise.race([queue.acquire({ kind: "page", client }).then((release) => release === null), sleep(10, false)]);
  const refused: boolean[] = [];
  for (const client of ["a", "a", "a", "b", "c", "d"]) refused.push(await isRefused(client));
  expect(refused).toEqual([false, false, true, false, false, true]);
});
