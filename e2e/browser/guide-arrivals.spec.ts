import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, pollNow, setClock, signInAs, test } from "@/e2e/support/browser";
import { createGuideWithTeams } from "@/e2e/support/guide-with-teams";
import { call, signedIn } from "@/e2e/support/http";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel } from "@/e2e/support/payloads";
import { baseUrl, query } from "@/e2e/support/site";

const at = (time: string) => `2025-04-09T${time}:00Z`;
/** On the day at which the site's clock begins: the page counts who has arrived once arrivals have begun. */
const today = "2025-03-01T14:30";
const guideHome = `${baseUrl}/guideHome`;

/** The contestants of a team by name, with the number of their marks. */
const marksOf = (team: string) =>
  query<{ id: string; fullName: string; marks: number }>(
    `SELECT p."id", p."fullName", count(m."id")::int AS marks FROM "Person" p
     JOIN "Contestant" c ON c."personId" = p."id" JOIN "Team" t ON t."id" = c."teamId"
     LEFT JOIN "ArrivalMark" m ON m."personId" = p."id" WHERE t."name" = $1 GROUP BY p."id" ORDER BY p."fullName"`,
    [team],
  );

const tick = (page: Page, person: string) => page.getByRole("checkbox", { name: person });
const marksResponse = (page: Page) => page.waitForResponse((response) => response.url().endsWith("/api/Arrival/marks"));

test.use({
  expectedErrors: [
    "net::ERR_INTERNET_DISCONNECTED /",
    "console: An unknown error occurred when fetching the script",
    "console: Failed to fetch RSC payload",
    // The session has ended, or another guide has signed in.
    "401 /api/Arrival/",
    "403 /api/Arrival/marks",
    "409 /api/Arrival/marks",
  ],
});

test("ticks made without a connection stay on the page until they are stored, and are announced on the login page once the session has ended", async ({
  page,
  context,
}) => {
  const name = uniqueName("Back");
  await signInAs(
    context,
    await createGuideWithTeams([{ name, timeOfArrival: today, contestants: [contestantModel("Ana")] }]),
  );
  await page.goto("/guideHome");
  await tick(page, "All arrived").check();
  await expect(page.getByText("2 of 2 arrived")).toBeVisible();
  await expect.poll(async () => (await marksOf(name)).map(({ marks }) => marks)).toEqual([1]);
  await page.reload();
  await context.setOffline(true);
  await tick(page, "All arrived").uncheck();
  await expect(page.getByText("2 ticks are waiting to be sent.")).toBeVisible();

  const sent = marksResponse(page);
  const [ana] = await marksOf(name);
  // The lock makes the request wait until the page has been refreshed.
  await whileLocked(`SELECT 1 FROM "Person" WHERE "id" = '${ana?.id}' FOR UPDATE`, async (client) => {
    const madeAt = page.locator("p", { hasText: "As of" }).locator("time");
    const before = (await madeAt.getAttribute("datetime")) ?? "";
    await context.setOffline(false);
    await expect(madeAt).not.toHaveAttribute("datetime", before);
    await expect.poll(() => countWaitingFor(client)).toBeGreaterThan(0);
  });
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText("waiting to be sent")).toHaveCount(0);
  await expect(page.getByText("0 of 2 arrived")).toBeVisible();

  await context.setOffline(true);
  await tick(page, "All arrived").check();
  await expect(page.getByText("2 ticks are waiting to be sent.")).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  await page.goto("/guideHome");
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByText("2 ticks on this device are waiting to be sent. Log in again to send them."),
  ).toBeVisible();
  await expectAccessible(page);
});

