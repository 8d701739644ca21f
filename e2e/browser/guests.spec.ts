import { expectAccessible } from "@/e2e/support/axe";
import { expect, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { guestPage, makeGuest } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { query } from "@/e2e/support/site";
import { pictureBase64 } from "@/e2e/support/team-payload";

const editDay = "2025-03-21T12:00:00Z";
const afterwards = "2025-03-23T12:00:00Z";
const storedName = (id: string) => query<{ fullName: string }>('SELECT "fullName" FROM "Person" WHERE "id" = $1', [id]);

test.describe("the guest form", () => {
  test("registers a guest with a picture, whom the list shows in the venue's time", async ({ page, context }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    await guests.open();
    await expect(page.getByText("Guests do not receive promotional materials")).toBeVisible();
    await guests.fill("Elena Gosteva");
    const buffer = Buffer.from(await pictureBase64("#22637b"), "base64");
    await page.getByLabel("Upload picture").setInputFiles({ name: "elena.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Remove picture" }).waitFor();
    await guests.register.click();
    await expect(page.getByText("Guest has added successfully.")).toBeVisible();
    await expect(page).toHaveURL("/listGuests");
    const row = guests.row("Elena Gosteva");
    for (const text of ["Елена Гостева", "M", "9 Apr, 14:30", "13 Apr, 09:00"]) {
      await expect(row.getByRole("cell", { name: text, exact: true })).toBeVisible();
    }
    await expect(row.getByRole("cell", { name: "Other", exact: true })).toHaveCount(2);
    await expect.poll(() => row.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(300);
  });

  test("shows a spinner while saving and cannot be submitted twice", async ({ page, context }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    await guests.open();
    await guests.fill("Slow Guest");
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
    await expect(page).toHaveURL("/listGuests");
  });

  test("requires the name and the four travel fields, each with a red border and a focusable warning", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    await guests.open();
    const warnings = page.getByRole("button", { name: "Please Fill Required Field!" });
    await expect(warnings).toHaveCount(0);
    await guests.register.click();
    const required = ["Full Name", "Time of Arrival", "Arrival location", "Time of Departure", "Departure location"];
    for (const label of required) await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    for (const label of ["Native Name", "T-shirt size"]) {
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "false");
    }
    const summary = page.getByRole("region", { name: "5 fields need attention" });
    await expect(summary.getByRole("heading")).toBeFocused();
    await summary.getByRole("link").first().click();
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await expect(warnings).toHaveCount(5);
    await warnings.first().focus();
    await expect(warnings.first().getByText("Please Fill Required Field!")).toBeVisible();
    await expectAccessible(page);
  });

  test("an invalid field is focused with its label in view", async ({ page, context }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    const name = page.getByLabel("Full name");
    const label = page.getByText("Full name *");
    const link = page.getByRole("link", { name: "Full name is required." });
    async function submit(height: number) {
      await page.setViewportSize({ width: 1280, height });
      await guests.open();
      await guests.register.click();
    }
    // The summary's link focuses it in a low window, the submit in a high one.
    await submit(600);
    await link.click();
    await expect(name).toBeFocused();
    await expect(label).toBeInViewport({ ratio: 1 });
    await submit(1400);
    await expect(name).toBeFocused();
    await expect(link).toHaveCount(0);
    await expect(label).toBeInViewport({ ratio: 1 });
  });

  test("rejects a name with a character that names do not have and accepts one in another script", async ({
    page,
    context,
  }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    await guests.open();
    await guests.fill("Two @ Signs");
    await guests.register.click();
    const refusal = page.getByText("Remove “@” from “@”");
    await expect(refusal).toBeVisible();
    await page.getByLabel("Full Name").fill("Дъбравка O’Brien");
    await expect(refusal).toHaveCount(0);
    await guests.register.click();
    await expect(page.getByText("Guest has added successfully.")).toBeVisible();
  });

  test("rejects a departure before the arrival", async ({ page, context }) => {
    await signInAsNew(context, "TeamRegistrator", "IS");
    const guests = guestPage(page);
    await guests.open();
    await guests.fill("Early Leaver");
    await page.getByLabel("Time of Departure").fill("2025-04-09T14:30");
    await guests.register.click();
    await expect(page.getByText("The departure must be later than the arrival.")).toBeVisible();
  });

  test("shows the edited guest's values and keeps their picture", async ({ page, context }) => {
    const account = await signedIn("TeamRegistrator", "LU");
    await signInAs(context, account);
    const guest = await makeGuest(account.token, { fullName: "Before Edit", picture: await pictureBase64("#4d6b3c") });
    const guests = guestPage(page);
    await guests.list();
    await page.getByRole("link", { name: "Edit Before Edit" }).click();
    await expect(page.getByLabel("Full Name")).toHaveValue("Before Edit");
    await expect(page.getByLabel("Native Name")).toHaveValue("Елена Гостева");
    await expect(page.getByLabel("T-shirt size")).toHaveValue("M");
    await expect(page.getByLabel("Time of Arrival")).toHaveValue("2025-04-09T14:30");
    await expect(page.getByLabel("Departure location")).toHaveValue("Other");
    await page.getByLabel("Full Name").fill("After Edit");
    await guests.save.click();
    await expect(page.getByText("Guest has edited successfully.")).toBeVisible();
    await expect(page).toHaveURL("/listGuests");
    await expect(guests.row("After Edit").locator("img")).toHaveCount(1);
    expect(await storedName(guest.id)).toEqual([{ fullName: "After Edit" }]);
  });
});

