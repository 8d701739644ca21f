import { expectAccessible } from "@/e2e/support/axe";
import { test } from "@/e2e/support/browser";
import { expectPrintable } from "@/e2e/support/print";
import { visitorPaths } from "@/lib/pages/public-pages";

// One path is unknown.
test.use({ expectedErrors: ["404"] });

test("every visitor's page is accessible on a wide screen and with the phone's menu open, and prints without controls, unfolded and as wide as a sheet", async ({
  page,
}) => {
  test.slow();
  for (const path of [...visitorPaths, "/no/such/page"]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expectAccessible(page);
      await expectPrintable(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole("banner").getByText("Menu").click();
      await expectAccessible(page);
    });
  }
});
