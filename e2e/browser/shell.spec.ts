import { expect, holdScripts, signInAsNew, test } from "@/e2e/support/browser";
import { menuPages } from "@/lib/site/pages/public-pages";

test("the submenu opens on hover before hydration, stays open after it, says whether it is open, opens and closes by key wherever the focus is, and links to its pages", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: "Main" });
  const [information, rules] = [
    menu.getByRole("button", { name: "Information" }),
    menu.getByRole("link", { name: "Rules" }),
  ];
  await information.hover();
  await expect(rules).toBeVisible();
  releaseScripts();
  // The button is enabled once the page is hydrated.
  await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
  await expect(rules).toBeVisible();
  await page.mouse.move(0, 600);
  await expect(rules).toBeHidden();
  await expect(information).toHaveAttribute("aria-expanded", "false");
  await information.hover();
  await expect(information).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("E-mail").press("Escape");
  await expect(rules).toBeHidden();
  await expect(information).toHaveAttribute("aria-expanded", "false");
  await page.mouse.move(0, 600);
  await information.press("Enter");
  await expect(rules).toBeVisible();
  await rules.press("Escape");
  await expect(rules).toBeHidden();
  await expect(information).toBeFocused();
  await information.click();
  await page.mouse.move(0, 600);
  await expect(information).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(information).toBeFocused();
  await information.click();
  await page.mouse.move(0, 600);
  await expect(rules).toBeVisible();
  await page.getByLabel("E-mail").focus();
  await expect(rules).toBeHidden();
  await information.hover();
  await rules.click();
  await expect(page).toHaveURL("/information/rules");
});

test("a button opens the phone's menu of the same links; Escape or a link closes it", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/login");
  // The button is enabled once the page is hydrated.
  await expect(page.getByRole("button", { name: "Log in" })).toBeEnabled();
  const banner = page.getByRole("banner");
  const [button, login] = [banner.getByText("Menu"), banner.getByRole("link", { name: "Login" })];
  await expect(login).toBeHidden();
  await button.click();
  for (const name of [...menuPages("HIDDEN").map(({ title }) => title), "Login"])
    await expect(banner.getByRole("link", { name, exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await login.focus();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await banner.getByRole("link", { name: "Schedule" }).click();
  await expect(page).toHaveURL("/schedule");
  await expect(banner.getByRole("link", { name: "Schedule" })).toBeHidden();
});

test.describe("a page without access", () => {
  test.use({ expectedErrors: ["403 /addTeam", "403 /forbidden"] });

  test("is 403, without its content, and says why: another role, or not logged in", async ({ page, context }) => {
    expect((await page.goto("/forbidden"))?.status()).toBe(403);
    await expect(page.getByText("You are not logged in.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    await signInAsNew(context, "Guide");
    expect((await page.goto("/addTeam"))?.status()).toBe(403);
    await expect(page.getByText("This page is for another role.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Register team" })).toHaveCount(0);
  });
});
