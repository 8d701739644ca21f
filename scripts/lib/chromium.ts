import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "@/scripts/lib/command";

// The headless shell is first, because it takes a quarter less CPU time.
const systemPaths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const findInstalled = () => [...systemPaths, chromium.executablePath()].find((file) => existsSync(file));

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = { env: { DEBIAN_FRONTEND: "noninteractive" }, reject: false };
  await run("apt-get", ["update"], options);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], options);
}

/** Installs a Chromium where there is none (root on Debian with apt). Throws what to do if that fails. */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
  const present = chosen || findInstalled();
  if (present) return present;
  console.log("Installing Chromium");
  await run("playwright", ["install", "chromium"], { reject: false });
  if (!findInstalled()) await installWithApt();
  const installed = findInstalled();
  if (!installed)
    throw new Error("Chromium could not be installed. Install it and set CHROMIUM_PATH to its executable.");
  return installed;
}
