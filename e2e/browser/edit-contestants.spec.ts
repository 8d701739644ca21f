import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { editTeamPage, openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { call } from "@/e2e/support/http";
import { longNames } from "@/e2e/support/names";
import { contestantModel, leaderModel, teamPayload } from "@/e2e/support/payloads";

const contestants = (...names: string[]) => ({ contestants: names.map((name) => contestantModel(name)) });

test("'Change' saves a changed contestant, does not send an unchanged one, and shows invalid fields, the first focused", async ({
  page,
  context,
}) => {
  // A form that is longer than the window lists its errors instead.
  await page.setViewportSize({ width: 1280, height: 1200 });
  const edit = await openOwnTeam(page, context, "EC", contestants("One", "Two"));
  const card = edit.contestant(2);
  await edit.change(card).click();
  await expect(page.getByText("Please make some changes to edit the contestant.")).toBeVisible();

  const travelsAlone = card.getByLabel("Contestant does not travel with the leader");
  await card.getByLabel("Full name").fill("");
  await card.getByLabel("Operating system").selectOption("");
  await card.getByLabel("Date of birth").fill("");
  await card.getByLabel("T-shirt size").selectOption("");
  await travelsAlone.check();
  await edit.change(card).click();
  for (const label of [
    "Full name",
    "Operating system",
    "Date of birth",
    "T-shirt size",
    "Contact name",
    "Contact phone",
  ]) {
    await expect(card.getByRole("paragraph").filter({ hasText: `${label} is required.` })).toBeVisible();
  }
  await expect(card.getByLabel("Full name")).toBeFocused();
  await expect(card.getByLabel("Full name")).toHaveAccessibleDescription("Full name is required.");
  await expectAccessible(page);

  await travelsAlone.uncheck();
  await edit.fillContestant(card, "Дъбравка О’Брайън");
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  await expect(card.getByLabel("Full name")).toHaveValue("Дъбравка О’Брайън");
  await expect(edit.change(card)).toBeFocused();
  const stored = async () => (await storedTeam(edit.account, edit.team.id)).contestants;
  expect(await stored()).toMatchObject([
    { person: { fullName: "One" } },
    { person: { fullName: "Дъбравка О’Брайън" } },
  ]);
  // The next save uses the version of this response.
  await card.getByLabel("Native name").fill("Dabravka");
  await edit.change(card).click();
  await expect.poll(async () => (await stored())[1].person.nativeName).toBe("Dabravka");
});

test("a contestant is moved to another team of the group, by the registrator and in the table of contestants", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "EC", contestants("Mover One", "Mover Two"));
  const { token } = edit.account;
  const addTeam = async (...names: string[]) =>
    (await call("POST /api/Team", { token, body: teamPayload(contestants(...names)) })).body;
  const other = await addTeam("Third");
  const full = await addTeam("A", "B", "C", "D");
  await edit.open();
  await edit.contestant(2).getByRole("button", { name: "Move… Mover Two" }).click();
  const dialog = page.getByRole("dialog", { name: "Move Mover Two to another team" });
  const select = dialog.getByLabel("New team");
  await expect(select.getByRole("option", { name: `${full.name} (4 contestants, full)` })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Move contestant" }).click();
  await expect(dialog.getByText("New team is required.")).toBeVisible();
  await select.selectOption(`${other.name} (1 contestant)`);
  await dialog.getByRole("button", { name: "Move contestant" }).click();
  await expect(page.getByText("Contestant is moved to the other team.")).toBeVisible();
  await expect(edit.contestant(2)).toHaveCount(0);
  // The last contestant of a team cannot be moved.
  await expect(page.getByRole("button", { name: /^Move/ })).toHaveCount(0);

  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/contestants?q=Mover+Two");
  const row = page.getByRole("row").filter({ hasText: other.name });
  await row.getByRole("link", { name: "Edit Mover Two" }).click();
  await page.getByRole("button", { name: "Move… Mover Two" }).click();
  await select.selectOption(`${edit.team.name} (1 contestant)`);
  await dialog.getByRole("button", { name: "Move contestant" }).click();
  await expect(page.getByText("Contestant is moved to the other team.")).toBeVisible();
  await page.goto("/controlPanel/contestants?q=Mover+Two");
  await expect(page.getByRole("row").filter({ hasText: edit.team.name })).toBeVisible();
});

