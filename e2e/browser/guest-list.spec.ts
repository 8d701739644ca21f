import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAs, signInAsNew, test } from "@/e2e/support/browser";
import { guestPage, makeGuest } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { count, query } from "@/e2e/support/site";

const afterwards = "2025-03-23T12:00:00Z";
const isStored = async (id: string) => (await count('SELECT count(*) FROM "Person" WHERE "id" = $1', [id])) === 1;

test.describe("the guest list", () => {
  test("shows a message and a link to the form when empty", async ({ page, context }) => {
    await signInAsNew(context, "TeamRegistrator", "MC");
    await guestPage(page).list();
    await expect(page.getByRole("heading", { level: 1, name: "Guests" })).toBeVisible();
    await expect(page.getByText("No guests yet")).toBeVisible();
    await page.getByRole("link", { name: "Add Guest" }).click();
    await expect(page).toHaveURL("/addGuest");
  });

  test("deletes a guest after a confirmation and the time for undoing it", async ({ page, context }) => {
    const account = await signedIn("TeamRegistrator", "SM");
    await signInAs(context, account);
    const { id } = await makeGuest(account.token, { fullName: "Leaves Us" });
    await page.clock.install();
    const guests = guestPage(page);
    await guests.list();
    await guests.delete("Leaves Us");
    await expect(page.getByText("Leaves Us is deleted.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.clock.fastForward(9000);
    expect(await isStored(id)).toBe(true);
    const deleted = page.waitForResponse((response) => response.request().method() === "DELETE");
    await page.clock.fastForward(1500);
    expect((await deleted).status()).toBe(200);
    await expect(page.getByText("Leaves Us")).toHaveCount(0);
    expect(await isStored(id)).toBe(false);
    await page.reload();
    await expect(page.getByText("Leaves Us")).toHaveCount(0);
  });

  test("keeps a guest whose deletion is undone or not confirmed", async ({ page, context }) => {
    const account = await signedIn("TeamRegistrator", "AD");
    await signInAs(context, account);
    const { id } = await makeGuest(account.token, { fullName: "Stays Here" });
    await page.clock.install();
    const guests = guestPage(page);
    await guests.list();
    await guests.delete("Stays Here");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Delete Stays Here" })).toBeFocused();
    await page.getByRole("button", { name: "Delete Stays Here" }).click();
    await page.getByRole("button", { name: "No, keep" }).click();
    await expect(page.getByRole("button", { name: "Delete Stays Here" })).toBeFocused();
    await page.clock.fastForward(30_000);
    await page.reload();
    await expect(guests.row("Stays Here")).toBeVisible();
    expect(await isStored(id)).toBe(true);
  });

  for (const [how, leave] of [
    ["by a link", "link"],
    ["by reloading", "reload"],
  ] as const) {
    test(`sends a pending deletion when the page is left ${how}`, async ({ page, context }) => {
      const account = await signedIn("TeamRegistrator", leave === "link" ? "FJ" : "WS");
      await signInAs(context, account);
      const { id } = await makeGuest(account.token, { fullName: "Gone Anyway" });
      const guests = guestPage(page);
      await guests.list();
      await guests.delete("Gone Anyway");
      if (leave === "link") await page.getByRole("link", { name: "Add Guest" }).click();
      else await page.reload();
      await expect.poll(() => isStored(id)).toBe(false);
      if (leave === "link") await page.goBack();
      await expect(page.getByText("No guests yet")).toBeVisible();
    });
  }

  test.describe("when the server refuses the deletion", () => {
    test.use({ expectedErrors: ["403", "Failed to load resource"] });

    test("restores the guest and shows the passed date", async ({ page, context }) => {
      const account = await signedIn("TeamRegistrator", "TO");
      await signInAs(context, account);
      await makeGuest(account.token, { fullName: "Too Late" });
      await page.clock.install();
      const guests = guestPage(page);
      await guests.list();
      await guests.delete("Too Late");
      await setClock(context, afterwards);
      await page.clock.fastForward(11_000);
      await expect(page.getByText(/The edit period ended on 2\d March 2025/)).toBeVisible();
      await expect(guests.row("Too Late")).toBeVisible();
    });
  });

  test("is accessible with 60 guests and fits a phone and a wide screen", async ({ page, context }) => {
    const account = await signedIn("TeamRegistrator", "VU");
    await signInAs(context, account);
    await query(
      `INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "nativeName", "tShirtSize", "assignedRoles",
        "timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation")
      SELECT gen_random_uuid(), e."id", $1, 'Guest Of The Tournament ' || n,
        CASE n % 3 WHEN 0 THEN repeat('Константин ', 5) WHEN 1 THEN repeat('عبد الرحمن ', 6) ELSE repeat('歐陽', 30) END,
        'M', '{GUEST}', '2025-04-09T11:30Z', 'Other', '2025-04-13T06:00Z', 'Other'
      FROM "Edition" e, generate_series(1, 60) n WHERE e."isCurrent"`,
      [account.countryId],
    );
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await guestPage(page).list();
      await expect(page.getByRole("link", { name: /^Edit Guest Of/ })).toHaveCount(60);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole("button", { name: "Delete Guest Of The Tournament 2", exact: true }).click();
    await expectAccessible(page);
  });
});
