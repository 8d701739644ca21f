import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount, insertGuide, insertTeam, insertTeams } from "@/e2e/support/factory";
import { uniqueName } from "@/e2e/support/names";
import { pictureFile } from "@/e2e/support/payloads";
import { countryByCode, db, query } from "@/e2e/support/site";

const path = "/controlPanel/guides";

/** Inserts a guide and a team with unique names. */
async function insertGuideAndTeam(options: { isAssigned: boolean }) {
  const country = await countryByCode("MT");
  const { id: userId } = await insertAccount("Guide");
  const guideId = await insertGuide(country, userId);
  const team = await insertTeam(country, { size: 3, ...(options.isAssigned && { guideId }) });
  const [row] = await query<{ guide: string; team: string }>(
    `SELECT p."fullName" AS "guide", t."name" AS "team" FROM "Guide" g JOIN "Person" p ON p."id" = g."personId", "Team" t
     WHERE g."id" = $1 AND t."id" = $2`,
    [guideId, team.id],
  );
  if (!row) throw new Error("no guide or team");
  return { guideId, teamId: team.id, guideName: row.guide, teamName: row.team };
}

const guideOf = async (teamId: string) =>
  (await query<{ guideId: string | null }>('SELECT "guideId" FROM "Team" WHERE "id" = $1', [teamId]))[0]?.guideId;

