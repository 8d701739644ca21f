import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, sidewaysScroll, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { expectPrintable } from "@/e2e/support/print";
import { baseUrl, query } from "@/e2e/support/site";
import { brokenWords } from "@/e2e/support/words";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";
import { type DemoPage, demoIds, demoPages, demoSessions } from "@/scripts/lib/demo-pages";

// A site of its own: the records of other tests would make pages slow, and have words for which no table has room.
ownSite("parallel");
// The page to choose a password is opened without a link.
test.use({ expectedErrors: ["403 /forbidden", "404 /no/such/page", "404 /api/Identity/passwordLink"] });

const widths = [1280, 360];
/** For pages with tables, whose rows are cards on a phone. */
const tableWidths = [1280, 1024, 768, 360];

/** The sides of an A4 sheet, in CSS pixels. */
const a4 = { short: 794, long: 1123 };

/** The widths of the documents that fill whole A4 sheets. */
const sheetWidths: Record<string, number> = {
  "/controlPanel/seating/print": a4.long,
  "/controlPanel/print/badges": a4.short,
  "/controlPanel/print/labels": a4.short,
  "/controlPanel/print/slips": a4.short,
  "/controlPanel/print/certificates": a4.long,
  "/controlPanel/print/diplomas": a4.long,
  "/controlPanel/print/letters": a4.short,
};

/**
 * How many visible buttons delete or remove something. Those of a list's entries are left out: they have only an icon, and
 * remove nothing before the form is saved.
 */
const countDeletions = (page: Page) =>
  page
    .getByRole("button", { name: /^(Delete|Remove|Withdraw|Disable|Yes, delete)\b/ })
    .filter({ visible: true, hasText: /./ })
    .count();

/** How many such buttons a page may have: the specification wants one for each guided team, and each contestant of a team. */
function mostDeletions(path: string): number {
  if (path === "/controlPanel/guides") return Number.POSITIVE_INFINITY;
  return path.startsWith("/editTeam") ? 5 : 3;
}

async function expectToFit(page: Page, path: string): Promise<void> {
  const hasTables = (await page.locator("main table").count()) > 0;
  for (const width of hasTables ? tableWidths : widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(
        async () => ({
          broken: await brokenWords(page),
          scroll: await sidewaysScroll(page),
          tables: await page.getByRole("group", { name: "Scrollable table" }).count(),
        }),
        `${path} at ${width} px`,
      )
      .toEqual({ broken: [], scroll: 0, tables: 0 });
  }
  expect(await countDeletions(page), `${path}: buttons that delete`).toBeLessThanOrEqual(mostDeletions(path));
}

/** Hides all but the first rows, which are like the others, so that axe takes half the time. */
const hideFurtherRows = (page: Page) =>
  page
    .locator("tbody > tr:nth-child(n + 9), article:nth-child(n + 9), .sheets > li:nth-child(n + 4)")
    .evaluateAll((rows: HTMLElement[]) => {
      for (const row of rows) row.style.setProperty("display", "none", "important");
    });

/** Expects that a page has its title, fits each width, can be printed and is accessible. */
async function expectPage(page: Page, { path, title }: DemoPage): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page).toHaveTitle(
    `IATI · ${path === "/" ? "XIII International Autumn Tournament in Informatics" : title}`,
  );
  // “Skip to the content” leads there.
  await expect(page.locator("h1#content")).toHaveCount(1);
  await expectToFit(page, path);
  await expectPrintable(page, sheetWidths[new URL(page.url()).pathname]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hideFurtherRows(page);
  await expectAccessible(page);
}

const panel: string[] = controlPanelPages.map(({ path }) => path);
const [firstHalf, secondHalf] = [panel.slice(0, panel.length / 2), panel.slice(panel.length / 2)];

/** Which pages each test opens. One worker runs the first three tests, another the others, with about as many pages. */
const sweeps: Record<string, (page: DemoPage) => boolean> = {
  "the first half of the control panel": ({ path }) => firstHalf.includes(path),
  "the second half of the control panel": ({ path }) => secondHalf.includes(path),
  "a guide's pages": ({ role }) => role === "Guide",
  "an administrator's other pages": ({ role, path }) => role === "Administrator" && !panel.includes(path),
  "a registrator's pages": ({ role }) => role === "TeamRegistrator",
  "a visitor's pages": ({ role }) => role === null,
};

for (const [name, includes] of Object.entries(sweeps)) {
  test(`${name}: titled, accessible, printable, and as wide as the window without a broken word`, async ({
    page,
    context,
  }) => {
    test.slow();
    const pages = demoPages(await demoIds(query)).filter(includes);
    const [role = null] = pages.map((demoPage) => demoPage.role);
    if (role) {
      const sessions = await demoSessions(baseUrl);
      await context.addCookies([{ name: "session", value: sessions[role], url: baseUrl }]);
    }
    for (const demoPage of pages) await test.step(demoPage.path, () => expectPage(page, demoPage));
  });
}
