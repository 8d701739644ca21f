import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsNew, test } from "@/e2e/support/browser";
import { type CsvRow, csvOf } from "@/e2e/support/csv";
import { type ContestantGroup, deleteTeams, insertContestants } from "@/e2e/support/factory";
import { countryByCode, db } from "@/e2e/support/site";

// One after another, because deleting contestants during another test's import would deadlock.
test.describe.configure({ mode: "default" });

const path = "/controlPanel/exportImport";

const insertGroup = async (count: number) => insertContestants(await countryByCode("AQ"), count);

/** A unique prefix for a group's usernames and seats. */
const prefixOf = ({ contestantIds }: ContestantGroup) => (contestantIds[0] ?? "").slice(0, 8);

/** A file with credentials for a group. */
function credentialsFile(group: ContestantGroup, changes: CsvRow = {}): string {
  const prefix = prefixOf(group);
  const row = (code: string, i: number): CsvRow => ({
    code,
    username: `${prefix}-${i}`,
    password: `pw-${i}`,
    day1SeatingPlace: `${prefix}-${i}`,
    ...changes,
  });
  return csvOf(group.codes.map(row));
}

/** The stored usernames and first-day seats of a group, in the order of its codes. */
async function storedUsernames({ contestantIds }: ContestantGroup) {
  const contestants = await db.contestant.findMany({
    where: { id: { in: contestantIds } },
    orderBy: { number: "asc" },
    select: { username: true, days: { where: { day: 1 }, select: { seatingPlace: true } } },
  });
  return contestants.map(({ username, days }) => ({ username, seat: days[0]?.seatingPlace ?? null }));
}

const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel(/Choose (a|another) CSV file/)
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const importButton = (page: Page) => page.getByRole("button", { name: /^Import/ });
const countOf = (page: Page, what: string) =>
  page
    .locator("dl > div")
    .filter({ hasText: new RegExp(`^${what}`) })
    .getByRole("definition");

