import { chromium, firefox, webkit } from "@playwright/test";
import type { BrowserWindow } from "@/e2e/engines/support/browser-window";
import type { PlaywrightEngine } from "@/scripts/lib/engines";

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
    fill: (xpath, value) => find(xpath).fill(value),
    select: async (xpath, label) => void (await find(xpath).selectOption({ label })),
    upload: (xpath, file) => find(xpath).setInputFiles(file),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    messages: () => messages,
    close: () => browser.close(),
  };
}
