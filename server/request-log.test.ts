import { expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { countAnswer } from "@/server/request-log";

it("answers from memory are told once a second for each path, those that sent a body apart from those that did not", () => {
  vi.useFakeTimers();
  const told = vi.spyOn(log(), "info").mockReturnValue();
  for (const status of [200, 304, 304]) countAnswer("/teams", status);
  countAnswer("/", 200);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  countAnswer("/teams", 200);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(told.mock.calls).toEqual([
    [{ path: "/teams", full: 1, unchanged: 2 }, "answered from memory"],
    [{ path: "/", full: 1, unchanged: 0 }, "answered from memory"],
    [{ path: "/teams", full: 1, unchanged: 0 }, "answered from memory"],
  ]);
});
