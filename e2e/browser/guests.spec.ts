import { expectAccessible } from "@/e2e/support/axe";
import { expect, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { guestPage, makeGuest } from "@/e2e/support/guest-page";
import { call, signedIn } from "@/e2e/support/http";
import { query } from "@/e2e/support/site";
import { pictureBase64 } from "@/e2e/support/team-payload";

test("a guest is registered once, with a spinner and a picture, and listed in the venue's time", {
  tag: "@engines",
}, async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "IS");
  const guests = guestPage(page);
  await guests.open();
  await expect(page.getByText("Guests do not receive promotional materials")).toBeVisible();
  await guests.fill("Elena Gosteva");
  const buffer = Buffer.from(await pictureBase64("#22637b"), "base64");
  await page.getByLabel("Upload picture").setInputFiles({ name: "elena.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/Person", async (route) => {
    await held;
    await route.continue();
  });
  await guests.register.click();
  await expect(guests.register).toBeDisabled();
  await expect(guests.register.getByTestId("spinner")).toBeVisible();
  answer();
  await expect(page.getByText("Guest has added successfully.")).toBeVisible();
  await expect(page).toHaveURL("/listGuests");
  const row = guests.row("Elena Gosteva");
  await expect(row.getByRole("rowheader").getByText("Елена Гостева")).toBeVisible();
  for (const text of ["M", "9 Apr, 14:30 Other", "13 Apr, 09:00 Other"]) {
    await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
  await expect.poll(() => row.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(300);
});

test("required fields get a red border, a focusable warning and a link, and an invalid field is focused with its label in view", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "IS");
  const guests = guestPage(page);
  const name = page.getByLabel("Full name");
  const label = page.getByText("Full name *");
  const summary = page.getByRole("region", { name: "5 fields need your attention" });
  const link = summary.getByRole("link", { name: "Full name is required." });
  const warnings = page.getByRole("img", { name: "Please Fill Required Field!" });
  async function submit(height: number) {
    await page.setViewportSize({ width: 1280, height });
    await guests.open();
    await expect(warnings).toHaveCount(0);
    await guests.register.click();
  }

  await test.step("by the summary's link in a low window", async () => {
    await submit(600);
    const required = ["Full Name", "Time of Arrival", "Arrival location", "Time of Departure", "Departure location"];
    for (const field of required) await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
    for (const field of ["Native Name", "T-shirt size"]) {
      await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "false");
    }
    await expect(summary.getByRole("heading")).toBeFocused();
    await expect(summary.getByRole("link").first()).toHaveText("Full name is required.");
    await link.click();
    await expect(name).toBeFocused();
    await expect(label).toBeInViewport({ ratio: 1 });
    await expect(warnings).toHaveCount(5);
    await warnings.first().hover();
    await expect(warnings.first().getByText("Please Fill Required Field!")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("by the submit in a high window", async () => {
    await submit(1400);
    await expect(name).toBeFocused();
    await expect(link).toHaveCount(0);
    await expect(label).toBeInViewport({ ratio: 1 });
  });
});

test.describe("when the guest is deleted meanwhile", () => {
  test.use({ expectedErrors: ["404 /api/Person/"] });

  test("a save shows that the guest is gone and keeps what was typed; an unchanged guest is not sent", async ({
    page,
    context,
  }) => {
    const account = await signedIn("TeamRegistrator", "LU");
    await signInAs(context, account);
    const { id } = await makeGuest(account.token, { fullName: "Soon Gone" });
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PUT" && sent.push(request.url()));
    const guests = guestPage(page);
    await guests.edit(id);
    await guests.save.click();
    await expect(page.getByText("Please make some changes to edit the guest.")).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByLabel("Full Name").fill("Typed Name");
    await call(`DELETE /api/Person/${id}`, { token: account.token });
    await guests.save.click();
    const error = "Somebody else has deleted this in the meantime. Nothing was saved; what you typed is still here.";
    await expect(page.getByText(error)).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Typed Name");
    await expect(guests.save).toBeEnabled();
  });
});

test.describe("when a response is lost", () => {
  test.use({ expectedErrors: ["net::ERR_CONNECTION_RESET /api/Person/", "409 /api/Person/"] });

  test("an edited guest's values are shown, the picture is kept, and sending the same edit again is not a conflict", async ({
    page,
    context,
  }) => {
    const account = await signedIn("TeamRegistrator", "LU");
    await signInAs(context, account);
    const picture = await pictureBase64("#4d6b3c");
    const { id } = await makeGuest(account.token, { fullName: "Before Edit", picture });
    const guests = guestPage(page);
    await guests.list();
    await page.getByRole("link", { name: "Edit Before Edit" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Before Edit");
    await expect(page.getByLabel("Native Name")).toHaveValue("Елена Гостева");
    await expect(page.getByLabel("T-shirt size")).toHaveValue("M");
    await expect(page.getByLabel("Time of Arrival")).toHaveValue("2025-04-09T14:30");
    await expect(page.getByLabel("Departure location")).toHaveValue("Other");
    await page.getByLabel("Full Name").fill("After Edit");
    await page.route(
      `**/api/Person/${id}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await guests.save.click();
    await expect(page.getByText("The site could not be reached.").first()).toBeVisible();
    await guests.save.click();
    await expect(page.getByText("Guest has edited successfully.")).toBeVisible();
    await expect(page).toHaveURL("/listGuests");
    await expect(guests.row("After Edit").locator("img")).toHaveCount(1);
    const stored = await query('SELECT "fullName" FROM "Person" WHERE "id" = $1', [id]);
    expect(stored).toEqual([{ fullName: "After Edit" }]);
  });
});
