import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { call, logIn } from "@/e2e/support/http";

test.use({ expectedErrors: ["422 /api/Identity/password"] });

test("the account page changes the user's own password, which ends the other sessions, and logs out everywhere", async ({
  page,
  context,
}) => {
  const account = await signInAsNew(context, "TeamRegistrator", "IS");
  const otherSession = await logIn(account);
  await page.goto("/");
  await page.getByRole("link", { name: /^Welcome,/ }).click();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByText("Team registrator", { exact: true })).toBeVisible();
  const change = page.getByRole("button", { name: "Change password" });

  await test.step("a wrong or mistyped password shows an error on its field and changes nothing", async () => {
    await page.getByLabel("Current password").fill("not this one");
    await page.getByLabel("New password", { exact: false }).first().fill("my-own-secret-1");
    await page.getByLabel("New password again").fill("another");
    await change.click();
    await expect(page.getByText("The passwords do not match.")).toBeVisible();
    await page.getByLabel("New password again").fill("my-own-secret-1");
    await change.click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await expectAccessible(page);
    expect(await logIn(account)).toBeTruthy();
  });

  await page.getByLabel("Current password").fill(account.password);
  await change.click();
  await expect(page.getByText("Your password has been changed. Other devices are logged out.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeVisible();
  expect((await call("GET /api/Team", { token: otherSession })).status).toBe(401);
  const newSession = await logIn({ email: account.email, password: "my-own-secret-1" });

  await page.getByRole("button", { name: "Log out everywhere…" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("navigation").getByRole("link", { name: "Login" })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === "session")).toEqual([]);
  expect((await call("GET /api/Team", { token: newSession })).status).toBe(401);
});
