import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, setClock, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount, insertDeadlineExtension } from "@/e2e/support/factory";
import { countryByCode, query } from "@/e2e/support/site";

const path = "/controlPanel/edition?view=extensions";
const editDay = "2025-03-21T12:00:00Z";

const rowOf = (page: Page, country: string) =>
  page.getByRole("table", { name: "Countries with a later deadline" }).getByRole("row").filter({ hasText: country });

test("a country with a later deadline can register until the extension is removed", { tag: "@engines" }, async ({
  page,
  context,
  browser,
}) => {
  await signInAsNew(context, "Administrator");
  await setClock(context, editDay);
  const otherContext = await browser.newContext();
  await signInAsNew(otherContext, "TeamRegistrator", "MU");
  await setClock(otherContext, editDay);
  const registrator = await otherContext.newPage();
  await registrator.goto("/");
  await expect(registrator.getByText("Registration time is over!")).toBeVisible();
  await expect(registrator.getByRole("link", { name: "Add Team" })).toHaveCount(0);

  await page.goto("/controlPanel/edition");
  await page.getByRole("link", { name: "Give a country more time" }).click();
  await page.getByRole("link", { name: "Extend a country’s deadline" }).click();
  await page.getByRole("combobox", { name: "Country" }).selectOption("Mauritius");
  await page.getByLabel("End of registration").fill("2025-03-25T14:00");
  await page.getByLabel("Reason").fill("The cyclone closed the schools");
  await page.getByRole("button", { name: "Extend deadline" }).click();
  await expect(page.getByText("Mauritius now has a later deadline.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const text of [
    "25 March 2025, 14:00",
    "26 March 2025, 14:00",
    "Registration open",
    "The cyclone closed the schools",
    "Test Administrator",
  ]) {
    await expect(rowOf(page, "Mauritius")).toContainText(text);
  }

  await registrator.goto("/");
  await expect(
    registrator.getByText(
      "Registration is open until 25 March 2025, 14:00. The organizers extended this deadline for your country.",
    ),
  ).toBeVisible();
  await registrator.getByRole("main").getByRole("link", { name: "Add Team" }).click();
  await expect(registrator.getByRole("button", { name: "Add contestant" })).toBeVisible();
  await registrator.goto("/listTeams");
  await expect(registrator.getByText("4 days, on 25 March 2025, 14:00 (Shumen time)")).toBeVisible();

  await rowOf(page, "Mauritius").getByRole("link", { name: "Change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove the later deadline of Mauritius?" });
  await expectAccessible(page);
  await expect(dialog).toContainText("Registration for Mauritius then ends with all others, on 20 March 2025, 23:59");
  await dialog.getByRole("button", { name: "Remove deadline" }).click();
  await expect(page.getByText("Mauritius has the regular deadline again.")).toBeVisible();
  await expect(rowOf(page, "Mauritius")).toHaveCount(0);
  await expect(page.locator("#extensions tr:focus, h1:focus, h2:focus")).toHaveCount(1);
  await registrator.goto("/addTeam");
  await expect(registrator.getByText("Registration ended on 20 March 2025, 23:59 (Shumen time).")).toBeVisible();
  await otherContext.close();
});

test("a country's deadline can be changed from its row, and the former address of the list leads to it", async ({
  page,
  context,
}) => {
  const { id } = await signInAsNew(context, "Administrator");
  const country = await countryByCode("SC");
  await insertDeadlineExtension(country, id);
  await page.goto("/controlPanel/exceptions");
  await expect(page).toHaveURL(path);
  await rowOf(page, "Seychelles").getByRole("link", { name: "Change" }).click();
  await expect(page).toHaveURL(`${path}&country=${country.id}`);
  await expect(page.getByRole("dialog", { name: "Change the deadline of Seychelles" })).toBeVisible();
  await expect(page.getByLabel("End of registration")).toHaveValue("2025-03-25T14:00");
  await page.getByLabel("End of registration").fill("2025-03-28T09:30");
  await page.getByRole("button", { name: "Change deadline" }).click();
  await expect(rowOf(page, "Seychelles")).toContainText("28 March 2025, 09:30");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("another user's deadline of the same country", () => {
  test.use({ expectedErrors: ["409 /api/Contest/extensions/"] });

  test("is not overwritten unasked", async ({ page, context }) => {
    await signInAsNew(context, "Administrator");
    await page.goto(`${path}&country=new`);
    await page.getByRole("combobox", { name: "Country" }).selectOption("Djibouti");
    await page.getByLabel("Reason").fill("Mine");
    const country = await countryByCode("DJ");
    await insertDeadlineExtension(country, (await insertAccount("Administrator")).id);
    await page.getByLabel("End of registration").fill("2025-03-29T14:00");
    await page.getByRole("button", { name: "Extend deadline" }).click();
    const panel = page.getByRole("region", { name: "Somebody else has changed this in the meantime" });
    await expect(panel).toContainText("yours Mine");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect(rowOf(page, "Djibouti")).toContainText("Mine");
    const stored = 'SELECT "version" FROM "DeadlineExtension" WHERE "countryId" = $1';
    expect(await query(stored, [country.id])).toEqual([{ version: 2 }]);
  });
});