test("contestants can be added up to four and deleted after a confirmation, except the last one", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "EC", contestants("Stays", "Two", "Three"));
  const add = edit.dialog.getByRole("button", { name: "Add Contestant" });
  const heading = page.getByRole("heading", { name: "Contestants" });
  const remove = (n: number) => edit.contestant(n).getByRole("button", { name: "Delete", exact: true });
  await edit.addContestant.click();
  await expect(edit.dialog.getByRole("heading", { name: "Add Contestant" })).toBeVisible();
  await expect(edit.dialog.getByText("SENIOR", { exact: true })).toBeVisible();
  await expect(edit.dialog.getByLabel("Full name")).toBeFocused();
  await expect(edit.dialog.getByText(/is required/)).toHaveCount(0);
  await add.click();
  await expect(edit.dialog.getByRole("paragraph").filter({ hasText: "Full name is required." })).toBeVisible();
  await expect(edit.dialog.getByRole("paragraph").filter({ hasText: "Date of birth is required." })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(edit.addContestant).toBeFocused();
  await edit.addContestant.click();
  await edit.fillContestant(edit.dialog, "Number Four");
  await add.click();
  await expect(page.getByText("Contestant is added to team successfully!")).toBeVisible();
  await expect(edit.contestant(4).getByLabel("Full name")).toHaveValue("Number Four");
  await expect(edit.addContestant).toHaveCount(0);
  await expect(heading).toBeFocused();
  expect((await storedTeam(edit.account, edit.team.id)).contestants).toHaveLength(4);

  await remove(4).click();
  await expectAccessible(page);
  const question = page.getByRole("dialog", { name: "Delete this contestant?" });
  await question.getByRole("button", { name: "Close" }).click();
  await expect(remove(4)).toBeFocused();
  for (const n of [4, 3, 2]) {
    await remove(n).click();
    await question.getByRole("button", { name: "Delete contestant" }).click();
    await expect(edit.contestant(n)).toHaveCount(0);
    await expect(heading).toBeFocused();
  }
  await expect(page.getByText("Contestant is removed from team successfully!").first()).toBeVisible();
  const lastOne = "A team has at least one contestant.";
  await expect(remove(1)).toBeDisabled();
  await expect(remove(1)).toHaveAccessibleDescription(lastOne);
  await expect(edit.contestant(1).getByText(lastOne)).toBeVisible();
  const stored = await storedTeam(edit.account, edit.team.id);
  expect(stored.contestants.map((contestant: { person: { fullName: string } }) => contestant.person.fullName)).toEqual([
    "Stays",
  ]);
});

test.describe("in another tab", () => {
  test.use({ expectedErrors: ["409 /api/Contestant/toTeam"] });

  test("the team has become full: the dialog stays with what was typed and says so", async ({ page, context }) => {
    const edit = await openOwnTeam(page, context, "EC", contestants("One", "Two", "Three"));
    const { token } = edit.account;
    const { dialog } = edit;
    const name = dialog.getByLabel("Full name");

    const fourth = { ...contestantModel("Four"), teamId: edit.team.id };
    await edit.addContestant.click();
    await edit.fillContestant(dialog, "Typed Fifth");
    expect((await call("POST /api/Contestant/toTeam", { token, body: fourth })).status).toBe(201);
    await dialog.getByRole("button", { name: "Add Contestant" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("This team already has 4 contestants.");
    await expect(name).toHaveValue("Typed Fifth");
    await page.keyboard.press("Escape");
    await expect(edit.contestant(4).getByLabel("Full name")).toHaveValue("Four");
    await expect(edit.addContestant).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Contestants" })).toBeFocused();

    expect((await call(`DELETE /api/Contestant/${edit.team.contestants[1].id}`, { token })).status).toBe(200);
    await page.reload();

    await edit.addContestant.click();
    await expect(name).toHaveValue("Typed Fifth");
    await dialog.getByRole("button", { name: "Add Contestant" }).click();
    await expect(edit.contestant(4).getByLabel("Full name")).toHaveValue("Typed Fifth");
  });
});

test.describe("two browsers edit one contestant of a team with long names in four scripts", () => {
  test.use({ expectedErrors: ["409 /api/Contestant"] });

  const people = {
    name: "Wolfeschlegelsteinhausenbergerdorff International Informatics",
    hasDeputyLeader: true,
    deputyLeaderCreateModel: leaderModel(longNames[3] ?? ""),
    ...contestants(...longNames),
  };

  test("everything fits 360 pixels; the second save shows both values, and 'Keep mine' stores the typed ones and no others", async ({
    page,
    context,
  }) => {
    // Names that no contestant of the team has.
    const [mine = "", theirs = ""] = longNames.map((name) => name.slice(1));
    const first = await openOwnTeam(page, context, "NI", people);
    const phone = await context.newPage();
    const second = editTeamPage(phone);
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.goto(`/editTeam?team=${first.team.id}`);
    await expectNoSidewaysScroll(phone);
    for (const [i, name] of longNames.entries()) {
      await expect(second.contestant(i + 1).getByLabel("Full name")).toHaveValue(name);
    }
    await second.replaceWith(second.deputy).click();
    const box = await second.dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await second.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await phone.keyboard.press("Escape");

    const form = second.contestant(3);
    const other = first.contestant(3);
    const stored = async () => (await storedTeam(first.account, first.team.id)).contestants[2];
    await form.getByLabel("Full name").fill(mine);
    await form.getByLabel("T-shirt size").selectOption("S");
    await form.getByLabel("Contestant does not travel with the leader").check();
    await form.getByLabel("Contact name").fill("A Contact");
    await form.getByLabel("Contact phone").fill("+359 88 111 222");
    await other.getByLabel("Full name").fill(theirs);
    await other.getByLabel("Native name").fill("Corrected");
    await other.getByLabel("Operating system").selectOption("macOS");
    await first.change(other).click();
    await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
    await second.change(form).click();
    const panel = form.getByRole("region", { name: "Somebody else has changed this in the meantime" });
    await expect(panel).toContainText("Last changed by ");
    // The other user has not changed the T-shirt size and the contact, so these are no conflict.
    await expect(panel.getByRole("listitem")).toHaveText([`Full name: yours ${mine}, theirs ${theirs}`]);
    await expect(panel).toContainText("What else they changed stays: Native name and Operating system.");
    await expect(panel).toContainText("“Keep mine” also saves what only you changed");
    await expect(panel.getByRole("heading")).toBeFocused();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await expect(form.getByLabel("Full name")).toHaveValue(mine);
    expect((await stored()).person.fullName).toBe(theirs);
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect(phone.getByText("Contestant is changed successfully!")).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect(await stored()).toMatchObject({
      operatingSystemName: "macOS",
      personForContactName: "A Contact",
      person: { fullName: mine, nativeName: "Corrected", tShirtSize: "S" },
    });
  });
});
