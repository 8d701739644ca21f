import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Account, insertAccount } from "@/e2e/support/factory";
import { logIn } from "@/e2e/support/http";
import { baseUrl } from "@/e2e/support/site";

/** Parts of the failed requests and console errors that a test causes on purpose. */
type Expected = string[];

interface Fixtures {
  /** Expected failed requests and console errors; any other fails the test. */
  expectedTroubles: Expected;
}

function watch(page: Page, troubles: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => troubles.push(`page error: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // A navigation aborts the requests of the previous page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** Fails a test on an unexpected console error or failed request. */
export const test = base.extend<Fixtures>({
  expectedTroubles: [[], { option: true }],
  page: async ({ page, expectedTroubles }, use) => {
    const troubles: string[] = [];
    watch(page, troubles);
    await use(page);
    expect(troubles.filter((trouble) => !expectedTroubles.some((part) => trouble.includes(part)))).toEqual([]);
  },
});

export { expect };

/** Gives the browser the session of an account. */
export async function signInAs(context: BrowserContext, account: Account): Promise<void> {
  await context.addCookies([{ name: "session", value: await logIn(account), url: baseUrl }]);
}

/** Signs the browser in as a new account. */
export async function signInAsNew(
  context: BrowserContext,
  role: Parameters<typeof insertAccount>[0],
  alpha2?: string,
): Promise<Account> {
  const account = await insertAccount(role, alpha2);
  await signInAs(context, account);
  return account;
}

/** Sets the site's clock for this browser. */
export async function setClock(context: BrowserContext, at: string): Promise<void> {
  await context.addCookies([{ name: "site-clock", value: at, url: baseUrl }]);
}

/** Fails if the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
}

/** Delays every script file of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await waiting;
    await route.continue();
  });
  return letThrough;
}
