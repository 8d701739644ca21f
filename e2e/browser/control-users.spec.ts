import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";
import { call, logIn } from "@/e2e/support/http";
import { uniqueName } from "@/e2e/support/names";

const newEmail = () => `${randomUUID()}@test.example`;

/** The list of users and the form that adds one: their fields, buttons and rows, found by their labels. */
function usersPage(page: Page) {
  const form = page.getByRole("dialog", { name: "Add user" });
  return {
    form,
    openForm: () => page.getByRole("link", { name: "Add user", exact: true }).click(),
    edit: (name: string) => page.getByRole("link", { name: `Edit ${name}` }).click(),
    open: (search = "") => page.goto(`/controlPanel/users${search}`),
    find: (email: string) => page.goto(`/controlPanel/users?q=${encodeURIComponent(email)}`),
    add: () => form.getByRole("button", { name: "Add user" }).click(),
    row: (email: string) => page.getByRole("row").filter({ hasText: email }),

    async fill(email: string, values: { password?: string; name?: string; role?: string; country?: string } = {}) {
      await form.getByLabel("Email").fill(email);
      if (values.password) await form.getByLabel("Password").fill(values.password);
      await form.getByLabel("Name").fill(values.name ?? "New Person");
      if (values.country) await form.getByLabel("Country").selectOption(values.country);
      await form.getByLabel("Role").selectOption(values.role ?? "Guide");
    },
  };
}

/** Creates an account whose password an administrator has given. */
async function createAccount(): Promise<{ id: string; email: string; name: string; password: string }> {
  const admin = await insertAccount("Administrator");
  const [email, name, password] = [newEmail(), uniqueName("Given"), "given-password-1"];
  const { body } = await call("POST /api/Identity/Register", {
    token: await logIn(admin),
    body: { email, name, password, role: "Guide" },
  });
  return { id: body.id, email, name, password };
}

