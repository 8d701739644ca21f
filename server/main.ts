import { createServer } from "node:http";
import next from "next";
import { sendMails } from "@/lib/mail/send-mails";
import { sessionCookie } from "@/lib/platform/auth/cookies";
import { logConsole } from "@/lib/platform/console-log";
import { markContentChanged } from "@/lib/platform/content-generation";
import { isDatabaseAway, isDatabaseUp } from "@/lib/platform/db/outage";
import { type Env, EnvError, env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { clockCookie, clockIsMovable, siteTime } from "@/lib/platform/time/site-time";
import { watchDeadlines } from "@/lib/readiness/deadline-mails";
import { listenForChanges } from "@/server/change-listener";
import { createHandler } from "@/server/handler";
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
const app = next({
  dev: false,
  dir: process.cwd(),
  hostname: "localhost",
  port: PORT,
  quiet: true,
  // Next listens for WebSockets here. On the real server, that would make Node hang up on clients that offer HTTP/2.
  httpServer: createServer(),
});
const server = createServer();
const shutdown = gracefulShutdown(server, () => app.close());
// Load balancers need a moment to notice that /healthz fails.
process.on("SIGTERM", () => shutdown(1_000));
process.on("SIGINT", () => shutdown());
// The IPC channel of the demo and the tests, so that the server never outlives them.
process.on("disconnect", () => shutdown());
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
const handle = createHandler({
  next: app.getRequestHandler(),
  isListening: listenForChanges(DATABASE_LISTEN_URL ?? DATABASE_URL, markContentChanged),
  isDatabaseUp,
  isDatabaseAway,
  now: () => siteTime().getTime(),
  bypassCookies: [sessionCookie.name(), ...(clockIsMovable() ? [clockCookie] : [])],
  siteUrl: SITE_URL,
  trustedProxies: TRUST_PROXY,
});
server.on("request", handle);
// Longer than load balancers keep idle connections, so that they never use one that is just being closed.
server.keepAliveTimeout = 65_000;
// Otherwise a client that stops reading would keep its response in memory forever. An import of 200 users takes a while.
server.timeout = 120_000;
server.listen(PORT, HOST, () => {
  log().info({ port: PORT, siteUrl: SITE_URL, trustedProxies: TRUST_PROXY }, "listening");
  void sendMails();
  void watchDeadlines();
});
