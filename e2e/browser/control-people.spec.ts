import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { addMember, insertTeam } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { pictureBase64, pictureFile } from "@/e2e/support/payloads";
import { countryByCode, db } from "@/e2e/support/site";
import { assignedRoles, assignedRolesSelect } from "@/lib/edition/person-roles";

const path = "/controlPanel/people";
const committee = "SCIENTIFIC_COMMITTEE";
const memberTitle = "Scientific Committee: Member";

const peopleTable = (page: Page) => page.getByRole("table", { name: "List of people for committees" });
const roleField = (page: Page) => page.getByRole("group", { name: "Role" });
const rowOf = (page: Page, name: string) => peopleTable(page).getByRole("row").filter({ hasText: name });

/** Creates a committee member through the API. */
async function createMember(changes: Record<string, unknown> = {}) {
  const account = await signedIn("Administrator");
  const body = { fullName: uniqueName("Member"), tShirtSize: "M", roles: [`${committee}_MEMBER`], ...changes };
  const response = await call("POST /api/Person", { token: account.token, body });
  if (response.status !== 201) throw new Error(`could not create a person: ${JSON.stringify(response.body)}`);
  return { account, person: response.body as { id: string; fullName: string; version: number } };
}

async function storedPeople(id: string) {
  const select = { fullName: true, nativeName: true, ...assignedRolesSelect };
  const people = await db.person.findMany({ where: { id }, select });
  return people.map(({ fullName, nativeName, ...roles }) => ({
    fullName,
    assignedRoles: assignedRoles(roles),
    nativeName,
  }));
}

