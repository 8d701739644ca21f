import type { Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { draftPictureKeys, storedDrafts } from "@/e2e/support/drafts";
import { editTeamPage, openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { guestPage } from "@/e2e/support/guest-page";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, pictureFile } from "@/e2e/support/payloads";

/** The pictures that are chosen and not sent yet. */
const chosenPictures = (page: Page) => page.locator('img[src^="data:image/webp"][alt$="as it will be shown"]');

/** Fills in a team with a leader, a deputy and three contestants, each of these five with a picture. */
async function fillTeamWithPictures(page: Page, name: string): Promise<void> {
  const form = addTeamPage(page);
  await form.fillTeam(name, "Junior");
  await page.getByLabel("The team has a deputy leader").check();
  for (const [inside, person] of [
    [form.leader, `Leader of ${name}`],
    [form.deputy, `Deputy of ${name}`],
  ] as const) {
    await form.fillLeader(inside, person);
    await form.choosePicture(inside, await pictureFile("#335577"));
  }
  await form.addContestant();
  await form.addContestant();
  for (const n of [1, 2, 3]) {
    await form.fillContestant(n, `Contestant ${n} of ${name}`);
    await form.chooseContestantPicture(n, await pictureFile(`#${n}05577`));
  }
}

/** The line of a form that says how old its restored draft is. */
const restoredNotice = (page: Page) =>
  page.getByText(/^Not saved yet: what you typed (this minute|\d minutes? ago) is here again\./);

test("what was typed and ticked in a new team is there after a reload, pictures too, and gone once the team is registered", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "BZ");
  await signInAs(context, account);
  const form = addTeamPage(page);
  await form.open();
  await form.fillTeam("Drafted", "Junior");
  await page.getByLabel("Official team").uncheck();
  await form.fillLeader(form.leader, "A Leader");
  await page.getByLabel("The team has a deputy leader").check();
  await form.fillLeader(form.deputy, "A Deputy");
  await form.addContestant();
  await form.fillContestant(1, "First One");
  await form.fillContestant(2, "Second One");
  await form.chooseContestantPicture(2, await pictureFile("#557733"));
  await form.contestant(2).getByLabel("Contestant does not travel with the leader").check();
  await form.contestant(2).getByLabel("Contact name").fill("A Contact");
  await form.contestant(2).getByLabel("Contact phone").fill("+359 88 111 222");
  await form.contestant(2).getByLabel("Native name").fill("last words");
  await page.reload();
  await expect(restoredNotice(page)).toBeVisible();
  await expect(page.getByLabel("Team name")).toHaveValue("Drafted");
  await expect(form.deputy.getByLabel("Full name")).toHaveValue("A Deputy");
  await expect(form.contestant(2).getByLabel("Full name")).toHaveValue("Second One");
  await expect(form.contestant(2).getByLabel("Native name")).toHaveValue("last words");
  await expect(chosenPictures(page)).toHaveCount(1);
  await expect(form.contestant(2).getByLabel("May the picture be shown in public?")).toHaveValue("true");
  await expect(page.getByLabel("Official team")).not.toBeChecked();
  await expect(page.getByLabel("The team has a deputy leader")).toBeChecked();
  await expect(form.contestant(1).getByLabel("Contestant does not travel with the leader")).not.toBeChecked();
  await expect(form.contestant(2).getByLabel("Contestant does not travel with the leader")).toBeChecked();
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  const { body: teams } = await call(`GET /api/Team/country/${account.countryId}`, { token: account.token });
  expect(teams.find(({ name }: { name: string }) => name === "Drafted")).toMatchObject({
    isOfficial: false,
    deputyLeader: { person: { fullName: "A Deputy" } },
    contestants: [
      { hasPersonForContact: false, person: { picturePath: null } },
      { hasPersonForContact: true, personForContactName: "A Contact", person: { picturePath: expect.any(String) } },
    ],
  });
  await form.open();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect(restoredNotice(page)).toHaveCount(0);
  expect(await storedDrafts(page)).toBe("[]");
  await expect.poll(() => draftPictureKeys(page)).toEqual([]);
});

