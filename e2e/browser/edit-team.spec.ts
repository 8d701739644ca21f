import type { Route } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, test } from "@/e2e/support/browser";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, leaderModel, pictureFile, teamPayload } from "@/e2e/support/payloads";

/** Registers a team as another registrator of a country. */
async function registerOtherTeam(alpha2: string, changes: Record<string, unknown>) {
  const { token } = await signedIn("TeamRegistrator", alpha2);
  return (await call("POST /api/Team", { token, body: teamPayload(changes) })).body;
}

test("'Change' saves the name and group, does not send unchanged ones, and requires a name", {
  tag: "@engines",
}, async ({ page, context }) => {
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

test("the leader's details are read-only until 'Edit Personal Info', and 'Change' saves them", {
  tag: "@engines",
}, async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "UY");
  const details = {
    "Full name": "Maria Petrova",
    "Native name": "Мария Петрова",
    "T-shirt size": "M",
    "E-mail": "leader@team.example",
    "Phone number": "+359 54 000 000",
  };
  for (const [label, value] of Object.entries(details)) {
    await expect(edit.leader.getByLabel(label)).toHaveValue(value);
    await expect(edit.leader.getByLabel(label)).not.toBeEditable();
  }
  await edit.startEdit(edit.leader).click();
  await expect(edit.leader.getByLabel("Full name")).toBeFocused();
  await edit.leader.getByLabel("Phone number").fill("");
  await edit.change(edit.leader).click();
  await expect(edit.leader.getByText("Phone number is required.")).toBeVisible();
  await expectAccessible(page);
  await edit.fillLeader(edit.leader, "Changed Leader");
  const buffer = await pictureFile("#123456");
  await edit.leader.locator('input[type="file"]').setInputFiles({ name: "p.png", mimeType: "image/png", buffer });
  await edit.leader.getByRole("button", { name: "Remove picture" }).waitFor();
  await edit.change(edit.leader).click();
  await expect(page.getByText("Leader Information is changed successfully!", { exact: true })).toBeVisible();
  await expect(edit.leader.getByLabel("Full name")).toHaveValue("Changed Leader");
  await expect(edit.leader.getByLabel("Full name")).not.toBeEditable();
  await expect(edit.startEdit(edit.leader)).toBeFocused();
  await expect(edit.leader.locator("img")).toHaveAttribute("src", /^\/pictures\//);
  const { leader } = await storedTeam(edit.account, edit.team.id);
  expect(leader).toMatchObject({
    email: "new.leader@team.example",
    person: { fullName: "Changed Leader", tShirtSize: "M" },
  });
});

test("a leader's saved details are read-only at once, so that a slow refresh does not take the focus from another form", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  await edit.startEdit(edit.leader).click();
  await edit.leader.getByLabel("Full name").fill("Renamed Leader");
  const held: Route[] = [];
  await page.route("/editTeam?*", (route) => void held.push(route));
  await edit.change(edit.leader).click();
  await expect(edit.startEdit(edit.leader)).toBeFocused();
  await expect(edit.leader.getByLabel("Full name")).toHaveValue("Renamed Leader");
  const place = edit.arrival.getByLabel("Place of arrival");
  await place.focus();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(edit.leader.locator("form[aria-busy=true]")).toHaveCount(0);
  await expect(place).toBeFocused();
});

test("'Replace With' shows a new leader's errors only after a submit, keeps the typed values and returns the focus on close", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  const replace = edit.dialog.getByRole("button", { name: "Replace Leader" });
  await edit.replaceWith(edit.leader).click();
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  await edit.dialog.getByLabel("Full name").fill("Brand New");
  await replace.click();
  for (const label of ["T-shirt size", "E-mail", "Phone number"]) {
    await expect(edit.dialog.getByRole("paragraph").filter({ hasText: `${label} is required.` })).toBeVisible();
  }
  await expectAccessible(page);
  await edit.dialog.getByRole("button", { name: "Close" }).click();
  await expect(edit.replaceWith(edit.leader)).toBeFocused();
  await edit.replaceWith(edit.leader).click();
  await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Brand New");
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  await edit.fillLeader(edit.dialog, "Brand New");
  await replace.click();
  await expect(page.getByText("Leader is replaced successfully!")).toBeVisible();
  await expect(edit.leader.getByLabel("Full name")).toHaveValue("Brand New");
  await expect(edit.replaceWith(edit.leader)).toBeFocused();
});

test("an existing leader, whose details are read-only until '-' clears them, can be chosen as leader or deputy, but not as both", async ({
  page,
  context,
}) => {
  const other = await registerOtherTeam("BO", { leaderCreateModel: leaderModel("Existing One") });
  const edit = await openOwnTeam(page, context, "BO", { leaderCreateModel: leaderModel("To Be Replaced") });
  const { leader, deputy, dialog } = edit;
  const stored = () => storedTeam(edit.account, edit.team.id);
  await edit.replaceWith(leader).click();
  await expect(dialog.getByRole("option", { name: "To Be Replaced" })).toBeDisabled();
  await dialog.getByLabel("Existing leader").selectOption(other.leader.id);
  await expect(dialog.getByLabel("Full name")).toHaveValue("Existing One");
  await expect(dialog.getByLabel("E-mail")).not.toBeEditable();
  await dialog.getByLabel("Existing leader").selectOption("-");
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  await expect(dialog.getByLabel("Full name")).toBeEditable();
  await dialog.getByLabel("Existing leader").selectOption(other.leader.id);
  await dialog.getByRole("button", { name: "Replace Leader" }).click();
  const replaced = page.getByText("Leader is replaced successfully!");
  await expect(replaced).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(leader.getByLabel("Full name")).toHaveValue("Existing One");
  expect((await stored()).leader.id).toBe(other.leader.id);
  await edit.startEdit(leader).click();
  await expect(leader.getByText(`Also leads ${other.name}. Changes apply there too.`)).toBeVisible();
  await leader.getByRole("button", { name: "Cancel" }).click();

  await edit.hasDeputy.check();
  await expect(deputy.getByRole("option", { name: "Existing One" })).toBeDisabled();
  await deputy.getByLabel("Existing deputy leader").selectOption(edit.team.leader.id);
  await deputy.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Deputy Leader Information is changed successfully!")).toBeVisible();
  expect((await stored()).deputyLeader.id).toBe(edit.team.leader.id);
  await edit.replaceWith(deputy).click();
  await edit.fillLeader(dialog, "Next Deputy");
  await dialog.getByRole("button", { name: "Replace Leader" }).click();
  await expect(deputy.getByLabel("Full name")).toHaveValue("Next Deputy");
  // The message of the first replacement may still be shown, so only the stored team says that it is done.
  await expect.poll(async () => (await stored()).deputyLeader.person.fullName).toBe("Next Deputy");
});

