import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { insertPastEdition } from "@/e2e/support/past-edition";
import { menuPages, shownPages } from "@/lib/pages/public-pages";

// Without JavaScript, the browser reports preloaded scripts as blocked.
test.use({ javaScriptEnabled: false, expectedErrors: [".js csp"] });

test("every public page is readable", async ({ page }) => {
  for (const { path } of shownPages("HIDDEN")) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
  }
});

for (const width of [360, 1280]) {
  test(`the menu links to its pages at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { path } of menuPages("HIDDEN")) {
      await page.goto("/schedule");
      await expectNoSidewaysScroll(page);
      const banner = page.getByRole("banner");
      const link = banner.locator(`nav a[href="${path}"]`);
      const [menu, information] = [banner.getByText("Menu", { exact: true }), banner.getByText("Information").first()];
      if (await menu.isVisible()) await menu.click();
      if (!(await link.isVisible())) await information.hover();
      await link.click();
      await expect(page).toHaveURL(path);
    }
  });
}

test("teams can be searched by country and by name", async ({ page }) => {
  await page.goto("/teams");
  const all = await page.locator("article:visible").count();
  await page.getByRole("combobox", { name: "Country" }).selectOption("Romania");
  await page.getByRole("searchbox").fill("á");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/\/teams\?q=%C3%A1&country=RO$/);
  const found = await page.locator("article:visible").allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toContain("Romania");
  await expect(page.getByRole("status")).toHaveText(`${found.length} of ${all} teams`);
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("RO");
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page.locator("article:visible")).toHaveCount(all);
});

test("the login page shows that it needs JavaScript", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("Logging in needs JavaScript, which is off in this browser.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
});

test("a past edition can be opened and read", async ({ page }) => {
  const { year } = await insertPastEdition();
  await page.goto("/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: String(year) })
    .click();
  await page
    .getByRole("navigation", { name: `${year} edition` })
    .getByRole("link", { name: "Rules" })
    .click();
  await expect(page.getByText("The rules of the eleventh.")).toBeVisible();
});
