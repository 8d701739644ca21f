import { readFile } from "node:fs/promises";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { call, demoToken } from "@/e2e/support/http";
import { query } from "@/e2e/support/site";

ownSite();

// A file with errors, and a form with an old version or without what it needs.
test.use({ expectedErrors: ["422 /api/Result/import/", "422 /api/Result/state", "409 /api/Result/state"] });

test("an administrator imports points, moves a boundary, publishes the results and makes them final", async ({
  page,
  context,
}) => {
  await signInAsDemo(context, "admin");
  const rows = await query<{ code: string }>(
    `SELECT country."alpha3" || c."number" AS "code" FROM "Contestant" c JOIN "Team" t ON t."id" = c."teamId"
    JOIN "Country" country ON country."id" = c."countryId" WHERE t."group" = 'Senior' AND t."isOfficial" ORDER BY 1 LIMIT 4`,
  );
  const codes = rows.map(({ code }) => code);
  const [withdrawn] = await query<{ code: string; teamId: string }>(
    `SELECT country."alpha3" || c."number" AS "code", c."teamId" FROM "Contestant" c
    JOIN "Country" country ON country."id" = c."countryId" JOIN "Edition" e ON e."id" = c."editionId"
    WHERE e."isCurrent" AND country."alpha2" = 'UA' ORDER BY 1 LIMIT 1`,
  );
  await query('UPDATE "Team" SET "withdrawnAt" = now() WHERE "id" = $1', [withdrawn?.teamId]);
  const ranking = (points: string[]) =>
    `Username,User,aliens,P,Global,P\n${codes.map((code, i) => `${code},X,${points[i]},${i === 3 ? "*" : ""},${points[i]},\n`).join("")}${withdrawn?.code},X,1,,1,\n`;
  const choose = (name: string, text: string) =>
    page
      .getByLabel(/Choose (a|another) CSV or JSON file/)
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  const dialog = page.getByRole("dialog");
  const openView = (title: string) =>
    page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: title }).click();

  const first = page.getByRole("table", { name: "Ranking of the seniors" }).locator("tbody tr").first();
  const importedDay = page.getByRole("combobox", { name: "Competition day" });
  const state = page.getByRole("group", { name: "State" });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const publish = page.getByRole("button", { name: "Publish results" });

  await test.step("points are imported, unless the file has errors or another day's or group's points", async () => {
    await page.goto("/controlPanel/results?group=Senior");
    await expect(page.getByRole("heading", { name: "No points yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish results" })).toHaveCount(0);
    await openView("Import");
    await choose("wrong.csv", ranking(["101", "1", "1", "1"]));
    await expect(page.getByRole("table", { name: "Errors in the file" })).toContainText("more than the maximum of 100");
    await choose("ranking.csv", ranking(["90", "80.00001", "70", "0"]));
    await expect(page.getByText("no points of these tasks before")).toBeVisible();
    // The file before has left no notification.
    expect(await page.locator("[data-sonner-toast]").count()).toBe(0);
    await expect(page.getByText("New task with a maximum of 100 points: aliens.")).toBeVisible();
    await expect(page.getByText(`(${withdrawn?.code}).`)).toContainText("Skipped, because the team is withdrawn:");
    await expect(page.getByText("Rounded to 4 decimals: 1 score.")).toBeVisible();
    await page.getByRole("button", { name: "Import 4 rows" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("aliens");
    await expect(importedDay).toHaveValue("2");
    await page.reload();
    await expect(importedDay).toHaveValue("2");
    await importedDay.selectOption("1");

    await choose("day-2.csv", `code,ufo\n${codes[0]},1\n`);
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(dialog).toContainText("Day 1 has points of aliens already.");
    await expect(dialog).toContainText("This file has none of these tasks and would add ufo.");
    await dialog.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByRole("button", { name: "Import 1 row" })).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveCount(1);
    await page.getByRole("navigation", { name: "Groups" }).getByRole("link", { name: "Junior" }).click();
    await expect(page.getByRole("heading", { name: "Import the points of the juniors" })).toBeVisible();
    await choose("ranking.csv", ranking(["90", "80", "70", "0"]));
    await expect(
      page
        .getByRole("status")
        .getByText("This file has 4 seniors and no juniors. Choose the group Senior. Nothing was stored.", {
          exact: true,
        }),
    ).toBeVisible();
    await expect(page.getByRole("table", { name: "Errors in the file" })).toHaveCount(0);
    await page.getByRole("navigation", { name: "Groups" }).getByRole("link", { name: "Senior" }).click();
    await expect(page.getByRole("heading", { name: "Import the points of the seniors" })).toBeVisible();
    await openView("Ranking");
    await expect(first).toContainText(codes[0] ?? "");
  });

  await test.step("boundaries are moved, and a contestant is disqualified", async () => {
    await openView("Medals");
    await page.getByRole("textbox", { name: "Gold" }).fill("1");
    // The label has an outline, so that it is readable in front of the bars.
    const label = page.getByText("Gold 1", { exact: true });
    await expect(label).toHaveCSS("paint-order", "stroke");
    await page.getByRole("textbox", { name: "Silver" }).fill("2");
    await page.getByRole("button", { name: "Save boundaries" }).click();
    await expect(page.getByRole("textbox", { name: "Silver" })).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Use the IOI’s rule" }).click();
    await expect(page.getByText("This is higher than the boundary of a better medal.")).toHaveCount(0);
    await expect(page.getByText("3 contestants would gain, 0 would lose.")).toBeVisible();
    await page.getByRole("textbox", { name: "Gold" }).fill("90");
    await page.getByRole("textbox", { name: "Silver" }).fill("85");
    await page.getByRole("textbox", { name: "Bronze" }).fill("");
    await expect(page.getByText("1 contestant would gain, 0 would lose.")).toBeVisible();
    await page.getByRole("button", { name: "Save boundaries" }).click();
    await expect(page.getByText("Boundaries saved.")).toBeVisible();
    await openView("Ranking");
    await expect(first).toContainText("Gold");

    await first.getByRole("button", { name: /^Edit the award of/ }).click();
    await page.getByLabel("Reason for disqualification").fill("Shared a solution");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(first).toContainText(codes[1] ?? "");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoSidewaysScroll(page);
  });

  await test.step("the results are published after their warnings were shown", async () => {
    await openView("Publication");
    // Results become final only after they were provisional.
    await expect(state.getByRole("radio", { name: /^Provisional/ })).toBeEnabled();
    await expect(state.getByRole("radio", { name: /^Final/ })).toBeDisabled();
    await openView("Ranking");
    await publish.click();
    await expect(dialog).toContainText("The places and points of 0 juniors and 3 seniors");
    for (const warning of [
      "The juniors have no points of day 1.",
      "The juniors have no medal boundaries, so nobody gets a medal. Final results need them.",
      "The seniors have no points of day 2.",
      "The seniors have no boundary for bronze.",
      "The seniors have 1 score that is still being judged.",
    ])
      await expect(dialog).toContainText(warning);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(publish).toBeFocused();
    await expect(page.getByText("The results are hidden: only administrators see them.")).toBeVisible();
    await publish.click();
    await dialog.getByRole("link", { name: "Open import" }).click();
    await expect(importedDay).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await openView("Ranking");
    await publish.click();
    await dialog.getByRole("button", { name: "Publish results" }).click();
    await expect(page.getByText("Everybody can see the provisional results now.", { exact: true })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(publish).toHaveCount(0);
    await openView("Publication");
    await expect(state).toBeVisible();
  });

  await test.step("the results become final, which locks them, and are reopened", async () => {
    await state.getByRole("radio", { name: /^Hidden/ }).check();
    await save.click();
    await expect(dialog).toContainText("Visitors will no longer see the places, points and medals");
    await dialog.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByText("The results are provisional: everybody sees them.")).toBeVisible();
    await state.getByRole("radio", { name: /^Final/ }).check();
    await save.click();
    await dialog.getByRole("button", { name: "Make results final" }).click();
    await expect(page.getByText("The juniors have no medal boundaries. Set them first.")).toBeVisible();
    const token = await demoToken("admin");
    const boundaries = { GOLD: 300, SILVER: 200, BRONZE: 100 };
    await call("PUT /api/Result/boundaries/Junior", { token, body: boundaries });
    await page.reload();
    await state.getByRole("radio", { name: /^Final/ }).check();
    await save.click();
    await dialog.getByRole("button", { name: "Make results final" }).click();
    await expect(page.getByText("The results are final.", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Import", exact: true })).toHaveCount(0);
    await openView("Medals");
    await expect(page.getByRole("figure", { name: "Totals of all contestants" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save boundaries" })).toHaveCount(0);
    await openView("Ranking");
    await expect(first).toContainText(codes[1] ?? "");
    await expect(page.getByRole("button", { name: /^Edit the award of/ })).toHaveCount(0);
    await openView("Publication");
    await state.getByRole("radio", { name: /^Provisional/ }).check();
    await page.getByRole("textbox", { name: "Reason" }).fill("A wrong test");
    await save.click();
    await openView("Import");
    await expect(page.getByRole("button", { name: "Save tasks" })).toBeVisible();
  });

  await test.step("tasks are moved to the other day and deleted with their scores", async () => {
    const taskDay = page.getByRole("combobox", { name: /^Day/ });
    for (const day of ["2", "1"]) {
      await taskDay.selectOption(day);
      await page.getByRole("button", { name: "Save tasks" }).click();
      await expect(dialog).toContainText(`aliens moves to day ${day} with 4 scores.`);
      await dialog.getByRole("button", { name: "Move scores" }).click();
      await expect(page.getByText("Tasks saved.")).toBeVisible();
      await page.reload();
      await expect(importedDay).toHaveValue(day === "1" ? "2" : "1");
      await expect(taskDay).toHaveValue(day);
    }
    await page.getByRole("button", { name: "Remove aliens" }).click();
    await page.getByRole("button", { name: "Save tasks" }).click();
    await expect(dialog).toContainText("aliens is deleted with 4 scores.");
    await dialog.getByRole("button", { name: "Delete scores" }).click();
    await expect(page.getByText("Tasks saved.")).toBeVisible();
    await expect(page.getByText("There are no tasks yet.")).toBeVisible();
  });
});

test("a ranking of six tasks fits a screen of 1280 pixels", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  const token = await demoToken("admin");
  for (const day of [1, 2]) {
    const form = new FormData();
    form.set("file", new Blob([await readFile(`docs/examples/junior-day${day}.csv`)]), "ranking.csv");
    const { status } = await call(`POST /api/Result/import/Junior/${day}`, { token, raw: form });
    expect(status).toBe(200);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/controlPanel/results?group=Junior");
  const table = page.getByRole("table", { name: "Ranking of the juniors" });
  await expect(table.getByRole("columnheader", { name: "ferry" })).toBeVisible();
  const overflow = await table.evaluate(
    (element) => element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? 0),
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test("a table that is too wide scrolls, one that fits keeps its headings in view", async ({ page, context }) => {
  await signInAsDemo(context, "admin");
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/controlPanel/contestants");
  const heading = page.getByRole("columnheader").first();
  await page.getByRole("row").nth(60).scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const box = page.getByRole("group", { name: "Scrollable table" });
  await expect(box).toHaveCount(0);
  await page
    .getByRole("rowheader")
    .first()
    .evaluate((name) => name.append("Wolfeschlegelsteinhausen".repeat(6)));
  const last = page.getByRole("columnheader").last();
  await expect(last).not.toBeInViewport();
  await box.focus();
  await expect(box).toBeFocused();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

// In this file, because only a site of its own can lose a table, and this one has not cached the page yet.
test.describe("while the database fails", () => {
  test.use({ expectedErrors: ["500 /sponsors", "console: Error: Minified React error"] });

  test("a page says so, and is shown when the database is back", async ({ page }) => {
    await query('ALTER TABLE "Edition" RENAME TO "EditionAway"');
    try {
      const response = await page.goto("/sponsors");
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
      await expect(page.getByText("unable to reach its database")).toBeVisible();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    } finally {
      await query('ALTER TABLE "EditionAway" RENAME TO "Edition"');
    }
    // The page reloads by itself.
    await expect(page.getByRole("heading", { name: "Sponsors" })).toBeVisible({ timeout: 20_000 });
  });
});
