import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { currentEditionId, insertTeam, insertTransfer } from "@/e2e/support/factory";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, db, query } from "@/e2e/support/site";

/** Inserts a team that arrives on 9 April at a place and time, and returns its name. */
async function insertArrival(place: string, time: string, size: number): Promise<string> {
  const name = uniqueName("Team");
  const { id } = await insertTeam(await countryByCode("TO"), { size });
  await query('UPDATE "Team" SET "name" = $2, "timeOfArrival" = $3, "arrivalLocation" = $4 WHERE "id" = $1', [
    id,
    name,
    `2025-04-09 ${time}+03`,
    place,
  ]);
  return name;
}

test("an administrator creates suggested transfers, adds a party by choosing, and prints the driver's list", async ({
  page,
  context,
}) => {
  const place = `Other: ${randomUUID().slice(0, 8)} quay`;
  const vehicle = uniqueName("Ferry");
  const first = await insertArrival(place, "14:00", 2);
  const second = await insertArrival(place, "14:40", 2);
  const large = await insertArrival(place, "14:45", 4);
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/transfers");

  await page.getByRole("link", { name: "Add transfer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add transfer" }).click();
  await expect(page.getByRole("dialog").getByLabel("Vehicle")).toBeFocused();
  await page.getByLabel("Time of departure").fill("2052-04-09T10:00");
  await expect(page.getByText("More than two weeks after the tournament. Is the date right?")).toBeVisible();
  await page.getByLabel("Time of departure").fill("");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Suggest transfers" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Place").selectOption(place);
  await dialog.getByLabel(/^Vehicle/).fill(vehicle);
  await dialog.getByLabel("Seats per vehicle").fill("5");
  await dialog.getByLabel("Longest wait").fill("60");
  await expect(dialog.getByLabel("Time for luggage")).toHaveValue("30");
  await dialog.getByLabel("Time for luggage").fill("10");
  await dialog.getByRole("button", { name: "Show vehicles" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: `${vehicle} 1` })).toContainText("4 of 5 seats");
  await expect(dialog.getByRole("listitem").filter({ hasText: large })).toContainText("6 people");
  await dialog.getByRole("button", { name: "Create 2 transfers" }).click();
  await expect(page.getByText("2 transfers created.")).toBeVisible();

  const transfer = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(transfer(`${vehicle} 1`)).toContainText(first);
  await transfer(`${vehicle} 1`).getByRole("link", { name: "Edit" }).click();
  await dialog.getByLabel("Seats").fill("14");
  await dialog.getByLabel("Driver’s phone").fill("+359 88 555 0101");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(transfer(`${vehicle} 1`)).toContainText("4 of 14 seats");

  const groups = page.getByRole("region", { name: "Not assigned" });
  await groups.getByRole("checkbox", { name: place }).check();
  await groups
    .getByLabel("Transfer for the selected parties")
    .selectOption(`9 Apr, 14:10, ${vehicle} 1, ${place} (4 of 14 seats)`);
  await groups.getByRole("button", { name: "Assign" }).press("Enter");
  await expect(dialog).toContainText(`${vehicle} 1 leaves from ${place} on 9 Apr, 14:10.`);
  await expect(dialog).toContainText(`${large}: arrives after the vehicle leaves.`);
  await dialog.getByRole("button", { name: "Go back" }).click();
  await expect(groups.getByRole("button", { name: "Assign" })).toBeFocused();
  await expect(transfer(`${vehicle} 1`)).toContainText("4 of 14 seats");
  await groups.getByRole("button", { name: "Assign" }).press("Enter");
  await dialog.getByRole("button", { name: "Assign anyway" }).click();
  await expect(page.getByText(`${large} is in ${vehicle} 1 now.`)).toBeVisible();
  await expect(transfer(`${vehicle} 1`)).toContainText("10 of 14 seats");
  await expect(transfer(`${vehicle} 1`)).toContainText("Arrives after the vehicle leaves");
  await transfer(`${vehicle} 2`).getByRole("link", { name: "Edit" }).click();
  await dialog.getByRole("button", { name: `Remove ${second}` }).click();
  await expect(dialog.getByText(second)).toHaveCount(0);
  const notification = page.getByRole("listitem").filter({ hasText: `${second} is no longer in ${vehicle} 2.` });
  await notification.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("button", { name: `Remove ${second}` })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  const deletion = page.getByRole("dialog", { name: `Delete ${vehicle} 2?` });
  await expect(deletion).toContainText(`Its party, 4 people, has no transfer then: ${second}.`);
  await deletion.getByRole("button", { name: "Close" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(transfer(`${vehicle} 2`)).toContainText(second);
  await expect(transfer(`${vehicle} 2`).getByRole("link", { name: "Edit" })).toBeFocused();
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);

  await transfer(`${vehicle} 2`).getByRole("link", { name: "Edit" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete transfer" }).click();
  await expect(page.getByText(`${vehicle} 2 is deleted.`)).toBeVisible();
  await expect(transfer(`${vehicle} 2`)).toHaveCount(0);
  await expect(page.locator("li:focus, h2:focus")).toHaveCount(1);

  await page.getByRole("link", { name: "Drivers’ lists" }).click();
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print" });
  const list = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `${vehicle} 1` }) });
  for (const text of [
    "+359 88 555 0101",
    place,
    "10 of 14 seats",
    first,
    large,
    "+359 54 000 000",
    "Total: 2 parties, 10 people",
  ]) {
    await expect(list).toContainText(text);
  }
  // All text is black on paper, and the next list begins on a new sheet.
  expect(
    await list.evaluate((element) => {
      const colours = [...element.querySelectorAll("*")].map((part) => getComputedStyle(part).color);
      return [new Set(colours).size, getComputedStyle(element).color, getComputedStyle(element).breakAfter];
    }),
  ).toEqual([1, "rgb(0, 0, 0)", "page"]);
});

