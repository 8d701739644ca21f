import type { BrowserContext, Page } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { pictureFile, teamPayload } from "@/e2e/support/payloads";
import { count } from "@/e2e/support/site";

/** Opens the form as a new registrator. */
async function openForm(page: Page, context: BrowserContext) {
  await signInAsNew(context, "TeamRegistrator", "BW");
  const form = addTeamPage(page);
  await form.open();
  return form;
}

const invalidForm = "The form is invalid. Please fill fields correctly!";

test("a registrator registers a team with pictures, and visitors see it on the teams page", {
  tag: "@engines",
}, async ({ page, context, browser }) => {
  const account = await signedIn("TeamRegistrator", "CL");
  const { body: earlier } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ name: "Aaa Team" }),
  });
  await signInAs(context, account);
  const form = addTeamPage(page);
  const name = uniqueName("Clever");
  await form.open();
  await form.fillTeam(name, "Senior");
  await form.leader.getByLabel("Existing leader").selectOption({ label: earlier.leader.person.fullName });
  await page.getByLabel("The team has a deputy leader").check();
  await form.fillLeader(form.deputy, "Diego O’Higgins");
  await form.choosePicture(form.deputy, await pictureFile("#4d6b3c"));
  for (const n of [1, 2, 3, 4]) {
    if (n > 1) await form.addContestant();
    await form.fillContestant(n, `Contestant Number ${n}`);
    await form.chooseContestantPicture(n, await pictureFile(`#${n}0${n}0${n}0`));
  }
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "View the team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit team ${name}`);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/teams");
  const card = visitor.getByRole("article").filter({ has: visitor.getByRole("heading", { name }) });
  await expect(card.getByText("Diego O’Higgins")).toBeVisible();
  await expect(card.getByText("DEPUTY LEADER", { exact: true })).toBeVisible();
  await expect(card.getByText("CONTESTANT", { exact: true })).toHaveCount(4);
  const portraits = card.locator("img.portrait");
  await expect(portraits).toHaveCount(5);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  }
  const seniors = visitor.locator("details").filter({ has: visitor.getByRole("heading", { name: "Senior Teams" }) });
  const names = await seniors.getByRole("article").getByRole("heading").allTextContents();
  expect(names.indexOf("Aaa Team")).toBeGreaterThanOrEqual(0);
  expect(names.indexOf(name)).toBe(names.indexOf("Aaa Team") + 1);
  await visitor.context().close();
});

test("submitting an empty form shows an error and a focusable warning on every required field, also of a deputy and a contact while they are ticked, and links to each", async ({
  page,
  context,
}) => {
  const form = await openForm(page, context);
  await expect(page.getByRole("img", { name: "Please Fill Required Field!" })).toHaveCount(0);
  await form.submit();
  await expect(page.getByText(invalidForm)).toBeVisible();
  const error = (text: string) => page.getByRole("paragraph").filter({ hasText: text });
  for (const label of [
    "Team name",
    "Time of arrival",
    "Arrival location",
    "Time of departure",
    "Departure location",
    "E-mail",
    "Phone number",
    "Operating system",
    "Date of birth",
  ]) {
    await expect(error(`${label} is required.`)).toHaveCount(1);
  }
  await expect(error("Group is required: Junior or Senior.")).toBeVisible();
  await expect(error("Full name is required.")).toHaveCount(2);
  await expect(error("T-shirt size is required.")).toHaveCount(2);
  await expect(page.getByLabel("May the picture be shown in public?")).toHaveCount(0);
  const warnings = page.getByRole("img", { name: "Please Fill Required Field!" });
  await expect(warnings).toHaveCount(14);
  await warnings.first().hover();
  await expect(warnings.first().getByText("Please Fill Required Field!")).toBeVisible();

  await form.submit();
  const summaryOf = (fields: number) => page.getByRole("region", { name: `${fields} fields need your attention` });
  const summary = summaryOf(14);
  await expect(summary.getByRole("heading")).toBeFocused();
  await expect(summary.getByRole("link").first()).toHaveText("Team name is required.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Contestant 1", exact: true }).click();
  await summary.getByRole("link", { name: "Contestant 1: Full name is required." }).click();
  await expect(form.contestant(1).getByLabel("Full name")).toBeFocused();
  await page.keyboard.type("Lyra");
  await expect(summaryOf(13)).toBeVisible();

  const hasDeputy = page.getByLabel("The team has a deputy leader");
  const first = form.contestant(1);
  const travelsAlone = first.getByLabel("Contestant does not travel with the leader");
  await expect(first.getByLabel("Contact name")).toHaveCount(0);
  await hasDeputy.check();
  await travelsAlone.check();
  await form.submit();
  await expect(summaryOf(19)).toBeVisible();
  await expect(form.deputy.getByText("Full name is required.")).toBeVisible();
  await expect(form.deputy.getByText("E-mail is required.")).toBeVisible();
  await expect(first.getByText("Contact name is required.")).toBeVisible();
  await expect(first.getByText("Contact phone is required.")).toBeVisible();
  await hasDeputy.uncheck();
  await expect(summaryOf(15)).toBeVisible();
  await expect(form.deputy).toHaveCount(0);
  await travelsAlone.uncheck();
  await expect(first.getByLabel("Contact name")).toHaveCount(0);
  await form.submit();
  await expect(summaryOf(13)).toBeVisible();
  await page.getByRole("button", { name: "Add contestant" }).click();
  await expect(summaryOf(17)).toBeVisible();
  await page.getByRole("link", { name: "Contestant 2: Date of birth is required." }).click();
  await expect(form.contestant(2).getByLabel("Date of birth")).toBeFocused();
});

