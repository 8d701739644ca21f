import { expect } from "@/e2e/support/browser";
import { signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

test("a table that is too wide scrolls, one that fits keeps its headings in view", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/controlPanel/contestants");
  const heading = page.getByRole("columnheader").first();
  await page.getByRole("row").nth(60).scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const box = page.getByRole("group", { name: "Scrollable table" });
  await expect(box).toHaveCount(0);
  await page
    .getByRole("rowheader")
    .first()
    .evaluate((name) => name.append("Wolfeschlegelsteinhausen".repeat(6)));
  const last = page.getByRole("columnheader").last();
  await expect(last).not.toBeInViewport();
  await box.focus();
  await expect(box).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test("a phone sorts the rows by one select", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/controlPanel/contestants");
  await page.getByLabel("Sort by").selectOption("Code");
  await expect(page).toHaveURL("/controlPanel/contestants?sort=code");
  await expect(page.getByRole("columnheader", { name: "Code", includeHidden: true })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
});
