import { expect } from "@/e2e/support/browser";
import { isolatedSite, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

test.describe("while the database cannot answer", () => {
  test.use({ expectedErrors: ["500 /sponsors", "console: Error: Minified React error"] });

  test("a page says so, and is shown when the database is back", async ({ page }) => {
    const { query } = isolatedSite();
    await query('ALTER TABLE "Edition" RENAME TO "EditionAway"');
    try {
      const response = await page.goto("/sponsors");
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
      await expect(page.getByText("unable to reach its database")).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    } finally {
      await query('ALTER TABLE "EditionAway" RENAME TO "Edition"');
    }
    // It reloads by itself.
    await expect(page.getByRole("heading", { name: "Sponsors" })).toBeVisible({ timeout: 20_000 });
  });
});
