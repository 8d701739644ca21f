import { describe, expect, it } from "vitest";
import { formatFieldDate, formatInstant, formatShort, timeAgo, toLocalText, weekdayOf } from "@/lib/platform/time/time";
import { toInstant, toTimeZone } from "@/lib/platform/time/time-zone";
import { deadlineText, instantText } from "@/lib/platform/validation/fields";

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

  it.each(["2025-02-30T10:00", "tomorrow", "2025-04-09", "2025-04-09T25:00"])("is refused for %s", (text) => {
    expect(instantText("Time").safeParse(text).success).toBe(false);
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

  it("is formatted in the venue's time zone", () => {
    expect(formatInstant(new Date("2025-03-20T21:59:00Z"), sofia)).toBe("20 March 2025, 23:59");
  });

  it("has its year in the short format only if it is not the edition's", () => {
    const arrival = new Date("2025-04-09T15:20:00Z");
    expect(formatShort(arrival, sofia, 2025)).toBe("9 Apr, 18:20");
    expect(formatShort(arrival, sofia, 2026)).toBe("9 Apr 2025, 18:20");
  });
});

it("the time since an instant is in its largest whole unit", () => {
  const minute = 60_000;
  const texts = [0, 1, 59, 60, 119, 23 * 60, 24 * 60, 48 * 60].map((minutes) => timeAgo(0, minutes * minute));
  expect(texts).toEqual([
    ...["this minute", "1 minute ago", "59 minutes ago", "1 hour ago", "1 hour ago", "23 hours ago"],
    ...["yesterday", "2 days ago"],
  ]);
});

describe("a deadline", () => {
  const error = (text: string) => deadlineText("The end").safeParse(text).error?.issues[0]?.message;

  it.each(["2025-03-20T23:59", "2025-03-20T23:59:00", "2025-03-20T21:59:00.000Z", "2025-03-20T23:59:00+02:00"])(
    "is a whole minute: %s",
    (text) => expect(error(text)).toBeUndefined(),
  );

  it.each(["2025-03-20T23:59:30", "2025-03-20T21:59:59.000Z", "2025-03-20T23:59:00.5+02:00"])(
    "never falls within a minute, for which pages are kept: %s",
    (text) => expect(error(text)).toBe("The end must be a whole minute, such as 23:59, without seconds."),
  );

  it("has a single error if it is not an instant", () => {
    expect(deadlineText("The end").safeParse("soon").error?.issues).toHaveLength(1);
  });
});

describe("a date in a form", () => {
  it.each([
    ["2025-04-09T18:20", "9 Apr 2025, 18:20"],
    ["2008-05-24", "24 May 2008"],
    ["2025-13-45", "2025-13-45"],
    ["Maple Leaves", "Maple Leaves"],
  ])("%s is shown as %s", (value, text) => expect(formatFieldDate(value)).toBe(text));

  it.each([
    ["2025-04-09T18:20", "Wednesday"],
    ["2008-05-24", "Saturday"],
    ["", ""],
    ["12025-04-09T18:20", ""],
  ])("%j is a %s", (value, weekday) => expect(weekdayOf(value)).toBe(weekday));
});
