// npm run demo: the production build with demo content. npm run dev (--watch): `next dev` with a database of its own.
import { buildSite } from "@/scripts/lib/build";
import { inCheckout } from "@/scripts/lib/checkout";
import { messageOf, onStop, run, step } from "@/scripts/lib/command";
import { demoWelcome, startDemoDatabase } from "@/scripts/lib/demo-site";
import { takeLock } from "@/scripts/lib/lock.mjs";
import { requireFreePort } from "@/scripts/lib/port";
import { type ServerProcess, startServer } from "@/scripts/lib/server-process";

const watch = process.argv.includes("--watch");
const name = watch ? "dev" : "demo";

type Server = Pick<ServerProcess, "exited" | "stop">;

function requireNotRunning(): void {
  const holder = takeLock(inCheckout(".data", name, "lock"));
  if (holder === undefined) return;
  throw new Error(
    `npm run ${name} is already running in this checkout (process ${holder}). Stop it with Ctrl-C where it runs, or with: kill ${holder}`,
  );
}

function startNextDev(env: Record<string, string>): Server {
  const child = run("next", ["dev"], {
    env: {
      ...env,
      NODE_ENV: "development",
      NEXT_DIST_DIR: ".next/app",
      NEXT_TELEMETRY_DISABLED: "1",
      NEXTAUTH_URL: env.SITE_URL,
      NEXTAUTH_SECRET: env.AUTH_SECRET,
    },
    stdout: "inherit",
    stderr: "inherit",
    reject: false,
  });
  return { exited: child.then(({ exitCode }) => exitCode ?? 1), stop: async () => void child.kill() };
}

async function startBuild(env: Record<string, string> & { PORT: string }): Promise<Server> {
  const distDir = ".next/demo";
  await step("Building the site", () => buildSite(distDir));
  const address = { NEXT_DIST_DIR: distDir, HOST: process.env.HOST || "0.0.0.0" };
  return step("Starting the site", () => startServer({ ...env, ...address }, { show: true }));
}

let stop: () => void = () => process.exit(130);
onStop(() => stop());

try {
  requireNotRunning();
  const port = await requireFreePort(`npm run ${name}`);
  const siteUrl = `http://localhost:${port}`;
  console.log("Preparing the demo");
  const env = { ...(await startDemoDatabase(name)), SITE_URL: siteUrl, PORT: String(port) };
  const server = watch ? startNextDev(env) : await startBuild(env);
  let isStopping = false;
  stop = () => {
    if (!isStopping) console.log("\nStopping the demo");
    isStopping = true;
    void server.stop();
  };
  console.log(`\n${demoWelcome(siteUrl)}\n`);
  const exitCode = await server.exited;
  process.exit(isStopping ? 0 : exitCode);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
