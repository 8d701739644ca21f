import type { BrowserContext } from "@playwright/test";
import { test as shared } from "@/e2e/support/browser";
import { type OwnSite, startOwnSite } from "@/e2e/support/own-site";

let running: OwnSite | undefined;

/** The site of the file that called `withOwnSite`. */
export function ownSite(): OwnSite {
  if (!running) throw new Error("call withOwnSite() at the top of the file");
  return running;
}

/** Browser tests on a site that no other test sees; addresses such as /teams are that site's. */
export const test = shared.extend({
  // The hook that starts the site asks for an address as well, before there is one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures' pattern, even of none
  baseURL: async ({}, use) => use(running?.baseUrl),
});

/** Starts the site for the tests of a file, which then run one after another, each on what the one before left. */
export function withOwnSite(): void {
  test.describe.configure({ mode: "serial" });
  test.beforeAll(async () => {
    running = await startOwnSite();
  });
  test.afterAll(async () => {
    await running?.stop();
    running = undefined;
  });
}

/** Signs the browser in at the file's site as one of the demo's accounts: admin, registrator.bg, guide.1. */
export async function signInAsDemo(context: BrowserContext, name: string): Promise<void> {
  const { baseUrl, tokenOf } = ownSite();
  await context.addCookies([{ name: "session", value: await tokenOf(name), url: baseUrl }]);
}
