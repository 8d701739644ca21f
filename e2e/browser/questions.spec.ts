import type { Locator } from "@playwright/test";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAs, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { openEdition } from "@/e2e/support/edition-page";
import { guestPage } from "@/e2e/support/guest-page";
import { call, demoToken, signedIn } from "@/e2e/support/http";
import { guidePayload, questionPayload, teamPayload } from "@/e2e/support/payloads";
import { db, query } from "@/e2e/support/site";

ownSite();

test.use({ expectedErrors: ["409 /api/Question/"] });

const everybody = ["CONTESTANT", "LEADER", "GUEST", "GUIDE"];
const options = ["Vegan", "Halal"];

/** A question of each kind, by its label. */
const kinds = {
  Motto: { kind: "TEXT", isRequired: true },
  Notes: { kind: "LONG_TEXT" },
  Shoes: { kind: "NUMBER" },
  Visa: { kind: "DATE" },
  Consent: { kind: "YES_NO" },
  Meal: { kind: "CHOICE", options },
  Diets: { kind: "CHOICES", options, hint: "As many as apply." },
};

let ids: Record<string, string>;

/** Asks a question of each kind of everybody, and nothing else. */
async function askEachKind(): Promise<void> {
  await query('DELETE FROM "Question"');
  const token = await demoToken("admin");
  ids = {};
  for (const [label, question] of Object.entries(kinds)) {
    const body = questionPayload({ label, askedOf: everybody, ...question });
    ids[label] = (await call("POST /api/Question", { token, body })).body.id;
  }
}

/** Stored answers by the labels of their questions instead of their ids. */
const byLabel = (answers: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(ids).flatMap(([label, id]) => (id in answers ? [[label, answers[id]]] : [])));

/** What answerEachKind answers, by the questions' labels. */
const typedAnswers = {
  Motto: "Peanuts",
  Notes: "One\nTwo",
  Shoes: 12,
  Visa: "2025-04-09",
  Consent: false,
  Meal: "Halal",
  Diets: ["Vegan", "Halal"],
};

/** Answers a question of each kind; the first by keyboard, from the field. */
async function answerEachKind(inside: Locator): Promise<void> {
  const field = (label: string) =>
    inside.getByLabel(label, { exact: false }).and(inside.locator("input, textarea, select"));
  await expect(field("Motto")).toBeEditable();
  await field("Motto").focus();
  await inside.page().keyboard.type("Peanuts");
  await field("Notes").fill("One\nTwo");
  await field("Shoes").fill("12");
  await field("Visa").fill("2025-04-09");
  await field("Consent").selectOption("No");
  await field("Meal").selectOption("Halal");
  const diets = inside.getByRole("group", { name: "Diets" });
  await diets.getByLabel("Vegan").focus();
  await inside.page().keyboard.press("Space");
  await diets.getByLabel("Halal").check();
}

