import { expectAccessible } from "@/e2e/support/axe";
import { expect, expectNoSidewaysScroll, signInAsDemo, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { openEdition, save, section } from "@/e2e/support/edition-page";

ownSite();

// A year that is over.
test.use({ expectedErrors: ["422 /api/Contest/"] });

test.beforeEach(({ context }) => signInAsDemo(context, "admin"));

test("the next edition is prepared, edited and made the current one", async ({ page }) => {
  await openEdition(page, "next");
  const next = page.getByRole("form", { name: "The next edition" });
  const prepare = next.getByRole("button", { name: "Prepare the next edition" });
  await next.getByLabel("Year").fill("2024");
  await prepare.click();
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(next.getByLabel("Year")).toHaveAccessibleDescription("The next edition comes after 2025.");
  await expect(next.getByLabel("First day")).toHaveAttribute("aria-invalid", "false");
  await test.step("a changed year moves the dates", async () => {
    const dates = ["First day", "Last day", "End of registration"].map((label) => next.getByLabel(label));
    const before = await Promise.all(dates.map((date) => date.inputValue()));
    await next.getByLabel("Year").fill("2027");
    for (const [index, date] of dates.entries()) {
      await expect(date).toHaveValue(String(before[index]).replace(/^2024/, "2027"));
    }
  });
  await next.getByLabel("Year").fill("2026");
  await next.getByLabel("First day").fill("2026-04-15");
  await next.getByLabel("Last day").fill("2026-04-19");
  await expect(next.getByLabel("Copy the committee members")).toBeChecked();
  await prepare.click();

  await expect(page.getByRole("heading", { level: 1, name: "The 2026 edition" })).toBeFocused();
  await expect(page.getByText("Only administrators see it until it is the current one.")).toBeVisible();
  await section(page, "Names and dates").getByLabel("Name", { exact: false }).first().fill("XIV Tournament of Maples");
  await save(page);
  await expect(page.getByText("Dates, place and lists saved.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await test.step("its committees get members before it is public", async () => {
    await page.goto("/controlPanel/people?year=2026");
    await expect(page.getByText("Only administrators see it until it is the current one.")).toBeVisible();
    await page.getByRole("link", { name: "Add Person" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a person" });
    await dialog.getByLabel("Full Name").fill("Nadya Nextova");
    await dialog.getByLabel("Jury: Juror").check();
    await expect(dialog.getByLabel("Guest")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Add Person" }).click();
    await expect(page.getByRole("cell", { name: "Nadya Nextova" }).first()).toBeVisible();
    await page.goto("/controlPanel/people");
    await expect(page.getByText("Nadya Nextova")).toHaveCount(0);
  });

  await openEdition(page, "next");
  await page.getByRole("main").getByRole("link", { name: "2026 edition" }).click();
  await page.getByRole("link", { name: "Make it current" }).click();
  const start = page.getByRole("button", { name: "Make it the current edition" });
  await start.click();
  const question = page.getByRole("dialog", { name: "Make 2026 the current edition?" });
  await expect(question).toContainText(/Unfinished in 2025:.* arrivals not confirmed/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(start).toBeFocused();
  await start.click();
  await test.step("what would end is said, and its year has to be typed", async () => {
    await expect(question).toContainText("The 2025 edition has not taken place yet.");
    await expect(question).toContainText("Registration, open until 20 March 2025, 23:59.");
    await expect(question.getByRole("button", { name: "Start the 2026 edition" })).toBeDisabled();
    await question.getByLabel("Type 2025 to confirm").fill("2025");
  });
  await question.getByRole("button", { name: "Start the 2026 edition" }).click();

  await expect(page.getByText("The 2026 edition is the current one now!")).toBeVisible();
  await expect(page).toHaveURL("/controlPanel/edition");
  await expect(page.getByRole("heading", { level: 1, name: "The 2026 edition" })).toBeFocused();
  await page.getByRole("link", { name: "Next edition" }).click();
  await expect(next.getByLabel("Year")).toHaveValue("2027");
  await test.step("administrators can go back while nobody has registered", async () => {
    await page.getByRole("button", { name: "Go back to 2025" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Go back to 2025" }).click();
    await expect(page.getByText("The 2025 edition is the current one again.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "The 2025 edition" })).toBeVisible();
    await page.goto("/controlPanel/edition?year=2026&view=next");
    await start.click();
    await question.getByLabel("Type 2025 to confirm").fill("2025");
    await question.getByRole("button", { name: "Start the 2026 edition" }).click();
    await expect(page).toHaveURL("/controlPanel/edition");
  });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.getByRole("combobox", { name: "Edition", exact: true }).selectOption("2025");
  await expect(page).toHaveURL("/controlPanel/teams?year=2025");
  await expect(page.getByText("You see the 2025 edition.")).toBeVisible();
});
