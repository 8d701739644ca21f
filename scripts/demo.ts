// npm run demo: the production build with demo content.
import { buildSite } from "@/scripts/lib/build";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf, onStop, secondsSince, step } from "@/scripts/lib/command";
import { demoWelcome, startDemoDatabase } from "@/scripts/lib/demo-site";
import { takeLock } from "@/scripts/lib/lock.mjs";
import { requireFreePort } from "@/scripts/lib/port";
import { startServer } from "@/scripts/lib/server-process";

const distDir = ".next/demo";

function requireNotRunning(): void {
  const holder = takeLock(inCheckout(".data", "demo", "lock"));
  if (holder === undefined) return;
  throw new Error(
    `The demo of this checkout is already running (process ${holder}). Stop it with Ctrl-C where it runs, or with: kill ${holder}`,
  );
}

const start = Date.now();
let stop: () => void = () => process.exit(130);
onStop(() => stop());

try {
  requireNotRunning();
  const port = await requireFreePort("npm run demo");
  const siteUrl = `http://localhost:${port}`;
  console.log("Preparing the demo");
  const database = await startDemoDatabase("demo");
  await step("Building the site", () => buildSite(distDir));
  const address = { SITE_URL: siteUrl, HOST: process.env.HOST || "0.0.0.0", PORT: String(port) };
  const env = { ...database.env, ...address, NEXT_DIST_DIR: distDir };
  const server = await step("Starting the site", () => startServer(env, { show: true }));
  let isStopping = false;
  stop = () => {
    if (!isStopping) console.log("\nStopping the demo");
    isStopping = true;
    void server.stop();
  };
  console.log(`Ready after ${secondsSince(start)}\n\n${demoWelcome(siteUrl)}\n`);
  const exitCode = await server.exited;
  database.stop();
  process.exit(isStopping ? 0 : exitCode);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
