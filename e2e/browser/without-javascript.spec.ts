import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { menuPages } from "@/lib/site/pages/public-pages";

// Without JavaScript, the browser reports preloaded scripts as blocked.
test.use({ javaScriptEnabled: false, expectedErrors: ["csp /_next/static/"] });

for (const width of [360, 1280]) {
  test(`the menu links to its pages at ${width} pixels, and the login page says that it needs JavaScript`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/login");
    await expect(page.getByText("Logging in needs JavaScript, which is off in this browser.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in" })).toBeDisabled();
    const banner = page.getByRole("banner");
    const information = banner.getByText("Information").first();
    if (width === 360) await banner.getByText("Menu", { exact: true }).click();
    for (const { path, menu } of menuPages("HIDDEN")) {
      if (width === 1280 && menu === "Information") await information.hover();
      await expect(banner.locator(`nav a[href="${path}"]`)).toBeVisible();
    }
    await expectNoSidewaysScroll(page);
    await banner.getByRole("link", { name: "Rules" }).click();
    await expect(page).toHaveURL("/information/rules");
  });
}

test("teams can be searched by country and by name", async ({ page }) => {
  await page.goto("/teams");
  await page.getByRole("combobox", { name: "Country" }).selectOption("Romania");
  await page.getByRole("searchbox").fill("á");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/teams\?q=%C3%A1&country=RO$/);
  const found = await page.locator("article:visible").allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const text of found) expect(text).toContain("Romania");
  await expect(page.getByRole("status")).toHaveText(new RegExp(`^${found.length} of \\d+ teams$`));
  await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("RO");
  await page.getByRole("link", { name: "Show all teams" }).click();
  await expect(page).toHaveURL("/teams");
  await expect.poll(() => page.locator("article:visible").count()).toBeGreaterThan(found.length);
});
