import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { type BrowserWindow, button, field } from "@/e2e/engines/support/browser-window";
import { openWithPlaywright } from "@/e2e/engines/support/playwright-window";
import { openWithWebDriver } from "@/e2e/engines/support/webdriver-window";
import { type Account, insertAccount } from "@/e2e/support/factory";
import { baseUrl } from "@/e2e/support/site";
import type { Engine } from "@/scripts/lib/engines";

/** Firefox reports fonts whose download a navigation has ended. */
const abortedDownload = "status=2152398850";

export interface EngineOptions {
  engine: Engine;
}

interface Fixtures {
  window: BrowserWindow;
  /** Substrings of the console messages that the test causes on purpose. */
  expectedMessages: string[];
}

/** A test in every engine, which fails on an unexpected console message. */
export const test = base.extend<Fixtures, EngineOptions>({
  engine: [
    { name: "firefox", launch: {} },
    { option: true, scope: "worker" },
  ],
  expectedMessages: [[], { option: true }],
  window: async ({ engine, expectedMessages }, use, testInfo) => {
    const window =
      "launch" in engine
        ? await openWithPlaywright(engine)
        : await openWithWebDriver(engine, testInfo.outputPath("console.log"));
    await use(window);
    // Playwright's screenshots add a style, which the Content-Security-Policy forbids.
    const messages = [...window.messages()];
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath("screenshot.png"), await window.screenshot());
    await window.close();
    const expected = [abortedDownload, ...expectedMessages];
    expect(messages.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]);
  },
});

export { expect };

export const open = (window: BrowserWindow, path: string) => window.goto(baseUrl + path);

/** Waits until an expression is true in the page. */
export const expectTrue = (window: BrowserWindow, expression: string) =>
  expect(async () => expect(await window.evaluate(expression), expression).toBe(true)).toPass();

/** Waits until the page shows a text. */
export const expectText = (window: BrowserWindow, text: string) =>
  expectTrue(window, `document.body.innerText.includes(${JSON.stringify(text)})`);

/** Waits until a form says that it has saved and the page shows what is stored; leaving earlier ends a download. */
export async function expectSaved(window: BrowserWindow, message: string): Promise<void> {
  await expectText(window, message);
  await expectTrue(window, "document.querySelector('[aria-busy=true]') === null");
}

/** Waits until the window is on a page. */
export const expectPath = (window: BrowserWindow, path: string) =>
  expectTrue(window, `location.pathname === "${path}"`);

/** Signs in with the form. */
export async function signIn(
  window: BrowserWindow,
  { email, password }: Pick<Account, "email" | "password">,
  site = baseUrl,
): Promise<void> {
  await window.goto(`${site}/login`);
  await window.fill(field("E-mail"), email);
  await window.fill(field("Password"), password);
  await window.click(button("Log in"));
  await expectPath(window, "/");
}

/** Signs in as a new account. */
export async function signInAsNew(
  window: BrowserWindow,
  role: Parameters<typeof insertAccount>[0],
  alpha2?: string,
): Promise<Account> {
  const account = await insertAccount(role, alpha2);
  await signIn(window, account);
  return account;
}