test("the form shows errors on the name's field and adds a person with a committee role, whom the Committees page shows", async ({
  page,
  context,
  browser,
}) => {
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  await page.getByRole("link", { name: "Add Person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByText("Full name is required.")).toBeVisible();
  await page.getByLabel("Full Name").fill("Two @ Signs");
  await expect(page.getByText("Remove “@” from “@”")).toBeVisible();
  const name = uniqueName("Juror");
  await expect(dialog.getByLabel("Country").locator("option:checked")).toHaveText("Bulgaria");
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Native Name").fill("Съдия");
  await page.getByLabel("T-shirt size").selectOption("L");
  const buffer = await pictureFile("#4d6b3c");
  await page.getByLabel("Upload picture").setInputFiles({ name: "juror.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  const roles = roleField(page);
  await roles.getByLabel("Jury: Juror").check();
  await roles.getByLabel(memberTitle).check();
  for (const notOffered of ["Leader", "Contestant", "Guide"]) {
    await expect(roles.getByLabel(notOffered, { exact: true })).toHaveCount(0);
  }
  await expect(roles.getByText("they follow from the teams and the guides")).toBeVisible();
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByText("Person has been added successfully.")).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Add Person" }).click();
  await expect(dialog.getByLabel("Full Name")).toHaveValue("");
  await expect(roles.getByLabel("Jury: Juror")).not.toBeChecked();
  await expect(page.getByText("Full name is required.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: "Add Person" })).toBeFocused();
  const row = rowOf(page, name);
  for (const text of ["Bulgaria", "L"]) {
    await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
  await expect(row.getByRole("rowheader")).toHaveText(/Съдия$/);
  await expect(row.getByRole("listitem")).toHaveText([memberTitle, "Jury: Juror"]);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/commitees");
  await expect(visitor.getByText(name)).toHaveCount(2);
  await visitor.context().close();
});

test("editing a person keeps the picture and the other roles, and a person can be deleted after a question, unless they lead a team", async ({
  page,
  context,
}) => {
  const { account, person } = await createMember({ picture: await pictureBase64("#c97b22"), nativeName: "Член" });
  const team = await insertTeam(await countryByCode("BG"));
  const { person: leader } = await db.leader.findUniqueOrThrow({
    where: { id: team.leaderId },
    select: { person: { select: { id: true, fullName: true } } },
  });
  await addMember(leader.id, committee);
  await signInAs(context, account);
  await page.goto(path);
  await rowOf(page, person.fullName)
    .getByRole("link", { name: `Edit ${person.fullName}` })
    .click();
  await expect(page).toHaveURL(`${path}?person=${person.id}`);
  await expect(page.getByLabel("Full Name")).toHaveValue(person.fullName);
  await expectAccessible(page);
  await expect(page.getByLabel("Native Name")).toHaveValue("Член");
  await expect(roleField(page).getByLabel(memberTitle)).toBeChecked();
  await page.getByRole("button", { name: "Edit Person" }).click();
  await expect(page.getByText("Please make some changes to edit the person.")).toBeVisible();
  const name = uniqueName("Renamed");
  await page.getByLabel("Full Name").fill(name);
  await roleField(page).getByLabel("Jury: Head of the Jury").check();
  await page.getByRole("button", { name: "Edit Person" }).click();
  await expect(page.getByText("Person has been edited successfully.")).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rowOf(page, name).locator("img.portrait")).toHaveCount(1);
  expect(await storedPeople(person.id)).toEqual([
    { fullName: name, assignedRoles: [`${committee}_MEMBER`, "JURY_CHAIR"], nativeName: "Член" },
  ]);

  const leads = rowOf(page, leader.fullName);
  await expect(leads.getByRole("listitem")).toHaveText(["Leader", memberTitle]);
  await leads.getByRole("link", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: `Edit ${leader.fullName}` });
  await expect(dialog.getByRole("button", { name: "Edit Person" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await rowOf(page, name).getByRole("link", { name: "Edit" }).click();
  const remove = page.getByRole("dialog", { name: `Edit ${name}` }).getByRole("button", { name: "Delete" });
  const question = page.getByRole("dialog", { name: `Delete ${name}?` });
  await remove.click();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Delete person" }).click();
  await expect(page.getByText("Person has been deleted successfully.")).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.locator("#people tr:focus, h2:focus")).toHaveCount(1);
  expect(await storedPeople(person.id)).toEqual([]);
});

test("a guest needs travel details, and is listed and edited among the guests", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  const name = uniqueName("Guest");
  await page.getByRole("link", { name: "Add Person" }).click();
  await page.getByLabel("Full Name").fill(name);
  await expect(page.getByLabel("Time of Arrival")).toHaveCount(0);
  await roleField(page).getByLabel("Guest", { exact: true }).check();
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByText("Time of arrival is required.").first()).toBeVisible();
  await page.getByLabel("Time of Arrival").fill("2025-04-09T14:30");
  await page.getByLabel("Arrival location").selectOption("Other");
  await page.getByLabel("Time of Departure").fill("2025-04-13T09:00");
  await page.getByLabel("Departure location").selectOption("Other");
  await page.getByRole("button", { name: "Add Person" }).click();
  await expect(page.getByText("Person has been added successfully.")).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  await page.goto(`/controlPanel/guests?country=Bulgaria&place=Other&q=${name}`);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(page.getByLabel("Time of Arrival")).toHaveValue("2025-04-09T14:30");
  await expectAccessible(page);
  const newName = uniqueName("Guest");
  await page.getByLabel("Full Name").fill(newName);
  await page.getByRole("button", { name: "Edit Guest" }).click();
  await expect(page.getByText("Guest has edited successfully.")).toBeVisible();
  await page.goto(`/controlPanel/guests?q=${newName}`);
  await expect(page.getByRole("row").filter({ hasText: newName })).toContainText("9 Apr, 14:30");
  await page.getByRole("link", { name: `Edit ${newName}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("dialog", { name: `Delete ${newName}?` });
  await expect(question).toContainText(`Deletes ${newName} with their travel details.`);
  await question.getByRole("button", { name: "Delete guest" }).click();
  await expect(page.getByText("Guest has been deleted successfully.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add Guest" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "List of guests" })).toBeFocused();
});

test.describe("an address that names a record that is gone", () => {
  test.use({ expectedErrors: ["404 /controlPanel/edition"] });

  test("opens the list and says so", async ({ page, context }) => {
    await signInAsNew(context, "Administrator");
    for (const [address, what] of [
      ["guests?guest", "guest"],
      ["people?person", "person"],
      ["users?user", "user"],
      ["transfers?transfer", "transfer"],
      ["edition?view=extensions&country", "deadline extension"],
      ["edition?year", "edition"],
    ]) {
      await page.goto(`/controlPanel/${address}=2199`);
      await expect(page.getByText(`There is no such ${what} any more.`)).toBeVisible();
      await expect(page).not.toHaveURL(/2199/);
    }
  });
});
