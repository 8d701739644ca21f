import { expectAccessible } from "@/e2e/support/axe";
import { test } from "@/e2e/support/browser";
import { visitorPaths } from "@/lib/pages/public-pages";

// An address that leads nowhere is a page as well.
test.use({ expectedTroubles: ["404"] });

for (const path of [...visitorPaths, "/no/such/page"]) {
  test(`axe finds nothing on ${path}, light or dark, on a wide screen and in the open menu of a phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("banner").getByText("Menu").click();
    await expectAccessible(page);
  });
}
