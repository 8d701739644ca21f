import { randomUUID } from "node:crypto";
import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { createGuest } from "@/e2e/support/create-guest";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { guestPage } from "@/e2e/support/guest-page";
import { call, signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel } from "@/e2e/support/payloads";

const bornOn = "2008-05-24";

test("contestants too old for their group and duplicates are warned of, saved nevertheless, and listed for administrators", async ({
  page,
  context,
}) => {
  // As long as a name can be, with a word that has to be broken.
  const name = `${"W".repeat(71)} x${randomUUID().slice(0, 7)}`;
  const fullName = uniqueName("Twin");
  const edit = await openOwnTeam(page, context, "GA", { name, contestants: [contestantModel(fullName)] });
  const form = addTeamPage(page);
  await form.open();
  await form.fillTeam(name.toLowerCase(), "Senior");
  await form.fillLeader(form.leader, "A Leader");
  await form.fillContestant(1, fullName);
  const dateOfBirth = form.contestant(1).getByLabel("Date of birth");
  await expect(dateOfBirth).toHaveAccessibleDescription("Seniors: born on or after 1 January 2005.");
  await page.getByLabel("Group").selectOption("Junior");
  await expect(dateOfBirth).toHaveAccessibleDescription(
    "Juniors: born on or after 1 January 2009. Too old for this group. Check the date, or save it if it is right.",
  );

  await form.submit();
  const question = page.getByRole("dialog", { name: "Save anyway?" });
  await expect(question).toContainText(`A team named “${name}” is already registered by Gabon.`);
  await expect(question).toContainText(`${fullName}, born on 24 May 2008, is already in the team “${name}” of Gabon.`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Go back" }).click();
  await expect(page.getByRole("button", { name: "Register team" })).toBeFocused();
  await form.submit();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();

  await edit.open();
  await edit.addContestant.click();
  await edit.fillContestant(edit.dialog, fullName);
  await edit.dialog.getByLabel("Date of birth").fill(bornOn);
  await edit.dialog.getByRole("button", { name: "Add Contestant" }).click();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByText("Contestant is added to team successfully!")).toBeVisible();
  expect((await storedTeam(edit.account, edit.team.id)).contestants).toHaveLength(2);
  const card = edit.contestant(2);
  await card.getByLabel("Native name").fill("Близнак");
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  await card.getByLabel("Full name").fill(`${fullName}.`);
  await edit.change(card).click();
  await question.getByRole("button", { name: "Go back" }).click();
  await edit.basics.getByLabel("Team name").fill(name.toUpperCase());
  await edit.change(edit.basics).click();
  await expect(question).toContainText("is already registered by Gabon.");
  await question.getByRole("button", { name: "Go back" }).click();

  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/warnings");
  await expect(page).toHaveURL("/controlPanel#warnings");
  const rows = page.getByRole("region", { name: "To check" }).getByRole("listitem");
  await expect(rows.filter({ hasText: fullName }).filter({ hasText: "Too old" }).first()).toContainText(
    "Juniors: born on or after 1 January 2009.",
  );
  await expect(rows.filter({ hasText: fullName }).filter({ hasText: "Same contestant" }).first()).toContainText(
    "Registered 3 times.",
  );
  await test.step("a warning is marked as checked, and shown again", async () => {
    const region = page.getByRole("region", { name: "To check" });
    const twins = rows.filter({ hasText: fullName }).filter({ hasText: "Same contestant" });
    await twins.getByRole("button", { name: "Mark as checked" }).click();
    await page.getByRole("dialog").getByLabel("Note").fill("Triplets");
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Mark as checked" }).click();
    await expect(page.getByText("The warning is marked as checked.")).toBeVisible();
    await expect(twins).toBeHidden();
    await region.getByText("Checked", { exact: true }).last().click();
    await expect(twins).toContainText("“Triplets” · ");
    await twins.getByRole("button", { name: "Show again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Show it again" }).click();
    await expect(twins.getByRole("button", { name: "Mark as checked" })).toBeVisible();
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await rows.filter({ hasText: "Same team name" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Team name" })).toHaveValue(name);

  await page.goto(`/controlPanel/teams?missing=Too+old&q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name.toLowerCase() });
  await expect(row.getByText(`Too old: ${fullName}`)).toBeHidden();
  await row.getByText("3 warnings").click();
  await expect(row.getByText(`Too old: ${fullName}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a guest who becomes a leader is found and used instead of being entered again", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "ER");
  await signInAs(context, account);
  const fullName = uniqueName("Guest");
  const guest = await createGuest(account.token, { fullName });
  const form = addTeamPage(page);
  await form.open();
  const name = uniqueName("Team");
  await form.fillTeam(name, "Senior");
  await form.fillLeader(form.leader, fullName.split(" ").reverse().join(" "));
  await form.fillContestant(1, `Contestant ${fullName}`);
  await form.submit();
  const question = page.getByRole("dialog", { name: "Is this the same person?" });
  await expect(question).toContainText(`${fullName} is already registered (guest).`);
  await expectAccessible(page);
  await question.getByRole("button", { name: `Use ${fullName}, guest` }).click();
  await expect(form.leader).toContainText(`${fullName} is used as registered.`);
  await expect(form.leader.getByLabel("E-mail")).toHaveValue("leader@team.example");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  const { body: teams } = await call(`GET /api/Team/country/${account.countryId}`, { token: account.token });
  expect(teams.map(({ leader }: { leader: { personId: string } }) => leader.personId)).toEqual([guest.id]);

  await guestPage(page).open();
  await guestPage(page).fill(fullName);
  await guestPage(page).register.click();
  await question.getByRole("button", { name: `Open ${fullName}, leader of ${name} and guest` }).click();
  await expect(page).toHaveURL(`/addGuest?guest=${guest.id}`);
});
