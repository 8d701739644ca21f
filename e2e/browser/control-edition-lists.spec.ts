import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { openEdition, section } from "@/e2e/support/edition-page";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

const companies = (page: Page) => section(page, "Organizers and sponsors");
const committees = (page: Page) => section(page, "Committees");
const schedule = (page: Page) => section(page, "Schedule");
const namesIn = (page: Page, kind: string) => section(page, kind).getByRole("listitem").locator("b");

/** The edition's public companies. */
const publicNames = async (kind: string): Promise<string[]> =>
  (await isolatedSite().call("GET /api/Contest")).body[kind].map(({ name }: { name: string }) => name);

/** A half-transparent picture, three times as wide as high. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="150" height="100" fill="#2e5c3a"/></svg>`;

/** Presses Enter on a button once the page is hydrated. */
async function pressEnter(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

interface Entry {
  date: string;
  startTime: string | null;
  endTime: string | null;
  title: string;
  location: string | null;
}

let demoSchedule: Entry[];

async function storedSettings() {
  const { call, tokenOf } = isolatedSite();
  const token = await tokenOf("admin");
  const { id } = (await call("GET /api/Contest")).body;
  return { id, token, settings: (await call(`GET /api/Contest/${id}/settings`, { token })).body };
}

/** Stores the demo's schedule with additional entries. */
async function storeSchedule(...added: Entry[]): Promise<void> {
  const { id, token } = await storedSettings();
  const entries = [...demoSchedule, ...added].map((entry) => ({ ...entry, id: null }));
  await isolatedSite().call(`PUT /api/Contest/${id}/schedule`, { token, body: { schedule: entries } });
}

test.beforeAll(async () => {
  demoSchedule = (await storedSettings()).settings.schedule;
});

test.beforeEach(async ({ context }) => {
  await signInAsDemo(context, "admin");
});

test("a sponsor's logo is shown uncropped and keeps its transparency", async ({ page }) => {
  await openEdition(page, "Organizers and sponsors");
  await companies(page).getByRole("button", { name: "Add a gold sponsor" }).click();
  const row = section(page, "Gold sponsors").getByRole("listitem").last();
  await expect(row.getByLabel("Name")).toBeFocused();
  await companies(page).getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Name is required.")).toBeVisible();
  await expect(row.getByLabel("Name")).toBeFocused();
  await row.getByLabel("Name").fill("Мелница „Стара река“ и синове");
  await row.getByLabel("Web address").fill("javascript:alert(1)");
  await row.getByLabel("Additional information").fill("Bread for everybody.");
  await companies(page).getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Use a full address that begins with https:// or http://.")).toBeVisible();
  await row.getByLabel("Web address").fill("https://mill.example/");
  await row
    .getByLabel("Logo of", { exact: false })
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await row.getByRole("button", { name: "Remove logo" }).waitFor();
  await companies(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();

  await page.goto("/sponsors");
  const shown = page.getByRole("listitem").filter({ hasText: "Стара река“" });
  await expect(shown.getByRole("link")).toHaveAttribute("href", "https://mill.example/");
  await expect(shown).toContainText("Bread for everybody.");
  const corner = await shown.locator("img").evaluate(async (image: HTMLImageElement) => {
    image.loading = "eager";
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const alpha = context?.getImageData(image.naturalWidth - 2, 2, 1, 1).data[3];
    return { alpha, ratio: image.naturalWidth / image.naturalHeight };
  });
  expect(corner.alpha).toBe(0);
  expect(corner.ratio).toBeCloseTo(3, 1);
});

test("companies can be reordered with the keyboard, change their kind and be removed, and keep their logos", async ({
  page,
}) => {
  await openEdition(page, "Organizers and sponsors");
  const [first = "", second = ""] = await namesIn(page, "Silver sponsors").allTextContents();
  const logosBefore = (await isolatedSite().call("GET /api/Contest")).body.silverSponsors;
  await pressEnter(page, `Move ${first} down`);
  await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
  await expect(namesIn(page, "Silver sponsors").first()).toHaveText(second);
  await page.getByRole("button", { name: `Edit ${second}` }).click();
  await section(page, "Silver sponsors").getByLabel("Listed under").selectOption("Bronze sponsors");
  await expect(namesIn(page, "Bronze sponsors").last()).toHaveText(second);
  const [bronze = ""] = await namesIn(page, "Bronze sponsors").allTextContents();
  await page.getByRole("button", { name: `Remove ${bronze}`, exact: true }).click();
  await expect(page.getByRole("button", { name: "Add a bronze sponsor" })).toBeFocused();
  await companies(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();
  expect((await publicNames("silverSponsors"))[0]).toBe(first);
  expect((await publicNames("bronzeSponsors")).at(-1)).toBe(second);
  expect(await publicNames("bronzeSponsors")).not.toContain(bronze);
  const moved = (await isolatedSite().call("GET /api/Contest")).body.bronzeSponsors.at(-1);
  expect(moved.imageUrl).toBe(logosBefore[1].imageUrl);
  expect(moved.imageUrl).not.toBeNull();
});

test("committees can be added, renamed and moved, and a committee with members cannot be removed", async ({ page }) => {
  await openEdition(page, "Committees");
  const names = committees(page).getByLabel("Name");
  await expect(
    committees(page)
      .getByText(/people have a role in it/)
      .first(),
  ).toBeVisible();
  await expect(committees(page).getByRole("button", { name: "Remove Jury" })).toHaveCount(0);
  await committees(page).getByRole("button", { name: "Add a committee" }).click();
  await expect(names.last()).toBeFocused();
  await names.last().fill("Kitchen Committee");
  await committees(page).getByLabel("Title of a member").last().fill("Cook");
  const before = await names.count();
  await page.getByRole("button", { name: "Move Kitchen Committee up" }).click();
  await names.first().fill("Steering Committee");
  await committees(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Committees saved.")).toBeVisible();
  await page.goto("/commitees");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(before);
  await expect(page.getByRole("heading", { level: 2 }).nth(before - 2)).toHaveText("Kitchen Committee");
  const steering = page.getByRole("region").or(page.locator("section")).filter({ hasText: "Steering Committee" });
  await expect(steering.getByRole("listitem").first()).toBeVisible();
  await page.goto("/controlPanel/people");
  await expect(page.getByLabel("Kitchen Committee: Cook")).toBeVisible();
  await openEdition(page, "Committees");
  await committees(page).getByRole("button", { name: "Remove Kitchen Committee" }).click();
  await committees(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Committees saved.")).toBeVisible();
});

test("removing a committee that got a member in the meantime shows an error", async ({ page, expectedErrors }) => {
  expectedErrors.push("422", "Failed to load resource");
  const { query } = isolatedSite();
  await query(
    `INSERT INTO "Committee" ("id", "editionId", "position", "key", "name") SELECT gen_random_uuid(), "id", 99, 'BUS', 'Bus Committee' FROM "Edition" WHERE "isCurrent"`,
  );
  await openEdition(page, "Committees");
  await query(
    `UPDATE "Person" SET "assignedRoles" = array_append("assignedRoles", 'BUS_MEMBER') WHERE "id" = (SELECT "id" FROM "Person" WHERE 'JURY_CHAIR' = ANY("assignedRoles") LIMIT 1)`,
  );
  await committees(page).getByRole("button", { name: "Remove Bus Committee" }).click();
  await committees(page).getByRole("button", { name: "Save" }).click();
  await expect(committees(page).getByRole("alert")).toContainText(
    "“Bus Committee” cannot be removed while 1 person holds a role in it.",
  );
});

test("a day with entries is added, previewed and published", async ({ page, expectedErrors }) => {
  expectedErrors.push("422", "Failed to load resource");
  await storeSchedule();
  await openEdition(page, "Schedule");
  await schedule(page).getByRole("button", { name: "Add a day" }).click();
  const day = section(page, "Monday, 14 April");
  await expect(day.getByLabel("Title")).toBeFocused();
  await day.getByLabel("Title").fill("Hike to Мадарски конник");
  await day.getByLabel("Start").fill("14:00");
  await day.getByLabel("End").fill("13:00");
  await day.getByRole("button", { name: "Add to this day" }).click();
  await day.getByLabel("Title").last().fill("Breakfast");
  await day.getByLabel("Start").last().fill("08:00");
  await day.getByLabel("Place").last().fill("Hotel");
  await schedule(page).getByRole("button", { name: "Save" }).click();
  await expect(day.getByText("The end must be later than the start.")).toBeVisible();
  await day.getByLabel("End").first().fill("16:00");
  await day.getByRole("button", { name: "Sort by time" }).click();
  await expect(day.getByLabel("Title").first()).toHaveValue("Breakfast");
  await schedule(page).getByText("Preview").click();
  const previewed = schedule(page).locator("section:has(time)").last();
  await expect(previewed).toContainText("08:00BreakfastHotel14:00–16:00Hike to Мадарски конник");

  // A date far from the tournament shows an error beside the day.
  await day.getByLabel("Date of Monday, 14 April").fill("2026-04-14");
  await schedule(page).getByRole("button", { name: "Save" }).click();
  await expect(schedule(page).getByRole("alert")).toContainText("more than 30 days away from the tournament");
  await schedule(page).getByLabel("Date of Tuesday, 14 April").fill("2025-04-15");
  await schedule(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Schedule saved.")).toBeVisible();
  await page.goto("/schedule");
  await expect(page.locator("section:has(time)").last()).toContainText("15 AprilTuesday");
  await expect(page.locator("section:has(time)").last()).toContainText(
    "08:00BreakfastHotel14:00–16:00Hike to Мадарски конник",
  );
});

test("an entry can be moved to the previous day and removed", async ({ page }) => {
  const date = "2025-04-14";
  await storeSchedule(
    { date, startTime: "08:00", endTime: null, title: "Breakfast", location: "Hotel" },
    { date, startTime: "14:00", endTime: "16:00", title: "Hike to Мадарски конник", location: null },
  );
  await openEdition(page, "Schedule");
  await pressEnter(page, "Move Breakfast up");
  const sunday = section(page, "Sunday, 13 April");
  await expect(sunday.getByLabel("Title").last()).toHaveValue("Breakfast");
  await expect(page.getByRole("button", { name: "Move Breakfast up" })).toBeFocused();
  await page.getByRole("button", { name: "Remove Hike to Мадарски конник" }).click();
  await expect(section(page, "Monday, 14 April")).toHaveCount(0);
  await schedule(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Schedule saved.")).toBeVisible();
  await page.goto("/schedule");
  await expect(page.locator("section:has(time)").last()).toContainText("13 AprilSunday");
  await expect(page.locator("section:has(time)").last()).toContainText("Breakfast");
});

test("lists that another user has changed show a conflict, and 'Keep mine' saves the typed values", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push("409", "Failed to load resource");
  await openEdition(page, "Organizers and sponsors");
  await companies(page).getByRole("button", { name: "Add a patron" }).click();
  await section(page, "Patrons").getByRole("listitem").last().getByLabel("Name").fill("Patron of mine");
  const { id, token, settings } = await storedSettings();
  const others = settings.companies.filter(({ kind }: { kind: string }) => kind !== "PARTNER");
  await isolatedSite().call(`PUT /api/Contest/${id}/companies`, { token, body: { companies: others } });
  await companies(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Somebody else has changed this in the meantime" })).toBeFocused();
  await expect(page.getByRole("row", { name: /^Partners/ })).toContainText("(empty)");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();
  expect(await publicNames("patrons")).toContain("Patron of mine");
  expect((await publicNames("partners")).length).toBeGreaterThan(0);
});

test("the lists are accessible and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openEdition(page, "Organizers and sponsors", "Committees", "Schedule");
  await companies(page)
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  await schedule(page).getByText("Preview").click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
