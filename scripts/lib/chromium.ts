import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runNode } from "@/scripts/lib/program";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

const found = () => [...installed, chromium.executablePath()].find((file) => existsSync(file));

function aptInstall(): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    spawnSync("apt-get", args, { env, stdio: "ignore" });
  }
}

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, or one that is fetched now, by Playwright or (for root on
 * Debian) by apt. Throws a sentence for the person if there is no way to one.
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, but there is no such file.`);
  const here = chosen || found();
  if (here) return here;
  console.log("No browser here; fetching Chromium");
  await runNode(["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (!found()) aptInstall();
  const fetched = found();
  if (!fetched) {
    throw new Error(
      "There is no Chromium and none could be fetched. Install one and set CHROMIUM_PATH to its executable.",
    );
  }
  return fetched;
}