test.describe("the form of a user", () => {
  test.use({ expectedErrors: ["409 /api/Identity/Register"] });

  test("shows errors on their fields and creates an account with a generated password, which the list shows", {
    tag: "@engines",
  }, async ({ page, context }) => {
    const admin = await signInAsNew(context, "Administrator");
    const users = usersPage(page);
    await users.open();
    await users.openForm();

    await test.step("a form with missing and malformed values shows their errors", async () => {
      await users.add();
      for (const text of ["Email is required.", "Password is required.", "Name is required."]) {
        await expect(users.form.getByText(text)).toBeVisible();
      }
      await expect(users.form.getByText("Role is required", { exact: false })).toBeVisible();
      await expect(users.form.getByText("A team registrator needs a country.")).toHaveCount(0);
      await users.fill("not an address", { password: "short", role: "TeamRegistrator" });
      await users.add();
      for (const text of [
        "This is not a valid e-mail address.",
        "A password needs at least 8 characters.",
        "A team registrator needs a country.",
      ]) {
        await expect(users.form.getByText(text)).toBeVisible();
      }
      await expectAccessible(page);
    });

    await test.step("a used e-mail address, in any case, keeps the typed values", async () => {
      const { email } = await insertAccount("Guide");
      await users.fill(email.toUpperCase(), { password: "long-enough-1", name: "Twice" });
      await users.add();
      await expect(users.form.getByText("This e-mail address is already in use.")).toBeVisible();
      await expect(users.form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
      await expect(users.form.getByLabel("Email")).toBeFocused();
      await expect(users.form.getByLabel("Name")).toHaveValue("Twice");
    });

    const email = newEmail();
    await users.form.getByRole("button", { name: "Generate" }).click();
    const password = await users.form.getByLabel("Password").inputValue();
    expect(password).toMatch(/^([a-z]{6}-){3}\d\d$/);
    await users.fill(email, { name: "Elena Registrator", role: "TeamRegistrator", country: "Iceland" });
    await users.add();
    await expect(page.getByText("User has been created successfully!")).toBeVisible();
    const row = users.row(email);
    for (const text of ["Elena Registrator", "Team registrator", "Iceland"]) {
      await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
    }
    await expect(users.form).toHaveCount(0);
    expect(await logIn({ email, password })).toBeTruthy();
    await expect(users.row(admin.email).getByText("set by user")).toBeVisible();
    await expect(users.row(admin.email).getByRole("button")).toHaveCount(0);
  });
});

test.describe("the list of users", () => {
  test("filters by role, masks a given password, shows and copies it, is printed without buttons and fits a phone as cards", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "Administrator");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { email, name, password } = await createAccount();
    const users = usersPage(page);
    await users.find(email);
    const row = users.row(email);
    const role = page.getByRole("search").getByLabel("Role");
    await role.selectOption("Administrator");
    await expect(page).toHaveURL(/role=Administrator/);
    await expect(page.getByText("No users match")).toBeVisible();
    await role.selectOption("Guide");
    await expect(row).toBeVisible();
    await expect(row.getByText(password)).toHaveCount(0);
    await row.getByRole("button", { name: `Show the password of ${name}` }).click();
    await expect(row.getByText(password)).toBeVisible();
    await row.getByRole("button", { name: `Hide the password of ${name}` }).click();
    await expect(row.getByText(password)).toHaveCount(0);
    await row.getByRole("button", { name: `Copy the password of ${name}` }).click();
    await expect(page.getByText(`The password of ${name} is copied.`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
    await row.getByRole("button", { name: `Copy login message for ${name}` }).click();
    await expect(page.getByText(`The login message for ${name} is copied.`)).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    for (const part of [`${new URL(page.url()).origin}/login`, email, password]) expect(message).toContain(part);

    const edit = row.getByRole("link", { name: /^Edit/ });
    await expect(edit).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(edit).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row.getByRole("button", { name: /^Show/ }).click();
    await expectNoSidewaysScroll(page);
  });

  test("resets a password, and disables an account, undoes that and enables it again", async ({ page, context }) => {
    await signInAsNew(context, "Administrator");
    const { email, name, password: former } = await createAccount();
    const users = usersPage(page);
    await users.find(email);
    const row = users.row(email);
    await users.edit(name);
    await page.getByRole("button", { name: `Reset the password of ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `New password for ${name}` });
    const editDialog = page.getByRole("dialog", { name: `Edit ${name}` });
    const password = await dialog.getByLabel("Password").inputValue();
    expect(password).not.toBe("");
    await dialog.getByLabel("Password").fill("short");
    await dialog.getByRole("button", { name: "Set password" }).click();
    await expect(dialog.getByText("A password needs at least 8 characters.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Password").fill(password);
    await dialog.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByText(`${name} has a new password.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await editDialog.getByRole("button", { name: "Close" }).click();
    await row.getByRole("button", { name: `Show the password of ${name}` }).click();
    await expect(row.getByText(password)).toBeVisible();
    expect(await logIn({ email, password })).toBeTruthy();
    await expect(logIn({ email, password: former })).rejects.toThrow();

    await users.edit(name);
    await editDialog.getByRole("button", { name: `Disable ${name}` }).click();
    await expect(page.getByText(`${name} is logged out and can no longer log in.`)).toBeVisible();
    await expect(editDialog.getByRole("button", { name: `Enable ${name}` })).toBeFocused();
    await expect(logIn({ email, password })).rejects.toThrow();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await editDialog.getByRole("button", { name: `Disable ${name}` }).click();
    await editDialog.getByRole("button", { name: "Close" }).click();
    await expect(row.getByText("Disabled")).toBeVisible();
    await users.edit(name);
    await editDialog.getByRole("button", { name: `Enable ${name}` }).click();
    await expect(page.getByText(`${name} can log in again.`)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
    await editDialog.getByRole("button", { name: "Close" }).click();
    await expect(row.getByText("Disabled")).toHaveCount(0);
    expect(await logIn({ email, password })).toBeTruthy();
  });
});

test.describe("an account with mistakes", () => {
  test.use({ expectedErrors: ["409 /api/Identity/"] });

  test("is corrected and, if it is locked, unlocked", async ({ page, context }) => {
    await signInAsNew(context, "Administrator");
    const { email, name, password } = await createAccount();
    const body = { email, password: "not this one" };
    for (let i = 0; i < 10; i++) await call("POST /api/Identity/Login", { body, from: "192.0.2.110" });
    const users = usersPage(page);
    await users.find(email);
    const row = users.row(email);
    await expect(row.getByText(/^Locked until \d\d:\d\d$/)).toBeVisible();
    await row.getByRole("button", { name: `Unlock ${name}` }).click();
    await expect(page.getByText(`${name} can log in again.`)).toBeVisible();
    await expect(row.getByText("Locked until")).toHaveCount(0);
    await expect(row).toBeFocused();

    await row.getByRole("link", { name: `Edit ${name}` }).click();
    const form = page.getByRole("dialog", { name: `Edit ${name}` });
    await form.getByLabel("Email").fill((await insertAccount("Guide")).email);
    await form.getByLabel("Role").selectOption("TeamRegistrator");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("A team registrator needs a country.")).toBeVisible();
    await form.getByLabel("Country").selectOption("Iceland");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    const corrected = newEmail();
    await form.getByLabel("Email").fill(corrected);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(`${name} has been edited.`)).toBeVisible();
    await expect(page).toHaveURL(`/controlPanel/users?q=${encodeURIComponent(email)}`);
    await users.find(corrected);
    await expect(users.row(corrected).getByRole("cell", { name: "Iceland" })).toBeVisible();
    expect(await logIn({ email: corrected, password })).toBeTruthy();
  });
});

test.describe("a file of registrators", () => {
  test.use({ expectedErrors: ["422 /api/Identity/import/csv"] });

  test("is checked, creates their accounts, and their login sheets are all that is printed", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "Administrator");
    await usersPage(page).open();
    await page.getByRole("link", { name: "Add users from a CSV file" }).click();
    const emails = [newEmail(), newEmail()];
    const choose = (countries: string[]) => {
      const rows = countries.map((country, i) => `${country},New Registrator,${emails[i]}`);
      const buffer = Buffer.from(["country,name,email", ...rows].join("\n"));
      const file = { name: "users.csv", mimeType: "text/csv", buffer };
      return page.getByLabel(/Choose (a|another) CSV file/).setInputFiles(file);
    };
    await choose(["Atlantis", "BGR"]);
    const errors = page.getByRole("table", { name: "Errors in the file" });
    await expect(
      errors.getByRole("row", {
        name: "2 country There is no country “Atlantis”. Write the English name or the code.",
      }),
    ).toBeVisible();
    await choose(["is", "BGR"]);
    const preview = page.getByRole("table", { name: "Users in the file" });
    await expect(preview.getByRole("row", { name: `Iceland New Registrator ${emails[0]}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create 2 users" }).click();
    await page.getByRole("link", { name: "Print their login sheets" }).click();
    const sheets = page.getByRole("list", { name: "Login sheets" }).getByRole("listitem");
    await expect(sheets).toHaveCount(2);
    const sheet = sheets.filter({ hasText: emails[0] });
    const password = /([a-z]{6}-){3}\d\d/.exec((await sheet.textContent()) ?? "")?.[0] ?? "";
    expect(await logIn({ email: emails[0] ?? "", password })).toBeTruthy();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  });
});

test.describe("on a lost connection", () => {
  // React reports the response that ended early.
  test.use({ expectedErrors: ["console: Error: Minified React error #412"] });

  test("a page whose refresh ends early can be loaded again", async ({ page, context }) => {
    async function cutOff(route: Route) {
      const body = await (await route.fetch()).body();
      await route.fulfill({ contentType: "text/x-component", body: body.subarray(0, body.length / 2) });
    }
    await signInAsNew(context, "Administrator");
    const { id, name } = await createAccount();
    await usersPage(page).open(`?user=${id}`);
    const disable = page.getByRole("button", { name: `Disable ${name}` });
    await expect(disable).toBeVisible();
    await page.route(/_rsc=/, cutOff, { times: 1 });
    await disable.click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: `Enable ${name}` })).toBeVisible();
  });
});
