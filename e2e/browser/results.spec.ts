import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { insertEdition, insertTeams } from "@/e2e/support/factory";
import { expectPrintable } from "@/e2e/support/print";
import { countryByCode, db } from "@/e2e/support/site";

/** Inserts a past edition with final results of two countries. */
async function insertResults() {
  const { id: editionId, year } = await insertEdition({ resultsState: "FINAL" });
  const [laos, fiji] = await Promise.all([countryByCode("LA"), countryByCode("FJ")]);
  const contestantIds = [
    ...(await insertTeams(laos, [4], { editionId })),
    ...(await insertTeams(fiji, [4], { editionId })),
  ].flatMap((team) => team.contestantIds);
  await db.contestant.update({ where: { id: contestantIds[7] ?? "" }, data: { honourableMention: true } });
  const name = "Mahalaleel Konstantinopolitanopoulos-Bandaranaike";
  await db.contestant.update({ where: { id: contestantIds[0] }, data: { person: { update: { fullName: name } } } });
  const { group } = await db.team.findFirstOrThrow({ where: { editionId } });
  const tasks = await db.task.createManyAndReturn({
    data: ["aliens", "shoes", "a task with a rather long name"].map((task, i) => ({
      editionId,
      group,
      day: i < 2 ? 1 : 2,
      position: i,
      name: task,
      maximum: 100,
    })),
  });
  await db.score.createMany({
    data: contestantIds.flatMap((contestantId, i) =>
      tasks.map(({ id: taskId }) => ({ editionId, contestantId, taskId, points: 90.5 - 10 * i })),
    ),
  });
  await db.awardBoundary.create({ data: { editionId, group, award: "GOLD", points: 250 } });
  return { year, group, name };
}

test("results show places, points and medals, can be searched, fit a phone and print", async ({ page }) => {
  const { year, group, name } = await insertResults();
  await page.goto(`/${year}/results`);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link", { name: "Results" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("The final results.")).toBeVisible();
  const rows = page.getByRole("table", { name: `${group} contestants by place` }).locator("tbody tr:visible");
  await expect(rows).toHaveCount(8);
  await expect(rows.first().locator("td, th")).toHaveText([
    "1",
    new RegExp(name),
    "Laos",
    "90.5",
    "90.5",
    "181",
    "90.5",
    "90.5",
    "271.5",
    "Gold",
  ]);
  await expect(page.getByRole("figure", { name: "shoes" })).toContainText("Average 55.5 of 100");

  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await expect(rows.first()).toContainText("90.5");
  await page.getByRole("searchbox", { name: "Contestant" }).fill("konstant");
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("status")).toHaveText("1 of 8 contestants");
  // At this width the search is highest, and must not cover the headings below it.
  await page.setViewportSize({ width: 820, height: 740 });
  const top = await page
    .getByRole("columnheader", { name: "Place" })
    .evaluate((heading) => getComputedStyle(heading).top);
  const { height = 0 } = (await page.getByRole("search").boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(Number.parseFloat(top));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.getByRole("link", { name: "Show all contestants" }).click();
  // The award is below the total.
  await expect
    .poll(async () => {
      const mention = await rows.last().getByRole("cell", { name: "Honourable mention" }).boundingBox();
      const total = await rows.last().locator('[data-label="Total"]').boundingBox();
      return mention && total && mention.y - (total.y + total.height);
    })
    .toBeGreaterThanOrEqual(0);
  await rows
    .first()
    .getByRole("link", { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/${year}/results\\?contestant=LAO`));
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(rows).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows.first().locator('[data-label="shoes"]')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "All results" }).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await rows.last().getByRole("link", { name: "Fiji" }).click();
  await expect(page).toHaveURL(`/${year}/results?country=FJ`);
  await expect(rows).toHaveCount(4);
  await expectPrintable(page);
});

test("a contestant's code in the URL leads to their row and highlights it, also among the rows of a search", async ({
  page,
}) => {
  const { year } = await insertResults();
  for (const search of ["", "?country=FJ"]) {
    // From another page, because a change of the fragment alone would not load the page.
    await page.goto("about:blank");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${year}/results${search}`);
    const last = page.locator("tbody tr:visible").last();
    const code = await last.getAttribute("id");
    expect(code).toMatch(/^FJI\d+$/);
    await page.goto("about:blank");
    await page.goto(`/${year}/results${search}#${code}`);
    const row = page.locator(`tr#${code}`);
    await expect(row).toBeInViewport({ ratio: 1 });
    const colour = (tableRow: typeof row) => tableRow.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(row)).not.toBe(await colour(page.locator("tbody tr:visible").first()));
    await page.getByRole("searchbox", { name: "Contestant" }).fill("a");
    await expect(page).toHaveURL(new RegExp(`q=a#${code}$`));
  }
});
