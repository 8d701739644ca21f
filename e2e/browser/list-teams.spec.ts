import { expect, expectNoSidewaysScroll, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { insertLeader } from "@/e2e/support/factory";
import { call, signedIn } from "@/e2e/support/http";
import { countryByCode, query } from "@/e2e/support/site";
import { contestantModel, leaderModel, pictureBase64, teamPayload } from "@/e2e/support/team-payload";

const editDay = "2025-03-21T12:00:00Z";
const after = "2025-03-25T12:00:00Z";

test("the list has only the registrator's own teams, in order, each with an edit link", async ({ page, context }) => {
  const other = await signedIn("TeamRegistrator", "GY");
  await call("POST /api/Team", { token: other.token, body: teamPayload({ name: "Somebody Else's" }) });
  const account = await signedIn("TeamRegistrator", "SR");
  for (const name of ["beta", "Alpha"])
    await call("POST /api/Team", { token: account.token, body: teamPayload({ name }) });
  const junior = { name: "Young", contestants: [contestantModel("A Kid", "Junior")] };
  const { body: young } = await call("POST /api/Team", { token: account.token, body: teamPayload(junior) });
  await signInAs(context, account);
  await page.goto("/listTeams");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Young", "Alpha", "beta"]);
  await expect(page.getByText("Somebody Else's")).toHaveCount(0);
  await page.getByRole("link", { name: "EDIT Young" }).click();
  await expect(page).toHaveURL(`/editTeam?team=${young.id}`);
  await expect(page.getByRole("textbox", { name: "Team name" })).toHaveValue("Young");
});

test("an empty list links to the form", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BV");
  await page.goto("/listTeams");
  await expect(page.getByText("Your country has no team yet.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Add Team" }).click();
  await expect(page).toHaveURL("/addTeam");
});

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
});

test("a word of 50 letters breaks and widens neither the list nor the home page", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "KM");
  const long = (letter: string) => letter.repeat(50);
  const leaderCreateModel = leaderModel(long("L"));
  const contestants = [contestantModel(long("C"))];
  await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ name: long("T"), leaderCreateModel, contestants }),
  });
  const unused = await insertLeader(await countryByCode("KM"));
  await query('UPDATE "Person" SET "fullName" = $2 WHERE "id" = (SELECT "personId" FROM "Leader" WHERE "id" = $1)', [
    unused,
    long("U"),
  ]);
  await signInAs(context, account);
  for (const path of ["/listTeams", "/"]) {
    await page.goto(path);
    await expect(page.getByText("Still missing").first()).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test.describe("the three states of registration", () => {
  test.beforeEach(async ({ context }) => {
    const account = await signedIn("TeamRegistrator", "GF");
    await call("POST /api/Team", { token: account.token, body: teamPayload({ name: "Stateful" }) });
    await signInAs(context, account);
  });

  test("open: the deadline in the venue's time, 'EDIT' and 'Add Team'", async ({ page, context }) => {
    await setClock(context, "2025-03-01T09:00:00Z");
    await page.goto("/listTeams");
    await expect(page.getByText("Registration ends in 19 days, on 20 March 2025, 23:59 (Shumen time).")).toBeVisible();
    await expect(page.getByRole("link", { name: "EDIT Stateful" }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Add Team" })).toBeVisible();
  });

  test("edit day: 'EDIT' but not 'Add Team'", async ({ page, context }) => {
    await setClock(context, editDay);
    await page.goto("/listTeams");
    await expect(
      page.getByText("Registration time is over! Details can be edited until 21 March 2025, 23:59 (Shumen time)."),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "EDIT Stateful" }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Add Team" })).toHaveCount(0);
  });

  test("closed: the teams can be viewed, and the notice shows the date", async ({ page, context }) => {
    await setClock(context, after);
    await page.goto("/listTeams");
    await expect(
      page.getByText(
        "The edit period ended on 21 March 2025, 23:59 (Shumen time). The teams can no longer be changed.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "EDIT" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "VIEW Stateful" }).first()).toBeVisible();
  });
});

test("the list fits a screen of 360 pixels", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "GF");
  const name = "Überraschungsmannschaft der Informatikolympioniken 2025";
  await call("POST /api/Team", { token: account.token, body: teamPayload({ name }) });
  await signInAs(context, account);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/listTeams");
  await expectNoSidewaysScroll(page);
});

test("a leader without a team can be deleted after a confirmation", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "SX");
  const unused = await insertLeader(await countryByCode("SX"));
  const [{ fullName } = { fullName: "" }] = await query<{ fullName: string }>(
    'SELECT p."fullName" FROM "Person" p JOIN "Leader" l ON l."personId" = p."id" WHERE l."id" = $1',
    [unused],
  );
  await signInAs(context, account);
  await page.goto("/listTeams");
  const leaders = page.getByRole("region", { name: "Leaders without a team" });
  await expect(leaders.getByRole("link", { name: "+359 54 000 000" })).toHaveAttribute("href", "tel:+35954000000");
  await leaders.getByRole("button", { name: `Delete ${fullName}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Deletes ${fullName}, who can no longer be chosen as a leader.`);
  await dialog.getByRole("button", { name: "Delete leader" }).click();
  await expect(page.getByText("Leader has been deleted successfully.")).toBeVisible();
  await expect(leaders).toHaveCount(0);
});
