import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";
import { placeholderContact } from "@/lib/contest/rules";

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
