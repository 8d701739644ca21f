import type { BrowserContext, Page, Worker } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, pollNow, setClock, signInAs, test } from "@/e2e/support/browser";
import { type Account, insertAccount } from "@/e2e/support/factory";
import { createGuideWithTeams } from "@/e2e/support/guide-with-teams";
import { uniqueName } from "@/e2e/support/names";
import { contestantModel } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";

test.use({
  expectedErrors: [
    "net::ERR_INTERNET_DISCONNECTED /",
    "console: An unknown error occurred when fetching the script",
    // A test lets the request of the page fail.
    "net::ERR_FAILED /guideHome",
    // The page is refreshed although the session has ended or another account has signed in.
    "401 /api/Arrival/",
    "403 /guideHome",
    "403 /api/Arrival/",
  ],
});

/** Noon of the arrival day in Shumen. */
const noon = "2025-04-09T09:00:00Z";

const travellingAlone = {
  ...contestantModel("Ana Alone"),
  hasPersonForContact: true,
  personForContactName: "Her Mother",
  personForContactPhoneNumber: "+359 (88) 111-222",
};

const contestantsWithLongNames = [
  contestantModel("Константин-Александър Преображенски-Великотърновски Старши"),
  {
    ...contestantModel("Boris Alone"),
    hasPersonForContact: true,
    personForContactName: "عبد الرحمن بن محمد بن عبد الله بن أحمد بن إبراهيم الطويل",
    personForContactPhoneNumber: "+359 (88) 111-333",
  },
];

const panel = (page: Page, name: string) =>
  page.locator("[data-state]").filter({ has: page.getByRole("heading", { name }) });

/** Waits until the service worker has cached the page and its assets. */
async function waitForCache(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/guideHome")))).toBe(true);
}

/** Globals of the service worker; holdPages sets the last two while a page is held. */
declare const refreshCache: (madeAt: string) => Promise<void>;
declare const releasePage: () => void;
declare const losePage: () => void;

/** Makes the service worker wait for releasePage() or losePage() after it has fetched the guide's page. */
async function holdPages(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no service worker");
  await worker.evaluate(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (input) => {
      const response = await send(input);
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
      if (pathname !== "/guideHome") return response;
      return new Promise((resolve, reject) =>
        Object.assign(globalThis, {
          releasePage: () => resolve(response),
          losePage: () => reject(new TypeError("The connection is lost.")),
        }),
      );
    };
  });
  return worker;
}

const isHeld = (worker: Worker) => worker.evaluate(() => typeof releasePage === "function");

async function openAtNoon(page: Page, context: BrowserContext, account: Account): Promise<void> {
  await signInAs(context, account);
  await setClock(context, noon);
  await page.goto("/guideHome");
}

test("a team's panel shows its flag, name and group and, once opened, its seats, leader, arrival, and contacts to tap", async ({
  page,
  context,
}) => {
  const name = uniqueName("Panel");
  const account = await createGuideWithTeams([
    {
      name,
      timeOfArrival: "2025-04-09T14:30",
      contestants: [contestantModel("Ivan With"), travellingAlone, ...contestantsWithLongNames],
    },
  ]);
  const [seated] = await query<{ id: string; editionId: string }>(
    `SELECT c."id", c."editionId" FROM "Contestant" c JOIN "Person" p ON p."id" = c."personId" JOIN "Team" t ON t."id" = c."teamId"
     WHERE t."name" = $1 AND p."fullName" = 'Ivan With'`,
    [name],
  );
  const seat = uniqueName("Hall");
  await query(
    'INSERT INTO "ContestantDay" ("contestantId", "editionId", "day", "seatingPlace") VALUES ($1, $2, 1, $3)',
    [seated?.id, seated?.editionId, seat],
  );
  await openAtNoon(page, context, account);
  const team = panel(page, name);
  expect(await team.getByRole("img", { name: "Uruguay" }).boundingBox()).toMatchObject({ width: 40, height: 25 });
  await expect(team.getByText("SENIOR", { exact: true })).toBeVisible();
  for (const heading of ["Name", "Seating place", "Team leader", "Contact person", "Time of arrival"]) {
    await expect(team.getByRole("columnheader", { name: heading, exact: true })).toBeVisible();
  }
  const withLeader = team.getByRole("row", { name: "Ivan With" });
  await expect(withLeader.getByRole("cell", { name: seat })).toBeVisible();
  await expect(withLeader.getByRole("cell", { name: "9 Apr, 14:30" })).toBeVisible();
  await expect(withLeader.getByRole("link", { name: "Call Maria Petrova" })).toHaveAttribute(
    "href",
    "tel:+35954000000",
  );
  const alone = team.getByRole("row", { name: "Ana Alone" });
  await expect(alone.getByRole("link", { name: "Call Her Mother" })).toHaveAttribute("href", "tel:+35988111222");

  await expect(withLeader.getByRole("cell", { name: "Travels with the leader" })).toBeVisible();

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  for (const link of await page.getByRole("link", { name: /^Call/ }).all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await test.step("a tick moves nothing", async () => {
    const boxes = () =>
      team.locator("tr").evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()));
    const before = await boxes();
    await team.getByRole("checkbox", { name: "Ivan With" }).check();
    await expect(withLeader).toContainText("Arrived");
    expect(await boxes()).toEqual(before);
  });
  await team.getByRole("button", { name }).click();
  await expect(withLeader).toBeHidden();
});

