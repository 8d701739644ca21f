import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPictureQueue } from "@/lib/platform/picture/queue";

const busy = { status: 503, headers: { "Retry-After": "10" } };

/** Occupies the queue until the returned function is called. */
async function occupy(): Promise<() => void> {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  void inPictureQueue(() => end);
  await new Promise(setImmediate);
  return release;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("runs one work at a time, in order", async () => {
  let running = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running++;
    order.push(number);
    await new Promise(setImmediate);
    expect(running--).toBe(1);
    return number;
  };
  expect(await Promise.all([1, 2, 3].map((number) => inPictureQueue(work(number))))).toEqual([1, 2, 3]);
  expect(order).toEqual([1, 2, 3]);
});

test("a failure does not stop the queue", async () => {
  await expect(inPictureQueue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inPictureQueue(async () => 1)).toBe(1);
});

test("a full queue is 503 with Retry-After", async () => {
  const release = await occupy();
  const waiting = Array.from({ length: 100 }, () => inPictureQueue(async () => "done"));
  await expect(inPictureQueue(async () => "done")).rejects.toMatchObject(busy);
  release();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});

test("a wait of more than 40 seconds is 503 with Retry-After, without doing the work", async () => {
  const release = await occupy();
  const work = vi.fn(async () => "done");
  const late = inPictureQueue(work);
  vi.setSystemTime(Date.now() + 40_001);
  release();
  await expect(late).rejects.toMatchObject(busy);
  expect(work).not.toHaveBeenCalled();
});