/** The line that lists a draft of a new record, such as "new team: Its Name". */
const listedDraft = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: `An unsaved ${text}` });

test("two tabs keep two new teams apart; both are listed, and discarding or storing one leaves the other", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, "Maple Juniors"],
    [other, "Maple Seniors"],
  ] as const) {
    await addTeamPage(tab).open();
    await tab.getByLabel("Team name").fill(name);
  }
  for (const [tab, name] of [
    [page, "Maple Juniors"],
    [other, "Maple Seniors"],
  ] as const) {
    await tab.reload();
    await expect(tab.getByLabel("Team name")).toHaveValue(name);
    await expect(restoredNotice(tab)).toBeVisible();
  }
  const third = await context.newPage();
  for (const path of ["/", "/listTeams", "/addTeam"]) {
    await third.goto(path);
    await expect(listedDraft(third, "new team: Maple Juniors, this minute")).toBeVisible();
    await expect(listedDraft(third, "new team: Maple Seniors, this minute")).toBeVisible();
    await expectAccessible(third);
  }
  await expect(third.getByLabel("Team name")).toHaveValue("");
  await third.goto("/");
  await third.getByRole("button", { name: "Continue Maple Seniors" }).click();
  await expect(third).toHaveURL("/addTeam");
  await expect(third.getByLabel("Team name")).toHaveValue("Maple Seniors");
  await third.getByLabel("Team name").fill("Maple Seniors 2");
  await other.getByLabel("Team name").fill("Maple Seniors 1");
  await other.reload();
  await third.reload();
  await expect(other.getByLabel("Team name")).toHaveValue("Maple Seniors 1");
  await expect(third.getByLabel("Team name")).toHaveValue("Maple Seniors 2");
  await third.getByRole("button", { name: "Discard" }).click();
  await expect(third.getByLabel("Team name")).toHaveValue("");
  await expect(listedDraft(third, "new team")).toHaveCount(2);

  const form = addTeamPage(page);
  await form.fillTeam("Maple Juniors", "Junior");
  await form.fillLeader(form.leader, "Leader of Maple Juniors");
  await form.fillContestant(1, "A Contestant");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  await other.reload();
  await expect(other.getByLabel("Team name")).toHaveValue("Maple Seniors 1");
  await page.goto("/listTeams");
  await expect(listedDraft(page, "new team")).toHaveCount(1);
  await page.getByRole("button", { name: "Discard Maple Seniors 1" }).click();
  await expect(listedDraft(page, "new team")).toHaveCount(0);
  expect(await storedDrafts(page)).toBe("[]");
});

test("a duplicated tab, which begins with the same draft, does not overwrite the other's", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  await addTeamPage(page).open();
  await page.getByLabel("Team name").fill("Original");
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  const duplicate = await context.newPage();
  await duplicate.goto("/");
  await duplicate.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
  await addTeamPage(duplicate).open();
  await expect(duplicate.getByLabel("Team name")).toHaveValue("Original");
  await duplicate.getByLabel("Team name").fill("Copy");
  await page.getByLabel("Team name").fill("Original 2");
  await duplicate.reload();
  await page.reload();
  await expect(duplicate.getByLabel("Team name")).toHaveValue("Copy");
  await expect(page.getByLabel("Team name")).toHaveValue("Original 2");
});