test("the people of a team are counted once, and a guide's page shows the ticks that another device makes and takes back", async ({
  page,
  context,
  browser,
}) => {
  const name = uniqueName("Shared");
  const alone = {
    ...contestantModel("Ana Alone"),
    hasPersonForContact: true,
    personForContactName: "Her Mother",
    personForContactPhoneNumber: "+359 88 111 222",
  };
  const contestants = [contestantModel("Ivan Here"), alone];
  const guide = await createGuideWithTeams([{ name, timeOfArrival: today, contestants }]);
  const other = await browser.newContext({ baseURL: baseUrl });
  const otherPage = await other.newPage();
  for (const [phone, view] of [
    [context, page],
    [other, otherPage],
  ] as const) {
    await signInAs(phone, guide);
    await view.goto("/guideHome");
  }
  await Promise.all([marksResponse(otherPage), tick(otherPage, "Ivan Here").check()]);
  await pollNow(page);
  await expect(tick(page, "Ivan Here")).toBeChecked();
  await Promise.all([marksResponse(page), tick(page, "Ivan Here").uncheck()]);
  await pollNow(otherPage);
  await expect(tick(otherPage, "Ivan Here")).not.toBeChecked();
  await expect(page.getByText(/\d of \d/)).toHaveText(/0 of 3 arrived$/);
  await tick(page, "All who travel together").check();
  await expect(page.getByText(/\d of \d/)).toHaveText(/2 of 3 arrived$/);
  await expect(tick(page, "Ana Alone")).not.toBeChecked();
  await other.close();
});

