import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { call, signedIn } from "@/e2e/support/http";
import { teamPayload } from "@/e2e/support/team-payload";

test("an administrator copies what a country still misses, and sends it to its registrators", async ({
  page,
  context,
}) => {
  const name = `Kiwis ${randomUUID().slice(0, 8)}`;
  const registrator = await signedIn("TeamRegistrator", "CK");
  await call("POST /api/Team", { token: registrator.token, body: teamPayload({ name }) });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/missing");
  const country = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Cook Islands" }) });
  await country.getByRole("heading").click();
  await expect(country).toContainText(`To ${registrator.email}.`);
  await expect(country).toContainText("Ivan Ivanov: picture, native name");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await country.getByRole("button", { name: "Copy text for Cook Islands" }).click();
  await expect(page.getByText("The text for Cook Islands is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(name);
  const sent = page.getByText("The mail to Cook Islands is on the page Mail.");
  await country.getByRole("button", { name: "Send mail for Cook Islands" }).click();
  await expect(sent).toHaveCount(1);
  await expect(country).toContainText("Last written to on");
  await country.getByRole("button", { name: "Send again for Cook Islands" }).click();
  await page
    .getByRole("dialog", { name: "Write to Cook Islands again?" })
    .getByRole("button", { name: "Send again" })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(country.getByRole("button", { name: "Send again for Cook Islands" })).toBeFocused();
  await page.goto(`/controlPanel/mail?q=${registrator.email}`);
  await expect(page.getByRole("main").getByRole("link", { name: /what is still missing/ })).toHaveCount(2);
});
