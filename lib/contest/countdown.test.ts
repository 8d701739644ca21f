import { describe, expect, it } from "vitest";
import { timeLeft } from "@/lib/contest/countdown";

const deadline = new Date("2025-03-20T21:59:00Z");

describe("the time left", () => {
  it.each([
    ["2025-03-01T09:00:00Z", "19 days"],
    ["2025-03-18T21:59:00Z", "2 days"],
    ["2025-03-18T22:00:00Z", "47 hours"],
    ["2025-03-20T19:59:00Z", "2 hours"],
    ["2025-03-20T20:00:00Z", "119 minutes"],
    ["2025-03-20T21:57:30Z", "1 minute"],
    ["2025-03-20T21:58:30Z", "less than a minute"],
  ])("from %s is %s", (now, left) => {
    expect(timeLeft(deadline, new Date(now))).toBe(left);
  });
});
