import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";
import { query } from "@/e2e/support/site";

const open = "2025-03-20T21:58:59Z";
const editDay = "2025-03-21T12:00:00Z";

const registratorLinks = { "Your teams": "/listTeams", "Add team": "/addTeam", Guests: "/listGuests" };
const roles = {
  TeamRegistrator: registratorLinks,
  Guide: { "My teams": "/guideHome" },
  Administrator: { "Control Panel": "/controlPanel" },
};

for (const width of [1280, 360]) {
  for (const [role, links] of Object.entries(roles)) {
    test(`${role}: the navigation begins with the role's pages at ${width} pixels`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: 740 });
      await signInAsNew(context, role as keyof typeof roles, "UY");
      await setClock(context, open);
      await page.goto("/schedule");
      const navigation = page.getByRole("navigation", { name: "Main" });
      if (width === 360) await page.getByRole("banner").getByText("Menu").click();
      const titles = await navigation.getByRole("link").allInnerTexts();
      expect(titles.slice(0, Object.keys(links).length + 1)).toEqual([...Object.keys(links), "Home"]);
      for (const [name, href] of Object.entries(links))
        await expect(navigation.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
      await expectNoSidewaysScroll(page);
      const [first = ""] = Object.keys(links);
      await navigation.getByRole("link", { name: first, exact: true }).click();
      await expect(page).toHaveURL(Object.values(links)[0] ?? "");
    });
  }
}

test("visitors see the public pages only", async ({ page }) => {
  await page.goto("/schedule");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link").first()).toHaveText("Home");
  for (const href of Object.values(roles).flatMap((links) => Object.values(links)))
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
});

test("once registration has ended, 'Add team' is not in the navigation", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "UY");
  await setClock(context, editDay);
  await page.goto("/schedule");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link", { name: "Your teams" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Guests" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Add team" })).toHaveCount(0);
});

test("the header fits every width with a long name, and is accessible", async ({ page, context }) => {
  const account = await insertAccount("TeamRegistrator", "UY");
  const name = "Konstantina Preobrazhenska-Velikotarnovska of the Ministry of Education";
  await query('UPDATE "User" SET "name" = $1 WHERE "id" = $2', [name, account.id]);
  await signInAs(context, account);
  await setClock(context, open);
  for (const width of [320, 360, 769, 1024, 1150, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/schedule");
    const banner = page.getByRole("banner");
    if (width <= 768) await banner.getByText("Menu").click();
    await expectNoSidewaysScroll(page);
    const boxes = await Promise.all(
      [banner.getByRole("link").first(), banner.getByTitle("Your account")].map((link) => link.boundingBox()),
    );
    const [logo, welcome] = boxes;
    if (!logo || !welcome) throw new Error("The logo or the account is not visible.");
    const isBeside = welcome.x >= logo.x + logo.width;
    const isBelow = welcome.y >= logo.y + logo.height;
    expect(isBeside || isBelow, `at ${width} pixels`).toBe(true);
    for (const link of await banner.getByRole("link").all())
      expect((await link.boundingBox())?.height, `at ${width} pixels`).toBeGreaterThanOrEqual(24);
  }
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/schedule");
    if (width === 360) await page.getByRole("banner").getByText("Menu").click();
    await expectAccessible(page);
  }
});
