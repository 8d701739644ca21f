import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAsNew, test } from "@/e2e/support/browser";
import { insertAccount } from "@/e2e/support/factory";

/** The link of the newest mail to an address, as an administrator reads it on the site. */
async function linkFor(page: Page, email: string): Promise<string> {
  await page.goto(`/controlPanel/mail?q=${email}`);
  await page.getByRole("row", { name: email }).getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const text = await dialog.innerText();
  const link = /\/password#[\w-]{43}/;
  expect(text).toMatch(link);
  return link.exec(text)?.[0] ?? "";
}

test.use({
  expectedErrors: ["404 /api/Identity/passwordLink", "404 /api/Identity/chosenPassword", "422 /api/Identity/"],
});

test("an invited user chooses a password with the link from the mail and is logged in", async ({
  page,
  context,
  browser,
}) => {
  const [email, password] = [`${randomUUID()}@invited.example`, `chosen-${randomUUID()}`];
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/users?user=new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Send an invitation").check();
  await expect(form.getByRole("button", { name: "Generate" })).toHaveCount(0);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Name").fill("Ivana Invited");
  await form.getByLabel("Role").selectOption("Guide");
  await form.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByText("User has been created successfully!")).toBeVisible();
  await expect(page.getByRole("row", { name: email })).toContainText("not chosen yet");

  await page.goto(`/controlPanel/users?q=${email}`);
  await page.getByRole("link", { name: "Edit Ivana Invited" }).click();
  await form.getByRole("button", { name: "Invite again Ivana Invited" }).click();
  await expect(
    page.getByText("The invitation of Ivana Invited is written. This site sends no mail: open Mail,"),
  ).toBeVisible();
  const link = await linkFor(page, email);

  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`For Ivana Invited, ${email}`)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel("New password").first().fill(password);
  await visitor.getByLabel("New password again").fill("another one");
  await visitor.getByRole("button", { name: "Save and log in" }).click();
  await expect(visitor.getByText("The passwords do not match.")).toBeVisible();
  await visitor.getByLabel("New password again").fill(password);
  await visitor.getByRole("button", { name: "Save and log in" }).click();
  await expect(visitor).toHaveURL("/");
  await visitor.goto("/guideHome");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("My teams 0");
  await visitor.goto(link);
  await expect(visitor.getByRole("main").getByText("This link is no longer valid")).toBeVisible();
  await expect(visitor.getByText("For Ivana Invited")).toHaveCount(0);
  for (const label of [/^New password \*/, /again/]) await visitor.getByLabel(label).fill(password);
  await visitor.getByRole("button", { name: "Save and log in" }).click();
  await expect(visitor.getByRole("main").getByText("This link is no longer valid")).toBeVisible();
  await visitorContext.close();
});

test("invitations from a file are copied from the page Mail and marked as sent, where the site sends none", async ({
  page,
  context,
}) => {
  const emails = [1, 2].map(() => `${randomUUID()}@invited.example`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/users/import");
  await page.getByLabel("Send invitations").check();
  const rows = emails.map((email) => `BG,New Registrator,${email}`);
  const buffer = Buffer.from(["country,name,email", ...rows].join("\n"));
  await page.getByLabel("Choose a CSV file").setInputFiles({ name: "users.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Create 2 users" }).click();
  const written = page.getByText("2 invitations are written. This site sends no mail: open Mail, copy and send them.");
  await expect(written).toBeVisible();
  await expectAccessible(page);
  await written.getByRole("link", { name: "Mail" }).click();
  await expect(page.getByText("This site sends no mail: open each mail that waits")).toBeVisible();
  await page.goto(`/controlPanel/mail?q=${emails[0]}`);
  const row = page.getByRole("row", { name: emails[0] });
  await row.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText(`The text for ${emails[0]} is copied.`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("You are the registrator of Bulgaria");
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(dialog.getByRole("button", { name: "Mark as sent" })).toHaveCount(0);
  await expect(dialog).toContainText("/password#…");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row).toContainText("Sent");
});

test("the draft of an ended session is kept on the pages for logging in and for a forgotten password", async ({
  page,
}) => {
  await page.goto("/login");
  const key = `draft:${randomUUID()}:new team`;
  await page.evaluate((name) => localStorage.setItem(name, "{}"), key);
  await page.reload();
  await page.getByRole("link", { name: "Get a link to choose a new one" }).click();
  await page.getByLabel("E-mail").fill("nobody@invited.example");
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await expect(
    page.getByText("If nobody@invited.example has a login here, a mail with a link is written."),
  ).toBeVisible();
  const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith("draft:"));
  expect(await page.evaluate(drafts)).toEqual([key]);
});

test("a forgotten password is replaced with a link from a mail, even with the characters behind it", async ({
  page,
  context,
  browser,
}) => {
  const { email } = await insertAccount("Guide");
  const password = `chosen-${randomUUID()}`;
  const visitorContext = await browser.newContext();
  const visitor = await visitorContext.newPage();
  await visitor.goto("/login");
  await visitor.getByRole("link", { name: "Get a link to choose a new one" }).click();
  await visitor.getByLabel("E-mail").fill("not an address");
  await visitor.getByRole("button", { name: "Ask for a link" }).click();
  await expect(visitor.getByLabel("E-mail")).toBeFocused();
  await visitor.getByLabel("E-mail").fill(email);
  await visitor.getByRole("button", { name: "Ask for a link" }).click();
  await expect(visitor.getByText(`If ${email} has a login here, a mail with a link is written.`)).toBeVisible();
  await expectAccessible(visitor);

  await signInAsNew(context, "Administrator");
  await visitor.goto(`${await linkFor(page, email)}>.`);
  await visitor.getByLabel("New password").first().fill(password);
  await visitor.getByLabel("New password again").fill(password);
  await visitor.getByRole("button", { name: "Save and log in" }).click();
  await expect(visitor).toHaveURL("/");
  await visitor.getByRole("button", { name: "Logout" }).click();
  await expect(visitor.getByRole("link", { name: "Login" })).toBeVisible();
  await visitor.goto("/login");
  await visitor.getByLabel("E-mail").fill(email);
  await visitor.getByRole("group", { name: "Your account" }).getByLabel("Password").fill(password);
  await visitor.getByRole("button", { name: "Log in" }).click();
  await expect(visitor).toHaveURL("/");
  await visitorContext.close();
});
