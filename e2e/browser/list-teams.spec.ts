import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAs, test } from "@/e2e/support/browser";
import { insertLeader } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { longNames } from "@/e2e/support/names";
import { contestantModel, leaderModel, pictureBase64, teamPayload } from "@/e2e/support/payloads";
import { countryByCode, query } from "@/e2e/support/site";

test("each team shows who still misses what, with links that open the field", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "FK");
  const picture = await pictureBase64("#335577");
  const leaderPerson = { fullName: "Lea Der", nativeName: "Лия", tShirtSize: "M", picture };
  const leaderCreateModel = { leaderPerson, leaderEmail: "lea@team.example", leaderPhoneNumber: "+359 54 000 000" };
  const person = { fullName: "Con Testant", nativeName: "Кон", tShirtSize: "L", picture };
  const complete = [{ ...contestantModel("Con Testant"), contestantPerson: person }];
  await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ name: "Complete", leaderCreateModel, contestants: complete }),
  });
  await call("POST /api/Team", { token: account.token, body: teamPayload({ name: "Lacking" }) });
  await signInAs(context, account);
  await page.goto("/listTeams");
  const card = (name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
  await expect(card("Complete").getByText("Still missing")).toHaveCount(0);
  await card("Lacking").getByRole("link", { name: "native name of Ivan Ivanov" }).click();
  await expect(page.getByRole("group", { name: "Contestant 1" }).getByLabel("Native name")).toBeFocused();
  await page.goBack();
  await card("Lacking").getByRole("link", { name: "picture of Maria Petrova" }).click();
  await expect(page.getByLabel("Picture of the leader")).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Edit Personal Info" }).first()).toBeFocused();
});

test("a word of 50 letters and names in other scripts widen neither the list nor the home page, and a leader without a team can be deleted", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "KM");
  const long = (letter: string) => letter.repeat(50);
  const leaderCreateModel = leaderModel(long("L"));
  const contestants = [long("C"), ...longNames.slice(1)].map((name) => contestantModel(name));
  const body = teamPayload({ name: long("T"), leaderCreateModel, contestants });
  expect((await call("POST /api/Team", { token: account.token, body })).status).toBe(201);
  const unused = await insertLeader(await countryByCode("KM"));
  const fullName = long("U");
  await query('UPDATE "Person" SET "fullName" = $2 WHERE "id" = (SELECT "personId" FROM "Leader" WHERE "id" = $1)', [
    unused,
    fullName,
  ]);
  await signInAs(context, account);
  for (const path of ["/", "/listTeams"]) {
    await page.goto(path);
    await expect(page.getByText("Still missing").first()).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }

  const leaders = page.getByRole("region", { name: "Leaders without a team" });
  await expect(leaders.getByRole("link", { name: "+359 54 000 000" })).toHaveAttribute("href", "tel:+35954000000");
  await leaders.getByRole("button", { name: `Delete ${fullName}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Deletes ${fullName}, who can no longer be chosen as a leader.`);
  await dialog.getByRole("button", { name: "Delete leader" }).click();
  await expect(page.getByText("Leader has been deleted successfully.")).toBeVisible();
  await expect(leaders).toHaveCount(0);
});

test("a registrator withdraws a team and restores it, on a phone too", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "SB");
  const name = "Withdrawing";
  await call("POST /api/Team", { token: account.token, body: teamPayload({ name }) });
  await signInAs(context, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/listTeams");
  await page.getByRole("link", { name: `EDIT ${name}` }).click();
  await page.getByRole("button", { name: `Withdraw ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Withdraw ${name}?` });
  await expect(dialog).toContainText("You can restore it in the list of teams until registration ends.");
  await dialog.getByRole("button", { name: "Withdraw team" }).click();
  const withdrawn = page.getByRole("region", { name: "Withdrawn teams" });
  await expect(withdrawn).toContainText("You can restore them until registration ends.");
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await withdrawn.getByRole("button", { name: `Restore ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore team" }).click();
  await expect(page.getByRole("article")).toContainText(name);
  await expect(withdrawn).toHaveCount(0);
});
