import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { insertEdition, insertGuest, insertPerson, insertTeam } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { pictureFile } from "@/e2e/support/payloads";
import { countryByCode } from "@/e2e/support/site";

const path = "/controlPanel/personalData";

test("a contestant's form asks whether the picture may be shown in public once there is one", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "BG");
  const form = addTeamPage(page);
  const contestant = form.contestant(1);
  const question = contestant.getByLabel("May the picture be shown in public?");
  await form.open();
  await form.fillTeam("Team of consent", "Junior");
  await form.fillLeader(form.leader, "Leader Consent");
  await form.fillContestant(1, "Shy Consent");
  await expect(question).toHaveCount(0);
  await form.choosePicture(contestant, await pictureFile("#8c5a2b"));
  await form.submit();
  await expect(contestant.getByText("Say whether the picture may be shown in public.")).toBeVisible();
  await contestant.getByRole("button", { name: "Remove picture" }).click();
  await expect(question).toHaveCount(0);
  await form.submit();
  await page.getByRole("link", { name: "View the team" }).click();
  await expect(page).toHaveURL(/editTeam/);
  await expect(question).toHaveCount(0);
  await form.choosePicture(contestant, await pictureFile("#8c5a2b"));
  await expect(question).toHaveValue("");
  await question.selectOption("No, only the initials");
  await contestant.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  await page.reload();
  await expect(question).toHaveValue("false");
  await expect(question.getByRole("option")).toHaveText(["Yes", "No, only the initials"]);
});

test("a past edition's personal data is deleted once its year is typed", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  const { id: editionId, year } = await insertEdition();
  await insertTeam(await countryByCode("LA"), { editionId });
  await page.goto(path);
  const line = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: String(year) });
  await expect(line).toContainText("Due");
  await line.getByRole("link", { name: "Delete data" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 contestants and 2 leaders");
  await expect(dialog).toContainText("l@team.example");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download it first" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`personal-data-${year}.zip`);
  await dialog.getByLabel(`Type ${year} to confirm`).fill("2025");
  await expect(dialog.getByRole("button", { name: "Delete personal data" })).toBeDisabled();
  await dialog.getByLabel(`Type ${year} to confirm`).fill(String(year));
  await dialog.getByRole("button", { name: "Delete personal data" }).click();
  await expect(line).toContainText("Deleted on");
  await page.goto(`/controlPanel/leaders?year=${year}`);
  await expect(page.getByText("Its personal data was deleted on")).toBeVisible();
});

test("a person of any edition is found, hidden from visitors and erased", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  const { id: editionId, year } = await insertEdition();
  await insertPerson(await countryByCode("LA"), { editionId, fullName: "Vona Áskingaway", isGuest: true });
  await page.goto(path);
  await page.getByRole("searchbox", { name: "Name" }).fill("askingaway");
  await page.getByRole("button", { name: "Find people" }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: `Guest · Laos · ${year}` })
    .getByRole("link")
    .click();
  const dialog = page.getByRole("dialog", { name: "Vona Áskingaway" });
  await dialog.getByLabel("The picture may be shown in public").uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Open Vona Áskingaway" }).click();
  await expect(dialog.getByLabel("The picture may be shown in public")).not.toBeChecked();
  await dialog.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("button", { name: "Erase person" }).click();
  await expect(page.getByText("Nobody has this name.")).toBeVisible();
});

test("a guest who was deleted is still found, and erased", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  const id = await insertGuest(await countryByCode("LA"), { fullName: "Orla Deletedlater" });
  const { token } = await signedIn("Administrator");
  expect((await call(`DELETE /api/Person/${id}`, { token })).status).toBe(200);
  await page.goto(`${path}?q=deletedlater`);
  await expect(page.getByRole("listitem").filter({ hasText: "Deleted · Laos · 2025" })).toHaveCount(1);
  await page.getByRole("link", { name: "Open Orla Deletedlater" }).click();
  const dialog = page.getByRole("dialog", { name: "Orla Deletedlater" });
  await expect(dialog.getByRole("link", { name: "Download what is stored (ZIP)" })).toBeVisible();
  await dialog.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("button", { name: "Erase person" }).click();
  await expect(page.getByText("Nobody has this name.")).toBeVisible();
});
