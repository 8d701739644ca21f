import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";
import { brokenWords } from "@/e2e/support/words";

// Other tests enter words that no table has room for.
withIsolatedSite();

/** The pages with tables, by account. */
const pages = {
  admin: [
    ...["users", "guides", "leaders", "people", "teams", "contestants", "guests", "statistics"],
    ...["warnings", "results", "arrivals"],
  ].map((name) => `/controlPanel/${name}`),
  "registrator.bg": ["/listGuests"],
  "guide.1": ["/guideHome"],
};

for (const [account, paths] of Object.entries(pages)) {
  test(`tables break no word and widen no page: ${account}`, async ({ page, context }) => {
    test.slow();
    await signInAsDemo(context, account);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator("tbody tr").filter({ visible: true }).first()).toBeVisible();
        for (const width of [1280, 1024, 768, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => brokenWords(page), `${width} px`).toEqual([]);
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });
}

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
