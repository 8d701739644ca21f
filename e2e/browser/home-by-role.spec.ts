import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { insertGuideWithTeams } from "@/e2e/support/guide-with-teams";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, teamPayload } from "@/e2e/support/team-payload";

const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

test("registrators see their own teams, what is missing and the days left", async ({ page, context }) => {
  const [own, foreign] = [unique("Own"), unique("Foreign")];
  const other = await signedIn("TeamRegistrator", "GY");
  await call("POST /api/Team", { token: other.token, body: teamPayload({ name: foreign }) });
  const account = await signedIn("TeamRegistrator", "PY");
  const contestants = [contestantModel("Ana Primera"), contestantModel("Luz Segunda")];
  const { body: team } = await call("POST /api/Team", {
    token: account.token,
    body: teamPayload({ name: own, contestants }),
  });
  await signInAs(context, account);
  await setClock(context, "2025-03-01T09:00:00Z");
  await page.goto("/");
  const item = page.getByRole("list", { name: "Your teams" }).getByRole("listitem").filter({ hasText: own }).first();
  await expect(item.getByRole("link", { name: own })).toHaveAttribute("href", `/editTeam?team=${team.id}`);
  for (const { contestantPerson } of contestants) {
    await expect(item.getByText(contestantPerson.fullName).first()).toBeVisible();
  }
  await expect(item.getByText("Luz Segunda: picture of Luz Segunda, native name of Luz Segunda")).toBeVisible();
  await expect(page.getByText("19 days left")).toBeVisible();
  expect(await page.content()).not.toContain(foreign);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("registrators without a team read that there is none", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "AQ");
  await page.goto("/");
  await expect(page.getByText("Your country has no team yet.")).toBeVisible();
});

test("guides see the next arrivals of their teams with the leaders' phones", async ({ page, context }) => {
  const [morning, afternoon, evening, foreign] = ["Morning", "Afternoon", "Evening", "Foreign"].map(unique);
  await insertGuideWithTeams([{ name: foreign ?? "", timeOfArrival: "2025-04-09T13:00" }]);
  const account = await insertGuideWithTeams([
    { name: evening ?? "", timeOfArrival: "2025-04-09T19:00" },
    { name: morning ?? "", timeOfArrival: "2025-04-09T08:00" },
    { name: afternoon ?? "", timeOfArrival: "2025-04-09T15:30" },
  ]);
  await signInAs(context, account);
  await setClock(context, "2025-04-09T09:00:00Z");
  await page.goto("/");
  const arrivals = page.getByRole("region", { name: "Next arrivals" });
  await expect(arrivals.getByRole("listitem")).toHaveText([new RegExp(afternoon ?? ""), new RegExp(evening ?? "")]);
  const first = arrivals.getByRole("listitem").first();
  await expect(first.getByText("9 Apr, 15:30")).toBeVisible();
  await expect(first.getByText("In 3 hours")).toBeVisible();
  await expect(first.getByRole("link", { name: "Call Maria Petrova" })).toHaveAttribute("href", "tel:+35954000000");
  const html = await page.content();
  for (const name of [foreign ?? "", morning ?? ""]) expect(html).not.toContain(name);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("guides without a team to meet read why", async ({ page, context }) => {
  await signInAsNew(context, "Guide");
  await page.goto("/");
  await expect(page.getByText("No teams are assigned to you yet.")).toBeVisible();
  await context.clearCookies();
  await signInAs(context, await insertGuideWithTeams([{ name: unique("Early"), timeOfArrival: "2025-04-08T08:00" }]));
  await setClock(context, "2025-04-09T09:00:00Z");
  await page.goto("/");
  await expect(page.getByText("All your teams have arrived.")).toBeVisible();
});

test("administrators see the control panel's overview", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["Users", "/controlPanel/users"],
    ["Guides", "/controlPanel/guides"],
    ["Activity", "/controlPanel/activity"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await expect(main.getByText(/\d+ accounts?/).first()).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
