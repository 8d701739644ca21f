import { describe, expect, it } from "vitest";
import { toLocalText } from "@/lib/platform/time/time";
import { toInstant, toTimeZone } from "@/lib/platform/time/time-zone";

const sofia = "Europe/Sofia";

describe("an instant", () => {
  it("without an offset is local to the contest's time zone, in winter and in summer", () => {
    expect(toInstant("2025-01-15T12:00", sofia).toISOString()).toBe("2025-01-15T10:00:00.000Z");
    expect(toInstant("2025-04-09T14:30", sofia).toISOString()).toBe("2025-04-09T11:30:00.000Z");
  });

  it("with an offset does not depend on the time zone", () => {
    expect(toInstant("2025-04-09T14:30:00+02:00", sofia).toISOString()).toBe("2025-04-09T12:30:00.000Z");
    expect(toInstant("2025-04-09T14:30:00Z", sofia).toISOString()).toBe("2025-04-09T14:30:00.000Z");
  });

  it("in the hour that the clock skips becomes the hour after it", () => {
    expect(toInstant("2025-03-30T03:30", sofia).toISOString()).toBe("2025-03-30T01:30:00.000Z");
  });

  it("is unchanged after a round trip through the form's value", () => {
    expect(toLocalText(toInstant("2025-10-26T03:30", sofia), sofia)).toBe("2025-10-26T03:30");
  });

  it.each([
    ["2025-04-09T14:30", "2025-04-09T12:30:00.000Z"],
    // Around the end of Berlin's winter and summer time.
    ["2025-03-30T01:59", "2025-03-30T00:59:00.000Z"],
    ["2025-03-30T04:00", "2025-03-30T02:00:00.000Z"],
    ["2025-10-26T01:59", "2025-10-25T23:59:00.000Z"],
    ["2025-10-26T04:00", "2025-10-26T03:00:00.000Z"],
  ])("keeps the local time %s in another time zone", (text, instant) => {
    expect(toTimeZone(toInstant(text, sofia), sofia, "Europe/Berlin").toISOString()).toBe(instant);
    expect(toTimeZone(new Date(instant), "Europe/Berlin", sofia)).toEqual(toInstant(text, sofia));
    expect(toLocalText(toTimeZone(toInstant(text, sofia), sofia, "America/New_York"), "America/New_York")).toBe(text);
  });

  it("keeps its seconds in another time zone", () => {
    const instant = new Date("2025-04-09T11:30:15.250Z");
    expect(toTimeZone(instant, sofia, "Asia/Kolkata").toISOString()).toBe("2025-04-09T09:00:15.250Z");
  });
});
