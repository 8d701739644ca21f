import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Account, accountPassword, insertAccount } from "@/e2e/support/factory";
import { logIn } from "@/e2e/support/http";
import { baseUrl } from "@/e2e/support/site";

interface Fixtures {
  /** Substrings of the console errors and failed requests that the test causes on purpose. */
  expectedErrors: string[];
}

function watch(page: Page, errors: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(`page error: ${error.message}`));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // A navigation aborts the requests of the previous page.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
}

/** Fails a test on an unexpected console error or failed request. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    watch(page, errors);
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((part) => error.includes(part)))).toEqual([]);
  },
});

export { expect };

/** Gives the browser the session of an account. */
export async function signInAs(context: BrowserContext, account: Pick<Account, "email" | "password">): Promise<void> {
  await context.addCookies([{ name: "session", value: await logIn(account), url: baseUrl }]);
}

/** Signs the browser in again as the user of an ended session. */
export async function signInAgain(context: BrowserContext, token: string): Promise<void> {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  await signInAs(context, { email: JSON.parse(payload).unique_name, password: accountPassword });
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
export async function delayScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Renders the rows outside the window too, because Chromium keeps their colours of the previous scheme. */
export async function renderEveryRow(page: Page): Promise<void> {
  await page.locator("tbody tr").evaluateAll((rows: HTMLElement[]) => {
    for (const row of rows) row.style.contentVisibility = "visible";
  });
}
