import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { delayScripts, expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertEdition, insertTeam, insertTeams } from "@/e2e/support/factory";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { countryByCode, query } from "@/e2e/support/site";

const teams = (page: Page) => page.getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Team or person" });
const country = (page: Page) => page.getByRole("combobox", { name: "Country" });
const status = (page: Page) => page.getByRole("status");

/** The text of each visible team. */
const textsOf = (page: Page) => page.locator("article:visible").allTextContents();

test("typing a country or a name filters the teams at once, ignoring case and accents", async ({ page }) => {
  await page.goto("/teams");
  const all = await teams(page).count();
  await expect(status(page)).toHaveText(`All ${all} teams`);
  await search(page).fill("ROMÁNIA");
  await expect(status(page)).toHaveText(new RegExp(`^\\d of ${all} teams$`));
  for (const text of await textsOf(page)) expect(text).toContain("Romania");
  const person = (await page.locator("article:visible b").last().innerText()).toLowerCase();
  await search(page).fill(`${person} roman`);
  await expect(page.locator("article:visible")).toHaveCount(1);
  await expect(status(page)).toHaveText(`1 of ${all} teams`);
});

test("the search is in the URL and survives a reload and going back", async ({ page }) => {
  await page.goto("/teams");
  await country(page).selectOption("Romania");
  await search(page).fill("a");
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(teams(page).filter({ visible: true, hasNotText: "Romania" })).toHaveCount(0);
  const shown = await textsOf(page);
  await page.getByRole("navigation").getByRole("link", { name: "Schedule" }).click();
  await expect(page).toHaveURL("/schedule");
  await page.goBack();
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(search(page)).toHaveValue("a");
  await expect(country(page)).toHaveValue("RO");
  await expect.poll(() => textsOf(page)).toEqual(shown);
  await page.reload();
  await expect.poll(() => textsOf(page)).toEqual(shown);
});

test("the words of a search are highlighted, also in native names", async ({ page }) => {
  const { id, leaderId } = await insertTeam(await countryByCode("IE"));
  await query(
    `UPDATE "Person" SET "fullName" = 'Conor O’Brien', "nativeName" = 'Conchúr Ó Briain'
     WHERE "id" = (SELECT "personId" FROM "Leader" WHERE "id" = $1)`,
    [leaderId],
  );
  await query(`UPDATE "Team" SET "name" = 'Brien’s Branches' WHERE "id" = $1`, [id]);
  const highlights = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get("team-search") ?? [])].map((range) => {
        const { startContainer, startOffset, endOffset } = range;
        return startContainer.textContent?.slice(startOffset, endOffset);
      }),
    );
  await page.goto("/teams?country=IE");
  await search(page).fill("obrien");
  await expect.poll(highlights).toEqual(["O’Brien"]);
  await search(page).fill("o briain");
  await expect(teams(page).filter({ visible: true })).toContainText("Conchúr Ó Briain");
  await expect.poll(highlights).toContain("Briain");
  await search(page).fill("");
  await expect.poll(highlights).toEqual([]);
});

test("the groups have counts, which follow the search, and filter the teams", async ({ page }) => {
  await page.goto("/teams?country=RO");
  const group = (name: string) => page.getByRole("navigation", { name: "Group" }).getByRole("link", { name });
  const [all, seniors] = [await textsOf(page), await page.locator("article:visible", { hasText: "SENIOR" }).count()];
  await expect(group("All groups")).toHaveText(`All groups ${all.length}`);
  await group("Senior").click();
  await expect(page).toHaveURL("/teams?country=RO&group=Senior");
  await expect(group("Senior")).toHaveAttribute("aria-current", "true");
  await expect(group("Senior")).toHaveText(`Senior ${seniors}`);
  await expect(page.locator("article:visible")).toHaveCount(seniors);
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeHidden();
  await country(page).selectOption("All countries");
  await expect(page).toHaveURL("/teams?group=Senior");
});

