// The demo, once the packages are there and its port is known to be free (demo.mjs sees to both).
import { buildSite, generateClient } from "@/scripts/lib/build";
import { onStop } from "@/scripts/lib/on-stop";
import { startServer } from "@/scripts/lib/server-process";
import { secondsSince, step } from "@/scripts/lib/step";

const distDir = ".next/demo";
const port = process.env.PORT || "3000";
const siteUrl = `http://localhost:${port}`;
const began = Date.now();

let leave: () => void = () => process.exit(130);
onStop(() => leave());

try {
  console.log("Preparing the demo");
  await step("Making the database client", generateClient);
  // Imported only now: it needs the client that the line above makes.
  const { demoWelcome, prepareDemoData } = await import("@/scripts/lib/demo-site");
  const { env, stopDatabase } = await prepareDemoData("demo");
  await step("Building the site", () => buildSite(distDir));
  const where = { NEXT_DIST_DIR: distDir, SITE_URL: siteUrl, HOST: process.env.HOST || "0.0.0.0", PORT: port };
  const server = await step("Starting the site", () => startServer({ ...env, ...where }, { show: true }));
  let asked = false;
  leave = () => {
    if (!asked) console.log("\nStopping the demo");
    asked = true;
    void server.stop();
  };
  console.log(`Ready after ${secondsSince(began)}\n\n${demoWelcome(siteUrl)}\n`);
  const code = await server.exited;
  stopDatabase();
  process.exit(asked ? 0 : code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
