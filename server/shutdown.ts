import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/log";

const timeoutMs = 10_000;

export interface Shutdown {
  isStopping(): boolean;
  /**
   * Accepts requests for `drainMs` more, while /healthz and `Connection: close` send clients elsewhere; then waits up to
   * 10 seconds for running requests and exits. A second call has no effect.
   */
  start(drainMs?: number): void;
}

/** Creates the graceful shutdown of `server`, which calls `close` before it exits the process. */
export function gracefulShutdown(server: Server, close: () => Promise<void>): Shutdown {
  let isStopping = false;
  const stop = async (drainMs: number) => {
    server.prependListener("request", (_request, response) => {
      response.shouldKeepAlive = false;
    });
    await sleep(drainMs);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Connections that become idle after server.close() stay open otherwise.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    const closeAll = setTimeout(() => {
      log().warn("some requests took longer than 10 seconds and were cut off");
      server.closeAllConnections();
    }, timeoutMs);
    await closed;
    clearInterval(closeIdle);
    clearTimeout(closeAll);
    await Promise.race([close(), sleep(2_000)]);
    log().info("stopped");
    process.exit(0);
  };
  return {
    isStopping: () => isStopping,
    start: (drainMs = 0) => {
      if (isStopping) return;
      isStopping = true;
      void stop(drainMs);
    },
  };
}
