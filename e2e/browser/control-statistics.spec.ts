import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertTeam } from "@/e2e/support/factory";
import { countryByCode, query } from "@/e2e/support/site";

test("the statistics count contestants by country, official ones by group, with totals and a chart", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  const table = page.getByRole("table", { name: "By country" });
  const cells = table.getByRole("row").filter({ hasText: "Tuvalu" }).getByRole("cell");
  await page.goto("/controlPanel/statistics");
  const [juniors = 0, seniors = 0, , unofficial = 0, online = 0] = (await cells.allTextContents()).map(Number);
  const country = await countryByCode("TV");
  await insertTeam(country, { size: 3 });
  const { id: junior } = await insertTeam(country, { size: 4 });
  const { id: guest } = await insertTeam(country, { size: 2 });
  await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [junior]);
  await query('UPDATE "Team" SET "isOfficial" = false WHERE "id" = $1', [guest]);
  await page.goto("/controlPanel/statistics");
  await expect(page).toHaveTitle("IATI · Statistics");
  expect((await cells.allTextContents()).map(Number)).toEqual([
    ...[juniors + 4, seniors + 3, juniors + seniors + 7],
    ...[unofficial + 2, online],
  ]);

  const sums = await table
    .locator("tbody tr")
    .evaluateAll((rows) =>
      [1, 2, 3, 4, 5].map((column) =>
        rows.reduce((sum, row) => sum + Number((row as HTMLTableRowElement).cells[column]?.textContent), 0),
      ),
    );
  expect((await table.locator("tfoot td").allTextContents()).map(Number)).toEqual(sums);
  const countries = await table.locator("tbody tr").count();
  await expect(page.getByText(`${countries} countries have contestants.`)).toBeVisible();

  const chart = page.getByRole("figure", { name: "Largest delegations first" });
  const bar = chart.getByRole("listitem").filter({ hasText: "Tuvalu" });
  await expect(bar.getByRole("img")).toHaveAccessibleName(`${juniors + 4} junior, ${seniors + 3} senior`);
  await expect(bar).toHaveText(`Tuvalu${juniors + seniors + 7}`);
});

test("the countries can be sorted by any count", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/statistics");
  const table = page.getByRole("table", { name: "By country" });
  for (const [title, column] of [
    ["Junior", 2],
    ["Senior", 3],
    ["All", 4],
  ] as const) {
    const heading = table.getByRole("columnheader", { name: title });
    await table.getByRole("link", { name: title }).click();
    await expect(heading).toHaveAttribute("aria-sort", "ascending");
    await table.getByRole("link", { name: title }).click();
    await expect(heading).toHaveAttribute("aria-sort", "descending");
    const counts = (await table.locator(`tbody tr > :nth-child(${column})`).allTextContents()).map(Number);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  }
});

test("the statistics are accessible and fit a phone", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/statistics");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
