import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/log";
import { isStopping, markStopping } from "@/lib/platform/stopping";

const timeoutMs = 10_000;

/**
 * Returns a function that stops the server: for `drainMs`, /healthz fails so that load balancers send no more requests;
 * then running requests have 10 seconds.
 */
export function gracefulShutdown(server: Server, close: () => Promise<void>): (drainMs?: number) => void {
  const responses = new Set<ServerResponse>();
  server.on("request", (_request, response: ServerResponse) => {
    if (isStopping()) response.shouldKeepAlive = false;
    responses.add(response);
    response.once("close", () => responses.delete(response));
  });
  const stop = async (drainMs: number) => {
    for (const response of responses) response.shouldKeepAlive = false;
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
  return (drainMs = 0) => {
    if (isStopping()) return;
    markStopping();
    void stop(drainMs);
  };
}
