import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarSource, scheduleCalendar } from "@/lib/edition/calendar";

const item = { id: "8f6b0a52-1111-4222-8333-944455556666", date: "2025-04-10", startTime: null, endTime: null };
const source: CalendarSource = {
  name: "XIII International Autumn Tournament in Informatics",
  shortName: "IATI",
  year: 2025,
  venue: "Shumen, Bulgaria",
  timeZone: "Europe/Sofia",
  version: 3,
  url: "https://tournament.example/schedule",
  items: [],
};
const now = new Date("2025-03-01T09:00:00Z");

const calendarOf = (items: CalendarSource["items"]) => scheduleCalendar({ ...source, items }, now);
const events = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));

describe("the schedule as a calendar file", () => {
  it("writes times as instants in UTC, in winter and in summer time", () => {
    const [summer, winter] = events(
      calendarOf([
        { ...item, title: "Practice", startTime: "15:00", endTime: "17:00", location: null },
        { ...item, date: "2025-11-10", title: "Practice", startTime: "15:00", endTime: null, location: null },
      ]),
    );
    expect(summer?.startDate.toJSDate()).toEqual(new Date("2025-04-10T12:00:00Z"));
    expect(summer?.endDate.toJSDate()).toEqual(new Date("2025-04-10T14:00:00Z"));
    expect(winter?.startDate.toJSDate()).toEqual(new Date("2025-11-10T13:00:00Z"));
  });

  it.each([
    ["2025-04-10", "20:00", "01:00", "2025-04-10T17:00:00Z", "2025-04-10T22:00:00Z"],
    ["2025-04-10", "20:00", "00:00", "2025-04-10T17:00:00Z", "2025-04-10T21:00:00Z"],
    ["2025-04-30", "22:15", "06:45", "2025-04-30T19:15:00Z", "2025-05-01T03:45:00Z"],
    ["2025-12-31", "21:00", "02:00", "2025-12-31T19:00:00Z", "2026-01-01T00:00:00Z"],
    // The clocks go forward at 03:00.
    ["2025-03-29", "23:00", "05:00", "2025-03-29T21:00:00Z", "2025-03-30T02:00:00Z"],
  ])("ends an item of %s from %s to %s on the next day", (date, startTime, endTime, start, end) => {
    const [event] = events(calendarOf([{ ...item, date, title: "Translation", startTime, endTime, location: null }]));
    expect(event?.startDate.toJSDate()).toEqual(new Date(start));
    expect(event?.endDate.toJSDate()).toEqual(new Date(end));
  });

  it("writes an item without times as an all-day event", () => {
    const [event] = events(calendarOf([{ ...item, date: "2025-04-30", title: "Departure day", location: null }]));
    expect(event?.startDate.isDate).toBe(true);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(["2025-04-30", "2025-05-01"]);
  });

  it("escapes and folds any text into lines of at most 75 octets", () => {
    const title = `Награждаване; songs, \\ speeches 🍁 ${"и още ".repeat(30)}END`;
    const calendar = calendarOf([{ ...item, title, location: "Hall A,\nfirst floor" }]);
    const [event] = events(calendar);
    expect(event?.summary).toBe(`IATI: ${title}`);
    expect(event?.location).toBe("Hall A,\nfirst floor");
    const lines = calendar.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(calendar).not.toMatch(/[^\r]\n|\uFFFD/);
  });

  it("escapes line breaks in texts", () => {
    const calendar = calendarOf([{ ...item, title: "Day one\rATTACH:https://elsewhere.example", location: null }]);
    expect(calendar).not.toMatch(/\r(?!\n)/);
    expect(events(calendar)[0]?.summary).toBe("IATI: Day one\nATTACH:https://elsewhere.example");
  });

  it("gives every event a permanent UID, a time stamp and a sequence number", () => {
    const [event] = events(calendarOf([{ ...item, title: "Excursion", location: null }]));
    expect(event?.uid).toBe(`${item.id}@tournament.example`);
    expect(event?.sequence).toBe(3);
    expect(event?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2025-03-01T09:00:00Z");
  });

  it("has the venue as the location of an item without one", () => {
    const [event] = events(calendarOf([{ ...item, title: "Excursion", location: null }]));
    expect(event?.location).toBe("Shumen, Bulgaria");
  });
});
