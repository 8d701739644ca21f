import { expectAccessible } from "@/e2e/support/axe";
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
    await expectAccessible(otherPage);
    await expect(card.getByLabel("Full name")).toHaveValue("By The Second");
    expect((await storedTeam(first.account, first.team.id)).contestants[0].person.fullName).toBe("By The First");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await expect(otherPage.getByText("Contestant is changed successfully!")).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect((await storedTeam(first.account, first.team.id)).contestants[0].person.fullName).toBe("By The Second");
  });
});
