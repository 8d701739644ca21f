import fc from "fast-check";
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

const minute = 60_000;
const minutesOf2025 = fc.integer({ min: 0, max: 365 * 24 * 60 - 1 }).map((n) => Date.UTC(2025, 0, 1) + n * minute);

describe("for any minute of a year with its two clock changes", () => {
  it("the venue's local time is converted back to the instant, except in the repeated hour", () => {
    fc.assert(
      fc.property(minutesOf2025, (instant) => {
        const back = toInstant(toLocalText(new Date(instant), sofia), sofia).getTime();
        const secondTimeRound = instant >= Date.UTC(2025, 9, 26, 1) && instant < Date.UTC(2025, 9, 26, 2);
        expect(back).toBe(secondTimeRound ? instant - 60 * minute : instant);
      }),
    );
  });

  it("a later local time is never an earlier instant", () => {
    const local = fc
      .integer({ min: 0, max: 365 * 24 * 60 - 1 })
      .map((n) => new Date(Date.UTC(2025, 0, 1) + n * minute).toISOString().slice(0, 16));
    fc.assert(
      fc.property(local, local, (a, b) => {
        const [earlier, later] = [a, b].sort();
        // A skipped local time is the same instant as one of the hour after it.
        const skipped = (text: string) => text >= "2025-03-30T03:00" && text < "2025-03-30T05:00";
        if (skipped(earlier ?? "") && skipped(later ?? "")) return;
        expect(toInstant(earlier ?? "", sofia).getTime()).toBeLessThanOrEqual(toInstant(later ?? "", sofia).getTime());
      }),
    );
  });

  it("a time with an offset is the same instant in every zone", () => {
    fc.assert(
      fc.property(minutesOf2025, fc.integer({ min: -12, max: 14 }), (instant, hours) => {
        const offset = `${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
        const text = `${new Date(instant + hours * 60 * minute).toISOString().slice(0, 16)}:00${offset}`;
        for (const other of [sofia, "UTC", "Asia/Kathmandu"]) expect(toInstant(text, other).getTime()).toBe(instant);
      }),
    );
  });
});
