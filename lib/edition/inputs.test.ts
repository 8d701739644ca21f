import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { companiesInput, editionInput, scheduleInput } from "@/lib/edition/inputs";

/** The fields with an error. */
const refusedFields = (schema: z.ZodType, input: unknown) => [
  ...new Set(schema.safeParse(input).error?.issues.map(({ path }) => path.join("."))),
];

it.each([
  ["a day that does not exist", { startDate: "2025-02-30" }, "startDate"],
  ["a year instead of an age limit's date", { seniorsBornOnOrAfter: "2006" }, "seniorsBornOnOrAfter"],
  ["a time zone that does not exist", { timeZone: "Europe/Shumen" }, "timeZone"],
  ["an offset instead of a time zone", { timeZone: "+03:00" }, "timeZone"],
  ["a placeholder in the paragraph that has none", { mailParagraph: "Dear {name}" }, "mailParagraph"],
  ["data for a link", { materialsUrl: "data:text/html,x" }, "materialsUrl"],
  ["another site without a scheme", { materialsUrl: "//evil.example/x" }, "materialsUrl"],
  ["an invalid e-mail address", { contactEmail: "office" }, "contactEmail"],
  ["an invalid emergency phone", { emergencyPhone: "ask at the desk" }, "emergencyPhone"],
  ["a part of an emergency phone", { emergencyPhone: "+359 54 830 495, 11" }, "emergencyPhone"],
  ["a blank name", { name: " " }, "name"],
  ["a text that leaves no room on a certificate", { certificateText: "line\n".repeat(9) }, "certificateText"],
  ["places without Other", { arrivalLocationsList: ["Varna Airport"] }, "arrivalLocationsList"],
  ["a list with nothing in it", { tShirtSizesList: [] }, "tShirtSizesList"],
  ["a value twice, whatever its case", { tShirtSizesList: ["M", "m"] }, "tShirtSizesList.1.name"],
  ["a blank value", { tShirtSizesList: ["M", " "] }, "tShirtSizesList.1.name"],
])("an edition is refused with %s", (_what, input, field) => {
  expect(refusedFields(editionInput, input)).toEqual([field]);
});

it("a time zone is stored in its usual case", () => {
  for (const [written, name] of [
    ["europe/sofia", "Europe/Sofia"],
    ["EET", "EET"],
    ["Asia/Kolkata", "Asia/Kolkata"],
  ])
    expect(editionInput.parse({ timeZone: written }).timeZone).toBe(name);
});

it.each(["112", "+359 54 830 495, 112", "112, +359 54 830 495"])("the emergency phone may be %s", (emergencyPhone) => {
  expect(editionInput.parse({ emergencyPhone }).emergencyPhone).toBe(emergencyPhone);
});

it("an emergency phone may have a line for each number", () => {
  const input = { emergencyPhone: "054 830 495\n054 830 496" };
  expect(editionInput.parse(input).emergencyPhone).toBe("054 830 495, 054 830 496");
  expect(editionInput.parse({ emergencyPhone: " " }).emergencyPhone).toBeNull();
});

it.each([
  ["a link that is a script", { name: "X", kind: "PATRON", companyUrl: "javascript:alert(1)" }, "companyUrl"],
  ["no name", { name: "", kind: "PATRON" }, "name"],
  ["a kind that does not exist", { name: "X", kind: "FRIEND" }, "kind"],
])("a company is refused with %s", (_what, company, field) => {
  expect(refusedFields(companiesInput, { companies: [company] })).toEqual([`companies.0.${field}`]);
});

it.each(["04/13/2025", "13.4.2025", "2025-02-30", "0", "soon"])("a last day %j has one error", (endDate) => {
  const { error } = editionInput.safeParse({ startDate: "2025-04-09", endDate });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Last day must be a date, such as 2026-04-09."]);
});

describe("a schedule", () => {
  const date = "2025-04-11";
  const item = { title: "Contest", startTime: "08:30", endTime: "13:30", location: "Hall 1" };

  it.each([
    ["an end before its start", { ...item, endTime: "08:00" }, "endTime"],
    ["an end more than 12 hours later, on the next day", { ...item, startTime: "18:00", endTime: "08:00" }, "endTime"],
    ["an end at its start", { ...item, endTime: "08:30" }, "endTime"],
    ["an end alone", { ...item, startTime: null }, "startTime"],
    ["an hour that does not exist", { ...item, startTime: "25:00", endTime: null }, "startTime"],
    ["no title", { ...item, title: "" }, "title"],
  ])("is refused with an entry with %s", (_what, entry, field) => {
    const schedule = [{ date, items: [entry] }];
    expect(refusedFields(scheduleInput, { schedule })).toEqual([`schedule.0.items.0.${field}`]);
  });

  it.each([
    ["25:00", "13:00", "Start"],
    ["08:30", "7:00", "End"],
    ["8.30", "13:30", "Start"],
    ["08:30", "24:00", "End"],
    ["22:00", "midnight", "End"],
  ])("has one error for an entry from %s to %s", (startTime, endTime, label) => {
    const schedule = [{ date, items: [{ ...item, startTime, endTime }] }];
    const { error } = scheduleInput.safeParse({ schedule });
    expect(error?.issues.map(({ message }) => message)).toEqual([`${label} must be a time of day, such as 08:30.`]);
  });

  it.each([
    ["20:00", "01:00"],
    ["20:00", "00:00"],
    ["22:30", "06:00"],
    ["23:30", "00:15"],
    ["19:00", "07:00"],
  ])("may have an entry from %s until %s on the next day", (startTime, endTime) => {
    expect(refusedFields(scheduleInput, { schedule: [{ date, items: [{ ...item, startTime, endTime }] }] })).toEqual(
      [],
    );
  });

  it.each([
    ["more than 100 days", Array(101).fill({ date, items: [] }), "schedule"],
    ["more than 50 entries on a day", [{ date, items: Array(51).fill(item) }], "schedule.0.items"],
  ])("is refused with %s", (_what, schedule, field) => {
    expect(refusedFields(scheduleInput, { schedule })).toEqual([field]);
  });
});
