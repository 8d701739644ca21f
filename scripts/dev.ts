// next dev on the demo's content, in a database of its own. Run `npm install` first.
import { spawn } from "node:child_process";
import { generateClient } from "@/scripts/lib/build";
import { checkout } from "@/scripts/lib/checkout";
import { onStop } from "@/scripts/lib/on-stop";
import { step } from "@/scripts/lib/step";

const port = process.env.PORT || "3000";
const siteUrl = `http://localhost:${port}`;

await step("Making the database client", generateClient);
const { demoWelcome, prepareDemoData } = await import("@/scripts/lib/demo-site");
const { env, stopDatabase } = await prepareDemoData("dev");
console.log(demoWelcome(siteUrl));
const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "--port", port], {
  cwd: checkout,
  stdio: "inherit",
  env: {
    ...process.env,
    ...env,
    NODE_ENV: "development",
    NEXT_DIST_DIR: ".next/app",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXTAUTH_URL: siteUrl,
    NEXTAUTH_SECRET: env.AUTH_SECRET,
    SITE_URL: siteUrl,
    PORT: port,
  },
});
onStop(() => child.kill());
child.once("close", (code) => {
  stopDatabase();
  process.exit(code ?? 0);
});
