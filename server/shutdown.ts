import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/log";

const patienceMs = 10_000;

/** How a process ends without anybody noticing. */
export interface Shutdown {
  /** Whether it has begun. */
  isStopping(): boolean;
  /**
   * Ends the process. For `drainMs` it still takes everything, but tells the balancer through /healthz and each client
   * with its answer to go elsewhere; then the requests under way finish (10 seconds at most). A second call changes
   * nothing: a terminal's Ctrl-C reaches a process and its parent alike.
   */
  begin(drainMs?: number): void;
}

/** Ends what listens on `server`, then calls `close` and exits. */
export function gracefulShutdown(server: Server, close: () => Promise<void>): Shutdown {
  let stopping = false;
  const finish = async (drainMs: number) => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    await sleep(drainMs);
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection becomes idle when its last request is done; nothing else closes it then.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => {
      log().warn("some requests took longer than 10 seconds and were cut off");
      server.closeAllConnections();
    }, patienceMs);
    await stopped;
    clearInterval(idle);
    clearTimeout(impatience);
    await Promise.race([close(), sleep(2_000)]);
    log().info("stopped");
    process.exit(0);
  };
  return {
    isStopping: () => stopping,
    begin: (drainMs = 0) => {
      if (stopping) return;
      stopping = true;
      void finish(drainMs);
    },
  };
}
