import { setImmediate } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { checksAtOnce, inPasswordQueue } from "@/lib/identity/password-queue";

const unavailable = { status: 503, headers: { "Retry-After": "5" } };

let release = () => {};
afterEach(() => release());

/** Begins as many checks as run at once; they end at `release`. */
async function occupyQueue(): Promise<void> {
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (let i = 0; i < checksAtOnce; i++) void inPasswordQueue(() => released);
  await setImmediate();
}

it("a check is refused at once if 300 wait, and these are still done", async () => {
  await occupyQueue();
  const waiting = Array.from({ length: 300 }, (_, i) => inPasswordQueue(async () => i));
  await expect(inPasswordQueue(async () => "one too many")).rejects.toMatchObject(unavailable);
  release();
  expect(await Promise.all(waiting)).toHaveLength(300);
});

it("a check that has waited for forty seconds is refused, before the server closes the connection", async () => {
  await occupyQueue();
  const late = inPasswordQueue(async () => "too late");
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now + 40_001);
  const later = inPasswordQueue(async () => "in time");
  release();
  await expect(late).rejects.toMatchObject(unavailable);
  expect(await later).toBe("in time");
});
