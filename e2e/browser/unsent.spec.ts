import type { Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { storedDrafts } from "@/e2e/support/drafts";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { call, signedIn } from "@/e2e/support/http";
import { pictureBase64, teamPayload } from "@/e2e/support/team-payload";

const offer = (page: Page) => page.getByRole("region", { name: "Unsaved changes" });

/** Waits until the stored draft contains `text`. */
async function expectKept(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toContain(text);
}

test("a draft can be restored with its pictures and is deleted once the team is registered", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  await form.open();
  await form.fillTeam("Drafted", "Junior");
  await form.fillLeader(form.leader, "A Leader");
  await form.addContestant();
  await form.fillContestant(1, "First One");
  await form.fillContestant(2, "Second One");
  await form.choosePicture(form.contestant(2), Buffer.from(await pictureBase64("#557733"), "base64"));
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
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  await form.open();
  await expect(page.getByLabel("Team name")).toHaveValue("");
  await expect(offer(page)).toHaveCount(0);
});

test("restoring a draft replaces what was typed while it was offered", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  await form.open();
  await page.getByLabel("Team name").fill("The Earlier One");
  await expectKept(page, "The Earlier One");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await page.getByLabel("Team name").fill("Typed Meanwhile");
  await expectKept(page, "The Earlier One");
  await offer(page).getByRole("button", { name: "Restore" }).click();
  await expect(page.getByLabel("Team name")).toHaveValue("The Earlier One");
  await expectKept(page, "The Earlier One");
});

test("a discarded draft is deleted", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  await form.open();
  await page.getByLabel("Team name").fill("Not Wanted");
  await expectKept(page, "Not Wanted");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await offer(page).getByRole("button", { name: "Discard" }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Team name")).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});

test("a draft is deleted after a week", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BZ");
  const form = addTeamPage(page);
  await form.open();
  await page.getByLabel("Team name").fill("Long Ago");
  await expectKept(page, "Long Ago");
  page.on("dialog", (dialog) => dialog.accept());
  await page.clock.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect.poll(() => storedDrafts(page)).toBe("[]");
  await expect(offer(page)).toHaveCount(0);
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

test("following a link asks before leaving unsaved changes, and cancelling stays", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "BZ");
  await edit.basics.getByLabel("Team name").fill("Half Typed");
  await edit.contestant(1).getByLabel("Full name").fill("Half Typed Too");
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole("link", { name: "Back to your teams" }).click();
  expect(asked).toEqual(["Leave this page? Your unsaved changes will be lost."]);
  await expect(edit.basics.getByLabel("Team name")).toHaveValue("Half Typed");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("link", { name: "Back to your teams" }).click();
  await expect(page).toHaveURL("/listTeams");
});

test("going back asks before leaving unsaved changes, and cancelling stays", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "BZ");
  await page.goto("/listTeams");
  await page.getByRole("link", { name: "Edit" }).first().click();
  await edit.basics.getByLabel("Team name").fill("Half Typed");
  const back = () => page.evaluate(() => history.back());
  for (const _ of ["once", "twice"]) {
    // Browsers let a page refuse to be left only after the user has done something on it.
    await edit.basics.getByLabel("Team name").click();
    const asked = page.waitForEvent("dialog");
    await back();
    await (await asked).dismiss();
    await expect(page).toHaveURL(/editTeam/);
    await expect(edit.basics.getByLabel("Team name")).toHaveValue("Half Typed");
  }
  await edit.change(edit.basics).click();
  await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  await edit.basics.getByLabel("Team name").fill("Not Saved");
  page.once("dialog", (dialog) => dialog.accept());
  await back();
  await expect(page).toHaveURL("/listTeams");
  await expect(page.getByRole("link", { name: "Edit" }).first()).toBeVisible();
});

test("the browser asks before a reload only while there are unsaved changes", async ({ page, context }) => {
  const edit = await openOwnTeam(page, context, "BZ");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await edit.basics.getByLabel("Team name").fill("Unsaved");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await expect(edit.basics.getByLabel("Team name")).not.toHaveValue("Unsaved");
  await edit.basics.getByLabel("Team name").fill("Saved");
  await edit.change(edit.basics).click();
  await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("a new team can copy the travel details of another team of its country", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "SV");
  const travel = { name: "Travellers", timeOfArrival: "2025-04-08T06:05", timeOfDeparture: "2025-04-14T22:10" };
  const { body: other } = await call("POST /api/Team", { token: account.token, body: teamPayload(travel) });
  await signInAs(context, account);
  await addTeamPage(page).open();
  await page.getByLabel("Copy travel details from").selectOption(other.id);
  await expect(page.getByLabel("Time of arrival")).toHaveValue(travel.timeOfArrival);
  await expect(page.getByLabel("Arrival location")).toHaveValue("Other");
  await expect(page.getByLabel("Time of departure")).toHaveValue(travel.timeOfDeparture);
});

test("what was typed in several parts of a team is offered once, at the top", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push("401", "/api/Team/basic");
  const edit = await openOwnTeam(page, context, "BZ");
  await edit.contestant(1).getByLabel("Full name").fill("Typed Contestant");
  await edit.addContestant.click();
  await edit.dialog.getByLabel("Full name").fill("Typed Fourth");
  await page.keyboard.press("Escape");
  await edit.basics.getByLabel("Team name").fill("Typed Name");
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
  await offer(page).getByRole("button", { name: "Restore" }).click();
  await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Typed Fourth");
  await page.keyboard.press("Escape");
  await expect(offer(page)).toHaveCount(0);
  await expect(edit.basics.getByLabel("Team name")).toHaveValue("Typed Name");
  await expect(edit.contestant(1).getByLabel("Full name")).toHaveValue("Typed Contestant");
});
