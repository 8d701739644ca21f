import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inPictureQueue } from "@/lib/platform/picture/queue";

const busy = { status: 503, headers: { "Retry-After": "10" } };

/** A request with one picture. */
const encode = <T>(user: string, work: () => Promise<T>): Promise<T> => inPictureQueue(user, (turn) => turn(work));

/** Occupies the queue until the returned function is called. */
async function occupy(user = "somebody"): Promise<() => void> {
  let release = () => {};
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  void encode(user, () => end);
  await new Promise(setImmediate);
  return release;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("runs one task at a time, in order", async () => {
  let running = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running++;
    order.push(number);
    await new Promise(setImmediate);
    expect(running--).toBe(1);
    return number;
  };
  expect(await Promise.all([1, 2, 3].map((number) => encode(`user ${number}`, work(number))))).toEqual([1, 2, 3]);
  expect(order).toEqual([1, 2, 3]);
});

test("users take turns picture by picture, those of one user in the order of their requests", async () => {
  const release = await occupy();
  const order: string[] = [];
  const request = (user: string, pictures: string[]) =>
    inPictureQueue(user, async (turn) => {
      for (const picture of pictures) await turn(async () => void order.push(picture));
    });
  const requests = [
    request("ana", ["ana 1", "ana 2", "ana 3"]),
    request("ana", ["ana 4"]),
    request("ben", ["ben 1", "ben 2"]),
    request("eva", ["eva 1"]),
  ];
  release();
  await Promise.all(requests);
  expect(order).toEqual(["ana 1", "ben 1", "eva 1", "ana 2", "ben 2", "ana 3", "ana 4"]);
});

test("a failure does not stop the queue", async () => {
  await expect(encode("ana", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await encode("ana", async () => 1)).toBe(1);
  expect(await encode("ben", async () => 1)).toBe(1);
});

test("a full queue is 503 with Retry-After", async () => {
  const release = await occupy();
  const waiting = Array.from({ length: 200 }, (_, i) => encode(`user ${i}`, async () => "done"));
  await expect(encode("another", async () => "done")).rejects.toMatchObject(busy);
  release();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
});

test("a user with many requests gets 503 with Retry-After and leaves the queue to others", async () => {
  const release = await occupy("ana");
  const waiting = Array.from({ length: 20 }, () => encode("ana", async () => "done"));
  await expect(encode("ana", async () => "done")).rejects.toMatchObject(busy);
  const other = encode("ben", async () => "done");
  release();
  expect(new Set(await Promise.all([other, ...waiting]))).toEqual(new Set(["done"]));
});

test("a wait of more than a minute is 503 with Retry-After, without doing the work", async () => {
  const release = await occupy();
  const work = vi.fn(async () => "done");
  const late = encode("ana", work);
  vi.setSystemTime(Date.now() + 60_001);
  release();
  await expect(late).rejects.toMatchObject(busy);
  expect(work).not.toHaveBeenCalled();
});