test.describe("another country's guest", () => {
  test.use({ expectedErrors: ["404"] });

  test("is neither listed nor editable", async ({ page, context }) => {
    const other = await signedIn("TeamRegistrator", "NZ");
    const guest = await makeGuest(other.token, { fullName: "Not Yours" });
    await signInAsNew(context, "TeamRegistrator", "KI");
    const guests = guestPage(page);
    await guests.list();
    await expect(page.getByText("Not Yours")).toHaveCount(0);
    const response = await guests.edit(guest.id);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Not Yours")).toHaveCount(0);
  });
});

test("on the edit day guests can still be added, edited and deleted", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "TV");
  await signInAs(context, account);
  await makeGuest(account.token, { fullName: "Still Here" });
  await setClock(context, editDay);
  const guests = guestPage(page);
  await guests.list();
  await expect(page.getByRole("link", { name: "Edit Still Here" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Still Here" })).toBeVisible();
  await guests.open();
  await guests.fill("Last Minute");
  await guests.register.click();
  await expect(page.getByText("Guest has added successfully.")).toBeVisible();
});

test("after the edit period the guests are read-only and the pages show the passed date", async ({ page, context }) => {
  const account = await signedIn("TeamRegistrator", "NR");
  await signInAs(context, account);
  const { id } = await makeGuest(account.token, { fullName: "Only Read" });
  await setClock(context, afterwards);
  const guests = guestPage(page);
  await guests.list();
  await expect(guests.row("Only Read")).toBeVisible();
  await expect(page.getByText(/The edit period ended on 2\d March 2025/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Edit|Add Guest/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Delete/ })).toHaveCount(0);
  for (const open of [guests.open, () => guests.edit(id)]) {
    await open();
    await expect(page.getByText(/Registration time is over! The edit period ended on 2\d March 2025/)).toBeVisible();
    await expect(page.getByRole("button", { name: /Register Guest|Edit Guest/ })).toHaveCount(0);
  }
});

test.describe("when a response is lost", () => {
  test.use({ expectedErrors: ["/api/Person", "Failed to load resource"] });

  test("sending the same edit again is not a conflict", async ({ page, context }) => {
    const account = await signedIn("TeamRegistrator", "PW");
    await signInAs(context, account);
    const { id } = await makeGuest(account.token, { fullName: "Answer Lost" });
    const guests = guestPage(page);
    await guests.edit(id);
    await page.getByLabel("Full Name").fill("Answer Found");
    await page.route(
      `**/api/Person/${id}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await guests.save.click();
    await expect(page.getByText("The site could not be reached.")).toBeVisible();
    await guests.save.click();
    await expect(page.getByText("Guest has edited successfully.")).toBeVisible();
    await expect(guests.row("Answer Found")).toBeVisible();
  });
});
