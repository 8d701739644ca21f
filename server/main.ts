import { createServer } from "node:http";
import next from "next";
import { type Env, EnvError, env } from "@/lib/env";
import { log } from "@/lib/log";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/site-time";
import { createApplication } from "@/server/application";
import { sharedAnswers } from "@/server/cache/shared-answers";
import { databaseCheck } from "@/server/database-check";
import { createHandler } from "@/server/handler";
import { listenForChanges } from "@/server/public-changes";
import { gracefulShutdown } from "@/server/shutdown";

function validEnvironment(): Env {
  try {
    return env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { SITE_URL, AUTH_SECRET, DATABASE_URL, DATABASE_LISTEN_URL, HOST, PORT, TRUST_PROXY } = validEnvironment();
// next-auth reads these two by name; the site has one setting for each.
process.env.NEXTAUTH_URL = SITE_URL;
process.env.NEXTAUTH_SECRET = AUTH_SECRET;

// Next compares a rewrite's origin with this name, under which proxy.ts sees every request whatever its Host header;
// where the two differ it takes the rewrite for another site's and calls itself without end.
const app = next({ dev: false, dir: process.cwd(), hostname: "localhost", port: PORT, quiet: true });
const server = createServer();
const shutdown = gracefulShutdown(server, () => app.close());
// What a deployment sends; a balancer needs a moment to notice. Nobody waits for one at a terminal.
process.on("SIGTERM", () => shutdown.begin(1_000));
process.on("SIGINT", () => shutdown.begin());
// The demo and the tests hold a channel to their server, so that it never outlives them.
process.on("disconnect", () => shutdown.begin());
process.on("unhandledRejection", (error) => log().error({ err: error }, "a rejection was not handled"));

server.once("error", (error: NodeJS.ErrnoException) => {
  const busy = `Port ${PORT} is in use. Stop what runs there, or set PORT to another one.`;
  console.error(error.code === "EADDRINUSE" ? busy : `The server cannot listen on ${HOST}:${PORT}: ${error.message}`);
  process.exit(1);
});

await app.prepare();
const siteUrl = SITE_URL;
const isDatabaseUp = databaseCheck(DATABASE_URL);
const application = createApplication({ next: app.getRequestHandler(), isDatabaseUp, siteUrl });
const shared = sharedAnswers({
  application,
  listen: (onChange) => listenForChanges(DATABASE_LISTEN_URL ?? DATABASE_URL, onChange),
  now: () => siteTime().getTime(),
  movableClock: clockIsMovable() ? clockCookie : null,
  siteUrl,
});
const { isStopping } = shutdown;
server.on(
  "request",
  createHandler({ application, shared, isDatabaseUp, isStopping, siteUrl, trustedProxies: TRUST_PROXY }),
);
// Longer than a balancer keeps its connections to us, so that it is never the one to meet a closed one.
server.keepAliveTimeout = 65_000;
// Longer than any answer takes to begin; a client that has stopped reading holds its place no longer.
server.timeout = 60_000;
server.listen(PORT, HOST, () =>
  log().info({ port: PORT, siteUrl: SITE_URL, trustedProxies: TRUST_PROXY }, "listening"),
);
