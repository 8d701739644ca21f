import { readFileSync } from "node:fs";
import { expect, holdScripts, signInAsNew, test } from "@/e2e/support/browser";
import { insertTeam } from "@/e2e/support/factory";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, query } from "@/e2e/support/site";

/** Inserts two teams of a country. The leader of the first, who gets the name, is the deputy of the second. */
async function insertTwoTeams(alpha2: string, fullName: string): Promise<void> {
  const country = await countryByCode(alpha2);
  const first = await insertTeam(country);
  const second = await insertTeam(country);
  await query('UPDATE "Team" SET "deputyLeaderId" = $1 WHERE "id" = $2', [first.leaderId, second.id]);
  await query('UPDATE "Team" SET "group" = \'Junior\' WHERE "id" = $1', [first.id]);
  await query('UPDATE "Person" SET "fullName" = $1 WHERE "id" = (SELECT "personId" FROM "Leader" WHERE "id" = $2)', [
    fullName,
    first.leaderId,
  ]);
}

test("the list can be filtered by country and group and sorted, the export has the visible rows, and Show all has all", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  const rows = page.getByRole("table", { name: "List of leaders" }).locator("tbody tr");
  await page.goto("/controlPanel/leaders?country=Lesotho");
  const before = await rows.count();
  await page.goto("/controlPanel/leaders?country=Lesotho&group=Junior");
  const juniorsBefore = await rows.count();
  const name = uniqueName("Zzanele");
  await insertTwoTeams("LS", name);
  await page.goto("/controlPanel/leaders");
  await page.getByLabel("Country").selectOption("Lesotho");
  await expect(page).toHaveURL("/controlPanel/leaders?country=Lesotho");
  await expect(rows).toHaveCount(before + 3);
  await page.getByLabel("Group").selectOption("Junior");
  await expect(page).toHaveURL(/group=Junior/);
  await expect(rows).toHaveCount(juniorsBefore + 2);
  const heading = page.getByRole("columnheader", { name: "Full name" });
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("button", { name: "Full name" }).click();
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(rows.first()).toContainText("Zzanele");
  await page.getByRole("searchbox").fill(name);
  await expect(rows).toHaveCount(1);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export these rows (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("leaders.csv");
  const lines = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(lines[0]).toBe("\uFEFFFull name,Country,Teams,Phone number,E-mail,Dietary needs,Allergies and medical notes");
  expect(lines[1]).toContain(`${name},Lesotho,`);
  expect(lines[1]).toContain(",+359 54 000 000,l@team.example");

  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ leaders$/ })).toBeAttached();
  await expect(page.getByLabel("Country")).toHaveValue("");
});

test("filters set before hydration apply after it", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  const name = uniqueName("Early");
  await insertTwoTeams("TG", name);
  const releaseScripts = await holdScripts(page);
  await page.goto("/controlPanel/leaders", { waitUntil: "commit" });
  await page.getByLabel("Country").selectOption("Togo");
  await page.getByRole("searchbox").fill(name);
  releaseScripts();
  await expect(page).toHaveURL(/\?.*country=Togo/);
  await expect(page).toHaveURL(/\?.*q=Early/);
  await expect(page.getByLabel("Country")).toHaveValue("Togo");
  const rows = page.getByRole("table", { name: "List of leaders" }).locator("tbody tr");
  await expect(rows).toHaveCount(1);
});
