import { afterEach, beforeEach, expect, it, vi } from "vitest";

let log: typeof import("@/lib/platform/log").log;
let countCachedResponse: typeof import("@/server/request-log").countCachedResponse;

beforeEach(async () => {
  // Without the counts of other tests in this process.
  vi.resetModules();
  ({ log } = await import("@/lib/platform/log"));
  ({ countCachedResponse } = await import("@/server/request-log"));
});

afterEach(() => void vi.useRealTimers());

it("cached responses are logged once a second for each path, full and unchanged ones apart", () => {
  vi.useFakeTimers();
  const info = vi.spyOn(log(), "info").mockReturnValue();
  for (const status of [200, 304, 304]) countCachedResponse("/teams", status);
  countCachedResponse("/", 200);
  expect(info).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  countCachedResponse("/teams", 200);
  vi.advanceTimersByTime(1_000);
  expect(info.mock.calls).toEqual([
    [{ path: "/teams", full: 1, unchanged: 2 }, "answered from memory"],
    [{ path: "/", full: 1, unchanged: 0 }, "answered from memory"],
    [{ path: "/teams", full: 1, unchanged: 0 }, "answered from memory"],
  ]);
});

it("a long path is cut", () => {
  vi.useFakeTimers();
  const info = vi.spyOn(log(), "info").mockReturnValue();
  countCachedResponse(`/${"a".repeat(5_000)}`, 200);
  vi.advanceTimersByTime(1_000);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    { path: `/${"a".repeat(299)}`, full: 1, unchanged: 0 },
    "answered from memory",
  );
});
