import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, holdScripts, signInAsNew, test } from "@/e2e/support/browser";
import { insertEdition, insertTeam, insertTeams } from "@/e2e/support/factory";
import { countryByCode, query } from "@/e2e/support/site";

const teams = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Team or person" });
const country = (page: Page) => page.getByRole("combobox", { name: "Country" });
const status = (page: Page) => page.getByRole("status");

/** The text of each visible team. */
const textsOf = (page: Page) => page.locator("article:visible").allTextContents();

test("typing a country or a name filters the teams at once, ignoring case and accents; without results it says so", async ({
  page,
}) => {
  await page.goto("/teams");
  const all = await teams(page).count();
  await expect(status(page)).toBeEmpty();
  await expect(page.getByRole("button", { name: "Search" })).toHaveCount(0);
  const title = await teams(page).first().getByRole("heading").innerText();
  await expect(teams(page).first()).toHaveAccessibleName(title);
  await search(page).fill("ROMÁNIA");
  await expect(status(page)).toHaveText(new RegExp(`^\\d of ${all} teams$`));
  for (const text of await textsOf(page)) expect(text).toContain("Romania");
  const person = (await page.locator("article:visible b").last().innerText()).toLowerCase();
  await search(page).fill(`${person} roman`);
  await expect(page.locator("article:visible")).toHaveCount(1);
  await expect(status(page)).toHaveText(`1 of ${all} teams`);

  await search(page).fill("nobody of this name");
  await expect(page.getByRole("heading", { name: "No team found" })).toBeVisible();
  await expect(status(page)).toHaveText(`0 of ${all} teams`);
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeVisible();

  await teams(page).getByRole("link", { name: "Romania" }).first().click();
  await expect(page).toHaveURL("/teams?country=RO");
  await expect(country(page)).toHaveValue("RO");
  for (const text of await textsOf(page)) expect(text).toContain("Romania");
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(page.locator("article:visible")).toHaveCount(all);
  await expect(country(page)).toHaveValue("");
});

test("the search and the group are in the URL, survive a reload and going back, and are cleared by the menu's link", async ({
  page,
}) => {
  await page.goto("/teams");
  await country(page).selectOption("Romania");
  await search(page).fill("a");
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(teams(page).filter({ visible: true, hasNotText: "Romania" })).toHaveCount(0);
  const shown = await textsOf(page);
  await page.getByRole("navigation", { name: "Group" }).getByRole("link", { name: "Senior" }).click();
  await expect(page).toHaveURL("/teams?country=RO&group=Senior&q=a");
  await page.goBack();
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await page.getByRole("navigation").getByRole("link", { name: "Schedule" }).click();
  await expect(page).toHaveURL("/schedule");
  await page.goBack();
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(search(page)).toHaveValue("a");
  await expect(country(page)).toHaveValue("RO");
  await expect.poll(() => textsOf(page)).toEqual(shown);
  await page.reload();
  await expect.poll(() => textsOf(page)).toEqual(shown);

  await search(page).fill("");
  await expect(page).toHaveURL("/teams?country=RO");
  const group = (name: string) => page.getByRole("navigation", { name: "Group" }).getByRole("link", { name });
  const all = await textsOf(page);
  const seniors = await page.locator("article:visible", { hasText: "SENIOR" }).count();
  await expect(group("All groups")).toHaveText(`All groups ${all.length}`);
  await group("Senior").click();
  await expect(page).toHaveURL("/teams?country=RO&group=Senior");
  await expect(group("Senior")).toHaveAttribute("aria-current", "true");
  await expect(group("Senior")).toHaveText(`Senior ${seniors}`);
  await expect(page.locator("article:visible")).toHaveCount(seniors);
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeHidden();
  await country(page).selectOption("All countries");
  await expect(page).toHaveURL("/teams?group=Senior");

  await search(page).fill("romania");
  await expect(status(page)).toContainText(" of ");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Teams" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(status(page)).toBeEmpty();
  await expect(search(page)).toHaveValue("");
});