test("a deputy can be added, changed and removed, which clears and enables the form again; an unchanged deputy, leader or travel is not sent", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "UY");
  await expect(edit.deputy.getByLabel("Full name")).toHaveCount(0);
  await edit.hasDeputy.check();
  await expect(edit.deputy.getByText("OR Add a new one")).toBeVisible();
  await edit.deputy.getByRole("button", { name: "Add" }).click();
  await expect(edit.deputy.getByRole("paragraph").filter({ hasText: "Full name is required." })).toBeVisible();
  await edit.fillLeader(edit.deputy, "A Deputy");
  await edit.deputy.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText("Deputy Leader Information is changed successfully!").first()).toBeVisible();
  await expect(edit.deputy.getByLabel("Full name")).not.toBeEditable();
  expect((await storedTeam(edit.account, edit.team.id)).deputyLeader.person.fullName).toBe("A Deputy");

  const sent: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
  await edit.startEdit(edit.leader).click();
  for (const [form, what] of [
    [edit.leader, "leader"],
    [edit.arrival, "arrival information"],
  ] as const) {
    await edit.change(form).click();
    await expect(page.getByText(`Please make some changes to edit the ${what}.`)).toBeVisible();
  }
  await edit.startEdit(edit.deputy).click();
  await edit.change(edit.deputy).click();
  await expect(page.getByText("Please make some changes to edit the deputy leader.")).toBeVisible();
  expect(sent).toEqual([]);
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

test("travel can be copied from another team, is shown once, with its weekday, and is warned of outside a fortnight", async ({
  page,
  context,
}) => {
  const times = { timeOfArrival: "2025-04-08T08:15", timeOfDeparture: "2025-04-14T10:45" };
  const other = await registerOtherTeam("BO", { name: "Early Birds", ...times });
  const { account, team, arrival, change } = await openOwnTeam(page, context, "BO", {
    contestants: [contestantModel("First"), contestantModel("Second")],
    hasDeputyLeader: true,
    deputyLeaderCreateModel: leaderModel("A Deputy"),
  });
  const timeOfArrival = arrival.getByLabel("Time of arrival");
  await expect(arrival.getByText("Wednesday")).toBeVisible();
  await expect(arrival.getByText(/two weeks/)).toHaveCount(0);
  await arrival.getByLabel("Arrival location").selectOption("");
  await arrival.getByLabel("Time of departure").fill("2025-04-01T10:00");
  await change(arrival).click();
  await expect(arrival.getByText("Arrival location is required.")).toBeVisible();
  await arrival.getByLabel("Copy travel details from").selectOption(other.id);
  await expect(timeOfArrival).toHaveValue(times.timeOfArrival);
  await change(arrival).click();
  await expect(page.getByText("Team Arrival Information is updated!")).toBeVisible();
  await expect(page.getByLabel("Time of arrival")).toHaveCount(1);
  expect((await storedTeam(account, team.id)).timeOfDeparture).toBe("2025-04-14T07:45:00.000Z");

  await timeOfArrival.fill("2025-03-24T08:15");
  await expect(arrival.getByText("Monday").first()).toBeVisible();
  await expect(timeOfArrival).toHaveAccessibleDescription(/More than two weeks before/);
  await arrival.getByLabel("Other place of arrival").fill("Plovdiv bus station");
  await change(arrival).click();
  await expect
    .poll(() => storedTeam(account, team.id))
    .toMatchObject({ timeOfArrival: "2025-03-24T06:15:00.000Z", arrivalLocation: "Other: Plovdiv bus station" });
  await expect(arrival.getByLabel("Arrival location")).toHaveValue("Other");
  await arrival.getByLabel("Arrival location").selectOption({ index: 1 });
  await expect(arrival.getByLabel("Other place of arrival")).toHaveCount(0);
});

test.describe("before its scripts are loaded", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["csp /_next/static/"] });

  test("a form shows the stored values", async ({ page, context }) => {
    const changes = { isOnline: true, isOfficial: false, contestants: [contestantModel("Ivan Ivanov", "Junior")] };
    const edit = await openOwnTeam(page, context, "UY", changes);
    await expect(edit.basics.getByLabel("Team name")).toHaveValue(edit.team.name);
    await expect(edit.basics.getByLabel("Group")).toHaveValue("Junior");
    await expect(edit.basics.getByLabel("The team takes part online")).toBeChecked();
    await expect(edit.basics.getByLabel("Official team")).not.toBeChecked();
  });
});
