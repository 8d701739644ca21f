import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { editTeamPage } from "@/e2e/support/edit-team-page";
import { insertEdition, insertTeam } from "@/e2e/support/factory";
import { pictureFile } from "@/e2e/support/payloads";
import { countryByCode, db } from "@/e2e/support/site";
import { encodePicture } from "@/lib/platform/picture/encode";

/** Inserts last year's edition with a team of the country whose leader and contestant have pictures. */
async function insertLastYear(alpha2: string): Promise<void> {
  const { hash, width, height, full, card } = await encodePicture(await pictureFile("#2e5c3a"));
  await db.picture.createMany({ data: { hash, width, height, full, card }, skipDuplicates: true });
  const person = { nativeName: "Прежний", tShirtSize: "L", pictureHash: hash };
  const { id: editionId } = await insertEdition({ year: 2024 });
  const team = await insertTeam(await countryByCode(alpha2), { editionId, size: 1 });
  await db.leader.update({
    where: { id: team.leaderId },
    data: { email: "last@year.example", person: { update: { ...person, fullName: "Last Leader" } } },
  });
  await db.contestant.update({
    where: { id: team.contestantIds[0] },
    data: { dateOfBirth: new Date("2007-07-07"), person: { update: { ...person, fullName: "Last Contestant" } } },
  });
}

test("forms can be prefilled with last year's people and their pictures, if the country had any", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "MC");
  const form = addTeamPage(page);
  const prefill = page.getByLabel(/^Prefill from/);
  await form.open();
  await expect(form.leader.getByLabel("Full name")).toBeEditable();
  await expect(prefill).toHaveCount(0);
  await insertLastYear("MC");
  await page.reload();
  await expect(prefill).toHaveCount(2);
  await form.fillTeam("Again", "Senior");
  await form.leader.getByLabel("Prefill from 2024").selectOption({ label: "Last Leader" });
  await expect(form.leader.getByLabel("Full name")).toHaveValue("Last Leader");
  await expect(form.leader.getByLabel("E-mail")).toHaveValue("last@year.example");
  await expect(form.leader.getByRole("img", { name: "Picture of the leader, as it will be shown" })).toBeVisible();
  await form.contestant(1).getByLabel("Prefill from 2024").selectOption({ label: "Last Contestant" });
  await expect(form.contestant(1).getByLabel("Date of birth")).toHaveValue("2007-07-07");
  await expect(form.contestant(1).getByLabel("Operating system")).toHaveValue("Windows");
  // Last year's answer does not count.
  await form.contestant(1).getByLabel("May the picture be shown in public?").selectOption("Yes");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();
  await page.getByRole("link", { name: "View the team" }).click();
  // The form to add a team has a button of the same name.
  await expect(page).toHaveURL(/editTeam/);
  const edit = editTeamPage(page);
  await edit.addContestant.click();
  await edit.dialog.getByLabel("Prefill from 2024").selectOption({ label: "Last Contestant" });
  await expect(edit.dialog.getByLabel("Full name")).toHaveValue("Last Contestant");
  await expect(edit.dialog.getByLabel("Date of birth")).toHaveValue("2007-07-07");
});