test("the form shows an error on each required field and creates a guide, whom both tables show, from an account, which it no longer offers", async ({
  page,
  context,
}) => {
  const { email, id: userId } = await insertAccount("Guide");
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  const dialog = page.getByRole("dialog", { name: "Add guide" });
  await test.step("an empty form shows an error on each required field", async () => {
    await page.getByRole("link", { name: "Add guide", exact: true }).click();
    await dialog.getByRole("button", { name: "Add guide" }).click();
    for (const label of ["Full name", "T-shirt size", "Phone number", "User"]) {
      await expect(page.getByRole("paragraph").filter({ hasText: `${label} is required.` })).toBeVisible();
    }
    await expect(page.getByRole("img", { name: "Please Fill Required Field!" })).toHaveCount(4);
    const errors = page.getByRole("region", { name: "4 fields need your attention" });
    await expect(errors.getByRole("heading")).toBeFocused();
  });

  const name = uniqueName("Guide");
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("T-shirt size").selectOption("M");
  const buffer = await pictureFile("#22637b");
  await page.getByLabel("Upload picture").setInputFiles({ name: "guide.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  await page.getByLabel("Phone number").fill("+359 888 123 456");
  await page.getByLabel("School Name").fill("Nancho Popovich");
  await page.getByLabel("Class Designator").fill("11а");
  await page.getByLabel("User").selectOption({ label: `Test Guide (${email})` });
  await dialog.getByRole("button", { name: "Add guide" }).click();
  await expect(page.getByText("Guide has been created successfully!")).toBeVisible();

  const assignments = page.getByRole("table", { name: "List of guides with teams" });
  const row = assignments.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("+359 888 123 456");
  await expect(row).toContainText("No teams yet");
  const details = page.getByRole("table", { name: "Guides in detail" }).getByRole("row").filter({ hasText: name });
  for (const text of ["+359 888 123 456", "Nancho Popovich", "11а", "M"]) {
    await expect(details.getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
  await details.scrollIntoViewIfNeeded();
  await expect.poll(() => details.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Add guide", exact: true }).click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("");
  await expect(dialog.getByLabel("User").locator("option", { hasText: email })).toHaveCount(0);
  expect(await query('SELECT "phoneNumber" FROM "Guide" WHERE "userId" = $1', [userId])).toHaveLength(1);
});

test("a guide is created with a new user, whose name is not typed again, and several from a CSV file", async ({
  page,
  context,
}) => {
  const mark = randomUUID().slice(0, 8);
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  await page.getByRole("link", { name: "Add guide", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add guide" });
  await dialog.getByLabel("Full Name").fill(`Guide ${mark}`);
  await dialog.getByLabel("T-shirt size").selectOption("M");
  await dialog.getByLabel("Phone number").fill("+359 888 123 456");
  await dialog.getByLabel("User").selectOption("New user");
  await dialog.getByRole("button", { name: "Add guide" }).click();
  for (const field of ["Email", "Password"])
    await expect(dialog.getByRole("link", { name: `${field} is required.` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Email").fill(`${mark}@test.example`);
  await dialog.getByRole("button", { name: "Generate" }).click();
  await dialog.getByRole("button", { name: "Add guide" }).click();
  await expect(page.getByText("Guide has been created successfully!")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: `Guide ${mark}` })).not.toHaveCount(0);

  await page.getByRole("link", { name: "Add guides from a CSV file" }).click();
  const file = `name,email,phone number,T-shirt size\nFile ${mark},file-${mark}@test.example,+359 888 123 456,M\n`;
  await page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "guides.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(page.getByRole("table", { name: "The guides in the file" })).toContainText(`file-${mark}@test.example`);
  await page.getByRole("button", { name: "Create 1 guide" }).click();
  await page.getByRole("link", { name: "Print their login sheets" }).click();
  await expect(page.getByText(`file-${mark}@test.example`)).toBeVisible();
});

test.describe("a guide's team", () => {
  test.use({ expectedErrors: ["409 /api/Guide/", "404 /api/Guide/"] });

  test("is assigned and removed with the keyboard, unless another user has changed the assignment", async ({
    page,
    context,
  }) => {
    const { guideId, teamId, guideName, teamName } = await insertGuideAndTeam({ isAssigned: false });
    const other = await insertGuideAndTeam({ isAssigned: true });
    await signInAsNew(context, "Administrator");
    await page.goto(path);
    const table = page.getByRole("table", { name: "List of guides with teams" });
    const row = table.getByRole("row").filter({ hasText: guideName });
    await row.locator("summary").press("Enter");
    const select = row.getByLabel(`Team for ${guideName}`);
    const assign = row.getByRole("button", { name: "Assign" });
    await expect(assign).toBeDisabled();
    await select.selectOption({ label: `${teamName}, Malta` });
    await assign.press("Enter");
    await expect(page.getByText(`${teamName} is assigned to ${guideName}.`)).toBeVisible();
    await expect(row.getByText(`${teamName}, Malta, 3 contestants`)).toBeVisible();
    await expect(select.locator("option", { hasText: teamName })).toHaveCount(0);
    expect(await guideOf(teamId)).toBe(guideId);

    await row.getByRole("button", { name: `Remove ${teamName}` }).press("Enter");
    await expect(page.getByText(`${teamName} is no longer assigned to ${guideName}.`)).toBeVisible();
    await expect(row.getByText("No teams yet")).toBeVisible();
    await expect(row).toBeFocused();
    await expect(select.locator("option", { hasText: teamName })).toHaveCount(1);
    expect(await guideOf(teamId)).toBeNull();

    const otherRow = table.getByRole("row").filter({ hasText: other.guideName });
    await test.step("a team that has got a guide meanwhile shows an error and is no longer offered", async () => {
      await select.selectOption({ label: `${teamName}, Malta` });
      await query('UPDATE "Team" SET "guideId" = $1 WHERE "id" = $2', [other.guideId, teamId]);
      await assign.click();
      await expect(page.getByText("This team already has a guide.")).toBeVisible();
      await expect(assign).toBeFocused();
      await expect(otherRow.getByText(`${teamName}, Malta, 3 contestants`)).toBeVisible();
      await expect(row.locator("option", { hasText: teamName })).toHaveCount(0);
      expect(await guideOf(teamId)).toBe(other.guideId);
    });

    await test.step("removing a team that was removed already shows an error and updates the list", async () => {
      const remove = otherRow.getByRole("button", { name: `Remove ${other.teamName}` });
      await expect(remove).toBeVisible();
      await query('UPDATE "Team" SET "guideId" = NULL WHERE "id" = $1', [other.teamId]);
      await remove.click();
      await expect(page.getByText("There is no such team of this guide.")).toBeVisible();
      await expect(remove).toHaveCount(0);
    });
  });
});

test("several teams are assigned at once, and Undo takes it back", async ({ page, context }) => {
  const country = await countryByCode("SZ");
  const guideId = await insertGuide(country, (await insertAccount("Guide")).id);
  const { person } = await db.guide.findUniqueOrThrow({ where: { id: guideId }, select: { person: true } });
  const guideName = person.fullName;
  const [first, second, third] = await insertTeams(country, [4, 3, 1]);
  if (!first || !second || !third) throw new Error("no teams");
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  const panel = page.getByRole("region", { name: "Teams without a guide" });
  await panel.getByRole("checkbox", { name: "Eswatini" }).press("Space");
  await expect(panel.getByText("3 teams, 14 people selected")).toBeVisible();
  await panel.getByRole("button", { name: "of Eswatini" }).press("Enter");
  await panel.getByRole("checkbox", { name: "1 contestant", exact: false }).last().uncheck();
  await expect(panel.getByText("2 teams, 11 people selected")).toBeVisible();

  // The response is made up, because other tests rely on their guides' teams.
  const sent = page.waitForRequest("**/api/Guide/teams");
  await page.route("**/api/Guide/teams", (route) => route.fulfill({ json: true }), { times: 1 });
  await panel.getByRole("button", { name: "Share among all guides" }).click();
  const dialog = page.getByRole("dialog", { name: /^Share 2 teams among \d+ guides\?$/ });
  await dialog.getByRole("button", { name: "Share teams" }).click();
  const shares: { id: string; guideId: string }[] = (await sent).postDataJSON();
  expect(shares.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  await expect(page.getByText("2 teams shared among the guides.")).toBeVisible();

  await panel.getByRole("checkbox", { name: "Eswatini" }).check();
  await panel.getByLabel("Guide for the selected teams").selectOption(`${guideName} (0 teams, 0 people)`);
  const assign = panel.getByRole("button", { name: "Assign the selected teams" });
  // It is disabled until the page is refreshed after the teams were shared.
  await expect(assign).toBeEnabled();
  await assign.press("Enter");
  await expect(page.getByText(`3 teams are assigned to ${guideName}.`)).toBeVisible();
  await expect(assign).toBeFocused();
  await expect(panel.getByText("Eswatini")).toHaveCount(0);
  const row = page.getByRole("table", { name: "List of guides with teams" }).getByRole("row");
  await expect(row.filter({ hasText: guideName }).getByRole("cell", { name: "14", exact: true })).toBeVisible();
  expect(await guideOf(second.id)).toBe(guideId);

  const notification = page.getByRole("listitem").filter({ hasText: `3 teams are assigned to ${guideName}.` });
  await notification.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText(`3 teams are no longer assigned to ${guideName}.`)).toBeVisible();
  await expect(notification).toHaveCount(0);
  await expect(assign).toBeFocused();
  await expect(panel.getByRole("checkbox", { name: "Eswatini" })).not.toBeChecked();
  expect(await guideOf(second.id)).toBeNull();
});

test("a guide is edited and deleted; the focus goes to the next row, and Back to the page before the list", async ({
  page,
  context,
}) => {
  const { guideId, guideName, teamId } = await insertGuideAndTeam({ isAssigned: true });
  const { id: userId, email } = await insertAccount("Guide");
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/leaders");
  await page.getByRole("link", { name: "Guides", exact: true }).click();
  await page.getByRole("link", { name: `Edit ${guideName}` }).click();
  const form = page.getByRole("dialog", { name: `Edit ${guideName}` });
  const name = uniqueName("Guide");
  await form.getByLabel("Full Name").fill(name);
  await form.getByLabel("Native Name", { exact: true }).fill("Водач");
  await form.getByLabel("Phone number").fill("+359 888 654 321");
  await form.getByLabel("User").selectOption({ label: `Test Guide (${email})` });
  await form.getByRole("button", { name: "Edit guide" }).click();
  await expect(page.getByText("Guide has been edited successfully.")).toBeVisible();
  await expect(page).toHaveURL(path);
  const row = page.getByRole("table", { name: "List of guides with teams" }).getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("+359 888 654 321");
  expect(await query('SELECT "userId" FROM "Guide" WHERE "id" = $1', [guideId])).toEqual([{ userId }]);

  await row.getByRole("link", { name: `Edit ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name}?` });
  await expectAccessible(page);
  await expect(dialog).toContainText(`Deletes ${name}. Their team will have no guide. The user stays.`);
  await dialog.getByRole("button", { name: "Delete guide" }).click();
  await expect(page.getByText("Guide has been deleted successfully.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator("#guides-with-teams tr:focus, h2:focus")).toHaveCount(1);
  expect(await guideOf(teamId)).toBeNull();

  await page.goBack();
  await expect(page).toHaveURL("/controlPanel/leaders");
  await page.goto(`${path}?guide=${guideId}&sort=people`);
  await expect(page.getByText("There is no such guide any more.")).toBeVisible();
  await expect(page).toHaveURL(`${path}?sort=people`);
  await expect(page.getByRole("table", { name: "List of guides with teams" })).toBeVisible();
});
