import { expect, setClock, signInAsNew, test } from "@/e2e/support/browser";

const open = "2025-03-20T21:58:59Z";
const atEnd = "2025-03-20T21:59:00Z";
const lastEditMoment = "2025-03-21T21:58:59Z";
const closed = "2025-03-21T21:59:00Z";
const mayEdit = "You may edit people's names for another day";

const action = (page: import("@playwright/test").Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true });

test("visitors see the name, dates, welcome text and the two links, but no actions", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/^IATI · /);
  await expect(
    page.getByRole("heading", { level: 1, name: "XIII International Autumn Tournament in Informatics" }),
  ).toBeVisible();
  await expect(page.getByText(/9\s*–\s*13 April 2025/).first()).toBeVisible();
  for (const name of ["Invitation letter", "Competition materials"]) {
    const response = await page.request.get((await action(page, name).getAttribute("href")) ?? "");
    expect(response.status()).toBe(200);
  }
  const venue = page.getByRole("region", { name: "The venue" });
  await expect(venue.getByRole("figure")).toHaveCount(4);
  await expect(venue.getByRole("link", { name: "Open in maps" })).toBeVisible();
  for (const name of [
    "Add Team",
    "List and Edit Teams",
    "Add Guest",
    "List and Edit Guests",
    "Control Panel",
    "View my teams",
  ]) {
    await expect(action(page, name)).toHaveCount(0);
  }
});

test("while registration is open registrators see actions for teams and guests", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BG");
  await setClock(context, open);
  await page.goto("/");
  await expect(action(page, "Add Team")).toHaveAttribute("href", "/addTeam");
  await expect(action(page, "List and Edit Teams")).toHaveAttribute("href", "/listTeams");
  await expect(action(page, "Add Guest")).toHaveAttribute("href", "/addGuest");
  await expect(action(page, "List and Edit Guests")).toHaveAttribute("href", "/listGuests");
  await expect(page.getByText("Registration time is over!")).toHaveCount(0);
});

for (const [when, at] of [
  ["from the end of registration", atEnd],
  ["until a day later", lastEditMoment],
] as const) {
  test(`${when} registrators see that registration has ended and can edit names and guests`, async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "TeamRegistrator", "BG");
    await setClock(context, at);
    await page.goto("/");
    await expect(page.getByText("Registration time is over!")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: mayEdit })).toHaveAttribute("href", "/listTeams");
    await expect(action(page, "Add Team")).toHaveCount(0);
    await expect(action(page, "List and Edit Teams")).toHaveCount(0);
    await expect(action(page, "Add Guest")).toBeVisible();
    await expect(action(page, "List and Edit Guests")).toBeVisible();
  });
}

test("a day after the end of registration nothing can be edited", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "BG");
  await setClock(context, closed);
  await page.goto("/");
  await expect(page.getByText("Registration time is over!")).toBeVisible();
  await expect(page.getByText(mayEdit)).toHaveCount(0);
  for (const name of ["Add Team", "List and Edit Teams", "Add Guest", "List and Edit Guests"])
    await expect(action(page, name)).toHaveCount(0);
  await expect(action(page, "your teams")).toHaveAttribute("href", "/listTeams");
  await expect(action(page, "your guests")).toHaveAttribute("href", "/listGuests");
});

test("the home page links administrators to the control panel and guides to their teams", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/");
  await expect(action(page, "Control Panel")).toHaveAttribute("href", "/controlPanel");
  await expect(action(page, "View my teams")).toHaveCount(0);
  await context.clearCookies();
  await signInAsNew(context, "Guide");
  await page.goto("/");
  await expect(action(page, "View my teams")).toHaveAttribute("href", "/guideHome");
  await expect(action(page, "Control Panel")).toHaveCount(0);
});
