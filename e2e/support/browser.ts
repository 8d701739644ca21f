import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Account, accountPassword, insertAccount } from "@/e2e/support/factory";
import { demoToken, logIn } from "@/e2e/support/http";
import { baseUrl } from "@/e2e/support/site";
import type { UserRole } from "@/lib/generated/prisma/enums";

interface Fixtures {
  /** Beginnings of errors that the test causes, such as "409 /api/Team", "net::ERR_FAILED /api/Team" or "console: …". */
  expectedErrors: string[];
  /** Watches a context of another browser as well. An unexpected error in a watched context fails the test. */
  watchErrors: (context: BrowserContext) => void;
}

/** Adds the error responses, failed requests and script errors of a context to `errors`. */
function watch(context: BrowserContext, errors: string[]): void {
  context.on("console", (message) => {
    // The listener of responses adds these with their status and path.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => {
    const { message } = event.error();
    // The browser skips a view transition that it cannot show in time.
    if (!message.startsWith("Transition was ")) errors.push(`page error: ${message}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A navigation aborts the requests of the previous page; each browser engine has its own words for that.
    if (!/^(net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled.*)$/.test(reason))
      errors.push(`${reason} ${new URL(request.url()).pathname}`);
  });
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern here
  baseURL: ({}, use) => use(baseUrl),
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = [];
      const listener = (context: BrowserContext) => watch(context, errors);
      browser.on("context", listener);
      await use(listener);
      browser.off("context", listener);
      expect(errors.filter((error) => !expectedErrors.some((start) => error.startsWith(start)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Gives the browser the session of an account. */
export async function signInAs(context: BrowserContext, account: Pick<Account, "email" | "password">): Promise<void> {
  await context.addCookies([{ name: "session", value: await logIn(account), url: baseUrl }]);
}

/** Signs the browser in as an account of the demo, such as admin, registrator.bg or guide.1. */
export async function signInAsDemo(context: BrowserContext, name: string): Promise<void> {
  await context.addCookies([{ name: "session", value: await demoToken(name), url: baseUrl }]);
}

/** Signs the browser in again as the inserted account to which the token of an ended session belongs. */
export async function signInAgain(context: BrowserContext, token: string): Promise<void> {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  await signInAs(context, { email: JSON.parse(payload).unique_name, password: accountPassword });
}

/** Signs the browser in as a new account. */
export async function signInAsNew(context: BrowserContext, role: UserRole, alpha2?: string): Promise<Account> {
  const account = await insertAccount(role, alpha2);
  await signInAs(context, account);
  return account;
}

/** Sets the site's clock for this browser. */
export async function setClock(context: BrowserContext, at: string): Promise<void> {
  await context.addCookies([{ name: "site-clock", value: at, url: baseUrl }]);
}

/** Makes a page that polls every ten seconds poll at once, as it does when its tab is shown again. */
export const pollNow = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** How many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Fails if the page scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Holds the page's requests to `url` back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds every script file of the page back until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, "**/*.js");

/** Renders the rows outside the window too; Chromium would keep the colours of the previous scheme in them. */
export async function renderEveryRow(page: Page): Promise<void> {
  await page.locator("tbody tr").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
}
