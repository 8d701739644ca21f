// npm run dev: `next dev` with demo content in a database of its own.
import { messageOf, onStop, run } from "@/scripts/lib/command";
import { demoWelcome, startDemoDatabase } from "@/scripts/lib/demo-site";
import { requireFreePort } from "@/scripts/lib/port";

const port = await requireFreePort("npm run dev").catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
const siteUrl = `http://localhost:${port}`;

const database = await startDemoDatabase("dev");
console.log(demoWelcome(siteUrl));
const server = run("next", ["dev", "--port", String(port)], {
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
    PORT: String(port),
  },
});
onStop(() => server.kill());
const { exitCode } = await server;
database.stop();
process.exit(exitCode ?? 0);