test("a new guest, contestant, leader and deputy who were typed in another tab are listed and continued", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "BZ", { hasDeputyLeader: false });
  await edit.addContestant.click();
  await edit.dialog.getByLabel("Full name").fill("Typed Contestant");
  await page.keyboard.press("Escape");
  await edit.replaceWith(edit.leader).click();
  await edit.dialog.getByLabel("Full name").fill("Typed Leader");
  await page.keyboard.press("Escape");
  await edit.hasDeputy.check();
  await edit.deputy.getByLabel("Full name").fill("Typed Deputy");
  await guestPage(page).open();
  await page.getByLabel("Full Name").fill("Typed Guest");

  const other = await context.newPage();
  const tab = editTeamPage(other);
  await other.goto(`/editTeam?team=${edit.team.id}`);
  await listedDraft(other, "new contestant: Typed Contestant").getByRole("button", { name: "Continue" }).click();
  await expect(tab.dialog.getByLabel("Full name")).toHaveValue("Typed Contestant");
  await other.keyboard.press("Escape");
  await listedDraft(other, "new leader: Typed Leader").getByRole("button", { name: "Continue" }).click();
  await expect(tab.dialog.getByLabel("Full name")).toHaveValue("Typed Leader");
  await other.keyboard.press("Escape");
  await listedDraft(other, "new deputy leader: Typed Deputy").getByRole("button", { name: "Continue" }).click();
  await expect(tab.deputy.getByLabel("Full name")).toHaveValue("Typed Deputy");
  await other.goto("/listGuests");
  await listedDraft(other, "new guest: Typed Guest").getByRole("button", { name: "Continue" }).click();
  await expect(other.getByLabel("Full Name")).toHaveValue("Typed Guest");
});

test.describe("when the session ends", () => {
  test.use({ expectedErrors: ["401 /api/"] });

  test("the way back to a team with five pictures stays until it is used, and nothing is lost", async ({
    page,
    context,
  }) => {
    const account = await signedIn("TeamRegistrator", "BZ");
    await signInAs(context, account);
    await addTeamPage(page).open();
    await fillTeamWithPictures(page, "Five Faces");
    await context.clearCookies({ name: "session" });
    await addTeamPage(page).submit();
    await expect(page).toHaveURL("/");
    const loginLink = page.getByRole("link", { name: "Log in again" });
    await expect(loginLink).toBeVisible();
    await page.goto("/teams");
    await expect(loginLink).toHaveAttribute("href", "/login?next=%2FaddTeam");
    await page.getByRole("navigation").getByRole("link", { name: "Login" }).click();
    await page.getByLabel("E-mail").fill(account.email);
    await page.getByLabel("Password").fill(account.password);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/addTeam");
    await expect(restoredNotice(page)).toBeVisible();
    await expect(page.getByLabel("Team name")).toHaveValue("Five Faces");
    await expect(chosenPictures(page)).toHaveCount(5);
    await addTeamPage(page).submit();
    await expect(page.getByText("Team has been created successfully!")).toBeVisible();
    const { body: teams } = await call(`GET /api/Team/country/${account.countryId}`, { token: account.token });
    const { leader, deputyLeader, contestants } = teams.find(({ name }: { name: string }) => name === "Five Faces");
    const people: { person: { picturePath: string | null } }[] = [leader, deputyLeader, ...contestants];
    expect(people.filter(({ person }) => person.picturePath !== null)).toHaveLength(5);
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: ["net::ERR_INTERNET_DISCONNECTED"] });

  const unreachable = "The site could not be reached.";

  test("registering a team says so in the form, and everything is there after the page was loaded again", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "TeamRegistrator", "BZ");
    await addTeamPage(page).open();
    await fillTeamWithPictures(page, "Off the Grid");
    await context.setOffline(true);
    await addTeamPage(page).submit();
    await expect(page.getByRole("main").getByRole("alert")).toContainText(unreachable);
    await expect(chosenPictures(page)).toHaveCount(5);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel("Team name")).toHaveValue("Off the Grid");
    await expect(chosenPictures(page)).toHaveCount(5);
    await addTeamPage(page).submit();
    await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  });

  test("changing a contestant says so in the form, deleting one in the dialog", async ({ page, context }) => {
    const edit = await openOwnTeam(page, context, "BZ", {
      contestants: [contestantModel("Stays Here"), contestantModel("Is Deleted")],
    });
    const card = edit.contestant(2);
    await card.getByLabel("Full name").fill("New Name");
    await context.setOffline(true);
    await edit.change(card).click();
    await expect(card.getByRole("alert")).toContainText(unreachable);
    await card.getByRole("button", { name: "Delete", exact: true }).click();
    await edit.dialog.getByRole("button", { name: "Delete contestant" }).click();
    await expect(edit.dialog.getByRole("alert")).toContainText(unreachable);
    await context.setOffline(false);
    await edit.dialog.getByRole("button", { name: "Delete contestant" }).click();
    await expect(page.getByText("Contestant is removed from team successfully!")).toBeVisible();
  });
});