test.describe("files of contestants", () => {
  test.use({ expectedErrors: ["422 /api/Contestant/import/"] });

  test("are downloaded with the server's file name, and chosen or dropped to be checked", async ({ page, context }) => {
    const group = await insertGroup(1);
    await signInAsNew(context, "Administrator");
    await page.goto(path);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("contestants-2025.csv");
    const exported = await readFile(await file.path(), "utf8");
    expect(exported).toMatch(/^\uFEFFcode,fullName,/);
    expect(exported.split("\r\n").length).toBeGreaterThan(100);

    await page.setViewportSize({ width: 360, height: 740 });
    await choose(page, "empty.csv", "");
    const errors = page.getByRole("table", { name: "Errors in the file" });
    await expect(errors.getByRole("row", { name: /The file is empty\.$/ })).toBeVisible();
    await expect(page.getByRole("status").getByText("The file has an error. Nothing was stored.")).toBeVisible();
    await expect(importButton(page)).toBeDisabled();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const dataOf = (...names: string[]) =>
      page.evaluateHandle(
        ({ names, text }) => {
          const transfer = new DataTransfer();
          for (const name of names) transfer.items.add(new File([text], name, { type: "text/csv" }));
          return transfer;
        },
        { names, text: credentialsFile(group, { username: `${prefixOf(group)} x` }) },
      );
    const dataTransfer = await dataOf("dropped.csv");
    const zone = page.locator("div", { hasText: "Or drop it here." }).last();
    await zone.dispatchEvent("dragover", { dataTransfer });
    await expect(zone).toHaveAttribute("data-over", "true");
    await zone.dispatchEvent("drop", { dataTransfer: await dataOf("one.csv", "two.csv") });
    await expect(page.getByText("Drop or paste one file only.")).toBeVisible();
    await zone.dispatchEvent("drop", { dataTransfer });
    await expect(page.getByRole("heading", { name: "dropped.csv" })).toBeVisible();
    await expect(errors).toHaveCount(0);
    await expect(countOf(page, "Created")).toHaveText("1");
    const refused = `CMS or DOMjudge refuses 1 user name: ${prefixOf(group)} x (${group.codes[0]}).`;
    await expect(page.getByText(refused)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await deleteTeams(group.teams);
  });
});

test("a file of contestants is previewed without storing anything, then imported", async ({ page, context }) => {
  const group = await insertGroup(20);
  await signInAsNew(context, "Administrator");
  await page.goto(path);
  const heldRequests: (() => void)[] = [];
  await page.route("**/api/Contestant/import/**", async (route) => {
    await new Promise<void>((resolve) => heldRequests.push(resolve));
    await route.continue();
  });
  const letImportThrough = async () => {
    await expect.poll(() => heldRequests.length).toBe(1);
    heldRequests.pop()?.();
  };
  await choose(page, "credentials.csv", credentialsFile(group));
  await expect(page.getByRole("progressbar", { name: "Checking the file…" })).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
  await letImportThrough();
  await expect(page.getByText("The file has no errors. This is what it would do:")).toBeVisible();
  await expect(countOf(page, "Created")).toHaveText("20");
  const changes = page.getByRole("table", { name: "What would change" });
  await expect(changes.getByRole("rowheader").first()).toHaveText(new RegExp(`^${group.codes[0]}, Person `));
  for (const outcome of ["Changed", "Unchanged", "Skipped"]) await expect(countOf(page, outcome)).toHaveText("0");
  await expect(page.getByRole("heading", { name: "credentials.csv" })).toBeFocused();
  expect((await storedUsernames(group)).every(({ username }) => username === null)).toBe(true);

  await importButton(page).click();
  await expect(page.getByRole("progressbar", { name: "Storing the credentials…" })).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
  await letImportThrough();
  await expect(page.getByText("The credentials have been imported successfully!")).toBeVisible();
  await expect(page.getByText("The file has been imported. This is what it did:")).toBeVisible();
  await expect(countOf(page, "Created")).toHaveText("20");
  await expect(importButton(page)).toHaveCount(0);
  const prefix = prefixOf(group);
  expect(await storedUsernames(group)).toEqual(
    group.codes.map((_, i) => ({ username: `${prefix}-${i}`, seat: `${prefix}-${i}` })),
  );

  await choose(page, "same.csv", credentialsFile(group));
  await letImportThrough();
  await expect(page.getByText("The file has no errors and changes nothing.")).toBeVisible();
  await expect(countOf(page, "Unchanged")).toHaveText("20");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await deleteTeams(group.teams);
});

test.describe("contest systems", () => {
  test.use({ expectedErrors: ["422 /api/Contestant/"] });

  test("get no archive while credentials are missing, which are listed before they are created", async ({
    page,
    context,
  }) => {
    const group = await insertGroup(2);
    const [id = ""] = group.contestantIds;
    const prefix = prefixOf(group);
    await db.contestant.update({ where: { id }, data: { username: `${prefix} ana` } });
    await signInAsNew(context, "Administrator");
    await page.goto(path);
    await page.getByRole("button", { name: "Download for DOMjudge, day 1" }).click();
    const refused = page.getByRole("table", {
      name: /^\d+ contestants have no credentials that the contest system accepts\.$/,
    });
    await expect(
      refused.getByRole("row", {
        name: `${group.codes[0]} The user name “${prefix} ana” may only contain Latin letters, digits, _ and -. The password is missing.`,
      }),
    ).toBeVisible();
    await expect(
      refused.getByRole("row", { name: `${group.codes[1]} The user name is missing. The password is missing.` }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "no credentials" })).toBeFocused();
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await page.getByRole("button", { name: "Create missing credentials" }).click();
    const dialog = page.getByRole("dialog", { name: "Create missing credentials" });
    await expect(dialog).toContainText(/\d+ user names? and \d+ passwords? will be created\./);
    await expect(dialog).toContainText(/[A-Z]{3}\d+, .* and \d+ more/);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Create missing credentials" })).toBeFocused();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await deleteTeams(group.teams);
  });
});
