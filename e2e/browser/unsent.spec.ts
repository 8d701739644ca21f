import type { Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { storedDrafts } from "@/e2e/support/drafts";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { call, signedIn } from "@/e2e/support/http";
import { pictureBase64 } from "@/e2e/support/team-payload";

const offer = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

/** Waits until the stored draft contains `text`. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toContain(text);
}

test("a draft can be restored with its pictures and ticks and is deleted once the team is registered", async ({
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
  await expectKept(page, "last words");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(offer(page)).toContainText(
    /You typed something here (this minute|\d minutes? ago) that was not saved\./,
  );
  await offer(page).getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Team name")).toHaveValue("Drafted");
  await expect(form.contestant(2).getByLabel("Full name")).toHaveValue("Second One");
  await expect(
    form.contestant(2).getByRole("img", { name: "Picture of contestant 2, as it will be shown" }),
  ).toBeVisible();
  await expect(page.getByLabel("Official team")).not.toBeChecked();
  await expect(page.getByLabel("The team has a deputy leader")).toBeChecked();
  await expect(form.deputy.getByLabel("Full name")).toHaveValue("A Deputy");
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
  await expect(offer(page)).toHaveCount(0);
});

test("a draft replaces what was typed while it was offered only if asked to, and is deleted once discarded or a week old", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const name = page.getByLabel("Team name");
  let isAccepted = true;
  page.on("dialog", (dialog) => (isAccepted ? dialog.accept() : dialog.dismiss()));
  await addTeamPage(page).open();

  await test.step("restored", async () => {
    await name.fill("The Earlier One");
    await expectKept(page, "The Earlier One");
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await name.fill("Typed Meanwhile");
    await expectKept(page, "The Earlier One");
    isAccepted = false;
    await offer(page).getByRole("button", { name: "Restore" }).click();
    await expect(name).toHaveValue("Typed Meanwhile");
    isAccepted = true;
    await offer(page).getByRole("button", { name: "Restore" }).click();
    await expect(name).toHaveValue("The Earlier One");
    await expectKept(page, "The Earlier One");
  });

  await test.step("discarded", async () => {
    await page.reload();
    await offer(page).getByRole("button", { name: "Discard" }).click();
    await expect(offer(page)).toHaveCount(0);
    await expect.poll(() => storedDrafts(page)).toBe("[]");
    await page.reload();
    await expect(name).toBeEditable();
    await expect(offer(page)).toHaveCount(0);
  });

  await test.step("a week old", async () => {
    await name.fill("Long Ago");
    await expectKept(page, "Long Ago");
    await page.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await page.reload();
    await expect.poll(() => storedDrafts(page)).toBe("[]");
    await expect(offer(page)).toHaveCount(0);
  });
});

test("logging out deletes a draft, and so does another user, to whom it is not offered", async ({ page, context }) => {
  const owner = await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  page.on("dialog", (dialog) => dialog.accept());
  const type = async () => {
    await form.open();
    await page.getByLabel("Team name").fill("Private Draft");
    await expectKept(page, "Private Draft");
  };
  await type();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await storedDrafts(page)).toBe("[]");
  await signInAs(context, owner);
  await type();
  await signInAsNew(context, "TeamRegistrator", "BZ");
  await page.reload();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect.poll(() => storedDrafts(page)).toBe("[]");
  await expect(offer(page)).toHaveCount(0);
});

test("a link, going back and reloading ask before unsaved changes are left, and cancelling stays", async ({
  page,
  context,
}) => {
  const edit = await openOwnTeam(page, context, "BZ");
  const name = edit.basics.getByLabel("Team name");
  const back = () => page.evaluate(() => history.back());
  await page.goto("/listTeams");
  await page.getByRole("link", { name: "Edit" }).first().click();
  await name.fill("Half Typed");
  await edit.editContestant(1).click();
  await edit.dialog.getByLabel("Full name").fill("Half Typed Too");
  await page.keyboard.press("Escape");

  await test.step("cancelled", async () => {
    const asked = page.waitForEvent("dialog");
    const followed = page.getByRole("link", { name: "Back to your teams" }).click();
    const dialog = await asked;
    expect(dialog.message()).toBe("Leave this page? Your unsaved changes will be lost.");
    await dialog.dismiss();
    await followed;
    await expect(name).toHaveValue("Half Typed");
    for (const _ of ["once", "twice"]) {
      // Browsers let a page refuse to be left only after the user has done something on it.
      await name.click();
      const asked = page.waitForEvent("dialog");
      await back();
      await (await asked).dismiss();
      await expect(page).toHaveURL(/editTeam/);
      await expect(name).toHaveValue("Half Typed");
    }
  });

  await test.step("confirmed", async () => {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await back();
    await expect(page).toHaveURL("/listTeams");
    await page.getByRole("link", { name: "Edit" }).first().click();
    await name.fill("Unsaved");
    await page.getByRole("link", { name: "Back to your teams" }).click();
    await expect(page).toHaveURL("/listTeams");
    await page.getByRole("link", { name: "Edit" }).first().click();
    // A page that was loaded anew has to be clicked before the browser asks.
    await name.click();
    await name.fill("Unsaved");
    // By a script, because the browser's own reload does not wait for a page that is busy for a second.
    await Promise.all([page.waitForEvent("load"), page.evaluate(() => setTimeout(() => location.reload()))]);
    await expect(name).not.toHaveValue("Unsaved");
    expect(asked.slice(-2)).toEqual(["confirm", "beforeunload"]);

    await name.fill("Saved");
    await edit.change(edit.basics).click();
    await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
    const before = asked.length;
    await page.reload();
    expect(asked).toHaveLength(before);
  });
});

test.describe("when the session ends", () => {
  test.use({ expectedErrors: ["401 /api/Team/basic"] });

  test("what was typed in several parts of a team is offered once, at the top, and restored where it was hidden", async ({
    page,
    context,
  }) => {
    const edit = await openOwnTeam(page, context, "BZ");
    await edit.editContestant(1).click();
    await edit.dialog.getByLabel("Full name").fill("Typed Contestant");
    await page.keyboard.press("Escape");
    await edit.addContestant.click();
    await edit.dialog.getByLabel("Full name").fill("Typed Fourth");
    await page.keyboard.press("Escape");
    await edit.basics.getByLabel("Team name").fill("Typed Name");
    await edit.edit(edit.leader).click();
    await edit.dialog.getByLabel("Phone number").fill("+359 54 000 002");
    await page.keyboard.press("Escape");
    await edit.hasDeputy.check();
    await edit.deputy.getByLabel("Full name").fill("Typed Deputy");
    page.on("dialog", (dialog) => dialog.accept());
    await page.route(
      "**/api/Team/basic",
      (route) => route.fulfill({ status: 401, json: { detail: "Please sign in." } }),
      { times: 1 },
    );
    await edit.change(edit.basics).click();
    await expect(page).toHaveURL("/");
    await signInAs(context, edit.account);
    await edit.open();
    await expect(offer(page)).toHaveCount(1);
    await expect(offer(page)).toBeInViewport();
    await expect(edit.dialog).toHaveCount(0);
    await expect(edit.deputy.getByLabel("Full name")).toHaveCount(0);
    await offer(page).getByRole("button", { name: "Restore" }).click();
    await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Typed Fourth");
    await page.keyboard.press("Escape");
    await expect(offer(page)).toHaveCount(0);
    await expect(edit.basics.getByLabel("Team name")).toHaveValue("Typed Name");
    for (const row of [edit.contestant(1), edit.leader]) await expect(row.getByText("Not saved")).toBeVisible();
    await edit.editContestant(1).click();
    await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Typed Contestant");
    await page.keyboard.press("Escape");
    await edit.edit(edit.leader).click();
    await expect(edit.dialog.getByLabel("Phone number")).toHaveValue("+359 54 000 002");
    await page.keyboard.press("Escape");
    await expect(edit.deputy.getByLabel("Full name")).toHaveValue("Typed Deputy");
  });
});
