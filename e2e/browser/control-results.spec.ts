import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll } from "@/e2e/support/browser";
import { isolatedSite, signInAsDemo, test, withIsolatedSite } from "@/e2e/support/isolated-site-fixture";

withIsolatedSite();

// A file with an error.
test.use({ expectedErrors: ["422"] });

test("an administrator imports points, moves a boundary, publishes the results and makes them final", async ({
  page,
  context,
}) => {
  await signInAsDemo(context, "admin");
  const rows = await isolatedSite().query<{ code: string }>(
    `SELECT c."alpha3" || k."number" AS "code" FROM "Contestant" k JOIN "Team" t ON t."id" = k."teamId"
    JOIN "Country" c ON c."id" = k."countryId" WHERE t."group" = 'Senior' AND t."isOfficial" ORDER BY 1 LIMIT 4`,
  );
  const codes = rows.map(({ code }) => code);
  const ranking = (points: string[]) =>
    `Username,User,aliens,P,Global,P\n${codes.map((code, i) => `${code},X,${points[i]},,${points[i]},\n`).join("")}`;
  const choose = (name: string, text: string) =>
    page
      .getByLabel(/Choose (a|another) CSV or JSON file/)
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

  await page.goto("/controlPanel/results?group=Senior");
  await choose("wrong.csv", ranking(["101", "1", "1", "1"]));
  await expect(page.getByRole("table", { name: "Errors in the file" })).toContainText("more than the maximum of 100");
  await choose("ranking.csv", ranking(["90", "80", "70", "0"]));
  await expect(page.getByText("New task with a maximum of 100 points: aliens.")).toBeVisible();
  await page.getByRole("button", { name: "Import 4 rows" }).click();
  const first = page.getByRole("table", { name: "Ranking of the seniors" }).locator("tbody tr").first();
  await expect(first).toContainText(codes[0] ?? "");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("aliens");

  await page.getByRole("button", { name: "Use the IOI’s rule" }).click();
  await expect(page.getByText("2 contestants would gain, 0 would lose.")).toBeVisible();
  await page.getByRole("textbox", { name: "Silver" }).fill("85");
  await page.getByRole("textbox", { name: "Bronze" }).fill("");
  await expect(page.getByText("1 contestant would gain, 0 would lose.")).toBeVisible();
  await page.getByRole("button", { name: "Save boundaries" }).click();
  await expect(page.getByText("Boundaries saved.")).toBeVisible();
  await expect(first).toContainText("Gold");

  await first.getByRole("button", { name: /^Honours/ }).click();
  await page.getByLabel("Disqualified because").fill("Shared a solution");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(first).toContainText(codes[1] ?? "");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);

  const state = page.getByRole("combobox", { name: "State" });
  for (const [value, success] of [
    ["PROVISIONAL", "Everybody can see the provisional results now."],
    ["FINAL", "The results are final."],
  ]) {
    await state.selectOption(value ?? "");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText(success ?? "", { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /Import|Save boundaries|Save tasks|^Honours/ })).toHaveCount(0);
  await state.selectOption("PROVISIONAL");
  await page.getByRole("textbox", { name: "Reason" }).fill("A wrong test");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save tasks" })).toBeVisible();
});
