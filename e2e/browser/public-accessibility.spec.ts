import { expectAccessible } from "@/e2e/support/axe";
import { test } from "@/e2e/support/browser";
import { visitorPaths } from "@/lib/pages/public-pages";

// One path is unknown.
test.use({ expectedErrors: ["404"] });

for (const path of [...visitorPaths, "/no/such/page"]) {
  test(`${path} is accessible on a wide screen and with the phone's menu open`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("banner").getByText("Menu").click();
    await expectAccessible(page);
  });
}
