// npm run demo: the production build with demo content.
import getPort from "get-port";
import { buildSite } from "@/scripts/lib/build";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf, onStop, secondsSince, step } from "@/scripts/lib/command";
import { demoWelcome, startDemoDatabase } from "@/scripts/lib/demo-site";
import { takeLock } from "@/scripts/lib/lock.mjs";
import { startServer } from "@/scripts/lib/server-process";

const distDir = ".next/demo";
const port = Number(process.env.PORT || 3000);
const siteUrl = `http://localhost:${port}`;

/** Throws what to do if the demo is running already or its port is in use. */
async function requireFree(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  const holder = takeLock(inCheckout(".data", "demo", "lock"));
  if (holder !== undefined) {
    throw new Error(
      `The demo of this checkout is already running (process ${holder}). Stop it with Ctrl-C where it runs, or with: kill ${holder}`,
    );
  }
  if ((await getPort({ port })) !== port) {
    const other = port === 3000 ? 3001 : 3000;
    throw new Error(`Port ${port} is in use. Stop what runs there, or choose another one: PORT=${other} npm run demo`);
  }
}

const start = Date.now();
let stop: () => void = () => process.exit(130);
onStop(() => stop());

try {
  await requireFree();
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
