import type { Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { storedDrafts } from "@/e2e/support/drafts";
import { editTeamPage, openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { call, signedIn } from "@/e2e/support/http";
import { pictureBase64 } from "@/e2e/support/team-payload";

const restored = (page: Page) =>
  page.getByText(/^Not saved yet: what you typed (this minute|\d minutes? ago) is here again\./);

test("what was typed and ticked in a new team is there after a reload, without pictures, and gone once the team is registered", async ({
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
  await form.choosePicture(form.contestant(2), Buffer.from(await pictureBase64("#557733"), "base64"));
  await form.contestant(2).getByLabel("Contestant does not travel with the leader").check();
  await form.contestant(2).getByLabel("Contact name").fill("A Contact");
  await form.contestant(2).getByLabel("Contact phone").fill("+359 88 111 222");
  await form.contestant(2).getByLabel("Native name").fill("last words");
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(page.getByLabel("Team name")).toHaveValue("Drafted");
  await expect(form.deputy.getByLabel("Full name")).toHaveValue("A Deputy");
  await expect(form.contestant(2).getByLabel("Full name")).toHaveValue("Second One");
  await expect(form.contestant(2).getByLabel("Native name")).toHaveValue("last words");
  await expect(form.contestant(2).getByText("Choose a picture")).toBeVisible();
  await expect(page.getByText("Pictures are not: choose them again.")).toBeVisible();
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
    contestants: [{ hasPersonForContact: false }, { hasPersonForContact: true, personForContactName: "A Contact" }],
  });
  await form.open();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
  expect(await storedDrafts(page)).toBe("[]");
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
  await expect(restored(page)).toHaveCount(0);
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
  page.on("dialog", (dialog) => expect(dialog.message()).toBe("no question"));
  await edit.basics.getByLabel("Team name").fill("Typed Name");
  await edit.contestant(1).getByLabel("Full name").fill("Typed Contestant");
  await edit.edit(edit.leader).click();
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
    await expect(restored(on)).toHaveCount(3);
  }
  await page.getByRole("link", { name: "Back to your teams" }).click();
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
});
