import { addTeamPage } from "@/e2e/support/add-team-page";
import { expect, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { openOwnTeam, storedTeam } from "@/e2e/support/edit-team-page";
import { insertAccount, insertGuide } from "@/e2e/support/factory";
import { signedIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, query } from "@/e2e/support/site";

const noon = "2025-04-09T09:00:00Z";

test("an online, unofficial team is registered without travel details, marked as such, and does not arrive", async ({
  page,
  context,
  browser,
}) => {
  const name = uniqueName("Afar");
  await signInAs(context, await signedIn("TeamRegistrator", "XK"));
  const form = addTeamPage(page);
  await form.open();
  await form.fillTeam(name, "Senior");
  await page.getByLabel("Contestant does not travel with the leader").check();
  await page.getByLabel("Time of departure").first().fill("2025-04-01T09:00");
  await page.getByLabel("The team takes part online").check();
  await expect(page.getByLabel("Time of arrival")).toHaveCount(0);
  await expect(page.getByLabel("Contestant does not travel with the leader")).toHaveCount(0);
  await page.getByLabel("Official team").uncheck();
  await form.fillLeader(form.leader, "Arta Krasniqi");
  await form.fillContestant(1, "Drin Gashi");
  await form.submit();
  await expect(page.getByText("Team has been created successfully!")).toBeVisible();

  await page.goto("/listTeams");
  const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
  await expect(card.getByRole("img", { name: "Kosovo" })).toHaveJSProperty("complete", true);
  await expect(card.getByText("Online", { exact: true })).toBeVisible();
  await expect(card.getByText("Unofficial", { exact: true })).toBeVisible();
  await page.goto("/teams");
  await expect(card.getByText("Online", { exact: true })).toBeVisible();
  await expect(page.getByText("Unofficial", { exact: true })).toHaveCount(0);

  const account = await insertAccount("Guide");
  const guideId = await insertGuide(await countryByCode("BG"), account.id);
  await query('UPDATE "Team" SET "guideId" = $1 WHERE "name" = $2', [guideId, name]);
  await signInAs(context, account);
  await setClock(context, noon);
  await page.goto("/");
  await expect(page.getByText("All your teams take part online.")).toBeVisible();
  await page.goto("/guideHome");
  const online = page.getByRole("region", { name: "Online teams" });
  await expect(online.getByText("Online", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Next arrivals" })).toHaveCount(0);
  await online.getByRole("button", { name }).click();
  await expect(online.getByRole("columnheader")).toHaveText(["Name", "Team leader", "Contact person"]);

  const admin = await browser.newContext();
  await signInAsNew(admin, "Administrator");
  const panel = await admin.newPage();
  await panel.goto("/controlPanel/guides");
  const assigned = panel.getByRole("row").filter({ hasText: name });
  await expect(
    assigned.getByRole("listitem").filter({ hasText: name }).getByText("Online", { exact: true }),
  ).toBeVisible();
  await admin.close();
});

test.describe("an online team without travel details", () => {
  // The refusal of a team without travel details, and a form with an old version.
  test.use({ expectedErrors: ["422 /api/Team/basic", "409 /api/Team/basic"] });

  test("gets them before it changes to on site", async ({ page, context }) => {
    const noTravel = { timeOfArrival: "", arrivalLocation: "", timeOfDeparture: "", departureLocation: "" };
    const edit = await openOwnTeam(page, context, "XN", { isOnline: true, ...noTravel });
    await expect(edit.arrival.getByText("Not needed while the team takes part online.")).toBeVisible();
    const question = edit.contestant(1).getByLabel("Contestant does not travel with the leader");
    await expect(edit.contestant(1).getByLabel("Full name")).toBeVisible();
    await expect(question).toHaveCount(0);
    const online = edit.basics.getByLabel("The team takes part online");
    await online.uncheck();
    await edit.change(edit.basics).click();
    await expect(online).toHaveAccessibleDescription(/Save its arrival information first\./);

    await edit.arrival.getByLabel("Time of arrival").fill("2025-04-09T14:30");
    await edit.arrival.getByLabel("Arrival location").selectOption("Other");
    await edit.arrival.getByLabel("Time of departure").fill("2025-04-13T09:00");
    await edit.arrival.getByLabel("Departure location").selectOption("Other");
    await edit.change(edit.arrival).click();
    await expect(page.getByText("Team Arrival Information is updated!")).toBeVisible();
    await expect(online).not.toBeChecked();
    await edit.change(edit.basics).click();
    await expect(page.getByText("Team Name and Group is changed successfully!")).toBeVisible();
    await expect(question).toBeVisible();
    expect(await storedTeam(edit.account, edit.team.id)).toMatchObject({
      isOnline: false,
      timeOfArrival: "2025-04-09T11:30:00.000Z",
    });
  });
});
