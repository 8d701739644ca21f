import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, renderEveryRow, signInAsNew, test } from "@/e2e/support/browser";
import { insertTeam } from "@/e2e/support/factory";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, query } from "@/e2e/support/site";

/** The rows of the table's CSV export. */
async function exportedRows(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export these rows (CSV)" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8").replace(/^\uFEFF/, "");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

test("more filters stay open when the last one is cleared, and another order of a phone's list is ascending", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/teams?sort=name&dir=desc");
  const filters = page.getByRole("search", { name: "List of teams" });
  await filters.getByText("More filters").click();
  await filters.getByLabel("Official").selectOption("Official");
  await expect(page).toHaveURL(/official=Official/);
  await filters.getByLabel("Official").selectOption("All");
  await expect(page).toHaveURL("/controlPanel/teams?sort=name&dir=desc");
  await expect(filters.getByLabel("Official")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await filters.getByLabel("Sort by").selectOption("Leader, guide");
  await expect(page).toHaveURL("/controlPanel/teams?sort=leader");
});

test("a team is found by its filters, withdrawn and restored", async ({ page, context }) => {
  const team = await insertTeam(await countryByCode("BB"));
  const name = uniqueName("Lighthouse");
  await query('UPDATE "Team" SET "name" = $1, "isOfficial" = false WHERE "id" = $2', [name, team.id]);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/teams");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Teams \d+$/);
  await expect(page.getByText("All times are Shumen time.")).toBeVisible();
  const filters = page.getByRole("search", { name: "List of teams" });
  await filters.getByText("More filters").click();
  for (const [label, option] of Object.entries({
    Country: "Barbados",
    Group: "Senior",
    Official: "Unofficial",
    Online: "On site",
    Guide: "No guide",
    "Arrival location": "Other",
    "Missing data": "Picture",
    Status: "Takes part",
  })) {
    await filters.getByRole("combobox", { name: label }).selectOption(option);
    await expect(page).toHaveURL(new RegExp(`=${option.replace(" ", "\\+")}`));
  }
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("Unofficial")).toBeVisible();
  await expect(row.getByRole("link", { name })).toHaveAttribute("href", `/editTeam?team=${team.id}`);
  // With these filters a withdrawn team would not be listed.
  await filters.getByRole("combobox", { name: "Missing data" }).selectOption("All");
  await filters.getByLabel("Status").selectOption("All");
  await expect(page).not.toHaveURL(/status=|missing=/);

  await row.getByRole("link", { name }).click();
  const withdraw = page.getByRole("button", { name: `Withdraw ${name}` });
  await withdraw.click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(withdraw).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Withdraw ${name}?` });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Withdraw team" }).click();
  await expect(page.getByText("Team has been withdrawn.")).toBeVisible();
  await expect(page).toHaveURL("/controlPanel/teams");
  await page.getByRole("searchbox").fill(name);
  await expect(row.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(row.getByRole("link")).toHaveCount(0);
  await filters.getByText("More filters").click();
  await filters.getByLabel("Status").selectOption("Withdrawn");
  await expect(page).toHaveURL(/status=Withdrawn/);
  // While the next page is loading, axe would find no title.
  await expect(page).toHaveTitle("IATI · Teams");
  await page.setViewportSize({ width: 360, height: 740 });
  await renderEveryRow(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: `Restore ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore team" }).click();
  await expect(page.getByText("Team has been restored.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("filters are read in any case, and the export of teams has one value in a cell", async ({ page, context }) => {
  const team = await insertTeam(await countryByCode("BB"));
  const name = uniqueName("Beacon");
  await query(
    `UPDATE "Team" SET "name" = $1, "isOfficial" = false, "timeOfArrival" = '2025-04-09T10:10Z',
      "arrivalLocation" = 'Varna Airport', "arrivalTripNumber" = 'FB 972' WHERE "id" = $2`,
    [name, team.id],
  );
  await signInAsNew(context, "Administrator");
  await page.goto(`/controlPanel/teams?country=barbados&status=takes%20part&official=UNOFFICIAL&q=${name}`);
  await expect(page.getByLabel("Country")).toHaveValue("Barbados");
  await expect(page.getByLabel("Status")).toHaveValue("Takes part");
  await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
  const data = await exportedRows(page);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    Team: name,
    Group: "Senior",
    Official: "Unofficial",
    Online: "On site",
    Status: "Takes part",
    "Time of arrival": "2025-04-09 13:10",
    "Arrival location": "Varna Airport",
    "Arrival flight or train": "FB 972",
  });
});

test("a contestant is found and exported, and the link opens their details on the page of their team", async ({
  page,
  context,
}) => {
  const team = await insertTeam(await countryByCode("BB"));
  const fullName = uniqueName("Keona");
  await query(
    'UPDATE "Person" SET "fullName" = $1 WHERE "id" = (SELECT "personId" FROM "Contestant" WHERE "id" = $2)',
    [fullName, team.contestantIds[1]],
  );
  await signInAsNew(context, "Administrator");
  await page.goto(`/controlPanel/contestants?country=Barbados&missing=Seat&q=${fullName}`);
  expect(await exportedRows(page)).toMatchObject([
    {
      "Full name": fullName,
      "Country code": "BB",
      Official: "Official",
      Online: "On site",
      "Date of birth": "2008-05-24",
      "Leader’s phone number": "+359 54 000 000",
      "Seat on day 1": "",
    },
  ]);
  await page.getByRole("link", { name: fullName }).click();
  await expect(page.getByRole("group", { name: "Contestant 2", exact: true }).getByLabel("Full name")).toBeFocused();
});

test("an administrator adds a team for a country", async ({ page, context }) => {
  const name = uniqueName("Added");
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/teams");
  await page.getByRole("link", { name: "Add team" }).click();
  await page.getByLabel("Country").selectOption("Niue");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Add team for Niue" })).toBeVisible();
  const form = addTeamPage(page);
  await form.fillTeam(name, "Junior");
  await form.fillLeader(form.leader, "Lea Der");
  await form.fillContestant(1, "Con Testant");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(page).toHaveURL(/editTeam/);
  expect(
    await query('SELECT c."name" FROM "Team" t JOIN "Country" c ON c."id" = t."countryId" WHERE t."name" = $1', [name]),
  ).toEqual([{ name: "Niue" }]);
});
