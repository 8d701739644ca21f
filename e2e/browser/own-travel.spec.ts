import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { openOwnTeam } from "@/e2e/support/edit-team-page";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel } from "@/e2e/support/payloads";

test("a contestant who travels alone gets times of their own in the form and a row on the board, until the box is unticked", async ({
  page,
  context,
  browser,
}) => {
  const name = uniqueName("Alone");
  const edit = await openOwnTeam(page, context, "NR", {
    contestants: [contestantModel("With"), contestantModel(name)],
  });
  const card = edit.contestant(2);
  const box = card.getByLabel("Contestant does not travel with the leader");
  await expect(card.getByLabel("Time of arrival")).toHaveCount(0);
  await box.check();
  await card.getByLabel("Contact name").fill("Her Mother");
  await card.getByLabel("Contact phone").fill("+359 88 111 222");
  await card.getByLabel("Time of arrival").fill("2025-04-10T08:15");
  await card.getByLabel("Arrival location").selectOption("Varna Airport");
  await card.getByLabel("Arrival flight or train").fill("FB 977");
  await card.getByLabel("Time of departure").fill("2025-04-10T08:00");
  await edit.change(card).click();
  await expect(card.getByText("The departure must be later than the arrival.")).toBeVisible();
  await card.getByLabel("Time of departure").fill("");
  await expectAccessible(page);
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  await page.reload();
  await expect(card.getByLabel("Time of arrival")).toHaveValue("2025-04-10T08:15");
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoSidewaysScroll(page);

  const other = await browser.newContext();
  await signInAsNew(other, "Administrator");
  const board = await other.newPage();
  await board.goto(`/controlPanel/arrivals?q=${encodeURIComponent(name)}`);
  const row = board.getByRole("row").filter({ hasText: name });
  for (const text of ["08:15", "Varna Airport", "FB 977", `contestant of ${edit.team.name}`, "Contact: Her Mother"])
    await expect(row).toContainText(text);
  await board.setViewportSize({ width: 360, height: 900 });
  await expectNoSidewaysScroll(board);

  await box.uncheck();
  await edit.change(card).click();
  await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();
  await box.check();
  await expect(card.getByLabel("Time of arrival")).toHaveValue("");
  await expect(board.getByRole("row").filter({ hasText: edit.team.name })).toContainText("3 people");
  await expect(row).toHaveCount(0);
  await other.close();
});
