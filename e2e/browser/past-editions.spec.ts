import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { expectPrintable } from "@/e2e/support/print";

test("the footer links to a past edition, whose navigation links to its pages and whose notice links back; they fit a phone and print", async ({
  page,
}) => {
  const past = await insertPastEdition();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Past editions" })
    .getByRole("link", { name: String(past.year) })
    .click();
  await expect(page).toHaveURL(`/${past.year}`);
  await expect(page.getByRole("heading", { level: 1, name: "XI Tournament of Old" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("banner").getByText("Menu").click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Teams" }).click();
  await expect(page).toHaveURL(`/${past.year}/teams`);
  for (const name of [past.team, ...past.people])
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectPrintable(page);

  await page.getByRole("searchbox", { name: "Team or person" }).fill(past.people[1]);
  await expect(page).toHaveURL(new RegExp(`/${past.year}/teams\\?q=`));
  await expect(page.getByRole("article")).toContainText(past.team);
  await page.getByRole("link", { name: "Go to the current edition" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(page.getByText(past.team)).toHaveCount(0);
});
