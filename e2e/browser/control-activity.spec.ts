import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";
import { call, logIn } from "@/e2e/support/http";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

const path = "/controlPanel/activity";

const activities = (page: Page) => page.getByRole("main").getByRole("region").getByRole("listitem");

/** Inserts a registrator, who creates a team of two, renames it, changes its travel and deletes a contestant. */
async function createActivity() {
  const { name: countryName } = await countryByCode("KG");
  const account = await insertAccount("TeamRegistrator", "KG");
  const name = `ຂົງເຂດ ${account.id.slice(0, 6)}`;
  await query('UPDATE "User" SET "name" = $2 WHERE "id" = $1', [account.id, name]);
  const token = await logIn(account);
  const body = teamPayload({
    name: "Mekong",
    contestants: [contestantModel("Stays Here"), contestantModel("Goes Away")],
    leaderCreateModel: leaderModel("Leads Them"),
  });
  const { body: team } = await call("POST /api/Team", { token, body });
  const renamed = { id: team.id, name: "Nam Khong", teamGroup: team.group };
  await call("PUT /api/Team/basic", { token, body: renamed });
  const arrival = { teamId: team.id, arrivalLocation: "Other", departureLocation: "Other" };
  await call("PUT /api/Team/arrival", {
    token,
    body: { ...arrival, timeOfArrival: "2025-04-09T18:45", timeOfDeparture: "2025-04-13T10:00" },
  });
  const deleted = team.contestants.find(
    (contestant: { person: { fullName: string } }) => contestant.person.fullName === "Goes Away",
  );
  await call(`DELETE /api/Contestant/${deleted.id}`, { token });
  return { account, name, teamId: team.id as string, title: `Nam Khong (${countryName})` };
}

test("the activity of a team shows who changed what and when, and its filters apply at once and are in the URL", async ({
  page,
  context,
}) => {
  const { account, name, teamId, title } = await createActivity();
  await signInAsNew(context, "Administrator");
  await page.goto(`${path}?team=${teamId}`);
  const writes = activities(page);
  await expect(writes.locator("h3")).toHaveText([
    `${name} deleted a contestant`,
    `${name} changed a team’s arrival information`,
    `${name} changed a team’s name, group or participation`,
    `${name} registered a team`,
  ]);
  await expect(writes.nth(1)).toContainText("Time of arrival");
  await expect(writes.nth(1).locator("ins", { hasText: "9 April 2025, 18:45" })).toBeVisible();
  await expect(writes.nth(2).locator("del")).toHaveText("Mekong");
  await expect(writes.nth(2).locator("ins")).toHaveText("Nam Khong");
  // A deleted contestant's entry has their name and expands to their former values.
  await writes.nth(0).getByText("Contestant Goes Away").click();
  await expect(writes.nth(0).getByText("Operating system")).toBeVisible();
  await writes.nth(3).getByText("Leader Leads Them").click();
  await expect(writes.nth(3)).not.toContainText(/[\da-f]{8}-[\da-f]{4}-/);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await writes.nth(0).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/editTeam?team=${teamId}`);
  await page.getByRole("link", { name: "Activity of this team" }).click();
  await expect(page).toHaveURL(`${path}?team=${teamId}`);
  await writes.nth(0).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${path}?person=${account.id}`);
  await expect(page.getByLabel("Done by")).toHaveValue(account.id);

  await page.getByText("Filters · 1").click();
  await page.getByRole("combobox", { name: "Team", exact: true }).selectOption(teamId);
  await expect(page).toHaveURL(`${path}?person=${account.id}&team=${teamId}`);
  await expect(activities(page)).toHaveCount(4);
  await page.getByLabel("Kind").selectOption("Contestants");
  await expect(activities(page)).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search" }).fill("goes away");
  await expect(activities(page)).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export these changes (CSV)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("activity.csv");
  await page.getByLabel("Day", { exact: true }).fill("2019-01-01");
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("");

  await page.goto(`/controlPanel/users?q=${encodeURIComponent(account.email)}`);
  await page.getByRole("row").filter({ hasText: account.email }).getByRole("link", { name: "Edit" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Activity" }).click();
  await expect(page).toHaveURL(`${path}?person=${account.id}`);
  await expect(activities(page)).toHaveCount(4);
});
