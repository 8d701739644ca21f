import { delayScripts, expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { menuPages, shownPages } from "@/lib/pages/public-pages";

const titles = [
  ...shownPages("HIDDEN").map(({ path, title }) => [path, path === "/" ? "" : title] as const),
  ["/login", "Log in"] as const,
];

for (const [path, title] of titles) {
  test(`${path} has its title and fits every width from a phone to a wide screen`, async ({ page }) => {
    await page.goto(path);
    expect((await page.title()).startsWith(`IATI · ${title}`)).toBe(true);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
    }
  });
}

test("the add-team form with errors fits a phone", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "UY");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/addTeam");
  await page.getByLabel("The team has a deputy leader").check();
  await page.getByRole("button", { name: "Register team" }).click();
  await expect(page.getByText("Team name is required.").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("the navigation links to every public page, with Rules and Environment under Information", async ({ page }) => {
  await page.goto("/");
  const navigation = page.getByRole("navigation");
  for (const { path, title } of menuPages("HIDDEN").filter(({ menu }) => menu === undefined))
    await expect(navigation.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", path);
  const information = navigation.getByRole("button", { name: "Information" });
  await expect(navigation.getByRole("link", { name: "Rules" })).toBeHidden();
  await information.hover();
  await navigation.getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL("/information/rules");
});

test("the submenu opens on hover before hydration and stays open after it", async ({ page }) => {
  const releaseScripts = await delayScripts(page);
  await page.goto("/schedule", { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "Information" }).hover();
  await expect(menu.getByRole("link", { name: "Rules" })).toBeVisible();
  releaseScripts();
  await expect(menu.locator("li[data-live]").first()).toBeVisible();
  await expect(menu.getByRole("link", { name: "Rules" })).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(menu.getByRole("link", { name: "Rules" })).toBeHidden();
});

test("on a phone a button opens a menu with the same links", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/");
  const menu = page.getByRole("banner");
  await expect(menu.getByRole("link", { name: "Schedule" })).toBeHidden();
  await menu.getByText("Menu").click();
  for (const name of [...menuPages("HIDDEN").map(({ title }) => title), "Login"])
    await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
  await menu.getByRole("link", { name: "Schedule" }).click();
  await expect(page).toHaveURL("/schedule");
  await expect(menu.getByRole("link", { name: "Schedule" })).toBeHidden();
});

test("Escape closes the phone's menu and moves the focus to its button", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  // Set once the page is hydrated.
  await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
  const banner = page.getByRole("banner");
  const [button, login] = [banner.getByText("Menu"), banner.getByRole("link", { name: "Login" })];
  await button.click();
  await login.focus();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();
});

test("the footer shows the tournament, the year and the contact e-mail", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("XIII International Autumn Tournament in Informatics")).toBeVisible();
  await expect(footer.getByText("2025")).toBeVisible();
  await expect(footer.getByRole("link", { name: "office@tournament.example" })).toHaveAttribute(
    "href",
    "mailto:office@tournament.example",
  );
});

test("the demo's clock buttons are not shown on a real site", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText(/Demo: it is/)).toHaveCount(0);
});

test.describe("an unknown URL", () => {
  test.use({ expectedErrors: ["404"] });

  test("shows a 404 page with links", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Teams" })).toBeVisible();
  });
});

test.describe("a page for another role", () => {
  test.use({ expectedErrors: ["403"] });

  test("shows a 403 page without the page's content", async ({ page, context }) => {
    await signInAsNew(context, "Guide");
    const response = await page.goto("/addTeam");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("button", { name: "Register team" })).toHaveCount(0);
    await expect(page.getByText("This page is for another role.")).toBeVisible();
  });

  test("does not tell a visitor that they are logged in", async ({ page }) => {
    expect((await page.goto("/forbidden"))?.status()).toBe(403);
    await expect(page.getByText("You are not logged in.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  });
});