test("open sections for juniors and seniors have each team's flag and people", async ({ page }) => {
  await page.goto("/teams");
  for (const group of ["Junior", "Senior"]) {
    const section = page.locator("details").filter({ has: page.getByRole("heading", { name: `${group} Teams` }) });
    await expect(section).toHaveAttribute("open", "");
    const first = section.getByRole("article").first();
    await expect(first.getByText(group.toUpperCase(), { exact: true })).toBeVisible();
    await expect(first.getByText("LEADER", { exact: true })).toBeVisible();
    await expect(first.getByText("CONTESTANT", { exact: true }).first()).toBeVisible();
    expect(await first.locator("img.flag").boundingBox()).toMatchObject({ width: 40, height: 25 });
    await section.locator("summary").click();
    await expect(first).toBeHidden();
  }
});

test("pictures do not shift the layout: portraits are 150 × 190 pixels, loaded or cached, and on a phone three a row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 740 });
  // The second time the picture is cached.
  for (let visit = 0; visit < 2; visit++) {
    await page.goto("/teams");
    const portrait = page.locator("img.portrait").first();
    expect(await portrait.boundingBox()).toMatchObject({ width: 150, height: 190 });
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  }
  const sizes = await page
    .locator("article img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => `${image.width}x${image.height} ${image.loading}`),
    );
  const [early, late] = [sizes.slice(0, 3), sizes.slice(3)];
  for (const size of early) expect(size).toMatch(/^(40x25 lazy|150x190 (eager|lazy))$/);
  expect(new Set(late)).toEqual(new Set(["40x25 lazy", "150x190 lazy"]));
  await page.setViewportSize({ width: 360, height: 740 });
  const boxes = await Promise.all([0, 1, 2].map((i) => page.locator("img.portrait").nth(i).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(190 / 150, 2);
});

test("hundreds of teams are in columns with strips of members, the found ones with all members visible", async ({
  page,
}) => {
  const { id: editionId, year } = await insertEdition();
  await insertTeams(await countryByCode("LA"), Array<number>(61).fill(4), { editionId });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/${year}/teams`);
  const boxes = await Promise.all([0, 1, 2, 3].map((i) => teams(page).nth(i).boundingBox()));
  expect(boxes.map((box) => box?.y === boxes[0]?.y)).toEqual([true, true, true, false]);
  const strip = teams(page).first().getByRole("list", { name: "Members" });
  await strip.focus();
  await strip.press("ArrowRight");
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await search(page).fill((await teams(page).first().getByRole("heading").textContent()) ?? "");
  await expect(page.locator("article:visible")).toHaveCount(1);
  await expect(page.locator("article:visible li").last()).toBeInViewport({ ratio: 1 });
});

test("a search typed before hydration applies after it", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/teams", { waitUntil: "commit" });
  await country(page).selectOption("Romania");
  await search(page).fill("a");
  releaseScripts();
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(search(page)).toHaveValue("a");
  await expect(country(page)).toHaveValue("RO");
  await expect(status(page)).toContainText(" of ");
});

test("an administrator prints teams side by side, with long surnames on one line, and opens the form of one that is found by a native name", async ({
  page,
  context,
}) => {
  const surname = "Wolfeschlegelsteinhausenbergerdorffmeier";
  const { contestantIds } = await insertTeam(await countryByCode("DZ"), { size: 4 });
  await query(
    `UPDATE "Person" SET "fullName" = $2, "nativeName" = 'Conchúr Ó Briain' WHERE "id" IN (SELECT "personId" FROM "Contestant" WHERE "id" = ANY($1))`,
    [contestantIds, surname],
  );
  await signInAsNew(context, "Administrator");
  await page.goto("/teams");
  await page.emulateMedia({ media: "print" });
  const first = await teams(page).nth(0).boundingBox();
  const second = await teams(page).nth(1).boundingBox();
  // Less than five pixels apart.
  expect(first?.y).toBeCloseTo(second?.y ?? 0, -1);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();

  // The width of an A4 sheet between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  const names = page.locator("article:visible b", { hasText: surname });
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) {
    const lines = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
  await expectNoSidewaysScroll(page);

  await page.emulateMedia({ media: "screen" });
  await search(page).fill("o briain");
  await expect(status(page)).toContainText("1 of ");
  const team = page.locator("article:visible").first();
  const name = (await team.getByRole("heading").textContent()) ?? "";
  await team.getByRole("link", { name: /^EDIT/ }).click();
  await expect(page).toHaveURL(/\/editTeam\?team=/);
  await expect(page.getByRole("textbox", { name: "Team name" })).toHaveValue(name);
});
