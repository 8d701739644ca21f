import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, leaderModel, pictureBase64, teamPayload } from "@/e2e/support/team-payload";

const emptyId = "00000000-0000-0000-0000-000000000000";
const withDeputy = (name: string) => ({
  hasDeputyLeader: true,
  deputyLeaderId: emptyId,
  deputyLeaderCreateModel: leaderModel(name),
});
const picture = async (colour: string) => Buffer.from(await pictureBase64(colour), "base64");

test("without a team in the URL, the page redirects home", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "UY");
  await page.goto("/editTeam");
  await expect(page).toHaveURL("/");
});

test.describe("another country's team", () => {
  test.use({ expectedErrors: ["404"] });

  test("is not found, like an unknown one", async ({ page, context }) => {
    const other = await signedIn("TeamRegistrator", "UY");
    const { body: team } = await call("POST /api/Team", { token: other.token, body: teamPayload() });
    await signInAsNew(context, "TeamRegistrator", "PY");
    for (const id of [team.id, crypto.randomUUID(), "nonsense"]) {
      const answer = await page.goto(`/editTeam?team=${id}`);
      expect(answer?.status()).toBe(404);
    }
  });
});

test("'Change' saves the name and group, does not send unchanged ones, and requires a name", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  await edit.change(edit.basics).click();
  await expect(page.getByText("Please make some changes to edit the Team Name/Group.")).toBeVisible();
  await edit.basics.getByLabel("Team name").fill("");
  await edit.change(edit.basics).click();
  await expect(edit.basics.getByText("Team name is required.")).toBeVisible();
  await expect(edit.basics.getByLabel("Team name")).toBeFocused();
  await edit.basics.getByLabel("Team name").fill("Renamed");
  await edit.basics.getByLabel("Group").selectOption("Junior");
  await edit.change(edit.basics).click();
  await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  expect(await storedTeam(edit.account, edit.team.id)).toMatchObject({ name: "Renamed", group: "Junior" });

  // New contestants get the new group, and the next save uses the new version.
  await edit.addContestant.click();
  await expect(edit.dialog.getByText("JUNIOR", { exact: true })).toBeVisible();
  await edit.dialog.getByRole("button", { name: "Close" }).click();
  await edit.basics.getByLabel("Team name").fill("Renamed again");
  await edit.change(edit.basics).click();
  await expect.poll(async () => (await storedTeam(edit.account, edit.team.id)).name).toBe("Renamed again");
});

test("the leader's form is read-only until 'Edit Personal Info', and 'Change' saves it", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "UY");
  for (const label of ["Full name", "Native name", "T-shirt size", "E-mail", "Phone number"]) {
    await expect(edit.leader.getByLabel(label)).not.toBeEditable();
  }
  await expect(edit.leader.getByRole("link", { name: "Call +359 54 000 000" })).toHaveAttribute(
    "href",
    "tel:+35954000000",
  );
  await edit.edit(edit.leader).click();
  await edit.leader.getByLabel("Full name").fill("Two @ Signs");
  await edit.leader.getByLabel("E-mail").fill("nowhere");
  await edit.leader.getByLabel("Phone number").fill("");
  await edit.change(edit.leader).click();
  await expect(edit.leader.getByText("Remove “@” from “@”")).toBeVisible();
  await expect(edit.leader.getByText("This is not a valid e-mail address.")).toBeVisible();
  await expect(edit.leader.getByText("Phone number is required.")).toBeVisible();
  await edit.fillLeader(edit.leader, "Changed Leader");
  await edit.leader
    .locator('input[type="file"]')
    .setInputFiles({ name: "p.png", mimeType: "image/png", buffer: await picture("#123456") });
  await edit.leader.getByRole("button", { name: "Remove picture" }).waitFor();
  await edit.change(edit.leader).click();
  await expect(page.getByText("Leader Information is changed successfully!", { exact: true })).toBeVisible();
  await expect(edit.leader.getByLabel("Full name")).not.toBeEditable();
  await expect(edit.leader.locator("img")).toHaveAttribute("src", /^\/pictures\//);
  const { leader } = await storedTeam(edit.account, edit.team.id);
  expect(leader).toMatchObject({
    email: "new.leader@team.example",
    person: { fullName: "Changed Leader", tShirtSize: "M" },
  });
});

