import type { BrowserContext } from "@playwright/test";
import { test as shared } from "@/e2e/support/browser";
import { type IsolatedSite, startIsolatedSite } from "@/e2e/support/isolated-site";

let running: IsolatedSite | undefined;

/** The site of a file that called `withIsolatedSite`. Throws if it did not. */
export function isolatedSite(): IsolatedSite {
  if (!running) throw new Error("call withIsolatedSite() at the top of the file");
  return running;
}

/** Browser tests of an isolated site; relative addresses are resolved against it. */
export const test = shared.extend({
  // Undefined in the hook that starts the site.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
  baseURL: async ({}, use) => use(running?.baseUrl),
});

/**
 * Starts a site for the tests of a file, which then run one after another and share its state; tests that change nothing
 * can be parallel, with a site for each worker.
 */
export function withIsolatedSite(mode: "serial" | "parallel" = "serial"): void {
  test.describe.configure({ mode });
  test.beforeAll(async () => {
    running = await startIsolatedSite();
  });
  test.afterAll(async () => {
    await running?.stop();
    running = undefined;
  });
}

/** Signs the browser in as a demo account: admin, registrator.bg, guide.1. */
export async function signInAsDemo(context: BrowserContext, name: string): Promise<void> {
  const { baseUrl, tokenOf } = isolatedSite();
  await context.addCookies([{ name: "session", value: await tokenOf(name), url: baseUrl }]);
}
