import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, pollNow, signInAsNew, test } from "@/e2e/support/browser";
import { insertTeam, insertTeams } from "@/e2e/support/factory";
import { countryByCode, query } from "@/e2e/support/site";

test.use({ expectedErrors: ["net::ERR_INTERNET_DISCONNECTED"] });

test("the board shows what is marked in another browser and keeps the search", async ({ page, context, browser }) => {
  const team = await insertTeam(await countryByCode("AD"));
  const name = `Team ${team.id.slice(0, 8)}`;
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/arrivals?country=Andorra&day=2025-04-09");
  await page.getByRole("searchbox").fill(name);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(page).toHaveURL(/q=Team/);
  await expect(row).toContainText("0 of 4");

  const other = await browser.newContext();
  await signInAsNew(other, "Administrator");
  const second = await other.newPage();
  await second.goto(`/controlPanel/arrivals?q=${encodeURIComponent(name)}`);
  await second.getByRole("button", { name: `Mark arrivals of ${name}` }).press("Enter");
  const dialog = second.getByRole("dialog", { name: `Arrivals of ${name}` });
  const ticks = dialog.getByRole("checkbox");
  await expect(ticks).toHaveCount(5);
  await ticks.last().press("Space");
  await expect(row).toContainText("1 of 4");
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(ticks.last()).toBeChecked();
  await expectAccessible(second);

  await context.setOffline(true);
  await pollNow(page);
  await expect(page.getByText("No connection.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "All arrived" }).check();
  await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await context.setOffline(false);
  await expect(row).toContainText("4 of 4");
  await expect(page.getByText("No connection.")).toBeHidden();
  await second.keyboard.press("Escape");
  await expect(second.getByRole("button", { name: `Mark arrivals of ${name}` })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 2000 });
  await expectNoSidewaysScroll(page);
  await other.close();
});

test("a day begins with the first party that has not arrived, but no row moves while it is ticked", async ({
  page,
  context,
}) => {
  const teams = await insertTeams(await countryByCode("AD"), [1, 2]);
  for (const [i, { id }] of teams.entries())
    await query('UPDATE "Team" SET "timeOfArrival" = $1 WHERE "id" = $2', [new Date(`2025-04-02T0${i + 6}:00Z`), id]);
  const [first = "", second = ""] = teams.map(({ id }) => `Team ${id.slice(0, 8)}`);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/arrivals?direction=ARRIVAL&day=2025-04-02");
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const stored = page.waitForResponse((response) => response.url().endsWith("/api/Arrival/marks"));
  await page.getByRole("checkbox", { name: `${first} arrived` }).check();
  await stored;
  await expect(row(first)).toBeVisible();
  await page.reload();
  await expect(row(second)).toBeVisible();
  await expect(row(first)).toHaveCount(0);
  await page.getByRole("button", { name: /^\d arrived$/ }).click();
  await expect(row(first)).toBeVisible();
  await expectAccessible(page);
});

/** Keeps the database of ticks busy from another page, until that page gets the event "release". */
async function blockTicks(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The names are those of idb-keyval.
        const opening = indexedDB.open("keyval-store");
        opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
        opening.onsuccess = () => {
          const store = opening.result.transaction("keyval", "readwrite").objectStore("keyval");
          let isHeld = true;
          // A transaction stays open as long as it has a request.
          const hold = () => {
            if (isHeld) store.count().onsuccess = hold;
          };
          document.addEventListener("release", () => {
            isHeld = false;
          });
          hold();
          resolve();
        };
      }),
  );
}

test("a tick stays on the page while this device is still reading earlier ones", async ({ page, context }) => {
  const team = await insertTeam(await countryByCode("AD"));
  const name = `Team ${team.id.slice(0, 8)}`;
  await signInAsNew(context, "Administrator");
  const other = await context.newPage();
  await other.goto("/");
  await blockTicks(other);
  await page.goto(`/controlPanel/arrivals?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  const counts = await row.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await page.getByRole("checkbox", { name: `${name} arrived` }).check();
  await expect(row).toContainText("4 of 4");
  const stored = page.waitForResponse((response) => response.url().endsWith("/api/Arrival/marks"));
  await other.evaluate(() => document.dispatchEvent(new Event("release")));
  await stored;
  await expect(row).toContainText("4 of 4");
  expect((await counts.jsonValue()).filter((text) => text?.includes("0 of 4"))).toEqual([]);
});
