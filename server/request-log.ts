import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "@/lib/platform/log";

const maxPathLength = 300;

/** Successful health checks are for debugging only, because they come every few seconds. */
function levelOf(path: string, status: number): "error" | "debug" | "info" {
  if (status >= 500) return "error";
  return path === "/healthz" && status === 200 ? "debug" : "info";
}

/** Logs no personal data: no addresses, headers, queries or bodies. */
export function logRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { path: string; requestId: string },
): void {
  if (path.startsWith("/_next/static/")) return;
  const startedAt = performance.now();
  response.once("close", () => {
    const { statusCode: status } = response;
    const ms = Math.round(performance.now() - startedAt);
    const aborted = !response.writableFinished;
    const line = {
      method,
      path: path.slice(0, maxPathLength),
      status,
      ms,
      requestId,
      ...(aborted && { aborted }),
    };
    log()[levelOf(path, status)](line, "request");
  });
}
