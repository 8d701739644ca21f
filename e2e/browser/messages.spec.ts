import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { insertTeam } from "@/e2e/support/factory";
import { countryByCode, db } from "@/e2e/support/site";

test("an administrator writes to the leaders whom a list shows, after a preview and a test", async ({
  page,
  context,
}) => {
  const { people } = await insertTeam(await countryByCode("BN"), { size: 1 });
  for (const [personId, email] of [
    [people.leader, "leader@brunei.example"],
    [people.deputy, "deputy@brunei.example"],
  ])
    await db.leader.updateMany({ where: { personId }, data: { email } });
  const deputy = await db.person.findUniqueOrThrow({ where: { id: people.deputy }, select: { fullName: true } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { email } = await signInAsNew(context, "Administrator");

  await page.goto("/controlPanel/leaders?country=Brunei");
  await page.getByRole("link", { name: "Write to these" }).click();
  await expect(page.getByRole("heading", { name: "New message" })).toBeVisible();
  await expect(page.getByText(/^2 of \d+ chosen$/)).toBeVisible();
  const subject = page.getByRole("textbox", { name: "Subject" });
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const check = page.getByRole("button", { name: "Preview and send" });
  await subject.fill("Bus for {team}");
  await text.fill("Dear {nmae}: {transfer}");
  await check.click();
  await expect(text).toHaveAccessibleDescription(/There is no placeholder {nmae} here\./);
  await expect(text).toBeFocused();
  await text.fill("Dear {name}: {transfer}");
  await page.reload();
  await expect(subject).toHaveValue("Bus for {team}");
  await expect(text).toHaveValue("Dear {name}: {transfer}");
  await expectAccessible(page);

  await check.click();
  const dialog = page.getByRole("dialog", { name: "Write 2 mails?" });
  await expect(dialog).toContainText("Leaders: country Brunei");
  await expect(dialog).toContainText("{transfer} is “not assigned yet” for 2 recipients.");
  await dialog.getByLabel("Preview for").selectOption("deputy@brunei.example");
  await expect(dialog).toContainText(`Dear ${deputy.fullName}: not assigned yet`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText("The test is written.")).toBeVisible();
  expect(await db.mail.count({ where: { to: email, messageId: null } })).toBe(1);
  await dialog.getByRole("button", { name: "Write 2 mails" }).click();

  await expect(page.getByRole("heading", { name: "Bus for {team}" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("0 sent, 2 waiting, 0 failed.");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await main.getByRole("button", { name: "Copy addresses" }).click();
  await expect(page.getByText("The addresses are copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "deputy@brunei.example, leader@brunei.example",
  );
  // The text differs from mail to mail.
  await expect(main.getByRole("button", { name: "Copy text" })).toHaveCount(0);
  await main.getByRole("link", { name: "deputy@brunei.example" }).click();
  const mail = page.getByRole("dialog");
  await expect(mail).toContainText(`Dear ${deputy.fullName}: not assigned yet`);
  await mail.getByRole("button", { name: "Close" }).first().click();
  await main.getByRole("button", { name: "Mark 2 as sent" }).click();
  await expect(main).toContainText("2 sent, 0 waiting, 0 failed.");

  await page.goto("/controlPanel/mail");
  await expect(page.getByRole("row", { name: "Leaders: country Brunei" })).toContainText("Bus for {team}");
  await page.getByRole("link", { name: "New message" }).click();
  await expect(subject).toHaveValue("");
  await page.getByRole("link", { name: "Guests", exact: true }).last().click();
  await expect(page.getByText("The registrators of the guests’ countries get it")).toBeVisible();
});

test("a message that was not sent is continued with the recipients that were chosen last", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/mail/new?to=teams");
  await page.getByRole("textbox", { name: "Subject" }).fill("Bus");
  const chosen = page.getByText(/^\d+ of \d+ chosen$/);
  const everybody = await chosen.innerText();
  await page.getByLabel("Country").selectOption("Bulgaria");
  await expect(chosen).not.toHaveText(everybody);
  const bulgarians = await chosen.innerText();
  await page.goto("/controlPanel/mail");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Bus");
  await expect(chosen).toHaveText(bulgarians);
  await expect(page).toHaveURL(/country=Bulgaria/);
});

test("the organisers' own words in mails are shown as somebody gets them, before they are saved", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/edition");
  const field = page.getByRole("textbox", { name: "Paragraph in reminders of what is missing" });
  await field.fill("Dear friends in {country},\nplease write by {deadline}.");
  await page.getByText("Preview of Paragraph in reminders of what is missing").click();
  await expect(
    page.getByText(/Dear Ana Petrova,\s+\(What the site writes\.\)\s+Dear friends in Bulgaria,/),
  ).toBeVisible();
  await field.fill("Dear friends in {town}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field).toHaveAccessibleDescription(/There is no placeholder {town} here\./);
});
