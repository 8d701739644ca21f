import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";
import { expectPrintable } from "@/e2e/support/print";
import { placeholderContact } from "@/lib/contest/rules";
import { controlPanelPages } from "@/lib/pages/control-panel-pages";

withIsolatedSite();

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

test("the overview lists the first steps until all are done", async ({ page }) => {
  await isolatedSite().query(`UPDATE "Edition" SET "contactEmail" = $1, "welcomeText" = ''`, [placeholderContact]);
  await page.goto("/controlPanel");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("listitem")).toHaveCount(7);
  await expect(steps.getByRole("listitem").filter({ hasText: "Create the guides" })).toContainText("Done");
  await expect(steps.getByRole("listitem").filter({ hasText: "Write the welcome text" })).not.toContainText("Done");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await isolatedSite().query(`UPDATE "Edition" SET "welcomeText" = '<p>Welcome!</p>'`);
  await steps.getByRole("link", { name: "Change the contact address" }).click();
  const place = page.getByRole("region", { name: "Place and contact" });
  await expect(place).toBeInViewport();
  await place.getByLabel("Contact e-mail").fill("office@tournament.example");
  await place.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Place and contact saved.")).toBeVisible();

  await page.goto("/controlPanel");
  await expect(page.getByRole("link", { name: "Edition" }).last()).toBeVisible();
  await expect(steps).toHaveCount(0);
});

/** The number at the start of the first status of a page, such as "4 of 12 guests". */
async function statusOf(page: Page, path: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const [, status = ""] = /<p role="status"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  return Number.parseInt(status, 10);
}

test("the overview, the pages it links to, the statistics and the home page have the same numbers", async ({
  page,
}) => {
  await isolatedSite().query(
    `WITH numbered AS (SELECT "id", row_number() OVER (ORDER BY "name") AS "n" FROM "Team")
    UPDATE "Team" t SET "isOnline" = "n" = 1, "isOfficial" = "n" <> 2, "name" = CASE WHEN "n" IN (3, 4) THEN 'Twins' ELSE "name" END,
      "withdrawnAt" = CASE WHEN "n" IN (5, 6) THEN now() END
    FROM numbered WHERE numbered."id" = t."id"`,
  );
  await isolatedSite().query(`UPDATE "Person" SET "tShirtSize" = NULL WHERE "fullName" < 'B'`);
  await page.goto("/controlPanel");
  const attention = page.getByRole("region", { name: "Needs attention" });
  const items = await attention.getByRole("listitem").evaluateAll((rows) =>
    rows.map((row) => ({
      count: Number(row.querySelector("b")?.textContent),
      text: row.querySelector("a")?.textContent ?? "",
      href: row.querySelector("a")?.getAttribute("href") ?? "",
    })),
  );
  for (const text of ["a guide", "a team", "a picture", "a T-shirt size", "a seat", "used twice"])
    expect(items.filter((item) => item.text.includes(text))).not.toEqual([]);
  const shown = await Promise.all(items.map(async (item) => ({ ...item, count: await statusOf(page, item.href) })));
  expect(shown).toEqual(items);

  await page.goto("/controlPanel/statistics");
  const totals = await page.getByRole("list", { name: "Totals" }).getByRole("listitem").allTextContents();
  const footer = (table: string) => page.getByRole("table", { name: table }).locator("tfoot td").allTextContents();
  const [contestants, leaders, deputies] = await footer("T-shirts");
  expect(totals).toContain(`${contestants} contestants`);
  expect(Number(leaders) + Number(deputies)).toBe(await statusOf(page, "/controlPanel/leaders"));
  expect((await footer("Operating systems")).at(-1)).toBe(contestants);
  const [, , official, unofficial] = await footer("By country");
  expect(Number(official) + Number(unofficial)).toBe(Number(contestants));

  await page.goto("/");
  const figures = page.getByRole("region", { name: "Taking part" }).getByRole("list").first().getByRole("listitem");
  expect(await figures.allTextContents()).toEqual(totals.slice(0, 3));
  await expect(page.getByRole("img", { name: `${totals[0]} and ${totals[1]} from` })).toBeVisible();
  await expect(attention.getByRole("listitem")).toHaveCount(items.length);
});

test("every page of an account prints without controls, unfolded and as wide as a sheet", async ({ page, context }) => {
  const [team] = await isolatedSite().query<{ id: string }>(
    `SELECT t."id" FROM "Team" t JOIN "Country" c ON c."id" = t."countryId"
    WHERE c."alpha2" = 'BG' AND t."withdrawnAt" IS NULL LIMIT 1`,
  );
  const pages = {
    admin: ["/controlPanel", ...controlPanelPages.map(({ path }) => path)],
    "registrator.bg": ["/listTeams", "/addTeam", `/editTeam?team=${team?.id}`, "/listGuests", "/addGuest"],
    "guide.1": ["/guideHome"],
  };
  for (const [name, paths] of Object.entries(pages)) {
    await signInAsDemo(context, name);
    for (const path of paths) {
      await page.goto(path);
      await expectPrintable(page);
    }
  }
});