test("'Replace With' chooses an existing leader, whose details are read-only until '-' clears them", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "BO");
  const { body: first } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ leaderCreateModel: leaderModel("Existing One") }),
  });
  const { body: second } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ leaderCreateModel: leaderModel("To Be Replaced") }),
  });
  await signInAs(context, account);
  await page.goto(`/editTeam?team=${second.id}`);
  const leader = page.getByRole("region", { name: "Leader", exact: true });
  const dialog = page.getByRole("dialog", { name: "Replace Leader" });
  await leader.getByRole("button", { name: "Replace With" }).click();
  await expect(dialog.getByRole("option", { name: "To Be Replaced" })).toBeDisabled();
  await dialog.getByLabel("Existing leader").selectOption(first.leader.id);
  await expect(dialog.getByLabel("Full name")).toHaveValue("Existing One");
  await expect(dialog.getByLabel("E-mail")).not.toBeEditable();
  await dialog.getByLabel("Existing leader").selectOption("-");
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await expect(dialog.getByLabel("Full name")).toBeEditable();
  await dialog.getByLabel("Existing leader").selectOption(first.leader.id);
  await dialog.getByRole("button", { name: "Replace Leader" }).click();
  await expect(page.getByText("Leader is replaced successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(leader.getByLabel("Full name")).toHaveValue("Existing One");
  expect((await storedTeam(account, second.id)).leader.id).toBe(first.leader.id);
  await leader.getByRole("button", { name: "Edit Personal Info" }).click();
  await expect(leader.getByText(`Also leads ${first.name}. Changes apply there too.`)).toBeVisible();
});

test("the dialog shows a new leader's errors only after a submit, returns the focus on close and keeps the typed values", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  await edit.replaceWith(edit.leader).click();
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  await edit.dialog.getByLabel("Full name").fill("Brand New");
  await edit.dialog.getByRole("button", { name: "Replace Leader" }).click();
  for (const sentence of ["T-shirt size", "E-mail", "Phone number"]) {
    await expect(edit.dialog.getByText(`${sentence} is required.`)).toBeVisible();
  }
  await edit.dialog.getByRole("button", { name: "Close" }).click();
  await expect(edit.replaceWith(edit.leader)).toBeFocused();
  await edit.replaceWith(edit.leader).click();
  await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Brand New");
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  await edit.fillLeader(edit.dialog, "Brand New");
  await edit.dialog.getByRole("button", { name: "Replace Leader" }).click();
  await expect(page.getByText("Leader is replaced successfully!")).toBeVisible();
  await expect(edit.leader.getByLabel("Full name")).toHaveValue("Brand New");
  await expect(edit.replaceWith(edit.leader)).toBeFocused();
});

test("a deputy can be added, changed and removed, which clears and enables the form again", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  await expect(edit.deputy.getByLabel("Full name")).toHaveCount(0);
  await edit.hasDeputy.check();
  await expect(edit.deputy.getByText("OR Add a new one")).toBeVisible();
  await edit.deputy.getByRole("button", { name: "Add" }).click();
  await expect(edit.deputy.getByText("Full name is required.")).toBeVisible();
  await edit.fillLeader(edit.deputy, "A Deputy");
  await edit.deputy.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Deputy Leader Information is changed successfully!").first()).toBeVisible();
  await expect(edit.deputy.getByLabel("Full name")).not.toBeEditable();
  expect((await storedTeam(edit.account, edit.team.id)).deputyLeader.person.fullName).toBe("A Deputy");

  await edit.edit(edit.deputy).click();
  await edit.deputy.getByLabel("Full name").fill("A Changed Deputy");
  await edit.change(edit.deputy).click();
  await expect
    .poll(async () => (await storedTeam(edit.account, edit.team.id)).deputyLeader.person.fullName)
    .toBe("A Changed Deputy");

  await edit.deputy.getByRole("button", { name: "Remove From Team" }).click();
  await edit.dialog.getByRole("button", { name: "Close" }).click();
  expect((await storedTeam(edit.account, edit.team.id)).deputyLeader).not.toBeNull();
  await edit.deputy.getByRole("button", { name: "Remove From Team" }).click();
  await edit.dialog.getByRole("button", { name: "Remove deputy leader" }).click();
  await expect(edit.deputy.getByLabel("Full name")).toHaveValue("");
  await expect(edit.deputy.getByLabel("Full name")).toBeEditable();
  await expect(edit.hasDeputy).toBeChecked();
  expect((await storedTeam(edit.account, edit.team.id)).deputyLeader).toBeNull();
  await edit.hasDeputy.uncheck();
  await expect(edit.deputy.getByLabel("Full name")).toHaveCount(0);
});

