import { expectAccessible } from "@/e2e/support/axe";
import {
  expect,
  expectNoSidewaysScroll,
  holdRequests,
  setClock,
  signInAs,
  signInAsNew,
  test,
} from "@/e2e/support/browser";
import { insertAccount, insertTeam } from "@/e2e/support/factory";
import { countryByCode, db, query } from "@/e2e/support/site";

const whileOpen = "2025-03-20T21:58:59Z";

test("on a phone the menu leads a registrator to the form of a team, and both fit, the form with errors, too", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "TeamRegistrator", "NA");
  await setClock(context, whileOpen);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/schedule");
  const banner = page.getByRole("banner");
  await banner.getByText("Menu").click();
  await expect(banner.getByRole("link", { name: "List and Edit Teams" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await banner.getByRole("link", { name: "List and Edit Teams" }).click();
  await page.getByRole("main").getByRole("link", { name: "Add Team" }).click();
  await expect(page).toHaveURL("/addTeam");
  await page.getByLabel("The team has a deputy leader").check();
  await page.getByRole("button", { name: "Register team" }).click();
  await expect(page.getByText("Team name is required.").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test("“Skip to the content” leads to the heading of a page of the control panel, past its navigation", async ({
  page,
  context,
}) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel/guides");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Guides" })).toBeFocused();
});

test("the whole navigation of the control panel is in view at 1280 × 800", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/controlPanel/users");
  const links = page.getByRole("navigation", { name: "Control panel" }).getByRole("link");
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});

test("the document has a title at every moment of a change of pages", async ({ page, context }) => {
  await signInAsNew(context, "Administrator");
  await page.goto("/controlPanel");
  const titles = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(document.title)).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  const panel = page.getByRole("navigation", { name: "Control panel" });
  for (const [link, title] of [
    ["Teams", "IATI · Teams"],
    ["Guides", "IATI · Guides"],
    ["Users", "IATI · Users"],
  ] as const) {
    await panel.getByRole("link", { name: link, exact: true }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
  }
  const seen = await titles.jsonValue();
  expect(seen).toContain("IATI · Users");
  expect(seen).not.toContain("");
});

test("a spinner shows while a role's page loads", async ({ page, context }) => {
  const registrator = await insertAccount("TeamRegistrator", "NA");
  const { id } = await insertTeam(await countryByCode("NA"));
  const { name } = await db.team.findUniqueOrThrow({ where: { id }, select: { name: true } });
  for (const [account, link, path] of [
    [registrator, "List and Edit Teams", "/listTeams"],
    [registrator, name, `/editTeam?team=${id}`],
    // Last, because the guide's page is fetched once more in the background.
    [await insertAccount("Guide"), "My teams", "/guideHome"],
  ] as const) {
    await signInAs(context, account);
    await page.goto("/");
    const release = await holdRequests(page, /_rsc=/);
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page.getByText("Loading…")).toBeVisible();
    release();
    await expect(page).toHaveURL(path);
    await expect(page.getByText("Loading…")).toBeHidden();
    await page.unroute(/_rsc=/);
  }
});

test("the header fits every width with a long name, and is accessible", async ({ page, context }) => {
  const account = await insertAccount("TeamRegistrator", "NA");
  const name = "Konstantina Preobrazhenska-Velikotarnovska of the Ministry of Education";
  await query('UPDATE "User" SET "name" = $1 WHERE "id" = $2', [name, account.id]);
  await signInAs(context, account);
  await setClock(context, whileOpen);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/schedule");
  const banner = page.getByRole("banner");
  await banner.getByText("Menu").click();
  for (const width of [320, 360, 769, 1024, 1150, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
    const boxes = await Promise.all(
      [banner.getByRole("link").first(), banner.getByTitle("Your account")].map((link) => link.boundingBox()),
    );
    const [logo, welcome] = boxes;
    if (!logo || !welcome) throw new Error("The logo or the account is not visible.");
    const isBeside = welcome.x >= logo.x + logo.width;
    const isBelow = welcome.y >= logo.y + logo.height;
    expect(isBeside || isBelow, `at ${width} pixels`).toBe(true);
    const heights = await banner
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights), `at ${width} pixels`).toBeGreaterThanOrEqual(24);
    if (width === 360 || width === 1280) await expectAccessible(page);
  }
});