test("a draft is deleted by Discard, by typing the stored value again and after a week", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const name = page.getByLabel("Team name");
  await addTeamPage(page).open();
  await name.fill("Discarded");
  await page.reload();
  await expect(name).toHaveValue("Discarded");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(name).toHaveValue("");
  await expect(restoredNotice(page)).toHaveCount(0);
  expect(await storedDrafts(page)).toBe("[]");

  await name.fill("Typed Back");
  await name.fill("");
  expect(await storedDrafts(page)).toBe("[]");

  await name.fill("Long Ago");
  expect(await storedDrafts(page)).toContain("Long Ago");
  await page.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(name).toBeEditable();
  await expect(name).toHaveValue("");
  expect(await storedDrafts(page)).toBe("[]");
});

test("logging out deletes a draft, and so does another user, who does not see it", async ({ page, context }) => {
  const owner = await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  const type = async () => {
    await form.open();
    await page.getByLabel("Team name").fill("Private Draft");
    expect(await storedDrafts(page)).toContain("Private Draft");
  };
  await type();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedDrafts(page)).toBe("[]");
  await signInAs(context, owner);
  await type();
  await signInAsNew(context, "TeamRegistrator", "BZ");
  await page.reload();
  await expect(page.getByLabel("Team name")).toBeEditable();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect.poll(() => storedDrafts(page)).toBe("[]");
});

test("each form of a team has what was typed in it after a link, going back, a reload and in another tab, without a question", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "BZ", { hasDeputyLeader: false });
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    return dialog.accept();
  });
  await edit.basics.getByLabel("Team name").fill("Typed Name");
  await edit.contestant(1).getByLabel("Full name").fill("Typed Contestant");
  await edit.startEdit(edit.leader).click();
  await edit.leader.getByLabel("Phone number").fill("+359 54 000 002");
  await edit.hasDeputy.check();
  await edit.deputy.getByLabel("Full name").fill("Typed Deputy");
  await edit.addContestant.click();
  await edit.dialog.getByLabel("Full name").fill("Typed Fourth");
  await page.keyboard.press("Escape");

  async function expectAllTyped(on: Page): Promise<void> {
    const tab = editTeamPage(on);
    await expect(tab.basics.getByLabel("Team name")).toHaveValue("Typed Name");
    await expect(tab.contestant(1).getByLabel("Full name")).toHaveValue("Typed Contestant");
    await expect(tab.leader.getByLabel("Phone number")).toHaveValue("+359 54 000 002");
    await expect(tab.leader.getByLabel("Phone number")).toBeEditable();
    await expect(restoredNotice(on)).toHaveCount(3);
  }
  await page.getByRole("link", { name: "Back to the teams" }).click();
  await expect(page).toHaveURL("/listTeams");
  await page.goBack();
  await expectAllTyped(page);
  await page.reload();
  await expectAllTyped(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectAllTyped(other);
  await edit.hasDeputy.check();
  await expect(edit.deputy.getByLabel("Full name")).toHaveValue("Typed Deputy");
  await edit.addContestant.click();
  await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Typed Fourth");
  await page.keyboard.press("Escape");
  const { name } = edit.team;
  expect(await storedTeam(edit.account, edit.team.id)).toMatchObject({ name, deputyLeader: null });
  expect(questions).toEqual([]);
});
