import { existsSync } from "node:fs";
import { firefox, type LaunchOptions, webkit } from "@playwright/test";
import { installedChromium } from "@/scripts/lib/chromium";

export interface PlaywrightEngine {
  name: "chromium" | "firefox" | "webkit";
  launch: LaunchOptions;
}

/** Only WebDriver can drive Debian's WebKit. */
export interface WebDriverEngine {
  name: "webkit";
  driver: string;
  miniBrowser: string;
}

export type Engine = PlaywrightEngine | WebDriverEngine;

const firstFile = (files: string[]) => files.find((file) => existsSync(file));

function findChromium(): Engine | undefined {
  const executablePath = installedChromium();
  return executablePath ? { name: "chromium", launch: { executablePath } } : undefined;
}

function findFirefox(): Engine | undefined {
  if (existsSync(firefox.executablePath())) return { name: "firefox", launch: {} };
  const executablePath = firstFile([
    "/usr/bin/firefox",
    "/usr/bin/firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ]);
  return executablePath ? { name: "firefox", launch: { channel: "moz-firefox", executablePath } } : undefined;
}

function findWebKit(): Engine | undefined {
  if (existsSync(webkit.executablePath())) return { name: "webkit", launch: {} };
  const driver = firstFile(["/usr/bin/WebKitWebDriver"]);
  const miniBrowser = firstFile(
    ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  return driver && miniBrowser && existsSync("/usr/bin/Xvfb") ? { name: "webkit", driver, miniBrowser } : undefined;
}

const engines = {
  Chromium: { find: findChromium, install: "npx playwright install chromium, or apt-get install chromium" },
  Firefox: { find: findFirefox, install: "npx playwright install firefox, or apt-get install firefox-esr" },
  WebKit: { find: findWebKit, install: "npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb" },
};

export const findEngines = (): Engine[] => Object.values(engines).flatMap(({ find }) => find() ?? []);

export const missingEngines = (): string[] =>
  Object.entries(engines).flatMap(([name, { find, install }]) => (find() ? [] : `${name}: not found; ${install}`));