test("a section links to the first team of each country, which is not behind the search at the top", async ({
  page,
}) => {
  await page.goto("/teams");
  // By keyboard: teams that render while the page scrolls could move the link away from the mouse.
  await page
    .getByRole("navigation", { name: "Senior teams by country" })
    .getByRole("link", { name: "Romania" })
    .press("Enter");
  const team = page.locator("#Senior-RO");
  await expect(team).toContainText("Romania");
  await expect(team).toBeInViewport();
  await expect(search(page)).toBeInViewport();
  const [bar, box] = [await page.getByRole("search").boundingBox(), await team.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
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

test("a team's country links to that country's teams, and 'Show all teams' back to all", async ({ page }) => {
  await page.goto("/teams");
  const all = await teams(page).count();
  await teams(page).getByRole("link", { name: "Romania" }).first().click();
  await expect(page).toHaveURL("/teams?country=RO");
  await expect(country(page)).toHaveValue("RO");
  for (const text of await textsOf(page)) expect(text).toContain("Romania");
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(page.locator("article:visible")).toHaveCount(all);
  await expect(country(page)).toHaveValue("");
});

test("the menu's Teams link clears the search", async ({ page }) => {
  await page.goto("/teams?q=romania");
  await expect(status(page)).toContainText(" of ");
  await page.getByRole("navigation").getByRole("link", { name: "Teams" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(status(page)).toContainText("All");
  await expect(search(page)).toHaveValue("");
});

test("a search without results shows an empty state with a link to all teams", async ({ page }) => {
  await page.goto("/teams?q=nobody+of+this+name");
  await expect(page.getByRole("heading", { name: "No team found" })).toBeVisible();
  await expect(status(page)).toHaveText(/^0 of \d+ teams$/);
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toBeVisible();
});

test("a section without results is hidden", async ({ page }) => {
  const past = await insertPastEdition();
  await page.goto(`/${past.year}/teams`);
  await expect(page.getByRole("heading", { name: "Senior Teams" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Junior Teams" })).toHaveCount(0);
  await search(page).fill(past.people[1]);
  await expect(page).toHaveURL(new RegExp(`/${past.year}/teams\\?q=`));
  await expect(teams(page)).toContainText(past.team);
});

test("a search typed before hydration applies after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/teams", { waitUntil: "commit" });
  await country(page).selectOption("Romania");
  await search(page).fill("a");
  releaseScripts();
  await expect(page).toHaveURL("/teams?country=RO&q=a");
  await expect(search(page)).toHaveValue("a");
  await expect(country(page)).toHaveValue("RO");
  await expect(status(page)).toContainText(" of ");
});

test("pictures do not shift the layout, and the page fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/teams");
  const sizes = await page
    .locator("article img")
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => `${image.width}x${image.height} ${image.loading}`),
    );
  const [early, late] = [sizes.slice(0, 3), sizes.slice(3)];
  for (const size of early) expect(size).toMatch(/^(40x25 lazy|150x190 (eager|lazy))$/);
  expect(new Set(late)).toEqual(new Set(["40x25 lazy", "150x190 lazy"]));
  await expectNoSidewaysScroll(page);
});

test("printed teams are side by side, without the site's controls", async ({ page }) => {
  await page.goto("/teams");
  await page.emulateMedia({ media: "print" });
  const [first, second] = [await teams(page).nth(0).boundingBox(), await teams(page).nth(1).boundingBox()];
  expect(first?.y).toBeCloseTo(second?.y ?? 0, -1);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  await expect(search(page)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("a printed surname of forty letters fits on one line", async ({ page, context }) => {
  const surname = "Wolfeschlegelsteinhausenbergerdorffmeier";
  const { contestantIds } = await insertTeam(await countryByCode("KM"), { size: 4 });
  await query(
    'UPDATE "Person" SET "fullName" = $2 WHERE "id" IN (SELECT "personId" FROM "Contestant" WHERE "id" = ANY($1))',
    [contestantIds, surname],
  );
  await signInAsNew(context, "Administrator");
  // The width of A4 without margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/teams?country=KM");
  await page.emulateMedia({ media: "print" });
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
});

test("only administrators see links from the teams to their forms", async ({ page, context }) => {
  const past = await insertPastEdition();
  await page.goto("/teams");
  await expect(page.getByRole("link", { name: /^EDIT/ })).toHaveCount(0);
  await signInAsNew(context, "Administrator");
  await page.goto(`/${past.year}/teams`);
  await expect(teams(page).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^EDIT/ })).toHaveCount(0);
  await page.goto("/teams");
  await search(page).fill("romania");
  await expect(status(page)).toContainText(" of ");
  const team = page.locator("article:visible").first();
  const name = (await team.getByRole("heading").textContent()) ?? "";
  await team.getByRole("link", { name: /^EDIT/ }).click();
  await expect(page).toHaveURL(/\/editTeam\?team=/);
  await expect(page.getByRole("textbox", { name: "Team name" })).toHaveValue(name);
});
