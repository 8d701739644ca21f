import { createServer } from "node:http";
import next from "next";
import { type Env, EnvError, env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/platform/time/site-time";
import { createCacheHandler } from "@/server/cache/cache-handler";
import { listenForChanges } from "@/server/change-listener";
import { logConsole } from "@/server/console-log";
import { databaseCheck, newestMigration } from "@/server/database-check";
import { createHandler } from "@/server/handler";
import { createNextApp } from "@/server/next-app";
import { RequestQueue } from "@/server/request-queue";
import { securityHeaders as securityHeadersOf } from "@/server/security-headers";
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
logConsole();
// next-auth reads these.
process.env.NEXTAUTH_URL = SITE_URL;
process.env.NEXTAUTH_SECRET = AUTH_SECRET;

// Requests reach proxy.ts under this host name; with another one Next would treat rewrites as external and call itself
// endlessly.
const app = next({ dev: false, dir: process.cwd(), hostname: "localhost", port: PORT, quiet: true });
const server = createServer();
const shutdown = gracefulShutdown(server, () => app.close());
// A load balancer needs a moment to notice.
process.on("SIGTERM", () => shutdown.start(1_000));
process.on("SIGINT", () => shutdown.start());
// The IPC channel of the demo and the tests, so that the server never outlives them.
process.on("disconnect", () => shutdown.start());
process.on("unhandledRejection", (error) => log().error({ err: error }, "a rejection was not handled"));
process.on("uncaughtException", (error) => {
  log().fatal({ err: error }, "the server stops after an unexpected error");
  process.exit(1);
});

server.once("error", (error: NodeJS.ErrnoException) => {
  const inUse = `Port ${PORT} is in use. Stop what runs there, or set PORT to another one.`;
  log().fatal(error.code === "EADDRINUSE" ? inUse : `The server cannot listen on ${HOST}:${PORT}: ${error.message}`);
  process.exit(1);
});

await app.prepare();
const databaseStatus = databaseCheck(DATABASE_URL, newestMigration());
const securityHeaders = securityHeadersOf(SITE_URL);
const nextApp = createNextApp(app.getRequestHandler());
// Longer waits would rather be spent on a page that tries again by itself.
const waiting = { maxWaiting: 2_000, timeoutMs: 8_000 };
// Half of the reads are free for one client, since a whole hall may share an address.
const reads = new RequestQueue({ slots: 64, fairFrom: 32, ...waiting });
const cache = createCacheHandler({
  next: nextApp,
  renders: new RequestQueue({ slots: 32, fairFrom: 0, ...waiting }),
  listen: (onChange) => listenForChanges(DATABASE_LISTEN_URL ?? DATABASE_URL, onChange),
  now: () => siteTime().getTime(),
  clockCookie: clockIsMovable() ? clockCookie : null,
  securityHeaders,
  siteUrl: SITE_URL,
});
server.on(
  "request",
  createHandler({
    next: nextApp,
    cache,
    reads,
    databaseStatus,
    isStopping: shutdown.isStopping,
    securityHeaders,
    siteUrl: SITE_URL,
    trustedProxies: TRUST_PROXY,
  }),
);
// Longer than load balancers keep idle connections, so that they never use one that is just being closed.
server.keepAliveTimeout = 65_000;
// Otherwise a client that stops reading would occupy its slot forever.
server.timeout = 60_000;
server.listen(PORT, HOST, () =>
  log().info({ port: PORT, siteUrl: SITE_URL, trustedProxies: TRUST_PROXY }, "listening"),
);