test("an organizer starts from a suggestion, sees what forms ask, orders questions, and is asked before answers go", async ({
  page,
  context,
}) => {
  await query('DELETE FROM "Question"');
  await signInAsDemo(context, "admin");
  await openEdition(page, "questions");
  await expect(page.getByText("No questions")).toBeVisible();
  const add = page.getByRole("dialog", { name: "Add question" });
  for (const suggestion of ["Dietary needs", "Emergency contact"]) {
    await page.getByRole("link", { name: "Add question" }).click();
    await add.getByLabel("Start from a suggestion").selectOption(suggestion);
    await add.getByRole("button", { name: "Add question" }).click();
    await expect(add).toBeHidden();
  }
  const table = page.getByRole("table", { name: "Questions" });
  await expect(table.getByRole("rowheader")).toHaveText([/^Dietary needs/, /^Emergency contact/]);
  const preview = page.getByRole("region", { name: "What forms ask" });
  await preview.getByRole("heading", { name: "What forms ask" }).click();
  await expect(preview.getByRole("group", { name: "Contestants" })).toContainText("Emergency contact");
  await expect(preview.getByRole("group", { name: "Guests" })).not.toContainText("Emergency contact");
  await table.getByRole("button", { name: "Move Emergency contact up" }).click();
  await expect(table.getByRole("rowheader")).toHaveText([/^Emergency contact/, /^Dietary needs/]);

  const [question] = await query<{ id: string }>(`SELECT "id" FROM "Question" WHERE "label" = 'Dietary needs'`);
  const { token } = await signedIn("TeamRegistrator", "NP");
  const payload = teamPayload();
  Object.assign(payload.contestants[0]?.contestantPerson ?? {}, { answers: { [question?.id ?? ""]: ["Vegan"] } });
  expect((await call("POST /api/Team", { token, body: payload })).status).toBe(201);
  await page.reload();
  await table.getByRole("link", { name: "Edit Dietary needs" }).click();
  const edit = page.getByRole("dialog", { name: "Edit question" });
  await expect(edit.getByText("Stays, because there is 1 answer.")).toBeVisible();
  await edit.getByLabel("Choices").fill(`Vegetarian\n${"x".repeat(81)}`);
  await edit.getByRole("button", { name: "Save question" }).click();
  await expect(edit.getByLabel("Choices")).toHaveAccessibleDescription(/Each choice can have at most 80 characters\./);
  await edit.getByLabel("Choices").fill("Vegetarian\nHalal");
  await edit.getByRole("button", { name: "Save question" }).click();
  const confirm = page.getByRole("dialog", { name: "Save anyway?" });
  await expect(confirm).toContainText("1 answer has a choice that you remove");
  await confirm.getByRole("button", { name: "Go back" }).click();
  await expect(edit.getByLabel("Choices")).toHaveValue("Vegetarian\nHalal");
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test("the longest words of a question fit on a phone", async ({ page, context }) => {
  await query('DELETE FROM "Question"');
  const label = "L".repeat(120);
  const longest = { label, hint: "h".repeat(300), kind: "CHOICES", options: ["o".repeat(80)] };
  const body = questionPayload({ ...longest, askedOf: everybody });
  expect((await call("POST /api/Question", { token: await demoToken("admin"), body })).status).toBe(201);
  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["edition?view=questions", "statistics", "print/answers"]) {
    await page.goto(`/controlPanel/${path}`);
    await expect(page.getByText(label).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto("/controlPanel/contestants");
  await page.getByText("Filters", { exact: true }).click();
  await page.getByText("Columns", { exact: true }).click();
  await expect(page.getByText(label).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("a question of each kind is asked in Add team: a required one is refused beside its field, and all are stored", async ({
  page,
  context,
}) => {
  await askEachKind();
  const account = await signedIn("TeamRegistrator", "NP");
  await signInAs(context, account);
  const form = addTeamPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await form.open();
  await form.fillTeam("Askers", "Senior");
  await form.fillLeader(form.leader, "Asking Leader");
  await form.fillContestant(1, "Asking Contestant");
  await form.submit();
  const line = form.contestant(1).getByLabel("Motto");
  await expect(form.contestant(1).getByText("Answer “Motto”.")).toBeVisible();
  await expect(line).toHaveAccessibleDescription(/Answer “Motto”\./);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await answerEachKind(form.leader);
  await answerEachKind(form.contestant(1));
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  const { id } = await db.team.findFirstOrThrow({ where: { name: "Askers" }, select: { id: true } });
  const team = await storedTeam(account, id);
  expect(byLabel(team.leader.person.answers)).toEqual(typedAnswers);
  expect(byLabel(team.contestants[0].person.answers)).toEqual(typedAnswers);
});

test("answers are changed and emptied in Edit team, and kept by a draft", async ({ page, context }) => {
  await askEachKind();
  const edit = await openOwnTeam(page, context, "NP");
  const contestant = edit.contestant(1);
  await answerEachKind(contestant);
  await page.reload();
  await expect(contestant.getByLabel("Motto")).toHaveValue("Peanuts");
  await expect(contestant.getByRole("group", { name: "Diets" }).getByLabel("Vegan")).toBeChecked();
  await edit.change(contestant).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  const stored = async () => byLabel((await storedTeam(edit.account, edit.team.id)).contestants[0].person.answers);
  expect(await stored()).toEqual(typedAnswers);

  await contestant.getByLabel("Notes").fill("");
  await contestant.getByLabel("Meal").selectOption("");
  for (const name of options) await contestant.getByRole("group", { name: "Diets" }).getByLabel(name).uncheck();
  await edit.change(contestant).click();
  const { Notes: _notes, Meal: _meal, Diets: _diets, ...remaining } = typedAnswers;
  await expect.poll(stored).toEqual(remaining);

  await edit.startEdit(edit.leader).click();
  await answerEachKind(edit.leader);
  await edit.change(edit.leader).click();
  await expect(edit.leader.getByLabel("Motto")).not.toBeEditable();
  await edit.open();
  await expect(edit.leader.getByLabel("Motto")).toHaveValue("Peanuts");
  await expect(edit.leader.getByLabel("Diets")).toHaveValue(typedAnswers.Diets.join(", "));
  await expect(edit.leader.getByLabel("Diets")).not.toBeEditable();
});

test("guests and guides are asked, too", async ({ page, context }) => {
  await askEachKind();
  const account = await signedIn("TeamRegistrator", "NP");
  await signInAs(context, account);
  const guest = guestPage(page);
  await guest.open();
  await guest.fill("Elena Asked");
  await answerEachKind(page.getByRole("main"));
  await guest.register.click();
  await expect(guest.row("Elena Asked")).toBeVisible();
  const { body: guests } = await call(`GET /api/Person/role/GUEST/${account.countryId}`, { token: account.token });
  const guestRecord = guests.find(({ fullName }: { fullName: string }) => fullName === "Elena Asked");
  expect(byLabel(guestRecord.answers)).toEqual(typedAnswers);

  const token = await demoToken("admin");
  const { id: userId } = await signedIn("Guide");
  const { body: guide } = await call("POST /api/Guide", { token, body: guidePayload(userId) });
  await signInAsDemo(context, "admin");
  await page.goto(`/controlPanel/guides?guide=${guide.id}`);
  const dialog = page.getByRole("dialog");
  await answerEachKind(dialog);
  await dialog.getByRole("button", { name: "Edit guide" }).click();
  await expect(dialog).toBeHidden();
  const { body: stored } = await call(`GET /api/Guide/byUserId/${userId}`, { token });
  expect(byLabel(stored.person.answers)).toEqual(typedAnswers);
});

test("answers are a quiet line for the guide, and columns, filters, counts and a printed list for organizers", async ({
  page,
  context,
}) => {
  await askEachKind();
  const token = await demoToken("admin");
  const secret = questionPayload({ label: "Passport", audience: "ADMINISTRATORS" });
  const { body: passport } = await call("POST /api/Question", { token, body: secret });
  const registrator = await signedIn("TeamRegistrator", "NP");
  const body = teamPayload();
  const answers = {
    [ids.Motto ?? ""]: "Peanuts; carries an EpiPen",
    [ids.Consent ?? ""]: true,
    [passport.id]: "AB 1234567",
  };
  Object.assign(body.contestants[0]?.contestantPerson ?? {}, { fullName: "Ivan Asked", answers });
  const { body: team } = await call("POST /api/Team", { token: registrator.token, body });
  const guide = await signedIn("Guide");
  const { body: record } = await call("POST /api/Guide", { token, body: guidePayload(guide.id) });
  await call(`POST /api/Guide/${record.id}/teams`, { token, body: [{ id: team.id }] });

  await signInAs(context, guide);
  await setClock(context, "2025-04-09T10:00:00Z");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/guideHome");
  await expect(page.getByText("Peanuts; carries an EpiPen")).toBeVisible();
  await expect(page.getByText("Consent: Yes")).toBeVisible();
  await expect(page.getByText("AB 1234567")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/controlPanel/contestants?country=Nepal");
  const table = page.getByRole("table", { name: "List of contestants" });
  await expect(table.getByRole("columnheader", { name: "Passport" })).toHaveCount(0);
  await page.getByText("Columns", { exact: true }).click();
  await page.getByRole("group", { name: "More columns" }).getByLabel("Passport").check();
  await expect(table.getByRole("row").filter({ hasText: "Ivan Asked" })).toContainText("AB 1234567");
  await page.getByText("More filters").click();
  await page.getByRole("combobox", { name: "Consent" }).selectOption("Yes");
  await expect(table.getByRole("rowheader")).toHaveText([/^Ivan Asked/]);
  await page.getByRole("combobox", { name: "Consent" }).selectOption("No answer");
  await expect(table.getByRole("row").filter({ hasText: "Ivan Asked" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/controlPanel/statistics");
  const counts = page.getByRole("region", { name: "Consent" }).getByRole("row").filter({ hasText: "Yes" });
  await expect(counts.getByRole("cell").first()).toHaveText("1");

  await page.goto("/controlPanel/print");
  await page.getByRole("link", { name: "Passport" }).click();
  const list = page.getByRole("table", { name: "Passport" });
  await expect(list.getByRole("rowheader")).toHaveText([/^Ivan Asked/]);
  await page.getByRole("group", { name: "Questions" }).getByLabel("Motto").check();
  await page.getByLabel("Order").selectOption("By name");
  await page.getByRole("button", { name: "Show the list" }).click();
  await expect(page.getByRole("table", { name: "Answers" })).toContainText("Peanuts; carries an EpiPen");
  await expectAccessible(page);
});
