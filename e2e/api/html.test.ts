import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type IsolatedSite, startIsolatedSite } from "@/e2e/support/isolated-site";
import { demoIds, demoPages, demoSessions } from "@/scripts/lib/demo-pages";

// Its content is the same for every run.
let site: IsolatedSite;
beforeAll(async () => {
  site = await startIsolatedSite();
});
afterAll(() => site.stop());

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** The rules that a document violates. */
async function violations(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

test("every page is valid HTML for every role", async () => {
  const sessions = await demoSessions(site.baseUrl);
  const faults: Record<string, string[]> = {};
  for (const { path, role } of demoPages(await demoIds(site.query))) {
    const headers: HeadersInit = role ? { Cookie: `session=${sessions[role]}` } : {};
    const found = await violations(await (await fetch(site.baseUrl + path, { headers })).text());
    if (found.length > 0) faults[`${path} ${role}`] = found;
  }
  // Next sends a page that a browser's scripts fill where forbidden() ends the rendering.
  expect(faults).toEqual({
    "/forbidden null": expect.arrayContaining([
      `element-required-attributes: <html> is missing required "lang" attribute`,
    ]),
  });
});
