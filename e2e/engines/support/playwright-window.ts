import { chromium, firefox, type Locator, webkit } from "@playwright/test";
import type { BrowserWindow } from "@/e2e/engines/support/browser-window";
import type { PlaywrightEngine } from "@/scripts/lib/engines";

/** By WebDriver BiDi Playwright sets the value with a script, which React notices at the next key only. */
async function fillByBiDi(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  if (await input.evaluate((element) => element instanceof HTMLInputElement && /^date/.test(element.type))) return;
  for (const key of ["End", "Space", "Backspace"]) await input.press(key);
}

/** Opens a window of an engine that Playwright starts. */
export async function openWithPlaywright({ name, launch }: PlaywrightEngine): Promise<BrowserWindow> {
  const browser = await { chromium, firefox, webkit }[name].launch(launch);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  page.on("pageerror", (error) => messages.push(String(error)));
  const find = (xpath: string) => page.locator(`xpath=${xpath}`).first();
  return {
    goto: async (url) => void (await page.goto(url)),
    waitFor: (xpath) => find(xpath).waitFor(),
    click: (xpath) => find(xpath).click(),
    fill: (xpath, value) => (launch.channel ? fillByBiDi(find(xpath), value) : find(xpath).fill(value)),
    select: async (xpath, label) => void (await find(xpath).selectOption({ label })),
    upload: (xpath, file) => find(xpath).setInputFiles(file),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    messages: () => messages,
    close: () => browser.close(),
  };
}
