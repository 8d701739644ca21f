import type { Page } from "@playwright/test";
import { expect, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

test("a user logs in, is greeted by name, and logs out", { tag: "@engines" }, async ({ page, context }) => {
  const account = await insertAccount("TeamRegistrator", "CY");
  await page.goto("/login");
  await logIn(page, account);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Test TeamRegistrator").first()).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toHaveCount(0);
  const [session] = (await context.cookies()).filter(({ name }) => name === "session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });

  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Hello, Test TeamRegistrator" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
});

test("a protected page redirects to the login and opens after it", async ({ page }) => {
  const account = await insertAccount("TeamRegistrator", "CY");
  await page.goto("/addTeam");
  await expect(page).toHaveURL("/login?next=%2FaddTeam");
  await expect(page.getByText("Log in to open Add team.")).toBeVisible();
  await logIn(page, account);
  await expect(page).toHaveURL("/addTeam");
});

test.describe("a failed login", () => {
  test.use({ expectedErrors: ["401 /api/auth/callback/credentials"] });

  test("shows the reason and keeps the e-mail; the next one redirects only within this site", async ({ page }) => {
    const account = await insertAccount("TeamRegistrator", "CY");
    await page.goto("/login?next=//elsewhere.example/");
    await logIn(page, { email: account.email, password: "wrong" });
    const toast = page.getByRole("listitem").filter({ hasText: "Incorrect e-mail or password." });
    await expect(toast).toBeVisible();
    await expect(page.getByRole("button", { name: "Log in" })).toBeFocused();
    expect(await toast.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);
    await expect(page.getByText("Incorrect e-mail or password.")).toBeVisible();
    await expect(page.getByLabel("E-mail")).toHaveValue(account.email);
    await logIn(page, account);
    await expect(page).toHaveURL("/");
  });
});

test.describe("the login form", () => {
  test.use({ expectedErrors: ["net::ERR_INTERNET_DISCONNECTED /api/auth/", "console: [next-auth]"] });

  test("names empty fields, shows the typed password, leads to a new one, and keeps what was typed when the site cannot be reached", async ({
    page,
  }) => {
    await page.goto("/login");
    const box = page.getByRole("heading", { name: "Log in" }).locator("..");
    expect((await box.boundingBox())?.width).toBe(500);
    const forgotten = page.getByRole("main").getByText("Forgot your password?");
    await expect(forgotten.getByRole("link")).toHaveAttribute("href", "/forgotPassword");

    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("E-mail is required.")).toBeVisible();
    await expect(page.getByText("Password is required.")).toBeVisible();

    const account = page.getByRole("group", { name: "Your account" });
    await account.getByLabel("Password").fill("typed");
    await account.getByRole("button", { name: "Show password" }).click();
    await expect(account.getByRole("textbox", { name: "Password" })).toHaveValue("typed");
    await account.getByRole("button", { name: "Hide password" }).click();
    await expect(account.getByLabel("Password")).toHaveAttribute("type", "password");

    await page.getByLabel("E-mail").fill("nobody@test.example");
    await page.route("**/api/auth/**", (route) => route.abort("internetdisconnected"));
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("The site could not be reached.").first()).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveValue("typed");
  });
});
