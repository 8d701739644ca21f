import type { Server } from "node:http";
import { log } from "@/lib/log";

const patienceMs = 10_000;

/**
 * Returns the way to end the process: no new connections, the requests under way finish (10 seconds at most), then
 * `close` and exit. A second call changes nothing: a terminal's Ctrl-C reaches a process and its parent alike.
 */
export function gracefulShutdown(server: Server, close: () => Promise<void>): (exitCode?: number) => void {
  let closing = false;
  const finish = async (exitCode: number) => {
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
    await Promise.race([close(), new Promise((resolve) => setTimeout(resolve, 2_000))]);
    log().info("stopped");
    process.exit(exitCode);
  };
  return (exitCode = 0) => {
    if (closing) return;
    closing = true;
    void finish(exitCode);
  };
}