test("printed lists of departures are of one day, without empty vehicles, and the board has no ticks", async ({
  page,
  context,
}) => {
  const direction = "DEPARTURE";
  const place = `Other: ${randomUUID().slice(0, 8)} pier`;
  const leaves = { early: "2025-04-12T06:00:00Z", late: "2025-04-14T06:00:00Z", empty: "2025-04-14T06:00:00Z" };
  const vehicle = (name: string) => `${name} ${place}`;
  for (const [name, leavesAt] of Object.entries(leaves)) {
    const transferId = await insertTransfer({ direction, place, leavesAt, vehicle: vehicle(name) });
    if (name === "empty") continue;
    const { id: teamId } = await insertTeam(await countryByCode("TO"));
    const travel = { timeOfDeparture: leavesAt, departureLocation: place };
    await db.team.update({ where: { id: teamId }, data: travel });
    const editionId = await currentEditionId();
    await db.transferAssignment.create({
      data: { editionId, transferId, direction, teamId, travelTime: leavesAt, place },
    });
  }
  await signInAsNew(context, "Administrator");
  await page.goto(`/controlPanel/transfers/print?direction=${direction}`);
  const list = (name: string) => page.getByRole("heading", { name: vehicle(name) });
  await expect(list("early")).toBeVisible();
  await page.getByRole("navigation", { name: "Days" }).getByRole("link", { name: "14 April" }).click();
  await expect(list("early")).toHaveCount(0);
  await expect(list("late")).toBeVisible();
  await expect(list("empty")).toHaveCount(0);

  await page.goto(`/controlPanel/arrivals?direction=${direction}&day=2025-04-14&q=${encodeURIComponent(place)}`);
  const columns = page.getByRole("columnheader");
  await expect(columns.filter({ hasText: "Arrived" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Departures" })).toBeVisible();
  await expect(page.getByText(/^As of \d+ \w+ \d{4}, \d\d:\d\d\.$/)).toBeVisible();
  await expect(columns.filter({ visible: true })).toHaveText(["Time", "Place", "Party", "Vehicle"]);
});
