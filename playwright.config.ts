import { defineConfig } from "@playwright/test";

const isRoot = process.getuid?.() === 0;

const chromium = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Chromium would start a spare process for each context, which takes a tenth of the time.
    "--disable-features=SpareRendererForSitePerProcess",
  ],
};

export default defineConfig({
  testDir: "e2e/browser",
  outputDir: "test-results",
  globalSetup: "e2e/setup/browser.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 40_000 },
  projects: [
    { name: "chromium", use: { launchOptions: chromium } },
    // The main flows; `npx playwright install firefox webkit` downloads both. Their screenshots add a style, which the
    // Content-Security-Policy forbids.
    { name: "firefox", use: { browserName: "firefox", screenshot: "off" }, grep: /@engines/ },
    { name: "webkit", use: { browserName: "webkit", screenshot: "off" }, grep: /@engines/ },
  ],
  use: {
    locale: "en-GB",
    // Animations take a tenth of the time.
    contextOptions: { reducedMotion: "reduce" },
    // Not the venue's time zone, because the site shows the venue's time wherever the visitor is.
    timezoneId: "America/New_York",
    // Traces take a third of the time; set TRACE=1 to debug a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
});
