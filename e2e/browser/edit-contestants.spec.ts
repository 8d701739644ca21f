import { expect, test } from "@/e2e/support/browser";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { contestantModel } from "@/e2e/support/team-payload";

const contestants = (...names: string[]) => ({ contestants: names.map((name) => contestantModel(name)) });

test("'Change' saves a changed contestant and does not send an unchanged one", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "EC", contestants("One", "Two"));
  const card = edit.contestant(2);
  const unchanged = page.getByText("Please make some changes to edit the contestant.");
  await edit.change(card).click();
  await expect(unchanged).toBeVisible();
  // The same notification replaces the earlier one; another is shown beside it.
  await edit.change(card).click();
  await edit.change(edit.basics).click();
  await expect(page.getByText("Please make some changes to edit the Team Name/Group.")).toBeVisible();
  await expect(unchanged).toHaveCount(1);
  await card.getByLabel("Full name").fill("Дъбравка О’Брайън");
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  const stored = await storedTeam(edit.account, edit.team.id);
  expect(stored.contestants[1].person.fullName).toBe("Дъбравка О’Брайън");
  expect(stored.contestants[0].person.fullName).toBe("One");
  // The next save uses the version of this response.
  await card.getByLabel("Native name").fill("Dabravka");
  await edit.change(card).click();
  await expect
    .poll(async () => (await storedTeam(edit.account, edit.team.id)).contestants[1].person.nativeName)
    .toBe("Dabravka");
});

test("invalid fields show errors and the first is focused; the contact is required only while its checkbox is checked", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "EC");
  const card = edit.contestant(1);
  await card.getByLabel("Full name").fill("");
  await card.getByLabel("Operating system").selectOption("");
  await card.getByLabel("Date of birth").fill("");
  await card.getByLabel("T-shirt size").selectOption("");
  await card.getByLabel("Contestant does not travel with the leader").check();
  await edit.change(card).click();
  for (const what of [
    "Full name",
    "Operating system",
    "Date of birth",
    "T-shirt size",
    "Contact name",
    "Contact phone",
  ]) {
    await expect(card.getByText(`${what} is required.`)).toBeVisible();
  }
  await expect(card.getByLabel("Full name")).toBeFocused();
  await expect(card.getByLabel("Full name")).toHaveAccessibleDescription("Full name is required.");
  await edit.fillContestant(card, "Complete Again");
  await card.getByLabel("Contestant does not travel with the leader").uncheck();
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
});

test("the dialog adds contestants up to four and shows errors only after a submit", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "EC", contestants("One", "Two", "Three"));
  await edit.addContestant.click();
  await expect(edit.dialog.getByRole("heading", { name: "Add Contestant" })).toBeVisible();
  await expect(edit.dialog.getByText("SENIOR", { exact: true })).toBeVisible();
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  const add = edit.dialog.getByRole("button", { name: "Add Contestant" });
  await add.click();
  await expect(edit.dialog.getByText("Full name is required.")).toBeVisible();
  await expect(edit.dialog.getByText("Date of birth is required.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(edit.addContestant).toBeFocused();
  await edit.addContestant.click();
  await edit.fillContestant(edit.dialog, "Number Four");
  await add.click();
  await expect(page.getByText("Contestant is added to team successfully!")).toBeVisible();
  await expect(edit.contestant(4).getByLabel("Full name")).toHaveValue("Number Four");
  await expect(edit.addContestant).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Contestants" })).toBeFocused();
  expect((await storedTeam(edit.account, edit.team.id)).contestants).toHaveLength(4);
});

test("'Delete' removes a contestant after a confirmation and is disabled for the last one", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "EC", contestants("Stays", "Goes"));
  const remove = edit.contestant(2).getByRole("button", { name: "Delete" });
  await remove.click();
  await edit.dialog.getByRole("button", { name: "Close" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await edit.dialog.getByRole("button", { name: "Delete contestant" }).click();
  await expect(page.getByText("Contestant is removed from team successfully!")).toBeVisible();
  await expect(edit.contestant(2)).toHaveCount(0);
  await expect(edit.contestant(1).getByRole("button", { name: "Delete" })).toBeDisabled();
  await expect(edit.contestant(1).getByRole("button", { name: "Delete" })).toHaveAccessibleDescription(
    "A team has at least one contestant.",
  );
  await expect(edit.contestant(1).getByText("A team has at least one contestant.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Contestants" })).toBeFocused();
  const stored = await storedTeam(edit.account, edit.team.id);
  expect(stored.contestants.map((one: { person: { fullName: string } }) => one.person.fullName)).toEqual(["Stays"]);
});
