import { expect, test } from "@/e2e/support/browser";
import { editTeamPage, openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";

test.use({ expectedErrors: ["409", "Failed to load resource"] });

const conflict = "Somebody else has changed this in the meantime";

test.describe("two browsers edit one contestant", () => {
  test("the second save shows both versions, and 'Keep mine' stores the typed values", async ({ page, context }) => {
    const first = await openOwnTeam(page, context, "VE");
    const otherPage = await context.newPage();
    const second = editTeamPage(otherPage);
    await otherPage.goto(`/editTeam?team=${first.team.id}`);
    await second.contestant(1).getByLabel("Full name").fill("By The Second");
    await first.contestant(1).getByLabel("Full name").fill("By The First");
    await first.change(first.contestant(1)).click();
    await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();

    const card = second.contestant(1);
    await second.change(card).click();
    const panel = card.getByRole("region", { name: conflict });
    await expect(panel.getByRole("row", { name: "Full name By The Second By The First" })).toBeVisible();
    await expect(panel.getByRole("row")).toHaveCount(2);
    await expect(panel.getByRole("heading")).toBeFocused();
    await expect(card.getByLabel("Full name")).toHaveValue("By The Second");
    expect((await storedTeam(first.account, first.team.id)).contestants[0].person.fullName).toBe("By The First");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect(otherPage.getByText("Contestant is changed successfully!")).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect((await storedTeam(first.account, first.team.id)).contestants[0].person.fullName).toBe("By The Second");
  });

  test("'Take theirs' shows the stored values, which can be edited and saved", async ({ page, context }) => {
    const first = await openOwnTeam(page, context, "VE");
    const otherPage = await context.newPage();
    const second = editTeamPage(otherPage);
    await otherPage.goto(`/editTeam?team=${first.team.id}`);
    await second.contestant(1).getByLabel("Date of birth").fill("2009-09-09");
    await first.contestant(1).getByLabel("Full name").fill("By The First");
    await first.change(first.contestant(1)).click();
    await expect(page.getByText("Contestant is changed successfully!")).toBeVisible();

    const card = second.contestant(1);
    await second.change(card).click();
    await card.getByRole("button", { name: "Take theirs" }).click();
    await expect(card.getByLabel("Full name")).toHaveValue("By The First");
    await expect(card.getByLabel("Date of birth")).toHaveValue("2008-05-24");
    await card.getByLabel("Date of birth").fill("2009-10-10");
    await second.change(card).click();
    await expect(otherPage.getByText("Contestant is changed successfully!")).toBeVisible();
    const [stored] = (await storedTeam(first.account, first.team.id)).contestants;
    expect(stored).toMatchObject({ dateOfBirth: "2009-10-10", person: { fullName: "By The First" } });
  });
});

test("the leader, the name and the arrival have the same conflict handling", async ({ page, context }) => {
  const first = await openOwnTeam(page, context, "VE");
  const otherPage = await context.newPage();
  const second = editTeamPage(otherPage);
  await otherPage.goto(`/editTeam?team=${first.team.id}`);
  await second.basics.getByLabel("Team name").fill("Second Name");
  await second.arrival.getByLabel("Time of arrival").fill("2025-04-09T20:00");
  await second.edit(second.leader).click();
  await second.leader.getByLabel("Phone number").fill("+2");

  await first.basics.getByLabel("Team name").fill("First Name");
  await first.change(first.basics).click();
  await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  await first.edit(first.leader).click();
  await first.leader.getByLabel("Phone number").fill("+1");
  await first.change(first.leader).click();
  await expect(page.getByText("Leader Information is changed successfully!", { exact: true })).toBeVisible();

  await second.change(second.leader).click();
  await expect(second.leader.getByRole("row", { name: "Phone number +2 +1" })).toBeVisible();
  await second.leader.getByRole("button", { name: "Take theirs" }).click();
  await expect(second.leader.getByLabel("Phone number")).toHaveValue("+1");
  await second.change(second.basics).click();
  await expect(second.basics.getByRole("row", { name: "Team name Second Name First Name" })).toBeVisible();
  await second.basics.getByRole("button", { name: "Keep mine" }).click();
  await expect(otherPage.getByText("Team Name and Group is changed successfully!")).toBeVisible();
  // Nobody else has changed the travel, so this save is not a conflict.
  await second.change(second.arrival).click();
  await expect(otherPage.getByText("Team Arrival Information is updated!")).toBeVisible();
  expect(await storedTeam(first.account, first.team.id)).toMatchObject({
    name: "Second Name",
    timeOfArrival: "2025-04-09T17:00:00.000Z",
    leader: { phoneNumber: "+1" },
  });
});
