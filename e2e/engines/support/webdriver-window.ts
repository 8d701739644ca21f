import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import getPort from "get-port";
import type { BrowserWindow } from "@/e2e/engines/support/browser-window";
import { startSession } from "@/e2e/engines/support/webdriver";
import { run } from "@/scripts/lib/command";
import type { WebDriverEngine } from "@/scripts/lib/engines";

/** Sets a date as a person would; the keys to type depend on the locale. */
const setDate = `
  const [input, value] = arguments;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, value);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
`;

async function startScreen() {
  const screen = run("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1400x24"], { buffer: false, reject: false });
  const [number] = await once(screen.stdout, "data");
  return { name: `:${String(number).trim()}`, stop: () => screen.kill() };
}

async function startDriver(program: string, display: string) {
  const port = await getPort({ host: "127.0.0.1" });
  const driver = run(program, [`--port=${port}`], { env: { DISPLAY: display }, buffer: false, reject: false });
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  return { server, stop: () => driver.kill() };
}

const enabled = (xpath: string) => `${xpath}[not(ancestor-or-self::*[@disabled or @aria-disabled="true"])]`;

/** Opens a window of Debian's WebKit on a virtual screen. Its console messages go to `logFile`. */
export async function openWithWebDriver(engine: WebDriverEngine, logFile: string): Promise<BrowserWindow> {
  const screen = await startScreen();
  const driver = await startDriver(engine.driver, screen.name);
  const options = "--automation --enable-write-console-messages-to-stdout=true";
  const command = `exec stdbuf -oL "${engine.miniBrowser}" ${options} > "${logFile}" 2>&1`;
  const session = await startSession(driver.server, {
    "webkitgtk:browserOptions": { binary: "/bin/sh", args: ["-c", command] },
  });
  await session.resize(1280, 900);
  return {
    goto: async (url) => void (await session.goto(url)),
    waitFor: async (xpath) => void (await session.find(xpath)),
    click: async (xpath) => void (await session.click(enabled(xpath))),
    async fill(xpath, value) {
      const field = enabled(xpath);
      if (await session.run(field, "return /^date/.test(arguments[0].type)")) {
        await session.run(field, setDate, value);
        return;
      }
      await session.clear(field);
      await session.type(field, value);
    },
    select: async (xpath, label) =>
      void (await session.click(`${enabled(xpath)}/option[normalize-space()="${label}"]`)),
    upload: async (xpath, file) => void (await session.type(xpath, file)),
    evaluate: (expression) => session.evaluate(expression),
    resize: async (width, height) => void (await session.resize(width, height)),
    screenshot: () => session.screenshot(),
    messages: () =>
      readFileSync(logFile, "utf8")
        .split("\n")
        .filter((line) => line.includes("CONSOLE")),
    async close() {
      await session.close();
      driver.stop();
      screen.stop();
    },
  };
}
