import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, renderEveryRow, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount, insertGuide, insertTeam } from "@/e2e/support/factory";
import { countryByCode, query } from "@/e2e/support/site";
import { pictureBase64 } from "@/e2e/support/team-payload";

const open = "/controlPanel/guides";

/** A guide and a team with unique names. */
async function makeGuideAndTeam(options: { isAssigned: boolean }) {
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

test("an administrator creates a guide from an account, which both tables show and the form no longer offers", async ({
  page,
  context,
}) => {
  const { email, id: userId } = await insertAccount("Guide");
  await signInAsNew(context, "Administrator");
  await page.goto(open);
  await expect(page).toHaveTitle("IATI · Guides");
  const name = `Guide ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("T-shirt size").selectOption("M");
  const buffer = Buffer.from(await pictureBase64("#22637b"), "base64");
  await page.getByLabel("Upload picture").setInputFiles({ name: "guide.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  await page.getByLabel("Phone number").fill("+359 888 123 456");
  await page.getByLabel("School Name").fill("Nancho Popovich");
  await page.getByLabel("Class Designator").fill("11а");
  await page.getByLabel("User").selectOption({ label: `Test Guide (${email})` });
  await page.getByRole("button", { name: "Add guide" }).click();
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
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await expect(page.getByLabel("User").locator("option", { hasText: email })).toHaveCount(0);
  expect(await query('SELECT "phoneNumber" FROM "Guide" WHERE "userId" = $1', [userId])).toHaveLength(1);
});

test("submitting an empty form shows an error on every required field", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto(open);
  await page.getByRole("button", { name: "Add guide" }).click();
  for (const sentence of ["Full name", "T-shirt size", "Phone number", "User"]) {
    await expect(page.getByText(`${sentence} is required.`)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Please Fill Required Field!" })).toHaveCount(4);
  await expect(page.getByLabel("Full Name")).toBeFocused();
});

test("a team can be assigned to a guide and removed with the keyboard", async ({ page, context }) => {
  const { guideId, teamId, guideName, teamName } = await makeGuideAndTeam({ isAssigned: false });
  await signInAsNew(context, "Administrator");
  await page.goto(open);
  const row = page
    .getByRole("table", { name: "List of guides with teams" })
    .getByRole("row")
    .filter({ hasText: guideName });
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
  await expect(select).toBeFocused();
  await expect(select.locator("option", { hasText: teamName })).toHaveCount(1);
  expect(await guideOf(teamId)).toBeNull();
});

test.describe("when another user has changed the assignment", () => {
  test.use({ expectedErrors: ["409", "404"] });

  test("assigning a team that has a guide shows an error and removes it from the options", async ({
    page,
    context,
  }) => {
    const { guideName, teamId, teamName } = await makeGuideAndTeam({ isAssigned: false });
    const other = await makeGuideAndTeam({ isAssigned: false });
    await signInAsNew(context, "Administrator");
    await page.goto(open);
    const table = page.getByRole("table", { name: "List of guides with teams" });
    const row = table.getByRole("row").filter({ hasText: guideName });
    await row.getByLabel(`Team for ${guideName}`).selectOption({ label: `${teamName}, Malta` });
    await query('UPDATE "Team" SET "guideId" = $1 WHERE "id" = $2', [other.guideId, teamId]);
    await row.getByRole("button", { name: "Assign" }).click();
    await expect(page.getByText("This team already has a guide.")).toBeVisible();
    const others = table.getByRole("row").filter({ hasText: other.guideName });
    await expect(others.getByText(`${teamName}, Malta, 3 contestants`)).toBeVisible();
    await expect(row.locator("option", { hasText: teamName })).toHaveCount(0);
    expect(await guideOf(teamId)).toBe(other.guideId);
  });

  test("removing a team that was removed already shows an error and updates the list", async ({ page, context }) => {
    const { guideName, teamId, teamName } = await makeGuideAndTeam({ isAssigned: true });
    await signInAsNew(context, "Administrator");
    await page.goto(open);
    const row = page
      .getByRole("table", { name: "List of guides with teams" })
      .getByRole("row")
      .filter({ hasText: guideName });
    await query('UPDATE "Team" SET "guideId" = NULL WHERE "id" = $1', [teamId]);
    await row.getByRole("button", { name: `Remove ${teamName}` }).click();
    await expect(page.getByText("There is no such team of this guide.")).toBeVisible();
    await expect(row.getByText("No teams yet")).toBeVisible();
  });
});

test("the guides page is accessible and fits a phone", async ({ page, context }) => {
  await makeGuideAndTeam({ isAssigned: true });
  await signInAsNew(context, "Administrator");
  await page.goto(open);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await renderEveryRow(page);
  await expectAccessible(page);
});