/** Expects that the guide's page opens without a connection and says how old it is. */
async function expectPageOffline(page: Page, context: BrowserContext, team: string): Promise<void> {
  await expect(page.getByText("As of")).toBeHidden();
  await waitForCache(page);
  await context.setOffline(true);
  await page.goto("/guideHome");
  await expect(page.getByText("As of 12:00, 9 April")).toBeVisible();
  const member = panel(page, team).getByRole("row", { name: "Ivan Ivanov" });
  await expect(member).toBeVisible();
  expect(await page.locator("h1").evaluate((h1) => getComputedStyle(h1).fontFamily)).toContain("Literata");
  await panel(page, team).getByRole("button", { name: team }).click();
  await expect(member).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("As of")).toBeHidden();
}

test("without a connection, the page is available after one visit and shows its age, and it is deleted by a logout, so that the next user never sees it, and by another account in another tab", async ({
  page,
  context,
}) => {
  const [first, second] = [uniqueName("First"), uniqueName("Second")];
  await openAtNoon(page, context, await createGuideWithTeams([{ name: first, timeOfArrival: "2025-04-09T14:30" }]));
  await expectPageOffline(page, context, first);

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const signedOut = await context.newPage();
  await signedOut.goto("/login");
  await signInAs(context, await createGuideWithTeams([{ name: second, timeOfArrival: "2025-04-09T14:30" }]));
  await page.goto("/");
  await page.getByRole("link", { name: "View my teams" }).click();
  await expect(page).toHaveURL("/guideHome");
  await waitForCache(page);
  expect(await page.evaluate(async () => (await caches.match("/guideHome"))?.text())).not.toContain(first);
  await expectPageOffline(page, context, second);

  const other = await insertAccount("Administrator");
  await signedOut.getByLabel("E-mail").fill(other.email);
  await signedOut.getByLabel("Password").fill(other.password);
  await signedOut.getByRole("button", { name: "Log in" }).click();
  await expect(signedOut.getByRole("button", { name: "Logout" })).toBeVisible();
  expect(await signedOut.evaluate(async () => Boolean(await caches.match("/guideHome")))).toBe(false);
});

test("a page that was fetched before a logout is not cached after it", async ({ page, context }) => {
  const account = await createGuideWithTeams([{ name: uniqueName("Late"), timeOfArrival: "2025-04-09T14:30" }]);
  await openAtNoon(page, context, account);
  await waitForCache(page);
  const worker = await holdPages(context);
  const caching = worker.evaluate(() => refreshCache("another time"));
  await expect.poll(() => isHeld(worker)).toBe(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await worker.evaluate(() => releasePage());
  await caching;
  expect(await page.evaluate(async () => Boolean(await caches.match("/guideHome")))).toBe(false);
});

test("a page that was cached before a logout is not the response to a slow request that fails after it", async ({
  page,
  context,
}) => {
  const account = await createGuideWithTeams([{ name: uniqueName("Slow"), timeOfArrival: "2025-04-09T14:30" }]);
  await openAtNoon(page, context, account);
  await waitForCache(page);
  const worker = await holdPages(context);
  const slow = await context.newPage();
  const failing = expect(slow.goto("/guideHome")).rejects.toThrow("ERR_FAILED");
  await expect.poll(() => isHeld(worker)).toBe(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await worker.evaluate(() => losePage());
  await failing;
});

test("an expired session deletes the cached page, while it is open and when it is opened", async ({
  page,
  context,
}) => {
  const account = await createGuideWithTeams([{ name: uniqueName("Open"), timeOfArrival: "2025-04-09T14:30" }]);
  await openAtNoon(page, context, account);
  await waitForCache(page);
  await context.clearCookies();
  await pollNow(page);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);

  await openAtNoon(page, context, account);
  await waitForCache(page);
  await context.clearCookies();
  await page.goto("/guideHome");
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
