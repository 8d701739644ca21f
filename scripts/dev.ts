// npm run dev: `next dev` with demo content in a database of its own.
import { onStop, run } from "@/scripts/lib/command";
import { demoWelcome, startDemoDatabase } from "@/scripts/lib/demo-site";

const port = process.env.PORT || "3000";
const siteUrl = `http://localhost:${port}`;

const database = await startDemoDatabase("dev");
console.log(demoWelcome(siteUrl));
const server = run("next", ["dev", "--port", port], {
  stdout: "inherit",
  stderr: "inherit",
  reject: false,
  env: {
    ...database.env,
    NODE_ENV: "development",
    NEXT_DIST_DIR: ".next/app",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXTAUTH_URL: siteUrl,
    NEXTAUTH_SECRET: database.env.AUTH_SECRET,
    SITE_URL: siteUrl,
    PORT: port,
  },
});
onStop(() => server.kill());
const { exitCode } = await server;
database.stop();
process.exit(exitCode ?? 0);