test("a guide's offline ticks outlast the browser, are sent once and under no other name, and undo no newer mark", async ({
  playwright,
  launchOptions,
  watchErrors,
}, testInfo) => {
  const name = uniqueName("Ticked");
  const people = ["Ana Absent", "Boris Untick", "Ivan Here", "Константин-Александър Преображенски-Великотърновски"];
  const guide = await createGuideWithTeams([
    { name, timeOfArrival: "2025-04-09T14:30", contestants: people.map((person) => contestantModel(person)) },
  ]);
  const otherGuide = await createGuideWithTeams([]);
  const admin = await signedIn("Administrator");

  /** Opens the guide's phone, whose clock shows `time`. */
  const openBrowser = async (time: string): Promise<[BrowserContext, Page]> => {
    const context = await playwright.chromium.launchPersistentContext(testInfo.outputPath("profile"), {
      ...launchOptions,
      viewport: { width: 360, height: 740 },
    });
    watchErrors(context);
    await context.clock.setFixedTime(at(time));
    const [page = await context.newPage()] = context.pages();
    return [context, page];
  };

  const [firstPhone, page] = await openBrowser("10:00");
  await signInAs(firstPhone, guide);
  await setClock(firstPhone, at("10:00"));
  await page.goto(guideHome);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/guideHome")))).toBe(true);
  await firstPhone.setOffline(true);
  for (const person of ["Boris", "Ivan", "Константин"]) await tick(page, person).check();
  await expect(page.getByText("3 ticks are waiting to be sent.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const label of await page.getByRole("group", { name }).locator("label").all())
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await firstPhone.close();

  const untickedId = (await marksOf(name)).find(({ fullName }) => fullName === "Boris Untick")?.id;
  const untick = { id: randomUUID(), personId: untickedId, arrived: false, markedAt: at("10:30") };
  await call("POST /api/Arrival/marks", { token: admin.token, at: at("10:30"), body: { marks: [untick] } });

  const [phone, reopened] = await openBrowser("11:00");
  await phone.setOffline(true);
  await reopened.goto(guideHome);
  await expect(reopened.getByText("3 ticks are waiting to be sent.")).toBeVisible();
  await expect(tick(reopened, "Ivan")).toBeChecked();
  await expect(tick(reopened, "Ana")).not.toBeChecked();

  await signInAs(phone, otherGuide);
  // Without this response the page is not refreshed before the ticks are refused.
  await reopened.route("**/api/Arrival/version", () => {});
  const refusal = marksResponse(reopened);
  await phone.setOffline(false);
  expect((await refusal).ok()).toBe(false);
  await expect(reopened.getByText("No teams yet")).toBeVisible();
  await reopened.unroute("**/api/Arrival/version");

  // The open page would load itself again as soon as the guide is logged in.
  await reopened.goto("about:blank");
  await signInAs(phone, guide);
  await setClock(phone, at("11:00"));
  await reopened.goto(guideHome);
  await expect(tick(reopened, "Boris")).not.toBeChecked();
  for (const person of ["Ivan", "Константин"]) await expect(tick(reopened, person)).toBeChecked();
  await expect(reopened.getByText("waiting to be sent")).toHaveCount(0);
  expect((await marksOf(name)).map(({ marks }) => marks)).toEqual([0, 2, 1, 1]);
  await tick(reopened, "All arrived").check();
  await expect(reopened.getByText("5 of 5 arrived")).toBeVisible();
  await expect.poll(async () => (await marksOf(name)).map(({ marks }) => marks)).toEqual([1, 3, 1, 1]);

  await reopened.goto(`${baseUrl}/badge/${untickedId}`);
  await expect(tick(reopened, "Arrived")).toBeChecked();
  await phone.clearCookies();
  await tick(reopened, "Arrived").uncheck();
  await expect(reopened.getByRole("link", { name: "Log in to send" })).toHaveAttribute("href", /next=%2Fbadge/);
  await expectAccessible(reopened);
  await signInAs(phone, guide);
  await setClock(phone, at("11:05"));
  await reopened.reload();
  await expect(tick(reopened, "Arrived")).not.toBeChecked();
  await expect.poll(async () => (await marksOf(name)).map(({ marks }) => marks)).toEqual([1, 4, 1, 1]);
  await phone.setOffline(true);
  await reopened.goto(guideHome);
  await expect(tick(reopened, "Ana")).toBeChecked();
  await phone.close();
});

test("a guide's page is gone once another guide has logged in, also without ticks that wait", async ({
  page,
  context,
}) => {
  const name = uniqueName("Former");
  await signInAs(context, await createGuideWithTeams([{ name, timeOfArrival: "2025-04-09T14:30" }]));
  await page.goto("/guideHome");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await signInAs(context, await createGuideWithTeams([]));
  await pollNow(page);
  await expect(page.getByText("No teams yet")).toBeVisible();
});

test("a tick made offline counts if the team was the guide's then; a later one is refused with a notice that stays until it is read", async ({
  page,
  context,
}) => {
  const name = uniqueName("Replaced");
  const contestants = [contestantModel("Ana Early"), contestantModel("Boris Late")];
  await signInAs(context, await createGuideWithTeams([{ name, timeOfArrival: "2025-04-09T14:30", contestants }]));
  /** The team with its guide, and the time of its last change. */
  const lastChange = async () => {
    const [team] = await query<{ id: string; guideId: string; at: Date }>(
      `SELECT t."id", t."guideId", a."at" FROM "Team" t JOIN "AuditEntry" a ON a."entityId" = t."id"
       WHERE t."name" = $1 ORDER BY a."id" DESC LIMIT 1`,
      [name],
    );
    if (!team) throw new Error("no such team");
    return team;
  };
  const { id, guideId, at: assignedAt } = await lastChange();
  await page.goto("/guideHome");
  await expect(tick(page, "Ana Early")).toBeEnabled();
  await context.setOffline(true);
  await context.clock.setFixedTime(assignedAt);
  await tick(page, "Ana Early").check();
  const { token } = await signedIn("Administrator");
  await call(`DELETE /api/Guide/${guideId}/${id}`, { token });
  const unassignedAt = (await lastChange()).at.getTime();
  await context.clock.setFixedTime(unassignedAt + 1000);
  await tick(page, "Boris Late").check();
  await expect(page.getByText("2 ticks are waiting to be sent.")).toBeVisible();
  await setClock(context, new Date(unassignedAt + 2000).toISOString());
  await context.setOffline(false);
  const refusal = page.getByText(`1 tick was refused. Boris Late of ${name} is in none of your teams.`);
  await expect(refusal).toBeVisible();
  expect((await marksOf(name)).map(({ marks }) => marks)).toEqual([1, 0]);
  await expect(page.getByText("No teams yet")).toBeVisible();
  await page.reload();
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(refusal).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("No teams yet")).toBeVisible();
  await expect(refusal).toHaveCount(0);
});
