import { expect, setClock, signInAsNew, test } from "@/e2e/support/browser";
import { editTeamPage, openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { call } from "@/e2e/support/http";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";

const editDay = "2025-03-21T12:00:00Z";
const afterEdits = "2025-03-25T12:00:00Z";
const people = {
  hasDeputyLeader: true,
  deputyLeaderCreateModel: leaderModel("A Deputy"),
  contestants: [contestantModel("One"), contestantModel("Two")],
};

test("on the edit day details can be changed but members cannot be added or removed; afterwards everything is read-only", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "HN", people);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit team ${edit.team.name}`);

  await test.step("on the edit day", async () => {
    await setClock(context, editDay);
    await edit.open();
    await expect(page.getByText("Registration time is over!")).toBeVisible();
    await expect(page.getByText("Details can be edited until 21 March 2025, 23:59.")).toBeVisible();
    await expect(page.getByText("Shumen time")).toHaveCount(1);
    await expect(edit.basics.getByLabel("Team name")).not.toBeEditable();
    await expect(edit.basics.getByRole("button")).toHaveCount(0);
    for (const name of ["Replace With", "Remove From Team", "Delete", "Add contestant"]) {
      await expect(page.getByRole("button", { name })).toHaveCount(0);
    }
    await expect(edit.hasDeputy).toBeDisabled();

    await edit.contestant(2).getByLabel("Full name").fill("Two Corrected");
    await edit.change(edit.contestant(2)).click();
    await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
    await edit.startEdit(edit.deputy).click();
    await edit.deputy.getByLabel("Full name").fill("Deputy Corrected");
    await edit.change(edit.deputy).click();
    await expect(page.getByText("Deputy Leader Information is changed successfully!")).toBeVisible();
    await edit.arrival.getByLabel("Time of arrival").fill("2025-04-09T18:00");
    await edit.change(edit.arrival).click();
    await expect(page.getByText("Team Arrival Information is updated!")).toBeVisible();
    expect(await storedTeam(edit.account, edit.team.id)).toMatchObject({
      timeOfArrival: "2025-04-09T15:00:00.000Z",
      deputyLeader: { person: { fullName: "Deputy Corrected" } },
    });
  });

  await test.step("after the edit day", async () => {
    await setClock(context, afterEdits);
    await edit.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`View team ${edit.team.name}`);
    await expect(page).toHaveTitle(/View team/);
    await expect(page.getByText(/The edit period ended on 21 March 2025, 23:59/)).toBeVisible();
    await expect(edit.contestant(1).getByLabel("Full name")).toHaveValue("One");
    await expect(edit.contestant(1).getByLabel("Date of birth")).toHaveValue(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/);
    await expect(edit.arrival.getByLabel("Time of arrival")).not.toBeEditable();
    await expect(edit.arrival.getByLabel("Time of arrival")).toHaveValue("9 Apr 2025, 18:00");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("main").getByText(/\bbutton/)).toHaveCount(0);

    await page.getByText("Official team").click({ force: true });
    await expect(edit.basics.getByLabel("Official team")).toBeChecked();
    // If leaving asked a question, Playwright would answer with Cancel and the page would stay.
    await page.getByRole("link", { name: "Back to the teams" }).click();
    await expect(page).toHaveURL("/listTeams");
  });
});

test("another team's address, opened without a reload, shows and saves that team", async ({ page, context }) => {
  const first = await openOwnTeam(page, context, "HN");
  const second = await call("POST /api/Team", { token: first.account.token, body: teamPayload() });
  await first.basics.getByLabel("Team name").fill("Typed for the first");
  // With Next's router, because no link leads from one team's form to another's.
  await page.evaluate((id) => {
    (window as unknown as { next: { router: { push(href: string): void } } }).next.router.push(`/editTeam?team=${id}`);
  }, second.body.id);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit team ${second.body.name}`);
  await expect(first.basics.getByLabel("Team name")).toHaveValue(second.body.name);
  await first.basics.getByLabel("Team name").fill("Changed second");
  await first.change(first.basics).click();
  await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  expect((await storedTeam(first.account, second.body.id)).name).toBe("Changed second");
});

test.describe("after the deadlines", () => {
  test.use({ expectedErrors: ["403 /api/Team/basic"] });

  test("a registrator's save shows the date and keeps the typed values; administrators can edit and set whether a team is official", async ({
    page,
    context,
    browser,
  }) => {
    const owner = await openOwnTeam(page, context, "HN", people);
    await setClock(context, editDay);
    await owner.basics.getByLabel("Team name").fill("Too Late");
    await owner.change(owner.basics).click();
    await expect(page.getByText(/Registration ended on 20 March 2025/).first()).toBeVisible();
    await expect(owner.basics.getByLabel("Team name")).toHaveValue("Too Late");

    const admin = await browser.newContext();
    await signInAsNew(admin, "Administrator");
    await setClock(admin, afterEdits);
    const adminPage = await admin.newPage();
    const { basics, change } = editTeamPage(adminPage);
    await adminPage.goto(`/editTeam?team=${owner.team.id}`);
    await expect(basics.getByLabel("Official team")).toBeChecked();
    await basics.getByLabel("Official team").uncheck();
    await change(basics).click();
    await expect(adminPage.getByText("Team Name and Group is changed successfully!")).toBeVisible();
    await expect(adminPage.getByRole("button", { name: "Replace With" })).toHaveCount(2);
    expect(await storedTeam(owner.account, owner.team.id)).toMatchObject({ name: owner.team.name, isOfficial: false });
    await admin.close();
  });
});
