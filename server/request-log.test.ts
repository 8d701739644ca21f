import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let log: typeof import("@/lib/platform/log").log;
let logRequest: typeof import("@/server/request-log").logRequest;
let countCachedResponse: typeof import("@/server/request-log").countCachedResponse;

beforeEach(async () => {
  // Without the counts of other tests in this process.
  vi.resetModules();
  ({ log } = await import("@/lib/platform/log"));
  ({ logRequest, countCachedResponse } = await import("@/server/request-log"));
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

it.each([
  ["/healthz", 200, "debug"],
  ["/healthz", 503, "error"],
  ["/teams", 200, "info"],
])("%s with status %i is logged as %s", (path, status, level) => {
  const logged = vi.spyOn(log(), level as "debug").mockReturnValue();
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: true });
  logRequest({ method: "GET" } as IncomingMessage, response as unknown as ServerResponse, { path, requestId: "id" });
  response.emit("close");
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path, status }), "request");
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
