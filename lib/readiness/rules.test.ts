import { expect, it } from "vitest";
import { isRecent, noticeOf } from "@/lib/readiness/rules";

const edition = {
  endOfRegistrationDate: new Date("2025-03-20T21:59:00Z"),
  endOfJourneyDate: null,
  hasDates: true,
  timeZone: "Europe/Sofia",
  venue: "Shumen, Bulgaria",
  deadlineExtensions: [{ countryId: "later", endOfRegistrationDate: new Date("2025-03-22T12:00:00Z") }],
};

it.each([
  ["another country", "2025-03-17T21:58:59Z", undefined],
  ["another country", "2025-03-17T21:59:00Z", "2025-03-17T21:59:00.000Z"],
  ["another country", "2025-03-20T21:58:59Z", "2025-03-17T21:59:00.000Z"],
  ["another country", "2025-03-20T21:59:00Z", undefined],
  ["later", "2025-03-19T11:59:59Z", undefined],
  ["later", "2025-03-22T11:59:59Z", "2025-03-19T12:00:00.000Z"],
])(
  "three days before the end of its registration %s, with or without an extension, at %s gets the notice of %s",
  (id, at, notice) => {
    expect(noticeOf(edition, id, new Date(at))?.toISOString()).toBe(notice);
  },
);

it("nobody gets a notice of a placeholder", () => {
  expect(noticeOf({ ...edition, hasDates: false }, null, new Date("2025-03-18T00:00:00Z"))).toBeUndefined();
});

it("a mail is recent for 24 hours", () => {
  const at = "2025-03-01T09:00:00.000Z";
  expect(isRecent(at, new Date("2025-03-02T08:59:59Z"))).toBe(true);
  expect(isRecent(at, new Date("2025-03-02T09:00:00Z"))).toBe(false);
  expect(isRecent(null, new Date(at))).toBe(false);
});