test("a deputy can be chosen from the country's leaders and replaced, but not by the team's own leader", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "BO");
  const { body: other } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ leaderCreateModel: leaderModel("Free Hand") }),
  });
  const { body: team } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ leaderCreateModel: leaderModel("Own Leader") }),
  });
  await signInAs(context, account);
  await page.goto(`/editTeam?team=${team.id}`);
  const deputy = page.getByRole("region", { name: "Deputy leader", exact: true });
  await page.getByLabel("Does the team have deputy leader?").check();
  await expect(deputy.getByRole("option", { name: "Own Leader" })).toBeDisabled();
  await deputy.getByLabel("Existing deputy leader").selectOption(other.leader.id);
  await deputy.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Deputy Leader Information is changed successfully!")).toBeVisible();
  await deputy.getByRole("button", { name: "Replace With" }).click();
  const dialog = page.getByRole("dialog", { name: "Replace Leader" });
  await dialog.getByLabel("Full name").fill("Next Deputy");
  await dialog.getByLabel("T-shirt size").selectOption("M");
  await dialog.getByLabel("E-mail").fill("next@team.example");
  await dialog.getByLabel("Phone number").fill("+359 54 000 001");
  await dialog.getByRole("button", { name: "Replace Leader" }).click();
  await expect(page.getByText("Leader is replaced successfully!")).toBeVisible();
  await expect(deputy.getByLabel("Full name")).toHaveValue("Next Deputy");
  expect((await storedTeam(account, team.id)).deputyLeader.person.fullName).toBe("Next Deputy");
});

test("arrival information can be copied from another team and is shown in every member's form", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "BO");
  const travel = { timeOfArrival: "2025-04-08T08:15", timeOfDeparture: "2025-04-14T10:45" };
  const { body: other } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ name: "Early Birds", ...travel }),
  });
  const people = { contestants: [contestantModel("First"), contestantModel("Second")], ...withDeputy("A Deputy") };
  const { body: team } = await call("POST /api/Team", { token: account.token, body: teamPayload(people) });
  await signInAs(context, account);
  await page.goto(`/editTeam?team=${team.id}`);
  const arrival = page.getByRole("region", { name: "Arrival information" });
  const change = arrival.getByRole("button", { name: "Change" });
  await arrival.getByLabel("Arrival location").selectOption("");
  await arrival.getByLabel("Time of departure").fill("2025-04-01T10:00");
  await change.click();
  await expect(arrival.getByText("Arrival location is required.")).toBeVisible();
  await arrival.getByLabel("Copy travel details from").selectOption(other.id);
  await expect(arrival.getByLabel("Time of arrival")).toHaveValue(travel.timeOfArrival);
  await change.click();
  await expect(page.getByText("Team Arrival Information is updated!")).toBeVisible();
  await expect(page.getByText("8 April 2025, 08:15, Other")).toHaveCount(4);
  expect((await storedTeam(account, team.id)).timeOfDeparture).toBe("2025-04-14T07:45:00.000Z");
});

test("travel outside a fortnight is warned of and saved, with its weekday, and another place is described in words", async ({
  page,
  context,
}) => {
  const { arrival, change, account, team } = await openOwnTeam(page, context, "UY");
  await expect(arrival.getByText("Wednesday")).toBeVisible();
  await expect(arrival.getByText(/two weeks/)).toHaveCount(0);
  await arrival.getByLabel("Time of arrival").fill("2025-03-24T08:15");
  await expect(arrival.getByText("Monday")).toBeVisible();
  await expect(arrival.getByLabel("Time of arrival")).toHaveAccessibleDescription(/More than two weeks before/);
  await arrival.getByLabel("Other place of arrival").fill("Plovdiv bus station");
  await change(arrival).click();
  await expect(page.getByText("Team Arrival Information is updated!")).toBeVisible();
  expect(await storedTeam(account, team.id)).toMatchObject({
    timeOfArrival: "2025-03-24T06:15:00.000Z",
    arrivalLocation: "Other: Plovdiv bus station",
  });
  await expect(arrival.getByLabel("Arrival location")).toHaveValue("Other");
  await arrival.getByLabel("Arrival location").selectOption({ index: 1 });
  await expect(arrival.getByLabel("Other place of arrival")).toHaveCount(0);
});
