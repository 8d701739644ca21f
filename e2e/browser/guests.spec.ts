import { expect, holdRequests, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { createGuest } from "@/e2e/support/create-guest";
import { guestPage } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { pictureBase64, pictureFile } from "@/e2e/support/payloads";
import { query } from "@/e2e/support/site";

test("a guest is registered once, with a spinner and a picture, and listed in the venue's time", {
  tag: "@engines",
}, async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "IE");
  const guests = guestPage(page);
  await guests.open();
  await expect(page.getByText("Guests do not receive promotional materials")).toBeVisible();
  await guests.fill("Elena Gosteva");
  const buffer = await pictureFile("#22637b");
  await page.getByLabel("Upload picture").setInputFiles({ name: "elena.png", mimeType: "image/png", buffer });
  await page.getByLabel("May the picture be shown in public?").selectOption("Yes");
  const release = await holdRequests(page, "**/api/Person");
  await guests.register.click();
  await expect(guests.register).toBeDisabled();
  await expect(guests.register.getByTestId("spinner")).toBeVisible();
  release();
  await expect(page.getByText("Guest has added successfully.")).toBeVisible();
  await expect(page).toHaveURL("/listGuests");
  const row = guests.row("Elena Gosteva");
  await expect(row.getByRole("rowheader").getByText("Елена Гостева")).toBeVisible();
  for (const text of ["M", "9 Apr, 14:30 Other", "13 Apr, 09:00 Other"]) {
    await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
  await expect.poll(() => row.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(300);
});

test("a link of the errors' summary focuses its field, with the label in view", async ({ page, context }) => {
  await signInAsNew(context, "TeamRegistrator", "IE");
  const guests = guestPage(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await guests.open();
  await guests.register.click();
  const required = ["Full Name", "Time of Arrival", "Arrival location", "Time of Departure", "Departure location"];
  for (const field of required) await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
  for (const field of ["Native Name", "T-shirt size"]) {
    await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "false");
  }
  const summary = page.getByRole("region", { name: "5 fields need your attention" });
  await expect(summary.getByRole("heading")).toBeFocused();
  await summary.getByRole("link", { name: "Full name is required." }).click();
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByText("Full name *")).toBeInViewport({ ratio: 1 });
});

test.describe("when a response is lost", () => {
  test.use({ expectedErrors: ["net::ERR_CONNECTION_RESET /api/Person/", "409 /api/Person/"] });

  test("an unchanged guest is not sent, an edited one's values are shown, the picture is kept, and sending the same edit again is not a conflict", async ({
    page,
    context,
  }) => {
    const account = await signedIn("TeamRegistrator", "LU");
    await signInAs(context, account);
    const picture = await pictureBase64("#4d6b3c");
    const { id } = await createGuest(account.token, { fullName: "Before Edit", picture });
    const guests = guestPage(page);
    await guests.list();
    await page.getByRole("link", { name: "Edit Before Edit" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Before Edit");
    await expect(page.getByLabel("Native Name")).toHaveValue("Елена Гостева");
    await expect(page.getByLabel("T-shirt size")).toHaveValue("M");
    await expect(page.getByLabel("Time of Arrival")).toHaveValue("2025-04-09T14:30");
    await expect(page.getByLabel("Departure location")).toHaveValue("Other");
    await guests.save.click();
    await expect(page.getByText("Please make some changes to edit the guest.")).toBeVisible();
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
