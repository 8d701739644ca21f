import { HtmlValidate } from "html-validate";
import { beforeAll, expect, test } from "vitest";
import { countWaitingFor, whileLocked } from "@/e2e/support/locks";
import { ownSite } from "@/e2e/support/own-site";
import { baseUrl, query } from "@/e2e/support/site";
import { type DemoPage, demoIds, demoPages, demoSessions } from "@/scripts/lib/demo-pages";

// A site of its own, because its content is the same in every run.
const site = ownSite();
let sessions: Awaited<ReturnType<typeof demoSessions>>;
let pages: DemoPage[];
beforeAll(async () => {
  sessions = await demoSessions(baseUrl);
  pages = demoPages(await demoIds(query));
});

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** The rules that a document violates. */
async function violations(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** After forbidden(), Next sends a document without content, which scripts fill. */
const filledByScripts = {
  "/forbidden": expect.arrayContaining([`element-required-attributes: <html> is missing required "lang" attribute`]),
};

test.each([
  ["visitors", null],
  ["registrators", "TeamRegistrator"],
  ["guides", "Guide"],
  ["administrators", "Administrator"],
] as const)("every page for %s is valid HTML", async (_, role) => {
  const headers: HeadersInit = role ? { Cookie: `session=${sessions[role]}` } : {};
  const faults: Record<string, string[]> = {};
  for (const { path } of pages.filter((page) => page.role === role)) {
    const found = await violations(await (await fetch(baseUrl + path, { headers })).text());
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual(role === null ? filledByScripts : {});
});

const paths = ["/", "/teams", "/schedule", "/sponsors"];

test.each(paths)("the title of %s is in its head, even if the texts of the edition take long", async (path) => {
  const [page] = await whileLocked('LOCK TABLE "Company" IN ACCESS EXCLUSIVE MODE', async (client) => {
    const page = fetch(baseUrl + path, { headers: { Cookie: "site-clock=none" } });
    await expect.poll(() => countWaitingFor(client)).toBe(1);
    await fetch(`${baseUrl}/api/Team`, { headers: { Cookie: "site-clock=none" } });
    // In an array, because whileLocked would wait for the page itself.
    return [page];
  });
  const [head] = (await (await page).text()).split("</head>");
  expect(head).toContain("</title>");
});

test("only the demo has buttons that move its clock", async () => {
  const demo = await site.startInstance({ SITE_MODE: "demo" });
  const [shown, hidden] = await Promise.all([demo, site].map(async ({ baseUrl }) => (await fetch(baseUrl)).text()));
  expect(shown).toContain("Demo calendar");
  expect(shown).toMatch(/Demo: it is/);
  expect(hidden).not.toContain("Demo calendar");
});
