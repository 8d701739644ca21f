import ICAL from "ical.js";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { insertPastEdition } from "@/e2e/support/past-edition";

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const events = (text: string) =>
  parse(text)
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

test("the two competition days are highlighted", async ({ page }) => {
  await page.goto("/schedule");
  const days = page.locator("section[data-competition]");
  await expect(days.getByRole("heading", { level: 2 })).toHaveText([/11 April\s*Friday/, /12 April\s*Saturday/]);
  for (const day of await days.all()) {
    await expect(day.getByText("Competition for seniors")).toBeVisible();
    await expect(day.getByText("Competition for juniors")).toBeVisible();
  }
});

test("the calendar file has the whole schedule, with stable ids", async ({ page }) => {
  await page.goto("/schedule");
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await downloaded).suggestedFilename()).toBe("schedule-2025.ics");
  const response = await page.request.get("/schedule.ics");
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const entries = events(await response.text());
  expect(entries).toHaveLength(await page.getByRole("main").getByRole("listitem").count());
  const arrival = entries.find(({ summary }) => summary === "IATI: Arrival day");
  expect([arrival?.startDate.isDate, arrival?.startDate.toString(), arrival?.location]).toEqual([
    true,
    "2025-04-09",
    "Shumen",
  ]);
  const ceremony = entries.find(({ summary }) => summary === "IATI: Award ceremony");
  expect(ceremony?.startDate.toJSDate()).toEqual(new Date("2025-04-12T16:00:00Z"));
  const again = events(await (await page.request.get("/schedule.ics")).text());
  expect(new Set(again.map(({ uid }) => uid))).toEqual(new Set(entries.map(({ uid }) => uid)));
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
});

test("a past edition has its own calendar file and no warning about changes", async ({ page }) => {
  const { year } = await insertPastEdition();
  await page.goto(`/${year}/schedule`);
  await expect(page.getByText("Keep in mind")).toHaveCount(0);
  const href = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  expect(href).toBe(`/${year}/schedule.ics`);
  const entries = events(await (await page.request.get(href ?? "")).text());
  expect(entries.map(({ summary }) => summary)).toEqual(["OLD: Contest of Old"]);
  expect((await page.request.get("/1999/schedule.ics")).status()).toBe(404);
});

test("the schedule is accessible and fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/schedule");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
