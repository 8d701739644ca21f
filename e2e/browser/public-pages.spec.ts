import { expectAccessible } from "@/e2e/support/axe";
import { expect, setClock, test } from "@/e2e/support/browser";
import { insertEdition } from "@/e2e/support/factory";

test("the teams page has open sections for juniors and seniors, with each team's flag and people", async ({ page }) => {
  await page.goto("/teams");
  for (const group of ["Junior", "Senior"]) {
    const section = page.locator("details").filter({ has: page.getByRole("heading", { name: `${group} Teams` }) });
    await expect(section).toHaveAttribute("open", "");
    const first = section.getByRole("article").first();
    await expect(first.getByText(group.toUpperCase(), { exact: true })).toBeVisible();
    await expect(first.getByText("LEADER", { exact: true })).toBeVisible();
    await expect(first.getByText("CONTESTANT", { exact: true }).first()).toBeVisible();
    const flag = first.getByRole("img").first();
    expect(await flag.boundingBox()).toMatchObject({ width: 40, height: 25 });
    await section.locator("summary").click();
    await expect(first).toBeHidden();
  }
});

test("portraits are 150 × 190 pixels, loaded or cached", async ({ page }) => {
  for (const _ of ["loaded", "cached"]) {
    await page.goto("/teams");
    const portrait = page.locator("img.portrait").first();
    expect(await portrait.boundingBox()).toMatchObject({ width: 150, height: 190 });
    await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  }
});

test("the schedule lists the five days in the venue's time and warns that it might change", async ({ page }) => {
  await page.goto("/schedule");
  await expect(page.getByText("Keep in mind that this Schedule might change")).toBeVisible();
  const text = (await page.getByRole("main").innerText()).replace(/\s+/g, " ");
  for (const part of [
    "9 April",
    "10 April",
    "11 April",
    "12 April",
    "13 April",
    "10:00",
    "15:00",
    "17:00",
    "20:00",
    "23:00",
    "08:30",
    "13:30",
    "12:30",
    "16:00",
    "19:00",
    "20:30",
  ]) {
    expect(text).toContain(part);
  }
});

test("organizers are shown with partners, sponsors by rank, and patrons under the specified heading", async ({
  page,
}) => {
  await page.goto("/organizers");
  await expect(page.getByRole("heading", { name: "Partners" })).toBeVisible();
  await page.goto("/sponsors");
  for (const rank of ["Gold", "Silver", "Bronze"])
    await expect(page.getByRole("heading", { name: new RegExp(rank) })).toBeVisible();
  await page.goto("/patrons");
  await expect(page.getByRole("heading", { level: 1, name: "Patrons" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Organizers" })).toBeVisible();
});

test("each committee shows its members with role and country", async ({ page }) => {
  await page.goto("/commitees");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText("Chair").first()).toBeVisible();
  await expect(page.getByText("Bulgaria").first()).toBeVisible();
});

test("the home page shows a countdown and the participating countries, linked to their teams", async ({
  page,
  context,
}) => {
  await setClock(context, "2025-03-01T09:00:00Z");
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByText("39 days to go")).toBeVisible();
  await expect(main.getByText(/^\d+ countries$/)).toBeVisible();
  const taking = main.getByRole("region", { name: "Taking part" });
  await taking.getByRole("link", { name: "Romania" }).click();
  await expect(page).toHaveURL("/teams?country=RO");
  await expect(page.locator("article:visible").first()).toContainText("Romania");
});

test("the home page lists the sponsors, gold first", async ({ page }) => {
  await page.goto("/");
  const thanks = page.getByRole("region", { name: "With thanks to" });
  await expect(thanks.getByRole("img").first()).toHaveAttribute("alt", "Yavor Cloud");
  await expect(thanks.getByRole("link", { name: "All sponsors" })).toHaveAttribute("href", "/sponsors");
});

test("every page of an empty edition has an empty state", async ({ page }) => {
  const { year } = await insertEdition();
  for (const [path, words] of Object.entries({
    organizers: "No organizers yet",
    patrons: "No patrons yet",
    sponsors: "No sponsors yet",
    teams: "No teams yet",
    commitees: "No committees yet",
    schedule: "No schedule yet",
    "information/rules": "No rules yet",
    "information/environment": "No description yet",
  })) {
    await page.goto(`/${year}/${path}`);
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`/${year}`);
  await expect(page.getByRole("region", { name: "Taking part" })).toHaveCount(0);
});
