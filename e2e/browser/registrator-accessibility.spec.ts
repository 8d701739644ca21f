import { addTeamPage } from "@/e2e/support/add-team-page";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, test } from "@/e2e/support/browser";
import { editTeamPage, openOwnTeam } from "@/e2e/support/edit-team-page";
import { contestantModel, leaderModel } from "@/e2e/support/team-payload";

const names = [
  "Александър-Константин Христодулопетров-Димитров Благовестов-А",
  "عبدالرحمن محمد عبدالله الحسيني الهاشمي القرشي المكي المدني ابن",
  "欧阳文华司马相如诸葛孔明上官婉儿夏侯惇宇文化及独孤求败慕容复东方不败令狐冲西门吹雪南宫问天北堂墨赵钱孙李周吴郑王冯陈褚",
  "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Long",
];
const people = {
  name: "Wolfeschlegelsteinhausenbergerdorff International Informatics",
  hasDeputyLeader: true,
  deputyLeaderCreateModel: leaderModel(names[3] ?? ""),
  contestants: names.map((name) => contestantModel(name)),
};

test("the team list and the edit page with its dialogs and errors are accessible", async ({ page, context }) => {
  test.slow();
  const edit = await openOwnTeam(page, context, "NI", { ...people, contestants: people.contestants.slice(0, 3) });
  await expectAccessible(page);
  await edit.contestant(1).getByLabel("Full name").fill("");
  await edit.contestant(1).getByLabel("Contestant does not travel with the leader").check();
  await edit.change(edit.contestant(1)).click();
  await expect(edit.contestant(1).getByText("Full name is required.")).toBeVisible();
  await edit.edit(edit.leader).click();
  await expectAccessible(page);
  await edit.replaceWith(edit.leader).click();
  await edit.dialog.getByRole("button", { name: "Replace Leader" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await edit.addContestant.click();
  await edit.dialog.getByRole("button", { name: "Add Contestant" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await edit.contestant(2).getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.goto("/listTeams");
  await expectAccessible(page);
});

test("the add-team form is accessible, empty and with errors", async ({ page, context }) => {
  await openOwnTeam(page, context, "NI");
  const form = addTeamPage(page);
  await form.open();
  await page.getByLabel("The team has a deputy leader").check();
  await expectAccessible(page);
  await form.submit();
  await expect(form.deputy.getByText("Full name is required.")).toBeVisible();
  await expectAccessible(page);
});

test.describe("a conflict", () => {
  test.use({ expectedErrors: ["409", "Failed to load resource"] });

  test("is accessible and fits 360 pixels", async ({ page, context }) => {
    // Names of no other contestant of the team.
    const [mine = "", theirs = ""] = names.map((name) => name.slice(1));
    const first = await openOwnTeam(page, context, "NI", people);
    const otherPage = await context.newPage();
    await otherPage.setViewportSize({ width: 360, height: 740 });
    await otherPage.goto(`/editTeam?team=${first.team.id}`);
    await first.contestant(3).getByLabel("Full name").fill(theirs);
    await first.change(first.contestant(3)).click();
    await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
    const second = editTeamPage(otherPage);
    await second.contestant(3).getByLabel("Full name").fill(mine);
    await second.change(second.contestant(3)).click();
    await expect(second.contestant(3).getByRole("button", { name: "Keep mine" })).toBeVisible();
    await expectAccessible(otherPage);
    await expectNoSidewaysScroll(otherPage);
  });
});

test("long names in four scripts fit 360 pixels, dialogs included", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const edit = await openOwnTeam(page, context, "NI", people);
  await expectNoSidewaysScroll(page);
  for (const [i, name] of names.entries()) {
    await expect(edit.contestant(i + 1).getByLabel("Full name")).toHaveValue(name);
  }
  await edit.replaceWith(edit.deputy).click();
  const box = await edit.dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  expect(await edit.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await page.keyboard.press("Escape");
  await page.goto("/listTeams");
  await expectNoSidewaysScroll(page);
});
