import type { Page } from "@playwright/test";
import { expectAccessible } from "@/e2e/support/axe";
import { expect, sidewaysScroll, test } from "@/e2e/support/browser";
import { ownSite } from "@/e2e/support/browser-site";
import { expectPrintable } from "@/e2e/support/print";
import { baseUrl, query } from "@/e2e/support/site";
import { brokenWords } from "@/e2e/support/words";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";
import { type DemoPage, demoIds, demoPages, demoSessions } from "@/scripts/lib/demo-pages";

// The content of other tests would make pages slow, and has words that no table has room for.
ownSite("parallel");
// The page to choose a password is opened without a link.
test.use({ expectedErrors: ["403 /forbidden", "404 /no/such/page", "404 /api/Identity/passwordLink"] });

const widths = [1280, 360];
/** Those of pages with tables, which are cards on a phone. */
const tableWidths = [1280, 1024, 768, 360];

/** The widths of the documents that fill whole A4 sheets. */
const sheetWidths: Record<string, number> = {
  "/controlPanel/seating/print": 1123,
  "/controlPanel/print/badges": 794,
  "/controlPanel/print/labels": 794,
  "/controlPanel/print/slips": 794,
  "/controlPanel/print/certificates": 1123,
  "/controlPanel/print/diplomas": 1123,
  "/controlPanel/print/letters": 794,
};

/** The visible buttons that delete or remove something; one of a form's list has only an icon, and removes when saved. */
const deletions = (page: Page) =>
  page
    .getByRole("button", { name: /^(Delete|Remove|Withdraw|Disable|Yes, delete)\b/ })
    .filter({ visible: true, hasText: /./ })
    .count();

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
  // The specification has a Delete button for each contestant on Edit team, and a Remove button for each guided team.
  const most = path === "/controlPanel/guides" ? Number.POSITIVE_INFINITY : path.startsWith("/editTeam") ? 5 : 3;
  expect(await deletions(page), `${path}: buttons that delete`).toBeLessThanOrEqual(most);
}

/** Hides all but the first rows, which are like the others, so that axe takes half the time. */
const hideFurtherRows = (page: Page) =>
  page
    .locator("tbody > tr:nth-child(n + 9), article:nth-child(n + 9), .sheets > li:nth-child(n + 4)")
    .evaluateAll((rows: HTMLElement[]) => {
      for (const row of rows) row.style.setProperty("display", "none", "important");
    });

async function expectSound(page: Page, { path, title }: DemoPage): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page).toHaveTitle(
    `IATI · ${path === "/" ? "XIII International Autumn Tournament in Informatics" : title}`,
  );
  // Where "Skip to the content" leads.
  await expect(page.locator("h1#content")).toHaveCount(1);
  await expectToFit(page, path);
  await expectPrintable(page, sheetWidths[new URL(page.url()).pathname]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await hideFurtherRows(page);
  await expectAccessible(page);
}

const panel: string[] = controlPanelPages.map(({ path }) => path);
const [firstHalf, secondHalf] = [panel.slice(0, panel.length / 2), panel.slice(panel.length / 2)];

/** Which pages each test opens; about as many in the first three as in the others, which another worker runs. */
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
    const [role = null] = pages.map((one) => one.role);
    if (role) {
      const sessions = await demoSessions(baseUrl);
      await context.addCookies([{ name: "session", value: sessions[role], url: baseUrl }]);
    }
    for (const one of pages) await test.step(one.path, () => expectSound(page, one));
  });
}
