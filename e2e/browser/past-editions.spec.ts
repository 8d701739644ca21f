import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAsNew, test } from "@/e2e/support/browser";
import { insertPastEdition, type PastEdition } from "@/e2e/support/past-edition";

/** A text of each page of the past edition, and its title. */
const pages = {
  "": ["Welcome to the eleventh.", "XI Tournament of Old"],
  "/organizers": ["Organizer of Old", "Organizers"],
  "/patrons": ["Patron of Old", "Patrons"],
  "/sponsors": ["Golden Past", "Sponsors"],
  "/commitees": ["Bounmy Chair", "Committees"],
  "/teams": ["Keo Sisavath", "Teams"],
  "/schedule": ["Contest of Old", "Schedule"],
  "/information/rules": ["The rules of the eleventh.", "Rules"],
  "/information/environment": ["Machines of the eleventh.", "Environment"],
} as const;

let past: PastEdition;
test.beforeAll(async () => {
  past = await insertPastEdition();
});

test("each public page of a past edition shows that edition with a notice and a link to the current one", async ({
  page,
}) => {
  for (const [path, [text, title]] of Object.entries(pages)) {
    await page.goto(`/${past.year}${path}`);
    await expect(page).toHaveTitle(`OLD ${past.year} · ${title}`);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    const strip = page.getByRole("complementary", { name: "Past edition" });
    await expect(strip).toContainText(`You are looking at the ${past.year} edition.`);
    await expect(strip.getByRole("link", { name: "Go to the current edition" })).toHaveAttribute("href", path || "/");
    await expect(strip.locator("[aria-current]")).toHaveAttribute("href", `/${past.year}${path}`);
  }
});

test("the footer links to past editions, whose notice links to their pages and back", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("complementary", { name: "Past edition" })).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Past editions" })
    .getByRole("link", { name: String(past.year) })
    .click();
  await expect(page).toHaveURL(`/${past.year}`);
  await expect(page.getByRole("heading", { level: 1, name: "XI Tournament of Old" })).toBeVisible();
  await page
    .getByRole("navigation", { name: `${past.year} edition` })
    .getByRole("link", { name: "Teams" })
    .click();
  for (const name of [past.team, ...past.people])
    await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Go to the current edition" }).click();
  await expect(page).toHaveURL("/teams");
  await expect(page.getByText(past.team)).toHaveCount(0);
});

test("a past edition counts no days", async ({ page, context }) => {
  await setClock(context, `${past.year}-03-20T09:00:00Z`);
  await page.goto(`/${past.year}`);
  await expect(page.getByRole("heading", { level: 1, name: "XI Tournament of Old" })).toBeVisible();
  await expect(page.getByText("days to go")).toHaveCount(0);
});

test("a past edition shows no private details and no registration actions", async ({ page, context }) => {
  const html = await (await page.request.get(`/${past.year}/teams`)).text();
  for (const secret of ["Hidden Native", "hidden@past.example", "+856 555", "2007-07-07", "Hidden OS"])
    expect(html).not.toContain(secret);
  await signInAsNew(context, "TeamRegistrator", "LA");
  await page.goto(`/${past.year}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Add Team" })).toHaveCount(0);
});

test("the current year's URLs redirect to those without a year", async ({ page }) => {
  await page.goto("/2025/information/rules");
  await expect(page).toHaveURL("/information/rules");
});

test("a past edition's pages are accessible and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["", "/teams"]) {
    await page.goto(`/${past.year}${path}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test.describe("a year without an edition", () => {
  test.use({ expectedErrors: ["404"] });

  test("is not found", async ({ page }) => {
    for (const path of ["/1999", "/1999/teams", "/2999/schedule", "/20231/teams", "/2023/addTeam"]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    }
  });
});
