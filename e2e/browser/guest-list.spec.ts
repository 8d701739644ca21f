import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, setClock, signInAs, test } from "@/e2e/support/browser";
import { createGuest } from "@/e2e/support/create-guest";
import { guestPage } from "@/e2e/support/guest-page";
import { signedIn } from "@/e2e/support/http";
import { count, query } from "@/e2e/support/site";

const isStored = async (id: string) => (await count('SELECT count(*) FROM "Person" WHERE "id" = $1', [id])) === 1;

test.describe("when the server refuses a deletion", () => {
  test.use({ expectedErrors: ["403 /api/Person/", "404 /addGuest"] });

  test("a guest is deleted after a confirmation, and stays if it is cancelled or refused", async ({
    page,
    context,
  }) => {
    const account = await signedIn("TeamRegistrator", "PW");
    await signInAs(context, account);
    const { id } = await createGuest(account.token, { fullName: "Leaves Us" });
    const { id: keptId } = await createGuest(account.token, { fullName: "Too Late" });
    const guests = guestPage(page);
    const remove = page.getByRole("button", { name: "Delete Leaves Us" });
    await guests.list();

    await test.step("cancelled", async () => {
      await remove.click();
      await page.getByRole("dialog", { name: "Delete Leaves Us?" }).getByRole("button", { name: "Close" }).click();
      await expect(remove).toBeFocused();
      expect(await isStored(id)).toBe(true);
    });

    await test.step("confirmed", async () => {
      await guests.delete("Leaves Us");
      await expect(page.getByText("Leaves Us is deleted.")).toBeVisible();
      await expect(guests.row("Leaves Us")).toHaveCount(0);
      await expect(guests.row("Too Late")).toBeFocused();
      expect(await isStored(id)).toBe(false);
    });

    await test.step("refused", async () => {
      await setClock(context, "2025-03-23T12:00:00Z");
      await guests.delete("Too Late");
      await expect(page.getByRole("alert")).toHaveText(/The edit period ended on 2\d March 2025/);
      expect(await isStored(keptId)).toBe(true);
    });

    await test.step("the address of a deleted guest opens the list", async () => {
      await setClock(context, "2025-03-01T12:00:00Z");
      await guests.edit(id);
      await expect(page.getByText("There is no such guest any more.")).toBeVisible();
      await expect(page).toHaveURL("/listGuests");
    });
  });
});

test("60 guests with long names fit a phone and a wide screen and are accessible while one is deleted", async ({
  page,
  context,
}) => {
  const account = await signedIn("TeamRegistrator", "VU");
  await signInAs(context, account);
  await query(
    `INSERT INTO "Person" ("id", "editionId", "countryId", "fullName", "nativeName", "tShirtSize", "isGuest",
      "timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation")
    SELECT gen_random_uuid(), e."id", $1, 'Guest Of The Tournament ' || n,
      CASE n % 3 WHEN 0 THEN repeat('Константин ', 5) WHEN 1 THEN repeat('عبد الرحمن ', 6) ELSE repeat('歐陽', 30) END,
      'M', true, '2025-04-09T11:30Z', 'Other', '2025-04-13T06:00Z', 'Other'
    FROM "Edition" e, generate_series(1, 60) n WHERE e."isCurrent"`,
    [account.countryId],
  );
  await guestPage(page).list();
  await expect(page.getByRole("link", { name: /^Edit Guest Of/ })).toHaveCount(60);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Delete Guest Of The Tournament 2", exact: true }).click();
  await expectAccessible(page);
});