test("a rejected submit shows what is wrong with each field at once and keeps all typed and chosen values", async ({
  page,
  context,
}) => {
  const form = await openForm(page, context);
  const first = form.contestant(1);
  const notPicture = form.leader.getByText("This file is not a picture. Choose a JPEG, PNG, WebP, AVIF or GIF file.");
  const portrait = (owner: string) => page.getByRole("img", { name: `Picture of ${owner}, as it will be shown` });
  await form.fillTeam("Survivors", "Junior");
  await form.fillLeader(form.leader, "Kept Leader");
  await form.leader
    .locator('input[type="file"]')
    .setInputFiles({ name: "letter.png", mimeType: "image/png", buffer: Buffer.from("Dear organisers") });
  await expect(notPicture).toBeVisible();
  await form.choosePicture(form.leader, await pictureFile("#c97b22"));
  await expect(notPicture).toHaveCount(0);
  await form.fillContestant(1, "Kept Contestant");
  await form.chooseContestantPicture(1, await pictureFile("#22637b"));
  await form.leader.getByLabel("E-mail").fill("leader(at)team");
  await first.getByLabel("Date of birth").fill("2025-03-02");
  await page.getByLabel("Time of departure").fill("2025-04-08T09:00");
  await form.submit();
  await expect(page.getByText(invalidForm)).toBeVisible();
  await expect(form.leader.getByText("This is not a valid e-mail address.")).toBeVisible();
  await expect(first.getByText("Date of birth must be in the past.")).toBeVisible();
  const wrongOrder = page.getByText("The departure must be later than the arrival.").first();
  await expect(wrongOrder).toBeVisible();
  await expect(page.getByLabel("Team name")).toHaveValue("Survivors");
  await expect(form.leader.getByLabel("Full name")).toHaveValue("Kept Leader");
  for (const owner of ["the leader", "contestant 1"]) await expect(portrait(owner)).toBeVisible();

  await page.getByLabel("Time of arrival").fill("2025-04-07T09:00");
  await expect(wrongOrder).toHaveCount(0);
  await form.leader.getByLabel("E-mail").fill("leader@team.example");
  await expect(form.leader.getByText("This is not a valid e-mail address.")).toHaveCount(0);
  await first.getByLabel("Date of birth").fill("2008-05-24");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
});

