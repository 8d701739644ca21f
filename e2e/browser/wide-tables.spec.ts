import { expect } from "@/e2e/support/browser";
import { signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

test("a table that is too wide scrolls, one that fits keeps its headings in view", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/controlPanel/contestants");
  const heading = page.getByRole("columnheader").first();
  await page.getByRole("row").nth(60).scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const box = page.getByRole("group", { name: "Scrollable table" });
  await expect(box).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  const last = page.getByRole("columnheader").last();
  await expect(last).not.toBeInViewport();
  await box.focus();
  await expect(box).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
