import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { teamPayload } from "@/e2e/support/payloads";

test("an administrator copies what a country still misses, and sends it to its registrators", async ({
  page,
  context,
}) => {
  const name = uniqueName("Kiwis");
  const registrator = await signedIn("TeamRegistrator", "CK");
  await call("POST /api/Team", { token: registrator.token, body: teamPayload({ name }) });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/missing");
  const row = page.getByRole("row", { name: "Cook Islands" });
  await expect(row).toContainText("Picture (2), native name");
  await row.getByRole("link", { name: "Open Cook Islands" }).click();
  const dialog = page.getByRole("dialog", { name: "Cook Islands" });
  await expect(dialog).toContainText(`To ${registrator.email}.`);
  await expect(dialog).toContainText("Ivan Ivanov: picture, native name");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("The text for Cook Islands is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name);
  await dialog.getByRole("button", { name: "Send mail" }).click();
  await expect(page.getByText("The mail to Cook Islands is on the page Mail.")).toHaveCount(1);
  await expect(dialog).toContainText("Last written to on");
  await dialog.getByRole("button", { name: "Send again" }).click();
  const confirmation = page.getByRole("dialog", { name: "Write to Cook Islands again?" });
  await confirmation.getByRole("button", { name: "Send again" }).click();
  await expect(confirmation).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Send again" })).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(row.locator('[data-label="Last reminded"]')).toHaveText(/^\d{1,2} [A-Z][a-z]+/);
  await page.goto(`/controlPanel/mail?q=${registrator.email}`);
  await expect(page.getByRole("main").getByRole("link", { name: /what is still missing/ })).toHaveCount(2);
});
