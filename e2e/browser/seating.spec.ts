import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { sheetSizes } from "@/e2e/support/print";

// A site of its own, because assigning changes the seats of all contestants.
ownSite();

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

const seat = (page: Page, label: string) => page.getByRole("button", { name: label });

test("two clicks swap two people or move one to a free seat, by mouse or keyboard", async ({ page }) => {
  await page.goto("/controlPanel/seating?day=2");
  const [first, second] = [seat(page, "A-01"), seat(page, "B-07")];
  const nameIn = async (label: string) => (await seat(page, label).locator("bdi").textContent()) ?? "";
  const firstName = await nameIn("A-01");
  const secondName = await nameIn("B-07");

  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("status").filter({ hasText: "A-01" })).toContainText(firstName);
  await page.keyboard.press("Escape");
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await first.click();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "false");

  await first.focus();
  await page.keyboard.press("Enter");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${firstName} now sits in B-07, ${secondName} in A-01.`)).toBeVisible();
  await expect(first).toContainText(secondName);
  await expect(second).toBeFocused();
  await page.reload();
  await expect(first).toContainText(secondName);
  await expect(second).toContainText(firstName);

  const free = seat(page, "E-01");
  await expect(free).toContainText("Free");
  await free.click();
  await first.click();
  await expect(free).toContainText(secondName);
  await expect(first).toContainText("Free");

  await first.click();
  await free.click();
  await expect(first).toContainText(secondName);
  await expect(free).toContainText("Free");
});

test("an administrator describes a room, assigns all seats, reads what is not met, and prints a room on one sheet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/controlPanel/seating?view=rooms");
  await page.getByRole("button", { name: "Add a room" }).click();
  const added = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox", { name: "Name" }) })
    .last();
  await added.getByLabel("Name").fill("Chess room");
  await added.getByLabel("Group").selectOption("Junior");
  await added.getByLabel("Plan").fill("F-1 . F-2\na-01");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(added.getByText("The seat “a-01” is in Sports hall already.")).toBeVisible();
  await added.getByLabel("Plan").fill("F-1 . F-2\nF-3");
  await expect(added.getByText("3 seats")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Rooms saved.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Day 1" }).click();
  await expect(page.getByText("pairs of neighbours are of one country.").first()).toBeVisible();
  await expect(page.getByText("Same country").first()).toBeVisible();
  await page.getByRole("button", { name: "Assign seats" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("This replaces the stored seats of 127 contestants.");
  await dialog.getByRole("button", { name: "Assign seats" }).click();
  await expect(page.getByText(/contestants have a new seat\./)).toBeVisible();
  await expect(page.getByText("133 of 133 contestants on site have a seat on day 1.")).toBeVisible();
  await expect(page.getByText("of one country")).toHaveCount(0);
  await expect(page.getByText("Same country")).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Print lists" }).click();
  await expect(page.getByRole("heading", { name: "Lists of seats" })).toBeVisible();
  expect(await sheetSizes(page)).toEqual(Array(3).fill("297 × 210"));
  await page.getByRole("link", { name: "For the doors" }).click();
  await expect(page.getByRole("list", { name: "For the doors" }).getByRole("listitem").first()).toBeVisible();
  await expectAccessible(page);
});