test("existing leaders, whose fields are marked only without them, and travel details can be chosen, and one person cannot have both roles", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "AR");
  const travel = { timeOfArrival: "2025-04-08T06:05", timeOfDeparture: "2025-04-14T22:10" };
  const { body: created } = await call("POST /api/Team", { token: account.token, body: teamPayload(travel) });
  await signInAs(context, account);
  const form = addTeamPage(page);
  await form.open();
  await page.getByLabel("Copy travel details from").selectOption(created.id);
  await expect(page.getByLabel("Time of arrival")).toHaveValue(travel.timeOfArrival);
  await expect(page.getByLabel("Arrival location")).toHaveValue("Other");
  await expect(page.getByLabel("Time of departure")).toHaveValue(travel.timeOfDeparture);

  await form.submit();
  const name = form.leader.getByLabel("Full name");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("The team has a deputy leader").check();
  await expect(form.leader.getByText("OR Add a new one")).toBeVisible();
  await form.leader.getByLabel("Existing leader").selectOption(created.leader.id);
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(name).toHaveValue("Maria Petrova");
  await expect(form.leader.getByLabel("Native name")).toHaveValue("Мария Петрова");
  await expect(form.leader.getByLabel("E-mail")).toHaveValue("leader@team.example");
  for (const label of ["Full name", "Native name", "T-shirt size", "E-mail", "Phone number"]) {
    await expect(form.leader.getByLabel(label)).not.toBeEditable();
  }
  await expect(form.leader.getByText("OR Add a new one")).toHaveCount(0);
  await expect(form.deputy.getByRole("option", { name: "Maria Petrova" })).toBeDisabled();
  await form.leader.getByLabel("Existing leader").selectOption("-");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveValue("");
  await expect(name).toBeEditable();
  await expect(form.deputy.getByRole("option", { name: "Maria Petrova" })).toBeEnabled();
  await form.deputy.getByLabel("Existing deputy leader").selectOption(created.leader.id);
  await expect(form.leader.getByRole("option", { name: "Maria Petrova" })).toBeDisabled();
  await page.getByLabel("The team has a deputy leader").uncheck();
  await form.leader.getByLabel("Existing leader").selectOption(created.leader.id);
  await expect(name).toHaveValue("Maria Petrova");
  await page.getByLabel("The team has a deputy leader").check();
  await expect(form.deputy.getByLabel("Existing deputy leader")).toHaveValue("");
  await expect(form.deputy.getByLabel("Full name")).toHaveValue("");
});

test("a team has one to four contestants, and one with typed values is deleted after a question", async ({
  page,
  context,
}) => {
  const form = await openForm(page, context);
  const add = page.getByRole("button", { name: "Add contestant" });
  const remove = page.getByRole("button", { name: /^Delete contestant/ });
  await expect(remove).toHaveCount(0);
  for (let n = 2; n <= 4; n++) await add.click();
  await expect(add).toHaveCount(0);
  await expect(remove).toHaveCount(4);
  await form.contestant(2).getByLabel("Full name").fill("Second");
  await form.contestant(3).getByLabel("Full name").fill("Third");
  const question = page.getByRole("dialog", { name: "Delete contestant 2?" });
  await page.getByRole("button", { name: "Delete contestant 2" }).click();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(form.contestant(2).getByLabel("Full name")).toHaveValue("Second");
  await page.getByRole("button", { name: "Delete contestant 2" }).click();
  await question.getByRole("button", { name: "Delete contestant" }).click();
  await expect(form.contestant(2).getByLabel("Full name")).toHaveValue("Third");
  await expect(page.getByRole("heading", { name: "Contestants", exact: true })).toBeFocused();
  await expect(add).toBeVisible();
  // Nothing was typed for this one, so it is deleted without a question.
  await page.getByRole("button", { name: "Delete contestant 3" }).click();
  await expect(remove).toHaveCount(2);
});

test.describe("when the network or the server fails", () => {
  test.use({ expectedErrors: ["403 /api/Team", "net::ERR_CONNECTION_RESET /api/Team"] });

  test("a submit after the deadline shows the date, and one after a lost response creates no second team", async ({
    page,
    context,
  }) => {
    const form = await openForm(page, context);
    const name = uniqueName("Twice");
    await form.fillTeam(name, "Senior");
    await form.fillLeader(form.leader, "A Leader");
    await form.fillContestant(1, "Contestant Sent Twice");
    await setClock(context, "2025-03-21T12:00:00Z");
    await form.submit();
    await expect(page.getByText("Registration ended on 20 March 2025").first()).toBeVisible();
    await expect(page.getByLabel("Team name")).toHaveValue(name);

    await context.clearCookies({ name: "site-clock" });
    await page.route(
      "**/api/Team",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await form.submit();
    await expect(page.getByText("The site could not be reached.").first()).toBeVisible();
    await expect(page.getByLabel("Team name")).toHaveValue(name);
    await form.submit();
    await expect(page.getByText("Team has been created successfully!")).toBeVisible();
    expect(await count('SELECT count(*) FROM "Team" WHERE "name" = $1', [name])).toBe(1);
  });
});
