import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { editor, openEdition, openText, paste, remove, save, section } from "@/e2e/support/edition-page";
import { publicEdition } from "@/e2e/support/public-edition";
import { baseUrl, query } from "@/e2e/support/site";

ownSite();

test.use({
  expectedErrors: [
    // A committee that has members, and a date that is far away.
    "422 /api/Contest/",
    // The browser reports blocked handlers even in a document that is never rendered.
    "console: Executing inline event handler violates",
  ],
});

const namesIn = (page: Page, kind: string) => section(page, kind).getByRole("listitem").locator("b");

/** A picture whose right half is transparent, three times as wide as high. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="150" height="100" fill="#2e5c3a"/></svg>`;

/** Presses Enter on a button once the page is hydrated. */
async function pressEnter(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect(button).toBeEnabled();
  await button.press("Enter");
}

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

test("companies can be reordered, change their kind and be removed, and a sponsor's logo is shown uncropped and keeps its transparency", async ({
  page,
}) => {
  await openEdition(page, "sponsors");
  const [first = "", second = ""] = await namesIn(page, "Silver sponsors").allTextContents();
  const silverBefore = (await publicEdition()).silverSponsors;
  await pressEnter(page, `Move ${first} down`);
  await expect(page.getByRole("button", { name: `Move ${first} down` })).toBeFocused();
  await expect(namesIn(page, "Silver sponsors").first()).toHaveText(second);
  await page.getByRole("button", { name: `Edit ${second}` }).click();
  await section(page, "Silver sponsors").getByLabel("Listed under").selectOption("Bronze sponsors");
  await expect(namesIn(page, "Bronze sponsors").last()).toHaveText(second);
  const [bronze = ""] = await namesIn(page, "Bronze sponsors").allTextContents();
  await remove(page, bronze);
  await expect(section(page, "Bronze sponsors").getByRole("listitem").first()).toBeFocused();
  await save(page);
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();
  const { silverSponsors, bronzeSponsors } = await publicEdition();
  const bronzeNames = bronzeSponsors.map(({ name }: { name: string }) => name);
  expect(silverSponsors[0].name).toBe(first);
  expect(bronzeNames.at(-1)).toBe(second);
  expect(bronzeNames).not.toContain(bronze);
  expect(bronzeSponsors.at(-1).imageUrl).toBe(silverBefore[1].imageUrl);
  expect(silverBefore[1].imageUrl).not.toBeNull();

  await page.getByRole("button", { name: "Add a gold sponsor" }).click();
  const row = section(page, "Gold sponsors").getByRole("listitem").last();
  await expect(row.getByLabel("Name")).toBeFocused();
  await save(page);
  await expect(row.getByText("Name is required.")).toBeVisible();
  await expect(row.getByLabel("Name")).toBeFocused();
  await row.getByLabel("Name").fill("Мелница „Стара река“ и синове");
  await row.getByLabel("Web address").fill("javascript:alert(1)");
  await row.getByLabel("Additional information").fill("Bread for everybody.");
  await save(page);
  await expect(row.getByText("Use a full address that begins with https:// or http://.")).toBeVisible();
  await row.getByLabel("Web address").fill("https://mill.example/");
  await row
    .getByLabel("Logo of", { exact: false })
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await row.getByRole("button", { name: "Remove logo" }).waitFor();
  await save(page);
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);

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

test("a logo that was removed and saved is not announced as one that will be removed", async ({ page }) => {
  await openEdition(page, "sponsors");
  const row = section(page, "Gold sponsors").getByRole("listitem").first();
  await row.getByRole("button", { name: "Edit" }).click();
  await row.getByRole("button", { name: "Remove logo" }).click();
  const announcement = page.getByText("The logo will be removed when you save.");
  await expect(announcement).toBeVisible();
  await save(page);
  await expect(page.getByText("Organizers and sponsors saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  await row.getByRole("button", { name: "Edit" }).click();
  await expect(row.getByText("Optional. Shown uncropped on a light background.")).toBeVisible();
  await expect(announcement).toHaveCount(0);
});

test("committees can be added, renamed, moved and removed, but not with members, even if they got them meanwhile", async ({
  page,
}) => {
  await query(
    `INSERT INTO "Committee" ("id", "editionId", "position", "key", "name") SELECT gen_random_uuid(), "id", 99, 'BUS', 'Bus Committee' FROM "Edition" WHERE "isCurrent"`,
  );
  await openEdition(page, "committees");
  const committees = page.getByRole("main");
  const names = committees.getByLabel("Name");
  await expect(committees.getByText(/people have a role in it/).first()).toBeVisible();
  await expect(committees.getByRole("button", { name: "Remove Jury" })).toHaveCount(0);
  await committees.getByRole("button", { name: "Add a committee" }).click();
  await expect(names.last()).toBeFocused();
  await names.last().fill("Kitchen Committee");
  await committees.getByLabel("Title of a member").last().fill("Cook");
  const before = await names.count();
  await page.getByRole("button", { name: "Move Kitchen Committee up" }).click();
  await names.first().fill("Steering Committee");
  await save(page);
  await expect(page.getByText("Committees saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeFocused();
  await page.goto("/commitees");
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(before);
  await expect(page.getByRole("heading", { level: 2 }).nth(before - 2)).toHaveText("Kitchen Committee");
  const steering = page.locator("section").filter({ hasText: "Steering Committee" });
  await expect(steering.getByRole("listitem").first()).toBeVisible();
  await page.goto("/controlPanel/people?person=new");
  await expect(page.getByLabel("Kitchen Committee: Cook")).toBeVisible();
  await openEdition(page, "committees");
  await remove(page, "Kitchen Committee");
  await save(page);
  await expect(page.getByText("Committees saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();

  await query(
    `INSERT INTO "CommitteeMember" ("personId", "committeeId", "editionId", "isChair")
    SELECT p."id", c."id", c."editionId", false FROM "Committee" c JOIN "Person" p USING ("editionId")
    WHERE c."key" = 'BUS' LIMIT 1`,
  );
  await remove(page, "Bus Committee");
  await save(page);
  await expect(committees.getByRole("alert")).toContainText(
    "“Bus Committee” cannot be removed while 1 person holds a role in it.",
  );
});

test("entries are added to the schedule, previewed and published, sorted by day and time, get another day and are removed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openEdition(page, "schedule");
  const schedule = page.getByRole("main");
  await schedule.getByRole("button", { name: "Add a day" }).click();
  const day = section(page, "Monday, 14 April");
  const titles = day.getByLabel("Title");
  await expect(titles).toBeFocused();
  await titles.fill("Breakfast");
  await day.getByLabel("Start").fill("08:00");
  await day.getByLabel("Place").fill("Hotel");
  await day.getByRole("button", { name: "Add to this day" }).click();
  await expect(titles.first()).toBeFocused();
  await titles.first().fill("Hike to Мадарски конник");
  await day.getByLabel("Start").first().fill("14:00");
  await day.getByLabel("End").first().fill("13:00");
  await save(page);
  await expect(day.getByText("The end must be later than the start.")).toBeVisible();
  await expect(day.getByText("Ends on the next day.")).toHaveCount(0);
  await day.getByLabel("Start").first().fill("20:00");
  await day.getByLabel("End").first().fill("01:00");
  await expect(day.getByText("Ends on the next day.")).toBeVisible();
  await schedule.getByText("Preview").click();
  const previewed = schedule.locator("section:has(time)").last();
  await expect(previewed).toContainText("08:00Breakfast Hotel20:00–01:00Hike to Мадарски конник");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // A date far from the tournament shows an error beside the entry, which has not moved.
  await day.getByLabel("Date").first().fill("2026-04-14");
  await save(page);
  await expect(day.getByText("more than 30 days away from the tournament")).toBeVisible();
  await expect(day.getByLabel("Date").first()).toBeFocused();
  await day.getByLabel("Date").first().fill("2025-04-15");
  await expect(day.getByText("Moves to Tuesday, 15 April when you save.")).toBeVisible();
  await expect(titles.first()).toHaveValue("Hike to Мадарски конник");
  await save(page);
  await expect(page.getByText("Schedule saved.")).toBeVisible();
  const lastDay = section(page, "Tuesday, 15 April");
  await expect(lastDay.getByLabel("Title")).toHaveValue("Hike to Мадарски конник");
  await day.locator("summary").click();
  await day.getByLabel("Date").fill("2025-04-15");
  await expect(titles).toHaveValue("Breakfast");
  await save(page);
  await expect(day).toHaveCount(0);
  await expect(lastDay.getByLabel("Title").first()).toHaveValue("Breakfast");
  await page.goto("/schedule");
  const last = page.locator("section:has(time)").last();
  await expect(last).toContainText("15 AprilTuesday");
  await expect(last).toContainText("08:00Breakfast Hotel20:00–01:00Hike to Мадарски конник");
  await expect(last.locator("time").last()).toHaveAttribute("datetime", "2025-04-16T01:00");

  await openEdition(page, "schedule");
  await lastDay.locator("summary").last().click();
  await remove(page, "Hike to Мадарски конник");
  await expect(lastDay.getByRole("heading")).toBeFocused();
  await section(page, "Wednesday, 9 April").locator("summary").click();
  await remove(page, "Arrival day");
  await expect(section(page, "Wednesday, 9 April")).toHaveCount(0);
  await expect(section(page, "Thursday, 10 April").getByLabel("Title").first()).toHaveValue("Excursion");
  await expect(lastDay.getByLabel("Title")).toHaveValue("Breakfast");
  await save(page);
  await expect(page.getByText("Schedule saved.")).toBeVisible();
  await page.goto("/schedule");
  await expect(page.locator("section:has(time)").first()).toContainText("10 AprilThursday");
  await expect(last).toContainText("15 AprilTuesday");
  await expect(last).toContainText("Breakfast");
});

test("the lines of a sample stay lines when it is edited", async ({ page, browser }) => {
  const name = "Competition materials";
  await openText(page, "materials");
  const sample = editor(page, name).locator("td pre").first();
  // A click near the top meets the first line.
  await sample.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("End");
  await page.keyboard.type(" 7");
  await save(page);
  await expect(page.getByText("Competition materials saved.")).toBeVisible();
  const visitor = await browser.newPage({ baseURL: baseUrl });
  await visitor.goto("/information/materials");
  const cell = visitor.locator("td:has(pre)").first();
  expect(await cell.innerText()).toBe("6 10 7\n4 3 5 1 2 6");
  // Texts that were saved long ago have a code element in their pre.
  await cell
    .locator("pre")
    .evaluate((pre) => pre.replaceChildren(Object.assign(document.createElement("code"), { textContent: "1\n2" })));
  expect(await cell.innerText()).toBe("1\n2");
  await visitor.close();
});

test("visitors see the links and tables of a text but never its scripts", async ({ page, browser }) => {
  await openText(page, "rules");
  await editor(page, "Rules").click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Read the syllabus first. ");
  // Without a selection, the URL itself becomes the link's text.
  await page.keyboard.press("Control+k");
  const address = page.getByLabel("Address");
  await address.fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("A link begins with https://");
  await address.fill("ioinformatics.org/syllabus");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await paste(
    page,
    "Rules",
    '<script>window.stolen = 1</script><table onclick="window.stolen = 1"><tr><th>Penalty</th><th>Points</th></tr><tr><td>Late<script>window.stolen = 1</script></td><td>-7</td></tr></table>',
  );
  await save(page);
  await expect(page.getByText("Rules saved.")).toBeVisible();

  // The preview of the HTML view is sanitised in the same way.
  await page.getByRole("main").getByRole("button", { name: "HTML" }).click();
  const source = page.getByRole("main").getByRole("textbox", { name: "Rules: HTML" });
  await source.fill(`${await source.inputValue()}<script>window.stolen = 1</script><p onclick="x()">The end.</p>`);
  await page.getByRole("main").getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("main").locator(".rich-text").filter({ hasText: "The end." });
  await expect(preview.getByRole("cell", { name: "-7" })).toBeVisible();
  expect(await preview.innerHTML()).not.toMatch(/script|onclick/);

  const visitor = await browser.newPage({ baseURL: baseUrl });
  await visitor.goto("/information/rules");
  await expect(visitor.getByRole("link", { name: "ioinformatics.org/syllabus" })).toHaveAttribute(
    "href",
    "https://ioinformatics.org/syllabus",
  );
  await expect(visitor.getByRole("row", { name: "Late -7" })).toBeVisible();
  expect(await visitor.evaluate(() => "stolen" in window)).toBe(false);
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  await visitor.close();
});
