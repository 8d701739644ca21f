import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";
import { call, logIn } from "@/e2e/support/http";
import { countryByCode, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/team-payload";

const open = "/controlPanel/activity";

const activities = (page: Page) => page.getByRole("main").getByRole("region").getByRole("listitem");

/** A registrator who has created a team of two, renamed it and deleted a contestant. */
async function makeHistory() {
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
  const gone = team.contestants.find((one: { person: { fullName: string } }) => one.person.fullName === "Goes Away");
  await call(`DELETE /api/Contestant/${gone.id}`, { token });
  return { account, name, teamId: team.id as string, title: `Nam Khong (${countryName})` };
}

test("an entry shows the user, the change, the team, the old and new values and the venue's time", async ({
  page,
  context,
}) => {
  const { account, name, teamId, title } = await makeHistory();
  await signInAsNew(context, "Administrator");
  await page.goto(`${open}?team=${teamId}`);
  await expect(page).toHaveTitle("IATI · Activity");
  const writes = activities(page);
  await expect(writes.locator("h3")).toHaveText([
    `${name} removed a contestant`,
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

  await writes.nth(0).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(`/editTeam?team=${teamId}`);
  await page.getByRole("link", { name: "Activity of this team" }).click();
  await expect(page).toHaveURL(`${open}?team=${teamId}`);
  await writes.nth(0).getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${open}?person=${account.id}`);
  await expect(page.getByLabel("Done by")).toHaveValue(account.id);
});

test("the filters apply at once, are in the URL, and an empty result shows a message", async ({ page, context }) => {
  const { account, teamId } = await makeHistory();
  await signInAsNew(context, "Administrator");
  await page.goto(`/controlPanel/users?q=${encodeURIComponent(account.email)}`);
  await page.getByRole("row").filter({ hasText: account.email }).getByRole("link", { name: "Activity" }).click();
  await expect(page).toHaveURL(`${open}?person=${account.id}`);
  await expect(activities(page)).toHaveCount(4);
  await page.getByRole("combobox", { name: "Team", exact: true }).selectOption(teamId);
  await expect(page).toHaveURL(`${open}?person=${account.id}&team=${teamId}`);
  await page.getByLabel("Day", { exact: true }).fill("2019-01-01");
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(open);
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue("");
});

test("older entries are on further pages", async ({ page, context }) => {
  const { id, email } = await insertAccount("Administrator");
  await query(
    `INSERT INTO "AuditEntry" ("at", "userId", "userName", "action", "entity", "entityId", "changes")
     SELECT now() - interval '1 year' - n * interval '1 hour', $1, $2, 'PUT /api/Person/{id}', 'Person', gen_random_uuid(),
       jsonb_build_object('fullName', jsonb_build_array('Number ' || n, 'After'))
     FROM generate_series(1, 130) AS n ORDER BY n DESC`,
    [id, email],
  );
  await signInAsNew(context, "Administrator");
  await page.goto(`${open}?person=${id}`);
  await expect(activities(page)).toHaveCount(60);
  await expect(activities(page).first()).toContainText("Number 1");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(activities(page).first()).toContainText("Number 61");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(activities(page)).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newest" }).click();
  await expect(activities(page).first()).toContainText("Number 1");
});

test("the activity page is accessible and fits a phone", async ({ page, context }) => {
  const { teamId } = await makeHistory();
  await signInAsNew(context, "Administrator");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${open}?team=${teamId}`);
  await page.getByText("Contestant Goes Away").first().click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
